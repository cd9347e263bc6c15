### Discordia auf Deutsch: eine Quelle für Terminal, Server und Browser.
### $seat ist ein Platz; $tile, $by und $over sind Nummern von Stadtplättchen (K03), $place ist ein Platz der Auslage (4.2)
### oder eine Nummer der Magna-Reihe; $space ist eine Reihe mit ihrer Nummer; $colour, $die, $bonus, $board, $decree,
### $privilege, $season, $magna, $decision, $expansion, $tower, $row und $side sind Texte dieser Datei.

discordia-title = Discordia
discordia-about = Jedes Jahr bringen Boote neue Arbeiter in deine Stadt am Rhein. Finde schneller als die anderen Arbeit für alle, und halte die Germanen fern.

## Wörter

# In Klammern hinter den Arbeitern, wie in „2 Arbeiter (blau)“; $colour in Sätzen.
discordia-colour-B = blau
discordia-colour-R = rot
discordia-colour-W = weiß
discordia-colour-Y = gelb
# Hinter „Würfel“; $die in Sätzen.
discordia-die-blue = Blau
discordia-die-red = Rot
discordia-die-yellow = Gelb
# Für sich allein, als Beschriftung; any ist der Würfel eines Marktstands (D-009), die letzten zwei sind für Janus (D-146).
discordia-hue-blue = blau
discordia-hue-red = rot
discordia-hue-white = weiß
discordia-hue-yellow = gelb
discordia-hue-any = jede Farbe
discordia-hue-highest = der höchste
discordia-hue-lowest = der niedrigste
# Die Arbeiter jeder Farbe (D-003).
discordia-worker-B = Seemann
discordia-worker-R = Soldat
discordia-worker-W = Händler
discordia-worker-Y = Bauer
discordia-workers-B = { $count ->
    [one] { $count } Seemann
   *[other] { $count } Seeleute
}
discordia-workers-R = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldaten
}
discordia-workers-W = { $count ->
    [one] { $count } Händler
   *[other] { $count } Händler
}
discordia-workers-Y = { $count ->
    [one] { $count } Bauer
   *[other] { $count } Bauern
}
# Stadtplättchen und Reihen (D-007); eine Reihe mit ihrer Nummer ist ein Platz: „Hafen 2“.
discordia-kind-ship = Schiff
discordia-kind-barracks = Kaserne
discordia-kind-stall = Marktstand
discordia-kind-farm = Bauernhof
discordia-space = { $row } { $number }
discordia-row-harbor = Hafen
discordia-row-fort = Kastell
discordia-row-market = Markt
discordia-row-field = Feld
discordia-row-magna = Magna-Reihe
discordia-expansion-harbor = Hafenerweiterung
discordia-expansion-fort = Kastellerweiterung
discordia-expansion-market = Markterweiterung
discordia-expansion-field = Felderweiterung
discordia-expansion-dev = Entwicklungserweiterung
discordia-expansion-exp = Expeditionserweiterung
discordia-tower-trade = Handelsturm
    .about = 1 Stern, dann 1 Schritt auf dem Aquädukt, wenn du ihn setzt
discordia-tower-military = Militärturm
    .about = Stärke +1
discordia-season-1 = Frühling
discordia-season-2 = Sommer
discordia-season-3 = Herbst
discordia-season-4 = Saturnalien
discordia-season-5 = Winter
discordia-season-6 = Jahresende
discordia-side-left = linke
discordia-side-right = rechte
# Worum es bei einer Entscheidung geht, nach „Entscheide zuerst über …“.
discordia-decision-board = dein Stadttableau
discordia-decision-start = dein Startplättchen
discordia-decision-die = deinen Würfel
discordia-decision-turn = deinen Zug
discordia-decision-deploy = die Arbeiter, die du einsetzen darfst
discordia-decision-step = den Schritt, den du gehen darfst
discordia-decision-tower = den Turm, den du setzen darfst
discordia-decision-expand = die Erweiterung, die du legen darfst
discordia-decision-tile = das Stadtplättchen, das du nehmen darfst
discordia-decision-return = die Arbeiter, die zurückgehen
discordia-decision-privilege = dein Privileg
discordia-decision-chance = die Ziehung

## Boni (D-109), gesagt als das, was man bekommt

