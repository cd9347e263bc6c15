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
