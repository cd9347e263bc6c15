### Fehler von außen auf Deutsch, ohne Punkt am Ende. Das Englische steht bei jedem Fehler im Code.

mistake-detail = { $detail }
mistake-at-line = Zeile { $line }: { $detail }
mistake-in-file = { $path }: { $detail }

## Züge und Plätze

mistake-no-action = es steht kein Zug da: gib mindestens einen an
mistake-chain-end = eine Zugfolge endet dort, wo etwas gezogen oder gezeigt wird
mistake-no-such-action = { $number }: die Züge gehen von 0 bis { $last }
mistake-no-such-seat = { $number }: diesen Platz gibt es nicht; sie gehen von 0 bis { $last }
mistake-no-seat-letter = { $letter }: diesen Platz gibt es nicht; sie gehen von A bis { $last }
mistake-no-number-of-action = { $value }: das ist keine Nummer eines Zugs
mistake-no-number-of-seat = { $value }: das ist keine Nummer eines Platzes
mistake-not-to-act = { $seat } ist nicht am Zug; gewartet wird auf { $others }
mistake-game-over = die Partie ist zu Ende
mistake-undo-over = { $seat } kann nichts zurücknehmen: die Partie ist zu Ende
mistake-undo-nothing = { $seat } kann nichts zurücknehmen: es ist noch nichts geschehen
mistake-undo-late = { $seat } kann nichts zurücknehmen: inzwischen wurde etwas gezogen oder gezeigt, oder der Nächste hat gespielt
mistake-cannot-agree = { $action }: das kann der Tisch jetzt nicht vereinbaren

## Aufbau

mistake-option-choice = { $option }={ $value }: wähl eines von { $choices }
mistake-option-own-choice = { $option }={ $value }: wähl eines von { $choices }, oder nimm etwas Eigenes
mistake-option-number = { $option }={ $value }: gib eine ganze Zahl von { $lowest } bis { $highest } an
mistake-number-of-seats = { $seats } Plätze: { $game } ist für { $least } bis { $most } Spieler
mistake-unknown = { $word }: unbekannt; { $where } kennt { $known }
mistake-unknown-but-close = { $word }: unbekannt; meinst du { $close }?
mistake-unknown-language = { $language }: diese Sprache ist unbekannt; Ludi spricht { $known }
mistake-bot-level = { $level }: Bots spielen auf der Stufe { $levels }
mistake-nothing-said = es steht nichts Lesbares darin

## Ziehungen

mistake-word-of-a-seat = { $word }: das Wort eines Spielers hat höchstens { $limit } druckbare Zeichen
mistake-word-not-sealed = dieses Wort ist nicht das versiegelte
mistake-secret-digits = das Geheimnis hinter den Ziehungen hat 64 hexadezimale Ziffern, in Kleinbuchstaben
mistake-script-end = { $label }: die vorgegebenen Ziehungen sind aufgebraucht
mistake-no-outcome = { $label }: { $outcome } ist kein mögliches Ergebnis
mistake-no-whole-orders = { $game } kennt keine ganzen Befehle; spiel Zug für Zug
mistake-no-umpire = { $game } kennt keinen Spielleiter
mistake-no-desks = { $game } hat keine Pulte für weitere Spielleiter
mistake-no-turn-clock = { $game } kennt keine Zeit für Befehle
mistake-no-correction = { $action }: damit berichtigt ein Spielleiter nichts

## Stellungen

mistake-position-head = eine Stellung von { $game } beginnt mit { $begin } und der Zahl der Spieler
mistake-position-field = { $word }: dieses Feld gibt es nicht; es gibt { $known }
mistake-position-value = { $name }={ $value }: { $why }
mistake-position-law = das ist keine Stellung dieses Spiels: { $why }
mistake-seats-missing = { $game }: sag, wie viele mitspielen, seats={ $least } bis { $most }
mistake-seats-of-position = seats={ $seats }: die Stellung hat { $ours } Spieler
mistake-dice-twice = gib Würfel an, oder eine Startzahl und Wörter für faire Ziehungen, nicht beides
mistake-seed = seed={ $seed }: das muss eine ganze Zahl ab 0 sein

## Partien

mistake-file-read = { $path }: die Datei lässt sich nicht lesen ({ $reason })
mistake-file-write = { $path }: die Datei lässt sich nicht schreiben ({ $reason })
mistake-no-draws-left = die Ziehungen können nicht weitergehen, denn ihr Geheimnis steht nicht in dieser Datei
mistake-not-of-campaign = { $path }: ist keine Partie dieser Kampagne; leg sie woanders ab, oder beginn mit --anew
mistake-no-campaign = { $game } hat keine Kampagne; nur { $only } hat eine
mistake-campaign-knows = --campaign spielst du allein, und Dateien und Tableaus stehen fest; lass weg: { $taken }
mistake-record-step = Schritt { $step }: diese Partie hat die Schritte 0 bis { $last }
mistake-record-move = { $move }: { $detail }
mistake-record-writing = { $move }: das schreibt man als { $ours }
mistake-record-secret = das gezeigte Geheimnis ist nicht das vorher festgelegte
mistake-record-words = die Wörter sind nicht die vor der Partie versiegelten
mistake-record-draw = { $move }: aus dem Geheimnis folgt die Ziehung { $fair }
mistake-seal-of-nothing = Siegel { $place }: dort warteten keine Befehle, oder sie haben schon eines
mistake-seal-broken = Siegel { $place }: wurde nicht aus { $orders } gemacht
mistake-seal-missing = das Siegel von { $seat } in der Runde nach { $begun } Zügen fehlt
mistake-record-result = Ergebnis { $shown }: die Züge führen zu { $result }
mistake-record-position = die Züge führen zu einer anderen Stellung
mistake-record-no-secret = die Partie ist zu Ende, aber das Geheimnis hinter den Ziehungen fehlt
mistake-record-version = gespielt mit Version { $version } von { $game }; dies ist Version { $ours }
mistake-record-long = zu lang: eine Aufzeichnung hat höchstens { $limit } Bytes
mistake-record-empty = die Aufzeichnung ist leer
mistake-no-record = das ist keine Aufzeichnung: die beginnt mit { $begin }
mistake-record-mark = verändert: { $shown } passt nicht zu seiner Prüfmarke
mistake-record-short = abgebrochen: die Zeile 'end' fehlt
mistake-record-text = das ist kein Text
mistake-record-format = { $found }: dieses Ludi liest { $ours }
mistake-record-after-end = nach dem Ende steht noch etwas
mistake-record-word = hier gehört in eine Aufzeichnung { $word }
mistake-record-bare = { $word }: steht in einer Aufzeichnung allein in seiner Zeile
mistake-record-number = { $shown }: hier gehört in eine Aufzeichnung eine Zahl
mistake-record-digits = { $word }: hier gehören in eine Aufzeichnung 64 hexadezimale Ziffern
mistake-record-writing-of = { $word }: ist nicht so geschrieben, wie es sein soll
mistake-game-broken = { $game } lässt sich nicht laden: { $why }
mistake-no-rulebook = { $game }: es gibt noch kein Regelheft
mistake-no-lesson = { $game } hat keine Lektion
mistake-lesson-line = { $line }: Eine Zeile hat einen Platz und eine Aktion
