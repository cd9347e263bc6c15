### Wat het bord voor elk spel in de browser over Micatio zegt, in het Nederlands: de velden en de stappen van een zet.

web-micatio-goal = Steek vingers op en roep de som van alle: wie het goed raadt, krijgt het punt.
micatio-view-phase = Nu
micatio-view-phase-deal = geluksgetallen
micatio-view-phase-stake = de inzet
micatio-view-phase-choose = vingers en roepen
micatio-view-phase-over = afgelopen
micatio-view-round = Ronde
micatio-view-rounds = Ronden in totaal
micatio-view-target = Punten om te winnen
micatio-view-target-0 = geen doel
micatio-view-stake = Inzet
micatio-view-stake-0 = –
micatio-view-points = Punten
micatio-view-sums = Sommen tot nu toe
    .item = Ronde { $n }
micatio-view-lucky = Geluksgetal
micatio-view-lucky-0 = ?
micatio-view-fingers = Vingers
micatio-view-fingers-0 = ?
micatio-view-calls = Geroepen
micatio-view-calls-0 = ?
micatio-view-reason = Het einde

micatio-step-show = Steek op
micatio-step-call = Roep
