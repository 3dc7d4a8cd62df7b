"""Does every game keep the contract where wrong cards are played? Random cards, questions, demands and claims."""

from itertools import chain
from random import Random

import pytest

from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.laws import CallRevoke
from dummywhist.engine.deal.law import LawTable, lying, obedient
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.engine.deal.layout import REFEREE, TABLE
from dummywhist.engine.deal.phases.play import following, to_play, trick_full
from dummywhist.engine.errors import Contradiction
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.sample import layouts
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.law_table import given_away, remark
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.session import session as sessions
from tests import second_scorer
from tests.contract import check_session, random_changes
from tests.daily import pairs
from tests.playing import any_deal, lopsided_deal, next_entry, played
from tests.reports import step_lines
from tests.score_lines import check_lines

each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def law_rules(game, rng):
    """Return rules drawn at random under which wrong cards are penalised."""
    while True:
        try:
            return game.rules(random_changes(game, rng) | {"follow": "penalise"})
        except Contradiction:
            continue


@pytest.mark.parametrize("seed", range(2))
@each
def test_sessions_at_the_law_table(game, seed):
    rng = Random(f"{game.key} {seed}")
    _, watch = check_session(game, law_rules(game, rng), rng, lopsided_deal if seed % 2 else any_deal, deals=5)
    lines = step_lines(watch.steps)
    assert second_scorer.check(lines)[0] == len([line for line in lines if line["kind"] == "deal"])
    assert check_lines(lines)


@each
def test_a_view_of_the_law_table_is_read_as_it_is_written_and_what_follows_from_it_is_true(game):
    rng = Random(game.key)
    seen = 0
    for _, session, _ in played(game.rules({"follow": "penalise"}), rng, deals=1):
        state = session.deal
        if state is None or state.phase_name not in ("play", "count") or rng.random() > 0.15:
            continue
        for viewer in (*state.layout.players, None):
            shown = view(state, viewer)
            assert read_view(view_text(shown)) == shown
            playing = shown.to_play is not None and state.layout.holder[shown.to_play] == viewer
            if not playing or not kernel.choices(state, viewer).cards:
                continue
            insight = Insight(shown)
            lawful = following(state.setup.rules.trick, state.ranked, state.hands[to_play(state)], state.trick)
            assert insight.legal and not insight.legal & ~lawful
            for seat in insight.hidden:
                assert not state.hands[seat] & ~insight.may[seat] and not insight.must[seat] & ~state.hands[seat]
            assert layouts(insight, 8, rng)
            seen += 1
    assert seen


@pytest.mark.parametrize("level", ["beginner", "steady"])
@each
def test_computers_play_lawful_cards_and_answer_whatever_is_asked(game, level):
    rng = Random(f"{game.key} {level}")
    decided = 0
    for _, session, _ in played(game.rules({"follow": "penalise"}), rng, deals=1):
        state = session.deal
        if state is None or state.phase_name not in ("play", "count") or rng.random() > 0.2:
            continue
        by = next((one for one in kernel.actors(state) if waits_for(state, one)), None)
        if by is None:
            continue
        shown = view(state, by)
        action = decide(level, shown, 1).action
        assert kernel.lawful(state, by, action)
        if action.plays is not None:
            lawful = following(state.setup.rules.trick, state.ranked, state.hands[to_play(state)], state.trick)
            assert lawful >> action.plays & 1
        assert remark(level, shown, 1, state.layout.players) in (None, *kernel.choices(state, by))
        decided += 1
    assert decided


@each
def test_what_a_player_notices_was_a_revoke(game):
    found = 0
    for _, session, _ in played(game.rules({"follow": "penalise"}), Random(4), deals=2):
        state = session.deal
        if state is None or state.phase_name != "count" or not state.tricks:
            continue
        by = kernel.actors(state)[0]
        if by not in state.layout.players or state.part(LawTable).open:
            continue
        there = {(revoke.seat, revoke.trick) for revoke in established(state)}
        noticed = [one for one in given_away(view(state, by)) if one[0] not in state.layout.dummies]
        assert set(noticed) <= there
        action = decide("master", view(state, by), 1).action
        claimable = [one for one in noticed if CallRevoke(*one) in kernel.choices(state, by)]
        assert isinstance(action, CallRevoke) is bool(claimable)
        found += len(claimable)
    assert found


