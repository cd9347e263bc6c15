### Pompeii in het Nederlands: één bron voor terminal, server en browser.
### $seat is een kleur als naam (Rood), $colour en $seats zijn kleuren met een kleine letter, $seats en $cards zijn al
### samengevoegde lijsten; $square is een korte tekst (d4); $tile is een symbool, of twee zoals in “helm of masker”.

pompeii-title = Pompeii
pompeii-about = Vul de rijke stad onder de Vesuvius met je mensen, en loods ze door de poorten naar buiten voor de lava ze inhaalt.

## Woorden

pompeii-seat-red = Rood
pompeii-seat-black = Zwart
pompeii-seat-yellow = Geel
pompeii-seat-blue = Blauw
pompeii-colour-red = rood
pompeii-colour-black = zwart
pompeii-colour-yellow = geel
pompeii-colour-blue = blauw
pompeii-symbol-vase = vaas
pompeii-symbol-helmet = helm
pompeii-symbol-mask = masker
pompeii-symbol-scroll = schriftrol
pompeii-symbol-column = zuil
pompeii-symbol-coin = munt
# Tussen de twee symbolen van een tegel (P-152).
pompeii-or = { $first } of { $second }
pompeii-building = gebouw { $number }
pompeii-neutral = een neutraal gebouw
# De kleuren van gebouwen en kaarten (P-05, P-17).
pompeii-hue-grey = grijs
pompeii-hue-purple = paars
pompeii-hue-turquoise = groen
pompeii-hue-brown = bruin
pompeii-hue-neutral = neutraal
pompeii-figure = { $count ->
    [one] { $count } figuur
   *[other] { $count } figuren
}
pompeii-figure-of = { $count ->
    [one] { $count } figuur van { $colour }
   *[other] { $count } figuren van { $colour }
}
pompeii-card = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
pompeii-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
pompeii-point = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
pompeii-free-spot = { $count ->
    [0] geen vrije plek
    [one] { $count } vrije plek
   *[other] { $count } vrije plekken
}
pompeii-relatives-left = { $count ->
    [one] nog { $count } familielid
   *[other] nog { $count } familieleden
}
# Wat een veld is, voor het bord en wie het laat voorlezen.
pompeii-square-empty = leeg
pompeii-square-lava = lava met een { $symbol }
pompeii-square-start = startveld: { $symbol }
pompeii-square-gate = { $gate }, een poort
pompeii-square-gate-closed = { $gate }, door lava gesloten
pompeii-exit-cost = { $count ->
    [one] { $count } punt van de vrijheid
   *[other] { $count } punten van de vrijheid
}
# Plaatsen en dingen, als kopje en etiket.
pompeii-word-supply = voorraad
pompeii-word-city = in de stad
pompeii-word-saved = gered
pompeii-word-volcano = in de vulkaan
pompeii-word-dead = dood
pompeii-word-box = terug in de doos
pompeii-word-hand = je hand
pompeii-word-hand-of = hand van { $seat }
pompeii-word-deck = stapel
pompeii-word-discard = aflegstapel
pompeii-word-bag = buidel met lava
pompeii-word-aside = terzijde gelegd
pompeii-word-gate = poort
pompeii-word-lava = lava
pompeii-word-relatives = familieleden
pompeii-word-joker = joker
pompeii-word-only-jokers = alleen jokers
pompeii-word-omen = Omen
pompeii-word-ad79 = A.D. 79
pompeii-word-range = bereik
pompeii-word-on-turn = aan de beurt
pompeii-word-vesuvius = Vesuvius
pompeii-word-caused = bracht de uitbarsting

## Wat een knop doet

pompeii-action-erupt = Roep de uitbarsting uit
pompeii-action-wait = Wacht
pompeii-action-done = Geen familie meer
pompeii-action-no-figure = Speel zonder figuur
pompeii-action-out = Verlaat de stad
pompeii-action-pass = Blijf staan

## Fasen en stappen

pompeii-phase-deal = Het delen
pompeii-phase-first = Nieuwkomers
pompeii-phase-eruption = De uitbarsting
pompeii-phase-second = De vlucht
pompeii-phase-over = As en stilte
pompeii-stage-deal = delen
pompeii-stage-play = kaart
pompeii-stage-relatives = familieleden
pompeii-stage-draw = kaart trekken
pompeii-stage-omen = Omen
pompeii-stage-tile = tegel trekken
pompeii-stage-lava = lava
pompeii-stage-move-1 = eerste beweging
pompeii-stage-move-2 = tweede beweging
pompeii-stage-over = afgelopen

