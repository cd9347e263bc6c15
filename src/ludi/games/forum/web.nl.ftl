### Wat alleen het bord van Forum Romanum in de browser zegt, in het Nederlands.

web-forum-goal = Vul rijen, kolommen, diagonalen en gebouwen waarin jij de meeste Romeinen hebt: dan gaat je senator vooruit. Heb je de minste, dan gaat hij terug.
web-forum-sectors = Alle sectoren in een tabel
web-forum-sector = Sector
web-forum-coin = Munt
web-forum-coin-there = ja
web-forum-coin-tied = ja, patstelling
web-forum-coin-waiting = ja, na een patstelling
web-forum-coin-gone = nee
web-forum-filled = Gevuld
web-forum-filled-of = { $taken } van { $size }
web-forum-lead = Leiding
web-forum-lead-nobody = niemand
web-forum-lead-shared = gedeeld: { $names }

## Wie er hoeveel had, en het einde

web-forum-scoring = Wie er hoeveel had
web-forum-scoring-none = Er is nog geen sector gescoord. Zodra er een compleet is, staat hier wie er hoeveel had.
web-forum-story-plot = Punten in de loop van de partij
web-forum-story-lead = { $name } nam op zet { $step } de leiding en gaf die niet meer af.
web-forum-story-best = Meeste ineens: { $name }, { $points } vooruit met { $sector }, zet { $step }.
web-forum-story-worst = Grootste klap: { $name }, { $points } terug met { $sector }, zet { $step }.
web-forum-story-building = Gebouwen
web-forum-story-row = Rijen
web-forum-story-column = Kolommen
web-forum-story-diagonal = Diagonalen
web-forum-story-won = Gewonnen sectoren
