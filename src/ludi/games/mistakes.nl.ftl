### Fouten van buiten in het Nederlands, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

mistake-detail = { $detail }
mistake-at-line = regel { $line }: { $detail }
mistake-in-file = { $path }: { $detail }

## Zetten en plaatsen

mistake-no-action = er staat geen zet: geef er minstens één
mistake-chain-end = een reeks zetten houdt op waar iets wordt getrokken of getoond
mistake-no-such-action = { $number }: de zetten gaan van 0 tot en met { $last }
mistake-no-such-seat = { $number }: die plaats is er niet; ze gaan van 0 tot en met { $last }
mistake-no-seat-letter = { $letter }: die plaats is er niet; ze gaan van A tot en met { $last }
mistake-no-number-of-action = { $value }: dat is geen nummer van een zet
mistake-no-number-of-seat = { $value }: dat is geen nummer van een plaats
mistake-not-to-act = { $seat } is niet aan zet; het wachten is op { $others }
mistake-game-over = het spel is afgelopen
mistake-undo-over = { $seat } kan niets terugnemen: het spel is afgelopen
mistake-undo-nothing = { $seat } kan niets terugnemen: er is nog niets gedaan
mistake-undo-late = { $seat } kan niets terugnemen: er is intussen iets getrokken of getoond, of de volgende heeft gespeeld
mistake-cannot-agree = { $action }: dat kan de tafel nu niet afspreken

## Klaarzetten

mistake-option-choice = { $option }={ $value }: kies uit { $choices }
mistake-option-own-choice = { $option }={ $value }: kies uit { $choices }, of neem iets eigens
mistake-option-number = { $option }={ $value }: geef een heel getal van { $lowest } tot en met { $highest }
mistake-number-of-seats = { $seats } plaatsen: { $game } is voor { $least } tot { $most } spelers
mistake-unknown = { $word }: onbekend; { $where } kent { $known }
mistake-unknown-but-close = { $word }: onbekend; bedoel je { $close }?
mistake-unknown-language = { $language }: die taal is onbekend; Ludi spreekt { $known }
mistake-bot-level = { $level }: bots spelen op het niveau { $levels }
mistake-nothing-said = er staat niets in om te lezen

## Trekkingen

mistake-word-of-a-seat = { $word }: het woord van een speler heeft hoogstens { $limit } afdrukbare tekens
mistake-word-not-sealed = dit woord is niet het woord dat verzegeld is
mistake-secret-digits = het geheim achter de trekkingen heeft 64 hexadecimale cijfers, in kleine letters
mistake-script-end = { $label }: de voorgeschreven trekkingen zijn op
mistake-no-outcome = { $label }: { $outcome } is geen mogelijke uitkomst
mistake-no-whole-orders = { $game } kent geen hele orders; speel zet voor zet
mistake-no-umpire = { $game } kent geen scheidsrechter
mistake-no-desks = { $game } heeft geen tafels voor meer scheidsrechters
mistake-no-turn-clock = { $game } kent geen tijd voor orders
mistake-no-correction = { $action }: daarmee zet een scheidsrechter niets recht

## Stellingen en nieuwe partijen

mistake-position-head = een stelling van { $game } begint met { $begin } en het aantal spelers
mistake-position-field = { $word }: dat veld bestaat niet; er zijn { $known }
mistake-position-value = { $name }={ $value }: { $why }
mistake-position-law = dit is geen stelling van dit spel: { $why }
mistake-seats-missing = { $game }: zeg hoeveel spelers er zijn, seats={ $least } tot { $most }
mistake-seats-of-position = seats={ $seats }: de stelling heeft { $ours } spelers
mistake-dice-twice = geef dobbelstenen, of een seed en woorden voor eerlijke trekkingen, niet allebei
mistake-seed = seed={ $seed }: dit moet een geheel getal vanaf 0 zijn

## Partijen

mistake-file-read = { $path }: het bestand is niet te lezen ({ $reason })
mistake-file-write = { $path }: het bestand is niet te schrijven ({ $reason })
mistake-no-draws-left = de trekkingen kunnen niet doorgaan, want het geheim erachter staat niet in dit bestand
mistake-not-of-campaign = { $path }: is geen spel van deze campagne; leg het elders, of begin met --anew
mistake-no-campaign = { $game } heeft geen campagne; alleen { $only } heeft er een
mistake-campaign-knows = --campaign speel je alleen, en de bestanden en borden staan vast; laat weg: { $taken }
mistake-record-step = stap { $step }: deze partij heeft de stappen 0 tot en met { $last }
mistake-record-move = { $move }: { $detail }
mistake-record-writing = { $move }: dat schrijf je als { $ours }
mistake-record-secret = het getoonde geheim is niet het geheim dat vooraf is vastgelegd
mistake-record-words = de woorden zijn niet de woorden die voor het spel verzegeld zijn
mistake-record-draw = { $move }: uit het geheim volgt de trekking { $fair }
mistake-seal-of-nothing = zegel { $place }: daar wachtten geen opdrachten, of ze hebben al een zegel
mistake-seal-broken = zegel { $place }: is niet van { $orders } gemaakt
mistake-seal-missing = het zegel van { $seat } in de ronde na { $begun } zetten ontbreekt
mistake-record-result = uitslag { $shown }: de zetten leiden tot { $result }
mistake-record-position = de zetten leiden tot een andere stelling
mistake-record-no-secret = het spel is afgelopen, maar het geheim achter de trekkingen staat er niet bij
mistake-record-version = gespeeld met versie { $version } van { $game }; dit is versie { $ours }
mistake-record-long = te lang: een partij heeft hoogstens { $limit } bytes
mistake-record-empty = de partij is leeg
mistake-no-record = dit is geen partij: die begint met { $begin }
mistake-record-mark = veranderd: { $shown } past niet bij het merk erachter
mistake-record-short = afgebroken: de regel 'end' ontbreekt
mistake-record-text = dit is geen tekst
mistake-record-format = { $found }: deze Ludi leest { $ours }
mistake-record-after-end = er staat nog iets na het einde
mistake-record-word = hier hoort in een partij { $word } te staan
mistake-record-bare = { $word }: staat in een partij alleen op zijn regel
mistake-record-number = { $shown }: hier hoort in een partij een getal te staan
mistake-record-digits = { $word }: hier horen in een partij 64 hexadecimale cijfers te staan
mistake-record-writing-of = { $word }: is niet geschreven zoals het hoort
mistake-game-broken = { $game } kan niet worden geladen: { $why }
mistake-no-rulebook = { $game }: er is nog geen regelboek
mistake-no-lesson = { $game } heeft geen les
mistake-lesson-line = { $line }: een regel heeft een plaats en een actie
