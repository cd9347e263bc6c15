### Was das Terminal über Discordia auf Deutsch sagt.

discordia-over = Das Ende, im Jahr { $year }
discordia-moment = Jahr { $year } · { $season } · Maximus: { $maximus }
discordia-dice = Würfel: { $dice }
discordia-gone = weg
discordia-eagle = Adler
# Die Nachteile der Magna-Plättchen in sechs Buchstaben.
discordia-effect-german-strength = Kampf
discordia-effect-draw-worker = Leute
discordia-effect-lose-star = Stern
discordia-effect-aqueduct-back = Wasser
discordia-germans = Germanen: { $left } und { $right }; Angriff { $attack }
discordia-german = { $german } mit Stärke { $strength } (Belohnung { $reward }, Strafe { $penalty })
discordia-german-hidden = eines verdeckt
discordia-janus = Janus { $janus }: { $about }
discordia-boards = Stadttableaus zur Wahl
discordia-board = board { $board }: { $city } (heute { $today }), { $banner }
discordia-board-row = { $spaces } ein Privileg ab { $need }
discordia-board-track = { $track ->
    [dev] Entwicklung
   *[exp] Expedition
}: { $spaces }; Erweiterung: { $more }
discordia-board-aqueduct = Aquädukt (Versorgungswert): { $values }
discordia-board-fields = Dekretfelder: { $fields }
discordia-board-harder = { $decree }: Diese Stadt braucht { $count }
discordia-boards-legend = { $free } Fundament; (star1) ein Platz zum Freilegen, mit seinem Bonus; w ein Arbeitersymbol, das zählt, bis es verdeckt ist (Kürzel: regeln D-109)
discordia-decrees = Dekrete: { $decrees }
discordia-privileges = Privilegien: { $privileges }
discordia-supplies = Beutel { $bag } · Sternenkult { $cult } · Manipulatoren { $mans }
discordia-towers = Türme: Handel { $trade }, Militär { $military }
discordia-expansions = Erweiterungen: { $pieces }
discordia-piles = Nachziehstapel { $pile } · Ablage { $discard } · aus dem Spiel { $out }
discordia-legend = S13 4B { $filled }2: ein Schiff, Würfel Blau 4, ein Feld besetzt, eines für zwei Arbeiter; B blau, R rot, W weiß, Y gelb, X jeder Würfel; S13* ein Schiff, das zum Marktstand wurde; →: was ein volles Schiff oder der nächste Schritt bringt (Kürzel: regeln D-109); { $free } Fundament; (star1) ein Platz zum Freilegen, mit seinem Bonus; +T Handelsturm, +M Militärturm; [ ] gerade geändert
discordia-city = { $who } · { $board } · { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
} { $supply }
discordia-city-numbers = Sterne { $stars } · Manipulatoren { $mans } · Stärke { $strength } · Mangel { $lack }
discordia-city-tracks = Entwicklung { $dev } · Expedition { $exp } · Aquädukt { $ring }
discordia-city-decrees = Dekrete { $fields }: { $decrees }
discordia-city-privileges = Privilegien: { $privileges }
discordia-city-reminder = hier schwerer: { $decree }
discordia-head-workers = Arbeiter
discordia-head-stars = Sterne
discordia-head-manipulators = Man.
discordia-head-aqueduct = Ring
discordia-head-dev = Entw
discordia-head-exp = Exp
discordia-head-decrees = Dekrete
discordia-head-strength = Stärke
discordia-head-lack = Mangel
discordia-drawn = { $seat } zieht { $count } Arbeiter: { $workers }.
# $names sind die Dinge, mit ihren Plätzen, wo sie welche haben.
discordia-laid-out = { $what ->
    [action] Aktionsplättchen, ab Spalte 1
    [decree] Dekrete auf dem Tisch
    [privilege] Privilegien auf dem Tisch
    [board] Stadttableaus zur Wahl
   *[tile] Ausgelegt
}: { $names }.
