"""Who gives his share to a sealed deal in which order? The people at the table; whoever mistrusts may go last."""

from collections.abc import Callable, Sequence

from dummywhist.engine.cards.seal import Share
from dummywhist.engine.seats.standing import Standing
from dummywhist.ui.scene.giving.value import Giver, Gives


class Givers:
    """The order of those who have not given yet, and who gives nothing, for one seal."""

    def __init__(self) -> None:
        self._seal = ""
        self._order: list[int] = []
        self._passed: set[int] = set()

    def of(self, standing: Standing, name: Callable[[int], str]) -> tuple[Giver, ...]:
        """Return the givers of the deal that is sealed: those who gave in their order, then the others."""
        self._follow(standing)
        found = [Giver(one.entrant, name(one.entrant), Gives.GIVEN, one.cut, one.words) for one in standing.shares]
        turn = self._turn(standing.shares)
        for entrant in self._left(standing.shares):
            gives = Gives.NOTHING if entrant in self._passed else Gives.TURN if entrant == turn else Gives.WAITS
            found.append(Giver(entrant, name(entrant), gives))
        return tuple(found)

    def skip(self, entrant: int) -> None:
        """This one gives no share."""
        self._passed.add(entrant)

    def later(self, standing: Standing) -> None:
        """Who is in turn gives his share last."""
        self._follow(standing)
        turn = self._turn(standing.shares)
        if turn is not None:
            self._order.remove(turn)
            self._order.append(turn)

    def _follow(self, standing: Standing) -> None:
        """Another deal is sealed, and everybody is asked again; or somebody else sits down, and those who stay keep
        their order.
        """
        here = [standing.entrant_of(player) for player in standing.persons]
        if standing.seal != self._seal:
            self._seal, self._passed, self._order = standing.seal, set(), here
        stay = [entrant for entrant in self._order if entrant in here]
        self._order = [*stay, *(entrant for entrant in here if entrant not in stay)]

    def _left(self, shares: Sequence[Share]) -> list[int]:
        given = {share.entrant for share in shares}
        left = [entrant for entrant in self._order if entrant not in given]
        return [*(one for one in left if one in self._passed), *(one for one in left if one not in self._passed)]

    def _turn(self, shares: Sequence[Share]) -> int | None:
        return next((entrant for entrant in self._left(shares) if entrant not in self._passed), None)
