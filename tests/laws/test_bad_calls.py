"""Is what is called against the law settled as it says, or refused in one sentence that changes nothing?

A call for what did not happen, too late, of or by the wrong one, for the wrong trick, twice, two at once; and the same
written into a record by hand (W-MISC-1, W-AWL-14, W-REV-5, W-REV-6, W-REV-8, W-EXP-6).
"""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from dummywhist.engine.cards.card import PACK, SUITS
from dummywhist.engine.cards.notation import read_suit
from dummywhist.engine.cards.seat import EAST, NORTH, SEATS, SOUTH, WEST, opposite
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.action import DealAction
from dummywhist.engine.deal.actions.laws import (
    ASKS,
    CALLED,
    CALLS,
    CONTENT,
    COUNTS,
    DEMANDS,
    DRAW_TRICK,
    FORGET_TURNED,
    LET_STAND,
    LOOK_BACK,
    MUST_WIN,
    NAME_TURNED,
    NONE_HELD,
    PENALTY,
    REMIT,
    SHOWN,
    SUIT_CALLS,
    THROW_DOWN,
    WAIVE,
    WITHDRAWN,
    CallCard,
    CallRevoke,
    CallSuit,
    ChoosePenalty,
    Demand,
    PlayAhead,
    Withdraw,
)
from dummywhist.engine.deal.actions.play import Quit
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layers.laws.renounces import Revoke, established
from dummywhist.engine.deal.layout import TABLE, Side
from dummywhist.engine.deal.refusal import why_not
from dummywhist.engine.deal.text import action_text
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.engine.record.log import Entry, Log
from dummywhist.engine.record.text import read_record
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from tests.cli.running import run
from tests.laws.dealing import all_waive, do
from tests.laws.laid import counted, past_honours
from tests.laws.test_exposed import begun, can, card, cards, expose, holder, law, refused
from tests.laws.test_revokes import revoked, to_the_count
from tests.laws.test_turned_card import taken_up

WHISTS = ("english-dummy", "mort-3", "mort-4", "classic-whist")
ALL_WHISTS = (*WHISTS, "double-dummy")
REMEDIES = Path(__file__).parents[1] / "golden" / "remedies"
NS, EW = Side("NS"), Side("EW")
each_whist = pytest.mark.parametrize("game", WHISTS)


def said(state, by, action):
    """Return the law against an action that may not be done now, which is one sentence."""
    assert not kernel.lawful(state, by, action), action
    sentence = worded(why_not(state, by, action), ENGLISH)
    assert one_sentence(sentence), sentence
    return sentence


def one_sentence(text: str) -> bool:
    """Whether ``text`` is a sentence, and only one, which says more than that something cannot be done."""
    whole = text[:1].isupper() and text.endswith(".") and "\n" not in text
    return whole and not re.search(r"[.!?] ", text) and text != "That cannot be done now."


def players(state):
    return (*state.layout.players, TABLE)


def by(state, seat, action):
    return do(state, action, holder(state, seat))


def ahead(state, seat, word):
    return by(state, seat, PlayAhead(card(word)))


# ---- for what did not happen


@pytest.mark.parametrize("game", ALL_WHISTS)
def test_W_MISC_1_nothing_can_be_demanded_where_nothing_happened(game):
    for state in (begun(game), cards(begun(game), "C2 C5")):
        for player in players(state):
            for action in (*DEMANDS.values(), WAIVE, *SUIT_CALLS.values(), *MUST_WIN[1:], NONE_HELD, LET_STAND):
                assert said(state, player, action) == "The law asks nothing of the kind now."
            for word in ("C2", "D5", "ST", "HA"):
                assert said(state, player, CallCard(card(word))) == "That card may not be called now."
                assert said(state, player, COUNTS[card(word)]) == "The law asks nothing of the kind now."
            assert said(state, player, REMIT) == "A revoke is claimed when the deal is played out."
            assert said(state, player, PENALTY["tricks"]) == "A revoke is claimed when the deal is played out."
        assert law(state) == LawTable()


@pytest.mark.parametrize("game", ALL_WHISTS)
def test_W_REV_3_who_followed_is_not_asked_and_takes_nothing_back(game):
    state = cards(begun(game), "C2 C5 C8")
    for player in players(state):
        for seat in SEATS:
            assert (
                said(state, player, ASKS[seat]) == "Only a player who did not follow suit in this trick can be asked."
            )
        assert said(state, player, Withdraw(card("C8"))) == "That card cannot be taken back."
        assert said(state, player, Withdraw(card("CJ"))) == "That card does not lie in the trick in play."


