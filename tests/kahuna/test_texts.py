"""What the program says has the same form in every language, and room on the screen."""

import re

from kahuna_texts import BAR, FONT, every_language, load

from handheld.languages import LANGUAGES
from kahuna.parts.names import line_name
from kahuna.play.beginner_comments import WIN
from kahuna.rules import tables
from kahuna.rules.limits import FEW, LINE_COUNT
from simulator import board_modules

with board_modules.instead_of_blinka():
    from handheld.wrapping import wrap
    from kahuna.screens.player import PlayerScreen

# Pixels; a letter's advance ends with one that is empty.
SCREEN = 161
ROW = 140
ROW_WITH_VALUE = 136
ARROW = 6
NAME = "Aaaaaaaa"  # as wide as a name can be
COLUMN = 79  # half of a scoring
HEAD = 152
ON_TITLE = 96
BESIDE_ROBOT = 128  # the first lines of the statistics
BEFORE_BAR = 78  # and the rows

IN_BAR = (
    "STANDS BUILD TAKE DRAW DRAW_OF_FEW END_TURN END_LAST MUST_DISCARD ALL_USELESS MUST_TAKE"
    " TAKE_SURE DRAW_SURE END_SURE END_TURN_SURE END_LAST_SURE DISCARD_START"
    " DISCARD_MARK DISCARD_KEEP DISCARD_DONE DRAWN LAY_START REMOVE REPLACE MARK_FIRST HAND_FULL"
    " NOTHING_LEFT NOTHING_TO_PLAY NO_PLAY_LEFT NOW_DRAW NO_UNDO UNDONE PLAYED"
    " TURN_NUMBER DISCARDED TOOK DREW DECLINED DEALT THINKS HURRY LET_ME_THINK"
    " DRAW_HELPING DRAW_OF_FEW_HELPING HINT_TAKE HINT_DRAW HINT_END HINT_DISCARD WHY_WAIT CHANCES"
    " YOU_LOST"
).split()
TROUBLES = (
    "LOST_GAME LOST_TURNS MAYBE_LOST_TURNS LOST_SETTINGS DRIVE_FULL DRIVE_FAILS CANNOT_KEEP"
    " STARTED_OVER"
).split()
# Texts of many lines, on the display as the board itself writes there.
STOPPED = ("MEMORY_FULL", "FILE_BAD", "FAULT")
ON_LINES = (*STOPPED, "MAKING_ROOM", "GAME_LOST", "GAME_KEPT", "ALL_COUNTED", "RECKONED")
IN_ROWS = (
    "CONTINUE NEW_GAME RULES SETTINGS PLAY AGAIN LOG RESUME LAST_TURN QUIT BACK HINT"
    " TURN_BY_TURN COURSE LOOK_BACK HEAD_START REMATCH"
).split()
QUESTIONS = "GIVE_UP_SURE LEAVE_SURE ERASE_SURE".split()
COUNTS = "GAMES IN_A_ROW BEATEN NONE_BEATEN".split()
TWO_DIGITS = (
    "DRAW_HELPING DRAW_OF_FEW_HELPING TURN_NUMBER COST_MOST COST_TOO CHANCE INSTEAD LUCK"
    " LOOKING_BACK SWING"
).split()
# In the bar, with room for a button beside them.
BESIDE_A = (
    "LAID_SEVERAL TOOK DREW DECLINED DISCARDED DRAWN COST_MOST COST_TOO CHANCE AS_GOOD ALL_WELL"
    " AS_PROPOSED"
    " NOT_NOW INSTEAD DRAWS LUCK"
).split()
# These are shown as "‹...›" where there is a choice.
OFFERED = "DRAW_SURE END_SURE END_LAST_SURE DISCARD_START REMOVE REPLACE".split()
# In these a side is named, or called "you".
FORMS = (
    "TURN_OF LAID REMOVED REPLACED DISCARDED TOOK DREW DECLINED DID WINNER ONE_POINT MORE_POINTS"
).split()
# What %s stands for, where it is not a side.
FILLED_WITH = {
    "STANDS": ("short",),
    "LAID": ("side", "both ends"),
    "FREES": ("island",),
    "DISCARDED": ("side",),
    "BUILD": ("island",),
    "TAKE": ("island",),
    "TAKE_SURE": ("island",),
    "DISCARD_MARK": ("island",),
    "DISCARD_KEEP": ("island",),
    "DRAWN": ("island",),
    "NOTHING_TO_PLAY": ("island",),
    "WINS": ("island",),
    "CHANCES": ("island", "island"),
    "YOU_LOST": ("island",),
    "WHY": ("island", "island"),
    "WHY_WAIT": ("island",),
    "NOT_NOW": ("island",),
    "LUCK": ("side",),
    "HINT_TAKE": ("island",),
    "HINT_DISCARD": ("island",),
    "REMOVE": ("both ends",),
    "REPLACE": ("both ends",),
    "REMOVED": ("side", "both ends"),
    "REPLACED": ("side", "both ends"),
    "PLAYED": ("side", "both ends"),
    "PASS_TO": ("side",),
    "BRIDGES": ("colour",),
    "TOOK": ("side", "island"),
}


