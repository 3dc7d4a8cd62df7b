"""What is the likelihood of a card under the learned policies? And the posterior weights of worlds that follow from it.

A *world* is a determinization: one way in which the unseen cards may lie. A policy gives, for a hand on turn and what
its player could see at that moment, the probability of every legal card. What is believed of a player (`habits`) mixes
them. The likelihood of a world is the product over the cards played so far; its weight in the posterior is proportional
to that, since the prior is uniform. The weights are learned from self-play, and from plays of people, by ``python -m
tools.train_policy``. The native module computes everything.
"""

import json
import os
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from dummywhist.engine.cards.card import QUEEN, Card, Suit
from dummywhist.engine.cards.hand import hand_of
from dummywhist.engine.cards.ranking import ranking
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Layout, Player
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.infer import Insight, Led
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.players.belief import sampling as drawing
from dummywhist.engine.players.habits import POLICIES, STRANGER, Habits
from dummywhist.engine.rules.parts import Rules, TurnedTo
from dummywhist.engine.values import NamedTuple

WEIGHTS: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "policy.weights")
MARK: Final = b"dummywhist policy 4\n"
"""The first line of a file of weights. The second is JSON: for each policy ``learned``, its provenance, and
``numbers``, how many weights it has. The rest, compressed by zlib, is the half floats, little-endian, of each policy
in that order.
"""
MOST: Final = 1_000_000
"""More weights than this no policy has."""


Believed = Habits | Mapping[Player, Habits]
"""What is believed of all players, or by player (`STRANGER` of who is not named)."""


class Term(NamedTuple):
    """A card that was played, and for each world the logarithm of the chance that it was."""

    trick: int
    seat: Seat
    card: Card
    logs: tuple[float, ...]


class Weights(NamedTuple):
    """The weights of one policy, half floats, little-endian, and what they were learned from."""

    provenance: Mapping[str, Any]
    halves: bytes


def read_weights(content: bytes) -> dict[str, Weights]:
    """Return the weights of each policy out of the bytes of their file; Unreadable if there are none."""
    mark, header, packed = content[: len(MARK)], *content[len(MARK) :].partition(b"\n")[::2]
    if mark != MARK:
        raise Unreadable("unreadable.policy", why=f"the first line is not “{MARK.decode().strip()}”")
    try:
        told = json.loads(header)
    except ValueError:
        raise Unreadable("unreadable.policy", why="the second line is no JSON") from None
    if not isinstance(told, dict) or set(told) != set(POLICIES):
        raise Unreadable("unreadable.policy", why=f"the policies are not {', '.join(POLICIES)}")
    if not all(_described(one) for one in told.values()):
        raise Unreadable("unreadable.policy", why="the second line does not say how many weights there are")
    whole = 2 * sum(one["numbers"] for one in told.values())
    halves = _unpacked(packed, whole)
    if len(halves) != whole:
        raise Unreadable("unreadable.policy", why="there are not as many weights as the second line says")
    found, at = {}, 0
    for name, one in told.items():
        upto = at + 2 * one["numbers"]
        found[name] = Weights(one["learned"], halves[at:upto])
        at = upto
    return found


def _described(one: object) -> bool:
    return (
        isinstance(one, dict)
        and isinstance(one.get("learned"), dict)
        and type(one.get("numbers")) is int
        and 0 <= one["numbers"] <= MOST
    )


def _unpacked(packed: bytes, most: int) -> bytes:
    """Return what ``packed`` holds, one byte more than ``most`` at the most."""
    try:
        return zlib.decompressobj().decompress(packed, most + 1)
    except zlib.error:
        raise Unreadable("unreadable.policy", why="the weights are torn") from None


