### Wat de terminal over Discordia in het Nederlands zegt.

discordia-over = Afgelopen, in jaar { $year }
discordia-moment = Jaar { $year } · { $season } · Maximus: { $maximus }
discordia-dice = Dobbelstenen: { $dice }
discordia-gone = weg
discordia-eagle = arend
# De nadelen van Magnategels in zes letters.
discordia-effect-german-strength = aanval
discordia-effect-draw-worker = werker
discordia-effect-lose-star = ster
discordia-effect-aqueduct-back = water
discordia-germans = Germanen: { $left } en { $right }; aanval { $attack }
discordia-german = { $german } met kracht { $strength } (beloning { $reward }, straf { $penalty })
discordia-german-hidden = een gesloten tegel
discordia-janus = Janus { $janus }: { $about }
discordia-boards = Stadsborden om uit te kiezen
discordia-board = board { $board }: { $city } (nu { $today }), { $banner }
discordia-board-row = { $spaces } een privilege bij { $need }
discordia-board-track = { $track ->
    [dev] ontwikkeling
   *[exp] expeditie
}: { $spaces }; verlenging: { $more }
discordia-board-aqueduct = aquaduct (watertoevoer): { $values }
discordia-board-fields = decreetvelden: { $fields }
discordia-board-harder = { $decree }: deze stad heeft er { $count } nodig
discordia-boards-legend = { $free } bouwplaats; (star1) een plek om te openen, met haar bonus; w een arbeidersteken, dat telt tot het bedekt is (codes: regels D-109)
discordia-decrees = Decreten: { $decrees }
discordia-privileges = Privileges: { $privileges }
discordia-supplies = Zak { $bag } · Stercultus { $cult } · manipulatoren { $mans }
discordia-towers = Torens: handel { $trade }, wacht { $military }
discordia-expansions = Uitbreidingen: { $pieces }
discordia-piles = Trekstapel { $pile } · aflegstapel { $discard } · uit het spel { $out }
discordia-legend = S13 4B { $filled }2: een schip, blauwe dobbelsteen 4, een vak gevuld, een voor twee arbeiders; B blauw, R rood, W wit, Y geel, X elke dobbelsteen; S13* een schip dat marktkraam werd; →: wat een vol schip of de volgende stap oplevert (codes: regels D-109); { $free } bouwplaats; (star1) een plek om te openen, met haar bonus; +T handelstoren, +M wachttoren; [ ] net veranderd
discordia-city = { $who } · { $board } · { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
} { $supply }
discordia-city-numbers = sterren { $stars } · manipulatoren { $mans } · kracht { $strength } · tekort { $lack }
discordia-city-tracks = ontwikkeling { $dev } · expeditie { $exp } · aquaduct { $ring }
discordia-city-decrees = decreten { $fields }: { $decrees }
discordia-city-privileges = privileges: { $privileges }
discordia-city-reminder = moeilijker op dit bord: { $decree }
discordia-head-workers = arbeiders
discordia-head-stars = ster
discordia-head-manipulators = man.
discordia-head-aqueduct = ring
discordia-head-dev = ontw
discordia-head-exp = exp
discordia-head-decrees = decr
discordia-head-strength = kracht
discordia-head-lack = tekort
discordia-drawn = { $seat } trekt { $count } arbeiders: { $workers }.
# $names zijn de dingen, met hun plaats als ze er een hebben.
discordia-laid-out = { $what ->
    [action] Actietegels, vanaf kolom 1
    [decree] Decreten op tafel
    [privilege] Privileges op tafel
    [board] Borden om uit te kiezen
   *[tile] Neergelegd
}: { $names }.
