### Der Browser-Client auf Deutsch: Beschriftungen und Sätze der Seiten selbst. Was ein Spiel sagt, steht in seiner Datei.

## Überall

web-skip = Zum Inhalt springen
web-home = Ludi, zurück zur Lobby
web-lobby = Lobby
web-to-lobby = Zurück zur Lobby
web-language = Sprache
web-settings = Einstellungen
web-theme = Design
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Animation
web-motion-system = System
web-motion-full = An
web-motion-less = Reduziert
web-sound = Ton
web-shortcuts = Tastenkürzel
web-about = Über Ludi
web-close = Schließen
web-loading = Wird geladen …
web-retry = Noch einmal versuchen
web-reload = Seite neu laden
web-broken = Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist auf dem Server sicher.
web-load-failed = Dieser Teil der Seite konnte nicht geladen werden.
web-lost-title = Seite nicht gefunden
web-lost = Dieser Weg führt nicht nach Rom. Vielleicht ist der Link unvollständig.
web-about-1 = Auf Ludi spielst du vier römische Brettspiele, vollständig und nach den Originalregeln.
web-about-2 = Spiel mit Freunden, denen du einen Link schickst, mit Fremden an einem öffentlichen Tisch oder gegen Bots. Du brauchst kein Konto: Dieser Browser merkt sich deinen Platz.
web-about-3 = Jede Ziehung lässt sich hinterher nachrechnen: Der Server legt sein Geheimnis vor der Partie fest, jeder Browser steuert ein versiegeltes Wort bei, und am Ende rechnet dein Browser alles nach. Eine Spieldatei enthält die ganze Partie: Lade sie herunter, öffne sie später wieder oder spiel ab jeder Stellung weiter.
web-about-4 = Die Spielregeln haben wir selbst formuliert, die Spielbretter und Bilder selbst gezeichnet.

## Tasten

web-key-help = diese Liste
web-key-board = zum Spielbrett
web-key-arrows = auf dem Spielbrett bewegen
web-key-pick = auswählen oder bestätigen
web-key-unpick = Auswahl aufheben; zurück zur Partie
web-key-undo = Zug zurücknehmen
web-key-hint = Tipp anzeigen
web-key-rules = Spielregeln öffnen
web-key-prompt = noch einmal hören, was zu tun ist
web-key-chat = im Chat schreiben
web-key-steps = einen Schritt zurück oder vor

## Lobby

