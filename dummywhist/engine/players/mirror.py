"""How does a downtown deal look with the ranks turned over? High cards win in it, so that one search serves both."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dummywhist.engine.cards.card import JOKERS, PACK, Card
from dummywhist.engine.cards.hand import Hand, cards_in
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import Cards, View
from dummywhist.engine.messages import Message, changed
from dummywhist.engine.players.thought import Thought, World

NAMED: Final = ("card", "best", "top", "ally", "missing", "other")
"""Arguments of reasons that are cards."""


@lru_cache(maxsize=2)
def turned_over(good_ace: bool) -> tuple[Card, ...]:
    """Return for every card the one that is worth as much uptown; jokers stay what they are."""
    strength = ranking(None, True, good_ace).strength
    return (*(Card(card // 13 * 13 + strength[card]) for card in PACK), *JOKERS)


@lru_cache(maxsize=2)
def turned_back(good_ace: bool) -> tuple[Card, ...]:
    """Return the inverse of `turned_over`."""
    back = [Card(0)] * 54
    for card, other in enumerate(turned_over(good_ace)):
        back[other] = Card(card)
    return tuple(back)


def uptown(view: View) -> View:
    """Return ``view`` with every card seen turned over, so that high cards win; only while the play goes on."""
    to = turned_over(rules_of(view).dealing.good_ace)
    return view._replace(
        down=False,
        hands=tuple(Cards(turned(to, seen.hand)) if isinstance(seen, Cards) else seen for seen in view.hands),
        turned=None if view.turned is None else to[view.turned],
        played=tuple(trick._replace(cards=tuple(to[card] for card in trick.cards)) for trick in view.played),
        trick=tuple(to[card] for card in view.trick),
        away=tuple(None if card is None else to[card] for card in view.away),
        memory=tuple((seat, turned(to, cards)) for seat, cards in view.memory),
        options=(),
    )


def turned(to: Sequence[Card], hand: Hand) -> Hand:
    """Return the packet that has for each card of ``hand`` its other."""
    mask = 0
    for card in cards_in(hand):
        mask |= 1 << to[card]
    return Hand(mask)


def told_back(said: Message, back: Sequence[Card]) -> Message:
    """Return a reason with the cards that it names turned back, in words for a deal in which low cards win."""

    def turn(one: Message) -> Message:
        args = {name: back[value] if name in NAMED else value for name, value in one.args.items()}
        return Message(LOW_WORDS.get(one.key, one.key), args)

    return changed(said, turn)


def thought_back(thought: Thought, back: Sequence[Card]) -> Thought:
    """Return what was thought with the cards turned back."""
    return thought._replace(
        candidates=tuple(
            one if one.action.plays is None else one._replace(action=play_of(back[one.action.plays]))
            for one in thought.candidates
        ),
        worlds=tuple(World(_turned_deal(world.hands, back), world.weight) for world in thought.worlds),
        inferred=tuple(told_back(said, back) for said in thought.inferred),
    )


def _turned_deal(hands: Deal, back: Sequence[Card]) -> Deal:
    north, east, south, west = (int(turned(back, Hand(hand))) for hand in hands)
    return north, east, south, west


LOW_WORDS: Final = {
    key: f"{key}_down"
    for key in (
        "reason.cannot_win", "reason.partner_wins", "reason.third_high", "reason.second_low", "reason.low_trump",
        "reason.third_enough", "reason.ruff_high", "reason.throw_low",
        "reason.short_top", "idea.save_high", "idea.third_high", "idea.second_low", "idea.second_high",
        "reason.beats_dummy", "reason.highest_short", "reason.lowest_short", "reason.return_higher",
        "reason.return_lowest", "reason.honour_lead", "reason.leads_low", "reason.leads_high",
        "reason.follows_low", "reason.follows_high", "reason.call_begin", "reason.lowest_equal", "infer.fourth_best",
        "infer.fourth_best_seen", "infer.short",
        "infer.return", "infer.tries", "infer.low", "infer.echo",
    )
}  # fmt: skip
"""Sentences that speak of high and low, and those that take their place where low cards win."""
