"""What does the one prompt say? Whose turn it is, and what the law asks of him."""

from __future__ import annotations

from typing import Final

from dummywhist.engine.cards.card import Suit, is_joker, rank_of
from dummywhist.engine.cards.hand import JOKER_MASK
from dummywhist.engine.cards.seat import NORTH, Seat
from dummywhist.engine.deal.actions.count import NO_HONOURS
from dummywhist.engine.deal.actions.deal import CUT, TURN
from dummywhist.engine.deal.actions.naming import directions
from dummywhist.engine.deal.actions.play import QUIT
from dummywhist.engine.deal.law import SUITS, LawTable
from dummywhist.engine.duplicate.tray import CARDS
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.scene.laws import deciding, led_suit, playable, ranked, rules_of
from dummywhist.ui.scene.lying import winning_so_far
from dummywhist.ui.scene.parts import Prompt
from dummywhist.ui.scene.questions.law_plates import choosing, remedied
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.scene.wording import Phrase
from dummywhist.ui.tongues import together

DECISIONS: Final = ("auction", "exchange", "discard", "name", "jokers", "choose_dummy")
"""The phases in which one player after another decides something that is no card."""


def to_follow(view: View) -> Suit | None:
    """Return the suit that the hand on turn must follow, if it is seen to hold one."""
    suit = led_suit(view)
    if suit is None or view.to_play is None:
        return None
    hand = view.cards_at(view.to_play)
    return suit if hand is not None and hand & ranked(view).of_suit[suit] else None


def why(view: View, phrase: Phrase) -> str:
    """Return why a card may not be played: ``follow diamonds``."""
    suit = to_follow(view)
    if suit is not None:
        return phrase("prompt.follow", suit=suit)
    hand = None if view.to_play is None else view.cards_at(view.to_play)
    lawful = None if view.to_play is None else playable(view, view.to_play)
    if hand is None or lawful is None or lawful == hand:
        return phrase("prompt.anything")
    # BD-37, BD-38: at no trumps a joker is not led, or must be thrown.
    return phrase("prompt.throw_joker" if lawful & JOKER_MASK else "prompt.lead_suit")


def prompt(view: View, naming: Naming) -> Prompt | None:
    """Return the prompt that follows from the view."""
    phrase = naming.phrase
    options = view.options
    match view.phase:
        case "deal":
            if CUT in options:
                return Prompt(phrase("prompt.cut"))
            return Prompt(phrase("prompt.turn")) if TURN in options else None
        case "play" if view.claim is not None:
            return _claim(view, naming)
        case "play" if naming.company.choosers:
            return _by_law(view, naming)
        case "play":
            return _full_trick(view, naming) if view.to_play is None else _turn(view, naming)
        case "honours":
            return _honours(view, naming)
        case phase if phase in DECISIONS:
            return _decision(view, naming)
        case "count" if view.part(LawTable).open is not None:
            return _chooser(view, naming)
        case "reveal" | "face" | "count" | "over":
            return Prompt(phrase("prompt.counted"))
        case _:
            # A phase for which nobody wrote a prompt asks by its own words, and says only who is thinking.
            player = naming.company.thinking
            return None if player is None else Prompt(phrase("prompt.thinking", name=naming.player_name(player)))


def _full_trick(view: View, naming: Naming) -> Prompt | None:
    if not view.trick:
        return None
    phrase = naming.phrase
    seat, card = winning_so_far(view)
    name = naming.plate_name(seat)
    ends_tray = rules_of(view).customs.trays and len(view.played) == CARDS - 1
    if ends_tray:
        sides = view.layout.side
        won = [sides[one] for one in (*(trick.winner for trick in view.played), seat)]
        north = won.count(sides[NORTH])
        said = phrase("prompt.tray_made", north=north, east=len(won) - north)
    elif is_joker(card):
        said = phrase("prompt.wins_joker", name=name, card=card)
    else:
        said = phrase("prompt.wins", name=name, rank=rank_of(card))
    if naming.company.gathers and QUIT in view.options:
        said = phrase("prompt.then_agree" if ends_tray else "prompt.then_gather", what=said)
    return Prompt(said)


