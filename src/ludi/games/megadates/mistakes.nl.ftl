### Fouten bij Pompeius Magnus versus Megadates, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

## Delen van een order

megadates-no-ship = { $name }: dat schip bestaat niet; ze heten R1 tot en met R30 en P1 tot en met P30 (N-168)
megadates-no-unit = { $name }: dat is geen eenheid; schrijf er een zoals R1.M2 of P3.S1 (N-126)
megadates-no-part = { $text }: dat is geen deel van een order; schrijf een stap zoals 1, 1L of 0!, of ram, shoot R1.S1, @P3 of done (N-165)
megadates-no-section = { $text }: zeg waarheen, zoals > P2.bow of > stern (N-090)
megadates-no-draw = { $text }: dat is geen worp en geen fiche (N-165)
megadates-no-flag = { $text }: die vlag is er niet; de seinen zijn { $signals } (N-151)
megadates-no-correction = { $text }: zo zet je niets recht; schrijf bijvoorbeeld hull R1 12, shift P3 NE of restore R1.M1 (N-166)

## Hele orders

megadates-orders-locked = je orders zijn vergrendeld; neem ze terug om ze te veranderen (N-041)
megadates-next-ship = { $written }: eerst zijn de orders van { $ship } aan de beurt (N-168)
megadates-no-step-at = { $ship }: { $step } op plaats { $place } is geen stap; schrijf 1, 1L, 1R, E, -1, 0L of 0! (hoofdstuk 13)
megadates-loose-turn = { $ship }: voor { $turn } staat geen stap; schrijf er een zoals 1{ $turn } (N-064)
megadates-no-action = { $ship }: { $action } is geen actie; dat zijn RAM SHOOT PREP GRAPPLE UNGRAPPLE MOVE REPAIR SEAL RETURN FLAG, met eenheden zoals in SHOOT(S1,B1)@P2 (hoofdstuk 13)
megadates-move-whom = { $ship }: MOVE heeft eenheden en een plaats nodig, zoals MOVE(M1)>bow of MOVE(M1)>P2 (hoofdstuk 13)
megadates-ship-alone = { $ship }: { $action } is een order voor het hele schip; schrijf alleen { $verb } (hoofdstuk 13)

## Plaatsen en eigen scenario's

megadates-seats = { $seats } plaatsen: { $scenario } met commands={ $commands } heeft er { $needed }
megadates-no-scenario = scenario: { $kind } is geen scenario; geef een object met map en ships
megadates-ship-object = { $where }: moet een object zijn met id, side, type, squadron, stern en facing
megadates-ship-id = { $where }: id { $id } moet R1 tot en met R30 of P1 tot en met P30 zijn
megadates-ship-side = { $ship }: een schip van { $side } heeft een id met { $letter }
megadates-crew-room = { $ship }: { $count } dekeenheden; er is plaats voor { $deck } (N-023)
megadates-crew-milites = { $ship }: piraten hebben geen milites (N-022)
megadates-crew-none = { $ship }: zonder milites en sagitarii verdedigt niemand het (N-125)
megadates-no-such-unit = { $ship }: sections: er is geen eenheid { $unit }; er zijn { $units } (N-029)
megadates-one-section = { $ship }: sections: een { $type } is één rex lang, de eenheden staan in de stern (N-029)
megadates-home-edge = home_edge: geef voor rome of pirates een rand: N, E, S of W
megadates-no-list = { $where }: { $name } ontbreekt of is geen lijst
megadates-no-object = { $where }: { $name } ontbreekt of is geen object
megadates-number = { $where }: { $name } moet een heel getal van { $lowest } tot en met { $highest } zijn
megadates-text = { $name }: moet een tekst van hoogstens 60 tekens zijn
megadates-choice = { $where }: { $name } { $value }: kies uit { $known }
megadates-no-rex = { $where }: { $value } is geen [kolom, rij] op de kaart van { $cols } bij { $rows }
megadates-ships = scenario: { $ships } schepen; het mogen er hoogstens { $most } zijn
megadates-id-twice = { $ship }: dit id komt twee keer voor
megadates-name = { $ship }: naam { $name }: schrijf woorden van samen 2 tot { $longest } letters (N-176)
megadates-name-letters = { $ship }: in de naam { $name } zouden letters zoals A en R1 voor kapiteins en schepen staan (N-176)
megadates-name-twice = { $ship }: er heet al een schip { $name } (N-176)
megadates-no-fleet = scenario: { $side } heeft geen schip
megadates-prefects = scenario: { $side } heeft meer dan één prefect
megadates-mixed-squadron = scenario: eskader { $squadron } heeft schepen van beide partijen
megadates-commanders = scenario: eskader { $squadron } heeft meer dan één bevelhebber
megadates-off-map = { $ship }: de boeg steekt buiten de kaart
megadates-on-land = { $ship }: ligt op land in { $rex } (N-009)
megadates-shared-rex = { $ship }: ligt bij het begin samen met { $other } in { $rex }