def sentences(code):
    """The name and sentence of everything that a language says; a tuple's sentences share a
    name."""
    yield from sentences_of(load(code))


def sentences_of(words):
    for name, value in vars(words).items():
        if name.isupper():
            for sentence in value if isinstance(value, tuple) else (value,):
                yield name, sentence


def widest(words):
    return max(words, key=FONT.width)


def filled(code, name, sentence):
    """The sentence with its widest contents."""
    words = load(code)
    if name == "DID":
        return widest_deeds(words)
    contents = {
        "side": widest((*words.SIDES, words.YOU, words.ROBOT % 9, NAME)),
        "colour": widest(words.SIDES),
        "short": widest((*words.SIDES, words.SHORT_ROBOT)),
        "island": widest(tables.ISLANDS),
        "both ends": widest([line_name(line) for line in range(LINE_COUNT)]),
    }
    if name == "DRAW_OF_FEW_HELPING":
        sentence = sentence.replace("%d", str(FEW), 1)
    kinds = FILLED_WITH.get(name, ("side", "side"))
    # Said to the person whose side it is, so without its name.
    yours = name in FORMS and sentence == getattr(words, name)[1]
    kinds = iter(kinds[1:] if yours else kinds)
    number = (
        "100"
        if name == "BATTERY"
        else "888"
        if name in COUNTS
        else "88"
        if name in TWO_DIGITS
        else "8"
    )
    return re.sub(
        "%.",
        lambda found: {"%d": number, "%%": "%"}.get(found[0]) or contents[next(kinds)],
        sentence,
    )


def widest_deeds(words):
    """What swung a game, with initials for islands as where names have no room."""
    sides = (words.SIDES[0], words.SIDES[1], words.ROBOT % 9)
    openings = [words.DID[0] % (side, _deeds(words, 0)) for side in sides]
    return widest([*openings, words.DID[1] % _deeds(words, 1)])


def _deeds(words, form):
    return ", ".join((words.WINS[form] % "K H", words.FREES[form] % "K H J"))


@every_language
def test_languages_have_the_same_names_and_gaps(code):
    def shape(code):
        return [(name, re.findall("%.", sentence)) for name, sentence in sentences(code)]

    assert sorted(shape(code)) == sorted(shape("en"))


@every_language
def test_tuples_have_their_gaps_in_the_same_places(code):
    english = load("en")
    for name, value in vars(load(code)).items():
        if name.isupper() and isinstance(value, tuple):
            gaps = [re.findall("%.", sentence) for sentence in value]
            assert gaps == [re.findall("%.", sentence) for sentence in getattr(english, name)]
            assert [not sentence for sentence in value] == [
                not sentence for sentence in getattr(english, name)
            ]


@every_language
def test_the_font_has_every_letter(code):
    missing = FONT.get_glyph(0xFFFD)
    for name, sentence in sentences(code):
        letters = sentence.replace("\n", "")
        assert all(FONT.get_glyph(ord(letter)) != missing for letter in letters), name


def test_the_font_has_every_letter_of_the_names_of_languages():
    missing = FONT.get_glyph(0xFFFD)
    for _, name in LANGUAGES:
        assert all(FONT.get_glyph(ord(letter)) != missing for letter in name), name


@every_language
def test_sentences_fit_where_they_are_shown(code):
    room = dict.fromkeys(IN_BAR, BAR)
    room.update(dict.fromkeys(BESIDE_A, BAR - 10))
    room.update(dict.fromkeys(IN_ROWS, ROW))
    room.update(
        dict.fromkeys(("CONTINUE", "NEW_GAME", "RULES", "STATISTICS", "SETTINGS"), ON_TITLE)
    )
    room.update(dict.fromkeys(QUESTIONS, HEAD))
    room.update(dict.fromkeys(COUNTS, BESIDE_ROBOT))
    room.update(dict.fromkeys(("EDITIONS", "TWO_PERSONS"), BEFORE_BAR))
    room.update(dict.fromkeys(TROUBLES, SCREEN - 2))  # in a notice, two pixels in
    for name, sentence in sentences(code):
        if name in ON_LINES or name.startswith("ABOUT"):
            continue
        words = filled(code, name, sentence)
        if name in OFFERED:
            words = f"‹{words}›"
        assert FONT.width(words) <= room.get(name, SCREEN), words


