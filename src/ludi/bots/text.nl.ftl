### Wat de arena in het Nederlands zegt.

arena-title = { $title }, { $seats ->
    [one] { $seats } plek
   *[other] { $seats } plekken
}, startgetal { $seed }
arena-options = met { $options }
arena-counts = { $games } partijen, { $plies } acties in { $seconds } s door { $workers ->
    [one] { $workers } proces
   *[other] { $workers } processen
}
arena-unfinished = gestopt na { $games } van { $wanted } partijen: de plekken zijn niet helemaal gelijk verdeeld, en lange partijen ontbreken
arena-rounded = gevraagd waren { $wanted } partijen; met { $games } zit elke bot even vaak op elke plek
arena-clock = een bot die op tijd speelt, herhaalt zijn partijen niet, ook niet met hetzelfde startgetal
arena-bot = bot
arena-share = aandeel in de winst
arena-rank = plaats
arena-score = punten
arena-games = partijen
arena-time = ms/zet
arena-fair = Bij gelijke sterkte is ieders aandeel { $share } %.
arena-ahead = Eindigde vóór, in % (gelijk telt half):
arena-intervals = Tussen haakjes 95%-intervallen (van Wilson; partijen met dezelfde trekkingen gelden als één waarneming).
arena-progress = { $games } van { $wanted } partijen, { $rate } per seconde, nog { $left }
arena-records = { $count } partijbestanden in { $folder }
