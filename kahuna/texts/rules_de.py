"""The rulebook in German; see rulebook.py for how it is written down."""

from ..rules.editions import (
    DISCARD_INSTEAD,
    DISCARD_WHEN_FULL,
    EARLY_LAST_TAKEN,
    EARLY_WITHOUT_BRIDGES,
    FIRST_AGREED,
    FIRST_BY_LOT,
    FIRST_NOT_DEALER,
)
from .rulebook import told

SIGNS = (
    "Was du siehst",
    "Halte das Gerät mit beiden Händen: den Stick unter dem linken Daumen, A und B unter dem"
    " rechten.",
    "Die oberste Zeile sagt, was A jetzt tut. Rechts darin stehen die Inseln beider Seiten; der"
    " Rahmen zeigt, wer am Zug ist.",
    (0, "Weißer Stein: Die Insel gehört Weiß."),
    (1, "Schwarzer Stein."),
    (2, "Diese Insel gewinnt die Brücke unter dem Zeiger."),
    (3, "Diese Insel ginge verloren."),
    (4, "Ecke markiert: Diese Karte hast du zuletzt gezogen."),
    ("has_open", True, (5, "Auge: Der andere kann diese Karte sehen.")),
    (6, "Der Stapel und die Zahl seiner Karten."),
    (7, "Es gibt nichts mehr zu ziehen: Hier endet dein Zug."),
    "BD ist die Linie von BARI nach DUDA. +BARI: Du gewinnst BARI. -2: Zwei Brücken gehen.",
)

AIM = (
    "Worum es geht",
    "Weiß und Schwarz bauen Brücken zwischen zwölf Inseln. Liegen auf den meisten Linien einer"
    " Insel deine Brücken, so gehört sie dir: Dein Stein zeigt es.",
    "Das Spiel hat drei Runden. Nach jeder werden die Inseln gezählt, und das bringt Punkte. Am"
    " Ende siegt, wer mehr davon hat.",
)

TURN = (
    "Karten und Züge",
    "Es gibt 24 Karten, zwei für jede Insel. Jeder beginnt mit drei geheimen Karten. Drei weitere"
    " liegen offen, der Rest ist der Stapel.",
    "Niemand hält je mehr als fünf Karten.",
    ("first", FIRST_AGREED, "Einigt euch, wer beginnt, oder lasst das Los entscheiden."),
    (
        "first",
        FIRST_NOT_DEALER,
        "Wer gibt, beginnt nicht. Hier aber gibt das Gerät: Einigt euch, oder lasst das Los"
        " entscheiden.",
    ),
    ("first", FIRST_BY_LOT, "Das Los bestimmt, wer beginnt."),
    "Spiele in deinem Zug zuerst Karten, eine nach der anderen: so viele du willst, oder keine."
    " Zieh dann eine Karte. Damit endet dein Zug.",
)

LAYING = (
    "Eine Brücke legen",
    "Spiele eine Karte und lege eine Brücke auf eine freie Linie ihrer Insel. Zu welchem Nachbarn"
    " sie führt, bestimmst du.",
    "Von ALOA gehen Linien nach BARI, DUDA und HUNA. Mit der Karte ALOA wählst du eine der drei."
    " Für die Brücke nach BARI taugt auch die Karte BARI.",
    "Sogar an Inseln mit einem fremden Stein darfst du bauen.",
    "Du hast 25 Brücken. Gespielte Karten kommen mit der nächsten Runde zurück.",
    (8, "Eine Karte zeigt ihre Linien.", 0),
)

