"""Does only the table change what happens, and does it answer everything else with a refusal?"""

from collections import Counter
from random import Random

import pytest

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.cards.notation import read_card
from dummywhist.engine.deal.actions.count import CountDeal
from dummywhist.engine.deal.actions.deal import CutPack, DealCards, TurnTrump
from dummywhist.engine.deal.actions.play import Play, Quit
from dummywhist.engine.deal.actions.session import Abandon, AgreeOrder, ChangeRules, Draw
from dummywhist.engine.deal.event import Played
from dummywhist.engine.deal.layout import CHANCE, REFEREE, TABLE, By, Player
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.errors import Unlawful
from dummywhist.engine.knowledge.view import Cards, Count
from dummywhist.engine.messages import worded
from dummywhist.engine.record.log import Entry, Log, SeatChange, TakeBack, new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.automation import EVERYTHING, NOTHING
from dummywhist.engine.seats import authority
from dummywhist.engine.seats.proposal import Proposal, Refusal, TakenBack
from dummywhist.engine.session.tally import DUMMY_SIDE
from dummywhist.engine.table import Table
from tests.engine.record.anybody import anything, play_on, random_proposal, some_record
from tests.playing import done_in

A, B, C = (Player(By(name)) for name in "ABC")


def table_of(*kinds: str, **changes: str | int) -> Table:
    """Return a table with a seeded pack, where players A, B, C are of these kinds."""
    people = [Person(f"Player {name}", kind) for name, kind in zip("ABC", kinds, strict=True)]
    numbers = iter(range(1, 1000))
    record = new_record("english-dummy", {"first_dummy": "agreed", **changes}, people)
    table = Table(record, None, lambda: next(numbers))
    assert not isinstance(table.submit(Proposal(TABLE, AgreeOrder((1, 2, 3)), 0)), Refusal)
    play_on(table)
    return table


def plays(table: Table, cards: int, dice: Random | None = None) -> Table:
    """Play so many cards, the first that is lawful, or any by ``dice``; whatever need not be chosen is done."""
    played = 0
    while played < cards:
        proposal = random_proposal(table, dice or Random(0))
        played += type(proposal.action) is Play
        assert not isinstance(table.submit(proposal), Refusal)
        play_on(table)
    return table


def played(table: Table) -> int:
    """Return how many cards were played that stand."""
    return sum(type(entry.action) is Play for entry in table.entries)


def sentence(answer: object) -> str:
    """Return what a refusal says."""
    assert isinstance(answer, Refusal), answer
    return worded(answer.message, ENGLISH)


# ---- proposals and refusals ----


def test_a_step_is_the_entry_and_what_happened():
    table = table_of("person", "person", "person")
    proposal = random_proposal(table, Random(1))
    (step,) = table.submit(proposal)
    assert step.entry == Entry(proposal.by, proposal.action) == table.entries[-1]
    assert step.events[0] == Played(table.session.deal.leader, proposal.action.card, True)


def test_a_proposal_for_another_moment_is_stale_and_changes_nothing():
    table = table_of("person", "person", "person")
    proposal = random_proposal(table, Random(1))
    table.submit(proposal)
    before = table.record
    for stamp in (proposal.stamp, proposal.stamp - 1, table.stamp + 1):
        answer = table.submit(proposal._replace(stamp=stamp))
        assert answer.stale and sentence(answer) == "The table has gone on since."
    assert table.record == before


def test_an_undo_makes_every_proposal_stale():
    table = table_of("person", "person", "person")
    first = random_proposal(table, Random(1))
    table.submit(first)
    table.undo()
    assert table.submit(first).stale
    assert not isinstance(table.submit(first._replace(stamp=table.stamp)), Refusal)


@pytest.mark.parametrize("by", [CHANCE, REFEREE])
def test_nobody_speaks_for_chance(by):
    table = table_of("person", "person", "person", trump="turned")
    hands = table.session.deal.dealt
    action = DealCards(hands, table.session.deal.last)
    assert sentence(table.submit(Proposal(by, action, table.stamp))) == "The cards alone decide that."


