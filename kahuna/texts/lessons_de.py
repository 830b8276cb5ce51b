"""Deutsch: what is said in the lessons of tools/lessons.txt, in their order.

The lines are broken as they are shown; an empty one ends what a step says.
"""

TITLES = (
    "Deine erste Brücke",
    "Eine Insel gewinnen",
    "Alles weggefegt",
    "Eine Brücke entfernen",
    "Entfernen, dann bauen",
    "Ziehen und warten",
    "Fünf Karten",
    "Runden und Punkte",
)
FIRST_GAME = "Das erste Spiel"

# What to press: for a card, the last place, a line, to say yes, to go back
PRESS = """\
Geh zur Karte %s: drück A.
Geh ganz nach rechts: drück A.
Geh zu %s: drück A.
Drück noch einmal A.
Drück B, um zurückzugehen."""

# Before a lesson is left
LEAVE = """\
Die Lektion verlassen?
Weiter
Verlassen"""

BRIDGE = """\
Hallo! Lass uns Brücken von Insel
zu Insel bauen!

Hier unten sind deine Karten. Mit
jeder baust du eine Brücke.

Lege eine Brücke HUNA-IFFI.

Noch nicht! Lege sie diesmal von
HUNA nach IFFI.

Deine erste Brücke! Sie hat die
Karte gekostet.

Und jetzt LALE-IFFI.

Fast! Nimm die Karte LALE und die
Linie zu IFFI.

Sehr gut! Mit einer Karte baust du
an ihrer Insel."""

CONTROL = """\
Das sind die Linien von LALE: drei.
Auf einer hast du eine Brücke.

Noch eine Brücke an LALE!

Erst eine Brücke an LALE: Nimm die
Karte LALE.

Zwei von drei, mehr als die Hälfte:
LALE gehört dir!

GOLA hat vier Linien. Auf einer
hast du eine Brücke.

Noch eine Brücke an GOLA!

Erst eine Brücke an GOLA: Nimm die
Karte GOLA.

Zwei von vier, nur die Hälfte: Das
ist zu wenig für GOLA.

Eine dritte Brücke an GOLA!

Erst eine Brücke an GOLA: Nimm die
Karte GOLA.

Sehr gut! Mehr als die Hälfte der
Linien, und sie gehört dir."""

SWEEP = """\
An IFFI hast du zwei Brücken, und
Schwarz hat auch zwei.

Leg die dritte und gewinne!

Gewinne zuerst IFFI, mit der Karte
IFFI.

IFFI gehört dir, und alle schwarzen
Brücken dort sind weg!

An HUNA hat Schwarz nun zu wenig
und verliert auch diese Insel.

Mach das auch an LALE.

Gewinne LALE mit der Karte LALE.

Sehr gut! Wer eine Insel gewinnt,
fegt sie leer."""

REMOVE = """\
HUNA gehört Schwarz: drei Brücken
auf fünf Linien.

Du kannst eine entfernen: mit zwei
Karten ihrer Inseln.

Entferne HUNA-IFFI.

Jetzt nicht: Entferne die Brücke
HUNA-IFFI.

Zwei von fünf sind zu wenig: HUNA
gehört Schwarz nicht mehr!

Nun entferne HUNA-LALE.

Entferne HUNA-LALE: Auch zwei
Karten LALE genügen.

Sehr gut! Mit zwei Karten ihrer
Inseln entfernst du eine Brücke."""

BOTH = """\
LALE gehört Schwarz, und dort ist
keine Linie frei. Was nun?

Entferne HUNA-LALE.

Entferne zuerst die Brücke
HUNA-LALE.

Und jetzt leg deine dorthin.

Leg deine eigene Brücke
HUNA-LALE.

Nun gehört LALE dir, und die letzte
schwarze Brücke dort ist weg!

Sehr gut! Erst entfernen, dann
bauen, alles in einem Zug."""

DRAW = """\
Am Ende des Zuges darfst du eine
Karte ziehen. Drei liegen offen.

Nimm die offene Karte IFFI.

Nimm lieber IFFI: Die brauchst du
dort.

Mit der Karte endet dein Zug. Nun
spielt Schwarz.

Gewinne IFFI!

Mit der Karte IFFI kannst du IFFI
gewinnen.

Zieh vom Stapel.

Diesmal vom Stapel: Dann sieht
Schwarz sie nicht.

Die zweite GOLA! Schwarz zieht
auch eine Karte.

GOLA braucht drei Brücken, zwei
sind zu wenig: Warte und sammle!

Nimm die offene Karte FAAA.

Behalte deine Karten und nimm
FAAA: Die reicht bis GOLA.

Schwarz spielt und ahnt nichts von
deinem Plan.

Los: drei Brücken an GOLA!

Nur an GOLA. FAAA-GOLA ist für die
Karte FAAA.

Noch eine an GOLA!

Nur an GOLA. FAAA-GOLA ist für die
Karte FAAA.

Und die dritte!

Nur an GOLA. FAAA-GOLA ist für die
Karte FAAA.

GOLA gehört dir, in einem Zug.
Schwarz konnte nichts tun!

Sehr gut! Eine Karte pro Zug; und
wer wartet, kann dann mehr."""

FULL = """\
Du hast fünf Karten. Mehr geht
nicht: Du kannst nicht ziehen.

An LALE ist alles voll: Diese zwei
Karten nützen nichts.

Wirf beide LALE ab.

Wirf beide LALE ab und sonst nichts.

Jetzt zieh eine Karte.

Nach dem Abwerfen musst du
ziehen.

Sehr gut! Mit fünf Karten: Spiel
welche oder wirf welche ab."""

ROUNDS = """\
Schau, es ist nur noch eine Karte
da.

Nimm die letzte Karte.

Nimm die letzte Karte: Dann endet
die Runde.

Die Runde ist vorbei. Du hast zwei
Inseln, Schwarz hat eine.

Mehr Inseln: ein Punkt für dich!
Runde zwei bringt zwei Punkte.

Brücken und Handkarten bleiben.
Der Rest wird neu gegeben.

Nach Runde zwei hat Schwarz drei
Inseln und bekommt zwei Punkte.

Das ist Runde drei. Jede Insel mehr
wird ein Punkt sein.

Es sind keine Karten mehr da. Jeder
hat noch einen letzten Zug.

Gewinne IFFI und KAHU!

Mit IFFI-KAHU und COCO-KAHU
gewinnst du beide.

Noch eine Brücke!

Mit IFFI-KAHU und COCO-KAHU
gewinnst du beide.

Zwei Inseln gewonnen, und Schwarz
hat HUNA verloren. Toller Zug!

Beende deinen Zug.

Das genügt: Geh zum Stapel und
beende den Zug.

Schwarz beendet das Spiel.

Du hast zwei Inseln mehr, also zwei
Punkte: Du gewinnst 3 zu 2!

Noch etwas, in einem anderen Spiel:
Schwarz hat nur eine Brücke.

Gewinne IFFI!

Mit der Karte IFFI kannst du IFFI
gewinnen.

Wer in Runde zwei oder drei keine
Brücke mehr hat, verliert sofort.

Sehr gut! Jetzt kannst du Kahuna
spielen."""

LESSONS = (BRIDGE, CONTROL, SWEEP, REMOVE, BOTH, DRAW, FULL, ROUNDS)
