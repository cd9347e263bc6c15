## Die Lektion zu Pompeii

pompeii-lesson-chapter-card = Eine Karte
pompeii-lesson-chapter-relatives = Verwandte
pompeii-lesson-chapter-omen = Ein Omen
pompeii-lesson-chapter-eruption = Der Ausbruch
pompeii-lesson-chapter-lava = Lava
pompeii-lesson-chapter-run = Laufen

pompeii-lesson-goal = Erst ziehen deine Leute in die Stadt. Dann bricht der Vesuv aus, und sie laufen zu den Toren. Wer am Ende die meisten gerettet hat, gewinnt. Du spielst Rot, Cassia Schwarz.
pompeii-lesson-card = In deinem Zug spielst du eine Karte und setzt eine Figur in ein Haus mit dieser Nummer. Tippe auf deine Karte 9, dann auf ihr Haus auf e6.
    .else = Die Karte hast du, aber spielen wir die 9: Tippe auf sie, dann auf e6.
pompeii-lesson-drew = Du hast eine neue Karte gezogen und hast wieder vier. Cassia hat mit ihrer 10 dasselbe getan. Das ist ein ganzer Zug: Karte, Figur, ziehen.

pompeii-lesson-crowd = Später im Spiel ziehen Bewohner ihre Familien an. Auf e6 wohnen zwei Figuren von Cassia. Spiele deine 9 auch dorthin.
    .else = Erlaubt, aber dort wohnt niemand, es kämen also keine Verwandten. Tippe auf die 9, dann auf e6.
pompeii-lesson-first = Zwei wohnten dort, also darfst du gleich zwei Verwandte nachholen, in andere Häuser derselben Farbe oder in neutrale. Setze den ersten auf d4, in ein türkises Haus.
    .else = Dort darf ein Verwandter wohnen, aber nimm diesmal d4: Das Haus ist türkis wie e6.
pompeii-lesson-second = Setze den zweiten auf b4. Das Haus ist neutral, und neutrale nehmen Verwandte jeder Farbe auf. Kein Haus nimmt in einem Zug zwei Verwandte auf.
    .else = Erlaubt, aber nimm diesmal b4.
pompeii-lesson-family = Eine Karte, drei Figuren. Ein volles Haus lohnt den Besuch, wer auch immer dort wohnt. Mehr Leute in der Stadt heißt mehr zu retten.

pompeii-lesson-house = Spiele deine 2. Ihr Haus liegt auf zwei Feldern, e1 und e2; du wählst eines. Denk an die Flucht: e1 ist näher an einem Tor.
    .else = Erlaubt, aber spiele hier die 2: Tippe auf sie, dann auf e1 oder e2.
pompeii-lesson-omen = Du hast ein Omen gezogen. Es trifft sofort: Wähle eine schwarze Figur für den Vulkan. Auf den markierten Feldern steht eine. Tippe auf c3, dort hat Cassia zwei.
    .else = Ein Omen nimmt eine Figur eines anderen Spielers. Tippe auf eines der markierten Felder.
pompeii-lesson-struck = Diese Figur ist aus dem Spiel. Für das Omen hast du eine andere Karte gezogen. Omen können jeden treffen, niemand ist sicher.

pompeii-lesson-last = Im Stapel steckt die Karte A.D. 79. Kommt sie zum zweiten Mal, bricht der Vulkan aus, und es sind nur noch wenige Karten da. Spiele deine 7 auf f5.
    .else = Erlaubt, aber spiele hier die 7 auf f5.
pompeii-lesson-erupted = A.D. 79! Mit den Karten ist es vorbei, und wer noch nicht in der Stadt ist, kommt in die Schachtel. Von jetzt an bringt jeder Zug Lava aus dem Beutel.
pompeii-lesson-tile = Zuerst werden reihum sechs Plättchen gelegt, während alle stillstehen. Cassia hat eine Maske gezogen: Das erste Plättchen kommt auf das Startfeld der Maske, d7.
pompeii-lesson-own = Du hast eine Münze gezogen. Ihr Startfeld ist c2, tippe also auf c2.
    .else = Das erste Plättchen eines Symbols hat nur einen Platz: sein Startfeld, c2.

pompeii-lesson-flow = Alle sechs Ströme sind offen. Du hast eine Maske gezogen: Sie muss an die Maskenlava auf d7 grenzen. Auf d6 stehen zwei Figuren von Cassia. Tippe auf d6.
    .else = Erlaubt, aber e7 ist leer, und deine eigenen Leute brauchen es als Ausweg. Tippe auf d6.
pompeii-lesson-buried = Wer auf einem bedeckten Feld steht, stirbt, und auch wer keinen Weg zu einem Tor mehr hat. Auch deine eigenen Leute, also sieh zweimal hin.

pompeii-lesson-points = Nach dem Plättchen machst du zwei Bewegungen mit zwei verschiedenen Figuren. Eine Figur hat einen Punkt für jede Figur auf ihrem Feld, gleich welcher Farbe. Auf e6 stehen vier, die erste hat also 4.
pompeii-lesson-out = Von e6 sind es drei Schritte zum Tor auf g7 und einer hindurch: 4 Punkte. Tippe auf deine Figur auf e6, dann auf den Ausgang.
    .else = Dorthin darf sie laufen, aber diese kannst du sofort retten. Tippe auf e6, dann auf den Ausgang.
pompeii-lesson-next = Gerettet! Auf e6 stehen noch drei, deine andere Figur hat also 3 Punkte: gerade genug bis zum Tor. Tippe auf e6, dann auf g7.
    .else = Dorthin darf sie laufen, aber das Tor ist erreichbar. Tippe auf e6, dann auf g7.
pompeii-lesson-saved = Im nächsten Zug geht sie für 1 Punkt hinaus. So geht es weiter, jeder ein Plättchen und zwei Bewegungen, bis Beutel oder Stadt leer sind. Wer die meisten gerettet hat, gewinnt.

pompeii-lesson-end = Das ist ganz Pompeii.
    .one = Karte, Figur, ziehen. Wo Leute wohnen, dürfen Verwandte nachkommen.
    .two = A.D. 79 ist der Ausbruch. Lava begräbt Felder und schneidet Leute von den Toren ab.
    .three = In der Menge läuft man weit: ein Punkt für jede Figur auf dem Feld.

## Pompeji in einer Minute

pompeii-brief-card = In jedem Zug: eine Karte spielen, eine Figur in ein Haus mit dieser Zahl setzen, nachziehen. So füllen alle die Stadt mit ihren Leuten.
pompeii-brief-relatives = Nach dem ersten A.D. 79 bringt, wer zu Bewohnern zieht, Verwandte mit: so viele, wie dort wohnten, in andere Häuser dieser Farbe oder neutrale.
pompeii-brief-omen = Wer ein Omen zieht, wirft sofort eine fremde Figur in den Vulkan.
pompeii-brief-eruption = Das zweite A.D. 79 ist der Ausbruch. Karten gibt es keine mehr: Lava kommt aus dem Beutel, zuerst auf die Startfelder der sechs Symbole.
pompeii-brief-lava = In jedem Zug wächst ein Lavastrom. Wer auf dem Feld steht, stirbt, und ebenso, wer von allen Toren abgeschnitten ist.
pompeii-brief-run = Nach dem Plättchen laufen zwei deiner Figuren. Aus einer Menge kommt man weit: ein Punkt für jede Figur auf dem Feld. Wer durch ein Tor geht, ist gerettet; wer die meisten rettet, gewinnt.
