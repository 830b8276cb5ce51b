// What the page says around the handheld, in the languages of the handheld.

const en = {
  ABOUT: "Kahuna: islands and bridges, for two. Kai Piranja: hungry fish, for three to six.\nPlay at once: alone against robots, or together, passing it round. “Learn” shows how.\nIt is the very program that runs on a 40-euro handheld.",
  SCREEN: "Screen of the handheld", MORE: "More", CLOSE: "Close", AGAIN: "Start again", COPY_DETAILS: "Copy details",
  UP: "Up", DOWN: "Down", LEFT: "Left", RIGHT: "Right", PAD: "Pad",
  KEYS: "Arrow keys · Space = A · Esc = B · Enter = START · Shift = SELECT · or a gamepad, or touch the screen",
  OTHER_TAB: "The handheld is open in another tab or window. Close it there, and it goes on here.",
  NO_START: "The handheld cannot start in this browser: %s",
  GAMES: "Your games", GAMES_ARE: "They stay in this browser, even in the middle of a turn. A file takes them to another device.",
  SAVE: "Save to file", LOAD: "Load from file", FULL: "Full screen", INSTALL: "Install as an app",
  REPLACE: "This replaces the games and settings that are here. Continue?", NO_MEMORY: "This file was not made by “Save to file”.",
  CANNOT_KEEP: "This browser cannot keep anything now: its storage is full or blocked. Save to a file before you leave.",
  RECORDS: "A game as text", RECORDS_ARE: "Fetch the game that has ended, or paste a record here to look through it turn by turn.",
  FETCH_RECORD: "Fetch", COPY: "Copy", LOOK: "Look through it", COPIED: "Copied.", NO_RECORD: "No game has ended yet.",
  BAD_RECORD: "This record cannot be read: %s", BACK: "Back to my games",
  PUZZLES: "Puzzles", PUZZLES_ARE: "Sixty turns of Kahuna, from 1 to 60. A link opens one for a friend.",
  OPEN_PUZZLE: "Open", COPY_LINK: "Copy link",
  BOARD: "Onto a real handheld", BOARD_IS: "For an Adafruit PyGamer, PyBadge or EdgeBadge, or a Sprig, with CircuitPython 9 or 10.",
  STEP_1: "Plug the handheld in. A drive called CIRCUITPY appears.", STEP_2: "Unpack the zip file and copy what is in its folder CIRCUITPY onto that drive.",
  STEP_3: "Eject the drive, wait until it is gone, and switch the handheld off and on.",
  ZIP: "Download the zip file", PUT: "Put it on my board",
  FOUND: "Found: %s", PUTTING: "Copying … do not unplug it.", PUT_DONE: "%s files copied. Eject the drive now and wait until the computer says that you may unplug it: up to half a minute.",
  SET_ASIDE: "%s was in the way and is now called %s.",
  NO_BOARD: "This is not a CircuitPython drive: no boot_out.txt there names it.", OTHER_VERSION: "%s is on it; 9 or 10 is needed (circuitpython.org).",
  NO_PERMISSION: "The browser did not let the page write there. Some refuse a whole drive: use the zip file instead.",
  NO_FILES: "The files for the board are not beside this page. Use the zip file instead.",
  HALFWAY: "Copying stopped halfway (%s). Do it again to complete it, or use the zip file.",
};

