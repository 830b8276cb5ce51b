"""La règle en français : des chapitres, un titre et un texte chacun, un paragraphe par ligne."""

CHAPTERS = (
    (
        "Le but du jeu",
        "Révèle des poissons, laisse-les nager dans ta rangée, et ramène-les avant qu’un affamé"
        " n’arrive.\n"
        "À la fin, qui a le plus de cartes gagne.",
    ),
    (
        "Les poissons",
        "Il y a quatre espèces : piranha, poisson lune, poisson flamme et barracuda. Un poisson est"
        " petit et rassasié, gros et rassasié, ou moyen et affamé.\n"
        "Un sur cinq est affamé. Ouvre l’œil : ce qui a été révélé ne revient pas.",
    ),
    (
        "Ton tour",
        "Révèle une carte, ou plusieurs l’une après l’autre. Après chaque poisson rassasié tu peux"
        " t’arrêter : ramène tes prises, ou laisse ta rangée, et c’est au suivant.",
    ),
    (
        "Poisson rassasié",
        "Il se place à droite de ta rangée si le dernier poisson est de la même espèce ou de la"
        " même taille, ou si ta rangée est vide. Tu dois alors le prendre.\n"
        "Sinon il nage vers ton voisin de gauche, qui doit le prendre s’il y a sa place, et ainsi"
        " de suite autour de la table. Si personne ne peut le prendre, il quitte le jeu.\n"
        "Dans tous les cas, c’est encore ton tour.",
    ),
    (
        "Poisson affamé",
        "Il mange ta rangée poisson par poisson, en partant de la droite. Il s’arrête devant le"
        " premier de son espèce ; s’il n’y en a pas, il mange tout.\n"
        "Puis il digère au milieu, sur la pile de son espèce, avec ce qu’il a mangé. Ton tour est"
        " fini, et tu ne ramènes rien.\n"
        "Si ta rangée est vide, il ne mange rien et se couche seul sur sa pile.\n"
        "Il ne mange jamais chez les autres, ni ce que tu as ramené.",
    ),
    (
        "Ramener ses prises",
        "Tu finis ton tour et tu prends toute ta rangée. Elle est à l’abri pour toujours.\n"
        "Ou tu la laisses pour en avoir plus ; mais elle peut être mangée à ton prochain tour.",
    ),
    (
        "Les piles",
        "Avec trois poissons d’une espèce dans ta rangée, de n’importe quelle taille et où que ce"
        " soit, tu peux prendre au milieu toute la pile de cette espèce. Ta rangée reste là.\n"
        "C’est permis à tout moment de ton tour, même avant la première carte, mais pas après un"
        " poisson affamé. Tu peux prendre plusieurs piles, et la même encore une fois quand elle a"
        " de nouveau grandi.",
    ),
    (
        "La fin",
        "Quand le banc est épuisé, on révèle les cartes de la mer vide. Le premier affamé met"
        " aussitôt fin à la partie, sans rien manger.\n"
        "Seules comptent les prises ramenées. À égalité de cartes, les affamés parmi elles décident"
        " ; et s’il y a encore égalité, on gagne ensemble.",
    ),
    (
        "Qui joue, qui commence",
        "De trois à six. À trois ou quatre, un tiers du banc est écarté sans être vu.\n"
        "À vous de dire qui commence : le plus affamé, par exemple. Ou bien tirez au sort.",
    ),
    (
        "Qui l’a fait",
        "Kai Piranja est un jeu d’Oliver Igelhaut, paru en 2004 chez Abacusspiele.\n"
        "Ce programme, ses images et ses sons ont été refaits par des amis du jeu. Il est libre"
        " pour tous : la licence MIT dit comment.",
    ),
)
