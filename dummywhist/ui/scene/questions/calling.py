"""What is bid? The bidding box of a view, and what each player has called (BD-12..18, SD-11..15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from dummywhist.engine.cards.card import Suit
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.deal.actions.auction import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Call,
    Undertaking,
    bid_of,
)
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.phases.auction import HIGHEST, too_low
from dummywhist.engine.deal.phases.jokers import HandedIn
from dummywhist.engine.knowledge.infer import rules_of
from dummywhist.engine.knowledge.view import View
from dummywhist.engine.messages import message
from dummywhist.engine.rules.parts import Auction, Rules
from dummywhist.engine.values import dataclass
from dummywhist.ui.scene.layout.types import Place
from dummywhist.ui.scene.questions.question import BidQuestion, Cell, Chip, Plain, Row
from dummywhist.ui.scene.standing import Naming
from dummywhist.ui.scene.wording import Phrase
from dummywhist.ui.words import say

BOOK: Final = 6
CALLS: Final[Mapping[Call, str]] = {PASS: "ask.pass", DOUBLE: "ask.double", REDOUBLE: "ask.redouble"}
DOUBLED: Final = {2: "doubled", 4: "redoubled"}
UNTIL_THE_LEAD: Final = ("auction", "choose_dummy", "discard", "name", "jokers", "face")


def strain(rule: Auction, name: str) -> Suit | None:
    """Return the trump suit of a denomination; None for no trump and for a direction, whose suit is named later."""
    return read_suit(name) if rule.suits and name != "NT" else None


def bid_words(rule: Auction, bid: Undertaking, phrase: Phrase) -> str:
    """Return ``3 up``, ``1 heart``, ``4 no trump``."""
    suit = strain(rule, bid.denomination)
    if suit is None:
        return phrase(f"bid.{bid.denomination.lower()}", level=bid.level)
    return phrase("bid.suit_one" if bid.level == 1 else "bid.suit", level=bid.level, suit=suit)


# --- the box ---------------------------------------------------------------------------------------------


def bidding(view: View, naming: Naming, rules: Rules) -> BidQuestion:
    """Return the bidding box for the viewer, whose call it is."""
    rule, phrase = rules.auction, naming.phrase
    assert rule is not None
    rows = tuple(_row(view, phrase, rule, name, rules.dealing.cards) for name in rule.heights)
    lawful = [
        (rule.lowest + column, row, column)
        for row, line in enumerate(rows)
        for column, cell in enumerate(line.cells)
        if cell.lawful
    ]
    you = view.viewer is not None and view.viewer == naming.company.you
    return BidQuestion(
        title=phrase("ask.call_you") if you else phrase("ask.call", name=naming.player_name(view.viewer)),
        note=best_so_far(view, naming, rule),
        name=phrase("ask.bids"),
        rows=rows,
        buttons=tuple(_buttons(view, phrase)),
        selected=min(lawful)[1:] if lawful else None,
        # Over one's own bid, doubled or not, a pass is the safe answer.
        rests=view.contract is not None and view.contract.declarer == view.viewer,
    )


def best_so_far(view: View, naming: Naming, rule: Auction) -> str:
    """Return ``Best so far: Ana, 3 up``."""
    contract, phrase = view.contract, naming.phrase
    if contract is None:
        return phrase("ask.no_bid")
    bid = bid_words(rule, contract.bid, phrase)
    if contract.doubled in DOUBLED:
        bid = phrase(f"bid.{DOUBLED[contract.doubled]}", bid=bid)
    if contract.declarer == naming.company.you:
        return phrase("ask.best_you", bid=bid)
    return phrase("ask.best", name=naming.player_name(contract.declarer), bid=bid)


def _row(view: View, phrase: Phrase, rule: Auction, name: str, tricks: int) -> Row:
    suit = strain(rule, name)
    cells = tuple(_cell(view, phrase, rule, bid_of(level, name), tricks) for level in range(rule.lowest, HIGHEST + 1))
    if suit is not None:
        return Row(phrase("ask.strain", suit=suit), cells, suit=suit)
    key = f"ask.{name.lower()}"
    return Row(phrase(key), cells, gloss="" if rule.suits else phrase(f"{key}_gloss"))


def _cell(view: View, phrase: Phrase, rule: Auction, call: Call, tricks: int) -> Cell:
    bid = call.bid
    assert bid is not None
    words, suit = bid_words(rule, bid, phrase), strain(rule, bid.denomination)
    takes = phrase(
        "ask.tricks" if rule.suits else "ask.books", bid=words, need=min(BOOK + bid.level, tricks), all=tricks
    )
    why = ""
    if call not in view.options:
        assert view.contract is not None
        why = say(too_low(view.contract.bid, bid))
    if suit is not None:
        button = phrase("ask.bid", bid=bid.level)
    elif bid.denomination.lower() == "nt":
        button = phrase("ask.bid_nt", level=bid.level)
    else:
        button = phrase("ask.bid", bid=words)
    return Cell(call, str(bid.level), words, takes, button, why, suit)


def _buttons(view: View, phrase: Phrase) -> Iterator[Plain]:
    """Pass, which a dealer may have to do without (BD-18); Double and Redouble where they may be said (SD-12)."""
    why = "" if PASS in view.options else say(message("refusal.dealer_bids"))
    yield Plain(phrase("ask.pass"), PASS, why)
    for call in (DOUBLE, REDOUBLE):
        if call in view.options:
            yield Plain(phrase(CALLS[call]), call)


# --- what was called -------------------------------------------------------------------------------------


def calls(view: View, naming: Naming) -> Mapping[Place, Chip]:
    """Return what each player called last, by his place, until the first card is led; nobody is asked of the viewer.

    Who exchanged a joker is told with it, and until the first trick is quitted (BD-39).
    """
    rule = rules_of(view).auction
    if rule is None:
        return {}
    if view.phase not in UNTIL_THE_LEAD and not (view.phase == "play" and not view.trick and not view.played):
        return _jokers(view, naming) if view.phase == "play" and not view.played else {}
    made: dict[Player, Call] = dict(view.calls)
    found: dict[Place, Chip] = {}
    for player in view.layout.players:
        asked = player == view.viewer and bool(view.options)
        if player in made or not asked:
            place = naming.places[view.layout.own_seat(player)]
            chip, joker = _chip(view, naming, rule, player, made.get(player)), _joker(view, player, naming.phrase)
            if joker:
                after = f"{chip.after}, {joker}" if chip.after else f"· {joker}"
                chip = replace(chip, after=after, spoken=f"{chip.spoken}, {joker}")
            found[place] = chip
    return found


def _joker(view: View, player: Player, phrase: Phrase) -> str:
    """Return whether ``player`` exchanged a joker, or both, in a few words."""
    count = view.part(HandedIn).by.count(player)
    return phrase("chip.joker" if count == 1 else "chip.jokers") if count else ""


def _jokers(view: View, naming: Naming) -> Mapping[Place, Chip]:
    """Return who exchanged a joker, by his place."""
    found: dict[Place, Chip] = {}
    for player in dict.fromkeys(view.part(HandedIn).by):
        words = _joker(view, player, naming.phrase)
        spoken = naming.phrase("read.call", name=naming.player_name(player), call=words)
        found[naming.places[view.layout.own_seat(player)]] = Chip(words, spoken=spoken)
    return found


@dataclass(frozen=True, slots=True)
class Auctioned:
    """All calls of an auction: the players in the order in which they call, and their calls round by round.

    A row has a place for each player, empty where he did not call in that round.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def auctioned(view: View, naming: Naming) -> Auctioned:
    """Return every call that was made, in words."""
    rule, phrase = rules_of(view).auction, naming.phrase
    assert rule is not None
    home = naming.home
    players = sorted(home.players, key=lambda player: home.chairs.index(home.own_seat(player)))
    first = players.index(view.calls[0][0]) if view.calls else 0
    players = [*players[first:], *players[:first]]
    rows: list[list[str]] = []
    last = len(players)
    for player, call in view.calls:
        at = players.index(player)
        if at <= last:
            rows.append([""] * len(players))
        rows[-1][at] = phrase(CALLS[call]) if call.bid is None else bid_words(rule, call.bid, phrase)
        last = at
    return Auctioned(tuple(naming.player_name(player) for player in players), tuple(map(tuple, rows)))


def _chip(view: View, naming: Naming, rule: Auction, player: Player, call: Call | None) -> Chip:
    phrase, contract = naming.phrase, view.contract

    def spoken(words: str) -> str:
        return phrase("read.call", name=naming.player_name(player), call=words)

    if contract is not None and contract.declarer == player:
        bid, suit = contract.bid, strain(rule, contract.bid.denomination)
        words = bid_words(rule, bid, phrase)
        after = phrase(f"chip.{DOUBLED[contract.doubled]}") if contract.doubled in DOUBLED else ""
        said = spoken(", ".join(part for part in (words, after) if part))
        return Chip(words if suit is None else str(bid.level), True, suit, after, said)
    if call is None:
        return Chip(phrase("chip.to_call"), spoken=spoken(phrase("chip.to_call")))
    if call.bid is not None:
        suit, words = strain(rule, call.bid.denomination), bid_words(rule, call.bid, phrase)
        return Chip(words if suit is None else str(call.bid.level), suit=suit, spoken=spoken(words))
    words = phrase(CALLS[call])
    return Chip(words, spoken=spoken(words))