def revoked_in(game):
    """Return a deal at its count, the hand that alone revoked, in the first trick, and who may claim it."""
    if game != "double-dummy":
        state = past_honours(revoked(game))
        return state, EAST, holder(state, SOUTH)
    state = do(cards(begun(game, penalise_scope="revoke"), "C2 C5 C8 DA"), Quit(), TABLE)
    state = past_honours(to_the_count(state))
    assert established(state) == [Revoke(SOUTH, 1)]
    return state, SOUTH, holder(state, WEST)


@pytest.mark.parametrize("game", ALL_WHISTS)
def test_W_REV_8_a_revoke_that_was_none_is_not_proved_and_costs_nothing(game):
    state, seat, claimant = revoked_in(game)
    plain = dict(counted(state).result.after)
    # The wrong trick, and the wrong hand of the same side.
    wrong = do(state, CallRevoke(seat, 2), claimant)
    assert [row[1:] for row in law(wrong).called] == [(seat, 2, False)] and law(wrong).open is None
    across = opposite(seat)
    if across in state.layout.dummies:
        assert said(wrong, claimant, CallRevoke(across, 1)) == "A revoke of dummy is not penalised."
    else:
        wrong = do(wrong, CallRevoke(across, 1), claimant)
        assert law(wrong).called[-1][1:] == (across, 1, False) and law(wrong).open is None
    assert dict(counted(wrong).result.after) == plain
    # The right trick may still be named.
    assert law(do(wrong, CallRevoke(seat, 1), claimant)).open is not None


# ---- too late


@each_whist
def test_W_REV_2_W_REV_3_a_quitted_trick_is_not_mended_nor_asked_about(game):
    state = do(cards(begun(game), "C2 C5 DJ CJ"), Quit(), TABLE)
    assert said(state, holder(state, EAST), Withdraw(card("DJ"))) == "That card does not lie in the trick in play."
    assert (
        said(state, holder(state, WEST), ASKS[EAST])
        == "Only a player who did not follow suit in this trick can be asked."
    )


@each_whist
def test_W_REV_6_a_side_that_is_content_claims_nothing_more(game):
    state = past_honours(revoked(game))
    state = do(state, CONTENT, holder(state, SOUTH))
    late = said(state, holder(state, SOUTH), CallRevoke(EAST, 1))
    assert late == "Your side claims nothing more."
    assert said(state, holder(state, SOUTH), CONTENT) == "The law asks nothing of the kind now."
    assert dict(counted(state).result.after) is not None and not law(state).proved


@each_whist
def test_W_PEN_2_a_suit_that_was_waived_or_led_is_not_called_after(game):
    state = ahead(do(cards(begun(game), "D5 D8 DK D2"), Quit(), TABLE), WEST, "C2")  # East had the lead
    caller = holder(state, SOUTH)
    assert CallSuit(read_suit("C")) in can(state, caller)
    for settled in (all_waive(state), do(state, CallSuit(read_suit("C")), caller)):
        assert said(settled, caller, CallSuit(read_suit("H"))) == "The law asks nothing of the kind now."
        led = cards(settled, "C8")
        assert said(led, caller, CallSuit(read_suit("H"))) == "The law asks nothing of the kind now."


@each_whist
def test_W_LEAD_3_when_all_four_have_played_to_a_wrong_lead_nothing_is_demanded(game):
    state = do(cards(begun(game), "C2 C5 C8 CA"), Quit(), TABLE)  # South leads
    state = cards(ahead(state, WEST, "H8"), "HJ H2 H4")
    for player in players(state):
        for action in (DEMANDS["card"], DEMANDS["suit"], WAIVE, CallSuit(read_suit("H"))):
            assert said(state, player, action) == "The law asks nothing of the kind now."


@each_whist
def test_W_EXP_2_a_card_that_was_played_cannot_be_called(game):
    state = expose(begun(game), WEST, "C2")
    assert law(state).exposed
    state = cards(state, "C2")
    assert said(state, holder(state, NORTH), CallCard(card("C2"))) == "That card may not be called now."


# ---- by the wrong player


