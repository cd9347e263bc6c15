### Was der Server selbst sagt, auf Deutsch. $detail ist das Ende eines Satzes.

## Probleme, nach ihrem Code auf der Leitung

problem-error = Das geht nicht: { $detail }.
problem-game = Das geht in diesem Spiel gerade nicht: { $detail }.
problem-illegal-action = { $detail }
problem-not-your-turn = Das geht jetzt nicht: { $detail }.
problem-game-over = Die Partie ist zu Ende.
problem-notation = Das ist kein Zug in diesem Spiel: { $detail }.
problem-record = Diese Spieldatei lässt sich nicht öffnen: { $detail }.
problem-setup = So lässt sich der Tisch nicht einrichten: { $detail }.
problem-server = Das kann der Server nicht: { $detail }.
problem-unknown-table = Hier steht kein Tisch. Ist der Link vollständig?
problem-stale-action = Die Stellung hat sich inzwischen geändert. Schau noch einmal hin und wähl neu.
problem-access = { $reason ->
    [none] Dafür brauchst du einen Platz: Nimm dir erst einen.
    [owner] Das darf nur der Gastgeber.
    [seat] Das darf nur der Spieler auf diesem Platz.
    [umpire] Das darf nur der Spielleiter.
    [chief] Das geht auch andere an: Das darf nur der Hauptspielleiter.
   *[wrong] Dein Zugang zu diesem Tisch ist abgelaufen. Nimm dir neu einen Platz, oder frag den Gastgeber.
}
problem-too-many-requests = Zu viele Anfragen auf einmal. Warte einen Moment.
problem-store = Das Speichern hat nicht geklappt, also ist nichts geschehen. Versuch es gleich noch einmal.
problem-malformed = Der Server versteht diese Nachricht nicht: { $detail }.
problem-too-large = Das ist zu groß: Erlaubt sind höchstens { $limit } Bytes.
problem-origin = Diese Seite gehört nicht zu diesem Server.
problem-not-found = Unter dieser Adresse ist nichts.
problem-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-hello = Die erste Nachricht einer Verbindung ist ein Gruß, innerhalb von { $seconds } Sekunden.
problem-slow = Die Verbindung kam nicht hinterher. Verbinde dich neu.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seats-full = Alle Plätze sind besetzt.
problem-seats-free = { $count ->
    [one] Ein Platz ist noch frei ({ $seats }): Warte auf jemanden, oder gib ihn einem Bot.
   *[other] Die Plätze { $seats } sind noch frei: Warte auf Mitspieler, oder gib sie Bots.
}
problem-seat-kept = Dieser Platz ist für den Spieler reserviert, der in der vorigen Partie hier saß.
problem-seat-in-play = Die Partie läuft: Seinen Platz kann man selbst weitergeben, oder alle anderen müssen zustimmen.
problem-not-absent = { $seconds ->
    [0] An diesem Tisch werden Abwesende nicht ersetzt.
   *[other] Dieser Spieler ist da oder noch keine { $seconds } Sekunden weg.
}
problem-seat-asked = Um diesen Platz hat schon jemand gebeten. Warte die Antwort ab.
problem-not-asked = Um diesen Platz bittet niemand mehr.
problem-holds-seat = Du hast an diesem Tisch schon einen Platz.
problem-starting = Die Partie beginnt gleich.
problem-not-starting = Die Wörter werden zu Beginn der Partie geöffnet.
problem-not-playing = { $status ->
    [open] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist zu Ende.
   *[abandoned] Dieser Tisch wurde geschlossen.
}
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-still-playing = Hier wird gerade gespielt. Schließ zuerst den Tisch; dann lässt er sich löschen.
problem-stopped = { $why ->
    [version] Die Regeln von { $game } haben sich seit Beginn dieser Partie geändert (Version { $version }, jetzt { $ours }), deshalb kann sie hier nicht weitergehen. Du kannst sie bis Schritt { $last } ansehen, herunterladen und an einem neuen Tisch fortsetzen.
   *[journal] Die gespeicherte Partie lässt sich nur bis Schritt { $last } lesen, deshalb kann sie hier nicht weitergehen. Bis dahin kannst du sie ansehen, herunterladen und an einem neuen Tisch fortsetzen.
}
problem-unreadable = Dieser Tisch wurde für Version { $version } von { $game } eröffnet, mit Optionen, die es nicht mehr gibt; er lässt sich nicht öffnen. Der Gastgeber kann ihn löschen.
problem-has-started = Die Partie hat schon begonnen.
problem-hidden = Das bleibt bis zum Ende der Partie verborgen.
problem-step = Diese Partie hat die Schritte 0 bis { $last }.
problem-no-hint = Du hast gerade nichts auszuwählen.
problem-thinking = Ein Tipp ist schon unterwegs.
problem-paused = Der Spielleiter hat die Partie angehalten. Warte, bis es weitergeht.
problem-no-deadline = Es läuft gerade keine Zeit für Befehle.
problem-no-channel = Dort kannst du gerade nicht schreiben.
problem-talk-apart = Die Spieler hören dich gerade nicht. Sprich mit den Zuschauern.
problem-no-messenger = Keiner deiner Boten kann diesen Platz jetzt erreichen.
problem-order = { $part }: { $detail }{ $prefix ->
    [none] {""}
   *[other] {" "}Richtig bis hier: { $prefix }.
}
problem-refused = { $move }: { $refusal } ({ $rule })
problem-internal = Auf dem Server ist etwas schiefgegangen; es wurde protokolliert. Nichts ist verloren.

