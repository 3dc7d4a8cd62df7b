"""Is it true, what a player says of his card? Judged from the words alone, with all hands open.

Nothing here asks the players, nor how the program ranks cards: a sentence that could only be guessed is found out where
the guess was wrong.
"""

from collections.abc import Callable, Mapping
from typing import Any

from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import Message
from dummywhist.engine.players.thought import Thought

JACK, TEN, SMALL = 9, 8, 8
Args = Mapping[str, Any]


class Board:
    """All hands, the trick and what was played, as lists of cards, just before ``card`` is played."""

    def __init__(self, state: DealState, card: int, thought: Thought | None = None) -> None:
        self.state, self.card, self.thought = state, card, thought
        self.chairs = list(state.layout.chairs)
        self.trump = state.trump
        self.down, self.good_ace = state.down, state.setup.rules.dealing.good_ace
        self.hands: dict[Any, list[int]] = {}
        for seat in self.chairs:
            self.hands[seat] = [c for c in range(54) if state.hands[seat] >> c & 1]
        self.trick: list[int] = list(state.trick)
        self.me = self._from(state.leader, len(self.trick))
        self.mine = self.hands[self.me]
        self.kept = [c for c in self.mine if c != card]
        self.partner = self._from(self.me, 2) if len(self.chairs) == 4 else None
        self.foes = [seat for seat in self.chairs if seat not in (self.me, self.partner)]
        self.after = [self._from(self.me, step) for step in range(1, len(self.chairs) - len(self.trick))]
        self.suit = self.of(card)
        self.led = next((self.of(c) for c in self.trick if self.of(c) is not None), None)
        self.leads = not self.trick
        self.follows = not self.leads and self.suit is not None and self.suit == self.led
        held = [c for c in self.mine if self.of(c) == self.suit]
        self.same = held if self.suit is not None else []
        self.rest = [c for c in self.same if c != card]
        self.best = self.winner(self.trick)
        self.ahead = None if self.best is None else self._from(state.leader, self.trick.index(self.best))
        self.with_partner = self.partner is not None and self.ahead == self.partner
        self.takes = self.winner([*self.trick, card]) == card
        holder = state.layout.holder
        self.both = self.partner is not None and holder[self.me] == holder[self.partner]
        self.dummies = [seat for seat in state.layout.dummies if seat in self.chairs]
        self.owes = any(seat == self.me for seat, _ in state.part(LawTable).owed)
        self.past: list[tuple[Any, list[int]]] = [(t.leader, list(t.cards)) for t in state.tricks]

    def _from(self, seat: int, steps: int) -> Any:
        return self.chairs[(self.chairs.index(seat) + steps) % len(self.chairs)]

    def of(self, card: int) -> int | None:
        """The suit in play: a joker is a trump, or nothing."""
        return self.trump if card >= 52 else card // 13

    def worth(self, card: int) -> int:
        """How good a card is in its suit: thirteen for the little joker, twelve for the best of a suit, then down."""
        if card >= 52:
            return card - 39
        pips = card % 13
        if not self.down:
            return pips
        order = [12, *range(12)] if self.good_ace else [*range(12), 12]
        return 12 - order.index(pips)

    def winner(self, cards: list[int]) -> int | None:
        """The card that wins of those on the table."""
        if not cards:
            return None
        led = next((self.of(c) for c in cards if self.of(c) is not None), None)
        trumps = [c for c in cards if self.of(c) is not None and self.of(c) == self.trump]
        running = trumps or [c for c in cards if self.of(c) == led and led is not None]
        return max(running, key=self.worth) if running else cards[0]

    def could_play(self, seat: int, led: int | None) -> list[int]:
        suited = [c for c in self.hands[seat] if self.of(c) == led]
        return suited or self.hands[seat]

    def beaten(self, card: int, seats: list[Any]) -> bool:
        """Whether one of ``seats`` can beat ``card`` with what he really has."""
        table = self.trick if card in self.trick else [*self.trick, card]
        led = next((self.of(c) for c in table if self.of(c) is not None), None)
        return any(self.winner([*table, c]) == c for seat in seats for c in self.could_play(seat, led))

    def foe_beats(self, card: int) -> bool:
        return self.beaten(card, [seat for seat in self.after if seat in self.foes])

    def others(self, suit: int | None) -> list[int]:
        """The cards of ``suit`` in the other hands that play."""
        return [c for seat in self.chairs if seat != self.me for c in self.hands[seat] if self.of(c) == suit]

    def against(self, suit: int | None) -> list[int]:
        """The cards of ``suit`` that are still out and not the side's, wherever they lie."""
        known = [*self.mine, *self.opposite(suit), *self.trick, *(c for _, cards in self.past for c in cards)]
        return [c for c in range(54) if self.of(c) == suit and c not in known]

    def foes_have(self, suit: int | None) -> list[int]:
        return [c for seat in self.foes for c in self.hands[seat] if self.of(c) == suit]

    def best_left(self, card: int) -> bool:
        """Whether no hand has a better card of the suit, one's own neither."""
        left = [*self.others(self.of(card)), *[c for c in self.mine if self.of(c) == self.of(card)]]
        return all(self.worth(c) <= self.worth(card) for c in left)

    def touching(self, one: int, other: int) -> bool:
        """Whether no card of another hand, nor one on the table, stands between two of one suit."""
        between = [*self.others(self.of(one)), *[c for c in self.trick if self.of(c) == self.of(one)]]
        low, high = sorted((self.worth(one), self.worth(other)))
        return not any(low < self.worth(c) < high for c in between)

    @property
    def lowest(self) -> bool:
        return self.suit is not None and all(self.worth(c) >= self.worth(self.card) for c in self.same)

    @property
    def highest(self) -> bool:
        return self.suit is not None and all(self.worth(c) <= self.worth(self.card) for c in self.same)

    @property
    def low(self) -> bool:
        """The lowest of its suit, or as good as that."""
        return self.suit is not None and self.touching(self.card, min(self.same, key=self.worth))

    @property
    def high(self) -> bool:
        return self.suit is not None and self.touching(self.card, max(self.same, key=self.worth))

    @property
    def is_small(self) -> bool:
        return self.card < 52 and self.worth(self.card) < SMALL

    @property
    def is_trump(self) -> bool:
        return self.suit is not None and self.suit == self.trump

    @property
    def ruffs(self) -> bool:
        return not self.leads and self.led is not None and self.led != self.trump and self.is_trump

    @property
    def throws(self) -> bool:
        return not self.leads and not self.follows and not self.is_trump and self.led is not None

    @property
    def my_trumps(self) -> list[int]:
        return [] if self.trump is None else [c for c in self.mine if self.of(c) == self.trump]

    def opposite(self, suit: int | None) -> list[int]:
        """Partner's cards of a suit, if the player may look at them."""
        if self.partner is None or not (self.both or self.partner in self.state.faced):
            return []
        return [c for c in self.hands[self.partner] if self.of(c) == suit]

    @property
    def settled(self) -> bool:
        """Whether partner has the trick and nobody can take it from him."""
        return self.with_partner and self.best is not None and not self.foe_beats(self.best)

    def seen(self, seat: Any) -> bool:
        holder = self.state.layout.holder
        return seat in self.state.faced or holder[seat] == holder[self.me]

    @property
    def plainly_settled(self) -> bool:
        """Whether partner's card holds the trick and the player can see that no card is out that would beat it."""
        if not self.settled or self.best is None:
            return False
        hidden = [c for seat in self.chairs if not self.seen(seat) for c in self.hands[seat]]
        beating = [c for c in hidden if self.winner([*self.trick, c]) == c]
        return all(self.seen(seat) for seat in self.after if seat in self.foes) or not beating

    def leads_of(self, suit: int | None) -> list[int]:
        """Who led ``suit`` before, in order."""
        return [leader for leader, cards in self.past if self._suit_led(cards) == suit]

    def _suit_led(self, cards: list[int]) -> int | None:
        return next((self.of(c) for c in cards if self.of(c) is not None), None)

    def played_by(self, seat: int) -> list[tuple[int | None, int]]:
        """The suits led and the cards that ``seat`` played to them; None for one that he led himself."""
        found: list[tuple[int | None, int]] = []
        tricks = [*self.past, (self.state.leader, self.trick)]
        for leader, cards in tricks:
            place = (self.chairs.index(seat) - self.chairs.index(leader)) % len(self.chairs)
            if place < len(cards):
                found.append((self._suit_led(cards[:place]) if place else None, cards[place]))
        return found

    def called(self, seat: int) -> bool:
        """Whether ``seat`` has lost with a better and then played a poorer card of a plain suit that others led."""
        seen: dict[int, list[tuple[int, bool]]] = {}
        for leader, cards in [*self.past, (self.state.leader, self.trick)]:
            place = (self.chairs.index(seat) - self.chairs.index(leader)) % len(self.chairs)
            if place >= len(cards):
                continue
            led, card = self._suit_led(cards[:place]), cards[place]
            if led is not None and led == self.of(card) and led != self.trump:
                took = self.winner(cards[: place + 1]) == card
                seen.setdefault(led, []).append((self.worth(card), took))
        return any(len(two) == 2 and two[1][0] < two[0][0] and not two[0][1] for two in (s[:2] for s in seen.values()))

    def honour(self, card: int) -> bool:
        return card < 52 and card % 13 >= JACK

    def strength(self, suit: int) -> tuple[int, int]:
        cards = [self.worth(c) for c in self.mine if self.of(c) == suit]
        return len(cards), sum(max(0, worth - TEN) for worth in cards)

    @property
    def plain_suits(self) -> list[int]:
        return sorted({s for c in self.mine if (s := self.of(c)) is not None and s != self.trump})


