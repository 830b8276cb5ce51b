"""Nothing is drawn."""

import refusals


def blit(
    dest_bitmap,
    source_bitmap,
    x,
    y,
    x1=0,
    y1=0,
    x2=None,
    y2=None,
    *,
    skip_source_index=None,
    skip_dest_index=None,
):
    skips = skip_source_index, skip_dest_index
    refusals.blit(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2, *skips)


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


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    refusals.fill_region(dest_bitmap, x1, y1, x2, y2, value)