## Ein Tisch einer älteren Version

table-outdated = Diese Partie wurde mit Version { $version } von { $game } gespielt und wird nach den Regeln von Version { $ours } gezeigt.

## Was ein Spielleiter tut

umpire-one = Der Spielleiter
umpire-chief = Der Hauptspielleiter
umpire-of = Der Spielleiter für { $desk }
umpire-look = { $seat ->
    [all] { $umpire } sieht sich alles an.
    [none] { $umpire } schaut als Zuschauer zu.
   *[other] { $umpire } sieht, was { $seat } sieht.
}
umpire-pause = { $umpire } hält die Partie an.
umpire-resume = { $umpire } setzt die Partie fort.
umpire-extend = { $seconds ->
    [one] { $umpire } verlängert diese Runde um eine Sekunde.
   *[other] { $umpire } verlängert diese Runde um { $seconds } Sekunden.
}
umpire-deadline = { $umpire } beendet die Zeit für Befehle.
umpire-substitute = { $kind ->
    [bot] { $umpire } lässt einen Bot für { $seat } spielen.
   *[person] { $umpire } gibt den Platz von { $seat } jemand anderem.
}
umpire-correct = { $umpire } korrigiert die Stellung.
umpire-dictate = { $umpire } tippt die Befehle von { $seat } vom Papier ab.
umpire-note = { $umpire } notiert:

## Wie Plätze den Besitzer wechseln

seat-handed = { $how ->
    [invited] Der Platz von { $seat } hat den Besitzer gewechselt, mit einem Link des Spielleiters oder des Gastgebers.
    [own] Der Platz von { $seat } wurde übergeben: { $old ->
        [none] Der Spieler
       *[other] { $old }
    } hat ihn per Link weitergegeben.
   *[consent] Der Platz von { $seat } wurde übergeben: Alle anderen haben zugestimmt, weil { $was ->
        [person] { $old ->
            [none] der Spieler
           *[other] { $old }
        } weg war.
       *[other] dort ein Bot spielte.
    }
}
seat-away = { $why ->
    [clock] Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
    [absent] { $seat } ist schon lange weg: Ein Bot spielt weiter.
   *[left] { $seat } ist gegangen: Ein Bot spielt weiter.
}
seat-back = { $seat } ist zurück und spielt wieder mit.
seat-wordless = Das Wort von { $seat } für die Ziehungen wurde nicht rechtzeitig geöffnet und zählt nicht.

## Der Start des Servers

serve-ready = Ludi läuft unter { $link }
serve-share = Für andere in deinem Netz: { $link }
serve-alone = Nur dieser Rechner kommt darauf; mit --host 0.0.0.0 können andere in deinem Netz mitspielen.
serve-no-network = Andere könnten mitspielen, aber dieser Rechner ist in keinem Netz: verbinde ihn und starte neu.
serve-metrics = Prometheus-Metriken, die auch zählen, was im Geheimen geschieht: { $link }
serve-stop = Mit Strg+C beenden. Alle Tische werden in { $database } gespeichert.

## Fair untereinander: abgelaufene Zeit, Züge, die man zurücknehmen möchte

seat-late = Die Zeit von { $seat } ist um: Ein Bot macht diesen einen Zug.
problem-late = Deine Zeit ist um: Ein Bot macht diesen Zug für dich. Der nächste gehört wieder dir.
problem-no-foresight = Das kannst du jetzt nicht tun, also gibt es nichts zu zeigen.
seat-undone = { $what ->
    [none] { $seat } hat den letzten Zug zurückgenommen.
   *[other] { $seat } hat { $what } zurückgenommen.
}
seat-undo-refused = { $seat } war nicht einverstanden, dass { $other } den letzten Zug zurücknimmt.
problem-undo-asked = Es möchte schon jemand einen Zug zurücknehmen.
problem-undo-not-asked = Es gibt keine Bitte mehr, einen Zug zurückzunehmen.

## Lektionen

problem-lesson = { $said }
problem-lesson-read = Lies das zuerst und drücke dann auf Weiter.
problem-lesson-undo = In diesem Schritt gibt es nichts zurückzunehmen.
problem-lesson-page = Diese Seite hat die Lektion nicht.
problem-lesson-only = Das geht in einer Lektion nicht.
problem-no-lesson-here = An diesem Tisch gibt es keine Lektion.
lesson-else = Das ist erlaubt, aber darum geht es in diesem Schritt nicht.
