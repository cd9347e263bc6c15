### Pompeius Magnus versus Megadates in het Nederlands: één bron voor terminal, server en browser.
### $seat is een letter; $ship, $first, $second, $rammer, $target en $by zijn schepen (R1), $unit is een eenheid (R1.M2);
### $seats is een al samengevoegde lijst; $reason, $signal, $chit, $mended, $stage, $section en $verb zijn teksten uit dit bestand.

megadates-title = Pompeius Magnus versus Megadates
megadates-about = Twee vloten roeischepen, geheime orders, en iedereen vaart tegelijk: ram, schiet en enter tot de zee van jou is.

## Woorden

megadates-side-rome = Rome
megadates-side-pirates = Piraten
megadates-fleet-rome = de Romeinse vloot
megadates-fleet-pirates = de piratenvloot
megadates-type-deceres = deceres
megadates-type-quadrireme = quadrireem
megadates-type-liburnia = liburnia
megadates-role-trierarch = trierarch
megadates-role-navarch = navarch
megadates-role-prefect = prefect
megadates-kind-remigis = roeiers
megadates-kind-milites = milites
megadates-kind-sagitarii = sagitarii
megadates-kind-ballista = ballista
megadates-squadron-red = rood
megadates-squadron-purple = paars
megadates-squadron-blue = blauw
megadates-squadron-white = wit
megadates-squadron-black = zwart
megadates-squadron-green = groen
megadates-squadron-yellow = geel
megadates-squadron-grey = grijs
# What a seat commands: $ships and $squadrons are rows of names.
megadates-commands = { $ships } ({ $squadrons })
megadates-row = { $first }, { $rest }
megadates-the-squadron = eskader { $squadron }
megadates-status-afloat = drijft
megadates-status-off-map = buiten de kaart
megadates-status-sunk = gezonken
# Hoe een schip eruitziet voor het eigen eskader en voor anderen (N-159).
megadates-condition-ok = gaaf
megadates-condition-damaged = beschadigd
megadates-condition-crippled = zwaar gehavend
megadates-condition-down = ligt diep met de kop
megadates-condition-burning = in brand
megadates-facing-NE = noordoost
megadates-facing-E = oost
megadates-facing-SE = zuidoost
megadates-facing-SW = zuidwest
megadates-facing-W = west
megadates-facing-NW = noordwest
megadates-section-bow = boeg
megadates-section-stern = achtersteven
# Wat een eenheid kan worden opgedragen, na “kan niet”.
megadates-verb-shoot = schieten
megadates-verb-prep = brandpijlen klaarmaken
megadates-verb-grapple = enterhaken gooien
megadates-verb-ungrapple = enterhaken kappen
megadates-verb-repair = herstellen
megadates-verb-move = verplaatsen
# Vlagseinen (N-151).
megadates-signal-follow = Volg mij
megadates-signal-attack = Val aan
megadates-signal-withdraw = Trek terug
megadates-signal-left = Naar links
megadates-signal-right = Naar rechts
# Schadefiches, met wat ze doen.
megadates-chit-ROWDIS = wanorde bij de roeiers
    .about = Een rex langzamer en een bocht minder, tot de roeiers op een stilliggend schip zijn bijgekomen.
megadates-chit-UNITDIS = wanorde aan dek
    .about = Eén dekeenheid kan alleen nog ordenen of zich verdedigen.
megadates-chit-CASUALTY = gesneuveld
    .about = De zwakste dekeenheid is voorgoed weg.
megadates-chit-HELM = stuurman geraakt
    .about = De volgende beurt geen bochten tijdens het varen.
megadates-chit-TANGLED = riemen in de war
    .about = De volgende beurt een rex langzamer.
megadates-chit-LEAK = lek
    .about = Elke beurt een romppunt, tot de roeiers het dichten.
megadates-chit-STUCK = zit vast
    .about = Vast aan het schip waarmee je botste, tot een eenheid je losmaakt.
megadates-chit-RUDDER = roer beschadigd
    .about = Een bocht minder, tot het hersteld is.
megadates-chit-OARS = riemen gebroken
    .about = Een rex langzamer, tot ze hersteld zijn.
megadates-chit-RAMHEAD = ram ontzet
    .about = Rammen kan niet, tot de ram hersteld is.