discordia-bonus-star1 = 1 Stern
discordia-bonus-star2 = 2 Sterne
discordia-bonus-star3 = 3 Sterne
discordia-bonus-aq1 = 1 Schritt auf dem Aquädukt
discordia-bonus-aq2 = 2 Schritte auf dem Aquädukt
discordia-bonus-aq3 = 3 Schritte auf dem Aquädukt
discordia-bonus-man = 1 Manipulator
discordia-bonus-dev = ein Entwicklungsschritt
discordia-bonus-exp = ein Expeditionsschritt
discordia-bonus-depB = Seeleute einsetzen
discordia-bonus-depR = Soldaten einsetzen
discordia-bonus-depW = Händler einsetzen
discordia-bonus-depY = Bauern einsetzen
discordia-bonus-depX = Arbeiter einer beliebigen Farbe einsetzen
discordia-bonus-tower = ein Turm
discordia-bonus-expand = eine Stadterweiterung
discordia-bonus-tile = ein Stadtplättchen der Auslage
discordia-bonus-ship = ein Schiff der Auslage
discordia-bonus-stall = ein Marktstand der Auslage
discordia-bonus-barracks = eine Kaserne der Auslage
discordia-bonus-farm = ein Bauernhof der Auslage
discordia-bonus-ret1 = 1 Arbeiter zurückgeben
discordia-bonus-ret2 = bis zu 2 Arbeiter zurückgeben
discordia-bonus-ret3 = bis zu 3 Arbeiter zurückgeben
discordia-bonus-ret4 = bis zu 4 Arbeiter zurückgeben
discordia-bonus-ret5 = bis zu 5 Arbeiter zurückgeben
discordia-bonus-ret6 = bis zu 6 Arbeiter zurückgeben
discordia-bonus-draw1 = 1 Arbeiter ziehen
discordia-bonus-draw2 = 2 Arbeiter ziehen
discordia-bonus-draw3 = 3 Arbeiter ziehen
discordia-bonus-draw4 = 4 Arbeiter ziehen
discordia-bonus-draw5 = 5 Arbeiter ziehen
discordia-bonus-draw6 = 6 Arbeiter ziehen
discordia-bonus-draw7 = 7 Arbeiter ziehen
discordia-bonus-draw8 = 8 Arbeiter ziehen
discordia-bonus-draw9 = 9 Arbeiter ziehen
discordia-bonus-lose1 = 1 Stern verlieren
discordia-bonus-lose2 = 2 Sterne verlieren
discordia-bonus-lose3 = 3 Sterne verlieren
discordia-bonus-lose4 = 4 Sterne verlieren
discordia-bonus-lose5 = 5 Sterne verlieren
discordia-bonus-lose6 = 6 Sterne verlieren
discordia-bonus-lose7 = 7 Sterne verlieren
discordia-bonus-lose8 = 8 Sterne verlieren
discordia-bonus-lose9 = 9 Sterne verlieren
discordia-bonus-aqb1 = 1 Schritt zurück auf dem Aquädukt
discordia-bonus-aqb2 = 2 Schritte zurück auf dem Aquädukt
discordia-bonus-aqb3 = 3 Schritte zurück auf dem Aquädukt
discordia-bonus-aqb4 = 4 Schritte zurück auf dem Aquädukt
discordia-bonus-aqb5 = 5 Schritte zurück auf dem Aquädukt
discordia-bonus-aqb6 = 6 Schritte zurück auf dem Aquädukt
discordia-bonus-aqb7 = 7 Schritte zurück auf dem Aquädukt
discordia-bonus-aqb8 = 8 Schritte zurück auf dem Aquädukt
discordia-bonus-aqb9 = 9 Schritte zurück auf dem Aquädukt
# PRI12, und ein Platz ohne Bonus.
discordia-bonus-first = das erste Feld besetzen
discordia-bonus-privilege = ein Privileg
discordia-bonus-none = kein Bonus

## Aktionsplättchen (D-051)

discordia-actiontile-I = Aktionsplättchen I
    .about = Seeleute einsetzen, Händler einsetzen oder 1 Stern
discordia-actiontile-II = Aktionsplättchen II
    .about = Soldaten einsetzen, Bauern einsetzen oder 1 Stern
discordia-actiontile-III = Aktionsplättchen III
    .about = die Stadt erweitern, Seeleute einsetzen oder Bauern einsetzen
discordia-actiontile-IV = Aktionsplättchen IV
    .about = die Stadt erweitern, Soldaten einsetzen oder Händler einsetzen
discordia-actiontile-V = Aktionsplättchen V
    .about = ein Entwicklungsschritt, die Stadt erweitern oder 1 Stern
discordia-actiontile-VI = Aktionsplättchen VI
    .about = ein Entwicklungsschritt, Arbeiter einer beliebigen Farbe einsetzen oder 2 Sterne

## Dekrete (D-104)

discordia-decree-DEC01 = Classis
    .about = mindestens 2 Schiffe in deiner Stadt
discordia-decree-DEC02 = Castra
    .about = zusammen mindestens 3 Kasernen und Türme, besetzt oder nicht
discordia-decree-DEC03 = Forum
    .about = mindestens 3 Marktstände; Schiffe, die zu Marktständen wurden, zählen mit
discordia-decree-DEC04 = Annona
    .about = mindestens 3 Bauernhöfe in deiner Stadt
discordia-decree-DEC05 = Urbs
    .about = alle 4 Arten und mindestens 6 Stadtplättchen
discordia-decree-DEC06 = Aqua
    .about = der Ring mindestens auf Position 4 des Aquädukts
discordia-decree-DEC07 = Scientia
    .about = mindestens 4 Sterne auf der Entwicklungsleiste
discordia-decree-DEC08 = Itinera
    .about = mindestens 3 Sterne auf dem Expeditionspfad
discordia-decree-DEC09 = Pomerium
    .about = mindestens 4 gelegte Stadterweiterungen
discordia-decree-DEC10 = Opera
    .about = mindestens 4 voll besetzte Plättchen in deiner Stadt
discordia-decree-DEC11 = Virtus
    .about = mindestens Stärke 3, ohne die Magna-Reihe
discordia-decree-DEC12 = Concordia
    .about = mindestens 1 Farbe fehlt in deinem Vorrat, der nicht leer ist
discordia-decree-DEC13 = Turres
    .about = mindestens 2 Türme in deiner Stadt
discordia-decree-DEC14 = Ordo
    .about = mindestens 4 Stadtplättchen, auf denen kein Feld leer ist
# Was ein Dekret zählt (D-104).
discordia-need-ships = Schiffe in der Stadt
discordia-need-barracks-and-towers = Kasernen und Türme zusammen
discordia-need-stalls = Marktstände
discordia-need-farms = Bauernhöfe
discordia-need-kinds = Arten von Stadtplättchen
discordia-need-tiles = Stadtplättchen
discordia-need-aqueduct = Positionen auf dem Aquädukt
discordia-need-dev-stars = Sterne auf der Entwicklungsleiste
discordia-need-exp-stars = Sterne auf dem Expeditionspfad
discordia-need-expansions = gelegte Stadterweiterungen
discordia-need-full-tiles = volle Stadtplättchen
discordia-need-strength = Stärke
discordia-need-missing-colours = Farben, die in deinem Vorrat fehlen
discordia-need-towers = Türme
discordia-need-max-empty-slots = leere Felder auf Stadtplättchen
# Wo eine Stadt mehr leisten muss (D-105).
discordia-decree-more = { $board } braucht für dieses Dekret { $count } statt { $usual }.

