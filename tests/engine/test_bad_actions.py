"""Is whatever the laws do not allow refused with the law in a sentence, in every game and through every door?

The doors of the engine: the deal and the session, the table (where the window and computers propose), a record.
"""

from dataclasses import replace
from random import Random

import pytest

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import EMPTY, FULL_PACK
from dummywhist.engine.deal.actions.auction import Bid, Double, Pass
from dummywhist.engine.deal.actions.away import Discard, TakeDiscard
from dummywhist.engine.deal.actions.catalogue import BY_WORD
from dummywhist.engine.deal.actions.claims import Accept, Claim
from dummywhist.engine.deal.actions.count import CallHonours, CountDeal
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameDirection, NameTrump
from dummywhist.engine.deal.actions.packets import ChooseDummy
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE
from dummywhist.engine.deal.phases.auction import Bidding
from dummywhist.engine.deal.text import action_text, read_call
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful, Unreadable
from dummywhist.engine.messages import worded
from dummywhist.engine.record.log import Entry, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.session import session as sessions
from dummywhist.engine.table import Table
from tests.contract import random_changes, wild_action
from tests.golden.making import FOLDER
from tests.playing import next_entry, session_log

PEOPLE = (Person("Ada", "person"), Person("Bess", "person"), Person("Cora", "person"), Person("Dora", "person"))
GENERIC = "refusal.not_now"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def refused(session, by, action):
    """Return the message of a refusal, or None if the laws allow it."""
    try:
        sessions.apply(session, by, action)
    except Unlawful as error:
        return error.message
    return None


@pytest.mark.parametrize("seed", range(3))
@each_game
def test_what_a_player_may_not_do_has_a_reason(game, seed):
    """At every moment of sessions under rules drawn at random: calls, bids, discards, cards and all the rest."""
    rng = Random(f"{game.key} {seed}")
    seen = set()
    for _ in range(2):
        rules = game.rules(random_changes(game, rng))
        session = sessions.start(rules)
        while sessions.actors(session) and session.deals < 3:
            for _ in range(4):
                by, action = rng.choice((*PLAYERS[: game.players], TABLE)), wild_action(session, rng)
                why = refused(session, by, action)
                if why is not None:
                    assert why.key != GENERIC, (by, action, session.stage)
                    sentence = worded(why, ENGLISH)
                    assert sentence.endswith(".") and sentence[0].isupper() and "\n" not in sentence
                    seen.add(why.key)
            session, _ = sessions.apply(session, *next_entry(session, rng))
    assert len(seen) > 15


@pytest.mark.parametrize("seed", range(2))
@each_game
def test_the_table_answers_and_the_record_says_the_same(game, seed):
    """An unlawful proposal changes nothing, and the same line in a file is refused with the same law."""
    rng = Random(f"doors {game.key} {seed}")
    record = new_record(game.key, {}, PEOPLE[: game.players])
    log, _ = session_log(game.rules(), rng, deals=2)
    checked = 0
    for stop in sorted(rng.sample(range(1, len(log)), 6)):
        journal = tuple(Entry(by, action) for by, action in log[:stop])
        here = replace(record, journal=journal)
        table = Table(here)
        text = record_text(here)
        for _ in range(6):
            by, action = rng.choice((*table.session.players, TABLE)), wild_action(table.session, rng)
            why = refused(table.session, by, action)
            if why is None:
                continue
            answer = table.submit(Proposal(by, action, table.stamp))
            assert answer == Refusal(why) and table.record == here
            checked += read_as_line(text, f"{by} {action_or_none(action)}", worded(why, ENGLISH))
    assert checked > 5


def action_or_none(action):
    """Spell an action; None for one that has no spelling."""
    try:
        return action_text(action)
    except (IndexError, ValueError):
        return None


