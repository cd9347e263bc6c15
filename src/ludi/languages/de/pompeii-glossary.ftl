### Fachwörter von Pompeii: was sie bedeuten, und wie man sie schreibt (`.forms`).

pompeii-term-relative = Eine Figur, die mitkommt: Setzt du in ein Gebäude, in dem schon Leute sind, kommen so viele Verwandte mit, wie dort schon waren.
    .forms = Verwandter, Verwandte, Verwandten
pompeii-term-omen = Eine Karte, mit der du eine fremde Figur in den Vesuv wirfst.
    .forms = Omen, Omina
pompeii-term-joker = Eine Karte, deren Zahl keinen freien Platz mehr hat. Mit ihr setzt du überall, wo Platz ist; Verwandte kommen nicht mit.
    .forms = Joker
pompeii-term-gate = Ein Ausgang in der Stadtmauer. Wer hindurchgeht, ist gerettet; Lava kann es schließen.
    .forms = Tor, Tore, Toren
pompeii-term-ad79 = Zwei Karten dieses Namens: Ab der ersten gibt es Verwandte und Omina, mit der zweiten bricht der Vesuv aus.
    .forms = A.D. 79, 79 n. Chr.
pompeii-term-lava = In der zweiten Phase werden Plättchen gezogen, und die Lava wächst an Feldern mit diesem Symbol. Wen sie erreicht oder einschließt, der ist verloren.
    .forms = Lava
