### What only the board of Pompeii in the browser says, in English.

web-pompeii-goal = Bring as many of your people as you can out of the city before the lava takes it.
web-pompeii-tallies = How the colours stand
web-pompeii-spots = { $taken } of { $spots } spots
web-pompeii-of-colour = { $count } { $colour }
web-pompeii-card = card { $number }
web-pompeii-in-city = { $count } in the city
web-pompeii-armed = You call as soon as you can; press to keep still
web-pompeii-moment-omen = An Omen
web-pompeii-moment-seethes = Vesuvius seethes
web-pompeii-moment-called = Only jokers
web-pompeii-moment-erupted = Vesuvius erupts
web-pompeii-story-plot = Figures over time: in the end { $saved } are saved and { $dead } are dead.
web-pompeii-story-erupted = Vesuvius erupted at step { $step }, by the hand of { $name }.
web-pompeii-story-gate = { $count ->
    [one] One figure left by { $gate }; no gate saw more go.
   *[other] { $count } figures left by { $gate }; no gate saw more go.
}
web-pompeii-story-grave = { $count ->
    [one] Nowhere did more than one die at once.
   *[other] The worst of it was on { $square }, where { $count } died at once.
}
web-pompeii-story-placed = Moved in
web-pompeii-story-relatives = of them relatives
web-pompeii-story-jokers = of them by a joker
web-pompeii-story-victims = Others sent to the volcano
web-pompeii-story-steps = Squares run
web-pompeii-story-saved = Saved
web-pompeii-story-dead = Dead
