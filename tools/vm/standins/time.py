import world
from world import sleep as sleep


def time():
    return 86400 * world.real_day() if world.real_day else 946684800