megadates-chit-BALLISTA = ballista onklaar
    .about = Eén ballista zwijgt, tot hij hersteld is.
megadates-chit-NONE = geen gevolg
    .about = Lawaai en splinters, meer niet.
# Waar een schip van te lijden heeft.
megadates-cause-ram = geramd
megadates-cause-rammer = de eigen ramstoot
megadates-cause-collision = aanvaring
megadates-cause-sinking = meegesleurd
megadates-cause-leak = lek
megadates-cause-fire = brand
# Wat een herstelpoging opleverde, na “R1 gooit 5:”.
megadates-mended-fire = een brand is geblust
megadates-mended-stuck = het schip is losgewrikt
megadates-mended-oars = er liggen nieuwe riemen uit
megadates-mended-rudder = het roer doet het weer
megadates-mended-ram = de ram staat weer recht
megadates-mended-ballista = een ballista is weer klaar
megadates-mended-leak = een lek is gedicht
megadates-mended-grapple = een enterhaak is gekapt
# Plaatsen en dingen, als kopje en etiket.
megadates-word-fleet = vloot
megadates-word-squadron = eskader
megadates-word-ship = schip
megadates-word-ships = schepen
megadates-word-crew = bemanning
megadates-word-deck = dek
megadates-word-unit = eenheid
megadates-word-units = eenheden
megadates-word-rowers = roeiers
megadates-word-disorder = wanorde
megadates-word-engaged = in handgemeen
megadates-word-prepared = brandpijlen klaar
megadates-word-hull = romp
megadates-word-mass = massa
megadates-word-speed = snelheid
megadates-word-last-speed = snelheid vorige beurt
megadates-word-turns = bochten
megadates-word-facing = richting
megadates-word-extra = Extra-kaarten
megadates-word-chits = geldende schade
megadates-word-box = schadebak
megadates-word-fire = brand
megadates-word-grapple = enterhaken
megadates-word-stuck = zit vast
megadates-word-loot = buit
megadates-word-captured = veroverd
megadates-word-sunk = gezonken
megadates-word-off-map = buiten de kaart
megadates-word-prisoners = gevangenen
megadates-word-killed = gedode eenheden
megadates-word-points = punten
megadates-word-honour = eer
megadates-word-turn = beurt
megadates-word-turn-of = beurt { $turn } van { $last }
megadates-word-subphase = deelfase
megadates-word-subphase-of = deelfase { $subphase }
megadates-word-orders = orders
megadates-word-order-of = orders van { $ship }
megadates-word-course = koers
megadates-word-flag = vlag
megadates-word-flag-unread = een vlag die je niet kunt lezen
megadates-word-to-all = aan allen
megadates-word-locked = vergrendeld
megadates-word-writing = schrijft
megadates-word-map = zeekaart
megadates-word-land = land
megadates-word-rex = rex { $rex }
megadates-word-report = gevechtsverslag
megadates-word-story = schip voor schip
megadates-word-dice = dobbelstenen
megadates-word-reach = bereik
megadates-word-sight = zichtlijn
megadates-word-arc = niet over boeg of achtersteven schieten
megadates-word-nearest = de dichtstbijzijnde vijand
megadates-word-scenario = scenario
megadates-word-umpire = scheidsrechter
megadates-word-draw = onbeslist
megadates-word-result = Rome { $rome }, piraten { $pirates }
# Aantallen.
megadates-hull-points = { $count ->
    [one] { $count } romppunt
   *[other] { $count } romppunten
}
megadates-fire-counters = { $count ->
    [one] { $count } brandfiche
   *[other] { $count } brandfiches
}
megadates-grapple-cards = { $count ->
    [one] { $count } enterhaak
   *[other] { $count } enterhaken
}
megadates-extra-cards = { $count ->
    [one] { $count } Extra-kaart
   *[other] { $count } Extra-kaarten
}
megadates-chits = { $count ->
    [one] { $count } schadefiche
   *[other] { $count } schadefiches
}
megadates-disorder-counters = { $count ->
    [0] in goede orde
   *[other] { $count } keer wanorde
}
megadates-loot-tokens = { $count ->
    [one] { $count } buitfiche
   *[other] { $count } buitfiches
}
megadates-rexes = { $count ->
    [one] { $count } rex
   *[other] { $count } rexen
}
megadates-ships = { $count ->
    [one] { $count } schip
   *[other] { $count } schepen
}
megadates-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
megadates-back-in = { $count ->
    [0] mag nu terugkomen
    [one] mag over { $count } beurt terugkomen
   *[other] mag over { $count } beurten terugkomen
}
# Een schip voor wie de kaart hoort in plaats van ziet.
megadates-ship-at = { $ship }, { $type }, { $side }, achtersteven in { $stern }, boeg in { $bow }, richting { $facing }
megadates-ship-small-at = { $ship }, { $type }, { $side }, in { $stern }, richting { $facing }

