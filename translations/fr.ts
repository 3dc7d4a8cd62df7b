<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>ui</name>
  <message>
   <source>The card pictures are missing: the folder assets/cards was not found beside the program.</source>
   <translation>Les images des cartes manquent : le dossier assets/cards n’a pas été trouvé à côté du programme.</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {reason} in {file}.</source>
   <translation>Les images des cartes sont inutilisables : {reason} dans {file}.</translation>
  </message>
  <message>
   <source>The card pictures are missing: {file} cannot be read.</source>
   <translation>Les images des cartes manquent : {file} ne peut pas être lu.</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {file} is not well formed.</source>
   <translation>Les images des cartes sont inutilisables : {file} est mal formé.</translation>
  </message>
  <message>
   <source>“{key}” is wanting</source>
   <translation>« {key} » manque</translation>
  </message>
  <message>
   <source>an entry is of the wrong kind ({error})</source>
   <translation>une entrée est d’une mauvaise sorte ({error})</translation>
  </message>
  <message>
   <source>The deck “{name}” is not whole: our cards stand in for those that it lacks.</source>
   <translation>Le jeu « {name} » n’est pas complet : nos cartes remplacent celles qui lui manquent.</translation>
  </message>
  <message>
   <source>The deck “{name}” cannot be used: {reason}.</source>
   <translation>Le jeu « {name} » ne peut servir : {reason}.</translation>
  </message>
  <message>
   <source>its picture is damaged</source>
   <translation>son image est endommagée</translation>
  </message>
  <message>
   <source>there are no cards in it</source>
   <translation>il ne contient pas de cartes</translation>
  </message>
  <message>
   <source>its cards have an odd shape</source>
   <translation>ses cartes ont une forme inhabituelle</translation>
  </message>
  <message>
   <source>its file is too large</source>
   <translation>son fichier est trop gros</translation>
  </message>
  <message>
   <source>its file cannot be read</source>
   <translation>son fichier ne peut être lu</translation>
  </message>
  <message>
   <source>its pictures are too large</source>
   <translation>ses images sont trop grandes</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {file} is damaged.</source>
   <translation>Les images des cartes sont inutilisables : {file} est abîmé.</translation>
  </message>
  <message>
   <source>The card pictures cannot be used: {file} is missing.</source>
   <translation>Les images des cartes sont inutilisables : {file} manque.</translation>
  </message>
  <message>
   <source>Revoke</source>
   <translation>Renonce</translation>
  </message>
  <message>
   <source>{place}: the tricks are those that were made.</source>
   <translation>{place} : ce sont les levées réellement faites.</translation>
  </message>
  <message>
   <source>Enter</source>
   <comment>a result</comment>
   <translation>Entrer</translation>
  </message>
  <message>
   <source>Tricks of North and South</source>
   <translation>Levées de Nord et Sud</translation>
  </message>
  <message>
   <source>Who revoked</source>
   <translation>Qui a fait une renonce</translation>
  </message>
  <message>
   <source>Revokes</source>
   <translation>Renonces</translation>
  </message>
  <message>
   <source>Tricks they had before the first</source>
   <translation>Levées avant la première</translation>
  </message>
  <message>
   <source>Go to</source>
   <translation>Aller à</translation>
  </message>
  <message>
   <source>Go</source>
   <translation>Aller</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Table</translation>
  </message>
  <message>
   <source>Tray</source>
   <translation>Étui</translation>
  </message>
  <message>
   <source>Names</source>
   <translation>Noms</translation>
  </message>
  <message>
   <source>A wrong name can be put right at any time.</source>
   <translation>Un nom fautif peut être corrigé à tout moment.</translation>
  </message>
  <message>
   <source>Change the name</source>
   <translation>Changer le nom</translation>
  </message>
  <message>
   <source>Ada and Ruth</source>
   <translation>Ada et Ruth</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Qui</translation>
  </message>
  <message>
   <source>Stops after round {round}</source>
   <translation>S’arrête après le tour {round}</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>and</source>
   <translation>et</translation>
  </message>
  <message>
   <source>North and South</source>
   <translation>Nord et Sud</translation>
  </message>
  <message>
   <source>East and West</source>
   <translation>Est et Ouest</translation>
  </message>
  <message>
   <source>{name} is too large for a list of deal numbers.</source>
   <translation>{name} est trop grand pour une liste de numéros de donne.</translation>
  </message>
  <message>
   <source>This deal stands in line {line} already.</source>
   <translation>Cette donne figure déjà à la ligne {line}.</translation>
  </message>
  <message>
   <source>{name} holds no deal numbers, one a line.</source>
   <translation>{name} ne contient pas de numéros de donne, un par ligne.</translation>
  </message>
  <message>
   <source>{name}, line {line}: {why}</source>
   <translation>{name}, ligne {line} : {why}</translation>
  </message>
  <message>
   <source>Average</source>
   <translation>Moyenne</translation>
  </message>
  <message>
   <source>Revoke…</source>
   <translation>Renonce…</translation>
  </message>
  <message>
   <source>New deal</source>
   <translation>Nouvelle donne</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Tour</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>Joueurs</translation>
  </message>
  <message>
   <source>Tricks</source>
   <translation>Levées</translation>
  </message>
  <message>
   <source>Results of this tray</source>
   <translation>Résultats de cet étui</translation>
  </message>
  <message>
   <source>Thirteen tricks at most.</source>
   <translation>Treize levées au plus.</translation>
  </message>
  <message>
   <source>Type the tricks of North and South: 0 to 13.</source>
   <translation>Tapez les levées de Nord et Sud : 0 à 13.</translation>
  </message>
  <message>
   <source>Line {line}: a team has four names, and these are {n:number}.</source>
   <translation>Ligne {line} : une équipe a quatre noms, et en voici {n:number}.</translation>
  </message>
  <message>
   <source>Line {line}: {why}</source>
   <translation>Ligne {line} : {why}</translation>
  </message>
  <message>
   <source>Line {line}: a pair has two names, and here {n:is|are} {n:number}.</source>
   <translation>Ligne {line} : une paire a deux noms, et en voici {n:number}.</translation>
  </message>
  <message>
   <source>Ranking</source>
   <translation>Classement</translation>
  </message>
  <message>
   <source>Travellers</source>
   <translation>Fiches ambulantes</translation>
  </message>
  <message>
   <source>Score sheets</source>
   <translation>Feuilles de marque</translation>
  </message>
  <message>
   <source>Movement cards</source>
   <translation>Cartes de mouvement</translation>
  </message>
  <message>
   <source>Trump slips</source>
   <translation>Fiches d’atout</translation>
  </message>
  <message>
   <source>Hands of the trays</source>
   <translation>Mains des étuis</translation>
  </message>
  <message>
   <source>Tray {tray}</source>
   <translation>Étui {tray}</translation>
  </message>
  <message>
   <source>{point} deals</source>
   <translation>{point} donne</translation>
  </message>
  <message>
   <source>NS</source>
   <translation>NS</translation>
  </message>
  <message>
   <source>EW</source>
   <translation>EO</translation>
  </message>
  <message>
   <source>{one} and {other}</source>
   <translation>{one} et {other}</translation>
  </message>
  <message>
   <source>Shown to an adversary, turned down, and put in the tray.</source>
   <translation>Montrée à un adversaire, retournée, puis mise dans l’étui.</translation>
  </message>
  <message>
   <source>{point} deals. Trump card: the {card:card}.</source>
   <translation>{point} donne. Carte d’atout : {card:card}.</translation>
  </message>
  <message>
   <source>No.</source>
   <translation>N°</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Against</source>
   <translation>Contre</translation>
  </message>
  <message>
   <source>Trays</source>
   <translation>Étuis</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>Club match</source>
   <translation>Tournoi de club</translation>
  </message>
  <message>
   <source>Table {table}</source>
   <translation>Table {table}</translation>
  </message>
  <message>
   <source>Seat</source>
   <translation>Place</translation>
  </message>
  <message>
   <source>After round {round}: {what}</source>
   <translation>Après le tour {round} : {what}</translation>
  </message>
  <message>
   <source>Average: {ns} and {ew}.</source>
   <translation>Moyenne : {ns} et {ew}.</translation>
  </message>
  <message>
   <source>Trump card: {card}</source>
   <translation>Carte d’atout : {card}</translation>
  </message>
  <message>
   <source>average</source>
   <translation>moyenne</translation>
  </message>
  <message>
   <source>{place}: {entries}.</source>
   <translation>{place} : {entries}.</translation>
  </message>
  <message>
   <source>Tray before</source>
   <translation>Étui précédent</translation>
  </message>
  <message>
   <source>Next tray</source>
   <translation>Étui suivant</translation>
  </message>
  <message>
   <source>Correct a result</source>
   <translation>Corriger un résultat</translation>
  </message>
  <message>
   <source>Traveller, tray {tray}</source>
   <translation>Fiche ambulante, étui {tray}</translation>
  </message>
  <message>
   <source>{result} at {time}</source>
   <translation>{result} à {time}</translation>
  </message>
  <message>
   <source>{result} by {name}</source>
   <translation>{result} par {name}</translation>
  </message>
  <message>
   <source>{entered} of {of} results are in</source>
   <translation>{entered} résultats sur {of}</translation>
  </message>
  <message>
   <source>all {of} results are in</source>
   <translation>les {of} résultats sont là</translation>
  </message>
  <message>
   <source>Traveller</source>
   <translation>Fiche ambulante</translation>
  </message>
  <message>
   <source>Hide the four hands</source>
   <translation>Cacher les quatre mains</translation>
  </message>
  <message>
   <source>Show the four hands</source>
   <translation>Montrer les quatre mains</translation>
  </message>
  <message>
   <source>{what} (taken back)</source>
   <translation>{what} (repris)</translation>
  </message>
  <message>
   <source>Trump card: the {card:card}.</source>
   <translation>Carte d’atout : {card:card}.</translation>
  </message>
  <message>
   <source>Most above the average, {group}: {who}.</source>
   <translation>Le plus au-dessus de la moyenne, {group} : {who}.</translation>
  </message>
  <message>
   <source>The two averages make {total}: {trays:number} {trays:tray|trays} of thirteen tricks.</source>
   <translation>Les deux moyennes font {total} : {trays:number} {trays:étui|étuis} de treize levées.</translation>
  </message>
  <message>
   <source>Then cut further for revokes: {where}.</source>
   <translation>Réduit ensuite pour renonces : {where}.</translation>
  </message>
  <message>
   <source>Team {number}</source>
   <translation>Équipe {number}</translation>
  </message>
  <message>
   <source>average {number}</source>
   <translation>moyenne {number}</translation>
  </message>
  <message>
   <source>Lost</source>
   <translation>Perdus</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>Matchs</translation>
  </message>
  <message>
   <source>Names, rounds, results and ranking of an evening of duplicate whist.</source>
   <translation>Noms, tours, résultats et classement d’une soirée de whist duplicate.</translation>
  </message>
  <message>
   <source>{entered} of {of} results</source>
   <translation>{entered} résultats sur {of}</translation>
  </message>
  <message>
   <source>New match…</source>
   <translation>Nouveau tournoi…</translation>
  </message>
  <message>
   <source>Back to the table</source>
   <translation>Retour à la table</translation>
  </message>
  <message>
   <source>Names…</source>
   <translation>Noms…</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Imprimer…</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Ouvrir…</translation>
  </message>
  <message>
   <source>Back to the rounds</source>
   <translation>Retour aux tours</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <source>Was {before}. Enter {now} once more to replace it.</source>
   <translation>C’était {before}. Entrez {now} encore une fois pour le remplacer.</translation>
  </message>
  <message>
   <source>{place}: {result}.</source>
   <translation>{place} : {result}.</translation>
  </message>
  <message>
   <source>No club match yet</source>
   <translation>Pas encore de tournoi de club</translation>
  </message>
  <message>
   <source>Round {round} is called.</source>
   <translation>Le tour {round} est appelé.</translation>
  </message>
  <message>
   <source>Tray {tray} never comes to table {table}.</source>
   <translation>L’étui {tray} ne vient jamais à la table {table}.</translation>
  </message>
  <message>
   <source>Taken back: {what}.</source>
   <translation>Repris : {what}.</translation>
  </message>
  <message>
   <source>Entered again: {what}.</source>
   <translation>Entré de nouveau : {what}.</translation>
  </message>
  <message>
   <source>The last line of the file was cut short and is left out: {text}</source>
   <translation>La dernière ligne du fichier était tronquée et n’est pas reprise : {text}</translation>
  </message>
  <message>
   <source>All results are in.</source>
   <translation>Tous les résultats sont là.</translation>
  </message>
  <message>
   <source>The round is complete.</source>
   <translation>Le tour est complet.</translation>
  </message>
  <message>
   <source>Tray {tray} is dealt anew.</source>
   <translation>L’étui {tray} est redonné.</translation>
  </message>
  <message>
   <source>Entered</source>
   <translation>Entrés</translation>
  </message>
  <message>
   <source>Tables of this round</source>
   <translation>Tables de ce tour</translation>
  </message>
  <message>
   <source>Last entries</source>
   <translation>Dernières entrées</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Jusqu’ici</translation>
  </message>
  <message>
   <source>Call it anyway</source>
   <translation>L’appeler quand même</translation>
  </message>
  <message>
   <source>Round {round} of {rounds}</source>
   <translation>Tour {round} sur {rounds}</translation>
  </message>
  <message>
   <source>This is the last round.</source>
   <translation>C’est le dernier tour.</translation>
  </message>
  <message>
   <source>{results}, against the averages now</source>
   <translation>{results}, par rapport aux moyennes actuelles</translation>
  </message>
  <message>
   <source>Call round {round}</source>
   <translation>Appeler le tour {round}</translation>
  </message>
  <message>
   <source>table {table} {n:number}</source>
   <translation>table {table} ({n})</translation>
  </message>
  <message>
   <source>{tables} and {n:number} more {n:table|tables}</source>
   <translation>{tables} et {n:number} {n:autre table|autres tables}</translation>
  </message>
  <message>
   <source>Round {round} called</source>
   <translation>Tour {round} appelé</translation>
  </message>
  <message>
   <source>{who} stops after round {round}</source>
   <translation>{who} : arrêt après le tour {round}</translation>
  </message>
  <message>
   <source>Tray {tray} dealt anew</source>
   <translation>Étui {tray} redonné</translation>
  </message>
  <message>
   <source>Now called {name}</source>
   <translation>Nouveau nom : {name}</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Repris</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Heure</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Où</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>By</source>
   <translation>Par</translation>
  </message>
  <message>
   <source>Table {table}: {players}, trays {trays}, {entered}</source>
   <translation>Table {table} : {players}, étuis {trays}, {entered}</translation>
  </message>
  <message>
   <source>After this round: {what}</source>
   <translation>Après ce tour : {what}</translation>
  </message>
  <message>
   <source>Sits out now: {who}.</source>
   <translation>Ne joue pas : {who}.</translation>
  </message>
  <message>
   <source>{n:number^} {n:result is|results are} missing: {tables}.</source>
   <translation>Il manque {n:number} {n:résultat|résultats} : {tables}.</translation>
  </message>
  <message>
   <source>Missing of earlier rounds: {places}; and {n:number} more.</source>
   <translation>Manque des tours précédents : {places} ; et {n:number} de plus.</translation>
  </message>
  <message>
   <source>{result} is entered here. Another result corrects it.</source>
   <translation>Déjà entré : {result}. Un autre résultat le corrige.</translation>
  </message>
  <message>
   <source>{done} of {of}</source>
   <translation>{done} sur {of}</translation>
  </message>
  <message>
   <source>sits out</source>
   <translation>ne joue pas</translation>
  </message>
  <message>
   <source>Round {round} can be called when {n:number} {n:result is|results are} in: {tables}.</source>
   <translation>Le tour {round} peut être appelé quand {n:number} {n:résultat sera là|résultats seront là} : {tables}.</translation>
  </message>
  <message>
   <source>Missing of earlier rounds: {places}.</source>
   <translation>Manque des tours précédents : {places}.</translation>
  </message>
  <message>
   <source>{entered} entered</source>
   <translation>{entered} entrés</translation>
  </message>
  <message>
   <source>New club match</source>
   <translation>Nouveau tournoi de club</translation>
  </message>
  <message>
   <source>Who plays, and how? Everything else follows from it.</source>
   <translation>Qui joue, et comment ? Tout le reste en découle.</translation>
  </message>
  <message>
   <source>Tuesday club</source>
   <translation>Club du mardi</translation>
  </message>
  <message>
   <source>This text is too long for the names of one match; nothing of it was pasted.</source>
   <translation>Ce texte est trop long pour les noms d’un tournoi ; rien n’en a été collé.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titre</translation>
  </message>
  <message>
   <source>Who plays</source>
   <translation>Qui joue</translation>
  </message>
  <message>
   <source>Names of an earlier match</source>
   <translation>Noms d’un tournoi précédent</translation>
  </message>
  <message>
   <source>How many</source>
   <translation>Combien</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Formule</translation>
  </message>
  <message>
   <source>Trays in a set</source>
   <translation>Étuis par série</translation>
  </message>
  <message>
   <source>Cards of the trays</source>
   <translation>Cartes des étuis</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>Commencer</translation>
  </message>
  <message>
   <source>Names, one pair, person or team a line: Ada and Ruth</source>
   <translation>Noms, une paire, une personne ou une équipe par ligne : Ada et Ruth</translation>
  </message>
  <message>
   <source>A club match needs two tables. The other room fits fewer.</source>
   <translation>Un tournoi de club demande deux tables. Pour moins, il y a l’autre salle.</translation>
  </message>
  <message>
   <source>New cards</source>
   <translation>Nouvelles cartes</translation>
  </message>
  <message>
   <source>Dealt by hand</source>
   <translation>Données à la main</translation>
  </message>
  <message>
   <source>Deal numbers from a file…</source>
   <translation>Numéros de donne d’un fichier…</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>Cartes</translation>
  </message>
  <message>
   <source>One pair sits out each round.</source>
   <translation>À chaque tour, une paire ne joue pas.</translation>
  </message>
  <message>
   <source>The file has {n:number} {n:deal number|deal numbers}, and {trays:number} trays are played.</source>
   <translation>Le fichier a {n:number} {n:numéro|numéros} de donne, et l’on joue {trays:number} étuis.</translation>
  </message>
  <message>
   <source>Compass</source>
   <translation>Boussole</translation>
  </message>
  <message>
   <source>Compass with a skip</source>
   <translation>Boussole avec saut</translation>
  </message>
  <message>
   <source>One table sits still</source>
   <translation>Une table ne bouge pas</translation>
  </message>
  <message>
   <source>With a bye</source>
   <translation>Avec table vide</translation>
  </message>
  <message>
   <source>Two sections</source>
   <translation>Deux sections</translation>
  </message>
  <message>
   <source>Howell</source>
   <translation>Howell</translation>
  </message>
  <message>
   <source>Eight couples</source>
   <translation>Huit couples</translation>
  </message>
  <message>
   <source>Eight individuals</source>
   <translation>Huit joueurs individuels</translation>
  </message>
  <message>
   <source>Several teams</source>
   <translation>Plusieurs équipes</translation>
  </message>
  <message>
   <source>Two teams of four</source>
   <translation>Deux équipes de quatre</translation>
  </message>
  <message>
   <source>Club against club</source>
   <translation>Club contre club</translation>
  </message>
  <message>
   <source>One table, twice</source>
   <translation>Une table, deux fois</translation>
  </message>
  <message>
   <source>Foster’s system</source>
   <translation>Système de Foster</translation>
  </message>
  <message>
   <source>North</source>
   <translation>Nord</translation>
  </message>
  <message>
   <source>East</source>
   <translation>Est</translation>
  </message>
  <message>
   <source>South</source>
   <translation>Sud</translation>
  </message>
  <message>
   <source>West</source>
   <translation>Ouest</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Tous</translation>
  </message>
  <message>
   <source>Teams</source>
   <translation>Équipes</translation>
  </message>
  <message>
   <source>all pairs</source>
   <translation>toutes les paires</translation>
  </message>
  <message>
   <source>ladies</source>
   <translation>dames</translation>
  </message>
  <message>
   <source>gentlemen</source>
   <translation>messieurs</translation>
  </message>
  <message>
   <source>Pairs</source>
   <translation>Paires</translation>
  </message>
  <message>
   <source>Persons</source>
   <translation>Personnes</translation>
  </message>
  <message>
   <source>{line}, section {number}</source>
   <translation>{line}, section {number}</translation>
  </message>
  <message>
   <source>{form}, {tables:number} {tables:table|tables}, {trays:number} {trays:tray|trays}</source>
   <translation>{form}, {tables:number} {tables:table|tables}, {trays:number} {trays:étui|étuis}</translation>
  </message>
  <message>
   <source>{one} against {other}</source>
   <translation>{one} contre {other}</translation>
  </message>
  <message>
   <source>Round {round}, table {table}, tray {tray}</source>
   <translation>Tour {round}, table {table}, étui {tray}</translation>
  </message>
  <message>
   <source>{made}, {side} {n:number} {n:revoke|revokes}</source>
   <translation>{made}, {side} {n:number} {n:renonce|renonces}</translation>
  </message>
  <message>
   <source>the average</source>
   <translation>la moyenne</translation>
  </message>
  <message>
   <source>{rounds:number} {rounds:round|rounds}, {trays:number} {trays:tray|trays}, {deals:number} deals each, about {hours} hours</source>
   <translation>{rounds:number} {rounds:tour|tours}, {trays:number} {trays:étui|étuis}, {deals:number} donnes pour chacun, environ {hours} heures</translation>
  </message>
  <message>
   <source>Number {label}</source>
   <translation>Numéro {label}</translation>
  </message>
  <message>
   <source>Table {table}, tray {tray}</source>
   <translation>Table {table}, étui {tray}</translation>
  </message>
  <message>
   <source>{ns:number} and {ew:number}</source>
   <translation>{ns:number} et {ew:number}</translation>
  </message>
  <message>
   <source>Everybody goes where the movement card says.</source>
   <translation>Chacun va où l’envoie sa carte de mouvement.</translation>
  </message>
  <message>
   <source>Nobody moves. The two tables exchange their trays.</source>
   <translation>Personne ne bouge. Les deux tables échangent leurs étuis.</translation>
  </message>
  <message>
   <source>{who} sit still.</source>
   <translation>{who} restent assis.</translation>
  </message>
  <message>
   <source>Skip: {who} move two tables this time.</source>
   <translation>Saut : {who} avancent cette fois de deux tables.</translation>
  </message>
  <message>
   <source>Trays go one table up.</source>
   <translation>Les étuis montent d’une table.</translation>
  </message>
  <message>
   <source>Trays go one table down.</source>
   <translation>Les étuis descendent d’une table.</translation>
  </message>
  <message>
   <source>{who} go one table up.</source>
   <translation>{who} montent d’une table.</translation>
  </message>
  <message>
   <source>{who} go one table down.</source>
   <translation>{who} descendent d’une table.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Less</source>
   <translation>Moins</translation>
  </message>
  <message>
   <source>The file {name}, in which stands what the computers know of you, {wrong}. It is left as it is; what they learn is not kept.</source>
   <translation>Le fichier {name}, où est noté ce que les ordinateurs savent de vous, {wrong}. Il reste tel quel ; ce qu’ils apprennent n’est pas gardé.</translation>
  </message>
  <message>
   <source>The file {name}, in which stands what the computers know of you, {wrong}. It is set aside as {aside}; they begin anew.</source>
   <translation>Le fichier {name}, où est noté ce que les ordinateurs savent de vous, {wrong}. Il est mis de côté sous le nom {aside} ; ils repartent de zéro.</translation>
  </message>
  <message>
   <source>What the computers know of you could not be saved: {why}.</source>
   <translation>Ce que les ordinateurs savent de vous n’a pas pu être enregistré : {why}.</translation>
  </message>
  <message>
   <source>says something else than what is known of people</source>
   <translation>dit autre chose que ce que l’on sait de personnes</translation>
  </message>
  <message>
   <source>{player}, {n:number} {n:tray|trays}.</source>
   <translation>{player}, {n:number} {n:étui|étuis}.</translation>
  </message>
  <message>
   <source>Matches ({files})</source>
   <translation>Tournois ({files})</translation>
  </message>
  <message>
   <source>Results ({files})</source>
   <translation>Résultats ({files})</translation>
  </message>
  <message>
   <source>Open a match</source>
   <translation>Ouvrir un tournoi</translation>
  </message>
  <message>
   <source>Save the match</source>
   <translation>Enregistrer le match</translation>
  </message>
  <message>
   <source>Save your results</source>
   <translation>Enregistrer vos résultats</translation>
  </message>
  <message>
   <source>The word is tried.</source>
   <translation>Le mot est essayé.</translation>
  </message>
  <message>
   <source>Add results</source>
   <translation>Ajouter des résultats</translation>
  </message>
  <message>
   <source>{file}: {words}</source>
   <translation>{file} : {words}</translation>
  </message>
  <message>
   <source>Saved in {name}.</source>
   <translation>Enregistré dans {name}.</translation>
  </message>
  <message>
   <source>the match</source>
   <translation>le match</translation>
  </message>
  <message>
   <source>line {line}: {sentence}</source>
   <translation>ligne {line} : {sentence}</translation>
  </message>
  <message>
   <source>your own results</source>
   <translation>vos propres résultats</translation>
  </message>
  <message>
   <source>{player}, tray {tray}</source>
   <translation>{player}, étui {tray}</translation>
  </message>
  <message>
   <source>Texts ({files})</source>
   <translation>Textes ({files})</translation>
  </message>
  <message>
   <source>Tables of results (*.csv);;Pages for a browser (*.html)</source>
   <translation>Tableaux de résultats (*.csv);;Pages pour le navigateur (*.html)</translation>
  </message>
  <message>
   <source>Open deal numbers</source>
   <translation>Ouvrir des numéros de donne</translation>
  </message>
  <message>
   <source>Export the results</source>
   <translation>Exporter les résultats</translation>
  </message>
  <message>
   <source>Not saved: {why_not}</source>
   <translation>Non enregistré : {why_not}</translation>
  </message>
  <message>
   <source>The results are in {name}.</source>
   <translation>Les résultats sont dans {name}.</translation>
  </message>
  <message>
   <source>This match cannot be opened</source>
   <translation>Ce tournoi ne peut pas être ouvert</translation>
  </message>
  <message>
   <source>Taken up where you left it.</source>
   <translation>Repris là où vous l’aviez laissé.</translation>
  </message>
  <message>
   <source>{name}: {why} The file is left as it is.</source>
   <translation>{name} : {why} Le fichier reste tel quel.</translation>
  </message>
  <message>
   <source>The results could not be saved: {why}.</source>
   <translation>Les résultats n’ont pas pu être enregistrés : {why}.</translation>
  </message>
  <message>
   <source>Each tray is played once only: nothing is taken back.</source>
   <translation>Chaque étui ne se joue qu’une fois : rien n’est repris.</translation>
  </message>
  <message>
   <source>In a match there is no help before a tray is over.</source>
   <translation>Dans un match il n’y a pas d’aide avant la fin d’un étui.</translation>
  </message>
  <message>
   <source>A claim was refused here: in a match by file no other is made of this tray.</source>
   <translation>Une revendication a été refusée ici : dans un match par fichier on n’en fait pas d’autre sur cet étui.</translation>
  </message>
  <message>
   <source>A trick can be seen until it is quitted, and not after.</source>
   <translation>Une levée se voit jusqu’à ce qu’elle soit rangée, et pas après.</translation>
  </message>
  <message>
   <source>New table…</source>
   <translation>Nouvelle table…</translation>
  </message>
  <message>
   <source>Deal number…</source>
   <translation>Numéro de donne…</translation>
  </message>
  <message>
   <source>Same deal again</source>
   <translation>La même donne</translation>
  </message>
  <message>
   <source>Tables…</source>
   <translation>Tables…</translation>
  </message>
  <message>
   <source>Seats…</source>
   <translation>Places…</translation>
  </message>
  <message>
   <source>What the computers know of you…</source>
   <translation>Ce que les ordinateurs savent de vous…</translation>
  </message>
  <message>
   <source>Matches by file…</source>
   <translation>Jouer par fichier…</translation>
  </message>
  <message>
   <source>Break off this session…</source>
   <translation>Interrompre cette séance…</translation>
  </message>
  <message>
   <source>Open recent</source>
   <translation>Ouvrir une table récente</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Enregistrer une copie…</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Importer…</translation>
  </message>
  <message>
   <source>Score sheet</source>
   <translation>Feuille de marque</translation>
  </message>
  <message>
   <source>Ranking of the match</source>
   <translation>Rangs du match</translation>
  </message>
  <message>
   <source>Record of the deal</source>
   <translation>Relevé de la donne</translation>
  </message>
  <message>
   <source>Proof of the deal…</source>
   <translation>Preuve de la donne…</translation>
  </message>
  <message>
   <source>Preferences…</source>
   <translation>Préférences…</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>To the deal’s start</source>
   <translation>Au début de la donne</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Rétablir</translation>
  </message>
  <message>
   <source>Last trick</source>
   <translation>Dernière levée</translation>
  </message>
  <message>
   <source>Claim…</source>
   <translation>Revendiquer…</translation>
  </message>
  <message>
   <source>Call the law…</source>
   <translation>Invoquer la loi…</translation>
  </message>
  <message>
   <source>Show this card</source>
   <translation>Montrer cette carte</translation>
  </message>
  <message>
   <source>Lay down the hand</source>
   <translation>Étaler la main</translation>
  </message>
  <message>
   <source>Name the turned card</source>
   <translation>Nommer la retourne</translation>
  </message>
  <message>
   <source>What was the turned card?</source>
   <translation>Quelle était la retourne ?</translation>
  </message>
  <message>
   <source>Look at the last trick</source>
   <translation>Regarder la dernière levée</translation>
  </message>
  <message>
   <source>Draw the trick to you</source>
   <translation>Tirer la levée à soi</translation>
  </message>
  <message>
   <source>Let the computer choose this once</source>
   <translation>Laisser l’ordinateur choisir cette fois</translation>
  </message>
  <message>
   <source>Let the computer finish this deal</source>
   <translation>Laisser l’ordinateur finir cette donne</translation>
  </message>
  <message>
   <source>Finish this deal at once</source>
   <translation>Finir cette donne aussitôt</translation>
  </message>
  <message>
   <source>Tool bar</source>
   <translation>Barre d’outils</translation>
  </message>
  <message>
   <source>Status bar</source>
   <translation>Barre d’état</translation>
  </message>
  <message>
   <source>Larger cards</source>
   <translation>Cartes plus grandes</translation>
  </message>
  <message>
   <source>Smaller cards</source>
   <translation>Cartes plus petites</translation>
  </message>
  <message>
   <source>Usual card size</source>
   <translation>Taille habituelle des cartes</translation>
  </message>
  <message>
   <source>Cloth</source>
   <translation>Tapis</translation>
  </message>
  <message>
   <source>Trick values</source>
   <translation>Valeurs en levées</translation>
  </message>
  <message>
   <source>Values on the cards</source>
   <translation>Valeurs sur les cartes</translation>
  </message>
  <message>
   <source>Close the hands of others</source>
   <translation>Fermer les mains des autres</translation>
  </message>
  <message>
   <source>Set this card as a problem</source>
   <translation>Faire de cette carte un problème</translation>
  </message>
  <message>
   <source>Turn the table</source>
   <translation>Tourner la table</translation>
  </message>
  <message>
   <source>Hide my cards</source>
   <translation>Cacher mes cartes</translation>
  </message>
  <message>
   <source>Statistics…</source>
   <translation>Statistiques…</translation>
  </message>
  <message>
   <source>Evening report…</source>
   <translation>Bilan de la soirée…</translation>
  </message>
  <message>
   <source>Next part of the window</source>
   <translation>Partie suivante de la fenêtre</translation>
  </message>
  <message>
   <source>Previous part of the window</source>
   <translation>Partie précédente de la fenêtre</translation>
  </message>
  <message>
   <source>Go to the menus</source>
   <translation>Aller aux menus</translation>
  </message>
  <message>
   <source>Full screen</source>
   <translation>Plein écran</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Conseil</translation>
  </message>
  <message>
   <source>Why was that card played?</source>
   <translation>Pourquoi cette carte a-t-elle été jouée ?</translation>
  </message>
  <message>
   <source>Review of the deal</source>
   <translation>Revue de la donne</translation>
  </message>
  <message>
   <source>Previous loss</source>
   <translation>Perte précédente</translation>
  </message>
  <message>
   <source>Next loss</source>
   <translation>Perte suivante</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>What if</source>
   <translation>Et si</translation>
  </message>
  <message>
   <source>What a seat knows</source>
   <translation>Ce qu’une place sait</translation>
  </message>
  <message>
   <source>Back one card</source>
   <translation>Une carte en arrière</translation>
  </message>
  <message>
   <source>Forward one card</source>
   <translation>Une carte en avant</translation>
  </message>
  <message>
   <source>First card</source>
   <translation>Première carte</translation>
  </message>
  <message>
   <source>Last card</source>
   <translation>Dernière carte</translation>
  </message>
  <message>
   <source>Why the claim was refused</source>
   <translation>Pourquoi la revendication fut refusée</translation>
  </message>
  <message>
   <source>The calls…</source>
   <translation>Les annonces…</translation>
  </message>
  <message>
   <source>Problems and deals…</source>
   <translation>Problèmes et donnes…</translation>
  </message>
  <message>
   <source>Kept and played deals…</source>
   <translation>Donnes gardées et jouées…</translation>
  </message>
  <message>
   <source>Keep this deal</source>
   <translation>Garder cette donne</translation>
  </message>
  <message>
   <source>Read the trick</source>
   <translation>Lire la levée</translation>
  </message>
  <message>
   <source>Read dummy</source>
   <translation>Lire le mort</translation>
  </message>
  <message>
   <source>Read my hand</source>
   <translation>Lire ma main</translation>
  </message>
  <message>
   <source>Read trumps and score</source>
   <translation>Lire l’atout et la marque</translation>
  </message>
  <message>
   <source>Repeat the last message</source>
   <translation>Répéter à haute voix le dernier message</translation>
  </message>
  <message>
   <source>Rules panel</source>
   <translation>Panneau des règles</translation>
  </message>
  <message>
   <source>Rules of this game</source>
   <translation>Règles de ce jeu</translation>
  </message>
  <message>
   <source>First lesson</source>
   <translation>Première leçon</translation>
  </message>
  <message>
   <source>Lessons…</source>
   <translation>Leçons…</translation>
  </message>
  <message>
   <source>How this game differs…</source>
   <translation>En quoi ce jeu diffère…</translation>
  </message>
  <message>
   <source>Learning and looking back</source>
   <translation>Apprendre et revoir</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Touches</translation>
  </message>
  <message>
   <source>About Dummy Whist</source>
   <translation>À propos de Dummy Whist</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Marque</translation>
  </message>
  <message>
   <source>Record</source>
   <translation>Relevé</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Revendiquer</translation>
  </message>
  <message>
   <source>Law</source>
   <translation>Loi</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Revue</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <source>The deck “{name}” is not on this computer.</source>
   <translation>Le jeu « {name} » n’est pas sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Change seats in the middle of the deal?</source>
   <translation>Changer de places au milieu de la donne ?</translation>
  </message>
  <message>
   <source>Rules changes take effect from the next deal.</source>
   <translation>Les changements de règles valent dès la donne suivante.</translation>
  </message>
  <message>
   <source>Open a record</source>
   <translation>Ouvrir un relevé</translation>
  </message>
  <message>
   <source>Records and deals ({files})</source>
   <translation>Relevés et donnes ({files})</translation>
  </message>
  <message>
   <source>Save a copy</source>
   <translation>Enregistrer une copie</translation>
  </message>
  <message>
   <source>Records ({files})</source>
   <translation>Relevés ({files})</translation>
  </message>
  <message>
   <source>At the law table nothing is taken back unless both sides agree. The computers leave it to you.</source>
   <translation>À la table des lois, rien n’est repris si les deux camps ne sont pas d’accord. Les ordinateurs s’en remettent à vous.</translation>
  </message>
  <message>
   <source>Do you all agree?</source>
   <translation>Êtes-vous tous d’accord ?</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Somebody sits down to a second hand of this deal. It is marked as seen and counts in no statistics.</source>
   <translation>Quelqu’un prend une deuxième main de cette donne. Elle est marquée comme vue et ne compte dans aucune statistique.</translation>
  </message>
  <message>
   <source>Seats change in the middle of a deal.</source>
   <translation>Les places changent au milieu d’une donne.</translation>
  </message>
  <message>
   <source>Change seats</source>
   <translation>Changer de places</translation>
  </message>
  <message>
   <source>The computers play the rest of this deal for everybody, and it is counted.</source>
   <translation>Les ordinateurs jouent la fin de cette donne pour tout le monde, et elle est comptée.</translation>
  </message>
  <message>
   <source>Finish it</source>
   <translation>Finir</translation>
  </message>
  <message>
   <source>Trick values: {values}</source>
   <translation>Valeurs en levées : {values}</translation>
  </message>
  <message>
   <source>There is no folder {name}: {why}.</source>
   <translation>Il n’y a pas de dossier {name} : {why}.</translation>
  </message>
  <message>
   <source>This is the start of the deal. Undo again to open the deal before it, which is counted.</source>
   <translation>C’est le début de la donne. Annulez encore une fois pour rouvrir la donne précédente, qui est comptée.</translation>
  </message>
  <message>
   <source>Do both sides agree?</source>
   <translation>Les deux camps sont-ils d’accord ?</translation>
  </message>
  <message>
   <source>What {whose} chose last is taken back.</source>
   <translation>Le dernier choix est repris : {whose}.</translation>
  </message>
  <message>
   <source>The deal is taken back.</source>
   <translation>La donne est reprise.</translation>
  </message>
  <message>
   <source>Go to a card of your hand first, then show it.</source>
   <translation>Allez d’abord sur une carte de votre main, puis montrez-la.</translation>
  </message>
  <message>
   <source>The cards are as large as the window has room for.</source>
   <translation>Les cartes sont aussi grandes que la fenêtre le permet.</translation>
  </message>
  <message>
   <source>The cards are as small as they can be.</source>
   <translation>Les cartes ne peuvent pas être plus petites.</translation>
  </message>
  <message>
   <source>A copy is in {name}.</source>
   <translation>Une copie est dans {name}.</translation>
  </message>
  <message>
   <source>The copy could not be saved: {why}.</source>
   <translation>La copie n’a pas pu être enregistrée : {why}.</translation>
  </message>
  <message>
   <source>The records are read …</source>
   <translation>Lecture des relevés…</translation>
  </message>
  <message>
   <source>No deals yet. Play one, and its cards are counted.</source>
   <translation>Aucune donne encore. Jouez-en une, et ses cartes seront comptées.</translation>
  </message>
  <message>
   <source>Deals for bridge programs ({files})</source>
   <translation>Donnes pour logiciels de bridge ({files})</translation>
  </message>
  <message>
   <source>Deals of bridge programs ({files})</source>
   <translation>Donnes de programmes de bridge ({files})</translation>
  </message>
  <message>
   <source>This deal cannot be laid</source>
   <translation>Cette donne ne peut pas être posée</translation>
  </message>
  <message>
   <source>This deal cannot be written</source>
   <translation>Cette donne ne peut pas être écrite</translation>
  </message>
  <message>
   <source>Import a deal</source>
   <translation>Importer une donne</translation>
  </message>
  <message>
   <source>The deal of {name} is on a table of its own.</source>
   <translation>La donne de {name} est sur une table à elle.</translation>
  </message>
  <message>
   <source>Export the deal</source>
   <translation>Exporter la donne</translation>
  </message>
  <message>
   <source>No deal has been counted yet, and a file of one in play would tell all hands.</source>
   <translation>Aucune donne n’est encore comptée, et le fichier d’une donne en cours montrerait toutes les mains.</translation>
  </message>
  <message>
   <source>Deal {number} is in {name}.</source>
   <translation>La donne {number} est dans {name}.</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lecture</translation>
  </message>
  <message>
   <source>{tray}. Esc returns to the match.</source>
   <translation>{tray}. Échap ramène au match.</translation>
  </message>
  <message>
   <source>What {name} {name:know|knows}</source>
   <translation>Ce que {name:savez|sait} {name}</translation>
  </message>
  <message>
   <source>No computer player could be asked.</source>
   <translation>Aucun ordinateur n’a pu être interrogé.</translation>
  </message>
  <message>
   <source>Counting …</source>
   <translation>Calcul …</translation>
  </message>
  <message>
   <source>{n} layouts were looked at.</source>
   <translation>{n} répartitions ont été examinées.</translation>
  </message>
  <message>
   <source>Nothing is hidden here.</source>
   <translation>Rien n’est caché ici.</translation>
  </message>
  <message>
   <source>In trick {number}, after {n} cards</source>
   <translation>À la levée {number}, après {n} cartes</translation>
  </message>
  <message>
   <source>The lesson {name} is left out: {why}</source>
   <translation>La leçon {name} est laissée de côté : {why}</translation>
  </message>
  <message>
   <source>Left at step {n}; the lesson goes on there.</source>
   <translation>Quittée à l’étape {n} ; la leçon y reprendra.</translation>
  </message>
  <message>
   <source>Go to the card that is to be asked, and set it as a problem.</source>
   <translation>Allez à la carte qui doit être demandée et faites-en un problème.</translation>
  </message>
  <message>
   <source>Deals ({files})</source>
   <translation>Donnes ({files})</translation>
  </message>
  <message>
   <source>{name} has no deal that is not there yet.</source>
   <translation>{name} n’a aucune donne qui n’y soit déjà.</translation>
  </message>
  <message>
   <source>No deal fits.</source>
   <translation>Aucune donne ne convient.</translation>
  </message>
  <message>
   <source>Write these deals</source>
   <translation>Écrire ces donnes</translation>
  </message>
  <message>
   <source>{n:words^} without a turned card or of other packs {n:is|are} not.</source>
   <translation>{n:number} sans carte retournée ou d’autres jeux n’y {n:est|sont} pas.</translation>
  </message>
  <message>
   <source>Read a file of deals</source>
   <translation>Lire un fichier de donnes</translation>
  </message>
  <message>
   <source>{n:words^} {n:deal|deals} of {name} {n:is|are} kept.</source>
   <translation>{n:number} {n:donne|donnes} de {name} {n:est gardée|sont gardées}.</translation>
  </message>
  <message>
   <source>Only a counted deal can be kept.</source>
   <translation>Seule une donne comptée peut être gardée.</translation>
  </message>
  <message>
   <source>Deal {number} is kept. It is among the kept deals, in the menu Study.</source>
   <translation>La donne {number} est gardée. Elle est parmi les donnes gardées, dans le menu Étude.</translation>
  </message>
  <message>
   <source>{n:words^} {n:record|records} could not be read: {names}.</source>
   <translation>{n:number} {n:relevé n’a pas pu être lu|relevés n’ont pas pu être lus} : {names}.</translation>
  </message>
  <message>
   <source>The name of the deal is on the clipboard: {name}</source>
   <translation>Le nom de la donne est dans le presse-papiers : {name}</translation>
  </message>
  <message>
   <source>The deal is on the clipboard, as PBN.</source>
   <translation>La donne est dans le presse-papiers, en PBN.</translation>
  </message>
  <message>
   <source>{n:words^} {n:deal|deals} {n:is|are} in {name}.</source>
   <translation>{n:number} {n:donne est|donnes sont} dans {name}.</translation>
  </message>
  <message>
   <source>{n:words^} {n:was|were} there already.</source>
   <translation>{n:number} y {n:était|étaient} déjà.</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>gardée</translation>
  </message>
  <message>
   <source>Deal {number} is kept already.</source>
   <translation>La donne {number} est déjà gardée.</translation>
  </message>
  <message>
   <source>No deals kept yet. Keep one of the played deals, or read a file.</source>
   <translation>Aucune donne gardée encore. Gardez une des donnes jouées, ou lisez un fichier.</translation>
  </message>
  <message>
   <source>No deal has been counted yet.</source>
   <translation>Aucune donne n’est encore comptée.</translation>
  </message>
  <message>
   <source>This deal cannot be laid: {why}</source>
   <translation>Cette donne ne peut être posée : {why}</translation>
  </message>
  <message>
   <source>The deals could not be written: {why}.</source>
   <translation>Les donnes n’ont pas pu être écrites : {why}.</translation>
  </message>
  <message>
   <source>The file {name} is left as it is, and nothing is added to it: {why}</source>
   <translation>Le fichier {name} est laissé tel quel, et rien n’y est ajouté : {why}</translation>
  </message>
  <message>
   <source>{n:words^} {n:line|lines} of {name} could not be read and {n:was|were} set aside in {aside}. The others are there.</source>
   <translation>{n:words^} {n:ligne|lignes} de {name} {n:n’était pas lisible et se trouve|n’étaient pas lisibles et se trouvent} dans {aside}. Les autres sont là.</translation>
  </message>
  <message>
   <source>Nothing could be added to {name}: {why}.</source>
   <translation>Rien n’a pu être ajouté à {name} : {why}.</translation>
  </message>
  <message>
   <source>A person played this card: nobody here knows why.</source>
   <translation>Une personne a joué cette carte : nul ici ne sait pourquoi.</translation>
  </message>
  <message>
   <source>Go to a card of a computer first.</source>
   <translation>Allez d’abord à une carte d’un ordinateur.</translation>
  </message>
  <message>
   <source>Deal {number}</source>
   <translation>Donne {number}</translation>
  </message>
  <message>
   <source>Dummy</source>
   <translation>Mort</translation>
  </message>
  <message>
   <source>{n:words^} {n:deal is|deals are} among the kept deals.</source>
   <translation>{n:number} {n:donne est|donnes sont} parmi les donnes gardées.</translation>
  </message>
  <message>
   <source>Card table</source>
   <translation>Table de jeu</translation>
  </message>
  <message>
   <source>Play the {card:card}</source>
   <translation>Jouer {card:card.le}</translation>
  </message>
  <message>
   <source>Why not the {card:card}?</source>
   <translation>Pourquoi pas {card:card.le} ?</translation>
  </message>
  <message>
   <source>Why the {card:card}?</source>
   <translation>Pourquoi {card:card.le} ?</translation>
  </message>
  <message>
   <source>Why {words}?</source>
   <translation>Pourquoi {words} ?</translation>
  </message>
  <message>
   <source>Prove it: {words}</source>
   <translation>Le prouver : {words}</translation>
  </message>
  <message>
   <source>It comes back, each time that you solve it at once, after {days} days.</source>
   <translation>Il revient, chaque fois que vous le résolvez du premier coup, après {days} jours.</translation>
  </message>
  <message>
   <source>It is not asked again.</source>
   <translation>Il n’est plus posé.</translation>
  </message>
  <message>
   <source>This card is set as a problem. It comes back tomorrow, among your mistakes.</source>
   <translation>Cette carte est un problème maintenant. Elle revient demain, parmi vos fautes.</translation>
  </message>
  <message>
   <source>The record is not there.</source>
   <translation>Le relevé n’est pas là.</translation>
  </message>
  <message>
   <source>This card cannot be set as a problem.</source>
   <translation>Cette carte ne peut pas devenir un problème.</translation>
  </message>
  <message>
   <source>Only a card of a counted deal with a choice can be set as a problem.</source>
   <translation>Seule une carte d’une donne comptée où il y avait un choix peut devenir un problème.</translation>
  </message>
  <message>
   <source>This card comes back already.</source>
   <translation>Cette carte revient déjà.</translation>
  </message>
  <message>
   <source>later</source>
   <translation>plus tard</translation>
  </message>
  <message>
   <source>Three of its kind wait already. It comes when one of them is known.</source>
   <translation>Trois de son genre attendent déjà. Elle vient quand l’une d’elles est connue.</translation>
  </message>
  <message>
   <source>Tutor on</source>
   <translation>Tuteur actif</translation>
  </message>
  <message>
   <source>Sealed {seal} …</source>
   <translation>Scellée {seal} …</translation>
  </message>
  <message>
   <source>Save as PDF</source>
   <translation>Enregistrer en PDF</translation>
  </message>
  <message>
   <source>PDF files (*.pdf)</source>
   <translation>Fichiers PDF (*.pdf)</translation>
  </message>
  <message>
   <source>The pages were sent to the printer.</source>
   <translation>Les pages ont été envoyées à l’imprimante.</translation>
  </message>
  <message>
   <source>The printer takes no pages now.</source>
   <translation>L’imprimante n’accepte pas de pages en ce moment.</translation>
  </message>
  <message>
   <source>The PDF is in {name}.</source>
   <translation>Le PDF est dans {name}.</translation>
  </message>
  <message>
   <source>The PDF could not be saved: {why}.</source>
   <translation>Le PDF n’a pas pu être enregistré : {why}.</translation>
  </message>
  <message>
   <source>Nothing is due today.</source>
   <translation>Rien n’est à revoir aujourd’hui.</translation>
  </message>
  <message>
   <source>Your mistakes come here when you review a counted deal.</source>
   <translation>Vos fautes viennent ici quand vous revoyez une donne comptée.</translation>
  </message>
  <message>
   <source>The problems that come with the program are not there.</source>
   <translation>Les problèmes livrés avec le programme manquent.</translation>
  </message>
  <message>
   <source>The positions of the old books are not there.</source>
   <translation>Les positions des vieux livres ne sont pas là.</translation>
  </message>
  <message>
   <source>A whole deal, the same for everybody on this day. It is played at a table of its own.</source>
   <translation>Une donne entière, la même pour tous ce jour-là. Elle se joue à une table à part.</translation>
  </message>
  <message>
   <source>Deal of the day</source>
   <translation>Donne du jour</translation>
  </message>
  <message>
   <source>Problem {n} of {of} of the lesson</source>
   <translation>Problème {n} sur {of} de la leçon</translation>
  </message>
  <message>
   <source>{many:words^} {many:problem|problems} of {file} {many:is|are} left out: {why}</source>
   <translation>{many:words^} {many:problème|problèmes} de {file} {many:est laissé|sont laissés} de côté : {why}</translation>
  </message>
  <message>
   <source>{many:words^} more {many:comes|come} back, the first in {n:words} {n:day|days}.</source>
   <translation>{many:number} autre{many:|s} {many:revient|reviennent}, le premier dans {n:number} {n:jour|jours}.</translation>
  </message>
  <message>
   <source>A whole deal</source>
   <translation>Une donne entière</translation>
  </message>
  <message>
   <source>The deal of the day {date}. Its review and Compare come after the last card.</source>
   <translation>La donne du jour {date}. La revue et Comparer viennent après la dernière carte.</translation>
  </message>
  <message>
   <source>Not counted here: the fast solver is missing.</source>
   <translation>Non compté ici : le solveur rapide manque.</translation>
  </message>
  <message>
   <source>{name} is left.</source>
   <translation>{name} : vous l’avez quitté.</translation>
  </message>
  <message>
   <source>{name} cannot be asked: {why}</source>
   <translation>{name} ne peut être posée : {why}</translation>
  </message>
  <message>
   <source> The file is left as it is.</source>
   <translation> Le fichier reste tel quel.</translation>
  </message>
  <message>
   <source>{game}, law table</source>
   <translation>{game}, table des lois</translation>
  </message>
  <message>
   <source>No computer has chosen anything here.</source>
   <translation>Aucun ordinateur n’a rien choisi ici.</translation>
  </message>
  <message>
   <source>By the rules of this table a quitted trick is not seen again.</source>
   <translation>Selon les règles de cette table, une levée ramassée ne se revoit pas.</translation>
  </message>
  <message>
   <source>Asked again, {name} would choose otherwise: {choice}. Level or wishes have changed.</source>
   <translation>Interrogé de nouveau, {name} choisirait autre chose : {choice}. Niveau ou souhaits ont changé.</translation>
  </message>
  <message>
   <source>Asked again: what was said then is not kept.</source>
   <translation>Interrogé de nouveau : ce qui fut dit alors n’est pas gardé.</translation>
  </message>
  <message>
   <source>Stopped: nothing is proved.</source>
   <translation>Arrêté : rien n’est prouvé.</translation>
  </message>
  <message>
   <source>{name} is asked again.</source>
   <translation>{name} est interrogé de nouveau.</translation>
  </message>
  <message>
   <source>The line: trick {n}. {sentence}</source>
   <translation>La suite : levée {n}. {sentence}</translation>
  </message>
  <message>
   <source>The line that beats the claim. Step {n} of {of}.</source>
   <translation>La suite qui bat la revendication. Étape {n} sur {of}.</translation>
  </message>
  <message>
   <source>Your way: play any card.</source>
   <translation>À votre façon : jouez une carte.</translation>
  </message>
  <message>
   <source>No claim was refused in this deal.</source>
   <translation>Aucune revendication n’a été refusée dans cette donne.</translation>
  </message>
  <message>
   <source>Press the table to go on.</source>
   <translation>Appuyez sur la table pour continuer.</translation>
  </message>
  <message>
   <source>Review deal {number}</source>
   <translation>Revoir la donne {number}</translation>
  </message>
  <message>
   <source>{n:number^} {n:card|cards} could not be solved in time.</source>
   <translation>{n} {n:carte n’a|cartes n’ont} pas pu être {n:résolue|résolues} à temps.</translation>
  </message>
  <message>
   <source>Stopped. What was counted stays.</source>
   <translation>Arrêté. Ce qui est compté reste.</translation>
  </message>
  <message>
   <source>All hands lie open.</source>
   <translation>Toutes les mains sont ouvertes.</translation>
  </message>
  <message>
   <source>The hands of others are closed.</source>
   <translation>Les mains des autres sont fermées.</translation>
  </message>
  <message>
   <source>Before the first card.</source>
   <translation>Avant la première carte.</translation>
  </message>
  <message>
   <source>Review. {said}</source>
   <translation>Revue. {said}</translation>
  </message>
  <message>
   <source>Losses are told after the deal.</source>
   <translation>Les pertes sont dites après la donne.</translation>
  </message>
  <message>
   <source>Nothing was lost that could be known.</source>
   <translation>Rien n’a été perdu de ce qu’on pouvait savoir.</translation>
  </message>
  <message>
   <source>No losses.</source>
   <translation>Aucune perte.</translation>
  </message>
  <message>
   <source>Go to a card of a counted deal where there was a choice.</source>
   <translation>Allez à une carte d’une donne comptée où il y avait un choix.</translation>
  </message>
  <message>
   <source>Trick {number}.</source>
   <translation>Levée {number}.</translation>
  </message>
  <message>
   <source>Go to a card of a counted deal first.</source>
   <translation>Allez d’abord à une carte d’une donne comptée.</translation>
  </message>
  <message>
   <source>There is no further loss.</source>
   <translation>Il n’y a pas d’autre perte.</translation>
  </message>
  <message>
   <source>{head}: {n:number} {n:trick|tricks}, points {points}.</source>
   <translation>{head} : {n} {n:levée|levées}, points {points}.</translation>
  </message>
  <message>
   <source>A master in your place</source>
   <translation>Un maître pour vous</translation>
  </message>
  <message>
   <source>A master for {name}</source>
   <translation>Un maître pour {name:name}</translation>
  </message>
  <message>
   <source>Best that could be known</source>
   <translation>Le mieux d’après le su</translation>
  </message>
  <message>
   <source>All hands seen</source>
   <translation>Jeux découverts</translation>
  </message>
  <message>
   <source>As played</source>
   <translation>Comme jouée</translation>
  </message>
  <message>
   <source>Trick {number}:</source>
   <translation>Levée {number} :</translation>
  </message>
  <message>
   <source>It differs in trick {number}, by the {card:card}.</source>
   <translation>Elle s’en écarte à la levée {number} : {card:card}.</translation>
  </message>
  <message>
   <source>{name:whose} line</source>
   <translation>joué par {name}</translation>
  </message>
  <message>
   <source>{head}: not counted yet.</source>
   <translation>{head} : pas encore compté.</translation>
  </message>
  <message>
   <source>The same cards</source>
   <translation>Les mêmes cartes</translation>
  </message>
  <message>
   <source>What you know</source>
   <translation>Ce que vous savez</translation>
  </message>
  <message>
   <source>Go to a card of the deal first.</source>
   <translation>Allez d’abord à une carte de la donne.</translation>
  </message>
  <message>
   <source>Your own seat can be asked while cards are played.</source>
   <translation>Votre propre place peut être interrogée pendant le jeu.</translation>
  </message>
  <message>
   <source>Trick {number}: {card:card}, {what}: {n:number} {n:trick|tricks}.</source>
   <translation>Levée {number} : {card:card}, {what} : {n} {n:levée|levées}.</translation>
  </message>
  <message>
   <source>played again</source>
   <translation>rejouée</translation>
  </message>
  <message>
   <source>what if</source>
   <comment>a line of a deal</comment>
   <translation>et si</translation>
  </message>
  <message>
   <source>What if plays on from the card in view; the line is kept here.</source>
   <translation>Et si : vous continuez à partir de la carte montrée, et la ligne est gardée ici.</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>Autant</translation>
  </message>
  <message>
   <source>The same cards, {what}: {n:number} {n:trick|tricks}.</source>
   <translation>Les mêmes cartes, {what} : {n} {n:levée|levées}.</translation>
  </message>
  <message>
   <source>As played: {n:number} {n:trick|tricks}.</source>
   <translation>Comme jouée : {n} {n:levée|levées}.</translation>
  </message>
  <message>
   <source>The line is back.</source>
   <translation>La ligne est de retour.</translation>
  </message>
  <message>
   <source>The line could not be kept: {why}</source>
   <translation>La ligne n’a pas pu être gardée : {why}</translation>
  </message>
  <message>
   <source>Go to a card of the deal as it was played first.</source>
   <translation>Allez d’abord à une carte de la donne telle qu’elle a été jouée.</translation>
  </message>
  <message>
   <source>The line is gone.</source>
   <translation>La ligne a disparu.</translation>
  </message>
  <message>
   <source>Play the {card:card}.</source>
   <translation>Jouez {card:card.le}.</translation>
  </message>
  <message>
   <source>The right card is in {suit:suits}.</source>
   <translation>La bonne carte est à {suit:suits}.</translation>
  </message>
  <message>
   <source>Go to a loss first, with Ctrl+Down or in the list.</source>
   <translation>Allez d’abord à une perte, par Ctrl+Bas ou dans la liste.</translation>
  </message>
  <message>
   <source>On what could be known, this card was as good as any.</source>
   <translation>D’après ce qu’on pouvait savoir, cette carte valait toute autre.</translation>
  </message>
  <message>
   <source>Another program plays this match now.</source>
   <translation>Un autre programme joue ce match en ce moment.</translation>
  </message>
  <message>
   <source>{match}, tray {number} of {trays}</source>
   <translation>{match}, étui {number} sur {trays}</translation>
  </message>
  <message>
   <source>Matches by file</source>
   <translation>Matchs par fichier</translation>
  </message>
  <message>
   <source>Save the result</source>
   <translation>Enregistrer le résultat</translation>
  </message>
  <message>
   <source>Tray {number} waits, as you left it.</source>
   <translation>L’étui {number} attend, tel que vous l’avez laissé.</translation>
  </message>
  <message>
   <source>The settings file {name} {wrong}. It is left as it is; the usual settings are used.</source>
   <translation>Le fichier de réglages {name} {wrong}. Il reste tel quel ; les réglages d’usage sont pris.</translation>
  </message>
  <message>
   <source>The setting “{key}” is no list of names; it is not used.</source>
   <translation>Le réglage « {key} » n’est pas une liste de noms ; il n’est pas pris.</translation>
  </message>
  <message>
   <source>The setting “lessons” names no places in lessons; it is not used.</source>
   <translation>Le réglage « lessons » n’indique aucun endroit dans les leçons ; il n’est pas utilisé.</translation>
  </message>
  <message>
   <source>The setting “window” is no place of a window; it is not used.</source>
   <translation>Le réglage « window » n’est pas une place de fenêtre ; il n’est pas pris.</translation>
  </message>
  <message>
   <source>The setting “presets” holds no rule sets; it is not used.</source>
   <translation>Le réglage « presets » ne contient pas de règles ; il n’est pas pris.</translation>
  </message>
  <message>
   <source>The settings file {name} {wrong}. It is set aside as {aside}; the usual settings are used.</source>
   <translation>Le fichier des réglages {name} {wrong}. Il est mis de côté sous le nom {aside} ; les réglages habituels servent.</translation>
  </message>
  <message>
   <source>The setting “players” names no players of other makers; it is not used.</source>
   <translation>Le réglage « players » ne nomme aucun joueur d’un autre auteur ; il n’est pas utilisé.</translation>
  </message>
  <message>
   <source>The settings could not be saved: {why}.</source>
   <translation>Les réglages n’ont pas pu être enregistrés : {why}.</translation>
  </message>
  <message>
   <source>Deal {number} is counted. Its score is taken back, and the deal in play with it.</source>
   <translation>La donne {number} est comptée. Sa marque est reprise, et la donne en cours avec elle.</translation>
  </message>
  <message>
   <source>Open the deal before again?</source>
   <translation>Rouvrir la donne précédente ?</translation>
  </message>
  <message>
   <source>The session ends here and the finished rubbers are settled. The table stays as it is if you leave it.</source>
   <translation>La séance finit ici et les robres finis se règlent. La table reste telle quelle si vous laissez.</translation>
  </message>
  <message>
   <source>The session ends here and nothing is settled. The table stays as it is if you leave it.</source>
   <translation>La séance finit ici et rien ne se règle. La table reste telle quelle si vous laissez.</translation>
  </message>
  <message>
   <source>Save the script</source>
   <translation>Enregistrer le script</translation>
  </message>
  <message>
   <source>Open it again</source>
   <translation>La rouvrir</translation>
  </message>
  <message>
   <source>Break off this session?</source>
   <translation>Interrompre cette séance ?</translation>
  </message>
  <message>
   <source>Break it off</source>
   <translation>Interrompre</translation>
  </message>
  <message>
   <source>The page {name} is left out: {why}</source>
   <translation>La page {name} est laissée de côté : {why}</translation>
  </message>
  <message>
   <source>The script is in {name}.</source>
   <translation>Le script est dans {name}.</translation>
  </message>
  <message>
   <source>Tables and records</source>
   <translation>Tables et relevés</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Réglages</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Journal</translation>
  </message>
  <message>
   <source>The law</source>
   <translation>La loi</translation>
  </message>
  <message>
   <source>The script could not be saved: {why}.</source>
   <translation>Le script n’a pas pu être enregistré : {why}.</translation>
  </message>
  <message>
   <source>How this works</source>
   <translation>Comment ça marche</translation>
  </message>
  <message>
   <source>{name} is no longer there.</source>
   <translation>{name} n’est plus là.</translation>
  </message>
  <message>
   <source>{name} ({game})</source>
   <translation>{name} ({game})</translation>
  </message>
  <message>
   <source>Finished</source>
   <translation>Terminée</translation>
  </message>
  <message>
   <source>{unit:^} {number}, deal {deal}</source>
   <translation>{unit:^} {number}, donne {deal}</translation>
  </message>
  <message>
   <source>Deal {deal}</source>
   <translation>Donne {deal}</translation>
  </message>
  <message>
   <source>{name} is in the trash.</source>
   <translation>{name} est dans la corbeille.</translation>
  </message>
  <message>
   <source>A table’s name has 1 to 80 characters and none of / \ : * ? " &lt; &gt; |.</source>
   <translation>Le nom d’une table a de 1 à 80 caractères, sans / \ : * ? " &lt; &gt; |.</translation>
  </message>
  <message>
   <source>There is another table called {name}.</source>
   <translation>Une autre table s’appelle {name}.</translation>
  </message>
  <message>
   <source>{name} could not be renamed: {why}.</source>
   <translation>{name} n’a pas pu être renommée : {why}.</translation>
  </message>
  <message>
   <source>{name} could not be moved to the trash; it is still there.</source>
   <translation>{name} n’a pas pu être mise à la corbeille ; elle est toujours là.</translation>
  </message>
  <message>
   <source>{name} cannot be changed: {why}.</source>
   <translation>{name} ne peut pas être modifiée : {why}.</translation>
  </message>
  <message>
   <source>Somebody is playing at {name}; it is left as it is.</source>
   <translation>Quelqu’un joue à la table {name} ; elle reste comme elle est.</translation>
  </message>
  <message>
   <source>{name} is back.</source>
   <translation>{name} est de retour.</translation>
  </message>
  <message>
   <source>{name} could not be put back; it is in the trash.</source>
   <translation>{name} n’a pas pu être remise ; elle est dans la corbeille.</translation>
  </message>
  <message>
   <source>Save as CSV</source>
   <translation>Enregistrer en CSV</translation>
  </message>
  <message>
   <source>The rows are in {name}.</source>
   <translation>Les lignes sont dans {name}.</translation>
  </message>
  <message>
   <source>No deals with these filters.</source>
   <translation>Aucune donne avec ces filtres.</translation>
  </message>
  <message>
   <source>Not saved: {why}.</source>
   <translation>Non enregistré : {why}.</translation>
  </message>
  <message>
   <source>All games</source>
   <translation>Tous les jeux</translation>
  </message>
  <message>
   <source>All roles</source>
   <translation>Tous les rôles</translation>
  </message>
  <message>
   <source>Any company</source>
   <translation>Toute compagnie</translation>
  </message>
  <message>
   <source>At any time</source>
   <translation>À tout moment</translation>
  </message>
  <message>
   <source>This year</source>
   <translation>Cette année</translation>
  </message>
  <message>
   <source>Six months</source>
   <translation>Six mois</translation>
  </message>
  <message>
   <source>30 days</source>
   <translation>30 jours</translation>
  </message>
  <message>
   <source>The last evening</source>
   <translation>La dernière soirée</translation>
  </message>
  <message>
   <source>Who sits first</source>
   <translation>Qui s’assied en premier</translation>
  </message>
  <message>
   <source>Any rules</source>
   <translation>Toutes les règles</translation>
  </message>
  <message>
   <source>Without the tutor</source>
   <translation>Sans le tuteur</translation>
  </message>
  <message>
   <source>With the tutor</source>
   <translation>Avec le tuteur</translation>
  </message>
  <message>
   <source>“{text}” is no day. A day is written 2026-03-31.</source>
   <translation>« {text} » n’est pas un jour. Un jour s’écrit 2026-03-31.</translation>
  </message>
  <message>
   <source>Clear the filters</source>
   <translation>Effacer les filtres</translation>
  </message>
  <message>
   <source>By the book</source>
   <translation>Selon le livre</translation>
  </message>
  <message>
   <source>Tray {number} again, not counted</source>
   <translation>Étui {number} de nouveau, non compté</translation>
  </message>
  <message>
   <source>Back to the match</source>
   <translation>Retour au match</translation>
  </message>
  <message>
   <source>Once more</source>
   <translation>Encore une fois</translation>
  </message>
  <message>
   <source>The match goes on.</source>
   <translation>Le match continue.</translation>
  </message>
  <message>
   <source>You chose the {card:card}; it is not played yet.</source>
   <translation>Choisie : {card:card} ; pas encore jouée.</translation>
  </message>
  <message>
   <source>all hands seen</source>
   <translation>à jeux découverts</translation>
  </message>
  <message>
   <source>what you could know</source>
   <translation>ce que vous pouviez savoir</translation>
  </message>
  <message>
   <source>what could be known</source>
   <translation>ce qu’on pouvait savoir</translation>
  </message>
  <message>
   <source>{title}: {n:number} with all hands seen where the table stands.</source>
   <translation>{title} : {n} à jeux découverts, à l’endroit montré.</translation>
  </message>
  <message>
   <source>Tricks you come to</source>
   <translation>Levées que vous faites</translation>
  </message>
  <message>
   <source>Tricks {name} comes to</source>
   <translation>Levées que fait {name}</translation>
  </message>
  <message>
   <source>Deal</source>
   <comment>where the strip begins</comment>
   <translation>Début</translation>
  </message>
  <message>
   <source>{n:number} {n:trick|tricks} with all hands seen</source>
   <translation>{n} {n:levée|levées} à jeux découverts</translation>
  </message>
  <message>
   <source>{figure} on what could be known</source>
   <translation>{figure} d’après ce qu’on pouvait savoir</translation>
  </message>
  <message>
   <source>{first:number} at the deal, {last:number} at the end.</source>
   <translation>{first} à la donne, {last} à la fin.</translation>
  </message>
  <message>
   <source>is of version {version}, this program knows {known}</source>
   <translation>est de la version {version}, ce programme connaît {known}</translation>
  </message>
  <message>
   <source>cannot be read: {why}</source>
   <translation>ne peut pas être lu : {why}</translation>
  </message>
  <message>
   <source>has more than {megabytes} megabyte</source>
   <translation>dépasse {megabytes} mégaoctet</translation>
  </message>
  <message>
   <source>has no version</source>
   <translation>n’a pas de version</translation>
  </message>
  <message>
   <source>is a folder</source>
   <translation>est un dossier</translation>
  </message>
  <message>
   <source>line {line}</source>
   <translation>la ligne {line}</translation>
  </message>
  <message>
   <source>its nesting</source>
   <translation>son imbrication</translation>
  </message>
  <message>
   <source>cannot be understood at {place}</source>
   <translation>est incompréhensible à {place}</translation>
  </message>
  <message>
   <source>is no plain file</source>
   <translation>n’est pas un fichier ordinaire</translation>
  </message>
  <message>
   <source>it is no text</source>
   <translation>ce n’est pas du texte</translation>
  </message>
  <message>
   <source>What if, deal {number}, not counted</source>
   <translation>Et si, donne {number}, ne compte pas</translation>
  </message>
  <message>
   <source>{line}. Esc returns to the review.</source>
   <translation>{line}. Échap revient à l’examen.</translation>
  </message>
  <message>
   <source>The line is kept under Lines; the oldest of this deal is gone.</source>
   <translation>La ligne est gardée sous Lignes ; la plus ancienne de cette donne a disparu.</translation>
  </message>
  <message>
   <source>Deal {number} again, not counted</source>
   <translation>Donne {number} rejouée, ne compte pas</translation>
  </message>
  <message>
   <source>The line is kept under Lines.</source>
   <translation>La ligne est gardée sous Lignes.</translation>
  </message>
  <message>
   <source>The line was not played to its end: it is gone.</source>
   <translation>La ligne n’a pas été jouée jusqu’au bout : elle a disparu.</translation>
  </message>
  <message>
   <source>Back to the review</source>
   <translation>Retour à l’examen</translation>
  </message>
  <message>
   <source>The line begins here.</source>
   <translation>La ligne commence ici.</translation>
  </message>
  <message>
   <source>Dummy Whist</source>
   <translation>Dummy Whist</translation>
  </message>
  <message>
   <source>Retry</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>Go on with the lesson</source>
   <translation>Reprendre la leçon</translation>
  </message>
  <message>
   <source>New to the game? First lesson</source>
   <translation>Vous débutez ? Première leçon</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Enregistré</translation>
  </message>
  <message>
   <source>Dummy Whist is open already; this is another table.</source>
   <translation>Dummy Whist est déjà ouvert ; voici une autre table.</translation>
  </message>
  <message>
   <source>Pictures of the table are in {folder}:</source>
   <translation>Des images de la table sont dans {folder} :</translation>
  </message>
  <message>
   <source>The computers did not finish in time.</source>
   <translation>Les ordinateurs n’ont pas fini à temps.</translation>
  </message>
  <message>
   <source>The deal was not counted rightly.</source>
   <translation>La donne n’a pas été comptée correctement.</translation>
  </message>
  <message>
   <source>The picture {name}.png could not be saved in {folder}.</source>
   <translation>L’image {name}.png n’a pas pu être enregistrée dans {folder}.</translation>
  </message>
  <message>
   <source>No pictures can be saved in {folder}: {why}.</source>
   <translation>Impossible d’enregistrer des images dans {folder} : {why}.</translation>
  </message>
  <message>
   <source>The program made a mistake; your table is saved to the last card, and you can go on.</source>
   <translation>Le programme a fait une faute ; votre table est enregistrée jusqu’à la dernière carte et vous pouvez continuer.</translation>
  </message>
  <message>
   <source>The program made a mistake; you can go on, but the table is not saved: {why}</source>
   <translation>Le programme a fait une faute ; vous pouvez continuer, mais la table n’est pas enregistrée : {why}</translation>
  </message>
  <message>
   <source>The program made a mistake and cannot start; your tables are left as they are.</source>
   <translation>Le programme a fait une faute et ne peut pas démarrer ; vos tables restent telles quelles.</translation>
  </message>
  <message>
   <source>The log is in the file {file}.</source>
   <translation>Le journal se trouve dans le fichier {file}.</translation>
  </message>
  <message>
   <source>The program</source>
   <translation>Le programme</translation>
  </message>
  <message>
   <source>MIT licence. Use it, change it, pass it on; it comes without any warranty.</source>
   <translation>Licence MIT. Utilisez-le, changez-le, transmettez-le ; il est fourni sans aucune garantie.</translation>
  </message>
  <message>
   <source>The cards</source>
   <translation>Les cartes</translation>
  </message>
  <message>
   <source>{deck}, our own deck, drawn by a program. CC0: it belongs to everybody.</source>
   <translation>{deck}, notre propre jeu, dessiné par un programme. CC0 : il appartient à tous.</translation>
  </message>
  <message>
   <source>Qt {qt} and PySide6</source>
   <translation>Qt {qt} et PySide6</translation>
  </message>
  <message>
   <source>LGPL 3, of The Qt Company and its contributors. They are installed beside the program.</source>
   <translation>LGPL 3, de The Qt Company et de ses contributeurs. Ils sont installés à côté du programme.</translation>
  </message>
  <message>
   <source>EB Garamond and Inter</source>
   <translation>EB Garamond et Inter</translation>
  </message>
  <message>
   <source>SIL Open Font Licence, where they are installed.</source>
   <translation>Licence SIL Open Font, là où elles sont installées.</translation>
  </message>
  <message>
   <source>The rules</source>
   <translation>Les règles</translation>
  </message>
  <message>
   <source>After Foster, Cavendish, Hoffmann and Pagat, told in our own words; press F1 to read them.</source>
   <translation>D’après Foster, Cavendish, Hoffmann et Pagat, dites avec nos mots ; F1 les ouvre.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Version {version}</translation>
  </message>
  <message>
   <source>The program’s icon</source>
   <translation>L’icône du programme</translation>
  </message>
  <message>
   <source>A card table for the old dummy whist: three players, and the fourth hand open.</source>
   <translation>Une table de jeu pour le vieux whist à mort : trois joueurs, et la quatrième main étalée.</translation>
  </message>
  <message>
   <source>Who waits comes in after this session. Who has played most sessions in a row goes out; of equals the cards decide.</source>
   <translation>Qui attend entre après cette partie. Qui a joué le plus de parties de suite sort ; entre égaux, les cartes décident.</translation>
  </message>
  <message>
   <source>After this session all cut for the places afresh, whether they played or waited.</source>
   <translation>Après cette partie, tous tirent de nouveau les places, qu’ils aient joué ou attendu.</translation>
  </message>
  <message>
   <source>Player</source>
   <translation>Joueur</translation>
  </message>
  <message>
   <source>Sits out</source>
   <translation>Ne joue pas</translation>
  </message>
  <message>
   <source>The number of a deal is shown after it, or here.</source>
   <translation>Le numéro d’une donne se lit après elle, ou ici.</translation>
  </message>
  <message>
   <source>Vivant</source>
   <translation>Vivant</translation>
  </message>
  <message>
   <source>Has dummy</source>
   <translation>A le mort</translation>
  </message>
  <message>
   <source>Adversary</source>
   <translation>Adversaire</translation>
  </message>
  <message>
   <source>First pair</source>
   <translation>Première paire</translation>
  </message>
  <message>
   <source>Second pair</source>
   <translation>Seconde paire</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>Places</translation>
  </message>
  <message>
   <source>A seat can change between person and computer at any time.</source>
   <translation>Une place peut passer à tout moment d’une personne à l’ordinateur.</translation>
  </message>
  <message>
   <source>Deal number</source>
   <translation>Numéro de donne</translation>
  </message>
  <message>
   <source>The next deal has this number</source>
   <translation>La donne suivante porte ce numéro</translation>
  </message>
  <message>
   <source>Deal this number now, in place of the deal in play</source>
   <translation>Distribuer ce numéro maintenant, à la place de la donne en cours</translation>
  </message>
  <message>
   <source>A number, or a name like K7QM 3X9T</source>
   <translation>Un numéro, ou un nom comme K7QM 3X9T</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <source>This deal is {name}, number {shown}.</source>
   <translation>Cette donne est {name}, numéro {shown}.</translation>
  </message>
  <message>
   <source>This deal is number {shown}.</source>
   <translation>Cette donne porte le numéro {shown}.</translation>
  </message>
  <message>
   <source>Deal it</source>
   <translation>Distribuer</translation>
  </message>
  <message>
   <source>{name} agrees</source>
   <translation>{name} est d’accord</translation>
  </message>
  <message>
   <source>Leave it</source>
   <translation>Laisser</translation>
  </message>
  <message>
   <source>Name, seat {row}, {roles}</source>
   <translation>Nom, place {row}, {roles}</translation>
  </message>
  <message>
   <source>{name} is</source>
   <translation>{name} est</translation>
  </message>
  <message>
   <source>{place}. {name}</source>
   <translation>{place}. {name}</translation>
  </message>
  <message>
   <source>Waits</source>
   <translation>Attend</translation>
  </message>
  <message>
   <source>{name} agrees ✓</source>
   <translation>{name} est d’accord ✓</translation>
  </message>
  <message>
   <source>The calls</source>
   <translation>Les annonces</translation>
  </message>
  <message>
   <source>{name}: {call}</source>
   <translation>{name} : {call}</translation>
  </message>
  <message>
   <source>{dealer} dealt; {suit:suits} were trumps.</source>
   <translation>Donneur : {dealer} ; atout {suit:suits}.</translation>
  </message>
  <message>
   <source>{dealer} dealt.</source>
   <translation>Donneur : {dealer:le}.</translation>
  </message>
  <message>
   <source>{dealer} dealt; there were no trumps.</source>
   <translation>Donneur : {dealer} ; pas d’atout.</translation>
  </message>
  <message>
   <source>before the deal</source>
   <translation>avant la donne</translation>
  </message>
  <message>
   <source>so far</source>
   <translation>jusqu’ici</translation>
  </message>
  <message>
   <source>Counted</source>
   <translation>Compté</translation>
  </message>
  <message>
   <source>Not carried beyond game</source>
   <translation>Non reporté au-delà de la partie</translation>
  </message>
  <message>
   <source>then</source>
   <translation>ensuite</translation>
  </message>
  <message>
   <source>Why?</source>
   <translation>Pourquoi ?</translation>
  </message>
  <message>
   <source>Reason</source>
   <translation>Raison</translation>
  </message>
  <message>
   <source>Idea</source>
   <translation>Idée</translation>
  </message>
  <message>
   <source>By agreement</source>
   <translation>Par convention</translation>
  </message>
  <message>
   <source>Taken from the plays</source>
   <translation>Déduit du jeu</translation>
  </message>
  <message>
   <source>Weighed</source>
   <translation>Pesé</translation>
  </message>
  <message>
   <source>Likely layouts of what was hidden</source>
   <translation>Répartitions probables de ce qui était caché</translation>
  </message>
  <message>
   <source>Back to the record</source>
   <translation>Retour au relevé</translation>
  </message>
  <message>
   <source>Prove it</source>
   <translation>Le prouver</translation>
  </message>
  <message>
   <source>Reshuffles what this seat could not see and asks it again.</source>
   <translation>Rebat ce que cette place ne pouvait pas voir et l’interroge de nouveau.</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Progression</translation>
  </message>
  <message>
   <source>{share} percent</source>
   <translation>{share} pour cent</translation>
  </message>
  <message>
   <source>{name}: {what}</source>
   <translation>{name} : {what}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>Tricks: those still to come. Points: what the deal brings at this score, less what it costs.</source>
   <translation>Levées : celles qui restent à faire. Points : ce que la donne rapporte à cette marque, moins ce qu’elle coûte.</translation>
  </message>
  <message>
   <source>Reshuffled {times} what {name} could not see: {name} saw the same each time and chose the same: {choice}.</source>
   <translation>Rebattu {times} ce que {name} ne pouvait pas voir : {name} a vu chaque fois la même chose et a fait le même choix : {choice}.</translation>
  </message>
  <message>
   <source>Reshuffled {times} what {name} could not see: {name} saw the same each time and chose the same.</source>
   <translation>Rebattu {times} ce que {name} ne pouvait pas voir : {name} a vu chaque fois la même chose et a fait le même choix.</translation>
  </message>
  <message>
   <source>Tricks: where the contract is the one that the call names or leaves. Points: what the deal brings at this score, less what it costs, whatever is called next.</source>
   <translation>Levées : quand le contrat est celui que l’annonce nomme ou laisse. Points : ce que la donne rapporte à cette marque, moins ce qu’elle coûte, quoi qu’on annonce ensuite.</translation>
  </message>
  <message>
   <source>Your hand</source>
   <translation>Votre main</translation>
  </message>
  <message>
   <source>{name}: {what}.</source>
   <translation>{name} : {what}.</translation>
  </message>
  <message>
   <source>No computer player could be asked, so nothing is proved.</source>
   <translation>Aucun ordinateur n’a pu être interrogé ; rien n’est prouvé.</translation>
  </message>
  <message>
   <source>Reshuffled {done} of {wanted} times what {name} could not see.</source>
   <translation>Rebattu {done} fois sur {wanted} ce que {name} ne pouvait pas voir.</translation>
  </message>
  <message>
   <source>Asked again, {name} chooses otherwise: {choice}. So nothing is proved.{why}</source>
   <translation>Interrogé de nouveau, {name} choisit autre chose : {choice}. Rien n’est donc prouvé.{why}</translation>
  </message>
  <message>
   <source>{name} could tell where every card lay: there was nothing to be reshuffled.</source>
   <translation>{name} pouvait savoir où était chaque carte : il n’y avait rien à rebattre.</translation>
  </message>
  <message>
   <source>once</source>
   <translation>une fois</translation>
  </message>
  <message>
   <source>{done} times</source>
   <translation>{done} fois</translation>
  </message>
  <message>
   <source>Reshuffled {times}: in {views} of these deals {name} saw something else. This is a fault.</source>
   <translation>Rebattu {times} : dans {views} de ces donnes {name} a vu autre chose. C’est un défaut.</translation>
  </message>
  <message>
   <source>Reshuffled {times}: {name} saw the same each time, but {actions} times chose otherwise.</source>
   <translation>Rebattu {times} : {name} a vu chaque fois la même chose, mais a choisi {actions} fois autrement.</translation>
  </message>
  <message>
   <source>Reshuffled {times} what {name} could not see: {name} saw the same each time and chose {choice} each time.</source>
   <translation>Rebattu {times} ce que {name} ne pouvait pas voir : {name} a vu chaque fois la même chose et choisi chaque fois {choice}.</translation>
  </message>
  <message>
   <source>Reshuffled {times}: {name} did not see and choose the same each time. This is a fault.</source>
   <translation>Rebattu {times} : {name} n’a pas chaque fois vu et choisi la même chose. C’est un défaut.</translation>
  </message>
  <message>
   <source>your hand</source>
   <translation>votre main</translation>
  </message>
  <message>
   <source>Tricks: those still to come. Points: what the deal brings at this score, less what it costs. Both are means of {looked} likely layouts.</source>
   <translation>Levées : celles qui restent à faire. Points : ce que la donne rapporte à cette marque, moins ce qu’elle coûte. Moyennes de {looked} répartitions probables.</translation>
  </message>
  <message>
   <source>Nobody</source>
   <translation>Personne</translation>
  </message>
  <message>
   <source>{name} led the {card:card} from {dummy}.</source>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}, de la main {dummy:du}.</translation>
  </message>
  <message>
   <source>{name} played the {card:card} from {dummy}.</source>
   <translation>{name:^} {name:avez|a|ont} joué {card:card.le}, de la main {dummy:du}.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}.</source>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}.</translation>
  </message>
  <message>
   <source>{name} played the {card:card}.</source>
   <translation>{name:^} {name:avez|a|ont} joué {card:card.le}.</translation>
  </message>
  <message>
   <source>Seen by all</source>
   <translation>Vu de tous</translation>
  </message>
  <message>
   <source>What {name} thought of hidden cards is told when the deal is counted.</source>
   <translation>Ce que {name} pensait des cartes cachées se dit quand la donne est comptée.</translation>
  </message>
  <message>
   <source> Its thinking was cut short by the clock then.</source>
   <translation> La pendule avait alors écourté sa réflexion.</translation>
  </message>
  <message>
   <source>By agreement: {custom}.</source>
   <translation>Par convention : {custom}.</translation>
  </message>
  <message>
   <source>The clock ended its thinking.</source>
   <translation>La pendule a mis fin à sa réflexion.</translation>
  </message>
  <message>
   <source>Layout {number}, {percent} %</source>
   <translation>Répartition {number}, {percent} %</translation>
  </message>
  <message>
   <source>The computer gives no reason.</source>
   <translation>L’ordinateur ne donne pas de raison.</translation>
  </message>
  <message>
   <source>points</source>
   <comment>column</comment>
   <translation>points</translation>
  </message>
  <message>
   <source>Compare: the line and the first card that differs, tricks, points</source>
   <translation>Comparer : la ligne et la première carte différente, levées, points</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparer</translation>
  </message>
  <message>
   <source>tricks</source>
   <comment>column</comment>
   <translation>levées</translation>
  </message>
  <message>
   <source>It is on the table.</source>
   <translation>Elle est sur la table.</translation>
  </message>
  <message>
   <source>Stop</source>
   <comment>counting</comment>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>Count the rest</source>
   <translation>Compter le reste</translation>
  </message>
  <message>
   <source>The cut</source>
   <translation>Le tirage</translation>
  </message>
  <message>
   <source>For the places</source>
   <translation>Pour les places</translation>
  </message>
  <message>
   <source>Among those who play</source>
   <translation>Entre ceux qui jouent</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>blue back</source>
   <translation>dos bleu</translation>
  </message>
  <message>
   <source>red back</source>
   <translation>dos rouge</translation>
  </message>
  <message>
   <source>blue and red backs in turn</source>
   <translation>dos bleu et dos rouge en alternance</translation>
  </message>
  <message>
   <source>green cloth</source>
   <translation>tapis vert</translation>
  </message>
  <message>
   <source>blue cloth</source>
   <translation>tapis bleu</translation>
  </message>
  <message>
   <source>burgundy cloth</source>
   <translation>tapis bordeaux</translation>
  </message>
  <message>
   <source>slate cloth</source>
   <translation>tapis ardoise</translation>
  </message>
  <message>
   <source>The card pictures are missing.</source>
   <translation>Les images des cartes manquent.</translation>
  </message>
  <message>
   <source>The cards: {what}</source>
   <translation>Les cartes : {what}</translation>
  </message>
  <message>
   <source>four colours</source>
   <translation>quatre couleurs</translation>
  </message>
  <message>
   <source>two colours</source>
   <translation>deux couleurs</translation>
  </message>
  <message>
   <source>large index</source>
   <translation>grands index</translation>
  </message>
  <message>
   <source>How this game differs</source>
   <translation>En quoi ce jeu diffère</translation>
  </message>
  <message>
   <source>Two minutes for somebody who knows whist.</source>
   <translation>Deux minutes pour qui connaît le whist.</translation>
  </message>
  <message>
   <source>Word: {words}</source>
   <translation>Mot : {words}</translation>
  </message>
  <message>
   <source>Step {n} of {of}</source>
   <translation>Étape {n} sur {of}</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Partie</translation>
  </message>
  <message>
   <source>Back</source>
   <comment>step</comment>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <source>Open the club room</source>
   <translation>Ouvrir la salle du club</translation>
  </message>
  <message>
   <source>Other room</source>
   <translation>Autre salle</translation>
  </message>
  <message>
   <source>Computers play the same trays at other tables.</source>
   <translation>Des ordinateurs jouent ces étuis.</translation>
  </message>
  <message>
   <source>All trays come again with the other side’s hands.</source>
   <translation>Tous les étuis reviennent, les mains échangées.</translation>
  </message>
  <message>
   <source>By file</source>
   <translation>Par fichier</translation>
  </message>
  <message>
   <source>Friends play the same sealed trays at home.</source>
   <translation>Des amis jouent chez eux les mêmes étuis.</translation>
  </message>
  <message>
   <source>From two tables on; you direct and enter.</source>
   <translation>Dès deux tables ; vous dirigez.</translation>
  </message>
  <message>
   <source>Other tables</source>
   <translation>Autres tables</translation>
  </message>
  <message>
   <source>Who plays there</source>
   <translation>Qui y joue</translation>
  </message>
  <message>
   <source>Other suits the second time</source>
   <translation>Autres couleurs la seconde fois</translation>
  </message>
  <message>
   <source>Partners change</source>
   <translation>Les partenaires changent</translation>
  </message>
  <message>
   <source>You will recognise some hands.</source>
   <translation>Vous reconnaîtrez quelques mains.</translation>
  </message>
  <message>
   <source>This evening</source>
   <translation>Ce soir</translation>
  </message>
  <message>
   <source>The dearest cards</source>
   <translation>Les cartes les plus chères</translation>
  </message>
  <message>
   <source>Where it was lost</source>
   <translation>Où c’était perdu</translation>
  </message>
  <message>
   <source>Look at it</source>
   <translation>Regarder</translation>
  </message>
  <message>
   <source>Your error rate</source>
   <translation>Votre taux d’erreur</translation>
  </message>
  <message>
   <source>By deal</source>
   <translation>Par donne</translation>
  </message>
  <message>
   <source>Copy as text</source>
   <translation>Copier en texte</translation>
  </message>
  <message>
   <source>Summary</source>
   <translation>Résumé</translation>
  </message>
  <message>
   <source>The report is on the clipboard.</source>
   <translation>Le bilan est dans le presse-papiers.</translation>
  </message>
  <message>
   <source>Your own losses</source>
   <translation>Vos propres pertes</translation>
  </message>
  <message>
   <source>tricks a deal{band}; {hundred} in a hundred choices</source>
   <translation>levées par donne{band} ; {hundred} pour cent choix</translation>
  </message>
  <message>
   <source>{games}, {n:number} {n:deal|deals}</source>
   <translation>{games}, {n:number} {n:donne|donnes}</translation>
  </message>
  <message>
   <source>{told}, {done} of {all} judged</source>
   <translation>{told}, {done} sur {all} jugées</translation>
  </message>
  <message>
   <source>Luck and skill</source>
   <translation>Chance et adresse</translation>
  </message>
  <message>
   <source>{title}: {took} tricks, an average table takes {average}.</source>
   <translation>{title} : {took} levées, la moyenne est de {average}.</translation>
  </message>
  <message>
   <source>{sum}. Losses and gifts are counted on what each seat could know; “lie of the cards” is the rest, so that the sum is exact.</source>
   <translation>{sum}. Pertes et cadeaux sont comptés sur ce que chacun pouvait savoir ; « place des cartes » est le reste, pour que la somme soit exacte.</translation>
  </message>
  <message>
   <source>{lost} ({mean} a deal)</source>
   <translation>{lost} ({mean} par donne)</translation>
  </message>
  <message>
   <source>{told}, all of them judged</source>
   <translation>{told}, toutes jugées</translation>
  </message>
  <message>
   <source>No deal of this evening has a split yet.</source>
   <translation>Aucune donne de cette soirée n’est encore répartie.</translation>
  </message>
  <message>
   <source>Deal {number}, trick {trick}</source>
   <translation>Donne {number}, levée {trick}</translation>
  </message>
  <message>
   <source>The evening of {day}</source>
   <translation>La soirée du {day}</translation>
  </message>
  <message>
   <source>No card is judged yet.</source>
   <translation>Aucune carte n’est encore jugée.</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>Donne</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rôle</translation>
  </message>
  <message>
   <source>Took</source>
   <translation>Levées</translation>
  </message>
  <message>
   <source>Sum</source>
   <translation>Somme</translation>
  </message>
  <message>
   <source>Tricks you took</source>
   <translation>Vos levées</translation>
  </message>
  <message>
   <source>Part</source>
   <translation>Part</translation>
  </message>
  <message>
   <source>{role}, {n:number} {n:deal|deals}</source>
   <translation>{role}, {n:number} {n:donne|donnes}</translation>
  </message>
  <message>
   <source>Lay a deal on the table</source>
   <translation>Poser une donne sur la table</translation>
  </message>
  <message>
   <source>A bridge program wrote it. Play it as:</source>
   <translation>Un logiciel de bridge l’a écrite. La jouer comme :</translation>
  </message>
  <message>
   <source>Lay it</source>
   <translation>La poser</translation>
  </message>
  <message>
   <source>The file says which game this is.</source>
   <translation>Le fichier dit de quel jeu il s’agit.</translation>
  </message>
  <message>
   <source>Deal of the file</source>
   <translation>Donne du fichier</translation>
  </message>
  <message>
   <source>Deal {number} of {own}</source>
   <translation>Donne {number} sur {own}</translation>
  </message>
  <message>
   <source>Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and what comes later counts nothing.</source>
   <translation>On compte d’abord les renonces, puis les levées, puis les honneurs ; la partie finit dès qu’un camp a ses points, et la suite ne compte pas.</translation>
  </message>
  <message>
   <source>Revokes are counted first, then tricks, then honours; the game ends when a side has its points, and what comes later counts nothing, not for the value of the game either.</source>
   <translation>On compte d’abord les renonces, puis les levées, puis les honneurs ; la partie finit dès qu’un camp a ses points, et la suite ne compte pas, pas même pour la valeur de la partie.</translation>
  </message>
  <message>
   <source>Odd tricks, deal {number}</source>
   <translation>Tricks, donne {number}</translation>
  </message>
  <message>
   <source>Slam, deal {number}</source>
   <translation>Chelem, donne {number}</translation>
  </message>
  <message>
   <source>But {side} had won the game before honours were counted.</source>
   <translation>Mais {side} {side:aviez|avait|avaient} gagné la partie avant le compte des honneurs.</translation>
  </message>
  <message>
   <source>Honours, {held:words}</source>
   <translation>Honneurs, {held:words}</translation>
  </message>
  <message>
   <source>{side} had {dealt} honours{where}.</source>
   <translation>{side:^} {side:aviez|avait|avaient} {dealt} honneurs{where}.</translation>
  </message>
  <message>
   <source>Ace, king, queen and jack of trumps: four in one side score {four}, three score {three}.</source>
   <translation>As, roi, dame et valet d’atout : quatre dans un camp comptent {four}, trois comptent {three}.</translation>
  </message>
  <message>
   <source>Honours, deal {number}</source>
   <translation>Honneurs, donne {number}</translation>
  </message>
  <message>
   <source>{who} won {won:number} {won:trick|tricks}, {odd:words} above the book.</source>
   <translation>{who:^} {who:avez|a|ont} fait {won} {won:levée|levées}, {odd} au-dessus du devoir.</translation>
  </message>
  <message>
   <source>Odd tricks of {won} won</source>
   <translation>Tricks, de {won} levées</translation>
  </message>
  <message>
   <source>Each trick above six counts one point.</source>
   <translation>Chaque levée au-dessus de six, ou trick, compte un point.</translation>
  </message>
  <message>
   <source>The odd trick of {won} won</source>
   <translation>Le trick, de {won} levées</translation>
  </message>
  <message>
   <source>The odd trick counts one point, however many are won.</source>
   <translation>Le trick compte un point, quel que soit le nombre de levées.</translation>
  </message>
  <message>
   <source>{what}: {needed:words} needed</source>
   <translation>{what} : il en fallait {needed}</translation>
  </message>
  <message>
   <source>Both players</source>
   <translation>Les deux joueurs</translation>
  </message>
  <message>
   <source>One player</source>
   <translation>Un joueur</translation>
  </message>
  <message>
   <source>{who} kept the hand that was dealt: the score counts {often}.</source>
   <translation>Main reçue et gardée : {who}. La marque compte {often}.</translation>
  </message>
  <message>
   <source>Odd tricks count double for one hand that was kept, fourfold for two.</source>
   <translation>Les tricks comptent double pour une main gardée, quadruple pour deux.</translation>
  </message>
  <message>
   <source>All counts double for one hand that was kept, fourfold for two.</source>
   <translation>Tout compte double pour une main gardée, quadruple pour deux.</translation>
  </message>
  <message>
   <source>{who} won all thirteen tricks.</source>
   <translation>{who:^} {who:avez|a|ont} fait les treize levées.</translation>
  </message>
  <message>
   <source>A slam is worth {sheet} on the sheet, and its odd tricks count to the game as well.</source>
   <translation>Un chelem vaut {sheet} sur la feuille, et ses tricks comptent aussi pour la partie.</translation>
  </message>
  <message>
   <source>A slam is worth {sheet} on the sheet and nothing to the game.</source>
   <translation>Un chelem vaut {sheet} sur la feuille et rien pour la partie.</translation>
  </message>
  <message>
   <source>Slam, {sheet} on the sheet</source>
   <translation>Chelem, {sheet} sur la feuille</translation>
  </message>
  <message>
   <source>But they had won the game before honours were counted.</source>
   <translation>Mais ce camp avait gagné la partie avant le compte des honneurs.</translation>
  </message>
  <message>
   <source>But {side} had won the game before tricks were counted.</source>
   <translation>Mais {side} {side:aviez|avait|avaient} gagné la partie avant le compte des levées.</translation>
  </message>
  <message>
   <source>all four</source>
   <translation>les quatre</translation>
  </message>
  <message>
   <source>{held:words} of the four</source>
   <translation>{held} des quatre</translation>
  </message>
  <message>
   <source>{side} {side:were|was} dealt {dealt} honours{where}.</source>
   <translation>{side:^} {side:avez|a|ont} reçu {dealt} honneurs{where}.</translation>
  </message>
  <message>
   <source>Ace, king, queen and jack of trumps: who has two or more, and more than the other, counts what he has.</source>
   <translation>As, roi, dame et valet d’atout : qui en a deux ou plus, et plus que l’autre, compte ce qu’il a.</translation>
  </message>
  <message>
   <source>Tricks won</source>
   <translation>Levées faites</translation>
  </message>
  <message>
   <source>The book</source>
   <translation>Le devoir</translation>
  </message>
  <message>
   <source>Odd tricks</source>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>The last tricks were claimed, and the claim was admitted.</source>
   <translation>Les dernières levées ont été revendiquées, et la revendication admise.</translation>
  </message>
  <message>
   <source>{what}: not counted</source>
   <translation>{what} : ne compte pas</translation>
  </message>
  <message>
   <source>{rule} Points beyond game are not carried to the next.</source>
   <translation>{rule} Les points au-delà de la partie ne passent pas à la suivante.</translation>
  </message>
  <message>
   <source>The first trick above the book was trick {trick}.</source>
   <translation>La première levée au-dessus du devoir était la levée {trick}.</translation>
  </message>
  <message>
   <source>Hands kept</source>
   <translation>Mains gardées</translation>
  </message>
  <message>
   <source>They count nothing to the game, which goes on at the old score.</source>
   <translation>Elles ne comptent pas pour la partie, qui continue à l’ancienne marque.</translation>
  </message>
  <message>
   <source>On the sheet</source>
   <translation>Sur la feuille</translation>
  </message>
  <message>
   <source>To the game</source>
   <translation>Pour la partie</translation>
  </message>
  <message>
   <source>But they had won the game before tricks were counted.</source>
   <translation>Mais ce camp avait gagné la partie avant le compte des levées.</translation>
  </message>
  <message>
   <source>Honours dealt</source>
   <translation>Honneurs reçus</translation>
  </message>
  <message>
   <source>{held} of 4</source>
   <translation>{held} sur 4</translation>
  </message>
  <message>
   <source>They are worth</source>
   <translation>Ils valent</translation>
  </message>
  <message>
   <source>{what}: barred</source>
   <translation>{what} : interdits</translation>
  </message>
  <message>
   <source>A side that needs one point when the deal begins cannot score honours.</source>
   <translation>Un camp à un point de la partie au début de la donne ne compte pas d’honneurs.</translation>
  </message>
  <message>
   <source>{what}: not called</source>
   <translation>{what} : non annoncés</translation>
  </message>
  <message>
   <source>Honours must be called after the last card and before the next trump is turned.</source>
   <translation>Les honneurs s’annoncent après la dernière carte et avant la retourne suivante.</translation>
  </message>
  <message>
   <source>The odd trick</source>
   <translation>Le trick</translation>
  </message>
  <message>
   <source>{rule} The deal that ends a game is counted in full.</source>
   <translation>{rule} La donne qui finit une partie compte en entier.</translation>
  </message>
  <message>
   <source>Honours of the other</source>
   <translation>Honneurs de l’autre</translation>
  </message>
  <message>
   <source>The score stood at {before:words} when the deal began, so honours cannot help.</source>
   <translation>La marque était à {before} au début de la donne : les honneurs n’y peuvent rien.</translation>
  </message>
  <message>
   <source>Nobody called them.</source>
   <translation>Personne ne les a annoncés.</translation>
  </message>
  <message>
   <source>the {ranks} to {whom}</source>
   <translation>{ranks} chez {whom}</translation>
  </message>
  <message>
   <source>Score when the deal began</source>
   <translation>Marque au début de la donne</translation>
  </message>
  <message>
   <source>Needed for game</source>
   <translation>Manquait pour la partie</translation>
  </message>
  <message>
   <source>{bid}, doubled</source>
   <translation>{bid}, contré</translation>
  </message>
  <message>
   <source>{bid}, redoubled</source>
   <translation>{bid}, surcontré</translation>
  </message>
  <message>
   <source>Doubled</source>
   <translation>Contré</translation>
  </message>
  <message>
   <source>Redoubled</source>
   <translation>Surcontré</translation>
  </message>
  <message>
   <source>A contract that fails counts nothing for anybody.</source>
   <translation>Un contrat qui chute ne compte pour personne.</translation>
  </message>
  <message>
   <source>The other player scores 50 for each undertrick, 100 doubled, 200 redoubled.</source>
   <translation>L’autre joueur marque 50 par levée de chute, 100 contré, 200 surcontré.</translation>
  </message>
  <message>
   <source>The declarer loses 50 for each undertrick, 100 doubled, 200 redoubled.</source>
   <translation>Le déclarant perd 50 par levée de chute, 100 contré, 200 surcontré.</translation>
  </message>
  <message>
   <source>The other player scores 50 for each undertrick; doubled 100 for the first, 200 for the second and third, 300 for each more; redoubled twice that.</source>
   <translation>L’autre joueur marque 50 par levée de chute ; contré 100 la première, 200 la deuxième et la troisième, 300 les suivantes ; surcontré le double.</translation>
  </message>
  <message>
   <source>{title}, deal {number}</source>
   <translation>{title}, donne {number}</translation>
  </message>
  <message>
   <source>{scene} Nobody bid, and the hand was thrown in.</source>
   <translation>{scene} Personne n’a enchéri : la donne est jetée.</translation>
  </message>
  <message>
   <source>A hand on which nobody bids is thrown in and counts nothing.</source>
   <translation>Une donne sans enchère est jetée et ne compte pas.</translation>
  </message>
  <message>
   <source>Tricks {tricks}</source>
   <translation>Levées {tricks}</translation>
  </message>
  <message>
   <source>{basis} less {book}: {points}</source>
   <translation>{basis} moins {book} : {points}</translation>
  </message>
  <message>
   <source>{number:number} {number:book|books}</source>
   <translation>{number} {number:levée|levées}</translation>
  </message>
  <message>
   <source>{number:number} {number:trick|tricks}</source>
   <translation>{number} {number:levée|levées}</translation>
  </message>
  <message>
   <source> That side won {won}: {short:number} {short:undertrick|undertricks}.</source>
   <translation> Ce camp a fait {won} : {short} {short:levée|levées} de chute.</translation>
  </message>
  <message>
   <source>{what}: failed with {basis}</source>
   <translation>{what} : chuté avec {basis}</translation>
  </message>
  <message>
   <source>Each trick above six counts one; who has six or fewer counts nothing.</source>
   <translation>Chaque levée au-dessus de six compte un ; six ou moins ne comptent rien.</translation>
  </message>
  <message>
   <source>Every trick that is won counts one, on both sides.</source>
   <translation>Chaque levée faite compte un, dans les deux camps.</translation>
  </message>
  <message>
   <source>Odd tricks, net</source>
   <translation>Tricks, net</translation>
  </message>
  <message>
   <source>Odd tricks won count for a side, and odd tricks lost against it.</source>
   <translation>Les tricks gagnés comptent pour un camp, les tricks perdus contre lui.</translation>
  </message>
  <message>
   <source>Thrown in</source>
   <translation>Donne jetée</translation>
  </message>
  <message>
   <source>{side} won {won:words}</source>
   <translation>{side} {won}</translation>
  </message>
  <message>
   <source>{said} of the thirteen tricks.</source>
   <translation>Sur treize levées : {said}.</translation>
  </message>
  <message>
   <source> {name} named downtown.</source>
   <translation> {name:^} {name:avez|a|ont} nommé bas.</translation>
  </message>
  <message>
   <source> {name} named uptown.</source>
   <translation> {name:^} {name:avez|a|ont} nommé haut.</translation>
  </message>
  <message>
   <source> That side won {won}, and the contract is made.</source>
   <translation> Ce camp a fait {won} : le contrat est rempli.</translation>
  </message>
  <message>
   <source>Who makes the contract scores every book above six, also those that were not bid.</source>
   <translation>Qui remplit le contrat marque chaque levée au-dessus de six, même non demandée.</translation>
  </message>
  <message>
   <source> That side won {won}, and the contract is set.</source>
   <translation> Ce camp a fait {won} : le contrat chute.</translation>
  </message>
  <message>
   <source>A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the first 40; overtricks count too.</source>
   <translation>Une levée au-dessus de six vaut 30 à pique et à cœur, 20 à carreau et à trèfle, 30 à sans-atout et 40 la première ; les levées de mieux comptent aussi.</translation>
  </message>
  <message>
   <source>A trick above six counts 30 in spades and hearts, 20 in diamonds and clubs, at no trumps 30 and the first 40; overtricks count nothing.</source>
   <translation>Une levée au-dessus de six vaut 30 à pique et à cœur, 20 à carreau et à trèfle, 30 à sans-atout et 40 la première ; les levées de mieux ne comptent pas.</translation>
  </message>
  <message>
   <source>{what}: made with {basis}</source>
   <translation>{what} : rempli avec {basis}</translation>
  </message>
  <message>
   <source>Who takes the dealt packet is to win {dummy:words} tricks, who takes a hand thrown in {thrown:words}, the others {others:words}; each trick more or less counts one.</source>
   <translation>Qui prend le paquet donné doit faire {dummy} levées, qui prend une main jetée {thrown}, les autres {others} ; chaque levée de plus ou de moins compte un.</translation>
  </message>
  <message>
   <source>{name} had to win {tricks:number} {tricks:book|books}.</source>
   <translation>{name:^} {name:deviez|devait|devaient} faire {tricks} {tricks:levée|levées}.</translation>
  </message>
  <message>
   <source>{name} had to win {tricks:number} {tricks:trick|tricks}.</source>
   <translation>{name:^} {name:deviez|devait|devaient} faire {tricks} {tricks:levée|levées}.</translation>
  </message>
  <message>
   <source>Contract</source>
   <translation>Contrat</translation>
  </message>
  <message>
   <source>{name} bid {bid}: all thirteen books.</source>
   <translation>{name:^} {name:avez|a|ont} demandé {bid} : les treize levées.</translation>
  </message>
  <message>
   <source>{name} bid {bid}: all thirteen tricks.</source>
   <translation>{name:^} {name:avez|a|ont} demandé {bid} : les treize levées.</translation>
  </message>
  <message>
   <source>{name} bid {bid}: {tricks:number} {tricks:book|books} or more.</source>
   <translation>{name:^} {name:avez|a|ont} demandé {bid} : {tricks} {tricks:levée|levées} ou plus.</translation>
  </message>
  <message>
   <source>{name} bid {bid}: {tricks:number} {tricks:trick|tricks} or more.</source>
   <translation>{name:^} {name:avez|a|ont} demandé {bid} : {tricks} {tricks:levée|levées} ou plus.</translation>
  </message>
  <message>
   <source>Books to win</source>
   <translation>Levées à faire</translation>
  </message>
  <message>
   <source>Books won</source>
   <translation>Levées faites</translation>
  </message>
  <message>
   <source>Contract made</source>
   <translation>Contrat rempli</translation>
  </message>
  <message>
   <source>{what}: set with {basis}</source>
   <translation>{what} : chuté avec {basis}</translation>
  </message>
  <message>
   <source>Contract set</source>
   <translation>Contrat chuté</translation>
  </message>
  <message>
   <source>Who is set loses the level of the bid.</source>
   <translation>Qui chute perd le palier de l’enchère.</translation>
  </message>
  <message>
   <source>When the contract is set each opponent scores the level of the bid.</source>
   <translation>Quand le contrat chute, chaque adversaire marque le palier de l’enchère.</translation>
  </message>
  <message>
   <source>Tricks to win</source>
   <translation>Levées à faire</translation>
  </message>
  <message>
   <source>Undertricks</source>
   <translation>Levées de chute</translation>
  </message>
  <message>
   <source>{name:whose^} points</source>
   <translation>Points {name:du}</translation>
  </message>
  <message>
   <source>Contract failed</source>
   <translation>Contrat chuté</translation>
  </message>
  <message>
   <source>{name}, {basis} less {target}</source>
   <translation>{name}, {basis} moins {target}</translation>
  </message>
  <message>
   <source>Each trick above the target counts one; nothing is taken off for tricks short.</source>
   <translation>Chaque levée au-dessus du but compte un ; rien n’est ôté pour les levées manquantes.</translation>
  </message>
  <message>
   <source>Every trick counts one, whatever the target.</source>
   <translation>Chaque levée compte un, quel que soit le but.</translation>
  </message>
  <message>
   <source>Tricks and targets</source>
   <translation>Levées et buts</translation>
  </message>
  <message>
   <source>Books above six</source>
   <translation>Levées au-dessus de six</translation>
  </message>
  <message>
   <source>Level of the bid</source>
   <translation>Palier de l’enchère</translation>
  </message>
  <message>
   <source>A bid of seven, a Boston, counts {often}.</source>
   <translation>Une enchère de sept, un boston, compte {often}.</translation>
  </message>
  <message>
   <source>All thirteen books, a Boston, count {often}.</source>
   <translation>Les treize levées, un boston, comptent {often}.</translation>
  </message>
  <message>
   <source>A no-trump contract counts double.</source>
   <translation>Un contrat à sans-atout compte double.</translation>
  </message>
  <message>
   <source>Multiplied</source>
   <translation>Multiplié</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>Points</translation>
  </message>
  <message>
   <source>Points for each</source>
   <translation>Points pour chacun</translation>
  </message>
  <message>
   <source>Tricks above six, {odd} × {each}</source>
   <translation>Levées au-dessus de six, {odd} × {each}</translation>
  </message>
  <message>
   <source>{took} exchanged.</source>
   <translation>Échange : {took}.</translation>
  </message>
  <message>
   <source>The first at no trumps</source>
   <translation>La première à sans-atout</translation>
  </message>
  <message>
   <source>Nobody exchanged.</source>
   <translation>Personne n’a échangé.</translation>
  </message>
  <message>
   <source>{name}, tricks</source>
   <translation>{name}, levées</translation>
  </message>
  <message>
   <source>Revoke: points off</source>
   <translation>Renonce : points en moins</translation>
  </message>
  <message>
   <source>Revoke: points on</source>
   <translation>Renonce : points en plus</translation>
  </message>
  <message>
   <source>False claim: a point off</source>
   <translation>Fausse réclamation : un point en moins</translation>
  </message>
  <message>
   <source>Revoke by {who}, {n:number} {n:trick|tricks}</source>
   <translation>Renonce : {who}, {n} {n:levée|levées}</translation>
  </message>
  <message>
   <source>Renege by {who}, {n:number} {n:book|books}</source>
   <translation>Fausse renonce : {who}, {n} {n:levée|levées}</translation>
  </message>
  <message>
   <source>Revoke by {who}, {n:number} {n:point|points} off</source>
   <translation>Renonce : {who}, {n} {n:point|points} en moins</translation>
  </message>
  <message>
   <source>Revoke by {who}, {n:number} {n:point|points} on</source>
   <translation>Renonce : {who}, {n} {n:point|points} en plus</translation>
  </message>
  <message>
   <source>This side revoked, and points are taken off its score.</source>
   <translation>Ce camp a fait une renonce ; des points sont retirés de sa marque.</translation>
  </message>
  <message>
   <source>The other side revoked, and points are added here.</source>
   <translation>L’autre camp a fait une renonce ; des points sont ajoutés ici.</translation>
  </message>
  <message>
   <source>This side claimed a revoke that was not proved.</source>
   <translation>Ce camp a réclamé une renonce qui n’est pas prouvée.</translation>
  </message>
  <message>
   <source>A revoke is paid for before anything else is counted.</source>
   <translation>Une renonce se paie avant tout autre décompte.</translation>
  </message>
  <message>
   <source>A renege is paid for before the contract is judged.</source>
   <translation>Une fausse renonce se paie avant que le contrat soit jugé.</translation>
  </message>
  <message>
   <source>Revoke, deal {number}</source>
   <translation>Renonce, donne {number}</translation>
  </message>
  <message>
   <source>Renege, deal {number}</source>
   <translation>Fausse renonce, donne {number}</translation>
  </message>
  <message>
   <source>Revoke by {who}, deal {number}</source>
   <translation>Renonce : {who}, donne {number}</translation>
  </message>
  <message>
   <source>Renege by {who}, deal {number}</source>
   <translation>Fausse renonce : {who}, donne {number}</translation>
  </message>
  <message>
   <source>Revoke: {n:number} {n:trick|tricks} taken</source>
   <translation>Renonce : {n} {n:levée prise|levées prises}</translation>
  </message>
  <message>
   <source>Renege: {n:number} {n:book|books} taken</source>
   <translation>Fausse renonce : {n} {n:levée prise|levées prises}</translation>
  </message>
  <message>
   <source>The other side revoked, and lost {n:number} {n:trick|tricks} for it.</source>
   <translation>L’autre camp a fait une renonce et a perdu {n} {n:levée|levées} pour cela.</translation>
  </message>
  <message>
   <source>The other side reneged, and lost {n:number} {n:book|books} for it.</source>
   <translation>L’autre camp a fait une fausse renonce et a perdu {n} {n:levée|levées} pour cela.</translation>
  </message>
  <message>
   <source>In trick {n} {suit:suits} were led.</source>
   <translation>À la levée {n}, on a entamé {suit:suits}.</translation>
  </message>
  <message>
   <source>In book {n} {suit:suits} were led.</source>
   <translation>À la levée {n}, on a entamé {suit:suits}.</translation>
  </message>
  <message>
   <source>False call: {n:number} {n:book|books} taken</source>
   <translation>Fausse réclamation : {n} {n:levée prise|levées prises}</translation>
  </message>
  <message>
   <source>The other side called a renege that was not proved, and lost {n:number} {n:book|books} for it.</source>
   <translation>L’autre camp a réclamé une fausse renonce qui n’a pas été prouvée, et a perdu {n} {n:levée|levées} pour cela.</translation>
  </message>
  <message>
   <source>False call, deal {number}</source>
   <translation>Fausse réclamation, donne {number}</translation>
  </message>
  <message>
   <source>{what}; held at {score:words}: a revoke</source>
   <translation>{what} ; arrêté à {score} : renonce</translation>
  </message>
  <message>
   <source>Who revoked cannot win the game with this deal: the score is held at {score:words}.</source>
   <translation>Qui a fait une renonce ne peut pas gagner la partie avec cette donne : la marque s’arrête à {score}.</translation>
  </message>
  <message>
   <source>Revoke by {who}, cancelled</source>
   <translation>Renonce : {who}, annulée</translation>
  </message>
  <message>
   <source>Revoke: cancelled</source>
   <translation>Renonce : annulée</translation>
  </message>
  <message>
   <source>Both sides revoked, and the penalties cancel each other.</source>
   <translation>Les deux camps ont fait une renonce ; les pénalités s’annulent.</translation>
  </message>
  <message>
   <source>Revoke by {who}, not counted</source>
   <translation>Renonce : {who}, ne compte pas</translation>
  </message>
  <message>
   <source>Revoke: not counted</source>
   <translation>Renonce : ne compte pas</translation>
  </message>
  <message>
   <source>The game was over before this revoke was paid for.</source>
   <translation>La partie était finie avant que cette renonce soit payée.</translation>
  </message>
  <message>
   <source>Revoke by {who}, penalty waived</source>
   <translation>Renonce : {who}, pénalité non exigée</translation>
  </message>
  <message>
   <source>Revoke: penalty waived</source>
   <translation>Renonce : pénalité non exigée</translation>
  </message>
  <message>
   <source>This side revoked, and the other side waived the penalty.</source>
   <translation>Ce camp a fait une renonce ; l’autre n’a pas exigé la pénalité.</translation>
  </message>
  <message>
   <source>Renege by {who}, penalty waived</source>
   <translation>Fausse renonce : {who}, pénalité non exigée</translation>
  </message>
  <message>
   <source>Renege: penalty waived</source>
   <translation>Fausse renonce : pénalité non exigée</translation>
  </message>
  <message>
   <source>This side reneged, and the other side waived the penalty.</source>
   <translation>Ce camp a fait une fausse renonce ; l’autre n’a pas exigé la pénalité.</translation>
  </message>
  <message>
   <source>Revoke by {who}, nothing to take</source>
   <translation>Renonce : {who}, rien à prendre</translation>
  </message>
  <message>
   <source>Revoke: nothing to take</source>
   <translation>Renonce : rien à prendre</translation>
  </message>
  <message>
   <source>There was nothing to take for the revoke.</source>
   <translation>Il n’y avait rien à prendre pour la renonce.</translation>
  </message>
  <message>
   <source>Renege by {who}, nothing to take</source>
   <translation>Fausse renonce : {who}, rien à prendre</translation>
  </message>
  <message>
   <source>Renege: nothing to take</source>
   <translation>Fausse renonce : rien à prendre</translation>
  </message>
  <message>
   <source>There was nothing to take for the renege.</source>
   <translation>Il n’y avait rien à prendre pour la fausse renonce.</translation>
  </message>
  <message>
   <source>False claim, deal {number}</source>
   <translation>Fausse réclamation, donne {number}</translation>
  </message>
  <message>
   <source>In trick {n} {who} did not obey a call.</source>
   <translation>À la levée {n}, {who} {who:n’avez|n’a|n’ont} pas suivi un appel.</translation>
  </message>
  <message>
   <source>{who} played the {wrong:card} and held one of the suit.</source>
   <translation>{who} {who:avez|a|ont} joué {wrong:card.le} et en {who:aviez|avait|avaient} une de la couleur.</translation>
  </message>
  <message>
   <source>{who} played the {wrong:card} and later showed the {card:card}.</source>
   <translation>{who} {who:avez|a|ont} joué {wrong:card.le}, puis {who:avez|a|ont} montré {card:card.le}.</translation>
  </message>
  <message>
   <source>False claim: no point to take off</source>
   <translation>Fausse réclamation : aucun point à retirer</translation>
  </message>
  <message>
   <source>Books taken</source>
   <translation>Levées prises</translation>
  </message>
  <message>
   <source>Tricks taken</source>
   <translation>Levées prises</translation>
  </message>
  <message>
   <source>Leading from touching honours</source>
   <translation>À l’entame, avec des honneurs équivalents</translation>
  </message>
  <message>
   <source>Leading from touching small cards</source>
   <translation>À l’entame, avec de petites cartes équivalentes</translation>
  </message>
  <message>
   <source>Second hand, from touching honours</source>
   <translation>En deuxième, avec des honneurs équivalents</translation>
  </message>
  <message>
   <source>Second hand, from touching small cards</source>
   <translation>En deuxième, avec de petites cartes équivalentes</translation>
  </message>
  <message>
   <source>Third hand, from touching honours</source>
   <translation>En troisième, avec des honneurs équivalents</translation>
  </message>
  <message>
   <source>Third hand, from touching small cards</source>
   <translation>En troisième, avec de petites cartes équivalentes</translation>
  </message>
  <message>
   <source>Last hand, from touching honours</source>
   <translation>En dernier, avec des honneurs équivalents</translation>
  </message>
  <message>
   <source>Last hand, from touching small cards</source>
   <translation>En dernier, avec de petites cartes équivalentes</translation>
  </message>
  <message>
   <source>Throwing away from touching honours</source>
   <translation>En défaussant, avec des honneurs équivalents</translation>
  </message>
  <message>
   <source>Throwing away from touching small cards</source>
   <translation>En défaussant, avec de petites cartes équivalentes</translation>
  </message>
  <message>
   <source>{where}: you play the highest in {n} of {m}.</source>
   <translation>{where} : vous jouez la plus forte carte {n} fois sur {m}.</translation>
  </message>
  <message>
   <source>{where}: you play the lowest in {n} of {m}.</source>
   <translation>{where} : vous jouez la plus petite carte {n} fois sur {m}.</translation>
  </message>
  <message>
   <source>{where}: you play one between in {n} of {m}.</source>
   <translation>{where} : vous jouez une carte intermédiaire {n} fois sur {m}.</translation>
  </message>
  <message>
   <source>Your cards are mostly as the books have it: {share} %.</source>
   <translation>Vos cartes sont le plus souvent celles des livres : {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as a computer plays them that sends no signals: {share} %.</source>
   <translation>Vos cartes sont le plus souvent celles d’un ordinateur qui ne fait pas de signaux : {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as somebody plays them who takes any of equal cards: {share} %.</source>
   <translation>Vos cartes sont le plus souvent celles de quelqu’un qui prend n’importe laquelle des cartes équivalentes : {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as people play them: {share} %.</source>
   <translation>Vos cartes sont le plus souvent celles que jouent les gens : {share} %.</translation>
  </message>
  <message>
   <source>Your cards are mostly as chance would have it: {share} %.</source>
   <translation>Vos cartes sont le plus souvent celles du hasard : {share} %.</translation>
  </message>
  <message>
   <source>Known from {n} {n:deal|deals}.</source>
   <translation>Connu par {n} {n:donne|donnes}.</translation>
  </message>
  <message>
   <source>What the computers learned in {n} {n:deal|deals} is lost. It cannot be taken back.</source>
   <translation>Ce que les ordinateurs ont appris en {n} {n:donne|donnes} est perdu. C’est sans retour.</translation>
  </message>
  <message>
   <source>Touching cards are worth the same, since no card between them is out. They are honours where one of the four best of the suit is among them.</source>
   <translation>Des cartes sont équivalentes quand aucune carte entre elles n’est encore dehors. Ce sont des honneurs quand l’une des quatre meilleures de la couleur en fait partie.</translation>
  </message>
  <message>
   <source>{name}: all is forgotten.</source>
   <translation>{name} : tout est oublié.</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Oublier</translation>
  </message>
  <message>
   <source>{name}: forget what is known</source>
   <translation>{name} : oublier ce que l’on sait</translation>
  </message>
  <message>
   <source>Forget it</source>
   <translation>Oui, oublier</translation>
  </message>
  <message>
   <source>What the computers know of you</source>
   <translation>Ce que les ordinateurs savent de vous</translation>
  </message>
  <message>
   <source>After each deal, when all hands lie open, they learn how you play. It stays on this machine.</source>
   <translation>Après chaque donne, quand toutes les mains sont ouvertes, ils apprennent comment vous jouez. Cela reste sur cette machine.</translation>
  </message>
  <message>
   <source>Nothing yet. They learn from each deal that you play to its end.</source>
   <translation>Rien encore. Ils apprennent de chaque donne que vous jouez jusqu’au bout.</translation>
  </message>
  <message>
   <source>Of touching cards too few were seen yet.</source>
   <translation>Trop peu de cartes équivalentes ont été vues jusqu’ici.</translation>
  </message>
  <message>
   <source>rule</source>
   <comment>column</comment>
   <translation>règle</translation>
  </message>
  <message>
   <source>values</source>
   <comment>column</comment>
   <translation>valeurs</translation>
  </message>
  <message>
   <source>from the next</source>
   <comment>column</comment>
   <translation>vaut dès</translation>
  </message>
  <message>
   <source>source</source>
   <comment>column</comment>
   <translation>source</translation>
  </message>
  <message>
   <source>laws</source>
   <comment>column</comment>
   <translation>articles</translation>
  </message>
  <message>
   <source>deal</source>
   <comment>from the next</comment>
   <translation>la donne suivante</translation>
  </message>
  <message>
   <source>rubber</source>
   <comment>from the next</comment>
   <translation>le robre suivant</translation>
  </message>
  <message>
   <source>session</source>
   <comment>from the next</comment>
   <translation>la séance suivante</translation>
  </message>
  <message>
   <source>Rule sets to start from:</source>
   <translation>Réglages de départ :</translation>
  </message>
  <message>
   <source>{rule}: {words}</source>
   <translation>{rule} : {words}</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} à {last}</translation>
  </message>
  <message>
   <source>all as usual</source>
   <translation>tout comme à l’ordinaire</translation>
  </message>
  <message>
   <source>Hands as dealt. </source>
   <translation>Mains comme données. </translation>
  </message>
  <message>
   <source>Jokers</source>
   <translation>Jokers</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Carte</translation>
  </message>
  <message>
   <source>Hint: {said}</source>
   <translation>Conseil : {said}</translation>
  </message>
  <message>
   <source>Close the hint</source>
   <translation>Fermer le conseil</translation>
  </message>
  <message>
   <source>Each for himself: the tricks of his side, with both pairs of hands of each tray. {done} of {of} trays have been played twice.</source>
   <translation>Chacun pour soi : les levées de son camp, avec les deux paires de mains de chaque étui. {done} étuis sur {of} ont été joués deux fois.</translation>
  </message>
  <message>
   <source>First</source>
   <translation>D’abord</translation>
  </message>
  <message>
   <source>Again</source>
   <translation>Ensuite</translation>
  </message>
  <message>
   <source>New match</source>
   <translation>Nouveau match</translation>
  </message>
  <message>
   <source>On the table</source>
   <translation>À la table</translation>
  </message>
  <message>
   <source>Choose a card by name: suit, then rank</source>
   <translation>Nommer une carte par des lettres : couleur (S H D C), puis rang</translation>
  </message>
  <message>
   <source>Next and previous card that may be played</source>
   <translation>Carte jouable suivante et précédente</translation>
  </message>
  <message>
   <source>Any card, to read it</source>
   <translation>N’importe quelle carte, pour la lire</translation>
  </message>
  <message>
   <source>First and last card</source>
   <translation>Première et dernière carte</translation>
  </message>
  <message>
   <source>Between hand, dummy and trick</source>
   <translation>Entre main, mort et levée</translation>
  </message>
  <message>
   <source>Play the card in focus, gather the trick</source>
   <translation>Jouer la carte choisie, ramasser la levée</translation>
  </message>
  <message>
   <source>What may be done with the card or plate in focus</source>
   <translation>Ce qu’on peut faire de la carte ou de la plaque visée</translation>
  </message>
  <message>
   <source>Next control of a part</source>
   <translation>Élément suivant d’une partie</translation>
  </message>
  <message>
   <source>Close a sheet or a dock, leave the review</source>
   <translation>Fermer une feuille ou un volet, quitter la revue</translation>
  </message>
  <message>
   <source>Behind the curtain: look at your cards</source>
   <translation>Derrière le rideau : regarder vos cartes</translation>
  </message>
  <message>
   <source>No single letter is ever a command: letters and digits name cards.</source>
   <translation>Aucune lettre seule n’est une commande : lettres et chiffres nomment des cartes.</translation>
  </message>
  <message>
   <source>Search keys</source>
   <translation>Chercher une touche</translation>
  </message>
  <message>
   <source>No key does that.</source>
   <translation>Aucune touche ne fait cela.</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>Gauche</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>Droite</translation>
  </message>
  <message>
   <source>Shift+Left</source>
   <translation>Maj+Gauche</translation>
  </message>
  <message>
   <source>Shift+Right</source>
   <translation>Maj+Droite</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Début</translation>
  </message>
  <message>
   <source>End</source>
   <translation>Fin</translation>
  </message>
  <message>
   <source>Up</source>
   <translation>Haut</translation>
  </message>
  <message>
   <source>Down</source>
   <translation>Bas</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Entrée</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Espace</translation>
  </message>
  <message>
   <source>Shift+F10</source>
   <translation>Maj+F10</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tab</translation>
  </message>
  <message>
   <source>Shift+Tab</source>
   <translation>Maj+Tab</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Échap</translation>
  </message>
  <message>
   <source>hold Space</source>
   <translation>tenir Espace</translation>
  </message>
  <message>
   <source>Certain</source>
   <translation>Certain</translation>
  </message>
  <message>
   <source>Likely</source>
   <translation>Probable</translation>
  </message>
  <message>
   <source>Equal chances</source>
   <translation>Chances égales</translation>
  </message>
  <message>
   <source>Who knows</source>
   <translation>Qui sait</translation>
  </message>
  <message>
   <source>Whose hand</source>
   <translation>Quelle main</translation>
  </message>
  <message>
   <source>You have counted a hand. In your own deals this counts with you: Study, What a seat knows.</source>
   <translation>Vous avez compté une main. Dans vos propres donnes, ceci compte avec vous : Étude, Ce qu’une place sait.</translation>
  </message>
  <message>
   <source>{suit:suits} ({ranks})</source>
   <translation>{suit:suits} ({ranks})</translation>
  </message>
  <message>
   <source>trick {number}: {card:card} of {name:whose} hand</source>
   <translation>levée {number} : {card:card} {name:du}</translation>
  </message>
  <message>
   <source>Chance to lie with {name}, in per cent</source>
   <translation>Chance d’être chez {name:moi}, en pour cent</translation>
  </message>
  <message>
   <source>{n:number} {suit:suits}</source>
   <translation>{n} {suit:suits}</translation>
  </message>
  <message>
   <source>{name} {name:have|has} at most one of {suit:suits}</source>
   <translation>{name} {name:avez|a} au plus une carte à {suit:suits}</translation>
  </message>
  <message>
   <source>by the room that is left</source>
   <translation>par la place qui reste</translation>
  </message>
  <message>
   <source>here</source>
   <comment>a card lies for sure in this hand</comment>
   <translation>ici</translation>
  </message>
  <message>
   <source>Not seen: {cards}.</source>
   <translation>Non vus : {cards}.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} the {card:card}</source>
   <translation>{name} {name:avez|a} {card:card.le}</translation>
  </message>
  <message>
   <source>{name} {name:have|has} no {suit:suits}</source>
   <translation>{name} n’{name:avez|a} pas de {suit:suits}</translation>
  </message>
  <message>
   <source>not</source>
   <comment>a card cannot lie in this hand</comment>
   <translation>non</translation>
  </message>
  <message>
   <source>{name} {name:have|has} for sure: {cards}.</source>
   <translation>{name} {name:avez|a} à coup sûr : {cards}.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} no {suit:suits}: so it adds up.</source>
   <translation>{name} n’{name:avez|a} pas de {suit:suits} : le compte le dit.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} no {suit:suits}, since trick {number}.</source>
   <translation>{name} n’{name:avez|a} plus de {suit:suits} depuis la levée {number}.</translation>
  </message>
  <message>
   <source>{suit:suits^}, per cent with {name}: {cards}</source>
   <translation>{suit:suits^}, pour cent chez {name:moi} : {cards}</translation>
  </message>
  <message>
   <source>{ours} against {theirs}.</source>
   <translation>{ours:^} contre {theirs}.</translation>
  </message>
  <message>
   <source>Until time is called.</source>
   <translation>Jusqu’à l’heure dite.</translation>
  </message>
  <message>
   <source>{done:words^} of {total:words} {unit:pl} finished.</source>
   <translation>{unit:pl^} finis : {done} sur {total}.</translation>
  </message>
  <message>
   <source>Vivant wins or pays twice</source>
   <translation>Le vivant gagne ou paie double</translation>
  </message>
  <message>
   <source>The dummy player wins or pays twice</source>
   <translation>Le joueur du mort gagne ou paie double</translation>
  </message>
  <message>
   <source>Deal {number}: {name}</source>
   <translation>Donne {number} : {name}</translation>
  </message>
  <message>
   <source>Deal {number}: number {name}</source>
   <translation>Donne {number} : numéro {name}</translation>
  </message>
  <message>
   <source>{unit:^} {number}</source>
   <translation>{unit:^} {number}</translation>
  </message>
  <message>
   <source>Part {number} of {total:words}. {ours} against {theirs}.</source>
   <translation>Manche {number} sur {total}. {ours:^} contre {theirs}.</translation>
  </message>
  <message>
   <source>{name} {name:are|is} Vivant.</source>
   <translation>{name:^} {name:êtes|est|sont} le vivant.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} dummy.</source>
   <translation>{name:^} {name:avez|a|ont} le mort.</translation>
  </message>
  <message>
   <source>Each for himself.</source>
   <translation>Chacun pour soi.</translation>
  </message>
  <message>
   <source>Settlement when the {unit} is won.</source>
   <translation>Règlement quand {unit:le} sera {unit:gagné|gagnée}.</translation>
  </message>
  <message>
   <source>Settlement when the {unit} is over.</source>
   <translation>Règlement quand {unit:le} sera {unit:fini|finie}.</translation>
  </message>
  <message>
   <source>Broken off: nothing is settled.</source>
   <translation>Interrompu : rien n’est réglé.</translation>
  </message>
  <message>
   <source>All {unit:pl}</source>
   <translation>Tout : {unit:pl}</translation>
  </message>
  <message>
   <source>Whole tournée</source>
   <translation>Toute la tournée</translation>
  </message>
  <message>
   <source> Broken off.</source>
   <translation> Interrompu.</translation>
  </message>
  <message>
   <source>As it stands; the account is settled at the end.</source>
   <translation>En l’état ; le compte se règle à la fin.</translation>
  </message>
  <message>
   <source>{name} of {total:words}. </source>
   <translation>{name} sur {total}. </translation>
  </message>
  <message>
   <source>One {unit}. </source>
   <translation>{unit:Un|Une} {unit}. </translation>
  </message>
  <message>
   <source>{name} {name:sit|sits} out.</source>
   <translation>{name:^} ne {name:jouez|joue|jouent} pas.</translation>
  </message>
  <message>
   <source>A rubber of games of {points:words} points.</source>
   <translation>Un robre de parties en {points} points.</translation>
  </message>
  <message>
   <source>One game of {points:words} points.</source>
   <translation>Une partie en {points} points.</translation>
  </message>
  <message>
   <source>To {points} points.</source>
   <translation>En {points} points.</translation>
  </message>
  <message>
   <source>{deals:number^} {deals:deal|deals}.</source>
   <translation>{deals} {deals:donne|donnes}.</translation>
  </message>
  <message>
   <source>Broken off: this {unit} does not count.</source>
   <translation>Interrompu : {unit:ce} ne compte pas.</translation>
  </message>
  <message>
   <source>Rubber points</source>
   <translation>Points de robre</translation>
  </message>
  <message>
   <source>Points of the games</source>
   <translation>Points des parties</translation>
  </message>
  <message>
   <source>Settlement</source>
   <translation>Règlement</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Paiements</translation>
  </message>
  <message>
   <source>A game is worth the winners’ points, three more for a triple, two for a double, one for a simple, and the consolation, less the losers’ points; slams count on both sides.</source>
   <translation>Une partie vaut les points des gagnants, trois de plus pour un triple, deux pour un double, un pour un simple, et la consolation, moins les points des perdants ; les chelems comptent des deux côtés.</translation>
  </message>
  <message>
   <source>single</source>
   <translation>simple</translation>
  </message>
  <message>
   <source>double</source>
   <translation>double</translation>
  </message>
  <message>
   <source>treble</source>
   <translation>triple</translation>
  </message>
  <message>
   <source>Simple</source>
   <translation>Simple</translation>
  </message>
  <message>
   <source>Triple</source>
   <translation>Triple</translation>
  </message>
  <message>
   <source> That is a single.</source>
   <translation> La partie est simple.</translation>
  </message>
  <message>
   <source> That is a double.</source>
   <translation> La partie est double.</translation>
  </message>
  <message>
   <source> That is a treble.</source>
   <translation> La partie est triple.</translation>
  </message>
  <message>
   <source>A game is a treble, three rubber points, if the losers have nothing; a double, two, if they have one or two; else a single, one.</source>
   <translation>Une partie est triple, trois points de robre, si les perdants n’ont rien ; double, deux, s’ils ont un ou deux points ; sinon simple, un.</translation>
  </message>
  <message>
   <source>A game is worth the points that the losers still needed.</source>
   <translation>Une partie vaut les points qui manquaient encore aux perdants.</translation>
  </message>
  <message>
   <source>The last deal is counted in full, and the game is worth the difference of the scores.</source>
   <translation>La dernière donne compte en entier, et la partie vaut la différence des marques.</translation>
  </message>
  <message>
   <source>A game is a double if the losers have less than half of the points for game, else a single.</source>
   <translation>Une partie est double si les perdants ont moins de la moitié des points de partie, sinon simple.</translation>
  </message>
  <message>
   <source>Every game is worth one, by however much it is won.</source>
   <translation>Chaque partie vaut un, de quelque façon qu’elle soit gagnée.</translation>
  </message>
  <message>
   <source>Won by {side}</source>
   <translation>Pour {side}</translation>
  </message>
  <message>
   <source>{one} {one:have|has} {first:words}, {two} {two:have|has} {second:words}. {game:words^} points are game.</source>
   <translation>{one:^} {one:avez|a|ont} {first}, {two} {two:avez|a|ont} {second}. La partie est en {game} points.</translation>
  </message>
  <message>
   <source>The first side with {game:words} points wins the game.</source>
   <translation>Le premier camp à {game} points gagne la partie.</translation>
  </message>
  <message>
   <source>{side} won the game; {losers} had {lost:words}.</source>
   <translation>{side:^} {side:avez|a|ont} gagné la partie ; {losers} {losers:aviez|avait|avaient} {lost}.</translation>
  </message>
  <message>
   <source>{title}: {name}</source>
   <translation>{title} : {name}</translation>
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
   <translation>{won} points, gagnée</translation>
  </message>
  <message>
   <source>After {deals:number} {deals:deal|deals}</source>
   <translation>Après {deals} {deals:donne|donnes}</translation>
  </message>
  <message>
   <source>won</source>
   <translation>gagnée</translation>
  </message>
  <message>
   <source>worth {value}</source>
   <translation>de {value}</translation>
  </message>
  <message>
   <source> Nothing is carried to the next game.</source>
   <translation> Rien ne passe à la partie suivante.</translation>
  </message>
  <message>
   <source>{title} so far</source>
   <translation>{title}, jusqu’ici</translation>
  </message>
  <message>
   <source>The game is over: {names} share it.</source>
   <translation>La partie est finie : {names} se la {names:partagez|partage|partagent}.</translation>
  </message>
  <message>
   <source>The game is over: {names} won it.</source>
   <translation>La partie est finie, gagnée par {names}.</translation>
  </message>
  <message>
   <source>The totals</source>
   <translation>Les totaux</translation>
  </message>
  <message>
   <source>Not finished</source>
   <translation>Inachevée</translation>
  </message>
  <message>
   <source>In play</source>
   <translation>En cours</translation>
  </message>
  <message>
   <source>Shared</source>
   <translation>Partagée</translation>
  </message>
  <message>
   <source>Deals</source>
   <translation>Donnes</translation>
  </message>
  <message>
   <source>yours</source>
   <translation>à vous</translation>
  </message>
  <message>
   <source> {side} {side:need|needs} one, and so cannot score honours.</source>
   <translation> À un point de la partie, {side} ne {side:pouvez|peut|peuvent} pas marquer d’honneurs.</translation>
  </message>
  <message>
   <source>The game ends with the deal after which somebody has {points} points or more; the highest wins.</source>
   <translation>La partie finit avec la donne après laquelle quelqu’un a {points} points ou plus ; le plus haut gagne.</translation>
  </message>
  <message>
   <source> With equal scores at the top another deal is played.</source>
   <translation> À égalité en tête, on joue une donne de plus.</translation>
  </message>
  <message>
   <source>The game ends after {deals:number} {deals:deal|deals}, and the highest total wins; equal totals share it.</source>
   <translation>La partie finit après {deals} {deals:donne|donnes}, et le plus haut total gagne ; à égalité, on partage.</translation>
  </message>
  <message>
   <source>The game ends after {deals:number} {deals:deal|deals}, and the highest total wins; equal totals play one more.</source>
   <translation>La partie finit après {deals} {deals:donne|donnes}, et le plus haut total gagne ; à égalité, on en joue une de plus.</translation>
  </message>
  <message>
   <source>The game ends when time is called, and the highest total wins; equal totals share it.</source>
   <translation>La partie finit à l’heure dite, et le plus haut total gagne ; à égalité, on partage.</translation>
  </message>
  <message>
   <source>Points for game</source>
   <translation>Points de partie</translation>
  </message>
  <message>
   <source>Consolation</source>
   <translation>Consolation</translation>
  </message>
  <message>
   <source>Winners’ slams</source>
   <translation>Chelems des gagnants</translation>
  </message>
  <message>
   <source>Losers’ slams</source>
   <translation>Chelems des perdants</translation>
  </message>
  <message>
   <source>{side} {side:need|needs}</source>
   <translation>Manque : {side}</translation>
  </message>
  <message>
   <source>{names} lead together.</source>
   <translation>En tête ensemble : {names}.</translation>
  </message>
  <message>
   <source>{side} {side:lead|leads} with {best}.</source>
   <translation>En tête : {side}, avec {best}.</translation>
  </message>
  <message>
   <source> It ends too when somebody stands at {floor} or less.</source>
   <translation> Elle finit aussi quand quelqu’un est à {floor} ou moins.</translation>
  </message>
  <message>
   <source>Winners</source>
   <translation>Gagnants</translation>
  </message>
  <message>
   <source>Losers</source>
   <translation>Perdants</translation>
  </message>
  <message>
   <source>The game is worth</source>
   <translation>La partie vaut</translation>
  </message>
  <message>
   <source>Double</source>
   <comment>value</comment>
   <translation>Double</translation>
  </message>
  <message>
   <source>Winners’ points</source>
   <translation>Points des gagnants</translation>
  </message>
  <message>
   <source>Losers’ points</source>
   <translation>Points des perdants</translation>
  </message>
  <message>
   <source>{number:number} {number:single|singles}</source>
   <translation>{number} {number:simple|simples}</translation>
  </message>
  <message>
   <source>{number:number} {number:double|doubles}</source>
   <translation>{number} {number:double|doubles}</translation>
  </message>
  <message>
   <source>{number:number} {number:treble|trebles}</source>
   <translation>{number} {number:triple|triples}</translation>
  </message>
  <message>
   <source>A rubber is the best of three games, and winning it adds {bonus:words}.</source>
   <translation>Un robre se joue en deux parties gagnantes, et le gagner ajoute {bonus}.</translation>
  </message>
  <message>
   <source>{winners} won the rubber by two games to none.</source>
   <translation>{winners:^} {winners:avez|a|ont} gagné le robre par deux parties à zéro.</translation>
  </message>
  <message>
   <source>{winners} won the rubber by two games to one.</source>
   <translation>{winners:^} {winners:avez|a|ont} gagné le robre par deux parties à une.</translation>
  </message>
  <message>
   <source>{winners} {winners:win|wins} {size}: {reckoned}.</source>
   <translation>{winners:^} {winners:gagnez|gagne|gagnent} {size} : {reckoned}.</translation>
  </message>
  <message>
   <source>{owner} {owner:keep|keeps} dummy and {owner:give|gives} the adversaries {points} in every rubber, won or lost.</source>
   <translation>{owner:^} {owner:gardez|garde|gardent} le mort et {owner:donnez|donne|donnent} {points} aux adversaires à chaque robre, gagné ou perdu.</translation>
  </message>
  <message>
   <source>For the hand that nobody sees, a constant dummy player concedes rubber points to the adversaries.</source>
   <translation>Pour la main que personne ne voit, le joueur d’un mort constant concède des points de robre aux adversaires.</translation>
  </message>
  <message>
   <source>{story} What is left is {net} for dummy’s side.</source>
   <translation>{story} Il reste {net} au camp du mort.</translation>
  </message>
  <message>
   <source>Game points, {games}</source>
   <translation>Points de partie, {games}</translation>
  </message>
  <message>
   <source>Game points</source>
   <translation>Points de partie</translation>
  </message>
  <message>
   <source>Each game is worth rubber points to the side that won it, by the losers’ score.</source>
   <translation>Chaque partie vaut des points de robre au camp qui la gagne, selon la marque des perdants.</translation>
  </message>
  <message>
   <source>Whoever wins two games wins the rubber, and {bonus:words} points with it.</source>
   <translation>Qui gagne deux parties gagne le robre, et {bonus} points avec lui.</translation>
  </message>
  <message>
   <source>Whoever wins two games wins the rubber.</source>
   <translation>Qui gagne deux parties gagne le robre.</translation>
  </message>
  <message>
   <source>Games won</source>
   <translation>Parties gagnées</translation>
  </message>
  <message>
   <source>A rubber is the best of three games.</source>
   <translation>Un robre se joue en deux parties gagnantes.</translation>
  </message>
  <message>
   <source>{games:number} {games:game|games}</source>
   <translation>{games} {games:partie|parties}</translation>
  </message>
  <message>
   <source>Value of the rubber</source>
   <translation>Valeur du robre</translation>
  </message>
  <message>
   <source> Two games make 4 to 8, three games 1 to 7.</source>
   <translation> Deux parties font de 4 à 8, trois parties de 1 à 7.</translation>
  </message>
  <message>
   <source>a point</source>
   <translation>un point</translation>
  </message>
  <message>
   <source>{given:words} points</source>
   <translation>{given} points</translation>
  </message>
  <message>
   <source>Points conceded</source>
   <translation>Points concédés</translation>
  </message>
  <message>
   <source>Net value</source>
   <translation>Valeur nette</translation>
  </message>
  <message>
   <source>For the rubber</source>
   <translation>Pour le robre</translation>
  </message>
  <message>
   <source>Value of the game</source>
   <translation>Valeur de la partie</translation>
  </message>
  <message>
   <source>The winners’ game points and those for the rubber, less the losers’ game points.</source>
   <translation>Les points de partie des gagnants et ceux du robre, moins les points de partie des perdants.</translation>
  </message>
  <message>
   <source>Conceded</source>
   <translation>Concédé</translation>
  </message>
  <message>
   <source>Net</source>
   <translation>Net</translation>
  </message>
  <message>
   <source>{points} conceded</source>
   <translation>{points} concédé(s)</translation>
  </message>
  <message>
   <source>Rubber</source>
   <translation>Robre</translation>
  </message>
  <message>
   <source>Rubber so far</source>
   <translation>Robre jusqu’ici</translation>
  </message>
  <message>
   <source>Game {number}, {whose}</source>
   <translation>Partie {number}, {whose}</translation>
  </message>
  <message>
   <source>{side} {side:have|has} {points:words}.</source>
   <translation>{side:^} {side:avez|a|ont} {points}.</translation>
  </message>
  <message>
   <source>Whoever wins the rubber gets</source>
   <translation>Qui gagne le robre reçoit</translation>
  </message>
  <message>
   <source>Game of {winners}</source>
   <translation>Partie {winners:du}</translation>
  </message>
  <message>
   <source>Game of the winners</source>
   <translation>Partie des gagnants</translation>
  </message>
  <message>
   <source> The third game was not played.</source>
   <translation> La troisième partie n’a pas été jouée.</translation>
  </message>
  <message>
   <source>{side} won a game, and its points come off.</source>
   <translation>{side:^} {side:avez|a|ont} gagné une partie, et ses points se retranchent.</translation>
  </message>
  <message>
   <source>The losers’ game</source>
   <translation>La partie des perdants</translation>
  </message>
  <message>
   <source>When three games were played, the losers’ game points are taken off.</source>
   <translation>Quand trois parties ont été jouées, les points de partie des perdants se retranchent.</translation>
  </message>
  <message>
   <source>Less the losers’ game points</source>
   <translation>Moins les points de partie des perdants</translation>
  </message>
  <message>
   <source>Their game points</source>
   <translation>Leurs points de partie</translation>
  </message>
  <message>
   <source>The lesson is over</source>
   <translation>La leçon est terminée</translation>
  </message>
  <message>
   <source>The rest of the deal shows nothing new, and is not played.</source>
   <translation>Le reste de la donne n’apprend rien de neuf et n’est pas joué.</translation>
  </message>
  <message>
   <source>Lessons</source>
   <translation>Leçons</translation>
  </message>
  <message>
   <source>Play a deal</source>
   <translation>Jouer une donne</translation>
  </message>
  <message>
   <source>The next lesson is “{title}”.</source>
   <translation>La leçon suivante est « {title} ».</translation>
  </message>
  <message>
   <source>{n:words^} {n:problem|problems} like this</source>
   <translation>{n:number} {n:problème|problèmes} de ce genre</translation>
  </message>
  <message>
   <source>Next lesson</source>
   <translation>Leçon suivante</translation>
  </message>
  <message>
   <source>Show me</source>
   <translation>Montrer</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <source>Leave the lesson</source>
   <translation>Quitter la leçon</translation>
  </message>
  <message>
   <source>Step {n} of {of}, about {minutes:words} {minutes:minute|minutes} left</source>
   <translation>Étape {n} sur {of}, encore {minutes:words} {minutes:minute|minutes} environ</translation>
  </message>
  <message>
   <source>{n:words} {n:minute|minutes}</source>
   <translation>{n:words} {n:minute|minutes}</translation>
  </message>
  <message>
   <source>The first one if trick games are new to you, else any. Leave one when you like, and go on there.</source>
   <translation>La première si les jeux de levées vous sont nouveaux, sinon n’importe laquelle. Quittez-en une à tout moment et reprenez-la là.</translation>
  </message>
  <message>
   <source>left at step {n} of {of}</source>
   <translation>quittée à l’étape {n} sur {of}</translation>
  </message>
  <message>
   <source>finished</source>
   <translation>terminée</translation>
  </message>
  <message>
   <source>Begin again</source>
   <translation>Recommencer</translation>
  </message>
  <message>
   <source>trumps 5-3, took 9+, with Edith</source>
   <translation>atouts 5-3, levées 9+, avec Edith</translation>
  </message>
  <message>
   <source>Search deals</source>
   <translation>Chercher une donne</translation>
  </message>
  <message>
   <source>Look through it</source>
   <translation>La revoir</translation>
  </message>
  <message>
   <source>Copy its name</source>
   <translation>Copier son nom</translation>
  </message>
  <message>
   <source>A name</source>
   <translation>Un nom</translation>
  </message>
  <message>
   <source>Tags, with commas</source>
   <translation>Mots-clés, avec des virgules</translation>
  </message>
  <message>
   <source>A note</source>
   <translation>Une note</translation>
  </message>
  <message>
   <source>Read a file…</source>
   <translation>Lire un fichier…</translation>
  </message>
  <message>
   <source>Write a file…</source>
   <translation>Écrire un fichier…</translation>
  </message>
  <message>
   <source>Keep it</source>
   <translation>La garder</translation>
  </message>
  <message>
   <source>Play it</source>
   <translation>La jouer</translation>
  </message>
  <message>
   <source>Add a fact to the search</source>
   <translation>Ajouter un fait à la recherche</translation>
  </message>
  <message>
   <source>Name of the deal</source>
   <translation>Nom de la donne</translation>
  </message>
  <message>
   <source>Tags of the deal, with commas</source>
   <translation>Mots-clés de la donne, avec des virgules</translation>
  </message>
  <message>
   <source>Note about the deal</source>
   <translation>Note sur la donne</translation>
  </message>
  <message>
   <source>Drop it</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Mot-clé</translation>
  </message>
  <message>
   <source>Set as problem</source>
   <translation>En faire un problème</translation>
  </message>
  <message>
   <source>Copy it for bridge programs (PBN)</source>
   <translation>Copier pour les programmes de bridge (PBN)</translation>
  </message>
  <message>
   <source>Write these deals to a file…</source>
   <translation>Écrire ces donnes dans un fichier…</translation>
  </message>
  <message>
   <source>Delete the note</source>
   <translation>Supprimer la note</translation>
  </message>
  <message>
   <source>Any game</source>
   <translation>Tous les jeux</translation>
  </message>
  <message>
   <source>Add a fact</source>
   <translation>Ajouter un fait</translation>
  </message>
  <message>
   <source>Trick {n}</source>
   <translation>Levée {n}</translation>
  </message>
  <message>
   <source>Try my way</source>
   <translation>À ma façon</translation>
  </message>
  <message>
   <source>Show the line</source>
   <translation>Montrer la suite</translation>
  </message>
  <message>
   <source>It lies on the table.</source>
   <translation>Elle est sur la table.</translation>
  </message>
  <message>
   <source>Why not {n:words} of {of:words}</source>
   <translation>Pourquoi pas {n:words} sur {of:words}</translation>
  </message>
  <message>
   <source>Best play of both sides from the claim.</source>
   <translation>Le meilleur jeu des deux camps depuis la revendication.</translation>
  </message>
  <message>
   <source>{n:number^} {n:trick is|tricks are} there, not {claimed:words}.</source>
   <translation>{n:number^} {n:levée est possible|levées sont possibles}, et non {claimed:words}.</translation>
  </message>
  <message>
   <source>To {n:words} as well come: {cards}. Every other first card comes to fewer.</source>
   <translation>En font aussi {n:words} : {cards}. Toute autre première carte en fait moins.</translation>
  </message>
  <message>
   <source>Trick {n}: {cards}. {sentence}</source>
   <translation>Levée {n} : {cards}. {sentence}</translation>
  </message>
  <message>
   <source>Why not all {n:words}</source>
   <translation>Pourquoi pas les {n:words}</translation>
  </message>
  <message>
   <source>The {many:words} other first cards come to {n:words} as well.</source>
   <translation>Les {many:words} autres premières cartes en font aussi {n:words}.</translation>
  </message>
  <message>
   <source>Every other first card comes to fewer.</source>
   <translation>Toute autre première carte en fait moins.</translation>
  </message>
  <message>
   <source>{who} {who:trump|trumps|trump} with the {card:card}: the trick that is lost.</source>
   <translation>{who} {who:coupez|coupe|coupent} avec {card:card.le} : la levée perdue.</translation>
  </message>
  <message>
   <source>{who} {who:win|wins|win} with the {card:card}: the trick that is lost.</source>
   <translation>{who} {who:gagnez|gagne|gagnent} avec {card:card.le} : la levée perdue.</translation>
  </message>
  <message>
   <source>{who} {who:trump|trumps|trump} with the {card:card}.</source>
   <translation>{who} {who:coupez|coupe|coupent} avec {card:card.le}.</translation>
  </message>
  <message>
   <source>{who} {who:win|wins|win} with the {card:card}.</source>
   <translation>{who} {who:gagnez|gagne|gagnent} avec {card:card.le}.</translation>
  </message>
  <message>
   <source>The {card:card} was played, which comes to {n:words}: the {best:card} was better.</source>
   <translation>On a joué {card:card.le}, qui en fait {n:words} : {best:card.le} valait mieux.</translation>
  </message>
  <message>
   <source>The other first card comes to {n:words} as well.</source>
   <translation>L’autre première carte en fait aussi {n:words}.</translation>
  </message>
  <message>
   <source>No trick is there, not {n:words}.</source>
   <translation>Aucune levée, et non {n:words}.</translation>
  </message>
  <message>
   <source>Play the deal again</source>
   <translation>Rejouer la donne</translation>
  </message>
  <message>
   <source>Put the line back</source>
   <translation>Remettre la ligne</translation>
  </message>
  <message>
   <source>known</source>
   <comment>column</comment>
   <translation>su</translation>
  </message>
  <message>
   <source>Trick and card, lost with all hands seen, lost on what could be known</source>
   <translation>Levée et carte, perdu à jeux découverts, perdu d’après ce qu’on pouvait savoir</translation>
  </message>
  <message>
   <source>Trick, card</source>
   <translation>Levée, carte</translation>
  </message>
  <message>
   <source>seen</source>
   <translation>vu</translation>
  </message>
  <message>
   <source>Hidden while you try</source>
   <translation>Caché pendant l’essai</translation>
  </message>
  <message>
   <source>The table stands before it.</source>
   <translation>La table est juste avant.</translation>
  </message>
  <message>
   <source>About 1 deal in {n:number} fits.</source>
   <translation>Environ 1 donne sur {n:number} convient.</translation>
  </message>
  <message>
   <source>None in {n:number}. Loosen one of these:</source>
   <translation>Aucune sur {n:number}. Assouplissez un de ces vœux :</translation>
  </message>
  <message>
   <source>alone 1 deal in {n:number}</source>
   <translation>seul, 1 donne sur {n:number}</translation>
  </message>
  <message>
   <source>Such deals are very rare.</source>
   <translation>De telles donnes sont très rares.</translation>
  </message>
  <message>
   <source>Every deal fits.</source>
   <translation>Toute donne convient.</translation>
  </message>
  <message>
   <source>1 deal in {n:number} fits.</source>
   <translation>1 donne sur {n:number} convient.</translation>
  </message>
  <message>
   <source>“{clause}”, {rare}</source>
   <translation>« {clause} », {rare}</translation>
  </message>
  <message>
   <source>alone very rare</source>
   <translation>seul, très rare</translation>
  </message>
  <message>
   <source>Every deal that fits is equally likely.</source>
   <translation>Toutes les donnes qui conviennent sont aussi probables.</translation>
  </message>
  <message>
   <source>five trumps opposite three, dummy weak in hearts, I lead</source>
   <translation>cinq atouts face trois, mort faible en cœur, je donne</translation>
  </message>
  <message>
   <source>from</source>
   <translation>de</translation>
  </message>
  <message>
   <source>to</source>
   <translation>à</translation>
  </message>
  <message>
   <source>Trumps together</source>
   <translation>Atouts ensemble</translation>
  </message>
  <message>
   <source>Tricks with all hands seen</source>
   <translation>Levées à cartes ouvertes</translation>
  </message>
  <message>
   <source>Odd trick hangs on me</source>
   <translation>Le trick dépend de moi</translation>
  </message>
  <message>
   <source>made</source>
   <translation>faite</translation>
  </message>
  <message>
   <source>Keep {n:words} {n:deal|deals}</source>
   <translation>Garder {n:number} {n:donne|donnes}</translation>
  </message>
  <message>
   <source>any</source>
   <translation>au choix</translation>
  </message>
  <message>
   <source>{name}, from</source>
   <translation>{name}, de</translation>
  </message>
  <message>
   <source>{name}, to</source>
   <translation>{name}, à</translation>
  </message>
  <message>
   <source>What is wished, in words</source>
   <translation>Ce qui est souhaité, en mots</translation>
  </message>
  <message>
   <source>Trumps</source>
   <translation>Atout</translation>
  </message>
  <message>
   <source>Ace 4, king 3, queen 2, jack 1. Weak: at most two cards, all under the ten.</source>
   <translation>As 4, roi 3, dame 2, valet 1. Faible : au plus deux cartes, toutes sous le dix.</translation>
  </message>
  <message>
   <source>any shape</source>
   <translation>toute distribution</translation>
  </message>
  <message>
   <source>Shape</source>
   <translation>Distribution</translation>
  </message>
  <message>
   <source>any suit</source>
   <translation>toute couleur</translation>
  </message>
  <message>
   <source>any card</source>
   <translation>toute carte</translation>
  </message>
  <message>
   <source>Turned</source>
   <translation>Retourne</translation>
  </message>
  <message>
   <source>Trumps in your hand</source>
   <translation>Atouts dans votre main</translation>
  </message>
  <message>
   <source>Trumps in dummy</source>
   <translation>Atouts au mort</translation>
  </message>
  <message>
   <source>Together</source>
   <translation>Ensemble</translation>
  </message>
  <message>
   <source>Who deals</source>
   <translation>Qui donne</translation>
  </message>
  <message>
   <source>How many deals are kept</source>
   <translation>Combien de donnes sont gardées</translation>
  </message>
  <message>
   <source>Tag of the kept deals</source>
   <translation>Mot-clé des donnes gardées</translation>
  </message>
  <message>
   <source>Score before: yours, theirs</source>
   <translation>Marque avant : la vôtre, la leur</translation>
  </message>
  <message>
   <source>Kept deals: how many, with which tag</source>
   <translation>Donnes gardées : combien, avec quel mot-clé</translation>
  </message>
  <message>
   <source>Suit</source>
   <translation>Couleur</translation>
  </message>
  <message>
   <source>In your hand</source>
   <translation>Dans votre main</translation>
  </message>
  <message>
   <source>In dummy</source>
   <translation>Au mort</translation>
  </message>
  <message>
   <source>Score before, you and dummy</source>
   <translation>Marque avant, vous et le mort</translation>
  </message>
  <message>
   <source>Score before, the adversaries</source>
   <translation>Marque avant, les adversaires</translation>
  </message>
  <message>
   <source>weak</source>
   <translation>faible</translation>
  </message>
  <message>
   <source>Tell the word to your friends, and to nobody else. It opens the trays, and is not in the file.</source>
   <translation>Dites le mot à vos amis, et à personne d’autre. Il ouvre les étuis et n’est pas dans le fichier.</translation>
  </message>
  <message>
   <source>Make a match</source>
   <translation>Créer un match</translation>
  </message>
  <message>
   <source>The trays are drawn and sealed; nobody sees them before he plays them.</source>
   <translation>Les étuis sont tirés et scellés ; personne ne les voit avant de les jouer.</translation>
  </message>
  <message>
   <source>Autumn cup</source>
   <translation>Coupe d’automne</translation>
  </message>
  <message>
   <source>30 November</source>
   <translation>30 novembre</translation>
  </message>
  <message>
   <source>Closes</source>
   <translation>Clôture</translation>
  </message>
  <message>
   <source>Match word</source>
   <translation>Mot du match</translation>
  </message>
  <message>
   <source>Make the match</source>
   <translation>Créer le match</translation>
  </message>
  <message>
   <source>The match needs a title.</source>
   <translation>Il faut un titre au match.</translation>
  </message>
  <message>
   <source>The trays need a word that opens them.</source>
   <translation>Il faut aux étuis un mot qui les ouvre.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Votre nom</translation>
  </message>
  <message>
   <source>Your partner</source>
   <translation>Votre partenaire</translation>
  </message>
  <message>
   <source>Your partner’s name</source>
   <translation>Nom de votre partenaire</translation>
  </message>
  <message>
   <source>East and West: {level}.</source>
   <translation>Est et Ouest : {level}.</translation>
  </message>
  <message>
   <source>Trumps: {how}.</source>
   <translation>Atout : {how}.</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <source>All trays are played</source>
   <translation>Tous les étuis sont joués</translation>
  </message>
  <message>
   <source>Go on with tray {number}</source>
   <translation>Reprendre l’étui {number}</translation>
  </message>
  <message>
   <source>Play tray {number}</source>
   <translation>Jouer l’étui {number}</translation>
  </message>
  <message>
   <source>Friends play the same sealed trays at home, each against computers, and merge their results.</source>
   <translation>Des amis jouent chez eux les mêmes étuis scellés, chacun contre des ordinateurs, et réunissent leurs résultats.</translation>
  </message>
  <message>
   <source>Match</source>
   <translation>Match</translation>
  </message>
  <message>
   <source>No match yet. Make one, or open the file that a friend has sent.</source>
   <translation>Pas encore de match. Créez-en un, ou ouvrez le fichier qu’un ami a envoyé.</translation>
  </message>
  <message>
   <source>Save the match…</source>
   <translation>Enregistrer le match…</translation>
  </message>
  <message>
   <source>Save your results…</source>
   <translation>Enregistrer vos résultats…</translation>
  </message>
  <message>
   <source>Merge results…</source>
   <translation>Réunir les résultats…</translation>
  </message>
  <message>
   <source>Make a match…</source>
   <translation>Créer un match…</translation>
  </message>
  <message>
   <source>Open a match…</source>
   <translation>Ouvrir un match…</translation>
  </message>
  <message>
   <source>Write your name: the results bear it.</source>
   <translation>Écrivez votre nom : les résultats le portent.</translation>
  </message>
  <message>
   <source>Write your partner’s name.</source>
   <translation>Écrivez le nom de votre partenaire.</translation>
  </message>
  <message>
   <source>Closes: {closes}.</source>
   <translation>Clôture : {closes}.</translation>
  </message>
  <message>
   <source>Two people cannot have one name here.</source>
   <translation>Deux personnes ne peuvent avoir ici le même nom.</translation>
  </message>
  <message>
   <source>Write the match word: it opens the trays.</source>
   <translation>Écrivez le mot du match : il ouvre les étuis.</translation>
  </message>
  <message>
   <source>{player}: place {place} of {players}, {plus} tricks.</source>
   <translation>{player} : place {place} sur {players}, {plus} levées.</translation>
  </message>
  <message>
   <source>Tray {number}: {player} {own}, others {others}, average {average}, {plus}</source>
   <translation>Étui {number} : {player} {own}, autres {others}, moyenne {average}, {plus}</translation>
  </message>
  <message>
   <source>No results yet. Add the files that your friends have sent, or drop them here.</source>
   <translation>Pas encore de résultats. Ajoutez les fichiers que vos amis ont envoyés, ou déposez-les ici.</translation>
  </message>
  <message>
   <source>none</source>
   <translation>aucune</translation>
  </message>
  <message>
   <source>Tray {number}: {player} has not played it, others {others}, average {average}</source>
   <translation>Étui {number} : {player} ne l’a pas joué, autres {others}, moyenne {average}</translation>
  </message>
  <message>
   <source>Tricks, 0 to 13</source>
   <translation>Levées, de 0 à 13</translation>
  </message>
  <message>
   <source>who is chosen</source>
   <translation>qui est choisi</translation>
  </message>
  <message>
   <source>others, larger: more of them</source>
   <translation>autres, plus grand : plusieurs</translation>
  </message>
  <message>
   <source>Back to the ranking</source>
   <translation>Retour au classement</translation>
  </message>
  <message>
   <source>Add files…</source>
   <translation>Ajouter des fichiers…</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Quelque chose a mal tourné</translation>
  </message>
  <message>
   <source>Nothing is sent anywhere. Who wants to help can read these details:</source>
   <translation>Rien n’est envoyé nulle part. Qui veut aider peut lire ces détails :</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>Détails</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <source>Details copied</source>
   <translation>Détails copiés</translation>
  </message>
  <message>
   <source>New table</source>
   <translation>Nouvelle table</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Jeux</translation>
  </message>
  <message>
   <source>How it differs</source>
   <translation>Ce qui diffère</translation>
  </message>
  <message>
   <source>More sit down than play: the cut says who plays, and who waits comes in after.</source>
   <translation>Plus de monde que de places : la coupe dit qui joue, et qui attend entre ensuite.</translation>
  </message>
  <message>
   <source>Prove each deal is fair</source>
   <translation>Prouver que chaque donne est loyale</translation>
  </message>
  <message>
   <source>Deal at once</source>
   <translation>Donner tout de suite</translation>
  </message>
  <message>
   <source>Nobody else waits</source>
   <translation>Personne d’autre n’attend</translation>
  </message>
  <message>
   <source>Nobody waits</source>
   <translation>Personne n’attend</translation>
  </message>
  <message>
   <source>{summary} {players} players.</source>
   <translation>{summary} {players} joueurs.</translation>
  </message>
  <message>
   <source>Sit down</source>
   <translation>S’asseoir</translation>
  </message>
  <message>
   <source>Each deal is sealed before it is dealt, and the seal can be checked afterwards.</source>
   <translation>Chaque donne est scellée avant d’être donnée, et le sceau peut être vérifié ensuite.</translation>
  </message>
  <message>
   <source>Each deal is sealed, then everybody cuts and writes a few words before the cards are dealt.</source>
   <translation>Chaque donne est scellée, puis chacun coupe et écrit quelques mots avant la distribution.</translation>
  </message>
  <message>
   <source>Name, seat {seat}</source>
   <translation>Nom, place {seat}</translation>
  </message>
  <message>
   <source>Who plays, seat {seat}</source>
   <translation>Qui joue, place {seat}</translation>
  </message>
  <message>
   <source>{players:words^} players</source>
   <translation>{players} joueurs</translation>
  </message>
  <message>
   <source>Dummy’s trump card. It belongs to the hand and lies across until it is played.</source>
   <translation>La carte d’atout du mort. Elle fait partie de sa main et reste en travers jusqu’à ce qu’on la joue.</translation>
  </message>
  <message>
   <source>Six tricks make the book; each one more is a point.</source>
   <translation>Six levées font le devoir ; chacune de plus vaut un point.</translation>
  </message>
  <message>
   <source>The first side with {points:words} points wins the game, and two games win the rubber.</source>
   <translation>Le premier camp à {points} points gagne la partie, et deux parties gagnent le robre.</translation>
  </message>
  <message>
   <source>The first side with {points:words} points wins the game.</source>
   <translation>Le premier camp à {points} points gagne la partie.</translation>
  </message>
  <message>
   <source>was Vivant, and wins or pays double</source>
   <translation>était le vivant, et gagne ou paie double</translation>
  </message>
  <message>
   <source>had dummy, and wins or pays double</source>
   <translation>avait le mort, et gagne ou paie double</translation>
  </message>
  <message>
   <source>Play another {unit}</source>
   <translation>Rejouer {unit:un}</translation>
  </message>
  <message>
   <source>{names} share the {what}</source>
   <translation>{names:^} {names:partagez|partage|partagent} {what:le}</translation>
  </message>
  <message>
   <source>{names} won the {what}</source>
   <translation>{names:^} {names:avez|a|ont} gagné {what:le}</translation>
  </message>
  <message>
   <source>{deals:number} {deals:deal|deals}</source>
   <translation>{deals} {deals:donne|donnes}</translation>
  </message>
  <message>
   <source>{played:^}, {deals}</source>
   <translation>{played:^}, {deals}</translation>
  </message>
  <message>
   <source>was Vivant</source>
   <translation>était le vivant</translation>
  </message>
  <message>
   <source>had dummy</source>
   <translation>avait le mort</translation>
  </message>
  <message>
   <source>The highest total wins.</source>
   <translation>Le plus haut total gagne.</translation>
  </message>
  <message>
   <source>The totals sum to nought.</source>
   <translation>La somme des totaux est nulle.</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Rejouer</translation>
  </message>
  <message>
   <source>The {what} was broken off</source>
   <translation>{what:le^} a été {what:interrompu|interrompue}</translation>
  </message>
  <message>
   <source>The {what} is even</source>
   <translation>{what:le^} est à égalité</translation>
  </message>
  <message>
   <source>{story}; {left} {number:is|are} not finished.</source>
   <translation>{story} ; {left} {number:inachevé|inachevés}.</translation>
  </message>
  <message>
   <source>This session’s record is full; all of it is kept, and the next one has a record of its own.</source>
   <translation>Le relevé de cette séance est plein ; tout en est gardé, et la suivante aura son propre relevé.</translation>
  </message>
  <message>
   <source>{story}; {name} had dummy in all of them, conceding {given:number} {given:point|points} in each.</source>
   <translation>{story} ; {name} {name:aviez|avait|avaient} le mort chaque fois et {name:concédiez|concédait|concédaient} {given} {given:point|points}.</translation>
  </message>
  <message>
   <source>{story}; each player had every other as partner.</source>
   <translation>{story} ; chacun a eu chacun des autres pour partenaire.</translation>
  </message>
  <message>
   <source>{name}: {rubbers}; total {figure}.</source>
   <translation>{name} : {rubbers} ; total {figure}.</translation>
  </message>
  <message>
   <source>{story}; {name} {name:were|was} Vivant in all of them.</source>
   <translation>{story} ; {name} {name:étiez|était|étaient} le vivant chaque fois.</translation>
  </message>
  <message>
   <source>{story}; {name} had dummy in all of them.</source>
   <translation>{story} ; {name} {name:aviez|avait|avaient} le mort chaque fois.</translation>
  </message>
  <message>
   <source>{unit} {number:words} with {dummy} {points}</source>
   <translation>{unit} {number} avec {dummy:le} {points}</translation>
  </message>
  <message>
   <source>{unit} {number:words} {points}</source>
   <translation>{unit} {number} {points}</translation>
  </message>
  <message>
   <source>not finished</source>
   <translation>inachevé</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Total</translation>
  </message>
  <message>
   <source>{story}; each of you was Vivant once.</source>
   <translation>{story} ; chacun de vous a été une fois le vivant.</translation>
  </message>
  <message>
   <source>{story}; each of you had dummy once.</source>
   <translation>{story} ; chacun de vous a eu une fois le mort.</translation>
  </message>
  <message>
   <source>{story}; each player was Vivant once.</source>
   <translation>{story} ; chaque joueur a été une fois le vivant.</translation>
  </message>
  <message>
   <source>{story}; each player had dummy once.</source>
   <translation>{story} ; chaque joueur a eu une fois le mort.</translation>
  </message>
  <message>
   <source>V</source>
   <translation>V</translation>
  </message>
  <message>
   <source>D</source>
   <translation>M</translation>
  </message>
  <message>
   <source>Rules of this table</source>
   <translation>Règles de cette table</translation>
  </message>
  <message>
   <source>What counted</source>
   <translation>Ce qui a compté</translation>
  </message>
  <message>
   <source>Underlined: led. On a ground: won.</source>
   <translation>Souligné : entame. Sur fond : gagne.</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>modifié</translation>
  </message>
  <message>
   <source>Due today</source>
   <translation>À revoir aujourd’hui</translation>
  </message>
  <message>
   <source>Your mistakes</source>
   <translation>Vos fautes</translation>
  </message>
  <message>
   <source>Found by the solver</source>
   <translation>Trouvés par le solveur</translation>
  </message>
  <message>
   <source>From the old books</source>
   <translation>Des vieux livres</translation>
  </message>
  <message>
   <source>Kept deals</source>
   <translation>Donnes gardées</translation>
  </message>
  <message>
   <source>All played deals</source>
   <translation>Toutes les donnes jouées</translation>
  </message>
  <message>
   <source>Make a deal</source>
   <translation>Faire une donne</translation>
  </message>
  <message>
   <source>Problems and deals</source>
   <translation>Problèmes et donnes</translation>
  </message>
  <message>
   <source>Kinds</source>
   <translation>Genres</translation>
  </message>
  <message>
   <source>Give the player a name of at most {longest} letters.</source>
   <translation>Donnez au joueur un nom de {longest} lettres au plus.</translation>
  </message>
  <message>
   <source>Give the command that starts the player; quotes must match.</source>
   <translation>Donnez la commande qui lance le joueur ; les guillemets doivent aller par deux.</translation>
  </message>
  <message>
   <source>There is no command “{command}” on this machine.</source>
   <translation>Il n’y a pas de commande « {command} » sur cette machine.</translation>
  </message>
  <message>
   <source>There is a player of this name already.</source>
   <translation>Il y a déjà un joueur de ce nom.</translation>
  </message>
  <message>
   <source>There are {most} players already; remove one first.</source>
   <translation>Il y a déjà {most} joueurs ; retirez-en un d’abord.</translation>
  </message>
  <message>
   <source>A program that speaks the bot protocol can take any seat. No shell reads its command.</source>
   <translation>Un programme qui parle le protocole des joueurs peut prendre toute place. Aucun interpréteur ne lit sa commande.</translation>
  </message>
  <message>
   <source>Those of other makers: {words}</source>
   <translation>Ceux d’autres auteurs : {words}</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Commande</translation>
  </message>
  <message>
   <source>Add player</source>
   <translation>Ajouter le joueur</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Retirer {name}</translation>
  </message>
  <message>
   <source>Players of other makers</source>
   <translation>Joueurs d’autres auteurs</translation>
  </message>
  <message>
   <source>Name of the player</source>
   <translation>Nom du joueur</translation>
  </message>
  <message>
   <source>Command of the player</source>
   <translation>Commande du joueur</translation>
  </message>
  <message>
   <source>What players can reach</source>
   <translation>Ce que les joueurs peuvent atteindre</translation>
  </message>
  <message>
   <source>Preferences</source>
   <translation>Préférences</translation>
  </message>
  <message>
   <source>Changes show at once.</source>
   <translation>Les changements se voient aussitôt.</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Pages</translation>
  </message>
  <message>
   <source>Cloth: {colour}</source>
   <translation>Tapis : {colour}</translation>
  </message>
  <message>
   <source>Open folder</source>
   <translation>Ouvrir le dossier</translation>
  </message>
  <message>
   <source>Open folder: {label}</source>
   <translation>Ouvrir le dossier : {label}</translation>
  </message>
  <message>
   <source>What is printed</source>
   <translation>Ce qui est imprimé</translation>
  </message>
  <message>
   <source>Page {number} of {count}</source>
   <translation>Page {number} sur {count}</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Imprimer</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Aperçu</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Lettre US</translation>
  </message>
  <message>
   <source>Paper</source>
   <translation>Papier</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Enregistrer en PDF…</translation>
  </message>
  <message>
   <source>There is no printer here. The pages can be saved as a PDF.</source>
   <translation>Il n’y a pas d’imprimante ici. Les pages peuvent être enregistrées en PDF.</translation>
  </message>
  <message>
   <source>Nothing has been counted yet.</source>
   <translation>Rien n’est encore compté.</translation>
  </message>
  <message>
   <source>Show the answer</source>
   <translation>Montrer la solution</translation>
  </message>
  <message>
   <source>Why not?</source>
   <translation>Pourquoi pas ?</translation>
  </message>
  <message>
   <source>Why not the {cards}?</source>
   <translation>Pourquoi pas {cards} ?</translation>
  </message>
  <message>
   <source> or </source>
   <translation> ou </translation>
  </message>
  <message>
   <source>Leave the problem</source>
   <translation>Quitter le problème</translation>
  </message>
  <message>
   <source>How often each lead is beaten</source>
   <translation>Combien de fois chaque entame est battue</translation>
  </message>
  <message>
   <source>Count</source>
   <comment>cards</comment>
   <translation>Compter</translation>
  </message>
  <message>
   <source>Still out: {cards}.</source>
   <translation>Encore dehors : {cards}.</translation>
  </message>
  <message>
   <source>Still out</source>
   <translation>Encore dehors</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problèmes</translation>
  </message>
  <message>
   <source>Search problems</source>
   <translation>Chercher un problème</translation>
  </message>
  <message>
   <source>Task in your own words</source>
   <translation>Question en vos propres mots</translation>
  </message>
  <message>
   <source>Not this one again</source>
   <translation>Plus celui-ci</translation>
  </message>
  <message>
   <source>Sit down to it</source>
   <translation>S’y mettre</translation>
  </message>
  <message>
   <source>{n:words^} {n:is|are} due. They wait; none is lost if you come later.</source>
   <translation>{n:number} à revoir. Rien ne presse : rien ne se perd si vous venez plus tard.</translation>
  </message>
  <message>
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <source>Theme, of what is solved</source>
   <translation>Thème, de ce qui est résolu</translation>
  </message>
  <message>
   <source>Tags of the problem, with commas</source>
   <translation>Mots-clés du problème, avec des virgules</translation>
  </message>
  <message>
   <source>Task of the problem, in your own words</source>
   <translation>Question du problème, en vos propres mots</translation>
  </message>
  <message>
   <source>No problem fits.</source>
   <translation>Aucun problème ne convient.</translation>
  </message>
  <message>
   <source>Ask it again</source>
   <translation>Le poser de nouveau</translation>
  </message>
  <message>
   <source>Any tag</source>
   <translation>Tous les mots-clés</translation>
  </message>
  <message>
   <source>{at} of {of}.</source>
   <translation>{at} sur {of}.</translation>
  </message>
  <message>
   <source>Any level</source>
   <translation>Tous les niveaux</translation>
  </message>
  <message>
   <source>Any theme</source>
   <translation>Tous les thèmes</translation>
  </message>
  <message>
   <source>Level {n}</source>
   <translation>Niveau {n}</translation>
  </message>
  <message>
   <source>joker</source>
   <translation>joker</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Non</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Oui</translation>
  </message>
  <message>
   <source>Cut at {cut}, “{said}”</source>
   <translation>Coupe à {cut}, « {said} »</translation>
  </message>
  <message>
   <source>Deal {number}: {said}</source>
   <translation>Donne {number} : {said}</translation>
  </message>
  <message>
   <source>to {name}, who spoke last, that nobody chose these cards: the secret was fixed before those words were known.</source>
   <translation>à {name}, qui a parlé en dernier, que personne n’a choisi ces cartes : le secret était fixé avant que ces paroles soient connues.</translation>
  </message>
  <message>
   <source>that no player looked into a hand.</source>
   <translation>qu’aucun joueur n’a regardé une main.</translation>
  </message>
  <message>
   <source>first</source>
   <translation>en premier</translation>
  </message>
  <message>
   <source>“{said}”</source>
   <translation>« {said} »</translation>
  </message>
  <message>
   <source>Cut at {cut}</source>
   <translation>Coupe à {cut}</translation>
  </message>
  <message>
   <source>Proof of the deal</source>
   <translation>Preuve de la donne</translation>
  </message>
  <message>
   <source>Sealed when it was dealt first</source>
   <translation>Scellé à la première donne</translation>
  </message>
  <message>
   <source>No seal was kept</source>
   <translation>Aucun sceau gardé</translation>
  </message>
  <message>
   <source>This does not fit</source>
   <translation>Cela ne concorde pas</translation>
  </message>
  <message>
   <source>The deal is sealed</source>
   <translation>La donne est scellée</translation>
  </message>
  <message>
   <source>Sealed, never shown</source>
   <translation>Scellée, jamais montrée</translation>
  </message>
  <message>
   <source>The deal was fair</source>
   <translation>La donne était loyale</translation>
  </message>
  <message>
   <source>Not played</source>
   <translation>Non jouée</translation>
  </message>
  <message>
   <source>no seal</source>
   <translation>sans sceau</translation>
  </message>
  <message>
   <source>Deal before</source>
   <translation>Donne précédente</translation>
  </message>
  <message>
   <source>Deal after</source>
   <translation>Donne suivante</translation>
  </message>
  <message>
   <source>that the cards were fixed before the deal. You gave no share, so they may have been chosen.</source>
   <translation>que les cartes étaient fixées avant la donne. Vous n’avez pas donné de part : elles ont pu être choisies.</translation>
  </message>
  <message>
   <source>that nothing was changed after the seal. The last share, {name}’s, is weak: the cards may have been chosen.</source>
   <translation>que rien n’a été changé après le sceau. La dernière part, de {name}, est faible : les cartes ont pu être choisies.</translation>
  </message>
  <message>
   <source>To {names} too, if all wrote theirs on paper first.</source>
   <translation>À {names} aussi, si tous ont d’abord écrit les leurs sur papier.</translation>
  </message>
  <message>
   <source>last</source>
   <translation>en dernier</translation>
  </message>
  <message>
   <source>Copy the proof</source>
   <translation>Copier la preuve</translation>
  </message>
  <message>
   <source>Check again</source>
   <translation>Vérifier encore</translation>
  </message>
  <message>
   <source>No deal has been sealed or counted yet.</source>
   <translation>Aucune donne n’a encore été scellée ni comptée.</translation>
  </message>
  <message>
   <source>Deal {number} of the sitting, checked on this computer just now.</source>
   <translation>Donne {number} de la séance, vérifiée à l’instant sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Check it elsewhere with the script of {lines} lines.</source>
   <translation>Vérifiez-la ailleurs avec le script de {lines} lignes.</translation>
  </message>
  <message>
   <source>Deal {number} of the sitting.</source>
   <translation>Donne {number} de la séance.</translation>
  </message>
  <message>
   <source>does not fit</source>
   <translation>ne concorde pas</translation>
  </message>
  <message>
   <source>This sitting</source>
   <translation>Cette séance</translation>
  </message>
  <message>
   <source>What was said</source>
   <translation>Ce qui a été dit</translation>
  </message>
  <message>
   <source>The seal</source>
   <translation>Le sceau</translation>
  </message>
  <message>
   <source>Ask a computer’s plate: Prove it.</source>
   <translation>Demandez à la plaque d’un ordinateur : Prouver.</translation>
  </message>
  <message>
   <source>What follows from it</source>
   <translation>Ce qui en découle</translation>
  </message>
  <message>
   <source>from SHA-256 {digits} …</source>
   <translation>par SHA-256 {digits} …</translation>
  </message>
  <message>
   <source>First dealt</source>
   <translation>Données d’abord</translation>
  </message>
  <message>
   <source>The proof is copied.</source>
   <translation>La preuve est copiée.</translation>
  </message>
  <message>
   <source>Checked again: {title}.</source>
   <translation>Vérifié encore : {title}.</translation>
  </message>
  <message>
   <source>being played</source>
   <translation>en cours</translation>
  </message>
  <message>
   <source>before the cut</source>
   <translation>avant la coupe</translation>
  </message>
  <message>
   <source>The secret</source>
   <translation>Le secret</translation>
  </message>
  <message>
   <source>after the deal</source>
   <translation>après la donne</translation>
  </message>
  <message>
   <source>This proves</source>
   <translation>Cela prouve</translation>
  </message>
  <message>
   <source>It does not prove</source>
   <translation>Cela ne prouve pas</translation>
  </message>
  <message>
   <source>turned</source>
   <translation>retournée</translation>
  </message>
  <message>
   <source>never shown</source>
   <translation>jamais montrée</translation>
  </message>
  <message>
   <source>fair</source>
   <translation>loyale</translation>
  </message>
  <message>
   <source>not played</source>
   <translation>non jouée</translation>
  </message>
  <message>
   <source>Tricks of {side}, 0 to 13</source>
   <translation>Levées de {side}, 0 à 13</translation>
  </message>
  <message>
   <source>Table {number}: {level}</source>
   <translation>Table {number} : {level}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Vous</translation>
  </message>
  <message>
   <source>No tray is counted yet. Each is compared with other tables when you have played it.</source>
   <translation>Aucun étui n’est encore compté. Chacun est comparé à d’autres tables quand vous l’avez joué.</translation>
  </message>
  <message>
   <source>Tray {number}: {table}</source>
   <translation>Étui {number} : {table}</translation>
  </message>
  <message>
   <source>you</source>
   <translation>vous</translation>
  </message>
  <message>
   <source>other tables, larger: more of them</source>
   <translation>autres tables, plus grand : plusieurs</translation>
  </message>
  <message>
   <source>How they played it</source>
   <translation>Comment ils l’ont joué</translation>
  </message>
  <message>
   <source>Play a tray again</source>
   <translation>Rejouer un étui</translation>
  </message>
  <message>
   <source>Average of the line</source>
   <translation>Moyenne de la ligne</translation>
  </message>
  <message>
   <source>{trays:number^} {trays:tray|trays}, the same cards at {tables:number} tables.</source>
   <translation>{trays:number^} {trays:étui|étuis}, les mêmes cartes à {tables:number} tables.</translation>
  </message>
  <message>
   <source>Your table</source>
   <translation>Votre table</translation>
  </message>
  <message>
   <source>Back to tray {number}</source>
   <translation>Retour à l’étui {number}</translation>
  </message>
  <message>
   <source>plays</source>
   <translation>joue</translation>
  </message>
  <message>
   <source>The last {n:number} {n:trick was|tricks were} claimed.</source>
   <translation>À la fin, {n:number} {n:levée a été réclamée|levées ont été réclamées}.</translation>
  </message>
  <message>
   <source>Direction</source>
   <translation>Direction</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} a {suit:suit}.</source>
   <translation>Là, {how}, {name} {name:avez|a|ont} du {suit:suits}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} {n:number} or more {suit:suits}.</source>
   <translation>Là, {how}, {name} {name:avez|a|ont} au moins {n:number} cartes à {suit:suits}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} at most one {suit:suit}.</source>
   <translation>Là, {how}, {name} {name:avez|a|ont} au plus une carte à {suit:suits}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} at most {n:number} {suit:suits}.</source>
   <translation>Là, {how}, {name} {name:avez|a|ont} au plus {n:number} cartes à {suit:suits}.</translation>
  </message>
  <message>
   <source>The {card:card} loses in {n} of 100 layouts.</source>
   <translation>{card:card.le^} perd dans {n} répartitions sur 100.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} the {card:card}.</source>
   <translation>Là, {how}, {name} {name:avez|a|ont} {card:card.le}.</translation>
  </message>
  <message>
   <source>Better: the {card:card}.</source>
   <translation>Mieux : {card:card.le}.</translation>
  </message>
  <message>
   <source>All hands could be known: the {card:card} loses.</source>
   <translation>Toutes les mains pouvaient être connues : {card:card.le} perd.</translation>
  </message>
  <message>
   <source>The {card:card} loses in all layouts.</source>
   <translation>{card:card.le^} perd dans toutes les répartitions.</translation>
  </message>
  <message>
   <source>always</source>
   <comment>in these layouts</comment>
   <translation>à chaque fois</translation>
  </message>
  <message>
   <source>mostly</source>
   <comment>in these layouts</comment>
   <translation>le plus souvent</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} no {suit:suits} and can ruff.</source>
   <translation>Là, {how}, {name} n’{name:avez|a|ont} pas de {suit:suits} et {name:pouvez|peut|peuvent} couper.</translation>
  </message>
  <message>
   <source>Then {suit:suits} {how} divide {most} to {least}.</source>
   <translation>Là, {how}, le {suit:suits} se partage {most}-{least}.</translation>
  </message>
  <message>
   <source>Then {name} {how} {name:have|has} no {suit:suits}.</source>
   <translation>Là, {how}, {name} n’{name:avez|a|ont} pas de {suit:suits}.</translation>
  </message>
  <message>
   <source>Then one of the others {how} has no {suit:suits} and can ruff.</source>
   <translation>Là, {how}, l’un des deux autres n’a pas de {suit:suits} et peut couper.</translation>
  </message>
  <message>
   <source>Trick {number}: {said}</source>
   <translation>Levée {number} : {said}</translation>
  </message>
  <message>
   <source>Trick {number}, card {card}</source>
   <translation>Levée {number}, carte {card}</translation>
  </message>
  <message>
   <source>Dead hand</source>
   <translation>Main morte</translation>
  </message>
  <message>
   <source>{packet}, taken by {name}</source>
   <translation>{packet}, pris par {name}</translation>
  </message>
  <message>
   <source>Trick {number}, turned</source>
   <translation>Levée {number}, retournée</translation>
  </message>
  <message>
   <source>Trick {number}, {name} has not played</source>
   <translation>Levée {number}, {name} n’a pas joué</translation>
  </message>
  <message>
   <source>, led</source>
   <translation>, entame</translation>
  </message>
  <message>
   <source>, won</source>
   <translation>, gagne</translation>
  </message>
  <message>
   <source>{who} dealt.</source>
   <translation>Donneur : {who}.</translation>
  </message>
  <message>
   <source>Before the first lead</source>
   <translation>Avant l’entame</translation>
  </message>
  <message>
   <source>Before trick {number}</source>
   <translation>Avant la levée {number}</translation>
  </message>
  <message>
   <source>Deal {name}, number {grouped}</source>
   <translation>Donne {name}, numéro {grouped}</translation>
  </message>
  <message>
   <source>Deal number {grouped}</source>
   <translation>Donne numéro {grouped}</translation>
  </message>
  <message>
   <source>Big</source>
   <translation>Grand</translation>
  </message>
  <message>
   <source>Little</source>
   <translation>Petit</translation>
  </message>
  <message>
   <source>Trick {number}, turned, {name} won</source>
   <translation>Levée {number}, retournée, faite par {name}</translation>
  </message>
  <message>
   <source>{name} bid {bid}.</source>
   <translation>{name:^} {name:avez|a|ont} demandé {bid}.</translation>
  </message>
  <message>
   <source>{name} bid {bid}, doubled.</source>
   <translation>{name:^} {name:avez|a|ont} demandé {bid}, contré.</translation>
  </message>
  <message>
   <source>{name} bid {bid}, redoubled.</source>
   <translation>{name:^} {name:avez|a|ont} demandé {bid}, surcontré.</translation>
  </message>
  <message>
   <source>{name} stood.</source>
   <translation>{name:^} {name:êtes resté|est resté|sont restés}.</translation>
  </message>
  <message>
   <source>{name} exchanged.</source>
   <translation>{name:^} {name:avez|a|ont} échangé.</translation>
  </message>
  <message>
   <source>{side} {tricks:words}</source>
   <translation>{side} {tricks}</translation>
  </message>
  <message>
   <source>The last tricks were claimed.</source>
   <translation>Les dernières levées ont été revendiquées.</translation>
  </message>
  <message>
   <source>Books: {tricks}.</source>
   <translation>Levées : {tricks}.</translation>
  </message>
  <message>
   <source>Tricks: {tricks}.</source>
   <translation>Levées : {tricks}.</translation>
  </message>
  <message>
   <source>There are no trumps, and low cards win.</source>
   <translation>Il n’y a pas d’atout, et les basses gagnent.</translation>
  </message>
  <message>
   <source>There are no trumps.</source>
   <translation>Il n’y a pas d’atout.</translation>
  </message>
  <message>
   <source>, the {rank:rank} was turned</source>
   <translation>, retourne : {rank:rank.le}</translation>
  </message>
  <message>
   <source>; low cards win</source>
   <translation> ; les basses gagnent</translation>
  </message>
  <message>
   <source>{suit:suits^} are trumps{turned}{low}.</source>
   <translation>Atout {suit:suits}{turned}{low}.</translation>
  </message>
  <message>
   <source>{name}, thrown in</source>
   <translation>{name}, jetée</translation>
  </message>
  <message>
   <source>Seen: somebody had seen cards of this deal before, so it counts in no statistics.</source>
   <translation>Vue : quelqu’un avait déjà vu des cartes de cette donne, elle ne compte donc dans aucune statistique.</translation>
  </message>
  <message>
   <source>Why this card?</source>
   <translation>Pourquoi cette carte ?</translation>
  </message>
  <message>
   <source>Hands as dealt</source>
   <translation>Mains données</translation>
  </message>
  <message>
   <source>Replay this deal</source>
   <translation>Rejouer cette donne</translation>
  </message>
  <message>
   <source>the last quitted trick may be looked at</source>
   <translation>la dernière levée ramassée peut être regardée</translation>
  </message>
  <message>
   <source>no quitted trick may be looked at</source>
   <translation>aucune levée ramassée ne peut être regardée</translation>
  </message>
  <message>
   <source>No deal yet.</source>
   <translation>Pas encore de donne.</translation>
  </message>
  <message>
   <source>Close the record</source>
   <translation>Fermer le relevé</translation>
  </message>
  <message>
   <source>In play only {seen}.</source>
   <translation>En cours, seule {seen}.</translation>
  </message>
  <message>
   <source>In play {seen}.</source>
   <translation>En cours, {seen}.</translation>
  </message>
  <message>
   <source>This card is asked again on other days.</source>
   <translation>Cette carte est redemandée d’autres jours.</translation>
  </message>
  <message>
   <source>Try again</source>
   <comment>choose another card</comment>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>Stop trying</source>
   <translation>Fin de l’essai</translation>
  </message>
  <message>
   <source>Layouts</source>
   <translation>Répartitions</translation>
  </message>
  <message>
   <source>Show hands</source>
   <translation>Montrer les mains</translation>
  </message>
  <message>
   <source>Worth nothing at this score: {n}</source>
   <translation>Sans valeur à ce score : {n}</translation>
  </message>
  <message>
   <source>Close the review</source>
   <translation>Fermer la revue</translation>
  </message>
  <message>
   <source>What is shown</source>
   <translation>Ce qui est montré</translation>
  </message>
  <message>
   <source>Hide hands</source>
   <translation>Cacher les mains</translation>
  </message>
  <message>
   <source>Whose losses</source>
   <translation>Pertes de qui</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Fermé</translation>
  </message>
  <message>
   <source>Losses</source>
   <translation>Pertes</translation>
  </message>
  <message>
   <source>Lines</source>
   <comment>of a deal</comment>
   <translation>Lignes</translation>
  </message>
  <message>
   <source>Knows</source>
   <comment>a seat</comment>
   <translation>Savoir</translation>
  </message>
  <message>
   <source>Unlucky, well played</source>
   <translation>Pas de chance, bien joué</translation>
  </message>
  <message>
   <source>Lucky</source>
   <translation>Chance</translation>
  </message>
  <message>
   <source>Slip</source>
   <translation>Imprécision</translation>
  </message>
  <message>
   <source>Mistake</source>
   <translation>Erreur</translation>
  </message>
  <message>
   <source>found at the first try</source>
   <translation>trouvé au premier essai</translation>
  </message>
  <message>
   <source>found later</source>
   <translation>trouvé plus tard</translation>
  </message>
  <message>
   <source>shown</source>
   <translation>montré</translation>
  </message>
  <message>
   <source>{verdict}, in points</source>
   <translation>{verdict}, en points</translation>
  </message>
  <message>
   <source>{name}: {done}. {verdict}. Loses {seen} points with all hands seen, {known} on what could be known.</source>
   <translation>{name} : {done}. {verdict}. Perd {seen} points à jeux découverts, {known} d’après ce qu’on pouvait savoir.</translation>
  </message>
  <message>
   <source>Counting, {done} of {whole}</source>
   <translation>Compté : {done} sur {whole}</translation>
  </message>
  <message>
   <source>Lost on what could be known: {told}. Within ±{within}.</source>
   <translation>Perdu d’après ce qu’on pouvait savoir : {told}. À ±{within} près.</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>rien</translation>
  </message>
  <message>
   <source>Loses {n:number} {n:trick|tricks} with all hands seen, {known} on what could be known.</source>
   <translation>Perd {n} {n:levée|levées} à jeux découverts, {known} d’après ce qu’on pouvait savoir.</translation>
  </message>
  <message>
   <source>{n:number} {n:trick|tricks} to {whom}; {m:number} {m:was|were} there</source>
   <translation>{n} {n:levée|levées} pour {whom} ; {m} {m:était possible|étaient possibles}</translation>
  </message>
  <message>
   <source>Lost on what could be known: {told}.</source>
   <translation>Perdu d’après ce qu’on pouvait savoir : {told}.</translation>
  </message>
  <message>
   <source>Trick {number}, {name:whose} card. Choose again.</source>
   <translation>Levée {number}, à jouer : {name}. Choisissez encore.</translation>
  </message>
  <message>
   <source>Trick {number}, {name:whose} lead. Choose again.</source>
   <translation>Levée {number}, entame : {name}. Choisissez encore.</translation>
  </message>
  <message>
   <source>{card:card^}: right. It brings {n:number} with all hands seen, {known} on what can be known.</source>
   <translation>{card:card^} : juste. Elle rapporte {n} à jeux découverts, {known} d’après ce qu’on peut savoir.</translation>
  </message>
  <message>
   <source>{card:card^}: it brings {n:number} with all hands seen, {known} on what can be known.</source>
   <translation>{card:card^} : elle rapporte {n} à jeux découverts, {known} d’après ce qu’on peut savoir.</translation>
  </message>
  <message>
   <source>Better: {done}.</source>
   <translation>Mieux : {done}.</translation>
  </message>
  <message>
   <source>not certain</source>
   <translation>incertain</translation>
  </message>
  <message>
   <source>Worth nothing at this score.</source>
   <translation>Sans valeur à ce score.</translation>
  </message>
  <message>
   <source>The {card:card} brings {n:number} with all hands seen.</source>
   <translation>{card:card.le^} rapporte {n} à jeux découverts.</translation>
  </message>
  <message>
   <source>{n:number} {n:trick|tricks} to {whom}</source>
   <translation>{n} {n:levée|levées} pour {whom}</translation>
  </message>
  <message>
   <source>That was played. Choose again.</source>
   <translation>C’est la carte jouée. Choisissez encore.</translation>
  </message>
  <message>
   <source>Costs {cost}. Choose again.</source>
   <translation>Coûte {cost}. Choisissez encore.</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Changé</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Rétablir</translation>
  </message>
  <message>
   <source>Reset {rule}</source>
   <translation>Rétablir {rule}</translation>
  </message>
  <message>
   <source>Go to “{rule}”</source>
   <translation>Aller à « {rule} »</translation>
  </message>
  <message>
   <source>Changed.</source>
   <translation>Changé.</translation>
  </message>
  <message>
   <source>The rules of this game are missing: docs/handbook was not found beside the program.</source>
   <translation>Les règles de ce jeu manquent : docs/handbook n’a pas été trouvé à côté du programme.</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>Chercher dans les règles</translation>
  </message>
  <message>
   <source>Previous place</source>
   <translation>Endroit précédent</translation>
  </message>
  <message>
   <source>Next place</source>
   <translation>Endroit suivant</translation>
  </message>
  <message>
   <source>{place} of {count}</source>
   <translation>{place} sur {count}</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Sommaire</translation>
  </message>
  <message>
   <source>Not in these rules.</source>
   <translation>Pas dans ces règles.</translation>
  </message>
  <message>
   <source>Delete this preset</source>
   <translation>Supprimer ce réglage</translation>
  </message>
  <message>
   <source>Search rules</source>
   <translation>Chercher une règle</translation>
  </message>
  <message>
   <source>No rule says that.</source>
   <translation>Aucune règle ne dit cela.</translation>
  </message>
  <message>
   <source>Save as preset</source>
   <translation>Garder comme réglage</translation>
  </message>
  <message>
   <source>Back to {name}</source>
   <translation>Retour à {name}</translation>
  </message>
  <message>
   <source>Reset all to {source}</source>
   <translation>Tout rétablir : {source}</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>Tout rétablir</translation>
  </message>
  <message>
   <source>{names} went back to the usual: it has no effect now.</source>
   <translation>{names} revient à l’usage : sans effet à présent.</translation>
  </message>
  <message>
   <source>{names} went back to the usual: they have no effect now.</source>
   <translation>{names} reviennent à l’usage : sans effet à présent.</translation>
  </message>
  <message>
   <source>Name of the preset</source>
   <translation>Nom du réglage</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Close the rules</source>
   <translation>Fermer les règles</translation>
  </message>
  <message>
   <source>Changes hold from the next deal.</source>
   <translation>Les changements valent dès la donne suivante.</translation>
  </message>
  <message>
   <source>{changed} changed</source>
   <translation>{changed} {changed:changée|changées}</translation>
  </message>
  <message>
   <source>“{rule}”</source>
   <translation>« {rule} »</translation>
  </message>
  <message>
   <source>First dummy</source>
   <translation>Premier mort</translation>
  </message>
  <message>
   <source>Partners</source>
   <translation>Partenaires</translation>
  </message>
  <message>
   <source>For information: {value}</source>
   <translation>Pour information : {value}</translation>
  </message>
  <message>
   <source>Waits for the next {unit}</source>
   <translation>Attend {unit:le} {unit:suivant|suivante}</translation>
  </message>
  <message>
   <source>Holds from the next {unit}</source>
   <translation>Vaut dès {unit:le} {unit:suivant|suivante}</translation>
  </message>
  <message>
   <source>{name}: {changed} changed</source>
   <translation>{name}, {changed} {changed:changée|changées}</translation>
  </message>
  <message>
   <source>Give it a name.</source>
   <translation>Donnez-lui un nom.</translation>
  </message>
  <message>
   <source>That is the name of a preset that cannot be changed.</source>
   <translation>C’est le nom d’un réglage qui ne peut pas être changé.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Next deal</source>
   <translation>Donne suivante</translation>
  </message>
  <message>
   <source>{word}: {meaning}</source>
   <translation>{word} : {meaning}</translation>
  </message>
  <message>
   <source>Score sheet, {name}</source>
   <translation>Feuille de marque, {name}</translation>
  </message>
  <message>
   <source>Copied.</source>
   <translation>Copié.</translation>
  </message>
  <message>
   <source>Proof…</source>
   <translation>Preuve…</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>Page</translation>
  </message>
  <message>
   <source>won by the side that first has {games:words} games, and worth {bonus:words} game points more.</source>
   <translation>gagné par le camp qui a le premier {games:words} parties ; il vaut {bonus:words} points de partie de plus.</translation>
  </message>
  <message>
   <source>a game in which the others make no point. It is worth three game points; a double, if they make one or two, is worth two, any other game one.</source>
   <translation>une partie où les autres ne font aucun point. Elle vaut trois points de partie ; double, s’ils en font un ou deux, elle en vaut deux, sinon un.</translation>
  </message>
  <message>
   <source>This deal alone: a lesson is not saved.</source>
   <translation>Cette donne seule : une leçon n’est pas enregistrée.</translation>
  </message>
  <message>
   <source>won by the side that first has {points:words} points.</source>
   <translation>gagnée par le camp qui a le premier {points:words} points.</translation>
  </message>
  <message>
   <source>Treble</source>
   <translation>Triple</translation>
  </message>
  <message>
   <source>Vivant receives from each adversary, or pays to each, what the game is worth; so he wins or loses twice what each of them does.</source>
   <translation>Le vivant reçoit de chaque adversaire, ou paie à chacun, la valeur de la partie ; il gagne ou perd donc deux fois ce que fait chacun d’eux.</translation>
  </message>
  <message>
   <source>The dummy player receives from each adversary, or pays to each, what the rubber is worth; so he wins or loses twice what each of them does.</source>
   <translation>Le joueur du mort reçoit de chaque adversaire, ou paie à chacun, la valeur du robre ; il gagne ou perd donc deux fois ce que fait chacun d’eux.</translation>
  </message>
  <message>
   <source>{payer} {payer:pay|pays} {payee}</source>
   <translation>{payer:^} {payee:devant}{payer:payez|paie|paient}{payee:derriere}</translation>
  </message>
  <message>
   <source>{who} {who:receive|receives}</source>
   <translation>{who:^} {who:recevez|reçoit|reçoivent}</translation>
  </message>
  <message>
   <source>{who} {who:pay|pays}</source>
   <translation>{who:^} {who:payez|paie|paient}</translation>
  </message>
  <message>
   <source>{who} {who:receive|receives} twice, from {names}.</source>
   <translation>{who:^} {who:recevez|reçoit|reçoivent} deux fois, {names:du}.</translation>
  </message>
  <message>
   <source>{who} {who:pay|pays} twice, to {names}.</source>
   <translation>{who:^} {who:payez|paie|paient} deux fois, {names:au}.</translation>
  </message>
  <message>
   <source>{who} {who:were|was} Vivant</source>
   <translation>{who:^} {who:étiez|était|étaient} le vivant</translation>
  </message>
  <message>
   <source>{who} had dummy</source>
   <translation>{who:^} {who:aviez|avait|avaient} le mort</translation>
  </message>
  <message>
   <source>{side} won a {unit} of {worth}.</source>
   <translation>{side:^} {side:avez|a|ont} gagné {unit:un} de {worth}.</translation>
  </message>
  <message>
   <source>{side} lost a {unit} of {worth}.</source>
   <translation>{side:^} {side:avez|a|ont} perdu {unit:un} de {worth}.</translation>
  </message>
  <message>
   <source>Each player has a running account; the accounts always sum to nought.</source>
   <translation>Chaque joueur a un compte courant ; la somme des comptes est toujours nulle.</translation>
  </message>
  <message>
   <source>A player’s total is three times the value of his own {unit}, less the values of all three; the three totals sum to nought.</source>
   <translation>Le total d’un joueur est trois fois la valeur de {unit:ce}, {unit:le sien|la sienne}, moins les valeurs des trois ; la somme des trois totaux est nulle.</translation>
  </message>
  <message>
   <source>{words} {amount}.</source>
   <translation>{words} {amount}.</translation>
  </message>
  <message>
   <source>For each {unit} Vivant settles with each adversary.</source>
   <translation>Pour chaque {unit} le vivant règle avec chaque adversaire.</translation>
  </message>
  <message>
   <source>For each {unit} the dummy player settles with each adversary.</source>
   <translation>Pour chaque {unit} le joueur du mort règle avec chaque adversaire.</translation>
  </message>
  <message>
   <source>Stake</source>
   <translation>Enjeu</translation>
  </message>
  <message>
   <source>The {unit} leaves nothing to pay.</source>
   <translation>{unit:le^} ne laisse rien à payer.</translation>
  </message>
  <message>
   <source>{words} {each} for this {unit}.</source>
   <translation>{words} {each} pour {unit:ce}.</translation>
  </message>
  <message>
   <source>{ours} against {theirs}</source>
   <translation>{ours:^} contre {theirs}</translation>
  </message>
  <message>
   <source>, {concession} conceded</source>
   <translation>, {concession} concédé</translation>
  </message>
  <message>
   <source>{owner:whose^} {unit}, 3 × {net} less {total}</source>
   <translation>{unit:^} ({owner}), 3 × {net} moins {total}</translation>
  </message>
  <message>
   <source>Two players settle the {unit:pl} that one of them had with {dummy}.</source>
   <translation>Deux joueurs règlent les {unit:pl} où l’un d’eux avait {dummy:le}.</translation>
  </message>
  <message>
   <source>In all</source>
   <translation>En tout</translation>
  </message>
  <message>
   <source>What each player has won or lost, all payments together.</source>
   <translation>Ce que chaque joueur a gagné ou perdu, tous paiements réunis.</translation>
  </message>
  <message>
   <source>What one wins another pays: the sum is nought.</source>
   <translation>Ce que l’un gagne, un autre le paie : la somme est nulle.</translation>
  </message>
  <message>
   <source>Each player settles with one of the other side.</source>
   <translation>Chaque joueur règle avec un joueur de l’autre camp.</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Paiement</translation>
  </message>
  <message>
   <source>{amount} for a rubber point</source>
   <translation>{amount} par point de robre</translation>
  </message>
  <message>
   <source>{amount} for a point</source>
   <translation>{amount} par point</translation>
  </message>
  <message>
   <source>{amount} for a game</source>
   <translation>{amount} par partie</translation>
  </message>
  <message>
   <source>{amount} for a trick</source>
   <translation>{amount} par trick</translation>
  </message>
  <message>
   <source>{a} for a trick, {b} for a game, {c} for the rubber</source>
   <translation>{a} par trick, {b} par partie, {c} pour le robre</translation>
  </message>
  <message>
   <source>Played for nothing</source>
   <translation>Joué pour rien</translation>
  </message>
  <message>
   <source>No account is kept.</source>
   <translation>Aucun compte n’est tenu.</translation>
  </message>
  <message>
   <source>The stake is paid for each rubber point.</source>
   <translation>L’enjeu se paie pour chaque point de robre.</translation>
  </message>
  <message>
   <source>The stake is paid for each point.</source>
   <translation>L’enjeu se paie pour chaque point.</translation>
  </message>
  <message>
   <source>Adversaries</source>
   <translation>Adversaires</translation>
  </message>
  <message>
   <source>{words} in all</source>
   <translation>{words} en tout</translation>
  </message>
  <message>
   <source>{had}; the {unit} is {words} and does not count yet.</source>
   <translation>{had} ; {unit:le} est {words} et ne compte pas encore.</translation>
  </message>
  <message>
   <source>Each player has the points of his side.</source>
   <translation>Chaque joueur a les points de son camp.</translation>
  </message>
  <message>
   <source>Value of the {unit}</source>
   <translation>Valeur {unit:du}</translation>
  </message>
  <message>
   <source>{who} {who:have|has} {points}.</source>
   <translation>{who:^} {who:avez|a|ont} {points}.</translation>
  </message>
  <message>
   <source>The highest total wins; equal totals share it.</source>
   <translation>Le plus haut total gagne ; les totaux égaux partagent.</translation>
  </message>
  <message>
   <source>The session was broken off, and by the rules nothing is settled.</source>
   <translation>La séance a été interrompue, et selon les règles rien n’est réglé.</translation>
  </message>
  <message>
   <source>A session that is broken off settles nothing, as agreed.</source>
   <translation>Une séance interrompue ne règle rien, comme convenu.</translation>
  </message>
  <message>
   <source>The accounts are even.</source>
   <translation>Les comptes sont à zéro.</translation>
  </message>
  <message>
   <source>The session was broken off, and nothing is settled.</source>
   <translation>La séance a été interrompue, et rien n’est réglé.</translation>
  </message>
  <message>
   <source>{unit:^} {number}, {dummy}</source>
   <translation>{unit:^} {number}, {dummy}</translation>
  </message>
  <message>
   <source> In {third:whose} {unit} you were partners, and nothing passes between partners.</source>
   <translation> Au tour {third:du} ({unit}), vous étiez partenaires, et rien ne passe entre partenaires.</translation>
  </message>
  <message>
   <source> In {third:whose} {unit} they were partners, and nothing passes between partners.</source>
   <translation> Au tour {third:du} ({unit}), ils étaient partenaires, et rien ne passe entre partenaires.</translation>
  </message>
  <message>
   <source>Between two players only your own two {unit:pl} matter.</source>
   <translation>Entre deux joueurs, seuls leurs propres tours comptent : ici les deux {unit:pl} qui sont les vôtres.</translation>
  </message>
  <message>
   <source>Between two players only their own two {unit:pl} matter.</source>
   <translation>Entre deux joueurs, seuls comptent leurs deux propres {unit:pl}.</translation>
  </message>
  <message>
   <source>{amount} for a rubber point, {more} for the rubber</source>
   <translation>{amount} par point de robre, {more} pour le robre</translation>
  </message>
  <message>
   <source>Games won less games lost</source>
   <translation>Parties gagnées moins perdues</translation>
  </message>
  <message>
   <source>The stake is paid for each game.</source>
   <translation>L’enjeu se paie pour chaque partie.</translation>
  </message>
  <message>
   <source>Odd tricks ahead</source>
   <translation>Avance en tricks</translation>
  </message>
  <message>
   <source>The stake is paid for each odd trick.</source>
   <translation>L’enjeu se paie pour chaque trick.</translation>
  </message>
  <message>
   <source>Tricks, games and the rubber are paid for as 1 to 2½ to 5.</source>
   <translation>Tricks, parties et robre se paient comme 1 à 2½ à 5.</translation>
  </message>
  <message>
   <source>Nobody pays</source>
   <translation>Personne ne paie</translation>
  </message>
  <message>
   <source>From each</source>
   <translation>De chacun</translation>
  </message>
  <message>
   <source>To each</source>
   <translation>À chacun</translation>
  </message>
  <message>
   <source>in play</source>
   <translation>en cours</translation>
  </message>
  <message>
   <source>Only finished {unit:pl} are settled.</source>
   <translation>Seuls les {unit:pl} finis se règlent.</translation>
  </message>
  <message>
   <source>Games ahead, 2½ times</source>
   <translation>Avance en parties, 2½ fois</translation>
  </message>
  <message>
   <source>The rubber, 5 times</source>
   <translation>Le robre, 5 fois</translation>
  </message>
  <message>
   <source>Each pays</source>
   <translation>Chacun paie</translation>
  </message>
  <message>
   <source>Points ahead</source>
   <translation>Avance en points</translation>
  </message>
  <message>
   <source>For the rubber itself</source>
   <translation>Pour le robre même</translation>
  </message>
  <message>
   <source>How far</source>
   <translation>Avancement</translation>
  </message>
  <message>
   <source>Last played</source>
   <translation>Dernier jeu</translation>
  </message>
  <message>
   <source>{there:number^} {there:table|tables}.</source>
   <translation>{there:number^} {there:table|tables}.</translation>
  </message>
  <message>
   <source>Tables</source>
   <translation>Tables</translation>
  </message>
  <message>
   <source>Search tables</source>
   <translation>Chercher une table</translation>
  </message>
  <message>
   <source>Name of the table</source>
   <translation>Nom de la table</translation>
  </message>
  <message>
   <source>Rename it</source>
   <translation>Renommer</translation>
  </message>
  <message>
   <source>Put it back</source>
   <translation>La remettre</translation>
  </message>
  <message>
   <source>{shown} of {there} tables.</source>
   <translation>{shown} tables sur {there}.</translation>
  </message>
  <message>
   <source>Sorted by</source>
   <translation>Trié par</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>Renommer…</translation>
  </message>
  <message>
   <source>This table is open in the window.</source>
   <translation>Cette table est ouverte dans la fenêtre.</translation>
  </message>
  <message>
   <source>In tricks</source>
   <translation>En levées</translation>
  </message>
  <message>
   <source>In points</source>
   <translation>En points</translation>
  </message>
  <message>
   <source>The deal held</source>
   <translation>La donne valait</translation>
  </message>
  <message>
   <source>Points {name} made</source>
   <translation>Points : {name}</translation>
  </message>
  <message>
   <source>Tricks {name} took</source>
   <translation>Levées : {name}</translation>
  </message>
  <message>
   <source>The others’ gifts</source>
   <translation>Cadeaux des autres</translation>
  </message>
  <message>
   <source>How the cards lay</source>
   <translation>Place des cartes</translation>
  </message>
  <message>
   <source>Luck of the deal</source>
   <translation>Chance de la donne</translation>
  </message>
  <message>
   <source>{name:whose} own losses</source>
   <translation>{name:vos pertes|ses pertes|leurs pertes}</translation>
  </message>
  <message>
   <source>The partner’s losses</source>
   <translation>Pertes du partenaire</translation>
  </message>
  <message>
   <source>The claim</source>
   <comment>part of a sum</comment>
   <translation>La revendication</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistiques</translation>
  </message>
  <message>
   <source>From: year-month-day</source>
   <translation>Du : année-mois-jour</translation>
  </message>
  <message>
   <source>To: year-month-day</source>
   <translation>Au : année-mois-jour</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quand</translation>
  </message>
  <message>
   <source>Losses in</source>
   <translation>Pertes en</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Pour</translation>
  </message>
  <message>
   <source>Rules of the game</source>
   <translation>Règles du jeu</translation>
  </message>
  <message>
   <source>With help</source>
   <translation>Avec aide</translation>
  </message>
  <message>
   <source>From this day</source>
   <translation>À partir de ce jour</translation>
  </message>
  <message>
   <source>To this day</source>
   <translation>Jusqu’à ce jour</translation>
  </message>
  <message>
   <source>By kind</source>
   <translation>Par genre</translation>
  </message>
  <message>
   <source>Show the deals</source>
   <translation>Voir les donnes</translation>
  </message>
  <message>
   <source>Save as CSV…</source>
   <translation>Enregistrer en CSV…</translation>
  </message>
  <message>
   <source>Fewer filters</source>
   <translation>Moins de filtres</translation>
  </message>
  <message>
   <source>More filters</source>
   <translation>Plus de filtres</translation>
  </message>
  <message>
   <source>All plots</source>
   <translation>Tous les graphiques</translation>
  </message>
  <message>
   <source>With dummy</source>
   <translation>Avec le mort</translation>
  </message>
  <message>
   <source>Against dummy</source>
   <translation>Contre le mort</translation>
  </message>
  <message>
   <source>Four hands</source>
   <translation>Quatre mains</translation>
  </message>
  <message>
   <source>Dead hands</source>
   <translation>Mains mortes</translation>
  </message>
  <message>
   <source>Each alone</source>
   <translation>Chacun pour soi</translation>
  </message>
  <message>
   <source>Opening leads</source>
   <translation>Entames</translation>
  </message>
  <message>
   <source>Leads of trumps</source>
   <translation>Attaques à l’atout</translation>
  </message>
  <message>
   <source>Other leads</source>
   <translation>Autres attaques</translation>
  </message>
  <message>
   <source>Second hand</source>
   <translation>En second</translation>
  </message>
  <message>
   <source>Third hand</source>
   <translation>En troisième</translation>
  </message>
  <message>
   <source>Last hand</source>
   <translation>En dernier</translation>
  </message>
  <message>
   <source>Trumping</source>
   <translation>Coupes</translation>
  </message>
  <message>
   <source>Discards</source>
   <translation>Défausses</translation>
  </message>
  <message>
   <source>Calls</source>
   <translation>Annonces</translation>
  </message>
  <message>
   <source>Exchanges</source>
   <translation>Échanges</translation>
  </message>
  <message>
   <source>Choice of dummy</source>
   <translation>Choix du mort</translation>
  </message>
  <message>
   <source>people</source>
   <translation>personnes</translation>
  </message>
  <message>
   <source>gentle</source>
   <translation>doux</translation>
  </message>
  <message>
   <source>steady</source>
   <translation>solide</translation>
  </message>
  <message>
   <source>strong</source>
   <translation>fort</translation>
  </message>
  <message>
   <source>master</source>
   <translation>maître</translation>
  </message>
  <message>
   <source>any cards</source>
   <translation>cartes au hasard</translation>
  </message>
  <message>
   <source>Your losses</source>
   <translation>Vos pertes</translation>
  </message>
  <message>
   <source>Partner’s losses</source>
   <translation>Pertes du partenaire</translation>
  </message>
  <message>
   <source>Gifts</source>
   <translation>Cadeaux</translation>
  </message>
  <message>
   <source>Lie of the cards</source>
   <translation>Place des cartes</translation>
  </message>
  <message>
   <source>Your calls</source>
   <translation>Vos annonces</translation>
  </message>
  <message>
   <source>{n:number^} {n:deal|deals} since {day}</source>
   <translation>{n:number} {n:donne|donnes} depuis le {day}</translation>
  </message>
  <message>
   <source>{n:words^} {n:record|records} could not be read: {name}.</source>
   <translation>{n:number} {n:relevé n’a pas pu être lu|relevés n’ont pas pu être lus} : {name}.</translation>
  </message>
  <message>
   <source>Tricks against the computer in your seat</source>
   <translation>Levées par rapport à l’ordinateur à votre place</translation>
  </message>
  <message>
   <source>Error rate, {unit} lost a deal</source>
   <translation>Taux d’erreur, {unit} par donne</translation>
  </message>
  <message>
   <source>Luck and skill, {unit} a deal against the average</source>
   <translation>Chance et adresse, {unit} par donne</translation>
  </message>
  <message>
   <source>ring: the sum</source>
   <translation>anneau : la somme</translation>
  </message>
  <message>
   <source>Lost by kind of card, {unit} a deal</source>
   <translation>Pertes par genre de carte, {unit} par donne</translation>
  </message>
  <message>
   <source>No card of these deals is judged yet. The review of a deal judges it (F9).</source>
   <translation>Aucune carte de ces donnes n’est encore jugée. C’est la revue d’une donne qui le fait (F9).</translation>
  </message>
  <message>
   <source>grey: too few to say</source>
   <translation>gris : trop peu</translation>
  </message>
  <message>
   <source>{less} {unit} a deal fewer every 100 deals ({low} to {high}).</source>
   <translation>Toutes les 100 donnes, {less} {unit} de moins par donne ({low} à {high}).</translation>
  </message>
  <message>
   <source> ({low} to {high})</source>
   <translation> ({low} à {high})</translation>
  </message>
  <message>
   <source>{name}, line {line}</source>
   <translation>{name}, ligne {line}</translation>
  </message>
  <message>
   <source>points</source>
   <translation>points</translation>
  </message>
  <message>
   <source>tricks</source>
   <translation>levées</translation>
  </message>
  <message>
   <source>{n:number^} {n:deal|deals}</source>
   <translation>{n:number} {n:donne|donnes}</translation>
  </message>
  <message>
   <source>{name}: {mean} tricks a deal{band}, {many}</source>
   <translation>{name} : {mean} levées par donne{band}, {many}</translation>
  </message>
  <message>
   <source>Mean</source>
   <translation>Moyenne</translation>
  </message>
  <message>
   <source>From</source>
   <translation>De</translation>
  </message>
  <message>
   <source>To</source>
   <translation>À</translation>
  </message>
  <message>
   <source>In none of these deals was it counted what a master takes in your seat. Compare in the review counts it (F9).</source>
   <translation>Dans aucune de ces donnes on n’a compté ce qu’un maître prend à votre place. « Comparer » dans la revue le compte (F9).</translation>
  </message>
  <message>
   <source>{label}: {mean} {unit} a deal{band}, {n:number^} {n:deal|deals}</source>
   <translation>{label} : {mean} {unit} par donne{band}, {n:number} {n:donne|donnes}</translation>
  </message>
  <message>
   <source>{mean} in all{band}</source>
   <translation>{mean} en tout{band}</translation>
  </message>
  <message>
   <source>{title}, from {first} in {begin} to {last} in {end}.</source>
   <translation>{title} : de {first} ({begin}) à {last} ({end}).</translation>
  </message>
  <message>
   <source>{caption} Levels: {levels}.</source>
   <translation>{caption} Niveaux : {levels}.</translation>
  </message>
  <message>
   <source>Too few to compare: a point takes {n:words} deals.</source>
   <translation>Trop peu pour comparer : il faut {n:words} donnes par point.</translation>
  </message>
  <message>
   <source>{label}: {sum} {unit} a deal. {parts}</source>
   <translation>{label} : {sum} {unit} par donne. {parts}</translation>
  </message>
  <message>
   <source>lie of the cards {lay}: more than chance explains</source>
   <translation>place des cartes {lay} : plus que le hasard n’explique</translation>
  </message>
  <message>
   <source>{title}. In all {parts}.</source>
   <translation>{title}. En tout : {parts}.</translation>
  </message>
  <message>
   <source>{label} tricks: {n:number} {n:deal|deals}</source>
   <translation>{label} levées : {n:number} {n:donne|donnes}</translation>
  </message>
  <message>
   <source>Tricks against what the deal held</source>
   <translation>Levées par rapport à la donne</translation>
  </message>
  <message>
   <source>mean {mean}</source>
   <translation>moyenne {mean}</translation>
  </message>
  <message>
   <source>Where somebody decides before the first card, this is not told.</source>
   <translation>Là où l’on décide avant la première carte, ceci n’est pas compté.</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>Différence</translation>
  </message>
  <message>
   <source>{name}: {mean} {unit} a deal{band}; {hundred} in a hundred of {n:number} {n:choice|choices}</source>
   <translation>{name} : {mean} {unit} par donne{band} ; {hundred} pour cent sur {n:number} {n:choix|choix}</translation>
  </message>
  <message>
   <source>Choices</source>
   <translation>Choix</translation>
  </message>
  <message>
   <source>Deals {first} to {last}</source>
   <translation>Donnes {first} à {last}</translation>
  </message>
  <message>
   <source>bar: 95 in 100</source>
   <translation>barre : 95 sur 100</translation>
  </message>
  <message>
   <source>Of these deals the average in points is not known.</source>
   <translation>De ces donnes, la moyenne en points n’est pas connue.</translation>
  </message>
  <message>
   <source>Where somebody decides before the first card, luck is told in points.</source>
   <translation>Quand quelqu’un décide avant la première carte, la chance est donnée en points.</translation>
  </message>
  <message>
   <source>Review deals</source>
   <translation>Revoir les donnes</translation>
  </message>
  <message>
   <source>How it came about</source>
   <translation>Comment c’est venu</translation>
  </message>
  <message>
   <source>Who pays whom</source>
   <translation>Qui paie qui</translation>
  </message>
  <message>
   <source>Your side in figures</source>
   <translation>Votre camp en chiffres</translation>
  </message>
  <message>
   <source>Nobody pays.</source>
   <translation>Personne ne paie.</translation>
  </message>
  <message>
   <source>Three players. One has the exposed hand as partner; after three rubbers each has had it once.</source>
   <translation>Trois joueurs. L’un a la main étalée pour partenaire ; après trois robres chacun l’a eue une fois.</translation>
  </message>
  <message>
   <source>Two players, each with an open hand opposite as partner. Nothing is hidden but each other’s own cards; tricks may be claimed.</source>
   <translation>Deux joueurs, chacun avec une main ouverte en face pour partenaire. Rien n’est caché que les cartes de l’autre ; on peut revendiquer des levées.</translation>
  </message>
  <message>
   <source>Three players. Vivant plays Mort’s open hand against Left and Right, each for one game.</source>
   <translation>Trois joueurs. Le vivant joue la main ouverte du mort contre la gauche et la droite, chacun une partie.</translation>
  </message>
  <message>
   <source>Four players. As for three, and each sits out the game after he was Vivant.</source>
   <translation>Quatre joueurs. Comme à trois, et chacun se repose la partie après avoir été le vivant.</translation>
  </message>
  <message>
   <source>Four players, partners opposite each other: a rubber, single games, or a tournament.</source>
   <translation>Quatre joueurs, partenaires face à face : un robre, des parties simples ou un tournoi.</translation>
  </message>
  <message>
   <source>Three players, each for himself. Who bids highest has the dummy, and names trumps when he has seen it.</source>
   <translation>Trois joueurs, chacun pour soi. Le plus offrant a le mort, et nomme l’atout après l’avoir vu.</translation>
  </message>
  <message>
   <source>Two players and two dead hands. A hand that is kept doubles the score.</source>
   <translation>Deux joueurs et deux mains mortes. Une main gardée double la marque.</translation>
  </message>
  <message>
   <source>Two players and two dead hands. Each may throw his hand in for the one on his right.</source>
   <translation>Deux joueurs et deux mains mortes. Chacun peut jeter sa main pour celle à sa droite.</translation>
  </message>
  <message>
   <source>Two players, thirteen cards each. Seven tricks win the point, and more win no more.</source>
   <translation>Deux joueurs, treize cartes chacun. Sept levées gagnent le point, et davantage ne gagne rien de plus.</translation>
  </message>
  <message>
   <source>Two players. One dummy is shown before the auction, and the winner takes that one or the other.</source>
   <translation>Deux joueurs. Un mort est montré avant les enchères, et le gagnant prend celui-là ou l’autre.</translation>
  </message>
  <message>
   <source>Four players in two pairs: one tray after another is played, and only tricks count.</source>
   <translation>Quatre joueurs en deux paires : on joue un étui après l’autre, et seules les levées comptent.</translation>
  </message>
  <message>
   <source>Three players, each for himself against a target; any may change his hand for the packet.</source>
   <translation>Trois joueurs, chacun pour soi contre un but ; chacun peut changer sa main contre le paquet.</translation>
  </message>
  <message>
   <source>Dummy faces you, a rubber each.</source>
   <translation>Le mort en face, un robre chacun.</translation>
  </message>
  <message>
   <source>Both dummies open. Pure reckoning.</source>
   <translation>Deux morts ouverts. Pur calcul.</translation>
  </message>
  <message>
   <source>The French game of dummy.</source>
   <translation>Le jeu français du mort.</translation>
  </message>
  <message>
   <source>Partners, honours, rubber of three.</source>
   <translation>Partenaires, honneurs, robre.</translation>
  </message>
  <message>
   <source>Bid up, down or no trump; 21 up.</source>
   <translation>Haut, bas ou sans-atout ; en 21.</translation>
  </message>
  <message>
   <source>Hands that are kept count double.</source>
   <translation>Les mains gardées comptent double.</translation>
  </message>
  <message>
   <source>Keep your hand or swap it unseen.</source>
   <translation>Garder sa main, ou la changer.</translation>
  </message>
  <message>
   <source>Seven tricks win, no more count.</source>
   <translation>Sept levées gagnent, pas plus.</translation>
  </message>
  <message>
   <source>Bid, then choose your dummy.</source>
   <translation>Enchérir, puis choisir son mort.</translation>
  </message>
  <message>
   <source>Clubs trump; swap with the pile.</source>
   <translation>Atout trèfle ; échange au paquet.</translation>
  </message>
  <message>
   <source>Trays, pairs, and tricks alone.</source>
   <translation>Étuis, paires, levées seules.</translation>
  </message>
  <message>
   <source>Dead Hands</source>
   <translation>Mains mortes</translation>
  </message>
  <message>
   <source>Mort</source>
   <translation>Mort</translation>
  </message>
  <message>
   <source>Cut the cards</source>
   <translation>Tirer au sort</translation>
  </message>
  <message>
   <source>With several people at the table everybody needs a name of his own.</source>
   <translation>Quand plusieurs personnes jouent ici, chacune a besoin d’un nom à elle.</translation>
  </message>
  <message>
   <source>As at the last table</source>
   <translation>Comme à la dernière table</translation>
  </message>
  <message>
   <source>Everybody needs a name of at most {most} letters.</source>
   <translation>Chacun a besoin d’un nom de {most} lettres au plus.</translation>
  </message>
  <message>
   <source>Two players are called {name}.</source>
   <translation>Deux joueurs s’appellent {name}.</translation>
  </message>
  <message>
   <source>{first} and {second}</source>
   <translation>{first} et {second}</translation>
  </message>
  <message>
   <source>Me</source>
   <translation>Moi</translation>
  </message>
  <message>
   <source>{points} points</source>
   <translation>{points} points</translation>
  </message>
  <message>
   <source>Weighed. </source>
   <translation>Pesé. </translation>
  </message>
  <message>
   <source>Likely layouts. </source>
   <translation>Répartitions probables. </translation>
  </message>
  <message>
   <source>Choice</source>
   <translation>Choix</translation>
  </message>
  <message>
   <source>{tricks} tricks</source>
   <translation>{tricks} levées</translation>
  </message>
  <message>
   <source>chosen</source>
   <translation>choisi</translation>
  </message>
  <message>
   <source>{name} ({n})</source>
   <translation>{name} ({n})</translation>
  </message>
  <message>
   <source>won</source>
   <comment>trick</comment>
   <translation>gagne</translation>
  </message>
  <message>
   <source>The {card:card} costs about {n:words} tenths of a trick.</source>
   <translation>{card:card.le^} coûte environ {n:words} dixièmes de levée.</translation>
  </message>
  <message>
   <source>The {card:card} costs about {tricks} tricks.</source>
   <translation>{card:card.le^} coûte environ {tricks} levées.</translation>
  </message>
  <message>
   <source>The {card:card} costs about a trick.</source>
   <translation>{card:card.le^} coûte environ une levée.</translation>
  </message>
  <message>
   <source>on what you can know</source>
   <translation>d’après ce que vous pouvez savoir</translation>
  </message>
  <message>
   <source>Rethink</source>
   <translation>Réfléchir</translation>
  </message>
  <message>
   <source>Play anyway</source>
   <translation>Jouer quand même</translation>
  </message>
  <message>
   <source>Tricks with the East and West cards of each tray. {done} of {of} trays have been played twice.</source>
   <translation>Levées avec les cartes d’Est et Ouest de chaque étui. {done} étuis sur {of} ont été joués deux fois.</translation>
  </message>
  <message>
   <source>Again as</source>
   <translation>Revenu comme</translation>
  </message>
  <message>
   <source>Entered for East and West in the first play, by tray: {tricks}.</source>
   <translation>Inscrit pour Est et Ouest au premier tour, par étui : {tricks}.</translation>
  </message>
  <message>
   <source>Tray {tray}: {words}</source>
   <translation>Étui {tray} : {words}</translation>
  </message>
  <message>
   <source>{title}. {story} {sums} Rule: {rule}</source>
   <translation>{title}. {story} {sums} Règle : {rule}</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Explication</translation>
  </message>
  <message>
   <source>Rule: {rule}</source>
   <translation>Règle : {rule}</translation>
  </message>
  <message>
   <source>Show trick {trick}</source>
   <translation>Montrer la levée {trick}</translation>
  </message>
  <message>
   <source>Choose a line to have it explained.</source>
   <translation>Choisissez une ligne pour l’expliquer.</translation>
  </message>
  <message>
   <source>How it was counted</source>
   <translation>Le compte</translation>
  </message>
  <message>
   <source>Read the rule</source>
   <translation>Lire la règle</translation>
  </message>
  <message>
   <source>{number:number} {word}</source>
   <translation>{number} {word}</translation>
  </message>
  <message>
   <source>twice</source>
   <translation>deux fois</translation>
  </message>
  <message>
   <source>{times:words} times</source>
   <translation>{times} fois</translation>
  </message>
  <message>
   <source>{side} {when}</source>
   <translation>{side:^} {when}</translation>
  </message>
  <message>
   <source>theirs</source>
   <translation>aux autres</translation>
  </message>
  <message>
   <source>Your score {when}</source>
   <translation>Votre marque {when}</translation>
  </message>
  <message>
   <source>{name:whose^} score {when}</source>
   <translation>Marque {name:du} {when}</translation>
  </message>
  <message>
   <source>Their score {when}</source>
   <translation>Leur marque {when}</translation>
  </message>
  <message>
   <source>Cards and table</source>
   <translation>Cartes et table</translation>
  </message>
  <message>
   <source>Conventions</source>
   <translation>Conventions</translation>
  </message>
  <message>
   <source>Customs</source>
   <translation>Usages</translation>
  </message>
  <message>
   <source>Accessibility</source>
   <translation>Accessibilité</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <source>Folders</source>
   <translation>Dossiers</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>true ou false</translation>
  </message>
  <message>
   <source>{most} or {last}</source>
   <translation>{most} ou {last}</translation>
  </message>
  <message>
   <source>a name of at most {most} letters</source>
   <translation>un nom de {most} lettres au plus</translation>
  </message>
  <message>
   <source>house, or a deck of the desktop like kde/svg-oxygen</source>
   <translation>house, ou un jeu du bureau comme kde/svg-oxygen</translation>
  </message>
  <message>
   <source>common, or conventions that are off, like echo=off</source>
   <translation>common, ou des conventions qui ne valent pas, comme echo=off</translation>
  </message>
  <message>
   <source>The preferences have no version that can be read; they are read as they are.</source>
   <translation>Les préférences n’ont pas de version lisible ; elles sont lues telles quelles.</translation>
  </message>
  <message>
   <source>The preferences are of version {version}, this program knows version {known}; what it does not know is kept as it is.</source>
   <translation>Les préférences sont de la version {version}, ce programme connaît la version {known} ; ce qu’il ne connaît pas est gardé tel quel.</translation>
  </message>
  <message>
   <source>The preferences are no list of names and values; the usual ones are used.</source>
   <translation>Les préférences ne sont pas une liste de noms et de valeurs ; celles d’usage sont prises.</translation>
  </message>
  <message>
   <source>The preference “{key}” may be {allowed}; {spelled} is used.</source>
   <translation>La préférence « {key} » peut être {allowed} ; {spelled} est pris.</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Jeu de cartes</translation>
  </message>
  <message>
   <source>A deck of the desktop has its own colours and its own back.</source>
   <translation>Un jeu du bureau a ses propres couleurs et son propre dos.</translation>
  </message>
  <message>
   <source>Four colours</source>
   <translation>Quatre couleurs</translation>
  </message>
  <message>
   <source>Diamonds blue, clubs green</source>
   <translation>Carreaux bleus, trèfles verts</translation>
  </message>
  <message>
   <source>Jumbo index</source>
   <translation>Grands index</translation>
  </message>
  <message>
   <source>Large corners for reading at arm’s length</source>
   <translation>De grands coins, lisibles à bout de bras</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Dos</translation>
  </message>
  <message>
   <source>Of two packs one lies still, on the left of who deals next.</source>
   <translation>De deux jeux, l’un repose à gauche de qui donne ensuite.</translation>
  </message>
  <message>
   <source>Card motion</source>
   <translation>Mouvement</translation>
  </message>
  <message>
   <source>After a trick</source>
   <translation>Après une levée</translation>
  </message>
  <message>
   <source>Play forced cards</source>
   <translation>Jouer les cartes forcées</translation>
  </message>
  <message>
   <source>The only card that you may play is played for you; among several people only the last of a hand is.</source>
   <translation>La seule carte que vous pouvez jouer est jouée pour vous ; entre plusieurs personnes, seule la dernière d’une main l’est.</translation>
  </message>
  <message>
   <source>Trumps in hand</source>
   <translation>Atouts en main</translation>
  </message>
  <message>
   <source>Dummy opposite</source>
   <translation>Mort en face</translation>
  </message>
  <message>
   <source>What stands on the cards in the review of a deal.</source>
   <translation>Ce qui est écrit sur les cartes dans l’examen d’une donne.</translation>
  </message>
  <message>
   <source>Playing a card</source>
   <translation>Jouer une carte</translation>
  </message>
  <message>
   <source>Several people</source>
   <translation>À plusieurs</translation>
  </message>
  <message>
   <source>Whether the table turns to the person who plays next.</source>
   <translation>La table tourne-t-elle vers la personne qui joue ensuite ?</translation>
  </message>
  <message>
   <source>Computer players</source>
   <translation>Ordinateurs</translation>
  </message>
  <message>
   <source>Their level</source>
   <translation>Leur niveau</translation>
  </message>
  <message>
   <source>Names and level are those of the next new table.</source>
   <translation>Noms et niveau valent pour la prochaine nouvelle table.</translation>
  </message>
  <message>
   <source>At Duplicate Whist so many tables of computers play the same trays.</source>
   <translation>Au Duplicate Whist, tant de tables d’ordinateurs jouent les mêmes étuis.</translation>
  </message>
  <message>
   <source>Time for a penalty</source>
   <translation>Temps pour une pénalité</translation>
  </message>
  <message>
   <source>A line under the bar of the law shows it; at its end the right is waived.</source>
   <translation>Un trait sous la barre de la loi le montre ; à la fin du temps, le droit est abandonné.</translation>
  </message>
  <message>
   <source>Tutor</source>
   <translation>Tuteur</translation>
  </message>
  <message>
   <source>The tutor asks before a dear card. Deals with the tutor are marked and not rated.</source>
   <translation>Le tuteur demande avant une carte chère. Ses donnes sont marquées et non classées.</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>Réflexion</translation>
  </message>
  <message>
   <source>How long Strong and Master look into a choice; it holds at once.</source>
   <translation>Combien de temps Fort et Maître examinent un choix ; effet immédiat.</translation>
  </message>
  <message>
   <source>Computers may err</source>
   <translation>Les ordinateurs peuvent se tromper</translation>
  </message>
  <message>
   <source>At a law table they take a card for another of its colour now and then, the better players more rarely.</source>
   <translation>À la table des lois, ils prennent parfois une carte pour une autre de sa couleur, les meilleurs plus rarement.</translation>
  </message>
  <message>
   <source>Same cards each time</source>
   <translation>Chaque fois les mêmes cartes</translation>
  </message>
  <message>
   <source>Else a mistake has other suits from the third time on, so that you learn the position.</source>
   <translation>Sinon une faute a d’autres couleurs dès la troisième fois, pour que vous appreniez la position.</translation>
  </message>
  <message>
   <source>What computers agree with their partners, with you too: so they play, and so they read cards.</source>
   <translation>Ce dont les ordinateurs conviennent avec leurs partenaires, vous compris : ainsi ils jouent, ainsi ils lisent les cartes.</translation>
  </message>
  <message>
   <source>Turned card, taken up</source>
   <translation>Retourne, une fois relevée</translation>
  </message>
  <message>
   <source>What is left of it in the corner; a press on the corner always tells.</source>
   <translation>Ce qu’il en reste dans le coin ; une pression sur le coin le dit toujours.</translation>
  </message>
  <message>
   <source>Whist letters</source>
   <translation>Lettres du whist</translation>
  </message>
  <message>
   <source>A leads, Z deals; A and B play against Y and Z</source>
   <translation>A entame, Z donne ; A et B jouent contre Y et Z</translation>
  </message>
  <message>
   <source>Turned card at Mort</source>
   <translation>Retourne au Mort</translation>
  </message>
  <message>
   <source>Whoever deals turns it himself, when a hand gone by is no longer talked about</source>
   <translation>Qui donne la retourne lui-même, quand on ne parle plus d’un coup passé</translation>
  </message>
  <message>
   <source>Single Dummy Bridge is dealt</source>
   <translation>Donne du Single Dummy Bridge</translation>
  </message>
  <message>
   <source>Sounds</source>
   <translation>Sons</translation>
  </message>
  <message>
   <source>Cards, tricks and turns are heard</source>
   <translation>Cartes, levées et tours s’entendent</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>Volume</translation>
  </message>
  <message>
   <source>Announcements</source>
   <translation>Annonces</translation>
  </message>
  <message>
   <source>Cards, tricks and turns are told to a screen reader</source>
   <translation>Cartes, levées et tours sont dits au lecteur d’écran</translation>
  </message>
  <message>
   <source>Reduced motion</source>
   <translation>Moins de mouvement</translation>
  </message>
  <message>
   <source>Cards change places at once</source>
   <translation>Les cartes changent de place d’un coup</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>Couleurs</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <source>On top of the size that the system asks for.</source>
   <translation>En plus de la taille demandée par le système.</translation>
  </message>
  <message>
   <source>Card size</source>
   <translation>Taille des cartes</translation>
  </message>
  <message>
   <source>Of the usual size; never larger than the window has room for.</source>
   <translation>De la taille habituelle ; jamais plus que la fenêtre ne permet.</translation>
  </message>
  <message>
   <source>Everything in the window is said in it at once.</source>
   <translation>Tout dans la fenêtre passe aussitôt dans cette langue.</translation>
  </message>
  <message>
   <source>Court cards</source>
   <translation>Figures</translation>
  </message>
  <message>
   <source>The letters in the corners of ace, king, queen and jack.</source>
   <translation>Les lettres aux coins de l’as, du roi, de la dame et du valet.</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>Bleu</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>Rouge</translation>
  </message>
  <message>
   <source>Two packs in turn</source>
   <translation>Deux jeux en alternance</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>Vert</translation>
  </message>
  <message>
   <source>Burgundy</source>
   <translation>Bordeaux</translation>
  </message>
  <message>
   <source>Slate</source>
   <translation>Ardoise</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Non</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Rapide</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Normal</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Lent</translation>
  </message>
  <message>
   <source>Wait for me</source>
   <translation>M’attendre</translation>
  </message>
  <message>
   <source>After a pause</source>
   <translation>Après une pause</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>Aussitôt</translation>
  </message>
  <message>
   <source>In columns</source>
   <translation>En colonnes</translation>
  </message>
  <message>
   <source>In rows</source>
   <translation>En lignes</translation>
  </message>
  <message>
   <source>Both</source>
   <translation>Les deux</translation>
  </message>
  <message>
   <source>Knowable</source>
   <translation>Connaissable</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Aucune</translation>
  </message>
  <message>
   <source>One click</source>
   <translation>Un clic</translation>
  </message>
  <message>
   <source>Choose, then play</source>
   <translation>Choisir, puis jouer</translation>
  </message>
  <message>
   <source>Turn to who plays</source>
   <translation>Tourner vers qui joue</translation>
  </message>
  <message>
   <source>Stay as it is</source>
   <translation>Rester ainsi</translation>
  </message>
  <message>
   <source>Second computer player</source>
   <translation>Second ordinateur</translation>
  </message>
  <message>
   <source>Gentle</source>
   <translation>Doux</translation>
  </message>
  <message>
   <source>Steady</source>
   <translation>Régulier</translation>
  </message>
  <message>
   <source>Strong</source>
   <translation>Fort</translation>
  </message>
  <message>
   <source>Master</source>
   <translation>Maître</translation>
  </message>
  <message>
   <source>As strong as here</source>
   <translation>Aussi forts qu’ici</translation>
  </message>
  <message>
   <source>As long as it takes</source>
   <translation>Autant qu’il en faut</translation>
  </message>
  <message>
   <source>Mistakes</source>
   <translation>Erreurs</translation>
  </message>
  <message>
   <source>Slips too</source>
   <translation>Écarts aussi</translation>
  </message>
  <message>
   <source>Quick</source>
   <translation>Courte</translation>
  </message>
  <message>
   <source>Long</source>
   <translation>Longue</translation>
  </message>
  <message>
   <source>Its suit</source>
   <translation>Sa couleur</translation>
  </message>
  <message>
   <source>The card</source>
   <translation>La carte</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Rien</translation>
  </message>
  <message>
   <source>Against the play</source>
   <translation>À rebours du jeu</translation>
  </message>
  <message>
   <source>As it is played</source>
   <translation>Dans le sens du jeu</translation>
  </message>
  <message>
   <source>System</source>
   <translation>Système</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Sombre</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Contraste élevé</translation>
  </message>
  <message>
   <source>As spoken</source>
   <translation>Selon la langue</translation>
  </message>
  <message>
   <source>The deal is sealed.</source>
   <translation>La donne est scellée.</translation>
  </message>
  <message>
   <source>Seal: {digits}.</source>
   <translation>Sceau : {digits}.</translation>
  </message>
  <message>
   <source>The pack is mixed by the secret and by everybody’s cut and words</source>
   <translation>Le jeu est mêlé par le secret et par la coupe et les paroles de chacun</translation>
  </message>
  <message>
   <source>{name} cuts, and says something of his own.</source>
   <translation>{name} coupe et dit quelque chose à soi.</translation>
  </message>
  <message>
   <source>Four digits from dice, or words nobody could guess, make your share strong. A cut alone is weak.</source>
   <translation>Quatre chiffres tirés aux dés, ou des mots que personne ne devinerait, font une part forte. Une coupe seule est faible.</translation>
  </message>
  <message>
   <source>Words of your own</source>
   <translation>Vos propres mots</translation>
  </message>
  <message>
   <source>gives no share</source>
   <translation>ne donne pas de part</translation>
  </message>
  <message>
   <source>in turn</source>
   <translation>à son tour</translation>
  </message>
  <message>
   <source>waits</source>
   <translation>attend</translation>
  </message>
  <message>
   <source>given</source>
   <translation>donnée</translation>
  </message>
  <message>
   <source>Shares in their order</source>
   <translation>Parts dans leur ordre</translation>
  </message>
  <message>
   <source>Strong enough</source>
   <translation>Assez forte</translation>
  </message>
  <message>
   <source>Still weak</source>
   <translation>Encore faible</translation>
  </message>
  <message>
   <source>Cut, and say something of your own</source>
   <translation>Coupez, et dites quelque chose à vous</translation>
  </message>
  <message>
   <source>Copy the seal</source>
   <translation>Copier le sceau</translation>
  </message>
  <message>
   <source>The secret is shown when the deal is over.</source>
   <translation>Le secret est montré quand la donne est finie.</translation>
  </message>
  <message>
   <source>Change the order</source>
   <translation>Changer l’ordre</translation>
  </message>
  <message>
   <source>Deal</source>
   <comment>button</comment>
   <translation>Donner</translation>
  </message>
  <message>
   <source>Words of {name}</source>
   <translation>Paroles de {name}</translation>
  </message>
  <message>
   <source>Next: {name}</source>
   <translation>Suivant : {name}</translation>
  </message>
  <message>
   <source>A cut alone is weak</source>
   <translation>Une coupe seule est faible</translation>
  </message>
  <message>
   <source>No share</source>
   <translation>Pas de part</translation>
  </message>
  <message>
   <source>The seal is copied.</source>
   <translation>Le sceau est copié.</translation>
  </message>
  <message>
   <source>photograph it all</source>
   <translation>à photographier en entier</translation>
  </message>
  <message>
   <source>Latin letters, digits and signs only.</source>
   <translation>Lettres latines, chiffres et signes seulement.</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>Coupe</translation>
  </message>
  <message>
   <source>1 to {most}</source>
   <translation>de 1 à {most}</translation>
  </message>
  <message>
   <source>{cut} of {most}</source>
   <translation>{cut} sur {most}</translation>
  </message>
  <message>
   <source>The pack is not cut.</source>
   <translation>Le jeu n’est pas coupé.</translation>
  </message>
  <message>
   <source>down</source>
   <comment>chip</comment>
   <translation>bas</translation>
  </message>
  <message>
   <source>Trick {trick} of {cards}</source>
   <translation>Levée {trick} sur {cards}</translation>
  </message>
  <message>
   <source>{task}. {level}</source>
   <translation>{task}. {level}</translation>
  </message>
  <message>
   <source>Beaten: {n:words} {n:trick|tricks}</source>
   <translation>Battu : {n:words} {n:levée|levées}</translation>
  </message>
  <message>
   <source>Solved: {wins:words} of {cards:words}</source>
   <translation>Résolu : {wins:words} sur {cards:words}</translation>
  </message>
  <message>
   <source>The defence looks for its card</source>
   <translation>La défense cherche sa carte</translation>
  </message>
  <message>
   <source>{task}. {level}. {theme}</source>
   <translation>{task}. {level}. {theme}</translation>
  </message>
  <message>
   <source>All hands are open. One card wins whatever the others play.</source>
   <translation>Tous les jeux sont ouverts. Une carte gagne quoi que jouent les autres.</translation>
  </message>
  <message>
   <source>Your hand: {cards}.</source>
   <translation>Votre main : {cards}.</translation>
  </message>
  <message>
   <source>Dummy: {cards}.</source>
   <translation>Mort : {cards}.</translation>
  </message>
  <message>
   <source>This try is over. Try again, or go on to the next problem.</source>
   <translation>Cet essai est terminé. Réessayez, ou passez au problème suivant.</translation>
  </message>
  <message>
   <source>No card wins against every defence any more. Try again.</source>
   <translation>Aucune carte ne gagne plus contre toute défense. Réessayez.</translation>
  </message>
  <message>
   <source>After the {card:card} the rest is won however the cards lie.</source>
   <translation>Après {card:card.le}, le reste est gagné où que soient les cartes.</translation>
  </message>
  <message>
   <source>The {card:card} can be beaten.</source>
   <translation>On peut battre {card:card.le}.</translation>
  </message>
  <message>
   <source>{n:words^} tricks.</source>
   <translation>{n:words^} levées.</translation>
  </message>
  <message>
   <source>Solved.</source>
   <translation>Résolu.</translation>
  </message>
  <message>
   <source>The answer: {card:card}.</source>
   <translation>La solution : {card:card}.</translation>
  </message>
  <message>
   <source>One card wins however they lie. After any other the defence can beat you, and will.</source>
   <translation>Une carte gagne où que soient les autres. Après toute autre, la défense peut vous battre, et le fera.</translation>
  </message>
  <message>
   <source>The first card was right.</source>
   <translation>La première carte était bonne.</translation>
  </message>
  <message>
   <source>All hands are open.</source>
   <translation>Tous les jeux sont ouverts.</translation>
  </message>
  <message>
   <source>Call a renege</source>
   <translation>Réclamer une fausse renonce</translation>
  </message>
  <message>
   <source>Call a revoke</source>
   <translation>Réclamer une renonce</translation>
  </message>
  <message>
   <source>{ours} {won}, {theirs} {lost}</source>
   <translation>{ours} {won}, {theirs} {lost}</translation>
  </message>
  <message>
   <source>{dummy_name} deals</source>
   <translation>{dummy_name:le^} donne</translation>
  </message>
  <message>
   <source>{name} deals</source>
   <translation>{name} donne</translation>
  </message>
  <message>
   <source>{deals}; {names} {names:cut|cuts|cut}</source>
   <translation>{deals} ; {names} {names:coupez|coupe|coupent}</translation>
  </message>
  <message>
   <source>It stands in your results. Merging them with those of others compares it.</source>
   <translation>C’est dans vos résultats. La comparaison vient quand ils sont réunis avec ceux des autres.</translation>
  </message>
  <message>
   <source>There is nothing to read.</source>
   <translation>Il n’y a rien à lire.</translation>
  </message>
  <message>
   <source>The computer plays for you: Esc takes the hand back</source>
   <translation>L’ordinateur joue pour vous : Échap vous rend la main</translation>
  </message>
  <message>
   <source>Looking back: Esc returns to the table</source>
   <translation>Regard en arrière : Échap revient à la table</translation>
  </message>
  <message>
   <source>Choose your chair</source>
   <translation>Choisissez votre place</translation>
  </message>
  <message>
   <source>Next {unit}</source>
   <translation>{unit:^} {unit:suivant|suivante}</translation>
  </message>
  <message>
   <source>Another table</source>
   <translation>Autre table</translation>
  </message>
  <message>
   <source>Cut for places</source>
   <translation>Tirer les places</translation>
  </message>
  <message>
   <source>{where}. {game}</source>
   <translation>{where}. {game}</translation>
  </message>
  <message>
   <source>You played the {card:card} then.</source>
   <translation>Vous avez joué alors {card:card.le}.</translation>
  </message>
  <message>
   <source>Solved</source>
   <translation>Résolu</translation>
  </message>
  <message>
   <source>The {card:card} was played then.</source>
   <translation>On a joué alors {card:card.le}.</translation>
  </message>
  <message>
   <source>Other suits stand in place of those that you held.</source>
   <translation>D’autres couleurs remplacent celles que vous aviez.</translation>
  </message>
  <message>
   <source>{card:card^}: right.</source>
   <translation>{card:card^} : juste.</translation>
  </message>
  <message>
   <source>That card may not be played here.</source>
   <translation>Cette carte ne peut être jouée ici.</translation>
  </message>
  <message>
   <source>The {card:card} costs {cost} tricks. Choose again.</source>
   <translation>{card:card.le^} coûte {cost} levées. Choisissez encore.</translation>
  </message>
  <message>
   <source>{name} gives no share.</source>
   <translation>{name} ne donne pas de part.</translation>
  </message>
  <message>
   <source>Next: {name}.</source>
   <translation>Suivant : {name}.</translation>
  </message>
  <message>
   <source>All have given: deal.</source>
   <translation>Tous ont donné : on donne.</translation>
  </message>
  <message>
   <source>Noted: {name}, trick {n}.</source>
   <translation>Noté : {name}, levée {n}.</translation>
  </message>
  <message>
   <source>Noted: {name}.</source>
   <translation>Noté : {name}.</translation>
  </message>
  <message>
   <source>Noted for you alone.</source>
   <translation>Noté pour vous seul.</translation>
  </message>
  <message>
   <source>The claim is not accepted: play on.</source>
   <translation>La revendication n’est pas admise : on joue.</translation>
  </message>
  <message>
   <source>Taken back.</source>
   <translation>Retiré.</translation>
  </message>
  <message>
   <source>The note could not be written: {why}.</source>
   <translation>La note n’a pas pu être écrite : {why}.</translation>
  </message>
  <message>
   <source>Last trick: {words}.</source>
   <translation>Dernière levée : {words}.</translation>
  </message>
  <message>
   <source>A hint is given when it is your turn.</source>
   <translation>Un conseil se donne à votre tour.</translation>
  </message>
  <message>
   <source>the {card:card}</source>
   <translation>{card:card.le}</translation>
  </message>
  <message>
   <source>Your side has played to the next trick, so the last one stays turned.</source>
   <translation>Votre camp a déjà joué à la levée suivante : la dernière reste cachée.</translation>
  </message>
  <message>
   <source>No trick has been quitted yet.</source>
   <translation>Aucune levée n’est encore ramassée.</translation>
  </message>
  <message>
   <source>There is nothing to be called by the law now.</source>
   <translation>Il n’y a rien à réclamer selon la loi maintenant.</translation>
  </message>
  <message>
   <source>Your turn: you have no {suit:suits}</source>
   <translation>À vous : vous n’avez pas de {suit:suits}</translation>
  </message>
  <message>
   <source>The others have won the trick: Next gathers it.</source>
   <translation>La levée est aux autres : Suivant la ramasse.</translation>
  </message>
  <message>
   <source>The {card:card}: press Enter.</source>
   <translation>{card:card.le^} : appuyez sur Entrée.</translation>
  </message>
  <message>
   <source>Choose the number, or Space for the answer</source>
   <translation>Choisissez le nombre, ou Espace pour la réponse</translation>
  </message>
  <message>
   <source>Read, then Next or Space</source>
   <translation>Lisez, puis Suivant ou Espace</translation>
  </message>
  <message>
   <source>Choose dummy’s card: it has no {suit:suits}</source>
   <translation>Une carte du mort : il n’a pas de {suit:suits}</translation>
  </message>
  <message>
   <source>Costs {n:words} {n:trick|tricks}</source>
   <translation>Coûte {n} {n:levée|levées}</translation>
  </message>
  <message>
   <source>The {card:card} does as well.</source>
   <translation>{card:card.le^} va aussi bien.</translation>
  </message>
  <message>
   <source>The trick is yours: Next gathers it.</source>
   <translation>La levée est à vous : Suivant la ramasse.</translation>
  </message>
  <message>
   <source>Dummy has only one card to play</source>
   <translation>Le mort n’a qu’une carte à jouer</translation>
  </message>
  <message>
   <source>You have only one card to play</source>
   <translation>Vous n’avez qu’une carte à jouer</translation>
  </message>
  <message>
   <source>Dummy’s lead</source>
   <translation>Le mort entame</translation>
  </message>
  <message>
   <source>Not {n}.</source>
   <translation>Pas {n}.</translation>
  </message>
  <message>
   <source>Next or Space gathers the trick.</source>
   <translation>Suivant ou Espace ramasse la levée.</translation>
  </message>
  <message>
   <source>{lesson}, step {n} of {of}.</source>
   <translation>{lesson}, étape {n} sur {of}.</translation>
  </message>
  <message>
   <source>Not wrong: you could win as many tricks.</source>
   <translation>Ce n’est pas faux : vous pourriez gagner autant de levées.</translation>
  </message>
  <message>
   <source>Who has the word can look ahead with a few lines of code, and who copies the data folder first can play a tray twice and hand in the better play. A file at home can neither stop nor show that: it is a match among friends. If you play as well, let a friend make the trays.</source>
   <translation>Qui a le mot peut regarder d’avance avec quelques lignes de programme, et qui copie d’abord le dossier des données peut jouer un étui deux fois et remettre le meilleur résultat. Un fichier chez soi ne peut ni l’empêcher ni le montrer : c’est un match entre amis. Si vous jouez aussi, laissez un ami créer les étuis.</translation>
  </message>
  <message>
   <source>Turned for each tray</source>
   <translation>Retourné pour chaque étui</translation>
  </message>
  <message>
   <source>{played} of {trays}</source>
   <translation>{played} sur {trays}</translation>
  </message>
  <message>
   <source>Opposite</source>
   <translation>En face</translation>
  </message>
  <message>
   <source>Below</source>
   <translation>En bas</translation>
  </message>
  <message>
   <source>A deal of {game}</source>
   <translation>Une donne de {game}</translation>
  </message>
  <message>
   <source>{n} of {whole} tricks</source>
   <translation>{n} levées sur {whole}</translation>
  </message>
  <message>
   <source>Deal {number}, {game}</source>
   <translation>Donne {number}, {game}</translation>
  </message>
  <message>
   <source>No trumps</source>
   <translation>Sans atout</translation>
  </message>
  <message>
   <source>Trumps {suit:suits}</source>
   <translation>Atout {suit:suits}</translation>
  </message>
  <message>
   <source>deals: {whose}</source>
   <translation>donneur : {whose}</translation>
  </message>
  <message>
   <source>turned: {card:card}</source>
   <translation>retournée : {card:card}</translation>
  </message>
  <message>
   <source>number {name}</source>
   <translation>numéro {name}</translation>
  </message>
  <message>
   <source>Sit at the far side</source>
   <translation>S’asseoir en face</translation>
  </message>
  <message>
   <source>Sit at the right</source>
   <translation>S’asseoir à droite</translation>
  </message>
  <message>
   <source>Sit at the near side</source>
   <translation>S’asseoir de ce côté</translation>
  </message>
  <message>
   <source>Sit at the left</source>
   <translation>S’asseoir à gauche</translation>
  </message>
  <message>
   <source>sit at the far side</source>
   <translation>s’asseoir en face</translation>
  </message>
  <message>
   <source>sit at the right</source>
   <translation>s’asseoir à droite</translation>
  </message>
  <message>
   <source>sit at the near side</source>
   <translation>s’asseoir de ce côté</translation>
  </message>
  <message>
   <source>sit at the left</source>
   <translation>s’asseoir à gauche</translation>
  </message>
  <message>
   <source>pass</source>
   <translation>passer</translation>
  </message>
  <message>
   <source>double the bid</source>
   <translation>contrer</translation>
  </message>
  <message>
   <source>redouble the bid</source>
   <translation>surcontrer</translation>
  </message>
  <message>
   <source>keep the hand</source>
   <translation>garder la main</translation>
  </message>
  <message>
   <source>exchange the hand</source>
   <translation>échanger la main</translation>
  </message>
  <message>
   <source>call honours</source>
   <translation>annoncer les honneurs</translation>
  </message>
  <message>
   <source>call no honours</source>
   <translation>ne pas annoncer d’honneurs</translation>
  </message>
  <message>
   <source>take up the trump</source>
   <translation>prendre la retourne</translation>
  </message>
  <message>
   <source>accept the claim</source>
   <translation>admettre la revendication</translation>
  </message>
  <message>
   <source>play on</source>
   <translation>continuer</translation>
  </message>
  <message>
   <source>say that there is none</source>
   <translation>dire qu’il n’y en a pas</translation>
  </message>
  <message>
   <source>let it stand</source>
   <translation>la laisser</translation>
  </message>
  <message>
   <source>demand nothing</source>
   <translation>ne rien exiger</translation>
  </message>
  <message>
   <source>lay down the hand</source>
   <translation>étaler la main</translation>
  </message>
  <message>
   <source>name the turned card</source>
   <translation>nommer la retourne</translation>
  </message>
  <message>
   <source>ask for the turned card</source>
   <translation>demander la retourne</translation>
  </message>
  <message>
   <source>draw the trick near</source>
   <translation>tirer la levée à soi</translation>
  </message>
  <message>
   <source>look at the last trick</source>
   <translation>regarder la dernière levée</translation>
  </message>
  <message>
   <source>take nothing for it</source>
   <translation>ne rien prendre pour cela</translation>
  </message>
  <message>
   <source>go on to the count</source>
   <translation>passer au décompte</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Passer</translation>
  </message>
  <message>
   <source>Double</source>
   <translation>Contrer</translation>
  </message>
  <message>
   <source>Redouble</source>
   <translation>Surcontrer</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>Garder la main</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>Échanger la main</translation>
  </message>
  <message>
   <source>Call honours</source>
   <translation>Annoncer les honneurs</translation>
  </message>
  <message>
   <source>Call no honours</source>
   <translation>Ne pas annoncer d’honneurs</translation>
  </message>
  <message>
   <source>Take up the trump</source>
   <translation>Prendre la retourne</translation>
  </message>
  <message>
   <source>Accept the claim</source>
   <translation>Admettre la revendication</translation>
  </message>
  <message>
   <source>Play on</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Say that there is none</source>
   <translation>Dire qu’il n’y en a pas</translation>
  </message>
  <message>
   <source>Let it stand</source>
   <translation>Laisser la carte</translation>
  </message>
  <message>
   <source>Demand nothing</source>
   <translation>Ne rien exiger</translation>
  </message>
  <message>
   <source>Ask for the turned card</source>
   <translation>Demander la retourne</translation>
  </message>
  <message>
   <source>Draw the trick near</source>
   <translation>Tirer la levée à soi</translation>
  </message>
  <message>
   <source>Take nothing for it</source>
   <translation>Ne rien prendre pour cela</translation>
  </message>
  <message>
   <source>Go on to the count</source>
   <translation>Passer au décompte</translation>
  </message>
  <message>
   <source>Leave it to be called</source>
   <translation>La laisser à appeler</translation>
  </message>
  <message>
   <source>Call the highest</source>
   <translation>Exiger la plus haute</translation>
  </message>
  <message>
   <source>Call the lowest</source>
   <translation>Exiger la plus basse</translation>
  </message>
  <message>
   <source>Call the highest trump</source>
   <translation>Exiger le plus fort atout</translation>
  </message>
  <message>
   <source>Call the lowest trump</source>
   <translation>Exiger le plus petit atout</translation>
  </message>
  <message>
   <source>Call a suit</source>
   <translation>Exiger une couleur</translation>
  </message>
  <message>
   <source>Let the lead stand</source>
   <translation>Laisser l’entame</translation>
  </message>
  <message>
   <source>Demand that the trick be won</source>
   <translation>Exiger que la levée soit gagnée</translation>
  </message>
  <message>
   <source>Demand that the trick be not won</source>
   <translation>Exiger que la levée ne soit pas gagnée</translation>
  </message>
  <message>
   <source>Demand a trump</source>
   <translation>Exiger un atout</translation>
  </message>
  <message>
   <source>Demand no trump</source>
   <translation>Exiger de ne pas couper</translation>
  </message>
  <message>
   <source>leave it to be called</source>
   <translation>la laisser à appeler</translation>
  </message>
  <message>
   <source>call the highest</source>
   <translation>exiger la plus haute</translation>
  </message>
  <message>
   <source>call the lowest</source>
   <translation>exiger la plus basse</translation>
  </message>
  <message>
   <source>call the highest trump</source>
   <translation>exiger le plus fort atout</translation>
  </message>
  <message>
   <source>call the lowest trump</source>
   <translation>exiger le plus petit atout</translation>
  </message>
  <message>
   <source>call a suit</source>
   <translation>exiger une couleur</translation>
  </message>
  <message>
   <source>let the lead stand</source>
   <translation>laisser l’entame</translation>
  </message>
  <message>
   <source>demand that the trick be won</source>
   <translation>exiger que la levée soit gagnée</translation>
  </message>
  <message>
   <source>demand that the trick be not won</source>
   <translation>exiger que la levée ne soit pas gagnée</translation>
  </message>
  <message>
   <source>demand a trump</source>
   <translation>exiger un atout</translation>
  </message>
  <message>
   <source>demand no trump</source>
   <translation>exiger de ne pas couper</translation>
  </message>
  <message>
   <source>Take tricks</source>
   <translation>Prendre des levées</translation>
  </message>
  <message>
   <source>Take points off</source>
   <translation>Retirer des points</translation>
  </message>
  <message>
   <source>Add points</source>
   <translation>Ajouter des points</translation>
  </message>
  <message>
   <source>take tricks</source>
   <translation>prendre des levées</translation>
  </message>
  <message>
   <source>take points off</source>
   <translation>retirer des points</translation>
  </message>
  <message>
   <source>add points</source>
   <translation>ajouter des points</translation>
  </message>
  <message>
   <source>The {card:card}</source>
   <translation>{card:card.le^}</translation>
  </message>
  <message>
   <source>Bid {bid}</source>
   <translation>Demander {bid}</translation>
  </message>
  <message>
   <source>Name {suit:suits}</source>
   <translation>Nommer {suit:suits}</translation>
  </message>
  <message>
   <source>Put away {cards}</source>
   <translation>Écarter {cards}</translation>
  </message>
  <message>
   <source>Claim {tricks:number} {tricks:trick|tricks}</source>
   <translation>Revendiquer {tricks} {tricks:levée|levées}</translation>
  </message>
  <message>
   <source>Choose the first deal</source>
   <translation>Choisir la première donne</translation>
  </message>
  <message>
   <source>Ask whether there is none</source>
   <translation>Demander s’il n’y en a pas</translation>
  </message>
  <message>
   <source>Take back the {card:card}</source>
   <translation>Reprendre {card:card.le}</translation>
  </message>
  <message>
   <source>Call the {card:card}</source>
   <translation>Exiger {card:card.le}</translation>
  </message>
  <message>
   <source>Show the {card:card}</source>
   <translation>Montrer {card:card.le}</translation>
  </message>
  <message>
   <source>Play the {first:card} and the {second:card} at once</source>
   <translation>Jouer {first:card.le} et {second:card.le} à la fois</translation>
  </message>
  <message>
   <source>The {card:card} counts</source>
   <translation>{card:card.le^} compte</translation>
  </message>
  <message>
   <source>Call {suit:suits}</source>
   <translation>Exiger {suit:suits}</translation>
  </message>
  <message>
   <source>The {card:card}, out of turn</source>
   <translation>{card:card.le^}, hors tour</translation>
  </message>
  <message>
   <source>Trick {n:number} must be won</source>
   <translation>La levée {n} doit être gagnée</translation>
  </message>
  <message>
   <source>Claim a revoke</source>
   <translation>Réclamer une renonce</translation>
  </message>
  <message>
   <source>Claim a revoke in trick {n:number}</source>
   <translation>Réclamer une renonce à la levée {n}</translation>
  </message>
  <message>
   <source>bid {bid}</source>
   <translation>demander {bid}</translation>
  </message>
  <message>
   <source>name {suit:suits}</source>
   <translation>nommer {suit:suits}</translation>
  </message>
  <message>
   <source>put away {cards}</source>
   <translation>écarter {cards}</translation>
  </message>
  <message>
   <source>claim {tricks:number} {tricks:trick|tricks}</source>
   <translation>revendiquer {tricks} {tricks:levée|levées}</translation>
  </message>
  <message>
   <source>choose the first deal</source>
   <translation>choisir la première donne</translation>
  </message>
  <message>
   <source>ask whether there is none</source>
   <translation>demander s’il n’y en a pas</translation>
  </message>
  <message>
   <source>take back the {card:card}</source>
   <translation>reprendre {card:card.le}</translation>
  </message>
  <message>
   <source>call the {card:card}</source>
   <translation>exiger {card:card.le}</translation>
  </message>
  <message>
   <source>show the {card:card}</source>
   <translation>montrer {card:card.le}</translation>
  </message>
  <message>
   <source>play the {first:card} and the {second:card} at once</source>
   <translation>jouer {first:card.le} et {second:card.le} à la fois</translation>
  </message>
  <message>
   <source>the {card:card} counts</source>
   <translation>{card:card.le} compte</translation>
  </message>
  <message>
   <source>call {suit:suits}</source>
   <translation>exiger {suit:suits}</translation>
  </message>
  <message>
   <source>the {card:card}, out of turn</source>
   <translation>{card:card.le}, hors tour</translation>
  </message>
  <message>
   <source>demand that trick {n:number} be won</source>
   <translation>exiger que la levée {n} soit gagnée</translation>
  </message>
  <message>
   <source>claim a revoke</source>
   <translation>réclamer une renonce</translation>
  </message>
  <message>
   <source>claim a revoke in trick {n:number}</source>
   <translation>réclamer une renonce à la levée {n}</translation>
  </message>
  <message>
   <source>Play downtown</source>
   <translation>Jouer en bas</translation>
  </message>
  <message>
   <source>Play uptown</source>
   <translation>Jouer en haut</translation>
  </message>
  <message>
   <source>Take the first card put away</source>
   <translation>Prendre la première carte écartée</translation>
  </message>
  <message>
   <source>Take the second card put away</source>
   <translation>Prendre la seconde carte écartée</translation>
  </message>
  <message>
   <source>Take the open dummy</source>
   <translation>Prendre le mort ouvert</translation>
  </message>
  <message>
   <source>Take the closed dummy</source>
   <translation>Prendre le mort fermé</translation>
  </message>
  <message>
   <source>Sit on the right</source>
   <translation>S’asseoir à droite</translation>
  </message>
  <message>
   <source>Sit on the left</source>
   <translation>S’asseoir à gauche</translation>
  </message>
  <message>
   <source>play downtown</source>
   <translation>jouer en bas</translation>
  </message>
  <message>
   <source>play uptown</source>
   <translation>jouer en haut</translation>
  </message>
  <message>
   <source>take the first card put away</source>
   <translation>prendre la première carte écartée</translation>
  </message>
  <message>
   <source>take the second card put away</source>
   <translation>prendre la seconde carte écartée</translation>
  </message>
  <message>
   <source>take the open dummy</source>
   <translation>prendre le mort ouvert</translation>
  </message>
  <message>
   <source>take the closed dummy</source>
   <translation>prendre le mort fermé</translation>
  </message>
  <message>
   <source>sit on the right</source>
   <translation>s’asseoir à droite</translation>
  </message>
  <message>
   <source>sit on the left</source>
   <translation>s’asseoir à gauche</translation>
  </message>
  <message>
   <source>{suit:suits} {ranks}</source>
   <translation>{suit:suits} {ranks}</translation>
  </message>
  <message>
   <source>Computer, gentle</source>
   <translation>Ordinateur, doux</translation>
  </message>
  <message>
   <source>Computer, steady</source>
   <translation>Ordinateur, régulier</translation>
  </message>
  <message>
   <source>Computer, strong</source>
   <translation>Ordinateur, fort</translation>
  </message>
  <message>
   <source>Computer, master</source>
   <translation>Ordinateur, maître</translation>
  </message>
  <message>
   <source>Gentle plays as people do who have just learnt: it errs where they err, and forgets cards.</source>
   <translation>« Doux » joue comme quelqu’un qui vient d’apprendre : il fait les fautes que l’on fait alors et oublie des cartes.</translation>
  </message>
  <message>
   <source>Steady plays as people do who know the whist books, and counts the last cards.</source>
   <translation>« Régulier » joue comme quelqu’un qui connaît les livres de whist et compte les dernières cartes.</translation>
  </message>
  <message>
   <source>Strong looks into likely layouts of the hidden cards before each card.</source>
   <translation>« Fort » examine avant chaque carte des répartitions probables des cartes cachées.</translation>
  </message>
  <message>
   <source>Master looks into more layouts and reads more from the cards played; it thinks longest.</source>
   <translation>« Maître » en examine davantage et lit plus dans les cartes jouées ; il réfléchit le plus longtemps.</translation>
  </message>
  <message>
   <source>Person here</source>
   <translation>Personne ici</translation>
  </message>
  <message>
   <source>{deals}; {won} {trick:pl} to {lost}.</source>
   <translation>{deals} ; {won} {trick:pl} à {lost}.</translation>
  </message>
  <message>
   <source>{deals}; your side won {won} of {of} {trick:pl}.</source>
   <translation>{deals} ; votre camp a gagné {won} {trick:pl} sur {of}.</translation>
  </message>
  <message>
   <source>{part} of {whole}</source>
   <translation>{part} sur {whole}</translation>
  </message>
  <message>
   <source>{trick:pl} won by your side</source>
   <translation>{trick:pl} gagnées par votre camp</translation>
  </message>
  <message>
   <source>points in your best deal, deal {number}</source>
   <translation>points dans votre meilleure donne, la donne {number}</translation>
  </message>
  <message>
   <source>games won by your side</source>
   <translation>parties gagnées par votre camp</translation>
  </message>
  <message>
   <source>deals in which your side scored</source>
   <translation>donnes où votre camp a marqué</translation>
  </message>
  <message>
   <source>Lead, trick {trick}</source>
   <translation>Entame, levée {trick}</translation>
  </message>
  <message>
   <source>Second hand, trick {trick}</source>
   <translation>Deuxième main, levée {trick}</translation>
  </message>
  <message>
   <source>Third hand, trick {trick}</source>
   <translation>Troisième main, levée {trick}</translation>
  </message>
  <message>
   <source>Fourth hand, trick {trick}</source>
   <translation>Quatrième main, levée {trick}</translation>
  </message>
  <message>
   <source>Your lead. You led another card then; choose the one that wins most on what you can know.</source>
   <translation>Votre entame. Vous en aviez joué une autre ; choisissez celle qui gagne le plus d’après ce que vous pouvez savoir.</translation>
  </message>
  <message>
   <source>Your card. You played another one then; choose the one that wins most on what you can know.</source>
   <translation>Votre carte. Vous en aviez joué une autre ; choisissez celle qui gagne le plus d’après ce que vous pouvez savoir.</translation>
  </message>
  <message>
   <source>Your lead. Choose the card that wins most on what you can know.</source>
   <translation>Votre entame. Choisissez la carte qui gagne le plus d’après ce que vous pouvez savoir.</translation>
  </message>
  <message>
   <source>Your card. Choose the one that wins most on what you can know.</source>
   <translation>Votre carte. Choisissez celle qui gagne le plus d’après ce que vous pouvez savoir.</translation>
  </message>
  <message>
   <source>Your mistake, deal {deal}</source>
   <translation>Votre faute, donne {deal}</translation>
  </message>
  <message>
   <source>Set by you, deal {deal}</source>
   <translation>Votre problème, donne {deal}</translation>
  </message>
  <message>
   <source>In the trick: {cards}.</source>
   <translation>Dans la levée : {cards}.</translation>
  </message>
  <message>
   <source>Set as a problem on {day}.</source>
   <translation>Posé comme problème le {day}.</translation>
  </message>
  <message>
   <source>Counted on {day}. It cost {lost} tricks on what could be known.</source>
   <translation>Comptée le {day}. Elle a coûté {lost} levées d’après ce qu’on pouvait savoir.</translation>
  </message>
  <message>
   <source>No trumps.</source>
   <translation>Sans atout.</translation>
  </message>
  <message>
   <source>{suit:suits^} are trumps.</source>
   <translation>Atout {suit:suits}.</translation>
  </message>
  <message>
   <source>First of {pairs:words} pairs</source>
   <translation>Première de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Second of {pairs:words} pairs</source>
   <translation>Deuxième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Third of {pairs:words} pairs</source>
   <translation>Troisième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Fourth of {pairs:words} pairs</source>
   <translation>Quatrième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Fifth of {pairs:words} pairs</source>
   <translation>Cinquième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Sixth of {pairs:words} pairs</source>
   <translation>Sixième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Seventh of {pairs:words} pairs</source>
   <translation>Septième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Eighth of {pairs:words} pairs</source>
   <translation>Huitième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Ninth of {pairs:words} pairs</source>
   <translation>Neuvième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Tenth of {pairs:words} pairs</source>
   <translation>Dixième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Eleventh of {pairs:words} pairs</source>
   <translation>Onzième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Twelfth of {pairs:words} pairs</source>
   <translation>Douzième de {pairs:words} paires</translation>
  </message>
  <message>
   <source>Average {average}, you {plus}.</source>
   <translation>Moyenne {average}, vous {plus}.</translation>
  </message>
  <message>
   <source>{place}, {plus} tricks</source>
   <translation>{place}, {plus} levées</translation>
  </message>
  <message>
   <source>Chance alone moves such a total by about {tricks} tricks.</source>
   <translation>Le hasard seul déplace un tel total d’environ {tricks} levées.</translation>
  </message>
  <message>
   <source>{done:number^} of {of:number} other tables {done:has|have} finished.</source>
   <translation>Des {of:number} autres tables, {done:number} {done:a|ont} fini.</translation>
  </message>
  <message>
   <source>Tray {number}: you {own}, other tables {others}, average {average}, {plus}</source>
   <translation>Étui {number} : vous {own}, autres tables {others}, moyenne {average}, {plus}</translation>
  </message>
  <message>
   <source>Place {place} of {pairs}</source>
   <translation>Place {place} sur {pairs}</translation>
  </message>
  <message>
   <source>The other room plays this tray now.</source>
   <translation>L’autre salle joue cet étui en ce moment.</translation>
  </message>
  <message>
   <source>The same cards at {n:number} other tables.</source>
   <translation>Les mêmes cartes à {n:number} autres tables.</translation>
  </message>
  <message>
   <source>Drawing trumps</source>
   <translation>Faire tomber les atouts</translation>
  </message>
  <message>
   <source>A ruff</source>
   <translation>Une coupe</translation>
  </message>
  <message>
   <source>A throw-in</source>
   <translation>Un placement de main</translation>
  </message>
  <message>
   <source>Giving a trick up</source>
   <translation>Donner une levée</translation>
  </message>
  <message>
   <source>A finesse</source>
   <translation>Une impasse</translation>
  </message>
  <message>
   <source>The right order</source>
   <translation>Le bon ordre</translation>
  </message>
  <message>
   <source>Think of the trumps that are still out.</source>
   <translation>Pensez aux atouts encore dehors.</translation>
  </message>
  <message>
   <source>One of your hands can trump a suit. Which, and when?</source>
   <translation>Une de vos mains peut couper une couleur. Laquelle, et quand ?</translation>
  </message>
  <message>
   <source>Somebody can be made to lead what helps you. When?</source>
   <translation>Quelqu’un peut être forcé de jouer ce qui vous sert. Quand ?</translation>
  </message>
  <message>
   <source>A trick that is given up now may make cards of yours high.</source>
   <translation>Une levée donnée maintenant peut rendre maîtresses des cartes à vous.</translation>
  </message>
  <message>
   <source>A card may win though a higher one is out. From which hand must it be led to?</source>
   <translation>Une carte peut gagner bien qu’une plus forte soit dehors. De quelle main faut-il jouer vers elle ?</translation>
  </message>
  <message>
   <source>Count the tricks that are sure. In which order must they be taken?</source>
   <translation>Comptez les levées sûres. Dans quel ordre faut-il les faire ?</translation>
  </message>
  <message>
   <source>The {card:card} draws trumps, and nobody can trump what you win later.</source>
   <translation>{card:card.le^} fait tomber les atouts, et personne ne peut couper ce que vous gagnez ensuite.</translation>
  </message>
  <message>
   <source>After the {card:card} one of your hands can trump a suit that it no longer holds.</source>
   <translation>Après {card:card.le}, une de vos mains peut couper une couleur qu’elle n’a plus.</translation>
  </message>
  <message>
   <source>After the {card:card} a trick is given up, and whoever wins it must lead what helps you.</source>
   <translation>Après {card:card.le}, une levée est donnée, et qui la gagne doit jouer ce qui vous sert.</translation>
  </message>
  <message>
   <source>After the {card:card} a trick is given up, and then cards of yours in that suit are high.</source>
   <translation>Après {card:card.le}, une levée est donnée, puis des cartes à vous dans cette couleur sont maîtresses.</translation>
  </message>
  <message>
   <source>After the {card:card} a card of yours wins over which a higher one is still out.</source>
   <translation>Après {card:card.le}, une carte à vous gagne alors qu’une plus forte est encore dehors.</translation>
  </message>
  <message>
   <source>The {card:card} begins with tricks that are sure, in an order in which all can be taken.</source>
   <translation>{card:card.le^} commence par des levées sûres, dans un ordre où toutes peuvent se faire.</translation>
  </message>
  <message>
   <source>Cavendish, hand {number}</source>
   <translation>Cavendish, jeu {number}</translation>
  </message>
  <message>
   <source>Foster, whist hand {number}</source>
   <translation>Foster, jeu de whist {number}</translation>
  </message>
  <message>
   <source>Foster, bridge hand {number}</source>
   <translation>Foster, jeu de bridge {number}</translation>
  </message>
  <message>
   <source>From “Whist” by Cavendish, hand {number}, before trick {trick}.</source>
   <translation>De « Whist » par Cavendish, jeu {number}, avant la levée {trick}.</translation>
  </message>
  <message>
   <source>From the whist hands of Foster’s “Complete Hoyle”, number {number}, before trick {trick}.</source>
   <translation>Des jeux de whist du « Complete Hoyle » de Foster, numéro {number}, avant la levée {trick}.</translation>
  </message>
  <message>
   <source>From the bridge hands of Foster’s “Complete Hoyle”, number {number}, before trick {trick}.</source>
   <translation>Des jeux de bridge du « Complete Hoyle » de Foster, numéro {number}, avant la levée {trick}.</translation>
  </message>
  <message>
   <source>Problem {id}</source>
   <translation>Problème {id}</translation>
  </message>
  <message>
   <source>The book errs: it leads the {card:card}, and with all hands seen that misses the task.</source>
   <translation>Le livre se trompe : il entame {card:card.le}, et à jeux découverts cela manque le but.</translation>
  </message>
  <message>
   <source>Problem {id}. Dummy’s lead, trick {trick}</source>
   <translation>Problème {id}. Entame du mort, levée {trick}</translation>
  </message>
  <message>
   <source>{wins:words^} of the last {cards:words}</source>
   <translation>{wins:words^} des {cards:words} dernières</translation>
  </message>
  <message>
   <source>Dummy leads. Win {wins:words} of the last {cards:words} tricks.</source>
   <translation>Le mort entame. Gagnez {wins:words} des {cards:words} dernières levées.</translation>
  </message>
  <message>
   <source>Dummy’s lead: win {wins:words} of {cards:words}</source>
   <translation>Entame du mort : gagner {wins:words} sur {cards:words}</translation>
  </message>
  <message>
   <source>in {n} {n:day|days}</source>
   <translation>dans {n} {n:jour|jours}</translation>
  </message>
  <message>
   <source>You come to {n:words} {n:trick|tricks}.</source>
   <translation>Vous arrivez à {n:words} {n:levée|levées}.</translation>
  </message>
  <message>
   <source>The hidden cards are placed after your choice, as far as the cards already seen allow. {n:number} layouts were looked at.</source>
   <translation>Les cartes cachées sont placées après votre choix, autant que les cartes déjà vues le permettent. {n:number} répartitions ont été examinées.</translation>
  </message>
  <message>
   <source>{n} in 100</source>
   <translation>{n} sur 100</translation>
  </message>
  <message>
   <source>The book leads the {card:card} too.</source>
   <translation>Le livre entame aussi {card:card.le}.</translation>
  </message>
  <message>
   <source>Problem {id}. {theme}</source>
   <translation>Problème {id}. {theme}</translation>
  </message>
  <message>
   <source>{name}. Your lead, trick {trick}</source>
   <translation>{name}. Votre entame, levée {trick}</translation>
  </message>
  <message>
   <source>Problem {id}. Your lead, trick {trick}</source>
   <translation>Problème {id}. Votre entame, levée {trick}</translation>
  </message>
  <message>
   <source>You lead. Win {wins:words} of the last {cards:words} tricks.</source>
   <translation>Vous entamez. Gagnez {wins:words} des {cards:words} dernières levées.</translation>
  </message>
  <message>
   <source>Your lead: win {wins:words} of {cards:words}</source>
   <translation>À vous d’entamer : gagner {wins:words} sur {cards:words}</translation>
  </message>
  <message>
   <source>new</source>
   <translation>nouveau</translation>
  </message>
  <message>
   <source>not again</source>
   <translation>plus posé</translation>
  </message>
  <message>
   <source>known</source>
   <translation>acquis</translation>
  </message>
  <message>
   <source>today</source>
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <source>Another card</source>
   <translation>Une autre carte</translation>
  </message>
  <message>
   <source>never</source>
   <translation>jamais</translation>
  </message>
  <message>
   <source>always</source>
   <translation>toujours</translation>
  </message>
  <message>
   <source>{name}. {theme}</source>
   <translation>{name}. {theme}</translation>
  </message>
  <message>
   <source>{name:^} wins with the {card:card}.</source>
   <translation>{name:^} gagne avec {card:card.le}.</translation>
  </message>
  <message>
   <source>One after another you lead: {cards}.</source>
   <translation>Vous entamez l’un après l’autre : {cards}.</translation>
  </message>
  <message>
   <source>You win this trick, and are beaten later.</source>
   <translation>Vous gagnez cette levée, et êtes battu plus tard.</translation>
  </message>
  <message>
   <source>{name:^} trumps with the {card:card}.</source>
   <translation>{name:^} coupe avec {card:card.le}.</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks.</source>
   <translation>{name:^} {name:avez|a|ont} fait {tricks} levées.</translation>
  </message>
  <message>
   <source>{shown} {points:point|points}</source>
   <translation>{shown} {points:point|points}</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks, a slam.</source>
   <translation>{name:^} {name:avez|a|ont} fait {tricks} levées, un chelem.</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks, the odd.</source>
   <translation>{name:^} {name:avez|a|ont} fait {tricks} levées : le trick.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} {tricks:number} tricks after the revokes.</source>
   <translation>{name:^} {name:avez|a|ont} {tricks} levées après les renonces.</translation>
  </message>
  <message>
   <source>{name} won {tricks:number} tricks, {odd:number} odd.</source>
   <translation>{name:^} {name:avez|a|ont} fait {tricks} levées : {odd} {odd:trick|tricks}.</translation>
  </message>
  <message>
   <source>The hand was thrown in: nobody scores.</source>
   <translation>La donne est jetée : personne ne marque.</translation>
  </message>
  <message>
   <source>{name} won {won:words} of {target:number} {target:book|books} and went set: {scores}.</source>
   <translation>{name:^} {name:avez|a|ont} fait {won} {won:levée|levées} sur {target} et {name:chutez|chute|chutent} : {scores}.</translation>
  </message>
  <message>
   <source>{name} won {won:words} of {target:number} {target:trick|tricks} and failed: {scores}.</source>
   <translation>{name:^} {name:avez|a|ont} fait {won} {won:levée|levées} sur {target} et {name:chutez|chute|chutent} : {scores}.</translation>
  </message>
  <message>
   <source>nobody scores</source>
   <translation>personne ne marque</translation>
  </message>
  <message>
   <source>{who} {points} each</source>
   <translation>{who}, {points} chacun</translation>
  </message>
  <message>
   <source>{name} made the contract with {won:number} {won:book|books}: {points}.</source>
   <translation>{name:^} {name:avez|a|ont} rempli le contrat avec {won} {won:levée|levées} : {points}.</translation>
  </message>
  <message>
   <source>{name} made the contract with {won:number} {won:trick|tricks}: {points}.</source>
   <translation>{name:^} {name:avez|a|ont} rempli le contrat avec {won} {won:levée|levées} : {points}.</translation>
  </message>
  <message>
   <source>i=i my=my dummy=dummy partner=partner left=left right=right hand=hand</source>
   <translation>i=je/j'ai my=mon/ma/mes/moi dummy=mort/dummy partner=partenaire left=gauche right=droite hand=main</translation>
  </message>
  <message>
   <source>spades=spades hearts=hearts diamonds=diamonds clubs=clubs trumps=trumps jack=jack queen=queen king=king ace=ace</source>
   <translation>spades=pique/piques hearts=cœur/coeur/cœurs/coeurs diamonds=carreau/carreaux clubs=trèfle/trèfles trumps=atout/atouts jack=valet queen=dame king=roi ace=as</translation>
  </message>
  <message>
   <source>no=no one=one two=two three=three four=four five=five six=six seven=seven eight=eight nine=nine ten=ten eleven=eleven twelve=twelve thirteen=thirteen</source>
   <translation>no=aucun/aucune/zéro one=un/une two=deux three=trois four=quatre five=cinq six=six seven=sept eight=huit nine=neuf ten=dix eleven=onze twelve=douze thirteen=treize</translation>
  </message>
  <message>
   <source>weak=weak void=void singleton=singleton points=points shape=shape turned=turned deal=deal lead=lead opposite=opposite at=at least=least most=most at-least=at-least at-most=at-most are=are of=of</source>
   <translation>weak=faible void=sans/chicane singleton=singleton points=points/point shape=distribution/répartition turned=retourné/retournée/retourne deal=donne/donnes lead=entame/entames opposite=face at=au least=moins most=plus at-least=minimum at-most=maximum are=est/sont of=en/de/du/des/le/la/les/et/à/a/ai/dans/d'</translation>
  </message>
  <message>
   <source>took=took lost=lost by=by mistake=mistake with=with honours=honours kept=kept slam=slam revoke=revoke claim=claim second=second third=third fourth=fourth</source>
   <translation>took=levées/fait/pris lost=perdu/perdues by=par mistake=faute/fautes with=avec honours=honneurs kept=gardée/gardées slam=chelem revoke=renonce claim=réclamation second=deuxième/seconde third=troisième fourth=quatrième</translation>
  </message>
  <message>
   <source>together=together tricks=tricks odd=odd trick=trick hangs=hangs score=score</source>
   <translation>together=ensemble tricks=levées odd=odd trick=trick hangs=dépend score=marque</translation>
  </message>
  <message>
   <source>{who} led the {card:card}.</source>
   <translation>{who:^} {who:avez|a|ont} entamé {card:card.le}.</translation>
  </message>
  <message>
   <source>{who} won the {trick}.</source>
   <translation>{who:^} {who:avez|a|ont} fait {trick:le}.</translation>
  </message>
  <message>
   <source>{whom} the {rank:rank}</source>
   <translation>{whom} {rank:rank.le}</translation>
  </message>
  <message>
   <source>{who} played the {rank:rank}</source>
   <translation>{who:^} {who:avez|a|ont} joué {rank:rank.le}</translation>
  </message>
  <message>
   <source>{whom} the {card:card}</source>
   <translation>{whom} {card:card.le}</translation>
  </message>
  <message>
   <source>{who} played the {card:card}</source>
   <translation>{who:^} {who:avez|a|ont} joué {card:card.le}</translation>
  </message>
  <message>
   <source>Deal {number} of {of}</source>
   <translation>Donne {number} sur {of}</translation>
  </message>
  <message>
   <source>Hand {number}</source>
   <translation>Donne {number}</translation>
  </message>
  <message>
   <source>{deal}: {number}</source>
   <translation>{deal} : {number}</translation>
  </message>
  <message>
   <source>{deal}: number {number}</source>
   <translation>{deal}, numéro {number}</translation>
  </message>
  <message>
   <source>{points} up</source>
   <translation>En {points}</translation>
  </message>
  <message>
   <source>Hand {number} of {of}</source>
   <translation>Donne {number} sur {of}</translation>
  </message>
  <message>
   <source>Tray {number} of {of}</source>
   <translation>Étui {number} sur {of}</translation>
  </message>
  <message>
   <source>Book {trick} of {cards}</source>
   <translation>Levée {trick} sur {cards}</translation>
  </message>
  <message>
   <source>{side} won the game, a single.</source>
   <translation>{side:^} {side:avez|a|ont} gagné la partie, simple.</translation>
  </message>
  <message>
   <source>{side} won the game, a double.</source>
   <translation>{side:^} {side:avez|a|ont} gagné la partie, double.</translation>
  </message>
  <message>
   <source>{side} won the game, a treble.</source>
   <translation>{side:^} {side:avez|a|ont} gagné la partie, triple.</translation>
  </message>
  <message>
   <source>The claim is exact.</source>
   <translation>La revendication est exacte.</translation>
  </message>
  <message>
   <source>The claim is too high.</source>
   <translation>La revendication est trop haute.</translation>
  </message>
  <message>
   <source>The claim is too low.</source>
   <translation>La revendication est trop basse.</translation>
  </message>
  <message>
   <source>The referee cannot say what the claim is worth: the other side answers it.</source>
   <translation>L’arbitre ne peut pas dire ce que vaut la revendication : l’autre camp y répond.</translation>
  </message>
  <message>
   <source>{name} passed.</source>
   <translation>{name:^} {name:avez|a|ont} passé.</translation>
  </message>
  <message>
   <source>{name} doubled.</source>
   <translation>{name:^} {name:avez|a|ont} contré.</translation>
  </message>
  <message>
   <source>{name} redoubled.</source>
   <translation>{name:^} {name:avez|a|ont} surcontré.</translation>
  </message>
  <message>
   <source>The {card:card} was turned for {whom}.</source>
   <translation>Retourne pour {whom:le} : {card:card.le}.</translation>
  </message>
  <message>
   <source>{who} took up the {card:card}.</source>
   <translation>{who:^} {who:avez|a|ont} pris en main {card:card.le}.</translation>
  </message>
  <message>
   <source>{who} was laid open.</source>
   <translation>{who:^} {who:avez|a|ont} étalé son jeu.</translation>
  </message>
  <message>
   <source>{name} called honours.</source>
   <translation>{name:^} {name:avez|a|ont} annoncé les honneurs.</translation>
  </message>
  <message>
   <source>{name} called no honours.</source>
   <translation>{name:^} n’{name:avez|a|ont} pas annoncé d’honneurs.</translation>
  </message>
  <message>
   <source>{name} won the auction with {bid}.</source>
   <translation>{name:^} {name:gagnez|gagne|gagnent} les enchères avec {bid}.</translation>
  </message>
  <message>
   <source>{name} chose the packet that lay opposite.</source>
   <translation>{name:^} {name:avez|a|ont} choisi le paquet d’en face.</translation>
  </message>
  <message>
   <source>{name} kept the hand.</source>
   <translation>{name:^} {name:avez|a|ont} gardé la main.</translation>
  </message>
  <message>
   <source>{name} named {down:downtown|uptown}.</source>
   <translation>{name:^} {name:avez|a|ont} nommé {down:bas|haut}.</translation>
  </message>
  <message>
   <source>{name} put away {cards:number} {cards:card|cards} of dummy.</source>
   <translation>{name:^} {name:avez|a|ont} écarté {cards} {cards:carte|cartes} du mort.</translation>
  </message>
  <message>
   <source>{name} handed in a joker for a card that was put away.</source>
   <translation>{name:^} {name:avez|a|ont} rendu un joker pour une carte écartée.</translation>
  </message>
  <message>
   <source>{name} claimed {tricks:number} of the {left:number} {left:trick|tricks} left.</source>
   <translation>{name:^} {name:avez|a|ont} revendiqué {tricks} des {left} {left:levée|levées} restantes.</translation>
  </message>
  <message>
   <source>The claim of {tricks:number} is refused: play goes on.</source>
   <translation>La revendication de {tricks} est refusée : le jeu continue.</translation>
  </message>
  <message>
   <source>All hands lie on the table: by best play {side} got {tricks:number} of the {left:number} {left:trick|tricks} left.</source>
   <translation>Toutes les mains sont sur la table : au meilleur jeu, {side} {side:avez|a|ont} eu {tricks} {tricks:levée|levées} sur les {left} qui restaient.</translation>
  </message>
  <message>
   <source>{name} admitted the claim.</source>
   <translation>{name:^} {name:avez|a|ont} admis la revendication.</translation>
  </message>
  <message>
   <source>{name} did not admit the claim: play goes on.</source>
   <translation>{name:^} n’{name:avez|a|ont} pas admis la revendication : le jeu continue.</translation>
  </message>
  <message>
   <source>{playing} {playing:play|plays|play}, {waiting} {waiting:wait|waits|wait}.</source>
   <translation>{playing} {playing:jouez|joue|jouent}, {waiting} {waiting:attendez|attend|attendent}.</translation>
  </message>
  <message>
   <source>{name} {name:deal|deals} first.</source>
   <translation>{name:^} {name:donnez|donne|donnent} en premier.</translation>
  </message>
  <message>
   <source>{name} took a chair.</source>
   <translation>{name:^} {name:avez|a|ont} pris une place.</translation>
  </message>
  <message>
   <source>{side} won the game, worth {points}.</source>
   <translation>{side:^} {side:avez|a|ont} gagné la partie, qui vaut {points}.</translation>
  </message>
  <message>
   <source>{side} won the rubber: {points}.</source>
   <translation>{side:^} {side:avez|a|ont} gagné le robre : {points}.</translation>
  </message>
  <message>
   <source>Time is called: no new deal is begun.</source>
   <translation>C’est l’heure : aucune nouvelle donne ne commence.</translation>
  </message>
  <message>
   <source>{name} cut the pack.</source>
   <translation>{name:^} {name:avez|a|ont} coupé le paquet.</translation>
  </message>
  <message>
   <source>{dealer}’s deal.</source>
   <translation>Donne {dealer:du}.</translation>
  </message>
  <message>
   <source>The {card:card} was turned.</source>
   <translation>Retourne : {card:card.le}.</translation>
  </message>
  <message>
   <source>There are no trumps in this deal.</source>
   <translation>Il n’y a pas d’atout dans cette donne.</translation>
  </message>
  <message>
   <source>{who}: hand laid open.</source>
   <translation>{who:^} : main étalée.</translation>
  </message>
  <message>
   <source>A dummy was laid open.</source>
   <translation>Un mort a été étalé.</translation>
  </message>
  <message>
   <source>{who} played the {card:card}.</source>
   <translation>{who:^} {who:avez|a|ont} joué {card:card.le}.</translation>
  </message>
  <message>
   <source>Nobody bid: the hand is thrown in.</source>
   <translation>Personne n’a enchéri : la donne est jetée.</translation>
  </message>
  <message>
   <source>Dummy goes opposite {me}.</source>
   <translation>Le mort va en face {me:du}.</translation>
  </message>
  <message>
   <source>{name} chose the other packet, and the two changed places.</source>
   <translation>{name:^} {name:avez|a|ont} choisi l’autre paquet, et les deux ont changé de place.</translation>
  </message>
  <message>
   <source>{name} exchanged for the packet in the middle.</source>
   <translation>{name:^} {name:avez|a|ont} échangé contre le paquet du milieu.</translation>
  </message>
  <message>
   <source>{name} exchanged for the dead hand.</source>
   <translation>{name:^} {name:avez|a|ont} échangé contre la main morte.</translation>
  </message>
  <message>
   <source>{name} named {suit:suits} trumps.</source>
   <translation>{name:^} {name:avez|a|ont} nommé atout {suit:suits}.</translation>
  </message>
  <message>
   <source>{name} gave up the {left:number} {left:trick|tricks} left.</source>
   <translation>{name:^} {name:avez|a|ont} abandonné {left:la levée restante|les levées restantes} ({left}).</translation>
  </message>
  <message>
   <source>{name} claimed the {left:number} {left:trick|tricks} left.</source>
   <translation>{name:^} {name:avez|a|ont} revendiqué {left:la levée restante|les levées restantes} ({left}).</translation>
  </message>
  <message>
   <source>The claim is right, and is counted.</source>
   <translation>La revendication est juste, et elle est comptée.</translation>
  </message>
  <message>
   <source>The claim of all {left:number} is refused: play goes on.</source>
   <translation>La revendication des {left} levées est refusée : le jeu continue.</translation>
  </message>
  <message>
   <source>All hands lie on the table: by best play {side} got no more tricks.</source>
   <translation>Toutes les mains sont sur la table : au meilleur jeu, {side} {side:n’avez|n’a|n’ont} plus eu de levée.</translation>
  </message>
  <message>
   <source>{dummy} deals first.</source>
   <translation>{dummy:le^} donne en premier.</translation>
  </message>
  <message>
   <source>{name} sat down on {other:whose} right.</source>
   <translation>{name:^} {name:avez|a|ont} pris place à droite {other:du}.</translation>
  </message>
  <message>
   <source>{name} sat down on {other:whose} left.</source>
   <translation>{name:^} {name:avez|a|ont} pris place à gauche {other:du}.</translation>
  </message>
  <message>
   <source>New partners: {one} against {two}.</source>
   <translation>Nouveaux partenaires : {one} contre {two}.</translation>
  </message>
  <message>
   <source>A new {unit} begins.</source>
   <translation>Début {unit:du}.</translation>
  </message>
  <message>
   <source>{unit:^} {number}: {story}</source>
   <translation>{unit:^} {number} : {story}</translation>
  </message>
  <message>
   <source>{dummy_name} deals first.</source>
   <translation>{dummy_name:le^} donne en premier.</translation>
  </message>
  <message>
   <source>Vivant deals first.</source>
   <translation>Le vivant donne en premier.</translation>
  </message>
  <message>
   <source>Dummy’s partner deals first.</source>
   <translation>Le partenaire du mort donne en premier.</translation>
  </message>
  <message>
   <source>{name} cut at {cut}.</source>
   <translation>{name:^} {name:avez|a|ont} coupé à {cut}.</translation>
  </message>
  <message>
   <source>{name} cut at {cut} and wrote “{said}”.</source>
   <translation>{name:^} {name:avez|a|ont} coupé à {cut} et écrit « {said} ».</translation>
  </message>
  <message>
   <source>{name} wrote “{said}”.</source>
   <translation>{name:^} {name:avez|a|ont} écrit « {said} ».</translation>
  </message>
  <message>
   <source>These trays are played.</source>
   <translation>Ces étuis sont joués.</translation>
  </message>
  <message>
   <source>All trays are played.</source>
   <translation>Tous les étuis sont joués.</translation>
  </message>
  <message>
   <source>The game is over, and the highest score is shared.</source>
   <translation>La partie est finie, et la plus haute marque est partagée.</translation>
  </message>
  <message>
   <source>{side} won the game.</source>
   <translation>{side:^} {side:avez|a|ont} gagné la partie.</translation>
  </message>
  <message>
   <source>The rubber is over, and nobody won it.</source>
   <translation>Le robre est fini, et personne ne l’a gagné.</translation>
  </message>
  <message>
   <source>The session was broken off.</source>
   <translation>La séance a été interrompue.</translation>
  </message>
  <message>
   <source>The session is over.</source>
   <translation>La séance est finie.</translation>
  </message>
  <message>
   <source>{name} cut the {card:card}</source>
   <translation>{name:^} {name:avez|a|ont} tiré {card:card.le}</translation>
  </message>
  <message>
   <source> Equal cards: they cut again.</source>
   <translation> Cartes égales : on tire encore.</translation>
  </message>
  <message>
   <source>{name} {name:are|is} Vivant first.</source>
   <translation>{name:^} {name:êtes|est|sont} le vivant en premier.</translation>
  </message>
  <message>
   <source>{name} {name:have|has} dummy first.</source>
   <translation>{name:^} {name:avez|a|ont} le mort en premier.</translation>
  </message>
  <message>
   <source>{name} sat down on the right.</source>
   <translation>{name:^} {name:avez|a|ont} pris place à droite.</translation>
  </message>
  <message>
   <source>{name} sat down on the left.</source>
   <translation>{name:^} {name:avez|a|ont} pris place à gauche.</translation>
  </message>
  <message>
   <source>These deals are over, and the highest score is shared.</source>
   <translation>Ces donnes sont finies, et la plus haute marque est partagée.</translation>
  </message>
  <message>
   <source>{side} won these deals with {value:number} {value:point|points}.</source>
   <translation>{side:^} {side:avez|a|ont} gagné ces donnes avec {value} {value:point|points}.</translation>
  </message>
  <message>
   <source>{side} won the game with {value:number} {value:point|points}.</source>
   <translation>{side:^} {side:avez|a|ont} gagné la partie avec {value} {value:point|points}.</translation>
  </message>
  <message>
   <source>Time is called: the round of deals is finished first.</source>
   <translation>C’est l’heure : le tour de donnes se finit d’abord.</translation>
  </message>
  <message>
   <source>{name} demanded nothing.</source>
   <translation>{name:^} n’{name:avez|a|ont} rien exigé.</translation>
  </message>
  <message>
   <source>{name} left the {card:card} to be called.</source>
   <translation>{name:^} {name:avez|a|ont} laissé {card:card.le} à appeler.</translation>
  </message>
  <message>
   <source>{name} called the highest of the suit led.</source>
   <translation>{name:^} {name:avez|a|ont} appelé la plus forte de la couleur entamée.</translation>
  </message>
  <message>
   <source>{name} called the lowest of the suit led.</source>
   <translation>{name:^} {name:avez|a|ont} appelé la plus faible de la couleur entamée.</translation>
  </message>
  <message>
   <source>{name} called the highest trump.</source>
   <translation>{name:^} {name:avez|a|ont} appelé le plus fort atout.</translation>
  </message>
  <message>
   <source>{name} called the lowest trump.</source>
   <translation>{name:^} {name:avez|a|ont} appelé le plus faible atout.</translation>
  </message>
  <message>
   <source>{name} may call a trump later.</source>
   <translation>{name:^} {name:pourrez|pourra} appeler un atout plus tard.</translation>
  </message>
  <message>
   <source>{name} left a suit to be called.</source>
   <translation>{name:^} {name:appellerez|appellera|appelleront} une couleur plus tard.</translation>
  </message>
  <message>
   <source>{name} let the lead stand.</source>
   <translation>{name:^} {name:avez|a|ont} laissé l’entame.</translation>
  </message>
  <message>
   <source>{name} had the lead taken back.</source>
   <translation>{name:^} {name:avez|a|ont} fait reprendre l’entame.</translation>
  </message>
  <message>
   <source>{name} demanded that the trick be won.</source>
   <translation>{name:^} {name:avez|a|ont} exigé que la levée soit gagnée.</translation>
  </message>
  <message>
   <source>{name} demanded that the trick not be won.</source>
   <translation>{name:^} {name:avez|a|ont} exigé que la levée ne soit pas gagnée.</translation>
  </message>
  <message>
   <source>{name} demanded a trump.</source>
   <translation>{name:^} {name:avez|a|ont} exigé un atout.</translation>
  </message>
  <message>
   <source>{name} demanded that no trump be played.</source>
   <translation>{name:^} {name:avez|a|ont} exigé de ne pas couper.</translation>
  </message>
  <message>
   <source>{name} waived the penalty for the revoke.</source>
   <translation>{name:^} n’{name:avez|a|ont} pas exigé la pénalité de la renonce.</translation>
  </message>
  <message>
   <source>{name} took tricks for the revoke.</source>
   <translation>{name:^} {name:avez|a|ont} pris des levées pour la renonce.</translation>
  </message>
  <message>
   <source>{name} took points off for the revoke.</source>
   <translation>{name:^} {name:avez|a|ont} retiré des points pour la renonce.</translation>
  </message>
  <message>
   <source>{name} added points for the revoke.</source>
   <translation>{name:^} {name:avez|a|ont} ajouté des points pour la renonce.</translation>
  </message>
  <message>
   <source>{name} waived the penalty for the renege.</source>
   <translation>{name:^} n’{name:avez|a|ont} pas exigé la pénalité de la fausse renonce.</translation>
  </message>
  <message>
   <source>{name} took books for the renege.</source>
   <translation>{name:^} {name:avez|a|ont} pris des levées pour la fausse renonce.</translation>
  </message>
  <message>
   <source>{name} showed the {card:card}: it may be called.</source>
   <translation>{name:^} {name:avez|a|ont} montré {card:card.le} : on peut l’appeler.</translation>
  </message>
  <message>
   <source>{name} showed the {card:card}, and owes nothing.</source>
   <translation>{name:^} {name:avez|a|ont} montré {card:card.le}, sans rien devoir.</translation>
  </message>
  <message>
   <source>{name} laid {n:number} cards open: they may be called.</source>
   <translation>{name:^} {name:avez|a|ont} étalé {n:number} cartes : on peut les appeler.</translation>
  </message>
  <message>
   <source>{name} laid {n:number} cards open, and owes nothing.</source>
   <translation>{name:^} {name:avez|a|ont} étalé {n:number} cartes, sans rien devoir.</translation>
  </message>
  <message>
   <source>{name} asked for the turned card: the {card:card}.</source>
   <translation>{name:^} {name:avez|a|ont} demandé la retourne : {card:card.le}.</translation>
  </message>
  <message>
   <source>{name} named the turned card: the {card:card}.</source>
   <translation>{name:^} {name:avez|a|ont} nommé la retourne : {card:card.le}.</translation>
  </message>
  <message>
   <source>{name} drew the trick near before the hand across had played.</source>
   <translation>{name:^} {name:avez|a|ont} tiré la levée avant que la main d’en face n’ait joué.</translation>
  </message>
  <message>
   <source>{name} drew the trick near, and owes nothing.</source>
   <translation>{name:^} {name:avez|a|ont} tiré la levée, sans rien devoir.</translation>
  </message>
  <message>
   <source>{name} asked whether there is none of the suit led.</source>
   <translation>{name:^} {name:avez|a|ont} demandé s’il n’y en a pas de la couleur entamée.</translation>
  </message>
  <message>
   <source>{name} {name:answer|answers}: no {suit:suit}.</source>
   <translation>{name:^} {name:répondez|répond} : pas de {suit:suit}.</translation>
  </message>
  <message>
   <source>The {card:card} is a wrong card and may be taken back.</source>
   <translation>{card:card.le^} : c’est une carte fautive, qui peut être reprise.</translation>
  </message>
  <message>
   <source>{name} took back the {card:card}.</source>
   <translation>{name:^} {name:avez|a|ont} repris {card:card.le}.</translation>
  </message>
  <message>
   <source>{name} let it stand.</source>
   <translation>{name:^} l’{name:avez|a|ont} laissée.</translation>
  </message>
  <message>
   <source>{name} called the {card:card}.</source>
   <translation>{name:^} {name:avez|a|ont} appelé {card:card.le}.</translation>
  </message>
  <message>
   <source>{name} demanded nothing; the other adversary still may.</source>
   <translation>{name:^} n’{name:avez|a|ont} rien exigé ; l’autre adversaire le peut encore.</translation>
  </message>
  <message>
   <source>{name} called the {card:card} too early: the call is lost for this trick.</source>
   <translation>{name:^} {name:avez|a|ont} appelé {card:card.le} trop tôt : le droit est perdu pour cette levée.</translation>
  </message>
  <message>
   <source>{name} looked at the last trick: a suit may be called.</source>
   <translation>{name:^} {name:avez|a|ont} regardé la dernière levée : une couleur peut être appelée.</translation>
  </message>
  <message>
   <source>{name} played the {first:card} and the {second:card} at once.</source>
   <translation>{name:^} {name:avez|a|ont} joué {first:card.le} et {second:card.le} à la fois.</translation>
  </message>
  <message>
   <source>{name} led out of turn.</source>
   <translation>{name:^} {name:avez|a|ont} entamé hors tour.</translation>
  </message>
  <message>
   <source>{name} played the {card:card} too soon.</source>
   <translation>{name:^} {name:avez|a|ont} joué {card:card.le} trop tôt.</translation>
  </message>
  <message>
   <source>{name} played on with the {card:card} before partner: it may be called.</source>
   <translation>{name:^} {name:avez|a|ont} continué avec {card:card.le} avant le partenaire : on peut l’appeler.</translation>
  </message>
  <message>
   <source>{name} told {whom} to win trick {n:number}.</source>
   <translation>{name:^} {name:avez|a|ont} exigé que la levée {n} soit gagnée par {whom:le}.</translation>
  </message>
  <message>
   <source>The {card:card}, played too soon, stands.</source>
   <translation>{card:card.le^} reste jouée, quoique trop tôt.</translation>
  </message>
  <message>
   <source>The lead out of turn stands.</source>
   <translation>L’entame hors tour est maintenue.</translation>
  </message>
  <message>
   <source>The {card:card}, played out of turn, leaves the trick.</source>
   <translation>{card:card.le^} hors tour : la carte quitte la levée.</translation>
  </message>
  <message>
   <source>{name} called {suit:suits}.</source>
   <translation>{name:^} {name:avez|a|ont} appelé {suit:suits}.</translation>
  </message>
  <message>
   <source>{name} claimed a revoke, and it was proved in trick {n:number}.</source>
   <translation>{name:^} {name:avez|a|ont} réclamé une renonce ; elle est prouvée à la levée {n}.</translation>
  </message>
  <message>
   <source>There was a revoke in trick {n:number}.</source>
   <translation>Il y a eu une renonce à la levée {n}.</translation>
  </message>
  <message>
   <source>{name} claimed nothing more.</source>
   <translation>{name:^} n’{name:avez|a|ont} plus rien réclamé.</translation>
  </message>
  <message>
   <source>{name} answers for partner with {n:number} {n:card|cards}, which may be called.</source>
   <translation>{name:^} {name:répondez|répond} pour le partenaire avec {n:number} {n:carte|cartes}, qu’on peut appeler.</translation>
  </message>
  <message>
   <source>It goes back: {name} {name:lead|leads}.</source>
   <translation>Elle revient en main : {name} {name:entamez|entame}.</translation>
  </message>
  <message>
   <source>The cards played out of turn leave the trick.</source>
   <translation>Les cartes jouées hors tour quittent la levée.</translation>
  </message>
  <message>
   <source>{name} called no suit.</source>
   <translation>{name:^} n’{name:avez|a|ont} appelé aucune couleur.</translation>
  </message>
  <message>
   <source>{name} called a renege, and it was proved in book {n:number}.</source>
   <translation>{name:^} {name:avez|a|ont} réclamé une fausse renonce ; elle est prouvée à la levée {n}.</translation>
  </message>
  <message>
   <source>{name} claimed a revoke, and it was not proved.</source>
   <translation>{name:^} {name:avez|a|ont} réclamé une renonce ; elle n’est pas prouvée.</translation>
  </message>
  <message>
   <source>The cards go back: {name} {name:lead|leads}.</source>
   <translation>Les cartes reviennent en main : {name} {name:entamez|entame}.</translation>
  </message>
  <message>
   <source>{name} called a renege, and it was not proved.</source>
   <translation>{name:^} {name:avez|a|ont} réclamé une fausse renonce, qui n’est pas prouvée.</translation>
  </message>
  <message>
   <source>{level:number} uptown</source>
   <translation>{level} haut</translation>
  </message>
  <message>
   <source>{level:number} downtown</source>
   <translation>{level} bas</translation>
  </message>
  <message>
   <source>{level:number} no trump</source>
   <translation>{level} sans-atout</translation>
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
   <translation>Avec les mêmes cartes : {told}.</translation>
  </message>
  <message>
   <source>{pair}: {n:number} {n:trick|tricks} more with the same cards.</source>
   <translation>{pair} : {n:number} {n:levée|levées} de plus avec les mêmes cartes.</translation>
  </message>
  <message>
   <source>{suit:suits} were {other:suits}</source>
   <translation>{suit:suits} était {other:suits}</translation>
  </message>
  <message>
   <source>With the same cards both pairs made the same.</source>
   <translation>Avec les mêmes cartes, les deux camps ont fait autant.</translation>
  </message>
  <message>
   <source>Entered for East and West: {n:number} {n:trick|tricks}.</source>
   <translation>Inscrit pour Est et Ouest : {n:number} {n:levée|levées}.</translation>
  </message>
  <message>
   <source>This was tray {tray}. Its East and West made {first} first, {again} now.</source>
   <translation>C’était l’étui {tray}. Est et Ouest y ont fait {first} d’abord, {again} maintenant.</translation>
  </message>
  <message>
   <source>Game</source>
   <comment>menu</comment>
   <translation>Partie</translation>
  </message>
  <message>
   <source>Move</source>
   <comment>menu</comment>
   <translation>Coup</translation>
  </message>
  <message>
   <source>View</source>
   <comment>menu</comment>
   <translation>Affichage</translation>
  </message>
  <message>
   <source>Study</source>
   <comment>menu</comment>
   <translation>Étude</translation>
  </message>
  <message>
   <source>Rules</source>
   <comment>menu</comment>
   <translation>Règles</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>menu</comment>
   <translation>Aide</translation>
  </message>
 </context>
 <context>
  <name>cloth</name>
  <message>
   <source>{level} up</source>
   <comment>bid.up</comment>
   <translation>{level} haut</translation>
  </message>
  <message>
   <source>{level} down</source>
   <comment>bid.down</comment>
   <translation>{level} bas</translation>
  </message>
  <message>
   <source>{level} no trump</source>
   <comment>bid.nt</comment>
   <translation>{level} sans-atout</translation>
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
   <translation>{bid}, contré</translation>
  </message>
  <message>
   <source>{bid}, redoubled</source>
   <comment>bid.redoubled</comment>
   <translation>{bid}, surcontré</translation>
  </message>
  <message>
   <source>Your call</source>
   <comment>ask.call_you</comment>
   <translation>À vous de parler</translation>
  </message>
  <message>
   <source>{name}’s call</source>
   <comment>ask.call</comment>
   <translation>À {name} de parler</translation>
  </message>
  <message>
   <source>Best so far: {name}, {bid}</source>
   <comment>ask.best</comment>
   <translation>Jusqu’ici : {name}, {bid}</translation>
  </message>
  <message>
   <source>Best so far: yours, {bid}</source>
   <comment>ask.best_you</comment>
   <translation>Jusqu’ici : vous, {bid}</translation>
  </message>
  <message>
   <source>No bid yet</source>
   <comment>ask.no_bid</comment>
   <translation>Pas encore d’enchère</translation>
  </message>
  <message>
   <source>Bids</source>
   <comment>ask.bids</comment>
   <translation>Enchères</translation>
  </message>
  <message>
   <source>Uptown</source>
   <comment>ask.up</comment>
   <translation>Haut</translation>
  </message>
  <message>
   <source>high wins</source>
   <comment>ask.up_gloss</comment>
   <translation>les hautes</translation>
  </message>
  <message>
   <source>Downtown</source>
   <comment>ask.down</comment>
   <translation>Bas</translation>
  </message>
  <message>
   <source>low wins</source>
   <comment>ask.down_gloss</comment>
   <translation>les basses</translation>
  </message>
  <message>
   <source>No trump</source>
   <comment>ask.nt</comment>
   <translation>Sans-atout</translation>
  </message>
  <message>
   <source>either way</source>
   <comment>ask.nt_gloss</comment>
   <translation>l’un ou l’autre</translation>
  </message>
  <message>
   <source>{suit:suits^}</source>
   <comment>ask.strain</comment>
   <translation>{suit:suits^}</translation>
  </message>
  <message>
   <source>{bid}: take at least {need} of {all} books</source>
   <comment>ask.books</comment>
   <translation>{bid} : {need} levées sur {all}</translation>
  </message>
  <message>
   <source>{bid}: take at least {need} of {all} tricks</source>
   <comment>ask.tricks</comment>
   <translation>{bid} : {need} levées sur {all}</translation>
  </message>
  <message>
   <source>Bid {bid}</source>
   <comment>ask.bid</comment>
   <translation>Demander {bid}</translation>
  </message>
  <message>
   <source>Bid {level} NT</source>
   <comment>ask.bid_nt</comment>
   <translation>Demander {level} SA</translation>
  </message>
  <message>
   <source>Pass</source>
   <comment>ask.pass</comment>
   <translation>Passer</translation>
  </message>
  <message>
   <source>Double</source>
   <comment>ask.double</comment>
   <translation>Contrer</translation>
  </message>
  <message>
   <source>Redouble</source>
   <comment>ask.redouble</comment>
   <translation>Surcontrer</translation>
  </message>
  <message>
   <source>doubled</source>
   <comment>chip.doubled</comment>
   <translation>contré</translation>
  </message>
  <message>
   <source>redoubled</source>
   <comment>chip.redoubled</comment>
   <translation>surcontré</translation>
  </message>
  <message>
   <source>to call</source>
   <comment>chip.to_call</comment>
   <translation>à parler</translation>
  </message>
  <message>
   <source>joker exchanged</source>
   <comment>chip.joker</comment>
   <translation>joker échangé</translation>
  </message>
  <message>
   <source>both jokers exchanged</source>
   <comment>chip.jokers</comment>
   <translation>deux jokers échangés</translation>
  </message>
  <message>
   <source>{name}: {call}</source>
   <comment>read.call</comment>
   <translation>{name} : {call}</translation>
  </message>
  <message>
   <source>Put away {n:number}</source>
   <comment>step.put_away</comment>
   <translation>Écarter {n}</translation>
  </message>
  <message>
   <source>Name trumps</source>
   <comment>step.trumps</comment>
   <translation>Nommer l’atout</translation>
  </message>
  <message>
   <source>Name the direction</source>
   <comment>step.direction</comment>
   <translation>Nommer haut ou bas</translation>
  </message>
  <message>
   <source>Lead</source>
   <comment>step.lead</comment>
   <translation>Entamer</translation>
  </message>
  <message>
   <source>{name} leads</source>
   <comment>step.leads</comment>
   <translation>{name:^} {name:entamez|entame|entament}</translation>
  </message>
  <message>
   <source>Your turn: stand or exchange once</source>
   <comment>ask.stand_you</comment>
   <translation>À vous : rester ou échanger une fois</translation>
  </message>
  <message>
   <source>{name}’s turn: stand or exchange once</source>
   <comment>ask.stand</comment>
   <translation>À {name} : rester ou échanger une fois</translation>
  </message>
  <message>
   <source>Your turn: play or exchange once</source>
   <comment>ask.play_you</comment>
   <translation>À vous : jouer ou échanger une fois</translation>
  </message>
  <message>
   <source>{name}’s turn: play or exchange once</source>
   <comment>ask.play</comment>
   <translation>À {name} : jouer ou échanger une fois</translation>
  </message>
  <message>
   <source>Stand</source>
   <comment>tile.stand</comment>
   <translation>Rester</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>tile.play</comment>
   <translation>Jouer</translation>
  </message>
  <message>
   <source>Exchange</source>
   <comment>tile.exchange</comment>
   <translation>Échanger</translation>
  </message>
  <message>
   <source>Keep your hand.</source>
   <comment>tile.keep_you</comment>
   <translation>Garder votre main.</translation>
  </message>
  <message>
   <source>Keep the hand.</source>
   <comment>tile.keep</comment>
   <translation>Garder la main.</translation>
  </message>
  <message>
   <source>Take dummy unseen.</source>
   <comment>tile.take_dummy</comment>
   <translation>Prendre le mort sans le voir.</translation>
  </message>
  <message>
   <source>Take {name}’s hand unseen.</source>
   <comment>tile.take_thrown</comment>
   <translation>Prendre la main {name:du} sans la voir.</translation>
  </message>
  <message>
   <source>Take your hand unseen.</source>
   <comment>tile.take_yours</comment>
   <translation>Prendre votre main sans la voir.</translation>
  </message>
  <message>
   <source>Take the hand on your right unseen.</source>
   <comment>tile.take_right_you</comment>
   <translation>Prendre la main à votre droite sans la voir.</translation>
  </message>
  <message>
   <source>Take the hand on the right unseen.</source>
   <comment>tile.take_right</comment>
   <translation>Prendre la main de droite sans la voir.</translation>
  </message>
  <message>
   <source>Target {target} tricks.</source>
   <comment>tile.target</comment>
   <translation>But : {target} levées.</translation>
  </message>
  <message>
   <source>Scores count {times}.</source>
   <comment>tile.scores</comment>
   <translation>La marque compte {times}.</translation>
  </message>
  <message>
   <source>Tricks count {times}.</source>
   <comment>tile.tricks</comment>
   <translation>Les levées comptent {times}.</translation>
  </message>
  <message>
   <source>once</source>
   <comment>times.1</comment>
   <translation>simple</translation>
  </message>
  <message>
   <source>double</source>
   <comment>times.2</comment>
   <translation>double</translation>
  </message>
  <message>
   <source>four times</source>
   <comment>times.4</comment>
   <translation>quadruple</translation>
  </message>
  <message>
   <source>{one} or {two}</source>
   <comment>times.or</comment>
   <translation>{one} ou {two}</translation>
  </message>
  <message>
   <source>Name trumps</source>
   <comment>ask.trumps_you</comment>
   <translation>Nommer l’atout</translation>
  </message>
  <message>
   <source>{name} names trumps</source>
   <comment>ask.trumps</comment>
   <translation>{name} nomme l’atout</translation>
  </message>
  <message>
   <source>Name uptown or downtown</source>
   <comment>ask.direction_you</comment>
   <translation>Nommer haut ou bas</translation>
  </message>
  <message>
   <source>{name} names uptown or downtown</source>
   <comment>ask.direction</comment>
   <translation>{name} nomme haut ou bas</translation>
  </message>
  <message>
   <source>{suit:suits^}</source>
   <comment>tile.suit</comment>
   <translation>{suit:suits^}</translation>
  </message>
  <message>
   <source>{own} in your hand.</source>
   <comment>tile.held_you</comment>
   <translation>{own} dans votre main.</translation>
  </message>
  <message>
   <source>{own} in hand.</source>
   <comment>tile.held</comment>
   <translation>{own} en main.</translation>
  </message>
  <message>
   <source>{own} in hand. {dummy} in dummy.</source>
   <comment>tile.held_dummy</comment>
   <translation>{own} en main. {dummy} au mort.</translation>
  </message>
  <message>
   <source>High cards win: ace, king, queen.</source>
   <comment>tile.high</comment>
   <translation>Les fortes gagnent : as, roi, dame.</translation>
  </message>
  <message>
   <source>Low cards win: ace, two, three.</source>
   <comment>tile.low</comment>
   <translation>Les basses gagnent : as, deux, trois.</translation>
  </message>
  <message>
   <source>Low cards win: two, three, the ace last.</source>
   <comment>tile.low_bad</comment>
   <translation>Les basses gagnent : deux, trois, l’as dernier.</translation>
  </message>
  <message>
   <source>Your joker goes: take a card for it</source>
   <comment>ask.joker_you</comment>
   <translation>Votre joker part : prenez une carte pour lui</translation>
  </message>
  <message>
   <source>{name}’s joker goes: take a card for it</source>
   <comment>ask.joker</comment>
   <translation>Le joker {name:du} part : prendre une carte pour lui</translation>
  </message>
  <message>
   <source>The first card</source>
   <comment>tile.first</comment>
   <translation>La première carte</translation>
  </message>
  <message>
   <source>The second card</source>
   <comment>tile.second</comment>
   <translation>La seconde carte</translation>
  </message>
  <message>
   <source>It was put away face down.</source>
   <comment>tile.unseen</comment>
   <translation>Elle a été écartée face cachée.</translation>
  </message>
  <message>
   <source>You put away the {card:card}.</source>
   <comment>tile.yours</comment>
   <translation>Vous avez écarté {card:card.le}.</translation>
  </message>
  <message>
   <source>{name} put away the {card:card}.</source>
   <comment>tile.theirs</comment>
   <translation>{name} a écarté {card:card.le}.</translation>
  </message>
  <message>
   <source>Choose your dummy</source>
   <comment>ask.dummy_you</comment>
   <translation>Choisissez votre mort</translation>
  </message>
  <message>
   <source>{name} chooses a dummy</source>
   <comment>ask.dummy</comment>
   <translation>{name} choisit un mort</translation>
  </message>
  <message>
   <source>The open one</source>
   <comment>tile.open</comment>
   <translation>L’ouvert</translation>
  </message>
  <message>
   <source>The closed one</source>
   <comment>tile.closed</comment>
   <translation>Le fermé</translation>
  </message>
  <message>
   <source>Its cards lie open.</source>
   <comment>tile.seen</comment>
   <translation>Ses cartes sont étalées.</translation>
  </message>
  <message>
   <source>Nobody has seen its cards.</source>
   <comment>tile.not_seen</comment>
   <translation>Personne n’a vu ses cartes.</translation>
  </message>
  <message>
   <source>It stays where it lies.</source>
   <comment>tile.stays</comment>
   <translation>Il reste où il est.</translation>
  </message>
  <message>
   <source>The two change places.</source>
   <comment>tile.crosses</comment>
   <translation>Les deux changent de place.</translation>
  </message>
  <message>
   <source>Touch a card of dummy to put it away, or drag it here. Nobody else sees the {n:number}.</source>
   <comment>put.story</comment>
   <translation>Touchez une carte du mort pour l’écarter, ou glissez-la ici. Personne d’autre ne voit les {n}.</translation>
  </message>
  <message>
   <source>Put away {n:number}</source>
   <comment>put.now</comment>
   <translation>Écarter {n}</translation>
  </message>
  <message>
   <source>Put away {n} more</source>
   <comment>put.more</comment>
   <translation>Encore {n} à écarter</translation>
  </message>
  <message>
   <source>Take back</source>
   <comment>put.back</comment>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Empty place</source>
   <comment>put.empty</comment>
   <translation>Place vide</translation>
  </message>
  <message>
   <source>{card:card^}, to be put away</source>
   <comment>put.chosen</comment>
   <translation>{card:card^}, à écarter</translation>
  </message>
  <message>
   <source>can be put away</source>
   <comment>put.card</comment>
   <translation>peut être écartée</translation>
  </message>
  <message>
   <source>Choose your side</source>
   <comment>ask.sit_you</comment>
   <translation>Choisissez votre côté</translation>
  </message>
  <message>
   <source>{name} chooses a side</source>
   <comment>ask.sit</comment>
   <translation>{name} choisit un côté</translation>
  </message>
  <message>
   <source>Sit on the right</source>
   <comment>tile.right</comment>
   <translation>S’asseoir à droite</translation>
  </message>
  <message>
   <source>Sit on the left</source>
   <comment>tile.left</comment>
   <translation>S’asseoir à gauche</translation>
  </message>
  <message>
   <source>{name} plays after you, and the other dummy last.</source>
   <comment>tile.right_story</comment>
   <translation>{name} joue après vous, et l’autre mort en dernier.</translation>
  </message>
  <message>
   <source>{name} plays next, and the other dummy last.</source>
   <comment>tile.right_them</comment>
   <translation>{name} joue ensuite, et l’autre mort en dernier.</translation>
  </message>
  <message>
   <source>The other dummy plays after you, and {name} last.</source>
   <comment>tile.left_story</comment>
   <translation>L’autre mort joue après vous, et {name} en dernier.</translation>
  </message>
  <message>
   <source>The other dummy plays next, and {name} last.</source>
   <comment>tile.left_them</comment>
   <translation>L’autre mort joue ensuite, et {name} en dernier.</translation>
  </message>
  <message>
   <source>Who deals first?</source>
   <comment>ask.dealer</comment>
   <translation>Qui donne en premier ?</translation>
  </message>
  <message>
   <source>{dummy} deals</source>
   <comment>tile.dummy_deals</comment>
   <translation>{dummy:le^} donne</translation>
  </message>
  <message>
   <source>You deal</source>
   <comment>tile.i_deal_you</comment>
   <translation>Vous donnez</translation>
  </message>
  <message>
   <source>{name} deals</source>
   <comment>tile.i_deal</comment>
   <translation>{name} donne</translation>
  </message>
  <message>
   <source>The hand at {dummy}’s left leads.</source>
   <comment>tile.dummy_leads</comment>
   <translation>La main à gauche {dummy:du} entame.</translation>
  </message>
  <message>
   <source>The hand at your left leads.</source>
   <comment>tile.i_lead_you</comment>
   <translation>La main à votre gauche entame.</translation>
  </message>
  <message>
   <source>The hand at the left of {name} leads.</source>
   <comment>tile.i_lead</comment>
   <translation>La main à gauche {name:du} entame.</translation>
  </message>
  <message>
   <source>May be called</source>
   <comment>plate.liable_one</comment>
   <translation>Peut être appelée</translation>
  </message>
  <message>
   <source>{n} may be called</source>
   <comment>plate.liable</comment>
   <translation>{n} peuvent être appelées</translation>
  </message>
  <message>
   <source>Highest {suit:suit}</source>
   <comment>plate.owes_highest</comment>
   <translation>{suit:suit^} : la plus forte</translation>
  </message>
  <message>
   <source>Lowest {suit:suit}</source>
   <comment>plate.owes_lowest</comment>
   <translation>{suit:suit^} : la plus faible</translation>
  </message>
  <message>
   <source>{suit:suits^} called</source>
   <comment>plate.owes_suit</comment>
   <translation>Couleur appelée : {suit:suits}</translation>
  </message>
  <message>
   <source>Must win</source>
   <comment>plate.must_win</comment>
   <translation>Doit gagner</translation>
  </message>
  <message>
   <source>Must win trick {n}</source>
   <comment>plate.must_win_later</comment>
   <translation>Doit gagner la levée {n}</translation>
  </message>
  <message>
   <source>Must not win</source>
   <comment>plate.must_lose</comment>
   <translation>Ne doit pas gagner</translation>
  </message>
  <message>
   <source>Must trump</source>
   <comment>plate.must_trump</comment>
   <translation>Doit couper</translation>
  </message>
  <message>
   <source>Must not trump</source>
   <comment>plate.must_plain</comment>
   <translation>Ne doit pas couper</translation>
  </message>
  <message>
   <source>Led out of turn</source>
   <comment>plate.led_astray</comment>
   <translation>Entame hors tour</translation>
  </message>
  <message>
   <source>Renounced</source>
   <comment>plate.renounced</comment>
   <translation>N’a pas fourni</translation>
  </message>
  <message>
   <source>Owes the {card:card}</source>
   <comment>plate.owes_card</comment>
   <translation>Doit {card:card.le}</translation>
  </message>
  <message>
   <source>The law</source>
   <comment>law.text</comment>
   <translation>La loi</translation>
  </message>
  <message>
   <source>Back</source>
   <comment>law.back</comment>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Ask {name}: no {suit:suit}?</source>
   <comment>law.ask</comment>
   <translation>Demander {name:au} : pas de {suit:suit} ?</translation>
  </message>
  <message>
   <source>Call the {card:card}</source>
   <comment>law.call</comment>
   <translation>Appeler {card:card.le}</translation>
  </message>
  <message>
   <source>Take back the {card:card}</source>
   <comment>law.withdraw</comment>
   <translation>Reprendre {card:card.le}</translation>
  </message>
  <message>
   <source>Take it back</source>
   <comment>law.take_back</comment>
   <translation>La reprendre</translation>
  </message>
  <message>
   <source>Let it stand</source>
   <comment>law.stand</comment>
   <translation>La laisser</translation>
  </message>
  <message>
   <source>Answer that there is none</source>
   <comment>law.say_none</comment>
   <translation>Répondre qu’il n’y en a pas</translation>
  </message>
  <message>
   <source>I have none</source>
   <comment>law.none</comment>
   <translation>Je n’en ai pas</translation>
  </message>
  <message>
   <source>Have you no {suit:suit}?</source>
   <comment>law.none_asked</comment>
   <translation>N’avez-vous pas de {suit:suit} ?</translation>
  </message>
  <message>
   <source>Asked by {name}.</source>
   <comment>law.asked</comment>
   <translation>Demandé par {name:le}.</translation>
  </message>
  <message>
   <source>You hold {suit:suits}. Take back the {card:card}?</source>
   <comment>law.hold</comment>
   <translation>Vous avez du {suit:suit}. Reprendre {card:card.le} ?</translation>
  </message>
  <message>
   <source>{name} took back the {card:card}. Choose one remedy.</source>
   <comment>law.corrected</comment>
   <translation>{name:^} {name:avez|a|ont} repris {card:card.le}. Choisissez une pénalité.</translation>
  </message>
  <message>
   <source>{name} took back the {card:card}. Call highest or lowest?</source>
   <comment>law.corrected_open</comment>
   <translation>{name:^} {name:avez|a|ont} repris {card:card.le}. Appeler la plus forte ou la plus faible ?</translation>
  </message>
  <message>
   <source>The {card:card} may be called in any case.</source>
   <comment>law.corrected_besides</comment>
   <translation>On peut de toute façon appeler {card:card.le}.</translation>
  </message>
  <message>
   <source>Leave it to be called</source>
   <comment>law.leave</comment>
   <translation>La laisser à appeler</translation>
  </message>
  <message>
   <source>Call the highest {suit:suit}</source>
   <comment>law.highest</comment>
   <translation>Appeler le plus fort {suit:suit}</translation>
  </message>
  <message>
   <source>Call the lowest {suit:suit}</source>
   <comment>law.lowest</comment>
   <translation>Appeler le plus faible {suit:suit}</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. {leader} has the lead. Choose one remedy.</source>
   <comment>law.led</comment>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}. C’est {leader:au} d’entamer. Choisissez une pénalité.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. It is your lead. Choose one remedy.</source>
   <comment>law.led_you</comment>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}. C’est à vous d’entamer. Choisissez une pénalité.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. {leader} has the lead.</source>
   <comment>law.led_back</comment>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}. C’est {leader:au} d’entamer.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. It is your lead.</source>
   <comment>law.led_back_you</comment>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}. C’est à vous d’entamer.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. {leader} has the lead. The card goes back, and a suit may be called for it.</source>
   <comment>law.led_suit</comment>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}. C’est {leader:au} d’entamer. La carte est reprise, et une couleur peut être appelée.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}. It is your lead. The card goes back, and a suit may be called for it.</source>
   <comment>law.led_suit_you</comment>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}. C’est à vous d’entamer. La carte est reprise, et une couleur peut être appelée.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}.</source>
   <comment>law.led_card</comment>
   <translation>{name:^} {name:avez|a|ont} entamé {card:card.le}.</translation>
  </message>
  <message>
   <source>{leader} should have led. Call a suit from that hand now?</source>
   <comment>law.led_for</comment>
   <translation>C’était {leader:au} d’entamer. Appeler maintenant une couleur de cette main ?</translation>
  </message>
  <message>
   <source>It goes back</source>
   <comment>law.goes_back</comment>
   <translation>La faire reprendre</translation>
  </message>
  <message>
   <source>Let it stand</source>
   <comment>law.let_lead</comment>
   <translation>La laisser</translation>
  </message>
  <message>
   <source>It lies face up before {name}</source>
   <comment>law.faces</comment>
   <translation>Visible devant {name:le}</translation>
  </message>
  <message>
   <source>Call a suit</source>
   <comment>law.suit</comment>
   <translation>Appeler une couleur</translation>
  </message>
  <message>
   <source>Call a suit later</source>
   <comment>law.suit_later</comment>
   <translation>Appeler une couleur plus tard</translation>
  </message>
  <message>
   <source>When {name} or {other} next leads</source>
   <comment>law.suit_when</comment>
   <translation>À l’entame {name:du} ou {other:du}</translation>
  </message>
  <message>
   <source>Who chooses the remedy?</source>
   <comment>law.who_chooses</comment>
   <translation>Qui choisit la pénalité ?</translation>
  </message>
  <message>
   <source>Agree on who chooses, not on which remedy: partners who consult lose the right.</source>
   <comment>law.no_consulting</comment>
   <translation>Entendez-vous sur qui choisit, non sur la pénalité : des partenaires qui se consultent perdent le droit.</translation>
  </message>
  <message>
   <source>Either may demand it. The first demand is final.</source>
   <comment>law.either_demands</comment>
   <translation>Chacun des deux peut l’exiger. La première demande est définitive.</translation>
  </message>
  <message>
   <source>Play to it</source>
   <comment>law.play_to_it</comment>
   <translation>Jouer dessus</translation>
  </message>
  <message>
   <source>Nothing is owed once all have played</source>
   <comment>law.stands_at_four</comment>
   <translation>Rien n’est dû une fois que tous ont joué</translation>
  </message>
  <message>
   <source>It is taken back</source>
   <comment>law.takes_back</comment>
   <translation>Elle est reprise</translation>
  </message>
  <message>
   <source>All cards go back</source>
   <comment>law.all_back</comment>
   <translation>Toutes sont reprises</translation>
  </message>
  <message>
   <source>{name} leads. Call a suit: {other} led out of turn.</source>
   <comment>law.call_of</comment>
   <translation>{name:^} {name:entamez|entame|entament}. Appelez une couleur : {other:le} {other:avez|a|ont} entamé hors tour.</translation>
  </message>
  <message>
   <source>{name} leads, and led out of turn before. Call a suit.</source>
   <comment>law.call_of_self</comment>
   <translation>{name:^} {name:entamez|entame|entament}, après une entame hors tour. Appelez une couleur.</translation>
  </message>
  <message>
   <source>{name} leads. Call a suit: {other} looked at a quitted trick.</source>
   <comment>law.call_looked</comment>
   <translation>{name:^} {name:entamez|entame|entament}. Appelez une couleur : {other:le} {other:avez|a|ont} revu une levée.</translation>
  </message>
  <message>
   <source>{name} leads, and looked at a quitted trick. Call a suit.</source>
   <comment>law.call_looked_self</comment>
   <translation>{name:^} {name:entamez|entame|entament} et {name:avez|a|ont} revu une levée. Appelez une couleur.</translation>
  </message>
  <message>
   <source>{suit:suits^}</source>
   <comment>law.suit_name</comment>
   <translation>{suit:suits^}</translation>
  </message>
  <message>
   <source>{name} played too soon. {second} must, if able,</source>
   <comment>law.too_soon</comment>
   <translation>{name:^} {name:avez|a|ont} joué trop tôt. {second:^} {second:devez|doit|doivent}, si possible,</translation>
  </message>
  <message>
   <source>{name} drew the trick near. {second} must, if able,</source>
   <comment>law.drew</comment>
   <translation>{name:^} {name:avez|a|ont} tiré la levée à soi. {second:^} {second:devez|doit|doivent}, si possible,</translation>
  </message>
  <message>
   <source>Play the highest {suit:suit}</source>
   <comment>law.play_highest</comment>
   <translation>Jouer le plus fort {suit:suit}</translation>
  </message>
  <message>
   <source>Play the lowest {suit:suit}</source>
   <comment>law.play_lowest</comment>
   <translation>Jouer le plus faible {suit:suit}</translation>
  </message>
  <message>
   <source>Win it</source>
   <comment>law.win</comment>
   <translation>Gagner</translation>
  </message>
  <message>
   <source>Not win it</source>
   <comment>law.lose</comment>
   <translation>Ne pas gagner</translation>
  </message>
  <message>
   <source>Trump it</source>
   <comment>law.trump</comment>
   <translation>Couper</translation>
  </message>
  <message>
   <source>Not trump it</source>
   <comment>law.plain</comment>
   <translation>Ne pas couper</translation>
  </message>
  <message>
   <source>{name} played on. {partner} must, if able, win trick</source>
   <comment>law.played_on</comment>
   <translation>{name:^} {name:avez|a|ont} continué sans attendre. {partner:^} {partner:devez|doit|doivent} gagner, si possible, la levée</translation>
  </message>
  <message>
   <source>Cards played on before partner lie face up and may be called.</source>
   <comment>law.played_on_proof</comment>
   <translation>Les cartes jouées avant le partenaire restent étalées et peuvent être appelées.</translation>
  </message>
  <message>
   <source>{second} has no {suit:suit}, and must</source>
   <comment>law.no_suit</comment>
   <translation>{second:^} {second:n’avez|n’a|n’ont} pas de {suit:suit} et {second:devez|doit|doivent}</translation>
  </message>
  <message>
   <source>Something else</source>
   <comment>law.other</comment>
   <translation>Autre chose</translation>
  </message>
  <message>
   <source>What else?</source>
   <comment>law.other_asks</comment>
   <translation>Quoi d’autre ?</translation>
  </message>
  <message>
   <source>Out of turn</source>
   <comment>law.out_of_turn</comment>
   <translation>Hors tour</translation>
  </message>
  <message>
   <source>Too soon</source>
   <comment>law.soon</comment>
   <translation>Trop tôt</translation>
  </message>
  <message>
   <source>Waive</source>
   <comment>law.waive</comment>
   <translation>Ne rien exiger</translation>
  </message>
  <message>
   <source>{n} seconds to choose.</source>
   <comment>law.seconds</comment>
   <translation>{n} secondes pour choisir.</translation>
  </message>
  <message>
   <source>The time is over: the right is waived.</source>
   <comment>law.time_over</comment>
   <translation>Le temps est écoulé : le droit est abandonné.</translation>
  </message>
  <message>
   <source>You may play before {name}.</source>
   <comment>law.before</comment>
   <translation>Vous pouvez jouer avant {name:le}.</translation>
  </message>
  <message>
   <source>{name} played the {card:card} too soon.</source>
   <comment>law.before_story</comment>
   <translation>{name:^} {name:avez|a|ont} joué {card:card.le} trop tôt.</translation>
  </message>
  <message>
   <source>You may change your card.</source>
   <comment>law.may_change</comment>
   <translation>Vous pouvez changer de carte.</translation>
  </message>
  <message>
   <source>You may change {name}’s card.</source>
   <comment>law.may_change_dummy</comment>
   <translation>Vous pouvez changer la carte {name:du}.</translation>
  </message>
  <message>
   <source>The {card:card} went back.</source>
   <comment>law.went_back</comment>
   <translation>On a repris {card:card.le}.</translation>
  </message>
  <message>
   <source>Keep it</source>
   <comment>law.keep</comment>
   <translation>La garder</translation>
  </message>
  <message>
   <source>Change it</source>
   <comment>law.change</comment>
   <translation>La changer</translation>
  </message>
  <message>
   <source>Play now</source>
   <comment>law.play_now</comment>
   <translation>Jouer maintenant</translation>
  </message>
  <message>
   <source>Wait</source>
   <comment>law.wait</comment>
   <translation>Attendre</translation>
  </message>
  <message>
   <source>Choose the card that you play now</source>
   <comment>law.choose_now</comment>
   <translation>Choisissez la carte que vous jouez maintenant</translation>
  </message>
  <message>
   <source>{name} played the {card:card}.</source>
   <comment>law.played</comment>
   <translation>{name:^} {name:avez|a|ont} joué {card:card.le}.</translation>
  </message>
  <message>
   <source>Ask {name}</source>
   <comment>law.ask_name</comment>
   <translation>Demander {name:au}</translation>
  </message>
  <message>
   <source>Has {name} no {suit:suit}? You may ask.</source>
   <comment>law.ask_story</comment>
   <translation>{name:^} : pas de {suit:suit} ? Vous pouvez le demander.</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <comment>law.say_nothing</comment>
   <translation>Ne rien dire</translation>
  </message>
  <message>
   <source>Note it</source>
   <comment>law.note_it</comment>
   <translation>Le noter</translation>
  </message>
  <message>
   <source>It did not follow {suit:suits}. You may keep it in mind.</source>
   <comment>law.note_story</comment>
   <translation>Pas de {suit:suit} fourni. Vous pouvez le noter.</translation>
  </message>
  <message>
   <source>{name} is to play.</source>
   <comment>law.call_notice</comment>
   <translation>C’est {name:au} de jouer.</translation>
  </message>
  <message>
   <source>The card that lies open may be called.</source>
   <comment>law.call_one</comment>
   <translation>La carte découverte peut être appelée.</translation>
  </message>
  <message>
   <source>You may call a card of {name}.</source>
   <comment>law.call_next</comment>
   <translation>Vous pouvez appeler une carte {name:du}.</translation>
  </message>
  <message>
   <source>Once you play it is too late.</source>
   <comment>law.call_before</comment>
   <translation>Dès que vous jouez, il est trop tard.</translation>
  </message>
  <message>
   <source>Cards that lie open may be called.</source>
   <comment>law.call_some</comment>
   <translation>Des cartes découvertes peuvent être appelées.</translation>
  </message>
  <message>
   <source>This is offered by the law.</source>
   <comment>law.notice</comment>
   <translation>La loi le permet.</translation>
  </message>
  <message>
   <source>The {card:card} was played too soon.</source>
   <comment>law.early</comment>
   <translation>Carte jouée trop tôt : {card:card.le}.</translation>
  </message>
  <message>
   <source>It goes back, unless the next hand plays first.</source>
   <comment>law.early_story</comment>
   <translation>Elle revient en main, sauf si la main suivante joue d’abord.</translation>
  </message>
  <message>
   <source>The call was not obeyed.</source>
   <comment>law.not_obeyed</comment>
   <translation>L’appel n’a pas été suivi.</translation>
  </message>
  <message>
   <source>{name} has a {suit:suit}.</source>
   <comment>law.dummy_has</comment>
   <translation>{name:^} {name:avez|a|ont} du {suit:suit}.</translation>
  </message>
  <message>
   <source>You hold {suit:suits}.</source>
   <comment>law.you_hold</comment>
   <translation>Vous avez du {suit:suit}.</translation>
  </message>
  <message>
   <source>Highest trump</source>
   <comment>plate.owes_highest-trump</comment>
   <translation>Le plus fort atout</translation>
  </message>
  <message>
   <source>Lowest trump</source>
   <comment>plate.owes_lowest-trump</comment>
   <translation>Le plus faible atout</translation>
  </message>
  <message>
   <source>{name} named the turned card.</source>
   <comment>law.named</comment>
   <translation>{name:^} {name:avez|a|ont} nommé la retourne.</translation>
  </message>
  <message>
   <source>The turned card was named. {name} answers for it.</source>
   <comment>law.named_across</comment>
   <translation>La retourne a été nommée. {name:^} en {name:répondez|répond|répondent}.</translation>
  </message>
  <message>
   <source>{name} could not remember the turned card.</source>
   <comment>law.forgotten</comment>
   <translation>{name:^} ne {name:vous rappeliez|se rappelait|se rappelaient} plus la retourne.</translation>
  </message>
  <message>
   <source>The trump called is owed until it can be played.</source>
   <comment>law.until</comment>
   <translation>L’atout appelé est dû jusqu’à ce qu’il puisse être joué.</translation>
  </message>
  <message>
   <source>The call holds once: for the next card played.</source>
   <comment>law.once</comment>
   <translation>L’appel vaut une fois : pour la prochaine carte jouée.</translation>
  </message>
  <message>
   <source>Call the highest trump</source>
   <comment>law.highest-trump</comment>
   <translation>Appeler le plus fort atout</translation>
  </message>
  <message>
   <source>Call the lowest trump</source>
   <comment>law.lowest-trump</comment>
   <translation>Appeler le plus faible atout</translation>
  </message>
  <message>
   <source>{name} played two cards. Which one counts?</source>
   <comment>law.two</comment>
   <translation>{name:^} {name:avez|a|ont} joué deux cartes. Laquelle compte ?</translation>
  </message>
  <message>
   <source>Two cards were played. Which one is meant?</source>
   <comment>law.two_own</comment>
   <translation>Deux cartes ont été jouées. Laquelle est la bonne ?</translation>
  </message>
  <message>
   <source>{name} played two cards. Only the {card:card} can count.</source>
   <comment>law.two_one</comment>
   <translation>{name:^} {name:avez|a|ont} joué deux cartes. Une seule peut compter : {card:card.le}.</translation>
  </message>
  <message>
   <source>Two cards were played. Only the {card:card} can count.</source>
   <comment>law.two_own_one</comment>
   <translation>Deux cartes ont été jouées. Une seule peut compter : {card:card.le}.</translation>
  </message>
  <message>
   <source>The other may be called.</source>
   <comment>law.two_proof</comment>
   <translation>On pourra appeler l’autre.</translation>
  </message>
  <message>
   <source>The other goes back to the hand.</source>
   <comment>law.two_back</comment>
   <translation>L’autre revient dans la main.</translation>
  </message>
  <message>
   <source>The {card:card}</source>
   <comment>law.counts</comment>
   <translation>{card:card.le^}</translation>
  </message>
  <message>
   <source>{name} is to play. Call a card?</source>
   <comment>law.may_call</comment>
   <translation>C’est {name:au} de jouer. Appeler une carte ?</translation>
  </message>
  <message>
   <source>{name} is to play. Call the {card:card}?</source>
   <comment>law.may_call_one</comment>
   <translation>C’est {name:au} de jouer. Appeler {card:card.le} ?</translation>
  </message>
  <message>
   <source>Call a {suit:suit}</source>
   <comment>law.call_suit</comment>
   <translation>Appeler un {suit:suit}</translation>
  </message>
  <message>
   <source>Which {suit:suit}?</source>
   <comment>law.call_which</comment>
   <translation>Quel {suit:suit} ?</translation>
  </message>
  <message>
   <source>The {rank:rank}</source>
   <comment>law.call_rank</comment>
   <translation>{rank:rank.le^}</translation>
  </message>
  <message>
   <source>Not now</source>
   <comment>law.not_now</comment>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <source>In a later trick</source>
   <comment>law.in_later_trick</comment>
   <translation>À une levée suivante</translation>
  </message>
  <message>
   <source>The play is over. Has anybody revoked?</source>
   <comment>law.played_out_revoke</comment>
   <translation>La donne est jouée. Quelqu’un a-t-il fait une renonce ?</translation>
  </message>
  <message>
   <source>The play is over. Has anybody reneged?</source>
   <comment>law.played_out_renege</comment>
   <translation>La donne est jouée. Quelqu’un a-t-il fait une fausse renonce ?</translation>
  </message>
  <message>
   <source>{n} of {of}</source>
   <comment>law.count</comment>
   <translation>{n} sur {of}</translation>
  </message>
  <message>
   <source>The law: {title}</source>
   <comment>law.read</comment>
   <translation>La loi : {title}</translation>
  </message>
  <message>
   <source>{label}, button {n} of {of}.</source>
   <comment>law.read_button</comment>
   <translation>{label}, bouton {n} sur {of}.</translation>
  </message>
  <message>
   <source>Waive?</source>
   <comment>law.waive_asked</comment>
   <translation>Ne rien exiger ?</translation>
  </message>
  <message>
   <source>Go on to the count</source>
   <comment>law.content</comment>
   <translation>Passer au décompte</translation>
  </message>
  <message>
   <source>Claim a revoke</source>
   <comment>law.revoke</comment>
   <translation>Réclamer une renonce</translation>
  </message>
  <message>
   <source>Call a renege</source>
   <comment>law.renege</comment>
   <translation>Réclamer une fausse renonce</translation>
  </message>
  <message>
   <source>Whose revoke?</source>
   <comment>law.whose_revoke</comment>
   <translation>La renonce de qui ?</translation>
  </message>
  <message>
   <source>Whose renege?</source>
   <comment>law.whose_renege</comment>
   <translation>La fausse renonce de qui ?</translation>
  </message>
  <message>
   <source>In which book did {name} renege?</source>
   <comment>law.which_book</comment>
   <translation>À quelle levée {name:le} {name:avez|a|ont} fait une fausse renonce ?</translation>
  </message>
  <message>
   <source>A wrong call costs {n:number} {n:book|books}.</source>
   <comment>law.costs_tricks</comment>
   <translation>Une fausse réclamation coûte {n} {n:levée|levées}.</translation>
  </message>
  <message>
   <source>It costs the callers a point.</source>
   <comment>law.lost_point</comment>
   <translation>Cela coûte un point à ceux qui ont réclamé.</translation>
  </message>
  <message>
   <source>The callers have no point to lose.</source>
   <comment>law.lost_nothing</comment>
   <translation>Ceux qui ont réclamé n’ont aucun point à perdre.</translation>
  </message>
  <message>
   <source>It costs the callers {n:number} {n:book|books}.</source>
   <comment>law.lost_tricks</comment>
   <translation>Cela coûte {n} {n:levée|levées} à ceux qui ont réclamé.</translation>
  </message>
  <message>
   <source>A wrong call costs a point.</source>
   <comment>law.costs_point</comment>
   <translation>Une fausse réclamation coûte un point.</translation>
  </message>
  <message>
   <source>What do you call?</source>
   <comment>law.what</comment>
   <translation>Que réclamez-vous ?</translation>
  </message>
  <message>
   <source>A revoke is noted for you alone, and claimed when the deal is played.</source>
   <comment>law.settled_later</comment>
   <translation>Une renonce n’est notée que pour vous et se réclame quand la donne est jouée.</translation>
  </message>
  <message>
   <source>A renege is noted for you alone, and called when the deal is played.</source>
   <comment>law.settled_later_renege</comment>
   <translation>Une fausse renonce n’est notée que pour vous et se réclame quand la donne est jouée.</translation>
  </message>
  <message>
   <source>Revoke</source>
   <comment>law.call_revoke</comment>
   <translation>Renonce</translation>
  </message>
  <message>
   <source>Renege</source>
   <comment>law.call_renege</comment>
   <translation>Fausse renonce</translation>
  </message>
  <message>
   <source>Called card</source>
   <comment>law.called_card</comment>
   <translation>Carte appelée</translation>
  </message>
  <message>
   <source>Which card do you call?</source>
   <comment>law.which_card</comment>
   <translation>Quelle carte appelez-vous ?</translation>
  </message>
  <message>
   <source>{card:card^}</source>
   <comment>law.card</comment>
   <translation>{card:card^}</translation>
  </message>
  <message>
   <source>Take back: {name}, trick {n}</source>
   <comment>law.unnote</comment>
   <translation>Retirer : {name}, levée {n}</translation>
  </message>
  <message>
   <source>Take back: {name}</source>
   <comment>law.unnote_unsure</comment>
   <translation>Retirer : {name}</translation>
  </message>
  <message>
   <source>Let it be</source>
   <comment>law.let_be</comment>
   <translation>Laisser</translation>
  </message>
  <message>
   <source>In which trick did {name} revoke?</source>
   <comment>law.which</comment>
   <translation>À quelle levée {name:le} {name:avez|a|ont} fait une renonce ?</translation>
  </message>
  <message>
   <source>Trick {n}</source>
   <comment>law.trick</comment>
   <translation>Levée {n}</translation>
  </message>
  <message>
   <source>Book {n}</source>
   <comment>law.book</comment>
   <translation>Levée {n}</translation>
  </message>
  <message>
   <source>Not sure</source>
   <comment>law.not_sure</comment>
   <translation>Pas sûr</translation>
  </message>
  <message>
   <source>Not proved: {name} did not revoke.</source>
   <comment>law.false</comment>
   <translation>Non prouvé : {name:le} n’{name:avez|a|ont} pas fait de renonce.</translation>
  </message>
  <message>
   <source>Not proved: {name} made no other revoke.</source>
   <comment>law.false_other</comment>
   <translation>Non prouvé : {name:le} n’{name:avez|a|ont} pas fait d’autre renonce.</translation>
  </message>
  <message>
   <source>Not proved: {name} did not revoke in trick {n}.</source>
   <comment>law.false_trick</comment>
   <translation>Non prouvé : {name:le} n’{name:avez|a|ont} pas fait de renonce à la levée {n}.</translation>
  </message>
  <message>
   <source>Not proved: {name} did not renege in book {n}.</source>
   <comment>law.false_book</comment>
   <translation>Non prouvé : {name:le} n’{name:avez|a|ont} pas fait de fausse renonce à la levée {n}.</translation>
  </message>
  <message>
   <source>Proved: {name} revoked in trick {n}. Choose one penalty.</source>
   <comment>law.proved</comment>
   <translation>Prouvé : renonce {name:du} à la levée {n}. Choisissez une pénalité.</translation>
  </message>
  <message>
   <source>Proved: {name} revoked in trick {n}.</source>
   <comment>law.proved_revoke</comment>
   <translation>Prouvé : renonce {name:du} à la levée {n}.</translation>
  </message>
  <message>
   <source>Proved: {name} reneged in book {n}.</source>
   <comment>law.proved_renege</comment>
   <translation>Prouvé : fausse renonce {name:du} à la levée {n}.</translation>
  </message>
  <message>
   <source>The {wrong:card} was played to {suit:suits}, and the {card:card} to book {n}.</source>
   <comment>law.proof_book</comment>
   <translation>À {suit:suits} : {wrong:card.le}, puis {card:card.le} à la levée {n}.</translation>
  </message>
  <message>
   <source>The {wrong:card} was played to {suit:suits}, and the {card:card} to trick {n}.</source>
   <comment>law.proof</comment>
   <translation>À {suit:suits} : {wrong:card.le}, puis {card:card.le} à la levée {n}.</translation>
  </message>
  <message>
   <source>The {wrong:card} was played to {suit:suits}, with one in hand.</source>
   <comment>law.proof_held</comment>
   <translation>À {suit:suits} : {wrong:card.le}, avec la couleur en main.</translation>
  </message>
  <message>
   <source>Take {n:number} {n:trick|tricks}</source>
   <comment>law.penalty_tricks</comment>
   <translation>Prendre {n} {n:levée|levées}</translation>
  </message>
  <message>
   <source>Nothing can be taken</source>
   <comment>law.penalty_nothing</comment>
   <translation>Il n’y a rien à prendre</translation>
  </message>
  <message>
   <source>Take {n:number} {n:book|books}</source>
   <comment>law.penalty_books</comment>
   <translation>Prendre {n} {n:levée|levées}</translation>
  </message>
  <message>
   <source>{n:number^} {n:point|points} off</source>
   <comment>law.penalty_deduct</comment>
   <translation>{n} {n:point|points} en moins</translation>
  </message>
  <message>
   <source>{n:number^} {n:point|points} on</source>
   <comment>law.penalty_add</comment>
   <translation>{n} {n:point|points} en plus</translation>
  </message>
  <message>
   <source>Tricks {tricks}, score {score}</source>
   <comment>law.leads_tricks</comment>
   <translation>Levées {tricks}, marque {score}</translation>
  </message>
  <message>
   <source>Tricks {tricks}, your score {score}</source>
   <comment>law.leads_tricks_own</comment>
   <translation>Levées {tricks}, votre marque {score}</translation>
  </message>
  <message>
   <source>Books {tricks}, your score {score}</source>
   <comment>law.leads_books_own</comment>
   <translation>Levées {tricks}, votre marque {score}</translation>
  </message>
  <message>
   <source>Tricks {tricks}: the game</source>
   <comment>law.leads_tricks_yours</comment>
   <translation>Levées {tricks} : la partie</translation>
  </message>
  <message>
   <source>Tricks {tricks}: their game</source>
   <comment>law.leads_tricks_theirs</comment>
   <translation>Levées {tricks} : leur partie</translation>
  </message>
  <message>
   <source>Yours {points}, then {score}</source>
   <comment>law.leads_yours</comment>
   <translation>Vous {points}, puis {score}</translation>
  </message>
  <message>
   <source>Theirs {points}, then {score}</source>
   <comment>law.leads_theirs</comment>
   <translation>Eux {points}, puis {score}</translation>
  </message>
  <message>
   <source>Yours {points}: the game</source>
   <comment>law.leads_yours_yours</comment>
   <translation>Vous {points} : la partie</translation>
  </message>
  <message>
   <source>Yours {points}, then {score}: the game</source>
   <comment>law.leads_yours_then_yours</comment>
   <translation>Vous {points}, puis {score} : la partie</translation>
  </message>
  <message>
   <source>Yours {points}, then {score}: their game</source>
   <comment>law.leads_yours_theirs</comment>
   <translation>Vous {points}, puis {score} : leur partie</translation>
  </message>
  <message>
   <source>Theirs {points}, then {score}: the game</source>
   <comment>law.leads_theirs_yours</comment>
   <translation>Eux {points}, puis {score} : la partie</translation>
  </message>
  <message>
   <source>Theirs {points}, then {score}: their game</source>
   <comment>law.leads_theirs_theirs</comment>
   <translation>Eux {points}, puis {score} : leur partie</translation>
  </message>
  <message>
   <source>Score {score}</source>
   <comment>law.leads_score</comment>
   <translation>Marque {score}</translation>
  </message>
  <message>
   <source>Your score {score}</source>
   <comment>law.leads_score_own</comment>
   <translation>Votre marque {score}</translation>
  </message>
  <message>
   <source>Score {score}: the game</source>
   <comment>law.leads_score_yours</comment>
   <translation>Marque {score} : la partie</translation>
  </message>
  <message>
   <source>Score {score}: their game</source>
   <comment>law.leads_score_theirs</comment>
   <translation>Marque {score} : leur partie</translation>
  </message>
  <message>
   <source>Revoked</source>
   <comment>plate.revoked</comment>
   <translation>Renonce</translation>
  </message>
  <message>
   <source>Reneged</source>
   <comment>plate.reneged</comment>
   <translation>Fausse renonce</translation>
  </message>
  <message>
   <source>{name:Choose|Chooses|Choose} the penalty</source>
   <comment>plate.chooses_penalty</comment>
   <translation>{name:Choisissez|Choisit|Choisissent} la pénalité</translation>
  </message>
  <message>
   <source>{name:Choose|Chooses|Choose} a remedy</source>
   <comment>plate.chooses_remedy</comment>
   <translation>{name:Choisissez|Choisit|Choisissent} une pénalité</translation>
  </message>
  <message>
   <source>{name} {name:choose|chooses|choose} a remedy</source>
   <comment>prompt.chooses_remedy</comment>
   <translation>{name} {name:choisissez|choisit|choisissent} une pénalité</translation>
  </message>
  <message>
   <source>The law asks {name}</source>
   <comment>prompt.law_asks</comment>
   <translation>La loi interroge {name}</translation>
  </message>
  <message>
   <source>{name} {name:choose|chooses|choose} the penalty</source>
   <comment>prompt.chooses_penalty</comment>
   <translation>{name} {name:choisissez|choisit|choisissent} la pénalité</translation>
  </message>
  <message>
   <source>The claim of all {n:words} is refused. Play goes on.</source>
   <comment>law.refused_all</comment>
   <translation>La revendication de toutes les {n:words} est refusée. Le jeu continue.</translation>
  </message>
  <message>
   <source>The claim of {n:words} of {of:words} is refused. Play goes on.</source>
   <comment>law.refused</comment>
   <translation>La revendication de {n:words} sur {of:words} est refusée. Le jeu continue.</translation>
  </message>
  <message>
   <source>One defence beats it. The line can be shown after the deal, so that it tells nothing now.</source>
   <comment>law.refused_why</comment>
   <translation>Une défense la bat. La suite peut être montrée après la donne, pour ne rien révéler maintenant.</translation>
  </message>
  <message>
   <source>Play on</source>
   <comment>law.play_on</comment>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Show the line after the deal</source>
   <comment>law.show_line</comment>
   <translation>Montrer la suite après la donne</translation>
  </message>
  <message>
   <source>{suit:suits^} led</source>
   <comment>proof.led</comment>
   <translation>Entame : {suit:suits}</translation>
  </message>
  <message>
   <source>Had one</source>
   <comment>proof.had_one</comment>
   <translation>En avait un</translation>
  </message>
  <message>
   <source>Hand</source>
   <comment>proof.hand</comment>
   <translation>Main</translation>
  </message>
  <message>
   <source>A call was not obeyed</source>
   <comment>proof.disobeyed</comment>
   <translation>Demande non suivie</translation>
  </message>
  <message>
   <source>A call was not obeyed though it could be: that counts as a revoke.</source>
   <comment>law.proof_disobeyed</comment>
   <translation>Un appel n’a pas été suivi alors qu’il pouvait l’être : cela compte comme renonce.</translation>
  </message>
  <message>
   <source>Trick {n:words}: {cards}.</source>
   <comment>proof.read</comment>
   <translation>Levée {n:words} : {cards}.</translation>
  </message>
  <message>
   <source>Book {n:words}: {cards}.</source>
   <comment>proof.read_book</comment>
   <translation>Pli {n} : {cards}.</translation>
  </message>
  <message>
   <source>{name} led the {card:card}</source>
   <comment>proof.read_led</comment>
   <translation>{name} {name:avez|a|ont} entamé {card:card.le}</translation>
  </message>
  <message>
   <source>{name} played the {card:card}</source>
   <comment>proof.read_played</comment>
   <translation>{name} {name:avez|a|ont} joué {card:card.le}</translation>
  </message>
  <message>
   <source>{name} held: {cards}.</source>
   <comment>proof.read_hand</comment>
   <translation>{name} {name:aviez|avait|avaient} : {cards}.</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <comment>proof.card</comment>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>Claim tricks</source>
   <comment>claim.title</comment>
   <translation>Revendiquer des levées</translation>
  </message>
  <message>
   <source>{left} tricks are left</source>
   <comment>claim.left</comment>
   <translation>Il reste {left} levées</translation>
  </message>
  <message>
   <source>One trick is left</source>
   <comment>claim.left_one</comment>
   <translation>Il reste une levée</translation>
  </message>
  <message>
   <source>Tricks claimed</source>
   <comment>claim.tricks</comment>
   <translation>Levées revendiquées</translation>
  </message>
  <message>
   <source>{n} of {left} tricks</source>
   <comment>claim.cell</comment>
   <translation>{n} levées sur {left}</translation>
  </message>
  <message>
   <source>You take {n}, {name} takes {rest}</source>
   <comment>claim.words_you</comment>
   <translation>Vous : {n}, {name} : {rest}</translation>
  </message>
  <message>
   <source>{me} takes {n}, {name} takes {rest}</source>
   <comment>claim.words</comment>
   <translation>{me} : {n}, {name} : {rest}</translation>
  </message>
  <message>
   <source>Your side takes {n}, the other side {rest}</source>
   <comment>claim.side_you</comment>
   <translation>Votre camp en prend {n}, l’autre {rest}</translation>
  </message>
  <message>
   <source>The side of {me} takes {n}, the other side {rest}</source>
   <comment>claim.side</comment>
   <translation>Le camp de {me} en prend {n}, l’autre {rest}</translation>
  </message>
  <message>
   <source>You take every trick that is left</source>
   <comment>claim.all_you</comment>
   <translation>Vous prenez toutes les levées restantes</translation>
  </message>
  <message>
   <source>{me} takes every trick that is left</source>
   <comment>claim.all</comment>
   <translation>{me} prend toutes les levées restantes</translation>
  </message>
  <message>
   <source>Claim {n}</source>
   <comment>claim.button</comment>
   <translation>Revendiquer {n}</translation>
  </message>
  <message>
   <source>Play on</source>
   <comment>claim.back</comment>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>{name} claims {n} of the last {left} tricks</source>
   <comment>claim.asks</comment>
   <translation>{name} revendique {n} des {left} dernières levées</translation>
  </message>
  <message>
   <source>{name} claims the last trick</source>
   <comment>claim.asks_one</comment>
   <translation>{name} revendique la dernière levée</translation>
  </message>
  <message>
   <source>{name} gives up the tricks that are left</source>
   <comment>claim.asks_none</comment>
   <translation>{name} abandonne les levées restantes</translation>
  </message>
  <message>
   <source>You take the other {rest:number}.</source>
   <comment>claim.rest_you</comment>
   <translation>Vous prenez les autres : {rest}.</translation>
  </message>
  <message>
   <source>{me} takes the other {rest:number}.</source>
   <comment>claim.rest</comment>
   <translation>{me} prend les autres : {rest}.</translation>
  </message>
  <message>
   <source>You take all {rest:number}.</source>
   <comment>claim.rest_all_you</comment>
   <translation>Vous les prenez toutes : {rest}.</translation>
  </message>
  <message>
   <source>{me} takes all {rest:number}.</source>
   <comment>claim.rest_all</comment>
   <translation>{me} les prend toutes : {rest}.</translation>
  </message>
  <message>
   <source>You take none of them.</source>
   <comment>claim.rest_none_you</comment>
   <translation>Vous n’en prenez aucune.</translation>
  </message>
  <message>
   <source>{me} takes none of them.</source>
   <comment>claim.rest_none</comment>
   <translation>{me} n’en prend aucune.</translation>
  </message>
  <message>
   <source>Your side takes the other {rest:number}.</source>
   <comment>claim.side_rest_you</comment>
   <translation>Votre camp prend les {rest} autres.</translation>
  </message>
  <message>
   <source>The side of {me} takes the other {rest:number}.</source>
   <comment>claim.side_rest</comment>
   <translation>Le camp de {me} prend les {rest} autres.</translation>
  </message>
  <message>
   <source>Your side takes all {rest:number}.</source>
   <comment>claim.side_rest_all_you</comment>
   <translation>Votre camp prend les {rest}.</translation>
  </message>
  <message>
   <source>The side of {me} takes all {rest:number}.</source>
   <comment>claim.side_rest_all</comment>
   <translation>Le camp de {me} prend les {rest}.</translation>
  </message>
  <message>
   <source>Your side takes none of them.</source>
   <comment>claim.side_rest_none_you</comment>
   <translation>Votre camp n’en prend aucune.</translation>
  </message>
  <message>
   <source>The side of {me} takes none of them.</source>
   <comment>claim.side_rest_none</comment>
   <translation>Le camp de {me} n’en prend aucune.</translation>
  </message>
  <message>
   <source>By perfect play that is exact.</source>
   <comment>claim.exact</comment>
   <translation>Au jeu parfait, c’est exact.</translation>
  </message>
  <message>
   <source>By perfect play that is too many.</source>
   <comment>claim.high</comment>
   <translation>Au jeu parfait, c’est trop.</translation>
  </message>
  <message>
   <source>By perfect play it could be more.</source>
   <comment>claim.low</comment>
   <translation>Au jeu parfait, ce pourrait être plus.</translation>
  </message>
  <message>
   <source>The referee cannot say whether it is right.</source>
   <comment>claim.unknown</comment>
   <translation>L’arbitre ne peut pas dire si elle est juste.</translation>
  </message>
  <message>
   <source>Accept</source>
   <comment>claim.accept</comment>
   <translation>Admettre</translation>
  </message>
  <message>
   <source>Decline</source>
   <comment>claim.decline</comment>
   <translation>Refuser</translation>
  </message>
  <message>
   <source>It is right. You may have the deal played out.</source>
   <comment>claim.play_out</comment>
   <translation>C’est exact. Vous pouvez faire jouer la donne.</translation>
  </message>
  <message>
   <source>Play the deal out</source>
   <comment>claim.out</comment>
   <translation>Jouer jusqu’au bout</translation>
  </message>
  <message>
   <source>Agree</source>
   <comment>claim.agree</comment>
   <translation>D’accord</translation>
  </message>
  <message>
   <source>Dead hand</source>
   <comment>dead_hand</comment>
   <translation>Main morte</translation>
  </message>
  <message>
   <source>Hand thrown in</source>
   <comment>thrown_hand</comment>
   <translation>Main jetée</translation>
  </message>
  <message>
   <source>Stock</source>
   <comment>stock</comment>
   <translation>Talon</translation>
  </message>
  <message>
   <source>D</source>
   <comment>plate.dealer</comment>
   <translation>D</translation>
  </message>
  <message>
   <source>Dummy’s partner</source>
   <comment>role.partner_of_dummy</comment>
   <translation>Partenaire du mort</translation>
  </message>
  <message>
   <source>Adversary</source>
   <comment>role.adversary</comment>
   <translation>Adversaire</translation>
  </message>
  <message>
   <source>Your partner</source>
   <comment>role.your_partner</comment>
   <translation>Partenaire</translation>
  </message>
  <message>
   <source>Against dummy</source>
   <comment>role.against</comment>
   <translation>Contre le mort</translation>
  </message>
  <message>
   <source>With dummy</source>
   <comment>role.with</comment>
   <translation>Avec le mort</translation>
  </message>
  <message>
   <source>You play it</source>
   <comment>role.you_play</comment>
   <translation>Vous le jouez</translation>
  </message>
  <message>
   <source>{name} plays it</source>
   <comment>role.played_by</comment>
   <translation>Joué par {name}</translation>
  </message>
  <message>
   <source>Play for both hands</source>
   <comment>role.both_hands</comment>
   <translation>Pour les deux mains</translation>
  </message>
  <message>
   <source>Plays both hands</source>
   <comment>role.plays_both</comment>
   <translation>Joue les deux mains</translation>
  </message>
  <message>
   <source>Open to both</source>
   <comment>role.open</comment>
   <translation>Ouvert aux deux</translation>
  </message>
  <message>
   <source>Shown to both</source>
   <comment>role.shown</comment>
   <translation>Montré aux deux</translation>
  </message>
  <message>
   <source>Face down</source>
   <comment>role.face_down</comment>
   <translation>Face cachée</translation>
  </message>
  <message>
   <source>Out of play</source>
   <comment>role.out_of_play</comment>
   <translation>Hors jeu</translation>
  </message>
  <message>
   <source>Vivant</source>
   <comment>role.vivant</comment>
   <translation>Vivant</translation>
  </message>
  <message>
   <source>Left</source>
   <comment>role.left</comment>
   <translation>Gauche</translation>
  </message>
  <message>
   <source>Right</source>
   <comment>role.right</comment>
   <translation>Droite</translation>
  </message>
  <message>
   <source>Sits out, sorts {dummy}</source>
   <comment>role.sits_out</comment>
   <translation>Se repose, range {dummy:le}</translation>
  </message>
  <message>
   <source>Sit out this game</source>
   <comment>role.sits_out_you</comment>
   <translation>Vous vous reposez</translation>
  </message>
  <message>
   <source>{count:Waits|Wait} to come in</source>
   <comment>role.waits</comment>
   <translation>{count:Attend|Attendent} d’entrer</translation>
  </message>
  <message>
   <source>With {name}</source>
   <comment>role.with_partner</comment>
   <translation>Avec {name}</translation>
  </message>
  <message>
   <source>With you</source>
   <comment>role.with_you</comment>
   <translation>Avec vous</translation>
  </message>
  <message>
   <source>Against {name}</source>
   <comment>role.against_name</comment>
   <translation>Contre {name}</translation>
  </message>
  <message>
   <source>Against you</source>
   <comment>role.against_you</comment>
   <translation>Contre vous</translation>
  </message>
  <message>
   <source>Plays alone</source>
   <comment>role.alone</comment>
   <translation>Joue seul</translation>
  </message>
  <message>
   <source>Declarer</source>
   <comment>role.declarer</comment>
   <translation>Déclarant</translation>
  </message>
  <message>
   <source>First to call</source>
   <comment>role.first_to_call</comment>
   <translation>Parle en premier</translation>
  </message>
  <message>
   <source>Second to call</source>
   <comment>role.second_to_call</comment>
   <translation>Parle en deuxième</translation>
  </message>
  <message>
   <source>Third to call</source>
   <comment>role.third_to_call</comment>
   <translation>Parle en troisième</translation>
  </message>
  <message>
   <source>Dealer, calls first</source>
   <comment>role.dealer_calls_first</comment>
   <translation>Donneur, parle d’abord</translation>
  </message>
  <message>
   <source>Dealer, calls last</source>
   <comment>role.dealer_calls_last</comment>
   <translation>Donneur, parle en dernier</translation>
  </message>
  <message>
   <source>Bid first</source>
   <comment>role.bid_first</comment>
   <translation>A parlé en premier</translation>
  </message>
  <message>
   <source>Bid second</source>
   <comment>role.bid_second</comment>
   <translation>A parlé en deuxième</translation>
  </message>
  <message>
   <source>Bid last</source>
   <comment>role.bid_third</comment>
   <translation>A parlé en dernier</translation>
  </message>
  <message>
   <source>Bids</source>
   <comment>role.bid</comment>
   <translation>Demande</translation>
  </message>
  <message>
   <source>Passed</source>
   <comment>role.passed</comment>
   <translation>A passé</translation>
  </message>
  <message>
   <source>Doubled</source>
   <comment>role.doubled</comment>
   <translation>A contré</translation>
  </message>
  <message>
   <source>Redoubled</source>
   <comment>role.redoubled</comment>
   <translation>A surcontré</translation>
  </message>
  <message>
   <source>First to decide</source>
   <comment>role.first_to_decide</comment>
   <translation>Décide d’abord</translation>
  </message>
  <message>
   <source>Second to decide</source>
   <comment>role.second_to_decide</comment>
   <translation>Décide en deuxième</translation>
  </message>
  <message>
   <source>Third to decide</source>
   <comment>role.third_to_decide</comment>
   <translation>Décide en troisième</translation>
  </message>
  <message>
   <source>Dealer, decides first</source>
   <comment>role.dealer_decides_first</comment>
   <translation>Donneur, décide d’abord</translation>
  </message>
  <message>
   <source>Dealer, decides last</source>
   <comment>role.dealer_decides_last</comment>
   <translation>Donneur, décide en dernier</translation>
  </message>
  <message>
   <source>Decides</source>
   <comment>role.decides</comment>
   <translation>Décide</translation>
  </message>
  <message>
   <source>Dealer, names trumps</source>
   <comment>role.names_trumps</comment>
   <translation>Donneur, nomme l’atout</translation>
  </message>
  <message>
   <source>Dealer, named trumps</source>
   <comment>role.named_trumps</comment>
   <translation>Donneur, a nommé l’atout</translation>
  </message>
  <message>
   <source>Plays this hand</source>
   <comment>role.plays_hand</comment>
   <translation>Joue cette main</translation>
  </message>
  <message>
   <source>Kept this hand</source>
   <comment>role.played_hand</comment>
   <translation>A gardé sa main</translation>
  </message>
  <message>
   <source>Stands</source>
   <comment>role.stands</comment>
   <translation>Reste</translation>
  </message>
  <message>
   <source>Stood</source>
   <comment>role.stood</comment>
   <translation>Est resté</translation>
  </message>
  <message>
   <source>Exchanged</source>
   <comment>role.exchanged</comment>
   <translation>A échangé</translation>
  </message>
  <message>
   <source>{word}, target {target}</source>
   <comment>role.and_target</comment>
   <translation>{word}, but {target}</translation>
  </message>
  <message>
   <source>{word}, dealer</source>
   <comment>role.and_dealer</comment>
   <translation>{word}, donneur</translation>
  </message>
  <message>
   <source>Target {target}</source>
   <comment>role.target</comment>
   <translation>But {target}</translation>
  </message>
  <message>
   <source>Calls first</source>
   <comment>role.short.calls_first</comment>
   <translation>D’abord</translation>
  </message>
  <message>
   <source>Calls last</source>
   <comment>role.short.calls_last</comment>
   <translation>En dernier</translation>
  </message>
  <message>
   <source>Decides first</source>
   <comment>role.short.decides_first</comment>
   <translation>D’abord</translation>
  </message>
  <message>
   <source>Decides last</source>
   <comment>role.short.decides_last</comment>
   <translation>En dernier</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>role.short.names_trumps</comment>
   <translation>Atout</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>role.short.named_trumps</comment>
   <translation>Atout</translation>
  </message>
  <message>
   <source>{word}</source>
   <comment>role.short.dealer</comment>
   <translation>{word}</translation>
  </message>
  <message>
   <source>Sits out</source>
   <comment>role.short.sits_out</comment>
   <translation>Se repose</translation>
  </message>
  <message>
   <source>{count:Waits|Wait}</source>
   <comment>role.short.waits</comment>
   <translation>{count:Attend|Attendent}</translation>
  </message>
  <message>
   <source>Partner</source>
   <comment>role.short.your_partner</comment>
   <translation>Allié</translation>
  </message>
  <message>
   <source>Against</source>
   <comment>role.short.adversary</comment>
   <translation>Contre</translation>
  </message>
  <message>
   <source>With it</source>
   <comment>role.short.with</comment>
   <translation>Avec lui</translation>
  </message>
  <message>
   <source>Yours</source>
   <comment>role.short.you_play</comment>
   <translation>À vous</translation>
  </message>
  <message>
   <source>{name}</source>
   <comment>role.short.played_by</comment>
   <translation>{name}</translation>
  </message>
  <message>
   <source>Open</source>
   <comment>role.short.shown</comment>
   <translation>Ouvert</translation>
  </message>
  <message>
   <source>Both</source>
   <comment>role.short.both</comment>
   <translation>Les deux</translation>
  </message>
  <message>
   <source>First</source>
   <comment>role.short.first</comment>
   <translation>1er</translation>
  </message>
  <message>
   <source>Second</source>
   <comment>role.short.second</comment>
   <translation>2e</translation>
  </message>
  <message>
   <source>Third</source>
   <comment>role.short.third</comment>
   <translation>3e</translation>
  </message>
  <message>
   <source>Plays</source>
   <comment>role.short.plays_hand</comment>
   <translation>Joue</translation>
  </message>
  <message>
   <source>Kept</source>
   <comment>role.short.played_hand</comment>
   <translation>Gardé</translation>
  </message>
  <message>
   <source>Yours</source>
   <comment>role.short.you_threw</comment>
   <translation>À vous</translation>
  </message>
  <message>
   <source>{name}</source>
   <comment>role.short.thrown_by</comment>
   <translation>{name}</translation>
  </message>
  <message>
   <source>Unseen</source>
   <comment>role.short.never_seen</comment>
   <translation>Non vu</translation>
  </message>
  <message>
   <source>Never looked at</source>
   <comment>role.never_seen</comment>
   <translation>Jamais regardée</translation>
  </message>
  <message>
   <source>{count} cards nobody has seen</source>
   <comment>role.unseen</comment>
   <translation>{count} cartes que nul n’a vues</translation>
  </message>
  <message>
   <source>The one you threw in</source>
   <comment>role.you_threw</comment>
   <translation>Celle que vous avez jetée</translation>
  </message>
  <message>
   <source>Thrown in by {name}</source>
   <comment>role.thrown_by</comment>
   <translation>Jetée par {name}</translation>
  </message>
  <message>
   <source>{name:^} deals next with this pack.</source>
   <comment>still.next</comment>
   <translation>{name:le^} donne ensuite avec ce jeu.</translation>
  </message>
  <message>
   <source>You deal next with this pack.</source>
   <comment>still.next_you</comment>
   <translation>Vous donnez ensuite avec ce jeu.</translation>
  </message>
  <message>
   <source>{name:^} shuffled it.</source>
   <comment>still.made</comment>
   <translation>{name:le^} l’a mêlé.</translation>
  </message>
  <message>
   <source>You shuffled it.</source>
   <comment>still.made_you</comment>
   <translation>Vous l’avez mêlé.</translation>
  </message>
  <message>
   <source>{suit:suits^} are trumps</source>
   <comment>trump.suit</comment>
   <translation>Atout {suit:suits}</translation>
  </message>
  <message>
   <source>No trumps</source>
   <comment>trump.none</comment>
   <translation>Sans atout</translation>
  </message>
  <message>
   <source>The deal is sealed</source>
   <comment>giving.title</comment>
   <translation>La donne est scellée</translation>
  </message>
  <message>
   <source>Trumps not turned yet</source>
   <comment>trump.unknown</comment>
   <translation>Atout pas encore retourné</translation>
  </message>
  <message>
   <source>{rank:^} turned for {dummy}</source>
   <comment>trump.turned_dummy</comment>
   <translation>{rank:^} pour {dummy:le}</translation>
  </message>
  <message>
   <source>{rank:^} turned by you</source>
   <comment>trump.turned_you</comment>
   <translation>{rank:^} pour vous</translation>
  </message>
  <message>
   <source>{rank:^} turned by {name}</source>
   <comment>trump.turned</comment>
   <translation>{rank:^} pour {name:le}</translation>
  </message>
  <message>
   <source>Turned by {name}</source>
   <comment>trump.taken_up</comment>
   <translation>Retournée par {name:le}</translation>
  </message>
  <message>
   <source>Turned by you</source>
   <comment>trump.taken_up_you</comment>
   <translation>Retournée par vous</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>trump.asked</comment>
   <translation>Atout</translation>
  </message>
  <message>
   <source>Press here to ask</source>
   <comment>trump.asked_how</comment>
   <translation>Pressez ici pour demander</translation>
  </message>
  <message>
   <source>{rank} turned, out of play</source>
   <comment>trump.turned_nobody</comment>
   <translation>Retourne {rank}, hors jeu</translation>
  </message>
  <message>
   <source>The turned card is put away</source>
   <comment>trump.put_away</comment>
   <translation>La retourne est écartée</translation>
  </message>
  <message>
   <source>Fixed for this deal</source>
   <comment>trump.fixed</comment>
   <translation>Fixé pour cette donne</translation>
  </message>
  <message>
   <source>In every deal</source>
   <comment>trump.always</comment>
   <translation>À chaque donne</translation>
  </message>
  <message>
   <source>Trumps not named yet</source>
   <comment>trump.not_named</comment>
   <translation>Atout à nommer</translation>
  </message>
  <message>
   <source>Named by {name}</source>
   <comment>trump.named</comment>
   <translation>Nommé par {name}</translation>
  </message>
  <message>
   <source>Named by you</source>
   <comment>trump.named_you</comment>
   <translation>Nommé par vous</translation>
  </message>
  <message>
   <source>Auction</source>
   <comment>trump.auction</comment>
   <translation>Enchères</translation>
  </message>
  <message>
   <source>No bid</source>
   <comment>trump.thrown_in</comment>
   <translation>Sans enchère</translation>
  </message>
  <message>
   <source>The hand is thrown in</source>
   <comment>trump.thrown_in_story</comment>
   <translation>La donne est jetée</translation>
  </message>
  <message>
   <source>One call each</source>
   <comment>auction.once</comment>
   <translation>Un tour de parole</translation>
  </message>
  <message>
   <source>Until the others pass</source>
   <comment>auction.rounds</comment>
   <translation>Jusqu’à ce que tous passent</translation>
  </message>
  <message>
   <source>Until one passes</source>
   <comment>auction.rounds_two</comment>
   <translation>Jusqu’à ce qu’un passe</translation>
  </message>
  <message>
   <source>{count} of 13 books</source>
   <comment>contract.to_make</comment>
   <translation>{count} levées sur 13</translation>
  </message>
  <message>
   <source>{name}: {count} tricks</source>
   <comment>contract.by</comment>
   <translation>{name} : {count} levées</translation>
  </message>
  <message>
   <source>{name}: {count} of 13 books</source>
   <comment>contract.bid_by</comment>
   <translation>{name} : {count} levées</translation>
  </message>
  <message>
   <source>Tournée of {count:number} rubbers</source>
   <comment>strip.rubbers</comment>
   <translation>Tournée de {count} robres</translation>
  </message>
  <message>
   <source>Tournée of {count:number} games</source>
   <comment>strip.games</comment>
   <translation>Tournée de {count} parties</translation>
  </message>
  <message>
   <source>Tournée of {count:number} games: Mort</source>
   <comment>strip.games_mort</comment>
   <translation>Tournée de {count} parties : le mort</translation>
  </message>
  <message>
   <source>Tournée; {names} {count:waits|wait}</source>
   <comment>strip.waiting</comment>
   <translation>Tournée ; {names} {count:attend|attendent}</translation>
  </message>
  <message>
   <source>Your partner</source>
   <comment>strip.partners</comment>
   <translation>Votre partenaire</translation>
  </message>
  <message>
   <source>{name}’s partner</source>
   <comment>strip.partners_of</comment>
   <translation>Partenaire {name:du}</translation>
  </message>
  <message>
   <source>Constant {dummy}</source>
   <comment>strip.constant</comment>
   <translation>{dummy:name} constant</translation>
  </message>
  <message>
   <source>Rubber {number} of {of}</source>
   <comment>strip.number_rubbers</comment>
   <translation>Robre {number} sur {of}</translation>
  </message>
  <message>
   <source>Game {number} of {of}</source>
   <comment>strip.number_games</comment>
   <translation>Partie {number} sur {of}</translation>
  </message>
  <message>
   <source>now</source>
   <comment>strip.now</comment>
   <translation>actuel</translation>
  </message>
  <message>
   <source>next</source>
   <comment>strip.next</comment>
   <translation>puis</translation>
  </message>
  <message>
   <source>later</source>
   <comment>strip.later</comment>
   <translation>plus tard</translation>
  </message>
  <message>
   <source>last</source>
   <comment>strip.last</comment>
   <translation>enfin</translation>
  </message>
  <message>
   <source>won</source>
   <comment>strip.won</comment>
   <translation>gagné</translation>
  </message>
  <message>
   <source>lost</source>
   <comment>strip.lost</comment>
   <translation>perdu</translation>
  </message>
  <message>
   <source>shared</source>
   <comment>strip.shared</comment>
   <translation>partagé</translation>
  </message>
  <message>
   <source>Five points up</source>
   <comment>marker.5</comment>
   <translation>En cinq points</translation>
  </message>
  <message>
   <source>Seven points up</source>
   <comment>marker.7</comment>
   <translation>En sept points</translation>
  </message>
  <message>
   <source>Ten points up</source>
   <comment>marker.10</comment>
   <translation>En dix points</translation>
  </message>
  <message>
   <source>{points} points up</source>
   <comment>marker.other</comment>
   <translation>En {points} points</translation>
  </message>
  <message>
   <source>{points} up</source>
   <comment>marker.short</comment>
   <translation>En {points}</translation>
  </message>
  <message>
   <source>Games</source>
   <comment>marker.games</comment>
   <translation>Parties</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>points.points</comment>
   <translation>Points</translation>
  </message>
  <message>
   <source>Totals</source>
   <comment>points.totals</comment>
   <translation>Totaux</translation>
  </message>
  <message>
   <source>Odd tricks</source>
   <comment>points.odd_tricks</comment>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>Tricks</source>
   <comment>points.all_tricks</comment>
   <translation>Levées</translation>
  </message>
  <message>
   <source>Odd tricks, net</source>
   <comment>points.net</comment>
   <translation>Tricks, net</translation>
  </message>
  <message>
   <source>{count} deals</source>
   <comment>points.deals</comment>
   <translation>{count} donnes</translation>
  </message>
  <message>
   <source>After 1 deal</source>
   <comment>points.after_one</comment>
   <translation>Après 1 donne</translation>
  </message>
  <message>
   <source>After {count} deals</source>
   <comment>points.after</comment>
   <translation>Après {count} donnes</translation>
  </message>
  <message>
   <source>declarer</source>
   <comment>points.declarer</comment>
   <translation>déclarant</translation>
  </message>
  <message>
   <source>deals</source>
   <comment>points.dealer</comment>
   <translation>donne</translation>
  </message>
  <message>
   <source>{count} yours</source>
   <comment>kept.short_yours</comment>
   <translation>{count} à vous</translation>
  </message>
  <message>
   <source>{count} theirs</source>
   <comment>kept.short_theirs</comment>
   <translation>{count} à eux</translation>
  </message>
  <message>
   <source>{count} upright, yours</source>
   <comment>kept.upright_yours</comment>
   <translation>{count} debout, à vous</translation>
  </message>
  <message>
   <source>{count} upright, theirs</source>
   <comment>kept.upright_theirs</comment>
   <translation>{count} debout, à eux</translation>
  </message>
  <message>
   <source>{count} lying, yours</source>
   <comment>kept.lying_yours</comment>
   <translation>{count} en travers, à vous</translation>
  </message>
  <message>
   <source>{count} lying, theirs</source>
   <comment>kept.lying_theirs</comment>
   <translation>{count} en travers, à eux</translation>
  </message>
  <message>
   <source>Your tricks: {tricks}.</source>
   <comment>read.kept</comment>
   <translation>Vos levées : {tricks}.</translation>
  </message>
  <message>
   <source>won</source>
   <comment>read.kept_won</comment>
   <translation>gagnée</translation>
  </message>
  <message>
   <source>lost</source>
   <comment>read.kept_lost</comment>
   <translation>perdue</translation>
  </message>
  <message>
   <source>North</source>
   <comment>role.north</comment>
   <translation>Nord</translation>
  </message>
  <message>
   <source>East</source>
   <comment>role.east</comment>
   <translation>Est</translation>
  </message>
  <message>
   <source>South</source>
   <comment>role.south</comment>
   <translation>Sud</translation>
  </message>
  <message>
   <source>West</source>
   <comment>role.west</comment>
   <translation>Ouest</translation>
  </message>
  <message>
   <source>{compass}, your partner</source>
   <comment>role.compass_partner</comment>
   <translation>{compass}, votre partenaire</translation>
  </message>
  <message>
   <source>{compass}</source>
   <comment>role.short.compass_partner</comment>
   <translation>{compass}</translation>
  </message>
  <message>
   <source>The slip is down</source>
   <comment>trump.slip_down</comment>
   <translation>Le billet est retourné</translation>
  </message>
  <message>
   <source>The slip is down. {title}.</source>
   <comment>trump.slip_asked</comment>
   <translation>Le billet est retourné. {title}.</translation>
  </message>
  <message>
   <source>Tray {number} of {count}</source>
   <comment>points.tray</comment>
   <translation>Étui {number} sur {count}</translation>
  </message>
  <message>
   <source>{point} deals</source>
   <comment>points.tray_deals</comment>
   <translation>{point} donne</translation>
  </message>
  <message>
   <source>Same cards at {count:number} tables</source>
   <comment>points.tray_same</comment>
   <translation>Mêmes cartes à {count:number} tables</translation>
  </message>
  <message>
   <source>N</source>
   <comment>points.north</comment>
   <translation>N</translation>
  </message>
  <message>
   <source>Tray {number}</source>
   <comment>slip.tray</comment>
   <translation>Étui {number}</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <comment>slip.card</comment>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>turned down</source>
   <comment>slip.down</comment>
   <translation>retournée</translation>
  </message>
  <message>
   <source>1 trick</source>
   <comment>packets.one</comment>
   <translation>1 levée</translation>
  </message>
  <message>
   <source>{count} tricks</source>
   <comment>packets.few</comment>
   <translation>{count} levées</translation>
  </message>
  <message>
   <source>{count} tricks, {odd} odd</source>
   <comment>packets.odd</comment>
   <translation>{count} levées, {odd} {odd:trick|tricks}</translation>
  </message>
  <message>
   <source>{count} tricks, the odd</source>
   <comment>packets.the_odd</comment>
   <translation>{count} levées, le trick</translation>
  </message>
  <message>
   <source>{count} of {needed}</source>
   <comment>packets.target</comment>
   <translation>{count} sur {needed}</translation>
  </message>
  <message>
   <source>{count} of {needed} tricks</source>
   <comment>packets.contract</comment>
   <translation>{count} levées sur {needed}</translation>
  </message>
  <message>
   <source>{count} of {needed} books</source>
   <comment>packets.books</comment>
   <translation>{count} levées sur {needed}</translation>
  </message>
  <message>
   <source>{count} of {needed} to set</source>
   <comment>packets.set</comment>
   <translation>{count} sur {needed} pour la chute</translation>
  </message>
  <message>
   <source>{count} tricks, made</source>
   <comment>packets.contract_done</comment>
   <translation>{count} levées, rempli</translation>
  </message>
  <message>
   <source>{count} books, made</source>
   <comment>packets.books_done</comment>
   <translation>{count} levées, rempli</translation>
  </message>
  <message>
   <source>{count} books, set</source>
   <comment>packets.set_done</comment>
   <translation>{count} levées, chute</translation>
  </message>
  <message>
   <source>You saw here: {cards}</source>
   <comment>packet.remembered</comment>
   <translation>Vous avez vu ici : {cards}</translation>
  </message>
  <message>
   <source>{suit:suits} {ranks}</source>
   <comment>packet.suit</comment>
   <translation>{suit:suits} {ranks}</translation>
  </message>
  <message>
   <source>a joker</source>
   <comment>packet.jokers</comment>
   <translation>un joker</translation>
  </message>
  <message>
   <source>Led</source>
   <comment>led</comment>
   <translation>Entame</translation>
  </message>
  <message>
   <source>{suit:suits^} are called: lead one</source>
   <comment>prompt.suit_called</comment>
   <translation>Couleur appelée : {suit:suits}</translation>
  </message>
  <message>
   <source>{suit:suits^} are called, and none is held: lead anything</source>
   <comment>prompt.suit_called_none</comment>
   <translation>Couleur appelée : {suit:suits}, mais il n’y en a pas : entamez à votre gré</translation>
  </message>
  <message>
   <source>Your lead</source>
   <comment>prompt.your_lead</comment>
   <translation>À vous d’entamer</translation>
  </message>
  <message>
   <source>{name} leads</source>
   <comment>prompt.lead</comment>
   <translation>{name:^} {name:entamez|entame|entament}</translation>
  </message>
  <message>
   <source>{name}’s lead</source>
   <comment>prompt.their_lead</comment>
   <translation>À {name} d’entamer</translation>
  </message>
  <message>
   <source>Your turn: {what}</source>
   <comment>prompt.your_turn</comment>
   <translation>À vous : {what}</translation>
  </message>
  <message>
   <source>{name}’s turn: {what}</source>
   <comment>prompt.their_turn</comment>
   <translation>À {name} : {what}</translation>
  </message>
  <message>
   <source>follow {suit:suits}</source>
   <comment>prompt.follow</comment>
   <translation>fournissez {suit:suits}</translation>
  </message>
  <message>
   <source>play anything</source>
   <comment>prompt.anything</comment>
   <translation>jouez ce que vous voulez</translation>
  </message>
  <message>
   <source>{dummy}’s lead: choose a card</source>
   <comment>prompt.dummys_lead</comment>
   <translation>{dummy:le^} entame : choisissez une carte</translation>
  </message>
  <message>
   <source>Choose {dummy}’s card: {what}</source>
   <comment>prompt.dummys_card</comment>
   <translation>Une carte {dummy:du} : {what}</translation>
  </message>
  <message>
   <source>{name} plays next</source>
   <comment>prompt.next</comment>
   <translation>{name:^} {name:jouez|joue|jouent} ensuite</translation>
  </message>
  <message>
   <source>{name} plays {dummy}’s card next</source>
   <comment>prompt.dummy_next</comment>
   <translation>{name} joue ensuite une carte {dummy:du}</translation>
  </message>
  <message>
   <source>{name} leads from {dummy}</source>
   <comment>prompt.dummy_leads</comment>
   <translation>{name} entame de la main {dummy:du}</translation>
  </message>
  <message>
   <source>throw the joker</source>
   <comment>prompt.throw_joker</comment>
   <translation>jetez le joker</translation>
  </message>
  <message>
   <source>lead a suit before a joker</source>
   <comment>prompt.lead_suit</comment>
   <translation>entamez une couleur avant un joker</translation>
  </message>
  <message>
   <source>{what} (low wins)</source>
   <comment>prompt.low_wins</comment>
   <translation>{what} (basses)</translation>
  </message>
  <message>
   <source>{name}: {what}</source>
   <comment>prompt.decides</comment>
   <translation>{name} : {what}</translation>
  </message>
  <message>
   <source>Your call</source>
   <comment>prompt.auction</comment>
   <translation>À vous de parler</translation>
  </message>
  <message>
   <source>{name} calls next</source>
   <comment>prompt.auction_next</comment>
   <translation>À {name} de parler</translation>
  </message>
  <message>
   <source>Keep your hand, or exchange it</source>
   <comment>prompt.exchange</comment>
   <translation>Garder votre main, ou l’échanger</translation>
  </message>
  <message>
   <source>{name} decides next</source>
   <comment>prompt.exchange_next</comment>
   <translation>{name} décide ensuite</translation>
  </message>
  <message>
   <source>All decide at once</source>
   <comment>prompt.wait_exchange</comment>
   <translation>Tous décident à la fois</translation>
  </message>
  <message>
   <source>Put cards of dummy away</source>
   <comment>prompt.discard</comment>
   <translation>Écartez des cartes du mort</translation>
  </message>
  <message>
   <source>{name} puts cards of dummy away</source>
   <comment>prompt.discard_next</comment>
   <translation>{name} écarte des cartes du mort</translation>
  </message>
  <message>
   <source>Name the trumps</source>
   <comment>prompt.name</comment>
   <translation>Nommez l’atout</translation>
  </message>
  <message>
   <source>Uptown or downtown</source>
   <comment>prompt.direction</comment>
   <translation>Haut ou bas</translation>
  </message>
  <message>
   <source>{name} names the trumps</source>
   <comment>prompt.name_next</comment>
   <translation>{name} nomme l’atout</translation>
  </message>
  <message>
   <source>Take a card for your joker</source>
   <comment>prompt.jokers</comment>
   <translation>Prenez une carte pour votre joker</translation>
  </message>
  <message>
   <source>A joker is exchanged</source>
   <comment>prompt.wait_jokers</comment>
   <translation>Un joker s’échange</translation>
  </message>
  <message>
   <source>Choose your dummy</source>
   <comment>prompt.choose_dummy</comment>
   <translation>Choisissez votre mort</translation>
  </message>
  <message>
   <source>{name} chooses a dummy</source>
   <comment>prompt.choose_dummy_next</comment>
   <translation>{name} choisit un mort</translation>
  </message>
  <message>
   <source>{name} {name:claim|claims|claim} {count} tricks</source>
   <comment>prompt.claimed</comment>
   <translation>{name} {name:revendiquez|revendique|revendiquent} {count} levées</translation>
  </message>
  <message>
   <source>{name} {name:claim|claims|claim} 1 trick</source>
   <comment>prompt.claimed_one</comment>
   <translation>{name} {name:revendiquez|revendique|revendiquent} 1 levée</translation>
  </message>
  <message>
   <source>Gather the trick</source>
   <comment>prompt.gather</comment>
   <translation>Ramassez la levée</translation>
  </message>
  <message>
   <source>The last trick, turned up again</source>
   <comment>prompt.last_trick</comment>
   <translation>La dernière levée, montrée encore</translation>
  </message>
  <message>
   <source>{name} {name:win|wins} with the {rank:rank}</source>
   <comment>prompt.wins</comment>
   <translation>{name:le^} {name:gagnez|gagne} avec {rank:rank.le}</translation>
  </message>
  <message>
   <source>North and South {north:number}, East and West {east:number}</source>
   <comment>prompt.tray_made</comment>
   <translation>Nord et Sud {north:number}, Est et Ouest {east:number}</translation>
  </message>
  <message>
   <source>{name} {name:win|wins} with the {card:card}</source>
   <comment>prompt.wins_joker</comment>
   <translation>{name:le^} {name:gagnez|gagne} avec {card:card.le}</translation>
  </message>
  <message>
   <source>{what}. Enter agrees</source>
   <comment>prompt.then_agree</comment>
   <translation>{what}. Entrée l’accepte</translation>
  </message>
  <message>
   <source>{what}. Gather the trick</source>
   <comment>prompt.then_gather</comment>
   <translation>{what}. Ramassez la levée</translation>
  </message>
  <message>
   <source>Cut the pack</source>
   <comment>prompt.cut</comment>
   <translation>Coupez le paquet</translation>
  </message>
  <message>
   <source>Turn the trump</source>
   <comment>prompt.turn</comment>
   <translation>Retournez l’atout</translation>
  </message>
  <message>
   <source>{name} is thinking</source>
   <comment>prompt.thinking</comment>
   <translation>{name} réfléchit</translation>
  </message>
  <message>
   <source>Does your side call honours?</source>
   <comment>prompt.honours</comment>
   <translation>Votre camp annonce-t-il les honneurs ?</translation>
  </message>
  <message>
   <source>{name}: call honours?</source>
   <comment>prompt.their_honours</comment>
   <translation>{name} : annoncer les honneurs ?</translation>
  </message>
  <message>
   <source>Honours are being called</source>
   <comment>prompt.wait_honours</comment>
   <translation>On annonce les honneurs</translation>
  </message>
  <message>
   <source>The deal is counted</source>
   <comment>prompt.counted</comment>
   <translation>La donne est comptée</translation>
  </message>
  <message>
   <source>Enter plays the {card:card}</source>
   <comment>prompt.enter</comment>
   <translation>Entrée joue {card:card.le}</translation>
  </message>
  <message>
   <source>The {card:card} comes along with the next card</source>
   <comment>prompt.along</comment>
   <translation>{card:card.le^} viendra avec la prochaine carte</translation>
  </message>
  <message>
   <source>{typed} …</source>
   <comment>prompt.typed</comment>
   <translation>{typed} …</translation>
  </message>
  <message>
   <source>The {card:card} lies in no open hand</source>
   <comment>prompt.not_here</comment>
   <translation>{card:card.le^} n’est dans aucune main ouverte</translation>
  </message>
  <message>
   <source>Call honours</source>
   <comment>choice.honours</comment>
   <translation>Annoncer les honneurs</translation>
  </message>
  <message>
   <source>No honours</source>
   <comment>choice.no_honours</comment>
   <translation>Pas d’honneurs</translation>
  </message>
  <message>
   <source>Cut the pack</source>
   <comment>choice.cut</comment>
   <translation>Couper le paquet</translation>
  </message>
  <message>
   <source>Turn the trump</source>
   <comment>choice.turn</comment>
   <translation>Retourner l’atout</translation>
  </message>
  <message>
   <source>Take up the trump</source>
   <comment>choice.take_up</comment>
   <translation>Prendre la retourne</translation>
  </message>
  <message>
   <source>Pass the laptop to {to}</source>
   <comment>curtain.title</comment>
   <translation>Passez l’ordinateur à {to}</translation>
  </message>
  <message>
   <source>{to}’s cards are not on the screen yet.</source>
   <comment>curtain.story_first</comment>
   <translation>Les cartes {to:du} ne sont pas encore à l’écran.</translation>
  </message>
  <message>
   <source>{from_}’s cards are put away. {to}’s are not on the screen yet.</source>
   <comment>curtain.story</comment>
   <translation>Les cartes {from_:du} sont rangées. Celles {to:du} ne sont pas encore à l’écran.</translation>
  </message>
  <message>
   <source>Hold to look: Space</source>
   <comment>curtain.button</comment>
   <translation>Tenir pour voir : Espace</translation>
  </message>
  <message>
   <source>Let go and the cards are hidden again.</source>
   <comment>curtain.hint</comment>
   <translation>Lâchez, et les cartes se cachent.</translation>
  </message>
  <message>
   <source>Keep showing for this turn</source>
   <comment>curtain.link</comment>
   <translation>Montrer pendant tout ce tour</translation>
  </message>
  <message>
   <source>playable</source>
   <comment>card.playable</comment>
   <translation>jouable</translation>
  </message>
  <message>
   <source>not playable, {why}</source>
   <comment>card.not_playable</comment>
   <translation>pas jouable, {why}</translation>
  </message>
  <message>
   <source>turned trump</source>
   <comment>card.turned</comment>
   <translation>retourne</translation>
  </message>
  <message>
   <source>turned trump, {what}</source>
   <comment>card.turned_and</comment>
   <translation>retourne, {what}</translation>
  </message>
  <message>
   <source>not playable now</source>
   <comment>card.not_now</comment>
   <translation>pas jouable à présent</translation>
  </message>
  <message>
   <source>{what}, {at} of {of}</source>
   <comment>card.place</comment>
   <translation>{what}, {at} sur {of}</translation>
  </message>
  <message>
   <source>at the left</source>
   <comment>at.left</comment>
   <translation>à gauche</translation>
  </message>
  <message>
   <source>opposite</source>
   <comment>at.top</comment>
   <translation>en face</translation>
  </message>
  <message>
   <source>at the right</source>
   <comment>at.right</comment>
   <translation>à droite</translation>
  </message>
  <message>
   <source>at the bottom</source>
   <comment>at.bottom</comment>
   <translation>en bas</translation>
  </message>
  <message>
   <source>Your hand</source>
   <comment>read.your_hand</comment>
   <translation>Votre main</translation>
  </message>
  <message>
   <source>{name}’s hand</source>
   <comment>read.hand</comment>
   <translation>Main {name:du}</translation>
  </message>
  <message>
   <source>{dummy}, {at}</source>
   <comment>read.dummy</comment>
   <translation>{dummy}, {at}</translation>
  </message>
  <message>
   <source>{whose}, {count}: {cards}</source>
   <comment>read.cards</comment>
   <translation>{whose}, {count} : {cards}</translation>
  </message>
  <message>
   <source>{whose}, no cards</source>
   <comment>read.empty</comment>
   <translation>{whose}, aucune carte</translation>
  </message>
  <message>
   <source>1 card</source>
   <comment>read.one_card</comment>
   <translation>1 carte</translation>
  </message>
  <message>
   <source>{count} cards</source>
   <comment>read.n_cards</comment>
   <translation>{count} cartes</translation>
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
   <translation>{name}, {count}, face cachée</translation>
  </message>
  <message>
   <source>{what}. You saw {cards}</source>
   <comment>read.remembered</comment>
   <translation>{what}. Vous avez vu {cards}</translation>
  </message>
  <message>
   <source>{card:card}</source>
   <comment>read.joker</comment>
   <translation>{card:card}</translation>
  </message>
  <message>
   <source>Trick {number}: {cards}</source>
   <comment>read.trick</comment>
   <translation>Levée {number} : {cards}</translation>
  </message>
  <message>
   <source>Trick {number}: no card yet</source>
   <comment>read.no_trick</comment>
   <translation>Levée {number} : pas encore de carte</translation>
  </message>
  <message>
   <source>{what} out of turn</source>
   <comment>read.astray</comment>
   <translation>{what} hors tour</translation>
  </message>
  <message>
   <source>{name} {card:card} too soon</source>
   <comment>read.early</comment>
   <translation>{name} {card:card} trop tôt</translation>
  </message>
  <message>
   <source>{name} led {card:card}</source>
   <comment>read.led</comment>
   <translation>{name} entame {card:card}</translation>
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
   <translation>{what} gagne</translation>
  </message>
  <message>
   <source>Your side, {words}</source>
   <comment>read.packets_yours</comment>
   <translation>Votre camp, {words}</translation>
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
   <translation>{name} {points}, une partie</translation>
  </message>
  <message>
   <source>{name} {points}, {games:number} games</source>
   <comment>read.side_games</comment>
   <translation>{name} {points}, {games} parties</translation>
  </message>
  <message>
   <source>Tournée: {rubbers}</source>
   <comment>read.strip</comment>
   <translation>Tournée : {rubbers}</translation>
  </message>
  <message>
   <source>you have {dummy} now</source>
   <comment>read.strip_you_now</comment>
   <translation>vous avez {dummy:le} à présent</translation>
  </message>
  <message>
   <source>{name} has {dummy} now</source>
   <comment>read.strip_now</comment>
   <translation>{name} a {dummy:le} à présent</translation>
  </message>
  <message>
   <source>{title}: {rubbers}</source>
   <comment>read.strip_partners</comment>
   <translation>{title} : {rubbers}</translation>
  </message>
  <message>
   <source>{name} {word}</source>
   <comment>read.strip_one</comment>
   <translation>{name} {word}</translation>
  </message>
  <message>
   <source>{title}: {name}. {word}</source>
   <comment>read.constant</comment>
   <translation>{title} : {name}. {word}</translation>
  </message>
  <message>
   <source>{words}. The score counts {times}</source>
   <comment>read.multiplied</comment>
   <translation>{words}. La marque compte {times}</translation>
  </message>
  <message>
   <source>{words}. Whist letter {letter}</source>
   <comment>read.letter</comment>
   <translation>{words}. Lettre du whist {letter}</translation>
  </message>
  <message>
   <source>{title}. {origin}</source>
   <comment>read.trump</comment>
   <translation>{title}. {origin}</translation>
  </message>
  <message>
   <source>The {card:card} lies turned before {name}</source>
   <comment>read.turned</comment>
   <translation>Retourne devant {name} : {card:card.le}</translation>
  </message>
  <message>
   <source>The {card:card} lies turned before you</source>
   <comment>read.turned_you</comment>
   <translation>Retourne devant vous : {card:card.le}</translation>
  </message>
  <message>
   <source>The {card:card} lies turned on the stock</source>
   <comment>read.turned_stock</comment>
   <translation>Retourne sur le talon : {card:card.le}</translation>
  </message>
 </context>
 <context>
  <name>engine</name>
  <message>
   <source>“{text}” is no card; cards are spelled like SA, HT or D9.</source>
   <comment>unreadable.card</comment>
   <translation>« {text} » n’est pas une carte ; elles s’écrivent comme SA, HT ou D9.</translation>
  </message>
  <message>
   <source>“{text}” is no suit; suits are S, H, D, C, or N for none.</source>
   <comment>unreadable.suit</comment>
   <translation>« {text} » n’est pas une couleur ; ce sont S, H, D, C, ou N pour aucune.</translation>
  </message>
  <message>
   <source>“{text}” is no hand; hands are spelled like AKQ2.J93.T8.7654.</source>
   <comment>unreadable.hand</comment>
   <translation>« {text} » n’est pas une main ; elles s’écrivent comme AKQ2.J93.T8.7654.</translation>
  </message>
  <message>
   <source>“{text}” are no hands of a deal; they are spelled like N:… … … ….</source>
   <comment>unreadable.hands</comment>
   <translation>« {text} » ne sont pas les mains d’une donne ; elles s’écrivent comme N:… … … ….</translation>
  </message>
  <message>
   <source>The {card:card} is there twice.</source>
   <comment>unreadable.twice</comment>
   <translation>{card:card.le^} y est deux fois.</translation>
  </message>
  <message>
   <source>“{text}” is no seat; seats are N, E, S, W.</source>
   <comment>unreadable.seat</comment>
   <translation>« {text} » n’est pas une place ; ce sont N, E, S, W.</translation>
  </message>
  <message>
   <source>“{text}” is no deal number; it is a whole number under 18 446 744 073 709 551 616.</source>
   <comment>unreadable.number</comment>
   <translation>« {text} » n’est pas un numéro de donne ; c’est un entier inférieur à 18 446 744 073 709 551 616.</translation>
  </message>
  <message>
   <source>“{text}” is no deal number; it is a whole number under 18 446 744 073 709 551 616, or a name of eight letters and digits like K7QM 3X9T.</source>
   <comment>unreadable.deal</comment>
   <translation>« {text} » n’est pas un numéro de donne : c’est un nombre entier inférieur à 18 446 744 073 709 551 616, ou un nom de huit lettres et chiffres comme K7QM 3X9T.</translation>
  </message>
  <message>
   <source>“{text}” is no deal name: “{sign}” is in none, and neither are 0, 1, I, L and O.</source>
   <comment>unreadable.name_sign</comment>
   <translation>« {text} » n’est pas un nom de donne : aucun ne contient « {sign} », ni 0, 1, I, L ou O.</translation>
  </message>
  <message>
   <source>“{text}” is no deal name: its last sign, {sign}, does not fit the others; one of the eight is wrong, or two have changed places.</source>
   <comment>unreadable.name_check</comment>
   <translation>« {text} » n’est pas un nom de donne : son dernier signe, {sign}, ne va pas avec les autres ; un des huit est faux, ou deux ont changé de place.</translation>
  </message>
  <message>
   <source>“{text}” names no deal; such a name is an a and 22 letters and digits.</source>
   <comment>unreadable.whole_name</comment>
   <translation>« {text} » ne nomme aucune donne ; un tel nom est un a et 22 lettres et chiffres.</translation>
  </message>
  <message>
   <source>“{text}” is no value of {key}; it may be {values}.</source>
   <comment>unreadable.value</comment>
   <translation>« {text} » n’est pas une valeur de {key} ; ce peut être {values}.</translation>
  </message>
  <message>
   <source>There is no rule “{key}” in this game.</source>
   <comment>unreadable.toggle</comment>
   <translation>Il n’y a pas de règle « {key} » dans ce jeu.</translation>
  </message>
  <message>
   <source>“{text}” is no convention; they are spelled like echo=off, with commas between them.</source>
   <comment>unreadable.convention</comment>
   <translation>« {text} » n’est pas une convention ; elles s’écrivent comme echo=off, avec des virgules.</translation>
  </message>
  <message>
   <source>The convention {key} is there twice.</source>
   <comment>unreadable.convention_twice</comment>
   <translation>La convention {key} y est deux fois.</translation>
  </message>
  <message>
   <source>No fact is called “{text}”. Is it “{near}”?</source>
   <comment>wish.near</comment>
   <translation>Rien ne s’appelle « {text} ». Est-ce « {near} » ?</translation>
  </message>
  <message>
   <source>No fact is called “{text}”.</source>
   <comment>wish.unknown</comment>
   <translation>Rien ne s’appelle « {text} ».</translation>
  </message>
  <message>
   <source>“{text}” does not go with what stands before it; commas part one fact from another.</source>
   <comment>wish.rest</comment>
   <translation>« {text} » ne va pas avec ce qui précède ; les virgules séparent un fait d’un autre.</translation>
  </message>
  <message>
   <source>Something is missing at the end of a fact.</source>
   <comment>wish.short</comment>
   <translation>Il manque quelque chose à la fin.</translation>
  </message>
  <message>
   <source>A wish has {most} letters at most.</source>
   <comment>wish.long</comment>
   <translation>Un souhait a {most} lettres au plus.</translation>
  </message>
  <message>
   <source>{least} is more than {most}.</source>
   <comment>wish.range</comment>
   <translation>{least} est plus que {most}.</translation>
  </message>
  <message>
   <source>A shape has thirteen cards, and {text} has others.</source>
   <comment>wish.shape</comment>
   <translation>Une répartition a treize cartes, et {text} en a d’autres.</translation>
  </message>
  <message>
   <source>Only one can deal.</source>
   <comment>wish.dealers</comment>
   <translation>Un seul peut donner.</translation>
  </message>
  <message>
   <source>Only one suit can be trumps.</source>
   <comment>wish.trumps</comment>
   <translation>Une seule couleur peut être atout.</translation>
  </message>
  <message>
   <source>Tricks cannot be counted here: the fast solver is missing.</source>
   <comment>making.solver</comment>
   <translation>Les levées ne peuvent pas être comptées ici : le solveur rapide manque.</translation>
  </message>
  <message>
   <source>{clauses}: {lengths} are {n} {suit:suits}, and there are thirteen.</source>
   <comment>making.many</comment>
   <translation>{clauses} : {lengths} font {n} {suit:suits}, et il y en a treize.</translation>
  </message>
  <message>
   <source>{clauses}: {lengths} are {n} trumps, and there are thirteen.</source>
   <comment>making.many_trumps</comment>
   <translation>{clauses} : {lengths} font {n} atouts, et il y en a treize.</translation>
  </message>
  <message>
   <source>A score before the deal is four at most, for a game is five.</source>
   <comment>wish.score</comment>
   <translation>Avant la donne, un score est de quatre au plus, car une partie en vaut cinq.</translation>
  </message>
  <message>
   <source>Only one score can be before the deal.</source>
   <comment>wish.scores</comment>
   <translation>Une seule marque peut précéder la donne.</translation>
  </message>
  <message>
   <source>No deal fits {clauses}.</source>
   <comment>making.alone</comment>
   <translation>Aucune donne ne convient à {clauses}.</translation>
  </message>
  <message>
   <source>These cannot be had together: {clauses}.</source>
   <comment>making.together</comment>
   <translation>On ne peut avoir à la fois : {clauses}.</translation>
  </message>
  <message>
   <source>“{text}” is no deal.</source>
   <comment>deals.line</comment>
   <translation>« {text} » n’est pas une donne.</translation>
  </message>
  <message>
   <source>It is no file of deals of Dummy Whist.</source>
   <comment>deals.file</comment>
   <translation>Ce n’est pas un fichier de donnes de Dummy Whist.</translation>
  </message>
  <message>
   <source>It is no text.</source>
   <comment>deals.text</comment>
   <translation>Ce n’est pas un texte.</translation>
  </message>
  <message>
   <source>It is larger than any file of deals.</source>
   <comment>deals.large</comment>
   <translation>Il est plus grand que tout fichier de donnes.</translation>
  </message>
  <message>
   <source>Deal {number} has trumps of which the dealer turns no card.</source>
   <comment>deals.no_turn</comment>
   <translation>La donne {number} a un atout dont le donneur ne retourne aucune carte.</translation>
  </message>
  <message>
   <source>Of {deals} deals the first {most} are read.</source>
   <comment>deals.many</comment>
   <translation>Sur {deals} donnes, les {most} premières sont lues.</translation>
  </message>
  <message>
   <source>The record does not hold this card any longer.</source>
   <comment>mistake.gone</comment>
   <translation>Le relevé ne contient plus cette carte.</translation>
  </message>
  <message>
   <source>There is no game “{key}”.</source>
   <comment>unreadable.game</comment>
   <translation>Il n’y a pas de jeu « {key} ».</translation>
  </message>
  <message>
   <source>“{text}” is nothing that can be done.</source>
   <comment>unreadable.action</comment>
   <translation>« {text} » n’est rien qu’on puisse faire.</translation>
  </message>
  <message>
   <source>“{label}” cannot be changed: {why}</source>
   <comment>contradiction</comment>
   <translation>« {label} » ne peut pas changer : {why}</translation>
  </message>
  <message>
   <source>The deal is over.</source>
   <comment>refusal.over</comment>
   <translation>La donne est finie.</translation>
  </message>
  <message>
   <source>This tray was dealt before, and comes again: no other can be asked for.</source>
   <comment>refusal.again</comment>
   <translation>Cet étui a déjà été donné et revient : on ne peut en demander un autre.</translation>
  </message>
  <message>
   <source>These are not the cards of the tray that comes again.</source>
   <comment>refusal.again_cards</comment>
   <translation>Ce ne sont pas les cartes de l’étui qui revient.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards each, no card twice, the last to the dealer.</source>
   <comment>refusal.deal</comment>
   <translation>Ce ne sont pas les bonnes mains : treize cartes chacun, aucune en double, la dernière au donneur.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards each, no card twice, the last to the packet.</source>
   <comment>refusal.deal_packet</comment>
   <translation>Ce ne sont pas les bonnes mains : treize cartes chacun, aucune en double, la dernière au paquet.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards each, fifteen to the packet and the last of them, no card twice.</source>
   <comment>refusal.deal_jokers</comment>
   <translation>Ce ne sont pas les bonnes mains : treize cartes chacun, quinze au paquet dont la dernière, aucune en double.</translation>
  </message>
  <message>
   <source>These are not the right hands: thirteen cards for each of {hands:number} players, no card twice, and the turned card in no hand.</source>
   <comment>refusal.deal_nobody</comment>
   <translation>Ce ne sont pas les bonnes mains : treize cartes pour chacun des {hands} joueurs, aucune en double, et la retourne dans aucune main.</translation>
  </message>
  <message>
   <source>No card can be played now.</source>
   <comment>refusal.not_in_play</comment>
   <translation>Aucune carte ne peut être jouée à présent.</translation>
  </message>
  <message>
   <source>The trick is not full yet.</source>
   <comment>refusal.trick_not_full</comment>
   <translation>La levée n’est pas encore complète.</translation>
  </message>
  <message>
   <source>There is no turned card to take up.</source>
   <comment>refusal.no_turn_up</comment>
   <translation>Il n’y a pas de retourne à prendre.</translation>
  </message>
  <message>
   <source>The dealer takes up the turned card when it is his turn to play.</source>
   <comment>refusal.take_up_early</comment>
   <translation>Le donneur prend la retourne quand c’est à lui de jouer.</translation>
  </message>
  <message>
   <source>Only the dealer takes up the turned card.</source>
   <comment>refusal.take_up_dealer</comment>
   <translation>Seul le donneur prend la retourne.</translation>
  </message>
  <message>
   <source>Gather the trick first.</source>
   <comment>refusal.gather_first</comment>
   <translation>Ramassez d’abord la levée.</translation>
  </message>
  <message>
   <source>It is not your turn.</source>
   <comment>refusal.not_your_turn</comment>
   <translation>Ce n’est pas à vous.</translation>
  </message>
  <message>
   <source>It is dummy’s turn: choose a card of dummy’s hand.</source>
   <comment>refusal.not_from_dummy</comment>
   <translation>C’est au mort : choisissez une carte du mort.</translation>
  </message>
  <message>
   <source>It is your own turn: choose a card of your own hand.</source>
   <comment>refusal.not_from_own</comment>
   <translation>C’est à vous : choisissez une carte de votre main.</translation>
  </message>
  <message>
   <source>The {card:card} is not in the hand that plays.</source>
   <comment>refusal.not_held</comment>
   <translation>{card:card.le^} n’est pas dans la main qui joue.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: you hold {held:number}.</source>
   <comment>refusal.follow_you</comment>
   <translation>Fournissez {suit:suits} : vous en avez {held}.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: you hold one.</source>
   <comment>refusal.follow_you_one</comment>
   <translation>Fournissez {suit:suits} : vous en avez un.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: dummy holds {held:number}.</source>
   <comment>refusal.follow_dummy</comment>
   <translation>Fournissez {suit:suits} : le mort en a {held}.</translation>
  </message>
  <message>
   <source>Follow {suit:suits}: dummy holds one.</source>
   <comment>refusal.follow_dummy_one</comment>
   <translation>Fournissez {suit:suits} : le mort en a un.</translation>
  </message>
  <message>
   <source>The pack must be cut first.</source>
   <comment>untimely.deal_early</comment>
   <translation>Il faut d’abord couper le paquet.</translation>
  </message>
  <message>
   <source>The cards are dealt already.</source>
   <comment>untimely.deal_late</comment>
   <translation>Les cartes sont déjà données.</translation>
  </message>
  <message>
   <source>The player on the dealer’s right cuts.</source>
   <comment>untimely.cut_by</comment>
   <translation>Le joueur à droite du donneur coupe.</translation>
  </message>
  <message>
   <source>The pack is cut already.</source>
   <comment>untimely.cut_late</comment>
   <translation>Le paquet est déjà coupé.</translation>
  </message>
  <message>
   <source>No card is turned in this game.</source>
   <comment>untimely.turn_none</comment>
   <translation>Aucune carte n’est retournée dans ce jeu.</translation>
  </message>
  <message>
   <source>The dealer turns the last card.</source>
   <comment>untimely.turn_by</comment>
   <translation>Le donneur retourne la dernière carte.</translation>
  </message>
  <message>
   <source>The cards must be dealt first.</source>
   <comment>untimely.turn_early</comment>
   <translation>Il faut d’abord donner les cartes.</translation>
  </message>
  <message>
   <source>The last card is turned already.</source>
   <comment>untimely.turn_late</comment>
   <translation>La dernière carte est déjà retournée.</translation>
  </message>
  <message>
   <source>There is no bidding in this game.</source>
   <comment>untimely.bid_none</comment>
   <translation>Il n’y a pas d’enchères dans ce jeu.</translation>
  </message>
  <message>
   <source>The bidding has not begun.</source>
   <comment>untimely.bid_early</comment>
   <translation>Les enchères n’ont pas commencé.</translation>
  </message>
  <message>
   <source>The bidding is over.</source>
   <comment>untimely.bid_late</comment>
   <translation>Les enchères sont finies.</translation>
  </message>
  <message>
   <source>No packet is turned in this game.</source>
   <comment>untimely.reveal_none</comment>
   <translation>Aucun paquet n’est retourné dans ce jeu.</translation>
  </message>
  <message>
   <source>The cards must be dealt first.</source>
   <comment>untimely.reveal_early</comment>
   <translation>Il faut d’abord donner les cartes.</translation>
  </message>
  <message>
   <source>A packet is turned already.</source>
   <comment>untimely.reveal_late</comment>
   <translation>Un paquet est déjà retourné.</translation>
  </message>
  <message>
   <source>No hand is exchanged in this game.</source>
   <comment>untimely.exchange_none</comment>
   <translation>Aucune main ne s’échange dans ce jeu.</translation>
  </message>
  <message>
   <source>It is not yet time to keep or exchange a hand.</source>
   <comment>untimely.exchange_early</comment>
   <translation>Il n’est pas encore temps de garder ou d’échanger une main.</translation>
  </message>
  <message>
   <source>The time to exchange a hand is over.</source>
   <comment>untimely.exchange_late</comment>
   <translation>Le temps d’échanger une main est passé.</translation>
  </message>
  <message>
   <source>No cards are put away in this game.</source>
   <comment>untimely.discard_none</comment>
   <translation>On n’écarte pas de cartes dans ce jeu.</translation>
  </message>
  <message>
   <source>Cards are put away after the bidding.</source>
   <comment>untimely.discard_early</comment>
   <translation>Les cartes s’écartent après les enchères.</translation>
  </message>
  <message>
   <source>The cards are put away already.</source>
   <comment>untimely.discard_late</comment>
   <translation>Les cartes sont déjà écartées.</translation>
  </message>
  <message>
   <source>Nobody names trumps in this game.</source>
   <comment>untimely.name_none</comment>
   <translation>Personne ne nomme l’atout dans ce jeu.</translation>
  </message>
  <message>
   <source>It is not yet time to name trumps.</source>
   <comment>untimely.name_early</comment>
   <translation>Il n’est pas encore temps de nommer l’atout.</translation>
  </message>
  <message>
   <source>Trumps are named already.</source>
   <comment>untimely.name_late</comment>
   <translation>L’atout est déjà nommé.</translation>
  </message>
  <message>
   <source>No card that was put away is taken in this game.</source>
   <comment>untimely.take_none</comment>
   <translation>Aucune carte écartée n’est reprise dans ce jeu.</translation>
  </message>
  <message>
   <source>It is not yet time to hand in a joker.</source>
   <comment>untimely.take_early</comment>
   <translation>Il n’est pas encore temps de rendre un joker.</translation>
  </message>
  <message>
   <source>The time to hand in a joker is over.</source>
   <comment>untimely.take_late</comment>
   <translation>Le temps de rendre un joker est passé.</translation>
  </message>
  <message>
   <source>No dummy is chosen in this game.</source>
   <comment>untimely.choose_none</comment>
   <translation>On ne choisit pas de mort dans ce jeu.</translation>
  </message>
  <message>
   <source>The dummy is chosen after the bidding.</source>
   <comment>untimely.choose_early</comment>
   <translation>Le mort se choisit après les enchères.</translation>
  </message>
  <message>
   <source>The dummy is chosen already.</source>
   <comment>untimely.choose_late</comment>
   <translation>Le mort est déjà choisi.</translation>
  </message>
  <message>
   <source>No trick has been played yet.</source>
   <comment>untimely.quit_early</comment>
   <translation>Aucune levée n’est encore jouée.</translation>
  </message>
  <message>
   <source>All tricks are gathered.</source>
   <comment>untimely.quit_late</comment>
   <translation>Toutes les levées sont ramassées.</translation>
  </message>
  <message>
   <source>Honours do not count at this table.</source>
   <comment>untimely.honours_none</comment>
   <translation>Les honneurs ne comptent pas à cette table.</translation>
  </message>
  <message>
   <source>Honours are called once, after the last trick and before the next trump is turned.</source>
   <comment>untimely.honours_when</comment>
   <translation>Les honneurs s’annoncent une fois, après la dernière levée et avant la retourne suivante.</translation>
  </message>
  <message>
   <source>Honours count at this table without a call.</source>
   <comment>untimely.honours_uncalled</comment>
   <translation>Les honneurs comptent à cette table sans annonce.</translation>
  </message>
  <message>
   <source>A deal is counted when all of it is played and called.</source>
   <comment>untimely.count_early</comment>
   <translation>Une donne se compte quand tout est joué et annoncé.</translation>
  </message>
  <message>
   <source>The session is over.</source>
   <comment>untimely.session_over</comment>
   <translation>La séance est finie.</translation>
  </message>
  <message>
   <source>The order of the players must be found first.</source>
   <comment>untimely.cut_first</comment>
   <translation>Il faut d’abord tirer l’ordre des joueurs.</translation>
  </message>
  <message>
   <source>The players take their chairs first.</source>
   <comment>untimely.chairs_first</comment>
   <translation>Les joueurs prennent d’abord leurs places.</translation>
  </message>
  <message>
   <source>Who deals first must be said before that.</source>
   <comment>untimely.dealer_first</comment>
   <translation>Il faut d’abord dire qui donne en premier.</translation>
  </message>
  <message>
   <source>The order of the players is found already.</source>
   <comment>untimely.order_late</comment>
   <translation>L’ordre des joueurs est déjà trouvé.</translation>
  </message>
  <message>
   <source>The order is agreed at this table: each player once.</source>
   <comment>untimely.order_agreed</comment>
   <translation>L’ordre est convenu à cette table : chaque joueur une fois.</translation>
  </message>
  <message>
   <source>The order is cut for at this table: a card for each who must draw.</source>
   <comment>untimely.order_cut</comment>
   <translation>L’ordre se tire à cette table : une carte pour chacun de ceux qui tirent.</translation>
  </message>
  <message>
   <source>By these rules no such deal can begin.</source>
   <comment>untimely.arrange</comment>
   <translation>Selon ces règles aucune telle donne ne peut commencer.</translation>
  </message>
  <message>
   <source>Take one of the chairs that are free.</source>
   <comment>untimely.chair_free</comment>
   <translation>Prenez l’une des places libres.</translation>
  </message>
  <message>
   <source>No chair is to be taken now.</source>
   <comment>untimely.chair_late</comment>
   <translation>Aucune place n’est à prendre à présent.</translation>
  </message>
  <message>
   <source>The first dealer is not to be chosen now.</source>
   <comment>untimely.dealer_late</comment>
   <translation>Le premier donneur n’est pas à choisir à présent.</translation>
  </message>
  <message>
   <source>This game does not end by time.</source>
   <comment>untimely.time_none</comment>
   <translation>Ce jeu ne finit pas à l’heure.</translation>
  </message>
  <message>
   <source>Time is called already.</source>
   <comment>untimely.time_late</comment>
   <translation>L’heure est déjà dite.</translation>
  </message>
  <message>
   <source>The secret gives the seal</source>
   <comment>proof.seal</comment>
   <translation>Le secret donne le sceau</translation>
  </message>
  <message>
   <source>The secret is not the one that was sealed.</source>
   <comment>proof.seal_no</comment>
   <translation>Ce secret n’est pas celui qui a été scellé.</translation>
  </message>
  <message>
   <source>It was fixed before anybody cut.</source>
   <comment>proof.seal_before</comment>
   <translation>Il était fixé avant que personne ne coupe.</translation>
  </message>
  <message>
   <source>It was fixed before the cards were dealt.</source>
   <comment>proof.seal_dealt</comment>
   <translation>Il était fixé avant la distribution des cartes.</translation>
  </message>
  <message>
   <source>Secret, cuts and words give the deal number</source>
   <comment>proof.number</comment>
   <translation>Secret, coupes et paroles donnent le numéro de la donne</translation>
  </message>
  <message>
   <source>The secret gives the deal number</source>
   <comment>proof.number_alone</comment>
   <translation>Le secret donne le numéro de la donne</translation>
  </message>
  <message>
   <source>{number}, from SHA-256 {mixed} …</source>
   <comment>proof.number_is</comment>
   <translation>{number}, par SHA-256 {mixed} …</translation>
  </message>
  <message>
   <source>These cuts and words give another deal: {number}.</source>
   <comment>proof.number_no</comment>
   <translation>Ces coupes et ces paroles donnent une autre donne : {number}.</translation>
  </message>
  <message>
   <source>Without a deal number there is no pack.</source>
   <comment>proof.no_number</comment>
   <translation>Sans numéro de donne, il n’y a pas de jeu de cartes.</translation>
  </message>
  <message>
   <source>{name}’s words hold a sign that cannot be seen.</source>
   <comment>proof.sign</comment>
   <translation>Les paroles de {name} contiennent un signe qu’on ne voit pas.</translation>
  </message>
  <message>
   <source>The deal number gives this pack</source>
   <comment>proof.pack_fits</comment>
   <translation>Le numéro de la donne donne ce jeu de cartes</translation>
  </message>
  <message>
   <source>First dealt {one:card}, {two:card}, {three:card}, {four:card}; last {last:card}.</source>
   <comment>proof.pack</comment>
   <translation>Données d’abord : {one:card}, {two:card}, {three:card}, {four:card} ; en dernier : {last:card}.</translation>
  </message>
  <message>
   <source>First dealt {one:card}, {two:card}, {three:card}, {four:card}; last {last:card}, turned.</source>
   <comment>proof.pack_turned</comment>
   <translation>Données d’abord : {one:card}, {two:card}, {three:card}, {four:card} ; en dernier : {last:card}, retournée.</translation>
  </message>
  <message>
   <source>The {card:card} is not the last card of this pack.</source>
   <comment>proof.last_no</comment>
   <translation>{card:card.le^} n’est pas la dernière carte de ce jeu.</translation>
  </message>
  <message>
   <source>{seat:seat}’s {card:card} is not {seat:seat}’s in this pack.</source>
   <comment>proof.misplaced</comment>
   <translation>{seat} : {card:card.le} ne va pas à {seat} dans ce jeu.</translation>
  </message>
  <message>
   <source>{seat:seat}’s {card:card} of this pack is missing.</source>
   <comment>proof.missing</comment>
   <translation>{seat} : il manque {card:card.le} de ce jeu.</translation>
  </message>
  <message>
   <source>Your {cards:number} cards were these</source>
   <comment>proof.hand</comment>
   <translation>Voici vos {cards:number} cartes</translation>
  </message>
  <message>
   <source>As the pack deals them to {name}.</source>
   <comment>proof.hand_to</comment>
   <translation>Comme le jeu les donne à {name}.</translation>
  </message>
  <message>
   <source>All hands were dealt from it</source>
   <comment>proof.hands</comment>
   <translation>Toutes les mains en ont été données</translation>
  </message>
  <message>
   <source>No seal was kept: nothing can be proved.</source>
   <comment>proof.no_seal</comment>
   <translation>Aucun sceau n’a été gardé : rien ne peut être prouvé.</translation>
  </message>
  <message>
   <source>Tray {tray} came again, turned by a quarter. Its cards were sealed when they were dealt first.</source>
   <comment>proof.again</comment>
   <translation>L’étui {tray} est revenu, tourné d’un quart. Ses cartes étaient scellées quand elles furent données la première fois.</translation>
  </message>
  <message>
   <source>Tray {tray} came again, turned by a quarter and in other suits. Its cards were sealed when they were dealt first; the suits were drawn by the table, and nothing proves them.</source>
   <comment>proof.again_suits</comment>
   <translation>L’étui {tray} est revenu, tourné d’un quart et dans d’autres couleurs. Ses cartes étaient scellées quand elles furent données la première fois ; les couleurs, la table les a tirées, et rien ne les prouve.</translation>
  </message>
  <message>
   <source>The secret is shown when the deal is over.</source>
   <comment>proof.playing</comment>
   <translation>Le secret est montré quand la donne est finie.</translation>
  </message>
  <message>
   <source>Sealed, never shown.</source>
   <comment>proof.never_shown</comment>
   <translation>Scellée, jamais montrée.</translation>
  </message>
  <message>
   <source>Not played. Here is what it would have been.</source>
   <comment>proof.not_played</comment>
   <translation>Non jouée. Voici ce qu’elle aurait été.</translation>
  </message>
  <message>
   <source>Deal {deal} does not follow deal {before}.</source>
   <comment>proof.broken</comment>
   <translation>La donne {deal} ne suit pas la donne {before}.</translation>
  </message>
  <message>
   <source>This is not the first deal of the sitting: something was left out before it.</source>
   <comment>proof.no_start</comment>
   <translation>Ce n’est pas la première donne de la séance : quelque chose manque avant elle.</translation>
  </message>
  <message>
   <source>At this table no tray is laid again in other suits.</source>
   <comment>untimely.shuffle_none</comment>
   <translation>À cette table, aucun étui ne revient dans d’autres couleurs.</translation>
  </message>
  <message>
   <source>Other suits are drawn once, when the pack is cut for the first tray.</source>
   <comment>untimely.shuffle_when</comment>
   <translation>Les autres couleurs sont tirées une fois, quand on a coupé pour le premier étui.</translation>
  </message>
  <message>
   <source>Before the first tray the suits of the second play are drawn.</source>
   <comment>untimely.shuffle_first</comment>
   <translation>Avant le premier étui, on tire les couleurs du second tour.</translation>
  </message>
  <message>
   <source>At this table no deal is sealed.</source>
   <comment>untimely.seal_none</comment>
   <translation>À cette table, aucune donne n’est scellée.</translation>
  </message>
  <message>
   <source>A deal is sealed when the pack is cut, before the cards are dealt.</source>
   <comment>untimely.seal_when</comment>
   <translation>Une donne est scellée quand le jeu est coupé, avant la distribution.</translation>
  </message>
  <message>
   <source>This deal is sealed already.</source>
   <comment>untimely.seal_twice</comment>
   <translation>Cette donne est déjà scellée.</translation>
  </message>
  <message>
   <source>Shares are given when the deal is sealed, before the cards are dealt.</source>
   <comment>untimely.share_when</comment>
   <translation>On donne sa part quand la donne est scellée, avant la distribution.</translation>
  </message>
  <message>
   <source>The deal is sealed already: no other can be asked for.</source>
   <comment>refusal.sealed</comment>
   <translation>La donne est déjà scellée : on ne peut en demander une autre.</translation>
  </message>
  <message>
   <source>Each player gives one share to a deal, a cut from 1 to 51, words, or both.</source>
   <comment>refusal.share</comment>
   <translation>Chaque joueur donne une part à une donne : une coupe de 1 à 51, des paroles, ou les deux.</translation>
  </message>
  <message>
   <source>Latin letters, digits and signs only.</source>
   <comment>refusal.share_sign</comment>
   <translation>Lettres latines, chiffres et signes seulement.</translation>
  </message>
  <message>
   <source>At most {most} letters and signs.</source>
   <comment>refusal.share_long</comment>
   <translation>{most} lettres et signes au plus.</translation>
  </message>
  <message>
   <source>Only the players may do that.</source>
   <comment>untimely.players_only</comment>
   <translation>Seuls les joueurs peuvent le faire.</translation>
  </message>
  <message>
   <source>That cannot be done now.</source>
   <comment>refusal.not_now</comment>
   <translation>Cela ne peut pas se faire à présent.</translation>
  </message>
  <message>
   <source>Your side was dealt {held:number} of the four honours; three or four count.</source>
   <comment>refusal.honours_few</comment>
   <translation>Votre camp a reçu {held} des quatre honneurs ; trois ou quatre comptent.</translation>
  </message>
  <message>
   <source>Your side was dealt none of the four honours; three or four count.</source>
   <comment>refusal.honours_none</comment>
   <translation>Votre camp n’a reçu aucun des quatre honneurs ; trois ou quatre comptent.</translation>
  </message>
  <message>
   <source>A side that needs one point cannot score honours.</source>
   <comment>refusal.honours_barred</comment>
   <translation>Un camp à un point de la partie ne compte pas d’honneurs.</translation>
  </message>
  <message>
   <source>It is not your call.</source>
   <comment>refusal.not_your_call</comment>
   <translation>Ce n’est pas à vous de parler.</translation>
  </message>
  <message>
   <source>Nobody has bid, so the dealer must.</source>
   <comment>refusal.dealer_bids</comment>
   <translation>Personne n’a enchéri : le donneur le doit.</translation>
  </message>
  <message>
   <source>Bids are not doubled in this game.</source>
   <comment>refusal.no_doubles</comment>
   <translation>Les enchères ne se contrent pas dans ce jeu.</translation>
  </message>
  <message>
   <source>There is no bid to double.</source>
   <comment>refusal.nothing_to_double</comment>
   <translation>Il n’y a pas d’enchère à contrer.</translation>
  </message>
  <message>
   <source>Only the other player’s bid can be doubled.</source>
   <comment>refusal.double_own</comment>
   <translation>Seule l’enchère de l’autre joueur peut être contrée.</translation>
  </message>
  <message>
   <source>The bid is doubled already.</source>
   <comment>refusal.doubled</comment>
   <translation>L’enchère est déjà contrée.</translation>
  </message>
  <message>
   <source>Only your own bid that was doubled can be redoubled.</source>
   <comment>refusal.redouble</comment>
   <translation>Seule votre propre enchère contrée peut être surcontrée.</translation>
  </message>
  <message>
   <source>There is no such bid in this game.</source>
   <comment>refusal.no_such_bid</comment>
   <translation>Il n’y a pas telle enchère dans ce jeu.</translation>
  </message>
  <message>
   <source>A bid of the same level must be of a higher kind than the last.</source>
   <comment>refusal.same_level</comment>
   <translation>Au même palier, une enchère doit être d’une espèce plus haute que la dernière.</translation>
  </message>
  <message>
   <source>A bid must be higher than the last.</source>
   <comment>refusal.bid_low</comment>
   <translation>Une enchère doit dépasser la dernière.</translation>
  </message>
  <message>
   <source>The declarer puts cards of the dummy away.</source>
   <comment>refusal.declarer_discards</comment>
   <translation>Le déclarant écarte des cartes du mort.</translation>
  </message>
  <message>
   <source>Put away {spare:number} cards of the dummy, and none of your own.</source>
   <comment>refusal.discard</comment>
   <translation>Écartez {spare} cartes du mort, et aucune des vôtres.</translation>
  </message>
  <message>
   <source>The bid was no trump: name uptown or downtown.</source>
   <comment>refusal.name_direction</comment>
   <translation>L’enchère était sans-atout : nommez haut ou bas.</translation>
  </message>
  <message>
   <source>Name one of the four suits.</source>
   <comment>refusal.name_suit</comment>
   <translation>Nommez l’une des quatre couleurs.</translation>
  </message>
  <message>
   <source>You have decided already.</source>
   <comment>refusal.decided</comment>
   <translation>Vous avez déjà décidé.</translation>
  </message>
  <message>
   <source>It is not yet your turn to decide.</source>
   <comment>refusal.decides_later</comment>
   <translation>Ce n’est pas encore à vous de décider.</translation>
  </message>
  <message>
   <source>The dealer names trumps and keeps his hand.</source>
   <comment>refusal.dealer_keeps</comment>
   <translation>Le donneur nomme l’atout et garde sa main.</translation>
  </message>
  <message>
   <source>Choose one of the two packets.</source>
   <comment>refusal.no_packet</comment>
   <translation>Choisissez l’un des deux paquets.</translation>
  </message>
  <message>
   <source>That card is a joker and cannot be taken.</source>
   <comment>refusal.take_joker</comment>
   <translation>Cette carte est un joker et ne peut être prise.</translation>
  </message>
  <message>
   <source>Nobody has claimed anything.</source>
   <comment>refusal.no_claim</comment>
   <translation>Personne n’a rien revendiqué.</translation>
  </message>
  <message>
   <source>The other side answers the claim.</source>
   <comment>refusal.own_claim</comment>
   <translation>L’autre camp répond à la revendication.</translation>
  </message>
  <message>
   <source>The referee says first what the claim is worth.</source>
   <comment>refusal.claim_judged</comment>
   <translation>L’arbitre dit d’abord ce que vaut la revendication.</translation>
  </message>
  <message>
   <source>The rules of this table allow no claims.</source>
   <comment>refusal.no_claims</comment>
   <translation>Les règles de cette table n’admettent pas de revendication.</translation>
  </message>
  <message>
   <source>All hands lie on the table: the deal is over.</source>
   <comment>refusal.abandoned</comment>
   <translation>Toutes les mains sont sur la table : la donne est finie.</translation>
  </message>
  <message>
   <source>The last hand stays up: without the fast solver nobody can say who makes the rest.</source>
   <comment>refusal.no_sharing</comment>
   <translation>La dernière main reste fermée : sans le solveur rapide, personne ne peut dire à qui revient le reste.</translation>
  </message>
  <message>
   <source>Not all have thrown down their hands.</source>
   <comment>refusal.not_abandoned</comment>
   <translation>Tous n’ont pas étalé leur main.</translation>
  </message>
  <message>
   <source>A claim is to be answered first.</source>
   <comment>refusal.claim_open</comment>
   <translation>Il faut d’abord répondre à une revendication.</translation>
  </message>
  <message>
   <source>Only {left:number} tricks are left.</source>
   <comment>refusal.claim_many</comment>
   <translation>Il ne reste que {left} levées.</translation>
  </message>
  <message>
   <source>The law is to be answered first.</source>
   <comment>refusal.law_first</comment>
   <translation>Il faut d’abord répondre à la loi.</translation>
  </message>
  <message>
   <source>The sides have still to say that they are content with the deal.</source>
   <comment>refusal.law_before_count</comment>
   <translation>Les camps doivent encore dire qu’ils ne réclament plus rien.</translation>
  </message>
  <message>
   <source>A lead out of turn lies and is to be settled first.</source>
   <comment>refusal.law_astray</comment>
   <translation>Une entame hors tour est à régler d’abord.</translation>
  </message>
  <message>
   <source>It is the turn of that hand: play the card.</source>
   <comment>refusal.ahead_in_turn</comment>
   <translation>C’est le tour de cette main : jouez la carte.</translation>
  </message>
  <message>
   <source>Before your partner has played, only the best card left of a suit can follow.</source>
   <comment>refusal.ahead_winner</comment>
   <translation>Avant que votre partenaire ait joué, seule la meilleure carte restante d’une couleur peut suivre.</translation>
  </message>
  <message>
   <source>At this table wrong cards cannot be played, so the law has nothing to say.</source>
   <comment>refusal.no_laws</comment>
   <translation>À cette table, aucune fausse carte ne peut être jouée : la loi n’a donc rien à dire.</translation>
  </message>
  <message>
   <source>The law asks nothing of the kind now.</source>
   <comment>refusal.law_nothing</comment>
   <translation>La loi ne demande rien de tel maintenant.</translation>
  </message>
  <message>
   <source>Only a player who did not follow suit in this trick can be asked.</source>
   <comment>refusal.ask_followed</comment>
   <translation>On ne peut interroger que qui n’a pas fourni dans cette levée.</translation>
  </message>
  <message>
   <source>That is for another player to ask, or it was asked already.</source>
   <comment>refusal.ask_who</comment>
   <translation>C’est à un autre de le demander, ou c’est déjà fait.</translation>
  </message>
  <message>
   <source>That card cannot be taken back.</source>
   <comment>refusal.withdraw_lies</comment>
   <translation>Cette carte ne peut pas être reprise.</translation>
  </message>
  <message>
   <source>That card does not lie in the trick in play.</source>
   <comment>refusal.withdraw_gone</comment>
   <translation>Cette carte n’est pas dans la levée en cours.</translation>
  </message>
  <message>
   <source>There is nothing to say of the turned card now.</source>
   <comment>refusal.turned_unsaid</comment>
   <translation>Il n’y a rien à dire de la retourne en ce moment.</translation>
  </message>
  <message>
   <source>Only a player who has played to the trick, and whose partner has not, can draw it near.</source>
   <comment>refusal.draw_late</comment>
   <translation>Seul peut attirer la levée à soi qui y a joué et dont le partenaire n’y a pas joué.</translation>
  </message>
  <message>
   <source>By the rules of this table nobody draws a trick near before it is full.</source>
   <comment>refusal.draw_never</comment>
   <translation>D’après les règles de cette table, personne ne tire une levée à soi avant qu’elle soit complète.</translation>
  </message>
  <message>
   <source>The last trick may be seen by all, or was looked at already.</source>
   <comment>refusal.look_late</comment>
   <translation>La dernière levée peut être vue de tous, ou a déjà été regardée.</translation>
  </message>
  <message>
   <source>By the rules of this table no quitted trick is looked at against the law.</source>
   <comment>refusal.look_never</comment>
   <translation>D’après les règles de cette table, aucune levée ramassée n’est regardée contre la loi.</translation>
  </message>
  <message>
   <source>Only cards of one’s own closed hand can be shown, and only the hand on turn plays two.</source>
   <comment>refusal.expose_own</comment>
   <translation>On ne peut montrer que les cartes de sa propre main cachée, et seule la main dont c’est le tour en joue deux.</translation>
  </message>
  <message>
   <source>By the rules of this table no card is shown before it is played.</source>
   <comment>refusal.expose_never</comment>
   <translation>D’après les règles de cette table, aucune carte n’est montrée avant d’être jouée.</translation>
  </message>
  <message>
   <source>That card may not be called now.</source>
   <comment>refusal.call_not_exposed</comment>
   <translation>Cette carte ne peut pas être appelée maintenant.</translation>
  </message>
  <message>
   <source>That hand must follow suit: no call can force a revoke.</source>
   <comment>refusal.call_forces_revoke</comment>
   <translation>Cette main doit fournir : aucun appel ne peut forcer une renonce.</translation>
  </message>
  <message>
   <source>A revoke is claimed when the deal is played out.</source>
   <comment>refusal.revoke_early</comment>
   <translation>Une renonce se réclame quand la donne est jouée.</translation>
  </message>
  <message>
   <source>A renege is called when the deal is played out.</source>
   <comment>refusal.renege_early</comment>
   <translation>Une fausse renonce se réclame quand la donne est jouée.</translation>
  </message>
  <message>
   <source>Your side claims nothing more.</source>
   <comment>refusal.revoke_late</comment>
   <translation>Votre camp ne réclame plus rien.</translation>
  </message>
  <message>
   <source>A revoke is claimed of the other side.</source>
   <comment>refusal.revoke_own</comment>
   <translation>Une renonce se réclame de l’autre camp.</translation>
  </message>
  <message>
   <source>A renege is called of the other side.</source>
   <comment>refusal.renege_own</comment>
   <translation>Une fausse renonce se réclame de l’autre camp.</translation>
  </message>
  <message>
   <source>A revoke of dummy is not penalised.</source>
   <comment>refusal.revoke_dummy</comment>
   <translation>Une renonce du mort n’est pas pénalisée.</translation>
  </message>
  <message>
   <source>A renege of dummy is not penalised.</source>
   <comment>refusal.renege_dummy</comment>
   <translation>Une fausse renonce du mort n’est pas pénalisée.</translation>
  </message>
  <message>
   <source>Name the book of the renege.</source>
   <comment>refusal.revoke_unnamed</comment>
   <translation>Nommez la levée de la fausse renonce.</translation>
  </message>
  <message>
   <source>That was claimed already.</source>
   <comment>refusal.revoke_twice</comment>
   <translation>C’est déjà réclamé.</translation>
  </message>
  <message>
   <source>There was no such trick.</source>
   <comment>refusal.revoke_no_trick</comment>
   <translation>Il n’y a pas eu de telle levée.</translation>
  </message>
  <message>
   <source>There was no such book.</source>
   <comment>refusal.renege_no_trick</comment>
   <translation>Il n’y a pas eu de telle levée.</translation>
  </message>
  <message>
   <source>Where everybody plays for himself only all the {left:number} tricks left can be claimed.</source>
   <comment>refusal.claim_all</comment>
   <translation>Où chacun joue pour soi, on ne peut revendiquer que les {left} levées restantes, toutes.</translation>
  </message>
  <message>
   <source>A claim was refused: claim again when the trick is quitted.</source>
   <comment>refusal.claim_barred</comment>
   <translation>Une revendication a été refusée : revendiquez de nouveau quand la levée est rangée.</translation>
  </message>
  <message>
   <source>The claim is answered already, or by others.</source>
   <comment>refusal.claim_answered</comment>
   <translation>On a déjà répondu à la revendication, ou d’autres y répondent.</translation>
  </message>
  <message>
   <source>A joker may be led at no trumps only from a hand of nothing else.</source>
   <comment>refusal.joker_lead</comment>
   <translation>À sans-atout, on n’entame un joker que d’une main qui n’a rien d’autre.</translation>
  </message>
  <message>
   <source>Unable to follow suit, a joker must be thrown.</source>
   <comment>refusal.throw_joker</comment>
   <translation>Faute de pouvoir fournir, il faut jeter un joker.</translation>
  </message>
  <message>
   <source>This session’s record is full: play the deal to its end; nothing else can be done in it.</source>
   <comment>refusal.record_full</comment>
   <translation>Le relevé de cette séance est plein : jouez la donne jusqu’au bout ; on ne peut rien y faire d’autre.</translation>
  </message>
  <message>
   <source>The table has gone on since.</source>
   <comment>refusal.stale</comment>
   <translation>La table a avancé depuis.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <comment>unreadable.empty_file</comment>
   <translation>Le fichier est vide.</translation>
  </message>
  <message>
   <source>This is no record: the first line of one is “dummywhist record 1”.</source>
   <comment>unreadable.foreign</comment>
   <translation>Ce n’est pas un relevé : sa première ligne est « dummywhist record 1 ».</translation>
  </message>
  <message>
   <source>This record is of version {version}; this program reads versions up to {known}.</source>
   <comment>unreadable.newer</comment>
   <translation>Ce relevé est de la version {version} ; ce programme lit jusqu’à {known}.</translation>
  </message>
  <message>
   <source>These are no weights of the players’ policy: {why}.</source>
   <comment>unreadable.policy</comment>
   <translation>Ce ne sont pas les poids des joueurs : {why}.</translation>
  </message>
  <message>
   <source>The game is missing; the second line of a record names it, like “game english-dummy”.</source>
   <comment>unreadable.no_game</comment>
   <translation>Le jeu manque ; la deuxième ligne d’un relevé le nomme, comme « game english-dummy ».</translation>
  </message>
  <message>
   <source>There is a zero byte here, and a text has none.</source>
   <comment>unreadable.nul</comment>
   <translation>Il y a ici un octet nul, et un texte n’en a pas.</translation>
  </message>
  <message>
   <source>This is no UTF-8 text.</source>
   <comment>unreadable.encoding</comment>
   <translation>Ce n’est pas du texte UTF-8.</translation>
  </message>
  <message>
   <source>This line has more than {longest} characters; no line of a record is so long.</source>
   <comment>unreadable.long_line</comment>
   <translation>Cette ligne a plus de {longest} caractères ; aucune ligne de relevé n’est si longue.</translation>
  </message>
  <message>
   <source>The file has more than {megabytes} megabytes; no record is so large.</source>
   <comment>unreadable.large_file</comment>
   <translation>Le fichier dépasse {megabytes} mégaoctets ; aucun relevé n’est si grand.</translation>
  </message>
  <message>
   <source>The file has more than {most} lines; no record has so many.</source>
   <comment>unreadable.many_lines</comment>
   <translation>Le fichier a plus de {most} lignes ; aucun relevé n’en a tant.</translation>
  </message>
  <message>
   <source>More is done here than in any record: over two thousand deals.</source>
   <comment>unreadable.much</comment>
   <translation>On fait ici plus que dans aucun relevé : plus de deux mille donnes.</translation>
  </message>
  <message>
   <source>The file has more than {megabytes} megabytes; no file of deals is so large.</source>
   <comment>unreadable.large_deals</comment>
   <translation>Le fichier dépasse {megabytes} mégaoctets ; aucun fichier de donnes n’est si grand.</translation>
  </message>
  <message>
   <source>The file has more than {most} deals; so many are not read.</source>
   <comment>unreadable.many_deals</comment>
   <translation>Le fichier a plus de {most} donnes ; on n’en lit pas tant.</translation>
  </message>
  <message>
   <source>There is no file “{name}”.</source>
   <comment>unreadable.no_file</comment>
   <translation>Il n’y a pas de fichier « {name} ».</translation>
  </message>
  <message>
   <source>“{name}” cannot be read: {why}.</source>
   <comment>unreadable.system</comment>
   <translation>« {name} » ne peut pas être lu : {why}.</translation>
  </message>
  <message>
   <source>“{text}” is no line of a record.</source>
   <comment>unreadable.record_line</comment>
   <translation>« {text} » n’est pas une ligne de relevé.</translation>
  </message>
  <message>
   <source>“{text}” must stand at the beginning, once, before anything is done.</source>
   <comment>unreadable.late</comment>
   <translation>« {text} » doit être au début, une fois, avant tout le reste.</translation>
  </message>
  <message>
   <source>“{text}” sets no rule; a rule is set like “set game=7”.</source>
   <comment>unreadable.set</comment>
   <translation>« {text} » ne fixe pas de règle ; on écrit « set game=7 ».</translation>
  </message>
  <message>
   <source>The rule “{key}” is set twice.</source>
   <comment>unreadable.set_twice</comment>
   <translation>La règle « {key} » est fixée deux fois.</translation>
  </message>
  <message>
   <source>“{text}” names nobody who sits down; that is written like “entrant 2 steady Edith”.</source>
   <comment>unreadable.entrant_line</comment>
   <translation>« {text} » ne nomme personne ; on écrit « entrant 2 steady Edith ».</translation>
  </message>
  <message>
   <source>Where more than {players} sit down, who plays with whom is cut for.</source>
   <comment>unreadable.places_agreed</comment>
   <translation>Quand plus de {players} personnes prennent place, on tire qui joue avec qui.</translation>
  </message>
  <message>
   <source>Where more sit down than play, {players} of them sat before: “sat 1:2 2:1 4:1 5:1”.</source>
   <comment>unreadable.sat</comment>
   <translation>Quand il y a plus de monde que de places, {players} en étaient avant : « sat 1:2 2:1 4:1 5:1 ».</translation>
  </message>
  <message>
   <source>“{text}” proves nothing; that is written “prove shares” or “prove at-once”.</source>
   <comment>unreadable.prove</comment>
   <translation>« {text} » ne prouve rien ; on écrit « prove shares » ou « prove at-once ».</translation>
  </message>
  <message>
   <source>Entrants 1 to {players} must sit down first, each by a line like “entrant 2 steady Edith”.</source>
   <comment>unreadable.entrants</comment>
   <translation>Les joueurs 1 à {players} doivent d’abord s’asseoir, chacun par une ligne comme « entrant 2 steady Edith ».</translation>
  </message>
  <message>
   <source>{name} is played by {players:number}, and {given:number} sit down here.</source>
   <comment>unreadable.too_many</comment>
   <translation>{name} se joue à {players}, et {given} s’assoient ici.</translation>
  </message>
  <message>
   <source>There is no entrant {entrant}: {players:number} sit at this table.</source>
   <comment>unreadable.entrant</comment>
   <translation>Il n’y a pas de joueur {entrant} : ils sont {players} à cette table.</translation>
  </message>
  <message>
   <source>A name has one to {longest} characters that can be printed.</source>
   <comment>unreadable.name</comment>
   <translation>Un nom a de un à {longest} caractères imprimables.</translation>
  </message>
  <message>
   <source>Nobody at a table is a “{text}”; it may be {kinds}.</source>
   <comment>unreadable.kind</comment>
   <translation>Personne à une table n’est « {text} » ; ce peut être {kinds}.</translation>
  </message>
  <message>
   <source>“{text}” takes nothing back; that is written like “back 3”.</source>
   <comment>unreadable.back_line</comment>
   <translation>« {text} » ne reprend rien ; on écrit « back 3 ».</translation>
  </message>
  <message>
   <source>{count} cannot be taken back where {entries} stand.</source>
   <comment>unreadable.back</comment>
   <translation>{count} ne peuvent être repris là où il y en a {entries}.</translation>
  </message>
  <message>
   <source>“{text}” cannot be done here: {why}</source>
   <comment>unreadable.unlawful</comment>
   <translation>« {text} » ne peut pas se faire ici : {why}</translation>
  </message>
  <message>
   <source>Deal {number} gives other hands.</source>
   <comment>unreadable.number_differs</comment>
   <translation>La donne {number} donne d’autres mains.</translation>
  </message>
  <message>
   <source>“{text}” is not what the cards say: “{derived}”.</source>
   <comment>unreadable.result</comment>
   <translation>« {text} » n’est pas ce que disent les cartes : « {derived} ».</translation>
  </message>
  <message>
   <source>“{text}” has no place here.</source>
   <comment>unreadable.not_due</comment>
   <translation>« {text} » n’a pas sa place ici.</translation>
  </message>
  <message>
   <source>There is no form “{text}”; there are {forms}.</source>
   <comment>duplicate.no_form</comment>
   <translation>Il n’y a pas de formule « {text} » ; il y a {forms}.</translation>
  </message>
  <message>
   <source>The form {form} is not played by a number of pairs.</source>
   <comment>duplicate.not_by_pairs</comment>
   <translation>La formule {form} ne se joue pas d’après un nombre de paires.</translation>
  </message>
  <message>
   <source>The form {form} is not played by a number of persons.</source>
   <comment>duplicate.not_by_persons</comment>
   <translation>La formule {form} ne se joue pas d’après un nombre de personnes.</translation>
  </message>
  <message>
   <source>The form {form} is not played by a number of teams.</source>
   <comment>duplicate.not_by_teams</comment>
   <translation>La formule {form} ne se joue pas d’après un nombre d’équipes.</translation>
  </message>
  <message>
   <source>A match has at most {most} tables, and these would be {tables}.</source>
   <comment>duplicate.most_tables</comment>
   <translation>Un tournoi a au plus {most} tables, et celui-ci en aurait {tables}.</translation>
  </message>
  <message>
   <source>This form needs two tables or more.</source>
   <comment>duplicate.two_tables</comment>
   <translation>Cette formule demande deux tables ou plus.</translation>
  </message>
  <message>
   <source>At {tables} tables all would meet their own trays again: choose skip, stationary_table, bye or, where half of the tables are an odd number, two_sections.</source>
   <comment>duplicate.own_trays</comment>
   <translation>À {tables} tables, tous retrouveraient leurs propres étuis : choisissez skip, stationary_table, bye ou, si la moitié des tables est un nombre impair, two_sections.</translation>
  </message>
  <message>
   <source>This form needs an even number of tables, {least:number} or more, and these would be {tables}.</source>
   <comment>duplicate.even_tables</comment>
   <translation>Cette formule demande un nombre pair de tables, au moins {least:number}, et il y en aurait {tables}.</translation>
  </message>
  <message>
   <source>Two sections of odd size need 6, 10, 14 or more tables, and these would be {tables}.</source>
   <comment>duplicate.section_tables</comment>
   <translation>Deux sections de taille impaire demandent 6, 10, 14 tables ou plus, et il y en aurait {tables}.</translation>
  </message>
  <message>
   <source>Persons sit down in fours, and these are {number}.</source>
   <comment>duplicate.fours</comment>
   <translation>Les personnes prennent place par quatre, et il y en a {number}.</translation>
  </message>
  <message>
   <source>This form is played by {step}, {double} and so on, and these are {number}.</source>
   <comment>duplicate.steps</comment>
   <translation>Cette formule se joue à {step}, {double} et ainsi de suite, et en voici {number}.</translation>
  </message>
  <message>
   <source>This form is played by {wanted}, and these are {number}.</source>
   <comment>duplicate.exactly</comment>
   <translation>Cette formule se joue à {wanted}, et en voici {number}.</translation>
  </message>
  <message>
   <source>This form is played by {least} or more, and these are {number}.</source>
   <comment>duplicate.at_least</comment>
   <translation>Cette formule se joue à {least} ou plus, et en voici {number}.</translation>
  </message>
  <message>
   <source>This form is played by {least} to {most}, and these are {number}.</source>
   <comment>duplicate.between</comment>
   <translation>Cette formule se joue de {least} à {most}, et en voici {number}.</translation>
  </message>
  <message>
   <source>A tray set of this form has one to {most} trays, not {trays}.</source>
   <comment>duplicate.trays</comment>
   <translation>Une série de cette formule a de un à {most} étuis, non {trays}.</translation>
  </message>
  <message>
   <source>Only in stationary_table a table sits still, and it is one between the first and the last: not {table}.</source>
   <comment>duplicate.still</comment>
   <translation>Seule stationary_table a une table qui ne bouge pas, et c’en est une entre la première et la dernière : non la {table}.</translation>
  </message>
  <message>
   <source>The form {form} is played twice as it is.</source>
   <comment>duplicate.twice_already</comment>
   <translation>La formule {form} se joue déjà deux fois.</translation>
  </message>
  <message>
   <source>A number from which suits are drawn belongs to the form {form}, and to no other.</source>
   <comment>duplicate.shuffle</comment>
   <translation>Un nombre dont on tire les couleurs appartient à la formule {form}, et à aucune autre.</translation>
  </message>
  <message>
   <source>There is no round {round}; there are {rounds}.</source>
   <comment>duplicate.no_round</comment>
   <translation>Il n’y a pas de tour {round} ; il y en a {rounds}.</translation>
  </message>
  <message>
   <source>There is no table {table}; there are {tables}.</source>
   <comment>duplicate.no_table</comment>
   <translation>Il n’y a pas de table {table} ; il y en a {tables}.</translation>
  </message>
  <message>
   <source>There is no tray {tray}; there are {trays}.</source>
   <comment>duplicate.no_tray</comment>
   <translation>Il n’y a pas d’étui {tray} ; il y en a {trays}.</translation>
  </message>
  <message>
   <source>Round {round} has not been called: round {called} is being played.</source>
   <comment>duplicate.not_called</comment>
   <translation>Le tour {round} n’a pas été appelé : on joue le tour {called}.</translation>
  </message>
  <message>
   <source>Nobody plays at table {table} in round {round}.</source>
   <comment>duplicate.idle</comment>
   <translation>Personne ne joue à la table {table} au tour {round}.</translation>
  </message>
  <message>
   <source>Tray {tray} is not at table {table} in round {round}.</source>
   <comment>duplicate.elsewhere</comment>
   <translation>L’étui {tray} n’est pas à la table {table} au tour {round}.</translation>
  </message>
  <message>
   <source>Entrant {who} has left, and table {table} sits out.</source>
   <comment>duplicate.has_left</comment>
   <translation>Le participant {who} est parti, et la table {table} ne joue pas.</translation>
  </message>
  <message>
   <source>Thirteen tricks at most, and these are {tricks}.</source>
   <comment>duplicate.tricks</comment>
   <translation>Treize levées au plus, et en voici {tricks}.</translation>
  </message>
  <message>
   <source>One to thirteen revokes are counted, not {revokes}.</source>
   <comment>duplicate.revokes</comment>
   <translation>On compte de une à treize renonces, non {revokes}.</translation>
  </message>
  <message>
   <source>Who made {made} tricks cannot have had {held} before the revoke.</source>
   <comment>duplicate.held</comment>
   <translation>Qui a fait {made} levées n’en peut avoir eu {held} avant la renonce.</translation>
  </message>
  <message>
   <source>Tray {tray} has a result of table {table} already; another one would be a correction.</source>
   <comment>duplicate.entered</comment>
   <translation>L’étui {tray} a déjà un résultat de la table {table} ; un autre serait une correction.</translation>
  </message>
  <message>
   <source>Tray {tray} has no result of table {table} that could be corrected.</source>
   <comment>duplicate.not_entered</comment>
   <translation>L’étui {tray} n’a pas de résultat de la table {table} à corriger.</translation>
  </message>
  <message>
   <source>Round {next} is called next, not {round}.</source>
   <comment>duplicate.next_round</comment>
   <translation>C’est le tour {next} qu’on appelle ensuite, non le {round}.</translation>
  </message>
  <message>
   <source>Round {rounds} is the last one.</source>
   <comment>duplicate.last_round</comment>
   <translation>Le tour {rounds} est le dernier.</translation>
  </message>
  <message>
   <source>Entrant {who} has left already.</source>
   <comment>duplicate.stopped</comment>
   <translation>Le participant {who} est déjà parti.</translation>
  </message>
  <message>
   <source>Entrant {who} cannot leave after round {after}: there is a result of round {round}.</source>
   <comment>duplicate.stop_late</comment>
   <translation>Le participant {who} ne peut partir après le tour {after} : il y a un résultat du tour {round}.</translation>
  </message>
  <message>
   <source>Tray {tray} has been played, and where there are three tables nobody deals it anew: the table takes the average.</source>
   <comment>duplicate.no_new_deal</comment>
   <translation>L’étui {tray} a été joué, et où il y a trois tables personne ne le redonne : la table prend la moyenne.</translation>
  </message>
  <message>
   <source>Nothing stands that could be taken back.</source>
   <comment>duplicate.no_back</comment>
   <translation>Il n’y a rien qu’on puisse reprendre.</translation>
  </message>
  <message>
   <source>Entrant {who} has {wanted:number} names, parted by “ / ”, and these are {given:number}.</source>
   <comment>duplicate.names</comment>
   <translation>Le participant {who} a {wanted:number} noms, séparés par « / », et en voici {given:number}.</translation>
  </message>
  <message>
   <source>When and by whom something was entered has at most 40 characters and no brackets.</source>
   <comment>duplicate.stamp</comment>
   <translation>Quand et par qui une chose fut inscrite tient en 40 caractères au plus, sans crochets.</translation>
  </message>
  <message>
   <source>The trays need a word that opens them.</source>
   <comment>sealing.no_word</comment>
   <translation>Il faut aux étuis un mot qui les ouvre.</translation>
  </message>
  <message>
   <source>A match by file has {least} to {most} trays, and these would be {trays}.</source>
   <comment>sealing.trays</comment>
   <translation>Un match par fichier a de {least} à {most} étuis, et ce serait {trays}.</translation>
  </message>
  <message>
   <source>This is no sealed match: the first line of one is “{first}”.</source>
   <comment>sealing.foreign</comment>
   <translation>Ce n’est pas un match scellé : la première ligne en est « {first} ».</translation>
  </message>
  <message>
   <source>This sealed match is of version {version}; this program reads version {known}.</source>
   <comment>sealing.newer</comment>
   <translation>Ce match scellé est de la version {version} ; ce programme lit la version {known}.</translation>
  </message>
  <message>
   <source>What is agreed in this sealed match cannot be read: a line before the trays was changed.</source>
   <comment>sealing.head</comment>
   <translation>Ce qui est convenu dans ce match scellé ne peut être lu : une ligne avant les étuis a été changée.</translation>
  </message>
  <message>
   <source>This match has {trays} trays, and the file has {found} lines of them.</source>
   <comment>sealing.lines</comment>
   <translation>Ce match a {trays} étuis, et le fichier en a {found} lignes.</translation>
  </message>
  <message>
   <source>This word opens no tray: it is another word.</source>
   <comment>sealing.wrong_word</comment>
   <translation>Ce mot n’ouvre aucun étui : c’est un autre mot.</translation>
  </message>
  <message>
   <source>Tray {tray} does not open with the word that opens others: it was changed after it was sealed.</source>
   <comment>sealing.tray_changed</comment>
   <translation>L’étui {tray} ne s’ouvre pas avec le mot qui en ouvre d’autres : il a été changé après avoir été scellé.</translation>
  </message>
  <message>
   <source>What is agreed in this match was changed after the trays were sealed.</source>
   <comment>sealing.head_changed</comment>
   <translation>Ce qui est convenu dans ce match a été changé après que les étuis ont été scellés.</translation>
  </message>
  <message>
   <source>{name} holds no key that could sign results.</source>
   <comment>sealing.no_key</comment>
   <translation>{name} ne contient aucune clé qui puisse signer des résultats.</translation>
  </message>
  <message>
   <source>{name} has a line that is no key with a name.</source>
   <comment>sealing.acquaintance</comment>
   <translation>{name} a une ligne qui n’est pas une clé avec un nom.</translation>
  </message>
  <message>
   <source>These are no results of a match by file: the first line of such a file is “{first}”.</source>
   <comment>results.foreign</comment>
   <translation>Ce ne sont pas les résultats d’un match par fichier : la première ligne d’un tel fichier est « {first} ».</translation>
  </message>
  <message>
   <source>These results are of version {version}; this program reads version {known}.</source>
   <comment>results.newer</comment>
   <translation>Ces résultats sont de la version {version} ; ce programme lit la version {known}.</translation>
  </message>
  <message>
   <source>The last line is cut short: the file was not copied to its end.</source>
   <comment>results.torn</comment>
   <translation>La dernière ligne est coupée : le fichier n’a pas été copié jusqu’au bout.</translation>
  </message>
  <message>
   <source>The line that says whose results these are was changed.</source>
   <comment>results.begins</comment>
   <translation>La ligne qui dit de qui sont ces résultats a été changée.</translation>
  </message>
  <message>
   <source>Tray {tray} of {player}’s results was changed after it was played.</source>
   <comment>results.changed</comment>
   <translation>L’étui {tray} des résultats de {player} a été changé après avoir été joué.</translation>
  </message>
  <message>
   <source>Tray {tray} of {player}’s results was not signed by the key that the file names.</source>
   <comment>results.signature</comment>
   <translation>L’étui {tray} des résultats de {player} n’a pas été signé par la clé que nomme le fichier.</translation>
  </message>
  <message>
   <source>The chain of {player}’s results breaks at tray {tray}: a record before it was taken out or put in.</source>
   <comment>results.chain</comment>
   <translation>La chaîne des résultats de {player} se rompt à l’étui {tray} : un enregistrement avant lui a été ôté ou ajouté.</translation>
  </message>
  <message>
   <source>Tray {tray} is there twice in {player}’s results.</source>
   <comment>results.twice</comment>
   <translation>L’étui {tray} figure deux fois dans les résultats de {player}.</translation>
  </message>
  <message>
   <source>Tray {tray} is missing from {player}’s results.</source>
   <comment>results.lacks</comment>
   <translation>L’étui {tray} manque dans les résultats de {player}.</translation>
  </message>
  <message>
   <source>Tray {tray} of {player}’s results has a result and was not opened before.</source>
   <comment>results.unopened</comment>
   <translation>L’étui {tray} des résultats de {player} a un résultat et n’a pas été ouvert avant.</translation>
  </message>
  <message>
   <source>{player}’s results have a tray {tray}, and the match has {trays}.</source>
   <comment>results.beyond</comment>
   <translation>Les résultats de {player} ont un étui {tray}, et le match en a {trays}.</translation>
  </message>
  <message>
   <source>{player}’s results are of another match.</source>
   <comment>results.other_match</comment>
   <translation>Les résultats de {player} sont d’un autre match.</translation>
  </message>
  <message>
   <source>These are {player}’s results, and not those of {wanted}.</source>
   <comment>results.other_player</comment>
   <translation>Ce sont les résultats de {player}, et non ceux de {wanted}.</translation>
  </message>
  <message>
   <source>{player}’s results were begun at another installation, which alone can go on with them.</source>
   <comment>results.other_key</comment>
   <translation>Les résultats de {player} ont été commencés sur une autre installation, qui seule peut les continuer.</translation>
  </message>
  <message>
   <source>There are two files of {player} with different results; none of them counts.</source>
   <comment>results.two</comment>
   <translation>Il y a deux fichiers de {player} aux résultats différents ; aucun ne compte.</translation>
  </message>
  <message>
   <source>Another file of {player} has this and more, or the same.</source>
   <comment>results.older</comment>
   <translation>Un autre fichier de {player} contient ceci et davantage, ou la même chose.</translation>
  </message>
  <message>
   <source>{player}’s file comes from another installation.</source>
   <comment>results.new_key</comment>
   <translation>Le fichier de {player} vient d’une autre installation.</translation>
  </message>
  <message>
   <source>This is no match: the first line of one is “dummywhist match 1”.</source>
   <comment>match.foreign</comment>
   <translation>Ce n’est pas un tournoi : la première ligne d’un tournoi est « dummywhist match 1 ».</translation>
  </message>
  <message>
   <source>This match is of version {version}; this program reads versions up to {known}.</source>
   <comment>match.newer</comment>
   <translation>Ce tournoi est de la version {version} ; ce programme lit les versions jusqu’à {known}.</translation>
  </message>
  <message>
   <source>This line was cut short, and what came after it is missing.</source>
   <comment>match.torn</comment>
   <translation>Cette ligne a été coupée, et ce qui la suivait manque.</translation>
  </message>
  <message>
   <source>The file has more than {megabytes} megabytes; no match is so large.</source>
   <comment>match.large</comment>
   <translation>Le fichier a plus de {megabytes} mégaoctets ; aucun tournoi n’est si grand.</translation>
  </message>
  <message>
   <source>This line has more than {longest} characters; no line of a match is so long.</source>
   <comment>match.long_line</comment>
   <translation>Cette ligne a plus de {longest} caractères ; aucune ligne d’un tournoi n’est si longue.</translation>
  </message>
  <message>
   <source>“{text}” is no line of a match.</source>
   <comment>match.line</comment>
   <translation>« {text} » n’est pas une ligne de tournoi.</translation>
  </message>
  <message>
   <source>“{word}” stands here again, and only one such line can hold.</source>
   <comment>match.word_twice</comment>
   <translation>« {word} » est ici une fois de plus, et une seule de ces lignes peut valoir.</translation>
  </message>
  <message>
   <source>The line “{word} …” is missing.</source>
   <comment>match.missing</comment>
   <translation>La ligne « {word} … » manque.</translation>
  </message>
  <message>
   <source>Nobody in this match is called “{text}”.</source>
   <comment>match.nobody</comment>
   <translation>Personne dans ce tournoi ne s’appelle « {text} ».</translation>
  </message>
  <message>
   <source>Tray {tray} is there twice.</source>
   <comment>match.tray_twice</comment>
   <translation>L’étui {tray} est là deux fois.</translation>
  </message>
  <message>
   <source>Another program has written to the file meanwhile.</source>
   <comment>match.written_elsewhere</comment>
   <translation>Un autre programme a écrit entre-temps dans le fichier.</translation>
  </message>
  <message>
   <source>“{text}” is named twice.</source>
   <comment>match.named_twice</comment>
   <translation>« {text} » est nommé deux fois.</translation>
  </message>
  <message>
   <source>PBN has no jokers and no dummy of fifteen cards.</source>
   <comment>pbn.jokers</comment>
   <translation>PBN n’a ni jokers ni mort de quinze cartes.</translation>
  </message>
  <message>
   <source>PBN knows no cards that are taken back or penalised, as at a law table.</source>
   <comment>pbn.laws</comment>
   <translation>PBN ne connaît pas de cartes reprises ou pénalisées, comme à la table des lois.</translation>
  </message>
  <message>
   <source>PBN knows no hands that are exchanged or lie dead.</source>
   <comment>pbn.exchanged</comment>
   <translation>PBN ne connaît pas de mains échangées ou mortes.</translation>
  </message>
  <message>
   <source>PBN holds four hands of thirteen cards, and in this game only {hands:number} are dealt.</source>
   <comment>pbn.packets</comment>
   <translation>PBN a quatre mains de treize cartes, et dans ce jeu on n’en donne que {hands}.</translation>
  </message>
  <message>
   <source>PBN has tricks of four cards, and in this game only {hands:number} hands are played.</source>
   <comment>pbn.tricks</comment>
   <translation>PBN a des levées de quatre cartes, et dans ce jeu {hands} mains seulement jouent.</translation>
  </message>
  <message>
   <source>There is no deal {number} in this record.</source>
   <comment>pbn.no_deal</comment>
   <translation>Il n’y a pas de donne {number} dans ce relevé.</translation>
  </message>
  <message>
   <source>There is no deal in this file.</source>
   <comment>pbn.no_game</comment>
   <translation>Il n’y a pas de donne dans ce fichier.</translation>
  </message>
  <message>
   <source>There is no deal {number} in this file; it holds {games}.</source>
   <comment>pbn.no_such_game</comment>
   <translation>Il n’y a pas de donne {number} dans ce fichier ; il en a {games}.</translation>
  </message>
  <message>
   <source>A tag is written like [Dealer “N”], with straight quotes, and this is none.</source>
   <comment>pbn.tag</comment>
   <translation>Une balise s’écrit comme [Dealer “N”], avec des guillemets droits, et ceci n’en est pas une.</translation>
  </message>
  <message>
   <source>The file ends, or the line does, in the middle of a tag.</source>
   <comment>pbn.torn_tag</comment>
   <translation>Le fichier, ou la ligne, finit au milieu d’une balise.</translation>
  </message>
  <message>
   <source>A comment begins here and never ends.</source>
   <comment>pbn.torn_comment</comment>
   <translation>Un commentaire commence ici et ne finit pas.</translation>
  </message>
  <message>
   <source>The file breaks off here: no stroke (|) ends what is told.</source>
   <comment>pbn.torn_lin</comment>
   <translation>Le fichier s’arrête ici : aucune barre (|) ne termine ce qui est dit.</translation>
  </message>
  <message>
   <source>The play ends in the middle of a trick: a row has four columns.</source>
   <comment>pbn.torn_row</comment>
   <translation>Le jeu finit au milieu d’une levée : une rangée a quatre colonnes.</translation>
  </message>
  <message>
   <source>“{text}” stands before any tag.</source>
   <comment>pbn.stray</comment>
   <translation>« {text} » est avant toute balise.</translation>
  </message>
  <message>
   <source>The tag “{tag}” is missing, or says nothing.</source>
   <comment>pbn.missing</comment>
   <translation>La balise « {tag} » manque, ou ne dit rien.</translation>
  </message>
  <message>
   <source>This deal was written by a later version ({version}); this program reads versions up to {known}.</source>
   <comment>pbn.newer</comment>
   <translation>Cette donne vient d’une version plus récente ({version}) ; ce programme lit jusqu’à {known}.</translation>
  </message>
  <message>
   <source>This is a deal of {name}, not of {other}.</source>
   <comment>pbn.other_game</comment>
   <translation>C’est une donne de {name}, non de {other}.</translation>
  </message>
  <message>
   <source>It cannot be a deal of {name}: {why}</source>
   <comment>pbn.not_this_game</comment>
   <translation>Ce ne peut être une donne de {name} : {why}</translation>
  </message>
  <message>
   <source>“{text}” are no hands; they are written like “N:AKQ2.J93.T8.7654 … … …”.</source>
   <comment>pbn.deal</comment>
   <translation>« {text} » ne sont pas des mains ; on écrit « N:AKQ2.J93.T8.7654 … … … ».</translation>
  </message>
  <message>
   <source>A deal has four hands, and here are {hands:number}.</source>
   <comment>pbn.four_hands</comment>
   <translation>Une donne a quatre mains, et en voici {hands}.</translation>
  </message>
  <message>
   <source>The hand of {seat} is unknown; all four must be told.</source>
   <comment>pbn.unknown_hand</comment>
   <translation>La main {seat} est inconnue ; il faut dire les quatre.</translation>
  </message>
  <message>
   <source>“{text}” has {suits:number} suits; a hand has four.</source>
   <comment>pbn.suits</comment>
   <translation>« {text} » a {suits} couleurs ; une main en a quatre.</translation>
  </message>
  <message>
   <source>{seat} has {cards} cards; a hand has thirteen.</source>
   <comment>pbn.count</comment>
   <translation>{seat} a {cards} cartes ; une main en a treize.</translation>
  </message>
  <message>
   <source>“{text}” is not the number that must stand there.</source>
   <comment>pbn.number</comment>
   <translation>« {text} » n’est pas le nombre qu’il faut là.</translation>
  </message>
  <message>
   <source>“{text}” must be names, each with what belongs to it, like “NS 3 EW 2”.</source>
   <comment>pbn.pairs</comment>
   <translation>« {text} » doit être des noms avec ce qui leur revient, comme « NS 3 EW 2 ».</translation>
  </message>
  <message>
   <source>“{text}” is no row of this table; one is written like “0 S bid_3_up”.</source>
   <comment>pbn.step</comment>
   <translation>« {text} » n’est pas une rangée de ce tableau ; on écrit « 0 S bid_3_up ».</translation>
  </message>
  <message>
   <source>This was done after {after} cards, and {played} were played when its turn came.</source>
   <comment>pbn.late_step</comment>
   <translation>Ceci fut fait après {after} cartes, et {played} étaient jouées quand vint son tour.</translation>
  </message>
  <message>
   <source>In {game} no such deal can begin: {seat} may not deal, or the scores end the game.</source>
   <comment>pbn.opening</comment>
   <translation>Dans {game} aucune telle donne ne peut commencer : {seat} ne peut pas donner, ou les marques finissent la partie.</translation>
  </message>
  <message>
   <source>The {card:card} is not the last card dealt: that is one of the hand of {seat}.</source>
   <comment>pbn.last</comment>
   <translation>{card:card.le^} n’est pas la dernière carte donnée : c’est l’une de la main {seat}.</translation>
  </message>
  <message>
   <source>{seat} leads by the laws, and the play begins with {other}.</source>
   <comment>pbn.leader</comment>
   <translation>{seat} entame selon les lois, et le jeu commence par {other}.</translation>
  </message>
  <message>
   <source>The card of {seat} is missing, and others follow it.</source>
   <comment>pbn.gap</comment>
   <translation>La carte {seat} manque, et d’autres la suivent.</translation>
  </message>
  <message>
   <source>No card can be played here.</source>
   <comment>pbn.no_play</comment>
   <translation>Aucune carte ne peut être jouée ici.</translation>
  </message>
  <message>
   <source>The {card:card} is not in the hand of {seat}.</source>
   <comment>pbn.not_held</comment>
   <translation>{card:card.le^} n’est pas dans la main {seat}.</translation>
  </message>
  <message>
   <source>Cards are played, and no contract tells the trumps.</source>
   <comment>pbn.no_contract</comment>
   <translation>Des cartes sont jouées, et aucun contrat ne dit l’atout.</translation>
  </message>
  <message>
   <source>“{tag}” says “{text}”, and the rest of the file gives “{derived}”.</source>
   <comment>pbn.differs</comment>
   <translation>« {tag} » dit « {text} », et le reste du fichier donne « {derived} ».</translation>
  </message>
  <message>
   <source>“{tag}” says “{text}”, and this deal has no such thing.</source>
   <comment>pbn.unknown_tag</comment>
   <translation>« {tag} » dit « {text} », et cette donne n’a rien de tel.</translation>
  </message>
  <message>
   <source>{seat} deals, on the right of the opening leader.</source>
   <comment>pbn.note_dealer</comment>
   <translation>{seat} donne, à la droite de qui entame.</translation>
  </message>
  <message>
   <source>The file tells no turned card: the {card:card} is turned.</source>
   <comment>pbn.note_turned</comment>
   <translation>Le fichier ne dit pas de retourne : {card:card.le} est retourné.</translation>
  </message>
  <message>
   <source>The dealer has no {suit:suit} to turn: the suits take turns, and this is their turn.</source>
   <comment>pbn.note_rotation</comment>
   <translation>Le donneur n’a pas de {suit:suit} à retourner : les couleurs tournent, et c’est leur tour.</translation>
  </message>
  <message>
   <source>The deal is without trumps: the suits take turns, and after them comes a deal without.</source>
   <comment>pbn.note_no_trump</comment>
   <translation>La donne est sans atout : les couleurs tournent, et après elles vient une donne sans atout.</translation>
  </message>
  <message>
   <source>The {card:card} is a revoke: {seat} has the suit that was led.</source>
   <comment>pbn.revoke</comment>
   <translation>{card:card.le^} est une renonce : {seat} a de la couleur demandée.</translation>
  </message>
  <message>
   <source>This deal has more than {most} tags and words; no deal has so many.</source>
   <comment>pbn.long</comment>
   <translation>Cette donne a plus de {most} balises et mots ; aucune n’en a autant.</translation>
  </message>
  <message>
   <source>The hands are those of the deal before it.</source>
   <comment>pbn.note_shared</comment>
   <translation>Les mains sont celles de la donne précédente.</translation>
  </message>
  <message>
   <source>The file names no dealer: {seat} deals by the number of the board.</source>
   <comment>pbn.note_board</comment>
   <translation>Le fichier ne nomme pas de donneur : {seat} donne, d’après le numéro de la donne.</translation>
  </message>
  <message>
   <source>The file names no dealer: {seat} deals.</source>
   <comment>pbn.note_no_dealer</comment>
   <translation>Le fichier ne nomme pas de donneur : {seat} donne.</translation>
  </message>
  <message>
   <source>The play is left out after card {cards} (line {line}): {why}</source>
   <comment>pbn.note_play</comment>
   <translation>Le jeu est laissé de côté après la carte {cards} (ligne {line}) : {why}</translation>
  </message>
  <message>
   <source>The play is left out (line {line}): {why}</source>
   <comment>pbn.note_no_play</comment>
   <translation>Le jeu est laissé de côté (ligne {line}) : {why}</translation>
  </message>
  <message>
   <source>Deal {number} is left out (line {line}): {why}</source>
   <comment>pbn.skipped</comment>
   <translation>La donne {number} est laissée de côté (ligne {line}) : {why}</translation>
  </message>
  <message>
   <source>Deals left out besides: {count}.</source>
   <comment>pbn.skipped_more</comment>
   <translation>Autres donnes laissées de côté : {count}.</translation>
  </message>
  <message>
   <source>Calls and play of the file are left out: {name} has bids of its own.</source>
   <comment>pbn.note_bids</comment>
   <translation>Enchères et jeu du fichier sont laissés : {name} a ses propres enchères.</translation>
  </message>
  <message>
   <source>Line {line} was cut short and is left out: “{text}”.</source>
   <comment>record.torn</comment>
   <translation>La ligne {line} est tronquée et laissée : « {text} ».</translation>
  </message>
  <message>
   <source>Line {line} and what follows is left out. {why}</source>
   <comment>record.broken</comment>
   <translation>La ligne {line} et la suite sont laissées de côté. {why}</translation>
  </message>
  <message>
   <source>The disk is full.</source>
   <comment>save.full</comment>
   <translation>Le disque est plein.</translation>
  </message>
  <message>
   <source>Nothing may be written there.</source>
   <comment>save.read_only</comment>
   <translation>Rien ne peut y être écrit.</translation>
  </message>
  <message>
   <source>The file or its folder is gone.</source>
   <comment>save.gone</comment>
   <translation>Le fichier ou son dossier a disparu.</translation>
  </message>
  <message>
   <source>There is no folder “{name}”.</source>
   <comment>save.no_folder</comment>
   <translation>Il n’y a pas de dossier « {name} ».</translation>
  </message>
  <message>
   <source>The system says: {why}.</source>
   <comment>save.failed</comment>
   <translation>Le système dit : {why}.</translation>
  </message>
  <message>
   <source>There is another file named “{name}”, and it is left as it is.</source>
   <comment>save.exists</comment>
   <translation>Il y a un autre fichier nommé « {name} » ; il reste tel quel.</translation>
  </message>
  <message>
   <source>“{name}” was changed by somebody else, and is left as it is.</source>
   <comment>save.changed</comment>
   <translation>« {name} » a été changé par quelqu’un d’autre et reste tel quel.</translation>
  </message>
  <message>
   <source>“{name}” is open at another table.</source>
   <comment>save.in_use</comment>
   <translation>« {name} » est ouvert à une autre table.</translation>
  </message>
  <message>
   <source>“{name}” is no plain file.</source>
   <comment>save.not_a_file</comment>
   <translation>« {name} » n’est pas un simple fichier.</translation>
  </message>
  <message>
   <source>What was found out about this table was kept by a later version, and is found out again.</source>
   <comment>side.newer</comment>
   <translation>Ce qui fut trouvé sur cette table a été gardé par une version plus récente, et sera trouvé à nouveau.</translation>
  </message>
  <message>
   <source>What was found out about this table cannot be read any more, and is found out again.</source>
   <comment>side.damaged</comment>
   <translation>Ce qui fut trouvé sur cette table ne peut plus être lu, et sera trouvé à nouveau.</translation>
  </message>
  <message>
   <source>“{name}” holds something else, and is now called “{other}”.</source>
   <comment>side.foreign</comment>
   <translation>« {name} » contient autre chose, et s’appelle maintenant « {other} ».</translation>
  </message>
  <message>
   <source>“{name}” was of another version or damaged: it is called {name}.old now, and was built anew.</source>
   <comment>statistics.anew</comment>
   <translation>« {name} » était d’une autre version ou abîmé : il s’appelle maintenant {name}.old et a été refait.</translation>
  </message>
  <message>
   <source>Statistics are not kept here: they are built in memory, each time anew.</source>
   <comment>statistics.not_kept</comment>
   <translation>Les statistiques ne sont pas gardées ici : elles sont refaites en mémoire à chaque fois.</translation>
  </message>
  <message>
   <source>What is found out about this table is not kept. {why}</source>
   <comment>side.not_kept</comment>
   <translation>Ce qui est trouvé sur cette table n’est pas gardé. {why}</translation>
  </message>
  <message>
   <source>Cards are drawn at most {most} times.</source>
   <comment>refusal.draws</comment>
   <translation>On tire au plus {most} fois.</translation>
  </message>
  <message>
   <source>The cards alone decide that.</source>
   <comment>refusal.chance</comment>
   <translation>Les cartes seules en décident.</translation>
  </message>
  <message>
   <source>There is nothing to take back.</source>
   <comment>refusal.nothing_to_undo</comment>
   <translation>Il n’y a rien à reprendre.</translation>
  </message>
  <message>
   <source>There is nothing to do again.</source>
   <comment>refusal.nothing_to_redo</comment>
   <translation>Il n’y a rien à refaire.</translation>
  </message>
  <message>
   <source>No cards have been dealt yet.</source>
   <comment>refusal.no_deal</comment>
   <translation>Aucune carte n’est encore donnée.</translation>
  </message>
  <message>
   <source>Only one card may be played.</source>
   <comment>reason.forced</comment>
   <translation>Une seule carte peut être jouée.</translation>
  </message>
  <message>
   <source>The law demands such a card.</source>
   <comment>reason.obeys</comment>
   <translation>La loi exige une telle carte.</translation>
  </message>
  <message>
   <source>Your side was dealt the honours: call them.</source>
   <comment>reason.honours</comment>
   <translation>Votre camp a reçu les honneurs : annoncez-les.</translation>
  </message>
  <message>
   <source>There are no honours to call.</source>
   <comment>reason.no_honours</comment>
   <translation>Il n’y a pas d’honneurs à annoncer.</translation>
  </message>
  <message>
   <source>Dummy’s turned card is open in any case and tells the adversaries nothing.</source>
   <comment>reason.dealer</comment>
   <translation>La retourne du mort est visible de toute façon et n’apprend rien aux adversaires.</translation>
  </message>
  <message>
   <source>One chair is as good as another.</source>
   <comment>reason.chair</comment>
   <translation>Une place en vaut une autre.</translation>
  </message>
  <message>
   <source>Nothing else can be done now.</source>
   <comment>reason.go_on</comment>
   <translation>Rien d’autre ne peut se faire.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, the best card of its suit.</source>
   <comment>reason.best_card</comment>
   <translation>Entame {card:card.le}, maître dans la couleur.</translation>
  </message>
  <message>
   <source>Returns partner’s suit, {suit:suits}.</source>
   <comment>reason.return_suit</comment>
   <translation>Rejoue la couleur du partenaire, {suit:suits}.</translation>
  </message>
  <message>
   <source>Leads the only {suit:suit}, to ruff the next one.</source>
   <comment>reason.singleton</comment>
   <translation>Entame son seul {suit:suit}, pour couper le suivant.</translation>
  </message>
  <message>
   <source>Leads from the longest suit, {suit:suits}.</source>
   <comment>reason.long_suit</comment>
   <translation>Entame la couleur la plus longue, {suit:suits}.</translation>
  </message>
  <message>
   <source>Cannot win and plays low.</source>
   <comment>reason.cannot_win</comment>
   <translation>Ne peut pas gagner et joue petit.</translation>
  </message>
  <message>
   <source>Partner has the trick; a low card will do.</source>
   <comment>reason.partner_wins</comment>
   <translation>Le partenaire tient la levée ; une petite suffit.</translation>
  </message>
  <message>
   <source>Wins the trick as cheaply as it can.</source>
   <comment>reason.win_cheaply</comment>
   <translation>Fait la levée au meilleur prix.</translation>
  </message>
  <message>
   <source>Third hand plays high.</source>
   <comment>reason.third_high</comment>
   <translation>Le troisième joue fort.</translation>
  </message>
  <message>
   <source>Second hand plays low.</source>
   <comment>reason.second_low</comment>
   <translation>Le deuxième joue petit.</translation>
  </message>
  <message>
   <source>Ruffs with the {card:card}.</source>
   <comment>reason.ruff</comment>
   <translation>Coupe {card:card.du}.</translation>
  </message>
  <message>
   <source>Has only trumps and plays the lowest.</source>
   <comment>reason.low_trump</comment>
   <translation>N’a que des atouts et joue le plus petit.</translation>
  </message>
  <message>
   <source>No bid is higher than the last.</source>
   <comment>reason.pass_high</comment>
   <translation>Aucune enchère n’est plus haute que la dernière.</translation>
  </message>
  <message>
   <source>Tricks in sight with a dummy: about {n:number}; a pass is better.</source>
   <comment>reason.pass</comment>
   <translation>Levées en vue avec un mort : environ {n} ; mieux vaut passer.</translation>
  </message>
  <message>
   <source>No other call is surely better than the contract as it stands.</source>
   <comment>reason.pass_bridge</comment>
   <translation>Aucune autre enchère n’est sûrement meilleure que le contrat tel quel.</translation>
  </message>
  <message>
   <source>The contract is more likely to fail than to be made.</source>
   <comment>reason.pass_defend</comment>
   <translation>Le contrat a plus de chances de chuter que de passer.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy: about {n:number}.</source>
   <comment>reason.bid</comment>
   <translation>Levées en vue avec le mort : environ {n}.</translation>
  </message>
  <message>
   <source>A higher bid is likely to follow. Tricks in sight if none does: about {n:number}.</source>
   <comment>reason.bid_over</comment>
   <translation>Une enchère plus haute suivra sans doute. Levées en vue sinon : environ {n}.</translation>
  </message>
  <message>
   <source>Tricks in sight: about {n:number}, too few; but less is lost than by leaving the contract.</source>
   <comment>reason.bid_cheap</comment>
   <translation>Levées en vue : environ {n}, trop peu ; mais on perd moins qu’en laissant le contrat.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy: about {n:number}. It may fail by one, but the risk pays.</source>
   <comment>reason.bid_short</comment>
   <translation>Levées en vue avec le mort : environ {n}. Il peut en manquer une, mais le risque vaut la peine.</translation>
  </message>
  <message>
   <source>A higher bid is very likely to follow, and this is the best on the way.</source>
   <comment>reason.bid_on</comment>
   <translation>Une enchère plus haute suivra très probablement, et celle-ci prépare le mieux la suite.</translation>
  </message>
  <message>
   <source>Somebody must bid, and this costs least.</source>
   <comment>reason.must_bid</comment>
   <translation>Il faut bien que quelqu’un parle, et ceci coûte le moins.</translation>
  </message>
  <message>
   <source>The other side is likely to make no more than {n:number} tricks.</source>
   <comment>reason.double</comment>
   <translation>L’autre camp ne fera sans doute pas plus de {n} levées.</translation>
  </message>
  <message>
   <source>The contract will be made, doubled or not.</source>
   <comment>reason.redouble</comment>
   <translation>Le contrat sera rempli, contré ou non.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy shown: about {n:number}; with the other {m:number}.</source>
   <comment>reason.take_shown</comment>
   <translation>Levées en vue avec le mort montré : environ {n} ; avec l’autre {m}.</translation>
  </message>
  <message>
   <source>Tricks in sight with the dummy shown: only {n:number}; with the other about {m:number}.</source>
   <comment>reason.take_hidden</comment>
   <translation>Levées en vue avec le mort montré : {n} seulement ; avec l’autre environ {m}.</translation>
  </message>
  <message>
   <source>The best trumps are {suit:suits}; tricks in sight: about {n:number}.</source>
   <comment>reason.name_trump</comment>
   <translation>Le meilleur atout est {suit:suits} ; levées en vue : environ {n}.</translation>
  </message>
  <message>
   <source>High cards promise more; tricks in sight: about {n:number}.</source>
   <comment>reason.name_up</comment>
   <translation>Les fortes promettent plus ; levées en vue : environ {n}.</translation>
  </message>
  <message>
   <source>Low cards promise more; tricks in sight: about {n:number}.</source>
   <comment>reason.name_down</comment>
   <translation>Les basses promettent plus ; levées en vue : environ {n}.</translation>
  </message>
  <message>
   <source>Jokers win nothing at no trumps.</source>
   <comment>reason.discard_jokers</comment>
   <translation>Les jokers ne gagnent rien à sans-atout.</translation>
  </message>
  <message>
   <source>Puts these away, so that dummy can ruff.</source>
   <comment>reason.discard_void</comment>
   <translation>Écarte celles-ci, pour que le mort puisse couper.</translation>
  </message>
  <message>
   <source>Puts away the cards that are worth least.</source>
   <comment>reason.discard_weak</comment>
   <translation>Écarte les cartes qui valent le moins.</translation>
  </message>
  <message>
   <source>Takes the {card:card}, the better of the cards put away.</source>
   <comment>reason.take_better</comment>
   <translation>Prend {card:card.le}, la meilleure des cartes écartées.</translation>
  </message>
  <message>
   <source>Takes a card for a joker that wins nothing.</source>
   <comment>reason.take_blind</comment>
   <translation>Prend une carte pour un joker qui ne gagne rien.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}, with a target of {target:number}.</source>
   <comment>reason.keep</comment>
   <translation>Levées dans cette main : environ {n}, pour un but de {target}.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}; in an unseen one about {m:number}.</source>
   <comment>reason.exchange</comment>
   <translation>Levées dans cette main : environ {n} ; dans une main inconnue environ {m}.</translation>
  </message>
  <message>
   <source>This hand is worth less than one that was thrown in.</source>
   <comment>reason.exchange_thrown</comment>
   <translation>Cette main vaut moins qu’une main jetée.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}, which is worth keeping.</source>
   <comment>reason.keep_hand</comment>
   <translation>Levées dans cette main : environ {n}, elle vaut d’être gardée.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}; a hand that is kept counts double.</source>
   <comment>reason.keep_double</comment>
   <translation>Levées dans cette main : environ {n} ; une main gardée compte double.</translation>
  </message>
  <message>
   <source>Tricks in this hand: about {n:number}; an unseen one is likely to be better.</source>
   <comment>reason.exchange_hand</comment>
   <translation>Levées dans cette main : environ {n} ; une main inconnue vaut sans doute mieux.</translation>
  </message>
  <message>
   <source>A hand did not follow suit in trick {n:number}, and played that suit later.</source>
   <comment>reason.revoke_seen</comment>
   <translation>Une main n’a pas fourni à la levée {n} et a joué cette couleur plus tard.</translation>
  </message>
  <message>
   <source>Nothing shows that anybody revoked.</source>
   <comment>reason.content</comment>
   <translation>Rien ne montre une renonce.</translation>
  </message>
  <message>
   <source>That penalty is worth most.</source>
   <comment>reason.penalty</comment>
   <translation>Cette pénalité vaut le plus.</translation>
  </message>
  <message>
   <source>Took the {card:card} for the {other:card}.</source>
   <comment>reason.misread</comment>
   <translation>A pris {card:card.le} pour {other:card.le}.</translation>
  </message>
  <message>
   <source>A careful player answers the law so.</source>
   <comment>reason.law_answer</comment>
   <translation>Un joueur soigneux répond ainsi à la loi.</translation>
  </message>
  <message>
   <source>Who did not follow a suit and plays it later had it.</source>
   <comment>idea.revoke</comment>
   <translation>Qui n’a pas fourni une couleur et la joue plus tard l’avait.</translation>
  </message>
  <message>
   <source>One card among others of its colour is easily taken for one of them.</source>
   <comment>idea.misread</comment>
   <translation>Une carte seule parmi d’autres de la même couleur se prend facilement pour l’une d’elles.</translation>
  </message>
  <message>
   <source>A wrong card is mended as soon as it can be.</source>
   <comment>idea.law</comment>
   <translation>Une carte fautive se répare dès que possible.</translation>
  </message>
  <message>
   <source>The claim of {n:number} is more than is certain.</source>
   <comment>reason.claim_high</comment>
   <translation>La revendication de {n} dépasse ce qui est sûr.</translation>
  </message>
  <message>
   <source>It cannot be told yet whether the claim of {n:number} is right.</source>
   <comment>reason.claim_unsure</comment>
   <translation>On ne peut pas encore dire si la revendication de {n} est juste.</translation>
  </message>
  <message>
   <source>The claim of {n:number} is right.</source>
   <comment>reason.claim_right</comment>
   <translation>La revendication de {n} est juste.</translation>
  </message>
  <message>
   <source>However the rest is played, it makes {n:number} of {left:number} tricks.</source>
   <comment>reason.claim_certain</comment>
   <translation>Quoi qu’on joue, elle fait {n} des {left} levées.</translation>
  </message>
  <message>
   <source>From there it leads up to an open hand.</source>
   <comment>reason.sit_right</comment>
   <translation>De là on joue vers une main ouverte.</translation>
  </message>
  <message>
   <source>Throws a joker, which wins nothing at no trumps.</source>
   <comment>reason.throw_joker</comment>
   <translation>Jette un joker, qui ne gagne rien à sans-atout.</translation>
  </message>
  <message>
   <source>Cannot win and plays its poorest card.</source>
   <comment>reason.cannot_win_down</comment>
   <translation>Ne peut pas gagner et joue sa plus mauvaise carte.</translation>
  </message>
  <message>
   <source>Partner has the trick; a poor card will do.</source>
   <comment>reason.partner_wins_down</comment>
   <translation>Le partenaire tient la levée ; une mauvaise carte suffit.</translation>
  </message>
  <message>
   <source>Third hand plays its best card.</source>
   <comment>reason.third_high_down</comment>
   <translation>Le troisième joue sa meilleure carte.</translation>
  </message>
  <message>
   <source>Second hand plays a poor card and waits.</source>
   <comment>reason.second_low_down</comment>
   <translation>Le deuxième joue une mauvaise carte et attend.</translation>
  </message>
  <message>
   <source>Has only trumps and plays the poorest.</source>
   <comment>reason.low_trump_down</comment>
   <translation>N’a que des atouts et joue le plus mauvais.</translation>
  </message>
  <message>
   <source>Third hand plays to win, and the {card:card} is good enough.</source>
   <comment>reason.third_enough_down</comment>
   <translation>Le troisième joue pour gagner, et {card:card.le} suffit.</translation>
  </message>
  <message>
   <source>Ruffs with the {card:card}, lest a poorer trump be overruffed.</source>
   <comment>reason.ruff_high_down</comment>
   <translation>Coupe {card:card.du}, de peur d’une surcoupe.</translation>
  </message>
  <message>
   <source>Throws its poorest {suit:suit}.</source>
   <comment>reason.throw_low_down</comment>
   <translation>Défausse son plus mauvais {suit:suit}.</translation>
  </message>
  <message>
   <source>Leads the better of two poor cards.</source>
   <comment>reason.short_top_down</comment>
   <translation>Entame la meilleure de deux mauvaises cartes.</translation>
  </message>
  <message>
   <source>Plays just well enough that dummy cannot beat it.</source>
   <comment>reason.beats_dummy_down</comment>
   <translation>Joue juste assez pour que le mort ne puisse la battre.</translation>
  </message>
  <message>
   <source>Weigh what both hands are likely to make.</source>
   <comment>idea.bid</comment>
   <translation>Pesez ce que les deux mains feront sans doute.</translation>
  </message>
  <message>
   <source>Double what is likely to fail.</source>
   <comment>idea.double</comment>
   <translation>Contrez ce qui chutera sans doute.</translation>
  </message>
  <message>
   <source>Take the better dummy.</source>
   <comment>idea.choose_dummy</comment>
   <translation>Prenez le meilleur mort.</translation>
  </message>
  <message>
   <source>Name what makes most tricks.</source>
   <comment>idea.declare</comment>
   <translation>Nommez ce qui fait le plus de levées.</translation>
  </message>
  <message>
   <source>Put away what wins nothing.</source>
   <comment>idea.put_away</comment>
   <translation>Écartez ce qui ne gagne rien.</translation>
  </message>
  <message>
   <source>A joker is worth nothing at no trumps.</source>
   <comment>idea.take_discard</comment>
   <translation>Un joker ne vaut rien à sans-atout.</translation>
  </message>
  <message>
   <source>Weigh the hand against an unseen one.</source>
   <comment>idea.exchange</comment>
   <translation>Pesez la main contre une main inconnue.</translation>
  </message>
  <message>
   <source>Count the tricks that are certain.</source>
   <comment>idea.claim</comment>
   <translation>Comptez les levées sûres.</translation>
  </message>
  <message>
   <source>Save your best cards.</source>
   <comment>idea.save_high_down</comment>
   <translation>Gardez vos meilleures cartes.</translation>
  </message>
  <message>
   <source>Third hand plays to win.</source>
   <comment>idea.third_high_down</comment>
   <translation>Le troisième joue pour gagner.</translation>
  </message>
  <message>
   <source>Second hand plays a poor card.</source>
   <comment>idea.second_low_down</comment>
   <translation>Le deuxième joue une mauvaise carte.</translation>
  </message>
  <message>
   <source>Sometimes second hand must play its best.</source>
   <comment>idea.second_high_down</comment>
   <translation>Parfois le deuxième doit jouer sa meilleure.</translation>
  </message>
  <message>
   <source>There is no choice.</source>
   <comment>idea.forced</comment>
   <translation>Il n’y a pas de choix.</translation>
  </message>
  <message>
   <source>A demand of the law is obeyed by who can.</source>
   <comment>idea.obeys</comment>
   <translation>Qui le peut obéit à ce que la loi exige.</translation>
  </message>
  <message>
   <source>Call honours when your side has them.</source>
   <comment>idea.honours</comment>
   <translation>Annoncez les honneurs quand votre camp les a.</translation>
  </message>
  <message>
   <source>Say who deals.</source>
   <comment>idea.dealer</comment>
   <translation>Dites qui donne.</translation>
  </message>
  <message>
   <source>Take a chair.</source>
   <comment>idea.chair</comment>
   <translation>Prenez une place.</translation>
  </message>
  <message>
   <source>Go on.</source>
   <comment>idea.go_on</comment>
   <translation>Continuez.</translation>
  </message>
  <message>
   <source>Take tricks with the best cards.</source>
   <comment>idea.take_tricks</comment>
   <translation>Faites des levées avec les meilleures cartes.</translation>
  </message>
  <message>
   <source>Return partner’s suit.</source>
   <comment>idea.return_suit</comment>
   <translation>Rejouez la couleur du partenaire.</translation>
  </message>
  <message>
   <source>Use small trumps to ruff.</source>
   <comment>idea.ruff</comment>
   <translation>Coupez de petits atouts.</translation>
  </message>
  <message>
   <source>Draw trumps first.</source>
   <comment>idea.draw_trumps</comment>
   <translation>Faites d’abord tomber les atouts.</translation>
  </message>
  <message>
   <source>Play your long suit.</source>
   <comment>idea.long_suit</comment>
   <translation>Jouez votre longue.</translation>
  </message>
  <message>
   <source>Save your high cards.</source>
   <comment>idea.save_high</comment>
   <translation>Gardez vos fortes cartes.</translation>
  </message>
  <message>
   <source>Win as cheaply as you can.</source>
   <comment>idea.win_cheaply</comment>
   <translation>Gagnez au meilleur prix.</translation>
  </message>
  <message>
   <source>Third hand high.</source>
   <comment>idea.third_high</comment>
   <translation>Le troisième joue fort.</translation>
  </message>
  <message>
   <source>Second hand low.</source>
   <comment>idea.second_low</comment>
   <translation>Le deuxième joue petit.</translation>
  </message>
  <message>
   <source>Throw away what is worth least.</source>
   <comment>idea.discard</comment>
   <translation>Défaussez ce qui vaut le moins.</translation>
  </message>
  <message>
   <source>Taken back.</source>
   <comment>note.taken_back</comment>
   <translation>Repris.</translation>
  </message>
  <message>
   <source>The count is open again: a revoke is called.</source>
   <comment>note.recalled</comment>
   <translation>Le décompte est rouvert : une renonce est réclamée.</translation>
  </message>
  <message>
   <source>Taken back to the start of the deal.</source>
   <comment>note.deal_start</comment>
   <translation>Repris jusqu’au début de la donne.</translation>
  </message>
  <message>
   <source>Done again.</source>
   <comment>note.done_again</comment>
   <translation>Refait.</translation>
  </message>
  <message>
   <source>{name}’s program stopped and was replaced.</source>
   <comment>note.replaced</comment>
   <translation>Le programme {name:du} s’est arrêté et a été remplacé.</translation>
  </message>
  <message>
   <source>No fast solver: Strong and Master play by the books. Install a C++ compiler, then set the program up again.</source>
   <comment>note.no_solver</comment>
   <translation>Pas de calculateur rapide : Fort et Maître jouent d’après les livres. Installez un compilateur C++, puis refaites l’installation.</translation>
  </message>
  <message>
   <source>{name}’s program gives no lawful answer; Steady plays for {name} from now on.</source>
   <comment>note.stands_in</comment>
   <translation>Le programme de {name} ne donne pas de réponse permise ; le niveau régulier joue désormais pour {name}.</translation>
  </message>
  <message>
   <source>There is no command “{command}”; Steady plays for {name} from now on.</source>
   <comment>note.no_command</comment>
   <translation>Il n’y a pas de commande « {command} » ; le niveau régulier joue désormais pour {name}.</translation>
  </message>
  <message>
   <source>{name}’s program is not among the players of the preferences; Steady plays for {name}.</source>
   <comment>note.no_other</comment>
   <translation>Le programme de {name} n’est pas parmi les joueurs des préférences ; le niveau régulier joue pour {name}.</translation>
  </message>
  <message>
   <source>{name} has no program of its own and thinks at the table.</source>
   <comment>note.thinks_here</comment>
   <translation>{name} n’a pas de programme à soi et réfléchit à la table.</translation>
  </message>
  <message>
   <source>Leads a trump, for the adversaries have none left.</source>
   <comment>reason.trump_last</comment>
   <translation>Joue atout, car les adversaires n’en ont plus.</translation>
  </message>
  <message>
   <source>Returns partner’s trump lead.</source>
   <comment>reason.return_trump</comment>
   <translation>Rejoue l’atout du partenaire.</translation>
  </message>
  <message>
   <source>Leads a trump, so that dummy ruffs less.</source>
   <comment>reason.stop_ruffs</comment>
   <translation>Joue atout, pour que le mort coupe moins.</translation>
  </message>
  <message>
   <source>Draws trumps with the {card:card}, the best one out.</source>
   <comment>reason.draw_best</comment>
   <translation>Fait tomber les atouts {card:card.du}, le maître.</translation>
  </message>
  <message>
   <source>Leads trumps to draw the adversaries’.</source>
   <comment>reason.draw</comment>
   <translation>Joue atout pour faire tomber ceux des adversaires.</translation>
  </message>
  <message>
   <source>Crosses to the other hand with a trump, to use its winners.</source>
   <comment>reason.cross_trump</comment>
   <translation>Passe dans l’autre main par un atout, pour ses maîtresses.</translation>
  </message>
  <message>
   <source>Leads a trump to dummy’s {ally:card}.</source>
   <comment>reason.trump_toward_dummy</comment>
   <translation>Joue atout vers {ally:card.le} du mort.</translation>
  </message>
  <message>
   <source>Leads a trump to the {ally:card} in hand.</source>
   <comment>reason.trump_toward_hand</comment>
   <translation>Joue atout vers {ally:card.le} en main.</translation>
  </message>
  <message>
   <source>Leads a trump, since the plain suits are better left alone.</source>
   <comment>reason.adversary_trump</comment>
   <translation>Joue atout, car mieux vaut ne pas toucher aux autres couleurs.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} for dummy to ruff.</source>
   <comment>reason.ruff_dummy</comment>
   <translation>Joue {suit:suits} pour faire couper le mort.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} to ruff them in hand.</source>
   <comment>reason.ruff_hand</comment>
   <translation>Joue {suit:suits} pour le couper en main.</translation>
  </message>
  <message>
   <source>Partner has no {suit:suits} and can ruff.</source>
   <comment>reason.ruff_partner</comment>
   <translation>Le partenaire n’a pas de {suit:suits} et peut couper.</translation>
  </message>
  <message>
   <source>Partner has no {suit:suits} and may ruff.</source>
   <comment>reason.ruff_chance</comment>
   <translation>Le partenaire n’a pas de {suit:suits} et coupera peut-être.</translation>
  </message>
  <message>
   <source>Takes the {card:card} now that no trump is out against it.</source>
   <comment>reason.cash_safe</comment>
   <translation>Tire {card:card.le} à présent qu’aucun atout ne menace.</translation>
  </message>
  <message>
   <source>Leads toward dummy’s {ally:card}.</source>
   <comment>reason.toward_dummy</comment>
   <translation>Joue vers {ally:card.le} du mort.</translation>
  </message>
  <message>
   <source>Leads toward the {ally:card} in hand.</source>
   <comment>reason.toward_hand</comment>
   <translation>Joue vers {ally:card.le} en main.</translation>
  </message>
  <message>
   <source>Leads to dummy’s {ally:card}.</source>
   <comment>reason.cross_dummy</comment>
   <translation>Joue pour {ally:card.le} du mort.</translation>
  </message>
  <message>
   <source>Leads to the {ally:card} in hand.</source>
   <comment>reason.cross_hand</comment>
   <translation>Joue pour {ally:card.le} en main.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} to finesse against the {missing:card}.</source>
   <comment>reason.lead_finesse</comment>
   <translation>Joue {suit:suits} pour l’impasse contre {missing:card.le}.</translation>
  </message>
  <message>
   <source>Leads the {card:card} from a sequence.</source>
   <comment>reason.sequence</comment>
   <translation>Entame {card:card.le}, tête de séquence.</translation>
  </message>
  <message>
   <source>Leads up to dummy’s weakness in {suit:suits}.</source>
   <comment>reason.up_to_weakness</comment>
   <translation>Joue vers la faiblesse du mort à {suit:suits}.</translation>
  </message>
  <message>
   <source>Leads through dummy’s {top:card}.</source>
   <comment>reason.through_strength</comment>
   <translation>Joue à travers {top:card.le} du mort.</translation>
  </message>
  <message>
   <source>Goes on with {suit:suits}.</source>
   <comment>reason.continues</comment>
   <translation>Continue {suit:suits}.</translation>
  </message>
  <message>
   <source>Leads the higher of two small cards.</source>
   <comment>reason.short_top</comment>
   <translation>Entame la plus haute de deux petites.</translation>
  </message>
  <message>
   <source>Plays on {suit:suits}, to make good what both hands hold there.</source>
   <comment>reason.establish</comment>
   <translation>Joue {suit:suits}, pour affranchir ce que les deux mains y ont.</translation>
  </message>
  <message>
   <source>Leads {suit:suits}, where little can be lost.</source>
   <comment>reason.quiet</comment>
   <translation>Joue {suit:suits}, où il y a peu à perdre.</translation>
  </message>
  <message>
   <source>Finesses with the {card:card}: the {missing:card} may lie before it.</source>
   <comment>reason.finesse</comment>
   <translation>Fait l’impasse {card:card.du} : {missing:card.le} peut être avant.</translation>
  </message>
  <message>
   <source>Plays just high enough that dummy cannot beat it.</source>
   <comment>reason.beats_dummy</comment>
   <translation>Joue juste assez fort pour que le mort ne puisse la battre.</translation>
  </message>
  <message>
   <source>Wins with the {card:card}, which cannot be beaten now.</source>
   <comment>reason.win_sure</comment>
   <translation>Gagne {card:card.du}, que rien ne bat plus.</translation>
  </message>
  <message>
   <source>Third hand plays high, and the {card:card} is high enough.</source>
   <comment>reason.third_enough</comment>
   <translation>Le troisième joue fort, et {card:card.le} suffit.</translation>
  </message>
  <message>
   <source>Takes the trick with the best {suit:suit} left.</source>
   <comment>reason.takes_best</comment>
   <translation>Prend la levée du meilleur {suit:suit} restant.</translation>
  </message>
  <message>
   <source>Covers the {best:card} with an honour.</source>
   <comment>reason.cover</comment>
   <translation>Couvre {best:card.le} d’un honneur.</translation>
  </message>
  <message>
   <source>Plays one of equal honours second hand.</source>
   <comment>reason.second_sequence</comment>
   <translation>Joue en deuxième l’un de ses honneurs équivalents.</translation>
  </message>
  <message>
   <source>Puts up the {card:card}, or the trick may go too cheaply.</source>
   <comment>reason.second_high</comment>
   <translation>Met {card:card.le}, sans quoi la levée coûterait trop peu.</translation>
  </message>
  <message>
   <source>Dummy’s {ally:card} can take the trick.</source>
   <comment>reason.leave_to_dummy</comment>
   <translation>{ally:card.le^} du mort peut prendre la levée.</translation>
  </message>
  <message>
   <source>The {ally:card} in hand can take the trick.</source>
   <comment>reason.leave_to_hand</comment>
   <translation>{ally:card.le^} en main peut prendre la levée.</translation>
  </message>
  <message>
   <source>Keeps the {top:card} for a later trick.</source>
   <comment>reason.keeps_best</comment>
   <translation>Garde {top:card.le} pour une levée suivante.</translation>
  </message>
  <message>
   <source>Ruffs, since partner’s {best:card} may be beaten.</source>
   <comment>reason.ruff_for_partner</comment>
   <translation>Coupe, car {best:card.le} du partenaire peut être battu.</translation>
  </message>
  <message>
   <source>Has nothing but trumps left.</source>
   <comment>reason.only_trumps</comment>
   <translation>N’a plus que des atouts.</translation>
  </message>
  <message>
   <source>Overruffs the {best:card}.</source>
   <comment>reason.overruff</comment>
   <translation>Surcoupe {best:card.le}.</translation>
  </message>
  <message>
   <source>Ruffs with the {card:card}, lest a low trump be overruffed.</source>
   <comment>reason.ruff_high</comment>
   <translation>Coupe {card:card.du}, de peur d’une surcoupe.</translation>
  </message>
  <message>
   <source>Ruffs in the hand with fewer trumps.</source>
   <comment>reason.ruff_short</comment>
   <translation>Coupe de la main courte en atouts.</translation>
  </message>
  <message>
   <source>Does not ruff partner’s {best:card}.</source>
   <comment>reason.no_ruff_partner</comment>
   <translation>Ne coupe pas {best:card.le} du partenaire.</translation>
  </message>
  <message>
   <source>Keeps its trumps and throws a card away.</source>
   <comment>reason.no_ruff</comment>
   <translation>Garde ses atouts et défausse.</translation>
  </message>
  <message>
   <source>Throws its last {suit:suit}, to ruff that suit later.</source>
   <comment>reason.make_void</comment>
   <translation>Défausse son dernier {suit:suit}, pour couper ensuite.</translation>
  </message>
  <message>
   <source>Throws a {suit:suit}, for the other hand is stronger there.</source>
   <comment>reason.throw_partner_strong</comment>
   <translation>Défausse un {suit:suit}, car l’autre main y est plus forte.</translation>
  </message>
  <message>
   <source>Throws from {suit:suits}, where its best card is the {top:card}.</source>
   <comment>reason.throw_weak</comment>
   <translation>Défausse à {suit:suits}, où sa meilleure carte est {top:card.le}.</translation>
  </message>
  <message>
   <source>Throws a {suit:suit} and keeps the best one.</source>
   <comment>reason.throw_beside_best</comment>
   <translation>Défausse un {suit:suit} et garde le maître.</translation>
  </message>
  <message>
   <source>Throws a {suit:suit} that it does not need to guard its honour.</source>
   <comment>reason.throw_spare</comment>
   <translation>Défausse un {suit:suit} inutile à la garde de son honneur.</translation>
  </message>
  <message>
   <source>Throws its lowest {suit:suit}.</source>
   <comment>reason.throw_low</comment>
   <translation>Défausse son plus petit {suit:suit}.</translation>
  </message>
  <message>
   <source>Throws the card that it can best spare.</source>
   <comment>reason.throw_least</comment>
   <translation>Défausse la carte la moins utile.</translation>
  </message>
  <message>
   <source>Counting the cards still out, the {card:card} makes the most tricks.</source>
   <comment>reason.ending</comment>
   <translation>En comptant les cartes dehors, {card:card.le} fait le plus de levées.</translation>
  </message>
  <message>
   <source>Better than the {other:card} in {n} of {m} likely layouts, worse in {less}.</source>
   <comment>reason.worlds</comment>
   <translation>Mieux que {other:card.le} dans {n} répartitions probables sur {m}, pire dans {less}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} if {seat:seat} has the {best:card}.</source>
   <comment>reason.hope_card</comment>
   <translation>Mieux que {other:card.le} si {seat} {seat:avez|a|ont} {best:card.le}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} if {seat:seat} has no {suit:suits} left.</source>
   <comment>reason.hope_void</comment>
   <translation>Mieux que {other:card.le} si {seat} n’{seat:avez|a|ont} plus de {suit:suits}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} only if {seat:seat} has the {best:card}.</source>
   <comment>reason.only_card</comment>
   <translation>Mieux que {other:card.le} seulement si {seat} {seat:avez|a|ont} {best:card.le}.</translation>
  </message>
  <message>
   <source>Better than the {other:card} only if {seat:seat} has no {suit:suits} left.</source>
   <comment>reason.only_void</comment>
   <translation>Mieux que {other:card.le} seulement si {seat} n’{seat:avez|a|ont} plus de {suit:suits}.</translation>
  </message>
  <message>
   <source>Play for the hands in which it matters.</source>
   <comment>idea.hope</comment>
   <translation>Jouez pour les mains où cela compte.</translation>
  </message>
  <message>
   <source>The {other:card} makes as many tricks, but fewer of those that count at this score.</source>
   <comment>reason.score</comment>
   <translation>Avec {other:card.le}, autant de levées, mais moins souvent celles qui comptent à cette marque.</translation>
  </message>
  <message>
   <source>Makes {n:number} tricks in all more often than the {other:card}, as the score asks.</source>
   <comment>reason.score_tricks</comment>
   <translation>Donne {n} levées en tout plus souvent que {other:card.le}, ce que demande la marque.</translation>
  </message>
  <message>
   <source>{first} {then}</source>
   <comment>reason.both</comment>
   <translation>{first} {then}</translation>
  </message>
  <message>
   <source>Plays the {card:card} and keeps a lower {suit:suit}, so as not to block partner’s suit.</source>
   <comment>reason.unblock</comment>
   <translation>Joue {card:card.le} et garde un {suit:suit} plus petit, pour ne pas bloquer la couleur du partenaire.</translation>
  </message>
  <message>
   <source>Throws the {card:card}, so as not to block the {suit:suits} of the other hand.</source>
   <comment>reason.unblock_throw</comment>
   <translation>Défausse {card:card.le}, pour ne pas bloquer les {suit:suits} de l’autre main.</translation>
  </message>
  <message>
   <source>Get out of the way of the long hand.</source>
   <comment>idea.unblock</comment>
   <translation>Laissez le passage à la main longue.</translation>
  </message>
  <message>
   <source>Leads the {card:card} and keeps the {other:card}.</source>
   <comment>reason.lead_under</comment>
   <translation>Entame {card:card.le} et garde {other:card.le}.</translation>
  </message>
  <message>
   <source>Does not ruff, and keeps the {other:card} for a later trick.</source>
   <comment>reason.keeps_trump</comment>
   <translation>Ne coupe pas, et garde {other:card.le} pour une levée suivante.</translation>
  </message>
  <message>
   <source>Play for what the score asks.</source>
   <comment>idea.score</comment>
   <translation>Jouez pour ce que demande la marque.</translation>
  </message>
  <message>
   <source>Think of the hands that the others may hold.</source>
   <comment>idea.worlds</comment>
   <translation>Pensez aux mains que les autres peuvent avoir.</translation>
  </message>
  <message>
   <source>Leads its lowest {suit:suit}.</source>
   <comment>reason.leads_low</comment>
   <translation>Entame son plus petit {suit:suit}.</translation>
  </message>
  <message>
   <source>Leads its poorest {suit:suit}.</source>
   <comment>reason.leads_low_down</comment>
   <translation>Entame son plus mauvais {suit:suit}.</translation>
  </message>
  <message>
   <source>Leads its highest {suit:suit}.</source>
   <comment>reason.leads_high</comment>
   <translation>Entame son plus fort {suit:suit}.</translation>
  </message>
  <message>
   <source>Leads its best {suit:suit}.</source>
   <comment>reason.leads_high_down</comment>
   <translation>Entame son meilleur {suit:suit}.</translation>
  </message>
  <message>
   <source>Leads the {card:card}.</source>
   <comment>reason.leads</comment>
   <translation>Entame {card:card.le}.</translation>
  </message>
  <message>
   <source>Follows suit with its lowest {suit:suit}.</source>
   <comment>reason.follows_low</comment>
   <translation>Fournit son plus petit {suit:suit}.</translation>
  </message>
  <message>
   <source>Follows suit with its poorest {suit:suit}.</source>
   <comment>reason.follows_low_down</comment>
   <translation>Fournit son plus mauvais {suit:suit}.</translation>
  </message>
  <message>
   <source>Follows suit with its highest {suit:suit}.</source>
   <comment>reason.follows_high</comment>
   <translation>Fournit son plus fort {suit:suit}.</translation>
  </message>
  <message>
   <source>Follows suit with its best {suit:suit}.</source>
   <comment>reason.follows_high_down</comment>
   <translation>Fournit son meilleur {suit:suit}.</translation>
  </message>
  <message>
   <source>Follows suit with the {card:card}.</source>
   <comment>reason.follows</comment>
   <translation>Fournit {card:card.le}.</translation>
  </message>
  <message>
   <source>Beats the {best:card}, the best card on the table.</source>
   <comment>reason.beats</comment>
   <translation>Bat {best:card.le}, la meilleure carte sur la table.</translation>
  </message>
  <message>
   <source>Plays the best {suit:suit} left.</source>
   <comment>reason.plays_best</comment>
   <translation>Joue le meilleur {suit:suit} restant.</translation>
  </message>
  <message>
   <source>Takes the trick over from partner’s {best:card}.</source>
   <comment>reason.over_partner</comment>
   <translation>Prend la levée par-dessus {best:card.le} du partenaire.</translation>
  </message>
  <message>
   <source>Leaves the trick to partner’s {best:card}.</source>
   <comment>reason.leaves_partner</comment>
   <translation>Laisse la levée à son partenaire : {best:card.le} tient.</translation>
  </message>
  <message>
   <source>Third hand tries the {card:card}, which may be enough.</source>
   <comment>reason.third_tries</comment>
   <translation>Le troisième essaie {card:card.le}, qui peut suffire.</translation>
  </message>
  <message>
   <source>Plays a trump, the {card:card}.</source>
   <comment>reason.plays_trump</comment>
   <translation>Joue atout : {card:card.le}.</translation>
  </message>
  <message>
   <source>Throws the {card:card} away.</source>
   <comment>reason.throws</comment>
   <translation>Défausse {card:card.le}.</translation>
  </message>
  <message>
   <source>Plays the {card:card}.</source>
   <comment>reason.plays</comment>
   <translation>Joue {card:card.le}.</translation>
  </message>
  <message>
   <source>Counted out, the {card:card} makes more tricks than the {other:card}.</source>
   <comment>reason.more_tricks</comment>
   <translation>Tout compté, {card:card.le} fait plus de levées que {other:card.le}.</translation>
  </message>
  <message>
   <source>Either would do; the books prefer the {card:card} to the {other:card}.</source>
   <comment>reason.either</comment>
   <translation>Les deux se valent ; les livres préfèrent {card:card.le} {other:card.au}.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, which shows the good cards that go with it.</source>
   <comment>reason.honour_lead_down</comment>
   <translation>Entame {card:card.le}, qui montre les bonnes cartes qui vont avec.</translation>
  </message>
  <message>
   <source>Spend no more than you must.</source>
   <comment>idea.spend_least</comment>
   <translation>Ne dépensez pas plus qu’il ne faut.</translation>
  </message>
  <message>
   <source>Compare what each card may bring.</source>
   <comment>idea.judge</comment>
   <translation>Comparez ce que chaque carte peut rapporter.</translation>
  </message>
  <message>
   <source>Lead your lowest {suit:suit}.</source>
   <comment>advice.leads_low</comment>
   <translation>Entamez votre plus petit {suit:suit}.</translation>
  </message>
  <message>
   <source>Lead your poorest {suit:suit}.</source>
   <comment>advice.leads_low_down</comment>
   <translation>Entamez votre plus mauvais {suit:suit}.</translation>
  </message>
  <message>
   <source>Lead your highest {suit:suit}.</source>
   <comment>advice.leads_high</comment>
   <translation>Entamez votre plus fort {suit:suit}.</translation>
  </message>
  <message>
   <source>Lead your best {suit:suit}.</source>
   <comment>advice.leads_high_down</comment>
   <translation>Entamez votre meilleur {suit:suit}.</translation>
  </message>
  <message>
   <source>Lead the {card:card}.</source>
   <comment>advice.leads</comment>
   <translation>Entamez {card:card.le}.</translation>
  </message>
  <message>
   <source>Follow suit with your lowest {suit:suit}.</source>
   <comment>advice.follows_low</comment>
   <translation>Fournissez votre plus petit {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with your poorest {suit:suit}.</source>
   <comment>advice.follows_low_down</comment>
   <translation>Fournissez votre plus mauvais {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with your highest {suit:suit}.</source>
   <comment>advice.follows_high</comment>
   <translation>Fournissez votre plus fort {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with your best {suit:suit}.</source>
   <comment>advice.follows_high_down</comment>
   <translation>Fournissez votre meilleur {suit:suit}.</translation>
  </message>
  <message>
   <source>Follow suit with the {card:card}.</source>
   <comment>advice.follows</comment>
   <translation>Fournissez {card:card.le}.</translation>
  </message>
  <message>
   <source>Beat the {best:card}, the best card on the table.</source>
   <comment>advice.beats</comment>
   <translation>Battez {best:card.le}, la meilleure carte sur la table.</translation>
  </message>
  <message>
   <source>Play the best {suit:suit} left.</source>
   <comment>advice.plays_best</comment>
   <translation>Jouez le meilleur {suit:suit} restant.</translation>
  </message>
  <message>
   <source>Take the trick over from partner’s {best:card}.</source>
   <comment>advice.over_partner</comment>
   <translation>Prenez la levée par-dessus {best:card.le} du partenaire.</translation>
  </message>
  <message>
   <source>Leave the trick to partner’s {best:card}.</source>
   <comment>advice.leaves_partner</comment>
   <translation>Laissez la levée à votre partenaire : {best:card.le} tient.</translation>
  </message>
  <message>
   <source>Try the {card:card}, which may be enough.</source>
   <comment>advice.third_tries</comment>
   <translation>Essayez {card:card.le}, qui peut suffire.</translation>
  </message>
  <message>
   <source>Play a trump, the {card:card}.</source>
   <comment>advice.plays_trump</comment>
   <translation>Jouez atout : {card:card.le}.</translation>
  </message>
  <message>
   <source>Throw the {card:card} away.</source>
   <comment>advice.throws</comment>
   <translation>Défaussez {card:card.le}.</translation>
  </message>
  <message>
   <source>Play the {card:card}.</source>
   <comment>advice.plays</comment>
   <translation>Jouez {card:card.le}.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, which shows the good cards that go with it.</source>
   <comment>advice.honour_lead_down</comment>
   <translation>Entamez {card:card.le}, qui montre les bonnes cartes qui vont avec.</translation>
  </message>
  <message>
   <source>Plays the {card:card}, so that the leader gets least of the tricks left.</source>
   <comment>reason.stop_leader</comment>
   <translation>Joue {card:card.le}, pour que le premier ait le moins des levées restantes.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, the best card of its suit.</source>
   <comment>advice.best_card</comment>
   <translation>Entamez {card:card.le}, maître dans la couleur.</translation>
  </message>
  <message>
   <source>Return partner’s suit, {suit:suits}.</source>
   <comment>advice.return_suit</comment>
   <translation>Rejouez la couleur du partenaire, {suit:suits}.</translation>
  </message>
  <message>
   <source>Lead your only {suit:suit}, to ruff the next one.</source>
   <comment>advice.singleton</comment>
   <translation>Entamez votre seul {suit:suit}, pour couper le suivant.</translation>
  </message>
  <message>
   <source>Lead from your longest suit, {suit:suits}.</source>
   <comment>advice.long_suit</comment>
   <translation>Entamez votre couleur la plus longue, {suit:suits}.</translation>
  </message>
  <message>
   <source>You cannot win: play low.</source>
   <comment>advice.cannot_win</comment>
   <translation>Vous ne pouvez pas gagner : jouez petit.</translation>
  </message>
  <message>
   <source>Win the trick as cheaply as you can.</source>
   <comment>advice.win_cheaply</comment>
   <translation>Faites la levée au meilleur prix.</translation>
  </message>
  <message>
   <source>Ruff with the {card:card}.</source>
   <comment>advice.ruff</comment>
   <translation>Coupez {card:card.du}.</translation>
  </message>
  <message>
   <source>You have only trumps: play the lowest.</source>
   <comment>advice.low_trump</comment>
   <translation>Vous n’avez que des atouts : jouez le plus petit.</translation>
  </message>
  <message>
   <source>Put these away, so that dummy can ruff.</source>
   <comment>advice.discard_void</comment>
   <translation>Écartez celles-ci, pour que le mort puisse couper.</translation>
  </message>
  <message>
   <source>Put away the cards that are worth least.</source>
   <comment>advice.discard_weak</comment>
   <translation>Écartez les cartes qui valent le moins.</translation>
  </message>
  <message>
   <source>Take the {card:card}, the better of the cards put away.</source>
   <comment>advice.take_better</comment>
   <translation>Prenez {card:card.le}, la meilleure des cartes écartées.</translation>
  </message>
  <message>
   <source>Take a card for a joker that wins nothing.</source>
   <comment>advice.take_blind</comment>
   <translation>Prenez une carte pour un joker qui ne gagne rien.</translation>
  </message>
  <message>
   <source>However the rest is played, you make {n:number} of {left:number} tricks.</source>
   <comment>advice.claim_certain</comment>
   <translation>Quoi qu’on joue, vous faites {n} des {left} levées.</translation>
  </message>
  <message>
   <source>From there you lead up to an open hand.</source>
   <comment>advice.sit_right</comment>
   <translation>De là, vous jouez vers une main ouverte.</translation>
  </message>
  <message>
   <source>Throw a joker, which wins nothing at no trumps.</source>
   <comment>advice.throw_joker</comment>
   <translation>Jetez un joker, qui ne gagne rien à sans-atout.</translation>
  </message>
  <message>
   <source>You cannot win: play your poorest card.</source>
   <comment>advice.cannot_win_down</comment>
   <translation>Vous ne pouvez pas gagner : jouez votre plus mauvaise carte.</translation>
  </message>
  <message>
   <source>You have only trumps: play the poorest.</source>
   <comment>advice.low_trump_down</comment>
   <translation>Vous n’avez que des atouts : jouez le plus mauvais.</translation>
  </message>
  <message>
   <source>Ruff with the {card:card}, lest a poorer trump be overruffed.</source>
   <comment>advice.ruff_high_down</comment>
   <translation>Coupez {card:card.du}, de peur d’une surcoupe.</translation>
  </message>
  <message>
   <source>Throw your poorest {suit:suit}.</source>
   <comment>advice.throw_low_down</comment>
   <translation>Défaussez votre plus mauvais {suit:suit}.</translation>
  </message>
  <message>
   <source>Lead the better of two poor cards.</source>
   <comment>advice.short_top_down</comment>
   <translation>Entamez la meilleure de deux mauvaises cartes.</translation>
  </message>
  <message>
   <source>Play just well enough that dummy cannot beat it.</source>
   <comment>advice.beats_dummy_down</comment>
   <translation>Jouez juste assez pour que le mort ne puisse la battre.</translation>
  </message>
  <message>
   <source>Lead a trump, for the adversaries have none left.</source>
   <comment>advice.trump_last</comment>
   <translation>Jouez atout, car les adversaires n’en ont plus.</translation>
  </message>
  <message>
   <source>Return partner’s trump lead.</source>
   <comment>advice.return_trump</comment>
   <translation>Rejouez l’atout du partenaire.</translation>
  </message>
  <message>
   <source>Lead a trump, so that dummy ruffs less.</source>
   <comment>advice.stop_ruffs</comment>
   <translation>Jouez atout, pour que le mort coupe moins.</translation>
  </message>
  <message>
   <source>Draw trumps with the {card:card}, the best one out.</source>
   <comment>advice.draw_best</comment>
   <translation>Faites tomber les atouts {card:card.du}, le maître.</translation>
  </message>
  <message>
   <source>Lead trumps to draw the adversaries’.</source>
   <comment>advice.draw</comment>
   <translation>Jouez atout pour faire tomber ceux des adversaires.</translation>
  </message>
  <message>
   <source>Cross to the other hand with a trump, to use its winners.</source>
   <comment>advice.cross_trump</comment>
   <translation>Passez dans l’autre main par un atout, pour ses maîtresses.</translation>
  </message>
  <message>
   <source>Lead a trump to dummy’s {ally:card}.</source>
   <comment>advice.trump_toward_dummy</comment>
   <translation>Jouez atout vers {ally:card.le} du mort.</translation>
  </message>
  <message>
   <source>Lead a trump to the {ally:card} in hand.</source>
   <comment>advice.trump_toward_hand</comment>
   <translation>Jouez atout vers {ally:card.le} en main.</translation>
  </message>
  <message>
   <source>Lead a trump, since the plain suits are better left alone.</source>
   <comment>advice.adversary_trump</comment>
   <translation>Jouez atout, car mieux vaut ne pas toucher aux autres couleurs.</translation>
  </message>
  <message>
   <source>Lead {suit:suits} for dummy to ruff.</source>
   <comment>advice.ruff_dummy</comment>
   <translation>Jouez {suit:suits} pour faire couper le mort.</translation>
  </message>
  <message>
   <source>Lead {suit:suits} to ruff them in hand.</source>
   <comment>advice.ruff_hand</comment>
   <translation>Jouez {suit:suits} pour le couper en main.</translation>
  </message>
  <message>
   <source>Take the {card:card} now that no trump is out against it.</source>
   <comment>advice.cash_safe</comment>
   <translation>Tirez {card:card.le} à présent qu’aucun atout ne menace.</translation>
  </message>
  <message>
   <source>Lead toward dummy’s {ally:card}.</source>
   <comment>advice.toward_dummy</comment>
   <translation>Jouez vers {ally:card.le} du mort.</translation>
  </message>
  <message>
   <source>Lead toward the {ally:card} in hand.</source>
   <comment>advice.toward_hand</comment>
   <translation>Jouez vers {ally:card.le} en main.</translation>
  </message>
  <message>
   <source>Lead to dummy’s {ally:card}.</source>
   <comment>advice.cross_dummy</comment>
   <translation>Jouez pour {ally:card.le} du mort.</translation>
  </message>
  <message>
   <source>Lead to the {ally:card} in hand.</source>
   <comment>advice.cross_hand</comment>
   <translation>Jouez pour {ally:card.le} en main.</translation>
  </message>
  <message>
   <source>Lead {suit:suits} to finesse against the {missing:card}.</source>
   <comment>advice.lead_finesse</comment>
   <translation>Jouez {suit:suits} pour l’impasse contre {missing:card.le}.</translation>
  </message>
  <message>
   <source>Lead the {card:card} from a sequence.</source>
   <comment>advice.sequence</comment>
   <translation>Entamez {card:card.le}, tête de séquence.</translation>
  </message>
  <message>
   <source>Lead up to dummy’s weakness in {suit:suits}.</source>
   <comment>advice.up_to_weakness</comment>
   <translation>Jouez vers la faiblesse du mort à {suit:suits}.</translation>
  </message>
  <message>
   <source>Lead through dummy’s {top:card}.</source>
   <comment>advice.through_strength</comment>
   <translation>Jouez à travers {top:card.le} du mort.</translation>
  </message>
  <message>
   <source>Go on with {suit:suits}.</source>
   <comment>advice.continues</comment>
   <translation>Continuez à {suit:suits}.</translation>
  </message>
  <message>
   <source>Lead the higher of two small cards.</source>
   <comment>advice.short_top</comment>
   <translation>Entamez la plus haute de deux petites.</translation>
  </message>
  <message>
   <source>Play on {suit:suits}, to make good what both hands hold there.</source>
   <comment>advice.establish</comment>
   <translation>Jouez {suit:suits}, pour affranchir ce que les deux mains y ont.</translation>
  </message>
  <message>
   <source>Lead {suit:suits}, where little can be lost.</source>
   <comment>advice.quiet</comment>
   <translation>Jouez {suit:suits}, où il y a peu à perdre.</translation>
  </message>
  <message>
   <source>Finesse with the {card:card}: the {missing:card} may lie before it.</source>
   <comment>advice.finesse</comment>
   <translation>Faites l’impasse {card:card.du} : {missing:card.le} peut être avant.</translation>
  </message>
  <message>
   <source>Play just high enough that dummy cannot beat it.</source>
   <comment>advice.beats_dummy</comment>
   <translation>Jouez juste assez fort pour que le mort ne puisse la battre.</translation>
  </message>
  <message>
   <source>Win with the {card:card}, which cannot be beaten now.</source>
   <comment>advice.win_sure</comment>
   <translation>Gagnez {card:card.du}, que rien ne bat plus.</translation>
  </message>
  <message>
   <source>Take the trick with the best {suit:suit} left.</source>
   <comment>advice.takes_best</comment>
   <translation>Prenez la levée du meilleur {suit:suit} restant.</translation>
  </message>
  <message>
   <source>Cover the {best:card} with an honour.</source>
   <comment>advice.cover</comment>
   <translation>Couvrez {best:card.le} d’un honneur.</translation>
  </message>
  <message>
   <source>Play one of equal honours second hand.</source>
   <comment>advice.second_sequence</comment>
   <translation>Jouez en deuxième l’un de vos honneurs équivalents.</translation>
  </message>
  <message>
   <source>Put up the {card:card}, or the trick may go too cheaply.</source>
   <comment>advice.second_high</comment>
   <translation>Mettez {card:card.le}, sans quoi la levée coûterait trop peu.</translation>
  </message>
  <message>
   <source>Keep the {top:card} for a later trick.</source>
   <comment>advice.keeps_best</comment>
   <translation>Gardez {top:card.le} pour une levée suivante.</translation>
  </message>
  <message>
   <source>Ruff, since partner’s {best:card} may be beaten.</source>
   <comment>advice.ruff_for_partner</comment>
   <translation>Coupez, car {best:card.le} du partenaire peut être battu.</translation>
  </message>
  <message>
   <source>You have nothing but trumps left.</source>
   <comment>advice.only_trumps</comment>
   <translation>Vous n’avez plus que des atouts.</translation>
  </message>
  <message>
   <source>Overruff the {best:card}.</source>
   <comment>advice.overruff</comment>
   <translation>Surcoupez {best:card.le}.</translation>
  </message>
  <message>
   <source>Ruff with the {card:card}, lest a low trump be overruffed.</source>
   <comment>advice.ruff_high</comment>
   <translation>Coupez {card:card.du}, de peur d’une surcoupe.</translation>
  </message>
  <message>
   <source>Ruff in the hand with fewer trumps.</source>
   <comment>advice.ruff_short</comment>
   <translation>Coupez de la main courte en atouts.</translation>
  </message>
  <message>
   <source>Do not ruff partner’s {best:card}.</source>
   <comment>advice.no_ruff_partner</comment>
   <translation>Ne coupez pas {best:card.le} du partenaire.</translation>
  </message>
  <message>
   <source>Keep your trumps and throw a card away.</source>
   <comment>advice.no_ruff</comment>
   <translation>Gardez vos atouts et défaussez.</translation>
  </message>
  <message>
   <source>Throw your last {suit:suit}, to ruff that suit later.</source>
   <comment>advice.make_void</comment>
   <translation>Défaussez votre dernier {suit:suit}, pour couper ensuite.</translation>
  </message>
  <message>
   <source>Throw a {suit:suit}, for the other hand is stronger there.</source>
   <comment>advice.throw_partner_strong</comment>
   <translation>Défaussez un {suit:suit}, car l’autre main y est plus forte.</translation>
  </message>
  <message>
   <source>Throw from {suit:suits}, where your best card is the {top:card}.</source>
   <comment>advice.throw_weak</comment>
   <translation>Défaussez à {suit:suits}, où votre meilleure carte est {top:card.le}.</translation>
  </message>
  <message>
   <source>Throw a {suit:suit} and keep the best one.</source>
   <comment>advice.throw_beside_best</comment>
   <translation>Défaussez un {suit:suit} et gardez le maître.</translation>
  </message>
  <message>
   <source>Throw a {suit:suit} that you do not need to guard your honour.</source>
   <comment>advice.throw_spare</comment>
   <translation>Défaussez un {suit:suit} inutile à la garde de votre honneur.</translation>
  </message>
  <message>
   <source>Throw your lowest {suit:suit}.</source>
   <comment>advice.throw_low</comment>
   <translation>Défaussez votre plus petit {suit:suit}.</translation>
  </message>
  <message>
   <source>Throw the card that you can best spare.</source>
   <comment>advice.throw_least</comment>
   <translation>Défaussez la carte la moins utile.</translation>
  </message>
  <message>
   <source>That makes {n:number} tricks in all more often than the {other:card}, as the score asks.</source>
   <comment>advice.score_tricks</comment>
   <translation>Cela donne {n} levées en tout plus souvent que {other:card.le}, ce que demande la marque.</translation>
  </message>
  <message>
   <source>Play the {card:card} and keep a lower {suit:suit}, so as not to block partner’s suit.</source>
   <comment>advice.unblock</comment>
   <translation>Jouez {card:card.le} et gardez un {suit:suit} plus petit, pour ne pas bloquer la couleur du partenaire.</translation>
  </message>
  <message>
   <source>Throw the {card:card}, so as not to block the {suit:suits} of the other hand.</source>
   <comment>advice.unblock_throw</comment>
   <translation>Défaussez {card:card.le}, pour ne pas bloquer les {suit:suits} de l’autre main.</translation>
  </message>
  <message>
   <source>Lead the {card:card} and keep the {other:card}.</source>
   <comment>advice.lead_under</comment>
   <translation>Entamez {card:card.le} et gardez {other:card.le}.</translation>
  </message>
  <message>
   <source>Do not ruff, and keep the {other:card} for a later trick.</source>
   <comment>advice.keeps_trump</comment>
   <translation>Ne coupez pas, et gardez {other:card.le} pour une levée suivante.</translation>
  </message>
  <message>
   <source>Play the {card:card}, so that the leader gets least of the tricks left.</source>
   <comment>advice.stop_leader</comment>
   <translation>Jouez {card:card.le}, pour que le premier ait le moins des levées restantes.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, your fourth best {suit:suit}.</source>
   <comment>advice.fourth_best</comment>
   <translation>Entamez {card:card.le}, votre quatrième meilleur {suit:suit}.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, as from {best:card} and {card:card}.</source>
   <comment>advice.king_from_ace_king</comment>
   <translation>Entamez {card:card.le}, comme avec {best:card.le} et {card:card.le}.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, as from the two best {suit:suits} alone.</source>
   <comment>advice.ace_king_alone</comment>
   <translation>Entamez {card:card.le}, comme avec les deux plus forts {suit:suits} seuls.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, which shows the honours that go with it.</source>
   <comment>advice.honour_lead</comment>
   <translation>Entamez {card:card.le}, qui montre les honneurs qui vont avec.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, the highest of a short suit.</source>
   <comment>advice.highest_short</comment>
   <translation>Entamez {card:card.le}, la plus haute d’une courte.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, the best of a short suit.</source>
   <comment>advice.highest_short_down</comment>
   <translation>Entamez {card:card.le}, la meilleure d’une courte.</translation>
  </message>
  <message>
   <source>Lead your lowest {suit:suit} and keep the {best:card}.</source>
   <comment>advice.lowest_short</comment>
   <translation>Entamez votre plus petit {suit:suit} et gardez {best:card.le}.</translation>
  </message>
  <message>
   <source>Lead your poorest {suit:suit} and keep the {best:card}.</source>
   <comment>advice.lowest_short_down</comment>
   <translation>Entamez votre plus mauvais {suit:suit} et gardez {best:card.le}.</translation>
  </message>
  <message>
   <source>You have {n:number} trumps: lead one.</source>
   <comment>advice.trumps_from_five</comment>
   <translation>Vous avez {n} atouts : jouez-en un.</translation>
  </message>
  <message>
   <source>Lead the {card:card}, for partner has called for trumps.</source>
   <comment>advice.answer_call</comment>
   <translation>Entamez {card:card.le}, car le partenaire a appelé l’atout.</translation>
  </message>
  <message>
   <source>Return the best {suit:suit} left, in partner’s suit.</source>
   <comment>advice.return_best</comment>
   <translation>Rejouez le meilleur {suit:suit} restant, couleur du partenaire.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the higher of two.</source>
   <comment>advice.return_higher</comment>
   <translation>Rejouez la couleur du partenaire {card:card.du}, la plus haute de deux.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the better of two.</source>
   <comment>advice.return_higher_down</comment>
   <translation>Rejouez la couleur du partenaire {card:card.du}, la meilleure de deux.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the lowest of three or more.</source>
   <comment>advice.return_lowest</comment>
   <translation>Rejouez la couleur du partenaire {card:card.du}, la plus basse de trois ou plus.</translation>
  </message>
  <message>
   <source>Return partner’s suit with the {card:card}, the poorest of three or more.</source>
   <comment>advice.return_lowest_down</comment>
   <translation>Rejouez la couleur du partenaire {card:card.du}, la plus mauvaise de trois ou plus.</translation>
  </message>
  <message>
   <source>Play the {card:card} before a lower {suit:suit}, to call for trumps.</source>
   <comment>advice.call_begin</comment>
   <translation>Jouez {card:card.le} avant un {suit:suit} plus petit, pour appeler l’atout.</translation>
  </message>
  <message>
   <source>Play the {card:card} before a poorer {suit:suit}, to call for trumps.</source>
   <comment>advice.call_begin_down</comment>
   <translation>Jouez {card:card.le} avant un {suit:suit} plus mauvais, pour appeler l’atout.</translation>
  </message>
  <message>
   <source>Play the {card:card} after the {other:card}, and so call for trumps.</source>
   <comment>advice.call_end</comment>
   <translation>Jouez {card:card.le} après {other:card.le}, et appelez ainsi l’atout.</translation>
  </message>
  <message>
   <source>Play your third best trump first, which shows four.</source>
   <comment>advice.echo</comment>
   <translation>Jouez d’abord votre troisième atout, ce qui en montre quatre.</translation>
  </message>
  <message>
   <source>Play the {card:card}, the lowest of equals.</source>
   <comment>advice.lowest_equal</comment>
   <translation>Jouez {card:card.le}, la plus basse de cartes égales.</translation>
  </message>
  <message>
   <source>Play the {card:card}, which is as good as your better ones.</source>
   <comment>advice.lowest_equal_down</comment>
   <translation>Jouez {card:card.le}, qui vaut vos meilleures.</translation>
  </message>
  <message>
   <source>Throw your first card from {suit:suits}, your weakest suit.</source>
   <comment>advice.discard_weakest</comment>
   <translation>Défaussez d’abord à {suit:suits}, votre couleur la plus faible.</translation>
  </message>
  <message>
   <source>Throw from {suit:suits}, your best guarded suit, for trumps are against you.</source>
   <comment>advice.discard_protected</comment>
   <translation>Défaussez à {suit:suits}, votre couleur la mieux gardée, car l’atout est contre vous.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, its fourth best {suit:suit}.</source>
   <comment>reason.fourth_best</comment>
   <translation>Entame {card:card.le}, son quatrième meilleur {suit:suit}.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, as from {best:card} and {card:card}.</source>
   <comment>reason.king_from_ace_king</comment>
   <translation>Entame {card:card.le}, comme avec {best:card.le} et {card:card.le}.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, as from the two best {suit:suits} alone.</source>
   <comment>reason.ace_king_alone</comment>
   <translation>Entame {card:card.le}, comme avec les deux plus forts {suit:suits} seuls.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, which shows the honours that go with it.</source>
   <comment>reason.honour_lead</comment>
   <translation>Entame {card:card.le}, qui montre les honneurs qui vont avec.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, the highest of a short suit.</source>
   <comment>reason.highest_short</comment>
   <translation>Entame {card:card.le}, la plus haute d’une courte.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, the best of a short suit.</source>
   <comment>reason.highest_short_down</comment>
   <translation>Entame {card:card.le}, la meilleure d’une courte.</translation>
  </message>
  <message>
   <source>Leads its lowest {suit:suit} and keeps the {best:card}.</source>
   <comment>reason.lowest_short</comment>
   <translation>Entame son plus petit {suit:suit} et garde {best:card.le}.</translation>
  </message>
  <message>
   <source>Leads its poorest {suit:suit} and keeps the {best:card}.</source>
   <comment>reason.lowest_short_down</comment>
   <translation>Entame son plus mauvais {suit:suit} et garde {best:card.le}.</translation>
  </message>
  <message>
   <source>Has {n:number} trumps and leads one.</source>
   <comment>reason.trumps_from_five</comment>
   <translation>A {n} atouts et en joue un.</translation>
  </message>
  <message>
   <source>Leads the {card:card}, for partner has called for trumps.</source>
   <comment>reason.answer_call</comment>
   <translation>Entame {card:card.le}, car le partenaire a appelé l’atout.</translation>
  </message>
  <message>
   <source>Returns the best {suit:suit} left, in partner’s suit.</source>
   <comment>reason.return_best</comment>
   <translation>Rejoue le meilleur {suit:suit} restant, couleur du partenaire.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the higher of two.</source>
   <comment>reason.return_higher</comment>
   <translation>Rejoue la couleur du partenaire {card:card.du}, la plus haute de deux.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the better of two.</source>
   <comment>reason.return_higher_down</comment>
   <translation>Rejoue la couleur du partenaire {card:card.du}, la meilleure de deux.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the lowest of three or more.</source>
   <comment>reason.return_lowest</comment>
   <translation>Rejoue la couleur du partenaire {card:card.du}, la plus basse de trois ou plus.</translation>
  </message>
  <message>
   <source>Returns partner’s suit with the {card:card}, the poorest of three or more.</source>
   <comment>reason.return_lowest_down</comment>
   <translation>Rejoue la couleur du partenaire {card:card.du}, la plus mauvaise de trois ou plus.</translation>
  </message>
  <message>
   <source>Plays the {card:card} before a lower {suit:suit}, to call for trumps.</source>
   <comment>reason.call_begin</comment>
   <translation>Joue {card:card.le} avant un {suit:suit} plus petit, pour appeler l’atout.</translation>
  </message>
  <message>
   <source>Plays the {card:card} before a poorer {suit:suit}, to call for trumps.</source>
   <comment>reason.call_begin_down</comment>
   <translation>Joue {card:card.le} avant un {suit:suit} plus mauvais, pour appeler l’atout.</translation>
  </message>
  <message>
   <source>Plays the {card:card} after the {other:card}, and so has called for trumps.</source>
   <comment>reason.call_end</comment>
   <translation>Joue {card:card.le} après {other:card.le}, et a donc appelé l’atout.</translation>
  </message>
  <message>
   <source>Plays its third best trump first, which shows four.</source>
   <comment>reason.echo</comment>
   <translation>Joue d’abord son troisième atout, ce qui en montre quatre.</translation>
  </message>
  <message>
   <source>Plays the {card:card}, the lowest of equals.</source>
   <comment>reason.lowest_equal</comment>
   <translation>Joue {card:card.le}, la plus basse de cartes égales.</translation>
  </message>
  <message>
   <source>Plays the {card:card}, which is as good as its better ones.</source>
   <comment>reason.lowest_equal_down</comment>
   <translation>Joue {card:card.le}, qui vaut ses meilleures.</translation>
  </message>
  <message>
   <source>Throws its first card from {suit:suits}, its weakest suit.</source>
   <comment>reason.discard_weakest</comment>
   <translation>Sa première défausse est à {suit:suits}, sa couleur la plus faible.</translation>
  </message>
  <message>
   <source>Throws from {suit:suits}, its best guarded suit, for trumps are against it.</source>
   <comment>reason.discard_protected</comment>
   <translation>Défausse à {suit:suits}, sa couleur la mieux gardée, car l’atout est contre elle.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} higher {suit:suits}, {m:number} of them unseen.</source>
   <comment>infer.fourth_best</comment>
   <translation>{seat} : entame {card:card.du} comme quatrième meilleure ; par la règle de onze les autres avaient {n} {suit:suits} plus forts, dont {m} pas encore vus.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} higher {suit:suits}, and all are seen.</source>
   <comment>infer.fourth_best_seen</comment>
   <translation>{seat} : entame {card:card.du} comme quatrième meilleure ; par la règle de onze les autres avaient {n} {suit:suits} plus forts, tous vus.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} better {suit:suits}, {m:number} of them unseen.</source>
   <comment>infer.fourth_best_down</comment>
   <translation>{seat} : entame {card:card.du} comme quatrième meilleure ; par la règle de onze les autres avaient {n} {suit:suits} meilleurs, dont {m} pas encore vus.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} as fourth best: by the rule of eleven the others had {n:number} better {suit:suits}, and all are seen.</source>
   <comment>infer.fourth_best_seen_down</comment>
   <translation>{seat} : entame {card:card.du} comme quatrième meilleure ; par la règle de onze les autres avaient {n} {suit:suits} meilleurs, tous vus.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, the highest of a short suit.</source>
   <comment>infer.short</comment>
   <translation>{seat} : entame {card:card.du}, la plus haute d’une courte.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, the best of a short suit.</source>
   <comment>infer.short_down</comment>
   <translation>{seat} : entame {card:card.du}, la meilleure d’une courte.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card} or the {top:card}.</source>
   <comment>infer.king</comment>
   <translation>{seat} : entame {card:card.du}, qui va avec {best:card.le} ou {top:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} without the {best:card}: of five or more, or with the {top:card} and the {ally:card}.</source>
   <comment>infer.ace</comment>
   <translation>{seat} : entame {card:card.du} sans {best:card.le} : de cinq ou plus, ou avec {top:card.le} et {ally:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more, or with the {best:card}, or with the {top:card} and the {ally:card}.</source>
   <comment>infer.ace_any</comment>
   <translation>{seat} : entame {card:card.du} : de cinq ou plus, ou avec {best:card.le}, ou avec {top:card.le} et {ally:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card} without the {best:card}: of five or more.</source>
   <comment>infer.ace_alone</comment>
   <translation>{seat} : entame {card:card.du} sans {best:card.le} : de cinq ou plus.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more, or with the {best:card}.</source>
   <comment>infer.ace_king</comment>
   <translation>{seat} : entame {card:card.du} : de cinq ou plus, ou avec {best:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more, or with the {top:card} and the {ally:card}.</source>
   <comment>infer.ace_two</comment>
   <translation>{seat} : entame {card:card.du} : de cinq ou plus, ou avec {top:card.le} et {ally:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}: of five or more.</source>
   <comment>infer.ace_five</comment>
   <translation>{seat} : entame {card:card.du} : de cinq ou plus.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card}.</source>
   <comment>infer.king_one</comment>
   <translation>{seat} : entame {card:card.du}, qui va avec {best:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card}.</source>
   <comment>infer.with_one</comment>
   <translation>{seat} : entame {card:card.du}, qui va avec {best:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led the {card:card}, which goes with the {best:card} and the {top:card}.</source>
   <comment>infer.with_two</comment>
   <translation>{seat} : entame {card:card.du}, qui va avec {best:card.le} et {top:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} led trumps: five of them, or great strength.</source>
   <comment>infer.trumps</comment>
   <translation>{seat} : entame atout, donc cinq atouts, ou une grande force.</translation>
  </message>
  <message>
   <source>{seat:seat} did not lead trumps, and so has hardly five.</source>
   <comment>infer.no_trumps</comment>
   <translation>{seat} : n’a pas entamé atout, donc n’en a guère cinq.</translation>
  </message>
  <message>
   <source>{seat:seat} did not return the trump lead, and so has none.</source>
   <comment>infer.owes</comment>
   <translation>{seat} : n’a pas rejoué atout, donc n’en a pas.</translation>
  </message>
  <message>
   <source>{seat:seat} answered the call with the {card:card}.</source>
   <comment>infer.answer</comment>
   <translation>{seat} : répond à l’appel {card:card.du}.</translation>
  </message>
  <message>
   <source>{seat:seat} returned the {card:card}, the higher of two or the lowest of three and more.</source>
   <comment>infer.return</comment>
   <translation>{seat} : rejoue {card:card.le}, la plus haute de deux ou la plus basse de trois et plus.</translation>
  </message>
  <message>
   <source>{seat:seat} returned the {card:card}, the better of two or the poorest of three and more.</source>
   <comment>infer.return_down</comment>
   <translation>{seat} : rejoue {card:card.le}, la meilleure de deux ou la plus mauvaise de trois et plus.</translation>
  </message>
  <message>
   <source>{seat:seat} returned the {card:card}, the best one left.</source>
   <comment>infer.return_best</comment>
   <translation>{seat} : rejoue {card:card.le}, la meilleure restante.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, and no equal of it that is lower.</source>
   <comment>infer.tries</comment>
   <translation>{seat} : joue {card:card.le}, donc aucune égale plus basse.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, and no equal of it that is poorer.</source>
   <comment>infer.tries_down</comment>
   <translation>{seat} : joue {card:card.le}, donc aucune égale plus mauvaise.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, its lowest {suit:suit}.</source>
   <comment>infer.low</comment>
   <translation>{seat} : joue {card:card.le}, son plus petit {suit:suit}.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card}, its poorest {suit:suit}.</source>
   <comment>infer.low_down</comment>
   <translation>{seat} : joue {card:card.le}, son plus mauvais {suit:suit}.</translation>
  </message>
  <message>
   <source>{seat:seat} called for trumps with the {card:card} and then the {other:card}.</source>
   <comment>infer.call</comment>
   <translation>{seat} : appelle l’atout par {card:card.le} puis {other:card.le}.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card} under partner’s trump lead: its third best of four or more, or the lowest of fewer.</source>
   <comment>infer.echo</comment>
   <translation>{seat} : joue {card:card.le} sur l’atout du partenaire : troisième de quatre ou plus, ou la plus basse de moins.</translation>
  </message>
  <message>
   <source>{seat:seat} played the {card:card} under partner’s trump lead: its third best of four or more, or the poorest of fewer.</source>
   <comment>infer.echo_down</comment>
   <translation>{seat} : joue {card:card.le} sur l’atout du partenaire : troisième de quatre ou plus, ou la plus mauvaise de moins.</translation>
  </message>
  <message>
   <source>{seat:seat} threw away {suit:suits} first, its weakest suit.</source>
   <comment>infer.weakest</comment>
   <translation>{seat} : défausse d’abord à {suit:suits}, sa couleur la plus faible.</translation>
  </message>
  <message>
   <source>{seat:seat} threw away {suit:suits} first, its best guarded suit, for trumps are against it.</source>
   <comment>infer.protected</comment>
   <translation>{seat} : défausse d’abord à {suit:suits}, sa couleur la mieux gardée, car l’atout est contre elle.</translation>
  </message>
  <message>
   <source>Leads {suit:suits}, a suit that nobody has led before.</source>
   <comment>seen.leads</comment>
   <translation>Entame {suit:suits}, une couleur que nul n’a entamée.</translation>
  </message>
  <message>
   <source>Leads {suit:suits} again.</source>
   <comment>seen.leads_again</comment>
   <translation>Rejoue {suit:suits}.</translation>
  </message>
  <message>
   <source>Leads a trump.</source>
   <comment>seen.leads_trumps</comment>
   <translation>Entame atout.</translation>
  </message>
  <message>
   <source>Returns {suit:suits}, the suit that partner led.</source>
   <comment>seen.returns</comment>
   <translation>Rejoue {suit:suits}, la couleur du partenaire.</translation>
  </message>
  <message>
   <source>Returns partner’s trump lead.</source>
   <comment>seen.returns_trumps</comment>
   <translation>Rejoue l’atout du partenaire.</translation>
  </message>
  <message>
   <source>Takes the trick over with the {card:card}.</source>
   <comment>seen.takes</comment>
   <translation>Prend la levée {card:card.du}.</translation>
  </message>
  <message>
   <source>Follows suit and leaves the trick to the {best:card}.</source>
   <comment>seen.leaves</comment>
   <translation>Fournit et laisse la levée {best:card.au}.</translation>
  </message>
  <message>
   <source>Follows suit and leaves the trick to partner’s {best:card}.</source>
   <comment>seen.leaves_partner</comment>
   <translation>Fournit et laisse la levée {best:card.au} du partenaire.</translation>
  </message>
  <message>
   <source>Had no other {suit:suit}.</source>
   <comment>seen.forced</comment>
   <translation>N’avait pas d’autre {suit:suit}.</translation>
  </message>
  <message>
   <source>It was the last card of the hand.</source>
   <comment>seen.last</comment>
   <translation>C’était la dernière carte de la main.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and ruffs.</source>
   <comment>seen.ruffs</comment>
   <translation>N’a pas de {led:suits} et coupe.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and overruffs.</source>
   <comment>seen.over_ruff</comment>
   <translation>N’a pas de {led:suits} et surcoupe.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and plays a low trump.</source>
   <comment>seen.under_ruff</comment>
   <translation>N’a pas de {led:suits} et joue un petit atout.</translation>
  </message>
  <message>
   <source>Has no {led:suits} and throws a {suit:suit} away.</source>
   <comment>seen.throws</comment>
   <translation>N’a pas de {led:suits} et défausse un {suit:suit}.</translation>
  </message>
  <message>
   <source>Plays the {card:card}.</source>
   <comment>seen.joker</comment>
   <translation>Joue {card:card.le}.</translation>
  </message>
  <message>
   <source>Stop who is about to win.</source>
   <comment>idea.stop_leader</comment>
   <translation>Arrêtez qui va gagner.</translation>
  </message>
  <message>
   <source>Get into the right hand.</source>
   <comment>idea.entries</comment>
   <translation>Passez dans la bonne main.</translation>
  </message>
  <message>
   <source>Ruff in the hand with fewer trumps.</source>
   <comment>idea.ruff_short</comment>
   <translation>Coupez de la main courte en atouts.</translation>
  </message>
  <message>
   <source>Give partner a ruff.</source>
   <comment>idea.give_ruff</comment>
   <translation>Donnez une coupe au partenaire.</translation>
  </message>
  <message>
   <source>Lead toward your honours.</source>
   <comment>idea.toward_honours</comment>
   <translation>Jouez vers vos honneurs.</translation>
  </message>
  <message>
   <source>Finesse against a missing honour.</source>
   <comment>idea.finesse</comment>
   <translation>Faites l’impasse contre un honneur manquant.</translation>
  </message>
  <message>
   <source>Lead from a sequence.</source>
   <comment>idea.sequences</comment>
   <translation>Entamez d’une séquence.</translation>
  </message>
  <message>
   <source>Lead up to weakness.</source>
   <comment>idea.up_to_weakness</comment>
   <translation>Jouez vers la faiblesse.</translation>
  </message>
  <message>
   <source>Lead through strength.</source>
   <comment>idea.through_strength</comment>
   <translation>Jouez à travers la force.</translation>
  </message>
  <message>
   <source>Give nothing away with your lead.</source>
   <comment>idea.lead_safely</comment>
   <translation>Ne donnez rien par votre entame.</translation>
  </message>
  <message>
   <source>Sometimes second hand must play high.</source>
   <comment>idea.second_high</comment>
   <translation>Parfois le deuxième doit jouer fort.</translation>
  </message>
  <message>
   <source>Cover an honour with an honour.</source>
   <comment>idea.cover</comment>
   <translation>Couvrez un honneur d’un honneur.</translation>
  </message>
  <message>
   <source>Keep your trumps.</source>
   <comment>idea.save_trumps</comment>
   <translation>Gardez vos atouts.</translation>
  </message>
  <message>
   <source>Do not ruff what partner has won.</source>
   <comment>idea.no_ruff_partner</comment>
   <translation>Ne coupez pas ce que tient le partenaire.</translation>
  </message>
  <message>
   <source>Show your partner what you hold.</source>
   <comment>idea.show</comment>
   <translation>Montrez à votre partenaire ce que vous avez.</translation>
  </message>
  <message>
   <source>Ask your partner to lead trumps.</source>
   <comment>idea.call</comment>
   <translation>Demandez atout à votre partenaire.</translation>
  </message>
  <message>
   <source>Count the cards that are still out.</source>
   <comment>idea.ending</comment>
   <translation>Comptez les cartes encore dehors.</translation>
  </message>
  <message>
   <source>Habits are {many} numbers from 0 to 1 with single spaces between and at most four places: how likely all cards are random, then {experts} of sum 1 for the experts and {ties} of sum 1 for equal cards.</source>
   <comment>unreadable.habits</comment>
   <translation>Les habitudes sont {many} nombres de 0 à 1, séparés par une espace, avec quatre décimales au plus : la probabilité que toutes les cartes soient jouées au hasard, puis {experts} de somme 1 pour les experts et {ties} de somme 1 pour les cartes équivalentes.</translation>
  </message>
  <message>
   <source>There is no level “{text}”; there are {levels}.</source>
   <comment>unreadable.level</comment>
   <translation>Il n’y a pas de niveau « {text} » ; il y a {levels}.</translation>
  </message>
  <message>
   <source>Computer players are shut in: they can open no file of yours and reach no network.</source>
   <comment>sandbox.files_network</comment>
   <translation>Les joueurs ordinateurs sont enfermés : ils ne peuvent ouvrir aucun de vos fichiers ni atteindre le réseau.</translation>
  </message>
  <message>
   <source>Computer players can open no file of yours; this system does not keep them from the network.</source>
   <comment>sandbox.files_no_network</comment>
   <translation>Les joueurs ordinateurs ne peuvent ouvrir aucun de vos fichiers ; ce système ne leur interdit pas le réseau.</translation>
  </message>
  <message>
   <source>Computer players can reach no network; this system does not keep them from your files.</source>
   <comment>sandbox.no_files_network</comment>
   <translation>Les joueurs ordinateurs ne peuvent pas atteindre le réseau ; ce système ne leur interdit pas vos fichiers.</translation>
  </message>
  <message>
   <source>This system does not shut computer players in: they run with your rights, as any program that you start.</source>
   <comment>sandbox.no_files_no_network</comment>
   <translation>Ce système n’enferme pas les joueurs ordinateurs : ils ont vos droits, comme tout programme que vous lancez.</translation>
  </message>
 </context>
 <context>
  <name>rules</name>
  <message>
   <source>English Dummy</source>
   <translation>Mort anglais</translation>
  </message>
  <message>
   <source>Dummy faces you, a rubber each.</source>
   <translation>Le mort en face, un robre chacun.</translation>
  </message>
  <message>
   <source>Foster's Complete Hoyle</source>
   <translation>Foster's Complete Hoyle</translation>
  </message>
  <message>
   <source>Who has dummy</source>
   <translation>Qui a le mort</translation>
  </message>
  <message>
   <source>Each player takes dummy for one rubber, or one player keeps it and concedes a point in every rubber.</source>
   <translation>Chaque joueur a le mort pour un robre, ou un joueur le garde et concède un point à chaque robre.</translation>
  </message>
  <message>
   <source>Table and tournée</source>
   <translation>Table et tournée</translation>
  </message>
  <message>
   <source>Foster</source>
   <translation>Foster</translation>
  </message>
  <message>
   <source>In turn</source>
   <translation>À tour de rôle</translation>
  </message>
  <message>
   <source>Constant</source>
   <translation>Constant</translation>
  </message>
  <message>
   <source>Points conceded</source>
   <translation>Points concédés</translation>
  </message>
  <message>
   <source>Rubber points that a constant dummy player gives to the adversaries in each rubber.</source>
   <translation>Points de robre que le joueur d’un mort constant donne aux adversaires à chaque robre.</translation>
  </message>
  <message>
   <source>It belongs to constant dummy only.</source>
   <translation>Cela ne vaut que pour le mort constant.</translation>
  </message>
  <message>
   <source>Rubbers</source>
   <translation>Robres</translation>
  </message>
  <message>
   <source>How many rubbers a constant dummy player has; a tournée always has three.</source>
   <translation>Combien de robres dure un mort constant ; une tournée en a toujours trois.</translation>
  </message>
  <message>
   <source>Foster; common use</source>
   <translation>Foster ; usage courant</translation>
  </message>
  <message>
   <source>First dummy</source>
   <translation>Premier mort</translation>
  </message>
  <message>
   <source>Cut for the order of dummy, or agree who takes it first.</source>
   <translation>Tirer l’ordre du mort, ou convenir de qui l’a d’abord.</translation>
  </message>
  <message>
   <source>Cut the cards</source>
   <translation>Tirer</translation>
  </message>
  <message>
   <source>Agreed</source>
   <translation>Convenu</translation>
  </message>
  <message>
   <source>Equal cards in the cut</source>
   <translation>Cartes égales au tirage</translation>
  </message>
  <message>
   <source>Tied players draw again, or hearts are lowest, then diamonds, clubs, spades.</source>
   <translation>Les joueurs à égalité tirent encore, ou cœur est le plus bas, puis carreau, trèfle, pique.</translation>
  </message>
  <message>
   <source>Draw again</source>
   <translation>Tirer encore</translation>
  </message>
  <message>
   <source>By suit</source>
   <translation>Par couleur</translation>
  </message>
  <message>
   <source>Nobody cuts when the first dummy is agreed.</source>
   <translation>Nul ne tire quand le premier mort est convenu.</translation>
  </message>
  <message>
   <source>Seats</source>
   <translation>Places</translation>
  </message>
  <message>
   <source>Players keep their order round the table, choose their chairs before each rubber, or the adversaries change sides from rubber to rubber.</source>
   <translation>Les joueurs gardent leur ordre à la table, choisissent leurs places avant chaque robre, ou les adversaires changent de côté d’un robre à l’autre.</translation>
  </message>
  <message>
   <source>Common use</source>
   <translation>Usage courant</translation>
  </message>
  <message>
   <source>Keep order</source>
   <translation>Garder l’ordre</translation>
  </message>
  <message>
   <source>Choose chairs</source>
   <translation>Choisir</translation>
  </message>
  <message>
   <source>Change sides</source>
   <translation>Changer de côté</translation>
  </message>
  <message>
   <source>First deal of a rubber</source>
   <translation>Première donne d’un robre</translation>
  </message>
  <message>
   <source>Dummy deals the first hand of each rubber, or its partner does, or he chooses.</source>
   <translation>Le mort donne en premier à chaque robre, ou son partenaire, ou celui-ci choisit.</translation>
  </message>
  <message>
   <source>Dummy</source>
   <translation>Mort</translation>
  </message>
  <message>
   <source>Partner</source>
   <translation>Partenaire</translation>
  </message>
  <message>
   <source>He chooses</source>
   <translation>Il choisit</translation>
  </message>
  <message>
   <source>Session broken off</source>
   <translation>Séance interrompue</translation>
  </message>
  <message>
   <source>Settle the rubbers that are finished, or nothing.</source>
   <translation>Régler les robres finis, ou rien.</translation>
  </message>
  <message>
   <source>Settle finished</source>
   <translation>Régler les finis</translation>
  </message>
  <message>
   <source>Settle nothing</source>
   <translation>Ne rien régler</translation>
  </message>
  <message>
   <source>Trumps</source>
   <translation>Atout</translation>
  </message>
  <message>
   <source>The last card is turned, or the suits take turns deal by deal, with or without a deal at no trumps.</source>
   <translation>La dernière carte est retournée, ou les couleurs tournent de donne en donne, avec ou sans une donne à sans-atout.</translation>
  </message>
  <message>
   <source>Deal and play</source>
   <translation>Donne et jeu</translation>
  </message>
  <message>
   <source>Foster, Pagat</source>
   <translation>Foster, Pagat</translation>
  </message>
  <message>
   <source>Turned</source>
   <translation>Retourne</translation>
  </message>
  <message>
   <source>In rotation</source>
   <translation>À tour de rôle</translation>
  </message>
  <message>
   <source>Rotation, no trumps fifth</source>
   <translation>Tour, sans-atout cinquième</translation>
  </message>
  <message>
   <source>Dummy is shown</source>
   <translation>Le mort s’étale</translation>
  </message>
  <message>
   <source>Before the first lead, or after it as at bridge.</source>
   <translation>Avant l’entame, ou après elle comme au bridge.</translation>
  </message>
  <message>
   <source>Foster; bridge</source>
   <translation>Foster ; bridge</translation>
  </message>
  <message>
   <source>Before the lead</source>
   <translation>Avant l’entame</translation>
  </message>
  <message>
   <source>After the lead</source>
   <translation>Après l’entame</translation>
  </message>
  <message>
   <source>The last trick</source>
   <translation>La dernière levée</translation>
  </message>
  <message>
   <source>May be looked at until the next is quitted, or not at all.</source>
   <translation>Peut être regardée jusqu’à ce que la suivante soit ramassée, ou pas du tout.</translation>
  </message>
  <message>
   <source>Foster, Hoffmann</source>
   <translation>Foster, Hoffmann</translation>
  </message>
  <message>
   <source>May be seen</source>
   <translation>Visible</translation>
  </message>
  <message>
   <source>Stays turned</source>
   <translation>Cachée</translation>
  </message>
  <message>
   <source>Misdeal</source>
   <translation>Maldonne</translation>
  </message>
  <message>
   <source>A misdeal loses the deal, or the dealer deals again; this program’s deals do not err.</source>
   <translation>Une maldonne fait perdre la donne, ou le donneur redonne ; les donnes du programme sont sans faute.</translation>
  </message>
  <message>
   <source>Loses the deal</source>
   <translation>Perd la donne</translation>
  </message>
  <message>
   <source>Deal again</source>
   <translation>Redonner</translation>
  </message>
  <message>
   <source>Claims</source>
   <translation>Revendications</translation>
  </message>
  <message>
   <source>The solver says whether a claim of tricks is right, or the other side admits it.</source>
   <translation>Le solveur dit si une revendication de levées est juste, ou l’autre camp l’admet.</translation>
  </message>
  <message>
   <source>By the solver</source>
   <translation>Par le solveur</translation>
  </message>
  <message>
   <source>By the other side</source>
   <translation>Par l’autre camp</translation>
  </message>
  <message>
   <source>Points for game</source>
   <translation>Points de partie</translation>
  </message>
  <message>
   <source>Points a side needs to win a game.</source>
   <translation>Points qu’il faut à un camp pour gagner une partie.</translation>
  </message>
  <message>
   <source>Scoring</source>
   <translation>Marque</translation>
  </message>
  <message>
   <source>Honours</source>
   <translation>Honneurs</translation>
  </message>
  <message>
   <source>Four trump honours score 4, three score 2.</source>
   <translation>Quatre honneurs d’atout comptent 4, trois comptent 2.</translation>
  </message>
  <message>
   <source>On</source>
   <translation>Oui</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Non</translation>
  </message>
  <message>
   <source>Honours barred</source>
   <translation>Honneurs interdits</translation>
  </message>
  <message>
   <source>A side that needs one point cannot score honours.</source>
   <translation>Un camp à un point de la partie ne compte pas d’honneurs.</translation>
  </message>
  <message>
   <source>One short of game</source>
   <translation>À un point</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <source>Honours are not counted.</source>
   <translation>Les honneurs ne se comptent pas.</translation>
  </message>
  <message>
   <source>Claiming honours</source>
   <translation>Annonce des honneurs</translation>
  </message>
  <message>
   <source>Honours are counted by themselves, or must be called before the next trump is turned.</source>
   <translation>Les honneurs se comptent d’eux-mêmes, ou s’annoncent avant la retourne suivante.</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>D’eux-mêmes</translation>
  </message>
  <message>
   <source>Called</source>
   <translation>Annoncés</translation>
  </message>
  <message>
   <source>Value of a game</source>
   <translation>Valeur d’une partie</translation>
  </message>
  <message>
   <source>Three, two or one by the losers’ score; the difference of the scores; the difference with the last deal in full; double if the losers are under half; or one.</source>
   <translation>Trois, deux ou un selon la marque des perdants ; la différence des marques ; la différence avec la dernière donne entière ; double si les perdants ont moins de la moitié ; ou un.</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>Différence</translation>
  </message>
  <message>
   <source>Difference, played out</source>
   <translation>Différence, donne entière</translation>
  </message>
  <message>
   <source>Double under half</source>
   <translation>Double sous la moitié</translation>
  </message>
  <message>
   <source>One</source>
   <translation>Un</translation>
  </message>
  <message>
   <source>Points for the rubber</source>
   <translation>Points pour le robre</translation>
  </message>
  <message>
   <source>Rubber points added for winning the rubber.</source>
   <translation>Points de robre ajoutés pour le gain du robre.</translation>
  </message>
  <message>
   <source>Stake on</source>
   <translation>Enjeu sur</translation>
  </message>
  <message>
   <source>What the stake is paid for; triple pays tricks, games and the rubber as 1 to 2½ to 5.</source>
   <translation>Ce que paie l’enjeu ; le triple paie tricks, parties et robre comme 1 à 2½ à 5.</translation>
  </message>
  <message>
   <source>Stakes</source>
   <translation>Enjeux</translation>
  </message>
  <message>
   <source>Rubber points</source>
   <translation>Points de robre</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>Parties</translation>
  </message>
  <message>
   <source>Tricks</source>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>All three</source>
   <translation>Les trois</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Rien</translation>
  </message>
  <message>
   <source>Stake</source>
   <translation>Enjeu</translation>
  </message>
  <message>
   <source>Units paid for each; the dummy player pays or receives it twice.</source>
   <translation>Unités payées pour chacun ; le joueur du mort les paie ou les reçoit deux fois.</translation>
  </message>
  <message>
   <source>No account is kept.</source>
   <translation>Aucun compte n’est tenu.</translation>
  </message>
  <message>
   <source>Extra stake on the rubber</source>
   <translation>Enjeu de plus sur le robre</translation>
  </message>
  <message>
   <source>Units added to every rubber won.</source>
   <translation>Unités ajoutées à chaque robre gagné.</translation>
  </message>
  <message>
   <source>The stake is not on the rubber points.</source>
   <translation>L’enjeu ne porte pas sur les points de robre.</translation>
  </message>
  <message>
   <source>Wrong cards</source>
   <translation>Cartes fautives</translation>
  </message>
  <message>
   <source>A card that does not follow suit cannot be played, or it can, and the law answers it.</source>
   <translation>Une carte qui ne fournit pas ne peut être jouée, ou elle le peut, et la loi y répond.</translation>
  </message>
  <message>
   <source>Laws of the table</source>
   <translation>Lois de la table</translation>
  </message>
  <message>
   <source>Cannot be played</source>
   <translation>Injouables</translation>
  </message>
  <message>
   <source>Are penalised</source>
   <translation>Pénalisées</translation>
  </message>
  <message>
   <source>What can go wrong</source>
   <translation>Fautes possibles</translation>
  </message>
  <message>
   <source>Wrong suits only, cards out of turn as well, or cards shown too.</source>
   <translation>Seulement les fausses couleurs, aussi les cartes hors tour, ou aussi les cartes montrées.</translation>
  </message>
  <message>
   <source>Wrong suits</source>
   <translation>Fausses couleurs</translation>
  </message>
  <message>
   <source>Suits and turns</source>
   <translation>Couleurs et tours</translation>
  </message>
  <message>
   <source>Everything</source>
   <translation>Tout</translation>
  </message>
  <message>
   <source>A wrong card cannot be played.</source>
   <translation>Une carte fautive ne peut pas être jouée.</translation>
  </message>
  <message>
   <source>A wrong card of dummy</source>
   <translation>Carte fautive du mort</translation>
  </message>
  <message>
   <source>Stands when the trick is quitted, or cannot be played.</source>
   <translation>Reste quand la levée est retournée, ou ne peut être jouée.</translation>
  </message>
  <message>
   <source>Stands</source>
   <translation>Reste</translation>
  </message>
  <message>
   <source>Finding a revoke</source>
   <translation>Découvrir une renonce</translation>
  </message>
  <message>
   <source>An adversary claims it, or it is told at the end of the deal, or at once.</source>
   <translation>Un adversaire la réclame, ou elle est annoncée à la fin de la donne, ou aussitôt.</translation>
  </message>
  <message>
   <source>It is claimed</source>
   <translation>Elle est réclamée</translation>
  </message>
  <message>
   <source>Told at the end</source>
   <translation>Annoncée à la fin</translation>
  </message>
  <message>
   <source>Told at once</source>
   <translation>Annoncée aussitôt</translation>
  </message>
  <message>
   <source>A false claim</source>
   <translation>Fausse réclamation</translation>
  </message>
  <message>
   <source>A claim of a revoke that is not proved costs nothing, or a point.</source>
   <translation>Réclamer une renonce qui n’est pas prouvée ne coûte rien, ou un point.</translation>
  </message>
  <message>
   <source>Costs nothing</source>
   <translation>Ne coûte rien</translation>
  </message>
  <message>
   <source>Costs a point</source>
   <translation>Coûte un point</translation>
  </message>
  <message>
   <source>Revokes are not claimed, but told.</source>
   <translation>Les renonces ne sont pas réclamées, mais annoncées.</translation>
  </message>
  <message>
   <source>Penalty of a revoke</source>
   <translation>Pénalité d’une renonce</translation>
  </message>
  <message>
   <source>Its claimants choose, or it is always tricks taken, points off, or points on.</source>
   <translation>Les réclamants choisissent, ou ce sont toujours des levées, des points en moins ou en plus.</translation>
  </message>
  <message>
   <source>Claimants choose</source>
   <translation>Au choix des réclamants</translation>
  </message>
  <message>
   <source>Points off</source>
   <translation>Points en moins</translation>
  </message>
  <message>
   <source>Points on</source>
   <translation>Points en plus</translation>
  </message>
  <message>
   <source>Size of the penalty</source>
   <translation>Montant de la pénalité</translation>
  </message>
  <message>
   <source>Tricks or points for a revoke.</source>
   <translation>Levées ou points pour une renonce.</translation>
  </message>
  <message>
   <source>A side’s further revokes</source>
   <translation>Autres renonces d’un camp</translation>
  </message>
  <message>
   <source>Cost what its first one costs, or one trick or point each.</source>
   <translation>Coûtent autant que la première, ou une levée ou un point chacune.</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>Autant</translation>
  </message>
  <message>
   <source>One each</source>
   <translation>Une chacune</translation>
  </message>
  <message>
   <source>Both sides revoked</source>
   <translation>Renonces des deux camps</translation>
  </message>
  <message>
   <source>Each is punished, or the penalties cancel each other.</source>
   <translation>Chaque camp est puni, ou les pénalités s’annulent.</translation>
  </message>
  <message>
   <source>Each is punished</source>
   <translation>Chacun est puni</translation>
  </message>
  <message>
   <source>They cancel</source>
   <translation>Elles s’annulent</translation>
  </message>
  <message>
   <source>Revoke and game</source>
   <translation>Renonce et partie</translation>
  </message>
  <message>
   <source>A side that revoked cannot win the game with that deal, or it can.</source>
   <translation>Un camp qui a fait une renonce ne peut gagner la partie avec cette donne, ou il le peut.</translation>
  </message>
  <message>
   <source>Cannot win it</source>
   <translation>Ne peut la gagner</translation>
  </message>
  <message>
   <source>Can win it</source>
   <translation>Peut la gagner</translation>
  </message>
  <message>
   <source>English Dummy, Foster</source>
   <translation>Mort anglais, Foster</translation>
  </message>
  <message>
   <source>Revised code, Hoffmann</source>
   <translation>Code révisé, Hoffmann</translation>
  </message>
  <message>
   <source>Hoyle's Games Modernized</source>
   <translation>Hoyle's Games Modernized</translation>
  </message>
  <message>
   <source>Constant dummy, a point conceded</source>
   <translation>Mort constant, un point concédé</translation>
  </message>
  <message>
   <source>American count: seven, no honours</source>
   <translation>Compte américain : sept, sans honneurs</translation>
  </message>
  <message>
   <source>Long game: ten points</source>
   <translation>Longue partie : dix points</translation>
  </message>
  <message>
   <source>Pagat</source>
   <translation>Pagat</translation>
  </message>
  <message>
   <source>Double Dummy</source>
   <translation>Deux morts</translation>
  </message>
  <message>
   <source>Two players, each with an open dummy.</source>
   <translation>Deux joueurs, chacun avec un mort ouvert.</translation>
  </message>
  <message>
   <source>What is played</source>
   <translation>Ce qu’on joue</translation>
  </message>
  <message>
   <source>One game, a rubber of three, or a tournament of a set number of deals.</source>
   <translation>Une partie, un robre, ou un tournoi d’un nombre fixé de donnes.</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Table</translation>
  </message>
  <message>
   <source>One game</source>
   <translation>Une partie</translation>
  </message>
  <message>
   <source>A rubber</source>
   <translation>Un robre</translation>
  </message>
  <message>
   <source>A tournament</source>
   <translation>Un tournoi</translation>
  </message>
  <message>
   <source>Deals of the tournament</source>
   <translation>Donnes du tournoi</translation>
  </message>
  <message>
   <source>How many deals a tournament has, so that all deal equally often.</source>
   <translation>Combien de donnes a un tournoi, pour que tous donnent aussi souvent.</translation>
  </message>
  <message>
   <source>Pagat; common use</source>
   <translation>Pagat ; usage courant</translation>
  </message>
  <message>
   <source>It belongs to a tournament only.</source>
   <translation>Cela ne vaut que pour un tournoi.</translation>
  </message>
  <message>
   <source>Where the low cutter sits</source>
   <translation>Place de qui tire la plus basse</translation>
  </message>
  <message>
   <source>On the right of the other player, on his left, or as he likes.</source>
   <translation>À la droite de l’autre joueur, à sa gauche, ou à son gré.</translation>
  </message>
  <message>
   <source>On his right</source>
   <translation>À sa droite</translation>
  </message>
  <message>
   <source>On his left</source>
   <translation>À sa gauche</translation>
  </message>
  <message>
   <source>As he likes</source>
   <translation>À son gré</translation>
  </message>
  <message>
   <source>First deal</source>
   <translation>Première donne</translation>
  </message>
  <message>
   <source>The low cutter’s dummy deals first, or he does.</source>
   <translation>Le mort de qui tire la plus basse donne en premier, ou lui-même.</translation>
  </message>
  <message>
   <source>The low cutter</source>
   <translation>La plus basse</translation>
  </message>
  <message>
   <source>The hidden hands</source>
   <translation>Les mains cachées</translation>
  </message>
  <message>
   <source>The players’ own hands stay closed, or all four hands lie open.</source>
   <translation>Les mains des joueurs restent fermées, ou les quatre sont ouvertes.</translation>
  </message>
  <message>
   <source>All open</source>
   <translation>Toutes ouvertes</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Fermées</translation>
  </message>
  <message>
   <source>Cavendish; Foster</source>
   <translation>Cavendish ; Foster</translation>
  </message>
  <message>
   <source>Claiming tricks</source>
   <translation>Revendication</translation>
  </message>
  <message>
   <source>A player may claim so many of the tricks left, and the other admit it.</source>
   <translation>Un joueur peut revendiquer tant des levées restantes, et l’autre l’admettre.</translation>
  </message>
  <message>
   <source>By agreement</source>
   <translation>Par accord</translation>
  </message>
  <message>
   <source>Not allowed</source>
   <translation>Interdite</translation>
  </message>
  <message>
   <source>What a claim is worth</source>
   <translation>Ce que vaut une revendication</translation>
  </message>
  <message>
   <source>The other player judges it, or both are told how it stands to perfect play before he answers.</source>
   <translation>L’autre joueur en juge, ou l’on dit aux deux, avant sa réponse, ce qu’elle vaut au jeu parfait.</translation>
  </message>
  <message>
   <source>The other judges</source>
   <translation>L’autre en juge</translation>
  </message>
  <message>
   <source>Both are told</source>
   <translation>Dit aux deux</translation>
  </message>
  <message>
   <source>Nothing is claimed.</source>
   <translation>Rien n’est revendiqué.</translation>
  </message>
  <message>
   <source>No game is played to a figure: tricks alone are counted.</source>
   <translation>On ne joue pas de partie en points : seules comptent les levées.</translation>
  </message>
  <message>
   <source>Three, two or one by the losers’ score; the difference of the scores; or one.</source>
   <translation>Trois, deux ou un selon la marque des perdants ; la différence des marques ; ou un.</translation>
  </message>
  <message>
   <source>No rubber is played.</source>
   <translation>On ne joue pas de robre.</translation>
  </message>
  <message>
   <source>Units paid for each.</source>
   <translation>Unités payées pour chacun.</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Paiement</translation>
  </message>
  <message>
   <source>Once between the two, or double as at English Dummy.</source>
   <translation>Une fois entre les deux, ou double comme au Mort anglais.</translation>
  </message>
  <message>
   <source>Double</source>
   <translation>Double</translation>
  </message>
  <message>
   <source>Once</source>
   <translation>Une fois</translation>
  </message>
  <message>
   <source>Double Dummy, Foster</source>
   <translation>Deux morts, Foster</translation>
  </message>
  <message>
   <source>All four hands open</source>
   <translation>Les quatre mains ouvertes</translation>
  </message>
  <message>
   <source>Mort for three</source>
   <translation>Mort à trois</translation>
  </message>
  <message>
   <source>Mort</source>
   <translation>Mort</translation>
  </message>
  <message>
   <source>Vivant and Mort against two, a game each.</source>
   <translation>Le vivant et le mort contre deux, une partie chacun.</translation>
  </message>
  <message>
   <source>Length</source>
   <translation>Durée</translation>
  </message>
  <message>
   <source>Every player is Vivant for one game, or one game is all.</source>
   <translation>Chaque joueur est le vivant pour une partie, ou une partie suffit.</translation>
  </message>
  <message>
   <source>A tournée</source>
   <translation>Une tournée</translation>
  </message>
  <message>
   <source>One player keeps Mort</source>
   <translation>Un joueur garde le mort</translation>
  </message>
  <message>
   <source>The lowest cutter is Vivant in every game.</source>
   <translation>Qui tire la plus basse est le vivant à chaque partie.</translation>
  </message>
  <message>
   <source>A single game is played.</source>
   <translation>On ne joue qu’une partie.</translation>
  </message>
  <message>
   <source>Every player moves on as the tables of the book have it, or chooses his place where it leaves him a choice.</source>
   <translation>Chacun avance comme le veulent les tableaux du livre, ou choisit sa place là où ils le permettent.</translation>
  </message>
  <message>
   <source>As the book has it</source>
   <translation>Selon le livre</translation>
  </message>
  <message>
   <source>Chosen</source>
   <translation>Choisies</translation>
  </message>
  <message>
   <source>First deal of a game</source>
   <translation>Première donne d’une partie</translation>
  </message>
  <message>
   <source>Vivant says whether he or Mort deals first, or it is settled.</source>
   <translation>Le vivant dit qui, de lui ou du mort, donne en premier, ou c’est fixé.</translation>
  </message>
  <message>
   <source>Vivant chooses</source>
   <translation>Le vivant choisit</translation>
  </message>
  <message>
   <source>Vivant</source>
   <translation>Vivant</translation>
  </message>
  <message>
   <source>The dealer’s opponents say whether a misdeal loses the deal; this program’s deals do not err.</source>
   <translation>Les adversaires du donneur disent si une maldonne fait perdre la donne ; les donnes du programme sont sans faute.</translation>
  </message>
  <message>
   <source>Opponents elect</source>
   <translation>Adversaires</translation>
  </message>
  <message>
   <source>The last deal of a game</source>
   <translation>La dernière donne d’une partie</translation>
  </message>
  <message>
   <source>Is counted in full, also what goes beyond the game, or stops there.</source>
   <translation>Compte en entier, même au-delà de la partie, ou s’arrête là.</translation>
  </message>
  <message>
   <source>In full</source>
   <translation>En entier</translation>
  </message>
  <message>
   <source>Stops at game</source>
   <translation>Arrêt à la partie</translation>
  </message>
  <message>
   <source>Slam</source>
   <translation>Chelem</translation>
  </message>
  <message>
   <source>Points on the sheet for all thirteen tricks; with none they are tricks like others.</source>
   <translation>Points sur la feuille pour les treize levées ; sans eux ce sont des levées comme d’autres.</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Aucun</translation>
  </message>
  <message>
   <source>Tricks of a slam</source>
   <translation>Levées d’un chelem</translation>
  </message>
  <message>
   <source>Count nothing in the game, or seven points like others.</source>
   <translation>Ne comptent pas pour la partie, ou font sept points comme d’autres.</translation>
  </message>
  <message>
   <source>Count too</source>
   <translation>Comptent aussi</translation>
  </message>
  <message>
   <source>Count nothing</source>
   <translation>Ne comptent pas</translation>
  </message>
  <message>
   <source>Slams are not counted.</source>
   <translation>Les chelems ne se comptent pas.</translation>
  </message>
  <message>
   <source>Consolation</source>
   <translation>Consolation</translation>
  </message>
  <message>
   <source>Points that the winners of a game add to it.</source>
   <translation>Points que les gagnants d’une partie y ajoutent.</translation>
  </message>
  <message>
   <source>Triple, double, simple</source>
   <translation>Triple, double, simple</translation>
  </message>
  <message>
   <source>Three, two or one more by the losers’ score, or nothing.</source>
   <translation>Trois, deux ou un de plus selon la marque des perdants, ou rien.</translation>
  </message>
  <message>
   <source>Units paid for each; Vivant pays or receives it twice.</source>
   <translation>Unités payées pour chacun ; le vivant les paie ou les reçoit deux fois.</translation>
  </message>
  <message>
   <source>The offenders’ last trick</source>
   <translation>La dernière levée des fautifs</translation>
  </message>
  <message>
   <source>One trick is left to them, or all may be taken.</source>
   <translation>Une levée leur reste, ou toutes peuvent être prises.</translation>
  </message>
  <message>
   <source>Is left to them</source>
   <translation>Leur reste</translation>
  </message>
  <message>
   <source>May be taken</source>
   <translation>Peut être prise</translation>
  </message>
  <message>
   <source>Mort, Foster</source>
   <translation>Mort, Foster</translation>
  </message>
  <message>
   <source>A single game</source>
   <translation>Une seule partie</translation>
  </message>
  <message>
   <source>Mort for four</source>
   <translation>Mort à quatre</translation>
  </message>
  <message>
   <source>As for three, and one sits out in turn.</source>
   <translation>Comme à trois, et un se repose à son tour.</translation>
  </message>
  <message>
   <source>Who sits out</source>
   <translation>Qui se repose</translation>
  </message>
  <message>
   <source>Neither pays nor receives, or shares Vivant’s fortune with him.</source>
   <translation>Ne paie ni ne reçoit, ou partage le sort du vivant.</translation>
  </message>
  <message>
   <source>Shares with Vivant</source>
   <translation>Partage avec le vivant</translation>
  </message>
  <message>
   <source>Settles nothing</source>
   <translation>Ne règle rien</translation>
  </message>
  <message>
   <source>Classic Whist</source>
   <translation>Whist classique</translation>
  </message>
  <message>
   <source>Four players, partners opposite each other.</source>
   <translation>Quatre joueurs, partenaires face à face.</translation>
  </message>
  <message>
   <source>Pagat; Foster's Complete Hoyle</source>
   <translation>Pagat ; Foster's Complete Hoyle</translation>
  </message>
  <message>
   <source>One game, a rubber of three, a sitting in which tricks are counted on, or a tournament of a set number of deals.</source>
   <translation>Une partie, un robre, une séance où les levées s’additionnent, ou un tournoi d’un nombre fixé de donnes.</translation>
  </message>
  <message>
   <source>Tricks counted on</source>
   <translation>Levées additionnées</translation>
  </message>
  <message>
   <source>Partners in a tournament</source>
   <translation>Partenaires d’un tournoi</translation>
  </message>
  <message>
   <source>The partners stay, or each has every other as partner for a third of the deals.</source>
   <translation>Les partenaires restent, ou chacun a chacun des autres pour un tiers des donnes.</translation>
  </message>
  <message>
   <source>Stay</source>
   <translation>Restent</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>Changent</translation>
  </message>
  <message>
   <source>With rotating partners the deals are twelve, or a multiple of it.</source>
   <translation>Avec des partenaires qui changent, il y a douze donnes ou un multiple.</translation>
  </message>
  <message>
   <source>Equal totals</source>
   <translation>Totaux égaux</translation>
  </message>
  <message>
   <source>Are shared, or played off deal by deal.</source>
   <translation>Se partagent, ou se départagent donne à donne.</translation>
  </message>
  <message>
   <source>Shared</source>
   <translation>Partagés</translation>
  </message>
  <message>
   <source>Played off</source>
   <translation>Départagés</translation>
  </message>
  <message>
   <source>With rotating partners equal totals are shared.</source>
   <translation>Avec des partenaires qui changent, les totaux égaux se partagent.</translation>
  </message>
  <message>
   <source>Partners</source>
   <translation>Partenaires</translation>
  </message>
  <message>
   <source>The two lowest cutters play the two highest, or the partners are agreed.</source>
   <translation>Les deux plus basses jouent contre les deux plus hautes, ou les partenaires sont convenus.</translation>
  </message>
  <message>
   <source>Nobody cuts when the partners are agreed.</source>
   <translation>Nul ne tire quand les partenaires sont convenus.</translation>
  </message>
  <message>
   <source>What a tournament counts</source>
   <translation>Ce que compte un tournoi</translation>
  </message>
  <message>
   <source>Odd tricks of each side, every trick, or odd tricks won less odd tricks lost.</source>
   <translation>Les tricks de chaque camp, chaque levée, ou les tricks gagnés moins les perdus.</translation>
  </message>
  <message>
   <source>Pagat, Foster; common use</source>
   <translation>Pagat, Foster ; usage courant</translation>
  </message>
  <message>
   <source>Odd tricks</source>
   <translation>Tricks</translation>
  </message>
  <message>
   <source>All tricks</source>
   <translation>Toutes les levées</translation>
  </message>
  <message>
   <source>Won less lost</source>
   <translation>Gagnés moins perdus</translation>
  </message>
  <message>
   <source>Code of laws</source>
   <translation>Code de lois</translation>
  </message>
  <message>
   <source>The English laws of whist, old or revised, or the American: of 1893, or for duplicate.</source>
   <translation>Les lois anglaises du whist, anciennes ou révisées, ou les américaines : de 1893, ou pour le duplicate.</translation>
  </message>
  <message>
   <source>English</source>
   <translation>Anglais</translation>
  </message>
  <message>
   <source>English, revised</source>
   <translation>Anglais, révisé</translation>
  </message>
  <message>
   <source>American, 1893</source>
   <translation>Américain, 1893</translation>
  </message>
  <message>
   <source>American, duplicate</source>
   <translation>Américain, duplicate</translation>
  </message>
  <message>
   <source>The American laws have a penalty of their own.</source>
   <translation>Les lois américaines ont leur propre pénalité.</translation>
  </message>
  <message>
   <source>Short Whist, Foster</source>
   <translation>Whist court, Foster</translation>
  </message>
  <message>
   <source>American Whist: seven, no honours</source>
   <translation>Whist américain : sept, sans honneurs</translation>
  </message>
  <message>
   <source>Long Whist: ten points</source>
   <translation>Whist long : dix points</translation>
  </message>
  <message>
   <source>Tournament of twelve deals</source>
   <translation>Tournoi de douze donnes</translation>
  </message>
  <message>
   <source>Bid Dummy Whist</source>
   <translation>Mort aux enchères</translation>
  </message>
  <message>
   <source>Bid for the dummy: uptown, downtown, or no trump.</source>
   <translation>Enchérir pour le mort : haut, bas ou sans-atout.</translation>
  </message>
  <message>
   <source>The article Dummy whist</source>
   <translation>L’article Dummy whist</translation>
  </message>
  <message>
   <source>After a deal with somebody there or beyond, the highest score wins.</source>
   <translation>Après une donne où quelqu’un y est ou au-delà, la plus haute marque gagne.</translation>
  </message>
  <message>
   <source>The article Dummy whist; common use</source>
   <translation>L’article Dummy whist ; usage courant</translation>
  </message>
  <message>
   <source>Length of the auction</source>
   <translation>Durée des enchères</translation>
  </message>
  <message>
   <source>Everybody has one call, or it goes on until two pass in turn.</source>
   <translation>Chacun parle une fois, ou l’on parle jusqu’à ce que deux passent de suite.</translation>
  </message>
  <message>
   <source>Auction</source>
   <translation>Enchères</translation>
  </message>
  <message>
   <source>One call each</source>
   <translation>Un tour de parole</translation>
  </message>
  <message>
   <source>Until two passes</source>
   <translation>Jusqu’à deux passes</translation>
  </message>
  <message>
   <source>Lowest bid</source>
   <translation>Plus basse enchère</translation>
  </message>
  <message>
   <source>The lowest level that may be bid; at none six books are promised.</source>
   <translation>Le plus bas palier permis ; à zéro on promet six levées.</translation>
  </message>
  <message>
   <source>The article Dummy whist; Bid Whist</source>
   <translation>L’article Dummy whist ; Bid Whist</translation>
  </message>
  <message>
   <source>Downtown against uptown</source>
   <translation>Bas contre haut</translation>
  </message>
  <message>
   <source>Equal at one level, or downtown is the higher.</source>
   <translation>Égaux au même palier, ou bas est plus haut.</translation>
  </message>
  <message>
   <source>Equal</source>
   <translation>Égaux</translation>
  </message>
  <message>
   <source>Downtown higher</source>
   <translation>Bas plus haut</translation>
  </message>
  <message>
   <source>Jokers</source>
   <translation>Jokers</translation>
  </message>
  <message>
   <source>Two jokers are the best trumps, and the declarer puts away two of the dummy’s fifteen cards.</source>
   <translation>Deux jokers sont les meilleurs atouts, et le déclarant écarte deux des quinze cartes du mort.</translation>
  </message>
  <message>
   <source>Naming trumps</source>
   <translation>Nommer l’atout</translation>
  </message>
  <message>
   <source>After the dummy was seen, or before it is shown.</source>
   <translation>Après avoir vu le mort, ou avant qu’il soit montré.</translation>
  </message>
  <message>
   <source>After the dummy</source>
   <translation>Après le mort</translation>
  </message>
  <message>
   <source>Before the dummy</source>
   <translation>Avant le mort</translation>
  </message>
  <message>
   <source>The ace downtown</source>
   <translation>L’as en bas</translation>
  </message>
  <message>
   <source>The best card of its suit, or the worst.</source>
   <translation>La meilleure carte de sa couleur, ou la plus mauvaise.</translation>
  </message>
  <message>
   <source>The article Dummy whist; WhistPortal</source>
   <translation>L’article Dummy whist ; WhistPortal</translation>
  </message>
  <message>
   <source>Best</source>
   <translation>Meilleure</translation>
  </message>
  <message>
   <source>Worst</source>
   <translation>Plus mauvaise</translation>
  </message>
  <message>
   <source>Jokers at no trump</source>
   <translation>Jokers à sans-atout</translation>
  </message>
  <message>
   <source>Are worth nothing, must be thrown at the first chance, or are handed in for the cards put away.</source>
   <translation>Ne valent rien, doivent être jetés à la première occasion, ou se rendent contre les cartes écartées.</translation>
  </message>
  <message>
   <source>Worthless</source>
   <translation>Sans valeur</translation>
  </message>
  <message>
   <source>Must be thrown</source>
   <translation>À jeter</translation>
  </message>
  <message>
   <source>Handed in</source>
   <translation>Rendus</translation>
  </message>
  <message>
   <source>There are no jokers.</source>
   <translation>Il n’y a pas de jokers.</translation>
  </message>
  <message>
   <source>Leading a joker at no trump</source>
   <translation>Entamer un joker à sans-atout</translation>
  </message>
  <message>
   <source>Only from a hand of nothing else, or at will.</source>
   <translation>Seulement d’une main qui n’a rien d’autre, ou à volonté.</translation>
  </message>
  <message>
   <source>Last resort</source>
   <translation>Dernier recours</translation>
  </message>
  <message>
   <source>At will</source>
   <translation>À volonté</translation>
  </message>
  <message>
   <source>The first lead</source>
   <translation>L’entame</translation>
  </message>
  <message>
   <source>Is the declarer’s, or that of the player on his left.</source>
   <translation>Est au déclarant, ou au joueur à sa gauche.</translation>
  </message>
  <message>
   <source>Declarer</source>
   <translation>Déclarant</translation>
  </message>
  <message>
   <source>Declarer’s left</source>
   <translation>À sa gauche</translation>
  </message>
  <message>
   <source>May be looked at until your side has played to the next, or not at all.</source>
   <translation>Peut être regardée jusqu’à ce que votre camp ait joué à la suivante, ou pas du tout.</translation>
  </message>
  <message>
   <source>Boston</source>
   <translation>Boston</translation>
  </message>
  <message>
   <source>A bid of seven is multiplied.</source>
   <translation>Une enchère de sept est multipliée.</translation>
  </message>
  <message>
   <source>A Boston counts</source>
   <translation>Un Boston compte</translation>
  </message>
  <message>
   <source>How many times its points.</source>
   <translation>Combien de fois ses points.</translation>
  </message>
  <message>
   <source>The article Dummy whist; Parlett</source>
   <translation>L’article Dummy whist ; Parlett</translation>
  </message>
  <message>
   <source>Twice</source>
   <translation>Deux fois</translation>
  </message>
  <message>
   <source>Four times</source>
   <translation>Quatre fois</translation>
  </message>
  <message>
   <source>A Boston is not multiplied.</source>
   <translation>Un Boston n’est pas multiplié.</translation>
  </message>
  <message>
   <source>What is a Boston</source>
   <translation>Ce qu’est un Boston</translation>
  </message>
  <message>
   <source>A bid of seven, or all thirteen books on any bid too.</source>
   <translation>Une enchère de sept, ou aussi les treize levées sur toute enchère.</translation>
  </message>
  <message>
   <source>Seven bid</source>
   <translation>Sept demandé</translation>
  </message>
  <message>
   <source>Thirteen won too</source>
   <translation>Treize faites aussi</translation>
  </message>
  <message>
   <source>No trump counts double</source>
   <translation>Sans-atout compte double</translation>
  </message>
  <message>
   <source>A contract at no trump is worth twice its points.</source>
   <translation>Un contrat à sans-atout vaut deux fois ses points.</translation>
  </message>
  <message>
   <source>A contract that fails</source>
   <translation>Un contrat qui chute</translation>
  </message>
  <message>
   <source>Gives its level to each opponent, or costs the declarer its level.</source>
   <translation>Donne son palier à chaque adversaire, ou le coûte au déclarant.</translation>
  </message>
  <message>
   <source>Opponents gain</source>
   <translation>Les autres gagnent</translation>
  </message>
  <message>
   <source>Declarer loses</source>
   <translation>Le déclarant perd</translation>
  </message>
  <message>
   <source>Stands when the trick is quitted, or counts as the declarer’s, or cannot be played.</source>
   <translation>Reste quand la levée est retournée, ou compte comme celle du déclarant, ou ne peut être jouée.</translation>
  </message>
  <message>
   <source>Counts</source>
   <translation>Compte</translation>
  </message>
  <message>
   <source>Books that a renege, or a wrong call of one, moves to the other side.</source>
   <translation>Levées qu’une fausse renonce, ou une fausse réclamation, fait passer à l’autre camp.</translation>
  </message>
  <message>
   <source>With two jokers</source>
   <translation>Avec deux jokers</translation>
  </message>
  <message>
   <source>Bid Whist for four, as far as it goes</source>
   <translation>Bid Whist à quatre, autant qu’il se peut</translation>
  </message>
  <message>
   <source>Parlett, Penguin Book of Card Games</source>
   <translation>Parlett, Penguin Book of Card Games</translation>
  </message>
  <message>
   <source>Double Dummy (dead hands)</source>
   <translation>Deux mains mortes</translation>
  </message>
  <message>
   <source>Play your hand or exchange it; hands kept count double.</source>
   <translation>Jouer sa main ou l’échanger ; les mains gardées comptent double.</translation>
  </message>
  <message>
   <source>One game, or a rubber of three games.</source>
   <translation>Une partie, ou un robre.</translation>
  </message>
  <message>
   <source>The last card is turned, or the dealer looks at his hand and names them.</source>
   <translation>La dernière carte est retournée, ou le donneur regarde sa main et nomme l’atout.</translation>
  </message>
  <message>
   <source>Dealer names</source>
   <translation>Le donneur nomme</translation>
  </message>
  <message>
   <source>Who decides first</source>
   <translation>Qui décide en premier</translation>
  </message>
  <message>
   <source>The dealer hears the other’s decision first, or the other the dealer’s, or both are told together.</source>
   <translation>Le donneur entend d’abord la décision de l’autre, ou l’autre celle du donneur, ou les deux se disent ensemble.</translation>
  </message>
  <message>
   <source>Non-dealer</source>
   <translation>L’autre</translation>
  </message>
  <message>
   <source>Dealer</source>
   <translation>Donneur</translation>
  </message>
  <message>
   <source>Both at once</source>
   <translation>Les deux ensemble</translation>
  </message>
  <message>
   <source>The dealer who names trumps keeps his hand, and only the other decides.</source>
   <translation>Le donneur qui nomme l’atout garde sa main, et l’autre seul décide.</translation>
  </message>
  <message>
   <source>Two or more trump honours count what they are, if they outnumber the other player’s.</source>
   <translation>Deux honneurs d’atout ou plus comptent pour ce qu’ils sont, s’ils passent ceux de l’autre joueur.</translation>
  </message>
  <message>
   <source>Hands kept</source>
   <translation>Mains gardées</translation>
  </message>
  <message>
   <source>All scores count double if one player keeps his hand, fourfold if both do.</source>
   <translation>Tout compte double si un joueur garde sa main, quadruple si les deux le font.</translation>
  </message>
  <message>
   <source>Multiply</source>
   <translation>Multiplient</translation>
  </message>
  <message>
   <source>Count once</source>
   <translation>Comptent une fois</translation>
  </message>
  <message>
   <source>What is multiplied</source>
   <translation>Ce qui est multiplié</translation>
  </message>
  <message>
   <source>All scores of the hand, or the odd tricks alone.</source>
   <translation>Toute la marque de la donne, ou les seuls tricks.</translation>
  </message>
  <message>
   <source>The article; common use</source>
   <translation>L’article ; usage courant</translation>
  </message>
  <message>
   <source>All scores</source>
   <translation>Toute la marque</translation>
  </message>
  <message>
   <source>Nothing is multiplied.</source>
   <translation>Rien n’est multiplié.</translation>
  </message>
  <message>
   <source>Double Dummy, dead hands</source>
   <translation>Deux mains mortes</translation>
  </message>
  <message>
   <source>Long game: twenty-one points</source>
   <translation>Longue partie : vingt et un points</translation>
  </message>
  <message>
   <source>Humbug Whist</source>
   <translation>Whist Humbug</translation>
  </message>
  <message>
   <source>Keep your hand, or take the unseen one beside you.</source>
   <translation>Garder sa main, ou prendre l’inconnue d’à côté.</translation>
  </message>
  <message>
   <source>One game of five points, or a rubber of three games.</source>
   <translation>Une partie de cinq points, ou un robre.</translation>
  </message>
  <message>
   <source>Humbug Whist, Foster</source>
   <translation>Whist Humbug, Foster</translation>
  </message>
  <message>
   <source>The dealer names trumps</source>
   <translation>Le donneur nomme l’atout</translation>
  </message>
  <message>
   <source>Thirteen and the Odd</source>
   <translation>Treize et le trick</translation>
  </message>
  <message>
   <source>Two hands, and the odd trick scores.</source>
   <translation>Deux mains, et le trick compte.</translation>
  </message>
  <message>
   <source>The turned card</source>
   <translation>La retourne</translation>
  </message>
  <message>
   <source>Stays in sight, or is put away after the first trick.</source>
   <translation>Reste visible, ou est écartée après la première levée.</translation>
  </message>
  <message>
   <source>In sight</source>
   <translation>Visible</translation>
  </message>
  <message>
   <source>Put away</source>
   <translation>Écartée</translation>
  </message>
  <message>
   <source>What the odd trick scores</source>
   <translation>Ce que vaut le trick</translation>
  </message>
  <message>
   <source>One point for seven tricks or more, or one for each trick above six.</source>
   <translation>Un point pour sept levées ou plus, ou un pour chacune au-dessus de six.</translation>
  </message>
  <message>
   <source>One point</source>
   <translation>Un point</translation>
  </message>
  <message>
   <source>Each odd trick</source>
   <translation>Chaque trick</translation>
  </message>
  <message>
   <source>Thirteen and the Odd, Foster</source>
   <translation>Treize et le trick, Foster</translation>
  </message>
  <message>
   <source>Each odd trick counts</source>
   <translation>Chaque trick compte</translation>
  </message>
  <message>
   <source>Single Dummy Bridge</source>
   <translation>Bridge à un mort</translation>
  </message>
  <message>
   <source>Bid, then choose your dummy: one was shown, one was not.</source>
   <translation>Enchérir, puis choisir son mort : l’un montré, l’autre non.</translation>
  </message>
  <message>
   <source>GameRules</source>
   <translation>GameRules</translation>
  </message>
  <message>
   <source>After a deal with a total there or beyond, the higher total wins.</source>
   <translation>Après une donne où un total y est ou au-delà, le plus haut gagne.</translation>
  </message>
  <message>
   <source>GameRules; common use</source>
   <translation>GameRules ; usage courant</translation>
  </message>
  <message>
   <source>The dummy shown first</source>
   <translation>Le mort montré d’abord</translation>
  </message>
  <message>
   <source>The dealer’s dummy is turned before the bidding, or the other’s, or by chance.</source>
   <translation>Le mort du donneur est retourné avant les enchères, ou celui de l’autre, ou au hasard.</translation>
  </message>
  <message>
   <source>Dealer’s</source>
   <translation>Du donneur</translation>
  </message>
  <message>
   <source>The other’s</source>
   <translation>De l’autre</translation>
  </message>
  <message>
   <source>By chance</source>
   <translation>Au hasard</translation>
  </message>
  <message>
   <source>Is the declarer’s opponent’s from his own hand, or that of the hand on the declarer’s left.</source>
   <translation>Est à l’adversaire du déclarant, de sa propre main, ou à la main à gauche du déclarant.</translation>
  </message>
  <message>
   <source>Opponent’s hand</source>
   <translation>Main adverse</translation>
  </message>
  <message>
   <source>Both before the first lead, or after it as at bridge.</source>
   <translation>Les deux avant l’entame, ou après elle comme au bridge.</translation>
  </message>
  <message>
   <source>GameRules; bridge</source>
   <translation>GameRules ; bridge</translation>
  </message>
  <message>
   <source>Gives the opponent 50 a trick, or nothing, or costs the declarer it, or counts as at bridge.</source>
   <translation>Donne 50 par levée à l’adversaire, ou rien, ou les coûte au déclarant, ou compte comme au bridge.</translation>
  </message>
  <message>
   <source>GameRules, Improve Bridge, bridge</source>
   <translation>GameRules, Improve Bridge, bridge</translation>
  </message>
  <message>
   <source>Opponent 50 a trick</source>
   <translation>50 à l’adversaire</translation>
  </message>
  <message>
   <source>Declarer loses it</source>
   <translation>Le déclarant les perd</translation>
  </message>
  <message>
   <source>As at bridge</source>
   <translation>Comme au bridge</translation>
  </message>
  <message>
   <source>Tricks beyond the contract</source>
   <translation>Levées au-delà du contrat</translation>
  </message>
  <message>
   <source>Count as those bid, or not at all.</source>
   <translation>Comptent comme les demandées, ou pas du tout.</translation>
  </message>
  <message>
   <source>Count</source>
   <translation>Comptent</translation>
  </message>
  <message>
   <source>Do not count</source>
   <translation>Ne comptent pas</translation>
  </message>
  <message>
   <source>Failed contracts score nothing</source>
   <translation>Un contrat chuté ne compte rien</translation>
  </message>
  <message>
   <source>Failed contracts as at bridge</source>
   <translation>Contrats chutés comme au bridge</translation>
  </message>
  <message>
   <source>Bridge</source>
   <translation>Bridge</translation>
  </message>
  <message>
   <source>Three-Handed Whist</source>
   <translation>Whist à trois</translation>
  </message>
  <message>
   <source>Each for himself, and a packet to exchange for.</source>
   <translation>Chacun pour soi, et un paquet à échanger.</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>Règles de la maison</translation>
  </message>
  <message>
   <source>When the game ends</source>
   <translation>Quand la partie finit</translation>
  </message>
  <message>
   <source>After a number of deals, when the time is up, or at a score.</source>
   <translation>Après un nombre de donnes, à l’heure dite, ou à une marque.</translation>
  </message>
  <message>
   <source>After deals</source>
   <translation>Après des donnes</translation>
  </message>
  <message>
   <source>By time</source>
   <translation>À l’heure</translation>
  </message>
  <message>
   <source>At a score</source>
   <translation>À une marque</translation>
  </message>
  <message>
   <source>Deals</source>
   <translation>Donnes</translation>
  </message>
  <message>
   <source>How many deals are played, so that each deals equally often.</source>
   <translation>Combien de donnes se jouent, pour que chacun donne aussi souvent.</translation>
  </message>
  <message>
   <source>The game does not end by deals.</source>
   <translation>La partie ne finit pas par les donnes.</translation>
  </message>
  <message>
   <source>Score that ends the game</source>
   <translation>Marque qui finit la partie</translation>
  </message>
  <message>
   <source>Points at which the highest wins after the deal.</source>
   <translation>Points auxquels le plus haut gagne après la donne.</translation>
  </message>
  <message>
   <source>The game does not end by score.</source>
   <translation>La partie ne finit pas par la marque.</translation>
  </message>
  <message>
   <source>Minutes</source>
   <translation>Minutes</translation>
  </message>
  <message>
   <source>No deal is begun after so many minutes.</source>
   <translation>Aucune donne ne commence après tant de minutes.</translation>
  </message>
  <message>
   <source>The game does not end by time.</source>
   <translation>La partie ne finit pas à l’heure.</translation>
  </message>
  <message>
   <source>When time is up</source>
   <translation>À l’heure dite</translation>
  </message>
  <message>
   <source>The deal in play is the last, or all three deal equally often.</source>
   <translation>La donne en cours est la dernière, ou tous les trois donnent aussi souvent.</translation>
  </message>
  <message>
   <source>Finish the round</source>
   <translation>Finir le tour</translation>
  </message>
  <message>
   <source>Finish the deal</source>
   <translation>Finir la donne</translation>
  </message>
  <message>
   <source>Clubs always, or clubs, diamonds, hearts, spades in turn, with or without a deal at no trumps.</source>
   <translation>Trèfle toujours, ou trèfle, carreau, cœur, pique à tour de rôle, avec ou sans une donne à sans-atout.</translation>
  </message>
  <message>
   <source>House rules; common use</source>
   <translation>Règles de la maison ; usage courant</translation>
  </message>
  <message>
   <source>Clubs</source>
   <translation>Trèfle</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>Échange</translation>
  </message>
  <message>
   <source>A hand may be thrown in for what lies in the middle, not at all, or for the dealt packet alone.</source>
   <translation>Une main peut être jetée pour ce qui est au milieu, pas du tout, ou pour le seul paquet donné.</translation>
  </message>
  <message>
   <source>In a chain</source>
   <translation>En chaîne</translation>
  </message>
  <message>
   <source>Not at all</source>
   <translation>Pas du tout</translation>
  </message>
  <message>
   <source>Once only</source>
   <translation>Une seule fois</translation>
  </message>
  <message>
   <source>Is made by the player on the dealer’s left, or by who took the dealt packet.</source>
   <translation>Est au joueur à gauche du donneur, ou à qui a pris le paquet donné.</translation>
  </message>
  <message>
   <source>Dealer’s left</source>
   <translation>Gauche du donneur</translation>
  </message>
  <message>
   <source>Packet’s taker</source>
   <translation>Qui a le paquet</translation>
  </message>
  <message>
   <source>No hand is exchanged.</source>
   <translation>Aucune main ne s’échange.</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Marque</translation>
  </message>
  <message>
   <source>Tricks over and short of the target, those over it alone, or every trick.</source>
   <translation>Levées au-dessus et au-dessous du but, celles au-dessus seules, ou chaque levée.</translation>
  </message>
  <message>
   <source>Over and short</source>
   <translation>Plus et moins</translation>
  </message>
  <message>
   <source>Over alone</source>
   <translation>Plus seulement</translation>
  </message>
  <message>
   <source>Every trick</source>
   <translation>Chaque levée</translation>
  </message>
  <message>
   <source>Target with the packet</source>
   <translation>But avec le paquet</translation>
  </message>
  <message>
   <source>Tricks wanted of who took the dealt packet.</source>
   <translation>Levées demandées à qui a pris le paquet donné.</translation>
  </message>
  <message>
   <source>Targets have no effect.</source>
   <translation>Les buts n’ont pas d’effet.</translation>
  </message>
  <message>
   <source>Target with a thrown hand</source>
   <translation>But avec une main jetée</translation>
  </message>
  <message>
   <source>Tricks wanted of who took a hand that another threw in.</source>
   <translation>Levées demandées à qui a pris une main qu’un autre a jetée.</translation>
  </message>
  <message>
   <source>Nobody takes a hand that was thrown in.</source>
   <translation>Personne ne prend une main jetée.</translation>
  </message>
  <message>
   <source>Target of the others</source>
   <translation>But des autres</translation>
  </message>
  <message>
   <source>Tricks wanted of who kept his hand.</source>
   <translation>Levées demandées à qui a gardé sa main.</translation>
  </message>
  <message>
   <source>3 Handed Whist</source>
   <translation>Whist à trois</translation>
  </message>
  <message>
   <source>To twenty-one</source>
   <translation>En vingt et un</translation>
  </message>
  <message>
   <source>Duplicate Whist</source>
   <translation>Whist duplicate</translation>
  </message>
  <message>
   <source>Two pairs, and only tricks count.</source>
   <translation>Deux paires, et seules les levées comptent.</translation>
  </message>
  <message>
   <source>American Whist League; Foster’s Complete Hoyle</source>
   <translation>American Whist League ; Complete Hoyle de Foster</translation>
  </message>
  <message>
   <source>Trays</source>
   <translation>Étuis</translation>
  </message>
  <message>
   <source>How many deals are played; North deals the first, and each in turn the next.</source>
   <translation>Combien de donnes on joue ; Nord donne la première, et chacun à son tour la suivante.</translation>
  </message>
  <message>
   <source>How often</source>
   <translation>Combien de fois</translation>
  </message>
  <message>
   <source>Each tray is played once and compared with other tables, or all come again at this table with the hands of the adversaries; partners stay or change.</source>
   <translation>Chaque étui est joué une fois et comparé à d’autres tables, ou tous reviennent à cette table avec les mains des adversaires ; les partenaires restent ou changent.</translation>
  </message>
  <message>
   <source>Foster; American Whist League</source>
   <translation>Foster ; American Whist League</translation>
  </message>
  <message>
   <source>Each tray once</source>
   <translation>Chaque étui une fois</translation>
  </message>
  <message>
   <source>Each tray twice</source>
   <translation>Chaque étui deux fois</translation>
  </message>
  <message>
   <source>Twice, each for himself</source>
   <translation>Deux fois, chacun pour soi</translation>
  </message>
  <message>
   <source>The suits take turns: a tray would not have its trumps again.</source>
   <translation>Les couleurs alternent : un étui n’aurait pas le même atout.</translation>
  </message>
  <message>
   <source>Each has every other as partner for as many trays: three times that many.</source>
   <translation>Chacun a chaque autre pour partenaire pendant autant d’étuis : trois fois autant.</translation>
  </message>
  <message>
   <source>Other suits again</source>
   <translation>Autres couleurs la seconde fois</translation>
  </message>
  <message>
   <source>Before trays come again their suits are exchanged and they are shuffled, so that nobody knows them.</source>
   <translation>Avant que les étuis reviennent, leurs couleurs sont échangées et ils sont mélangés, pour que personne ne les reconnaisse.</translation>
  </message>
  <message>
   <source>Only two pairs play their trays again in other suits.</source>
   <translation>Seules deux paires rejouent leurs étuis dans d’autres couleurs.</translation>
  </message>
  <message>
   <source>The last card is turned, one suit is declared for the match, or the suits take turns deal by deal.</source>
   <translation>La dernière carte est retournée, une couleur vaut pour tout le match, ou les couleurs alternent de donne en donne.</translation>
  </message>
  <message>
   <source>American Whist League; common use</source>
   <translation>American Whist League ; usage courant</translation>
  </message>
  <message>
   <source>One suit</source>
   <translation>Une couleur</translation>
  </message>
  <message>
   <source>The suit declared</source>
   <translation>La couleur convenue</translation>
  </message>
  <message>
   <source>Is trumps in every deal, by consent of all four.</source>
   <translation>Est l’atout à chaque donne, d’un commun accord des quatre.</translation>
  </message>
  <message>
   <source>American Whist League</source>
   <translation>American Whist League</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>Cœur</translation>
  </message>
  <message>
   <source>Diamonds</source>
   <translation>Carreau</translation>
  </message>
  <message>
   <source>Spades</source>
   <translation>Pique</translation>
  </message>
  <message>
   <source>The trump is turned, or the suits take turns.</source>
   <translation>L’atout est retourné, ou les couleurs alternent.</translation>
  </message>
  <message>
   <source>Trump turned for each tray</source>
   <translation>Atout retourné à chaque étui</translation>
  </message>
  <message>
   <source>One suit for the match</source>
   <translation>Une couleur pour tout le match</translation>
  </message>
  <message>
   <source>Fourth best</source>
   <translation>Quatrième meilleure</translation>
  </message>
  <message>
   <source>From four or more without a strong sequence the fourth best is led, so that eleven less its pips are the higher ones in the other three hands.</source>
   <translation>De quatre ou plus sans forte séquence on entame la quatrième meilleure : onze moins ses points donne les plus hautes des trois autres mains.</translation>
  </message>
  <message>
   <source>Leads</source>
   <translation>Entames</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 1 and Appendix A; Foster, Complete Hoyle, Whist, rules for leading low cards and eleven rule</source>
   <translation>Cavendish, Laws and Principles of Whist, section 1 et annexe A ; Foster, Complete Hoyle, Whist, règles d’entame des basses et règle de onze</translation>
  </message>
  <message>
   <source>King from ace and king</source>
   <translation>Roi d’as et roi</translation>
  </message>
  <message>
   <source>The king is led of ace and king, the ace only from these two alone.</source>
   <translation>D’as et roi on entame le roi, et l’as seulement des deux seuls.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, analysis of leads; Foster, Complete Hoyle, Whist, rules for leading high cards</source>
   <translation>Cavendish, Laws and Principles of Whist, analyse des entames ; Foster, Complete Hoyle, Whist, règles d’entame des hautes</translation>
  </message>
  <message>
   <source>Honours that show a sequence</source>
   <translation>Honneurs qui montrent une séquence</translation>
  </message>
  <message>
   <source>The king is led of king and queen, the queen of queen, jack and ten, the ten of king, jack and ten, the ace of five or with queen and jack.</source>
   <translation>De roi et dame on entame le roi, de dame, valet et dix la dame, de roi, valet et dix le dix, de cinq ou avec dame et valet l’as.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 2 and analysis of leads; Foster, Complete Hoyle, Whist, rules for leading high cards</source>
   <translation>Cavendish, Laws and Principles of Whist, section 2 et analyse des entames ; Foster, Complete Hoyle, Whist, règles d’entame des hautes</translation>
  </message>
  <message>
   <source>Lead from a short suit</source>
   <translation>Entame d’une courte</translation>
  </message>
  <message>
   <source>Of two, or of three without ace, king or queen, the highest is led; of three with one of these, the lowest.</source>
   <translation>De deux, ou de trois sans as, roi ni dame, on entame la plus haute ; de trois avec l’un d’eux, la plus basse.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 3; Foster, Complete Hoyle, Whist, rules for leading short suits</source>
   <translation>Cavendish, Laws and Principles of Whist, section 3 ; Foster, Complete Hoyle, Whist, règles d’entame des courtes</translation>
  </message>
  <message>
   <source>Trumps from five</source>
   <translation>Atout dès cinq</translation>
  </message>
  <message>
   <source>Who has five trumps or more leads one as soon as he can.</source>
   <translation>Qui a cinq atouts ou plus en entame un dès qu’il peut.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, rules for leading trumps</source>
   <translation>Cavendish, Laws and Principles of Whist, section 13 ; Foster, Complete Hoyle, Whist, règles d’entame à l’atout</translation>
  </message>
  <message>
   <source>Trump lead returned</source>
   <translation>Atout rejoué</translation>
  </message>
  <message>
   <source>Who gets the lead after his partner led trumps leads them back at once.</source>
   <translation>Qui prend la main après l’atout de son partenaire le rejoue aussitôt.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, the leader’s partner</source>
   <translation>Cavendish, Laws and Principles of Whist, section 13 ; Foster, Complete Hoyle, Whist, le partenaire de qui entame</translation>
  </message>
  <message>
   <source>Call for trumps</source>
   <translation>Appel d’atout</translation>
  </message>
  <message>
   <source>A needlessly high card and then a lower one of the same suit ask partner to lead trumps, and promise five with an honour or four with two.</source>
   <translation>Une carte inutilement haute puis une plus basse de la couleur demandent atout au partenaire, et promettent cinq avec un honneur ou quatre avec deux.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, the trump signal; Hoffmann, Hoyle’s Games Modernized, Whist, the call for trumps</source>
   <translation>Cavendish, Laws and Principles of Whist, section 13 ; Foster, Complete Hoyle, Whist, le signal d’atout ; Hoffmann, Hoyle’s Games Modernized, Whist, l’appel d’atout</translation>
  </message>
  <message>
   <source>Echo</source>
   <translation>Écho</translation>
  </message>
  <message>
   <source>Under partner’s trump lead the third best and then a lower one show four trumps or more.</source>
   <translation>Sur l’atout du partenaire, la troisième meilleure puis une plus basse montrent quatre atouts ou plus.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 13; Foster, Complete Hoyle, Whist, the echo in trumps; Hoffmann, Hoyle’s Games Modernized, Whist, the echo to the call</source>
   <translation>Cavendish, Laws and Principles of Whist, section 13 ; Foster, Complete Hoyle, Whist, l’écho à l’atout ; Hoffmann, Hoyle’s Games Modernized, Whist, l’écho à l’appel</translation>
  </message>
  <message>
   <source>Return of partner’s suit</source>
   <translation>Retour au partenaire</translation>
  </message>
  <message>
   <source>The winning card is returned, else the higher of two, or the lowest of three and more.</source>
   <translation>On rejoue la maîtresse, sinon la plus haute de deux, ou la plus basse de trois et plus.</translation>
  </message>
  <message>
   <source>Replies</source>
   <translation>Réponses</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 5; Foster, Complete Hoyle, Whist, rules for returning partner’s suits</source>
   <translation>Cavendish, Laws and Principles of Whist, section 5 ; Foster, Complete Hoyle, Whist, règles du retour au partenaire</translation>
  </message>
  <message>
   <source>Lowest that serves</source>
   <translation>La plus basse qui suffit</translation>
  </message>
  <message>
   <source>Who follows suit plays the lowest of equals, and the lowest of all where he does not try to win.</source>
   <translation>Qui fournit joue la plus basse de cartes égales, et la plus basse de toutes s’il ne veut pas gagner.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, sections 6, 8 and 12; Foster, Complete Hoyle, Whist, second hand play</source>
   <translation>Cavendish, Laws and Principles of Whist, sections 6, 8 et 12 ; Foster, Complete Hoyle, Whist, jeu du deuxième</translation>
  </message>
  <message>
   <source>First discard</source>
   <translation>Première défausse</translation>
  </message>
  <message>
   <source>The first discard is from the weakest suit, but from the best protected once trumps are declared against the side.</source>
   <translation>La première défausse est de la couleur la plus faible, mais de la mieux gardée quand l’atout est contre le camp.</translation>
  </message>
  <message>
   <source>Cavendish, Laws and Principles of Whist, section 11; Foster, Complete Hoyle, Whist, discarding</source>
   <translation>Cavendish, Laws and Principles of Whist, section 11 ; Foster, Complete Hoyle, Whist, les défausses</translation>
  </message>
 </context>
 <context>
  <name>lessons</name>
  <message>
   <source>First lesson</source>
   <comment>first</comment>
   <translation>Première leçon</translation>
  </message>
  <message>
   <source>The table</source>
   <comment>first 1 title</comment>
   <translation>La table</translation>
  </message>
  <message>
   <source>{chairs:words^} hands of {packet:words} cards. Yours lies at the bottom. Dummy, opposite, is your partner: nobody holds it, all see it, and you play its cards too. {west} and {east} play against you.</source>
   <comment>first 1 say</comment>
   <translation>{chairs:words^} mains de {packet:words} cartes. La vôtre est en bas. En face, votre partenaire est le mort : personne ne tient sa main, tous la voient, et vous jouez aussi ses cartes. {west} et {east} jouent contre vous.</translation>
  </message>
  <message>
   <source>Ranks from the top: {rHA:rank}, {rHK:rank}, {rHQ:rank}, {rDJ:rank}, {rHT:rank}, down to the {rH2:rank}.</source>
   <comment>first 1 word</comment>
   <translation>Les cartes, de haut en bas : {rHA:rank}, {rHK:rank}, {rHQ:rank}, {rDJ:rank}, {rHT:rank}, jusqu’au {rH2:rank}.</translation>
  </message>
  <message>
   <source>A trick</source>
   <comment>first 2 title</comment>
   <translation>Une levée</translation>
  </message>
  <message>
   <source>A trick is {chairs:words} cards, one from each hand. {east} has led the {CK:card}. Whoever has a club must play one, and the highest club wins. The {rCA:rank} is the highest: play yours. Click it, or use arrow keys and Enter; F6 comes back here.</source>
   <comment>first 2 say</comment>
   <translation>Une levée compte {chairs:words} cartes, une de chaque main. {east} a entamé {CK:card.le}. Qui a du trèfle doit en jouer, et le plus fort trèfle gagne. {rCA:rank.le^} est la plus forte carte : jouez le vôtre. Cliquez dessus, ou prenez les flèches et Entrée ; F6 ramène ici.</translation>
  </message>
  <message>
   <source>To lead is to play the first card of a trick.</source>
   <comment>first 2 word</comment>
   <translation>Entamer, c’est jouer la première carte d’une levée.</translation>
  </message>
  <message>
   <source>Dummy’s only club was played for you. The trick is yours: Next gathers it. Win as many as you can.</source>
   <comment>first 2 after</comment>
   <translation>Le seul trèfle du mort a été joué pour vous. La levée est à vous : Suivant la ramasse. Gagnez-en le plus possible.</translation>
  </message>
  <message>
   <source>Then the {rCK:rank} wins the trick.</source>
   <comment>first 2 wrong</comment>
   <translation>Alors {rCK:rank.le} gagne la levée.</translation>
  </message>
  <message>
   <source>Your lead</source>
   <comment>first 3 title</comment>
   <translation>À vous d’entamer</translation>
  </message>
  <message>
   <source>Whoever wins a trick leads to the next, any card, and play goes round clockwise. Lead the {C5:card}.</source>
   <comment>first 3 say</comment>
   <translation>Qui gagne une levée entame la suivante, de la carte de son choix, et l’on joue dans le sens des aiguilles d’une montre. Entamez {C5:card.le}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {C5:card}.</source>
   <comment>first 3 wants</comment>
   <translation>Dans cette leçon, entamez {C5:card.le}.</translation>
  </message>
  <message>
   <source>Following suit</source>
   <comment>first 4 title</comment>
   <translation>Fournir</translation>
  </message>
  <message>
   <source>Clubs are the suit led, and {west} has followed. To follow is to play a card of the suit led, and whoever can follow must. On your turn cards that are not allowed are dim.</source>
   <comment>first 4 say</comment>
   <translation>Trèfle est la couleur entamée, et {west} a fourni. Fournir, c’est jouer une carte de la couleur entamée, et qui peut fournir le doit. À votre tour, les cartes qui ne sont pas permises sont grisées.</translation>
  </message>
  <message>
   <source>Trumping</source>
   <comment>first 5 title</comment>
   <translation>Couper</translation>
  </message>
  <message>
   <source>Dummy has no club left, and a hand without the suit may play any card. Hearts are trumps in this deal: any heart beats every card of the other suits. Play dummy’s {H2:card}, which lies across.</source>
   <comment>first 5 say</comment>
   <translation>Le mort n’a plus de trèfle, et une main sans la couleur peut jouer n’importe quelle carte. Cœur est atout dans cette donne : tout cœur bat toutes les cartes des autres couleurs. Jouez du mort {H2:card.le}, couché en travers.</translation>
  </message>
  <message>
   <source>The last card dealt is turned up, and its suit is trumps. To trump is to play one on another suit.</source>
   <comment>first 5 word</comment>
   <translation>La dernière carte donnée est retournée, et sa couleur est atout. Couper, c’est jouer un atout sur une autre couleur.</translation>
  </message>
  <message>
   <source>What dummy wins is yours too: you have {won:words} tricks.</source>
   <comment>first 5 after</comment>
   <translation>Ce que le mort gagne est aussi à vous : vous avez {won:words} levées.</translation>
  </message>
  <message>
   <source>Then {east} can win the trick with a club.</source>
   <comment>first 5 wrong</comment>
   <translation>Alors {east} peut gagner la levée avec un trèfle.</translation>
  </message>
  <message>
   <source>A smaller heart is enough: play the {H2:card}.</source>
   <comment>first 5 wants</comment>
   <translation>Un plus petit cœur suffit : jouez {H2:card.le}.</translation>
  </message>
  <message>
   <source>Drawing trumps</source>
   <comment>first 6 title</comment>
   <translation>Tirer les atouts</translation>
  </message>
  <message>
   <source>Dummy won, so it leads. Of {packet:words} hearts dummy was dealt {dummy_had_H:words} and you {yours_had_H:words}: {west} and {east} have {left_H:words}, and could trump your good cards. Take theirs away: lead the {HA:card}.</source>
   <comment>first 6 say</comment>
   <translation>Le mort a gagné, donc le mort entame. De {packet:words} cœurs, le mort en a reçu {dummy_had_H:words} et vous {yours_had_H:words} : {west} et {east} en ont {left_H:words} et pourraient couper vos bonnes cartes. Retirez-les-leur : entamez {HA:card.le}.</translation>
  </message>
  <message>
   <source>To draw trumps is to lead them until the others have none.</source>
   <comment>first 6 word</comment>
   <translation>Tirer les atouts, c’est en jouer jusqu’à ce que les autres n’en aient plus.</translation>
  </message>
  <message>
   <source>First take their trumps away.</source>
   <comment>first 6 wrong</comment>
   <translation>Retirez-leur d’abord les atouts.</translation>
  </message>
  <message>
   <source>For this lesson lead the {HA:card}.</source>
   <comment>first 6 wants</comment>
   <translation>Dans cette leçon, entamez {HA:card.le}.</translation>
  </message>
  <message>
   <source>Follow low</source>
   <comment>first 7 title</comment>
   <translation>Fournir petit</translation>
  </message>
  <message>
   <source>{east} plays the {rH7:rank}, and the {rHA:rank} is winning already. Play your smallest heart.</source>
   <comment>first 7 say</comment>
   <translation>{east} joue {rH7:rank.le}, et {rHA:rank.le} gagne déjà. Jouez votre plus petit cœur.</translation>
  </message>
  <message>
   <source>{west} plays the {rH6:rank}. Of their {had_H:words} trumps, {gone_H:words} are gone.</source>
   <comment>first 7 after</comment>
   <translation>{west} joue {rH6:rank.le}. De leurs {had_H:words} atouts, {gone_H:words} sont partis.</translation>
  </message>
  <message>
   <source>But it is more than you need. Keep the high ones: play the {H5:card}.</source>
   <comment>first 7 wants</comment>
   <translation>Mais c’est plus qu’il n’en faut. Gardez les fortes : jouez {H5:card.le}.</translation>
  </message>
  <message>
   <source>Once more</source>
   <comment>first 8 title</comment>
   <translation>Encore une fois</translation>
  </message>
  <message>
   <source>They have {left_H:words} left. Draw them too: lead the {H3:card}.</source>
   <comment>first 8 say</comment>
   <translation>Il leur en reste {left_H:words}. Tirez-les aussi : entamez {H3:card.le}.</translation>
  </message>
  <message>
   <source>Lead the {rH3:rank}: your own hand has the {rHK:rank} and {rHQ:rank}.</source>
   <comment>first 8 wrong</comment>
   <translation>Entamez {rH3:rank.le} : votre propre main a {rHK:rank.le} et {rHQ:rank.le}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {H3:card}.</source>
   <comment>first 8 wants</comment>
   <translation>Dans cette leçon, entamez {H3:card.le}.</translation>
  </message>
  <message>
   <source>Beating a card</source>
   <comment>first 9 title</comment>
   <translation>Battre une carte</translation>
  </message>
  <message>
   <source>{east} plays the {rHJ:rank}, and it is winning. Beat it: play the {rHQ:rank}.</source>
   <comment>first 9 say</comment>
   <translation>{east} joue {rHJ:rank.le}, qui gagne pour l’instant. Battez-le : jouez {rHQ:rank.le}.</translation>
  </message>
  <message>
   <source>{west} plays the {rH8:rank}. Now only you and dummy have trumps.</source>
   <comment>first 9 after</comment>
   <translation>{west} joue {rH8:rank.le}. Maintenant, vous et le mort êtes seuls à avoir des atouts.</translation>
  </message>
  <message>
   <source>Then the {rHJ:rank} wins the trick.</source>
   <comment>first 9 wrong</comment>
   <translation>Alors {rHJ:rank.le} gagne la levée.</translation>
  </message>
  <message>
   <source>A long suit</source>
   <comment>first 10 title</comment>
   <translation>Une couleur longue</translation>
  </message>
  <message>
   <source>Dummy has {rDK:rank}, {rDQ:rank} and {rDJ:rank} of diamonds; only the {rDA:rank} is higher. Make {east} or {west} use it: lead a diamond.</source>
   <comment>first 10 say</comment>
   <translation>Le mort a {rDK:rank}, {rDQ:rank} et {rDJ:rank} de carreau ; seul {rDA:rank.le} est plus fort. Que {east} ou {west} le donne : entamez un carreau.</translation>
  </message>
  <message>
   <source>For this lesson lead a diamond.</source>
   <comment>first 10 wants</comment>
   <translation>Dans cette leçon, entamez un carreau.</translation>
  </message>
  <message>
   <source>Clearing the suit</source>
   <comment>first 11 title</comment>
   <translation>Affranchir la couleur</translation>
  </message>
  <message>
   <source>Play dummy’s {rDK:rank}: only the {rDA:rank} can beat it.</source>
   <comment>first 11 say</comment>
   <translation>Jouez {rDK:rank.le} du mort : seul {rDA:rank.le} peut le battre.</translation>
  </message>
  <message>
   <source>Then {east} wins with a small diamond and keeps the {rDA:rank}.</source>
   <comment>first 11 wrong</comment>
   <translation>Alors {east} gagne avec un petit carreau et garde {rDA:rank.le}.</translation>
  </message>
  <message>
   <source>Trumping again</source>
   <comment>first 12 title</comment>
   <translation>Couper encore</translation>
  </message>
  <message>
   <source>{east} has spent the {rDA:rank}: dummy’s {rDQ:rank} and {rDJ:rank} are now the highest diamonds. {east} has led the {CQ:card}. Your last club had to be played. Dummy has none: trump with the {H4:card}.</source>
   <comment>first 12 say</comment>
   <translation>{east} a donné {rDA:rank.le} : {rDQ:rank.le} et {rDJ:rank.le} du mort sont à présent les plus forts carreaux. {east} a entamé {CQ:card.le}. Votre dernier trèfle devait être joué. Le mort n’en a pas : coupez avec {H4:card.le}.</translation>
  </message>
  <message>
   <source>{won:words^} tricks.</source>
   <comment>first 12 after</comment>
   <translation>{won:words^} levées.</translation>
  </message>
  <message>
   <source>Then the {CQ:card} wins.</source>
   <comment>first 12 wrong</comment>
   <translation>Alors {CQ:card.le} gagne.</translation>
  </message>
  <message>
   <source>The book</source>
   <comment>first 13 title</comment>
   <translation>Le devoir</translation>
  </message>
  <message>
   <source>Lead the {DQ:card}: neither {east} nor {west} has a higher one.</source>
   <comment>first 13 say</comment>
   <translation>Entamez {DQ:card.le} : ni {east} ni {west} n’en a de plus fort.</translation>
  </message>
  <message>
   <source>{won:words^} tricks: the first {book:words} are the book and count nothing. Every further trick is an odd trick and counts a point.</source>
   <comment>first 13 after</comment>
   <translation>{won:words^} levées : les {book:words} premières sont le devoir et ne comptent pas. Chaque levée de plus est un trick et compte un point.</translation>
  </message>
  <message>
   <source>The {rDQ:rank} wins; a small one does not.</source>
   <comment>first 13 wrong</comment>
   <translation>{rDQ:rank.le^} gagne, un petit carreau non.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DQ:card}.</source>
   <comment>first 13 wants</comment>
   <translation>Dans cette leçon, entamez {DQ:card.le}.</translation>
  </message>
  <message>
   <source>The first point</source>
   <comment>first 14 title</comment>
   <translation>Le premier point</translation>
  </message>
  <message>
   <source>Lead the {DJ:card}: it wins too.</source>
   <comment>first 14 say</comment>
   <translation>Entamez {DJ:card.le} : cette carte gagne aussi.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DJ:card}.</source>
   <comment>first 14 wants</comment>
   <translation>Dans cette leçon, entamez {DJ:card.le}.</translation>
  </message>
  <message>
   <source>Throwing away</source>
   <comment>first 15 title</comment>
   <translation>Se défausser</translation>
  </message>
  <message>
   <source>You have no diamond left. You need not trump dummy’s trick. Throw away a small spade.</source>
   <comment>first 15 say</comment>
   <translation>Vous n’avez plus de carreau. Inutile de couper ce que le mort gagne déjà. Défaussez-vous d’un petit pique.</translation>
  </message>
  <message>
   <source>To throw away is to play a card that neither follows nor trumps. It never wins.</source>
   <comment>first 15 word</comment>
   <translation>Se défausser, c’est jouer une carte sans fournir ni couper. Elle ne gagne jamais.</translation>
  </message>
  <message>
   <source>{won:words^} tricks, so far {points:words} {points:point|points}.</source>
   <comment>first 15 after</comment>
   <translation>{won:words^} levées, pour l’instant {points:words} {points:point|points}.</translation>
  </message>
  <message>
   <source>But keep that card: throw away a small spade.</source>
   <comment>first 15 wants</comment>
   <translation>Mais gardez cette carte : défaussez un petit pique.</translation>
  </message>
  <message>
   <source>Only dummy’s are left</source>
   <comment>first 16 title</comment>
   <translation>Le mort seul en a</translation>
  </message>
  <message>
   <source>{out_D:words^} diamonds have been played. Dummy has the last {dummy_D:words}, and all trumps are yours. Lead a diamond.</source>
   <comment>first 16 say</comment>
   <translation>{out_D:words^} carreaux sont tombés. Le mort a les {dummy_D:words} derniers, et tous les atouts sont à vous. Entamez un carreau.</translation>
  </message>
  <message>
   <source>Throw away a small spade from your hand.</source>
   <comment>first 16 after</comment>
   <translation>Défaussez-vous d’un petit pique de votre main.</translation>
  </message>
  <message>
   <source>For this lesson lead a diamond.</source>
   <comment>first 16 wants</comment>
   <translation>Dans cette leçon, entamez un carreau.</translation>
  </message>
  <message>
   <source>But keep that card: throw away a small spade.</source>
   <comment>first 16 then_wants</comment>
   <translation>Mais gardez cette carte : défaussez un petit pique.</translation>
  </message>
  <message>
   <source>The last diamond</source>
   <comment>first 17 title</comment>
   <translation>Le dernier carreau</translation>
  </message>
  <message>
   <source>So far {points:words} points, written down after the deal. Lead dummy’s last diamond.</source>
   <comment>first 17 say</comment>
   <translation>Pour l’instant {points:words} points, inscrits après la donne. Entamez le dernier carreau du mort.</translation>
  </message>
  <message>
   <source>Throw away a small spade again.</source>
   <comment>first 17 after</comment>
   <translation>Défaussez-vous encore d’un petit pique.</translation>
  </message>
  <message>
   <source>For this lesson lead the diamond.</source>
   <comment>first 17 wants</comment>
   <translation>Dans cette leçon, entamez le carreau.</translation>
  </message>
  <message>
   <source>But keep that card: throw away the small spade.</source>
   <comment>first 17 then_wants</comment>
   <translation>Mais gardez cette carte : défaussez le petit pique.</translation>
  </message>
  <message>
   <source>Play it out</source>
   <comment>first 18 title</comment>
   <translation>Jusqu’au bout</translation>
  </message>
  <message>
   <source>Play the rest as you like. {west} was dealt the {SA:card}.</source>
   <comment>first 18 say</comment>
   <translation>Jouez le reste comme vous voulez. {west} a reçu {SA:card.le}.</translation>
  </message>
  <message>
   <source>{won:words^} tricks: {points:words} odd tricks, {points:words} points, and {game:words} win a game. {rHA:rank^} to {rHJ:rank} of trumps are the honours. You and dummy were dealt all but one: that is worth {honours:words} points, but tricks count first, and had won the game.</source>
   <comment>first 18 after</comment>
   <translation>{won:words^} levées : {points:words} tricks, {points:words} points, et {game:words} font une partie. {rHA:rank^} à {rHJ:rank} d’atout sont les honneurs. Le mort et vous les avez reçus tous sauf un : cela vaudrait {honours:words} points, mais les levées comptent d’abord, et elles avaient gagné la partie.</translation>
  </message>
  <message>
   <source>Another card wins more.</source>
   <comment>first 18 wrong</comment>
   <translation>Une autre carte gagne davantage.</translation>
  </message>
  <message>
   <source>The first card</source>
   <comment>leads</comment>
   <translation>La première carte</translation>
  </message>
  <message>
   <source>You lead</source>
   <comment>leads 1 title</comment>
   <translation>Vous entamez</translation>
  </message>
  <message>
   <source>This time dummy is not yours: {east} plays it, and it lies at your left. {partner} sits opposite, and each of you sees only one hand and dummy’s. So a lead should win tricks and tell {partner} something.</source>
   <comment>leads 1 say</comment>
   <translation>Cette fois, le mort n’est pas à vous : {east} le joue, et il est à votre gauche. {partner} est en face, et chacun de vous ne voit qu’une main et le mort. Une entame doit donc faire des levées et renseigner {partner}.</translation>
  </message>
  <message>
   <source>What to leave alone</source>
   <comment>leads 2 title</comment>
   <translation>Ce qu’on laisse en paix</translation>
  </message>
  <message>
   <source>Look at your spades: the {rSA:rank} and a small card. Led out, the {rSA:rank} catches only small cards; the small one led gives a cheap trick away. A high card is worth most when the others come to it. Leave spades alone.</source>
   <comment>leads 2 say</comment>
   <translation>Regardez vos piques : {rSA:rank} et une petite. Entamé, {rSA:rank.le} ne prend que des petites ; la petite donne une levée bon marché. Une carte haute vaut le plus quand les autres viennent à elle. Laissez les piques en paix.</translation>
  </message>
  <message>
   <source>From a sequence</source>
   <comment>leads 3 title</comment>
   <translation>D’une séquence</translation>
  </message>
  <message>
   <source>Diamonds are your long suit, with {rDK:rank} and {rDQ:rank}. From these lead the {rDK:rank}: it wins, or it drives out the {rDA:rank} and your {rDQ:rank} is high. A small card would let them win cheaply.</source>
   <comment>leads 3 say</comment>
   <translation>Le carreau est votre longue, avec {rDK:rank} et {rDQ:rank}. De ces deux, entamez {rDK:rank.le} : ou bien il gagne, ou bien il fait sortir {rDA:rank.le} et {rDQ:rank.le} est affranchie. Une petite les laisserait gagner à bon compte.</translation>
  </message>
  <message>
   <source>High cards that follow each other, such as these, are a sequence.</source>
   <comment>leads 3 word</comment>
   <translation>Des cartes hautes qui se suivent, comme celles-ci, forment une séquence.</translation>
  </message>
  <message>
   <source>Dummy takes it with the {rDA:rank}; your {rDQ:rank} is now the highest diamond. Dummy leads the {S4:card}, and {east} puts up the {rSK:rank}.</source>
   <comment>leads 3 after</comment>
   <translation>Le mort prend {rDA:rank.du} ; {rDQ:rank.le} est maintenant votre plus fort carreau, et maîtresse. Le mort joue {S4:card.le}, et {east} fournit {rSK:rank.le}.</translation>
  </message>
  <message>
   <source>Then they win a trick that they need not have.</source>
   <comment>leads 3 wrong</comment>
   <translation>Ils gagnent alors une levée dont ils pouvaient se passer.</translation>
  </message>
  <message>
   <source>But {partner} would learn less: lead the {DK:card}.</source>
   <comment>leads 3 wants</comment>
   <translation>Mais {partner} en saurait moins : entamez {DK:card.le}.</translation>
  </message>
  <message>
   <source>They came to it</source>
   <comment>leads 4 title</comment>
   <translation>Ils sont venus à elle</translation>
  </message>
  <message>
   <source>Here is what you waited for: your {rSA:rank} falls on a {rSK:rank}, not on small cards. Take the trick.</source>
   <comment>leads 4 say</comment>
   <translation>Voilà ce que vous attendiez : {rSA:rank.le} tombe sur {rSK:rank.un}, pas sur des petites. Prenez la levée.</translation>
  </message>
  <message>
   <source>The lead is yours again.</source>
   <comment>leads 4 after</comment>
   <translation>C’est de nouveau à vous d’entamer.</translation>
  </message>
  <message>
   <source>Then the {rSK:rank} wins the trick.</source>
   <comment>leads 4 wrong</comment>
   <translation>Alors {rSK:rank.le} gagne la levée.</translation>
  </message>
  <message>
   <source>The best of the suit</source>
   <comment>leads 5 title</comment>
   <translation>La maîtresse de la couleur</translation>
  </message>
  <message>
   <source>The second lead of a suit is simple: if you have the highest card, lead it. Play the {DQ:card}.</source>
   <comment>leads 5 say</comment>
   <translation>Le deuxième tour d’une couleur est simple : si vous avez la plus haute, jouez-la. Jouez {DQ:card.le}.</translation>
  </message>
  <message>
   <source>It won. Only the {rDT:rank} is now higher than your {rD8:rank}, but dummy has it.</source>
   <comment>leads 5 after</comment>
   <translation>Elle a gagné. Seul {rDT:rank.le} est maintenant plus haut que {rD8:rank.le}, mais le mort l’a.</translation>
  </message>
  <message>
   <source>Then a smaller card than your {rDQ:rank} wins.</source>
   <comment>leads 5 wrong</comment>
   <translation>Alors une carte plus petite que {rDQ:rank.le} gagne.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DQ:card}.</source>
   <comment>leads 5 wants</comment>
   <translation>Pour cette leçon, jouez {DQ:card.le}.</translation>
  </message>
  <message>
   <source>Fourth best</source>
   <comment>leads 6 title</comment>
   <translation>La quatrième meilleure</translation>
  </message>
  <message>
   <source>Now a new suit. Your clubs have length but no sequence. From such a suit lead the fourth best, counted from the top: {rCJ:rank}, {rC8:rank}, {rC6:rank}, {rC5:rank}.</source>
   <comment>leads 6 say</comment>
   <translation>Maintenant une nouvelle couleur. Vos trèfles sont longs, mais sans séquence. D’une telle couleur on entame la quatrième meilleure, comptée d’en haut : {rCJ:rank}, {rC8:rank}, {rC6:rank}, {rC5:rank}.</translation>
  </message>
  <message>
   <source>To open a suit is to lead it for the first time.</source>
   <comment>leads 6 word</comment>
   <translation>Ouvrir une couleur, c’est l’entamer pour la première fois.</translation>
  </message>
  <message>
   <source>{partner} puts up the {rCT:rank}, and {east} has to spend the {rCK:rank} on it.</source>
   <comment>leads 6 after</comment>
   <translation>{partner} fournit {rCT:rank.le}, et {east} doit y dépenser {rCK:rank.le}.</translation>
  </message>
  <message>
   <source>Lead from length, and no high card that stands alone.</source>
   <comment>leads 6 wrong</comment>
   <translation>Entamez dans la longueur, et pas une carte haute isolée.</translation>
  </message>
  <message>
   <source>But it tells {partner} less: lead the {C5:card}.</source>
   <comment>leads 6 wants</comment>
   <translation>Mais cela renseigne moins {partner} : entamez {C5:card.le}.</translation>
  </message>
  <message>
   <source>Other high cards</source>
   <comment>leads 7 title</comment>
   <translation>D’autres cartes hautes</translation>
  </message>
  <message>
   <source>Other sequences tell their tale too: of {rSA:rank} and {rSK:rank} lead the {rSK:rank}; of {rSQ:rank}, {rSJ:rank} and {rST:rank} the {rSQ:rank}; of {rSK:rank}, {rSJ:rank} and {rST:rank} the {rST:rank}. The {rSA:rank} itself is led of {yours_had_D:words} cards or more.</source>
   <comment>leads 7 say</comment>
   <translation>D’autres séquences parlent aussi : de {rSA:rank} et {rSK:rank}, entamez {rSK:rank.le} ; de {rSQ:rank}, {rSJ:rank} et {rST:rank}, {rSQ:rank.le} ; de {rSK:rank}, {rSJ:rank} et {rST:rank}, {rST:rank.le}. {rSA:rank.le^} lui-même s’entame de {yours_had_D:words} cartes ou plus.</translation>
  </message>
  <message>
   <source>Nothing long</source>
   <comment>leads 8 title</comment>
   <translation>Rien de long</translation>
  </message>
  <message>
   <source>Sometimes your only long suit is trumps, or one from which it is bad to lead. Then lead the highest card of a short suit without high ones. It wins little for you, but it may strengthen {partner}.</source>
   <comment>leads 8 say</comment>
   <translation>Parfois la seule longue est l’atout, ou une couleur qu’il vaut mieux ne pas ouvrir. Entamez alors la plus haute d’une courte sans cartes hautes. Elle vous rapporte peu, mais peut renforcer {partner}.</translation>
  </message>
  <message>
   <source>What partner knows</source>
   <comment>leads 9 title</comment>
   <translation>Ce que sait le partenaire</translation>
  </message>
  <message>
   <source>From your {rDK:rank} {partner} knew of the {rDQ:rank}, and from the fourth best of exactly {yours_over_C5:words} higher clubs with you. Remember: the {rDK:rank} of {rDK:rank} and {rDQ:rank}; the fourth best of a long suit; no small card from under an {rDA:rank}.</source>
   <comment>leads 9 say</comment>
   <translation>Par {rDK:rank.le}, {partner} a su pour {rDQ:rank.le}, et par la quatrième meilleure, que vous avez {yours_over_C5:words} trèfles plus hauts. Retenez : de {rDK:rank} et {rDQ:rank}, {rDK:rank.le} ; d’une longue, la quatrième meilleure ; pas de petite sous {rDA:rank.un}.</translation>
  </message>
  <message>
   <source>Second hand</source>
   <comment>second</comment>
   <translation>Le deuxième</translation>
  </message>
  <message>
   <source>Between leader and dummy</source>
   <comment>second 1 title</comment>
   <translation>Entre l’entame et le mort</translation>
  </message>
  <message>
   <source>This time {east} plays dummy, which lies at your left, and {partner} is your partner. {east} leads and you play second, so dummy plays after you and {partner} last. The second hand does not have to win the trick: {partner} may.</source>
   <comment>second 1 say</comment>
   <translation>Cette fois {east} joue le mort, qui est à votre gauche, et {partner} est avec vous. {east} entame, vous jouez en deuxième, le mort après vous et {partner} en dernier. Le deuxième n’est pas obligé de gagner la levée : {partner} le peut encore.</translation>
  </message>
  <message>
   <source>Second hand is whoever plays after the leader.</source>
   <comment>second 1 word</comment>
   <translation>Le deuxième est celui qui joue après l’entame.</translation>
  </message>
  <message>
   <source>Second hand low</source>
   <comment>second 2 title</comment>
   <translation>Le deuxième joue petit</translation>
  </message>
  <message>
   <source>{east} leads the {S9:card}. Dummy plays after you and has {rSA:rank} and {rSQ:rank}: if you play the {rSK:rank}, the {rSA:rank} takes it and dummy’s other spades are the highest. As a rule second hand plays low: play the {S3:card}.</source>
   <comment>second 2 say</comment>
   <translation>{east} entame {S9:card.le}. Le mort joue après vous et a {rSA:rank} et {rSQ:rank} : si vous mettez {rSK:rank.le}, {rSA:rank.le} le prend, et les autres piques du mort sont les plus forts. En règle générale le deuxième joue petit : mettez {S3:card.le}.</translation>
  </message>
  <message>
   <source>Dummy’s {rSQ:rank} wins, but only the {rSA:rank} is now higher than your {rSK:rank}. Then dummy leads the {HJ:card}, and {east} plays the {rHQ:rank}.</source>
   <comment>second 2 after</comment>
   <translation>{rSQ:rank.le^} du mort gagne, mais seul {rSA:rank.le} est maintenant plus haut que {rSK:rank.le} chez vous. Puis le mort joue {HJ:card.le}, et {east} fournit {rHQ:rank.le}.</translation>
  </message>
  <message>
   <source>Then dummy’s {rSA:rank} takes your {rSK:rank}.</source>
   <comment>second 2 wrong</comment>
   <translation>Alors {rSA:rank.le} du mort prend {rSK:rank.le}.</translation>
  </message>
  <message>
   <source>Nothing to win</source>
   <comment>second 3 title</comment>
   <translation>Rien à gagner</translation>
  </message>
  <message>
   <source>You cannot beat the {rHQ:rank}. Follow with a small trump.</source>
   <comment>second 3 say</comment>
   <translation>Vous ne pouvez pas battre {rHQ:rank.le}. Fournissez un petit atout.</translation>
  </message>
  <message>
   <source>{east} won the trick and leads the {DQ:card}.</source>
   <comment>second 3 after</comment>
   <translation>{east} a gagné la levée et joue {DQ:card.le}.</translation>
  </message>
  <message>
   <source>Cover an honour</source>
   <comment>second 4 title</comment>
   <translation>Couvrir un honneur</translation>
  </message>
  <message>
   <source>Now an honour is led, and dummy has only the {rDA:rank} over your {rDK:rank}. Cover it: dummy must spend the {rDA:rank}, and smaller diamonds, perhaps {partner}’s, come nearer to the top. Play the {DK:card}.</source>
   <comment>second 4 say</comment>
   <translation>C’est maintenant un honneur qui est joué, et le mort n’a que {rDA:rank.le} au-dessus {rDK:rank.du}. Couvrez : le mort doit dépenser {rDA:rank.le}, et de petits carreaux, peut-être ceux {partner:du}, montent. Mettez {DK:card.le}.</translation>
  </message>
  <message>
   <source>To cover is to play a higher card on the one that was led. In play any suit’s high cards are called honours.</source>
   <comment>second 4 word</comment>
   <translation>Couvrir, c’est mettre une carte plus haute sur la carte jouée. Dans le jeu, on appelle honneurs les hautes cartes de toute couleur.</translation>
  </message>
  <message>
   <source>Dummy took it with the {rDA:rank}. A small diamond follows, and {east} wins with the {rDJ:rank}. Now the {rDT:rank} is the highest, and {partner} has it, as the play will show.</source>
   <comment>second 4 after</comment>
   <translation>Le mort l’a pris avec {rDA:rank.le}. Un petit carreau suit, et {east} gagne {rDJ:rank.du}. Maintenant {rDT:rank.le} est maître, et {partner} l’a, comme on le verra.</translation>
  </message>
  <message>
   <source>Then the {rDQ:rank} wins, and dummy’s {rDA:rank} takes your {rDK:rank} later.</source>
   <comment>second 4 wrong</comment>
   <translation>Alors {rDQ:rank.le} gagne, et {rDA:rank.le} du mort prend plus tard {rDK:rank.le}.</translation>
  </message>
  <message>
   <source>Low again</source>
   <comment>second 5 title</comment>
   <translation>Encore petit</translation>
  </message>
  <message>
   <source>The {rDJ:rank} is winning. Give a small diamond.</source>
   <comment>second 5 say</comment>
   <translation>{rDJ:rank.le^} est en train de gagner. Mettez un petit carreau.</translation>
  </message>
  <message>
   <source>{east} leads the {C3:card}.</source>
   <comment>second 5 after</comment>
   <translation>{east} joue {C3:card.le}.</translation>
  </message>
  <message>
   <source>High from a sequence</source>
   <comment>second 6 title</comment>
   <translation>Haut, d’une séquence</translation>
  </message>
  <message>
   <source>A small club goes towards dummy’s {rCA:rank} and {rCJ:rank}. Here is the exception: with {rCK:rank} and {rCQ:rank} together play one of them, or dummy’s {rCJ:rank} wins. Play the {CQ:card}, the lower, for they are worth the same.</source>
   <comment>second 6 say</comment>
   <translation>Un petit trèfle va vers {rCA:rank} et {rCJ:rank} du mort. Voici l’exception : avec {rCK:rank} et {rCQ:rank} ensemble, on met l’une des deux, sinon {rCJ:rank.le} du mort gagne. Mettez {CQ:card.le}, la plus basse, car elles se valent.</translation>
  </message>
  <message>
   <source>A sequence is cards next to each other in rank, as {rCK:rank} and {rCQ:rank}.</source>
   <comment>second 6 word</comment>
   <translation>Une séquence, ce sont des cartes qui se suivent, comme {rCK:rank} et {rCQ:rank}.</translation>
  </message>
  <message>
   <source>Dummy needed the {rCA:rank}, and your {rCK:rank} is the highest club.</source>
   <comment>second 6 after</comment>
   <translation>Le mort a eu besoin {rCA:rank.du}, et {rCK:rank.le} est maintenant chez vous le trèfle maître.</translation>
  </message>
  <message>
   <source>Then dummy’s {rCJ:rank} wins the trick.</source>
   <comment>second 6 wrong</comment>
   <translation>Alors {rCJ:rank.le} du mort gagne la levée.</translation>
  </message>
  <message>
   <source>With dummy and without</source>
   <comment>second 7 title</comment>
   <translation>Avec le mort et sans</translation>
  </message>
  <message>
   <source>Where no hand lies open the old books cover an honour only with the {rDA:rank}, or from a sequence. Here you saw that only the {rDA:rank} could beat you, and covered. If dummy had more high cards, low would be right.</source>
   <comment>second 7 say</comment>
   <translation>Là où aucune main n’est ouverte, les vieux livres ne couvrent un honneur qu’avec {rDA:rank.le} ou d’une séquence. Ici, vous avez vu que seul {rDA:rank.le} pouvait vous battre, et couvert. Si le mort avait plus de hautes cartes, il faudrait jouer petit.</translation>
  </message>
  <message>
   <source>Cards on either side</source>
   <comment>second 8 title</comment>
   <translation>Des cartes de chaque côté</translation>
  </message>
  <message>
   <source>One more case: if you have the cards directly above and below the one that is led, cover it. The books call this a fourchette. The higher one forces a still higher card out, and the lower one becomes the highest.</source>
   <comment>second 8 say</comment>
   <translation>Un cas encore : si vous avez les cartes juste au-dessus et juste au-dessous de celle qui est jouée, couvrez. Les livres nomment cela une fourchette. La plus haute fait sortir une carte plus haute encore, et l’autre devient la plus forte.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>second 9 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>Second hand low, for your partner plays after you. Cover an honour when that makes a lower card of your side the highest; from a sequence play the lower card. And look first at what dummy, which plays after you, has.</source>
   <comment>second 9 say</comment>
   <translation>Le deuxième joue petit, car son partenaire joue après lui. Couvrez un honneur quand une carte plus basse de votre camp en devient la plus forte ; d’une séquence, mettez la plus basse. Et regardez d’abord ce qu’a le mort, qui joue après vous.</translation>
  </message>
  <message>
   <source>Third hand</source>
   <comment>third</comment>
   <translation>Le troisième</translation>
  </message>
  <message>
   <source>Partner leads</source>
   <comment>third 1 title</comment>
   <translation>Le partenaire entame</translation>
  </message>
  <message>
   <source>{partner} leads through dummy, which lies at your right. Dummy plays second, you third, and {west}, who plays dummy, last. A small card led asks you to win the trick if you can.</source>
   <comment>third 1 say</comment>
   <translation>{partner} entame à travers le mort, qui est à votre droite. Le mort joue en deuxième, vous en troisième, et {west}, qui joue le mort, en dernier. Une petite entame vous demande de gagner la levée si vous le pouvez.</translation>
  </message>
  <message>
   <source>Third hand is the leader’s partner.</source>
   <comment>third 1 word</comment>
   <translation>Le troisième est le partenaire de l’entame.</translation>
  </message>
  <message>
   <source>As high as needed</source>
   <comment>third 2 title</comment>
   <translation>Aussi haut qu’il faut</translation>
  </message>
  <message>
   <source>Third hand high, as a rule. But dummy’s {rSQ:rank} lies before you and was not played: your {rSJ:rank} wins as surely as the {rSA:rank} unless {west} has the {rSK:rank}, and the {rSA:rank} stays over the {rSQ:rank}. Play the {rSJ:rank}.</source>
   <comment>third 2 say</comment>
   <translation>Le troisième joue haut, en règle générale. Mais {rSQ:rank.le} du mort est avant vous et n’a pas été mise : {rSJ:rank.le} gagne aussi sûrement que {rSA:rank.le}, sauf si {west} a {rSK:rank.le}, et {rSA:rank.le} reste sur {rSQ:rank.le}. Mettez {rSJ:rank.le}.</translation>
  </message>
  <message>
   <source>To finesse is to play a lower card than your best because the one between probably lies where it cannot beat you.</source>
   <comment>third 2 word</comment>
   <translation>Faire l’impasse, c’est jouer plus bas que sa meilleure carte, parce que celle du milieu est sans doute là où elle ne peut plus battre.</translation>
  </message>
  <message>
   <source>The {rSJ:rank} won. Then {west} cannot have the {rSK:rank}: {partner} has it.</source>
   <comment>third 2 after</comment>
   <translation>{rSJ:rank.le^} a gagné. {west} ne peut donc avoir {rSK:rank.le} : il est chez {partner}.</translation>
  </message>
  <message>
   <source>A small one lets {west} win; the {rSA:rank} lets dummy’s {rSQ:rank} win later.</source>
   <comment>third 2 wrong</comment>
   <translation>Avec une petite, {west} gagne ; après {rSA:rank.le}, {rSQ:rank.le} du mort gagne plus tard.</translation>
  </message>
  <message>
   <source>Back to partner</source>
   <comment>third 3 title</comment>
   <translation>Retour au partenaire</translation>
  </message>
  <message>
   <source>Return the suit. Your {rSA:rank} still waits over dummy’s {rSQ:rank}, so let {partner}’s {rSK:rank} win this time: lead the {S4:card}.</source>
   <comment>third 3 say</comment>
   <translation>Rejouez la couleur. {rSA:rank.le^} attend encore sur {rSQ:rank.le} du mort ; laissez cette fois gagner {rSK:rank.le} {partner:du} : jouez {S4:card.le}.</translation>
  </message>
  <message>
   <source>{partner}’s {rSK:rank} won. Now {partner} leads the {D7:card}, and dummy plays low.</source>
   <comment>third 3 after</comment>
   <translation>{rSK:rank.le^} {partner:du} a gagné. Maintenant {partner} joue {D7:card.le}, et le mort met petit.</translation>
  </message>
  <message>
   <source>Clubs should come from {partner}, up to your {rCK:rank}.</source>
   <comment>third 3 wrong</comment>
   <translation>Les trèfles doivent venir {partner:du}, vers {rCK:rank.le} chez vous.</translation>
  </message>
  <message>
   <source>For this lesson lead the {S4:card}.</source>
   <comment>third 3 wants</comment>
   <translation>Pour cette leçon, jouez {S4:card.le}.</translation>
  </message>
  <message>
   <source>The lower of equals</source>
   <comment>third 4 title</comment>
   <translation>La plus basse des égales</translation>
  </message>
  <message>
   <source>Your {rDK:rank} and {rDQ:rank} win the same tricks. Third hand plays the lower of equals: if {west} takes the {rDQ:rank} with the {rDA:rank}, {partner} knows that the {rDK:rank} is yours. Play the {DQ:card}.</source>
   <comment>third 4 say</comment>
   <translation>{rDK:rank.le^} et {rDQ:rank.le} vous font les mêmes levées. Le troisième met la plus basse des égales : si {west} prend {rDQ:rank.le} {rDA:rank.du}, {partner} sait que {rDK:rank.le} est chez vous. Mettez {DQ:card.le}.</translation>
  </message>
  <message>
   <source>{west} took it and led a diamond back. {partner}’s {rD8:rank} is winning.</source>
   <comment>third 4 after</comment>
   <translation>{west} a pris et rejoué carreau. {rD8:rank.le^} {partner:du} est en train de gagner.</translation>
  </message>
  <message>
   <source>Then {west} wins with a small diamond.</source>
   <comment>third 4 wrong</comment>
   <translation>Alors {west} gagne avec un petit carreau.</translation>
  </message>
  <message>
   <source>But it hides the {rDQ:rank} from {partner}: play the {DQ:card}.</source>
   <comment>third 4 wants</comment>
   <translation>Mais cela cache {rDQ:rank.le} à votre partenaire, {partner} : mettez {DQ:card.le}.</translation>
  </message>
  <message>
   <source>Leave it to partner</source>
   <comment>third 5 title</comment>
   <translation>Laisser au partenaire</translation>
  </message>
  <message>
   <source>Now you are the last to play, and {partner} is winning. Do not beat your own side: give the {D6:card}.</source>
   <comment>third 5 say</comment>
   <translation>Vous jouez maintenant en dernier, et {partner} gagne déjà. Ne battez pas votre camp : mettez {D6:card.le}.</translation>
  </message>
  <message>
   <source>{partner} leads the {C4:card}, and dummy, with the {rCA:rank}, plays low.</source>
   <comment>third 5 after</comment>
   <translation>{partner} joue {C4:card.le}, et le mort, qui a {rCA:rank.le}, met petit.</translation>
  </message>
  <message>
   <source>But the {rD8:rank} wins without it. Play the {D6:card}.</source>
   <comment>third 5 wants</comment>
   <translation>Mais {rD8:rank.le} gagne sans cela. Mettez {D6:card.le}.</translation>
  </message>
  <message>
   <source>Third hand high</source>
   <comment>third 6 title</comment>
   <translation>Le troisième haut</translation>
  </message>
  <message>
   <source>Dummy’s {rCA:rank} has let the trick pass. Of what {west} may hold, only the {rCQ:rank} could beat your {rCJ:rank}, and nothing your {rCK:rank}. No finesse here: play the {rCK:rank}.</source>
   <comment>third 6 say</comment>
   <translation>{rCA:rank.le^} du mort a laissé passer la levée. De ce que {west} peut avoir, seule {rCQ:rank.le} battrait {rCJ:rank.le}, et rien {rCK:rank.le}. Ici, pas d’impasse : mettez {rCK:rank.le}.</translation>
  </message>
  <message>
   <source>It wins the trick.</source>
   <comment>third 6 after</comment>
   <translation>Il gagne la levée.</translation>
  </message>
  <message>
   <source>Then {west} wins with the {rCQ:rank}.</source>
   <comment>third 6 wrong</comment>
   <translation>Alors {west} gagne {rCQ:rank.du}.</translation>
  </message>
  <message>
   <source>The one finesse</source>
   <comment>third 7 title</comment>
   <translation>La seule impasse</translation>
  </message>
  <message>
   <source>In a partner’s suit the books allow a single finesse: with {rSA:rank} and {rSQ:rank} play the {rSQ:rank}, since the {rSK:rank} is more often elsewhere than behind you. With dummy’s cards in sight you can do better and finesse against what you see.</source>
   <comment>third 7 say</comment>
   <translation>Dans la couleur du partenaire, les livres n’admettent qu’une impasse : avec {rSA:rank} et {rSQ:rank}, mettez {rSQ:rank.le}, car {rSK:rank.le} est plus souvent ailleurs que derrière vous. Le mort sous les yeux, vous pouvez mieux : faire l’impasse contre ce que vous voyez.</translation>
  </message>
  <message>
   <source>When partner’s card wins</source>
   <comment>third 8 title</comment>
   <translation>Quand la carte du partenaire gagne</translation>
  </message>
  <message>
   <source>If {partner} leads the highest card of a suit, play your lowest. But a high card that is your last, or lies in the way of {partner}’s long suit, is better thrown under it.</source>
   <comment>third 8 say</comment>
   <translation>Si {partner} entame la maîtresse d’une couleur, mettez votre plus petite. Mais une carte haute qui est votre dernière, ou qui barre la route à la longue {partner:du}, se jette mieux dessous.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>third 9 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>Third hand high, but only as high as is needed. Of equals play the lowest. Against a high card of dummy’s that lies before you, keep a higher one for it. And never beat your partner’s card without a reason.</source>
   <comment>third 9 say</comment>
   <translation>Le troisième joue haut, mais pas plus haut qu’il ne faut. Des égales, la plus basse. Contre une carte haute du mort placée avant vous, gardez-en une plus haute. Et ne battez jamais sans raison la carte de votre partenaire.</translation>
  </message>
  <message>
   <source>Partner’s suit</source>
   <comment>return</comment>
   <translation>La couleur du partenaire</translation>
  </message>
  <message>
   <source>A card that counts</source>
   <comment>return 1 title</comment>
   <translation>Une carte qui compte</translation>
  </message>
  <message>
   <source>{partner} has led the {S7:card}, by the look of it the fourth best, and so has {partner_over_S7:words} higher spades. There is a rule for the rest: {eleven:words} less the led card is the number of higher ones in the other hands.</source>
   <comment>return 1 say</comment>
   <translation>{partner} a entamé {S7:card.le}, selon toute apparence la quatrième meilleure, et a donc {partner_over_S7:words} piques plus hauts. Pour le reste, il y a une règle : {eleven:words} moins la carte entamée donne le nombre des plus hautes dans les autres mains.</translation>
  </message>
  <message>
   <source>R. F. Foster found this rule. It holds for every fourth best.</source>
   <comment>return 1 word</comment>
   <translation>R. F. Foster a trouvé cette règle. Elle vaut pour toute quatrième meilleure.</translation>
  </message>
  <message>
   <source>Counting the higher cards</source>
   <comment>return 2 title</comment>
   <translation>Compter les plus hautes</translation>
  </message>
  <message>
   <source>{eleven:words^} less {rS7:rank} is {over_S7:words}. Dummy had {dummy_over_S7:words} of them, the {rSQ:rank} and the {rS9:rank}; the {rSA:rank} and the {rSJ:rank} are yours. So {west} cannot beat the {rS7:rank}. But dummy has played the {rSQ:rank}: take it.</source>
   <comment>return 2 say</comment>
   <translation>{eleven:words} moins {rS7:rank} font {over_S7:words}. Le mort en avait {dummy_over_S7:words}, {rSQ:rank.le} et {rS9:rank.le} ; {rSA:rank.le} et {rSJ:rank.le} sont chez vous. {west} ne peut donc battre {rS7:rank.le}. Mais le mort a mis {rSQ:rank.le} : prenez-la.</translation>
  </message>
  <message>
   <source>{west} followed with the {rS4:rank}, below the {rS7:rank}, as the rule said.</source>
   <comment>return 2 after</comment>
   <translation>{west} a fourni {rS4:rank.le}, sous {rS7:rank.le}, comme la règle le disait.</translation>
  </message>
  <message>
   <source>Then dummy’s {rSQ:rank} wins the trick.</source>
   <comment>return 2 wrong</comment>
   <translation>Alors {rSQ:rank.le} du mort gagne la levée.</translation>
  </message>
  <message>
   <source>The higher of what is left</source>
   <comment>return 3 title</comment>
   <translation>La plus haute du reste</translation>
  </message>
  <message>
   <source>Return {partner}’s suit: a new one would help the others. You began with {yours_had_S:words} spades. Of the {yours_S:words} that are left return the higher, the {rSJ:rank}.</source>
   <comment>return 3 say</comment>
   <translation>Rejouez la couleur {partner:du} : une nouvelle aiderait les autres. Vous aviez {yours_had_S:words} piques. Des {yours_S:words} qui restent, rejouez le plus haut, {rSJ:rank.le}.</translation>
  </message>
  <message>
   <source>To return a suit is to lead it back to the partner who opened it.</source>
   <comment>return 3 word</comment>
   <translation>Rejouer une couleur, c’est la rendre au partenaire qui l’a ouverte.</translation>
  </message>
  <message>
   <source>Nobody could beat it. Now {partner} knows that you have only one more.</source>
   <comment>return 3 after</comment>
   <translation>Personne n’a pu le battre. {partner} sait maintenant qu’il ne vous en reste qu’un.</translation>
  </message>
  <message>
   <source>A new suit helps the others. Return {partner}’s.</source>
   <comment>return 3 wrong</comment>
   <translation>Une nouvelle couleur aide les autres. Rejouez celle {partner:du}.</translation>
  </message>
  <message>
   <source>But {partner} would learn less: return the {SJ:card}.</source>
   <comment>return 3 wants</comment>
   <translation>Mais {partner} en saurait moins : rejouez {SJ:card.le}.</translation>
  </message>
  <message>
   <source>The last spade</source>
   <comment>return 4 title</comment>
   <translation>Le dernier pique</translation>
  </message>
  <message>
   <source>Dummy has only the {rS9:rank} left. Lead your last spade: {partner} can beat that.</source>
   <comment>return 4 say</comment>
   <translation>Le mort n’a plus que {rS9:rank.le}. Jouez votre dernier pique : {partner} peut battre cela.</translation>
  </message>
  <message>
   <source>{partner} won and opens another suit with the {C3:card}. Dummy plays low.</source>
   <comment>return 4 after</comment>
   <translation>{partner} a gagné et ouvre une autre couleur {C3:card.du}. Le mort met petit.</translation>
  </message>
  <message>
   <source>A new suit helps the others. Stay with spades.</source>
   <comment>return 4 wrong</comment>
   <translation>Une nouvelle couleur aide les autres. Restez à pique.</translation>
  </message>
  <message>
   <source>For this lesson lead the {S3:card}.</source>
   <comment>return 4 wants</comment>
   <translation>Pour cette leçon, jouez {S3:card.le}.</translation>
  </message>
  <message>
   <source>Count again</source>
   <comment>return 5 title</comment>
   <translation>Compter encore</translation>
  </message>
  <message>
   <source>{eleven:words^} less {rC3:rank} is {over_C3:words}: dummy had {dummy_over_C3:words} higher clubs, you have {yours_over_C3:words}, so {west} has {west_over_C3:words}. That may be too much for your {rC8:rank}. Third hand high: play the {rCK:rank}.</source>
   <comment>return 5 say</comment>
   <translation>{eleven:words} moins {rC3:rank} font {over_C3:words} : le mort avait {dummy_over_C3:words} trèfles plus hauts, vous en avez {yours_over_C3:words}, donc {west} en a {west_over_C3:words}. C’est peut-être trop pour {rC8:rank.le}. Le troisième joue haut : mettez {rCK:rank.le}.</translation>
  </message>
  <message>
   <source>It wins the trick. {west} played the {rC7:rank}.</source>
   <comment>return 5 after</comment>
   <translation>Il gagne la levée. {west} a fourni {rC7:rank.le}.</translation>
  </message>
  <message>
   <source>Then {west} wins with a club that is higher.</source>
   <comment>return 5 wrong</comment>
   <translation>Alors {west} gagne avec un trèfle plus haut.</translation>
  </message>
  <message>
   <source>The lowest of many</source>
   <comment>return 6 title</comment>
   <translation>La plus basse de plusieurs</translation>
  </message>
  <message>
   <source>Return this suit as well. You began with {yours_had_C:words} clubs: of the {yours_C:words} that are left lead the lowest, the {rC2:rank}. {partner} will not take you for short in clubs.</source>
   <comment>return 6 say</comment>
   <translation>Rejouez cette couleur aussi. Vous aviez {yours_had_C:words} trèfles : des {yours_C:words} qui restent, jouez le plus bas, {rC2:rank.le}. {partner} ne vous croira pas court à trèfle.</translation>
  </message>
  <message>
   <source>Dummy had to take it with the {rCA:rank}. {partner} knows that you have more clubs.</source>
   <comment>return 6 after</comment>
   <translation>Le mort a dû mettre {rCA:rank.le}. {partner} sait qu’il vous reste des trèfles.</translation>
  </message>
  <message>
   <source>For this lesson return the {C2:card}.</source>
   <comment>return 6 wants</comment>
   <translation>Pour cette leçon, rejouez {C2:card.le}.</translation>
  </message>
  <message>
   <source>Trumps first of all</source>
   <comment>return 7 title</comment>
   <translation>L’atout avant tout</translation>
  </message>
  <message>
   <source>If {partner} leads a trump, return trumps at your first chance, before any suit of your own: whoever leads them has a reason, and wants good cards of your side kept from being trumped. Only a very good reason of your own may go before.</source>
   <comment>return 7 say</comment>
   <translation>Si {partner} entame atout, rejouez atout à la première occasion, avant toute couleur à vous : qui joue atout a ses raisons, et veut garder de la coupe les bonnes cartes de votre camp. Seule une très bonne raison à vous peut passer avant.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>return 8 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>Return the best card of your partner’s suit if you have it. If you began with {yours_had_S:words}, return the higher of what is left; if with {yours_had_C:words} or more, the lowest. And {eleven:words} less the led card is what the other hands have above it.</source>
   <comment>return 8 say</comment>
   <translation>Rejouez la maîtresse de la couleur de votre partenaire si vous l’avez. Si vous en aviez {yours_had_S:words}, la plus haute du reste ; {yours_had_C:words} ou plus, la plus basse. Et {eleven:words} moins la carte entamée, voilà ce que les autres mains ont au-dessus.</translation>
  </message>
  <message>
   <source>Drawing trumps</source>
   <comment>trumps</comment>
   <translation>Faire tomber les atouts</translation>
  </message>
  <message>
   <source>Count the trumps</source>
   <comment>trumps 1 title</comment>
   <translation>Compter les atouts</translation>
  </message>
  <message>
   <source>You have {yours_H:words} trumps and dummy {dummy_H:words}, {ours_H:words} together. So {west} and {east} have {left_H:words}. As a rule you draw them at once, so that none of your good cards is trumped. Is there a reason to wait?</source>
   <comment>trumps 1 say</comment>
   <translation>Vous avez {yours_H:words} atouts et le mort {dummy_H:words}, {ours_H:words} ensemble. {west} et {east} en ont donc {left_H:words}. En règle générale, on les fait tomber aussitôt, pour que rien de bon ne soit coupé. Y a-t-il une raison d’attendre ?</translation>
  </message>
  <message>
   <source>A reason to wait</source>
   <comment>trumps 2 title</comment>
   <translation>Une raison d’attendre</translation>
  </message>
  <message>
   <source>There is. Dummy has a single club, and your small clubs lose unless dummy trumps them. Each round of trumps takes one from dummy as well. So clubs come first: play the {CA:card}.</source>
   <comment>trumps 2 say</comment>
   <translation>Oui. Le mort n’a qu’un trèfle, et vos petits trèfles perdent s’il ne les coupe pas. Chaque tour d’atout lui en prend un aussi. Les trèfles passent donc d’abord : jouez {CA:card.le}.</translation>
  </message>
  <message>
   <source>Dummy has no club left.</source>
   <comment>trumps 2 after</comment>
   <translation>Le mort n’a plus de trèfle.</translation>
  </message>
  <message>
   <source>Clubs first, while dummy has its trumps.</source>
   <comment>trumps 2 wrong</comment>
   <translation>D’abord les trèfles, tant que le mort a ses atouts.</translation>
  </message>
  <message>
   <source>Trump in the short hand</source>
   <comment>trumps 3 title</comment>
   <translation>Couper de la main courte</translation>
  </message>
  <message>
   <source>Lead a small club and trump it in dummy. Those trumps win nothing else; the long ones in your hand win anyway.</source>
   <comment>trumps 3 say</comment>
   <translation>Jouez un petit trèfle et coupez-le au mort. Ces atouts-là ne gagnent rien d’autre ; les longs, dans votre main, gagnent de toute façon.</translation>
  </message>
  <message>
   <source>{west} plays the {rCT:rank}. Trump with dummy’s {H2:card}.</source>
   <comment>trumps 3 after</comment>
   <translation>{west} fournit {rCT:rank.le}. Coupez {H2:card.du} du mort.</translation>
  </message>
  <message>
   <source>First let dummy trump a club.</source>
   <comment>trumps 3 wrong</comment>
   <translation>Faites d’abord couper un trèfle au mort.</translation>
  </message>
  <message>
   <source>Then they win with a club.</source>
   <comment>trumps 3 then_wrong</comment>
   <translation>Alors ils gagnent avec un trèfle.</translation>
  </message>
  <message>
   <source>But a smaller trump is enough.</source>
   <comment>trumps 3 then_wants</comment>
   <translation>Mais un plus petit atout suffit.</translation>
  </message>
  <message>
   <source>Back to your hand</source>
   <comment>trumps 4 title</comment>
   <translation>Retour en main</translation>
  </message>
  <message>
   <source>There is another club to trump, so go back to your hand without touching trumps. Lead a small diamond to your {rDA:rank}.</source>
   <comment>trumps 4 say</comment>
   <translation>Il reste un trèfle à couper : revenez en main sans toucher aux atouts. Jouez un petit carreau vers {rDA:rank.le}.</translation>
  </message>
  <message>
   <source>{east} plays the {rD6:rank}. Win with the {rDA:rank}.</source>
   <comment>trumps 4 after</comment>
   <translation>{east} fournit {rD6:rank.le}. Gagnez {rDA:rank.du}.</translation>
  </message>
  <message>
   <source>A small diamond is the way back to your hand.</source>
   <comment>trumps 4 wrong</comment>
   <translation>Un petit carreau est le chemin du retour en main.</translation>
  </message>
  <message>
   <source>But keep dummy’s trumps: lead a small diamond.</source>
   <comment>trumps 4 wants</comment>
   <translation>Mais ménagez les atouts du mort : jouez un petit carreau.</translation>
  </message>
  <message>
   <source>Then {west} wins the trick.</source>
   <comment>trumps 4 then_wrong</comment>
   <translation>Alors {west} gagne la levée.</translation>
  </message>
  <message>
   <source>And once more</source>
   <comment>trumps 5 title</comment>
   <translation>Et encore une fois</translation>
  </message>
  <message>
   <source>Lead your last club and trump it.</source>
   <comment>trumps 5 say</comment>
   <translation>Jouez votre dernier trèfle et coupez-le.</translation>
  </message>
  <message>
   <source>{west} plays the {rCQ:rank}. Trump again.</source>
   <comment>trumps 5 after</comment>
   <translation>{west} fournit {rCQ:rank.le}. Coupez encore.</translation>
  </message>
  <message>
   <source>The last club must be trumped first.</source>
   <comment>trumps 5 wrong</comment>
   <translation>Il faut d’abord couper le dernier trèfle.</translation>
  </message>
  <message>
   <source>Then they win with a club.</source>
   <comment>trumps 5 then_wrong</comment>
   <translation>Alors ils gagnent avec un trèfle.</translation>
  </message>
  <message>
   <source>But a smaller trump is enough.</source>
   <comment>trumps 5 then_wants</comment>
   <translation>Mais un plus petit atout suffit.</translation>
  </message>
  <message>
   <source>Now draw</source>
   <comment>trumps 6 title</comment>
   <translation>Maintenant, les atouts</translation>
  </message>
  <message>
   <source>Your clubs are gone, and dummy has trumped enough. Now draw trumps, for dummy’s diamonds must not be trumped. Lead dummy’s last one.</source>
   <comment>trumps 6 say</comment>
   <translation>Vos trèfles sont partis, et le mort a assez coupé. Faites tomber les atouts, car les carreaux du mort ne doivent pas être coupés. Jouez son dernier.</translation>
  </message>
  <message>
   <source>{east} plays the {rH7:rank}. Play your {rHA:rank}.</source>
   <comment>trumps 6 after</comment>
   <translation>{east} fournit {rH7:rank.le}. Mettez {rHA:rank.le}.</translation>
  </message>
  <message>
   <source>Draw trumps now, or something of yours is trumped.</source>
   <comment>trumps 6 wrong</comment>
   <translation>Faites tomber les atouts, sinon on vous coupera quelque chose.</translation>
  </message>
  <message>
   <source>Then {west} wins with the {rHQ:rank} or the {rHT:rank}.</source>
   <comment>trumps 6 then_wrong</comment>
   <translation>Alors {west} gagne {rHQ:rank.du} ou {rHT:rank.du}.</translation>
  </message>
  <message>
   <source>Another round</source>
   <comment>trumps 7 title</comment>
   <translation>Encore un tour</translation>
  </message>
  <message>
   <source>They have {left_H:words} trumps left. Go on with your highest.</source>
   <comment>trumps 7 say</comment>
   <translation>Il leur reste {left_H:words} atouts. Continuez avec le plus haut.</translation>
  </message>
  <message>
   <source>{west} plays the {rHT:rank}. Throw a small spade from dummy.</source>
   <comment>trumps 7 after</comment>
   <translation>{west} fournit {rHT:rank.le}. Défaussez un petit pique du mort.</translation>
  </message>
  <message>
   <source>Draw trumps with your highest.</source>
   <comment>trumps 7 wrong</comment>
   <translation>Faites tomber les atouts avec le plus haut.</translation>
  </message>
  <message>
   <source>Dummy’s diamonds are all worth tricks.</source>
   <comment>trumps 7 then_wrong</comment>
   <translation>Les carreaux du mort valent tous une levée.</translation>
  </message>
  <message>
   <source>But keep it: throw a small spade.</source>
   <comment>trumps 7 then_wants</comment>
   <translation>Mais gardez-la : défaussez un petit pique.</translation>
  </message>
  <message>
   <source>Leave the high one</source>
   <comment>trumps 8 title</comment>
   <translation>Laisser le maître</translation>
  </message>
  <message>
   <source>One trump is left, the {rHQ:rank}, and it is higher than your {rHJ:rank}. It wins one trick whenever it is played. To draw it would cost one of yours as well. Leave it, and lead a diamond.</source>
   <comment>trumps 8 say</comment>
   <translation>Il reste un atout dehors, {rHQ:rank.le}, au-dessus {rHJ:rank.du} chez vous. Il fera une levée de toute façon. Le faire tomber vous en coûterait un aussi. Laissez-le, et jouez carreau.</translation>
  </message>
  <message>
   <source>{west} plays the {rD4:rank}. Win in dummy.</source>
   <comment>trumps 8 after</comment>
   <translation>{west} fournit {rD4:rank.le}. Gagnez au mort.</translation>
  </message>
  <message>
   <source>Leave the {rHQ:rank} where it is, and play diamonds.</source>
   <comment>trumps 8 wrong</comment>
   <translation>Laissez {rHQ:rank.le} où elle est, et jouez carreau.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>trumps 9 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>Dummy’s diamonds are high; the {rHQ:rank} will win one trick, and nothing else is lost. Count trumps as they fall; draw them when you have tricks to protect; wait while dummy must trump; leave a single high one alone.</source>
   <comment>trumps 9 say</comment>
   <translation>Les carreaux du mort sont maîtres ; {rHQ:rank.le} fera une levée, et rien d’autre n’est perdu. Comptez les atouts ; faites-les tomber quand il y a des levées à protéger ; attendez tant que le mort doit couper ; laissez un maître isolé.</translation>
  </message>
  <message>
   <source>Two hands as one</source>
   <comment>two-hands</comment>
   <translation>Deux mains comme une</translation>
  </message>
  <message>
   <source>Plan before you play</source>
   <comment>two-hands 1 title</comment>
   <translation>Un plan avant de jouer</translation>
  </message>
  <message>
   <source>Dummy’s diamonds are long, and you have the {rDK:rank} and {rDQ:rank}. When these are played, dummy’s are high; but then dummy must get the lead. Look for a card that brings it there.</source>
   <comment>two-hands 1 say</comment>
   <translation>Les carreaux du mort sont longs, et vous avez {rDK:rank} et {rDQ:rank}. Ceux-ci joués, les siens sont maîtres ; mais il faut alors que le mort prenne la main. Cherchez la carte qui l’y mène.</translation>
  </message>
  <message>
   <source>An entry is a card with which a hand wins the lead.</source>
   <comment>two-hands 1 word</comment>
   <translation>Une reprise est une carte avec laquelle une main reprend l’entame.</translation>
  </message>
  <message>
   <source>Win in the right hand</source>
   <comment>two-hands 2 title</comment>
   <translation>Gagner dans la bonne main</translation>
  </message>
  <message>
   <source>{west} leads the {CQ:card}. You could win in either hand. The {rCA:rank} is dummy’s entry for later, so win with the {rCK:rank} in your own hand: play the {C5:card} from dummy.</source>
   <comment>two-hands 2 say</comment>
   <translation>{west} entame {CQ:card.le}. Les deux mains pourraient gagner. {rCA:rank.le^} est la reprise du mort pour plus tard ; gagnez donc {rCK:rank.du} dans votre main : mettez {C5:card.le} du mort.</translation>
  </message>
  <message>
   <source>{east} plays the {rC2:rank}. Win with your {rCK:rank}.</source>
   <comment>two-hands 2 after</comment>
   <translation>{east} fournit {rC2:rank.le}. Gagnez {rCK:rank.du}.</translation>
  </message>
  <message>
   <source>Then dummy’s entry is gone before you need it.</source>
   <comment>two-hands 2 wrong</comment>
   <translation>Alors la reprise du mort est partie avant d’avoir servi.</translation>
  </message>
  <message>
   <source>Then the {rCQ:rank} wins the trick.</source>
   <comment>two-hands 2 then_wrong</comment>
   <translation>Alors {rCQ:rank.le} gagne la levée.</translation>
  </message>
  <message>
   <source>High cards of the short hand</source>
   <comment>two-hands 3 title</comment>
   <translation>Les hautes de la main courte</translation>
  </message>
  <message>
   <source>You have only {yours_D:words} diamonds, dummy {dummy_D:words}. Play the high cards of the short hand first; otherwise they lie in the way of the long ones. Lead the {DK:card}.</source>
   <comment>two-hands 3 say</comment>
   <translation>Vous n’avez que {yours_D:words} carreaux, le mort {dummy_D:words}. Jouez d’abord les cartes hautes de la main courte ; sinon elles barrent la route aux longues. Jouez {DK:card.le}.</translation>
  </message>
  <message>
   <source>To play high cards out of the way is to unblock.</source>
   <comment>two-hands 3 word</comment>
   <translation>Écarter ses cartes hautes du chemin, c’est débloquer.</translation>
  </message>
  <message>
   <source>{west} plays the {rD2:rank}. Give dummy’s lowest.</source>
   <comment>two-hands 3 after</comment>
   <translation>{west} fournit {rD2:rank.le}. Mettez le plus petit carreau du mort.</translation>
  </message>
  <message>
   <source>Keep your clubs: they lead to dummy’s {rCA:rank}.</source>
   <comment>two-hands 3 wrong</comment>
   <translation>Gardez vos trèfles : ils mènent à {rCA:rank.le} du mort.</translation>
  </message>
  <message>
   <source>For this lesson lead the {DK:card}.</source>
   <comment>two-hands 3 wants</comment>
   <translation>Pour cette leçon, jouez {DK:card.le}.</translation>
  </message>
  <message>
   <source>Dummy’s high diamonds are needed later.</source>
   <comment>two-hands 3 then_wrong</comment>
   <translation>Les hauts carreaux du mort serviront encore.</translation>
  </message>
  <message>
   <source>Towards honours</source>
   <comment>two-hands 4 title</comment>
   <translation>Vers les honneurs</translation>
  </message>
  <message>
   <source>The other diamond must wait: it might be trumped. In spades dummy has {rSK:rank} and {rSQ:rank}. Lead towards them: {west} plays before dummy, and a high spade there must take a small card or let dummy’s honour win.</source>
   <comment>two-hands 4 say</comment>
   <translation>L’autre carreau doit attendre : il pourrait être coupé. À pique, le mort a {rSK:rank} et {rSQ:rank}. Jouez vers eux : {west} joue avant le mort, et un haut pique doit y prendre une petite ou laisser gagner l’honneur du mort.</translation>
  </message>
  <message>
   <source>{west} plays the {rS2:rank}. Play dummy’s {rSK:rank}.</source>
   <comment>two-hands 4 after</comment>
   <translation>{west} fournit {rS2:rank.le}. Mettez {rSK:rank.le} du mort.</translation>
  </message>
  <message>
   <source>Lead a small spade towards dummy.</source>
   <comment>two-hands 4 wrong</comment>
   <translation>Jouez un petit pique vers le mort.</translation>
  </message>
  <message>
   <source>For this lesson lead a small spade.</source>
   <comment>two-hands 4 wants</comment>
   <translation>Pour cette leçon, jouez un petit pique.</translation>
  </message>
  <message>
   <source>Then {east} wins with a small spade.</source>
   <comment>two-hands 4 then_wrong</comment>
   <translation>Alors {east} gagne avec un petit pique.</translation>
  </message>
  <message>
   <source>Draw trumps</source>
   <comment>two-hands 5 title</comment>
   <translation>Faire tomber les atouts</translation>
  </message>
  <message>
   <source>Dummy’s honour won, and the lead is there. Your trumps are {rHA:rank}, {rHK:rank} and {rHQ:rank}: draw now. Lead a small trump to your hand.</source>
   <comment>two-hands 5 say</comment>
   <translation>L’honneur du mort a gagné, et c’est à lui d’entamer. Vos atouts sont {rHA:rank}, {rHK:rank} et {rHQ:rank} : c’est le moment. Jouez un petit atout vers votre main.</translation>
  </message>
  <message>
   <source>{east} plays the {rH4:rank}. Win in your hand.</source>
   <comment>two-hands 5 after</comment>
   <translation>{east} fournit {rH4:rank.le}. Gagnez en main.</translation>
  </message>
  <message>
   <source>Lead a trump to your hand.</source>
   <comment>two-hands 5 wrong</comment>
   <translation>Jouez un atout vers votre main.</translation>
  </message>
  <message>
   <source>The second round</source>
   <comment>two-hands 6 title</comment>
   <translation>Le deuxième tour</translation>
  </message>
  <message>
   <source>They have {left_H:words} trumps left. Lead the next high one.</source>
   <comment>two-hands 6 say</comment>
   <translation>Il leur reste {left_H:words} atouts. Jouez le haut suivant.</translation>
  </message>
  <message>
   <source>{west} plays the {rH8:rank}. Follow from dummy.</source>
   <comment>two-hands 6 after</comment>
   <translation>{west} fournit {rH8:rank.le}. Fournissez du mort.</translation>
  </message>
  <message>
   <source>Go on with trumps.</source>
   <comment>two-hands 6 wrong</comment>
   <translation>Continuez les atouts.</translation>
  </message>
  <message>
   <source>The third round</source>
   <comment>two-hands 7 title</comment>
   <translation>Le troisième tour</translation>
  </message>
  <message>
   <source>{left_H:words^} are left. Lead your last trump.</source>
   <comment>two-hands 7 say</comment>
   <translation>Il en reste {left_H:words}. Jouez votre dernier atout.</translation>
  </message>
  <message>
   <source>Only the {rHJ:rank} is still out, with {west}. It is high: let it be.</source>
   <comment>two-hands 7 after</comment>
   <translation>Seul {rHJ:rank.le} est encore dehors, chez {west}. Il est maître : laissez-le.</translation>
  </message>
  <message>
   <source>Go on with trumps.</source>
   <comment>two-hands 7 wrong</comment>
   <translation>Continuez les atouts.</translation>
  </message>
  <message>
   <source>Unblock</source>
   <comment>two-hands 8 title</comment>
   <translation>Débloquer</translation>
  </message>
  <message>
   <source>Now lead your last diamond, so that nothing of yours lies in dummy’s way. If {west} trumps it, that is only the trick which the {rHJ:rank} wins anyway.</source>
   <comment>two-hands 8 say</comment>
   <translation>Jouez maintenant votre dernier carreau, pour que rien de vous ne barre la route au mort. Si {west} coupe, ce n’est que la levée que {rHJ:rank.le} fait de toute façon.</translation>
  </message>
  <message>
   <source>{west} trumps. Give dummy’s smallest diamond.</source>
   <comment>two-hands 8 after</comment>
   <translation>{west} coupe. Mettez le plus petit carreau du mort.</translation>
  </message>
  <message>
   <source>First the {DQ:card} must go.</source>
   <comment>two-hands 8 wrong</comment>
   <translation>Il faut d’abord jouer {DQ:card.le}.</translation>
  </message>
  <message>
   <source>But it is higher than needed: give the {D9:card}.</source>
   <comment>two-hands 8 then_wants</comment>
   <translation>Mais c’est plus haut qu’il ne faut : mettez {D9:card.le}.</translation>
  </message>
  <message>
   <source>The entry</source>
   <comment>two-hands 9 title</comment>
   <translation>La reprise</translation>
  </message>
  <message>
   <source>{west} leads a club, and dummy’s {rCA:rank} wins: the entry that you kept from the first trick. Follow with a small club.</source>
   <comment>two-hands 9 say</comment>
   <translation>{west} joue trèfle, et {rCA:rank.le} du mort gagne : la reprise que vous gardez depuis la première levée. Fournissez un petit trèfle.</translation>
  </message>
  <message>
   <source>Dummy leads, and its {dummy_D:words} diamonds are high.</source>
   <comment>two-hands 9 after</comment>
   <translation>Le mort entame, et ses {dummy_D:words} carreaux sont maîtres.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>two-hands 10 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>Your hand and dummy’s are one: ask in which hand you want the lead next, and win there. Keep an entry to the long suit, play the high cards of the short hand early, and lead small cards towards honours.</source>
   <comment>two-hands 10 say</comment>
   <translation>Votre main et le mort ne font qu’un : demandez-vous où vous voulez entamer ensuite, et gagnez-y. Gardez une reprise pour la longue, jouez tôt les hautes de la main courte, et les petites vers les honneurs.</translation>
  </message>
  <message>
   <source>Counting a hand</source>
   <comment>count</comment>
   <translation>Compter une main</translation>
  </message>
  <message>
   <source>A choice to come</source>
   <comment>count 1 title</comment>
   <translation>Un choix à venir</translation>
  </message>
  <message>
   <source>Clubs are trumps, and no heart has been played. You have {rHK:rank} and {rHT:rank} there, dummy {rHA:rank} and {rHJ:rank}: you can catch the {rHQ:rank} whoever has it, but must know who. So count {east}’s {packet:words} cards.</source>
   <comment>count 1 say</comment>
   <translation>Atout trèfle, et aucun cœur n’est tombé. Vous y avez {rHK:rank} et {rHT:rank}, le mort {rHA:rank} et {rHJ:rank} : vous pouvez prendre {rHQ:rank.le}, où qu’elle soit, à condition de savoir qui l’a. Comptez donc les {packet:words} cartes {east:du}.</translation>
  </message>
  <message>
   <source>Spades</source>
   <comment>count 2 title</comment>
   <translation>Les piques</translation>
  </message>
  <message>
   <source>{east} followed spades {east_gone_S:words} times and trumped the third lead with the {rC6:rank}. How many spades has {east} left?</source>
   <comment>count 2 say</comment>
   <translation>{east} a fourni à pique {east_gone_S:words} fois et coupé la troisième {rC6:rank.du}. Combien de piques reste-t-il à {east} ?</translation>
  </message>
  <message>
   <source>None: whoever trumps has no card of the suit. That is a fact for the rest of the deal.</source>
   <comment>count 2 after</comment>
   <translation>Aucun : qui coupe n’a pas de la couleur. C’est acquis pour le reste de la donne.</translation>
  </message>
  <message>
   <source>Whoever trumps a suit has none of it.</source>
   <comment>count 2 wrong</comment>
   <translation>Qui coupe une couleur n’en a pas.</translation>
  </message>
  <message>
   <source>Draw and watch</source>
   <comment>count 3 title</comment>
   <translation>Atouts et défausses</translation>
  </message>
  <message>
   <source>Leave hearts alone until you know more. Draw trumps, and watch what the others throw away. Lead the {CT:card}.</source>
   <comment>count 3 say</comment>
   <translation>Laissez les cœurs en paix tant que vous n’en savez pas plus. Faites tomber les atouts et regardez ce que les autres défaussent. Jouez {CT:card.le}.</translation>
  </message>
  <message>
   <source>{west} follows with the {rC2:rank}. Play a small trump from dummy.</source>
   <comment>count 3 after</comment>
   <translation>{west} fournit {rC2:rank.le}. Mettez un petit atout du mort.</translation>
  </message>
  <message>
   <source>Not yet: that decides the hearts before you have counted.</source>
   <comment>count 3 wrong</comment>
   <translation>Pas encore : cela tranche les cœurs avant que vous ayez compté.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CT:card}.</source>
   <comment>count 3 wants</comment>
   <translation>Pour cette leçon, jouez {CT:card.le}.</translation>
  </message>
  <message>
   <source>But it is not needed: play a small one.</source>
   <comment>count 3 then_wants</comment>
   <translation>Mais c’est inutile : mettez un petit.</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>count 4 title</comment>
   <translation>Les atouts</translation>
  </message>
  <message>
   <source>{east} threw the {D6:card}: no trump is left there either. {west} has the others. Lead the {C9:card}.</source>
   <comment>count 4 say</comment>
   <translation>{east} a défaussé {D6:card.le} : plus d’atout non plus de ce côté. {west} a les autres. Jouez {C9:card.le}.</translation>
  </message>
  <message>
   <source>{west} plays the {rC8:rank}. Again a small one from dummy.</source>
   <comment>count 4 after</comment>
   <translation>{west} fournit {rC8:rank.le}. Encore un petit du mort.</translation>
  </message>
  <message>
   <source>Not yet: another round of trumps tells you more.</source>
   <comment>count 4 wrong</comment>
   <translation>Pas encore : un tour d’atout de plus vous en dira davantage.</translation>
  </message>
  <message>
   <source>For this lesson lead the {C9:card}.</source>
   <comment>count 4 wants</comment>
   <translation>Pour cette leçon, jouez {C9:card.le}.</translation>
  </message>
  <message>
   <source>But it is not needed: play the small one.</source>
   <comment>count 4 then_wants</comment>
   <translation>Mais c’est inutile : mettez le petit.</translation>
  </message>
  <message>
   <source>The whole hand</source>
   <comment>count 5 title</comment>
   <translation>La main entière</translation>
  </message>
  <message>
   <source>Another diamond fell from {east}, and with it all {out_D:words} have been played. {east} has no spade, no trump and no diamond, but {each:words} cards. How many hearts has {east}?</source>
   <comment>count 5 say</comment>
   <translation>Un autre carreau est tombé {east:du}, et avec lui tous les {out_D:words} sont joués. {east} n’a ni pique, ni atout, ni carreau, mais {each:words} cartes. Combien de cœurs a {east} ?</translation>
  </message>
  <message>
   <source>{east_H:words^}: of {left_H:words} hearts that you do not see {west} has only {west_H:words}. So the {rHQ:rank} is probably with {east}.</source>
   <comment>count 5 after</comment>
   <translation>{east_H:words^} : de {left_H:words} cœurs que vous ne voyez pas, {west} n’en a que {west_H:words}. {rHQ:rank.le^} est donc probablement chez {east}.</translation>
  </message>
  <message>
   <source>Spades, clubs and diamonds are out of the question: all that is left are hearts.</source>
   <comment>count 5 wrong</comment>
   <translation>Piques, trèfles et carreaux sont exclus : il ne reste que des cœurs.</translation>
  </message>
  <message>
   <source>The last trump</source>
   <comment>count 6 title</comment>
   <translation>Le dernier atout</translation>
  </message>
  <message>
   <source>Draw {west}’s last trump: lead the {CK:card}.</source>
   <comment>count 6 say</comment>
   <translation>Faites tomber le dernier atout {west:du} : jouez {CK:card.le}.</translation>
  </message>
  <message>
   <source>{west} plays the {rCJ:rank}. Dummy has only a high trump to play.</source>
   <comment>count 6 after</comment>
   <translation>{west} joue {rCJ:rank.le}. Le mort n’a qu’un haut atout à jouer.</translation>
  </message>
  <message>
   <source>Draw the last trump first, and keep your hearts.</source>
   <comment>count 6 wrong</comment>
   <translation>D’abord le dernier atout, et gardez vos cœurs.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CK:card}.</source>
   <comment>count 6 wants</comment>
   <translation>Pour cette leçon, jouez {CK:card.le}.</translation>
  </message>
  <message>
   <source>But it would take the lead from your hand: give the {CQ:card}.</source>
   <comment>count 6 then_wants</comment>
   <translation>Mais il prendrait l’entame à votre main : donnez {CQ:card.le}.</translation>
  </message>
  <message>
   <source>To the right hand</source>
   <comment>count 7 title</comment>
   <translation>Dans la bonne main</translation>
  </message>
  <message>
   <source>{east} should play before you, so the lead must come from dummy. Go over with a heart: lead the {H5:card} to dummy’s {rHA:rank}.</source>
   <comment>count 7 say</comment>
   <translation>{east} doit jouer avant vous ; l’entame doit donc venir du mort. Passez par un cœur : jouez {H5:card.le} vers {rHA:rank.le} du mort.</translation>
  </message>
  <message>
   <source>{west} plays the {rH2:rank}. Play the {rHA:rank}.</source>
   <comment>count 7 after</comment>
   <translation>{west} fournit {rH2:rank.le}. Mettez {rHA:rank.le}.</translation>
  </message>
  <message>
   <source>You need that card for the finesse.</source>
   <comment>count 7 wrong</comment>
   <translation>Cette carte vous servira pour l’impasse.</translation>
  </message>
  <message>
   <source>For this lesson lead the {H5:card}.</source>
   <comment>count 7 wants</comment>
   <translation>Pour cette leçon, jouez {H5:card.le}.</translation>
  </message>
  <message>
   <source>Then {east} wins the trick.</source>
   <comment>count 7 then_wrong</comment>
   <translation>Alors {east} gagne la levée.</translation>
  </message>
  <message>
   <source>The finesse</source>
   <comment>count 8 title</comment>
   <translation>L’impasse</translation>
  </message>
  <message>
   <source>Now lead the {H6:card} from dummy.</source>
   <comment>count 8 say</comment>
   <translation>Jouez maintenant {H6:card.le} du mort.</translation>
  </message>
  <message>
   <source>To finesse is to play a lower card, since the higher one that is out lies where it has played already.</source>
   <comment>count 8 word</comment>
   <translation>Faire l’impasse, c’est jouer une carte plus basse, car la plus haute qui manque est chez qui a déjà joué.</translation>
  </message>
  <message>
   <source>{east} plays the {rH8:rank}. Finesse: play the {rHT:rank}.</source>
   <comment>count 8 after</comment>
   <translation>{east} fournit {rH8:rank.le}. Faites l’impasse : mettez {rHT:rank.le}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {H6:card}.</source>
   <comment>count 8 wants</comment>
   <translation>Pour cette leçon, jouez {H6:card.le}.</translation>
  </message>
  <message>
   <source>Then the {rHQ:rank} wins a trick later.</source>
   <comment>count 8 then_wrong</comment>
   <translation>Alors {rHQ:rank.le} fera une levée plus tard.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>count 9 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>The {rHQ:rank} was with {east}. Every suit has {packet:words} cards, and so has every hand: note who does not follow, count what is left, and guess last. In your own deals “What a seat knows”, in the Study menu, counts with you.</source>
   <comment>count 9 say</comment>
   <translation>{rHQ:rank.le^} était chez {east}. Chaque couleur a {packet:words} cartes, et chaque main aussi : notez qui ne fournit pas, comptez ce qui reste et devinez en dernier. Dans vos propres donnes, « Ce qu’une place sait », au menu Étude, compte avec vous.</translation>
  </message>
  <message>
   <source>Signals</source>
   <comment>signals</comment>
   <translation>Les signaux</translation>
  </message>
  <message>
   <source>Small cards speak</source>
   <comment>signals 1 title</comment>
   <translation>Les petites cartes parlent</translation>
  </message>
  <message>
   <source>You and {partner} may not talk, but small cards may. Where a card wins nothing anyway, players of whist have agreed what it means. {west}, who plays dummy, knows the agreements too, and reads every signal you give.</source>
   <comment>signals 1 say</comment>
   <translation>{partner} et vous n’avez pas le droit de parler, les petites cartes si. Là où une carte ne gagne rien de toute façon, les joueurs de whist sont convenus de son sens. {west}, qui joue le mort, connaît aussi ces conventions et lit tous vos signaux.</translation>
  </message>
  <message>
   <source>Lead, and watch</source>
   <comment>signals 2 title</comment>
   <translation>Entamer et regarder</translation>
  </message>
  <message>
   <source>You have {rCA:rank}, {rCK:rank} and {rCQ:rank} of clubs. Lead the {rCK:rank}, and watch which club {partner} plays.</source>
   <comment>signals 2 say</comment>
   <translation>Vous avez à trèfle {rCA:rank}, {rCK:rank} et {rCQ:rank}. Entamez {rCK:rank.le}, et regardez quel trèfle fournit {partner}.</translation>
  </message>
  <message>
   <source>{partner} played the {rC8:rank}. Is it the lowest? You cannot tell yet.</source>
   <comment>signals 2 after</comment>
   <translation>{partner} a fourni {rC8:rank.le}. Est-ce le plus bas ? Vous ne pouvez pas encore le dire.</translation>
  </message>
  <message>
   <source>Begin with the {CK:card}.</source>
   <comment>signals 2 wrong</comment>
   <translation>Commencez par {CK:card.le}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CK:card}.</source>
   <comment>signals 2 wants</comment>
   <translation>Pour cette leçon, entamez {CK:card.le}.</translation>
  </message>
  <message>
   <source>Go on with the lower</source>
   <comment>signals 3 title</comment>
   <translation>Continuer par la plus basse</translation>
  </message>
  <message>
   <source>You won. Your {rCA:rank} and {rCQ:rank} are equals now: lead the lower, so that {partner} knows of the higher. And watch again.</source>
   <comment>signals 3 say</comment>
   <translation>Vous avez gagné. {rCA:rank.le^} et {rCQ:rank.le} sont maintenant égaux : jouez le plus bas des deux, pour que {partner} sache où est l’autre. Et regardez encore.</translation>
  </message>
  <message>
   <source>Now {partner} played the {rC3:rank}: first the higher, then the lower. Nobody does that by chance.</source>
   <comment>signals 3 after</comment>
   <translation>{partner} a fourni cette fois {rC3:rank.le} : d’abord la plus haute, puis la plus basse. Personne ne fait cela par hasard.</translation>
  </message>
  <message>
   <source>Lead the {CQ:card}.</source>
   <comment>signals 3 wrong</comment>
   <translation>Jouez {CQ:card.le}.</translation>
  </message>
  <message>
   <source>For this lesson lead the {CQ:card}.</source>
   <comment>signals 3 wants</comment>
   <translation>Pour cette leçon, jouez {CQ:card.le}.</translation>
  </message>
  <message>
   <source>The call for trumps</source>
   <comment>signals 4 title</comment>
   <translation>L’appel d’atout</translation>
  </message>
  <message>
   <source>A needlessly high card and then a lower one of the same suit call for trumps: {partner} is strong there and asks you to lead one. Answer at once; your clubs can wait. Of {yours_H:words} trumps lead the highest.</source>
   <comment>signals 4 say</comment>
   <translation>Une carte inutilement haute, puis une plus basse de la même couleur appellent l’atout : {partner} y est fort et vous demande d’en jouer. Répondez aussitôt ; vos trèfles attendront. De {yours_H:words} atouts, entamez le plus haut.</translation>
  </message>
  <message>
   <source>The call is also named the Peter, or the trump signal.</source>
   <comment>signals 4 word</comment>
   <translation>En anglais, l’appel d’atout se nomme aussi « Peter ».</translation>
  </message>
  <message>
   <source>It won: {partner} let it run, for the {rHK:rank} is with {west}.</source>
   <comment>signals 4 after</comment>
   <translation>Il a gagné : {partner} l’a laissé passer, car {rHK:rank.le} est chez {west}.</translation>
  </message>
  <message>
   <source>{partner} called for trumps. Lead the {HT:card}.</source>
   <comment>signals 4 wrong</comment>
   <translation>{partner} a appelé l’atout. Jouez {HT:card.le}.</translation>
  </message>
  <message>
   <source>And another</source>
   <comment>signals 5 title</comment>
   <translation>Et un autre</translation>
  </message>
  <message>
   <source>Lead trumps again, while the lead is still yours.</source>
   <comment>signals 5 say</comment>
   <translation>Rejouez atout, tant que vous avez l’entame.</translation>
  </message>
  <message>
   <source>{partner} won, and the {rHA:rank} brought down the {rHK:rank}. Now {partner} leads the {HQ:card}, and you have no trump left.</source>
   <comment>signals 5 after</comment>
   <translation>{partner} a gagné, et {rHA:rank.le} a fait tomber {rHK:rank.le}. {partner} joue maintenant {HQ:card.le}, et vous n’avez plus d’atout.</translation>
  </message>
  <message>
   <source>Go on with trumps.</source>
   <comment>signals 5 wrong</comment>
   <translation>Continuez les atouts.</translation>
  </message>
  <message>
   <source>Give a signal</source>
   <comment>signals 6 title</comment>
   <translation>Donner un signal</translation>
  </message>
  <message>
   <source>What you throw away speaks as well. The first discard comes from the weakest suit and says: do not count on me there. You have the {CA:card} and the {SK:card}, but nothing in diamonds.</source>
   <comment>signals 6 say</comment>
   <translation>Ce que vous défaussez parle aussi. La première défausse vient de la couleur la plus faible et dit : n’y comptez pas sur moi. Vous avez {CA:card.le} et {SK:card.le}, mais rien à carreau.</translation>
  </message>
  <message>
   <source>A discard is a card of another suit that is no trump: it cannot win.</source>
   <comment>signals 6 word</comment>
   <translation>Une défausse est une carte d’une autre couleur qui n’est pas atout : elle ne peut pas gagner.</translation>
  </message>
  <message>
   <source>{partner} has understood: the next lead is not a diamond but the {S4:card}. Dummy plays low.</source>
   <comment>signals 6 after</comment>
   <translation>{partner} a compris : au lieu d’un carreau vient {S4:card.le}. Le mort met petit.</translation>
  </message>
  <message>
   <source>You need that card. Throw a small diamond.</source>
   <comment>signals 6 wrong</comment>
   <translation>Cette carte vous est nécessaire. Défaussez un petit carreau.</translation>
  </message>
  <message>
   <source>But it tells {partner} the wrong suit: throw a small diamond.</source>
   <comment>signals 6 wants</comment>
   <translation>Mais cela indique à votre partenaire, {partner}, la mauvaise couleur : défaussez un petit carreau.</translation>
  </message>
  <message>
   <source>Read the lead</source>
   <comment>signals 7 title</comment>
   <translation>Lire l’entame</translation>
  </message>
  <message>
   <source>The {rS4:rank} is a fourth best: {partner} has higher spades too. Dummy’s {rSQ:rank} lies before you and was not played, so your {rS9:rank} does as much as the {rSK:rank}. Play it, and keep the {rSK:rank} over the {rSQ:rank}.</source>
   <comment>signals 7 say</comment>
   <translation>{rS4:rank.le^} est une quatrième meilleure : {partner} a aussi des piques plus hauts. {rSQ:rank.le^} du mort est avant vous et n’a pas été mise : {rS9:rank.le} vaut donc autant que {rSK:rank.le}. Mettez-le, et gardez {rSK:rank.le} sur {rSQ:rank.le}.</translation>
  </message>
  <message>
   <source>{west} had to take it with the {rSA:rank}. Your {rSK:rank} is now the highest spade.</source>
   <comment>signals 7 after</comment>
   <translation>{west} a dû prendre {rSA:rank.du}. {rSK:rank.le^} est maintenant le pique maître.</translation>
  </message>
  <message>
   <source>Then the {rSA:rank} takes your {rSK:rank}, and dummy’s {rSQ:rank} is high.</source>
   <comment>signals 7 wrong</comment>
   <translation>Alors {rSA:rank.le} prend {rSK:rank.le}, et {rSQ:rank.le} du mort est maîtresse.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>signals 8 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>You read a call and a fourth best, and gave a discard. {west} could read them as well. So send a signal when {partner} can use it, and play your lowest card when only the others would profit.</source>
   <comment>signals 8 say</comment>
   <translation>Vous avez lu un appel et une quatrième meilleure, et donné une défausse. {west} pouvait les lire aussi. Faites donc un signal quand {partner} peut s’en servir, et mettez la plus basse quand seuls les autres en profiteraient.</translation>
  </message>
  <message>
   <source>The endgame</source>
   <comment>ending</comment>
   <translation>La fin de la donne</translation>
  </message>
  <message>
   <source>The last cards</source>
   <comment>ending 1 title</comment>
   <translation>Les dernières cartes</translation>
  </message>
  <message>
   <source>The deal is nearly over: each hand has {each:words} cards, you have {won:words} tricks, and the lead is yours. All trumps that are left are on your side: {dummy_S:words} in dummy, one with you. So count what the others still hold.</source>
   <comment>ending 1 say</comment>
   <translation>La donne touche à sa fin : chaque main a {each:words} cartes, vous avez {won:words} levées, et c’est à vous d’entamer. Tous les atouts qui restent sont dans votre camp : {dummy_S:words} au mort, un chez vous. Comptez donc ce que les autres ont encore.</translation>
  </message>
  <message>
   <source>Who has none</source>
   <comment>ending 2 title</comment>
   <translation>Qui n’en a pas</translation>
  </message>
  <message>
   <source>Begin with hearts. You led the third round, and {west} put a trump on it. How many hearts has {west} left?</source>
   <comment>ending 2 say</comment>
   <translation>Commencez par les cœurs. Vous avez joué le troisième tour, et {west} y a mis un atout. Combien de cœurs reste-t-il à {west} ?</translation>
  </message>
  <message>
   <source>None: a trump on a heart means that there is no heart. So what is out lies with {east}.</source>
   <comment>ending 2 after</comment>
   <translation>Aucun : qui coupe un cœur n’a pas de cœur. Ce qui est dehors est donc chez {east}.</translation>
  </message>
  <message>
   <source>Whoever trumps a suit has none of it.</source>
   <comment>ending 2 wrong</comment>
   <translation>Qui coupe une couleur n’en a pas.</translation>
  </message>
  <message>
   <source>The last heart</source>
   <comment>ending 3 title</comment>
   <translation>Le dernier cœur</translation>
  </message>
  <message>
   <source>{west} trumped the third round of hearts and so has none. You have one, dummy none, and {out_H:words} have been played. How many hearts has {east}?</source>
   <comment>ending 3 say</comment>
   <translation>{west} a coupé le troisième tour de cœur et n’en a donc pas. Vous en avez un, le mort aucun, et {out_H:words} sont joués. Combien de cœurs a {east} ?</translation>
  </message>
  <message>
   <source>One, and it can only be the {rHK:rank}: it has not been played.</source>
   <comment>ending 3 after</comment>
   <translation>Un seul, et ce ne peut être que {rHK:rank.le} : il n’est pas tombé.</translation>
  </message>
  <message>
   <source>Of {packet:words} hearts {out_H:words} are gone and one is yours.</source>
   <comment>ending 3 wrong</comment>
   <translation>Des {packet:words} cœurs, {out_H:words} sont partis et un est chez vous.</translation>
  </message>
  <message>
   <source>A plan</source>
   <comment>ending 4 title</comment>
   <translation>Un plan</translation>
  </message>
  <message>
   <source>Your trumps win whenever you like. But if you play them now, you must lead diamonds and clubs yourself, and lose there. It is better that an adversary leads them, up to dummy. So look for a card that gives the lead away.</source>
   <comment>ending 4 say</comment>
   <translation>Vos atouts gagnent quand vous voulez. Mais si vous les jouez maintenant, il vous faudra jouer vous-même carreau et trèfle, et y perdre. Mieux vaut qu’un adversaire joue ces couleurs et vienne vers le mort. Cherchez donc une carte pour donner l’entame.</translation>
  </message>
  <message>
   <source>Throw in</source>
   <comment>ending 5 title</comment>
   <translation>Donner la main</translation>
  </message>
  <message>
   <source>Let {east} win that heart now. Afterwards {east} must lead: a diamond can be trumped, a club comes up to dummy’s {rCT:rank} and {rC7:rank}. Every card of {east}’s helps you. Lead the {H4:card}.</source>
   <comment>ending 5 say</comment>
   <translation>Laissez {east} gagner ce cœur maintenant. Ensuite {east} doit entamer : un carreau se coupe, un trèfle vient vers {rCT:rank} et {rC7:rank} du mort. Chaque carte {east:du} vous aide. Jouez {H4:card.le}.</translation>
  </message>
  <message>
   <source>To throw somebody in is to give up the lead at the moment when it hurts.</source>
   <comment>ending 5 word</comment>
   <translation>Mettre quelqu’un en main, c’est lui donner l’entame au moment où elle lui nuit.</translation>
  </message>
  <message>
   <source>{west} throws a diamond. From dummy throw the diamond as well: those you hold yourself. Clubs only dummy can keep, for you have none.</source>
   <comment>ending 5 after</comment>
   <translation>{west} défausse un carreau. Défaussez aussi celui du mort : des carreaux, vous en avez. Les trèfles, seul le mort peut les garder, car vous n’en avez pas.</translation>
  </message>
  <message>
   <source>Let {east} win the heart first.</source>
   <comment>ending 5 wrong</comment>
   <translation>Laissez d’abord {east} gagner le cœur.</translation>
  </message>
  <message>
   <source>Dummy needs that card. Throw the {D8:card}.</source>
   <comment>ending 5 then_wrong</comment>
   <translation>Le mort a besoin de cette carte. Défaussez {D8:card.le}.</translation>
  </message>
  <message>
   <source>Up to dummy</source>
   <comment>ending 6 title</comment>
   <translation>Vers le mort</translation>
  </message>
  <message>
   <source>{east} had to lead, and it is the {C5:card}. Dummy plays last. Do not trump: throw a diamond.</source>
   <comment>ending 6 say</comment>
   <translation>{east} a dû entamer, et c’est {C5:card.le}. Le mort joue en dernier. Ne coupez pas : défaussez un carreau.</translation>
  </message>
  <message>
   <source>{west} has no club. Dummy’s {rC7:rank} is enough.</source>
   <comment>ending 6 after</comment>
   <translation>{west} n’a pas de trèfle. {rC7:rank.le^} du mort suffit.</translation>
  </message>
  <message>
   <source>Dummy can win without your trump. Throw a diamond.</source>
   <comment>ending 6 wrong</comment>
   <translation>Le mort gagne sans votre atout. Défaussez un carreau.</translation>
  </message>
  <message>
   <source>But the {rC7:rank} is enough: keep the {rCT:rank}.</source>
   <comment>ending 6 then_wants</comment>
   <translation>Mais {rC7:rank.le} suffit : gardez {rCT:rank.le}.</translation>
  </message>
  <message>
   <source>Lead the other club</source>
   <comment>ending 7 title</comment>
   <translation>L’autre trèfle</translation>
  </message>
  <message>
   <source>Now lead dummy’s {CT:card}. If {east} covers it, you trump; if not, it wins by itself.</source>
   <comment>ending 7 say</comment>
   <translation>Jouez maintenant {CT:card.le} du mort. Si {east} couvre, vous coupez ; sinon, il gagne tout seul.</translation>
  </message>
  <message>
   <source>{east} plays low, and the {rCT:rank} is winning. Throw a diamond.</source>
   <comment>ending 7 after</comment>
   <translation>{east} met petit, et {rCT:rank.le} gagne. Défaussez un carreau.</translation>
  </message>
  <message>
   <source>First lead the {CT:card}.</source>
   <comment>ending 7 wrong</comment>
   <translation>Jouez d’abord {CT:card.le}.</translation>
  </message>
  <message>
   <source>But the {rCT:rank} wins without it: throw a diamond.</source>
   <comment>ending 7 then_wants</comment>
   <translation>Mais {rCT:rank.le} gagne sans lui : défaussez un carreau.</translation>
  </message>
  <message>
   <source>To remember</source>
   <comment>ending 8 title</comment>
   <translation>À retenir</translation>
  </message>
  <message>
   <source>You have {won:words} tricks, and your trumps win the others. {east} got one trick and had to pay for it. Near the end count the cards, keep what partner or dummy cannot, and give up the lead when every answer helps you.</source>
   <comment>ending 8 say</comment>
   <translation>Vous avez {won:words} levées, et vos atouts feront les autres. {east} a eu une levée et l’a payée. Vers la fin, comptez les cartes, gardez ce que le partenaire ou le mort ne peut garder, et donnez la main quand toute réponse vous aide.</translation>
  </message>
  <message>
   <source>English Dummy</source>
   <comment>differs english-dummy</comment>
   <translation>Mort anglais</translation>
  </message>
  <message>
   <source>A dummy at the table</source>
   <comment>differs english-dummy 1 title</comment>
   <translation>Un mort à la table</translation>
  </message>
  <message>
   <source>There are {players:words} players; the last of the {chairs:words} hands is dummy. One player has dummy for a partner, and the others play together against that side.</source>
   <comment>differs english-dummy 1 say</comment>
   <translation>Il y a {players:words} joueurs ; la dernière des {chairs:words} mains est le mort. Un joueur l’a pour partenaire, et les autres jouent ensemble contre ce camp.</translation>
  </message>
  <message>
   <source>The open hand</source>
   <comment>differs english-dummy 2 title</comment>
   <translation>La main ouverte</translation>
  </message>
  <message>
   <source>When the cards are dealt, dummy’s are spread before the first lead and stay open. Dummy’s partner plays every card of it, and leads from it whenever it has won the trick.</source>
   <comment>differs english-dummy 2 say</comment>
   <translation>Une fois les cartes données, le mort est étalé avant la première entame et reste ouvert. Son partenaire joue chacune de ses cartes, et entame de sa main quand elle a gagné la levée.</translation>
  </message>
  <message>
   <source>Dummy deals first</source>
   <comment>differs english-dummy 3 title</comment>
   <translation>Le mort donne d’abord</translation>
  </message>
  <message>
   <source>The first deal of every rubber is dummy’s. The turned trump lies sideways at the end of dummy’s trumps, and nobody takes it up: it belongs to the hand until it is played.</source>
   <comment>differs english-dummy 3 say</comment>
   <translation>La première donne de chaque robre est au mort. L’atout retourné est posé en travers au bout de ses atouts, et personne ne le relève : il est de la main jusqu’à ce qu’il soit joué.</translation>
  </message>
  <message>
   <source>Who leads</source>
   <comment>differs english-dummy 4 title</comment>
   <translation>Qui entame</translation>
  </message>
  <message>
   <source>As at whist the hand on the dealer’s left leads. When dummy deals, that is the adversary who then plays through dummy’s partner, and dummy plays last of all.</source>
   <comment>differs english-dummy 4 say</comment>
   <translation>Comme au whist, la main à gauche du donneur entame. Quand le mort donne, c’est l’adversaire qui joue alors à travers le partenaire du mort, et le mort joue en dernier.</translation>
  </message>
  <message>
   <source>What each one sees</source>
   <comment>differs english-dummy 5 title</comment>
   <translation>Ce que chacun voit</translation>
  </message>
  <message>
   <source>Dummy’s partner sees all cards of that side, and so knows what the adversaries have together. Each adversary sees dummy and one hand. The advantage is not the open hand but the hidden one.</source>
   <comment>differs english-dummy 5 say</comment>
   <translation>Le partenaire du mort voit toutes les cartes de son camp, et sait donc ce que les adversaires ont ensemble. Chaque adversaire voit le mort et une main. L’avantage n’est pas la main ouverte mais la main cachée.</translation>
  </message>
  <message>
   <source>A rubber each</source>
   <comment>differs english-dummy 6 title</comment>
   <translation>Un robre chacun</translation>
  </message>
  <message>
   <source>Dummy passes on when a rubber is over. The lowest card cut has it first, the highest last, and {rubbers:words} rubbers make a tournée.</source>
   <comment>differs english-dummy 6 say</comment>
   <translation>Le mort passe au suivant quand un robre est fini. La plus basse carte tirée l’a d’abord, la plus haute en dernier, et {rubbers:words} robres font une tournée.</translation>
  </message>
  <message>
   <source>A rubber is the best of {games:words} games.</source>
   <comment>differs english-dummy 6 word</comment>
   <translation>Un robre se joue au meilleur des {games:words} parties.</translation>
  </message>
  <message>
   <source>For double stakes</source>
   <comment>differs english-dummy 7 title</comment>
   <translation>Pour double mise</translation>
  </message>
  <message>
   <source>Points, honours and rubber are counted as at whist. But dummy’s partner wins from each adversary, or pays each, and so plays for double stakes.</source>
   <comment>differs english-dummy 7 say</comment>
   <translation>Points, honneurs et robre se comptent comme au whist. Mais le partenaire du mort gagne sur chaque adversaire, ou paie chacun, et joue ainsi pour double mise.</translation>
  </message>
  <message>
   <source>Double Dummy</source>
   <comment>differs double-dummy</comment>
   <translation>Double mort</translation>
  </message>
  <message>
   <source>A dummy each</source>
   <comment>differs double-dummy 1 title</comment>
   <translation>Un mort chacun</translation>
  </message>
  <message>
   <source>There are {players:words} players, and each has a dummy opposite. You play your own hand and your dummy’s, your neighbour does the same, and so all {chairs:words} hands are played.</source>
   <comment>differs double-dummy 1 say</comment>
   <translation>Il y a {players:words} joueurs, et chacun a un mort en face. Vous jouez votre main et celle de votre mort, votre voisin fait de même, et ainsi toutes les {chairs:words} mains sont jouées.</translation>
  </message>
  <message>
   <source>All but one hand open</source>
   <comment>differs double-dummy 2 title</comment>
   <translation>Toutes les mains ouvertes sauf une</translation>
  </message>
  <message>
   <source>The dummies are turned up before the first lead. You see every hand but your opponent’s, and what you do not see must be there: you can know every card.</source>
   <comment>differs double-dummy 2 say</comment>
   <translation>Les morts sont retournés avant la première entame. Vous voyez toutes les mains sauf celle de l’adversaire, et ce que vous ne voyez pas y est forcément : vous pouvez connaître chaque carte.</translation>
  </message>
  <message>
   <source>The lead goes round</source>
   <comment>differs double-dummy 3 title</comment>
   <translation>L’entame tourne</translation>
  </message>
  <message>
   <source>The deal goes round through all {chairs:words} hands, beginning with the dummy of the lower cut. The hand on the dealer’s left leads, so the lead changes sides with every deal.</source>
   <comment>differs double-dummy 3 say</comment>
   <translation>La donne passe par les {chairs:words} mains, en commençant par le mort de qui a tiré la plus basse carte. La main à gauche du donneur entame, et l’entame change donc de camp à chaque donne.</translation>
  </message>
  <message>
   <source>Nothing to guess</source>
   <comment>differs double-dummy 4 title</comment>
   <translation>Rien à deviner</translation>
  </message>
  <message>
   <source>There are no signals and no false cards, for nothing is hidden. What counts is to see ahead: long suits, discards, cross-ruffs, and tenaces that a lead comes up to.</source>
   <comment>differs double-dummy 4 say</comment>
   <translation>Il n’y a ni signaux ni fausses cartes, car rien n’est caché. Ce qui compte est de voir loin : longues, défausses, coupes croisées, et fourchettes vers lesquelles on joue.</translation>
  </message>
  <message>
   <source>A tenace is a holding with a gap, as {rSA:rank} and {rSQ:rank}: good when the suit is led up to it.</source>
   <comment>differs double-dummy 4 word</comment>
   <translation>Une fourchette est une tenue avec un trou, comme {rSA:rank} et {rSQ:rank} : bonne quand la couleur est jouée vers elle.</translation>
  </message>
  <message>
   <source>Dummies do not err</source>
   <comment>differs double-dummy 5 title</comment>
   <translation>Les morts ne se trompent pas</translation>
  </message>
  <message>
   <source>A dummy cannot revoke, and no card of anybody’s counts as exposed. A faulty deal is simply dealt again by the same hand, for the deal is no advantage here.</source>
   <comment>differs double-dummy 5 say</comment>
   <translation>Un mort ne peut pas renoncer, et aucune carte ne compte comme découverte. Une fausse donne est simplement refaite par la même main, car donner n’est pas un avantage ici.</translation>
  </message>
  <message>
   <source>Agreed tricks</source>
   <comment>differs double-dummy 6 title</comment>
   <translation>Levées convenues</translation>
  </message>
  <message>
   <source>You may say how many of the remaining tricks you will win. If your opponent agrees, they are scored without play. If not, play goes on, and nobody is bound.</source>
   <comment>differs double-dummy 6 say</comment>
   <translation>Vous pouvez dire combien des levées restantes vous ferez. Si l’adversaire est d’accord, elles sont comptées sans être jouées. Sinon on continue, et personne n’est lié.</translation>
  </message>
  <message>
   <source>One rubber</source>
   <comment>differs double-dummy 7 title</comment>
   <translation>Un robre</translation>
  </message>
  <message>
   <source>Points, honours and rubber are those of whist: {game:words} points a game, and {bonus:words} more for the rubber. Nobody plays for double stakes, and there is no tournée.</source>
   <comment>differs double-dummy 7 say</comment>
   <translation>Points, honneurs et robre sont ceux du whist : {game:words} points la partie, et {bonus:words} de plus pour le robre. Personne ne joue pour double mise, et il n’y a pas de tournée.</translation>
  </message>
  <message>
   <source>Mort</source>
   <comment>differs mort</comment>
   <translation>Mort</translation>
  </message>
  <message>
   <source>Mort and Vivant</source>
   <comment>differs mort 1 title</comment>
   <translation>Mort et Vivant</translation>
  </message>
  <message>
   <source>This is French dummy. The open hand is called Mort, and the player opposite, who plays it, Vivant. The adversaries are Right and Left, named from Mort’s place.</source>
   <comment>differs mort 1 say</comment>
   <translation>C’est le mort français. La main ouverte s’appelle Mort, et le joueur d’en face, qui la joue, Vivant. Les adversaires sont Droite et Gauche, vus de la place de Mort.</translation>
  </message>
  <message>
   <source>A game each</source>
   <comment>differs mort 2 title</comment>
   <translation>Une partie chacun</translation>
  </message>
  <message>
   <source>There are no rubbers. The low card of the cut is Vivant in the first game, the next in the second, and so on. Each is Vivant once, and every game is played.</source>
   <comment>differs mort 2 say</comment>
   <translation>Il n’y a pas de robres. La plus basse carte tirée est Vivant à la première partie, la suivante à la deuxième, et ainsi de suite. Chacun est Vivant une fois, et chaque partie se joue.</translation>
  </message>
  <message>
   <source>With a fourth player</source>
   <comment>differs mort 3 title</comment>
   <translation>Avec un quatrième joueur</translation>
  </message>
  <message>
   <source>If there is a fourth player, one sits out in each game, at Mort’s place: whoever was Vivant in the game before. The one who sits out decides nothing.</source>
   <comment>differs mort 3 say</comment>
   <translation>S’il y a un quatrième joueur, un se repose à chaque partie, à la place de Mort : qui était Vivant à la partie d’avant. Celui qui se repose ne décide de rien.</translation>
  </message>
  <message>
   <source>The first deal</source>
   <comment>differs mort 4 title</comment>
   <translation>La première donne</translation>
  </message>
  <message>
   <source>Vivant chooses who deals the first hand of a game, Mort or Vivant. Most deal themselves: then the lead comes up to a hidden hand and not to an open one.</source>
   <comment>differs mort 4 say</comment>
   <translation>Vivant choisit qui donne la première fois d’une partie, Mort ou Vivant. La plupart donnent eux-mêmes : l’entame vient alors vers une main cachée et non vers une ouverte.</translation>
  </message>
  <message>
   <source>Tricks alone</source>
   <comment>differs mort 5 title</comment>
   <translation>Les levées seules</translation>
  </message>
  <message>
   <source>Honours do not count. Each trick above {book:words} is a point, and {game:words} points are a game. The last deal is played to its end, and every point of it is kept.</source>
   <comment>differs mort 5 say</comment>
   <translation>Les honneurs ne comptent pas. Chaque levée au-dessus de {book:words} est un point, et {game:words} points font une partie. La dernière donne se joue jusqu’au bout, et chacun de ses points est gardé.</translation>
  </message>
  <message>
   <source>What a game is worth</source>
   <comment>differs mort 6 title</comment>
   <translation>Ce que vaut une partie</translation>
  </message>
  <message>
   <source>The winners write their points, a multiple that is higher the fewer the losers have, and {consolation:words} as consolation. The losers’ points are taken off.</source>
   <comment>differs mort 6 say</comment>
   <translation>Les gagnants écrivent leurs points, multipliés d’autant plus que les perdants en ont moins, et {consolation:words} de consolation. Les points des perdants en sont ôtés.</translation>
  </message>
  <message>
   <source>Slams</source>
   <comment>differs mort 7 title</comment>
   <translation>Chelem</translation>
  </message>
  <message>
   <source>All {packet:words} tricks are a slam. It is worth {slam:words} on the sheet and nothing towards the game, which goes on at its old score.</source>
   <comment>differs mort 7 say</comment>
   <translation>Toutes les {packet:words} levées font un chelem. Il vaut {slam:words} sur la feuille et rien pour la partie, qui reprend à son ancien score.</translation>
  </message>
  <message>
   <source>Settling</source>
   <comment>differs mort 8 title</comment>
   <translation>Règlement</translation>
  </message>
  <message>
   <source>Vivant settles with each adversary, and so wins or loses the value of the game from each of them.</source>
   <comment>differs mort 8 say</comment>
   <translation>Vivant règle avec chaque adversaire, et gagne ou perd ainsi la valeur de la partie avec chacun d’eux.</translation>
  </message>
  <message>
   <source>Bid Dummy Whist</source>
   <comment>differs bid-dummy</comment>
   <translation>Bid Dummy Whist</translation>
  </message>
  <message>
   <source>Bidding for dummy</source>
   <comment>differs bid-dummy 1 title</comment>
   <translation>Enchérir pour le mort</translation>
  </message>
  <message>
   <source>Each of the {players:words} players has a score of their own. The last hand lies face down. Who bids highest gets it as dummy, and the others play together for this deal.</source>
   <comment>differs bid-dummy 1 say</comment>
   <translation>Chacun des {players:words} joueurs a son propre score. La dernière main est face cachée. Le plus offrant l’obtient pour mort, et les autres jouent ensemble pour cette donne.</translation>
  </message>
  <message>
   <source>Level and direction</source>
   <comment>differs bid-dummy 2 title</comment>
   <translation>Niveau et direction</translation>
  </message>
  <message>
   <source>Each has one call. A bid is a level, the tricks above {book:words} that you promise, and a direction: uptown, downtown or no trump. The trump suit is not yet named.</source>
   <comment>differs bid-dummy 2 say</comment>
   <translation>Chacun a une annonce. Une enchère est un niveau, les levées au-dessus de {book:words} que vous promettez, et une direction : haut, bas ou sans atout. La couleur d’atout n’est pas encore nommée.</translation>
  </message>
  <message>
   <source>What beats what</source>
   <comment>differs bid-dummy 3 title</comment>
   <translation>Ce qui l’emporte</translation>
  </message>
  <message>
   <source>A higher level beats a lower one. At the same level no trump beats the directions, which are equal. If the others have passed, the dealer must bid.</source>
   <comment>differs bid-dummy 3 say</comment>
   <translation>Un niveau plus haut bat un plus bas. À niveau égal, sans atout bat les directions, qui se valent. Si les autres ont passé, le donneur doit enchérir.</translation>
  </message>
  <message>
   <source>Uptown and downtown</source>
   <comment>differs bid-dummy 4 title</comment>
   <translation>Haut et bas</translation>
  </message>
  <message>
   <source>Uptown the cards rank as always. Downtown low cards win: {rSA:rank}, {rS2:rank}, {rS3:rank} and so on down to the {rSK:rank}, which is the lowest. The {rSA:rank} stays the best.</source>
   <comment>differs bid-dummy 4 say</comment>
   <translation>En haut, les cartes ont leur rang habituel. En bas, les basses gagnent : {rSA:rank}, {rS2:rank}, {rS3:rank} et ainsi de suite jusqu’à {rSK:rank}, au plus bas. {rSA:rank} reste au sommet.</translation>
  </message>
  <message>
   <source>Dummy is turned</source>
   <comment>differs bid-dummy 5 title</comment>
   <translation>Le mort est retourné</translation>
  </message>
  <message>
   <source>After the bidding dummy is turned up. Only now the declarer names the trump suit, or at no trump the direction, and then leads to the first trick.</source>
   <comment>differs bid-dummy 5 say</comment>
   <translation>Après les enchères, le mort est retourné. Alors seulement le déclarant nomme la couleur d’atout, ou à sans atout la direction, puis il entame la première levée.</translation>
  </message>
  <message>
   <source>The declarer is the player whose bid stood.</source>
   <comment>differs bid-dummy 5 word</comment>
   <translation>Le déclarant est celui dont l’enchère est restée.</translation>
  </message>
  <message>
   <source>With jokers</source>
   <comment>differs bid-dummy 6 title</comment>
   <translation>Avec des jokers</translation>
  </message>
  <message>
   <source>Jokers may be added. Then dummy has more than {packet:words} cards: the declarer alone looks at them and puts the surplus away. A joker is the highest trump; without trumps it is worthless.</source>
   <comment>differs bid-dummy 6 say</comment>
   <translation>On peut ajouter des jokers. Le mort a alors plus de {packet:words} cartes : le déclarant seul les regarde et écarte le surplus. Un joker est le plus fort atout ; sans atout il ne vaut rien.</translation>
  </message>
  <message>
   <source>Made or set</source>
   <comment>differs bid-dummy 7 title</comment>
   <translation>Réussi ou chuté</translation>
  </message>
  <message>
   <source>If the bid is made, every trick above {book:words} counts for the declarer. If not, it is set, and each opponent scores the level that was bid.</source>
   <comment>differs bid-dummy 7 say</comment>
   <translation>Si l’enchère est réussie, chaque levée au-dessus de {book:words} compte pour le déclarant. Sinon elle est chutée, et chaque adversaire marque le niveau annoncé.</translation>
  </message>
  <message>
   <source>The end</source>
   <comment>differs bid-dummy 8 title</comment>
   <translation>La fin</translation>
  </message>
  <message>
   <source>There are no honours and no rubber: whoever has {points:words} points or more after a deal wins, by the higher score. A bid for all tricks, a Boston, counts {boston:words} times as much.</source>
   <comment>differs bid-dummy 8 say</comment>
   <translation>Il n’y a ni honneurs ni robre : qui a {points:words} points ou plus après une donne gagne, au plus haut score. Une enchère sur toutes les levées, un Boston, compte {boston:words} fois autant.</translation>
  </message>
  <message>
   <source>Classic Whist</source>
   <comment>differs classic-whist</comment>
   <translation>Whist classique</translation>
  </message>
  <message>
   <source>No dummy</source>
   <comment>differs classic-whist 1 title</comment>
   <translation>Pas de mort</translation>
  </message>
  <message>
   <source>All {chairs:words} hands are played by people who see only their own cards. Partners sit opposite each other; the cut decides who they are.</source>
   <comment>differs classic-whist 1 say</comment>
   <translation>Toutes les {chairs:words} mains sont jouées par des gens qui ne voient que leurs cartes. Les partenaires sont face à face ; le tirage décide qui ils sont.</translation>
  </message>
  <message>
   <source>The turned card</source>
   <comment>differs classic-whist 2 title</comment>
   <translation>La retourne</translation>
  </message>
  <message>
   <source>The dealer’s last card is turned and makes its suit trumps. It lies there until the dealer plays to the first trick; then it belongs to the dealer’s hand.</source>
   <comment>differs classic-whist 2 say</comment>
   <translation>La dernière carte du donneur est retournée et fait de sa couleur l’atout. Elle reste là jusqu’à ce que le donneur joue à la première levée ; elle est alors de sa main.</translation>
  </message>
  <message>
   <source>Tell your partner</source>
   <comment>differs classic-whist 3 title</comment>
   <translation>Parlez à votre partenaire</translation>
  </message>
  <message>
   <source>Your partner’s hand is hidden, so let your cards speak. The first lead shows your long suit; a fourth best shows its length, a high card a sequence.</source>
   <comment>differs classic-whist 3 say</comment>
   <translation>La main de votre partenaire est cachée : laissez parler vos cartes. La première entame montre votre longue ; une quatrième meilleure sa longueur, une haute carte une séquence.</translation>
  </message>
  <message>
   <source>Return the lead</source>
   <comment>differs classic-whist 4 title</comment>
   <translation>Renvoyer la couleur</translation>
  </message>
  <message>
   <source>When you win, the best lead is most often your partner’s suit. Return the highest card of it if you have it, and trumps always when your partner led them.</source>
   <comment>differs classic-whist 4 say</comment>
   <translation>Quand vous gagnez, la meilleure entame est le plus souvent la couleur du partenaire. Renvoyez-en la plus haute si vous l’avez, et toujours atout quand votre partenaire en a entamé.</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>differs classic-whist 5 title</comment>
   <translation>Points</translation>
  </message>
  <message>
   <source>Nobody bids. Each trick above {book:words} is a point. Of the honours, {rSA:rank}, {rSK:rank}, {rSQ:rank} and {rSJ:rank} of trumps, all count {honours_all:words} and all but one {honours:words} for the side that was dealt them.</source>
   <comment>differs classic-whist 5 say</comment>
   <translation>Personne n’enchérit. Chaque levée au-dessus de {book:words} est un point. Des honneurs, {rSA:rank}, {rSK:rank}, {rSQ:rank} et {rSJ:rank} d’atout, tous comptent {honours_all:words} et tous sauf un {honours:words} pour le camp à qui ils ont été donnés.</translation>
  </message>
  <message>
   <source>Game and rubber</source>
   <comment>differs classic-whist 6 title</comment>
   <translation>Partie et robre</translation>
  </message>
  <message>
   <source>{game:words^} points are a game. It is worth more, the fewer points the losers have. The best of {games:words} games is a rubber, which adds {bonus:words}.</source>
   <comment>differs classic-whist 6 say</comment>
   <translation>{game:words^} points font une partie. Elle vaut d’autant plus que les perdants ont moins de points. Le meilleur des {games:words} parties fait un robre, qui ajoute {bonus:words}.</translation>
  </message>
  <message>
   <source>The last point</source>
   <comment>differs classic-whist 7 title</comment>
   <translation>Le dernier point</translation>
  </message>
  <message>
   <source>A side that lacks a single point for the game when a deal begins cannot score honours in it. Tricks are counted before honours, and whoever is there first has won.</source>
   <comment>differs classic-whist 7 say</comment>
   <translation>Un camp à qui il manque un seul point pour la partie au début d’une donne ne peut y marquer d’honneurs. Les levées se comptent avant les honneurs, et le premier arrivé a gagné.</translation>
  </message>
  <message>
   <source>Single Dummy Bridge</source>
   <comment>differs single-dummy-bridge</comment>
   <translation>Single Dummy Bridge</translation>
  </message>
  <message>
   <source>One dummy shown</source>
   <comment>differs single-dummy-bridge 1 title</comment>
   <translation>Un mort montré</translation>
  </message>
  <message>
   <source>There are {players:words} players, each with a dummy opposite. You look only at your own hand. The dealer’s dummy is turned up before the bidding; the other stays face down.</source>
   <comment>differs single-dummy-bridge 1 say</comment>
   <translation>Il y a {players:words} joueurs, chacun avec un mort en face. Vous ne regardez que votre main. Le mort du donneur est retourné avant les enchères ; l’autre reste caché.</translation>
  </message>
  <message>
   <source>The auction</source>
   <comment>differs single-dummy-bridge 2 title</comment>
   <translation>Les enchères</translation>
  </message>
  <message>
   <source>The dealer calls first, then you call in turn. A bid is a level, the tricks above {book:words}, and a suit or no trump. Clubs are lowest, then diamonds, hearts, spades and no trump.</source>
   <comment>differs single-dummy-bridge 2 say</comment>
   <translation>Le donneur parle d’abord, puis à tour de rôle. Une enchère est un niveau, les levées au-dessus de {book:words}, et une couleur ou sans atout. Trèfle est le plus bas, puis carreau, cœur, pique et sans atout.</translation>
  </message>
  <message>
   <source>Double and pass</source>
   <comment>differs single-dummy-bridge 3 title</comment>
   <translation>Contre et passe</translation>
  </message>
  <message>
   <source>You may double your opponent’s bid, and a double may be redoubled; a new bid wipes it out. A pass over a bid ends the auction, and the last bidder is the declarer.</source>
   <comment>differs single-dummy-bridge 3 say</comment>
   <translation>Vous pouvez contrer l’enchère adverse, et un contre peut être surcontré ; une nouvelle enchère l’efface. Une passe sur une enchère met fin aux annonces, et le dernier enchérisseur est le déclarant.</translation>
  </message>
  <message>
   <source>Choosing a dummy</source>
   <comment>differs single-dummy-bridge 4 title</comment>
   <translation>Choisir un mort</translation>
  </message>
  <message>
   <source>Now the declarer chooses: the hand that was shown, or the one that nobody has seen. The opponent gets the other. Then the dummies are turned up for the whole play.</source>
   <comment>differs single-dummy-bridge 4 say</comment>
   <translation>Le déclarant choisit alors : la main qui a été montrée, ou celle que personne n’a vue. L’adversaire a l’autre. Puis les morts sont retournés pour tout le jeu.</translation>
  </message>
  <message>
   <source>The play</source>
   <comment>differs single-dummy-bridge 5 title</comment>
   <translation>Le jeu</translation>
  </message>
  <message>
   <source>The declarer’s opponent leads from hand. After that play goes round through all {chairs:words} hands, and each of you plays your own and your dummy’s.</source>
   <comment>differs single-dummy-bridge 5 say</comment>
   <translation>L’adversaire du déclarant entame de sa main. Ensuite le jeu passe par les {chairs:words} mains, et chacun joue la sienne et celle de son mort.</translation>
  </message>
  <message>
   <source>The count</source>
   <comment>differs single-dummy-bridge 6 title</comment>
   <translation>Le compte</translation>
  </message>
  <message>
   <source>A contract that is made scores every trick above {book:words}, also those not bid: spades and hearts more than diamonds and clubs. A double doubles all. If it fails, the opponent scores each missing trick.</source>
   <comment>differs single-dummy-bridge 6 say</comment>
   <translation>Un contrat réussi compte chaque levée au-dessus de {book:words}, même non annoncée : pique et cœur plus que carreau et trèfle. Un contre double tout. S’il chute, l’adversaire marque chaque levée manquante.</translation>
  </message>
  <message>
   <source>The end</source>
   <comment>differs single-dummy-bridge 7 title</comment>
   <translation>La fin</translation>
  </message>
  <message>
   <source>There are no honours and no rubber. The game ends after the deal in which somebody has {points:words} points, and the higher score wins.</source>
   <comment>differs single-dummy-bridge 7 say</comment>
   <translation>Il n’y a ni honneurs ni robre. La partie finit après la donne où quelqu’un a {points:words} points, et le plus haut score gagne.</translation>
  </message>
  <message>
   <source>Dead hands</source>
   <comment>differs humbug</comment>
   <translation>Mains mortes</translation>
  </message>
  <message>
   <source>Hands that nobody plays</source>
   <comment>differs humbug 1 title</comment>
   <translation>Des mains que personne ne joue</translation>
  </message>
  <message>
   <source>There are {players:words} players, but {chairs:words} hands are dealt. Those at your sides are dead: they lie face down and have no player.</source>
   <comment>differs humbug 1 say</comment>
   <translation>Il y a {players:words} joueurs, mais {chairs:words} mains sont données. Celles à vos côtés sont mortes : elles restent cachées et n’ont pas de joueur.</translation>
  </message>
  <message>
   <source>Stand or exchange</source>
   <comment>differs humbug 2 title</comment>
   <translation>Rester ou échanger</translation>
  </message>
  <message>
   <source>Look at your hand. You may stand, or lay it down and take the dead hand on your right: unseen, all of it, and without a way back.</source>
   <comment>differs humbug 2 say</comment>
   <translation>Regardez votre main. Vous pouvez la garder, ou la poser et prendre la main morte à votre droite : sans la voir, tout entière, et sans retour.</translation>
  </message>
  <message>
   <source>Who decides first</source>
   <comment>differs humbug 3 title</comment>
   <translation>Qui décide d’abord</translation>
  </message>
  <message>
   <source>The dealer decides last and hears what the other does. A dealer who exchanges loses the turned card, but its suit remains trumps.</source>
   <comment>differs humbug 3 say</comment>
   <translation>Le donneur décide en dernier et entend ce que fait l’autre. Un donneur qui échange perd la retourne, mais sa couleur reste atout.</translation>
  </message>
  <message>
   <source>Short tricks</source>
   <comment>differs humbug 4 title</comment>
   <translation>Levées courtes</translation>
  </message>
  <message>
   <source>A trick has only {players:words} cards. Follow suit if you can; the higher card of the suit or a trump wins, and the winner leads. Much of the pack is out of play, so little is certain.</source>
   <comment>differs humbug 4 say</comment>
   <translation>Une levée n’a que {players:words} cartes. Fournissez si vous pouvez ; la plus haute de la couleur ou un atout gagne, et le gagnant entame. Bien des cartes sont hors jeu, si bien que peu est sûr.</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>differs humbug 5 title</comment>
   <translation>Points</translation>
  </message>
  <message>
   <source>Each trick above {book:words} is a point. Honours count for whoever has more of them in the hand that was played, but a single one counts nothing. {game:words^} points are a game.</source>
   <comment>differs humbug 5 say</comment>
   <translation>Chaque levée au-dessus de {book:words} est un point. Les honneurs comptent pour qui en a le plus dans la main jouée, mais un seul ne compte rien. {game:words^} points font une partie.</translation>
  </message>
  <message>
   <source>What keeping is worth</source>
   <comment>differs humbug 6 title</comment>
   <translation>Ce que vaut de garder</translation>
  </message>
  <message>
   <source>In Double Dummy with dead hands a deal counts double if one of you kept the dealt hand, and fourfold if nobody exchanged. In Humbug Whist it makes no difference.</source>
   <comment>differs humbug 6 say</comment>
   <translation>Au double mort à mains mortes, une donne compte double si l’un de vous a gardé sa main, et quadruple si personne n’a échangé. Au Humbug Whist, cela ne change rien.</translation>
  </message>
  <message>
   <source>Thirteen and the Odd</source>
   <comment>differs thirteen</comment>
   <translation>Thirteen and the Odd</translation>
  </message>
  <message>
   <source>Only your hands</source>
   <comment>differs thirteen 1 title</comment>
   <translation>Vos mains seules</translation>
  </message>
  <message>
   <source>Each of the {players:words} players gets {packet:words} cards. No other hand is dealt, and there is nothing to exchange.</source>
   <comment>differs thirteen 1 say</comment>
   <translation>Chacun des {players:words} joueurs reçoit {packet:words} cartes. Aucune autre main n’est donnée, et il n’y a rien à échanger.</translation>
  </message>
  <message>
   <source>Trumps</source>
   <comment>differs thirteen 2 title</comment>
   <translation>L’atout</translation>
  </message>
  <message>
   <source>The next card is turned and makes its suit trumps. It belongs to nobody: this card and all below it are out of play, and you never see them.</source>
   <comment>differs thirteen 2 say</comment>
   <translation>La carte suivante est retournée et fait de sa couleur l’atout. Elle n’est à personne : cette carte et toutes celles dessous sont hors jeu, et vous ne les voyez jamais.</translation>
  </message>
  <message>
   <source>The play</source>
   <comment>differs thirteen 3 title</comment>
   <translation>Le jeu</translation>
  </message>
  <message>
   <source>The dealer’s opponent leads. A trick has {players:words} cards: follow suit if you can; the higher card of the suit or a trump wins, and the winner leads.</source>
   <comment>differs thirteen 3 say</comment>
   <translation>L’adversaire du donneur entame. Une levée a {players:words} cartes : fournissez si vous pouvez ; la plus haute de la couleur ou un atout gagne, et le gagnant entame.</translation>
  </message>
  <message>
   <source>Only the odd trick</source>
   <comment>differs thirteen 4 title</comment>
   <translation>La seule levée impaire</translation>
  </message>
  <message>
   <source>Whoever wins more than {book:words} of the {packet:words} tricks scores one point, however many they are. Honours do not count, and {game:words} points are a game.</source>
   <comment>differs thirteen 4 say</comment>
   <translation>Qui gagne plus de {book:words} des {packet:words} levées marque un point, quel qu’en soit le nombre. Les honneurs ne comptent pas, et {game:words} points font une partie.</translation>
  </message>
  <message>
   <source>How to play it</source>
   <comment>differs thirteen 5 title</comment>
   <translation>Comment y jouer</translation>
  </message>
  <message>
   <source>So play for the seventh trick and for nothing else. When you have it, the rest is worthless; when it is in danger, risk all other tricks for it.</source>
   <comment>differs thirteen 5 say</comment>
   <translation>Jouez donc pour la septième levée et rien d’autre. Quand vous l’avez, le reste ne vaut rien ; quand elle est en danger, risquez pour elle toutes les autres.</translation>
  </message>
  <message>
   <source>Three-Handed Whist</source>
   <comment>differs three-handed</comment>
   <translation>Whist à trois</translation>
  </message>
  <message>
   <source>Each for oneself</source>
   <comment>differs three-handed 1 title</comment>
   <translation>Chacun pour soi</translation>
  </message>
  <message>
   <source>The {players:words} players have no partners: each plays against all others. A further packet of {packet:words} cards lies face down in the middle, and nobody looks at it.</source>
   <comment>differs three-handed 1 say</comment>
   <translation>Les {players:words} joueurs n’ont pas de partenaires : chacun joue contre tous. Un autre paquet de {packet:words} cartes est caché au milieu, et personne ne le regarde.</translation>
  </message>
  <message>
   <source>Clubs are trumps</source>
   <comment>differs three-handed 2 title</comment>
   <translation>Trèfle est atout</translation>
  </message>
  <message>
   <source>Clubs are trumps in every deal, and no card is turned. A trick has {players:words} cards.</source>
   <comment>differs three-handed 2 say</comment>
   <translation>Trèfle est atout à chaque donne, et aucune carte n’est retournée. Une levée a {players:words} cartes.</translation>
  </message>
  <message>
   <source>Stand or exchange</source>
   <comment>differs three-handed 3 title</comment>
   <translation>Rester ou échanger</translation>
  </message>
  <message>
   <source>From the dealer’s left each player decides once: stand, or lay the whole hand down and take the packet in the middle. The next who exchanges gets the hand that was thrown.</source>
   <comment>differs three-handed 3 say</comment>
   <translation>À partir de la gauche du donneur, chacun décide une fois : garder, ou poser toute sa main et prendre le paquet du milieu. Le suivant qui échange reçoit la main jetée.</translation>
  </message>
  <message>
   <source>The target</source>
   <comment>differs three-handed 4 title</comment>
   <translation>Le but</translation>
  </message>
  <message>
   <source>Whoever took the packet that was dealt must win {target_dummy:words} tricks to be even. Everybody else, also with a hand that another threw, must win {target:words}.</source>
   <comment>differs three-handed 4 say</comment>
   <translation>Qui a pris le paquet donné doit faire {target_dummy:words} levées pour être à égalité. Tous les autres, même avec une main jetée par un autre, doivent en faire {target:words}.</translation>
  </message>
  <message>
   <source>The count</source>
   <comment>differs three-handed 5 title</comment>
   <translation>Le compte</translation>
  </message>
  <message>
   <source>Each trick above your target is a point for you, each trick short of it a point off. Nobody’s points depend on a partner.</source>
   <comment>differs three-handed 5 say</comment>
   <translation>Chaque levée au-dessus de votre but est un point pour vous, chaque levée en dessous un point de moins. Les points de personne ne dépendent d’un partenaire.</translation>
  </message>
  <message>
   <source>The end</source>
   <comment>differs three-handed 6 title</comment>
   <translation>La fin</translation>
  </message>
  <message>
   <source>After {deals:words} deals, so that each deals equally often, the highest total wins; equal totals share.</source>
   <comment>differs three-handed 6 say</comment>
   <translation>Après {deals:words} donnes, pour que chacun donne autant de fois, le plus haut total gagne ; à égalité on partage.</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <comment>differs duplicate</comment>
   <translation>Duplicate</translation>
  </message>
  <message>
   <source>The same cards for all</source>
   <comment>differs duplicate 1 title</comment>
   <translation>Les mêmes cartes pour tous</translation>
  </message>
  <message>
   <source>The same deal is played at several tables. You are not compared with the side you play against, but with those who held your cards elsewhere.</source>
   <comment>differs duplicate 1 say</comment>
   <translation>La même donne se joue à plusieurs tables. On ne vous compare pas au camp contre qui vous jouez, mais à ceux qui avaient vos cartes ailleurs.</translation>
  </message>
  <message>
   <source>Trays</source>
   <comment>differs duplicate 2 title</comment>
   <translation>Étuis</translation>
  </message>
  <message>
   <source>A tray holds the {chairs:words} hands of a deal. It goes from table to table and says who deals. You meet a tray only once.</source>
   <comment>differs duplicate 2 say</comment>
   <translation>Un étui contient les {chairs:words} mains d’une donne. Il va de table en table et dit qui donne. Vous ne rencontrez un étui qu’une fois.</translation>
  </message>
  <message>
   <source>Cards stay before you</source>
   <comment>differs duplicate 3 title</comment>
   <translation>Les cartes restent devant vous</translation>
  </message>
  <message>
   <source>You play a card before you and turn it down when all have played, its ends pointing to the winners. So each hand remains whole and goes back into the tray.</source>
   <comment>differs duplicate 3 say</comment>
   <translation>Vous jouez une carte devant vous et la retournez quand tous ont joué, ses bouts vers les gagnants. Ainsi chaque main reste entière et retourne dans l’étui.</translation>
  </message>
  <message>
   <source>The trump card</source>
   <comment>differs duplicate 4 title</comment>
   <translation>La carte d’atout</translation>
  </message>
  <message>
   <source>The dealer’s trump card is the same at every table. It lies open until the dealer plays to the first trick, and is then taken up.</source>
   <comment>differs duplicate 4 say</comment>
   <translation>La carte d’atout du donneur est la même à chaque table. Elle reste ouverte jusqu’à ce que le donneur joue à la première levée, puis elle est relevée.</translation>
  </message>
  <message>
   <source>Every trick counts</source>
   <comment>differs duplicate 5 title</comment>
   <translation>Chaque levée compte</translation>
  </message>
  <message>
   <source>There are no games, no rubber and no honours: the tricks of each deal are written down. A trick in a lost deal is worth as much as one in a slam.</source>
   <comment>differs duplicate 5 say</comment>
   <translation>Il n’y a ni parties, ni robre, ni honneurs : on note les levées de chaque donne. Une levée dans une donne perdue vaut autant qu’une dans un chelem.</translation>
  </message>
  <message>
   <source>Compared, not added</source>
   <comment>differs duplicate 6 title</comment>
   <translation>Comparé, non additionné</translation>
  </message>
  <message>
   <source>With bad cards {book:words} tricks may be a fine result, if the others made fewer. Your tricks are set against the average of your direction, or against the team at the other table.</source>
   <comment>differs duplicate 6 say</comment>
   <translation>Avec de mauvaises cartes, {book:words} levées peuvent être un beau résultat, si les autres en ont fait moins. Vos levées sont comparées à la moyenne de votre orientation, ou à l’équipe de l’autre table.</translation>
  </message>
 </context>
</TS>
