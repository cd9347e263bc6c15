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