@pytest.mark.parametrize("game", ALL_WHISTS)
def test_W_LEAD_1_neither_the_offender_nor_his_partner_demands_anything_for_a_wrong_lead(game):
    state = ahead(do(cards(begun(game), "C2 C5 C8 CA"), Quit(), TABLE), WEST, "H8")  # South had the lead
    offenders = {holder(state, WEST), holder(state, EAST)}
    for player in (*offenders, TABLE):
        for action in (*DEMANDS.values(), WAIVE):
            assert said(state, player, action) == "The law asks nothing of the kind now."
    assert law(state).astray == ((SOUTH, WEST),)


@each_whist
def test_W_REV_4_a_demand_by_the_partner_of_who_took_a_card_back_is_refused(game):
    state = by(cards(begun(game), "C2 C5 DJ"), EAST, Withdraw(card("DJ")))
    for player in (holder(state, WEST), holder(state, EAST), TABLE):
        for action in (DEMANDS["card"], DEMANDS["highest"], WAIVE):
            assert said(state, player, action) == "The law is to be answered first."
    assert law(state).wrong == ((EAST, card("DJ")),)


@each_whist
def test_W_PEN_1_the_partner_does_not_call_an_exposed_card(game):
    state = expose(begun(game), WEST, "D5")
    for player in (holder(state, WEST), holder(state, EAST)):
        assert said(state, player, CallCard(card("D5"))) == "The law is to be answered first."
    assert law(state).owed == ()


@each_whist
def test_W_REV_5_nobody_claims_a_revoke_of_his_own_side_nor_chooses_its_penalty(game):
    state = past_honours(revoked(game))
    offender = holder(state, EAST)
    assert said(state, offender, CallRevoke(EAST, 1)) == "A revoke is claimed of the other side."
    proved = do(state, CallRevoke(EAST, 1), holder(state, SOUTH))
    for player in (offender, holder(state, WEST)):
        for action in (*PENALTY.values(), REMIT, CONTENT):
            assert said(proved, player, action) == "The law asks nothing of the kind now."
        assert said(proved, player, CallRevoke(SOUTH, 1)) == "The law is to be answered first."


@each_whist
def test_W_REV_3_the_answer_is_given_by_who_was_asked(game):
    state = by(cards(begun(game), "C2 C5 DJ"), WEST, ASKS[EAST])
    for player in (holder(state, NORTH), holder(state, SOUTH), holder(state, WEST), TABLE):
        assert said(state, player, NONE_HELD) == "The law is to be answered first."
    assert said(state, TABLE, Quit()) == "The law is to be answered first."


# ---- of the wrong trick, and of what cannot be


@pytest.mark.parametrize("game", (*ALL_WHISTS, "bid-dummy"))
def test_W_REV_5_BD_62_there_must_be_such_a_trick(game):
    if game == "bid-dummy":
        state = played_by_dice(game)
    else:
        state, *_ = revoked_in(game)
    player, seat = next(
        (player, seat)
        for player in state.layout.players
        for seat in state.layout.chairs
        if any(isinstance(one, CallRevoke) and one.seat == seat for one in can(state, player))
    )
    for number in (14, 99):
        none = f"There was no such {'book' if game == 'bid-dummy' else 'trick'}."
        assert said(state, player, CallRevoke(seat, number)) == none
    if game == "bid-dummy":
        assert said(state, player, CallRevoke(seat, 0)) == "Name the book of the renege."


def played_by_dice(game):
    """Return a deal of ``game`` at its count, played by dice."""
    name = next(path for path in sorted(REMEDIES.glob(f"{game}-*.dwr")))
    record = read_record(name.read_bytes()).log.record
    log = Log(replace(record, journal=()))
    for line in record.journal:
        log.write(line)
        state = log.session.deal
        counting = state is not None and state.phase_name == "count" and state.tricks and law(state).open is None
        if counting and any(isinstance(one, CallRevoke) for one in can(state, kernel.actors(state)[0])):
            return state
    raise AssertionError(f"no deal of {game} was played out")


@each_whist
def test_ED_50_BD_67_a_revoke_of_dummy_is_claimed_of_nobody(game):
    state = past_honours(revoked(game))
    for dummy in state.layout.dummies:
        other = next(p for p in state.layout.players if p != holder(state, dummy) and CONTENT in can(state, p))
        assert said(state, other, CallRevoke(dummy, 1)) == "A revoke of dummy is not penalised."


