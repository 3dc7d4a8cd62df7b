"""Is it said what a card keeps that another would have spent, and only where it does?"""

import pytest

from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import SOUTH
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import worded
from dummywhist.engine.players.facts.situation import Situation
from dummywhist.engine.players.facts.weighing import considered, weigh
from dummywhist.engine.players.voice.keeping import keeps
from tests.engine.players.positions import on_turn
from tests.engine.players.test_conventions import ELEVEN
from tests.engine.players.whist import whist

RUFFS = ("AT65.K82.KQ2.A97", "KQ3..J9853.K8432", "J4.QT975.T64.QT6", "9872.AJ643.A7.J5")
"""East has no heart, three trumps and two long suits."""
SINGLE = ("AT65.K82.KQ2.A97", "KQ3..J.KQJ865432", "J4.QT975.T98654.", "9872.AJ643.A73.T")
"""East has no heart, three trumps and one diamond."""


def dealt(hands: tuple[str, ...]) -> tuple[str, ...]:
    """Return the hands N E S W."""
    north, east, west, south = hands
    return north, east, south, west


def kept(hands: tuple[str, ...], played: str, card: str, other: str) -> str | None:
    """Return what is said of ``card`` against ``other`` for whoever is on turn."""
    situation = Situation(Insight(on_turn(whist(hands, SOUTH, "S2", played))))
    chosen = read_card(card)
    options = [scored.weighed for scored in weigh(situation, considered(situation))]
    weighed = next(one for one in options if one.card <= chosen <= one.top)
    told = keeps(situation, weighed, read_card(other))
    return None if told is None else worded(told(chosen)[0].reason, ENGLISH)


@pytest.mark.parametrize(
    ("hands", "played", "card", "other", "words"),
    [
        (ELEVEN, "", "H7", "HK", "Leads the seven of hearts and keeps the king of hearts."),
        (ELEVEN, "", "H7", "HT", "Leads the seven of hearts and keeps the ten of hearts."),
        (ELEVEN, "", "HK", "H7", None),
        (ELEVEN, "", "H7", "CQ", None),
        (ELEVEN, "H7 H8", "H3", "HA", "Keeps the ace of hearts for a later trick."),
        (ELEVEN, "H7 H8", "HA", "H3", None),
        (ELEVEN, "H7 H8", "HJ", "HA", "Keeps the ace of hearts for a later trick."),
        (dealt(RUFFS), "H5 HK", "D3", "SQ", "Does not ruff, and keeps the queen of spades for a later trick."),
        (dealt(RUFFS), "H5 HK", "D3", "S3", "Keeps its trumps and throws a card away."),
        (dealt(RUFFS), "H5 HK", "S3", "D3", None),
        (dealt(RUFFS), "H5 HK", "D3", "C2", None),
        (dealt(RUFFS), "H5 H2", "D3", "SQ", "Does not ruff partner’s five of hearts."),
        (dealt(SINGLE), "H5 HK", "DJ", "SQ", "Throws its last diamond, to ruff that suit later."),
    ],
)
def test_what_a_card_keeps(hands: tuple[str, ...], played: str, card: str, other: str, words: str | None) -> None:
    assert kept(hands, played, card, other) == words