Claim = Callable[[Board, Args], bool]


def untrue(state: DealState, card: int, said: Message, thought: Thought | None) -> bool:
    """Whether ``said`` of ``card``, to be played next, is false; KeyError for a sentence that nobody judged."""
    if said.key == "reason.both":
        return any(untrue(state, card, said.args[part], thought) for part in ("first", "then"))
    board = Board(state, card, thought)
    named = said.args.get("card", card)
    suit = said.args.get("suit", board.suit)
    if said.key.startswith("reason.") and "card" in said.args and named != card:
        return True
    about = ("reason.hope_void", "reason.only_void")
    if said.key not in about and suit not in (board.suit, -1):
        return True
    key = said.key if said.key in WORDS else said.key.removesuffix("_down")
    for_low = f"{key}_down" in ENGLISH
    if for_low and board.down != said.key.endswith("_down"):
        return True
    return not WORDS[key](board, said.args)


def _to_named(b: Board, a: Args) -> bool:
    """A lead to the card that is named, in the hand opposite."""
    return b.leads and a["ally"] in b.opposite(b.suit) and b.worth(a["ally"]) > b.worth(b.card)


def _from_hand(b: Board) -> bool:
    return b.both and b.partner in b.dummies


def _from_dummy(b: Board) -> bool:
    return b.both and b.me in b.dummies


