### Pompeius Magnus gegen Megadates auf Deutsch: eine Quelle für Terminal, Server und Browser.
### $seat ist ein Platz; $ship, $first, $second, $rammer, $target und $by sind Schiffe (R1), $unit ist eine Einheit (R1.M2);
### $seats ist eine fertige Aufzählung; $reason, $signal, $chit, $mended, $stage, $section und $verb sind Texte dieser Datei.

megadates-title = Pompeius Magnus gegen Megadates
megadates-about = Zwei Flotten von Ruderschiffen, geheime Befehle, alle ziehen gleichzeitig: Ramme, schieß und entere, bis das Meer dir gehört.

## Wörter

megadates-side-rome = Rom
megadates-side-pirates = Piraten
megadates-fleet-rome = die römische Flotte
megadates-fleet-pirates = die Piratenflotte
megadates-type-deceres = Deceres
megadates-type-quadrireme = Quadrireme
megadates-type-liburnia = Liburne
megadates-role-trierarch = Trierarch
megadates-role-navarch = Nauarch
megadates-role-prefect = Präfekt
megadates-kind-remigis = Ruderer
megadates-kind-milites = Milites
megadates-kind-sagitarii = Sagittarii
megadates-kind-ballista = Ballista
megadates-squadron-red = Rot
megadates-squadron-purple = Violett
megadates-squadron-blue = Blau
megadates-squadron-white = Weiß
megadates-squadron-black = Schwarz
megadates-squadron-green = Grün
megadates-squadron-yellow = Gelb
megadates-squadron-grey = Grau
# Was ein Platz befehligt: $ships und $squadrons sind Reihen von Namen.
megadates-commands = { $ships } ({ $squadrons })
megadates-row = { $first }, { $rest }
megadates-the-squadron = Geschwader { $squadron }
megadates-status-afloat = schwimmt
megadates-status-off-map = außerhalb der Karte
megadates-status-sunk = gesunken
# Wie ein Schiff für sein Geschwader und für andere aussieht (N-159).
megadates-condition-ok = unbeschädigt
megadates-condition-damaged = beschädigt
megadates-condition-crippled = schwer beschädigt
megadates-condition-down = buglastig
megadates-condition-burning = brennt
megadates-facing-NE = Nordost
megadates-facing-E = Ost
megadates-facing-SE = Südost
megadates-facing-SW = Südwest
megadates-facing-W = West
megadates-facing-NW = Nordwest
megadates-section-bow = Bug
megadates-section-stern = Heck
# Was man einer Einheit befehlen kann, vor oder nach „nicht“.
megadates-verb-shoot = schießen
megadates-verb-prep = Brandpfeile vorbereiten
megadates-verb-grapple = Enterhaken werfen
megadates-verb-ungrapple = Enterhaken lösen
megadates-verb-repair = reparieren
megadates-verb-move = hinübergehen
# Flaggen (N-151).
megadates-signal-follow = Folgt mir
megadates-signal-attack = Angriff
megadates-signal-withdraw = Rückzug
megadates-signal-left = Links
megadates-signal-right = Rechts
# Schadensmarker, mit dem, was sie bewirken.
megadates-chit-ROWDIS = Ruderer in Unordnung
    .about = Ein Rex langsamer und eine Drehung weniger, bis die Ruderer auf einem stillliegenden Schiff ausgeruht haben.
megadates-chit-UNITDIS = Einheit in Unordnung
    .about = Eine Deckseinheit kann sich nur neu ordnen oder verteidigen.
megadates-chit-CASUALTY = Einheit verloren
    .about = Die schwächste Deckseinheit ist endgültig verloren.
megadates-chit-HELM = Steuermann getroffen
    .about = In der nächsten Runde keine Drehung in Fahrt.
megadates-chit-TANGLED = Riemen verheddert
    .about = In der nächsten Runde ein Rex langsamer.
megadates-chit-LEAK = Leck
    .about = Jede Runde ein Rumpfpunkt, bis die Ruderer es abdichten.
megadates-chit-STUCK = verkeilt
    .about = Hängt am gerammten Schiff fest, bis eine Einheit es freimacht.
megadates-chit-RUDDER = Steuerruder beschädigt
    .about = Eine Drehung weniger, bis es repariert ist.
megadates-chit-OARS = Riemen gebrochen
    .about = Ein Rex langsamer, bis sie repariert sind.
megadates-chit-RAMHEAD = Rammsporn gelockert
    .about = Kein Rammen, bis er repariert ist.
megadates-chit-BALLISTA = Ballista ausgefallen
    .about = Eine Ballista schweigt, bis sie repariert ist.
