"""Which of the sentences that speak for a card is told? The first that is true of the very card that is played."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.choice import Said
from dummywhist.engine.players.mirror import LOW_WORDS
from dummywhist.engine.players.voice.claims import BOTH, true_of
from dummywhist.engine.players.voice.telling import Telling

IDEAS: Final = tuple(message(f"idea.{key}") for key in ("spend_least", "win_cheaply", "judge"))
"""What stands in for an idea that is not true of the card; the last always is."""
PLAIN: Final = (
    ("leads_low", "leads_high", "leads"),
    ("over_partner", "beats", "leaves_partner", "follows_low", "follows_high", "follows"),
    ("throw_low", "plays_trump", "throws", "plays"),
)
"""What can always be said, of a lead, of a card on a trick, and of any card; the most telling first."""


Why = Callable[[Card], tuple[Said, ...]]
"""What speaks for a card, still to be told of the very card that is played; the most telling first."""


def told(insight: Insight, card: Card, said: Sequence[Said]) -> Said:
    """Return the first of ``said`` whose reason is true of ``card``, else what can always be said, with a true idea.

    ``insight`` is of the View itself, downtown too, and ``said`` in the words that fit it.
    """
    telling = Telling(insight, card)
    found = next((one for one in said if true_of(telling, one.reason) and not _as_true(insight, one)), None)
    reason = next(one for one in _plain(telling) if true_of(telling, one)) if found is None else found.reason
    ideas = IDEAS if found is None else (found.idea, *IDEAS)
    return Said(reason, next(one for one in ideas if true_of(telling, one)))


def _as_true(insight: Insight, said: Said) -> bool:
    """Whether the reason is as true of the card that it is to speak against."""
    if said.rival is None:
        return False
    reason = said.reason.args["first"] if said.reason.key == BOTH else said.reason
    return true_of(Telling(insight, said.rival), reason)


def _plain(telling: Telling) -> Iterator[Message]:
    card, suit, best = telling.card, telling.suit, telling.best
    named = {} if best is None else {"best": best}
    for group in PLAIN:
        for name in group:
            key = f"reason.{name}"
            yield message(LOW_WORDS.get(key, key) if telling.down else key, card=card, suit=suit, **named)
