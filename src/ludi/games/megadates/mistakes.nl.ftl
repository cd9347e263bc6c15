### Fouten bij Pompeius Magnus versus Megadates, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

## Delen van een order

mistake-megadates-no-ship = { $name }: dat schip bestaat niet; ze heten R1 tot en met R30 en P1 tot en met P30 (N-168)
mistake-megadates-no-unit = { $name }: dat is geen eenheid; schrijf er een zoals R1.M2 of P3.S1 (N-126)
mistake-megadates-no-part = { $text }: dat is geen deel van een order; schrijf een stap zoals 1, 1L of 0!, of ram, shoot R1.S1, @P3 of done (N-165)
mistake-megadates-no-section = { $text }: zeg waarheen, zoals > P2.bow of > stern (N-090)
mistake-megadates-no-draw = { $text }: dat is geen worp en geen fiche (N-165)
mistake-megadates-no-flag = { $text }: die vlag is er niet; de seinen zijn { $signals } (N-151)
mistake-megadates-no-correction = { $text }: zo zet je niets recht; schrijf bijvoorbeeld hull R1 12, shift P3 NE of restore R1.M1 (N-166)

## Hele orders

mistake-megadates-orders-locked = je orders zijn vergrendeld; neem ze terug om ze te veranderen (N-041)
mistake-megadates-next-ship = { $written }: eerst zijn de orders van { $ship } aan de beurt (N-168)
mistake-megadates-no-step-at = { $ship }: { $step } op plaats { $place } is geen stap; schrijf 1, 1L, 1R, E, -1, 0L of 0! (hoofdstuk 13)
mistake-megadates-loose-turn = { $ship }: voor { $turn } staat geen stap; schrijf er een zoals 1{ $turn } (N-064)
mistake-megadates-no-action = { $ship }: { $action } is geen actie; dat zijn RAM SHOOT PREP GRAPPLE UNGRAPPLE MOVE REPAIR SEAL RETURN FLAG, met eenheden zoals in SHOOT(S1,B1)@P2 (hoofdstuk 13)
mistake-megadates-move-whom = { $ship }: MOVE heeft eenheden en een plaats nodig, zoals MOVE(M1)>bow of MOVE(M1)>P2 (hoofdstuk 13)
mistake-megadates-ship-alone = { $ship }: { $action } is een order voor het hele schip; schrijf alleen { $verb } (hoofdstuk 13)

## Plaatsen en eigen scenario's

mistake-megadates-seats = { $seats } plaatsen: { $scenario } met commands={ $commands } heeft er { $needed }
mistake-megadates-no-scenario = scenario: { $kind } is geen scenario; geef een object met map en ships
mistake-megadates-ship-object = { $where }: moet een object zijn met id, side, type, squadron, stern en facing
mistake-megadates-ship-id = { $where }: id { $id } moet R1 tot en met R30 of P1 tot en met P30 zijn
mistake-megadates-ship-side = { $ship }: een schip van { $side } heeft een id met { $letter }
mistake-megadates-crew-room = { $ship }: { $count } dekeenheden; er is plaats voor { $deck } (N-023)
mistake-megadates-crew-milites = { $ship }: piraten hebben geen milites (N-022)
mistake-megadates-crew-none = { $ship }: zonder milites en sagitarii verdedigt niemand het (N-125)
mistake-megadates-no-such-unit = { $ship }: sections: er is geen eenheid { $unit }; er zijn { $units } (N-029)
mistake-megadates-one-section = { $ship }: sections: een { $type } is één rex lang, de eenheden staan in de stern (N-029)
mistake-megadates-home-edge = home_edge: geef voor rome of pirates een rand: N, E, S of W
mistake-megadates-no-list = { $where }: { $name } ontbreekt of is geen lijst
mistake-megadates-no-object = { $where }: { $name } ontbreekt of is geen object
mistake-megadates-number = { $where }: { $name } moet een heel getal van { $lowest } tot en met { $highest } zijn
mistake-megadates-text = { $name }: moet een tekst van hoogstens 60 tekens zijn
mistake-megadates-choice = { $where }: { $name } { $value }: kies uit { $known }
mistake-megadates-no-rex = { $where }: { $value } is geen [kolom, rij] op de kaart van { $cols } bij { $rows }
mistake-megadates-ships = scenario: { $ships } schepen; het mogen er hoogstens { $most } zijn
mistake-megadates-id-twice = { $ship }: dit id komt twee keer voor
mistake-megadates-name = { $ship }: naam { $name }: schrijf woorden van samen 2 tot { $longest } letters (N-176)
mistake-megadates-name-letters = { $ship }: in de naam { $name } zouden letters zoals A en R1 voor kapiteins en schepen staan (N-176)
mistake-megadates-name-twice = { $ship }: er heet al een schip { $name } (N-176)
mistake-megadates-no-fleet = scenario: { $side } heeft geen schip
mistake-megadates-prefects = scenario: { $side } heeft meer dan één prefect
mistake-megadates-mixed-squadron = scenario: eskader { $squadron } heeft schepen van beide partijen
mistake-megadates-commanders = scenario: eskader { $squadron } heeft meer dan één bevelhebber
mistake-megadates-off-map = { $ship }: de boeg steekt buiten de kaart
mistake-megadates-on-land = { $ship }: ligt op land in { $rex } (N-009)
mistake-megadates-shared-rex = { $ship }: ligt bij het begin samen met { $other } in { $rex }