const de = {
  ABOUT: "Kahuna: Inseln und Brücken, für zwei. Kai Piranja: hungrige Fische, für drei bis sechs.\nGleich losspielen: allein gegen Roboter, oder zusammen reihum. „Lernen“ zeigt, wie es geht.\nEs ist genau das Programm, das auf einem Handheld für 40 Euro läuft.",
  SCREEN: "Bildschirm des Handhelds", MORE: "Mehr", CLOSE: "Schließen", AGAIN: "Neu starten", COPY_DETAILS: "Einzelheiten kopieren",
  UP: "Hoch", DOWN: "Runter", LEFT: "Links", RIGHT: "Rechts", PAD: "Steuerkreuz",
  KEYS: "Pfeiltasten · Leertaste = A · Esc = B · Enter = START · Umschalt = SELECT · oder ein Gamepad, oder den Bildschirm berühren",
  OTHER_TAB: "Das Handheld ist in einem anderen Tab oder Fenster offen. Wird es dort geschlossen, geht es hier weiter.",
  NO_START: "In diesem Browser kann das Handheld nicht starten: %s",
  GAMES: "Deine Spiele", GAMES_ARE: "Sie bleiben in diesem Browser, auch mitten im Zug. Mit einer Datei kommen sie auf ein anderes Gerät.",
  SAVE: "In Datei speichern", LOAD: "Aus Datei laden", FULL: "Vollbild", INSTALL: "Als App installieren",
  REPLACE: "Das ersetzt die Spiele und Einstellungen, die hier sind. Weiter?", NO_MEMORY: "Diese Datei wurde nicht mit „In Datei speichern“ gemacht.",
  CANNOT_KEEP: "Dieser Browser behält gerade nichts: sein Speicher ist voll oder gesperrt. Speichere in eine Datei, bevor du gehst.",
  RECORDS: "Ein Spiel als Text", RECORDS_ARE: "Hole das Spiel, das zu Ende ist, oder füge hier eine Aufzeichnung ein, um sie Zug für Zug anzusehen.",
  FETCH_RECORD: "Holen", COPY: "Kopieren", LOOK: "Ansehen", COPIED: "Kopiert.", NO_RECORD: "Es ist kein Spiel zu Ende.",
  BAD_RECORD: "Diese Aufzeichnung ist nicht lesbar: %s", BACK: "Zurück zu meinen Spielen",
  PUZZLES: "Rätsel", PUZZLES_ARE: "Sechzig Züge aus Kahuna, von 1 bis 60. Ein Link öffnet eines für Freunde.",
  OPEN_PUZZLE: "Öffnen", COPY_LINK: "Link kopieren",
  BOARD: "Auf ein echtes Handheld", BOARD_IS: "Für PyGamer, PyBadge oder EdgeBadge von Adafruit oder ein Sprig, mit CircuitPython 9 oder 10.",
  STEP_1: "Schließe das Handheld an. Ein Laufwerk CIRCUITPY erscheint.", STEP_2: "Entpacke die Zip-Datei und kopiere den Inhalt ihres Ordners CIRCUITPY auf dieses Laufwerk.",
  STEP_3: "Wirf das Laufwerk aus, warte, bis es weg ist, und schalte das Handheld aus und ein.",
  ZIP: "Zip-Datei herunterladen", PUT: "Auf mein Handheld",
  FOUND: "Gefunden: %s", PUTTING: "Es wird kopiert … nicht ausstecken.", PUT_DONE: "%s Dateien kopiert. Wirf das Laufwerk jetzt aus und warte, bis es entfernt werden darf: das dauert bis zu einer halben Minute.",
  SET_ASIDE: "%s war im Weg und heißt jetzt %s.",
  NO_BOARD: "Das ist kein Laufwerk von CircuitPython: kein boot_out.txt nennt es.", OTHER_VERSION: "Darauf ist %s; nötig ist 9 oder 10 (circuitpython.org).",
  NO_PERMISSION: "Der Browser ließ die Seite dort nicht schreiben. Manche verweigern ein ganzes Laufwerk: nimm die Zip-Datei.",
  NO_FILES: "Die Dateien für das Handheld liegen nicht neben dieser Seite. Nimm die Zip-Datei.",
  HALFWAY: "Das Kopieren brach ab (%s). Noch einmal macht es fertig, oder nimm die Zip-Datei.",
};

