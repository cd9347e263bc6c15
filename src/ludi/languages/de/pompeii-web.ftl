### Was nur das Brett von Pompeji im Browser sagt, auf Deutsch.

web-pompeii-goal = Bring so viele deiner Leute wie möglich aus der Stadt, bevor die Lava kommt.
web-pompeii-tallies = Wie die Farben stehen
web-pompeii-spots = { $taken } von { $spots } Plätzen
web-pompeii-of-colour = { $count } { $colour }
web-pompeii-card = Karte { $number }
web-pompeii-in-city = { $count } in der Stadt
web-pompeii-armed = Du rufst aus, sobald du kannst; drück hier, um still zu bleiben
web-pompeii-moment-omen = Ein Omen
web-pompeii-moment-seethes = Der Vesuv brodelt
web-pompeii-moment-called = Nur Joker
web-pompeii-moment-erupted = Der Vesuv bricht aus
web-pompeii-story-plot = Figuren im Lauf der Zeit: Am Ende sind { $saved } gerettet und { $dead } tot.
web-pompeii-story-erupted = Bei Schritt { $step } brach der Vesuv aus, ausgelöst von { $name }.
web-pompeii-story-gate = { $count ->
    [one] Eine Figur entkam durch { $gate }; durch kein Tor waren es mehr.
   *[other] { $count } Figuren entkamen durch { $gate }; durch kein Tor waren es mehr.
}
web-pompeii-story-grave = { $count ->
    [one] Nirgends starb mehr als eine Figur auf einmal.
   *[other] Am schlimmsten traf es { $square }, wo { $count } auf einmal starben.
}
web-pompeii-story-placed = Eingezogen
web-pompeii-story-relatives = davon Verwandte
web-pompeii-story-jokers = davon mit Joker
web-pompeii-story-victims = Andere in den Vulkan geschickt
web-pompeii-story-steps = Gelaufene Felder
web-pompeii-story-saved = Gerettet
web-pompeii-story-dead = Tot
