## De les van Forum Romanum

forum-lesson-chapter-place = Plaatsen
forum-lesson-chapter-complete = Vullen en scoren
forum-lesson-chapter-fewest = De minste
forum-lesson-chapter-stalemate = Patstelling
forum-lesson-chapter-jump = Springen

forum-lesson-goal = Je senator loopt langs de rand van dit bord; wie het verst komt, wint. Stappen verdien je in sectoren: elke rij, kolom, lange diagonaal en elk gebouw is er een. Op elke sector die nog niet gescoord is, ligt een munt.
forum-lesson-place = Jij speelt rood. Als je aan de beurt bent zet je één Romein op een vrij veld. Begin in het midden: tik op d4. Dat veld telt voor zijn rij, zijn kolom, beide diagonalen en het Forum, dus voor vijf sectoren tegelijk.
    .else = Dat veld mag, maar het midden telt voor meer sectoren dan elk ander veld. Tik op d4.
forum-lesson-others = Cassia en Brutus hebben er ook een geplaatst. Zo gaat het rond, tot de acht Romeinen van iedereen op het bord staan.

forum-lesson-complete = De tempel links heeft zes velden en alleen b5 is nog vrij. Jij hebt daar drie Romeinen, Cassia twee, Brutus geen. Maak hem vol: tik op b5.
    .else = Dat mag, maar dan laat je de tempel aan Cassia. Vul hem zelf: tik op b5.
forum-lesson-scored = De tempel is vol en jij hebt de meeste, vier. Je senator gaat één stap vooruit voor elk veld: 6.
forum-lesson-none = Wie de minste heeft, gaat 4 terug. Dat is Brutus: ook nul telt. De munt is weg, dus deze sector wordt nooit meer gescoord.

forum-lesson-danger = Kijk naar de tempel rechtsonder. Cassia heeft daar drie Romeinen, Brutus een, jij geen. Maakt zij hem nu vol, dan heb jij als enige de minste en ga je 4 terug.
forum-lesson-join = Deze win je niet, maar het kan goedkoper. Zet een Romein op f7 of g7.
    .else = Dat mag, maar dan heb je nog steeds niemand in de tempel. Tik op f7 of g7.
forum-lesson-shared = Cassia maakt hem vol en gaat 6 vooruit. Jij en Brutus delen de laatste plaats met elk één Romein, dus je gaat 2 terug en geen 4. Eén Romein op tijd scheelt twee stappen.

forum-lesson-block = Nu de tempel rechts. Cassia leidt er met drie tegen twee, en f4 is het laatste vrije veld. Laat haar niet scoren: tik op f4.
    .else = Dat mag, maar dan neemt Cassia of Brutus f4 en scoort Cassia. Tik op f4.
forum-lesson-tied = Drie tegen drie: een patstelling. De sector is vol, maar niemand leidt alleen, dus niemand loopt en de munt blijft liggen. Er wordt gescoord als hij weer vol is en één kleur leidt.

forum-lesson-jumps = Alle Romeinen staan nu op het bord. Vanaf nu til je in je beurt een eigen Romein op en zet je hem op een vrij veld, dichtbij of ver weg.
forum-lesson-jump = In rij 2 ontbreekt alleen g2. Jij leidt daar met drie. Tik op je Romein op d7 en dan op g2.
    .else = Dat mag, maar laten we rij 2 vol maken: neem een Romein van buiten die rij en zet hem op g2.
forum-lesson-landed = Rij 2 is vol en jij hebt er vier van de zeven: 7 stappen vooruit. Brutus heeft er maar één en gaat 4 terug. Is de laatste munt weg, dan is het spel afgelopen en wint de senator die het verst is.

forum-lesson-end = Dat is heel Forum Romanum.
    .one = Maak een sector vol en heb daar de meeste: één stap voor elk veld.
    .two = Als enige de minste kost 4 stappen, gedeeld 2. Eén Romein is vaak genoeg.
    .three = Een gedeelde leiding blokkeert een sector. Staan alle Romeinen, dan wordt er gesprongen.

## Forum Romanum in een minuut

forum-brief-place = Eerst zet iedereen al zijn Romeinen, één per beurt, op een vrij veld naar keuze. Elk veld telt voor meer sectoren tegelijk: zijn rij, zijn kolom, misschien een diagonaal en een gebouw.
forum-brief-complete = Is een sector vol, dan gaat wie er de meeste Romeinen heeft zoveel stappen vooruit als de sector velden heeft. Elke sector scoort één keer.
forum-brief-fewest = Wie er de minste heeft, gaat 4 stappen achteruit; delen er meer de laatste plaats, dan ieder 2. Niemand hebben is ook de minste.
forum-brief-stalemate = Hebben twee kleuren er evenveel? Patstelling: niemand gaat vooruit, en de sector wacht tot een van hen leidt.
forum-brief-jump = Staan ze allemaal, dan springt er elke beurt een van je Romeinen naar een vrij veld. Valt er nergens meer iets te scoren, dan wint wie het verst is.