@pytest.mark.parametrize(
    ("by", "action", "said"),
    [
        (B, Play(read_card("SA")), "It is not your turn."),
        (By("D"), Play(read_card("SA")), "It is not your turn."),
        (TABLE, Quit(), "The trick is not full yet."),
        (TABLE, CutPack(), "The pack is cut already."),
        (TABLE, TurnTrump(), "The last card is turned already."),
        (TABLE, CountDeal(), "A deal is counted when all of it is played and called."),
        (A, AgreeOrder((1, 2, 3)), "The order of the players is found already."),
        (A, Draw(()), "The order of the players is found already."),
        (A, ChangeRules((("steak", 1),)), "There is no rule “steak” in this game."),
        (A, ChangeRules((("game", 6),)), "“6” is no value of game; it may be 5, 7, 10."),
        (A, ChangeRules((("concession", 2),)),
         "“Points conceded” cannot be changed: It belongs to constant dummy only."),
        (By("nobody"), Abandon(), "Only the players may do that."),
    ],
)  # fmt: skip
def test_whatever_a_player_does_wrong_is_refused(by, action, said):
    table = table_of("person", "person", "person")
    before = table.record
    assert sentence(table.submit(Proposal(by, action, table.stamp))) == said
    assert table.record == before and table.session == Table(before).session


def test_nothing_at_all_raises_whatever_is_proposed():
    dice = Random(7)
    table = Table(some_record(dice))
    actions = [Play(card) for card in PACK]
    for _ in range(600):
        anything(table, dice)
        by = dice.choice(("A", "B", "C", "D", "table", "chance", "referee", ""))
        before = table.record
        if isinstance(table.submit(Proposal(By(by), dice.choice(actions), table.stamp)), Refusal):
            assert table.record == before


# ---- chance ----


def test_the_cut_is_drawn_until_the_order_is_found():
    draws = iter([["S7", "H7", "D7"], ["C7", "S2", "H2"], ["DK", "CA"]])
    spreads = []

    def drawer(spread, count):
        spreads.append(len(spread))
        return [read_card(text) for text in next(draws)]

    people = [Person(name, "person") for name in ("Ruth", "Edith", "Max")]
    table = Table(new_record("english-dummy", {}, people), drawer=drawer)
    assert table.actors == (CHANCE,) and table.waits_for_chance and not table.persons
    while table.session.stage == "cut":
        table.chance()
    # The cards on the table are not drawn again; those who tied for lowest draw on alone (ED-11).
    assert spreads == [52, 49, 46]
    assert [table.person_of(player).name for player in (A, B, C)] == ["Max", "Edith", "Ruth"]


def test_a_real_draw_has_different_cards():
    table = Table(new_record("english-dummy", {}, [Person(name, "person") for name in "abc"]))
    step = table.chance()
    assert len({card for _, card in step.entry.action.cards}) == 3


def test_cards_are_dealt_from_the_next_number():
    table = table_of("person", "person", "person")
    assert table.deal_number == 1
    assert table.session.deal.dealt == deal_out(table.session.deal.setup, 1).hands


def test_a_number_asked_for_is_dealt_once():
    table = table_of("person", "person", "person")
    assert table.ask_number(17) is None
    plays(table, 52)
    assert table.deal_number == 17
    plays(table, 52)
    assert table.deal_number == 2


def test_a_number_asked_for_can_be_left_to_chance_again():
    table = table_of("person", "person", "person")
    table.ask_number(17)
    table.ask_number(None)
    assert plays(table, 52).deal_number == 2


@pytest.mark.parametrize("number", [-1, 1 << 64])
def test_a_number_that_is_none_is_refused(number):
    assert "is no deal number" in sentence(table_of("person", "person", "person").ask_number(number))


def test_chance_is_not_asked_when_it_is_not_on():
    with pytest.raises(Unlawful):
        table_of("person", "person", "person").chance()


# ---- what a seat sees ----


def test_views_are_of_the_deal_on_the_table():
    table = table_of("person", "steady", "steady")
    assert isinstance(table.view(A).hands[2], Cards) and isinstance(table.view(A).hands[1], Count)
    assert isinstance(table.view(None).hands[2], Count)
    assert table.deal is table.session.deal


