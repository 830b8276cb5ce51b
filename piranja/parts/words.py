"""Who has won, in the words of a language."""

from ..rules.results import winners


def result(piranja):
    menus = piranja.more_texts("menus")
    names = [piranja.name(seat) for seat in winners(piranja.session.view)]
    if len(names) == 1:
        return menus.WINNER % names[0]
    return menus.WINNERS % (", ".join(names[:-1]) + " & " + names[-1])
