"""What has happened, in sentences."""

import re
from typing import get_args

import pytest

from dummywhist.engine.cards.card import JOKER_BIG, Card, Suit
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.auction import Bid, Double
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.event import (
    AuctionOver,
    CallMade,
    CardsPutAway,
    ClaimAnswered,
    Claimed,
    DealCounted,
    DealEvent,
    HandExchanged,
    HandKept,
    HandsAbandoned,
    HonoursCalled,
    JokerHandedIn,
    Played,
    Quitted,
    TrickWon,
    TrumpFixed,
    TrumpNamed,
    TrumpTakenUp,
    TrumpTurned,
)
from dummywhist.engine.deal.layout import PLAYERS, TABLE, By, Player, Side, column_of, columns, lay_out
from dummywhist.engine.deal.points import Declared, count_bid, count_targets
from dummywhist.engine.knowledge.redact import redact
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.event import (
    CardsDrawn,
    DealerChosen,
    DealSealed,
    GameWon,
    OrderFound,
    PlacesFound,
    RubberBegan,
    RubberWon,
    RulesChanged,
    SatDown,
    SessionEvent,
    SessionOver,
    ShareGiven,
    TimeCalled,
)
from dummywhist.ui.tongues import you
from dummywhist.ui.words.telling import Teller
from tests.golden.making import FOLDER, log_of
from tests.ui.golden import RECORDS
from tests.ui.golden import name as record_name

A, B, C = (Player(By(name)) for name in "ABC")


@pytest.fixture
def teller() -> Teller:
    session, _ = sessions.apply(
        sessions.start(game_of("english-dummy").rules({"first_dummy": "agreed"})), TABLE, AgreeOrder((1, 2, 3))
    )
    assert session.deal is not None
    names = {A: "Ann", B: "Edith", C: "Max"}
    return Teller(names, {1: you(name=True), 2: "Edith", 3: "Max"}, A, session.deal.setup.layout)


def cards(text: str):
    return tuple(read_card(word) for word in text.split())


def test_a_trick_is_one_story(teller: Teller) -> None:
    assert (
        teller.trick(WEST, cards("DT DJ DK"), None)
        == "Edith led the ten of diamonds. Dummy played the jack, Max the king."
    )
    assert teller.trick(EAST, cards("S4 CA S9 S2"), NORTH) == (
        "Max led the four of spades. You played the ace of clubs, Edith the nine, dummy the two. Dummy won the trick."
    )
    assert teller.trick(SOUTH, cards("HA"), None) == "You led the ace of hearts."
    assert teller.trick(SOUTH, (), None) == ""


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Played(SOUTH, cards("C9")[0], True), "You led the nine of clubs."),
        (Played(NORTH, cards("C9")[0], False), "Dummy played the nine of clubs."),
        (TrickWon(WEST, cards("C9")[0]), "Edith won the trick."),
        (TrumpTurned(NORTH, cards("H8")[0]), "The eight of hearts was turned for dummy."),
        (TrumpTurned(WEST, cards("H8")[0]), "The eight of hearts was turned for Edith."),
        (TrumpTakenUp(SOUTH, cards("H8")[0]), "You took up the eight of hearts."),
        (TrumpFixed(None), "There are no trumps in this deal."),
        (HonoursCalled(B, Side("EW")), "Edith called honours."),
        (
            CardsDrawn(((1, cards("S4")[0]), (2, cards("HA")[0])), ()),
            "You cut the four of spades, Edith cut the ace of hearts.",
        ),
        (OrderFound((1, 2, 3), True), "You have dummy first."),
        (PlacesFound((1, 3), (2,)), "You and Max play, Edith waits."),
        (RubberBegan(1, B, ()), "Rubber 2: Edith has dummy."),
        (GameWon(Side("NS"), 3), "You and dummy won the game, a treble."),
        (RubberWon(0, Side("EW"), -1, -1), "Edith and Max won the rubber: 1 point."),
        (SessionOver(False), "The session is over."),
        (DealSealed("0" * 64), "The deal is sealed."),
        (ShareGiven(2, 23, ""), "Edith cut at 23."),
        (ShareGiven(1, 31, "a garden gate"), "You cut at 31 and wrote “a garden gate”."),
        (ShareGiven(3, 0, "4417"), "Max wrote “4417”."),
    ],
)
def test_every_event_is_a_sentence(teller: Teller, event: object, words: str) -> None:
    assert teller.tell([event]) == words


