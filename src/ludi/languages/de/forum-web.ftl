### Was nur das Brett von Forum Romanum im Browser sagt, auf Deutsch.

web-forum-goal = Fülle Reihen, Spalten, Diagonalen und Gebäude, in denen du die meisten Römer hast: Dann rückt dein Senator vor. Hast du die wenigsten, geht er zurück.
web-forum-sectors = Alle Bereiche als Tabelle
web-forum-sector = Bereich
web-forum-coin = Münze
web-forum-coin-there = ja
web-forum-coin-tied = ja, Patt
web-forum-coin-waiting = ja, nach einem Patt
web-forum-coin-gone = nein
web-forum-filled = Besetzt
web-forum-filled-of = { $taken } von { $size }
web-forum-lead = Führung
web-forum-lead-nobody = niemand
web-forum-lead-shared = geteilt: { $names }

## Wer wie viele hatte, und das Ende

web-forum-scoring = Wer wie viele hatte
web-forum-scoring-none = Noch wurde kein Sektor gewertet. Sobald einer voll ist, steht hier, wer wie viele hatte.
web-forum-story-plot = Punkte im Lauf der Partie
web-forum-story-lead = { $name } ging mit Zug { $step } in Führung und gab sie nicht mehr ab.
web-forum-story-best = Am meisten auf einmal: { $name }, { $points } vor mit { $sector }, Zug { $step }.
web-forum-story-worst = Härtester Rückschlag: { $name }, { $points } zurück mit { $sector }, Zug { $step }.
web-forum-story-building = Gebäude
web-forum-story-row = Reihen
web-forum-story-column = Spalten
web-forum-story-diagonal = Diagonalen
web-forum-story-won = Gewonnene Sektoren
