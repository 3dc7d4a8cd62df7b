"""Which entries of a deal are choices, and who may see all of one? By their cards, by their places, the latest."""

from collections.abc import Sequence
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.actions.action import Chosen as Choice
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import may_look_at_last, view
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.study.honesty import knows_all

CHOICES: Final = (Choice.ALWAYS, Choice.OF_CARDS)
"""What is a choice, and no matter of form."""


def is_choice(log: DealLog, at: int) -> bool:
    """Whether entry ``at`` of ``log`` is a player's choice."""
    by, action = log.entries[at]
    return by in PLAYERS and action.declared.chosen in CHOICES


def play_at(log: DealLog, number: int) -> int | None:
    """Return the place of the entry of the ``number``-th card (from 1)."""
    plays = [at for at, (_, action) in enumerate(log.entries) if action.plays is not None]
    return plays[number - 1] if 0 < number <= len(plays) else None


def card_at(log: DealLog, card: Card) -> int | None:
    """Return the place of the entry by which ``card`` was played."""
    return next((at for at, (_, action) in enumerate(log.entries) if action == play_of(card)), None)


def choices_back(log: DealLog, by: Player | None = None) -> list[int]:
    """Return the places of the choices of ``by``, or of all players, the latest first."""
    places = [at for at in range(len(log.entries)) if is_choice(log, at) and by in (None, log.entries[at][0])]
    return places[::-1]


def may_look_back(now: DealState, viewer: Player | None, trick: int) -> bool:
    """Whether ``trick`` (from 0) still lies where the law lets ``viewer`` look at it (W-QUIT-3, W-QUIT-4, BD-54)."""
    last = may_look_at_last(now.setup.rules.trick, now.layout, viewer, now.leader, len(now.trick))
    return now.result is not None or trick >= len(now.tricks) - (1 if last else 0)


def is_open_to(now: DealState, chooser: Player, viewer: Player | None, people: Sequence[Player]) -> bool:
    """Whether ``viewer`` may see all that ``chooser`` knew, with ``people`` at the same screen.

    So it is when the deal is counted, where only computers play, for somebody alone of his own choice, and for who can
    tell where every card lies, if nobody else at the screen would learn anything by it.
    """
    if now.result is not None or not people:
        return True
    if viewer is None or (viewer == chooser and tuple(people) == (viewer,)):
        return viewer is not None
    # What others can tell says something of their hands: it is looked at only for who can tell it as well.
    return _knows_all(now, viewer) and all(player == chooser or _knows_all(now, player) for player in people)


def _knows_all(now: DealState, player: Player) -> bool:
    return player in now.layout.players and knows_all(view(now, player))
