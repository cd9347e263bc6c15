### Was nur das Brett der Galeerenschlacht im Browser sagt, auf Deutsch.

web-megadates-goal = Schreibe Befehle für dein Schiff; alle werden zugleich aufgedeckt. Ramme, beschieße und entere den Feind, und bleib über Wasser.
web-megadates-zoom = Zoom
web-megadates-nearer = Vergrößern
web-megadates-farther = Verkleinern
web-megadates-screen = Karte im Vollbild
web-megadates-whole = Ganze Karte
web-megadates-ships = Alle Schiffe
web-megadates-fleet = Alle Schiffe als Liste
web-megadates-where = Ort und Kurs
web-megadates-state = Zustand
web-megadates-card = Schiffskarte von { $ship }
web-megadates-squadron = Geschwader { $squadron }
web-megadates-prefect = Präfekt: { $name }, auf { $ship }
web-megadates-speed = Fahrt { $speed }
web-megadates-hull-of = Rumpf { $hull } von { $most }
web-megadates-ready = { $count } von { $seats } abgegeben
web-megadates-locked = Deine Befehle sind abgegeben. Sie werden aufgedeckt, wenn alle da sind.
web-megadates-nothing = noch nichts geschrieben
web-megadates-nothing-still = noch nichts geschrieben; gibst du so ab, liegt das Schiff still
web-megadates-row-ahead = Voraus
web-megadates-row-extra = Extra
web-megadates-row-astern = Achteraus
web-megadates-row-pivot = Auf der Stelle
web-megadates-away = Auf einem anderen Schiff
web-megadates-board = { $ship } entern, { $section }
web-megadates-go = zum { $section }
web-megadates-kind-fire = Feuer
web-megadates-kind-stuck = verkeiltes Schiff
web-megadates-kind-oars = Riemen
web-megadates-kind-rudder = Steuerruder
web-megadates-kind-ram = Rammsporn
web-megadates-kind-ballista = Ballista
web-megadates-flag-for = Für
web-megadates-type = Tippen
web-megadates-type-label = Befehle für { $ship } in einer Zeile
web-megadates-type-send = Diese Befehle schreiben
web-megadates-next-ship = Nächstes Schiff
web-megadates-short-shoot = schießen
web-megadates-short-prep = Brand
web-megadates-short-grapple = Haken
web-megadates-short-ungrapple = kappen
web-megadates-short-repair = reparieren
web-megadates-short-move = gehen
web-megadates-reach-about = Die Zahlen sind Entfernungen; Rotes liegt über Bug oder Heck und ist nicht zu beschießen, Dunkles ist außer Sicht.
web-megadates-sight = Sichtlinie
web-megadates-sight-about = Die Zahlen sind Entfernungen von { $ship } aus; eine gestrichelte Linie mit × ist außer Sicht.
web-megadates-reveal = Die Runde, Bild für Bild
web-megadates-watch = Die letzte Runde ansehen
web-megadates-skip = Überspringen
web-megadates-scene-numbers = { $rome } gegen { $pirates }, auf { $cols } mal { $rows } Rex
web-megadates-drag-about = Zieh einen Block an seinen Platz, oder halt Alt und drück eine Pfeiltaste; Entf nimmt ihn heraus.
web-megadates-drag-block = { $step }, Nummer { $place }
web-megadates-sealed = Versiegelte Befehle
web-megadates-sealed-about = Was von abgegebenen Befehlen zu sehen ist. Sobald alle aufgedeckt sind, prüft dein Browser jedes Siegel.
web-megadates-sealed-right = { $count ->
    [one] Ein versiegelter Befehl wurde geprüft und stimmt.
   *[other] { $count } versiegelte Befehle wurden geprüft und stimmen.
  }