def test_after_the_count_the_counted_deal_stays_on_the_table_until_the_next_is_begun():
    table = table_of("person", "person", "person")
    table.automation = NOTHING
    while table.session.deals == 0:
        table.submit(random_proposal(table, Random(2)))
    assert table.deal is table.session.last and table.deal_number == 1
    assert table.view(A).dealt == table.session.last.dealt
    table.submit(Proposal(TABLE, CutPack(), table.stamp))
    assert table.deal is table.session.deal and table.deal_number is None


def test_before_the_cut_there_is_nothing_to_see():
    table = Table(some_record(Random(1)))
    assert table.view(A) is None and table.deal is None and table.deal_number is None


# ---- automation ----


def test_with_nothing_by_itself_players_do_it_all():
    table = table_of("person", "person", "person")
    table.automation = NOTHING
    dice = Random(3)
    while table.session.deals < 2:
        assert table.pending() is None
        if table.waits_for_chance:
            table.chance()
            continue
        able = [by for by in table.actors if by != TABLE and done_in(table.session, by)]
        by = dice.choice(able)
        assert not isinstance(table.submit(Proposal(by, done_in(table.session, by)[0], table.stamp)), Refusal)
    begun = 1 + [type(entry.action) for entry in table.entries].index(Play)
    assert {entry.by for entry in table.entries[begun:]} == {A, B, C, CHANCE}


def test_with_everything_by_itself_only_choices_are_left():
    table = table_of("person", "person", "person", honours_claim="call")
    table.automation = EVERYTHING
    play_on(table)
    while table.session.stage != "over":
        for by in table.actors:
            assert len(list(table.choices(by))) != 1
        proposal = random_proposal(table, Random(table.stamp))
        table.submit(proposal)
        play_on(table)


def test_the_same_choices_make_the_same_deal_with_or_without_automation():
    by_hand, by_itself = table_of("person", "person", "person"), table_of("person", "person", "person")
    by_hand.automation, by_itself.automation = NOTHING, EVERYTHING
    while by_itself.session.deals == 0:
        play_on(by_itself)
        if by_itself.session.deals:
            break
        by_itself.submit(random_proposal(by_itself, Random(5)))
    cards = iter([entry for entry in by_itself.entries if type(entry.action) is Play])
    while by_hand.session.deals == 0:
        for action in by_hand.choices(TABLE):
            by_hand.submit(Proposal(TABLE, action, by_hand.stamp))
            break
        else:
            by_hand.submit(Proposal(*next(cards), by_hand.stamp))
    assert by_hand.session.last.result == by_itself.session.last.result


# ---- back and forth ----


def test_undo_goes_back_to_the_last_choice_of_a_person():
    table = plays(table_of("person", "steady", "steady"), 9)
    last = max(number for number, entry in enumerate(table.entries) if entry.by == A and type(entry.action) is Play)
    session, entries = table.session_at(last), table.entries
    back = table.undo()
    assert back == TakenBack(entries[last:], (A,), False)
    assert table.session == session
    assert A in table.actors and table.record.journal[-1] == TakeBack(len(entries) - last)


def test_undo_again_and_again_reaches_every_choice_of_a_person_and_then_nothing():
    table = plays(table_of("person", "steady", "steady"), 30)
    cards = [entry for entry in table.entries if entry.by == A and type(entry.action) is Play]
    undone = []
    while (back := table.undoes()) is not None:
        undone.append(back.entries[0])
        table.undo()
    assert undone == cards[::-1]
    assert sentence(table.undo()) == "There is nothing to take back."
    assert played(table) <= 3


def test_redo_does_the_choice_again_and_what_followed():
    table = plays(table_of("person", "steady", "steady"), 30)
    entries = table.entries
    moments = [table.session]
    while not isinstance(table.undo(), Refusal):
        moments.append(table.session)
    while table.redoes():
        moments.pop()
        expected = table.redoes()
        steps = table.redo()
        assert tuple(step.entry for step in steps) == expected
        assert table.session == moments[-1]
    assert table.entries == entries
    assert sentence(table.redo()) == "There is nothing to do again."


def test_another_choice_drops_what_could_be_done_again_and_the_journal_keeps_it():
    table = plays(table_of("person", "steady", "steady"), 20)
    table.undo()
    again = table.redoes()[0]
    other = next(Proposal(A, action, table.stamp) for action in done_in(table.session, A) if action != again.action)
    table.submit(other)
    assert not table.redoes()
    assert again in table.record.journal