def test_in_a_hot_seat_nobody_is_you(teller: Teller) -> None:
    teller.you = None
    assert teller.tell([Played(SOUTH, cards("C9")[0], True)]) == "Ann led the nine of clubs."
    assert teller.side(Side("NS")) == "Ann and dummy"


SILENT = (Quitted,)
"""A trick that is quitted was just told to be won."""
RAW = re.compile(r"None|[a-z]_[a-z]|[{}<>]|\bNS\b|\bEW\b|\b[BCD]\b|\bA\b(?! new| dummy)|  ")
NAMES = {player: name for player, name in zip(PLAYERS, ("Ann", "Bess", "Cora", "Dora"), strict=True)}


def told(path, most=4000):
    """Yield each event of a golden session as somebody sees it, with who tells it to him."""
    log = log_of(path)
    for session, after, entry in zip(log.sessions[:most], log.sessions[1:], log.entries, strict=False):
        _, events = sessions.apply(session, *entry)
        deal = after.last if after.deal is None or (after.between_deals and after.last) else after.deal
        layout = None if deal is None else deal.layout
        rules, home = (after.rules, None) if deal is None else (deal.setup.rules, deal.setup.layout)
        entrants = dict(enumerate(("You", "Bess", "Cora", "Dora")[: after.entrants], start=1))
        names = {player: NAMES[player] for player in after.players}
        for viewer in (A, None):
            teller = Teller(names, entrants, viewer, layout, rules, home)
            for event in events:
                seen = redact(event, layout, viewer)
                yield teller, event, seen


@pytest.mark.parametrize("path", RECORDS, ids=record_name)
def test_every_event_of_every_game_is_one_sentence(path) -> None:
    """With everybody's name in words, and nothing that the program calls things by."""
    for teller, event, seen in told(path, 1500):
        words = teller.tell([seen])
        if isinstance(event, SILENT):
            assert words == ""
            continue
        if isinstance(event, RubberWon) and teller.rules.match.of.games == 1:
            assert words == ""
            continue
        assert words[0].isupper() and words.endswith("."), (event, words)
        assert not RAW.search(words), words


def test_every_kind_of_event_is_told_somewhere() -> None:
    """But for what is in no golden session: more sit down than play, deals are proved, all hands are thrown down.

    Of the last `test_law_people.py` reads the sentence.
    """
    elsewhere = {RulesChanged, PlacesFound, DealSealed, ShareGiven, HandsAbandoned, *SILENT}
    kinds = {*get_args(DealEvent), *get_args(SessionEvent)} - elsewhere
    found = set()
    games = ("bid-dummy", "single-dummy-bridge", "three-handed", "double-dummy", "mort-3", "mort-4", "english-dummy")
    laws = ("penalise_scope", "revoke_both")
    # Those of a law table tell of most, then the short ones.
    for path in sorted(RECORDS, key=lambda path: (not path.stem.startswith(laws), path.stat().st_size)):
        if path.parent.name not in games:
            continue
        # At a law table much has to be played before everything has gone wrong.
        most = 1200 if path.stem.startswith(laws) else 400
        found |= {type(event) for _, event, _ in told(path, most)}
        if kinds <= found:
            return
    raise AssertionError(f"nothing tells of {kinds - found}")


def test_what_was_put_away_is_not_named_even_to_him_who_did_it() -> None:
    """BD-22: the line of news stays on the screen when another looks at it."""
    path = FOLDER / "bid-dummy" / "nt_joker-exchange.dwr"
    said = [
        teller.tell([seen]) for teller, event, seen in told(path) if isinstance(event, CardsPutAway | JokerHandedIn)
    ]
    assert "You put away two cards of dummy." in said and "Bess put away two cards of dummy." in said
    assert "You handed in a joker for a card that was put away." in said
    assert not any(" of spades" in words or "hearts" in words or "big" in words for words in said)


