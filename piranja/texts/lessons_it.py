"""Italiano: ciò che si dice nelle lezioni di play/lessons.py, una o due frasi per ogni passo.

Le righe vanno a capo come si vedono.
"""

TITLES = ("Una fila di pesci", "Pesci affamati", "Tre uguali")
NOT_YET = "Non ancora: scegli con\nsinistra e destra."
LEAVE = "Uscire dalla lezione?\nContinua\nEsci"

ROW = """\
Questa è la tua fila: un piccolo
pesce luna. Allungala!

Gira una carta: va bene la stessa
specie o la stessa grandezza.

Un pesce luna! Girane un’altra.

Grande come l’ultimo: va bene.
Un’altra ancora.

Questo non va: Granchio ha dovuto
prenderlo.

Vai a destra e premi A: metti in
salvo i tuoi tre pesci.

Sono al sicuro. Alla fine vince
chi ne ha di più!"""

HUNGRY = """\
Quattro pesci nella tua fila! Ma
ci sono anche gli affamati…

Gira una carta e guarda.

Ne ha mangiati due, fino al suo
simile. Il tuo turno è finito.

Un altro turno. Tenta la sorte!

L’ultimo era un suo simile: non
ha mangiato niente. Fiuu!

Metti in salvo la fila prima che ne
arrivi uno. Ma non troppo presto!"""

FETCH = """\
I pesci mangiati sono al centro:
sei carte!

Ti servono tre pesci luna nella
fila. Gira una carta.

Tre! Il mazzetto si illumina. Vai
a sinistra e premi A.

Anche la fila resta tua. Vai a
destra e mettila in salvo.

Sei e quattro: dieci carte! Ora
sai tutto. Buon divertimento!"""

LESSONS = (ROW, HUNGRY, FETCH)
