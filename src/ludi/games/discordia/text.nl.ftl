### Discordia in het Nederlands: één bron voor terminal, server en browser.
### $seat is een letter; $tile, $by, $over zijn ids van stadstegels (K03), $place is een plaats van het aanbod (4.2) of een
### nummer in de Magnarij; $space is een rij met haar nummer; $colour, $die, $bonus, $board, $decree, $privilege, $season,
### $magna, $decision, $expansion, $tower, $row en $side zijn teksten uit dit bestand; $workers is een lijst.

discordia-title = Discordia
discordia-about = Elk jaar brengen boten meer arbeiders naar jouw stad aan de Rijn. Help ze allemaal aan werk, eerder dan de anderen, en houd de Germanen buiten de muren.

## Woorden

# Voor een zelfstandig naamwoord, als in “een blauwe arbeider”; $colour in zinnen.
discordia-colour-B = blauwe
discordia-colour-R = rode
discordia-colour-W = witte
discordia-colour-Y = gele
# Voor “dobbelsteen”; $die in zinnen.
discordia-die-blue = blauwe
discordia-die-red = rode
discordia-die-yellow = gele
# Op zichzelf, als label; any is de dobbelsteen van een marktkraam (D-009), de laatste twee zijn voor Janus (D-146).
discordia-hue-blue = blauw
discordia-hue-red = rood
discordia-hue-white = wit
discordia-hue-yellow = geel
discordia-hue-any = elke kleur
discordia-hue-highest = de hoogste
discordia-hue-lowest = de laagste
# De arbeiders van elke kleur (D-003).
discordia-worker-B = zeeman
discordia-worker-R = soldaat
discordia-worker-W = koopman
discordia-worker-Y = boer
discordia-workers-B = { $count ->
    [one] { $count } zeeman
   *[other] { $count } zeelieden
}
discordia-workers-R = { $count ->
    [one] { $count } soldaat
   *[other] { $count } soldaten
}
discordia-workers-W = { $count ->
    [one] { $count } koopman
   *[other] { $count } kooplieden
}
discordia-workers-Y = { $count ->
    [one] { $count } boer
   *[other] { $count } boeren
}
# Stadstegels en rijen (D-007); een rij met haar nummer is een plaats: “haven 2”.
discordia-kind-ship = schip
discordia-kind-barracks = kazerne
discordia-kind-stall = marktkraam
discordia-kind-farm = boerderij
discordia-space = { $row } { $number }
discordia-row-harbor = haven
discordia-row-fort = fort
discordia-row-market = markt
discordia-row-field = akker
discordia-row-magna = Magnarij
discordia-expansion-harbor = havenuitbreiding
discordia-expansion-fort = fortuitbreiding
discordia-expansion-market = marktuitbreiding
discordia-expansion-field = akkeruitbreiding
discordia-expansion-dev = ontwikkelingsverlenging
discordia-expansion-exp = expeditieverlenging
discordia-tower-trade = handelstoren
    .about = 1 ster en dan 1 stap op het aquaduct als je hem zet
discordia-tower-military = wachttoren
    .about = kracht +1
discordia-season-1 = Lente
discordia-season-2 = Zomer
discordia-season-3 = Herfst
discordia-season-4 = Saturnaliën
discordia-season-5 = Winter
discordia-season-6 = Eindejaars{ "\u00AD" }gebeurtenissen
discordia-side-left = linker
discordia-side-right = rechter
# Waar een beslissing over gaat, na “Beslis eerst over …”.
discordia-decision-board = je stadsbord
discordia-decision-start = je begintegel
discordia-decision-die = je dobbelsteen
discordia-decision-turn = je beurt
discordia-decision-deploy = de arbeiders die je mag plaatsen
discordia-decision-step = de stap die je mag doen
discordia-decision-tower = de toren die je mag zetten
discordia-decision-expand = de uitbreiding die je mag leggen
discordia-decision-tile = de stadstegel die je mag nemen
discordia-decision-return = de arbeiders die teruggaan
discordia-decision-privilege = je privilege
discordia-decision-chance = de trekking

## Bonussen (D-109), gezegd als wat je krijgt

