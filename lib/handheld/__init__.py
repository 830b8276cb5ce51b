"""What games on a CircuitPython handheld share: the program around them, and the hardware.

It knows no game. No module touches hardware when it is imported, so all of it also runs on a desk.
"""
