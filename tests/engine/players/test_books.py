"""Are the cards of the books what they teach? Plain positions with one right card, and deals without whist sins."""

import pytest

from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.phases.play import to_play
from dummywhist.engine.knowledge.infer import SUIT_MASKS, Insight
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.books.conventions import customary
from dummywhist.engine.players.facts.following import best_card
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighing import considered
from dummywhist.engine.players.manner import BOOKS
from dummywhist.engine.players.protocol import PEOPLE, decide
from dummywhist.engine.players.voice.reasons import why
from tests.engine.players.positions import on_turn, plays, position, quitted
from tests.engine.random_play import applied, random_states

# Spades are trumps when the SA is turned by South; West leads.
HANDS = ("972.KQ3.AJ84.Q65", "T86.J762.Q93.KT4", "AQ43.A8.K752.972", "KJ5.T954.T6.AJ83")


def led(card: str, hands=HANDS):
    """Return a plain view: South dealt, West has led ``card``."""
    return position(hands, SOUTH, "SA", card)


def test_fourth_hand_wins_as_cheaply_as_it_can():
    state = led("H4 H3 HJ")
    assert plays(state) == "HA"
    state = led("CA C5 C4")
    assert plays(state) == "C2"


def test_fourth_hand_leaves_the_trick_to_its_partner():
    # Dummy's king holds the trick; the hand over it keeps its ace.
    assert plays(led("H4 HK H2")) == "H8"


def test_a_card_that_cannot_win_is_a_low_one():
    assert plays(led("CA C5")) == "C4"


def test_third_hand_plays_just_enough_to_beat_dummy():
    # South leads, West plays, dummy follows with a low card; East's ten is enough against the nine.
    hands = ("9732.K54.9743.52", "QT8.J732.KJT.KT9", "AJ54.AQ8.A52.Q74", "K6.T96.Q86.AJ863")
    state = position(hands, EAST, "SQ", "D2 D6 D3")
    assert plays(state) in ("DT", "DJ")


def test_who_plays_as_people_do_leads_something_lawful():
    for level in PEOPLE:
        state = position(HANDS, SOUTH, "SA")
        assert plays(state, level) in {card_text(card) for card in cards_in(state.hands[WEST])}


def test_fourth_best_of_a_new_long_suit_is_the_custom():
    hands = ("72.QJ3.AJ84.Q654", "T86.K762.Q93.KT7", "AQ43.A8.K752.932", "KJ95.T954.T6.AJ8")
    state = position(hands, SOUTH, "SA")
    situation = Situation(Insight(on_turn(state)))
    hearts = [weighed for weighed in considered(situation) if weighed.card // 13 == 1]
    chosen = customary(situation, hearts[0], why(situation, hearts[0], []))
    assert card_text(chosen.card) == "H4"


def test_a_sequence_is_led_from_the_top_and_ace_king_from_the_king():
    hands = ("972.Q43.J984.Q65", "T86.J72.AK53.KT4", "AQ43.A85.T762.97", "KJ5.KT96.Q.AJ832")
    state = position(hands, NORTH, "S9")
    situation = Situation(Insight(on_turn(state)))
    diamonds = [weighed for weighed in considered(situation) if card_text(weighed.top) == "DA"]
    assert card_text(customary(situation, diamonds[0], why(situation, diamonds[0], [])).card) == "DK"


@pytest.mark.parametrize("level", [*PEOPLE, BOOKS])
@pytest.mark.parametrize("seed", range(16))
def test_no_whist_sins_over_whole_deals(level, seed):
    """Nor does anybody who plays as people do: these are no slips that they make."""
    start = next(state for state in random_states(seed) if state.phase_name == "play")
    state = start
    while state.phase_name == "play":
        player = state.setup.layout.holder[to_play(state)]
        assert player is not None
        shown = view(state, player)
        seen = shown._replace(options=tuple(others(shown.options)))  # he plays on, and claims nothing
        decision = decide(level, seen, seed)
        assert isinstance(decision.action, Play)
        card = decision.action.card
        insight = Insight(seen)
        situation = Situation(insight)
        trick = seen.trick
        if len(trick) == 3 and insight.winning == insight.partner:
            ruffs = card // 13 == seen.trump and trick[0] // 13 != seen.trump
            assert not (ruffs and insight.hand & ~situation.trumps), "ruffs partner's trick"
            if insight.legal & SUIT_MASKS[trick[0] // 13]:
                lowest = min(cards_in(Hand(insight.legal)))
                assert card == lowest, "wastes a card on partner's trick"
        if len(trick) == 3 and insight.winning != insight.partner and insight.legal & SUIT_MASKS[trick[0] // 13]:
            best = best_card(situation)
            winners = [other for other in cards_in(insight.legal) if other // 13 == best // 13 and other > best]
            lowest = min(cards_in(insight.legal))
            assert card in ({min(winners, default=lowest)} | ({lowest} if level in PEOPLE else set())), "wins dearly"
        state = quitted(applied(state, player, decision.action))
    assert len(state.tricks) == 13
