"""The strip below the board: the hand, the face-up cards, and the pile, where a turn can end."""

from displayio import Group

from handheld import menu_colours
from handheld.art import colours

from ..look.layout import (
    CARD_BACK,
    CARD_CHOSEN,
    CARD_EMPTY,
    CARD_FADED,
    CARD_NEW,
    CARD_OPEN,
    CARD_PLAIN,
    SIGN_CHECK,
    SIGN_PILE,
)
from ..play.slots import FACE_UP, NO_CARD, PILE, empty
from ..rules.limits import ISLAND_COUNT

TOP = 112
_STEP = 18
_FACE_UP_X = 94
_PILE_X = 151
_NO_FACE = ISLAND_COUNT
# The colours of a card's map.
_ISLAND = 0x1A5274
_HERE = 0xFFCB3D
# The pixels by which cards are raised.
_CHOSEN = 3
_MARKED = 6


class Strip:
    """`cards` has the card of each slot (see play/slots.py); `show` draws what has changed."""

    def __init__(self, art, pictures, cards=None):
        self.cards = cards or empty()
        self.group = Group(y=TOP)
        self.group.append(art.fill(menu_colours.INK, height=16))
        self.face_colours = colours((None, menu_colours.INK, _ISLAND, _HERE))
        self._name_only = colours((None, menu_colours.INK, None, None))
        self._tiles = []
        self._faces = []
        for at in range(PILE):
            x = self.x_of(at)
            card = pictures.card(x, 1)
            face = pictures.face(x + 1, 3, self.face_colours)
            face[0] = _NO_FACE
            face.hidden = True
            self._tiles.append(card)
            self._faces.append(face)
            self.group.append(card)
            self.group.append(face)
        self._pile = pictures.sign(_PILE_X, 1, SIGN_PILE)
        self._frame = art.fill(menu_colours.GLOW, _PILE_X - 2, 0, 11, 16)
        self._inside = art.fill(menu_colours.INK, _PILE_X - 1, 1, 9, 14)
        self._count = art.line(_PILE_X, 10, 8, colours((None, menu_colours.CREAM)), tiny=True)
        self._counted = -1
        for part in (self._frame, self._inside, self._pile, self._count.tile):
            self.group.append(part)

    @property
    def in_use(self):
        """Whether cards have been shown yet."""
        return self._counted >= 0

    def x_of(self, at):
        """Returns where a slot or the pile begins."""
        return at * _STEP if at < FACE_UP else _FACE_UP_X + (at - FACE_UP) * _STEP

    def slot_at(self, x):
        """Returns the slot at x, or the pile."""
        if x >= _PILE_X - 3:
            return PILE
        if x >= _FACE_UP_X:
            return FACE_UP + (x - _FACE_UP_X) // _STEP
        return min(x // _STEP, FACE_UP - 1)

    def put(self, at, x, y):
        """Moves the card of a slot, until cards are shown again."""
        card = self._tiles[at]
        if card.x != x or card.y != y:
            face = self._faces[at]
            card.x = x
            card.y = y
            face.x = x + 1
            face.y = y + 2

    def show_back(self, at):
        """Shows the back of a card in a slot, until cards are shown again."""
        self._set(at, CARD_BACK, _NO_FACE)

    def show(self, view, fresh, at=-1, partner=NO_CARD, marked=0, idle=0):
        """Shows the cards that a view's side sees; if it sees none, the backs of the hand at turn.

        `fresh` is the card drawn last. The cursor is `at` a slot, and also on its `partner`;
        `marked` slots are raised, `idle` ones are faded.
        """
        cards = self.cards
        side = view.side
        backs = view.sizes[view.turn] if side < 0 else 0
        cursor = at
        shown = view.open[side] if side >= 0 else 0
        marked_fresh = False
        for at in range(PILE):
            card = cards[at]
            if card == NO_CARD:
                self._set(at, CARD_BACK if at < backs else CARD_EMPTY, _NO_FACE)
                continue
            look = CARD_FADED if idle >> at & 1 else CARD_PLAIN
            raised = _MARKED * (marked >> at & 1)
            if at == cursor or at == partner:
                look = CARD_CHOSEN
                raised = raised or _CHOSEN
            if at < FACE_UP:
                if card == fresh and not marked_fresh:
                    look += CARD_NEW
                    marked_fresh = True
                # Of two equal cards, the open one comes last.
                first = at + 1 < FACE_UP and cards[at + 1] == card
                if shown >> (ISLAND_COUNT + card if first else card) & 1:
                    look += CARD_OPEN
            self._set(at, look, card, raised)
        self._point(cursor)
        if self._counted != view.pile:
            self._counted = view.pile
            self._pile[0] = SIGN_PILE if view.pile else SIGN_CHECK
            self._count.text = str(view.pile) if view.pile else ""

    def _set(self, at, look, number, raised=0):
        card = self._tiles[at]
        self.put(at, self.x_of(at), 1 - raised)
        if card[0] != look:
            card[0] = look
            # The sign of an open card takes the place of the map.
            is_open = look < CARD_BACK and look & CARD_OPEN
            self._faces[at].pixel_shader = self._name_only if is_open else self.face_colours
        face = self._faces[at]
        if face[0] != number:
            face[0] = number
            if face.hidden != (number == _NO_FACE):
                face.hidden = number == _NO_FACE  # as an empty face takes time to draw

    def _point(self, at):
        # A chosen card shows that itself.
        hidden = at != PILE
        if self._frame.hidden != hidden:
            self._frame.hidden = hidden
