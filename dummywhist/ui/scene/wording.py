"""How is what lies on the cloth said? One catalogue of templates, worded as the engine's messages are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from dummywhist.engine.messages import message, worded
from dummywhist.ui.scene.question_words import QUESTIONS

Phrase: TypeAlias = Callable[..., str]
"""``phrase(key, **args)``: the template of that key, filled in."""

ENGLISH: Final[Mapping[str, str]] = {
    **QUESTIONS,
    # who
    "you": "You",
    "dummy": "Dummy",
    "dummys": "dummy",
    "pair": "{one} and {two}",
    # plates
    "role.partner_of_dummy": "Dummy’s partner",
    "role.adversary": "Adversary",
    "role.your_partner": "Your partner",
    "role.against": "Against dummy",
    "role.with": "With dummy",
    "role.you_play": "You play it",
    "role.played_by": "{name} plays it",
    # trump tile
    "trump.suit": "{suit:suits} are trumps",
    "trump.none": "No trumps",
    "trump.unknown": "Trumps not turned yet",
    "trump.turned_dummy": "{rank} turned for dummy",
    "trump.turned_you": "{rank} turned by you",
    "trump.turned": "{rank} turned by {name}",
    "trump.fixed": "Fixed for this deal",
    # strip
    "strip.tournee": "Tournée of three rubbers",
    "strip.constant": "Constant dummy",
    "strip.number": "Rubber {number} of {of}",
    "strip.now": "now",
    "strip.next": "next",
    "strip.later": "later",
    "strip.last": "last",
    "strip.won": "won",
    "strip.lost": "lost",
    # marker
    "marker.5": "Five points up",
    "marker.7": "Seven points up",
    "marker.10": "Ten points up",
    "marker.other": "{points} points up",
    "marker.short": "{points} up",
    "marker.games": "Games",
    # packets
    "packets.one": "1 trick",
    "packets.few": "{count} tricks",
    "packets.odd": "{count} tricks, {odd} odd",
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
    "read.strip_you_now": "you have dummy now",
    "read.strip_now": "{name} has dummy now",
    "read.strip_one": "{name} {word}",
    "read.constant": "Constant dummy: {name}. {word}",
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


CAPITAL: Final = frozenset({
    "trump.suit", "trump.turned", "trump.turned_dummy", "trump.turned_you", "ask.strain", "tile.suit", "put.chosen",
})  # fmt: skip
"""Templates that begin a line with a word that is small in the middle of a sentence."""


def listed(phrase: Phrase, names: Iterable[str]) -> str:
    """Return ``You and dummy`` for two names, or the one there is."""
    found = list(names)
    return phrase("pair", one=found[0], two=found[1]) if len(found) == 2 else ", ".join(found)
