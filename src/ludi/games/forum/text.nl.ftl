### Forum Romanum in het Nederlands: één bron voor terminal, server en browser.
### $seat, $colour en $field zijn korte teksten (A, A1, d4); $leaders, $losers en $missing zijn al samengevoegde lijsten.

forum-title = Forum Romanum
forum-about = Zet je Romeinen in waar Rome ze nodig heeft, neem in zoveel mogelijk sectoren de leiding en wees nergens de laatste.

## Woorden

forum-seat = Plek { $seat }
forum-colour = Kleur { $colour }
forum-roman = { $count ->
    [one] { $count } Romein
   *[other] { $count } Romeinen
}
forum-coin = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
forum-step = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
forum-lap = ronde { $count }
forum-senator = senator
forum-track = populariteitsbaan
forum-hand = in de hand
forum-free = vrij veld
# De kleuren in de volgorde van de plaatsen; bij twee spelers zijn 1 en 2 A1 en A2, 3 en 4 B1 en B2.
forum-colour-1 = rood
forum-colour-2 = blauw
forum-colour-3 = oker
forum-colour-4 = groen
forum-colour-5 = paars
forum-colour-6 = zwart

## Opdrachten. $hand telt de Romein mee die nu geplaatst wordt.

forum-prompt-place = { $hand ->
    [one] Zet je laatste Romein op een vrij veld.
   *[other] Zet een Romein op een vrij veld; je hebt er nog { $hand }.
}
forum-prompt-jump = Spring met een van je Romeinen naar een vrij veld.
forum-prompt-place-two = { $left ->
    [one] { $hand ->
        [one] Zet nu je allerlaatste Romein.
       *[other] Zet nu een Romein van je andere kleur; je hebt er nog { $hand }.
    }
   *[other] Zet van elk van je kleuren een Romein; je hebt er nog { $hand }.
}
forum-prompt-jump-two = { $left ->
    [one] Spring nu met een Romein van je andere kleur.
   *[other] Spring met een Romein van elk van je kleuren.
}
forum-prompt-first = Wacht op de loting: die bepaalt wie er begint.
forum-prompt-wait = { $seat } denkt na.
forum-prompt-over = Het spel is afgelopen.

## Gebeurtenissen

forum-first = Er is geloot: { $seat } begint.
forum-placed = { $colour } zet een Romein op { $field }.
forum-jumped = { $colour } springt van { $origin } naar { $field }.
forum-scored = Score voor { $sector }: { $forward ->
    [one] { $forward } stap
   *[other] { $forward } stappen
} vooruit voor { $leaders }, { $back ->
    [one] { $back } stap
   *[other] { $back } stappen
} achteruit voor { $losers }.
forum-scored-nobody-back = Score voor { $sector }: { $forward ->
    [one] { $forward } stap
   *[other] { $forward } stappen
} vooruit voor { $leaders }, en niemand gaat achteruit.
forum-stalemate = Patstelling bij { $sector }: { $leaders } delen de leiding, de munt blijft liggen.
forum-stalemate-ended = Geen patstelling meer bij { $sector }.
forum-end-scored = Patstelling afgerekend bij { $sector }: { $forward ->
    [one] { $forward } stap
   *[other] { $forward } stappen
} vooruit voor { $leaders }, { $back ->
    [one] { $back } stap
   *[other] { $back } stappen
} achteruit voor { $losers }.
forum-end-scored-nobody-back = Patstelling afgerekend bij { $sector }: { $forward ->
    [one] { $forward } stap
   *[other] { $forward } stappen
} vooruit voor { $leaders }, en niemand gaat achteruit.
forum-ended = Het spel is afgelopen: { $reason }.

## Redenen van het einde, als tweede helft van forum-ended

forum-reason-coins = de laatste munt is weg
forum-reason-stalemates = er zijn alleen nog patstellingen over
forum-reason-quiet = er is te veel ronden lang niet gescoord
forum-reason-repetition = dezelfde stelling kwam te vaak terug
forum-reason-agreed = alle spelers wilden stoppen

## Weigeringen. De client voegt de regel toe die je kunt openslaan.

# F-22
forum-refuse-occupied = { $field } is bezet: er staat een Romein van { $colour }.
# F-22
forum-refuse-off-board = “{ $text }” ligt niet op het bord; de velden lopen van a1 tot g7.
# F-27
forum-refuse-same-field = Een sprong moet op een ander veld eindigen dan { $field }.
# F-28
forum-refuse-not-yours = De Romein op { $field } is niet van jou maar van { $colour }.
# F-28
forum-refuse-empty = Op { $field } staat geen Romein.
# F-28
forum-refuse-target-taken = Op { $field } kun je niet landen, want daar staat al iemand.
# F-24
forum-refuse-still-placing = { $hand ->
    [one] Springen mag nog niet: je moet nog { $hand } Romein plaatsen.
   *[other] Springen mag nog niet: je moet nog { $hand } Romeinen plaatsen.
}
# F-26
forum-refuse-hand-empty = Je hand is leeg, dus spring met een Romein die al op het bord staat.
# F-18
forum-refuse-first = Wie begint is geen zet van een speler: dat bepaalt de instelling of de loting.
# F-67
forum-refuse-colour-moved = { $colour } is al geweest; nu moet je andere kleur.
# F-20
forum-refuse-pass = Passen mag niet: wie aan de beurt is, zet.
# F-65
forum-refuse-no-second-colour = Je speelt met één kleur; alleen met twee spelers heb je een tweede.
# F-63
forum-refuse-not-agreed = Eerder stoppen kan alleen als iedereen het wil; nog niet akkoord: { $missing }.