megadates-chit-NONE = keine Wirkung
    .about = Lärm und Splitter, sonst nichts.
# Was einem Schiff schadet.
megadates-cause-ram = gerammt
megadates-cause-rammer = beim Rammen
megadates-cause-collision = Zusammenstoß
megadates-cause-sinking = hinabgezogen
megadates-cause-leak = Leck
megadates-cause-fire = Feuer
# Was eine Reparatur gebracht hat, nach „R1 würfelt 5:“.
megadates-mended-fire = ein Feuer ist gelöscht
megadates-mended-stuck = das Schiff ist wieder frei
megadates-mended-oars = die Riemen sind ersetzt
megadates-mended-rudder = das Ruder gehorcht wieder
megadates-mended-ram = der Rammsporn sitzt wieder fest
megadates-mended-ballista = eine Ballista schießt wieder
megadates-mended-leak = ein Leck ist abgedichtet
megadates-mended-grapple = ein Enterhaken ist gekappt
# Orte und Dinge, als Überschriften und Beschriftungen.
megadates-word-fleet = Flotte
megadates-word-squadron = Geschwader
megadates-word-ship = Schiff
megadates-word-ships = Schiffe
megadates-word-crew = Besatzung
megadates-word-deck = Deck
megadates-word-unit = Einheit
megadates-word-units = Einheiten
megadates-word-rowers = Ruderer
megadates-word-disorder = Unordnung
megadates-word-engaged = im Nahkampf
megadates-word-prepared = Brandpfeile bereit
megadates-word-hull = Rumpf
megadates-word-mass = Masse
megadates-word-speed = Fahrt
megadates-word-last-speed = Fahrt der letzten Runde
megadates-word-turns = Drehungen
megadates-word-facing = Kurs
megadates-word-extra = Extrakarten
megadates-word-chits = wirksame Schäden
megadates-word-box = Schadensbox
megadates-word-fire = Feuer
megadates-word-grapple = Enterhaken
megadates-word-stuck = verkeilt
megadates-word-loot = Beute
megadates-word-captured = gekapert
megadates-word-sunk = versenkt
megadates-word-off-map = außerhalb der Karte
megadates-word-prisoners = Gefangene
megadates-word-killed = vernichtete Einheiten
megadates-word-points = Punkte
megadates-word-honour = Ehre
megadates-word-turn = Runde
megadates-word-turn-of = Runde { $turn } von { $last }
megadates-word-subphase = Unterphase
megadates-word-subphase-of = Unterphase { $subphase }
megadates-word-orders = Befehle
megadates-word-order-of = Befehle für { $ship }
megadates-word-course = Kurs
megadates-word-flag = Flagge
megadates-word-flag-unread = eine Flagge, die du nicht lesen kannst
megadates-word-to-all = an alle
megadates-word-locked = abgegeben
megadates-word-writing = schreibt
megadates-word-map = Seekarte
megadates-word-land = Land
megadates-word-rex = Rex { $rex }
megadates-word-report = Gefechtsbericht
megadates-word-story = Schiff für Schiff
megadates-word-dice = Würfel
megadates-word-reach = Reichweite
megadates-word-sight = Sichtlinie
megadates-word-arc = kein Schuss über Bug oder Heck
megadates-word-nearest = der nächste Feind
megadates-word-scenario = Szenario
megadates-word-umpire = Spielleiter
megadates-word-draw = unentschieden
megadates-word-result = Rom { $rome }, Piraten { $pirates }
# Zahlen.
megadates-hull-points = { $count ->
    [one] { $count } Rumpfpunkt
   *[other] { $count } Rumpfpunkte
}
megadates-fire-counters = { $count ->
    [one] { $count } Feuermarker
   *[other] { $count } Feuermarker
}
megadates-grapple-cards = { $count ->
    [one] { $count } Enterhaken
   *[other] { $count } Enterhaken
}
megadates-extra-cards = { $count ->
    [one] { $count } Extrakarte
   *[other] { $count } Extrakarten
}
megadates-chits = { $count ->
    [one] { $count } Schadensmarker
   *[other] { $count } Schadensmarker
}
megadates-disorder-counters = { $count ->
    [0] in guter Ordnung
    [one] { $count } Unordnungsmarker
   *[other] { $count } Unordnungsmarker
}
megadates-loot-tokens = { $count ->
    [one] { $count } Beutemarker
   *[other] { $count } Beutemarker
}
megadates-rexes = { $count ->
    [one] { $count } Rex
   *[other] { $count } Rex
}
megadates-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
megadates-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
megadates-back-in = { $count ->
    [0] darf jetzt zurück
    [one] darf in { $count } Runde zurück
   *[other] darf in { $count } Runden zurück
}
# Ein Schiff für alle, die die Karte hören, statt sie zu sehen.
megadates-ship-at = { $ship }, { $type }, { $side }, Heck in { $stern }, Bug in { $bow }, Kurs { $facing }
megadates-ship-small-at = { $ship }, { $type }, { $side }, in { $stern }, Kurs { $facing }

