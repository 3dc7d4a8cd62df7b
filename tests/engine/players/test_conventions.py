"""Are the conventions of the whist books given, each of them only where it is agreed, and never at a price?"""

import random

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import JOKER_MASK, Hand, cards_in
from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.agreed import COMMON, SILENT
from dummywhist.engine.players.books.choosing import by_the_books
from dummywhist.engine.players.books.conventions import customary, preferred
from dummywhist.engine.players.books.giving import IDEAS, idea_of
from dummywhist.engine.players.facts.holdings import answered, lead, returned, strong_trumps
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.story import signals, story_so_far
from dummywhist.engine.players.facts.weighing import considered
from dummywhist.engine.players.mirror import turned_back, uptown
from dummywhist.engine.players.voice.reasons import why
from dummywhist.engine.rules.games.catalogue import GAMES
from tests.engine.players.positions import on_turn, position
from tests.engine.players.whist import whist
from tests.engine.random_play import random_states

PARTNERS = {"english-dummy", "mort-3", "mort-4", "classic-whist", "bid-dummy", "duplicate-whist"}
"""Games in which two hidden hands play together."""
RANKS = "23456789TJQKA"

ELEVEN = ("AK65.82.KQ82.A97", "T73.AJ63.953.K84", "Q982.Q54.AT7.J65", "J4.KT97.J64.QT32")
"""West leads the seven of hearts; East has ace, jack, six and three (Foster, the eleven rule)."""
CALL = ("K86.QT4.AK72.A97", "AQT73.62.J93.K84", "952.8753.QT5.J65", "J4.AKJ9.864.QT32")
"""East has five good trumps and the six and the two of West's suit (Foster, the trump signal)."""
ECHO = ("QT3.Q84.AK72.A97", "8752.T62.J93.K84", "96.A753.QT5.J653", "AKJ4.KJ9.864.QT2")
"""East has the eight, seven, five and two of trumps (Cavendish, section 13)."""
RETURN = ("K876.J97.AK7.A97", "AQT.K32.J93.KJ84", "9532.Q65.QT52.65", "J4.AT84.864.QT32")
"""East has king, three and two of West's suit (Cavendish, section 5)."""
DISCARD = ("AK876.AQT.K74.A9", ".93.QJ86.KJT8742", "Q9532.KJ87.A3.Q5", "JT4.6542.T952.63")
"""East has no trump."""


def holding(text: str) -> int:
    """Return the mask of the ranks of ``text``."""
    return sum(1 << RANKS.index(rank) for rank in text)


def chooses(state: DealState, agreed=COMMON, **worth) -> tuple[str, str | None]:
    """Return the card and the key of the reason if every lawful card is worth nothing but those of ``worth``."""
    situation = Situation(Insight(on_turn(state)))
    near = {card: worth.get(card_text(card), 0.0) for card in cards_in(situation.insight.legal)}
    card, said = preferred(situation, near, agreed, 0.5)
    if said is not None:
        assert worded(said, ENGLISH).endswith(".") and worded(idea_of(said), ENGLISH).endswith(".")
    return card_text(card), None if said is None else said.key.removeprefix("reason.")


def test_the_idea_is_that_of_the_convention():
    ideas = {key: idea_of(message(f"reason.{key}")).key for key in ("fourth_best", "return_higher", "call_begin")}
    assert ideas == {"fourth_best": "idea.show", "return_higher": "idea.return_suit", "call_begin": "idea.call"}
    assert all(f"reason.{key}" in ENGLISH and f"idea.{idea}" in ENGLISH for key, idea in IDEAS.items())


# ---- what the books lead of a suit ----


@pytest.mark.parametrize(
    ("held", "led", "convention"),
    [
        ("AK72", "K", "king_from_ace_king"),
        ("AKQ2", "K", "king_from_ace_king"),
        ("AK", "A", "king_from_ace_king"),
        ("KQ62", "K", "honours"),
        ("KQJ2", "K", "honours"),
        ("KQJ62", "J", "honours"),
        ("QJT6", "Q", "honours"),
        ("KJT4", "T", "honours"),
        ("AQJ5", "A", "honours"),
        ("A8642", "A", "honours"),
        ("A864", "4", "fourth_best"),
        ("KJ942", "4", "fourth_best"),
        ("QT98", "8", "fourth_best"),
        ("QT983", "8", "fourth_best"),
        ("QT9832", "8", "fourth_best"),
        ("QJ3", "Q", "short_top"),
        ("J4", "J", "short_top"),
        ("952", "9", "short_top"),
        ("K83", "3", "short_top"),
    ],
)
def test_the_lead_of_a_plain_suit(held, led, convention):
    """Cavendish, sections 1 to 3 and analysis of leads; Foster, rules for leading."""
    asked = lead(holding(held), False, COMMON)
    assert asked is not None and (RANKS[asked.rank], asked.convention) == (led, convention)
    off = lead(holding(held), False, COMMON._replace(**{convention: False}))
    if convention == "king_from_ace_king":
        assert off is not None and RANKS[off.rank] == "A", "the head of the sequence"
    else:
        assert off is None
    assert lead(holding(held), False, SILENT) is None