## Privilegien (D-108)

discordia-privilege-PRI01 = Nauarchus
    .about = Sondereinsatz auf deinen Schiffen auch, wenn der Wert um 1 abweicht.
discordia-privilege-PRI02 = Centurio
    .about = Sondereinsatz in deinen Kasernen auch, wenn der Wert um 1 abweicht.
discordia-privilege-PRI03 = Aedilis
    .about = Sondereinsatz an deinen Marktständen auch, wenn der Wert um 1 abweicht.
discordia-privilege-PRI04 = Vilicus
    .about = Sondereinsatz auf deinen Bauernhöfen auch, wenn der Wert um 1 abweicht.
discordia-privilege-PRI05 = Architectus
    .about = 1 Schritt auf dem Aquädukt für jede Stadterweiterung, die du legst.
discordia-privilege-PRI06 = Augur
    .about = 1 Stern mehr, wenn Sterne deine Hauptaktion sind.
discordia-privilege-PRI07 = Legatus
    .about = Stärke +1.
discordia-privilege-PRI08 = Curator Aquarum
    .about = Versorgungswert +1 am Jahresende.
discordia-privilege-PRI09 = Navicularius
    .about = 1 Stern für jedes Schiff, das du voll besetzt, auch in der Magna-Reihe.
discordia-privilege-PRI10 = Mercator
    .about = 1 Manipulator für jeden Marktstand, den du in deiner Stadt voll besetzt.
discordia-privilege-PRI11 = Quaestor
    .about = Einmal im Jahr 1 Schritt deines Würfels ohne Manipulator.
discordia-privilege-PRI12 = Praefectus
    .about = Nimmst du ein Stadtplättchen, dessen erstes Feld 1 Arbeiter zeigt, darfst du dieses Feld sofort besetzen.
discordia-privilege-PRI13 = Explorator
    .about = Der Sternenkult bezahlt deine Expeditionsschritte, solange er Sterne hat.
discordia-privilege-PRI14 = Pontifex
    .about = Am Ende jedes Jahres darfst du 1 Arbeiter zurückgeben.

## Magna-Plättchen (D-156)

discordia-magna-german-strength = die Germanen um 1 stärker
discordia-magna-draw-worker = 1 Arbeiter ziehen
discordia-magna-lose-star = 1 Stern verlieren
discordia-magna-aqueduct-back = 1 Schritt zurück auf dem Aquädukt
discordia-magna-eagle = Adler
discordia-magna-hidden = noch nicht aufgedeckt

## Janus (D-147)

discordia-janus-J01 = Blau: eine Hafenerweiterung
discordia-janus-J02 = Blau: 1 Stern
discordia-janus-J03 = Blau: ein Handelsturm
discordia-janus-J04 = Blau: das Dekret ganz links
discordia-janus-J05 = Rot: eine Kastellerweiterung
discordia-janus-J06 = Rot: ein Militärturm
discordia-janus-J07 = Rot: eine Kastellerweiterung
discordia-janus-J08 = Rot: 1 Stern
discordia-janus-J09 = Gelb: eine Felderweiterung
discordia-janus-J10 = Gelb: eine Markterweiterung
discordia-janus-J11 = Gelb: das Privileg ganz links
discordia-janus-J12 = Gelb: ein Manipulator
discordia-janus-J13 = der höchste Würfel: 2 Sterne
discordia-janus-J14 = der niedrigste Würfel: die Erweiterung einer Leiste
# Was er weggenommen hat; nothing, wenn es nichts gab.
discordia-removed-harbor = eine Hafenerweiterung
discordia-removed-fort = eine Kastellerweiterung
discordia-removed-market = eine Markterweiterung
discordia-removed-field = eine Felderweiterung
discordia-removed-dev = eine Entwicklungserweiterung
discordia-removed-exp = eine Expeditionserweiterung
discordia-removed-trade = ein Handelsturm
discordia-removed-military = ein Militärturm
discordia-removed-star1 = 1 Stern des Sternenkults
discordia-removed-star2 = 2 Sterne des Sternenkults
discordia-removed-star3 = 3 Sterne des Sternenkults
discordia-removed-manipulator = ein Manipulator
discordia-removed-decree = ein Dekret
discordia-removed-privilege = ein Privileg
discordia-removed-nothing = nichts
discordia-discarded-nothing = kein Plättchen

## Stadttableaus, mit dem heutigen Namen und einem Satz über die Stadt (D-155)

discordia-board-standard = Standard
    .today = am Rhein
    .about = Eine Stadt wie viele an der Grenze: eine Mauer, ein Kai und mehr Boote, als irgendwer erwartet hat.
discordia-board-agrippina = Colonia Agrippina
    .today = Köln
    .about = Von hier aus wird Niedergermanien regiert, und auch das Heer bekommt hier seine Befehle.
discordia-board-mogontiacum = Mogontiacum
    .today = Mainz
    .about = Hier geben Soldaten den Ton an, wie in den meisten der fünf Jahrhunderte unter Rom.
discordia-board-confluentes = Confluentes
    .today = Koblenz
    .about = Unterhalb des Kastells fließen Mosella und Rhenus zusammen, und aller Handel kommt vorbei.
discordia-board-noviomagus = Noviomagus
    .today = Speyer
    .about = Der Hauptort der Nemeter, mitten in Feldern, so weit das Auge reicht.
discordia-board-treverorum = Augusta Treverorum
    .today = Trier
    .about = Von Augustus bei den Treverern gegründet und auf Zehntausende von Menschen angewachsen.
discordia-board-borbetomagus = Borbetomagus
    .today = Worms
    .about = Ein alter keltischer Name: Seine zweite Hälfte erzählt von einer Ebene, einem Feld oder einem Markt.
