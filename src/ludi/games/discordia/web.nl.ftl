### Wat alleen het bord van Discordia in de browser zegt, in het Nederlands.

web-discordia-goal = Vind werk voor al je arbeiders: wie als eerste niemand meer zonder werk heeft, wint.
web-discordia-sections = Delen van de tafel
web-discordia-reminder = { $decree } vraagt hier één meer.
web-discordia-no-privilege = nog geen
web-discordia-deploy-main = Plaatsen: hoofdactie
web-discordia-over = Over { $tile } heen bouwen
web-discordia-return = { $count ->
    [0] Kies de arbeiders
    [one] Geef { $count } arbeider terug
   *[other] Geef { $count } arbeiders terug
}
web-discordia-back = Tot hier ongedaan maken: { $action }
web-discordia-step-back = Terug
web-discordia-run = Afspelen
web-discordia-hold = Pauze
web-discordia-attack-less = verdediging { $strength } - aanval { $attack } =
web-discordia-lack-sum = { $symbols } + { $slots } - { $value } =
web-discordia-alone-won = Janus sluit zijn deuren: er heerst vrede in je stad.
web-discordia-table = Met anderen spelen, of solo zonder campagne
web-discordia-campaign = De campagne: zes steden
web-discordia-to-campaign = Naar de campagne
web-discordia-campaign-magna = Met de buitenposten van Magna
web-discordia-campaign-now = Terug naar je lopende partij
web-discordia-campaign-drop = Die partij opgeven en opnieuw beginnen
web-discordia-campaign-choice = Er worden twee steden omgedraaid; aan tafel kies je er een.
web-discordia-campaign-last = Er is nog maar één stad over.
web-discordia-campaign-state = { $board }: { $state }
web-discordia-campaign-kept = Je campagne wordt in deze browser opgeslagen.
web-discordia-campaign-forget = { $count ->
    [one] Je gewonnen stad gaat
   *[other] Je { $count } gewonnen steden gaan
} dan verloren.

## Delen van het bord en waar ze voor zijn

web-discordia-tab-rhine = Rijn
web-discordia-tab-city = Mijn stad
web-discordia-tab-cities = Anderen
web-discordia-tab-general = Voorraad
web-discordia-tab-count = { $count ->
    [one] hier valt één ding te kiezen
   *[other] hier vallen { $count } dingen te kiezen
}
web-discordia-where = Tabblad: { $tabs }
web-discordia-about-workers = Arbeiders zonder werk. Wie er geen meer heeft wint meteen; na jaar IV wint wie er het minst heeft.
web-discordia-about-supply = Ze wachten op een vak van hun kleur.
web-discordia-about-stars = Sterren leg je op de sporen van je stad, voor de bonus van het vakje.
web-discordia-about-manipulators = Elk verandert een dobbelsteen met 1 wanneer je hem kiest.
web-discordia-about-strength = Aan het eind van het jaar moet die de aanval van de Germanen halen.
web-discordia-about-lack = aan het eind van het jaar komen er zoveel arbeiders bij (onder 0: gaan er zoveel weg).
web-discordia-at-end = { $count } bij het jaareinde
web-discordia-about-harbor = Haven: schepen, voor blauwe arbeiders. Een vol schip wordt een marktkraam. Hier staan torens.
web-discordia-about-fort = Fort: kazernes, voor rode arbeiders. Volle kazernes geven kracht.
web-discordia-about-market = Markt: marktkramen, voor witte arbeiders.
web-discordia-about-field = Akker: boerderijen, voor gele arbeiders.
web-discordia-about-development = Ontwikkelingsspoor: een ontwikkelingsstap legt een ster op het volgende vakje, voor de bonus ervan.
web-discordia-about-expedition = Expeditiepad: een expeditiestap legt een ster op het volgende vakje, voor de bonus ervan. Een volle tegel geeft een stap.
web-discordia-about-aqueduct = Elke stap van het water geeft de bonus van de boog; het getal houdt aan het eind van het jaar zoveel arbeiders weg.
web-discordia-about-decrees = Neem in je beurt een decreet als je stad eraan voldoet: het geeft de bonus van zijn veld.
web-discordia-about-privileges = Een rij met genoeg bouwplaatsen (lauwerkrans) levert een privilege op; dat houd je het hele spel.
web-discordia-about-magna = Buitenposten die iedereen mag bemannen. Zolang ze dreigen, schaden ze aan het eind van het jaar allen.
web-discordia-about-germans = Aan het eind van het jaar vallen beide tegels aan. ✓ is wat een verdediging oplevert, ✗ wat een nederlaag kost.
web-discordia-about-german-hidden = De tweede Germanentegel wordt in de loop van het jaar omgedraaid.
web-discordia-about-season = Een jaar heeft vijf seizoenen, elk met een beurt voor iedereen; dan volgt het einde van het jaar.
web-discordia-about-maximus = De Maximus kiest als eerste; niemand anders krijgt dit seizoen deze dobbelsteen.
web-discordia-about-janus = Janus speelt tegen je: hij neemt een dobbelsteen en iets uit de voorraden.
web-discordia-not-now = Je hebt er nu niets voor.
web-discordia-other-column = Je dobbelsteen ligt in kolom { $column }: alleen die actietegel is van jou (D-050).
web-discordia-year-open = Open het einde van jaar { $year }
web-discordia-held = hield stand tegen de Germanen
web-discordia-fell = verslagen door de Germanen
web-discordia-lack = { $count ->
    [one] { $count } arbeider erbij
   *[other] { $count } arbeiders erbij
}

## Reeksen van trekkingen in het logboek

web-discordia-run-workers = { $count ->
    [one] { $name } trekt { $count } arbeider
   *[other] { $name } trekt { $count } arbeiders
}: { $colours }
web-discordia-run-tiles = { $count ->
    [one] { $count } tegel komt in het aanbod
   *[other] { $count } tegels komen in het aanbod
}
web-discordia-run-dealt = { $count ->
    [one] { $count } stuk wordt klaargelegd
   *[other] { $count } stukken worden klaargelegd: decreten, privileges, actietegels
}
web-discordia-run-fed = { $count ->
    [one] { $count } tegel gaat naar de Magnarij
   *[other] { $count } tegels gaan naar de Magnarij
}

## Het eindscherm

web-discordia-story-plot = Arbeiders zonder werk in de loop van het spel
web-discordia-story-when = Wat het verschil maakte
web-discordia-story-start = bij het begin
web-discordia-story-deployed = aan het werk gezet
web-discordia-story-returned = terug in de zak
web-discordia-story-lacked = erbij door tekort
web-discordia-story-drawn = anders erbij gekomen
web-discordia-story-overbuilt = terug door overbouwen
web-discordia-story-left = zonder werk
web-discordia-story-year = Jaar { $year }
web-discordia-story-change = Verandering in jaar { $year }
web-discordia-story-end = Eind van jaar { $year }
web-discordia-story-turn = De beste beurt: { $name } zette { $count } arbeiders aan het werk in jaar { $year }.
web-discordia-story-lack = Het slechtste jaareinde: { $name } trok { $count } arbeiders in jaar { $year }.
web-discordia-story-lead = { $name } lag voor vanaf jaar { $year }, { $season }.
web-discordia-story-held = { $name } hield in { $count } van { $years } jaren stand tegen de Germanen.
