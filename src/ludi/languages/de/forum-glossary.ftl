### Fachwörter von Forum Romanum: was sie bedeuten, und wie man sie schreibt (`.forms`).

forum-term-sector = Ein Gebäude, eine Reihe, eine Spalte oder eine lange Diagonale: 23 insgesamt. Ein Bereich wird einmal gewertet: wenn sein letztes Feld besetzt ist und eine Farbe führt.
    .forms = Bereich, Bereiche, Bereichen
forum-term-stalemate = Ein voller Bereich, in dem sich mehrere Farben die Führung teilen. Niemand zieht, und die Münze bleibt liegen, bis der Gleichstand gebrochen ist.
    .forms = Patt
forum-term-senator = Deine Figur auf der Beliebtheitsleiste. Sie zeigt deine Punkte: vor für die meisten Römer in einem Bereich, zurück für die wenigsten.
    .forms = Senator, Senatoren
forum-term-roman = Eine deiner Spielfiguren. Erst setzt du alle ein, je Zug eine; danach springt in jedem Zug eine auf ein beliebiges freies Feld.
    .forms = Römer, Römern
forum-term-coin = Liegt auf jedem Bereich, der noch nicht gewertet ist. Nach der Wertung kommt sie weg.
    .forms = Münze, Münzen
