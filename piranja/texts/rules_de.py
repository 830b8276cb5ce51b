"""Die Anleitung auf Deutsch: Kapitel, jedes ein Titel und sein Text, ein Absatz pro Zeile."""

CHAPTERS = (
    (
        "Worum es geht",
        "Decke Fische auf, lass sie in deiner Reihe schwimmen und hole sie ein, bevor ein hungriger"
        " kommt.\n"
        "Wer am Ende die meisten Karten hat, gewinnt.",
    ),
    (
        "Die Fische",
        "Es gibt vier Arten: Piranha, Kugelfisch, Feuerfisch und Sägefisch. Ein Fisch ist klein und"
        " satt, groß und satt, oder mittelgroß und hungrig.\n"
        "Jeder fünfte ist hungrig. Pass gut auf: Was aufgedeckt war, kommt nicht wieder.",
    ),
    (
        "Dein Zug",
        "Decke eine Karte auf oder mehrere nacheinander. Nach jedem satten Fisch darfst du"
        " aufhören: Hole deinen Fang ein, oder lass deine Reihe liegen. Dann ist der Nächste dran.",
    ),
    (
        "Satter Fisch",
        "Er kommt rechts in deine Reihe, wenn der letzte Fisch dort von derselben Art oder gleich"
        " groß ist, oder wenn deine Reihe leer ist. Dann musst du ihn nehmen.\n"
        "Sonst schwimmt er weiter zum linken Nachbarn, der ihn nehmen muss, wenn er dort passt; und"
        " so weiter um den Tisch. Kann ihn niemand nehmen, ist er aus dem Spiel.\n"
        "Wie auch immer: Du bleibst am Zug.",
    ),
    (
        "Hungriger Fisch",
        "Er frisst deine Reihe Fisch für Fisch von rechts. Vor dem ersten Fisch seiner Art hält er"
        " an; ist keiner da, frisst er alle.\n"
        "Dann verdaut er in der Mitte, auf dem Stapel seiner Art, mit allem, was er gefressen hat."
        " Dein Zug ist vorbei, und du holst nichts ein.\n"
        "Ist deine Reihe leer, frisst er nichts und legt sich allein auf seinen Stapel.\n"
        "Was andere haben, frisst er nie, und auch nicht, was du eingeholt hast.",
    ),
    (
        "Einholen",
        "Du beendest deinen Zug und nimmst deine ganze Reihe zu deinem Fang. Dort ist sie für immer"
        " sicher.\n"
        "Oder du lässt sie liegen und hoffst auf mehr; dann kann sie in deinem nächsten Zug"
        " gefressen werden.",
    ),
    (
        "Die Stapel",
        "Mit drei Fischen einer Art in deiner Reihe, egal wie groß und wo, darfst du den ganzen"
        " Stapel dieser Art aus der Mitte zu deinem Fang holen. Deine Reihe bleibt liegen.\n"
        "Das geht jederzeit in deinem Zug, auch vor der ersten Karte, aber nicht nach einem"
        " hungrigen Fisch. Du darfst mehrere Stapel holen, und denselben noch einmal, wenn er neu"
        " gewachsen ist.",
    ),
    (
        "Das Ende",
        "Ist der Schwarm aufgebraucht, werden Karten mit leerem Meer aufgedeckt. Der erste hungrige"
        " Fisch darunter beendet das Spiel sofort und frisst nichts mehr.\n"
        "Es zählt nur, was eingeholt ist. Haben zwei gleich viele Karten, entscheiden die hungrigen"
        " Fische darunter; wer dann noch gleich ist, gewinnt gemeinsam.",
    ),
    (
        "Wer spielt, wer beginnt",
        "Drei bis sechs. Zu dritt oder viert kommt ein Drittel des Schwarms ungesehen weg.\n"
        "Ihr macht aus, wer beginnt: zum Beispiel der Hungrigste. Oder das Los entscheidet.",
    ),
    (
        "Von wem es ist",
        "Kai Piranja ist ein Spiel von Oliver Igelhaut. 2004 erschien es bei Abacusspiele.\n"
        "Dieses Programm, seine Bilder und Töne haben Freunde des Spiels neu gemacht. Es ist frei"
        " für alle: Wie, sagt die MIT-Lizenz.",
    ),
)
