"""What does the line look like that beats a claim, trick by trick, and what if the claimant plays another way?

A deal that is over is looked at: all hands are open. Nothing here changes the deal.
"""

from collections.abc import Sequence

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import Hand, hand_of
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import TrickPlayed
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.solver.position import Position, after_card, winner_of
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.refutation import Refutation, Step, best
from dummywhist.engine.values import NamedTuple


class RefusedClaim(NamedTuple):
    """A claim of ``tricks`` that the solver refused, in a deal that is counted.

    ``start``: the deal when it was made, with all hands open; ``position``: what was still to be played, with the
    tricks of the claimant's side counted; ``went_on``: the card that his side played next, if it was on turn.
    """

    claimant: Player
    tricks: int
    start: View
    position: Position
    went_on: Card | None = None


class Attempt(NamedTuple):
    """The claimants' cards played by hand from the claim on; the solver answers for the other side.

    ``position``: what is to be played now, None when all is; ``steps``: the tricks that are full; ``lying``: the cards
    on the table, led from ``leader`` (the place in the order of play); ``lost``: tricks lost since the claim.
    """

    claimed: int
    of: int
    position: Position | None
    steps: tuple[Step, ...]
    leader: int
    lying: tuple[Card, ...]
    lost: int = 0

    @property
    def failed(self) -> bool:
        """Whether the trick is lost that the claim cannot spare."""
        return self.lost > self.of - self.claimed

    @property
    def full(self) -> bool:
        """Whether a full trick lies."""
        return bool(self.steps) and self.lying == self.steps[-1].cards and self.leader == self.steps[-1].leader

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that the claimants may play now; none while a trick lies full, or when it is over."""
        now = self.position
        if self.failed or self.full or now is None or not now.counts(now.on_turn):
            return ()
        return now.legal()


def attempt(position: Position, claimed: int) -> Attempt:
    """Return the beginning of an attempt, up to the claimants' turn."""
    return _answered(Attempt(claimed, position.tricks, position, (), position.leader, position.trick))


def tried(made: Attempt, card: Card) -> Attempt:
    """Return the attempt after ``card`` of the claimants and the answers to it, up to the end of the trick."""
    return _answered(_laid(made, card))


def gone_on(made: Attempt) -> Attempt:
    """Return the attempt with its full trick quitted, up to the claimants' turn; the same if there is none."""
    if not made.full or made.failed or made.position is None:
        return made
    return _answered(made._replace(leader=made.position.leader, lying=()))


def _answered(made: Attempt) -> Attempt:
    solver = Solver()
    while made.position is not None and not made.full and not made.position.counts(made.position.on_turn):
        made = _laid(made, best(solver, made.position))
    return made


def _laid(made: Attempt, card: Card) -> Attempt:
    now = made.position
    assert now is not None
    cards, after = (*made.lying, card), after_card(now, card)
    made = made._replace(lying=cards, position=after)
    many = len(now.hands)
    if len(cards) < many:
        return made
    winner = (made.leader + winner_of(now.ranked, cards)) % many
    lost = made.lost + (not now.counts(winner))
    step = Step(made.leader, cards, winner, 0 if after is None else Solver().tricks(after), lost)
    return made._replace(steps=(*made.steps, step), lost=lost)


def to_the_end(found: Refutation) -> tuple[Step, ...]:
    """Return the tricks of best play to the last card: those of the refutation, and what follows them."""
    solver, steps = Solver(), list(found.steps)
    now = found.position
    for card in [card for step in steps for card in step.cards[step.first :]]:
        after = after_card(now, card)
        if after is None:
            return tuple(steps)
        now = after
    made = Attempt(found.claimed, found.of, now, (), now.leader, (), steps[-1].lost if steps else 0)
    rest: Position | None = now
    while rest is not None:
        if made.full:
            made = made._replace(leader=rest.leader, lying=())
        made = _laid(made, best(solver, rest))
        rest = made.position
    return (*steps, *made.steps)


def shown(claim: RefusedClaim, steps: Sequence[Step]) -> View:
    """Return the deal with the last of ``steps`` on the table, full, and those before it quitted."""
    *before, last = steps
    return lying(claim, before, last.leader, last.cards)


def shown_attempt(claim: RefusedClaim, made: Attempt) -> View:
    """Return the deal as an attempt stands; what its claimants may play are the options of the view."""
    steps = made.steps[:-1] if made.full else made.steps
    seen = lying(claim, steps, made.leader, made.lying)
    if not made.legal or made.position is None:
        return seen
    seat = claim.start.layout.chairs[made.position.on_turn]
    return seen._replace(to_play=seat, options=tuple(play_of(card) for card in made.legal))


def lying(claim: RefusedClaim, steps: Sequence[Step], leader: int, trick: tuple[Card, ...]) -> View:
    """Return the deal with these tricks quitted since the claim, and these cards on the table."""
    start, chairs = claim.start, claim.start.layout.chairs
    gone = hand_of([*(card for step in steps for card in step.cards), *trick])
    quitted = tuple(TrickPlayed(chairs[step.leader], step.cards, chairs[step.winner]) for step in steps)
    hands = tuple(Cards(Hand(seen.hand & ~gone)) if isinstance(seen, Cards) else seen for seen in start.hands)
    return start._replace(
        hands=hands, played=(*start.played, *quitted), leader=chairs[leader], trick=trick, to_play=None, options=(),
    )  # fmt: skip


def winner_seat(claim: RefusedClaim, step: Step) -> Seat:
    """Return who took a trick of the line."""
    return claim.start.layout.chairs[step.winner]
