### Fouten bij Forum Romanum, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

mistake-forum-pass = { $text }: niemand mag passen (F-20)
mistake-forum-no-move = { $text }: schrijf een veld zoals d4, of een sprong zoals d4-f2 (F-77)
mistake-forum-jump-colour = { $colour } { $jump }: bij een sprong hoort geen kleur, schrijf { $jump } (F-77)
mistake-forum-no-field = { $field }: ligt niet op het bord; de velden zijn a1 tot en met g7 (F-22)
mistake-forum-other-colour = { $move }: op { $field } staat een andere kleur dan { $colour } (F-28)
mistake-forum-repetition = { $option }={ $value }: geef 0 (uit) of een getal van 2 tot en met 100
mistake-forum-first = { $option }={ $value }: { $value } heeft geen speler; de plaatsen zijn A tot en met { $last }
mistake-forum-map-size = map: { $fields } velden in { $rows } rijen; een kaart heeft 7 rijen van 7 velden (F-08)
mistake-forum-map-word = map: { $word } is geen gebouw; die heten I tot en met VII (F-09)
mistake-forum-map-torn = map: gebouw { $numeral } ligt uiteen: { $field } grenst niet aan { $first } (F-11)
mistake-forum-map-building = map: gebouw { $numeral } heeft { $size } velden; het moeten er { $least } tot { $most } zijn (F-10)
