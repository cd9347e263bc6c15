### Was das Brett für jedes Spiel im Browser über Micatio sagt, auf Deutsch: die Felder und die Schritte eines Zuges.

web-micatio-goal = Zeig Finger und ruf die Summe aller: Wer richtig rät, bekommt den Punkt.
micatio-view-phase = Jetzt
micatio-view-phase-deal = Glückszahlen
micatio-view-phase-stake = der Einsatz
micatio-view-phase-choose = Finger und Ruf
micatio-view-phase-over = zu Ende
micatio-view-round = Runde
micatio-view-rounds = Runden insgesamt
micatio-view-target = Punkte zum Sieg
micatio-view-target-0 = kein Ziel
micatio-view-stake = Einsatz
micatio-view-stake-0 = –
micatio-view-points = Punkte
micatio-view-sums = Summen bisher
    .item = Runde { $n }
micatio-view-lucky = Glückszahl
micatio-view-lucky-0 = ?
micatio-view-fingers = Finger
micatio-view-fingers-0 = ?
micatio-view-calls = Gerufen
micatio-view-calls-0 = ?
micatio-view-reason = Das Ende

micatio-step-show = Zeige
micatio-step-call = Rufe
