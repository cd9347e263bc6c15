## De les van Pompeius Magnus versus Megadates

megadates-lesson-chapter-orders = Orders
megadates-lesson-chapter-subphases = Deelfasen
megadates-lesson-chapter-ram = Rammen
megadates-lesson-chapter-shoot = Schieten
megadates-lesson-chapter-grapple = Enterhaken
megadates-lesson-chapter-board = Enteren
megadates-lesson-chapter-flags = Vlaggen

megadates-lesson-goal = Jij voert het bevel over de Fides, R1, een Romeinse galei. De piraat Cilix heeft de Nike, P1. Iedereen schrijft in het geheim orders; zijn ze allemaal vergrendeld, dan gaan ze tegelijk open.
megadates-lesson-course = Een koers is een rij stappen. 1 is één rex rechtuit. Tik drie keer op 1: de stippellijn toont je weg. Vergrendel dan de orders.
    .else = Die koers mag, maar laten we drie rexen rechtuit roeien: 1 1 1. Vergrendel dan de orders.
megadates-lesson-reveal = Beide orders gingen tegelijk open. Cilix had twee stappen geschreven, dus de schepen liggen vijf rexen dichter bij elkaar. Je weet nooit wat de ander schreef: raad, en mik op waar hij zal zijn.

megadates-lesson-turn = Met L en R draait het schip na een stap 60 graden. Schrijf 1, dan 1L, dan weer 1: vooruit, vooruit en linksom, vooruit. Vergrendel dan.
    .else = Dat mag, maar probeer hier een bocht: 1, 1L, 1. Vergrendel dan de orders.
megadates-lesson-together = Een beurt heeft hoogstens zes deelfasen. In elke deelfase gaan alle schepen op hetzelfde moment één rex: in deelfase 1 jouw eerste stap en zijn eerste stap, enzovoort. Het telt dus wanneer je waar bent.

megadates-lesson-ram = De Nike ligt stil voor je boeg, drie rexen ver. Roei 1 1 1, tik op Rammen en vergrendel. Zonder de order om te rammen glijd je er alleen langs.
    .else = Probeer het met de ram: 1 1 1, dan Rammen, vergrendel dan de orders.
megadates-lesson-rammed = Je raakte haar in de derde deelfase. Snelheid 3, plus jouw massa min de hare, plus een dobbelsteen: zoveel romppunten verliest ze en zoveel schadefiches trekt ze. Recht en snel treft het hardst.
megadates-lesson-shock = Ook wie ramt krijgt een schok: een dobbelsteen, min de eigen massa, plus die van de ander. Zware schepen rammen dus lichte. Beide liggen nu stil, in dezelfde rex.

megadates-lesson-shoot = De Nike ligt twee rexen verder. Sagitarii schieten 4 rexen ver, een ballista 8. Tik op Schieten: is niemand gekozen, dan schiet iedereen die kan. Vergrendel dan.
    .else = Laat ze schieten: tik op Schieten, schrijf geen koers en vergrendel de orders.
megadates-lesson-arrows = Elke eenheid gooit een dobbelsteen, 5 of 6 is raak. Voor elke treffer trekt ze een fiche, en alleen fiches met een boog tellen. Hier viel er iemand.

megadates-lesson-grapple = Beide boegen liggen in één rex, dus je kunt enterhaken werpen. Tik op Enterhaken, voor iedereen die kan, en vergrendel.
    .else = Werp nu enterhaken: tik op Enterhaken en vergrendel de orders.
megadates-lesson-held = Elke eenheid gooit een dobbelsteen, en met 5 of 6 houdt het touw. Eén touw is genoeg: geen van beide schepen kan nog wegroeien, en volgende beurt kunnen je soldaten eroverheen.

megadates-lesson-board = Het touw van de vorige beurt houdt. Tik op Enteren, dan op de boeg van P1 als bestemming, en vergrendel.
    .else = Stuur eenheden over: tik op Enteren, kies de boeg van P1 en vergrendel de orders.
megadates-lesson-melee = Ze gingen over en vochten in paren: ieder een dobbelsteen, en milites tellen er 1 bij op. De laagste valt. Heeft een schip alleen nog roeiers, dan geeft het zich over en is het van jou.

megadates-lesson-flag = In een vloot kun je niet over zee roepen: er zijn vlaggen. Als prefect mag je er elke beurt een hijsen. Hijs Val aan en vergrendel.
    .else = Hijs de vlag Val aan, schrijf geen koers en vergrendel de orders.
megadates-lesson-seen = Elk schip dat je vlaggenschip ziet, ziet de vlag, maar alleen je eigen vloot kan hem lezen. Hij wappert met de orders en wordt gelezen terwijl de volgende worden geschreven.

megadates-lesson-end = Zo vechten galeien.
    .one = Orders zijn geheim en gaan tegelijk open; alle schepen varen tegelijk, deelfase na deelfase.
    .two = Ram recht en snel. Schiet van ver: 5 of 6 is raak.
    .three = Deze beurt een touw, de volgende enteren. Geen verdedigers meer: het schip is van jou.

## Pompeius Magnus versus Megadates in een minuut

megadates-brief-orders = Jij voert een galei aan. Elke beurt schrijven alle kapiteins in het geheim hun orders: een koers van stappen, en wat de bemanning doet. Ligt alles vast, dan gaat het tegelijk open.
megadates-brief-subphases = Daarna vaart iedereen tegelijk, telkens één rex, in hooguit zes deelfasen. L en R draaien het schip na een stap.
megadates-brief-ram = Met de order rammen boor je je boeg in wie er voor je ligt. Snelheid en massa tellen; wie ramt krijgt zelf ook een klap.
megadates-brief-shoot = Sagitarii schieten 4 rexen ver, een ballista 8. Elke eenheid gooit een dobbelsteen: 5 of 6 is raak, en wie geraakt is trekt schade.
megadates-brief-grapple = Lig je tegen elkaar aan, dan gooien eenheden enterhaken: bij 5 of 6 houdt het touw. Schepen die vastliggen kunnen niet wegroeien.
megadates-brief-board = Over een touw dat de vorige beurt al hield, steken soldaten over en vechten, dobbelsteen tegen dobbelsteen. Een schip zonder verdedigers is van jou.
megadates-brief-flags = Tussen eskaders zijn er geen woorden, alleen vlaggen. Een aanvoerder hijst er één per beurt; die wordt gelezen als de volgende orders geschreven worden.
