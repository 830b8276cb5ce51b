"""The rulebook in Italian; see rulebook.py for how it is written down."""

from ..rules.editions import (
    DISCARD_INSTEAD,
    DISCARD_WHEN_FULL,
    EARLY_LAST_TAKEN,
    EARLY_WITHOUT_BRIDGES,
    FIRST_AGREED,
    FIRST_BY_LOT,
    FIRST_NOT_DEALER,
)
from .rulebook import told

SIGNS = (
    "Che cosa vedi",
    "Tieni la console con due mani: lo stick sotto il pollice sinistro, A e B sotto il destro.",
    "La riga in alto dice che cosa fa A. Alla sua destra le isole di ciascuno; la cornice è attorno"
    " a chi è di turno.",
    (0, "Pietra bianca: l’isola è del Bianco."),
    (1, "Pietra nera."),
    (2, "Un’isola che il ponte sotto il cursore conquista."),
    (3, "Un’isola che andrebbe persa."),
    (4, "Angolo segnato: la tua ultima carta pescata."),
    ("has_open", True, (5, "L’occhio: l’altro vede questa carta.")),
    (6, "Il mazzo e il numero delle sue carte."),
    (7, "Non c’è più niente da pescare: qui finisce il tuo turno."),
    "BD è la linea da BARI a DUDA. +BARI: conquisti BARI. -2: due ponti se ne vanno.",
)

AIM = (
    "Lo scopo",
    "Bianco e Nero costruiscono ponti fra dodici isole. Se i tuoi ponti occupano la maggior parte"
    " delle linee di un’isola, è tua: lo mostra la tua pietra.",
    "La partita ha tre manche. Dopo ognuna si contano le isole, e questo porta punti. Alla fine"
    " vince chi ne ha di più.",
)

TURN = (
    "Carte e turni",
    "Le carte sono 24, due per isola. Ognuno comincia con tre, tenute segrete. Altre tre sono"
    " scoperte; il resto è il mazzo.",
    "Cinque carte in mano sono il massimo.",
    ("first", FIRST_AGREED, "Chi comincia? Decidete insieme, o tirate a sorte."),
    (
        "first",
        FIRST_NOT_DEALER,
        "Chi dà le carte non comincia, ma qui le dà la console. Decidete insieme, o tirate a"
        " sorte.",
    ),
    ("first", FIRST_BY_LOT, "Si tira a sorte chi comincia."),
    "Nel tuo turno giochi prima le carte, una alla volta: quante ne vuoi, o nessuna. Poi peschi una"
    " carta, e il turno è finito.",
)

LAYING = (
    "Posare un ponte",
    "Gioca una carta e posa un ponte lungo una linea libera della sua isola. Verso quale vicina, lo"
    " scegli tu.",
    "ALOA ha linee verso BARI, DUDA e HUNA. Con la carta ALOA scegli una delle tre. Il ponte verso"
    " BARI si posa anche con la carta BARI.",
    "Puoi costruire perfino su un’isola con una pietra avversaria.",
    "Hai 25 ponti. Le carte giocate tornano con la manche seguente.",
    (8, "Una carta accende le sue linee.", 0),
)

WINNING = (
    "Conquistare un’isola",
    "Controlli un’isola appena i tuoi ponti occupano più di metà delle sue linee. La metà esatta"
    " non basta:",
    "3 linee: 2 ponti\n4 o 5 linee: 3 ponti\n6 linee: 4 ponti",
    "Lì va la tua pietra, e tutti i ponti avversari di quell’isola spariscono. Se così"
    " all’avversario ne restano troppo pochi su un’isola vicina, perde la pietra anche lì.",
    "Un solo ponte può conquistare entrambe le isole che unisce. Un ponte in più su un’isola già"
    " tua non toglie nulla.",
    (9, "Questo ponte conquista BARI.", 0),
)

REMOVING = (
    "Togliere un ponte",
    "Gioca due carte insieme per togliere un ponte avversario. Ognuna mostra un’isola toccata dal"
    " ponte: una carta per capo, o due per lo stesso capo.",
    "COCO-GOLA si toglie quindi con COCO e GOLA, con due COCO o con due GOLA.",
    "Così non conquisti isole, ma l’avversario può perderne una, o perfino due.",
    "Ora la linea è libera: se hai un’altra carta adatta, costruisci lì tu, nello stesso turno!",
    (10, "Due carte tolgono CG.", 0),
)

DRAWING = (
    "Pescare e scartare",
    "Prendi una delle carte scoperte, o la prima del mazzo, senza vederla. Finché dura, il mazzo"
    " riempie i vuoti fra le carte scoperte.",
    "Con cinque carte in mano non si pesca.",
    (
        "may_decline",
        True,
        "Puoi finire il turno senza pescare, ma mai subito dopo che l’ha fatto l’avversario. Se"
        " allora hai cinque carte, prima gioca o scarta.",
    ),
    (
        "may_decline",
        False,
        "Si deve pescare in ogni turno. Se hai cinque carte, prima gioca o scarta.",
    ),
    (
        "discard",
        DISCARD_WHEN_FULL,
        "Scartare: solo con cinque carte, e senza averne giocate in questo turno. Metti via una o"
        " più carte, coperte; poi devi pescare.",
    ),
    (
        "discard",
        DISCARD_INSTEAD,
        "Scartare: al posto di giocare puoi mettere via una o più carte, coperte. Poi pesca, o"
        " finisci il turno come al solito.",
    ),
)

