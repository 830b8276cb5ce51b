"""The rulebook in French; see rulebook.py for how it is written down."""

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
    "Ce que tu vois",
    "Tiens la console à deux mains : le stick sous le pouce gauche, A et B sous le pouce droit.",
    "La ligne du haut dit ce que fait A. À sa droite, les îles de chaque camp. Le cadre entoure"
    " celui dont c’est le tour.",
    (0, "Pierre blanche : l’île est à Blanc."),
    (1, "Pierre noire."),
    (2, "Une île que gagne le pont sous le curseur."),
    (3, "Une île qui serait perdue."),
    (4, "Coin marqué : ta dernière carte piochée."),
    ("has_open", True, (5, "L’œil : l’adversaire voit cette carte.")),
    (6, "La pioche et le nombre de ses cartes."),
    (7, "Il n’y a plus rien à piocher : ici finit ton tour."),
    "BD est la ligne de BARI à DUDA. +BARI : tu gagnes BARI. -2 : deux ponts s’en vont.",
)

AIM = (
    "Le but",
    "Blanc et Noir construisent des ponts entre douze îles. Si tes ponts occupent la plupart des"
    " lignes d’une île, elle est à toi : ta pierre le montre.",
    "La partie a trois manches. Après chacune, on compte les îles, et cela rapporte des points. À"
    " la fin, le plus grand total l’emporte.",
)

TURN = (
    "Cartes et tours",
    "Il y a 24 cartes, deux par île. Chacun commence avec trois cartes, gardées secrètes. Trois"
    " autres sont visibles ; le reste est la pioche.",
    "Cinq cartes en main, c’est le maximum.",
    ("first", FIRST_AGREED, "Qui commence ? Décidez ensemble, ou tirez au sort."),
    (
        "first",
        FIRST_NOT_DEALER,
        "Qui donne ne commence pas ; mais ici, c’est la console qui donne. Décidez ensemble, ou"
        " tirez au sort.",
    ),
    ("first", FIRST_BY_LOT, "Le sort désigne qui commence."),
    "À ton tour, joue d’abord autant de cartes que tu veux, une par une, ou aucune. Ensuite, pioche"
    " une carte : ton tour est fini.",
)

LAYING = (
    "Poser un pont",
    "Joue une carte et pose un pont sur une ligne libre de son île. C’est toi qui choisis vers"
    " quelle voisine il mène.",
    "ALOA a des lignes vers BARI, DUDA et HUNA. Avec la carte ALOA, tu choisis l’une des trois. Le"
    " pont vers BARI peut aussi se poser avec la carte BARI.",
    "Tu peux même construire sur une île qui porte une pierre adverse.",
    "Tu as 25 ponts. Les cartes jouées reviennent à la manche suivante.",
    (8, "Une carte éclaire ses lignes.", 0),
)

WINNING = (
    "Gagner une île",
    "Tu contrôles une île dès que tes ponts occupent plus de la moitié de ses lignes. La moitié"
    " exacte ne suffit pas :",
    "3 lignes : 2 ponts\n4 ou 5 lignes : 3 ponts\n6 lignes : 4 ponts",
    "Ta pierre s’y pose, et tous les ponts adverses de cette île disparaissent. S’il n’en reste"
    " plus assez sur une île voisine, l’adversaire y perd aussi sa pierre.",
    "Un seul pont peut gagner les deux îles qu’il relie. Un pont de plus sur une île déjà à toi ne"
    " retire rien.",
    (9, "Ce pont gagne BARI.", 0),
)

REMOVING = (
    "Retirer un pont",
    "Joue deux cartes ensemble pour retirer un pont adverse. Chacune montre une île que ce pont"
    " touche : une carte par bout, ou deux pour le même bout.",
    "COCO-GOLA se retire donc avec COCO et GOLA, deux COCO ou deux GOLA.",
    "Cela ne te fait gagner aucune île, mais l’adversaire peut en perdre une, et même deux.",
    "La ligne est libre : avec une autre carte qui convient, construis-y toi-même dans le même tour"
    " !",
    (10, "Deux cartes retirent CG.", 0),
)

DRAWING = (
    "Piocher, défausser",
    "Prends l’une des cartes visibles, ou celle du dessus de la pioche, sans la voir avant. Tant"
    " que la pioche dure, elle comble les trous parmi les cartes visibles.",
    "Qui a cinq cartes en main ne pioche pas.",
    (
        "may_decline",
        True,
        "Tu peux finir ton tour sans piocher, mais jamais juste après que l’adversaire l’a fait. Si"
        " tu as alors cinq cartes, joue ou défausse d’abord une carte.",
    ),
    (
        "may_decline",
        False,
        "Il faut piocher à chaque tour. Si tu as cinq cartes, joue ou défausse d’abord une carte.",
    ),
    (
        "discard",
        DISCARD_WHEN_FULL,
        "Défausser : seulement avec cinq cartes, et sans en avoir joué dans ce tour. Écartes-en une"
        " ou plus, face cachée ; puis il faut piocher.",
    ),
    (
        "discard",
        DISCARD_INSTEAD,
        "Défausser : au lieu de jouer, tu peux écarter une carte ou plus, face cachée. Puis pioche,"
        " ou finis ton tour comme d’habitude.",
    ),
)

