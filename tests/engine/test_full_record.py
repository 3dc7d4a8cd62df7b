"""Can every record be read that a table wrote? Before it is too long the session ends; nothing done is lost."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.session import ChangeRules
from dummywhist.engine.deal.layout import TABLE, By
from dummywhist.engine.record import log as logs
from dummywhist.engine.record.log import SeatChange, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import create, read_file
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.automation import EVERYTHING
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.seats import authority
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from tests.playing import acting_in, play_on

FULL = "refusal.record_full"
ENDLESS = {"dummy_order": "continuous"}


def table_of(game: str = "english-dummy", kind: str = "random", seed: int = 1, **changes: str) -> Table:
    """Return a table of a game at the beginning of its session."""
    size = next(one.players for one in GAMES if one.key == game)
    numbers = count(seed)
    record = new_record(game, changes, [Person(f"Player {n}", kind) for n in range(1, size + 1)])
    return Table(record, None, lambda: next(numbers), automation=EVERYTHING)


def by_chance(seed: int = 1) -> Callable[[Table, By], Action]:
    """Return who chooses by lot, and claims only where nothing else can be done."""
    dice = Random(seed)

    def choose(table: Table, by: By) -> Action:
        options = list(table.choices(by))
        return dice.choice([option for option in options if option.word != "claim"] or options)

    return choose


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_session_ends_while_its_record_can_be_read(game, monkeypatch):
    """Whatever the game: the deal in play is counted, the next is not begun, and the record is read again."""
    monkeypatch.setattr(logs, "MOST_WORK", authority.KEPT_FOR_A_DEAL + 300)
    table = table_of(game, **(ENDLESS if game == "english-dummy" else {}))
    play_on(table, choose=by_chance())
    assert table.session.deals >= 3 or not table.session.abandoned
    assert table.session.last.result is not None
    assert read_record(record_text(table.record).encode()).log.session == table.session


def test_at_the_true_limit_all_that_was_written_is_read(tmp_path):
    """A record that is nearly full is played to its end in its file, and that is opened again."""
    table = table_of(**ENDLESS)
    log = table._log
    while log.room > authority.KEPT_FOR_A_DEAL + 40:
        log.write(SeatChange(1, Person("Ruth", "random")))
    table.store = create(tmp_path / "a.dwr", table.record)
    assert not table.full
    play_on(table, choose=by_chance())
    table.close()
    assert table.session.abandoned and table.session.deals == 1 and log.room > 0
    assert read_file(tmp_path / "a.dwr").log.session == table.session
    with pytest.raises(Exception, match="More is done here than in any record"):
        read_record(record_text(log.record).encode() + b"entrant 1 random Max\n" * (log.room + 1))


def test_taking_back_and_doing_again_leaves_room_for_the_count(monkeypatch):
    """Whoever undoes and redoes for ever is stopped in time, and the deal can still be played to its end."""
    monkeypatch.setattr(logs, "MOST_WORK", authority.KEPT_FOR_A_DEAL + 200)
    table = table_of(kind="person", **ENDLESS)

    def last_deal(table: Table) -> bool:
        deal, small = table.session.deal, table._log.room < authority.KEPT_FOR_A_DEAL
        return small and deal is not None and len(deal.tricks) == 3

    play_on(table, last_deal, by_chance())
    back = 0
    while not isinstance(said := table.undo(), Refusal):
        back += 1
        said = table.redo()
        if isinstance(said, Refusal):
            break
    assert said.message.key == FULL and back > 100
    (player,) = (by for by in acting_in(table.session) if by in table.session.entrant_of)
    # What takes less room than playing on again is stopped a little later.
    changes = (table.replace_seat(player, kind, "Max") for kind in 30 * ("steady", "random"))
    refused = next(said for said in changes if said is not None)
    assert refused.message.key == FULL
    said = table.submit(Proposal(TABLE, ChangeRules((("game", 7),)), table.stamp))
    assert isinstance(said, Refusal) and said.message.key == FULL
    play_on(table, choose=by_chance())
    assert table.session.last.result is not None and table.session.abandoned
    assert read_record(record_text(table.record).encode()).log.session == table.session


def test_a_deal_never_takes_more_room_than_is_kept():
    """The longest deal: every bid that there is, each doubled and redoubled, with three passes between."""
    bids = 5 * 7
    calls = 3 * (bids * 9 + 3)
    assert calls + 52 + 13 + 20 * 8 < authority.KEPT_TO_THE_COUNT < authority.KEPT_FOR_A_DEAL
