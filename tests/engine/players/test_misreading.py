"""Where a computer may err it takes one card for another of its colour, as people do, and is answerable for it."""

from random import Random

import pytest

from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.deal import CUT
from dummywhist.engine.deal.actions.laws import CallRevoke
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.engine.deal.layout import CHANCE, TABLE, Player
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players import misreading
from dummywhist.engine.players.manner import PLAIN
from dummywhist.engine.players.misreading import RATE, misread
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.laws.dealing import setup_of
from tests.playing import played

ERRING = PLAIN._replace(errs=True)
PENALISED = game_of("classic-whist").rules({"follow": "penalise"})


@pytest.fixture
def always(monkeypatch):
    monkeypatch.setattr(misreading, "RATE", dict.fromkeys(RATE, 1.0))


def deal_played(rules, number, level, manner):
    """Return the moments before each choice, and the deal before its count; nobody claims tricks."""
    setup: Setup = setup_of(rules)
    state = kernel.start(setup)
    state, _ = kernel.apply(state, TABLE, CUT)
    state, _ = kernel.apply(state, CHANCE, deal_out(setup, number))
    moments = []
    while state.phase_name in ("deal", "play"):
        by = next(by for by in kernel.actors(state))
        if by == TABLE or by not in state.layout.players or TABLE in kernel.actors(state):
            state, _ = kernel.apply(state, TABLE, next(iter(kernel.choices(state, TABLE))))
            continue
        seen = view(state, Player(by))
        decision = decide(level, seen, number, manner)
        action = decision.action
        if action.word == "claim":
            # The tricks are played out here: the last card will do.
            action = Play(next(cards_in(Insight(seen).legal)))
        moments.append((state, seen, action, decision))
        state, _ = kernel.apply(state, by, action)
    return moments, state


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("level", ["books", "beginner"])
def test_w_rev_1_a_card_hidden_among_others_of_its_colour_is_overlooked(level, monkeypatch):
    monkeypatch.setitem(misreading.RATE, "books", 1.0)
    revokes = lucky = 0
    for number in range(1, 25):
        moments, state = deal_played(PENALISED, number, level, ERRING)
        for _, seen, action, decision in moments:
            if decision.reason.key != "reason.misread":
                continue
            insight = Insight(seen)
            card, other = decision.reason.args["card"], decision.reason.args["other"]
            suited = insight.hand & insight.suits[insight.led]
            assert suited == 1 << card and card % 13 == other % 13 and card // 13 + other // 13 == 3
            assert insight.unseen >> other & 1 and (insight.hand >> 13 * (other // 13) & 0x1FFF).bit_count() >= 2
            assert action in seen.options
            lucky += action == Play(card)
            revokes += action != Play(card)
        found = established(state)
        wrong = sum(
            decision.reason.key == "reason.misread" and action != Play(decision.reason.args["card"])
            for _, _, action, decision in moments
        )
        assert len(found) == wrong
    assert revokes > 3, (revokes, lucky)


def test_without_leave_no_computer_errs():
    moments, state = deal_played(PENALISED, 3, "books", PLAIN)
    assert not established(state) and all(one.reason.key != "reason.misread" for *_, one in moments)


@pytest.mark.usefixtures("always")
def test_where_wrong_cards_cannot_be_played_none_is_misread():
    moments, _ = deal_played(game_of("classic-whist").rules(), 3, "beginner", ERRING)
    assert all(one.reason.key != "reason.misread" for *_, one in moments)


def test_the_better_players_err_more_rarely_and_none_often():
    rates = [RATE[level] for level in ("beginner", "steady", "strong", "master")]
    assert rates == sorted(rates, reverse=True) and rates[-1] > 0 and rates[0] < 0.2


@pytest.mark.usefixtures("always")
def test_w_trump_1_and_w_exp_2_a_card_that_all_have_seen_is_not_misread():
    looked = 0
    for number in range(1, 12):
        for _, seen, _, _ in deal_played(PENALISED, number, "books", PLAIN)[0]:
            found = misread("beginner", Insight(seen), 1) if seen.to_play is not None else None
            if found is None:
                continue
            looked += 1
            believed = Insight(found.view)
            assert believed.hand == Hand(Insight(seen).hand ^ 1 << found.card ^ 1 << found.other)
            assert misread("beginner", Insight(seen._replace(turned=found.card)), 1) is None
            law = seen.part(LawTable)._replace(exposed=((seen.to_play, found.card),))
            others = tuple(part for part in seen.parts if not isinstance(part, LawTable))
            assert misread("beginner", Insight(seen._replace(parts=(*others, law))), 1) is None
    assert looked > 5


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_in_every_game_what_an_erring_computer_does_is_lawful(game):
    rng = Random(game.key)
    tried = 0
    for _, session, _ in played(game.rules({"follow": "penalise"}), rng, deals=2):
        state = session.deal
        if state is None or state.phase_name != "play" or rng.random() > 0.3:
            continue
        for by in kernel.actors(state):
            if by in state.layout.players:
                seen = view(state, Player(by))
                if seen.to_play is not None and state.layout.holder[seen.to_play] == by:
                    decision = decide("beginner", seen, 5, ERRING)
                    assert kernel.lawful(state, by, decision.action)
                    tried += 1
    assert tried


def test_a_misread_card_that_is_asked_about_is_taken_back():
    """W-REV-3: who is asked looks again, and finds it."""
    for number in range(1, 60):
        for state, _, action, decision in deal_played(PENALISED, number, "beginner", ERRING)[0]:
            if decision.reason.key != "reason.misread" or action == Play(decision.reason.args["card"]):
                continue
            by = state.layout.holder[Insight(view(state, kernel.actors(state)[0])).seat]
            after, _ = kernel.apply(state, by, action)
            partner = next(
                player
                for player in after.layout.players
                if player != by and any(option.word == "ask" for option in kernel.choices(after, player))
            )
            question = next(option for option in kernel.choices(after, partner) if option.word == "ask")
            asked, _ = kernel.apply(after, partner, question)
            answer = decide("beginner", view(asked, Player(by)), number, ERRING).action
            assert answer.word == "withdraw"
            return
    raise AssertionError("nobody erred")


def test_the_claim_of_a_misread_card_is_proved():
    """W-REV-5: a computer's revoke is found like anybody's."""
    for number in range(1, 200):
        _, state = deal_played(PENALISED, number, "beginner", ERRING)
        revokes = established(state)
        if not revokes:
            continue
        revoke = revokes[0]
        while state.phase_name == "honours":
            by = kernel.actors(state)[0]
            state, _ = kernel.apply(state, by, next(iter(kernel.choices(state, by))))
        claimant = next(
            player
            for player in state.layout.players
            if CallRevoke(revoke.seat, revoke.trick) in kernel.choices(state, player)
        )
        _, events = kernel.apply(state, claimant, CallRevoke(revoke.seat, revoke.trick))
        assert any(getattr(event, "found", 0) == revoke.trick for event in events)
        return
    raise AssertionError("nobody revoked")
