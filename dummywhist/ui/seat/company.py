"""Who sits here, and how does the session stand, beside the deal on the table? The public facts around a view."""

from collections.abc import Mapping

from dummywhist.engine.deal.layout import Layout, Player, lay_out
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import Count, TargetCount, TargetScore, TrickCount, TrickScore
from dummywhist.engine.rules.match import AtLeast, Deals, EachPartner, FirstTo, KeepsDummy
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.rules.seats import mirrored
from dummywhist.engine.session.seating import owner_of, playing
from dummywhist.engine.session.session import Session
from dummywhist.engine.session.tally import Rubber
from dummywhist.ui.scene.parts import Company, RubberFact, Series, Totals, TotalsKind

MOST_FLAPS = 10
"""More points than this are a number and no flaps."""
TRICK_KINDS: Mapping[TrickScore, TotalsKind] = {
    TrickScore.ODD_TRICKS: "odd_tricks",
    TrickScore.ALL_TRICKS: "all_tricks",
    TrickScore.NET: "net",
}


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
    rules = session.rules if view is None else rules_of(view)
    rubber = rubber_of(session, view.ordinal) if view is not None else session.rubber
    you = next(iter(people)) if len(people) == 1 else None
    best = rules.match.of
    return Company(
        names=names,
        people=people,
        bottom=bottom,
        rubbers=_rubbers(session, rules, you),
        rubber=0 if rubber is None else rubber.number,
        constant=isinstance(rules.match, KeepsDummy),
        games={} if rubber is None else {side: rubber.games_won(side) for side in rubber.columns},
        game=rules.count.game if isinstance(rules.count, Count) else 0,
        pegs=best.needed if best.games > 1 else 0,
        totals=_totals(session, rules, rubber),
        series=_series(rules),
        thinking=thinking,
        gathers=gathers,
        layout=_layout(session),
        rules=rules,
    )


def _layout(session: Session) -> Layout | None:
    """Return who sits where: in the deal, or before the first one in the rubber."""
    if session.deal is not None:
        return session.deal.layout
    rubber = session.rubber
    if rubber is None:
        return None
    seats = mirrored(session.rules.seats) if session.left else session.rules.seats
    return lay_out(seats, {seat: player for seat in seats.living if (player := rubber.seats[seat]) is not None})


def _series(rules: Rules) -> Series:
    if isinstance(rules.match, EachPartner):
        return "partners"
    return "rubbers" if rules.match.of.games > 1 else "games"


def _rubbers(session: Session, rules: Rules, you: Player | None) -> tuple[RubberFact, ...]:
    """Return the rubbers of the session, none where only one is played; with changing partners, whose he is."""
    players = session.players
    if not players or rules.match.rubbers == 1:
        return ()
    partners = isinstance(rules.match, EachPartner)
    facts = []
    for number in range(rules.match.rubbers):
        owner = owner_of(rules, players, number)
        if partners:
            pairs = playing(rules, players, number)
            # The first two play together, and so do the others (CW-65).
            owner = pairs[pairs.index(you or players[0]) ^ 1]
        if number >= len(session.rubbers):
            facts.append(RubberFact(owner))
            continue
        finished = session.rubbers[number]
        # A rubber may be won and worth nothing, or less.
        won = None if finished.winner is None else owner in finished.players_of(finished.winner)
        facts.append(RubberFact(owner, won, won is None))
    return tuple(facts)


def _totals(session: Session, rules: Rules, rubber: Rubber | None) -> Totals | None:
    """Return what is added up, or None where points are marked up to a game."""
    end, count = rules.match.of.of, rules.count
    target = end.points if isinstance(end, AtLeast | FirstTo) else None
    deals = end.deals * rules.match.rubbers if isinstance(end, Deals) else None
    match count:
        case Count(game=game) if game <= MOST_FLAPS:
            return None
        case TrickCount(score=score):
            kind, signed = TRICK_KINDS[score], score is TrickScore.NET
        case TargetCount(score=scored):
            kind, signed = "totals", scored is TargetScore.DIFFERENCE
        case _:
            kind, signed = "points", False
    carried: dict[Player, int] | None = None
    if isinstance(rules.match, EachPartner):
        carried = dict.fromkeys(session.players, 0)
        for before in session.rubbers if rubber is None else session.rubbers[: rubber.number]:
            for side, won in before.scores.items():
                for player in before.players_of(side):
                    carried[player] += won
    return Totals(kind, target, deals, signed, session.deals, carried)
