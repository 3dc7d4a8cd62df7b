"""What may be said of a choice in the middle of a deal: it is the same whatever the asker could not see."""

from random import Random

import pytest

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat
from dummywhist.engine.deal.actions.auction import Bid
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.agreed import COMMON, SILENT
from dummywhist.engine.players.belief.public_inference import overheard
from dummywhist.engine.study.honesty import Chosen, reshuffled
from tests.engine.players.positions import position
from tests.engine.study.test_honesty import GAME_KEYS, random_log


@pytest.mark.parametrize("key", GAME_KEYS)
def test_it_hangs_on_nothing_that_the_asker_cannot_see(key):
    dice = Random(key)
    told = 0
    for seed in range(4):
        log = random_log(seed, key)
        plays = [at for at, (_, action) in enumerate(log.entries) if isinstance(action, Play)]
        for at in dice.sample(plays, min(8, len(plays))):
            before = Chosen(log, at).state()
            trick, seat, action = len(before.tricks), to_play(before), log.entries[at][1]
            for asker in before.layout.players:
                later = next((i for i in range(at + 1, len(log.entries)) if log.entries[i][0] == asker), None)
                if later is None:
                    continue
                asking = Chosen(log, later)
                said = overheard(asking.view(), action, trick, seat)
                assert said and all(worded(one, ENGLISH) for one in said)
                for other in reshuffled(asking, 3, dice):
                    assert overheard(other.view(), action, trick, seat) == said
                    told += 1
    assert told > 30 or key in ("double-dummy", "single-dummy-bridge")  # where the play hides next to nothing


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_choice_but_a_matter_of_form_has_an_idea(key):
    for seed in range(3):
        log = random_log(seed, key)
        for at, (by, action) in enumerate(log.entries):
            if by in PLAYERS and not isinstance(action, Play):
                for one in overheard(view(Chosen(log, at).state(), by), action):
                    assert one.key.startswith("idea.") and worded(one, ENGLISH)
    assert overheard(view(Chosen(log, 0).state(), None), Bid(4, "up"))


HANDS = ("7652.KQ4.KJ9.852", "AK94.J76.Q32.K93", "QJ3.T985.A54.A76", "T8.A32.T876.QJT4")


def keys(played: str, trick: int, seat: Seat, agreed=COMMON) -> list[str]:
    """What A, with dummy North, hears of the card that ``seat`` played; South deals, clubs are trumps."""
    state = position(HANDS, SOUTH, "C7", played)
    cards = dict(zip((WEST, NORTH, EAST, SOUTH), played.split()[4 * trick :], strict=False))
    return [one.key for one in overheard(view(state, PLAYERS[0]), Play(read_card(cards[seat])), trick, seat, agreed)]


def test_a_lead_is_read_as_custom_has_it():
    assert keys("D6", 0, WEST) == ["seen.leads", "infer.fourth_best"]
    assert keys("D6", 0, WEST, SILENT) == ["seen.leads"]


def test_a_forced_card_is_told_where_it_is_known_to_be_forced():
    # Dummy North lies open and has one spade.
    one_spade = ("7.KQ4.KJ9.JT8542", "AK94.J76.Q32.K93", "QJ3.T985.A54.A76", "T8652.A32.T876.Q")
    state = position(one_spade, SOUTH, "C7", "S8 S7 S9 S3")
    seen = view(state, PLAYERS[0])
    assert overheard(seen, Play(read_card("S7")), 0, NORTH)[0].key == "seen.forced"
    assert overheard(seen, Play(read_card("S3")), 0, SOUTH)[0].key == "seen.leaves"
    assert worded(message("seen.forced", suit=2, card=30), ENGLISH) == "Had no other diamond."


def test_what_everybody_saw_of_a_card_that_follows():
    assert keys("D6 DJ DQ D4", 0, EAST)[0] == "seen.takes"
    assert keys("D6 DJ D2 D4", 0, EAST)[0] == "seen.leaves"
    assert keys("HA HQ H6 H5", 0, EAST)[0] == "seen.leaves_partner"
