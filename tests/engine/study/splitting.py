"""Do the parts of a split come to what was made, to the last trick and point? Of one deal, whatever could be known."""

from collections.abc import Mapping
from random import Random

from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.knowable import Knowable
from dummywhist.engine.study.open_hands import decisions, values
from dummywhist.engine.study.split import points_of, split

NEAR = 1e-9


def at_random(cards: Mapping[Card, int], played: Card, dice: Random) -> Knowable | None:
    """Return what might have been known of cards, made up: the sum must be exact for any of it."""
    spread = {}
    for card in cards:
        weights = [dice.random() ** 4 for _ in range(14)]
        spread[card] = tuple(weight / sum(weights) for weight in weights)
    tricks = {card: sum(many * share for many, share in enumerate(shares)) for card, shares in spread.items()}
    loss = max(tricks.values()) - tricks[played]
    known = Knowable(tricks, tricks, loss, loss, dice.uniform(0, 0.2), 200, 200.0, every=False, evened=False)
    return dice.choice((known._replace(spread=spread), None))


def made_up(log: DealLog, dice: Random) -> list[Judged]:
    """Return the cards of a deal with what they brought with all hands seen, and made-up knowledge."""
    cards = list(decisions(log))
    told = values(cards, Solver(32))
    return [Judged(one, seen, at_random(seen, one.card, dice)) for one, seen in zip(cards, told, strict=True)]


def check_split(log: DealLog, dice: Random) -> int:
    """Check the split of each player in tricks and in points; return how many there are, 0 where the law took some."""
    state = played(log, len(log.entries))
    assert state.result is not None
    found, splits = made_up(log, dice), 0
    if not found:
        return 0
    for player in state.layout.players:
        for counted in ("tricks", "points"):
            worth = float if counted == "tricks" else points_of(log, found, player)
            told = split(
                found, state.layout, state.result, player, worth,
                lambda one, _player: at_random(one.seen, one.decision.card, dice),
            )  # fmt: skip
            if told is None:
                continue
            splits += 1
            assert abs(told.sum - told.taken) < NEAR, (player, counted, told)
            tricks = dict(state.result.tricks)[side_of(state.layout, player)]
            assert told.taken == worth(tricks)
            if counted == "tricks":
                assert {told.held, told.claimed, told.taken} <= {*map(float, range(-13, 14))}
                assert told.own <= 0 and told.partner <= 0 and told.others >= 0
            if not _mate(state.layout, player):
                assert told.partner == 0, "what dummy's player loses, no partner has a part in"
    return splits


def _mate(layout, player: Player) -> bool:  # type: ignore[no-untyped-def]
    sides = [side_of(layout, other) for other in layout.players]
    return sides.count(side_of(layout, player)) > 1
