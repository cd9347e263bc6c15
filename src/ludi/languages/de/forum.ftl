### Forum Romanum auf Deutsch: eine Quelle für Terminal, Server und Browser.
### $seat und $colour sind Plätze, $field ist ein kurzer Text (d4); $leaders, $losers und $missing sind fertige Aufzählungen.

forum-title = Forum Romanum
forum-about = Schick deine Römer dorthin, wo Rom sie braucht, führe in möglichst vielen Bereichen, und sei nie der, der am wenigsten getan hat.

## Wörter

forum-seat = Platz { $seat }
forum-colour = Farbe { $colour }
forum-roman = { $count ->
    [one] { $count } Römer
   *[other] { $count } Römer
}
forum-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
forum-step = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
forum-lap = Runde { $count }
forum-senator = Senator
forum-track = Beliebtheitsleiste
forum-hand = im Vorrat
forum-free = freies Feld
# Die Farben in der Reihenfolge der Plätze; zu zweit sind 1 und 2 A1 und A2, 3 und 4 B1 und B2.
forum-colour-1 = Rot
forum-colour-2 = Blau
forum-colour-3 = Ocker
forum-colour-4 = Grün
forum-colour-5 = Violett
forum-colour-6 = Schwarz

## Aufforderungen. $hand zählt den Römer mit, der gerade eingesetzt wird.

forum-prompt-place = { $hand ->
    [one] Setz deinen letzten Römer auf ein freies Feld.
   *[other] Setz einen Römer auf ein freies Feld; du hast noch { $hand }.
}
forum-prompt-jump = Spring mit einem deiner Römer auf ein freies Feld.
forum-prompt-place-two = { $left ->
    [one] { $hand ->
        [one] Setz jetzt deinen allerletzten Römer.
       *[other] Setz jetzt einen Römer deiner anderen Farbe; du hast noch { $hand }.
    }
   *[other] Setz von jeder deiner Farben einen Römer; du hast noch { $hand }.
}
forum-prompt-jump-two = { $left ->
    [one] Spring jetzt mit einem Römer deiner anderen Farbe.
   *[other] Spring mit je einem Römer deiner beiden Farben.
}
forum-prompt-first = Warte auf die Auslosung: Sie entscheidet, wer anfängt.
forum-prompt-wait = { $seat } ist am Zug.
forum-prompt-over = Die Partie ist zu Ende.

## Ereignisse

forum-first = Ausgelost: { $seat } fängt an.
forum-placed = { $colour } setzt einen Römer auf { $field }.
forum-jumped = { $colour } springt von { $origin } nach { $field }.
forum-scored = Wertung, { $sector }: { $forward ->
    [one] { $forward } Schritt
   *[other] { $forward } Schritte
} vor für { $leaders }, { $back ->
    [one] { $back } Schritt
   *[other] { $back } Schritte
} zurück für { $losers }.
forum-scored-nobody-back = Wertung, { $sector }: { $forward ->
    [one] { $forward } Schritt
   *[other] { $forward } Schritte
} vor für { $leaders }, und niemand muss zurück.
forum-stalemate = Patt, { $sector }: Die Führung teilen sich { $leaders }, die Münze bleibt liegen.
forum-stalemate-ended = Kein Patt mehr: { $sector }.
forum-end-scored = Patt aufgelöst, { $sector }: { $forward ->
    [one] { $forward } Schritt
   *[other] { $forward } Schritte
} vor für { $leaders }, { $back ->
    [one] { $back } Schritt
   *[other] { $back } Schritte
} zurück für { $losers }.
forum-end-scored-nobody-back = Patt aufgelöst, { $sector }: { $forward ->
    [one] { $forward } Schritt
   *[other] { $forward } Schritte
} vor für { $leaders }, und niemand muss zurück.
forum-ended = Die Partie ist zu Ende: { $reason }.

## Gründe für das Ende, als zweite Hälfte von forum-ended

forum-reason-coins = die letzte Münze ist vergeben
forum-reason-stalemates = nur noch Pattstellungen sind übrig
forum-reason-quiet = zu viele Runden vergingen ohne Wertung
forum-reason-repetition = dieselbe Stellung kam zu oft vor
forum-reason-agreed = alle wollten aufhören

## Ablehnungen. Der Client fügt die Regel zum Öffnen hinzu.

# F-22
forum-refuse-occupied = { $field } ist besetzt: Dort steht ein Römer von { $colour }.
# F-22
forum-refuse-off-board = „{ $text }“ liegt nicht auf dem Brett; die Felder gehen von a1 bis g7.
# F-27
forum-refuse-same-field = Ein Sprung muss auf einem anderen Feld als { $field } enden.
# F-28
forum-refuse-not-yours = Der Römer auf { $field } gehört nicht dir, sondern { $colour }.
# F-28
forum-refuse-empty = Auf { $field } steht kein Römer.
# F-28
forum-refuse-target-taken = Auf { $field } kannst du nicht landen, denn das Feld ist besetzt.
# F-24
forum-refuse-still-placing = { $hand ->
    [one] Noch keine Sprünge: Du hast noch { $hand } Römer einzusetzen.
   *[other] Noch keine Sprünge: Du hast noch { $hand } Römer einzusetzen.
}
# F-26
forum-refuse-hand-empty = Du hast keine Römer mehr im Vorrat; spring mit einem, der auf dem Brett steht.
# F-18
forum-refuse-first = Wer anfängt, ist kein Zug: Das entscheidet der Aufbau oder die Auslosung.
# F-67
forum-refuse-colour-moved = { $colour } hat schon gezogen; jetzt ist deine andere Farbe dran.
# F-20
forum-refuse-pass = Passen gibt es nicht: Wer am Zug ist, zieht.
# F-65
forum-refuse-no-second-colour = Du spielst nur eine Farbe; eine zweite gibt es nur im Spiel zu zweit.
# F-63
forum-refuse-not-agreed = Vorzeitig endet die Partie nur, wenn alle es wollen; es fehlen noch: { $missing }.

