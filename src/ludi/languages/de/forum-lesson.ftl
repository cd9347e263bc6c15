## Die Lektion zu Forum Romanum

forum-lesson-chapter-place = Einsetzen
forum-lesson-chapter-complete = Füllen und werten
forum-lesson-chapter-fewest = Die wenigsten
forum-lesson-chapter-stalemate = Patt
forum-lesson-chapter-jump = Springen

forum-lesson-goal = Dein Senator läuft am Rand dieses Bretts entlang; wer am weitesten kommt, gewinnt. Schritte gibt es in Sektoren: jede Reihe, Spalte, lange Diagonale und jedes Gebäude ist einer. Auf jedem Sektor, der noch nicht gewertet wurde, liegt eine Münze.
forum-lesson-place = Du spielst Rot. Wenn du dran bist, setzt du einen Römer auf ein freies Feld. Beginne in der Mitte: Tippe auf d4. Das Feld zählt für seine Reihe, seine Spalte, beide Diagonalen und das Forum, also für fünf Sektoren auf einmal.
    .else = Das Feld ist erlaubt, aber die Mitte zählt für mehr Sektoren als jedes andere. Tippe auf d4.
forum-lesson-others = Cassia und Brutus haben auch je einen gesetzt. So geht es reihum, bis die acht Römer aller Spieler auf dem Brett stehen.

forum-lesson-complete = Der Tempel links hat sechs Felder, nur b5 ist noch frei. Du hast dort drei Römer, Cassia zwei, Brutus keinen. Fülle ihn: Tippe auf b5.
    .else = Erlaubt, aber damit überlässt du Cassia den Tempel. Fülle ihn selbst: Tippe auf b5.
forum-lesson-scored = Der Tempel ist voll, und du hast die meisten, vier. Dein Senator geht für jedes seiner Felder einen Schritt vor: 6.
forum-lesson-none = Wer die wenigsten hat, geht 4 zurück. Das ist Brutus: Auch keiner zählt. Die Münze ist weg, dieser Sektor wird also nie wieder gewertet.

forum-lesson-danger = Schau auf den Tempel unten rechts. Cassia hat dort drei Römer, Brutus einen, du keinen. Füllt sie ihn jetzt, hast du allein die wenigsten und gehst 4 zurück.
forum-lesson-join = Gewinnen kannst du ihn nicht, aber es geht billiger. Setze einen Römer auf f7 oder g7.
    .else = Erlaubt, aber dann hast du immer noch niemanden im Tempel. Tippe auf f7 oder g7.
forum-lesson-shared = Cassia füllt ihn und geht 6 vor. Du und Brutus teilt euch mit je einem Römer den letzten Platz, also gehst du 2 zurück statt 4. Ein Römer zur rechten Zeit hat dir zwei Schritte gespart.

forum-lesson-block = Nun der Tempel rechts. Cassia führt dort drei zu zwei, und f4 ist das letzte freie Feld. Lass sie nicht punkten: Tippe auf f4.
    .else = Erlaubt, aber dann nimmt Cassia oder Brutus f4, und Cassia wird gewertet. Tippe auf f4.
forum-lesson-tied = Drei zu drei: ein Patt. Der Sektor ist voll, aber niemand führt allein, also läuft niemand und die Münze bleibt. Gewertet wird, wenn er wieder voll ist und eine Farbe führt.

forum-lesson-jumps = Jetzt stehen alle Römer auf dem Brett. Von nun an nimmst du in deinem Zug einen eigenen Römer hoch und setzt ihn auf ein freies Feld, nah oder fern.
forum-lesson-jump = In Reihe 2 fehlt nur g2. Du führst dort mit drei. Tippe auf deinen Römer auf d7, dann auf g2.
    .else = Erlaubt, aber füllen wir Reihe 2: Nimm einen Römer von außerhalb der Reihe und setze ihn auf g2.
forum-lesson-landed = Reihe 2 ist voll, und du hast vier von sieben: 7 Schritte vor. Brutus hat dort nur einen und geht 4 zurück. Ist die letzte Münze weg, endet das Spiel, und der Senator, der am weitesten ist, gewinnt.

forum-lesson-end = Das ist ganz Forum Romanum.
    .one = Fülle einen Sektor und habe dort die meisten: ein Schritt für jedes Feld.
    .two = Allein die wenigsten zu haben kostet 4 Schritte, geteilt 2. Oft genügt ein Römer.
    .three = Gleichstand an der Spitze blockiert einen Sektor. Stehen alle Römer, wird gesprungen.

## Forum Romanum in einer Minute

forum-brief-place = Zuerst setzen alle ihre Römer ein, je Zug einen, auf ein beliebiges freies Feld. Jedes Feld zählt für mehrere Bereiche: seine Reihe, seine Spalte, vielleicht eine Diagonale und ein Gebäude.
forum-brief-complete = Ist ein Bereich voll, geht vor, wer dort die meisten Römer hat: so viele Schritte, wie der Bereich Felder hat. Jeder Bereich wird einmal gewertet.
forum-brief-fewest = Wer dort am wenigsten hat, geht 4 Schritte zurück; teilen sich mehrere den letzten Platz, je 2. Niemanden dort zu haben ist auch am wenigsten.
forum-brief-stalemate = Zwei Farben haben gleich viele? Patt: Niemand zieht, und der Bereich wartet, bis eine führt.
forum-brief-jump = Stehen alle, springt in jedem Zug einer deiner Römer auf ein freies Feld. Ist kein Bereich mehr zu werten, gewinnt der Senator, der am weitesten ist.