discordia-bonus-star1 = 1 ster
discordia-bonus-star2 = 2 sterren
discordia-bonus-star3 = 3 sterren
discordia-bonus-aq1 = 1 stap op het aquaduct
discordia-bonus-aq2 = 2 stappen op het aquaduct
discordia-bonus-aq3 = 3 stappen op het aquaduct
discordia-bonus-man = 1 manipulator
discordia-bonus-dev = een ontwikkelingsstap
discordia-bonus-exp = een expeditiestap
discordia-bonus-depB = zeelieden plaatsen
discordia-bonus-depR = soldaten plaatsen
discordia-bonus-depW = kooplieden plaatsen
discordia-bonus-depY = boeren plaatsen
discordia-bonus-depX = arbeiders van elke kleur plaatsen
discordia-bonus-tower = een toren
discordia-bonus-expand = een stadsuitbreiding
discordia-bonus-tile = een stadstegel uit het aanbod
discordia-bonus-ship = een schip uit het aanbod
discordia-bonus-stall = een marktkraam uit het aanbod
discordia-bonus-barracks = een kazerne uit het aanbod
discordia-bonus-farm = een boerderij uit het aanbod
discordia-bonus-ret1 = 1 arbeider terugsturen
discordia-bonus-ret2 = hoogstens 2 arbeiders terugsturen
discordia-bonus-ret3 = hoogstens 3 arbeiders terugsturen
discordia-bonus-ret4 = hoogstens 4 arbeiders terugsturen
discordia-bonus-ret5 = hoogstens 5 arbeiders terugsturen
discordia-bonus-ret6 = hoogstens 6 arbeiders terugsturen
discordia-bonus-draw1 = 1 arbeider trekken
discordia-bonus-draw2 = 2 arbeiders trekken
discordia-bonus-draw3 = 3 arbeiders trekken
discordia-bonus-draw4 = 4 arbeiders trekken
discordia-bonus-draw5 = 5 arbeiders trekken
discordia-bonus-draw6 = 6 arbeiders trekken
discordia-bonus-draw7 = 7 arbeiders trekken
discordia-bonus-draw8 = 8 arbeiders trekken
discordia-bonus-draw9 = 9 arbeiders trekken
discordia-bonus-lose1 = 1 ster verliezen
discordia-bonus-lose2 = 2 sterren verliezen
discordia-bonus-lose3 = 3 sterren verliezen
discordia-bonus-lose4 = 4 sterren verliezen
discordia-bonus-lose5 = 5 sterren verliezen
discordia-bonus-lose6 = 6 sterren verliezen
discordia-bonus-lose7 = 7 sterren verliezen
discordia-bonus-lose8 = 8 sterren verliezen
discordia-bonus-lose9 = 9 sterren verliezen
discordia-bonus-aqb1 = 1 stap terug op het aquaduct
discordia-bonus-aqb2 = 2 stappen terug op het aquaduct
discordia-bonus-aqb3 = 3 stappen terug op het aquaduct
discordia-bonus-aqb4 = 4 stappen terug op het aquaduct
discordia-bonus-aqb5 = 5 stappen terug op het aquaduct
discordia-bonus-aqb6 = 6 stappen terug op het aquaduct
discordia-bonus-aqb7 = 7 stappen terug op het aquaduct
discordia-bonus-aqb8 = 8 stappen terug op het aquaduct
discordia-bonus-aqb9 = 9 stappen terug op het aquaduct
# PRI12, en een plaats zonder bonus.
discordia-bonus-first = het eerste vak vullen
discordia-bonus-privilege = een privilege
discordia-bonus-none = geen bonus

## Actietegels (D-051)

discordia-actiontile-I = actietegel I
    .about = zeelieden plaatsen, kooplieden plaatsen, of 1 ster
discordia-actiontile-II = actietegel II
    .about = soldaten plaatsen, boeren plaatsen, of 1 ster
discordia-actiontile-III = actietegel III
    .about = de stad uitbreiden, zeelieden plaatsen, of boeren plaatsen
discordia-actiontile-IV = actietegel IV
    .about = de stad uitbreiden, soldaten plaatsen, of kooplieden plaatsen
discordia-actiontile-V = actietegel V
    .about = een ontwikkelingsstap, de stad uitbreiden, of 1 ster
discordia-actiontile-VI = actietegel VI
    .about = een ontwikkelingsstap, arbeiders van elke kleur plaatsen, of 2 sterren

## Decreten (D-104)

discordia-decree-DEC01 = Classis
    .about = 2 schepen of meer in je stad
discordia-decree-DEC02 = Castra
    .about = samen 3 kazernes en torens of meer, vol of niet
discordia-decree-DEC03 = Forum
    .about = 3 marktkramen of meer; schepen die marktkraam werden tellen mee
discordia-decree-DEC04 = Annona
    .about = 3 boerderijen of meer in je stad
discordia-decree-DEC05 = Urbs
    .about = alle 4 soorten, en 6 stadstegels of meer
discordia-decree-DEC06 = Aqua
    .about = de ring op plaats 4 van het aquaduct of verder
discordia-decree-DEC07 = Scientia
    .about = 4 sterren of meer op het ontwikkelingsspoor
discordia-decree-DEC08 = Itinera
    .about = 3 sterren of meer op het expeditiepad
discordia-decree-DEC09 = Pomerium
    .about = 4 stadsuitbreidingen of meer gelegd
discordia-decree-DEC10 = Opera
    .about = 4 volle tegels of meer in je stad
discordia-decree-DEC11 = Virtus
    .about = kracht 3 of meer, zonder de Magnarij
discordia-decree-DEC12 = Concordia
    .about = 1 kleur of meer ontbreekt in je voorraad, die niet leeg is
discordia-decree-DEC13 = Turres
    .about = 2 torens of meer in je stad
discordia-decree-DEC14 = Ordo
    .about = 4 stadstegels of meer, met 0 lege vakken
# Wat een decreet telt (D-104).
discordia-need-ships = schepen in de stad
discordia-need-barracks-and-towers = kazernes en torens samen
discordia-need-stalls = marktkramen
discordia-need-farms = boerderijen
discordia-need-kinds = soorten stadstegels
discordia-need-tiles = stadstegels
discordia-need-aqueduct = plaatsen op het aquaduct
discordia-need-dev-stars = sterren op het ontwikkelingsspoor
discordia-need-exp-stars = sterren op het expeditiepad
discordia-need-expansions = gelegde stadsuitbreidingen
discordia-need-full-tiles = volle stadstegels
discordia-need-strength = kracht
discordia-need-missing-colours = kleuren die in je voorraad ontbreken
discordia-need-towers = torens
discordia-need-max-empty-slots = lege vakken op stadstegels
# Waar een stad meer moet doen (D-105).
discordia-decree-more = { $board } heeft er voor dit decreet { $count } nodig, en geen { $usual }.