web-tagline = Vier römische Brettspiele, vollständig und nach den Originalregeln. Nimm Platz.
web-games = Spiele
web-extras = Ein schnelles Spiel
web-card-seats = { $seats } Spieler
web-card-facts = { $seats } Spieler · { $minutes } Minuten
web-play = Spielen
web-play-game = { $game } spielen
web-rules = Spielregeln
web-rules-game = Spielregeln von { $game }
web-mine = Deine Tische
web-mine-none = Du sitzt noch an keinem Tisch. Wähl oben ein Spiel, und in einer Minute geht es los.
web-past = Beendete Partien
web-past-none = Noch keine beendeten Partien.
web-public = Öffentliche Tische
web-public-none = Zurzeit gibt es keine öffentlichen Tische. Eröffne einen, dann sehen ihn hier alle.
web-record = Eine Partie aus einer Datei
web-record-about = Eine Spieldatei enthält eine ganze Partie. Öffne sie, um die Partie noch einmal anzusehen oder ab einer Stellung weiterzuspielen.
web-record-open = Spieldatei öffnen
web-line-open = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
web-line-ready = kann beginnen
web-line-abandoned = geschlossen
web-line-won = { $count ->
    [0] verloren
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
web-line-you = du bist dran
web-line-playing = läuft
web-line-turn = wartet auf { $names }
web-free = Freier Platz

## Neuer Tisch

web-new-title = Neuer Tisch: { $game }
web-no-game-title = Spiel nicht gefunden
web-no-game = Dieses Spiel gibt es hier nicht.
web-read-rules = Spielregeln lesen
web-new-who = Wer spielt mit?
web-new-count = Spieler
web-your-name = Dein Name
web-guest = Gast
web-seat = Platz { $letter }
web-chair-me = Ich
web-chair-here = Jemand an diesem Gerät
web-chair-name = Name für Platz { $letter }
web-chair-name-about = Name (freiwillig)
web-chair-open = Jemand, den ich einlade
web-bot-easy = Bot (leicht)
web-bot-medium = Bot (mittel)
web-bot-hard = Bot (schwer)
web-reach = Wer darf sich dazusetzen?
web-reach-link = Nur wer den Link hat
web-reach-public = Alle: Tisch in der Lobby anzeigen
web-make-start = Partie starten
web-make-watch = Den Bots zusehen
web-make-open = { $count ->
    [one] Tisch eröffnen und jemanden einladen
   *[other] Tisch eröffnen und { $count } Leute einladen
}
web-house-rules = Varianten und Bedenkzeit
web-option-own = Eigene Wahl …
web-clock-move = Bedenkzeit pro Zug
web-clock-game = Bedenkzeit für die ganze Partie
web-clock-about = Läuft deine Zeit ab, macht ein Bot diesen einen Zug; bist du nicht da, spielt er weiter, bis du zurück bist.
web-clock-none = Unbegrenzt
web-clock-seconds = { $count } Sekunden
web-clock-minutes = { $count } Minuten
web-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## Vor der Partie

web-table = Tisch
web-opening = Tisch wird geöffnet …
web-no-table-title = Tisch nicht gefunden
web-no-table = Ist der Link vollständig? Vielleicht wurde der Tisch auch gelöscht.
web-waiting = { $count ->
    [one] Noch 1 Platz ist frei.
   *[other] Noch { $count } Plätze sind frei.
}
web-goes-on = Die Partie geht ab Schritt { $step } weiter.
web-ready-start = Alle sind da. Es kann losgehen.
web-ready-wait = Alle sind da. Gleich geht es los.
web-you = du
web-here = online
web-not-here = abwesend
web-sit = Freien Platz nehmen
web-start = Partie starten
web-fill = { $count ->
    [one] Freien Platz einem Bot geben und starten
   *[other] Freie Plätze Bots geben und starten
}
web-stand-up = Meinen Platz freigeben
web-abandon = Tisch schließen
web-delete = Tisch löschen
web-delete-title = Diesen Tisch löschen?
web-delete-about = Der Tisch, die Partie und der Chat werden für alle endgültig gelöscht. Wer gerade hier ist, erfährt es. Willst du die Partie behalten, lade sie vorher herunter.
web-delete-yes = Für alle löschen
web-delete-no = Tisch behalten
web-deleted-title = Tisch gelöscht
web-deleted = Der Gastgeber hat diesen Tisch gelöscht.
web-unreadable-title = Dieser Tisch lässt sich nicht öffnen
web-invite = Mitspieler einladen
web-invite-link = Schick diesen Link allen, mit denen du spielen willst. Ein Konto brauchen sie nicht.
web-invite-public = Der Tisch steht in der Lobby. Dieser Link führt direkt hierher.
web-copy = Link kopieren
web-copied = Link kopiert
web-agreed = Optionen
web-agreed-usual = Standardregeln.
web-seat-change = Platz { $letter } ändern

## Beim Spielen

web-online = Verbunden
web-connecting = Verbindung wird aufgebaut …
web-offline = Verbindung unterbrochen. Deine Partie ist sicher.
web-offline-in = Verbindung unterbrochen. Deine Partie ist sicher; neuer Versuch in { $seconds } s.
web-retry-now = Jetzt noch einmal versuchen
web-players = Spieler
web-player = Spieler
web-aside = Spieler, Verlauf und Chat
web-acts = Deine Aktionen
web-to-move = am Zug
web-next = als Nächstes
web-in-hand = { $count } im Vorrat
web-away = { $bot } springt ein
web-points = Punkte
web-at-screen = an diesem Gerät
web-take-screen = Wechseln
web-take-screen-as = Zu { $name } wechseln
web-curtain-title = Gib das Gerät an { $name } weiter
web-curtain-about = Der Tisch ist verdeckt, damit niemand die Geheimnisse der anderen sieht.
web-curtain-lift = Ich bin { $name }: Tisch zeigen
web-beside = am Gerät von { $name }
web-kept = reserviert für den Spieler, der hier saß
web-stand-in = Bot spielen lassen
web-stand-in-for = Bot für { $name } spielen lassen
web-ask = Um diesen Platz bitten
web-ask-for = Um diesen Platz bitten, von { $name }
web-ask-about = Alle anderen Spieler müssen zustimmen. Bis dahin schaust du zu; danach gehört der Platz dir.
web-ask-all = Die anderen Spieler fragen
web-asked = { $name } bittet um den Platz von { $seat }, der schon eine Weile leer ist.
web-asked-bot = { $name } möchte anstelle von { $seat } spielen.
web-asked-you = Du hast um den Platz von { $seat } gebeten.
web-asked-waits = { $count ->
    [one] { $names } muss noch zustimmen.
   *[other] { $names } müssen noch zustimmen.
}
web-asked-owner = Der Gastgeber entscheidet.
web-asked-refuse = Ablehnen
web-hand = Meinen Platz weitergeben
web-hand-about = Wer diesen Link öffnet, übernimmt deinen Platz und sieht, was du siehst: du an einem anderen Gerät oder jemand anderes. Der Link gilt einmal; danach gehört dir der Platz an diesem Gerät nicht mehr. Alle am Tisch erfahren es.
web-hand-make = Link erstellen
web-hand-link = Link zu deinem Platz
web-hand-withdraw = Link zurückziehen
web-absence = Abwesende dürfen ersetzt werden nach
web-absence-never = Nie
web-absence-about = Nach dieser Zeit ohne Verbindung darf ein Bot einspringen. Stimmen alle anderen Spieler zu, kann jemand anderes den Platz übernehmen.
web-channel-seats = Plätze
web-starting = Die versiegelten Wörter werden geöffnet …
web-draws = Faire Ziehungen
web-draws-promise = Der Server hat sein Geheimnis festgelegt. { $count ->
    [0] Jeder Browser steuert ein versiegeltes Wort bei; beim Start werden alle gleichzeitig geöffnet.
    [one] Ein Spieler hat ein versiegeltes Wort beigesteuert; beim Start werden alle gleichzeitig geöffnet.
   *[other] { $count } Spieler haben ein versiegeltes Wort beigesteuert; beim Start werden alle gleichzeitig geöffnet.
}
web-draws-seals = Was festgelegt wurde
web-draws-commitment = Vorher festgelegt (SHA-256 des Geheimnisses)
web-draws-secret = Geheimnis
web-draws-words = Wörter der Spieler
web-draws-fair = { $count ->
    [one] Dieser Browser hat die einzige Ziehung nachgerechnet; sie stimmt.
   *[other] Dieser Browser hat alle { $count } Ziehungen nachgerechnet; sie stimmen.
}
web-draws-wrong = Die Ziehungen dieser Partie stimmen nicht. Lade die Partie herunter und bewahre sie auf.
web-draws-unknown = Das Geheimnis dieser Partie ist hier nicht bekannt, deshalb lassen sich die Ziehungen nicht prüfen.
web-draws-there = Dieser Browser hat vor der Partie gesehen, was festgelegt wurde, und es stimmt überein.
web-draws-not-there = Dieser Browser war vor der Partie nicht da; was festgelegt wurde, weiß er nur vom Server.
web-draws-left-out = Dein eigenes Wort wurde nicht rechtzeitig geöffnet und zählt nicht.
web-draws-foreign = { $count ->
    [one] Eine frühere Ziehung stammt von dem Tisch, an dem diese Partie begann.
   *[other] { $count } frühere Ziehungen stammen von dem Tisch, an dem diese Partie begann.
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
web-sent = Wird gesendet …
web-confirm = Bestätigen
web-unpick = Abbrechen
web-choices = Deine Möglichkeiten
web-no-choice = Im Moment gibt es nichts auszuwählen.
web-yes = ja
web-no = nein
web-search = Suchen
web-search-found = { $count } von { $all }
web-search-none = Nichts gefunden. Tipp weniger oder etwas anderes ein.
web-any-told = Was gerade passiert ist
web-any-failed = Das eigene Spielbrett dieses Spiels konnte nicht angezeigt werden. Du kannst hier einfach weiterspielen.
web-undo = Rückgängig
web-hint = Tipp
web-thinking = Denkt nach …
web-hint-play = Diesen Zug spielen
web-offer-end = Spielende vorschlagen
web-offered-end = Vorschlag von { $names }: die Partie jetzt beenden. Sie endet, wenn alle zustimmen.
web-offer-agree = Zustimmen
web-offer-back = Vorschlag zurückziehen
web-leave = Tisch verlassen
web-leave-about = Wenn du gehst, spielt ein Bot für dich, bis du zurückkommst. Du findest den Tisch in der Lobby wieder.
web-leave-seat = Gehen und einen Bot spielen lassen
web-stay = Am Tisch bleiben
web-open-rule = Regel { $rule }
web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-log-look = Schritt { $step } ansehen
web-log-count = { $colour } hat { $count }:
web-log-open = Noch einmal zeigen
web-log-older = Frühere Ereignisse zeigen
web-chat = Chat
web-chat-empty = Noch keine Nachrichten. Salve!
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-mute = { $name } stummschalten
web-unmute = Stummschaltung von { $name } aufheben
web-speaker-spectator = Zuschauer
web-speaker-owner = Gastgeber
web-speaker-umpire = Spielleiter
web-speakers-spectator = die Zuschauer
web-speakers-owner = den Gastgeber
web-speakers-umpire = den Spielleiter
web-abandoned = Dieser Tisch wurde geschlossen.
web-abandoned-about = Die Partie wurde hier abgebrochen. Ansehen kannst du sie noch.
web-stopped = Diese Partie kann hier nicht weitergehen.
web-new-again = Neuen Tisch eröffnen

## Das Ende und der Rückblick

web-result = Ergebnis
web-end-reason = Die Partie ist zu Ende: { $reason }.
web-rank = Platz
web-end-you = { $count ->
    [one] Du gewinnst
   *[other] Du gewinnst mit anderen gemeinsam
}
web-end-won = { $count ->
    [0] Die Partie ist verloren
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-end-nobody = Diesmal hast du verloren
web-rematch = Noch einmal spielen
web-to-rematch = Zur nächsten Partie
web-look-back = Partie ansehen
web-looking-back = Du siehst Schritt { $step }.
web-back-to-game = Zurück zur Partie
web-replay = Partie ansehen
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-step = Schritt { $step } von { $last }
web-eyes = Ansicht
web-eyes-own = Du: was du damals wusstest
web-eyes-spectator = Zuschauer: was alle sehen konnten
web-eyes-all = Alles, auch was verborgen war
web-eyes-of = { $letter }, { $name }: was dieser Spieler wusste
web-seals-broken = Die Befehle von { $names } sind nicht die, die beim Abgeben versiegelt wurden. Verlass dich nicht auf diese Runde; lade die Partie herunter und bewahre sie auf.
web-fork = Ab hier weiterspielen
web-position-link = Link zu dieser Stellung kopieren
web-download = Partie herunterladen

## Spielleiter, Fristen, Szenarien, Kampagnen

# Der ganze Tisch lässt die Frist enden.
web-offer-deadline = Vorschlagen, die Befehle jetzt aufzudecken
web-offered-deadline = Vorschlag von { $names }: die Befehle jetzt aufdecken; Schiffe ohne Befehle halten ihren Kurs. Es geschieht, wenn alle zustimmen.
# An jedem Tisch mit Spielleiter oder Uhr für die Runde
web-paused = Der Spielleiter hat die Partie angehalten.
web-turn-left = Befehle werden aufgedeckt in { $time }
web-order-part = Fehler bei { $part }
web-order-prefix = Richtig bis hier: { $prefix }
web-channel = An wen
web-channel-table = Alle
web-channel-squadron = Das Geschwader
web-channel-message = Per Bote
web-channel-message-to = Per Bote an { $name }
web-channel-umpire = Spielleiter
web-channel-spectators = Zuschauer
web-channel-umpires = Spielleiter unter sich
web-talk-apart = Die Spieler hören dich gerade nicht. Sprich mit den anderen Zuschauern.
web-new-umpire-none = Keiner
web-new-umpire-one = Einer: du oder jemand, dem du den Link schickst
web-new-umpire-desks = Je einer für { $desks } und ein Hauptspielleiter
web-umpire-links = Links für die Spielleiter
web-umpire-chief = Hauptspielleiter
web-umpire-of = Spielleiter für { $desk }
web-umpire-desk-of = Du bist Spielleiter für { $desk }.
web-umpire-note-desk = Eine Notiz für deine Kapitäne, die bei der Partie aufbewahrt wird
web-clock-turn = Zeit pro Runde zum Schreiben der Befehle
web-new-own = Ein eigenes, aus einer Datei
web-new-own-wrong = Diese Datei ist kein Szenario: { $reason }
web-campaign = Kampagne
web-new-own-json = sie ist kein gültiges JSON; such nach einem fehlenden oder überzähligen Komma, Anführungszeichen oder einer Klammer
web-new-own-object = sie enthält kein Objekt mit Karte und Schiffen
web-new-own-large = sie ist größer als { $size } kB

## Probleme, die eine Seite selbst findet

web-problem-unreachable = Der Server antwortet nicht. Läuft er noch, und bist du online?
web-problem-failed = Das hat der Server gerade nicht geschafft ({ $status }). Versuch es später noch einmal.
web-problem-not-taken = Das nimmt der Server nicht an ({ $status }). Geh zurück zur Lobby und fang dort neu an.
web-problem-offline = Du bist offline, deshalb wurde nichts gesendet. Versuch es wieder, wenn die Verbindung zurück ist.
web-problem-not-arrived = Die Verbindung ist abgebrochen, bevor dein letzter Zug ankam. Mach ihn bitte noch einmal.
web-problem-not-given = Du bekommst diesen Platz nicht: Jemand hat abgelehnt, oder der Spieler ist zurück.

## Wo es ein Regelheft in dieser Sprache nicht gibt

web-rules-language = Die Spielregeln gibt es bisher nur auf Englisch und Niederländisch; hier stehen sie auf Englisch.

## Leute an den Tisch holen

web-invite-alone = Nur dieser Rechner kann diesen Link öffnen. Um andere in deinem Netz einzuladen, beende Ludi und starte es mit
web-invite-cut-off = Nur dieser Rechner kann diesen Link öffnen: Er ist in keinem Netz. Verbinde ihn und lade diese Seite neu.
web-invite-address = Adresse
web-share = Teilen
web-share-text = Spiel { $game } mit uns
web-qr = QR-Code von { $link }
web-sit-or = Oder wähle einen von diesen:
web-sit-here = Hier hinsetzen
web-sit-here-as = Hier hinsetzen: { $letter } { $role }
web-you-are = Du bist { $name }
web-latecomer = { $count ->
    [one] Das Spiel hat begonnen. Ein Platz ist noch zu haben: Frag danach.
   *[other] Das Spiel hat begonnen. { $count } Plätze sind noch zu haben: Frag nach einem.
}
web-latecomer-show = Zeigen
web-look-0 = rote Raute
web-look-1 = blaue Scheibe
web-look-2 = ockerfarbenes Dreieck
web-look-3 = grünes Quadrat
web-look-4 = violetter Stern
web-look-5 = schwarzer Ring
web-organise = Plätze auf einmal
web-organise-tally = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} ({ $here } da) · { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} · { $free } frei
web-organise-which = Welche Plätze
web-organise-all = Alle Plätze
web-organise-open = { $count ->
    [0] Per Link
   *[other] { $count } per Link
}
web-organise-bots = { $count ->
    [0] Bots
   *[other] { $count } an Bots
}
web-organise-level = Stärke der Bots
web-new-all-open = Alle anderen per Link
web-new-all-bots = Alle anderen Bots
web-move = Versetzen nach …
web-move-of = { $name } auf einen anderen Platz setzen
web-seat-link = QR-Code
web-seat-link-for = QR-Code für Platz { $letter }
web-seat-link-of = { $name } ({ $letter })
web-seat-link-about = Wer diesen Code scannt, bekommt den Platz. Er gilt einmal, und ein Handy, das den Platz hatte, verliert ihn.
web-sheets = Blätter zum Drucken
web-sheets-about = Ein Blatt je Platz, mit einem QR-Code: Wer ihn zuerst scannt, bekommt den Platz. Auf Papier: was der Platz ist und wie man Befehle schreibt.
web-sheets-owner = Nur der Browser des Gastgebers macht die Codes; ohne ihn fehlen sie auf den Blättern.
web-sheets-slips = Mit leeren Befehlszetteln
web-sheets-name = Name: ____________________
web-sheets-scan = Scanne diesen Code mit dem Handy: Dann gehört dir dieser Platz. Er gilt einmal.
web-sheets-how = So schreibt man Befehle
web-slip-turn = Runde
web-print = Drucken
web-to-table = Zurück zum Tisch
web-projector = Projektor-Ansicht
web-projector-join = { $count ->
    [one] Scannen und mitspielen: ein Platz ist frei
   *[other] Scannen und mitspielen: { $count } Plätze sind frei
}
web-projector-ready = Alle sind da.
web-projector-writing = Noch am Schreiben: { $count }
web-projector-more = und { $count } weitere
web-attendance = { $away ->
    [0] Wer da ist: alle { $people }
   *[other] Wer da ist: { $away } von { $people } abwesend
}
web-paper = Befehle vom Papier
web-paper-whose = Wessen Befehle
web-paper-give = Diese Befehle geben

## Fair untereinander

web-am-back = Ich bin wieder da
web-bot-plays = Ein Bot spielt für dich.
web-late = Deine Zeit ist um: Ein Bot macht diesen Zug für dich.
web-undo-asks = { $name } möchte den letzten Zug zurücknehmen. Dann ist { $name } wieder am Zug.
web-undo-allow = Erlauben
web-undo-refuse = Ablehnen
web-undo-waits = Du hast darum gebeten, deinen Zug zurückzunehmen. Es fehlt noch: { $names }.
web-undo-withdraw = Doch nicht
web-undo-seen = { $name } bittet { $names }, den letzten Zug zurücknehmen zu dürfen.
web-watching = Du schaust bei dieser Partie zu.
web-watching-ask = Mitspielen
web-offer-sure = Sicher?
web-offer-sure-end = Die anderen werden gefragt, ob das Spiel hier endet. Sind alle einverstanden, ist es vorbei, und der jetzige Stand zählt.
web-offer-sure-deadline = Die anderen werden gefragt, ob die Befehle jetzt aufgedeckt werden. Sind alle einverstanden, wird die Runde sofort gespielt, und Schiffe ohne Befehle halten ihren Kurs.
web-offer-not = Jetzt nicht

## Tipps mit Begründung, und Hilfe in der ersten Partie

web-hint-why = Tipp: { $what }
web-hint-other = Zweitbester Zug: { $what }
web-points-you = { $points } du
web-points-of = { $points } { $name }
web-help = Hilf mir
web-help-off = Keine Hilfe
web-would = Dieser Zug: { $what }
web-would-how = Zeig auf einen Zug, um zu sehen, was er bringt.

## Lektionen

web-lesson = Lektion
web-lesson-learn = Lernen · { $minutes } Min.
web-lesson-learn-game = Lernen · { $minutes } Min.: { $game }
web-lesson-resume = Weiterlernen · { $number }/{ $count }
web-lesson-resume-game = Weiterlernen · { $number }/{ $count }: { $game }
web-lesson-again = Gelernt ✓ · noch einmal
web-lesson-again-game = Gelernt ✓ · noch einmal: { $game }
web-lesson-first = Zum ersten Mal? Lerne es am Brett in { $minutes } Minuten.
web-lesson-take = Lektion beginnen
web-lesson-step = Schritt { $number } von { $count }
web-lesson-on = Weiter
web-lesson-back = Zurück
web-lesson-show = Zeig es mir
web-lesson-restart = Von vorn
web-lesson-leave = Beenden
web-lesson-chapters = Kapitel
web-lesson-rule = Regel { $rule }
web-lesson-done = Das hast du gelernt:
web-lesson-play = Jetzt gegen einen Bot spielen
web-lesson-old = Diese Lektion hat sich inzwischen geändert.

## Die Spielregel

web-book-contents = Inhalt
web-book-search = In den Regeln suchen
web-book-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
web-book-marks = Zeigen, woher jede Regel stammt
web-brief-you = Du
web-rules-brief = In 60 Sekunden
web-rules-book = Die ganze Spielregel

## The lobby: where somebody is wanted

web-joinable = Mitspielen
web-public-above = Alle öffentlichen Tische stehen oben: Da ist noch Platz für dich.

## Runs of lines in the log

web-log-unfold = alle { $count } zeigen
web-log-fold = einklappen