def test_W_EXP_7_only_one_of_the_tricks_that_were_played_to_is_to_be_won():
    state = cards(begun("classic-whist"), "SA")
    state = by(state, WEST, PlayAhead(card("SK")))
    for number in (3, 7, 13):
        assert said(state, holder(state, NORTH), MUST_WIN[number]) == "The law asks nothing of the kind now."
    assert MUST_WIN[1] in can(state, holder(state, NORTH)) and MUST_WIN[2] in can(state, holder(state, NORTH))


# ---- twice, and two at once


@each_whist
def test_W_REV_5_what_was_claimed_is_not_claimed_again(game):
    state = past_honours(revoked(game, before={"EW": 3}))
    claimant = holder(state, SOUTH)
    proved = do(state, CallRevoke(EAST, 1), claimant)
    paid = do(proved, ChoosePenalty("tricks"), claimant)
    assert said(paid, claimant, CallRevoke(EAST, 1)) == "That was claimed already."
    assert said(paid, claimant, ChoosePenalty("add")) == "The law asks nothing of the kind now."
    false = do(state, CallRevoke(EAST, 5), claimant)
    assert said(false, claimant, CallRevoke(EAST, 5)) == "That was claimed already."


def test_W_PEN_1_of_two_calls_at_once_the_first_stands():
    state = by(begun("classic-whist"), WEST, THROW_DOWN)
    north, south = holder(state, NORTH), holder(state, SOUTH)
    for first, second in ((north, south), (south, north)):
        called = do(state, CallCard(card("D5")), first)
        assert said(called, second, CallCard(card("H8"))) == "That card may not be called now."
        assert said(called, first, CallCard(card("D5"))) == "That card may not be called now."
        assert law(called).owed == ((WEST, "D5"),)


@pytest.mark.parametrize("code", ["english", "english_revised", "awl_1893", "awl_duplicate"])
def test_W_MISC_1_W_AWL_14_of_two_demands_at_once_the_first_is_final(code):
    state = ahead(begun("classic-whist", code=code), SOUTH, "CJ")
    first, second = holder(state, WEST), holder(state, EAST)
    once = do(state, DEMANDS["suit"], first)
    for action in (*DEMANDS.values(), WAIVE):
        assert said(once, second, action) == "The law asks nothing of the kind now."
    assert law(once).suits == ((SOUTH, NORTH, False),) and law(once).exposed == ()


def test_W_REV_14_two_claims_at_once_are_settled_in_the_order_of_the_log():
    state = do(cards(begun("classic-whist"), "C2 C5 DJ D2"), Quit(), TABLE)
    state = past_honours(to_the_count(state))
    north, west = holder(state, NORTH), holder(state, WEST)
    first = do(state, CallRevoke(EAST, 1), north)
    assert said(first, west, CallRevoke(SOUTH, 1)) == "The law is to be answered first."
    settled = do(do(first, ChoosePenalty("tricks"), north), CallRevoke(SOUTH, 1), west)
    settled = do(settled, ChoosePenalty("tricks"), west)
    assert [(row[1], row[4]) for row in law(settled).proved] == [(EAST, "tricks"), (SOUTH, "tricks")]


def test_W_QUIT_6_W_QUIT_4_what_can_be_done_once_in_a_trick_is_not_done_twice():
    state = do(cards(begun("classic-whist", last_trick="hidden"), "C2 C5 C8 CJ"), Quit(), TABLE)
    looked = by(state, WEST, LOOK_BACK)
    assert refused(looked, holder(looked, WEST), LOOK_BACK) == "refusal.look_late"
    drawn = all_waive(by(cards(begun("classic-whist"), "C2"), WEST, DRAW_TRICK))
    assert refused(drawn, holder(drawn, WEST), DRAW_TRICK) == "refusal.draw_late"


def test_W_TRUMP_4_who_answers_for_the_turned_card_already_pays_once():
    state = taken_up()
    state = by(state, WEST, NAME_TURNED)
    assert refused(state, holder(state, WEST), NAME_TURNED) == "refusal.law_first"
    owing = by(state, NORTH, DEMANDS["lowest-trump"])
    assert refused(owing, holder(owing, WEST), NAME_TURNED) == "refusal.turned_unsaid"
    assert refused(owing, holder(owing, WEST), FORGET_TURNED) == "refusal.turned_unsaid"


# ---- in every game and code, at every moment at which the law has spoken


def names():
    """Return by game and code one of the records in which the laws are used."""
    found = {}
    for path in sorted(REMEDIES.glob("*.dwr")):
        found.setdefault(path.stem.rsplit("-", 1)[0], path)
    return found