@pytest.mark.parametrize(
    ("held", "led"),
    [("AKQ4", "Q"), ("AKQJ", "J"), ("AK942", "4"), ("KQ842", "4"), ("KQT42", "K"), ("A8642", "4"), ("AK98765", "K")],
)
def test_the_lead_of_trumps(held, led):
    """The lowest of winning trumps, and a small one of what would be an honour lead in a plain suit (Cavendish)."""
    asked = lead(holding(held), True, COMMON)
    assert asked is not None and RANKS[asked.rank] == led


@pytest.mark.parametrize("held", ["A3", "K3", "5"])
def test_of_some_suits_custom_says_nothing(held):
    assert lead(holding(held), False, COMMON) is None


@pytest.mark.parametrize(
    ("held", "out", "back"),
    [
        ("32", "AQJT98632", "3"),
        ("543", "AQJT9876543", "3"),
        ("A2", "AQJT98632", "A"),
        ("QJ4", "KQJ98654", "Q"),
        ("7", "AKQJ7", "7"),
    ],
)
def test_the_return_of_partners_suit(held, out, back):
    """The best, one of the second and third best, the higher of two, the lowest of three (Cavendish, section 5)."""
    assert RANKS[returned(holding(held), holding(out))] == back


@pytest.mark.parametrize(("held", "card"), [("AJ54", "A"), ("J84", "J"), ("J4", "J"), ("J843", "3"), ("QT874", "7")])
def test_the_answer_to_a_call(held, card):
    """The best, the highest of three or fewer, the lowest of four, the fourth best of more (Foster)."""
    assert RANKS[answered(holding(held), holding("AKQJT98765432"))] == card


@pytest.mark.parametrize(
    ("held", "strong"), [("KJ54", True), ("K8654", True), ("K865", False), ("98654", False), ("AKQ", False)]
)
def test_the_strength_to_call(held, strong):
    """Four trumps with two honours, or five with one (Cavendish, section 13)."""
    assert strong_trumps(holding(held)) is strong


# ---- at the table ----


def test_the_first_lead_is_the_fourth_best_of_a_long_suit():
    state = whist(ELEVEN, SOUTH, "S2")
    assert chooses(state, H7=0.1) == ("H7", "fourth_best")
    assert chooses(state, COMMON._replace(fourth_best=False), HK=0.1) == ("HK", None)


def test_third_hand_wins_with_the_lowest_of_equals():
    """Of ace, king and queen the queen (Foster, the leader's partner)."""
    hands = ("J865.82.KQ82.A97", "T73.AKQ3.953.K84", "AQ92.654.AT7.J65", "K4.JT97.J64.QT32")
    state = whist(hands, SOUTH, "S2", "H7 H8")
    assert chooses(state) == ("HQ", "lowest_equal")
    assert chooses(state, SILENT)[1] is None


def test_a_call_for_trumps_is_a_high_card_and_then_a_lower_one():
    """With the six and the two of partner's suit first the six is played (Foster, the trump signal)."""
    assert chooses(whist(CALL, SOUTH, "S2", "HK H4")) == ("H6", "call_begin")
    assert chooses(whist(CALL, SOUTH, "S2", "HK H4 H6 H3 HA HT")) == ("H2", "call_end")
    assert chooses(whist(CALL, SOUTH, "S2", "HK H4"), COMMON._replace(call=False)) == ("H2", None)


def test_weak_in_trumps_one_does_not_call():
    assert chooses(whist(ECHO, SOUTH, "S6", "HK H4")) == ("H2", None)


def test_a_call_is_answered_with_the_highest_of_two():
    state = whist(CALL, SOUTH, "S2", "HK H4 H6 H3 HA HT H2 H5")
    assert chooses(state) == ("SJ", "answer_call")
    assert chooses(state, COMMON._replace(call=False))[1] != "answer_call"


def test_to_cover_is_not_to_call():
    """Ten from ten and lower cards second hand, and then a lower one, asks for nothing (Cavendish, section 13)."""
    state = whist(CALL, SOUTH, "S2", "H9 HT H2 H3 D2 D3 D5 D8 HK H4")
    assert not story_so_far(Insight(on_turn(state))).calls


def test_the_echo_is_the_third_best_of_four_trumps():
    """Of eight, seven, five and two the five, and then the two (Cavendish, section 13; Foster, the echo)."""
    assert chooses(whist(ECHO, SOUTH, "S6", "SA S3")) == ("S5", "echo")
    assert chooses(whist(ECHO, SOUTH, "S6", "SA S3 S5 S6 SK ST"))[0] == "S2"
    assert chooses(whist(ECHO, SOUTH, "S6", "SA S3"), COMMON._replace(echo=False))[0] == "S2"


def test_partners_trump_lead_is_returned_at_once():
    """Cavendish, section 13; Foster, the leader's partner."""
    state = whist(ECHO, SOUTH, "S6", "S4 S3 S8 S6")
    assert chooses(state) == ("S2", "return_trump")
    assert chooses(state, COMMON._replace(trump_return=False))[1] != "return_trump"


