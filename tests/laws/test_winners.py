"""Winning cards one after another, without waiting for partner: what may be demanded (W-EXP-7, W-AWL-15, DW-MISC-5)?"""

from itertools import chain
from random import Random

import pytest

from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import card_text, read_card, suit_text
from dummywhist.engine.cards.seat import EAST, NORTH, SOUTH, WEST
from dummywhist.engine.deal import kernel
from dummywhist.engine.deal.actions.laws import (
    AHEAD,
    MUST_WIN,
    WAIVE,
    CallCard,
    Demand,
    Expose,
    MustWin,
    PlayAhead,
    Withdraw,
    tricks_to_win,
)
from dummywhist.engine.deal.actions.play import Play, Quit, play_of
from dummywhist.engine.deal.event import TrickDemanded, WaivedAlone, WinnerPlayed
from dummywhist.engine.deal.law import WIN, demanded
from dummywhist.engine.deal.layers.laws import winners
from dummywhist.engine.deal.layers.laws.layer import answering
from dummywhist.engine.deal.layers.laws.renounces import Disobeyed, Revoke, established
from dummywhist.engine.deal.layout import TABLE
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.text import action_text, read_action
from dummywhist.engine.knowledge.infer import Insight
from dummywhist.engine.knowledge.text import read_view, view_text
from dummywhist.engine.knowledge.view import view
from dummywhist.engine.players.law_table import in_turn
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.rules.parts import Code
from dummywhist.engine.rules.remedies import Offence, Whose, row_of
from dummywhist.engine.session import session as sessions
from tests import second_laws, second_scorer
from tests.contract import check_log, random_changes
from tests.laws.dealing import A, do
from tests.laws.test_exposed import begun as begun_with
from tests.laws.test_exposed import can, cards, holder, law, refused
from tests.playing import next_entry
from tests.reports import step_lines

# West leads; East, his partner, has no hearts and the ace of trumps.
GIVEN = {
    WEST: ["HA", "HK", "HQ", "D5", "D6", "D7", "C2", "C3", "C4", "S2", "S3", "SQ", "SK"],
    NORTH: ["HJ", "HT", "H9", "H8", "D8", "D9", "DT", "C5", "C6", "C7", "S4", "S5", "SJ"],
    EAST: ["DJ", "DQ", "DK", "DA", "C8", "C9", "CT", "CA", "S6", "S7", "S8", "S9", "SA"],
    SOUTH: ["H2", "H3", "H4", "H5", "H6", "H7", "D2", "D3", "D4", "CJ", "CQ", "CK", "ST"],
}
MORT = ("mort-3", "mort-4")


def begun(game="classic-whist", **changes):
    """Return a deal in which West leads, and everything can go wrong."""
    return begun_with(game, GIVEN, **changes)


def ahead(state, words):
    """Return the deal after West, or who else holds them, has played on with these cards."""
    for word in words.split():
        seat = next(seat for seat in state.layout.chairs if state.hands[seat] >> read_card(word) & 1)
        state = do(state, AHEAD[read_card(word)], holder(state, seat))
    return state


def told(state, seat, trick):
    """Return the deal after the player at ``seat`` has demanded that a trick be won."""
    return do(state, MUST_WIN[trick], holder(state, seat))


def further(state, seat):
    """Return the cards of the hand at ``seat`` that may be played on with."""
    found = [one.card for one in can(state, holder(state, seat)) if isinstance(one, PlayAhead)]
    return {card_text(card) for card in found if state.hands[seat] >> card & 1}


def legal(state, seat):
    """Return what the player of the hand at ``seat`` knows that he may play without breaking a law."""
    return {card_text(card) for card in cards_in(Insight(view(state, holder(state, seat))).legal)}


def test_W_EXP_7_who_leads_a_winning_card_may_play_on_and_the_cards_lie_face_up():
    state = cards(begun(), "HA")
    west, north, south = (holder(state, seat) for seat in (WEST, NORTH, SOUTH))
    assert further(state, WEST) == {"HK", "HQ"}
    state, events = kernel.apply(state, west, AHEAD[read_card("HK")])
    assert events == (WinnerPlayed(west, WEST, read_card("HK")),)
    assert law(state).exposed == ((WEST, read_card("HK")),) and state.hands[WEST] >> read_card("HK") & 1
    # Either adversary is asked, and till one has answered he may play on still, but nobody else does anything.
    assert can(state, north) == can(state, south) == {MUST_WIN[1], MUST_WIN[2], WAIVE}
    assert can(state, west) == {AHEAD[read_card("HQ")]} and not can(state, holder(state, EAST))
    assert refused(state, north, Play(read_card("HJ"))) == "refusal.law_first"
    state = ahead(state, "HQ")
    assert can(state, north) == can(state, south) == {MUST_WIN[1], MUST_WIN[2], MUST_WIN[3], WAIVE}
    state, events = kernel.apply(state, south, MUST_WIN[2])
    assert events == (TrickDemanded(south, EAST, 2),)
    assert law(state).exposed == ((WEST, read_card("HK")), (WEST, read_card("HQ")))
    # One offence, one demand: he plays on no more.
    assert further(state, WEST) == set() and not can(state, north) & {WAIVE, *MUST_WIN}


