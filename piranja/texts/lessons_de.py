"""Deutsch: was in den Lektionen von play/lessons.py gesagt wird, zu jedem Schritt ein, zwei Sätze.

Die Zeilen sind so umbrochen, wie sie gezeigt werden.
"""

TITLES = ("Eine Reihe Fische", "Hungrige Fische", "Drei von einer Art")
NOT_YET = "Noch nicht: Wähle mit links\nund rechts."
LEAVE = "Die Lektion verlassen?\nWeiter\nVerlassen"

ROW = """\
Das ist deine Reihe: ein kleiner
Kugelfisch. Mach sie länger!

Deck eine Karte auf. Gleiche Art
oder gleiche Größe passt.

Ein Kugelfisch! Und noch eine
Karte.

Groß wie der letzte: Er passt.
Und noch eine.

Er passt nicht und schwimmt
weiter. Krebs muss ihn nehmen.

Geh nach rechts und hol mit A
deine drei Fische ein.

Die sind sicher. Wer am Ende die
meisten hat, gewinnt!"""

HUNGRY = """\
Vier Fische in deiner Reihe! Aber
es gibt auch hungrige…

Deck eine Karte auf und schau.

Er fraß zwei und hielt vor seiner
Art an. Dein Zug ist vorbei.

Ein neuer Zug. Versuch dein
Glück!

Der letzte war von seiner Art: Er
fraß nichts. Uff!

Hol die Reihe ein, bevor einer
kommt. Aber nicht zu früh!"""

FETCH = """\
Was gefressen wurde, liegt in der
Mitte: sechs Karten!

Du brauchst drei Kugelfische in
der Reihe. Deck eine Karte auf.

Drei! Der Stapel leuchtet. Geh
nach links und drück A.

Deine Reihe bleibt dir auch. Geh
nach rechts und hol sie ein.

Sechs und vier: zehn Karten! Mehr
brauchst du nicht. Viel Spaß!"""

LESSONS = (ROW, HUNGRY, FETCH)
