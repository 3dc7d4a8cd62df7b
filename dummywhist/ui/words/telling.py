"""What has just happened, in a sentence? For the status line and the screen reader (table.md 10)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from dummywhist.engine.cards.card import Card, rank_of, suit_of
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.event import (
    DealCounted,
    DummyFaced,
    HandsDealt,
    HonoursCalled,
    Played,
    TrickWon,
    TrumpFixed,
    TrumpTakenUp,
    TrumpTurned,
)
from dummywhist.engine.deal.layout import Layout, Player, Side
from dummywhist.engine.knowledge.redact import HandsSeen
from dummywhist.engine.messages import NUMBER_WORDS, RANK_WORDS, SUIT_WORDS
from dummywhist.engine.session.event import (
    CardsDrawn,
    GameWon,
    OrderFound,
    RubberBegan,
    RubberWon,
    RulesChanged,
    SessionOver,
)

VALUE_WORDS = {1: "a single", 2: "a double", 3: "a treble"}


def card_words(card: Card) -> str:
    """Return "ten of diamonds"."""
    return f"{RANK_WORDS[rank_of(card)]} of {SUIT_WORDS[suit_of(card)]}s"


@dataclass
class Teller:
    """Tells events and tricks as sentences."""

    names: Mapping[Player, str] = field(default_factory=dict)
    entrants: Mapping[int, str] = field(default_factory=dict)
    you: Player | None = None
    layout: Layout | None = None

    def tell(self, events: Iterable[object]) -> str:
        """Return what ``events`` amount to in words, one sentence each."""
        return " ".join(sentence for event in events if (sentence := self._one(event)))

    def trick(self, leader: Seat, cards: Sequence[Card], winner: Seat | None) -> str:
        """Return a trick in words: "Edith led the ten of diamonds. Dummy played the jack, Max the king."."""
        if self.layout is None or not cards:
            return ""
        chairs = self.layout.chairs
        said = [f"{self.who(leader)} led the {card_words(cards[0])}."]
        played: list[str] = []
        for step, card in enumerate(cards[1:], start=1):
            seat = chairs[(chairs.index(leader) + step) % len(chairs)]
            words = RANK_WORDS[rank_of(card)] if suit_of(card) == suit_of(cards[0]) else card_words(card)
            played.append(f"{self._whom(seat)} the {words}" if played else f"{self.who(seat)} played the {words}")
        if played:
            said.append(f"{', '.join(played)}.")
        if winner is not None:
            said.append(f"{self.who(winner)} won the trick.")
        return " ".join(said)

    def who(self, seat: Seat) -> str:
        """Return who acts from ``seat``: You, a name, or Dummy."""
        if self.layout is None:
            return ""
        if seat in self.layout.dummies:
            return "Dummy"
        player = self.layout.holder[seat]
        return "" if player is None else self.name(player)

    def name(self, player: Player) -> str:
        """Return what a player is called: "You" for the only person."""
        return "You" if player == self.you else self.names.get(player, str(player))

    def side(self, side: Side) -> str:
        """Return what a side is called: "You and dummy", "Edith and Max"."""
        if self.layout is None:
            return str(side)
        members = [seat for seat in self.layout.chairs if self.layout.side[seat] == side]
        players = sorted(
            (holder for seat in members if seat not in self.layout.dummies and (holder := self.layout.holder[seat])),
            key=lambda player: (player != self.you, player),
        )
        living = [self.name(player) for player in players]
        return " and ".join([*living, *("dummy" for seat in members if seat in self.layout.dummies)])

    def _one(self, event: object) -> str:
        match event:
            case Played(seat, card, led):
                return f"{self.who(seat)} {'led' if led else 'played'} the {card_words(card)}."
            case TrickWon(seat, _):
                return f"{self.who(seat)} won the trick."
            case HandsDealt(dealer, _) | HandsSeen(dealer, _):
                return f"{self.who(dealer)} dealt." if self.who(dealer) != "Dummy" else "Dummy’s deal."
            case TrumpTurned(seat, card):
                return f"The {card_words(card)} was turned for {self._whom(seat)}."
            case TrumpFixed(suit):
                return (
                    "There are no trumps in this deal." if suit is None else f"{SUIT_WORDS[suit].title()}s are trumps."
                )
            case TrumpTakenUp(seat, card):
                return f"{self.who(seat)} took up the {card_words(card)}."
            case DummyFaced():
                return ""
            case HonoursCalled(player, _):
                return f"{self.name(player)} called honours."
            case DealCounted(result):
                return self._counted(dict(result.tricks))
        return self._above(event)

    def _above(self, event: object) -> str:
        match event:
            case CardsDrawn(cards, again):
                drawn = ", ".join(f"{self.entrants[entrant]} cut the {card_words(card)}" for entrant, card in cards)
                return f"{drawn}." + (" Equal cards: they cut again." if again else "")
            case OrderFound(order, _):
                return f"{self.entrants[order[0]]} {'have' if self.entrants[order[0]] == 'You' else 'has'} dummy first."
            case RubberBegan(number, owner, _):
                has = "have" if self.name(owner) == "You" else "has"
                return f"Rubber {number + 1}: {self.name(owner)} {has} dummy."
            case GameWon(side, value) if side is not None:
                worth = VALUE_WORDS.get(value, f"worth {value}")
                return f"{self.side(side)} won the game, {worth}."
            case RubberWon(_, side, value, _) if side is not None:
                points = abs(value)
                return f"{self.side(side)} won the rubber: {points} {'point' if points == 1 else 'points'}."
            case SessionOver(abandoned):
                return "The session was broken off." if abandoned else "The session is over."
            case RulesChanged():
                return "Rules changes take effect from the next deal."
        return ""

    def _whom(self, seat: Seat) -> str:
        return {"You": "you", "Dummy": "dummy"}.get(self.who(seat), self.who(seat))

    def _counted(self, tricks: Mapping[Side, int]) -> str:
        best = max(tricks, key=lambda side: tricks[side])
        odd = tricks[best] - 6
        said = f"{self.side(best)} won {NUMBER_WORDS[tricks[best]]} tricks"
        return f"{said}, {NUMBER_WORDS[odd]} odd." if odd > 0 else f"{said}."
