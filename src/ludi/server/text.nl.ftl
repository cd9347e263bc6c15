### Wat de server zelf zegt, in het Nederlands. $detail is het eind van een zin.

## Problemen, naar hun code in het verkeer

problem-error = Dat gaat niet: { $detail }.
problem-game = Dat kan nu niet in dit spel: { $detail }.
problem-illegal-action = { $detail }
problem-not-your-turn = Dat kan nu niet: { $detail }.
problem-game-over = Het spel is afgelopen.
problem-notation = Dat is geen zet in dit spel: { $detail }.
problem-record = Deze partij is niet te openen: { $detail }.
problem-setup = Zo is het niet klaar te zetten: { $detail }.
problem-server = Dat doet de server niet ({ $detail }).
problem-unknown-table = Hier staat geen tafel. Is de link volledig?
problem-stale-action = De stelling is intussen veranderd. Kijk opnieuw en kies dan.
problem-access = { $reason ->
    [none] Daar heb je een sleutel voor nodig: ga eerst zitten.
    [owner] Dat mag alleen wie de tafel heeft klaargezet.
    [seat] Dat mag alleen wie op die plaats zit.
    [umpire] Dat mag alleen de scheidsrechter.
    [chief] Dat gaat ook anderen aan: het is aan de hoofdscheidsrechter.
   *[wrong] Deze sleutel past hier niet meer. Ga opnieuw zitten, of vraag het wie de tafel heeft klaargezet.
}
problem-too-many-requests = Dat is te veel tegelijk. Wacht even.
problem-store = Het kon niet bewaard worden en is dus niet gedaan. Probeer het zo nog eens.
problem-malformed = De server begrijpt dit bericht niet ({ $detail }).
problem-too-large = Dit is te groot: hooguit { $limit } bytes gaan erdoor.
problem-origin = Deze pagina hoort niet bij deze server.
problem-not-found = Op dit adres is niets.
problem-method = Dit adres neemt zo'n verzoek niet aan.
problem-hello = Het eerste bericht op een verbinding zegt hallo, binnen { $seconds } seconden.
problem-slow = De verbinding kon het niet bijhouden. Maak opnieuw verbinding.
problem-seat-taken = Deze plaats is bezet.
problem-seats-full = Alle plaatsen zijn bezet.
problem-seats-free = { $count ->
    [one] Er is nog een plaats vrij ({ $seats }): wacht op iemand, of laat er een bot spelen.
   *[other] De plaatsen { $seats } zijn nog vrij: wacht op mensen, of laat er bots spelen.
}
problem-seat-kept = Deze plaats blijft vrij voor wie er in het vorige spel zat.
problem-seat-in-play = Het spel loopt: een plaats gaat alleen over door de speler zelf, of als alle anderen instemmen.
problem-not-absent = { $seconds ->
    [0] Aan deze tafel neemt niemand de plaats over van wie weg is.
   *[other] Deze speler is er, of is nog geen { $seconds } seconden weg.
}
problem-seat-asked = Iemand anders heeft al om deze plaats gevraagd. Wacht op het antwoord.
problem-not-asked = Niemand vraagt nog om deze plaats.
problem-holds-seat = Je hebt hier al een plaats, en niemand speelt met twee handen.
problem-starting = Het spel gaat net beginnen.
problem-not-starting = Woorden gaan open als het spel begint.
problem-not-playing = { $status ->
    [open] Het spel is nog niet begonnen.
    [over] Het spel is afgelopen.
   *[abandoned] Deze tafel is opgegeven.
}
problem-not-over = Het spel is nog niet afgelopen.
problem-still-playing = Hier wordt een partij gespeeld. Sluit eerst de tafel, dan kun je die verwijderen.
problem-stopped = { $why ->
    [version] De regels van { $game } zijn veranderd sinds dit spel begon (versie { $version }, nu { $ours }); hier kan het niet verder. Tot en met stap { $last } kun je het bekijken, downloaden en aan een nieuwe tafel voortzetten.
   *[journal] Wat er van dit spel bewaard is, is maar tot en met stap { $last } te volgen; hier kan het niet verder. Tot daar kun je het bekijken, downloaden en aan een nieuwe tafel voortzetten.
}
problem-unreadable = Deze tafel is klaargezet voor versie { $version } van { $game }, op een manier die niet meer bestaat, en gaat dus niet open. Wie de tafel klaarzette, kan die verwijderen.
problem-has-started = Het spel is al begonnen.
problem-hidden = Dat blijft verborgen tot het spel is afgelopen.
problem-step = Deze partij heeft de stappen 0 tot en met { $last }.
problem-no-hint = Er valt nu voor jou niets te kiezen.
problem-thinking = Er is al een tip onderweg.
problem-paused = De scheidsrechter heeft de tafel stilgelegd. Wacht tot het verdergaat.
problem-no-deadline = Er loopt nu geen tijd voor orders af.
problem-no-channel = Daar kun je nu niet praten.
problem-talk-apart = Wie speelt, hoort je nu niet. Praat met de toeschouwers.
problem-no-messenger = Geen bode van jou kan nu een bericht naar die plaats brengen.
problem-order = { $part }: { $detail }{ $prefix ->
    [none] {""}
   *[other] {" "}Tot daar mag het: { $prefix }.
}
problem-refused = { $move }: { $refusal } ({ $rule })
problem-internal = Hier ging iets mis; het is genoteerd. Er is niets verloren.

