"""One table, twice: the trays come again turned by a quarter, in other suits if wished, and one line is entered."""

import pytest

from dummywhist.engine.cards.again import SAME, Changed, overplay
from dummywhist.engine.cards.card import HEARTS, SUITS, suit_of
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, left_of
from dummywhist.engine.deal.actions.deal import CUT, DealCards
from dummywhist.engine.deal.actions.overplay import ShuffleTrays
from dummywhist.engine.deal.layout import CHANCE, TABLE
from dummywhist.engine.duplicate.twice import each_twice, twice
from dummywhist.engine.errors import Contradiction, Unlawful
from dummywhist.engine.record.log import Entry, Log, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.engine.session.overplay import order_of
from dummywhist.engine.table import Table

PEOPLE = tuple(Person(name, "random") for name in ("Ada", "Bess", "Cora", "Dora"))
AUTO = Automation(cut=True, turn=True, take_up=True, count=True, quit=True, forced=True)


def table_of(trays: int = 5, number: int = 40, **changes: str) -> Table:
    """A table with partners agreed, whose chance draws the numbers from ``number``."""
    numbers = iter(range(number, number + 1_000))
    settings = {"trays": trays, "partners": "agreed", "movement": "mnemonic", **changes}
    table = Table(new_record("duplicate-whist", settings, PEOPLE), None, lambda: next(numbers), automation=AUTO)
    assert table.operator().agree_order((1, 3, 2, 4)) is None
    return table


def play(table: Table, deals: int) -> Table:
    """Play on to the count of deal ``deals``: each plays the first card he may."""
    operator = table.operator()
    while table.session.deals < deals:
        if operator.go_on() is True:
            continue
        by = next(player for player in table.actors if player in table.session.players)
        card = next(choice for choice in table.choices(by) if choice.plays is not None)
        assert operator.seat(by).propose(card) is None
    return table


def dealt(table: Table) -> list[DealCards]:
    return [entry.action for entry in table.entries if isinstance(entry.action, DealCards)]


def held(deal: DealCards, seat: int, suit: int) -> list[int]:
    return sorted(card % 13 for card in cards_in(deal.hands[seat]) if suit_of(card) == suit)


def test_DW_MNE_1_the_same_hands_come_again_turned_by_a_quarter():
    table = play(table_of(), 10)
    deals = dealt(table)
    assert table.session.stage == "over" and len(deals) == 10
    for first, again in zip(deals[:5], deals[5:], strict=True):
        assert again.last == first.last and again.number is None
        assert all(again.hands[left_of(seat)] == first.hands[seat] for seat in SEATS)
    assert [state.setup.dealer for state in _counted(table)] == [*(NORTH + at for at in (0, 1, 2, 3, 0)),
                                                       *(EAST, 2, 3, 0, EAST)]  # fmt: skip


def _counted(table: Table):
    log = Log(table.record)
    seen, states = 0, []
    for session in log.sessions:
        if session.deals > seen:
            seen = session.deals
            states.append(session.last)
    return states


@pytest.mark.parametrize("trump", ["turned", "declared_suit"])
def test_DW_MNE_6_suits_are_exchanged_trump_and_all_and_trays_are_shuffled(trump):
    table = play(table_of(suit_permutation="on", trump=trump), 10)
    order, deals = order_of(table.session), dealt(table)
    assert sorted(changed.tray for changed in order) == [1, 2, 3, 4, 5]
    assert all(changed.suits != SAME and sorted(changed.suits) == list(SUITS) for changed in order)
    states = _counted(table)
    for place, (tray, suits) in enumerate(order):
        first, again = deals[tray - 1], deals[5 + place]
        for seat in SEATS:
            for suit in SUITS:
                assert held(again, left_of(seat), suits[suit]) == held(first, seat, suit)
        one, two = states[tray - 1], states[5 + place]
        assert two.trump == suits[one.trump] and two.setup.dealer == left_of(one.setup.dealer)
        if trump == "declared_suit":
            assert one.trump == two.trump == HEARTS
    (drawn,) = [entry for entry in table.entries if isinstance(entry.action, ShuffleTrays)]
    assert drawn.by == CHANCE and order == overplay(5, drawn.action.number, HEARTS if trump != "turned" else None)


def test_the_record_alone_gives_the_second_play_again():
    table = play(table_of(suit_permutation="on"), 6)
    text = record_text(table.record)
    assert text.startswith("dummywhist record 4\n") and "\nchance shuffle 40\n" in text
    again = Table(read_record(text.encode()).log, automation=AUTO)
    assert order_of(again.session) == order_of(table.session)
    assert dealt(play(again, 10))[6:] == dealt(play(table, 10))[6:]


def test_no_other_cards_can_be_dealt_in_the_second_play():
    table = play(table_of(), 5)
    log = Log(table.record)
    wrong = dealt(table)[0]
    while not log.session.to_be_dealt:
        log.write(Entry(TABLE, CUT))
    with pytest.raises(Unlawful) as said:
        log.write(Entry(CHANCE, wrong))
    assert said.value.message.key == "refusal.again_cards"
    assert table.operator().ask_number(7).message.key == "refusal.again"


