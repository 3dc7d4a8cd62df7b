"""What does a hand signal to its partner with this card? Each convention names a card, and why."""

from collections.abc import Iterable, Mapping
from typing import Final

from dummywhist.engine.cards.card import SUITS, Card, Rank
from dummywhist.engine.cards.hand import SUIT_MASK
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.knowledge.infer import FIRST_JOKER
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.agreed import Conventions
from dummywhist.engine.players.facts.holdings import (
    answered,
    bottom,
    lead,
    ranks,
    returned,
    strength,
    strong_trumps,
    top,
)
from dummywhist.engine.players.facts.situation import Situation, runs
from dummywhist.engine.players.facts.story import Story, plays, signals, story_so_far
from dummywhist.engine.values import NamedTuple

ANSWER: Final = 6
TRUMP_RETURN: Final = 5
FROM_FIVE: Final = 4
RETURN: Final = 3
LONGEST: Final = 2
NEW: Final = 1
SAME: Final = 0
"""How much the conventions matter, where they wish for different cards."""
LONG: Final = 4
FIVE: Final = 5

IDEAS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("return_trump", "trumps_from_five", "answer_call"), "draw_trumps"),
    **dict.fromkeys(("return_suit", "return_lowest", "return_higher", "return_best"), "return_suit"),
    **dict.fromkeys(("call_begin", "call_end"), "call"),
    **dict.fromkeys(("discard_weakest", "discard_protected"), "discard"),
    "lowest_equal": "save_high",
}
"""What a player thinks of who does as a convention asks, by the reason; else he shows his partner what he holds."""

Near = Mapping[Card, float]


class Wish(NamedTuple):
    """A card that a convention asks for, how much that matters, and the reason, None if it goes without saying."""

    card: Card
    weight: int
    reason: Message | None


def idea_of(reason: Message) -> Message:
    """Return the idea behind the reason of a wish."""
    return message(f"idea.{IDEAS.get(reason.key.removeprefix('reason.'), 'show')}")


class Moment(NamedTuple):
    """What a wish is judged by: the situation, the story so far, the cards to choose from, and what was agreed.

    ``plain`` is the card that would be played without any convention.
    """

    situation: Situation
    story: Story
    near: Near
    plain: Card
    agreed: Conventions

    def held(self, suit: int) -> int:
        """Return the ranks of ``suit`` in the hand, as a mask of thirteen."""
        return self.situation.hand >> 13 * suit & SUIT_MASK

    def out(self, suit: int) -> int:
        """Return the ranks of ``suit`` that were not played yet."""
        return ~int(self.situation.insight.gone) >> 13 * suit & SUIT_MASK


def wishes(situation: Situation, near: Near, plain: Card, agreed: Conventions) -> list[Wish]:
    """Return what the conventions of ``agreed`` ask for among ``near``; nothing without a partner who could read it."""
    insight = situation.insight
    if not signals(insight, insight.seat) or plain >= FIRST_JOKER:
        return []
    moment = Moment(situation, story_so_far(insight), near, plain, agreed)
    if insight.led is None:
        found = _leads(moment)
    elif situation.suit[plain] == insight.led:
        found = _follows(moment)
    else:
        found = _throws(moment)
    return [wish for wish in found if wish.card in near]