## Wat een knop doet

megadates-action-ahead = Stap vooruit
megadates-action-ahead-left = Vooruit, dan naar links
megadates-action-ahead-right = Vooruit, dan naar rechts
megadates-action-extra = Extra stap
megadates-action-extra-left = Extra stap, dan naar links
megadates-action-extra-right = Extra stap, dan naar rechts
megadates-action-astern = Stap achteruit
megadates-action-astern-left = Achteruit, dan naar links
megadates-action-astern-right = Achteruit, dan naar rechts
megadates-action-stop = Noodstop
megadates-action-pivot-left = Op de plaats naar links
megadates-action-pivot-right = Op de plaats naar rechts
megadates-action-lie = Stilliggen
megadates-action-ram = Rammen
megadates-action-spare = Sparen
megadates-action-seal = Lek dichten
megadates-action-return = Terug naar de kaart
megadates-action-shoot = Schieten
megadates-action-plain = Met gewone pijlen
    .about = Die vliegen verder dan brandpijlen, en de voorbereiding gaat verloren (N-115).
megadates-action-prep = Brandpijlen klaarmaken
megadates-action-grapple = Enterhaken gooien
megadates-action-ungrapple = Enterhaken kappen of losgooien
megadates-action-repair = Herstellen of blussen
megadates-action-move = Enteren of verplaatsen
megadates-action-flag = Vlag hijsen
megadates-action-target = Doelwit
megadates-action-done = Orders klaar
megadates-action-lock = Orders vergrendelen
megadates-action-unlock = Orders terugnemen
megadates-action-clear = Orders wissen
megadates-action-deadline = Tijd voor orders beëindigen
megadates-action-end = Slag beëindigen

## De tafel van de scheidsrechter

megadates-umpire-desk = Tafel van de scheidsrechter
megadates-umpire-see-all = Alles zien
megadates-umpire-see-as = Zien wat { $seat } ziet
megadates-umpire-pause = Pauze
megadates-umpire-resume = Verder
megadates-umpire-extend = Meer tijd geven
megadates-umpire-substitute = Kapitein vervangen
megadates-umpire-correct = Stelling corrigeren
megadates-umpire-overrule = Beslissing wijzigen
megadates-umpire-reason = Reden
megadates-umpire-looked = De scheidsrechter kijkt mee met { $seat }.
megadates-umpire-intervened = De scheidsrechter grijpt in: { $reason }.

## Stappen van een beurt

megadates-stage-orders = orders
megadates-stage-stops = noodstops
megadates-stage-moves = alle schepen varen
megadates-stage-encounters = schepen treffen elkaar
megadates-stage-crossing = eenheden verplaatsen zich
megadates-stage-grapples = enterhaken
megadates-stage-shooting = schieten
megadates-stage-melee = handgemeen
megadates-stage-damage = rammen en aanvaringen
megadates-stage-sinking = een schip zinkt
megadates-stage-repair = herstel
megadates-stage-sealing = lekken
megadates-stage-over = afgelopen

## Wat er gevraagd wordt

megadates-prompt-orders = Schrijf de orders van { $ship }.
megadates-prompt-wait = Nog geen orders van { $seats }.
megadates-prompt-wait-many = Nog geen orders van { $count } kapiteins.
megadates-prompt-ram = { $ship } gooide hoger dan { $other }: rammen of sparen?
megadates-prompt-wait-ram = De hoogste worp beslist of er geramd wordt: { $seats }.
megadates-prompt-die = Er wordt gedobbeld: { $stage }.
megadates-prompt-chit = Er wordt een schadefiche getrokken: { $stage }.
megadates-prompt-draw = In de mist gebeurt iets: { $stage }.
megadates-prompt-over = De slag is voorbij.

## Gebeurtenissen

