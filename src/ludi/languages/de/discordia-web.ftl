### Was nur das Brett von Discordia im Browser sagt, auf Deutsch.

web-discordia-goal = Gib allen deinen Arbeitern Arbeit: Wer keinen mehr ohne Arbeit hat, gewinnt.
web-discordia-sections = Bereiche des Tisches
web-discordia-reminder = { $decree } verlangt hier eins mehr.
web-discordia-no-privilege = noch keines
web-discordia-deploy-main = Einsetzen: Hauptaktion
web-discordia-over = { $tile } überbauen
web-discordia-return = { $count ->
    [0] Wähl die Arbeiter aus
    [one] { $count } Arbeiter zurückgeben
   *[other] { $count } Arbeiter zurückgeben
}
web-discordia-back = Bis hierher rückgängig machen: { $action }
web-discordia-step-back = Zurück
web-discordia-run = Abspielen
web-discordia-hold = Pause
web-discordia-attack-less = Verteidigung { $strength } - Angriff { $attack } =
web-discordia-lack-sum = { $symbols } + { $slots } - { $value } =
web-discordia-alone-won = Janus schließt seine Tore: In deiner Stadt herrscht Frieden.
web-discordia-table = Mit anderen spielen, oder solo ohne Kampagne
web-discordia-campaign = Die Kampagne: sechs Städte
web-discordia-to-campaign = Zur Kampagne
web-discordia-campaign-magna = Mit den Außenposten von Magna
web-discordia-campaign-now = Zurück zur laufenden Partie
web-discordia-campaign-drop = Diese Partie aufgeben und neu beginnen
web-discordia-campaign-choice = Zwei Städte werden zufällig aufgedeckt; am Tisch wählst du eine davon.
web-discordia-campaign-last = Nur eine Stadt ist noch übrig.
web-discordia-campaign-state = { $board }: { $state }
web-discordia-campaign-kept = Deine Kampagne wird in diesem Browser gespeichert.
web-discordia-campaign-forget = { $count ->
    [one] Die gewonnene Stadt ist
   *[other] Die { $count } gewonnenen Städte sind
} dann vergessen.