def test_with_five_trumps_one_leads_them():
    """Foster, rules for leading trumps; Cavendish, section 13."""
    state = whist(CALL, NORTH, "S6")
    assert chooses(state) == ("S7", "trumps_from_five")
    assert chooses(state, COMMON._replace(trumps=False))[1] != "trumps_from_five"


def test_of_king_three_and_two_the_three_is_returned():
    """Cavendish, section 5."""
    state = whist(RETURN, SOUTH, "S2", "H4 H7 HK H5")
    assert chooses(state) == ("H3", "return_higher")
    assert chooses(state, COMMON._replace(returns=False))[0] != "H3"


def test_the_first_discard_is_from_the_weakest_suit_and_from_the_best_guarded_if_trumps_are_against():
    """Cavendish, section 11."""
    assert chooses(whist(DISCARD, SOUTH, "S2", "SJ SA")) == ("H3", "discard_weakest")
    against = whist(DISCARD, WEST, "S4", "SA")
    assert chooses(against) == ("C2", "discard_protected")
    assert chooses(against, COMMON._replace(discards=False)) == ("C2", None), "the lowest, for no reason of custom"
    assert chooses(against, D6=0.3, H3=0.9)[0] == "H3", "what costs more than the tolerance is not thrown"


def test_what_costs_too_much_is_not_done():
    state = whist(CALL, SOUTH, "S2", "HK H4")
    assert chooses(state, H2=0.6) == ("H2", None)
    assert chooses(state, H2=0.4) == ("H6", "call_begin")


def test_who_plays_dummy_tells_nobody_anything():
    hands = ("AQT73.62.J93.K84", "952.8753.QT5.J65", "J4.AKJ9.864.QT32", "K86.QT4.AK72.A97")
    state = position(hands, EAST, "S9", "HK HT")
    assert state.layout.dummies == (NORTH,)
    assert chooses(state) == ("H2", None)


# ---- whatever the position ----


def moments(game, seed):
    """Yield every state of a deal in which somebody chooses a card."""
    for state in random_states(seed, game):
        if state.phase_name == "play" and not trick_full(state) and claim_of(state) is None:
            yield state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_custom_is_lawful_and_costs_no_more_than_it_may(game):
    found = 0
    for seed in range(6):
        dice = random.Random(seed)
        for state in moments(game, seed):
            seen = view(state, state.layout.holder[to_play(state)])
            insight = Insight(uptown(seen) if seen.down else seen)
            if insight.trump is None and insight.legal & ~JOKER_MASK:
                insight.legal = Hand(insight.legal & ~JOKER_MASK)
                insight.hand = Hand(insight.hand & ~JOKER_MASK)
            near = {card: dice.choice((0.0, 0.0, dice.random())) for card in cards_in(insight.legal)}
            tolerance = dice.choice((0.0, 0.2, 2.0))
            situation = Situation(insight)
            card, said = preferred(situation, near, COMMON, tolerance)
            assert near[card] >= max(near.values()) - tolerance
            assert preferred(situation, near, SILENT, tolerance)[1] is None
            if not signals(insight, insight.seat):
                assert said is None and near[card] == max(near.values())
            if said is not None:
                found += 1
                assert ENGLISH[said.key] and worded(said, ENGLISH)
                assert said.args["card"] == card
            back = turned_back(insight.rules.dealing.good_ace)
            lawful = {option.card for option in seen.options if isinstance(option, Play)}
            assert (back[card] if seen.down else card) in lawful
    assert bool(found) is (game.key in PARTNERS)


def test_steady_keeps_to_what_was_agreed():
    hands = ("972.Q43.J984.Q65", "T86.J72.AK53.KT4", "AQ43.A85.T762.97", "KJ5.KT96.Q.AJ832")
    situation = Situation(Insight(on_turn(position(hands, NORTH, "S9"))))
    diamonds = next(weighed for weighed in considered(situation) if card_text(weighed.top) == "DA")
    told_by = why(situation, diamonds, [])
    led = {
        agreed: card_text(customary(situation, diamonds, told_by, agreed=agreed).card)
        for agreed in (COMMON, COMMON._replace(king_from_ace_king=False), COMMON._replace(honours=False))
    }
    assert list(led.values()) == ["DK", "DA", "DK"]


@pytest.mark.parametrize("by", PLAYERS[:3])
def test_steady_plays_as_ever_if_nothing_else_is_agreed(by):
    state = position(("72.QJ3.AJ84.Q654", "T86.K762.Q93.KT7", "AQ43.A8.K752.932", "KJ95.T954.T6.AJ8"), SOUTH, "SA")
    insight = Insight(on_turn(state))
    assert by_the_books(insight, 1) == by_the_books(insight, 1, COMMON)
    assert read_card(card_text(Card(by_the_books(insight, 1, SILENT).card))) in set(cards_in(insight.legal))
