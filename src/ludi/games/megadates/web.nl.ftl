### Wat alleen het bord van de galeienslag in de browser zegt, in het Nederlands.

web-megadates-goal = Schrijf orders voor je schip; alle orders worden tegelijk onthuld. Ram, beschiet en enter de vijand, en blijf drijven.
web-megadates-zoom = Zoomen
web-megadates-nearer = Inzoomen
web-megadates-farther = Uitzoomen
web-megadates-screen = Kaart op volledig scherm
web-megadates-whole = De hele kaart
web-megadates-ships = Alle schepen
web-megadates-fleet = Alle schepen in een lijst
web-megadates-where = Plaats en koers
web-megadates-state = Toestand
web-megadates-card = Scheepskaart van { $ship }
web-megadates-squadron = eskader { $squadron }
web-megadates-prefect = Prefect: { $name }, op { $ship }
web-megadates-speed = snelheid { $speed }
web-megadates-hull-of = romp { $hull } van { $most }
web-megadates-ready = { $count } van de { $seats } vergrendeld
web-megadates-locked = Je orders zijn vergrendeld. Ze worden onthuld als iedereen klaar is.
web-megadates-nothing = nog niets geschreven
web-megadates-nothing-still = nog niets geschreven; vergrendel je zo, dan blijft het schip liggen
web-megadates-row-ahead = Vooruit
web-megadates-row-extra = Extra
web-megadates-row-astern = Achteruit
web-megadates-row-pivot = Ter plaatse
web-megadates-away = Op een ander schip
web-megadates-board = enter { $ship }, { $section }
web-megadates-go = naar de { $section }
web-megadates-kind-fire = brand
web-megadates-kind-stuck = vastzittend schip
web-megadates-kind-oars = riemen
web-megadates-kind-rudder = roer
web-megadates-kind-ram = ramsteven
web-megadates-kind-ballista = ballista
web-megadates-flag-for = Voor
web-megadates-type = Typ het
web-megadates-type-label = De orders van { $ship } op één regel
web-megadates-type-send = Schrijf deze orders
web-megadates-next-ship = Volgend schip
web-megadates-short-shoot = schiet
web-megadates-short-prep = vuur
web-megadates-short-grapple = enterhaak
web-megadates-short-ungrapple = kap
web-megadates-short-repair = herstel
web-megadates-short-move = ga
web-megadates-reach-about = De getallen zijn afstanden; rood ligt recht voor of achter en kan niet beschoten worden, donker is uit het zicht.
web-megadates-sight = Zicht
web-megadates-sight-about = De getallen zijn afstanden vanaf { $ship }; een gebroken lijn met × is buiten zicht.
web-megadates-reveal = De beurt, stap voor stap
web-megadates-watch = Bekijk de laatste beurt
web-megadates-skip = Sla over
web-megadates-scene-numbers = { $rome } tegen { $pirates }, op { $cols } bij { $rows } rexen
web-megadates-drag-about = Sleep een blok hier naar zijn plaats, of houd Alt vast met een pijltjestoets; Delete haalt het weg.
web-megadates-drag-block = { $step }, nummer { $place }
web-megadates-sealed = Verzegelde orders
web-megadates-sealed-about = Wat er te zien is van vergrendelde orders. Zodra alles onthuld is, controleert je browser elk zegel.
web-megadates-sealed-right = { $count ->
    [one] Eén verzegelde order is gecontroleerd en klopt.
   *[other] { $count } verzegelde orders zijn gecontroleerd en kloppen.
  }
web-megadates-sealed-wrong = Niet wat verzegeld was
web-megadates-sealed-ok = Zoals verzegeld
web-megadates-signals = Vlaggen: gevoerd, gelezen en gezien
web-megadates-signals-read = Gelezen door
web-megadates-signals-seen = Gezien, niet gelezen door
web-megadates-signals-missed = Buiten zicht van
web-megadates-signals-nobody = niemand
web-megadates-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}

# Het gevechtsrapport, en het einde
web-megadates-report-sum = { $ship }: { $hull ->
    [0] geen rompschade
    [one] één romppunt kwijt
   *[other] { $hull } romppunten kwijt
}, { $chits ->
    [0] geen nieuwe fiches
    [one] één nieuw fiche in de bak
   *[other] { $chits } nieuwe fiches in de bak
}.
web-megadates-report-quiet = Er is niets met je schepen gebeurd.
web-megadates-report-all = Alles wat er te zien was
web-megadates-fleet-points = Punten van de vloten
web-megadates-deeds-rams = Rammen
web-megadates-deeds-hits = Treffers
web-megadates-deeds-captures = Veroverd
web-megadates-deeds-hull = Romp kwijt

