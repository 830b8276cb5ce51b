"""Nothing is drawn."""

import refusals

# Called directly: on a board nothing of them takes room on the stack of calls.
blit = refusals.blit
fill_region = refusals.fill_region


def readinto(
    bitmap,
    file,
    bits_per_pixel,
    element_size=1,
    reverse_pixels_in_element=False,
    swap_bytes_in_element=False,
    reverse_rows=False,
):
    refusals.readinto(bitmap, file, bits_per_pixel, element_size)
    row = (bitmap.width * bits_per_pixel + 8 * element_size - 1) // (8 * element_size)
    for _ in range(bitmap.height):
        if len(file.read(row * element_size)) < row * element_size:
            raise EOFError
