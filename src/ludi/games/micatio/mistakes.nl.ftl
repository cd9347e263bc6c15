### Fouten bij Micatio, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

mistake-micatio-no-move = { $text }: schrijf show 1 tot show 5, of een som zoals call 7 (M-15)
