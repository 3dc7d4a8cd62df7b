"""Are the deals of records found as they were played, read once, and read again when a record has changed?"""

from itertools import count
from pathlib import Path

import pytest

from dummywhist.engine.cards.hand import of_suit, size
from dummywhist.engine.cards.seat import SOUTH
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.library import index
from dummywhist.engine.library.facts import Facts
from dummywhist.engine.library.index import deals_at, played
from dummywhist.engine.record.deals import deals_of
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.store import create, read_file
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.seats.proposal import Proposal
from dummywhist.engine.table import Table
from tests.playing import play_on

NAME = "english-dummy-2026-10-03-101010.dwr"


def write(path: Path, game: str = "english-dummy", deals: int = 3, place: int = 0, **changes: str) -> None:
    """Write a record of so many counted deals; the person is entrant ``place``."""
    players = game_of(game).players
    people = [
        Person(name, PERSON if at == place else "steady")
        for at, name in enumerate(("Ruth", "Edith", "Max", "Ada")[:players])
    ]
    record = new_record(game, changes, people)
    table = Table(record, create(path, record), count(1).__next__)
    if "first_dummy" in changes:
        table.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), table.stamp))
    play_on(
        table, lambda table: table.session.last is not None and table.session.last.setup.ordinal == deals - 1
        and table.session.last.result is not None,
    ).close()  # fmt: skip


def test_the_facts_of_a_deal_are_those_that_were_played(tmp_path: Path) -> None:
    write(tmp_path / NAME, first_dummy="agreed")
    found = deals_at(tmp_path / NAME)
    log = read_file(tmp_path / NAME).log
    whole = deals_of(log.sessions[0], [(entry.by, entry.action) for entry in log.entries])
    assert [one.deal for one in found] == [0, 1, 2] and {one.day for one in found} == {"2026-10-03"}
    for one, deal in zip(found, whole, strict=False):
        end = deal.states()[-1]
        assert end.result is not None and sorted(one.hands) == sorted(end.dealt)
        assert one.trump == end.trump and one.turned == end.turned and one.number == end.number
        assert one.whole == 13 and one.made in dict(end.result.tricks).values()
        assert one.names[SOUTH] == "Ruth" and sorted(one.names) == ["", "Edith", "Max", "Ruth"]
        assert one.dummy != -1 and one.names[one.dummy] == ""
        honours = sum(size(of_suit(hand, end.trump)) for hand in one.hands)  # type: ignore[arg-type]
        assert honours == 13 and 0 <= one.honours <= 4


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_table_is_seen_from_the_persons_seat(tmp_path: Path, place: int) -> None:
    write(tmp_path / NAME, place=place, first_dummy="agreed")
    name = ("Ruth", "Edith", "Max")[place]
    assert {one.names[SOUTH] for one in deals_at(tmp_path / NAME)} == {name}


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_deals_of_every_game_are_found(tmp_path: Path, game: str) -> None:
    write(tmp_path / "a.dwr", game, 1)
    (found,) = deals_at(tmp_path / "a.dwr")
    assert found.game == game and 0 <= found.made <= found.whole


def test_a_record_is_read_once_and_again_when_it_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, cache = tmp_path / "tables", tmp_path / "cache" / "played.txt"
    folder.mkdir()
    write(folder / NAME, first_dummy="agreed")
    read: list[str] = []
    plainly = index._deals

    def counting(path: Path, written: float) -> tuple[Facts, ...] | None:
        read.append(path.name)
        return plainly(path, written)

    monkeypatch.setattr(index, "_deals", counting)
    first = played(folder, cache)
    assert played(folder, cache) == first and read == [NAME] and len(first.deals) == 3
    write(folder / "zz.dwr", deals=1, first_dummy="agreed")
    both = played(folder, cache)
    assert read == [NAME, "zz.dwr"] and both.deals[1:] == first.deals
    (folder / NAME).unlink()
    assert played(folder, cache).deals == both.deals[:1] and read == [NAME, "zz.dwr"]


@pytest.mark.parametrize(
    "damage", [b"", b"\xff\xfe", b'{"deals": 99}\n', b'{"deals": 1}\n[1]\n', b'{"deals": 1}\n{}\n']
)
def test_an_index_that_is_damaged_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    write(tmp_path / NAME, first_dummy="agreed")
    cache = tmp_path / "played.txt"
    first = played(tmp_path, cache)
    good = cache.read_bytes()
    cache.write_bytes(damage)
    assert played(tmp_path, cache) == first and cache.read_bytes() == good


def test_a_record_that_cannot_be_read_is_named_and_the_others_are_found(tmp_path: Path) -> None:
    write(tmp_path / NAME, first_dummy="agreed")
    (tmp_path / "b.dwr").write_text("nonsense")
    found = played(tmp_path, tmp_path / "played.txt")
    assert found.unread == ("b.dwr",) and len(found.deals) == 3
    assert played(tmp_path, tmp_path / "played.txt") == found


def test_who_stops_waiting_gets_what_was_read_and_nothing_is_kept(tmp_path: Path) -> None:
    write(tmp_path / NAME, first_dummy="agreed")
    assert played(tmp_path, tmp_path / "played.txt", lambda: True).deals == ()
    assert not (tmp_path / "played.txt").exists()
    assert played(tmp_path / "none", tmp_path / "played.txt").deals == ()
