"""The rulebook in English: chapters, each a title and its text, one line per paragraph."""

CHAPTERS = (
    (
        "Aim of the game",
        "Turn over fish, let them swim in your row, and bring them in before a hungry one comes.\n"
        "Whoever has the most cards in the end wins.",
    ),
    (
        "The fish",
        "There are four species: piranha, moonfish, flamefish and barracuda. A fish is small and"
        " sated, big and sated, or of middle size and hungry.\n"
        "One fish in five is hungry. Keep your eyes open: what was turned over does not come back.",
    ),
    (
        "Your turn",
        "Turn over one card, or more, one after the other. After every sated fish you may stop:"
        " bring in your catch, or keep your row as it is, and the next player goes on.",
    ),
    (
        "Sated fish",
        "It joins your row at the right end if the last fish there has the same species or the same"
        " size, or if your row is empty. Then you must take it.\n"
        "Otherwise it swims on to your left neighbour, who must take it if it fits there; and so on"
        " round the table. If nobody can take it, it is out of the game.\n"
        "However it went: it is still your turn.",
    ),
    (
        "Hungry fish",
        "It eats your row fish by fish, from the right end. It stops before the first fish of its"
        " own species; if there is none, it eats them all.\n"
        "Then it digests in the middle, on the pile of its species, with all that it ate. Your turn"
        " is over, and you bring in nothing.\n"
        "If your row is empty, it eats nothing and lies down on its pile alone.\n"
        "It never eats what others have, nor what you have brought in.",
    ),
    (
        "Bringing in",
        "You end your turn and take your whole row to your catch. There it is safe for good.\n"
        "Or you leave it lying and hope for more; but it may be eaten in your next turn.",
    ),
    (
        "The piles",
        "With three fish of a species in your row, of any size and in any place, you may fetch the"
        " whole pile of that species from the middle to your catch. Your row stays.\n"
        "You may do so at any time of your turn, before the first card too, but not after a hungry"
        " fish. You may fetch several piles, and the same one again once it has grown anew.",
    ),
    (
        "The end",
        "When the shoal is gone, cards of the empty sea are turned over. The first hungry fish"
        " among them ends the game at once, and eats nothing.\n"
        "Only what you have brought in counts. In a tie, whoever caught more hungry fish wins;"
        " anyone still tied shares the win.",
    ),
    (
        "Who plays, who goes first",
        "Three to six. With three or four, a third of the shoal is put aside unseen.\n"
        "Who goes first is up to you: the hungriest, for example, or somebody picked at random.",
    ),
    (
        "Credits",
        "Kai Piranja is a game by Oliver Igelhaut. Abacusspiele published it in 2004.\n"
        "This program, its pictures and its sounds were made anew by friends of the game. It is"
        " free for everybody: the MIT licence tells how.",
    ),
)
