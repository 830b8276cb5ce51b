"""Says what was done in a turn."""


def phrases_of(piranja, turn):
    """Returns what was done in a turn of a Replay as a list of phrases, the cards first."""
    menus = piranja.more_texts("menus")
    parts = [menus.ONE_CARD if turn.cards == 1 else menus.CARDS % turn.cards]
    if turn.fetched:
        parts.append(menus.FETCHES % turn.fetched)
    if turn.brought:
        parts.append(menus.BROUGHT % turn.brought)
    if turn.left:
        parts.append(menus.LEAVES % turn.left)
    if turn.hungry:
        name = piranja.texts.SPECIES[turn.hungry & 3]
        if turn.game.over:
            parts.append(menus.ENDS_GAME % name)
        elif turn.eaten:
            parts.append(menus.EATEN % (name, turn.eaten))
        else:
            parts.append(menus.EATS_NOTHING % name)
    return parts