## Was ein Knopf tut

megadates-action-ahead = Voraus
megadates-action-ahead-left = Voraus, dann links
megadates-action-ahead-right = Voraus, dann rechts
megadates-action-extra = Extraschritt
megadates-action-extra-left = Extraschritt, dann links
megadates-action-extra-right = Extraschritt, dann rechts
megadates-action-astern = Achteraus
megadates-action-astern-left = Achteraus, dann links
megadates-action-astern-right = Achteraus, dann rechts
megadates-action-stop = Notstopp
megadates-action-pivot-left = Auf der Stelle nach links
megadates-action-pivot-right = Auf der Stelle nach rechts
megadates-action-lie = Stillliegen
megadates-action-ram = Rammen
megadates-action-spare = Verschonen
megadates-action-seal = Leck abdichten
megadates-action-return = Auf die Karte zurückkehren
megadates-action-shoot = Schießen
megadates-action-plain = Mit einfachen Pfeilen
    .about = Sie fliegen weiter als Brandpfeile, und die Vorbereitung geht verloren (N-115).
megadates-action-prep = Brandpfeile vorbereiten
megadates-action-grapple = Enterhaken werfen
megadates-action-ungrapple = Enterhaken kappen oder lösen
megadates-action-repair = Reparieren oder löschen
megadates-action-move = Entern oder gehen
megadates-action-flag = Flagge hissen
megadates-action-target = Ziel
megadates-action-done = Befehle fertig
megadates-action-lock = Befehle abgeben
megadates-action-unlock = Befehle zurücknehmen
megadates-action-clear = Befehle löschen
megadates-action-deadline = Frist jetzt beenden
megadates-action-end = Schlacht beenden

## Das Pult des Spielleiters

megadates-umpire-desk = Pult des Spielleiters
megadates-umpire-see-all = Alles sehen
megadates-umpire-see-as = Sehen, was { $seat } sieht
megadates-umpire-pause = Anhalten
megadates-umpire-resume = Weiter
megadates-umpire-extend = Mehr Zeit geben
megadates-umpire-substitute = Kapitän ersetzen
megadates-umpire-correct = Stellung korrigieren
megadates-umpire-overrule = Entscheidung ändern
megadates-umpire-reason = Grund
megadates-umpire-looked = Der Spielleiter sieht, was { $seat } sieht.
megadates-umpire-intervened = Der Spielleiter greift ein: { $reason }.

## Abschnitte einer Runde

megadates-stage-orders = Befehle
megadates-stage-stops = Notstopps
megadates-stage-moves = alle Schiffe ziehen
megadates-stage-encounters = Begegnungen
megadates-stage-crossing = Einheiten gehen hinüber
megadates-stage-grapples = Enterhaken
megadates-stage-shooting = Beschuss
megadates-stage-melee = Nahkampf
megadates-stage-damage = Rammstöße und Zusammenstöße
megadates-stage-sinking = ein Schiff geht unter
megadates-stage-repair = Reparaturen
megadates-stage-sealing = Lecks
megadates-stage-over = vorbei

## Aufforderungen

megadates-prompt-orders = Schreib die Befehle für { $ship }.
megadates-prompt-wait = Es fehlen noch Befehle von: { $seats }.
megadates-prompt-wait-many = Die Befehle von { $count } Kapitänen fehlen noch.
megadates-prompt-ram = { $ship } hat höher gewürfelt als { $other }: rammen oder verschonen?
megadates-prompt-wait-ram = Wer höher gewürfelt hat, entscheidet über das Rammen: { $seats }.
megadates-prompt-die = Ein Würfel fällt: { $stage }.
megadates-prompt-chit = Ein Marker wird gezogen: { $stage }.
megadates-prompt-draw = Etwas geschieht im Nebel: { $stage }.
megadates-prompt-over = Die Schlacht ist vorbei.

## Ereignisse