def _wish(card: Card, weight: int, key: str, **args: int) -> Wish:
    return Wish(card, weight, message(f"reason.{key}", card=card, suit=card // 13, **args))


def _card(suit: int, rank: Rank) -> Card:
    return Card(13 * suit + rank)


def _leads(moment: Moment) -> list[Wish]:
    situation, story, agreed = moment.situation, moment.story, moment.agreed
    found = _trump_leads(moment) if situation.trump is not None else []
    own = story.opened.get(situation.suit[moment.plain])
    if own == situation.insight.seat:
        return found
    longest = max(moment.held(suit).bit_count() for suit in SUITS if suit != situation.trump)
    for suit in SUITS:
        held = moment.held(suit)
        opener = story.opened.get(suit)
        if not held or (suit == situation.trump and opener is not None):
            continue
        if opener is None:
            long = suit != situation.trump and held.bit_count() == longest >= LONG
            # A suit that was opened is not left for a new one, nor one new suit for another that is short (Cavendish,
            # sections 3 and 4).
            if own is None and (long or suit == situation.suit[moment.plain]):
                found += _new_suit(moment, suit, LONGEST if long else NEW)
        elif opener == situation.partner and agreed.returns and suit not in story.leads.get(situation.insight.seat, ()):
            found.append(_return(suit, held, moment.out(suit)))
    return found


def _trump_leads(moment: Moment) -> list[Wish]:
    situation, story, agreed = moment.situation, moment.story, moment.agreed
    seat, trump = situation.insight.seat, situation.trump
    assert trump is not None
    held, out = moment.held(trump), moment.out(trump)
    if not held:
        return []
    if agreed.call and story.asked(seat) is not None:
        return _one_of(moment, trump, answered(held, out), ANSWER, "answer_call")
    if agreed.trump_return and story.owes_trump(seat):
        return _one_of(moment, trump, returned(held, out), TRUMP_RETURN, "return_trump")
    many = (situation.hand & situation.trumps).bit_count()
    if agreed.trumps and held.bit_count() >= FIVE and trump not in story.opened:
        asked = lead(held, True, agreed)
        rank = bottom(held) if asked is None else asked.rank
        return _one_of(moment, trump, rank, FROM_FIVE, "trumps_from_five", n=many)
    return []


def _one_of(moment: Moment, suit: int, rank: Rank, weight: int, key: str, **args: int) -> list[Wish]:
    """Return the wish for a card of ``suit``: the one of ``rank``, or else the best of those to choose from."""
    exact = _card(suit, rank)
    if exact in moment.near:
        return [_wish(exact, weight, key, **args)]
    others = [card for card in moment.near if moment.situation.suit[card] == suit and card < FIRST_JOKER]
    return [_wish(min(others, key=lambda card: (-moment.near[card], card)), weight, key, **args)] if others else []


def _new_suit(moment: Moment, suit: int, weight: int) -> list[Wish]:
    held = moment.held(suit)
    asked = lead(held, suit == moment.situation.trump, moment.agreed)
    if asked is None:
        return []
    card = _card(suit, asked.rank)
    best = _card(suit, top(held))
    if asked.convention == "king_from_ace_king" and card == best:
        return [_wish(card, weight, "ace_king_alone")]
    if asked.convention == "short_top":
        return [_wish(card, weight, "highest_short" if card == best else "lowest_short", best=best)]
    key = "honour_lead" if asked.convention == "honours" else asked.convention
    return [_wish(card, weight, key, best=best)]


def _return(suit: int, held: int, out: int) -> Wish:
    rank = returned(held, out)
    if held.bit_count() == 1:
        key = "return_suit"
    elif out >> rank + 1:
        key = "return_lowest" if rank == bottom(held) else "return_higher"
    else:
        key = "return_best"
    return _wish(_card(suit, rank), RETURN, key)


def _follows(moment: Moment) -> list[Wish]:
    situation = moment.situation
    insight = situation.insight
    *_, last = plays(insight)
    best = last.card if last.best is None or beats(insight.ranked, last.card, last.best) else last.best
    if situation.led == situation.trump and moment.agreed.echo and _echoes(moment):
        found = _echo(moment, best)
        if found:
            return found
    if moment.agreed.call and _calls(moment):
        found = _call(moment, best)
        if found:
            return found
    return _serves(moment, best) if moment.agreed.follow else []


def _echoes(moment: Moment) -> bool:
    """Whether partner leads trumps, and it is the first of them that this hand plays to his lead."""
    situation = moment.situation
    leader = situation.insight.view.leader
    return leader == situation.partner and not any(
        play.seat == situation.insight.seat and situation.suit[play.card] == situation.trump
        for play in plays(situation.insight)
    )


def _echo(moment: Moment, best: Card) -> list[Wish]:
    situation = moment.situation
    assert situation.trump is not None
    held = moment.held(situation.trump)
    if held.bit_count() < LONG:
        return []
    third = _card(situation.trump, ranks(held)[2])
    if beats(situation.insight.ranked, third, best):
        return []
    return [_wish(third, SAME, "echo")]


def _calls(moment: Moment) -> bool:
    """Whether the hand is strong enough to call, and nothing has yet been said of trumps on its side."""
    situation, story = moment.situation, moment.story
    seat = situation.insight.seat
    return (
        situation.trump is not None
        and strong_trumps(moment.held(situation.trump))
        and story.may_call(seat, situation.led)
    )


def _call(moment: Moment, best: Card) -> list[Wish]:
    """Return the first or the second card of a call for trumps."""
    situation, story = moment.situation, moment.story
    seat, suit = situation.insight.seat, situation.led
    first = story.high.get((seat, suit))
    losing = sorted(card for card in moment.near if not beats(situation.insight.ranked, card, best))
    lowest = _card(suit, bottom(moment.held(suit)))
    if first is not None:
        return [_wish(lowest, SAME, "call_end", other=first.card)] if lowest in losing and lowest < first.card else []
    higher = [card for card in losing if card != lowest and situation.suit[card] == suit]
    if any(play.seat == seat and situation.suit[play.card] == suit for play in plays(situation.insight)):
        return []
    return [_wish(higher[0], SAME, "call_begin")] if higher else []


def _serves(moment: Moment, best: Card) -> list[Wish]:
    """Return the lowest of equals: of those that win, if it is for this hand to win, else of all."""
    situation, near = moment.situation, moment.near
    insight = situation.insight
    winners = [card for card in near if beats(insight.ranked, card, best)]
    losers = [card for card in near if card not in winners]
    equals = runs(insight, int(insight.legal))
    place = len(insight.view.trick)
    if place >= 2 and winners and insight.winning != situation.partner:
        # Third hand plays its best, unless it sees what the last hand has.
        last = place == 3 or situation.left not in insight.hidden
        wanted = min(winners) if last else max(winners)
    else:
        wanted = min(losers or winners)
    mask = next(run.mask for run in equals if run.mask >> wanted & 1)
    card = min(other for other in near if mask >> other & 1)
    reason = message("reason.lowest_equal", card=card, suit=situation.suit[card]) if mask & (mask - 1) else None
    return [Wish(card, SAME, reason)]


def _throws(moment: Moment) -> list[Wish]:
    situation, story = moment.situation, moment.story
    seat = situation.insight.seat
    if not moment.agreed.discards or seat in story.threw or situation.suit[moment.plain] == situation.trump:
        return []
    against = story.against(seat)
    lowest: dict[int, Card] = {}
    for card in sorted(_plain_cards(situation, moment.near)):
        lowest.setdefault(situation.suit[card], card)
    of_strength = sorted(lowest, key=lambda suit: (strength(moment.held(suit)), suit))
    suit = of_strength[-1 if against else 0]
    return [_wish(lowest[suit], SAME, "discard_protected" if against else "discard_weakest")]


def _plain_cards(situation: Situation, cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if card < FIRST_JOKER and situation.suit[card] != situation.trump]
