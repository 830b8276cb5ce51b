"""Le regole in italiano: capitoli, ognuno un titolo e il suo testo, un paragrafo per riga."""

CHAPTERS = (
    (
        "Scopo del gioco",
        "Gira i pesci, falli nuotare nella tua fila, e mettili in salvo prima che ne"
        " arrivi uno affamato.\n"
        "Alla fine vince chi ha più carte.",
    ),
    (
        "I pesci",
        "Ci sono quattro specie: piranha, pesce luna, pesce fiamma e barracuda. Un pesce è piccolo"
        " e sazio, grande e sazio, oppure medio e affamato.\n"
        "Uno su cinque è affamato. Occhi aperti: ciò che è stato girato non torna più.",
    ),
    (
        "Il tuo turno",
        "Gira una carta, o più carte una dopo l’altra. Dopo ogni pesce sazio puoi fermarti: metti"
        " in salvo le tue prese, oppure lascia lì la fila, e tocca al prossimo.",
    ),
    (
        "Pesce sazio",
        "Va a destra della tua fila se l’ultimo pesce è della stessa specie o della stessa"
        " grandezza, o se la tua fila è vuota. Allora devi prenderlo.\n"
        "Altrimenti nuota dal vicino di sinistra, che deve prenderlo se lì ci sta, e così via"
        " attorno al tavolo. Se nessuno può prenderlo, esce dal gioco.\n"
        "In ogni caso è ancora il tuo turno.",
    ),
    (
        "Pesce affamato",
        "Mangia la tua fila pesce dopo pesce, da destra. Si ferma davanti al primo della sua"
        " specie; se non c’è, li mangia tutti.\n"
        "Poi digerisce al centro, sul mazzetto della sua specie, con tutto ciò che ha mangiato. Il"
        " tuo turno è finito, e non metti in salvo niente.\n"
        "Se la tua fila è vuota, non mangia niente e si posa da solo sul suo mazzetto.\n"
        "Non mangia mai dagli altri, né ciò che hai già messo in salvo.",
    ),
    (
        "Mettere in salvo",
        "Finisci il turno e prendi tutta la tua fila. Lì è al sicuro per sempre.\n"
        "Oppure la lasci e speri in altri pesci; ma nel tuo prossimo turno può essere mangiata.",
    ),
    (
        "I mazzetti",
        "Con tre pesci di una specie nella tua fila, di qualsiasi grandezza e dovunque, puoi"
        " prendere dal centro tutto il mazzetto di quella specie. La tua fila resta.\n"
        "Puoi farlo in ogni momento del turno, anche prima della prima carta, ma non dopo un pesce"
        " affamato. Puoi prendere più mazzetti, e di nuovo lo stesso quando è ricresciuto.",
    ),
    (
        "La fine",
        "Finito il branco, si girano le carte del mare vuoto. Il primo pesce affamato mette"
        " subito fine alla partita, senza mangiare.\n"
        "Conta solo ciò che è stato messo in salvo. A parità di carte decidono i pesci"
        " affamati; chi è ancora pari vince insieme.",
    ),
    (
        "Chi gioca, chi comincia",
        "Da tre a sei. In tre o quattro si mette da parte un terzo del branco senza guardarlo.\n"
        "Decidete voi chi comincia: il più affamato, per esempio. Oppure si tira a sorte.",
    ),
    (
        "Chi l’ha fatto",
        "Kai Piranja è un gioco di Oliver Igelhaut, uscito nel 2004 da Abacusspiele.\n"
        "Questo programma, le sue immagini e i suoi suoni sono stati rifatti da amici del gioco. È"
        " libero per tutti: la licenza MIT dice come.",
    ),
)
