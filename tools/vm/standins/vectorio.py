class Rectangle:
    """About as large as the board's, which also keeps where it was."""

    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.x = x
        self.y = y
        self.color_index = color_index
        self.hidden = False
        self._was = None


class Circle:
    """The same of the board's circles, whose place is their middle."""

    def __init__(self, *, pixel_shader, radius, x=0, y=0, color_index=0):
        self.pixel_shader = pixel_shader
        self.radius = radius
        self.x = x
        self.y = y
        self.color_index = color_index
        self.hidden = False
        self._was = None
