"""Says what was done in a turn."""


def phrases_of(piranja, deeds):
    """Returns the deeds of a turn of a Replay as a list of phrases, the cards first."""
    cards, fetched, brought, left, hungry, eaten, ends_game = deeds
    menus = piranja.more_texts("menus")
    parts = [menus.ONE_CARD if cards == 1 else menus.CARDS % cards]
    if fetched:
        parts.append(menus.FETCHES % fetched)
    if brought:
        parts.append(menus.BROUGHT % brought)
    if left:
        parts.append(menus.LEAVES % left)
    if hungry:
        name = piranja.texts.SPECIES[hungry & 3]
        if ends_game:
            parts.append(menus.ENDS_GAME % name)
        elif eaten:
            parts.append(menus.EATEN % (name, eaten))
        else:
            parts.append(menus.EATS_NOTHING % name)
    return parts
