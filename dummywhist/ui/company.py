"""Who sits here, and how does the session stand, beside the deal on the table? The public facts around a view."""

from collections.abc import Mapping

from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.match import KeepsDummy
from dummywhist.engine.session.session import Session
from dummywhist.engine.session.tally import ADVERSARIES, DUMMY_SIDE, Rubber
from dummywhist.ui.scene.parts import Company, RubberFact


def rubber_of(session: Session, ordinal: int) -> Rubber | None:
    """Return the rubber that deal ``ordinal`` belongs to: a finished one, or the one in play."""
    for rubber in session.rubbers:
        if any(deal.ordinal == ordinal for game in rubber.games for deal in game.deals):
            return rubber
    return session.rubber if session.rubber is not None else (session.rubbers[-1] if session.rubbers else None)


def company(
    session: Session,
    view: View | None,
    names: Mapping[Player, str],
    people: frozenset[Player],
    bottom: Player | None = None,
    thinking: Player | None = None,
    gathers: bool = True,
) -> Company:
    """Return what the scene is told beside ``view``."""
    rubber = rubber_of(session, view.ordinal) if view is not None else session.rubber
    constant = isinstance(session.rules.match, KeepsDummy)
    facts = []
    for number in range(session.rules.match.rubbers if session.order else 0):
        owner = session.players[0 if constant else number % len(session.players)]
        finished = session.rubbers[number] if number < len(session.rubbers) else None
        # A rubber may be won and worth nothing, or less.
        facts.append(RubberFact(owner, None if finished is None else finished.winner == DUMMY_SIDE))
    games: dict[Side, int] = {}
    if rubber is not None:
        games = {side: rubber.games_won(side) for side in (DUMMY_SIDE, ADVERSARIES)}
    return Company(
        names=names,
        people=people,
        bottom=bottom,
        rubbers=tuple(facts),
        rubber=0 if rubber is None else rubber.number,
        constant=constant,
        games=games,
        game=session.rules.points.game,
        thinking=thinking,
        gathers=gathers,
        layout=None if session.deal is None else session.deal.layout,
    )