## Opdrachten. $supply telt de figuur mee die nu geplaatst wordt; $count is het nummer van de tegel die nu komt.

pompeii-prompt-deal = Wacht op de kaarten.
pompeii-prompt-play = { $supply ->
    [one] Speel een kaart en plaats je laatste figuur.
   *[other] Speel een kaart en plaats een figuur; je hebt er { $supply }.
}
pompeii-prompt-play-or-call = { $supply ->
    [one] Je hebt alleen jokers: plaats je laatste figuur waar je wilt, of roep de uitbarsting uit.
   *[other] Je hebt alleen jokers: plaats een figuur waar je wilt, je hebt er { $supply }, of roep de uitbarsting uit.
}
pompeii-prompt-play-no-figure = Een figuur plaatsen kan niet; speel toch een kaart.
pompeii-prompt-relatives = { $due ->
    [one] Plaats een familielid, of laat het weg.
   *[other] Plaats tot { $due } familieleden, elk in een ander gebouw, of stop.
}
pompeii-prompt-draw = { $seat } trekt een kaart.
pompeii-prompt-omen = Een Omen: kies een figuur van een ander voor de vulkaan.
pompeii-prompt-tile = { $seat } tast in de buidel.
pompeii-prompt-lava = Leg de lavategel: een { $tile }.
pompeii-prompt-lava-first = Leg lavategel { $count } van de eerste zes: een { $tile }.
pompeii-prompt-move-1 = Vlucht met een van je figuren, of blijf staan.
pompeii-prompt-move-2 = Doe je tweede beweging, of blijf staan.
pompeii-prompt-ask = Je hebt alleen jokers: roep je de uitbarsting uit, of wacht je terwijl { $seat } speelt?
pompeii-prompt-wait = { $seat } denkt na.
pompeii-prompt-over = Het spel is afgelopen.

## Gebeurtenissen

pompeii-dealt = Je kaarten zijn { $cards }.
pompeii-dealt-hidden = { $seat } neemt vier kaarten.
pompeii-played = { $seat } speelt kaart { $number }.
pompeii-played-joker = { $seat } speelt kaart { $number } als joker.
pompeii-played-no-figure = { $seat } speelt kaart { $number } zonder figuur.
pompeii-placed-card = { $seat } zet een figuur op { $square }, in { $building }.
pompeii-placed-joker = { $seat } zet met een joker een figuur op { $square }, in { $building }.
pompeii-placed-relative = Familie van { $seat } betrekt { $square }, in { $building }.
pompeii-relatives-due = { $seat } mag { $count ->
    [one] { $count } familielid
   *[other] tot { $count } familieleden
} laten komen.
pompeii-relatives-lost = { $count ->
    [one] { $count } familielid van { $seat } blijft weg.
   *[other] { $count } familieleden van { $seat } blijven weg.
}
pompeii-drawn = Je trekt kaart { $number }.
pompeii-drawn-hidden = { $seat } trekt een kaart.
pompeii-omen = { $seat } trekt een Omen, en een ander betaalt ervoor.
pompeii-omen-nobody = { $seat } trekt een Omen, maar er is niemand om te treffen.
pompeii-seethes = { $seat } trekt A.D. 79: de Vesuvius borrelt. Van nu af gelden Omens, familieleden en jokers.
pompeii-hidden = A.D. 79 zit weer verstopt, bij de laatste { $cards } kaarten van de stapel.
pompeii-called = { $seat } toont { $cards }, alleen jokers, en roept de uitbarsting uit.
pompeii-erupted = De Vesuvius barst uit, door toedoen van { $seat }. Alle kaarten worden afgelegd, en { $count ->
    [0] er gaat geen figuur
    [one] er gaat { $count } figuur
   *[other] er gaan { $count } figuren
} terug in de doos.
pompeii-tile = { $seat } trekt een lavategel: { $tile }.
pompeii-lava = { $seat } legt lava met een { $symbol } op { $square }.
pompeii-aside = De tegel van { $seat }, een { $tile }, past nergens meer en gaat terzijde.
pompeii-gate-closed = Lava sluit de { $gate }.
pompeii-died-omen = Door het Omen { $count ->
    [one] verdwijnt { $count } figuur
   *[other] verdwijnen { $count } figuren
} van { $square } in de vulkaan ({ $seats }).
pompeii-died-lava = Lava bedelft { $count ->
    [one] { $count } figuur
   *[other] { $count } figuren
} op { $square } ({ $seats }).
pompeii-died-enclosed = Uit { $square } is geen ontkomen meer: { $count ->
    [one] { $count } figuur
   *[other] { $count } figuren
} verloren ({ $seats }).
pompeii-died-left = Achtergebleven op { $square }: { $count ->
    [one] { $count } figuur
   *[other] { $count } figuren
} ({ $seats }).
pompeii-moved = { $seat } vlucht van { $origin } naar { $square }, met een bereik van { $range }.
pompeii-saved = Gered: { $seat } verlaat vanaf { $origin } de stad, door de { $gate }.
pompeii-passed = { $seat } blijft staan.
pompeii-ended = Het spel is afgelopen: { $reason }.