def test_W_EXP_7_W_REV_13_the_partner_wins_the_first_of_the_tricks_if_he_can_or_has_revoked():
    state = told(ahead(cards(begun(), "HA"), "HK HQ"), NORTH, 1)
    assert law(state).owed == ((EAST, WIN),)
    state = cards(state, "H8")
    assert legal(state, EAST) == {"S6", "S7", "S8", "S9", "SA"}  # he trumps his partner's ace
    obeyed = do(cards(state, "S6 H2"), Quit(), TABLE)
    assert established(obeyed) == [] and obeyed.leader == EAST and law(obeyed).owed == ()
    disobeyed = do(cards(state, "C8 H2"), Quit(), TABLE)
    assert established(disobeyed) == [Revoke(EAST, 1, True)]


def test_W_EXP_7_or_any_other_of_them_which_is_owed_when_it_comes():
    state = told(ahead(cards(begun(), "HA"), "HK"), NORTH, 2)
    assert law(state).owed == () and law(state).must == ((EAST, 2),)
    state = cards(state, "H8")
    assert "C8" in legal(state, EAST)  # the first trick is his partner's
    state = do(cards(state, "C8 H2"), Quit(), TABLE)
    assert law(state).owed == ((EAST, WIN),)
    called = do(state, CallCard(read_card("HK")), holder(state, NORTH))
    called = cards(called, "HK H9")
    assert legal(called, EAST) == {"S6", "S7", "S8", "S9", "SA"}
    assert established(do(cards(called, "C9 H3"), Quit(), TABLE)) == [Revoke(EAST, 2, True)]
    paid = do(cards(called, "S6 H3"), Quit(), TABLE)
    assert established(paid) == [] and law(paid).owed == ()


def test_W_EXP_7_who_leads_to_that_trick_has_nothing_to_beat_and_owes_nothing():
    state = told(ahead(cards(begun(), "HA"), "HK"), NORTH, 2)
    state = do(cards(state, "H8 S6 H2"), Quit(), TABLE)  # East has trumped, and leads
    assert law(state).owed == () and to_play(state) == EAST
    assert demanded(state.ranked, (), state.hands[EAST], WIN) == 0
    state = do(cards(state, "C8 CJ C2 C5"), Quit(), TABLE)
    assert established(state) == []


def test_W_EXP_7_W_EXP_3_who_cannot_win_it_owes_nothing():
    state = do(cards(begun(), "C4 C7 CA CK"), Quit(), TABLE)  # East's
    state = cards(state, "DA")
    assert further(state, EAST) >= {"DK", "DQ", "DJ"}
    state = told(ahead(state, "DK"), SOUTH, 2)
    state = cards(state, "D2")
    assert legal(state, WEST) == {"D5", "D6", "D7"}
    state = do(cards(state, "D5 D8"), Quit(), TABLE)
    assert established(state) == [] and law(state).owed == ()


def test_W_EXP_7_waived_nothing_is_owed_and_the_cards_may_be_called_all_the_same():
    state = ahead(cards(begun(), "HA"), "HK")
    state, events = kernel.apply(state, holder(state, NORTH), WAIVE)
    assert events == (WaivedAlone(holder(state, NORTH)),), "the other may still demand it (W-PEN-1)"
    assert MUST_WIN[2] in can(state, holder(state, SOUTH)) and not can(state, holder(state, NORTH)) & {*MUST_WIN}
    state, events = kernel.apply(state, holder(state, SOUTH), WAIVE)
    assert events == (TrickDemanded(holder(state, SOUTH), EAST, None),)
    assert law(state).owed == () and law(state).must == () and law(state).exposed == ((WEST, read_card("HK")),)
    state = do(cards(state, "H8 C8 H2"), Quit(), TABLE)
    assert CallCard(read_card("HK")) in can(state, holder(state, SOUTH))