megadates-locked = Die Befehle von { $seat } sind abgegeben.
megadates-revealed = Runde { $turn }: Alle Befehle liegen offen, für { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}.
megadates-late = Für { $ship } kamen die Befehle nicht rechtzeitig: Das Schiff hält nur seinen Kurs.
megadates-flag = { $ship } hisst eine Flagge: „{ $signal }“.
megadates-flag-to = { $ship } hisst eine Flagge für ein Geschwader ({ $squadron }): „{ $signal }“.
megadates-flag-unread = Auf { $ship } weht eine Flagge, die du nicht lesen kannst.
megadates-stop = { $count ->
    [0] { $ship } macht einen Notstopp, und nichts geht zu Bruch.
    [one] { $ship } macht einen Notstopp und zieht { $count } Schadensmarker.
   *[other] { $ship } macht einen Notstopp und zieht { $count } Schadensmarker.
}
megadates-sailed = Unterphase { $subphase }: { $count ->
    [one] { $count } Schiff zieht
   *[other] { $count } Schiffe ziehen
}.
megadates-alongside = { $first } und { $second } gleiten aneinander vorbei (Würfel { $die } und { $other }).
megadates-ram = { $rammer } rammt { $ship } (Würfel { $die } und { $other }).
megadates-collision = { $first } und { $second } stoßen zusammen (Würfel { $die } und { $other }).
megadates-head-on = { $first } und { $second } rammen einander Bug an Bug und stoßen zusammen.
megadates-left = { $ship } verlässt die Karte.
megadates-returned = { $ship } ist zurück, in Rex { $rex }.
megadates-crossed = { $unit } geht hinüber: { $section } von { $ship }.
megadates-vain-no-target = { $units }: Kein Feind ist in Reichweite und in Sicht.
megadates-vain-nobody = { $units }: Kein Ziel für den Enterhaken, denn kein Feind kam ins Rex.
megadates-vain-enemies = { $units }: Kein Entkommen, denn hier und dort stehen Feinde.
megadates-vain-full = { $units }: Kein Hinüberkommen, denn das Deck dort ist voll.
megadates-vain-no-way = { $units }: Kein Hinüberkommen, denn es gibt keinen Weg mehr.
megadates-vain-fought = { $units }: Im Nahkampf gebunden, deshalb nicht möglich: { $verb }.
megadates-vain-no-rex = { $ship } findet kein freies Rex für die Rückkehr und wartet.
megadates-grappled = { $unit } wirft einen Enterhaken auf { $target }, und er hält (Würfel { $die }).
megadates-grapple-missed = { $unit } wirft einen Enterhaken auf { $target }, und er rutscht ab (Würfel { $die }).
megadates-shot-hit = { $unit } schießt auf { $target } und trifft (Würfel { $die }).
megadates-shot-missed = { $unit } schießt auf { $target } und verfehlt das Ziel (Würfel { $die }).
megadates-fire-hit = { $unit } schießt Brandpfeile auf { $target } und trifft (Würfel { $die }).
megadates-fire-missed = { $unit } schießt Brandpfeile auf { $target } und verfehlt das Ziel (Würfel { $die }).
# Feuer fasst bei 4, 5 oder 6 (N-114); $count sind alle Feuermarker auf dem Schiff.
megadates-burns = { $die ->
    [1] Der Brandpfeil auf { $ship } erlischt (Würfel { $die }).
    [2] Der Brandpfeil auf { $ship } erlischt (Würfel { $die }).
    [3] Der Brandpfeil auf { $ship } erlischt (Würfel { $die }).
   *[other] { $ship } brennt (Würfel { $die }): jetzt { $count ->
        [one] { $count } Feuermarker
       *[other] { $count } Feuermarker
    }.
}
megadates-spreads = Das Feuer springt auf { $ship } über: jetzt { $count ->
    [one] { $count } Feuermarker
   *[other] { $count } Feuermarker
}.
megadates-chit = { $ship } zieht einen Schadensmarker: { $chit }. Er kommt in die Schadensbox.
megadates-chit-back = { $ship } zieht einen Schadensmarker: { $chit }. Er kommt zurück.
megadates-chit-hidden = { $ship } zieht einen Schadensmarker.
megadates-fought = Nahkampf auf { $ship } ({ $section }): Rom { $rome }, Piraten { $pirates }. { $unit } fällt.
megadates-fought-even = Nahkampf auf { $ship } ({ $section }): Rom { $rome }, Piraten { $pirates }. Niemand weicht.
megadates-fought-seen = Nahkampf auf { $ship } ({ $section }): Die Würfel zeigen { $rome } für Rom und { $pirates } für die Piraten.
megadates-struck-ram = { $ship } wird von { $other } gerammt (Würfel { $die }): { $count ->
    [0] kein Schadensmarker
    [one] { $count } Schadensmarker
   *[other] { $count } Schadensmarker
}, Rumpf -{ $hull }.
megadates-struck-rammer = { $ship } spürt den eigenen Rammstoß gegen { $other } (Würfel { $die }): { $count ->
    [0] kein Schadensmarker
    [one] { $count } Schadensmarker
   *[other] { $count } Schadensmarker
}.
megadates-struck-collision = { $ship } nimmt beim Zusammenstoß mit { $other } Schaden: { $count ->
    [one] { $count } Schadensmarker
   *[other] { $count } Schadensmarker
}, Rumpf -{ $hull }.
megadates-struck-sinking = { $other } zerrt im Sinken an { $ship }: { $count ->
    [one] { $count } Schadensmarker
   *[other] { $count } Schadensmarker
}.
megadates-captured = { $ship } ergibt sich { $by }, mit { $count ->
    [one] { $count } gefangenen Einheit
   *[other] { $count } gefangenen Einheiten
}.
megadates-captured-seen = { $ship } ergibt sich { $by }.
megadates-won-back = Die Besatzung von { $ship } erobert ihr eigenes Schiff zurück.
megadates-retaken = { $by } erobert { $ship } zurück und gibt es seinem Kapitän wieder.
megadates-sank = { $ship } sinkt mit Mann und Maus.
megadates-mended = { $ship } würfelt { $die }: { $mended }.
megadates-mended-seen = Auf { $ship } wird gearbeitet (Würfel { $die }).
megadates-not-mended = { $ship } würfelt { $die } und repariert nichts.
megadates-released = { $ship } löst die Seile, die { $target } halten.
megadates-hull-leak = Das Wasser kostet { $ship } { $count ->
    [one] { $count } Rumpfpunkt
   *[other] { $count } Rumpfpunkte
}.
megadates-hull-fire = Das Feuer kostet { $ship } { $count ->
    [one] { $count } Rumpfpunkt
   *[other] { $count } Rumpfpunkte
}.
megadates-effect = { $ship }: { $chit } (jetzt wirksam).
megadates-effect-unit = { $ship }: { $chit }; betroffen ist { $unit }.
megadates-corrected = Der Spielleiter hat etwas korrigiert: { $action }.
megadates-corrected-ship = Der Spielleiter hat auf { $ship } etwas korrigiert.
megadates-corrected-hidden = Der Spielleiter hat etwas korrigiert.
megadates-ended = Die Schlacht ist vorbei: { $reason }.