WINNING = (
    "Eine Insel gewinnen",
    "Du beherrschst eine Insel, sobald auf mehr als der Hälfte ihrer Linien deine Brücken liegen."
    " Genau die Hälfte reicht nicht:",
    "3 Linien: 2 Brücken\n4 oder 5 Linien: 3 Brücken\n6 Linien: 4 Brücken",
    "Dort steht nun dein Stein, und alle fremden Brücken der Insel verschwinden. Bleiben dem Gegner"
    " so an einer Nachbarinsel zu wenige, ist auch dort sein Stein weg.",
    "Eine Brücke kann beide Inseln gewinnen, die sie verbindet. Eine weitere Brücke an einer"
    " eigenen Insel entfernt nichts.",
    (9, "Diese Brücke gewinnt BARI.", 0),
)

REMOVING = (
    "Eine Brücke entfernen",
    "Spiele zwei Karten zusammen, um eine fremde Brücke zu entfernen. Jede zeigt eine Insel, die"
    " diese berührt: für jedes Ende eine Karte, oder beide für dasselbe.",
    "COCO-GOLA lässt sich also mit COCO und GOLA entfernen, mit zwei COCO oder mit zwei GOLA.",
    "Damit gewinnst du keine Insel, aber dein Gegner kann eine verlieren, sogar zwei.",
    "Nun ist die Linie frei. Passt noch eine Karte, dann bau dort selbst, im selben Zug!",
    (10, "Zwei Karten entfernen CG.", 0),
)

DRAWING = (
    "Ziehen, abwerfen",
    "Nimm eine offene Karte oder die oberste vom Stapel, ohne sie vorher zu sehen. Lücken bei den"
    " offenen Karten füllt der Stapel, solange er reicht.",
    "Wer fünf Karten hat, zieht nicht.",
    (
        "may_decline",
        True,
        "Du darfst den Zug beenden, ohne zu ziehen, aber nie gleich nachdem dein Gegner das getan"
        " hat. Hast du dann fünf Karten, spiele erst oder wirf ab.",
    ),
    (
        "may_decline",
        False,
        "Gezogen wird in jedem Zug. Hast du fünf Karten, spiele erst oder wirf ab.",
    ),
    (
        "discard",
        DISCARD_WHEN_FULL,
        "Abwerfen: nur mit fünf Karten, und wenn du im Zug keine gespielt hast. Leg eine oder"
        " mehrere verdeckt weg; danach musst du ziehen.",
    ),
    (
        "discard",
        DISCARD_INSTEAD,
        "Abwerfen: Statt zu spielen, darfst du eine Karte oder mehr verdeckt weglegen. Dann zieh,"
        " oder beende den Zug wie sonst auch.",
    ),
)

ROUND = (
    "Ende der Runde",
    "Die Runde ist in dem Augenblick vorbei, in dem Stapel und offene Karten aufgebraucht sind.",
    "Nach Runde 1 bekommt 1 Punkt, wer mehr Inseln hat, nach Runde 2 sind es 2 Punkte. Haben beide"
    " gleich viele, geht jeder leer aus.",
    "Brücken, Steine und Handkarten bleiben. Alle anderen Karten werden gemischt: Drei liegen"
    " offen, der Rest ist der Stapel. Die letzte Karte hat einen Zug beendet, also ist nun der"
    " andere dran.",
)

END = (
    "Ende des Spiels",
    (
        "last_turns",
        True,
        "Sind die Karten in Runde 3 aufgebraucht, hat jeder noch einen letzten Zug. Zu ziehen gibt"
        " es darin nichts.",
    ),
    ("last_turns", False, "Sind die Karten in Runde 3 aufgebraucht, ist das Spiel sofort vorbei."),
    (
        "adds_islands",
        False,
        "Wer mehr Inseln hat, bekommt für jede Insel, die er voraus ist, einen Punkt: 7 zu 4 macht"
        " 3 Punkte.",
    ),
    ("adds_islands", True, "Dann bekommt jeder einen Punkt für jede Insel, die er beherrscht."),
    "Wer insgesamt mehr Punkte hat, gewinnt.",
    (
        "breaks_ties",
        True,
        "Sind es gleich viele, entscheidet die letzte Wertung, dann die Zahl der Brücken. Alles"
        " gleich: unentschieden.",
    ),
    ("breaks_ties", False, "Gleich viele: unentschieden."),
    (
        "early",
        EARLY_WITHOUT_BRIDGES,
        "Es kann früher enden: Vom Beginn der Runde 2 an verliert sofort, wer keine Brücke hat,"
        " wenn der andere eine hat.",
    ),
    (
        "early",
        EARLY_LAST_TAKEN,
        "Es kann früher enden: Ab Runde 2 gewinnt sofort, wer die letzte fremde Brücke wegnimmt.",
    ),
)

