"""What did each card give away? Tricks against the best play with all hands known, double dummy."""

from collections.abc import Iterable

from dummywhist.cli.arena.deals import Moment
from dummywhist.engine.cards.card import Card
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.players.belief.positions import joker_law
from dummywhist.engine.solver.position import Position, after_card, winner_of
from dummywhist.engine.solver.solver import Solver


def given_away(moments: Iterable[Moment], solver: Solver) -> list[tuple[Player, int]]:
    """Return for every card of one deal that was a choice who played it and the tricks that his side lost by it.

    Who plays for himself has all others against him.
    """
    values = _Values(solver)
    found = []
    for moment in moments:
        card = moment.action.plays
        if card is not None and moment.seconds is not None:
            found.append((moment.player, values.lost(position_of(moment.state, moment.player), card)))
    return found


def position_of(state: DealState, player: Player) -> Position:
    """Return what is to be solved in ``state``, in which ``player`` plays a card; counted are his side's tricks."""
    layout, rules = state.layout, state.setup.rules
    ours = layout.side[layout.own_seat(player)]
    side = sum(1 << at for at, seat in enumerate(layout.chairs) if layout.side[seat] == ours)
    return Position(
        tuple(state.hands[seat] for seat in layout.chairs), state.trump, layout.chairs.index(state.leader), state.trick,
        side, state.down, rules.dealing.good_ace, joker_law(rules),
    )  # fmt: skip


class _Values:
    """Tricks by position: what follows a card is what the next one is played from."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._found: dict[Position, int] = {}
        solver.forget()

    def lost(self, position: Position, card: Card) -> int:
        """Return the tricks that the side of ``position``, which is on turn, gives away by ``card``."""
        trick = (*position.trick, card)
        won = 0
        if len(trick) == len(position.hands):
            winner = (position.leader + winner_of(position.ranked, trick)) % len(position.hands)
            won = int(position.counts(winner))
        after = after_card(position, card)
        return self._tricks(position) - won - (0 if after is None else self._tricks(after))

    def _tricks(self, position: Position) -> int:
        if position not in self._found:
            self._found[position] = made = self._solver.tricks(position)
            other = (1 << len(position.hands)) - 1 & ~position.side
            turned = Position(
                position.hands, position.trump, position.leader, position.trick, other, position.down,
                position.good_ace, position.jokers,
            )  # fmt: skip
            self._found[turned] = position.tricks - made
        return self._found[position]