megadates-locked = De orders van { $seat } zijn vergrendeld.
megadates-revealed = Beurt { $turn }: alle orders liggen open, voor { $count ->
    [one] { $count } schip
   *[other] { $count } schepen
}.
megadates-late = Voor { $ship } kwamen geen orders op tijd: het houdt koers en doet verder niets.
megadates-flag = { $ship } hijst een vlag: “{ $signal }”.
megadates-flag-to = { $ship } hijst een vlag voor het { $squadron ->
    [red] rode
    [purple] paarse
    [blue] blauwe
    [white] witte
    [black] zwarte
    [green] groene
    [yellow] gele
    [grey] grijze
   *[other] { $squadron }
} eskader: “{ $signal }”.
megadates-flag-unread = Op { $ship } wappert een vlag die je niet kunt lezen.
megadates-stop = { $count ->
    [0] { $ship } maakt een noodstop, zonder schade.
    [one] { $ship } maakt een noodstop en trekt { $count } schadefiche.
   *[other] { $ship } maakt een noodstop en trekt { $count } schadefiches.
}
megadates-sailed = Deelfase { $subphase }: { $count ->
    [one] { $count } schip vaart
   *[other] { $count } schepen varen
}.
megadates-alongside = { $first } en { $second } schuiven langs elkaar (worpen { $die } en { $other }).
megadates-ram = { $rammer } ramt { $ship } (worpen { $die } en { $other }).
megadates-collision = { $first } en { $second } varen op elkaar (worpen { $die } en { $other }).
megadates-head-on = { $first } en { $second } rammen elkaar recht van voren: een aanvaring.
megadates-left = { $ship } vaart de kaart af.
megadates-returned = { $ship } is terug, in rex { $rex }.
megadates-crossed = { $unit } gaat naar de { $section } van { $ship }.
megadates-vain-no-target = { $units }: niemand te raken, want er is geen vijand binnen bereik en in zicht.
megadates-vain-nobody = { $units }: niemand om naar te gooien, want er kwam geen vijand in de rex.
megadates-vain-enemies = { $units }: geen kant op; hier staan vijanden, en daar ook.
megadates-vain-full = { $units }: oversteken gaat niet; het dek daar is vol.
megadates-vain-no-way = { $units }: oversteken gaat niet; de weg is er niet meer.
megadates-vain-fought = { $units }: { $verb } ging niet, want er werd gevochten.
megadates-vain-no-rex = { $ship } vindt geen vrije rex om terug te komen en wacht.
megadates-grappled = { $unit } gooit een enterhaak naar { $target }, en hij pakt (worp { $die }).
megadates-grapple-missed = { $unit } gooit een enterhaak naar { $target }, en hij glijdt af (worp { $die }).
megadates-shot-hit = { $unit } beschiet { $target } en raakt (worp { $die }).
megadates-shot-missed = { $unit } beschiet { $target } en mist (worp { $die }).
megadates-fire-hit = { $unit } schiet brandpijlen op { $target } en raakt (worp { $die }).
megadates-fire-missed = { $unit } schiet brandpijlen op { $target } en mist (worp { $die }).
# Met 4, 5 of 6 vat het vlam (N-114); $count is al het vuur op het schip.
megadates-burns = { $die ->
    [1] De brandpijl op { $ship } dooft (worp { $die }).
    [2] De brandpijl op { $ship } dooft (worp { $die }).
    [3] De brandpijl op { $ship } dooft (worp { $die }).
   *[other] { $ship } vat vlam (worp { $die }): nu { $count ->
        [one] { $count } brandfiche
       *[other] { $count } brandfiches
    }.
}
megadates-spreads = De brand slaat over op { $ship }: nu { $count ->
    [one] { $count } brandfiche
   *[other] { $count } brandfiches
}.
megadates-chit = { $ship } trekt een schadefiche: { $chit }. Het gaat in de schadebak.
megadates-chit-back = { $ship } trekt een schadefiche: { $chit }. Het gaat terug.
megadates-chit-hidden = { $ship } trekt een schadefiche.
megadates-fought = Handgemeen bij de { $section } van { $ship }: Rome { $rome }, piraten { $pirates }. { $unit } sneuvelt.
megadates-fought-even = Handgemeen bij de { $section } van { $ship }: Rome { $rome }, piraten { $pirates }. Niemand wijkt.
megadates-fought-seen = Handgemeen bij de { $section } van { $ship }: worpen { $rome } voor Rome en { $pirates } voor de piraten.
megadates-struck-ram = { $ship } wordt geramd door { $other } (worp { $die }): { $count ->
    [0] geen schadefiches
    [one] { $count } schadefiche
   *[other] { $count } schadefiches
}, romp -{ $hull }.
megadates-struck-rammer = { $ship } voelt de eigen ramstoot tegen { $other } (worp { $die }): { $count ->
    [0] geen schadefiches
    [one] { $count } schadefiche
   *[other] { $count } schadefiches
}.
megadates-struck-collision = { $ship } loopt schade op bij de aanvaring met { $other }: { $count ->
    [one] { $count } schadefiche
   *[other] { $count } schadefiches
}, romp -{ $hull }.
megadates-struck-sinking = De zinkende { $other } trekt aan { $ship }: { $count ->
    [one] { $count } schadefiche
   *[other] { $count } schadefiches
}.
megadates-captured-seen = { $ship } geeft zich over aan { $by }.
megadates-won-back = De bemanning van { $ship } herovert het eigen schip.
megadates-retaken = { $by } herovert { $ship } en geeft het terug aan zijn trierarch.
megadates-captured = { $ship } geeft zich over aan { $by }, met { $count ->
    [one] { $count } eenheid
   *[other] { $count } eenheden
} aan gevangenen.
megadates-sank = { $ship } zinkt met man en muis.
megadates-mended = { $ship } gooit { $die }: { $mended }.
megadates-mended-seen = Op { $ship } zijn ze aan het werk (worp { $die }).
megadates-not-mended = { $ship } gooit { $die } en herstelt niets.
megadates-released = { $ship } laat de touwen los waaraan { $target } hing.
megadates-hull-leak = Door lekkage verliest { $ship } { $count ->
    [one] { $count } romppunt
   *[other] { $count } romppunten
}.
megadates-hull-fire = Door brand verliest { $ship } { $count ->
    [one] { $count } romppunt
   *[other] { $count } romppunten
}.
megadates-effect = { $ship }: { $chit } gaat in.
megadates-effect-unit = { $ship }: { $chit }, en het treft { $unit }.
megadates-corrected = De scheidsrechter zet iets recht: { $action }.
megadates-corrected-ship = De scheidsrechter zet iets recht op { $ship }.
megadates-corrected-hidden = De scheidsrechter zet iets recht.
megadates-ended = De slag is voorbij: { $reason }.

