### Was die Arena auf Deutsch sagt.

arena-title = { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Startzahl { $seed }
arena-options = mit { $options }
arena-counts = { $games } Partien, { $plies } Aktionen in { $seconds } s mit { $workers ->
    [one] { $workers } Prozess
   *[other] { $workers } Prozessen
}
arena-unfinished = nach { $games } von { $wanted } Partien angehalten: Die Plätze sind nicht ganz gleich verteilt, und lange Partien fehlen
arena-rounded = { $wanted } Partien waren gewünscht; bei { $games } sitzt jeder Bot gleich oft auf jedem Platz
arena-clock = ein Bot, der nach der Uhr spielt, spielt auch mit derselben Startzahl nicht dieselben Partien noch einmal
arena-bot = Bot
arena-share = Anteil am Sieg
arena-rank = Rang
arena-score = Punkte
arena-games = Partien
arena-time = ms/Zug
arena-fair = Ein gerechter Anteil wäre { $share } %.
arena-ahead = Vor wem beendet, in % (Gleichstand zählt halb):
arena-intervals = In Klammern 95-%-Intervalle (nach Wilson, Partien mit denselben Ziehungen als eine Stichprobe).
arena-progress = { $games } von { $wanted } Partien, { $rate } je Sekunde, noch { $left }
arena-records = { $count } Aufzeichnungen in { $folder }
