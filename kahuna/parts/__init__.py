"""The parts that screens are made of.

Who says what to the player? The words are in ../texts.

| module | says | where, for example |
|---|---|---|
| bar_prompts | what is under the cursor, and what A would do | in the bar: "A: draw a card" |
| bar_remarks | what you won or can win, what is refused, the score | "LALE: 2 cards win it" |
| announcing | whose turn begins, and whether few cards are left | on a plate: "Your last turn!" |
| summary | what a turn changed | in the bar after a turn: "White: ALOA-BARI -2" |
| words | what an action was | in the bar and the log: "White takes BARI" |
| hint_text | what a hint proposes, and why | in the bar: "ALOA-BARI: wins BARI" |
| teacher | what a lesson or a puzzle says | over the board, with an arrow |
| turtle | how a lesson goes | with its face, beside the teacher's words |
| rulebook | the rules of an edition | on pages, with illustrations |
| players | who plays: sides, you, a robot | in all of these |
| names | islands and lines | in all of these |

`narrating` shows sentences in the bar one after the other, for summaries and hints.
"""
