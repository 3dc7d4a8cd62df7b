"""What is everybody at the table called, and what is said of each: names, roles, sides, quitted tricks?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST, Seat, left_of, opposite
from dummywhist.engine.deal.counting import Facts, targets
from dummywhist.engine.deal.layout import Layout, Player, Side, column_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.rules.counts import BidCount, Count, TargetCount, TargetScore
from dummywhist.engine.rules.parts import Order, Packet, Rules
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.laws import needed
from dummywhist.ui.scene.layout.types import PLACES, Place
from dummywhist.ui.scene.parts import Company
from dummywhist.ui.scene.wording import Phrase, listed
from dummywhist.ui.tongues import Who, dummy, dummy_of, mid, you
from dummywhist.ui.tongues import player as named
from dummywhist.ui.words.terms import is_mort

BEFORE_CONTRACT = ("deal", "reveal", "auction")
"""Phases in which nobody is declarer yet."""
BEFORE_PLAY = ("deal", "name", "exchange")
"""Phases in which a player may still have to keep his hand or to throw it in."""
COMPASS: Final[Mapping[Seat, str]] = {
    NORTH: "role.north",
    EAST: "role.east",
    SOUTH: "role.south",
    WEST: "role.west",
}
SHORT: Final[Mapping[str, str]] = {
    "role.compass_partner": "role.short.compass_partner",
    "role.dealer_calls_first": "role.short.calls_first",
    "role.dealer_calls_last": "role.short.calls_last",
    "role.dealer_decides_first": "role.short.decides_first",
    "role.dealer_decides_last": "role.short.decides_last",
    "role.names_trumps": "role.short.names_trumps",
    "role.named_trumps": "role.short.named_trumps",
    "role.and_target": "role.target",
    "role.and_dealer": "role.short.dealer",
    "role.sits_out": "role.short.sits_out",
    "role.waits": "role.short.waits",
    "role.your_partner": "role.short.your_partner",
    "role.adversary": "role.short.adversary",
    "role.against_you": "role.short.adversary",
    "role.against_name": "role.short.adversary",
    "role.you_play": "role.short.you_play",
    "role.played_by": "role.short.played_by",
    "role.shown": "role.short.shown",
    "role.open": "role.short.shown",
    "role.plays_both": "role.short.both",
    "role.both_hands": "role.short.both",
    "role.first_to_call": "role.short.first",
    "role.second_to_call": "role.short.second",
    "role.third_to_call": "role.short.third",
    "role.first_to_decide": "role.short.first",
    "role.second_to_decide": "role.short.second",
    "role.third_to_decide": "role.short.third",
    "role.plays_hand": "role.short.plays_hand",
    "role.played_hand": "role.short.played_hand",
    "role.you_threw": "role.short.you_threw",
    "role.thrown_by": "role.short.thrown_by",
    "role.never_seen": "role.short.never_seen",
    "role.partner_of_dummy": "role.short.with",
    "role.with": "role.short.with",
    "role.against": "role.short.adversary",
}
"""Roles of more than one part or of long words, and what is said where they have no room."""
ORDINALS = ("first", "second", "third")


def target_of(view: View, rules: Rules, player: Player) -> int | None:
    """Return how many tricks ``player`` is to win, where tricks are set against targets (TH-20..22)."""
    count = rules.count
    if not isinstance(count, TargetCount) or count.score is TargetScore.TRICKS:
        return None
    facts = Facts(count, view.home, view.layout, {}, {}, (), view.trump, kept=view.kept)
    return targets(facts, count)[column_of(view.home, player)]


@dataclass(frozen=True, slots=True)
class Naming:
    """What everybody is called at this table: "You" for the only person, names when there are several.

    ``view`` tells how far the deal has come (None: there is no deal); only what everybody knows of it is read.
    """

    company: Company
    layout: Layout
    seats: Mapping[Place, Seat]
    phrase: Phrase
    view: View | None = None

    @property
    def places(self) -> dict[Seat, Place]:
        """Which place a seat sits at."""
        return {seat: place for place, seat in self.seats.items()}

    @property
    def home(self) -> Layout:
        """Who sat where before an auction moved the dummy: the columns of the score are named by it."""
        return self.layout if self.view is None else self.view.home

    @property
    def _two_dummies(self) -> bool:
        return len(self.layout.dummies) > 1

    @property
    def _chosen(self) -> bool:
        """Whether it is known which of two packets is whose dummy (SD-20)."""
        phases = () if self.company.rules is None else self.company.rules.phases
        if "choose_dummy" not in phases:
            return True
        phase = "deal" if self.view is None else self.view.phase
        return phase == "over" or phases.index(phase) > phases.index("choose_dummy")

    # --- names -------------------------------------------------------------------------------------------

    def is_dummy(self, seat: Seat) -> bool:
        """Whether the hand at ``seat`` is a dummy."""
        return seat in self.layout.dummies

    def is_you(self, seat: Seat) -> bool:
        """Whether the only person at the table plays the hand at ``seat``."""
        return self.company.you is not None and self.layout.holder[seat] == self.company.you

    def is_packet(self, seat: Seat) -> bool:
        """Whether cards lie at ``seat`` that belong to nobody: a dead hand, or a dummy nobody has won yet."""
        rules = self.company.rules
        if self.layout.holder[seat] is not None:
            return False
        return rules is None or seat in (*rules.dealing.packets, *rules.dealing.served_after)

    def player_name(self, player: Player | None) -> Who:
        """Return "You", or the name."""
        if player is None:
            return self.dummy_word()
        return you(name=True) if player == self.company.you else self.real_name(player)

    def real_name(self, player: Player) -> Who:
        """Return the name, also of the one who is called "You"."""
        return named(self.company.names.get(player, str(player)))

    def dummy_word(self) -> Who:
        """Return what a dummy is called as a name: ``Dummy``, ``Mort``."""
        return dummy(is_mort(self.company.rules), name=True)

    def dummys_word(self) -> Who:
        """Return what a dummy is called within a sentence: ``dummy``, ``Mort``."""
        return dummy(is_mort(self.company.rules))

    def plate_name(self, seat: Seat) -> str:
        """Return the name on the plate of ``seat``: a dummy is called so, and by its player if there are two."""
        holder = self.layout.holder[seat]
        if holder is None:
            dead = sum(player is None for player in self.layout.holder) > 1
            if not self.is_packet(seat):
                return self.phrase("stock")
            if dead:
                return self.phrase("dead_hand")
            return self.phrase("thrown_hand") if self._holds_thrown else self.dummy_word()
        if not self.is_dummy(seat):
            return self.player_name(holder)
        if not self._two_dummies or not self._chosen:
            return self.dummy_word()
        return dummy_of(self.player_name(holder), is_mort(self.company.rules), name=True)

    @property
    def _holds_thrown(self) -> bool:
        """Whether the packet in the middle is a hand that a player threw in, and no dummy any more (HW-4)."""
        rules, view = self.company.rules, self.view
        exchanged = rules is not None and view is not None and rules.exchange is not None
        return exchanged and view is not None and any(not kept for _, kept in view.kept)

    def whose_dummy(self, seat: Seat) -> str:
        """Return what the dummy at ``seat`` is called within a sentence: ``dummy``, ``your dummy``, ``Ana’s dummy``."""
        if not self._two_dummies or not self._chosen:
            return self.dummys_word()
        return mid(self.plate_name(seat))

    def side_name(self, side: Side) -> str:
        """Return ``You and dummy``, ``Edith and Max``: you first, then as they sit from the left, dummy last."""
        dummies = [self.dummys_word() for seat in self.layout.dummies if self.layout.side[seat] == side]
        return listed((*self._living(side), *dummies))

    def side_short(self, side: Side) -> str:
        """Return the same for a narrow table: ``You``, ``Edith, Max``."""
        return ", ".join(self._living(side))

    def _living(self, side: Side) -> list[str]:
        seats = [self.seats[place] for place in PLACES if self.layout.side[self.seats[place]] == side]
        living = [seat for seat in seats if not self.is_dummy(seat)]
        return [self.plate_name(seat) for seat in sorted(living, key=lambda seat: not self.is_you(seat))]

    # --- roles -------------------------------------------------------------------------------------------

    def role(self, seat: Seat) -> str:
        """Return the second line of the plate."""
        holder = self.layout.holder[seat]
        if holder is None:
            return self._packet_role(seat)
        if self.is_dummy(seat):
            return self._dummy_role(seat, holder)
        rules, view = self.company.rules, self.view
        if rules is not None and view is not None:
            if rules.auction is not None and view.phase in BEFORE_CONTRACT:
                return self._caller_role(view, rules, holder)
            if view.contract is not None:
                return self._contract_role(seat, view.contract.declarer)
            if rules.exchange is not None:
                return self._exchange_role(view, rules, holder)
            target = target_of(view, rules, holder)
            if target is not None:
                return self.phrase("role.target", target=target)
        return self._place_role(seat)

    def role_short(self, seat: Seat) -> str:
        """Return the second line of the plate in a few words."""
        return self._briefly.role(seat)

    def sitter_short(self) -> str:
        """Return the second line of the plate of who sits out in a few words."""
        return self._briefly.sitter_role()

    @property
    def _briefly(self) -> Naming:
        def phrase(key: str, **args: object) -> str:
            return self.phrase(SHORT.get(key, key), **args)

        return replace(self, phrase=phrase)

    def _place_role(self, seat: Seat) -> str:
        """What a player is by where he sits, whatever happens in the deal."""
        layout, you, phrase = self.layout, self.company.you, self.phrase
        partner = opposite(seat)
        mine = None if you not in layout.players else layout.own_seat(you)
        if self._two_dummies:
            key = "both_hands" if seat == mine else "adversary" if you is not None else "plays_both"
            return phrase(f"role.{key}")
        if self.company.rules is not None and self.company.rules.customs.trays:
            compass = phrase(COMPASS[seat])
            across = mine is not None and seat != mine and layout.side[seat] == layout.side[mine]
            return phrase("role.compass_partner", compass=compass) if across else compass
        if not layout.dummies:
            with_partner = layout.side[partner] is not None and layout.side[partner] == layout.side[seat]
            if mine is None or seat == mine:
                name = self.player_name(layout.holder[partner])
                key = "with_partner" if with_partner else "against_name"
                return phrase(f"role.{key}", name=name) if layout.holder[partner] is not None else phrase("role.alone")
            return phrase("role.your_partner" if layout.side[seat] == layout.side[mine] else "role.adversary")
        has_dummy = partner in layout.dummies
        if is_mort(self.company.rules):
            mort = next(iter(layout.dummies))
            return phrase("role.vivant" if has_dummy else "role.left" if seat == left_of(mort) else "role.right")
        if mine is None:
            return phrase("role.partner_of_dummy" if has_dummy else "role.adversary")
        if seat == mine:
            return phrase("role.partner_of_dummy" if has_dummy else "role.against")
        if layout.side[seat] == layout.side[mine]:
            return phrase("role.your_partner")
        return phrase("role.with" if has_dummy else "role.adversary")

    def _dummy_role(self, seat: Seat, holder: Player) -> str:
        phrase = self.phrase
        if self._two_dummies and self.view is not None and seat not in self.view.faced:
            return phrase("role.face_down")
        if not self._chosen:
            return phrase("role.shown")
        if self._two_dummies:
            return phrase("role.you_play" if self.is_you(seat) else "role.open")
        if self.is_you(seat):
            return phrase("role.your_partner" if is_mort(self.company.rules) else "role.you_play")
        return phrase("role.played_by", name=self.player_name(holder))

    def _packet_role(self, seat: Seat) -> str:
        rules, view, phrase = self.company.rules, self.view, self.phrase
        if not self.is_packet(seat):
            return phrase("role.out_of_play")
        if rules is None or view is None or rules.exchange is None:
            return phrase("role.face_down")
        threw = [player for player, kept in view.kept if not kept]
        if rules.exchange.packet is Packet.RIGHT:
            threw = [player for player in threw if left_of(view.layout.own_seat(player), 3) == seat]
        if not threw:
            middle = rules.exchange.packet is Packet.MIDDLE
            return phrase("role.unseen", count=rules.dealing.cards) if middle else phrase("role.never_seen")
        if threw[-1] == self.company.you:
            return phrase("role.you_threw")
        return phrase("role.thrown_by", name=self.real_name(threw[-1]))

    def _caller_role(self, view: View, rules: Rules, player: Player) -> str:
        """In the auction: when he calls, or what his last call was (BD-10, SD-10)."""
        assert rules.auction is not None
        chairs = [chair for chair in view.layout.chairs if chair not in view.layout.dummies]
        first = chairs.index(view.dealer) + (0 if rules.auction.dealer_first else 1)
        order = [view.layout.holder[chairs[(first + step) % len(chairs)]] for step in range(len(chairs))]
        place = order.index(player)
        made = [call for caller, call in view.calls if caller == player]
        match made[-1].word if made else None:
            case "bid" if not rules.auction.rounds:
                return self.phrase(f"role.bid_{ORDINALS[place]}")
            case "bid":
                return self.phrase("role.bid")
            case "pass":
                return self.phrase("role.passed")
            case "double":
                return self.phrase("role.doubled")
            case "redouble":
                return self.phrase("role.redoubled")
        if player == view.layout.holder[view.dealer]:
            return self.phrase("role.dealer_calls_first" if place == 0 else "role.dealer_calls_last")
        return self.phrase(f"role.{ORDINALS[place]}_to_call")

    def _contract_role(self, seat: Seat, declarer: Player) -> str:
        you, phrase = self.company.you, self.phrase
        if self.layout.holder[seat] == declarer:
            return phrase("role.declarer")
        if you == declarer:
            return phrase("role.against_you")
        if you is not None and self.layout.holder[seat] != you:
            return phrase("role.with_you")
        return phrase("role.against_name", name=self.real_name(declarer))

    def _exchange_role(self, view: View, rules: Rules, player: Player) -> str:
        """Whether he stands, with his target if there is one, or when he decides (HW-4, TH-10)."""
        exchange, phrase = rules.exchange, self.phrase
        assert exchange is not None
        dealer = player == view.layout.holder[view.dealer]
        decided = dict(view.kept)
        if player in decided or view.phase not in BEFORE_PLAY:
            kept = decided.get(player, True)
            plays = isinstance(rules.count, Count) and rules.count.kept  # DD-5: he plays, and does not stand
            now, then = ("plays_hand", "played_hand") if plays else ("stands", "stood")
            tense = now if view.phase in BEFORE_PLAY else then
            word = phrase(f"role.{tense if kept else 'exchanged'}")
            target = target_of(view, rules, player)
            if target is not None:
                return phrase("role.and_target", word=word, target=target)
            return phrase("role.and_dealer", word=word) if dealer else word
        if dealer and not exchange.dealer_may:
            return phrase("role.names_trumps" if view.phase in ("deal", "name") else "role.named_trumps")
        if exchange.order is Order.AT_ONCE:
            return phrase("role.decides")
        chairs = view.layout.chairs
        first = chairs.index(view.dealer) + (0 if exchange.order is Order.DEALER_FIRST else 1)
        place = (chairs.index(view.layout.own_seat(player)) - first) % len(chairs)
        if dealer:
            return phrase("role.dealer_decides_first" if place == 0 else "role.dealer_decides_last")
        return phrase(f"role.{ORDINALS[place]}_to_decide")

    @property
    def sitter(self) -> Player | None:
        """Who sits out this game and may sort Mort's cards (MO-23, MO-26); None where everybody has a hand."""
        return next((player for player in self.company.names if player not in self.layout.players), None)

    def sitter_role(self) -> str:
        """Return the second line of the plate of who sits out."""
        if self.sitter == self.company.you:
            return self.phrase("role.sits_out_you")
        return self.phrase("role.sits_out", dummy=self.dummys_word())

    def thinks(self, seat: Seat) -> bool:
        """Whether who plays the hand at ``seat`` has been thinking for a while."""
        return self.company.thinking is not None and self.layout.holder[seat] == self.company.thinking

    # --- quitted tricks ----------------------------------------------------------------------------------

    def taker(self, side: Side) -> Place:
        """Return where the tricks of ``side`` lie: at the bottom if it is that side, else before its person."""
        if self.layout.side[self.seats["bottom"]] == side:
            return "bottom"
        places = [place for place in PLACES if self.layout.side[self.seats[place]] == side]
        living = [place for place in places if not self.is_dummy(self.seats[place])]
        people = [place for place in living if self.layout.holder[self.seats[place]] in self.company.people]
        return (people or living or places)[0]

    def packet_words(self, count: int, side: Side | None = None) -> str:
        """Return ``4 tricks``, ``7 tricks, 1 odd``; with what ``side`` needs where it needs so many: ``2 of 3``."""
        needs = None if side is None else self._needs(side)
        if needs is not None:
            key, needed = needs
            done = key != "target" and count >= needed
            return self.phrase(f"packets.{key}_done" if done else f"packets.{key}", count=count, needed=needed)
        if count == 1:
            return self.phrase("packets.one")
        if count <= 6:
            return self.phrase("packets.few", count=count)
        rules = self.company.rules
        if rules is not None and isinstance(rules.count, Count) and rules.count.odd_only:
            return self.phrase("packets.the_odd", count=count)
        return self.phrase("packets.odd", count=count, odd=count - 6)

    def _needs(self, side: Side) -> tuple[str, int] | None:
        """What ``side`` plays for, with the word for it: a target, a contract, or to set one (BD-57)."""
        rules, view = self.company.rules, self.view
        if rules is None or view is None:
            return None
        holders = [self.layout.holder[seat] for seat in self.layout.chairs if self.layout.side[seat] == side]
        if isinstance(rules.count, TargetCount):
            target = target_of(view, rules, holders[0]) if holders[0] is not None else None
            return None if target is None else ("target", target)
        contract, books = view.contract, needed(view)
        if contract is None or books is None:
            return None
        bid = isinstance(rules.count, BidCount)
        if contract.declarer in holders:
            return ("books" if bid else "contract", books)
        return ("set", rules.dealing.cards + 1 - books) if bid else None
