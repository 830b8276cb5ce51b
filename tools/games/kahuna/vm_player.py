"""Plays Kahuna from outside, on the VM (see vm/standins/player.py)."""

import player

_lot = 1


def begin(players=(0, 0)):
    """Begins a new game; `players` are White's and Black's, 0 for a person."""
    player.program.game.session.setup.players[:] = bytes(players)
    player.program.game.begin()
    player.frame()


def turn():
    """Ends the current turn with legal actions, picked at random."""
    global _lot
    from kahuna.rules import legal

    session = player.program.game.session
    view = session.view
    side = view.turn
    choice = bytearray(legal.MOST)
    while not (session.over or session.dealing) and view.turn == side:
        _lot = _lot * 25173 + 13849 & 32767
        session.act(choice[_lot % legal.legal(view, choice)])
    player.program.game.go_on()
    player.frame()