## Gründe für das Ende, als zweite Hälfte von megadates-ended

megadates-reason-fleet_gone = eine Flotte hat kein Schiff mehr
megadates-reason-turn_limit = die letzte Runde ist gespielt
megadates-reason-agreed = alle wollten aufhören

## Ablehnungen. Der Client fügt die Regel zum Öffnen hinzu.

# N-166
megadates-refuse-correction = Nur ein Spielleiter korrigiert die Stellung.
# N-166
megadates-refuse-correct-when = Korrigiert wird nur, während Befehle geschrieben werden.
# N-166
megadates-refuse-correct-ship = { $ship } ist nicht auf der Karte, also gibt es dort nichts zu korrigieren.
# N-166
megadates-refuse-correct-range = Bei { $ship } geht es von { $low } bis { $high }.
# N-166
megadates-refuse-correct-place = { $ship } läge dann außerhalb der Karte, an Land oder getrennt von einem Schiff, an dem es hängt.
# N-166
megadates-refuse-correct-link = { $ship } und { $other } sind keine Feinde im selben Rex.
# N-166
megadates-refuse-correct-unlink = Kein Seil von { $ship } hält { $other }.
# N-166
megadates-refuse-correct-unit = { $unit } ist nicht verloren, oder auf dem eigenen Schiff ist kein Platz dafür.
# N-155
megadates-refuse-talk = Solange die Schlacht dauert, sprichst du nur mit deinem Geschwader; der Chat am Tisch öffnet nach der Schlacht.
# N-155
megadates-refuse-talk-flags = Solange die Schlacht dauert, gibt es nur Flaggen; der Chat am Tisch öffnet nach der Schlacht.
# N-165
megadates-refuse-chance = Würfe und Marker bestimmt der Zufall.
# N-167
megadates-refuse-table = Nur der Tisch selbst lässt die Frist enden oder beendet die Schlacht.
# N-075
megadates-refuse-ram-or-spare = Du hast höher gewürfelt: Sag, ob du rammst oder das andere Schiff verschonst.
# N-075
megadates-refuse-spare = Verschonen kannst du ein Schiff nur, wenn du gefragt wirst, ob du es rammst.
# N-040
megadates-refuse-not-now = Befehle werden zwischen den Runden geschrieben, nicht jetzt.
# N-041
megadates-refuse-locked = Deine Befehle sind abgegeben; nimm sie zurück, um sie zu ändern.
# N-090
megadates-refuse-say-where = Sag zuerst, wohin { $unit } gehen soll.
# N-017
megadates-refuse-off-map = { $ship } ist außerhalb der Karte und kann nur zurückkehren.
# N-043
megadates-refuse-course-first = Der Kurs kommt zuerst, und { $ship } hat schon Befehle, die danach kommen.
# N-061
megadates-refuse-attached = { $ship } hängt an einem anderen Schiff und kann weder fahren noch drehen.
# N-126
megadates-refuse-no-hands = { $ship } ist eine Prise ohne eine deiner Einheiten an Bord, also rudert niemand.
# N-057
megadates-refuse-stopped = Nach einem Notstopp bewegt sich { $ship } in dieser Runde nicht mehr.
# N-040
megadates-refuse-too-long = Ein Kurs hat höchstens { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}.
# N-016
megadates-refuse-left-map = Bis dahin hat { $ship } die Karte verlassen.
# N-060
megadates-refuse-mixed = Ein Kurs führt voraus, achteraus oder dreht auf der Stelle; das lässt sich nicht mischen.
# N-059
megadates-refuse-after-astern = Nach einer Fahrt achteraus muss ein Schiff eine ganze Runde stillliegen, bevor es voraus fährt.
# N-052
megadates-refuse-extra = { $count ->
    [0] In dieser Runde lässt sich keine Extrakarte spielen.
    [one] In dieser Runde lässt sich nur { $count } Extrakarte spielen.
   *[other] In dieser Runde lassen sich nur { $count } Extrakarten spielen.
}
# N-052
megadates-refuse-extra-last = Extraschritte kommen zuletzt.
# N-050
megadates-refuse-too-fast = { $count ->
    [0] Dieses Schiff kann jetzt nicht voraus fahren.
    [one] Dieses Schiff schafft höchstens { $count } Rex; darüber hinaus braucht es Extrakarten.
   *[other] Dieses Schiff schafft höchstens { $count } Rex; darüber hinaus braucht es Extrakarten.
}
# N-058
megadates-refuse-not-still = Achteraus fährt ein Schiff nur nach einer Runde ohne Fahrt oder nach einer Fahrt achteraus.
# N-060
megadates-refuse-too-fast-astern = { $count ->
    [0] Dieses Schiff kann jetzt nicht achteraus fahren.
    [one] Dieses Schiff schafft achteraus höchstens { $count } Rex.
   *[other] Dieses Schiff schafft achteraus höchstens { $count } Rex.
}
# N-065
megadates-refuse-turns = { $count ->
    [0] Dieses Schiff kann jetzt in Fahrt nicht drehen.
    [one] Dieses Schiff kann höchstens { $count } Drehung machen.
   *[other] Dieses Schiff kann höchstens { $count } Drehungen machen.
}
# N-009
megadates-refuse-land = Land liegt im Weg.
# N-054
megadates-refuse-too-slow = { $count ->
    [0] Der Kurs ist noch nicht vollständig.
    [one] Ein Schiff wird höchstens um zwei Rex langsamer: Fahr mindestens { $count } Rex, oder mach einen Notstopp.
   *[other] Ein Schiff wird höchstens um zwei Rex langsamer: Fahr mindestens { $count } Rex, oder mach einen Notstopp.
}
# N-066
megadates-refuse-pivots = { $count ->
    [one] Auf der Stelle kann dieses Schiff { $count } Drehung machen, in den ersten vier Unterphasen.
   *[other] Auf der Stelle kann dieses Schiff { $count } Drehungen machen, in den ersten vier Unterphasen.
}
# N-017
megadates-refuse-return = { $ship } ist schon auf der Karte.
# N-152
megadates-refuse-flag-twice = { $ship } hisst schon eine Flagge; mehr als eine geht nicht.
# N-152
megadates-refuse-flag = Nur das Schiff eines Befehlshabers hisst Flaggen, und nur für die eigene Flotte; { $ship } kann diese nicht hissen.
# N-138
megadates-refuse-seal = Die Ruderer von { $ship } können nur ein wirksames Leck abdichten, auf einem stillliegenden Schiff und in guter Ordnung.
# N-137
megadates-refuse-ram-sprung = Der Rammsporn von { $ship } ist gelockert; reparier ihn zuerst.
# N-073
megadates-refuse-ram = Zum Rammen muss { $ship } mindestens einen Schritt voraus fahren.
# N-021
megadates-refuse-no-unit = Es gibt kein { $unit }, dem man Befehle geben könnte.
# N-126
megadates-refuse-other-ship = { $unit } bekommt seine Befehle nicht mit { $ship }.
# N-024
megadates-refuse-one-action = { $unit } hat schon einen Befehl, und eine Einheit tut je Runde nur eines.
# N-028
megadates-refuse-disordered = { $unit } ist in Unordnung; die Einheit ordnet sich neu oder verteidigt sich.
# N-027
megadates-refuse-ballista = { $unit } kann nur schießen und Brandpfeile vorbereiten.
# N-091
megadates-refuse-no-section = { $unit } geht nur in einen Teil hinüber, der in einem Rex des eigenen Standorts liegt: { $places }.
# N-092
megadates-refuse-no-rope = { $unit } kommt nicht dorthin: Auf ein anderes Schiff führt nur ein Enterhaken, den ein Schiff der eigenen Seite in einer früheren Runde geworfen hat.
# N-090
megadates-refuse-stands-there = Für { $unit } gibt es dort keinen anderen Teil, in den es gehen könnte.
# N-030
megadates-refuse-engaged = { $unit } steht unter Feinden und kann nur kämpfen oder weggehen.
# N-026
megadates-refuse-no-archer = { $unit } hat keine Bögen, also nicht möglich: { $verb }.
# N-137
megadates-refuse-silent = { $unit } ist ausgefallen, bis es repariert ist.
# N-115
megadates-refuse-prepared = { $unit } hat die Brandpfeile schon bereit.
# N-115
megadates-refuse-plain = Einfache Pfeile kann man nur einer Einheit befehlen, die schießt; { $unit } tut etwas anderes.
# N-115
megadates-refuse-plain-twice = { $unit } schießt einfache Pfeile; dabei bleibt es.
# N-118
megadates-refuse-no-order = Gib erst einer Einheit einen Befehl, dann nenn ihr Ziel.
# N-118
megadates-refuse-no-free-unit = Für { $action } ist keine Einheit frei.
# N-118
megadates-refuse-one-too-many = { $action } ist ein Befehl zu viel: { $orders } haben zusammen nur { $units }.
# N-136
megadates-refuse-repair-kind = Nenn für eine Reparatur durch { $unit }, was zu reparieren ist, jedes einmal: fire, stuck, oars, rudder, ram oder ballista.
# N-117
megadates-refuse-target = Das ist kein Ziel für { $unit }.

