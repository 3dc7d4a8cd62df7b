"""Why may somebody not do this? A message with the law in it."""

from dummywhist.engine.cards.card import is_joker, suit_of
from dummywhist.engine.cards.hand import of_suit, size
from dummywhist.engine.deal.action import CallHonours, DealAction, DealCards, Play, Quit, TakeUpTrump
from dummywhist.engine.deal.layout import CHANCE, By, Player
from dummywhist.engine.deal.phases import deal, honours, play
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.messages import Message, message


def why_not(state: DealState, by: By, action: DealAction) -> Message:
    """Return why ``by`` may not do ``action`` in ``state``; meant for actions that are not among his choices."""
    phase = state.phase_name
    if phase == "over":
        return message("refusal.over")
    match action:
        case DealCards() if by == CHANCE and state.stage is deal.Step.DEAL:
            return message("refusal.deal")
        case Play(card):
            return _why_not_play(state, by, card) if phase == "play" else message("refusal.not_in_play")
        case Quit() if phase == "play" and not play.trick_full(state):
            return message("refusal.trick_not_full")
        case TakeUpTrump():
            return _why_not_take_up(state)
        case CallHonours():
            return _why_no_honours(state, by)
    return message("refusal.not_now")


def _why_not_play(state: DealState, by: By, card: int) -> Message:
    layout = state.setup.layout
    if play.trick_full(state):
        return message("refusal.gather_first")
    seat = play.to_play(state)
    if layout.holder[seat] != by:
        return message("refusal.not_your_turn")
    hand = state.hands[seat]
    if card < 0 or not hand >> card & 1:
        return _why_not_from_here(state, by, card)
    led = state.trick[0]
    if is_joker(led):
        return message("refusal.not_now")
    suit = suit_of(led)
    held = size(of_suit(hand, suit))
    who = "dummy" if seat in layout.dummies else "you"
    return message(f"refusal.follow_{who}" + ("_one" if held == 1 else ""), suit=suit, held=held)


def _why_not_from_here(state: DealState, by: By, card: int) -> Message:
    layout = state.setup.layout
    if play.to_play(state) in layout.dummies:
        return message("refusal.not_from_dummy")
    if any(card >= 0 and state.hands[dummy] >> card & 1 for dummy in layout.dummies if layout.holder[dummy] == by):
        return message("refusal.not_from_own")
    return message("refusal.not_held", card=card)


def _why_not_take_up(state: DealState) -> Message:
    if not state.lies:
        return message("refusal.no_turn_up")
    return message("refusal.take_up_dealer" if play.may_take_up(state) else "refusal.take_up_early")


def _why_no_honours(state: DealState, by: By) -> Message:
    if state.phase_name != "honours" or by not in honours.actors(state):
        return message("refusal.not_now")
    side = state.setup.layout.side[state.setup.layout.own_seat(Player(by))]
    assert side is not None
    held = honours.honours_held(state)[side]
    if held >= 3:
        return message("refusal.honours_barred")
    return message("refusal.honours_few" if held else "refusal.honours_none", held=held)
