"""The toy's screens."""

TOGETHER = ("play",)
BESIDE = ()
