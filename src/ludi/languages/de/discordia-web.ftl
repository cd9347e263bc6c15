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

## Teile des Tisches und wozu sie da sind

web-discordia-tab-rhine = Rhein
web-discordia-tab-city = Meine Stadt
web-discordia-tab-cities = Andere
web-discordia-tab-general = Vorrat
web-discordia-tab-count = { $count ->
    [one] hier gibt es eine Möglichkeit
   *[other] hier gibt es { $count } Möglichkeiten
}
web-discordia-where = Reiter: { $tabs }
web-discordia-about-workers = Arbeiter ohne Arbeit. Wer keinen mehr hat, gewinnt sofort; nach Jahr IV gewinnt, wer am wenigsten hat.
web-discordia-about-supply = Sie warten auf ein Feld ihrer Farbe.
web-discordia-about-stars = Sterne legst du auf die Leisten deiner Stadt, für den Bonus des Feldes.
web-discordia-about-manipulators = Jeder ändert einen Würfel um 1, wenn du ihn wählst.
web-discordia-about-strength = Am Jahresende muss sie den Angriff der Germanen erreichen.
web-discordia-about-lack = am Jahresende kommen so viele Arbeiter dazu (unter 0: gehen so viele).
web-discordia-at-end = { $count } am Jahresende
web-discordia-about-harbor = Hafen: Schiffe, für blaue Arbeiter. Ein volles Schiff wird zum Marktstand. Hier stehen Türme.
web-discordia-about-fort = Kastell: Kasernen, für rote Arbeiter. Volle Kasernen geben Stärke.
web-discordia-about-market = Markt: Marktstände, für weiße Arbeiter.
web-discordia-about-field = Feld: Bauernhöfe, für gelbe Arbeiter.
web-discordia-about-development = Entwicklungsleiste: Ein Entwicklungsschritt legt einen Stern auf das nächste Feld, für dessen Bonus.
web-discordia-about-expedition = Expeditionspfad: Ein Expeditionsschritt legt einen Stern auf das nächste Feld, für dessen Bonus. Ein volles Plättchen gibt einen Schritt.
web-discordia-about-aqueduct = Jeder Schritt des Wassers gibt den Bonus des Bogens; die Zahl hält am Jahresende so viele Arbeiter fern.
web-discordia-about-decrees = Nimm in deinem Zug ein Dekret, wenn deine Stadt es erfüllt: Es gibt den Bonus seines Feldes.
web-discordia-about-privileges = Eine Reihe mit genug Fundamenten (Lorbeer) bringt ein Privileg; es gilt bis zum Ende.
web-discordia-about-magna = Außenposten, die alle besetzen dürfen. Solange sie drohen, schaden sie am Jahresende allen.
web-discordia-about-germans = Am Jahresende greifen beide Plättchen an. ✓ bringt eine Verteidigung, ✗ kostet eine Niederlage.
web-discordia-about-german-hidden = Das zweite Germanenplättchen wird im Lauf des Jahres aufgedeckt.
web-discordia-about-season = Ein Jahr hat fünf Jahreszeiten, jede mit einem Zug für alle; dann kommt das Jahresende.
web-discordia-about-maximus = Der Maximus wählt zuerst; niemand sonst bekommt in dieser Jahreszeit diesen Würfel.
web-discordia-about-janus = Janus spielt gegen dich: Er nimmt einen Würfel und etwas aus den Vorräten.
web-discordia-not-now = Du kannst es jetzt nicht brauchen.
web-discordia-other-column = Dein Würfel liegt in Spalte { $column }: Nur deren Aktionsplättchen gehört dir (D-050).
web-discordia-year-open = Das Ende von Jahr { $year } öffnen
web-discordia-held = hat die Germanen abgewehrt
web-discordia-fell = von den Germanen besiegt
web-discordia-lack = { $count ->
    [one] { $count } Arbeiter mehr
   *[other] { $count } Arbeiter mehr
}

## Reihen von Ziehungen im Protokoll

web-discordia-run-workers = { $count ->
    [one] { $name } zieht { $count } Arbeiter
   *[other] { $name } zieht { $count } Arbeiter
}: { $colours }
web-discordia-run-tiles = { $count ->
    [one] { $count } Plättchen kommt in die Auslage
   *[other] { $count } Plättchen kommen in die Auslage
}
web-discordia-run-dealt = { $count ->
    [one] { $count } Teil wird ausgelegt
   *[other] { $count } Teile werden ausgelegt: Dekrete, Privilegien, Aktionsplättchen
}
web-discordia-run-fed = { $count ->
    [one] { $count } Plättchen kommt in die Magna-Reihe
   *[other] { $count } Plättchen kommen in die Magna-Reihe
}

## Die Endseite

web-discordia-story-plot = Arbeiter ohne Arbeit im Lauf der Partie
web-discordia-story-when = Was den Unterschied machte
web-discordia-story-start = zu Beginn
web-discordia-story-deployed = eingesetzt
web-discordia-story-returned = zurück in den Beutel
web-discordia-story-lacked = durch Mangel dazu
web-discordia-story-drawn = sonst dazugekommen
web-discordia-story-overbuilt = zurück durch Überbauen
web-discordia-story-left = ohne Arbeit
web-discordia-story-year = Jahr { $year }
web-discordia-story-change = Veränderung in Jahr { $year }
web-discordia-story-end = Ende von Jahr { $year }
web-discordia-story-turn = Der beste Zug: { $name } setzte in Jahr { $year } { $count } Arbeiter ein.
web-discordia-story-lack = Das schlimmste Jahresende: { $name } zog in Jahr { $year } { $count } Arbeiter.
web-discordia-story-lead = { $name } lag ab Jahr { $year }, { $season }, vorn.
web-discordia-story-held = { $name } hielt die Germanen in { $count } von { $years } Jahren ab.
