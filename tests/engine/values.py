"""Sessions under values of toggles: every value by itself, or as many at once as can be had together."""

from collections.abc import Iterable, Iterator
from random import Random

from dummywhist.engine.errors import Contradiction
from dummywhist.engine.rules.counts import ContractCount, Fail
from dummywhist.engine.rules.declare import Setting, idle
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.rules.parts import Rules
from tests import second_scorer
from tests.contract import Totals, check_session, rules_with, some_values
from tests.playing import lopsided_deal
from tests.reports import step_lines
from tests.score_lines import check_lines
from tests.sections import Section

Value = tuple[str, Setting]
"""A toggle's key, and the name of one of its values."""
AT_THE_LAW_TABLE = 2
"""Deals of a session that is about switches of the laws, which have to do with a deal and not with the session."""
MOST = 200
"""Deals after which a session must be over."""
BID_AT_RANDOM = 50
"""Deals after which a session of bids under many values is left: who bids at random might lose for ever (SD-44)."""


def values(game: Game) -> list[Value]:
    """Return the values of the toggles of a game that are played; of a long row of numbers some."""
    return [(toggle.key, name) for toggle in game.toggles for name in some_values(toggle)]


def of_laws(rules: Rules, key: str) -> bool:
    """Whether a toggle that was set in these rules is about the laws of the table."""
    return rules.laws is not None and key != "follow"


def covering(game: Game) -> Iterator[tuple[tuple[Value, ...], Rules, bool]]:
    """Yield rules that together have every value, with an effect; which they are, and whether they are of the laws.

    As many at once as can be had together, so that they meet each other. What concerns the session is apart from what
    concerns the laws, of which no whole session is played.
    """
    rng = Random(game.key)
    for laws in (False, True):
        left = [one for one in values(game) if of_laws(rules_with(game, *one), one[0]) is laws]
        while left:
            rng.shuffle(left)
            # Of the toggles with most values left one each, or the last of them would need a session each.
            waiting = {key: sum(other == key for other, _ in left) for key, _ in left}
            held, changes = together(game, sorted(left, key=lambda one: -waiting[one[0]]))
            left = [one for one in left if one not in held]
            yield held, game.rules(changes), laws


def together(game: Game, wanted: Iterable[Value]) -> tuple[tuple[Value, ...], dict[str, Setting]]:
    """Return those of the values ``wanted``, the first first, that can be had together, and the settings for them."""
    held: list[Value] = []
    changes: dict[str, Setting] = {}
    for key, name in wanted:
        more = {**rules_with(game, key, name).settings, key: name}
        if any(changes.get(other, value) != value for other, value in more.items()):
            continue
        try:
            game.rules(changes | more)
        except Contradiction:
            continue
        without = {item.toggle.key for item in idle(game.toggles, changes | more)}
        if without & {key, *(other for other, _ in held)}:
            continue
        held.append((key, name))
        changes |= more
    return tuple(held), changes


def check_values(game: Game, rules: Rules, laws: bool, rng: Random, most: int = MOST) -> Totals:
    """Play a session with everything checked; whoever has only the rulebook must count the same.

    It must end if ``most`` is `MOST`.
    """
    deals = AT_THE_LAW_TABLE if laws else most
    totals, watch = check_session(game, rules, rng, lopsided_deal, deals=deals)
    session = watch.session
    lines = step_lines(watch.steps)
    assert second_scorer.check(lines) == (session.deals, int(session.stage == "over"))
    assert check_lines(lines) >= session.deals
    if laws:
        return totals
    loses = isinstance(rules.count, ContractCount) and rules.count.fail is Fail.DECLARER_MINUS
    if (loses or most < MOST) and session.stage != "over":
        return totals
    assert session.stage == "over" and not session.abandoned
    assert len(session.rubbers) == rules.match.rubbers
    assert totals.refusals or totals.entries < 200
    return totals


def one_by_one(count: int, seed: int) -> str:
    """Play ``count`` sessions under every value of every toggle, and all else as the book has it."""
    totals = Totals()
    for game in GAMES:
        for key, name in values(game):
            rules = rules_with(game, key, name)
            for number in range(count):
                rng = Random(f"{key}={name} {seed} {number}")
                totals = totals.plus(check_values(game, rules, of_laws(rules, key), rng))
    return f"{totals.sessions} sessions, {totals.deals} deals, {totals.refusals} refusals"


VALUES = Section("values", "sessions under each value of each toggle", 2, one_by_one)