ROUND = (
    "Fin de manche",
    "La manche est finie au moment où la pioche et les cartes visibles sont épuisées.",
    "Après la manche 1, qui a le plus d’îles reçoit 1 point ; après la manche 2, c’est 2 points. À"
    " égalité, personne ne reçoit rien.",
    "Les ponts, les pierres et les mains restent. Les autres cartes sont mélangées :"
    " trois visibles, le reste en pioche. Prendre la dernière carte a terminé le tour : à"
    " l’autre de jouer.",
)

END = (
    "Fin de partie",
    (
        "last_turns",
        True,
        "Quand les cartes sont épuisées à la manche 3, chacun joue encore un tour, où il n’y a rien"
        " à piocher.",
    ),
    (
        "last_turns",
        False,
        "Quand les cartes sont épuisées à la manche 3, la partie est finie aussitôt.",
    ),
    (
        "adds_islands",
        False,
        "Qui a le plus d’îles reçoit un point par île d’écart : 7 contre 4, cela fait 3 points.",
    ),
    ("adds_islands", True, "Chacun reçoit alors un point pour chaque île qu’il contrôle."),
    "Le plus grand total l’emporte.",
    (
        "breaks_ties",
        True,
        "À totaux égaux, le dernier décompte décide, puis le nombre de ponts. Si tout est égal, la"
        " partie est nulle.",
    ),
    ("breaks_ties", False, "À totaux égaux, la partie est nulle."),
    (
        "early",
        EARLY_WITHOUT_BRIDGES,
        "Cela peut finir plus tôt : dès le début de la manche 2, qui n’a aucun pont perd aussitôt,"
        " si l’autre en a.",
    ),
    (
        "early",
        EARLY_LAST_TAKEN,
        "Cela peut finir plus tôt : dès la manche 2, qui prend le dernier pont adverse gagne"
        " aussitôt.",
    ),
)

VARIANTS = (
    "Variantes",
    (
        "has_guard",
        True,
        "Îles gardées : pose tes ponts seulement là où l’adversaire ne contrôle aucun des deux"
        " bouts. Si tu retires un pont et que c’est alors le cas, tu peux y poser le tien aussitôt,"
        " sans carte.",
    ),
    (
        "has_open",
        True,
        "Cartes découvertes : une carte prise visible reste connue de l’adversaire tant que tu la"
        " tiens. De deux cartes pareilles, la cachée part en premier.",
    ),
)

HEAD_START = (
    "Avance",
    (
        "has_handicap",
        True,
        "Quand l’un joue bien mieux, l’autre peut recevoir une avance d’un, deux ou trois ponts.",
    ),
    (
        "has_handicap",
        True,
        "Ils se posent sur des lignes libres, après la donne et avant le premier tour, sans carte."
        " Ils gagnent des îles et retirent des ponts comme tous les autres.",
    ),
)

BUTTONS = (
    "Les boutons",
    "Avec le stick ou la croix, parcours ta main, les cartes visibles et la pioche. A choisit, B"
    " revient.",
    "Les lignes de ta carte s’allument. Va sur l’une d’elles : le plateau montre ce qui serait"
    " gagné et perdu. A confirme. Si A propose plusieurs coups, choisis au stick.",
    "Sur la pioche, A propose tout ce qui finit un tour, et la défausse.",
    "SELECT annule ce que tu as fait dans ce tour. START ouvre le menu avec le"
    " dernier tour, tous les tours et ces règles.",
    "SELECT tenu à l’allumage : silence.",
)

ROBOTS = (
    "Robots et conseils",
    "Un robot peut jouer pour l’un ou l’autre, ou pour les deux. Il y en a neuf : le 1 est pour les"
    " débutants, le 9 est le plus fort. Choisis-les au début d’une nouvelle partie.",
    "Pendant qu’un robot réfléchit, A l’accélère et B ouvre le menu. Puis regarde son tour : A"
    " passe à l’étape suivante.",
    "À ton tour, le menu offre un conseil. Le robot 9 montre ce qu’il ferait, et pourquoi : A"
    " montre la suite, B revient à ton tour.",
)

CREDITS = (
    "Qui l’a fait",
    "Kahuna est un jeu de Günter Cornett, paru en 1998 chez KOSMOS à Stuttgart ; en anglais chez"
    " Rio Grande Games et Thames & Kosmos.",
    "Ce programme, ses images et ses sons ont été refaits par des amis du jeu. Il est libre pour"
    " tous : la licence MIT dit comment.",
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
