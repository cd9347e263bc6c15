## Die Lektion zu Pompeius Magnus versus Megadates

megadates-lesson-chapter-orders = Befehle
megadates-lesson-chapter-subphases = Unterphasen
megadates-lesson-chapter-ram = Rammen
megadates-lesson-chapter-shoot = Schießen
megadates-lesson-chapter-grapple = Enterhaken
megadates-lesson-chapter-board = Entern
megadates-lesson-chapter-flags = Flaggen

megadates-lesson-goal = Du befehligst die Fides, R1, eine römische Galeere. Der Pirat Cilix hat die Nike, P1. Alle schreiben geheime Befehle; sind alle abgegeben, werden sie zugleich aufgedeckt.
megadates-lesson-course = Ein Kurs ist eine Reihe von Schritten. 1 ist ein Rex geradeaus. Tippe dreimal auf 1: Die gestrichelte Linie zeigt deinen Weg. Dann gib die Befehle ab.
    .else = Diesen Kurs kannst du fahren, aber rudern wir drei Rex geradeaus: 1 1 1. Dann gib die Befehle ab.
megadates-lesson-reveal = Beide Befehle wurden zugleich aufgedeckt. Cilix hatte zwei Schritte geschrieben, die Schiffe sind also fünf Rex näher beieinander. Du weißt nie, was der andere schreibt: Rate, und ziele dorthin, wo er sein wird.

megadates-lesson-turn = L und R drehen das Schiff nach einem Schritt um 60 Grad. Schreibe 1, dann 1L, dann wieder 1: voraus, voraus mit Drehung nach links, voraus. Dann gib ab.
    .else = Das kannst du fahren, aber versuche hier eine Drehung: 1, 1L, 1. Dann gib die Befehle ab.
megadates-lesson-together = Eine Runde hat bis zu sechs Unterphasen. In jeder bewegen sich alle Schiffe im selben Augenblick um ein Rex: in Unterphase 1 dein erster und sein erster Schritt, und so fort. Es kommt also darauf an, wann du wo bist.

megadates-lesson-ram = Die Nike liegt still vor deinem Bug, drei Rex entfernt. Rudere 1 1 1, tippe auf Rammen und gib ab. Ohne den Befehl zu rammen gleitest du nur längsseits.
    .else = Versuche es mit dem Rammsporn: 1 1 1, dann Rammen, dann gib die Befehle ab.
megadates-lesson-rammed = Du hast sie in der dritten Unterphase getroffen. Tempo 3, plus deine Masse weniger ihre, plus ein Würfel: So viele Rumpfpunkte verliert sie, und so viele Schadensmarker zieht sie. Gerade und schnell trifft am härtesten.
megadates-lesson-shock = Auch wer rammt, bekommt einen Stoß: ein Würfel, weniger die eigene Masse, plus die andere. Schwere Schiffe rammen also leichte. Beide liegen jetzt still, im selben Rex.

megadates-lesson-shoot = Die Nike liegt zwei Rex entfernt. Sagittarii schießen 4 Rex weit, eine Ballista 8. Tippe auf Schießen: Ist niemand gewählt, schießen alle, die können. Dann gib ab.
    .else = Lass sie schießen: Tippe auf Schießen, schreibe keinen Kurs und gib die Befehle ab.
megadates-lesson-arrows = Jede Einheit würfelt, 5 oder 6 trifft. Für jeden Treffer zieht sie einen Schadensmarker, und nur solche mit einem Bogen zählen. Hier ist jemand gefallen.

megadates-lesson-grapple = Beide Buge liegen in einem Rex, also kannst du Enterhaken werfen. Tippe auf Enterhaken, für alle, die können, und gib ab.
    .else = Wirf diesmal Enterhaken: Tippe auf Enterhaken und gib die Befehle ab.
megadates-lesson-held = Jede Einheit würfelt, und bei 5 oder 6 hält ihr Seil. Ein Seil genügt: Keines der Schiffe kann mehr wegrudern, und in der nächsten Runde können deine Soldaten hinüber.

megadates-lesson-board = Das Seil der letzten Runde hält. Tippe auf Entern, dann auf den Bug von P1 als Ziel, und gib ab.
    .else = Schicke Einheiten hinüber: Tippe auf Entern, wähle den Bug von P1 und gib die Befehle ab.
megadates-lesson-melee = Sie gingen hinüber und kämpften paarweise: jeder ein Würfel, Milites zählen 1 dazu. Der Niedrigere fällt. Hat ein Schiff nur noch Ruderer, ergibt es sich und gehört dir.

megadates-lesson-flag = In einer Flotte kann man nicht übers Meer rufen: Es gibt Flaggen. Als Präfekt darfst du jede Runde eine hissen. Hisse Angriff und gib ab.
    .else = Hisse die Flagge Angriff, schreibe keinen Kurs und gib die Befehle ab.
megadates-lesson-seen = Jedes Schiff, das dein Flaggschiff sieht, sieht die Flagge, aber nur deine eigene Flotte kann sie lesen. Sie weht mit den Befehlen und wird gelesen, während die nächsten geschrieben werden.

megadates-lesson-end = So kämpfen Galeeren.
    .one = Befehle sind geheim und werden zugleich aufgedeckt; alle Schiffe fahren zugleich, Unterphase für Unterphase.
    .two = Ramme gerade und schnell. Schieße aus der Ferne: 5 oder 6 trifft.
    .three = In dieser Runde ein Seil, in der nächsten entern. Keine Verteidiger mehr: Das Schiff ist deins.

## Pompeius Magnus versus Megadates in einer Minute

megadates-brief-orders = Du befehligst eine Galeere. In jeder Runde schreiben alle Kapitäne geheim ihre Befehle: einen Kurs aus Schritten, und was die Mannschaft tut. Sind alle fest, werden sie zugleich geöffnet.
megadates-brief-subphases = Dann fahren alle gleichzeitig, je ein Rex, in bis zu sechs Unterphasen. L und R drehen das Schiff nach einem Schritt.
megadates-brief-ram = Mit dem Befehl zu rammen bohrst du den Bug in den, der im Weg liegt. Tempo und Masse zählen; wer rammt, bekommt selbst einen Stoß ab.
megadates-brief-shoot = Sagitarii schießen 4 Rexe weit, eine Ballista 8. Jede Einheit würfelt: 5 oder 6 trifft, und Treffer ziehen Schaden.
megadates-brief-grapple = Liegen Schiffe aneinander, werfen Einheiten Enterhaken: Bei 5 oder 6 hält das Seil. Verbundene Schiffe können nicht wegrudern.
megadates-brief-board = Über ein Seil, das schon in der letzten Runde hielt, gehen Soldaten hinüber und kämpfen, Würfel gegen Würfel. Ein Schiff ohne Verteidiger gehört dir.
megadates-brief-flags = Zwischen Geschwadern gibt es keine Worte, nur Flaggen. Ein Befehlshaber setzt eine je Runde; gelesen wird sie, während die nächsten Befehle entstehen.
