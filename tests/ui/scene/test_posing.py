"""What is asked in every game: all that may be done and nothing else, in words that hold in a hot seat too."""

import re
from dataclasses import fields, is_dataclass, replace
from itertools import permutations

import pytest

from dummywhist.engine.cards.card import CLUBS, HEARTS, SPADES, Card
from dummywhist.engine.cards.notation import read_hand
from dummywhist.engine.cards.seat import NORTH, SOUTH
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.auction import Bid, Double, Pass, Redouble
from dummywhist.engine.deal.actions.away import Discard
from dummywhist.engine.deal.actions.claims import Accept, Claim, Decline
from dummywhist.engine.deal.actions.exchange import Exchange, Keep
from dummywhist.engine.deal.actions.naming import NameTrump
from dummywhist.engine.deal.actions.session import ChooseDealer, SitRight
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.deal.phases.auction import Contract
from dummywhist.engine.deal.phases.jokers import HandedIn
from dummywhist.engine.deal.refusal import why_not
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.knowledge.view import Cards, Count, view
from dummywhist.engine.messages import message, worded
from dummywhist.engine.session import session as sessions
from dummywhist.ui.scene.parts import Company, Prompt
from dummywhist.ui.scene.prompting import prompt
from dummywhist.ui.scene.questions import posing
from dummywhist.ui.scene.questions.calling import auctioned, calls
from dummywhist.ui.scene.questions.posing import asking_prompt, claim_question, question, seat_question
from dummywhist.ui.scene.questions.question import (
    AnswerQuestion,
    BidQuestion,
    ClaimQuestion,
    GridQuestion,
    PutAwayQuestion,
    TileQuestion,
)
from dummywhist.ui.scene.wording import phrases
from dummywhist.ui.words.doing import plainly
from tests.ui.scene.asked import ASKED, FILES, NAMES, asked_in, golden, naming, reach

A, B, C = PLAYERS[:3]


def kinds(actions):
    """Actions with their kinds, for two of different kinds and no content are equal."""
    return sorted((type(action).__name__, str(action)) for action in actions)


def answers(asked):
    """Every action that a question can be answered with."""
    match asked:
        case GridQuestion():
            cells = [cell.action for row in asked.rows for cell in row.cells if cell.lawful]
            return cells + [plain.action for plain in asked.buttons if plain.action is not None and not plain.why_not]
        case TileQuestion():
            return [tile.action for tile in asked.tiles]
        case PutAwayQuestion():
            return [Discard(cards) for cards in permutations(sorted(asked.cards), asked.need)]
        case AnswerQuestion():
            return [plain.action for plain in asked.buttons]
    raise AssertionError(asked)