def _partners(b: Board) -> bool:
    before = b.leads_of(b.suit)
    return b.leads and not b.both and bool(before) and before[0] == b.partner


def _third(b: Board) -> bool:
    return b.follows and len(b.trick) == 2 and len(b.chairs) == 4 and b.takes and not b.plainly_settled


def _could_ruff(b: Board) -> bool:
    return b.throws and b.led != b.trump and bool(b.my_trumps)


def _partner_void(b: Board, needs_trump: bool) -> bool:
    if b.partner is None or not b.leads or b.suit == b.trump:
        return False
    theirs = b.hands[b.partner]
    trumps = any(b.of(c) == b.trump for c in theirs) and b.trump is not None
    return not any(b.of(c) == b.suit for c in theirs) and (trumps or not needs_trump)


def _figures(b: Board, card: int) -> Any:
    assert b.thought is not None
    for one in b.thought.candidates:
        shown = one.action.plays
        if shown is not None and (shown == card or (b.of(shown) == b.of(card) and b.touching(shown, card))):
            return one
    raise AssertionError("a card that was not looked at")


def _other(b: Board, a: Args) -> bool:
    lawful = b.could_play(b.me, b.led) if not b.leads else b.mine
    return a["other"] != b.card and a["other"] in lawful


def _most(b: Board, a: Args) -> bool:
    if b.thought is None or not b.thought.candidates:
        return len(b.mine) > 1
    mine = _figures(b, b.card).tricks
    return all(one.tricks <= mine + 1e-4 for one in b.thought.candidates)


def _more(b: Board, a: Args) -> bool:
    if b.thought is None or not b.thought.candidates:
        return _other(b, a)
    return _other(b, a) and _figures(b, b.card).tricks > _figures(b, a["other"]).tricks


def _for_score(b: Board, a: Args) -> bool:
    mine, other = _figures(b, b.card), _figures(b, a["other"])
    return _other(b, a) and mine.points > other.points and other.tricks > mine.tricks - 0.081


def _either(b: Board, a: Args) -> bool:
    mine, other = _figures(b, b.card), _figures(b, a["other"])
    doubt = 0.001 if other.error is None else other.error + 0.001
    return _other(b, a) and abs(mine.tricks - other.tricks) <= 0.25 * doubt + 0.001