each_record = pytest.mark.parametrize("path", names().values(), ids=names())


def every_call() -> tuple[DealAction, ...]:
    """Return all that can be said by the laws of the table."""
    calls = tuple(call for of_seat in CALLS for call in of_seat)
    plain = (WAIVE, NONE_HELD, LET_STAND, REMIT, CONTENT, THROW_DOWN, NAME_TURNED, FORGET_TURNED, DRAW_TRICK, LOOK_BACK)
    some = tuple(each[one] for each in (CALLED, COUNTS, SHOWN, WITHDRAWN) for one in PACK[::5])
    suits = tuple(SUIT_CALLS[suit] for suit in SUITS)
    return (*DEMANDS.values(), *plain, *suits, *MUST_WIN[1:], *ASKS, *PENALTY.values(), *calls[::3], *some)


@pytest.mark.parametrize("seed", range(3))
@each_record
def test_whatever_is_said_against_the_law_has_a_sentence_and_changes_nothing(path, seed):
    rng, everything = Random(f"{path.stem} {seed}"), every_call()
    record = read_record(path.read_bytes()).log.record
    moments, tried, keys = 0, 0, set()
    for at in rng.sample(range(len(record.journal)), len(record.journal)):
        if moments == 3:
            break
        here = replace(record, journal=record.journal[:at])
        table = Table(here)
        state = table.session.deal
        if table.session.stage != "deal" or state is None or state.phase_name not in ("play", "count"):
            continue
        moments += 1
        for action in rng.sample(everything, 30):
            who = rng.choice((*table.session.players, TABLE))
            if kernel.lawful(state, who, action):
                continue
            answer = table.submit(Proposal(who, action, table.stamp))
            assert isinstance(answer, Refusal) and table.record == here and table.session.deal is state
            sentence = worded(answer.message, ENGLISH)
            assert one_sentence(sentence), sentence
            keys.add(answer.message.key)
            tried += 1
    assert tried > 60 and len(keys) > 3


@each_record
def test_a_record_with_a_remedy_that_no_law_gives_is_refused_by_its_line(path, tmp_path, capsys):
    """Through the command: the line, what stands there, and the law against it; the file stays as it is."""
    record = read_record(path.read_bytes()).log.record
    lines = path.read_text("utf-8").splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("chance "))
    # What a deal came to is told between the entries.
    places = [number for number, line in enumerate(lines) if number >= head and not line.startswith("result ")]
    log = Log(replace(record, journal=()))
    done = 0
    for at, line in zip(places, record.journal, strict=False):
        state = log.session.deal
        asked = state is not None and log.session.stage == "deal" and isinstance(line, Entry) and (
            line.action.word in ("demand", "penalty", "waive", "remit", "suit", "call", "revoke", "counts", "withdraw")
        )  # fmt: skip
        if asked and done < 4:
            assert lines[at] == f"{line.by} {action_text(line.action)}"
            wrong = wrong_line(state, line)
            if wrong is not None:
                done += 1
                action, spelled = wrong
                edited = tmp_path / "edited.dwr"
                edited.write_text("\n".join([*lines[:at], spelled, *lines[at + 1 :]]) + "\n", "utf-8")
                before = edited.read_bytes()
                status, out, err = run(capsys, "replay", str(edited))
                sentence = said(state, line.by, action)
                number = at + 1
                assert (status, out) == (1, "")
                assert f"line {number}: “{spelled}” cannot be done here: {sentence}" in err
                assert len(err.strip().splitlines()) == 1 and edited.read_bytes() == before
        log.write(line)
    assert done


def wrong_line(state, line):
    """Return a remedy that no law gives in place of ``line``, by the same player; None if each would be lawful."""
    spellings = [
        *((Demand(remedy), f"demand {remedy}") for remedy in ("win", "stand", "highest-trump", "card")),
        *((ChoosePenalty(kind), f"penalty {kind}") for kind in ("add", "deduct")),
        (MUST_WIN[13], "must-win 13"),
    ]
    word = line.action.word
    wanted = "penalty" if state.phase_name == "count" else word
    chosen = sorted(spellings, key=lambda one: one[1].split()[0] != wanted)
    for action, spelled in chosen:
        if not kernel.lawful(state, line.by, action):
            return action, f"{line.by} {spelled}"
    return None