## Redenen van het einde, als tweede helft van megadates-ended

megadates-reason-fleet_gone = een van de vloten heeft geen schip meer over
megadates-reason-turn_limit = de laatste beurt is gespeeld
megadates-reason-agreed = iedereen wilde stoppen

## Weigeringen. De client voegt de regel toe die je kunt openslaan.

# N-166
megadates-refuse-correction = Alleen een scheidsrechter zet de stelling recht.
# N-166
megadates-refuse-correct-when = Rechtzetten kan zolang er orders geschreven worden.
# N-166
megadates-refuse-correct-ship = { $ship } is niet op de kaart, dus valt er niets recht te zetten.
# N-166
megadates-refuse-correct-range = Voor { $ship } loopt dat van { $low } tot { $high }.
# N-166
megadates-refuse-correct-place = { $ship } zou buiten de kaart, op het land of los van een vast schip komen te liggen.
# N-166
megadates-refuse-correct-link = { $ship } en { $other } zijn geen vijanden in dezelfde rex.
# N-166
megadates-refuse-correct-unlink = Geen touw van { $ship } houdt { $other } vast.
# N-166
megadates-refuse-correct-unit = { $unit } is niet verloren, of op zijn eigen schip is geen plaats.
# N-155
megadates-refuse-talk = Zolang de slag duurt, praat je alleen met je eskader; daarna gaat het gesprek aan tafel weer open.
# N-155
megadates-refuse-talk-flags = Zolang de slag duurt, zijn er alleen vlaggen; daarna gaat het gesprek aan tafel weer open.
# N-165
megadates-refuse-chance = Dobbelstenen en schadefiches bepaalt het lot; je kiest ze niet.
# N-167
megadates-refuse-table = Alleen de tafel zelf laat de tijd aflopen of beëindigt de slag.
# N-075
megadates-refuse-ram-or-spare = Jij gooide het hoogst: zeg of je het andere schip ramt of spaart.
# N-075
megadates-refuse-spare = Sparen kan alleen als je gevraagd wordt of je ramt.
# N-040
megadates-refuse-not-now = Orders schrijf je tussen de beurten, niet nu.
# N-041
megadates-refuse-locked = Je orders zijn vergrendeld; neem ze terug als je iets wilt veranderen.
# N-090
megadates-refuse-say-where = Zeg eerst waar { $unit } heen moet.
# N-017
megadates-refuse-off-map = { $ship } is buiten de kaart en kan alleen terugkomen.
# N-043
megadates-refuse-course-first = De koers komt eerst, en { $ship } heeft al orders die daarna komen.
# N-061
megadates-refuse-attached = { $ship } hangt vast aan een ander schip en kan varen noch draaien.
# N-126
megadates-refuse-no-hands = { $ship } is een prijs zonder eenheid van jou aan boord, dus roeit er niemand.
# N-057
megadates-refuse-stopped = Na een noodstop komt { $ship } deze beurt niet meer vooruit.
# N-040
megadates-refuse-too-long = Een koers heeft hoogstens { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}.
# N-016
megadates-refuse-left-map = { $ship } is dan al van de kaart af.
# N-060
megadates-refuse-mixed = Een koers gaat vooruit, achteruit of draait op de plaats; door elkaar kan niet.
# N-059
megadates-refuse-after-astern = Na achteruit varen moet een schip eerst een hele beurt stilliggen voor het vooruit gaat.
# N-052
megadates-refuse-extra = { $count ->
    [0] Deze beurt kan er geen Extra-kaart bij.
    [one] Deze beurt kan er maar { $count } Extra-kaart bij.
   *[other] Deze beurt kunnen er maar { $count } Extra-kaarten bij.
}
# N-052
megadates-refuse-extra-last = Extra stappen komen het laatst.
# N-050
megadates-refuse-too-fast = { $count ->
    [0] Dit schip kan nu niet vooruit.
    [one] Dit schip haalt hoogstens { $count } rex; sneller gaat alleen met Extra-kaarten.
   *[other] Dit schip haalt hoogstens { $count } rexen; sneller gaat alleen met Extra-kaarten.
}
# N-058
megadates-refuse-not-still = Achteruit kan een schip pas na een beurt met snelheid 0, of als het al achteruit voer.
# N-060
megadates-refuse-too-fast-astern = { $count ->
    [0] Dit schip kan nu niet achteruit.
    [one] Achteruit haalt dit schip hoogstens { $count } rex.
   *[other] Achteruit haalt dit schip hoogstens { $count } rexen.
}
# N-065
megadates-refuse-turns = { $count ->
    [0] Varend kan dit schip nu geen bocht maken.
    [one] Dit schip kan hoogstens { $count } bocht maken.
   *[other] Dit schip kan hoogstens { $count } bochten maken.
}
# N-009
megadates-refuse-land = Er ligt land in de weg.
# N-054
megadates-refuse-too-slow = { $count ->
    [0] De koers is nog niet af.
    [one] Een schip mindert hoogstens twee rexen vaart: ga minstens { $count } rex vooruit, of maak een noodstop.
   *[other] Een schip mindert hoogstens twee rexen vaart: ga minstens { $count } rexen vooruit, of maak een noodstop.
}
# N-066
megadates-refuse-pivots = Op de plaats kan dit schip { $count } keer draaien, in de eerste vier deelfasen.
# N-017
megadates-refuse-return = { $ship } is op de kaart en kan er dus niet naar terugkomen.
# N-152
megadates-refuse-flag-twice = { $ship } hijst al een vlag, en meer dan één mag niet.
# N-152
megadates-refuse-flag = Alleen het schip van een bevelhebber seint, en alleen aan de eigen vloot; { $ship } kan deze vlag niet hijsen.
# N-138
megadates-refuse-seal = De roeiers van { $ship } kunnen alleen een geldend lek dichten, zonder wanorde en op een stilliggend schip.
# N-137
megadates-refuse-ram-sprung = De ram van { $ship } is ontzet; herstel die eerst.
# N-073
megadates-refuse-ram = Om te rammen moet { $ship } minstens één stap vooruit.
# N-021
megadates-refuse-no-unit = Er is geen { $unit } om orders aan te geven.
# N-126
megadates-refuse-other-ship = { $unit } krijgt zijn orders niet bij { $ship }.
# N-024
megadates-refuse-one-action = { $unit } heeft al een order, en een eenheid doet één ding per beurt.
# N-028
megadates-refuse-disordered = { $unit } is in wanorde en kan alleen ordenen of zich verdedigen.
# N-027
megadates-refuse-ballista = { $unit } kan alleen schieten en brandpijlen klaarmaken.
# N-091
megadates-refuse-no-section = { $unit } steekt alleen over naar een deel dat in een rex ligt van het schip waarop ze staat: { $places }.
# N-092
megadates-refuse-no-rope = { $unit } kan daar niet heen: voor een ander schip is een enterhaak nodig die een schip van de eigen partij in een eerdere beurt gooide.
# N-090
megadates-refuse-stands-there = { $unit } heeft daar geen ander deel om heen te gaan.
# N-030
megadates-refuse-engaged = { $unit } staat tussen vijanden en kan alleen vechten of weggaan.
# N-026
megadates-refuse-no-archer = { $unit } heeft geen bogen en kan niet { $verb }.
# N-137
megadates-refuse-silent = { $unit } is onklaar tot hij hersteld is.
# N-115
megadates-refuse-prepared = { $unit } heeft de brandpijlen al klaar.
# N-115
megadates-refuse-plain = Alleen een eenheid die schiet kun je gewone pijlen laten schieten; { $unit } doet iets anders.
# N-115
megadates-refuse-plain-twice = { $unit } schiet met gewone pijlen; dat is het laatste woord erover.
# N-118
megadates-refuse-no-order = Geef eerst een eenheid een order, en noem dan het doelwit.
# N-118
megadates-refuse-no-free-unit = Er is geen eenheid vrij om { $action } uit te voeren.
# N-118
megadates-refuse-one-too-many = { $action } is één order te veel: voor { $orders } samen zijn er alleen { $units }.
# N-136
megadates-refuse-repair-kind = Noem voor het herstel door { $unit } wat er hersteld moet worden, elk één keer: fire, stuck, oars, rudder, ram of ballista.
# N-117
megadates-refuse-target = Dat is geen doelwit voor { $unit }.

