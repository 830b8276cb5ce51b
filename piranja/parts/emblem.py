"""The large signs of the players."""

from displayio import TileGrid

from handheld.asset_loading import open_picture

SIZE = 40


def emblem(folder, sign, x, y):
    """Makes the large sign of a player, straight from the drive."""
    picture = open_picture(folder + "emblems.bmp")
    picture.pixel_shader.make_transparent(0)
    return TileGrid(
        picture,
        pixel_shader=picture.pixel_shader,
        tile_width=SIZE,
        tile_height=SIZE,
        default_tile=sign,
        x=x,
        y=y,
    )