def _for_so_many(b: Board, a: Args) -> bool:
    mine, other = _figures(b, b.card), _figures(b, a["other"])
    ours = [b.me, *([] if b.partner is None else [b.partner])]
    won = sum(t.winner in ours for t in b.state.tricks)
    return _other(b, a) and mine.points > other.points and won < a["n"] <= won + len(b.mine) and a["n"] > 1


def _most_trumps(b: Board) -> bool:
    """The hands that the player sees on his side have as many trumps as all others, or more."""
    ours = len(b.my_trumps) + len(b.opposite(b.trump))
    return ours >= sum(b.of(c) == b.trump for seat in b.chairs for c in b.hands[seat]) - ours


def _in_sequence(b: Board) -> bool:
    """A card of the hand is as good, and it is one of the next two below or above, or both are tens or better."""
    return b.leads and any(
        b.touching(b.card, c)
        and (abs(b.worth(b.card) - b.worth(c)) <= 2 or min(b.worth(b.card), b.worth(c)) >= TEN)
        for c in b.rest
    )  # fmt: skip


def _to_establish(b: Board, a: Args) -> bool:
    """Both hands have the suit, and the longer one has cards in it that do not win anyhow."""
    both = [*b.same, *b.opposite(b.suit)]
    theirs = b.against(b.suit)
    best = max(map(b.worth, theirs), default=-1)
    enough = min(len(theirs), max(len(b.same), len(b.opposite(b.suit))))
    return b.leads and b.both and bool(b.opposite(b.suit)) and sum(b.worth(c) > best for c in both) < enough


def _keeps_lower(b: Board) -> bool:
    return b.worth(b.card) >= TEN and any(b.worth(c) < b.worth(b.card) for c in b.rest)


def _unblocks(b: Board, a: Args) -> bool:
    before = b.leads_of(b.suit)
    opener = before[0] if before else b.state.leader
    return b.follows and not b.takes and not b.both and opener == b.partner and _keeps_lower(b)


def _clears(b: Board, a: Args) -> bool:
    return b.throws and b.both and len(b.opposite(b.suit)) > len(b.rest) and _keeps_lower(b)


def _better_in(b: Board, a: Args) -> bool:
    return _other(b, a) and 0 <= a["less"] < a["n"] and a["n"] + a["less"] <= a["m"]


def _weakest(b: Board) -> bool:
    """No plain suit of the hand is at once shorter and without as good cards."""
    assert b.suit is not None
    length, honours = b.strength(b.suit)
    return not any(b.strength(s)[0] < length and b.strength(s)[1] < honours for s in b.plain_suits)


def _strongest(b: Board) -> bool:
    assert b.suit is not None
    length, honours = b.strength(b.suit)
    return not any(b.strength(s)[0] > length and b.strength(s)[1] > honours for s in b.plain_suits)


def _threw_before(b: Board) -> bool:
    return any(led is not None and b.of(c) not in (led, b.trump) for led, c in b.played_by(b.me))


def _winners(b: Board) -> list[int]:
    lawful = b.could_play(b.me, b.led)
    return [c for c in lawful if b.winner([*b.trick, c]) == c]


def _cheapest(b: Board) -> bool:
    mine = [c for c in _winners(b) if b.of(c) == b.suit]
    return b.card in mine and b.touching(b.card, min(mine, key=b.worth))


def _just_enough(b: Board, a: Args) -> bool:
    dummy = b.after[0] if b.after else None
    if dummy not in b.dummies or dummy not in b.foes or b.plainly_settled:
        return False
    enough = [c for c in _winners(b) if not b.beaten(c, [dummy])]
    return b.card in enough and b.touching(b.card, min(enough, key=b.worth))


def _finesses(b: Board, a: Args) -> bool:
    over = any(b.worth(c) > b.worth(a["missing"]) for c in b.rest)
    best = max(map(b.worth, b.rest), default=-1)
    if b.is_small and sum(b.worth(b.card) < b.worth(c) < best for c in b.against(b.suit)) > 1:
        return False
    return b.follows and b.takes and over and b.worth(a["missing"]) > b.worth(b.card) and a["missing"] not in b.mine


def _finesse_led(b: Board, a: Args) -> bool:
    there, missing = b.opposite(b.suit), b.worth(a["missing"])
    return (
        b.leads and a["missing"] in b.against(b.suit) and not _seen_last(b, a["missing"])
        and any(b.worth(c) > missing for c in there) and any(TEN <= b.worth(c) < missing for c in there)
    )  # fmt: skip


