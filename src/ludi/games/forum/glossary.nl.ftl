### Vaktaal van Forum Romanum: wat een woord betekent, en hoe het geschreven wordt (`.forms`).

forum-term-sector = Een gebouw, een rij, een kolom of een lange diagonaal: samen 23. Een sector scoort één keer: als het laatste veld bezet is en één kleur er leidt.
    .forms = sector, sectoren
forum-term-stalemate = Een volle sector waarin twee of meer kleuren samen leiden. Niemand gaat vooruit, en de munt blijft liggen tot de gelijke stand voorbij is.
    .forms = patstelling, patstellingen
forum-term-senator = Je pion op de populariteitsbaan. Hij wijst je punten aan: vooruit voor de meeste Romeinen in een sector, achteruit voor de minste.
    .forms = senator, senatoren
forum-term-roman = Een van je stukken. Eerst zet je ze allemaal, één per beurt; daarna springt er elke beurt één naar een vrij veld naar keuze.
    .forms = Romein, Romeinen
forum-term-coin = Ligt op elke sector die nog niet gescoord heeft. Scoort de sector, dan gaat de munt weg.
    .forms = munt, munten
