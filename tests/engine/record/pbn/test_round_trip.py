"""Is a deal that is exported and imported the same deal, in every game that PBN can hold?"""

from dataclasses import replace
from random import Random

import pytest

from dummywhist.engine.cards.notation import card_text
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.engine.record.log import Entry as Written
from dummywhist.engine.record.log import Log, Record, new_record
from dummywhist.engine.record.pbn.facts import why_not
from dummywhist.engine.record.pbn.reading import import_pbn
from dummywhist.engine.record.pbn.writing import NotInPbn, export_pbn
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from tests.contract import random_changes
from tests.engine.record.pbn.comparing import deals_in, facts, state_of
from tests.golden.making import FOLDER
from tests.golden.pbn_deals import KEPT
from tests.playing import any_deal, lopsided_deal, session_log

pytestmark = pytest.mark.slow

TOLD = [game for game in GAMES if why_not(game.rules()) is None]
PEOPLE = (Person("Zoë “Z” O\\'Hara", "person"), Person('Max "the" C', "steady"), Person("李", "beginner"),
          Person("Dora", "random"))  # fmt: skip


def played_record(game, changes, rng, deals):
    """Return a record of some deals and a piece of another, played at random."""
    record = new_record(game.key, changes, PEOPLE[: game.players])
    log, _ = session_log(game.rules(changes), rng, rng.choice((any_deal, lopsided_deal)), deals)
    whole = rng.random() < 0.3
    kept = log if whole else log[: rng.randrange(1, len(log) + 1)]
    return replace(record, journal=tuple(Written(by, action) for by, action in kept))


def check(record: Record) -> int:
    """Export and import every deal of ``record``; return how many there were."""
    people = {person.name: person.kind for person in Log(record).people}
    done = 0
    for deal in deals_in(record):
        state = state_of(deal)
        if not any(state.dealt):
            continue
        text = export_pbn(record, deal.setup.ordinal)
        brought = import_pbn(text.encode())
        assert brought.ours and not brought.notes
        (again,) = deals_in(brought.record)
        assert facts(state_of(again)) == facts(state)
        assert export_pbn(brought.record) == text
        assert all(people[person.name] == person.kind for person in brought.record.people)
        # It is a record like any other.
        assert read_record(record_text(brought.record).encode()).log.record == brought.record
        done += 1
    return done


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.key)
def test_a_deal_is_the_same_again(game, seed):
    rng = Random(f"{game.key} {seed}")
    done = 0
    while done < 3:
        changes = random_changes(game, rng)
        if why_not(game.rules(changes)) is None:
            done += check(played_record(game, changes, rng, 4))


def test_the_games_that_are_told():
    assert {game.key for game in TOLD} == {
        "english-dummy", "double-dummy", "mort-3", "mort-4", "classic-whist", "bid-dummy", "single-dummy-bridge",
        "duplicate-whist",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("game", "changes", "why"),
    [
        ("bid-dummy", {"jokers": "on"}, "PBN has no jokers and no dummy of fifteen cards."),
        ("double-dummy-dead", {}, "PBN knows no hands that are exchanged or lie dead."),
        ("humbug", {}, "PBN knows no hands that are exchanged or lie dead."),
        ("three-handed", {}, "PBN knows no hands that are exchanged or lie dead."),
        ("three-handed", {"exchange": "off"},
         "PBN has tricks of four cards, and in this game only three hands are played."),
        ("thirteen", {}, "PBN holds four hands of thirteen cards, and in this game only two are dealt."),
    ],
)  # fmt: skip
def test_what_pbn_cannot_hold_is_refused_with_the_reason(game, changes, why):
    chosen = game_of(game)
    record = played_record(chosen, changes, Random(3), 2)
    with pytest.raises(NotInPbn) as refused:
        export_pbn(record)
    assert str(refused.value) == why
    reason = why_not(chosen.rules(changes))
    assert reason is not None and worded(reason, ENGLISH) == why


@pytest.mark.parametrize("name", ["#", "##", "?", "Dummy", "-", "*", '"', "\\", "\\#", "[x]", "% y", "; z", "{ a"])
def test_somebody_may_be_called_anything(name):
    golden = read_record((FOLDER / "mort-4" / "default.dwr").read_bytes()).log.record
    record = Record(golden.game, golden.settings, tuple(Person(name, "steady") for _ in range(4)), golden.journal)
    assert import_pbn(export_pbn(record, 0).encode()).record.people == record.people


def test_a_deal_that_is_not_there():
    record = new_record("english-dummy", {}, PEOPLE[:3])
    with pytest.raises(NotInPbn, match=r"^No cards have been dealt yet\.$"):
        export_pbn(record)
    golden = read_record((FOLDER / "english-dummy" / "default.dwr").read_bytes()).log.record
    with pytest.raises(NotInPbn, match=r"^There is no deal 1000 in this record\.$"):
        export_pbn(golden, 999)


def test_without_a_number_the_deal_counted_last_is_told():
    golden = read_record((FOLDER / "english-dummy" / "default.dwr").read_bytes()).log.record
    deals = deals_in(golden)
    assert export_pbn(golden) == export_pbn(golden, deals[-1].setup.ordinal)
    cut_short = replace(golden, journal=golden.journal[:-30])
    assert state_of(deals_in(cut_short)[-1]).result is None
    assert export_pbn(cut_short) == export_pbn(golden, deals[-2].setup.ordinal)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_the_files_are_what_they_were(kept):
    """If a change is meant: `python -m tests.golden.regenerate`, and review the difference."""
    text = kept.path.read_text(encoding="utf-8")
    assert kept.text() == text
    assert export_pbn(import_pbn(text.encode()).record) == text


def test_every_game_that_can_is_kept_and_no_file_is_left_over():
    assert {kept.record.partition("/")[0] for kept in KEPT} == {game.key for game in TOLD}
    assert {kept.path for kept in KEPT} == set((FOLDER / "pbn").iterdir())


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_what_bridge_programs_read_is_true(kept):
    """Declarer sits on the leader's right, the contract has the trumps, the play has columns from the leader."""
    text = kept.path.read_text(encoding="utf-8")
    tags = dict(line[1:-2].split(' "', 1) for line in text.splitlines() if line.startswith("["))
    (deal,) = deals_in(import_pbn(text.encode()).record)
    state = state_of(deal)
    leader = state.tricks[0].leader if state.tricks else state.leader
    assert tags["Declarer"] == "NESW"[(leader - 1) % 4]
    assert tags["Contract"] == "1" + ("NT" if state.trump is None else "SHDC"[state.trump])
    assert all(len(line) < 256 for line in text.splitlines())
    if "Play" in tags:
        assert tags["Play"] == "NESW"[leader]
        rows = [line.split() for line in text.partition("[Play ")[2].splitlines()[1:] if line]
        for row, trick in zip(rows, state.tricks, strict=True):
            cards = {(trick.leader + place) % 4: card_text(card) for place, card in enumerate(trick.cards)}
            assert row == [cards[(leader + place) % 4] for place in range(4)]
    else:
        assert state.down or not state.tricks, "only where low cards win is the play in a table of our own (BD-31)"
