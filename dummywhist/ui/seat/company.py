"""Who sits here, and what is the score of the session? The public facts that the scene gets beside a View."""

from collections.abc import Mapping

from dummywhist.engine.deal.layout import Player, Side
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import Count, TargetCount, TrickCount, TrickScore
from dummywhist.engine.rules.match import AtLeast, Deals, EachPartner, FirstTo, KeepsDummy
from dummywhist.engine.rules.parts import Rules
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.session.seating import owner_of, playing
from dummywhist.engine.session.tally import Game, Rubber
from dummywhist.ui.scene.parts import Company, RubberFact, Series, Totals, TotalsKind
from dummywhist.ui.scene.standing import both_ways
from dummywhist.ui.words.names import shown_name

MOST_FLAPS = 10
"""More points than this are a number and no flaps."""
TRICK_KINDS: Mapping[TrickScore, TotalsKind] = {
    TrickScore.ODD_TRICKS: "odd_tricks",
    TrickScore.ALL_TRICKS: "all_tricks",
    TrickScore.NET: "net",
}


def rubber_of(standing: Standing, ordinal: int) -> Rubber | None:
    """Return the rubber that deal ``ordinal`` belongs to: a finished one, or the one in play."""
    for rubber in standing.rubbers:
        if any(deal.ordinal == ordinal for game in rubber.games for deal in game.deals):
            return rubber
    return standing.rubber if standing.rubber is not None else (standing.rubbers[-1] if standing.rubbers else None)


def decided(standing: Standing, ordinal: int) -> tuple[Rubber | None, Game | None]:
    """Return the rubber and the game that deal ``ordinal`` ended, None for what went on after it."""
    rubber = rubber_of(standing, ordinal)
    games = () if rubber is None else rubber.games
    game = next(
        (game for game in games if game.over and _ended_by(game, ordinal) and game.deals[-1].ordinal == ordinal), None
    )
    return (rubber if rubber is not None and rubber.over and game == rubber.games[-1] else None), game


def _ended_by(game: Game, last: int | None) -> bool:
    """Whether ``game`` was over when deal ``last`` was counted (None: now)."""
    return game.over and bool(game.deals) and (last is None or game.deals[-1].ordinal <= last)


def _last_counted(view: View | None) -> int | None:
    """Return the last deal that was counted at the moment of ``view``, None if there is no view."""
    return None if view is None else view.ordinal - (view.result is None)


def company(
    standing: Standing,
    view: View | None,
    names: Mapping[Player, str],
    people: frozenset[Player],
    bottom: Player | None = None,
    thinking: Player | None = None,
    gathers: bool = True,
    choosers: tuple[Player, ...] = (),
    lets_lie: bool = False,
    before: Mapping[Side, int] | None = None,
    elsewhere: int = 0,
    looks_back: bool = False,
) -> Company:
    """Return what the scene gets beside ``view``: games and rubbers stand as they did at its moment.

    ``elsewhere``: how many other tables play the trays of a match. ``looks_back``: an earlier moment is on show.
    """
    rules = standing.rules if view is None else rules_of(view)
    rubber = rubber_of(standing, view.ordinal) if view is not None else standing.rubber
    you = next(iter(people)) if len(people) == 1 else None
    best, last = rules.match.of, _last_counted(view)
    games = () if rubber is None else tuple(game for game in rubber.games if _ended_by(game, last))
    return Company(
        names=names,
        people=people,
        bottom=bottom,
        rubbers=_rubbers(standing, rules, you, last),
        rubber=0 if rubber is None else rubber.number,
        constant=isinstance(rules.match, KeepsDummy),
        games={} if rubber is None else {side: sum(game.winner == side for game in games) for side in rubber.columns},
        game=rules.count.game if isinstance(rules.count, Count) else 0,
        pegs=best.needed if best.games > 1 else 0,
        totals=_totals(standing, rules, rubber),
        series=_series(rules),
        thinking=thinking,
        gathers=gathers,
        layout=standing.layout,
        rules=rules,
        waiting=tuple(shown_name(person.name) for person in standing.waiting_people),
        choosers=choosers,
        lets_lie=lets_lie,
        before=before or {},
        tables=elsewhere + 1 if elsewhere and rules.customs.trays and rules.dealing.again is None else 0,
        closed=rules.customs.trays and not looks_back,
    )


def _series(rules: Rules) -> Series:
    if isinstance(rules.match, EachPartner):
        return "partners"
    return "rubbers" if rules.match.of.games > 1 else "games"


def _rubbers(standing: Standing, rules: Rules, you: Player | None, last: int | None) -> tuple[RubberFact, ...]:
    """Return the rubbers of the session, none where only one is played; with changing partners, whose he is.

    Of trays there are none: no part of them is won before they are compared (DW-SC-1).
    They stand as they did when deal ``last`` was counted (None: now).
    """
    players = standing.players
    if not players or rules.match.rubbers == 1 or rules.customs.trays:
        return ()
    partners = isinstance(rules.match, EachPartner)
    facts = []
    for number in range(rules.match.rubbers):
        owner = owner_of(rules, players, number)
        if partners:
            pairs = playing(rules, players, number)
            # The first two play together, and so do the others (CW-65).
            owner = pairs[pairs.index(you or players[0]) ^ 1]
        if number >= len(standing.rubbers) or not _ended_by(standing.rubbers[number].games[-1], last):
            facts.append(RubberFact(owner))
            continue
        finished = standing.rubbers[number]
        # A rubber may be won and worth nothing, or less.
        won = None if finished.winner is None else owner in finished.players_of(finished.winner)
        facts.append(RubberFact(owner, won, won is None))
    return tuple(facts)


def _totals(standing: Standing, rules: Rules, rubber: Rubber | None) -> Totals | None:
    """Return what is added up, or None where points are marked up to a game."""
    end, count = rules.match.of.of, rules.count
    target = end.points if isinstance(end, AtLeast | FirstTo) else None
    deals = end.deals * rules.match.rubbers if isinstance(end, Deals) else None
    match count:
        case Count(game=game) if game <= MOST_FLAPS:
            return None
        case TrickCount(score=score):
            kind = TRICK_KINDS[score]
        case TargetCount():
            kind = "totals"
        case _:
            kind = "points"
    carried: dict[Player, int] | None = None
    if isinstance(rules.match, EachPartner) and not rules.customs.trays:
        carried = dict.fromkeys(standing.players, 0)
        for before in standing.rubbers if rubber is None else standing.rubbers[: rubber.number]:
            for side, won in before.scores.items():
                for player in before.players_of(side):
                    carried[player] += won
    return Totals(kind, target, deals, both_ways(count), standing.deals, carried)
