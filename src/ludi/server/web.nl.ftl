### De browser in het Nederlands: opschriften en zinnen van de pagina's zelf. Wat een spel zegt, staat in zijn map.

## Overal

web-skip = Naar de inhoud
web-home = Ludi, terug naar de lobby
web-lobby = Lobby
web-to-lobby = Terug naar de lobby
web-language = Taal
web-settings = Instellingen
web-theme = Thema
web-theme-system = Systeem
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Animatie
web-motion-system = Systeem
web-motion-full = Aan
web-motion-less = Beperkt
web-sound = Geluid
web-shortcuts = Sneltoetsen
web-about = Over Ludi
web-close = Sluiten
web-loading = Laden …
web-retry = Opnieuw proberen
web-reload = Pagina opnieuw laden
web-broken = Er ging iets mis op deze pagina. Je partij staat veilig op de server.
web-load-failed = Dit deel van de pagina kon niet geladen worden.
web-lost-title = Pagina niet gevonden
web-lost = Deze weg leidt niet naar Rome. Misschien is de link niet compleet.
web-about-1 = Op Ludi speel je vier Romeinse bordspellen, compleet en volgens de regels.
web-about-2 = Speel met vrienden door ze een link te sturen, met onbekenden aan een openbare tafel, of tegen bots. Je hebt geen account nodig: deze browser onthoudt je plek.
web-about-3 = Elke trekking is achteraf te controleren: de server legt vooraf een geheim vast, elke browser voegt er een verzegeld woord aan toe, en na afloop rekent je browser alles na. In een partijbestand zit de hele partij: download het, open het later weer, of speel verder vanaf elke stelling.
web-about-4 = De spelregels hebben we in eigen woorden geschreven, de borden en afbeeldingen zelf getekend.

## Toetsen

web-key-help = deze lijst
web-key-board = naar het bord
web-key-arrows = over het bord bewegen
web-key-pick = kiezen of bevestigen
web-key-unpick = keuze terugleggen; terug naar de partij
web-key-undo = ongedaan maken
web-key-hint = tip vragen
web-key-rules = spelregels openen
web-key-prompt = nog eens horen wat je moet doen
web-key-chat = iets zeggen in de chat
web-key-steps = een stap terug of vooruit in de partij

## Hal

web-tagline = Vier Romeinse bordspellen, compleet en volgens de regels. Schuif aan.
web-games = Spellen
web-extras = Een snel spelletje
web-card-seats = { $seats } spelers
web-card-facts = { $seats } spelers · { $minutes } minuten
web-play = Spelen
web-play-game = { $game } spelen
web-rules = Spelregels
web-rules-game = Spelregels van { $game }
web-mine = Jouw tafels
web-mine-none = Je zit nog nergens aan tafel. Kies hierboven een spel en je speelt binnen een minuut.
web-past = Gespeelde partijen
web-past-none = Nog geen gespeelde partijen.
web-public = Openbare tafels
web-public-none = Er zijn nu geen openbare tafels. Maak er een, dan ziet iedereen hem hier.
web-record = Een partij uit een bestand
web-record-about = In een partijbestand zit een hele partij. Open het om de partij terug te kijken, of om verder te spelen vanaf een stelling.
web-record-open = Partijbestand openen
web-line-open = { $free ->
    [one] 1 plek vrij
   *[other] { $free } plekken vrij
}
web-line-ready = kan beginnen
web-line-abandoned = gesloten
web-line-won = { $count ->
    [0] verloren
   *[other] gewonnen door { $names }
}
web-line-you = jij bent aan zet
web-line-playing = bezig
web-line-turn = wacht op { $names }
web-free = Vrije plek

## Nieuwe tafel

