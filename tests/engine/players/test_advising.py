"""Is a hint given as advice, with what still holds and bears on the choice, and nothing else?"""

import re

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.seat import EAST
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import message, worded
from dummywhist.engine.players.agreed import COMMON
from dummywhist.engine.players.belief.holding_likelihood import Rule
from dummywhist.engine.players.belief.inference import Inference, standing
from dummywhist.engine.players.voice.advising import as_advice

OF_ANOTHER = re.compile(
    r"^(Leads|Plays|Throws|Takes|Returns|Ruffs|Overruffs|Keeps|Covers|Wins|Draws|Puts|Has|Cannot|Does|Goes|Crosses|"
    r"Finesses)\b|\b(its|it)\b (does|last|lowest|poorest|fourth)"
)  # fmt: skip


def test_a_hint_is_in_the_imperative() -> None:
    said = as_advice(message("reason.second_high", card=11, suit=0))
    assert worded(said, ENGLISH) == "Put up the king of spades, or the trick may go too cheaply."
    both = as_advice(
        message("reason.both", first=message("reason.leads", card=11), then=message("reason.plays", card=11))
    )
    assert worded(both, ENGLISH) == "Lead the king of spades. Play the king of spades."
    advised = [ENGLISH[as_advice(message(key)).key] for key in ENGLISH if key.startswith("reason.")]
    assert [words for words in advised if OF_ANOTHER.search(words)] == []


def test_advice_names_what_its_reason_names() -> None:
    for key, words in ENGLISH.items():
        if key.startswith("advice."):
            reason = ENGLISH[key.replace("advice.", "reason.")]
            assert set(re.findall(r"{(\w+)", words)) == set(re.findall(r"{(\w+)", reason)), key


def test_what_a_later_card_has_refuted_is_not_told() -> None:
    """East led the six of diamonds as fourth best, and showed out of diamonds after one more."""
    diamonds = 2
    led = Inference(
        EAST, 0, Card(30), "fourth_best", message("infer.fourth_best"), Rule("lead_small", 4, (), COMMON), (diamonds,),
        (1 << 4,),
    )  # fmt: skip
    long = (0, int(hand_of(map(Card, (35, 34, 33)))), 0, 0)
    short = (0, int(hand_of([Card(38)])), 0, 0)
    assert led.is_so(long) and not led.is_so(short)
    assert standing([led], [long, short]) == (led,)
    assert standing([led], [short]) == ()
