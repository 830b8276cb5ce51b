"""A game as it is played: the session, choosing with a cursor, previews, replays; and what can be
said about it.

Who says what to the player? These modules find what to say, without words; the table in ../parts
lists who puts it into words and shows it.

| module | finds | for example |
|---|---|---|
| beginner_comments | what matters most in a turn, for a beginner | an island that you can win |
| proposed | whether a turn did what a comment said | then it is no mistake |
| hint_proposal | why a hint proposes each action of its turn | it blocks an island |
| hint_cards | the same for a card taken, drawn or discarded, or for none | it makes a pair |
| hint_reasons | (all the reasons that these two know) | |
| within_reach | what a side could do next, for comments and hints | islands one bridge short |
| lesson_guide | what a lesson asks for, where to point, what to press | a card, then A |
| puzzle_goals | the goal of a puzzle, already in words | "Win three islands." |
"""
