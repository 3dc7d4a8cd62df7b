"""Is another line of a deal played by the laws to its end, from what each player may know, and told as it went?"""

from collections.abc import Callable
from functools import partial

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.deal.actions.claims import claims
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layout import Player, side_of
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.solver.solver import Solver, is_native
from dummywhist.engine.study.compare import (
    Compare,
    Comparing,
    Mind,
    Walk,
    Way,
    as_played,
    compared,
    entries_of,
    par,
)
from dummywhist.engine.study.finding import Advice, Finding, Weighed
from dummywhist.engine.study.findings import Findings
from dummywhist.engine.study.honesty import played
from dummywhist.engine.study.open_hands import decisions, values
from dummywhist.engine.study.question import Advise, AskWeighed
from tests.engine.study.test_deal_study import counted, every_counted

GAMES = ("english-dummy", "classic-whist", "bid-dummy", "three-handed", "mort-3", "humbug")
pytestmark = pytest.mark.skipif(not is_native(), reason="lines are found with the fast solver")
Pick = Callable[[list[Card]], Card]


def by_hand(asked: Advise | AskWeighed, pick: Pick = min, costs: float = 1.0) -> Finding:
    """Answer without thinking: ``pick`` is advised, and is the only card that is worth something."""
    legal = list(cards_in(Insight(asked.view).legal))
    card = pick(legal)
    if isinstance(asked, Advise):
        return Advice(play_of(card))
    tricks = tuple((one, 5.0 if one == card else 5.0 - costs) for one in legal)
    return Weighed(tricks, tricks, costs, costs, 0.0, 200, 200.0, every=True, evened=False)


def first(game: str) -> DealLog:
    return next(deal for deal in every_counted(game) if deal.setup.rules.laws is None)


@pytest.mark.parametrize("way", ["master", "known"])
@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_played_by_the_laws_to_the_count_and_comes_out_as_its_cards_say(game: str, way: Way) -> None:
    log = first(game)
    for player in played(log, len(log.entries)).layout.players:
        line = compared(Compare(log, player, way), partial(by_hand, pick=max))
        assert line is not None
        at, entries, differs = entries_of(log, line.cards)
        again = DealLog(log.setup, (*log.entries[:at], *((one.by, one.action) for one in entries)))
        state = played(again, len(again.entries))
        assert state.result is not None
        assert line.tricks == dict(state.result.tricks)[side_of(state.layout, player)]
        assert as_played(again, player) == line
        before = [action.plays for _, action in log.entries if action.plays is not None]
        assert differs is None or (line.cards[:differs], line.cards[differs]) != (before[:differs], before[differs])
        assert differs is not None, "no golden deal was played by the highest card each time"


def test_nobody_is_asked_of_more_than_he_sees_and_only_those_play_otherwise_who_are_meant() -> None:
    log = first("english-dummy")
    me = played(log, len(log.entries)).layout.players[0]
    asked: dict[Way, list[Advise | AskWeighed]] = {"master": [], "known": []}
    minds = tuple((player, Mind("steady", 7)) for player in played(log, 3).layout.players)
    for way, told in asked.items():

        def answer(question: Advise | AskWeighed, told: list[Advise | AskWeighed] = told) -> Finding | None:
            told.append(question)
            return by_hand(question)

        compared(Compare(log, me, way, minds if way == "master" else ()), answer)
    for question in asked["master"]:
        assert isinstance(question, Advise) and question.view.viewer is not None
        assert question.level == ("master" if question.view.viewer == me else "steady")
        assert question.seed == (0 if question.view.viewer == me else 7)
    mine = [question for question in asked["known"] if isinstance(question, AskWeighed)]
    assert mine and {question.view.viewer for question in mine} == {me}
    others = [question for question in asked["known"] if isinstance(question, Advise)]
    assert all(question.level == "master" and question.view.viewer != me for question in others)


