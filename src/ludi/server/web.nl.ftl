### De browser in het Nederlands: opschriften en zinnen van de pagina's zelf. Wat een spel zegt, staat in zijn map.

## Overal

web-skip = Naar de inhoud
web-home = Ludi, naar de hal
web-lobby = Hal
web-to-lobby = Naar de hal
web-language = Taal
web-settings = Instellingen
web-theme = Licht
web-theme-system = Zoals het systeem
web-theme-light = Dag
web-theme-dark = Nacht
web-motion = Beweging
web-motion-system = Zoals het systeem
web-motion-full = Alles beweegt
web-motion-less = Zo weinig mogelijk
web-sound = Geluid
web-shortcuts = Toetsen
web-about = Over Ludi
web-close = Sluiten
web-loading = Een ogenblik …
web-retry = Nog eens proberen
web-reload = Pagina opnieuw laden
web-broken = Er ging iets mis op deze pagina. Het spel zelf staat veilig op de server.
web-load-failed = Dit deel van de pagina kwam niet aan.
web-lost-title = Hier is niets
web-lost = Deze weg leidt niet naar Rome. Misschien is de link niet volledig.
web-about-1 = Ludi is een huis voor vier Romeinse spellen, helemaal en volgens de regels gespeeld.
web-about-2 = Speel met vrienden door ze een link te sturen, met onbekenden aan een openbare tafel, of tegen bots. Een account is niet nodig: deze browser onthoudt je plaats.
web-about-3 = Elke trekking is achteraf te controleren: de server legt zijn geheim vast voor het spel begint, elke browser doet er een verzegeld woord bij, en na afloop rekent je browser alles na. In een verslag zit het hele spel; neem het mee, open het later, speel verder vanaf elke stand.
web-about-4 = De regelboeken, borden en tekeningen zijn van onze eigen hand.

## Toetsen

web-key-help = deze lijst
web-key-board = naar het bord
web-key-arrows = over het bord
web-key-pick = kiezen of bevestigen
web-key-unpick = neerzetten wat je koos; terug van het terugkijken
web-key-undo = ongedaan maken
web-key-hint = tip
web-key-rules = regels
web-key-prompt = nog eens horen wat je moet doen
web-key-chat = praten
web-key-steps = een stap terug of vooruit door het spel

## Hal

web-tagline = Vier Romeinse spellen, helemaal en volgens de regels. Schuif aan.
web-games = Spellen
web-extras = Een vlug spel tussendoor
web-card-seats = { $seats } spelers
web-card-facts = { $seats } spelers · { $minutes } minuten
web-play = Spelen
web-play-game = { $game } spelen
web-rules = Regels
web-rules-game = Regels van { $game }
web-mine = Jouw tafels
web-mine-none = Je zit nog nergens. Kies hierboven een spel en je speelt binnen een minuut.
web-past = Gespeeld
web-past-none = Nog geen spel uitgespeeld.
web-public = Voor iedereen open
web-public-none = Er is nu geen openbare tafel. Maak er een, dan ziet iedereen hem hier.
web-record = Een spel uit een bestand
web-record-about = In een verslag zit een heel spel. Open er een om terug te kijken, of om verder te spelen vanaf een stand.
web-record-open = Verslag openen
web-line-open = { $free ->
    [one] één vrije plaats
   *[other] { $free } vrije plaatsen
}
web-line-ready = klaar om te beginnen
web-line-abandoned = gesloten
web-line-won = { $count ->
    [0] verloren
   *[other] gewonnen door { $names }
}
web-line-you = jij bent aan zet
web-line-playing = bezig
web-line-turn = wacht op { $names }
web-free = Vrije plaats

## Nieuwe tafel

web-new-title = Nieuwe tafel: { $game }
web-no-game-title = Dat spel is er niet
web-no-game = Dit huis speelt dat spel niet, of nog niet.
web-read-rules = Lees de regels
web-new-who = Wie spelen er?
web-new-count = Spelers
web-your-name = Je naam
web-guest = Gast
web-seat = Plaats { $letter }
web-chair-me = Ik
web-chair-here = Iemand anders aan dit scherm
web-chair-name = Naam op plaats { $letter }
web-chair-name-about = Naam, als je wilt
web-chair-open = Iemand via de link
web-bot-easy = Bot, licht
web-bot-medium = Bot, gemiddeld
web-bot-hard = Bot, sterk
web-reach = Wie mogen de vrije plaatsen nemen?
web-reach-link = Alleen wie ik de link stuur
web-reach-public = Iedereen: zet de tafel in de hal
web-make-start = Spel beginnen
web-make-watch = Kijk hoe de bots spelen
web-make-open = { $count ->
    [one] Maak de tafel en nodig iemand uit
   *[other] Maak de tafel en nodig { $count } mensen uit
}
web-house-rules = Varianten en klokken
web-option-own = Iets eigens …
web-clock-move = Tijd per zet
web-clock-game = Tijd voor het hele spel
web-clock-about = Is je tijd op, dan doet een bot die ene zet; ben je er niet, dan speelt hij verder tot je terug bent.
web-clock-none = Geen grens
web-clock-seconds = { $count } seconden
web-clock-minutes = { $count } minuten
web-clock-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}

