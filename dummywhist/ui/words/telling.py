"""What has just happened, in a sentence? For the status line and the screen reader (table.md 10).

Nothing that only one may know is ever said, not even to him: the line stays when another looks at the screen. What
follows at once is not said either: a trick that is won is also quitted.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import singledispatchmethod

from dummywhist.engine.deal import event as deals
from dummywhist.engine.deal.action import Bid, Call, Double, Pass, Redouble
from dummywhist.engine.deal.layout import Player, columns
from dummywhist.engine.knowledge.redact import HandedInSeen, HandsSeen, PutAwaySeen
from dummywhist.engine.rules.counts import Count, GameValue
from dummywhist.engine.rules.match import EachPartner, EachTakesDummy, KeepsDummy, UntilTime
from dummywhist.engine.rules.parts import FirstDeal, Packet, Rules, TurnedTo
from dummywhist.engine.session import event as sessions
from dummywhist.ui.words.score_words import Counted, counted_words
from dummywhist.ui.words.speaking import Speaker
from dummywhist.ui.words.terms import bid_words, card_words, many, number_words, suit_words, together

__all__ = ["Teller", "card_words"]

VALUE_WORDS = {1: "a single", 2: "a double", 3: "a treble"}
JUDGED = {"exact": "exact", "high": "too high", "low": "too low"}


@dataclass
class Teller(Speaker):
    """Tells events as sentences."""

    def tell(self, events: Iterable[object]) -> str:
        """Return what ``events`` amount to in words, one sentence each."""
        return " ".join(sentence for event in events if (sentence := self._one(event)))

    # ---- each event ----

    @singledispatchmethod
    def _one(self, event: object) -> str:
        return ""

    @_one.register
    def _(self, event: deals.PackCut) -> str:
        cutter = None if self.layout is None else self.layout.holder[event.seat]
        return "" if cutter is None else f"{self.name(cutter)} cut the pack."

    @_one.register(deals.HandsDealt)
    @_one.register(HandsSeen)
    def _(self, event: deals.HandsDealt | HandsSeen) -> str:
        dealer = self.who(event.dealer)
        if self.layout is not None and event.dealer in self.layout.dummies:
            return f"{dealer}’s deal."
        return f"{dealer} dealt."

    @_one.register
    def _(self, event: deals.TrumpTurned) -> str:
        turned = f"The {card_words(event.card)} was turned"
        if self.rules is not None and self.rules.dealing.turned is TurnedTo.NOBODY:
            return f"{turned}."
        return f"{turned} for {self.whom(event.seat)}."

    @_one.register
    def _(self, event: deals.TrumpFixed) -> str:
        if event.suit is None:
            return "There are no trumps in this deal."
        return f"{suit_words(event.suit).capitalize()} are trumps."

    @_one.register
    def _(self, event: deals.TrumpTakenUp) -> str:
        return f"{self.who(event.seat)} took up the {card_words(event.card)}."

    @_one.register
    def _(self, event: deals.DummyFaced) -> str:
        if self.layout is None:
            return ""
        if event.seat not in self.layout.dummies:
            return f"{self.who(event.seat)}: hand laid open."
        if self.rules is not None and "choose_dummy" in self.rules.phases and len(self.layout.dummies) > 1:
            # Whose it will be is not settled yet, or is told by who chose it.
            return "A dummy was laid open."
        return f"{self.who(event.seat)} was laid open."

    @_one.register
    def _(self, event: deals.Played) -> str:
        return f"{self.who(event.seat)} {'led' if event.led else 'played'} the {card_words(event.card)}."

    @_one.register
    def _(self, event: deals.TrickWon) -> str:
        return f"{self.who(event.seat)} won the {self.terms.trick}."

    @_one.register
    def _(self, event: deals.HonoursCalled) -> str:
        return f"{self.name(event.player)} called honours."

    @_one.register
    def _(self, event: deals.HonoursPassed) -> str:
        return f"{self.name(event.player)} called no honours."

    @_one.register
    def _(self, event: deals.CallMade) -> str:
        return f"{self.name(event.player)} {call_words(event.call)}."

    @_one.register
    def _(self, event: deals.AuctionOver) -> str:
        if event.declarer is None or event.bid is None:
            return "Nobody bid: the hand is thrown in."
        return f"{self.name(event.declarer)} won the auction with {bid_words(event.bid)}."

    @_one.register
    def _(self, event: deals.DummyPlaced) -> str:
        (dummy,) = event.layout.dummies
        declarer = event.layout.holder[dummy]
        return "" if declarer is None else f"Dummy goes opposite {self.me(declarer)}."

    @_one.register
    def _(self, event: deals.DummyChosen) -> str:
        if event.crossed:
            return f"{self.name(event.player)} chose the other packet, and the two changed places."
        return f"{self.name(event.player)} chose the packet that lay opposite."

    @_one.register
    def _(self, event: deals.HandKept) -> str:
        count = None if self.rules is None else self.rules.count
        # DD-5: where hands that are kept count double, he plays it, and does not stand.
        kept = isinstance(count, Count) and count.kept
        return f"{self.name(event.player)} {'kept the hand' if kept else 'stood'}."

    @_one.register
    def _(self, event: deals.HandExchanged) -> str:
        middle = self.rules is None or self.rules.exchange is None or self.rules.exchange.packet is Packet.MIDDLE
        for_ = "the packet in the middle" if middle else "the dead hand"
        return f"{self.name(event.player)} exchanged for {for_}."

    @_one.register
    def _(self, event: deals.TrumpNamed) -> str:
        if event.suit is not None:
            return f"{self.name(event.player)} named {suit_words(event.suit)} trumps."
        return f"{self.name(event.player)} named {'downtown' if event.down else 'uptown'}."

    @_one.register
    def _(self, event: deals.CardsPutAway) -> str:
        return self._put_away(event.player, len(event.cards))

    @_one.register
    def _(self, event: PutAwaySeen) -> str:
        return self._put_away(event.player, event.cards)

    def _put_away(self, player: Player, cards: int) -> str:
        return f"{self.name(player)} put away {many(cards, 'card')} of dummy."

    @_one.register(deals.JokerHandedIn)
    @_one.register(HandedInSeen)
    def _(self, event: deals.JokerHandedIn | HandedInSeen) -> str:
        return f"{self.name(event.player)} handed in a joker for a card that was put away."

    @_one.register
    def _(self, event: deals.Claimed) -> str:
        name = self.name(event.player)
        if not event.tricks:
            return f"{name} gave up the {many(event.left, 'trick')} left."
        if event.tricks == event.left:
            return f"{name} claimed the {many(event.left, 'trick')} left."
        return f"{name} claimed {number_words(event.tricks)} of the {many(event.left, 'trick')} left."

    @_one.register
    def _(self, event: deals.ClaimJudged) -> str:
        return f"The claim is {JUDGED[event.standing]}."

    @_one.register
    def _(self, event: deals.ClaimAnswered) -> str:
        name = self.name(event.player)
        return f"{name} admitted the claim." if event.admitted else f"{name} did not admit the claim: play goes on."

    @_one.register
    def _(self, event: deals.DealCounted) -> str:
        home = self.home or self.layout
        order = () if home is None else columns(home)
        contract = self.rules is not None and self.rules.auction is not None
        return counted_words(Counted(event.result, self.rules, self.living if contract else self.side, order))

    # ---- above a deal ----

    @_one.register
    def _(self, event: sessions.CardsDrawn) -> str:
        drawn = ", ".join(f"{self.entrants[entrant]} cut the {card_words(card)}" for entrant, card in event.cards)
        return f"{drawn}." + (" Equal cards: they cut again." if event.again else "")

    @_one.register
    def _(self, event: sessions.OrderFound) -> str:
        name, rules = self.entrants[event.order[0]], self.rules
        if rules is None or isinstance(rules.match, EachTakesDummy | KeepsDummy):
            return f"{self._has_dummy(name)} first."
        if rules.first_deal is FirstDeal.DUMMY:
            return f"{'Your' if name == 'You' else f'{name}’s'} dummy deals first."
        if rules.first_deal is FirstDeal.OWNER_CHOOSES:
            return f"{self._has_dummy(name)}."
        return "You deal first." if name == "You" else f"{name} deals first."

    def _has_dummy(self, name: str) -> str:
        terms = self.terms
        if terms.dummy == "Mort":
            return f"{name} {'are' if name == 'You' else 'is'} Vivant"
        return f"{name} {'have' if name == 'You' else 'has'} {terms.dummy}"

    @_one.register
    def _(self, event: sessions.ChairTaken) -> str:
        return f"{self.name(event.player)} took a chair."

    @_one.register
    def _(self, event: sessions.SatDown) -> str:
        others = [player for player in self.names if player != event.player]
        whose = "your" if others[:1] == [self.you] else f"{self.name(others[0])}’s" if others else "the other"
        return f"{self.name(event.player)} sat down on {whose} {'right' if event.right else 'left'}."

    @_one.register
    def _(self, event: sessions.RubberBegan) -> str:
        rules, number = self.rules, event.number + 1
        if rules is not None and isinstance(rules.match, EachPartner):
            ours, theirs = event.seats[2::-2], event.seats[3::-2]
            pairs = [together(self.name(one) for one in pair if one is not None) for pair in (ours, theirs)]
            return f"New partners: {pairs[0]} against {pairs[1]}."
        if rules is not None and not isinstance(rules.match, EachTakesDummy | KeepsDummy):
            return f"A new {self.terms.unit} begins."
        sitters = [player for player in self.names if event.seats and player not in event.seats]
        out = "".join(f" {self.name(one)} {'sit' if one == self.you else 'sits'} out." for one in sitters)
        return f"{self.terms.unit.capitalize()} {number}: {self._has_dummy(self.name(event.owner))}.{out}"

    @_one.register
    def _(self, event: sessions.DealerChosen) -> str:
        terms = self.terms
        if self.rules is None or event.seat in self.rules.seats.dummies:
            return f"{terms.dummy_name} deals first."
        return "Vivant deals first." if terms.dummy == "Mort" else f"{terms.dummy_name}’s partner deals first."

    @_one.register
    def _(self, event: sessions.RulesChanged) -> str:
        return "Rules changes take effect from the next deal."

    @_one.register
    def _(self, event: sessions.GameWon) -> str:
        rules = self.rules
        part = rules is not None and isinstance(rules.match, EachPartner)
        if event.side is None:
            return f"{'These deals are' if part else 'The game is'} over, and the highest score is shared."
        if rules is not None and not isinstance(rules.count, Count):
            side = self.side(event.side) if rules.auction is None else self.living(event.side)
            return f"{side} won {'these deals' if part else 'the game'} with {many(event.value, 'point')}."
        side = self.side(event.side)
        value = GameValue.ENGLISH if rules is None else rules.points.value
        if value is GameValue.FLAT:
            return f"{side} won the game."
        if value in (GameValue.ENGLISH, GameValue.DOUBLE_UNDER_HALF) and event.value in VALUE_WORDS:
            return f"{side} won the game, {VALUE_WORDS[event.value]}."
        return f"{side} won the game, worth {points_words(event.value)}."

    @_one.register
    def _(self, event: sessions.RubberWon) -> str:
        if self.rules is not None and self.rules.match.of.games == 1:
            return ""  # the rubber is the game that was just told
        if event.side is None:
            return "The rubber is over, and nobody won it."
        home = self.home or self.layout
        first = home is None or not columns(home) or event.side == columns(home)[0]
        # Its value may be less than nothing for who won it (ED-82).
        return f"{self.side(event.side)} won the rubber: {points_words(event.value if first else -event.value)}."

    @_one.register
    def _(self, event: sessions.TimeCalled) -> str:
        match self.rules:
            case Rules(match=match) if isinstance(match.of.of, UntilTime) and match.of.of.round_of > 1:
                return "Time is called: the round of deals is finished first."
        return "Time is called: no new deal is begun."

    @_one.register
    def _(self, event: sessions.SessionOver) -> str:
        return "The session was broken off." if event.abandoned else "The session is over."


def points_words(points: int) -> str:
    """Return "1 point", "12 points"."""
    shown = f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)
    return f"{shown} {'point' if abs(points) == 1 else 'points'}"


def call_words(call: Call) -> str:
    """Return "bid three uptown", "passed"."""
    match call:
        case Bid():
            return f"bid {bid_words(call)}"
        case Pass():
            return "passed"
        case Double():
            return "doubled"
        case Redouble():
            return "redoubled"
