"""Français: what is said in the lessons of tools/lessons.txt, in their order.

The lines are broken as they are shown; an empty one ends what a step says.
"""

TITLES = (
    "Ton premier pont",
    "Gagner une île",
    "Le grand ménage",
    "Retirer un pont",
    "Retirer et construire",
    "Piocher et attendre",
    "Cinq cartes",
    "Manches et points",
)
FIRST_GAME = "Une première partie"

# What to press: for a card, the last place, a line, to say yes, to go back
PRESS = """\
Va sur la carte %s, appuie sur A.
Va tout à droite, appuie sur A.
Va sur %s, appuie sur A.
Appuie encore sur A.
Appuie sur B pour revenir."""

# Before a lesson is left
LEAVE = """\
Quitter la leçon ?
Continuer
Quitter"""

BRIDGE = """\
Bonjour ! Et si on reliait toutes ces
îles par des ponts ?

En bas, ce sont tes cartes.
Chacune vaut un pont.

Pose un pont HUNA-IFFI.

Pas encore ! Cette fois, pose-le de
HUNA à IFFI.

Voilà ton premier pont ! Il t’a coûté
la carte.

Et un autre : LALE-IFFI.

Presque ! La carte LALE, et la
ligne vers IFFI.

Bravo ! Avec une carte, tu poses
un pont sur son île."""

CONTROL = """\
Voici les lignes de LALE : trois. Tu
as un pont sur l’une.

Pose un deuxième pont à LALE.

D’abord un pont à LALE : prends la
carte LALE.

Deux sur trois, plus de la moitié :
LALE est à toi ! Voici ta pierre.

GOLA a quatre lignes. Tu as un pont
sur l’une.

Pose un deuxième pont à GOLA.

D’abord un pont à GOLA : prends la
carte GOLA.

Deux sur quatre, juste la moitié :
c’est trop peu pour GOLA.

Un troisième pont à GOLA !

D’abord un pont à GOLA : prends la
carte GOLA.

Bravo ! Plus de la moitié des lignes,
et l’île est à toi."""

SWEEP = """\
À IFFI, tu as deux ponts, et Noir en
a deux.

Pose le troisième et gagne !

Gagne d’abord IFFI, avec la carte
IFFI.

IFFI est à toi, et tous les ponts de
Noir y ont disparu !

À HUNA, Noir n’en a plus assez : il
a perdu cette île aussi.

Fais pareil à LALE.

Gagne LALE avec la carte LALE.

Bravo ! Qui gagne une île y fait le
ménage."""

REMOVE = """\
HUNA est à Noir : trois ponts sur
cinq lignes.

On peut retirer un pont : cela coûte
deux cartes de ses îles.

Retire le pont HUNA-IFFI.

Pas encore : retire le pont
HUNA-IFFI.

Deux sur cinq, c’est trop peu : Noir
a perdu HUNA !

Retire aussi HUNA-LALE.

Retire HUNA-LALE : deux cartes
LALE suffisent.

Bravo ! Pour retirer un pont, il faut
deux cartes de ses îles."""

BOTH = """\
LALE est à Noir, et plus aucune
ligne n’est libre. Que faire ?

Retire le pont HUNA-LALE.

Commence par retirer le pont
HUNA-LALE.

Maintenant, pose le tien.

Pose ton propre pont HUNA-LALE.

LALE est à toi, et le dernier pont de
Noir y a disparu !

Bravo ! Retirer, puis construire, le
tout en un tour."""

DRAW = """\
À la fin du tour, tu peux piocher.
Ces trois cartes sont visibles.

Prends la carte visible IFFI.

Prends plutôt IFFI : il te la faut.

Une carte, et ton tour est fini. Noir
joue.

Gagne IFFI !

Tu peux gagner IFFI avec la carte
IFFI.

Pioche une carte.

Plutôt dans la pioche : Noir ne voit
pas ta carte.

C’est une deuxième GOLA ! Noir
pioche aussi.

GOLA demande trois ponts. Deux,
c’est trop peu : attends un peu !

Prends la carte visible FAAA.

Garde tes cartes et prends FAAA :
elle touche GOLA.

Noir joue, et ne sait rien de ton
plan.

Vas-y : trois ponts à GOLA !

Seulement à GOLA. FAAA-GOLA est
pour la carte FAAA.

Encore un à GOLA !

Seulement à GOLA. FAAA-GOLA est
pour la carte FAAA.

Et le troisième !

Seulement à GOLA. FAAA-GOLA est
pour la carte FAAA.

GOLA est à toi en un tour. Noir n’a
rien pu faire !

Bravo ! Une carte par tour, et qui
sait attendre en fait plus."""

FULL = """\
Cinq cartes, c’est le maximum : tu
ne peux plus piocher.

Les lignes de LALE sont prises :
ces cartes ne servent à rien.

Défausse-toi des deux LALE.

Défausse-toi des deux LALE, et
de rien d’autre.

Maintenant, pioche.

Après une défausse, il faut piocher.

Bravo ! Avec cinq cartes, joue ou
défausse."""

ROUNDS = """\
Regarde, il ne reste qu’une carte.

Prends la dernière carte.

Prends la dernière carte : la
manche sera finie.

La manche est finie. Tu as deux
îles, Noir en a une.

Le plus d’îles : un point pour toi !
La manche deux en vaut deux.

Ponts et mains restent. Les autres
cartes sont redistribuées.

À la fin de la manche deux, Noir a
trois îles et reçoit deux points.

Voici la manche trois. Chaque île de
plus vaudra un point.

Plus de cartes. Chacun a encore un
dernier tour.

Gagne IFFI et KAHU !

IFFI-KAHU et COCO-KAHU gagnent
les deux îles.

Encore un pont !

IFFI-KAHU et COCO-KAHU gagnent
les deux îles.

Deux îles gagnées, et Noir a perdu
HUNA. Quel tour !

Finis ton tour.

Cela suffit : va sur la pioche et
finis ton tour.

Noir finit la partie.

Tu as deux îles de plus, donc deux
points : tu gagnes 3 à 2 !

Encore une chose, dans une autre
partie : Noir n’a plus qu’un pont.

Gagne IFFI !

Tu peux gagner IFFI avec la carte
IFFI.

Dans les manches deux et trois, qui
n’a plus de pont perd aussitôt.

Bravo ! Maintenant, tu sais jouer à
Kahuna."""

LESSONS = (BRIDGE, CONTROL, SWEEP, REMOVE, BOTH, DRAW, FULL, ROUNDS)