## Voor het spel

web-table = Tafel
web-opening = De tafel wordt gedekt
web-no-table-title = Hier staat geen tafel
web-no-table = Is de link volledig? De tafel kan ook weg zijn.
web-waiting = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-goes-on = Het spel gaat verder vanaf stap { $step }.
web-ready-start = Iedereen is er. Begin wanneer je wilt.
web-ready-wait = Iedereen is er; het spel begint zo.
web-you = jij
web-here = aanwezig
web-not-here = even weg
web-which-seat = Plaats
web-sit = Ga zitten
web-start = Spel beginnen
web-fill = { $count ->
    [one] Geef de plaats aan een bot en begin
   *[other] Geef de plaatsen aan bots en begin
}
web-stand-up = Sta op
web-abandon = Sluit de tafel
web-delete = Tafel verwijderen
web-delete-title = Deze tafel verwijderen?
web-delete-about = De tafel, het spel en alles wat er gezegd is, verdwijnen voorgoed, voor iedereen. Wie hier is, krijgt het te horen. Download eerst het verslag als je het spel wilt bewaren.
web-delete-yes = Verwijderen
web-delete-no = Laten staan
web-deleted-title = De tafel is weg
web-deleted = Wie deze tafel klaarzette, heeft die verwijderd.
web-unreadable-title = Deze tafel gaat niet open
web-invite = Uitnodigen
web-invite-link = Stuur deze link aan wie je erbij wilt; aanschuiven kan zonder account.
web-invite-public = De tafel staat in de hal, voor iedereen. Met deze link kom je er meteen.
web-copy = Kopieer
web-copied = Gekopieerd
web-agreed = Zo spelen we
web-agreed-usual = Volgens de gewone regels.
web-seat-change = Verander plaats { $letter }

## Spelen

