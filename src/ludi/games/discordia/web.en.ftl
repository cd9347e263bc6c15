### What only the board of Discordia in the browser says, in English.

web-discordia-goal = Put all your workers to work: who has none left without work wins.
web-discordia-sections = Parts of the table
web-discordia-reminder = { $decree } asks for one more here.
web-discordia-no-privilege = none yet
web-discordia-deploy-main = Deploy: main action
web-discordia-over = Build over { $tile }
web-discordia-return = { $count ->
    [0] Choose who goes
    [one] Return { $count } worker
   *[other] Return { $count } workers
}
web-discordia-back = Take back from here: { $action }
web-discordia-step-back = Back
web-discordia-run = Play
web-discordia-hold = Pause
web-discordia-attack-less = defence { $strength } - attack { $attack } =
web-discordia-lack-sum = { $symbols } + { $slots } - { $value } =
web-discordia-alone-won = Janus closes his doors: your city is at peace.
web-discordia-table = A table with others, or alone without the campaign
web-discordia-campaign = The campaign: six cities
web-discordia-to-campaign = To the campaign
web-discordia-campaign-magna = With the outposts of Magna
web-discordia-campaign-now = Back to the game you are playing
web-discordia-campaign-drop = Give that game up and start it anew
web-discordia-campaign-choice = Two cities are turned up at random; you choose one at the table.
web-discordia-campaign-last = Only one city is left.
web-discordia-campaign-state = { $board }: { $state }
web-discordia-campaign-kept = Your campaign is kept in this browser.
web-discordia-campaign-forget = { $count ->
    [one] The city you won is
   *[other] The { $count } cities you won are
} forgotten then.
