"""Plays deals in a process of its own: JSON lines in, JSON lines out.

The first line read has the terms, every other one the number of a deal. The answer to that is a
line with the notes of the deal's games; before it comes a line each time a program is about to be
asked. When the input ends, so does the process, whatever it is doing: nobody is left to hear.
"""

import json
import os
import queue
import sys
import threading
import traceback
from importlib import import_module

from .outsider import Outside
from .program import adopt, end_all


def serve():
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever else is printed is for people

    def answer(what):
        try:
            answers.write(json.dumps(what) + "\n")
            answers.flush()
        except BrokenPipeError:
            _leave()

    Outside.about_to_ask = staticmethod(lambda command: answer({"asks": command}))
    adopt()
    jobs = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(jobs,), daemon=True).start()
    terms = jobs.get()
    game = import_module(f"games.{terms['game']}.match")
    terms = game.Terms(**terms)
    while True:
        deal = jobs.get()
        try:
            answer({"deal": deal, "games": game.play_deal(terms, deal)})
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            problem = f"{type(error).__name__}: {error} ({where.filename}, line {where.lineno})"
            answer({"error": problem})


def _listen(jobs):
    for line in sys.stdin:
        jobs.put(json.loads(line))
    _leave()


def _leave():
    end_all()
    os._exit(0)