@each
def test_computers_play_a_whole_deal_at_the_law_table_and_never_revoke(game):
    rng = Random(2)
    rules = game.rules({"follow": "penalise"})
    session = None
    for _, after, _ in played_by(rules, rng):
        session = after
    assert session is not None and session.last is not None and session.last.result is not None
    assert established(session.last) == [] and session.last.part(LawTable).proved == ()


def waits_for(state, by):
    """Whether a player has more to do than to claim tricks."""
    return by in state.layout.players and bool(others(kernel.choices(state, by)))


def played_by(rules, rng):
    """Yield the entries of one deal in which computers decide, and the session after each."""
    session = sessions.start(rules)
    while not session.deals:
        acting = sessions.actors(session)
        state = session.deal
        by = next((one for one in acting if state is not None and waits_for(state, one)), None)
        if by is None or session.stage != "deal" or (state.phase_name == "play" and trick_full(state)):
            entry = next_entry(session, rng)
            if TABLE in acting:
                entry = TABLE, next(iter(sessions.choices(session, TABLE)))
        else:
            entry = by, decide("steady", view(state, by), 1).action
        session, events = sessions.apply(session, *entry)
        yield entry, session, events


def test_a_law_table_asks_nothing_where_nothing_was_played():
    """A hand thrown in is counted at once (SD-14)."""
    rules = game_of("single-dummy-bridge").rules({"follow": "penalise"})
    for seed in range(40):
        for _, session, _ in played(rules, Random(seed), deals=1):
            state = session.last
            if state is not None and not state.tricks:
                assert state.part(LawTable) == LawTable()
                return
    raise AssertionError("nobody threw a hand in")


WITH_SCOPE = [game for game in GAMES if any(toggle.key == "penalise_scope" for toggle in game.toggles)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", WITH_SCOPE, ids=lambda game: game.key)
def test_W_EXP_where_everything_can_go_wrong_no_deal_hangs_and_every_debt_ends(game, seed):
    rng = Random(f"{game.key} all {seed}")
    while True:
        try:
            rules = game.rules(random_changes(game, rng) | {"follow": "penalise", "penalise_scope": "all"})
            break
        except Contradiction:
            continue
    _, watch = check_session(game, rules, rng, lopsided_deal if seed % 2 else any_deal, deals=3)
    words = {action.word for _, action in watch.log}
    assert words & {"expose", "throw-down", "play-two"}
    lines = step_lines(watch.steps)
    assert second_scorer.check(lines)[0] == len([line for line in lines if line["kind"] == "deal"])
    assert check_lines(lines)


@pytest.mark.parametrize(
    ("game", "level"),
    pairs(WITH_SCOPE, ("beginner", "strong", "steady", "master")),
    ids=lambda item: getattr(item, "key", item),
)
def test_W_REV_13_W_LEAD_6_computers_obey_whatever_is_demanded(game, level):
    rules, narrowed = game.rules({"follow": "penalise", "penalise_scope": "all"}), 0
    sessions_of = (played(rules, Random(f"{game.key} obeys {seed}"), deals=25) for seed in range(100))
    for _, session, _ in chain.from_iterable(sessions_of):
        state = session.deal
        if state is None or state.phase_name != "play" or trick_full(state) or answering(state) or claim_of(state):
            continue
        if kernel.actors(state) == (REFEREE,):
            continue
        seat, law = to_play(state), state.part(LawTable)
        lawful = following(state.setup.rules.trick, state.ranked, state.hands[seat], state.trick)
        left = obedient(state.ranked, lying(law, state.trick), lawful, law.owed, seat)
        if left == lawful:
            continue
        action = decide(level, view(state, state.layout.holder[seat]), 1).action
        assert action.plays is None or left >> action.plays & 1
        narrowed += left.bit_count() > 1
        if narrowed == 5:
            return
    raise AssertionError("hardly anything was demanded that leaves a choice")
