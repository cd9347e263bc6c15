### Der Browser-Client auf Deutsch: Beschriftungen und Sätze der Seiten selbst. Was ein Spiel sagt, steht in seiner Datei.

## Überall

web-skip = Zum Hauptteil
web-home = Ludi, zur Lobby
web-lobby = Lobby
web-to-lobby = Zur Lobby
web-language = Sprache
web-settings = Einstellungen
web-theme = Licht
web-theme-system = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = Alles bewegt sich
web-motion-less = So wenig wie möglich
web-sound = Töne
web-shortcuts = Tasten
web-about = Über Ludi
web-close = Schließen
web-loading = Einen Moment …
web-retry = Noch einmal
web-reload = Seite neu laden
web-broken = Auf dieser Seite ist etwas kaputtgegangen. Die Partie selbst ist auf dem Server sicher.
web-load-failed = Dieser Teil der Seite ist nicht angekommen.
web-lost-title = Hier ist nichts
web-lost = Dieser Weg führt nicht nach Rom. Vielleicht ist der Link unvollständig.
web-about-1 = Ludi ist ein Haus für vier römische Spiele, vollständig und genau nach ihren Regeln.
web-about-2 = Spiel mit Freunden, denen du einen Link schickst, mit Fremden an einem öffentlichen Tisch oder gegen Bots. Niemand braucht ein Konto: Deinen Platz merkt sich dieser Browser.
web-about-3 = Jede Ziehung lässt sich hinterher nachrechnen: Der Server legt sein Geheimnis vor der Partie fest, jeder Browser steuert ein versiegeltes Wort bei, und am Ende rechnet dein Browser alles nach. Die Aufzeichnung enthält die ganze Partie; nimm sie mit nach Hause, öffne sie wieder, spiel ab jeder Stellung weiter.
web-about-4 = Spielregeln, Bretter und Bilder sind unsere eigenen Worte und Zeichnungen.

## Tasten

web-key-help = diese Liste
web-key-board = zum Spielbrett
web-key-arrows = über das Spielbrett
web-key-pick = wählen oder bestätigen
web-key-unpick = Gewähltes wieder ablegen; zurück aus dem Rückblick
web-key-undo = Zug zurücknehmen
web-key-hint = Tipp
web-key-rules = Spielregeln
web-key-prompt = noch einmal hören, was zu tun ist
web-key-chat = Chat
web-key-steps = einen Schritt zurück oder weiter durch die Partie

## Lobby

