"""Is no hand ever shown to whoever has seen another of the deal, unless it was asked and the deal is marked?

All orders of what can be done at a table in mid-deal are tried: seats that change, are changed back and exchanged,
cards played, taken back and dealt again, the record closed and opened again, and a copy of it in a second window.
"""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE, Player
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.knowledge.view import Cards
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.store import create, open_store
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from dummywhist.ui.seat.opening import look_at
from tests.engine.record.anybody import play_on, random_proposal
from tests.engine.test_table import A, B, C, table_of

RUTH, TOM, EDITH = Person("Ruth", PERSON), Person("Tom", PERSON), Person("Edith", "steady")
Deed = Callable[[Table], Table]


def sits(player: Player, person: Person) -> Deed:
    """Somebody sits down, after whatever the window asks about it."""

    def deed(table: Table) -> Table:
        warned.append(table.would_be_seen({player: person}))
        assert table.replace_seat(player, person.kind, person.name) is None
        return table

    return deed


def plays_one(table: Table) -> Table:
    play_on(table)
    assert not isinstance(table.submit(random_proposal(table, Random(0))), Refusal)
    return table


def undoes(table: Table) -> Table:
    table.undo()
    play_on(table)
    return table


def redoes(table: Table) -> Table:
    table.redo()
    return table


def deals_again(table: Table) -> Table:
    assert not isinstance(table.restart(), Refusal)
    play_on(table)
    return table


def opened_again(table: Table) -> Table:
    """The record is closed and opened, here or as a copy in a second window: it holds all that was seen."""
    numbers = count(1)
    return Table(read_record(record_text(table.record).encode()).log, None, lambda: next(numbers))


DEEDS: dict[str, Deed] = {
    "Ruth at A": sits(A, RUTH), "Ruth at B": sits(B, RUTH), "Tom at C": sits(C, TOM), "Tom at A": sits(A, TOM),
    "Edith at A": sits(A, EDITH), "Edith at B": sits(B, EDITH),
    "play": plays_one, "undo": undoes, "redo": redoes, "again": deals_again, "open": opened_again,
}  # fmt: skip
warned: list[bool] = []
"""What the window would have asked about, seat by seat, in the order tried last."""


def shown_to(table: Table) -> set[tuple[str, Hand]]:
    """Return whom the table shows which hidden hand now: by name, and the cards of that hand as they were dealt."""
    deal = table.session.deal
    assert deal is not None
    found: set[tuple[str, Hand]] = set()
    for player in table.persons:
        view = table.seat(player).view
        assert view is not None and view.own is not None
        for seat, seen in enumerate(view.hands):
            if isinstance(seen, Cards) and seat not in view.faced:
                assert seat == view.own, "a person is shown a hand that is not his"
                found.add((table.person_of(player).name, deal.dealt[seat]))
    return found


def tried(table: Table, shown: frozenset[tuple[str, Hand]], at_first: int, left: int, path: tuple[str, ...]) -> int:
    """Try every deed at ``table`` and every one after it, ``left`` more of them; return how many orders that were."""
    names = {name for name, _ in shown}
    second = any(sum(one == name for one, _ in shown) > 1 for name in names)
    more = len({hand for _, hand in shown}) > max(1, at_first)
    if second or more:
        assert table.seen.deals[-1], f"a second hand was shown and the deal is not marked: {path}"
        assert True in warned, f"nobody was asked: {path}"
    else:
        assert not table.seen.deals[-1], f"marked without reason: {path}"
    if not left:
        return 1
    orders = 0
    for name, deed in DEEDS.items():
        asked = list(warned)
        after = deed(Table(table.record, None, lambda: 7))
        orders += tried(after, shown | shown_to(after), at_first, left - 1, (*path, name))
        warned[:] = asked
    return orders


@pytest.mark.parametrize("people", [(RUTH, EDITH, EDITH), (RUTH, TOM, EDITH), (EDITH, EDITH, EDITH)])
def test_no_order_of_deeds_shows_a_second_hand_unasked_and_unmarked(people):
    table = Table(new_record("english-dummy", {"first_dummy": "agreed"}, people), None, lambda: 7)
    assert not isinstance(table.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), 0)), Refusal)
    play_on(table)
    shown = frozenset(shown_to(table))
    warned.clear()
    assert tried(table, shown, len({hand for _, hand in shown}), 2, ()) == len(DEEDS) ** 2


def test_a_table_that_is_open_is_shown_to_no_second_window(tmp_path):
    """Whoever has it open locks its record; who looks at the list of tables gets facts without a card."""
    table = table_of(PERSON, "steady", "steady")
    store = create(tmp_path / "table.dwr", table.record)
    with pytest.raises(Unreadable):
        open_store(tmp_path / "table.dwr")
    assert "Cards(" not in repr(look_at(tmp_path / "table.dwr")) and look_at(tmp_path / "table.dwr").number is None
    store.close()