@pytest.mark.parametrize(
    ("game", "changes", "event", "words"),
    [
        ("bid-dummy", {}, CallMade(B, Bid(3, "up")), "Edith bid three uptown."),
        ("bid-dummy", {}, CallMade(B, Bid(3, "nt")), "Edith bid three no trump."),
        ("single-dummy-bridge", {}, CallMade(A, Bid(1, "S")), "You bid one spade."),
        ("single-dummy-bridge", {}, CallMade(A, Double()), "You doubled."),
        ("bid-dummy", {}, AuctionOver(A, Bid(4, "up")), "You won the auction with four uptown."),
        ("single-dummy-bridge", {}, AuctionOver(None, None), "Nobody bid: the hand is thrown in."),
        ("three-handed", {}, HandKept(B, WEST), "Edith stood."),
        ("three-handed", {}, HandExchanged(B, WEST, NORTH), "Edith exchanged for the packet in the middle."),
        ("humbug", {}, HandExchanged(A, SOUTH, EAST), "You exchanged for the dead hand."),
        ("humbug", {}, TrumpNamed(A, Suit(1), False), "You named hearts trumps."),
        ("bid-dummy", {}, TrumpNamed(A, None, True), "You named downtown."),
        ("double-dummy", {}, Claimed(A, 6, 9), "You claimed six of the nine tricks left."),
        ("double-dummy", {}, Claimed(B, 1, 1), "Edith claimed the one trick left."),
        ("double-dummy", {}, Claimed(B, 0, 4), "Edith gave up the four tricks left."),
        ("double-dummy", {}, ClaimAnswered(A, False), "You did not admit the claim: play goes on."),
        ("double-dummy", {}, SatDown(A, True), "You sat down on Edith’s right."),
        ("double-dummy", {}, SatDown(B, False), "Edith sat down on your left."),
        ("mort-4", {}, RubberBegan(1, B, (B, C, B, None)), "Game 2: Edith is Vivant. You sit out."),
        ("mort-3", {}, GameWon(Side("NS"), 12), "You and Mort won the game, worth 12 points."),
        ("mort-3", {}, DealerChosen(NORTH), "Mort deals first."),
        ("three-handed", {"end": "time"}, TimeCalled(), "Time is called: no new deal is begun."),
        ("bid-dummy", {}, GameWon(Side("W"), 23), "Edith won the game with 23 points."),
        ("duplicate-whist", {}, GameWon(Side("NS"), 85), "All trays are played."),
        ("thirteen", {}, TrumpTurned(SOUTH, Card(10)), "The queen of spades was turned."),
        ("bid-dummy", {}, Played(SOUTH, JOKER_BIG, True), "You led the big joker."),
        ("three-handed", {}, GameWon(None, 8), "The game is over, and the highest score is shared."),
    ],
)  # fmt: skip
def test_each_game_has_its_own_sentences(game, changes, event, words) -> None:
    rules = game_of(game).rules(changes)
    living = dict(zip(rules.seats.living, PLAYERS, strict=False))
    layout = lay_out(rules.seats, living)
    names = {player: {A: "Ann", B: "Edith", C: "Max"}.get(player, "Dora") for player in PLAYERS[: rules.seats.players]}
    if game == "mort-4":
        names.pop(PLAYERS[3])
    assert Teller(names, {}, A, layout, rules).tell([event]) == words


@pytest.mark.parametrize(
    ("contract", "books", "words"),
    [
        (Bid(5, "up"), 12, "You made the contract with twelve books: 6 points."),
        (Bid(5, "up"), 10, "You won ten of eleven books and went set: Edith and Max 5 points each."),
    ],
)
def test_a_contract_is_told_made_or_set(contract, books, words) -> None:
    """BD-E1, BD-E3."""
    rules = game_of("bid-dummy").rules()
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    before = dict.fromkeys(columns(layout), 0)
    made = Declared(Side("S"), (Side("W"), Side("E")), contract.level, contract.denomination, 1, books)
    result = count_bid(rules.count, before, {Side("NS"): books, Side("EW"): 13 - books}, made)
    names = {A: "Ann", B: "Edith", C: "Max"}
    assert Teller(names, {}, A, layout, rules, layout).tell([DealCounted(result)]) == words


def test_targets_are_told_with_what_they_count() -> None:
    """TH-E2."""
    rules = game_of("three-handed").rules()
    layout = lay_out(rules.seats, dict(zip(rules.seats.living, PLAYERS, strict=False)))
    sides = [column_of(layout, player) for player in (A, B, C)]
    result = count_targets(
        rules.count,
        dict.fromkeys(sides, 0),
        dict(zip(sides, (5, 6, 2), strict=True)),
        dict(zip(sides, (4, 3, 3), strict=True)),
    )
    names = {A: "Ann", B: "Edith", C: "Max"}
    assert Teller(names, {}, A, layout, rules, layout).tell([DealCounted(result)]) == (
        "Tricks: You 5 (+1), Edith 6 (+3), Max 2 (−1)."
    )
