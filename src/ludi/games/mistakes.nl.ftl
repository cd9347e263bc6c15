### Fouten van buiten in het Nederlands, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

detail = { $detail }
at-line = regel { $line }: { $detail }
in-file = { $path }: { $detail }

## Zetten en plaatsen

no-action = er staat geen zet: geef er minstens één
chain-end = een reeks zetten houdt op waar iets wordt getrokken of getoond
no-such-action = { $number }: de zetten gaan van 0 tot en met { $last }
no-such-seat = { $number }: die plaats is er niet; ze gaan van 0 tot en met { $last }
no-seat-letter = { $letter }: die plaats is er niet; ze gaan van A tot en met { $last }
no-number-of-action = { $value }: dat is geen nummer van een zet
no-number-of-seat = { $value }: dat is geen nummer van een plaats
not-to-act = { $seat } is niet aan zet; het wachten is op { $others }
game-over = het spel is afgelopen
undo-over = { $seat } kan niets terugnemen: het spel is afgelopen
undo-nothing = { $seat } kan niets terugnemen: er is nog niets gedaan
undo-late = { $seat } kan niets terugnemen: er is intussen iets getrokken of getoond, of de volgende heeft gespeeld
cannot-agree = { $action }: dat kan de tafel nu niet afspreken

## Klaarzetten

option-choice = { $option }={ $value }: kies uit { $choices }
option-own-choice = { $option }={ $value }: kies uit { $choices }, of neem iets eigens
option-number = { $option }={ $value }: geef een heel getal van { $lowest } tot en met { $highest }
number-of-seats = { $seats } plaatsen: { $game } is voor { $least } tot { $most } spelers
unknown = { $word }: onbekend; { $where } kent { $known }
unknown-but-close = { $word }: onbekend; bedoel je { $close }?
unknown-language = { $language }: die taal is onbekend; Ludi spreekt { $known }
bot-level = { $level }: bots spelen op het niveau { $levels }
nothing-said = er staat niets in om te lezen

## Trekkingen

word-of-a-seat = { $word }: het woord van een speler heeft hoogstens { $limit } afdrukbare tekens
word-not-sealed = dit woord is niet het woord dat verzegeld is
secret-digits = het geheim achter de trekkingen heeft 64 hexadecimale cijfers, in kleine letters
script-end = { $label }: de voorgeschreven trekkingen zijn op
no-outcome = { $label }: { $outcome } is geen mogelijke uitkomst
no-whole-orders = { $game } kent geen hele orders; speel zet voor zet
no-umpire = { $game } kent geen scheidsrechter
no-desks = { $game } heeft geen tafels voor meer scheidsrechters
no-turn-clock = { $game } kent geen tijd voor orders
no-correction = { $action }: daarmee zet een scheidsrechter niets recht

## Stellingen en nieuwe partijen

position-head = een stelling van { $game } begint met { $begin } en het aantal spelers
position-field = { $word }: dat veld bestaat niet; er zijn { $known }
position-value = { $name }={ $value }: { $why }
position-law = dit is geen stelling van dit spel: { $why }
seats-missing = { $game }: zeg hoeveel spelers er zijn, seats={ $least } tot { $most }
seats-of-position = seats={ $seats }: de stelling heeft { $ours } spelers
dice-twice = geef dobbelstenen, of een seed en woorden voor eerlijke trekkingen, niet allebei
seed = seed={ $seed }: dit moet een geheel getal vanaf 0 zijn

## Partijen

file-read = { $path }: het bestand is niet te lezen ({ $reason })
file-write = { $path }: het bestand is niet te schrijven ({ $reason })
no-draws-left = de trekkingen kunnen niet doorgaan, want het geheim erachter staat niet in dit bestand
not-of-campaign = { $path }: is geen spel van deze veldtocht; leg het elders, of begin met --anew
no-campaign = { $game } heeft geen veldtocht; alleen { $only } heeft er een
campaign-knows = --campaign speel je alleen, en de bestanden en borden staan vast; laat weg: { $taken }
record-step = stap { $step }: deze partij heeft de stappen 0 tot en met { $last }
record-move = { $move }: { $detail }
record-writing = { $move }: dat schrijf je als { $ours }
record-secret = het getoonde geheim is niet het geheim dat vooraf is vastgelegd
record-words = de woorden zijn niet de woorden die voor het spel verzegeld zijn
record-draw = { $move }: uit het geheim volgt de trekking { $fair }
seal-of-nothing = zegel { $place }: daar wachtten geen opdrachten, of ze hebben al een zegel
seal-broken = zegel { $place }: is niet van { $orders } gemaakt
seal-missing = het zegel van { $seat } in de ronde na { $begun } zetten ontbreekt
record-result = uitslag { $shown }: de zetten leiden tot { $result }
record-position = de zetten leiden tot een andere stelling
record-no-secret = het spel is afgelopen, maar het geheim achter de trekkingen staat er niet bij
record-version = gespeeld met versie { $version } van { $game }; dit is versie { $ours }
record-long = te lang: een partij heeft hoogstens { $limit } bytes
record-empty = de partij is leeg
no-record = dit is geen partij: die begint met { $begin }
record-mark = veranderd: { $shown } past niet bij het merk erachter
record-short = afgebroken: de regel 'end' ontbreekt
record-text = dit is geen tekst
record-format = { $found }: deze Ludi leest { $ours }
record-after-end = er staat nog iets na het einde
record-word = hier hoort in een partij { $word } te staan
record-bare = { $word }: staat in een partij alleen op zijn regel
record-number = { $shown }: hier hoort in een partij een getal te staan
record-digits = { $word }: hier horen in een partij 64 hexadecimale cijfers te staan
record-writing-of = { $word }: is niet geschreven zoals het hoort
game-broken = { $game } kan niet worden geladen: { $why }
no-rulebook = { $game }: er is nog geen regelboek