## Sectoren. De tekst zegt waar de sector ligt; .name is de naam alleen, voor op het bord.

forum-sector-I = Curia Iulia (I)
    .name = Curia Iulia
forum-sector-II = Basilica Aemilia (II)
    .name = Basilica Aemilia
forum-sector-III = Templum Saturni (III)
    .name = Templum Saturni
forum-sector-IV = Forum (IV)
    .name = Forum
forum-sector-V = Templum Divi Iulii (V)
    .name = Templum Divi Iulii
forum-sector-VI = Basilica Iulia (VI)
    .name = Basilica Iulia
forum-sector-VII = Templum Vestae (VII)
    .name = Templum Vestae
forum-sector-row-1 = financiën (rij 1)
    .name = financiën
forum-sector-row-2 = justitie (rij 2)
    .name = justitie
forum-sector-row-3 = landbouw (rij 3)
    .name = landbouw
forum-sector-row-4 = watervoorziening (rij 4)
    .name = watervoorziening
forum-sector-row-5 = arbeid en nijverheid (rij 5)
    .name = arbeid en nijverheid
forum-sector-row-6 = geneeskunde en gezondheid (rij 6)
    .name = geneeskunde en gezondheid
forum-sector-row-7 = onderwijs en cultuur (rij 7)
    .name = onderwijs en cultuur
forum-sector-column-1 = theater (kolom a)
    .name = theater
forum-sector-column-2 = gladiatorenspelen (kolom b)
    .name = gladiatorenspelen
forum-sector-column-3 = wagenrennen en brood en spelen (kolom c)
    .name = wagenrennen en brood en spelen
forum-sector-column-4 = strijdkrachten en defensie (kolom d)
    .name = strijdkrachten en defensie
forum-sector-column-5 = handel en scheepvaart (kolom e)
    .name = handel en scheepvaart
forum-sector-column-6 = ontdekkingsreizen (kolom f)
    .name = ontdekkingsreizen
forum-sector-column-7 = religie (kolom g)
    .name = religie
forum-sector-DM = architectuur (diagonaal a1 naar g7)
    .name = architectuur
forum-sector-DA = baden en lichaamsverzorging (diagonaal g1 naar a7)
    .name = baden en lichaamsverzorging

## Opties. Waar de optie of waarde een _ heeft, heeft het id een -.

forum-option-edition = Uitgave
    .about = De uitgaven verschillen in het aantal Romeinen als er drie meedoen.
forum-choice-edition-kosmos1994 = Kosmos 1994: ieder acht Romeinen
forum-choice-edition-ngo2012 = New Games Order 2012: ieder tien Romeinen

forum-option-map = Gebouwen
    .about = Hoe de zeven gebouwen het plein verdelen.
forum-choice-map-classic = Klassiek: de twee lange hallen liggen in tegenoverliggende hoeken
forum-choice-map-mirror = Gespiegeld: de twee lange hallen liggen allebei links
forum-choice-map-own = Een eigen indeling

forum-option-scoring = Telling
    .about = In de variant gaan senatoren verder terug dan vooruit, en telt een gedeelde leiding meteen.
forum-choice-scoring-standard = Gewoon
forum-choice-scoring-variant = Variant: meer terug dan vooruit

forum-option-stalemate-break = Patstelling doorbreken
    .about = Wanneer een sector die vol en gelijk was alsnog mag scoren.
forum-choice-stalemate-break-refill = Als hij weer vol is en één kleur leidt
forum-choice-stalemate-break-on-majority = Zodra één kleur leidt, ook met een gat

forum-option-no-score-rounds = Stille ronden
    .about = Na zoveel ronden springen zonder score is het spel uit; met 0 staat dit uit.
forum-choice-no-score-rounds-0 = Uit

forum-option-repetition = Herhaling
    .about = Het spel is uit als een stelling voor de zoveelste keer ontstaat; met 0 staat dit uit.
forum-choice-repetition-0 = Uit
forum-choice-repetition-3 = Bij de derde keer

forum-option-first = Wie begint
    .about = De plek die de eerste beurt krijgt, of een eerlijke loting die iedereen kan narekenen.
forum-choice-first-random = Een eerlijke loting
forum-choice-first-A = Plek A
forum-choice-first-B = Plek B
forum-choice-first-C = Plek C
forum-choice-first-D = Plek D
forum-choice-first-E = Plek E
forum-choice-first-F = Plek F

forum-option-track-length = Lengte van de baan
    .about = Het aantal velden dat rond het bord getekend wordt; voor de winst maakt het niet uit.
