### Fehler bei Micatio auf Deutsch, ohne Punkt am Ende.

mistake-micatio-no-move = { $text }: schreib show 1 bis show 5, oder eine Summe wie call 7 (M-15)
