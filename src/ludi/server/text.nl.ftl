### Wat de server zelf zegt, in het Nederlands. $detail is het eind van een zin.

## Problemen, naar hun code in het verkeer

problem-error = Dat kan niet: { $detail }.
problem-game = Dat kan nu niet in dit spel: { $detail }.
problem-illegal-action = { $detail }
problem-not-your-turn = Dat kan nu niet: { $detail }.
problem-game-over = De partij is afgelopen.
problem-notation = Dat is geen zet in dit spel: { $detail }.
problem-record = Dit partijbestand kan niet worden geopend: { $detail }.
problem-setup = Zo kan de tafel niet worden klaargezet: { $detail }.
problem-server = Dat kan de server niet: { $detail }.
problem-unknown-table = Hier staat geen tafel. Is de link compleet?
problem-stale-action = De stelling is intussen veranderd. Kijk opnieuw en kies dan.
problem-access = { $reason ->
    [none] Daarvoor moet je een plek hebben: neem er eerst een.
    [owner] Dat mag alleen de gastheer.
    [seat] Dat mag alleen de speler op die plek.
    [umpire] Dat mag alleen de scheidsrechter.
    [chief] Dat gaat ook anderen aan: alleen de hoofdscheidsrechter mag het.
   *[wrong] Je toegang tot deze tafel is verlopen. Neem opnieuw een plek, of vraag het de gastheer.
}
problem-too-many-requests = Te veel verzoeken tegelijk. Wacht even.
problem-store = Opslaan lukte niet, dus er is niets gebeurd. Probeer het zo nog eens.
problem-malformed = De server begrijpt dit bericht niet: { $detail }.
problem-too-large = Dit is te groot: het maximum is { $limit } bytes.
problem-origin = Deze pagina hoort niet bij deze server.
problem-not-found = Op dit adres is niets.
problem-method = Dit adres accepteert zo'n verzoek niet.
problem-hello = Het eerste bericht op een verbinding moet een hallo zijn, binnen { $seconds } seconden.
problem-slow = De verbinding kon het niet bijhouden. Maak opnieuw verbinding.
problem-seat-taken = Deze plek is bezet.
problem-seats-full = Alle plekken zijn bezet.
problem-seats-free = { $count ->
    [one] Er is nog een plek vrij ({ $seats }): wacht op iemand, of geef hem aan een bot.
   *[other] De plekken { $seats } zijn nog vrij: wacht op spelers, of geef ze aan bots.
}
problem-seat-kept = Deze plek is gereserveerd voor de speler die er in de vorige partij zat.
problem-seat-in-play = De partij is bezig: een speler kan zijn eigen plek overdragen, of alle anderen moeten akkoord gaan.
problem-not-absent = { $seconds ->
    [0] Aan deze tafel worden afwezige spelers niet vervangen.
   *[other] Deze speler is er, of is nog geen { $seconds } seconden weg.
}
problem-seat-asked = Iemand anders heeft al om deze plek gevraagd. Wacht op het antwoord.
problem-not-asked = Niemand vraagt meer om deze plek.
problem-holds-seat = Je hebt al een plek aan deze tafel.
problem-starting = De partij begint zo.
problem-not-starting = Woorden gaan open als de partij begint.
problem-not-playing = { $status ->
    [open] De partij is nog niet begonnen.
    [over] De partij is afgelopen.
   *[abandoned] Deze tafel is gesloten.
}
problem-not-over = De partij is nog niet afgelopen.
problem-still-playing = Hier is een partij bezig. Sluit eerst de tafel, dan kun je hem verwijderen.
problem-stopped = { $why ->
    [version] De regels van { $game } zijn veranderd sinds deze partij begon (versie { $version }, nu { $ours }), dus hier kan ze niet verder. Je kunt haar tot en met stap { $last } bekijken, downloaden en aan een nieuwe tafel verder spelen.
   *[journal] De opgeslagen partij is maar tot en met stap { $last } te lezen, dus hier kan ze niet verder. Tot daar kun je haar bekijken, downloaden en aan een nieuwe tafel verder spelen.
}
problem-unreadable = Deze tafel is gemaakt voor versie { $version } van { $game }, met opties die niet meer bestaan, en kan niet worden geopend. De gastheer kan hem verwijderen.
problem-has-started = De partij is al begonnen.
problem-hidden = Dat blijft verborgen tot de partij is afgelopen.
problem-step = Deze partij heeft de stappen 0 tot en met { $last }.
problem-no-hint = Je hebt nu niets te kiezen.
problem-thinking = Er is al een tip onderweg.
problem-paused = De scheidsrechter heeft de partij gepauzeerd. Wacht tot ze verdergaat.
problem-no-deadline = Er loopt nu geen tijd voor orders.
problem-no-channel = Daar kun je nu niets zeggen.
problem-talk-apart = De spelers horen je nu niet. Praat met de toeschouwers.
problem-no-messenger = Geen van je bodes kan die plek nu bereiken.
problem-order = { $part }: { $detail }{ $prefix ->
    [none] {""}
   *[other] {" "}Correct tot hier: { $prefix }.
}
problem-refused = { $move }: { $refusal } ({ $rule })
problem-internal = Er ging iets mis op de server; het is gelogd. Er is niets verloren.