# Das Banner eines Tableaus, oben links (D-012); das Standardtableau hat keines.
discordia-banner-purple = violettes Banner
discordia-banner-red = rotes Banner
discordia-banner-blue = blaues Banner
discordia-banner-yellow = gelbes Banner
discordia-banner-white = weißes Banner
discordia-banner-green = grünes Banner
discordia-board-none = noch kein Tableau
discordia-board-of = { $board }, heute { $today }

## Orte und Dinge, als Überschriften und Beschriftungen

discordia-word-workers-left = Arbeiter ohne Arbeit
discordia-word-supply = Vorrat
discordia-word-bag = Beutel
discordia-word-display = Auslage
discordia-word-pile = Nachziehstapel
discordia-word-discard = Ablagestapel
discordia-word-out = aus dem Spiel
discordia-word-general = allgemeiner Vorrat
discordia-word-stars = Sterne
discordia-word-cult = Sternenkult
discordia-word-manipulators = Manipulatoren
discordia-word-aqueduct = Aquädukt
discordia-word-ring = Ring
discordia-word-supply-value = Versorgungswert
discordia-word-development = Entwicklungsleiste
discordia-word-expedition = Expeditionspfad
discordia-word-decrees = Dekrete
discordia-word-decree-fields = Dekretfelder
discordia-word-privileges = Privilegien
discordia-word-requirement = Fundamente für ein Privileg
discordia-word-expansions = Stadterweiterungen
discordia-word-towers = Türme
discordia-word-city = Stadt
discordia-word-cities = Städte
discordia-word-board = Stadttableau
discordia-word-boards = Stadttableaus zur Wahl
discordia-word-foundation = Fundament
discordia-word-river = Fluss oder Ebene
discordia-word-slot = Feld
discordia-word-slots = Felder
discordia-word-empty = leer
discordia-word-full = voll
discordia-word-gap = Lücke
discordia-word-tile = Stadtplättchen
discordia-word-placement-bonus = Bonus beim Legen
discordia-word-completion-bonus = Bonus bei voller Besetzung
discordia-word-action-tile = Aktionsplättchen
discordia-word-column = Spalte
discordia-word-die = Würfel
discordia-word-dice = Würfel
discordia-word-value = Wert
discordia-word-taken = vom Maximus genommen
discordia-word-main-action = Hauptaktion
discordia-word-side-actions = Nebenaktionen
discordia-word-special = Sondereinsatz
discordia-word-season-bonus = Bonus der Jahreszeit
discordia-word-turn = dein Zug bisher
discordia-word-maximus = Maximus
discordia-word-year = Jahr
discordia-word-season = Jahreszeit
discordia-word-seasons = Jahreszeiten
discordia-word-boat = Boot der Jahreszeiten
discordia-word-rhine = Rhein
discordia-word-germans = Germanen
discordia-word-german-left = linkes Germanenplättchen
discordia-word-german-right = rechtes Germanenplättchen
discordia-word-german-hidden = noch nicht aufgedeckt
discordia-word-reward = Belohnung
discordia-word-penalty = Strafe
discordia-word-attack = Angriff
discordia-word-strength = Stärke
discordia-word-defence = Verteidigung
discordia-word-defended = abgewehrt
discordia-word-lost = verloren
discordia-word-lack = Infrastrukturmangel
discordia-word-surplus = Infrastrukturüberschuss
discordia-word-symbol = ein Arbeitersymbol
discordia-word-extension = Platz der Erweiterung
discordia-word-symbols = sichtbare Arbeitersymbole
discordia-word-empty-slots = leere Felder
discordia-word-magna-row = Magna-Reihe
discordia-word-magna-tile = Magna-Plättchen
discordia-word-position = Position
discordia-word-janus = Janus
discordia-word-janus-tile = Janus-Plättchen
discordia-word-campaign = Kampagne
discordia-word-winner = Sieger
discordia-word-rank = Rang
discordia-word-year-end = Jahresende
discordia-word-year-of = Jahr { $year } von { $last }
discordia-word-place = Platz { $place }
discordia-word-position-of = Position { $place }
discordia-word-die-of = Würfel { $die }, { $value }
discordia-word-slots-of = { $filled } von { $slots } Feldern besetzt
discordia-word-ring-of = Ring auf { $ring }, Versorgungswert { $value }
# Ein Plättchen für alle, die das Brett hören, statt es zu sehen.
discordia-tile-at = { $tile }, { $kind }, Würfel { $hue } { $value }, Felder { $sizes }
discordia-tile-back = { $tile }, ein Schiff, das zum Marktstand wurde
# Zahlen.
discordia-count-worker = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
discordia-count-star = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
discordia-count-manipulator = { $count ->
    [one] { $count } Manipulator
   *[other] { $count } Manipulatoren
}
discordia-count-tile = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
discordia-count-tower = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
discordia-count-expansion = { $count ->
    [one] { $count } Erweiterung
   *[other] { $count } Erweiterungen
}
discordia-count-step = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
discordia-count-slot = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
discordia-count-decree = { $count ->
    [one] { $count } Dekret
   *[other] { $count } Dekrete
}
discordia-count-privilege = { $count ->
    [one] { $count } Privileg
   *[other] { $count } Privilegien
}
discordia-workers-left = { $count ->
    [0] niemand ohne Arbeit
    [one] { $count } Arbeiter ohne Arbeit
   *[other] { $count } Arbeiter ohne Arbeit
}

## Das Jahresende, Schritt für Schritt (D-115 bis D-132)