def _missing_honour(b: Board, a: Args) -> bool:
    """An honour is out between two cards of the side, over the card that is to win without it."""
    ours = b.opposite(b.suit) if b.leads else b.rest
    low = [c for c in b.opposite(b.suit) if b.worth(c) >= TEN] if b.leads else [b.card]
    return not b.down and any(
        b.honour(c) and any(b.worth(x) < b.worth(c) for x in low) and any(b.worth(x) > b.worth(c) for x in ours)
        for c in b.against(b.suit)
    )


def _seen_last(b: Board, card: int) -> bool:
    """Whether ``card`` lies open behind the hand that is led to."""
    return bool(b.after) and b.seen(b.after[-1]) and card in b.hands[b.after[-1]]


def _spare_guard(b: Board, a: Args) -> bool:
    if not b.throws or b.down or not b.rest:
        return False
    honour = max(b.rest, key=b.worth)
    above = [c for c in b.others(b.suit) if b.worth(c) > b.worth(honour)]
    return b.honour(honour) and len(b.rest) > len(above)


def _short_dummy(b: Board, a: Args) -> bool:
    for seat in b.foes:
        if seat in b.dummies and any(b.of(c) == b.trump for c in b.hands[seat]):
            lengths = [sum(b.of(c) == s for c in b.hands[seat]) for s in range(4) if s != b.trump]
            return b.leads and b.is_trump and min(lengths) < 2
    return False


def _dummys(b: Board, first: bool) -> list[int]:
    seat = None if not b.leads else b.after[0] if first else b.after[-1]
    if seat not in b.dummies or seat not in b.foes:
        return []
    return [c for c in b.hands[seat] if b.of(c) == b.suit]


def _ruffed_high(b: Board, a: Args) -> bool:
    """A lower trump would have won so far, and somebody may yet overruff it."""
    lower = [c for c in _winners(b) if b.of(c) == b.trump and b.worth(c) < b.worth(b.card)]
    return b.ruffs and b.takes and bool(lower) and any(seat in b.foes for seat in b.after)


def _can_take(b: Board, a: Args) -> bool:
    ally = a["ally"]
    if b.partner not in b.after or ally not in b.hands[b.partner] or b.best is None or b.of(ally) != b.led:
        return False
    table = [*b.trick, b.card]
    return b.winner([*table, ally]) == ally and not any(
        b.winner([*table, c, ally]) != ally
        for seat in b.after if seat in b.foes for c in b.could_play(seat, b.led)
    )  # fmt: skip


def _longest(b: Board) -> bool:
    others = [sum(b.of(c) == s for c in b.mine) for s in range(4) if s != b.suit]
    return b.leads and len(b.same) >= 3 and len(b.same) > max(others)


