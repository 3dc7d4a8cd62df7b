"""What does a computer player do, and why? One function, from a View and a seed; nothing else goes in."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import NORTH
from dummywhist.engine.deal.action import (
    Action,
    CallHonours,
    ChooseDealer,
    CountDeal,
    CutPack,
    PassHonours,
    Play,
    Quit,
    TakeChair,
    TakeUpTrump,
    TurnTrump,
)
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.beginner import beginner
from dummywhist.engine.players.choice import Choice
from dummywhist.engine.players.steady import steady

LEVELS: Final[dict[str, Callable[[Insight, int], Choice]]] = {"beginner": beginner, "steady": steady}
SEEDS: Final = 1 << 64


class Decision(NamedTuple):
    """What a player does: the ``action``, the ``reason`` for it, the general ``idea``, and cards that do as well."""

    action: Action
    reason: Message
    idea: Message
    alternatives: tuple[Card, ...] = ()


def decide(level: str, view: View, seed: int) -> Decision:
    """Return what a player of ``level`` does now; the same for the same View and seed, on every machine.

    Unlawful if the viewer has nothing to do, or what no level has learned yet.
    """
    if view.to_play is not None and view.viewer is not None and view.layout.holder[view.to_play] == view.viewer:
        if not _known_play(view):
            raise Unlawful("refusal.no_player", level=level)
        return _decide_card(level, Insight(view), seed)
    return choose(view.options)


def choose(options: Sequence[Action]) -> Decision:
    """Return which of ``options``, none of them a card, is done.

    Unlawful if there is none, or if it is a decision that no level has learned yet.
    """
    if not options:
        raise Unlawful("refusal.not_now")
    for option in options:
        if isinstance(option, CallHonours):
            return Decision(option, message("reason.honours"), message("idea.honours"))
    first = options[0]
    if isinstance(first, ChooseDealer):
        # Dummy's cards are open, so that its turned card tells the adversaries nothing; North holds dummy (ED-20).
        return Decision(ChooseDealer(NORTH), message("reason.dealer"), message("idea.dealer"))
    if isinstance(first, TakeChair):
        return Decision(first, message("reason.chair"), message("idea.chair"))
    if isinstance(first, PassHonours):
        return Decision(first, message("reason.no_honours"), message("idea.honours"))
    if not isinstance(first, CutPack | TurnTrump | TakeUpTrump | Quit | CountDeal):
        raise Unlawful("refusal.undecided")
    return Decision(first, message("reason.go_on"), message("idea.go_on"))


def _known_play(view: View) -> bool:
    """Whether the levels play such a deal: four hands, at most one dummy, and trumps that no auction made."""
    return (
        len(view.layout.chairs) == 4
        and len(view.layout.dummies) <= 1
        and not view.down
        and not view.away
        and view.contract is None
    )


def _decide_card(level: str, insight: Insight, seed: int) -> Decision:
    if insight.legal.bit_count() == 1:
        only = next(cards_in(insight.legal))
        return Decision(Play(only), message("reason.forced"), message("idea.forced"))
    choice = LEVELS[level](insight, seed)
    return Decision(Play(choice.card), choice.reason, choice.idea, choice.alternatives)