const fr = {
  ABOUT: "Kahuna : des îles et des ponts, à deux. Kai Piranja : des poissons affamés, de trois à six.\nJouez tout de suite : seul contre des robots, ou ensemble, chacun son tour. « Apprendre » montre comment.\nC’est exactement le programme d’une console portable à 40 euros.",
  SCREEN: "Écran de la console", MORE: "Plus", CLOSE: "Fermer", AGAIN: "Redémarrer", COPY_DETAILS: "Copier les détails",
  UP: "Haut", DOWN: "Bas", LEFT: "Gauche", RIGHT: "Droite", PAD: "Croix",
  KEYS: "Flèches · Espace = A · Échap = B · Entrée = START · Maj = SELECT · ou une manette, ou toucher l’écran",
  OTHER_TAB: "La console est ouverte dans un autre onglet. Fermez-la là-bas, et elle continue ici.",
  NO_START: "La console ne peut pas démarrer dans ce navigateur : %s",
  GAMES: "Vos parties", GAMES_ARE: "Elles restent dans ce navigateur, même au milieu d’un tour. Un fichier les emporte sur un autre appareil.",
  SAVE: "Vers un fichier", LOAD: "Depuis un fichier", FULL: "Plein écran", INSTALL: "Installer l’application",
  REPLACE: "Cela remplace les parties et les réglages d’ici. Continuer ?", NO_MEMORY: "Ce fichier ne vient pas de « Vers un fichier ».",
  CANNOT_KEEP: "Ce navigateur ne garde rien : son stockage est plein ou refusé. Enregistrez vers un fichier avant de partir.",
  RECORDS: "Une partie en texte", RECORDS_ARE: "Prenez la partie terminée, ou collez ici un relevé pour le revoir tour par tour.",
  FETCH_RECORD: "Prendre", COPY: "Copier", LOOK: "Revoir", COPIED: "Copié.", NO_RECORD: "Aucune partie n’est terminée.",
  BAD_RECORD: "Ce relevé est illisible : %s", BACK: "Retour à mes parties",
  PUZZLES: "Énigmes", PUZZLES_ARE: "Soixante tours de Kahuna, de 1 à 60. Un lien en ouvre une pour un ami.",
  OPEN_PUZZLE: "Ouvrir", COPY_LINK: "Copier le lien",
  BOARD: "Sur une vraie console", BOARD_IS: "Pour PyGamer, PyBadge ou EdgeBadge d’Adafruit, ou un Sprig, avec CircuitPython 9 ou 10.",
  STEP_1: "Branchez la console. Un lecteur CIRCUITPY apparaît.", STEP_2: "Décompressez le fichier zip et copiez le contenu de son dossier CIRCUITPY sur ce lecteur.",
  STEP_3: "Éjectez le lecteur, attendez qu’il disparaisse, puis éteignez et rallumez la console.",
  ZIP: "Télécharger le fichier zip", PUT: "Mettre sur ma console",
  FOUND: "Trouvé : %s", PUTTING: "Copie en cours … ne pas débrancher.", PUT_DONE: "%s fichiers copiés. Éjectez maintenant le lecteur et attendez qu’il puisse être débranché : jusqu’à une demi-minute.",
  SET_ASIDE: "%s gênait et s’appelle maintenant %s.",
  NO_BOARD: "Ce n’est pas un lecteur de CircuitPython : aucun boot_out.txt ne le nomme.", OTHER_VERSION: "Il contient %s ; il faut la version 9 ou 10 (circuitpython.org).",
  NO_PERMISSION: "Le navigateur n’a pas laissé la page écrire là. Certains refusent un lecteur entier : prenez le fichier zip.",
  NO_FILES: "Les fichiers pour la console ne sont pas à côté de cette page. Prenez le fichier zip.",
  HALFWAY: "La copie s’est arrêtée (%s). Recommencez pour la terminer, ou prenez le fichier zip.",
};

