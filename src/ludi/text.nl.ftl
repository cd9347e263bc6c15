### De eigen teksten van Ludi in het Nederlands: de terminal en de opdrachten. Wat een spel zegt, staat in de map van dat spel.

## De tafel bij de terminal. $who is een plaats met zijn speler, zoals B (greedy).

play-you = jij
play-open = { $title }: { $players }.
play-tip = Typ een zet, vul hem aan met Tab, of typ hulp.
play-fair = De lotingen zijn achteraf na te rekenen; de SHA-256 van hun geheim is { $hash }.
play-resumed = Verder met { $file }, na { $count ->
    [one] { $count } actie
   *[other] { $count } acties
}.
play-curtain = Alleen { $who } mag nu kijken; { $who }, druk op Enter.
play-look = Druk op Enter als je genoeg hebt gezien.
play-help-look = Een letter, zoals { $letter }, haalt die speler naar het scherm: om te kijken naar wat alleen hij mag zien, of om buiten zijn beurt iets te zeggen.
play-thinking = Even denken …
play-hint = { $bot } zou { $action } spelen.
play-undone = Teruggenomen; { $who } kiest opnieuw.
play-undo-nothing = { $who } heeft niets om terug te nemen.
play-refused = { $why } (regels { $rule })
play-near = “{ $text }” is geen zet; bedoel je { $near }?
play-misread = “{ $text }” is geen zet; typ er een zoals { $example }, of hulp.
play-legal = { $count ->
    [one] Er is één mogelijkheid:
   *[other] Er zijn { $count } mogelijkheden:
}
play-legal-from = Vanaf elk van deze velden:
play-legal-to = naar elk van deze:
play-rules = Met “regels { $first }” lees je één regel; ze lopen tot { $last }. Het hele boek: ./ludi rules { $game }
play-end-never = Dit spel kun je niet in overleg beëindigen.
play-end-sure = Nu stoppen? Dat kun je niet terugnemen. (ja/nee)
play-end-ask = { $who }, zullen we nu stoppen? (ja/nee)
play-end-refused = { $who } speelt liever door.
play-saved = Bewaard. Verder spelen: ./ludi play { $how }
play-saved-end = Bewaard. Terugkijken: ./ludi replay { $file }
play-not-saved = Niet bewaard.
play-replace = { $file } bestaat al; overschrijven? (ja/nee)
play-save-first = Eerst bewaren? (ja/nee/terug)
play-keep = Het verslag bewaren? Typ een bestandsnaam, of alleen Enter.
play-bye = Tot ziens. Er is niets gespeeld, dus ook niets bewaard.
play-winners = { $count ->
    [0] Niemand wint: het spel is verloren.
    [one] { $winners } wint.
   *[other] { $winners } winnen samen.
}
play-which-game = Welk spel? ({ $games }; Enter voor { $usual })
play-help-forum = d4 plaatst een Romein, d4-f2 springt van d4 naar f2
play-help-forum-two = d4 plaatst A1 of B1, 2 d4 je tweede kleur, d4-f2 springt; een hele beurt: “d4-f2, a1-g7”
play-help-action = Zetten: { $example }. Tab vult aan.
play-help =
    { "  " }mag          wat je mag doen         terug            een zet terugnemen
    { "  " }bord         het bord opnieuw        tip              raad van een bot
    { "  " }stand        hoe iedereen staat      verloop [alles]  wat er gebeurde
    { "  " }regels { $rule } één regel               bewaar [NAAM]    het spel bewaren
play-help-end = { "  " }einde        voorstellen te stoppen  stop             weggaan
play-help-quit = { "  " }stop         weggaan

## Het bord van Forum Romanum

