"""A handheld, as built by its family of boards (see handheld.boards)."""

from handheld import modules


class Handheld:
    """The parts of a board: display, buttons, clock, sound, lights, nvm, drive, battery.

    `nvm` and `drive` are None on a board without them; the other parts always exist, and do nothing
    if the board lacks them. `cell` is (an analog pin with the battery's voltage, what that is
    divided by), or None.
    """

    def __init__(self, display, presses, time, voice, pixels, nvm, folder, cell):
        self.display = display
        self.buttons = presses
        self.clock = time
        self.sound = voice
        self.lights = pixels
        self.nvm = nvm
        self._folder = folder
        self._cell = cell

    @property
    def drive(self):
        """The drive for a `Store`; its code is loaded only when somebody asks for it."""
        try:
            import storage

            with modules.passing:
                from handheld.drive_places import Drive

                return Drive(storage.getmount("/"), storage.remount, self._folder)
        except (ImportError, OSError):
            return None

    @property
    def has_console(self):
        """Whether a computer is connected, which may listen to what is printed."""
        import supervisor

        # `serial_connected` is true on any board with a display, as that is a console, too.
        return supervisor.runtime.usb_connected

    @property
    def battery(self):
        """The battery's charge in percent, None if it is not known."""
        if self._cell is None:
            return None
        with modules.passing:
            from handheld import battery

            return battery.charge_of(*self._cell)

    @property
    def brightness(self):
        """The display's brightness, 0.0 to 1.0; setting it does nothing if it is fixed."""
        try:
            return self.display.brightness
        except (AttributeError, RuntimeError):
            return 1.0

    @brightness.setter
    def brightness(self, level):
        try:
            self.display.brightness = level
        except (AttributeError, RuntimeError):
            pass
