"""Which choice is asked about? A choice in a deal of a session, found by its card or its place."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Chosen as Choice
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import PLAYERS, Player
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.record.log import Person
from dummywhist.engine.study.honesty import Chosen, knows_all

CHOICES: Final = (Choice.ALWAYS, Choice.OF_CARDS)
"""What is a choice, and no matter of form."""


class Case(NamedTuple):
    """A choice, and who made it; of a card also its trick (from 0), the hand that it came from, and whether it was led.

    ``counted``: the deal is over, so that nothing in it is secret any more.
    """

    chosen: Chosen
    person: Person
    counted: bool
    trick: int = 0
    seat: Seat | None = None
    led: bool = False

    @property
    def card(self) -> Card | None:
        """The card, if it was one."""
        return self.chosen.action.plays


def case_at(log: DealLog, at: int, sitter: Callable[[DealLog, int], Person]) -> Case | None:
    """Return the case of entry ``at`` of ``log``; None if it is no player's choice. ``sitter`` says who sat there."""
    by, action = log.entries[at]
    if by not in PLAYERS or action.declared.chosen not in CHOICES:
        return None
    chosen = Chosen(log, at)
    case = Case(chosen, sitter(log, at), log.counted)
    if action.plays is None:
        return case
    before = chosen.state()
    return case._replace(trick=len(before.tricks), seat=to_play(before), led=not before.trick)


def play_at(log: DealLog, number: int) -> int | None:
    """Return the place of the entry of the ``number``-th card (from 1)."""
    plays = [at for at, (_, action) in enumerate(log.entries) if action.plays is not None]
    return plays[number - 1] if 0 < number <= len(plays) else None


def card_at(log: DealLog, card: Card) -> int | None:
    """Return the place of the entry by which ``card`` was played."""
    return next((at for at, (_, action) in enumerate(log.entries) if action == play_of(card)), None)


def choices_back(log: DealLog, by: Player | None = None) -> list[int]:
    """Return the places of the choices of ``by``, or of all players, the latest first."""
    whose = PLAYERS if by is None else (by,)
    entries = reversed(list(enumerate(log.entries)))
    return [at for at, (done_by, action) in entries if action.declared.chosen in CHOICES and done_by in whose]


def may_look_back(case: Case) -> bool:
    """Whether the card still lies where the law lets it be looked at (W-QUIT-3, W-QUIT-4)."""
    if case.counted or case.card is None:
        return True
    now = Chosen(case.chosen.log, len(case.chosen.log.entries)).state()
    shown = 1 if now.setup.rules.trick.last_visible else 0
    return case.trick >= len(now.tricks) - shown


def is_open_to(case: Case, people: Sequence[Player]) -> bool:
    """Whether all of the choice may be told to ``people``: it is over, their own, or hides nothing from them.

    Where only computers play anybody may look into every hand.
    """
    if case.counted:
        return True
    now = Chosen(case.chosen.log, len(case.chosen.log.entries)).state()
    return all(
        player == case.chosen.player or (player in now.layout.players and knows_all(view(now, player)))
        for player in people
    )