web-online = Verbonden
web-connecting = Verbinden …
web-offline = Geen verbinding. Er gaat niets verloren.
web-offline-in = Geen verbinding. Er gaat niets verloren; over { $seconds } s een nieuwe poging.
web-retry-now = Nu proberen
web-players = Spelers
web-player = Speler
web-aside = Spelers, verloop en gesprek
web-acts = Wat je kunt doen
web-to-move = aan zet
web-next = hierna
web-in-hand = { $count } in de hand
web-away = { $bot } neemt waar
web-points = punten
web-at-screen = aan dit scherm
web-take-screen = Aan het scherm
web-take-screen-as = { $name } komt aan het scherm
web-curtain-title = Geef het scherm aan { $name }
web-curtain-about = De tafel is toegedekt, zodat ieder zijn geheimen houdt.
web-curtain-lift = Ik ben { $name }: laat zien
web-beside = aan het scherm van { $name }
web-kept = bewaard voor wie hier zat
web-stand-in = Laat bot spelen
web-stand-in-for = Laat bot spelen voor { $name }
web-ask = Vraag om de plaats
web-ask-for = Vraag om de plaats van { $name }
web-ask-about = Alle andere spelers moeten instemmen. Tot dan kijk je toe; daarna is de plaats van jou.
web-ask-all = Vraag het de anderen
web-asked = { $name } vraagt om de plaats van { $seat }, die al een tijd weg is.
web-asked-bot = { $name } wil spelen in plaats van { $seat }.
web-asked-you = Je vraagt om de plaats van { $seat }.
web-asked-waits = { $count ->
    [one] { $names } moet nog instemmen.
   *[other] { $names } moeten nog instemmen.
}
web-asked-owner = Wie de tafel klaarzette, beslist.
web-asked-refuse = Liever niet
web-hand = Plaats doorgeven
web-hand-about = Wie deze link opent, speelt verder op jouw plaats en ziet wat jij ziet: jijzelf op een ander apparaat, of iemand anders. De link werkt één keer; daarna is de plaats hier niet meer van jou. Iedereen aan tafel krijgt het te horen.
web-hand-make = Maak een link
web-hand-link = Link naar je plaats
web-hand-withdraw = Trek de link in
web-absence = Zo lang weg, dan mag een ander
web-absence-never = Nooit
web-absence-about = Wie zo lang geen verbinding heeft, voor die mag een bot spelen; stemmen alle anderen in, dan krijgt iemand anders de plaats.
web-channel-seats = Plaatsen
web-starting = Alle verzegelde woorden gaan open …
web-draws = Eerlijke trekkingen
web-draws-promise = De server heeft zijn geheim vastgelegd. { $count ->
    [0] Elke browser doet er een verzegeld woord bij; bij het begin gaan alle woorden tegelijk open.
    [one] Eén speler deed er al een verzegeld woord bij; bij het begin gaan alle woorden tegelijk open.
   *[other] { $count } spelers deden er al een verzegeld woord bij; bij het begin gaan alle woorden tegelijk open.
}
web-draws-seals = Wat er vastligt
web-draws-commitment = Vooraf vastgelegd (SHA-256 van het geheim)
web-draws-secret = Geheim
web-draws-words = Woorden van de spelers
web-draws-fair = { $count ->
    [one] De ene trekking is hier nagerekend en klopt.
   *[other] Alle { $count } trekkingen zijn hier nagerekend en kloppen.
}
web-draws-wrong = De trekkingen van dit spel kloppen niet. Bewaar het verslag.
web-draws-unknown = Het geheim van dit spel is hier niet bekend; de trekkingen zijn niet na te rekenen.
web-draws-there = Deze browser zag vóór het spel wat er was vastgelegd, en dat is wat nu getoond wordt.
web-draws-not-there = Deze browser was er vóór het spel niet bij en vertrouwt voor wat er was vastgelegd op de server.
web-draws-left-out = Je eigen woord ging niet op tijd open en telt niet mee.
web-draws-foreign = { $count ->
    [one] Eén trekking hiervoor is van de tafel waar dit spel vandaan komt.
   *[other] { $count } trekkingen hiervoor zijn van de tafel waar dit spel vandaan komt.
}
web-draws-fault-secret = Het getoonde geheim is niet het geheim dat was vastgelegd.
web-draws-fault-promise = Vóór het spel was er iets anders vastgelegd dan nu getoond wordt.
web-draws-fault-words = De woorden zijn niet de woorden die verzegeld waren.
web-draws-fault-draws = Niet elke trekking volgt uit het geheim en de woorden.
web-draws-list = Alle trekkingen
web-draws-step = Stap
web-draws-drawn = Getrokken
web-draws-ticket = Lot
web-draws-ticket-of = { $ticket } van { $total }
web-draws-ticket-wrong = { $ticket } van { $total }: klopt niet
web-sent = Een ogenblik …
web-confirm = Doen
web-unpick = Zet neer
web-choices = Jouw keuzes
web-no-choice = Er valt nu niets te kiezen.
web-yes = ja
web-no = nee
web-search = Zoek
web-search-found = { $count } van { $all }
web-search-none = Niets gevonden. Typ minder, of iets anders.
web-any-told = Wat er net gebeurde
web-any-failed = Het bord van dit spel is niet te tonen. Hier speel je gewoon verder.
web-undo = Ongedaan maken
web-hint = Tip
web-thinking = Denkt na …
web-hint-is = Een bot zou { $action } spelen.
web-hint-play = Speel dat
web-offer-end = Stel voor te stoppen
web-offered-end = { $names } { $count ->
    [one] wil
   *[other] willen
} het spel nu beëindigen. Dat gebeurt als iedereen instemt.
web-offer-agree = Stem in
web-offer-back = Toch niet
web-leave = Weggaan
web-leave-about = Ga je weg, dan speelt een bot voor je tot je terug bent. De tafel blijft in je hal staan.
web-leave-seat = Laat een bot spelen
web-stay = Blijf zitten
web-open-rule = Regel { $rule }
web-log = Verloop
web-log-empty = Er is nog niets gebeurd.
web-log-look = Bekijk stap { $step }
web-log-count = { $colour } heeft er { $count }:
web-log-open = Nog eens zien
web-log-older = Laat zien wat hiervoor kwam
web-chat = Gesprek
web-chat-empty = Er is nog niets gezegd. Salve!
web-chat-say = Zeg iets
web-chat-send = Zeg
web-mute = Hoor { $name } niet meer
web-unmute = Hoor { $name } weer
web-speaker-spectator = Toeschouwer
web-speaker-owner = Gastheer
web-speaker-umpire = Scheidsrechter
web-speakers-spectator = de toeschouwers
web-speakers-owner = de gastheer
web-speakers-umpire = de scheidsrechter
web-abandoned = Deze tafel is gesloten.
web-abandoned-about = Hier hield het spel op. Terugkijken kan nog wel.
web-stopped = Dit spel kan hier niet verder.
web-new-again = Nieuwe tafel

## Het slot en terugkijken