web-megadates-sealed-wrong = Nicht wie versiegelt
web-megadates-sealed-ok = Wie versiegelt
web-megadates-signals = Flaggen: gehisst, gelesen und gesehen
web-megadates-signals-read = Gelesen von
web-megadates-signals-seen = Gesehen, nicht gelesen von
web-megadates-signals-missed = Außer Sicht von
web-megadates-signals-nobody = niemandem
web-megadates-more = { $count ->
    [one] und noch eines
   *[other] und noch { $count } weitere
}
# Der Gefechtsbericht, und das Ende
web-megadates-report-sum = { $ship }: { $hull ->
    [0] keine Rumpfpunkte verloren
    [one] ein Rumpfpunkt verloren
   *[other] { $hull } Rumpfpunkte verloren
}, { $chits ->
    [0] kein neuer Schaden
    [one] ein neuer Marker in der Kiste
   *[other] { $chits } neue Marker in der Kiste
}.
web-megadates-report-quiet = Deinen Schiffen ist nichts geschehen.
web-megadates-report-all = Alles, was zu sehen war
web-megadates-fleet-points = Punkte der Flotten
web-megadates-deeds-rams = Rammstöße
web-megadates-deeds-hits = Treffer
web-megadates-deeds-captures = Gekapert
web-megadates-deeds-hull = Rumpf verloren
# Das Pult des Spielleiters
web-megadates-umpire-eyes = Ansicht
web-megadates-umpire-own = Zuschauer: was alle sehen dürfen
web-megadates-umpire-time = Die Uhr
web-megadates-umpire-ready = Wer abgegeben hat
web-megadates-umpire-captain = Kapitän
web-megadates-umpire-by = Geht an
web-megadates-umpire-person = Jemand anders, per Link
web-megadates-umpire-what = Was falsch ist
web-megadates-umpire-number = Die richtige Zahl
web-megadates-umpire-note = Eine Notiz für alle, die bei der Partie aufbewahrt wird
web-megadates-umpire-hand = Das Pult weitergeben
web-megadates-correct-hull = Rumpfpunkte
web-megadates-correct-fire = Feuermarker
web-megadates-correct-speed = Fahrt
web-megadates-correct-shift = Sein Ort: ein Rex weiter
web-megadates-correct-swing = Sein Kurs: eine Drehung
web-megadates-correct-link = Ein Enterhaken fehlt
web-megadates-correct-unlink = Ein Enterhaken zu viel
web-megadates-correct-restore = Eine Einheit, die da sein müsste

## Die Befehle in Worten

web-megadates-take-out = Streichen: { $order }
web-megadates-notation = Befehle in Notation oder in Worten
web-megadates-choose-kind = Alle einer Art wählen
web-megadates-all-of = { $kind } × { $count }
web-megadates-whole-crew = Die ganze Mannschaft
web-megadates-free = diesen Befehl zurücknehmen
web-megadates-sound = Jetzt ist nichts beschädigt; sie reparieren, was in diesem Zug kaputtgeht.
web-megadates-far = { $far } Rexe entfernt
web-megadates-not-so = Abbrechen
web-megadates-do-shoot = Schießen
web-megadates-do-prep = Brandpfeile
web-megadates-do-grapple = Enterhaken
web-megadates-do-ungrapple = Kappen
web-megadates-do-repair = Reparieren
web-megadates-do-move = Entern, gehen
web-megadates-say-shoot = { $units }: schießen
web-megadates-say-shoot-at = { $units }: schießen auf { $targets }
web-megadates-say-plain = einfache Pfeile
web-megadates-say-prep = { $units }: Brandpfeile vorbereiten
web-megadates-say-prep-at = { $units }: Brandpfeile vorbereiten
web-megadates-say-grapple = { $units }: Enterhaken werfen
web-megadates-say-grapple-at = { $units }: Enterhaken werfen auf { $targets }
web-megadates-say-ungrapple = { $units }: Taue kappen
web-megadates-say-ungrapple-at = { $units }: Taue zu { $targets } kappen
web-megadates-say-repair = { $units }: reparieren
web-megadates-say-repair-at = { $units }: { $targets } reparieren
web-megadates-say-move = { $units }: gehen … wohin?
web-megadates-say-move-at = { $units }: { $targets }
web-megadates-say-flag = Flagge „{ $signal }“, { $to }

## Das Fenster auf die Karte

web-megadates-leave-screen = Vollbild verlassen
web-megadates-home = Mein Schiff
web-megadates-aids = Reichweite und Sichtlinie
web-megadates-two-fingers = Mit zwei Fingern verschiebst du die Karte.

## Tasten

web-megadates-key-ahead = vorwärts links, vorwärts, vorwärts rechts
web-megadates-key-extra = dasselbe als Extra
web-megadates-key-pivot = auf der Stelle links, still liegen, rechts
web-megadates-key-astern = rückwärts links, rückwärts, rückwärts rechts
web-megadates-key-stop = Notstopp
web-megadates-key-unit = eine Einheit wählen
web-megadates-key-verbs = schießen, Brandpfeile, Enterhaken, kappen, reparieren, entern oder gehen
web-megadates-key-ram = rammen
web-megadates-key-lock = Befehle abgeben

## Das Ende einer Schlacht

web-megadates-made = Woher die Punkte kommen
web-megadates-total = Summe
web-megadates-deed-prizes = Prisen
web-megadates-deed-sunk = versenkte Schiffe
web-megadates-deed-killed = getötete Einheiten
web-megadates-deed-prisoners = Gefangene
web-megadates-deed-loot = Beute
web-megadates-deed-honour = Ehre
web-megadates-course-of = Zug um Zug
web-megadates-plot = Rumpfpunkte jeder Flotte nach jedem Zug, Prisen bei dem, der sie nahm
web-megadates-turning = Zug { $turn }: { $side } +{ $swing }.
web-megadates-sum = { $name }: { $own } ÷ 2 für eigene Schiffe + { $command } für das Kommando = { $score }, abgerundet.
