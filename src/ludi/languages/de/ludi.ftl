### Ludis eigene Texte auf Deutsch: das Terminal und die Befehle. Was ein Spiel sagt, steht in seiner Datei.

## Der Tisch am Terminal. $who ist ein Platz mit seinem Spieler, wie B (greedy).

play-you = du
play-open = { $title }: { $players }.
play-tip = Tipp einen Zug, drück Tab zum Ergänzen, oder tipp hilfe.
play-fair = Die Ziehungen lassen sich hinterher nachrechnen; die SHA-256 ihres Geheimnisses ist { $hash }.
play-resumed = Weiter mit { $file }, nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}.
play-curtain = Nur { $who } darf jetzt hinsehen; { $who }, drück Enter.
play-look = Drück Enter, wenn du genug gesehen hast.
play-help-look = Ein Buchstabe wie { $letter } holt diesen Spieler an den Bildschirm: um anzusehen, was nur er sehen darf, oder um außer der Reihe etwas zu tun.
play-thinking = Denkt nach …
play-hint = { $bot } würde { $action } spielen.
play-undone = Zurückgenommen; { $who } wählt noch einmal.
play-undo-nothing = { $who } hat nichts zurückzunehmen.
play-refused = { $why } (regeln { $rule })
play-near = „{ $text }“ ist kein Zug; meinst du { $near }?
play-misread = „{ $text }“ ist kein Zug; tipp einen wie { $example }, oder hilfe.
play-legal = { $count ->
    [one] Es gibt eine Möglichkeit:
   *[other] Es gibt { $count } Möglichkeiten:
}
play-legal-from = Von jedem dieser Felder:
play-legal-to = auf jedes von diesen:
play-rules = Mit „regeln { $first }“ liest du eine Regel; sie gehen bis { $last }. Das ganze Heft: ./ludi rules { $game }
play-end-never = Dieses Spiel lässt sich nicht im Einvernehmen beenden.
play-end-sure = Jetzt aufhören? Das lässt sich nicht zurücknehmen. (ja/nein)
play-end-ask = { $who }, sollen wir jetzt aufhören? (ja/nein)
play-end-refused = { $who } spielt lieber weiter.
play-saved = Gespeichert. Weiterspielen: ./ludi play { $how }
play-saved-end = Gespeichert. Ansehen: ./ludi replay { $file }
play-not-saved = Nicht gespeichert.
play-replace = { $file } gibt es schon; überschreiben? (ja/nein)
play-save-first = Vorher speichern? (ja/nein/zurück)
play-keep = Die Partie speichern? Tipp einen Dateinamen, oder drück nur Enter.
play-bye = Bis bald. Es wurde nichts gespielt, also auch nichts gespeichert.
play-winners = { $count ->
    [0] Niemand gewinnt: Die Partie ist verloren.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
play-which-game = Welches Spiel? ({ $games }; Enter für { $usual })
play-help-action = Züge: { $example }. Tab ergänzt.
play-help =
    { "  " }erlaubt      was du tun darfst       zurück           Zug zurücknehmen
    { "  " }brett        das Brett noch einmal   tipp             Rat eines Bots
    { "  " }stand        wie es steht            verlauf [alles]  was geschehen ist
    { "  " }regeln { $rule } eine Regel              speichern [NAME] Partie speichern
play-help-end = { "  " }ende         Ende vorschlagen        stopp            gehen
play-help-quit = { "  " }stopp        gehen

## Die Kampagne

campaign-next = Auf zur nächsten Stadt? (ja/nein)
campaign-forget = Die Kampagne neu beginnen? { $count ->
    [0] Die angefangene Partie zählt
    [one] Die gewonnene Stadt zählt
   *[other] Die { $count } gewonnenen Städte zählen
} dann nicht mehr. (ja/nein)
campaign-kept = Die alten Partien bleiben als { $files } erhalten.

## Befehle

games-line = { $seats } Spieler, { $minutes } Minuten
games-number = { $lowest } bis { $highest }, üblich { $usual }
games-own = eine eigene Wahl
games-tip = ./ludi play SPIEL --option NAME=WERT; ./ludi rules SPIEL
rules-unknown = { $word }: diese Regel gibt es nicht; sie gehen von { $first } bis { $last }
rules-near = { $word }: diese Regel gibt es nicht; meinst du { $near }? Sie gehen von { $first } bis { $last }.
rules-before = davor: { $opening }
rules-after = danach: { $opening }
rules-language = Die Spielregeln gibt es bisher nur auf Englisch und Niederländisch; dies sind die englischen.
rules-choose = Von welchem Spiel? ./ludi rules { $game }
replay-step = Schritt { $step } von { $steps }
replay-enter = Enter: weiter, q: aufhören.
verify-ok = { $file }: in Ordnung, { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}, { $result }; { $draws }
verify-draws = { $draws ->
    [one] die einzige Ziehung nachgerechnet
   *[other] jede Ziehung nachgerechnet ({ $draws })
}
verify-no-draws = es gab keine Ziehungen
verify-no-secret = die Ziehungen lassen sich noch nicht nachrechnen, weil ihr Geheimnis noch nicht gezeigt wurde
perft-line = Tiefe { $depth }: { $count }

## Was am Tisch getippt werden darf: ein Wort oder mehr für jedes, ohne Leerzeichen

play-word-help = hilfe
play-word-board = brett
play-word-legal = erlaubt
play-word-undo = zurück zurueck
play-word-hint = tipp
play-word-score = stand
play-word-log = verlauf
play-word-rules = regeln
play-word-save = speichern
play-word-end = ende
play-word-quit = stopp
play-word-yes = ja
play-word-no = nein
play-word-cancel = zurück