## Privileges (D-108)

discordia-privilege-PRI01 = Nauarchus
    .about = Speciale plaatsing op je schepen ook als de waarde 1 verschilt.
discordia-privilege-PRI02 = Centurio
    .about = Speciale plaatsing op je kazernes ook als de waarde 1 verschilt.
discordia-privilege-PRI03 = Aedilis
    .about = Speciale plaatsing op je marktkramen ook als de waarde 1 verschilt.
discordia-privilege-PRI04 = Vilicus
    .about = Speciale plaatsing op je boerderijen ook als de waarde 1 verschilt.
discordia-privilege-PRI05 = Architectus
    .about = 1 stap op het aquaduct voor elke stadsuitbreiding die je legt.
discordia-privilege-PRI06 = Augur
    .about = 1 ster meer als sterren je hoofdactie zijn.
discordia-privilege-PRI07 = Legatus
    .about = Kracht +1.
discordia-privilege-PRI08 = Curator Aquarum
    .about = Watertoevoer +1 aan het einde van het jaar.
discordia-privilege-PRI09 = Navicularius
    .about = 1 ster voor elk schip dat je voltooit, ook in de Magnarij.
discordia-privilege-PRI10 = Mercator
    .about = 1 manipulator voor elke marktkraam die je in je stad voltooit.
discordia-privilege-PRI11 = Quaestor
    .about = Eén keer per jaar 1 stap van je dobbelsteen zonder manipulator.
discordia-privilege-PRI12 = Praefectus
    .about = Neem je een stadstegel waarvan het eerste vak 1 arbeider toont, dan mag je dat vak meteen vullen.
discordia-privilege-PRI13 = Explorator
    .about = De Stercultus betaalt je expeditiestappen zolang er sterren zijn.
discordia-privilege-PRI14 = Pontifex
    .about = Aan het einde van elk jaar mag je 1 arbeider terugsturen.

## Magnategels (D-156)

discordia-magna-german-strength = de Germanen 1 sterker
discordia-magna-draw-worker = trek 1 arbeider
discordia-magna-lose-star = verlies 1 ster
discordia-magna-aqueduct-back = 1 stap terug op het aquaduct
discordia-magna-eagle = adelaar
discordia-magna-hidden = nog niet open

## Janus (D-147)

discordia-janus-J01 = blauw: een havenuitbreiding
discordia-janus-J02 = blauw: 1 ster
discordia-janus-J03 = blauw: een handelstoren
discordia-janus-J04 = blauw: het meest linkse decreet
discordia-janus-J05 = rood: een fortuitbreiding
discordia-janus-J06 = rood: een wachttoren
discordia-janus-J07 = rood: een fortuitbreiding
discordia-janus-J08 = rood: 1 ster
discordia-janus-J09 = geel: een akkeruitbreiding
discordia-janus-J10 = geel: een marktuitbreiding
discordia-janus-J11 = geel: het meest linkse privilege
discordia-janus-J12 = geel: een manipulator
discordia-janus-J13 = de hoogste dobbelsteen: 2 sterren
discordia-janus-J14 = de laagste dobbelsteen: een verlenging van een spoor
# Wat hij wegnam; niets als het er niet was.
discordia-removed-harbor = een havenuitbreiding
discordia-removed-fort = een fortuitbreiding
discordia-removed-market = een marktuitbreiding
discordia-removed-field = een akkeruitbreiding
discordia-removed-dev = een ontwikkelingsverlenging
discordia-removed-exp = een expeditieverlenging
discordia-removed-trade = een handelstoren
discordia-removed-military = een wachttoren
discordia-removed-star1 = 1 ster van de Stercultus
discordia-removed-star2 = 2 sterren van de Stercultus
discordia-removed-star3 = 3 sterren van de Stercultus
discordia-removed-manipulator = een manipulator
discordia-removed-decree = een decreet
discordia-removed-privilege = een privilege
discordia-removed-nothing = niets
discordia-discarded-nothing = geen tegel

## Stadsborden, met de naam van nu en een zin over de stad (D-155)

discordia-board-standard = Standaard
    .today = aan de Rijn
    .about = Een stad als zoveel andere aan de grens: een muur, een kade, en meer boten dan iemand had verwacht.
discordia-board-agrippina = Colonia Agrippina
    .today = Keulen
    .about = Hier zetelt het bestuur van Germania Inferior, en ook het leger krijgt hier zijn bevelen.
discordia-board-mogontiacum = Mogontiacum
    .today = Mainz
    .about = Soldaten geven hier de toon aan, en dat blijft zo in de meeste van de vijf eeuwen onder Rome.
discordia-board-confluentes = Confluentes
    .today = Koblenz
    .about = Onder het fort komen twee rivieren samen, Mosella en Rhenus, en alle handel vaart er langs.
discordia-board-noviomagus = Noviomagus
    .today = Spiers
    .about = De Nemeten hebben hier hun hoofdplaats, met akkers zo ver je kijkt.
discordia-board-treverorum = Augusta Treverorum
    .today = Trier
    .about = Door Augustus gesticht bij de Treveri, en uitgegroeid tot tienduizenden inwoners.