def words_of(value):
    """Every word that a value holds."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple) and not hasattr(value, "_fields"):
        for part in value:
            yield from words_of(part)
    elif is_dataclass(value):
        for field in fields(value):
            if field.name not in ("stage", "sign", "place", "object_name"):
                yield from words_of(getattr(value, field.name))


@pytest.mark.parametrize("name", FILES)
def test_a_question_offers_all_that_may_be_done_and_nothing_else(name):
    for session, seen in asked_in(name):
        for people in ((), (A, B, C)):
            asked = question(seen, naming(seen, people))
            if not seen.options:
                assert asked is None
                continue
            assert asked is not None, seen.phase
            assert kinds(answers(asked)) == kinds(seen.options)
        assert seen.phase in ASKED or isinstance(asked, AnswerQuestion | None)
        assert session.deal is not None and session.deal.result is None


@pytest.mark.parametrize("name", FILES)
def test_words_are_plain_and_name_nobody_you_in_a_hot_seat(name):
    for _, seen in asked_in(name):
        for people in ((), (A, B, C)):
            names = naming(seen, people)
            said = [*words_of(question(seen, names) or ()), *words_of(tuple(calls(seen, names).values()))]
            assert not [words for words in said if "!" in words or "{" in words]
            if people:
                assert not [words for words in said if re.search(r"\byou", words, re.IGNORECASE)]


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith(("bid-dummy", "single-dummy"))])
def test_a_cell_tells_the_law_that_is_against_it(name):
    """BD-14, SD-11: the sentence is the one with which the table would refuse the bid; Pass is refused by BD-18."""
    refused = 0
    for session, seen in asked_in(name):
        asked = question(seen, naming(seen))
        if isinstance(asked, BidQuestion):
            cells = [cell for row in asked.rows for cell in row.cells if not cell.lawful]
            for plain in (*cells, *(button for button in asked.buttons if button.why_not)):
                assert not kernel.lawful(session.deal, seen.viewer, plain.action)
                assert plain.why_not == worded(why_not(session.deal, seen.viewer, plain.action), ENGLISH)
                refused += 1
            assert asked.selected is None or asked.rows[asked.selected[0]].cells[asked.selected[1]].lawful
            assert (asked.selected is None) is not any(isinstance(option, Bid) for option in seen.options)
    assert refused


def test_no_simple_game_is_asked_by_a_box():
    for name in ("mort-3/default", "classic-whist/default", "thirteen/default", "english-dummy/default"):
        assert list(asked_in(name)) == []


# --- bids ------------------------------------------------------------------------------------------------


def bidding(game, settings, wanted=lambda seen: True):
    return reach(game, settings, lambda seen: seen.phase == "auction" and seen.options and wanted(seen))


def test_BD_12_the_bidding_box_of_directions():
    seen = bidding("bid-dummy", {}, lambda seen: not seen.calls)
    asked = question(seen, naming(seen))
    assert isinstance(asked, BidQuestion)
    assert (asked.title, asked.note) == ("Your call", "No bid yet")
    assert [(row.title, row.gloss) for row in asked.rows] == [
        ("Uptown", "high wins"), ("Downtown", "low wins"), ("No trump", "either way"),
    ]  # fmt: skip
    assert [cell.label for cell in asked.rows[0].cells] == list("1234567")
    assert asked.rows[0].cells[3].words == "4 up: take at least 10 of 13 books"
    assert asked.rows[0].cells[3].button == "Bid 4 up" and asked.rows[2].cells[2].button == "Bid 3 NT"
    assert asked.selected == (0, 0)


def test_BD_15_what_does_not_raise_the_best_bid_is_refused():
    seen = bidding("bid-dummy", {}, lambda seen: len(seen.calls) == 1)
    seen = seen._replace(
        calls=((B, Bid(3, "up")),),
        contract=Contract(B, Bid(3, "up")),
        options=(Pass(), Bid(3, "nt"), *(Bid(level, name) for level in range(4, 8) for name in ("up", "down", "nt"))),
    )
    asked = question(seen, naming(seen))
    assert asked.note == "Best so far: Tom, 3 up"
    assert [cell.lawful for cell in asked.rows[1].cells] == [False] * 3 + [True] * 4
    assert asked.rows[1].cells[2].why_not == ENGLISH["refusal.same_level"]
    assert asked.rows[2].cells[1].why_not == ENGLISH["refusal.bid_low"]
    assert asked.selected == (2, 2), "the lowest bid that may be made"


def test_BD_18_a_dealer_who_must_bid_cannot_pass():
    seen = bidding("bid-dummy", {}, lambda seen: Pass not in {type(option) for option in seen.options})
    asked = question(seen, naming(seen))
    assert [(plain.label, plain.why_not) for plain in asked.buttons] == [("Pass", ENGLISH["refusal.dealer_bids"])]


def test_the_levels_are_those_of_the_rules():
    for lowest, labels in ((0, "01234567"), (3, "34567")):
        seen = bidding("bid-dummy", {"min_level": lowest})
        asked = question(seen, naming(seen))
        assert {"".join(cell.label for cell in row.cells) for row in asked.rows} == {labels}
    seen = bidding("bid-dummy", {"min_level": 0})
    assert question(seen, naming(seen)).rows[0].cells[0].words == "0 up: take at least 6 of 13 books"


def test_SD_11_the_bidding_box_of_suits():
    seen = bidding("single-dummy-bridge", {}, lambda seen: not seen.calls)
    asked = question(seen, naming(seen))
    assert [(row.title, row.suit) for row in asked.rows] == [
        ("Clubs", CLUBS), ("Diamonds", 2), ("Hearts", HEARTS), ("Spades", SPADES), ("No trump", None),
    ]  # fmt: skip
    cell = asked.rows[2].cells[0]
    assert (cell.name, cell.words, cell.button) == ("1 heart", "1 heart: take at least 7 of 13 tricks", "Bid 1")
    assert asked.rows[2].cells[2].name == "3 hearts"
    assert [plain.label for plain in asked.buttons] == ["Pass"]


@pytest.mark.parametrize(("kind", "label", "note"), [
    (Double, "Double", "Best so far: Tom"), (Redouble, "Redouble", "Best so far: yours"),
])  # fmt: skip
def test_SD_12_doubles_are_offered_where_they_may_be_said(kind, label, note):
    seen = bidding("single-dummy-bridge", {}, lambda seen: any(isinstance(option, kind) for option in seen.options))
    asked = question(seen, naming(seen))
    assert [plain.label for plain in asked.buttons] == ["Pass", label]
    assert isinstance(asked.buttons[1].action, kind)
    assert asked.note.startswith(note) and (", doubled" in asked.note) is (kind is Redouble)


def test_calls_beside_the_plates():
    seen = bidding("bid-dummy", {}, lambda seen: len(seen.calls) == 1)
    names = naming(seen)
    (caller, _), place = seen.calls[0], names.places
    seen = seen._replace(calls=((caller, Bid(3, "up")),), contract=Contract(caller, Bid(3, "up")))
    chips = calls(seen, names)
    assert (chips[place[seen.layout.own_seat(caller)]].words, chips[place[seen.layout.own_seat(caller)]].best) == (
        "3 up", True,
    )  # fmt: skip
    waiting = next(player for player in seen.layout.players if player not in (caller, A))
    assert chips[place[seen.layout.own_seat(waiting)]].words == "to call"
    assert "bottom" not in chips, "who is asked sees the box"
    assert chips[place[seen.layout.own_seat(caller)]].spoken == f"{NAMES[caller]}: 3 up"


def test_a_doubled_bid_says_so_beside_its_player():
    seen = bidding("single-dummy-bridge", {}, lambda seen: len(seen.calls) == 2)
    seen = seen._replace(
        calls=((A, Bid(1, "H")), (B, Double())), contract=Contract(A, Bid(1, "H"), 2), options=(Pass(), Redouble())
    )
    chips = calls(seen, naming(seen))
    mine, his = chips["bottom"], next(chip for place, chip in chips.items() if place != "bottom")
    assert (mine.words, mine.suit, mine.after, mine.best) == ("1", HEARTS, "doubled", True)
    assert mine.spoken == "You: 1 heart, doubled"
    assert (his.words, his.best) == ("Double", False)
    assert calls(seen._replace(phase="play"), naming(seen)) == chips, "until the first card is led"
    assert calls(seen._replace(phase="play", trick=(Card(0),)), naming(seen)) == {}


# --- exchange --------------------------------------------------------------------------------------------


def tiles(seen, people=()):
    asked = question(seen, naming(seen, people))
    assert isinstance(asked, TileQuestion)
    return asked.title, {tile.title: tile.sentence for tile in asked.tiles}


def deciding(game, settings, kept):
    """A view of A who must decide after these decisions."""
    seen = reach(game, settings, lambda seen: seen.phase == "exchange" and len(seen.layout.players) > 1)
    return seen._replace(kept=kept, options=(Keep(), Exchange()))


@pytest.mark.parametrize(("kept", "taken", "target"), [
    ((), "Take dummy unseen.", 4),
    (((B, True),), "Take dummy unseen.", 4),
    (((B, False),), "Take Tom’s hand unseen.", 3),
    (((B, False), (C, False)), "Take Ida’s hand unseen.", 3),
    (((B, False), (C, True)), "Take Tom’s hand unseen.", 3),
])  # fmt: skip
def test_TH_12_TH_20_TH_21_what_is_taken_and_the_target_it_gives(kept, taken, target):
    title, said = tiles(deciding("three-handed", {}, kept))
    assert title == "Your turn: stand or exchange once"
    assert said == {
        "Stand": "Keep your hand. Target 3 tricks.", "Exchange": f"{taken} Target {target} tricks.",
    }  # fmt: skip


def test_TH_43_targets_without_effect_are_not_named():
    assert tiles(deciding("three-handed", {"scoring": "tricks"}, ()))[1] == {
        "Stand": "Keep your hand.", "Exchange": "Take dummy unseen.",
    }  # fmt: skip


@pytest.mark.parametrize(("kept", "keep", "throw"), [
    ((), "double or four times", "once or double"),
    (((B, True),), "four times", "double"),
    (((B, False),), "double", "once"),
])  # fmt: skip
def test_DD_11_what_the_scores_are_multiplied_by(kept, keep, throw):
    title, said = tiles(deciding("double-dummy-dead", {}, kept))
    assert title == "Your turn: play or exchange once"
    assert said["Play"] == f"Keep your hand. Scores count {keep}."
    assert said["Exchange"] == f"Take the hand on your right unseen. Scores count {throw}."


def test_DD_11_a_dealer_who_names_trumps_keeps_his_hand():
    seen = deciding("double-dummy-dead", {"trump": "dealer_names"}, ())
    dealer = next(seat for seat in seen.layout.chairs if seen.layout.holder[seat] == B)
    said = tiles(seen._replace(dealer=dealer))[1]
    assert "four times." in said["Play"] and " or " not in said["Play"]


def test_multiplier_of_tricks_alone_and_of_nothing():
    said = tiles(deciding("double-dummy-dead", {"multiplier_scope": "tricks_only"}, ()))[1]
    assert "Tricks count double or four times." in said["Play"]
    said = tiles(deciding("double-dummy-dead", {"multiplier": "off"}, ()))[1]
    assert said == {"Stand": "Keep your hand.", "Exchange": "Take the hand on your right unseen."}


def test_names_instead_of_you_in_a_hot_seat():
    title, said = tiles(deciding("humbug", {}, ()), (A, B))
    assert title == "Ruth’s turn: stand or exchange once"
    assert said == {"Stand": "Keep the hand.", "Exchange": "Take the hand on the right unseen."}


# --- after the auction -----------------------------------------------------------------------------------


def test_BD_21_two_cards_of_fifteen_are_put_away():
    seen = reach("bid-dummy", {"jokers": "on"}, lambda seen: seen.phase == "discard" and seen.options)
    names = naming(seen)
    asked = question(seen, names)
    assert isinstance(asked, PutAwayQuestion)
    assert (asked.title, asked.need, len(asked.cards)) == ("Put away two", 2, 15)
    assert asked.labels == ("Put away two", "Put away 1 more", "Put away 2 more")
    assert names.seats[asked.place] in seen.layout.dummies
    named = "Name the direction" if seen.contract.bid.denomination == "nt" else "Name trumps"
    assert [(step.number, step.words, step.stage) for step in asked.steps] == [
        (1, "Put away two", "now"), (2, named, "later"), (3, "Lead", "later"),
    ]  # fmt: skip
    assert asking_prompt(asked) is None


def test_BD_20_trumps_are_named_with_dummy_in_sight():
    seen = reach(
        "bid-dummy", {}, lambda seen: seen.phase == "name" and seen.options and seen.contract.bid.denomination == "up"
    )
    own, dummy = seen.layout.own_seat(A), seen.layout.dummies[0]
    hands = list(seen.hands)
    hands[own], hands[dummy] = Cards(read_hand("AKQ2.J93.T8.7654")), Cards(read_hand("J.T8765.A2.AKQJT"))
    asked = question(seen._replace(hands=tuple(hands)), naming(seen))
    assert [(tile.title, tile.sentence) for tile in asked.tiles] == [
        ("Spades", "4 in hand. 1 in dummy."), ("Hearts", "3 in hand. 5 in dummy."),
        ("Clubs", "4 in hand. 5 in dummy."), ("Diamonds", "2 in hand. 2 in dummy."),
    ]  # fmt: skip
    assert [(step.words, step.stage) for step in asked.steps] == [("Name trumps", "now"), ("Lead", "later")]
    hands[dummy] = Count(13)
    assert question(seen._replace(hands=tuple(hands)), naming(seen)).tiles[0].sentence == "4 in your hand."


def test_BD_31_BD_32_the_direction_says_which_cards_win():
    def direction(settings):
        seen = reach(
            "bid-dummy", settings,
            lambda seen: seen.phase == "name" and seen.options and seen.contract.bid.denomination == "nt",
        )  # fmt: skip
        return [(tile.title, tile.sentence, tile.sign) for tile in question(seen, naming(seen)).tiles]

    high = ("Uptown", "High cards win: ace, king, queen.", "up")
    assert direction({}) == [high, ("Downtown", "Low cards win: ace, two, three.", "down")]
    assert direction({"downtown_ace": "bad"}) == [
        high,
        ("Downtown", "Low cards win: two, three, the ace last.", "down"),
    ]


def test_BD_50_who_else_leads_is_named_among_the_steps():
    seen = reach("bid-dummy", {"opening_lead": "left_of_declarer"}, lambda seen: seen.phase == "name" and seen.options)
    left = seen.layout.holder[seen.layout.next_chair(seen.layout.own_seat(A))]
    assert question(seen, naming(seen)).steps[-1].words == f"{NAMES[left]} leads"


def test_HW_20_the_dealer_names_trumps_by_his_own_hand():
    seen = reach("humbug", {"trump": "dealer_names"}, lambda seen: seen.phase == "name" and seen.options)
    asked = question(seen, naming(seen))
    assert asked.steps == () and len(asked.tiles) == 4
    assert asking_prompt(asked).words == "Name trumps"
    assert all(tile.sentence.endswith("in your hand.") for tile in asked.tiles)


def test_BD_39_it_is_told_at_the_plates_who_exchanged_a_joker_until_the_first_trick_is_quitted():
    seen = reach("bid-dummy", {}, lambda seen: seen.phase == "play" and not seen.trick and not seen.played)
    before, place = calls(seen, naming(seen)), naming(seen).places[seen.layout.own_seat(B)]
    told = seen._replace(parts=(*seen.parts, HandedIn((B, C, C))))
    after = calls(told, naming(told))
    assert "joker exchanged" in after[place].after and after[place].spoken == f"{before[place].spoken}, joker exchanged"
    assert after["bottom"] == before["bottom"]
    led = calls(told._replace(trick=(Card(0),)), naming(told))
    assert {chip.words for chip in led.values()} == {"joker exchanged", "both jokers exchanged"}
    assert led[place].spoken == f"{NAMES[B]}: joker exchanged"
    trick = next(iter(golden("bid-dummy/default")[-1].last.tricks))
    assert not calls(told._replace(played=(trick,)), naming(told))


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith(("bid-dummy", "single-dummy-bridge"))])
def test_every_call_of_an_auction_is_in_the_list(name):
    """BD-12..18, SD-11..15: by round, each player under his name, in the order in which they called."""
    seen_some = False
    for session in golden(name)[::40]:
        deal = session.deal
        if session.stage != "deal" or deal is None:
            continue
        seen = view(deal, A)
        told, who = auctioned(seen, naming(seen)), naming(seen)
        listed = [(head, call) for row in told.rows for head, call in zip(told.heads, row, strict=True) if call]
        assert [head for head, _ in listed] == [who.player_name(player) for player, _ in seen.calls]
        assert sorted(told.heads) == sorted(who.player_name(player) for player in seen.layout.players)
        assert all(
            ("Pass" in said) == (call == Pass()) for (_, said), (_, call) in zip(listed, seen.calls, strict=True)
        )
        assert not told.rows or told.rows[0][0]
        seen_some |= len(told.rows) > 0
    assert seen_some


def test_BD_39_only_who_put_a_card_away_is_told_which_it_is():
    jokers = {"jokers": "on", "nt_joker": "exchange"}
    seen = reach("bid-dummy", jokers, lambda seen: seen.phase == "jokers" and seen.options and None in seen.away)
    asked = question(seen, naming(seen))
    assert asked.title == "Your joker goes: take a card for it"
    assert {tile.sentence for tile in asked.tiles} == {"It was put away face down."}
    mine = question(seen._replace(away=(0, 1)), naming(seen))
    assert mine.tiles[0].sentence in ("You put away the two of spades.", "You put away the three of spades.")
    other = question(seen._replace(away=(0, 1)), naming(seen, (A, B)))
    assert other.tiles[0].sentence.startswith("Ruth put away the ")


def test_SD_20_SD_21_the_open_packet_or_the_closed_one():
    for revealed, stays in (("dealer", True), ("non_dealer", False)):
        seen = reach(
            "single-dummy-bridge", {"revealed": revealed},
            lambda seen: seen.phase == "choose_dummy" and seen.options and seen.layout.holder[seen.dealer] == A,
        )  # fmt: skip
        title, said = tiles(seen)
        assert title == "Choose your dummy"
        here, there = "It stays where it lies.", "The two change places."
        assert said == {
            "The open one": f"Its cards lie open. {here if stays else there}",
            "The closed one": f"Nobody has seen its cards. {there if stays else here}",
        }


# --- claims ----------------------------------------------------------------------------------------------


def playing(tricks, settings=None):
    def wanted(seen):
        return seen.phase == "play" and (len(seen.played), seen.claim) == (tricks, None) and seen.to_play is not None

    return reach("double-dummy", settings or {}, wanted)


def test_DF_51_so_many_of_the_tricks_left_are_claimed():
    seen = playing(8)
    asked = claim_question(seen, naming(seen))
    assert isinstance(asked, ClaimQuestion)
    assert [cell.action for cell in asked.rows[0].cells] == [Claim(n) for n in range(6)]
    assert (asked.title, asked.note, asked.selected) == ("Claim tricks", "5 tricks are left", (0, 5))
    cell = asked.rows[0].cells[4]
    assert (cell.words, cell.button, cell.name) == ("You take 4, Tom takes 1", "Claim 4", "4 of 5 tricks")
    assert [(plain.label, plain.action) for plain in asked.buttons] == [("Play on", None)]
    assert claim_question(seen, naming(seen, (A, B))).rows[0].cells[4].words == "Ruth takes 4, Tom takes 1"
    assert question(seen, naming(seen)) is None, "nobody is asked to claim"


def test_who_may_claim_nothing_is_not_asked_how_many():
    assert claim_question(playing(3, {"claims": "off"}), naming(playing(3, {"claims": "off"}))) is None


@pytest.mark.parametrize(("tricks", "title", "story"), [
    (4, "Tom claims 4 of the last 5 tricks", "You take the other one."),
    (5, "Tom claims 5 of the last 5 tricks", "You take none of them."),
    (0, "Tom gives up the tricks that are left", "You take all five."),
])  # fmt: skip
def test_DF_50_a_claim_is_accepted_or_declined(tricks, title, story):
    seen = playing(8)._replace(claim=(B, tricks), options=(Accept(), Decline()))
    asked = question(seen, naming(seen))
    assert isinstance(asked, AnswerQuestion)
    assert (asked.title, asked.story, asked.referee) == (title, story, "")
    assert [type(plain.action) for plain in asked.buttons] == [Decline, Accept]


@pytest.mark.parametrize("judged", ["exact", "high", "low"])
def test_DF_53_what_the_referee_said_stands_with_the_claim(judged):
    seen = playing(8)._replace(claim=(B, 2), judged=judged, options=(Accept(), Decline()))
    said = question(seen, naming(seen)).referee
    assert said == {
        "exact": "By perfect play that is exact.", "high": "By perfect play that is too many.",
        "low": "By perfect play it could be more.",
    }[judged]  # fmt: skip


# --- before the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["double-dummy/seat-choose", "mort-3/default", "english-dummy/first_deal-owner_chooses"]
)
def test_seats_and_the_first_deal_are_asked_by_tiles(name):
    asked = []
    for session in golden(name):
        if session.stage in ("sit", "dealer"):
            by = sessions.actors(session)[0]
            options = tuple(sessions.choices(session, by))
            for people in ((by,), (A, B, C)):
                company = Company(names={p: NAMES[p] for p in session.players}, people=frozenset(people))
                found = seat_question(options, by, company, phrases())
                assert kinds(answers(found)) == kinds(options)
                if len(people) > 1:
                    assert not [words for words in words_of(found) if re.search(r"\byou", words, re.IGNORECASE)]
                asked.append(found)
    assert asked


def test_DF_3_DF_5_the_low_cutter_sits_right_or_left():
    company = Company(names={A: "Ruth", B: "Tom"}, people=frozenset((A,)))
    asked = seat_question((SitRight(True), SitRight(False)), A, company, phrases())
    assert [(tile.title, tile.sentence) for tile in asked.tiles] == [
        ("Sit on the right", "Tom plays after you, and the other dummy last."),
        ("Sit on the left", "The other dummy plays after you, and Tom last."),
    ]  # fmt: skip


def test_MO_30_who_deals_first():
    company = Company(names=NAMES, people=frozenset((A,)))
    asked = seat_question((ChooseDealer(NORTH), ChooseDealer(SOUTH)), A, company, phrases())
    assert [tile.title for tile in asked.tiles] == ["Dummy deals", "You deal"]
    other = seat_question((ChooseDealer(NORTH), ChooseDealer(SOUTH)), A, Company(names=NAMES), phrases())
    assert other.tiles[1].title == "Ruth deals"
    assert seat_question((Pass(),), A, company, phrases()) is None


def test_a_phase_for_which_no_question_was_drawn_is_asked_by_its_words(monkeypatch):
    monkeypatch.setattr(posing, "say", lambda said: said.key)
    seen = deciding("humbug", {}, 0)
    asked = question(seen._replace(phase="bow"), naming(seen))
    assert asked.title == "ask.bow"
    assert [(tile.action, tile.title) for tile in asked.tiles] == [(Keep(), "do.keep"), (Exchange(), "do.exchange")]


def test_the_choices_of_such_a_phase_are_told_apart_by_their_parts():
    assert plainly(NameTrump(HEARTS)) == message("do.trump", suit=HEARTS)
    assert plainly(Keep()) == message("do.keep")


def test_who_waits_in_such_a_phase_is_told_who_is_thinking():
    seen = deciding("humbug", {}, 0)._replace(phase="bow", options=())
    waits = naming(seen)
    assert prompt(seen, waits) is None
    thinks = replace(waits, company=replace(waits.company, thinking=B))
    assert prompt(seen, thinks) == Prompt("Tom is thinking")