def test_the_same_choice_leaves_the_rest_to_be_done_again():
    table = plays(table_of("person", "steady", "steady"), 20)
    table.undo()
    table.undo()
    first = table.redoes()
    table.submit(Proposal(first[0].by, first[0].action, table.stamp))
    assert table.redoes()[: len(first) - 1] == first[1:]


def test_whose_choices_an_undo_takes_back():
    table = plays(table_of("person", "person", "steady"), 24)
    back = table.undoes()
    assert back.whose == (back.entries[0].by,)
    both = table.rewinds(len(table.entries) - 12)
    assert both.whose == (A, B)
    assert table.rewinds(len(table.entries)) is None


def test_a_computer_alone_has_nothing_taken_back():
    assert plays(table_of("steady", "beginner", "random"), 20).undoes() is None


def test_the_last_choice_is_looked_for_once_at_each_moment(monkeypatch):
    """The window asks at every card, and computers play whole sessions without any choice to be found."""
    table = plays(table_of("steady", "beginner", "random"), 60)
    looked = Counter()

    def counted(name, function):
        def watched(*arguments):
            looked[name] += 1
            return function(*arguments)

        monkeypatch.setattr(authority, name, watched)

    counted("chose", authority.chose)
    counted("replaced_deals", authority.replaced_deals)
    assert table.undoes() is table.undoes() is None
    assert looked == {"chose": len(table.entries), "replaced_deals": 1}
    table.automation = NOTHING
    table.undoes()
    assert looked["replaced_deals"] == 2
    table.replace_seat(A, "person", "Ruth")
    assert table.undoes().whose == (A,)


def test_a_seat_taken_by_a_person_has_its_cards_taken_back():
    table = plays(table_of("steady", "steady", "steady"), 20)
    assert table.replace_seat(B, "person", "Edith") is None
    assert table.persons == (B,)
    assert table.undoes().whose == (B,)


def test_undo_goes_on_into_an_earlier_deal_and_says_so():
    table = plays(table_of("person", "steady", "steady"), 52)
    assert table.session.deals == 1
    crossed = []
    while (back := table.undoes()) is not None and len(crossed) < 5:
        crossed.append(back.earlier_deal)
        table.undo()
    assert crossed == [True, False, False, False, False]
    assert table.session.deals == 0


def test_all_that_people_chose_in_the_deal_is_taken_back_and_no_more():
    table = plays(table_of("person", "steady", "steady"), 62)
    first = next(
        place
        for place, entry in enumerate(table.entries)
        if table.session_at(place).deals == 1 and entry.by == A and type(entry.action) is Play
    )
    entries = table.entries
    assert table.undoes_all() == TakenBack(entries[first:], (A,), False)
    assert table.undo_all() == TakenBack(entries[first:], (A,), False)
    assert table.entries == entries[:first] and table.session.deals == 1
    assert table.undoes_all() is None and sentence(table.undo_all()) == "There is nothing to take back."


def test_between_two_deals_there_is_no_deal_to_go_to_the_start_of():
    table = plays(table_of("person", "steady", "steady"), 52)
    table.rewind(next(place for place, entry in enumerate(table.entries, 1) if entry.action.word == "count"))
    assert table.session.between_deals and table.undoes_all() is None


def test_taking_back_is_no_way_to_other_cards():
    table = plays(table_of("person", "steady", "steady"), 54)
    number, hands = table.deal_number, table.session.deal.dealt
    assert number == 2
    while table.session.deals:
        table.undo()
    choice = table.redoes()
    for entry in choice:
        if entry.by == CHANCE:
            break
        table.submit(Proposal(*entry, table.stamp))
    table.chance()
    assert (table.deal_number, table.session.deal.dealt) == (number, hands)


def test_redo_over_a_deal_gives_the_same_cards():
    table = plays(table_of("person", "steady", "steady"), 54)
    record = table.entries
    while table.session.deals:
        table.undo()
    while table.redoes():
        table.redo()
    assert table.entries == record


