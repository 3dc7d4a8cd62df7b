"""Deals that a seat cannot tell apart: other deals, lawful up to the choice, and the chooser’s View is the same."""

from random import Random

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import SEATS
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import PLAYERS, columns, lay_out
from dummywhist.engine.deal.phases.discard import Away
from dummywhist.engine.deal.state import Setup
from dummywhist.engine.knowledge.text import view_text
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.record.deals import DealLog
from dummywhist.engine.rules.counts import Count
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.rules.toggles.laws import LAWS
from dummywhist.engine.study.honesty import Chosen, knows_all, reshuffled
from tests.contract import random_changes
from tests.playing import any_deal, doing, on_turn, some_action
from tests.secrecy import hidden_seats, known_cards

GAME_KEYS = [game.key for game in GAMES]
MANY = 6


def random_log(seed: int, key: str) -> DealLog:
    """Return a whole deal under rules drawn at random, played at random."""
    dice = Random(seed)
    game = game_of(key)
    changes = random_changes(game, dice)
    if changes.get("follow") == "penalise":
        # Where wrong cards can be played, what a play tells is another question.
        of_law = {toggle.key for toggle in game.toggles if toggle.group == LAWS}
        changes = {key: value for key, value in changes.items() if key not in of_law}
    rules = game.rules(changes)
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    most = rules.count.game if isinstance(rules.count, Count) else 20
    before = tuple((side, dice.randrange(most)) for side in columns(layout))
    dealers = [seat for seat in layout.chairs if rules.dealing.dummies_deal or seat not in layout.dummies]
    setup = Setup(rules, dice.randrange(40), dice.choice(dealers), layout, before)
    state, entries = kernel.start(setup), []
    claiming = key == "double-dummy"
    while kernel.actors(state):
        by = dice.choice(kernel.actors(state) if claiming else on_turn(state))
        options = tuple(kernel.choices(state, by) if claiming else doing(state, by))
        if options and isinstance(options[0], Claim) and dice.random() > 0.05:
            continue
        action = some_action(options, dice) if options else any_deal(setup, dice)
        entries.append((by, action))
        state, _ = kernel.apply(state, by, action)
    return DealLog(setup, tuple(entries))


def choices(log: DealLog) -> list[Chosen]:
    return [Chosen(log, at) for at, (by, _) in enumerate(log.entries) if by in PLAYERS]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("key", GAME_KEYS)
def test_the_chooser_sees_the_same_to_the_last_byte(key, seed):
    dice = Random(f"{key} {seed}")
    shuffles = moved = 0
    for number in range(2) if seed == 0 else range(2, 5):
        log = random_log(number, key)
        for chosen in dice.sample(choices(log), min(10, len(choices(log)))):
            before = chosen.state()
            seen = view_text(chosen.view())
            for other in reshuffled(chosen, MANY, dice):
                shuffles += 1
                after = other.state()
                moved += after.hands != before.hands or after.part(Away) != before.part(Away)
                assert view_text(other.view()) == seen
                assert (other.player, other.action) == (chosen.player, chosen.action)
                assert kernel.lawful(after, other.player, other.action)
                assert known_cards(after, other.player) == known_cards(before, other.player)
                assert [hand.bit_count() for hand in after.hands] == [hand.bit_count() for hand in before.hands]
    # With both dummies open each player of Double Dummy can tell where every card lies.
    alone = key == "double-dummy"
    assert alone or (shuffles > 10 and moved > shuffles / 3), (shuffles, moved)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_view_on_the_way_is_the_same_too(key):
    """What the chooser saw at his earlier choices is no other either, so that no memory can help him."""
    dice = Random(key)
    log = random_log(11, key)
    chosen = choices(log)[len(choices(log)) * 2 // 3]
    for other in reshuffled(chosen, 2, dice):
        for at in range(chosen.at):
            if log.entries[at][0] == chosen.player:
                assert view_text(Chosen(other.log, at).view()) == view_text(Chosen(log, at).view())


def test_every_hidden_card_changes_its_place_sooner_or_later():
    log = random_log(3, "english-dummy")
    chosen = next(one for one in choices(log) if isinstance(one.action, Play))
    before = chosen.state()
    hidden = hidden_seats(before, chosen.player)
    fixed = {card for seat in hidden for card in cards_in(before.hands[seat])}
    for other in reshuffled(chosen, 60, Random(1)):
        after = other.state()
        fixed -= {card for seat in SEATS for card in cards_in(before.hands[seat]) if not after.hands[seat] >> card & 1}
    assert fixed <= ({before.turned} if before.turned is not None else set())


def test_cards_put_away_by_another_are_reshuffled_too():
    """Bid Dummy Whist: what the declarer put away, his adversaries never saw (BD-21)."""
    seen = set()
    for seed in range(12):
        log = random_log(seed, "bid-dummy")
        discard = next((action for _, action in log.entries if isinstance(action, Discard)), None)
        if discard is None:
            continue
        by = next(by for by, action in log.entries if isinstance(action, Discard))
        chosen = next(one for one in choices(log) if isinstance(one.action, Play) and one.player != by)
        for other in reshuffled(chosen, 20, Random(seed)):
            seen.add(other.state().part(Away) != chosen.state().part(Away))
    assert seen == {True, False} or seen == {True}


def test_who_knows_where_every_card_lies_has_nothing_to_be_reshuffled():
    for chosen in choices(random_log(2, "double-dummy")):
        if isinstance(chosen.action, Play):
            assert knows_all(chosen.view()) and not list(reshuffled(chosen, 5, Random(0)))
    for seed in range(4):
        for chosen in choices(random_log(seed, "english-dummy")):
            other = next(reshuffled(chosen, 5, Random(0)), None)
            assert (other is None) == (knows_all(chosen.view()) or not any(chosen.state().dealt))


@pytest.mark.parametrize("level", ["beginner", "steady"])
@pytest.mark.parametrize("key", ["english-dummy", "three-handed", "bid-dummy"])
def test_the_same_question_gets_the_same_answer(level, key):
    dice = Random(5)
    log = random_log(7, key)
    for chosen in dice.sample(choices(log), 6):
        said = decide(level, chosen.view(), 99)
        for other in reshuffled(chosen, 3, dice):
            assert decide(level, other.view(), 99) == said
