"""What has happened so far that custom gives a meaning? Who opened a suit, led trumps, called, threw away first."""

from collections.abc import Iterator

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.ranking import beats
from dummywhist.engine.cards.seat import Seat, opposite
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.values import NamedTuple


class Played(NamedTuple):
    """A card as it was played: in trick ``number``, in the ``place`` from 0, and what lay there before.

    ``best`` is the card that held the trick, by the hand at ``ahead``; both None for the leader. ``gone`` are the cards
    played before it.
    """

    number: int
    place: int
    seat: Seat
    card: Card
    led: Suit | None
    best: Card | None
    ahead: Seat | None
    gone: int


class Story:
    """The deal up to a moment, play by play.

    ``opened``: who led each suit first; ``leads``: which suits each seat has led; ``trumped``: who has led trumps, in
    order; ``high``: by seat and suit the first card that did not try to win; ``calls``: by seat the two cards of a call
    for trumps; ``threw``: who has thrown a card away.
    """

    def __init__(self, insight: Insight) -> None:
        self._insight = insight
        self.trump = insight.trump
        self.opened: dict[int, Seat] = {}
        self.leads: dict[Seat, list[int]] = {}
        self.trumped: list[Seat] = []
        self.high: dict[tuple[Seat, int], Played] = {}
        self.calls: dict[Seat, tuple[Played, Played]] = {}
        self.threw: set[Seat] = set()
        self._followed: set[tuple[Seat, int]] = set()
        self._declared: list[Seat] = []

    def add(self, play: Played) -> None:
        """Go on by one card."""
        suit = self._insight.ranked.suit[play.card]
        if play.place == 0:
            self.opened.setdefault(suit, play.seat)
            self.leads.setdefault(play.seat, []).append(suit)
            if suit == self.trump:
                self.trumped.append(play.seat)
                self._declared.append(play.seat)
        elif suit == play.led:
            self._follow(play, suit)
        elif suit != self.trump:
            self.threw.add(play.seat)

    def _follow(self, play: Played, suit: int) -> None:
        key = play.seat, suit
        first = self.high.get(key)
        if key not in self._followed:
            self._followed.add(key)
            if not tries(self._insight, play) and self.may_call(play.seat, suit):
                self.high[key] = play
        elif first is not None and play.card < first.card and play.seat not in self.calls:
            self.calls[play.seat] = first, play
            self._declared.append(play.seat)

    def may_call(self, seat: Seat, suit: int) -> bool:
        """Whether the hand at ``seat`` may begin to call in ``suit``: it has not led, its side has shown no trumps."""
        ours = (seat, opposite(seat))
        return (
            self.trump is not None and suit != self.trump and seat not in self.leads
            and not any(by in ours for by in self._declared)
        )  # fmt: skip

    def against(self, seat: Seat) -> bool:
        """Whether trumps are declared against the hand at ``seat``, by leading or calling, and not by its own side."""
        ours = (seat, opposite(seat))
        return bool(self._declared) and not any(by in ours for by in self._declared)

    def asked(self, seat: Seat) -> tuple[Played, Played] | None:
        """Return the two cards of partner's call, if the hand at ``seat`` has not led trumps since."""
        called = self.calls.get(opposite(seat))
        return None if called is None or seat in self.trumped else called

    def owes_trump(self, seat: Seat) -> bool:
        """Whether partner has led trumps first of his side, and the hand at ``seat`` has not had the lead since."""
        ours = [by for by in self.trumped if by in (seat, opposite(seat))]
        return bool(ours) and ours[0] != seat and seat not in ours


def story_so_far(insight: Insight) -> Story:
    """Return the story up to now."""
    story = Story(insight)
    for play in plays(insight):
        story.add(play)
    return story


def plays(insight: Insight) -> Iterator[Played]:
    """Yield the cards of the deal so far, those on the table too."""
    chairs, ranked = insight.view.layout.chairs, insight.ranked
    gone = 0
    for number, leader, cards, _ in insight.tricks:
        first = chairs.index(leader)
        led: Suit | None = None
        best: Card | None = None
        ahead: Seat | None = None
        for place, card in enumerate(cards):
            seat = chairs[(first + place) % len(chairs)]
            yield Played(number, place, seat, card, led, best, ahead, gone)
            gone |= 1 << card
            if led is None and ranked.suit[card] >= 0:
                led = ranked.suit[card]
            if best is None or beats(ranked, card, best):
                best, ahead = card, seat


def tries(insight: Insight, play: Played) -> bool:
    """Whether the card took the trick over when it was played."""
    return play.best is None or beats(insight.ranked, play.card, play.best)


def signals(insight: Insight, seat: Seat) -> bool:
    """Whether the hand at ``seat`` has a partner to whom its cards can say anything."""
    layout = insight.view.layout
    holder, partner = layout.holder, opposite(seat)
    return (
        len(layout.chairs) == 4 and seat not in layout.dummies and partner not in layout.dummies
        and holder[seat] != holder[partner]
    )  # fmt: skip