## Wie Befehle getippt werden (Abschnitt 13)

megadates-notation-order = R1: 1 1L E; RAM; SHOOT(S1)@near ist ein ganzer Befehl: Schiff, Kurs, dann Aktionen
megadates-notation-course = 1 voraus, 1L und 1R voraus und drehen, E mit einer Extrakarte, -1 achteraus, 0! Notstopp, 0L und 0R drehen auf der Stelle, 0 stillliegen
megadates-notation-ship = RAM rammt, SEAL lässt die Ruderer ein Leck abdichten, RETURN kehrt auf die Karte zurück
megadates-notation-units = SHOOT, PREP, GRAPPLE, UNGRAPPLE und REPAIR, mit Einheiten in Klammern und Zielen nach @, wie in SHOOT(S1,B1)@P2,near; mit plain am Ende werden keine Brandpfeile geschossen
megadates-notation-move = MOVE(M1)>stern geht ans andere Ende des Schiffs, MOVE(M1)>P2.bow entert P2
megadates-notation-flag = FLAG ATTACK gilt allen, FLAG FOLLOW blue einem Geschwader; die Flaggen sind FOLLOW, ATTACK, WITHDRAW, LEFT und RIGHT
megadates-notation-parts = Teil für Teil: 1L, ram, shoot R1.S1, @P3, > P2.bow, flag attack, done

