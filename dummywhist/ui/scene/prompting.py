"""What does the one prompt say? Whose turn it is, and what the law asks of him (section 10)."""

from __future__ import annotations

from dummywhist.engine.cards.card import Suit, is_joker, suit_of
from dummywhist.engine.cards.hand import of_suit
from dummywhist.engine.cards.ranking import ranking, winning_index
from dummywhist.engine.deal.action import CallHonours, CutPack, PassHonours, Play, Quit, TurnTrump
from dummywhist.engine.knowledge.view import View
from dummywhist.ui.scene.parts import Prompt
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.scene.wording import Phrase


def to_follow(view: View) -> Suit | None:
    """Return the suit that the hand on turn must follow, if it is seen to hold one."""
    if not view.trick or view.to_play is None or is_joker(view.trick[0]):
        return None
    suit = suit_of(view.trick[0])
    hand = view.cards_at(view.to_play)
    return suit if hand is not None and of_suit(hand, suit) else None


def why(view: View, phrase: Phrase) -> str:
    """Return what a card that may not be played is told: ``follow diamonds``."""
    suit = to_follow(view)
    return phrase("prompt.anything") if suit is None else phrase("prompt.follow", suit=suit)


def prompt(view: View, naming: Naming) -> Prompt | None:
    """Return the prompt that follows from the view."""
    phrase = naming.phrase
    kinds = {type(action) for action in view.options}
    match view.phase:
        case "deal":
            if CutPack in kinds:
                return Prompt(phrase("prompt.cut"))
            return Prompt(phrase("prompt.turn")) if TurnTrump in kinds else None
        case "play":
            return _full_trick(view, naming) if view.to_play is None else _turn(view, naming)
        case "honours":
            return _honours(view, naming)
        case _:
            return Prompt(phrase("prompt.counted"))


def _full_trick(view: View, naming: Naming) -> Prompt | None:
    phrase, company = naming.phrase, naming.company
    if company.gathers and any(isinstance(action, Quit) for action in view.options):
        return Prompt(phrase("prompt.gather"))
    if not view.trick:
        return None
    chairs = view.layout.chairs
    index = winning_index(ranking(view.trump), view.trick)
    seat = chairs[(chairs.index(view.leader) + index) % len(chairs)]
    if naming.is_you(seat) and not naming.is_dummy(seat):
        return Prompt(phrase("prompt.you_win"))
    return Prompt(phrase("prompt.wins", name=naming.plate_name(seat)))


def _turn(view: View, naming: Naming) -> Prompt:
    phrase, seat = naming.phrase, view.to_play
    assert seat is not None
    holder = view.layout.holder[seat]
    name = naming.player_name(holder)
    if any(isinstance(action, Play) for action in view.options):
        suit = to_follow(view)
        if naming.is_dummy(seat):
            if not view.trick:
                return Prompt(phrase("prompt.dummys_lead"))
            return Prompt(phrase("prompt.dummys_card", what=why(view, phrase)), suit)
        if not view.trick:
            return Prompt(phrase("prompt.your_lead") if naming.is_you(seat) else phrase("prompt.their_lead", name=name))
        key = "prompt.your_turn" if naming.is_you(seat) else "prompt.their_turn"
        return Prompt(phrase(key, name=name, what=why(view, phrase)), suit)
    if naming.thinks(seat):
        return Prompt(phrase("prompt.thinking", name=name))
    if naming.is_dummy(seat):
        return Prompt(phrase("prompt.dummy_next" if view.trick else "prompt.dummy_leads", name=name))
    return Prompt(phrase("prompt.next" if view.trick else "prompt.lead", name=name))


def _honours(view: View, naming: Naming) -> Prompt:
    phrase = naming.phrase
    if not any(isinstance(action, CallHonours | PassHonours) for action in view.options):
        return Prompt(phrase("prompt.wait_honours"))
    if naming.company.you is not None or view.viewer is None:
        return Prompt(phrase("prompt.honours"))
    return Prompt(phrase("prompt.their_honours", name=naming.player_name(view.viewer)))
