"""How does the session stand? The strip of rubbers, the whist marker or the list of points, the multiplier."""

from __future__ import annotations

from collections.abc import Mapping

from dummywhist.engine.deal.layout import Side, column_of, columns
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import AnyCount, Count, TargetCount, TargetScore, TrickCount, TrickScore
from dummywhist.ui.scene.naming import BEFORE_CONTRACT, BEFORE_PLAY, Naming
from dummywhist.ui.scene.parts import (
    Company,
    Marker,
    MarkerSide,
    PointsList,
    PointsRow,
    Segment,
    Strip,
    Totals,
    TrayShown,
)
from dummywhist.ui.scene.wording import listed
from dummywhist.ui.words.terms import is_mort

__all__ = ["Naming", "marker", "multiplier", "points", "segments", "strip"]

NUMERALS = ("I", "II", "III", "IV")
MINUS = "\N{MINUS SIGN}"

# --- the strip -------------------------------------------------------------------------------------------


def segments(company: Company) -> int:
    """Return how many segments the strip has: one for a constant dummy, none for one rubber or without a session."""
    if not company.rubbers:
        return 0
    return 1 if company.constant else len(company.rubbers)


def strip(naming: Naming) -> Strip | None:
    """Return the strip of rubbers, or of games where each is one; None where only one is played."""
    company, phrase = naming.company, naming.phrase
    if not company.rubbers:
        return None
    count = len(company.rubbers)
    series = company.series
    if company.constant:
        name = naming.player_name(company.rubbers[0].owner)
        word = phrase(f"strip.number_{series}", number=min(company.rubber + 1, count), of=count)
        return Strip(phrase("strip.constant", dummy=naming.dummys_word()), (Segment(name, word, True),))
    made = []
    for number, rubber in enumerate(company.rubbers):
        now = number == company.rubber and rubber.won is None and not rubber.shared
        if rubber.shared:
            word = phrase("strip.shared")
        elif rubber.won is not None:
            word = phrase("strip.won" if rubber.won else "strip.lost")
        elif now:
            word = phrase("strip.now")
        elif count > 3:
            word = NUMERALS[number]
        elif number == count - 1:
            word = phrase("strip.last")
        else:
            word = phrase("strip.next" if number == company.rubber + 1 else "strip.later")
        made.append(Segment(naming.player_name(rubber.owner), word, now))
    if series == "partners":
        partner_of = company.you or next(iter(company.names), None)
        title = phrase("strip.partners" if company.you is not None else "strip.partners_of",
                       name="" if partner_of is None else naming.real_name(partner_of))  # fmt: skip
    else:
        mort = "_mort" if is_mort(company.rules) else ""
        title = phrase(f"strip.{series}{mort}", count=count)
    if company.waiting and naming.sitter is not None:  # his plate stands where theirs would
        title = phrase("strip.waiting", names=listed(company.waiting), count=len(company.waiting))
    return Strip(title, tuple(made))


# --- the marker, or the points ---------------------------------------------------------------------------


def points(company: Company, view: View | None) -> Mapping[Side, int]:
    """Return the points of the sides: as the company says, else as the view has them."""
    if company.points is not None:
        return company.points
    if view is None:
        return {}
    return dict(view.before if view.result is None else view.result.after)


def marker(naming: Naming, view: View | None) -> Marker | PointsList:
    """Return the whist marker, or where scores are kept instead the list of them.

    The side of a dummy stands first; where there is none, or each side has one, the side of the bottom place.
    """
    company, phrase = naming.company, naming.phrase
    if company.totals is not None:
        return _points_list(naming, view, company.totals)
    key = f"marker.{company.game}" if company.game in (5, 7, 10) else "marker.other"
    scores = points(company, view)
    own = naming.layout.side[naming.seats["bottom"]]
    order = list(naming.layout.sides)
    if len(naming.layout.dummies) != 1:
        order.sort(key=lambda side: side != own)
    sides = tuple(
        MarkerSide(
            naming.side_name(side),
            naming.side_short(side),
            scores.get(side, 0),
            company.games.get(side, 0),
            side == own,
        )
        for side in order
    )
    title, short = phrase(key, points=company.game), phrase("marker.short", points=company.game)
    return Marker(title, short, phrase("marker.games") if company.pegs else "", sides, company.game, company.pegs)


