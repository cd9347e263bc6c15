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