## Zo typ je orders (hoofdstuk 13)

megadates-notation-order = R1: 1 1L E; RAM; SHOOT(S1)@near is een hele order: schip, koers, en dan acties
megadates-notation-course = 1 vooruit, 1L en 1R vooruit met een bocht, E met een Extra-kaart, -1 achteruit, 0! noodstop, 0L en 0R draaien op de plaats, 0 stilliggen
megadates-notation-ship = RAM ramt, SEAL laat de roeiers een lek dichten, RETURN komt terug op de kaart
megadates-notation-units = SHOOT, PREP, GRAPPLE, UNGRAPPLE en REPAIR, met eenheden tussen haakjes en doelen na @, zoals SHOOT(S1,B1)@P2,near; met plain aan het eind worden geen brandpijlen geschoten
megadates-notation-move = MOVE(M1)>stern gaat naar het andere eind van het schip, MOVE(M1)>P2.bow entert P2
megadates-notation-flag = FLAG ATTACK seint aan allen, FLAG FOLLOW blue aan één eskader; de seinen zijn FOLLOW, ATTACK, WITHDRAW, LEFT en RIGHT
megadates-notation-parts = Stuk voor stuk: 1L, ram, shoot R1.S1, @P3, > P2.bow, flag attack, done

## Scenario's