## Een tafel van een oudere versie

table-outdated = Dit spel is gespeeld met versie { $version } van { $game } en wordt getoond volgens de regels van versie { $ours }.

## Wat een scheidsrechter doet

umpire-one = De scheidsrechter
umpire-chief = De hoofdscheidsrechter
umpire-of = De scheidsrechter van { $desk }
umpire-look = { $seat ->
    [all] { $umpire } bekijkt alles.
    [none] { $umpire } kijkt van buitenaf.
   *[other] { $umpire } kijkt mee met { $seat }.
}
umpire-pause = { $umpire } legt de tafel stil.
umpire-resume = { $umpire } laat de tafel verdergaan.
umpire-extend = { $seconds ->
    [one] { $umpire } geeft deze beurt één seconde meer.
   *[other] { $umpire } geeft deze beurt { $seconds } seconden meer.
}
umpire-deadline = { $umpire } maakt een eind aan de tijd voor orders.
umpire-substitute = { $kind ->
    [bot] { $umpire } laat een bot voor { $seat } spelen.
   *[person] { $umpire } geeft plaats { $seat } aan iemand anders.
}
umpire-correct = { $umpire } zet de stelling recht.
umpire-note = { $umpire } tekent aan:

## Hoe plaatsen overgaan

seat-handed = { $how ->
    [own] De plaats van { $seat } ging over: { $old ->
        [none] de speler
       *[other] { $old }
    } gaf hem door met een link.
   *[consent] De plaats van { $seat } ging over: alle anderen stemden in, want { $was ->
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

serve-ready = Ludi staat op { $link }
serve-share = Voor anderen in je netwerk: { $link }
serve-alone = Alleen deze computer kan erbij; begin met --host 0.0.0.0 om anderen in je netwerk te laten meedoen.
serve-no-network = Anderen zouden kunnen meedoen, maar deze computer zit in geen netwerk: maak verbinding en begin opnieuw.
serve-metrics = Tellers voor Prometheus, die ook verraden wat in het geheim gebeurt: { $link }
serve-stop = Stop met Ctrl+C. Alle tafels blijven bewaard in { $database }.

## Eerlijk onder elkaar: tijd die op is, zetten die je terugvraagt

seat-late = De tijd van { $seat } is op: een bot doet deze ene zet.
problem-late = Je tijd is op: een bot doet deze zet voor je. De volgende is weer aan jou.
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