web-result = Uitslag
web-end-reason = Het spel is afgelopen: { $reason }.
web-rank = Rang
web-end-you = { $count ->
    [one] Jij wint
   *[other] Jij deelt de overwinning
}
web-end-won = { $count ->
    [0] Het spel is verloren
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
web-end-nobody = Deze keer verloren
web-rematch = Nog een keer
web-to-rematch = Naar het volgende spel
web-look-back = Terugkijken
web-looking-back = Je kijkt terug naar stap { $step }.
web-back-to-game = Terug naar het spel
web-replay = Terugkijken
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-on = Een stap vooruit
web-replay-last = Naar het eind
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-step = Stap { $step } van { $last }
web-eyes = Door wiens ogen
web-eyes-own = Die van jou: wat je toen wist
web-eyes-spectator = Die van een toeschouwer: wat iedereen kon zien
web-eyes-all = Alles bijeen: wat niemand alleen wist
web-eyes-of = { $letter }, { $name }: wat men daar wist
web-seals-broken = De orders van { $names } zijn niet die welke bij het vergrendelen verzegeld zijn. Vertrouw deze beurt niet, en bewaar het verslag.
web-fork = Speel verder vanaf hier
web-position-link = Kopieer de link van deze stand
web-download = Verslag opslaan

## Scheidsrechters, tijd, scenario's, veldtochten

# De hele tafel laat de tijd verstrijken.
web-offer-deadline = Stel voor de orders nu te openen
web-offered-deadline = { $names } { $count ->
    [one] wil
   *[other] willen
} de orders nu openen; wie er geen heeft, houdt koers. Dat gebeurt als iedereen instemt.

# Aan elke tafel met een scheidsrechter of een klok voor de beurt
web-paused = De scheidsrechter heeft het spel stilgelegd.
web-turn-left = De orders gaan open over { $time }
web-order-part = Fout bij { $part }
web-order-prefix = Tot hier klopt het: { $prefix }
web-channel = Aan wie
web-channel-table = Iedereen
web-channel-squadron = Het eskader
web-channel-message = Per bode
web-channel-message-to = Per bode aan { $name }
web-channel-umpire = Scheidsrechter
web-channel-spectators = Toeschouwers
web-channel-umpires = Scheidsrechters
web-talk-apart = Wie speelt, hoort je nu niet; praat met de andere toeschouwers.
web-new-umpire-none = Geen
web-new-umpire-one = Eén, jij of iemand anders
web-new-umpire-desks = Elk een eigen voor { $desks }, met een hoofdscheidsrechter
web-umpire-links = Links voor de scheidsrechters
web-umpire-chief = Hoofdscheidsrechter
web-umpire-of = Scheidsrechter van { $desk }
web-umpire-desk-of = Dit is de tafel van { $desk }.
web-umpire-note-desk = Een notitie voor je kapiteins en voor het verslag
web-clock-turn = Tijd voor de orders van een beurt
web-new-own = Een eigen, uit een bestand
web-new-own-wrong = Dit bestand is geen scenario: { $reason }
web-campaign = Veldtocht
web-new-own-json = het is niet als JSON te lezen; kijk of er een komma, aanhalingsteken of haakje te veel of te weinig staat
web-new-own-object = er staat geen object met een kaart (map) en schepen (ships) in
web-new-own-large = het is groter dan { $size } kB

## Problemen die een pagina zelf vindt

web-problem-unreachable = De server antwoordt niet. Draait hij nog, en heb je verbinding?
web-problem-failed = De server kon dat nu niet doen ({ $status }). Probeer het over een poosje opnieuw.
web-problem-not-taken = Dat neemt de server niet aan ({ $status }). Ga terug naar de hal en begin daar opnieuw.
web-problem-offline = Er is nu geen verbinding, dus er is niets verstuurd. Probeer het weer als die terug is.
web-problem-not-arrived = De verbinding viel weg en je laatste zet kwam niet aan. Doe hem opnieuw.
web-problem-not-given = Je krijgt deze plaats niet: iemand zei nee, of de speler is terug.

## Where a rulebook is not in this language

web-rules-language = Dit regelboek is er niet in het Nederlands; dit is het Engelse.

## Mensen aan tafel brengen

web-invite-alone = Alleen deze computer kan deze link openen. Wil je anderen in je netwerk uitnodigen, stop Ludi dan en begin met
web-invite-cut-off = Alleen deze computer kan deze link openen: hij zit in geen netwerk. Maak verbinding en laad deze pagina opnieuw.
web-invite-address = Adres
web-share = Delen
web-share-text = Speel { $game } met ons
web-qr = QR-code van { $link }

## Eerlijk onder elkaar

web-am-back = Ik ben er weer
web-bot-plays = Een bot speelt voor je.
web-late = Je tijd is op: een bot doet deze zet voor je.