megadates-scenario-tirocinium = Tirocinium, het oefenduel
megadates-scenario-tirocinium-about = Twee quadriremen, van elke partij één, stevenen op een lege zee op elkaar af. Hier leer je hoe een schip vaart krijgt, hoe het draait en wat een ramstoot aanricht.
megadates-scenario-squadron = Eskader tegen eskader
megadates-scenario-squadron-about = Twee Romeinse quadriremen en een liburnia treffen één quadrireem van de piraten met drie snelle liburniae. Gewicht en soldaten tegen snelheid en aantal, met niets dan water eromheen.
megadates-scenario-insulae = Tussen de eilanden
megadates-scenario-insulae-about = Achter drie eilanden liggen piraten op de loer, terwijl vijf Romeinse schepen vanuit het westen hun weg zoeken. Land beneemt het zicht, en wie te laat draait, komt zee tekort.
megadates-scenario-praeda = Het buitkonvooi
megadates-scenario-praeda-about = Drie piratenschepen brengen zeven buitfiches naar huis, naar het westen, en vier andere geven dekking. Vanuit noord en zuid komen twee Romeinse eskaders: snijd het konvooi de pas af voor het verdwenen is.
megadates-scenario-coracesium = Coracesium, 67 v.Chr.
megadates-scenario-coracesium-about = Hun gezinnen en schatten zitten in de forten van de Taurus; zelf bemannen de piraten hun schepen en varen Pompeius tegemoet. Twaalf Romeinse schepen tegen vijftien, elk drie eskaders, prefect tegen prefect.
# Hoe een scenario gewonnen wordt.
megadates-victory-points = De vloot met de meeste punten wint.
megadates-victory-last_afloat_or_points = De laatste vloot die drijft, wint; drijven ze allebei, dan de vloot met de meeste punten.
megadates-victory-loot_then_points = Buit die thuiskomt telt mee met de andere punten, en de vloot met de meeste wint.

