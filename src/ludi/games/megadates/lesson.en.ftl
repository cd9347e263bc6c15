## The lesson of Pompeius Magnus versus Megadates

megadates-lesson-chapter-orders = Orders
megadates-lesson-chapter-subphases = Subphases
megadates-lesson-chapter-ram = Ram
megadates-lesson-chapter-shoot = Shoot
megadates-lesson-chapter-grapple = Grapple
megadates-lesson-chapter-board = Board
megadates-lesson-chapter-flags = Flags

megadates-lesson-goal = You command the Fides, R1, a Roman galley. The pirate Cilix has the Nike, P1. Everyone writes orders in secret; when all are locked, they are opened together.
megadates-lesson-course = A course is a row of steps. 1 is one rex straight ahead. Tap 1 three times: the dashed line shows your way. Then lock the orders.
    .else = You can sail that course, but let's row three rexes straight ahead: 1 1 1. Then lock the orders.
megadates-lesson-reveal = Both orders were opened at once. Cilix had written two steps, so the ships are five rexes nearer to each other. You never know what the other has written: guess, and aim at where he will be.

megadates-lesson-turn = L and R turn the ship 60 degrees after a step. Write 1, then 1L, then 1 again: ahead, ahead and turn left, ahead. Then lock.
    .else = You can sail that, but try a turn here: 1, 1L, 1. Then lock the orders.
megadates-lesson-together = A turn has up to six subphases. In each of them all ships move one rex at the same moment: subphase 1 your first step and his first step, and so on. So it matters when you are where.

megadates-lesson-ram = The Nike lies still before your bow, three rexes away. Row 1 1 1, tap Ram, and lock. Without the order to ram you would only slide alongside.
    .else = Try it with the ram: 1 1 1, then Ram, then lock the orders.
megadates-lesson-rammed = You hit her in the third subphase. Speed 3, plus your mass less hers, plus a die: so many hull points she loses, and so many damage chits she draws. Straight and fast hits hardest.
megadates-lesson-shock = The one who rams takes a shock too: a die, less the own mass, plus the other's. So heavy ships ram light ones. Both now lie still, in the same rex.

megadates-lesson-shoot = The Nike lies two rexes off. Sagitarii reach 4 rexes, a ballista 8. Tap Shoot: without units chosen, all who can shoot. Then lock.
    .else = Let them shoot: tap Shoot, write no course, and lock the orders.
megadates-lesson-arrows = Each unit rolls a die, and 5 or 6 hits. For each hit she draws a chit, and only chits with a bow on them count. Here somebody fell.

megadates-lesson-grapple = Both bows lie in one rex, so you can throw grapples. Tap Grapple, for everyone who can, and lock.
    .else = Throw grapples this time: tap Grapple and lock the orders.
megadates-lesson-held = Each unit rolls a die, and with 5 or 6 its rope holds. One rope is enough: now neither ship can row away, and next turn your soldiers can cross it.

megadates-lesson-board = The rope of last turn holds. Tap Board, then the bow of P1 as the place to go, and lock.
    .else = Send units over: tap Board, choose the bow of P1, and lock the orders.
megadates-lesson-melee = They crossed and fought in pairs: a die each, and milites add 1. The lower one falls. When a ship has nobody left on deck but rowers, it surrenders and is yours.

megadates-lesson-flag = In a fleet captains can't shout across the sea: there are flags. As prefect you may hoist one a turn. Hoist Attack and lock.
    .else = Hoist the flag Attack, write no course, and lock the orders.
megadates-lesson-seen = Every ship that sees your flagship sees the flag, but only your own fleet can read it. It flies with the orders and is read while the next ones are written.

megadates-lesson-end = That is how galleys fight.
    .one = Orders are secret and open together; all ships move at once, subphase by subphase.
    .two = Ram straight and fast. Shoot from afar: 5 or 6 hits.
    .three = A rope this turn, boarders the next. No defenders left: the ship is yours.

## Pompeius Magnus versus Megadates in a minute

megadates-brief-orders = You command a galley. Every turn all captains write their orders in secret: a course of steps, and what the crew does. When all are locked, they are opened together.
megadates-brief-subphases = Then everyone moves at once, one rex at a time, in up to six subphases. L and R turn the ship after a step.
megadates-brief-ram = With the order to ram you drive your bow into whoever is in your way. Speed and mass count; the one who rams takes a shock too.
megadates-brief-shoot = Sagitarii shoot 4 rexes far, a ballista 8. Each unit rolls a die: 5 or 6 hits, and hits draw damage.
megadates-brief-grapple = Side by side or bow to bow, units throw grapples: with 5 or 6 the rope holds. Ships tied together can't row away.
megadates-brief-board = Over a rope that held last turn soldiers cross and fight, die against die. A ship without defenders is yours.
megadates-brief-flags = Between squadrons there are no words, only flags. A commander hoists one a turn; it is read while the next orders are written.
