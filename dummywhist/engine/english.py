"""The one English catalogue: every message of the engine as a sentence."""

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "unreadable.card": "“{text}” is no card; cards are spelled like SA, HT or D9.",
    "unreadable.suit": "“{text}” is no suit; suits are S, H, D, C, or N for none.",
    "unreadable.hand": "“{text}” is no hand; hands are spelled like AKQ2.J93.T8.7654.",
    "unreadable.hands": "“{text}” are no hands of a deal; they are spelled like N:… … … ….",
    "unreadable.twice": "The {card:card} is there twice.",
    "unreadable.seat": "“{text}” is no seat; seats are N, E, S, W.",
    "unreadable.number": "“{text}” is no deal number; it is a whole number under 18 446 744 073 709 551 616.",
    "unreadable.value": "“{text}” is no value of {key}; it may be {values}.",
    "unreadable.toggle": "There is no rule “{key}” in this game.",
    "unreadable.game": "There is no game “{key}”.",
    "unreadable.action": "“{text}” is nothing that can be done.",
    "contradiction": "“{label}” cannot be changed: {why}",
    "refusal.over": "The deal is over.",
    "refusal.deal": "These are not the right hands: thirteen cards each, no card twice, the last to the dealer.",
    "refusal.not_in_play": "No card can be played now.",
    "refusal.trick_not_full": "The trick is not full yet.",
    "refusal.no_turn_up": "No turned card lies on the table.",
    "refusal.take_up_early": "The dealer takes up the turned card when it is his turn to play.",
    "refusal.gather_first": "Gather the trick first.",
    "refusal.not_your_turn": "It is not your turn.",
    "refusal.not_from_dummy": "It is dummy’s turn: choose a card of dummy’s hand.",
    "refusal.not_held": "The {card:card} is not in the hand that plays.",
    "refusal.follow_you": "Follow {suit:suits}: you hold {held:number}.",
    "refusal.follow_you_one": "Follow {suit:suits}: you hold one.",
    "refusal.follow_dummy": "Follow {suit:suits}: dummy holds {held:number}.",
    "refusal.follow_dummy_one": "Follow {suit:suits}: dummy holds one.",
    "refusal.not_now": "That cannot be done now.",
    "refusal.honours_few": "Your side was dealt {held:number} of the four honours; three or four count.",
    "refusal.honours_barred": "A side that needs one point cannot score honours.",
    "refusal.stale": "The table has gone on since.",
}
