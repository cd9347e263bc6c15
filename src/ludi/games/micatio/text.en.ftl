### Micatio in English. $seat is a letter; $seats is a list already joined.

micatio-title = Micatio
micatio-about = Show fingers, call the sum, and hope that it is your lucky number.

## Prompts

micatio-prompt-deal = Wait for the lucky numbers.
micatio-prompt-stake = Wait for the stake of the next round.
micatio-prompt-show = { $stake ->
    [one] { $stake } point is at stake: how many fingers do you show?
   *[other] { $stake } points are at stake: how many fingers do you show?
}
micatio-prompt-call = { $fingers ->
    [one] You show { $fingers } finger.
   *[other] You show { $fingers } fingers.
} Call the sum, from { $lowest } to { $highest }.
micatio-prompt-wait = Not ready yet: { $seats }.
micatio-prompt-over = The game is over.

## Events

micatio-dealt = Your lucky number is { $number }.
micatio-dealt-hidden = { $seat } draws a lucky number.
micatio-stake = { $stake ->
    [one] { $stake } point is at stake.
   *[other] { $stake } points are at stake.
}
micatio-ready = { $seat } is ready.
micatio-revealed = The sum is { $total }: { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
} for { $seats }.
micatio-revealed-nobody = The sum is { $total }, and nobody called it.
micatio-ended = The game is over: { $reason }.

## Why it ended

micatio-reason-rounds = all rounds are played
micatio-reason-target = the target is reached
micatio-reason-agreed = all players agreed

## Refusals, each after its rule

# M-13
micatio-refuse-not-agreed = The game stops early only if everyone agrees: { $seats }.
# M-03
micatio-refuse-drawn = That is drawn, never chosen.
# M-07
micatio-refuse-not-now = You have nothing to choose now.
# M-05
micatio-refuse-shown = { $fingers ->
    [one] You already show { $fingers } finger; call the sum, or take it back.
   *[other] You already show { $fingers } fingers; call the sum, or take them back.
}
# M-05
micatio-refuse-show-first = Show fingers before you call.
# M-06
micatio-refuse-impossible = That sum is impossible: with your fingers it lies between { $lowest } and { $highest }.

## Options

micatio-option-rounds = Rounds
    .about = How many rounds are played.
micatio-option-target = Target
    .about = Who reaches this number of points, luck left aside, ends the game.