## Opties. Waar de optie of waarde een _ heeft, heeft het id een -.

megadates-option-scenario = Scenario
    .about = Welke slag er gestreden wordt; een scenariobestand van jezelf laden kan ook.
megadates-choice-scenario-tirocinium = Tirocinium: één quadrireem tegen één
megadates-choice-scenario-squadron = Eskader tegen eskader: drie schepen tegen vier
megadates-choice-scenario-insulae = Tussen de eilanden: vijf schepen tegen zes
megadates-choice-scenario-praeda = Het buitkonvooi: zes schepen tegen zeven
megadates-choice-scenario-coracesium = Coracesium: twaalf schepen tegen vijftien

megadates-option-commands = Een speler voert bevel over
    .about = Of elke speler één schip heeft, een eskader of een hele vloot.
megadates-choice-commands-ships = Eén schip
megadates-choice-commands-squadrons = Eén eskader
megadates-choice-commands-fleets = Een hele vloot

megadates-option-subphase-order = Volgorde in een deelfase
    .about = Of rammen komt voordat eenheden oversteken en enterhaken gooien, of daarna.
megadates-choice-subphase-order-full = De volledige regels: rammen eerst
megadates-choice-subphase-order-qr = Het overzichtsblad: rammen het laatst

megadates-option-ram-friends = Vrienden rammen
    .about = Of een ramorder ook werkt tegen schepen van de eigen vloot.
megadates-choice-ram-friends-off = Nee: met vrienden komt het hooguit tot een aanvaring
megadates-choice-ram-friends-on = Ja: ram is ram

megadates-option-leaks = Lekken
    .about = Hoe snel een lek schip zijn romppunten verliest.
megadates-choice-leaks-ship = Eén punt per beurt, hoeveel lekken er ook zijn
megadates-choice-leaks-each = Eén punt per beurt voor elk lek

megadates-option-comms = Overleg
    .about = Of kapiteins van hetzelfde eskader met elkaar mogen praten.
megadates-choice-comms-squadron = Binnen het eskader praten, daarbuiten vlaggen
megadates-choice-comms-flags-only = Voor iedereen alleen vlaggen

megadates-option-fog = Mist
    .about = Of vijandelijke schepen uit het zicht kunnen zijn.
megadates-choice-fog-none = Geen: elk schip is te zien
megadates-choice-fog-los = Zichtlijn: een vijand verschijnt als je eskader hem ziet of dichtbij is

megadates-option-new-flagship = Een nieuw vlaggenschip
    .about = Of een eskader dat het schip van zijn bevelhebber verloor, een ander vlaggenschip krijgt.
megadates-choice-new-flagship-off = Nee: dan seint er niemand meer
megadates-choice-new-flagship-on = Ja: twee beurten later het eerste schip dat nog drijft

## Wat een plek is, en haar blad papier

megadates-seat-squadron = eskader { $squadron }
megadates-seat-card = { $ship }, { $type }: romp { $hull } · massa { $mass } · snelheid { $speed }, hoogstens { $most } · draaien { $turns } · Extra-kaarten { $extra } · milites { $milites } · sagitarii { $sagitarii } · ballistae { $ballista }