def test_W_EXP_7_no_card_but_the_best_left_of_its_suit_follows():
    state = cards(begun(), "HA")
    west = holder(state, WEST)
    for word in ("SK", "D7", "C4"):
        assert refused(state, west, AHEAD[read_card(word)]) == "refusal.ahead_winner"
    assert Expose(read_card("SK")) in can(state, west)  # it may be shown, and is exposed by that alone: W-EXP-1
    # What lies open in his partner's hand is not with his adversaries.
    shown = do(state, Expose(read_card("SA")), holder(state, EAST))
    assert further(shown, WEST) == {"HK", "HQ", "SK", "SQ"}
    # And what lies open in an adversary's hand is.
    open_ace = do(state, Expose(read_card("H7")), holder(state, SOUTH))
    assert further(open_ace, WEST) == {"HK", "HQ"}
    played_before = do(cards(begun(), "S2 SJ SA ST"), Quit(), TABLE)
    assert further(cards(played_before, "CA"), EAST) == {"DA", "DK", "DQ", "DJ"}


def test_W_EXP_7_only_while_the_partner_waits_and_the_card_wins_the_trick_as_it_lies():
    state = cards(begun(), "C4")  # led: nothing beats it yet
    assert further(state, WEST) == {"HA", "HK", "HQ"}
    assert further(cards(state, "C7"), WEST) == set()  # beaten
    assert further(cards(state, "C7"), NORTH) == set()  # no best card of a suit
    high = cards(begun(), "HA H8")
    assert further(high, WEST) == {"HK", "HQ"}  # his partner has still to play
    followed = cards(high, "C8")
    assert further(followed, WEST) == set()
    assert refused(followed, holder(followed, WEST), AHEAD[read_card("HK")]) == "refusal.not_held"


def test_W_EXP_7_the_second_hand_plays_the_best_card_on_the_table_and_goes_on():
    state = do(cards(begun(), "S2 SJ S6 ST"), Quit(), TABLE)  # North's
    state = cards(state, "D8")
    assert further(state, EAST) == set()  # he has not played
    state = cards(state, "DA")
    assert further(state, NORTH) == set() and further(state, EAST) == {"DK", "DQ", "DJ", "CA", "SA"}
    state = ahead(state, "CA")
    assert can(state, holder(state, SOUTH)) == {MUST_WIN[2], MUST_WIN[3], WAIVE}
    state = told(state, SOUTH, 3)
    assert law(state).must == ((WEST, 3),)
    beaten = cards(state, "D2 D5")
    assert established(do(beaten, Quit(), TABLE)) == []


@pytest.mark.parametrize("code", ["awl_1893", "awl_duplicate"])
def test_W_AWL_15_DW_MISC_5_in_america_too_either_adversary_demands(code):
    state = ahead(cards(begun(code=code), "HA"), "HK")
    for seat in (NORTH, SOUTH):
        assert can(state, holder(state, seat)) == {MUST_WIN[1], MUST_WIN[2], WAIVE}
        assert law(told(state, seat, 1)).owed == ((EAST, WIN),)


def test_ED_54_the_adversaries_of_dummys_player_owe_it_to_him():
    state = ahead(cards(begun("english-dummy"), "HA"), "HK")
    assert can(state, A) == {MUST_WIN[1], MUST_WIN[2], WAIVE}
    state = told(state, SOUTH, 1)
    assert law(state).owed == ((EAST, WIN),)


DUMMYS = {
    NORTH: {WEST: ["H5"], NORTH: ["HA", "DA", "DK"], EAST: ["H7", "D2"], SOUTH: ["H8"]},
    SOUTH: {WEST: ["H5", "D2"], NORTH: ["H7"], EAST: ["H8"], SOUTH: ["HA", "DA", "DK"]},
}
"""Deals in which the hand of dummy, or of who plays it, takes the lead and has winning cards."""
LED = {NORTH: "H5 HA H7 H8", SOUTH: "H5 H7 H8 HA"}


@pytest.mark.parametrize("seat", [NORTH, SOUTH])
def test_ED_53_MO_53_DF_35_who_has_a_dummy_plays_on_with_nothing_and_whist_players_do(seat):
    def after_lead(game):
        return cards(do(cards(begun_with(game, DUMMYS[seat]), LED[seat]), Quit(), TABLE), "DA")

    assert "DK" in further(after_lead("classic-whist"), seat)
    for game in ("english-dummy", "double-dummy", *MORT):
        assert further(after_lead(game), seat) == set()
    for game, ids in (("english-dummy", ("ED-53",)), ("mort-3", ("MO-53",)), ("mort-4", ("MO-53",))):
        for kind in (Whose.DUMMY, Whose.DUMMYS_PLAYER):
            row = row_of(Offence.WINNERS, game, Code.ENGLISH, kind)
            assert row.remedies == () and row.ids == ids
        assert row_of(Offence.WINNERS, game, Code.ENGLISH, Whose.ANY).remedies == ("trick", "card")
    assert row_of(Offence.WINNERS, "double-dummy", Code.ENGLISH, Whose.ANY).ids == ("DF-35",)