def test_the_suits_are_drawn_once_before_the_first_tray_and_by_chance_alone():
    table = table_of(suit_permutation="on")
    log = Log(table.record)
    shuffle = ShuffleTrays(9)
    with pytest.raises(Unlawful, match="when the pack is cut for the first"):
        log.write(Entry(CHANCE, shuffle))
    play(table, 1)
    with pytest.raises(Unlawful):
        Log(table.record).write(Entry(CHANCE, shuffle))
    plain = Log(table_of().record)
    with pytest.raises(Unlawful, match="no tray is laid again"):
        plain.write(Entry(CHANCE, shuffle))
    with pytest.raises(Unlawful):
        log.write(Entry(TABLE, shuffle))


def test_which_tray_it_was_is_told_when_both_plays_are_counted_and_never_before():
    table = play(table_of(suit_permutation="on"), 5)
    order = order_of(table.session)
    for counted in range(5):
        play(table, 5 + counted)
        assert table.standing.overplayed == order[:counted]
        if counted < 5:
            while not table.session.deal.tricks and table.operator().go_on() is True:
                assert table.standing.overplayed == order[:counted]
    assert play(table, 10).standing.overplayed == order


def test_DW_E14_only_east_and_west_are_entered_and_the_difference_decides():
    first = (7, 6, 6, 5, 7, 6, 7, 6)
    again = (7, 7, 6, 6, 7, 7, 7, 6)
    order = [Changed(tray, SAME) for tray in (3, 1, 8, 2, 4, 7, 6, 5)]
    made = twice(8, order, [*first, *(13 - again[tray - 1] for tray, _ in order)])
    assert (made.first, made.again, made.difference) == (50, 53, 3)
    assert [(tray.tray, tray.first, tray.again) for tray in made.trays] == list(
        zip(range(1, 9), first, again, strict=True)
    )
    half = twice(8, order[:2], [*first, 13 - again[2], 13 - again[0]])
    assert [(tray.tray, tray.deal) for tray in half.trays] == [(1, 10), (3, 9)]


def test_who_makes_more_in_both_plays_together_is_who_is_ahead_by_the_line():
    table = play(table_of(suit_permutation="on"), 10)
    (rubber,) = table.session.rubbers
    east_west = [dict(deal.result.tricks)["EW"] for deal in rubber.games[0].deals]
    made = twice(5, table.standing.overplayed, east_west)
    assert sum(east_west) * 2 - 10 * 13 == -2 * made.difference
    wanted = None if not made.difference else "NS" if made.difference > 0 else "EW"
    assert rubber.winner == wanted


def test_DW_TR_8_suits_that_take_turns_cannot_come_again():
    with pytest.raises(Contradiction, match="its trumps again"):
        DUPLICATE_WHIST.rules({"movement": "mnemonic", "trump": "rotate"})
    with pytest.raises(Contradiction, match="Only two pairs play"):
        DUPLICATE_WHIST.rules({"suit_permutation": "on"})


def test_a_record_of_a_table_that_plays_once_stays_as_it_was():
    assert new_record("duplicate-whist", {}, PEOPLE).version == 2
    assert new_record("duplicate-whist", {"movement": "mnemonic"}, PEOPLE).version == 4


# ---- four individuals ----


def individuals(trays: int = 6, **changes: str) -> Table:
    return table_of(trays, movement="individuals", **changes)


def all_deals(table: Table) -> list:
    """Of each counted deal its rubber and record."""
    return [(rubber, deal) for rubber in table.standing.all_rubbers for game in rubber.games for deal in game.deals]


def sides_of(counted) -> list[tuple[tuple[str, ...], int]]:
    rubber, deal = counted
    return [(tuple(map(str, rubber.players_of(side))), tricks) for side, tricks in deal.result.tricks]


def test_DW_MNE_4_each_has_every_other_as_partner_for_as_many_deals_and_again_with_the_trays_turned():
    table = individuals()
    deals = []
    while table.session.stage != "over":
        play(table, table.session.deals + 1)
        last = table.session.last
        deals.append((last.setup.dealer, last.setup.layout.holder, last.dealt))
    assert len(deals) == 12
    partners = [frozenset((holder[NORTH], holder[SOUTH])) for _, holder, _ in deals]
    assert partners[:6] == partners[6:] and partners[0::2] == partners[1::2] and len(set(partners[:6])) == 3
    assert len({holder[SOUTH] for _, holder, _ in deals}) == 1  # South sits
    assert [dealer for dealer, _, _ in deals[:6]] == [SEATS[number % 4] for number in range(6)]
    for (dealer, _, hands), (again, _, turned) in zip(deals[:6], deals[6:], strict=True):
        assert again == left_of(dealer)
        assert [turned[left_of(seat)] for seat in SEATS] == [hands[seat] for seat in SEATS]


@pytest.mark.parametrize("changes", [{"trays": 7}, {"trays": 4}, {"suit_permutation": "on"}, {"trump": "rotate"}])
def test_DW_MNE_4_what_individuals_cannot_have_is_refused(changes):
    with pytest.raises(Contradiction):
        DUPLICATE_WHIST.rules({"movement": "individuals", **changes})


def test_DW_SC_7_each_scores_the_tricks_of_his_side_and_the_totals_are_nothing():
    table = play(individuals(), 12)
    made = each_twice(6, [tuple(sides_of(deal)) for deal in all_deals(table)])
    assert sum(one.plus for one in made) == 0 and {one.trays for one in made} == {6}
    for one in made:
        wanted = sum(tricks for deal in all_deals(table) for players, tricks in sides_of(deal) if one.player in players)
        assert one.tricks == wanted and one.plus == wanted - 6 * 13
    assert [one.plus for one in made] == sorted((one.plus for one in made), reverse=True)
