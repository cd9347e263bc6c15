### Pompeji auf Deutsch: eine Quelle für Terminal, Server und Browser.
### $seat ist ein Spieler oder seine Farbe (Rot), $colour und $seats sind Farben, $seats und $cards fertige Aufzählungen;
### $square ist ein kurzer Text (d4); $tile ist ein Symbol, oder zwei wie in „Helm oder Maske“.

pompeii-title = Pompeji
pompeii-about = Bevölkere die reiche Stadt am Vesuv mit deinen Leuten, und bring sie durch die Tore hinaus, ehe die Lava ihr Werk tut.

## Wörter

pompeii-seat-red = Rot
pompeii-seat-black = Schwarz
pompeii-seat-yellow = Gelb
pompeii-seat-blue = Blau
pompeii-colour-red = Rot
pompeii-colour-black = Schwarz
pompeii-colour-yellow = Gelb
pompeii-colour-blue = Blau
pompeii-symbol-vase = Vase
pompeii-symbol-helmet = Helm
pompeii-symbol-mask = Maske
pompeii-symbol-scroll = Schriftrolle
pompeii-symbol-column = Säule
pompeii-symbol-coin = Münze
# Die beiden Symbole eines Plättchens (P-152).
pompeii-or = { $first } oder { $second }
pompeii-building = Gebäude { $number }
pompeii-neutral = neutrales Gebäude
# Die Farben der Gebäude und Karten (P-05, P-17).
pompeii-hue-grey = grau
pompeii-hue-purple = violett
pompeii-hue-turquoise = türkis
pompeii-hue-brown = braun
pompeii-hue-neutral = neutral
pompeii-figure = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
pompeii-figure-of = { $count ->
    [one] { $count } Figur ({ $colour })
   *[other] { $count } Figuren ({ $colour })
}
pompeii-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
pompeii-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
pompeii-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
pompeii-free-spot = { $count ->
    [0] kein freier Platz
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
pompeii-relatives-left = { $count ->
    [one] noch { $count } Verwandter
   *[other] noch { $count } Verwandte
}
# Was ein Feld ist, für das Brett und wer es sich vorlesen lässt.
pompeii-square-empty = leer
pompeii-square-lava = Lava, { $symbol }
pompeii-square-start = Startfeld, { $symbol }
pompeii-square-gate = { $gate }, ein Stadttor
pompeii-square-gate-closed = { $gate }, von Lava versperrt
pompeii-exit-cost = { $count ->
    [one] { $count } Schritt bis in die Freiheit
   *[other] { $count } Schritte bis in die Freiheit
}
# Orte und Dinge, als Überschriften und Beschriftungen.
pompeii-word-supply = Vorrat
pompeii-word-city = in der Stadt
pompeii-word-saved = gerettet
pompeii-word-volcano = im Vulkan
pompeii-word-dead = tot
pompeii-word-box = zurück in der Schachtel
pompeii-word-hand = deine Hand
pompeii-word-hand-of = Hand von { $seat }
pompeii-word-deck = Nachziehstapel
pompeii-word-discard = Ablagestapel
pompeii-word-bag = Lavabeutel
pompeii-word-aside = beiseitegelegt
pompeii-word-gate = Stadttor
pompeii-word-lava = Lava
pompeii-word-relatives = Verwandte
pompeii-word-joker = Joker
pompeii-word-only-jokers = nur Joker
pompeii-word-omen = Omen
pompeii-word-ad79 = A.D. 79
pompeii-word-range = Reichweite
pompeii-word-on-turn = am Zug
pompeii-word-vesuvius = Vesuv
pompeii-word-caused = hat den Ausbruch ausgelöst

## Was ein Knopf tut

pompeii-action-erupt = Ausbruch ausrufen
pompeii-action-wait = Abwarten
pompeii-action-done = Keine Verwandten mehr
pompeii-action-no-figure = Ohne Figur ausspielen
pompeii-action-out = Die Stadt verlassen
pompeii-action-pass = Stehen bleiben

## Phasen und Abschnitte

pompeii-phase-deal = Das Austeilen
pompeii-phase-first = Einzug
pompeii-phase-eruption = Der Ausbruch
pompeii-phase-second = Flucht
pompeii-phase-over = Asche und Stille
pompeii-stage-deal = Austeilen
pompeii-stage-play = Karte
pompeii-stage-relatives = Verwandte
pompeii-stage-draw = Karte ziehen
pompeii-stage-omen = Omen
pompeii-stage-tile = Plättchen ziehen
pompeii-stage-lava = Lava
pompeii-stage-move-1 = erste Bewegung
pompeii-stage-move-2 = zweite Bewegung
pompeii-stage-over = zu Ende

## Aufforderungen. $supply zählt die Figur mit, die gerade eingesetzt wird; $count ist die Nummer des Plättchens.

pompeii-prompt-deal = Warte auf die Karten.
pompeii-prompt-play = { $supply ->
    [one] Spiel eine Karte aus und setz deine letzte Figur ein.
   *[other] Spiel eine Karte aus und setz eine Figur ein; du hast noch { $supply }.
}
pompeii-prompt-play-or-call = { $supply ->
    [one] Du hast nur Joker: Setz deine letzte Figur irgendwo ein, oder ruf den Ausbruch aus.
   *[other] Du hast nur Joker: Setz irgendwo eine Figur ein, oder ruf den Ausbruch aus; du hast noch { $supply } Figuren.
}
pompeii-prompt-play-no-figure = Du kannst keine Figur einsetzen; spiel trotzdem eine Karte aus.
pompeii-prompt-relatives = { $due ->
    [one] Setz einen Verwandten ein, oder verzichte darauf.
   *[other] Setz bis zu { $due } Verwandte ein, jeden in ein anderes Gebäude, oder hör auf.
}
pompeii-prompt-draw = { $seat } zieht eine Karte.
pompeii-prompt-omen = Ein Omen: Wähl eine Figur eines Mitspielers für den Vulkan.
pompeii-prompt-tile = { $seat } greift in den Beutel.
pompeii-prompt-lava = Leg das Lavaplättchen an: { $tile }.
pompeii-prompt-lava-first = Leg Plättchen { $count } der ersten sechs an: { $tile }.
pompeii-prompt-move-1 = Flieh mit einer deiner Figuren, oder bleib stehen.
pompeii-prompt-move-2 = Mach deine zweite Bewegung, oder bleib stehen.
pompeii-prompt-ask = Du hast nur Joker: Rufst du den Ausbruch aus, oder wartest du ab, während { $seat } spielt?
pompeii-prompt-wait = { $seat } ist am Zug.
pompeii-prompt-over = Die Partie ist zu Ende.

## Ereignisse

pompeii-dealt = Deine Karten sind { $cards }.
pompeii-dealt-hidden = { $seat } bekommt vier Karten.
pompeii-played = { $seat } spielt Karte { $number }.
pompeii-played-joker = { $seat } spielt Karte { $number } als Joker.
pompeii-played-no-figure = { $seat } spielt Karte { $number } ohne Figur.
pompeii-placed-card = { $seat } setzt eine Figur auf { $square } ({ $building }).
pompeii-placed-joker = { $seat } setzt mit einem Joker eine Figur auf { $square } ({ $building }).
pompeii-placed-relative = Ein Verwandter von { $seat } zieht auf { $square } ein ({ $building }).
pompeii-relatives-due = { $seat } darf { $count ->
    [one] { $count } Verwandten
   *[other] bis zu { $count } Verwandte
} einsetzen.
pompeii-relatives-lost = { $count ->
    [one] { $count } Verwandter
   *[other] { $count } Verwandte
} von { $seat } { $count ->
    [one] kommt
   *[other] kommen
} nicht.
pompeii-drawn = Du ziehst Karte { $number }.
pompeii-drawn-hidden = { $seat } zieht eine Karte.
pompeii-omen = { $seat } zieht ein Omen, und jemand anders muss dafür büßen.
pompeii-omen-nobody = { $seat } zieht ein Omen, aber es trifft niemanden.
pompeii-seethes = { $seat } zieht A.D. 79: Der Vesuv brodelt. Ab jetzt gelten Omen, Verwandte und Joker.
pompeii-hidden = A.D. 79 wird wieder versteckt, unter den letzten { $cards } Karten des Stapels.
pompeii-called = { $seat } zeigt { $cards }, nur Joker, und ruft den Ausbruch aus.
pompeii-erupted = Der Vesuv bricht aus, ausgelöst von { $seat }. Alle Karten werden abgelegt, und { $count ->
    [0] keine Figur kommt
    [one] { $count } Figur kommt
   *[other] { $count } Figuren kommen
} zurück in die Schachtel.
pompeii-tile = { $seat } zieht ein Lavaplättchen: { $tile }.
pompeii-lava = { $seat } legt Lava ({ $symbol }) auf { $square }.
pompeii-aside = Für das Plättchen von { $seat } ({ $tile }) ist kein Feld mehr frei; es wird beiseitegelegt.
pompeii-gate-closed = Lava versperrt { $gate }.
pompeii-died-omen = Das Omen wirft { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
} von { $square } in den Vulkan ({ $seats }).
pompeii-died-lava = Lava begräbt { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
} auf { $square } ({ $seats }).
pompeii-died-enclosed = Aus { $square } führt kein Weg mehr hinaus: { $count ->
    [one] { $count } Figur ist
   *[other] { $count } Figuren sind
} verloren ({ $seats }).
pompeii-died-left = Zurückgeblieben auf { $square }: { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
} ({ $seats }).
pompeii-moved = { $seat } läuft von { $origin } nach { $square }, mit Reichweite { $range }.
pompeii-saved = Gerettet: { $seat } verlässt die Stadt von { $origin } aus durch { $gate }.
pompeii-passed = { $seat } bleibt stehen.
pompeii-ended = Die Partie ist zu Ende: { $reason }.

## Gründe für das Ende, als zweite Hälfte von pompeii-ended

pompeii-reason-last_tile = das letzte Plättchen ist gezogen
pompeii-reason-empty_city = niemand ist mehr in der Stadt

## Ablehnungen. Der Client fügt die Regel zum Öffnen hinzu.

# P-45, P-103
pompeii-refuse-drawn = Karten und Plättchen werden gezogen, nie gewählt.
# P-39
pompeii-refuse-no-card-now = Jetzt wird keine Karte ausgespielt.
# P-78
pompeii-refuse-no-relatives = Jetzt gibt es keine Verwandten einzusetzen.
# P-57
pompeii-refuse-no-omen = Jetzt verlangt kein Omen ein Opfer von dir.
# P-109
pompeii-refuse-no-tile = Du hast jetzt kein Lavaplättchen anzulegen.
# P-118
pompeii-refuse-no-movement = Jetzt ist nicht die Zeit, Figuren zu bewegen.
# P-87
pompeii-refuse-not-asked = Die Frage nach dem Ausbruch stellt sich dir jetzt nicht.
# P-151
pompeii-refuse-no-call-edition = In dieser Ausgabe kann niemand den Ausbruch ausrufen.
# P-53
pompeii-refuse-not-seething = Der Ausbruch lässt sich erst ausrufen, wenn A.D. 79 gezogen wurde.
# P-88
pompeii-refuse-not-only-jokers = Nur wer lauter Joker auf der Hand hat, darf den Ausbruch ausrufen.
# P-48
pompeii-refuse-not-in-hand = Du hast keine Karte { $number } auf der Hand.
# P-19
pompeii-refuse-no-spots = Auf { $square } kann niemand wohnen: Dort gibt es keine Plätze.
# P-18
pompeii-refuse-full = Auf { $square } sind alle Plätze besetzt.
# P-41
pompeii-refuse-other-number = Solange in Gebäude { $number } ein Platz frei ist, gehört Karte { $number } dorthin und nicht auf { $square }.
# P-44
pompeii-refuse-must-place = Du kannst eine Figur einsetzen, also darfst du Karte { $number } nicht ohne Figur ausspielen.
# P-95
pompeii-refuse-no-figure = Du kannst jetzt keine Figur einsetzen; spiel die Karte ohne Figur aus.
# P-69, P-70
pompeii-refuse-causing-building = Auf { $square } können keine Verwandten einziehen: Das Feld gehört zu dem Gebäude, das sie herbeiruft.
# P-71
pompeii-refuse-one-relative = In das Gebäude auf { $square } ist in diesem Zug schon ein Verwandter eingezogen; mehr als einer darf es nicht sein.
# P-150
pompeii-refuse-one-relative-number = In ein Gebäude mit der Zahl von { $square } ist in diesem Zug schon ein Verwandter eingezogen; mehr als einer darf es nicht sein.
# P-67
pompeii-refuse-other-colour = Das Gebäude auf { $square } hat eine andere Farbe; Verwandte ziehen in ein Gebäude derselben Farbe oder in ein neutrales.
# P-59
pompeii-refuse-own-figure = Ein Omen trifft nie deine eigene Figur; wähl eine eines Mitspielers.
# P-57
pompeii-refuse-nobody-there = Auf { $square } steht keine Figur von { $colour }.
# P-08
pompeii-refuse-no-such-colour = { $colour } spielt in dieser Partie niemand.
# P-107
pompeii-refuse-reserved = { $square } ist für das erste Plättchen mit diesem Symbol reserviert: { $symbol }.
# P-106
pompeii-refuse-lava-there = Auf { $square } liegt schon Lava.
# P-104
pompeii-refuse-start-square = Das erste Plättchen dieses Symbols ({ $symbol }) gehört auf { $square }.
# P-105
pompeii-refuse-not-beside = { $square } grenzt an kein Plättchen mit diesem Symbol: { $symbol }.
# P-152
pompeii-refuse-name-symbol = Dieses Plättchen zeigt { $tile }: Sag, welches von beiden gelten soll.
# P-163
pompeii-refuse-no-symbol = Dieses Plättchen hat nur ein Symbol; nenn nur das Feld.
# P-152
pompeii-refuse-other-symbol = Dieses Symbol ist nicht auf dem Plättchen: { $symbol }.
# P-119
pompeii-refuse-no-own-figure = Auf { $square } steht keine deiner Figuren.
# P-119
pompeii-refuse-moved-already = Die Figur auf { $square } ist gerade erst gelaufen; nimm eine andere.
# P-129
pompeii-refuse-same-square = Eine Bewegung muss auf einem anderen Feld als { $square } enden.
# P-125
pompeii-refuse-lava-in-way = { $square } liegt unter Lava, dorthin kommt niemand mehr.
# P-121
pompeii-refuse-too-far = { $range ->
    [one] { $square } ist zu weit: Mit { $range } Schritt kommt diese Figur nicht hin.
   *[other] { $square } ist zu weit: Mit { $range } Schritten kommt diese Figur nicht hin.
}
# P-131
pompeii-refuse-gate-too-far = Um die Stadt von { $square } aus zu verlassen, braucht es { $cost ->
    [one] { $cost } Schritt
   *[other] { $cost } Schritte
}, und diese Figur hat { $range }.
# P-126
pompeii-refuse-start-closed = { $square } ist ein Startfeld ohne sein Plättchen, und in dieser Partie darf niemand darauf.
# P-14
pompeii-refuse-off-board = „{ $text }“ ist kein Feld der Stadt.

## Wie Aktionen getippt werden (P-163)

pompeii-notation-play = 7 f5 spielt Karte 7 mit einer Figur auf f5, 7 - ohne Figur
pompeii-notation-relatives = + d2 setzt einen Verwandten auf d2, done beendet das
pompeii-notation-omen = omen c3 red wirft eine rote Figur von c3 in den Vulkan
pompeii-notation-ask = erupt ruft den Ausbruch aus, wait nicht
pompeii-notation-lava = lava d4 legt das Plättchen auf d4; bei zwei Symbolen lava d4 coin
pompeii-notation-move = f5-f7 läuft von f5 nach f7, f5-out verlässt die Stadt, pass bleibt stehen

## Optionen. In den Namen steht -, wo die Option oder der Wert _ hat.

pompeii-option-edition = Ausgabe
    .about = Die Ausgaben unterscheiden sich in den Figuren, beim zweiten A.D. 79, in der Grenze für Verwandte und beim Ausrufen des Ausbruchs.
pompeii-choice-edition-amigo2004 = Amigo 2004: bis zu 36 Figuren für jeden, und wer nur Joker hat, darf den Ausbruch ausrufen
pompeii-choice-edition-mayfair2013 = Mayfair 2013: höchstens 30 Figuren für jeden, ein Verwandter je Zahl, kein Ausrufen

pompeii-option-dual-vent = Plättchen mit zwei Symbolen
    .about = Drei weitere Lavaplättchen zeigen zwei Symbole; wer eines zieht, wählt zwischen ihnen.
pompeii-choice-dual-vent-off = Nein: 45 Plättchen
pompeii-choice-dual-vent-on = Ja: 48 Plättchen

pompeii-option-start-squares = Unbenutzte Startfelder
    .about = Ob Lava eines anderen Symbols ein Startfeld bedecken darf, bevor sein eigenes Symbol begonnen hat.
pompeii-choice-start-squares-reserved = Reserviert: Kein anderes Symbol darf darauf
pompeii-choice-start-squares-beside = Daneben: Es darf bedeckt werden, und sein Symbol beginnt dann nebenan
pompeii-choice-start-squares-dead = Tot: Es darf bedeckt werden, und sein Symbol beginnt dann nie

pompeii-option-no-square = Ein Plättchen ohne Feld
    .about = Was mit einem Lavaplättchen geschieht, das nirgends passt.
pompeii-choice-no-square-aside = Beiseite: Es ist aus dem Spiel, und der Zug geht weiter
pompeii-choice-no-square-redraw = Noch einmal: Es kommt beiseite, und ein neues wird gezogen
pompeii-choice-no-square-anywhere = Überall: Es darf auf jedes offene, nicht reservierte Feld

pompeii-option-empty-starts = Figuren auf Startfeldern
    .about = Ob Figuren über ein Startfeld laufen dürfen, auf dem noch keine Lava liegt.
pompeii-choice-empty-starts-open = Offen: ein Feld wie alle anderen
pompeii-choice-empty-starts-closed = Gesperrt: Niemand betritt es, und kein Fluchtweg führt darüber
