"""Is the reason of a loss a right sentence in each language, whatever parts it has?"""

from collections.abc import Iterator

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import message
from dummywhist.engine.study.deal_study import Judged
from dummywhist.engine.study.knowable import Knowable
from dummywhist.engine.study.open_hands import Decision, decisions
from dummywhist.engine.study.reasons import Fact, FactKind, Parting
from dummywhist.engine.study.retry import idea_for
from dummywhist.ui.panels.reason_words import reason
from dummywhist.ui.tongues import speak
from tests.engine.study.test_deal_study import counted

NAMES = {Player("A"): "Ann", Player("B"): "Edith", Player("C"): "Max"}
SPADES, DIAMONDS = 0, 2


@pytest.fixture(autouse=True)
def english_after(qapp: object) -> Iterator[None]:
    yield
    speak("en")


def decision() -> Decision:
    return next(one for one in decisions(counted("english-dummy")) if one.trick == 5)


def told(one: Decision, parting: Parting, you: Player | None = None, loss: float = 1.0) -> str:
    known = Knowable(
        {one.card: 5.0, ACE: 6.0}, {one.card: 0.0, ACE: 0.0}, loss, 0.0, 0.0, 200, 200.0, False, False, parting,
    )  # fmt: skip
    return reason(Judged(one, {one.card: 5, ACE: 6}, known), NAMES, you)


ACE: Card = read_card("CA")


@pytest.mark.parametrize(
    ("language", "all_", "has", "divides", "yours"),
    [
        (
            "en",
            "The six of clubs loses in all layouts. Better: the ace of clubs.",
            "Then Edith mostly has the queen of spades.",
            "Then diamonds always divide 3 to 2.",
            "Then you always have no spades.",
        ),
        (
            "de",
            "Die Kreuz-Sechs verliert in allen Lagen. Besser: das Kreuz-Ass.",
            "Dann hat Edith meist die Pik-Dame.",
            "Dann liegt Karo jedes Mal 3 zu 2.",
            "Dann haben Sie jedes Mal kein Pik.",
        ),
        (
            "fr",
            "Le six de trèfle perd dans toutes les répartitions. Mieux : l’as de trèfle.",
            "Là, le plus souvent, Edith a la dame de pique.",
            "Là, à chaque fois, le carreau se partage 3-2.",
            "Là, à chaque fois, vous n’avez pas de pique.",
        ),
    ],
)
def test_each_part_is_worded_in_each_language(language: str, all_: str, has: str, divides: str, yours: str) -> None:
    one = decision()
    first, second = Insight(one.view).hidden
    holder = one.view.layout.holder
    edith = first if holder[first] == "B" else second
    speak(language)
    assert told(one, Parting(ACE, 1.0)).replace("\N{NO-BREAK SPACE}", " ").replace("\u202f", " ") == all_
    queen = Fact("holds", edith, card=read_card("SQ"))
    assert has in told(one, Parting(ACE, 0.75, queen, 0.7, 0.9, 0.4))
    assert divides in told(one, Parting(ACE, 0.75, Fact("divides", suit=DIAMONDS, counts=(3, 2)), 1.0, 0.9, 0.4))
    assert yours in told(one, Parting(ACE, 0.5, Fact("out", first, SPADES), 1.0, 0.9, 0.4), holder[first])


def test_shares_at_the_ends_are_not_rounded_to_none_or_to_all() -> None:
    one = decision()
    speak("en")
    assert "loses in 1 of 100 layouts" in told(one, Parting(ACE, 0.001))
    assert "loses in 99 of 100 layouts" in told(one, Parting(ACE, 0.9949))
    assert "loses in all layouts" in told(one, Parting(ACE, 0.996))


@pytest.mark.parametrize(
    ("kind", "many", "words"),
    [
        ("least", 1, "Then Edith mostly has a spade."),
        ("least", 3, "Then Edith mostly has three or more spades."),
        ("most", 1, "Then Edith mostly has at most one spade."),
        ("most", 2, "Then Edith mostly has at most two spades."),
    ],
)
def test_how_long_a_hand_is_in_a_suit_is_worded(kind: FactKind, many: int, words: str) -> None:
    one = decision()
    edith = next(seat for seat in Insight(one.view).hidden if one.view.layout.holder[seat] == "B")
    speak("en")
    assert words in told(one, Parting(ACE, 0.5, Fact(kind, edith, SPADES, counts=(many,)), 0.7, 0.9, 0.4))


def test_who_can_ruff_is_worded() -> None:
    one = decision()
    edith = next(seat for seat in Insight(one.view).hidden if one.view.layout.holder[seat] == "B")
    speak("en")
    by_her, by_either = Fact("ruffs", edith, SPADES), Fact("ruffs", suit=SPADES)
    assert "Then Edith mostly has no spades and can ruff." in told(one, Parting(ACE, 0.5, by_her, 0.7, 0.9, 0.4))
    assert "Then you always have no spades and can ruff." in told(
        one, Parting(ACE, 0.5, by_her, 1.0, 0.9, 0.4), one.view.layout.holder[edith]
    )
    words = "Then one of the others always has no spades and can ruff."
    assert words in told(one, Parting(ACE, 0.9, by_either, 1.0, 0.9, 0.0))


def test_where_every_card_was_known_no_layouts_are_counted() -> None:
    one = decision()
    speak("en")
    known = Knowable({one.card: 5.0, ACE: 6.0}, {}, 1.0, 0.0, 0.0, 1, 1.0, True, False, Parting(ACE, 1.0))
    said = reason(Judged(one, {one.card: 5, ACE: 6}, known), NAMES, None)
    assert said == "All hands could be known: the six of clubs loses. Better: the ace of clubs."


def test_an_idea_names_its_own_card_and_one_that_says_nothing_is_left_out() -> None:
    one = decision()
    speak("en")
    king = read_card("CK")
    known = Knowable(
        {one.card: 5.0, ACE: 6.0, king: 6.0}, {}, 1.0, 0.0, 0.0, 200, 200.0, False, False, Parting(ACE, 0.5)
    )  # fmt: skip
    judged = Judged(one, {one.card: 5, ACE: 6, king: 6}, known)
    best = "The six of clubs loses in 50 of 100 layouts. Better: the {} of clubs."
    trumps = idea_for(judged, king, message("idea.draw_trumps"))
    assert reason(judged, NAMES, None, trumps) == best.format("king") + " Draw trumps first."
    assert reason(judged, NAMES, None, idea_for(judged, king, message("idea.judge"))) == best.format("king")
    assert idea_for(judged, one.card, message("idea.draw_trumps")) is None
    worse = judged._replace(known=known._replace(tricks={**known.tricks, king: 5.95}))
    assert idea_for(worse, king, message("idea.draw_trumps")) is None, "it is right, but not the card that is named"


def test_what_cost_nothing_that_could_be_known_has_no_reason() -> None:
    one = decision()
    assert told(one, Parting(ACE, 0.3), loss=0.05) == ""
    assert told(one, Parting()) == ""