discordia-board-borbetomagus = Borbetomagus
    .today = Worms
    .about = Een oude Keltische naam: de tweede helft zegt iets van een vlakte, een veld of een markt.
# De banier van een bord, linksboven (D-012); het standaardbord heeft er geen.
discordia-banner-purple = paarse banier
discordia-banner-red = rode banier
discordia-banner-blue = blauwe banier
discordia-banner-yellow = gele banier
discordia-banner-white = witte banier
discordia-banner-green = groene banier
discordia-board-none = nog geen bord
discordia-board-of = { $board }, nu { $today }

## Plaatsen en dingen, als koppen en labels

discordia-word-workers-left = arbeiders zonder werk
discordia-word-supply = voorraad
discordia-word-bag = zak
discordia-word-display = aanbod
discordia-word-pile = trekstapel
discordia-word-discard = aflegstapel
discordia-word-out = uit het spel
discordia-word-general = algemene voorraad
discordia-word-stars = sterren
discordia-word-cult = Stercultus
discordia-word-manipulators = manipulatoren
discordia-word-aqueduct = aquaduct
discordia-word-ring = ring
discordia-word-supply-value = watertoevoer
discordia-word-development = ontwikkelingsspoor
discordia-word-expedition = expeditiepad
discordia-word-decrees = decreten
discordia-word-decree-fields = decreetvelden
discordia-word-privileges = privileges
discordia-word-requirement = bouwplaatsen voor een privilege
discordia-word-expansions = stadsuitbreidingen
discordia-word-towers = torens
discordia-word-city = stad
discordia-word-cities = steden
discordia-word-board = stadsbord
discordia-word-boards = stadsborden om uit te kiezen
discordia-word-foundation = bouwplaats
discordia-word-river = rivier of vlakte
discordia-word-slot = vak
discordia-word-slots = vakken
discordia-word-empty = leeg
discordia-word-full = vol
discordia-word-gap = gat
discordia-word-tile = stadstegel
discordia-word-placement-bonus = legbonus
discordia-word-completion-bonus = voltooiingsbonus
discordia-word-action-tile = actietegel
discordia-word-column = kolom
discordia-word-die = dobbelsteen
discordia-word-dice = dobbelstenen
discordia-word-value = waarde
discordia-word-taken = genomen door de Maximus
discordia-word-main-action = hoofdactie
discordia-word-side-actions = nevenacties
discordia-word-special = speciale plaatsing
discordia-word-season-bonus = bonus van het seizoen
discordia-word-turn = je beurt tot nu toe
discordia-word-maximus = Maximus
discordia-word-year = jaar
discordia-word-season = seizoen
discordia-word-seasons = seizoenen
discordia-word-boat = boot van de seizoenen
discordia-word-rhine = Rijn
discordia-word-germans = Germanen
discordia-word-german-left = linker Germanentegel
discordia-word-german-right = rechter Germanentegel
discordia-word-german-hidden = nog niet open
discordia-word-reward = beloning
discordia-word-penalty = straf
discordia-word-attack = aanval
discordia-word-strength = kracht
discordia-word-defence = verdediging
discordia-word-defended = afgeslagen
discordia-word-lost = verloren
discordia-word-lack = tekort aan infrastructuur
discordia-word-surplus = overschot aan infrastructuur
discordia-word-symbol = een arbeidersteken
discordia-word-extension = plaats van de verlenging
discordia-word-symbols = zichtbare arbeiderstekens
discordia-word-empty-slots = lege vakken
discordia-word-magna-row = Magnarij
discordia-word-magna-tile = Magnategel
discordia-word-position = plaats
discordia-word-janus = Janus
discordia-word-janus-tile = Janustegel
discordia-word-campaign = campagne
discordia-word-winner = winnaar
discordia-word-rank = rang
discordia-word-year-end = eindejaarsgebeurtenissen
discordia-word-year-of = jaar { $year } van { $last }
discordia-word-place = plaats { $place }
discordia-word-position-of = plaats { $place }
discordia-word-die-of = { $die } dobbelsteen, { $value }
discordia-word-slots-of = { $filled } van { $slots } vakken gevuld
discordia-word-ring-of = ring op { $ring }, watertoevoer { $value }
# Een tegel voor wie het bord hoort in plaats van ziet.
discordia-tile-at = { $tile }, { $kind }, dobbelsteen { $hue } { $value }, vakken { $sizes }
discordia-tile-back = { $tile }, een schip dat marktkraam is geworden
# Aantallen.
discordia-count-worker = { $count ->
    [one] { $count } arbeider
   *[other] { $count } arbeiders
}
discordia-count-star = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}
discordia-count-manipulator = { $count ->
    [one] { $count } manipulator
   *[other] { $count } manipulatoren
}
discordia-count-tile = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
discordia-count-tower = { $count ->
    [one] { $count } toren
   *[other] { $count } torens
}
discordia-count-expansion = { $count ->
    [one] { $count } uitbreiding
   *[other] { $count } uitbreidingen
}
discordia-count-step = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
discordia-count-slot = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
}
discordia-count-decree = { $count ->
    [one] { $count } decreet
   *[other] { $count } decreten
}
discordia-count-privilege = { $count ->
    [one] { $count } privilege
   *[other] { $count } privileges
}
discordia-workers-left = { $count ->
    [0] niemand zonder werk
    [one] { $count } arbeider zonder werk
   *[other] { $count } arbeiders zonder werk
}

## De eindejaarsgebeurtenissen, stap voor stap (D-115 tot en met D-132)