web-new-title = Nieuwe tafel: { $game }
web-no-game-title = Spel niet gevonden
web-no-game = Dat spel staat niet op deze site.
web-read-rules = Spelregels lezen
web-new-who = Wie doen er mee?
web-new-count = Spelers
web-your-name = Je naam
web-guest = Gast
web-seat = Plek { $letter }
web-chair-me = Ik
web-chair-here = Iemand op dit apparaat
web-chair-name = Naam voor plek { $letter }
web-chair-name-about = Naam (mag leeg blijven)
web-chair-open = Iemand die ik uitnodig
web-bot-easy = Bot (makkelijk)
web-bot-medium = Bot (gemiddeld)
web-bot-hard = Bot (moeilijk)
web-reach = Wie kunnen er aanschuiven?
web-reach-link = Alleen mensen met de link
web-reach-public = Iedereen: zet de tafel in de lobby
web-make-start = Partij starten
web-make-watch = Kijken hoe de bots spelen
web-make-open = { $count ->
    [one] Tafel maken en iemand uitnodigen
   *[other] Tafel maken en { $count } mensen uitnodigen
}
web-house-rules = Varianten en bedenktijd
web-option-own = Eigen keuze …
web-clock-move = Bedenktijd per zet
web-clock-game = Bedenktijd voor de hele partij
web-clock-about = Is je tijd op, dan doet een bot die ene zet; ben je er niet, dan speelt hij verder tot je terug bent.
web-clock-none = Onbeperkt
web-clock-seconds = { $count } seconden
web-clock-minutes = { $count } minuten
web-clock-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}

## Voor het spel

web-table = Tafel
web-opening = Tafel openen …
web-no-table-title = Tafel niet gevonden
web-no-table = Is de link compleet? Misschien is de tafel ook verwijderd.
web-waiting = { $count ->
    [one] Er is nog 1 plek vrij.
   *[other] Er zijn nog { $count } plekken vrij.
}
web-goes-on = De partij gaat verder vanaf stap { $step }.
web-ready-start = Iedereen is er. Je kunt beginnen.
web-ready-wait = Iedereen is er. De partij begint zo.
web-you = jij
web-here = online
web-not-here = even weg
web-sit = Een vrije plek nemen
web-start = Partij starten
web-fill = { $count ->
    [one] Vrije plek aan een bot geven en starten
   *[other] Vrije plekken aan bots geven en starten
}
web-stand-up = Mijn plek vrijgeven
web-abandon = Tafel sluiten
web-delete = Tafel verwijderen
web-delete-title = Deze tafel verwijderen?
web-delete-about = De tafel, de partij en de chat worden voorgoed verwijderd, voor iedereen. Wie hier is, krijgt er bericht van. Wil je de partij bewaren? Download die dan eerst.
web-delete-yes = Voor iedereen verwijderen
web-delete-no = Tafel behouden
web-deleted-title = Tafel verwijderd
web-deleted = De gastheer heeft deze tafel verwijderd.
web-unreadable-title = Deze tafel kan niet worden geopend
web-invite = Spelers uitnodigen
web-invite-link = Stuur deze link naar de mensen met wie je wilt spelen. Ze hebben geen account nodig.
web-invite-public = De tafel staat in de lobby. Met deze link kom je er direct.
web-copy = Link kopiëren
web-copied = Link gekopieerd
web-agreed = Opties
web-agreed-usual = Standaardregels.
web-seat-change = Plek { $letter } wijzigen

## Spelen

