"""What do the cards of a hidden hand mean under the conventions, and what is the likelihood of a layout?"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp, log
from operator import add, or_
from typing import Final

from dummywhist.engine.cards.card import SUITS, TEN, Card, Suit
from dummywhist.engine.cards.hand import SUIT_MASK
from dummywhist.engine.cards.seat import Seat, left_of, opposite
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.knowledge.infer import FIRST_JOKER, Insight
from dummywhist.engine.knowledge.sample import Deal
from dummywhist.engine.messages import Message, message
from dummywhist.engine.players.agreed import COMMON, Conventions
from dummywhist.engine.players.belief.holding_likelihood import Holdings, Rule, class_of, likelihood
from dummywhist.engine.players.facts.holdings import A, J, K, Q, T
from dummywhist.engine.players.facts.story import Played, Story, plays, signals, tries
from dummywhist.engine.players.mirror import told_back, turned_back, turned_over, uptown
from dummywhist.engine.values import NamedTuple

Trust = tuple[tuple[float, float], ...]
"""How far a player may keep to what his cards mean, from 0, they say nothing, to 1, as the players that `WEIGHTS` are
taken from; each with its prior probability.
"""
FULL: Final[Trust] = ((1.0, 1.0),)
STRANGER: Final[Trust] = ((0.0, 0.5), (0.5, 0.3), (0.9, 0.2))
"""Of somebody of whom nothing is known: so what he does not mean can mislead by one bit at most."""
PARTNER: Final[Trust] = ((0.0, 0.25), (0.5, 0.3), (0.9, 0.45))
"""Of a partner, with whom the conventions are agreed."""
FOURTH, SHORT, LED = (0, 1), (2, 3), (0, 1, 2)
SAYS: Final[Mapping[str, tuple[int, ...]]] = {
    "infer.fourth_best": FOURTH,
    "infer.fourth_best_down": FOURTH,
    "infer.fourth_best_seen": FOURTH,
    "infer.fourth_best_seen_down": FOURTH,
    "infer.short": SHORT,
    "infer.short_down": SHORT,
}
"""By message, the classes of holdings (`holding_likelihood.class_of`) of which it says what is so; else `LED` of a
lead, and of all others the first."""
QUIET: Final = frozenset({"tries", "low", "no_trumps"})
"""Kinds that are plain play rather than signals, and go without saying."""


class Inference(NamedTuple):
    """What one card says of the hand that it came from.

    ``seat`` played ``card`` to trick ``trick`` (from 0); ``convention`` is the key of the convention it is read by.
    ``rule`` judges the holdings in ``suits`` at that time: what a layout has there now, and ``since``, what was played
    since, both by ranks of a deal in which high cards win; ``mirror`` turns a downtown layout over, None if it need not
    be. ``settled``: the hand has since shown all that ``message`` speaks of.
    """

    seat: Seat
    trick: int
    card: Card
    convention: str
    message: Message
    rule: Rule
    suits: tuple[int, ...]
    since: tuple[int, ...]
    mirror: bool | None = None
    settled: bool = False

    def held(self, world: Deal) -> Holdings:
        """Return what the hand held of ``suits`` at that time if the cards lie as in ``world``."""
        hand = world[self.seat]
        there = [hand >> 13 * suit & SUIT_MASK for suit in self.suits]
        if self.mirror is not None:
            there = [_turned(holding, self.mirror) for holding in there]
        return tuple(map(or_, there, self.since))

    def likelihood(self, world: Deal) -> float:
        """Return how likely the card is if the cards lie as in ``world``, against the likeliest holding."""
        return likelihood(self.rule, self.held(world))

    def is_so(self, world: Deal) -> bool:
        """Whether the hand held what ``message`` says if the cards lie as in ``world``."""
        usual = LED if self.rule.kind.startswith("lead") else (0,)
        return class_of(self.rule, self.held(world)) in SAYS.get(self.message.key, usual)

    @property
    def notable(self) -> bool:
        """Whether it is a signal, and worth showing, rather than plain play."""
        return self.rule.kind not in QUIET


@lru_cache(maxsize=1 << 14)
def _turned(holding: int, good_ace: bool) -> int:
    to = turned_over(good_ace)
    mask = 0
    for rank in range(13):
        if holding >> rank & 1:
            mask |= 1 << to[rank]
    return mask


class Reader:
    """How well a layout agrees with some inferences: called with the cards left at N E S W, it returns the logarithm of
    the likelihood, 0 at best. Results are cached by holding and suit. All cards of a seat tell how far it is to be
    trusted; ``partner`` keeps to what was agreed more often.
    """

    def __init__(self, found: Iterable[Inference], trust: Trust = STRANGER, partner: Seat | None = None) -> None:
        groups: dict[Seat, dict[tuple[int, ...], list[Inference]]] = {}
        for one in found:
            groups.setdefault(one.seat, {}).setdefault(tuple(sorted(one.suits)), []).append(one)
        self._seats = [
            (
                seat,
                PARTNER if seat == partner else trust,
                [(sum(SUIT_MASK << 13 * suit for suit in suits), group, _Memo()) for suits, group in told.items()],
            )
            for seat, told in groups.items()
        ]

    def __call__(self, world: Deal) -> float:
        total = 0.0
        for seat, trust, groups in self._seats:
            logs = [0.0] * len(trust)
            for mask, group, known in groups:
                cards = world[seat] & mask
                value = known.get(cards)
                if value is None:
                    value = known[cards] = self._value(world, group, trust)
                logs = list(map(add, logs, value))
            total += log(sum(prior * exp(one) for (_, prior), one in zip(trust, logs, strict=True)))
        return total

    @staticmethod
    def _value(world: Deal, group: Iterable[Inference], trust: Trust) -> tuple[float, ...]:
        """Return the logarithm of how likely the cards are by each degree of ``trust``."""
        likely = [one.likelihood(world) for one in group]
        return tuple(sum(log(1.0 - degree * (1.0 - one)) for one in likely) for degree, _ in trust)


_Memo = dict[int, tuple[float, ...]]


def agreement(found: Iterable[Inference], world: Deal, trust: Trust = FULL) -> float:
    """Return how well one layout agrees with ``found``, as a `Reader` does, which is better for many."""
    return Reader(found, trust)(world)


def inferences(insight: Insight, agreed: Conventions, theirs: Conventions = COMMON) -> tuple[Inference, ...]:
    """Return what the cards of hidden hands say by custom, in the order of play, without what is known already.

    ``agreed`` holds for the player's own side, ``theirs`` for the others, whose signals are as open. ``insight`` is of
    the View itself, downtown too.
    """
    if not insight.view.down:
        return tuple(_read(insight, agreed, theirs))
    good_ace = insight.rules.dealing.good_ace
    back = turned_back(good_ace)
    return tuple(
        one._replace(card=back[one.card], message=told_back(one.message, back), mirror=good_ace)
        for one in _read(Insight(uptown(insight.view)), agreed, theirs)
    )


def standing(found: Iterable[Inference], worlds: Sequence[Deal]) -> tuple[Inference, ...]:
    """Return the inferences of ``found`` that no later card has refuted: what they say is so in one of ``worlds``."""
    return tuple(one for one in found if any(one.is_so(world) for world in worlds))


def notable(found: Iterable[Inference]) -> tuple[Message, ...]:
    """Return the inferences of ``found`` worth showing, the latest first."""
    return tuple(one.message for one in reversed(tuple(found)) if one.notable and not one.settled)


class Heard(NamedTuple):
    """What a card was found to say: the convention, the message, the kind of rule with its numbers, and the suits."""

    convention: str
    message: Message
    kind: str
    args: tuple[int, ...]
    suits: tuple[int, ...]
    settled: bool = False


def _read(insight: Insight, agreed: Conventions, theirs: Conventions) -> list[Inference]:
    story = Story(insight)
    read = [
        seat for seat in insight.view.layout.chairs
        if seat in insight.hidden and seat != insight.seat and signals(insight, seat)
    ]  # fmt: skip
    everything = list(plays(insight))
    # What is played out of turn is not chosen by custom.
    untimely = insight.view.part(LawTable).untimely
    found = []
    for at, play in enumerate(everything):
        called = play.seat in story.calls
        if play.seat in read and play.card < FIRST_JOKER and (play.seat, play.number + 1) not in untimely:
            by = agreed if play.seat == insight.partner else theirs
            later = sum(1 << one.card for one in everything[at:] if one.seat == play.seat)
            for heard in _heard(insight, story, play, by):
                found.append(_inference(play, heard, by, later))
        story.add(play)
        if not called and play.seat in story.calls and play.seat in read:
            by = agreed if play.seat == insight.partner else theirs
            if by.call:
                found = _called(insight, story, found, everything, play.seat, by)
    return [one for one in found if _open(insight, one)]


def _inference(play: Played, heard: Heard, by: Conventions, later: int) -> Inference:
    rule = Rule(heard.kind, play.card % 13, heard.args, by)
    since = tuple(later >> 13 * suit & SUIT_MASK for suit in heard.suits)
    return Inference(
        play.seat, play.number, play.card, heard.convention, heard.message, rule, heard.suits, since,
        settled=heard.settled,
    )  # fmt: skip


def _open(insight: Insight, one: Inference) -> bool:
    """Whether what ``one`` says is not known anyhow."""
    seat = one.seat
    free = [(insight.may[seat] & ~insight.must[seat]) >> 13 * suit & SUIT_MASK for suit in one.suits]
    if one.rule.kind != "low":
        return any(free)
    lower = (1 << one.rule.rank) - 1
    if lower & (one.since[0] | insight.must[seat] >> 13 * one.suits[0] & SUIT_MASK):
        # It held a lower card: the beginning of a call, or nothing.
        return any(free[1:])
    return bool(free[0] & lower or free[0] >> one.rule.args[0] + 1)


def _called(
    insight: Insight, story: Story, found: list[Inference], everything: list[Played], seat: Seat, by: Conventions
) -> list[Inference]:
    """Return ``found`` with a call for trumps in place of what its first card seemed to say."""
    first, second = story.calls[seat]
    assert insight.trump is not None
    said = message("infer.call", seat=seat, card=first.card, other=second.card)
    heard = Heard("call", said, "call", (), (insight.trump,))
    later = sum(1 << one.card for one in everything if one.seat == seat and one.number >= first.number)
    rest = [one for one in found if (one.seat, one.trick, one.rule.kind) != (seat, first.number, "low")]
    return [*rest, _inference(first, heard, by, later)._replace(trick=second.number)]


def _heard(insight: Insight, story: Story, play: Played, by: Conventions) -> list[Heard]:
    suit = insight.ranked.suit[play.card]
    if play.place == 0:
        return _leads(insight, story, play, by, suit)
    if suit == play.led:
        heard = _follows(insight, story, play, by, suit)
        return [] if heard is None else [heard]
    if suit != insight.trump and by.discards and play.seat not in story.threw:
        return [_throws(insight, story, play, suit)]
    return []


def _leads(insight: Insight, story: Story, play: Played, by: Conventions, suit: Suit) -> list[Heard]:
    seat, trump = play.seat, insight.trump
    opener = story.opened.get(suit)
    said = {"seat": seat, "card": play.card, "suit": suit}
    out = ~play.gone >> 13 * suit & SUIT_MASK
    found = []
    if suit == trump:
        if story.asked(seat) is not None and by.call:
            return [Heard("call", message("infer.answer", **said), "answered", (out,), (suit,))]
        if story.owes_trump(seat) and by.returns:
            return [Heard("returns", _returned(said, play, out), "returned", (out,), (suit,))]
    elif trump is not None:
        if by.trump_return and story.owes_trump(seat):
            found.append(Heard("trump_return", message("infer.owes", seat=seat), "owes", (), (trump,)))
        elif by.trumps and trump not in story.opened and story.asked(seat) is None:
            found.append(Heard("trumps", message("infer.no_trumps", seat=seat), "no_trumps", (), (trump,)))
    if opener is None:
        heard = _opens(insight, play, by, suit)
        return found if heard is None else [*found, heard]
    if opener == opposite(seat) and suit not in story.leads.get(seat, ()) and by.returns:
        found.append(Heard("returns", _returned(said, play, out), "returned", (out,), (suit,)))
    return found


def _returned(said: Mapping[str, int], play: Played, out: int) -> Message:
    return message("infer.return" if out >> play.card % 13 + 1 else "infer.return_best", **said)


def _opens(insight: Insight, play: Played, by: Conventions, suit: Suit) -> Heard | None:
    """Return what the first lead of a suit says."""
    rank = play.card % 13
    trumps = suit == insight.trump
    kind = "lead_trump" if trumps else "lead_high" if rank >= TEN else "lead_small"
    allowed = (
        (by.fourth_best or by.short_top) if kind == "lead_small"
        else (by.honours or by.king_from_ace_king or by.short_top) if kind == "lead_high"
        else (by.trumps or by.fourth_best or by.honours)
    )  # fmt: skip
    if not allowed:
        return None
    said = {"seat": play.seat, "card": play.card, "suit": suit}
    settled = False
    if rank >= TEN:
        shown = sum(1 << card for card in _own(insight, play.seat))
        convention, told, settled = _honour(said, rank, by, _had(insight, play.seat), shown)
    elif by.fourth_best and _may_be_fourth(insight, play, suit):
        convention, told = "fourth_best", _eleven(insight, play, suit, said)
    else:
        convention, told = "short_top", message("infer.short", **said)
    if trumps and by.trumps:
        convention, told, settled = "trumps", message("infer.trumps", **said), False
    return Heard(convention, told, kind, (), (suit,), settled)


def _honour(said: Mapping[str, int], rank: int, by: Conventions, had: int, shown: int) -> tuple[str, Message, bool]:
    """Return what the lead of an honour says, and whether that is settled.

    ``had`` are the cards that can have been with it, ``shown`` those that the hand has played.
    """
    first = said["card"] - rank
    ace, king, queen, jack, ten = (first + one.bit_length() - 1 for one in (A, K, Q, J, T))
    card = said["card"]
    short = "short_top", message("infer.short", **said), False
    if card == king:
        with_king = [one for one in ((ace, queen) if by.king_from_ace_king else (queen,)) if had >> one & 1]
        if not with_king or not (by.king_from_ace_king or by.honours):
            return short
        settled = any(shown >> one & 1 for one in with_king)
        if not by.king_from_ace_king:
            return "honours", message("infer.with_one", **said, best=queen), settled
        if len(with_king) == 1:
            return "king_from_ace_king", message("infer.king_one", **said, best=with_king[0]), settled
        return "king_from_ace_king", message("infer.king", **said, best=ace, top=queen), settled
    if not by.honours:
        return short
    if card == ace:
        return "honours", _ace(said, by, king, queen, jack, had), False
    below = {queen: (jack, ten), jack: (king, queen), ten: (king, jack)}[card]
    if not all(had >> one & 1 for one in below):
        return short
    unseen = [one for one in below if not shown >> one & 1]
    if len(unseen) == 1:
        return "honours", message("infer.with_one", **said, best=unseen[0]), False
    return "honours", message("infer.with_two", **said, best=below[0], top=below[1]), not unseen


def _ace(said: Mapping[str, int], by: Conventions, king: int, queen: int, jack: int, had: int) -> Message:
    """Return what the lead of an ace says, without the cards that cannot have been with it."""
    two = {"top": queen, "ally": jack} if had >> queen & had >> jack & 1 else {}
    if not had >> king & 1:
        return message("infer.ace_two" if two else "infer.ace_five", **said, **two)
    if by.king_from_ace_king:
        return message("infer.ace" if two else "infer.ace_alone", **said, best=king, **two)
    return message("infer.ace_any" if two else "infer.ace_king", **said, best=king, **two)


def _may_be_fourth(insight: Insight, play: Played, suit: Suit) -> bool:
    """Whether three higher cards can have been with the one led."""
    return (_had(insight, play.seat) & insight.suits[suit] & -(2 << play.card)).bit_count() >= 3


def _had(insight: Insight, seat: Seat) -> int:
    """Return the cards that the hand at ``seat`` can have had, as a mask."""
    return int(insight.may[seat]) | sum(1 << card for card in _own(insight, seat))


def _own(insight: Insight, seat: Seat) -> list[Card]:
    """Return the cards that the hand at ``seat`` has played."""
    return [play.card for play in plays(insight) if play.seat == seat]


def _eleven(insight: Insight, play: Played, suit: Suit, said: Mapping[str, int]) -> Message:
    """Return what the rule of eleven says: how many higher cards the others had, and how many of them are not seen."""
    higher = SUIT_MASK << 13 * suit & -(2 << play.card)
    others = max(0, higher.bit_count() - 3)
    seen = 0
    for seat in insight.view.layout.chairs:
        if seat != play.seat:
            seen |= sum(1 << card for card in _own(insight, seat))
            seen |= 0 if seat in insight.hidden else int(insight.must[seat])
    unseen = max(0, others - (seen & higher).bit_count())
    if not unseen:
        return message("infer.fourth_best_seen", **said, n=others)
    return message("infer.fourth_best", **said, n=others, m=unseen)


def _follows(insight: Insight, story: Story, play: Played, by: Conventions, suit: Suit) -> Heard | None:
    assert play.best is not None
    seat = play.seat
    dummies = insight.view.layout.dummies
    gone = play.gone >> 13 * suit & SUIT_MASK
    said = {"seat": seat, "card": play.card, "suit": suit}
    last = play.place == 3 or left_of(seat) in dummies
    best = play.best % 13 if insight.ranked.suit[play.best] == suit and play.best < FIRST_JOKER else 12
    if tries(insight, play):
        if not by.follow:
            return None
        args = (best, gone, int(play.place == 2), int(play.place >= 2 and last))
        return Heard("follow", message("infer.tries", **said), "tries", args, (suit,))
    leader_led_trumps = suit == insight.trump and play.ahead is not None and _led_by_partner(insight, play)
    if leader_led_trumps and by.echo and _first_of(insight, play, suit):
        return Heard("echo", message("infer.echo", **said), "echo", (), (suit,))
    if not by.follow:
        return None
    should = play.place >= 2 and play.ahead != opposite(seat)
    may_call = by.call and story.may_call(seat, suit) and _first_of(insight, play, suit)
    suits = (suit, insight.trump) if may_call and insight.trump is not None else (suit,)
    keeps = (best if should else 12, int(may_call))
    return Heard("follow", message("infer.low", **said), "low", keeps, suits)


def _led_by_partner(insight: Insight, play: Played) -> bool:
    return insight.tricks[play.number].leader == opposite(play.seat)


def _first_of(insight: Insight, play: Played, suit: Suit) -> bool:
    """Whether the hand had played no card of ``suit`` before."""
    return not any(
        one.seat == play.seat and insight.ranked.suit[one.card] == suit and one.number < play.number
        for one in plays(insight)
    )


def _throws(insight: Insight, story: Story, play: Played, suit: Suit) -> Heard:
    against = story.against(play.seat)
    others = [other for other in SUITS if other not in (suit, insight.trump, play.led)]
    said = message("infer.protected" if against else "infer.weakest", seat=play.seat, suit=suit)
    return Heard("discards", said, "protected" if against else "weakest", (), (suit, *others))