@pytest.mark.parametrize("game", MORT)
def test_MO_54_the_adversaries_of_vivant_owe_it_to_him(game):
    state = begun(game)
    lead = ahead(cards(state, "HA"), "HK")
    assert can(lead, holder(lead, SOUTH)) & {WAIVE, *MUST_WIN} == {MUST_WIN[1], MUST_WIN[2], WAIVE}


def test_DF_35_at_double_dummy_nobody_plays_on():
    state = cards(begun("double-dummy"), "HA")
    assert further(state, WEST) == set()


def test_W_EXP_7_only_where_everything_can_go_wrong():
    state = cards(begun(penalise_scope="revoke_turn"), "HA")
    assert further(state, WEST) == set()
    assert refused(state, holder(state, WEST), AHEAD[read_card("HK")]) == "refusal.not_held"
    assert refused(state, holder(state, NORTH), MUST_WIN[1]) == "refusal.law_nothing"


def test_W_EXP_7_the_debt_stays_when_a_wrong_lead_goes_back():
    state = told(ahead(cards(begun(), "HA"), "HK"), NORTH, 2)
    state = do(cards(state, "H8 C8 H2"), Quit(), TABLE)
    state = do(state, WAIVE, holder(state, NORTH))
    state = do(state, WAIVE, holder(state, SOUTH))
    state = do(state, AHEAD[read_card("HJ")], holder(state, NORTH))
    state = do(state, Demand("suit"), holder(state, EAST))
    assert law(state).owed == ((EAST, WIN),) and state.leader == WEST


def test_W_EXP_7_W_REV_13_who_plays_before_his_turn_owes_it_all_the_same():
    state = told(ahead(cards(begun(), "HA"), "HK"), NORTH, 1)
    state = do(state, AHEAD[read_card("C8")], holder(state, EAST))  # before North
    state = do(cards(state, "H8 H2"), Quit(), TABLE)
    assert established(state) == [Revoke(EAST, 1, True)]


def test_W_EXP_7_W_REV_2_a_first_card_that_is_taken_back_leaves_the_others_on_the_table():
    state = do(cards(begun(), "S2 SJ S6 ST"), Quit(), TABLE)
    state = cards(state, "D8 S7")  # East has diamonds, and trumps
    state = told(ahead(state, "SA"), SOUTH, 2)
    state = do(state, Withdraw(read_card("S7")), holder(state, EAST))
    assert law(state).played_on == () and law(state).must == ((WEST, 2),) and law(state).owed == ((WEST, WIN),)
    assert law(state).exposed == ((EAST, read_card("SA")),)


def test_W_EXP_7_computers_say_which_trick_and_the_partner_obeys():
    state = ahead(cards(begun(), "HA"), "HK")
    north = holder(state, NORTH)
    action = decide("steady", view(state, north), 1).action
    assert action == MUST_WIN[1]  # he cannot beat the ace
    state = cards(do(state, action, north), "H8")
    assert decide("steady", view(state, holder(state, EAST)), 1).action.plays in hand_of_words("S6 S7 S8 S9 SA")
    # South's king of clubs takes what was led here: the next trick is to be won by East.
    low = ahead(cards(begun(), "C4"), "HA")
    assert decide("steady", view(low, holder(low, SOUTH)), 1).action == MUST_WIN[2]


def hand_of_words(words):
    return [read_card(word) for word in words.split()]


def test_W_EXP_7_it_is_written_and_read_and_seen():
    state = ahead(cards(begun(), "HA"), "HK")
    assert action_text(MUST_WIN[13]) == "must-win 13" and read_action("must-win 13") == MUST_WIN[13]
    for seen in (state, told(state, NORTH, 2)):
        for viewer in (*state.layout.players, None):
            shown = view(seen, viewer)
            assert read_view(view_text(shown)) == shown


# --- any play at all ---

WITH_SCOPE = [game for game in GAMES if any(toggle.key == "penalise_scope" for toggle in game.toggles)]
each = pytest.mark.parametrize(
    "game", [game for game in WITH_SCOPE if game.key != "double-dummy"], ids=lambda one: one.key
)


def played_eagerly(game, rng, deals=3):
    """Yield the entries of a session played at random, the session before and after each; winning cards are played on,
    and tricks demanded, oftener than dice would.
    """
    session = sessions.start(rules_of(game, rng))
    while sessions.actors(session) and session.deals < deals:
        entry = eager(session.deal, rng) or next_entry(session, rng)
        before = session
        session, _ = sessions.apply(session, *entry)
        yield entry, before, session