web-online = Verbonden
web-connecting = Verbinden …
web-offline = Verbinding verbroken. Je partij is veilig.
web-offline-in = Verbinding verbroken. Je partij is veilig; over { $seconds } s een nieuwe poging.
web-retry-now = Nu opnieuw proberen
web-players = Spelers
web-player = Speler
web-aside = Spelers, verloop en chat
web-acts = Jouw acties
web-to-move = aan zet
web-next = volgende
web-in-hand = { $count } in de hand
web-away = { $bot } valt in
web-points = punten
web-at-screen = op dit apparaat
web-take-screen = Wisselen
web-take-screen-as = Wisselen naar { $name }
web-curtain-title = Geef het apparaat aan { $name }
web-curtain-about = De tafel is afgedekt, zodat niemand de geheimen van een ander ziet.
web-curtain-lift = Ik ben { $name }: toon de tafel
web-beside = op het apparaat van { $name }
web-kept = gereserveerd voor de speler die hier zat
web-stand-in = Bot laten spelen
web-stand-in-for = Bot laten spelen voor { $name }
web-ask = Om deze plek vragen
web-ask-for = Om deze plek vragen, van { $name }
web-ask-about = Alle andere spelers moeten akkoord gaan. Tot dan kijk je mee; daarna is de plek van jou.
web-ask-all = De andere spelers vragen
web-asked = { $name } vraagt om de plek van { $seat }, die al een tijdje weg is.
web-asked-bot = { $name } wil graag spelen in plaats van { $seat }.
web-asked-you = Je hebt om de plek van { $seat } gevraagd.
web-asked-waits = { $count ->
    [one] { $names } moet nog akkoord gaan.
   *[other] { $names } moeten nog akkoord gaan.
}
web-asked-owner = De gastheer beslist.
web-asked-refuse = Weigeren
web-hand = Mijn plek overdragen
web-hand-about = Wie deze link opent, neemt jouw plek over en ziet wat jij ziet: jijzelf op een ander apparaat, of iemand anders. De link werkt één keer; daarna is de plek op dit apparaat niet meer van jou. Iedereen aan tafel krijgt er bericht van.
web-hand-make = Link maken
web-hand-link = Link naar je plek
web-hand-withdraw = Link intrekken
web-absence = Een afwezige speler mag vervangen worden na
web-absence-never = Nooit
web-absence-about = Na deze tijd zonder verbinding mag een bot invallen. Gaan alle andere spelers akkoord, dan kan iemand anders de plek overnemen.
web-channel-seats = Plekken
web-starting = De verzegelde woorden gaan open …
web-draws = Eerlijke trekkingen
web-draws-promise = De server heeft zijn geheim vastgelegd. { $count ->
    [0] Elke browser voegt er een verzegeld woord aan toe; bij de start gaan alle woorden tegelijk open.
    [one] Eén speler heeft een verzegeld woord toegevoegd; bij de start gaan alle woorden tegelijk open.
   *[other] { $count } spelers hebben een verzegeld woord toegevoegd; bij de start gaan alle woorden tegelijk open.
}
web-draws-seals = Wat er is vastgelegd
web-draws-commitment = Vooraf vastgelegd (SHA-256 van het geheim)
web-draws-secret = Geheim
web-draws-words = Woorden van de spelers
web-draws-fair = { $count ->
    [one] Deze browser heeft de enige trekking nagerekend; die klopt.
   *[other] Deze browser heeft alle { $count } trekkingen nagerekend; ze kloppen.
}
web-draws-wrong = De trekkingen van deze partij kloppen niet. Download de partij en bewaar het bestand.
web-draws-unknown = Het geheim van deze partij is hier niet bekend; de trekkingen kunnen niet worden nagerekend.
web-draws-there = Deze browser zag vóór de partij wat er was vastgelegd, en dat klopt met wat er nu staat.
web-draws-not-there = Deze browser was er vóór de partij niet bij; wat er was vastgelegd, weet hij alleen van de server.
web-draws-left-out = Je eigen woord ging niet op tijd open en telt niet mee.
web-draws-foreign = { $count ->
    [one] Eén eerdere trekking is gedaan aan de tafel waar deze partij vandaan komt.
   *[other] { $count } eerdere trekkingen zijn gedaan aan de tafel waar deze partij vandaan komt.
}
web-draws-fault-secret = Dit is niet het geheim dat was vastgelegd.
web-draws-fault-promise = Vóór de partij was er iets anders vastgelegd dan er nu staat.
web-draws-fault-words = Dit zijn niet de woorden die verzegeld waren.
web-draws-fault-draws = Niet elke trekking volgt uit het geheim en de woorden.
web-draws-list = Alle trekkingen
web-draws-step = Stap
web-draws-drawn = Getrokken
web-draws-ticket = Lot
web-draws-ticket-of = { $ticket } van { $total }
web-draws-ticket-wrong = { $ticket } van { $total }: klopt niet
web-sent = Versturen …
web-confirm = Bevestigen
web-unpick = Leg terug
web-choices = Jouw keuzes
web-no-choice = Je hoeft nu niets te kiezen.
web-yes = ja
web-no = nee
web-search = Zoeken
web-search-found = { $count } van { $all }
web-search-none = Niets gevonden. Typ minder, of iets anders.
web-any-told = Wat er net gebeurde
web-any-failed = Het eigen bord van dit spel kon niet worden getoond. Je kunt hier gewoon verder spelen.
web-undo = Ongedaan maken
web-hint = Tip
web-thinking = Even nadenken …
web-hint-play = Speel deze zet
web-offer-end = Voorstellen om te stoppen
web-offered-end = { $names } { $count ->
    [one] wil
   *[other] willen
} het spel nu beëindigen. Dat gebeurt als iedereen instemt.
web-offer-agree = Akkoord
web-offer-back = Voorstel intrekken
web-leave = Tafel verlaten
web-leave-about = Als je weggaat, speelt een bot voor je tot je terug bent. Je vindt de tafel terug in de lobby.
web-leave-seat = Weggaan en een bot laten spelen
web-stay = Aan tafel blijven
web-open-rule = Regel { $rule }
web-log = Verloop
web-log-empty = Er is nog niets gebeurd.
web-log-look = Stap { $step } bekijken
web-log-count = { $colour } heeft er { $count }:
web-log-open = Opnieuw tonen
web-log-older = Eerdere gebeurtenissen tonen
web-chat = Chat
web-chat-empty = Nog geen berichten. Salve!
web-chat-say = Schrijf een bericht
web-chat-send = Verstuur
web-mute = { $name } dempen
web-unmute = { $name } niet meer dempen
web-speaker-spectator = Toeschouwer
web-speaker-owner = Gastheer
web-speaker-umpire = Scheidsrechter
web-speakers-spectator = de toeschouwers
web-speakers-owner = de gastheer
web-speakers-umpire = de scheidsrechter
web-abandoned = Deze tafel is gesloten.
web-abandoned-about = De partij is hier gestopt. Terugkijken kan nog wel.
web-stopped = Deze partij kan hier niet verder.
web-new-again = Nieuwe tafel maken

