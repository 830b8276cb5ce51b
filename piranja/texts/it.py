"""Italiano: ciò che si dice in un turno."""

# Come si chiama chi non ha un nome
SIGNS = ("Stella", "Granchio", "Conchiglia", "Ancora", "Tartaruga", "Salvagente")

SPECIES = ("piranha", "pesce luna", "pesce fiamma", "barracuda")

# Da turno a turno
NEXT = "Tocca a %s"
YOUR_TURN = "Tocca a te!"

# Ciò che fa A
TURN_OVER = "Gira una carta"
BRING_IN = "Metti in salvo %d"
LEAVE = "Lascia la fila"
FETCH = "Prendi %d carte"

# Ciò che succede
TOO_SMALL = "%s: né grande né %s"
TOO_BIG = "%s: né piccolo né %s"
PASSED = "Non va da %s"
TAKES = "%s lo prende"
LOST = "Nessuno può prenderlo"
HUNGRY = "Un %s affamato!"
EATS = "Ne mangia %d"
SPARES = "Non mangia niente"
BROUGHT_IN = "%s ne mette in salvo %d"
FETCHED = "%s ne prende %d"
LEFT = "%s finisce il turno"
THINKS = "%s sta pensando"
UNDONE = "Annullato"
NO_UNDO = "Niente da annullare"
TOO_SOON = "Non così in fretta!"
SEA_COMES = "Mare vuoto: la fine è vicina!"
THE_END = "Un affamato: è la fine!"
