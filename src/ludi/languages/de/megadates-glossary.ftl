### Fachwörter von Pompeius Magnus versus Megadates: was sie bedeuten, und wie man sie schreibt (`.forms`).

megadates-term-rex = Ein Rechteck der See, verlegt wie Ziegel in einer Mauer: sechs Nachbarn, und das Maß jeder Fahrt.
    .forms = Rex, Rexe
megadates-term-sagitarii = Bogenschützen. Sie schießen, auch mit Brandpfeilen, und können entern.
    .forms = Sagitarii
megadates-term-milites = Soldaten, nur auf römischen Schiffen. Im Nahkampf die Stärksten.
    .forms = Milites
megadates-term-extra = Ein Rex mehr für eine Runde. Einmal gespielt, ist sie aus dem Spiel.
    .forms = Extra-Karte, Extra-Karten, Extra
megadates-term-chit = Ein Marker für Schaden: Er sagt, was kaputt ist, und oft wie lange.
    .forms = Schadensmarker, Schadensmarkern
megadates-term-grapple = Seile mit Haken, die zwei Schiffe verbinden. Keines kann fahren oder drehen, und Einheiten können hinüber.
    .forms = Enterhaken
megadates-term-prize = Ein erobertes Schiff: Es wechselt die Seite und fährt unter denen, die es genommen haben.
    .forms = Prise, Prisen
megadates-term-navarch = Befehlshaber eines Geschwaders, auf seinem Flaggschiff. Darf je Runde eine Flagge setzen.
    .forms = Nauarch, Nauarchen, Navarch
megadates-term-trierarch = Kapitän eines Schiffes: schreibt seine Befehle.
    .forms = Trierarch, Trierarchen
megadates-term-subphase = Eine Runde wird in bis zu sechs Schlägen gefahren, je ein Rex, alle Schiffe zugleich.
    .forms = Unterphase, Unterphasen, Teilphase, Teilphasen, Subphase, Subphasen
