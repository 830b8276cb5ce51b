"""Says who has won, in a sentence."""

from ..rules.scoring import winners

ROOM = 152  # pixels


def result(piranja):
    menus = piranja.more_texts("menus")
    names = [piranja.name_of(seat) for seat in winners(piranja.session.view)]
    if len(names) == 1:
        return menus.WINNER % names[0]
    all_names = ", ".join(names[:-1]) + " & " + names[-1]
    sentence = menus.WINNERS % all_names
    # Long names leave no room for a verb.
    return sentence if piranja.program.art.text.width(sentence) <= ROOM else all_names + "!"
