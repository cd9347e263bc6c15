## The lesson of Discordia

discordia-lesson-chapter-die = A die
discordia-lesson-chapter-deploy = Deploy
discordia-lesson-chapter-fill = Fill a tile
discordia-lesson-chapter-sail = Sail
discordia-lesson-chapter-aqueduct = The aqueduct
discordia-lesson-chapter-year = The end of the year

discordia-lesson-goal = You govern a Roman town on the Rhine. Your supply is full of workers without work, and that means trouble. Whoever has none left wins at once.
discordia-lesson-die = In each season three dice are rolled, and you choose one. Its value says in which column you act. Take the blue 3: there is a ship in column 3.
    .else = You may choose that die, but the ship lies in column 3. Take the blue 3 as it is.
discordia-lesson-take = Once in your turn you have a main action in your column: take a tile, or use the action tile above it. Take the ship, S13, the lower tile of column 3.
    .else = Allowed, but first you need work for your sailors. Take the ship S13.
discordia-lesson-laid = S13 lies in your harbor. Each colour has its row: blue sailors on ships, red soldiers in barracks, white merchants at stalls, yellow farmers on farms.

discordia-lesson-deploy = Next time you have a blue 3 again. The action tile of column 3 lets you deploy a blue worker. Put a sailor on S13.
    .else = Allowed, but use the action tile to deploy: tap the ship S13 in your city.
discordia-lesson-sailor = One worker fewer in your supply. Slots are filled from left to right, each with all the workers that it shows or not at all.

discordia-lesson-fill = Your barracks K05 need one more soldier. You play with a red 4, and the action tile of column 4 deploys a red worker. Fill K05.
    .else = Allowed, but fill the barracks now: tap K05 in your city.
discordia-lesson-expedition = K05 is full, so you may put one of your stars on the expedition path. Each space there brings something. Go on the expedition.
    .else = You may decline, but the space brings a step on the aqueduct. Go on the expedition.
discordia-lesson-strong = Full barracks also give you strength, here 1. You will need it when the Germans come.

discordia-lesson-sail = Now the trick of the game. Your die is a blue 4, and the ship S13 shows a blue 4 too. So you may fill its next slot for free, beside your main action. Tap S13.
    .else = Allowed, but first use what is free: your die fits the ship S13.
discordia-lesson-sailed = S13 was full, so it sailed: both sailors are gone for good, you got a star, and your aqueduct grew. The ship came back as a stall, with new slots. The main action is still yours.

discordia-lesson-water = It is summer, the second season, and you play with a 2. Then you may take the bonus of the season: a step on the aqueduct. Take it.
    .else = Allowed, but the bonus of the season is free. Take it first.
discordia-lesson-supply = Your ring went one step on and found a star. The aqueduct also supplies your town: the further it reaches, the fewer workers come at the end of the year.

discordia-lesson-winter = Five seasons, then the year ends. Two things happen: the Germans attack, and everything that is empty in your town attracts new workers. It is winter, and yours is the last turn.
discordia-lesson-evening = You have one full barracks with strength 1. The Germans come with 1. End your turn and see.
    .else = That could be useful, but let us see the end of the year. End your turn.
discordia-lesson-germans = Your strength equals theirs, so your walls held and you got the rewards: a star and a manipulator. Cassia had nothing to set against them and paid.
discordia-lesson-lack = Then the lack: 10 worker symbols still in sight, 3 empty slots, minus 2 for your aqueduct. So 11 workers came. Cover symbols and fill slots before winter. After four years the fewest workers win.

discordia-lesson-end = That is the heart of Discordia.
    .one = Choose a die: its value is your column, its colour may fit your tiles.
    .two = Full ships sail and take their sailors with them; full tiles lead to expeditions and strength.
    .three = At the end of the year empty places cost you workers. No workers left: you win.

## Discordia in a minute

discordia-brief-die = In every season three dice are rolled and each player chooses one. Its value is the column in which you act: take a tile into your city, or use the action tile.
discordia-brief-deploy = Tiles have slots. To deploy is to fill the next slot of a tile with all the workers that it shows. Every worker that finds work leaves your supply.
discordia-brief-fill = A full tile leads to an expedition or a development with one of your stars, and full barracks give strength.
discordia-brief-sail = If your die shows the colour and value of one of your tiles, you fill a slot of it for free. A full ship sails and takes its sailors out of the game.
discordia-brief-aqueduct = A die of the season's own number brings its bonus. Your ring on the aqueduct supplies the city at the end of the year.
discordia-brief-year = At the end of the year the Germans attack, and every empty place in your city draws new workers. Nobody left in your supply: you win at once. Else the fewest after four years.