## Szenarien

megadates-scenario-tirocinium = Tirocinium, das Übungsduell
megadates-scenario-tirocinium-about = Zwei Quadriremen, eine auf jeder Seite, laufen auf leerer See aufeinander zu. Hier lernst du, wie ein Schiff Fahrt aufnimmt, wie es dreht und was ein Rammstoß anrichtet.
megadates-scenario-squadron = Ein Geschwadergefecht
megadates-scenario-squadron-about = Zwei römische Quadriremen und eine Liburne treffen auf eine Quadrireme der Piraten mit drei schnellen Liburnen. Gewicht und Soldaten stehen gegen Tempo und Zahl, und ringsum ist nur Wasser.
megadates-scenario-insulae = Zwischen den Inseln
megadates-scenario-insulae-about = Hinter drei Inseln lauern Piraten, während sich fünf römische Schiffe von Westen her vortasten. Land nimmt die Sicht, und wer zu spät dreht, dem geht das Meer aus.
megadates-scenario-praeda = Der Beutekonvoi
megadates-scenario-praeda-about = Sieben Beutemarker sind in drei Piratenschiffen auf dem Heimweg nach Westen, begleitet von vier weiteren Schiffen. Zwei römische Geschwader nähern sich von Norden und Süden: Schneid dem Konvoi den Weg ab, bevor er entkommt.
megadates-scenario-coracesium = Coracesium, 67 v. Chr.
megadates-scenario-coracesium-about = Ihre Familien und Schätze haben die Piraten in den Festungen des Taurus zurückgelassen; nun bemannen sie ihre Schiffe und segeln Pompeius entgegen. Zwölf römische Schiffe gegen fünfzehn, je drei Geschwader, Präfekt gegen Präfekt.
# Wie ein Szenario gewonnen wird.
megadates-victory-points = Die Flotte mit mehr Punkten gewinnt.
megadates-victory-last_afloat_or_points = Die letzte schwimmende Flotte gewinnt; sind es beide, die mit mehr Punkten.
megadates-victory-loot_then_points = Heimgebrachte Beute zählt mit den anderen Punkten, und die Flotte mit mehr davon gewinnt.

