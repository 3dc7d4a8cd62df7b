"""Can the hidden cards of a table be laid otherwise, and only so that no person could have seen a difference?"""

from pathlib import Path

import pytest

from dummywhist.engine.cards.hand import Hand, cards_in, holds
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import PERSON, Person
from dummywhist.engine.record.store import create
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from tests.playing import play_on

PEOPLE = (Person("Ruth", PERSON), Person("Edith", "steady"), Person("Max", "steady"))


def table(tricks: int, path: Path | None = None) -> Table:
    record = new_record("english-dummy", {"first_dummy": "agreed"}, PEOPLE)
    found = Table(record, None if path is None else create(path, record), iter(range(1, 9)).__next__)
    found.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), found.stamp))
    return play_on(
        found, lambda at: at.deal is not None and at.deal.phase_name == "play" and len(at.deal.tricks) >= tricks
    )


def left_alike(found: Table) -> tuple[Hand, ...]:
    """The hands as dealt with a card of East and one of West, of one suit and not played, changed."""
    deal = found.session.deal
    assert deal is not None
    dealt = list(deal.dealt)
    for east in cards_in(deal.hands[EAST]):
        for west in cards_in(deal.hands[WEST]):
            if east // 13 == west // 13:
                dealt[EAST] = Hand(dealt[EAST] ^ 1 << east | 1 << west)
                dealt[WEST] = Hand(dealt[WEST] ^ 1 << west | 1 << east)
                return tuple(dealt)
    raise AssertionError


@pytest.mark.parametrize("tricks", [0, 1, 4])
def test_hidden_cards_are_laid_otherwise_and_every_view_of_a_person_stays(tricks: int) -> None:
    found = table(tricks)
    (person,) = found.persons
    before, public, stamp = found.view(person), found.view(None), found.stamp
    other = next(player for player in before.layout.players if player != person)
    theirs, hands = found.view(other), left_alike(found)
    assert found.lay_hidden(hands) is None
    assert (found.view(person), found.view(None), found.stamp) == (before, public, stamp)
    assert found.deal.dealt == hands
    assert found.view(other) != theirs
    play_on(found, lambda at: at.session.last is not None)
    assert found.session.last is not None


def test_a_card_that_a_person_sees_stays_where_it_is() -> None:
    found = table(1)
    dealt = list(found.session.deal.dealt)
    mine, east = (next(cards_in(found.session.deal.hands[seat])) for seat in (SOUTH, EAST))
    dealt[SOUTH] = Hand(dealt[SOUTH] ^ 1 << mine | 1 << east)
    dealt[EAST] = Hand(dealt[EAST] ^ 1 << east | 1 << mine)
    before = found.deal.dealt
    assert isinstance(found.lay_hidden(dealt), Refusal)
    assert found.deal.dealt == before


def test_a_card_that_was_played_stays_with_who_played_it() -> None:
    found = table(1)
    deal = found.session.deal
    trick = deal.tricks[0]
    played = {seat: card for seat in (EAST, WEST) for card in trick.cards if holds(deal.dealt[seat], card)}
    dealt = list(deal.dealt)
    other = next(cards_in(deal.hands[WEST]))
    dealt[EAST] = Hand(dealt[EAST] ^ 1 << played[EAST] | 1 << other)
    dealt[WEST] = Hand(dealt[WEST] ^ 1 << other | 1 << played[EAST])
    assert isinstance(found.lay_hidden(dealt), Refusal)


def test_packets_of_another_size_or_with_a_card_twice_are_refused() -> None:
    found = table(0)
    dealt = list(found.session.deal.dealt)
    assert isinstance(found.lay_hidden([Hand(0)] * 4), Refusal)
    assert isinstance(found.lay_hidden(dealt[:2]), Refusal)
    assert isinstance(found.lay_hidden([dealt[NORTH]] * 4), Refusal)
    assert found.deal.dealt == tuple(dealt)


def test_a_table_that_is_kept_keeps_its_cards(tmp_path: Path) -> None:
    found = table(1, tmp_path / "kept.dwr")
    assert isinstance(found.lay_hidden(left_alike(found)), Refusal)
    found.close()