## Bereiche. Der Text sagt, wo der Bereich liegt; .name ist nur der Name, für das Brett.

forum-sector-I = Curia Iulia (I)
    .name = Curia Iulia
forum-sector-II = Basilica Aemilia (II)
    .name = Basilica Aemilia
forum-sector-III = Templum Saturni (III)
    .name = Templum Saturni
forum-sector-IV = Forum (IV)
    .name = Forum
forum-sector-V = Templum Divi Iulii (V)
    .name = Templum Divi Iulii
forum-sector-VI = Basilica Iulia (VI)
    .name = Basilica Iulia
forum-sector-VII = Templum Vestae (VII)
    .name = Templum Vestae
forum-sector-row-1 = Finanzen (Reihe 1)
    .name = Finanzen
forum-sector-row-2 = Justiz (Reihe 2)
    .name = Justiz
forum-sector-row-3 = Landwirtschaft (Reihe 3)
    .name = Landwirtschaft
forum-sector-row-4 = Wasserversorgung (Reihe 4)
    .name = Wasserversorgung
forum-sector-row-5 = Arbeit und Gewerbe (Reihe 5)
    .name = Arbeit und Gewerbe
forum-sector-row-6 = Medizin und Gesundheit (Reihe 6)
    .name = Medizin und Gesundheit
forum-sector-row-7 = Bildung und Kultur (Reihe 7)
    .name = Bildung und Kultur
forum-sector-column-1 = Theater (Spalte a)
    .name = Theater
forum-sector-column-2 = Gladiatorenspiele (Spalte b)
    .name = Gladiatorenspiele
forum-sector-column-3 = Wagenrennen, Brot und Spiele (Spalte c)
    .name = Wagenrennen, Brot und Spiele
forum-sector-column-4 = Streitkräfte und Verteidigung (Spalte d)
    .name = Streitkräfte und Verteidigung
forum-sector-column-5 = Handel und Schifffahrt (Spalte e)
    .name = Handel und Schifffahrt
forum-sector-column-6 = Entdeckungsreisen (Spalte f)
    .name = Entdeckungsreisen
forum-sector-column-7 = Religion (Spalte g)
    .name = Religion
forum-sector-DM = Architektur (Diagonale a1 bis g7)
    .name = Architektur
forum-sector-DA = Bäder und Körperpflege (Diagonale g1 bis a7)
    .name = Bäder und Körperpflege

## Optionen. In den Namen steht -, wo die Option oder der Wert _ hat.

forum-option-edition = Ausgabe
    .about = Die Ausgaben unterscheiden sich in der Zahl der Römer beim Spiel zu dritt.
forum-choice-edition-kosmos1994 = Kosmos 1994: acht Römer für jeden
forum-choice-edition-ngo2012 = New Games Order 2012: zehn Römer für jeden

forum-option-map = Gebäude
    .about = Wie die sieben Gebäude den Platz aufteilen.
forum-choice-map-classic = Klassisch: Die zwei langen Hallen liegen in gegenüberliegenden Ecken
forum-choice-map-mirror = Gespiegelt: Die zwei langen Hallen liegen beide links
forum-choice-map-own = Ein eigenes Raster

forum-option-scoring = Wertung
    .about = In der Variante geht es für Senatoren weiter zurück als vor, und eine geteilte Führung wird sofort gewertet.
forum-choice-scoring-standard = Standard
forum-choice-scoring-variant = Variante: mehr zurück als vor

forum-option-stalemate-break = Patt auflösen
    .about = Wann ein voller Bereich mit Gleichstand doch noch gewertet wird.
forum-choice-stalemate-break-refill = Wenn er wieder voll ist und eine Farbe führt
forum-choice-stalemate-break-on-majority = Sobald eine Farbe führt, auch mit einer Lücke

forum-option-no-score-rounds = Ruhige Runden
    .about = Nach so vielen Sprungrunden ohne Wertung endet die Partie; 0 schaltet das ab.
forum-choice-no-score-rounds-0 = Aus

forum-option-repetition = Wiederholung
    .about = Die Partie endet, wenn eine Stellung so oft vorgekommen ist; 0 schaltet das ab.
forum-choice-repetition-0 = Aus
forum-choice-repetition-3 = Beim dritten Mal

forum-option-first = Wer fängt an
    .about = Der Platz mit dem ersten Zug, oder eine faire Auslosung, die jeder nachrechnen kann.
forum-choice-first-random = Eine faire Auslosung
forum-choice-first-A = Platz A
forum-choice-first-B = Platz B
forum-choice-first-C = Platz C
forum-choice-first-D = Platz D
forum-choice-first-E = Platz E
forum-choice-first-F = Platz F

forum-option-track-length = Länge der Leiste
    .about = Wie viele Felder rund um das Brett gezeichnet sind; wer gewinnt, ändert das nicht.
