"""The voice of boards without a speaker."""


class NoVoice:
    loud = True

    def tone(self, hertz):
        pass

    def rest(self):
        pass

    def stop(self):
        pass
