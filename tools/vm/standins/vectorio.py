import refusals
from displayio import CIRCLE, RECTANGLE, flag, kept, list_entry


class Shape:
    """About as large as the board's, which also keeps where it was."""

    def _begin(self, shader, x, y, color_index):
        self._shader = shader
        self._x = x
        self._y = y
        self._color_index = color_index
        self._flags = 0
        self._was = None

    x = kept("_x", refusals.set_shape_place)
    y = kept("_y", refusals.set_shape_place)
    pixel_shader = kept("_shader", refusals.set_shader)
    color_index = kept("_color_index", refusals.set_place)
    hidden = flag(1)
    _in_group = flag(2)

    def _be_listed(self, kind, x, y, scale, wide, tall):
        colour = self._shader.on_panel(self._color_index)
        if colour is not None and not self._flags & 1:
            x += self._x * scale
            y += self._y * scale
            list_entry(kind, x, y, scale, wide, tall, colour, 0, 0, 0, 0, 0, 0)


class Rectangle(Shape):
    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        refusals.rectangle(pixel_shader, width, height, x, y, color_index)
        self._begin(pixel_shader, x, y, color_index)
        self._width = width
        self._height = height

    width = kept("_width", refusals.set_size)
    height = kept("_height", refusals.set_size)

    def be_listed(self, x, y, scale):
        self._be_listed(RECTANGLE, x, y, scale, self._width, self._height)


class Circle(Shape):
    """Its place is where its middle is."""

    def __init__(self, *, pixel_shader, radius, x=0, y=0, color_index=0):
        refusals.circle(pixel_shader, radius, x, y, color_index)
        self._begin(pixel_shader, x, y, color_index)
        self._radius = radius

    radius = kept("_radius", refusals.set_size)

    def be_listed(self, x, y, scale):
        self._be_listed(CIRCLE, x, y, scale, self._radius, 0)