## Redenen van het einde, als tweede helft van pompeii-ended

pompeii-reason-last_tile = de laatste tegel is getrokken
pompeii-reason-empty_city = er is niemand meer in de stad

## Weigeringen. De client voegt de regel toe die je kunt openslaan.

# P-45, P-103
pompeii-refuse-drawn = Kaarten en tegels worden getrokken, niet gekozen.
# P-39
pompeii-refuse-no-card-now = Er is nu geen kaart te spelen.
# P-78
pompeii-refuse-no-relatives = Er zijn nu geen familieleden te plaatsen.
# P-57
pompeii-refuse-no-omen = Er is nu geen Omen dat je om een slachtoffer vraagt.
# P-109
pompeii-refuse-no-tile = Je hebt nu geen lavategel te leggen.
# P-118
pompeii-refuse-no-movement = Nu mag er geen figuur bewegen.
# P-87
pompeii-refuse-not-asked = De vraag naar de uitbarsting staat nu niet voor je open.
# P-151
pompeii-refuse-no-call-edition = In deze uitgave kan niemand de uitbarsting uitroepen.
# P-53
pompeii-refuse-not-seething = De uitbarsting kan pas worden uitgeroepen als A.D. 79 al eens getrokken is.
# P-88
pompeii-refuse-not-only-jokers = Alleen wie uitsluitend jokers in de hand heeft, mag de uitbarsting uitroepen.
# P-48
pompeii-refuse-not-in-hand = Kaart { $number } heb je niet in de hand.
# P-19
pompeii-refuse-no-spots = Op { $square } kan niemand wonen: er zijn geen plekken.
# P-18
pompeii-refuse-full = Alle plekken op { $square } zijn bezet.
# P-41
pompeii-refuse-other-number = Zolang nummer { $number } nog een plek vrij heeft, gaat kaart { $number } daarheen en niet naar { $square }.
# P-44
pompeii-refuse-must-place = Je kunt een figuur plaatsen, dus kaart { $number } zonder figuur spelen mag niet.
# P-95
pompeii-refuse-no-figure = Je kunt nu geen figuur plaatsen; speel de kaart zonder.
# P-69, P-70
pompeii-refuse-causing-building = Op { $square } mag geen familielid komen: dat veld hoort bij het gebouw dat de familie meebracht.
# P-71
pompeii-refuse-one-relative = Het gebouw op { $square } kreeg deze beurt al een familielid; meer dan één mag niet.
# P-150
pompeii-refuse-one-relative-number = Een gebouw met het nummer van { $square } kreeg deze beurt al een familielid; meer dan één mag niet.
# P-67
pompeii-refuse-other-colour = Het gebouw op { $square } heeft een andere kleur; familie komt in dezelfde kleur of in een neutraal gebouw.
# P-59
pompeii-refuse-own-figure = Een Omen treft nooit je eigen figuur; kies er een van een ander.
# P-57
pompeii-refuse-nobody-there = Op { $square } staat geen figuur van { $colour }.
# P-08
pompeii-refuse-no-such-colour = Niemand speelt hier met { $colour }.
# P-107
pompeii-refuse-reserved = { $square } blijft vrij voor de eerste tegel met een { $symbol }.
# P-106
pompeii-refuse-lava-there = Op { $square } ligt al lava.
# P-104
pompeii-refuse-start-square = De eerste tegel met een { $symbol } moet op { $square }.
# P-105
pompeii-refuse-not-beside = { $square } grenst met geen enkele zijde aan een tegel met een { $symbol }.
# P-152
pompeii-refuse-name-symbol = Deze tegel is een { $tile }: zeg erbij welk van de twee je kiest.
# P-163
pompeii-refuse-no-symbol = Deze tegel heeft maar één symbool; noem alleen het veld.
# P-152
pompeii-refuse-other-symbol = Op deze tegel staat geen { $symbol }.
# P-119
pompeii-refuse-no-own-figure = Op { $square } staat geen figuur van jou.
# P-119
pompeii-refuse-moved-already = De figuur op { $square } heeft net bewogen; neem een andere.
# P-129
pompeii-refuse-same-square = Een beweging moet op een ander veld eindigen dan { $square }.
# P-125
pompeii-refuse-lava-in-way = { $square } ligt onder de lava, en daar kan niemand heen.
# P-121
pompeii-refuse-too-far = { $range ->
    [one] { $square } is te ver: met { $range } punt komt deze figuur daar niet.
   *[other] { $square } is te ver: met { $range } punten komt deze figuur daar niet.
}
# P-131
pompeii-refuse-gate-too-far = Van { $square } af de stad verlaten kost { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}, en deze figuur heeft er { $range }.
# P-126
pompeii-refuse-start-closed = { $square } is een startveld zonder tegel, en daar mag in dit spel niemand komen.
# P-14
pompeii-refuse-off-board = “{ $text }” is geen veld van de stad.