def read_as_line(text: str, line: str, why: str) -> bool:
    """The line at the end of a record is refused with the law, if it is a line at all."""
    if line.endswith("None"):
        return False
    with pytest.raises(Unreadable) as error:
        read_record(f"{text}{line}\n".encode())
    said = str(error.value)
    number = text.count("\n") + 1
    assert said.startswith(f"line {number}: ")
    if "cannot be done here" not in said:
        return False  # It has no such spelling: “play” of a card that no pack has.
    assert said.endswith(f"cannot be done here: {why}")
    return True


def begun(key, *until, **changes):
    """Return a session of a game, played by the first lawful thing until a phase has come."""
    session = sessions.start(game_of(key).rules(changes))
    rng = Random(5)
    while session.deal is None or session.deal.phase_name not in until:
        session, _ = sessions.apply(session, *next_entry(session, rng))
    return session


@pytest.mark.parametrize(
    ("key", "phase", "action", "law"),
    [
        ("english-dummy", "play", Bid(1, "S"), "There is no bidding in this game."),
        ("english-dummy", "play", Double(), "There is no bidding in this game."),
        ("english-dummy", "play", Exchange(), "No hand is exchanged in this game."),
        ("english-dummy", "play", NameTrump(0), "Nobody names trumps in this game."),
        ("english-dummy", "play", Discard((0, 1)), "No cards are put away in this game."),
        ("english-dummy", "play", ChooseDummy(0), "No dummy is chosen in this game."),
        ("english-dummy", "play", CallHonours(), "Honours count at this table without a call."),
        ("english-dummy", "play", Claim(14), "Only thirteen tricks are left."),
        (
            "three-handed",
            "play",
            Claim(3),
            "Where everybody plays for himself only all the thirteen tricks left can be claimed.",
        ),
        ("english-dummy", "play", TurnTrump(), "The last card is turned already."),
        ("mort-3", "play", CallHonours(), "Honours do not count at this table."),
        ("double-dummy", "play", Accept(), "Nobody has claimed anything."),
        ("double-dummy", "play", Claim(14), "Only thirteen tricks are left."),
        ("bid-dummy", "auction", Play(0), "No card can be played now."),
        ("bid-dummy", "auction", NameTrump(0), "It is not yet time to name trumps."),
        ("bid-dummy", "play", Bid(7, "up"), "The bidding is over."),
        ("bid-dummy", "play", NameDirection(True), "Trumps are named already."),
        ("bid-dummy", "play", TurnTrump(), "No card is turned in this game."),
        ("bid-dummy", "play", Discard((0, 1)), "No cards are put away in this game."),
        ("humbug", "play", Keep(), "The time to exchange a hand is over."),
        ("humbug", "exchange", Play(0), "No card can be played now."),
        ("humbug", "exchange", Quit(), "No trick has been played yet."),
        ("humbug", "exchange", CountDeal(), "A deal is counted when all of it is played and called."),
        ("thirteen", "play", Keep(), "No hand is exchanged in this game."),
        ("single-dummy-bridge", "auction", ChooseDummy(0), "The dummy is chosen after the bidding."),
        ("single-dummy-bridge", "play", ChooseDummy(0), "The dummy is chosen already."),
        ("single-dummy-bridge", "play", Pass(), "The bidding is over."),
        ("three-handed", "play", Exchange(), "The time to exchange a hand is over."),
        ("three-handed", "exchange", TurnTrump(), "No card is turned in this game."),
        ("three-handed", "exchange", CutPack(), "The pack is cut already."),
    ],
)
def test_what_a_game_has_not_or_not_now(key, phase, action, law):
    session = begun(key, phase)
    for by in session.players:
        assert worded(refused(session, by, action), ENGLISH) == law


def test_discards_and_jokers():
    """BD-21, BD-39."""
    early = begun("bid-dummy", "auction", jokers="on")
    later = begun("bid-dummy", "play", jokers="on")
    for by in early.players:
        assert worded(refused(early, by, Discard((0, 1))), ENGLISH) == "Cards are put away after the bidding."
        assert worded(refused(later, by, Discard((0, 1))), ENGLISH) == "The cards are put away already."
        assert worded(refused(early, by, TakeDiscard(1)), ENGLISH) == "It is not yet time to hand in a joker."
    now = begun("bid-dummy", "discard", jokers="on")
    declarer = now.deal.part(Bidding).contract.declarer
    wrong = Discard((0,))
    assert worded(refused(now, declarer, wrong), ENGLISH) == "Put away two cards of the dummy, and none of your own."
    other = next(player for player in now.players if player != declarer)
    assert worded(refused(now, other, wrong), ENGLISH) == "The declarer puts cards of the dummy away."


