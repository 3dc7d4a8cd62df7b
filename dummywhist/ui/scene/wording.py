"""How is what lies on the cloth said? One catalogue of templates, worded as the engine's messages are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from dummywhist.engine.messages import message, worded

Phrase: TypeAlias = Callable[..., str]
"""``phrase(key, **args)``: the template of that key, filled in."""

ENGLISH: Final[Mapping[str, str]] = {
    # who
    "you": "You",
    "dummy": "Dummy",
    "dummys": "dummy",
    "mort": "Mort",
    "your_dummy": "Your dummy",
    "their_dummy": "{name}’s dummy",
    "dead_hand": "Dead hand",
    "stock": "Stock",
    "pair": "{one} and {two}",
    # plates
    "role.partner_of_dummy": "Dummy’s partner",
    "role.adversary": "Adversary",
    "role.your_partner": "Your partner",
    "role.against": "Against dummy",
    "role.with": "With dummy",
    "role.you_play": "You play it",
    "role.played_by": "{name} plays it",
    "role.both_hands": "Play for both hands",
    "role.plays_both": "Plays both hands",
    "role.open": "Open to both",
    "role.shown": "Shown to both",
    "role.face_down": "Face down",
    "role.out_of_play": "Out of play",
    "role.vivant": "Vivant",
    "role.left": "Left",
    "role.right": "Right",
    "role.sits_out": "Sits out, sorts {dummy}",
    "role.with_partner": "With {name}",
    "role.with_you": "With you",
    "role.against_name": "Against {name}",
    "role.against_you": "Against you",
    "role.alone": "Plays alone",
    "role.declarer": "Declarer",
    # in the auction
    "role.first_to_call": "First to call",
    "role.second_to_call": "Second to call",
    "role.third_to_call": "Third to call",
    "role.dealer_calls_first": "Dealer, calls first",
    "role.dealer_calls_last": "Dealer, calls last",
    "role.bid_first": "Bid first",
    "role.bid_second": "Bid second",
    "role.bid_third": "Bid last",
    "role.bid": "Bids",
    "role.passed": "Passed",
    "role.doubled": "Doubled",
    "role.redoubled": "Redoubled",
    # in the exchange
    "role.first_to_decide": "First to decide",
    "role.second_to_decide": "Second to decide",
    "role.third_to_decide": "Third to decide",
    "role.dealer_decides_first": "Dealer, decides first",
    "role.dealer_decides_last": "Dealer, decides last",
    "role.decides": "Decides",
    "role.names_trumps": "Dealer, names trumps",
    "role.named_trumps": "Dealer, named trumps",
    "role.stands": "Stands",
    "role.stood": "Stood",
    "role.exchanged": "Exchanged",
    "role.and_target": "{word}, target {target}",
    "role.and_dealer": "{word}, dealer",
    "role.target": "Target {target}",
    # packets of nobody
    "role.never_seen": "Never looked at",
    "role.unseen": "{count} cards nobody has seen",
    "role.you_threw": "The one you threw in",
    "role.thrown_by": "Thrown in by {name}",
    # trump tile
    "trump.suit": "{suit:suits} are trumps",
    "trump.none": "No trumps",
    "trump.unknown": "Trumps not turned yet",
    "trump.turned_dummy": "{rank} turned for dummy",
    "trump.turned_you": "{rank} turned by you",
    "trump.turned": "{rank} turned by {name}",
    "trump.fixed": "Fixed for this deal",
    # strip
    "strip.rubbers": "Tournée of {count:number} rubbers",
    "strip.games": "Tournée of {count:number} games",
    "strip.games_mort": "Tournée of {count:number} games: Mort",
    "strip.partners": "Your partner",
    "strip.partners_of": "{name}’s partner",
    "strip.constant": "Constant {dummy}",
    "strip.number_rubbers": "Rubber {number} of {of}",
    "strip.number_games": "Game {number} of {of}",
    "strip.now": "now",
    "strip.next": "next",
    "strip.later": "later",
    "strip.last": "last",
    "strip.won": "won",
    "strip.lost": "lost",
    "strip.shared": "shared",
    # marker
    "marker.5": "Five points up",
    "marker.7": "Seven points up",
    "marker.10": "Ten points up",
    "marker.other": "{points} points up",
    "marker.short": "{points} up",
    "marker.games": "Games",
    # the list of points
    "points.points": "Points",
    "points.totals": "Totals",
    "points.odd_tricks": "Odd tricks",
    "points.all_tricks": "Tricks",
    "points.net": "Odd tricks, net",
    "points.deals": "{count} deals",
    "points.after_one": "After 1 deal",
    "points.after": "After {count} deals",
    "points.declarer": "declarer",
    "points.dealer": "deals",
    # packets
    "packets.one": "1 trick",
    "packets.few": "{count} tricks",
    "packets.odd": "{count} tricks, {odd} odd",
    "packets.the_odd": "{count} tricks, the odd",
    "packets.target": "{count} of {needed}",
    "packets.contract": "{count} of {needed} tricks",
    "packets.books": "{count} of {needed} books",
    "packets.set": "{count} of {needed} to set",
    # the tag and the prompt
    "led": "Led",
    "prompt.your_lead": "Your lead",
    "prompt.lead": "{name} leads",
    "prompt.their_lead": "{name}’s lead",
    "prompt.your_turn": "Your turn: {what}",
    "prompt.their_turn": "{name}’s turn: {what}",
    "prompt.follow": "follow {suit:suits}",
    "prompt.anything": "play anything",
    "prompt.dummys_lead": "Dummy’s lead: choose a card",
    "prompt.dummys_card": "Choose dummy’s card: {what}",
    "prompt.next": "{name} plays next",
    "prompt.dummy_next": "{name} plays dummy’s card next",
    "prompt.dummy_leads": "{name} leads from dummy",
    "prompt.gather": "Gather the trick",
    "prompt.wins": "{name} wins the trick",
    "prompt.you_win": "You win the trick",
    "prompt.cut": "Cut the pack",
    "prompt.turn": "Turn the trump",
    "prompt.thinking": "{name} is thinking",
    "prompt.honours": "Does your side call honours?",
    "prompt.their_honours": "{name}: call honours?",
    "prompt.wait_honours": "Honours are being called",
    "prompt.counted": "The deal is counted",
    "prompt.enter": "Enter plays the {card:card}",
    "prompt.typed": "{typed} …",
    "prompt.not_here": "The {card:card} lies in no open hand",
    # buttons
    "choice.honours": "Call honours",
    "choice.no_honours": "No honours",
    "choice.cut": "Cut the pack",
    "choice.turn": "Turn the trump",
    "choice.take_up": "Take up the trump",
    # the curtain
    "curtain.title": "Pass the laptop to {to}",
    "curtain.story_first": "{to}’s cards are not on the screen yet.",
    "curtain.story": "{from_}’s cards are put away. {to}’s are not on the screen yet.",
    "curtain.button": "Hold to look: Space",
    "curtain.hint": "Let go and the cards are hidden again.",
    "curtain.link": "Keep showing for this turn",
    # quiet notes
    "note.turn_up": "Dummy’s trump card. It belongs to the hand and lies across until it is played.",
    "note.packets": "Six tricks make the book; each one more is a point.",
    "note.marker": "The first score. The side that reaches {points:number} wins the game.",
    # what a screen reader says of cards
    "card.playable": "playable",
    "card.not_playable": "not playable, {why}",
    "card.turned": "turned trump",
    "card.turned_and": "turned trump, {what}",
    "card.not_now": "not playable now",
    # regions
    "at.left": "at the left",
    "at.top": "opposite",
    "at.right": "at the right",
    "at.bottom": "at the bottom",
    "read.your_hand": "Your hand",
    "read.hand": "{name}’s hand",
    "read.dummy": "Dummy, {at}",
    "read.cards": "{whose}, {count}: {cards}",
    "read.empty": "{whose}, no cards",
    "read.one_card": "1 card",
    "read.n_cards": "{count} cards",
    "read.suit": "{suit:suits} {ranks}",
    "read.backs": "{name}, {count}",
    "read.closed": "Dummy, {count}, not shown yet",
    "read.trick": "Trick {number}: {cards}",
    "read.no_trick": "Trick {number}: no card yet",
    "read.led": "{name} led {card:card}",
    "read.followed": "{name} {rank:rank}",
    "read.other": "{name} {card:card}",
    "read.winning": "{what} winning",
    "read.packets_yours": "Your side, {words}",
    "read.packets": "{name}, {words}",
    "read.side": "{name} {points}",
    "read.side_game": "{name} {points}, one game",
    "read.side_games": "{name} {points}, {games:number} games",
    "read.strip": "Tournée: {rubbers}",
    "read.strip_you_now": "you have {dummy} now",
    "read.strip_now": "{name} has {dummy} now",
    "read.strip_partners": "{title}: {rubbers}",
    "read.strip_one": "{name} {word}",
    "read.constant": "{title}: {name}. {word}",
    "read.multiplied": "{words}. The score counts {times}",
    "read.trump": "{title}. {origin}",
    "read.turned": "The {card:card} lies turned before {name}",
    "read.turned_you": "The {card:card} lies turned before you",
}


def phrases(catalogue: Mapping[str, str] = ENGLISH) -> Phrase:
    """Return the phrase function of a catalogue; each sentence begins with a capital if its template does."""

    def phrase(key: str, **args: Any) -> str:
        said = worded(message(key, **args), catalogue)
        starts = catalogue[key][:1]
        return said[:1].upper() + said[1:] if starts == "{" and key in CAPITAL else said

    return phrase


CAPITAL: Final = frozenset({"trump.suit", "trump.turned", "trump.turned_dummy", "trump.turned_you"})
"""Templates that begin a line with a word that is small in the middle of a sentence."""


def listed(phrase: Phrase, names: Iterable[str]) -> str:
    """Return ``You and dummy`` for two names, or the one there is."""
    found = list(names)
    return phrase("pair", one=found[0], two=found[1]) if len(found) == 2 else ", ".join(found)
