### Wat alleen het bord van Pompeii in de browser zegt, in het Nederlands.

web-pompeii-goal = Breng zoveel mogelijk van je mensen de stad uit voordat de lava komt.
web-pompeii-tallies = Hoe de kleuren ervoor staan
web-pompeii-spots = { $taken } van { $spots } plekken
web-pompeii-of-colour = { $count } { $colour }
web-pompeii-card = kaart { $number }
web-pompeii-in-city = { $count } in de stad
web-pompeii-armed = Je roept zodra het kan; druk om toch te zwijgen
web-pompeii-moment-omen = Een Omen
web-pompeii-moment-seethes = De Vesuvius borrelt
web-pompeii-moment-called = Alleen jokers
web-pompeii-moment-erupted = De Vesuvius barst uit
web-pompeii-story-plot = Figuren door de tijd: aan het eind zijn er { $saved } gered en { $dead } dood.
web-pompeii-story-erupted = De Vesuvius barstte uit bij stap { $step }, door toedoen van { $name }.
web-pompeii-story-gate = { $count ->
    [one] Eén figuur vertrok door de { $gate }; geen poort zag er meer gaan.
   *[other] { $count } figuren vertrokken door de { $gate }; geen poort zag er meer gaan.
}
web-pompeii-story-grave = { $count ->
    [one] Nergens stierf er meer dan één tegelijk.
   *[other] Het ergst was het op { $square }, waar er { $count } tegelijk stierven.
}
web-pompeii-story-placed = Kwamen wonen
web-pompeii-story-relatives = waarvan familie
web-pompeii-story-jokers = waarvan met een joker
web-pompeii-story-victims = Anderen naar de vulkaan gestuurd
web-pompeii-story-steps = Velden gerend
web-pompeii-story-saved = Gered
web-pompeii-story-dead = Dood