discordia-event-E0 = Die Außenposten schlagen zu
discordia-event-E1 = Die Germanen greifen an
discordia-event-E2 = Volle Außenposten werden geräumt
discordia-event-E3 = Infrastrukturmangel
discordia-event-E4 = Pontifex
discordia-event-E5 = Neues Jahr oder Spielende
discordia-sum-attack = Germanenplättchen { $left } + { $right }, Magna-Plättchen { $magna }: Angriff { $attack }
discordia-sum-strength = Kasernen { $barracks } + Türme { $towers } + Privileg { $privilege } + Magna-Reihe { $row }: Stärke { $strength }
discordia-sum-lack = Symbole { $symbols } + leere Felder { $slots } - Versorgungswert { $value } = { $lack }
discordia-sum-now = Wäre jetzt Jahresende: { $lack }
discordia-sum-draws = { $count ->
    [one] { $count } Arbeiter kommt aus dem Beutel
   *[other] { $count } Arbeiter kommen aus dem Beutel
}
discordia-sum-returns = { $count ->
    [one] { $count } Arbeiter geht zurück in den Beutel
   *[other] { $count } Arbeiter gehen zurück in den Beutel
}

## Allein, und die Kampagne

discordia-campaign-title = Sechs Städte
discordia-campaign-about = Gewinn sechs Partien hintereinander, jede in einer anderen Stadt, jede mit einem schwereren Anfang.
discordia-campaign-game = Partie { $game } von { $last }
discordia-campaign-start = Du beginnst mit { $stars } Sternen und { $workers } Arbeitern.
discordia-campaign-won = gewonnen
discordia-campaign-lost = verloren
discordia-campaign-next = als Nächstes
discordia-campaign-open = noch zu spielen
discordia-campaign-begin = Kampagne beginnen
discordia-campaign-continue = Auf zur nächsten Stadt
discordia-campaign-again = Neu beginnen
discordia-campaign-complete = Sechs Partien hintereinander gewonnen: Der ganze Rhein spricht von dir.
discordia-campaign-over = Die Kampagne endet in { $board }.
discordia-solo-aim = { $count ->
    [0] Du gewinnst, wenn niemand mehr ohne Arbeit ist.
    [one] Du gewinnst, wenn niemand mehr ohne Arbeit ist, oder mit höchstens { $count } Arbeiter nach Jahr 4.
   *[other] Du gewinnst, wenn niemand mehr ohne Arbeit ist, oder mit höchstens { $count } Arbeitern nach Jahr 4.
}

## Was ein Knopf tut

discordia-action-board = Dieses Tableau nehmen
discordia-action-take = Dieses Plättchen nehmen
discordia-action-over = Ein Plättchen überbauen
discordia-action-die = Diesen Würfel nehmen
discordia-action-free = Quaestor für einen Schritt nutzen
discordia-action-deploy = Einsetzen
discordia-action-special = Sondereinsatz
discordia-action-expand = Stadt erweitern
discordia-action-dev = Entwicklungsschritt
discordia-action-exp = Expeditionsschritt
discordia-action-star = Sterne nehmen
discordia-action-season = Bonus der Jahreszeit
discordia-action-decree = Dekret nehmen
discordia-action-tower = Turm setzen
discordia-action-return = Arbeiter zurückgeben
discordia-action-privilege = Privileg wählen
discordia-action-pass = Verzichten
discordia-action-end = Zug beenden
discordia-action-undo = Rückgängig
discordia-action-open = Diese Stadt zeigen
discordia-action-step = Nächster Schritt

## Aufforderungen

# Was in einem Zug möglich ist, in prompt-turn und prompt-turn-side.
discordia-possible-take = ein Plättchen nehmen
discordia-possible-deploy = Arbeiter einsetzen
discordia-possible-special = einen Sondereinsatz machen
discordia-possible-expand = die Stadt erweitern
discordia-possible-dev = einen Entwicklungsschritt gehen
discordia-possible-star = Sterne nehmen
discordia-possible-season = den Bonus der Jahreszeit nehmen
discordia-possible-decree = ein Dekret nehmen
# $count zählt in prompt-die Manipulatoren, in prompt-step Sterne; $bonus ist, was angeboten wird.
discordia-prompt-board = Wähl ein Stadttableau. Jedes hat eigene Fundamente, Leisten und Boni.
discordia-prompt-start = Wähl ein Startplättchen aus der Auslage; es kommt in seine Reihe in deiner Stadt.
discordia-prompt-die = { $count ->
    [0] Nimm einen Würfel: Sein Wert bestimmt deine Spalte.
    [one] Nimm einen Würfel: Sein Wert bestimmt deine Spalte. Mit deinem Manipulator kannst du ihn um 1 ändern.
   *[other] Nimm einen Würfel: Sein Wert bestimmt deine Spalte. Mit deinen { $count } Manipulatoren kannst du ihn ändern.
}
discordia-prompt-turn = Dein Würfel: { $die } { $value }. Du hast eine Hauptaktion und beliebig viele Nebenaktionen. Du kannst { $possible }.
discordia-prompt-turn-side = Deine Hauptaktion ist gemacht ({ $die } { $value }). Du kannst noch { $possible } oder den Zug beenden.
discordia-prompt-turn-done = Mit { $die } { $value } kannst du nichts mehr tun. Beende deinen Zug.
discordia-prompt-deploy = Bonus: { $bonus }. Wähl ein Plättchen, um sein nächstes Feld zu besetzen, oder verzichte.
discordia-prompt-step-dev = { $count ->
    [one] Du darfst deinen letzten Stern auf die Entwicklungsleiste legen und bekommst den Bonus dieses Platzes. Oder verzichte.
   *[other] Du darfst einen deiner { $count } Sterne auf die Entwicklungsleiste legen und bekommst den Bonus dieses Platzes. Oder verzichte.
}
discordia-prompt-step-exp = { $count ->
    [0] Der Sternenkult gibt dir einen Stern für den Expeditionspfad, und du bekommst den Bonus dieses Platzes. Oder verzichte.
    [one] Du darfst einen Schritt auf dem Expeditionspfad gehen und bekommst den Bonus dieses Platzes. Oder verzichte. Du hast { $count } Stern.
   *[other] Du darfst einen Schritt auf dem Expeditionspfad gehen und bekommst den Bonus dieses Platzes. Oder verzichte. Du hast { $count } Sterne.
}
discordia-prompt-tower = Du darfst einen Turm auf einen Hafen setzen: den Handelsturm für einen Stern und Wasser, den Militärturm für Stärke. Oder verzichte.
discordia-prompt-expand = Du darfst deine Stadt erweitern: Wähl eine Reihe oder eine Leiste, oder verzichte.
discordia-prompt-tile = Bonus: { $bonus }. Nimm eines aus einer beliebigen Spalte, oder verzichte.
discordia-prompt-return = { $count ->
    [one] Du darfst { $count } Arbeiter in den Beutel zurückgeben, oder verzichten.
   *[other] Du darfst bis zu { $count } Arbeiter in den Beutel zurückgeben, oder verzichten.
}
discordia-prompt-return-exact = { $count ->
    [one] Deine Stadt braucht weniger Hände: Gib { $count } Arbeiter in den Beutel zurück.
   *[other] Deine Stadt braucht weniger Hände: Gib { $count } Arbeiter in den Beutel zurück.
}
discordia-prompt-privilege = Deine Stadt ist groß genug für ein Privileg. Wähl eines; du behältst es bis zum Spielende.
discordia-prompt-chance = Es wird gewürfelt oder gezogen.
discordia-prompt-wait = { $seat } ist am Zug.
discordia-prompt-over = Die Partie ist zu Ende.