## Zo typ je wat je doet (P-163)

pompeii-notation-play = 7 f5 speelt kaart 7 met een figuur op f5, 7 - zonder figuur
pompeii-notation-relatives = + d2 zet een familielid op d2, done maakt er een eind aan
pompeii-notation-omen = omen c3 red gooit een figuur van rood van c3 in de vulkaan
pompeii-notation-ask = erupt roept de uitbarsting uit, wait doet dat niet
pompeii-notation-lava = lava d4 legt de tegel op d4; bij twee symbolen lava d4 coin
pompeii-notation-move = f5-f7 vlucht van f5 naar f7, f5-out verlaat de stad, pass blijft staan

## Opties. Waar de optie of waarde een _ heeft, heeft het id een -.

pompeii-option-edition = Uitgave
    .about = De uitgaven verschillen in figuren, in de tweede A.D. 79, in de grens aan familie en in het uitroepen van de uitbarsting.
pompeii-choice-edition-amigo2004 = Amigo 2004: ieder tot 36 figuren, en met alleen jokers mag je de uitbarsting uitroepen
pompeii-choice-edition-mayfair2013 = Mayfair 2013: ieder hoogstens 30 figuren, één familielid per nummer, niets uitroepen

pompeii-option-dual-vent = Tegels met twee symbolen
    .about = Drie extra lavategels tonen twee symbolen; wie er een trekt, kiest er een uit.
pompeii-choice-dual-vent-off = Nee: 45 tegels
pompeii-choice-dual-vent-on = Ja: 48 tegels

pompeii-option-start-squares = Ongebruikte startvelden
    .about = Of lava van een ander symbool een startveld mag bedekken voordat het eigen symbool begonnen is.
pompeii-choice-start-squares-reserved = Vrijgehouden: geen ander symbool mag erop
pompeii-choice-start-squares-beside = Ernaast: het mag bedekt worden, en het symbool begint dan op een veld ernaast
pompeii-choice-start-squares-dead = Dood: het mag bedekt worden, en het symbool begint dan nooit meer

pompeii-option-no-square = Een tegel zonder veld
    .about = Wat er gebeurt met een lavategel die nergens past.
pompeii-choice-no-square-aside = Terzijde: hij doet niet meer mee en de beurt gaat door
pompeii-choice-no-square-redraw = Opnieuw: hij gaat terzijde en er wordt een andere getrokken
pompeii-choice-no-square-anywhere = Overal: hij mag op elk open veld dat niet is vrijgehouden

pompeii-option-empty-starts = Figuren op startvelden
    .about = Of figuren over een startveld mogen lopen waar nog geen lava ligt.
pompeii-choice-empty-starts-open = Open: een veld als alle andere
pompeii-choice-empty-starts-closed = Dicht: niemand komt erop, en geen uitweg loopt eroverheen