discordia-event-E0 = De buitenposten slaan toe
discordia-event-E1 = De Germanen vallen aan
discordia-event-E2 = Volle buitenposten worden geruimd
discordia-event-E3 = Tekort aan infrastructuur
discordia-event-E4 = Pontifex
discordia-event-E5 = Een nieuw jaar, of het einde
discordia-sum-attack = Germanentegels { $left } + { $right }, Magnategels { $magna }: aanval { $attack }
discordia-sum-strength = kazernes { $barracks } + torens { $towers } + privilege { $privilege } + Magnarij { $row }: kracht { $strength }
discordia-sum-lack = tekens { $symbols } + lege vakken { $slots } - watertoevoer { $value } = { $lack }
discordia-sum-now = Als het jaar nu eindigde: { $lack }
discordia-sum-draws = { $count ->
    [one] { $count } arbeider komt uit de zak
   *[other] { $count } arbeiders komen uit de zak
}
discordia-sum-returns = { $count ->
    [one] { $count } arbeider gaat terug in de zak
   *[other] { $count } arbeiders gaan terug in de zak
}

## Alleen, en de campagne

discordia-campaign-title = Zes steden
discordia-campaign-about = Win zes spellen achter elkaar, elk in een andere stad, elk met een zwaarder begin.
discordia-campaign-game = Spel { $game } van { $last }
discordia-campaign-start = Je begint met { $stars } sterren en { $workers } arbeiders.
discordia-campaign-won = gewonnen
discordia-campaign-lost = verloren
discordia-campaign-next = volgende
discordia-campaign-open = nog te spelen
discordia-campaign-begin = Begin de campagne
discordia-campaign-continue = Op naar de volgende stad
discordia-campaign-again = Begin opnieuw
discordia-campaign-complete = Zes spellen op rij gewonnen: langs de hele Rijn spreekt men van je.
discordia-campaign-over = De campagne eindigt in { $board }.
discordia-solo-aim = { $count ->
    [0] Je wint als niemand meer zonder werk is.
    [one] Je wint als niemand meer zonder werk is, of met hoogstens { $count } arbeider na jaar 4.
   *[other] Je wint als niemand meer zonder werk is, of met hoogstens { $count } arbeiders na jaar 4.
}

## Wat een knop doet

discordia-action-board = Neem dit bord
discordia-action-take = Neem deze tegel
discordia-action-over = Overbouw een tegel
discordia-action-die = Neem deze dobbelsteen
discordia-action-free = Gebruik Quaestor voor één stap
discordia-action-deploy = Plaatsen
discordia-action-special = Speciale plaatsing
discordia-action-expand = De stad uitbreiden
discordia-action-dev = Ontwikkelingsstap
discordia-action-exp = Expeditiestap
discordia-action-star = Sterren nemen
discordia-action-season = Bonus van het seizoen nemen
discordia-action-decree = Een decreet nemen
discordia-action-tower = Een toren zetten
discordia-action-return = Arbeiders terugsturen
discordia-action-privilege = Een privilege kiezen
discordia-action-pass = Passen
discordia-action-end = Beurt beëindigen
discordia-action-undo = Ongedaan maken
discordia-action-open = Toon deze stad
discordia-action-step = Volgende stap

## Wat er te doen is

# Wat er in een beurt kan, in prompt-turn en prompt-turn-side.
discordia-possible-take = een tegel nemen
discordia-possible-deploy = arbeiders plaatsen
discordia-possible-special = een speciale plaatsing doen
discordia-possible-expand = de stad uitbreiden
discordia-possible-dev = een ontwikkelingsstap doen
discordia-possible-star = sterren nemen
discordia-possible-season = de bonus van het seizoen nemen
discordia-possible-decree = een decreet nemen
# $count telt bij prompt-die de manipulatoren, bij prompt-step de sterren; $bonus is wat er geboden wordt.
discordia-prompt-board = Kies een stadsbord. Elk heeft eigen bouwplaatsen, sporen en bonussen.
discordia-prompt-start = Kies een begintegel uit het aanbod; hij komt in zijn rij in je stad.
discordia-prompt-die = { $count ->
    [0] Kies een dobbelsteen: de waarde wijst je kolom aan.
    [one] Kies een dobbelsteen: de waarde wijst je kolom aan. Met je manipulator mag je die 1 veranderen.
   *[other] Kies een dobbelsteen: de waarde wijst je kolom aan. Met je { $count } manipulatoren mag je die veranderen.
}
discordia-prompt-turn = Je speelt met { $value } op de { $die } dobbelsteen: één hoofdactie, en nevenacties zoveel je wilt. Je kunt { $possible }.
discordia-prompt-turn-side = Je hoofdactie met { $value } op de { $die } dobbelsteen is gedaan. Je kunt nog { $possible }, of je beurt beëindigen.
discordia-prompt-turn-done = Met { $value } op de { $die } dobbelsteen is er niets meer te doen. Beëindig je beurt.
discordia-prompt-deploy = Een bonus: { $bonus }. Kies een tegel waarvan je het volgende vak vult, of pas.
discordia-prompt-step-dev = { $count ->
    [one] Je mag je laatste ster op het ontwikkelingsspoor leggen voor de bonus van de plaats, of passen.
   *[other] Je mag een van je { $count } sterren op het ontwikkelingsspoor leggen voor de bonus van de plaats, of passen.
}
discordia-prompt-step-exp = { $count ->
    [0] De Stercultus geeft een ster voor het expeditiepad, met de bonus van de plaats; of pas.
    [one] Je mag een stap op het expeditiepad doen voor de bonus van de plaats, of passen. Je hebt { $count } ster.
   *[other] Je mag een stap op het expeditiepad doen voor de bonus van de plaats, of passen. Je hebt { $count } sterren.
}
discordia-prompt-tower = Je mag een toren op een haven zetten: een handelstoren voor een ster en water, een wachttoren voor kracht. Of pas.
discordia-prompt-expand = Je mag je stad uitbreiden: kies een rij of een spoor, of pas.
discordia-prompt-tile = Een bonus: { $bonus }. Neem er een uit welke kolom ook, of pas.
discordia-prompt-return = { $count ->
    [one] Je mag { $count } arbeider terugsturen in de zak, of passen.
   *[other] Je mag hoogstens { $count } arbeiders terugsturen in de zak, of passen.
}
discordia-prompt-return-exact = { $count ->
    [one] Je stad heeft minder handen nodig: stuur { $count } arbeider terug in de zak.
   *[other] Je stad heeft minder handen nodig: stuur { $count } arbeiders terug in de zak.
}
discordia-prompt-privilege = Je stad is groot genoeg voor een privilege. Kies er een; je houdt het voorgoed.
discordia-prompt-chance = Er wordt gedobbeld of getrokken.
discordia-prompt-wait = { $seat } denkt na.
discordia-prompt-over = De partij is afgelopen.