@pytest.mark.parametrize(
    ("calls", "call", "law"),
    [
        ("", "0 up", "There is no such bid in this game."),
        ("", "1 H", "There is no such bid in this game."),
        ("4 up", "3 nt", "A bid must be higher than the last."),
        ("4 up", "4 down", "A bid of the same level must be of a higher kind than the last."),
        ("4 up", "double", "Bids are not doubled in this game."),
        ("4 up", "redouble", "Bids are not doubled in this game."),
        ("pass, pass", "pass", "Nobody has bid, so the dealer must."),
    ],
)
def test_calls_of_bid_dummy_whist(calls, call, law):
    """BD-11..18."""
    session = begun("bid-dummy", "auction")
    for text in calls.split(", ") if calls else ():
        (by,) = sessions.actors(session)
        session, _ = sessions.apply(session, by, read_call(text))
    (by,) = sessions.actors(session)
    said = worded(refused(session, by, read_call(call)), ENGLISH)
    assert said == law


def test_every_untimely_word_can_be_said():
    declared = [action.declared for action in BY_WORD.values() if action.declared.untimely is not None]
    assert len(declared) > 12
    for word in {one.untimely for one in declared}:
        kinds = ("when", "none", "uncalled") if word == "honours" else ("early", "late")
        for kind in kinds[:1] if word == "count" else kinds:  # after the count the deal is over
            assert f"untimely.{word}_{kind}" in ENGLISH
    optional = {one.untimely for one in declared if one.phase not in ("play", "honours", "count")}
    assert all(f"untimely.{word}_none" in ENGLISH for word in optional)
    assert all({"play", "count"} <= set(game.rules().phases) for game in GAMES)


# ---- a record of one game opened as another


@each_game
def test_a_record_of_one_game_is_no_record_of_another(game):
    """Every golden default: the first thing that the other game does not know is said with its line."""
    text = (FOLDER / game.key / "default.dwr").read_text(encoding="utf-8")
    for other in GAMES:
        if other == game:
            continue
        with pytest.raises(Unreadable) as error:
            read_record(text.replace(f"game {game.key}\n", f"game {other.key}\n", 1).encode())
        said = str(error.value)
        assert said.startswith("line ") and said.endswith(".") and "\n" not in said
        assert "That cannot be done now" not in said
        if game.players > other.players:
            assert f"{other.name} is played by " in said


@pytest.mark.parametrize(
    ("key", "changes", "law"),
    [
        ("english-dummy", {}, "thirteen cards each, no card twice, the last to the dealer."),
        ("humbug", {}, "thirteen cards each, no card twice, the last to the dealer."),
        ("bid-dummy", {}, "thirteen cards each, no card twice, the last to the packet."),
        ("bid-dummy", {"jokers": "on"},
         "thirteen cards each, fifteen to the packet and the last of them, no card twice."),
        ("three-handed", {}, "thirteen cards each, no card twice, the last to the packet."),
        ("thirteen", {}, "thirteen cards for each of two players, no card twice, and the turned card in no hand."),
    ],
)  # fmt: skip
def test_each_game_says_what_its_own_hands_are(key, changes, law):
    """BD-4, TH-2, TO-3."""
    session = begun(key, "deal", **changes)
    session, _ = sessions.apply(session, TABLE, CutPack())
    for hands in ((), (EMPTY,) * 4, (FULL_PACK, EMPTY, EMPTY, EMPTY)):
        said = worded(refused(session, CHANCE, DealCards(hands, Card(0))), ENGLISH)
        assert said == f"These are not the right hands: {law}"