ROUND = (
    "Fine della manche",
    "La manche è finita nel momento in cui il mazzo e le carte scoperte sono esauriti.",
    "Dopo la manche 1 chi ha più isole riceve 1 punto; dopo la manche 2 sono 2 punti. In parità"
    " nessuno riceve nulla.",
    "Ponti, pietre e mani restano. Le altre carte si mescolano: tre scoperte, il resto è di nuovo"
    " il mazzo. Chi ha preso l’ultima carta ha finito il turno: tocca all’altro.",
)

END = (
    "Fine della partita",
    (
        "last_turns",
        True,
        "Quando le carte sono esaurite nella manche 3, ognuno ha ancora un turno, in cui non c’è"
        " nulla da pescare.",
    ),
    (
        "last_turns",
        False,
        "Quando le carte sono esaurite nella manche 3, la partita è subito finita.",
    ),
    (
        "adds_islands",
        False,
        "Chi ha più isole riceve un punto per ogni isola di scarto: 7 contro 4 fa 3 punti.",
    ),
    ("adds_islands", True, "Allora ognuno riceve un punto per ogni isola che controlla."),
    "Vince il totale più alto.",
    (
        "breaks_ties",
        True,
        "A totali uguali decide l’ultimo conteggio, poi il numero dei ponti. Se tutto è pari, la"
        " partita è patta.",
    ),
    ("breaks_ties", False, "A totali uguali la partita è patta."),
    (
        "early",
        EARLY_WITHOUT_BRIDGES,
        "Può finire prima: dall’inizio della manche 2, chi non ha ponti perde subito, se l’altro ne"
        " ha.",
    ),
    (
        "early",
        EARLY_LAST_TAKEN,
        "Può finire prima: dalla manche 2 in poi, chi prende l’ultimo ponte avversario vince"
        " subito.",
    ),
)

VARIANTS = (
    "Varianti",
    (
        "has_guard",
        True,
        "Isole protette: posa ponti solo dove l’avversario non controlla nessuno dei due capi. Se"
        " togli un ponte e ora nessuno dei due capi è suo, puoi posare subito il tuo, senza carta.",
    ),
    (
        "has_open",
        True,
        "Carte in vista: una carta presa scoperta resta visibile all’avversario finché la tieni. Di"
        " due uguali parte prima la nascosta.",
    ),
)

HEAD_START = (
    "Vantaggio",
    (
        "has_handicap",
        True,
        "Se uno gioca molto meglio, l’altro può avere un vantaggio di uno, due o tre ponti.",
    ),
    (
        "has_handicap",
        True,
        "Si posano su linee libere, date le carte e prima del primo turno, senza giocarne."
        " Conquistano isole e tolgono ponti come tutti gli altri.",
    ),
)

BUTTONS = (
    "I tasti",
    "Con lo stick o la croce percorri la tua mano, le carte scoperte e il mazzo. A sceglie, B torna"
    " indietro.",
    "Si accendono le linee della tua carta. Va’ su una: il tabellone mostra che cosa si vincerebbe"
    " e perderebbe. A conferma. Se A propone più mosse, scegli con lo stick.",
    "Sul mazzo, A propone tutto ciò che chiude un turno, e lo scarto.",
    "SELECT annulla ciò che hai fatto nel turno. START apre il menu: ultimo turno, tutti i turni,"
    " queste regole.",
    "SELECT tenuto all’accensione: silenzio.",
)

ROBOTS = (
    "Robot e consigli",
    "Un robot può giocare per un colore o per tutti e due. Sono nove: l’1 è per chi comincia, il 9"
    " è il più forte. Si scelgono all’inizio di una nuova partita.",
    "Mentre un robot pensa, A gli fa fretta e B apre il menu. Poi guarda il suo turno: A va"
    " al passo seguente.",
    "Al tuo turno il menu ha un consiglio. Il robot 9 mostra che cosa farebbe, e perché: A"
    " mostra il seguito, B torna al tuo turno.",
)

CREDITS = (
    "Chi l’ha fatto",
    "Kahuna è un gioco di Günter Cornett, uscito nel 1998 da KOSMOS a Stoccarda; in inglese da Rio"
    " Grande Games e Thames & Kosmos.",
    "Questo programma, le sue immagini e i suoi suoni sono stati rifatti da amici del gioco. È"
    " libero per tutti: la licenza MIT dice come.",
)

CHAPTERS = (
    SIGNS,
    BUTTONS,
    AIM,
    TURN,
    LAYING,
    WINNING,
    REMOVING,
    DRAWING,
    ROUND,
    END,
    VARIANTS,
    HEAD_START,
    ROBOTS,
    CREDITS,
)


def chapters(edition):
    """The chapters for an edition, by its name: (title, text) each."""
    return told(CHAPTERS, edition)