## Wat er gebeurt

discordia-dealt-maximus = { $seat } is de eerste Maximus.
discordia-dealt-action = Actietegel { $action } komt in kolom { $column }.
discordia-dealt-decree = Er komt een decreet te liggen: { $decree }.
discordia-dealt-privilege = Er komt een privilege te liggen: { $privilege }.
discordia-dealt-board = Er gaat een stadsbord open: { $board }.
discordia-dealt-german = De { $side } Germanentegel is { $german }.
discordia-dealt-magna = Buitenpost { $place } toont zijn dreiging: { $magna }.
discordia-dealt-janus = Janus draait { $janus } open.
discordia-tile-dealt = { $tile } komt in het aanbod, op { $place }.
discordia-worker-drawn = { $seat } trekt een { $colour } arbeider.
discordia-fed = { $tile } gaat naar de Magnarij, plaats { $place }.
discordia-board-chosen = { $seat } gaat { $board } besturen.
discordia-boxed = { $board } gaat terug in de doos.
discordia-rolled = { $season }: { $seat } is Maximus en gooit blauw { $blue }, rood { $red }, geel { $yellow }.
discordia-rolled-janus = { $season }: Janus is Maximus, en de worp is blauw { $blue }, rood { $red }, geel { $yellow }.
discordia-die-chosen = { $seat } speelt met de { $die } dobbelsteen, een { $value }.
# $count is 0 als alleen PRI11 betaalde.
discordia-die-changed = { $seat } speelt met de { $die } dobbelsteen, een { $rolled } die { $value } wordt voor { $count ->
    [0] niets
    [one] { $count } manipulator
   *[other] { $count } manipulatoren
}.
discordia-placed = { $seat } legt { $tile } op { $space }.
discordia-overbuilt = { $seat } bouwt { $by } over { $tile } heen{ $count ->
    [0] {""}
    [one] ; { $count } arbeider is weer zonder werk
   *[other] ; { $count } arbeiders zijn weer zonder werk
}.
discordia-filled = { $seat } plaatst { $count ->
    [one] { $count } { $colour } arbeider
   *[other] { $count } { $colour } arbeiders
} op { $tile }, vak { $slot } van { $slots }.
discordia-completed = { $tile } van { $seat } is vol.
discordia-flipped = { $seat } laat { $tile } uitvaren met { $count ->
    [one] { $count } zeeman
   *[other] { $count } zeelieden
}; het wordt een marktkraam op { $space }.
discordia-flipped-out = { $seat } laat { $tile } uitvaren met { $count ->
    [one] { $count } zeeman
   *[other] { $count } zeelieden
}; voor de marktkraam is geen markt vrij.
discordia-eagle = { $tile } is vol: buitenpost { $place } toont de adelaar.
discordia-expanded = { $seat } breidt de stad uit: { $expansion }.
discordia-tower-set = { $seat } zet een { $tower } op { $space }.
discordia-decree-taken = { $seat } neemt het decreet { $decree }, op veld { $field }.
discordia-privilege-taken = { $seat } kiest het privilege { $privilege }.
discordia-stars = { $seat } neemt { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}.
discordia-stars-lost = { $seat } verliest { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}.
discordia-manipulator = { $seat } neemt { $count ->
    [one] { $count } manipulator
   *[other] { $count } manipulatoren
}.
discordia-aqueduct = Het aquaduct van { $seat } groeit van { $from } naar { $to }.
discordia-aqueduct-back = Het aquaduct van { $seat } zakt terug van { $from } naar { $to }.
discordia-step-development = { $seat } legt ster { $count } op het ontwikkelingsspoor.
discordia-step-expedition = { $seat } legt ster { $count } op het expeditiepad.
discordia-returned = { $seat } stuurt { $workers } terug in de zak.
discordia-lapsed = { $seat } kan een bonus niet gebruiken: { $bonus }.
discordia-refused = { $seat } laat een bonus lopen: { $bonus }.
discordia-turn-ended = { $seat } beëindigt de beurt.
discordia-janus-played = Janus ({ $janus }) neemt de { $die } dobbelsteen. Naar de aflegstapel: { $discarded }. Weggenomen: { $removed }.
discordia-defended = De Germanen vallen { $seat } aan met { $attack } tegen { $strength }: de muren houden stand.
discordia-overrun = De Germanen vallen { $seat } aan met { $attack } tegen { $strength }: ze breken door.
discordia-cleared = { $tile } verlaat de Magnarij, plaats { $place }; de arbeiders gaan in de zak.
discordia-lack = { $seat }: tekens { $symbols } + lege vakken { $slots } - watertoevoer { $value }: { $count ->
    [one] { $count } arbeider erbij
   *[other] { $count } arbeiders erbij
}.
discordia-surplus = { $seat }: tekens { $symbols } + lege vakken { $slots } - watertoevoer { $value }: { $count ->
    [one] { $count } arbeider gaat terug
   *[other] { $count } arbeiders gaan terug
}.
# $count is hier 0.
discordia-balance = { $seat }: tekens { $symbols } + lege vakken { $slots } - watertoevoer { $value }: niemand komt, niemand gaat.
discordia-new-year = Jaar { $year } begint.
discordia-won-empty = { $seat } heeft niemand meer zonder werk en wint.
discordia-won-fewest = Jaar 4 is voorbij en { $seat } wint: niemand heeft minder arbeiders zonder werk.
discordia-lost = Na jaar 4 zijn er te veel zonder werk: Janus heeft gewonnen.

