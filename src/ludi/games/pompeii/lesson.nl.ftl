## De les van Pompeii

pompeii-lesson-chapter-card = Een kaart
pompeii-lesson-chapter-relatives = Familie
pompeii-lesson-chapter-omen = Een Omen
pompeii-lesson-chapter-eruption = De uitbarsting
pompeii-lesson-chapter-lava = Lava
pompeii-lesson-chapter-run = Rennen

pompeii-lesson-goal = Eerst trekken je mensen de stad in. Dan barst de Vesuvius uit en rennen ze naar de poorten. Wie aan het eind de meesten gered heeft, wint. Jij speelt rood, Cassia zwart.
pompeii-lesson-card = In je beurt speel je één kaart en zet je een figuur in een huis met dat nummer. Tik op je kaart 9 en dan op haar huis op e6.
    .else = Die kaart heb je, maar laten we de 9 spelen: tik erop en dan op e6.
pompeii-lesson-drew = Je trok een nieuwe kaart, dus je hebt er weer vier. Cassia deed hetzelfde met haar 10. Dat is een hele beurt: kaart, figuur, trekken.

pompeii-lesson-crowd = Later in het spel trekken bewoners hun familie aan. Op e6 wonen twee figuren van Cassia. Speel ook daar je 9.
    .else = Dat mag, maar daar woont niemand, dus er komt geen familie. Tik op de 9 en dan op e6.
pompeii-lesson-first = Er woonden er twee, dus je mag meteen twee familieleden laten komen, in andere huizen van dezelfde kleur of neutrale. Zet de eerste op d4, in een turquoise huis.
    .else = Daar mag familie wonen, maar neem nu d4: dat huis is turquoise, net als e6.
pompeii-lesson-second = Zet de tweede op b4. Dat huis is neutraal, en daar mag familie van elke kleur wonen. Geen huis neemt in één beurt twee familieleden op.
    .else = Dat mag, maar neem nu b4.
pompeii-lesson-family = Eén kaart, drie figuren. Een vol huis is een bezoek waard, wie er ook woont. Meer mensen in de stad is meer om te redden.

pompeii-lesson-house = Speel je 2. Dat huis ligt op twee velden, e1 en e2; jij kiest. Denk aan de vlucht: e1 ligt dichter bij een poort.
    .else = Dat mag, maar speel hier de 2: tik erop en dan op e1 of e2.
pompeii-lesson-omen = Je trok een Omen. Dat treft meteen: kies een zwarte figuur voor de vulkaan. Op de gemarkeerde velden staat er een. Tik op c3, daar heeft Cassia er twee.
    .else = Een Omen neemt een figuur van een ander. Tik op een van de gemarkeerde velden.
pompeii-lesson-struck = Die figuur is uit het spel. Voor het Omen trok je een andere kaart. Een Omen kan iedereen treffen, dus niemand is veilig.

pompeii-lesson-last = In de stapel zit de kaart A.D. 79. Komt die voor de tweede keer, dan barst de vulkaan uit, en er zijn weinig kaarten over. Speel je 7 op f5.
    .else = Dat mag, maar speel hier de 7 op f5.
pompeii-lesson-erupted = A.D. 79! Het is gedaan met de kaarten, en wie nog niet in de stad is gaat in de doos. Vanaf nu brengt elke beurt lava uit de zak.
pompeii-lesson-tile = Eerst worden om beurten zes tegels gelegd, terwijl iedereen stilstaat. Cassia trok een masker: de eerste tegel daarvan ligt op het startveld van het masker, d7.
pompeii-lesson-own = Jij trok een munt. Het startveld daarvan is c2, dus tik op c2.
    .else = De eerste tegel van een symbool heeft maar één plaats: zijn startveld, c2.

pompeii-lesson-flow = Alle zes stromen zijn begonnen. Je trok een masker: dat moet aan de maskerlava op d7 grenzen. Op d6 staan twee figuren van Cassia. Tik op d6.
    .else = Dat mag, maar e7 is leeg, en je eigen mensen hebben het straks nodig als uitweg. Tik op d6.
pompeii-lesson-buried = Wie op een bedekt veld staat, sterft, en ook wie geen weg naar een poort meer heeft. Ook je eigen mensen, dus kijk twee keer.

pompeii-lesson-points = Na de tegel doe je twee bewegingen met twee verschillende figuren. Een figuur heeft een punt voor elke figuur op zijn veld, van elke kleur. Op e6 staan er vier, dus de eerste die gaat heeft er 4.
pompeii-lesson-out = Van e6 is het drie stappen naar de poort op g7 en nog een erdoor: 4 punten. Tik op je figuur op e6 en dan op de uitgang.
    .else = Daar mag hij heen, maar deze kun je meteen redden. Tik op e6 en dan op de uitgang.
pompeii-lesson-next = Gered! Op e6 staan er nog drie, dus je andere figuur heeft 3 punten: net genoeg tot de poort. Tik op e6 en dan op g7.
    .else = Daar mag hij heen, maar de poort is bereikbaar. Tik op e6 en dan op g7.
pompeii-lesson-saved = Volgende beurt loopt hij voor 1 punt naar buiten. Zo gaat het door, ieder een tegel en twee bewegingen, tot de zak of de stad leeg is. De meeste geredden wint.

pompeii-lesson-end = Dat is heel Pompeii.
    .one = Kaart, figuur, trekken. Waar mensen wonen, kan familie volgen.
    .two = A.D. 79 is de uitbarsting. Lava bedekt velden en snijdt mensen af van de poorten.
    .three = In de menigte ren je ver: een punt voor elke figuur op het veld.

## Pompeii in een minuut

pompeii-brief-card = Elke beurt: speel een kaart, zet een figuur in een huis met dat nummer, trek er een bij. Zo vult iedereen de stad met eigen mensen.
pompeii-brief-relatives = Na de eerste A.D. 79 brengt wie bij bewoners intrekt familie mee: zoveel als er woonden, naar andere huizen van die kleur of neutrale.
pompeii-brief-omen = Wie een Omen trekt, gooit meteen een figuur van een ander in de vulkaan.
pompeii-brief-eruption = De tweede A.D. 79 is de uitbarsting. Kaarten zijn er niet meer: nu komt er lava uit de zak, eerst op de startvelden van de zes symbolen.
pompeii-brief-lava = Elke beurt groeit er een lavastroom. Wie op dat veld staat sterft, en ook wie van alle poorten is afgesneden.
pompeii-brief-run = Na de tegel rennen twee van je figuren. Uit een menigte kom je ver: een punt voor elke figuur op het veld. Wie door een poort gaat is gered; wie de meesten redt, wint.