def eager(state, rng):
    """Return who plays on with what, or demands which trick, in a deal, or else plays any card; None if nobody does."""
    if state is None or state.phase_name != "play" or rng.random() < 0.1:
        return None
    wanted = [
        (by, one)
        for by in state.layout.players
        for one in (*winners.offers(state, law(state), by), *tricks_to_win(can(state, by)).values())
        if one in can(state, by)
    ]
    if wanted and rng.random() < 0.7:
        return rng.choice(wanted)
    waived = [(by, WAIVE) for by in answering(state) if WAIVE in can(state, by)]
    if waived or trick_full(state):
        return waived[0] if waived else None
    by = holder(state, to_play(state))
    playable = list(cards_in(kernel.choices(state, by).cards))
    return (by, play_of(rng.choice(playable))) if playable else None


def rules_of(game, rng):
    """Return rules drawn at random under which everything can go wrong."""
    while True:
        try:
            return game.rules(random_changes(game, rng) | {"follow": "penalise", "penalise_scope": "all"})
        except ValueError:
            continue


@pytest.mark.parametrize("seed", range(3))
@each
def test_W_EXP_7_W_REV_13_a_second_reading_agrees_whether_the_trick_could_be_won(game, seed):
    """In play by dice: whenever a hand plays that was told to win, and nothing else, before."""
    judged = {True: 0, False: 0}
    steps = (played_eagerly(game, Random(f"winners {game.key} {seed} {number}"), deals=20) for number in range(3))
    for (_, action), session, after in chain.from_iterable(steps):
        before, state = session.deal, after.deal
        if not isinstance(action, Play) or law(before).early:
            continue
        seat, number = to_play(before), len(before.tricks) + 1
        owed = [what for owing, what in law(before).owed if owing == seat]
        if owed != [WIN] or (seat, number) not in law(before).must:
            continue
        broken = second_laws.not_won(
            [card_text(card) for card in cards_in(before.hands[seat])],
            [card_text(card) for card in before.trick],
            card_text(action.card),
            suit_text(before.ranked.trump),
        )
        if broken is not None:
            assert ((seat, number) in state.part(Disobeyed).calls) is broken
            judged[broken] += 1
            if min(judged.values()) == 2:
                return
    assert judged[True] and judged[False], judged


@pytest.mark.parametrize("seed", range(2))
@each
def test_W_EXP_7_sessions_in_which_winning_cards_are_played_on(game, seed):
    rng = Random(f"winning {game.key} {seed}")
    steps = list(played_eagerly(game, rng))
    entries = [entry for entry, _, _ in steps]
    assert {"ahead", "must-win", "waive"} <= {action.word for _, action in entries}
    _, watch = check_log(steps[0][1].rules, entries, rng)
    assert watch.session == steps[-1][2]
    lines = step_lines(watch.steps)
    assert second_scorer.check(lines)[0] == len([line for line in lines if line["kind"] == "deal"])
    assert any(line.get("must_win") for line in lines)


@each
def test_W_EXP_8_W_EXP_7_computers_never_play_on_and_answer_who_does(game):
    asked = 0
    for _, _, session in played_eagerly(game, Random(f"asked {game.key}"), deals=2):
        state = session.deal
        if state is None or state.phase_name != "play":
            continue
        for by in state.layout.players:
            if tricks_to_win(can(state, by)):
                action = decide("beginner", view(state, by), 1).action
                assert isinstance(action, MustWin) and kernel.lawful(state, by, action)
                asked += 1
            elif WAIVE not in can(state, by) and winners.further(state, law(state), by):
                left = in_turn(view(state, by)).options
                assert not any(isinstance(one, PlayAhead) for one in left)
    assert asked


@each
def test_W_REV_13_computers_obey_whatever_is_demanded_of_a_hand(game):
    """A trick to be won, by a trump too, a suit to be led: the card is one of those that obey."""
    told_so = 0
    for _, _, session in played_eagerly(game, Random(f"obeyed {game.key}"), deals=6):
        state = session.deal
        if state is None or state.phase_name != "play" or answering(state) or trick_full(state):
            continue
        seat = to_play(state)
        if any(owing == seat for owing, _ in law(state).owed):
            seen = view(state, holder(state, seat))
            for level in ("beginner", "steady"):
                card = decide(level, seen, 1).action.plays
                assert card is None or Insight(seen).legal >> card & 1
            told_so += 1
    assert told_so