@every_language
def test_rows_have_room_for_their_values(code):
    words = load(code)
    switch = (words.YES, words.NO)
    bridges = [filled(code, "BRIDGES", sentence) for sentence in words.BRIDGES]
    rows = [
        (widest(words.SIDES), (words.PERSON, words.ROBOT % 9)),
        (words.EDITION, words.EDITIONS),
        (words.STARTS, (*words.SIDES, words.LOT)),
        (words.GUARD, switch),
        (words.OPEN, switch),
        (words.HANDICAP, (*bridges, words.NOBODY)),
        (words.LANGUAGE, [name for _, name in LANGUAGES]),
        (words.SOUND, words.SOUNDS),
        (words.COMMENTS, switch),
        (words.SHOW_LUCK, switch),
        (words.LIGHTS, switch),
        (words.SPEED, words.SPEEDS),
    ]
    for name, values in rows:
        assert FONT.width(name + widest(values)) <= ROW_WITH_VALUE - ARROW, name
    unchanging = [
        (words.RESUME, ("3 : 3",)),
        (words.QUIT, (filled(code, "BATTERY", words.BATTERY),)),
        (words.TO_COMPUTER, (words.SENT,)),
        (words.STATISTICS, (" " + words.ERASE,)),
    ]
    for name, values in unchanging:
        assert FONT.width(name + widest(values)) <= ROW_WITH_VALUE, name


@every_language
def test_no_row_after_a_game_begins_with_the_words_of_another(code):
    """Two offered a "Revanche", with cards of its own or with the same."""
    words = load(code)
    names = "AGAIN REMATCH COURSE LOOK_BACK LOG TURN_BY_TURN TO_COMPUTER QUIT"
    rows = [getattr(words, name) for name in names.split()]
    starts = [row.split(",")[0] for row in (*rows, words.HEAD_START, words.AGAINST)]
    assert len(set(starts)) == len(starts)


@every_language
def test_a_row_is_explained_in_two_lines_and_so_are_chances(code):
    rows = [words for name, words in sentences(code) if name.startswith("ABOUT")]
    assert len(rows) > 20
    for sentence in (*rows, load(code).RECKONED):
        assert len(wrap(FONT, sentence)) <= 2, sentence


@every_language
def test_the_boards_own_font_has_the_letters_of_what_it_says_last(code):
    for name in STOPPED:
        assert getattr(load(code), name).isascii()


@every_language
def test_both_sides_of_a_scoring_fit_beside_each_other(code):
    words = load(code)
    assert FONT.width(words.POINTS + ": 12") <= COLUMN
    assert FONT.width(widest(words.SIDES)) <= COLUMN


# The longest that the bar ever has to say


def widest_gains():
    """For each line the most that a bridge can gain there, in signs: it wins both islands, and
    the other side loses all its bridges there.
    """
    for line in range(LINE_COUNT):
        ends = (tables.LOW[line], tables.HIGH[line])
        taken = sum(tables.REACH[end].bit_count() - tables.NEED[end] for end in ends)
        yield line, f" +{' '.join(tables.LETTERS[end] for end in ends)} -{taken}"


@every_language
def test_every_line_and_pair_of_cards_is_said_by_names(code):
    """A robot laid CG, and bridges HL had to be removed, before anybody had taught these codes."""
    words = load(code)
    for line, gains in widest_gains():
        name = line_name(line)
        card = widest(name.split("-"))
        assert FONT.width(name + gains) <= BAR
        assert FONT.width(words.CHANCES[WIN] % (name, card)) <= BAR
        for forms in (words.REMOVE, words.REPLACE):
            assert FONT.width(forms[0] % name) <= BAR
            assert FONT.width(f"‹{forms[1] % (card + '+' + card)}›") <= BAR
        for side in (*words.SIDES, words.YOU, words.ROBOT % 9, NAME):
            assert FONT.width(words.PLAYED % (side, name)) <= BAR
        for forms in (words.REMOVED, words.REPLACED):
            assert FONT.width(forms[0] % ("", name)) <= BAR
            assert FONT.width(forms[1] % name) <= BAR


def test_no_name_gets_wider_than_the_texts_have_room_for():
    assert FONT.width(NAME) == PlayerScreen.room


@every_language
def test_five_open_cards_fit_the_bar(code):
    words = load(code)
    letters = sorted(tables.LETTERS * 2, key=FONT.width)[-5:]
    for name in (*words.SIDES, words.ROBOT % 9, NAME):
        assert FONT.width(words.HOLDS % (name, 5) + " " + "".join(letters)) <= BAR


@every_language
def test_round_and_points_fit_the_bar(code):
    words = load(code)
    for name in (*words.SIDES, words.ROBOT % 9, NAME):
        assert FONT.width(words.TURN_OF[0] % (name, 3) + "  3 : 3") <= BAR
    assert FONT.width(words.TURN_OF[1] % 3 + "  3 : 3") <= BAR
    assert FONT.width("‹%s›" % (words.TURN_NUMBER % (words.ROBOT % 9, 88))) <= BAR - 10


@every_language
def test_how_an_island_stands_against_a_robot_is_said_with_its_name(code):
    words = load(code)
    standings = words.STANDS % (6, words.SHORT_ROBOT, 6, 4)
    assert FONT.width(words.PLAYED % (widest(tables.ISLANDS), standings)) <= BAR