## Redenen van het einde

discordia-reason-empty_supply = niemand is meer zonder werk
discordia-reason-after_year_4 = jaar 4 is voorbij

## Weigeringen. De client voegt de regel toe om te openen.

# D-013
discordia-refuse-no-tile = Op { $place } ligt geen tegel.
# D-030
discordia-refuse-board = { $board } ligt niet open om te kiezen.
# D-030, D-031, D-044, D-106, D-132
discordia-refuse-pass = Dit kun je niet weigeren; beslis over { $decision }.
# D-031
discordia-refuse-start = De begintegel komt op een bouwplaats; er valt nog niets te overbouwen.
# D-042
discordia-refuse-die-taken = De { $die } dobbelsteen is door de Maximus genomen.
# D-045
discordia-refuse-no-change = Er valt geen stap gratis te doen: de waarde blijft gelijk.
# D-045
discordia-refuse-manipulators = { $count ->
    [one] Deze verandering kost { $count } manipulator, en je hebt er { $have }.
   *[other] Deze verandering kost { $count } manipulatoren, en je hebt er { $have }.
}
# D-046
discordia-refuse-die-range = Een dobbelsteen gaat van 1 tot 6, en dit zou { $value } zijn.
# D-050
discordia-refuse-main-done = Je hoofdactie van deze beurt heb je al gehad.
# D-051
discordia-refuse-not-printed-deploy = Met de actietegel in kolom { $value } plaats je geen { $colour } arbeiders.
# D-051
discordia-refuse-not-printed-expand = Met de actietegel in kolom { $value } breid je de stad niet uit.
# D-051
discordia-refuse-not-printed-dev = De actietegel in kolom { $value } heeft geen ontwikkelingsstap.
# D-051
discordia-refuse-not-printed-star = De actietegel in kolom { $value } heeft geen sterren.
# D-052
discordia-refuse-column = { $place } ligt niet in jouw kolom: je speelt met { $value }.
# D-054
discordia-refuse-not-yours = { $tile } ligt niet in jouw stad.
# D-054
discordia-refuse-overbuild = { $tile } kan niet op { $over }, want dat is een andere soort.
# D-056
discordia-refuse-foundation = Je { $row } heeft geen vrije bouwplaats voor { $tile }.
# D-061
discordia-refuse-cult-empty = De Stercultus heeft geen sterren meer.
# D-062
discordia-refuse-full = Alle vakken van { $tile } zijn gevuld.
# D-063
discordia-refuse-workers = { $count ->
    [one] In het volgende vak van { $tile } hoort { $count } { $colour } arbeider, en je hebt er { $have }.
   *[other] In het volgende vak van { $tile } horen { $count } { $colour } arbeiders, en je hebt er { $have }.
}
# D-073
discordia-refuse-season-used = De bonus van het seizoen heb je deze beurt al gehad.
# D-073
discordia-refuse-season = Bij { $season } hoort een { $number }, en je speelt met { $value }.
# D-075
discordia-refuse-pass-turn = Er is geen bonus om te weigeren; beëindig je beurt.
# D-076
discordia-refuse-die-colour = { $tile } vraagt om de { $die } dobbelsteen.
# D-076
discordia-refuse-die-value = { $tile } vraagt om een dobbelsteen met { $value }.
# D-078
discordia-refuse-served = { $tile } heeft deze beurt zijn speciale plaatsing al gehad.
# D-082
discordia-refuse-not-here = { $tile } ligt niet in jouw stad en niet in de Magnarij.
# D-083
discordia-refuse-no-expansion = In de algemene voorraad is geen { $expansion } meer.
# D-084
discordia-refuse-row-full = Alle { $count } plaatsen van je { $row } zijn al open.
# D-086
discordia-refuse-extended = Je { $expansion } ligt er al.
# D-089
discordia-refuse-harbor-closed = Je hebt { $space } nog niet geopend.
# D-090
discordia-refuse-tower-there = Op { $space } staat al een toren.
# D-092
discordia-refuse-no-tower = Er is geen { $tower } meer.
# D-094
discordia-refuse-expedition = Een expeditiestap komt alleen van een bonus.
# D-095
discordia-refuse-no-star = Je hebt geen ster om op het spoor te leggen.
# D-095
discordia-refuse-track-full = Je spoor is vol; een verlenging zou ruimte geven.
# D-101
discordia-refuse-no-decree = Het decreet { $decree } ligt niet open.
# D-103
discordia-refuse-one-decree = Je hebt deze beurt al een decreet genomen, en meer dan één mag niet.
# D-103
discordia-refuse-no-field = Alle { $count } decreetvelden van je bord zijn bezet.
# D-104, D-105
discordia-refuse-condition = { $decree } vraagt er { $limit } of meer: { $need }. Jij hebt er { $have }.
# D-104
discordia-refuse-condition-most = { $decree } staat er hoogstens { $limit } toe: { $need }. Jij hebt er { $have }.
# D-106
discordia-refuse-no-privilege = Het privilege { $privilege } ligt niet open.
# D-108
discordia-refuse-free-step = Voor een stap zonder manipulator heb je het privilege { $privilege } nodig.
# D-108
discordia-refuse-free-step-used = { $privilege } heb je dit jaar al gebruikt.
# D-108
discordia-refuse-first-slot = Dit gaat over de tegel die je net nam, niet over { $tile }.
# D-109
discordia-refuse-kind = { $tile } past niet bij deze bonus: { $bonus }.
# D-109
discordia-refuse-other-track = De bonus is een andere: { $bonus }.
# D-109
discordia-refuse-not-owned = { $count ->
    [one] Je zou { $count } { $colour } arbeider terugsturen, en je hebt er { $have }.
   *[other] Je zou { $count } { $colour } arbeiders terugsturen, en je hebt er { $have }.
}
# D-109
discordia-refuse-too-many = { $count ->
    [one] Je mag { $count } arbeider terugsturen.
   *[other] Je mag hoogstens { $count } arbeiders terugsturen.
}
# D-110
discordia-refuse-end = Je beurt kan pas eindigen als je hebt beslist over { $decision }.
# D-132
discordia-refuse-exactly = { $count ->
    [one] Stuur precies { $count } arbeider terug.
   *[other] Stuur precies { $count } arbeiders terug.
}
# D-178
discordia-refuse-not-asked = Jij bent nu niet aan zet.
# D-178
discordia-refuse-decision = Beslis eerst over { $decision }.
# D-185
discordia-refuse-rolled = De { $die } dobbelsteen is { $value }; noem de gegooide waarde.
# D-187
discordia-refuse-drawn = Worpen, tegels en arbeiders worden getrokken, niet gekozen.

