"""What does a deal teach of who played it? The habits of each player after it, and his choices among equal cards.

It is worked out from the View of a counted deal, in which all hands are shown to everybody; nothing else goes in.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand, cards_in, hand_of
from dummywhist.engine.cards.ranking import HONOUR_FROM, Ranking, ranking, suit_led
from dummywhist.engine.cards.seat import SEATS, Seat
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.phases.play import following
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.lying import pack_of
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.players.acquaintance import CASES, Acquaintance, Taken, stranger
from dummywhist.engine.players.belief.policy import policy, story_of, table_of
from dummywhist.engine.players.habits import Habits, Kind, carried
from dummywhist.engine.rules.parts import TurnedTo
from dummywhist.engine.values import NamedTuple


class Chosen(NamedTuple):
    """A card that a player took from ``equals``, two or more lawful cards of the same worth, the lowest first."""

    player: Player
    situation: str
    card: Card
    equals: tuple[Card, ...]


def learned(view: View, before: Mapping[Player, Acquaintance]) -> dict[Player, Acquaintance]:
    """Return what is known of each player after the counted deal of ``view``, by what was known ``before``.

    ``before`` is nobody's but a stranger's where it names a player not. Left out are players whose hands the View does
    not show from their first card to the last, and all where no card was played. Without the native module the habits
    stay as they were.

    Raises:
        ValueError: the deal is not counted.
    """
    hands = _hands(view)
    seen = [player for player in view.layout.players if _shown(view, player, hands)]
    if not seen or not _tricks(view):
        return {}
    known = {player: before.get(player, stranger(Kind.COMPUTER)) for player in view.layout.players}
    after = _habits(view, hands, {player: one.habits for player, one in known.items()})
    taken: dict[Player, list[Taken]] = {player: [Taken()] * len(CASES) for player in seen}
    for choice in choices(view):
        if choice.player in taken:
            _count(taken[choice.player], view, choice)
    return {
        player: Acquaintance(
            known[player].kind, carried(after[player], known[player].kind) if after else known[player].habits,
            known[player].tally.and_deal(taken[player]),
        )
        for player in seen
    }  # fmt: skip


def choices(view: View) -> Iterator[Chosen]:
    """Yield the choices among equal cards of the counted deal of ``view``, from the hands that it shows.

    Cards that somebody put away are out for everybody, since only he knows better.
    """
    rules, ranked, layout = rules_of(view), _ranking(view), view.layout
    hands = [int(hand) for hand in _hands(view)]
    out = _pack(view)
    for leader, cards in _tricks(view):
        first = layout.chairs.index(leader)
        for place, card in enumerate(cards):
            seat = layout.chairs[(first + place) % len(layout.chairs)]
            player = layout.holder[seat]
            hand, lying = hands[seat], cards[:place]
            if player is not None and hand >> card & 1:
                legal = int(following(rules.trick, ranked, Hand(hand), lying))
                equals = _equals(ranked, card, hand, out & ~hand) if legal >> card & 1 else (card,)
                equals = tuple(one for one in equals if legal >> one & 1)
                if len(equals) > 1:
                    where = _situation(ranked, suit_led(ranked, lying), card, place, len(layout.chairs))
                    yield Chosen(player, where, card, equals)
            hands[seat] &= ~(1 << card)
        out &= ~int(hand_of(cards))


def _count(taken: list[Taken], view: View, choice: Chosen) -> None:
    strength = _ranking(view).strength
    high = strength[choice.equals[-1]] >= HONOUR_FROM
    at = CASES.index((choice.situation, "honours" if high else "small"))
    one = taken[at]
    if choice.card == choice.equals[-1]:
        taken[at] = one._replace(highest=one.highest + 1)
    elif choice.card == choice.equals[0]:
        taken[at] = one._replace(lowest=one.lowest + 1)
    else:
        taken[at] = one._replace(between=one.between + 1)


def _equals(ranked: Ranking, card: Card, hand: int, others: int) -> tuple[Card, ...]:
    """Return the cards of ``hand`` that no card of ``others`` lies between ``card`` and, the lowest first."""
    suit = ranked.suit[card]
    if suit < 0:
        return (card,)
    strength = ranked.strength
    own = sorted(cards_in(Hand(hand & ranked.of_suit[suit])), key=strength.__getitem__)
    theirs = [strength[one] for one in cards_in(Hand(others & ranked.of_suit[suit]))]
    run = [own[0]]
    for low, high in pairwise(own):
        if any(strength[low] < one < strength[high] for one in theirs):
            if card in run:
                break
            run = []
        run.append(high)
    return tuple(run)


def _situation(ranked: Ranking, led: Suit | None, card: Card, place: int, chairs: int) -> str:
    if led is not None and ranked.suit[card] != led and ranked.suit[card] != ranked.trump:
        return "discard"
    if place == 0:
        return "lead"
    return "last" if place == chairs - 1 else "second" if place == 1 else "third"


def _habits(view: View, hands: tuple[Hand, ...], before: Mapping[Player, Habits]) -> dict[Player, Habits]:
    """Return the habits by the learned policies; nothing without the native module."""
    policies = policy()
    if policies is None:
        return {}
    rules, layout, tricks = rules_of(view), view.layout, _tricks(view)
    played = int(hand_of(card for _, cards in tricks for card in cards))
    north, east, south, west = (int(hands[seat]) & ~played if seat in layout.chairs else 0 for seat in SEATS)
    left: Deal = (north, east, south, west)
    table = table_of(rules, layout, view.trump, view.down, _pack(view))
    return policies.learned(story_of(table, layout, tricks, None), layout, left, before)


def _hands(view: View) -> tuple[Hand, ...]:
    """Return all hands as the play began."""
    hands = view.dealt if view.held is None else view.held
    if hands is None:
        raise ValueError("the deal is not counted")
    return hands


def _shown(view: View, player: Player, hands: tuple[Hand, ...]) -> bool:
    """Whether all cards that ``player`` played are of the hands shown as his."""
    chairs, holder = view.layout.chairs, view.layout.holder
    own = False
    for leader, cards in _tricks(view):
        first = chairs.index(leader)
        for place, card in enumerate(cards):
            seat = chairs[(first + place) % len(chairs)]
            if holder[seat] == player:
                own = True
                if not hands[seat] >> card & 1:
                    return False
    return own


def _tricks(view: View) -> list[tuple[Seat, tuple[Card, ...]]]:
    tricks = [(trick.leader, trick.cards) for trick in view.played]
    return [*tricks, (view.leader, view.trick)] if view.trick else tricks


def _ranking(view: View) -> Ranking:
    return ranking(view.trump, view.down, rules_of(view).dealing.good_ace)


def _pack(view: View) -> int:
    """Return the cards that may be in play."""
    rules = rules_of(view)
    loose = view.turned is not None and rules.dealing.turned is TurnedTo.NOBODY
    return int(pack_of(rules)) & ~(1 << view.turned if loose and view.turned is not None else 0)
