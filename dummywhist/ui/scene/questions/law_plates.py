"""What stands at a plate by the law? What its hand did or owes, and how many of its cards may be called; pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dummywhist.engine.cards.card import suit_of
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import (
    HIGHEST,
    HIGHEST_TRUMP,
    LOSE,
    LOWEST,
    LOWEST_TRUMP,
    PLAIN,
    TRUMP,
    WIN,
    LawTable,
)
from dummywhist.engine.deal.law import SUITS as SUIT_DEMANDS
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.scene.laws import led_suit, ranked, rules_of
from dummywhist.ui.scene.layout.types import Place
from dummywhist.ui.scene.lying import on_table
from dummywhist.ui.scene.questions.question import Chip
from dummywhist.ui.scene.standing import Naming

MUST: Final = (WIN, LOSE, TRUMP, PLAIN)


def law_role(view: View, naming: Naming, seat: Seat) -> str:
    """Return what the hand at ``seat`` did, or how many of its cards may be called (W-PEN-1)."""
    law, phrase = view.part(LawTable), naming.phrase
    if any(seat == wrong for _, wrong in law.astray):
        return phrase("plate.led_astray")
    if _renounced(view, seat):
        return phrase("plate.renounced")
    many = sum(holder == seat for holder, _ in law.exposed)
    return phrase("plate.liable", n=many) if many > 1 else phrase("plate.liable_one") if many else ""


def choosing(view: View, naming: Naming) -> tuple[Player, ...]:
    """Return who is to say what the law does in the play: the viewer, if he may, else each of those who may."""
    choosers = naming.company.choosers
    if view.phase != "play" or view.claim is not None:
        return ()
    return (view.viewer,) if view.viewer is not None and view.viewer in choosers else choosers


def remedied(view: View) -> bool:
    """Whether what is asked is a remedy, and not which card counts or is called, or of a card of one's own."""
    law = view.part(LawTable)
    if law.asked or law.warned:
        return False
    trumps = law.answering_for_turned(view.to_play)
    winners = any(many for _, many in law.played_on)
    return bool(law.wrong or law.hurried or law.astray or trumps or winners or (law.suits and not view.trick))


def choosing_role(view: View, naming: Naming, seat: Seat) -> str:
    """Return what is said at the plate of who chooses a remedy; nothing at the others."""
    player = view.layout.holder[seat]
    if player not in choosing(view, naming) or view.layout.own_seat(player) != seat or not remedied(view):
        return ""
    return naming.phrase("plate.chooses_remedy", name=naming.player_name(player))


def _renounced(view: View, seat: Seat) -> bool:
    """Whether the hand at ``seat`` did not follow suit in the trick on the table, where that may be a revoke (W-REV-1).

    It says so of true ones too, and of none when the trick is quitted.
    """
    if view.phase != "play" or rules_of(view).laws is None or len(view.trick) < 2:
        return False
    led, suits = led_suit(view), ranked(view).suit
    return any(at == seat and suits[card] != led for at, card in on_table(view)[1:]) and led is not None


def owed(view: View, naming: Naming) -> Mapping[Place, Chip]:
    """Return what hands owe, by place: the demand that holds first, else a later trick (W-PEN-2..5, W-EXP-7)."""
    found: dict[Place, Chip] = {}
    if view.phase != "play":
        return found
    law = view.part(LawTable)
    played = {seat for seat, _ in on_table(view)}
    waits = {(seat, what) for seat, _, what in law.trumps}  # W-PEN-5: that could not be played is owed still
    for seat, what in law.owed:
        if seat in played and (seat, what) not in waits:
            continue
        found.setdefault(naming.places[seat], _chip(view, naming, what))
    for seat, trick in law.must:
        if trick > len(view.played) + 1:
            words = naming.phrase("plate.must_win_later", n=trick)
            found.setdefault(naming.places[seat], Chip(words, suit=None, spoken=words, paper=True))
    return found


def _chip(view: View, naming: Naming, what: str) -> Chip:
    phrase, led = naming.phrase, led_suit(view)
    if what in (HIGHEST_TRUMP, LOWEST_TRUMP):
        words, suit = phrase(f"plate.owes_{what}"), view.trump
    elif what in (HIGHEST, LOWEST) and led is not None:
        words, suit = phrase(f"plate.owes_{what}", suit=led), led
    elif what in SUIT_DEMANDS:
        words, suit = phrase("plate.owes_suit", suit=SUIT_DEMANDS[what]), SUIT_DEMANDS[what]
    elif what in MUST:
        words, suit = phrase(f"plate.must_{what}"), None
    else:
        card = read_card(what)
        words, suit = phrase("plate.owes_card", card=card), suit_of(card)
    return Chip(words, suit=suit, spoken=words, paper=True)