## Optionen. In den Namen steht -, wo die Option oder der Wert _ hat.

megadates-option-scenario = Szenario
    .about = Welche Schlacht geschlagen wird; auch eine eigene Szenariodatei lässt sich laden.
megadates-choice-scenario-tirocinium = Tirocinium: eine Quadrireme gegen eine
megadates-choice-scenario-squadron = Geschwadergefecht: drei Schiffe gegen vier
megadates-choice-scenario-insulae = Zwischen den Inseln: fünf Schiffe gegen sechs
megadates-choice-scenario-praeda = Der Beutekonvoi: sechs Schiffe gegen sieben
megadates-choice-scenario-coracesium = Coracesium: zwölf Schiffe gegen fünfzehn

megadates-option-commands = Jeder Spieler befehligt
    .about = Ob jeder Spieler ein Schiff, ein Geschwader oder eine ganze Flotte hat.
megadates-choice-commands-ships = Ein Schiff
megadates-choice-commands-squadrons = Ein Geschwader
megadates-choice-commands-fleets = Eine ganze Flotte

megadates-option-subphase-order = Reihenfolge in einer Unterphase
    .about = Ob Rammstöße vor dem Hinübergehen und den Enterhaken kommen oder danach.
megadates-choice-subphase-order-full = Die vollen Regeln: Rammstöße zuerst
megadates-choice-subphase-order-qr = Die Kurzübersicht: Rammstöße zuletzt

megadates-option-ram-friends = Freunde rammen
    .about = Ob ein Rammbefehl auch gegen Schiffe der eigenen Flotte wirkt.
megadates-choice-ram-friends-off = Nein: Freunde stoßen höchstens zusammen
megadates-choice-ram-friends-on = Ja: Gerammt ist gerammt

megadates-option-leaks = Lecks
    .about = Wie schnell ein leckes Schiff Rumpfpunkte verliert.
megadates-choice-leaks-ship = Ein Punkt je Runde, wie viele Lecks es auch sind
megadates-choice-leaks-each = Ein Punkt je Runde für jedes Leck

megadates-option-comms = Absprachen
    .about = Ob die Kapitäne eines Geschwaders miteinander sprechen dürfen.
megadates-choice-comms-squadron = Im Geschwader: sprechen; darüber hinaus: Flaggen
megadates-choice-comms-flags-only = Nur Flaggen, für alle

megadates-option-fog = Nebel
    .about = Ob feindliche Schiffe außer Sicht sein können.
megadates-choice-fog-none = Keiner: Jedes Schiff ist zu sehen
megadates-choice-fog-los = Sichtlinie: Feinde erscheinen, wenn dein Geschwader sie sieht oder nahe ist

megadates-option-new-flagship = Ein neues Flaggschiff
    .about = Ob ein Geschwader, das das Schiff seines Befehlshabers verloren hat, ein neues Flaggschiff bekommt.
megadates-choice-new-flagship-off = Nein: Seine Flaggen sind verloren
megadates-choice-new-flagship-on = Ja: sein erstes noch schwimmendes Schiff, zwei Runden später

## Was ein Platz ist, und sein Blatt Papier

megadates-seat-squadron = Geschwader { $squadron }
megadates-seat-card = { $ship }, { $type }: Rumpf { $hull } · Masse { $mass } · Fahrt { $speed }, höchstens { $most } · Drehungen { $turns } · Extra-Karten { $extra } · Milites { $milites } · Sagittarii { $sagitarii } · Ballisten { $ballista }