const it = {
  ABOUT: "Kahuna: isole e ponti, in due. Kai Piranja: pesci affamati, da tre a sei.\nGioca subito: da solo contro i robot, o insieme, passandosi il turno. «Impara» mostra come.\nÈ proprio il programma che gira su una console da 40 euro.",
  SCREEN: "Schermo della console", MORE: "Altro", CLOSE: "Chiudi", AGAIN: "Riavvia", COPY_DETAILS: "Copia i dettagli",
  UP: "Su", DOWN: "Giù", LEFT: "Sinistra", RIGHT: "Destra", PAD: "Croce",
  KEYS: "Frecce · Spazio = A · Esc = B · Invio = START · Maiusc = SELECT · o un gamepad, o tocca lo schermo",
  OTHER_TAB: "La console è aperta in un’altra scheda. Chiudila lì, e continua qui.",
  NO_START: "La console non può partire in questo browser: %s",
  GAMES: "Le tue partite", GAMES_ARE: "Restano in questo browser, anche a metà turno. Un file le porta su un altro dispositivo.",
  SAVE: "Salva in un file", LOAD: "Carica da un file", FULL: "Schermo intero", INSTALL: "Installa come app",
  REPLACE: "Questo sostituisce le partite e le impostazioni di qui. Continuare?", NO_MEMORY: "Questo file non viene da «Salva in un file».",
  CANNOT_KEEP: "Questo browser ora non conserva nulla: la memoria è piena o negata. Salva in un file prima di uscire.",
  RECORDS: "Una partita come testo", RECORDS_ARE: "Prendi la partita finita, o incolla qui un verbale per rivederlo turno per turno.",
  FETCH_RECORD: "Prendi", COPY: "Copia", LOOK: "Rivedi", COPIED: "Copiato.", NO_RECORD: "Nessuna partita è finita.",
  BAD_RECORD: "Questo verbale non si legge: %s", BACK: "Torna alle mie partite",
  PUZZLES: "Rompicapi", PUZZLES_ARE: "Sessanta turni di Kahuna, da 1 a 60. Un link ne apre uno per un amico.",
  OPEN_PUZZLE: "Apri", COPY_LINK: "Copia il link",
  BOARD: "Su una vera console", BOARD_IS: "Per PyGamer, PyBadge o EdgeBadge di Adafruit, o uno Sprig, con CircuitPython 9 o 10.",
  STEP_1: "Collega la console. Appare un’unità CIRCUITPY.", STEP_2: "Estrai il file zip e copia il contenuto della cartella CIRCUITPY su quell’unità.",
  STEP_3: "Espelli l’unità, aspetta che sparisca, poi spegni e riaccendi la console.",
  ZIP: "Scarica il file zip", PUT: "Metti sulla mia console",
  FOUND: "Trovato: %s", PUTTING: "Copia in corso … non scollegare.", PUT_DONE: "%s file copiati. Ora espelli l’unità e aspetta che si possa scollegare: fino a mezzo minuto.",
  SET_ASIDE: "%s era d’intralcio e ora si chiama %s.",
  NO_BOARD: "Non è un’unità di CircuitPython: nessun boot_out.txt la nomina.", OTHER_VERSION: "C’è %s; serve la versione 9 o 10 (circuitpython.org).",
  NO_PERMISSION: "Il browser non ha lasciato scrivere la pagina lì. Alcuni negano un’intera unità: prendi il file zip.",
  NO_FILES: "I file per la console non sono accanto a questa pagina. Prendi il file zip.",
  HALFWAY: "La copia si è fermata (%s). Ripetila per completarla, o prendi il file zip.",
};

export const WORDS = { en, fr, it, de };

let words = en;

// Makes the page speak a language; if it does not know that, English.
export function speak(language) {
  words = WORDS[language] || en;
  document.documentElement.lang = WORDS[language] ? language : "en";
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = words[element.dataset.word];
  for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = words[element.dataset.label];
  for (const element of document.querySelectorAll("[data-tap]")) element.ariaLabel = words[element.dataset.tap.toUpperCase()];
  document.querySelector("#screen").ariaLabel = words.SCREEN;
  document.querySelector("#pad").ariaLabel = words.PAD;
}

export const word = (name, ...values) => values.reduce((text, value) => text.replace("%s", value), words[name]);