def test_others_play_as_they_did_and_one_s_own_card_stands_where_it_is_as_good() -> None:
    """Nothing that costs less than the tolerance makes a line leave the deal."""
    log = first("english-dummy")
    me = played(log, len(log.entries)).layout.players[0]
    same = compared(Compare(log, me, "known"), partial(by_hand, costs=0.05))
    assert same == as_played(log, me)
    other = compared(Compare(log, me, "known"), partial(by_hand, costs=0.5))
    assert other is not None
    differs = entries_of(log, other.cards)[2]
    assert differs is not None
    walk = Walk(log)
    for card in other.cards[:differs]:
        turn = walk.turn()
        assert turn is not None
        walk.play(turn, card)
    turn = walk.turn()
    assert turn is not None and turn.player == me, "it is the player who plays otherwise, not the others"


def test_who_claims_is_taken_at_his_word_and_the_rest_is_played_out() -> None:
    log = first("english-dummy")
    me = played(log, len(log.entries)).layout.players[0]
    comparing, asked, begun = Comparing(Compare(log, me, "master")), 0, 0
    while (question := comparing.ask()) is not None:
        asked += 1
        numbers = claims(question.view.options)
        if asked == 20:
            begun = sum(len(trick.cards) for trick in question.view.played) + len(question.view.trick)
        comparing.hear(Advice(numbers[min(numbers)]) if asked == 20 else by_hand(question))
    line = comparing.found
    assert line is not None and len(line.cards) == 52 and asked == 20
    walk = Walk(log)
    for at, card in enumerate(line.cards):
        turn = walk.turn()
        assert turn is not None
        if at >= begun and len(turn.legal) > 1 and not turn.equal:
            assert card == walk.best(turn, None, side_of(walk.state.layout, turn.player))
        walk.play(turn, card)


def test_a_line_ends_where_nobody_answers() -> None:
    log = first("english-dummy")
    me = played(log, len(log.entries)).layout.players[0]
    assert compared(Compare(log, me, "master"), lambda _question: None) is None


@pytest.mark.parametrize("game", GAMES)
def test_par_is_what_the_deal_held_and_leaves_it_at_the_first_card_that_cost_something(game: str) -> None:
    log = first(game)
    found = list(decisions(log))
    seen = values(found, Solver(32))
    layout = found[0].view.layout
    for player in layout.players:
        line = par(log, player)
        differs = entries_of(log, line.cards)[2]
        if len(layout.sides) != 2:
            continue
        best = max(seen[0].values())
        own = layout.side[found[0].seat] == side_of(layout, player)
        assert line.tricks == (best if own else 13 - best)
        costs = [at for at, (one, told) in enumerate(zip(found, seen, strict=True))
                 if max(told.values()) > told[one.card]]  # fmt: skip
        assert differs == (costs[0] if costs else None)


def test_of_three_each_has_the_others_against_him_at_par() -> None:
    log = first("three-handed")
    players = played(log, len(log.entries)).layout.players
    lines = {player: par(log, player) for player in players}
    assert sum(line.tricks for line in lines.values()) <= 13
    assert len({line.cards for line in lines.values()}) > 1


def test_a_line_is_kept_and_found_for_the_same_deal_player_and_company_alone(tmp_path) -> None:  # type: ignore[no-untyped-def]
    log, path = first("english-dummy"), tmp_path / "deal.dwr"
    one, other = played(log, len(log.entries)).layout.players[:2]
    question = Compare(log, one, "master", ((other, Mind("steady", 2)),))
    line = as_played(log, one)
    findings = Findings(path)
    findings.keep(question, line)
    assert findings.flush()
    again = Findings(path)
    assert again.found(question) == line
    for asked in (
        Compare(log, other, "master", question.minds), Compare(log, one, "known", question.minds),
        Compare(log, one, "master", ((other, Mind("master", 2)),)), Compare(log, one, "master"),
        Compare(counted("classic-whist"), Player(one), "master", question.minds),
        Compare(list(every_counted("english-dummy"))[1], one, "master", question.minds),
    ):  # fmt: skip
        assert again.found(asked) is None


@pytest.mark.repeated
def test_masters_play_a_whole_line() -> None:
    log = first("three-handed")
    me = played(log, len(log.entries)).layout.players[0]
    asked = Comparing(Compare(log, me, "master"))
    while (question := asked.ask()) is not None:
        assert isinstance(question, Advise)
        decision = decide(question.level, question.view, question.seed, question.manner)
        asked.hear(Advice(decision.action))
    assert asked.found is not None and not asked.failed
