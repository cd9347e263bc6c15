### De eigen teksten van Ludi in het Nederlands: de terminal en de opdrachten. Wat een spel zegt, staat in de map van dat spel.

## De tafel bij de terminal. $who is een plaats met zijn speler, zoals B (greedy).

play-you = jij
play-open = { $title }: { $players }.
play-tip = Typ een zet, druk op Tab om aan te vullen, of typ hulp.
play-fair = De trekkingen zijn achteraf na te rekenen; de SHA-256 van hun geheim is { $hash }.
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
play-saved = Opgeslagen. Verder spelen: ./ludi play { $how }
play-saved-end = Opgeslagen. Terugkijken: ./ludi replay { $file }
play-not-saved = Niet opgeslagen.
play-replace = { $file } bestaat al; overschrijven? (ja/nee)
play-save-first = Eerst opslaan? (ja/nee/terug)
play-keep = De partij opslaan? Typ een bestandsnaam, of alleen Enter.
play-bye = Tot ziens. Er is niets gespeeld, dus ook niets opgeslagen.
play-winners = { $count ->
    [0] Niemand wint: de partij is verloren.
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
play-which-game = Welk spel? ({ $games }; Enter voor { $usual })
play-help-action = Zetten: { $example }. Tab vult aan.
play-help =
    { "  " }mag          wat je mag doen         terug            een zet terugnemen
    { "  " }bord         het bord opnieuw        tip              raad van een bot
    { "  " }stand        hoe iedereen staat      verloop [alles]  wat er gebeurde
    { "  " }regels { $rule } één regel               bewaar [NAAM]    de partij opslaan
play-help-end = { "  " }einde        voorstellen te stoppen  stop             weggaan
play-help-quit = { "  " }stop         weggaan

## The campaign

campaign-next = Op naar de volgende stad? (ja/nee)
campaign-forget = De campagne opnieuw beginnen? { $count ->
    [0] De partij die je begon telt
    [one] De stad die je won telt
   *[other] De { $count } steden die je won tellen
} dan niet meer mee. (ja/nee)
campaign-kept = De oude partijen blijven bewaard als { $files }.

## Opdrachten

games-line = { $seats } spelers, { $minutes } minuten
games-number = { $lowest } tot { $highest }, gewoonlijk { $usual }
games-own = een eigen keuze
games-tip = ./ludi play SPEL --option NAAM=WAARDE; ./ludi rules SPEL
rules-unknown = { $word }: zo'n regel is er niet; ze lopen van { $first } tot { $last }
rules-near = { $word }: zo'n regel is er niet; bedoel je { $near }? Ze lopen van { $first } tot { $last }.
rules-before = ervoor: { $opening }
rules-after = erna: { $opening }
rules-language = Deze spelregels zijn er niet in het Nederlands; dit is de Engelse versie.
rules-choose = Van welk spel? ./ludi rules { $game }
replay-step = Stap { $step } van { $steps }
replay-enter = Enter gaat verder, q stopt.
verify-ok = { $file }: in orde, { $count ->
    [one] { $count } actie
   *[other] { $count } acties
}, { $result }; { $draws }
verify-draws = { $draws ->
    [one] de enige trekking nagerekend
   *[other] elke trekking nagerekend ({ $draws })
}
verify-no-draws = er zijn geen trekkingen
verify-no-secret = de trekkingen zijn nog niet na te rekenen, want hun geheim is nog niet getoond
perft-line = diepte { $depth }: { $count }

## Wat aan tafel getypt mag worden: een woord of meer voor elk, zonder spaties

play-word-help = hulp
play-word-board = bord
play-word-legal = mag
play-word-undo = terug
play-word-hint = tip
play-word-score = stand
play-word-log = verloop
play-word-rules = regels
play-word-save = bewaar
play-word-end = einde
play-word-quit = stop
play-word-yes = ja
play-word-no = nee
play-word-cancel = terug
