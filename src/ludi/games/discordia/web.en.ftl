### What only the board of Discordia in the browser says, in English.

web-discordia-goal = Find work for all your workers: the first player with nobody out of work wins.
web-discordia-sections = Parts of the table
web-discordia-reminder = { $decree } asks for one more here.
web-discordia-no-privilege = none yet
web-discordia-deploy-main = Deploy: main action
web-discordia-over = Build over { $tile }
web-discordia-return = { $count ->
    [0] Choose the workers
    [one] Return { $count } worker
   *[other] Return { $count } workers
}
web-discordia-back = Undo back to here: { $action }
web-discordia-step-back = Back
web-discordia-run = Play
web-discordia-hold = Pause
web-discordia-attack-less = defence { $strength } - attack { $attack } =
web-discordia-lack-sum = { $symbols } + { $slots } - { $value } =
web-discordia-alone-won = Janus closes his doors: your city is at peace.
web-discordia-table = Play with others, or solo without the campaign
web-discordia-campaign = The campaign: six cities
web-discordia-to-campaign = Go to the campaign
web-discordia-campaign-magna = With the outposts of Magna
web-discordia-campaign-now = Back to the game you are playing
web-discordia-campaign-drop = Give that game up and start it again
web-discordia-campaign-choice = Two cities are turned up at random; you choose one at the table.
web-discordia-campaign-last = Only one city is left.
web-discordia-campaign-state = { $board }: { $state }
web-discordia-campaign-kept = Your campaign is saved in this browser.
web-discordia-campaign-forget = { $count ->
    [one] The city you won is
   *[other] The { $count } cities you won are
} forgotten then.

## Parts of the board and what they are for

web-discordia-tab-rhine = Rhine
web-discordia-tab-city = My city
web-discordia-tab-cities = Others
web-discordia-tab-general = Supply
web-discordia-tab-count = { $count ->
    [one] one thing to choose here
   *[other] { $count } things to choose here
}
web-discordia-where = Tab: { $tabs }
web-discordia-about-workers = Workers without work. Who gets rid of all of them wins at once; after year IV the fewest win.
web-discordia-about-supply = They wait for a slot of their colour.
web-discordia-about-stars = Stars are put on the tracks of the city, for the bonus of the space.
web-discordia-about-manipulators = Each changes a die by 1 when you choose it.
web-discordia-about-strength = At the end of the year it must reach the attack of the Germans.
web-discordia-about-lack = at the end of the year so many workers come (below 0: so many leave).
web-discordia-at-end = { $count } at the year's end
web-discordia-about-harbor = Harbor: ships, for blue workers. A full ship becomes a stall. Towers stand here.
web-discordia-about-fort = Fort: barracks, for red workers. Full ones add to your strength.
web-discordia-about-market = Market: stalls, for white workers.
web-discordia-about-field = Field: farms, for yellow workers.
web-discordia-about-development = Development track: a development step puts a star on the next space, for its bonus.
web-discordia-about-expedition = Expedition path: an expedition step puts a star on the next space, for its bonus. A full tile gives a step.
web-discordia-about-aqueduct = Each step of water gives the bonus of the arch; its number keeps so many workers away at the end of the year.
web-discordia-about-decrees = Take a decree in your turn when your city fulfils it: it gives the bonus of its field.
web-discordia-about-privileges = A row with enough foundations (laurel) earns a privilege; it lasts for good.
web-discordia-about-magna = Outposts that everybody may man. While they threaten, they harm all at the end of the year.
web-discordia-about-germans = At the end of the year both tiles attack. ✓ is what a defence brings, ✗ what a defeat costs.
web-discordia-about-german-hidden = The second German tile is turned up in the course of the year.
web-discordia-about-season = A year has five seasons, each with a turn for everyone; then comes the end of the year.
web-discordia-about-maximus = The Maximus chooses first; nobody else can have this die in this season.
web-discordia-about-janus = Janus plays against you: he takes a die and something of the supplies.
web-discordia-not-now = You have nothing to use it on now.
web-discordia-other-column = Your die is in column { $column }: only its action tile is yours (D-050).
web-discordia-year-open = Open the end of year { $year }
web-discordia-held = held the Germans
web-discordia-fell = beaten by the Germans
web-discordia-lack = { $count ->
    [one] { $count } worker more
   *[other] { $count } workers more
}

## Runs of draws in the log

web-discordia-run-workers = { $count ->
    [one] { $name } draws { $count } worker
   *[other] { $name } draws { $count } workers
}: { $colours }
web-discordia-run-tiles = { $count ->
    [one] { $count } tile comes into the display
   *[other] { $count } tiles come into the display
}
web-discordia-run-dealt = { $count ->
    [one] { $count } piece is laid out
   *[other] { $count } pieces are laid out: decrees, privileges, action tiles
}
web-discordia-run-fed = { $count ->
    [one] { $count } tile goes to the Magna row
   *[other] { $count } tiles go to the Magna row
}

## The end screen

web-discordia-story-plot = Workers without work over the game
web-discordia-story-when = What made the difference
web-discordia-story-start = at the start
web-discordia-story-deployed = put to work
web-discordia-story-returned = returned to the bag
web-discordia-story-lacked = came for lack
web-discordia-story-drawn = came otherwise
web-discordia-story-overbuilt = came back: built over
web-discordia-story-left = without work
web-discordia-story-year = Year { $year }
web-discordia-story-change = Change in year { $year }
web-discordia-story-end = End of year { $year }
web-discordia-story-turn = The best turn: { $name } put { $count } workers to work in year { $year }.
web-discordia-story-lack = The worst year's end: { $name } drew { $count } workers in year { $year }.
web-discordia-story-lead = { $name } was ahead from year { $year }, { $season } on.
web-discordia-story-held = { $name } held the Germans in { $count } of { $years } years.
