### Nim in English; it speaks no other language. $seat is a letter.

nim-title = Nim
nim-about = Take sticks from one heap at a time; who takes the last stick wins.

nim-prompt-take = Take any number of sticks from one heap.
nim-prompt-wait = Wait for { $seat }.
nim-prompt-over = The game is over.

nim-taken = { $seat } takes { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
} from heap { $heap }.
nim-reason-last = the last stick is taken

# X-02
nim-refuse-heap = Heap { $heap } has { $left ->
    [one] only { $left } stick
   *[other] only { $left } sticks
}.
nim-refuse-turn = It is not your turn.

# The board for any game in the browser: a field of the view, what its entries are called, and steps of actions.
nim-view-heaps = Sticks in each heap
    .item = { $n ->
        [1] a
        [2] b
        [3] c
        [4] d
       *[5] e
    }

nim-step-a = Heap a
nim-step-b = Heap b
nim-step-c = Heap c
nim-step-d = Heap d
nim-step-e = Heap e

nim-option-heaps = Heaps
    .about = How many heaps there are; the first has one stick, the next three, and so on.
