### Micatio auf Deutsch. $seat ist ein Platz; $seats ist eine fertige Aufzählung.

micatio-title = Micatio
micatio-about = Zeig Finger, ruf die Summe, und hoffe, dass es deine Glückszahl ist.

## Aufforderungen

micatio-prompt-deal = Warte auf die Glückszahlen.
micatio-prompt-stake = Warte auf den Einsatz der nächsten Runde.
micatio-prompt-show = { $stake ->
    [one] Es geht um { $stake } Punkt: Wie viele Finger zeigst du?
   *[other] Es geht um { $stake } Punkte: Wie viele Finger zeigst du?
}
micatio-prompt-call = { $fingers ->
    [one] Du zeigst { $fingers } Finger.
   *[other] Du zeigst { $fingers } Finger.
} Ruf die Summe, von { $lowest } bis { $highest }.
micatio-prompt-wait = Noch nicht so weit: { $seats }.
micatio-prompt-over = Die Partie ist zu Ende.

## Ereignisse

micatio-dealt = Deine Glückszahl ist { $number }.
micatio-dealt-hidden = { $seat } zieht eine Glückszahl.
micatio-stake = { $stake ->
    [one] Es geht um { $stake } Punkt.
   *[other] Es geht um { $stake } Punkte.
}
micatio-ready = { $seat } ist bereit.
micatio-revealed = Die Summe ist { $total }: { $stake ->
    [one] { $stake } Punkt
   *[other] { $stake } Punkte
} für { $seats }.
micatio-revealed-nobody = Die Summe ist { $total }, und niemand hat sie gerufen.
micatio-ended = Die Partie ist zu Ende: { $reason }.

## Warum es endete

micatio-reason-rounds = alle Runden sind gespielt
micatio-reason-target = das Ziel ist erreicht
micatio-reason-agreed = alle waren einverstanden

## Ablehnungen, jede unter ihrer Regel

# M-13
micatio-refuse-not-agreed = Vorzeitig endet die Partie nur, wenn alle zustimmen: { $seats }.
# M-03
micatio-refuse-drawn = Das wird gezogen, nie gewählt.
# M-07
micatio-refuse-not-now = Für dich gibt es jetzt nichts zu wählen.
# M-05
micatio-refuse-shown = { $fingers ->
    [one] Du zeigst schon { $fingers } Finger; ruf die Summe, oder nimm ihn zurück.
   *[other] Du zeigst schon { $fingers } Finger; ruf die Summe, oder nimm sie zurück.
}
# M-05
micatio-refuse-show-first = Zeig erst Finger, bevor du rufst.
# M-06
micatio-refuse-impossible = Diese Summe ist unmöglich: Mit deinen Fingern liegt sie zwischen { $lowest } und { $highest }.

## Optionen

micatio-option-rounds = Runden
    .about = Wie viele Runden gespielt werden.
micatio-option-target = Ziel
    .about = Wer so viele Punkte erreicht, das Glück nicht mitgezählt, beendet die Partie.