def _points_list(naming: Naming, view: View | None, totals: Totals) -> PointsList:
    company, home = naming.company, naming.home
    scores = points(company, view)
    columns_ = columns(home)
    bottom = naming.layout.holder[naming.seats["bottom"]]
    rows = []
    each = totals.carried is not None or len(columns_) == len(home.players)
    if each:
        for player in sorted(home.players, key=lambda one: (one != bottom, one)):
            column = column_of(home, player)
            score = scores.get(column, 0) + (totals.carried or {}).get(player, 0)
            mark = _mark(naming, view, player)
            rows.append(PointsRow(naming.player_name(player), mark, figure(score, totals.signed), player == bottom))
    else:
        own = None if bottom is None else column_of(home, bottom)
        for side in columns_:
            score = scores.get(side, 0)
            rows.append(PointsRow(naming.side_name(side), "", figure(score, totals.signed), side == own))
    goal = _goal(naming, view, totals)
    return PointsList(naming.phrase(f"points.{totals.kind}"), goal, tuple(rows), _tray(naming, view))


def _tray(naming: Naming, view: View | None) -> TrayShown | None:
    """The tray in play: its dealer by compass, whatever the place that he sits at (DW-TRAY-1)."""
    tables = naming.company.tables
    rules, phrase = naming.company.rules, naming.phrase
    if rules is None or not rules.customs.trays or view is None:
        return None
    compass = ("role.north", "role.east", "role.south", "role.west")
    deals = phrase("points.tray_deals", point=phrase(compass[view.dealer]))
    same = phrase("points.tray_same", count=tables) if tables else ""
    return TrayShown(view.ordinal + 1, view.dealer, deals, phrase("points.north"), phrase("plate.dealer"), same)


def _goal(naming: Naming, view: View | None, totals: Totals) -> str:
    phrase = naming.phrase
    if totals.target is not None:
        return phrase("marker.short", points=totals.target)
    counted = totals.counted if view is None else view.ordinal + (view.result is not None)
    rules = naming.company.rules
    if rules is not None and rules.customs.trays and totals.deals is not None:
        number = min(totals.deals, counted + (view is not None and view.result is None))
        return phrase("points.tray", number=number, count=totals.deals)
    if not counted and totals.deals is not None:
        return phrase("points.deals", count=totals.deals)
    return phrase("points.after_one" if counted == 1 else "points.after", count=counted)


def both_ways(count: AnyCount) -> bool:
    """Return whether scores go both ways, so that what was won has a plus: net tricks and targets (CW-66, TH-40)."""
    match count:
        case TrickCount(score=score):
            return score is TrickScore.NET
        case TargetCount(score=scored):
            return scored is TargetScore.DIFFERENCE
    return False


def figure(score: int, signed: bool) -> str:
    """Return a score as it is written: ``11``, ``+7`` where scores go both ways, a true minus sign."""
    if score < 0:
        return f"{MINUS}{-score}"
    return f"+{score}" if signed and score else str(score)


def _mark(naming: Naming, view: View | None, player: object) -> str:
    """Return what a player has to do with this deal: who is declarer, before that who deals."""
    if view is None:
        return ""
    if view.contract is not None and view.phase not in BEFORE_CONTRACT:
        return naming.phrase("points.declarer") if view.contract.declarer == player else ""
    return naming.phrase("points.dealer") if view.layout.holder[view.dealer] == player else ""


def multiplier(naming: Naming) -> str:
    """Return ``×2`` or ``×4`` once all have decided, where hands that are kept count double (DD-11); else nothing."""
    rules, view = naming.company.rules, naming.view
    if rules is None or view is None or not isinstance(rules.count, Count) or not rules.count.kept:
        return ""
    if view.phase in BEFORE_PLAY:
        return ""
    thrown = sum(not kept for _, kept in view.kept)
    times = 2 ** (len(view.layout.players) - thrown)
    return f"×{times}" if times > 1 else ""