web-tagline = Vier römische Spiele, vollständig und nach den Regeln. Nimm Platz.
web-games = Spiele
web-extras = Ein schnelles für zwischendurch
web-card-seats = { $seats } Spieler
web-card-facts = { $seats } Spieler · { $minutes } Minuten
web-play = Spielen
web-play-game = { $game } spielen
web-rules = Regeln
web-rules-game = Regeln von { $game }
web-mine = Deine Tische
web-mine-none = Du sitzt noch nirgends. Wähl oben ein Spiel, und in einer Minute geht es los.
web-past = Gespielt
web-past-none = Noch keine beendete Partie.
web-public = Offen für alle
web-public-none = Zurzeit gibt es keinen öffentlichen Tisch. Eröffne einen, dann steht er hier für alle.
web-record = Eine Partie aus einer Datei
web-record-about = Eine Aufzeichnung enthält eine ganze Partie. Öffne eine, um zurückzuschauen oder ab einer beliebigen Stellung weiterzuspielen.
web-record-open = Aufzeichnung öffnen
web-line-open = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
web-line-ready = kann beginnen
web-line-abandoned = abgebrochen
web-line-won = { $count ->
    [0] verloren
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
web-line-you = du bist dran
web-line-playing = wird gespielt
web-line-turn = am Zug: { $names }
web-free = Freier Platz

## Neuer Tisch

web-new-title = Neuer Tisch: { $game }
web-no-game-title = Dieses Spiel gibt es nicht
web-no-game = Das wird in diesem Haus nicht gespielt, oder noch nicht.
web-read-rules = Regeln lesen
web-new-who = Wer spielt mit?
web-new-count = Spieler
web-your-name = Dein Name
web-guest = Gast
web-seat = Platz { $letter }
web-chair-me = Ich
web-chair-here = Noch jemand an diesem Bildschirm
web-chair-name = Name auf Platz { $letter }
web-chair-name-about = Name, wenn du magst
web-chair-open = Jemand per Link
web-bot-easy = Bot, leicht
web-bot-medium = Bot, mittel
web-bot-hard = Bot, stark
web-reach = Wer darf die freien Plätze nehmen?
web-reach-link = Nur wer von mir den Link bekommt
web-reach-public = Alle: den Tisch in der Lobby zeigen
web-make-start = Partie beginnen
web-make-watch = Den Bots zusehen
web-make-open = { $count ->
    [one] Tisch eröffnen und jemanden einladen
   *[other] Tisch eröffnen und { $count } Leute einladen
}
web-house-rules = Varianten und Uhren
web-option-own = Eigene Wahl …
web-clock-move = Bedenkzeit je Zug
web-clock-game = Bedenkzeit für die Partie
web-clock-about = Läuft deine Zeit ab, macht ein Bot diesen einen Zug; bist du nicht da, spielt er weiter, bis du zurück bist.
web-clock-none = Unbegrenzt
web-clock-seconds = { $count } Sekunden
web-clock-minutes = { $count } Minuten
web-clock-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

## Vor der Partie

web-table = Tisch
web-opening = Der Tisch wird geöffnet
web-no-table-title = Hier steht kein Tisch
web-no-table = Ist der Link vollständig? Vielleicht gibt es den Tisch auch nicht mehr.
web-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-goes-on = Die Partie geht ab Schritt { $step } weiter.
web-ready-start = Alle sind da. Ihr könnt anfangen.
web-ready-wait = Alle sind da; gleich geht es los.
web-you = du
web-here = da
web-not-here = weg
web-which-seat = Platz
web-sit = Hinsetzen
web-start = Partie beginnen
web-fill = { $count ->
    [one] Den Platz einem Bot geben und anfangen
   *[other] Die Plätze Bots geben und anfangen
}
web-stand-up = Aufstehen
web-abandon = Tisch schließen
web-delete = Tisch löschen
web-delete-title = Diesen Tisch löschen?
web-delete-about = Der Tisch, die Partie und alles, was hier gesagt wurde, sind dann für alle endgültig weg. Wer noch da ist, erfährt es. Lade vorher die Aufzeichnung herunter, wenn du die Partie behalten willst.
web-delete-yes = Löschen
web-delete-no = Behalten
web-deleted-title = Der Tisch ist weg
web-deleted = Wer diesen Tisch eröffnet hat, hat ihn gelöscht.
web-unreadable-title = Dieser Tisch lässt sich nicht öffnen
web-invite = Einladen
web-invite-link = Schick diesen Link allen, die mitspielen sollen; ein Konto brauchen sie nicht.
web-invite-public = Der Tisch steht für alle in der Lobby. Dieser Link führt direkt hierher.
web-copy = Kopieren
web-copied = Kopiert
web-agreed = So spielen wir
web-agreed-usual = Nach den üblichen Regeln.
web-seat-change = Platz { $letter } ändern

## Beim Spielen

web-online = Verbunden
web-connecting = Verbindung wird aufgebaut …
web-offline = Keine Verbindung. Nichts geht verloren.
web-offline-in = Keine Verbindung. Nichts geht verloren; neuer Versuch in { $seconds } s.
web-retry-now = Jetzt versuchen
web-players = Spieler
web-player = Spieler
web-aside = Spieler, Verlauf und Chat
web-acts = Was du tun kannst
web-to-move = am Zug
web-next = als Nächstes
web-in-hand = { $count } im Vorrat
web-away = { $bot } springt ein
web-points = Punkte
web-at-screen = an diesem Bildschirm
web-take-screen = An den Bildschirm
web-take-screen-as = { $name } kommt an den Bildschirm
web-curtain-title = Gib { $name } den Bildschirm
web-curtain-about = Der Tisch ist verdeckt, damit alle ihre Geheimnisse behalten.
web-curtain-lift = Ich bin { $name }: Tisch aufdecken
web-beside = am Bildschirm von { $name }
web-kept = freigehalten für den, der hier saß
web-stand-in = Bot spielen lassen
web-stand-in-for = Bot für { $name } spielen lassen
web-ask = Um den Platz bitten
web-ask-for = Um den Platz von { $name } bitten
web-ask-about = Alle anderen müssen einverstanden sein. Bis dahin schaust du zu; danach gehört der Platz dir.
web-ask-all = Die anderen fragen
web-asked = { $name } bittet um den Platz von { $seat }, der schon eine Weile leer ist.
web-asked-bot = { $name } möchte anstelle von { $seat } spielen.
web-asked-you = Du bittest um den Platz von { $seat }.
web-asked-waits = { $count ->
    [one] { $names } muss noch zustimmen.
   *[other] { $names } müssen noch zustimmen.
}
web-asked-owner = Das entscheidet, wer den Tisch eröffnet hat.
web-asked-refuse = Lieber nicht
web-hand = Meinen Platz weitergeben
web-hand-about = Wer diesen Link öffnet, spielt auf deinem Platz weiter und sieht, was du siehst: du an einem anderen Gerät oder jemand anders. Der Link gilt einmal; danach gehört der Platz hier nicht mehr dir. Alle am Tisch erfahren es.
web-hand-make = Link erstellen
web-hand-link = Link zu deinem Platz
web-hand-withdraw = Link zurückziehen
web-absence = Wer so lange weg ist, darf ersetzt werden
web-absence-never = Nie
web-absence-about = Für jemanden, der so lange keine Verbindung hat, darf ein Bot spielen; sind alle anderen einverstanden, bekommt jemand anders den Platz.
web-channel-seats = Plätze
web-starting = Alle versiegelten Wörter werden geöffnet …
web-draws = Faire Ziehungen
web-draws-promise = Der Server hat sein Geheimnis festgelegt. { $count ->
    [0] Jeder Browser steuert ein versiegeltes Wort bei; zu Beginn der Partie werden alle zugleich geöffnet.
    [one] Ein Spieler hat ein versiegeltes Wort beigesteuert; zu Beginn der Partie werden alle zugleich geöffnet.
   *[other] { $count } Spieler haben ein versiegeltes Wort beigesteuert; zu Beginn der Partie werden alle zugleich geöffnet.
}
web-draws-seals = Was festliegt
web-draws-commitment = Vorher festgelegt (SHA-256 des Geheimnisses)
web-draws-secret = Geheimnis
web-draws-words = Wörter der Spieler
web-draws-fair = { $count ->
    [one] Die einzige Ziehung wurde hier nachgerechnet und stimmt.
   *[other] Alle { $count } Ziehungen wurden hier nachgerechnet und stimmen.
}
web-draws-wrong = Die Ziehungen dieser Partie stimmen nicht. Bewahre die Aufzeichnung auf.
web-draws-unknown = Das Geheimnis dieser Partie ist hier nicht bekannt, deshalb lassen sich die Ziehungen nicht prüfen.
web-draws-there = Dieser Browser hat vor der Partie gesehen, was festgelegt wurde, und es ist dasselbe wie jetzt.
web-draws-not-there = Dieser Browser war vor der Partie nicht da; bei dem, was festgelegt wurde, vertraut er dem Server.
web-draws-left-out = Dein eigenes Wort wurde nicht rechtzeitig geöffnet und zählt nicht.
web-draws-foreign = { $count ->
    [one] Eine frühere Ziehung stammt von dem Tisch, von dem diese Partie kommt.
   *[other] { $count } frühere Ziehungen stammen von dem Tisch, von dem diese Partie kommt.
}
web-draws-fault-secret = Das gezeigte Geheimnis ist nicht das festgelegte.
web-draws-fault-promise = Vor der Partie wurde etwas anderes festgelegt, als jetzt gezeigt wird.
web-draws-fault-words = Die Wörter sind nicht die versiegelten.
web-draws-fault-draws = Nicht jede Ziehung folgt aus dem Geheimnis und den Wörtern.
web-draws-list = Alle Ziehungen
web-draws-step = Schritt
web-draws-drawn = Gezogen
web-draws-ticket = Los
web-draws-ticket-of = { $ticket } von { $total }
web-draws-ticket-wrong = { $ticket } von { $total }: falsch
web-sent = Einen Moment …
web-confirm = Ausführen
web-unpick = Ablegen
web-choices = Deine Möglichkeiten
web-no-choice = Im Moment gibt es nichts zu wählen.
web-yes = ja
web-no = nein
web-search = Suchen
web-search-found = { $count } von { $all }
web-search-none = Nichts gefunden. Tippe weniger oder etwas anderes.
web-any-told = Was gerade geschah
web-any-failed = Das Brett dieses Spiels lässt sich nicht anzeigen. Hier spielst du einfach weiter.
web-undo = Zurück
web-hint = Tipp
web-thinking = Denkt nach …
web-hint-is = Ein Bot würde { $action } spielen.
web-hint-play = So spielen
web-offer-end = Ende anbieten
web-offered-end = Vorschlag von { $names }: die Partie jetzt beenden. Sie endet, wenn alle zustimmen.
web-offer-agree = Zustimmen
web-offer-back = Zurückziehen
web-leave = Gehen
web-leave-about = Wenn du gehst, spielt ein Bot für dich, bis du wiederkommst. Der Tisch bleibt in deiner Lobby.
web-leave-seat = Bot spielen lassen
web-stay = Bleiben
web-open-rule = Regel { $rule }
web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-log-look = Schritt { $step } ansehen
web-log-count = { $colour } hat { $count }:
web-log-open = Noch einmal zeigen
web-log-older = Zeigen, was vorher war
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt. Salve!
web-chat-say = Etwas sagen
web-chat-send = Senden
web-mute = { $name } stummschalten
web-unmute = { $name } wieder hören
web-speaker-spectator = Zuschauer
web-speaker-owner = Gastgeber
web-speaker-umpire = Spielleiter
web-speakers-spectator = die Zuschauer
web-speakers-owner = den Gastgeber
web-speakers-umpire = den Spielleiter
web-abandoned = Dieser Tisch wurde geschlossen.
web-abandoned-about = Hier hörte die Partie auf. Zurückschauen kannst du noch.
web-stopped = Diese Partie kann hier nicht weitergehen.
web-new-again = Ein neuer Tisch

## Das Ende und der Rückblick

web-result = Ergebnis
web-end-reason = Die Partie ist zu Ende: { $reason }.
web-rank = Rang
web-end-you = { $count ->
    [one] Du gewinnst
   *[other] Du gewinnst mit anderen gemeinsam
}
web-end-won = { $count ->
    [0] Die Partie ist verloren
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-end-nobody = Diesmal verloren
web-rematch = Noch eine Partie
web-to-rematch = Zur nächsten Partie
web-look-back = Zurückschauen
web-looking-back = Du schaust zurück auf Schritt { $step }.
web-back-to-game = Zurück zur Partie
web-replay = Rückblick
web-replay-first = An den Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Ans Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-step = Schritt { $step } von { $last }
web-eyes = Mit wessen Augen
web-eyes-own = Mit deinen: was du damals wusstest
web-eyes-spectator = Als Zuschauer: was alle sehen konnten
web-eyes-all = Mit allen: was niemand allein wusste
web-eyes-of = { $letter }, { $name }: was man dort wusste
web-seals-broken = Die Befehle von { $names } sind nicht die, die beim Abgeben versiegelt wurden. Trau dieser Runde nicht, und bewahre die Aufzeichnung auf.
web-fork = Von hier an weiterspielen
web-position-link = Link zu dieser Stellung kopieren
web-download = Aufzeichnung herunterladen

## Spielleiter, Fristen, Szenarien, Kampagnen

# Der ganze Tisch lässt die Frist enden.
web-offer-deadline = Vorschlagen, die Befehle jetzt aufzudecken
web-offered-deadline = Vorschlag von { $names }: die Befehle jetzt aufdecken; Schiffe ohne Befehle halten ihren Kurs. Es geschieht, wenn alle zustimmen.
# An jedem Tisch mit Spielleiter oder Uhr für die Runde
web-paused = Der Spielleiter hat die Partie angehalten.
web-turn-left = Befehle werden aufgedeckt in { $time }
web-order-part = Falsch ab { $part }
web-order-prefix = Bis hierher in Ordnung: { $prefix }
web-channel = An wen
web-channel-table = Alle
web-channel-squadron = Das Geschwader
web-channel-message = Per Bote
web-channel-message-to = Per Bote an { $name }
web-channel-umpire = Spielleiter
web-channel-spectators = Zuschauer
web-channel-umpires = Spielleiter unter sich
web-talk-apart = Wer spielt, hört dich gerade nicht; sprich mit den anderen Zuschauern.
web-new-umpire-none = Keiner
web-new-umpire-one = Einer, du selbst oder jemand, dem du den Link gibst
web-new-umpire-desks = Je einer für { $desks }, dazu ein Hauptspielleiter
web-umpire-links = Links für die Spielleiter
web-umpire-chief = Hauptspielleiter
web-umpire-of = Spielleiter für { $desk }
web-umpire-desk-of = Du leitest hier: { $desk }.
web-umpire-note-desk = Eine Notiz für deine Kapitäne und für die Aufzeichnung
web-clock-turn = Zeit für die Befehle einer Runde
web-new-own = Ein eigenes: eine Datei
web-new-own-wrong = Diese Datei ist kein Szenario: { $reason }
web-campaign = Kampagne
web-new-own-json = sie lässt sich nicht als JSON lesen; achte auf ein Komma, Anführungszeichen oder eine Klammer zu wenig oder zu viel
web-new-own-object = sie enthält kein Objekt mit Karte und Schiffen
web-new-own-large = sie ist größer als { $size } kB

## Probleme, die eine Seite selbst findet

web-problem-unreachable = Der Server antwortet nicht. Läuft er noch, und bist du online?
web-problem-failed = Der Server konnte das gerade nicht tun ({ $status }). Versuch es in einer Weile noch einmal.
web-problem-not-taken = Das nimmt der Server nicht an ({ $status }). Geh zurück in die Lobby und fang dort neu an.
web-problem-offline = Gerade gibt es keine Verbindung, deshalb wurde nichts gesendet. Versuch es wieder, wenn sie zurück ist.
web-problem-not-arrived = Die Verbindung ist abgerissen, und dein letzter Zug kam nicht an. Mach ihn noch einmal.
web-problem-not-given = Du bekommst diesen Platz nicht: Jemand hat nein gesagt, oder sein Spieler ist zurück.

## Wo es ein Regelheft in dieser Sprache nicht gibt

web-rules-language = Die Spielregeln gibt es bisher nur auf Englisch und Niederländisch; hier stehen sie auf Englisch.

## Leute an den Tisch holen

web-invite-alone = Nur dieser Rechner kann diesen Link öffnen. Um andere in deinem Netz einzuladen, beende Ludi und starte es mit
web-invite-cut-off = Nur dieser Rechner kann diesen Link öffnen: Er ist in keinem Netz. Verbinde ihn und lade diese Seite neu.
web-invite-address = Adresse
web-share = Teilen
web-share-text = Spiel { $game } mit uns
web-qr = QR-Code von { $link }

## Fair untereinander

web-am-back = Ich bin wieder da
web-bot-plays = Ein Bot spielt für dich.
web-late = Deine Zeit ist um: Ein Bot macht diesen Zug für dich.