## Een tafel van een oudere versie

table-outdated = Deze partij is gespeeld met versie { $version } van { $game } en wordt getoond met de regels van versie { $ours }.

## Wat een scheidsrechter doet

umpire-one = De scheidsrechter
umpire-chief = De hoofdscheidsrechter
umpire-of = De scheidsrechter van { $desk }
umpire-look = { $seat ->
    [all] { $umpire } bekijkt alles.
    [none] { $umpire } kijkt mee als toeschouwer.
   *[other] { $umpire } kijkt mee met { $seat }.
}
umpire-pause = { $umpire } pauzeert de partij.
umpire-resume = { $umpire } hervat de partij.
umpire-extend = { $seconds ->
    [one] { $umpire } geeft deze beurt één seconde meer.
   *[other] { $umpire } geeft deze beurt { $seconds } seconden meer.
}
umpire-deadline = { $umpire } beëindigt de tijd voor orders.
umpire-substitute = { $kind ->
    [bot] { $umpire } laat een bot voor { $seat } spelen.
   *[person] { $umpire } geeft de plek van { $seat } aan iemand anders.
}
umpire-correct = { $umpire } zet de stelling recht.
umpire-dictate = { $umpire } typt de orders van { $seat } over van papier.
umpire-note = { $umpire } noteert:

## Hoe plaatsen overgaan

seat-handed = { $how ->
    [invited] De plek van { $seat } ging in andere handen over, met een link van de scheidsrechter of de gastheer.
    [own] De plek van { $seat } is overgedragen: { $old ->
        [none] de speler
       *[other] { $old }
    } gaf hem door met een link.
   *[consent] De plek van { $seat } is overgedragen: alle anderen gingen akkoord, want { $was ->
        [person] { $old ->
            [none] de speler
           *[other] { $old }
        } was weg.
       *[other] er speelde een bot.
    }
}
seat-away = { $why ->
    [clock] De tijd van { $seat } is op: een bot speelt verder.
    [absent] { $seat } is lang weg: een bot speelt verder.
   *[left] { $seat } is weggegaan: een bot speelt verder.
}
seat-back = { $seat } is terug en speelt weer zelf.
seat-wordless = Het woord van { $seat } voor de trekkingen ging niet op tijd open en telt niet mee.

## Het begin van de server

serve-ready = Ludi draait op { $link }
serve-share = Voor anderen in je netwerk: { $link }
serve-alone = Alleen deze computer kan erbij; start met --host 0.0.0.0 om anderen in je netwerk te laten meedoen.
serve-no-network = Anderen zouden kunnen meedoen, maar deze computer zit in geen netwerk: maak verbinding en begin opnieuw.
serve-metrics = Prometheus-tellers, die ook tonen wat in het geheim gebeurt: { $link }
serve-stop = Stop met Ctrl+C. Alle tafels worden opgeslagen in { $database }.

## Eerlijk onder elkaar: tijd die op is, zetten die je terugvraagt

seat-late = De tijd van { $seat } is op: een bot doet deze ene zet.
problem-late = Je tijd is op: een bot doet deze zet voor je. De volgende is weer aan jou.
problem-no-foresight = Dat kun je nu niet doen, dus er valt niets te laten zien.
seat-undone = { $what ->
    [none] { $seat } heeft de laatste zet teruggenomen.
   *[other] { $seat } heeft { $what } teruggenomen.
}
seat-undo-refused = { $seat } vond het niet goed dat { $other } de laatste zet terugneemt.
problem-undo-asked = Iemand heeft al gevraagd om een zet terug te nemen.
problem-undo-not-asked = Er is geen verzoek meer om een zet terug te nemen.

## Lessen

problem-lesson = { $said }
problem-lesson-read = Lees dit eerst en druk dan op Verder.
problem-lesson-undo = In deze stap valt niets terug te nemen.
problem-lesson-page = Die bladzijde heeft de les niet.
problem-lesson-only = Dat kan in een les niet.
problem-no-lesson-here = Aan deze tafel wordt geen les gegeven.
lesson-else = Dat mag, maar daar gaat deze stap niet over.