def test_a_number_asked_for_after_an_undo_is_dealt():
    table = plays(table_of("person", "steady", "steady"), 54)
    while table.session.deals:
        table.undo()
    table.ask_number(99)
    for entry in table.redoes():
        if entry.by == CHANCE:
            break
        table.submit(Proposal(*entry, table.stamp))
    assert table.chance().entry.action.number == 99


def test_undo_brings_back_the_deal_in_whose_place_another_was_dealt():
    table = plays(table_of("person", "steady", "steady"), 6)
    before, cards = table.session, [entry for entry in table.entries if type(entry.action) is Play]
    for number in (77, 78):
        place = next(at for at, entry in enumerate(table.entries) if type(entry.action) is DealCards)
        assert isinstance(table.rewind(place), TakenBack)
        table.ask_number(number)
        play_on(table)
        assert table.deal_number == number
    plays(table, 3)
    while table.deal_number == 78:
        assert isinstance(table.undo(), TakenBack)
    assert table.deal_number == 77 and played(table) == 0
    assert isinstance(table.undo(), TakenBack)
    assert table.session == before
    assert [entry for entry in table.entries if type(entry.action) is Play] == cards
    assert Log(table.record).session == before


def test_a_deal_taken_back_and_dealt_again_took_no_place():
    table = plays(table_of("person", "steady", "steady"), 2)
    table.rewind(next(at for at, entry in enumerate(table.entries) if type(entry.action) is DealCards))
    play_on(table)
    assert table.deal_number == 1 and table.undoes() is None


def test_forced_cards_are_no_choices_where_the_table_plays_them():
    table = plays(table_of("person", "person", "person"), 51)
    # The last trick is forced for everybody: three of its cards lie there.
    assert [type(entry.action) for entry in table.undoes().entries] == [Play]
    table.automation = EVERYTHING
    back = table.undoes().entries
    assert sum(type(entry.action) is Play for entry in back) > 3
    place = len(table.entries) - len(back)
    assert len(done_in(table.session_at(place), back[0].by)) > 1
    for number in range(place + 1, len(table.entries)):
        entry = table.entries[number]
        if type(entry.action) is Play:
            assert len(done_in(table.session_at(number), entry.by)) == 1


def test_changed_rules_are_taken_back_for_themselves():
    table = plays(table_of("person", "steady", "steady"), 9)
    table.submit(Proposal(TABLE, ChangeRules((("stake", 5),)), table.stamp))
    back = table.undo()
    assert [type(entry.action) for entry in back.entries] == [ChangeRules] and back.whose == ()
    assert table.session.wanted == {"first_dummy": "agreed"}
    assert not isinstance(table.redo(), Refusal)
    assert table.session.wanted == {"stake": 5}


def test_a_session_broken_off_can_be_taken_up_again():
    table = plays(table_of("person", "steady", "steady"), 9)
    before = table.session
    table.submit(Proposal(A, Abandon(), table.stamp))
    assert table.session.stage == "over"
    table.undo()
    assert table.session == before


def test_restart_gives_the_same_deal_again():
    table = plays(table_of("person", "person", "steady"), 60)
    assert table.session.deals == 1
    hands, number = table.session.deal.dealt, table.deal_number
    back = table.restart()
    assert back.whose and not back.earlier_deal
    assert (table.session.deal.dealt, table.deal_number, table.session.deals) == (hands, number, 1)
    assert type(table.entries[-1].action) is DealCards
    assert table.restarts() is None and sentence(table.restart()) == "There is nothing to take back."


def test_restart_after_the_count_goes_back_to_the_counted_deal():
    table = table_of("person", "steady", "steady")
    plays(table, 51)
    table.automation = NOTHING
    plays(table, 1)
    while table.session.deals == 0:
        table.submit(random_proposal(table, Random(1)))
    assert table.restarts().earlier_deal
    table.restart()
    assert table.session.deals == 0 and played(table) == 0 and table.deal_number == 1


def test_rewind_and_go_to_reach_any_entry():
    table = plays(table_of("person", "steady", "steady"), 70)
    moments = [table.session_at(number) for number in range(len(table.entries) + 1)]
    entries = table.entries
    for place in (len(entries) - 1, 40, 3, 0):
        table.rewind(place)
        assert table.session == moments[place]
    for place in (1, 17, len(entries)):
        steps = table.go_to(place)
        assert table.session == moments[place] and steps[-1].entry == entries[place - 1]
    assert isinstance(table.go_to(len(entries) + 1), Refusal)
    assert isinstance(table.rewind(-1), Refusal)


