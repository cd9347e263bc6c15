### Wat alleen het bord van Discordia in de browser zegt, in het Nederlands.

web-discordia-goal = Vind werk voor al je arbeiders: wie als eerste niemand meer zonder werk heeft, wint.
web-discordia-sections = Delen van de tafel
web-discordia-reminder = { $decree } vraagt hier één meer.
web-discordia-no-privilege = nog geen
web-discordia-deploy-main = Plaatsen: hoofdactie
web-discordia-over = Over { $tile } heen bouwen
web-discordia-return = { $count ->
    [0] Kies de arbeiders
    [one] Geef { $count } arbeider terug
   *[other] Geef { $count } arbeiders terug
}
web-discordia-back = Tot hier ongedaan maken: { $action }
web-discordia-step-back = Terug
web-discordia-run = Afspelen
web-discordia-hold = Pauze
web-discordia-attack-less = verdediging { $strength } - aanval { $attack } =
web-discordia-lack-sum = { $symbols } + { $slots } - { $value } =
web-discordia-alone-won = Janus sluit zijn deuren: er heerst vrede in je stad.
web-discordia-table = Met anderen spelen, of solo zonder campagne
web-discordia-campaign = De campagne: zes steden
web-discordia-to-campaign = Naar de campagne
web-discordia-campaign-magna = Met de buitenposten van Magna
web-discordia-campaign-now = Terug naar je lopende partij
web-discordia-campaign-drop = Die partij opgeven en opnieuw beginnen
web-discordia-campaign-choice = Er worden twee steden omgedraaid; aan tafel kies je er een.
web-discordia-campaign-last = Er is nog maar één stad over.
web-discordia-campaign-state = { $board }: { $state }
web-discordia-campaign-kept = Je campagne wordt in deze browser opgeslagen.
web-discordia-campaign-forget = { $count ->
    [one] Je gewonnen stad gaat
   *[other] Je { $count } gewonnen steden gaan
} dan verloren.
