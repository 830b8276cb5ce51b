"""Français : ce qui se dit dans les leçons de play/lessons.py, une phrase ou deux par étape.

Les lignes sont coupées comme elles sont montrées.
"""

TITLES = ("Une rangée de poissons", "Les affamés", "Trois pareils")
NOT_YET = "Pas encore : choisis avec\ngauche et droite."
LEAVE = "Quitter la leçon ?\nContinuer\nQuitter"

ROW = """\
Voici ta rangée : un petit
poisson lune. Allonge-la !

Révèle une carte : la même espèce
ou la même taille convient.

Un poisson lune ! Révèles-en une
autre.

Gros comme le dernier : parfait.
Encore une.

Celui-là n’allait pas : Crabe a
dû le prendre.

Va à droite et appuie sur A : tu
ramènes tes trois poissons.

Ils sont à l’abri. À la fin, qui
en a le plus gagne !"""

HUNGRY = """\
Quatre poissons dans ta rangée !
Mais il y a des affamés…

Révèle une carte, et regarde.

Il en mange deux, s’arrête devant
son semblable. Ton tour est fini.

Un autre tour. Tente ta chance !

Le dernier était son semblable :
il n’a rien mangé. Ouf !

Ramène ta rangée avant qu’il en
vienne un. Mais pas trop tôt !"""

FETCH = """\
Les poissons mangés sont au
milieu : six cartes !

Il te faut trois poissons lune
dans ta rangée. Révèle une carte.

Trois ! La pile s’allume. Va à
gauche et appuie sur A.

Ta rangée reste à toi. Va à
droite et ramène-la.

Six et quatre : dix cartes ! Tu
sais tout. Amuse-toi bien !"""

LESSONS = (ROW, HUNGRY, FETCH)
