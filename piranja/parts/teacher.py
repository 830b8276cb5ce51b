"""The teacher, a moonfish: says something in two lines over the top or the bottom of the table."""

from displayio import Bitmap, Group, TileGrid

from handheld import menu_colours
from handheld.art import colours, tiles
from handheld.buttons import RIGHT, A, B
from handheld.icons import ICON_BUTTON_A
from handheld.sheets import load_sheet

HEIGHT = 27
_BELOW = 128 - HEIGHT  # y where it covers no names
ROOM = 143  # pixels of a line, beside the face
# Its faces, the tiles of moonfish.bmp.
EXPLAINS = 0
SMILES = 1  # that was right
WONDERS = 2  # that was something else
CHEERS = 3  # the lesson is done
_FACE = 16  # pixels
_LINES = (2, 14)
_BUTTON_X = 152  # at the end of the words
_BUTTON_Y = HEIGHT - 9
_BUTTON_WIDTH = 10  # before an answer
_GAP = 5  # after an answer


class Teacher:
    def __init__(self, art):
        self._font = art.text
        sheet, shader = load_sheet(art.folder + "piranja/moonfish.bmp")
        self._face = tiles(sheet, shader, _FACE, _FACE, 160 - _FACE, 1)
        self._page = Bitmap(160, HEIGHT, 2)
        self._button = art.icon(_BUTTON_X, _BUTTON_Y, ICON_BUTTON_A)
        self.group = Group()
        self.group.append(
            TileGrid(self._page, pixel_shader=colours((menu_colours.PAPER, menu_colours.INK)))
        )
        self.group.append(self._face)
        self.group.append(self._button)

    def say(self, sentence, waits, face=EXPLAINS):
        """Says one or two lines with a face; if it `waits`, a button shows that A goes on."""
        self._face[0] = face
        self._page.fill(0)
        for y, line in zip(_LINES, sentence.split("\n")):
            self._font.write(self._page, " " + line, y)
        self._button.hidden = not waits
        self._button.x = _BUTTON_X
        self._button.y = _BUTTON_Y

    def stand(self, below):
        """Stands at the bottom of the table, or at the top."""
        self.group.y = _BELOW if below else 0

    def covers(self, y):
        return 0 <= y - self.group.y < HEIGHT

    def touch(self, words, chosen, x, y):
        """A touch of an answer gives it; a touch below gives the first answer, which goes on."""
        if not _LINES[1] - 1 <= y - self.group.y < HEIGHT:
            return 0, B
        first = words.split("\n")[1]
        answer = int(x >= _BUTTON_WIDTH + self._font.width(first) + _GAP)
        return RIGHT if answer != chosen else 0, A

    def ask(self, words, chosen):
        """Asks a question; the lines after it are the answers, side by side, A at the chosen."""
        question, *answers = words.split("\n")
        self.say(question, True)
        x = 0
        for number, answer in enumerate(answers):
            if number == chosen:
                self._button.x = x
            x = self._font.write(self._page, answer, _LINES[1], x + _BUTTON_WIDTH) + _GAP
        self._button.y = _BUTTON_Y - 2