## Het slot en terugkijken

web-result = Uitslag
web-end-reason = De partij is afgelopen: { $reason }.
web-rank = Plaats
web-end-you = { $count ->
    [one] Jij wint
   *[other] Jij deelt de overwinning
}
web-end-won = { $count ->
    [0] De partij is verloren
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
web-end-nobody = Deze keer verlies je
web-rematch = Nog een keer spelen
web-to-rematch = Naar de volgende partij
web-look-back = Terugkijken
web-looking-back = Je kijkt naar stap { $step }.
web-back-to-game = Terug naar de partij
web-replay = Terugkijken
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-on = Een stap vooruit
web-replay-last = Naar het eind
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-step = Stap { $step } van { $last }
web-eyes = Gezien door
web-eyes-own = Jij: wat je op dat moment wist
web-eyes-spectator = Een toeschouwer: wat iedereen kon zien
web-eyes-all = Alles, ook wat verborgen was
web-eyes-of = { $letter }, { $name }: wat die speler wist
web-seals-broken = De orders van { $names } zijn niet de orders die bij het vergrendelen zijn verzegeld. Vertrouw deze beurt niet; download de partij en bewaar het bestand.
web-fork = Hiervandaan verder spelen
web-position-link = Link naar deze stelling kopiëren
web-download = Partij downloaden

## Scheidsrechters, tijd, scenario's, veldtochten

# De hele tafel laat de tijd verstrijken.
web-offer-deadline = Voorstellen om de orders nu te onthullen
web-offered-deadline = { $names } { $count ->
    [one] wil
   *[other] willen
} de orders nu openen; wie er geen heeft, houdt koers. Dat gebeurt als iedereen instemt.

# Aan elke tafel met een scheidsrechter of een klok voor de beurt
web-paused = De scheidsrechter heeft de partij gepauzeerd.
web-turn-left = De orders worden onthuld over { $time }
web-order-part = Fout bij { $part }
web-order-prefix = Correct tot hier: { $prefix }
web-channel = Aan wie
web-channel-table = Iedereen
web-channel-squadron = Het eskader
web-channel-message = Per bode
web-channel-message-to = Per bode aan { $name }
web-channel-umpire = Scheidsrechter
web-channel-spectators = Toeschouwers
web-channel-umpires = Scheidsrechters
web-talk-apart = De spelers horen je nu niet. Praat met de andere toeschouwers.
web-new-umpire-none = Geen
web-new-umpire-one = Eén: jij, of iemand die je de link stuurt
web-new-umpire-desks = Eén voor elk van { $desks }, plus een hoofdscheidsrechter
web-umpire-links = Links voor de scheidsrechters
web-umpire-chief = Hoofdscheidsrechter
web-umpire-of = Scheidsrechter van { $desk }
web-umpire-desk-of = Je bent scheidsrechter van { $desk }.
web-umpire-note-desk = Een notitie voor je kapiteins, bewaard bij de partij
web-clock-turn = Tijd per beurt om orders te schrijven
web-new-own = Een eigen, uit een bestand
web-new-own-wrong = Dit bestand is geen scenario: { $reason }
web-campaign = Campagne
web-new-own-json = het is geen geldige JSON; kijk of er een komma, aanhalingsteken of haakje te veel of te weinig staat
web-new-own-object = er staat geen object met een kaart (map) en schepen (ships) in
web-new-own-large = het is groter dan { $size } kB

## Problemen die een pagina zelf vindt

web-problem-unreachable = De server antwoordt niet. Draait hij nog, en heb je verbinding?
web-problem-failed = Dat lukte de server nu niet ({ $status }). Probeer het later opnieuw.
web-problem-not-taken = Dat accepteert de server niet ({ $status }). Ga terug naar de lobby en begin daar opnieuw.
web-problem-offline = Je bent offline, dus er is niets verstuurd. Probeer het opnieuw als de verbinding terug is.
web-problem-not-arrived = De verbinding viel weg voordat je laatste zet aankwam. Doe hem opnieuw.
web-problem-not-given = Je krijgt deze plek niet: iemand heeft geweigerd, of de speler is terug.

## Where a rulebook is not in this language

web-rules-language = Deze spelregels zijn er niet in het Nederlands; dit is de Engelse versie.

## Mensen aan tafel brengen

web-invite-alone = Alleen deze computer kan deze link openen. Wil je anderen in je netwerk uitnodigen, stop Ludi dan en begin met
web-invite-cut-off = Alleen deze computer kan deze link openen: hij zit in geen netwerk. Maak verbinding en laad deze pagina opnieuw.
web-invite-address = Adres
web-share = Delen
web-share-text = Speel { $game } met ons
web-qr = QR-code van { $link }
web-sit-or = Of kies een van deze:
web-sit-here = Ga hier zitten
web-sit-here-as = Ga hier zitten: { $letter } { $role }
web-you-are = Jij bent { $name }
web-latecomer = { $count ->
    [one] De partij is begonnen. Er is nog één plek te krijgen: vraag erom.
   *[other] De partij is begonnen. Er zijn nog { $count } plekken te krijgen: vraag er een.
}
web-latecomer-show = Toon
web-look-0 = rode ruit
web-look-1 = blauwe schijf
web-look-2 = okergele driehoek
web-look-3 = groen vierkant
web-look-4 = paarse ster
web-look-5 = zwarte ring
web-organise = Plekken in één keer
web-organise-tally = { $people ->
    [one] 1 persoon
   *[other] { $people } personen
} ({ $here } aanwezig) · { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} · { $free } vrij
web-organise-which = Welke plekken
web-organise-all = Alle plekken
web-organise-open = { $count ->
    [0] Via link
   *[other] { $count } via link
}
web-organise-bots = { $count ->
    [0] Bots
   *[other] { $count } aan bots
}
web-organise-level = Niveau van de bots
web-new-all-open = Alle anderen via link
web-new-all-bots = Alle anderen bots
web-move = Verplaats naar …
web-move-of = Verplaats { $name } naar een andere plek
web-seat-link = QR-code
web-seat-link-for = QR-code voor plek { $letter }
web-seat-link-of = { $name } ({ $letter })
web-seat-link-about = Wie deze code scant, krijgt de plek. Het werkt één keer, en een telefoon die de plek had, raakt die kwijt.
web-sheets = Bladen om te printen
web-sheets-about = Eén blad per plek, met een QR-code die de plek geeft aan wie hem het eerst scant. Op papier: wat de plek is, en hoe je orders schrijft.
web-sheets-owner = Alleen de browser van de gastheer maakt de codes; zonder die browser staan ze niet op de bladen.
web-sheets-slips = Met lege orderbriefjes
web-sheets-name = Naam: ____________________
web-sheets-scan = Scan deze code met je telefoon: dan is deze plek van jou. Het werkt één keer.
web-sheets-how = Zo schrijf je orders
web-slip-turn = Beurt
web-print = Printen
web-to-table = Terug naar de tafel
web-projector = Projectorscherm
web-projector-join = { $count ->
    [one] Scan om mee te doen: één plek is vrij
   *[other] Scan om mee te doen: { $count } plekken zijn vrij
}
web-projector-ready = Iedereen is er.
web-projector-writing = Nog aan het schrijven: { $count }
web-projector-more = en nog { $count }
web-attendance = { $away ->
    [0] Wie er is: alle { $people }
   *[other] Wie er is: { $away } van de { $people } afwezig
}
web-paper = Orders van papier
web-paper-whose = Wiens orders
web-paper-give = Geef deze orders

## Eerlijk onder elkaar

web-am-back = Ik ben er weer
web-bot-plays = Een bot speelt voor je.
web-late = Je tijd is op: een bot doet deze zet voor je.
web-undo-asks = { $name } wil de laatste zet terugnemen. Dan is { $name } weer aan de beurt.
web-undo-allow = Sta toe
web-undo-refuse = Weiger
web-undo-waits = Je hebt gevraagd om je zet terug te nemen. Wachten op { $names }.
web-undo-withdraw = Laat maar
web-undo-seen = { $name } vraagt { $names } om de laatste zet te mogen terugnemen.
web-watching = Je kijkt mee met deze partij.
web-watching-ask = Doe mee
web-offer-sure = Weet je het zeker?
web-offer-sure-end = De anderen krijgen de vraag of het spel hier stopt. Is iedereen het eens, dan is het afgelopen en telt de stand van nu.
web-offer-sure-deadline = De anderen krijgen de vraag of de orders nu opengaan. Is iedereen het eens, dan wordt de beurt meteen uitgevoerd, en schepen zonder orders houden hun koers.
web-offer-not = Nu niet

## Tips met een reden, en hulp in een eerste partij

web-hint-why = Tip: { $what }
web-hint-other = Op één na best: { $what }
web-points-you = { $points } jij
web-points-of = { $points } { $name }
web-help = Help mij
web-help-off = Geen hulp
web-would = Deze zet: { $what }
web-would-how = Wijs een zet aan om te zien wat die oplevert.

## Lessen

web-lesson = Les
web-lesson-learn = Leren · { $minutes } min
web-lesson-learn-game = Leren · { $minutes } min: { $game }
web-lesson-resume = Verder leren · { $number }/{ $count }
web-lesson-resume-game = Verder leren · { $number }/{ $count }: { $game }
web-lesson-again = Geleerd ✓ · nog eens
web-lesson-again-game = Geleerd ✓ · nog eens: { $game }
web-lesson-first = Eerste keer? Leer het op het bord in { $minutes } minuten.
web-lesson-take = Doe de les
web-lesson-step = Stap { $number } van { $count }
web-lesson-on = Verder
web-lesson-back = Terug
web-lesson-show = Laat zien
web-lesson-restart = Opnieuw
web-lesson-leave = Stoppen
web-lesson-chapters = Hoofdstukken
web-lesson-rule = Regel { $rule }
web-lesson-done = Je hebt geleerd:
web-lesson-play = Speel nu tegen een bot
web-lesson-old = Deze les is intussen veranderd.

## De spelregels

web-book-contents = Inhoud
web-book-search = Zoek in de regels
web-book-found = { $count ->
    [0] Niets gevonden
    [one] { $count } passage
   *[other] { $count } passages
}
web-book-marks = Toon waar elke regel vandaan komt
web-brief-you = Jij
web-rules-brief = In 60 seconden
web-rules-book = Alle regels

## The lobby: where somebody is wanted

web-joinable = Schuif aan
web-public-above = Alle openbare tafels staan bovenaan: er is plek voor je.

## Runs of lines in the log

web-log-unfold = toon alle { $count }
web-log-fold = inklappen
