<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>ui</name>
  <message>
   <source>The card pictures are missing: the folder assets/cards was not found beside the program.</source>
   <translation>Die Kartenbilder fehlen: Der Ordner assets/cards wurde neben dem Programm nicht gefunden.</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {reason} in {file}.</source>
   <translation>Die Kartenbilder sind nicht zu brauchen: {reason} in {file}.</translation>
  </message>
  <message>
   <source>The card pictures are missing: {file} cannot be read.</source>
   <translation>Die Kartenbilder fehlen: {file} ist nicht lesbar.</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {file} is not well formed.</source>
   <translation>Die Kartenbilder sind nicht zu brauchen: {file} ist nicht wohlgeformt.</translation>
  </message>
  <message>
   <source>“{key}” is wanting</source>
   <translation>„{key}“ fehlt</translation>
  </message>
  <message>
   <source>an entry is of the wrong kind ({error})</source>
   <translation>ein Eintrag ist von falscher Art ({error})</translation>
  </message>
  <message>
   <source>The deck “{name}” is not whole: our cards stand in for those that it lacks.</source>
   <translation>Das Blatt „{name}“ ist nicht vollständig: Was ihm fehlt, ersetzen unsere Karten.</translation>
  </message>
  <message>
   <source>The deck “{name}” cannot be used: {reason}.</source>
   <translation>Das Blatt „{name}“ kann nicht benutzt werden: {reason}.</translation>
  </message>
  <message>
   <source>its picture is damaged</source>
   <translation>sein Bild ist beschädigt</translation>
  </message>
  <message>
   <source>there are no cards in it</source>
   <translation>es sind keine Karten darin</translation>
  </message>
  <message>
   <source>its cards have an odd shape</source>
   <translation>seine Karten haben eine ungewöhnliche Form</translation>
  </message>
  <message>
   <source>its file is too large</source>
   <translation>seine Datei ist zu groß</translation>
  </message>
  <message>
   <source>its file cannot be read</source>
   <translation>seine Datei kann nicht gelesen werden</translation>
  </message>
  <message>
   <source>its pictures are too large</source>
   <translation>seine Bilder sind zu groß</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {file} is damaged.</source>
   <translation>Die Kartenbilder sind nicht zu brauchen: {file} ist beschädigt.</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {file} is missing.</source>
   <translation>Die Kartenbilder sind nicht zu brauchen: {file} fehlt.</translation>
  </message>
  <message>
   <source>Revoke</source>
   <translation>Revoke</translation>
  </message>
  <message>
   <source>{place}: the tricks are those that were made.</source>
   <translation>{place}: eingetragen werden die gemachten Stiche.</translation>
  </message>
  <message>
   <source>Enter</source>
   <comment>a result</comment>
   <translation>Eintragen</translation>
  </message>
  <message>
   <source>Tricks of North and South</source>
   <translation>Stiche von Nord und Süd</translation>
  </message>
  <message>
   <source>Who revoked</source>
   <translation>Wer den Revoke machte</translation>
  </message>
  <message>
   <source>Revokes</source>
   <translation>Revokes</translation>
  </message>
  <message>
   <source>Tricks they had before the first</source>
   <translation>Stiche vor dem ersten</translation>
  </message>
  <message>
   <source>Go to</source>
   <translation>Gehe zu</translation>
  </message>
  <message>
   <source>Go</source>
   <translation>Gehen</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tisch</translation>
  </message>
  <message>
   <source>Tray</source>
   <translation>Board</translation>
  </message>
  <message>
   <source>Names</source>
   <translation>Namen</translation>
  </message>
  <message>
   <source>A wrong name can be put right at any time.</source>
   <translation>Ein falscher Name lässt sich jederzeit berichtigen.</translation>
  </message>
  <message>
   <source>Change the name</source>
   <translation>Namen ändern</translation>
  </message>
  <message>
   <source>Ada and Ruth</source>
   <translation>Ada und Ruth</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Wer</translation>
  </message>
  <message>
   <source>Stops after round {round}</source>
   <translation>Hört nach Runde {round} auf</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>and</source>
   <translation>und</translation>
  </message>
  <message>
   <source>North and South</source>
   <translation>Nord und Süd</translation>
  </message>
  <message>
   <source>East and West</source>
   <translation>Ost und West</translation>
  </message>
  <message>
   <source>{name} is too large for a list of deal numbers.</source>
   <translation>{name} ist zu groß für eine Liste von Spielnummern.</translation>
  </message>
  <message>
   <source>This deal stands in line {line} already.</source>
   <translation>Dieses Spiel steht schon in Zeile {line}.</translation>
  </message>
  <message>
   <source>{name} holds no deal numbers, one a line.</source>
   <translation>In {name} stehen keine Spielnummern, je Zeile eine.</translation>
  </message>
  <message>
   <source>{name}, line {line}: {why}</source>
   <translation>{name}, Zeile {line}: {why}</translation>
  </message>
  <message>
   <source>Average</source>
   <translation>Durchschnitt</translation>
  </message>
  <message>
   <source>Revoke…</source>
   <translation>Revoke…</translation>
  </message>
  <message>
   <source>New deal</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>Spieler</translation>
  </message>
  <message>
   <source>Tricks</source>
   <translation>Stiche</translation>
  </message>
  <message>
   <source>Results of this tray</source>
   <translation>Ergebnisse dieses Boards</translation>
  </message>
  <message>
   <source>Thirteen tricks at most.</source>
   <translation>Höchstens dreizehn Stiche.</translation>
  </message>
  <message>
   <source>Type the tricks of North and South: 0 to 13.</source>
   <translation>Geben Sie die Stiche von Nord und Süd ein: 0 bis 13.</translation>
  </message>
  <message>
   <source>Line {line}: a team has four names, and these are {n:number}.</source>
   <translation>Zeile {line}: Ein Team hat vier Namen, und das sind {n:number}.</translation>
  </message>
  <message>
   <source>Line {line}: {why}</source>
   <translation>Zeile {line}: {why}</translation>
  </message>
  <message>
   <source>Line {line}: a pair has two names, and here {n:is|are} {n:number}.</source>
   <translation>Zeile {line}: Ein Paar hat zwei Namen, und hier {n:steht|stehen} {n:number}.</translation>
  </message>
  <message>
   <source>Ranking</source>
   <translation>Rangliste</translation>
  </message>
  <message>
   <source>Travellers</source>
   <translation>Laufzettel</translation>
  </message>
  <message>
   <source>Score sheets</source>
   <translation>Anschreibzettel</translation>
  </message>
  <message>
   <source>Movement cards</source>
   <translation>Laufkarten</translation>
  </message>
  <message>
   <source>Trump slips</source>
   <translation>Trumpfzettel</translation>
  </message>
  <message>
   <source>Hands of the trays</source>
   <translation>Blätter der Boards</translation>
  </message>
  <message>
   <source>Tray {tray}</source>
   <translation>Board {tray}</translation>
  </message>
  <message>
   <source>{point} deals</source>
   <translation>{point} gibt</translation>
  </message>
  <message>
   <source>NS</source>
   <translation>NS</translation>
  </message>
  <message>
   <source>EW</source>
   <translation>OW</translation>
  </message>
  <message>
   <source>{one} and {other}</source>
   <translation>{one} und {other}</translation>
  </message>
  <message>
   <source>Shown to an adversary, turned down, and put in the tray.</source>
   <translation>Wird einem Gegner gezeigt, umgedreht und ins Board gelegt.</translation>
  </message>
  <message>
   <source>{point} deals. Trump card: the {card:card}.</source>
   <translation>{point} gibt. Trumpfkarte: {card:card}.</translation>
  </message>
  <message>
   <source>No.</source>
   <translation>Nr.</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>Against</source>
   <translation>Gegen</translation>
  </message>
  <message>
   <source>Trays</source>
   <translation>Boards</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>Club match</source>
   <translation>Klubturnier</translation>
  </message>
  <message>
   <source>Table {table}</source>
   <translation>Tisch {table}</translation>
  </message>
  <message>
   <source>Seat</source>
   <translation>Platz</translation>
  </message>
  <message>
   <source>After round {round}: {what}</source>
   <translation>Nach Runde {round}: {what}</translation>
  </message>
  <message>
   <source>Average: {ns} and {ew}.</source>
   <translation>Durchschnitt: {ns} und {ew}.</translation>
  </message>
  <message>
   <source>Trump card: {card}</source>
   <translation>Trumpfkarte: {card}</translation>
  </message>
  <message>
   <source>average</source>
   <translation>Durchschnitt</translation>
  </message>
  <message>
   <source>{place}: {entries}.</source>
   <translation>{place}: {entries}.</translation>
  </message>
  <message>
   <source>Tray before</source>
   <translation>Board davor</translation>
  </message>
  <message>
   <source>Next tray</source>
   <translation>Nächstes Board</translation>
  </message>
  <message>
   <source>Correct a result</source>
   <translation>Ein Ergebnis berichtigen</translation>
  </message>
  <message>
   <source>Traveller, tray {tray}</source>
   <translation>Laufzettel, Board {tray}</translation>
  </message>
  <message>
   <source>{result} at {time}</source>
   <translation>{result} um {time}</translation>
  </message>
  <message>
   <source>{result} by {name}</source>
   <translation>{result} von {name}</translation>
  </message>
  <message>
   <source>{entered} of {of} results are in</source>
   <translation>{entered} von {of} Ergebnissen liegen vor</translation>
  </message>
  <message>
   <source>all {of} results are in</source>
   <translation>alle {of} Ergebnisse liegen vor</translation>
  </message>
  <message>
   <source>Traveller</source>
   <translation>Laufzettel</translation>
  </message>
  <message>
   <source>Hide the four hands</source>
   <translation>Die vier Blätter verbergen</translation>
  </message>
  <message>
   <source>Show the four hands</source>
   <translation>Die vier Blätter zeigen</translation>
  </message>
  <message>
   <source>{what} (taken back)</source>
   <translation>{what} (zurückgenommen)</translation>
  </message>
  <message>
   <source>Trump card: the {card:card}.</source>
   <translation>Trumpfkarte: {card:card}.</translation>
  </message>
  <message>
   <source>Most above the average, {group}: {who}.</source>
   <translation>Am meisten über dem Durchschnitt, {group}: {who}.</translation>
  </message>
  <message>
   <source>The two averages make {total}: {trays:number} {trays:tray|trays} of thirteen tricks.</source>
   <translation>Beide Durchschnitte ergeben {total}: {trays:number} {trays:Board|Boards} zu dreizehn Stichen.</translation>
  </message>
  <message>
   <source>Then cut further for revokes: {where}.</source>
   <translation>Danach für Revokes weiter gekürzt: {where}.</translation>
  </message>
  <message>
   <source>Team {number}</source>
   <translation>Team {number}</translation>
  </message>
  <message>
   <source>average {number}</source>
   <translation>Durchschnitt {number}</translation>
  </message>
  <message>
   <source>Lost</source>
   <translation>Verloren</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>Kämpfe</translation>
  </message>
  <message>
   <source>Names, rounds, results and ranking of an evening of duplicate whist.</source>
   <translation>Namen, Runden, Ergebnisse und Rangliste eines Abends Duplicate Whist.</translation>
  </message>
  <message>
   <source>{entered} of {of} results</source>
   <translation>{entered} von {of} Ergebnissen</translation>
  </message>
  <message>
   <source>New match…</source>
   <translation>Neues Turnier…</translation>
  </message>
  <message>
   <source>Back to the table</source>
   <translation>Zurück zum Tisch</translation>
  </message>
  <message>
   <source>Names…</source>
   <translation>Namen…</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Drucken…</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Öffnen…</translation>
  </message>
  <message>
   <source>Back to the rounds</source>
   <translation>Zu den Runden</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <source>Was {before}. Enter {now} once more to replace it.</source>
   <translation>War {before}. Zum Ersetzen {now} noch einmal eintragen.</translation>
  </message>
  <message>
   <source>{place}: {result}.</source>
   <translation>{place}: {result}.</translation>
  </message>
  <message>
   <source>No club match yet</source>
   <translation>Noch kein Klubturnier</translation>
  </message>
  <message>
   <source>Round {round} is called.</source>
   <translation>Runde {round} ist aufgerufen.</translation>
  </message>
  <message>
   <source>Tray {tray} never comes to table {table}.</source>
   <translation>Board {tray} kommt nie an Tisch {table}.</translation>
  </message>
  <message>
   <source>Taken back: {what}.</source>
   <translation>Zurückgenommen: {what}.</translation>
  </message>
  <message>
   <source>Entered again: {what}.</source>
   <translation>Wieder eingetragen: {what}.</translation>
  </message>
  <message>
   <source>The last line of the file was cut short and is left out: {text}</source>
   <translation>Die letzte Zeile der Datei war abgeschnitten und bleibt weg: {text}</translation>
  </message>
  <message>
   <source>All results are in.</source>
   <translation>Alle Ergebnisse liegen vor.</translation>
  </message>
  <message>
   <source>The round is complete.</source>
   <translation>Die Runde ist vollständig.</translation>
  </message>
  <message>
   <source>Tray {tray} is dealt anew.</source>
   <translation>Board {tray} wird neu gegeben.</translation>
  </message>
  <message>
   <source>Entered</source>
   <translation>Eingetragen</translation>
  </message>
  <message>
   <source>Tables of this round</source>
   <translation>Tische dieser Runde</translation>
  </message>
  <message>
   <source>Last entries</source>
   <translation>Letzte Einträge</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Bisher</translation>
  </message>
  <message>
   <source>Call it anyway</source>
   <translation>Trotzdem aufrufen</translation>
  </message>
  <message>
   <source>Round {round} of {rounds}</source>
   <translation>Runde {round} von {rounds}</translation>
  </message>
  <message>
   <source>This is the last round.</source>
   <translation>Das ist die letzte Runde.</translation>
  </message>
  <message>
   <source>{results}, against the averages now</source>
   <translation>{results}, gegen die jetzigen Durchschnitte</translation>
  </message>
  <message>
   <source>Call round {round}</source>
   <translation>Runde {round} aufrufen</translation>
  </message>
  <message>
   <source>table {table} {n:number}</source>
   <translation>Tisch {table} ({n})</translation>
  </message>
  <message>
   <source>{tables} and {n:number} more {n:table|tables}</source>
   <translation>{tables} und {n:number} {n:weiterer Tisch|weitere Tische}</translation>
  </message>
  <message>
   <source>Round {round} called</source>
   <translation>Runde {round} aufgerufen</translation>
  </message>
  <message>
   <source>{who} stops after round {round}</source>
   <translation>{who}: Ende nach Runde {round}</translation>
  </message>
  <message>
   <source>Tray {tray} dealt anew</source>
   <translation>Board {tray} neu gegeben</translation>
  </message>
  <message>
   <source>Now called {name}</source>
   <translation>Heißt jetzt {name}</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Zurückgenommen</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Wo</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>By</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>Table {table}: {players}, trays {trays}, {entered}</source>
   <translation>Tisch {table}: {players}, Boards {trays}, {entered}</translation>
  </message>
  <message>
   <source>After this round: {what}</source>
   <translation>Nach dieser Runde: {what}</translation>
  </message>
  <message>
   <source>Sits out now: {who}.</source>
   <translation>Setzt jetzt aus: {who}.</translation>
  </message>
  <message>
   <source>{n:number^} {n:result is|results are} missing: {tables}.</source>
   <translation>Es {n:fehlt|fehlen} {n:number} {n:Ergebnis|Ergebnisse}: {tables}.</translation>
  </message>
  <message>
   <source>Missing of earlier rounds: {places}; and {n:number} more.</source>
   <translation>Aus früheren Runden fehlt: {places}; und {n:number} mehr.</translation>
  </message>
  <message>
   <source>{result} is entered here. Another result corrects it.</source>
   <translation>Eingetragen ist {result}. Ein anderes Ergebnis berichtigt es.</translation>
  </message>
  <message>
   <source>{done} of {of}</source>
   <translation>{done} von {of}</translation>
  </message>
  <message>
   <source>sits out</source>
   <translation>setzt aus</translation>
  </message>
  <message>
   <source>Round {round} can be called when {n:number} {n:result is|results are} in: {tables}.</source>
   <translation>Runde {round} kann aufgerufen werden, sobald {n:number} {n:Ergebnis eingetragen ist|Ergebnisse eingetragen sind}: {tables}.</translation>
  </message>
  <message>
   <source>Missing of earlier rounds: {places}.</source>
   <translation>Aus früheren Runden fehlt: {places}.</translation>
  </message>
  <message>
   <source>{entered} entered</source>
   <translation>{entered} eingetragen</translation>
  </message>
  <message>
   <source>New club match</source>
   <translation>Neues Klubturnier</translation>
  </message>
  <message>
   <source>Who plays, and how? Everything else follows from it.</source>
   <translation>Wer spielt, und wie? Alles andere ergibt sich daraus.</translation>
  </message>
  <message>
   <source>Tuesday club</source>
   <translation>Dienstagsklub</translation>
  </message>
  <message>
   <source>This text is too long for the names of one match; nothing of it was pasted.</source>
   <translation>Dieser Text ist zu lang für die Namen eines Turniers; nichts davon wurde eingefügt.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titel</translation>
  </message>
  <message>
   <source>Who plays</source>
   <translation>Wer spielt</translation>
  </message>
  <message>
   <source>Names of an earlier match</source>
   <translation>Namen eines früheren Turniers</translation>
  </message>
  <message>
   <source>How many</source>
   <translation>Wie viele</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Form</translation>
  </message>
  <message>
   <source>Trays in a set</source>
   <translation>Boards je Satz</translation>
  </message>
  <message>
   <source>Cards of the trays</source>
   <translation>Karten der Boards</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>Beginnen</translation>
  </message>
  <message>
   <source>Names, one pair, person or team a line: Ada and Ruth</source>
   <translation>Namen, je Zeile ein Paar, eine Person oder ein Team: Ada und Ruth</translation>
  </message>
  <message>
   <source>A club match needs two tables. The other room fits fewer.</source>
   <translation>Ein Klubturnier braucht zwei Tische. Für weniger ist der andere Raum da.</translation>
  </message>
  <message>
   <source>New cards</source>
   <translation>Neue Karten</translation>
  </message>
  <message>
   <source>Dealt by hand</source>
   <translation>Von Hand gegeben</translation>
  </message>
  <message>
   <source>Deal numbers from a file…</source>
   <translation>Spielnummern aus einer Datei …</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Karten</translation>
  </message>
  <message>
   <source>One pair sits out each round.</source>
   <translation>In jeder Runde setzt ein Paar aus.</translation>
  </message>
  <message>
   <source>The file has {n:number} {n:deal number|deal numbers}, and {trays:number} trays are played.</source>
   <translation>Die Datei hat {n:number} {n:Spielnummer|Spielnummern}, und gespielt werden {trays:number} Boards.</translation>
  </message>
  <message>
   <source>Compass</source>
   <translation>Kompass</translation>
  </message>
  <message>
   <source>Compass with a skip</source>
   <translation>Kompass mit Sprung</translation>
  </message>
  <message>
   <source>One table sits still</source>
   <translation>Ein Tisch sitzt still</translation>
  </message>
  <message>
   <source>With a bye</source>
   <translation>Mit Freitisch</translation>
  </message>
  <message>
   <source>Two sections</source>
   <translation>Zwei Sektionen</translation>
  </message>
  <message>
   <source>Howell</source>
   <translation>Howell</translation>
  </message>
  <message>
   <source>Eight couples</source>
   <translation>Acht Ehepaare</translation>
  </message>
  <message>
   <source>Eight individuals</source>
   <translation>Acht Einzelspieler</translation>
  </message>
  <message>
   <source>Several teams</source>
   <translation>Mehrere Teams</translation>
  </message>
  <message>
   <source>Two teams of four</source>
   <translation>Zwei Viererteams</translation>
  </message>
  <message>
   <source>Club against club</source>
   <translation>Klub gegen Klub</translation>
  </message>
  <message>
   <source>One table, twice</source>
   <translation>Ein Tisch, zweimal</translation>
  </message>
  <message>
   <source>Foster’s system</source>
   <translation>Fosters System</translation>
  </message>
  <message>
   <source>North</source>
   <translation>Nord</translation>
  </message>
  <message>
   <source>East</source>
   <translation>Ost</translation>
  </message>
  <message>
   <source>South</source>
   <translation>Süd</translation>
  </message>
  <message>
   <source>West</source>
   <translation>West</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>Teams</source>
   <translation>Teams</translation>
  </message>
  <message>
   <source>all pairs</source>
   <translation>alle Paare</translation>
  </message>
  <message>
   <source>ladies</source>
   <translation>Damen</translation>
  </message>
  <message>
   <source>gentlemen</source>
   <translation>Herren</translation>
  </message>
  <message>
   <source>Pairs</source>
   <translation>Paare</translation>
  </message>
  <message>
   <source>Persons</source>
   <translation>Personen</translation>
  </message>
  <message>
   <source>{line}, section {number}</source>
   <translation>{line}, Sektion {number}</translation>
  </message>
  <message>
   <source>{form}, {tables:number} {tables:table|tables}, {trays:number} {trays:tray|trays}</source>
   <translation>{form}, {tables:number} {tables:Tisch|Tische}, {trays:number} {trays:Board|Boards}</translation>
  </message>
  <message>
   <source>{one} against {other}</source>
   <translation>{one} gegen {other}</translation>
  </message>
  <message>
   <source>Round {round}, table {table}, tray {tray}</source>
   <translation>Runde {round}, Tisch {table}, Board {tray}</translation>
  </message>
  <message>
   <source>{made}, {side} {n:number} {n:revoke|revokes}</source>
   <translation>{made}, {side} {n:number} {n:Revoke|Revokes}</translation>
  </message>
  <message>
   <source>the average</source>
   <translation>der Durchschnitt</translation>
  </message>
  <message>
   <source>{rounds:number} {rounds:round|rounds}, {trays:number} {trays:tray|trays}, {deals:number} deals each, about {hours} hours</source>
   <translation>{rounds:number} {rounds:Runde|Runden}, {trays:number} {trays:Board|Boards}, {deals:number} Spiele für jeden, etwa {hours} Stunden</translation>
  </message>
  <message>
   <source>Number {label}</source>
   <translation>Nummer {label}</translation>
  </message>
  <message>
   <source>Table {table}, tray {tray}</source>
   <translation>Tisch {table}, Board {tray}</translation>
  </message>
  <message>
   <source>{ns:number} and {ew:number}</source>
   <translation>{ns:number} und {ew:number}</translation>
  </message>
  <message>
   <source>Everybody goes where the movement card says.</source>
   <translation>Alle gehen, wohin ihre Laufkarte sie schickt.</translation>
  </message>
  <message>
   <source>Nobody moves. The two tables exchange their trays.</source>
   <translation>Niemand wechselt den Platz. Die beiden Tische tauschen ihre Boards.</translation>
  </message>
  <message>
   <source>{who} sit still.</source>
   <translation>{who} bleiben sitzen.</translation>
  </message>
  <message>
   <source>Skip: {who} move two tables this time.</source>
   <translation>Sprung: {who} gehen diesmal zwei Tische weiter.</translation>
  </message>
  <message>
   <source>Trays go one table up.</source>
   <translation>Die Boards gehen einen Tisch hinauf.</translation>
  </message>
  <message>
   <source>Trays go one table down.</source>
   <translation>Die Boards gehen einen Tisch hinunter.</translation>
  </message>
  <message>
   <source>{who} go one table up.</source>
   <translation>{who} gehen einen Tisch hinauf.</translation>
  </message>
  <message>
   <source>{who} go one table down.</source>
   <translation>{who} gehen einen Tisch hinunter.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Mehr</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Less</source>
   <translation>Weniger</translation>
  </message>
  <message>
   <source>The file {name}, in which stands what the computers know of you, {wrong}. It is left as it is; what they learn is not kept.</source>
   <translation>Die Datei {name}, in der steht, was die Computer von Ihnen wissen, {wrong}. Sie bleibt, wie sie ist; was sie lernen, wird nicht behalten.</translation>
  </message>
  <message>
   <source>The file {name}, in which stands what the computers know of you, {wrong}. It is set aside as {aside}; they begin anew.</source>
   <translation>Die Datei {name}, in der steht, was die Computer von Ihnen wissen, {wrong}. Sie liegt nun als {aside} daneben; sie fangen von vorn an.</translation>
  </message>
  <message>
   <source>What the computers know of you could not be saved: {why}.</source>
   <translation>Was die Computer von Ihnen wissen, konnte nicht gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>says something else than what is known of people</source>
   <translation>sagt anderes, als was von Menschen bekannt ist</translation>
  </message>
  <message>
   <source>{player}, {n:number} {n:tray|trays}.</source>
   <translation>{player}, {n:number} {n:Board|Boards}.</translation>
  </message>
  <message>
   <source>Matches ({files})</source>
   <translation>Turniere ({files})</translation>
  </message>
  <message>
   <source>Results ({files})</source>
   <translation>Ergebnisse ({files})</translation>
  </message>
  <message>
   <source>Open a match</source>
   <translation>Ein Turnier öffnen</translation>
  </message>
  <message>
   <source>Save the match</source>
   <translation>Den Wettkampf sichern</translation>
  </message>
  <message>
   <source>Save your results</source>
   <translation>Ihre Ergebnisse sichern</translation>
  </message>
  <message>
   <source>The word is tried.</source>
   <translation>Das Wort wird geprüft.</translation>
  </message>
  <message>
   <source>Add results</source>
   <translation>Ergebnisse hinzufügen</translation>
  </message>
  <message>
   <source>{file}: {words}</source>
   <translation>{file}: {words}</translation>
  </message>
  <message>
   <source>Saved in {name}.</source>
   <translation>Gesichert in {name}.</translation>
  </message>
  <message>
   <source>the match</source>
   <translation>der Wettkampf</translation>
  </message>
  <message>
   <source>line {line}: {sentence}</source>
   <translation>Zeile {line}: {sentence}</translation>
  </message>
  <message>
   <source>your own results</source>
   <translation>Ihre eigenen Ergebnisse</translation>
  </message>
  <message>
   <source>{player}, tray {tray}</source>
   <translation>{player}, Board {tray}</translation>
  </message>
  <message>
   <source>Texts ({files})</source>
   <translation>Texte ({files})</translation>
  </message>
  <message>
   <source>Tables of results (*.csv);;Pages for a browser (*.html)</source>
   <translation>Tabellen mit Ergebnissen (*.csv);;Seiten für den Browser (*.html)</translation>
  </message>
  <message>
   <source>Open deal numbers</source>
   <translation>Spielnummern öffnen</translation>
  </message>
  <message>
   <source>Export the results</source>
   <translation>Ergebnisse exportieren</translation>
  </message>
  <message>
   <source>Not saved: {why_not}</source>
   <translation>Nicht gespeichert: {why_not}</translation>
  </message>
  <message>
   <source>The results are in {name}.</source>
   <translation>Die Ergebnisse sind in {name}.</translation>
  </message>
  <message>
   <source>This match cannot be opened</source>
   <translation>Dieses Turnier lässt sich nicht öffnen</translation>
  </message>
  <message>
   <source>Taken up where you left it.</source>
   <translation>Wieder da, wo Sie aufgehört haben.</translation>
  </message>
  <message>
   <source>{name}: {why} The file is left as it is.</source>
   <translation>{name}: {why} Die Datei bleibt, wie sie ist.</translation>
  </message>
  <message>
   <source>The results could not be saved: {why}.</source>
   <translation>Die Ergebnisse konnten nicht gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>Each tray is played once only: nothing is taken back.</source>
   <translation>Jedes Board wird nur einmal gespielt: nichts wird zurückgenommen.</translation>
  </message>
  <message>
   <source>In a match there is no help before a tray is over.</source>
   <translation>Im Wettkampf gibt es keine Hilfe, bevor ein Board zu Ende ist.</translation>
  </message>
  <message>
   <source>A claim was refused here: in a match by file no other is made of this tray.</source>
   <translation>Hier wurde ein Anspruch abgewiesen: In einem Wettkampf per Datei wird auf diesem Board kein zweiter erhoben.</translation>
  </message>
  <message>
   <source>A trick can be seen until it is quitted, and not after.</source>
   <translation>Ein Stich ist zu sehen, bis er weggelegt ist, und danach nicht mehr.</translation>
  </message>
  <message>
   <source>New table…</source>
   <translation>Neuer Tisch…</translation>
  </message>
  <message>
   <source>Deal number…</source>
   <translation>Spielnummer…</translation>
  </message>
  <message>
   <source>Same deal again</source>
   <translation>Dasselbe Spiel noch einmal</translation>
  </message>
  <message>
   <source>Tables…</source>
   <translation>Tische…</translation>
  </message>
  <message>
   <source>Seats…</source>
   <translation>Plätze…</translation>
  </message>
  <message>
   <source>What the computers know of you…</source>
   <translation>Was die Computer von Ihnen wissen…</translation>
  </message>
  <message>
   <source>Matches by file…</source>
   <translation>Wettkämpfe als Datei …</translation>
  </message>
  <message>
   <source>Break off this session…</source>
   <translation>Diese Sitzung abbrechen…</translation>
  </message>
  <message>
   <source>Open recent</source>
   <translation>Zuletzt geöffnet</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Kopie speichern…</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Importieren…</translation>
  </message>
  <message>
   <source>Score sheet</source>
   <translation>Punkteblatt</translation>
  </message>
  <message>
   <source>Ranking of the match</source>
   <translation>Rangliste des Wettkampfs</translation>
  </message>
  <message>
   <source>Record of the deal</source>
   <translation>Protokoll des Spiels</translation>
  </message>
  <message>
   <source>Proof of the deal…</source>
   <translation>Beweis des Spiels…</translation>
  </message>
  <message>
   <source>Preferences…</source>
   <translation>Einstellungen…</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>To the deal’s start</source>
   <translation>Zum Anfang des Spiels</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <source>Last trick</source>
   <translation>Letzter Stich</translation>
  </message>
  <message>
   <source>Claim…</source>
   <translation>Stiche beanspruchen…</translation>
  </message>
  <message>
   <source>Call the law…</source>
   <translation>Das Gesetz anrufen …</translation>
  </message>
  <message>
   <source>Show this card</source>
   <translation>Diese Karte zeigen</translation>
  </message>
  <message>
   <source>Lay down the hand</source>
   <translation>Die Hand hinlegen</translation>
  </message>
  <message>
   <source>Name the turned card</source>
   <translation>Die Trumpfkarte nennen</translation>
  </message>
  <message>
   <source>What was the turned card?</source>
   <translation>Welche war die Trumpfkarte?</translation>
  </message>
  <message>
   <source>Look at the last trick</source>
   <translation>Den letzten Stich ansehen</translation>
  </message>
  <message>
   <source>Draw the trick to you</source>
   <translation>Den Stich zu sich heranziehen</translation>
  </message>
  <message>
   <source>Let the computer choose this once</source>
   <translation>Diesmal den Computer wählen lassen</translation>
  </message>
  <message>
   <source>Let the computer finish this deal</source>
   <translation>Dieses Spiel vom Computer beenden lassen</translation>
  </message>
  <message>
   <source>Finish this deal at once</source>
   <translation>Dieses Spiel sofort beenden</translation>
  </message>
  <message>
   <source>Tool bar</source>
   <translation>Werkzeugleiste</translation>
  </message>
  <message>
   <source>Status bar</source>
   <translation>Statusleiste</translation>
  </message>
  <message>
   <source>Larger cards</source>
   <translation>Größere Karten</translation>
  </message>
  <message>
   <source>Smaller cards</source>
   <translation>Kleinere Karten</translation>
  </message>
  <message>
   <source>Usual card size</source>
   <translation>Übliche Kartengröße</translation>
  </message>
  <message>
   <source>Cloth</source>
   <translation>Tuch</translation>
  </message>
  <message>
   <source>Trick values</source>
   <translation>Stichwerte</translation>
  </message>
  <message>
   <source>Values on the cards</source>
   <translation>Werte auf den Karten</translation>
  </message>
  <message>
   <source>Close the hands of others</source>
   <translation>Die Blätter der anderen schließen</translation>
  </message>
  <message>
   <source>Set this card as a problem</source>
   <translation>Diese Karte als Aufgabe setzen</translation>
  </message>
  <message>
   <source>Turn the table</source>
   <translation>Tisch drehen</translation>
  </message>
  <message>
   <source>Hide my cards</source>
   <translation>Meine Karten verdecken</translation>
  </message>
  <message>
   <source>Statistics…</source>
   <translation>Statistik …</translation>
  </message>
  <message>
   <source>Evening report…</source>
   <translation>Bericht des Abends …</translation>
  </message>
  <message>
   <source>Next part of the window</source>
   <translation>Nächster Teil des Fensters</translation>
  </message>
  <message>
   <source>Previous part of the window</source>
   <translation>Voriger Teil des Fensters</translation>
  </message>
  <message>
   <source>Go to the menus</source>
   <translation>Zu den Menüs</translation>
  </message>
  <message>
   <source>Full screen</source>
   <translation>Vollbild</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <source>Why was that card played?</source>
   <translation>Warum wurde diese Karte gespielt?</translation>
  </message>
  <message>
   <source>Review of the deal</source>
   <translation>Durchsicht des Spiels</translation>
  </message>
  <message>
   <source>Previous loss</source>
   <translation>Voriger Verlust</translation>
  </message>
  <message>
   <source>Next loss</source>
   <translation>Nächster Verlust</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>What if</source>
   <translation>Was wäre, wenn</translation>
  </message>
  <message>
   <source>What a seat knows</source>
   <translation>Was ein Platz weiß</translation>
  </message>
  <message>
   <source>Back one card</source>
   <translation>Eine Karte zurück</translation>
  </message>
  <message>
   <source>Forward one card</source>
   <translation>Eine Karte weiter</translation>
  </message>
  <message>
   <source>First card</source>
   <translation>Erste Karte</translation>
  </message>
  <message>
   <source>Last card</source>
   <translation>Letzte Karte</translation>
  </message>
  <message>
   <source>Why the claim was refused</source>
   <translation>Warum der Anspruch abgewiesen wurde</translation>
  </message>
  <message>
   <source>The calls…</source>
   <translation>Die Ansagen…</translation>
  </message>
  <message>
   <source>Problems and deals…</source>
   <translation>Aufgaben und Spiele…</translation>
  </message>
  <message>
   <source>Kept and played deals…</source>
   <translation>Behaltene und gespielte Spiele…</translation>
  </message>
  <message>
   <source>Keep this deal</source>
   <translation>Dieses Spiel behalten</translation>
  </message>
  <message>
   <source>Read the trick</source>
   <translation>Stich vorlesen</translation>
  </message>
  <message>
   <source>Read dummy</source>
   <translation>Strohmann vorlesen</translation>
  </message>
  <message>
   <source>Read my hand</source>
   <translation>Mein Blatt vorlesen</translation>
  </message>
  <message>
   <source>Read trumps and score</source>
   <translation>Trumpf und Stand vorlesen</translation>
  </message>
  <message>
   <source>Repeat the last message</source>
   <translation>Letzte Meldung wiederholen</translation>
  </message>
  <message>
   <source>Rules panel</source>
   <translation>Regelleiste</translation>
  </message>
  <message>
   <source>Rules of this game</source>
   <translation>Regeln dieses Spiels</translation>
  </message>
  <message>
   <source>First lesson</source>
   <translation>Erste Lektion</translation>
  </message>
  <message>
   <source>Lessons…</source>
   <translation>Lektionen…</translation>
  </message>
  <message>
   <source>How this game differs…</source>
   <translation>Was an diesem Spiel anders ist…</translation>
  </message>
  <message>
   <source>Learning and looking back</source>
   <translation>Lernen und zurückblicken</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Tasten</translation>
  </message>
  <message>
   <source>About Dummy Whist</source>
   <translation>Über Dummy Whist</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Record</source>
   <translation>Protokoll</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Anspruch</translation>
  </message>
  <message>
   <source>Law</source>
   <translation>Gesetz</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Durchsicht</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>The deck “{name}” is not on this computer.</source>
   <translation>Das Blatt „{name}“ ist nicht auf diesem Rechner.</translation>
  </message>
  <message>
   <source>Change seats in the middle of the deal?</source>
   <translation>Plätze mitten im Spiel wechseln?</translation>
  </message>
  <message>
   <source>Rules changes take effect from the next deal.</source>
   <translation>Geänderte Regeln gelten ab dem nächsten Spiel.</translation>
  </message>
  <message>
   <source>Open a record</source>
   <translation>Protokoll öffnen</translation>
  </message>
  <message>
   <source>Records and deals ({files})</source>
   <translation>Protokolle und Spiele ({files})</translation>
  </message>
  <message>
   <source>Save a copy</source>
   <translation>Kopie speichern</translation>
  </message>
  <message>
   <source>Records ({files})</source>
   <translation>Protokolle ({files})</translation>
  </message>
  <message>
   <source>At the law table nothing is taken back unless both sides agree. The computers leave it to you.</source>
   <translation>Am Gesetzestisch wird nichts zurückgenommen, wenn nicht beide Seiten zustimmen. Die Computer überlassen es Ihnen.</translation>
  </message>
  <message>
   <source>Do you all agree?</source>
   <translation>Sind alle einverstanden?</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Zurücknehmen</translation>
  </message>
  <message>
   <source>Somebody sits down to a second hand of this deal. It is marked as seen and counts in no statistics.</source>
   <translation>Jemand setzt sich zu einem zweiten Blatt dieses Spiels. Es gilt als gesehen und zählt in keiner Statistik.</translation>
  </message>
  <message>
   <source>Seats change in the middle of a deal.</source>
   <translation>Mitten in einem Spiel wechseln die Plätze.</translation>
  </message>
  <message>
   <source>Change seats</source>
   <translation>Plätze wechseln</translation>
  </message>
  <message>
   <source>The computers play the rest of this deal for everybody, and it is counted.</source>
   <translation>Die Computer spielen den Rest dieses Spiels für alle, und es wird gezählt.</translation>
  </message>
  <message>
   <source>Finish it</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Trick values: {values}</source>
   <translation>Stichwerte: {values}</translation>
  </message>
  <message>
   <source>There is no folder {name}: {why}.</source>
   <translation>Es gibt keinen Ordner {name}: {why}.</translation>
  </message>
  <message>
   <source>This is the start of the deal. Undo again to open the deal before it, which is counted.</source>
   <translation>Das ist der Anfang des Spiels. Noch einmal Rückgängig öffnet das Spiel davor, das schon gezählt ist.</translation>
  </message>
  <message>
   <source>Do both sides agree?</source>
   <translation>Sind beide Seiten einverstanden?</translation>
  </message>
  <message>
   <source>What {whose} chose last is taken back.</source>
   <translation>Die letzte Wahl wird zurückgenommen: {whose}.</translation>
  </message>
  <message>
   <source>The deal is taken back.</source>
   <translation>Das Spiel wird zurückgenommen.</translation>
  </message>
  <message>
   <source>Go to a card of your hand first, then show it.</source>
   <translation>Gehen Sie zuerst auf eine Karte Ihrer Hand, dann zeigen Sie sie.</translation>
  </message>
  <message>
   <source>The cards are as large as the window has room for.</source>
   <translation>Die Karten sind so groß, wie das Fenster Platz hat.</translation>
  </message>
  <message>
   <source>The cards are as small as they can be.</source>
   <translation>Kleiner können die Karten nicht sein.</translation>
  </message>
  <message>
   <source>A copy is in {name}.</source>
   <translation>Eine Kopie liegt in {name}.</translation>
  </message>
  <message>
   <source>The copy could not be saved: {why}.</source>
   <translation>Die Kopie konnte nicht gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>The records are read …</source>
   <translation>Die Protokolle werden gelesen …</translation>
  </message>
  <message>
   <source>No deals yet. Play one, and its cards are counted.</source>
   <translation>Noch keine Spiele. Spielen Sie eines, dann werden seine Karten gezählt.</translation>
  </message>
  <message>
   <source>Deals for bridge programs ({files})</source>
   <translation>Spiele für Bridgeprogramme ({files})</translation>
  </message>
  <message>
   <source>Deals of bridge programs ({files})</source>
   <translation>Spiele von Bridgeprogrammen ({files})</translation>
  </message>
  <message>
   <source>This deal cannot be laid</source>
   <translation>Dieses Spiel kann nicht gelegt werden</translation>
  </message>
  <message>
   <source>This deal cannot be written</source>
   <translation>Dieses Spiel kann nicht geschrieben werden</translation>
  </message>
  <message>
   <source>Import a deal</source>
   <translation>Spiel importieren</translation>
  </message>
  <message>
   <source>The deal of {name} is on a table of its own.</source>
   <translation>Das Spiel aus {name} liegt auf einem eigenen Tisch.</translation>
  </message>
  <message>
   <source>Export the deal</source>
   <translation>Spiel exportieren</translation>
  </message>
  <message>
   <source>No deal has been counted yet, and a file of one in play would tell all hands.</source>
   <translation>Noch ist kein Spiel gezählt, und eine Datei des laufenden verriete alle Blätter.</translation>
  </message>
  <message>
   <source>Deal {number} is in {name}.</source>
   <translation>Spiel {number} steht in {name}.</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Wird gelesen</translation>
  </message>
  <message>
   <source>{tray}. Esc returns to the match.</source>
   <translation>{tray}. Esc führt zum Wettkampf zurück.</translation>
  </message>
  <message>
   <source>What {name} {name:know|knows}</source>
   <translation>Was {name} {name:wissen|weiß}</translation>
  </message>
  <message>
   <source>No computer player could be asked.</source>
   <translation>Kein Computer konnte gefragt werden.</translation>
  </message>
  <message>
   <source>Counting …</source>
   <translation>Wird gezählt …</translation>
  </message>
  <message>
   <source>{n} layouts were looked at.</source>
   <translation>{n} Verteilungen wurden betrachtet.</translation>
  </message>
  <message>
   <source>Nothing is hidden here.</source>
   <translation>Hier ist nichts verborgen.</translation>
  </message>
  <message>
   <source>In trick {number}, after {n} cards</source>
   <translation>Im Stich {number}, nach {n} Karten</translation>
  </message>
  <message>
   <source>The lesson {name} is left out: {why}</source>
   <translation>Die Lektion {name} bleibt weg: {why}</translation>
  </message>
  <message>
   <source>Left at step {n}; the lesson goes on there.</source>
   <translation>Bei Schritt {n} verlassen; dort geht die Lektion weiter.</translation>
  </message>
  <message>
   <source>Go to the card that is to be asked, and set it as a problem.</source>
   <translation>Gehen Sie zu der Karte, die gefragt werden soll, und setzen Sie sie als Aufgabe.</translation>
  </message>
  <message>
   <source>Deals ({files})</source>
   <translation>Spiele ({files})</translation>
  </message>
  <message>
   <source>{name} has no deal that is not there yet.</source>
   <translation>{name} hat kein Spiel, das nicht schon da ist.</translation>
  </message>
  <message>
   <source>No deal fits.</source>
   <translation>Kein Spiel passt.</translation>
  </message>
  <message>
   <source>Write these deals</source>
   <translation>Diese Spiele schreiben</translation>
  </message>
  <message>
   <source>{n:words^} without a turned card or of other packs {n:is|are} not.</source>
   <translation>{n:number} ohne aufgedeckte Karte oder mit anderen Karten {n:steht|stehen} nicht darin.</translation>
  </message>
  <message>
   <source>Read a file of deals</source>
   <translation>Eine Datei mit Spielen lesen</translation>
  </message>
  <message>
   <source>{n:words^} {n:deal|deals} of {name} {n:is|are} kept.</source>
   <translation>{n:number} {n:Spiel|Spiele} von {name} {n:ist|sind} behalten.</translation>
  </message>
  <message>
   <source>Only a counted deal can be kept.</source>
   <translation>Nur ein gezähltes Spiel kann behalten werden.</translation>
  </message>
  <message>
   <source>Deal {number} is kept. It is among the kept deals, in the menu Study.</source>
   <translation>Spiel {number} ist behalten. Es steht bei den behaltenen Spielen, im Menü Studium.</translation>
  </message>
  <message>
   <source>{n:words^} {n:record|records} could not be read: {names}.</source>
   <translation>{n:number} {n:Protokoll|Protokolle} {n:konnte|konnten} nicht gelesen werden: {names}.</translation>
  </message>
  <message>
   <source>The name of the deal is on the clipboard: {name}</source>
   <translation>Der Name des Spiels ist in der Zwischenablage: {name}</translation>
  </message>
  <message>
   <source>The deal is on the clipboard, as PBN.</source>
   <translation>Das Spiel ist als PBN in der Zwischenablage.</translation>
  </message>
  <message>
   <source>{n:words^} {n:deal|deals} {n:is|are} in {name}.</source>
   <translation>{n:number} {n:Spiel|Spiele} {n:steht|stehen} in {name}.</translation>
  </message>
  <message>
   <source>{n:words^} {n:was|were} there already.</source>
   <translation>{n:number} {n:war|waren} schon da.</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>behalten</translation>
  </message>
  <message>
   <source>Deal {number} is kept already.</source>
   <translation>Spiel {number} ist schon behalten.</translation>
  </message>
  <message>
   <source>No deals kept yet. Keep one of the played deals, or read a file.</source>
   <translation>Noch kein Spiel behalten. Behalten Sie eines der gespielten, oder lesen Sie eine Datei.</translation>
  </message>
  <message>
   <source>No deal has been counted yet.</source>
   <translation>Noch ist kein Spiel gezählt.</translation>
  </message>
  <message>
   <source>This deal cannot be laid: {why}</source>
   <translation>Dieses Spiel kann nicht gelegt werden: {why}</translation>
  </message>
  <message>
   <source>The deals could not be written: {why}.</source>
   <translation>Die Spiele konnten nicht geschrieben werden: {why}.</translation>
  </message>
  <message>
   <source>The file {name} is left as it is, and nothing is added to it: {why}</source>
   <translation>Die Datei {name} bleibt, wie sie ist, und nichts kommt hinzu: {why}</translation>
  </message>
  <message>
   <source>{n:words^} {n:line|lines} of {name} could not be read and {n:was|were} set aside in {aside}. The others are there.</source>
   <translation>{n:words^} {n:Zeile|Zeilen} von {name} {n:war|waren} nicht lesbar und {n:liegt|liegen} jetzt in {aside}. Die anderen sind da.</translation>
  </message>
  <message>
   <source>Nothing could be added to {name}: {why}.</source>
   <translation>Zu {name} konnte nichts hinzugefügt werden: {why}.</translation>
  </message>
  <message>
   <source>A person played this card: nobody here knows why.</source>
   <translation>Eine Person hat diese Karte gespielt: Hier weiß niemand, warum.</translation>
  </message>
  <message>
   <source>Go to a card of a computer first.</source>
   <translation>Gehen Sie erst zu einer Karte eines Computers.</translation>
  </message>
  <message>
   <source>Deal {number}</source>
   <translation>Spiel {number}</translation>
  </message>
  <message>
   <source>Dummy</source>
   <translation>Strohmann</translation>
  </message>
  <message>
   <source>{n:words^} {n:deal is|deals are} among the kept deals.</source>
   <translation>{n:number} {n:Spiel ist|Spiele sind} bei den behaltenen Spielen.</translation>
  </message>
  <message>
   <source>Card table</source>
   <translation>Kartentisch</translation>
  </message>
  <message>
   <source>Play the {card:card}</source>
   <translation>{card:card.akk^} spielen</translation>
  </message>
  <message>
   <source>Why not the {card:card}?</source>
   <translation>Warum nicht {card:card.nom}?</translation>
  </message>
  <message>
   <source>Why the {card:card}?</source>
   <translation>Warum {card:card.nom}?</translation>
  </message>
  <message>
   <source>Why {words}?</source>
   <translation>Warum {words}?</translation>
  </message>
  <message>
   <source>Prove it: {words}</source>
   <translation>Beweisen: {words}</translation>
  </message>
  <message>
   <source>It comes back, each time that you solve it at once, after {days} days.</source>
   <translation>Sie kommt wieder, jedes Mal wenn Sie sie sofort lösen, nach {days} Tagen.</translation>
  </message>
  <message>
   <source>It is not asked again.</source>
   <translation>Sie wird nicht wieder gestellt.</translation>
  </message>
  <message>
   <source>This card is set as a problem. It comes back tomorrow, among your mistakes.</source>
   <translation>Diese Karte ist als Aufgabe gesetzt. Sie kommt morgen wieder, bei Ihren Fehlern.</translation>
  </message>
  <message>
   <source>The record is not there.</source>
   <translation>Das Protokoll ist nicht da.</translation>
  </message>
  <message>
   <source>This card cannot be set as a problem.</source>
   <translation>Diese Karte kann nicht als Aufgabe gesetzt werden.</translation>
  </message>
  <message>
   <source>Only a card of a counted deal with a choice can be set as a problem.</source>
   <translation>Nur eine Karte eines gezählten Spiels, bei der es eine Wahl gab, kann als Aufgabe gesetzt werden.</translation>
  </message>
  <message>
   <source>This card comes back already.</source>
   <translation>Diese Karte kommt schon wieder.</translation>
  </message>
  <message>
   <source>later</source>
   <translation>später</translation>
  </message>
  <message>
   <source>Three of its kind wait already. It comes when one of them is known.</source>
   <translation>Drei von seiner Art warten schon. Er kommt, wenn einer davon bekannt ist.</translation>
  </message>
  <message>
   <source>Tutor on</source>
   <translation>Tutor an</translation>
  </message>
  <message>
   <source>Sealed {seal} …</source>
   <translation>Versiegelt {seal} …</translation>
  </message>
  <message>
   <source>Save as PDF</source>
   <translation>Als PDF speichern</translation>
  </message>
  <message>
   <source>PDF files (*.pdf)</source>
   <translation>PDF-Dateien (*.pdf)</translation>
  </message>
  <message>
   <source>The pages were sent to the printer.</source>
   <translation>Die Seiten sind zum Drucker unterwegs.</translation>
  </message>
  <message>
   <source>The printer takes no pages now.</source>
   <translation>Der Drucker nimmt jetzt keine Seiten an.</translation>
  </message>
  <message>
   <source>The PDF is in {name}.</source>
   <translation>Das PDF liegt in {name}.</translation>
  </message>
  <message>
   <source>The PDF could not be saved: {why}.</source>
   <translation>Das PDF konnte nicht gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>Nothing is due today.</source>
   <translation>Heute ist nichts fällig.</translation>
  </message>
  <message>
   <source>Your mistakes come here when you review a counted deal.</source>
   <translation>Ihre Fehler kommen hierher, wenn Sie ein gezähltes Spiel durchsehen.</translation>
  </message>
  <message>
   <source>The problems that come with the program are not there.</source>
   <translation>Die Aufgaben, die zum Programm gehören, sind nicht da.</translation>
  </message>
  <message>
   <source>The positions of the old books are not there.</source>
   <translation>Die Stellungen der alten Bücher sind nicht da.</translation>
  </message>
  <message>
   <source>A whole deal, the same for everybody on this day. It is played at a table of its own.</source>
   <translation>Ein ganzes Spiel, an diesem Tag für alle dasselbe. Es wird an einem eigenen Tisch gespielt.</translation>
  </message>
  <message>
   <source>Deal of the day</source>
   <translation>Spiel des Tages</translation>
  </message>
  <message>
   <source>Problem {n} of {of} of the lesson</source>
   <translation>Aufgabe {n} von {of} der Lektion</translation>
  </message>
  <message>
   <source>{many:words^} {many:problem|problems} of {file} {many:is|are} left out: {why}</source>
   <translation>{many:words^} {many:Aufgabe|Aufgaben} aus {file} {many:wird|werden} ausgelassen: {why}</translation>
  </message>
  <message>
   <source>{many:words^} more {many:comes|come} back, the first in {n:words} {n:day|days}.</source>
   <translation>Noch {many:number} {many:kommt|kommen} wieder, die erste in {n:number} {n:Tag|Tagen}.</translation>
  </message>
  <message>
   <source>A whole deal</source>
   <translation>Ein ganzes Spiel</translation>
  </message>
  <message>
   <source>The deal of the day {date}. Its review and Compare come after the last card.</source>
   <translation>Das Spiel des Tages {date}. Durchsicht und Vergleich kommen nach der letzten Karte.</translation>
  </message>
  <message>
   <source>Not counted here: the fast solver is missing.</source>
   <translation>Hier nicht gezählt: Der schnelle Löser fehlt.</translation>
  </message>
  <message>
   <source>{name} is left.</source>
   <translation>{name} ist verlassen.</translation>
  </message>
  <message>
   <source>{name} cannot be asked: {why}</source>
   <translation>{name} kann nicht gestellt werden: {why}</translation>
  </message>
  <message>
   <source> The file is left as it is.</source>
   <translation> Die Datei bleibt, wie sie ist.</translation>
  </message>
  <message>
   <source>{game}, law table</source>
   <translation>{game}, Gesetzestisch</translation>
  </message>
  <message>
   <source>No computer has chosen anything here.</source>
   <translation>Kein Computer hat hier etwas gewählt.</translation>
  </message>
  <message>
   <source>By the rules of this table a quitted trick is not seen again.</source>
   <translation>Nach den Regeln dieses Tisches wird ein abgelegter Stich nicht mehr gezeigt.</translation>
  </message>
  <message>
   <source>Asked again, {name} would choose otherwise: {choice}. Level or wishes have changed.</source>
   <translation>Noch einmal gefragt, würde {name} anders wählen: {choice}. Stufe oder Wünsche haben sich geändert.</translation>
  </message>
  <message>
   <source>Asked again: what was said then is not kept.</source>
   <translation>Noch einmal gefragt: Was damals gesagt wurde, ist nicht aufbewahrt.</translation>
  </message>
  <message>
   <source>Stopped: nothing is proved.</source>
   <translation>Angehalten: Nichts ist bewiesen.</translation>
  </message>
  <message>
   <source>{name} is asked again.</source>
   <translation>{name} wird noch einmal gefragt.</translation>
  </message>
  <message>
   <source>The line: trick {n}. {sentence}</source>
   <translation>Die Spielfolge: Stich {n}. {sentence}</translation>
  </message>
  <message>
   <source>The line that beats the claim. Step {n} of {of}.</source>
   <translation>Die Spielfolge, die den Anspruch schlägt. Schritt {n} von {of}.</translation>
  </message>
  <message>
   <source>Your way: play any card.</source>
   <translation>Auf Ihre Art: spielen Sie eine Karte.</translation>
  </message>
  <message>
   <source>No claim was refused in this deal.</source>
   <translation>In diesem Spiel wurde kein Anspruch abgewiesen.</translation>
  </message>
  <message>
   <source>Press the table to go on.</source>
   <translation>Weiter mit einem Druck auf den Tisch.</translation>
  </message>
  <message>
   <source>Review deal {number}</source>
   <translation>Spiel {number} durchsehen</translation>
  </message>
  <message>
   <source>{n:number^} {n:card|cards} could not be solved in time.</source>
   <translation>{n} {n:Karte konnte|Karten konnten} nicht rechtzeitig gelöst werden.</translation>
  </message>
  <message>
   <source>Stopped. What was counted stays.</source>
   <translation>Angehalten. Was gezählt ist, bleibt.</translation>
  </message>
  <message>
   <source>All hands lie open.</source>
   <translation>Alle Blätter liegen offen.</translation>
  </message>
  <message>
   <source>The hands of others are closed.</source>
   <translation>Die Blätter der anderen sind zu.</translation>
  </message>
  <message>
   <source>Before the first card.</source>
   <translation>Vor der ersten Karte.</translation>
  </message>
  <message>
   <source>Review. {said}</source>
   <translation>Durchsicht. {said}</translation>
  </message>
  <message>
   <source>Losses are told after the deal.</source>
   <translation>Verluste werden nach dem Spiel gesagt.</translation>
  </message>
  <message>
   <source>Nothing was lost that could be known.</source>
   <translation>Nichts ging verloren, was man wissen konnte.</translation>
  </message>
  <message>
   <source>No losses.</source>
   <translation>Keine Verluste.</translation>
  </message>
  <message>
   <source>Go to a card of a counted deal where there was a choice.</source>
   <translation>Gehen Sie zu einer Karte eines gezählten Spiels, bei der es eine Wahl gab.</translation>
  </message>
  <message>
   <source>Trick {number}.</source>
   <translation>Stich {number}.</translation>
  </message>
  <message>
   <source>Go to a card of a counted deal first.</source>
   <translation>Gehen Sie zuerst zu einer Karte eines gezählten Spiels.</translation>
  </message>
  <message>
   <source>There is no further loss.</source>
   <translation>Es gibt keinen weiteren Verlust.</translation>
  </message>
  <message>
   <source>{head}: {n:number} {n:trick|tricks}, points {points}.</source>
   <translation>{head}: {n} {n:Stich|Stiche}, Punkte {points}.</translation>
  </message>
  <message>
   <source>A master in your place</source>
   <translation>Ein Meister bei Ihnen</translation>
  </message>
  <message>
   <source>A master for {name}</source>
   <translation>Ein Meister für {name:name}</translation>
  </message>
  <message>
   <source>Best that could be known</source>
   <translation>Das beste Wissbare</translation>
  </message>
  <message>
   <source>All hands seen</source>
   <translation>Offene Blätter</translation>
  </message>
  <message>
   <source>As played</source>
   <translation>Wie gespielt</translation>
  </message>
  <message>
   <source>Trick {number}:</source>
   <translation>Stich {number}:</translation>
  </message>
  <message>
   <source>It differs in trick {number}, by the {card:card}.</source>
   <translation>Es weicht in Stich {number} ab: {card:card.nom}.</translation>
  </message>
  <message>
   <source>{name:whose} line</source>
   <translation>{name:whose} Spiel</translation>
  </message>
  <message>
   <source>{head}: not counted yet.</source>
   <translation>{head}: noch nicht gezählt.</translation>
  </message>
  <message>
   <source>The same cards</source>
   <translation>Dieselben Karten</translation>
  </message>
  <message>
   <source>What you know</source>
   <translation>Was Sie wissen</translation>
  </message>
  <message>
   <source>Go to a card of the deal first.</source>
   <translation>Gehen Sie zuerst zu einer Karte des Spiels.</translation>
  </message>
  <message>
   <source>Your own seat can be asked while cards are played.</source>
   <translation>Nach dem eigenen Platz kann gefragt werden, solange gespielt wird.</translation>
  </message>
  <message>
   <source>Trick {number}: {card:card}, {what}: {n:number} {n:trick|tricks}.</source>
   <translation>Stich {number}: {card:card.nom}, {what}: {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>played again</source>
   <translation>noch einmal gespielt</translation>
  </message>
  <message>
   <source>what if</source>
   <comment>a line of a deal</comment>
   <translation>was wäre, wenn</translation>
  </message>
  <message>
   <source>What if plays on from the card in view; the line is kept here.</source>
   <translation>Was wäre, wenn: Sie spielen ab der gezeigten Karte weiter. Die Linie wird hier aufgehoben.</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>Dasselbe</translation>
  </message>
  <message>
   <source>The same cards, {what}: {n:number} {n:trick|tricks}.</source>
   <translation>Dieselben Karten, {what}: {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>As played: {n:number} {n:trick|tricks}.</source>
   <translation>Wie gespielt: {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>The line is back.</source>
   <translation>Die Linie ist wieder da.</translation>
  </message>
  <message>
   <source>The line could not be kept: {why}</source>
   <translation>Die Linie konnte nicht aufgehoben werden: {why}</translation>
  </message>
  <message>
   <source>Go to a card of the deal as it was played first.</source>
   <translation>Gehen Sie zuerst zu einer Karte des Spiels, wie es gespielt wurde.</translation>
  </message>
  <message>
   <source>The line is gone.</source>
   <translation>Die Linie ist weg.</translation>
  </message>
  <message>
   <source>Play the {card:card}.</source>
   <translation>Spielen Sie {card:card.akk}.</translation>
  </message>
  <message>
   <source>The right card is in {suit:suits}.</source>
   <translation>Die richtige Karte ist in {suit:suits}.</translation>
  </message>
  <message>
   <source>Go to a loss first, with Ctrl+Down or in the list.</source>
   <translation>Gehen Sie zuerst zu einem Verlust, mit Strg+Unten oder in der Liste.</translation>
  </message>
  <message>
   <source>On what could be known, this card was as good as any.</source>
   <translation>Nach dem, was man wissen konnte, war diese Karte so gut wie jede.</translation>
  </message>
  <message>
   <source>Another program plays this match now.</source>
   <translation>Ein anderes Programm spielt diesen Wettkampf gerade.</translation>
  </message>
  <message>
   <source>{match}, tray {number} of {trays}</source>
   <translation>{match}, Board {number} von {trays}</translation>
  </message>
  <message>
   <source>Matches by file</source>
   <translation>Wettkämpfe als Datei</translation>
  </message>
  <message>
   <source>Save the result</source>
   <translation>Das Ergebnis sichern</translation>
  </message>
  <message>
   <source>Tray {number} waits, as you left it.</source>
   <translation>Board {number} wartet, wie Sie es verlassen haben.</translation>
  </message>
  <message>
   <source>The settings file {name} {wrong}. It is left as it is; the usual settings are used.</source>
   <translation>Die Einstellungsdatei {name} {wrong}. Sie bleibt, wie sie ist; es gelten die üblichen Einstellungen.</translation>
  </message>
  <message>
   <source>The setting “{key}” is no list of names; it is not used.</source>
   <translation>Die Einstellung „{key}“ ist keine Namensliste; sie gilt nicht.</translation>
  </message>
  <message>
   <source>The setting “lessons” names no places in lessons; it is not used.</source>
   <translation>Die Einstellung „lessons“ nennt keine Stellen in Lektionen; sie wird nicht benutzt.</translation>
  </message>
  <message>
   <source>The setting “window” is no place of a window; it is not used.</source>
   <translation>Die Einstellung „window“ ist kein Fensterplatz; sie gilt nicht.</translation>
  </message>
  <message>
   <source>The setting “presets” holds no rule sets; it is not used.</source>
   <translation>Die Einstellung „presets“ enthält keine Regelsätze; sie gilt nicht.</translation>
  </message>
  <message>
   <source>The settings file {name} {wrong}. It is set aside as {aside}; the usual settings are used.</source>
   <translation>Die Datei der Einstellungen {name} {wrong}. Sie liegt nun als {aside} daneben; es gelten die üblichen Einstellungen.</translation>
  </message>
  <message>
   <source>The setting “players” names no players of other makers; it is not used.</source>
   <translation>Die Einstellung „players“ nennt keine Spieler anderer Herkunft; sie wird nicht benutzt.</translation>
  </message>
  <message>
   <source>The settings could not be saved: {why}.</source>
   <translation>Die Einstellungen konnten nicht gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>Deal {number} is counted. Its score is taken back, and the deal in play with it.</source>
   <translation>Spiel {number} ist gezählt. Seine Punkte werden zurückgenommen, und das laufende Spiel mit ihnen.</translation>
  </message>
  <message>
   <source>Open the deal before again?</source>
   <translation>Das Spiel davor wieder öffnen?</translation>
  </message>
  <message>
   <source>The session ends here and the finished rubbers are settled. The table stays as it is if you leave it.</source>
   <translation>Die Sitzung endet hier, und die beendeten Robber werden abgerechnet. Der Tisch bleibt, wie er ist, wenn Sie es lassen.</translation>
  </message>
  <message>
   <source>The session ends here and nothing is settled. The table stays as it is if you leave it.</source>
   <translation>Die Sitzung endet hier, und nichts wird abgerechnet. Der Tisch bleibt, wie er ist, wenn Sie es lassen.</translation>
  </message>
  <message>
   <source>Save the script</source>
   <translation>Skript speichern</translation>
  </message>
  <message>
   <source>Open it again</source>
   <translation>Wieder öffnen</translation>
  </message>
  <message>
   <source>Break off this session?</source>
   <translation>Diese Sitzung abbrechen?</translation>
  </message>
  <message>
   <source>Break it off</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>The page {name} is left out: {why}</source>
   <translation>Die Seite {name} ist ausgelassen: {why}</translation>
  </message>
  <message>
   <source>The script is in {name}.</source>
   <translation>Das Skript steht in {name}.</translation>
  </message>
  <message>
   <source>Tables and records</source>
   <translation>Tische und Protokolle</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Protokoll</translation>
  </message>
  <message>
   <source>The law</source>
   <translation>Das Gesetz</translation>
  </message>
  <message>
   <source>The script could not be saved: {why}.</source>
   <translation>Das Skript konnte nicht gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>How this works</source>
   <translation>Wie das geht</translation>
  </message>
  <message>
   <source>{name} is no longer there.</source>
   <translation>{name} ist nicht mehr da.</translation>
  </message>
  <message>
   <source>{name} ({game})</source>
   <translation>{name} ({game})</translation>
  </message>
  <message>
   <source>Finished</source>
   <translation>Beendet</translation>
  </message>
  <message>
   <source>{unit:^} {number}, deal {deal}</source>
   <translation>{unit:^} {number}, Spiel {deal}</translation>
  </message>
  <message>
   <source>Deal {deal}</source>
   <translation>Spiel {deal}</translation>
  </message>
  <message>
   <source>{name} is in the trash.</source>
   <translation>{name} liegt im Papierkorb.</translation>
  </message>
  <message>
   <source>A table’s name has 1 to 80 characters and none of / \ : * ? " &lt; &gt; |.</source>
   <translation>Der Name eines Tisches hat 1 bis 80 Zeichen und keines von / \ : * ? " &lt; &gt; |.</translation>
  </message>
  <message>
   <source>There is another table called {name}.</source>
   <translation>Es gibt schon einen Tisch namens {name}.</translation>
  </message>
  <message>
   <source>{name} could not be renamed: {why}.</source>
   <translation>{name} konnte nicht umbenannt werden: {why}.</translation>
  </message>
  <message>
   <source>{name} could not be moved to the trash; it is still there.</source>
   <translation>{name} konnte nicht in den Papierkorb gelegt werden; er ist noch da.</translation>
  </message>
  <message>
   <source>{name} cannot be changed: {why}.</source>
   <translation>{name} kann nicht geändert werden: {why}.</translation>
  </message>
  <message>
   <source>Somebody is playing at {name}; it is left as it is.</source>
   <translation>An {name} spielt gerade jemand; er bleibt, wie er ist.</translation>
  </message>
  <message>
   <source>{name} is back.</source>
   <translation>{name} ist wieder da.</translation>
  </message>
  <message>
   <source>{name} could not be put back; it is in the trash.</source>
   <translation>{name} konnte nicht zurückgelegt werden; er liegt im Papierkorb.</translation>
  </message>
  <message>
   <source>Save as CSV</source>
   <translation>Als CSV speichern</translation>
  </message>
  <message>
   <source>The rows are in {name}.</source>
   <translation>Die Zeilen stehen in {name}.</translation>
  </message>
  <message>
   <source>No deals with these filters.</source>
   <translation>Keine Spiele mit diesen Filtern.</translation>
  </message>
  <message>
   <source>Not saved: {why}.</source>
   <translation>Nicht gespeichert: {why}.</translation>
  </message>
  <message>
   <source>All games</source>
   <translation>Alle Spielarten</translation>
  </message>
  <message>
   <source>All roles</source>
   <translation>Alle Rollen</translation>
  </message>
  <message>
   <source>Any company</source>
   <translation>Jede Gesellschaft</translation>
  </message>
  <message>
   <source>At any time</source>
   <translation>Jederzeit</translation>
  </message>
  <message>
   <source>This year</source>
   <translation>Dieses Jahr</translation>
  </message>
  <message>
   <source>Six months</source>
   <translation>Sechs Monate</translation>
  </message>
  <message>
   <source>30 days</source>
   <translation>30 Tage</translation>
  </message>
  <message>
   <source>The last evening</source>
   <translation>Der letzte Abend</translation>
  </message>
  <message>
   <source>Who sits first</source>
   <translation>Wer zuerst sitzt</translation>
  </message>
  <message>
   <source>Any rules</source>
   <translation>Alle Regeln</translation>
  </message>
  <message>
   <source>Without the tutor</source>
   <translation>Ohne Tutor</translation>
  </message>
  <message>
   <source>With the tutor</source>
   <translation>Mit Tutor</translation>
  </message>
  <message>
   <source>“{text}” is no day. A day is written 2026-03-31.</source>
   <translation>„{text}“ ist kein Tag. Ein Tag wird 2026-03-31 geschrieben.</translation>
  </message>
  <message>
   <source>Clear the filters</source>
   <translation>Filter löschen</translation>
  </message>
  <message>
   <source>By the book</source>
   <translation>Nach dem Buch</translation>
  </message>
  <message>
   <source>Tray {number} again, not counted</source>
   <translation>Board {number} noch einmal, ohne Wertung</translation>
  </message>
  <message>
   <source>Back to the match</source>
   <translation>Zurück zum Wettkampf</translation>
  </message>
  <message>
   <source>Once more</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>The match goes on.</source>
   <translation>Der Wettkampf geht weiter.</translation>
  </message>
  <message>
   <source>You chose the {card:card}; it is not played yet.</source>
   <translation>Gewählt: {card:card.nom}; noch nicht gespielt.</translation>
  </message>
  <message>
   <source>all hands seen</source>
   <translation>alle Blätter offen</translation>
  </message>
  <message>
   <source>what you could know</source>
   <translation>was Sie wissen konnten</translation>
  </message>
  <message>
   <source>what could be known</source>
   <translation>was man wissen konnte</translation>
  </message>
  <message>
   <source>{title}: {n:number} with all hands seen where the table stands.</source>
   <translation>{title}: {n} bei offenen Blättern an der gezeigten Stelle.</translation>
  </message>
  <message>
   <source>Tricks you come to</source>
   <translation>Stiche, auf die Sie kommen</translation>
  </message>
  <message>
   <source>Tricks {name} comes to</source>
   <translation>Stiche, auf die {name} kommt</translation>
  </message>
  <message>
   <source>Deal</source>
   <comment>where the strip begins</comment>
   <translation>Beginn</translation>
  </message>
  <message>
   <source>{n:number} {n:trick|tricks} with all hands seen</source>
   <translation>{n} {n:Stich|Stiche} bei offenen Blättern</translation>
  </message>
  <message>
   <source>{figure} on what could be known</source>
   <translation>{figure} nach dem, was man wissen konnte</translation>
  </message>
  <message>
   <source>{first:number} at the deal, {last:number} at the end.</source>
   <translation>{first} beim Geben, {last} am Ende.</translation>
  </message>
  <message>
   <source>is of version {version}, this program knows {known}</source>
   <translation>ist von Version {version}, dieses Programm kennt {known}</translation>
  </message>
  <message>
   <source>cannot be read: {why}</source>
   <translation>ist nicht lesbar: {why}</translation>
  </message>
  <message>
   <source>has more than {megabytes} megabyte</source>
   <translation>hat mehr als {megabytes} Megabyte</translation>
  </message>
  <message>
   <source>has no version</source>
   <translation>hat keine Version</translation>
  </message>
  <message>
   <source>is a folder</source>
   <translation>ist ein Ordner</translation>
  </message>
  <message>
   <source>line {line}</source>
   <translation>Zeile {line}</translation>
  </message>
  <message>
   <source>its nesting</source>
   <translation>ihrer Schachtelung</translation>
  </message>
  <message>
   <source>cannot be understood at {place}</source>
   <translation>ist unverständlich bei {place}</translation>
  </message>
  <message>
   <source>is no plain file</source>
   <translation>ist keine gewöhnliche Datei</translation>
  </message>
  <message>
   <source>it is no text</source>
   <translation>das ist kein Text</translation>
  </message>
  <message>
   <source>What if, deal {number}, not counted</source>
   <translation>Was wäre, wenn: Spiel {number}, zählt nicht</translation>
  </message>
  <message>
   <source>{line}. Esc returns to the review.</source>
   <translation>{line}. Esc führt zur Durchsicht zurück.</translation>
  </message>
  <message>
   <source>The line is kept under Lines; the oldest of this deal is gone.</source>
   <translation>Die Linie steht unter Linien; die älteste dieses Spiels ist weg.</translation>
  </message>
  <message>
   <source>Deal {number} again, not counted</source>
   <translation>Spiel {number} noch einmal, zählt nicht</translation>
  </message>
  <message>
   <source>The line is kept under Lines.</source>
   <translation>Die Linie steht unter Linien.</translation>
  </message>
  <message>
   <source>The line was not played to its end: it is gone.</source>
   <translation>Die Linie wurde nicht zu Ende gespielt: sie ist weg.</translation>
  </message>
  <message>
   <source>Back to the review</source>
   <translation>Zurück zur Durchsicht</translation>
  </message>
  <message>
   <source>The line begins here.</source>
   <translation>Hier beginnt die Linie.</translation>
  </message>
  <message>
   <source>Dummy Whist</source>
   <translation>Dummy Whist</translation>
  </message>
  <message>
   <source>Retry</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>Go on with the lesson</source>
   <translation>Die Lektion fortsetzen</translation>
  </message>
  <message>
   <source>New to the game? First lesson</source>
   <translation>Neu im Spiel? Erste Lektion</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Gespeichert</translation>
  </message>
  <message>
   <source>Dummy Whist is open already; this is another table.</source>
   <translation>Dummy Whist ist schon offen; dies ist ein weiterer Tisch.</translation>
  </message>
  <message>
   <source>Pictures of the table are in {folder}:</source>
   <translation>Bilder des Tisches liegen in {folder}:</translation>
  </message>
  <message>
   <source>The computers did not finish in time.</source>
   <translation>Die Computer sind nicht rechtzeitig fertig geworden.</translation>
  </message>
  <message>
   <source>The deal was not counted rightly.</source>
   <translation>Das Spiel wurde nicht richtig gezählt.</translation>
  </message>
  <message>
   <source>The picture {name}.png could not be saved in {folder}.</source>
   <translation>Das Bild {name}.png konnte nicht in {folder} gespeichert werden.</translation>
  </message>
  <message>
   <source>No pictures can be saved in {folder}: {why}.</source>
   <translation>In {folder} können keine Bilder gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>The program made a mistake; your table is saved to the last card, and you can go on.</source>
   <translation>Das Programm hat einen Fehler gemacht; Ihr Tisch ist bis zur letzten Karte gesichert, und Sie können weiterspielen.</translation>
  </message>
  <message>
   <source>The program made a mistake; you can go on, but the table is not saved: {why}</source>
   <translation>Das Programm hat einen Fehler gemacht; Sie können weiterspielen, aber der Tisch ist nicht gesichert: {why}</translation>
  </message>
  <message>
   <source>The program made a mistake and cannot start; your tables are left as they are.</source>
   <translation>Das Programm hat einen Fehler gemacht und kann nicht starten; Ihre Tische bleiben, wie sie sind.</translation>
  </message>
  <message>
   <source>The log is in the file {file}.</source>
   <translation>Das Protokoll liegt in der Datei {file}.</translation>
  </message>
  <message>
   <source>The program</source>
   <translation>Das Programm</translation>
  </message>
  <message>
   <source>MIT licence. Use it, change it, pass it on; it comes without any warranty.</source>
   <translation>MIT-Lizenz. Nutzen, ändern, weitergeben Sie es; es kommt ohne jede Gewähr.</translation>
  </message>
  <message>
   <source>The cards</source>
   <translation>Die Karten</translation>
  </message>
  <message>
   <source>{deck}, our own deck, drawn by a program. CC0: it belongs to everybody.</source>
   <translation>{deck}, unser eigenes Kartenbild, von einem Programm gezeichnet. CC0: Es gehört allen.</translation>
  </message>
  <message>
   <source>Qt {qt} and PySide6</source>
   <translation>Qt {qt} und PySide6</translation>
  </message>
  <message>
   <source>LGPL 3, of The Qt Company and its contributors. They are installed beside the program.</source>
   <translation>LGPL 3, von The Qt Company und ihren Mitwirkenden. Sie sind neben dem Programm installiert.</translation>
  </message>
  <message>
   <source>EB Garamond and Inter</source>
   <translation>EB Garamond und Inter</translation>
  </message>
  <message>
   <source>SIL Open Font Licence, where they are installed.</source>
   <translation>SIL Open Font Licence, wo sie installiert sind.</translation>
  </message>
  <message>
   <source>The rules</source>
   <translation>Die Regeln</translation>
  </message>
  <message>
   <source>After Foster, Cavendish, Hoffmann and Pagat, told in our own words; press F1 to read them.</source>
   <translation>Nach Foster, Cavendish, Hoffmann und Pagat, in eigenen Worten; F1 schlägt sie auf.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Version {version}</translation>
  </message>
  <message>
   <source>The program’s icon</source>
   <translation>Das Zeichen des Programms</translation>
  </message>
  <message>
   <source>A card table for the old dummy whist: three players, and the fourth hand open.</source>
   <translation>Ein Kartentisch für das alte Whist mit Strohmann: drei Spieler, und das vierte Blatt liegt offen.</translation>
  </message>
  <message>
   <source>Who waits comes in after this session. Who has played most sessions in a row goes out; of equals the cards decide.</source>
   <translation>Wer wartet, kommt nach dieser Partie herein. Es geht hinaus, wer am meisten Partien hintereinander gespielt hat; unter Gleichen entscheiden die Karten.</translation>
  </message>
  <message>
   <source>After this session all cut for the places afresh, whether they played or waited.</source>
   <translation>Nach dieser Partie ziehen alle von neuem um die Plätze, ob sie gespielt oder gewartet haben.</translation>
  </message>
  <message>
   <source>Player</source>
   <translation>Spieler</translation>
  </message>
  <message>
   <source>Sits out</source>
   <translation>Setzt aus</translation>
  </message>
  <message>
   <source>The number of a deal is shown after it, or here.</source>
   <translation>Die Nummer eines Spiels steht nach ihm da, oder hier.</translation>
  </message>
  <message>
   <source>Vivant</source>
   <translation>Vivant</translation>
  </message>
  <message>
   <source>Has dummy</source>
   <translation>Hat den Strohmann</translation>
  </message>
  <message>
   <source>Adversary</source>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>First pair</source>
   <translation>Erstes Paar</translation>
  </message>
  <message>
   <source>Second pair</source>
   <translation>Zweites Paar</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>Plätze</translation>
  </message>
  <message>
   <source>A seat can change between person and computer at any time.</source>
   <translation>Ein Platz kann jederzeit zwischen Mensch und Computer wechseln.</translation>
  </message>
  <message>
   <source>Deal number</source>
   <translation>Spielnummer</translation>
  </message>
  <message>
   <source>The next deal has this number</source>
   <translation>Das nächste Spiel hat diese Nummer</translation>
  </message>
  <message>
   <source>Deal this number now, in place of the deal in play</source>
   <translation>Diese Nummer jetzt geben, statt des laufenden Spiels</translation>
  </message>
  <message>
   <source>A number, or a name like K7QM 3X9T</source>
   <translation>Eine Nummer oder ein Name wie K7QM 3X9T</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <source>This deal is {name}, number {shown}.</source>
   <translation>Dieses Spiel ist {name}, Nummer {shown}.</translation>
  </message>
  <message>
   <source>This deal is number {shown}.</source>
   <translation>Dieses Spiel hat die Nummer {shown}.</translation>
  </message>
  <message>
   <source>Deal it</source>
   <translation>Geben</translation>
  </message>
  <message>
   <source>{name} agrees</source>
   <translation>{name} ist einverstanden</translation>
  </message>
  <message>
   <source>Leave it</source>
   <translation>Lassen</translation>
  </message>
  <message>
   <source>Name, seat {row}, {roles}</source>
   <translation>Name, Platz {row}, {roles}</translation>
  </message>
  <message>
   <source>{name} is</source>
   <translation>{name} ist</translation>
  </message>
  <message>
   <source>{place}. {name}</source>
   <translation>{place}. {name}</translation>
  </message>
  <message>
   <source>Waits</source>
   <translation>Wartet</translation>
  </message>
  <message>
   <source>{name} agrees ✓</source>
   <translation>{name} ist einverstanden ✓</translation>
  </message>
  <message>
   <source>The calls</source>
   <translation>Die Ansagen</translation>
  </message>
  <message>
   <source>{name}: {call}</source>
   <translation>{name}: {call}</translation>
  </message>
  <message>
   <source>{dealer} dealt; {suit:suits} were trumps.</source>
   <translation>Geber: {dealer}; Trumpf war {suit:suits}.</translation>
  </message>
  <message>
   <source>{dealer} dealt.</source>
   <translation>Geber: {dealer}.</translation>
  </message>
  <message>
   <source>{dealer} dealt; there were no trumps.</source>
   <translation>Geber: {dealer}; es gab keinen Trumpf.</translation>
  </message>
  <message>
   <source>before the deal</source>
   <translation>vor dem Spiel</translation>
  </message>
  <message>
   <source>so far</source>
   <translation>bisher</translation>
  </message>
  <message>
   <source>Counted</source>
   <translation>Gezählt</translation>
  </message>
  <message>
   <source>Not carried beyond game</source>
   <translation>Über die Partie hinaus</translation>
  </message>
  <message>
   <source>then</source>
   <translation>danach</translation>
  </message>
  <message>
   <source>Why?</source>
   <translation>Warum?</translation>
  </message>
  <message>
   <source>Reason</source>
   <translation>Grund</translation>
  </message>
  <message>
   <source>Idea</source>
   <translation>Idee</translation>
  </message>
  <message>
   <source>By agreement</source>
   <translation>Nach Absprache</translation>
  </message>
  <message>
   <source>Taken from the plays</source>
   <translation>Aus den Karten gelesen</translation>
  </message>
  <message>
   <source>Weighed</source>
   <translation>Abgewogen</translation>
  </message>
  <message>
   <source>Likely layouts of what was hidden</source>
   <translation>Wahrscheinliche Lagen des Verdeckten</translation>
  </message>
  <message>
   <source>Back to the record</source>
   <translation>Zurück zum Protokoll</translation>
  </message>
  <message>
   <source>Prove it</source>
   <translation>Beweisen</translation>
  </message>
  <message>
   <source>Reshuffles what this seat could not see and asks it again.</source>
   <translation>Mischt neu, was dieser Platz nicht sehen konnte, und fragt ihn noch einmal.</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>{share} percent</source>
   <translation>{share} Prozent</translation>
  </message>
  <message>
   <source>{name}: {what}</source>
   <translation>{name}: {what}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Halt</translation>
  </message>
  <message>
   <source>Tricks: those still to come. Points: what the deal brings at this score, less what it costs.</source>
   <translation>Stiche: die noch kommen. Punkte: was das Spiel bei diesem Stand bringt, weniger was es kostet.</translation>
  </message>
  <message>
   <source>Reshuffled {times} what {name} could not see: {name} saw the same each time and chose the same: {choice}.</source>
   <translation>{times} neu gemischt, was {name} nicht sehen konnte: {name} sah jedes Mal dasselbe und wählte dasselbe: {choice}.</translation>
  </message>
  <message>
   <source>Reshuffled {times} what {name} could not see: {name} saw the same each time and chose the same.</source>
   <translation>{times} neu gemischt, was {name} nicht sehen konnte: {name} sah jedes Mal dasselbe und wählte dasselbe.</translation>
  </message>
  <message>
   <source>Tricks: where the contract is the one that the call names or leaves. Points: what the deal brings at this score, less what it costs, whatever is called next.</source>
   <translation>Stiche: wo der Kontrakt der ist, den die Ansage nennt oder stehen lässt. Punkte: was das Spiel bei diesem Stand bringt, weniger was es kostet, was immer danach angesagt wird.</translation>
  </message>
  <message>
   <source>Your hand</source>
   <translation>Ihr Blatt</translation>
  </message>
  <message>
   <source>{name}: {what}.</source>
   <translation>{name}: {what}.</translation>
  </message>
  <message>
   <source>No computer player could be asked, so nothing is proved.</source>
   <translation>Kein Computer konnte gefragt werden; so ist nichts bewiesen.</translation>
  </message>
  <message>
   <source>Reshuffled {done} of {wanted} times what {name} could not see.</source>
   <translation>{done} von {wanted} Mal neu gemischt, was {name} nicht sehen konnte.</translation>
  </message>
  <message>
   <source>Asked again, {name} chooses otherwise: {choice}. So nothing is proved.{why}</source>
   <translation>Noch einmal gefragt, wählt {name} anders: {choice}. So ist nichts bewiesen.{why}</translation>
  </message>
  <message>
   <source>{name} could tell where every card lay: there was nothing to be reshuffled.</source>
   <translation>{name} konnte von jeder Karte wissen, wo sie lag: Es gab nichts neu zu mischen.</translation>
  </message>
  <message>
   <source>once</source>
   <translation>einmal</translation>
  </message>
  <message>
   <source>{done} times</source>
   <translation>{done}-mal</translation>
  </message>
  <message>
   <source>Reshuffled {times}: in {views} of these deals {name} saw something else. This is a fault.</source>
   <translation>{times} neu gemischt: In {views} dieser Spiele sah {name} etwas anderes. Das ist ein Fehler.</translation>
  </message>
  <message>
   <source>Reshuffled {times}: {name} saw the same each time, but {actions} times chose otherwise.</source>
   <translation>{times} neu gemischt: {name} sah jedes Mal dasselbe, wählte aber {actions}-mal anders.</translation>
  </message>
  <message>
   <source>Reshuffled {times} what {name} could not see: {name} saw the same each time and chose {choice} each time.</source>
   <translation>{times} neu gemischt, was {name} nicht sehen konnte: {name} sah jedes Mal dasselbe und wählte jedes Mal {choice}.</translation>
  </message>
  <message>
   <source>Reshuffled {times}: {name} did not see and choose the same each time. This is a fault.</source>
   <translation>{times} neu gemischt: {name} sah und wählte nicht jedes Mal dasselbe. Das ist ein Fehler.</translation>
  </message>
  <message>
   <source>your hand</source>
   <translation>Ihr Blatt</translation>
  </message>
  <message>
   <source>Tricks: those still to come. Points: what the deal brings at this score, less what it costs. Both are means of {looked} likely layouts.</source>
   <translation>Stiche: die noch kommen. Punkte: was das Spiel bei diesem Stand bringt, weniger was es kostet. Beides im Mittel von {looked} wahrscheinlichen Lagen.</translation>
  </message>
  <message>
   <source>Nobody</source>
   <translation>Niemand</translation>
  </message>
  <message>
   <source>{name} led the {card:card} from {dummy}.</source>
   <translation>{name:^} {name:spielten|spielte} {card:card.akk} aus, aus der Hand {dummy:gen}.</translation>
  </message>
  <message>
   <source>{name} played the {card:card} from {dummy}.</source>
   <translation>{name:^} {name:spielten|spielte} {card:card.akk}, aus der Hand {dummy:gen}.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}.</source>
   <translation>{name:^} {name:spielten|spielte} {card:card.akk} aus.</translation>
  </message>
  <message>
   <source>{name} played the {card:card}.</source>
   <translation>{name:^} {name:spielten|spielte} {card:card.akk}.</translation>
  </message>
  <message>
   <source>Seen by all</source>
   <translation>Von allen gesehen</translation>
  </message>
  <message>
   <source>What {name} thought of hidden cards is told when the deal is counted.</source>
   <translation>Was {name} über verdeckte Karten dachte, wird gesagt, wenn das Spiel gezählt ist.</translation>
  </message>
  <message>
   <source> Its thinking was cut short by the clock then.</source>
   <translation> Damals hatte die Uhr das Nachdenken verkürzt.</translation>
  </message>
  <message>
   <source>By agreement: {custom}.</source>
   <translation>Nach Absprache: {custom}.</translation>
  </message>
  <message>
   <source>The clock ended its thinking.</source>
   <translation>Die Uhr beendete das Nachdenken.</translation>
  </message>
  <message>
   <source>Layout {number}, {percent} %</source>
   <translation>Lage {number}, {percent} %</translation>
  </message>
  <message>
   <source>The computer gives no reason.</source>
   <translation>Der Computer nennt keinen Grund.</translation>
  </message>
  <message>
   <source>points</source>
   <comment>column</comment>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Compare: the line and the first card that differs, tricks, points</source>
   <translation>Vergleich: die Linie und die erste andere Karte, Stiche, Punkte</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Vergleich</translation>
  </message>
  <message>
   <source>tricks</source>
   <comment>column</comment>
   <translation>Stiche</translation>
  </message>
  <message>
   <source>It is on the table.</source>
   <translation>Sie liegt auf dem Tisch.</translation>
  </message>
  <message>
   <source>Stop</source>
   <comment>counting</comment>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Count the rest</source>
   <translation>Weiter zählen</translation>
  </message>
  <message>
   <source>The cut</source>
   <translation>Die Ziehung</translation>
  </message>
  <message>
   <source>For the places</source>
   <translation>Um die Plätze</translation>
  </message>
  <message>
   <source>Among those who play</source>
   <translation>Unter denen, die spielen</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>blue back</source>
   <translation>blaue Rückseite</translation>
  </message>
  <message>
   <source>red back</source>
   <translation>rote Rückseite</translation>
  </message>
  <message>
   <source>blue and red backs in turn</source>
   <translation>blaue und rote Rückseite im Wechsel</translation>
  </message>
  <message>
   <source>green cloth</source>
   <translation>grünes Tuch</translation>
  </message>
  <message>
   <source>blue cloth</source>
   <translation>blaues Tuch</translation>
  </message>
  <message>
   <source>burgundy cloth</source>
   <translation>burgunderrotes Tuch</translation>
  </message>
  <message>
   <source>slate cloth</source>
   <translation>schiefergraues Tuch</translation>
  </message>
  <message>
   <source>The card pictures are missing.</source>
   <translation>Die Kartenbilder fehlen.</translation>
  </message>
  <message>
   <source>The cards: {what}</source>
   <translation>Die Karten: {what}</translation>
  </message>
  <message>
   <source>four colours</source>
   <translation>vier Farben</translation>
  </message>
  <message>
   <source>two colours</source>
   <translation>zwei Farben</translation>
  </message>
  <message>
   <source>large index</source>
   <translation>große Ecken</translation>
  </message>
  <message>
   <source>How this game differs</source>
   <translation>Was an diesem Spiel anders ist</translation>
  </message>
  <message>
   <source>Two minutes for somebody who knows whist.</source>
   <translation>Zwei Minuten für jemanden, der Whist kennt.</translation>
  </message>
  <message>
   <source>Word: {words}</source>
   <translation>Wort: {words}</translation>
  </message>
  <message>
   <source>Step {n} of {of}</source>
   <translation>Schritt {n} von {of}</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Partie</translation>
  </message>
  <message>
   <source>Back</source>
   <comment>step</comment>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Open the club room</source>
   <translation>Klubraum öffnen</translation>
  </message>
  <message>
   <source>Other room</source>
   <translation>Anderer Raum</translation>
  </message>
  <message>
   <source>Computers play the same trays at other tables.</source>
   <translation>Computer spielen dieselben Boards.</translation>
  </message>
  <message>
   <source>All trays come again with the other side’s hands.</source>
   <translation>Alle Boards noch einmal, getauscht.</translation>
  </message>
  <message>
   <source>By file</source>
   <translation>Als Datei</translation>
  </message>
  <message>
   <source>Friends play the same sealed trays at home.</source>
   <translation>Freunde spielen zu Hause dieselben Boards.</translation>
  </message>
  <message>
   <source>From two tables on; you direct and enter.</source>
   <translation>Ab zwei Tischen; Sie leiten und tragen ein.</translation>
  </message>
  <message>
   <source>Other tables</source>
   <translation>Andere Tische</translation>
  </message>
  <message>
   <source>Who plays there</source>
   <translation>Wer dort spielt</translation>
  </message>
  <message>
   <source>Other suits the second time</source>
   <translation>Beim zweiten Mal andere Farben</translation>
  </message>
  <message>
   <source>Partners change</source>
   <translation>Partner wechseln</translation>
  </message>
  <message>
   <source>You will recognise some hands.</source>
   <translation>Manche Hände werden Sie wiedererkennen.</translation>
  </message>
  <message>
   <source>This evening</source>
   <translation>Dieser Abend</translation>
  </message>
  <message>
   <source>The dearest cards</source>
   <translation>Die teuersten Karten</translation>
  </message>
  <message>
   <source>Where it was lost</source>
   <translation>Wo es verloren ging</translation>
  </message>
  <message>
   <source>Look at it</source>
   <translation>Ansehen</translation>
  </message>
  <message>
   <source>Your error rate</source>
   <translation>Ihre Fehlerrate</translation>
  </message>
  <message>
   <source>By deal</source>
   <translation>Nach Spielen</translation>
  </message>
  <message>
   <source>Copy as text</source>
   <translation>Als Text kopieren</translation>
  </message>
  <message>
   <source>Summary</source>
   <translation>Übersicht</translation>
  </message>
  <message>
   <source>The report is on the clipboard.</source>
   <translation>Der Bericht ist in der Zwischenablage.</translation>
  </message>
  <message>
   <source>Your own losses</source>
   <translation>Ihre eigenen Verluste</translation>
  </message>
  <message>
   <source>tricks a deal{band}; {hundred} in a hundred choices</source>
   <translation>Stiche je Spiel{band}; {hundred} in hundert Wahlen</translation>
  </message>
  <message>
   <source>{games}, {n:number} {n:deal|deals}</source>
   <translation>{games}, {n:number} {n:Spiel|Spiele}</translation>
  </message>
  <message>
   <source>{told}, {done} of {all} judged</source>
   <translation>{told}, {done} von {all} beurteilt</translation>
  </message>
  <message>
   <source>Luck and skill</source>
   <translation>Glück und Können</translation>
  </message>
  <message>
   <source>{title}: {took} tricks, an average table takes {average}.</source>
   <translation>{title}: {took} Stiche, im Durchschnitt sind es {average}.</translation>
  </message>
  <message>
   <source>{sum}. Losses and gifts are counted on what each seat could know; “lie of the cards” is the rest, so that the sum is exact.</source>
   <translation>{sum}. Verluste und Geschenke zählen nach dem, was jeder wissen konnte; „Sitz der Karten“ ist der Rest, so dass die Summe genau ist.</translation>
  </message>
  <message>
   <source>{lost} ({mean} a deal)</source>
   <translation>{lost} ({mean} je Spiel)</translation>
  </message>
  <message>
   <source>{told}, all of them judged</source>
   <translation>{told}, alle beurteilt</translation>
  </message>
  <message>
   <source>No deal of this evening has a split yet.</source>
   <translation>Noch ist kein Spiel dieses Abends aufgeteilt.</translation>
  </message>
  <message>
   <source>Deal {number}, trick {trick}</source>
   <translation>Spiel {number}, Stich {trick}</translation>
  </message>
  <message>
   <source>The evening of {day}</source>
   <translation>Der Abend des {day}</translation>
  </message>
  <message>
   <source>No card is judged yet.</source>
   <translation>Noch ist keine Karte beurteilt.</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rolle</translation>
  </message>
  <message>
   <source>Took</source>
   <translation>Stiche</translation>
  </message>
  <message>
   <source>Sum</source>
   <translation>Summe</translation>
  </message>
  <message>
   <source>Tricks you took</source>
   <translation>Ihre Stiche</translation>
  </message>
  <message>
   <source>Part</source>
   <translation>Teil</translation>
  </message>
  <message>
   <source>{role}, {n:number} {n:deal|deals}</source>
   <translation>{role}, {n:number} {n:Spiel|Spiele}</translation>
  </message>
  <message>
   <source>Lay a deal on the table</source>
   <translation>Ein Spiel auf den Tisch legen</translation>
  </message>
  <message>
   <source>A bridge program wrote it. Play it as:</source>
   <translation>Ein Bridgeprogramm hat es geschrieben. Spielen als:</translation>
  </message>
  <message>
   <source>Lay it</source>
   <translation>Legen</translation>
  </message>
  <message>
   <source>The file says which game this is.</source>
   <translation>Die Datei sagt, welches Spiel das ist.</translation>
  </message>
  <message>
   <source>Deal of the file</source>
   <translation>Spiel der Datei</translation>
  </message>
  <message>
   <source>Deal {number} of {own}</source>
   <translation>Spiel {number} von {own}</translation>
  </message>
  <message>
   <source>Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and what comes later counts nothing.</source>
   <translation>Erst zählen Revokes, dann Stiche, dann Honneurs; die Partie endet, sobald eine Seite ihre Punkte hat, und was später kommt, zählt nicht.</translation>
  </message>
  <message>
   <source>Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and what comes later counts nothing, not for the value of the game either.</source>
   <translation>Erst zählen Revokes, dann Stiche, dann Honneurs; die Partie endet, sobald eine Seite ihre Punkte hat, und was später kommt, zählt nicht, auch nicht für den Wert der Partie.</translation>
  </message>
  <message>
   <source>Odd tricks, deal {number}</source>
   <translation>Tricks, Spiel {number}</translation>
  </message>
  <message>
   <source>Slam, deal {number}</source>
   <translation>Schlemm, Spiel {number}</translation>
  </message>
  <message>
   <source>But {side} had won the game before honours were counted.</source>
   <translation>Aber {side} {side:hatten|hatte} die Partie gewonnen, bevor die Honneurs gezählt wurden.</translation>
  </message>
  <message>
   <source>Honours, {held:words}</source>
   <translation>Honneurs, {held:words}</translation>
  </message>
  <message>
   <source>{side} had {dealt} honours{where}.</source>
   <translation>{side:^} {side:hatten|hatte} {dealt} Honneurs{where}.</translation>
  </message>
  <message>
   <source>Ace, king, queen and jack of trumps: four in one side score {four}, three score {three}.</source>
   <translation>Ass, König, Dame und Bube in Trumpf: vier auf einer Seite zählen {four}, drei zählen {three}.</translation>
  </message>
  <message>
   <source>Honours, deal {number}</source>
   <translation>Honneurs, Spiel {number}</translation>
  </message>
  <message>
   <source>{who} won {won:number} {won:trick|tricks}, {odd:words} above the book.</source>
   <translation>{who:^} {who:machten|machte} {won} {won:Stich|Stiche}, {odd} über dem Buch.</translation>
  </message>
  <message>
   <source>Odd tricks of {won} won</source>
   <translation>Tricks aus {won} Stichen</translation>
  </message>
  <message>
   <source>Each trick above six counts one point.</source>
   <translation>Jeder Stich über sechs, ein Trick, zählt einen Punkt.</translation>
  </message>
  <message>
   <source>The odd trick of {won} won</source>
   <translation>Der Trick aus {won} Stichen</translation>
  </message>
  <message>
   <source>The odd trick counts one point, however many are won.</source>
   <translation>Der Trick zählt einen Punkt, gleich wie viele Stiche es sind.</translation>
  </message>
  <message>
   <source>{what}: {needed:words} needed</source>
   <translation>{what}: {needed} nötig</translation>
  </message>
  <message>
   <source>Both players</source>
   <translation>Beide Spieler</translation>
  </message>
  <message>
   <source>One player</source>
   <translation>Ein Spieler</translation>
  </message>
  <message>
   <source>{who} kept the hand that was dealt: the score counts {often}.</source>
   <translation>Gegebenes Blatt behalten: {who}. Der Stand zählt {often}.</translation>
  </message>
  <message>
   <source>Odd tricks count double for one hand that was kept, fourfold for two.</source>
   <translation>Tricks zählen doppelt für ein behaltenes Blatt, vierfach für zwei.</translation>
  </message>
  <message>
   <source>All counts double for one hand that was kept, fourfold for two.</source>
   <translation>Alles zählt doppelt für ein behaltenes Blatt, vierfach für zwei.</translation>
  </message>
  <message>
   <source>{who} won all thirteen tricks.</source>
   <translation>{who:^} {who:machten|machte} alle dreizehn Stiche.</translation>
  </message>
  <message>
   <source>A slam is worth {sheet} on the sheet, and its odd tricks count to the game as well.</source>
   <translation>Ein Schlemm ist auf dem Blatt {sheet} wert, und seine Tricks zählen auch zur Partie.</translation>
  </message>
  <message>
   <source>A slam is worth {sheet} on the sheet and nothing to the game.</source>
   <translation>Ein Schlemm ist auf dem Blatt {sheet} wert und zählt nicht zur Partie.</translation>
  </message>
  <message>
   <source>Slam, {sheet} on the sheet</source>
   <translation>Schlemm, {sheet} auf dem Blatt</translation>
  </message>
  <message>
   <source>But they had won the game before honours were counted.</source>
   <translation>Aber die Seite hatte die Partie gewonnen, bevor die Honneurs gezählt wurden.</translation>
  </message>
  <message>
   <source>But {side} had won the game before tricks were counted.</source>
   <translation>Aber {side} {side:hatten|hatte} die Partie gewonnen, bevor die Stiche gezählt wurden.</translation>
  </message>
  <message>
   <source>all four</source>
   <translation>alle vier</translation>
  </message>
  <message>
   <source>{held:words} of the four</source>
   <translation>{held} der vier</translation>
  </message>
  <message>
   <source>{side} {side:were|was} dealt {dealt} honours{where}.</source>
   <translation>{side:^} {side:bekamen|bekam} {dealt} Honneurs{where}.</translation>
  </message>
  <message>
   <source>Ace, king, queen and jack of trumps: who has two or more, and more than the other, counts what he has.</source>
   <translation>Ass, König, Dame und Bube in Trumpf: Wer zwei oder mehr hat, und mehr als der andere, zählt, was er hat.</translation>
  </message>
  <message>
   <source>Tricks won</source>
   <translation>Gemachte Stiche</translation>
  </message>
  <message>
   <source>The book</source>
   <translation>Das Buch</translation>
  </message>
  <message>
   <source>Odd tricks</source>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>The last tricks were claimed, and the claim was admitted.</source>
   <translation>Die letzten Stiche wurden beansprucht, und der Anspruch wurde anerkannt.</translation>
  </message>
  <message>
   <source>{what}: not counted</source>
   <translation>{what}: zählt nicht</translation>
  </message>
  <message>
   <source>{rule} Points beyond game are not carried to the next.</source>
   <translation>{rule} Punkte über die Partie hinaus gehen nicht in die nächste.</translation>
  </message>
  <message>
   <source>The first trick above the book was trick {trick}.</source>
   <translation>Der erste Stich über dem Buch war Stich {trick}.</translation>
  </message>
  <message>
   <source>Hands kept</source>
   <translation>Behaltene Blätter</translation>
  </message>
  <message>
   <source>They count nothing to the game, which goes on at the old score.</source>
   <translation>Sie zählen nicht zur Partie, die beim alten Stand weitergeht.</translation>
  </message>
  <message>
   <source>On the sheet</source>
   <translation>Auf dem Blatt</translation>
  </message>
  <message>
   <source>To the game</source>
   <translation>Zur Partie</translation>
  </message>
  <message>
   <source>But they had won the game before tricks were counted.</source>
   <translation>Aber die Seite hatte die Partie gewonnen, bevor die Stiche gezählt wurden.</translation>
  </message>
  <message>
   <source>Honours dealt</source>
   <translation>Bekommene Honneurs</translation>
  </message>
  <message>
   <source>{held} of 4</source>
   <translation>{held} von 4</translation>
  </message>
  <message>
   <source>They are worth</source>
   <translation>Sie sind wert</translation>
  </message>
  <message>
   <source>{what}: barred</source>
   <translation>{what}: gesperrt</translation>
  </message>
  <message>
   <source>A side that needs one point when the deal begins cannot score honours.</source>
   <translation>Wem zu Beginn des Spiels ein Punkt fehlt, der kann keine Honneurs zählen.</translation>
  </message>
  <message>
   <source>{what}: not called</source>
   <translation>{what}: nicht angesagt</translation>
  </message>
  <message>
   <source>Honours must be called after the last card and before the next trump is turned.</source>
   <translation>Honneurs sind nach der letzten Karte und vor dem nächsten Trumpf anzusagen.</translation>
  </message>
  <message>
   <source>The odd trick</source>
   <translation>Der Trick</translation>
  </message>
  <message>
   <source>{rule} The deal that ends a game is counted in full.</source>
   <translation>{rule} Das Spiel, das eine Partie beendet, zählt ganz.</translation>
  </message>
  <message>
   <source>Honours of the other</source>
   <translation>Honneurs des anderen</translation>
  </message>
  <message>
   <source>The score stood at {before:words} when the deal began, so honours cannot help.</source>
   <translation>Der Stand war {before}, als das Spiel begann; da helfen Honneurs nicht.</translation>
  </message>
  <message>
   <source>Nobody called them.</source>
   <translation>Niemand hat sie angesagt.</translation>
  </message>
  <message>
   <source>the {ranks} to {whom}</source>
   <translation>{ranks} bei {whom:dat}</translation>
  </message>
  <message>
   <source>Score when the deal began</source>
   <translation>Stand bei Spielbeginn</translation>
  </message>
  <message>
   <source>Needed for game</source>
   <translation>Fehlte zur Partie</translation>
  </message>
  <message>
   <source>{bid}, doubled</source>
   <translation>{bid}, Kontra</translation>
  </message>
  <message>
   <source>{bid}, redoubled</source>
   <translation>{bid}, Rekontra</translation>
  </message>
  <message>
   <source>Doubled</source>
   <translation>Kontra</translation>
  </message>
  <message>
   <source>Redoubled</source>
   <translation>Rekontra</translation>
  </message>
  <message>
   <source>A contract that fails counts nothing for anybody.</source>
   <translation>Ein verlorener Kontrakt zählt für niemanden.</translation>
  </message>
  <message>
   <source>The other player scores 50 for each undertrick, 100 doubled, 200 redoubled.</source>
   <translation>Der andere Spieler schreibt 50 für jeden Faller, 100 im Kontra, 200 im Rekontra.</translation>
  </message>
  <message>
   <source>The declarer loses 50 for each undertrick, 100 doubled, 200 redoubled.</source>
   <translation>Der Alleinspieler verliert 50 für jeden Faller, 100 im Kontra, 200 im Rekontra.</translation>
  </message>
  <message>
   <source>The other player scores 50 for each undertrick; doubled 100 for the first, 200 for the second and third, 300 for each more; redoubled twice that.</source>
   <translation>Der andere Spieler schreibt 50 für jeden Faller; im Kontra 100 für den ersten, 200 für den zweiten und dritten, 300 für jeden weiteren; im Rekontra das Doppelte.</translation>
  </message>
  <message>
   <source>{title}, deal {number}</source>
   <translation>{title}, Spiel {number}</translation>
  </message>
  <message>
   <source>{scene} Nobody bid, and the hand was thrown in.</source>
   <translation>{scene} Niemand bot; das Spiel wurde eingeworfen.</translation>
  </message>
  <message>
   <source>A hand on which nobody bids is thrown in and counts nothing.</source>
   <translation>Ein Spiel, auf das niemand bietet, wird eingeworfen und zählt nicht.</translation>
  </message>
  <message>
   <source>Tricks {tricks}</source>
   <translation>Stiche {tricks}</translation>
  </message>
  <message>
   <source>{basis} less {book}: {points}</source>
   <translation>{basis} weniger {book}: {points}</translation>
  </message>
  <message>
   <source>{number:number} {number:book|books}</source>
   <translation>{number} {number:Stich|Stiche}</translation>
  </message>
  <message>
   <source>{number:number} {number:trick|tricks}</source>
   <translation>{number} {number:Stich|Stiche}</translation>
  </message>
  <message>
   <source> That side won {won}: {short:number} {short:undertrick|undertricks}.</source>
   <translation> Diese Seite machte {won}: {short} {short:Faller|Faller}.</translation>
  </message>
  <message>
   <source>{what}: failed with {basis}</source>
   <translation>{what}: verloren mit {basis}</translation>
  </message>
  <message>
   <source>Each trick above six counts one; who has six or fewer counts nothing.</source>
   <translation>Jeder Stich über sechs zählt eins; wer sechs oder weniger hat, zählt nichts.</translation>
  </message>
  <message>
   <source>Every trick that is won counts one, on both sides.</source>
   <translation>Jeder gemachte Stich zählt eins, auf beiden Seiten.</translation>
  </message>
  <message>
   <source>Odd tricks, net</source>
   <translation>Tricks, netto</translation>
  </message>
  <message>
   <source>Odd tricks won count for a side, and odd tricks lost against it.</source>
   <translation>Gewonnene Tricks zählen für eine Seite, verlorene gegen sie.</translation>
  </message>
  <message>
   <source>Thrown in</source>
   <translation>Eingeworfen</translation>
  </message>
  <message>
   <source>{side} won {won:words}</source>
   <translation>{side} {won}</translation>
  </message>
  <message>
   <source>{said} of the thirteen tricks.</source>
   <translation>Von dreizehn Stichen: {said}.</translation>
  </message>
  <message>
   <source> {name} named downtown.</source>
   <translation> {name:^} {name:nannten|nannte} tief.</translation>
  </message>
  <message>
   <source> {name} named uptown.</source>
   <translation> {name:^} {name:nannten|nannte} hoch.</translation>
  </message>
  <message>
   <source> That side won {won}, and the contract is made.</source>
   <translation> Diese Seite machte {won}; der Kontrakt ist erfüllt.</translation>
  </message>
  <message>
   <source>Who makes the contract scores every book above six, also those that were not bid.</source>
   <translation>Wer den Kontrakt erfüllt, schreibt jeden Stich über sechs, auch den nicht gebotenen.</translation>
  </message>
  <message>
   <source> That side won {won}, and the contract is set.</source>
   <translation> Diese Seite machte {won}; der Kontrakt ist gefallen.</translation>
  </message>
  <message>
   <source>A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the first 40; overtricks count too.</source>
   <translation>Ein Stich über sechs zählt 30 in Pik und Herz, 20 in Karo und Kreuz, ohne Trumpf 30 und der erste 40; Überstiche zählen mit.</translation>
  </message>
  <message>
   <source>A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the first 40; overtricks count nothing.</source>
   <translation>Ein Stich über sechs zählt 30 in Pik und Herz, 20 in Karo und Kreuz, ohne Trumpf 30 und der erste 40; Überstiche zählen nicht.</translation>
  </message>
  <message>
   <source>{what}: made with {basis}</source>
   <translation>{what}: erfüllt mit {basis}</translation>
  </message>
  <message>
   <source>Who takes the dealt packet is to win {dummy:words} tricks, who takes a hand thrown in {thrown:words}, the others {others:words}; each trick more or less counts one.</source>
   <translation>Wer das gegebene Päckchen nimmt, soll {dummy} Stiche machen, wer ein eingeworfenes Blatt nimmt, {thrown}, die anderen {others}; jeder Stich mehr oder weniger zählt eins.</translation>
  </message>
  <message>
   <source>{name} had to win {tricks:number} {tricks:book|books}.</source>
   <translation>{name:^} {name:mussten|musste} {tricks} {tricks:Stich|Stiche} machen.</translation>
  </message>
  <message>
   <source>{name} had to win {tricks:number} {tricks:trick|tricks}.</source>
   <translation>{name:^} {name:mussten|musste} {tricks} {tricks:Stich|Stiche} machen.</translation>
  </message>
  <message>
   <source>Contract</source>
   <translation>Kontrakt</translation>
  </message>
  <message>
   <source>{name} bid {bid}: all thirteen books.</source>
   <translation>{name:^} {name:boten|bot} {bid}: alle dreizehn Stiche.</translation>
  </message>
  <message>
   <source>{name} bid {bid}: all thirteen tricks.</source>
   <translation>{name:^} {name:boten|bot} {bid}: alle dreizehn Stiche.</translation>
  </message>
  <message>
   <source>{name} bid {bid}: {tricks:number} {tricks:book|books} or more.</source>
   <translation>{name:^} {name:boten|bot} {bid}: {tricks} {tricks:Stich|Stiche} oder mehr.</translation>
  </message>
  <message>
   <source>{name} bid {bid}: {tricks:number} {tricks:trick|tricks} or more.</source>
   <translation>{name:^} {name:boten|bot} {bid}: {tricks} {tricks:Stich|Stiche} oder mehr.</translation>
  </message>
  <message>
   <source>Books to win</source>
   <translation>Zu machende Stiche</translation>
  </message>
  <message>
   <source>Books won</source>
   <translation>Gemachte Stiche</translation>
  </message>
  <message>
   <source>Contract made</source>
   <translation>Kontrakt erfüllt</translation>
  </message>
  <message>
   <source>{what}: set with {basis}</source>
   <translation>{what}: gefallen mit {basis}</translation>
  </message>
  <message>
   <source>Contract set</source>
   <translation>Kontrakt gefallen</translation>
  </message>
  <message>
   <source>Who is set loses the level of the bid.</source>
   <translation>Wer fällt, verliert die Stufe des Gebots.</translation>
  </message>
  <message>
   <source>When the contract is set each opponent scores the level of the bid.</source>
   <translation>Fällt der Kontrakt, schreibt jeder Gegner die Stufe des Gebots.</translation>
  </message>
  <message>
   <source>Tricks to win</source>
   <translation>Zu machende Stiche</translation>
  </message>
  <message>
   <source>Undertricks</source>
   <translation>Faller</translation>
  </message>
  <message>
   <source>{name:whose^} points</source>
   <translation>Punkte von {name:dat}</translation>
  </message>
  <message>
   <source>Contract failed</source>
   <translation>Kontrakt verloren</translation>
  </message>
  <message>
   <source>{name}, {basis} less {target}</source>
   <translation>{name}, {basis} weniger {target}</translation>
  </message>
  <message>
   <source>Each trick above the target counts one; nothing is taken off for tricks short.</source>
   <translation>Jeder Stich über dem Ziel zählt eins; für fehlende wird nichts abgezogen.</translation>
  </message>
  <message>
   <source>Every trick counts one, whatever the target.</source>
   <translation>Jeder Stich zählt eins, gleich welches Ziel.</translation>
  </message>
  <message>
   <source>Tricks and targets</source>
   <translation>Stiche und Ziele</translation>
  </message>
  <message>
   <source>Books above six</source>
   <translation>Stiche über sechs</translation>
  </message>
  <message>
   <source>Level of the bid</source>
   <translation>Stufe des Gebots</translation>
  </message>
  <message>
   <source>A bid of seven, a Boston, counts {often}.</source>
   <translation>Ein Gebot von sieben, ein Boston, zählt {often}.</translation>
  </message>
  <message>
   <source>All thirteen books, a Boston, count {often}.</source>
   <translation>Alle dreizehn Stiche, ein Boston, zählen {often}.</translation>
  </message>
  <message>
   <source>A no-trump contract counts double.</source>
   <translation>Ein Kontrakt ohne Trumpf zählt doppelt.</translation>
  </message>
  <message>
   <source>Multiplied</source>
   <translation>Vervielfacht</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Points for each</source>
   <translation>Punkte für jeden</translation>
  </message>
  <message>
   <source>Tricks above six, {odd} × {each}</source>
   <translation>Stiche über sechs, {odd} × {each}</translation>
  </message>
  <message>
   <source>{took} exchanged.</source>
   <translation>Getauscht: {took}.</translation>
  </message>
  <message>
   <source>The first at no trumps</source>
   <translation>Der erste ohne Trumpf</translation>
  </message>
  <message>
   <source>Nobody exchanged.</source>
   <translation>Niemand tauschte.</translation>
  </message>
  <message>
   <source>{name}, tricks</source>
   <translation>{name}, Stiche</translation>
  </message>
  <message>
   <source>Revoke: points off</source>
   <translation>Revoke: Punkte ab</translation>
  </message>
  <message>
   <source>Revoke: points on</source>
   <translation>Revoke: Punkte dazu</translation>
  </message>
  <message>
   <source>False claim: a point off</source>
   <translation>Falsch reklamiert: ein Punkt ab</translation>
  </message>
  <message>
   <source>Revoke by {who}, {n:number} {n:trick|tricks}</source>
   <translation>Revoke: {who}, {n} {n:Stich|Stiche}</translation>
  </message>
  <message>
   <source>Renege by {who}, {n:number} {n:book|books}</source>
   <translation>Falsch bedient: {who}, {n} {n:Stich|Stiche}</translation>
  </message>
  <message>
   <source>Revoke by {who}, {n:number} {n:point|points} off</source>
   <translation>Revoke: {who}, {n} {n:Punkt|Punkte} ab</translation>
  </message>
  <message>
   <source>Revoke by {who}, {n:number} {n:point|points} on</source>
   <translation>Revoke: {who}, {n} {n:Punkt|Punkte} dazu</translation>
  </message>
  <message>
   <source>This side revoked, and points are taken off its score.</source>
   <translation>Diese Partei machte einen Revoke; ihr werden Punkte abgezogen.</translation>
  </message>
  <message>
   <source>The other side revoked, and points are added here.</source>
   <translation>Die andere Partei machte einen Revoke; hier werden Punkte gutgeschrieben.</translation>
  </message>
  <message>
   <source>This side claimed a revoke that was not proved.</source>
   <translation>Diese Partei reklamierte einen Revoke, der sich nicht erwies.</translation>
  </message>
  <message>
   <source>A revoke is paid for before anything else is counted.</source>
   <translation>Ein Revoke wird bezahlt, ehe sonst etwas gezählt wird.</translation>
  </message>
  <message>
   <source>A renege is paid for before the contract is judged.</source>
   <translation>Falsches Bedienen wird bezahlt, ehe der Kontrakt gewertet wird.</translation>
  </message>
  <message>
   <source>Revoke, deal {number}</source>
   <translation>Revoke, Spiel {number}</translation>
  </message>
  <message>
   <source>Renege, deal {number}</source>
   <translation>Falsch bedient, Spiel {number}</translation>
  </message>
  <message>
   <source>Revoke by {who}, deal {number}</source>
   <translation>Revoke: {who}, Spiel {number}</translation>
  </message>
  <message>
   <source>Renege by {who}, deal {number}</source>
   <translation>Falsch bedient: {who}, Spiel {number}</translation>
  </message>
  <message>
   <source>Revoke: {n:number} {n:trick|tricks} taken</source>
   <translation>Revoke: {n} {n:Stich|Stiche} genommen</translation>
  </message>
  <message>
   <source>Renege: {n:number} {n:book|books} taken</source>
   <translation>Falsch bedient: {n} {n:Stich|Stiche} genommen</translation>
  </message>
  <message>
   <source>The other side revoked, and lost {n:number} {n:trick|tricks} for it.</source>
   <translation>Die andere Partei machte einen Revoke und verlor dafür {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>The other side reneged, and lost {n:number} {n:book|books} for it.</source>
   <translation>Die andere Partei bediente falsch und verlor dafür {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>In trick {n} {suit:suits} were led.</source>
   <translation>In Stich {n} wurde {suit:suits} ausgespielt.</translation>
  </message>
  <message>
   <source>In book {n} {suit:suits} were led.</source>
   <translation>In Stich {n} wurde {suit:suits} ausgespielt.</translation>
  </message>
  <message>
   <source>False call: {n:number} {n:book|books} taken</source>
   <translation>Falsch reklamiert: {n} {n:Stich|Stiche} genommen</translation>
  </message>
  <message>
   <source>The other side called a renege that was not proved, and lost {n:number} {n:book|books} for it.</source>
   <translation>Die andere Partei reklamierte falsches Bedienen, das sich nicht erwies, und verlor dafür {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>False call, deal {number}</source>
   <translation>Falsch reklamiert, Spiel {number}</translation>
  </message>
  <message>
   <source>{what}; held at {score:words}: a revoke</source>
   <translation>{what}; bei {score} gehalten: Revoke</translation>
  </message>
  <message>
   <source>Who revoked cannot win the game with this deal: the score is held at {score:words}.</source>
   <translation>Wer einen Revoke machte, kann mit diesem Spiel die Partie nicht gewinnen: Der Stand bleibt bei {score}.</translation>
  </message>
  <message>
   <source>Revoke by {who}, cancelled</source>
   <translation>Revoke: {who}, aufgehoben</translation>
  </message>
  <message>
   <source>Revoke: cancelled</source>
   <translation>Revoke: aufgehoben</translation>
  </message>
  <message>
   <source>Both sides revoked, and the penalties cancel each other.</source>
   <translation>Beide Parteien machten einen Revoke; die Strafen heben sich auf.</translation>
  </message>
  <message>
   <source>Revoke by {who}, not counted</source>
   <translation>Revoke: {who}, zählt nicht</translation>
  </message>
  <message>
   <source>Revoke: not counted</source>
   <translation>Revoke: zählt nicht</translation>
  </message>
  <message>
   <source>The game was over before this revoke was paid for.</source>
   <translation>Die Partie war zu Ende, ehe dieser Revoke bezahlt wurde.</translation>
  </message>
  <message>
   <source>Revoke by {who}, penalty waived</source>
   <translation>Revoke: {who}, auf Strafe verzichtet</translation>
  </message>
  <message>
   <source>Revoke: penalty waived</source>
   <translation>Revoke: auf Strafe verzichtet</translation>
  </message>
  <message>
   <source>This side revoked, and the other side waived the penalty.</source>
   <translation>Diese Partei machte einen Revoke; die andere verzichtete auf die Strafe.</translation>
  </message>
  <message>
   <source>Renege by {who}, penalty waived</source>
   <translation>Falsch bedient: {who}, auf Strafe verzichtet</translation>
  </message>
  <message>
   <source>Renege: penalty waived</source>
   <translation>Falsch bedient: auf Strafe verzichtet</translation>
  </message>
  <message>
   <source>This side reneged, and the other side waived the penalty.</source>
   <translation>Diese Partei bediente falsch; die andere verzichtete auf die Strafe.</translation>
  </message>
  <message>
   <source>Revoke by {who}, nothing to take</source>
   <translation>Revoke: {who}, nichts zu nehmen</translation>
  </message>
  <message>
   <source>Revoke: nothing to take</source>
   <translation>Revoke: nichts zu nehmen</translation>
  </message>
  <message>
   <source>There was nothing to take for the revoke.</source>
   <translation>Für den Revoke gab es nichts zu nehmen.</translation>
  </message>
  <message>
   <source>Renege by {who}, nothing to take</source>
   <translation>Falsch bedient: {who}, nichts zu nehmen</translation>
  </message>
  <message>
   <source>Renege: nothing to take</source>
   <translation>Falsch bedient: nichts zu nehmen</translation>
  </message>
  <message>
   <source>There was nothing to take for the renege.</source>
   <translation>Für das falsche Bedienen gab es nichts zu nehmen.</translation>
  </message>
  <message>
   <source>False claim, deal {number}</source>
   <translation>Falsch reklamiert, Spiel {number}</translation>
  </message>
  <message>
   <source>In trick {n} {who} did not obey a call.</source>
   <translation>In Stich {n} {who:befolgten|befolgte|befolgten} {who} eine Forderung nicht.</translation>
  </message>
  <message>
   <source>{who} played the {wrong:card} and held one of the suit.</source>
   <translation>{who} {who:spielten|spielte|spielten} {wrong:card.akk} und {who:hatten|hatte|hatten} eine dieser Farbe.</translation>
  </message>
  <message>
   <source>{who} played the {wrong:card} and later showed the {card:card}.</source>
   <translation>{who} {who:spielten|spielte|spielten} {wrong:card.akk} und {who:zeigten|zeigte|zeigten} später {card:card.akk}.</translation>
  </message>
  <message>
   <source>False claim: no point to take off</source>
   <translation>Falsch reklamiert: kein Punkt abzuziehen</translation>
  </message>
  <message>
   <source>Books taken</source>
   <translation>Stiche genommen</translation>
  </message>
  <message>
   <source>Tricks taken</source>
   <translation>Stiche genommen</translation>
  </message>
  <message>
   <source>Leading from touching honours</source>
   <translation>Beim Anspiel, von gleichwertigen Figuren</translation>
  </message>
  <message>
   <source>Leading from touching small cards</source>
   <translation>Beim Anspiel, von gleichwertigen kleinen Karten</translation>
  </message>
  <message>
   <source>Second hand, from touching honours</source>
   <translation>Als Zweiter, von gleichwertigen Figuren</translation>
  </message>
  <message>
   <source>Second hand, from touching small cards</source>
   <translation>Als Zweiter, von gleichwertigen kleinen Karten</translation>
  </message>
  <message>
   <source>Third hand, from touching honours</source>
   <translation>Als Dritter, von gleichwertigen Figuren</translation>
  </message>
  <message>
   <source>Third hand, from touching small cards</source>
   <translation>Als Dritter, von gleichwertigen kleinen Karten</translation>
  </message>
  <message>
   <source>Last hand, from touching honours</source>
   <translation>Als Letzter, von gleichwertigen Figuren</translation>
  </message>
  <message>
   <source>Last hand, from touching small cards</source>
   <translation>Als Letzter, von gleichwertigen kleinen Karten</translation>
  </message>
  <message>
   <source>Throwing away from touching honours</source>
   <translation>Beim Abwerfen, von gleichwertigen Figuren</translation>
  </message>
  <message>
   <source>Throwing away from touching small cards</source>
   <translation>Beim Abwerfen, von gleichwertigen kleinen Karten</translation>
  </message>
  <message>
   <source>{where}: you play the highest in {n} of {m}.</source>
   <translation>{where}: Sie spielen die höchste in {n} von {m} Fällen.</translation>
  </message>
  <message>
   <source>{where}: you play the lowest in {n} of {m}.</source>
   <translation>{where}: Sie spielen die niedrigste in {n} von {m} Fällen.</translation>
  </message>
  <message>
   <source>{where}: you play one between in {n} of {m}.</source>
   <translation>{where}: Sie spielen eine dazwischen in {n} von {m} Fällen.</translation>
  </message>
  <message>
   <source>Your cards are mostly as the books have it: {share} %.</source>
   <translation>Ihre Karten sind meist so, wie die Bücher es wollen: {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as a computer plays them that sends no signals: {share} %.</source>
   <translation>Ihre Karten sind meist so, wie ein Computer sie spielt, der keine Signale gibt: {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as somebody plays them who takes any of equal cards: {share} %.</source>
   <translation>Ihre Karten sind meist so, wie jemand sie spielt, dem gleichwertige Karten einerlei sind: {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as people play them: {share} %.</source>
   <translation>Ihre Karten sind meist so, wie Menschen sie spielen: {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as chance would have it: {share} %.</source>
   <translation>Ihre Karten sind meist so, wie der Zufall sie brächte: {share} %.</translation>
  </message>
  <message>
   <source>Known from {n} {n:deal|deals}.</source>
   <translation>Bekannt aus {n} {n:Spiel|Spielen}.</translation>
  </message>
  <message>
   <source>What the computers learned in {n} {n:deal|deals} is lost. It cannot be taken back.</source>
   <translation>Was die Computer in {n} {n:Spiel|Spielen} gelernt haben, geht verloren. Das lässt sich nicht zurücknehmen.</translation>
  </message>
  <message>
   <source>Touching cards are worth the same, since no card between them is out. They are honours where one of the four best of the suit is among them.</source>
   <translation>Gleichwertig sind Karten, zwischen denen keine mehr draußen ist. Figuren sind sie, wenn eine der vier besten der Farbe darunter ist.</translation>
  </message>
  <message>
   <source>{name}: all is forgotten.</source>
   <translation>{name}: Alles ist vergessen.</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Vergessen</translation>
  </message>
  <message>
   <source>{name}: forget what is known</source>
   <translation>{name}: Bekanntes vergessen</translation>
  </message>
  <message>
   <source>Forget it</source>
   <translation>Ja, vergessen</translation>
  </message>
  <message>
   <source>What the computers know of you</source>
   <translation>Was die Computer von Ihnen wissen</translation>
  </message>
  <message>
   <source>After each deal, when all hands lie open, they learn how you play. It stays on this machine.</source>
   <translation>Nach jedem Spiel, wenn alle Blätter offen liegen, lernen sie, wie Sie spielen. Es bleibt auf diesem Rechner.</translation>
  </message>
  <message>
   <source>Nothing yet. They learn from each deal that you play to its end.</source>
   <translation>Noch nichts. Sie lernen aus jedem Spiel, das Sie zu Ende spielen.</translation>
  </message>
  <message>
   <source>Of touching cards too few were seen yet.</source>
   <translation>Von gleichwertigen Karten gab es noch zu wenige.</translation>
  </message>
  <message>
   <source>rule</source>
   <comment>column</comment>
   <translation>Regel</translation>
  </message>
  <message>
   <source>values</source>
   <comment>column</comment>
   <translation>Werte</translation>
  </message>
  <message>
   <source>from the next</source>
   <comment>column</comment>
   <translation>gilt ab</translation>
  </message>
  <message>
   <source>source</source>
   <comment>column</comment>
   <translation>Quelle</translation>
  </message>
  <message>
   <source>laws</source>
   <comment>column</comment>
   <translation>Artikel</translation>
  </message>
  <message>
   <source>deal</source>
   <comment>from the next</comment>
   <translation>dem nächsten Spiel</translation>
  </message>
  <message>
   <source>rubber</source>
   <comment>from the next</comment>
   <translation>dem nächsten Robber</translation>
  </message>
  <message>
   <source>session</source>
   <comment>from the next</comment>
   <translation>der nächsten Sitzung</translation>
  </message>
  <message>
   <source>Rule sets to start from:</source>
   <translation>Regelsätze zum Anfangen:</translation>
  </message>
  <message>
   <source>{rule}: {words}</source>
   <translation>{rule}: {words}</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} bis {last}</translation>
  </message>
  <message>
   <source>all as usual</source>
   <translation>alles wie üblich</translation>
  </message>
  <message>
   <source>Hands as dealt. </source>
   <translation>Blätter wie gegeben. </translation>
  </message>
  <message>
   <source>Jokers</source>
   <translation>Joker</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Karte</translation>
  </message>
  <message>
   <source>Hint: {said}</source>
   <translation>Tipp: {said}</translation>
  </message>
  <message>
   <source>Close the hint</source>
   <translation>Tipp schließen</translation>
  </message>
  <message>
   <source>Each for himself: the tricks of his side, with both pairs of hands of each tray. {done} of {of} trays have been played twice.</source>
   <translation>Jeder für sich: die Stiche seiner Seite, mit beiden Blattpaaren jedes Boards. {done} von {of} Boards sind zweimal gespielt.</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Zuerst</translation>
  </message>
  <message>
   <source>Again</source>
   <translation>Wieder</translation>
  </message>
  <message>
   <source>New match</source>
   <translation>Neuer Wettkampf</translation>
  </message>
  <message>
   <source>On the table</source>
   <translation>Am Tisch</translation>
  </message>
  <message>
   <source>Choose a card by name: suit, then rank</source>
   <translation>Karte mit Buchstaben wählen: Farbe (S H D C), dann Rang</translation>
  </message>
  <message>
   <source>Next and previous card that may be played</source>
   <translation>Nächste und vorige spielbare Karte</translation>
  </message>
  <message>
   <source>Any card, to read it</source>
   <translation>Jede Karte, um sie zu lesen</translation>
  </message>
  <message>
   <source>First and last card</source>
   <translation>Erste und letzte Karte</translation>
  </message>
  <message>
   <source>Between hand, dummy and trick</source>
   <translation>Zwischen Hand, Strohmann und Stich</translation>
  </message>
  <message>
   <source>Play the card in focus, gather the trick</source>
   <translation>Die gewählte Karte spielen, den Stich einziehen</translation>
  </message>
  <message>
   <source>What may be done with the card or plate in focus</source>
   <translation>Was mit der Karte oder dem Schild im Fokus möglich ist</translation>
  </message>
  <message>
   <source>Next control of a part</source>
   <translation>Nächstes Element eines Teils</translation>
  </message>
  <message>
   <source>Close a sheet or a dock, leave the review</source>
   <translation>Blatt oder Leiste schließen, Rückschau verlassen</translation>
  </message>
  <message>
   <source>Behind the curtain: look at your cards</source>
   <translation>Hinter dem Vorhang: Ihre Karten ansehen</translation>
  </message>
  <message>
   <source>No single letter is ever a command: letters and digits name cards.</source>
   <translation>Kein einzelner Buchstabe ist je ein Befehl: Buchstaben und Ziffern nennen Karten.</translation>
  </message>
  <message>
   <source>Search keys</source>
   <translation>Tasten suchen</translation>
  </message>
  <message>
   <source>No key does that.</source>
   <translation>Keine Taste tut das.</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>Links</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>Rechts</translation>
  </message>
  <message>
   <source>Shift+Left</source>
   <translation>Umschalt+Links</translation>
  </message>
  <message>
   <source>Shift+Right</source>
   <translation>Umschalt+Rechts</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Pos1</translation>
  </message>
  <message>
   <source>End</source>
   <translation>Ende</translation>
  </message>
  <message>
   <source>Up</source>
   <translation>Auf</translation>
  </message>
  <message>
   <source>Down</source>
   <translation>Ab</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Eingabe</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Leertaste</translation>
  </message>
  <message>
   <source>Shift+F10</source>
   <translation>Umschalt+F10</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menü</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tab</translation>
  </message>
  <message>
   <source>Shift+Tab</source>
   <translation>Umschalt+Tab</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>hold Space</source>
   <translation>Leertaste halten</translation>
  </message>
  <message>
   <source>Certain</source>
   <translation>Sicher</translation>
  </message>
  <message>
   <source>Likely</source>
   <translation>Wahrscheinlich</translation>
  </message>
  <message>
   <source>Equal chances</source>
   <translation>Gleiche Chancen</translation>
  </message>
  <message>
   <source>Who knows</source>
   <translation>Wer es weiß</translation>
  </message>
  <message>
   <source>Whose hand</source>
   <translation>Wessen Blatt</translation>
  </message>
  <message>
   <source>You have counted a hand. In your own deals this counts with you: Study, What a seat knows.</source>
   <translation>Sie haben ein Blatt ausgezählt. In Ihren eigenen Spielen zählt das mit Ihnen: Studium, Was ein Platz weiß.</translation>
  </message>
  <message>
   <source>{suit:suits} ({ranks})</source>
   <translation>{suit:suits} ({ranks})</translation>
  </message>
  <message>
   <source>trick {number}: {card:card} of {name:whose} hand</source>
   <translation>Stich {number}: {card:card.nom} von {name:dat}</translation>
  </message>
  <message>
   <source>Chance to lie with {name}, in per cent</source>
   <translation>Bei {name:dat} mit so viel Prozent</translation>
  </message>
  <message>
   <source>{n:number} {suit:suits}</source>
   <translation>{n}-mal {suit:suits}</translation>
  </message>
  <message>
   <source>{name} {name:have|has} at most one of {suit:suits}</source>
   <translation>{name} {name:haben|hat} höchstens einmal {suit:suits}</translation>
  </message>
  <message>
   <source>by the room that is left</source>
   <translation>nach dem Platz, der bleibt</translation>
  </message>
  <message>
   <source>here</source>
   <comment>a card lies for sure in this hand</comment>
   <translation>hier</translation>
  </message>
  <message>
   <source>Not seen: {cards}.</source>
   <translation>Nicht gesehen: {cards}.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} the {card:card}</source>
   <translation>{name} {name:haben|hat} {card:card.akk}</translation>
  </message>
  <message>
   <source>{name} {name:have|has} no {suit:suits}</source>
   <translation>{name} {name:haben|hat} kein {suit:suits}</translation>
  </message>
  <message>
   <source>not</source>
   <comment>a card cannot lie in this hand</comment>
   <translation>nie</translation>
  </message>
  <message>
   <source>{name} {name:have|has} for sure: {cards}.</source>
   <translation>{name} {name:haben|hat} sicher: {cards}.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} no {suit:suits}: so it adds up.</source>
   <translation>{name} {name:haben|hat} kein {suit:suits}: so geht es auf.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} no {suit:suits}, since trick {number}.</source>
   <translation>{name} {name:haben|hat} seit Stich {number} kein {suit:suits}.</translation>
  </message>
  <message>
   <source>{suit:suits^}, per cent with {name}: {cards}</source>
   <translation>{suit:suits^}, Prozent bei {name:dat}: {cards}</translation>
  </message>
  <message>
   <source>{ours} against {theirs}.</source>
   <translation>{ours:^} gegen {theirs:akk}.</translation>
  </message>
  <message>
   <source>Until time is called.</source>
   <translation>Bis die Zeit um ist.</translation>
  </message>
  <message>
   <source>{done:words^} of {total:words} {unit:pl} finished.</source>
   <translation>{unit:pl}: {done} von {total} fertig.</translation>
  </message>
  <message>
   <source>Vivant wins or pays twice</source>
   <translation>Der Vivant gewinnt oder zahlt doppelt</translation>
  </message>
  <message>
   <source>The dummy player wins or pays twice</source>
   <translation>Wer den Strohmann hat, gewinnt oder zahlt doppelt</translation>
  </message>
  <message>
   <source>Deal {number}: {name}</source>
   <translation>Spiel {number}: {name}</translation>
  </message>
  <message>
   <source>Deal {number}: number {name}</source>
   <translation>Spiel {number}: Nummer {name}</translation>
  </message>
  <message>
   <source>{unit:^} {number}</source>
   <translation>{unit:^} {number}</translation>
  </message>
  <message>
   <source>Part {number} of {total:words}. {ours} against {theirs}.</source>
   <translation>Runde {number} von {total}. {ours:^} gegen {theirs:akk}.</translation>
  </message>
  <message>
   <source>{name} {name:are|is} Vivant.</source>
   <translation>{name:^} {name:sind|ist} Vivant.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} dummy.</source>
   <translation>{name:^} {name:haben|hat} den Strohmann.</translation>
  </message>
  <message>
   <source>Each for himself.</source>
   <translation>Jeder für sich.</translation>
  </message>
  <message>
   <source>Settlement when the {unit} is won.</source>
   <translation>Abrechnung, wenn {unit:nom} gewonnen ist.</translation>
  </message>
  <message>
   <source>Settlement when the {unit} is over.</source>
   <translation>Abrechnung, wenn {unit:nom} vorbei ist.</translation>
  </message>
  <message>
   <source>Broken off: nothing is settled.</source>
   <translation>Abgebrochen: Nichts wird abgerechnet.</translation>
  </message>
  <message>
   <source>All {unit:pl}</source>
   <translation>Alle {unit:pl}</translation>
  </message>
  <message>
   <source>Whole tournée</source>
   <translation>Ganze Tournee</translation>
  </message>
  <message>
   <source> Broken off.</source>
   <translation> Abgebrochen.</translation>
  </message>
  <message>
   <source>As it stands; the account is settled at the end.</source>
   <translation>Stand jetzt; abgerechnet wird am Ende.</translation>
  </message>
  <message>
   <source>{name} of {total:words}. </source>
   <translation>{name} von {total}. </translation>
  </message>
  <message>
   <source>One {unit}. </source>
   <translation>{unit:Ein|Eine|Ein} {unit}. </translation>
  </message>
  <message>
   <source>{name} {name:sit|sits} out.</source>
   <translation>{name:^} {name:setzen|setzt} aus.</translation>
  </message>
  <message>
   <source>A rubber of games of {points:words} points.</source>
   <translation>Ein Robber aus Partien auf {points} Punkte.</translation>
  </message>
  <message>
   <source>One game of {points:words} points.</source>
   <translation>Eine Partie auf {points} Punkte.</translation>
  </message>
  <message>
   <source>To {points} points.</source>
   <translation>Bis {points} Punkte.</translation>
  </message>
  <message>
   <source>{deals:number^} {deals:deal|deals}.</source>
   <translation>{deals} {deals:Spiel|Spiele}.</translation>
  </message>
  <message>
   <source>Broken off: this {unit} does not count.</source>
   <translation>Abgebrochen: {unit:dieser} zählt nicht.</translation>
  </message>
  <message>
   <source>Rubber points</source>
   <translation>Robberpunkte</translation>
  </message>
  <message>
   <source>Points of the games</source>
   <translation>Punkte der Partien</translation>
  </message>
  <message>
   <source>Settlement</source>
   <translation>Abrechnung</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Zahlungen</translation>
  </message>
  <message>
   <source>A game is worth the winners’ points, three more for a triple, two for a double, one for a simple, and the consolation, less the losers’ points; slams count on both sides.</source>
   <translation>Eine Partie ist die Punkte der Gewinner wert, drei mehr für eine dreifache, zwei für eine zweifache, einen für eine einfache, und den Trost, weniger die Punkte der Verlierer; Schlemme zählen auf beiden Seiten.</translation>
  </message>
  <message>
   <source>single</source>
   <translation>einfach</translation>
  </message>
  <message>
   <source>double</source>
   <translation>zweifach</translation>
  </message>
  <message>
   <source>treble</source>
   <translation>dreifach</translation>
  </message>
  <message>
   <source>Simple</source>
   <translation>Einfach</translation>
  </message>
  <message>
   <source>Triple</source>
   <translation>Dreifach</translation>
  </message>
  <message>
   <source> That is a single.</source>
   <translation> Das ist eine einfache.</translation>
  </message>
  <message>
   <source> That is a double.</source>
   <translation> Das ist eine zweifache.</translation>
  </message>
  <message>
   <source> That is a treble.</source>
   <translation> Das ist eine dreifache.</translation>
  </message>
  <message>
   <source>A game is a treble, three rubber points, if the losers have nothing; a double, two, if they have one or two; else a single, one.</source>
   <translation>Eine Partie ist dreifach, drei Robberpunkte, wenn die Verlierer nichts haben; zweifach, zwei, bei einem oder zwei Punkten; sonst einfach, einer.</translation>
  </message>
  <message>
   <source>A game is worth the points that the losers still needed.</source>
   <translation>Eine Partie ist die Punkte wert, die den Verlierern noch fehlten.</translation>
  </message>
  <message>
   <source>The last deal is counted in full, and the game is worth the difference of the scores.</source>
   <translation>Das letzte Spiel zählt ganz, und die Partie ist die Differenz der Stände wert.</translation>
  </message>
  <message>
   <source>A game is a double if the losers have less than half of the points for game, else a single.</source>
   <translation>Eine Partie ist zweifach, wenn die Verlierer weniger als die halben Punkte haben, sonst einfach.</translation>
  </message>
  <message>
   <source>Every game is worth one, by however much it is won.</source>
   <translation>Jede Partie ist eins wert, wie hoch sie auch gewonnen wird.</translation>
  </message>
  <message>
   <source>Won by {side}</source>
   <translation>Für {side:akk}</translation>
  </message>
  <message>
   <source>{one} {one:have|has} {first:words}, {two} {two:have|has} {second:words}. {game:words^} points are game.</source>
   <translation>{one:^} {one:haben|hat} {first}, {two} {two:haben|hat} {second}. {game} Punkte sind die Partie.</translation>
  </message>
  <message>
   <source>The first side with {game:words} points wins the game.</source>
   <translation>Die erste Seite mit {game} Punkten gewinnt die Partie.</translation>
  </message>
  <message>
   <source>{side} won the game; {losers} had {lost:words}.</source>
   <translation>{side:^} {side:gewannen|gewann} die Partie; {losers} {losers:hatten|hatte} {lost}.</translation>
  </message>
  <message>
   <source>{title}: {name}</source>
   <translation>{title}: {name}</translation>
  </message>
  <message>
   <source>Game {number}</source>
   <translation>Partie {number}</translation>
  </message>
  <message>
   <source>{value}, {whose}</source>
   <translation>{value}, {whose}</translation>
  </message>
  <message>
   <source>{won:number^} up</source>
   <translation>{won} Punkte, gewonnen</translation>
  </message>
  <message>
   <source>After {deals:number} {deals:deal|deals}</source>
   <translation>Nach {deals} {deals:Spiel|Spielen}</translation>
  </message>
  <message>
   <source>won</source>
   <translation>gewonnen</translation>
  </message>
  <message>
   <source>worth {value}</source>
   <translation>{value} wert</translation>
  </message>
  <message>
   <source> Nothing is carried to the next game.</source>
   <translation> Nichts geht in die nächste Partie über.</translation>
  </message>
  <message>
   <source>{title} so far</source>
   <translation>{title} bisher</translation>
  </message>
  <message>
   <source>The game is over: {names} share it.</source>
   <translation>Die Partie ist vorbei: geteilt zwischen {names:dat}.</translation>
  </message>
  <message>
   <source>The game is over: {names} won it.</source>
   <translation>Die Partie ist vorbei, gewonnen von {names:dat}.</translation>
  </message>
  <message>
   <source>The totals</source>
   <translation>Die Summen</translation>
  </message>
  <message>
   <source>Not finished</source>
   <translation>Nicht beendet</translation>
  </message>
  <message>
   <source>In play</source>
   <translation>Läuft</translation>
  </message>
  <message>
   <source>Shared</source>
   <translation>Geteilt</translation>
  </message>
  <message>
   <source>Deals</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>yours</source>
   <translation>Ihre</translation>
  </message>
  <message>
   <source> {side} {side:need|needs} one, and so cannot score honours.</source>
   <translation> {side:dat^} fehlt nur ein Punkt, {side:so zählen Ihre|so zählen dort die} Honneurs nicht.</translation>
  </message>
  <message>
   <source>The game ends with the deal after which somebody has {points} points or more; the highest wins.</source>
   <translation>Die Partie endet mit dem Spiel, nach dem jemand {points} Punkte oder mehr hat; der Höchste gewinnt.</translation>
  </message>
  <message>
   <source> With equal scores at the top another deal is played.</source>
   <translation> Bei Gleichstand an der Spitze wird noch ein Spiel gespielt.</translation>
  </message>
  <message>
   <source>The game ends after {deals:number} {deals:deal|deals}, and the highest total wins; equal totals share it.</source>
   <translation>Die Partie endet nach {deals} {deals:Spiel|Spielen}, und die höchste Summe gewinnt; gleiche Summen teilen.</translation>
  </message>
  <message>
   <source>The game ends after {deals:number} {deals:deal|deals}, and the highest total wins; equal totals play one more.</source>
   <translation>Die Partie endet nach {deals} {deals:Spiel|Spielen}, und die höchste Summe gewinnt; bei Gleichstand folgt noch eines.</translation>
  </message>
  <message>
   <source>The game ends when time is called, and the highest total wins; equal totals share it.</source>
   <translation>Die Partie endet, wenn die Zeit um ist, und die höchste Summe gewinnt; gleiche Summen teilen.</translation>
  </message>
  <message>
   <source>Points for game</source>
   <translation>Punkte für die Partie</translation>
  </message>
  <message>
   <source>Consolation</source>
   <translation>Trost</translation>
  </message>
  <message>
   <source>Winners’ slams</source>
   <translation>Schlemme der Gewinner</translation>
  </message>
  <message>
   <source>Losers’ slams</source>
   <translation>Schlemme der Verlierer</translation>
  </message>
  <message>
   <source>{side} {side:need|needs}</source>
   <translation>{side:dat^} fehlen</translation>
  </message>
  <message>
   <source>{names} lead together.</source>
   <translation>Gemeinsam vorn: {names}.</translation>
  </message>
  <message>
   <source>{side} {side:lead|leads} with {best}.</source>
   <translation>Vorn: {side}, mit {best}.</translation>
  </message>
  <message>
   <source> It ends too when somebody stands at {floor} or less.</source>
   <translation> Sie endet auch, wenn jemand bei {floor} oder weniger steht.</translation>
  </message>
  <message>
   <source>Winners</source>
   <translation>Gewinner</translation>
  </message>
  <message>
   <source>Losers</source>
   <translation>Verlierer</translation>
  </message>
  <message>
   <source>The game is worth</source>
   <translation>Die Partie ist wert</translation>
  </message>
  <message>
   <source>Double</source>
   <comment>value</comment>
   <translation>Zweifach</translation>
  </message>
  <message>
   <source>Winners’ points</source>
   <translation>Punkte der Gewinner</translation>
  </message>
  <message>
   <source>Losers’ points</source>
   <translation>Punkte der Verlierer</translation>
  </message>
  <message>
   <source>{number:number} {number:single|singles}</source>
   <translation>{number} {number:einfache|einfache}</translation>
  </message>
  <message>
   <source>{number:number} {number:double|doubles}</source>
   <translation>{number} {number:zweifache|zweifache}</translation>
  </message>
  <message>
   <source>{number:number} {number:treble|trebles}</source>
   <translation>{number} {number:dreifache|dreifache}</translation>
  </message>
  <message>
   <source>A rubber is the best of three games, and winning it adds {bonus:words}.</source>
   <translation>Ein Robber geht auf zwei Gewinnpartien, und ihn zu gewinnen bringt {bonus} dazu.</translation>
  </message>
  <message>
   <source>{winners} won the rubber by two games to none.</source>
   <translation>{winners:^} {winners:gewannen|gewann} den Robber mit zwei Partien zu null.</translation>
  </message>
  <message>
   <source>{winners} won the rubber by two games to one.</source>
   <translation>{winners:^} {winners:gewannen|gewann} den Robber mit zwei Partien zu eins.</translation>
  </message>
  <message>
   <source>{winners} {winners:win|wins} {size}: {reckoned}.</source>
   <translation>{winners:^} {winners:gewinnen|gewinnt} {size}: {reckoned}.</translation>
  </message>
  <message>
   <source>{owner} {owner:keep|keeps} dummy and {owner:give|gives} the adversaries {points} in every rubber, won or lost.</source>
   <translation>{owner:^} {owner:behalten|behält} den Strohmann und {owner:geben|gibt} den Gegnern {points} in jedem Robber, gewonnen oder verloren.</translation>
  </message>
  <message>
   <source>For the hand that nobody sees, a constant dummy player concedes rubber points to the adversaries.</source>
   <translation>Für das Blatt, das niemand sieht, gibt wer den Strohmann behält den Gegnern Robberpunkte.</translation>
  </message>
  <message>
   <source>{story} What is left is {net} for dummy’s side.</source>
   <translation>{story} Übrig bleiben {net} für die Seite des Strohmanns.</translation>
  </message>
  <message>
   <source>Game points, {games}</source>
   <translation>Partiepunkte, {games}</translation>
  </message>
  <message>
   <source>Game points</source>
   <translation>Partiepunkte</translation>
  </message>
  <message>
   <source>Each game is worth rubber points to the side that won it, by the losers’ score.</source>
   <translation>Jede Partie bringt ihren Gewinnern Robberpunkte, nach dem Stand der Verlierer.</translation>
  </message>
  <message>
   <source>Whoever wins two games wins the rubber, and {bonus:words} points with it.</source>
   <translation>Wer zwei Partien gewinnt, gewinnt den Robber und mit ihm {bonus} Punkte.</translation>
  </message>
  <message>
   <source>Whoever wins two games wins the rubber.</source>
   <translation>Wer zwei Partien gewinnt, gewinnt den Robber.</translation>
  </message>
  <message>
   <source>Games won</source>
   <translation>Gewonnene Partien</translation>
  </message>
  <message>
   <source>A rubber is the best of three games.</source>
   <translation>Ein Robber geht auf zwei Gewinnpartien.</translation>
  </message>
  <message>
   <source>{games:number} {games:game|games}</source>
   <translation>{games} {games:Partie|Partien}</translation>
  </message>
  <message>
   <source>Value of the rubber</source>
   <translation>Wert des Robbers</translation>
  </message>
  <message>
   <source> Two games make 4 to 8, three games 1 to 7.</source>
   <translation> Zwei Partien machen 4 bis 8, drei Partien 1 bis 7.</translation>
  </message>
  <message>
   <source>a point</source>
   <translation>einen Punkt</translation>
  </message>
  <message>
   <source>{given:words} points</source>
   <translation>{given} Punkte</translation>
  </message>
  <message>
   <source>Points conceded</source>
   <translation>Abgegebene Punkte</translation>
  </message>
  <message>
   <source>Net value</source>
   <translation>Nettowert</translation>
  </message>
  <message>
   <source>For the rubber</source>
   <translation>Für den Robber</translation>
  </message>
  <message>
   <source>Value of the game</source>
   <translation>Wert der Partie</translation>
  </message>
  <message>
   <source>The winners’ game points and those for the rubber, less the losers’ game points.</source>
   <translation>Die Partiepunkte der Gewinner und die für den Robber, weniger die Partiepunkte der Verlierer.</translation>
  </message>
  <message>
   <source>Conceded</source>
   <translation>Abgegeben</translation>
  </message>
  <message>
   <source>Net</source>
   <translation>Netto</translation>
  </message>
  <message>
   <source>{points} conceded</source>
   <translation>{points} abgegeben</translation>
  </message>
  <message>
   <source>Rubber</source>
   <translation>Robber</translation>
  </message>
  <message>
   <source>Rubber so far</source>
   <translation>Robber bisher</translation>
  </message>
  <message>
   <source>Game {number}, {whose}</source>
   <translation>Partie {number}, {whose}</translation>
  </message>
  <message>
   <source>{side} {side:have|has} {points:words}.</source>
   <translation>{side:^} {side:haben|hat} {points}.</translation>
  </message>
  <message>
   <source>Whoever wins the rubber gets</source>
   <translation>Wer den Robber gewinnt, erhält</translation>
  </message>
  <message>
   <source>Game of {winners}</source>
   <translation>Partie von {winners:dat}</translation>
  </message>
  <message>
   <source>Game of the winners</source>
   <translation>Partie der Gewinner</translation>
  </message>
  <message>
   <source> The third game was not played.</source>
   <translation> Die dritte Partie wurde nicht gespielt.</translation>
  </message>
  <message>
   <source>{side} won a game, and its points come off.</source>
   <translation>{side:^} {side:gewannen|gewann} eine Partie, und deren Punkte gehen ab.</translation>
  </message>
  <message>
   <source>The losers’ game</source>
   <translation>Die Partie der Verlierer</translation>
  </message>
  <message>
   <source>When three games were played, the losers’ game points are taken off.</source>
   <translation>Bei drei Partien gehen die Partiepunkte der Verlierer ab.</translation>
  </message>
  <message>
   <source>Less the losers’ game points</source>
   <translation>Weniger die Partiepunkte der Verlierer</translation>
  </message>
  <message>
   <source>Their game points</source>
   <translation>Ihre Partiepunkte</translation>
  </message>
  <message>
   <source>The lesson is over</source>
   <translation>Die Lektion ist zu Ende</translation>
  </message>
  <message>
   <source>The rest of the deal shows nothing new, and is not played.</source>
   <translation>Der Rest des Spiels zeigt nichts Neues und wird nicht gespielt.</translation>
  </message>
  <message>
   <source>Lessons</source>
   <translation>Lektionen</translation>
  </message>
  <message>
   <source>Play a deal</source>
   <translation>Ein Spiel spielen</translation>
  </message>
  <message>
   <source>The next lesson is “{title}”.</source>
   <translation>Die nächste Lektion ist „{title}“.</translation>
  </message>
  <message>
   <source>{n:words^} {n:problem|problems} like this</source>
   <translation>{n:number} {n:Aufgabe|Aufgaben} dieser Art</translation>
  </message>
  <message>
   <source>Next lesson</source>
   <translation>Nächste Lektion</translation>
  </message>
  <message>
   <source>Show me</source>
   <translation>Zeigen</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>Verlassen</translation>
  </message>
  <message>
   <source>Leave the lesson</source>
   <translation>Die Lektion verlassen</translation>
  </message>
  <message>
   <source>Step {n} of {of}, about {minutes:words} {minutes:minute|minutes} left</source>
   <translation>Schritt {n} von {of}, noch etwa {minutes:words} {minutes:Minute|Minuten}</translation>
  </message>
  <message>
   <source>{n:words} {n:minute|minutes}</source>
   <translation>{n:words} {n:Minute|Minuten}</translation>
  </message>
  <message>
   <source>The first one if trick games are new to you, else any. Leave one when you like, and go on there.</source>
   <translation>Die erste, wenn Ihnen Stichspiele neu sind, sonst jede. Sie können jede verlassen und dort weitermachen.</translation>
  </message>
  <message>
   <source>left at step {n} of {of}</source>
   <translation>verlassen bei Schritt {n} von {of}</translation>
  </message>
  <message>
   <source>finished</source>
   <translation>abgeschlossen</translation>
  </message>
  <message>
   <source>Begin again</source>
   <translation>Von vorn beginnen</translation>
  </message>
  <message>
   <source>trumps 5-3, took 9+, with Edith</source>
   <translation>Trümpfe 5-3, Stiche 9+, mit Edith</translation>
  </message>
  <message>
   <source>Search deals</source>
   <translation>Spiele suchen</translation>
  </message>
  <message>
   <source>Look through it</source>
   <translation>Durchsehen</translation>
  </message>
  <message>
   <source>Copy its name</source>
   <translation>Namen kopieren</translation>
  </message>
  <message>
   <source>A name</source>
   <translation>Ein Name</translation>
  </message>
  <message>
   <source>Tags, with commas</source>
   <translation>Stichworte, mit Kommas</translation>
  </message>
  <message>
   <source>A note</source>
   <translation>Eine Notiz</translation>
  </message>
  <message>
   <source>Read a file…</source>
   <translation>Datei lesen…</translation>
  </message>
  <message>
   <source>Write a file…</source>
   <translation>Datei schreiben…</translation>
  </message>
  <message>
   <source>Keep it</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <source>Play it</source>
   <translation>Spielen</translation>
  </message>
  <message>
   <source>Add a fact to the search</source>
   <translation>Eine Tatsache zur Suche fügen</translation>
  </message>
  <message>
   <source>Name of the deal</source>
   <translation>Name des Spiels</translation>
  </message>
  <message>
   <source>Tags of the deal, with commas</source>
   <translation>Stichworte des Spiels, mit Kommas</translation>
  </message>
  <message>
   <source>Note about the deal</source>
   <translation>Notiz zum Spiel</translation>
  </message>
  <message>
   <source>Drop it</source>
   <translation>Weglegen</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Stichwort</translation>
  </message>
  <message>
   <source>Set as problem</source>
   <translation>Als Aufgabe setzen</translation>
  </message>
  <message>
   <source>Copy it for bridge programs (PBN)</source>
   <translation>Für Bridgeprogramme kopieren (PBN)</translation>
  </message>
  <message>
   <source>Write these deals to a file…</source>
   <translation>Diese Spiele in eine Datei schreiben …</translation>
  </message>
  <message>
   <source>Delete the note</source>
   <translation>Notiz löschen</translation>
  </message>
  <message>
   <source>Any game</source>
   <translation>Jede Spielart</translation>
  </message>
  <message>
   <source>Add a fact</source>
   <translation>Eine Tatsache</translation>
  </message>
  <message>
   <source>Trick {n}</source>
   <translation>Stich {n}</translation>
  </message>
  <message>
   <source>Try my way</source>
   <translation>Auf meine Art</translation>
  </message>
  <message>
   <source>Show the line</source>
   <translation>Spielfolge zeigen</translation>
  </message>
  <message>
   <source>It lies on the table.</source>
   <translation>Liegt auf dem Tisch.</translation>
  </message>
  <message>
   <source>Why not {n:words} of {of:words}</source>
   <translation>Warum nicht {n:words} von {of:words}</translation>
  </message>
  <message>
   <source>Best play of both sides from the claim.</source>
   <translation>Bestes Spiel beider Seiten ab dem Anspruch.</translation>
  </message>
  <message>
   <source>{n:number^} {n:trick is|tricks are} there, not {claimed:words}.</source>
   <translation>{n:number^} {n:Stich ist|Stiche sind} da, nicht {claimed:words}.</translation>
  </message>
  <message>
   <source>To {n:words} as well come: {cards}. Every other first card comes to fewer.</source>
   <translation>Ebenfalls {n:words} bringen: {cards}. Jede andere erste Karte bringt weniger.</translation>
  </message>
  <message>
   <source>Trick {n}: {cards}. {sentence}</source>
   <translation>Stich {n}: {cards}. {sentence}</translation>
  </message>
  <message>
   <source>Why not all {n:words}</source>
   <translation>Warum nicht alle {n:words}</translation>
  </message>
  <message>
   <source>The {many:words} other first cards come to {n:words} as well.</source>
   <translation>Auch die {many:words} anderen ersten Karten bringen {n:words}.</translation>
  </message>
  <message>
   <source>Every other first card comes to fewer.</source>
   <translation>Jede andere erste Karte bringt weniger.</translation>
  </message>
  <message>
   <source>{who} {who:trump|trumps|trump} with the {card:card}: the trick that is lost.</source>
   <translation>{who} {who:stechen|sticht|stechen} mit {card:card.dat}: der verlorene Stich.</translation>
  </message>
  <message>
   <source>{who} {who:win|wins|win} with the {card:card}: the trick that is lost.</source>
   <translation>{who} {who:gewinnen|gewinnt|gewinnen} mit {card:card.dat}: der verlorene Stich.</translation>
  </message>
  <message>
   <source>{who} {who:trump|trumps|trump} with the {card:card}.</source>
   <translation>{who} {who:stechen|sticht|stechen} mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>{who} {who:win|wins|win} with the {card:card}.</source>
   <translation>{who} {who:gewinnen|gewinnt|gewinnen} mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>The {card:card} was played, which comes to {n:words}: the {best:card} was better.</source>
   <translation>Gespielt wurde {card:card}, was {n:words} bringt: besser war {best:card}.</translation>
  </message>
  <message>
   <source>The other first card comes to {n:words} as well.</source>
   <translation>Auch die andere erste Karte bringt {n:words}.</translation>
  </message>
  <message>
   <source>No trick is there, not {n:words}.</source>
   <translation>Kein Stich ist da, nicht {n:words}.</translation>
  </message>
  <message>
   <source>Play the deal again</source>
   <translation>Das Spiel noch einmal spielen</translation>
  </message>
  <message>
   <source>Put the line back</source>
   <translation>Die Linie zurückholen</translation>
  </message>
  <message>
   <source>known</source>
   <comment>column</comment>
   <translation>wissbar</translation>
  </message>
  <message>
   <source>Trick and card, lost with all hands seen, lost on what could be known</source>
   <translation>Stich und Karte, verloren bei offenen Blättern, verloren nach dem, was man wissen konnte</translation>
  </message>
  <message>
   <source>Trick, card</source>
   <translation>Stich, Karte</translation>
  </message>
  <message>
   <source>seen</source>
   <translation>offen</translation>
  </message>
  <message>
   <source>Hidden while you try</source>
   <translation>Verdeckt beim Versuch</translation>
  </message>
  <message>
   <source>The table stands before it.</source>
   <translation>Der Tisch steht davor.</translation>
  </message>
  <message>
   <source>About 1 deal in {n:number} fits.</source>
   <translation>Etwa 1 Spiel von {n:number} passt.</translation>
  </message>
  <message>
   <source>None in {n:number}. Loosen one of these:</source>
   <translation>Keines unter {n:number}. Lockern Sie eines davon:</translation>
  </message>
  <message>
   <source>alone 1 deal in {n:number}</source>
   <translation>allein 1 Spiel von {n:number}</translation>
  </message>
  <message>
   <source>Such deals are very rare.</source>
   <translation>Solche Spiele sind sehr selten.</translation>
  </message>
  <message>
   <source>Every deal fits.</source>
   <translation>Jedes Spiel passt.</translation>
  </message>
  <message>
   <source>1 deal in {n:number} fits.</source>
   <translation>1 Spiel von {n:number} passt.</translation>
  </message>
  <message>
   <source>“{clause}”, {rare}</source>
   <translation>„{clause}“, {rare}</translation>
  </message>
  <message>
   <source>alone very rare</source>
   <translation>allein sehr selten</translation>
  </message>
  <message>
   <source>Every deal that fits is equally likely.</source>
   <translation>Jedes passende Spiel ist gleich wahrscheinlich.</translation>
  </message>
  <message>
   <source>five trumps opposite three, dummy weak in hearts, I lead</source>
   <translation>fünf Trumpf gegenüber drei, Strohmann schwach in Herz, ich spiele</translation>
  </message>
  <message>
   <source>from</source>
   <translation>von</translation>
  </message>
  <message>
   <source>to</source>
   <translation>bis</translation>
  </message>
  <message>
   <source>Trumps together</source>
   <translation>Trümpfe zusammen</translation>
  </message>
  <message>
   <source>Tricks with all hands seen</source>
   <translation>Stiche bei offenen Blättern</translation>
  </message>
  <message>
   <source>Odd trick hangs on me</source>
   <translation>Der Trick hängt an mir</translation>
  </message>
  <message>
   <source>made</source>
   <translation>gemacht</translation>
  </message>
  <message>
   <source>Keep {n:words} {n:deal|deals}</source>
   <translation>{n:number} {n:Spiel|Spiele} behalten</translation>
  </message>
  <message>
   <source>any</source>
   <translation>beliebig</translation>
  </message>
  <message>
   <source>{name}, from</source>
   <translation>{name}, von</translation>
  </message>
  <message>
   <source>{name}, to</source>
   <translation>{name}, bis</translation>
  </message>
  <message>
   <source>What is wished, in words</source>
   <translation>Was gewünscht wird, in Worten</translation>
  </message>
  <message>
   <source>Trumps</source>
   <translation>Trumpf</translation>
  </message>
  <message>
   <source>Ace 4, king 3, queen 2, jack 1. Weak: at most two cards, all under the ten.</source>
   <translation>Ass 4, König 3, Dame 2, Bube 1. Schwach: höchstens zwei Karten, alle unter der Zehn.</translation>
  </message>
  <message>
   <source>any shape</source>
   <translation>jede Verteilung</translation>
  </message>
  <message>
   <source>Shape</source>
   <translation>Verteilung</translation>
  </message>
  <message>
   <source>any suit</source>
   <translation>beliebige Farbe</translation>
  </message>
  <message>
   <source>any card</source>
   <translation>jede Karte</translation>
  </message>
  <message>
   <source>Turned</source>
   <translation>Aufgedeckt</translation>
  </message>
  <message>
   <source>Trumps in your hand</source>
   <translation>Trümpfe in Ihrem Blatt</translation>
  </message>
  <message>
   <source>Trumps in dummy</source>
   <translation>Trümpfe beim Strohmann</translation>
  </message>
  <message>
   <source>Together</source>
   <translation>Zusammen</translation>
  </message>
  <message>
   <source>Who deals</source>
   <translation>Wer gibt</translation>
  </message>
  <message>
   <source>How many deals are kept</source>
   <translation>Wie viele Spiele behalten werden</translation>
  </message>
  <message>
   <source>Tag of the kept deals</source>
   <translation>Stichwort der behaltenen Spiele</translation>
  </message>
  <message>
   <source>Score before: yours, theirs</source>
   <translation>Stand davor: Ihrer, der der anderen</translation>
  </message>
  <message>
   <source>Kept deals: how many, with which tag</source>
   <translation>Behaltene Spiele: wie viele, mit welchem Stichwort</translation>
  </message>
  <message>
   <source>Suit</source>
   <translation>Farbe</translation>
  </message>
  <message>
   <source>In your hand</source>
   <translation>In Ihrer Hand</translation>
  </message>
  <message>
   <source>In dummy</source>
   <translation>Beim Strohmann</translation>
  </message>
  <message>
   <source>Score before, you and dummy</source>
   <translation>Stand davor, Sie und der Strohmann</translation>
  </message>
  <message>
   <source>Score before, the adversaries</source>
   <translation>Stand davor, die Gegner</translation>
  </message>
  <message>
   <source>weak</source>
   <translation>schwach</translation>
  </message>
  <message>
   <source>Tell the word to your friends, and to nobody else. It opens the trays, and is not in the file.</source>
   <translation>Sagen Sie das Wort Ihren Freunden und sonst niemandem. Es öffnet die Boards und steht nicht in der Datei.</translation>
  </message>
  <message>
   <source>Make a match</source>
   <translation>Einen Wettkampf anlegen</translation>
  </message>
  <message>
   <source>The trays are drawn and sealed; nobody sees them before he plays them.</source>
   <translation>Die Boards werden gezogen und versiegelt; niemand sieht sie, bevor er sie spielt.</translation>
  </message>
  <message>
   <source>Autumn cup</source>
   <translation>Herbstpokal</translation>
  </message>
  <message>
   <source>30 November</source>
   <translation>30. November</translation>
  </message>
  <message>
   <source>Closes</source>
   <translation>Schluss</translation>
  </message>
  <message>
   <source>Match word</source>
   <translation>Losungswort</translation>
  </message>
  <message>
   <source>Make the match</source>
   <translation>Den Wettkampf anlegen</translation>
  </message>
  <message>
   <source>The match needs a title.</source>
   <translation>Der Wettkampf braucht einen Titel.</translation>
  </message>
  <message>
   <source>The trays need a word that opens them.</source>
   <translation>Die Boards brauchen ein Wort, das sie öffnet.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Ihr Name</translation>
  </message>
  <message>
   <source>Your partner</source>
   <translation>Ihr Partner</translation>
  </message>
  <message>
   <source>Your partner’s name</source>
   <translation>Name Ihres Partners</translation>
  </message>
  <message>
   <source>East and West: {level}.</source>
   <translation>Ost und West: {level}.</translation>
  </message>
  <message>
   <source>Trumps: {how}.</source>
   <translation>Trumpf: {how}.</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>All trays are played</source>
   <translation>Alle Boards sind gespielt</translation>
  </message>
  <message>
   <source>Go on with tray {number}</source>
   <translation>Mit Board {number} weiter</translation>
  </message>
  <message>
   <source>Play tray {number}</source>
   <translation>Board {number} spielen</translation>
  </message>
  <message>
   <source>Friends play the same sealed trays at home, each against computers, and merge their results.</source>
   <translation>Freunde spielen zu Hause dieselben versiegelten Boards, jeder gegen Computer, und führen ihre Ergebnisse zusammen.</translation>
  </message>
  <message>
   <source>Match</source>
   <translation>Wettkampf</translation>
  </message>
  <message>
   <source>No match yet. Make one, or open the file that a friend has sent.</source>
   <translation>Noch kein Wettkampf. Legen Sie einen an, oder öffnen Sie die Datei, die ein Freund geschickt hat.</translation>
  </message>
  <message>
   <source>Save the match…</source>
   <translation>Wettkampf sichern …</translation>
  </message>
  <message>
   <source>Save your results…</source>
   <translation>Ihre Ergebnisse sichern …</translation>
  </message>
  <message>
   <source>Merge results…</source>
   <translation>Ergebnisse zusammenführen …</translation>
  </message>
  <message>
   <source>Make a match…</source>
   <translation>Wettkampf anlegen …</translation>
  </message>
  <message>
   <source>Open a match…</source>
   <translation>Wettkampf öffnen …</translation>
  </message>
  <message>
   <source>Write your name: the results bear it.</source>
   <translation>Schreiben Sie Ihren Namen: Die Ergebnisse tragen ihn.</translation>
  </message>
  <message>
   <source>Write your partner’s name.</source>
   <translation>Schreiben Sie den Namen Ihres Partners.</translation>
  </message>
  <message>
   <source>Closes: {closes}.</source>
   <translation>Schluss: {closes}.</translation>
  </message>
  <message>
   <source>Two people cannot have one name here.</source>
   <translation>Zwei Menschen können hier nicht denselben Namen haben.</translation>
  </message>
  <message>
   <source>Write the match word: it opens the trays.</source>
   <translation>Schreiben Sie das Losungswort: Es öffnet die Boards.</translation>
  </message>
  <message>
   <source>{player}: place {place} of {players}, {plus} tricks.</source>
   <translation>{player}: Platz {place} von {players}, {plus} Stiche.</translation>
  </message>
  <message>
   <source>Tray {number}: {player} {own}, others {others}, average {average}, {plus}</source>
   <translation>Board {number}: {player} {own}, andere {others}, Durchschnitt {average}, {plus}</translation>
  </message>
  <message>
   <source>No results yet. Add the files that your friends have sent, or drop them here.</source>
   <translation>Noch keine Ergebnisse. Fügen Sie die Dateien hinzu, die Ihre Freunde geschickt haben, oder legen Sie sie hier ab.</translation>
  </message>
  <message>
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <source>Tray {number}: {player} has not played it, others {others}, average {average}</source>
   <translation>Board {number}: {player} hat es nicht gespielt, andere {others}, Durchschnitt {average}</translation>
  </message>
  <message>
   <source>Tricks, 0 to 13</source>
   <translation>Stiche, 0 bis 13</translation>
  </message>
  <message>
   <source>who is chosen</source>
   <translation>wer gewählt ist</translation>
  </message>
  <message>
   <source>others, larger: more of them</source>
   <translation>andere, größer: mehrere</translation>
  </message>
  <message>
   <source>Back to the ranking</source>
   <translation>Zurück zur Rangliste</translation>
  </message>
  <message>
   <source>Add files…</source>
   <translation>Dateien hinzufügen …</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Etwas ist schiefgegangen</translation>
  </message>
  <message>
   <source>Nothing is sent anywhere. Who wants to help can read these details:</source>
   <translation>Es wird nichts verschickt. Wer helfen will, kann diese Einzelheiten lesen:</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>Einzelheiten</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>Einzelheiten kopieren</translation>
  </message>
  <message>
   <source>Details copied</source>
   <translation>Einzelheiten kopiert</translation>
  </message>
  <message>
   <source>New table</source>
   <translation>Neuer Tisch</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>How it differs</source>
   <translation>Was anders ist</translation>
  </message>
  <message>
   <source>More sit down than play: the cut says who plays, and who waits comes in after.</source>
   <translation>Mehr als mitspielen: Das Ziehen sagt, wer spielt, und wer wartet, kommt danach hinein.</translation>
  </message>
  <message>
   <source>Prove each deal is fair</source>
   <translation>Jedes Spiel als fair beweisen</translation>
  </message>
  <message>
   <source>Deal at once</source>
   <translation>Sofort geben</translation>
  </message>
  <message>
   <source>Nobody else waits</source>
   <translation>Sonst wartet niemand</translation>
  </message>
  <message>
   <source>Nobody waits</source>
   <translation>Niemand wartet</translation>
  </message>
  <message>
   <source>{summary} {players} players.</source>
   <translation>{summary} {players} Spieler.</translation>
  </message>
  <message>
   <source>Sit down</source>
   <translation>Hinsetzen</translation>
  </message>
  <message>
   <source>Each deal is sealed before it is dealt, and the seal can be checked afterwards.</source>
   <translation>Jedes Spiel wird vor dem Geben versiegelt, und das Siegel lässt sich danach prüfen.</translation>
  </message>
  <message>
   <source>Each deal is sealed, then everybody cuts and writes a few words before the cards are dealt.</source>
   <translation>Jedes Spiel wird versiegelt, dann hebt jeder ab und schreibt ein paar Worte, bevor gegeben wird.</translation>
  </message>
  <message>
   <source>Name, seat {seat}</source>
   <translation>Name, Platz {seat}</translation>
  </message>
  <message>
   <source>Who plays, seat {seat}</source>
   <translation>Wer spielt, Platz {seat}</translation>
  </message>
  <message>
   <source>{players:words^} players</source>
   <translation>{players} Spieler</translation>
  </message>
  <message>
   <source>Dummy’s trump card. It belongs to the hand and lies across until it is played.</source>
   <translation>Die Trumpfkarte des Strohmanns. Sie gehört zum Blatt und liegt quer, bis sie gespielt wird.</translation>
  </message>
  <message>
   <source>Six tricks make the book; each one more is a point.</source>
   <translation>Sechs Stiche sind das Buch; jeder weitere ist ein Punkt.</translation>
  </message>
  <message>
   <source>The first side with {points:words} points wins the game, and two games win the rubber.</source>
   <translation>Die erste Seite mit {points} Punkten gewinnt die Partie, und zwei Partien gewinnen den Robber.</translation>
  </message>
  <message>
   <source>The first side with {points:words} points wins the game.</source>
   <translation>Die erste Seite mit {points} Punkten gewinnt die Partie.</translation>
  </message>
  <message>
   <source>was Vivant, and wins or pays double</source>
   <translation>war Vivant und gewinnt oder zahlt doppelt</translation>
  </message>
  <message>
   <source>had dummy, and wins or pays double</source>
   <translation>hatte den Strohmann und gewinnt oder zahlt doppelt</translation>
  </message>
  <message>
   <source>Play another {unit}</source>
   <translation>Noch {unit:ein|eine|ein} {unit}</translation>
  </message>
  <message>
   <source>{names} share the {what}</source>
   <translation>{names:^} {names:teilen|teilt} {what:akk}</translation>
  </message>
  <message>
   <source>{names} won the {what}</source>
   <translation>{names:^} {names:gewannen|gewann} {what:akk}</translation>
  </message>
  <message>
   <source>{deals:number} {deals:deal|deals}</source>
   <translation>{deals} {deals:Spiel|Spiele}</translation>
  </message>
  <message>
   <source>{played:^}, {deals}</source>
   <translation>{played:^}, {deals}</translation>
  </message>
  <message>
   <source>was Vivant</source>
   <translation>war Vivant</translation>
  </message>
  <message>
   <source>had dummy</source>
   <translation>hatte den Strohmann</translation>
  </message>
  <message>
   <source>The highest total wins.</source>
   <translation>Die höchste Summe gewinnt.</translation>
  </message>
  <message>
   <source>The totals sum to nought.</source>
   <translation>Die Summen ergeben zusammen null.</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>The {what} was broken off</source>
   <translation>{what:nom^} wurde abgebrochen</translation>
  </message>
  <message>
   <source>The {what} is even</source>
   <translation>{what:nom^} ist ausgeglichen</translation>
  </message>
  <message>
   <source>{story}; {left} {number:is|are} not finished.</source>
   <translation>{story}; {left} nicht {number:beendet|beendet}.</translation>
  </message>
  <message>
   <source>This session’s record is full; all of it is kept, and the next one has a record of its own.</source>
   <translation>Das Protokoll dieser Sitzung ist voll; alles bleibt erhalten, und die nächste hat ein eigenes Protokoll.</translation>
  </message>
  <message>
   <source>{story}; {name} had dummy in all of them, conceding {given:number} {given:point|points} in each.</source>
   <translation>{story}; {name} {name:hatten|hatte} immer den Strohmann und {name:gaben|gab} je {given} {given:Punkt|Punkte} ab.</translation>
  </message>
  <message>
   <source>{story}; each player had every other as partner.</source>
   <translation>{story}; jeder hatte jeden anderen zum Partner.</translation>
  </message>
  <message>
   <source>{name}: {rubbers}; total {figure}.</source>
   <translation>{name}: {rubbers}; zusammen {figure}.</translation>
  </message>
  <message>
   <source>{story}; {name} {name:were|was} Vivant in all of them.</source>
   <translation>{story}; {name} {name:waren|war} immer Vivant.</translation>
  </message>
  <message>
   <source>{story}; {name} had dummy in all of them.</source>
   <translation>{story}; {name} {name:hatten|hatte} immer den Strohmann.</translation>
  </message>
  <message>
   <source>{unit} {number:words} with {dummy} {points}</source>
   <translation>{unit} {number} mit {dummy:dat} {points}</translation>
  </message>
  <message>
   <source>{unit} {number:words} {points}</source>
   <translation>{unit} {number} {points}</translation>
  </message>
  <message>
   <source>not finished</source>
   <translation>nicht beendet</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Summe</translation>
  </message>
  <message>
   <source>{story}; each of you was Vivant once.</source>
   <translation>{story}; jeder von Ihnen war einmal Vivant.</translation>
  </message>
  <message>
   <source>{story}; each of you had dummy once.</source>
   <translation>{story}; jeder von Ihnen hatte einmal den Strohmann.</translation>
  </message>
  <message>
   <source>{story}; each player was Vivant once.</source>
   <translation>{story}; jeder Spieler war einmal Vivant.</translation>
  </message>
  <message>
   <source>{story}; each player had dummy once.</source>
   <translation>{story}; jeder Spieler hatte einmal den Strohmann.</translation>
  </message>
  <message>
   <source>V</source>
   <translation>V</translation>
  </message>
  <message>
   <source>D</source>
   <translation>S</translation>
  </message>
  <message>
   <source>Rules of this table</source>
   <translation>Regeln dieses Tisches</translation>
  </message>
  <message>
   <source>What counted</source>
   <translation>Was zählte</translation>
  </message>
  <message>
   <source>Underlined: led. On a ground: won.</source>
   <translation>Unterstrichen: ausgespielt. Unterlegt: gewonnen.</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>geändert</translation>
  </message>
  <message>
   <source>Due today</source>
   <translation>Heute fällig</translation>
  </message>
  <message>
   <source>Your mistakes</source>
   <translation>Ihre Fehler</translation>
  </message>
  <message>
   <source>Found by the solver</source>
   <translation>Vom Löser gefunden</translation>
  </message>
  <message>
   <source>From the old books</source>
   <translation>Aus den alten Büchern</translation>
  </message>
  <message>
   <source>Kept deals</source>
   <translation>Behaltene Spiele</translation>
  </message>
  <message>
   <source>All played deals</source>
   <translation>Alle gespielten Spiele</translation>
  </message>
  <message>
   <source>Make a deal</source>
   <translation>Ein Spiel machen</translation>
  </message>
  <message>
   <source>Problems and deals</source>
   <translation>Aufgaben und Spiele</translation>
  </message>
  <message>
   <source>Kinds</source>
   <translation>Arten</translation>
  </message>
  <message>
   <source>Give the player a name of at most {longest} letters.</source>
   <translation>Geben Sie dem Spieler einen Namen mit höchstens {longest} Buchstaben.</translation>
  </message>
  <message>
   <source>Give the command that starts the player; quotes must match.</source>
   <translation>Geben Sie den Befehl an, der den Spieler startet; Anführungszeichen müssen paarweise stehen.</translation>
  </message>
  <message>
   <source>There is no command “{command}” on this machine.</source>
   <translation>Auf diesem Rechner gibt es keinen Befehl „{command}“.</translation>
  </message>
  <message>
   <source>There is a player of this name already.</source>
   <translation>Einen Spieler dieses Namens gibt es schon.</translation>
  </message>
  <message>
   <source>There are {most} players already; remove one first.</source>
   <translation>Es gibt schon {most} Spieler; entfernen Sie erst einen.</translation>
  </message>
  <message>
   <source>A program that speaks the bot protocol can take any seat. No shell reads its command.</source>
   <translation>Ein Programm, das das Spielerprotokoll spricht, kann jeden Platz einnehmen. Keine Shell liest seinen Befehl.</translation>
  </message>
  <message>
   <source>Those of other makers: {words}</source>
   <translation>Die anderer Herkunft: {words}</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Befehl</translation>
  </message>
  <message>
   <source>Add player</source>
   <translation>Spieler hinzufügen</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} entfernen</translation>
  </message>
  <message>
   <source>Players of other makers</source>
   <translation>Spieler anderer Herkunft</translation>
  </message>
  <message>
   <source>Name of the player</source>
   <translation>Name des Spielers</translation>
  </message>
  <message>
   <source>Command of the player</source>
   <translation>Befehl des Spielers</translation>
  </message>
  <message>
   <source>What players can reach</source>
   <translation>Was Spieler erreichen können</translation>
  </message>
  <message>
   <source>Preferences</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Changes show at once.</source>
   <translation>Änderungen wirken sofort.</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Seiten</translation>
  </message>
  <message>
   <source>Cloth: {colour}</source>
   <translation>Tuch: {colour}</translation>
  </message>
  <message>
   <source>Open folder</source>
   <translation>Ordner öffnen</translation>
  </message>
  <message>
   <source>Open folder: {label}</source>
   <translation>Ordner öffnen: {label}</translation>
  </message>
  <message>
   <source>What is printed</source>
   <translation>Was gedruckt wird</translation>
  </message>
  <message>
   <source>Page {number} of {count}</source>
   <translation>Seite {number} von {count}</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Drucken</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Vorschau</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>US Letter</translation>
  </message>
  <message>
   <source>Paper</source>
   <translation>Papier</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Als PDF speichern…</translation>
  </message>
  <message>
   <source>There is no printer here. The pages can be saved as a PDF.</source>
   <translation>Hier gibt es keinen Drucker. Die Seiten können als PDF gespeichert werden.</translation>
  </message>
  <message>
   <source>Nothing has been counted yet.</source>
   <translation>Noch ist nichts gezählt.</translation>
  </message>
  <message>
   <source>Show the answer</source>
   <translation>Lösung zeigen</translation>
  </message>
  <message>
   <source>Why not?</source>
   <translation>Warum nicht?</translation>
  </message>
  <message>
   <source>Why not the {cards}?</source>
   <translation>Warum nicht {cards}?</translation>
  </message>
  <message>
   <source> or </source>
   <translation> oder </translation>
  </message>
  <message>
   <source>Leave the problem</source>
   <translation>Die Aufgabe verlassen</translation>
  </message>
  <message>
   <source>How often each lead is beaten</source>
   <translation>Wie oft jedes Ausspiel geschlagen wird</translation>
  </message>
  <message>
   <source>Count</source>
   <comment>cards</comment>
   <translation>Zählen</translation>
  </message>
  <message>
   <source>Still out: {cards}.</source>
   <translation>Noch draußen: {cards}.</translation>
  </message>
  <message>
   <source>Still out</source>
   <translation>Noch draußen</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Aufgaben</translation>
  </message>
  <message>
   <source>Search problems</source>
   <translation>Aufgaben suchen</translation>
  </message>
  <message>
   <source>Task in your own words</source>
   <translation>Frage in eigenen Worten</translation>
  </message>
  <message>
   <source>Not this one again</source>
   <translation>Diese nicht wieder</translation>
  </message>
  <message>
   <source>Sit down to it</source>
   <translation>Sich daransetzen</translation>
  </message>
  <message>
   <source>{n:words^} {n:is|are} due. They wait; none is lost if you come later.</source>
   <translation>{n:number} {n:ist|sind} fällig. Sie warten; keine geht verloren, wenn Sie später kommen.</translation>
  </message>
  <message>
   <source>Level</source>
   <translation>Stufe</translation>
  </message>
  <message>
   <source>Theme, of what is solved</source>
   <translation>Thema, von Gelöstem</translation>
  </message>
  <message>
   <source>Tags of the problem, with commas</source>
   <translation>Stichworte der Aufgabe, mit Kommas</translation>
  </message>
  <message>
   <source>Task of the problem, in your own words</source>
   <translation>Frage der Aufgabe, in eigenen Worten</translation>
  </message>
  <message>
   <source>No problem fits.</source>
   <translation>Keine Aufgabe passt.</translation>
  </message>
  <message>
   <source>Ask it again</source>
   <translation>Wieder stellen</translation>
  </message>
  <message>
   <source>Any tag</source>
   <translation>Jedes Stichwort</translation>
  </message>
  <message>
   <source>{at} of {of}.</source>
   <translation>{at} von {of}.</translation>
  </message>
  <message>
   <source>Any level</source>
   <translation>Jede Stufe</translation>
  </message>
  <message>
   <source>Any theme</source>
   <translation>Jedes Thema</translation>
  </message>
  <message>
   <source>Level {n}</source>
   <translation>Stufe {n}</translation>
  </message>
  <message>
   <source>joker</source>
   <translation>Joker</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Nein</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Ja</translation>
  </message>
  <message>
   <source>Cut at {cut}, “{said}”</source>
   <translation>Abgehoben bei {cut}, „{said}“</translation>
  </message>
  <message>
   <source>Deal {number}: {said}</source>
   <translation>Spiel {number}: {said}</translation>
  </message>
  <message>
   <source>to {name}, who spoke last, that nobody chose these cards: the secret was fixed before those words were known.</source>
   <translation>für {name}, zuletzt an der Reihe, dass niemand diese Karten ausgesucht hat: das Geheimnis stand fest, bevor diese Worte bekannt waren.</translation>
  </message>
  <message>
   <source>that no player looked into a hand.</source>
   <translation>dass kein Spieler in ein Blatt gesehen hat.</translation>
  </message>
  <message>
   <source>first</source>
   <translation>zuerst</translation>
  </message>
  <message>
   <source>“{said}”</source>
   <translation>„{said}“</translation>
  </message>
  <message>
   <source>Cut at {cut}</source>
   <translation>Abgehoben bei {cut}</translation>
  </message>
  <message>
   <source>Proof of the deal</source>
   <translation>Beweis des Spiels</translation>
  </message>
  <message>
   <source>Sealed when it was dealt first</source>
   <translation>Beim ersten Geben versiegelt</translation>
  </message>
  <message>
   <source>No seal was kept</source>
   <translation>Kein Siegel</translation>
  </message>
  <message>
   <source>This does not fit</source>
   <translation>Das passt nicht</translation>
  </message>
  <message>
   <source>The deal is sealed</source>
   <translation>Das Spiel ist versiegelt</translation>
  </message>
  <message>
   <source>Sealed, never shown</source>
   <translation>Versiegelt, nie gezeigt</translation>
  </message>
  <message>
   <source>The deal was fair</source>
   <translation>Das Spiel war fair</translation>
  </message>
  <message>
   <source>Not played</source>
   <translation>Nicht gespielt</translation>
  </message>
  <message>
   <source>no seal</source>
   <translation>kein Siegel</translation>
  </message>
  <message>
   <source>Deal before</source>
   <translation>Spiel davor</translation>
  </message>
  <message>
   <source>Deal after</source>
   <translation>Spiel danach</translation>
  </message>
  <message>
   <source>that the cards were fixed before the deal. You gave no share, so they may have been chosen.</source>
   <translation>dass die Karten vor dem Geben feststanden. Sie haben keinen Anteil gegeben, also könnten sie ausgesucht sein.</translation>
  </message>
  <message>
   <source>that nothing was changed after the seal. The last share, {name}’s, is weak: the cards may have been chosen.</source>
   <translation>dass nach dem Siegel nichts geändert wurde. Der letzte Anteil, von {name}, ist schwach: die Karten könnten ausgesucht sein.</translation>
  </message>
  <message>
   <source>To {names} too, if all wrote theirs on paper first.</source>
   <translation>Auch für {names}, wenn alle ihre Worte vorher auf Papier schrieben.</translation>
  </message>
  <message>
   <source>last</source>
   <translation>zuletzt</translation>
  </message>
  <message>
   <source>Copy the proof</source>
   <translation>Beweis kopieren</translation>
  </message>
  <message>
   <source>Check again</source>
   <translation>Noch einmal prüfen</translation>
  </message>
  <message>
   <source>No deal has been sealed or counted yet.</source>
   <translation>Noch wurde kein Spiel versiegelt oder gezählt.</translation>
  </message>
  <message>
   <source>Deal {number} of the sitting, checked on this computer just now.</source>
   <translation>Spiel {number} der Sitzung, soeben auf diesem Rechner geprüft.</translation>
  </message>
  <message>
   <source>Check it elsewhere with the script of {lines} lines.</source>
   <translation>Anderswo prüft man es mit dem Skript von {lines} Zeilen.</translation>
  </message>
  <message>
   <source>Deal {number} of the sitting.</source>
   <translation>Spiel {number} der Sitzung.</translation>
  </message>
  <message>
   <source>does not fit</source>
   <translation>passt nicht</translation>
  </message>
  <message>
   <source>This sitting</source>
   <translation>Diese Sitzung</translation>
  </message>
  <message>
   <source>What was said</source>
   <translation>Was gesagt wurde</translation>
  </message>
  <message>
   <source>The seal</source>
   <translation>Das Siegel</translation>
  </message>
  <message>
   <source>Ask a computer’s plate: Prove it.</source>
   <translation>Das Namensschild eines Computers hat dafür: Beweisen.</translation>
  </message>
  <message>
   <source>What follows from it</source>
   <translation>Was daraus folgt</translation>
  </message>
  <message>
   <source>from SHA-256 {digits} …</source>
   <translation>aus SHA-256 {digits} …</translation>
  </message>
  <message>
   <source>First dealt</source>
   <translation>Zuerst gegeben</translation>
  </message>
  <message>
   <source>The proof is copied.</source>
   <translation>Der Beweis ist kopiert.</translation>
  </message>
  <message>
   <source>Checked again: {title}.</source>
   <translation>Noch einmal geprüft: {title}.</translation>
  </message>
  <message>
   <source>being played</source>
   <translation>im Spiel</translation>
  </message>
  <message>
   <source>before the cut</source>
   <translation>vor dem Abheben</translation>
  </message>
  <message>
   <source>The secret</source>
   <translation>Das Geheimnis</translation>
  </message>
  <message>
   <source>after the deal</source>
   <translation>nach dem Spiel</translation>
  </message>
  <message>
   <source>This proves</source>
   <translation>Das beweist</translation>
  </message>
  <message>
   <source>It does not prove</source>
   <translation>Es beweist nicht,</translation>
  </message>
  <message>
   <source>turned</source>
   <translation>aufgedeckt</translation>
  </message>
  <message>
   <source>never shown</source>
   <translation>nie gezeigt</translation>
  </message>
  <message>
   <source>fair</source>
   <translation>fair</translation>
  </message>
  <message>
   <source>not played</source>
   <translation>nicht gespielt</translation>
  </message>
  <message>
   <source>Tricks of {side}, 0 to 13</source>
   <translation>Stiche von {side}, 0 bis 13</translation>
  </message>
  <message>
   <source>Table {number}: {level}</source>
   <translation>Tisch {number}: {level}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Sie</translation>
  </message>
  <message>
   <source>No tray is counted yet. Each is compared with other tables when you have played it.</source>
   <translation>Noch ist kein Board gezählt. Jedes wird mit anderen Tischen verglichen, wenn Sie es gespielt haben.</translation>
  </message>
  <message>
   <source>Tray {number}: {table}</source>
   <translation>Board {number}: {table}</translation>
  </message>
  <message>
   <source>you</source>
   <translation>Sie</translation>
  </message>
  <message>
   <source>other tables, larger: more of them</source>
   <translation>andere Tische, größer: mehrere</translation>
  </message>
  <message>
   <source>How they played it</source>
   <translation>So wurde gespielt</translation>
  </message>
  <message>
   <source>Play a tray again</source>
   <translation>Ein Board noch einmal spielen</translation>
  </message>
  <message>
   <source>Average of the line</source>
   <translation>Durchschnitt der Linie</translation>
  </message>
  <message>
   <source>{trays:number^} {trays:tray|trays}, the same cards at {tables:number} tables.</source>
   <translation>{trays:number^} {trays:Board|Boards}, dieselben Karten an {tables:number} Tischen.</translation>
  </message>
  <message>
   <source>Your table</source>
   <translation>Ihr Tisch</translation>
  </message>
  <message>
   <source>Back to tray {number}</source>
   <translation>Zurück zu Board {number}</translation>
  </message>
  <message>
   <source>plays</source>
   <translation>spielt</translation>
  </message>
  <message>
   <source>The last {n:number} {n:trick was|tricks were} claimed.</source>
   <translation>Am Ende {n:wurde ein Stich|wurden Stiche} beansprucht: {n:number}.</translation>
  </message>
  <message>
   <source>Direction</source>
   <translation>Richtung</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} a {suit:suit}.</source>
   <translation>Dann {name:haben|hat} {name} {how} {suit:suits}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} {n:number} or more {suit:suits}.</source>
   <translation>Dann {name:haben|hat} {name} {how} {n:number} oder mehr {suit:suits}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} at most one {suit:suit}.</source>
   <translation>Dann {name:haben|hat} {name} {how} höchstens ein {suit:suits}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} at most {n:number} {suit:suits}.</source>
   <translation>Dann {name:haben|hat} {name} {how} höchstens {n:number} {suit:suits}.</translation>
  </message>
  <message>
   <source>The {card:card} loses in {n} of 100 layouts.</source>
   <translation>{card:card.nom^} verliert in {n} von 100 Lagen.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} the {card:card}.</source>
   <translation>Dann {name:haben|hat} {name} {how} {card:card.akk}.</translation>
  </message>
  <message>
   <source>Better: the {card:card}.</source>
   <translation>Besser: {card:card.nom}.</translation>
  </message>
  <message>
   <source>All hands could be known: the {card:card} loses.</source>
   <translation>Alle Blätter konnte man wissen: {card:card.nom^} verliert.</translation>
  </message>
  <message>
   <source>The {card:card} loses in all layouts.</source>
   <translation>{card:card.nom^} verliert in allen Lagen.</translation>
  </message>
  <message>
   <source>always</source>
   <comment>in these layouts</comment>
   <translation>jedes Mal</translation>
  </message>
  <message>
   <source>mostly</source>
   <comment>in these layouts</comment>
   <translation>meist</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} no {suit:suits} and can ruff.</source>
   <translation>Dann {name:haben|hat} {name} {how} kein {suit:suits} und {name:können|kann} stechen.</translation>
  </message>
  <message>
   <source>Then {suit:suits} {how} divide {most} to {least}.</source>
   <translation>Dann liegt {suit:suits} {how} {most} zu {least}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} no {suit:suits}.</source>
   <translation>Dann {name:haben|hat} {name} {how} kein {suit:suits}.</translation>
  </message>
  <message>
   <source>Then one of the others {how} has no {suit:suits} and can ruff.</source>
   <translation>Dann hat {how} einer der beiden anderen kein {suit:suits} und kann stechen.</translation>
  </message>
  <message>
   <source>Trick {number}: {said}</source>
   <translation>Stich {number}: {said}</translation>
  </message>
  <message>
   <source>Trick {number}, card {card}</source>
   <translation>Stich {number}, Karte {card}</translation>
  </message>
  <message>
   <source>Dead hand</source>
   <translation>Totes Blatt</translation>
  </message>
  <message>
   <source>{packet}, taken by {name}</source>
   <translation>{packet}, genommen von {name:dat}</translation>
  </message>
  <message>
   <source>Trick {number}, turned</source>
   <translation>Stich {number}, verdeckt</translation>
  </message>
  <message>
   <source>Trick {number}, {name} has not played</source>
   <translation>Stich {number}, {name} hat nicht gespielt</translation>
  </message>
  <message>
   <source>, led</source>
   <translation>, ausgespielt</translation>
  </message>
  <message>
   <source>, won</source>
   <translation>, gewonnen</translation>
  </message>
  <message>
   <source>{who} dealt.</source>
   <translation>Geber: {who}.</translation>
  </message>
  <message>
   <source>Before the first lead</source>
   <translation>Vor dem ersten Ausspiel</translation>
  </message>
  <message>
   <source>Before trick {number}</source>
   <translation>Vor Stich {number}</translation>
  </message>
  <message>
   <source>Deal {name}, number {grouped}</source>
   <translation>Spiel {name}, Nummer {grouped}</translation>
  </message>
  <message>
   <source>Deal number {grouped}</source>
   <translation>Spielnummer {grouped}</translation>
  </message>
  <message>
   <source>Big</source>
   <translation>Groß</translation>
  </message>
  <message>
   <source>Little</source>
   <translation>Klein</translation>
  </message>
  <message>
   <source>Trick {number}, turned, {name} won</source>
   <translation>Stich {number}, verdeckt, gewonnen von {name:dat}</translation>
  </message>
  <message>
   <source>{name} bid {bid}.</source>
   <translation>{name:^} {name:boten|bot} {bid}.</translation>
  </message>
  <message>
   <source>{name} bid {bid}, doubled.</source>
   <translation>{name:^} {name:boten|bot} {bid}, Kontra.</translation>
  </message>
  <message>
   <source>{name} bid {bid}, redoubled.</source>
   <translation>{name:^} {name:boten|bot} {bid}, Rekontra.</translation>
  </message>
  <message>
   <source>{name} stood.</source>
   <translation>{name:^} {name:blieben|blieb}.</translation>
  </message>
  <message>
   <source>{name} exchanged.</source>
   <translation>{name:^} {name:tauschten|tauschte}.</translation>
  </message>
  <message>
   <source>{side} {tricks:words}</source>
   <translation>{side} {tricks}</translation>
  </message>
  <message>
   <source>The last tricks were claimed.</source>
   <translation>Die letzten Stiche wurden beansprucht.</translation>
  </message>
  <message>
   <source>Books: {tricks}.</source>
   <translation>Stiche: {tricks}.</translation>
  </message>
  <message>
   <source>Tricks: {tricks}.</source>
   <translation>Stiche: {tricks}.</translation>
  </message>
  <message>
   <source>There are no trumps, and low cards win.</source>
   <translation>Es gibt keinen Trumpf, und niedrige Karten gewinnen.</translation>
  </message>
  <message>
   <source>There are no trumps.</source>
   <translation>Es gibt keinen Trumpf.</translation>
  </message>
  <message>
   <source>, the {rank:rank} was turned</source>
   <translation>, aufgedeckt {rank:rank.nom}</translation>
  </message>
  <message>
   <source>; low cards win</source>
   <translation>; niedrige Karten gewinnen</translation>
  </message>
  <message>
   <source>{suit:suits^} are trumps{turned}{low}.</source>
   <translation>Trumpf ist {suit:suits}{turned}{low}.</translation>
  </message>
  <message>
   <source>{name}, thrown in</source>
   <translation>{name}, eingeworfen</translation>
  </message>
  <message>
   <source>Seen: somebody had seen cards of this deal before, so it counts in no statistics.</source>
   <translation>Gesehen: Jemand kannte Karten dieses Spiels schon, darum zählt es in keiner Statistik.</translation>
  </message>
  <message>
   <source>Why this card?</source>
   <translation>Warum diese Karte?</translation>
  </message>
  <message>
   <source>Hands as dealt</source>
   <translation>Blätter wie gegeben</translation>
  </message>
  <message>
   <source>Replay this deal</source>
   <translation>Dieses Spiel noch einmal</translation>
  </message>
  <message>
   <source>the last quitted trick may be looked at</source>
   <translation>der letzte abgelegte Stich angesehen werden</translation>
  </message>
  <message>
   <source>no quitted trick may be looked at</source>
   <translation>kein abgelegter Stich angesehen werden</translation>
  </message>
  <message>
   <source>No deal yet.</source>
   <translation>Noch kein Spiel.</translation>
  </message>
  <message>
   <source>Close the record</source>
   <translation>Protokoll schließen</translation>
  </message>
  <message>
   <source>In play only {seen}.</source>
   <translation>Im Spiel darf nur {seen}.</translation>
  </message>
  <message>
   <source>In play {seen}.</source>
   <translation>Im Spiel darf {seen}.</translation>
  </message>
  <message>
   <source>This card is asked again on other days.</source>
   <translation>Diese Karte wird an anderen Tagen wieder gefragt.</translation>
  </message>
  <message>
   <source>Try again</source>
   <comment>choose another card</comment>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>Stop trying</source>
   <translation>Versuch beenden</translation>
  </message>
  <message>
   <source>Layouts</source>
   <translation>Verteilungen</translation>
  </message>
  <message>
   <source>Show hands</source>
   <translation>Blätter zeigen</translation>
  </message>
  <message>
   <source>Worth nothing at this score: {n}</source>
   <translation>Bei diesem Stand nichts wert: {n}</translation>
  </message>
  <message>
   <source>Close the review</source>
   <translation>Durchsicht schließen</translation>
  </message>
  <message>
   <source>What is shown</source>
   <translation>Was gezeigt wird</translation>
  </message>
  <message>
   <source>Hide hands</source>
   <translation>Blätter decken</translation>
  </message>
  <message>
   <source>Whose losses</source>
   <translation>Wessen Verluste</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Zugeklappt</translation>
  </message>
  <message>
   <source>Losses</source>
   <translation>Verluste</translation>
  </message>
  <message>
   <source>Lines</source>
   <comment>of a deal</comment>
   <translation>Linien</translation>
  </message>
  <message>
   <source>Knows</source>
   <comment>a seat</comment>
   <translation>Wissen</translation>
  </message>
  <message>
   <source>Unlucky, well played</source>
   <translation>Pech, gut gespielt</translation>
  </message>
  <message>
   <source>Lucky</source>
   <translation>Glück</translation>
  </message>
  <message>
   <source>Slip</source>
   <translation>Ungenau</translation>
  </message>
  <message>
   <source>Mistake</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <source>found at the first try</source>
   <translation>beim ersten Versuch gefunden</translation>
  </message>
  <message>
   <source>found later</source>
   <translation>später gefunden</translation>
  </message>
  <message>
   <source>shown</source>
   <translation>gezeigt</translation>
  </message>
  <message>
   <source>{verdict}, in points</source>
   <translation>{verdict}, in Punkten</translation>
  </message>
  <message>
   <source>{name}: {done}. {verdict}. Loses {seen} points with all hands seen, {known} on what could be known.</source>
   <translation>{name}: {done}. {verdict}. Verliert {seen} Punkte bei offenen Blättern, {known} nach dem, was man wissen konnte.</translation>
  </message>
  <message>
   <source>Counting, {done} of {whole}</source>
   <translation>Gezählt: {done} von {whole}</translation>
  </message>
  <message>
   <source>Lost on what could be known: {told}. Within ±{within}.</source>
   <translation>Verloren nach dem, was man wissen konnte: {told}. Auf ±{within} genau.</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>Loses {n:number} {n:trick|tricks} with all hands seen, {known} on what could be known.</source>
   <translation>Verliert {n} {n:Stich|Stiche} bei offenen Blättern, {known} nach dem, was man wissen konnte.</translation>
  </message>
  <message>
   <source>{n:number} {n:trick|tricks} to {whom}; {m:number} {m:was|were} there</source>
   <translation>{n} {n:Stich|Stiche} für {whom:akk}; {m} {m:war|waren} möglich</translation>
  </message>
  <message>
   <source>Lost on what could be known: {told}.</source>
   <translation>Verloren nach dem, was man wissen konnte: {told}.</translation>
  </message>
  <message>
   <source>Trick {number}, {name:whose} card. Choose again.</source>
   <translation>Stich {number}, am Spiel: {name}. Wählen Sie noch einmal.</translation>
  </message>
  <message>
   <source>Trick {number}, {name:whose} lead. Choose again.</source>
   <translation>Stich {number}, Ausspiel: {name}. Wählen Sie noch einmal.</translation>
  </message>
  <message>
   <source>{card:card^}: right. It brings {n:number} with all hands seen, {known} on what can be known.</source>
   <translation>{card:card^}: richtig. Das bringt {n} bei offenen Blättern, {known} nach dem, was man wissen kann.</translation>
  </message>
  <message>
   <source>{card:card^}: it brings {n:number} with all hands seen, {known} on what can be known.</source>
   <translation>{card:card^}: Das bringt {n} bei offenen Blättern, {known} nach dem, was man wissen kann.</translation>
  </message>
  <message>
   <source>Better: {done}.</source>
   <translation>Besser: {done}.</translation>
  </message>
  <message>
   <source>not certain</source>
   <translation>nicht sicher</translation>
  </message>
  <message>
   <source>Worth nothing at this score.</source>
   <translation>Bei diesem Stand nichts wert.</translation>
  </message>
  <message>
   <source>The {card:card} brings {n:number} with all hands seen.</source>
   <translation>{card:card.nom^} bringt {n} bei offenen Blättern.</translation>
  </message>
  <message>
   <source>{n:number} {n:trick|tricks} to {whom}</source>
   <translation>{n} {n:Stich|Stiche} für {whom:akk}</translation>
  </message>
  <message>
   <source>That was played. Choose again.</source>
   <translation>Die wurde gespielt. Wählen Sie noch einmal.</translation>
  </message>
  <message>
   <source>Costs {cost}. Choose again.</source>
   <translation>Kostet {cost}. Wählen Sie noch einmal.</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <source>Reset {rule}</source>
   <translation>{rule} zurücksetzen</translation>
  </message>
  <message>
   <source>Go to “{rule}”</source>
   <translation>Zu „{rule}“</translation>
  </message>
  <message>
   <source>Changed.</source>
   <translation>Geändert.</translation>
  </message>
  <message>
   <source>The rules of this game are missing: docs/handbook was not found beside the program.</source>
   <translation>Die Regeln dieses Spiels fehlen: docs/handbook wurde neben dem Programm nicht gefunden.</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>In den Regeln suchen</translation>
  </message>
  <message>
   <source>Previous place</source>
   <translation>Vorige Stelle</translation>
  </message>
  <message>
   <source>Next place</source>
   <translation>Nächste Stelle</translation>
  </message>
  <message>
   <source>{place} of {count}</source>
   <translation>{place} von {count}</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Inhalt</translation>
  </message>
  <message>
   <source>Not in these rules.</source>
   <translation>Nicht in diesen Regeln.</translation>
  </message>
  <message>
   <source>Delete this preset</source>
   <translation>Diesen Regelsatz löschen</translation>
  </message>
  <message>
   <source>Search rules</source>
   <translation>Regeln suchen</translation>
  </message>
  <message>
   <source>No rule says that.</source>
   <translation>Keine Regel sagt das.</translation>
  </message>
  <message>
   <source>Save as preset</source>
   <translation>Als Regelsatz sichern</translation>
  </message>
  <message>
   <source>Back to {name}</source>
   <translation>Zurück zu {name}</translation>
  </message>
  <message>
   <source>Reset all to {source}</source>
   <translation>Alles zurück zu {source}</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>Alles zurücksetzen</translation>
  </message>
  <message>
   <source>{names} went back to the usual: it has no effect now.</source>
   <translation>{names} ist wieder wie üblich: jetzt ohne Wirkung.</translation>
  </message>
  <message>
   <source>{names} went back to the usual: they have no effect now.</source>
   <translation>{names} sind wieder wie üblich: jetzt ohne Wirkung.</translation>
  </message>
  <message>
   <source>Name of the preset</source>
   <translation>Name des Regelsatzes</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Sichern</translation>
  </message>
  <message>
   <source>Close the rules</source>
   <translation>Regeln schließen</translation>
  </message>
  <message>
   <source>Changes hold from the next deal.</source>
   <translation>Änderungen gelten ab dem nächsten Spiel.</translation>
  </message>
  <message>
   <source>{changed} changed</source>
   <translation>{changed} geändert</translation>
  </message>
  <message>
   <source>“{rule}”</source>
   <translation>„{rule}“</translation>
  </message>
  <message>
   <source>First dummy</source>
   <translation>Erster Strohmann</translation>
  </message>
  <message>
   <source>Partners</source>
   <translation>Partner</translation>
  </message>
  <message>
   <source>For information: {value}</source>
   <translation>Zur Kenntnis: {value}</translation>
  </message>
  <message>
   <source>Waits for the next {unit}</source>
   <translation>Wartet auf {unit:den nächsten|die nächste|das nächste} {unit}</translation>
  </message>
  <message>
   <source>Holds from the next {unit}</source>
   <translation>Gilt ab {unit:dem nächsten|der nächsten|dem nächsten} {unit}</translation>
  </message>
  <message>
   <source>{name}: {changed} changed</source>
   <translation>{name}: {changed} geändert</translation>
  </message>
  <message>
   <source>Give it a name.</source>
   <translation>Geben Sie ihm einen Namen.</translation>
  </message>
  <message>
   <source>That is the name of a preset that cannot be changed.</source>
   <translation>So heißt ein Regelsatz, der nicht geändert werden kann.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Next deal</source>
   <translation>Nächstes Spiel</translation>
  </message>
  <message>
   <source>{word}: {meaning}</source>
   <translation>{word}: {meaning}</translation>
  </message>
  <message>
   <source>Score sheet, {name}</source>
   <translation>Punkteblatt, {name}</translation>
  </message>
  <message>
   <source>Copied.</source>
   <translation>Kopiert.</translation>
  </message>
  <message>
   <source>Proof…</source>
   <translation>Beweis…</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>Seite</translation>
  </message>
  <message>
   <source>won by the side that first has {games:words} games, and worth {bonus:words} game points more.</source>
   <translation>Ihn gewinnt die Seite, die zuerst {games:words} Partien hat; er bringt {bonus:words} Partiepunkte mehr.</translation>
  </message>
  <message>
   <source>a game in which the others make no point. It is worth three game points; a double, if they make one or two, is worth two, any other game one.</source>
   <translation>eine Partie, in der die anderen keinen Punkt machen. Sie bringt drei Partiepunkte; zweifach, bei einem oder zwei Punkten der anderen, bringt zwei, jede andere Partie einen.</translation>
  </message>
  <message>
   <source>This deal alone: a lesson is not saved.</source>
   <translation>Nur dieses Spiel: Eine Lektion wird nicht gespeichert.</translation>
  </message>
  <message>
   <source>won by the side that first has {points:words} points.</source>
   <translation>Sie gewinnt die Seite, die zuerst {points:words} Punkte hat.</translation>
  </message>
  <message>
   <source>Treble</source>
   <translation>Dreifach</translation>
  </message>
  <message>
   <source>Vivant receives from each adversary, or pays to each, what the game is worth; so he wins or loses twice what each of them does.</source>
   <translation>Der Vivant bekommt von jedem Gegner, oder zahlt jedem, was die Partie wert ist; so gewinnt oder verliert er das Doppelte von jedem.</translation>
  </message>
  <message>
   <source>The dummy player receives from each adversary, or pays to each, what the rubber is worth; so he wins or loses twice what each of them does.</source>
   <translation>Wer den Strohmann hat, bekommt von jedem Gegner, oder zahlt jedem, was der Robber wert ist; so gewinnt oder verliert er das Doppelte von jedem.</translation>
  </message>
  <message>
   <source>{payer} {payer:pay|pays} {payee}</source>
   <translation>{payer:^} {payer:zahlen|zahlt} {payee:dat}</translation>
  </message>
  <message>
   <source>{who} {who:receive|receives}</source>
   <translation>{who:^} {who:bekommen|bekommt}</translation>
  </message>
  <message>
   <source>{who} {who:pay|pays}</source>
   <translation>{who:^} {who:zahlen|zahlt}</translation>
  </message>
  <message>
   <source>{who} {who:receive|receives} twice, from {names}.</source>
   <translation>{who:^} {who:bekommen|bekommt} zweimal, von {names:dat}.</translation>
  </message>
  <message>
   <source>{who} {who:pay|pays} twice, to {names}.</source>
   <translation>{who:^} {who:zahlen|zahlt} zweimal, an {names:akk}.</translation>
  </message>
  <message>
   <source>{who} {who:were|was} Vivant</source>
   <translation>{who:^} {who:waren|war} Vivant</translation>
  </message>
  <message>
   <source>{who} had dummy</source>
   <translation>{who:^} {who:hatten|hatte} den Strohmann</translation>
  </message>
  <message>
   <source>{side} won a {unit} of {worth}.</source>
   <translation>{side:^} {side:gewannen|gewann} {unit:einen|eine|ein} {unit} zu {worth}.</translation>
  </message>
  <message>
   <source>{side} lost a {unit} of {worth}.</source>
   <translation>{side:^} {side:verloren|verlor} {unit:einen|eine|ein} {unit} zu {worth}.</translation>
  </message>
  <message>
   <source>Each player has a running account; the accounts always sum to nought.</source>
   <translation>Jeder Spieler hat ein laufendes Konto; die Konten ergeben zusammen immer null.</translation>
  </message>
  <message>
   <source>A player’s total is three times the value of his own {unit}, less the values of all three; the three totals sum to nought.</source>
   <translation>Die Summe eines Spielers ist dreimal der Wert {unit:seines eigenen|seiner eigenen|seines eigenen} ({unit}), weniger die Werte aller drei; die drei Summen ergeben null.</translation>
  </message>
  <message>
   <source>{words} {amount}.</source>
   <translation>{words} {amount}.</translation>
  </message>
  <message>
   <source>For each {unit} Vivant settles with each adversary.</source>
   <translation>Je {unit} rechnet der Vivant mit jedem Gegner ab.</translation>
  </message>
  <message>
   <source>For each {unit} the dummy player settles with each adversary.</source>
   <translation>Je {unit} rechnet, wer den Strohmann hat, mit jedem Gegner ab.</translation>
  </message>
  <message>
   <source>Stake</source>
   <translation>Einsatz</translation>
  </message>
  <message>
   <source>The {unit} leaves nothing to pay.</source>
   <translation>{unit:nom^} lässt nichts zu zahlen.</translation>
  </message>
  <message>
   <source>{words} {each} for this {unit}.</source>
   <translation>{words} {each} für {unit:diesen}.</translation>
  </message>
  <message>
   <source>{ours} against {theirs}</source>
   <translation>{ours:^} gegen {theirs:akk}</translation>
  </message>
  <message>
   <source>, {concession} conceded</source>
   <translation>, {concession} abgegeben</translation>
  </message>
  <message>
   <source>{owner:whose^} {unit}, 3 × {net} less {total}</source>
   <translation>{owner:whose^} {unit}, 3 × {net} weniger {total}</translation>
  </message>
  <message>
   <source>Two players settle the {unit:pl} that one of them had with {dummy}.</source>
   <translation>Zwei Spieler rechnen die {unit:pl} ab, in denen einer von ihnen {dummy:akk} hatte.</translation>
  </message>
  <message>
   <source>In all</source>
   <translation>Zusammen</translation>
  </message>
  <message>
   <source>What each player has won or lost, all payments together.</source>
   <translation>Was jeder Spieler gewonnen oder verloren hat, alle Zahlungen zusammen.</translation>
  </message>
  <message>
   <source>What one wins another pays: the sum is nought.</source>
   <translation>Was einer gewinnt, zahlt ein anderer: Die Summe ist null.</translation>
  </message>
  <message>
   <source>Each player settles with one of the other side.</source>
   <translation>Jeder Spieler rechnet mit einem der anderen Seite ab.</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Zahlung</translation>
  </message>
  <message>
   <source>{amount} for a rubber point</source>
   <translation>{amount} je Robberpunkt</translation>
  </message>
  <message>
   <source>{amount} for a point</source>
   <translation>{amount} je Punkt</translation>
  </message>
  <message>
   <source>{amount} for a game</source>
   <translation>{amount} je Partie</translation>
  </message>
  <message>
   <source>{amount} for a trick</source>
   <translation>{amount} je Trick</translation>
  </message>
  <message>
   <source>{a} for a trick, {b} for a game, {c} for the rubber</source>
   <translation>{a} je Trick, {b} je Partie, {c} für den Robber</translation>
  </message>
  <message>
   <source>Played for nothing</source>
   <translation>Um nichts gespielt</translation>
  </message>
  <message>
   <source>No account is kept.</source>
   <translation>Es wird kein Konto geführt.</translation>
  </message>
  <message>
   <source>The stake is paid for each rubber point.</source>
   <translation>Der Einsatz gilt für jeden Robberpunkt.</translation>
  </message>
  <message>
   <source>The stake is paid for each point.</source>
   <translation>Der Einsatz gilt für jeden Punkt.</translation>
  </message>
  <message>
   <source>Adversaries</source>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>{words} in all</source>
   <translation>{words} zusammen</translation>
  </message>
  <message>
   <source>{had}; the {unit} is {words} and does not count yet.</source>
   <translation>{had}; {unit:nom} ist {words} und zählt noch nicht.</translation>
  </message>
  <message>
   <source>Each player has the points of his side.</source>
   <translation>Jeder Spieler hat die Punkte seiner Seite.</translation>
  </message>
  <message>
   <source>Value of the {unit}</source>
   <translation>Wert {unit:gen}</translation>
  </message>
  <message>
   <source>{who} {who:have|has} {points}.</source>
   <translation>{who:^} {who:haben|hat} {points}.</translation>
  </message>
  <message>
   <source>The highest total wins; equal totals share it.</source>
   <translation>Die höchste Summe gewinnt; gleiche Summen teilen.</translation>
  </message>
  <message>
   <source>The session was broken off, and by the rules nothing is settled.</source>
   <translation>Die Sitzung wurde abgebrochen, und nach den Regeln wird nichts abgerechnet.</translation>
  </message>
  <message>
   <source>A session that is broken off settles nothing, as agreed.</source>
   <translation>Eine abgebrochene Sitzung rechnet nichts ab, wie vereinbart.</translation>
  </message>
  <message>
   <source>The accounts are even.</source>
   <translation>Die Konten sind ausgeglichen.</translation>
  </message>
  <message>
   <source>The session was broken off, and nothing is settled.</source>
   <translation>Die Sitzung wurde abgebrochen, und nichts wird abgerechnet.</translation>
  </message>
  <message>
   <source>{unit:^} {number}, {dummy}</source>
   <translation>{unit:^} {number}, {dummy}</translation>
  </message>
  <message>
   <source> In {third:whose} {unit} you were partners, and nothing passes between partners.</source>
   <translation> In {third:whose} {unit} waren Sie Partner, und zwischen Partnern fließt nichts.</translation>
  </message>
  <message>
   <source> In {third:whose} {unit} they were partners, and nothing passes between partners.</source>
   <translation> In {third:whose} {unit} waren sie Partner, und zwischen Partnern fließt nichts.</translation>
  </message>
  <message>
   <source>Between two players only your own two {unit:pl} matter.</source>
   <translation>Zwischen zwei Spielern zählen nur ihre eigenen zwei {unit:pl}, also auch Ihre.</translation>
  </message>
  <message>
   <source>Between two players only their own two {unit:pl} matter.</source>
   <translation>Zwischen zwei Spielern zählen nur ihre eigenen zwei {unit:pl}.</translation>
  </message>
  <message>
   <source>{amount} for a rubber point, {more} for the rubber</source>
   <translation>{amount} je Robberpunkt, {more} für den Robber</translation>
  </message>
  <message>
   <source>Games won less games lost</source>
   <translation>Partien gewonnen weniger verloren</translation>
  </message>
  <message>
   <source>The stake is paid for each game.</source>
   <translation>Der Einsatz gilt für jede Partie.</translation>
  </message>
  <message>
   <source>Odd tricks ahead</source>
   <translation>Mehr Tricks</translation>
  </message>
  <message>
   <source>The stake is paid for each odd trick.</source>
   <translation>Der Einsatz gilt für jeden Trick.</translation>
  </message>
  <message>
   <source>Tricks, games and the rubber are paid for as 1 to 2½ to 5.</source>
   <translation>Tricks, Partien und Robber zahlen wie 1 zu 2½ zu 5.</translation>
  </message>
  <message>
   <source>Nobody pays</source>
   <translation>Niemand zahlt</translation>
  </message>
  <message>
   <source>From each</source>
   <translation>Von jedem</translation>
  </message>
  <message>
   <source>To each</source>
   <translation>An jeden</translation>
  </message>
  <message>
   <source>in play</source>
   <translation>noch im Gang</translation>
  </message>
  <message>
   <source>Only finished {unit:pl} are settled.</source>
   <translation>Nur beendete {unit:pl} werden abgerechnet.</translation>
  </message>
  <message>
   <source>Games ahead, 2½ times</source>
   <translation>Mehr Partien, 2½-mal</translation>
  </message>
  <message>
   <source>The rubber, 5 times</source>
   <translation>Der Robber, 5-mal</translation>
  </message>
  <message>
   <source>Each pays</source>
   <translation>Jeder zahlt</translation>
  </message>
  <message>
   <source>Points ahead</source>
   <translation>Mehr Punkte</translation>
  </message>
  <message>
   <source>For the rubber itself</source>
   <translation>Für den Robber selbst</translation>
  </message>
  <message>
   <source>How far</source>
   <translation>Stand</translation>
  </message>
  <message>
   <source>Last played</source>
   <translation>Zuletzt gespielt</translation>
  </message>
  <message>
   <source>{there:number^} {there:table|tables}.</source>
   <translation>{there:number^} {there:Tisch|Tische}.</translation>
  </message>
  <message>
   <source>Tables</source>
   <translation>Tische</translation>
  </message>
  <message>
   <source>Search tables</source>
   <translation>Tische suchen</translation>
  </message>
  <message>
   <source>Name of the table</source>
   <translation>Name des Tisches</translation>
  </message>
  <message>
   <source>Rename it</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <source>Put it back</source>
   <translation>Zurücklegen</translation>
  </message>
  <message>
   <source>{shown} of {there} tables.</source>
   <translation>{shown} von {there} Tischen.</translation>
  </message>
  <message>
   <source>Sorted by</source>
   <translation>Sortiert nach</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>Umbenennen…</translation>
  </message>
  <message>
   <source>This table is open in the window.</source>
   <translation>Dieser Tisch ist im Fenster geöffnet.</translation>
  </message>
  <message>
   <source>In tricks</source>
   <translation>In Stichen</translation>
  </message>
  <message>
   <source>In points</source>
   <translation>In Punkten</translation>
  </message>
  <message>
   <source>The deal held</source>
   <translation>Das Spiel enthielt</translation>
  </message>
  <message>
   <source>Points {name} made</source>
   <translation>Punkte von {name:dat}</translation>
  </message>
  <message>
   <source>Tricks {name} took</source>
   <translation>Stiche von {name:dat}</translation>
  </message>
  <message>
   <source>The others’ gifts</source>
   <translation>Geschenke der anderen</translation>
  </message>
  <message>
   <source>How the cards lay</source>
   <translation>Lage der Karten</translation>
  </message>
  <message>
   <source>Luck of the deal</source>
   <translation>Glück der Karten</translation>
  </message>
  <message>
   <source>{name:whose} own losses</source>
   <translation>{name:whose} Verluste</translation>
  </message>
  <message>
   <source>The partner’s losses</source>
   <translation>Verluste des Partners</translation>
  </message>
  <message>
   <source>The claim</source>
   <comment>part of a sum</comment>
   <translation>Der Anspruch</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>From: year-month-day</source>
   <translation>Von: Jahr-Monat-Tag</translation>
  </message>
  <message>
   <source>To: year-month-day</source>
   <translation>Bis: Jahr-Monat-Tag</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wann</translation>
  </message>
  <message>
   <source>Losses in</source>
   <translation>Verluste in</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Für</translation>
  </message>
  <message>
   <source>Rules of the game</source>
   <translation>Regeln des Spiels</translation>
  </message>
  <message>
   <source>With help</source>
   <translation>Mit Hilfe</translation>
  </message>
  <message>
   <source>From this day</source>
   <translation>Von diesem Tag an</translation>
  </message>
  <message>
   <source>To this day</source>
   <translation>Bis zu diesem Tag</translation>
  </message>
  <message>
   <source>By kind</source>
   <translation>Nach Art</translation>
  </message>
  <message>
   <source>Show the deals</source>
   <translation>Spiele zeigen</translation>
  </message>
  <message>
   <source>Save as CSV…</source>
   <translation>Als CSV speichern …</translation>
  </message>
  <message>
   <source>Fewer filters</source>
   <translation>Weniger Filter</translation>
  </message>
  <message>
   <source>More filters</source>
   <translation>Mehr Filter</translation>
  </message>
  <message>
   <source>All plots</source>
   <translation>Alle Bilder</translation>
  </message>
  <message>
   <source>With dummy</source>
   <translation>Mit Strohmann</translation>
  </message>
  <message>
   <source>Against dummy</source>
   <translation>Gegen Strohmann</translation>
  </message>
  <message>
   <source>Four hands</source>
   <translation>Vier Hände</translation>
  </message>
  <message>
   <source>Dead hands</source>
   <translation>Tote Hände</translation>
  </message>
  <message>
   <source>Each alone</source>
   <translation>Jeder allein</translation>
  </message>
  <message>
   <source>Opening leads</source>
   <translation>Erste Ausspiele</translation>
  </message>
  <message>
   <source>Leads of trumps</source>
   <translation>Trumpfausspiele</translation>
  </message>
  <message>
   <source>Other leads</source>
   <translation>Andere Ausspiele</translation>
  </message>
  <message>
   <source>Second hand</source>
   <translation>Zweite Hand</translation>
  </message>
  <message>
   <source>Third hand</source>
   <translation>Dritte Hand</translation>
  </message>
  <message>
   <source>Last hand</source>
   <translation>Letzte Hand</translation>
  </message>
  <message>
   <source>Trumping</source>
   <translation>Stechen</translation>
  </message>
  <message>
   <source>Discards</source>
   <translation>Abwürfe</translation>
  </message>
  <message>
   <source>Calls</source>
   <translation>Ansagen</translation>
  </message>
  <message>
   <source>Exchanges</source>
   <translation>Tausch</translation>
  </message>
  <message>
   <source>Choice of dummy</source>
   <translation>Wahl des Strohmanns</translation>
  </message>
  <message>
   <source>people</source>
   <translation>Menschen</translation>
  </message>
  <message>
   <source>gentle</source>
   <translation>sanft</translation>
  </message>
  <message>
   <source>steady</source>
   <translation>solide</translation>
  </message>
  <message>
   <source>strong</source>
   <translation>stark</translation>
  </message>
  <message>
   <source>master</source>
   <translation>Meister</translation>
  </message>
  <message>
   <source>any cards</source>
   <translation>beliebige Karten</translation>
  </message>
  <message>
   <source>Your losses</source>
   <translation>Ihre Verluste</translation>
  </message>
  <message>
   <source>Partner’s losses</source>
   <translation>Verluste des Partners</translation>
  </message>
  <message>
   <source>Gifts</source>
   <translation>Geschenke</translation>
  </message>
  <message>
   <source>Lie of the cards</source>
   <translation>Sitz der Karten</translation>
  </message>
  <message>
   <source>Your calls</source>
   <translation>Ihre Ansagen</translation>
  </message>
  <message>
   <source>{n:number^} {n:deal|deals} since {day}</source>
   <translation>{n:number} {n:Spiel|Spiele} seit {day}</translation>
  </message>
  <message>
   <source>{n:words^} {n:record|records} could not be read: {name}.</source>
   <translation>{n:number} {n:Protokoll|Protokolle} {n:konnte|konnten} nicht gelesen werden: {name}.</translation>
  </message>
  <message>
   <source>Tricks against the computer in your seat</source>
   <translation>Stiche gegenüber dem Computer auf Ihrem Platz</translation>
  </message>
  <message>
   <source>Error rate, {unit} lost a deal</source>
   <translation>Fehlerrate, {unit} Verlust je Spiel</translation>
  </message>
  <message>
   <source>Luck and skill, {unit} a deal against the average</source>
   <translation>Glück und Können, {unit} je Spiel</translation>
  </message>
  <message>
   <source>ring: the sum</source>
   <translation>Ring: die Summe</translation>
  </message>
  <message>
   <source>Lost by kind of card, {unit} a deal</source>
   <translation>Verlust nach Art der Karte, {unit} je Spiel</translation>
  </message>
  <message>
   <source>No card of these deals is judged yet. The review of a deal judges it (F9).</source>
   <translation>Von diesen Spielen ist noch keine Karte beurteilt. Das tut die Durchsicht eines Spiels (F9).</translation>
  </message>
  <message>
   <source>grey: too few to say</source>
   <translation>grau: zu wenige</translation>
  </message>
  <message>
   <source>{less} {unit} a deal fewer every 100 deals ({low} to {high}).</source>
   <translation>Alle 100 Spiele {less} {unit} weniger je Spiel ({low} bis {high}).</translation>
  </message>
  <message>
   <source> ({low} to {high})</source>
   <translation> ({low} bis {high})</translation>
  </message>
  <message>
   <source>{name}, line {line}</source>
   <translation>{name}, Zeile {line}</translation>
  </message>
  <message>
   <source>points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>tricks</source>
   <translation>Stiche</translation>
  </message>
  <message>
   <source>{n:number^} {n:deal|deals}</source>
   <translation>{n:number} {n:Spiel|Spiele}</translation>
  </message>
  <message>
   <source>{name}: {mean} tricks a deal{band}, {many}</source>
   <translation>{name}: {mean} Stiche je Spiel{band}, {many}</translation>
  </message>
  <message>
   <source>Mean</source>
   <translation>Mittel</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>To</source>
   <translation>Bis</translation>
  </message>
  <message>
   <source>In none of these deals was it counted what a master takes in your seat. Compare in the review counts it (F9).</source>
   <translation>In keinem dieser Spiele wurde gezählt, was ein Meister auf Ihrem Platz macht. „Vergleich“ in der Durchsicht zählt es (F9).</translation>
  </message>
  <message>
   <source>{label}: {mean} {unit} a deal{band}, {n:number^} {n:deal|deals}</source>
   <translation>{label}: {mean} {unit} je Spiel{band}, {n:number} {n:Spiel|Spiele}</translation>
  </message>
  <message>
   <source>{mean} in all{band}</source>
   <translation>{mean} insgesamt{band}</translation>
  </message>
  <message>
   <source>{title}, from {first} in {begin} to {last} in {end}.</source>
   <translation>{title}: {first} ({begin}) bis {last} ({end}).</translation>
  </message>
  <message>
   <source>{caption} Levels: {levels}.</source>
   <translation>{caption} Stufen: {levels}.</translation>
  </message>
  <message>
   <source>Too few to compare: a point takes {n:words} deals.</source>
   <translation>Zu wenige zum Vergleichen: Ein Punkt braucht {n:words} Spiele.</translation>
  </message>
  <message>
   <source>{label}: {sum} {unit} a deal. {parts}</source>
   <translation>{label}: {sum} {unit} je Spiel. {parts}</translation>
  </message>
  <message>
   <source>lie of the cards {lay}: more than chance explains</source>
   <translation>Sitz der Karten {lay}: mehr, als der Zufall erklärt</translation>
  </message>
  <message>
   <source>{title}. In all {parts}.</source>
   <translation>{title}. Insgesamt: {parts}.</translation>
  </message>
  <message>
   <source>{label} tricks: {n:number} {n:deal|deals}</source>
   <translation>{label} Stiche: {n:number} {n:Spiel|Spiele}</translation>
  </message>
  <message>
   <source>Tricks against what the deal held</source>
   <translation>Stiche gegen das, was die Karten hergaben</translation>
  </message>
  <message>
   <source>mean {mean}</source>
   <translation>Mittel {mean}</translation>
  </message>
  <message>
   <source>Where somebody decides before the first card, this is not told.</source>
   <translation>Wo vor der ersten Karte jemand entscheidet, wird das nicht gezählt.</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>Unterschied</translation>
  </message>
  <message>
   <source>{name}: {mean} {unit} a deal{band}; {hundred} in a hundred of {n:number} {n:choice|choices}</source>
   <translation>{name}: {mean} {unit} je Spiel{band}; {hundred} in hundert von {n:number} {n:Wahl|Wahlen}</translation>
  </message>
  <message>
   <source>Choices</source>
   <translation>Wahlen</translation>
  </message>
  <message>
   <source>Deals {first} to {last}</source>
   <translation>Spiele {first} bis {last}</translation>
  </message>
  <message>
   <source>bar: 95 in 100</source>
   <translation>Balken: 95 von 100</translation>
  </message>
  <message>
   <source>Of these deals the average in points is not known.</source>
   <translation>Von diesen Spielen ist der Durchschnitt in Punkten nicht bekannt.</translation>
  </message>
  <message>
   <source>Where somebody decides before the first card, luck is told in points.</source>
   <translation>Wo jemand vor der ersten Karte entscheidet, wird das Glück in Punkten genannt.</translation>
  </message>
  <message>
   <source>Review deals</source>
   <translation>Spiele ansehen</translation>
  </message>
  <message>
   <source>How it came about</source>
   <translation>Wie es kam</translation>
  </message>
  <message>
   <source>Who pays whom</source>
   <translation>Wer zahlt wem</translation>
  </message>
  <message>
   <source>Your side in figures</source>
   <translation>Ihre Seite in Zahlen</translation>
  </message>
  <message>
   <source>Nobody pays.</source>
   <translation>Niemand zahlt.</translation>
  </message>
  <message>
   <source>Three players. One has the exposed hand as partner; after three rubbers each has had it once.</source>
   <translation>Drei Spieler. Einer hat das offene Blatt zum Partner; nach drei Robbern hatte es jeder einmal.</translation>
  </message>
  <message>
   <source>Two players, each with an open hand opposite as partner. Nothing is hidden but each other’s own cards; tricks may be claimed.</source>
   <translation>Zwei Spieler, jeder mit einem offenen Blatt gegenüber als Partner. Verdeckt sind nur die eigenen Karten; Stiche können beansprucht werden.</translation>
  </message>
  <message>
   <source>Three players. Vivant plays Mort’s open hand against Left and Right, each for one game.</source>
   <translation>Drei Spieler. Der Vivant spielt Morts offenes Blatt gegen Links und Rechts, jeder eine Partie lang.</translation>
  </message>
  <message>
   <source>Four players. As for three, and each sits out the game after he was Vivant.</source>
   <translation>Vier Spieler. Wie zu dritt, und jeder setzt die Partie aus, nachdem er Vivant war.</translation>
  </message>
  <message>
   <source>Four players, partners opposite each other: a rubber, single games, or a tournament.</source>
   <translation>Vier Spieler, Partner gegenüber: ein Robber, einzelne Partien oder ein Turnier.</translation>
  </message>
  <message>
   <source>Three players, each for himself. Who bids highest has the dummy, and names trumps when he has seen it.</source>
   <translation>Drei Spieler, jeder für sich. Wer am höchsten bietet, hat den Strohmann und nennt den Trumpf, wenn er ihn gesehen hat.</translation>
  </message>
  <message>
   <source>Two players and two dead hands. A hand that is kept doubles the score.</source>
   <translation>Zwei Spieler und zwei tote Blätter. Ein behaltenes Blatt verdoppelt die Punkte.</translation>
  </message>
  <message>
   <source>Two players and two dead hands. Each may throw his hand in for the one on his right.</source>
   <translation>Zwei Spieler und zwei tote Blätter. Jeder darf sein Blatt gegen das zu seiner Rechten einwerfen.</translation>
  </message>
  <message>
   <source>Two players, thirteen cards each. Seven tricks win the point, and more win no more.</source>
   <translation>Zwei Spieler, je dreizehn Karten. Sieben Stiche gewinnen den Punkt, und mehr gewinnen nicht mehr.</translation>
  </message>
  <message>
   <source>Two players. One dummy is shown before the auction, and the winner takes that one or the other.</source>
   <translation>Zwei Spieler. Ein Strohmann wird vor dem Bieten gezeigt, und der Gewinner nimmt diesen oder den anderen.</translation>
  </message>
  <message>
   <source>Four players in two pairs: one tray after another is played, and only tricks count.</source>
   <translation>Vier Spieler in zwei Paaren: Ein Board nach dem anderen wird gespielt, und nur Stiche zählen.</translation>
  </message>
  <message>
   <source>Three players, each for himself against a target; any may change his hand for the packet.</source>
   <translation>Drei Spieler, jeder für sich gegen ein Ziel; jeder darf sein Blatt gegen das Päckchen tauschen.</translation>
  </message>
  <message>
   <source>Dummy faces you, a rubber each.</source>
   <translation>Strohmann drüben, je ein Robber.</translation>
  </message>
  <message>
   <source>Both dummies open. Pure reckoning.</source>
   <translation>Beide offen. Reines Rechnen.</translation>
  </message>
  <message>
   <source>The French game of dummy.</source>
   <translation>Das französische Strohmannspiel.</translation>
  </message>
  <message>
   <source>Partners, honours, rubber of three.</source>
   <translation>Partner, Honneurs, ein Robber.</translation>
  </message>
  <message>
   <source>Bid up, down or no trump; 21 up.</source>
   <translation>Bieten: hoch, tief, ohne Trumpf.</translation>
  </message>
  <message>
   <source>Hands that are kept count double.</source>
   <translation>Behaltene Blätter zählen doppelt.</translation>
  </message>
  <message>
   <source>Keep your hand or swap it unseen.</source>
   <translation>Blatt behalten oder tauschen.</translation>
  </message>
  <message>
   <source>Seven tricks win, no more count.</source>
   <translation>Sieben Stiche gewinnen, mehr nicht.</translation>
  </message>
  <message>
   <source>Bid, then choose your dummy.</source>
   <translation>Bieten, dann Strohmann wählen.</translation>
  </message>
  <message>
   <source>Clubs trump; swap with the pile.</source>
   <translation>Trumpf Kreuz; Tausch am Päckchen.</translation>
  </message>
  <message>
   <source>Trays, pairs, and tricks alone.</source>
   <translation>Boards, Paare, nur Stiche zählen.</translation>
  </message>
  <message>
   <source>Dead Hands</source>
   <translation>Tote Blätter</translation>
  </message>
  <message>
   <source>Mort</source>
   <translation>Mort</translation>
  </message>
  <message>
   <source>Cut the cards</source>
   <translation>Karten ziehen</translation>
  </message>
  <message>
   <source>With several people at the table everybody needs a name of his own.</source>
   <translation>Bei mehreren Personen am Tisch braucht jede einen eigenen Namen.</translation>
  </message>
  <message>
   <source>As at the last table</source>
   <translation>Wie am letzten Tisch</translation>
  </message>
  <message>
   <source>Everybody needs a name of at most {most} letters.</source>
   <translation>Jeder braucht einen Namen aus höchstens {most} Zeichen.</translation>
  </message>
  <message>
   <source>Two players are called {name}.</source>
   <translation>Zwei Spieler heißen {name}.</translation>
  </message>
  <message>
   <source>{first} and {second}</source>
   <translation>{first} und {second}</translation>
  </message>
  <message>
   <source>Me</source>
   <translation>Ich</translation>
  </message>
  <message>
   <source>{points} points</source>
   <translation>{points} Punkte</translation>
  </message>
  <message>
   <source>Weighed. </source>
   <translation>Abgewogen. </translation>
  </message>
  <message>
   <source>Likely layouts. </source>
   <translation>Wahrscheinliche Lagen. </translation>
  </message>
  <message>
   <source>Choice</source>
   <translation>Wahl</translation>
  </message>
  <message>
   <source>{tricks} tricks</source>
   <translation>{tricks} Stiche</translation>
  </message>
  <message>
   <source>chosen</source>
   <translation>gewählt</translation>
  </message>
  <message>
   <source>{name} ({n})</source>
   <translation>{name} ({n})</translation>
  </message>
  <message>
   <source>won</source>
   <comment>trick</comment>
   <translation>Stich</translation>
  </message>
  <message>
   <source>The {card:card} costs about {n:words} tenths of a trick.</source>
   <translation>{card:card.nom^} kostet etwa {n:words} Zehntel eines Stichs.</translation>
  </message>
  <message>
   <source>The {card:card} costs about {tricks} tricks.</source>
   <translation>{card:card.nom^} kostet etwa {tricks} Stiche.</translation>
  </message>
  <message>
   <source>The {card:card} costs about a trick.</source>
   <translation>{card:card.nom^} kostet etwa einen Stich.</translation>
  </message>
  <message>
   <source>on what you can know</source>
   <translation>nach dem, was Sie wissen können</translation>
  </message>
  <message>
   <source>Rethink</source>
   <translation>Überdenken</translation>
  </message>
  <message>
   <source>Play anyway</source>
   <translation>Trotzdem spielen</translation>
  </message>
  <message>
   <source>Tricks with the East and West cards of each tray. {done} of {of} trays have been played twice.</source>
   <translation>Stiche mit den Karten von Ost und West jedes Boards. {done} von {of} Boards sind zweimal gespielt.</translation>
  </message>
  <message>
   <source>Again as</source>
   <translation>Wieder als</translation>
  </message>
  <message>
   <source>Entered for East and West in the first play, by tray: {tricks}.</source>
   <translation>Im ersten Durchgang für Ost und West eingetragen, nach Board: {tricks}.</translation>
  </message>
  <message>
   <source>Tray {tray}: {words}</source>
   <translation>Board {tray}: {words}</translation>
  </message>
  <message>
   <source>{title}. {story} {sums} Rule: {rule}</source>
   <translation>{title}. {story} {sums} Regel: {rule}</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Erklärung</translation>
  </message>
  <message>
   <source>Rule: {rule}</source>
   <translation>Regel: {rule}</translation>
  </message>
  <message>
   <source>Show trick {trick}</source>
   <translation>Stich {trick} zeigen</translation>
  </message>
  <message>
   <source>Choose a line to have it explained.</source>
   <translation>Wählen Sie eine Zeile, um sie erklärt zu bekommen.</translation>
  </message>
  <message>
   <source>How it was counted</source>
   <translation>So wurde gezählt</translation>
  </message>
  <message>
   <source>Read the rule</source>
   <translation>Regel lesen</translation>
  </message>
  <message>
   <source>{number:number} {word}</source>
   <translation>{number} {word}</translation>
  </message>
  <message>
   <source>twice</source>
   <translation>zweimal</translation>
  </message>
  <message>
   <source>{times:words} times</source>
   <translation>{times}-mal</translation>
  </message>
  <message>
   <source>{side} {when}</source>
   <translation>{side:^} {when}</translation>
  </message>
  <message>
   <source>theirs</source>
   <translation>ihre</translation>
  </message>
  <message>
   <source>Your score {when}</source>
   <translation>Ihr Stand {when}</translation>
  </message>
  <message>
   <source>{name:whose^} score {when}</source>
   <translation>Stand von {name:dat} {when}</translation>
  </message>
  <message>
   <source>Their score {when}</source>
   <translation>Der andere Stand {when}</translation>
  </message>
  <message>
   <source>Cards and table</source>
   <translation>Karten und Tisch</translation>
  </message>
  <message>
   <source>Conventions</source>
   <translation>Konventionen</translation>
  </message>
  <message>
   <source>Customs</source>
   <translation>Bräuche</translation>
  </message>
  <message>
   <source>Accessibility</source>
   <translation>Bedienungshilfen</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>Folders</source>
   <translation>Ordner</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>true oder false</translation>
  </message>
  <message>
   <source>{most} or {last}</source>
   <translation>{most} oder {last}</translation>
  </message>
  <message>
   <source>a name of at most {most} letters</source>
   <translation>ein Name aus höchstens {most} Zeichen</translation>
  </message>
  <message>
   <source>house, or a deck of the desktop like kde/svg-oxygen</source>
   <translation>house oder ein Blatt des Desktops wie kde/svg-oxygen</translation>
  </message>
  <message>
   <source>common, or conventions that are off, like echo=off</source>
   <translation>common, oder Konventionen, die nicht gelten, wie echo=off</translation>
  </message>
  <message>
   <source>The preferences have no version that can be read; they are read as they are.</source>
   <translation>Die Einstellungen haben keine lesbare Version; sie werden gelesen, wie sie sind.</translation>
  </message>
  <message>
   <source>The preferences are of version {version}, this program knows version {known}; what it does not know is kept as it is.</source>
   <translation>Die Einstellungen sind von Version {version}, dieses Programm kennt Version {known}; was es nicht kennt, bleibt, wie es ist.</translation>
  </message>
  <message>
   <source>The preferences are no list of names and values; the usual ones are used.</source>
   <translation>Die Einstellungen sind keine Liste von Namen und Werten; es gelten die üblichen.</translation>
  </message>
  <message>
   <source>The preference “{key}” may be {allowed}; {spelled} is used.</source>
   <translation>Die Einstellung „{key}“ darf {allowed} sein; es gilt {spelled}.</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Kartenblatt</translation>
  </message>
  <message>
   <source>A deck of the desktop has its own colours and its own back.</source>
   <translation>Ein Blatt des Desktops hat eigene Farben und eine eigene Rückseite.</translation>
  </message>
  <message>
   <source>Four colours</source>
   <translation>Vier Farben</translation>
  </message>
  <message>
   <source>Diamonds blue, clubs green</source>
   <translation>Karo blau, Kreuz grün</translation>
  </message>
  <message>
   <source>Jumbo index</source>
   <translation>Große Ecken</translation>
  </message>
  <message>
   <source>Large corners for reading at arm’s length</source>
   <translation>Auch auf Armlänge gut zu lesen</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Rückseite</translation>
  </message>
  <message>
   <source>Of two packs one lies still, on the left of who deals next.</source>
   <translation>Von zwei Kartenspielen ruht eines, links von dem, der als Nächster gibt.</translation>
  </message>
  <message>
   <source>Card motion</source>
   <translation>Kartenbewegung</translation>
  </message>
  <message>
   <source>After a trick</source>
   <translation>Nach einem Stich</translation>
  </message>
  <message>
   <source>Play forced cards</source>
   <translation>Erzwungene Karten spielen</translation>
  </message>
  <message>
   <source>The only card that you may play is played for you; among several people only the last of a hand is.</source>
   <translation>Die einzige Karte, die Sie spielen dürfen, wird für Sie gespielt; unter mehreren Menschen nur die letzte einer Hand.</translation>
  </message>
  <message>
   <source>Trumps in hand</source>
   <translation>Trumpf in der Hand</translation>
  </message>
  <message>
   <source>Dummy opposite</source>
   <translation>Strohmann drüben</translation>
  </message>
  <message>
   <source>What stands on the cards in the review of a deal.</source>
   <translation>Was in der Durchsicht eines Spiels auf den Karten steht.</translation>
  </message>
  <message>
   <source>Playing a card</source>
   <translation>Karte spielen</translation>
  </message>
  <message>
   <source>Several people</source>
   <translation>Zu mehreren</translation>
  </message>
  <message>
   <source>Whether the table turns to the person who plays next.</source>
   <translation>Ob sich der Tisch zu dem dreht, der als Nächster spielt.</translation>
  </message>
  <message>
   <source>Computer players</source>
   <translation>Computerspieler</translation>
  </message>
  <message>
   <source>Their level</source>
   <translation>Ihre Stufe</translation>
  </message>
  <message>
   <source>Names and level are those of the next new table.</source>
   <translation>Namen und Stufe gelten für den nächsten neuen Tisch.</translation>
  </message>
  <message>
   <source>At Duplicate Whist so many tables of computers play the same trays.</source>
   <translation>Bei Duplicate Whist spielen so viele Tische mit Computern dieselben Boards.</translation>
  </message>
  <message>
   <source>Time for a penalty</source>
   <translation>Zeit für eine Strafe</translation>
  </message>
  <message>
   <source>A line under the bar of the law shows it; at its end the right is waived.</source>
   <translation>Ein Strich unter der Leiste des Gesetzes zeigt sie; an ihrem Ende verfällt das Recht.</translation>
  </message>
  <message>
   <source>Tutor</source>
   <translation>Tutor</translation>
  </message>
  <message>
   <source>The tutor asks before a dear card. Deals with the tutor are marked and not rated.</source>
   <translation>Der Tutor fragt vor einer teuren Karte. Spiele mit dem Tutor sind markiert und werden nicht gewertet.</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>Nachdenken</translation>
  </message>
  <message>
   <source>How long Strong and Master look into a choice; it holds at once.</source>
   <translation>Wie lange Stark und Meister eine Wahl prüfen; wirkt sofort.</translation>
  </message>
  <message>
   <source>Computers may err</source>
   <translation>Computer dürfen sich irren</translation>
  </message>
  <message>
   <source>At a law table they take a card for another of its colour now and then, the better players more rarely.</source>
   <translation>Am Gesetzestisch halten sie ab und zu eine Karte für eine andere ihrer Farbe, die besseren Spieler seltener.</translation>
  </message>
  <message>
   <source>Same cards each time</source>
   <translation>Jedes Mal dieselben Karten</translation>
  </message>
  <message>
   <source>Else a mistake has other suits from the third time on, so that you learn the position.</source>
   <translation>Sonst hat ein Fehler ab dem dritten Mal andere Farben, damit Sie die Lage lernen.</translation>
  </message>
  <message>
   <source>What computers agree with their partners, with you too: so they play, and so they read cards.</source>
   <translation>Was Computer mit ihren Partnern absprechen, auch mit Ihnen: So spielen sie, und so lesen sie Karten.</translation>
  </message>
  <message>
   <source>Turned card, taken up</source>
   <translation>Trumpfkarte, aufgenommen</translation>
  </message>
  <message>
   <source>What is left of it in the corner; a press on the corner always tells.</source>
   <translation>Was in der Ecke von ihr bleibt; ein Druck auf die Ecke sagt es immer.</translation>
  </message>
  <message>
   <source>Whist letters</source>
   <translation>Whist-Buchstaben</translation>
  </message>
  <message>
   <source>A leads, Z deals; A and B play against Y and Z</source>
   <translation>A spielt aus, Z gibt; A und B spielen gegen Y und Z</translation>
  </message>
  <message>
   <source>Turned card at Mort</source>
   <translation>Trumpfkarte bei Mort</translation>
  </message>
  <message>
   <source>Whoever deals turns it himself, when a hand gone by is no longer talked about</source>
   <translation>Wer gibt, schlägt sie selbst auf, wenn von einem früheren Spiel nicht mehr die Rede ist</translation>
  </message>
  <message>
   <source>Single Dummy Bridge is dealt</source>
   <translation>Geben bei Single Dummy Bridge</translation>
  </message>
  <message>
   <source>Sounds</source>
   <translation>Geräusche</translation>
  </message>
  <message>
   <source>Cards, tricks and turns are heard</source>
   <translation>Karten, Stiche und wer am Zug ist, sind zu hören</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>Lautstärke</translation>
  </message>
  <message>
   <source>Announcements</source>
   <translation>Ansagen</translation>
  </message>
  <message>
   <source>Cards, tricks and turns are told to a screen reader</source>
   <translation>Karten, Stiche und wer dran ist, sagt der Bildschirmleser</translation>
  </message>
  <message>
   <source>Reduced motion</source>
   <translation>Weniger Bewegung</translation>
  </message>
  <message>
   <source>Cards change places at once</source>
   <translation>Karten wechseln sofort den Platz</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>Farben</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Schriftgröße</translation>
  </message>
  <message>
   <source>On top of the size that the system asks for.</source>
   <translation>Zusätzlich zur Größe, die das System verlangt.</translation>
  </message>
  <message>
   <source>Card size</source>
   <translation>Kartengröße</translation>
  </message>
  <message>
   <source>Of the usual size; never larger than the window has room for.</source>
   <translation>Von der üblichen Größe; nie größer, als das Fenster Platz hat.</translation>
  </message>
  <message>
   <source>Everything in the window is said in it at once.</source>
   <translation>Alles im Fenster spricht sofort diese Sprache.</translation>
  </message>
  <message>
   <source>Court cards</source>
   <translation>Bildkarten</translation>
  </message>
  <message>
   <source>The letters in the corners of ace, king, queen and jack.</source>
   <translation>Die Buchstaben in den Ecken von Ass, König, Dame und Bube.</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Blau</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>Rot</translation>
  </message>
  <message>
   <source>Two packs in turn</source>
   <translation>Zwei Kartenspiele im Wechsel</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>Grün</translation>
  </message>
  <message>
   <source>Burgundy</source>
   <translation>Burgund</translation>
  </message>
  <message>
   <source>Slate</source>
   <translation>Schiefer</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Aus</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Schnell</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Normal</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Langsam</translation>
  </message>
  <message>
   <source>Wait for me</source>
   <translation>Auf mich warten</translation>
  </message>
  <message>
   <source>After a pause</source>
   <translation>Nach einer Pause</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>Sofort</translation>
  </message>
  <message>
   <source>In columns</source>
   <translation>In Spalten</translation>
  </message>
  <message>
   <source>In rows</source>
   <translation>In Zeilen</translation>
  </message>
  <message>
   <source>Both</source>
   <translation>Beide</translation>
  </message>
  <message>
   <source>Knowable</source>
   <translation>Wissbares</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>One click</source>
   <translation>Ein Klick</translation>
  </message>
  <message>
   <source>Choose, then play</source>
   <translation>Wählen, dann spielen</translation>
  </message>
  <message>
   <source>Turn to who plays</source>
   <translation>Zum Spielenden drehen</translation>
  </message>
  <message>
   <source>Stay as it is</source>
   <translation>Bleiben, wie er ist</translation>
  </message>
  <message>
   <source>Second computer player</source>
   <translation>Zweiter Computerspieler</translation>
  </message>
  <message>
   <source>Gentle</source>
   <translation>Sanft</translation>
  </message>
  <message>
   <source>Steady</source>
   <translation>Solide</translation>
  </message>
  <message>
   <source>Strong</source>
   <translation>Stark</translation>
  </message>
  <message>
   <source>Master</source>
   <translation>Meister</translation>
  </message>
  <message>
   <source>As strong as here</source>
   <translation>So stark wie hier</translation>
  </message>
  <message>
   <source>As long as it takes</source>
   <translation>So lange es dauert</translation>
  </message>
  <message>
   <source>Mistakes</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <source>Slips too</source>
   <translation>Auch Ausrutscher</translation>
  </message>
  <message>
   <source>Quick</source>
   <translation>Kurz</translation>
  </message>
  <message>
   <source>Long</source>
   <translation>Lang</translation>
  </message>
  <message>
   <source>Its suit</source>
   <translation>Ihre Farbe</translation>
  </message>
  <message>
   <source>The card</source>
   <translation>Die Karte</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <source>Against the play</source>
   <translation>Gegen den Spielverlauf</translation>
  </message>
  <message>
   <source>As it is played</source>
   <translation>Wie gespielt wird</translation>
  </message>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Hoher Kontrast</translation>
  </message>
  <message>
   <source>As spoken</source>
   <translation>Wie die Sprache</translation>
  </message>
  <message>
   <source>The deal is sealed.</source>
   <translation>Das Spiel ist versiegelt.</translation>
  </message>
  <message>
   <source>Seal: {digits}.</source>
   <translation>Siegel: {digits}.</translation>
  </message>
  <message>
   <source>The pack is mixed by the secret and by everybody’s cut and words</source>
   <translation>Das Pack wird durch das Geheimnis und durch jedes Abheben und alle Worte gemischt</translation>
  </message>
  <message>
   <source>{name} cuts, and says something of his own.</source>
   <translation>{name} hebt ab und sagt etwas Eigenes.</translation>
  </message>
  <message>
   <source>Four digits from dice, or words nobody could guess, make your share strong. A cut alone is weak.</source>
   <translation>Vier gewürfelte Ziffern oder Worte, die niemand erraten könnte, machen den Anteil stark. Abheben allein ist schwach.</translation>
  </message>
  <message>
   <source>Words of your own</source>
   <translation>Eigene Worte</translation>
  </message>
  <message>
   <source>gives no share</source>
   <translation>gibt keinen Anteil</translation>
  </message>
  <message>
   <source>in turn</source>
   <translation>an der Reihe</translation>
  </message>
  <message>
   <source>waits</source>
   <translation>wartet</translation>
  </message>
  <message>
   <source>given</source>
   <translation>gegeben</translation>
  </message>
  <message>
   <source>Shares in their order</source>
   <translation>Anteile in ihrer Reihenfolge</translation>
  </message>
  <message>
   <source>Strong enough</source>
   <translation>Stark genug</translation>
  </message>
  <message>
   <source>Still weak</source>
   <translation>Noch schwach</translation>
  </message>
  <message>
   <source>Cut, and say something of your own</source>
   <translation>Abheben und etwas Eigenes sagen</translation>
  </message>
  <message>
   <source>Copy the seal</source>
   <translation>Siegel kopieren</translation>
  </message>
  <message>
   <source>The secret is shown when the deal is over.</source>
   <translation>Das Geheimnis wird gezeigt, wenn das Spiel vorbei ist.</translation>
  </message>
  <message>
   <source>Change the order</source>
   <translation>Reihenfolge ändern</translation>
  </message>
  <message>
   <source>Deal</source>
   <comment>button</comment>
   <translation>Geben</translation>
  </message>
  <message>
   <source>Words of {name}</source>
   <translation>Worte von {name}</translation>
  </message>
  <message>
   <source>Next: {name}</source>
   <translation>Weiter: {name}</translation>
  </message>
  <message>
   <source>A cut alone is weak</source>
   <translation>Abheben allein ist schwach</translation>
  </message>
  <message>
   <source>No share</source>
   <translation>Kein Anteil</translation>
  </message>
  <message>
   <source>The seal is copied.</source>
   <translation>Das Siegel ist kopiert.</translation>
  </message>
  <message>
   <source>photograph it all</source>
   <translation>ganz fotografieren</translation>
  </message>
  <message>
   <source>Latin letters, digits and signs only.</source>
   <translation>Nur lateinische Buchstaben, Ziffern und Zeichen.</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>Abheben</translation>
  </message>
  <message>
   <source>1 to {most}</source>
   <translation>1 bis {most}</translation>
  </message>
  <message>
   <source>{cut} of {most}</source>
   <translation>{cut} von {most}</translation>
  </message>
  <message>
   <source>The pack is not cut.</source>
   <translation>Es ist nicht abgehoben.</translation>
  </message>
  <message>
   <source>down</source>
   <comment>chip</comment>
   <translation>tief</translation>
  </message>
  <message>
   <source>Trick {trick} of {cards}</source>
   <translation>Stich {trick} von {cards}</translation>
  </message>
  <message>
   <source>{task}. {level}</source>
   <translation>{task}. {level}</translation>
  </message>
  <message>
   <source>Beaten: {n:words} {n:trick|tricks}</source>
   <translation>Geschlagen: {n:words} {n:Stich|Stiche}</translation>
  </message>
  <message>
   <source>Solved: {wins:words} of {cards:words}</source>
   <translation>Gelöst: {wins:words} von {cards:words}</translation>
  </message>
  <message>
   <source>The defence looks for its card</source>
   <translation>Die Gegner suchen ihre Karte</translation>
  </message>
  <message>
   <source>{task}. {level}. {theme}</source>
   <translation>{task}. {level}. {theme}</translation>
  </message>
  <message>
   <source>All hands are open. One card wins whatever the others play.</source>
   <translation>Alle Blätter liegen offen. Eine Karte gewinnt, was die anderen auch spielen.</translation>
  </message>
  <message>
   <source>Your hand: {cards}.</source>
   <translation>Ihr Blatt: {cards}.</translation>
  </message>
  <message>
   <source>Dummy: {cards}.</source>
   <translation>Strohmann: {cards}.</translation>
  </message>
  <message>
   <source>This try is over. Try again, or go on to the next problem.</source>
   <translation>Dieser Versuch ist zu Ende. Noch einmal, oder weiter zur nächsten Aufgabe.</translation>
  </message>
  <message>
   <source>No card wins against every defence any more. Try again.</source>
   <translation>Keine Karte gewinnt mehr gegen jede Verteidigung. Versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>After the {card:card} the rest is won however the cards lie.</source>
   <translation>Nach {card:card.dat} ist der Rest gewonnen, wie die Karten auch liegen.</translation>
  </message>
  <message>
   <source>The {card:card} can be beaten.</source>
   <translation>{card:card.nom^} kann geschlagen werden.</translation>
  </message>
  <message>
   <source>{n:words^} tricks.</source>
   <translation>{n:words^} Stiche.</translation>
  </message>
  <message>
   <source>Solved.</source>
   <translation>Gelöst.</translation>
  </message>
  <message>
   <source>The answer: {card:card}.</source>
   <translation>Die Lösung: {card:card}.</translation>
  </message>
  <message>
   <source>One card wins however they lie. After any other the defence can beat you, and will.</source>
   <translation>Eine Karte gewinnt, wie die anderen auch liegen. Nach jeder anderen kann die Verteidigung Sie schlagen, und sie tut es.</translation>
  </message>
  <message>
   <source>The first card was right.</source>
   <translation>Die erste Karte war richtig.</translation>
  </message>
  <message>
   <source>All hands are open.</source>
   <translation>Alle Blätter liegen offen.</translation>
  </message>
  <message>
   <source>Call a renege</source>
   <translation>Falsches Bedienen reklamieren</translation>
  </message>
  <message>
   <source>Call a revoke</source>
   <translation>Revoke reklamieren</translation>
  </message>
  <message>
   <source>{ours} {won}, {theirs} {lost}</source>
   <translation>{ours} {won}, {theirs} {lost}</translation>
  </message>
  <message>
   <source>{dummy_name} deals</source>
   <translation>{dummy_name:nom^} gibt</translation>
  </message>
  <message>
   <source>{name} deals</source>
   <translation>{name} gibt</translation>
  </message>
  <message>
   <source>{deals}; {names} {names:cut|cuts|cut}</source>
   <translation>{deals}; {names} {names:heben|hebt|heben} ab</translation>
  </message>
  <message>
   <source>It stands in your results. Merging them with those of others compares it.</source>
   <translation>Es steht in Ihren Ergebnissen. Verglichen wird, wenn sie mit denen der anderen zusammengeführt werden.</translation>
  </message>
  <message>
   <source>There is nothing to read.</source>
   <translation>Es gibt nichts vorzulesen.</translation>
  </message>
  <message>
   <source>The computer plays for you: Esc takes the hand back</source>
   <translation>Der Computer spielt für Sie: Esc nimmt das Blatt zurück</translation>
  </message>
  <message>
   <source>Looking back: Esc returns to the table</source>
   <translation>Rückschau: Esc führt zum Tisch zurück</translation>
  </message>
  <message>
   <source>Choose your chair</source>
   <translation>Wählen Sie Ihren Platz</translation>
  </message>
  <message>
   <source>Next {unit}</source>
   <translation>{unit:Nächster|Nächste|Nächstes} {unit}</translation>
  </message>
  <message>
   <source>Another table</source>
   <translation>Anderer Tisch</translation>
  </message>
  <message>
   <source>Cut for places</source>
   <translation>Plätze ziehen</translation>
  </message>
  <message>
   <source>{where}. {game}</source>
   <translation>{where}. {game}</translation>
  </message>
  <message>
   <source>You played the {card:card} then.</source>
   <translation>Sie haben damals {card:card.akk} gespielt.</translation>
  </message>
  <message>
   <source>Solved</source>
   <translation>Gelöst</translation>
  </message>
  <message>
   <source>The {card:card} was played then.</source>
   <translation>Man spielte damals {card:card.akk}.</translation>
  </message>
  <message>
   <source>Other suits stand in place of those that you held.</source>
   <translation>Andere Farben stehen für die, die Sie hatten.</translation>
  </message>
  <message>
   <source>{card:card^}: right.</source>
   <translation>{card:card^}: richtig.</translation>
  </message>
  <message>
   <source>That card may not be played here.</source>
   <translation>Diese Karte darf hier nicht gespielt werden.</translation>
  </message>
  <message>
   <source>The {card:card} costs {cost} tricks. Choose again.</source>
   <translation>{card:card.nom^} kostet {cost} Stiche. Wählen Sie noch einmal.</translation>
  </message>
  <message>
   <source>{name} gives no share.</source>
   <translation>{name} gibt keinen Anteil.</translation>
  </message>
  <message>
   <source>Next: {name}.</source>
   <translation>Weiter: {name}.</translation>
  </message>
  <message>
   <source>All have given: deal.</source>
   <translation>Alle haben gegeben: geben.</translation>
  </message>
  <message>
   <source>Noted: {name}, trick {n}.</source>
   <translation>Notiert: {name}, Stich {n}.</translation>
  </message>
  <message>
   <source>Noted: {name}.</source>
   <translation>Notiert: {name}.</translation>
  </message>
  <message>
   <source>Noted for you alone.</source>
   <translation>Für Sie allein notiert.</translation>
  </message>
  <message>
   <source>The claim is not accepted: play on.</source>
   <translation>Der Anspruch wird nicht anerkannt: weiterspielen.</translation>
  </message>
  <message>
   <source>Taken back.</source>
   <translation>Zurückgenommen.</translation>
  </message>
  <message>
   <source>The note could not be written: {why}.</source>
   <translation>Die Notiz konnte nicht geschrieben werden: {why}.</translation>
  </message>
  <message>
   <source>Last trick: {words}.</source>
   <translation>Letzter Stich: {words}.</translation>
  </message>
  <message>
   <source>A hint is given when it is your turn.</source>
   <translation>Einen Tipp gibt es, wenn Sie dran sind.</translation>
  </message>
  <message>
   <source>the {card:card}</source>
   <translation>{card:card.nom}</translation>
  </message>
  <message>
   <source>Your side has played to the next trick, so the last one stays turned.</source>
   <translation>Ihre Partei hat schon zum nächsten Stich gespielt, darum bleibt der letzte verdeckt.</translation>
  </message>
  <message>
   <source>No trick has been quitted yet.</source>
   <translation>Noch ist kein Stich abgelegt.</translation>
  </message>
  <message>
   <source>There is nothing to be called by the law now.</source>
   <translation>Jetzt gibt es nichts nach dem Gesetz anzuzeigen.</translation>
  </message>
  <message>
   <source>Your turn: you have no {suit:suits}</source>
   <translation>Sie sind dran: Sie haben kein {suit:suits}</translation>
  </message>
  <message>
   <source>The others have won the trick: Next gathers it.</source>
   <translation>Die anderen haben den Stich gewonnen: „Weiter“ räumt ihn ab.</translation>
  </message>
  <message>
   <source>The {card:card}: press Enter.</source>
   <translation>{card:card.nom^}: Eingabetaste drücken.</translation>
  </message>
  <message>
   <source>Choose the number, or Space for the answer</source>
   <translation>Zahl wählen, oder Leertaste für die Antwort</translation>
  </message>
  <message>
   <source>Read, then Next or Space</source>
   <translation>Lesen, dann „Weiter“ oder Leertaste</translation>
  </message>
  <message>
   <source>Choose dummy’s card: it has no {suit:suits}</source>
   <translation>Karte des Strohmanns wählen: Er hat kein {suit:suits}</translation>
  </message>
  <message>
   <source>Costs {n:words} {n:trick|tricks}</source>
   <translation>Kostet {n} {n:Stich|Stiche}</translation>
  </message>
  <message>
   <source>The {card:card} does as well.</source>
   <translation>{card:card.nom^} tut es auch.</translation>
  </message>
  <message>
   <source>The trick is yours: Next gathers it.</source>
   <translation>Der Stich gehört Ihnen: „Weiter“ zieht ihn ein.</translation>
  </message>
  <message>
   <source>Dummy has only one card to play</source>
   <translation>Der Strohmann kann nur eine Karte spielen</translation>
  </message>
  <message>
   <source>You have only one card to play</source>
   <translation>Sie können nur eine Karte spielen</translation>
  </message>
  <message>
   <source>Dummy’s lead</source>
   <translation>Der Strohmann spielt aus</translation>
  </message>
  <message>
   <source>Not {n}.</source>
   <translation>Nicht {n}.</translation>
  </message>
  <message>
   <source>Next or Space gathers the trick.</source>
   <translation>„Weiter“ oder die Leertaste zieht den Stich ein.</translation>
  </message>
  <message>
   <source>{lesson}, step {n} of {of}.</source>
   <translation>{lesson}, Schritt {n} von {of}.</translation>
  </message>
  <message>
   <source>Not wrong: you could win as many tricks.</source>
   <translation>Nicht falsch: Sie könnten ebenso viele Stiche gewinnen.</translation>
  </message>
  <message>
   <source>Who has the word can look ahead with a few lines of code, and who copies the data folder first can play a tray twice and hand in the better play. A file at home can neither stop nor show that: it is a match among friends. If you play as well, let a friend make the trays.</source>
   <translation>Wer das Wort hat, kann mit ein paar Zeilen Programm vorausschauen, und wer vorher den Datenordner kopiert, kann ein Board zweimal spielen und das bessere Ergebnis einreichen. Eine Datei zu Hause kann das weder verhindern noch zeigen: Es ist ein Wettkampf unter Freunden. Wenn Sie selbst mitspielen, lassen Sie einen Freund die Boards anlegen.</translation>
  </message>
  <message>
   <source>Turned for each tray</source>
   <translation>Für jedes Board aufgedeckt</translation>
  </message>
  <message>
   <source>{played} of {trays}</source>
   <translation>{played} von {trays}</translation>
  </message>
  <message>
   <source>Opposite</source>
   <translation>Gegenüber</translation>
  </message>
  <message>
   <source>Below</source>
   <translation>Unten</translation>
  </message>
  <message>
   <source>A deal of {game}</source>
   <translation>Ein Spiel {game}</translation>
  </message>
  <message>
   <source>{n} of {whole} tricks</source>
   <translation>{n} von {whole} Stichen</translation>
  </message>
  <message>
   <source>Deal {number}, {game}</source>
   <translation>Spiel {number}, {game}</translation>
  </message>
  <message>
   <source>No trumps</source>
   <translation>Kein Trumpf</translation>
  </message>
  <message>
   <source>Trumps {suit:suits}</source>
   <translation>Trumpf {suit:suits}</translation>
  </message>
  <message>
   <source>deals: {whose}</source>
   <translation>gibt: {whose}</translation>
  </message>
  <message>
   <source>turned: {card:card}</source>
   <translation>aufgedeckt: {card:card}</translation>
  </message>
  <message>
   <source>number {name}</source>
   <translation>Nummer {name}</translation>
  </message>
  <message>
   <source>Sit at the far side</source>
   <translation>Gegenüber sitzen</translation>
  </message>
  <message>
   <source>Sit at the right</source>
   <translation>Rechts sitzen</translation>
  </message>
  <message>
   <source>Sit at the near side</source>
   <translation>Auf dieser Seite sitzen</translation>
  </message>
  <message>
   <source>Sit at the left</source>
   <translation>Links sitzen</translation>
  </message>
  <message>
   <source>sit at the far side</source>
   <translation>gegenüber sitzen</translation>
  </message>
  <message>
   <source>sit at the right</source>
   <translation>rechts sitzen</translation>
  </message>
  <message>
   <source>sit at the near side</source>
   <translation>auf dieser Seite sitzen</translation>
  </message>
  <message>
   <source>sit at the left</source>
   <translation>links sitzen</translation>
  </message>
  <message>
   <source>pass</source>
   <translation>passen</translation>
  </message>
  <message>
   <source>double the bid</source>
   <translation>kontrieren</translation>
  </message>
  <message>
   <source>redouble the bid</source>
   <translation>rekontrieren</translation>
  </message>
  <message>
   <source>keep the hand</source>
   <translation>das Blatt behalten</translation>
  </message>
  <message>
   <source>exchange the hand</source>
   <translation>das Blatt tauschen</translation>
  </message>
  <message>
   <source>call honours</source>
   <translation>die Honneurs ansagen</translation>
  </message>
  <message>
   <source>call no honours</source>
   <translation>keine Honneurs ansagen</translation>
  </message>
  <message>
   <source>take up the trump</source>
   <translation>die Trumpfkarte aufnehmen</translation>
  </message>
  <message>
   <source>accept the claim</source>
   <translation>den Anspruch anerkennen</translation>
  </message>
  <message>
   <source>play on</source>
   <translation>weiterspielen</translation>
  </message>
  <message>
   <source>say that there is none</source>
   <translation>sagen, dass es keine gibt</translation>
  </message>
  <message>
   <source>let it stand</source>
   <translation>sie liegen lassen</translation>
  </message>
  <message>
   <source>demand nothing</source>
   <translation>nichts verlangen</translation>
  </message>
  <message>
   <source>lay down the hand</source>
   <translation>die Hand hinlegen</translation>
  </message>
  <message>
   <source>name the turned card</source>
   <translation>die Trumpfkarte nennen</translation>
  </message>
  <message>
   <source>ask for the turned card</source>
   <translation>nach der Trumpfkarte fragen</translation>
  </message>
  <message>
   <source>draw the trick near</source>
   <translation>den Stich heranziehen</translation>
  </message>
  <message>
   <source>look at the last trick</source>
   <translation>den letzten Stich ansehen</translation>
  </message>
  <message>
   <source>take nothing for it</source>
   <translation>nichts dafür nehmen</translation>
  </message>
  <message>
   <source>go on to the count</source>
   <translation>zur Zählung weitergehen</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passen</translation>
  </message>
  <message>
   <source>Double</source>
   <translation>Kontra</translation>
  </message>
  <message>
   <source>Redouble</source>
   <translation>Rekontra</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>Blatt behalten</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>Blatt tauschen</translation>
  </message>
  <message>
   <source>Call honours</source>
   <translation>Honneurs ansagen</translation>
  </message>
  <message>
   <source>Call no honours</source>
   <translation>Keine Honneurs ansagen</translation>
  </message>
  <message>
   <source>Take up the trump</source>
   <translation>Trumpfkarte aufnehmen</translation>
  </message>
  <message>
   <source>Accept the claim</source>
   <translation>Anspruch anerkennen</translation>
  </message>
  <message>
   <source>Play on</source>
   <translation>Weiterspielen</translation>
  </message>
  <message>
   <source>Say that there is none</source>
   <translation>Sagen, dass es keine gibt</translation>
  </message>
  <message>
   <source>Let it stand</source>
   <translation>Liegen lassen</translation>
  </message>
  <message>
   <source>Demand nothing</source>
   <translation>Nichts verlangen</translation>
  </message>
  <message>
   <source>Ask for the turned card</source>
   <translation>Nach der Trumpfkarte fragen</translation>
  </message>
  <message>
   <source>Draw the trick near</source>
   <translation>Den Stich heranziehen</translation>
  </message>
  <message>
   <source>Take nothing for it</source>
   <translation>Nichts dafür nehmen</translation>
  </message>
  <message>
   <source>Go on to the count</source>
   <translation>Zur Zählung weitergehen</translation>
  </message>
  <message>
   <source>Leave it to be called</source>
   <translation>Zum Fordern liegen lassen</translation>
  </message>
  <message>
   <source>Call the highest</source>
   <translation>Die höchste verlangen</translation>
  </message>
  <message>
   <source>Call the lowest</source>
   <translation>Die niedrigste verlangen</translation>
  </message>
  <message>
   <source>Call the highest trump</source>
   <translation>Den höchsten Trumpf fordern</translation>
  </message>
  <message>
   <source>Call the lowest trump</source>
   <translation>Den niedrigsten Trumpf fordern</translation>
  </message>
  <message>
   <source>Call a suit</source>
   <translation>Eine Farbe verlangen</translation>
  </message>
  <message>
   <source>Let the lead stand</source>
   <translation>Das Ausspiel gelten lassen</translation>
  </message>
  <message>
   <source>Demand that the trick be won</source>
   <translation>Verlangen, dass der Stich gewonnen wird</translation>
  </message>
  <message>
   <source>Demand that the trick be not won</source>
   <translation>Verlangen, dass der Stich nicht gewonnen wird</translation>
  </message>
  <message>
   <source>Demand a trump</source>
   <translation>Einen Trumpf verlangen</translation>
  </message>
  <message>
   <source>Demand no trump</source>
   <translation>Verlangen, dass nicht getrumpft wird</translation>
  </message>
  <message>
   <source>leave it to be called</source>
   <translation>sie zum Fordern liegen lassen</translation>
  </message>
  <message>
   <source>call the highest</source>
   <translation>die höchste verlangen</translation>
  </message>
  <message>
   <source>call the lowest</source>
   <translation>die niedrigste verlangen</translation>
  </message>
  <message>
   <source>call the highest trump</source>
   <translation>den höchsten Trumpf fordern</translation>
  </message>
  <message>
   <source>call the lowest trump</source>
   <translation>den niedrigsten Trumpf fordern</translation>
  </message>
  <message>
   <source>call a suit</source>
   <translation>eine Farbe verlangen</translation>
  </message>
  <message>
   <source>let the lead stand</source>
   <translation>das Ausspiel gelten lassen</translation>
  </message>
  <message>
   <source>demand that the trick be won</source>
   <translation>verlangen, dass der Stich gewonnen wird</translation>
  </message>
  <message>
   <source>demand that the trick be not won</source>
   <translation>verlangen, dass der Stich nicht gewonnen wird</translation>
  </message>
  <message>
   <source>demand a trump</source>
   <translation>einen Trumpf verlangen</translation>
  </message>
  <message>
   <source>demand no trump</source>
   <translation>verlangen, dass nicht getrumpft wird</translation>
  </message>
  <message>
   <source>Take tricks</source>
   <translation>Stiche nehmen</translation>
  </message>
  <message>
   <source>Take points off</source>
   <translation>Punkte abziehen</translation>
  </message>
  <message>
   <source>Add points</source>
   <translation>Punkte gutschreiben</translation>
  </message>
  <message>
   <source>take tricks</source>
   <translation>Stiche nehmen</translation>
  </message>
  <message>
   <source>take points off</source>
   <translation>Punkte abziehen</translation>
  </message>
  <message>
   <source>add points</source>
   <translation>Punkte gutschreiben</translation>
  </message>
  <message>
   <source>The {card:card}</source>
   <translation>{card:card.nom^}</translation>
  </message>
  <message>
   <source>Bid {bid}</source>
   <translation>{bid} bieten</translation>
  </message>
  <message>
   <source>Name {suit:suits}</source>
   <translation>{suit:suits^} nennen</translation>
  </message>
  <message>
   <source>Put away {cards}</source>
   <translation>{cards} weglegen</translation>
  </message>
  <message>
   <source>Claim {tricks:number} {tricks:trick|tricks}</source>
   <translation>{tricks} {tricks:Stich|Stiche} beanspruchen</translation>
  </message>
  <message>
   <source>Choose the first deal</source>
   <translation>Das erste Spiel wählen</translation>
  </message>
  <message>
   <source>Ask whether there is none</source>
   <translation>Fragen, ob es keine gibt</translation>
  </message>
  <message>
   <source>Take back the {card:card}</source>
   <translation>{card:card.akk^} zurücknehmen</translation>
  </message>
  <message>
   <source>Call the {card:card}</source>
   <translation>{card:card.akk^} verlangen</translation>
  </message>
  <message>
   <source>Show the {card:card}</source>
   <translation>{card:card.akk^} zeigen</translation>
  </message>
  <message>
   <source>Play the {first:card} and the {second:card} at once</source>
   <translation>{first:card.akk^} und {second:card.akk} zugleich spielen</translation>
  </message>
  <message>
   <source>The {card:card} counts</source>
   <translation>{card:card.nom^} gilt</translation>
  </message>
  <message>
   <source>Call {suit:suits}</source>
   <translation>{suit:suits} verlangen</translation>
  </message>
  <message>
   <source>The {card:card}, out of turn</source>
   <translation>{card:card.nom^}, außer der Reihe</translation>
  </message>
  <message>
   <source>Trick {n:number} must be won</source>
   <translation>Stich {n} muss gewonnen werden</translation>
  </message>
  <message>
   <source>Claim a revoke</source>
   <translation>Einen Revoke reklamieren</translation>
  </message>
  <message>
   <source>Claim a revoke in trick {n:number}</source>
   <translation>Einen Revoke im {n}. Stich reklamieren</translation>
  </message>
  <message>
   <source>bid {bid}</source>
   <translation>{bid} bieten</translation>
  </message>
  <message>
   <source>name {suit:suits}</source>
   <translation>{suit:suits} nennen</translation>
  </message>
  <message>
   <source>put away {cards}</source>
   <translation>{cards} weglegen</translation>
  </message>
  <message>
   <source>claim {tricks:number} {tricks:trick|tricks}</source>
   <translation>{tricks} {tricks:Stich|Stiche} beanspruchen</translation>
  </message>
  <message>
   <source>choose the first deal</source>
   <translation>das erste Spiel wählen</translation>
  </message>
  <message>
   <source>ask whether there is none</source>
   <translation>fragen, ob es keine gibt</translation>
  </message>
  <message>
   <source>take back the {card:card}</source>
   <translation>{card:card.akk} zurücknehmen</translation>
  </message>
  <message>
   <source>call the {card:card}</source>
   <translation>{card:card.akk} verlangen</translation>
  </message>
  <message>
   <source>show the {card:card}</source>
   <translation>{card:card.akk} zeigen</translation>
  </message>
  <message>
   <source>play the {first:card} and the {second:card} at once</source>
   <translation>{first:card.akk} und {second:card.akk} zugleich spielen</translation>
  </message>
  <message>
   <source>the {card:card} counts</source>
   <translation>{card:card.nom} gilt</translation>
  </message>
  <message>
   <source>call {suit:suits}</source>
   <translation>{suit:suits} verlangen</translation>
  </message>
  <message>
   <source>the {card:card}, out of turn</source>
   <translation>{card:card.nom}, außer der Reihe</translation>
  </message>
  <message>
   <source>demand that trick {n:number} be won</source>
   <translation>verlangen, dass Stich {n} gewonnen wird</translation>
  </message>
  <message>
   <source>claim a revoke</source>
   <translation>einen Revoke reklamieren</translation>
  </message>
  <message>
   <source>claim a revoke in trick {n:number}</source>
   <translation>einen Revoke im {n}. Stich reklamieren</translation>
  </message>
  <message>
   <source>Play downtown</source>
   <translation>Tief spielen</translation>
  </message>
  <message>
   <source>Play uptown</source>
   <translation>Hoch spielen</translation>
  </message>
  <message>
   <source>Take the first card put away</source>
   <translation>Die erste weggelegte Karte nehmen</translation>
  </message>
  <message>
   <source>Take the second card put away</source>
   <translation>Die zweite weggelegte Karte nehmen</translation>
  </message>
  <message>
   <source>Take the open dummy</source>
   <translation>Den offenen Strohmann nehmen</translation>
  </message>
  <message>
   <source>Take the closed dummy</source>
   <translation>Den verdeckten Strohmann nehmen</translation>
  </message>
  <message>
   <source>Sit on the right</source>
   <translation>Rechts hinsetzen</translation>
  </message>
  <message>
   <source>Sit on the left</source>
   <translation>Links hinsetzen</translation>
  </message>
  <message>
   <source>play downtown</source>
   <translation>tief spielen</translation>
  </message>
  <message>
   <source>play uptown</source>
   <translation>hoch spielen</translation>
  </message>
  <message>
   <source>take the first card put away</source>
   <translation>die erste weggelegte Karte nehmen</translation>
  </message>
  <message>
   <source>take the second card put away</source>
   <translation>die zweite weggelegte Karte nehmen</translation>
  </message>
  <message>
   <source>take the open dummy</source>
   <translation>den offenen Strohmann nehmen</translation>
  </message>
  <message>
   <source>take the closed dummy</source>
   <translation>den verdeckten Strohmann nehmen</translation>
  </message>
  <message>
   <source>sit on the right</source>
   <translation>sich rechts hinsetzen</translation>
  </message>
  <message>
   <source>sit on the left</source>
   <translation>sich links hinsetzen</translation>
  </message>
  <message>
   <source>{suit:suits} {ranks}</source>
   <translation>{suit:suits} {ranks}</translation>
  </message>
  <message>
   <source>Computer, gentle</source>
   <translation>Computer, sanft</translation>
  </message>
  <message>
   <source>Computer, steady</source>
   <translation>Computer, solide</translation>
  </message>
  <message>
   <source>Computer, strong</source>
   <translation>Computer, stark</translation>
  </message>
  <message>
   <source>Computer, master</source>
   <translation>Computer, Meister</translation>
  </message>
  <message>
   <source>Gentle plays as people do who have just learnt: it errs where they err, and forgets cards.</source>
   <translation>„Sanft“ spielt wie jemand, der es eben gelernt hat: mit den Fehlern, die man da macht, und mit vergessenen Karten.</translation>
  </message>
  <message>
   <source>Steady plays as people do who know the whist books, and counts the last cards.</source>
   <translation>„Solide“ spielt wie jemand, der die Whistbücher kennt, und zählt die letzten Karten aus.</translation>
  </message>
  <message>
   <source>Strong looks into likely layouts of the hidden cards before each card.</source>
   <translation>„Stark“ prüft vor jeder Karte wahrscheinliche Verteilungen der verdeckten Karten.</translation>
  </message>
  <message>
   <source>Master looks into more layouts and reads more from the cards played; it thinks longest.</source>
   <translation>„Meister“ prüft mehr davon und liest mehr aus den gespielten Karten; er denkt am längsten nach.</translation>
  </message>
  <message>
   <source>Person here</source>
   <translation>Person hier</translation>
  </message>
  <message>
   <source>{deals}; {won} {trick:pl} to {lost}.</source>
   <translation>{deals}; {won} zu {lost} {trick:pl}.</translation>
  </message>
  <message>
   <source>{deals}; your side won {won} of {of} {trick:pl}.</source>
   <translation>{deals}; {trick:pl} Ihrer Seite: {won} von {of}.</translation>
  </message>
  <message>
   <source>{part} of {whole}</source>
   <translation>{part} von {whole}</translation>
  </message>
  <message>
   <source>{trick:pl} won by your side</source>
   <translation>{trick:pl} Ihrer Seite</translation>
  </message>
  <message>
   <source>points in your best deal, deal {number}</source>
   <translation>Punkte in Ihrem besten Spiel, Spiel {number}</translation>
  </message>
  <message>
   <source>games won by your side</source>
   <translation>Partien, die Ihre Seite gewann</translation>
  </message>
  <message>
   <source>deals in which your side scored</source>
   <translation>Spiele, in denen Ihre Seite Punkte machte</translation>
  </message>
  <message>
   <source>Lead, trick {trick}</source>
   <translation>Ausspiel, Stich {trick}</translation>
  </message>
  <message>
   <source>Second hand, trick {trick}</source>
   <translation>Zweite Hand, Stich {trick}</translation>
  </message>
  <message>
   <source>Third hand, trick {trick}</source>
   <translation>Dritte Hand, Stich {trick}</translation>
  </message>
  <message>
   <source>Fourth hand, trick {trick}</source>
   <translation>Vierte Hand, Stich {trick}</translation>
  </message>
  <message>
   <source>Your lead. You led another card then; choose the one that wins most on what you can know.</source>
   <translation>Ihr Ausspiel. Damals spielten Sie eine andere Karte aus; wählen Sie die, die nach dem, was Sie wissen können, am meisten gewinnt.</translation>
  </message>
  <message>
   <source>Your card. You played another one then; choose the one that wins most on what you can know.</source>
   <translation>Ihre Karte. Damals spielten Sie eine andere; wählen Sie die, die nach dem, was Sie wissen können, am meisten gewinnt.</translation>
  </message>
  <message>
   <source>Your lead. Choose the card that wins most on what you can know.</source>
   <translation>Ihr Ausspiel. Wählen Sie die Karte, die nach dem, was Sie wissen können, am meisten gewinnt.</translation>
  </message>
  <message>
   <source>Your card. Choose the one that wins most on what you can know.</source>
   <translation>Ihre Karte. Wählen Sie die, die nach dem, was Sie wissen können, am meisten gewinnt.</translation>
  </message>
  <message>
   <source>Your mistake, deal {deal}</source>
   <translation>Ihr Fehler, Spiel {deal}</translation>
  </message>
  <message>
   <source>Set by you, deal {deal}</source>
   <translation>Ihre Aufgabe, Spiel {deal}</translation>
  </message>
  <message>
   <source>In the trick: {cards}.</source>
   <translation>Im Stich: {cards}.</translation>
  </message>
  <message>
   <source>Set as a problem on {day}.</source>
   <translation>Als Aufgabe gesetzt am {day}.</translation>
  </message>
  <message>
   <source>Counted on {day}. It cost {lost} tricks on what could be known.</source>
   <translation>Gezählt am {day}. Er kostete {lost} Stiche nach dem, was man wissen konnte.</translation>
  </message>
  <message>
   <source>No trumps.</source>
   <translation>Kein Trumpf.</translation>
  </message>
  <message>
   <source>{suit:suits^} are trumps.</source>
   <translation>Trumpf ist {suit:suits}.</translation>
  </message>
  <message>
   <source>First of {pairs:words} pairs</source>
   <translation>Erstes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Second of {pairs:words} pairs</source>
   <translation>Zweites von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Third of {pairs:words} pairs</source>
   <translation>Drittes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Fourth of {pairs:words} pairs</source>
   <translation>Viertes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Fifth of {pairs:words} pairs</source>
   <translation>Fünftes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Sixth of {pairs:words} pairs</source>
   <translation>Sechstes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Seventh of {pairs:words} pairs</source>
   <translation>Siebtes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Eighth of {pairs:words} pairs</source>
   <translation>Achtes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Ninth of {pairs:words} pairs</source>
   <translation>Neuntes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Tenth of {pairs:words} pairs</source>
   <translation>Zehntes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Eleventh of {pairs:words} pairs</source>
   <translation>Elftes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Twelfth of {pairs:words} pairs</source>
   <translation>Zwölftes von {pairs:words} Paaren</translation>
  </message>
  <message>
   <source>Average {average}, you {plus}.</source>
   <translation>Durchschnitt {average}, Sie {plus}.</translation>
  </message>
  <message>
   <source>{place}, {plus} tricks</source>
   <translation>{place}, {plus} Stiche</translation>
  </message>
  <message>
   <source>Chance alone moves such a total by about {tricks} tricks.</source>
   <translation>Der Zufall allein verschiebt eine solche Summe um etwa {tricks} Stiche.</translation>
  </message>
  <message>
   <source>{done:number^} of {of:number} other tables {done:has|have} finished.</source>
   <translation>Von {of:number} anderen Tischen {done:ist|sind} {done:number} fertig.</translation>
  </message>
  <message>
   <source>Tray {number}: you {own}, other tables {others}, average {average}, {plus}</source>
   <translation>Board {number}: Sie {own}, andere Tische {others}, Durchschnitt {average}, {plus}</translation>
  </message>
  <message>
   <source>Place {place} of {pairs}</source>
   <translation>Platz {place} von {pairs}</translation>
  </message>
  <message>
   <source>The other room plays this tray now.</source>
   <translation>Der andere Raum spielt dieses Board gerade.</translation>
  </message>
  <message>
   <source>The same cards at {n:number} other tables.</source>
   <translation>Dieselben Karten an {n:number} anderen Tischen.</translation>
  </message>
  <message>
   <source>Drawing trumps</source>
   <translation>Trumpf ziehen</translation>
  </message>
  <message>
   <source>A ruff</source>
   <translation>Ein Stechen</translation>
  </message>
  <message>
   <source>A throw-in</source>
   <translation>Ein Endspiel</translation>
  </message>
  <message>
   <source>Giving a trick up</source>
   <translation>Einen Stich abgeben</translation>
  </message>
  <message>
   <source>A finesse</source>
   <translation>Ein Schnitt</translation>
  </message>
  <message>
   <source>The right order</source>
   <translation>Die richtige Reihenfolge</translation>
  </message>
  <message>
   <source>Think of the trumps that are still out.</source>
   <translation>Denken Sie an die Trümpfe, die noch draußen sind.</translation>
  </message>
  <message>
   <source>One of your hands can trump a suit. Which, and when?</source>
   <translation>Eine Ihrer Hände kann eine Farbe stechen. Welche, und wann?</translation>
  </message>
  <message>
   <source>Somebody can be made to lead what helps you. When?</source>
   <translation>Jemand kann gezwungen werden auszuspielen, was Ihnen hilft. Wann?</translation>
  </message>
  <message>
   <source>A trick that is given up now may make cards of yours high.</source>
   <translation>Ein Stich, den Sie jetzt abgeben, kann Karten von Ihnen hoch machen.</translation>
  </message>
  <message>
   <source>A card may win though a higher one is out. From which hand must it be led to?</source>
   <translation>Eine Karte kann gewinnen, obwohl eine höhere draußen ist. Von welcher Hand aus muss zu ihr gespielt werden?</translation>
  </message>
  <message>
   <source>Count the tricks that are sure. In which order must they be taken?</source>
   <translation>Zählen Sie die sicheren Stiche. In welcher Reihenfolge müssen sie gemacht werden?</translation>
  </message>
  <message>
   <source>The {card:card} draws trumps, and nobody can trump what you win later.</source>
   <translation>{card:card.nom^} zieht Trumpf, und niemand kann stechen, was Sie später gewinnen.</translation>
  </message>
  <message>
   <source>After the {card:card} one of your hands can trump a suit that it no longer holds.</source>
   <translation>Nach {card:card.dat} kann eine Ihrer Hände eine Farbe stechen, die sie nicht mehr hat.</translation>
  </message>
  <message>
   <source>After the {card:card} a trick is given up, and whoever wins it must lead what helps you.</source>
   <translation>Nach {card:card.dat} wird ein Stich abgegeben, und wer ihn gewinnt, muss ausspielen, was Ihnen hilft.</translation>
  </message>
  <message>
   <source>After the {card:card} a trick is given up, and then cards of yours in that suit are high.</source>
   <translation>Nach {card:card.dat} wird ein Stich abgegeben, und dann sind Karten von Ihnen in dieser Farbe hoch.</translation>
  </message>
  <message>
   <source>After the {card:card} a card of yours wins over which a higher one is still out.</source>
   <translation>Nach {card:card.dat} gewinnt eine Karte von Ihnen, über der noch eine höhere draußen ist.</translation>
  </message>
  <message>
   <source>The {card:card} begins with tricks that are sure, in an order in which all can be taken.</source>
   <translation>{card:card.nom^} beginnt mit sicheren Stichen, in einer Reihenfolge, in der alle gemacht werden können.</translation>
  </message>
  <message>
   <source>Cavendish, hand {number}</source>
   <translation>Cavendish, Blatt {number}</translation>
  </message>
  <message>
   <source>Foster, whist hand {number}</source>
   <translation>Foster, Whistblatt {number}</translation>
  </message>
  <message>
   <source>Foster, bridge hand {number}</source>
   <translation>Foster, Bridgeblatt {number}</translation>
  </message>
  <message>
   <source>From “Whist” by Cavendish, hand {number}, before trick {trick}.</source>
   <translation>Aus „Whist“ von Cavendish, Blatt {number}, vor Stich {trick}.</translation>
  </message>
  <message>
   <source>From the whist hands of Foster’s “Complete Hoyle”, number {number}, before trick {trick}.</source>
   <translation>Aus den Whistblättern in Fosters „Complete Hoyle“, Nummer {number}, vor Stich {trick}.</translation>
  </message>
  <message>
   <source>From the bridge hands of Foster’s “Complete Hoyle”, number {number}, before trick {trick}.</source>
   <translation>Aus den Bridgeblättern in Fosters „Complete Hoyle“, Nummer {number}, vor Stich {trick}.</translation>
  </message>
  <message>
   <source>Problem {id}</source>
   <translation>Aufgabe {id}</translation>
  </message>
  <message>
   <source>The book errs: it leads the {card:card}, and with all hands seen that misses the task.</source>
   <translation>Das Buch irrt: Es spielt {card:card.akk} aus, und bei offenen Blättern ist die Aufgabe damit verfehlt.</translation>
  </message>
  <message>
   <source>Problem {id}. Dummy’s lead, trick {trick}</source>
   <translation>Aufgabe {id}. Ausspiel des Strohmanns, Stich {trick}</translation>
  </message>
  <message>
   <source>{wins:words^} of the last {cards:words}</source>
   <translation>{wins:words^} der letzten {cards:words}</translation>
  </message>
  <message>
   <source>Dummy leads. Win {wins:words} of the last {cards:words} tricks.</source>
   <translation>Der Strohmann spielt aus. Gewinnen Sie {wins:words} der letzten {cards:words} Stiche.</translation>
  </message>
  <message>
   <source>Dummy’s lead: win {wins:words} of {cards:words}</source>
   <translation>Ausspiel des Strohmanns: {wins:words} von {cards:words} gewinnen</translation>
  </message>
  <message>
   <source>in {n} {n:day|days}</source>
   <translation>in {n} {n:Tag|Tagen}</translation>
  </message>
  <message>
   <source>You come to {n:words} {n:trick|tricks}.</source>
   <translation>Sie kommen auf {n:words} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>The hidden cards are placed after your choice, as far as the cards already seen allow. {n:number} layouts were looked at.</source>
   <translation>Die verdeckten Karten werden nach Ihrer Wahl gelegt, soweit die schon gesehenen es erlauben. {n:number} Verteilungen wurden betrachtet.</translation>
  </message>
  <message>
   <source>{n} in 100</source>
   <translation>{n} von 100</translation>
  </message>
  <message>
   <source>The book leads the {card:card} too.</source>
   <translation>Auch das Buch spielt {card:card.akk} aus.</translation>
  </message>
  <message>
   <source>Problem {id}. {theme}</source>
   <translation>Aufgabe {id}. {theme}</translation>
  </message>
  <message>
   <source>{name}. Your lead, trick {trick}</source>
   <translation>{name}. Ihr Ausspiel, Stich {trick}</translation>
  </message>
  <message>
   <source>Problem {id}. Your lead, trick {trick}</source>
   <translation>Aufgabe {id}. Ihr Ausspiel, Stich {trick}</translation>
  </message>
  <message>
   <source>You lead. Win {wins:words} of the last {cards:words} tricks.</source>
   <translation>Sie spielen aus. Gewinnen Sie {wins:words} der letzten {cards:words} Stiche.</translation>
  </message>
  <message>
   <source>Your lead: win {wins:words} of {cards:words}</source>
   <translation>Ihr Ausspiel: {wins:words} von {cards:words} gewinnen</translation>
  </message>
  <message>
   <source>new</source>
   <translation>neu</translation>
  </message>
  <message>
   <source>not again</source>
   <translation>nicht wieder</translation>
  </message>
  <message>
   <source>known</source>
   <translation>gekonnt</translation>
  </message>
  <message>
   <source>today</source>
   <translation>heute</translation>
  </message>
  <message>
   <source>Another card</source>
   <translation>Eine andere Karte</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>always</source>
   <translation>immer</translation>
  </message>
  <message>
   <source>{name}. {theme}</source>
   <translation>{name}. {theme}</translation>
  </message>
  <message>
   <source>{name:^} wins with the {card:card}.</source>
   <translation>{name:^} gewinnt mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>One after another you lead: {cards}.</source>
   <translation>Nacheinander spielen Sie aus: {cards}.</translation>
  </message>
  <message>
   <source>You win this trick, and are beaten later.</source>
   <translation>Sie gewinnen diesen Stich und werden später geschlagen.</translation>
  </message>
  <message>
   <source>{name:^} trumps with the {card:card}.</source>
   <translation>{name:^} sticht mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks.</source>
   <translation>{name:^} {name:machten|machte} {tricks} Stiche.</translation>
  </message>
  <message>
   <source>{shown} {points:point|points}</source>
   <translation>{shown} {points:Punkt|Punkte}</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks, a slam.</source>
   <translation>{name:^} {name:machten|machte} {tricks} Stiche, ein Schlemm.</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks, the odd.</source>
   <translation>{name:^} {name:machten|machte} {tricks} Stiche, den Trick.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} {tricks:number} tricks after the revokes.</source>
   <translation>{name:^} {name:haben|hat} {tricks} Stiche nach den Revokes.</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks, {odd:number} odd.</source>
   <translation>{name:^} {name:machten|machte} {tricks} Stiche, {odd} {odd:Trick|Tricks}.</translation>
  </message>
  <message>
   <source>The hand was thrown in: nobody scores.</source>
   <translation>Das Spiel wurde eingeworfen: Niemand schreibt.</translation>
  </message>
  <message>
   <source>{name} won {won:words} of {target:number} {target:book|books} and went set: {scores}.</source>
   <translation>{name:^} {name:machten|machte} {won} von {target} {target:Stich|Stichen} und {name:fielen|fiel}: {scores}.</translation>
  </message>
  <message>
   <source>{name} won {won:words} of {target:number} {target:trick|tricks} and failed: {scores}.</source>
   <translation>{name:^} {name:machten|machte} {won} von {target} {target:Stich|Stichen} und {name:verloren|verlor}: {scores}.</translation>
  </message>
  <message>
   <source>nobody scores</source>
   <translation>niemand schreibt</translation>
  </message>
  <message>
   <source>{who} {points} each</source>
   <translation>{who} je {points}</translation>
  </message>
  <message>
   <source>{name} made the contract with {won:number} {won:book|books}: {points}.</source>
   <translation>{name:^} {name:erfüllten|erfüllte} den Kontrakt mit {won} {won:Stich|Stichen}: {points}.</translation>
  </message>
  <message>
   <source>{name} made the contract with {won:number} {won:trick|tricks}: {points}.</source>
   <translation>{name:^} {name:erfüllten|erfüllte} den Kontrakt mit {won} {won:Stich|Stichen}: {points}.</translation>
  </message>
  <message>
   <source>i=i my=my dummy=dummy partner=partner left=left right=right hand=hand</source>
   <translation>i=ich my=mein/meine/meinen/meiner/mir dummy=strohmann/strohmanns/strohmannes/dummy partner=partner/partners left=links/linke/linker/linken right=rechts/rechte/rechter/rechten hand=hand/blatt</translation>
  </message>
  <message>
   <source>spades=spades hearts=hearts diamonds=diamonds clubs=clubs trumps=trumps jack=jack queen=queen king=king ace=ace</source>
   <translation>spades=pik hearts=herz/herzen diamonds=karo clubs=kreuz/treff trumps=trumpf/trümpfe/trümpfen jack=bube/buben queen=dame king=könig ace=ass/as</translation>
  </message>
  <message>
   <source>no=no one=one two=two three=three four=four five=five six=six seven=seven eight=eight nine=nine ten=ten eleven=eleven twelve=twelve thirteen=thirteen</source>
   <translation>no=kein/keine/keinen one=ein/eine/einen/eins two=zwei three=drei four=vier five=fünf six=sechs seven=sieben eight=acht nine=neun ten=zehn eleven=elf twelve=zwölf thirteen=dreizehn</translation>
  </message>
  <message>
   <source>weak=weak void=void singleton=singleton points=points shape=shape turned=turned deal=deal lead=lead opposite=opposite at=at least=least most=most at-least=at-least at-most=at-most are=are of=of</source>
   <translation>weak=schwach/schwache void=ohne/blank singleton=single/singleton points=punkte/punkten/punkt shape=verteilung turned=aufgedeckt/aufgedecktes/aufgedeckter/aufgedeckte deal=gebe/gibt/spiel lead=spiele/spielt/ausspiel opposite=gegenüber at=at least=least most=most at-least=mindestens at-most=höchstens are=ist/sind of=in/im/von/vom/der/die/das/den/und/hat/habe/haben/aus</translation>
  </message>
  <message>
   <source>took=took lost=lost by=by mistake=mistake with=with honours=honours kept=kept slam=slam revoke=revoke claim=claim second=second third=third fourth=fourth</source>
   <translation>took=stiche/gemacht/machte lost=verlor/verloren by=durch/beim mistake=fehler with=mit honours=honneurs/figuren kept=behalten slam=schlemm revoke=revoke/renonce claim=anspruch second=zweite/zweiter third=dritte/dritter fourth=vierte/vierter</translation>
  </message>
  <message>
   <source>together=together tricks=tricks odd=odd trick=trick hangs=hangs score=score</source>
   <translation>together=zusammen tricks=stiche odd=odd trick=trick hangs=hängt score=stand</translation>
  </message>
  <message>
   <source>{who} led the {card:card}.</source>
   <translation>{who:^} {who:spielten|spielte} {card:card.akk} aus.</translation>
  </message>
  <message>
   <source>{who} won the {trick}.</source>
   <translation>{who:^} {who:machten|machte} {trick:akk}.</translation>
  </message>
  <message>
   <source>{whom} the {rank:rank}</source>
   <translation>{whom} {rank:rank.akk}</translation>
  </message>
  <message>
   <source>{who} played the {rank:rank}</source>
   <translation>{who:^} {who:spielten|spielte} {rank:rank.akk}</translation>
  </message>
  <message>
   <source>{whom} the {card:card}</source>
   <translation>{whom} {card:card.akk}</translation>
  </message>
  <message>
   <source>{who} played the {card:card}</source>
   <translation>{who:^} {who:spielten|spielte} {card:card.akk}</translation>
  </message>
  <message>
   <source>Deal {number} of {of}</source>
   <translation>Spiel {number} von {of}</translation>
  </message>
  <message>
   <source>Hand {number}</source>
   <translation>Spiel {number}</translation>
  </message>
  <message>
   <source>{deal}: {number}</source>
   <translation>{deal}: {number}</translation>
  </message>
  <message>
   <source>{deal}: number {number}</source>
   <translation>{deal}, Nummer {number}</translation>
  </message>
  <message>
   <source>{points} up</source>
   <translation>Bis {points}</translation>
  </message>
  <message>
   <source>Hand {number} of {of}</source>
   <translation>Spiel {number} von {of}</translation>
  </message>
  <message>
   <source>Tray {number} of {of}</source>
   <translation>Board {number} von {of}</translation>
  </message>
  <message>
   <source>Book {trick} of {cards}</source>
   <translation>Stich {trick} von {cards}</translation>
  </message>
  <message>
   <source>{side} won the game, a single.</source>
   <translation>{side:^} {side:gewannen|gewann} die Partie einfach.</translation>
  </message>
  <message>
   <source>{side} won the game, a double.</source>
   <translation>{side:^} {side:gewannen|gewann} die Partie zweifach.</translation>
  </message>
  <message>
   <source>{side} won the game, a treble.</source>
   <translation>{side:^} {side:gewannen|gewann} die Partie dreifach.</translation>
  </message>
  <message>
   <source>The claim is exact.</source>
   <translation>Der Anspruch ist genau richtig.</translation>
  </message>
  <message>
   <source>The claim is too high.</source>
   <translation>Der Anspruch ist zu hoch.</translation>
  </message>
  <message>
   <source>The claim is too low.</source>
   <translation>Der Anspruch ist zu niedrig.</translation>
  </message>
  <message>
   <source>The referee cannot say what the claim is worth: the other side answers it.</source>
   <translation>Der Schiedsrichter kann nicht sagen, was der Anspruch wert ist: Die andere Seite antwortet.</translation>
  </message>
  <message>
   <source>{name} passed.</source>
   <translation>{name:^} {name:passten|passte}.</translation>
  </message>
  <message>
   <source>{name} doubled.</source>
   <translation>{name:^} {name:sagten|sagte} Kontra.</translation>
  </message>
  <message>
   <source>{name} redoubled.</source>
   <translation>{name:^} {name:sagten|sagte} Rekontra.</translation>
  </message>
  <message>
   <source>The {card:card} was turned for {whom}.</source>
   <translation>{card:card.nom^} wurde für {whom:akk} aufgedeckt.</translation>
  </message>
  <message>
   <source>{who} took up the {card:card}.</source>
   <translation>{who:^} {who:nahmen|nahm} {card:card.akk} auf.</translation>
  </message>
  <message>
   <source>{who} was laid open.</source>
   <translation>{who:^} {who:wurden|wurde} aufgedeckt.</translation>
  </message>
  <message>
   <source>{name} called honours.</source>
   <translation>{name:^} {name:sagten|sagte} Honneurs an.</translation>
  </message>
  <message>
   <source>{name} called no honours.</source>
   <translation>{name:^} {name:sagten|sagte} keine Honneurs an.</translation>
  </message>
  <message>
   <source>{name} won the auction with {bid}.</source>
   <translation>{name:^} {name:ersteigerten|ersteigerte} das Spiel mit {bid}.</translation>
  </message>
  <message>
   <source>{name} chose the packet that lay opposite.</source>
   <translation>{name:^} {name:wählten|wählte} das Päckchen gegenüber.</translation>
  </message>
  <message>
   <source>{name} kept the hand.</source>
   <translation>{name:^} {name:behielten|behielt} das Blatt.</translation>
  </message>
  <message>
   <source>{name} named {down:downtown|uptown}.</source>
   <translation>{name:^} {name:nannten|nannte} {down:tief|hoch}.</translation>
  </message>
  <message>
   <source>{name} put away {cards:number} {cards:card|cards} of dummy.</source>
   <translation>{name:^} {name:legten|legte} {cards} {cards:Karte|Karten} des Strohmanns weg.</translation>
  </message>
  <message>
   <source>{name} handed in a joker for a card that was put away.</source>
   <translation>{name:^} {name:gaben|gab} einen Joker für eine weggelegte Karte ab.</translation>
  </message>
  <message>
   <source>{name} claimed {tricks:number} of the {left:number} {left:trick|tricks} left.</source>
   <translation>{name:^} {name:beanspruchten|beanspruchte} {tricks} von {left} {left:restlichen Stich|restlichen Stichen}.</translation>
  </message>
  <message>
   <source>The claim of {tricks:number} is refused: play goes on.</source>
   <translation>Der Anspruch auf {tricks} wird abgelehnt: Es wird weitergespielt.</translation>
  </message>
  <message>
   <source>All hands lie on the table: by best play {side} got {tricks:number} of the {left:number} {left:trick|tricks} left.</source>
   <translation>Alle Karten liegen auf dem Tisch: Bei bestem Spiel {side:bekamen|bekam} {side} {tricks} von {left} {left:restlichen Stich|restlichen Stichen}.</translation>
  </message>
  <message>
   <source>{name} admitted the claim.</source>
   <translation>{name:^} {name:erkannten|erkannte} den Anspruch an.</translation>
  </message>
  <message>
   <source>{name} did not admit the claim: play goes on.</source>
   <translation>{name:^} {name:erkannten|erkannte} den Anspruch nicht an: Es wird weitergespielt.</translation>
  </message>
  <message>
   <source>{playing} {playing:play|plays|play}, {waiting} {waiting:wait|waits|wait}.</source>
   <translation>{playing} {playing:spielen|spielt|spielen}, {waiting} {waiting:warten|wartet|warten}.</translation>
  </message>
  <message>
   <source>{name} {name:deal|deals} first.</source>
   <translation>{name:^} {name:geben|gibt} zuerst.</translation>
  </message>
  <message>
   <source>{name} took a chair.</source>
   <translation>{name:^} {name:nahmen|nahm} einen Platz ein.</translation>
  </message>
  <message>
   <source>{side} won the game, worth {points}.</source>
   <translation>{side:^} {side:gewannen|gewann} die Partie, {points} wert.</translation>
  </message>
  <message>
   <source>{side} won the rubber: {points}.</source>
   <translation>{side:^} {side:gewannen|gewann} den Robber: {points}.</translation>
  </message>
  <message>
   <source>Time is called: no new deal is begun.</source>
   <translation>Die Zeit ist um: Kein neues Spiel beginnt.</translation>
  </message>
  <message>
   <source>{name} cut the pack.</source>
   <translation>{name:^} {name:hoben|hob} ab.</translation>
  </message>
  <message>
   <source>{dealer}’s deal.</source>
   <translation>{dealer:nom^} gibt.</translation>
  </message>
  <message>
   <source>The {card:card} was turned.</source>
   <translation>{card:card.nom^} wurde aufgedeckt.</translation>
  </message>
  <message>
   <source>There are no trumps in this deal.</source>
   <translation>In diesem Spiel gibt es keinen Trumpf.</translation>
  </message>
  <message>
   <source>{who}: hand laid open.</source>
   <translation>{who:^}: Blatt offen gelegt.</translation>
  </message>
  <message>
   <source>A dummy was laid open.</source>
   <translation>Ein Strohmann wurde aufgedeckt.</translation>
  </message>
  <message>
   <source>{who} played the {card:card}.</source>
   <translation>{who:^} {who:spielten|spielte} {card:card.akk}.</translation>
  </message>
  <message>
   <source>Nobody bid: the hand is thrown in.</source>
   <translation>Niemand bot: Das Spiel wird eingeworfen.</translation>
  </message>
  <message>
   <source>Dummy goes opposite {me}.</source>
   <translation>Der Strohmann kommt gegenüber von {me:dat}.</translation>
  </message>
  <message>
   <source>{name} chose the other packet, and the two changed places.</source>
   <translation>{name:^} {name:wählten|wählte} das andere Päckchen, und die beiden tauschten den Platz.</translation>
  </message>
  <message>
   <source>{name} exchanged for the packet in the middle.</source>
   <translation>{name:^} {name:tauschten|tauschte} gegen das Päckchen in der Mitte.</translation>
  </message>
  <message>
   <source>{name} exchanged for the dead hand.</source>
   <translation>{name:^} {name:tauschten|tauschte} gegen das tote Blatt.</translation>
  </message>
  <message>
   <source>{name} named {suit:suits} trumps.</source>
   <translation>{name:^} {name:nannten|nannte} {suit:suits} als Trumpf.</translation>
  </message>
  <message>
   <source>{name} gave up the {left:number} {left:trick|tricks} left.</source>
   <translation>{name:^} {name:gaben|gab} {left:den restlichen Stich|die restlichen Stiche} auf ({left}).</translation>
  </message>
  <message>
   <source>{name} claimed the {left:number} {left:trick|tricks} left.</source>
   <translation>{name:^} {name:beanspruchten|beanspruchte} {left:den restlichen Stich|die restlichen Stiche} ({left}).</translation>
  </message>
  <message>
   <source>The claim is right, and is counted.</source>
   <translation>Der Anspruch stimmt und wird gezählt.</translation>
  </message>
  <message>
   <source>The claim of all {left:number} is refused: play goes on.</source>
   <translation>Der Anspruch auf alle {left} wird abgelehnt: Es wird weitergespielt.</translation>
  </message>
  <message>
   <source>All hands lie on the table: by best play {side} got no more tricks.</source>
   <translation>Alle Karten liegen auf dem Tisch: Bei bestem Spiel {side:bekamen|bekam} {side} keinen Stich mehr.</translation>
  </message>
  <message>
   <source>{dummy} deals first.</source>
   <translation>{dummy:nom^} gibt zuerst.</translation>
  </message>
  <message>
   <source>{name} sat down on {other:whose} right.</source>
   <translation>{name:^} {name:setzten sich|setzte sich} rechts von {other:dat}.</translation>
  </message>
  <message>
   <source>{name} sat down on {other:whose} left.</source>
   <translation>{name:^} {name:setzten sich|setzte sich} links von {other:dat}.</translation>
  </message>
  <message>
   <source>New partners: {one} against {two}.</source>
   <translation>Neue Partner: {one} gegen {two}.</translation>
  </message>
  <message>
   <source>A new {unit} begins.</source>
   <translation>{unit:Ein neuer|Eine neue|Ein neues} {unit} beginnt.</translation>
  </message>
  <message>
   <source>{unit:^} {number}: {story}</source>
   <translation>{unit:^} {number}: {story}</translation>
  </message>
  <message>
   <source>{dummy_name} deals first.</source>
   <translation>{dummy_name:nom^} gibt zuerst.</translation>
  </message>
  <message>
   <source>Vivant deals first.</source>
   <translation>Der Vivant gibt zuerst.</translation>
  </message>
  <message>
   <source>Dummy’s partner deals first.</source>
   <translation>Der Partner des Strohmanns gibt zuerst.</translation>
  </message>
  <message>
   <source>{name} cut at {cut}.</source>
   <translation>{name:^} {name:hoben|hob} bei {cut} ab.</translation>
  </message>
  <message>
   <source>{name} cut at {cut} and wrote “{said}”.</source>
   <translation>{name:^} {name:hoben|hob} bei {cut} ab und {name:schrieben|schrieb} „{said}“.</translation>
  </message>
  <message>
   <source>{name} wrote “{said}”.</source>
   <translation>{name:^} {name:schrieben|schrieb} „{said}“.</translation>
  </message>
  <message>
   <source>These trays are played.</source>
   <translation>Diese Boards sind gespielt.</translation>
  </message>
  <message>
   <source>All trays are played.</source>
   <translation>Alle Boards sind gespielt.</translation>
  </message>
  <message>
   <source>The game is over, and the highest score is shared.</source>
   <translation>Die Partie ist vorbei, und der höchste Stand wird geteilt.</translation>
  </message>
  <message>
   <source>{side} won the game.</source>
   <translation>{side:^} {side:gewannen|gewann} die Partie.</translation>
  </message>
  <message>
   <source>The rubber is over, and nobody won it.</source>
   <translation>Der Robber ist vorbei, und niemand hat ihn gewonnen.</translation>
  </message>
  <message>
   <source>The session was broken off.</source>
   <translation>Die Sitzung wurde abgebrochen.</translation>
  </message>
  <message>
   <source>The session is over.</source>
   <translation>Die Sitzung ist vorbei.</translation>
  </message>
  <message>
   <source>{name} cut the {card:card}</source>
   <translation>{name:^} {name:zogen|zog} {card:card.akk}</translation>
  </message>
  <message>
   <source> Equal cards: they cut again.</source>
   <translation> Gleiche Karten: Es wird neu gezogen.</translation>
  </message>
  <message>
   <source>{name} {name:are|is} Vivant first.</source>
   <translation>{name:^} {name:sind|ist} zuerst Vivant.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} dummy first.</source>
   <translation>{name:^} {name:haben|hat} zuerst den Strohmann.</translation>
  </message>
  <message>
   <source>{name} sat down on the right.</source>
   <translation>{name:^} {name:setzten sich|setzte sich} rechts.</translation>
  </message>
  <message>
   <source>{name} sat down on the left.</source>
   <translation>{name:^} {name:setzten sich|setzte sich} links.</translation>
  </message>
  <message>
   <source>These deals are over, and the highest score is shared.</source>
   <translation>Diese Spiele sind vorbei, und der höchste Stand wird geteilt.</translation>
  </message>
  <message>
   <source>{side} won these deals with {value:number} {value:point|points}.</source>
   <translation>{side:^} {side:gewannen|gewann} diese Spiele mit {value} {value:Punkt|Punkten}.</translation>
  </message>
  <message>
   <source>{side} won the game with {value:number} {value:point|points}.</source>
   <translation>{side:^} {side:gewannen|gewann} die Partie mit {value} {value:Punkt|Punkten}.</translation>
  </message>
  <message>
   <source>Time is called: the round of deals is finished first.</source>
   <translation>Die Zeit ist um: Erst wird die Runde zu Ende gespielt.</translation>
  </message>
  <message>
   <source>{name} demanded nothing.</source>
   <translation>{name:^} {name:verlangten|verlangte} nichts.</translation>
  </message>
  <message>
   <source>{name} left the {card:card} to be called.</source>
   <translation>{name:^} {name:ließen|ließ} {card:card.akk} zum Fordern liegen.</translation>
  </message>
  <message>
   <source>{name} called the highest of the suit led.</source>
   <translation>{name:^} {name:forderten|forderte} die höchste Karte der ausgespielten Farbe.</translation>
  </message>
  <message>
   <source>{name} called the lowest of the suit led.</source>
   <translation>{name:^} {name:forderten|forderte} die niedrigste Karte der ausgespielten Farbe.</translation>
  </message>
  <message>
   <source>{name} called the highest trump.</source>
   <translation>{name:^} {name:forderten|forderte} den höchsten Trumpf.</translation>
  </message>
  <message>
   <source>{name} called the lowest trump.</source>
   <translation>{name:^} {name:forderten|forderte} den niedrigsten Trumpf.</translation>
  </message>
  <message>
   <source>{name} may call a trump later.</source>
   <translation>{name:^} {name:können|kann} später einen Trumpf fordern.</translation>
  </message>
  <message>
   <source>{name} left a suit to be called.</source>
   <translation>{name:^} {name:wollen|will} später eine Farbe fordern.</translation>
  </message>
  <message>
   <source>{name} let the lead stand.</source>
   <translation>{name:^} {name:ließen|ließ} das Ausspiel gelten.</translation>
  </message>
  <message>
   <source>{name} had the lead taken back.</source>
   <translation>{name:^} {name:ließen|ließ} das Ausspiel zurücknehmen.</translation>
  </message>
  <message>
   <source>{name} demanded that the trick be won.</source>
   <translation>{name:^} {name:verlangten|verlangte}, dass der Stich gewonnen wird.</translation>
  </message>
  <message>
   <source>{name} demanded that the trick not be won.</source>
   <translation>{name:^} {name:verlangten|verlangte}, dass der Stich nicht gewonnen wird.</translation>
  </message>
  <message>
   <source>{name} demanded a trump.</source>
   <translation>{name:^} {name:verlangten|verlangte} einen Trumpf.</translation>
  </message>
  <message>
   <source>{name} demanded that no trump be played.</source>
   <translation>{name:^} {name:verlangten|verlangte}, dass nicht getrumpft wird.</translation>
  </message>
  <message>
   <source>{name} waived the penalty for the revoke.</source>
   <translation>{name:^} {name:verzichteten|verzichtete} auf die Strafe für den Revoke.</translation>
  </message>
  <message>
   <source>{name} took tricks for the revoke.</source>
   <translation>{name:^} {name:nahmen|nahm} Stiche für den Revoke.</translation>
  </message>
  <message>
   <source>{name} took points off for the revoke.</source>
   <translation>{name:^} {name:zogen|zog} für den Revoke Punkte ab.</translation>
  </message>
  <message>
   <source>{name} added points for the revoke.</source>
   <translation>{name:^} {name:schrieben|schrieb} sich für den Revoke Punkte gut.</translation>
  </message>
  <message>
   <source>{name} waived the penalty for the renege.</source>
   <translation>{name:^} {name:verzichteten|verzichtete} auf die Strafe für das falsche Bedienen.</translation>
  </message>
  <message>
   <source>{name} took books for the renege.</source>
   <translation>{name:^} {name:nahmen|nahm} Stiche für das falsche Bedienen.</translation>
  </message>
  <message>
   <source>{name} showed the {card:card}: it may be called.</source>
   <translation>{name:^} {name:zeigten|zeigte} {card:card.akk}: Die Karte darf gefordert werden.</translation>
  </message>
  <message>
   <source>{name} showed the {card:card}, and owes nothing.</source>
   <translation>{name:^} {name:zeigten|zeigte} {card:card.akk}; geschuldet wird nichts.</translation>
  </message>
  <message>
   <source>{name} laid {n:number} cards open: they may be called.</source>
   <translation>{name:^} {name:legten|legte} {n:number} Karten offen: Sie dürfen gefordert werden.</translation>
  </message>
  <message>
   <source>{name} laid {n:number} cards open, and owes nothing.</source>
   <translation>{name:^} {name:legten|legte} {n:number} Karten offen; geschuldet wird nichts.</translation>
  </message>
  <message>
   <source>{name} asked for the turned card: the {card:card}.</source>
   <translation>{name:^} {name:fragten|fragte} nach der Trumpfkarte: {card:card}.</translation>
  </message>
  <message>
   <source>{name} named the turned card: the {card:card}.</source>
   <translation>{name:^} {name:nannten|nannte} die Trumpfkarte: {card:card}.</translation>
  </message>
  <message>
   <source>{name} drew the trick near before the hand across had played.</source>
   <translation>{name:^} {name:zogen|zog} den Stich heran, bevor die Hand gegenüber gespielt hatte.</translation>
  </message>
  <message>
   <source>{name} drew the trick near, and owes nothing.</source>
   <translation>{name:^} {name:zogen|zog} den Stich heran; geschuldet wird nichts.</translation>
  </message>
  <message>
   <source>{name} asked whether there is none of the suit led.</source>
   <translation>{name:^} {name:fragten|fragte}, ob es keine der ausgespielten Farbe gibt.</translation>
  </message>
  <message>
   <source>{name} {name:answer|answers}: no {suit:suit}.</source>
   <translation>{name:^} {name:antworten|antwortet}: kein {suit:suit}.</translation>
  </message>
  <message>
   <source>The {card:card} is a wrong card and may be taken back.</source>
   <translation>{card:card.nom^} ist eine falsche Karte und darf zurückgenommen werden.</translation>
  </message>
  <message>
   <source>{name} took back the {card:card}.</source>
   <translation>{name:^} {name:nahmen|nahm} {card:card.akk} zurück.</translation>
  </message>
  <message>
   <source>{name} let it stand.</source>
   <translation>{name:^} {name:ließen|ließ} sie liegen.</translation>
  </message>
  <message>
   <source>{name} called the {card:card}.</source>
   <translation>{name:^} {name:forderten|forderte} {card:card.akk}.</translation>
  </message>
  <message>
   <source>{name} demanded nothing; the other adversary still may.</source>
   <translation>{name:^} {name:verlangten|verlangte} nichts; der andere Gegner darf noch.</translation>
  </message>
  <message>
   <source>{name} called the {card:card} too early: the call is lost for this trick.</source>
   <translation>{name:^} {name:forderten|forderte} {card:card.akk} zu früh: Das Recht ist für diesen Stich verloren.</translation>
  </message>
  <message>
   <source>{name} looked at the last trick: a suit may be called.</source>
   <translation>{name:^} {name:sahen|sah} den letzten Stich an: Eine Farbe darf gefordert werden.</translation>
  </message>
  <message>
   <source>{name} played the {first:card} and the {second:card} at once.</source>
   <translation>{name:^} {name:spielten|spielte} {first:card.akk} und {second:card.akk} zugleich.</translation>
  </message>
  <message>
   <source>{name} led out of turn.</source>
   <translation>{name:^} {name:spielten|spielte} außer der Reihe aus.</translation>
  </message>
  <message>
   <source>{name} played the {card:card} too soon.</source>
   <translation>{name:^} {name:spielten|spielte} {card:card.akk} zu früh.</translation>
  </message>
  <message>
   <source>{name} played on with the {card:card} before partner: it may be called.</source>
   <translation>{name:^} {name:spielten|spielte} vor dem Partner mit {card:card.dat} weiter: Die Karte darf gefordert werden.</translation>
  </message>
  <message>
   <source>{name} told {whom} to win trick {n:number}.</source>
   <translation>{name:^} {name:verlangten|verlangte} von {whom:dat}, Stich {n} zu gewinnen.</translation>
  </message>
  <message>
   <source>The {card:card}, played too soon, stands.</source>
   <translation>{card:card.nom^}, zu früh gespielt, gilt.</translation>
  </message>
  <message>
   <source>The lead out of turn stands.</source>
   <translation>Das Ausspiel außer der Reihe gilt.</translation>
  </message>
  <message>
   <source>The {card:card}, played out of turn, leaves the trick.</source>
   <translation>{card:card.nom^}, außer der Reihe gespielt, verlässt den Stich.</translation>
  </message>
  <message>
   <source>{name} called {suit:suits}.</source>
   <translation>{name:^} {name:forderten|forderte} {suit:suits}.</translation>
  </message>
  <message>
   <source>{name} claimed a revoke, and it was proved in trick {n:number}.</source>
   <translation>{name:^} {name:reklamierten|reklamierte} einen Revoke; er erwies sich im {n}. Stich.</translation>
  </message>
  <message>
   <source>There was a revoke in trick {n:number}.</source>
   <translation>Im {n}. Stich gab es einen Revoke.</translation>
  </message>
  <message>
   <source>{name} claimed nothing more.</source>
   <translation>{name:^} {name:reklamierten|reklamierte} nichts mehr.</translation>
  </message>
  <message>
   <source>{name} answers for partner with {n:number} {n:card|cards}, which may be called.</source>
   <translation>{name:^} {name:haften|haftet} für den Partner mit {n:number} {n:Karte|Karten}, die gefordert werden dürfen.</translation>
  </message>
  <message>
   <source>It goes back: {name} {name:lead|leads}.</source>
   <translation>Sie geht zurück: {name} {name:spielen|spielt} aus.</translation>
  </message>
  <message>
   <source>The cards played out of turn leave the trick.</source>
   <translation>Die außer der Reihe gespielten Karten verlassen den Stich.</translation>
  </message>
  <message>
   <source>{name} called no suit.</source>
   <translation>{name:^} {name:forderten|forderte} keine Farbe.</translation>
  </message>
  <message>
   <source>{name} called a renege, and it was proved in book {n:number}.</source>
   <translation>{name:^} {name:reklamierten|reklamierte} falsches Bedienen; es erwies sich im {n}. Stich.</translation>
  </message>
  <message>
   <source>{name} claimed a revoke, and it was not proved.</source>
   <translation>{name:^} {name:reklamierten|reklamierte} einen Revoke; er erwies sich nicht.</translation>
  </message>
  <message>
   <source>The cards go back: {name} {name:lead|leads}.</source>
   <translation>Die Karten gehen zurück: {name} {name:spielen|spielt} aus.</translation>
  </message>
  <message>
   <source>{name} called a renege, and it was not proved.</source>
   <translation>{name:^} {name:reklamierten|reklamierte} falsches Bedienen; es erwies sich nicht.</translation>
  </message>
  <message>
   <source>{level:number} uptown</source>
   <translation>{level} hoch</translation>
  </message>
  <message>
   <source>{level:number} downtown</source>
   <translation>{level} tief</translation>
  </message>
  <message>
   <source>{level:number} no trump</source>
   <translation>{level} ohne Trumpf</translation>
  </message>
  <message>
   <source>{level:number} {suit:suits}</source>
   <translation>{level} {suit:suits}</translation>
  </message>
  <message>
   <source>{level:number} {suit:suit}</source>
   <translation>{level} {suit:suit}</translation>
  </message>
  <message>
   <source>With the same cards: {told}.</source>
   <translation>Mit denselben Karten: {told}.</translation>
  </message>
  <message>
   <source>{pair}: {n:number} {n:trick|tricks} more with the same cards.</source>
   <translation>{pair}: {n:number} {n:Stich|Stiche} mehr mit denselben Karten.</translation>
  </message>
  <message>
   <source>{suit:suits} were {other:suits}</source>
   <translation>{suit:suits} war {other:suits}</translation>
  </message>
  <message>
   <source>With the same cards both pairs made the same.</source>
   <translation>Mit denselben Karten haben beide Paare gleich viel gemacht.</translation>
  </message>
  <message>
   <source>Entered for East and West: {n:number} {n:trick|tricks}.</source>
   <translation>Für Ost und West eingetragen: {n:number} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>This was tray {tray}. Its East and West made {first} first, {again} now.</source>
   <translation>Das war Board {tray}. Ost und West machten zuerst {first}, jetzt {again}.</translation>
  </message>
  <message>
   <source>Game</source>
   <comment>menu</comment>
   <translation>Spiel</translation>
  </message>
  <message>
   <source>Move</source>
   <comment>menu</comment>
   <translation>Zug</translation>
  </message>
  <message>
   <source>View</source>
   <comment>menu</comment>
   <translation>Ansicht</translation>
  </message>
  <message>
   <source>Study</source>
   <comment>menu</comment>
   <translation>Studium</translation>
  </message>
  <message>
   <source>Rules</source>
   <comment>menu</comment>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>menu</comment>
   <translation>Hilfe</translation>
  </message>
 </context>
 <context>
  <name>cloth</name>
  <message>
   <source>{level} up</source>
   <comment>bid.up</comment>
   <translation>{level} hoch</translation>
  </message>
  <message>
   <source>{level} down</source>
   <comment>bid.down</comment>
   <translation>{level} tief</translation>
  </message>
  <message>
   <source>{level} no trump</source>
   <comment>bid.nt</comment>
   <translation>{level} ohne Trumpf</translation>
  </message>
  <message>
   <source>{level} {suit:suits}</source>
   <comment>bid.suit</comment>
   <translation>{level} {suit:suits}</translation>
  </message>
  <message>
   <source>{level} {suit:suit}</source>
   <comment>bid.suit_one</comment>
   <translation>{level} {suit:suit}</translation>
  </message>
  <message>
   <source>{bid}, doubled</source>
   <comment>bid.doubled</comment>
   <translation>{bid}, Kontra</translation>
  </message>
  <message>
   <source>{bid}, redoubled</source>
   <comment>bid.redoubled</comment>
   <translation>{bid}, Rekontra</translation>
  </message>
  <message>
   <source>Your call</source>
   <comment>ask.call_you</comment>
   <translation>Ihre Ansage</translation>
  </message>
  <message>
   <source>{name}’s call</source>
   <comment>ask.call</comment>
   <translation>Ansage von {name:dat}</translation>
  </message>
  <message>
   <source>Best so far: {name}, {bid}</source>
   <comment>ask.best</comment>
   <translation>Bisher das Beste: {name}, {bid}</translation>
  </message>
  <message>
   <source>Best so far: yours, {bid}</source>
   <comment>ask.best_you</comment>
   <translation>Bisher das Beste: Sie, {bid}</translation>
  </message>
  <message>
   <source>No bid yet</source>
   <comment>ask.no_bid</comment>
   <translation>Noch kein Gebot</translation>
  </message>
  <message>
   <source>Bids</source>
   <comment>ask.bids</comment>
   <translation>Gebote</translation>
  </message>
  <message>
   <source>Uptown</source>
   <comment>ask.up</comment>
   <translation>Hoch</translation>
  </message>
  <message>
   <source>high wins</source>
   <comment>ask.up_gloss</comment>
   <translation>die hohen</translation>
  </message>
  <message>
   <source>Downtown</source>
   <comment>ask.down</comment>
   <translation>Tief</translation>
  </message>
  <message>
   <source>low wins</source>
   <comment>ask.down_gloss</comment>
   <translation>die tiefen</translation>
  </message>
  <message>
   <source>No trump</source>
   <comment>ask.nt</comment>
   <translation>Ohne Trumpf</translation>
  </message>
  <message>
   <source>either way</source>
   <comment>ask.nt_gloss</comment>
   <translation>beides</translation>
  </message>
  <message>
   <source>{suit:suits^}</source>
   <comment>ask.strain</comment>
   <translation>{suit:suits^}</translation>
  </message>
  <message>
   <source>{bid}: take at least {need} of {all} books</source>
   <comment>ask.books</comment>
   <translation>{bid}: {need} von {all} Stichen</translation>
  </message>
  <message>
   <source>{bid}: take at least {need} of {all} tricks</source>
   <comment>ask.tricks</comment>
   <translation>{bid}: {need} von {all} Stichen</translation>
  </message>
  <message>
   <source>Bid {bid}</source>
   <comment>ask.bid</comment>
   <translation>{bid} bieten</translation>
  </message>
  <message>
   <source>Bid {level} NT</source>
   <comment>ask.bid_nt</comment>
   <translation>{level} OT bieten</translation>
  </message>
  <message>
   <source>Pass</source>
   <comment>ask.pass</comment>
   <translation>Passen</translation>
  </message>
  <message>
   <source>Double</source>
   <comment>ask.double</comment>
   <translation>Kontra</translation>
  </message>
  <message>
   <source>Redouble</source>
   <comment>ask.redouble</comment>
   <translation>Rekontra</translation>
  </message>
  <message>
   <source>doubled</source>
   <comment>chip.doubled</comment>
   <translation>Kontra</translation>
  </message>
  <message>
   <source>redoubled</source>
   <comment>chip.redoubled</comment>
   <translation>Rekontra</translation>
  </message>
  <message>
   <source>to call</source>
   <comment>chip.to_call</comment>
   <translation>sagt an</translation>
  </message>
  <message>
   <source>joker exchanged</source>
   <comment>chip.joker</comment>
   <translation>Joker getauscht</translation>
  </message>
  <message>
   <source>both jokers exchanged</source>
   <comment>chip.jokers</comment>
   <translation>beide Joker getauscht</translation>
  </message>
  <message>
   <source>{name}: {call}</source>
   <comment>read.call</comment>
   <translation>{name}: {call}</translation>
  </message>
  <message>
   <source>Put away {n:number}</source>
   <comment>step.put_away</comment>
   <translation>{n} weglegen</translation>
  </message>
  <message>
   <source>Name trumps</source>
   <comment>step.trumps</comment>
   <translation>Trumpf nennen</translation>
  </message>
  <message>
   <source>Name the direction</source>
   <comment>step.direction</comment>
   <translation>Hoch oder tief nennen</translation>
  </message>
  <message>
   <source>Lead</source>
   <comment>step.lead</comment>
   <translation>Ausspielen</translation>
  </message>
  <message>
   <source>{name} leads</source>
   <comment>step.leads</comment>
   <translation>{name:^} {name:spielen|spielt} aus</translation>
  </message>
  <message>
   <source>Your turn: stand or exchange once</source>
   <comment>ask.stand_you</comment>
   <translation>Sie: einmal bleiben oder tauschen</translation>
  </message>
  <message>
   <source>{name}’s turn: stand or exchange once</source>
   <comment>ask.stand</comment>
   <translation>{name}: einmal bleiben oder tauschen</translation>
  </message>
  <message>
   <source>Your turn: play or exchange once</source>
   <comment>ask.play_you</comment>
   <translation>Sie: einmal spielen oder tauschen</translation>
  </message>
  <message>
   <source>{name}’s turn: play or exchange once</source>
   <comment>ask.play</comment>
   <translation>{name}: einmal spielen oder tauschen</translation>
  </message>
  <message>
   <source>Stand</source>
   <comment>tile.stand</comment>
   <translation>Bleiben</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>tile.play</comment>
   <translation>Spielen</translation>
  </message>
  <message>
   <source>Exchange</source>
   <comment>tile.exchange</comment>
   <translation>Tauschen</translation>
  </message>
  <message>
   <source>Keep your hand.</source>
   <comment>tile.keep_you</comment>
   <translation>Ihr Blatt behalten.</translation>
  </message>
  <message>
   <source>Keep the hand.</source>
   <comment>tile.keep</comment>
   <translation>Das Blatt behalten.</translation>
  </message>
  <message>
   <source>Take dummy unseen.</source>
   <comment>tile.take_dummy</comment>
   <translation>Den Strohmann ungesehen nehmen.</translation>
  </message>
  <message>
   <source>Take {name}’s hand unseen.</source>
   <comment>tile.take_thrown</comment>
   <translation>{name:whose^} Blatt ungesehen nehmen.</translation>
  </message>
  <message>
   <source>Take your hand unseen.</source>
   <comment>tile.take_yours</comment>
   <translation>Ihr Blatt ungesehen nehmen.</translation>
  </message>
  <message>
   <source>Take the hand on your right unseen.</source>
   <comment>tile.take_right_you</comment>
   <translation>Das Blatt rechts von Ihnen ungesehen nehmen.</translation>
  </message>
  <message>
   <source>Take the hand on the right unseen.</source>
   <comment>tile.take_right</comment>
   <translation>Das Blatt rechts ungesehen nehmen.</translation>
  </message>
  <message>
   <source>Target {target} tricks.</source>
   <comment>tile.target</comment>
   <translation>Ziel: {target} Stiche.</translation>
  </message>
  <message>
   <source>Scores count {times}.</source>
   <comment>tile.scores</comment>
   <translation>Punkte zählen {times}.</translation>
  </message>
  <message>
   <source>Tricks count {times}.</source>
   <comment>tile.tricks</comment>
   <translation>Stiche zählen {times}.</translation>
  </message>
  <message>
   <source>once</source>
   <comment>times.1</comment>
   <translation>einfach</translation>
  </message>
  <message>
   <source>double</source>
   <comment>times.2</comment>
   <translation>doppelt</translation>
  </message>
  <message>
   <source>four times</source>
   <comment>times.4</comment>
   <translation>vierfach</translation>
  </message>
  <message>
   <source>{one} or {two}</source>
   <comment>times.or</comment>
   <translation>{one} oder {two}</translation>
  </message>
  <message>
   <source>Name trumps</source>
   <comment>ask.trumps_you</comment>
   <translation>Trumpf nennen</translation>
  </message>
  <message>
   <source>{name} names trumps</source>
   <comment>ask.trumps</comment>
   <translation>{name} nennt den Trumpf</translation>
  </message>
  <message>
   <source>Name uptown or downtown</source>
   <comment>ask.direction_you</comment>
   <translation>Hoch oder tief nennen</translation>
  </message>
  <message>
   <source>{name} names uptown or downtown</source>
   <comment>ask.direction</comment>
   <translation>{name} nennt hoch oder tief</translation>
  </message>
  <message>
   <source>{suit:suits^}</source>
   <comment>tile.suit</comment>
   <translation>{suit:suits^}</translation>
  </message>
  <message>
   <source>{own} in your hand.</source>
   <comment>tile.held_you</comment>
   <translation>{own} in Ihrer Hand.</translation>
  </message>
  <message>
   <source>{own} in hand.</source>
   <comment>tile.held</comment>
   <translation>{own} in der Hand.</translation>
  </message>
  <message>
   <source>{own} in hand. {dummy} in dummy.</source>
   <comment>tile.held_dummy</comment>
   <translation>{own} in der Hand. {dummy} beim Strohmann.</translation>
  </message>
  <message>
   <source>High cards win: ace, king, queen.</source>
   <comment>tile.high</comment>
   <translation>Hohe gewinnen: Ass, König, Dame.</translation>
  </message>
  <message>
   <source>Low cards win: ace, two, three.</source>
   <comment>tile.low</comment>
   <translation>Tiefe gewinnen: Ass, Zwei, Drei.</translation>
  </message>
  <message>
   <source>Low cards win: two, three, the ace last.</source>
   <comment>tile.low_bad</comment>
   <translation>Tiefe gewinnen: Zwei, Drei, das Ass zuletzt.</translation>
  </message>
  <message>
   <source>Your joker goes: take a card for it</source>
   <comment>ask.joker_you</comment>
   <translation>Ihr Joker geht: Nehmen Sie eine Karte dafür</translation>
  </message>
  <message>
   <source>{name}’s joker goes: take a card for it</source>
   <comment>ask.joker</comment>
   <translation>Der Joker von {name:dat} geht: eine Karte dafür</translation>
  </message>
  <message>
   <source>The first card</source>
   <comment>tile.first</comment>
   <translation>Die erste Karte</translation>
  </message>
  <message>
   <source>The second card</source>
   <comment>tile.second</comment>
   <translation>Die zweite Karte</translation>
  </message>
  <message>
   <source>It was put away face down.</source>
   <comment>tile.unseen</comment>
   <translation>Sie wurde verdeckt weggelegt.</translation>
  </message>
  <message>
   <source>You put away the {card:card}.</source>
   <comment>tile.yours</comment>
   <translation>Sie haben {card:card.akk} weggelegt.</translation>
  </message>
  <message>
   <source>{name} put away the {card:card}.</source>
   <comment>tile.theirs</comment>
   <translation>{name} hat {card:card.akk} weggelegt.</translation>
  </message>
  <message>
   <source>Choose your dummy</source>
   <comment>ask.dummy_you</comment>
   <translation>Wählen Sie Ihren Strohmann</translation>
  </message>
  <message>
   <source>{name} chooses a dummy</source>
   <comment>ask.dummy</comment>
   <translation>{name} wählt einen Strohmann</translation>
  </message>
  <message>
   <source>The open one</source>
   <comment>tile.open</comment>
   <translation>Der offene</translation>
  </message>
  <message>
   <source>The closed one</source>
   <comment>tile.closed</comment>
   <translation>Der verdeckte</translation>
  </message>
  <message>
   <source>Its cards lie open.</source>
   <comment>tile.seen</comment>
   <translation>Seine Karten liegen offen.</translation>
  </message>
  <message>
   <source>Nobody has seen its cards.</source>
   <comment>tile.not_seen</comment>
   <translation>Niemand hat seine Karten gesehen.</translation>
  </message>
  <message>
   <source>It stays where it lies.</source>
   <comment>tile.stays</comment>
   <translation>Er bleibt, wo er liegt.</translation>
  </message>
  <message>
   <source>The two change places.</source>
   <comment>tile.crosses</comment>
   <translation>Die beiden tauschen den Platz.</translation>
  </message>
  <message>
   <source>Touch a card of dummy to put it away, or drag it here. Nobody else sees the {n:number}.</source>
   <comment>put.story</comment>
   <translation>Berühren Sie eine Karte des Strohmanns, um sie wegzulegen, oder ziehen Sie sie hierher. Sonst sieht niemand die {n}.</translation>
  </message>
  <message>
   <source>Put away {n:number}</source>
   <comment>put.now</comment>
   <translation>{n} weglegen</translation>
  </message>
  <message>
   <source>Put away {n} more</source>
   <comment>put.more</comment>
   <translation>Noch {n} weglegen</translation>
  </message>
  <message>
   <source>Take back</source>
   <comment>put.back</comment>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Empty place</source>
   <comment>put.empty</comment>
   <translation>Leerer Platz</translation>
  </message>
  <message>
   <source>{card:card^}, to be put away</source>
   <comment>put.chosen</comment>
   <translation>{card:card^}, wird weggelegt</translation>
  </message>
  <message>
   <source>can be put away</source>
   <comment>put.card</comment>
   <translation>kann weggelegt werden</translation>
  </message>
  <message>
   <source>Choose your side</source>
   <comment>ask.sit_you</comment>
   <translation>Wählen Sie Ihre Seite</translation>
  </message>
  <message>
   <source>{name} chooses a side</source>
   <comment>ask.sit</comment>
   <translation>{name} wählt eine Seite</translation>
  </message>
  <message>
   <source>Sit on the right</source>
   <comment>tile.right</comment>
   <translation>Rechts sitzen</translation>
  </message>
  <message>
   <source>Sit on the left</source>
   <comment>tile.left</comment>
   <translation>Links sitzen</translation>
  </message>
  <message>
   <source>{name} plays after you, and the other dummy last.</source>
   <comment>tile.right_story</comment>
   <translation>{name} spielt nach Ihnen, der andere Strohmann zuletzt.</translation>
  </message>
  <message>
   <source>{name} plays next, and the other dummy last.</source>
   <comment>tile.right_them</comment>
   <translation>{name} spielt danach, der andere Strohmann zuletzt.</translation>
  </message>
  <message>
   <source>The other dummy plays after you, and {name} last.</source>
   <comment>tile.left_story</comment>
   <translation>Der andere Strohmann spielt nach Ihnen, {name} zuletzt.</translation>
  </message>
  <message>
   <source>The other dummy plays next, and {name} last.</source>
   <comment>tile.left_them</comment>
   <translation>Der andere Strohmann spielt danach, {name} zuletzt.</translation>
  </message>
  <message>
   <source>Who deals first?</source>
   <comment>ask.dealer</comment>
   <translation>Wer gibt zuerst?</translation>
  </message>
  <message>
   <source>{dummy} deals</source>
   <comment>tile.dummy_deals</comment>
   <translation>{dummy:nom^} gibt</translation>
  </message>
  <message>
   <source>You deal</source>
   <comment>tile.i_deal_you</comment>
   <translation>Sie geben</translation>
  </message>
  <message>
   <source>{name} deals</source>
   <comment>tile.i_deal</comment>
   <translation>{name} gibt</translation>
  </message>
  <message>
   <source>The hand at {dummy}’s left leads.</source>
   <comment>tile.dummy_leads</comment>
   <translation>Das Blatt links von {dummy:dat} spielt aus.</translation>
  </message>
  <message>
   <source>The hand at your left leads.</source>
   <comment>tile.i_lead_you</comment>
   <translation>Das Blatt links von Ihnen spielt aus.</translation>
  </message>
  <message>
   <source>The hand at the left of {name} leads.</source>
   <comment>tile.i_lead</comment>
   <translation>Das Blatt links von {name:dat} spielt aus.</translation>
  </message>
  <message>
   <source>May be called</source>
   <comment>plate.liable_one</comment>
   <translation>Forderbar</translation>
  </message>
  <message>
   <source>{n} may be called</source>
   <comment>plate.liable</comment>
   <translation>{n} können gefordert werden</translation>
  </message>
  <message>
   <source>Highest {suit:suit}</source>
   <comment>plate.owes_highest</comment>
   <translation>Höchstes {suit:suit}</translation>
  </message>
  <message>
   <source>Lowest {suit:suit}</source>
   <comment>plate.owes_lowest</comment>
   <translation>Niedrigstes {suit:suit}</translation>
  </message>
  <message>
   <source>{suit:suits^} called</source>
   <comment>plate.owes_suit</comment>
   <translation>{suit:suits^} gefordert</translation>
  </message>
  <message>
   <source>Must win</source>
   <comment>plate.must_win</comment>
   <translation>Muss gewinnen</translation>
  </message>
  <message>
   <source>Must win trick {n}</source>
   <comment>plate.must_win_later</comment>
   <translation>Muss Stich {n} gewinnen</translation>
  </message>
  <message>
   <source>Must not win</source>
   <comment>plate.must_lose</comment>
   <translation>Darf nicht gewinnen</translation>
  </message>
  <message>
   <source>Must trump</source>
   <comment>plate.must_trump</comment>
   <translation>Muss trumpfen</translation>
  </message>
  <message>
   <source>Must not trump</source>
   <comment>plate.must_plain</comment>
   <translation>Darf nicht trumpfen</translation>
  </message>
  <message>
   <source>Led out of turn</source>
   <comment>plate.led_astray</comment>
   <translation>Falsch ausgespielt</translation>
  </message>
  <message>
   <source>Renounced</source>
   <comment>plate.renounced</comment>
   <translation>Hat nicht bedient</translation>
  </message>
  <message>
   <source>Owes the {card:card}</source>
   <comment>plate.owes_card</comment>
   <translation>Schuldet: {card:card}</translation>
  </message>
  <message>
   <source>The law</source>
   <comment>law.text</comment>
   <translation>Das Gesetz</translation>
  </message>
  <message>
   <source>Back</source>
   <comment>law.back</comment>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Ask {name}: no {suit:suit}?</source>
   <comment>law.ask</comment>
   <translation>{name:akk^} fragen: kein {suit:suit}?</translation>
  </message>
  <message>
   <source>Call the {card:card}</source>
   <comment>law.call</comment>
   <translation>{card:card.akk^} fordern</translation>
  </message>
  <message>
   <source>Take back the {card:card}</source>
   <comment>law.withdraw</comment>
   <translation>{card:card.akk^} zurücknehmen</translation>
  </message>
  <message>
   <source>Take it back</source>
   <comment>law.take_back</comment>
   <translation>Zurücknehmen</translation>
  </message>
  <message>
   <source>Let it stand</source>
   <comment>law.stand</comment>
   <translation>Liegen lassen</translation>
  </message>
  <message>
   <source>Answer that there is none</source>
   <comment>law.say_none</comment>
   <translation>Sagen, dass keins da ist</translation>
  </message>
  <message>
   <source>I have none</source>
   <comment>law.none</comment>
   <translation>Ich habe keins</translation>
  </message>
  <message>
   <source>Have you no {suit:suit}?</source>
   <comment>law.none_asked</comment>
   <translation>Haben Sie kein {suit:suit}?</translation>
  </message>
  <message>
   <source>Asked by {name}.</source>
   <comment>law.asked</comment>
   <translation>Gefragt von {name:dat}.</translation>
  </message>
  <message>
   <source>You hold {suit:suits}. Take back the {card:card}?</source>
   <comment>law.hold</comment>
   <translation>Sie haben {suit:suits}. {card:card.akk^} zurücknehmen?</translation>
  </message>
  <message>
   <source>{name} took back the {card:card}. Choose one remedy.</source>
   <comment>law.corrected</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} zurückgenommen. Wählen Sie eine Strafe.</translation>
  </message>
  <message>
   <source>{name} took back the {card:card}. Call highest or lowest?</source>
   <comment>law.corrected_open</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} zurückgenommen. Höchste oder niedrigste fordern?</translation>
  </message>
  <message>
   <source>The {card:card} may be called in any case.</source>
   <comment>law.corrected_besides</comment>
   <translation>{card:card.nom^} darf in jedem Fall gefordert werden.</translation>
  </message>
  <message>
   <source>Leave it to be called</source>
   <comment>law.leave</comment>
   <translation>Zum Fordern liegen lassen</translation>
  </message>
  <message>
   <source>Call the highest {suit:suit}</source>
   <comment>law.highest</comment>
   <translation>Höchstes {suit:suit} fordern</translation>
  </message>
  <message>
   <source>Call the lowest {suit:suit}</source>
   <comment>law.lowest</comment>
   <translation>Niedrigstes {suit:suit} fordern</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. {leader} has the lead. Choose one remedy.</source>
   <comment>law.led</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} ausgespielt. {leader:^} {leader:sind|ist} am Ausspiel. Wählen Sie eine Strafe.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. It is your lead. Choose one remedy.</source>
   <comment>law.led_you</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} ausgespielt. Sie sind am Ausspiel. Wählen Sie eine Strafe.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. {leader} has the lead.</source>
   <comment>law.led_back</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} ausgespielt. {leader:^} {leader:sind|ist} am Ausspiel.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. It is your lead.</source>
   <comment>law.led_back_you</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} ausgespielt. Sie sind am Ausspiel.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. {leader} has the lead. The card goes back, and a suit may be called for it.</source>
   <comment>law.led_suit</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} ausgespielt. {leader:^} {leader:sind|ist} am Ausspiel. Die Karte geht zurück; dafür darf eine Farbe gefordert werden.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. It is your lead. The card goes back, and a suit may be called for it.</source>
   <comment>law.led_suit_you</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} ausgespielt. Sie sind am Ausspiel. Die Karte geht zurück; dafür darf eine Farbe gefordert werden.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}.</source>
   <comment>law.led_card</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} ausgespielt.</translation>
  </message>
  <message>
   <source>{leader} should have led. Call a suit from that hand now?</source>
   <comment>law.led_for</comment>
   <translation>{leader:^} {leader:hätten|hätte} ausspielen müssen. Jetzt von dieser Hand eine Farbe fordern?</translation>
  </message>
  <message>
   <source>It goes back</source>
   <comment>law.goes_back</comment>
   <translation>Sie geht zurück</translation>
  </message>
  <message>
   <source>Let it stand</source>
   <comment>law.let_lead</comment>
   <translation>Gelten lassen</translation>
  </message>
  <message>
   <source>It lies face up before {name}</source>
   <comment>law.faces</comment>
   <translation>Sie liegt offen vor {name:dat}</translation>
  </message>
  <message>
   <source>Call a suit</source>
   <comment>law.suit</comment>
   <translation>Eine Farbe fordern</translation>
  </message>
  <message>
   <source>Call a suit later</source>
   <comment>law.suit_later</comment>
   <translation>Später eine Farbe fordern</translation>
  </message>
  <message>
   <source>When {name} or {other} next leads</source>
   <comment>law.suit_when</comment>
   <translation>Wenn {name:nom} oder {other:nom} ausspielt</translation>
  </message>
  <message>
   <source>Who chooses the remedy?</source>
   <comment>law.who_chooses</comment>
   <translation>Wer wählt die Strafe?</translation>
  </message>
  <message>
   <source>Agree on who chooses, not on which remedy: partners who consult lose the right.</source>
   <comment>law.no_consulting</comment>
   <translation>Einigen Sie sich, wer wählt, nicht auf die Strafe: Partner, die sich beraten, verlieren das Recht.</translation>
  </message>
  <message>
   <source>Either may demand it. The first demand is final.</source>
   <comment>law.either_demands</comment>
   <translation>Jeder von beiden darf fordern. Die erste Forderung gilt.</translation>
  </message>
  <message>
   <source>Play to it</source>
   <comment>law.play_to_it</comment>
   <translation>Dazuspielen</translation>
  </message>
  <message>
   <source>Nothing is owed once all have played</source>
   <comment>law.stands_at_four</comment>
   <translation>Nichts ist geschuldet, sobald alle gespielt haben</translation>
  </message>
  <message>
   <source>It is taken back</source>
   <comment>law.takes_back</comment>
   <translation>Sie wird zurückgenommen</translation>
  </message>
  <message>
   <source>All cards go back</source>
   <comment>law.all_back</comment>
   <translation>Alle Karten gehen zurück</translation>
  </message>
  <message>
   <source>{name} leads. Call a suit: {other} led out of turn.</source>
   <comment>law.call_of</comment>
   <translation>{name:^} {name:spielen|spielt} aus. Farbe fordern: {other:nom} {other:haben|hat} außer der Reihe ausgespielt.</translation>
  </message>
  <message>
   <source>{name} leads, and led out of turn before. Call a suit.</source>
   <comment>law.call_of_self</comment>
   <translation>{name:^} {name:spielen|spielt} aus und {name:haben|hat} vorher außer der Reihe ausgespielt. Farbe fordern.</translation>
  </message>
  <message>
   <source>{name} leads. Call a suit: {other} looked at a quitted trick.</source>
   <comment>law.call_looked</comment>
   <translation>{name:^} {name:spielen|spielt} aus. Farbe fordern: {other:nom} {other:haben|hat} einen abgelegten Stich angesehen.</translation>
  </message>
  <message>
   <source>{name} leads, and looked at a quitted trick. Call a suit.</source>
   <comment>law.call_looked_self</comment>
   <translation>{name:^} {name:spielen|spielt} aus und {name:haben|hat} einen abgelegten Stich angesehen. Farbe fordern.</translation>
  </message>
  <message>
   <source>{suit:suits^}</source>
   <comment>law.suit_name</comment>
   <translation>{suit:suits^}</translation>
  </message>
  <message>
   <source>{name} played too soon. {second} must, if able,</source>
   <comment>law.too_soon</comment>
   <translation>{name:^} {name:haben|hat} zu früh gespielt. {second:^} {second:müssen|muss}, wenn möglich,</translation>
  </message>
  <message>
   <source>{name} drew the trick near. {second} must, if able,</source>
   <comment>law.drew</comment>
   <translation>{name:^} {name:haben|hat} den Stich herangezogen. {second:^} {second:müssen|muss}, wenn möglich,</translation>
  </message>
  <message>
   <source>Play the highest {suit:suit}</source>
   <comment>law.play_highest</comment>
   <translation>Höchstes {suit:suit} spielen</translation>
  </message>
  <message>
   <source>Play the lowest {suit:suit}</source>
   <comment>law.play_lowest</comment>
   <translation>Niedrigstes {suit:suit} spielen</translation>
  </message>
  <message>
   <source>Win it</source>
   <comment>law.win</comment>
   <translation>Gewinnen</translation>
  </message>
  <message>
   <source>Not win it</source>
   <comment>law.lose</comment>
   <translation>Nicht gewinnen</translation>
  </message>
  <message>
   <source>Trump it</source>
   <comment>law.trump</comment>
   <translation>Trumpfen</translation>
  </message>
  <message>
   <source>Not trump it</source>
   <comment>law.plain</comment>
   <translation>Nicht trumpfen</translation>
  </message>
  <message>
   <source>{name} played on. {partner} must, if able, win trick</source>
   <comment>law.played_on</comment>
   <translation>{name:^} {name:haben|hat} weitergespielt. {partner:^} {partner:müssen|muss}, wenn möglich, gewinnen: Stich</translation>
  </message>
  <message>
   <source>Cards played on before partner lie face up and may be called.</source>
   <comment>law.played_on_proof</comment>
   <translation>Karten, die vor dem Partner gespielt wurden, liegen offen und dürfen gefordert werden.</translation>
  </message>
  <message>
   <source>{second} has no {suit:suit}, and must</source>
   <comment>law.no_suit</comment>
   <translation>{second:^} {second:haben|hat} kein {suit:suit} und {second:müssen|muss}</translation>
  </message>
  <message>
   <source>Something else</source>
   <comment>law.other</comment>
   <translation>Anderes</translation>
  </message>
  <message>
   <source>What else?</source>
   <comment>law.other_asks</comment>
   <translation>Was sonst?</translation>
  </message>
  <message>
   <source>Out of turn</source>
   <comment>law.out_of_turn</comment>
   <translation>Nicht dran</translation>
  </message>
  <message>
   <source>Too soon</source>
   <comment>law.soon</comment>
   <translation>Zu früh</translation>
  </message>
  <message>
   <source>Waive</source>
   <comment>law.waive</comment>
   <translation>Verzichten</translation>
  </message>
  <message>
   <source>{n} seconds to choose.</source>
   <comment>law.seconds</comment>
   <translation>{n} Sekunden zum Wählen.</translation>
  </message>
  <message>
   <source>The time is over: the right is waived.</source>
   <comment>law.time_over</comment>
   <translation>Die Zeit ist um: Das Recht verfällt.</translation>
  </message>
  <message>
   <source>You may play before {name}.</source>
   <comment>law.before</comment>
   <translation>Sie dürfen vor {name:dat} spielen.</translation>
  </message>
  <message>
   <source>{name} played the {card:card} too soon.</source>
   <comment>law.before_story</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} zu früh gespielt.</translation>
  </message>
  <message>
   <source>You may change your card.</source>
   <comment>law.may_change</comment>
   <translation>Sie dürfen Ihre Karte ändern.</translation>
  </message>
  <message>
   <source>You may change {name}’s card.</source>
   <comment>law.may_change_dummy</comment>
   <translation>Sie dürfen die Karte von {name:dat} ändern.</translation>
  </message>
  <message>
   <source>The {card:card} went back.</source>
   <comment>law.went_back</comment>
   <translation>{card:card.nom^} ging zurück.</translation>
  </message>
  <message>
   <source>Keep it</source>
   <comment>law.keep</comment>
   <translation>Behalten</translation>
  </message>
  <message>
   <source>Change it</source>
   <comment>law.change</comment>
   <translation>Ändern</translation>
  </message>
  <message>
   <source>Play now</source>
   <comment>law.play_now</comment>
   <translation>Jetzt spielen</translation>
  </message>
  <message>
   <source>Wait</source>
   <comment>law.wait</comment>
   <translation>Warten</translation>
  </message>
  <message>
   <source>Choose the card that you play now</source>
   <comment>law.choose_now</comment>
   <translation>Wählen Sie die Karte, die Sie jetzt spielen</translation>
  </message>
  <message>
   <source>{name} played the {card:card}.</source>
   <comment>law.played</comment>
   <translation>{name:^} {name:haben|hat} {card:card.akk} gespielt.</translation>
  </message>
  <message>
   <source>Ask {name}</source>
   <comment>law.ask_name</comment>
   <translation>{name:akk^} fragen</translation>
  </message>
  <message>
   <source>Has {name} no {suit:suit}? You may ask.</source>
   <comment>law.ask_story</comment>
   <translation>{name:Haben|Hat} {name:nom} kein {suit:suit}? Sie dürfen fragen.</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <comment>law.say_nothing</comment>
   <translation>Nichts sagen</translation>
  </message>
  <message>
   <source>Note it</source>
   <comment>law.note_it</comment>
   <translation>Merken</translation>
  </message>
  <message>
   <source>It did not follow {suit:suits}. You may keep it in mind.</source>
   <comment>law.note_story</comment>
   <translation>{suit:suits} wurde nicht bedient. Sie können es sich merken.</translation>
  </message>
  <message>
   <source>{name} is to play.</source>
   <comment>law.call_notice</comment>
   <translation>{name:^} {name:sind|ist} am Zug.</translation>
  </message>
  <message>
   <source>The card that lies open may be called.</source>
   <comment>law.call_one</comment>
   <translation>Die offene Karte darf gefordert werden.</translation>
  </message>
  <message>
   <source>You may call a card of {name}.</source>
   <comment>law.call_next</comment>
   <translation>Sie dürfen eine Karte von {name:dat} fordern.</translation>
  </message>
  <message>
   <source>Once you play it is too late.</source>
   <comment>law.call_before</comment>
   <translation>Sobald Sie spielen, ist es zu spät.</translation>
  </message>
  <message>
   <source>Cards that lie open may be called.</source>
   <comment>law.call_some</comment>
   <translation>Offene Karten dürfen gefordert werden.</translation>
  </message>
  <message>
   <source>This is offered by the law.</source>
   <comment>law.notice</comment>
   <translation>Das erlaubt das Gesetz.</translation>
  </message>
  <message>
   <source>The {card:card} was played too soon.</source>
   <comment>law.early</comment>
   <translation>{card:card.nom^} wurde zu früh gespielt.</translation>
  </message>
  <message>
   <source>It goes back, unless the next hand plays first.</source>
   <comment>law.early_story</comment>
   <translation>Sie geht zurück, wenn nicht die nächste Hand zuerst spielt.</translation>
  </message>
  <message>
   <source>The call was not obeyed.</source>
   <comment>law.not_obeyed</comment>
   <translation>Die Forderung wurde nicht erfüllt.</translation>
  </message>
  <message>
   <source>{name} has a {suit:suit}.</source>
   <comment>law.dummy_has</comment>
   <translation>{name:^} {name:haben|hat} {suit:suits}.</translation>
  </message>
  <message>
   <source>You hold {suit:suits}.</source>
   <comment>law.you_hold</comment>
   <translation>Sie haben {suit:suits}.</translation>
  </message>
  <message>
   <source>Highest trump</source>
   <comment>plate.owes_highest-trump</comment>
   <translation>Höchster Trumpf</translation>
  </message>
  <message>
   <source>Lowest trump</source>
   <comment>plate.owes_lowest-trump</comment>
   <translation>Niedrigster Trumpf</translation>
  </message>
  <message>
   <source>{name} named the turned card.</source>
   <comment>law.named</comment>
   <translation>{name:^} {name:haben|hat} die Trumpfkarte genannt.</translation>
  </message>
  <message>
   <source>The turned card was named. {name} answers for it.</source>
   <comment>law.named_across</comment>
   <translation>Die Trumpfkarte wurde genannt. Dafür {name:haften|haftet} {name:nom}.</translation>
  </message>
  <message>
   <source>{name} could not remember the turned card.</source>
   <comment>law.forgotten</comment>
   <translation>{name:^} {name:wussten|wusste} die Trumpfkarte nicht mehr.</translation>
  </message>
  <message>
   <source>The trump called is owed until it can be played.</source>
   <comment>law.until</comment>
   <translation>Der geforderte Trumpf ist geschuldet, bis er gespielt werden kann.</translation>
  </message>
  <message>
   <source>The call holds once: for the next card played.</source>
   <comment>law.once</comment>
   <translation>Die Forderung gilt einmal: für die nächste Karte, die gespielt wird.</translation>
  </message>
  <message>
   <source>Call the highest trump</source>
   <comment>law.highest-trump</comment>
   <translation>Den höchsten Trumpf fordern</translation>
  </message>
  <message>
   <source>Call the lowest trump</source>
   <comment>law.lowest-trump</comment>
   <translation>Den niedrigsten Trumpf fordern</translation>
  </message>
  <message>
   <source>{name} played two cards. Which one counts?</source>
   <comment>law.two</comment>
   <translation>{name:^} {name:haben|hat} zwei Karten gespielt. Welche gilt?</translation>
  </message>
  <message>
   <source>Two cards were played. Which one is meant?</source>
   <comment>law.two_own</comment>
   <translation>Zwei Karten wurden gespielt. Welche ist gemeint?</translation>
  </message>
  <message>
   <source>{name} played two cards. Only the {card:card} can count.</source>
   <comment>law.two_one</comment>
   <translation>{name:^} {name:haben|hat} zwei Karten gespielt. Nur {card:card.nom} kann gelten.</translation>
  </message>
  <message>
   <source>Two cards were played. Only the {card:card} can count.</source>
   <comment>law.two_own_one</comment>
   <translation>Zwei Karten wurden gespielt. Nur {card:card.nom} kann gelten.</translation>
  </message>
  <message>
   <source>The other may be called.</source>
   <comment>law.two_proof</comment>
   <translation>Die andere darf gefordert werden.</translation>
  </message>
  <message>
   <source>The other goes back to the hand.</source>
   <comment>law.two_back</comment>
   <translation>Die andere geht in die Hand zurück.</translation>
  </message>
  <message>
   <source>The {card:card}</source>
   <comment>law.counts</comment>
   <translation>{card:card.nom^}</translation>
  </message>
  <message>
   <source>{name} is to play. Call a card?</source>
   <comment>law.may_call</comment>
   <translation>{name:^} {name:sind|ist} am Zug. Eine Karte fordern?</translation>
  </message>
  <message>
   <source>{name} is to play. Call the {card:card}?</source>
   <comment>law.may_call_one</comment>
   <translation>{name:^} {name:sind|ist} am Zug. {card:card.akk^} fordern?</translation>
  </message>
  <message>
   <source>Call a {suit:suit}</source>
   <comment>law.call_suit</comment>
   <translation>{suit:suit} fordern</translation>
  </message>
  <message>
   <source>Which {suit:suit}?</source>
   <comment>law.call_which</comment>
   <translation>Welches {suit:suit}?</translation>
  </message>
  <message>
   <source>The {rank:rank}</source>
   <comment>law.call_rank</comment>
   <translation>{rank:rank.akk^}</translation>
  </message>
  <message>
   <source>Not now</source>
   <comment>law.not_now</comment>
   <translation>Jetzt nicht</translation>
  </message>
  <message>
   <source>In a later trick</source>
   <comment>law.in_later_trick</comment>
   <translation>In einem späteren Stich</translation>
  </message>
  <message>
   <source>The play is over. Has anybody revoked?</source>
   <comment>law.played_out_revoke</comment>
   <translation>Das Spiel ist zu Ende. Gab es einen Revoke?</translation>
  </message>
  <message>
   <source>The play is over. Has anybody reneged?</source>
   <comment>law.played_out_renege</comment>
   <translation>Das Spiel ist zu Ende. Hat jemand falsch bedient?</translation>
  </message>
  <message>
   <source>{n} of {of}</source>
   <comment>law.count</comment>
   <translation>{n} von {of}</translation>
  </message>
  <message>
   <source>The law: {title}</source>
   <comment>law.read</comment>
   <translation>Das Gesetz: {title}</translation>
  </message>
  <message>
   <source>{label}, button {n} of {of}.</source>
   <comment>law.read_button</comment>
   <translation>{label}, Taste {n} von {of}.</translation>
  </message>
  <message>
   <source>Waive?</source>
   <comment>law.waive_asked</comment>
   <translation>Verzichten?</translation>
  </message>
  <message>
   <source>Go on to the count</source>
   <comment>law.content</comment>
   <translation>Weiter zur Zählung</translation>
  </message>
  <message>
   <source>Claim a revoke</source>
   <comment>law.revoke</comment>
   <translation>Revoke reklamieren</translation>
  </message>
  <message>
   <source>Call a renege</source>
   <comment>law.renege</comment>
   <translation>Falsches Bedienen reklamieren</translation>
  </message>
  <message>
   <source>Whose revoke?</source>
   <comment>law.whose_revoke</comment>
   <translation>Wessen Revoke?</translation>
  </message>
  <message>
   <source>Whose renege?</source>
   <comment>law.whose_renege</comment>
   <translation>Wer bediente falsch?</translation>
  </message>
  <message>
   <source>In which book did {name} renege?</source>
   <comment>law.which_book</comment>
   <translation>In welchem Stich {name:haben|hat} {name:nom} falsch bedient?</translation>
  </message>
  <message>
   <source>A wrong call costs {n:number} {n:book|books}.</source>
   <comment>law.costs_tricks</comment>
   <translation>Falsch reklamiert kostet es {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>It costs the callers a point.</source>
   <comment>law.lost_point</comment>
   <translation>Das kostet die Reklamierenden einen Punkt.</translation>
  </message>
  <message>
   <source>The callers have no point to lose.</source>
   <comment>law.lost_nothing</comment>
   <translation>Die Reklamierenden haben keinen Punkt zu verlieren.</translation>
  </message>
  <message>
   <source>It costs the callers {n:number} {n:book|books}.</source>
   <comment>law.lost_tricks</comment>
   <translation>Das kostet die Reklamierenden {n} {n:Stich|Stiche}.</translation>
  </message>
  <message>
   <source>A wrong call costs a point.</source>
   <comment>law.costs_point</comment>
   <translation>Falsch reklamiert kostet es einen Punkt.</translation>
  </message>
  <message>
   <source>What do you call?</source>
   <comment>law.what</comment>
   <translation>Was reklamieren Sie?</translation>
  </message>
  <message>
   <source>A revoke is noted for you alone, and claimed when the deal is played.</source>
   <comment>law.settled_later</comment>
   <translation>Ein Revoke wird nur für Sie notiert und am Ende des Spiels reklamiert.</translation>
  </message>
  <message>
   <source>A renege is noted for you alone, and called when the deal is played.</source>
   <comment>law.settled_later_renege</comment>
   <translation>Falsches Bedienen wird nur für Sie notiert und am Ende des Spiels reklamiert.</translation>
  </message>
  <message>
   <source>Revoke</source>
   <comment>law.call_revoke</comment>
   <translation>Revoke</translation>
  </message>
  <message>
   <source>Renege</source>
   <comment>law.call_renege</comment>
   <translation>Falsches Bedienen</translation>
  </message>
  <message>
   <source>Called card</source>
   <comment>law.called_card</comment>
   <translation>Geforderte Karte</translation>
  </message>
  <message>
   <source>Which card do you call?</source>
   <comment>law.which_card</comment>
   <translation>Welche Karte fordern Sie?</translation>
  </message>
  <message>
   <source>{card:card^}</source>
   <comment>law.card</comment>
   <translation>{card:card^}</translation>
  </message>
  <message>
   <source>Take back: {name}, trick {n}</source>
   <comment>law.unnote</comment>
   <translation>Zurücknehmen: {name}, Stich {n}</translation>
  </message>
  <message>
   <source>Take back: {name}</source>
   <comment>law.unnote_unsure</comment>
   <translation>Zurücknehmen: {name}</translation>
  </message>
  <message>
   <source>Let it be</source>
   <comment>law.let_be</comment>
   <translation>Lassen</translation>
  </message>
  <message>
   <source>In which trick did {name} revoke?</source>
   <comment>law.which</comment>
   <translation>In welchem Stich war der Revoke von {name:dat}?</translation>
  </message>
  <message>
   <source>Trick {n}</source>
   <comment>law.trick</comment>
   <translation>Stich {n}</translation>
  </message>
  <message>
   <source>Book {n}</source>
   <comment>law.book</comment>
   <translation>Stich {n}</translation>
  </message>
  <message>
   <source>Not sure</source>
   <comment>law.not_sure</comment>
   <translation>Unsicher</translation>
  </message>
  <message>
   <source>Not proved: {name} did not revoke.</source>
   <comment>law.false</comment>
   <translation>Nicht bewiesen: kein Revoke von {name:dat}.</translation>
  </message>
  <message>
   <source>Not proved: {name} made no other revoke.</source>
   <comment>law.false_other</comment>
   <translation>Nicht bewiesen: kein weiterer Revoke von {name:dat}.</translation>
  </message>
  <message>
   <source>Not proved: {name} did not revoke in trick {n}.</source>
   <comment>law.false_trick</comment>
   <translation>Nicht bewiesen: kein Revoke von {name:dat} in Stich {n}.</translation>
  </message>
  <message>
   <source>Not proved: {name} did not renege in book {n}.</source>
   <comment>law.false_book</comment>
   <translation>Nicht bewiesen: kein falsches Bedienen von {name:dat} in Stich {n}.</translation>
  </message>
  <message>
   <source>Proved: {name} revoked in trick {n}. Choose one penalty.</source>
   <comment>law.proved</comment>
   <translation>Bewiesen: Revoke von {name:dat} in Stich {n}. Wählen Sie eine Strafe.</translation>
  </message>
  <message>
   <source>Proved: {name} revoked in trick {n}.</source>
   <comment>law.proved_revoke</comment>
   <translation>Bewiesen: Revoke von {name:dat} in Stich {n}.</translation>
  </message>
  <message>
   <source>Proved: {name} reneged in book {n}.</source>
   <comment>law.proved_renege</comment>
   <translation>Bewiesen: falsches Bedienen von {name:dat} in Stich {n}.</translation>
  </message>
  <message>
   <source>The {wrong:card} was played to {suit:suits}, and the {card:card} to book {n}.</source>
   <comment>law.proof_book</comment>
   <translation>Auf {suit:suits} fiel {wrong:card.nom}, und in Stich {n} fiel {card:card.nom}.</translation>
  </message>
  <message>
   <source>The {wrong:card} was played to {suit:suits}, and the {card:card} to trick {n}.</source>
   <comment>law.proof</comment>
   <translation>Auf {suit:suits} fiel {wrong:card.nom}, und in Stich {n} fiel {card:card.nom}.</translation>
  </message>
  <message>
   <source>The {wrong:card} was played to {suit:suits}, with one in hand.</source>
   <comment>law.proof_held</comment>
   <translation>Auf {suit:suits} fiel {wrong:card.nom}, obwohl die Farbe in der Hand war.</translation>
  </message>
  <message>
   <source>Take {n:number} {n:trick|tricks}</source>
   <comment>law.penalty_tricks</comment>
   <translation>{n} {n:Stich|Stiche} nehmen</translation>
  </message>
  <message>
   <source>Nothing can be taken</source>
   <comment>law.penalty_nothing</comment>
   <translation>Es ist nichts zu nehmen</translation>
  </message>
  <message>
   <source>Take {n:number} {n:book|books}</source>
   <comment>law.penalty_books</comment>
   <translation>{n} {n:Stich|Stiche} nehmen</translation>
  </message>
  <message>
   <source>{n:number^} {n:point|points} off</source>
   <comment>law.penalty_deduct</comment>
   <translation>{n} {n:Punkt|Punkte} abziehen</translation>
  </message>
  <message>
   <source>{n:number^} {n:point|points} on</source>
   <comment>law.penalty_add</comment>
   <translation>{n} {n:Punkt|Punkte} dazu</translation>
  </message>
  <message>
   <source>Tricks {tricks}, score {score}</source>
   <comment>law.leads_tricks</comment>
   <translation>Stiche {tricks}, Stand {score}</translation>
  </message>
  <message>
   <source>Tricks {tricks}, your score {score}</source>
   <comment>law.leads_tricks_own</comment>
   <translation>Stiche {tricks}, Ihr Stand {score}</translation>
  </message>
  <message>
   <source>Books {tricks}, your score {score}</source>
   <comment>law.leads_books_own</comment>
   <translation>Stiche {tricks}, Ihr Stand {score}</translation>
  </message>
  <message>
   <source>Tricks {tricks}: the game</source>
   <comment>law.leads_tricks_yours</comment>
   <translation>Stiche {tricks}: die Partie</translation>
  </message>
  <message>
   <source>Tricks {tricks}: their game</source>
   <comment>law.leads_tricks_theirs</comment>
   <translation>Stiche {tricks}: Partie der Gegner</translation>
  </message>
  <message>
   <source>Yours {points}, then {score}</source>
   <comment>law.leads_yours</comment>
   <translation>Sie {points}, dann {score}</translation>
  </message>
  <message>
   <source>Theirs {points}, then {score}</source>
   <comment>law.leads_theirs</comment>
   <translation>Gegner {points}, dann {score}</translation>
  </message>
  <message>
   <source>Yours {points}: the game</source>
   <comment>law.leads_yours_yours</comment>
   <translation>Sie {points}: die Partie</translation>
  </message>
  <message>
   <source>Yours {points}, then {score}: the game</source>
   <comment>law.leads_yours_then_yours</comment>
   <translation>Sie {points}, dann {score}: die Partie</translation>
  </message>
  <message>
   <source>Yours {points}, then {score}: their game</source>
   <comment>law.leads_yours_theirs</comment>
   <translation>Sie {points}, dann {score}: Partie der Gegner</translation>
  </message>
  <message>
   <source>Theirs {points}, then {score}: the game</source>
   <comment>law.leads_theirs_yours</comment>
   <translation>Gegner {points}, dann {score}: die Partie</translation>
  </message>
  <message>
   <source>Theirs {points}, then {score}: their game</source>
   <comment>law.leads_theirs_theirs</comment>
   <translation>Gegner {points}, dann {score}: Partie der Gegner</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <comment>law.leads_score</comment>
   <translation>Stand {score}</translation>
  </message>
  <message>
   <source>Your score {score}</source>
   <comment>law.leads_score_own</comment>
   <translation>Ihr Stand {score}</translation>
  </message>
  <message>
   <source>Score {score}: the game</source>
   <comment>law.leads_score_yours</comment>
   <translation>Stand {score}: die Partie</translation>
  </message>
  <message>
   <source>Score {score}: their game</source>
   <comment>law.leads_score_theirs</comment>
   <translation>Stand {score}: Partie der Gegner</translation>
  </message>
  <message>
   <source>Revoked</source>
   <comment>plate.revoked</comment>
   <translation>Revoke</translation>
  </message>
  <message>
   <source>Reneged</source>
   <comment>plate.reneged</comment>
   <translation>Falsch bedient</translation>
  </message>
  <message>
   <source>{name:Choose|Chooses|Choose} the penalty</source>
   <comment>plate.chooses_penalty</comment>
   <translation>{name:Wählen Sie die Strafe|Wählt die Strafe|Wählen die Strafe}</translation>
  </message>
  <message>
   <source>{name:Choose|Chooses|Choose} a remedy</source>
   <comment>plate.chooses_remedy</comment>
   <translation>{name:Wählen Sie eine Strafe|Wählt eine Strafe|Wählen eine Strafe}</translation>
  </message>
  <message>
   <source>{name} {name:choose|chooses|choose} a remedy</source>
   <comment>prompt.chooses_remedy</comment>
   <translation>{name} {name:wählen|wählt|wählen} eine Strafe</translation>
  </message>
  <message>
   <source>The law asks {name}</source>
   <comment>prompt.law_asks</comment>
   <translation>Das Gesetz fragt {name}</translation>
  </message>
  <message>
   <source>{name} {name:choose|chooses|choose} the penalty</source>
   <comment>prompt.chooses_penalty</comment>
   <translation>{name} {name:wählen|wählt|wählen} die Strafe</translation>
  </message>
  <message>
   <source>The claim of all {n:words} is refused. Play goes on.</source>
   <comment>law.refused_all</comment>
   <translation>Der Anspruch auf alle {n:words} ist abgewiesen. Es wird weitergespielt.</translation>
  </message>
  <message>
   <source>The claim of {n:words} of {of:words} is refused. Play goes on.</source>
   <comment>law.refused</comment>
   <translation>Der Anspruch auf {n:words} von {of:words} ist abgewiesen. Es wird weitergespielt.</translation>
  </message>
  <message>
   <source>One defence beats it. The line can be shown after the deal, so that it tells nothing now.</source>
   <comment>law.refused_why</comment>
   <translation>Eine Gegenwehr schlägt ihn. Die Spielfolge kann nach dem Spiel gezeigt werden, damit sie jetzt nichts verrät.</translation>
  </message>
  <message>
   <source>Play on</source>
   <comment>law.play_on</comment>
   <translation>Weiterspielen</translation>
  </message>
  <message>
   <source>Show the line after the deal</source>
   <comment>law.show_line</comment>
   <translation>Spielfolge nach dem Spiel zeigen</translation>
  </message>
  <message>
   <source>{suit:suits^} led</source>
   <comment>proof.led</comment>
   <translation>{suit:suits^} ausgespielt</translation>
  </message>
  <message>
   <source>Had one</source>
   <comment>proof.had_one</comment>
   <translation>Hatte eine</translation>
  </message>
  <message>
   <source>Hand</source>
   <comment>proof.hand</comment>
   <translation>Blatt</translation>
  </message>
  <message>
   <source>A call was not obeyed</source>
   <comment>proof.disobeyed</comment>
   <translation>Nicht befolgt</translation>
  </message>
  <message>
   <source>A call was not obeyed though it could be: that counts as a revoke.</source>
   <comment>law.proof_disobeyed</comment>
   <translation>Eine Forderung wurde nicht befolgt, obwohl es ging: Das zählt als Revoke.</translation>
  </message>
  <message>
   <source>Trick {n:words}: {cards}.</source>
   <comment>proof.read</comment>
   <translation>Stich {n:words}: {cards}.</translation>
  </message>
  <message>
   <source>Book {n:words}: {cards}.</source>
   <comment>proof.read_book</comment>
   <translation>Stich {n}: {cards}.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}</source>
   <comment>proof.read_led</comment>
   <translation>{name} {name:spielten|spielte|spielten} {card:card.akk} aus</translation>
  </message>
  <message>
   <source>{name} played the {card:card}</source>
   <comment>proof.read_played</comment>
   <translation>{name} {name:spielten|spielte|spielten} {card:card.akk}</translation>
  </message>
  <message>
   <source>{name} held: {cards}.</source>
   <comment>proof.read_hand</comment>
   <translation>{name} {name:hatten|hatte|hatten}: {cards}.</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <comment>proof.card</comment>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>Claim tricks</source>
   <comment>claim.title</comment>
   <translation>Stiche beanspruchen</translation>
  </message>
  <message>
   <source>{left} tricks are left</source>
   <comment>claim.left</comment>
   <translation>Noch {left} Stiche</translation>
  </message>
  <message>
   <source>One trick is left</source>
   <comment>claim.left_one</comment>
   <translation>Noch ein Stich</translation>
  </message>
  <message>
   <source>Tricks claimed</source>
   <comment>claim.tricks</comment>
   <translation>Beanspruchte Stiche</translation>
  </message>
  <message>
   <source>{n} of {left} tricks</source>
   <comment>claim.cell</comment>
   <translation>{n} von {left} Stichen</translation>
  </message>
  <message>
   <source>You take {n}, {name} takes {rest}</source>
   <comment>claim.words_you</comment>
   <translation>Sie {n}, {name} {rest}</translation>
  </message>
  <message>
   <source>{me} takes {n}, {name} takes {rest}</source>
   <comment>claim.words</comment>
   <translation>{me} {n}, {name} {rest}</translation>
  </message>
  <message>
   <source>Your side takes {n}, the other side {rest}</source>
   <comment>claim.side_you</comment>
   <translation>Ihre Seite bekommt {n}, die andere {rest}</translation>
  </message>
  <message>
   <source>The side of {me} takes {n}, the other side {rest}</source>
   <comment>claim.side</comment>
   <translation>Die Seite von {me} bekommt {n}, die andere {rest}</translation>
  </message>
  <message>
   <source>You take every trick that is left</source>
   <comment>claim.all_you</comment>
   <translation>Sie bekommen jeden restlichen Stich</translation>
  </message>
  <message>
   <source>{me} takes every trick that is left</source>
   <comment>claim.all</comment>
   <translation>{me} bekommt jeden restlichen Stich</translation>
  </message>
  <message>
   <source>Claim {n}</source>
   <comment>claim.button</comment>
   <translation>{n} beanspruchen</translation>
  </message>
  <message>
   <source>Play on</source>
   <comment>claim.back</comment>
   <translation>Weiterspielen</translation>
  </message>
  <message>
   <source>{name} claims {n} of the last {left} tricks</source>
   <comment>claim.asks</comment>
   <translation>{name} beansprucht {n} der letzten {left} Stiche</translation>
  </message>
  <message>
   <source>{name} claims the last trick</source>
   <comment>claim.asks_one</comment>
   <translation>{name} beansprucht den letzten Stich</translation>
  </message>
  <message>
   <source>{name} gives up the tricks that are left</source>
   <comment>claim.asks_none</comment>
   <translation>{name} gibt die restlichen Stiche auf</translation>
  </message>
  <message>
   <source>You take the other {rest:number}.</source>
   <comment>claim.rest_you</comment>
   <translation>Sie bekommen die anderen {rest}.</translation>
  </message>
  <message>
   <source>{me} takes the other {rest:number}.</source>
   <comment>claim.rest</comment>
   <translation>{me} bekommt die anderen {rest}.</translation>
  </message>
  <message>
   <source>You take all {rest:number}.</source>
   <comment>claim.rest_all_you</comment>
   <translation>Sie bekommen alle {rest}.</translation>
  </message>
  <message>
   <source>{me} takes all {rest:number}.</source>
   <comment>claim.rest_all</comment>
   <translation>{me} bekommt alle {rest}.</translation>
  </message>
  <message>
   <source>You take none of them.</source>
   <comment>claim.rest_none_you</comment>
   <translation>Sie bekommen keinen davon.</translation>
  </message>
  <message>
   <source>{me} takes none of them.</source>
   <comment>claim.rest_none</comment>
   <translation>{me} bekommt keinen davon.</translation>
  </message>
  <message>
   <source>Your side takes the other {rest:number}.</source>
   <comment>claim.side_rest_you</comment>
   <translation>Ihre Seite bekommt die anderen {rest}.</translation>
  </message>
  <message>
   <source>The side of {me} takes the other {rest:number}.</source>
   <comment>claim.side_rest</comment>
   <translation>Die Seite von {me} bekommt die anderen {rest}.</translation>
  </message>
  <message>
   <source>Your side takes all {rest:number}.</source>
   <comment>claim.side_rest_all_you</comment>
   <translation>Ihre Seite bekommt alle {rest}.</translation>
  </message>
  <message>
   <source>The side of {me} takes all {rest:number}.</source>
   <comment>claim.side_rest_all</comment>
   <translation>Die Seite von {me} bekommt alle {rest}.</translation>
  </message>
  <message>
   <source>Your side takes none of them.</source>
   <comment>claim.side_rest_none_you</comment>
   <translation>Ihre Seite bekommt keinen davon.</translation>
  </message>
  <message>
   <source>The side of {me} takes none of them.</source>
   <comment>claim.side_rest_none</comment>
   <translation>Die Seite von {me} bekommt keinen davon.</translation>
  </message>
  <message>
   <source>By perfect play that is exact.</source>
   <comment>claim.exact</comment>
   <translation>Bei bestem Spiel stimmt das genau.</translation>
  </message>
  <message>
   <source>By perfect play that is too many.</source>
   <comment>claim.high</comment>
   <translation>Bei bestem Spiel ist das zu viel.</translation>
  </message>
  <message>
   <source>By perfect play it could be more.</source>
   <comment>claim.low</comment>
   <translation>Bei bestem Spiel könnten es mehr sein.</translation>
  </message>
  <message>
   <source>The referee cannot say whether it is right.</source>
   <comment>claim.unknown</comment>
   <translation>Der Schiedsrichter kann nicht sagen, ob er stimmt.</translation>
  </message>
  <message>
   <source>Accept</source>
   <comment>claim.accept</comment>
   <translation>Annehmen</translation>
  </message>
  <message>
   <source>Decline</source>
   <comment>claim.decline</comment>
   <translation>Ablehnen</translation>
  </message>
  <message>
   <source>It is right. You may have the deal played out.</source>
   <comment>claim.play_out</comment>
   <translation>Sie stimmt. Sie dürfen zu Ende spielen lassen.</translation>
  </message>
  <message>
   <source>Play the deal out</source>
   <comment>claim.out</comment>
   <translation>Zu Ende spielen</translation>
  </message>
  <message>
   <source>Agree</source>
   <comment>claim.agree</comment>
   <translation>Zustimmen</translation>
  </message>
  <message>
   <source>Dead hand</source>
   <comment>dead_hand</comment>
   <translation>Totes Blatt</translation>
  </message>
  <message>
   <source>Hand thrown in</source>
   <comment>thrown_hand</comment>
   <translation>Eingeworfenes Blatt</translation>
  </message>
  <message>
   <source>Stock</source>
   <comment>stock</comment>
   <translation>Rest</translation>
  </message>
  <message>
   <source>D</source>
   <comment>plate.dealer</comment>
   <translation>G</translation>
  </message>
  <message>
   <source>Dummy’s partner</source>
   <comment>role.partner_of_dummy</comment>
   <translation>Mit Strohmann</translation>
  </message>
  <message>
   <source>Adversary</source>
   <comment>role.adversary</comment>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>Your partner</source>
   <comment>role.your_partner</comment>
   <translation>Ihr Partner</translation>
  </message>
  <message>
   <source>Against dummy</source>
   <comment>role.against</comment>
   <translation>Gegen Strohmann</translation>
  </message>
  <message>
   <source>With dummy</source>
   <comment>role.with</comment>
   <translation>Mit Strohmann</translation>
  </message>
  <message>
   <source>You play it</source>
   <comment>role.you_play</comment>
   <translation>Sie spielen ihn</translation>
  </message>
  <message>
   <source>{name} plays it</source>
   <comment>role.played_by</comment>
   <translation>{name} spielt ihn</translation>
  </message>
  <message>
   <source>Play for both hands</source>
   <comment>role.both_hands</comment>
   <translation>Für beide Hände</translation>
  </message>
  <message>
   <source>Plays both hands</source>
   <comment>role.plays_both</comment>
   <translation>Spielt beide Hände</translation>
  </message>
  <message>
   <source>Open to both</source>
   <comment>role.open</comment>
   <translation>Für beide offen</translation>
  </message>
  <message>
   <source>Shown to both</source>
   <comment>role.shown</comment>
   <translation>Beiden gezeigt</translation>
  </message>
  <message>
   <source>Face down</source>
   <comment>role.face_down</comment>
   <translation>Verdeckt</translation>
  </message>
  <message>
   <source>Out of play</source>
   <comment>role.out_of_play</comment>
   <translation>Aus dem Spiel</translation>
  </message>
  <message>
   <source>Vivant</source>
   <comment>role.vivant</comment>
   <translation>Vivant</translation>
  </message>
  <message>
   <source>Left</source>
   <comment>role.left</comment>
   <translation>Links</translation>
  </message>
  <message>
   <source>Right</source>
   <comment>role.right</comment>
   <translation>Rechts</translation>
  </message>
  <message>
   <source>Sits out, sorts {dummy}</source>
   <comment>role.sits_out</comment>
   <translation>Setzt aus, ordnet {dummy:akk}</translation>
  </message>
  <message>
   <source>Sit out this game</source>
   <comment>role.sits_out_you</comment>
   <translation>Sie setzen aus</translation>
  </message>
  <message>
   <source>{count:Waits|Wait} to come in</source>
   <comment>role.waits</comment>
   <translation>{count:Wartet|Warten} auf einen Platz</translation>
  </message>
  <message>
   <source>With {name}</source>
   <comment>role.with_partner</comment>
   <translation>Mit {name:dat}</translation>
  </message>
  <message>
   <source>With you</source>
   <comment>role.with_you</comment>
   <translation>Mit Ihnen</translation>
  </message>
  <message>
   <source>Against {name}</source>
   <comment>role.against_name</comment>
   <translation>Gegen {name:akk}</translation>
  </message>
  <message>
   <source>Against you</source>
   <comment>role.against_you</comment>
   <translation>Gegen Sie</translation>
  </message>
  <message>
   <source>Plays alone</source>
   <comment>role.alone</comment>
   <translation>Spielt allein</translation>
  </message>
  <message>
   <source>Declarer</source>
   <comment>role.declarer</comment>
   <translation>Alleinspieler</translation>
  </message>
  <message>
   <source>First to call</source>
   <comment>role.first_to_call</comment>
   <translation>Sagt als Erster an</translation>
  </message>
  <message>
   <source>Second to call</source>
   <comment>role.second_to_call</comment>
   <translation>Sagt als Zweiter an</translation>
  </message>
  <message>
   <source>Third to call</source>
   <comment>role.third_to_call</comment>
   <translation>Sagt als Dritter an</translation>
  </message>
  <message>
   <source>Dealer, calls first</source>
   <comment>role.dealer_calls_first</comment>
   <translation>Geber, sagt zuerst an</translation>
  </message>
  <message>
   <source>Dealer, calls last</source>
   <comment>role.dealer_calls_last</comment>
   <translation>Geber, sagt zuletzt an</translation>
  </message>
  <message>
   <source>Bid first</source>
   <comment>role.bid_first</comment>
   <translation>Bot zuerst</translation>
  </message>
  <message>
   <source>Bid second</source>
   <comment>role.bid_second</comment>
   <translation>Bot als Zweiter</translation>
  </message>
  <message>
   <source>Bid last</source>
   <comment>role.bid_third</comment>
   <translation>Bot zuletzt</translation>
  </message>
  <message>
   <source>Bids</source>
   <comment>role.bid</comment>
   <translation>Bietet</translation>
  </message>
  <message>
   <source>Passed</source>
   <comment>role.passed</comment>
   <translation>Gepasst</translation>
  </message>
  <message>
   <source>Doubled</source>
   <comment>role.doubled</comment>
   <translation>Kontra gesagt</translation>
  </message>
  <message>
   <source>Redoubled</source>
   <comment>role.redoubled</comment>
   <translation>Rekontra gesagt</translation>
  </message>
  <message>
   <source>First to decide</source>
   <comment>role.first_to_decide</comment>
   <translation>Wählt zuerst</translation>
  </message>
  <message>
   <source>Second to decide</source>
   <comment>role.second_to_decide</comment>
   <translation>Wählt als Zweiter</translation>
  </message>
  <message>
   <source>Third to decide</source>
   <comment>role.third_to_decide</comment>
   <translation>Wählt als Dritter</translation>
  </message>
  <message>
   <source>Dealer, decides first</source>
   <comment>role.dealer_decides_first</comment>
   <translation>Geber, wählt zuerst</translation>
  </message>
  <message>
   <source>Dealer, decides last</source>
   <comment>role.dealer_decides_last</comment>
   <translation>Geber, wählt zuletzt</translation>
  </message>
  <message>
   <source>Decides</source>
   <comment>role.decides</comment>
   <translation>Wählt</translation>
  </message>
  <message>
   <source>Dealer, names trumps</source>
   <comment>role.names_trumps</comment>
   <translation>Geber, nennt Trumpf</translation>
  </message>
  <message>
   <source>Dealer, named trumps</source>
   <comment>role.named_trumps</comment>
   <translation>Geber, nannte Trumpf</translation>
  </message>
  <message>
   <source>Plays this hand</source>
   <comment>role.plays_hand</comment>
   <translation>Spielt das Blatt</translation>
  </message>
  <message>
   <source>Kept this hand</source>
   <comment>role.played_hand</comment>
   <translation>Behielt dieses Blatt</translation>
  </message>
  <message>
   <source>Stands</source>
   <comment>role.stands</comment>
   <translation>Bleibt</translation>
  </message>
  <message>
   <source>Stood</source>
   <comment>role.stood</comment>
   <translation>Blieb</translation>
  </message>
  <message>
   <source>Exchanged</source>
   <comment>role.exchanged</comment>
   <translation>Getauscht</translation>
  </message>
  <message>
   <source>{word}, target {target}</source>
   <comment>role.and_target</comment>
   <translation>{word}, Ziel {target}</translation>
  </message>
  <message>
   <source>{word}, dealer</source>
   <comment>role.and_dealer</comment>
   <translation>{word}, Geber</translation>
  </message>
  <message>
   <source>Target {target}</source>
   <comment>role.target</comment>
   <translation>Ziel {target}</translation>
  </message>
  <message>
   <source>Calls first</source>
   <comment>role.short.calls_first</comment>
   <translation>Zuerst</translation>
  </message>
  <message>
   <source>Calls last</source>
   <comment>role.short.calls_last</comment>
   <translation>Zuletzt</translation>
  </message>
  <message>
   <source>Decides first</source>
   <comment>role.short.decides_first</comment>
   <translation>Wählt zuerst</translation>
  </message>
  <message>
   <source>Decides last</source>
   <comment>role.short.decides_last</comment>
   <translation>Wählt zuletzt</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>role.short.names_trumps</comment>
   <translation>Trumpf</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>role.short.named_trumps</comment>
   <translation>Trumpf</translation>
  </message>
  <message>
   <source>{word}</source>
   <comment>role.short.dealer</comment>
   <translation>{word}</translation>
  </message>
  <message>
   <source>Sits out</source>
   <comment>role.short.sits_out</comment>
   <translation>Setzt aus</translation>
  </message>
  <message>
   <source>{count:Waits|Wait}</source>
   <comment>role.short.waits</comment>
   <translation>{count:Wartet|Warten}</translation>
  </message>
  <message>
   <source>Partner</source>
   <comment>role.short.your_partner</comment>
   <translation>Partner</translation>
  </message>
  <message>
   <source>Against</source>
   <comment>role.short.adversary</comment>
   <translation>Gegner</translation>
  </message>
  <message>
   <source>With it</source>
   <comment>role.short.with</comment>
   <translation>Mit ihm</translation>
  </message>
  <message>
   <source>Yours</source>
   <comment>role.short.you_play</comment>
   <translation>Ihrer</translation>
  </message>
  <message>
   <source>{name}</source>
   <comment>role.short.played_by</comment>
   <translation>{name}</translation>
  </message>
  <message>
   <source>Open</source>
   <comment>role.short.shown</comment>
   <translation>Offen</translation>
  </message>
  <message>
   <source>Both</source>
   <comment>role.short.both</comment>
   <translation>Beide</translation>
  </message>
  <message>
   <source>First</source>
   <comment>role.short.first</comment>
   <translation>Erster</translation>
  </message>
  <message>
   <source>Second</source>
   <comment>role.short.second</comment>
   <translation>Zweiter</translation>
  </message>
  <message>
   <source>Third</source>
   <comment>role.short.third</comment>
   <translation>Dritter</translation>
  </message>
  <message>
   <source>Plays</source>
   <comment>role.short.plays_hand</comment>
   <translation>Spielt</translation>
  </message>
  <message>
   <source>Kept</source>
   <comment>role.short.played_hand</comment>
   <translation>Behielt</translation>
  </message>
  <message>
   <source>Yours</source>
   <comment>role.short.you_threw</comment>
   <translation>Ihres</translation>
  </message>
  <message>
   <source>{name}</source>
   <comment>role.short.thrown_by</comment>
   <translation>{name}</translation>
  </message>
  <message>
   <source>Unseen</source>
   <comment>role.short.never_seen</comment>
   <translation>Nie gesehen</translation>
  </message>
  <message>
   <source>Never looked at</source>
   <comment>role.never_seen</comment>
   <translation>Nie angesehen</translation>
  </message>
  <message>
   <source>{count} cards nobody has seen</source>
   <comment>role.unseen</comment>
   <translation>{count} Karten, nie gesehen</translation>
  </message>
  <message>
   <source>The one you threw in</source>
   <comment>role.you_threw</comment>
   <translation>Von Ihnen eingeworfen</translation>
  </message>
  <message>
   <source>Thrown in by {name}</source>
   <comment>role.thrown_by</comment>
   <translation>Eingeworfen von {name:dat}</translation>
  </message>
  <message>
   <source>{name:^} deals next with this pack.</source>
   <comment>still.next</comment>
   <translation>{name:^} gibt als Nächster mit diesem Kartenspiel.</translation>
  </message>
  <message>
   <source>You deal next with this pack.</source>
   <comment>still.next_you</comment>
   <translation>Sie geben als Nächster mit diesem Kartenspiel.</translation>
  </message>
  <message>
   <source>{name:^} shuffled it.</source>
   <comment>still.made</comment>
   <translation>{name:^} hat es gemischt.</translation>
  </message>
  <message>
   <source>You shuffled it.</source>
   <comment>still.made_you</comment>
   <translation>Sie haben es gemischt.</translation>
  </message>
  <message>
   <source>{suit:suits^} are trumps</source>
   <comment>trump.suit</comment>
   <translation>{suit:suits^} ist Trumpf</translation>
  </message>
  <message>
   <source>No trumps</source>
   <comment>trump.none</comment>
   <translation>Ohne Trumpf</translation>
  </message>
  <message>
   <source>The deal is sealed</source>
   <comment>giving.title</comment>
   <translation>Das Spiel ist versiegelt</translation>
  </message>
  <message>
   <source>Trumps not turned yet</source>
   <comment>trump.unknown</comment>
   <translation>Trumpf noch nicht aufgedeckt</translation>
  </message>
  <message>
   <source>{rank:^} turned for {dummy}</source>
   <comment>trump.turned_dummy</comment>
   <translation>{rank:^} für {dummy:akk}</translation>
  </message>
  <message>
   <source>{rank:^} turned by you</source>
   <comment>trump.turned_you</comment>
   <translation>{rank:^} für Sie</translation>
  </message>
  <message>
   <source>{rank:^} turned by {name}</source>
   <comment>trump.turned</comment>
   <translation>{rank:^} für {name:akk}</translation>
  </message>
  <message>
   <source>Turned by {name}</source>
   <comment>trump.taken_up</comment>
   <translation>Aufgeschlagen von {name:dat}</translation>
  </message>
  <message>
   <source>Turned by you</source>
   <comment>trump.taken_up_you</comment>
   <translation>Von Ihnen aufgeschlagen</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>trump.asked</comment>
   <translation>Trumpf</translation>
  </message>
  <message>
   <source>Press here to ask</source>
   <comment>trump.asked_how</comment>
   <translation>Zum Fragen hier drücken</translation>
  </message>
  <message>
   <source>{rank} turned, out of play</source>
   <comment>trump.turned_nobody</comment>
   <translation>{rank}, aus dem Spiel</translation>
  </message>
  <message>
   <source>The turned card is put away</source>
   <comment>trump.put_away</comment>
   <translation>Die Trumpfkarte ist weggelegt</translation>
  </message>
  <message>
   <source>Fixed for this deal</source>
   <comment>trump.fixed</comment>
   <translation>Fest in diesem Spiel</translation>
  </message>
  <message>
   <source>In every deal</source>
   <comment>trump.always</comment>
   <translation>In jedem Spiel</translation>
  </message>
  <message>
   <source>Trumps not named yet</source>
   <comment>trump.not_named</comment>
   <translation>Noch kein Trumpf</translation>
  </message>
  <message>
   <source>Named by {name}</source>
   <comment>trump.named</comment>
   <translation>Genannt von {name:dat}</translation>
  </message>
  <message>
   <source>Named by you</source>
   <comment>trump.named_you</comment>
   <translation>Von Ihnen genannt</translation>
  </message>
  <message>
   <source>Auction</source>
   <comment>trump.auction</comment>
   <translation>Bieten</translation>
  </message>
  <message>
   <source>No bid</source>
   <comment>trump.thrown_in</comment>
   <translation>Kein Gebot</translation>
  </message>
  <message>
   <source>The hand is thrown in</source>
   <comment>trump.thrown_in_story</comment>
   <translation>Das Spiel wird eingeworfen</translation>
  </message>
  <message>
   <source>One call each</source>
   <comment>auction.once</comment>
   <translation>Jeder eine Ansage</translation>
  </message>
  <message>
   <source>Until the others pass</source>
   <comment>auction.rounds</comment>
   <translation>Bis die anderen passen</translation>
  </message>
  <message>
   <source>Until one passes</source>
   <comment>auction.rounds_two</comment>
   <translation>Bis einer passt</translation>
  </message>
  <message>
   <source>{count} of 13 books</source>
   <comment>contract.to_make</comment>
   <translation>{count} von 13 Stichen</translation>
  </message>
  <message>
   <source>{name}: {count} tricks</source>
   <comment>contract.by</comment>
   <translation>{name}: {count} Stiche</translation>
  </message>
  <message>
   <source>{name}: {count} of 13 books</source>
   <comment>contract.bid_by</comment>
   <translation>{name}: {count} Stiche</translation>
  </message>
  <message>
   <source>Tournée of {count:number} rubbers</source>
   <comment>strip.rubbers</comment>
   <translation>Tournee aus {count} Robbern</translation>
  </message>
  <message>
   <source>Tournée of {count:number} games</source>
   <comment>strip.games</comment>
   <translation>Tournee aus {count} Partien</translation>
  </message>
  <message>
   <source>Tournée of {count:number} games: Mort</source>
   <comment>strip.games_mort</comment>
   <translation>Tournee aus {count} Partien: Mort</translation>
  </message>
  <message>
   <source>Tournée; {names} {count:waits|wait}</source>
   <comment>strip.waiting</comment>
   <translation>Tournee; {names} {count:wartet|warten}</translation>
  </message>
  <message>
   <source>Your partner</source>
   <comment>strip.partners</comment>
   <translation>Ihr Partner</translation>
  </message>
  <message>
   <source>{name}’s partner</source>
   <comment>strip.partners_of</comment>
   <translation>Partner von {name:dat}</translation>
  </message>
  <message>
   <source>Constant {dummy}</source>
   <comment>strip.constant</comment>
   <translation>Ständiger {dummy:name}</translation>
  </message>
  <message>
   <source>Rubber {number} of {of}</source>
   <comment>strip.number_rubbers</comment>
   <translation>Robber {number} von {of}</translation>
  </message>
  <message>
   <source>Game {number} of {of}</source>
   <comment>strip.number_games</comment>
   <translation>Partie {number} von {of}</translation>
  </message>
  <message>
   <source>now</source>
   <comment>strip.now</comment>
   <translation>jetzt</translation>
  </message>
  <message>
   <source>next</source>
   <comment>strip.next</comment>
   <translation>dann</translation>
  </message>
  <message>
   <source>later</source>
   <comment>strip.later</comment>
   <translation>später</translation>
  </message>
  <message>
   <source>last</source>
   <comment>strip.last</comment>
   <translation>Ende</translation>
  </message>
  <message>
   <source>won</source>
   <comment>strip.won</comment>
   <translation>gewann</translation>
  </message>
  <message>
   <source>lost</source>
   <comment>strip.lost</comment>
   <translation>verlor</translation>
  </message>
  <message>
   <source>shared</source>
   <comment>strip.shared</comment>
   <translation>geteilt</translation>
  </message>
  <message>
   <source>Five points up</source>
   <comment>marker.5</comment>
   <translation>Bis fünf Punkte</translation>
  </message>
  <message>
   <source>Seven points up</source>
   <comment>marker.7</comment>
   <translation>Bis sieben Punkte</translation>
  </message>
  <message>
   <source>Ten points up</source>
   <comment>marker.10</comment>
   <translation>Bis zehn Punkte</translation>
  </message>
  <message>
   <source>{points} points up</source>
   <comment>marker.other</comment>
   <translation>Bis {points} Punkte</translation>
  </message>
  <message>
   <source>{points} up</source>
   <comment>marker.short</comment>
   <translation>Bis {points}</translation>
  </message>
  <message>
   <source>Games</source>
   <comment>marker.games</comment>
   <translation>Partien</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>points.points</comment>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Totals</source>
   <comment>points.totals</comment>
   <translation>Summen</translation>
  </message>
  <message>
   <source>Odd tricks</source>
   <comment>points.odd_tricks</comment>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>Tricks</source>
   <comment>points.all_tricks</comment>
   <translation>Stiche</translation>
  </message>
  <message>
   <source>Odd tricks, net</source>
   <comment>points.net</comment>
   <translation>Tricks, netto</translation>
  </message>
  <message>
   <source>{count} deals</source>
   <comment>points.deals</comment>
   <translation>{count} Spiele</translation>
  </message>
  <message>
   <source>After 1 deal</source>
   <comment>points.after_one</comment>
   <translation>Nach 1 Spiel</translation>
  </message>
  <message>
   <source>After {count} deals</source>
   <comment>points.after</comment>
   <translation>Nach {count} Spielen</translation>
  </message>
  <message>
   <source>declarer</source>
   <comment>points.declarer</comment>
   <translation>Alleinspieler</translation>
  </message>
  <message>
   <source>deals</source>
   <comment>points.dealer</comment>
   <translation>gibt</translation>
  </message>
  <message>
   <source>{count} yours</source>
   <comment>kept.short_yours</comment>
   <translation>{count} Ihre</translation>
  </message>
  <message>
   <source>{count} theirs</source>
   <comment>kept.short_theirs</comment>
   <translation>{count} ihre</translation>
  </message>
  <message>
   <source>{count} upright, yours</source>
   <comment>kept.upright_yours</comment>
   <translation>{count} aufrecht, Ihre</translation>
  </message>
  <message>
   <source>{count} upright, theirs</source>
   <comment>kept.upright_theirs</comment>
   <translation>{count} aufrecht, ihre</translation>
  </message>
  <message>
   <source>{count} lying, yours</source>
   <comment>kept.lying_yours</comment>
   <translation>{count} quer, Ihre</translation>
  </message>
  <message>
   <source>{count} lying, theirs</source>
   <comment>kept.lying_theirs</comment>
   <translation>{count} quer, ihre</translation>
  </message>
  <message>
   <source>Your tricks: {tricks}.</source>
   <comment>read.kept</comment>
   <translation>Ihre Stiche: {tricks}.</translation>
  </message>
  <message>
   <source>won</source>
   <comment>read.kept_won</comment>
   <translation>gewonnen</translation>
  </message>
  <message>
   <source>lost</source>
   <comment>read.kept_lost</comment>
   <translation>verloren</translation>
  </message>
  <message>
   <source>North</source>
   <comment>role.north</comment>
   <translation>Nord</translation>
  </message>
  <message>
   <source>East</source>
   <comment>role.east</comment>
   <translation>Ost</translation>
  </message>
  <message>
   <source>South</source>
   <comment>role.south</comment>
   <translation>Süd</translation>
  </message>
  <message>
   <source>West</source>
   <comment>role.west</comment>
   <translation>West</translation>
  </message>
  <message>
   <source>{compass}, your partner</source>
   <comment>role.compass_partner</comment>
   <translation>{compass}, Ihr Partner</translation>
  </message>
  <message>
   <source>{compass}</source>
   <comment>role.short.compass_partner</comment>
   <translation>{compass}</translation>
  </message>
  <message>
   <source>The slip is down</source>
   <comment>trump.slip_down</comment>
   <translation>Der Zettel ist umgedreht</translation>
  </message>
  <message>
   <source>The slip is down. {title}.</source>
   <comment>trump.slip_asked</comment>
   <translation>Der Zettel ist umgedreht. {title}.</translation>
  </message>
  <message>
   <source>Tray {number} of {count}</source>
   <comment>points.tray</comment>
   <translation>Board {number} von {count}</translation>
  </message>
  <message>
   <source>{point} deals</source>
   <comment>points.tray_deals</comment>
   <translation>{point} gibt</translation>
  </message>
  <message>
   <source>Same cards at {count:number} tables</source>
   <comment>points.tray_same</comment>
   <translation>Dieselben Karten an {count:number} Tischen</translation>
  </message>
  <message>
   <source>N</source>
   <comment>points.north</comment>
   <translation>N</translation>
  </message>
  <message>
   <source>Tray {number}</source>
   <comment>slip.tray</comment>
   <translation>Board {number}</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <comment>slip.card</comment>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>turned down</source>
   <comment>slip.down</comment>
   <translation>umgedreht</translation>
  </message>
  <message>
   <source>1 trick</source>
   <comment>packets.one</comment>
   <translation>1 Stich</translation>
  </message>
  <message>
   <source>{count} tricks</source>
   <comment>packets.few</comment>
   <translation>{count} Stiche</translation>
  </message>
  <message>
   <source>{count} tricks, {odd} odd</source>
   <comment>packets.odd</comment>
   <translation>{count} Stiche, {odd} {odd:Trick|Tricks}</translation>
  </message>
  <message>
   <source>{count} tricks, the odd</source>
   <comment>packets.the_odd</comment>
   <translation>{count} Stiche, der Trick</translation>
  </message>
  <message>
   <source>{count} of {needed}</source>
   <comment>packets.target</comment>
   <translation>{count} von {needed}</translation>
  </message>
  <message>
   <source>{count} of {needed} tricks</source>
   <comment>packets.contract</comment>
   <translation>{count} von {needed} Stichen</translation>
  </message>
  <message>
   <source>{count} of {needed} books</source>
   <comment>packets.books</comment>
   <translation>{count} von {needed} Stichen</translation>
  </message>
  <message>
   <source>{count} of {needed} to set</source>
   <comment>packets.set</comment>
   <translation>{count} von {needed} zum Fall</translation>
  </message>
  <message>
   <source>{count} tricks, made</source>
   <comment>packets.contract_done</comment>
   <translation>{count} Stiche, erfüllt</translation>
  </message>
  <message>
   <source>{count} books, made</source>
   <comment>packets.books_done</comment>
   <translation>{count} Stiche, erfüllt</translation>
  </message>
  <message>
   <source>{count} books, set</source>
   <comment>packets.set_done</comment>
   <translation>{count} Stiche, gefallen</translation>
  </message>
  <message>
   <source>You saw here: {cards}</source>
   <comment>packet.remembered</comment>
   <translation>Sie sahen hier: {cards}</translation>
  </message>
  <message>
   <source>{suit:suits} {ranks}</source>
   <comment>packet.suit</comment>
   <translation>{suit:suits^} {ranks}</translation>
  </message>
  <message>
   <source>a joker</source>
   <comment>packet.jokers</comment>
   <translation>ein Joker</translation>
  </message>
  <message>
   <source>Led</source>
   <comment>led</comment>
   <translation>Ausspiel</translation>
  </message>
  <message>
   <source>{suit:suits^} are called: lead one</source>
   <comment>prompt.suit_called</comment>
   <translation>{suit:suits^} gefordert: spielen Sie es aus</translation>
  </message>
  <message>
   <source>{suit:suits^} are called, and none is held: lead anything</source>
   <comment>prompt.suit_called_none</comment>
   <translation>{suit:suits^} gefordert, doch keine da: spielen Sie beliebig aus</translation>
  </message>
  <message>
   <source>Your lead</source>
   <comment>prompt.your_lead</comment>
   <translation>Sie spielen aus</translation>
  </message>
  <message>
   <source>{name} leads</source>
   <comment>prompt.lead</comment>
   <translation>{name:^} {name:spielen|spielt} aus</translation>
  </message>
  <message>
   <source>{name}’s lead</source>
   <comment>prompt.their_lead</comment>
   <translation>{name:nom^} spielt aus</translation>
  </message>
  <message>
   <source>Your turn: {what}</source>
   <comment>prompt.your_turn</comment>
   <translation>Sie sind dran: {what}</translation>
  </message>
  <message>
   <source>{name}’s turn: {what}</source>
   <comment>prompt.their_turn</comment>
   <translation>{name} ist dran: {what}</translation>
  </message>
  <message>
   <source>follow {suit:suits}</source>
   <comment>prompt.follow</comment>
   <translation>{suit:suits} bedienen</translation>
  </message>
  <message>
   <source>play anything</source>
   <comment>prompt.anything</comment>
   <translation>beliebige Karte</translation>
  </message>
  <message>
   <source>{dummy}’s lead: choose a card</source>
   <comment>prompt.dummys_lead</comment>
   <translation>{dummy:nom^} spielt aus: Karte wählen</translation>
  </message>
  <message>
   <source>Choose {dummy}’s card: {what}</source>
   <comment>prompt.dummys_card</comment>
   <translation>Karte {dummy:gen} wählen: {what}</translation>
  </message>
  <message>
   <source>{name} plays next</source>
   <comment>prompt.next</comment>
   <translation>{name:^} {name:sind|ist} als Nächster dran</translation>
  </message>
  <message>
   <source>{name} plays {dummy}’s card next</source>
   <comment>prompt.dummy_next</comment>
   <translation>{name} spielt als Nächster für {dummy:akk}</translation>
  </message>
  <message>
   <source>{name} leads from {dummy}</source>
   <comment>prompt.dummy_leads</comment>
   <translation>{name} spielt für {dummy:akk} aus</translation>
  </message>
  <message>
   <source>throw the joker</source>
   <comment>prompt.throw_joker</comment>
   <translation>den Joker abwerfen</translation>
  </message>
  <message>
   <source>lead a suit before a joker</source>
   <comment>prompt.lead_suit</comment>
   <translation>erst eine Farbe, dann ein Joker</translation>
  </message>
  <message>
   <source>{what} (low wins)</source>
   <comment>prompt.low_wins</comment>
   <translation>{what} (tief gewinnt)</translation>
  </message>
  <message>
   <source>{name}: {what}</source>
   <comment>prompt.decides</comment>
   <translation>{name}: {what}</translation>
  </message>
  <message>
   <source>Your call</source>
   <comment>prompt.auction</comment>
   <translation>Ihre Ansage</translation>
  </message>
  <message>
   <source>{name} calls next</source>
   <comment>prompt.auction_next</comment>
   <translation>{name} sagt als Nächster an</translation>
  </message>
  <message>
   <source>Keep your hand, or exchange it</source>
   <comment>prompt.exchange</comment>
   <translation>Behalten oder tauschen Sie Ihr Blatt</translation>
  </message>
  <message>
   <source>{name} decides next</source>
   <comment>prompt.exchange_next</comment>
   <translation>{name} entscheidet als Nächster</translation>
  </message>
  <message>
   <source>All decide at once</source>
   <comment>prompt.wait_exchange</comment>
   <translation>Alle entscheiden zugleich</translation>
  </message>
  <message>
   <source>Put cards of dummy away</source>
   <comment>prompt.discard</comment>
   <translation>Karten des Strohmanns weglegen</translation>
  </message>
  <message>
   <source>{name} puts cards of dummy away</source>
   <comment>prompt.discard_next</comment>
   <translation>{name} legt Karten des Strohmanns weg</translation>
  </message>
  <message>
   <source>Name the trumps</source>
   <comment>prompt.name</comment>
   <translation>Nennen Sie den Trumpf</translation>
  </message>
  <message>
   <source>Uptown or downtown</source>
   <comment>prompt.direction</comment>
   <translation>Hoch oder tief</translation>
  </message>
  <message>
   <source>{name} names the trumps</source>
   <comment>prompt.name_next</comment>
   <translation>{name} nennt den Trumpf</translation>
  </message>
  <message>
   <source>Take a card for your joker</source>
   <comment>prompt.jokers</comment>
   <translation>Nehmen Sie eine Karte für Ihren Joker</translation>
  </message>
  <message>
   <source>A joker is exchanged</source>
   <comment>prompt.wait_jokers</comment>
   <translation>Ein Joker wird getauscht</translation>
  </message>
  <message>
   <source>Choose your dummy</source>
   <comment>prompt.choose_dummy</comment>
   <translation>Wählen Sie Ihren Strohmann</translation>
  </message>
  <message>
   <source>{name} chooses a dummy</source>
   <comment>prompt.choose_dummy_next</comment>
   <translation>{name} wählt einen Strohmann</translation>
  </message>
  <message>
   <source>{name} {name:claim|claims|claim} {count} tricks</source>
   <comment>prompt.claimed</comment>
   <translation>{name} {name:beanspruchen|beansprucht|beanspruchen} {count} Stiche</translation>
  </message>
  <message>
   <source>{name} {name:claim|claims|claim} 1 trick</source>
   <comment>prompt.claimed_one</comment>
   <translation>{name} {name:beanspruchen|beansprucht|beanspruchen} 1 Stich</translation>
  </message>
  <message>
   <source>Gather the trick</source>
   <comment>prompt.gather</comment>
   <translation>Stich einziehen</translation>
  </message>
  <message>
   <source>The last trick, turned up again</source>
   <comment>prompt.last_trick</comment>
   <translation>Der letzte Stich, noch einmal gezeigt</translation>
  </message>
  <message>
   <source>{name} {name:win|wins} with the {rank:rank}</source>
   <comment>prompt.wins</comment>
   <translation>{name:nom^} {name:gewinnen|gewinnt} mit {rank:rank.dat}</translation>
  </message>
  <message>
   <source>North and South {north:number}, East and West {east:number}</source>
   <comment>prompt.tray_made</comment>
   <translation>Nord und Süd {north:number}, Ost und West {east:number}</translation>
  </message>
  <message>
   <source>{name} {name:win|wins} with the {card:card}</source>
   <comment>prompt.wins_joker</comment>
   <translation>{name:nom^} {name:gewinnen|gewinnt} mit {card:card.dat}</translation>
  </message>
  <message>
   <source>{what}. Enter agrees</source>
   <comment>prompt.then_agree</comment>
   <translation>{what}. Enter bestätigt</translation>
  </message>
  <message>
   <source>{what}. Gather the trick</source>
   <comment>prompt.then_gather</comment>
   <translation>{what}. Stich einziehen</translation>
  </message>
  <message>
   <source>Cut the pack</source>
   <comment>prompt.cut</comment>
   <translation>Heben Sie ab</translation>
  </message>
  <message>
   <source>Turn the trump</source>
   <comment>prompt.turn</comment>
   <translation>Decken Sie den Trumpf auf</translation>
  </message>
  <message>
   <source>{name} is thinking</source>
   <comment>prompt.thinking</comment>
   <translation>{name} denkt nach</translation>
  </message>
  <message>
   <source>Does your side call honours?</source>
   <comment>prompt.honours</comment>
   <translation>Sagt Ihre Seite Honneurs an?</translation>
  </message>
  <message>
   <source>{name}: call honours?</source>
   <comment>prompt.their_honours</comment>
   <translation>{name}: Honneurs ansagen?</translation>
  </message>
  <message>
   <source>Honours are being called</source>
   <comment>prompt.wait_honours</comment>
   <translation>Honneurs werden angesagt</translation>
  </message>
  <message>
   <source>The deal is counted</source>
   <comment>prompt.counted</comment>
   <translation>Das Spiel ist gezählt</translation>
  </message>
  <message>
   <source>Enter plays the {card:card}</source>
   <comment>prompt.enter</comment>
   <translation>Eingabe spielt {card:card.akk}</translation>
  </message>
  <message>
   <source>The {card:card} comes along with the next card</source>
   <comment>prompt.along</comment>
   <translation>{card:card} kommt mit der nächsten Karte mit</translation>
  </message>
  <message>
   <source>{typed} …</source>
   <comment>prompt.typed</comment>
   <translation>{typed} …</translation>
  </message>
  <message>
   <source>The {card:card} lies in no open hand</source>
   <comment>prompt.not_here</comment>
   <translation>{card:card.nom^} liegt in keinem offenen Blatt</translation>
  </message>
  <message>
   <source>Call honours</source>
   <comment>choice.honours</comment>
   <translation>Honneurs ansagen</translation>
  </message>
  <message>
   <source>No honours</source>
   <comment>choice.no_honours</comment>
   <translation>Keine Honneurs</translation>
  </message>
  <message>
   <source>Cut the pack</source>
   <comment>choice.cut</comment>
   <translation>Abheben</translation>
  </message>
  <message>
   <source>Turn the trump</source>
   <comment>choice.turn</comment>
   <translation>Trumpf aufdecken</translation>
  </message>
  <message>
   <source>Take up the trump</source>
   <comment>choice.take_up</comment>
   <translation>Trumpfkarte aufnehmen</translation>
  </message>
  <message>
   <source>Pass the laptop to {to}</source>
   <comment>curtain.title</comment>
   <translation>Geben Sie den Laptop an {to}</translation>
  </message>
  <message>
   <source>{to}’s cards are not on the screen yet.</source>
   <comment>curtain.story_first</comment>
   <translation>Die Karten von {to:dat} sind noch nicht auf dem Schirm.</translation>
  </message>
  <message>
   <source>{from_}’s cards are put away. {to}’s are not on the screen yet.</source>
   <comment>curtain.story</comment>
   <translation>Die Karten von {from_:dat} sind weg. Die von {to:dat} sind noch nicht auf dem Schirm.</translation>
  </message>
  <message>
   <source>Hold to look: Space</source>
   <comment>curtain.button</comment>
   <translation>Zum Ansehen halten: Leertaste</translation>
  </message>
  <message>
   <source>Let go and the cards are hidden again.</source>
   <comment>curtain.hint</comment>
   <translation>Lassen Sie los, und die Karten sind wieder verdeckt.</translation>
  </message>
  <message>
   <source>Keep showing for this turn</source>
   <comment>curtain.link</comment>
   <translation>Diesen Zug lang zeigen</translation>
  </message>
  <message>
   <source>playable</source>
   <comment>card.playable</comment>
   <translation>spielbar</translation>
  </message>
  <message>
   <source>not playable, {why}</source>
   <comment>card.not_playable</comment>
   <translation>nicht spielbar, {why}</translation>
  </message>
  <message>
   <source>turned trump</source>
   <comment>card.turned</comment>
   <translation>aufgedeckter Trumpf</translation>
  </message>
  <message>
   <source>turned trump, {what}</source>
   <comment>card.turned_and</comment>
   <translation>aufgedeckter Trumpf, {what}</translation>
  </message>
  <message>
   <source>not playable now</source>
   <comment>card.not_now</comment>
   <translation>jetzt nicht spielbar</translation>
  </message>
  <message>
   <source>{what}, {at} of {of}</source>
   <comment>card.place</comment>
   <translation>{what}, {at} von {of}</translation>
  </message>
  <message>
   <source>at the left</source>
   <comment>at.left</comment>
   <translation>links</translation>
  </message>
  <message>
   <source>opposite</source>
   <comment>at.top</comment>
   <translation>gegenüber</translation>
  </message>
  <message>
   <source>at the right</source>
   <comment>at.right</comment>
   <translation>rechts</translation>
  </message>
  <message>
   <source>at the bottom</source>
   <comment>at.bottom</comment>
   <translation>unten</translation>
  </message>
  <message>
   <source>Your hand</source>
   <comment>read.your_hand</comment>
   <translation>Ihr Blatt</translation>
  </message>
  <message>
   <source>{name}’s hand</source>
   <comment>read.hand</comment>
   <translation>Blatt von {name:dat}</translation>
  </message>
  <message>
   <source>{dummy}, {at}</source>
   <comment>read.dummy</comment>
   <translation>{dummy}, {at}</translation>
  </message>
  <message>
   <source>{whose}, {count}: {cards}</source>
   <comment>read.cards</comment>
   <translation>{whose}, {count}: {cards}</translation>
  </message>
  <message>
   <source>{whose}, no cards</source>
   <comment>read.empty</comment>
   <translation>{whose}, keine Karten</translation>
  </message>
  <message>
   <source>1 card</source>
   <comment>read.one_card</comment>
   <translation>1 Karte</translation>
  </message>
  <message>
   <source>{count} cards</source>
   <comment>read.n_cards</comment>
   <translation>{count} Karten</translation>
  </message>
  <message>
   <source>{suit:suits} {ranks}</source>
   <comment>read.suit</comment>
   <translation>{suit:suits} {ranks}</translation>
  </message>
  <message>
   <source>{name}, {count}</source>
   <comment>read.backs</comment>
   <translation>{name}, {count}</translation>
  </message>
  <message>
   <source>{name}, {count}, face down</source>
   <comment>read.closed</comment>
   <translation>{name}, {count}, verdeckt</translation>
  </message>
  <message>
   <source>{what}. You saw {cards}</source>
   <comment>read.remembered</comment>
   <translation>{what}. Sie sahen {cards}</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <comment>read.joker</comment>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>Trick {number}: {cards}</source>
   <comment>read.trick</comment>
   <translation>Stich {number}: {cards}</translation>
  </message>
  <message>
   <source>Trick {number}: no card yet</source>
   <comment>read.no_trick</comment>
   <translation>Stich {number}: noch keine Karte</translation>
  </message>
  <message>
   <source>{what} out of turn</source>
   <comment>read.astray</comment>
   <translation>{what} außer der Reihe</translation>
  </message>
  <message>
   <source>{name} {card:card} too soon</source>
   <comment>read.early</comment>
   <translation>{name} {card:card} zu früh</translation>
  </message>
  <message>
   <source>{name} led {card:card}</source>
   <comment>read.led</comment>
   <translation>{name}: Ausspiel {card:card}</translation>
  </message>
  <message>
   <source>{name} {rank:rank}</source>
   <comment>read.followed</comment>
   <translation>{name} {rank:rank}</translation>
  </message>
  <message>
   <source>{name} {card:card}</source>
   <comment>read.other</comment>
   <translation>{name} {card:card}</translation>
  </message>
  <message>
   <source>{what} winning</source>
   <comment>read.winning</comment>
   <translation>{what} gewinnt</translation>
  </message>
  <message>
   <source>Your side, {words}</source>
   <comment>read.packets_yours</comment>
   <translation>Ihre Seite, {words}</translation>
  </message>
  <message>
   <source>{name}, {words}</source>
   <comment>read.packets</comment>
   <translation>{name}, {words}</translation>
  </message>
  <message>
   <source>{name} {points}</source>
   <comment>read.side</comment>
   <translation>{name} {points}</translation>
  </message>
  <message>
   <source>{name} {points}, one game</source>
   <comment>read.side_game</comment>
   <translation>{name} {points}, eine Partie</translation>
  </message>
  <message>
   <source>{name} {points}, {games:number} games</source>
   <comment>read.side_games</comment>
   <translation>{name} {points}, {games} Partien</translation>
  </message>
  <message>
   <source>Tournée: {rubbers}</source>
   <comment>read.strip</comment>
   <translation>Tournee: {rubbers}</translation>
  </message>
  <message>
   <source>you have {dummy} now</source>
   <comment>read.strip_you_now</comment>
   <translation>Sie haben jetzt {dummy:akk}</translation>
  </message>
  <message>
   <source>{name} has {dummy} now</source>
   <comment>read.strip_now</comment>
   <translation>{name} hat jetzt {dummy:akk}</translation>
  </message>
  <message>
   <source>{title}: {rubbers}</source>
   <comment>read.strip_partners</comment>
   <translation>{title}: {rubbers}</translation>
  </message>
  <message>
   <source>{name} {word}</source>
   <comment>read.strip_one</comment>
   <translation>{name} {word}</translation>
  </message>
  <message>
   <source>{title}: {name}. {word}</source>
   <comment>read.constant</comment>
   <translation>{title}: {name}. {word}</translation>
  </message>
  <message>
   <source>{words}. The score counts {times}</source>
   <comment>read.multiplied</comment>
   <translation>{words}. Der Stand zählt {times}</translation>
  </message>
  <message>
   <source>{words}. Whist letter {letter}</source>
   <comment>read.letter</comment>
   <translation>{words}. Whist-Buchstabe {letter}</translation>
  </message>
  <message>
   <source>{title}. {origin}</source>
   <comment>read.trump</comment>
   <translation>{title}. {origin}</translation>
  </message>
  <message>
   <source>The {card:card} lies turned before {name}</source>
   <comment>read.turned</comment>
   <translation>{card:card.nom^} liegt aufgedeckt vor {name:dat}</translation>
  </message>
  <message>
   <source>The {card:card} lies turned before you</source>
   <comment>read.turned_you</comment>
   <translation>{card:card.nom^} liegt aufgedeckt vor Ihnen</translation>
  </message>
  <message>
   <source>The {card:card} lies turned on the stock</source>
   <comment>read.turned_stock</comment>
   <translation>{card:card.nom^} liegt aufgedeckt auf dem Rest</translation>
  </message>
 </context>
 <context>
  <name>engine</name>
  <message>
   <source>“{text}” is no card; cards are spelled like SA, HT or D9.</source>
   <comment>unreadable.card</comment>
   <translation>„{text}“ ist keine Karte; Karten schreibt man wie SA, HT oder D9.</translation>
  </message>
  <message>
   <source>“{text}” is no suit; suits are S, H, D, C, or N for none.</source>
   <comment>unreadable.suit</comment>
   <translation>„{text}“ ist keine Farbe; Farben sind S, H, D, C, oder N für keine.</translation>
  </message>
  <message>
   <source>“{text}” is no hand; hands are spelled like AKQ2.J93.T8.7654.</source>
   <comment>unreadable.hand</comment>
   <translation>„{text}“ ist kein Blatt; Blätter schreibt man wie AKQ2.J93.T8.7654.</translation>
  </message>
  <message>
   <source>“{text}” are no hands of a deal; they are spelled like N:… … … ….</source>
   <comment>unreadable.hands</comment>
   <translation>„{text}“ sind keine Blätter eines Spiels; man schreibt sie wie N:… … … ….</translation>
  </message>
  <message>
   <source>The {card:card} is there twice.</source>
   <comment>unreadable.twice</comment>
   <translation>{card:card.nom^} ist zweimal da.</translation>
  </message>
  <message>
   <source>“{text}” is no seat; seats are N, E, S, W.</source>
   <comment>unreadable.seat</comment>
   <translation>„{text}“ ist kein Platz; Plätze sind N, E, S, W.</translation>
  </message>
  <message>
   <source>“{text}” is no deal number; it is a whole number under 18 446 744 073 709 551 616.</source>
   <comment>unreadable.number</comment>
   <translation>„{text}“ ist keine Spielnummer; sie ist eine ganze Zahl unter 18 446 744 073 709 551 616.</translation>
  </message>
  <message>
   <source>“{text}” is no deal number; it is a whole number under 18 446 744 073 709 551 616, or a name of eight letters and digits like K7QM 3X9T.</source>
   <comment>unreadable.deal</comment>
   <translation>„{text}“ ist keine Spielnummer; sie ist eine ganze Zahl unter 18 446 744 073 709 551 616 oder ein Name aus acht Buchstaben und Ziffern wie K7QM 3X9T.</translation>
  </message>
  <message>
   <source>“{text}” is no deal name: “{sign}” is in none, and neither are 0, 1, I, L and O.</source>
   <comment>unreadable.name_sign</comment>
   <translation>„{text}“ ist kein Spielname: „{sign}“ kommt in keinem vor, ebenso wenig 0, 1, I, L und O.</translation>
  </message>
  <message>
   <source>“{text}” is no deal name: its last sign, {sign}, does not fit the others; one of the eight is wrong, or two have changed places.</source>
   <comment>unreadable.name_check</comment>
   <translation>„{text}“ ist kein Spielname: Das letzte Zeichen, {sign}, passt nicht zu den anderen; eines der acht ist falsch, oder zwei sind vertauscht.</translation>
  </message>
  <message>
   <source>“{text}” names no deal; such a name is an a and 22 letters and digits.</source>
   <comment>unreadable.whole_name</comment>
   <translation>„{text}“ nennt kein Spiel; ein solcher Name ist ein a und 22 Buchstaben und Ziffern.</translation>
  </message>
  <message>
   <source>“{text}” is no value of {key}; it may be {values}.</source>
   <comment>unreadable.value</comment>
   <translation>„{text}“ ist kein Wert von {key}; möglich ist {values}.</translation>
  </message>
  <message>
   <source>There is no rule “{key}” in this game.</source>
   <comment>unreadable.toggle</comment>
   <translation>In diesem Spiel gibt es keine Regel „{key}“.</translation>
  </message>
  <message>
   <source>“{text}” is no convention; they are spelled like echo=off, with commas between them.</source>
   <comment>unreadable.convention</comment>
   <translation>„{text}“ ist keine Konvention; man schreibt sie wie echo=off, mit Kommas dazwischen.</translation>
  </message>
  <message>
   <source>The convention {key} is there twice.</source>
   <comment>unreadable.convention_twice</comment>
   <translation>Die Konvention {key} steht zweimal da.</translation>
  </message>
  <message>
   <source>No fact is called “{text}”. Is it “{near}”?</source>
   <comment>wish.near</comment>
   <translation>Nichts heißt „{text}“. Ist „{near}“ gemeint?</translation>
  </message>
  <message>
   <source>No fact is called “{text}”.</source>
   <comment>wish.unknown</comment>
   <translation>Nichts heißt „{text}“.</translation>
  </message>
  <message>
   <source>“{text}” does not go with what stands before it; commas part one fact from another.</source>
   <comment>wish.rest</comment>
   <translation>„{text}“ passt nicht zu dem, was davor steht; Kommas trennen eines vom anderen.</translation>
  </message>
  <message>
   <source>Something is missing at the end of a fact.</source>
   <comment>wish.short</comment>
   <translation>Am Ende fehlt etwas.</translation>
  </message>
  <message>
   <source>A wish has {most} letters at most.</source>
   <comment>wish.long</comment>
   <translation>Ein Wunsch hat höchstens {most} Buchstaben.</translation>
  </message>
  <message>
   <source>{least} is more than {most}.</source>
   <comment>wish.range</comment>
   <translation>{least} ist mehr als {most}.</translation>
  </message>
  <message>
   <source>A shape has thirteen cards, and {text} has others.</source>
   <comment>wish.shape</comment>
   <translation>Eine Verteilung hat dreizehn Karten, und {text} hat andere.</translation>
  </message>
  <message>
   <source>Only one can deal.</source>
   <comment>wish.dealers</comment>
   <translation>Nur einer kann geben.</translation>
  </message>
  <message>
   <source>Only one suit can be trumps.</source>
   <comment>wish.trumps</comment>
   <translation>Nur eine Farbe kann Trumpf sein.</translation>
  </message>
  <message>
   <source>Tricks cannot be counted here: the fast solver is missing.</source>
   <comment>making.solver</comment>
   <translation>Stiche können hier nicht gezählt werden: Der schnelle Löser fehlt.</translation>
  </message>
  <message>
   <source>{clauses}: {lengths} are {n} {suit:suits}, and there are thirteen.</source>
   <comment>making.many</comment>
   <translation>{clauses}: {lengths} sind {n} {suit:suits}, und es gibt dreizehn.</translation>
  </message>
  <message>
   <source>{clauses}: {lengths} are {n} trumps, and there are thirteen.</source>
   <comment>making.many_trumps</comment>
   <translation>{clauses}: {lengths} sind {n} Trümpfe, und es gibt dreizehn.</translation>
  </message>
  <message>
   <source>A score before the deal is four at most, for a game is five.</source>
   <comment>wish.score</comment>
   <translation>Ein Stand vor dem Spiel ist höchstens vier, denn eine Partie geht bis fünf.</translation>
  </message>
  <message>
   <source>Only one score can be before the deal.</source>
   <comment>wish.scores</comment>
   <translation>Vor dem Spiel kann nur ein Stand sein.</translation>
  </message>
  <message>
   <source>No deal fits {clauses}.</source>
   <comment>making.alone</comment>
   <translation>Kein Spiel passt zu {clauses}.</translation>
  </message>
  <message>
   <source>These cannot be had together: {clauses}.</source>
   <comment>making.together</comment>
   <translation>Das ist nicht zusammen zu haben: {clauses}.</translation>
  </message>
  <message>
   <source>“{text}” is no deal.</source>
   <comment>deals.line</comment>
   <translation>„{text}“ ist kein Spiel.</translation>
  </message>
  <message>
   <source>It is no file of deals of Dummy Whist.</source>
   <comment>deals.file</comment>
   <translation>Das ist keine Datei mit Spielen von Dummy Whist.</translation>
  </message>
  <message>
   <source>It is no text.</source>
   <comment>deals.text</comment>
   <translation>Das ist kein Text.</translation>
  </message>
  <message>
   <source>It is larger than any file of deals.</source>
   <comment>deals.large</comment>
   <translation>Sie ist größer als jede Datei mit Spielen.</translation>
  </message>
  <message>
   <source>Deal {number} has trumps of which the dealer turns no card.</source>
   <comment>deals.no_turn</comment>
   <translation>Spiel {number} hat Trümpfe, von denen der Geber keine Karte aufdeckt.</translation>
  </message>
  <message>
   <source>Of {deals} deals the first {most} are read.</source>
   <comment>deals.many</comment>
   <translation>Von {deals} Spielen werden die ersten {most} gelesen.</translation>
  </message>
  <message>
   <source>The record does not hold this card any longer.</source>
   <comment>mistake.gone</comment>
   <translation>Das Protokoll hat diese Karte nicht mehr.</translation>
  </message>
  <message>
   <source>There is no game “{key}”.</source>
   <comment>unreadable.game</comment>
   <translation>Es gibt kein Spiel „{key}“.</translation>
  </message>
  <message>
   <source>“{text}” is nothing that can be done.</source>
   <comment>unreadable.action</comment>
   <translation>„{text}“ kann man nicht tun.</translation>
  </message>
  <message>
   <source>“{label}” cannot be changed: {why}</source>
   <comment>contradiction</comment>
   <translation>„{label}“ ist nicht zu ändern: {why}</translation>
  </message>
  <message>
   <source>The deal is over.</source>
   <comment>refusal.over</comment>
   <translation>Das Spiel ist vorbei.</translation>
  </message>
  <message>
   <source>This tray was dealt before, and comes again: no other can be asked for.</source>
   <comment>refusal.again</comment>
   <translation>Dieses Board wurde schon gegeben und kommt wieder: ein anderes kann nicht verlangt werden.</translation>
  </message>
  <message>
   <source>These are not the cards of the tray that comes again.</source>
   <comment>refusal.again_cards</comment>
   <translation>Das sind nicht die Karten des Boards, das wiederkommt.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards each, no card twice, the last to the dealer.</source>
   <comment>refusal.deal</comment>
   <translation>Das sind nicht die richtigen Blätter: je dreizehn Karten, keine doppelt, die letzte an den Geber.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards each, no card twice, the last to the packet.</source>
   <comment>refusal.deal_packet</comment>
   <translation>Das sind nicht die richtigen Blätter: je dreizehn Karten, keine doppelt, die letzte ans Päckchen.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards each, fifteen to the packet and the last of them, no card twice.</source>
   <comment>refusal.deal_jokers</comment>
   <translation>Das sind nicht die richtigen Blätter: je dreizehn Karten, fünfzehn ans Päckchen und davon die letzte, keine doppelt.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards for each of {hands:number} players, no card twice, and the turned card in no hand.</source>
   <comment>refusal.deal_nobody</comment>
   <translation>Das sind nicht die richtigen Blätter: dreizehn Karten für jeden von {hands} Spielern, keine doppelt, und die aufgedeckte in keinem Blatt.</translation>
  </message>
  <message>
   <source>No card can be played now.</source>
   <comment>refusal.not_in_play</comment>
   <translation>Jetzt kann keine Karte gespielt werden.</translation>
  </message>
  <message>
   <source>The trick is not full yet.</source>
   <comment>refusal.trick_not_full</comment>
   <translation>Der Stich ist noch nicht voll.</translation>
  </message>
  <message>
   <source>There is no turned card to take up.</source>
   <comment>refusal.no_turn_up</comment>
   <translation>Es gibt keine Trumpfkarte aufzunehmen.</translation>
  </message>
  <message>
   <source>The dealer takes up the turned card when it is his turn to play.</source>
   <comment>refusal.take_up_early</comment>
   <translation>Der Geber nimmt die Trumpfkarte auf, wenn er dran ist.</translation>
  </message>
  <message>
   <source>Only the dealer takes up the turned card.</source>
   <comment>refusal.take_up_dealer</comment>
   <translation>Nur der Geber nimmt die Trumpfkarte auf.</translation>
  </message>
  <message>
   <source>Gather the trick first.</source>
   <comment>refusal.gather_first</comment>
   <translation>Ziehen Sie erst den Stich ein.</translation>
  </message>
  <message>
   <source>It is not your turn.</source>
   <comment>refusal.not_your_turn</comment>
   <translation>Sie sind nicht dran.</translation>
  </message>
  <message>
   <source>It is dummy’s turn: choose a card of dummy’s hand.</source>
   <comment>refusal.not_from_dummy</comment>
   <translation>Der Strohmann ist dran: Wählen Sie eine Karte von ihm.</translation>
  </message>
  <message>
   <source>It is your own turn: choose a card of your own hand.</source>
   <comment>refusal.not_from_own</comment>
   <translation>Sie sind dran: Wählen Sie eine Karte aus Ihrer Hand.</translation>
  </message>
  <message>
   <source>The {card:card} is not in the hand that plays.</source>
   <comment>refusal.not_held</comment>
   <translation>{card:card.nom^} ist nicht in der Hand, die spielt.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: you hold {held:number}.</source>
   <comment>refusal.follow_you</comment>
   <translation>{suit:suits} bedienen: Sie haben {held}.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: you hold one.</source>
   <comment>refusal.follow_you_one</comment>
   <translation>{suit:suits} bedienen: Sie haben eines.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: dummy holds {held:number}.</source>
   <comment>refusal.follow_dummy</comment>
   <translation>{suit:suits} bedienen: Der Strohmann hat {held}.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: dummy holds one.</source>
   <comment>refusal.follow_dummy_one</comment>
   <translation>{suit:suits} bedienen: Der Strohmann hat eines.</translation>
  </message>
  <message>
   <source>The pack must be cut first.</source>
   <comment>untimely.deal_early</comment>
   <translation>Erst muss abgehoben werden.</translation>
  </message>
  <message>
   <source>The cards are dealt already.</source>
   <comment>untimely.deal_late</comment>
   <translation>Die Karten sind schon gegeben.</translation>
  </message>
  <message>
   <source>The player on the dealer’s right cuts.</source>
   <comment>untimely.cut_by</comment>
   <translation>Der Spieler rechts vom Geber hebt ab.</translation>
  </message>
  <message>
   <source>The pack is cut already.</source>
   <comment>untimely.cut_late</comment>
   <translation>Es ist schon abgehoben.</translation>
  </message>
  <message>
   <source>No card is turned in this game.</source>
   <comment>untimely.turn_none</comment>
   <translation>In diesem Spiel wird keine Karte aufgedeckt.</translation>
  </message>
  <message>
   <source>The dealer turns the last card.</source>
   <comment>untimely.turn_by</comment>
   <translation>Der Geber deckt die letzte Karte auf.</translation>
  </message>
  <message>
   <source>The cards must be dealt first.</source>
   <comment>untimely.turn_early</comment>
   <translation>Erst müssen die Karten gegeben werden.</translation>
  </message>
  <message>
   <source>The last card is turned already.</source>
   <comment>untimely.turn_late</comment>
   <translation>Die letzte Karte ist schon aufgedeckt.</translation>
  </message>
  <message>
   <source>There is no bidding in this game.</source>
   <comment>untimely.bid_none</comment>
   <translation>In diesem Spiel wird nicht geboten.</translation>
  </message>
  <message>
   <source>The bidding has not begun.</source>
   <comment>untimely.bid_early</comment>
   <translation>Das Bieten hat nicht begonnen.</translation>
  </message>
  <message>
   <source>The bidding is over.</source>
   <comment>untimely.bid_late</comment>
   <translation>Das Bieten ist vorbei.</translation>
  </message>
  <message>
   <source>No packet is turned in this game.</source>
   <comment>untimely.reveal_none</comment>
   <translation>In diesem Spiel wird kein Päckchen aufgedeckt.</translation>
  </message>
  <message>
   <source>The cards must be dealt first.</source>
   <comment>untimely.reveal_early</comment>
   <translation>Erst müssen die Karten gegeben werden.</translation>
  </message>
  <message>
   <source>A packet is turned already.</source>
   <comment>untimely.reveal_late</comment>
   <translation>Ein Päckchen ist schon aufgedeckt.</translation>
  </message>
  <message>
   <source>No hand is exchanged in this game.</source>
   <comment>untimely.exchange_none</comment>
   <translation>In diesem Spiel wird kein Blatt getauscht.</translation>
  </message>
  <message>
   <source>It is not yet time to keep or exchange a hand.</source>
   <comment>untimely.exchange_early</comment>
   <translation>Es ist noch nicht Zeit, ein Blatt zu behalten oder zu tauschen.</translation>
  </message>
  <message>
   <source>The time to exchange a hand is over.</source>
   <comment>untimely.exchange_late</comment>
   <translation>Die Zeit zum Tauschen ist vorbei.</translation>
  </message>
  <message>
   <source>No cards are put away in this game.</source>
   <comment>untimely.discard_none</comment>
   <translation>In diesem Spiel werden keine Karten weggelegt.</translation>
  </message>
  <message>
   <source>Cards are put away after the bidding.</source>
   <comment>untimely.discard_early</comment>
   <translation>Karten werden nach dem Bieten weggelegt.</translation>
  </message>
  <message>
   <source>The cards are put away already.</source>
   <comment>untimely.discard_late</comment>
   <translation>Die Karten sind schon weggelegt.</translation>
  </message>
  <message>
   <source>Nobody names trumps in this game.</source>
   <comment>untimely.name_none</comment>
   <translation>In diesem Spiel nennt niemand den Trumpf.</translation>
  </message>
  <message>
   <source>It is not yet time to name trumps.</source>
   <comment>untimely.name_early</comment>
   <translation>Es ist noch nicht Zeit, den Trumpf zu nennen.</translation>
  </message>
  <message>
   <source>Trumps are named already.</source>
   <comment>untimely.name_late</comment>
   <translation>Der Trumpf ist schon genannt.</translation>
  </message>
  <message>
   <source>No card that was put away is taken in this game.</source>
   <comment>untimely.take_none</comment>
   <translation>In diesem Spiel wird keine weggelegte Karte genommen.</translation>
  </message>
  <message>
   <source>It is not yet time to hand in a joker.</source>
   <comment>untimely.take_early</comment>
   <translation>Es ist noch nicht Zeit, einen Joker abzugeben.</translation>
  </message>
  <message>
   <source>The time to hand in a joker is over.</source>
   <comment>untimely.take_late</comment>
   <translation>Die Zeit, einen Joker abzugeben, ist vorbei.</translation>
  </message>
  <message>
   <source>No dummy is chosen in this game.</source>
   <comment>untimely.choose_none</comment>
   <translation>In diesem Spiel wird kein Strohmann gewählt.</translation>
  </message>
  <message>
   <source>The dummy is chosen after the bidding.</source>
   <comment>untimely.choose_early</comment>
   <translation>Der Strohmann wird nach dem Bieten gewählt.</translation>
  </message>
  <message>
   <source>The dummy is chosen already.</source>
   <comment>untimely.choose_late</comment>
   <translation>Der Strohmann ist schon gewählt.</translation>
  </message>
  <message>
   <source>No trick has been played yet.</source>
   <comment>untimely.quit_early</comment>
   <translation>Noch ist kein Stich gespielt.</translation>
  </message>
  <message>
   <source>All tricks are gathered.</source>
   <comment>untimely.quit_late</comment>
   <translation>Alle Stiche sind eingezogen.</translation>
  </message>
  <message>
   <source>Honours do not count at this table.</source>
   <comment>untimely.honours_none</comment>
   <translation>Honneurs zählen an diesem Tisch nicht.</translation>
  </message>
  <message>
   <source>Honours are called once, after the last trick and before the next trump is turned.</source>
   <comment>untimely.honours_when</comment>
   <translation>Honneurs werden einmal angesagt, nach dem letzten Stich und vor dem nächsten Trumpf.</translation>
  </message>
  <message>
   <source>Honours count at this table without a call.</source>
   <comment>untimely.honours_uncalled</comment>
   <translation>Honneurs zählen an diesem Tisch ohne Ansage.</translation>
  </message>
  <message>
   <source>A deal is counted when all of it is played and called.</source>
   <comment>untimely.count_early</comment>
   <translation>Ein Spiel wird gezählt, wenn alles gespielt und angesagt ist.</translation>
  </message>
  <message>
   <source>The session is over.</source>
   <comment>untimely.session_over</comment>
   <translation>Die Sitzung ist vorbei.</translation>
  </message>
  <message>
   <source>The order of the players must be found first.</source>
   <comment>untimely.cut_first</comment>
   <translation>Erst muss die Reihenfolge der Spieler feststehen.</translation>
  </message>
  <message>
   <source>The players take their chairs first.</source>
   <comment>untimely.chairs_first</comment>
   <translation>Die Spieler nehmen erst ihre Plätze ein.</translation>
  </message>
  <message>
   <source>Who deals first must be said before that.</source>
   <comment>untimely.dealer_first</comment>
   <translation>Vorher muss gesagt sein, wer zuerst gibt.</translation>
  </message>
  <message>
   <source>The order of the players is found already.</source>
   <comment>untimely.order_late</comment>
   <translation>Die Reihenfolge der Spieler steht schon fest.</translation>
  </message>
  <message>
   <source>The order is agreed at this table: each player once.</source>
   <comment>untimely.order_agreed</comment>
   <translation>Die Reihenfolge wird an diesem Tisch vereinbart: jeder Spieler einmal.</translation>
  </message>
  <message>
   <source>The order is cut for at this table: a card for each who must draw.</source>
   <comment>untimely.order_cut</comment>
   <translation>Die Reihenfolge wird an diesem Tisch gezogen: eine Karte für jeden, der ziehen muss.</translation>
  </message>
  <message>
   <source>By these rules no such deal can begin.</source>
   <comment>untimely.arrange</comment>
   <translation>Nach diesen Regeln kann kein solches Spiel beginnen.</translation>
  </message>
  <message>
   <source>Take one of the chairs that are free.</source>
   <comment>untimely.chair_free</comment>
   <translation>Nehmen Sie einen der freien Plätze.</translation>
  </message>
  <message>
   <source>No chair is to be taken now.</source>
   <comment>untimely.chair_late</comment>
   <translation>Jetzt ist kein Platz zu nehmen.</translation>
  </message>
  <message>
   <source>The first dealer is not to be chosen now.</source>
   <comment>untimely.dealer_late</comment>
   <translation>Der erste Geber ist jetzt nicht zu wählen.</translation>
  </message>
  <message>
   <source>This game does not end by time.</source>
   <comment>untimely.time_none</comment>
   <translation>Dieses Spiel endet nicht nach Zeit.</translation>
  </message>
  <message>
   <source>Time is called already.</source>
   <comment>untimely.time_late</comment>
   <translation>Die Zeit ist schon um.</translation>
  </message>
  <message>
   <source>The secret gives the seal</source>
   <comment>proof.seal</comment>
   <translation>Das Geheimnis ergibt das Siegel</translation>
  </message>
  <message>
   <source>The secret is not the one that was sealed.</source>
   <comment>proof.seal_no</comment>
   <translation>Das Geheimnis ist nicht das versiegelte.</translation>
  </message>
  <message>
   <source>It was fixed before anybody cut.</source>
   <comment>proof.seal_before</comment>
   <translation>Es stand fest, bevor jemand abhob.</translation>
  </message>
  <message>
   <source>It was fixed before the cards were dealt.</source>
   <comment>proof.seal_dealt</comment>
   <translation>Es stand fest, bevor die Karten gegeben wurden.</translation>
  </message>
  <message>
   <source>Secret, cuts and words give the deal number</source>
   <comment>proof.number</comment>
   <translation>Geheimnis, Abheben und Worte ergeben die Spielnummer</translation>
  </message>
  <message>
   <source>The secret gives the deal number</source>
   <comment>proof.number_alone</comment>
   <translation>Das Geheimnis ergibt die Spielnummer</translation>
  </message>
  <message>
   <source>{number}, from SHA-256 {mixed} …</source>
   <comment>proof.number_is</comment>
   <translation>{number}, aus SHA-256 {mixed} …</translation>
  </message>
  <message>
   <source>These cuts and words give another deal: {number}.</source>
   <comment>proof.number_no</comment>
   <translation>Dieses Abheben und diese Worte ergeben ein anderes Spiel: {number}.</translation>
  </message>
  <message>
   <source>Without a deal number there is no pack.</source>
   <comment>proof.no_number</comment>
   <translation>Ohne Spielnummer gibt es kein Pack.</translation>
  </message>
  <message>
   <source>{name}’s words hold a sign that cannot be seen.</source>
   <comment>proof.sign</comment>
   <translation>Die Worte von {name} enthalten ein Zeichen, das man nicht sieht.</translation>
  </message>
  <message>
   <source>The deal number gives this pack</source>
   <comment>proof.pack_fits</comment>
   <translation>Die Spielnummer ergibt dieses Pack</translation>
  </message>
  <message>
   <source>First dealt {one:card}, {two:card}, {three:card}, {four:card}; last {last:card}.</source>
   <comment>proof.pack</comment>
   <translation>Zuerst gegeben: {one:card}, {two:card}, {three:card}, {four:card}; zuletzt {last:card}.</translation>
  </message>
  <message>
   <source>First dealt {one:card}, {two:card}, {three:card}, {four:card}; last {last:card}, turned.</source>
   <comment>proof.pack_turned</comment>
   <translation>Zuerst gegeben: {one:card}, {two:card}, {three:card}, {four:card}; zuletzt {last:card}, aufgedeckt.</translation>
  </message>
  <message>
   <source>The {card:card} is not the last card of this pack.</source>
   <comment>proof.last_no</comment>
   <translation>{card:card.nom^} ist nicht die letzte Karte dieses Packs.</translation>
  </message>
  <message>
   <source>{seat:seat}’s {card:card} is not {seat:seat}’s in this pack.</source>
   <comment>proof.misplaced</comment>
   <translation>{seat}: {card:card.nom} liegt in diesem Pack nicht bei {seat}.</translation>
  </message>
  <message>
   <source>{seat:seat}’s {card:card} of this pack is missing.</source>
   <comment>proof.missing</comment>
   <translation>{seat}: {card:card.nom} dieses Packs fehlt.</translation>
  </message>
  <message>
   <source>Your {cards:number} cards were these</source>
   <comment>proof.hand</comment>
   <translation>Ihre {cards:number} Karten waren diese</translation>
  </message>
  <message>
   <source>As the pack deals them to {name}.</source>
   <comment>proof.hand_to</comment>
   <translation>So gibt das Pack sie an {name}.</translation>
  </message>
  <message>
   <source>All hands were dealt from it</source>
   <comment>proof.hands</comment>
   <translation>Alle Blätter wurden aus ihm gegeben</translation>
  </message>
  <message>
   <source>No seal was kept: nothing can be proved.</source>
   <comment>proof.no_seal</comment>
   <translation>Es gibt kein Siegel: nichts lässt sich beweisen.</translation>
  </message>
  <message>
   <source>Tray {tray} came again, turned by a quarter. Its cards were sealed when they were dealt first.</source>
   <comment>proof.again</comment>
   <translation>Board {tray} kam noch einmal, um ein Viertel gedreht. Seine Karten waren versiegelt, als sie zum ersten Mal gegeben wurden.</translation>
  </message>
  <message>
   <source>Tray {tray} came again, turned by a quarter and in other suits. Its cards were sealed when they were dealt first; the suits were drawn by the table, and nothing proves them.</source>
   <comment>proof.again_suits</comment>
   <translation>Board {tray} kam noch einmal, um ein Viertel gedreht und in anderen Farben. Seine Karten waren versiegelt, als sie zum ersten Mal gegeben wurden; die Farben hat der Tisch gezogen, und nichts beweist sie.</translation>
  </message>
  <message>
   <source>The secret is shown when the deal is over.</source>
   <comment>proof.playing</comment>
   <translation>Das Geheimnis wird gezeigt, wenn das Spiel vorbei ist.</translation>
  </message>
  <message>
   <source>Sealed, never shown.</source>
   <comment>proof.never_shown</comment>
   <translation>Versiegelt, nie gezeigt.</translation>
  </message>
  <message>
   <source>Not played. Here is what it would have been.</source>
   <comment>proof.not_played</comment>
   <translation>Nicht gespielt. So hätte es ausgesehen.</translation>
  </message>
  <message>
   <source>Deal {deal} does not follow deal {before}.</source>
   <comment>proof.broken</comment>
   <translation>Spiel {deal} folgt nicht auf Spiel {before}.</translation>
  </message>
  <message>
   <source>This is not the first deal of the sitting: something was left out before it.</source>
   <comment>proof.no_start</comment>
   <translation>Das ist nicht das erste Spiel der Sitzung: davor wurde etwas weggelassen.</translation>
  </message>
  <message>
   <source>At this table no tray is laid again in other suits.</source>
   <comment>untimely.shuffle_none</comment>
   <translation>An diesem Tisch wird kein Board in anderen Farben wieder gelegt.</translation>
  </message>
  <message>
   <source>Other suits are drawn once, when the pack is cut for the first tray.</source>
   <comment>untimely.shuffle_when</comment>
   <translation>Andere Farben werden einmal ausgelost, wenn für das erste Board abgehoben ist.</translation>
  </message>
  <message>
   <source>Before the first tray the suits of the second play are drawn.</source>
   <comment>untimely.shuffle_first</comment>
   <translation>Vor dem ersten Board werden die Farben des zweiten Durchgangs ausgelost.</translation>
  </message>
  <message>
   <source>At this table no deal is sealed.</source>
   <comment>untimely.seal_none</comment>
   <translation>An diesem Tisch wird kein Spiel versiegelt.</translation>
  </message>
  <message>
   <source>A deal is sealed when the pack is cut, before the cards are dealt.</source>
   <comment>untimely.seal_when</comment>
   <translation>Ein Spiel wird versiegelt, wenn abgehoben ist und bevor die Karten gegeben werden.</translation>
  </message>
  <message>
   <source>This deal is sealed already.</source>
   <comment>untimely.seal_twice</comment>
   <translation>Dieses Spiel ist schon versiegelt.</translation>
  </message>
  <message>
   <source>Shares are given when the deal is sealed, before the cards are dealt.</source>
   <comment>untimely.share_when</comment>
   <translation>Anteile gibt man, wenn das Spiel versiegelt ist und bevor die Karten gegeben werden.</translation>
  </message>
  <message>
   <source>The deal is sealed already: no other can be asked for.</source>
   <comment>refusal.sealed</comment>
   <translation>Das Spiel ist schon versiegelt: ein anderes lässt sich nicht verlangen.</translation>
  </message>
  <message>
   <source>Each player gives one share to a deal, a cut from 1 to 51, words, or both.</source>
   <comment>refusal.share</comment>
   <translation>Jeder Spieler gibt einem Spiel einen Anteil: Abheben von 1 bis 51, Worte oder beides.</translation>
  </message>
  <message>
   <source>Latin letters, digits and signs only.</source>
   <comment>refusal.share_sign</comment>
   <translation>Nur lateinische Buchstaben, Ziffern und Zeichen.</translation>
  </message>
  <message>
   <source>At most {most} letters and signs.</source>
   <comment>refusal.share_long</comment>
   <translation>Höchstens {most} Buchstaben und Zeichen.</translation>
  </message>
  <message>
   <source>Only the players may do that.</source>
   <comment>untimely.players_only</comment>
   <translation>Das dürfen nur die Spieler.</translation>
  </message>
  <message>
   <source>That cannot be done now.</source>
   <comment>refusal.not_now</comment>
   <translation>Das geht jetzt nicht.</translation>
  </message>
  <message>
   <source>Your side was dealt {held:number} of the four honours; three or four count.</source>
   <comment>refusal.honours_few</comment>
   <translation>Ihre Seite bekam {held} der vier Honneurs; drei oder vier zählen.</translation>
  </message>
  <message>
   <source>Your side was dealt none of the four honours; three or four count.</source>
   <comment>refusal.honours_none</comment>
   <translation>Ihre Seite bekam keines der vier Honneurs; drei oder vier zählen.</translation>
  </message>
  <message>
   <source>A side that needs one point cannot score honours.</source>
   <comment>refusal.honours_barred</comment>
   <translation>Wem ein Punkt fehlt, der kann keine Honneurs zählen.</translation>
  </message>
  <message>
   <source>It is not your call.</source>
   <comment>refusal.not_your_call</comment>
   <translation>Sie sind mit der Ansage nicht dran.</translation>
  </message>
  <message>
   <source>Nobody has bid, so the dealer must.</source>
   <comment>refusal.dealer_bids</comment>
   <translation>Niemand hat geboten, also muss der Geber.</translation>
  </message>
  <message>
   <source>Bids are not doubled in this game.</source>
   <comment>refusal.no_doubles</comment>
   <translation>In diesem Spiel gibt es kein Kontra.</translation>
  </message>
  <message>
   <source>There is no bid to double.</source>
   <comment>refusal.nothing_to_double</comment>
   <translation>Es gibt kein Gebot für ein Kontra.</translation>
  </message>
  <message>
   <source>Only the other player’s bid can be doubled.</source>
   <comment>refusal.double_own</comment>
   <translation>Kontra gibt es nur auf das Gebot des anderen.</translation>
  </message>
  <message>
   <source>The bid is doubled already.</source>
   <comment>refusal.doubled</comment>
   <translation>Kontra ist schon gesagt.</translation>
  </message>
  <message>
   <source>Only your own bid that was doubled can be redoubled.</source>
   <comment>refusal.redouble</comment>
   <translation>Rekontra gibt es nur auf Ihr eigenes Gebot nach Kontra.</translation>
  </message>
  <message>
   <source>There is no such bid in this game.</source>
   <comment>refusal.no_such_bid</comment>
   <translation>Ein solches Gebot gibt es in diesem Spiel nicht.</translation>
  </message>
  <message>
   <source>A bid of the same level must be of a higher kind than the last.</source>
   <comment>refusal.same_level</comment>
   <translation>Ein Gebot derselben Stufe muss von höherer Art sein als das letzte.</translation>
  </message>
  <message>
   <source>A bid must be higher than the last.</source>
   <comment>refusal.bid_low</comment>
   <translation>Ein Gebot muss höher sein als das letzte.</translation>
  </message>
  <message>
   <source>The declarer puts cards of the dummy away.</source>
   <comment>refusal.declarer_discards</comment>
   <translation>Der Alleinspieler legt Karten des Strohmanns weg.</translation>
  </message>
  <message>
   <source>Put away {spare:number} cards of the dummy, and none of your own.</source>
   <comment>refusal.discard</comment>
   <translation>Legen Sie {spare} Karten des Strohmanns weg und keine eigene.</translation>
  </message>
  <message>
   <source>The bid was no trump: name uptown or downtown.</source>
   <comment>refusal.name_direction</comment>
   <translation>Geboten war ohne Trumpf: Nennen Sie hoch oder tief.</translation>
  </message>
  <message>
   <source>Name one of the four suits.</source>
   <comment>refusal.name_suit</comment>
   <translation>Nennen Sie eine der vier Farben.</translation>
  </message>
  <message>
   <source>You have decided already.</source>
   <comment>refusal.decided</comment>
   <translation>Sie haben schon entschieden.</translation>
  </message>
  <message>
   <source>It is not yet your turn to decide.</source>
   <comment>refusal.decides_later</comment>
   <translation>Sie sind mit dem Entscheiden noch nicht dran.</translation>
  </message>
  <message>
   <source>The dealer names trumps and keeps his hand.</source>
   <comment>refusal.dealer_keeps</comment>
   <translation>Der Geber nennt den Trumpf und behält sein Blatt.</translation>
  </message>
  <message>
   <source>Choose one of the two packets.</source>
   <comment>refusal.no_packet</comment>
   <translation>Wählen Sie eines der beiden Päckchen.</translation>
  </message>
  <message>
   <source>That card is a joker and cannot be taken.</source>
   <comment>refusal.take_joker</comment>
   <translation>Diese Karte ist ein Joker und kann nicht genommen werden.</translation>
  </message>
  <message>
   <source>Nobody has claimed anything.</source>
   <comment>refusal.no_claim</comment>
   <translation>Niemand hat etwas beansprucht.</translation>
  </message>
  <message>
   <source>The other side answers the claim.</source>
   <comment>refusal.own_claim</comment>
   <translation>Die andere Seite antwortet auf den Anspruch.</translation>
  </message>
  <message>
   <source>The referee says first what the claim is worth.</source>
   <comment>refusal.claim_judged</comment>
   <translation>Der Schiedsrichter sagt erst, was der Anspruch wert ist.</translation>
  </message>
  <message>
   <source>The rules of this table allow no claims.</source>
   <comment>refusal.no_claims</comment>
   <translation>Die Regeln dieses Tisches erlauben keine Ansprüche.</translation>
  </message>
  <message>
   <source>All hands lie on the table: the deal is over.</source>
   <comment>refusal.abandoned</comment>
   <translation>Alle Karten liegen auf dem Tisch: Das Spiel ist zu Ende.</translation>
  </message>
  <message>
   <source>The last hand stays up: without the fast solver nobody can say who makes the rest.</source>
   <comment>refusal.no_sharing</comment>
   <translation>Das letzte Blatt bleibt verdeckt: Ohne den schnellen Löser kann niemand sagen, wer den Rest macht.</translation>
  </message>
  <message>
   <source>Not all have thrown down their hands.</source>
   <comment>refusal.not_abandoned</comment>
   <translation>Nicht alle haben ihr Blatt hingelegt.</translation>
  </message>
  <message>
   <source>A claim is to be answered first.</source>
   <comment>refusal.claim_open</comment>
   <translation>Erst ist auf einen Anspruch zu antworten.</translation>
  </message>
  <message>
   <source>Only {left:number} tricks are left.</source>
   <comment>refusal.claim_many</comment>
   <translation>Es sind nur noch {left} Stiche.</translation>
  </message>
  <message>
   <source>The law is to be answered first.</source>
   <comment>refusal.law_first</comment>
   <translation>Erst ist die Frage des Gesetzes zu beantworten.</translation>
  </message>
  <message>
   <source>The sides have still to say that they are content with the deal.</source>
   <comment>refusal.law_before_count</comment>
   <translation>Die Parteien müssen noch sagen, dass sie nichts mehr reklamieren.</translation>
  </message>
  <message>
   <source>A lead out of turn lies and is to be settled first.</source>
   <comment>refusal.law_astray</comment>
   <translation>Ein Ausspiel außer der Reihe liegt und ist zuerst zu klären.</translation>
  </message>
  <message>
   <source>It is the turn of that hand: play the card.</source>
   <comment>refusal.ahead_in_turn</comment>
   <translation>Diese Hand ist am Zug: Spielen Sie die Karte.</translation>
  </message>
  <message>
   <source>Before your partner has played, only the best card left of a suit can follow.</source>
   <comment>refusal.ahead_winner</comment>
   <translation>Bevor Ihr Partner gespielt hat, darf nur die beste Karte folgen, die von ihrer Farbe noch da ist.</translation>
  </message>
  <message>
   <source>At this table wrong cards cannot be played, so the law has nothing to say.</source>
   <comment>refusal.no_laws</comment>
   <translation>An diesem Tisch können keine falschen Karten gespielt werden, das Gesetz hat also nichts zu sagen.</translation>
  </message>
  <message>
   <source>The law asks nothing of the kind now.</source>
   <comment>refusal.law_nothing</comment>
   <translation>Danach fragt das Gesetz jetzt nicht.</translation>
  </message>
  <message>
   <source>Only a player who did not follow suit in this trick can be asked.</source>
   <comment>refusal.ask_followed</comment>
   <translation>Gefragt werden kann nur, wer in diesem Stich nicht bedient hat.</translation>
  </message>
  <message>
   <source>That is for another player to ask, or it was asked already.</source>
   <comment>refusal.ask_who</comment>
   <translation>Das fragt ein anderer, oder es ist schon gefragt.</translation>
  </message>
  <message>
   <source>That card cannot be taken back.</source>
   <comment>refusal.withdraw_lies</comment>
   <translation>Diese Karte kann nicht zurückgenommen werden.</translation>
  </message>
  <message>
   <source>That card does not lie in the trick in play.</source>
   <comment>refusal.withdraw_gone</comment>
   <translation>Diese Karte liegt nicht im laufenden Stich.</translation>
  </message>
  <message>
   <source>There is nothing to say of the turned card now.</source>
   <comment>refusal.turned_unsaid</comment>
   <translation>Von der Trumpfkarte ist jetzt nichts zu sagen.</translation>
  </message>
  <message>
   <source>Only a player who has played to the trick, and whose partner has not, can draw it near.</source>
   <comment>refusal.draw_late</comment>
   <translation>Den Stich heranziehen kann nur, wer schon zugegeben hat und wessen Partner noch nicht.</translation>
  </message>
  <message>
   <source>By the rules of this table nobody draws a trick near before it is full.</source>
   <comment>refusal.draw_never</comment>
   <translation>Nach den Regeln dieses Tisches zieht niemand einen Stich heran, bevor er voll ist.</translation>
  </message>
  <message>
   <source>The last trick may be seen by all, or was looked at already.</source>
   <comment>refusal.look_late</comment>
   <translation>Der letzte Stich darf von allen gesehen werden oder wurde schon angesehen.</translation>
  </message>
  <message>
   <source>By the rules of this table no quitted trick is looked at against the law.</source>
   <comment>refusal.look_never</comment>
   <translation>Nach den Regeln dieses Tisches wird kein abgelegter Stich gegen das Gesetz angesehen.</translation>
  </message>
  <message>
   <source>Only cards of one’s own closed hand can be shown, and only the hand on turn plays two.</source>
   <comment>refusal.expose_own</comment>
   <translation>Nur Karten der eigenen verdeckten Hand können gezeigt werden, und nur die Hand am Zug spielt zwei.</translation>
  </message>
  <message>
   <source>By the rules of this table no card is shown before it is played.</source>
   <comment>refusal.expose_never</comment>
   <translation>Nach den Regeln dieses Tisches wird keine Karte gezeigt, bevor sie gespielt ist.</translation>
  </message>
  <message>
   <source>That card may not be called now.</source>
   <comment>refusal.call_not_exposed</comment>
   <translation>Diese Karte darf jetzt nicht gefordert werden.</translation>
  </message>
  <message>
   <source>That hand must follow suit: no call can force a revoke.</source>
   <comment>refusal.call_forces_revoke</comment>
   <translation>Diese Hand muss bedienen: Keine Forderung kann einen Revoke erzwingen.</translation>
  </message>
  <message>
   <source>A revoke is claimed when the deal is played out.</source>
   <comment>refusal.revoke_early</comment>
   <translation>Ein Revoke wird reklamiert, wenn das Spiel zu Ende gespielt ist.</translation>
  </message>
  <message>
   <source>A renege is called when the deal is played out.</source>
   <comment>refusal.renege_early</comment>
   <translation>Falsches Bedienen wird reklamiert, wenn das Spiel zu Ende gespielt ist.</translation>
  </message>
  <message>
   <source>Your side claims nothing more.</source>
   <comment>refusal.revoke_late</comment>
   <translation>Ihre Partei reklamiert nichts mehr.</translation>
  </message>
  <message>
   <source>A revoke is claimed of the other side.</source>
   <comment>refusal.revoke_own</comment>
   <translation>Reklamiert wird ein Revoke der anderen Partei.</translation>
  </message>
  <message>
   <source>A renege is called of the other side.</source>
   <comment>refusal.renege_own</comment>
   <translation>Reklamiert wird falsches Bedienen der anderen Partei.</translation>
  </message>
  <message>
   <source>A revoke of dummy is not penalised.</source>
   <comment>refusal.revoke_dummy</comment>
   <translation>Ein Revoke des Strohmanns wird nicht bestraft.</translation>
  </message>
  <message>
   <source>A renege of dummy is not penalised.</source>
   <comment>refusal.renege_dummy</comment>
   <translation>Ein falsches Bedienen des Strohmanns wird nicht bestraft.</translation>
  </message>
  <message>
   <source>Name the book of the renege.</source>
   <comment>refusal.revoke_unnamed</comment>
   <translation>Nennen Sie den Stich, in dem falsch bedient wurde.</translation>
  </message>
  <message>
   <source>That was claimed already.</source>
   <comment>refusal.revoke_twice</comment>
   <translation>Das ist schon reklamiert.</translation>
  </message>
  <message>
   <source>There was no such trick.</source>
   <comment>refusal.revoke_no_trick</comment>
   <translation>Einen solchen Stich gab es nicht.</translation>
  </message>
  <message>
   <source>There was no such book.</source>
   <comment>refusal.renege_no_trick</comment>
   <translation>Einen solchen Stich gab es nicht.</translation>
  </message>
  <message>
   <source>Where everybody plays for himself only all the {left:number} tricks left can be claimed.</source>
   <comment>refusal.claim_all</comment>
   <translation>Wo jeder für sich spielt, können nur alle {left} restlichen Stiche beansprucht werden.</translation>
  </message>
  <message>
   <source>A claim was refused: claim again when the trick is quitted.</source>
   <comment>refusal.claim_barred</comment>
   <translation>Ein Anspruch wurde abgelehnt: Der nächste ist möglich, wenn der Stich weggelegt ist.</translation>
  </message>
  <message>
   <source>The claim is answered already, or by others.</source>
   <comment>refusal.claim_answered</comment>
   <translation>Auf den Anspruch ist schon geantwortet, oder andere antworten.</translation>
  </message>
  <message>
   <source>A joker may be led at no trumps only from a hand of nothing else.</source>
   <comment>refusal.joker_lead</comment>
   <translation>Einen Joker darf man ohne Trumpf nur ausspielen, wenn man nichts anderes hat.</translation>
  </message>
  <message>
   <source>Unable to follow suit, a joker must be thrown.</source>
   <comment>refusal.throw_joker</comment>
   <translation>Wer nicht bedienen kann, muss einen Joker abwerfen.</translation>
  </message>
  <message>
   <source>This session’s record is full: play the deal to its end; nothing else can be done in it.</source>
   <comment>refusal.record_full</comment>
   <translation>Das Protokoll dieser Sitzung ist voll: Spielen Sie das Spiel zu Ende; anderes lässt sich darin nicht mehr tun.</translation>
  </message>
  <message>
   <source>The table has gone on since.</source>
   <comment>refusal.stale</comment>
   <translation>Der Tisch ist inzwischen weiter.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <comment>unreadable.empty_file</comment>
   <translation>Die Datei ist leer.</translation>
  </message>
  <message>
   <source>This is no record: the first line of one is “dummywhist record 1”.</source>
   <comment>unreadable.foreign</comment>
   <translation>Das ist kein Protokoll: Seine erste Zeile lautet „dummywhist record 1“.</translation>
  </message>
  <message>
   <source>This record is of version {version}; this program reads versions up to {known}.</source>
   <comment>unreadable.newer</comment>
   <translation>Dieses Protokoll ist von Version {version}; dieses Programm liest bis {known}.</translation>
  </message>
  <message>
   <source>These are no weights of the players’ policy: {why}.</source>
   <comment>unreadable.policy</comment>
   <translation>Das sind keine Gewichte der Spieler: {why}.</translation>
  </message>
  <message>
   <source>The game is missing; the second line of a record names it, like “game english-dummy”.</source>
   <comment>unreadable.no_game</comment>
   <translation>Das Spiel fehlt; die zweite Zeile eines Protokolls nennt es, wie „game english-dummy“.</translation>
  </message>
  <message>
   <source>There is a zero byte here, and a text has none.</source>
   <comment>unreadable.nul</comment>
   <translation>Hier steht ein Nullbyte, und ein Text hat keines.</translation>
  </message>
  <message>
   <source>This is no UTF-8 text.</source>
   <comment>unreadable.encoding</comment>
   <translation>Das ist kein UTF-8-Text.</translation>
  </message>
  <message>
   <source>This line has more than {longest} characters; no line of a record is so long.</source>
   <comment>unreadable.long_line</comment>
   <translation>Diese Zeile hat mehr als {longest} Zeichen; so lang ist keine Zeile eines Protokolls.</translation>
  </message>
  <message>
   <source>The file has more than {megabytes} megabytes; no record is so large.</source>
   <comment>unreadable.large_file</comment>
   <translation>Die Datei hat mehr als {megabytes} Megabyte; so groß ist kein Protokoll.</translation>
  </message>
  <message>
   <source>The file has more than {most} lines; no record has so many.</source>
   <comment>unreadable.many_lines</comment>
   <translation>Die Datei hat mehr als {most} Zeilen; so viele hat kein Protokoll.</translation>
  </message>
  <message>
   <source>More is done here than in any record: over two thousand deals.</source>
   <comment>unreadable.much</comment>
   <translation>Hier wird mehr getan als in jedem Protokoll: mehr als zweitausend Spiele.</translation>
  </message>
  <message>
   <source>The file has more than {megabytes} megabytes; no file of deals is so large.</source>
   <comment>unreadable.large_deals</comment>
   <translation>Die Datei hat mehr als {megabytes} Megabyte; so groß ist keine Datei mit Spielen.</translation>
  </message>
  <message>
   <source>The file has more than {most} deals; so many are not read.</source>
   <comment>unreadable.many_deals</comment>
   <translation>Die Datei hat mehr als {most} Spiele; so viele werden nicht gelesen.</translation>
  </message>
  <message>
   <source>There is no file “{name}”.</source>
   <comment>unreadable.no_file</comment>
   <translation>Es gibt keine Datei „{name}“.</translation>
  </message>
  <message>
   <source>“{name}” cannot be read: {why}.</source>
   <comment>unreadable.system</comment>
   <translation>„{name}“ ist nicht lesbar: {why}.</translation>
  </message>
  <message>
   <source>“{text}” is no line of a record.</source>
   <comment>unreadable.record_line</comment>
   <translation>„{text}“ ist keine Zeile eines Protokolls.</translation>
  </message>
  <message>
   <source>“{text}” must stand at the beginning, once, before anything is done.</source>
   <comment>unreadable.late</comment>
   <translation>„{text}“ muss am Anfang stehen, einmal, vor allem anderen.</translation>
  </message>
  <message>
   <source>“{text}” sets no rule; a rule is set like “set game=7”.</source>
   <comment>unreadable.set</comment>
   <translation>„{text}“ setzt keine Regel; man schreibt „set game=7“.</translation>
  </message>
  <message>
   <source>The rule “{key}” is set twice.</source>
   <comment>unreadable.set_twice</comment>
   <translation>Die Regel „{key}“ ist zweimal gesetzt.</translation>
  </message>
  <message>
   <source>“{text}” names nobody who sits down; that is written like “entrant 2 steady Edith”.</source>
   <comment>unreadable.entrant_line</comment>
   <translation>„{text}“ nennt niemanden; man schreibt „entrant 2 steady Edith“.</translation>
  </message>
  <message>
   <source>Where more than {players} sit down, who plays with whom is cut for.</source>
   <comment>unreadable.places_agreed</comment>
   <translation>Wo mehr als {players} Platz nehmen, wird gezogen, wer mit wem spielt.</translation>
  </message>
  <message>
   <source>Where more sit down than play, {players} of them sat before: “sat 1:2 2:1 4:1 5:1”.</source>
   <comment>unreadable.sat</comment>
   <translation>Wo mehr Platz nehmen als spielen, saßen {players} von ihnen vorher dort: „sat 1:2 2:1 4:1 5:1“.</translation>
  </message>
  <message>
   <source>“{text}” proves nothing; that is written “prove shares” or “prove at-once”.</source>
   <comment>unreadable.prove</comment>
   <translation>„{text}“ beweist nichts; das schreibt man „prove shares“ oder „prove at-once“.</translation>
  </message>
  <message>
   <source>Entrants 1 to {players} must sit down first, each by a line like “entrant 2 steady Edith”.</source>
   <comment>unreadable.entrants</comment>
   <translation>Erst müssen sich die Spieler 1 bis {players} setzen, jeder mit einer Zeile wie „entrant 2 steady Edith“.</translation>
  </message>
  <message>
   <source>{name} is played by {players:number}, and {given:number} sit down here.</source>
   <comment>unreadable.too_many</comment>
   <translation>{name} spielt man zu {players}, und hier setzen sich {given}.</translation>
  </message>
  <message>
   <source>There is no entrant {entrant}: {players:number} sit at this table.</source>
   <comment>unreadable.entrant</comment>
   <translation>Es gibt keinen Spieler {entrant}: An diesem Tisch sitzen {players}.</translation>
  </message>
  <message>
   <source>A name has one to {longest} characters that can be printed.</source>
   <comment>unreadable.name</comment>
   <translation>Ein Name hat ein bis {longest} druckbare Zeichen.</translation>
  </message>
  <message>
   <source>Nobody at a table is a “{text}”; it may be {kinds}.</source>
   <comment>unreadable.kind</comment>
   <translation>Niemand an einem Tisch ist „{text}“; möglich ist {kinds}.</translation>
  </message>
  <message>
   <source>“{text}” takes nothing back; that is written like “back 3”.</source>
   <comment>unreadable.back_line</comment>
   <translation>„{text}“ nimmt nichts zurück; man schreibt „back 3“.</translation>
  </message>
  <message>
   <source>{count} cannot be taken back where {entries} stand.</source>
   <comment>unreadable.back</comment>
   <translation>{count} können nicht zurückgenommen werden, wo {entries} stehen.</translation>
  </message>
  <message>
   <source>“{text}” cannot be done here: {why}</source>
   <comment>unreadable.unlawful</comment>
   <translation>„{text}“ geht hier nicht: {why}</translation>
  </message>
  <message>
   <source>Deal {number} gives other hands.</source>
   <comment>unreadable.number_differs</comment>
   <translation>Spiel {number} gibt andere Blätter.</translation>
  </message>
  <message>
   <source>“{text}” is not what the cards say: “{derived}”.</source>
   <comment>unreadable.result</comment>
   <translation>„{text}“ ist nicht, was die Karten sagen: „{derived}“.</translation>
  </message>
  <message>
   <source>“{text}” has no place here.</source>
   <comment>unreadable.not_due</comment>
   <translation>„{text}“ hat hier keinen Platz.</translation>
  </message>
  <message>
   <source>There is no form “{text}”; there are {forms}.</source>
   <comment>duplicate.no_form</comment>
   <translation>Eine Form „{text}“ gibt es nicht; es gibt {forms}.</translation>
  </message>
  <message>
   <source>The form {form} is not played by a number of pairs.</source>
   <comment>duplicate.not_by_pairs</comment>
   <translation>Die Form {form} wird nicht nach der Zahl der Paare gespielt.</translation>
  </message>
  <message>
   <source>The form {form} is not played by a number of persons.</source>
   <comment>duplicate.not_by_persons</comment>
   <translation>Die Form {form} wird nicht nach der Zahl der Personen gespielt.</translation>
  </message>
  <message>
   <source>The form {form} is not played by a number of teams.</source>
   <comment>duplicate.not_by_teams</comment>
   <translation>Die Form {form} wird nicht nach der Zahl der Mannschaften gespielt.</translation>
  </message>
  <message>
   <source>A match has at most {most} tables, and these would be {tables}.</source>
   <comment>duplicate.most_tables</comment>
   <translation>Ein Turnier hat höchstens {most} Tische, und das wären {tables}.</translation>
  </message>
  <message>
   <source>This form needs two tables or more.</source>
   <comment>duplicate.two_tables</comment>
   <translation>Diese Form braucht zwei Tische oder mehr.</translation>
  </message>
  <message>
   <source>At {tables} tables all would meet their own trays again: choose skip, stationary_table, bye or, where half of the tables are an odd number, two_sections.</source>
   <comment>duplicate.own_trays</comment>
   <translation>An {tables} Tischen träfen alle ihre eigenen Boards wieder: wählen Sie skip, stationary_table, bye oder, wenn die Hälfte der Tische eine ungerade Zahl ist, two_sections.</translation>
  </message>
  <message>
   <source>This form needs an even number of tables, {least:number} or more, and these would be {tables}.</source>
   <comment>duplicate.even_tables</comment>
   <translation>Diese Form braucht eine gerade Zahl von Tischen, mindestens {least:number}, und das wären {tables}.</translation>
  </message>
  <message>
   <source>Two sections of odd size need 6, 10, 14 or more tables, and these would be {tables}.</source>
   <comment>duplicate.section_tables</comment>
   <translation>Zwei Gruppen von ungerader Größe brauchen 6, 10, 14 oder mehr Tische, und das wären {tables}.</translation>
  </message>
  <message>
   <source>Persons sit down in fours, and these are {number}.</source>
   <comment>duplicate.fours</comment>
   <translation>Personen setzen sich zu viert, und das sind {number}.</translation>
  </message>
  <message>
   <source>This form is played by {step}, {double} and so on, and these are {number}.</source>
   <comment>duplicate.steps</comment>
   <translation>Diese Form wird von {step}, {double} und so weiter gespielt, und das sind {number}.</translation>
  </message>
  <message>
   <source>This form is played by {wanted}, and these are {number}.</source>
   <comment>duplicate.exactly</comment>
   <translation>Diese Form wird von {wanted} gespielt, und das sind {number}.</translation>
  </message>
  <message>
   <source>This form is played by {least} or more, and these are {number}.</source>
   <comment>duplicate.at_least</comment>
   <translation>Diese Form wird von {least} oder mehr gespielt, und das sind {number}.</translation>
  </message>
  <message>
   <source>This form is played by {least} to {most}, and these are {number}.</source>
   <comment>duplicate.between</comment>
   <translation>Diese Form wird von {least} bis {most} gespielt, und das sind {number}.</translation>
  </message>
  <message>
   <source>A tray set of this form has one to {most} trays, not {trays}.</source>
   <comment>duplicate.trays</comment>
   <translation>Ein Satz dieser Form hat ein bis {most} Boards, nicht {trays}.</translation>
  </message>
  <message>
   <source>Only in stationary_table a table sits still, and it is one between the first and the last: not {table}.</source>
   <comment>duplicate.still</comment>
   <translation>Nur bei stationary_table sitzt ein Tisch still, und zwar einer zwischen dem ersten und dem letzten: nicht {table}.</translation>
  </message>
  <message>
   <source>The form {form} is played twice as it is.</source>
   <comment>duplicate.twice_already</comment>
   <translation>Die Form {form} wird ohnehin zweimal gespielt.</translation>
  </message>
  <message>
   <source>A number from which suits are drawn belongs to the form {form}, and to no other.</source>
   <comment>duplicate.shuffle</comment>
   <translation>Eine Zahl, aus der Farben gezogen werden, gehört zur Form {form} und zu keiner anderen.</translation>
  </message>
  <message>
   <source>There is no round {round}; there are {rounds}.</source>
   <comment>duplicate.no_round</comment>
   <translation>Eine Runde {round} gibt es nicht; es gibt {rounds}.</translation>
  </message>
  <message>
   <source>There is no table {table}; there are {tables}.</source>
   <comment>duplicate.no_table</comment>
   <translation>Einen Tisch {table} gibt es nicht; es gibt {tables}.</translation>
  </message>
  <message>
   <source>There is no tray {tray}; there are {trays}.</source>
   <comment>duplicate.no_tray</comment>
   <translation>Ein Board {tray} gibt es nicht; es gibt {trays}.</translation>
  </message>
  <message>
   <source>Round {round} has not been called: round {called} is being played.</source>
   <comment>duplicate.not_called</comment>
   <translation>Runde {round} ist noch nicht aufgerufen: gespielt wird Runde {called}.</translation>
  </message>
  <message>
   <source>Nobody plays at table {table} in round {round}.</source>
   <comment>duplicate.idle</comment>
   <translation>An Tisch {table} spielt in Runde {round} niemand.</translation>
  </message>
  <message>
   <source>Tray {tray} is not at table {table} in round {round}.</source>
   <comment>duplicate.elsewhere</comment>
   <translation>Board {tray} liegt in Runde {round} nicht an Tisch {table}.</translation>
  </message>
  <message>
   <source>Entrant {who} has left, and table {table} sits out.</source>
   <comment>duplicate.has_left</comment>
   <translation>Teilnehmer {who} ist gegangen, und Tisch {table} setzt aus.</translation>
  </message>
  <message>
   <source>Thirteen tricks at most, and these are {tricks}.</source>
   <comment>duplicate.tricks</comment>
   <translation>Höchstens dreizehn Stiche, und das sind {tricks}.</translation>
  </message>
  <message>
   <source>One to thirteen revokes are counted, not {revokes}.</source>
   <comment>duplicate.revokes</comment>
   <translation>Gezählt werden ein bis dreizehn Revokes, nicht {revokes}.</translation>
  </message>
  <message>
   <source>Who made {made} tricks cannot have had {held} before the revoke.</source>
   <comment>duplicate.held</comment>
   <translation>Wer {made} Stiche gemacht hat, kann vor dem Revoke nicht {held} gehabt haben.</translation>
  </message>
  <message>
   <source>Tray {tray} has a result of table {table} already; another one would be a correction.</source>
   <comment>duplicate.entered</comment>
   <translation>Board {tray} hat von Tisch {table} schon ein Ergebnis; ein anderes wäre eine Berichtigung.</translation>
  </message>
  <message>
   <source>Tray {tray} has no result of table {table} that could be corrected.</source>
   <comment>duplicate.not_entered</comment>
   <translation>Board {tray} hat von Tisch {table} kein Ergebnis, das berichtigt werden könnte.</translation>
  </message>
  <message>
   <source>Round {next} is called next, not {round}.</source>
   <comment>duplicate.next_round</comment>
   <translation>Als Nächstes wird Runde {next} aufgerufen, nicht {round}.</translation>
  </message>
  <message>
   <source>Round {rounds} is the last one.</source>
   <comment>duplicate.last_round</comment>
   <translation>Runde {rounds} ist die letzte.</translation>
  </message>
  <message>
   <source>Entrant {who} has left already.</source>
   <comment>duplicate.stopped</comment>
   <translation>Teilnehmer {who} ist schon gegangen.</translation>
  </message>
  <message>
   <source>Entrant {who} cannot leave after round {after}: there is a result of round {round}.</source>
   <comment>duplicate.stop_late</comment>
   <translation>Teilnehmer {who} kann nicht nach Runde {after} gehen: es gibt ein Ergebnis von Runde {round}.</translation>
  </message>
  <message>
   <source>Tray {tray} has been played, and where there are three tables nobody deals it anew: the table takes the average.</source>
   <comment>duplicate.no_new_deal</comment>
   <translation>Board {tray} ist gespielt, und wo es drei Tische gibt, gibt niemand es neu: der Tisch nimmt den Durchschnitt.</translation>
  </message>
  <message>
   <source>Nothing stands that could be taken back.</source>
   <comment>duplicate.no_back</comment>
   <translation>Es steht nichts da, was zurückgenommen werden könnte.</translation>
  </message>
  <message>
   <source>Entrant {who} has {wanted:number} names, parted by “ / ”, and these are {given:number}.</source>
   <comment>duplicate.names</comment>
   <translation>Teilnehmer {who} hat {wanted:number} Namen, durch „ / “ getrennt, und das sind {given:number}.</translation>
  </message>
  <message>
   <source>When and by whom something was entered has at most 40 characters and no brackets.</source>
   <comment>duplicate.stamp</comment>
   <translation>Wann und von wem etwas eingetragen wurde, hat höchstens 40 Zeichen und keine Klammern.</translation>
  </message>
  <message>
   <source>The trays need a word that opens them.</source>
   <comment>sealing.no_word</comment>
   <translation>Die Boards brauchen ein Wort, das sie öffnet.</translation>
  </message>
  <message>
   <source>A match by file has {least} to {most} trays, and these would be {trays}.</source>
   <comment>sealing.trays</comment>
   <translation>Ein Wettkampf als Datei hat {least} bis {most} Boards, und dies wären {trays}.</translation>
  </message>
  <message>
   <source>This is no sealed match: the first line of one is “{first}”.</source>
   <comment>sealing.foreign</comment>
   <translation>Das ist kein versiegelter Wettkampf: Die erste Zeile eines solchen ist „{first}“.</translation>
  </message>
  <message>
   <source>This sealed match is of version {version}; this program reads version {known}.</source>
   <comment>sealing.newer</comment>
   <translation>Dieser versiegelte Wettkampf hat die Version {version}; dieses Programm liest Version {known}.</translation>
  </message>
  <message>
   <source>What is agreed in this sealed match cannot be read: a line before the trays was changed.</source>
   <comment>sealing.head</comment>
   <translation>Was in diesem versiegelten Wettkampf vereinbart ist, lässt sich nicht lesen: Eine Zeile vor den Boards wurde geändert.</translation>
  </message>
  <message>
   <source>This match has {trays} trays, and the file has {found} lines of them.</source>
   <comment>sealing.lines</comment>
   <translation>Dieser Wettkampf hat {trays} Boards, und die Datei hat dafür {found} Zeilen.</translation>
  </message>
  <message>
   <source>This word opens no tray: it is another word.</source>
   <comment>sealing.wrong_word</comment>
   <translation>Dieses Wort öffnet kein Board: Es ist ein anderes Wort.</translation>
  </message>
  <message>
   <source>Tray {tray} does not open with the word that opens others: it was changed after it was sealed.</source>
   <comment>sealing.tray_changed</comment>
   <translation>Board {tray} öffnet sich nicht mit dem Wort, das andere öffnet: Es wurde geändert, nachdem es versiegelt war.</translation>
  </message>
  <message>
   <source>What is agreed in this match was changed after the trays were sealed.</source>
   <comment>sealing.head_changed</comment>
   <translation>Was in diesem Wettkampf vereinbart ist, wurde geändert, nachdem die Boards versiegelt waren.</translation>
  </message>
  <message>
   <source>{name} holds no key that could sign results.</source>
   <comment>sealing.no_key</comment>
   <translation>{name} enthält keinen Schlüssel, der Ergebnisse unterschreiben könnte.</translation>
  </message>
  <message>
   <source>{name} has a line that is no key with a name.</source>
   <comment>sealing.acquaintance</comment>
   <translation>{name} hat eine Zeile, die kein Schlüssel mit einem Namen ist.</translation>
  </message>
  <message>
   <source>These are no results of a match by file: the first line of such a file is “{first}”.</source>
   <comment>results.foreign</comment>
   <translation>Das sind keine Ergebnisse eines Wettkampfs als Datei: Die erste Zeile einer solchen Datei ist „{first}“.</translation>
  </message>
  <message>
   <source>These results are of version {version}; this program reads version {known}.</source>
   <comment>results.newer</comment>
   <translation>Diese Ergebnisse haben die Version {version}; dieses Programm liest Version {known}.</translation>
  </message>
  <message>
   <source>The last line is cut short: the file was not copied to its end.</source>
   <comment>results.torn</comment>
   <translation>Die letzte Zeile ist abgeschnitten: Die Datei wurde nicht bis zum Ende kopiert.</translation>
  </message>
  <message>
   <source>The line that says whose results these are was changed.</source>
   <comment>results.begins</comment>
   <translation>Die Zeile, die sagt, wessen Ergebnisse das sind, wurde geändert.</translation>
  </message>
  <message>
   <source>Tray {tray} of {player}’s results was changed after it was played.</source>
   <comment>results.changed</comment>
   <translation>Board {tray} in den Ergebnissen von {player} wurde geändert, nachdem es gespielt war.</translation>
  </message>
  <message>
   <source>Tray {tray} of {player}’s results was not signed by the key that the file names.</source>
   <comment>results.signature</comment>
   <translation>Board {tray} in den Ergebnissen von {player} wurde nicht mit dem Schlüssel unterschrieben, den die Datei nennt.</translation>
  </message>
  <message>
   <source>The chain of {player}’s results breaks at tray {tray}: a record before it was taken out or put in.</source>
   <comment>results.chain</comment>
   <translation>Die Kette der Ergebnisse von {player} bricht bei Board {tray}: Ein Eintrag davor wurde entfernt oder eingefügt.</translation>
  </message>
  <message>
   <source>Tray {tray} is there twice in {player}’s results.</source>
   <comment>results.twice</comment>
   <translation>Board {tray} steht zweimal in den Ergebnissen von {player}.</translation>
  </message>
  <message>
   <source>Tray {tray} is missing from {player}’s results.</source>
   <comment>results.lacks</comment>
   <translation>Board {tray} fehlt in den Ergebnissen von {player}.</translation>
  </message>
  <message>
   <source>Tray {tray} of {player}’s results has a result and was not opened before.</source>
   <comment>results.unopened</comment>
   <translation>Board {tray} in den Ergebnissen von {player} hat ein Ergebnis und wurde vorher nicht geöffnet.</translation>
  </message>
  <message>
   <source>{player}’s results have a tray {tray}, and the match has {trays}.</source>
   <comment>results.beyond</comment>
   <translation>Die Ergebnisse von {player} haben ein Board {tray}, und der Wettkampf hat {trays}.</translation>
  </message>
  <message>
   <source>{player}’s results are of another match.</source>
   <comment>results.other_match</comment>
   <translation>Die Ergebnisse von {player} gehören zu einem anderen Wettkampf.</translation>
  </message>
  <message>
   <source>These are {player}’s results, and not those of {wanted}.</source>
   <comment>results.other_player</comment>
   <translation>Das sind die Ergebnisse von {player}, und nicht die von {wanted}.</translation>
  </message>
  <message>
   <source>{player}’s results were begun at another installation, which alone can go on with them.</source>
   <comment>results.other_key</comment>
   <translation>Die Ergebnisse von {player} wurden auf einer anderen Installation begonnen; nur dort können sie weitergehen.</translation>
  </message>
  <message>
   <source>There are two files of {player} with different results; none of them counts.</source>
   <comment>results.two</comment>
   <translation>Es gibt zwei Dateien von {player} mit verschiedenen Ergebnissen; keine davon zählt.</translation>
  </message>
  <message>
   <source>Another file of {player} has this and more, or the same.</source>
   <comment>results.older</comment>
   <translation>Eine andere Datei von {player} enthält dies und mehr, oder dasselbe.</translation>
  </message>
  <message>
   <source>{player}’s file comes from another installation.</source>
   <comment>results.new_key</comment>
   <translation>Die Datei von {player} kommt von einer anderen Installation.</translation>
  </message>
  <message>
   <source>This is no match: the first line of one is “dummywhist match 1”.</source>
   <comment>match.foreign</comment>
   <translation>Das ist kein Turnier: dessen erste Zeile ist „dummywhist match 1“.</translation>
  </message>
  <message>
   <source>This match is of version {version}; this program reads versions up to {known}.</source>
   <comment>match.newer</comment>
   <translation>Dieses Turnier ist von Version {version}; dieses Programm liest Versionen bis {known}.</translation>
  </message>
  <message>
   <source>This line was cut short, and what came after it is missing.</source>
   <comment>match.torn</comment>
   <translation>Diese Zeile ist abgeschnitten, und was nach ihr kam, fehlt.</translation>
  </message>
  <message>
   <source>The file has more than {megabytes} megabytes; no match is so large.</source>
   <comment>match.large</comment>
   <translation>Die Datei hat mehr als {megabytes} Megabyte; so groß ist kein Turnier.</translation>
  </message>
  <message>
   <source>This line has more than {longest} characters; no line of a match is so long.</source>
   <comment>match.long_line</comment>
   <translation>Diese Zeile hat mehr als {longest} Zeichen; so lang ist keine Zeile eines Turniers.</translation>
  </message>
  <message>
   <source>“{text}” is no line of a match.</source>
   <comment>match.line</comment>
   <translation>„{text}“ ist keine Zeile eines Turniers.</translation>
  </message>
  <message>
   <source>“{word}” stands here again, and only one such line can hold.</source>
   <comment>match.word_twice</comment>
   <translation>„{word}“ steht hier noch einmal, und nur eine solche Zeile kann gelten.</translation>
  </message>
  <message>
   <source>The line “{word} …” is missing.</source>
   <comment>match.missing</comment>
   <translation>Die Zeile „{word} …“ fehlt.</translation>
  </message>
  <message>
   <source>Nobody in this match is called “{text}”.</source>
   <comment>match.nobody</comment>
   <translation>Niemand in diesem Turnier heißt „{text}“.</translation>
  </message>
  <message>
   <source>Tray {tray} is there twice.</source>
   <comment>match.tray_twice</comment>
   <translation>Board {tray} steht zweimal da.</translation>
  </message>
  <message>
   <source>Another program has written to the file meanwhile.</source>
   <comment>match.written_elsewhere</comment>
   <translation>Ein anderes Programm hat inzwischen in die Datei geschrieben.</translation>
  </message>
  <message>
   <source>“{text}” is named twice.</source>
   <comment>match.named_twice</comment>
   <translation>„{text}“ ist zweimal benannt.</translation>
  </message>
  <message>
   <source>PBN has no jokers and no dummy of fifteen cards.</source>
   <comment>pbn.jokers</comment>
   <translation>PBN kennt keine Joker und keinen Strohmann mit fünfzehn Karten.</translation>
  </message>
  <message>
   <source>PBN knows no cards that are taken back or penalised, as at a law table.</source>
   <comment>pbn.laws</comment>
   <translation>PBN kennt keine Karten, die zurückgenommen oder bestraft werden, wie am Gesetzestisch.</translation>
  </message>
  <message>
   <source>PBN knows no hands that are exchanged or lie dead.</source>
   <comment>pbn.exchanged</comment>
   <translation>PBN kennt keine Blätter, die getauscht werden oder tot liegen.</translation>
  </message>
  <message>
   <source>PBN holds four hands of thirteen cards, and in this game only {hands:number} are dealt.</source>
   <comment>pbn.packets</comment>
   <translation>PBN hat vier Blätter zu dreizehn Karten, und in diesem Spiel werden nur {hands} gegeben.</translation>
  </message>
  <message>
   <source>PBN has tricks of four cards, and in this game only {hands:number} hands are played.</source>
   <comment>pbn.tricks</comment>
   <translation>PBN hat Stiche aus vier Karten, und in diesem Spiel spielen nur {hands} Blätter.</translation>
  </message>
  <message>
   <source>There is no deal {number} in this record.</source>
   <comment>pbn.no_deal</comment>
   <translation>In diesem Protokoll gibt es kein Spiel {number}.</translation>
  </message>
  <message>
   <source>There is no deal in this file.</source>
   <comment>pbn.no_game</comment>
   <translation>In dieser Datei ist kein Spiel.</translation>
  </message>
  <message>
   <source>There is no deal {number} in this file; it holds {games}.</source>
   <comment>pbn.no_such_game</comment>
   <translation>In dieser Datei gibt es kein Spiel {number}; sie hat {games}.</translation>
  </message>
  <message>
   <source>A tag is written like [Dealer “N”], with straight quotes, and this is none.</source>
   <comment>pbn.tag</comment>
   <translation>Eine Marke schreibt man wie [Dealer “N”], mit geraden Anführungszeichen, und das ist keine.</translation>
  </message>
  <message>
   <source>The file ends, or the line does, in the middle of a tag.</source>
   <comment>pbn.torn_tag</comment>
   <translation>Die Datei oder die Zeile endet mitten in einer Marke.</translation>
  </message>
  <message>
   <source>A comment begins here and never ends.</source>
   <comment>pbn.torn_comment</comment>
   <translation>Ein Kommentar beginnt hier und endet nie.</translation>
  </message>
  <message>
   <source>The file breaks off here: no stroke (|) ends what is told.</source>
   <comment>pbn.torn_lin</comment>
   <translation>Die Datei bricht hier ab: Kein Strich (|) beendet, was gesagt wird.</translation>
  </message>
  <message>
   <source>The play ends in the middle of a trick: a row has four columns.</source>
   <comment>pbn.torn_row</comment>
   <translation>Das Spiel endet mitten in einem Stich: Eine Zeile hat vier Spalten.</translation>
  </message>
  <message>
   <source>“{text}” stands before any tag.</source>
   <comment>pbn.stray</comment>
   <translation>„{text}“ steht vor jeder Marke.</translation>
  </message>
  <message>
   <source>The tag “{tag}” is missing, or says nothing.</source>
   <comment>pbn.missing</comment>
   <translation>Die Marke „{tag}“ fehlt oder sagt nichts.</translation>
  </message>
  <message>
   <source>This deal was written by a later version ({version}); this program reads versions up to {known}.</source>
   <comment>pbn.newer</comment>
   <translation>Dieses Spiel schrieb eine spätere Version ({version}); dieses Programm liest bis {known}.</translation>
  </message>
  <message>
   <source>This is a deal of {name}, not of {other}.</source>
   <comment>pbn.other_game</comment>
   <translation>Das ist ein Spiel von {name}, nicht von {other}.</translation>
  </message>
  <message>
   <source>It cannot be a deal of {name}: {why}</source>
   <comment>pbn.not_this_game</comment>
   <translation>Ein Spiel von {name} kann es nicht sein: {why}</translation>
  </message>
  <message>
   <source>“{text}” are no hands; they are written like “N:AKQ2.J93.T8.7654 … … …”.</source>
   <comment>pbn.deal</comment>
   <translation>„{text}“ sind keine Blätter; man schreibt sie wie „N:AKQ2.J93.T8.7654 … … …“.</translation>
  </message>
  <message>
   <source>A deal has four hands, and here are {hands:number}.</source>
   <comment>pbn.four_hands</comment>
   <translation>Ein Spiel hat vier Blätter, und hier sind {hands}.</translation>
  </message>
  <message>
   <source>The hand of {seat} is unknown; all four must be told.</source>
   <comment>pbn.unknown_hand</comment>
   <translation>Das Blatt {seat} ist unbekannt; alle vier sind zu nennen.</translation>
  </message>
  <message>
   <source>“{text}” has {suits:number} suits; a hand has four.</source>
   <comment>pbn.suits</comment>
   <translation>„{text}“ hat {suits} Farben; ein Blatt hat vier.</translation>
  </message>
  <message>
   <source>{seat} has {cards} cards; a hand has thirteen.</source>
   <comment>pbn.count</comment>
   <translation>{seat} hat {cards} Karten; ein Blatt hat dreizehn.</translation>
  </message>
  <message>
   <source>“{text}” is not the number that must stand there.</source>
   <comment>pbn.number</comment>
   <translation>„{text}“ ist nicht die Zahl, die dort stehen muss.</translation>
  </message>
  <message>
   <source>“{text}” must be names, each with what belongs to it, like “NS 3 EW 2”.</source>
   <comment>pbn.pairs</comment>
   <translation>„{text}“ müssen Namen sein, jeder mit dem Seinen, wie „NS 3 EW 2“.</translation>
  </message>
  <message>
   <source>“{text}” is no row of this table; one is written like “0 S bid_3_up”.</source>
   <comment>pbn.step</comment>
   <translation>„{text}“ ist keine Zeile dieser Tabelle; man schreibt sie wie „0 S bid_3_up“.</translation>
  </message>
  <message>
   <source>This was done after {after} cards, and {played} were played when its turn came.</source>
   <comment>pbn.late_step</comment>
   <translation>Das geschah nach {after} Karten, und {played} waren gespielt, als es dran war.</translation>
  </message>
  <message>
   <source>In {game} no such deal can begin: {seat} may not deal, or the scores end the game.</source>
   <comment>pbn.opening</comment>
   <translation>In {game} kann kein solches Spiel beginnen: {seat} darf nicht geben, oder die Stände beenden die Partie.</translation>
  </message>
  <message>
   <source>The {card:card} is not the last card dealt: that is one of the hand of {seat}.</source>
   <comment>pbn.last</comment>
   <translation>{card:card.nom^} ist nicht die zuletzt gegebene Karte: Die ist eine vom Blatt {seat}.</translation>
  </message>
  <message>
   <source>{seat} leads by the laws, and the play begins with {other}.</source>
   <comment>pbn.leader</comment>
   <translation>Nach den Regeln spielt {seat} aus, und das Spiel beginnt mit {other}.</translation>
  </message>
  <message>
   <source>The card of {seat} is missing, and others follow it.</source>
   <comment>pbn.gap</comment>
   <translation>Die Karte von {seat} fehlt, und andere folgen ihr.</translation>
  </message>
  <message>
   <source>No card can be played here.</source>
   <comment>pbn.no_play</comment>
   <translation>Hier kann keine Karte gespielt werden.</translation>
  </message>
  <message>
   <source>The {card:card} is not in the hand of {seat}.</source>
   <comment>pbn.not_held</comment>
   <translation>{card:card.nom^} ist nicht im Blatt {seat}.</translation>
  </message>
  <message>
   <source>Cards are played, and no contract tells the trumps.</source>
   <comment>pbn.no_contract</comment>
   <translation>Es werden Karten gespielt, und kein Kontrakt nennt den Trumpf.</translation>
  </message>
  <message>
   <source>“{tag}” says “{text}”, and the rest of the file gives “{derived}”.</source>
   <comment>pbn.differs</comment>
   <translation>„{tag}“ sagt „{text}“, und der Rest der Datei ergibt „{derived}“.</translation>
  </message>
  <message>
   <source>“{tag}” says “{text}”, and this deal has no such thing.</source>
   <comment>pbn.unknown_tag</comment>
   <translation>„{tag}“ sagt „{text}“, und so etwas hat dieses Spiel nicht.</translation>
  </message>
  <message>
   <source>{seat} deals, on the right of the opening leader.</source>
   <comment>pbn.note_dealer</comment>
   <translation>{seat} gibt, rechts vom ersten Ausspieler.</translation>
  </message>
  <message>
   <source>The file tells no turned card: the {card:card} is turned.</source>
   <comment>pbn.note_turned</comment>
   <translation>Die Datei nennt keine Trumpfkarte: {card:card.nom} ist aufgedeckt.</translation>
  </message>
  <message>
   <source>The dealer has no {suit:suit} to turn: the suits take turns, and this is their turn.</source>
   <comment>pbn.note_rotation</comment>
   <translation>Der Geber hat kein {suit:suit} aufzudecken: Die Farben wechseln sich ab, und jetzt sind sie dran.</translation>
  </message>
  <message>
   <source>The deal is without trumps: the suits take turns, and after them comes a deal without.</source>
   <comment>pbn.note_no_trump</comment>
   <translation>Das Spiel ist ohne Trumpf: Die Farben wechseln sich ab, und danach kommt ein Spiel ohne.</translation>
  </message>
  <message>
   <source>The {card:card} is a revoke: {seat} has the suit that was led.</source>
   <comment>pbn.revoke</comment>
   <translation>{card:card.nom^} ist ein Revoke: {seat} hat die Farbe, die ausgespielt wurde.</translation>
  </message>
  <message>
   <source>This deal has more than {most} tags and words; no deal has so many.</source>
   <comment>pbn.long</comment>
   <translation>Dieses Spiel hat mehr als {most} Angaben und Wörter; so viele hat keines.</translation>
  </message>
  <message>
   <source>The hands are those of the deal before it.</source>
   <comment>pbn.note_shared</comment>
   <translation>Die Blätter sind die des Spiels davor.</translation>
  </message>
  <message>
   <source>The file names no dealer: {seat} deals by the number of the board.</source>
   <comment>pbn.note_board</comment>
   <translation>Die Datei nennt keinen Geber: {seat} gibt nach der Nummer des Spiels.</translation>
  </message>
  <message>
   <source>The file names no dealer: {seat} deals.</source>
   <comment>pbn.note_no_dealer</comment>
   <translation>Die Datei nennt keinen Geber: {seat} gibt.</translation>
  </message>
  <message>
   <source>The play is left out after card {cards} (line {line}): {why}</source>
   <comment>pbn.note_play</comment>
   <translation>Nach Karte {cards} wird das Spiel der Karten weggelassen (Zeile {line}): {why}</translation>
  </message>
  <message>
   <source>The play is left out (line {line}): {why}</source>
   <comment>pbn.note_no_play</comment>
   <translation>Das Spiel der Karten wird weggelassen (Zeile {line}): {why}</translation>
  </message>
  <message>
   <source>Deal {number} is left out (line {line}): {why}</source>
   <comment>pbn.skipped</comment>
   <translation>Spiel {number} wird weggelassen (Zeile {line}): {why}</translation>
  </message>
  <message>
   <source>Deals left out besides: {count}.</source>
   <comment>pbn.skipped_more</comment>
   <translation>Weitere Spiele, die weggelassen werden: {count}.</translation>
  </message>
  <message>
   <source>Calls and play of the file are left out: {name} has bids of its own.</source>
   <comment>pbn.note_bids</comment>
   <translation>Ansagen und Spiel der Datei bleiben weg: {name} hat eigene Gebote.</translation>
  </message>
  <message>
   <source>Line {line} was cut short and is left out: “{text}”.</source>
   <comment>record.torn</comment>
   <translation>Zeile {line} ist abgeschnitten und bleibt weg: „{text}“.</translation>
  </message>
  <message>
   <source>Line {line} and what follows is left out. {why}</source>
   <comment>record.broken</comment>
   <translation>Zeile {line} und alles danach wird weggelassen. {why}</translation>
  </message>
  <message>
   <source>The disk is full.</source>
   <comment>save.full</comment>
   <translation>Die Platte ist voll.</translation>
  </message>
  <message>
   <source>Nothing may be written there.</source>
   <comment>save.read_only</comment>
   <translation>Dort darf nichts geschrieben werden.</translation>
  </message>
  <message>
   <source>The file or its folder is gone.</source>
   <comment>save.gone</comment>
   <translation>Die Datei oder ihr Ordner ist fort.</translation>
  </message>
  <message>
   <source>There is no folder “{name}”.</source>
   <comment>save.no_folder</comment>
   <translation>Es gibt keinen Ordner „{name}“.</translation>
  </message>
  <message>
   <source>The system says: {why}.</source>
   <comment>save.failed</comment>
   <translation>Das System sagt: {why}.</translation>
  </message>
  <message>
   <source>There is another file named “{name}”, and it is left as it is.</source>
   <comment>save.exists</comment>
   <translation>Es gibt eine andere Datei „{name}“, und sie bleibt, wie sie ist.</translation>
  </message>
  <message>
   <source>“{name}” was changed by somebody else, and is left as it is.</source>
   <comment>save.changed</comment>
   <translation>„{name}“ hat jemand anders geändert; sie bleibt, wie sie ist.</translation>
  </message>
  <message>
   <source>“{name}” is open at another table.</source>
   <comment>save.in_use</comment>
   <translation>„{name}“ ist an einem anderen Tisch offen.</translation>
  </message>
  <message>
   <source>“{name}” is no plain file.</source>
   <comment>save.not_a_file</comment>
   <translation>„{name}“ ist keine gewöhnliche Datei.</translation>
  </message>
  <message>
   <source>What was found out about this table was kept by a later version, and is found out again.</source>
   <comment>side.newer</comment>
   <translation>Was über diesen Tisch herausgefunden war, hat eine spätere Fassung aufbewahrt; es wird neu herausgefunden.</translation>
  </message>
  <message>
   <source>What was found out about this table cannot be read any more, and is found out again.</source>
   <comment>side.damaged</comment>
   <translation>Was über diesen Tisch herausgefunden war, ist nicht mehr lesbar; es wird neu herausgefunden.</translation>
  </message>
  <message>
   <source>“{name}” holds something else, and is now called “{other}”.</source>
   <comment>side.foreign</comment>
   <translation>„{name}“ enthält etwas anderes und heißt jetzt „{other}“.</translation>
  </message>
  <message>
   <source>“{name}” was of another version or damaged: it is called {name}.old now, and was built anew.</source>
   <comment>statistics.anew</comment>
   <translation>„{name}“ war von einer anderen Fassung oder beschädigt: Die Datei heißt nun {name}.old und wurde neu angelegt.</translation>
  </message>
  <message>
   <source>Statistics are not kept here: they are built in memory, each time anew.</source>
   <comment>statistics.not_kept</comment>
   <translation>Statistik wird hier nicht aufgehoben: Sie entsteht jedes Mal neu im Speicher.</translation>
  </message>
  <message>
   <source>What is found out about this table is not kept. {why}</source>
   <comment>side.not_kept</comment>
   <translation>Was über diesen Tisch herausgefunden wird, wird nicht aufbewahrt. {why}</translation>
  </message>
  <message>
   <source>Cards are drawn at most {most} times.</source>
   <comment>refusal.draws</comment>
   <translation>Es werden höchstens {most} Mal Karten gezogen.</translation>
  </message>
  <message>
   <source>The cards alone decide that.</source>
   <comment>refusal.chance</comment>
   <translation>Das entscheiden allein die Karten.</translation>
  </message>
  <message>
   <source>There is nothing to take back.</source>
   <comment>refusal.nothing_to_undo</comment>
   <translation>Es gibt nichts zurückzunehmen.</translation>
  </message>
  <message>
   <source>There is nothing to do again.</source>
   <comment>refusal.nothing_to_redo</comment>
   <translation>Es gibt nichts zu wiederholen.</translation>
  </message>
  <message>
   <source>No cards have been dealt yet.</source>
   <comment>refusal.no_deal</comment>
   <translation>Noch sind keine Karten gegeben.</translation>
  </message>
  <message>
   <source>Only one card may be played.</source>
   <comment>reason.forced</comment>
   <translation>Nur eine Karte darf gespielt werden.</translation>
  </message>
  <message>
   <source>The law demands such a card.</source>
   <comment>reason.obeys</comment>
   <translation>Das Gesetz verlangt eine solche Karte.</translation>
  </message>
  <message>
   <source>Your side was dealt the honours: call them.</source>
   <comment>reason.honours</comment>
   <translation>Ihre Seite bekam die Honneurs: Sagen Sie sie an.</translation>
  </message>
  <message>
   <source>There are no honours to call.</source>
   <comment>reason.no_honours</comment>
   <translation>Es gibt keine Honneurs anzusagen.</translation>
  </message>
  <message>
   <source>Dummy’s turned card is open in any case and tells the adversaries nothing.</source>
   <comment>reason.dealer</comment>
   <translation>Die Trumpfkarte des Strohmanns ist ohnehin offen und sagt den Gegnern nichts.</translation>
  </message>
  <message>
   <source>One chair is as good as another.</source>
   <comment>reason.chair</comment>
   <translation>Ein Platz ist so gut wie der andere.</translation>
  </message>
  <message>
   <source>Nothing else can be done now.</source>
   <comment>reason.go_on</comment>
   <translation>Anderes ist jetzt nicht zu tun.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, the best card of its suit.</source>
   <comment>reason.best_card</comment>
   <translation>Spielt {card:card.akk} aus, die höchste der Farbe.</translation>
  </message>
  <message>
   <source>Returns partner’s suit, {suit:suits}.</source>
   <comment>reason.return_suit</comment>
   <translation>Spielt die Farbe des Partners nach, {suit:suits}.</translation>
  </message>
  <message>
   <source>Leads the only {suit:suit}, to ruff the next one.</source>
   <comment>reason.singleton</comment>
   <translation>Spielt das einzige {suit:suit} aus, um das nächste zu stechen.</translation>
  </message>
  <message>
   <source>Leads from the longest suit, {suit:suits}.</source>
   <comment>reason.long_suit</comment>
   <translation>Spielt aus der längsten Farbe aus, {suit:suits}.</translation>
  </message>
  <message>
   <source>Cannot win and plays low.</source>
   <comment>reason.cannot_win</comment>
   <translation>Kann nicht gewinnen und spielt niedrig.</translation>
  </message>
  <message>
   <source>Partner has the trick; a low card will do.</source>
   <comment>reason.partner_wins</comment>
   <translation>Der Partner hat den Stich; eine niedrige Karte genügt.</translation>
  </message>
  <message>
   <source>Wins the trick as cheaply as it can.</source>
   <comment>reason.win_cheaply</comment>
   <translation>Gewinnt den Stich so billig wie möglich.</translation>
  </message>
  <message>
   <source>Third hand plays high.</source>
   <comment>reason.third_high</comment>
   <translation>Der Dritte spielt hoch.</translation>
  </message>
  <message>
   <source>Second hand plays low.</source>
   <comment>reason.second_low</comment>
   <translation>Der Zweite spielt niedrig.</translation>
  </message>
  <message>
   <source>Ruffs with the {card:card}.</source>
   <comment>reason.ruff</comment>
   <translation>Sticht mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>Has only trumps and plays the lowest.</source>
   <comment>reason.low_trump</comment>
   <translation>Hat nur Trümpfe und spielt den niedrigsten.</translation>
  </message>
  <message>
   <source>No bid is higher than the last.</source>
   <comment>reason.pass_high</comment>
   <translation>Kein Gebot ist höher als das letzte.</translation>
  </message>
  <message>
   <source>Tricks in sight with a dummy: about {n:number}; a pass is better.</source>
   <comment>reason.pass</comment>
   <translation>Stiche in Sicht mit einem Strohmann: etwa {n}; Passen ist besser.</translation>
  </message>
  <message>
   <source>No other call is surely better than the contract as it stands.</source>
   <comment>reason.pass_bridge</comment>
   <translation>Keine andere Ansage ist sicher besser als der Kontrakt, wie er steht.</translation>
  </message>
  <message>
   <source>The contract is more likely to fail than to be made.</source>
   <comment>reason.pass_defend</comment>
   <translation>Der Kontrakt wird eher verloren als erfüllt.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy: about {n:number}.</source>
   <comment>reason.bid</comment>
   <translation>Stiche in Sicht mit dem Strohmann: etwa {n}.</translation>
  </message>
  <message>
   <source>A higher bid is likely to follow. Tricks in sight if none does: about {n:number}.</source>
   <comment>reason.bid_over</comment>
   <translation>Wahrscheinlich folgt ein höheres Gebot. Stiche in Sicht, wenn keines folgt: etwa {n}.</translation>
  </message>
  <message>
   <source>Tricks in sight: about {n:number}, too few; but less is lost than by leaving the contract.</source>
   <comment>reason.bid_cheap</comment>
   <translation>Stiche in Sicht: etwa {n}, zu wenige; aber so geht weniger verloren, als wenn der Kontrakt bliebe.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy: about {n:number}. It may fail by one, but the risk pays.</source>
   <comment>reason.bid_short</comment>
   <translation>Stiche in Sicht mit dem Strohmann: etwa {n}. Es kann an einem fehlen, aber das Wagnis lohnt sich.</translation>
  </message>
  <message>
   <source>A higher bid is very likely to follow, and this is the best on the way.</source>
   <comment>reason.bid_on</comment>
   <translation>Ein höheres Gebot folgt sehr wahrscheinlich, und dies ist auf dem Weg dahin das beste.</translation>
  </message>
  <message>
   <source>Somebody must bid, and this costs least.</source>
   <comment>reason.must_bid</comment>
   <translation>Jemand muss bieten, und das kostet am wenigsten.</translation>
  </message>
  <message>
   <source>The other side is likely to make no more than {n:number} tricks.</source>
   <comment>reason.double</comment>
   <translation>Die andere Seite macht wohl nicht mehr als {n} Stiche.</translation>
  </message>
  <message>
   <source>The contract will be made, doubled or not.</source>
   <comment>reason.redouble</comment>
   <translation>Der Kontrakt wird erfüllt, mit oder ohne Kontra.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy shown: about {n:number}; with the other {m:number}.</source>
   <comment>reason.take_shown</comment>
   <translation>Stiche in Sicht mit dem gezeigten Strohmann: etwa {n}; mit dem anderen {m}.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy shown: only {n:number}; with the other about {m:number}.</source>
   <comment>reason.take_hidden</comment>
   <translation>Stiche in Sicht mit dem gezeigten Strohmann: nur {n}; mit dem anderen etwa {m}.</translation>
  </message>
  <message>
   <source>The best trumps are {suit:suits}; tricks in sight: about {n:number}.</source>
   <comment>reason.name_trump</comment>
   <translation>Der beste Trumpf ist {suit:suits}; Stiche in Sicht: etwa {n}.</translation>
  </message>
  <message>
   <source>High cards promise more; tricks in sight: about {n:number}.</source>
   <comment>reason.name_up</comment>
   <translation>Hohe Karten versprechen mehr; Stiche in Sicht: etwa {n}.</translation>
  </message>
  <message>
   <source>Low cards promise more; tricks in sight: about {n:number}.</source>
   <comment>reason.name_down</comment>
   <translation>Tiefe Karten versprechen mehr; Stiche in Sicht: etwa {n}.</translation>
  </message>
  <message>
   <source>Jokers win nothing at no trumps.</source>
   <comment>reason.discard_jokers</comment>
   <translation>Joker gewinnen ohne Trumpf nichts.</translation>
  </message>
  <message>
   <source>Puts these away, so that dummy can ruff.</source>
   <comment>reason.discard_void</comment>
   <translation>Legt diese weg, damit der Strohmann stechen kann.</translation>
  </message>
  <message>
   <source>Puts away the cards that are worth least.</source>
   <comment>reason.discard_weak</comment>
   <translation>Legt die Karten weg, die am wenigsten wert sind.</translation>
  </message>
  <message>
   <source>Takes the {card:card}, the better of the cards put away.</source>
   <comment>reason.take_better</comment>
   <translation>Nimmt {card:card.akk}, die bessere der weggelegten Karten.</translation>
  </message>
  <message>
   <source>Takes a card for a joker that wins nothing.</source>
   <comment>reason.take_blind</comment>
   <translation>Nimmt eine Karte für einen Joker, der nichts gewinnt.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}, with a target of {target:number}.</source>
   <comment>reason.keep</comment>
   <translation>Stiche in diesem Blatt: etwa {n}, bei einem Ziel von {target}.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}; in an unseen one about {m:number}.</source>
   <comment>reason.exchange</comment>
   <translation>Stiche in diesem Blatt: etwa {n}; in einem unbekannten etwa {m}.</translation>
  </message>
  <message>
   <source>This hand is worth less than one that was thrown in.</source>
   <comment>reason.exchange_thrown</comment>
   <translation>Dieses Blatt ist weniger wert als ein eingeworfenes.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}, which is worth keeping.</source>
   <comment>reason.keep_hand</comment>
   <translation>Stiche in diesem Blatt: etwa {n}; das lohnt sich zu behalten.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}; a hand that is kept counts double.</source>
   <comment>reason.keep_double</comment>
   <translation>Stiche in diesem Blatt: etwa {n}; ein behaltenes Blatt zählt doppelt.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}; an unseen one is likely to be better.</source>
   <comment>reason.exchange_hand</comment>
   <translation>Stiche in diesem Blatt: etwa {n}; ein unbekanntes ist wohl besser.</translation>
  </message>
  <message>
   <source>A hand did not follow suit in trick {n:number}, and played that suit later.</source>
   <comment>reason.revoke_seen</comment>
   <translation>Eine Hand hat im {n}. Stich nicht bedient und die Farbe später gespielt.</translation>
  </message>
  <message>
   <source>Nothing shows that anybody revoked.</source>
   <comment>reason.content</comment>
   <translation>Nichts deutet auf einen Revoke.</translation>
  </message>
  <message>
   <source>That penalty is worth most.</source>
   <comment>reason.penalty</comment>
   <translation>Diese Strafe bringt am meisten.</translation>
  </message>
  <message>
   <source>Took the {card:card} for the {other:card}.</source>
   <comment>reason.misread</comment>
   <translation>Hielt {card:card.akk} für {other:card.akk}.</translation>
  </message>
  <message>
   <source>A careful player answers the law so.</source>
   <comment>reason.law_answer</comment>
   <translation>So antwortet ein umsichtiger Spieler dem Gesetz.</translation>
  </message>
  <message>
   <source>Who did not follow a suit and plays it later had it.</source>
   <comment>idea.revoke</comment>
   <translation>Wer eine Farbe nicht bedient hat und sie später spielt, hatte sie.</translation>
  </message>
  <message>
   <source>One card among others of its colour is easily taken for one of them.</source>
   <comment>idea.misread</comment>
   <translation>Eine einzelne Karte zwischen anderen derselben Farbe hält man leicht für eine von ihnen.</translation>
  </message>
  <message>
   <source>A wrong card is mended as soon as it can be.</source>
   <comment>idea.law</comment>
   <translation>Eine falsche Karte wird gutgemacht, sobald es geht.</translation>
  </message>
  <message>
   <source>The claim of {n:number} is more than is certain.</source>
   <comment>reason.claim_high</comment>
   <translation>Der Anspruch auf {n} ist mehr, als sicher ist.</translation>
  </message>
  <message>
   <source>It cannot be told yet whether the claim of {n:number} is right.</source>
   <comment>reason.claim_unsure</comment>
   <translation>Noch ist nicht zu sagen, ob der Anspruch auf {n} stimmt.</translation>
  </message>
  <message>
   <source>The claim of {n:number} is right.</source>
   <comment>reason.claim_right</comment>
   <translation>Der Anspruch auf {n} stimmt.</translation>
  </message>
  <message>
   <source>However the rest is played, it makes {n:number} of {left:number} tricks.</source>
   <comment>reason.claim_certain</comment>
   <translation>Wie auch gespielt wird, es werden {n} von {left} Stichen.</translation>
  </message>
  <message>
   <source>From there it leads up to an open hand.</source>
   <comment>reason.sit_right</comment>
   <translation>Von dort spielt man auf ein offenes Blatt zu.</translation>
  </message>
  <message>
   <source>Throws a joker, which wins nothing at no trumps.</source>
   <comment>reason.throw_joker</comment>
   <translation>Wirft einen Joker ab, der ohne Trumpf nichts gewinnt.</translation>
  </message>
  <message>
   <source>Cannot win and plays its poorest card.</source>
   <comment>reason.cannot_win_down</comment>
   <translation>Kann nicht gewinnen und spielt die schlechteste Karte.</translation>
  </message>
  <message>
   <source>Partner has the trick; a poor card will do.</source>
   <comment>reason.partner_wins_down</comment>
   <translation>Der Partner hat den Stich; eine schlechte Karte genügt.</translation>
  </message>
  <message>
   <source>Third hand plays its best card.</source>
   <comment>reason.third_high_down</comment>
   <translation>Der Dritte spielt seine beste Karte.</translation>
  </message>
  <message>
   <source>Second hand plays a poor card and waits.</source>
   <comment>reason.second_low_down</comment>
   <translation>Der Zweite spielt eine schlechte Karte und wartet.</translation>
  </message>
  <message>
   <source>Has only trumps and plays the poorest.</source>
   <comment>reason.low_trump_down</comment>
   <translation>Hat nur Trümpfe und spielt den schlechtesten.</translation>
  </message>
  <message>
   <source>Third hand plays to win, and the {card:card} is good enough.</source>
   <comment>reason.third_enough_down</comment>
   <translation>Der Dritte spielt auf Gewinn, und {card:card.nom} genügt.</translation>
  </message>
  <message>
   <source>Ruffs with the {card:card}, lest a poorer trump be overruffed.</source>
   <comment>reason.ruff_high_down</comment>
   <translation>Sticht mit {card:card.dat}, damit nicht übertrumpft wird.</translation>
  </message>
  <message>
   <source>Throws its poorest {suit:suit}.</source>
   <comment>reason.throw_low_down</comment>
   <translation>Wirft sein schlechtestes {suit:suit} ab.</translation>
  </message>
  <message>
   <source>Leads the better of two poor cards.</source>
   <comment>reason.short_top_down</comment>
   <translation>Spielt die bessere von zwei schlechten Karten aus.</translation>
  </message>
  <message>
   <source>Plays just well enough that dummy cannot beat it.</source>
   <comment>reason.beats_dummy_down</comment>
   <translation>Spielt gerade so gut, dass der Strohmann nicht darüberkommt.</translation>
  </message>
  <message>
   <source>Weigh what both hands are likely to make.</source>
   <comment>idea.bid</comment>
   <translation>Wägen Sie ab, was beide Blätter wohl machen.</translation>
  </message>
  <message>
   <source>Double what is likely to fail.</source>
   <comment>idea.double</comment>
   <translation>Sagen Sie Kontra, wo es wohl schiefgeht.</translation>
  </message>
  <message>
   <source>Take the better dummy.</source>
   <comment>idea.choose_dummy</comment>
   <translation>Nehmen Sie den besseren Strohmann.</translation>
  </message>
  <message>
   <source>Name what makes most tricks.</source>
   <comment>idea.declare</comment>
   <translation>Nennen Sie, was die meisten Stiche macht.</translation>
  </message>
  <message>
   <source>Put away what wins nothing.</source>
   <comment>idea.put_away</comment>
   <translation>Legen Sie weg, was nichts gewinnt.</translation>
  </message>
  <message>
   <source>A joker is worth nothing at no trumps.</source>
   <comment>idea.take_discard</comment>
   <translation>Ein Joker ist ohne Trumpf nichts wert.</translation>
  </message>
  <message>
   <source>Weigh the hand against an unseen one.</source>
   <comment>idea.exchange</comment>
   <translation>Wägen Sie das Blatt gegen ein unbekanntes ab.</translation>
  </message>
  <message>
   <source>Count the tricks that are certain.</source>
   <comment>idea.claim</comment>
   <translation>Zählen Sie die sicheren Stiche.</translation>
  </message>
  <message>
   <source>Save your best cards.</source>
   <comment>idea.save_high_down</comment>
   <translation>Sparen Sie Ihre besten Karten.</translation>
  </message>
  <message>
   <source>Third hand plays to win.</source>
   <comment>idea.third_high_down</comment>
   <translation>Der Dritte spielt auf Gewinn.</translation>
  </message>
  <message>
   <source>Second hand plays a poor card.</source>
   <comment>idea.second_low_down</comment>
   <translation>Der Zweite spielt eine schlechte Karte.</translation>
  </message>
  <message>
   <source>Sometimes second hand must play its best.</source>
   <comment>idea.second_high_down</comment>
   <translation>Manchmal muss der Zweite seine beste spielen.</translation>
  </message>
  <message>
   <source>There is no choice.</source>
   <comment>idea.forced</comment>
   <translation>Es gibt keine Wahl.</translation>
  </message>
  <message>
   <source>A demand of the law is obeyed by who can.</source>
   <comment>idea.obeys</comment>
   <translation>Was das Recht verlangt, tut, wer es kann.</translation>
  </message>
  <message>
   <source>Call honours when your side has them.</source>
   <comment>idea.honours</comment>
   <translation>Sagen Sie Honneurs an, wenn Ihre Seite sie hat.</translation>
  </message>
  <message>
   <source>Say who deals.</source>
   <comment>idea.dealer</comment>
   <translation>Sagen Sie, wer gibt.</translation>
  </message>
  <message>
   <source>Take a chair.</source>
   <comment>idea.chair</comment>
   <translation>Nehmen Sie einen Platz ein.</translation>
  </message>
  <message>
   <source>Go on.</source>
   <comment>idea.go_on</comment>
   <translation>Weiter.</translation>
  </message>
  <message>
   <source>Take tricks with the best cards.</source>
   <comment>idea.take_tricks</comment>
   <translation>Machen Sie Stiche mit den besten Karten.</translation>
  </message>
  <message>
   <source>Return partner’s suit.</source>
   <comment>idea.return_suit</comment>
   <translation>Spielen Sie die Farbe des Partners nach.</translation>
  </message>
  <message>
   <source>Use small trumps to ruff.</source>
   <comment>idea.ruff</comment>
   <translation>Stechen Sie mit kleinen Trümpfen.</translation>
  </message>
  <message>
   <source>Draw trumps first.</source>
   <comment>idea.draw_trumps</comment>
   <translation>Ziehen Sie zuerst Trumpf.</translation>
  </message>
  <message>
   <source>Play your long suit.</source>
   <comment>idea.long_suit</comment>
   <translation>Spielen Sie Ihre lange Farbe.</translation>
  </message>
  <message>
   <source>Save your high cards.</source>
   <comment>idea.save_high</comment>
   <translation>Sparen Sie Ihre hohen Karten.</translation>
  </message>
  <message>
   <source>Win as cheaply as you can.</source>
   <comment>idea.win_cheaply</comment>
   <translation>Gewinnen Sie so billig wie möglich.</translation>
  </message>
  <message>
   <source>Third hand high.</source>
   <comment>idea.third_high</comment>
   <translation>Der Dritte spielt hoch.</translation>
  </message>
  <message>
   <source>Second hand low.</source>
   <comment>idea.second_low</comment>
   <translation>Der Zweite spielt niedrig.</translation>
  </message>
  <message>
   <source>Throw away what is worth least.</source>
   <comment>idea.discard</comment>
   <translation>Werfen Sie ab, was am wenigsten wert ist.</translation>
  </message>
  <message>
   <source>Taken back.</source>
   <comment>note.taken_back</comment>
   <translation>Zurückgenommen.</translation>
  </message>
  <message>
   <source>The count is open again: a revoke is called.</source>
   <comment>note.recalled</comment>
   <translation>Die Zählung ist wieder offen: Ein Revoke wird reklamiert.</translation>
  </message>
  <message>
   <source>Taken back to the start of the deal.</source>
   <comment>note.deal_start</comment>
   <translation>Bis zum Anfang des Spiels zurückgenommen.</translation>
  </message>
  <message>
   <source>Done again.</source>
   <comment>note.done_again</comment>
   <translation>Wiederholt.</translation>
  </message>
  <message>
   <source>{name}’s program stopped and was replaced.</source>
   <comment>note.replaced</comment>
   <translation>Das Programm von {name:dat} blieb stehen und wurde ersetzt.</translation>
  </message>
  <message>
   <source>No fast solver: Strong and Master play by the books. Install a C++ compiler, then set the program up again.</source>
   <comment>note.no_solver</comment>
   <translation>Ohne schnellen Rechner spielen Stark und Meister nach den Büchern. C++-Compiler installieren, dann das Programm neu einrichten.</translation>
  </message>
  <message>
   <source>{name}’s program gives no lawful answer; Steady plays for {name} from now on.</source>
   <comment>note.stands_in</comment>
   <translation>Das Programm von {name} gibt keine erlaubte Antwort; von nun an spielt die Stufe Solide für {name}.</translation>
  </message>
  <message>
   <source>There is no command “{command}”; Steady plays for {name} from now on.</source>
   <comment>note.no_command</comment>
   <translation>Es gibt keinen Befehl „{command}“; von nun an spielt die Stufe Solide für {name}.</translation>
  </message>
  <message>
   <source>{name}’s program is not among the players of the preferences; Steady plays for {name}.</source>
   <comment>note.no_other</comment>
   <translation>Das Programm von {name} ist nicht unter den Spielern der Einstellungen; die Stufe Solide spielt für {name}.</translation>
  </message>
  <message>
   <source>{name} has no program of its own and thinks at the table.</source>
   <comment>note.thinks_here</comment>
   <translation>{name} hat kein eigenes Programm und denkt am Tisch nach.</translation>
  </message>
  <message>
   <source>Leads a trump, for the adversaries have none left.</source>
   <comment>reason.trump_last</comment>
   <translation>Spielt Trumpf, denn die Gegner haben keinen mehr.</translation>
  </message>
  <message>
   <source>Returns partner’s trump lead.</source>
   <comment>reason.return_trump</comment>
   <translation>Spielt den Trumpf des Partners nach.</translation>
  </message>
  <message>
   <source>Leads a trump, so that dummy ruffs less.</source>
   <comment>reason.stop_ruffs</comment>
   <translation>Spielt Trumpf, damit der Strohmann weniger sticht.</translation>
  </message>
  <message>
   <source>Draws trumps with the {card:card}, the best one out.</source>
   <comment>reason.draw_best</comment>
   <translation>Zieht Trumpf mit {card:card.dat}, dem höchsten im Spiel.</translation>
  </message>
  <message>
   <source>Leads trumps to draw the adversaries’.</source>
   <comment>reason.draw</comment>
   <translation>Spielt Trumpf, um die der Gegner zu ziehen.</translation>
  </message>
  <message>
   <source>Crosses to the other hand with a trump, to use its winners.</source>
   <comment>reason.cross_trump</comment>
   <translation>Geht mit einem Trumpf in die andere Hand, zu deren Gewinnern.</translation>
  </message>
  <message>
   <source>Leads a trump to dummy’s {ally:card}.</source>
   <comment>reason.trump_toward_dummy</comment>
   <translation>Spielt Trumpf zu {ally:card.dat} des Strohmanns.</translation>
  </message>
  <message>
   <source>Leads a trump to the {ally:card} in hand.</source>
   <comment>reason.trump_toward_hand</comment>
   <translation>Spielt Trumpf zu {ally:card.dat} in der Hand.</translation>
  </message>
  <message>
   <source>Leads a trump, since the plain suits are better left alone.</source>
   <comment>reason.adversary_trump</comment>
   <translation>Spielt Trumpf, da die anderen Farben besser ruhen.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} for dummy to ruff.</source>
   <comment>reason.ruff_dummy</comment>
   <translation>Spielt {suit:suits}, damit der Strohmann sticht.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} to ruff them in hand.</source>
   <comment>reason.ruff_hand</comment>
   <translation>Spielt {suit:suits}, um es in der Hand zu stechen.</translation>
  </message>
  <message>
   <source>Partner has no {suit:suits} and can ruff.</source>
   <comment>reason.ruff_partner</comment>
   <translation>Der Partner hat kein {suit:suits} und kann stechen.</translation>
  </message>
  <message>
   <source>Partner has no {suit:suits} and may ruff.</source>
   <comment>reason.ruff_chance</comment>
   <translation>Der Partner hat kein {suit:suits} und sticht vielleicht.</translation>
  </message>
  <message>
   <source>Takes the {card:card} now that no trump is out against it.</source>
   <comment>reason.cash_safe</comment>
   <translation>Nimmt {card:card.akk} mit, nun da kein Trumpf mehr droht.</translation>
  </message>
  <message>
   <source>Leads toward dummy’s {ally:card}.</source>
   <comment>reason.toward_dummy</comment>
   <translation>Spielt auf {ally:card.akk} des Strohmanns zu.</translation>
  </message>
  <message>
   <source>Leads toward the {ally:card} in hand.</source>
   <comment>reason.toward_hand</comment>
   <translation>Spielt auf {ally:card.akk} in der Hand zu.</translation>
  </message>
  <message>
   <source>Leads to dummy’s {ally:card}.</source>
   <comment>reason.cross_dummy</comment>
   <translation>Spielt zu {ally:card.dat} des Strohmanns.</translation>
  </message>
  <message>
   <source>Leads to the {ally:card} in hand.</source>
   <comment>reason.cross_hand</comment>
   <translation>Spielt zu {ally:card.dat} in der Hand.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} to finesse against the {missing:card}.</source>
   <comment>reason.lead_finesse</comment>
   <translation>Spielt {suit:suits}, um gegen {missing:card.akk} zu schneiden.</translation>
  </message>
  <message>
   <source>Leads the {card:card} from a sequence.</source>
   <comment>reason.sequence</comment>
   <translation>Spielt {card:card.akk} aus einer Sequenz.</translation>
  </message>
  <message>
   <source>Leads up to dummy’s weakness in {suit:suits}.</source>
   <comment>reason.up_to_weakness</comment>
   <translation>Spielt in die Schwäche des Strohmanns in {suit:suits}.</translation>
  </message>
  <message>
   <source>Leads through dummy’s {top:card}.</source>
   <comment>reason.through_strength</comment>
   <translation>Spielt durch {top:card.akk} des Strohmanns.</translation>
  </message>
  <message>
   <source>Goes on with {suit:suits}.</source>
   <comment>reason.continues</comment>
   <translation>Spielt {suit:suits} weiter.</translation>
  </message>
  <message>
   <source>Leads the higher of two small cards.</source>
   <comment>reason.short_top</comment>
   <translation>Spielt die höhere von zwei kleinen Karten aus.</translation>
  </message>
  <message>
   <source>Plays on {suit:suits}, to make good what both hands hold there.</source>
   <comment>reason.establish</comment>
   <translation>Spielt {suit:suits}, um hochzuspielen, was beide Hände dort haben.</translation>
  </message>
  <message>
   <source>Leads {suit:suits}, where little can be lost.</source>
   <comment>reason.quiet</comment>
   <translation>Spielt {suit:suits}, wo wenig zu verlieren ist.</translation>
  </message>
  <message>
   <source>Finesses with the {card:card}: the {missing:card} may lie before it.</source>
   <comment>reason.finesse</comment>
   <translation>Schneidet mit {card:card.dat}: {missing:card.nom} kann davor sitzen.</translation>
  </message>
  <message>
   <source>Plays just high enough that dummy cannot beat it.</source>
   <comment>reason.beats_dummy</comment>
   <translation>Spielt gerade so hoch, dass der Strohmann nicht darüberkommt.</translation>
  </message>
  <message>
   <source>Wins with the {card:card}, which cannot be beaten now.</source>
   <comment>reason.win_sure</comment>
   <translation>Gewinnt mit {card:card.dat}, über die nichts mehr geht.</translation>
  </message>
  <message>
   <source>Third hand plays high, and the {card:card} is high enough.</source>
   <comment>reason.third_enough</comment>
   <translation>Der Dritte spielt hoch, und {card:card.nom} ist hoch genug.</translation>
  </message>
  <message>
   <source>Takes the trick with the best {suit:suit} left.</source>
   <comment>reason.takes_best</comment>
   <translation>Nimmt den Stich mit dem höchsten {suit:suit} im Spiel.</translation>
  </message>
  <message>
   <source>Covers the {best:card} with an honour.</source>
   <comment>reason.cover</comment>
   <translation>Deckt {best:card.akk} mit einer Figur.</translation>
  </message>
  <message>
   <source>Plays one of equal honours second hand.</source>
   <comment>reason.second_sequence</comment>
   <translation>Spielt als Zweiter eine von gleichen Figuren.</translation>
  </message>
  <message>
   <source>Puts up the {card:card}, or the trick may go too cheaply.</source>
   <comment>reason.second_high</comment>
   <translation>Setzt {card:card.akk} ein, sonst geht der Stich zu billig weg.</translation>
  </message>
  <message>
   <source>Dummy’s {ally:card} can take the trick.</source>
   <comment>reason.leave_to_dummy</comment>
   <translation>{ally:card.nom^} des Strohmanns kann den Stich nehmen.</translation>
  </message>
  <message>
   <source>The {ally:card} in hand can take the trick.</source>
   <comment>reason.leave_to_hand</comment>
   <translation>{ally:card.nom^} in der Hand kann den Stich nehmen.</translation>
  </message>
  <message>
   <source>Keeps the {top:card} for a later trick.</source>
   <comment>reason.keeps_best</comment>
   <translation>Behält {top:card.akk} für einen späteren Stich.</translation>
  </message>
  <message>
   <source>Ruffs, since partner’s {best:card} may be beaten.</source>
   <comment>reason.ruff_for_partner</comment>
   <translation>Sticht, da {best:card.nom} des Partners geschlagen werden kann.</translation>
  </message>
  <message>
   <source>Has nothing but trumps left.</source>
   <comment>reason.only_trumps</comment>
   <translation>Hat nur noch Trümpfe.</translation>
  </message>
  <message>
   <source>Overruffs the {best:card}.</source>
   <comment>reason.overruff</comment>
   <translation>Übertrumpft {best:card.akk}.</translation>
  </message>
  <message>
   <source>Ruffs with the {card:card}, lest a low trump be overruffed.</source>
   <comment>reason.ruff_high</comment>
   <translation>Sticht mit {card:card.dat}, damit nicht übertrumpft wird.</translation>
  </message>
  <message>
   <source>Ruffs in the hand with fewer trumps.</source>
   <comment>reason.ruff_short</comment>
   <translation>Sticht in der Hand mit weniger Trümpfen.</translation>
  </message>
  <message>
   <source>Does not ruff partner’s {best:card}.</source>
   <comment>reason.no_ruff_partner</comment>
   <translation>Sticht {best:card.akk} des Partners nicht.</translation>
  </message>
  <message>
   <source>Keeps its trumps and throws a card away.</source>
   <comment>reason.no_ruff</comment>
   <translation>Behält die Trümpfe und wirft ab.</translation>
  </message>
  <message>
   <source>Throws its last {suit:suit}, to ruff that suit later.</source>
   <comment>reason.make_void</comment>
   <translation>Wirft das letzte {suit:suit} ab, um später zu stechen.</translation>
  </message>
  <message>
   <source>Throws a {suit:suit}, for the other hand is stronger there.</source>
   <comment>reason.throw_partner_strong</comment>
   <translation>Wirft ein {suit:suit} ab, denn die andere Hand ist dort stärker.</translation>
  </message>
  <message>
   <source>Throws from {suit:suits}, where its best card is the {top:card}.</source>
   <comment>reason.throw_weak</comment>
   <translation>Wirft aus {suit:suits} ab, wo {top:card.nom} die beste Karte ist.</translation>
  </message>
  <message>
   <source>Throws a {suit:suit} and keeps the best one.</source>
   <comment>reason.throw_beside_best</comment>
   <translation>Wirft ein {suit:suit} ab und behält das höchste.</translation>
  </message>
  <message>
   <source>Throws a {suit:suit} that it does not need to guard its honour.</source>
   <comment>reason.throw_spare</comment>
   <translation>Wirft ein {suit:suit} ab, das die Figur nicht zum Schutz braucht.</translation>
  </message>
  <message>
   <source>Throws its lowest {suit:suit}.</source>
   <comment>reason.throw_low</comment>
   <translation>Wirft das niedrigste {suit:suit} ab.</translation>
  </message>
  <message>
   <source>Throws the card that it can best spare.</source>
   <comment>reason.throw_least</comment>
   <translation>Wirft ab, was am ehesten entbehrlich ist.</translation>
  </message>
  <message>
   <source>Counting the cards still out, the {card:card} makes the most tricks.</source>
   <comment>reason.ending</comment>
   <translation>Zählt man die restlichen Karten, macht {card:card.nom} die meisten Stiche.</translation>
  </message>
  <message>
   <source>Better than the {other:card} in {n} of {m} likely layouts, worse in {less}.</source>
   <comment>reason.worlds</comment>
   <translation>Besser als {other:card.nom} in {n} von {m} wahrscheinlichen Lagen, schlechter in {less}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} if {seat:seat} has the {best:card}.</source>
   <comment>reason.hope_card</comment>
   <translation>Besser als {other:card.nom}, wenn {seat} {best:card.akk} {seat:haben|hat}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} if {seat:seat} has no {suit:suits} left.</source>
   <comment>reason.hope_void</comment>
   <translation>Besser als {other:card.nom}, wenn {seat} kein {suit:suits} mehr {seat:haben|hat}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} only if {seat:seat} has the {best:card}.</source>
   <comment>reason.only_card</comment>
   <translation>Besser als {other:card.nom} nur, wenn {seat} {best:card.akk} {seat:haben|hat}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} only if {seat:seat} has no {suit:suits} left.</source>
   <comment>reason.only_void</comment>
   <translation>Besser als {other:card.nom} nur, wenn {seat} kein {suit:suits} mehr {seat:haben|hat}.</translation>
  </message>
  <message>
   <source>Play for the hands in which it matters.</source>
   <comment>idea.hope</comment>
   <translation>Spielen Sie für die Blätter, in denen es darauf ankommt.</translation>
  </message>
  <message>
   <source>The {other:card} makes as many tricks, but fewer of those that count at this score.</source>
   <comment>reason.score</comment>
   <translation>Mit {other:card.dat} gibt es ebenso viele Stiche, aber seltener die, die bei diesem Stand zählen.</translation>
  </message>
  <message>
   <source>Makes {n:number} tricks in all more often than the {other:card}, as the score asks.</source>
   <comment>reason.score_tricks</comment>
   <translation>Bringt im Ganzen öfter {n} Stiche als {other:card.nom}, wie es der Stand verlangt.</translation>
  </message>
  <message>
   <source>{first} {then}</source>
   <comment>reason.both</comment>
   <translation>{first} {then}</translation>
  </message>
  <message>
   <source>Plays the {card:card} and keeps a lower {suit:suit}, so as not to block partner’s suit.</source>
   <comment>reason.unblock</comment>
   <translation>Spielt {card:card.akk} und behält ein niedrigeres {suit:suit}, um die Farbe des Partners nicht zu blockieren.</translation>
  </message>
  <message>
   <source>Throws the {card:card}, so as not to block the {suit:suits} of the other hand.</source>
   <comment>reason.unblock_throw</comment>
   <translation>Wirft {card:card.akk} ab, um {suit:suits} in der anderen Hand nicht zu blockieren.</translation>
  </message>
  <message>
   <source>Get out of the way of the long hand.</source>
   <comment>idea.unblock</comment>
   <translation>Machen Sie der langen Hand den Weg frei.</translation>
  </message>
  <message>
   <source>Leads the {card:card} and keeps the {other:card}.</source>
   <comment>reason.lead_under</comment>
   <translation>Spielt {card:card.akk} aus und behält {other:card.akk}.</translation>
  </message>
  <message>
   <source>Does not ruff, and keeps the {other:card} for a later trick.</source>
   <comment>reason.keeps_trump</comment>
   <translation>Sticht nicht und behält {other:card.akk} für einen späteren Stich.</translation>
  </message>
  <message>
   <source>Play for what the score asks.</source>
   <comment>idea.score</comment>
   <translation>Spielen Sie, was der Stand verlangt.</translation>
  </message>
  <message>
   <source>Think of the hands that the others may hold.</source>
   <comment>idea.worlds</comment>
   <translation>Denken Sie an die Blätter, die die anderen haben können.</translation>
  </message>
  <message>
   <source>Leads its lowest {suit:suit}.</source>
   <comment>reason.leads_low</comment>
   <translation>Spielt das niedrigste {suit:suit} aus.</translation>
  </message>
  <message>
   <source>Leads its poorest {suit:suit}.</source>
   <comment>reason.leads_low_down</comment>
   <translation>Spielt das schlechteste {suit:suit} aus.</translation>
  </message>
  <message>
   <source>Leads its highest {suit:suit}.</source>
   <comment>reason.leads_high</comment>
   <translation>Spielt das höchste {suit:suit} der Hand aus.</translation>
  </message>
  <message>
   <source>Leads its best {suit:suit}.</source>
   <comment>reason.leads_high_down</comment>
   <translation>Spielt das beste {suit:suit} der Hand aus.</translation>
  </message>
  <message>
   <source>Leads the {card:card}.</source>
   <comment>reason.leads</comment>
   <translation>Spielt {card:card.akk} aus.</translation>
  </message>
  <message>
   <source>Follows suit with its lowest {suit:suit}.</source>
   <comment>reason.follows_low</comment>
   <translation>Bedient mit dem niedrigsten {suit:suit}.</translation>
  </message>
  <message>
   <source>Follows suit with its poorest {suit:suit}.</source>
   <comment>reason.follows_low_down</comment>
   <translation>Bedient mit dem schlechtesten {suit:suit}.</translation>
  </message>
  <message>
   <source>Follows suit with its highest {suit:suit}.</source>
   <comment>reason.follows_high</comment>
   <translation>Bedient mit dem höchsten {suit:suit} der Hand.</translation>
  </message>
  <message>
   <source>Follows suit with its best {suit:suit}.</source>
   <comment>reason.follows_high_down</comment>
   <translation>Bedient mit dem besten {suit:suit} der Hand.</translation>
  </message>
  <message>
   <source>Follows suit with the {card:card}.</source>
   <comment>reason.follows</comment>
   <translation>Bedient mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>Beats the {best:card}, the best card on the table.</source>
   <comment>reason.beats</comment>
   <translation>Schlägt {best:card.akk}, die beste Karte auf dem Tisch.</translation>
  </message>
  <message>
   <source>Plays the best {suit:suit} left.</source>
   <comment>reason.plays_best</comment>
   <translation>Spielt das höchste {suit:suit} im Spiel.</translation>
  </message>
  <message>
   <source>Takes the trick over from partner’s {best:card}.</source>
   <comment>reason.over_partner</comment>
   <translation>Übernimmt den Stich, den {best:card.nom} des Partners hatte.</translation>
  </message>
  <message>
   <source>Leaves the trick to partner’s {best:card}.</source>
   <comment>reason.leaves_partner</comment>
   <translation>Lässt {best:card.dat} des Partners den Stich.</translation>
  </message>
  <message>
   <source>Third hand tries the {card:card}, which may be enough.</source>
   <comment>reason.third_tries</comment>
   <translation>Der Dritte versucht es mit {card:card.dat}; das mag genügen.</translation>
  </message>
  <message>
   <source>Plays a trump, the {card:card}.</source>
   <comment>reason.plays_trump</comment>
   <translation>Spielt Trumpf: {card:card.akk}.</translation>
  </message>
  <message>
   <source>Throws the {card:card} away.</source>
   <comment>reason.throws</comment>
   <translation>Wirft {card:card.akk} ab.</translation>
  </message>
  <message>
   <source>Plays the {card:card}.</source>
   <comment>reason.plays</comment>
   <translation>Spielt {card:card.akk}.</translation>
  </message>
  <message>
   <source>Counted out, the {card:card} makes more tricks than the {other:card}.</source>
   <comment>reason.more_tricks</comment>
   <translation>Ausgezählt macht {card:card.nom} mehr Stiche als {other:card.nom}.</translation>
  </message>
  <message>
   <source>Either would do; the books prefer the {card:card} to the {other:card}.</source>
   <comment>reason.either</comment>
   <translation>Beides geht; die Bücher ziehen {card:card.akk} vor, nicht {other:card.akk}.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, which shows the good cards that go with it.</source>
   <comment>reason.honour_lead_down</comment>
   <translation>Spielt {card:card.akk} aus; das zeigt die guten Karten dazu.</translation>
  </message>
  <message>
   <source>Spend no more than you must.</source>
   <comment>idea.spend_least</comment>
   <translation>Geben Sie nicht mehr aus als nötig.</translation>
  </message>
  <message>
   <source>Compare what each card may bring.</source>
   <comment>idea.judge</comment>
   <translation>Vergleichen Sie, was jede Karte bringen kann.</translation>
  </message>
  <message>
   <source>Lead your lowest {suit:suit}.</source>
   <comment>advice.leads_low</comment>
   <translation>Spielen Sie Ihr niedrigstes {suit:suit} aus.</translation>
  </message>
  <message>
   <source>Lead your poorest {suit:suit}.</source>
   <comment>advice.leads_low_down</comment>
   <translation>Spielen Sie Ihr schlechtestes {suit:suit} aus.</translation>
  </message>
  <message>
   <source>Lead your highest {suit:suit}.</source>
   <comment>advice.leads_high</comment>
   <translation>Spielen Sie Ihr höchstes {suit:suit} aus.</translation>
  </message>
  <message>
   <source>Lead your best {suit:suit}.</source>
   <comment>advice.leads_high_down</comment>
   <translation>Spielen Sie Ihr bestes {suit:suit} aus.</translation>
  </message>
  <message>
   <source>Lead the {card:card}.</source>
   <comment>advice.leads</comment>
   <translation>Spielen Sie {card:card.akk} aus.</translation>
  </message>
  <message>
   <source>Follow suit with your lowest {suit:suit}.</source>
   <comment>advice.follows_low</comment>
   <translation>Bedienen Sie mit Ihrem niedrigsten {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with your poorest {suit:suit}.</source>
   <comment>advice.follows_low_down</comment>
   <translation>Bedienen Sie mit Ihrem schlechtesten {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with your highest {suit:suit}.</source>
   <comment>advice.follows_high</comment>
   <translation>Bedienen Sie mit Ihrem höchsten {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with your best {suit:suit}.</source>
   <comment>advice.follows_high_down</comment>
   <translation>Bedienen Sie mit Ihrem besten {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with the {card:card}.</source>
   <comment>advice.follows</comment>
   <translation>Bedienen Sie mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>Beat the {best:card}, the best card on the table.</source>
   <comment>advice.beats</comment>
   <translation>Schlagen Sie {best:card.akk}, die beste Karte auf dem Tisch.</translation>
  </message>
  <message>
   <source>Play the best {suit:suit} left.</source>
   <comment>advice.plays_best</comment>
   <translation>Spielen Sie das höchste {suit:suit} im Spiel.</translation>
  </message>
  <message>
   <source>Take the trick over from partner’s {best:card}.</source>
   <comment>advice.over_partner</comment>
   <translation>Übernehmen Sie den Stich, den {best:card.nom} des Partners hatte.</translation>
  </message>
  <message>
   <source>Leave the trick to partner’s {best:card}.</source>
   <comment>advice.leaves_partner</comment>
   <translation>Lassen Sie {best:card.dat} des Partners den Stich.</translation>
  </message>
  <message>
   <source>Try the {card:card}, which may be enough.</source>
   <comment>advice.third_tries</comment>
   <translation>Versuchen Sie es mit {card:card.dat}; das mag genügen.</translation>
  </message>
  <message>
   <source>Play a trump, the {card:card}.</source>
   <comment>advice.plays_trump</comment>
   <translation>Spielen Sie Trumpf: {card:card.akk}.</translation>
  </message>
  <message>
   <source>Throw the {card:card} away.</source>
   <comment>advice.throws</comment>
   <translation>Werfen Sie {card:card.akk} ab.</translation>
  </message>
  <message>
   <source>Play the {card:card}.</source>
   <comment>advice.plays</comment>
   <translation>Spielen Sie {card:card.akk}.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, which shows the good cards that go with it.</source>
   <comment>advice.honour_lead_down</comment>
   <translation>Spielen Sie {card:card.akk} aus; das zeigt die guten Karten dazu.</translation>
  </message>
  <message>
   <source>Plays the {card:card}, so that the leader gets least of the tricks left.</source>
   <comment>reason.stop_leader</comment>
   <translation>Spielt {card:card.akk}, damit der Führende von den restlichen Stichen am wenigsten bekommt.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, the best card of its suit.</source>
   <comment>advice.best_card</comment>
   <translation>Spielen Sie {card:card.akk} aus, die höchste Karte der Farbe.</translation>
  </message>
  <message>
   <source>Return partner’s suit, {suit:suits}.</source>
   <comment>advice.return_suit</comment>
   <translation>Spielen Sie die Farbe des Partners nach, {suit:suits}.</translation>
  </message>
  <message>
   <source>Lead your only {suit:suit}, to ruff the next one.</source>
   <comment>advice.singleton</comment>
   <translation>Spielen Sie Ihr einziges {suit:suit} aus, um das nächste zu stechen.</translation>
  </message>
  <message>
   <source>Lead from your longest suit, {suit:suits}.</source>
   <comment>advice.long_suit</comment>
   <translation>Spielen Sie aus Ihrer längsten Farbe aus, {suit:suits}.</translation>
  </message>
  <message>
   <source>You cannot win: play low.</source>
   <comment>advice.cannot_win</comment>
   <translation>Sie können nicht gewinnen: Spielen Sie niedrig.</translation>
  </message>
  <message>
   <source>Win the trick as cheaply as you can.</source>
   <comment>advice.win_cheaply</comment>
   <translation>Gewinnen Sie den Stich so billig wie möglich.</translation>
  </message>
  <message>
   <source>Ruff with the {card:card}.</source>
   <comment>advice.ruff</comment>
   <translation>Stechen Sie mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>You have only trumps: play the lowest.</source>
   <comment>advice.low_trump</comment>
   <translation>Sie haben nur Trümpfe: Spielen Sie den niedrigsten.</translation>
  </message>
  <message>
   <source>Put these away, so that dummy can ruff.</source>
   <comment>advice.discard_void</comment>
   <translation>Legen Sie diese weg, damit der Strohmann stechen kann.</translation>
  </message>
  <message>
   <source>Put away the cards that are worth least.</source>
   <comment>advice.discard_weak</comment>
   <translation>Legen Sie die Karten weg, die am wenigsten wert sind.</translation>
  </message>
  <message>
   <source>Take the {card:card}, the better of the cards put away.</source>
   <comment>advice.take_better</comment>
   <translation>Nehmen Sie {card:card.akk}, die bessere der weggelegten Karten.</translation>
  </message>
  <message>
   <source>Take a card for a joker that wins nothing.</source>
   <comment>advice.take_blind</comment>
   <translation>Nehmen Sie eine Karte für einen Joker, der nichts gewinnt.</translation>
  </message>
  <message>
   <source>However the rest is played, you make {n:number} of {left:number} tricks.</source>
   <comment>advice.claim_certain</comment>
   <translation>Wie auch gespielt wird, Sie machen {n} von {left} Stichen.</translation>
  </message>
  <message>
   <source>From there you lead up to an open hand.</source>
   <comment>advice.sit_right</comment>
   <translation>Von dort spielen Sie auf ein offenes Blatt zu.</translation>
  </message>
  <message>
   <source>Throw a joker, which wins nothing at no trumps.</source>
   <comment>advice.throw_joker</comment>
   <translation>Werfen Sie einen Joker ab, der ohne Trumpf nichts gewinnt.</translation>
  </message>
  <message>
   <source>You cannot win: play your poorest card.</source>
   <comment>advice.cannot_win_down</comment>
   <translation>Sie können nicht gewinnen: Spielen Sie Ihre schlechteste Karte.</translation>
  </message>
  <message>
   <source>You have only trumps: play the poorest.</source>
   <comment>advice.low_trump_down</comment>
   <translation>Sie haben nur Trümpfe: Spielen Sie den schlechtesten.</translation>
  </message>
  <message>
   <source>Ruff with the {card:card}, lest a poorer trump be overruffed.</source>
   <comment>advice.ruff_high_down</comment>
   <translation>Stechen Sie mit {card:card.dat}, damit nicht übertrumpft wird.</translation>
  </message>
  <message>
   <source>Throw your poorest {suit:suit}.</source>
   <comment>advice.throw_low_down</comment>
   <translation>Werfen Sie Ihr schlechtestes {suit:suit} ab.</translation>
  </message>
  <message>
   <source>Lead the better of two poor cards.</source>
   <comment>advice.short_top_down</comment>
   <translation>Spielen Sie die bessere von zwei schlechten Karten aus.</translation>
  </message>
  <message>
   <source>Play just well enough that dummy cannot beat it.</source>
   <comment>advice.beats_dummy_down</comment>
   <translation>Spielen Sie gerade so gut, dass der Strohmann nicht darüberkommt.</translation>
  </message>
  <message>
   <source>Lead a trump, for the adversaries have none left.</source>
   <comment>advice.trump_last</comment>
   <translation>Spielen Sie Trumpf, denn die Gegner haben keinen mehr.</translation>
  </message>
  <message>
   <source>Return partner’s trump lead.</source>
   <comment>advice.return_trump</comment>
   <translation>Spielen Sie den Trumpf des Partners nach.</translation>
  </message>
  <message>
   <source>Lead a trump, so that dummy ruffs less.</source>
   <comment>advice.stop_ruffs</comment>
   <translation>Spielen Sie Trumpf, damit der Strohmann weniger sticht.</translation>
  </message>
  <message>
   <source>Draw trumps with the {card:card}, the best one out.</source>
   <comment>advice.draw_best</comment>
   <translation>Ziehen Sie Trumpf mit {card:card.dat}, dem höchsten im Spiel.</translation>
  </message>
  <message>
   <source>Lead trumps to draw the adversaries’.</source>
   <comment>advice.draw</comment>
   <translation>Spielen Sie Trumpf, um die der Gegner zu ziehen.</translation>
  </message>
  <message>
   <source>Cross to the other hand with a trump, to use its winners.</source>
   <comment>advice.cross_trump</comment>
   <translation>Gehen Sie mit einem Trumpf in die andere Hand, zu deren Gewinnern.</translation>
  </message>
  <message>
   <source>Lead a trump to dummy’s {ally:card}.</source>
   <comment>advice.trump_toward_dummy</comment>
   <translation>Spielen Sie Trumpf zu {ally:card.dat} des Strohmanns.</translation>
  </message>
  <message>
   <source>Lead a trump to the {ally:card} in hand.</source>
   <comment>advice.trump_toward_hand</comment>
   <translation>Spielen Sie Trumpf zu {ally:card.dat} in der Hand.</translation>
  </message>
  <message>
   <source>Lead a trump, since the plain suits are better left alone.</source>
   <comment>advice.adversary_trump</comment>
   <translation>Spielen Sie Trumpf, da die anderen Farben besser ruhen.</translation>
  </message>
  <message>
   <source>Lead {suit:suits} for dummy to ruff.</source>
   <comment>advice.ruff_dummy</comment>
   <translation>Spielen Sie {suit:suits}, damit der Strohmann sticht.</translation>
  </message>
  <message>
   <source>Lead {suit:suits} to ruff them in hand.</source>
   <comment>advice.ruff_hand</comment>
   <translation>Spielen Sie {suit:suits}, um es in der Hand zu stechen.</translation>
  </message>
  <message>
   <source>Take the {card:card} now that no trump is out against it.</source>
   <comment>advice.cash_safe</comment>
   <translation>Nehmen Sie {card:card.akk} mit, nun da kein Trumpf mehr droht.</translation>
  </message>
  <message>
   <source>Lead toward dummy’s {ally:card}.</source>
   <comment>advice.toward_dummy</comment>
   <translation>Spielen Sie auf {ally:card.akk} des Strohmanns zu.</translation>
  </message>
  <message>
   <source>Lead toward the {ally:card} in hand.</source>
   <comment>advice.toward_hand</comment>
   <translation>Spielen Sie auf {ally:card.akk} in der Hand zu.</translation>
  </message>
  <message>
   <source>Lead to dummy’s {ally:card}.</source>
   <comment>advice.cross_dummy</comment>
   <translation>Spielen Sie zu {ally:card.dat} des Strohmanns.</translation>
  </message>
  <message>
   <source>Lead to the {ally:card} in hand.</source>
   <comment>advice.cross_hand</comment>
   <translation>Spielen Sie zu {ally:card.dat} in der Hand.</translation>
  </message>
  <message>
   <source>Lead {suit:suits} to finesse against the {missing:card}.</source>
   <comment>advice.lead_finesse</comment>
   <translation>Spielen Sie {suit:suits}, um gegen {missing:card.akk} zu schneiden.</translation>
  </message>
  <message>
   <source>Lead the {card:card} from a sequence.</source>
   <comment>advice.sequence</comment>
   <translation>Spielen Sie {card:card.akk} aus einer Sequenz.</translation>
  </message>
  <message>
   <source>Lead up to dummy’s weakness in {suit:suits}.</source>
   <comment>advice.up_to_weakness</comment>
   <translation>Spielen Sie in die Schwäche des Strohmanns in {suit:suits}.</translation>
  </message>
  <message>
   <source>Lead through dummy’s {top:card}.</source>
   <comment>advice.through_strength</comment>
   <translation>Spielen Sie durch {top:card.akk} des Strohmanns.</translation>
  </message>
  <message>
   <source>Go on with {suit:suits}.</source>
   <comment>advice.continues</comment>
   <translation>Spielen Sie {suit:suits} weiter.</translation>
  </message>
  <message>
   <source>Lead the higher of two small cards.</source>
   <comment>advice.short_top</comment>
   <translation>Spielen Sie die höhere von zwei kleinen Karten aus.</translation>
  </message>
  <message>
   <source>Play on {suit:suits}, to make good what both hands hold there.</source>
   <comment>advice.establish</comment>
   <translation>Spielen Sie {suit:suits}, um hochzuspielen, was beide Hände dort haben.</translation>
  </message>
  <message>
   <source>Lead {suit:suits}, where little can be lost.</source>
   <comment>advice.quiet</comment>
   <translation>Spielen Sie {suit:suits}, wo wenig zu verlieren ist.</translation>
  </message>
  <message>
   <source>Finesse with the {card:card}: the {missing:card} may lie before it.</source>
   <comment>advice.finesse</comment>
   <translation>Schneiden Sie mit {card:card.dat}: {missing:card.nom^} kann davor sitzen.</translation>
  </message>
  <message>
   <source>Play just high enough that dummy cannot beat it.</source>
   <comment>advice.beats_dummy</comment>
   <translation>Spielen Sie gerade so hoch, dass der Strohmann nicht darüberkommt.</translation>
  </message>
  <message>
   <source>Win with the {card:card}, which cannot be beaten now.</source>
   <comment>advice.win_sure</comment>
   <translation>Gewinnen Sie mit {card:card.dat}, über die nichts mehr geht.</translation>
  </message>
  <message>
   <source>Take the trick with the best {suit:suit} left.</source>
   <comment>advice.takes_best</comment>
   <translation>Nehmen Sie den Stich mit dem höchsten {suit:suit} im Spiel.</translation>
  </message>
  <message>
   <source>Cover the {best:card} with an honour.</source>
   <comment>advice.cover</comment>
   <translation>Decken Sie {best:card.akk} mit einer Figur.</translation>
  </message>
  <message>
   <source>Play one of equal honours second hand.</source>
   <comment>advice.second_sequence</comment>
   <translation>Spielen Sie als Zweiter eine von gleichen Figuren.</translation>
  </message>
  <message>
   <source>Put up the {card:card}, or the trick may go too cheaply.</source>
   <comment>advice.second_high</comment>
   <translation>Setzen Sie {card:card.akk} ein, sonst geht der Stich zu billig weg.</translation>
  </message>
  <message>
   <source>Keep the {top:card} for a later trick.</source>
   <comment>advice.keeps_best</comment>
   <translation>Behalten Sie {top:card.akk} für einen späteren Stich.</translation>
  </message>
  <message>
   <source>Ruff, since partner’s {best:card} may be beaten.</source>
   <comment>advice.ruff_for_partner</comment>
   <translation>Stechen Sie, da {best:card.nom} des Partners geschlagen werden kann.</translation>
  </message>
  <message>
   <source>You have nothing but trumps left.</source>
   <comment>advice.only_trumps</comment>
   <translation>Sie haben nur noch Trümpfe.</translation>
  </message>
  <message>
   <source>Overruff the {best:card}.</source>
   <comment>advice.overruff</comment>
   <translation>Übertrumpfen Sie {best:card.akk}.</translation>
  </message>
  <message>
   <source>Ruff with the {card:card}, lest a low trump be overruffed.</source>
   <comment>advice.ruff_high</comment>
   <translation>Stechen Sie mit {card:card.dat}, damit nicht übertrumpft wird.</translation>
  </message>
  <message>
   <source>Ruff in the hand with fewer trumps.</source>
   <comment>advice.ruff_short</comment>
   <translation>Stechen Sie in der Hand mit weniger Trümpfen.</translation>
  </message>
  <message>
   <source>Do not ruff partner’s {best:card}.</source>
   <comment>advice.no_ruff_partner</comment>
   <translation>Stechen Sie {best:card.akk} des Partners nicht.</translation>
  </message>
  <message>
   <source>Keep your trumps and throw a card away.</source>
   <comment>advice.no_ruff</comment>
   <translation>Behalten Sie die Trümpfe und werfen Sie ab.</translation>
  </message>
  <message>
   <source>Throw your last {suit:suit}, to ruff that suit later.</source>
   <comment>advice.make_void</comment>
   <translation>Werfen Sie Ihr letztes {suit:suit} ab, um später zu stechen.</translation>
  </message>
  <message>
   <source>Throw a {suit:suit}, for the other hand is stronger there.</source>
   <comment>advice.throw_partner_strong</comment>
   <translation>Werfen Sie ein {suit:suit} ab, denn die andere Hand ist dort stärker.</translation>
  </message>
  <message>
   <source>Throw from {suit:suits}, where your best card is the {top:card}.</source>
   <comment>advice.throw_weak</comment>
   <translation>Werfen Sie aus {suit:suits} ab, wo {top:card.nom} Ihre beste Karte ist.</translation>
  </message>
  <message>
   <source>Throw a {suit:suit} and keep the best one.</source>
   <comment>advice.throw_beside_best</comment>
   <translation>Werfen Sie ein {suit:suit} ab und behalten Sie das höchste.</translation>
  </message>
  <message>
   <source>Throw a {suit:suit} that you do not need to guard your honour.</source>
   <comment>advice.throw_spare</comment>
   <translation>Werfen Sie ein {suit:suit} ab, das Ihre Figur nicht zum Schutz braucht.</translation>
  </message>
  <message>
   <source>Throw your lowest {suit:suit}.</source>
   <comment>advice.throw_low</comment>
   <translation>Werfen Sie Ihr niedrigstes {suit:suit} ab.</translation>
  </message>
  <message>
   <source>Throw the card that you can best spare.</source>
   <comment>advice.throw_least</comment>
   <translation>Werfen Sie ab, was am ehesten entbehrlich ist.</translation>
  </message>
  <message>
   <source>That makes {n:number} tricks in all more often than the {other:card}, as the score asks.</source>
   <comment>advice.score_tricks</comment>
   <translation>Das bringt im Ganzen öfter {n} Stiche als {other:card.nom}, wie es der Stand verlangt.</translation>
  </message>
  <message>
   <source>Play the {card:card} and keep a lower {suit:suit}, so as not to block partner’s suit.</source>
   <comment>advice.unblock</comment>
   <translation>Spielen Sie {card:card.akk} und behalten Sie ein niedrigeres {suit:suit}, um die Farbe des Partners nicht zu blockieren.</translation>
  </message>
  <message>
   <source>Throw the {card:card}, so as not to block the {suit:suits} of the other hand.</source>
   <comment>advice.unblock_throw</comment>
   <translation>Werfen Sie {card:card.akk} ab, um {suit:suits} in der anderen Hand nicht zu blockieren.</translation>
  </message>
  <message>
   <source>Lead the {card:card} and keep the {other:card}.</source>
   <comment>advice.lead_under</comment>
   <translation>Spielen Sie {card:card.akk} aus und behalten Sie {other:card.akk}.</translation>
  </message>
  <message>
   <source>Do not ruff, and keep the {other:card} for a later trick.</source>
   <comment>advice.keeps_trump</comment>
   <translation>Stechen Sie nicht und behalten Sie {other:card.akk} für einen späteren Stich.</translation>
  </message>
  <message>
   <source>Play the {card:card}, so that the leader gets least of the tricks left.</source>
   <comment>advice.stop_leader</comment>
   <translation>Spielen Sie {card:card.akk}, damit der Führende von den restlichen Stichen am wenigsten bekommt.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, your fourth best {suit:suit}.</source>
   <comment>advice.fourth_best</comment>
   <translation>Spielen Sie {card:card.akk} aus, Ihr vierthöchstes {suit:suit}.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, as from {best:card} and {card:card}.</source>
   <comment>advice.king_from_ace_king</comment>
   <translation>Spielen Sie {card:card.akk} aus, wie von {best:card.dat} und {card:card.dat}.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, as from the two best {suit:suits} alone.</source>
   <comment>advice.ace_king_alone</comment>
   <translation>Spielen Sie {card:card.akk} aus, wie von den zwei höchsten {suit:suits} allein.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, which shows the honours that go with it.</source>
   <comment>advice.honour_lead</comment>
   <translation>Spielen Sie {card:card.akk} aus; das zeigt die Figuren dazu.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, the highest of a short suit.</source>
   <comment>advice.highest_short</comment>
   <translation>Spielen Sie {card:card.akk} aus, die höchste Karte einer kurzen Farbe.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, the best of a short suit.</source>
   <comment>advice.highest_short_down</comment>
   <translation>Spielen Sie {card:card.akk} aus, die beste Karte einer kurzen Farbe.</translation>
  </message>
  <message>
   <source>Lead your lowest {suit:suit} and keep the {best:card}.</source>
   <comment>advice.lowest_short</comment>
   <translation>Spielen Sie Ihr niedrigstes {suit:suit} aus und behalten Sie {best:card.akk}.</translation>
  </message>
  <message>
   <source>Lead your poorest {suit:suit} and keep the {best:card}.</source>
   <comment>advice.lowest_short_down</comment>
   <translation>Spielen Sie Ihr schlechtestes {suit:suit} aus und behalten Sie {best:card.akk}.</translation>
  </message>
  <message>
   <source>You have {n:number} trumps: lead one.</source>
   <comment>advice.trumps_from_five</comment>
   <translation>Sie haben {n} Trümpfe: Spielen Sie einen aus.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, for partner has called for trumps.</source>
   <comment>advice.answer_call</comment>
   <translation>Spielen Sie {card:card.akk} aus, denn der Partner hat Trumpf gefordert.</translation>
  </message>
  <message>
   <source>Return the best {suit:suit} left, in partner’s suit.</source>
   <comment>advice.return_best</comment>
   <translation>Spielen Sie das höchste {suit:suit} im Spiel nach, in der Farbe des Partners.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the higher of two.</source>
   <comment>advice.return_higher</comment>
   <translation>Spielen Sie die Farbe des Partners mit {card:card.dat} nach, der höheren von zweien.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the better of two.</source>
   <comment>advice.return_higher_down</comment>
   <translation>Spielen Sie die Farbe des Partners mit {card:card.dat} nach, der besseren von zweien.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the lowest of three or more.</source>
   <comment>advice.return_lowest</comment>
   <translation>Spielen Sie die Farbe des Partners mit {card:card.dat} nach, der niedrigsten von dreien oder mehr.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the poorest of three or more.</source>
   <comment>advice.return_lowest_down</comment>
   <translation>Spielen Sie die Farbe des Partners mit {card:card.dat} nach, der schlechtesten von dreien oder mehr.</translation>
  </message>
  <message>
   <source>Play the {card:card} before a lower {suit:suit}, to call for trumps.</source>
   <comment>advice.call_begin</comment>
   <translation>Spielen Sie {card:card.akk} vor einem niedrigeren {suit:suit}, um Trumpf zu fordern.</translation>
  </message>
  <message>
   <source>Play the {card:card} before a poorer {suit:suit}, to call for trumps.</source>
   <comment>advice.call_begin_down</comment>
   <translation>Spielen Sie {card:card.akk} vor einem schlechteren {suit:suit}, um Trumpf zu fordern.</translation>
  </message>
  <message>
   <source>Play the {card:card} after the {other:card}, and so call for trumps.</source>
   <comment>advice.call_end</comment>
   <translation>Spielen Sie {card:card.akk} nach {other:card.dat} und fordern Sie so Trumpf.</translation>
  </message>
  <message>
   <source>Play your third best trump first, which shows four.</source>
   <comment>advice.echo</comment>
   <translation>Spielen Sie erst den dritthöchsten Trumpf, was vier zeigt.</translation>
  </message>
  <message>
   <source>Play the {card:card}, the lowest of equals.</source>
   <comment>advice.lowest_equal</comment>
   <translation>Spielen Sie {card:card.akk}, die niedrigste von gleichen.</translation>
  </message>
  <message>
   <source>Play the {card:card}, which is as good as your better ones.</source>
   <comment>advice.lowest_equal_down</comment>
   <translation>Spielen Sie {card:card.akk}, die so gut ist wie Ihre besseren.</translation>
  </message>
  <message>
   <source>Throw your first card from {suit:suits}, your weakest suit.</source>
   <comment>advice.discard_weakest</comment>
   <translation>Werfen Sie zuerst aus {suit:suits} ab, Ihrer schwächsten Farbe.</translation>
  </message>
  <message>
   <source>Throw from {suit:suits}, your best guarded suit, for trumps are against you.</source>
   <comment>advice.discard_protected</comment>
   <translation>Werfen Sie aus {suit:suits} ab, Ihrer bestgeschützten Farbe, denn der Trumpf ist gegen Sie.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, its fourth best {suit:suit}.</source>
   <comment>reason.fourth_best</comment>
   <translation>Spielt {card:card.akk} aus, das vierthöchste {suit:suit}.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, as from {best:card} and {card:card}.</source>
   <comment>reason.king_from_ace_king</comment>
   <translation>Spielt {card:card.akk} aus, wie von {best:card.dat} und {card:card.dat}.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, as from the two best {suit:suits} alone.</source>
   <comment>reason.ace_king_alone</comment>
   <translation>Spielt {card:card.akk} aus, wie von den zwei höchsten {suit:suits} allein.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, which shows the honours that go with it.</source>
   <comment>reason.honour_lead</comment>
   <translation>Spielt {card:card.akk} aus; das zeigt die Figuren dazu.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, the highest of a short suit.</source>
   <comment>reason.highest_short</comment>
   <translation>Spielt {card:card.akk} aus, die höchste einer kurzen Farbe.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, the best of a short suit.</source>
   <comment>reason.highest_short_down</comment>
   <translation>Spielt {card:card.akk} aus, die beste einer kurzen Farbe.</translation>
  </message>
  <message>
   <source>Leads its lowest {suit:suit} and keeps the {best:card}.</source>
   <comment>reason.lowest_short</comment>
   <translation>Spielt das niedrigste {suit:suit} aus und behält {best:card.akk}.</translation>
  </message>
  <message>
   <source>Leads its poorest {suit:suit} and keeps the {best:card}.</source>
   <comment>reason.lowest_short_down</comment>
   <translation>Spielt das schlechteste {suit:suit} aus und behält {best:card.akk}.</translation>
  </message>
  <message>
   <source>Has {n:number} trumps and leads one.</source>
   <comment>reason.trumps_from_five</comment>
   <translation>Hat {n} Trümpfe und spielt einen aus.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, for partner has called for trumps.</source>
   <comment>reason.answer_call</comment>
   <translation>Spielt {card:card.akk} aus, denn der Partner hat Trumpf gefordert.</translation>
  </message>
  <message>
   <source>Returns the best {suit:suit} left, in partner’s suit.</source>
   <comment>reason.return_best</comment>
   <translation>Spielt das höchste {suit:suit} im Spiel nach, in der Farbe des Partners.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the higher of two.</source>
   <comment>reason.return_higher</comment>
   <translation>Spielt die Farbe des Partners mit {card:card.dat} nach, der höheren von zweien.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the better of two.</source>
   <comment>reason.return_higher_down</comment>
   <translation>Spielt die Farbe des Partners mit {card:card.dat} nach, der besseren von zweien.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the lowest of three or more.</source>
   <comment>reason.return_lowest</comment>
   <translation>Spielt die Farbe des Partners mit {card:card.dat} nach, der niedrigsten von dreien oder mehr.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the poorest of three or more.</source>
   <comment>reason.return_lowest_down</comment>
   <translation>Spielt die Farbe des Partners mit {card:card.dat} nach, der schlechtesten von dreien oder mehr.</translation>
  </message>
  <message>
   <source>Plays the {card:card} before a lower {suit:suit}, to call for trumps.</source>
   <comment>reason.call_begin</comment>
   <translation>Spielt {card:card.akk} vor einem niedrigeren {suit:suit}, um Trumpf zu fordern.</translation>
  </message>
  <message>
   <source>Plays the {card:card} before a poorer {suit:suit}, to call for trumps.</source>
   <comment>reason.call_begin_down</comment>
   <translation>Spielt {card:card.akk} vor einem schlechteren {suit:suit}, um Trumpf zu fordern.</translation>
  </message>
  <message>
   <source>Plays the {card:card} after the {other:card}, and so has called for trumps.</source>
   <comment>reason.call_end</comment>
   <translation>Spielt {card:card.akk} nach {other:card.dat} und hat so Trumpf gefordert.</translation>
  </message>
  <message>
   <source>Plays its third best trump first, which shows four.</source>
   <comment>reason.echo</comment>
   <translation>Spielt erst den dritthöchsten Trumpf, was vier zeigt.</translation>
  </message>
  <message>
   <source>Plays the {card:card}, the lowest of equals.</source>
   <comment>reason.lowest_equal</comment>
   <translation>Spielt {card:card.akk}, die niedrigste von gleichen.</translation>
  </message>
  <message>
   <source>Plays the {card:card}, which is as good as its better ones.</source>
   <comment>reason.lowest_equal_down</comment>
   <translation>Spielt {card:card.akk}, die so gut ist wie die besseren.</translation>
  </message>
  <message>
   <source>Throws its first card from {suit:suits}, its weakest suit.</source>
   <comment>reason.discard_weakest</comment>
   <translation>Wirft zuerst aus {suit:suits} ab, der schwächsten Farbe.</translation>
  </message>
  <message>
   <source>Throws from {suit:suits}, its best guarded suit, for trumps are against it.</source>
   <comment>reason.discard_protected</comment>
   <translation>Wirft aus {suit:suits} ab, der bestgeschützten Farbe, denn der Trumpf ist dagegen.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} higher {suit:suits}, {m:number} of them unseen.</source>
   <comment>infer.fourth_best</comment>
   <translation>{seat}: {card:card.nom} als Vierthöchste; nach der Elferregel hatten die anderen {n} höhere {suit:suits}, davon {m} ungesehen.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} higher {suit:suits}, and all are seen.</source>
   <comment>infer.fourth_best_seen</comment>
   <translation>{seat}: {card:card.nom} als Vierthöchste; nach der Elferregel hatten die anderen {n} höhere {suit:suits}, alle gesehen.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} better {suit:suits}, {m:number} of them unseen.</source>
   <comment>infer.fourth_best_down</comment>
   <translation>{seat}: {card:card.nom} als Vierthöchste; nach der Elferregel hatten die anderen {n} bessere {suit:suits}, davon {m} ungesehen.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} better {suit:suits}, and all are seen.</source>
   <comment>infer.fourth_best_seen_down</comment>
   <translation>{seat}: {card:card.nom} als Vierthöchste; nach der Elferregel hatten die anderen {n} bessere {suit:suits}, alle gesehen.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, the highest of a short suit.</source>
   <comment>infer.short</comment>
   <translation>{seat} spielte {card:card.akk} aus, die höchste einer kurzen Farbe.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, the best of a short suit.</source>
   <comment>infer.short_down</comment>
   <translation>{seat} spielte {card:card.akk} aus, die beste einer kurzen Farbe.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card} or the {top:card}.</source>
   <comment>infer.king</comment>
   <translation>{seat} spielte {card:card.akk} aus; dazu gehört {best:card.nom} oder {top:card.nom}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} without the {best:card}: of five or more, or with the {top:card} and the {ally:card}.</source>
   <comment>infer.ace</comment>
   <translation>{seat} spielte {card:card.akk} aus, ohne {best:card.akk}: von fünf oder mehr, oder mit {top:card.dat} und {ally:card.dat}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more, or with the {best:card}, or with the {top:card} and the {ally:card}.</source>
   <comment>infer.ace_any</comment>
   <translation>{seat} spielte {card:card.akk} aus: von fünf oder mehr, oder mit {best:card.dat}, oder mit {top:card.dat} und {ally:card.dat}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} without the {best:card}: of five or more.</source>
   <comment>infer.ace_alone</comment>
   <translation>{seat} spielte {card:card.akk} aus, ohne {best:card.akk}: von fünf oder mehr.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more, or with the {best:card}.</source>
   <comment>infer.ace_king</comment>
   <translation>{seat} spielte {card:card.akk} aus: von fünf oder mehr, oder mit {best:card.dat}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more, or with the {top:card} and the {ally:card}.</source>
   <comment>infer.ace_two</comment>
   <translation>{seat} spielte {card:card.akk} aus: von fünf oder mehr, oder mit {top:card.dat} und {ally:card.dat}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more.</source>
   <comment>infer.ace_five</comment>
   <translation>{seat} spielte {card:card.akk} aus: von fünf oder mehr.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card}.</source>
   <comment>infer.king_one</comment>
   <translation>{seat} spielte {card:card.akk} aus; dazu gehört {best:card.nom}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card}.</source>
   <comment>infer.with_one</comment>
   <translation>{seat} spielte {card:card.akk} aus; dazu gehört {best:card.nom}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card} and the {top:card}.</source>
   <comment>infer.with_two</comment>
   <translation>{seat} spielte {card:card.akk} aus; dazu gehören {best:card.nom} und {top:card.nom}.</translation>
  </message>
  <message>
   <source>{seat:seat} led trumps: five of them, or great strength.</source>
   <comment>infer.trumps</comment>
   <translation>{seat} spielte Trumpf aus: fünf davon oder große Stärke.</translation>
  </message>
  <message>
   <source>{seat:seat} did not lead trumps, and so has hardly five.</source>
   <comment>infer.no_trumps</comment>
   <translation>{seat} spielte nicht Trumpf aus, hat also kaum fünf.</translation>
  </message>
  <message>
   <source>{seat:seat} did not return the trump lead, and so has none.</source>
   <comment>infer.owes</comment>
   <translation>{seat} spielte den Trumpf nicht nach, hat also keinen.</translation>
  </message>
  <message>
   <source>{seat:seat} answered the call with the {card:card}.</source>
   <comment>infer.answer</comment>
   <translation>{seat} folgte der Trumpfforderung mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>{seat:seat} returned the {card:card}, the higher of two or the lowest of three and more.</source>
   <comment>infer.return</comment>
   <translation>{seat} spielte {card:card.akk} nach, die höhere von zweien oder die niedrigste von dreien und mehr.</translation>
  </message>
  <message>
   <source>{seat:seat} returned the {card:card}, the better of two or the poorest of three and more.</source>
   <comment>infer.return_down</comment>
   <translation>{seat} spielte {card:card.akk} nach, die bessere von zweien oder die schlechteste von dreien und mehr.</translation>
  </message>
  <message>
   <source>{seat:seat} returned the {card:card}, the best one left.</source>
   <comment>infer.return_best</comment>
   <translation>{seat} spielte {card:card.akk} nach, die höchste im Spiel.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, and no equal of it that is lower.</source>
   <comment>infer.tries</comment>
   <translation>{seat} spielte {card:card.akk}, also keine niedrigere gleiche.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, and no equal of it that is poorer.</source>
   <comment>infer.tries_down</comment>
   <translation>{seat} spielte {card:card.akk}, also keine schlechtere gleiche.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, its lowest {suit:suit}.</source>
   <comment>infer.low</comment>
   <translation>{seat} spielte {card:card.akk}, das niedrigste {suit:suit}.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, its poorest {suit:suit}.</source>
   <comment>infer.low_down</comment>
   <translation>{seat} spielte {card:card.akk}, das schlechteste {suit:suit}.</translation>
  </message>
  <message>
   <source>{seat:seat} called for trumps with the {card:card} and then the {other:card}.</source>
   <comment>infer.call</comment>
   <translation>{seat} forderte Trumpf mit {card:card.dat} und dann {other:card.dat}.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card} under partner’s trump lead: its third best of four or more, or the lowest of fewer.</source>
   <comment>infer.echo</comment>
   <translation>{seat} spielte {card:card.akk} auf den Trumpf des Partners: die dritthöchste von vier oder mehr, oder die niedrigste von weniger.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card} under partner’s trump lead: its third best of four or more, or the poorest of fewer.</source>
   <comment>infer.echo_down</comment>
   <translation>{seat} spielte {card:card.akk} auf den Trumpf des Partners: die dritthöchste von vier oder mehr, oder die schlechteste von weniger.</translation>
  </message>
  <message>
   <source>{seat:seat} threw away {suit:suits} first, its weakest suit.</source>
   <comment>infer.weakest</comment>
   <translation>{seat} warf zuerst {suit:suits} ab, die schwächste Farbe.</translation>
  </message>
  <message>
   <source>{seat:seat} threw away {suit:suits} first, its best guarded suit, for trumps are against it.</source>
   <comment>infer.protected</comment>
   <translation>{seat} warf zuerst {suit:suits} ab, die bestgeschützte Farbe, denn der Trumpf ist dagegen.</translation>
  </message>
  <message>
   <source>Leads {suit:suits}, a suit that nobody has led before.</source>
   <comment>seen.leads</comment>
   <translation>Spielt {suit:suits} aus, eine Farbe, die noch niemand ausgespielt hat.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} again.</source>
   <comment>seen.leads_again</comment>
   <translation>Spielt wieder {suit:suits} aus.</translation>
  </message>
  <message>
   <source>Leads a trump.</source>
   <comment>seen.leads_trumps</comment>
   <translation>Spielt Trumpf aus.</translation>
  </message>
  <message>
   <source>Returns {suit:suits}, the suit that partner led.</source>
   <comment>seen.returns</comment>
   <translation>Spielt {suit:suits} nach, die Farbe des Partners.</translation>
  </message>
  <message>
   <source>Returns partner’s trump lead.</source>
   <comment>seen.returns_trumps</comment>
   <translation>Spielt den Trumpf des Partners nach.</translation>
  </message>
  <message>
   <source>Takes the trick over with the {card:card}.</source>
   <comment>seen.takes</comment>
   <translation>Übernimmt den Stich mit {card:card.dat}.</translation>
  </message>
  <message>
   <source>Follows suit and leaves the trick to the {best:card}.</source>
   <comment>seen.leaves</comment>
   <translation>Bedient und lässt den Stich {best:card.dat}.</translation>
  </message>
  <message>
   <source>Follows suit and leaves the trick to partner’s {best:card}.</source>
   <comment>seen.leaves_partner</comment>
   <translation>Bedient und lässt den Stich {best:card.dat} des Partners.</translation>
  </message>
  <message>
   <source>Had no other {suit:suit}.</source>
   <comment>seen.forced</comment>
   <translation>Hatte kein anderes {suit:suit}.</translation>
  </message>
  <message>
   <source>It was the last card of the hand.</source>
   <comment>seen.last</comment>
   <translation>Es war die letzte Karte der Hand.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and ruffs.</source>
   <comment>seen.ruffs</comment>
   <translation>Hat kein {led:suits} und sticht.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and overruffs.</source>
   <comment>seen.over_ruff</comment>
   <translation>Hat kein {led:suits} und übertrumpft.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and plays a low trump.</source>
   <comment>seen.under_ruff</comment>
   <translation>Hat kein {led:suits} und spielt einen niedrigen Trumpf.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and throws a {suit:suit} away.</source>
   <comment>seen.throws</comment>
   <translation>Hat kein {led:suits} und wirft ein {suit:suit} ab.</translation>
  </message>
  <message>
   <source>Plays the {card:card}.</source>
   <comment>seen.joker</comment>
   <translation>Spielt {card:card.akk}.</translation>
  </message>
  <message>
   <source>Stop who is about to win.</source>
   <comment>idea.stop_leader</comment>
   <translation>Halten Sie den auf, der gleich gewinnt.</translation>
  </message>
  <message>
   <source>Get into the right hand.</source>
   <comment>idea.entries</comment>
   <translation>Kommen Sie in die richtige Hand.</translation>
  </message>
  <message>
   <source>Ruff in the hand with fewer trumps.</source>
   <comment>idea.ruff_short</comment>
   <translation>Stechen Sie in der Hand mit weniger Trümpfen.</translation>
  </message>
  <message>
   <source>Give partner a ruff.</source>
   <comment>idea.give_ruff</comment>
   <translation>Lassen Sie den Partner stechen.</translation>
  </message>
  <message>
   <source>Lead toward your honours.</source>
   <comment>idea.toward_honours</comment>
   <translation>Spielen Sie auf Ihre Figuren zu.</translation>
  </message>
  <message>
   <source>Finesse against a missing honour.</source>
   <comment>idea.finesse</comment>
   <translation>Schneiden Sie gegen eine fehlende Figur.</translation>
  </message>
  <message>
   <source>Lead from a sequence.</source>
   <comment>idea.sequences</comment>
   <translation>Spielen Sie aus einer Sequenz aus.</translation>
  </message>
  <message>
   <source>Lead up to weakness.</source>
   <comment>idea.up_to_weakness</comment>
   <translation>Spielen Sie in die Schwäche.</translation>
  </message>
  <message>
   <source>Lead through strength.</source>
   <comment>idea.through_strength</comment>
   <translation>Spielen Sie durch die Stärke.</translation>
  </message>
  <message>
   <source>Give nothing away with your lead.</source>
   <comment>idea.lead_safely</comment>
   <translation>Verschenken Sie nichts mit dem Ausspiel.</translation>
  </message>
  <message>
   <source>Sometimes second hand must play high.</source>
   <comment>idea.second_high</comment>
   <translation>Manchmal muss der Zweite hoch spielen.</translation>
  </message>
  <message>
   <source>Cover an honour with an honour.</source>
   <comment>idea.cover</comment>
   <translation>Decken Sie eine Figur mit einer Figur.</translation>
  </message>
  <message>
   <source>Keep your trumps.</source>
   <comment>idea.save_trumps</comment>
   <translation>Behalten Sie Ihre Trümpfe.</translation>
  </message>
  <message>
   <source>Do not ruff what partner has won.</source>
   <comment>idea.no_ruff_partner</comment>
   <translation>Stechen Sie nicht, was der Partner hat.</translation>
  </message>
  <message>
   <source>Show your partner what you hold.</source>
   <comment>idea.show</comment>
   <translation>Zeigen Sie Ihrem Partner, was Sie haben.</translation>
  </message>
  <message>
   <source>Ask your partner to lead trumps.</source>
   <comment>idea.call</comment>
   <translation>Bitten Sie Ihren Partner um Trumpf.</translation>
  </message>
  <message>
   <source>Count the cards that are still out.</source>
   <comment>idea.ending</comment>
   <translation>Zählen Sie die Karten, die noch draußen sind.</translation>
  </message>
  <message>
   <source>Habits are {many} numbers from 0 to 1 with single spaces between and at most four places: how likely all cards are random, then {experts} of sum 1 for the experts and {ties} of sum 1 for equal cards.</source>
   <comment>unreadable.habits</comment>
   <translation>Gewohnheiten sind {many} Zahlen von 0 bis 1, durch je ein Leerzeichen getrennt, mit höchstens vier Nachkommastellen: wie wahrscheinlich alle Karten zufällig sind, dann {experts} mit der Summe 1 für die Experten und {ties} mit der Summe 1 für gleichwertige Karten.</translation>
  </message>
  <message>
   <source>There is no level “{text}”; there are {levels}.</source>
   <comment>unreadable.level</comment>
   <translation>Es gibt keine Stufe „{text}“; es gibt {levels}.</translation>
  </message>
  <message>
   <source>Computer players are shut in: they can open no file of yours and reach no network.</source>
   <comment>sandbox.files_network</comment>
   <translation>Computerspieler sind eingeschlossen: Sie können keine Ihrer Dateien öffnen und kein Netz erreichen.</translation>
  </message>
  <message>
   <source>Computer players can open no file of yours; this system does not keep them from the network.</source>
   <comment>sandbox.files_no_network</comment>
   <translation>Computerspieler können keine Ihrer Dateien öffnen; dieses System hält sie nicht vom Netz fern.</translation>
  </message>
  <message>
   <source>Computer players can reach no network; this system does not keep them from your files.</source>
   <comment>sandbox.no_files_network</comment>
   <translation>Computerspieler können kein Netz erreichen; dieses System hält sie nicht von Ihren Dateien fern.</translation>
  </message>
  <message>
   <source>This system does not shut computer players in: they run with your rights, as any program that you start.</source>
   <comment>sandbox.no_files_no_network</comment>
   <translation>Dieses System schließt Computerspieler nicht ein: Sie laufen mit Ihren Rechten wie jedes Programm, das Sie starten.</translation>
  </message>
 </context>
 <context>
  <name>rules</name>
  <message>
   <source>English Dummy</source>
   <translation>Englischer Strohmann</translation>
  </message>
  <message>
   <source>Dummy faces you, a rubber each.</source>
   <translation>Strohmann drüben, je ein Robber.</translation>
  </message>
  <message>
   <source>Foster's Complete Hoyle</source>
   <translation>Foster's Complete Hoyle</translation>
  </message>
  <message>
   <source>Who has dummy</source>
   <translation>Wer den Strohmann hat</translation>
  </message>
  <message>
   <source>Each player takes dummy for one rubber, or one player keeps it and concedes a point in every rubber.</source>
   <translation>Jeder Spieler hat den Strohmann einen Robber lang, oder einer behält ihn und gibt in jedem Robber einen Punkt ab.</translation>
  </message>
  <message>
   <source>Table and tournée</source>
   <translation>Tisch und Tournee</translation>
  </message>
  <message>
   <source>Foster</source>
   <translation>Foster</translation>
  </message>
  <message>
   <source>In turn</source>
   <translation>Der Reihe nach</translation>
  </message>
  <message>
   <source>Constant</source>
   <translation>Ständig</translation>
  </message>
  <message>
   <source>Points conceded</source>
   <translation>Abgegebene Punkte</translation>
  </message>
  <message>
   <source>Rubber points that a constant dummy player gives to the adversaries in each rubber.</source>
   <translation>Robberpunkte, die wer den Strohmann behält den Gegnern in jedem Robber gibt.</translation>
  </message>
  <message>
   <source>It belongs to constant dummy only.</source>
   <translation>Das gehört nur zum ständigen Strohmann.</translation>
  </message>
  <message>
   <source>Rubbers</source>
   <translation>Robber</translation>
  </message>
  <message>
   <source>How many rubbers a constant dummy player has; a tournée always has three.</source>
   <translation>Wie viele Robber ein ständiger Strohmann hat; eine Tournee hat immer drei.</translation>
  </message>
  <message>
   <source>Foster; common use</source>
   <translation>Foster; üblich</translation>
  </message>
  <message>
   <source>First dummy</source>
   <translation>Erster Strohmann</translation>
  </message>
  <message>
   <source>Cut for the order of dummy, or agree who takes it first.</source>
   <translation>Um die Reihenfolge ziehen, oder vereinbaren, wer ihn zuerst hat.</translation>
  </message>
  <message>
   <source>Cut the cards</source>
   <translation>Karten ziehen</translation>
  </message>
  <message>
   <source>Agreed</source>
   <translation>Vereinbart</translation>
  </message>
  <message>
   <source>Equal cards in the cut</source>
   <translation>Gleiche gezogene Karten</translation>
  </message>
  <message>
   <source>Tied players draw again, or hearts are lowest, then diamonds, clubs, spades.</source>
   <translation>Die Gleichen ziehen noch einmal, oder Herz ist am niedrigsten, dann Karo, Kreuz, Pik.</translation>
  </message>
  <message>
   <source>Draw again</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>By suit</source>
   <translation>Nach Farbe</translation>
  </message>
  <message>
   <source>Nobody cuts when the first dummy is agreed.</source>
   <translation>Niemand zieht, wenn der erste Strohmann vereinbart ist.</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>Plätze</translation>
  </message>
  <message>
   <source>Players keep their order round the table, choose their chairs before each rubber, or the adversaries change sides from rubber to rubber.</source>
   <translation>Die Spieler behalten ihre Reihenfolge am Tisch, wählen vor jedem Robber ihre Plätze, oder die Gegner wechseln von Robber zu Robber die Seite.</translation>
  </message>
  <message>
   <source>Common use</source>
   <translation>Üblich</translation>
  </message>
  <message>
   <source>Keep order</source>
   <translation>Reihenfolge</translation>
  </message>
  <message>
   <source>Choose chairs</source>
   <translation>Plätze wählen</translation>
  </message>
  <message>
   <source>Change sides</source>
   <translation>Seiten wechseln</translation>
  </message>
  <message>
   <source>First deal of a rubber</source>
   <translation>Erstes Geben im Robber</translation>
  </message>
  <message>
   <source>Dummy deals the first hand of each rubber, or its partner does, or he chooses.</source>
   <translation>Der Strohmann gibt in jedem Robber zuerst, oder sein Partner, oder dieser wählt.</translation>
  </message>
  <message>
   <source>Dummy</source>
   <translation>Strohmann</translation>
  </message>
  <message>
   <source>Partner</source>
   <translation>Partner</translation>
  </message>
  <message>
   <source>He chooses</source>
   <translation>Er wählt</translation>
  </message>
  <message>
   <source>Session broken off</source>
   <translation>Abgebrochene Sitzung</translation>
  </message>
  <message>
   <source>Settle the rubbers that are finished, or nothing.</source>
   <translation>Die beendeten Robber abrechnen, oder nichts.</translation>
  </message>
  <message>
   <source>Settle finished</source>
   <translation>Beendete</translation>
  </message>
  <message>
   <source>Settle nothing</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <source>Trumps</source>
   <translation>Trumpf</translation>
  </message>
  <message>
   <source>The last card is turned, or the suits take turns deal by deal, with or without a deal at no trumps.</source>
   <translation>Die letzte Karte wird aufgedeckt, oder die Farben wechseln sich von Spiel zu Spiel ab, mit oder ohne ein Spiel ohne Trumpf.</translation>
  </message>
  <message>
   <source>Deal and play</source>
   <translation>Geben und Spielen</translation>
  </message>
  <message>
   <source>Foster, Pagat</source>
   <translation>Foster, Pagat</translation>
  </message>
  <message>
   <source>Turned</source>
   <translation>Aufgedeckt</translation>
  </message>
  <message>
   <source>In rotation</source>
   <translation>Im Wechsel</translation>
  </message>
  <message>
   <source>Rotation, no trumps fifth</source>
   <translation>Wechsel, fünftes ohne Trumpf</translation>
  </message>
  <message>
   <source>Dummy is shown</source>
   <translation>Strohmann wird offen</translation>
  </message>
  <message>
   <source>Before the first lead, or after it as at bridge.</source>
   <translation>Vor dem ersten Ausspiel, oder danach wie beim Bridge.</translation>
  </message>
  <message>
   <source>Foster; bridge</source>
   <translation>Foster; Bridge</translation>
  </message>
  <message>
   <source>Before the lead</source>
   <translation>Vor dem Ausspiel</translation>
  </message>
  <message>
   <source>After the lead</source>
   <translation>Nach dem Ausspiel</translation>
  </message>
  <message>
   <source>The last trick</source>
   <translation>Der letzte Stich</translation>
  </message>
  <message>
   <source>May be looked at until the next is quitted, or not at all.</source>
   <translation>Darf angesehen werden, bis der nächste abgelegt ist, oder gar nicht.</translation>
  </message>
  <message>
   <source>Foster, Hoffmann</source>
   <translation>Foster, Hoffmann</translation>
  </message>
  <message>
   <source>May be seen</source>
   <translation>Darf man sehen</translation>
  </message>
  <message>
   <source>Stays turned</source>
   <translation>Bleibt verdeckt</translation>
  </message>
  <message>
   <source>Misdeal</source>
   <translation>Vergeben</translation>
  </message>
  <message>
   <source>A misdeal loses the deal, or the dealer deals again; this program’s deals do not err.</source>
   <translation>Wer sich vergibt, verliert das Geben oder gibt noch einmal; dieses Programm vergibt sich nicht.</translation>
  </message>
  <message>
   <source>Loses the deal</source>
   <translation>Verliert das Geben</translation>
  </message>
  <message>
   <source>Deal again</source>
   <translation>Neu geben</translation>
  </message>
  <message>
   <source>Claims</source>
   <translation>Ansprüche</translation>
  </message>
  <message>
   <source>The solver says whether a claim of tricks is right, or the other side admits it.</source>
   <translation>Der Löser sagt, ob ein Anspruch auf Stiche stimmt, oder die andere Seite erkennt ihn an.</translation>
  </message>
  <message>
   <source>By the solver</source>
   <translation>Durch den Löser</translation>
  </message>
  <message>
   <source>By the other side</source>
   <translation>Durch die andere Seite</translation>
  </message>
  <message>
   <source>Points for game</source>
   <translation>Punkte für die Partie</translation>
  </message>
  <message>
   <source>Points a side needs to win a game.</source>
   <translation>Punkte, die eine Seite für eine Partie braucht.</translation>
  </message>
  <message>
   <source>Scoring</source>
   <translation>Zählen</translation>
  </message>
  <message>
   <source>Honours</source>
   <translation>Honneurs</translation>
  </message>
  <message>
   <source>Four trump honours score 4, three score 2.</source>
   <translation>Vier Trumpfhonneurs zählen 4, drei zählen 2.</translation>
  </message>
  <message>
   <source>On</source>
   <translation>An</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Aus</translation>
  </message>
  <message>
   <source>Honours barred</source>
   <translation>Honneurs gesperrt</translation>
  </message>
  <message>
   <source>A side that needs one point cannot score honours.</source>
   <translation>Wem ein Punkt fehlt, der kann keine Honneurs zählen.</translation>
  </message>
  <message>
   <source>One short of game</source>
   <translation>Kurz vor der Partie</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>Honours are not counted.</source>
   <translation>Honneurs werden nicht gezählt.</translation>
  </message>
  <message>
   <source>Claiming honours</source>
   <translation>Honneurs ansagen</translation>
  </message>
  <message>
   <source>Honours are counted by themselves, or must be called before the next trump is turned.</source>
   <translation>Honneurs zählen von selbst, oder sind vor dem nächsten Trumpf anzusagen.</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>Von selbst</translation>
  </message>
  <message>
   <source>Called</source>
   <translation>Angesagt</translation>
  </message>
  <message>
   <source>Value of a game</source>
   <translation>Wert einer Partie</translation>
  </message>
  <message>
   <source>Three, two or one by the losers’ score; the difference of the scores; the difference with the last deal in full; double if the losers are under half; or one.</source>
   <translation>Drei, zwei oder eins nach dem Stand der Verlierer; die Differenz der Stände; die Differenz mit dem ganzen letzten Spiel; zweifach unter der Hälfte; oder eins.</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>Differenz</translation>
  </message>
  <message>
   <source>Difference, played out</source>
   <translation>Differenz, ausgespielt</translation>
  </message>
  <message>
   <source>Double under half</source>
   <translation>Zweifach unter halb</translation>
  </message>
  <message>
   <source>One</source>
   <translation>Eins</translation>
  </message>
  <message>
   <source>Points for the rubber</source>
   <translation>Punkte für den Robber</translation>
  </message>
  <message>
   <source>Rubber points added for winning the rubber.</source>
   <translation>Robberpunkte, die für den gewonnenen Robber dazukommen.</translation>
  </message>
  <message>
   <source>Stake on</source>
   <translation>Einsatz auf</translation>
  </message>
  <message>
   <source>What the stake is paid for; triple pays tricks, games and the rubber as 1 to 2½ to 5.</source>
   <translation>Wofür der Einsatz gilt; dreifach zahlt Tricks, Partien und den Robber wie 1 zu 2½ zu 5.</translation>
  </message>
  <message>
   <source>Stakes</source>
   <translation>Einsätze</translation>
  </message>
  <message>
   <source>Rubber points</source>
   <translation>Robberpunkte</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Partien</translation>
  </message>
  <message>
   <source>Tricks</source>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>All three</source>
   <translation>Alle drei</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <source>Stake</source>
   <translation>Einsatz</translation>
  </message>
  <message>
   <source>Units paid for each; the dummy player pays or receives it twice.</source>
   <translation>Einheiten für jeden; wer den Strohmann hat, zahlt oder bekommt sie zweimal.</translation>
  </message>
  <message>
   <source>No account is kept.</source>
   <translation>Es wird kein Konto geführt.</translation>
  </message>
  <message>
   <source>Extra stake on the rubber</source>
   <translation>Zusätzlich auf den Robber</translation>
  </message>
  <message>
   <source>Units added to every rubber won.</source>
   <translation>Einheiten für jeden gewonnenen Robber dazu.</translation>
  </message>
  <message>
   <source>The stake is not on the rubber points.</source>
   <translation>Der Einsatz gilt nicht den Robberpunkten.</translation>
  </message>
  <message>
   <source>Wrong cards</source>
   <translation>Falsche Karten</translation>
  </message>
  <message>
   <source>A card that does not follow suit cannot be played, or it can, and the law answers it.</source>
   <translation>Eine Karte, die nicht bedient, kann nicht gespielt werden, oder sie kann es, und das Gesetz antwortet.</translation>
  </message>
  <message>
   <source>Laws of the table</source>
   <translation>Gesetze des Tisches</translation>
  </message>
  <message>
   <source>Cannot be played</source>
   <translation>Nicht spielbar</translation>
  </message>
  <message>
   <source>Are penalised</source>
   <translation>Werden bestraft</translation>
  </message>
  <message>
   <source>What can go wrong</source>
   <translation>Was falsch laufen kann</translation>
  </message>
  <message>
   <source>Wrong suits only, cards out of turn as well, or cards shown too.</source>
   <translation>Nur falsche Farben, auch Karten außer der Reihe, oder auch gezeigte Karten.</translation>
  </message>
  <message>
   <source>Wrong suits</source>
   <translation>Falsche Farben</translation>
  </message>
  <message>
   <source>Suits and turns</source>
   <translation>Farben und Reihenfolge</translation>
  </message>
  <message>
   <source>Everything</source>
   <translation>Alles</translation>
  </message>
  <message>
   <source>A wrong card cannot be played.</source>
   <translation>Eine falsche Karte kann nicht gespielt werden.</translation>
  </message>
  <message>
   <source>A wrong card of dummy</source>
   <translation>Falsche Karte des Strohmanns</translation>
  </message>
  <message>
   <source>Stands when the trick is quitted, or cannot be played.</source>
   <translation>Bleibt liegen, wenn der Stich gewendet ist, oder kann nicht gespielt werden.</translation>
  </message>
  <message>
   <source>Stands</source>
   <translation>Bleibt liegen</translation>
  </message>
  <message>
   <source>Finding a revoke</source>
   <translation>Revoke finden</translation>
  </message>
  <message>
   <source>An adversary claims it, or it is told at the end of the deal, or at once.</source>
   <translation>Ein Gegner zeigt es an, oder es wird am Ende des Spiels gesagt, oder sofort.</translation>
  </message>
  <message>
   <source>It is claimed</source>
   <translation>Wird reklamiert</translation>
  </message>
  <message>
   <source>Told at the end</source>
   <translation>Am Ende gesagt</translation>
  </message>
  <message>
   <source>Told at once</source>
   <translation>Sofort gesagt</translation>
  </message>
  <message>
   <source>A false claim</source>
   <translation>Falsch reklamiert</translation>
  </message>
  <message>
   <source>A claim of a revoke that is not proved costs nothing, or a point.</source>
   <translation>Einen Revoke zu reklamieren, der sich nicht erweist, kostet nichts oder einen Punkt.</translation>
  </message>
  <message>
   <source>Costs nothing</source>
   <translation>Kostet nichts</translation>
  </message>
  <message>
   <source>Costs a point</source>
   <translation>Kostet einen Punkt</translation>
  </message>
  <message>
   <source>Revokes are not claimed, but told.</source>
   <translation>Revokes werden nicht reklamiert, sondern gesagt.</translation>
  </message>
  <message>
   <source>Penalty of a revoke</source>
   <translation>Strafe für einen Revoke</translation>
  </message>
  <message>
   <source>Its claimants choose, or it is always tricks taken, points off, or points on.</source>
   <translation>Wer ihn reklamiert, wählt, oder es sind immer Stiche, Abzug oder Gutschrift.</translation>
  </message>
  <message>
   <source>Claimants choose</source>
   <translation>Wer reklamiert, wählt</translation>
  </message>
  <message>
   <source>Points off</source>
   <translation>Punkte ab</translation>
  </message>
  <message>
   <source>Points on</source>
   <translation>Punkte dazu</translation>
  </message>
  <message>
   <source>Size of the penalty</source>
   <translation>Höhe der Strafe</translation>
  </message>
  <message>
   <source>Tricks or points for a revoke.</source>
   <translation>Stiche oder Punkte für einen Revoke.</translation>
  </message>
  <message>
   <source>A side’s further revokes</source>
   <translation>Weitere Revokes einer Seite</translation>
  </message>
  <message>
   <source>Cost what its first one costs, or one trick or point each.</source>
   <translation>Kostet so viel wie das erste, oder je einen Stich oder Punkt.</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>Dasselbe</translation>
  </message>
  <message>
   <source>One each</source>
   <translation>Je eins</translation>
  </message>
  <message>
   <source>Both sides revoked</source>
   <translation>Beide machten einen Revoke</translation>
  </message>
  <message>
   <source>Each is punished, or the penalties cancel each other.</source>
   <translation>Jede Partei wird bestraft, oder die Strafen heben sich auf.</translation>
  </message>
  <message>
   <source>Each is punished</source>
   <translation>Jede bestraft</translation>
  </message>
  <message>
   <source>They cancel</source>
   <translation>Heben sich auf</translation>
  </message>
  <message>
   <source>Revoke and game</source>
   <translation>Revoke und Partie</translation>
  </message>
  <message>
   <source>A side that revoked cannot win the game with that deal, or it can.</source>
   <translation>Eine Partei, die einen Revoke machte, kann mit diesem Spiel die Partie nicht gewinnen, oder doch.</translation>
  </message>
  <message>
   <source>Cannot win it</source>
   <translation>Kann sie nicht gewinnen</translation>
  </message>
  <message>
   <source>Can win it</source>
   <translation>Kann sie gewinnen</translation>
  </message>
  <message>
   <source>English Dummy, Foster</source>
   <translation>Englischer Strohmann, Foster</translation>
  </message>
  <message>
   <source>Revised code, Hoffmann</source>
   <translation>Neuer Kodex, Hoffmann</translation>
  </message>
  <message>
   <source>Hoyle's Games Modernized</source>
   <translation>Hoyle's Games Modernized</translation>
  </message>
  <message>
   <source>Constant dummy, a point conceded</source>
   <translation>Ständiger Strohmann, ein Punkt abgegeben</translation>
  </message>
  <message>
   <source>American count: seven, no honours</source>
   <translation>Amerikanisch: sieben, ohne Honneurs</translation>
  </message>
  <message>
   <source>Long game: ten points</source>
   <translation>Lange Partie: zehn Punkte</translation>
  </message>
  <message>
   <source>Pagat</source>
   <translation>Pagat</translation>
  </message>
  <message>
   <source>Double Dummy</source>
   <translation>Zwei Strohmänner</translation>
  </message>
  <message>
   <source>Two players, each with an open dummy.</source>
   <translation>Zwei Spieler, jeder mit offenem Strohmann.</translation>
  </message>
  <message>
   <source>What is played</source>
   <translation>Was gespielt wird</translation>
  </message>
  <message>
   <source>One game, a rubber of three, or a tournament of a set number of deals.</source>
   <translation>Eine Partie, ein Robber oder ein Turnier aus einer festen Zahl von Spielen.</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tisch</translation>
  </message>
  <message>
   <source>One game</source>
   <translation>Eine Partie</translation>
  </message>
  <message>
   <source>A rubber</source>
   <translation>Ein Robber</translation>
  </message>
  <message>
   <source>A tournament</source>
   <translation>Ein Turnier</translation>
  </message>
  <message>
   <source>Deals of the tournament</source>
   <translation>Spiele des Turniers</translation>
  </message>
  <message>
   <source>How many deals a tournament has, so that all deal equally often.</source>
   <translation>Wie viele Spiele ein Turnier hat, damit alle gleich oft geben.</translation>
  </message>
  <message>
   <source>Pagat; common use</source>
   <translation>Pagat; üblich</translation>
  </message>
  <message>
   <source>It belongs to a tournament only.</source>
   <translation>Das gehört nur zum Turnier.</translation>
  </message>
  <message>
   <source>Where the low cutter sits</source>
   <translation>Platz der niedrigsten Karte</translation>
  </message>
  <message>
   <source>On the right of the other player, on his left, or as he likes.</source>
   <translation>Rechts vom anSpiel der Gegnerer, links, oder wie er mag.</translation>
  </message>
  <message>
   <source>On his right</source>
   <translation>Rechts von ihm</translation>
  </message>
  <message>
   <source>On his left</source>
   <translation>Links von ihm</translation>
  </message>
  <message>
   <source>As he likes</source>
   <translation>Wie er mag</translation>
  </message>
  <message>
   <source>First deal</source>
   <translation>Erstes Geben</translation>
  </message>
  <message>
   <source>The low cutter’s dummy deals first, or he does.</source>
   <translation>Wer die niedrigste zog, dessen Strohmann gibt zuerst, oder er selbst.</translation>
  </message>
  <message>
   <source>The low cutter</source>
   <translation>Die niedrigste</translation>
  </message>
  <message>
   <source>The hidden hands</source>
   <translation>Die verdeckten Blätter</translation>
  </message>
  <message>
   <source>The players’ own hands stay closed, or all four hands lie open.</source>
   <translation>Die Blätter der Spieler bleiben verdeckt, oder alle vier liegen offen.</translation>
  </message>
  <message>
   <source>All open</source>
   <translation>Alle offen</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Verdeckt</translation>
  </message>
  <message>
   <source>Cavendish; Foster</source>
   <translation>Cavendish; Foster</translation>
  </message>
  <message>
   <source>Claiming tricks</source>
   <translation>Stiche beanspruchen</translation>
  </message>
  <message>
   <source>A player may claim so many of the tricks left, and the other admit it.</source>
   <translation>Ein Spieler darf so viele der restlichen Stiche beanspruchen, und der andere erkennt es an.</translation>
  </message>
  <message>
   <source>By agreement</source>
   <translation>Nach Absprache</translation>
  </message>
  <message>
   <source>Not allowed</source>
   <translation>Nicht erlaubt</translation>
  </message>
  <message>
   <source>What a claim is worth</source>
   <translation>Was ein Anspruch wert ist</translation>
  </message>
  <message>
   <source>The other player judges it, or both are told how it stands to perfect play before he answers.</source>
   <translation>Der andere Spieler urteilt, oder beiden wird vor der Antwort gesagt, wie er bei bestem Spiel steht.</translation>
  </message>
  <message>
   <source>The other judges</source>
   <translation>Der andere urteilt</translation>
  </message>
  <message>
   <source>Both are told</source>
   <translation>Beiden gesagt</translation>
  </message>
  <message>
   <source>Nothing is claimed.</source>
   <translation>Nichts wird beansprucht.</translation>
  </message>
  <message>
   <source>No game is played to a figure: tricks alone are counted.</source>
   <translation>Keine Partie geht auf Punkte: Nur Stiche werden gezählt.</translation>
  </message>
  <message>
   <source>Three, two or one by the losers’ score; the difference of the scores; or one.</source>
   <translation>Drei, zwei oder eins nach dem Stand der Verlierer; die Differenz der Stände; oder eins.</translation>
  </message>
  <message>
   <source>No rubber is played.</source>
   <translation>Es wird kein Robber gespielt.</translation>
  </message>
  <message>
   <source>Units paid for each.</source>
   <translation>Einheiten für jeden.</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Zahlung</translation>
  </message>
  <message>
   <source>Once between the two, or double as at English Dummy.</source>
   <translation>Einfach zwischen beiden, oder doppelt wie beim Englischen Strohmann.</translation>
  </message>
  <message>
   <source>Double</source>
   <translation>Doppelt</translation>
  </message>
  <message>
   <source>Once</source>
   <translation>Einfach</translation>
  </message>
  <message>
   <source>Double Dummy, Foster</source>
   <translation>Zwei Strohmänner, Foster</translation>
  </message>
  <message>
   <source>All four hands open</source>
   <translation>Alle vier Blätter offen</translation>
  </message>
  <message>
   <source>Mort for three</source>
   <translation>Mort zu dritt</translation>
  </message>
  <message>
   <source>Mort</source>
   <translation>Mort</translation>
  </message>
  <message>
   <source>Vivant and Mort against two, a game each.</source>
   <translation>Vivant und Mort gegen zwei, je eine Partie.</translation>
  </message>
  <message>
   <source>Length</source>
   <translation>Länge</translation>
  </message>
  <message>
   <source>Every player is Vivant for one game, or one game is all.</source>
   <translation>Jeder Spieler ist eine Partie lang Vivant, oder eine Partie ist alles.</translation>
  </message>
  <message>
   <source>A tournée</source>
   <translation>Eine Tournee</translation>
  </message>
  <message>
   <source>One player keeps Mort</source>
   <translation>Einer behält Mort</translation>
  </message>
  <message>
   <source>The lowest cutter is Vivant in every game.</source>
   <translation>Wer die niedrigste zog, ist in jeder Partie Vivant.</translation>
  </message>
  <message>
   <source>A single game is played.</source>
   <translation>Es wird eine einzige Partie gespielt.</translation>
  </message>
  <message>
   <source>Every player moves on as the tables of the book have it, or chooses his place where it leaves him a choice.</source>
   <translation>Jeder rückt weiter, wie die Tafeln des Buches es wollen, oder wählt seinen Platz, wo sie ihn wählen lassen.</translation>
  </message>
  <message>
   <source>As the book has it</source>
   <translation>Wie im Buch</translation>
  </message>
  <message>
   <source>Chosen</source>
   <translation>Gewählt</translation>
  </message>
  <message>
   <source>First deal of a game</source>
   <translation>Erstes Geben der Partie</translation>
  </message>
  <message>
   <source>Vivant says whether he or Mort deals first, or it is settled.</source>
   <translation>Der Vivant sagt, ob er oder Mort zuerst gibt, oder es steht fest.</translation>
  </message>
  <message>
   <source>Vivant chooses</source>
   <translation>Der Vivant wählt</translation>
  </message>
  <message>
   <source>Vivant</source>
   <translation>Vivant</translation>
  </message>
  <message>
   <source>The dealer’s opponents say whether a misdeal loses the deal; this program’s deals do not err.</source>
   <translation>Die Gegner des Gebers sagen, ob Vergeben das Geben kostet; dieses Programm vergibt sich nicht.</translation>
  </message>
  <message>
   <source>Opponents elect</source>
   <translation>Die Gegner wählen</translation>
  </message>
  <message>
   <source>The last deal of a game</source>
   <translation>Das letzte Spiel der Partie</translation>
  </message>
  <message>
   <source>Is counted in full, also what goes beyond the game, or stops there.</source>
   <translation>Zählt ganz, auch über die Partie hinaus, oder endet dort.</translation>
  </message>
  <message>
   <source>In full</source>
   <translation>Ganz</translation>
  </message>
  <message>
   <source>Stops at game</source>
   <translation>Endet mit der Partie</translation>
  </message>
  <message>
   <source>Slam</source>
   <translation>Schlemm</translation>
  </message>
  <message>
   <source>Points on the sheet for all thirteen tricks; with none they are tricks like others.</source>
   <translation>Punkte auf dem Blatt für alle dreizehn Stiche; ohne sie sind es Stiche wie andere.</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>Tricks of a slam</source>
   <translation>Stiche eines Schlemms</translation>
  </message>
  <message>
   <source>Count nothing in the game, or seven points like others.</source>
   <translation>Zählen nicht zur Partie, oder sieben Punkte wie andere.</translation>
  </message>
  <message>
   <source>Count too</source>
   <translation>Zählen mit</translation>
  </message>
  <message>
   <source>Count nothing</source>
   <translation>Zählen nicht</translation>
  </message>
  <message>
   <source>Slams are not counted.</source>
   <translation>Schlemme werden nicht gezählt.</translation>
  </message>
  <message>
   <source>Consolation</source>
   <translation>Trost</translation>
  </message>
  <message>
   <source>Points that the winners of a game add to it.</source>
   <translation>Punkte, die die Gewinner einer Partie dazubekommen.</translation>
  </message>
  <message>
   <source>Triple, double, simple</source>
   <translation>Dreifach, zweifach, einfach</translation>
  </message>
  <message>
   <source>Three, two or one more by the losers’ score, or nothing.</source>
   <translation>Drei, zwei oder eins mehr nach dem Stand der Verlierer, oder nichts.</translation>
  </message>
  <message>
   <source>Units paid for each; Vivant pays or receives it twice.</source>
   <translation>Einheiten für jeden; der Vivant zahlt oder bekommt sie zweimal.</translation>
  </message>
  <message>
   <source>The offenders’ last trick</source>
   <translation>Der letzte Stich der Schuldigen</translation>
  </message>
  <message>
   <source>One trick is left to them, or all may be taken.</source>
   <translation>Ein Stich bleibt ihnen, oder alle dürfen genommen werden.</translation>
  </message>
  <message>
   <source>Is left to them</source>
   <translation>Bleibt ihnen</translation>
  </message>
  <message>
   <source>May be taken</source>
   <translation>Darf genommen werden</translation>
  </message>
  <message>
   <source>Mort, Foster</source>
   <translation>Mort, Foster</translation>
  </message>
  <message>
   <source>A single game</source>
   <translation>Eine einzige Partie</translation>
  </message>
  <message>
   <source>Mort for four</source>
   <translation>Mort zu viert</translation>
  </message>
  <message>
   <source>As for three, and one sits out in turn.</source>
   <translation>Wie zu dritt, und einer setzt reihum aus.</translation>
  </message>
  <message>
   <source>Who sits out</source>
   <translation>Wer aussetzt</translation>
  </message>
  <message>
   <source>Neither pays nor receives, or shares Vivant’s fortune with him.</source>
   <translation>Zahlt und bekommt nichts, oder teilt das Los des Vivant.</translation>
  </message>
  <message>
   <source>Shares with Vivant</source>
   <translation>Teilt mit dem Vivant</translation>
  </message>
  <message>
   <source>Settles nothing</source>
   <translation>Rechnet nicht ab</translation>
  </message>
  <message>
   <source>Classic Whist</source>
   <translation>Klassisches Whist</translation>
  </message>
  <message>
   <source>Four players, partners opposite each other.</source>
   <translation>Vier Spieler, Partner gegenüber.</translation>
  </message>
  <message>
   <source>Pagat; Foster's Complete Hoyle</source>
   <translation>Pagat; Foster's Complete Hoyle</translation>
  </message>
  <message>
   <source>One game, a rubber of three, a sitting in which tricks are counted on, or a tournament of a set number of deals.</source>
   <translation>Eine Partie, ein Robber, eine Sitzung, in der Stiche weitergezählt werden, oder ein Turnier aus einer festen Zahl von Spielen.</translation>
  </message>
  <message>
   <source>Tricks counted on</source>
   <translation>Weitergezählt</translation>
  </message>
  <message>
   <source>Partners in a tournament</source>
   <translation>Partner im Turnier</translation>
  </message>
  <message>
   <source>The partners stay, or each has every other as partner for a third of the deals.</source>
   <translation>Die Partner bleiben, oder jeder hat jeden anderen für ein Drittel der Spiele.</translation>
  </message>
  <message>
   <source>Stay</source>
   <translation>Bleiben</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>Wechseln</translation>
  </message>
  <message>
   <source>With rotating partners the deals are twelve, or a multiple of it.</source>
   <translation>Bei wechselnden Partnern sind es zwölf Spiele oder ein Vielfaches.</translation>
  </message>
  <message>
   <source>Equal totals</source>
   <translation>Gleiche Summen</translation>
  </message>
  <message>
   <source>Are shared, or played off deal by deal.</source>
   <translation>Werden geteilt, oder Spiel um Spiel ausgespielt.</translation>
  </message>
  <message>
   <source>Shared</source>
   <translation>Geteilt</translation>
  </message>
  <message>
   <source>Played off</source>
   <translation>Ausgespielt</translation>
  </message>
  <message>
   <source>With rotating partners equal totals are shared.</source>
   <translation>Bei wechselnden Partnern werden gleiche Summen geteilt.</translation>
  </message>
  <message>
   <source>Partners</source>
   <translation>Partner</translation>
  </message>
  <message>
   <source>The two lowest cutters play the two highest, or the partners are agreed.</source>
   <translation>Die zwei niedrigsten spielen gegen die zwei höchsten, oder die Partner sind vereinbart.</translation>
  </message>
  <message>
   <source>Nobody cuts when the partners are agreed.</source>
   <translation>Niemand zieht, wenn die Partner vereinbart sind.</translation>
  </message>
  <message>
   <source>What a tournament counts</source>
   <translation>Was ein Turnier zählt</translation>
  </message>
  <message>
   <source>Odd tricks of each side, every trick, or odd tricks won less odd tricks lost.</source>
   <translation>Die Tricks jeder Seite, jeden Stich, oder gewonnene Tricks weniger verlorene.</translation>
  </message>
  <message>
   <source>Pagat, Foster; common use</source>
   <translation>Pagat, Foster; üblich</translation>
  </message>
  <message>
   <source>Odd tricks</source>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>All tricks</source>
   <translation>Alle Stiche</translation>
  </message>
  <message>
   <source>Won less lost</source>
   <translation>Gewonnene weniger verlorene</translation>
  </message>
  <message>
   <source>Code of laws</source>
   <translation>Gesetzbuch</translation>
  </message>
  <message>
   <source>The English laws of whist, old or revised, or the American: of 1893, or for duplicate.</source>
   <translation>Die englischen Whistgesetze, alt oder revidiert, oder die amerikanischen: von 1893 oder für Duplicate.</translation>
  </message>
  <message>
   <source>English</source>
   <translation>Englisch</translation>
  </message>
  <message>
   <source>English, revised</source>
   <translation>Englisch, revidiert</translation>
  </message>
  <message>
   <source>American, 1893</source>
   <translation>Amerikanisch, 1893</translation>
  </message>
  <message>
   <source>American, duplicate</source>
   <translation>Amerikanisch, Duplicate</translation>
  </message>
  <message>
   <source>The American laws have a penalty of their own.</source>
   <translation>Die amerikanischen Gesetze haben ihre eigene Strafe.</translation>
  </message>
  <message>
   <source>Short Whist, Foster</source>
   <translation>Kurzes Whist, Foster</translation>
  </message>
  <message>
   <source>American Whist: seven, no honours</source>
   <translation>Amerikanisches Whist: sieben, ohne Honneurs</translation>
  </message>
  <message>
   <source>Long Whist: ten points</source>
   <translation>Langes Whist: zehn Punkte</translation>
  </message>
  <message>
   <source>Tournament of twelve deals</source>
   <translation>Turnier aus zwölf Spielen</translation>
  </message>
  <message>
   <source>Bid Dummy Whist</source>
   <translation>Strohmann mit Bieten</translation>
  </message>
  <message>
   <source>Bid for the dummy: uptown, downtown, or no trump.</source>
   <translation>Um den Strohmann bieten: hoch, tief oder ohne Trumpf.</translation>
  </message>
  <message>
   <source>The article Dummy whist</source>
   <translation>Der Artikel Dummy whist</translation>
  </message>
  <message>
   <source>After a deal with somebody there or beyond, the highest score wins.</source>
   <translation>Nach einem Spiel, mit dem jemand dort oder darüber ist, gewinnt der höchste Stand.</translation>
  </message>
  <message>
   <source>The article Dummy whist; common use</source>
   <translation>Der Artikel Dummy whist; üblich</translation>
  </message>
  <message>
   <source>Length of the auction</source>
   <translation>Länge des Bietens</translation>
  </message>
  <message>
   <source>Everybody has one call, or it goes on until two pass in turn.</source>
   <translation>Jeder hat eine Ansage, oder es geht weiter, bis zwei nacheinander passen.</translation>
  </message>
  <message>
   <source>Auction</source>
   <translation>Bieten</translation>
  </message>
  <message>
   <source>One call each</source>
   <translation>Jeder eine Ansage</translation>
  </message>
  <message>
   <source>Until two passes</source>
   <translation>Bis zwei passen</translation>
  </message>
  <message>
   <source>Lowest bid</source>
   <translation>Niedrigstes Gebot</translation>
  </message>
  <message>
   <source>The lowest level that may be bid; at none six books are promised.</source>
   <translation>Die niedrigste Stufe, die man bieten darf; bei null verspricht man sechs Stiche.</translation>
  </message>
  <message>
   <source>The article Dummy whist; Bid Whist</source>
   <translation>Der Artikel Dummy whist; Bid Whist</translation>
  </message>
  <message>
   <source>Downtown against uptown</source>
   <translation>Tief gegen hoch</translation>
  </message>
  <message>
   <source>Equal at one level, or downtown is the higher.</source>
   <translation>Gleich auf einer Stufe, oder tief ist höher.</translation>
  </message>
  <message>
   <source>Equal</source>
   <translation>Gleich</translation>
  </message>
  <message>
   <source>Downtown higher</source>
   <translation>Tief ist höher</translation>
  </message>
  <message>
   <source>Jokers</source>
   <translation>Joker</translation>
  </message>
  <message>
   <source>Two jokers are the best trumps, and the declarer puts away two of the dummy’s fifteen cards.</source>
   <translation>Zwei Joker sind die besten Trümpfe, und der Alleinspieler legt zwei der fünfzehn Karten des Strohmanns weg.</translation>
  </message>
  <message>
   <source>Naming trumps</source>
   <translation>Trumpf nennen</translation>
  </message>
  <message>
   <source>After the dummy was seen, or before it is shown.</source>
   <translation>Nachdem der Strohmann gesehen ist, oder bevor er gezeigt wird.</translation>
  </message>
  <message>
   <source>After the dummy</source>
   <translation>Nach dem Strohmann</translation>
  </message>
  <message>
   <source>Before the dummy</source>
   <translation>Vor dem Strohmann</translation>
  </message>
  <message>
   <source>The ace downtown</source>
   <translation>Das Ass bei tief</translation>
  </message>
  <message>
   <source>The best card of its suit, or the worst.</source>
   <translation>Die beste Karte der Farbe, oder die schlechteste.</translation>
  </message>
  <message>
   <source>The article Dummy whist; WhistPortal</source>
   <translation>Der Artikel Dummy whist; WhistPortal</translation>
  </message>
  <message>
   <source>Best</source>
   <translation>Beste</translation>
  </message>
  <message>
   <source>Worst</source>
   <translation>Schlechteste</translation>
  </message>
  <message>
   <source>Jokers at no trump</source>
   <translation>Joker ohne Trumpf</translation>
  </message>
  <message>
   <source>Are worth nothing, must be thrown at the first chance, or are handed in for the cards put away.</source>
   <translation>Sind nichts wert, müssen bei erster Gelegenheit weg, oder werden gegen die weggelegten Karten abgegeben.</translation>
  </message>
  <message>
   <source>Worthless</source>
   <translation>Wertlos</translation>
  </message>
  <message>
   <source>Must be thrown</source>
   <translation>Müssen weg</translation>
  </message>
  <message>
   <source>Handed in</source>
   <translation>Abgegeben</translation>
  </message>
  <message>
   <source>There are no jokers.</source>
   <translation>Es gibt keine Joker.</translation>
  </message>
  <message>
   <source>Leading a joker at no trump</source>
   <translation>Joker ausspielen ohne Trumpf</translation>
  </message>
  <message>
   <source>Only from a hand of nothing else, or at will.</source>
   <translation>Nur wenn man nichts anderes hat, oder nach Belieben.</translation>
  </message>
  <message>
   <source>Last resort</source>
   <translation>Als letztes</translation>
  </message>
  <message>
   <source>At will</source>
   <translation>Beliebig</translation>
  </message>
  <message>
   <source>The first lead</source>
   <translation>Das erste Ausspiel</translation>
  </message>
  <message>
   <source>Is the declarer’s, or that of the player on his left.</source>
   <translation>Hat der Alleinspieler oder der Spieler links von ihm.</translation>
  </message>
  <message>
   <source>Declarer</source>
   <translation>Alleinspieler</translation>
  </message>
  <message>
   <source>Declarer’s left</source>
   <translation>Links von ihm</translation>
  </message>
  <message>
   <source>May be looked at until your side has played to the next, or not at all.</source>
   <translation>Darf angesehen werden, bis die eigene Seite zum nächsten gespielt hat, oder gar nicht.</translation>
  </message>
  <message>
   <source>Boston</source>
   <translation>Boston</translation>
  </message>
  <message>
   <source>A bid of seven is multiplied.</source>
   <translation>Ein Gebot von sieben wird vervielfacht.</translation>
  </message>
  <message>
   <source>A Boston counts</source>
   <translation>Ein Boston zählt</translation>
  </message>
  <message>
   <source>How many times its points.</source>
   <translation>Wie viel Mal seine Punkte.</translation>
  </message>
  <message>
   <source>The article Dummy whist; Parlett</source>
   <translation>Der Artikel Dummy whist; Parlett</translation>
  </message>
  <message>
   <source>Twice</source>
   <translation>Zweimal</translation>
  </message>
  <message>
   <source>Four times</source>
   <translation>Viermal</translation>
  </message>
  <message>
   <source>A Boston is not multiplied.</source>
   <translation>Ein Boston wird nicht vervielfacht.</translation>
  </message>
  <message>
   <source>What is a Boston</source>
   <translation>Was ein Boston ist</translation>
  </message>
  <message>
   <source>A bid of seven, or all thirteen books on any bid too.</source>
   <translation>Ein Gebot von sieben, oder auch alle dreizehn Stiche bei jedem Gebot.</translation>
  </message>
  <message>
   <source>Seven bid</source>
   <translation>Sieben geboten</translation>
  </message>
  <message>
   <source>Thirteen won too</source>
   <translation>Auch dreizehn gemacht</translation>
  </message>
  <message>
   <source>No trump counts double</source>
   <translation>Ohne Trumpf doppelt</translation>
  </message>
  <message>
   <source>A contract at no trump is worth twice its points.</source>
   <translation>Ein Kontrakt ohne Trumpf ist das Doppelte wert.</translation>
  </message>
  <message>
   <source>A contract that fails</source>
   <translation>Ein verlorener Kontrakt</translation>
  </message>
  <message>
   <source>Gives its level to each opponent, or costs the declarer its level.</source>
   <translation>Gibt jedem Gegner seine Stufe, oder kostet sie den Alleinspieler.</translation>
  </message>
  <message>
   <source>Opponents gain</source>
   <translation>Gegner gewinnen</translation>
  </message>
  <message>
   <source>Declarer loses</source>
   <translation>Alleinspieler verliert</translation>
  </message>
  <message>
   <source>Stands when the trick is quitted, or counts as the declarer’s, or cannot be played.</source>
   <translation>Bleibt liegen, wenn der Stich gewendet ist, oder zählt als die des Ansagers, oder kann nicht gespielt werden.</translation>
  </message>
  <message>
   <source>Counts</source>
   <translation>Zählt</translation>
  </message>
  <message>
   <source>Books that a renege, or a wrong call of one, moves to the other side.</source>
   <translation>Stiche, die ein falsches Bedienen oder eine falsche Reklamation zur anderen Partei bringt.</translation>
  </message>
  <message>
   <source>With two jokers</source>
   <translation>Mit zwei Jokern</translation>
  </message>
  <message>
   <source>Bid Whist for four, as far as it goes</source>
   <translation>Bid Whist zu viert, so weit es geht</translation>
  </message>
  <message>
   <source>Parlett, Penguin Book of Card Games</source>
   <translation>Parlett, Penguin Book of Card Games</translation>
  </message>
  <message>
   <source>Double Dummy (dead hands)</source>
   <translation>Zwei tote Blätter</translation>
  </message>
  <message>
   <source>Play your hand or exchange it; hands kept count double.</source>
   <translation>Das Blatt spielen oder tauschen; behaltene Blätter zählen doppelt.</translation>
  </message>
  <message>
   <source>One game, or a rubber of three games.</source>
   <translation>Eine Partie oder ein Robber.</translation>
  </message>
  <message>
   <source>The last card is turned, or the dealer looks at his hand and names them.</source>
   <translation>Die letzte Karte wird aufgedeckt, oder der Geber sieht sein Blatt an und nennt ihn.</translation>
  </message>
  <message>
   <source>Dealer names</source>
   <translation>Geber nennt</translation>
  </message>
  <message>
   <source>Who decides first</source>
   <translation>Wer zuerst entscheidet</translation>
  </message>
  <message>
   <source>The dealer hears the other’s decision first, or the other the dealer’s, or both are told together.</source>
   <translation>Der Geber hört erst die Entscheidung des anderen, oder der andere die des Gebers, oder beide werden zugleich gesagt.</translation>
  </message>
  <message>
   <source>Non-dealer</source>
   <translation>Der andere</translation>
  </message>
  <message>
   <source>Dealer</source>
   <translation>Geber</translation>
  </message>
  <message>
   <source>Both at once</source>
   <translation>Beide zugleich</translation>
  </message>
  <message>
   <source>The dealer who names trumps keeps his hand, and only the other decides.</source>
   <translation>Der Geber, der den Trumpf nennt, behält sein Blatt, und nur der andere entscheidet.</translation>
  </message>
  <message>
   <source>Two or more trump honours count what they are, if they outnumber the other player’s.</source>
   <translation>Zwei oder mehr Trumpfhonneurs zählen, was sie sind, wenn es mehr sind als beim anderen.</translation>
  </message>
  <message>
   <source>Hands kept</source>
   <translation>Behaltene Blätter</translation>
  </message>
  <message>
   <source>All scores count double if one player keeps his hand, fourfold if both do.</source>
   <translation>Alles zählt doppelt, wenn ein Spieler sein Blatt behält, vierfach, wenn beide es tun.</translation>
  </message>
  <message>
   <source>Multiply</source>
   <translation>Vervielfachen</translation>
  </message>
  <message>
   <source>Count once</source>
   <translation>Zählen einfach</translation>
  </message>
  <message>
   <source>What is multiplied</source>
   <translation>Was vervielfacht wird</translation>
  </message>
  <message>
   <source>All scores of the hand, or the odd tricks alone.</source>
   <translation>Alle Punkte des Spiels, oder nur die Tricks.</translation>
  </message>
  <message>
   <source>The article; common use</source>
   <translation>Der Artikel; üblich</translation>
  </message>
  <message>
   <source>All scores</source>
   <translation>Alle Punkte</translation>
  </message>
  <message>
   <source>Nothing is multiplied.</source>
   <translation>Nichts wird vervielfacht.</translation>
  </message>
  <message>
   <source>Double Dummy, dead hands</source>
   <translation>Zwei tote Blätter</translation>
  </message>
  <message>
   <source>Long game: twenty-one points</source>
   <translation>Lange Partie: einundzwanzig Punkte</translation>
  </message>
  <message>
   <source>Humbug Whist</source>
   <translation>Humbug-Whist</translation>
  </message>
  <message>
   <source>Keep your hand, or take the unseen one beside you.</source>
   <translation>Das Blatt behalten, oder das ungesehene daneben nehmen.</translation>
  </message>
  <message>
   <source>One game of five points, or a rubber of three games.</source>
   <translation>Eine Partie auf fünf Punkte oder ein Robber.</translation>
  </message>
  <message>
   <source>Humbug Whist, Foster</source>
   <translation>Humbug-Whist, Foster</translation>
  </message>
  <message>
   <source>The dealer names trumps</source>
   <translation>Der Geber nennt den Trumpf</translation>
  </message>
  <message>
   <source>Thirteen and the Odd</source>
   <translation>Dreizehn und Trick</translation>
  </message>
  <message>
   <source>Two hands, and the odd trick scores.</source>
   <translation>Zwei Blätter, und der Trick zählt.</translation>
  </message>
  <message>
   <source>The turned card</source>
   <translation>Die Trumpfkarte</translation>
  </message>
  <message>
   <source>Stays in sight, or is put away after the first trick.</source>
   <translation>Bleibt zu sehen, oder wird nach dem ersten Stich weggelegt.</translation>
  </message>
  <message>
   <source>In sight</source>
   <translation>Zu sehen</translation>
  </message>
  <message>
   <source>Put away</source>
   <translation>Weggelegt</translation>
  </message>
  <message>
   <source>What the odd trick scores</source>
   <translation>Was der Trick zählt</translation>
  </message>
  <message>
   <source>One point for seven tricks or more, or one for each trick above six.</source>
   <translation>Einen Punkt für sieben Stiche oder mehr, oder einen für jeden über sechs.</translation>
  </message>
  <message>
   <source>One point</source>
   <translation>Einen Punkt</translation>
  </message>
  <message>
   <source>Each odd trick</source>
   <translation>Jeder Trick</translation>
  </message>
  <message>
   <source>Thirteen and the Odd, Foster</source>
   <translation>Dreizehn und Trick, Foster</translation>
  </message>
  <message>
   <source>Each odd trick counts</source>
   <translation>Jeder Trick zählt</translation>
  </message>
  <message>
   <source>Single Dummy Bridge</source>
   <translation>Strohmann-Bridge</translation>
  </message>
  <message>
   <source>Bid, then choose your dummy: one was shown, one was not.</source>
   <translation>Bieten, dann den Strohmann wählen: einer war offen, einer nicht.</translation>
  </message>
  <message>
   <source>GameRules</source>
   <translation>GameRules</translation>
  </message>
  <message>
   <source>After a deal with a total there or beyond, the higher total wins.</source>
   <translation>Nach einem Spiel mit einer Summe dort oder darüber gewinnt die höhere.</translation>
  </message>
  <message>
   <source>GameRules; common use</source>
   <translation>GameRules; üblich</translation>
  </message>
  <message>
   <source>The dummy shown first</source>
   <translation>Der zuerst gezeigte Strohmann</translation>
  </message>
  <message>
   <source>The dealer’s dummy is turned before the bidding, or the other’s, or by chance.</source>
   <translation>Der Strohmann des Gebers wird vor dem Bieten aufgedeckt, oder der des anderen, oder nach Zufall.</translation>
  </message>
  <message>
   <source>Dealer’s</source>
   <translation>Der des Gebers</translation>
  </message>
  <message>
   <source>The other’s</source>
   <translation>Der andere</translation>
  </message>
  <message>
   <source>By chance</source>
   <translation>Zufall</translation>
  </message>
  <message>
   <source>Is the declarer’s opponent’s from his own hand, or that of the hand on the declarer’s left.</source>
   <translation>Hat der Gegner des Alleinspielers aus der eigenen Hand, oder das Blatt links vom Alleinspieler.</translation>
  </message>
  <message>
   <source>Opponent’s hand</source>
   <translation>Hand des Gegners</translation>
  </message>
  <message>
   <source>Both before the first lead, or after it as at bridge.</source>
   <translation>Beide vor dem ersten Ausspiel, oder danach wie beim Bridge.</translation>
  </message>
  <message>
   <source>GameRules; bridge</source>
   <translation>GameRules; Bridge</translation>
  </message>
  <message>
   <source>Gives the opponent 50 a trick, or nothing, or costs the declarer it, or counts as at bridge.</source>
   <translation>Gibt dem Gegner 50 je Stich, oder nichts, oder kostet sie den Alleinspieler, oder zählt wie beim Bridge.</translation>
  </message>
  <message>
   <source>GameRules, Improve Bridge, bridge</source>
   <translation>GameRules, Improve Bridge, Bridge</translation>
  </message>
  <message>
   <source>Opponent 50 a trick</source>
   <translation>Gegner 50 je Stich</translation>
  </message>
  <message>
   <source>Declarer loses it</source>
   <translation>Alleinspieler verliert sie</translation>
  </message>
  <message>
   <source>As at bridge</source>
   <translation>Wie beim Bridge</translation>
  </message>
  <message>
   <source>Tricks beyond the contract</source>
   <translation>Stiche über dem Kontrakt</translation>
  </message>
  <message>
   <source>Count as those bid, or not at all.</source>
   <translation>Zählen wie die gebotenen, oder gar nicht.</translation>
  </message>
  <message>
   <source>Count</source>
   <translation>Zählen</translation>
  </message>
  <message>
   <source>Do not count</source>
   <translation>Zählen nicht</translation>
  </message>
  <message>
   <source>Failed contracts score nothing</source>
   <translation>Verlorene Kontrakte zählen nichts</translation>
  </message>
  <message>
   <source>Failed contracts as at bridge</source>
   <translation>Verlorene Kontrakte wie beim Bridge</translation>
  </message>
  <message>
   <source>Bridge</source>
   <translation>Bridge</translation>
  </message>
  <message>
   <source>Three-Handed Whist</source>
   <translation>Whist zu dritt</translation>
  </message>
  <message>
   <source>Each for himself, and a packet to exchange for.</source>
   <translation>Jeder für sich, und ein Päckchen zum Tauschen.</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>Hausregeln</translation>
  </message>
  <message>
   <source>When the game ends</source>
   <translation>Wann das Spiel endet</translation>
  </message>
  <message>
   <source>After a number of deals, when the time is up, or at a score.</source>
   <translation>Nach einer Zahl von Spielen, wenn die Zeit um ist, oder bei einem Stand.</translation>
  </message>
  <message>
   <source>After deals</source>
   <translation>Nach Spielen</translation>
  </message>
  <message>
   <source>By time</source>
   <translation>Nach Zeit</translation>
  </message>
  <message>
   <source>At a score</source>
   <translation>Bei einem Stand</translation>
  </message>
  <message>
   <source>Deals</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <source>How many deals are played, so that each deals equally often.</source>
   <translation>Wie viele Spiele gespielt werden, damit jeder gleich oft gibt.</translation>
  </message>
  <message>
   <source>The game does not end by deals.</source>
   <translation>Das Spiel endet nicht nach Spielen.</translation>
  </message>
  <message>
   <source>Score that ends the game</source>
   <translation>Stand, der das Spiel endet</translation>
  </message>
  <message>
   <source>Points at which the highest wins after the deal.</source>
   <translation>Punkte, bei denen nach dem Spiel der Höchste gewinnt.</translation>
  </message>
  <message>
   <source>The game does not end by score.</source>
   <translation>Das Spiel endet nicht nach Stand.</translation>
  </message>
  <message>
   <source>Minutes</source>
   <translation>Minuten</translation>
  </message>
  <message>
   <source>No deal is begun after so many minutes.</source>
   <translation>Nach so vielen Minuten beginnt kein Spiel mehr.</translation>
  </message>
  <message>
   <source>The game does not end by time.</source>
   <translation>Das Spiel endet nicht nach Zeit.</translation>
  </message>
  <message>
   <source>When time is up</source>
   <translation>Wenn die Zeit um ist</translation>
  </message>
  <message>
   <source>The deal in play is the last, or all three deal equally often.</source>
   <translation>Das laufende Spiel ist das letzte, oder alle drei geben gleich oft.</translation>
  </message>
  <message>
   <source>Finish the round</source>
   <translation>Runde beenden</translation>
  </message>
  <message>
   <source>Finish the deal</source>
   <translation>Spiel beenden</translation>
  </message>
  <message>
   <source>Clubs always, or clubs, diamonds, hearts, spades in turn, with or without a deal at no trumps.</source>
   <translation>Immer Kreuz, oder Kreuz, Karo, Herz, Pik im Wechsel, mit oder ohne ein Spiel ohne Trumpf.</translation>
  </message>
  <message>
   <source>House rules; common use</source>
   <translation>Hausregeln; üblich</translation>
  </message>
  <message>
   <source>Clubs</source>
   <translation>Kreuz</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>Tausch</translation>
  </message>
  <message>
   <source>A hand may be thrown in for what lies in the middle, not at all, or for the dealt packet alone.</source>
   <translation>Ein Blatt darf gegen das in der Mitte eingeworfen werden, gar nicht, oder nur gegen das gegebene Päckchen.</translation>
  </message>
  <message>
   <source>In a chain</source>
   <translation>In Kette</translation>
  </message>
  <message>
   <source>Not at all</source>
   <translation>Gar nicht</translation>
  </message>
  <message>
   <source>Once only</source>
   <translation>Nur einmal</translation>
  </message>
  <message>
   <source>Is made by the player on the dealer’s left, or by who took the dealt packet.</source>
   <translation>Macht der Spieler links vom Geber, oder wer das gegebene Päckchen nahm.</translation>
  </message>
  <message>
   <source>Dealer’s left</source>
   <translation>Links vom Geber</translation>
  </message>
  <message>
   <source>Packet’s taker</source>
   <translation>Wer tauschte</translation>
  </message>
  <message>
   <source>No hand is exchanged.</source>
   <translation>Kein Blatt wird getauscht.</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Zählen</translation>
  </message>
  <message>
   <source>Tricks over and short of the target, those over it alone, or every trick.</source>
   <translation>Stiche über und unter dem Ziel, nur die darüber, oder jeder Stich.</translation>
  </message>
  <message>
   <source>Over and short</source>
   <translation>Über und unter</translation>
  </message>
  <message>
   <source>Over alone</source>
   <translation>Nur darüber</translation>
  </message>
  <message>
   <source>Every trick</source>
   <translation>Jeder Stich</translation>
  </message>
  <message>
   <source>Target with the packet</source>
   <translation>Ziel mit dem Päckchen</translation>
  </message>
  <message>
   <source>Tricks wanted of who took the dealt packet.</source>
   <translation>Stiche, die machen soll, wer das gegebene Päckchen nahm.</translation>
  </message>
  <message>
   <source>Targets have no effect.</source>
   <translation>Ziele haben keine Wirkung.</translation>
  </message>
  <message>
   <source>Target with a thrown hand</source>
   <translation>Ziel mit eingeworfenem Blatt</translation>
  </message>
  <message>
   <source>Tricks wanted of who took a hand that another threw in.</source>
   <translation>Stiche, die machen soll, wer ein eingeworfenes Blatt nahm.</translation>
  </message>
  <message>
   <source>Nobody takes a hand that was thrown in.</source>
   <translation>Niemand nimmt ein eingeworfenes Blatt.</translation>
  </message>
  <message>
   <source>Target of the others</source>
   <translation>Ziel der anderen</translation>
  </message>
  <message>
   <source>Tricks wanted of who kept his hand.</source>
   <translation>Stiche, die machen soll, wer sein Blatt behielt.</translation>
  </message>
  <message>
   <source>3 Handed Whist</source>
   <translation>Whist zu dritt</translation>
  </message>
  <message>
   <source>To twenty-one</source>
   <translation>Bis einundzwanzig</translation>
  </message>
  <message>
   <source>Duplicate Whist</source>
   <translation>Duplikat-Whist</translation>
  </message>
  <message>
   <source>Two pairs, and only tricks count.</source>
   <translation>Zwei Paare, und nur Stiche zählen.</translation>
  </message>
  <message>
   <source>American Whist League; Foster’s Complete Hoyle</source>
   <translation>American Whist League; Foster’s Complete Hoyle</translation>
  </message>
  <message>
   <source>Trays</source>
   <translation>Boards</translation>
  </message>
  <message>
   <source>How many deals are played; North deals the first, and each in turn the next.</source>
   <translation>Wie viele Spiele gespielt werden; Nord gibt das erste, und jeder reihum das nächste.</translation>
  </message>
  <message>
   <source>How often</source>
   <translation>Wie oft</translation>
  </message>
  <message>
   <source>Each tray is played once and compared with other tables, or all come again at this table with the hands of the adversaries; partners stay or change.</source>
   <translation>Jedes Board wird einmal gespielt und mit anderen Tischen verglichen, oder alle kommen an diesem Tisch mit den Blättern der Gegner wieder; Partner bleiben oder wechseln.</translation>
  </message>
  <message>
   <source>Foster; American Whist League</source>
   <translation>Foster; American Whist League</translation>
  </message>
  <message>
   <source>Each tray once</source>
   <translation>Jedes Board einmal</translation>
  </message>
  <message>
   <source>Each tray twice</source>
   <translation>Jedes Board zweimal</translation>
  </message>
  <message>
   <source>Twice, each for himself</source>
   <translation>Zweimal, jeder für sich</translation>
  </message>
  <message>
   <source>The suits take turns: a tray would not have its trumps again.</source>
   <translation>Die Farben wechseln sich ab: ein Board hätte nicht wieder seinen Trumpf.</translation>
  </message>
  <message>
   <source>Each has every other as partner for as many trays: three times that many.</source>
   <translation>Jeder hat jeden anderen für gleich viele Boards zum Partner: dreimal so viele.</translation>
  </message>
  <message>
   <source>Other suits again</source>
   <translation>Beim zweiten Mal andere Farben</translation>
  </message>
  <message>
   <source>Before trays come again their suits are exchanged and they are shuffled, so that nobody knows them.</source>
   <translation>Bevor die Boards wiederkommen, werden ihre Farben vertauscht und sie selbst gemischt, damit niemand sie erkennt.</translation>
  </message>
  <message>
   <source>Only two pairs play their trays again in other suits.</source>
   <translation>Nur zwei Paare spielen ihre Boards in anderen Farben wieder.</translation>
  </message>
  <message>
   <source>The last card is turned, one suit is declared for the match, or the suits take turns deal by deal.</source>
   <translation>Die letzte Karte wird aufgedeckt, eine Farbe gilt für den ganzen Wettkampf, oder die Farben wechseln von Spiel zu Spiel.</translation>
  </message>
  <message>
   <source>American Whist League; common use</source>
   <translation>American Whist League; allgemein üblich</translation>
  </message>
  <message>
   <source>One suit</source>
   <translation>Eine Farbe</translation>
  </message>
  <message>
   <source>The suit declared</source>
   <translation>Die vereinbarte Farbe</translation>
  </message>
  <message>
   <source>Is trumps in every deal, by consent of all four.</source>
   <translation>Ist in jedem Spiel Trumpf, wenn alle vier einverstanden sind.</translation>
  </message>
  <message>
   <source>American Whist League</source>
   <translation>American Whist League</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>Herz</translation>
  </message>
  <message>
   <source>Diamonds</source>
   <translation>Karo</translation>
  </message>
  <message>
   <source>Spades</source>
   <translation>Pik</translation>
  </message>
  <message>
   <source>The trump is turned, or the suits take turns.</source>
   <translation>Der Trumpf wird aufgedeckt, oder die Farben wechseln.</translation>
  </message>
  <message>
   <source>Trump turned for each tray</source>
   <translation>Trumpf für jedes Board aufgedeckt</translation>
  </message>
  <message>
   <source>One suit for the match</source>
   <translation>Eine Farbe für den ganzen Wettkampf</translation>
  </message>
  <message>
   <source>Fourth best</source>
   <translation>Vierthöchste</translation>
  </message>
  <message>
   <source>From four or more without a strong sequence the fourth best is led, so that eleven less its pips are the higher ones in the other three hands.</source>
   <translation>Von vier oder mehr ohne starke Sequenz spielt man die vierthöchste aus: Elf weniger ihre Augen sind die höheren in den drei anderen Blättern.</translation>
  </message>
  <message>
   <source>Leads</source>
   <translation>Ausspiele</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 1 and Appendix A; Foster, Complete Hoyle, Whist, rules for leading low cards and eleven rule</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 1 und Anhang A; Foster, Complete Hoyle, Whist, Ausspiel niedriger Karten und Elferregel</translation>
  </message>
  <message>
   <source>King from ace and king</source>
   <translation>König von Ass und König</translation>
  </message>
  <message>
   <source>The king is led of ace and king, the ace only from these two alone.</source>
   <translation>Von Ass und König spielt man den König aus, das Ass nur von diesen beiden allein.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, analysis of leads; Foster, Complete Hoyle, Whist, rules for leading high cards</source>
   <translation>Cavendish, Laws and Principles of Whist, Analyse der Ausspiele; Foster, Complete Hoyle, Whist, Ausspiel hoher Karten</translation>
  </message>
  <message>
   <source>Honours that show a sequence</source>
   <translation>Figuren, die eine Sequenz zeigen</translation>
  </message>
  <message>
   <source>The king is led of king and queen, the queen of queen, jack and ten, the ten of king, jack and ten, the ace of five or with queen and jack.</source>
   <translation>Den König von König und Dame, die Dame von Dame, Bube und Zehn, die Zehn von König, Bube und Zehn, das Ass von fünf oder mit Dame und Bube.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 2 and analysis of leads; Foster, Complete Hoyle, Whist, rules for leading high cards</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 2 und Analyse der Ausspiele; Foster, Complete Hoyle, Whist, Ausspiel hoher Karten</translation>
  </message>
  <message>
   <source>Lead from a short suit</source>
   <translation>Ausspiel von kurzer Farbe</translation>
  </message>
  <message>
   <source>Of two, or of three without ace, king or queen, the highest is led; of three with one of these, the lowest.</source>
   <translation>Von zweien, oder von dreien ohne Ass, König, Dame, spielt man die höchste aus; von dreien mit einer von ihnen die niedrigste.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 3; Foster, Complete Hoyle, Whist, rules for leading short suits</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 3; Foster, Complete Hoyle, Whist, Ausspiel kurzer Farben</translation>
  </message>
  <message>
   <source>Trumps from five</source>
   <translation>Trumpf von fünf</translation>
  </message>
  <message>
   <source>Who has five trumps or more leads one as soon as he can.</source>
   <translation>Wer fünf Trümpfe oder mehr hat, spielt sobald er kann einen aus.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, rules for leading trumps</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 13; Foster, Complete Hoyle, Whist, Ausspiel von Trumpf</translation>
  </message>
  <message>
   <source>Trump lead returned</source>
   <translation>Trumpf nachspielen</translation>
  </message>
  <message>
   <source>Who gets the lead after his partner led trumps leads them back at once.</source>
   <translation>Wer nach dem Trumpf des Partners ans Spiel kommt, spielt ihn sofort nach.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, the leader’s partner</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 13; Foster, Complete Hoyle, Whist, der Partner des Ausspielers</translation>
  </message>
  <message>
   <source>Call for trumps</source>
   <translation>Trumpfforderung</translation>
  </message>
  <message>
   <source>A needlessly high card and then a lower one of the same suit ask partner to lead trumps, and promise five with an honour or four with two.</source>
   <translation>Eine unnötig hohe Karte und dann eine niedrigere der Farbe bitten den Partner um Trumpf und versprechen fünf mit einer Figur oder vier mit zweien.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, the trump signal; Hoffmann, Hoyle’s Games Modernized, Whist, the call for trumps</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 13; Foster, Complete Hoyle, Whist, das Trumpfsignal; Hoffmann, Hoyle’s Games Modernized, Whist, die Trumpfforderung</translation>
  </message>
  <message>
   <source>Echo</source>
   <translation>Echo</translation>
  </message>
  <message>
   <source>Under partner’s trump lead the third best and then a lower one show four trumps or more.</source>
   <translation>Auf den Trumpf des Partners zeigen die dritthöchste und dann eine niedrigere vier Trümpfe oder mehr.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, the echo in trumps; Hoffmann, Hoyle’s Games Modernized, Whist, the echo to the call</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 13; Foster, Complete Hoyle, Whist, das Echo im Trumpf; Hoffmann, Hoyle’s Games Modernized, Whist, das Echo auf die Forderung</translation>
  </message>
  <message>
   <source>Return of partner’s suit</source>
   <translation>Nachspiel zum Partner</translation>
  </message>
  <message>
   <source>The winning card is returned, else the higher of two, or the lowest of three and more.</source>
   <translation>Nachgespielt wird die höchste im Spiel, sonst die höhere von zweien, oder die niedrigste von dreien und mehr.</translation>
  </message>
  <message>
   <source>Replies</source>
   <translation>Antworten</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 5; Foster, Complete Hoyle, Whist, rules for returning partner’s suits</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 5; Foster, Complete Hoyle, Whist, Nachspiel der Farben des Partners</translation>
  </message>
  <message>
   <source>Lowest that serves</source>
   <translation>Niedrigste, die genügt</translation>
  </message>
  <message>
   <source>Who follows suit plays the lowest of equals, and the lowest of all where he does not try to win.</source>
   <translation>Wer bedient, spielt die niedrigste von gleichen, und die niedrigste überhaupt, wenn er nicht gewinnen will.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, sections 6, 8 and 12; Foster, Complete Hoyle, Whist, second hand play</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitte 6, 8 und 12; Foster, Complete Hoyle, Whist, Spiel des Zweiten</translation>
  </message>
  <message>
   <source>First discard</source>
   <translation>Erster Abwurf</translation>
  </message>
  <message>
   <source>The first discard is from the weakest suit, but from the best protected once trumps are declared against the side.</source>
   <translation>Zuerst wirft man aus der schwächsten Farbe ab, aber aus der bestgeschützten, wenn der Trumpf gegen die Seite ist.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 11; Foster, Complete Hoyle, Whist, discarding</source>
   <translation>Cavendish, Laws and Principles of Whist, Abschnitt 11; Foster, Complete Hoyle, Whist, Abwerfen</translation>
  </message>
 </context>
 <context>
  <name>lessons</name>
  <message>
   <source>First lesson</source>
   <comment>first</comment>
   <translation>Erste Lektion</translation>
  </message>
  <message>
   <source>The table</source>
   <comment>first 1 title</comment>
   <translation>Der Tisch</translation>
  </message>
  <message>
   <source>{chairs:words^} hands of {packet:words} cards. Yours lies at the bottom. Dummy, opposite, is your partner: nobody holds it, all see it, and you play its cards too. {west} and {east} play against you.</source>
   <comment>first 1 say</comment>
   <translation>{chairs:words^} Blätter zu {packet:words} Karten. Ihres liegt unten. Ihr Partner gegenüber ist der Strohmann: Niemand hält sein Blatt, alle sehen es, und Sie spielen auch seine Karten. {west} und {east} spielen gegen Sie.</translation>
  </message>
  <message>
   <source>Ranks from the top: {rHA:rank}, {rHK:rank}, {rHQ:rank}, {rDJ:rank}, {rHT:rank}, down to the {rH2:rank}.</source>
   <comment>first 1 word</comment>
   <translation>Die Karten von oben: {rHA:rank}, {rHK:rank}, {rHQ:rank}, {rDJ:rank}, {rHT:rank}, hinunter bis zur {rH2:rank}.</translation>
  </message>
  <message>
   <source>A trick</source>
   <comment>first 2 title</comment>
   <translation>Ein Stich</translation>
  </message>
  <message>
   <source>A trick is {chairs:words} cards, one from each hand. {east} has led the {CK:card}. Whoever has a club must play one, and the highest club wins. The {rCA:rank} is the highest: play yours. Click it, or use arrow keys and Enter; F6 comes back here.</source>
   <comment>first 2 say</comment>
   <translation>Ein Stich sind {chairs:words} Karten, eine aus jedem Blatt. {east} hat {CK:card.akk} ausgespielt. Wer Kreuz hat, muss Kreuz spielen, und das höchste Kreuz gewinnt. {rCA:rank.nom^} ist die höchste Karte: Spielen Sie Ihres. Klicken Sie es an, oder nehmen Sie Pfeiltasten und Eingabetaste; F6 führt hierher zurück.</translation>
  </message>
  <message>
   <source>To lead is to play the first card of a trick.</source>
   <comment>first 2 word</comment>
   <translation>Ausspielen heißt: die erste Karte eines Stichs spielen.</translation>
  </message>
  <message>
   <source>Dummy’s only club was played for you. The trick is yours: Next gathers it. Win as many as you can.</source>
   <comment>first 2 after</comment>
   <translation>Das einzige Kreuz des Strohmanns wurde für Sie gespielt. Der Stich gehört Ihnen: „Weiter“ zieht ihn ein. Gewinnen Sie so viele, wie Sie können.</translation>
  </message>
  <message>
   <source>Then the {rCK:rank} wins the trick.</source>
   <comment>first 2 wrong</comment>
   <translation>Dann gewinnt {rCK:rank.nom} den Stich.</translation>
  </message>
  <message>
   <source>Your lead</source>
   <comment>first 3 title</comment>
   <translation>Sie spielen aus</translation>
  </message>
  <message>
   <source>Whoever wins a trick leads to the next, any card, and play goes round clockwise. Lead the {C5:card}.</source>
   <comment>first 3 say</comment>
   <translation>Wer einen Stich gewinnt, spielt zum nächsten eine beliebige Karte aus, und reihum geht es im Uhrzeigersinn. Spielen Sie {C5:card.akk} aus.</translation>
  </message>
  <message>
   <source>For this lesson lead the {C5:card}.</source>
   <comment>first 3 wants</comment>
   <translation>In dieser Lektion spielen Sie {C5:card.akk} aus.</translation>
  </message>
  <message>
   <source>Following suit</source>
   <comment>first 4 title</comment>
   <translation>Bedienen</translation>
  </message>
  <message>
   <source>Clubs are the suit led, and {west} has followed. To follow is to play a card of the suit led, and whoever can follow must. On your turn cards that are not allowed are dim.</source>
   <comment>first 4 say</comment>
   <translation>Kreuz ist die ausgespielte Farbe, und {west} hat bedient. Bedienen heißt: eine Karte der ausgespielten Farbe spielen, und wer bedienen kann, muss es. Sind Sie dran, so sind Karten matt, die nicht erlaubt sind.</translation>
  </message>
  <message>
   <source>Trumping</source>
   <comment>first 5 title</comment>
   <translation>Stechen</translation>
  </message>
  <message>
   <source>Dummy has no club left, and a hand without the suit may play any card. Hearts are trumps in this deal: any heart beats every card of the other suits. Play dummy’s {H2:card}, which lies across.</source>
   <comment>first 5 say</comment>
   <translation>Der Strohmann hat kein Kreuz mehr, und wem die Farbe fehlt, der darf jede Karte spielen. Herz ist in diesem Spiel Trumpf: Jedes Herz schlägt jede Karte der anderen Farben. Spielen Sie vom Strohmann {H2:card.akk}, die quer liegt.</translation>
  </message>
  <message>
   <source>The last card dealt is turned up, and its suit is trumps. To trump is to play one on another suit.</source>
   <comment>first 5 word</comment>
   <translation>Die letzte Karte beim Geben wird aufgedeckt, und ihre Farbe ist Trumpf. Stechen heißt: auf eine andere Farbe einen Trumpf spielen.</translation>
  </message>
  <message>
   <source>What dummy wins is yours too: you have {won:words} tricks.</source>
   <comment>first 5 after</comment>
   <translation>Was der Strohmann gewinnt, gehört auch Ihnen: Sie haben {won:words} Stiche.</translation>
  </message>
  <message>
   <source>Then {east} can win the trick with a club.</source>
   <comment>first 5 wrong</comment>
   <translation>Dann kann {east} den Stich mit einem Kreuz gewinnen.</translation>
  </message>
  <message>
   <source>A smaller heart is enough: play the {H2:card}.</source>
   <comment>first 5 wants</comment>
   <translation>Ein kleineres Herz genügt: Spielen Sie {H2:card.akk}.</translation>
  </message>
  <message>
   <source>Drawing trumps</source>
   <comment>first 6 title</comment>
   <translation>Trümpfe ziehen</translation>
  </message>
  <message>
   <source>Dummy won, so it leads. Of {packet:words} hearts dummy was dealt {dummy_had_H:words} and you {yours_had_H:words}: {west} and {east} have {left_H:words}, and could trump your good cards. Take theirs away: lead the {HA:card}.</source>
   <comment>first 6 say</comment>
   <translation>Der Strohmann hat gewonnen, also spielt er aus. Von {packet:words} Herzen bekam der Strohmann {dummy_had_H:words} und Sie {yours_had_H:words}: {west} und {east} haben {left_H:words} und könnten Ihre guten Karten stechen. Nehmen Sie ihnen diese: Spielen Sie {HA:card.akk} aus.</translation>
  </message>
  <message>
   <source>To draw trumps is to lead them until the others have none.</source>
   <comment>first 6 word</comment>
   <translation>Trümpfe ziehen heißt: Trumpf ausspielen, bis die anderen keinen mehr haben.</translation>
  </message>
  <message>
   <source>First take their trumps away.</source>
   <comment>first 6 wrong</comment>
   <translation>Nehmen Sie ihnen zuerst die Trümpfe.</translation>
  </message>
  <message>
   <source>For this lesson lead the {HA:card}.</source>
   <comment>first 6 wants</comment>
   <translation>In dieser Lektion spielen Sie {HA:card.akk} aus.</translation>
  </message>
  <message>
   <source>Follow low</source>
   <comment>first 7 title</comment>
   <translation>Klein zugeben</translation>
  </message>
  <message>
   <source>{east} plays the {rH7:rank}, and the {rHA:rank} is winning already. Play your smallest heart.</source>
   <comment>first 7 say</comment>
   <translation>{east} spielt {rH7:rank.akk}, und {rHA:rank.nom} gewinnt schon. Spielen Sie Ihr kleinstes Herz.</translation>
  </message>
  <message>
   <source>{west} plays the {rH6:rank}. Of their {had_H:words} trumps, {gone_H:words} are gone.</source>
   <comment>first 7 after</comment>
   <translation>{west} spielt {rH6:rank.akk}. Von ihren {had_H:words} Trümpfen sind {gone_H:words} fort.</translation>
  </message>
  <message>
   <source>But it is more than you need. Keep the high ones: play the {H5:card}.</source>
   <comment>first 7 wants</comment>
   <translation>Aber es ist mehr als nötig. Behalten Sie die hohen: Spielen Sie {H5:card.akk}.</translation>
  </message>
  <message>
   <source>Once more</source>
   <comment>first 8 title</comment>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>They have {left_H:words} left. Draw them too: lead the {H3:card}.</source>
   <comment>first 8 say</comment>
   <translation>Die Gegner haben noch {left_H:words}. Ziehen Sie auch diese: Spielen Sie {H3:card.akk} aus.</translation>
  </message>
  <message>
   <source>Lead the {rH3:rank}: your own hand has the {rHK:rank} and {rHQ:rank}.</source>
   <comment>first 8 wrong</comment>
   <translation>Spielen Sie {rH3:rank.akk} aus: Ihr eigenes Blatt hat {rHK:rank} und {rHQ:rank}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {H3:card}.</source>
   <comment>first 8 wants</comment>
   <translation>In dieser Lektion spielen Sie {H3:card.akk} aus.</translation>
  </message>
  <message>
   <source>Beating a card</source>
   <comment>first 9 title</comment>
   <translation>Eine Karte schlagen</translation>
  </message>
  <message>
   <source>{east} plays the {rHJ:rank}, and it is winning. Beat it: play the {rHQ:rank}.</source>
   <comment>first 9 say</comment>
   <translation>{east} spielt {rHJ:rank.akk}, und er gewinnt. Schlagen Sie ihn: Spielen Sie {rHQ:rank.akk}.</translation>
  </message>
  <message>
   <source>{west} plays the {rH8:rank}. Now only you and dummy have trumps.</source>
   <comment>first 9 after</comment>
   <translation>{west} spielt {rH8:rank.akk}. Jetzt haben nur noch Sie und der Strohmann Trümpfe.</translation>
  </message>
  <message>
   <source>Then the {rHJ:rank} wins the trick.</source>
   <comment>first 9 wrong</comment>
   <translation>Dann gewinnt {rHJ:rank.nom} den Stich.</translation>
  </message>
  <message>
   <source>A long suit</source>
   <comment>first 10 title</comment>
   <translation>Eine lange Farbe</translation>
  </message>
  <message>
   <source>Dummy has {rDK:rank}, {rDQ:rank} and {rDJ:rank} of diamonds; only the {rDA:rank} is higher. Make {east} or {west} use it: lead a diamond.</source>
   <comment>first 10 say</comment>
   <translation>Der Strohmann hat in Karo {rDK:rank}, {rDQ:rank} und {rDJ:rank}; nur {rDA:rank.nom} ist höher. {east} oder {west} soll es hergeben: Spielen Sie ein Karo aus.</translation>
  </message>
  <message>
   <source>For this lesson lead a diamond.</source>
   <comment>first 10 wants</comment>
   <translation>In dieser Lektion spielen Sie ein Karo aus.</translation>
  </message>
  <message>
   <source>Clearing the suit</source>
   <comment>first 11 title</comment>
   <translation>Die Farbe hoch machen</translation>
  </message>
  <message>
   <source>Play dummy’s {rDK:rank}: only the {rDA:rank} can beat it.</source>
   <comment>first 11 say</comment>
   <translation>Spielen Sie vom Strohmann {rDK:rank.akk}: Nur {rDA:rank.nom} kann ihn schlagen.</translation>
  </message>
  <message>
   <source>Then {east} wins with a small diamond and keeps the {rDA:rank}.</source>
   <comment>first 11 wrong</comment>
   <translation>Dann gewinnt {east} mit einem kleinen Karo und behält {rDA:rank.akk}.</translation>
  </message>
  <message>
   <source>Trumping again</source>
   <comment>first 12 title</comment>
   <translation>Noch einmal stechen</translation>
  </message>
  <message>
   <source>{east} has spent the {rDA:rank}: dummy’s {rDQ:rank} and {rDJ:rank} are now the highest diamonds. {east} has led the {CQ:card}. Your last club had to be played. Dummy has none: trump with the {H4:card}.</source>
   <comment>first 12 say</comment>
   <translation>{east} hat {rDA:rank.akk} hergegeben: {rDQ:rank.nom^} und {rDJ:rank.nom} des Strohmanns sind jetzt die höchsten Karos. {east} hat {CQ:card.akk} ausgespielt. Ihr letztes Kreuz musste gespielt werden. Der Strohmann hat keines: Stechen Sie mit {H4:card.dat}.</translation>
  </message>
  <message>
   <source>{won:words^} tricks.</source>
   <comment>first 12 after</comment>
   <translation>{won:words^} Stiche.</translation>
  </message>
  <message>
   <source>Then the {CQ:card} wins.</source>
   <comment>first 12 wrong</comment>
   <translation>Dann gewinnt {CQ:card.nom}.</translation>
  </message>
  <message>
   <source>The book</source>
   <comment>first 13 title</comment>
   <translation>Das Buch</translation>
  </message>
  <message>
   <source>Lead the {DQ:card}: neither {east} nor {west} has a higher one.</source>
   <comment>first 13 say</comment>
   <translation>Spielen Sie {DQ:card.akk} aus: Weder {east} noch {west} hat eine höhere Karte der Farbe.</translation>
  </message>
  <message>
   <source>{won:words^} tricks: the first {book:words} are the book and count nothing. Every further trick is an odd trick and counts a point.</source>
   <comment>first 13 after</comment>
   <translation>{won:words^} Stiche: Die ersten {book:words} sind das Buch und zählen nichts. Jeder weitere Stich ist ein Trick und zählt einen Punkt.</translation>
  </message>
  <message>
   <source>The {rDQ:rank} wins; a small one does not.</source>
   <comment>first 13 wrong</comment>
   <translation>{rDQ:rank.nom^} gewinnt, ein kleines Karo nicht.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DQ:card}.</source>
   <comment>first 13 wants</comment>
   <translation>In dieser Lektion spielen Sie {DQ:card.akk} aus.</translation>
  </message>
  <message>
   <source>The first point</source>
   <comment>first 14 title</comment>
   <translation>Der erste Punkt</translation>
  </message>
  <message>
   <source>Lead the {DJ:card}: it wins too.</source>
   <comment>first 14 say</comment>
   <translation>Spielen Sie {DJ:card.akk} aus: Auch diese Karte gewinnt.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DJ:card}.</source>
   <comment>first 14 wants</comment>
   <translation>In dieser Lektion spielen Sie {DJ:card.akk} aus.</translation>
  </message>
  <message>
   <source>Throwing away</source>
   <comment>first 15 title</comment>
   <translation>Abwerfen</translation>
  </message>
  <message>
   <source>You have no diamond left. You need not trump dummy’s trick. Throw away a small spade.</source>
   <comment>first 15 say</comment>
   <translation>Sie haben kein Karo mehr. Sie müssen nicht stechen, was der Strohmann schon gewinnt. Werfen Sie ein kleines Pik ab.</translation>
  </message>
  <message>
   <source>To throw away is to play a card that neither follows nor trumps. It never wins.</source>
   <comment>first 15 word</comment>
   <translation>Abwerfen heißt: eine Karte spielen, die weder bedient noch sticht. Sie gewinnt nie.</translation>
  </message>
  <message>
   <source>{won:words^} tricks, so far {points:words} {points:point|points}.</source>
   <comment>first 15 after</comment>
   <translation>{won:words^} Stiche, bis jetzt {points:words} {points:Punkt|Punkte}.</translation>
  </message>
  <message>
   <source>But keep that card: throw away a small spade.</source>
   <comment>first 15 wants</comment>
   <translation>Aber behalten Sie diese Karte: Werfen Sie ein kleines Pik ab.</translation>
  </message>
  <message>
   <source>Only dummy’s are left</source>
   <comment>first 16 title</comment>
   <translation>Nur noch der Strohmann</translation>
  </message>
  <message>
   <source>{out_D:words^} diamonds have been played. Dummy has the last {dummy_D:words}, and all trumps are yours. Lead a diamond.</source>
   <comment>first 16 say</comment>
   <translation>{out_D:words^} Karos sind gespielt. Der Strohmann hat die letzten {dummy_D:words}, und alle Trümpfe gehören Ihnen. Spielen Sie ein Karo aus.</translation>
  </message>
  <message>
   <source>Throw away a small spade from your hand.</source>
   <comment>first 16 after</comment>
   <translation>Werfen Sie aus Ihrem Blatt ein kleines Pik ab.</translation>
  </message>
  <message>
   <source>For this lesson lead a diamond.</source>
   <comment>first 16 wants</comment>
   <translation>In dieser Lektion spielen Sie ein Karo aus.</translation>
  </message>
  <message>
   <source>But keep that card: throw away a small spade.</source>
   <comment>first 16 then_wants</comment>
   <translation>Aber behalten Sie diese Karte: Werfen Sie ein kleines Pik ab.</translation>
  </message>
  <message>
   <source>The last diamond</source>
   <comment>first 17 title</comment>
   <translation>Das letzte Karo</translation>
  </message>
  <message>
   <source>So far {points:words} points, written down after the deal. Lead dummy’s last diamond.</source>
   <comment>first 17 say</comment>
   <translation>Bis jetzt {points:words} Punkte; geschrieben werden sie nach dem Spiel. Spielen Sie das letzte Karo des Strohmanns aus.</translation>
  </message>
  <message>
   <source>Throw away a small spade again.</source>
   <comment>first 17 after</comment>
   <translation>Werfen Sie wieder ein kleines Pik ab.</translation>
  </message>
  <message>
   <source>For this lesson lead the diamond.</source>
   <comment>first 17 wants</comment>
   <translation>In dieser Lektion spielen Sie das Karo aus.</translation>
  </message>
  <message>
   <source>But keep that card: throw away the small spade.</source>
   <comment>first 17 then_wants</comment>
   <translation>Aber behalten Sie diese Karte: Werfen Sie das kleine Pik ab.</translation>
  </message>
  <message>
   <source>Play it out</source>
   <comment>first 18 title</comment>
   <translation>Zu Ende spielen</translation>
  </message>
  <message>
   <source>Play the rest as you like. {west} was dealt the {SA:card}.</source>
   <comment>first 18 say</comment>
   <translation>Spielen Sie den Rest, wie Sie wollen. {west} bekam {SA:card.akk}.</translation>
  </message>
  <message>
   <source>{won:words^} tricks: {points:words} odd tricks, {points:words} points, and {game:words} win a game. {rHA:rank^} to {rHJ:rank} of trumps are the honours. You and dummy were dealt all but one: that is worth {honours:words} points, but tricks count first, and had won the game.</source>
   <comment>first 18 after</comment>
   <translation>{won:words^} Stiche: {points:words} Tricks, {points:words} Punkte, und {game:words} gewinnen eine Partie. {rHA:rank^} bis {rHJ:rank} von Trumpf sind die Honneurs. Sie und der Strohmann bekamen alle bis auf eine: Das wäre {honours:words} Punkte wert, doch zuerst zählen die Stiche, und sie hatten die Partie gewonnen.</translation>
  </message>
  <message>
   <source>Another card wins more.</source>
   <comment>first 18 wrong</comment>
   <translation>Eine andere Karte gewinnt mehr.</translation>
  </message>
  <message>
   <source>The first card</source>
   <comment>leads</comment>
   <translation>Die erste Karte</translation>
  </message>
  <message>
   <source>You lead</source>
   <comment>leads 1 title</comment>
   <translation>Sie spielen aus</translation>
  </message>
  <message>
   <source>This time dummy is not yours: {east} plays it, and it lies at your left. {partner} sits opposite, and each of you sees only one hand and dummy’s. So a lead should win tricks and tell {partner} something.</source>
   <comment>leads 1 say</comment>
   <translation>Diesmal gehört der Strohmann nicht Ihnen: {east} spielt ihn, und er liegt links von Ihnen. {partner} sitzt gegenüber, und jeder von Ihnen sieht nur ein Blatt und den Strohmann. Darum soll ein Ausspiel Stiche bringen und {partner} etwas sagen.</translation>
  </message>
  <message>
   <source>What to leave alone</source>
   <comment>leads 2 title</comment>
   <translation>Was man ruhen lässt</translation>
  </message>
  <message>
   <source>Look at your spades: the {rSA:rank} and a small card. Led out, the {rSA:rank} catches only small cards; the small one led gives a cheap trick away. A high card is worth most when the others come to it. Leave spades alone.</source>
   <comment>leads 2 say</comment>
   <translation>Sehen Sie auf Ihre Pik: {rSA:rank} und eine kleine Karte. Ausgespielt fängt {rSA:rank.nom} nur kleine Karten; die kleine verschenkt einen billigen Stich. Eine hohe Karte ist am meisten wert, wenn die anderen zu ihr kommen. Lassen Sie Pik ruhen.</translation>
  </message>
  <message>
   <source>From a sequence</source>
   <comment>leads 3 title</comment>
   <translation>Aus einer Sequenz</translation>
  </message>
  <message>
   <source>Diamonds are your long suit, with {rDK:rank} and {rDQ:rank}. From these lead the {rDK:rank}: it wins, or it drives out the {rDA:rank} and your {rDQ:rank} is high. A small card would let them win cheaply.</source>
   <comment>leads 3 say</comment>
   <translation>Karo ist Ihre lange Farbe, mit {rDK:rank} und {rDQ:rank}. Von diesen spielen Sie {rDK:rank.akk} aus: Entweder gewinnt er, oder er holt {rDA:rank.akk} heraus, und {rDQ:rank.nom} ist hoch. Mit einer kleinen Karte kämen die anderen billig davon.</translation>
  </message>
  <message>
   <source>High cards that follow each other, such as these, are a sequence.</source>
   <comment>leads 3 word</comment>
   <translation>Hohe Karten, die aufeinander folgen wie diese, sind eine Sequenz.</translation>
  </message>
  <message>
   <source>Dummy takes it with the {rDA:rank}; your {rDQ:rank} is now the highest diamond. Dummy leads the {S4:card}, and {east} puts up the {rSK:rank}.</source>
   <comment>leads 3 after</comment>
   <translation>Der Strohmann nimmt mit {rDA:rank.dat}; Ihr höchstes Karo, {rDQ:rank.nom}, ist jetzt das höchste überhaupt. Vom Strohmann kommt {S4:card.nom}, und {east} legt {rSK:rank.akk}.</translation>
  </message>
  <message>
   <source>Then they win a trick that they need not have.</source>
   <comment>leads 3 wrong</comment>
   <translation>Dann gewinnen die anderen einen Stich, den sie nicht haben müssten.</translation>
  </message>
  <message>
   <source>But {partner} would learn less: lead the {DK:card}.</source>
   <comment>leads 3 wants</comment>
   <translation>Aber {partner} erführe weniger: Spielen Sie {DK:card.akk} aus.</translation>
  </message>
  <message>
   <source>They came to it</source>
   <comment>leads 4 title</comment>
   <translation>Sie kamen zu ihm</translation>
  </message>
  <message>
   <source>Here is what you waited for: your {rSA:rank} falls on a {rSK:rank}, not on small cards. Take the trick.</source>
   <comment>leads 4 say</comment>
   <translation>Darauf haben Sie gewartet: {rSA:rank.nom^} fällt auf {rSK:rank.akk} und nicht auf kleine Karten. Nehmen Sie den Stich.</translation>
  </message>
  <message>
   <source>The lead is yours again.</source>
   <comment>leads 4 after</comment>
   <translation>Sie spielen wieder aus.</translation>
  </message>
  <message>
   <source>Then the {rSK:rank} wins the trick.</source>
   <comment>leads 4 wrong</comment>
   <translation>Dann gewinnt {rSK:rank.nom} den Stich.</translation>
  </message>
  <message>
   <source>The best of the suit</source>
   <comment>leads 5 title</comment>
   <translation>Die höchste der Farbe</translation>
  </message>
  <message>
   <source>The second lead of a suit is simple: if you have the highest card, lead it. Play the {DQ:card}.</source>
   <comment>leads 5 say</comment>
   <translation>Das zweite Ausspiel einer Farbe ist einfach: Haben Sie die höchste Karte, so spielen Sie sie. Legen Sie {DQ:card.akk}.</translation>
  </message>
  <message>
   <source>It won. Only the {rDT:rank} is now higher than your {rD8:rank}, but dummy has it.</source>
   <comment>leads 5 after</comment>
   <translation>Sie hat gewonnen. Nur {rDT:rank.nom} ist jetzt höher als {rD8:rank.nom}, aber die liegt beim Strohmann.</translation>
  </message>
  <message>
   <source>Then a smaller card than your {rDQ:rank} wins.</source>
   <comment>leads 5 wrong</comment>
   <translation>Dann gewinnt eine kleinere Karte als {rDQ:rank.nom}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DQ:card}.</source>
   <comment>leads 5 wants</comment>
   <translation>Spielen Sie für diese Lektion {DQ:card.akk} aus.</translation>
  </message>
  <message>
   <source>Fourth best</source>
   <comment>leads 6 title</comment>
   <translation>Die vierthöchste</translation>
  </message>
  <message>
   <source>Now a new suit. Your clubs have length but no sequence. From such a suit lead the fourth best, counted from the top: {rCJ:rank}, {rC8:rank}, {rC6:rank}, {rC5:rank}.</source>
   <comment>leads 6 say</comment>
   <translation>Jetzt eine neue Farbe. Ihre Kreuz sind lang, aber ohne Sequenz. Aus einer solchen Farbe spielt man die vierthöchste aus, von oben gezählt: {rCJ:rank}, {rC8:rank}, {rC6:rank}, {rC5:rank}.</translation>
  </message>
  <message>
   <source>To open a suit is to lead it for the first time.</source>
   <comment>leads 6 word</comment>
   <translation>Eine Farbe anspielen heißt, sie zum ersten Mal auszuspielen.</translation>
  </message>
  <message>
   <source>{partner} puts up the {rCT:rank}, and {east} has to spend the {rCK:rank} on it.</source>
   <comment>leads 6 after</comment>
   <translation>{partner} legt {rCT:rank.akk}, und {east} muss {rCK:rank.akk} dafür ausgeben.</translation>
  </message>
  <message>
   <source>Lead from length, and no high card that stands alone.</source>
   <comment>leads 6 wrong</comment>
   <translation>Spielen Sie aus der Länge aus, und keine hohe Karte, die allein steht.</translation>
  </message>
  <message>
   <source>But it tells {partner} less: lead the {C5:card}.</source>
   <comment>leads 6 wants</comment>
   <translation>Aber es sagt {partner} weniger: Spielen Sie {C5:card.akk} aus.</translation>
  </message>
  <message>
   <source>Other high cards</source>
   <comment>leads 7 title</comment>
   <translation>Andere hohe Karten</translation>
  </message>
  <message>
   <source>Other sequences tell their tale too: of {rSA:rank} and {rSK:rank} lead the {rSK:rank}; of {rSQ:rank}, {rSJ:rank} and {rST:rank} the {rSQ:rank}; of {rSK:rank}, {rSJ:rank} and {rST:rank} the {rST:rank}. The {rSA:rank} itself is led of {yours_had_D:words} cards or more.</source>
   <comment>leads 7 say</comment>
   <translation>Auch andere Sequenzen sagen etwas: von {rSA:rank} und {rSK:rank} spielt man {rSK:rank.akk} aus; von {rSQ:rank}, {rSJ:rank} und {rST:rank} {rSQ:rank.akk}; von {rSK:rank}, {rSJ:rank} und {rST:rank} {rST:rank.akk}. {rSA:rank.akk^} selbst spielt man von {yours_had_D:words} Karten oder mehr.</translation>
  </message>
  <message>
   <source>Nothing long</source>
   <comment>leads 8 title</comment>
   <translation>Nichts Langes</translation>
  </message>
  <message>
   <source>Sometimes your only long suit is trumps, or one from which it is bad to lead. Then lead the highest card of a short suit without high ones. It wins little for you, but it may strengthen {partner}.</source>
   <comment>leads 8 say</comment>
   <translation>Manchmal ist die einzige lange Farbe Trumpf, oder eine, von der man ungern ausspielt. Dann spielt man die höchste Karte einer kurzen Farbe ohne hohe Karten. Ihnen bringt sie wenig, aber sie kann {partner} stärken.</translation>
  </message>
  <message>
   <source>What partner knows</source>
   <comment>leads 9 title</comment>
   <translation>Was der Partner weiß</translation>
  </message>
  <message>
   <source>From your {rDK:rank} {partner} knew of the {rDQ:rank}, and from the fourth best of exactly {yours_over_C5:words} higher clubs with you. Remember: the {rDK:rank} of {rDK:rank} and {rDQ:rank}; the fourth best of a long suit; no small card from under an {rDA:rank}.</source>
   <comment>leads 9 say</comment>
   <translation>Aus {rDK:rank.dat} erfuhr {partner} von {rDQ:rank.dat}, aus der vierthöchsten von genau {yours_over_C5:words} höheren Kreuz bei Ihnen. Merken Sie sich: von {rDK:rank} und {rDQ:rank} {rDK:rank.akk}; aus langer Farbe die vierthöchste; keine kleine Karte unter {rDA:rank.dat} weg.</translation>
  </message>
  <message>
   <source>Second hand</source>
   <comment>second</comment>
   <translation>Der Zweite</translation>
  </message>
  <message>
   <source>Between leader and dummy</source>
   <comment>second 1 title</comment>
   <translation>Zwischen Ausspiel und Strohmann</translation>
  </message>
  <message>
   <source>This time {east} plays dummy, which lies at your left, and {partner} is your partner. {east} leads and you play second, so dummy plays after you and {partner} last. The second hand does not have to win the trick: {partner} may.</source>
   <comment>second 1 say</comment>
   <translation>Diesmal spielt {east} den Strohmann, der links von Ihnen liegt, und {partner} ist Ihr Partner. {east} spielt aus, Sie legen als Zweiter, nach Ihnen der Strohmann und {partner} zuletzt. Der Zweite muss den Stich nicht gewinnen: Das kann noch {partner}.</translation>
  </message>
  <message>
   <source>Second hand is whoever plays after the leader.</source>
   <comment>second 1 word</comment>
   <translation>Der Zweite ist, wer nach dem Ausspielenden legt.</translation>
  </message>
  <message>
   <source>Second hand low</source>
   <comment>second 2 title</comment>
   <translation>Der Zweite niedrig</translation>
  </message>
  <message>
   <source>{east} leads the {S9:card}. Dummy plays after you and has {rSA:rank} and {rSQ:rank}: if you play the {rSK:rank}, the {rSA:rank} takes it and dummy’s other spades are the highest. As a rule second hand plays low: play the {S3:card}.</source>
   <comment>second 2 say</comment>
   <translation>{east} spielt {S9:card.akk} aus. Der Strohmann legt nach Ihnen und hat {rSA:rank} und {rSQ:rank}: Legen Sie {rSK:rank.akk}, so nimmt {rSA:rank.nom} ihn, und die übrigen Pik des Strohmanns sind die höchsten. In der Regel spielt der Zweite niedrig: Legen Sie {S3:card.akk}.</translation>
  </message>
  <message>
   <source>Dummy’s {rSQ:rank} wins, but only the {rSA:rank} is now higher than your {rSK:rank}. Then dummy leads the {HJ:card}, and {east} plays the {rHQ:rank}.</source>
   <comment>second 2 after</comment>
   <translation>Beim Strohmann gewinnt {rSQ:rank.nom}, aber nur {rSA:rank.nom} ist jetzt höher als {rSK:rank.nom} bei Ihnen. Dann kommt vom Strohmann {HJ:card.nom}, und {east} legt {rHQ:rank.akk}.</translation>
  </message>
  <message>
   <source>Then dummy’s {rSA:rank} takes your {rSK:rank}.</source>
   <comment>second 2 wrong</comment>
   <translation>Dann nimmt {rSA:rank.nom} des Strohmanns Ihnen {rSK:rank.akk} ab.</translation>
  </message>
  <message>
   <source>Nothing to win</source>
   <comment>second 3 title</comment>
   <translation>Nichts zu gewinnen</translation>
  </message>
  <message>
   <source>You cannot beat the {rHQ:rank}. Follow with a small trump.</source>
   <comment>second 3 say</comment>
   <translation>Sie können {rHQ:rank.akk} nicht schlagen. Bedienen Sie mit einem kleinen Trumpf.</translation>
  </message>
  <message>
   <source>{east} won the trick and leads the {DQ:card}.</source>
   <comment>second 3 after</comment>
   <translation>{east} hat den Stich gewonnen und spielt {DQ:card.akk} aus.</translation>
  </message>
  <message>
   <source>Cover an honour</source>
   <comment>second 4 title</comment>
   <translation>Eine Figur decken</translation>
  </message>
  <message>
   <source>Now an honour is led, and dummy has only the {rDA:rank} over your {rDK:rank}. Cover it: dummy must spend the {rDA:rank}, and smaller diamonds, perhaps {partner}’s, come nearer to the top. Play the {DK:card}.</source>
   <comment>second 4 say</comment>
   <translation>Jetzt kommt eine Figur, und der Strohmann hat über {rDK:rank.dat} nur {rDA:rank.akk}. Decken Sie: Der Strohmann muss {rDA:rank.akk} ausgeben, und kleinere Karo, vielleicht die von {partner}, rücken nach oben. Legen Sie {DK:card.akk}.</translation>
  </message>
  <message>
   <source>To cover is to play a higher card on the one that was led. In play any suit’s high cards are called honours.</source>
   <comment>second 4 word</comment>
   <translation>Decken heißt, auf die ausgespielte Karte eine höhere zu legen. Beim Spielen heißen die hohen Karten jeder Farbe Honneurs.</translation>
  </message>
  <message>
   <source>Dummy took it with the {rDA:rank}. A small diamond follows, and {east} wins with the {rDJ:rank}. Now the {rDT:rank} is the highest, and {partner} has it, as the play will show.</source>
   <comment>second 4 after</comment>
   <translation>Der Strohmann nahm den Stich mit {rDA:rank.dat}. Ein kleines Karo folgt, und {east} gewinnt mit {rDJ:rank.dat}. Jetzt ist {rDT:rank.nom} am höchsten, und {partner} hat sie, wie sich zeigen wird.</translation>
  </message>
  <message>
   <source>Then the {rDQ:rank} wins, and dummy’s {rDA:rank} takes your {rDK:rank} later.</source>
   <comment>second 4 wrong</comment>
   <translation>Dann gewinnt {rDQ:rank.nom}, und {rDA:rank.nom} des Strohmanns nimmt später {rDK:rank.akk}.</translation>
  </message>
  <message>
   <source>Low again</source>
   <comment>second 5 title</comment>
   <translation>Wieder niedrig</translation>
  </message>
  <message>
   <source>The {rDJ:rank} is winning. Give a small diamond.</source>
   <comment>second 5 say</comment>
   <translation>{rDJ:rank.nom^} gewinnt. Legen Sie ein kleines Karo.</translation>
  </message>
  <message>
   <source>{east} leads the {C3:card}.</source>
   <comment>second 5 after</comment>
   <translation>{east} spielt {C3:card.akk} aus.</translation>
  </message>
  <message>
   <source>High from a sequence</source>
   <comment>second 6 title</comment>
   <translation>Hoch aus einer Sequenz</translation>
  </message>
  <message>
   <source>A small club goes towards dummy’s {rCA:rank} and {rCJ:rank}. Here is the exception: with {rCK:rank} and {rCQ:rank} together play one of them, or dummy’s {rCJ:rank} wins. Play the {CQ:card}, the lower, for they are worth the same.</source>
   <comment>second 6 say</comment>
   <translation>Ein kleines Kreuz geht auf {rCA:rank} und {rCJ:rank} des Strohmanns zu. Das ist die Ausnahme: Von {rCK:rank} und {rCQ:rank} zusammen legt man eine, sonst gewinnt {rCJ:rank.nom} des Strohmanns. Legen Sie {CQ:card.akk}, die niedrigere, denn beide sind gleich viel wert.</translation>
  </message>
  <message>
   <source>A sequence is cards next to each other in rank, as {rCK:rank} and {rCQ:rank}.</source>
   <comment>second 6 word</comment>
   <translation>Eine Sequenz sind Karten, die im Rang aufeinanderfolgen, wie {rCK:rank} und {rCQ:rank}.</translation>
  </message>
  <message>
   <source>Dummy needed the {rCA:rank}, and your {rCK:rank} is the highest club.</source>
   <comment>second 6 after</comment>
   <translation>Der Strohmann brauchte {rCA:rank.akk}, und {rCK:rank.nom} ist jetzt Ihr höchstes Kreuz und das höchste im Spiel.</translation>
  </message>
  <message>
   <source>Then dummy’s {rCJ:rank} wins the trick.</source>
   <comment>second 6 wrong</comment>
   <translation>Dann gewinnt {rCJ:rank.nom} des Strohmanns den Stich.</translation>
  </message>
  <message>
   <source>With dummy and without</source>
   <comment>second 7 title</comment>
   <translation>Mit Strohmann und ohne</translation>
  </message>
  <message>
   <source>Where no hand lies open the old books cover an honour only with the {rDA:rank}, or from a sequence. Here you saw that only the {rDA:rank} could beat you, and covered. If dummy had more high cards, low would be right.</source>
   <comment>second 7 say</comment>
   <translation>Wo kein Blatt offen liegt, decken die alten Bücher eine Figur nur mit {rDA:rank.dat} oder aus einer Sequenz. Hier sahen Sie, dass nur {rDA:rank.nom} Sie schlagen konnte, und deckten. Hätte der Strohmann mehr hohe Karten, wäre niedrig richtig.</translation>
  </message>
  <message>
   <source>Cards on either side</source>
   <comment>second 8 title</comment>
   <translation>Karten auf beiden Seiten</translation>
  </message>
  <message>
   <source>One more case: if you have the cards directly above and below the one that is led, cover it. The books call this a fourchette. The higher one forces a still higher card out, and the lower one becomes the highest.</source>
   <comment>second 8 say</comment>
   <translation>Noch ein Fall: Haben Sie die Karten unmittelbar über und unter der ausgespielten, so decken Sie. Die Bücher nennen das eine Fourchette. Die höhere holt eine noch höhere heraus, und die niedrigere wird die höchste.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>second 9 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>Second hand low, for your partner plays after you. Cover an honour when that makes a lower card of your side the highest; from a sequence play the lower card. And look first at what dummy, which plays after you, has.</source>
   <comment>second 9 say</comment>
   <translation>Der Zweite spielt niedrig, denn nach ihm kommt der Partner. Decken Sie eine Figur, wenn das eine niedrigere Karte Ihrer Seite zur höchsten macht; aus einer Sequenz legen Sie die niedrigere. Und sehen Sie zuerst, was der Strohmann hat, der nach Ihnen legt.</translation>
  </message>
  <message>
   <source>Third hand</source>
   <comment>third</comment>
   <translation>Der Dritte</translation>
  </message>
  <message>
   <source>Partner leads</source>
   <comment>third 1 title</comment>
   <translation>Der Partner spielt aus</translation>
  </message>
  <message>
   <source>{partner} leads through dummy, which lies at your right. Dummy plays second, you third, and {west}, who plays dummy, last. A small card led asks you to win the trick if you can.</source>
   <comment>third 1 say</comment>
   <translation>{partner} spielt durch den Strohmann, der rechts von Ihnen liegt. Der Strohmann legt als Zweiter, Sie als Dritter, und {west}, mit dem Strohmann als Partner, zuletzt. Ein kleines Ausspiel bittet Sie, den Stich nach Möglichkeit zu gewinnen.</translation>
  </message>
  <message>
   <source>Third hand is the leader’s partner.</source>
   <comment>third 1 word</comment>
   <translation>Der Dritte ist der Partner des Ausspielenden.</translation>
  </message>
  <message>
   <source>As high as needed</source>
   <comment>third 2 title</comment>
   <translation>So hoch wie nötig</translation>
  </message>
  <message>
   <source>Third hand high, as a rule. But dummy’s {rSQ:rank} lies before you and was not played: your {rSJ:rank} wins as surely as the {rSA:rank} unless {west} has the {rSK:rank}, and the {rSA:rank} stays over the {rSQ:rank}. Play the {rSJ:rank}.</source>
   <comment>third 2 say</comment>
   <translation>Der Dritte spielt in der Regel hoch. Aber {rSQ:rank.nom} des Strohmanns liegt vor Ihnen und blieb liegen: Mit {rSJ:rank.dat} gewinnen Sie so sicher wie mit {rSA:rank.dat}, außer {west} hat {rSK:rank.akk}, und {rSA:rank.nom} bleibt über {rSQ:rank.dat}. Legen Sie {rSJ:rank.akk}.</translation>
  </message>
  <message>
   <source>To finesse is to play a lower card than your best because the one between probably lies where it cannot beat you.</source>
   <comment>third 2 word</comment>
   <translation>Schneiden heißt, eine niedrigere als die beste Karte zu legen, weil die dazwischen wohl dort liegt, wo sie nicht mehr schlagen kann.</translation>
  </message>
  <message>
   <source>The {rSJ:rank} won. Then {west} cannot have the {rSK:rank}: {partner} has it.</source>
   <comment>third 2 after</comment>
   <translation>{rSJ:rank.nom^} hat gewonnen. Dann kann {west} {rSK:rank.akk} nicht haben: Er ist bei {partner}.</translation>
  </message>
  <message>
   <source>A small one lets {west} win; the {rSA:rank} lets dummy’s {rSQ:rank} win later.</source>
   <comment>third 2 wrong</comment>
   <translation>Mit einer kleinen gewinnt {west}; nach {rSA:rank.dat} gewinnt später {rSQ:rank.nom} des Strohmanns.</translation>
  </message>
  <message>
   <source>Back to partner</source>
   <comment>third 3 title</comment>
   <translation>Zurück zum Partner</translation>
  </message>
  <message>
   <source>Return the suit. Your {rSA:rank} still waits over dummy’s {rSQ:rank}, so let {partner}’s {rSK:rank} win this time: lead the {S4:card}.</source>
   <comment>third 3 say</comment>
   <translation>Spielen Sie die Farbe nach. {rSA:rank.nom^} wartet noch über {rSQ:rank.dat} des Strohmanns; lassen Sie diesmal {rSK:rank.akk} von {partner} gewinnen: Spielen Sie {S4:card.akk} aus.</translation>
  </message>
  <message>
   <source>{partner}’s {rSK:rank} won. Now {partner} leads the {D7:card}, and dummy plays low.</source>
   <comment>third 3 after</comment>
   <translation>{rSK:rank.nom^} von {partner} hat gewonnen. Jetzt spielt {partner} {D7:card.akk} aus, und der Strohmann legt niedrig.</translation>
  </message>
  <message>
   <source>Clubs should come from {partner}, up to your {rCK:rank}.</source>
   <comment>third 3 wrong</comment>
   <translation>Kreuz soll von {partner} kommen, auf {rCK:rank.akk} bei Ihnen zu.</translation>
  </message>
  <message>
   <source>For this lesson lead the {S4:card}.</source>
   <comment>third 3 wants</comment>
   <translation>Spielen Sie für diese Lektion {S4:card.akk} aus.</translation>
  </message>
  <message>
   <source>The lower of equals</source>
   <comment>third 4 title</comment>
   <translation>Die niedrigere von gleichen</translation>
  </message>
  <message>
   <source>Your {rDK:rank} and {rDQ:rank} win the same tricks. Third hand plays the lower of equals: if {west} takes the {rDQ:rank} with the {rDA:rank}, {partner} knows that the {rDK:rank} is yours. Play the {DQ:card}.</source>
   <comment>third 4 say</comment>
   <translation>{rDK:rank} und {rDQ:rank} gewinnen Ihnen dieselben Stiche. Der Dritte legt die niedrigere von gleichen: Nimmt {west} {rDQ:rank.akk} mit {rDA:rank.dat}, so weiß {partner}, dass {rDK:rank.nom} bei Ihnen ist. Legen Sie {DQ:card.akk}.</translation>
  </message>
  <message>
   <source>{west} took it and led a diamond back. {partner}’s {rD8:rank} is winning.</source>
   <comment>third 4 after</comment>
   <translation>{west} nahm und spielte Karo nach. {rD8:rank.nom^} von {partner} gewinnt gerade.</translation>
  </message>
  <message>
   <source>Then {west} wins with a small diamond.</source>
   <comment>third 4 wrong</comment>
   <translation>Dann gewinnt {west} mit einem kleinen Karo.</translation>
  </message>
  <message>
   <source>But it hides the {rDQ:rank} from {partner}: play the {DQ:card}.</source>
   <comment>third 4 wants</comment>
   <translation>Aber das verbirgt {rDQ:rank.akk} vor {partner}: Legen Sie {DQ:card.akk}.</translation>
  </message>
  <message>
   <source>Leave it to partner</source>
   <comment>third 5 title</comment>
   <translation>Dem Partner lassen</translation>
  </message>
  <message>
   <source>Now you are the last to play, and {partner} is winning. Do not beat your own side: give the {D6:card}.</source>
   <comment>third 5 say</comment>
   <translation>Jetzt legen Sie als Letzter, und {partner} gewinnt schon. Schlagen Sie nicht die eigene Seite: Legen Sie {D6:card.akk}.</translation>
  </message>
  <message>
   <source>{partner} leads the {C4:card}, and dummy, with the {rCA:rank}, plays low.</source>
   <comment>third 5 after</comment>
   <translation>{partner} spielt {C4:card.akk} aus, und der Strohmann, der {rCA:rank.akk} hat, legt niedrig.</translation>
  </message>
  <message>
   <source>But the {rD8:rank} wins without it. Play the {D6:card}.</source>
   <comment>third 5 wants</comment>
   <translation>Aber {rD8:rank.nom} gewinnt auch so. Legen Sie {D6:card.akk}.</translation>
  </message>
  <message>
   <source>Third hand high</source>
   <comment>third 6 title</comment>
   <translation>Der Dritte hoch</translation>
  </message>
  <message>
   <source>Dummy’s {rCA:rank} has let the trick pass. Of what {west} may hold, only the {rCQ:rank} could beat your {rCJ:rank}, and nothing your {rCK:rank}. No finesse here: play the {rCK:rank}.</source>
   <comment>third 6 say</comment>
   <translation>{rCA:rank.nom^} des Strohmanns hat den Stich vorbeigelassen. Von dem, was {west} haben kann, schlägt nur {rCQ:rank.nom} {rCJ:rank.akk}, und nichts {rCK:rank.akk}. Hier kein Schnitt: Legen Sie {rCK:rank.akk}.</translation>
  </message>
  <message>
   <source>It wins the trick.</source>
   <comment>third 6 after</comment>
   <translation>Er gewinnt den Stich.</translation>
  </message>
  <message>
   <source>Then {west} wins with the {rCQ:rank}.</source>
   <comment>third 6 wrong</comment>
   <translation>Dann gewinnt {west} mit {rCQ:rank.dat}.</translation>
  </message>
  <message>
   <source>The one finesse</source>
   <comment>third 7 title</comment>
   <translation>Der eine Schnitt</translation>
  </message>
  <message>
   <source>In a partner’s suit the books allow a single finesse: with {rSA:rank} and {rSQ:rank} play the {rSQ:rank}, since the {rSK:rank} is more often elsewhere than behind you. With dummy’s cards in sight you can do better and finesse against what you see.</source>
   <comment>third 7 say</comment>
   <translation>In der Farbe des Partners erlauben die Bücher einen einzigen Schnitt: Von {rSA:rank} und {rSQ:rank} legt man {rSQ:rank.akk}, da {rSK:rank.nom} öfter anderswo sitzt als hinter Ihnen. Mit dem Strohmann vor Augen können Sie mehr: gegen das schneiden, was Sie sehen.</translation>
  </message>
  <message>
   <source>When partner’s card wins</source>
   <comment>third 8 title</comment>
   <translation>Wenn die Karte des Partners gewinnt</translation>
  </message>
  <message>
   <source>If {partner} leads the highest card of a suit, play your lowest. But a high card that is your last, or lies in the way of {partner}’s long suit, is better thrown under it.</source>
   <comment>third 8 say</comment>
   <translation>Spielt {partner} die höchste Karte einer Farbe aus, so legen Sie Ihre niedrigste. Aber eine hohe Karte, die Ihre letzte ist oder der langen Farbe von {partner} im Weg liegt, wirft man besser darunter.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>third 9 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>Third hand high, but only as high as is needed. Of equals play the lowest. Against a high card of dummy’s that lies before you, keep a higher one for it. And never beat your partner’s card without a reason.</source>
   <comment>third 9 say</comment>
   <translation>Der Dritte hoch, aber nur so hoch wie nötig. Von gleichen die niedrigste. Gegen eine hohe Karte des Strohmanns, die vor Ihnen liegt, behalten Sie eine höhere. Und schlagen Sie nie ohne Grund die Karte Ihres Partners.</translation>
  </message>
  <message>
   <source>Partner’s suit</source>
   <comment>return</comment>
   <translation>Die Farbe des Partners</translation>
  </message>
  <message>
   <source>A card that counts</source>
   <comment>return 1 title</comment>
   <translation>Eine Karte, die zählt</translation>
  </message>
  <message>
   <source>{partner} has led the {S7:card}, by the look of it the fourth best, and so has {partner_over_S7:words} higher spades. There is a rule for the rest: {eleven:words} less the led card is the number of higher ones in the other hands.</source>
   <comment>return 1 say</comment>
   <translation>{partner} hat {S7:card.akk} ausgespielt, dem Anschein nach die vierthöchste, und hat also {partner_over_S7:words} höhere Pik. Für den Rest gibt es eine Regel: {eleven:words} weniger die ausgespielte Karte ist die Zahl der höheren in den anderen Blättern.</translation>
  </message>
  <message>
   <source>R. F. Foster found this rule. It holds for every fourth best.</source>
   <comment>return 1 word</comment>
   <translation>R. F. Foster hat diese Regel gefunden. Sie gilt für jede vierthöchste.</translation>
  </message>
  <message>
   <source>Counting the higher cards</source>
   <comment>return 2 title</comment>
   <translation>Die höheren zählen</translation>
  </message>
  <message>
   <source>{eleven:words^} less {rS7:rank} is {over_S7:words}. Dummy had {dummy_over_S7:words} of them, the {rSQ:rank} and the {rS9:rank}; the {rSA:rank} and the {rSJ:rank} are yours. So {west} cannot beat the {rS7:rank}. But dummy has played the {rSQ:rank}: take it.</source>
   <comment>return 2 say</comment>
   <translation>{eleven:words} weniger {rS7:rank} ist {over_S7:words}. Davon hatte der Strohmann {dummy_over_S7:words}, {rSQ:rank.akk} und {rS9:rank.akk}; {rSA:rank.nom} und {rSJ:rank.nom} sind bei Ihnen. Also kann {west} {rS7:rank.akk} nicht schlagen. Aber der Strohmann hat {rSQ:rank.akk} gelegt: Nehmen Sie sie.</translation>
  </message>
  <message>
   <source>{west} followed with the {rS4:rank}, below the {rS7:rank}, as the rule said.</source>
   <comment>return 2 after</comment>
   <translation>{west} bediente mit {rS4:rank.dat}, unter {rS7:rank.dat}, wie die Regel es sagte.</translation>
  </message>
  <message>
   <source>Then dummy’s {rSQ:rank} wins the trick.</source>
   <comment>return 2 wrong</comment>
   <translation>Dann gewinnt {rSQ:rank.nom} des Strohmanns den Stich.</translation>
  </message>
  <message>
   <source>The higher of what is left</source>
   <comment>return 3 title</comment>
   <translation>Die höhere vom Rest</translation>
  </message>
  <message>
   <source>Return {partner}’s suit: a new one would help the others. You began with {yours_had_S:words} spades. Of the {yours_S:words} that are left return the higher, the {rSJ:rank}.</source>
   <comment>return 3 say</comment>
   <translation>Spielen Sie die Farbe von {partner} nach: Eine neue hülfe den anderen. Sie begannen mit {yours_had_S:words} Pik. Von den {yours_S:words}, die bleiben, spielen Sie die höhere, {rSJ:rank.akk}.</translation>
  </message>
  <message>
   <source>To return a suit is to lead it back to the partner who opened it.</source>
   <comment>return 3 word</comment>
   <translation>Nachspielen heißt, eine Farbe dem Partner zurückzubringen, der sie anspielte.</translation>
  </message>
  <message>
   <source>Nobody could beat it. Now {partner} knows that you have only one more.</source>
   <comment>return 3 after</comment>
   <translation>Niemand konnte ihn schlagen. Jetzt weiß {partner}, dass Sie nur noch eines haben.</translation>
  </message>
  <message>
   <source>A new suit helps the others. Return {partner}’s.</source>
   <comment>return 3 wrong</comment>
   <translation>Eine neue Farbe hilft den anderen. Spielen Sie die von {partner} nach.</translation>
  </message>
  <message>
   <source>But {partner} would learn less: return the {SJ:card}.</source>
   <comment>return 3 wants</comment>
   <translation>Aber {partner} erführe weniger: Spielen Sie {SJ:card.akk} nach.</translation>
  </message>
  <message>
   <source>The last spade</source>
   <comment>return 4 title</comment>
   <translation>Das letzte Pik</translation>
  </message>
  <message>
   <source>Dummy has only the {rS9:rank} left. Lead your last spade: {partner} can beat that.</source>
   <comment>return 4 say</comment>
   <translation>Der Strohmann hat nur noch {rS9:rank.akk}. Spielen Sie Ihr letztes Pik: Das kann {partner} schlagen.</translation>
  </message>
  <message>
   <source>{partner} won and opens another suit with the {C3:card}. Dummy plays low.</source>
   <comment>return 4 after</comment>
   <translation>{partner} hat gewonnen und spielt mit {C3:card.dat} eine andere Farbe an. Der Strohmann legt niedrig.</translation>
  </message>
  <message>
   <source>A new suit helps the others. Stay with spades.</source>
   <comment>return 4 wrong</comment>
   <translation>Eine neue Farbe hilft den anderen. Bleiben Sie bei Pik.</translation>
  </message>
  <message>
   <source>For this lesson lead the {S3:card}.</source>
   <comment>return 4 wants</comment>
   <translation>Spielen Sie für diese Lektion {S3:card.akk} aus.</translation>
  </message>
  <message>
   <source>Count again</source>
   <comment>return 5 title</comment>
   <translation>Noch einmal zählen</translation>
  </message>
  <message>
   <source>{eleven:words^} less {rC3:rank} is {over_C3:words}: dummy had {dummy_over_C3:words} higher clubs, you have {yours_over_C3:words}, so {west} has {west_over_C3:words}. That may be too much for your {rC8:rank}. Third hand high: play the {rCK:rank}.</source>
   <comment>return 5 say</comment>
   <translation>{eleven:words} weniger {rC3:rank} ist {over_C3:words}: Der Strohmann hatte {dummy_over_C3:words} höhere Kreuz, Sie haben {yours_over_C3:words}, also {west} {west_over_C3:words}. Für {rC8:rank.akk} kann das zu viel sein. Der Dritte hoch: Legen Sie {rCK:rank.akk}.</translation>
  </message>
  <message>
   <source>It wins the trick. {west} played the {rC7:rank}.</source>
   <comment>return 5 after</comment>
   <translation>Er gewinnt den Stich. {west} legte {rC7:rank.akk}.</translation>
  </message>
  <message>
   <source>Then {west} wins with a club that is higher.</source>
   <comment>return 5 wrong</comment>
   <translation>Dann gewinnt {west} mit einem höheren Kreuz.</translation>
  </message>
  <message>
   <source>The lowest of many</source>
   <comment>return 6 title</comment>
   <translation>Die niedrigste von vielen</translation>
  </message>
  <message>
   <source>Return this suit as well. You began with {yours_had_C:words} clubs: of the {yours_C:words} that are left lead the lowest, the {rC2:rank}. {partner} will not take you for short in clubs.</source>
   <comment>return 6 say</comment>
   <translation>Spielen Sie auch diese Farbe nach. Sie begannen mit {yours_had_C:words} Kreuz: Von den {yours_C:words}, die bleiben, spielen Sie die niedrigste, {rC2:rank.akk}. So hält {partner} Sie nicht für kurz in Kreuz.</translation>
  </message>
  <message>
   <source>Dummy had to take it with the {rCA:rank}. {partner} knows that you have more clubs.</source>
   <comment>return 6 after</comment>
   <translation>Der Strohmann musste {rCA:rank.akk} legen. {partner} weiß, dass Sie noch Kreuz haben.</translation>
  </message>
  <message>
   <source>For this lesson return the {C2:card}.</source>
   <comment>return 6 wants</comment>
   <translation>Spielen Sie für diese Lektion {C2:card.akk} nach.</translation>
  </message>
  <message>
   <source>Trumps first of all</source>
   <comment>return 7 title</comment>
   <translation>Trumpf vor allem</translation>
  </message>
  <message>
   <source>If {partner} leads a trump, return trumps at your first chance, before any suit of your own: whoever leads them has a reason, and wants good cards of your side kept from being trumped. Only a very good reason of your own may go before.</source>
   <comment>return 7 say</comment>
   <translation>Spielt {partner} Trumpf aus, so spielen Sie bei der ersten Gelegenheit Trumpf nach, vor jeder eigenen Farbe: Wer Trumpf spielt, hat einen Grund und will die guten Karten Ihrer Seite vor dem Stechen bewahren. Nur ein sehr guter eigener Grund geht vor.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>return 8 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>Return the best card of your partner’s suit if you have it. If you began with {yours_had_S:words}, return the higher of what is left; if with {yours_had_C:words} or more, the lowest. And {eleven:words} less the led card is what the other hands have above it.</source>
   <comment>return 8 say</comment>
   <translation>Spielen Sie die höchste Karte der Partnerfarbe nach, wenn Sie sie haben. Begannen Sie mit {yours_had_S:words}, dann die höhere vom Rest; mit {yours_had_C:words} oder mehr, die niedrigste. Und {eleven:words} weniger die ausgespielte Karte ist, was die anderen Blätter darüber haben.</translation>
  </message>
  <message>
   <source>Drawing trumps</source>
   <comment>trumps</comment>
   <translation>Trumpf ziehen</translation>
  </message>
  <message>
   <source>Count the trumps</source>
   <comment>trumps 1 title</comment>
   <translation>Die Trümpfe zählen</translation>
  </message>
  <message>
   <source>You have {yours_H:words} trumps and dummy {dummy_H:words}, {ours_H:words} together. So {west} and {east} have {left_H:words}. As a rule you draw them at once, so that none of your good cards is trumped. Is there a reason to wait?</source>
   <comment>trumps 1 say</comment>
   <translation>Sie haben {yours_H:words} Trümpfe und der Strohmann {dummy_H:words}, zusammen {ours_H:words}. Also haben {west} und {east} {left_H:words}. In der Regel zieht man sie sofort, damit keine gute Karte gestochen wird. Gibt es einen Grund zu warten?</translation>
  </message>
  <message>
   <source>A reason to wait</source>
   <comment>trumps 2 title</comment>
   <translation>Ein Grund zu warten</translation>
  </message>
  <message>
   <source>There is. Dummy has a single club, and your small clubs lose unless dummy trumps them. Each round of trumps takes one from dummy as well. So clubs come first: play the {CA:card}.</source>
   <comment>trumps 2 say</comment>
   <translation>Ja. Der Strohmann hat ein einziges Kreuz, und Ihre kleinen Kreuz verlieren, wenn er sie nicht sticht. Jede Trumpfrunde nimmt auch ihm einen Trumpf. Also kommt Kreuz zuerst: Legen Sie {CA:card.akk}.</translation>
  </message>
  <message>
   <source>Dummy has no club left.</source>
   <comment>trumps 2 after</comment>
   <translation>Der Strohmann hat kein Kreuz mehr.</translation>
  </message>
  <message>
   <source>Clubs first, while dummy has its trumps.</source>
   <comment>trumps 2 wrong</comment>
   <translation>Erst Kreuz, solange der Strohmann seine Trümpfe hat.</translation>
  </message>
  <message>
   <source>Trump in the short hand</source>
   <comment>trumps 3 title</comment>
   <translation>In der kurzen Hand stechen</translation>
  </message>
  <message>
   <source>Lead a small club and trump it in dummy. Those trumps win nothing else; the long ones in your hand win anyway.</source>
   <comment>trumps 3 say</comment>
   <translation>Spielen Sie ein kleines Kreuz und stechen Sie es beim Strohmann. Seine Trümpfe gewinnen sonst nichts; die langen in Ihrer Hand gewinnen ohnehin.</translation>
  </message>
  <message>
   <source>{west} plays the {rCT:rank}. Trump with dummy’s {H2:card}.</source>
   <comment>trumps 3 after</comment>
   <translation>{west} legt {rCT:rank.akk}. Stechen Sie mit {H2:card.dat} des Strohmanns.</translation>
  </message>
  <message>
   <source>First let dummy trump a club.</source>
   <comment>trumps 3 wrong</comment>
   <translation>Lassen Sie zuerst den Strohmann ein Kreuz stechen.</translation>
  </message>
  <message>
   <source>Then they win with a club.</source>
   <comment>trumps 3 then_wrong</comment>
   <translation>Dann gewinnen sie mit einem Kreuz.</translation>
  </message>
  <message>
   <source>But a smaller trump is enough.</source>
   <comment>trumps 3 then_wants</comment>
   <translation>Aber ein kleinerer Trumpf genügt.</translation>
  </message>
  <message>
   <source>Back to your hand</source>
   <comment>trumps 4 title</comment>
   <translation>Zurück in die Hand</translation>
  </message>
  <message>
   <source>There is another club to trump, so go back to your hand without touching trumps. Lead a small diamond to your {rDA:rank}.</source>
   <comment>trumps 4 say</comment>
   <translation>Es ist noch ein Kreuz zu stechen; gehen Sie also in Ihre Hand zurück, ohne Trumpf anzurühren. Spielen Sie ein kleines Karo zu {rDA:rank.dat}.</translation>
  </message>
  <message>
   <source>{east} plays the {rD6:rank}. Win with the {rDA:rank}.</source>
   <comment>trumps 4 after</comment>
   <translation>{east} legt {rD6:rank.akk}. Gewinnen Sie mit {rDA:rank.dat}.</translation>
  </message>
  <message>
   <source>A small diamond is the way back to your hand.</source>
   <comment>trumps 4 wrong</comment>
   <translation>Ein kleines Karo ist der Weg zurück in Ihre Hand.</translation>
  </message>
  <message>
   <source>But keep dummy’s trumps: lead a small diamond.</source>
   <comment>trumps 4 wants</comment>
   <translation>Aber schonen Sie die Trümpfe des Strohmanns: Spielen Sie ein kleines Karo.</translation>
  </message>
  <message>
   <source>Then {west} wins the trick.</source>
   <comment>trumps 4 then_wrong</comment>
   <translation>Dann gewinnt {west} den Stich.</translation>
  </message>
  <message>
   <source>And once more</source>
   <comment>trumps 5 title</comment>
   <translation>Und noch einmal</translation>
  </message>
  <message>
   <source>Lead your last club and trump it.</source>
   <comment>trumps 5 say</comment>
   <translation>Spielen Sie Ihr letztes Kreuz und stechen Sie es.</translation>
  </message>
  <message>
   <source>{west} plays the {rCQ:rank}. Trump again.</source>
   <comment>trumps 5 after</comment>
   <translation>{west} legt {rCQ:rank.akk}. Stechen Sie wieder.</translation>
  </message>
  <message>
   <source>The last club must be trumped first.</source>
   <comment>trumps 5 wrong</comment>
   <translation>Zuerst muss das letzte Kreuz gestochen werden.</translation>
  </message>
  <message>
   <source>Then they win with a club.</source>
   <comment>trumps 5 then_wrong</comment>
   <translation>Dann gewinnen sie mit einem Kreuz.</translation>
  </message>
  <message>
   <source>But a smaller trump is enough.</source>
   <comment>trumps 5 then_wants</comment>
   <translation>Aber ein kleinerer Trumpf genügt.</translation>
  </message>
  <message>
   <source>Now draw</source>
   <comment>trumps 6 title</comment>
   <translation>Jetzt ziehen</translation>
  </message>
  <message>
   <source>Your clubs are gone, and dummy has trumped enough. Now draw trumps, for dummy’s diamonds must not be trumped. Lead dummy’s last one.</source>
   <comment>trumps 6 say</comment>
   <translation>Ihre Kreuz sind fort, und der Strohmann hat genug gestochen. Ziehen Sie jetzt Trumpf, denn die Karo des Strohmanns sollen nicht gestochen werden. Spielen Sie seinen letzten.</translation>
  </message>
  <message>
   <source>{east} plays the {rH7:rank}. Play your {rHA:rank}.</source>
   <comment>trumps 6 after</comment>
   <translation>{east} legt {rH7:rank.akk}. Legen Sie {rHA:rank.akk}.</translation>
  </message>
  <message>
   <source>Draw trumps now, or something of yours is trumped.</source>
   <comment>trumps 6 wrong</comment>
   <translation>Ziehen Sie jetzt Trumpf, sonst wird Ihnen etwas gestochen.</translation>
  </message>
  <message>
   <source>Then {west} wins with the {rHQ:rank} or the {rHT:rank}.</source>
   <comment>trumps 6 then_wrong</comment>
   <translation>Dann gewinnt {west} mit {rHQ:rank.dat} oder {rHT:rank.dat}.</translation>
  </message>
  <message>
   <source>Another round</source>
   <comment>trumps 7 title</comment>
   <translation>Noch eine Runde</translation>
  </message>
  <message>
   <source>They have {left_H:words} trumps left. Go on with your highest.</source>
   <comment>trumps 7 say</comment>
   <translation>Die anderen haben noch {left_H:words} Trümpfe. Fahren Sie mit dem höchsten fort.</translation>
  </message>
  <message>
   <source>{west} plays the {rHT:rank}. Throw a small spade from dummy.</source>
   <comment>trumps 7 after</comment>
   <translation>{west} legt {rHT:rank.akk}. Werfen Sie vom Strohmann ein kleines Pik ab.</translation>
  </message>
  <message>
   <source>Draw trumps with your highest.</source>
   <comment>trumps 7 wrong</comment>
   <translation>Ziehen Sie Trumpf mit dem höchsten.</translation>
  </message>
  <message>
   <source>Dummy’s diamonds are all worth tricks.</source>
   <comment>trumps 7 then_wrong</comment>
   <translation>Die Karo des Strohmanns sind alle Stiche wert.</translation>
  </message>
  <message>
   <source>But keep it: throw a small spade.</source>
   <comment>trumps 7 then_wants</comment>
   <translation>Aber behalten Sie sie: Werfen Sie ein kleines Pik ab.</translation>
  </message>
  <message>
   <source>Leave the high one</source>
   <comment>trumps 8 title</comment>
   <translation>Den hohen stehen lassen</translation>
  </message>
  <message>
   <source>One trump is left, the {rHQ:rank}, and it is higher than your {rHJ:rank}. It wins one trick whenever it is played. To draw it would cost one of yours as well. Leave it, and lead a diamond.</source>
   <comment>trumps 8 say</comment>
   <translation>Ein Trumpf ist noch draußen, {rHQ:rank.nom}, und höher als {rHJ:rank.nom} bei Ihnen. Er gewinnt einen Stich, wann immer er fällt. Ihn zu ziehen kostete auch einen von Ihren. Lassen Sie ihn stehen und spielen Sie Karo.</translation>
  </message>
  <message>
   <source>{west} plays the {rD4:rank}. Win in dummy.</source>
   <comment>trumps 8 after</comment>
   <translation>{west} legt {rD4:rank.akk}. Gewinnen Sie beim Strohmann.</translation>
  </message>
  <message>
   <source>Leave the {rHQ:rank} where it is, and play diamonds.</source>
   <comment>trumps 8 wrong</comment>
   <translation>Lassen Sie {rHQ:rank.akk} stehen und spielen Sie Karo.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>trumps 9 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>Dummy’s diamonds are high; the {rHQ:rank} will win one trick, and nothing else is lost. Count trumps as they fall; draw them when you have tricks to protect; wait while dummy must trump; leave a single high one alone.</source>
   <comment>trumps 9 say</comment>
   <translation>Die Karo des Strohmanns sind hoch; {rHQ:rank.nom} gewinnt einen Stich, sonst geht nichts verloren. Zählen Sie die Trümpfe mit; ziehen Sie, wenn Stiche zu schützen sind; warten Sie, solange der Strohmann stechen muss; lassen Sie einen einzelnen hohen stehen.</translation>
  </message>
  <message>
   <source>Two hands as one</source>
   <comment>two-hands</comment>
   <translation>Zwei Hände wie eine</translation>
  </message>
  <message>
   <source>Plan before you play</source>
   <comment>two-hands 1 title</comment>
   <translation>Planen vor dem Spielen</translation>
  </message>
  <message>
   <source>Dummy’s diamonds are long, and you have the {rDK:rank} and {rDQ:rank}. When these are played, dummy’s are high; but then dummy must get the lead. Look for a card that brings it there.</source>
   <comment>two-hands 1 say</comment>
   <translation>Die Karo des Strohmanns sind lang, und Sie haben {rDK:rank} und {rDQ:rank}. Sind diese gespielt, so sind seine hoch; dann aber muss er ans Spiel kommen. Suchen Sie die Karte, die ihn dorthin bringt.</translation>
  </message>
  <message>
   <source>An entry is a card with which a hand wins the lead.</source>
   <comment>two-hands 1 word</comment>
   <translation>Ein Übergang ist eine Karte, mit der eine Hand ans Spiel kommt.</translation>
  </message>
  <message>
   <source>Win in the right hand</source>
   <comment>two-hands 2 title</comment>
   <translation>In der richtigen Hand gewinnen</translation>
  </message>
  <message>
   <source>{west} leads the {CQ:card}. You could win in either hand. The {rCA:rank} is dummy’s entry for later, so win with the {rCK:rank} in your own hand: play the {C5:card} from dummy.</source>
   <comment>two-hands 2 say</comment>
   <translation>{west} spielt {CQ:card.akk} aus. Beide Hände könnten gewinnen. {rCA:rank.nom^} ist später der Übergang zum Strohmann; gewinnen Sie also mit {rCK:rank.dat} in Ihrer Hand: Legen Sie vom Strohmann {C5:card.akk}.</translation>
  </message>
  <message>
   <source>{east} plays the {rC2:rank}. Win with your {rCK:rank}.</source>
   <comment>two-hands 2 after</comment>
   <translation>{east} legt {rC2:rank.akk}. Gewinnen Sie mit {rCK:rank.dat}.</translation>
  </message>
  <message>
   <source>Then dummy’s entry is gone before you need it.</source>
   <comment>two-hands 2 wrong</comment>
   <translation>Dann ist der Übergang fort, ehe Sie ihn brauchen.</translation>
  </message>
  <message>
   <source>Then the {rCQ:rank} wins the trick.</source>
   <comment>two-hands 2 then_wrong</comment>
   <translation>Dann gewinnt {rCQ:rank.nom} den Stich.</translation>
  </message>
  <message>
   <source>High cards of the short hand</source>
   <comment>two-hands 3 title</comment>
   <translation>Hohe Karten der kurzen Hand</translation>
  </message>
  <message>
   <source>You have only {yours_D:words} diamonds, dummy {dummy_D:words}. Play the high cards of the short hand first; otherwise they lie in the way of the long ones. Lead the {DK:card}.</source>
   <comment>two-hands 3 say</comment>
   <translation>Sie haben nur {yours_D:words} Karo, der Strohmann {dummy_D:words}. Spielen Sie die hohen Karten der kurzen Hand zuerst; sonst liegen sie den langen im Weg. Spielen Sie {DK:card.akk} aus.</translation>
  </message>
  <message>
   <source>To play high cards out of the way is to unblock.</source>
   <comment>two-hands 3 word</comment>
   <translation>Hohe Karten aus dem Weg zu räumen heißt deblockieren.</translation>
  </message>
  <message>
   <source>{west} plays the {rD2:rank}. Give dummy’s lowest.</source>
   <comment>two-hands 3 after</comment>
   <translation>{west} legt {rD2:rank.akk}. Geben Sie das niedrigste Karo des Strohmanns.</translation>
  </message>
  <message>
   <source>Keep your clubs: they lead to dummy’s {rCA:rank}.</source>
   <comment>two-hands 3 wrong</comment>
   <translation>Behalten Sie Ihre Kreuz: Sie führen zu {rCA:rank.dat} des Strohmanns.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DK:card}.</source>
   <comment>two-hands 3 wants</comment>
   <translation>Spielen Sie für diese Lektion {DK:card.akk} aus.</translation>
  </message>
  <message>
   <source>Dummy’s high diamonds are needed later.</source>
   <comment>two-hands 3 then_wrong</comment>
   <translation>Die hohen Karo des Strohmanns werden noch gebraucht.</translation>
  </message>
  <message>
   <source>Towards honours</source>
   <comment>two-hands 4 title</comment>
   <translation>Auf Figuren zu</translation>
  </message>
  <message>
   <source>The other diamond must wait: it might be trumped. In spades dummy has {rSK:rank} and {rSQ:rank}. Lead towards them: {west} plays before dummy, and a high spade there must take a small card or let dummy’s honour win.</source>
   <comment>two-hands 4 say</comment>
   <translation>Das andere Karo muss warten: Es könnte gestochen werden. In Pik hat der Strohmann {rSK:rank} und {rSQ:rank}. Spielen Sie auf sie zu: {west} legt vor dem Strohmann, und ein hohes Pik dort muss eine kleine Karte nehmen oder seine Figur gewinnen lassen.</translation>
  </message>
  <message>
   <source>{west} plays the {rS2:rank}. Play dummy’s {rSK:rank}.</source>
   <comment>two-hands 4 after</comment>
   <translation>{west} legt {rS2:rank.akk}. Legen Sie {rSK:rank.akk} des Strohmanns.</translation>
  </message>
  <message>
   <source>Lead a small spade towards dummy.</source>
   <comment>two-hands 4 wrong</comment>
   <translation>Spielen Sie ein kleines Pik auf den Strohmann zu.</translation>
  </message>
  <message>
   <source>For this lesson lead a small spade.</source>
   <comment>two-hands 4 wants</comment>
   <translation>Spielen Sie für diese Lektion ein kleines Pik aus.</translation>
  </message>
  <message>
   <source>Then {east} wins with a small spade.</source>
   <comment>two-hands 4 then_wrong</comment>
   <translation>Dann gewinnt {east} mit einem kleinen Pik.</translation>
  </message>
  <message>
   <source>Draw trumps</source>
   <comment>two-hands 5 title</comment>
   <translation>Trumpf ziehen</translation>
  </message>
  <message>
   <source>Dummy’s honour won, and the lead is there. Your trumps are {rHA:rank}, {rHK:rank} and {rHQ:rank}: draw now. Lead a small trump to your hand.</source>
   <comment>two-hands 5 say</comment>
   <translation>Die Figur des Strohmanns hat gewonnen, und er spielt aus. Ihre Trümpfe sind {rHA:rank}, {rHK:rank} und {rHQ:rank}: Ziehen Sie jetzt. Spielen Sie einen kleinen Trumpf in Ihre Hand.</translation>
  </message>
  <message>
   <source>{east} plays the {rH4:rank}. Win in your hand.</source>
   <comment>two-hands 5 after</comment>
   <translation>{east} legt {rH4:rank.akk}. Gewinnen Sie in Ihrer Hand.</translation>
  </message>
  <message>
   <source>Lead a trump to your hand.</source>
   <comment>two-hands 5 wrong</comment>
   <translation>Spielen Sie einen Trumpf in Ihre Hand.</translation>
  </message>
  <message>
   <source>The second round</source>
   <comment>two-hands 6 title</comment>
   <translation>Die zweite Runde</translation>
  </message>
  <message>
   <source>They have {left_H:words} trumps left. Lead the next high one.</source>
   <comment>two-hands 6 say</comment>
   <translation>Die anderen haben noch {left_H:words} Trümpfe. Spielen Sie den nächsten hohen.</translation>
  </message>
  <message>
   <source>{west} plays the {rH8:rank}. Follow from dummy.</source>
   <comment>two-hands 6 after</comment>
   <translation>{west} legt {rH8:rank.akk}. Bedienen Sie vom Strohmann.</translation>
  </message>
  <message>
   <source>Go on with trumps.</source>
   <comment>two-hands 6 wrong</comment>
   <translation>Ziehen Sie weiter Trumpf.</translation>
  </message>
  <message>
   <source>The third round</source>
   <comment>two-hands 7 title</comment>
   <translation>Die dritte Runde</translation>
  </message>
  <message>
   <source>{left_H:words^} are left. Lead your last trump.</source>
   <comment>two-hands 7 say</comment>
   <translation>{left_H:words} sind noch da. Spielen Sie Ihren letzten Trumpf.</translation>
  </message>
  <message>
   <source>Only the {rHJ:rank} is still out, with {west}. It is high: let it be.</source>
   <comment>two-hands 7 after</comment>
   <translation>Nur {rHJ:rank.nom} ist noch draußen, bei {west}. Er ist hoch: Lassen Sie ihn.</translation>
  </message>
  <message>
   <source>Go on with trumps.</source>
   <comment>two-hands 7 wrong</comment>
   <translation>Ziehen Sie weiter Trumpf.</translation>
  </message>
  <message>
   <source>Unblock</source>
   <comment>two-hands 8 title</comment>
   <translation>Deblockieren</translation>
  </message>
  <message>
   <source>Now lead your last diamond, so that nothing of yours lies in dummy’s way. If {west} trumps it, that is only the trick which the {rHJ:rank} wins anyway.</source>
   <comment>two-hands 8 say</comment>
   <translation>Spielen Sie jetzt Ihr letztes Karo, damit dem Strohmann nichts im Weg liegt. Sticht {west}, so ist das nur der Stich, den {rHJ:rank.nom} ohnehin gewinnt.</translation>
  </message>
  <message>
   <source>{west} trumps. Give dummy’s smallest diamond.</source>
   <comment>two-hands 8 after</comment>
   <translation>{west} sticht. Geben Sie das kleinste Karo des Strohmanns.</translation>
  </message>
  <message>
   <source>First the {DQ:card} must go.</source>
   <comment>two-hands 8 wrong</comment>
   <translation>Zuerst muss {DQ:card.nom} fort.</translation>
  </message>
  <message>
   <source>But it is higher than needed: give the {D9:card}.</source>
   <comment>two-hands 8 then_wants</comment>
   <translation>Aber es ist höher als nötig: Geben Sie {D9:card.akk}.</translation>
  </message>
  <message>
   <source>The entry</source>
   <comment>two-hands 9 title</comment>
   <translation>Der Übergang</translation>
  </message>
  <message>
   <source>{west} leads a club, and dummy’s {rCA:rank} wins: the entry that you kept from the first trick. Follow with a small club.</source>
   <comment>two-hands 9 say</comment>
   <translation>{west} spielt Kreuz, und {rCA:rank.nom} des Strohmanns gewinnt: der Übergang, den Sie seit dem ersten Stich bewahrt haben. Bedienen Sie mit einem kleinen Kreuz.</translation>
  </message>
  <message>
   <source>Dummy leads, and its {dummy_D:words} diamonds are high.</source>
   <comment>two-hands 9 after</comment>
   <translation>Der Strohmann spielt aus, und seine {dummy_D:words} Karo sind hoch.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>two-hands 10 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>Your hand and dummy’s are one: ask in which hand you want the lead next, and win there. Keep an entry to the long suit, play the high cards of the short hand early, and lead small cards towards honours.</source>
   <comment>two-hands 10 say</comment>
   <translation>Ihre Hand und der Strohmann sind eins: Fragen Sie, wo Sie als Nächstes ausspielen wollen, und gewinnen Sie dort. Bewahren Sie einen Übergang zur langen Farbe, spielen Sie die hohen Karten der kurzen Hand früh und kleine Karten auf Figuren zu.</translation>
  </message>
  <message>
   <source>Counting a hand</source>
   <comment>count</comment>
   <translation>Ein Blatt auszählen</translation>
  </message>
  <message>
   <source>A choice to come</source>
   <comment>count 1 title</comment>
   <translation>Eine Wahl steht bevor</translation>
  </message>
  <message>
   <source>Clubs are trumps, and no heart has been played. You have {rHK:rank} and {rHT:rank} there, dummy {rHA:rank} and {rHJ:rank}: you can catch the {rHQ:rank} whoever has it, but must know who. So count {east}’s {packet:words} cards.</source>
   <comment>count 1 say</comment>
   <translation>Kreuz ist Trumpf, und noch kein Herz ist gefallen. Dort haben Sie {rHK:rank} und {rHT:rank}, der Strohmann {rHA:rank} und {rHJ:rank}: Sie können {rHQ:rank.akk} fangen, wer immer sie hat, müssen aber wissen, wer. Zählen Sie also die {packet:words} Karten von {east}.</translation>
  </message>
  <message>
   <source>Spades</source>
   <comment>count 2 title</comment>
   <translation>Pik</translation>
  </message>
  <message>
   <source>{east} followed spades {east_gone_S:words} times and trumped the third lead with the {rC6:rank}. How many spades has {east} left?</source>
   <comment>count 2 say</comment>
   <translation>{east} bediente {east_gone_S:words} Mal Pik und stach beim dritten Mal mit {rC6:rank.dat}. Wie viele Pik hat {east} noch?</translation>
  </message>
  <message>
   <source>None: whoever trumps has no card of the suit. That is a fact for the rest of the deal.</source>
   <comment>count 2 after</comment>
   <translation>Keines: Wer sticht, hat keine Karte der Farbe. Das steht für den Rest des Spiels fest.</translation>
  </message>
  <message>
   <source>Whoever trumps a suit has none of it.</source>
   <comment>count 2 wrong</comment>
   <translation>Wer eine Farbe sticht, hat keine davon.</translation>
  </message>
  <message>
   <source>Draw and watch</source>
   <comment>count 3 title</comment>
   <translation>Ziehen und zusehen</translation>
  </message>
  <message>
   <source>Leave hearts alone until you know more. Draw trumps, and watch what the others throw away. Lead the {CT:card}.</source>
   <comment>count 3 say</comment>
   <translation>Lassen Sie Herz ruhen, bis Sie mehr wissen. Ziehen Sie Trumpf und sehen Sie, was die anderen abwerfen. Spielen Sie {CT:card.akk} aus.</translation>
  </message>
  <message>
   <source>{west} follows with the {rC2:rank}. Play a small trump from dummy.</source>
   <comment>count 3 after</comment>
   <translation>{west} bedient mit {rC2:rank.dat}. Legen Sie vom Strohmann einen kleinen Trumpf.</translation>
  </message>
  <message>
   <source>Not yet: that decides the hearts before you have counted.</source>
   <comment>count 3 wrong</comment>
   <translation>Noch nicht: Das entscheidet die Herz, ehe Sie gezählt haben.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CT:card}.</source>
   <comment>count 3 wants</comment>
   <translation>Spielen Sie für diese Lektion {CT:card.akk} aus.</translation>
  </message>
  <message>
   <source>But it is not needed: play a small one.</source>
   <comment>count 3 then_wants</comment>
   <translation>Aber er ist nicht nötig: Legen Sie einen kleinen.</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>count 4 title</comment>
   <translation>Trumpf</translation>
  </message>
  <message>
   <source>{east} threw the {D6:card}: no trump is left there either. {west} has the others. Lead the {C9:card}.</source>
   <comment>count 4 say</comment>
   <translation>{east} warf {D6:card.akk} ab: Auch Trumpf ist dort keiner mehr. Die übrigen hat {west}. Spielen Sie {C9:card.akk} aus.</translation>
  </message>
  <message>
   <source>{west} plays the {rC8:rank}. Again a small one from dummy.</source>
   <comment>count 4 after</comment>
   <translation>{west} legt {rC8:rank.akk}. Wieder einen kleinen vom Strohmann.</translation>
  </message>
  <message>
   <source>Not yet: another round of trumps tells you more.</source>
   <comment>count 4 wrong</comment>
   <translation>Noch nicht: Eine weitere Trumpfrunde sagt Ihnen mehr.</translation>
  </message>
  <message>
   <source>For this lesson lead the {C9:card}.</source>
   <comment>count 4 wants</comment>
   <translation>Spielen Sie für diese Lektion {C9:card.akk} aus.</translation>
  </message>
  <message>
   <source>But it is not needed: play the small one.</source>
   <comment>count 4 then_wants</comment>
   <translation>Aber er ist nicht nötig: Legen Sie den kleinen.</translation>
  </message>
  <message>
   <source>The whole hand</source>
   <comment>count 5 title</comment>
   <translation>Das ganze Blatt</translation>
  </message>
  <message>
   <source>Another diamond fell from {east}, and with it all {out_D:words} have been played. {east} has no spade, no trump and no diamond, but {each:words} cards. How many hearts has {east}?</source>
   <comment>count 5 say</comment>
   <translation>Wieder fiel ein Karo von {east}, und damit sind alle {out_D:words} gespielt. {east} hat kein Pik, keinen Trumpf und kein Karo, aber {each:words} Karten. Wie viele Herz hat {east}?</translation>
  </message>
  <message>
   <source>{east_H:words^}: of {left_H:words} hearts that you do not see {west} has only {west_H:words}. So the {rHQ:rank} is probably with {east}.</source>
   <comment>count 5 after</comment>
   <translation>{east_H:words^}: Von {left_H:words} Herzen, die Sie nicht sehen, hat {west} nur {west_H:words}. Also ist {rHQ:rank.nom} wahrscheinlich bei {east}.</translation>
  </message>
  <message>
   <source>Spades, clubs and diamonds are out of the question: all that is left are hearts.</source>
   <comment>count 5 wrong</comment>
   <translation>Pik, Kreuz und Karo kommen nicht in Frage: Was bleibt, ist Herz.</translation>
  </message>
  <message>
   <source>The last trump</source>
   <comment>count 6 title</comment>
   <translation>Der letzte Trumpf</translation>
  </message>
  <message>
   <source>Draw {west}’s last trump: lead the {CK:card}.</source>
   <comment>count 6 say</comment>
   <translation>Ziehen Sie {west} den letzten Trumpf: Spielen Sie {CK:card.akk} aus.</translation>
  </message>
  <message>
   <source>{west} plays the {rCJ:rank}. Dummy has only a high trump to play.</source>
   <comment>count 6 after</comment>
   <translation>{west} spielt {rCJ:rank.akk}. Der Strohmann hat nur einen hohen Trumpf zu spielen.</translation>
  </message>
  <message>
   <source>Draw the last trump first, and keep your hearts.</source>
   <comment>count 6 wrong</comment>
   <translation>Ziehen Sie erst den letzten Trumpf, und behalten Sie Ihre Herz.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CK:card}.</source>
   <comment>count 6 wants</comment>
   <translation>Spielen Sie für diese Lektion {CK:card.akk} aus.</translation>
  </message>
  <message>
   <source>But it would take the lead from your hand: give the {CQ:card}.</source>
   <comment>count 6 then_wants</comment>
   <translation>Aber es nähme Ihrer Hand das Ausspiel: Geben Sie {CQ:card.akk} zu.</translation>
  </message>
  <message>
   <source>To the right hand</source>
   <comment>count 7 title</comment>
   <translation>In die richtige Hand</translation>
  </message>
  <message>
   <source>{east} should play before you, so the lead must come from dummy. Go over with a heart: lead the {H5:card} to dummy’s {rHA:rank}.</source>
   <comment>count 7 say</comment>
   <translation>{east} soll vor Ihnen legen, also muss der Strohmann ausspielen. Gehen Sie mit einem Herz hinüber: Spielen Sie {H5:card.akk} zu {rHA:rank.dat} des Strohmanns.</translation>
  </message>
  <message>
   <source>{west} plays the {rH2:rank}. Play the {rHA:rank}.</source>
   <comment>count 7 after</comment>
   <translation>{west} legt {rH2:rank.akk}. Legen Sie {rHA:rank.akk}.</translation>
  </message>
  <message>
   <source>You need that card for the finesse.</source>
   <comment>count 7 wrong</comment>
   <translation>Diese Karte brauchen Sie für den Schnitt.</translation>
  </message>
  <message>
   <source>For this lesson lead the {H5:card}.</source>
   <comment>count 7 wants</comment>
   <translation>Spielen Sie für diese Lektion {H5:card.akk} aus.</translation>
  </message>
  <message>
   <source>Then {east} wins the trick.</source>
   <comment>count 7 then_wrong</comment>
   <translation>Dann gewinnt {east} den Stich.</translation>
  </message>
  <message>
   <source>The finesse</source>
   <comment>count 8 title</comment>
   <translation>Der Schnitt</translation>
  </message>
  <message>
   <source>Now lead the {H6:card} from dummy.</source>
   <comment>count 8 say</comment>
   <translation>Spielen Sie jetzt vom Strohmann {H6:card.akk} aus.</translation>
  </message>
  <message>
   <source>To finesse is to play a lower card, since the higher one that is out lies where it has played already.</source>
   <comment>count 8 word</comment>
   <translation>Schneiden heißt: eine niedrigere Karte legen, weil die höhere, die noch fehlt, dort liegt, wo schon gespielt ist.</translation>
  </message>
  <message>
   <source>{east} plays the {rH8:rank}. Finesse: play the {rHT:rank}.</source>
   <comment>count 8 after</comment>
   <translation>{east} legt {rH8:rank.akk}. Schneiden Sie: Legen Sie {rHT:rank.akk}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {H6:card}.</source>
   <comment>count 8 wants</comment>
   <translation>Spielen Sie für diese Lektion {H6:card.akk} aus.</translation>
  </message>
  <message>
   <source>Then the {rHQ:rank} wins a trick later.</source>
   <comment>count 8 then_wrong</comment>
   <translation>Dann gewinnt {rHQ:rank.nom} später einen Stich.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>count 9 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>The {rHQ:rank} was with {east}. Every suit has {packet:words} cards, and so has every hand: note who does not follow, count what is left, and guess last. In your own deals “What a seat knows”, in the Study menu, counts with you.</source>
   <comment>count 9 say</comment>
   <translation>{rHQ:rank.nom^} war bei {east}. Jede Farbe hat {packet:words} Karten, und jedes Blatt auch: Merken Sie sich, wer nicht bedient, zählen Sie, was bleibt, und raten Sie zuletzt. In Ihren eigenen Spielen zählt „Was ein Platz weiß“ im Menü Studium mit.</translation>
  </message>
  <message>
   <source>Signals</source>
   <comment>signals</comment>
   <translation>Signale</translation>
  </message>
  <message>
   <source>Small cards speak</source>
   <comment>signals 1 title</comment>
   <translation>Kleine Karten sprechen</translation>
  </message>
  <message>
   <source>You and {partner} may not talk, but small cards may. Where a card wins nothing anyway, players of whist have agreed what it means. {west}, who plays dummy, knows the agreements too, and reads every signal you give.</source>
   <comment>signals 1 say</comment>
   <translation>Sie und {partner} dürfen nicht reden, kleine Karten schon. Wo eine Karte ohnehin nichts gewinnt, haben Whistspieler vereinbart, was sie bedeutet. Auch {west}, mit dem Strohmann als Partner, kennt die Vereinbarungen und liest jedes Ihrer Signale.</translation>
  </message>
  <message>
   <source>Lead, and watch</source>
   <comment>signals 2 title</comment>
   <translation>Ausspielen und zusehen</translation>
  </message>
  <message>
   <source>You have {rCA:rank}, {rCK:rank} and {rCQ:rank} of clubs. Lead the {rCK:rank}, and watch which club {partner} plays.</source>
   <comment>signals 2 say</comment>
   <translation>Sie haben in Kreuz {rCA:rank}, {rCK:rank} und {rCQ:rank}. Spielen Sie {rCK:rank.akk} aus und sehen Sie, welches Kreuz {partner} legt.</translation>
  </message>
  <message>
   <source>{partner} played the {rC8:rank}. Is it the lowest? You cannot tell yet.</source>
   <comment>signals 2 after</comment>
   <translation>{partner} legte {rC8:rank.akk}. Ist es das niedrigste? Das wissen Sie noch nicht.</translation>
  </message>
  <message>
   <source>Begin with the {CK:card}.</source>
   <comment>signals 2 wrong</comment>
   <translation>Beginnen Sie mit {CK:card.dat}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CK:card}.</source>
   <comment>signals 2 wants</comment>
   <translation>Spielen Sie für diese Lektion {CK:card.akk} aus.</translation>
  </message>
  <message>
   <source>Go on with the lower</source>
   <comment>signals 3 title</comment>
   <translation>Weiter mit der niedrigeren</translation>
  </message>
  <message>
   <source>You won. Your {rCA:rank} and {rCQ:rank} are equals now: lead the lower, so that {partner} knows of the higher. And watch again.</source>
   <comment>signals 3 say</comment>
   <translation>Sie haben gewonnen. {rCA:rank} und {rCQ:rank} sind jetzt gleich viel wert: Spielen Sie die niedrigere, damit {partner} von der höheren weiß. Und sehen Sie wieder hin.</translation>
  </message>
  <message>
   <source>Now {partner} played the {rC3:rank}: first the higher, then the lower. Nobody does that by chance.</source>
   <comment>signals 3 after</comment>
   <translation>Jetzt legte {partner} {rC3:rank.akk}: erst die höhere, dann die niedrigere. Das tut niemand aus Zufall.</translation>
  </message>
  <message>
   <source>Lead the {CQ:card}.</source>
   <comment>signals 3 wrong</comment>
   <translation>Spielen Sie {CQ:card.akk} aus.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CQ:card}.</source>
   <comment>signals 3 wants</comment>
   <translation>Spielen Sie für diese Lektion {CQ:card.akk} aus.</translation>
  </message>
  <message>
   <source>The call for trumps</source>
   <comment>signals 4 title</comment>
   <translation>Die Trumpfforderung</translation>
  </message>
  <message>
   <source>A needlessly high card and then a lower one of the same suit call for trumps: {partner} is strong there and asks you to lead one. Answer at once; your clubs can wait. Of {yours_H:words} trumps lead the highest.</source>
   <comment>signals 4 say</comment>
   <translation>Eine unnötig hohe Karte und dann eine niedrigere der Farbe fordern Trumpf: {partner} ist dort stark und bittet Sie darum. Folgen Sie sofort; Ihre Kreuz können warten. Von {yours_H:words} Trümpfen spielt man den höchsten.</translation>
  </message>
  <message>
   <source>The call is also named the Peter, or the trump signal.</source>
   <comment>signals 4 word</comment>
   <translation>Im Englischen heißt die Trumpfforderung auch „Peter“.</translation>
  </message>
  <message>
   <source>It won: {partner} let it run, for the {rHK:rank} is with {west}.</source>
   <comment>signals 4 after</comment>
   <translation>Er hat gewonnen: {partner} ließ ihn laufen, denn {rHK:rank.nom} ist bei {west}.</translation>
  </message>
  <message>
   <source>{partner} called for trumps. Lead the {HT:card}.</source>
   <comment>signals 4 wrong</comment>
   <translation>{partner} hat Trumpf gefordert. Spielen Sie {HT:card.akk} aus.</translation>
  </message>
  <message>
   <source>And another</source>
   <comment>signals 5 title</comment>
   <translation>Und noch einer</translation>
  </message>
  <message>
   <source>Lead trumps again, while the lead is still yours.</source>
   <comment>signals 5 say</comment>
   <translation>Spielen Sie wieder Trumpf, solange Sie am Spiel sind.</translation>
  </message>
  <message>
   <source>{partner} won, and the {rHA:rank} brought down the {rHK:rank}. Now {partner} leads the {HQ:card}, and you have no trump left.</source>
   <comment>signals 5 after</comment>
   <translation>{partner} hat gewonnen, und unter {rHA:rank.dat} fiel {rHK:rank.nom}. Jetzt spielt {partner} {HQ:card.akk}, und Sie haben keinen Trumpf mehr.</translation>
  </message>
  <message>
   <source>Go on with trumps.</source>
   <comment>signals 5 wrong</comment>
   <translation>Spielen Sie weiter Trumpf.</translation>
  </message>
  <message>
   <source>Give a signal</source>
   <comment>signals 6 title</comment>
   <translation>Ein Signal geben</translation>
  </message>
  <message>
   <source>What you throw away speaks as well. The first discard comes from the weakest suit and says: do not count on me there. You have the {CA:card} and the {SK:card}, but nothing in diamonds.</source>
   <comment>signals 6 say</comment>
   <translation>Auch was Sie abwerfen, spricht. Der erste Abwurf kommt aus der schwächsten Farbe und sagt: Dort rechne nicht mit mir. Sie haben {CA:card.akk} und {SK:card.akk}, aber nichts in Karo.</translation>
  </message>
  <message>
   <source>A discard is a card of another suit that is no trump: it cannot win.</source>
   <comment>signals 6 word</comment>
   <translation>Ein Abwurf ist eine Karte einer anderen Farbe, die nicht Trumpf ist: Sie kann nicht gewinnen.</translation>
  </message>
  <message>
   <source>{partner} has understood: the next lead is not a diamond but the {S4:card}. Dummy plays low.</source>
   <comment>signals 6 after</comment>
   <translation>{partner} hat verstanden: Es kommt kein Karo, sondern {S4:card.nom}. Der Strohmann legt niedrig.</translation>
  </message>
  <message>
   <source>You need that card. Throw a small diamond.</source>
   <comment>signals 6 wrong</comment>
   <translation>Diese Karte brauchen Sie. Werfen Sie ein kleines Karo ab.</translation>
  </message>
  <message>
   <source>But it tells {partner} the wrong suit: throw a small diamond.</source>
   <comment>signals 6 wants</comment>
   <translation>Aber es nennt {partner} die falsche Farbe: Werfen Sie ein kleines Karo ab.</translation>
  </message>
  <message>
   <source>Read the lead</source>
   <comment>signals 7 title</comment>
   <translation>Das Ausspiel lesen</translation>
  </message>
  <message>
   <source>The {rS4:rank} is a fourth best: {partner} has higher spades too. Dummy’s {rSQ:rank} lies before you and was not played, so your {rS9:rank} does as much as the {rSK:rank}. Play it, and keep the {rSK:rank} over the {rSQ:rank}.</source>
   <comment>signals 7 say</comment>
   <translation>{rS4:rank.nom^} ist eine vierthöchste: Auch {partner} hat höhere Pik. {rSQ:rank.nom^} des Strohmanns liegt vor Ihnen und blieb liegen; so leistet {rS9:rank.nom} so viel wie {rSK:rank.nom}. Legen Sie sie und behalten Sie {rSK:rank.akk} über {rSQ:rank.dat}.</translation>
  </message>
  <message>
   <source>{west} had to take it with the {rSA:rank}. Your {rSK:rank} is now the highest spade.</source>
   <comment>signals 7 after</comment>
   <translation>{west} musste mit {rSA:rank.dat} nehmen. {rSK:rank.nom^} ist jetzt das höchste Pik.</translation>
  </message>
  <message>
   <source>Then the {rSA:rank} takes your {rSK:rank}, and dummy’s {rSQ:rank} is high.</source>
   <comment>signals 7 wrong</comment>
   <translation>Dann nimmt {rSA:rank.nom} {rSK:rank.akk}, und {rSQ:rank.nom} des Strohmanns ist hoch.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>signals 8 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>You read a call and a fourth best, and gave a discard. {west} could read them as well. So send a signal when {partner} can use it, and play your lowest card when only the others would profit.</source>
   <comment>signals 8 say</comment>
   <translation>Sie haben eine Trumpfforderung und eine vierthöchste gelesen und einen Abwurf gegeben. Auch {west} konnte sie lesen. Signalisieren Sie also, wenn {partner} etwas damit anfangen kann, und legen Sie die niedrigste, wenn nur die anderen davon hätten.</translation>
  </message>
  <message>
   <source>The endgame</source>
   <comment>ending</comment>
   <translation>Das Endspiel</translation>
  </message>
  <message>
   <source>The last cards</source>
   <comment>ending 1 title</comment>
   <translation>Die letzten Karten</translation>
  </message>
  <message>
   <source>The deal is nearly over: each hand has {each:words} cards, you have {won:words} tricks, and the lead is yours. All trumps that are left are on your side: {dummy_S:words} in dummy, one with you. So count what the others still hold.</source>
   <comment>ending 1 say</comment>
   <translation>Das Spiel ist fast zu Ende: Jedes Blatt hat {each:words} Karten, Sie haben {won:words} Stiche und spielen aus. Alle Trümpfe, die noch da sind, sind auf Ihrer Seite: {dummy_S:words} beim Strohmann, einer bei Ihnen. Zählen Sie also, was die anderen noch haben.</translation>
  </message>
  <message>
   <source>Who has none</source>
   <comment>ending 2 title</comment>
   <translation>Wer keines hat</translation>
  </message>
  <message>
   <source>Begin with hearts. You led the third round, and {west} put a trump on it. How many hearts has {west} left?</source>
   <comment>ending 2 say</comment>
   <translation>Beginnen Sie mit Herz. Sie spielten die dritte Runde aus, und {west} legte einen Trumpf darauf. Wie viele Herz hat {west} noch?</translation>
  </message>
  <message>
   <source>None: a trump on a heart means that there is no heart. So what is out lies with {east}.</source>
   <comment>ending 2 after</comment>
   <translation>Keines: Wer Herz sticht, hat kein Herz. Was noch draußen ist, liegt also bei {east}.</translation>
  </message>
  <message>
   <source>Whoever trumps a suit has none of it.</source>
   <comment>ending 2 wrong</comment>
   <translation>Wer eine Farbe sticht, hat keine davon.</translation>
  </message>
  <message>
   <source>The last heart</source>
   <comment>ending 3 title</comment>
   <translation>Das letzte Herz</translation>
  </message>
  <message>
   <source>{west} trumped the third round of hearts and so has none. You have one, dummy none, and {out_H:words} have been played. How many hearts has {east}?</source>
   <comment>ending 3 say</comment>
   <translation>{west} stach die dritte Runde Herz und hat also keines. Sie haben eines, der Strohmann keines, und {out_H:words} sind gespielt. Wie viele Herz hat {east}?</translation>
  </message>
  <message>
   <source>One, and it can only be the {rHK:rank}: it has not been played.</source>
   <comment>ending 3 after</comment>
   <translation>Eines, und es kann nur {rHK:rank.nom} sein: Er ist noch nicht gefallen.</translation>
  </message>
  <message>
   <source>Of {packet:words} hearts {out_H:words} are gone and one is yours.</source>
   <comment>ending 3 wrong</comment>
   <translation>Von {packet:words} Herz sind {out_H:words} fort, und eines ist bei Ihnen.</translation>
  </message>
  <message>
   <source>A plan</source>
   <comment>ending 4 title</comment>
   <translation>Ein Plan</translation>
  </message>
  <message>
   <source>Your trumps win whenever you like. But if you play them now, you must lead diamonds and clubs yourself, and lose there. It is better that an adversary leads them, up to dummy. So look for a card that gives the lead away.</source>
   <comment>ending 4 say</comment>
   <translation>Ihre Trümpfe gewinnen, wann Sie wollen. Spielen Sie sie aber jetzt, so müssen Sie Karo und Kreuz selbst ausspielen und verlieren dort. Besser, ein Gegner spielt diese Farben aus und kommt auf den Strohmann zu. Suchen Sie also eine Karte, mit der Sie das Ausspiel abgeben.</translation>
  </message>
  <message>
   <source>Throw in</source>
   <comment>ending 5 title</comment>
   <translation>Ans Spiel bringen</translation>
  </message>
  <message>
   <source>Let {east} win that heart now. Afterwards {east} must lead: a diamond can be trumped, a club comes up to dummy’s {rCT:rank} and {rC7:rank}. Every card of {east}’s helps you. Lead the {H4:card}.</source>
   <comment>ending 5 say</comment>
   <translation>Lassen Sie {east} dieses Herz jetzt gewinnen. Danach muss {east} ausspielen: Karo wird gestochen, Kreuz kommt auf {rCT:rank} und {rC7:rank} des Strohmanns zu. Jede Karte von {east} hilft Ihnen. Spielen Sie {H4:card.akk} aus.</translation>
  </message>
  <message>
   <source>To throw somebody in is to give up the lead at the moment when it hurts.</source>
   <comment>ending 5 word</comment>
   <translation>Jemanden einspielen heißt, ihm das Ausspiel in dem Augenblick zu geben, da es ihm schadet.</translation>
  </message>
  <message>
   <source>{west} throws a diamond. From dummy throw the diamond as well: those you hold yourself. Clubs only dummy can keep, for you have none.</source>
   <comment>ending 5 after</comment>
   <translation>{west} wirft Karo ab. Werfen auch Sie vom Strohmann das Karo ab: Karo haben Sie selbst. Kreuz kann nur der Strohmann halten, denn Sie haben keines.</translation>
  </message>
  <message>
   <source>Let {east} win the heart first.</source>
   <comment>ending 5 wrong</comment>
   <translation>Lassen Sie zuerst {east} das Herz gewinnen.</translation>
  </message>
  <message>
   <source>Dummy needs that card. Throw the {D8:card}.</source>
   <comment>ending 5 then_wrong</comment>
   <translation>Diese Karte braucht der Strohmann. Werfen Sie {D8:card.akk} ab.</translation>
  </message>
  <message>
   <source>Up to dummy</source>
   <comment>ending 6 title</comment>
   <translation>Auf den Strohmann zu</translation>
  </message>
  <message>
   <source>{east} had to lead, and it is the {C5:card}. Dummy plays last. Do not trump: throw a diamond.</source>
   <comment>ending 6 say</comment>
   <translation>{east} musste ausspielen, und es ist {C5:card.nom}. Der Strohmann legt zuletzt. Stechen Sie nicht: Werfen Sie ein Karo ab.</translation>
  </message>
  <message>
   <source>{west} has no club. Dummy’s {rC7:rank} is enough.</source>
   <comment>ending 6 after</comment>
   <translation>{west} hat kein Kreuz. {rC7:rank.nom^} des Strohmanns genügt.</translation>
  </message>
  <message>
   <source>Dummy can win without your trump. Throw a diamond.</source>
   <comment>ending 6 wrong</comment>
   <translation>Der Strohmann gewinnt ohne Ihren Trumpf. Werfen Sie ein Karo ab.</translation>
  </message>
  <message>
   <source>But the {rC7:rank} is enough: keep the {rCT:rank}.</source>
   <comment>ending 6 then_wants</comment>
   <translation>Aber {rC7:rank.nom} genügt: Behalten Sie {rCT:rank.akk}.</translation>
  </message>
  <message>
   <source>Lead the other club</source>
   <comment>ending 7 title</comment>
   <translation>Das andere Kreuz</translation>
  </message>
  <message>
   <source>Now lead dummy’s {CT:card}. If {east} covers it, you trump; if not, it wins by itself.</source>
   <comment>ending 7 say</comment>
   <translation>Spielen Sie jetzt vom Strohmann {CT:card.akk} aus. Deckt {east}, so stechen Sie; wenn nicht, gewinnt sie von selbst.</translation>
  </message>
  <message>
   <source>{east} plays low, and the {rCT:rank} is winning. Throw a diamond.</source>
   <comment>ending 7 after</comment>
   <translation>{east} legt niedrig, und {rCT:rank.nom} gewinnt. Werfen Sie ein Karo ab.</translation>
  </message>
  <message>
   <source>First lead the {CT:card}.</source>
   <comment>ending 7 wrong</comment>
   <translation>Spielen Sie zuerst {CT:card.akk} aus.</translation>
  </message>
  <message>
   <source>But the {rCT:rank} wins without it: throw a diamond.</source>
   <comment>ending 7 then_wants</comment>
   <translation>Aber {rCT:rank.nom} gewinnt auch so: Werfen Sie ein Karo ab.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>ending 8 title</comment>
   <translation>Zum Merken</translation>
  </message>
  <message>
   <source>You have {won:words} tricks, and your trumps win the others. {east} got one trick and had to pay for it. Near the end count the cards, keep what partner or dummy cannot, and give up the lead when every answer helps you.</source>
   <comment>ending 8 say</comment>
   <translation>Sie haben {won:words} Stiche, und Ihre Trümpfe gewinnen die übrigen. {east} bekam einen Stich und musste dafür zahlen. Zählen Sie gegen Ende die Karten, halten Sie, was Partner oder Strohmann nicht halten kann, und geben Sie das Ausspiel ab, wenn jede Antwort Ihnen hilft.</translation>
  </message>
  <message>
   <source>English Dummy</source>
   <comment>differs english-dummy</comment>
   <translation>Englischer Strohmann</translation>
  </message>
  <message>
   <source>A dummy at the table</source>
   <comment>differs english-dummy 1 title</comment>
   <translation>Ein Strohmann am Tisch</translation>
  </message>
  <message>
   <source>There are {players:words} players; the last of the {chairs:words} hands is dummy. One player has dummy for a partner, and the others play together against that side.</source>
   <comment>differs english-dummy 1 say</comment>
   <translation>Es gibt {players:words} Spieler; die letzte der {chairs:words} Hände ist der Strohmann. Ein Spieler hat ihn zum Partner, und die anderen spielen zusammen gegen diese Seite.</translation>
  </message>
  <message>
   <source>The open hand</source>
   <comment>differs english-dummy 2 title</comment>
   <translation>Die offene Hand</translation>
  </message>
  <message>
   <source>When the cards are dealt, dummy’s are spread before the first lead and stay open. Dummy’s partner plays every card of it, and leads from it whenever it has won the trick.</source>
   <comment>differs english-dummy 2 say</comment>
   <translation>Sind die Karten gegeben, so wird der Strohmann vor dem ersten Ausspiel aufgelegt und bleibt offen. Sein Partner spielt jede seiner Karten und spielt aus ihm aus, wenn er den Stich gewonnen hat.</translation>
  </message>
  <message>
   <source>Dummy deals first</source>
   <comment>differs english-dummy 3 title</comment>
   <translation>Der Strohmann gibt zuerst</translation>
  </message>
  <message>
   <source>The first deal of every rubber is dummy’s. The turned trump lies sideways at the end of dummy’s trumps, and nobody takes it up: it belongs to the hand until it is played.</source>
   <comment>differs english-dummy 3 say</comment>
   <translation>Das erste Spiel jedes Robbers gibt der Strohmann. Die aufgedeckte Trumpfkarte liegt quer am Ende seiner Trümpfe, und niemand nimmt sie auf: sie gehört zur Hand, bis sie gespielt wird.</translation>
  </message>
  <message>
   <source>Who leads</source>
   <comment>differs english-dummy 4 title</comment>
   <translation>Wer ausspielt</translation>
  </message>
  <message>
   <source>As at whist the hand on the dealer’s left leads. When dummy deals, that is the adversary who then plays through dummy’s partner, and dummy plays last of all.</source>
   <comment>differs english-dummy 4 say</comment>
   <translation>Wie beim Whist spielt die Hand links vom Geber aus. Gibt der Strohmann, so ist das der Gegner, der dann durch den Partner des Strohmanns spielt, und der Strohmann spielt als Letzter.</translation>
  </message>
  <message>
   <source>What each one sees</source>
   <comment>differs english-dummy 5 title</comment>
   <translation>Was jeder sieht</translation>
  </message>
  <message>
   <source>Dummy’s partner sees all cards of that side, and so knows what the adversaries have together. Each adversary sees dummy and one hand. The advantage is not the open hand but the hidden one.</source>
   <comment>differs english-dummy 5 say</comment>
   <translation>Der Partner des Strohmanns sieht alle Karten seiner Seite und weiß so, was die Gegner zusammen haben. Jeder Gegner sieht den Strohmann und eine Hand. Der Vorteil ist nicht die offene Hand, sondern die verdeckte.</translation>
  </message>
  <message>
   <source>A rubber each</source>
   <comment>differs english-dummy 6 title</comment>
   <translation>Jeder einen Robber</translation>
  </message>
  <message>
   <source>Dummy passes on when a rubber is over. The lowest card cut has it first, the highest last, and {rubbers:words} rubbers make a tournée.</source>
   <comment>differs english-dummy 6 say</comment>
   <translation>Der Strohmann geht weiter, wenn ein Robber zu Ende ist. Wer die niedrigste Karte zog, hat ihn zuerst, wer die höchste zog, zuletzt, und {rubbers:words} Robber sind eine Tournee.</translation>
  </message>
  <message>
   <source>A rubber is the best of {games:words} games.</source>
   <comment>differs english-dummy 6 word</comment>
   <translation>Ein Robber ist das Beste aus {games:words} Partien.</translation>
  </message>
  <message>
   <source>For double stakes</source>
   <comment>differs english-dummy 7 title</comment>
   <translation>Um doppelten Einsatz</translation>
  </message>
  <message>
   <source>Points, honours and rubber are counted as at whist. But dummy’s partner wins from each adversary, or pays each, and so plays for double stakes.</source>
   <comment>differs english-dummy 7 say</comment>
   <translation>Punkte, Honneurs und Robber werden wie beim Whist gezählt. Aber der Partner des Strohmanns gewinnt von jedem Gegner oder zahlt jedem und spielt so um doppelten Einsatz.</translation>
  </message>
  <message>
   <source>Double Dummy</source>
   <comment>differs double-dummy</comment>
   <translation>Doppelter Strohmann</translation>
  </message>
  <message>
   <source>A dummy each</source>
   <comment>differs double-dummy 1 title</comment>
   <translation>Jedem ein Strohmann</translation>
  </message>
  <message>
   <source>There are {players:words} players, and each has a dummy opposite. You play your own hand and your dummy’s, your neighbour does the same, and so all {chairs:words} hands are played.</source>
   <comment>differs double-dummy 1 say</comment>
   <translation>Es gibt {players:words} Spieler, und jeder hat einen Strohmann gegenüber. Sie spielen Ihre eigene Hand und die Ihres Strohmanns, Ihr Nachbar ebenso, und so werden alle {chairs:words} Hände gespielt.</translation>
  </message>
  <message>
   <source>All but one hand open</source>
   <comment>differs double-dummy 2 title</comment>
   <translation>Alle Hände offen bis auf eine</translation>
  </message>
  <message>
   <source>The dummies are turned up before the first lead. You see every hand but your opponent’s, and what you do not see must be there: you can know every card.</source>
   <comment>differs double-dummy 2 say</comment>
   <translation>Die Strohmänner werden vor dem ersten Ausspiel aufgedeckt. Sie sehen jede Hand außer der Ihres Gegners, und was Sie nicht sehen, muss dort sein: Sie können jede Karte kennen.</translation>
  </message>
  <message>
   <source>The lead goes round</source>
   <comment>differs double-dummy 3 title</comment>
   <translation>Das Ausspiel geht reihum</translation>
  </message>
  <message>
   <source>The deal goes round through all {chairs:words} hands, beginning with the dummy of the lower cut. The hand on the dealer’s left leads, so the lead changes sides with every deal.</source>
   <comment>differs double-dummy 3 say</comment>
   <translation>Das Geben geht durch alle {chairs:words} Hände reihum, beginnend mit dem Strohmann dessen, der die niedrigere Karte zog. Die Hand links vom Geber spielt aus, und so wechselt das Ausspiel mit jedem Spiel die Seite.</translation>
  </message>
  <message>
   <source>Nothing to guess</source>
   <comment>differs double-dummy 4 title</comment>
   <translation>Nichts zu raten</translation>
  </message>
  <message>
   <source>There are no signals and no false cards, for nothing is hidden. What counts is to see ahead: long suits, discards, cross-ruffs, and tenaces that a lead comes up to.</source>
   <comment>differs double-dummy 4 say</comment>
   <translation>Es gibt keine Zeichen und keine Täuschkarten, denn nichts ist verborgen. Es zählt, vorauszusehen: lange Farben, Abwürfe, wechselseitiges Stechen, und Gabeln, zu denen ausgespielt wird.</translation>
  </message>
  <message>
   <source>A tenace is a holding with a gap, as {rSA:rank} and {rSQ:rank}: good when the suit is led up to it.</source>
   <comment>differs double-dummy 4 word</comment>
   <translation>Eine Gabel ist ein Besitz mit einer Lücke, wie {rSA:rank} und {rSQ:rank}: gut, wenn die Farbe zu ihr ausgespielt wird.</translation>
  </message>
  <message>
   <source>Dummies do not err</source>
   <comment>differs double-dummy 5 title</comment>
   <translation>Strohmänner irren nicht</translation>
  </message>
  <message>
   <source>A dummy cannot revoke, and no card of anybody’s counts as exposed. A faulty deal is simply dealt again by the same hand, for the deal is no advantage here.</source>
   <comment>differs double-dummy 5 say</comment>
   <translation>Ein Strohmann kann nicht falsch bedienen, und niemandes Karte gilt als aufgedeckt. Falsch Gegebenes wird von derselben Hand noch einmal gegeben, denn das Geben ist hier kein Vorteil.</translation>
  </message>
  <message>
   <source>Agreed tricks</source>
   <comment>differs double-dummy 6 title</comment>
   <translation>Vereinbarte Stiche</translation>
  </message>
  <message>
   <source>You may say how many of the remaining tricks you will win. If your opponent agrees, they are scored without play. If not, play goes on, and nobody is bound.</source>
   <comment>differs double-dummy 6 say</comment>
   <translation>Sie können sagen, wie viele der restlichen Stiche Sie gewinnen. Ist Ihr Gegner einverstanden, so werden sie ohne Spiel gezählt. Wenn nicht, geht das Spiel weiter, und niemand ist gebunden.</translation>
  </message>
  <message>
   <source>One rubber</source>
   <comment>differs double-dummy 7 title</comment>
   <translation>Ein Robber</translation>
  </message>
  <message>
   <source>Points, honours and rubber are those of whist: {game:words} points a game, and {bonus:words} more for the rubber. Nobody plays for double stakes, and there is no tournée.</source>
   <comment>differs double-dummy 7 say</comment>
   <translation>Punkte, Honneurs und Robber sind die des Whist: {game:words} Punkte eine Partie und {bonus:words} mehr für den Robber. Niemand spielt um doppelten Einsatz, und es gibt keine Tournee.</translation>
  </message>
  <message>
   <source>Mort</source>
   <comment>differs mort</comment>
   <translation>Mort</translation>
  </message>
  <message>
   <source>Mort and Vivant</source>
   <comment>differs mort 1 title</comment>
   <translation>Mort und Vivant</translation>
  </message>
  <message>
   <source>This is French dummy. The open hand is called Mort, and the player opposite, who plays it, Vivant. The adversaries are Right and Left, named from Mort’s place.</source>
   <comment>differs mort 1 say</comment>
   <translation>Das ist der französische Strohmann. Die offene Hand heißt Mort, und der Spieler gegenüber, der sie spielt, Vivant. Die Gegner sind Rechts und Links, von Morts Platz aus benannt.</translation>
  </message>
  <message>
   <source>A game each</source>
   <comment>differs mort 2 title</comment>
   <translation>Jedem eine Partie</translation>
  </message>
  <message>
   <source>There are no rubbers. The low card of the cut is Vivant in the first game, the next in the second, and so on. Each is Vivant once, and every game is played.</source>
   <comment>differs mort 2 say</comment>
   <translation>Es gibt keine Robber. Wer die niedrigste Karte zog, ist in der ersten Partie Vivant, der nächste in der zweiten, und so weiter. Jeder ist einmal Vivant, und jede Partie wird gespielt.</translation>
  </message>
  <message>
   <source>With a fourth player</source>
   <comment>differs mort 3 title</comment>
   <translation>Mit einem vierten Spieler</translation>
  </message>
  <message>
   <source>If there is a fourth player, one sits out in each game, at Mort’s place: whoever was Vivant in the game before. The one who sits out decides nothing.</source>
   <comment>differs mort 3 say</comment>
   <translation>Gibt es einen vierten Spieler, so setzt in jeder Partie einer aus, an Morts Platz: wer in der Partie davor Vivant war. Wer aussetzt, entscheidet nichts.</translation>
  </message>
  <message>
   <source>The first deal</source>
   <comment>differs mort 4 title</comment>
   <translation>Das erste Spiel</translation>
  </message>
  <message>
   <source>Vivant chooses who deals the first hand of a game, Mort or Vivant. Most deal themselves: then the lead comes up to a hidden hand and not to an open one.</source>
   <comment>differs mort 4 say</comment>
   <translation>Vivant wählt, wer das erste Spiel einer Partie gibt, Mort oder Vivant. Die meisten geben selbst: dann geht das Ausspiel zu einer verdeckten Hand und nicht zu einer offenen.</translation>
  </message>
  <message>
   <source>Tricks alone</source>
   <comment>differs mort 5 title</comment>
   <translation>Stiche allein</translation>
  </message>
  <message>
   <source>Honours do not count. Each trick above {book:words} is a point, and {game:words} points are a game. The last deal is played to its end, and every point of it is kept.</source>
   <comment>differs mort 5 say</comment>
   <translation>Honneurs zählen nicht. Jeder Stich über {book:words} ist ein Punkt, und {game:words} Punkte sind eine Partie. Das letzte Spiel wird zu Ende gespielt, und jeder Punkt davon bleibt.</translation>
  </message>
  <message>
   <source>What a game is worth</source>
   <comment>differs mort 6 title</comment>
   <translation>Was eine Partie wert ist</translation>
  </message>
  <message>
   <source>The winners write their points, a multiple that is higher the fewer the losers have, and {consolation:words} as consolation. The losers’ points are taken off.</source>
   <comment>differs mort 6 say</comment>
   <translation>Die Gewinner schreiben ihre Punkte, vervielfacht umso höher, je weniger die Verlierer haben, und {consolation:words} als Trost. Die Punkte der Verlierer werden abgezogen.</translation>
  </message>
  <message>
   <source>Slams</source>
   <comment>differs mort 7 title</comment>
   <translation>Schlemm</translation>
  </message>
  <message>
   <source>All {packet:words} tricks are a slam. It is worth {slam:words} on the sheet and nothing towards the game, which goes on at its old score.</source>
   <comment>differs mort 7 say</comment>
   <translation>Alle {packet:words} Stiche sind ein Schlemm. Er ist auf dem Blatt {slam:words} wert und zählt nichts zur Partie, die beim alten Stand weitergeht.</translation>
  </message>
  <message>
   <source>Settling</source>
   <comment>differs mort 8 title</comment>
   <translation>Abrechnung</translation>
  </message>
  <message>
   <source>Vivant settles with each adversary, and so wins or loses the value of the game from each of them.</source>
   <comment>differs mort 8 say</comment>
   <translation>Vivant rechnet mit jedem Gegner ab und gewinnt oder verliert so den Wert der Partie bei jedem von ihnen.</translation>
  </message>
  <message>
   <source>Bid Dummy Whist</source>
   <comment>differs bid-dummy</comment>
   <translation>Bid Dummy Whist</translation>
  </message>
  <message>
   <source>Bidding for dummy</source>
   <comment>differs bid-dummy 1 title</comment>
   <translation>Bieten um den Strohmann</translation>
  </message>
  <message>
   <source>Each of the {players:words} players has a score of their own. The last hand lies face down. Who bids highest gets it as dummy, and the others play together for this deal.</source>
   <comment>differs bid-dummy 1 say</comment>
   <translation>Jeder der {players:words} Spieler hat einen eigenen Stand. Die letzte Hand liegt verdeckt. Wer am höchsten bietet, bekommt sie als Strohmann, und die anderen spielen für dieses Spiel zusammen.</translation>
  </message>
  <message>
   <source>Level and direction</source>
   <comment>differs bid-dummy 2 title</comment>
   <translation>Höhe und Richtung</translation>
  </message>
  <message>
   <source>Each has one call. A bid is a level, the tricks above {book:words} that you promise, and a direction: uptown, downtown or no trump. The trump suit is not yet named.</source>
   <comment>differs bid-dummy 2 say</comment>
   <translation>Jeder hat eine Ansage. Ein Gebot ist eine Höhe, die Stiche über {book:words}, die Sie versprechen, und eine Richtung: hoch, tief oder ohne Trumpf. Die Trumpffarbe wird noch nicht genannt.</translation>
  </message>
  <message>
   <source>What beats what</source>
   <comment>differs bid-dummy 3 title</comment>
   <translation>Was höher ist</translation>
  </message>
  <message>
   <source>A higher level beats a lower one. At the same level no trump beats the directions, which are equal. If the others have passed, the dealer must bid.</source>
   <comment>differs bid-dummy 3 say</comment>
   <translation>Eine größere Höhe schlägt eine kleinere. Bei gleicher Höhe schlägt ohne Trumpf die Richtungen, die einander gleich sind. Haben die anderen gepasst, so muss der Geber bieten.</translation>
  </message>
  <message>
   <source>Uptown and downtown</source>
   <comment>differs bid-dummy 4 title</comment>
   <translation>Hoch und tief</translation>
  </message>
  <message>
   <source>Uptown the cards rank as always. Downtown low cards win: {rSA:rank}, {rS2:rank}, {rS3:rank} and so on down to the {rSK:rank}, which is the lowest. The {rSA:rank} stays the best.</source>
   <comment>differs bid-dummy 4 say</comment>
   <translation>Hoch haben die Karten ihren gewöhnlichen Rang. Tief gewinnen niedrige: {rSA:rank}, {rS2:rank}, {rS3:rank} und so weiter bis {rSK:rank}, das Niedrigste. {rSA:rank} bleibt das Beste.</translation>
  </message>
  <message>
   <source>Dummy is turned</source>
   <comment>differs bid-dummy 5 title</comment>
   <translation>Der Strohmann wird aufgedeckt</translation>
  </message>
  <message>
   <source>After the bidding dummy is turned up. Only now the declarer names the trump suit, or at no trump the direction, and then leads to the first trick.</source>
   <comment>differs bid-dummy 5 say</comment>
   <translation>Nach dem Bieten wird der Strohmann aufgedeckt. Erst jetzt nennt der Alleinspieler die Trumpffarbe, oder ohne Trumpf die Richtung, und spielt dann zum ersten Stich aus.</translation>
  </message>
  <message>
   <source>The declarer is the player whose bid stood.</source>
   <comment>differs bid-dummy 5 word</comment>
   <translation>Der Alleinspieler ist, wessen Gebot galt.</translation>
  </message>
  <message>
   <source>With jokers</source>
   <comment>differs bid-dummy 6 title</comment>
   <translation>Mit Jokern</translation>
  </message>
  <message>
   <source>Jokers may be added. Then dummy has more than {packet:words} cards: the declarer alone looks at them and puts the surplus away. A joker is the highest trump; without trumps it is worthless.</source>
   <comment>differs bid-dummy 6 say</comment>
   <translation>Joker können dazukommen. Dann hat der Strohmann mehr als {packet:words} Karten: der Alleinspieler allein sieht sie an und legt die überzähligen weg. Ein Joker ist der höchste Trumpf; ohne Trumpf ist er wertlos.</translation>
  </message>
  <message>
   <source>Made or set</source>
   <comment>differs bid-dummy 7 title</comment>
   <translation>Erfüllt oder gefallen</translation>
  </message>
  <message>
   <source>If the bid is made, every trick above {book:words} counts for the declarer. If not, it is set, and each opponent scores the level that was bid.</source>
   <comment>differs bid-dummy 7 say</comment>
   <translation>Ist das Gebot erfüllt, so zählt jeder Stich über {book:words} für den Alleinspieler. Wenn nicht, ist es gefallen, und jeder Gegner schreibt die gebotene Höhe.</translation>
  </message>
  <message>
   <source>The end</source>
   <comment>differs bid-dummy 8 title</comment>
   <translation>Das Ende</translation>
  </message>
  <message>
   <source>There are no honours and no rubber: whoever has {points:words} points or more after a deal wins, by the higher score. A bid for all tricks, a Boston, counts {boston:words} times as much.</source>
   <comment>differs bid-dummy 8 say</comment>
   <translation>Es gibt keine Honneurs und keinen Robber: wer nach einem Spiel {points:words} Punkte oder mehr hat, gewinnt, bei mehreren der höhere Stand. Ein Gebot auf alle Stiche, ein Boston, zählt {boston:words} Mal so viel.</translation>
  </message>
  <message>
   <source>Classic Whist</source>
   <comment>differs classic-whist</comment>
   <translation>Klassisches Whist</translation>
  </message>
  <message>
   <source>No dummy</source>
   <comment>differs classic-whist 1 title</comment>
   <translation>Kein Strohmann</translation>
  </message>
  <message>
   <source>All {chairs:words} hands are played by people who see only their own cards. Partners sit opposite each other; the cut decides who they are.</source>
   <comment>differs classic-whist 1 say</comment>
   <translation>Alle {chairs:words} Hände werden von Leuten gespielt, die nur ihre eigenen Karten sehen. Partner sitzen einander gegenüber; das Ziehen entscheidet, wer sie sind.</translation>
  </message>
  <message>
   <source>The turned card</source>
   <comment>differs classic-whist 2 title</comment>
   <translation>Die aufgedeckte Karte</translation>
  </message>
  <message>
   <source>The dealer’s last card is turned and makes its suit trumps. It lies there until the dealer plays to the first trick; then it belongs to the dealer’s hand.</source>
   <comment>differs classic-whist 2 say</comment>
   <translation>Die letzte Karte des Gebers wird aufgedeckt und macht ihre Farbe zu Trumpf. Sie liegt da, bis der Geber zum ersten Stich spielt; dann gehört sie zu seiner Hand.</translation>
  </message>
  <message>
   <source>Tell your partner</source>
   <comment>differs classic-whist 3 title</comment>
   <translation>Sagen Sie es Ihrem Partner</translation>
  </message>
  <message>
   <source>Your partner’s hand is hidden, so let your cards speak. The first lead shows your long suit; a fourth best shows its length, a high card a sequence.</source>
   <comment>differs classic-whist 3 say</comment>
   <translation>Die Hand Ihres Partners ist verdeckt, also lassen Sie Ihre Karten sprechen. Das erste Ausspiel zeigt Ihre lange Farbe; die vierthöchste ihre Länge, eine hohe Karte eine Folge.</translation>
  </message>
  <message>
   <source>Return the lead</source>
   <comment>differs classic-whist 4 title</comment>
   <translation>Die Farbe zurückspielen</translation>
  </message>
  <message>
   <source>When you win, the best lead is most often your partner’s suit. Return the highest card of it if you have it, and trumps always when your partner led them.</source>
   <comment>differs classic-whist 4 say</comment>
   <translation>Wenn Sie gewinnen, ist das beste Ausspiel meist die Farbe Ihres Partners. Spielen Sie ihre höchste Karte zurück, wenn Sie sie haben, und Trumpf immer, wenn Ihr Partner ihn ausspielte.</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>differs classic-whist 5 title</comment>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Nobody bids. Each trick above {book:words} is a point. Of the honours, {rSA:rank}, {rSK:rank}, {rSQ:rank} and {rSJ:rank} of trumps, all count {honours_all:words} and all but one {honours:words} for the side that was dealt them.</source>
   <comment>differs classic-whist 5 say</comment>
   <translation>Niemand bietet. Jeder Stich über {book:words} ist ein Punkt. Von den Honneurs, {rSA:rank}, {rSK:rank}, {rSQ:rank} und {rSJ:rank} von Trumpf, zählen alle {honours_all:words} und alle bis auf eines {honours:words} für die Seite, der sie gegeben wurden.</translation>
  </message>
  <message>
   <source>Game and rubber</source>
   <comment>differs classic-whist 6 title</comment>
   <translation>Partie und Robber</translation>
  </message>
  <message>
   <source>{game:words^} points are a game. It is worth more, the fewer points the losers have. The best of {games:words} games is a rubber, which adds {bonus:words}.</source>
   <comment>differs classic-whist 6 say</comment>
   <translation>{game:words^} Punkte sind eine Partie. Sie ist umso mehr wert, je weniger Punkte die Verlierer haben. Das Beste aus {games:words} Partien ist ein Robber, der {bonus:words} hinzufügt.</translation>
  </message>
  <message>
   <source>The last point</source>
   <comment>differs classic-whist 7 title</comment>
   <translation>Der letzte Punkt</translation>
  </message>
  <message>
   <source>A side that lacks a single point for the game when a deal begins cannot score honours in it. Tricks are counted before honours, and whoever is there first has won.</source>
   <comment>differs classic-whist 7 say</comment>
   <translation>Eine Seite, der bei Beginn eines Spiels ein einziger Punkt zur Partie fehlt, kann darin keine Honneurs schreiben. Stiche werden vor Honneurs gezählt, und wer zuerst dort ist, hat gewonnen.</translation>
  </message>
  <message>
   <source>Single Dummy Bridge</source>
   <comment>differs single-dummy-bridge</comment>
   <translation>Single Dummy Bridge</translation>
  </message>
  <message>
   <source>One dummy shown</source>
   <comment>differs single-dummy-bridge 1 title</comment>
   <translation>Ein Strohmann gezeigt</translation>
  </message>
  <message>
   <source>There are {players:words} players, each with a dummy opposite. You look only at your own hand. The dealer’s dummy is turned up before the bidding; the other stays face down.</source>
   <comment>differs single-dummy-bridge 1 say</comment>
   <translation>Es gibt {players:words} Spieler, jeder mit einem Strohmann gegenüber. Sie sehen nur Ihre eigene Hand an. Der Strohmann des Gebers wird vor dem Bieten aufgedeckt; der andere bleibt verdeckt.</translation>
  </message>
  <message>
   <source>The auction</source>
   <comment>differs single-dummy-bridge 2 title</comment>
   <translation>Das Bieten</translation>
  </message>
  <message>
   <source>The dealer calls first, then you call in turn. A bid is a level, the tricks above {book:words}, and a suit or no trump. Clubs are lowest, then diamonds, hearts, spades and no trump.</source>
   <comment>differs single-dummy-bridge 2 say</comment>
   <translation>Der Geber sagt zuerst an, dann abwechselnd. Ein Gebot ist eine Höhe, die Stiche über {book:words}, und eine Farbe oder ohne Trumpf. Kreuz ist am niedrigsten, dann Karo, Herz, Pik und ohne Trumpf.</translation>
  </message>
  <message>
   <source>Double and pass</source>
   <comment>differs single-dummy-bridge 3 title</comment>
   <translation>Kontra und Passen</translation>
  </message>
  <message>
   <source>You may double your opponent’s bid, and a double may be redoubled; a new bid wipes it out. A pass over a bid ends the auction, and the last bidder is the declarer.</source>
   <comment>differs single-dummy-bridge 3 say</comment>
   <translation>Sie können das Gebot des Gegners kontrieren, und ein Kontra kann rekontriert werden; ein neues Gebot löscht es. Ein Pass über ein Gebot beendet das Bieten, und wer zuletzt bot, ist der Alleinspieler.</translation>
  </message>
  <message>
   <source>Choosing a dummy</source>
   <comment>differs single-dummy-bridge 4 title</comment>
   <translation>Einen Strohmann wählen</translation>
  </message>
  <message>
   <source>Now the declarer chooses: the hand that was shown, or the one that nobody has seen. The opponent gets the other. Then the dummies are turned up for the whole play.</source>
   <comment>differs single-dummy-bridge 4 say</comment>
   <translation>Nun wählt der Alleinspieler: die Hand, die gezeigt wurde, oder die, die niemand gesehen hat. Der Gegner bekommt die andere. Dann werden die Strohmänner für das ganze Spiel aufgedeckt.</translation>
  </message>
  <message>
   <source>The play</source>
   <comment>differs single-dummy-bridge 5 title</comment>
   <translation>Das Spiel</translation>
  </message>
  <message>
   <source>The declarer’s opponent leads from hand. After that play goes round through all {chairs:words} hands, and each of you plays your own and your dummy’s.</source>
   <comment>differs single-dummy-bridge 5 say</comment>
   <translation>Der Gegner des Alleinspielers spielt aus seiner Hand aus. Danach geht das Spiel durch alle {chairs:words} Hände reihum, und jeder von Ihnen spielt seine eigene und die seines Strohmanns.</translation>
  </message>
  <message>
   <source>The count</source>
   <comment>differs single-dummy-bridge 6 title</comment>
   <translation>Das Zählen</translation>
  </message>
  <message>
   <source>A contract that is made scores every trick above {book:words}, also those not bid: spades and hearts more than diamonds and clubs. A double doubles all. If it fails, the opponent scores each missing trick.</source>
   <comment>differs single-dummy-bridge 6 say</comment>
   <translation>Ein erfüllter Kontrakt zählt jeden Stich über {book:words}, auch die nicht gebotenen: Pik und Herz mehr als Karo und Kreuz. Ein Kontra verdoppelt alles. Fällt er, so schreibt der Gegner jeden fehlenden Stich.</translation>
  </message>
  <message>
   <source>The end</source>
   <comment>differs single-dummy-bridge 7 title</comment>
   <translation>Das Ende</translation>
  </message>
  <message>
   <source>There are no honours and no rubber. The game ends after the deal in which somebody has {points:words} points, and the higher score wins.</source>
   <comment>differs single-dummy-bridge 7 say</comment>
   <translation>Es gibt keine Honneurs und keinen Robber. Die Partie endet nach dem Spiel, in dem jemand {points:words} Punkte hat, und der höhere Stand gewinnt.</translation>
  </message>
  <message>
   <source>Dead hands</source>
   <comment>differs humbug</comment>
   <translation>Tote Hände</translation>
  </message>
  <message>
   <source>Hands that nobody plays</source>
   <comment>differs humbug 1 title</comment>
   <translation>Hände, die niemand spielt</translation>
  </message>
  <message>
   <source>There are {players:words} players, but {chairs:words} hands are dealt. Those at your sides are dead: they lie face down and have no player.</source>
   <comment>differs humbug 1 say</comment>
   <translation>Es gibt {players:words} Spieler, aber {chairs:words} Hände werden gegeben. Die an Ihren Seiten sind tot: sie liegen verdeckt und haben keinen Spieler.</translation>
  </message>
  <message>
   <source>Stand or exchange</source>
   <comment>differs humbug 2 title</comment>
   <translation>Bleiben oder tauschen</translation>
  </message>
  <message>
   <source>Look at your hand. You may stand, or lay it down and take the dead hand on your right: unseen, all of it, and without a way back.</source>
   <comment>differs humbug 2 say</comment>
   <translation>Sehen Sie Ihre Hand an. Sie können sie behalten, oder sie hinlegen und die tote Hand zu Ihrer Rechten nehmen: ungesehen, ganz, und ohne Rückweg.</translation>
  </message>
  <message>
   <source>Who decides first</source>
   <comment>differs humbug 3 title</comment>
   <translation>Wer zuerst entscheidet</translation>
  </message>
  <message>
   <source>The dealer decides last and hears what the other does. A dealer who exchanges loses the turned card, but its suit remains trumps.</source>
   <comment>differs humbug 3 say</comment>
   <translation>Der Geber entscheidet zuletzt und hört, was der andere tut. Tauscht der Geber, so verliert er die aufgedeckte Karte, aber ihre Farbe bleibt Trumpf.</translation>
  </message>
  <message>
   <source>Short tricks</source>
   <comment>differs humbug 4 title</comment>
   <translation>Kurze Stiche</translation>
  </message>
  <message>
   <source>A trick has only {players:words} cards. Follow suit if you can; the higher card of the suit or a trump wins, and the winner leads. Much of the pack is out of play, so little is certain.</source>
   <comment>differs humbug 4 say</comment>
   <translation>Ein Stich hat nur {players:words} Karten. Bedienen Sie, wenn Sie können; die höhere Karte der Farbe oder ein Trumpf gewinnt, und der Gewinner spielt aus. Viele Karten sind nicht im Spiel, so ist wenig sicher.</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>differs humbug 5 title</comment>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Each trick above {book:words} is a point. Honours count for whoever has more of them in the hand that was played, but a single one counts nothing. {game:words^} points are a game.</source>
   <comment>differs humbug 5 say</comment>
   <translation>Jeder Stich über {book:words} ist ein Punkt. Honneurs zählen für den, der in der gespielten Hand mehr davon hat, aber ein einzelnes zählt nichts. {game:words^} Punkte sind eine Partie.</translation>
  </message>
  <message>
   <source>What keeping is worth</source>
   <comment>differs humbug 6 title</comment>
   <translation>Was Behalten wert ist</translation>
  </message>
  <message>
   <source>In Double Dummy with dead hands a deal counts double if one of you kept the dealt hand, and fourfold if nobody exchanged. In Humbug Whist it makes no difference.</source>
   <comment>differs humbug 6 say</comment>
   <translation>In Double Dummy mit toten Händen zählt ein Spiel doppelt, wenn einer von beiden die gegebene Hand behielt, und vierfach, wenn niemand tauschte. In Humbug Whist macht es keinen Unterschied.</translation>
  </message>
  <message>
   <source>Thirteen and the Odd</source>
   <comment>differs thirteen</comment>
   <translation>Thirteen and the Odd</translation>
  </message>
  <message>
   <source>Only your hands</source>
   <comment>differs thirteen 1 title</comment>
   <translation>Nur Ihre Hände</translation>
  </message>
  <message>
   <source>Each of the {players:words} players gets {packet:words} cards. No other hand is dealt, and there is nothing to exchange.</source>
   <comment>differs thirteen 1 say</comment>
   <translation>Jeder der {players:words} Spieler bekommt {packet:words} Karten. Keine andere Hand wird gegeben, und es gibt nichts zu tauschen.</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>differs thirteen 2 title</comment>
   <translation>Trumpf</translation>
  </message>
  <message>
   <source>The next card is turned and makes its suit trumps. It belongs to nobody: this card and all below it are out of play, and you never see them.</source>
   <comment>differs thirteen 2 say</comment>
   <translation>Die nächste Karte wird aufgedeckt und macht ihre Farbe zu Trumpf. Sie gehört niemandem: diese Karte und alle darunter sind nicht im Spiel, und Sie sehen sie nie.</translation>
  </message>
  <message>
   <source>The play</source>
   <comment>differs thirteen 3 title</comment>
   <translation>Das Spiel</translation>
  </message>
  <message>
   <source>The dealer’s opponent leads. A trick has {players:words} cards: follow suit if you can; the higher card of the suit or a trump wins, and the winner leads.</source>
   <comment>differs thirteen 3 say</comment>
   <translation>Der Gegner des Gebers spielt aus. Ein Stich hat {players:words} Karten: bedienen Sie, wenn Sie können; die höhere Karte der Farbe oder ein Trumpf gewinnt, und der Gewinner spielt aus.</translation>
  </message>
  <message>
   <source>Only the odd trick</source>
   <comment>differs thirteen 4 title</comment>
   <translation>Nur der entscheidende Stich</translation>
  </message>
  <message>
   <source>Whoever wins more than {book:words} of the {packet:words} tricks scores one point, however many they are. Honours do not count, and {game:words} points are a game.</source>
   <comment>differs thirteen 4 say</comment>
   <translation>Wer mehr als {book:words} der {packet:words} Stiche gewinnt, schreibt einen Punkt, wie viele es auch sind. Honneurs zählen nicht, und {game:words} Punkte sind eine Partie.</translation>
  </message>
  <message>
   <source>How to play it</source>
   <comment>differs thirteen 5 title</comment>
   <translation>Wie man es spielt</translation>
  </message>
  <message>
   <source>So play for the seventh trick and for nothing else. When you have it, the rest is worthless; when it is in danger, risk all other tricks for it.</source>
   <comment>differs thirteen 5 say</comment>
   <translation>Spielen Sie also um den siebten Stich und um nichts anderes. Haben Sie ihn, so ist der Rest wertlos; ist er in Gefahr, so wagen Sie alle anderen Stiche dafür.</translation>
  </message>
  <message>
   <source>Three-Handed Whist</source>
   <comment>differs three-handed</comment>
   <translation>Whist zu dritt</translation>
  </message>
  <message>
   <source>Each for oneself</source>
   <comment>differs three-handed 1 title</comment>
   <translation>Jeder für sich</translation>
  </message>
  <message>
   <source>The {players:words} players have no partners: each plays against all others. A further packet of {packet:words} cards lies face down in the middle, and nobody looks at it.</source>
   <comment>differs three-handed 1 say</comment>
   <translation>Die {players:words} Spieler haben keine Partner: jeder spielt gegen alle anderen. Ein weiteres Paket von {packet:words} Karten liegt verdeckt in der Mitte, und niemand sieht es an.</translation>
  </message>
  <message>
   <source>Clubs are trumps</source>
   <comment>differs three-handed 2 title</comment>
   <translation>Kreuz ist Trumpf</translation>
  </message>
  <message>
   <source>Clubs are trumps in every deal, and no card is turned. A trick has {players:words} cards.</source>
   <comment>differs three-handed 2 say</comment>
   <translation>Kreuz ist in jedem Spiel Trumpf, und keine Karte wird aufgedeckt. Ein Stich hat {players:words} Karten.</translation>
  </message>
  <message>
   <source>Stand or exchange</source>
   <comment>differs three-handed 3 title</comment>
   <translation>Bleiben oder tauschen</translation>
  </message>
  <message>
   <source>From the dealer’s left each player decides once: stand, or lay the whole hand down and take the packet in the middle. The next who exchanges gets the hand that was thrown.</source>
   <comment>differs three-handed 3 say</comment>
   <translation>Von der Linken des Gebers an entscheidet jeder einmal: behalten, oder die ganze Hand hinlegen und das Paket in der Mitte nehmen. Wer als Nächster tauscht, bekommt die weggelegte Hand.</translation>
  </message>
  <message>
   <source>The target</source>
   <comment>differs three-handed 4 title</comment>
   <translation>Das Ziel</translation>
  </message>
  <message>
   <source>Whoever took the packet that was dealt must win {target_dummy:words} tricks to be even. Everybody else, also with a hand that another threw, must win {target:words}.</source>
   <comment>differs three-handed 4 say</comment>
   <translation>Wer das gegebene Paket nahm, muss {target_dummy:words} Stiche gewinnen, um auszugleichen. Alle anderen, auch mit einer weggelegten Hand, müssen {target:words} gewinnen.</translation>
  </message>
  <message>
   <source>The count</source>
   <comment>differs three-handed 5 title</comment>
   <translation>Das Zählen</translation>
  </message>
  <message>
   <source>Each trick above your target is a point for you, each trick short of it a point off. Nobody’s points depend on a partner.</source>
   <comment>differs three-handed 5 say</comment>
   <translation>Jeder Stich über Ihrem Ziel ist ein Punkt für Sie, jeder darunter einer weniger. Niemandes Punkte hängen von einem Partner ab.</translation>
  </message>
  <message>
   <source>The end</source>
   <comment>differs three-handed 6 title</comment>
   <translation>Das Ende</translation>
  </message>
  <message>
   <source>After {deals:words} deals, so that each deals equally often, the highest total wins; equal totals share.</source>
   <comment>differs three-handed 6 say</comment>
   <translation>Nach {deals:words} Spielen, sodass jeder gleich oft gibt, gewinnt die höchste Summe; gleiche teilen.</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <comment>differs duplicate</comment>
   <translation>Duplicate</translation>
  </message>
  <message>
   <source>The same cards for all</source>
   <comment>differs duplicate 1 title</comment>
   <translation>Dieselben Karten für alle</translation>
  </message>
  <message>
   <source>The same deal is played at several tables. You are not compared with the side you play against, but with those who held your cards elsewhere.</source>
   <comment>differs duplicate 1 say</comment>
   <translation>Dasselbe Spiel wird an mehreren Tischen gespielt. Sie werden nicht mit der Seite verglichen, gegen die Sie spielen, sondern mit denen, die anderswo Ihre Karten hatten.</translation>
  </message>
  <message>
   <source>Trays</source>
   <comment>differs duplicate 2 title</comment>
   <translation>Kästen</translation>
  </message>
  <message>
   <source>A tray holds the {chairs:words} hands of a deal. It goes from table to table and says who deals. You meet a tray only once.</source>
   <comment>differs duplicate 2 say</comment>
   <translation>Ein Kasten enthält die {chairs:words} Hände eines Spiels. Er geht von Tisch zu Tisch und sagt, wer gibt. Sie begegnen einem Kasten nur einmal.</translation>
  </message>
  <message>
   <source>Cards stay before you</source>
   <comment>differs duplicate 3 title</comment>
   <translation>Karten bleiben vor Ihnen</translation>
  </message>
  <message>
   <source>You play a card before you and turn it down when all have played, its ends pointing to the winners. So each hand remains whole and goes back into the tray.</source>
   <comment>differs duplicate 3 say</comment>
   <translation>Sie spielen eine Karte vor sich hin und drehen sie um, wenn alle gespielt haben, mit den Enden zu den Gewinnern. So bleibt jede Hand ganz und kommt zurück in den Kasten.</translation>
  </message>
  <message>
   <source>The trump card</source>
   <comment>differs duplicate 4 title</comment>
   <translation>Die Trumpfkarte</translation>
  </message>
  <message>
   <source>The dealer’s trump card is the same at every table. It lies open until the dealer plays to the first trick, and is then taken up.</source>
   <comment>differs duplicate 4 say</comment>
   <translation>Die Trumpfkarte des Gebers ist an jedem Tisch dieselbe. Sie liegt offen, bis der Geber zum ersten Stich spielt, und wird dann aufgenommen.</translation>
  </message>
  <message>
   <source>Every trick counts</source>
   <comment>differs duplicate 5 title</comment>
   <translation>Jeder Stich zählt</translation>
  </message>
  <message>
   <source>There are no games, no rubber and no honours: the tricks of each deal are written down. A trick in a lost deal is worth as much as one in a slam.</source>
   <comment>differs duplicate 5 say</comment>
   <translation>Es gibt keine Partien, keinen Robber und keine Honneurs: die Stiche jedes Spiels werden aufgeschrieben. Ein Stich in einem verlorenen Spiel ist so viel wert wie einer in einem Schlemm.</translation>
  </message>
  <message>
   <source>Compared, not added</source>
   <comment>differs duplicate 6 title</comment>
   <translation>Verglichen, nicht addiert</translation>
  </message>
  <message>
   <source>With bad cards {book:words} tricks may be a fine result, if the others made fewer. Your tricks are set against the average of your direction, or against the team at the other table.</source>
   <comment>differs duplicate 6 say</comment>
   <translation>Mit schlechten Karten können {book:words} Stiche ein schönes Ergebnis sein, wenn die anderen weniger machten. Ihre Stiche werden mit dem Durchschnitt Ihrer Richtung verglichen, oder mit der Mannschaft am anderen Tisch.</translation>
  </message>
 </context>
</TS>