def test_a_table_before_anything_was_done_takes_nothing_back():
    table = Table(some_record(Random(1)))
    assert table.undoes() is None and table.restarts() is None and not table.redoes()
    assert sentence(table.undo()) == "There is nothing to take back."
    assert sentence(table.restart()) == "No cards have been dealt yet."


def test_rules_taken_back_before_the_deal_are_not_done_by_chance():
    table = table_of("person", "steady", "steady")
    table.rewind(2)
    assert table.waits_for_chance
    table.submit(Proposal(A, ChangeRules((("first_dummy", "agreed"), ("game", 7))), table.stamp))
    table.undo()
    assert type(table.chance().entry.action) is DealCards
    assert table.session.rules.count.game == 5


def test_a_draw_that_was_taken_back_comes_again_whatever_deal_is_asked_for():
    table = Table(some_record(Random(1)))
    draw = table.chance()
    table.rewind(0)
    table.ask_number(5)
    assert table.chance() == draw
    play_on(table)
    assert table.deal_number == 5


# ---- who sits there ----


def test_another_sits_down_in_mid_session():
    table = plays(table_of("person", "steady", "steady"), 10)
    entries, stamp = table.entries, table.stamp
    assert table.replace_seat(C, "person", "  Max ") is None
    assert table.person_of(C) == Person("Max", "person") == table.people[2]
    assert table.stamp == stamp + 1 and table.entries == entries
    assert table.record.journal[-1] == SeatChange(3, Person("Max", "person"))
    table.undo()
    assert table.person_of(C) == Person("Max", "person")


def test_who_cannot_sit_down_is_refused():
    table = table_of("person", "steady", "steady")
    before = table.record
    assert "may be person" in sentence(table.replace_seat(C, "champion", "Max"))
    assert "A name has" in sentence(table.replace_seat(C, "steady", ""))
    assert isinstance(table.replace_seat(Player(By("D")), "steady", "Max"), Refusal)
    assert isinstance(table.replace_entrant(4, Person("Max", "steady")), Refusal)
    assert table.record == before


def test_before_the_cut_entrants_can_change():
    table = Table(some_record(Random(1)))
    assert table.replace_entrant(2, Person("Edith", "person")) is None
    assert table.people[1].name == "Edith"


# ---- all of it ----


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_done_the_session_is_the_fold_of_what_stands(seed):
    dice = Random(seed)
    table = Table(some_record(dice))
    stamp = table.stamp
    for _ in range(500):
        anything(table, dice, calm=0.8)
        assert table.stamp >= stamp
        stamp = table.stamp
    fresh = Log(table.record)
    assert fresh.session == table.session and tuple(fresh.entries) == table.entries
    assert Table(table.record).session == table.session


def test_a_whole_tournee_ends_with_its_account():
    table = table_of("person", "steady", "steady")
    table.automation = EVERYTHING
    while table.session.stage != "over":
        play_on(table)
        if table.actors:
            table.submit(random_proposal(table, Random(table.stamp)))
    assert [rubber.owner for rubber in table.session.rubbers] == [A, B, C]
    assert sum(points for _, points in table.session.settlement.points) == 0
    assert all(rubber.games_won(DUMMY_SIDE) <= 2 for rubber in table.session.rubbers)
    assert table.view(A) is not None and table.deal is table.session.last and not table.actors


@pytest.mark.parametrize(("law", "open_from"), [("visible", 1), ("hidden", 2)])
def test_W_QUIT_3_and_4_looking_back_shows_no_more_than_the_law(law, open_from):
    table = plays(table_of("person", "steady", "steady", last_trick=law), 10)
    past = table.seat(A).past()[-1]
    earliest = past.at(4 * open_from)
    assert earliest.trick == () and len(earliest.played) == open_from
    for moment in range(4 * open_from + 1, len(past)):
        assert past.at(moment).trick == past.end.trick[: moment - 8] if moment > 8 else past.at(moment).trick