## Ereignisse

discordia-dealt-maximus = { $seat } ist der erste Maximus.
discordia-dealt-action = Aktionsplättchen { $action } kommt in Spalte { $column }.
discordia-dealt-decree = Ein Dekret liegt aus: { $decree }.
discordia-dealt-privilege = Ein Privileg liegt aus: { $privilege }.
discordia-dealt-board = Ein Stadttableau wird aufgedeckt: { $board }.
discordia-dealt-german = Das { $side } Germanenplättchen ist { $german }.
discordia-dealt-magna = Außenposten { $place } zeigt, womit er droht: { $magna }.
discordia-dealt-janus = Janus deckt { $janus } auf.
discordia-tile-dealt = { $tile } kommt in die Auslage, auf { $place }.
discordia-worker-drawn = { $seat } zieht einen Arbeiter ({ $colour }).
discordia-fed = { $tile } geht in die Magna-Reihe, Position { $place }.
discordia-board-chosen = { $seat } regiert { $board }.
discordia-boxed = { $board } kommt zurück in die Schachtel.
discordia-rolled = { $season }: { $seat } ist Maximus und würfelt Blau { $blue }, Rot { $red }, Gelb { $yellow }.
discordia-rolled-janus = { $season }: Janus ist Maximus, und die Würfel zeigen Blau { $blue }, Rot { $red }, Gelb { $yellow }.
discordia-die-chosen = { $seat } nimmt Würfel { $die } ({ $value }).
# $count ist 0, wenn allein PRI11 bezahlt hat.
discordia-die-changed = { $seat } nimmt Würfel { $die } und macht aus der { $rolled } eine { $value }, { $count ->
    [0] ohne Manipulator
    [one] mit { $count } Manipulator
   *[other] mit { $count } Manipulatoren
}.
discordia-placed = { $seat } legt { $tile } auf { $space }.
discordia-overbuilt = { $seat } überbaut { $tile } mit { $by }{ $count ->
    [0] {""}
    [one] ; { $count } Arbeiter ist wieder ohne Arbeit
   *[other] ; { $count } Arbeiter sind wieder ohne Arbeit
}.
discordia-filled = { $seat } setzt { $count ->
    [one] { $count } Arbeiter ({ $colour })
   *[other] { $count } Arbeiter ({ $colour })
} auf { $tile }, Feld { $slot } von { $slots }.
discordia-completed = { $tile } von { $seat } ist voll besetzt.
discordia-flipped = { $seat } lässt { $tile } mit { $count ->
    [one] { $count } Seemann
   *[other] { $count } Seeleuten
} auslaufen; es wird ein Marktstand auf { $space }.
discordia-flipped-out = { $seat } lässt { $tile } mit { $count ->
    [one] { $count } Seemann
   *[other] { $count } Seeleuten
} auslaufen; für seinen Marktstand ist kein Markt frei.
discordia-eagle = { $tile } ist voll besetzt: Außenposten { $place } zeigt den Adler.
discordia-expanded = { $seat } erweitert die Stadt: { $expansion }.
discordia-tower-set = { $seat } setzt einen { $tower } auf { $space }.
discordia-decree-taken = { $seat } nimmt das Dekret { $decree }, auf Feld { $field }.
discordia-privilege-taken = { $seat } wählt das Privileg { $privilege }.
discordia-stars = { $seat } nimmt { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.
discordia-stars-lost = { $seat } verliert { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.
discordia-manipulator = { $seat } nimmt { $count ->
    [one] { $count } Manipulator
   *[other] { $count } Manipulatoren
}.
discordia-aqueduct = Das Aquädukt von { $seat } wächst von { $from } auf { $to }.
discordia-aqueduct-back = Das Aquädukt von { $seat } fällt von { $from } auf { $to } zurück.
discordia-step-development = { $seat } legt Stern { $count } auf die Entwicklungsleiste.
discordia-step-expedition = { $seat } legt Stern { $count } auf den Expeditionspfad.
discordia-returned = { $seat } gibt in den Beutel zurück: { $workers }.
discordia-lapsed = { $seat } kann diesen Bonus nicht nutzen: { $bonus }.
discordia-refused = { $seat } verzichtet auf diesen Bonus: { $bonus }.
discordia-turn-ended = { $seat } beendet den Zug.
discordia-janus-played = Janus ({ $janus }) nimmt Würfel { $die }. Auf den Ablagestapel: { $discarded }. Weggenommen: { $removed }.
discordia-defended = Die Germanen greifen { $seat } an, { $attack } gegen { $strength }: Die Mauern halten.
discordia-overrun = Die Germanen greifen { $seat } an, { $attack } gegen { $strength }: Sie brechen durch.
discordia-cleared = { $tile } verlässt die Magna-Reihe, Position { $place }; die Arbeiter kommen in den Beutel.
discordia-lack = { $seat }: Symbole { $symbols } + leere Felder { $slots } - Versorgungswert { $value }: { $count ->
    [one] { $count } Arbeiter mehr
   *[other] { $count } Arbeiter mehr
}.
discordia-surplus = { $seat }: Symbole { $symbols } + leere Felder { $slots } - Versorgungswert { $value }: { $count ->
    [one] { $count } Arbeiter geht zurück
   *[other] { $count } Arbeiter gehen zurück
}.
# $count ist hier 0.
discordia-balance = { $seat }: Symbole { $symbols } + leere Felder { $slots } - Versorgungswert { $value }: Niemand kommt, niemand geht.
discordia-new-year = Jahr { $year } beginnt.
discordia-won-empty = { $seat } hat keine Arbeiter ohne Arbeit mehr und gewinnt.
discordia-won-fewest = Jahr 4 ist vorbei. { $seat } hat die wenigsten Arbeiter ohne Arbeit und gewinnt.
discordia-lost = Nach Jahr 4 sind zu viele Arbeiter ohne Arbeit: Janus gewinnt.

## Gründe für das Ende

discordia-reason-empty_supply = eine Stadt hat Arbeit für alle
discordia-reason-after_year_4 = Jahr 4 ist vorbei

## Ablehnungen. Der Client fügt die Regel zum Öffnen hinzu.

# D-013
discordia-refuse-no-tile = Auf { $place } liegt kein Plättchen.
# D-030
discordia-refuse-board = { $board } liegt nicht zur Wahl aus.
# D-030, D-031, D-044, D-106, D-132
discordia-refuse-pass = Darauf kannst du nicht verzichten; entscheide über { $decision }.
# D-031
discordia-refuse-start = Das Startplättchen kommt auf ein Fundament; zu überbauen gibt es noch nichts.
# D-042
discordia-refuse-die-taken = Würfel { $die } hat schon der Maximus genommen.
# D-045
discordia-refuse-no-change = Ein Schritt ohne Manipulator hilft hier nicht: Der Wert bleibt gleich.
# D-045
discordia-refuse-manipulators = { $count ->
    [one] Diese Änderung kostet { $count } Manipulator, und du hast { $have }.
   *[other] Diese Änderung kostet { $count } Manipulatoren, und du hast { $have }.
}
# D-046
discordia-refuse-die-range = Ein Würfel zeigt 1 bis 6; das wäre { $value }.
# D-050
discordia-refuse-main-done = Du hast deine Hauptaktion in diesem Zug schon gemacht.
# D-051
discordia-refuse-not-printed-deploy = Mit dem Aktionsplättchen in Spalte { $value } lassen sich keine Arbeiter dieser Farbe einsetzen ({ $colour }).
# D-051
discordia-refuse-not-printed-expand = Mit dem Aktionsplättchen in Spalte { $value } lässt sich die Stadt nicht erweitern.
# D-051
discordia-refuse-not-printed-dev = Das Aktionsplättchen in Spalte { $value } hat keinen Entwicklungsschritt.
# D-051
discordia-refuse-not-printed-star = Das Aktionsplättchen in Spalte { $value } hat keine Sterne.
# D-052
discordia-refuse-column = { $place } liegt nicht in deiner Spalte: Du spielst mit { $value }.
# D-054
discordia-refuse-not-yours = { $tile } ist kein Plättchen deiner Stadt.
# D-054
discordia-refuse-overbuild = { $tile } lässt sich nicht auf { $over } legen, das von anderer Art ist.
# D-056
discordia-refuse-foundation = In deiner Reihe { $row } ist kein Fundament für { $tile } frei.
# D-061
discordia-refuse-cult-empty = Der Sternenkult hat keine Sterne mehr.
# D-062
discordia-refuse-full = Auf { $tile } sind alle Felder besetzt.
# D-063
discordia-refuse-workers = { $count ->
    [one] Das nächste Feld von { $tile } braucht { $count } Arbeiter ({ $colour }), und du hast { $have }.
   *[other] Das nächste Feld von { $tile } braucht { $count } Arbeiter ({ $colour }), und du hast { $have }.
}
# D-073
discordia-refuse-season-used = Den Bonus der Jahreszeit hast du in diesem Zug schon genommen.
# D-073
discordia-refuse-season = Der Bonus der Jahreszeit ({ $season }) braucht eine { $number }, und du spielst mit { $value }.
# D-075
discordia-refuse-pass-turn = Hier gibt es keinen Bonus, auf den du verzichten könntest; beende den Zug.
# D-076
discordia-refuse-die-colour = { $tile } verlangt Würfel { $die }.
# D-076
discordia-refuse-die-value = { $tile } verlangt einen Würfel mit { $value }.
# D-078
discordia-refuse-served = { $tile } hatte in diesem Zug schon seinen Sondereinsatz.
# D-082
discordia-refuse-not-here = { $tile } liegt weder in deiner Stadt noch in der Magna-Reihe.
# D-083
discordia-refuse-no-expansion = Im allgemeinen Vorrat ist keine { $expansion } mehr.
# D-084
discordia-refuse-row-full = Alle { $count } Plätze deiner Reihe { $row } sind schon offen.
# D-086
discordia-refuse-extended = Deine { $expansion } liegt schon.
# D-089
discordia-refuse-harbor-closed = { $space } ist bei dir noch nicht offen.
# D-090
discordia-refuse-tower-there = Auf { $space } steht schon ein Turm.
# D-092
discordia-refuse-no-tower = Es ist kein { $tower } mehr da.
# D-094
discordia-refuse-expedition = Einen Expeditionsschritt gibt es nur durch einen Bonus.
# D-095
discordia-refuse-no-star = Du hast keinen Stern, den du auf die Leiste legen könntest.
# D-095
discordia-refuse-track-full = Deine Leiste ist voll; eine Erweiterung würde Platz schaffen.
# D-101
discordia-refuse-no-decree = Das Dekret { $decree } liegt nicht aus.
# D-103
discordia-refuse-one-decree = Du hast in diesem Zug schon ein Dekret genommen; mehr als eines geht nicht.
# D-103
discordia-refuse-no-field = Alle { $count } Dekretfelder deines Tableaus sind belegt.
# D-104, D-105
discordia-refuse-condition = { $decree } braucht mindestens { $limit }: { $need }. Du hast { $have }.
# D-104
discordia-refuse-condition-most = { $decree } erlaubt höchstens { $limit }: { $need }. Du hast { $have }.
# D-106
discordia-refuse-no-privilege = Das Privileg { $privilege } liegt nicht aus.
# D-108
discordia-refuse-free-step = Für einen Schritt ohne Manipulator brauchst du das Privileg { $privilege }.
# D-108
discordia-refuse-free-step-used = { $privilege } hast du in diesem Jahr schon genutzt.
# D-108
discordia-refuse-first-slot = Hier geht es um das gerade genommene Plättchen, nicht um { $tile }.
# D-109
discordia-refuse-kind = { $tile } passt nicht zu diesem Bonus: { $bonus }.
# D-109
discordia-refuse-other-track = Der Bonus ist ein anderer: { $bonus }.
# D-109
discordia-refuse-not-owned = { $count ->
    [one] Du willst { $count } Arbeiter ({ $colour }) zurückgeben, und du hast { $have }.
   *[other] Du willst { $count } Arbeiter ({ $colour }) zurückgeben, und du hast { $have }.
}
# D-109
discordia-refuse-too-many = { $count ->
    [one] Du darfst { $count } Arbeiter zurückgeben.
   *[other] Du darfst höchstens { $count } Arbeiter zurückgeben.
}
# D-110
discordia-refuse-end = Dein Zug ist noch nicht zu Ende: Entscheide erst über { $decision }.
# D-132
discordia-refuse-exactly = { $count ->
    [one] Gib genau { $count } Arbeiter zurück.
   *[other] Gib genau { $count } Arbeiter zurück.
}
# D-178
discordia-refuse-not-asked = Du bist gerade nicht an der Reihe.
# D-178
discordia-refuse-decision = Entscheide zuerst über { $decision }.
# D-185
discordia-refuse-rolled = Würfel { $die } zeigt { $value }; gib den gewürfelten Wert an.
# D-187
discordia-refuse-drawn = Würfe, Plättchen und Arbeiter bestimmt der Zufall.

## Wie Aktionen getippt werden (D-183)

discordia-notation-board = board agrippina nimmt ein Stadttableau
discordia-notation-start = take 4.2 nimmt das Plättchen in Spalte 4, Reihe 2, als Startplättchen
discordia-notation-die = die blue 4 nimmt Würfel Blau, der 4 zeigt; die blue 4+1 macht daraus eine 5; q am Ende nutzt Quaestor
discordia-notation-turn = take 4.2, take 4.2 over M07, deploy K03, expand harbor, dev oder star; special S07, season, decree DEC05; end beendet den Zug
discordia-notation-deploy = deploy K03 besetzt das nächste Feld von K03; pass verzichtet
discordia-notation-step = dev oder exp geht den Schritt; pass verzichtet
discordia-notation-tower = tower trade harbor2 oder tower military harbor2; pass verzichtet
discordia-notation-expand = expand harbor, fort, market, field, dev oder exp; pass verzichtet
discordia-notation-tile = take 4.2, oder take 4.2 over M07; pass verzichtet
discordia-notation-return = return B W gibt einen Seemann und einen Händler zurück; die Buchstaben sind B R W Y
discordia-notation-privilege = privilege PRI07 wählt dieses Privileg

## Optionen. In den Namen steht -, wo die Option oder der Wert _ hat.

discordia-option-boards = Stadttableaus
    .about = Ob jeder eine der Städte aus Magna mit eigenem Charakter regiert.
discordia-choice-boards-off = Standard: alle Städte gleich
discordia-choice-boards-on = Sechs Städte zur Wahl

discordia-option-magna = Magna-Plättchen
    .about = Ob auch Außenposten über dem Plan Arbeiter brauchen und am Jahresende zuschlagen, wenn sie keine bekommen.
discordia-choice-magna-off = Keine Außenposten
discordia-choice-magna-on = Mit Außenposten: 160 Arbeiter, zu Beginn mehr

discordia-option-magna-reopen-converted = Außenposten unter ausgelaufenen Schiffen
    .about = Ob ein Magna-Plättchen unter einem Schiff, das zum Marktstand wurde, im neuen Jahr wieder aufgedeckt wird.
discordia-choice-magna-reopen-converted-off = Der Adler bleibt oben
discordia-choice-magna-reopen-converted-on = Sie werden wieder aufgedeckt

discordia-option-solo-win-max = Restliche Arbeiter im Solospiel
    .about = Mit wie vielen Arbeitern ohne Arbeit du nach Jahr 4 im Solospiel noch gewinnst; 0 ist streng.

discordia-option-campaign = Kampagne
    .about = Die Stadttableaus, die du schon gespielt hast, in einer Kampagne von sechs Partien gegen Janus.
discordia-choice-campaign-new = Neu: noch kein Tableau gespielt
