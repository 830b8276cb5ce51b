"""Italiano: what is said in the lessons of tools/lessons.txt, in their order.

The lines are broken as they are shown; an empty one ends what a step says.
"""

TITLES = (
    "Il tuo primo ponte",
    "Conquista un’isola",
    "Piazza pulita",
    "Togli un ponte",
    "Togli, poi costruisci",
    "Pesca, e aspetta",
    "Cinque carte",
    "Manche e punti",
)
FIRST_GAME = "La prima partita"

# What to press: for a card, the last place, a line, to say yes, to go back
PRESS = """\
Vai sulla carta %s: premi A.
Vai in fondo a destra: premi A.
Vai su %s: premi A.
Premi ancora A.
Premi B per tornare indietro."""

# Before a lesson is left
LEAVE = """\
Uscire dalla lezione?
Continua
Esci"""

BRIDGE = """\
Ciao! Costruiamo ponti da un’isola
all’altra!

Qui sotto ci sono le tue carte.
Ognuna vale un ponte.

Posa un ponte HUNA-IFFI.

Non ancora! Stavolta posalo da
HUNA a IFFI.

Ecco il tuo primo ponte! Ti è costato
la carta.

E adesso uno LALE-IFFI.

Quasi! La carta LALE, e la linea
verso IFFI.

Ottimo! Con una carta posi un ponte
sulla sua isola."""

CONTROL = """\
Ecco le linee di LALE: tre. Su una
hai già un ponte.

Posa un altro ponte a LALE.

Prima un ponte a LALE: prendi la
carta LALE.

Due su tre, più della metà: LALE è
tua! Vedi la tua pietra?

GOLA ha quattro linee. Su una hai
già un ponte.

Posa un altro ponte a GOLA.

Prima un ponte a GOLA: prendi la
carta GOLA.

Due su quattro sono solo la metà:
per GOLA non basta.

Posa il terzo ponte a GOLA.

Prima un ponte a GOLA: prendi la
carta GOLA.

Ottimo! Più della metà delle linee, e
l’isola è tua."""

SWEEP = """\
A IFFI tu hai due ponti, e il Nero ne
ha due.

Posa il terzo e conquistala!

Prima conquista IFFI, con la carta
IFFI.

IFFI è tua, e tutti i ponti del Nero lì
sono spariti!

A HUNA il Nero ne ha troppo pochi:
ha perso anche quella.

Fai lo stesso a LALE.

Conquista LALE con la carta LALE.

Ottimo! Chi conquista un’isola fa
piazza pulita."""

REMOVE = """\
HUNA è del Nero: tre ponti su
cinque linee.

Un ponte si può togliere: costa due
carte delle sue isole.

Togli il ponte HUNA-IFFI.

Non ancora: togli il ponte
HUNA-IFFI.

Due su cinque sono pochi: il Nero ha
perso HUNA!

Ora togli HUNA-LALE.

Togli HUNA-LALE: bastano due
carte LALE.

Ottimo! Due carte delle sue isole,
e il ponte non c’è più."""

BOTH = """\
LALE è del Nero, e lì nessuna linea
è libera. Che si fa?

Togli il ponte HUNA-LALE.

Prima togli il ponte HUNA-LALE.

Ora posa il tuo.

Posa il tuo ponte HUNA-LALE.

Ora LALE è tua, e l’ultimo ponte del
Nero lì è sparito!

Ottimo! Prima togli, poi costruisci,
tutto in un turno."""

DRAW = """\
Alla fine del turno puoi pescare:
ecco tre carte scoperte.

Prendi la carta scoperta IFFI.

Meglio IFFI: ti serve proprio lì.

Con una carta il turno finisce. Ora
gioca il Nero.

Conquista IFFI!

Puoi conquistare IFFI con la carta
IFFI.

Pesca dal mazzo.

Dal mazzo, per favore: il Nero non
vede la carta.

È un’altra GOLA! Anche il Nero
pesca.

A GOLA servono tre ponti. Due sono
pochi: aspetta un po’!

Prendi la carta scoperta FAAA.

Tieni le tue carte e prendi FAAA:
arriva a GOLA.

Il Nero gioca, e non sa del tuo
piano.

Via: tre ponti a GOLA!

Solo a GOLA. FAAA-GOLA è per la
carta FAAA.

Un altro a GOLA!

Solo a GOLA. FAAA-GOLA è per la
carta FAAA.

E il terzo!

Solo a GOLA. FAAA-GOLA è per la
carta FAAA.

GOLA è tua, in un turno. Il Nero non
ha potuto farci nulla!

Ottimo! Una carta a turno; e chi sa
aspettare può fare di più."""

FULL = """\
Hai cinque carte. Di più non si può:
non puoi pescare.

Le linee di LALE sono occupate:
queste due carte non servono.

Scarta le due LALE.

Scarta le due LALE, e nient’altro.

Adesso pesca.

Dopo uno scarto bisogna pescare.

Ottimo! Con cinque carte, giocane o
scartane."""

ROUNDS = """\
Guarda, è rimasta una sola carta.

Prendi l’ultima carta.

Prendi l’ultima carta: così la
manche finisce.

La manche è finita. Tu hai due isole,
il Nero una.

Più isole: un punto per te! La
seconda manche ne vale due.

I ponti e le mani restano. Le altre
carte si distribuiscono di nuovo.

Alla fine della seconda manche il
Nero ha tre isole: due punti.

Ecco la terza manche. Ogni isola in
più varrà un punto.

Niente più carte. Ognuno ha ancora
un ultimo turno.

Conquista IFFI e KAHU!

IFFI-KAHU e COCO-KAHU le
conquistano tutte e due.

Ancora un ponte!

IFFI-KAHU e COCO-KAHU le
conquistano tutte e due.

Due isole conquistate, e il Nero ha
perso HUNA. Che turno!

Ora chiudi il turno.

Basta così: vai sul mazzo e chiudi il
turno.

Il Nero chiude la partita.

Hai due isole in più, quindi due punti:
vinci 3 a 2!

E per finire, in un’altra partita: al
Nero resta un solo ponte.

Conquista IFFI!

Puoi conquistare IFFI con la carta
IFFI.

Nella seconda e terza manche, chi
non ha più ponti perde subito.

Ottimo! Adesso sai giocare a
Kahuna."""

LESSONS = (BRIDGE, CONTROL, SWEEP, REMOVE, BOTH, DRAW, FULL, ROUNDS)
