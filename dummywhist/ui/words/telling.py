"""What has just happened, in a sentence? For the status line and the screen reader.

Nothing that only one may know is ever said, not even to him: the line stays when another looks at the screen. What
follows at once is not said either: a trick that is won is also quitted.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import singledispatchmethod
from typing import Final

from dummywhist.engine.deal import event as deals
from dummywhist.engine.deal.actions.auction import Call
from dummywhist.engine.deal.layout import Player, columns, side_of
from dummywhist.engine.knowledge.redact import HandedInSeen, HandsSeen, PutAwaySeen
from dummywhist.engine.rules.counts import Count, GameValue
from dummywhist.engine.rules.match import EachPartner, EachTakesDummy, KeepsDummy, UntilTime
from dummywhist.engine.rules.parts import FirstDeal, Packet, Rules, TurnedTo
from dummywhist.engine.session import event as sessions
from dummywhist.ui.tongues import Who, dummy_of, heading, mark, together, tr
from dummywhist.ui.tongues import player as named
from dummywhist.ui.words.score_words import Counted, counted_words, points_words
from dummywhist.ui.words.speaking import Speaker
from dummywhist.ui.words.telling_laws import law_sentence
from dummywhist.ui.words.terms import bid_words, card_words

__all__ = ["Teller", "card_words"]

VALUE_WORDS = {
    1: mark("{side} won the game, a single."),
    2: mark("{side} won the game, a double."),
    3: mark("{side} won the game, a treble."),
}
JUDGED = {
    "exact": mark("The claim is exact."),
    "high": mark("The claim is too high."),
    "low": mark("The claim is too low."),
    "unknown": mark("The referee cannot say what the claim is worth: the other side answers it."),
}
CALLED: Final[Mapping[str, str]] = {
    "pass": mark("{name} passed."),
    "double": mark("{name} doubled."),
    "redouble": mark("{name} redoubled."),
}


@dataclass
class Teller(Speaker):
    """Tells events as sentences."""

    def tell(self, events: Iterable[object]) -> str:
        """Return what ``events`` amount to in words, one sentence each."""
        return " ".join(sentence for event in events if (sentence := self._one(event)))

    # ---- each event ----

    @singledispatchmethod
    def _one(self, event: object) -> str:
        return law_sentence(event, self)

    @_one.register
    def _(self, event: deals.PackCut) -> str:
        cutter = None if self.layout is None else self.layout.holder[event.seat]
        return "" if cutter is None else tr("{name} cut the pack.", name=self.name(cutter))

    @_one.register(deals.HandsDealt)
    @_one.register(HandsSeen)
    def _(self, event: deals.HandsDealt | HandsSeen) -> str:
        dealer = self.who(event.dealer)
        if self.layout is not None and event.dealer in self.layout.dummies:
            return tr("{dealer}’s deal.", dealer=dealer)
        return tr("{dealer} dealt.", dealer=dealer)

    @_one.register
    def _(self, event: deals.TrumpTurned) -> str:
        if self.rules is not None and self.rules.dealing.turned is TurnedTo.NOBODY:
            return tr("The {card:card} was turned.", card=event.card)
        return tr("The {card:card} was turned for {whom}.", card=event.card, whom=self.whom(event.seat))

    @_one.register
    def _(self, event: deals.TrumpFixed) -> str:
        if event.suit is None:
            return tr("There are no trumps in this deal.")
        return tr("{suit:suits^} are trumps.", suit=event.suit)

    @_one.register
    def _(self, event: deals.TrumpTakenUp) -> str:
        return tr("{who} took up the {card:card}.", who=self.who(event.seat), card=event.card)

    @_one.register
    def _(self, event: deals.DummyFaced) -> str:
        if self.layout is None:
            return ""
        if event.seat not in self.layout.dummies:
            return tr("{who}: hand laid open.", who=self.who(event.seat))
        if self.rules is not None and "choose_dummy" in self.rules.phases and len(self.layout.dummies) > 1:
            # Whose it will be is not settled yet, or is told by who chose it.
            return tr("A dummy was laid open.")
        return tr("{who} was laid open.", who=self.who(event.seat))

    @_one.register
    def _(self, event: deals.Played) -> str:
        said = mark("{who} led the {card:card}.") if event.led else mark("{who} played the {card:card}.")
        return tr(said, who=self.who(event.seat), card=event.card)

    @_one.register
    def _(self, event: deals.TrickWon) -> str:
        return tr("{who} won the {trick}.", who=self.who(event.seat), trick=self.terms.trick)

    @_one.register
    def _(self, event: deals.HonoursCalled) -> str:
        return tr("{name} called honours.", name=self.name(event.player))

    @_one.register
    def _(self, event: deals.HonoursPassed) -> str:
        return tr("{name} called no honours.", name=self.name(event.player))

    @_one.register
    def _(self, event: deals.CallMade) -> str:
        return self._called(self.name(event.player), event.call)

    @_one.register
    def _(self, event: deals.AuctionOver) -> str:
        if event.declarer is None or event.bid is None:
            return tr("Nobody bid: the hand is thrown in.")
        return tr("{name} won the auction with {bid}.", name=self.name(event.declarer), bid=bid_words(event.bid))

    @_one.register
    def _(self, event: deals.DummyPlaced) -> str:
        (dummy,) = event.layout.dummies
        declarer = event.layout.holder[dummy]
        return "" if declarer is None else tr("Dummy goes opposite {me}.", me=self.me(declarer))

    @_one.register
    def _(self, event: deals.DummyChosen) -> str:
        if event.crossed:
            return tr("{name} chose the other packet, and the two changed places.", name=self.name(event.player))
        return tr("{name} chose the packet that lay opposite.", name=self.name(event.player))

    @_one.register
    def _(self, event: deals.HandKept) -> str:
        count = None if self.rules is None else self.rules.count
        # DD-5: where hands that are kept count double, he plays it, and does not stand.
        kept = isinstance(count, Count) and count.kept
        return tr("{name} kept the hand." if kept else "{name} stood.", name=self.name(event.player))

    @_one.register
    def _(self, event: deals.HandExchanged) -> str:
        middle = self.rules is None or self.rules.exchange is None or self.rules.exchange.packet is Packet.MIDDLE
        for_ = (
            mark("{name} exchanged for the packet in the middle.")
            if middle
            else mark("{name} exchanged for the dead hand.")
        )
        return tr(for_, name=self.name(event.player))

    @_one.register
    def _(self, event: deals.TrumpNamed) -> str:
        if event.suit is not None:
            return tr("{name} named {suit:suits} trumps.", name=self.name(event.player), suit=event.suit)
        return tr("{name} named {down:downtown|uptown}.", name=self.name(event.player), down=bool(event.down))

    @_one.register
    def _(self, event: deals.CardsPutAway) -> str:
        return self._put_away(event.player, len(event.cards))

    @_one.register
    def _(self, event: PutAwaySeen) -> str:
        return self._put_away(event.player, event.cards)

    def _put_away(self, player: Player, cards: int) -> str:
        return tr("{name} put away {cards:number} {cards:card|cards} of dummy.", name=self.name(player), cards=cards)

    @_one.register(deals.JokerHandedIn)
    @_one.register(HandedInSeen)
    def _(self, event: deals.JokerHandedIn | HandedInSeen) -> str:
        return tr("{name} handed in a joker for a card that was put away.", name=self.name(event.player))

    @_one.register
    def _(self, event: deals.Claimed) -> str:
        name = self.name(event.player)
        if not event.tricks:
            return tr("{name} gave up the {left:number} {left:trick|tricks} left.", name=name, left=event.left)
        if event.tricks == event.left:
            return tr("{name} claimed the {left:number} {left:trick|tricks} left.", name=name, left=event.left)
        return tr(
            "{name} claimed {tricks:number} of the {left:number} {left:trick|tricks} left.",
            name=name,
            tricks=event.tricks,
            left=event.left,
        )

    @_one.register
    def _(self, event: deals.ClaimJudged) -> str:
        return tr(JUDGED[event.standing])

    @_one.register
    def _(self, event: deals.ClaimSettled) -> str:
        if event.right:
            return tr("The claim is right, and is counted.")
        if event.tricks == event.left:
            return tr("The claim of all {left:number} is refused: play goes on.", left=event.left)
        return tr("The claim of {tricks:number} is refused: play goes on.", tricks=event.tricks)

    @_one.register
    def _(self, event: deals.HandsAbandoned) -> str:
        assert self.layout is not None
        side = self.side(side_of(self.layout, event.player))
        if not event.tricks:
            return tr("All hands lie on the table: by best play {side} got no more tricks.", side=side)
        return tr(
            "All hands lie on the table: by best play {side} got {tricks:number} of the {left:number} "
            "{left:trick|tricks} left.",
            side=side,
            tricks=event.tricks,
            left=event.left,
        )

    @_one.register
    def _(self, event: deals.ClaimAnswered) -> str:
        name = self.name(event.player)
        return tr(
            "{name} admitted the claim." if event.admitted else "{name} did not admit the claim: play goes on.",
            name=name,
        )

    @_one.register
    def _(self, event: deals.DealCounted) -> str:
        home = self.home or self.layout
        order = () if home is None else columns(home)
        contract = self.rules is not None and self.rules.auction is not None
        return counted_words(Counted(event.result, self.rules, self.living if contract else self.side, order))

    # ---- above a deal ----

    @_one.register
    def _(self, event: sessions.CardsDrawn) -> str:
        drawn = ", ".join(
            tr("{name} cut the {card:card}", name=self._entrant(entrant), card=card) for entrant, card in event.cards
        )
        return f"{drawn}." + (tr(" Equal cards: they cut again.") if event.again else "")

    @_one.register
    def _(self, event: sessions.PlacesFound) -> str:
        playing, waiting = (together(map(self._entrant, those)) for those in (event.playing, event.waiting))
        return tr("{playing} {playing:play|plays|play}, {waiting} {waiting:wait|waits|wait}.", playing=heading(playing),
                  waiting=waiting)  # fmt: skip

    @_one.register
    def _(self, event: sessions.OrderFound) -> str:
        name, rules = self._entrant(event.order[0]), self.rules
        if rules is None or isinstance(rules.match, EachTakesDummy | KeepsDummy):
            return self._has_dummy(name, first=True)
        if rules.first_deal is FirstDeal.DUMMY:
            return tr("{dummy} deals first.", dummy=dummy_of(name, name=True))
        if rules.first_deal is FirstDeal.OWNER_CHOOSES:
            return self._has_dummy(name)
        return tr("{name} {name:deal|deals} first.", name=name)

    def _entrant(self, entrant: int) -> Who:
        name = self.entrants[entrant]
        return name if isinstance(name, Who) else named(name)

    def _has_dummy(self, name: Who, *, first: bool = False) -> str:
        if self.terms.mort:
            said = mark("{name} {name:are|is} Vivant first.") if first else mark("{name} {name:are|is} Vivant.")
        else:
            said = mark("{name} {name:have|has} dummy first.") if first else mark("{name} {name:have|has} dummy.")
        return tr(said, name=name)

    def _called(self, name: Who, call: Call) -> str:
        if call.bid is not None:
            return tr("{name} bid {bid}.", name=name, bid=bid_words(call.bid))
        return tr(CALLED[call.word], name=name)

    @_one.register
    def _(self, event: sessions.ChairTaken) -> str:
        return tr("{name} took a chair.", name=self.name(event.player))

    @_one.register
    def _(self, event: sessions.SatDown) -> str:
        others = [player for player in self.names if player != event.player]
        if not others:
            said = mark("{name} sat down on the right.") if event.right else mark("{name} sat down on the left.")
            return tr(said, name=self.name(event.player))
        said = (
            mark("{name} sat down on {other:whose} right.")
            if event.right
            else mark("{name} sat down on {other:whose} left.")
        )
        return tr(said, name=self.name(event.player), other=self.me(others[0]))

    @_one.register
    def _(self, event: sessions.RubberBegan) -> str:
        rules, number = self.rules, event.number + 1
        if rules is not None and isinstance(rules.match, EachPartner):
            ours, theirs = event.seats[2::-2], event.seats[3::-2]
            one, two = (together(self.name(who) for who in pair if who is not None) for pair in (ours, theirs))
            return tr("New partners: {one} against {two}.", one=heading(one), two=heading(two))
        if rules is not None and not isinstance(rules.match, EachTakesDummy | KeepsDummy):
            return tr("A new {unit} begins.", unit=self.terms.unit)
        sitters = [player for player in self.names if event.seats and player not in event.seats]
        has = self._has_dummy(self.name(event.owner))
        story = [tr("{unit:^} {number}: {story}", unit=self.terms.unit, number=number, story=has)]
        story += [tr("{name} {name:sit|sits} out.", name=self.name(one)) for one in sitters]
        return " ".join(story)

    @_one.register
    def _(self, event: sessions.DealerChosen) -> str:
        terms = self.terms
        if self.rules is None or event.seat in self.rules.seats.dummies:
            return tr("{dummy_name} deals first.", dummy_name=terms.dummy_name)
        return tr("Vivant deals first.") if terms.mort else tr("Dummy’s partner deals first.")

    @_one.register
    def _(self, event: sessions.RulesChanged) -> str:
        return tr("Rules changes take effect from the next deal.")

    @_one.register
    def _(self, event: sessions.DealSealed) -> str:
        return tr("The deal is sealed.")

    @_one.register
    def _(self, event: sessions.ShareGiven) -> str:
        name = self.entrants[event.entrant]
        if not event.words:
            return tr("{name} cut at {cut}.", name=name, cut=event.cut)
        said = mark("{name} cut at {cut} and wrote “{said}”.") if event.cut else mark("{name} wrote “{said}”.")
        return tr(said, name=name, cut=event.cut, said=event.words)

    @_one.register
    def _(self, event: sessions.GameWon) -> str:
        rules = self.rules
        part = rules is not None and isinstance(rules.match, EachPartner)
        if part and rules is not None and rules.customs.trays:
            return tr("These trays are played.")
        if rules is not None and rules.customs.trays:
            return tr("All trays are played.")  # DW-SC-1: the same cards at other tables say who has won
        if event.side is None:
            if part:
                return tr("These deals are over, and the highest score is shared.")
            return tr("The game is over, and the highest score is shared.")
        if rules is not None and not isinstance(rules.count, Count):
            side = self.side(event.side) if rules.auction is None else self.living(event.side)
            said = (
                mark("{side} won these deals with {value:number} {value:point|points}.")
                if part
                else mark("{side} won the game with {value:number} {value:point|points}.")
            )
            return tr(said, side=side, value=event.value)
        side = self.side(event.side)
        value = GameValue.ENGLISH if rules is None else rules.points.value
        if value is GameValue.FLAT:
            return tr("{side} won the game.", side=side)
        if value in (GameValue.ENGLISH, GameValue.DOUBLE_UNDER_HALF) and event.value in VALUE_WORDS:
            return tr(VALUE_WORDS[event.value], side=side)
        return tr("{side} won the game, worth {points}.", side=side, points=points_words(event.value))

    @_one.register
    def _(self, event: sessions.RubberWon) -> str:
        if self.rules is not None and self.rules.match.of.games == 1:
            return ""  # the rubber is the game that was just told
        if event.side is None:
            return tr("The rubber is over, and nobody won it.")
        home = self.home or self.layout
        first = home is None or not columns(home) or event.side == columns(home)[0]
        # Its value may be less than nothing for who won it (ED-82).
        points = points_words(event.value if first else -event.value)
        return tr("{side} won the rubber: {points}.", side=self.side(event.side), points=points)

    @_one.register
    def _(self, event: sessions.TimeCalled) -> str:
        match self.rules:
            case Rules(match=match) if isinstance(match.of.of, UntilTime) and match.of.of.round_of > 1:
                return tr("Time is called: the round of deals is finished first.")
        return tr("Time is called: no new deal is begun.")

    @_one.register
    def _(self, event: sessions.SessionOver) -> str:
        return tr("The session was broken off.") if event.abandoned else tr("The session is over.")