# De tafel van de scheidsrechter
web-megadates-umpire-eyes = Gezien door
web-megadates-umpire-own = Een toeschouwer: wat iedereen mag zien
web-megadates-umpire-time = De klok
web-megadates-umpire-ready = Wie er vergrendeld heeft
web-megadates-umpire-captain = Kapitein
web-megadates-umpire-by = Gaat naar
web-megadates-umpire-person = Iemand anders, met een link
web-megadates-umpire-what = Wat er niet klopt
web-megadates-umpire-number = Het goede getal
web-megadates-umpire-note = Een notitie voor iedereen, bewaard bij de partij
web-megadates-umpire-hand = Tafel overdragen
web-megadates-correct-hull = Romppunten
web-megadates-correct-fire = Brandfiches
web-megadates-correct-speed = Snelheid
web-megadates-correct-shift = De plaats: één rex opzij
web-megadates-correct-swing = De richting: één bocht
web-megadates-correct-link = Er ontbreekt een enterhaak
web-megadates-correct-unlink = Er is een enterhaak te veel
web-megadates-correct-restore = Een eenheid die er hoort te zijn

## Het orderpaneel in woorden

web-megadates-take-out = Haal weg: { $order }
web-megadates-notation = Orders in notatie of in woorden
web-megadates-choose-kind = Kies alle van een soort
web-megadates-all-of = { $kind } × { $count }
web-megadates-whole-crew = De hele bemanning
web-megadates-free = neem deze order terug
web-megadates-sound = Er is nu niets kapot; ze herstellen wat deze beurt kapotgaat.
web-megadates-far = { $far } rexen ver
web-megadates-not-so = Annuleren
web-megadates-do-shoot = Schieten
web-megadates-do-prep = Brandpijlen
web-megadates-do-grapple = Enterhaken
web-megadates-do-ungrapple = Kappen
web-megadates-do-repair = Herstellen
web-megadates-do-move = Enteren, gaan
web-megadates-say-shoot = { $units }: schieten
web-megadates-say-shoot-at = { $units }: schieten op { $targets }
web-megadates-say-plain = gewone pijlen
web-megadates-say-prep = { $units }: brandpijlen klaarmaken
web-megadates-say-prep-at = { $units }: brandpijlen klaarmaken
web-megadates-say-grapple = { $units }: enterhaken gooien
web-megadates-say-grapple-at = { $units }: enterhaken gooien naar { $targets }
web-megadates-say-ungrapple = { $units }: touwen kappen
web-megadates-say-ungrapple-at = { $units }: touwen naar { $targets } kappen
web-megadates-say-repair = { $units }: herstellen
web-megadates-say-repair-at = { $units }: { $targets } herstellen
web-megadates-say-move = { $units }: gaan … waarheen?
web-megadates-say-move-at = { $units }: { $targets }
web-megadates-say-flag = Vlag “{ $signal }”, { $to }

## Het venster op de kaart

web-megadates-leave-screen = Volledig scherm verlaten
web-megadates-home = Mijn schip
web-megadates-aids = Bereik en zichtlijn
web-megadates-two-fingers = Met twee vingers verschuif je de kaart.

## Toetsen

web-megadates-key-ahead = vooruit links, vooruit, vooruit rechts
web-megadates-key-extra = hetzelfde als Extra
web-megadates-key-pivot = ter plaatse linksom, stilliggen, rechtsom
web-megadates-key-astern = achteruit links, achteruit, achteruit rechts
web-megadates-key-stop = noodstop
web-megadates-key-unit = een eenheid kiezen
web-megadates-key-verbs = schieten, brandpijlen, enterhaken, kappen, herstellen, enteren of gaan
web-megadates-key-ram = rammen
web-megadates-key-lock = orders vergrendelen

## Het einde van een slag

web-megadates-made = Waar de punten vandaan komen
web-megadates-total = Totaal
web-megadates-deed-prizes = buitgemaakte schepen
web-megadates-deed-sunk = gezonken schepen
web-megadates-deed-killed = gedode eenheden
web-megadates-deed-prisoners = gevangenen
web-megadates-deed-loot = buit
web-megadates-deed-honour = eer
web-megadates-course-of = Beurt na beurt
web-megadates-plot = Romppunten van elke vloot na elke beurt, veroverde schepen bij wie ze nam
web-megadates-turning = Beurt { $turn }: { $side } +{ $swing }.
web-megadates-sum = { $name }: { $own } ÷ 2 voor eigen schepen + { $command } voor het bevel = { $score }, naar beneden afgerond.
