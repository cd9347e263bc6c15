### What the browser's board for any game says of Micatio, in English: its fields and the steps of its actions.

web-micatio-goal = Show fingers and call the sum of all: who calls it right gets the point.
micatio-view-phase = Now
micatio-view-phase-deal = lucky numbers
micatio-view-phase-stake = the stake
micatio-view-phase-choose = fingers and call
micatio-view-phase-over = over
micatio-view-round = Round
micatio-view-rounds = Rounds in all
micatio-view-target = Points to win
micatio-view-target-0 = none set
micatio-view-stake = Stake
micatio-view-stake-0 = –
micatio-view-points = Points
micatio-view-sums = Sums so far
    .item = Round { $n }
micatio-view-lucky = Lucky number
micatio-view-lucky-0 = ?
micatio-view-fingers = Fingers
micatio-view-fingers-0 = ?
micatio-view-calls = Call
micatio-view-calls-0 = ?
micatio-view-reason = The end

micatio-step-show = Show
micatio-step-call = Call