def _turn(view: View, naming: Naming) -> Prompt:
    phrase, seat = naming.phrase, view.to_play
    assert seat is not None
    name = naming.player_name(view.layout.holder[seat])
    if any(action.plays is not None for action in view.options):
        said = _own_turn(view, naming, seat, name)
        low = phrase("prompt.low_wins", what=said.words) if view.down else said.words
        return Prompt(low, said.suit)
    if naming.thinks(seat):
        return Prompt(phrase("prompt.thinking", name=name))
    if naming.is_dummy(seat):
        dummy = naming.dummys_word()
        return Prompt(phrase("prompt.dummy_next" if view.trick else "prompt.dummy_leads", name=name, dummy=dummy))
    return Prompt(phrase("prompt.next" if view.trick else "prompt.lead", name=name))


def _own_turn(view: View, naming: Naming, seat: Seat, name: str) -> Prompt:
    phrase, suit = naming.phrase, to_follow(view)
    called = next((what for owing, what in view.part(LawTable).owed if owing == seat and what in SUITS), None)
    if called is not None:
        hand = view.cards_at(seat)
        none = hand is not None and not hand & ranked(view).of_suit[SUITS[called]]
        key = "prompt.suit_called_none" if none else "prompt.suit_called"
        return Prompt(phrase(key, suit=SUITS[called]), SUITS[called])
    if naming.is_dummy(seat):
        if not view.trick:
            return Prompt(phrase("prompt.dummys_lead", dummy=naming.plate_name(seat)))
        return Prompt(phrase("prompt.dummys_card", what=why(view, phrase), dummy=naming.whose_dummy(seat)), suit)
    if not view.trick:
        return Prompt(phrase("prompt.your_lead") if naming.is_you(seat) else phrase("prompt.their_lead", name=name))
    key = "prompt.your_turn" if naming.is_you(seat) else "prompt.their_turn"
    return Prompt(phrase(key, name=name, what=why(view, phrase)), suit)


def _honours(view: View, naming: Naming) -> Prompt:
    phrase = naming.phrase
    if NO_HONOURS not in view.options:
        return Prompt(phrase("prompt.wait_honours"))
    if naming.company.you is not None or view.viewer is None:
        return Prompt(phrase("prompt.honours"))
    return Prompt(phrase("prompt.their_honours", name=naming.player_name(view.viewer)))


def _decision(view: View, naming: Naming) -> Prompt:
    """What is to be decided: by the viewer, or by whom the table waits for."""
    phrase, player = naming.phrase, deciding(view)
    if view.viewer is not None and view.viewer in naming.company.people and view.options:
        own = view.viewer == naming.company.you
        directs = bool(directions(view.options))
        said = phrase("prompt.direction" if directs else f"prompt.{view.phase}")
        return Prompt(said if own else phrase("prompt.decides", name=naming.player_name(view.viewer), what=said))
    if player is None:
        return Prompt(phrase(f"prompt.wait_{view.phase}"))
    key = "prompt.thinking" if naming.company.thinking == player else f"prompt.{view.phase}_next"
    return Prompt(phrase(key, name=naming.player_name(player)))


def _claim(view: View, naming: Naming) -> Prompt:
    phrase = naming.phrase
    assert view.claim is not None
    player, tricks = view.claim
    key = "prompt.claimed" if tricks != 1 else "prompt.claimed_one"
    return Prompt(phrase(key, name=naming.player_name(player), count=tricks))


def _by_law(view: View, naming: Naming) -> Prompt:
    """Who is asked by the law before the play goes on, or chooses a remedy."""
    asked = choosing(view, naming)
    who = together([naming.player_name(one) for one in asked], name=True)
    return Prompt(naming.phrase("prompt.chooses_remedy" if remedied(view) else "prompt.law_asks", name=who))


def _chooser(view: View, naming: Naming) -> Prompt:
    """Who is to say how a revoke is paid for (W-REV-9)."""
    row = view.part(LawTable).open
    assert row is not None
    layout = view.layout
    choosers = [one for one in layout.players if layout.side[layout.own_seat(one)] == row[3]]
    who = together([naming.player_name(one) for one in choosers], name=True)
    return Prompt(naming.phrase("prompt.chooses_penalty", name=who))