forum-phase = { $phase ->
    [first] Wie begint?
    [placing] Plaatsen · zet { $moves }
    [jumping] Springen · zet { $moves }
   *[over] Afgelopen na { $moves } zetten
}
forum-points = punten
forum-hand = hand
forum-track = baan 0–{ $last }
forum-lap = ronde { $count }
forum-total = samen: A { $a }, B { $b }
forum-coins = nog { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}{ $tied ->
    [0] {""}
    [one] , { $tied } patstelling
   *[other] , { $tied } patstellingen
}
forum-legend = { $coin } munt  { $tied } pat  { $marked } laatste zet
forum-counts = Romeinen: { $counts }
forum-sector-tied = pat
forum-sector-free = { $count ->
    [0] vol
   *[other] { $count } vrij
}

## De stad Pompeii

pompeii-supply = voorraad
pompeii-city = stad
pompeii-saved = gered
pompeii-dead = dood
pompeii-box = doos
pompeii-cards = kaarten
pompeii-your-cards = Je kaarten: { $cards }{ $jokers ->
    [0] {""}
   *[other] { "  " }({ $joker } joker)
}
pompeii-only-jokers = Alleen jokers: je mag de uitbarsting uitroepen.
# $top is de open kaart, of none.
pompeii-piles = Stapel { $deck } · aflegstapel { $numbers } en { $omens ->
    [one] { $omens } Omen
   *[other] { $omens } Omens
}{ $top ->
    [none] {""}
   *[other] , bovenop { $top }
}
pompeii-bag = { $count ->
    [0] De buidel is leeg
    [one] In de buidel { $count } tegel: { $kinds }
   *[other] In de buidel { $count } tegels: { $kinds }
}{ $aside ->
    [0] {""}
   *[other] ; terzijde { $aside }
}
pompeii-gates = { $count ->
    [0] Er is geen poort meer open.
    [one] Eén poort is open: { $gates }
   *[other] { $count } poorten zijn open: { $gates }
}
pompeii-legend-cards = 3A p gebouw en kleur (g grijs, p paars, t groen, b bruin, n neutraal)  { $free } vrije plek  { $gate } poort  een woord: daar begint die lava  [R] gekomen  (R) iemand getroffen
pompeii-legend-flight = R2B twee rode, een zwarte  4→3 bereik 4, 3 punten tot buiten  { $gate } poort  { $lava } lava  een woord: daar begint die lava  [R] gekomen  (R) iemand weg of dood
pompeii-number = { $free ->
    [0] geen plek vrij
    [one] { $free } plek vrij
   *[other] { $free } plekken vrij
}, { $open } van { $cards } kaarten liggen open
pompeii-way-out = bereik { $range }, { $cost } tot buiten

## De tafel van Discordia

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

campaign-next = Op naar de volgende stad? (ja/nee)
campaign-forget = De veldtocht opnieuw beginnen? { $count ->
    [0] Het spel dat je begon telt
    [one] De stad die je won telt
   *[other] De { $count } steden die je won tellen
} dan niet meer mee. (ja/nee)
campaign-kept = De oude spellen blijven bewaard als { $files }.

## Opdrachten

games-line = { $seats } spelers, { $minutes } minuten
games-number = { $lowest } tot { $highest }, gewoonlijk { $usual }
games-own = een eigen keuze
games-tip = ./ludi play SPEL --option NAAM=WAARDE; ./ludi rules SPEL
rules-unknown = { $word }: zo'n regel is er niet; ze lopen van { $first } tot { $last }
rules-near = { $word }: zo'n regel is er niet; bedoel je { $near }? Ze lopen van { $first } tot { $last }.
rules-before = ervoor: { $opening }
rules-after = erna: { $opening }
rules-choose = Welk regelboek? ./ludi rules { $game }
replay-step = Stap { $step } van { $steps }
replay-enter = Enter gaat verder, q stopt.
verify-ok = { $file }: in orde, { $count ->
    [one] { $count } actie
   *[other] { $count } acties
}, { $result }; { $draws }
verify-draws = { $draws ->
    [one] de enige loting nagerekend
   *[other] elke loting nagerekend ({ $draws })
}
verify-no-draws = er viel niets te loten
verify-no-secret = de lotingen zijn nog niet na te rekenen, want hun geheim is nog niet getoond
perft-line = diepte { $depth }: { $count }