VARIANTS = (
    "Varianten",
    (
        "has_guard",
        True,
        "Bewachte Inseln: Lege Brücken nur, wo dein Gegner keines der beiden Enden beherrscht. Hast"
        " du eine Brücke entfernt und beherrscht er dann keines der Enden, darfst du sofort"
        " deine eigene hinlegen, ohne Karte.",
    ),
    (
        "has_open",
        True,
        "Offen Gezogenes: Was du offen nimmst, sieht dein Gegner, solange du es hältst. Von zwei"
        " gleichen Karten geht die verdeckte zuerst weg.",
    ),
)

HEAD_START = (
    "Vorsprung",
    (
        "has_handicap",
        True,
        "Spielt einer viel besser, kann der andere einen Vorsprung von einer, zwei oder drei"
        " Brücken bekommen.",
    ),
    (
        "has_handicap",
        True,
        "Sie werden nach dem Geben und vor dem ersten Zug auf freie Linien gelegt, ohne Karten. Sie"
        " gewinnen Inseln und entfernen Brücken wie alle anderen.",
    ),
)

BUTTONS = (
    "Die Tasten",
    "Mit Stick oder Kreuz gehst du über deine Hand, die offenen Karten und den Stapel. A wählt, B"
    " geht zurück.",
    "Die Linien für deine Karte leuchten auf. Geh zu einer: Das Brett zeigt, was gewonnen und"
    " verloren würde. A bestätigt. Bietet A mehrere Züge an, wähle mit dem Stick.",
    "Auf dem Stapel bietet A alles an, was den Zug beendet, und das Abwerfen.",
    "SELECT nimmt zurück, was du im Zug getan hast. START öffnet das Menü: letzter"
    " Zug, alle Züge, diese Regeln.",
    "SELECT beim Einschalten halten: Es bleibt still.",
)

ROBOTS = (
    "Roboter und Tipps",
    "Ein Roboter kann für eine Seite spielen oder für beide. Es gibt neun: Nummer 1 ist für"
    " Anfänger, Nummer 9 am stärksten. Wähle sie beim neuen Spiel aus.",
    "Denkt ein Roboter nach, treibt A ihn an, und B öffnet das Menü. Dann sieh dir seinen Zug"
    " an: A zeigt den nächsten Schritt.",
    "Bist du am Zug, gibt das Menü einen Tipp. Roboter 9 zeigt, was er tun würde und"
    " warum: A zeigt, wie es weitergeht, B führt zurück zu deinem Zug.",
)

CREDITS = (
    "Von wem es ist",
    "Kahuna ist ein Spiel von Günter Cornett. 1998 erschien es bei KOSMOS in Stuttgart; auf"
    " Englisch bei Rio Grande Games und Thames & Kosmos.",
    "Dieses Programm, seine Bilder und Töne haben Freunde des Spiels neu gemacht. Es ist frei für"
    " alle: Wie, sagt die MIT-Lizenz.",
)

CHAPTERS = (
    SIGNS,
    BUTTONS,
    AIM,
    TURN,
    LAYING,
    WINNING,
    REMOVING,
    DRAWING,
    ROUND,
    END,
    VARIANTS,
    HEAD_START,
    ROBOTS,
    CREDITS,
)


def chapters(edition):
    """The chapters for an edition, by its name: (title, text) each."""
    return told(CHAPTERS, edition)