## Hoe je acties typt (D-183)

discordia-notation-board = board agrippina neemt een stadsbord
discordia-notation-start = take 4.2 neemt de tegel in kolom 4, rij 2, als begintegel
discordia-notation-die = die blue 4 neemt de blauwe dobbelsteen, die 4 is; die blue 4+1 maakt er 5 van; q aan het eind gebruikt Quaestor
discordia-notation-turn = take 4.2, take 4.2 over M07, deploy K03, expand harbor, dev of star; special S07, season, decree DEC05; end sluit je beurt af
discordia-notation-deploy = deploy K03 vult het volgende vak van K03; pass weigert
discordia-notation-step = dev of exp doet de stap; pass weigert
discordia-notation-tower = tower trade harbor2 of tower military harbor2; pass weigert
discordia-notation-expand = expand harbor, fort, market, field, dev of exp; pass weigert
discordia-notation-tile = take 4.2, of take 4.2 over M07; pass weigert
discordia-notation-return = return B W stuurt een zeeman en een koopman terug; de letters zijn B R W Y
discordia-notation-privilege = privilege PRI07 kiest dat privilege

## Opties. Ids hebben - waar de optie of waarde een _ heeft.

discordia-option-boards = Stadsborden
    .about = Of iedereen een stad met een eigen karakter bestuurt, uit Magna.
discordia-choice-boards-off = Standaard: alle steden gelijk
discordia-choice-boards-on = Zes steden om uit te kiezen

discordia-option-magna = Magnategels
    .about = Of boven het bord buitenposten liggen die ook arbeiders willen, en die je aan het einde van het jaar treffen als ze die niet krijgen.
discordia-choice-magna-off = Geen buitenposten
discordia-choice-magna-on = Met buitenposten: 160 arbeiders, en meer aan het begin

discordia-option-magna-reopen-converted = Buitenposten onder uitgevaren schepen
    .about = Of een Magnategel onder een schip dat marktkraam werd in een nieuw jaar weer opengaat.
discordia-choice-magna-reopen-converted-off = De adelaar blijft boven
discordia-choice-magna-reopen-converted-on = Ze gaan weer open

discordia-option-solo-win-max = Arbeiders over bij winst alleen
    .about = Hoeveel arbeiders zonder werk je na jaar 4 mag hebben om alleen te winnen; 0 is streng.

discordia-option-campaign = Campagne
    .about = De stadsborden die je al gespeeld hebt, in een campagne van zes spellen tegen Janus.
discordia-choice-campaign-new = Nieuw: nog geen bord gespeeld