def written(weights: Mapping[str, Weights]) -> bytes:
    """Return the bytes of a file of weights."""
    told = {name: {"numbers": len(one.halves) // 2, "learned": one.provenance} for name, one in weights.items()}
    packed = zlib.compress(b"".join(one.halves for one in weights.values()), 9)
    return MARK + json.dumps(told).encode("ascii") + b"\n" + packed


class Policy:
    """The learned policies; needs the native module. ``provenance`` says what each was learned from, ``native`` is them
    as the native module knows them.
    """

    def __init__(self, content: bytes) -> None:
        """Read the weights out of the bytes of their file; Unreadable if they are none for this program."""
        native = _native()
        weights = read_weights(content)
        self.provenance = {name: one.provenance for name, one in weights.items()}
        try:
            self.native: Any = native.Policies([weights[name].halves for name in POLICIES])
        except ValueError as wrong:
            raise Unreadable("unreadable.policy", why=str(wrong)) from None

    def chances(self, insight: Insight, policy: str = "custom", memory: int | None = None) -> dict[Card, float]:
        """Return for each legal card of the hand on turn the chance that a player of ``policy`` plays it, 1 in sum.

        ``memory``: he remembers so many of the tricks that are over (None: all), and of those before only which
        trumps, aces, kings and queens went in them.
        """
        told = _story(insight, memory).chances(self.native, drawing.seen(insight), POLICIES.index(policy))
        return {Card(card): chance for card, chance in told}

    def log_likelihoods(self, insight: Insight, worlds: Sequence[Deal], believed: Believed = STRANGER) -> list[float]:
        """Return for each of ``worlds`` the natural logarithm of how likely all plays so far were in it.

        These are plays by others from hands that the viewer does not see, and plays from dummy by a player whose own
        hand he does not see, each predicted by the mixture of `habits.Habits` that the plays before it left in that
        world. Worlds are hands N E S W as they lie now.
        """
        found: list[float] = _story(insight).likelihoods(self.native, list(worlds), *_viewer(insight, believed))
        return found

    def terms(self, insight: Insight, worlds: Sequence[Deal], believed: Believed = STRANGER) -> list[Term]:
        """Return the same play by play, in their order: a high value speaks for a world, a low one against it."""
        cards = [
            (trick.number, _seat(insight.view.layout, trick.leader, place), card)
            for trick in _clues(insight)
            for place, card in enumerate(trick.cards)
        ]
        told = _story(insight).terms(self.native, list(worlds), *_viewer(insight, believed))
        found = []
        for moment, logs in told:
            trick, seat, card = cards[moment]
            found.append(Term(trick, seat, card, tuple(logs)))
        return found

    def learned(self, story: Any, layout: Layout, deal: Deal, before: Believed = STRANGER) -> dict[Player, Habits]:
        """Return what to believe of each player after all cards of ``story`` (`story_of`), played from hands of which
        ``deal`` is left.
        """
        told = story.learned(self.native, deal, [_believed(before, player) for player in layout.players])
        return {
            player: Habits(random, tuple(experts), tuple(ties))
            for player, (random, experts, ties) in zip(layout.players, told, strict=True)
        }

    def weighed_worlds(
        self, insight: Insight, candidates: int, keep: int, seed: int | str, believed: Believed = STRANGER
    ) -> list[Deal]:  # fmt: skip
        """Return ``keep`` worlds, all as likely after what was played, out of ``candidates`` drawn (all, if fewer).

        A world whose share is more than one of ``keep`` comes several times, side by side. The same seed at the same
        moment gives the same worlds on every machine. ValueError if no layout agrees with ``insight``.
        """
        if candidates < 1 or keep < 1:
            raise ValueError("there must be a world to draw")
        if insight.believed is not None:
            drawn = drawing.draw(insight, candidates, seed)
            return [drawn[at] for at in drawing.resampled(self.log_likelihoods(insight, drawn, believed), keep, seed)]
        found = _story(insight).weighed(
            self.native, insight.unseen, drawing.seen(insight), drawing.places(insight), candidates, keep,
            drawing.number(insight, seed), *_viewer(insight, believed),
        )  # fmt: skip
        return [(north, east, south, west) for north, east, south, west in found]


@lru_cache(maxsize=1)
def policy() -> Policy | None:
    """Return the policies of this program; None without the native module."""
    if drawing.NATIVE is None:
        return None
    with open(WEIGHTS, "rb") as file:
        return Policy(file.read())


def table_of(rules: Rules, layout: Layout, trump: Suit | None, down: bool, pack: int) -> Any:
    """Return the table as the native module knows it. ``pack``: the cards that may be in play."""
    ranked = ranking(trump, down, rules.dealing.good_ace)
    players, sides = layout.players, [side for side in layout.side if side is not None]
    return _native().Table(
        ranked.suit, ranked.strength, -1 if trump is None else trump, pack, layout.chairs,
        [-1 if (player := layout.holder[seat]) is None else players.index(player) for seat in layout.chairs],
        [-1 if (side := layout.side[seat]) is None else sides.index(side) for seat in layout.chairs],
        sum(1 << at for at, seat in enumerate(layout.chairs) if seat in layout.dummies),
        (rules.facing.before_lead, rules.facing.all_hands, rules.trick.joker_leads, rules.trick.joker_thrown),
    )  # fmt: skip


def story_of(table: Any, layout: Layout, tricks: Sequence[tuple[Seat, Sequence[Card]]], on_turn: Seat | None) -> Any:
    """Return what was played, as the native module knows it."""
    told = [(layout.chairs.index(leader), list(cards)) for leader, cards in tricks]
    return _native().Story(table, told, -1 if on_turn is None else layout.chairs.index(on_turn))


def _story(insight: Insight, memory: int | None = None) -> Any:
    view = insight.view
    pack = int(insight.pack)
    forgotten = 0 if memory is None else max(0, len(view.played) - memory)
    for trick in insight.tricks[:forgotten]:
        for card in trick.cards:
            if insight.ranked.strength[card] >= QUEEN or insight.ranked.suit[card] == insight.trump:
                pack &= ~(1 << card)
    if view.turned is not None and insight.rules.dealing.turned is TurnedTo.NOBODY:
        pack &= ~(1 << view.turned)
    table = table_of(insight.rules, view.layout, view.trump, view.down, pack)
    clues = _clues(insight)
    if len(clues) < len(insight.tricks):
        for trick in insight.tricks:
            pack &= -1 if trick in clues else ~hand_of(trick.cards)
    tricks = [(trick.leader, trick.cards) for trick in clues if trick.number >= forgotten]
    return story_of(table, view.layout, tricks, insight.seat)


def _clues(insight: Insight) -> list[Led]:
    """Return the tricks that tell of the hands: no quitted one in which a card was played out of turn.

    Why that card was played, and what the others made of it, nobody can say.
    """
    astray = {number for _, number in insight.view.part(LawTable).untimely} if insight.view.parts else None
    if not astray:
        return list(insight.tricks)
    last = len(insight.view.played)
    return [trick for trick in insight.tricks if trick.number >= last or trick.number + 1 not in astray]


def _viewer(insight: Insight, believed: Believed) -> tuple[int, int, list[Habits]]:
    """Return who looks, the chairs that he does not see, and the habits by player, as the native module reads them."""
    layout = insight.view.layout
    assert insight.view.viewer is not None
    hidden = sum(1 << at for at, seat in enumerate(layout.chairs) if seat in insight.hidden)
    return layout.players.index(insight.view.viewer), hidden, [_believed(believed, player) for player in layout.players]


def _believed(believed: Believed, player: Player) -> Habits:
    return believed if isinstance(believed, Habits) else believed.get(player, STRANGER)


def _seat(layout: Layout, leader: Seat, place: int) -> Seat:
    return layout.chairs[(layout.chairs.index(leader) + place) % len(layout.chairs)]


def _native() -> Any:
    if drawing.NATIVE is None:
        raise RuntimeError("the native module was not built")
    return drawing.NATIVE