WORDS: dict[str, Claim] = {
    "reason.forced": lambda b, a: True,
    "reason.obeys": lambda b, a: b.owes,
    "reason.plays": lambda b, a: True,
    "reason.leads": lambda b, a: b.leads,
    "reason.leads_low": lambda b, a: b.leads and b.lowest,
    "reason.leads_high": lambda b, a: b.leads and b.highest,
    "reason.best_card": lambda b, a: b.leads and b.suit is not None and b.best_left(b.card),
    "reason.return_suit": lambda b, a: _partners(b),
    "reason.singleton": lambda b, a: (
        b.leads and not b.is_trump and not b.rest and bool(b.my_trumps) and b.suit is not None
        and not (b.both and any(b.best_left(c) for c in b.opposite(b.suit)))
    ),
    "reason.long_suit": lambda b, a: _longest(b),
    "reason.trump_last": lambda b, a: b.leads and b.is_trump and not b.foes_have(b.trump),
    "reason.return_trump": lambda b, a: b.leads and b.is_trump and b.partner in b.leads_of(b.trump),
    "reason.stop_ruffs": _short_dummy,
    "reason.draw_best": lambda b, a: b.leads and b.is_trump and b.best_left(b.card),
    "reason.draw": lambda b, a: b.leads and b.is_trump and _most_trumps(b),
    "reason.cross_trump": lambda b, a: (
        b.leads and b.is_trump and b.both and any(b.worth(c) > b.worth(b.card) for c in b.opposite(b.trump))
        and any(b.best_left(c) for s in range(4) if s != b.trump for c in b.opposite(s))
    ),
    "reason.trump_toward_dummy": lambda b, a: b.is_trump and _from_hand(b) and _to_named(b, a),
    "reason.trump_toward_hand": lambda b, a: b.is_trump and _from_dummy(b) and _to_named(b, a),
    "reason.adversary_trump": lambda b, a: b.leads and b.is_trump and bool(b.plain_suits),
    "reason.ruff_dummy": lambda b, a: _from_hand(b) and _partner_void(b, True),
    "reason.ruff_hand": lambda b, a: _from_dummy(b) and _partner_void(b, True),
    "reason.ruff_partner": lambda b, a: _partner_void(b, True),
    "reason.ruff_chance": lambda b, a: _partner_void(b, False),
    "reason.cash_safe": lambda b, a: (
        b.leads and not b.is_trump and b.trump is not None and not b.foes_have(b.trump) and b.best_left(b.card)
    ),
    "reason.toward_dummy": lambda b, a: _from_hand(b) and _to_named(b, a),
    "reason.toward_hand": lambda b, a: _from_dummy(b) and _to_named(b, a),
    "reason.cross_dummy": lambda b, a: _from_hand(b) and _to_named(b, a),
    "reason.cross_hand": lambda b, a: _from_dummy(b) and _to_named(b, a),
    "reason.lead_finesse": _finesse_led,
    "reason.sequence": lambda b, a: _in_sequence(b),
    "reason.up_to_weakness": lambda b, a: max(map(b.worth, _dummys(b, False)), default=99) < TEN,
    "reason.through_strength": lambda b, a: max(_dummys(b, True), key=b.worth, default=-1) == a["top"]
    and b.worth(a["top"]) >= TEN,
    "reason.continues": lambda b, a: b.leads and b.me in b.leads_of(b.suit),
    "reason.short_top": lambda b, a: b.leads and len(b.same) == 2 and b.highest and b.is_small,
    "reason.establish": _to_establish,
    "reason.quiet": lambda b, a: b.leads and not b.is_trump and b.worth(b.card) < JACK,
    "reason.lead_under": lambda b, a: b.leads and a["other"] in b.rest and b.worth(a["other"]) > b.worth(b.card),
    "reason.follows": lambda b, a: b.follows,
    "reason.follows_low": lambda b, a: b.follows and b.lowest,
    "reason.follows_high": lambda b, a: b.follows and b.highest,
    "reason.beats": lambda b, a: b.takes and a["best"] == b.best,
    "reason.plays_best": lambda b, a: b.follows and b.best_left(b.card),
    "reason.over_partner": lambda b, a: b.takes and b.with_partner and a["best"] == b.best,
    "reason.leaves_partner": lambda b, a: not b.takes and b.with_partner and a["best"] == b.best,
    "reason.cannot_win": lambda b, a: b.follows and not _winners(b) and b.low and b.is_small and not b.with_partner,
    "reason.partner_wins": lambda b, a: b.settled and not b.takes and b.low and b.is_small,
    "reason.win_cheaply": lambda b, a: b.takes and not b.with_partner and _cheapest(b) and not b.foe_beats(b.card),
    "reason.third_high": lambda b, a: _third(b) and b.high,
    "reason.third_enough": lambda b, a: _third(b) and not b.foe_beats(b.card) and not b.highest,
    "reason.third_tries": lambda b, a: _third(b) and not (b.seen(b.after[0]) and b.foe_beats(b.card)),
    "reason.beats_dummy": _just_enough,
    "reason.win_sure": lambda b, a: b.takes and not b.leads and not b.beaten(b.card, b.after) and not b.plainly_settled,
    "reason.takes_best": lambda b, a: (
        b.takes and b.follows and b.best_left(b.card) and not b.foe_beats(b.card) and not b.plainly_settled
    ),
    "reason.cover": lambda b, a: (
        len(b.trick) == 1 and b.takes and not b.down and not b.with_partner and a["best"] == b.best
        and b.follows and b.honour(b.card) and b.honour(a["best"])
    ),
    "reason.second_sequence": lambda b, a: (
        len(b.trick) == 1 and b.honour(b.card) and any(b.honour(c) and b.touching(b.card, c) for c in b.rest)
    ),
    "reason.second_high": lambda b, a: b.follows and b.takes and bool(b.after) and not b.lowest and not b.with_partner,
    "reason.second_low": lambda b, a: b.follows and len(b.trick) == 1 and b.low and b.is_small and not b.takes,
    "reason.leave_to_dummy": lambda b, a: _from_hand(b) and _can_take(b, a),
    "reason.leave_to_hand": lambda b, a: _from_dummy(b) and _can_take(b, a),
    "reason.keeps_best": lambda b, a: b.follows and a["top"] in b.rest and b.worth(a["top"]) > b.worth(b.card),
    "reason.finesse": _finesses,
    "reason.unblock": _unblocks,
    "reason.unblock_throw": _clears,
    "reason.ruff": lambda b, a: b.ruffs and b.takes,
    "reason.ruff_for_partner": lambda b, a: b.ruffs and b.takes and b.with_partner and a["best"] == b.best,
    "reason.only_trumps": lambda b, a: len(b.my_trumps) == len(b.mine),
    "reason.overruff": lambda b, a: b.ruffs and b.takes and b.of(a["best"]) == b.trump and b.ahead in b.foes,
    "reason.ruff_high": _ruffed_high,
    "reason.ruff_short": lambda b, a: b.ruffs and b.takes and len(b.my_trumps) < len(b.opposite(b.trump)),
    "reason.low_trump": lambda b, a: len(b.my_trumps) == len(b.mine) and b.lowest,
    "reason.plays_trump": lambda b, a: b.is_trump,
    "reason.no_ruff_partner": lambda b, a: (
        _could_ruff(b) and b.with_partner and a["best"] == b.best and b.of(a["best"]) != b.trump
    ),
    "reason.no_ruff": lambda b, a: _could_ruff(b),
    "reason.keeps_trump": lambda b, a: _could_ruff(b) and a["other"] in b.my_trumps,
    "reason.make_void": lambda b, a: b.throws and not b.rest and 0 < len(b.my_trumps) < len(b.kept),
    "reason.throws": lambda b, a: b.throws,
    "reason.throw_partner_strong": lambda b, a: (
        b.throws and max(map(b.worth, b.opposite(b.suit)), default=-1) > max(map(b.worth, b.same))
    ),
    "reason.throw_weak": lambda b, a: b.throws and a["top"] == max(b.same, key=b.worth) and b.worth(a["top"]) < TEN,
    "reason.throw_beside_best": lambda b, a: b.throws and bool(b.rest) and all(
        b.worth(c) < max(map(b.worth, b.rest)) for c in b.others(b.suit)
    ),
    "reason.throw_spare": _spare_guard,
    "reason.throw_low": lambda b, a: b.throws and b.lowest,
    "reason.throw_least": lambda b, a: b.throws,
    "reason.throw_joker": lambda b, a: b.card >= 52 and b.trump is None,
    "reason.fourth_best": lambda b, a: b.leads and sum(b.worth(c) > b.worth(b.card) for c in b.rest) == 3,
    "reason.king_from_ace_king": lambda b, a: b.leads and a["best"] in b.rest and b.worth(a["best"]) == 12
    and b.worth(b.card) == 11,
    "reason.ace_king_alone": lambda b, a: b.leads and sorted(map(b.worth, b.same)) == [11, 12],
    "reason.honour_lead": lambda b, a: (
        b.leads and b.worth(b.card) >= TEN and any(TEN <= b.worth(c) <= 12 for c in b.rest)
    ),
    "reason.highest_short": lambda b, a: b.leads and len(b.same) in (2, 3) and b.highest,
    "reason.lowest_short": lambda b, a: b.leads and b.lowest and a["best"] in b.rest,
    "reason.trumps_from_five": lambda b, a: b.leads and b.is_trump and len(b.my_trumps) == a["n"] >= 5,
    "reason.answer_call": lambda b, a: b.leads and b.is_trump and b.partner is not None and b.called(b.partner),
    "reason.return_best": lambda b, a: _partners(b) and b.best_left(b.card),
    "reason.return_higher": lambda b, a: _partners(b) and len(b.same) == 2 and b.highest,
    "reason.return_lowest": lambda b, a: _partners(b) and len(b.same) >= 3 and b.lowest,
    "reason.call_begin": lambda b, a: b.follows and not b.is_trump and not b.lowest and b.trump is not None,
    "reason.call_end": lambda b, a: (
        b.follows and b.worth(a["other"]) > b.worth(b.card) and (b.led, a["other"]) in b.played_by(b.me)
    ),
    "reason.echo": lambda b, a: (
        b.follows and b.is_trump and sum(b.worth(c) > b.worth(b.card) for c in b.rest) == 2 and len(b.same) >= 4
    ),
    "reason.lowest_equal": lambda b, a: any(b.touching(b.card, c) and b.worth(c) >= TEN for c in b.rest) and (
        b.lowest or (b.takes and not any(
            b.of(c) == b.suit and b.worth(c) < b.worth(b.card) for c in (() if b.leads else _winners(b))
        ))
    ),
    "reason.discard_weakest": lambda b, a: b.throws and not _threw_before(b) and _weakest(b),
    "reason.discard_protected": lambda b, a: b.throws and _strongest(b) and any(
        seat in b.leads_of(b.trump) or b.called(seat) or (b.led == b.trump and b.state.leader == seat)
        for seat in b.foes
    ),
    "reason.ending": _most,
    "reason.more_tricks": _more,
    "reason.stop_leader": lambda b, a: b.partner is None,
    "reason.worlds": _better_in,
    "reason.hope_card": lambda b, a: _other(b, a) and a["seat"] != b.me and a["best"] not in b.mine,
    "reason.hope_void": lambda b, a: _other(b, a) and a["seat"] != b.me,
    "reason.only_card": lambda b, a: _other(b, a) and a["seat"] != b.me and a["best"] not in b.mine,
    "reason.only_void": lambda b, a: _other(b, a) and a["seat"] != b.me,
    "reason.score": _for_score,
    "reason.either": _either,
    "reason.score_tricks": _for_so_many,
    "idea.forced": lambda b, a: True,
    "idea.obeys": lambda b, a: b.owes,
    "idea.judge": lambda b, a: True,
    "idea.ending": lambda b, a: True,
    "idea.hope": lambda b, a: True,
    "idea.worlds": lambda b, a: True,
    "idea.score": lambda b, a: True,
    "idea.stop_leader": lambda b, a: b.partner is None,
    "idea.take_tricks": lambda b, a: b.takes and all(b.worth(c) < b.worth(b.card) for c in b.others(b.suit)),
    "idea.return_suit": lambda b, a: _partners(b),
    "idea.ruff": lambda b, a: (
        b.is_small and b.takes if b.ruffs else any(c < 52 and b.worth(c) < TEN for c in b.my_trumps)
    ),
    "idea.draw_trumps": lambda b, a: b.leads and b.is_trump,
    "idea.long_suit": lambda b, a: _longest(b) or len(b.same) >= 4 or len(b.opposite(b.suit)) >= 4,
    "idea.save_high": lambda b, a: (
        b.suit is not None and b.worth(b.card) < JACK and any(b.worth(c) >= JACK for c in b.kept)
    ),
    "idea.win_cheaply": lambda b, a: b.takes and not b.leads and not b.plainly_settled and _cheapest(b),
    "idea.third_high": lambda b, a: _third(b) and b.high and not b.down,
    "idea.third_high_down": lambda b, a: _third(b),
    "idea.second_low": lambda b, a: len(b.trick) == 1 and b.follows and b.low and b.is_small and not b.takes,
    "idea.second_high": lambda b, a: len(b.trick) == 1 and b.follows and b.takes and not b.lowest and not b.down,
    "idea.second_high_down": lambda b, a: len(b.trick) == 1 and b.follows and b.takes and b.high,
    "idea.discard": lambda b, a: b.throws,
    "idea.entries": lambda b, a: b.leads and b.both and any(b.worth(c) > b.worth(b.card) for c in b.opposite(b.suit)),
    "idea.ruff_short": lambda b, a: (
        len(b.my_trumps) < len(b.opposite(b.trump)) if b.ruffs
        else _partner_void(b, True) and len(b.opposite(b.trump)) < len(b.my_trumps)
    ),
    "idea.give_ruff": lambda b, a: _partner_void(b, False),
    "idea.toward_honours": lambda b, a: b.leads and b.both and any(map(b.honour, b.opposite(b.suit))) and not b.down,
    "idea.finesse": _missing_honour,
    "idea.spend_least": lambda b, a: not b.leads and b.low,
    "idea.sequences": lambda b, a: _in_sequence(b),
    "idea.up_to_weakness": lambda b, a: max(map(b.worth, _dummys(b, False)), default=99) < TEN,
    "idea.through_strength": lambda b, a: max(map(b.worth, _dummys(b, True)), default=0) >= TEN,
    "idea.lead_safely": lambda b, a: b.leads and b.worth(b.card) < JACK,
    "idea.unblock": lambda b, a: _unblocks(b, a) or _clears(b, a),
    "idea.cover": lambda b, a: (
        len(b.trick) == 1 and b.takes and b.best is not None and b.honour(b.card) and b.honour(b.best) and not b.down
    ),
    "idea.save_trumps": lambda b, a: _could_ruff(b),
    "idea.no_ruff_partner": lambda b, a: _could_ruff(b) and b.settled,
    "idea.show": lambda b, a: b.partner is not None and not b.both,
    "idea.call": lambda b, a: b.partner is not None and not b.both and b.trump is not None,
}  # fmt: skip
"""What the English words say, by key; words for low cards say the same unless they stand here themselves."""
