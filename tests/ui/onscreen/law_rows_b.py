"""Rows 14 to 28 of the law table in a real window: the trick, the turned card, claims, revokes and what they cost."""

from collections.abc import Callable
from typing import Final

from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.deal.actions.laws import (
    DRAW_TRICK,
    LET_STAND,
    LOOK_BACK,
    NAME_TURNED,
    SHOWN,
    SUIT_CALLS,
    THROW_DOWN,
    ahead,
)
from dummywhist.engine.deal.actions.play import play_of
from dummywhist.engine.deal.layers.laws.renounces import established
from dummywhist.engine.deal.layout import By, Player
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from dummywhist.ui.tongues import tr
from tests.ui.onscreen.hands import Seen
from tests.ui.onscreen.law_rows import (
    NAMES,
    ByPointer,
    Guest,
    Left,
    Row,
    Until,
    can_renounce,
    deal_of,
    does,
    follows,
    goes_ahead,
    hand_at,
    renounces,
    seat_of,
    turn,
)
from tests.ui.onscreen.sessions import called

ALONE: Final = ("person", "steady", "steady")
WHIST: Final = ("person", "steady", "steady", "steady")
HOT_SEAT: Final = ("person", "person", "person")
ALL: Final = {"penalise_scope": "all"}
SUITS: Final = ["Spades", "Hearts", "Diamonds", "Clubs", "Waive"]
MOST_KEYS: Final = 30


# ---- how the tables are left ----


def holder(table: Table, who: str) -> Player:
    """Return who plays a hand."""
    found = deal_of(table).layout.holder[seat_of(table, who)]
    assert found is not None
    return found


def may(who: str, action: Action, until: Until) -> Until:
    """Return whether something is so, and a player may do this."""
    return lambda table: until(table) and action in table.choices(holder(table, who))


def _winners(table: Table) -> dict[object, Action]:
    return dict(ahead(table.choices(holder(table, "left"))))


def played_out(*mishaps: tuple[Until, Callable[[Table], list[tuple[By, Action]]]]) -> Until:
    """Return whether all cards of a deal are played in which each of these went wrong, once it could."""
    left = list(mishaps)
    played: list[Table] = []

    def so(table: Table) -> bool:
        deal = table.session.deal
        if table not in played:
            played.append(table)
            left[:] = mishaps
        if left and left[0][0](table):
            _, does_wrong = left.pop(0)
            for by, action in does_wrong(table):
                done = table.submit(Proposal(by, action, table.stamp))
                assert not isinstance(done, Refusal), done
            return False
        return not left and deal is not None and deal.phase_name == "count"

    return so


def wrong(who: str) -> tuple[Until, Callable[[Table], list[tuple[By, Action]]]]:
    """Return the mishap that a hand does not follow suit though it could."""
    return can_renounce(who), lambda table: [renounces(who)(table)]


def wrong_foe() -> tuple[Until, Callable[[Table], list[tuple[By, Action]]]]:
    """Return the mishap that a living hand against Ruth does not follow suit though it could."""

    def foe(table: Table) -> str:
        layout = deal_of(table).layout
        seats = {who: seat_of(table, who) for who in ("left", "right", "across")}
        mine = layout.side[seat_of(table, "me")]
        return next(who for who, seat in seats.items() if layout.side[seat] != mine and seat not in layout.dummies)

    def can(table: Table) -> bool:
        deal = table.session.deal
        return deal is not None and deal.phase_name == "play" and can_renounce(foe(table))(table)

    return can, lambda table: [renounces(foe(table))(table)]


def disobeys() -> tuple[Until, Callable[[Table], list[tuple[By, Action]]]]:
    """Return the mishap that Edith looks at a quitted trick, is called on to lead a suit, and leads another."""

    def two_suits(table: Table) -> bool:
        deal = table.session.deal
        if not turn("left", place=0, tricks=2)(table) or deal is None:
            return False
        return len({deal.ranked.suit[card] for card in hand_at(deal, seat_of(table, "left"))}) > 1

    def entries(table: Table) -> list[tuple[By, Action]]:
        deal = deal_of(table)
        hand = hand_at(deal, seat_of(table, "left"))
        other = next(card for card in hand if deal.ranked.suit[card] != deal.ranked.suit[hand[0]])
        left, me = holder(table, "left"), holder(table, "me")
        return [(left, LOOK_BACK), (me, SUIT_CALLS[deal.ranked.suit[hand[0]]]), (left, play_of(other))]

    return two_suits, entries


def first_revoke(guest: Guest, mine: bool = False) -> tuple[str, int]:
    """Return who revoked first, by his plate, and in which trick; of the person's side only if ``mine``."""
    deal = deal_of(guest.table)
    places = ("me", "left", "across", "right")
    seen = guest.until(lambda seen: len(seen["law"]["plates"]) == len(deal.layout.chairs), "the plates")
    plates = seen["law"]["plates"]
    side = deal.layout.side[seat_of(guest.table, "me")]
    found = next(one for one in established(deal) if (deal.layout.side[one.seat] == side) is mine)
    where = next(place for place in places if seat_of(guest.table, place) == found.seat)
    if guest.people and found.seat not in deal.layout.dummies:  # the plates lie as another sees them
        holder = deal.layout.holder[found.seat]
        assert holder is not None
        return NAMES[guest.table.session.entrant_of[holder] - 1], found.trick
    return plates[{"me": "bottom", "across": "top"}.get(where, where)][0], found.trick


# ---- what is done there ----


def command(guest: Guest, entry: str, key: str, menu: str = "Move") -> None:
    """Choose an entry of a menu, or press its keys."""
    guest.quiet()
    if not isinstance(guest, ByPointer):
        guest.hands.key(key)
        return
    guest.hands.click(guest.hands.look()["menus"][menu])
    seen = guest.until(lambda seen: entry in seen["popup"], f"{entry} in the menu")
    guest.hands.click(seen["popup"][entry])
    guest.until(lambda seen: not seen["popup"], "the menu closed")


def press(guest: Guest, words: str) -> None:
    """Press a button of a box that is no bar."""
    seen = guest.until(lambda seen: called(seen["asked"], words) and seen["waits"], f"the button {words}")
    guest.picture(words.lower().replace(" ", "-"))
    if isinstance(guest, ByPointer):
        guest.hands.click(called(seen["asked"], words) or [])
        return
    for _ in range(MOST_KEYS):
        seen = guest.until(lambda seen: not seen["focus_fresh"], "time to look")
        if seen["focus"].endswith(f" {words}"):
            guest.hands.key("Return")
            return
        guest.hands.key("Tab")
    raise AssertionError(f"row {guest.row}: {words} is not reached by keys: {guest.hands.look()}")


def step(guest: Guest, title: str) -> Seen:
    """Wait for a further step of the bar."""
    seen = guest.until(lambda seen: (seen["law"]["bar"] or {}).get("title") == title, title)
    guest.picture("step")
    return seen


def lift(guest: Guest, whose: str) -> None:
    """Lift the curtain for good: by keys with the button after the one that is held to look."""
    if isinstance(guest, ByPointer):
        guest.lift(whose)
        return
    seen = guest.until(lambda seen: seen["law"]["curtain"], f"the curtain before {whose}")
    assert whose in seen["law"]["curtain_words"]
    guest.hands.key("Tab")
    guest.hands.key("Return")
    guest.until(lambda seen: not seen["law"]["curtain_words"], "the curtain lifted")


def over(guest: Guest) -> None:
    """Wait until the bar is gone."""
    guest.until(lambda seen: seen["law"]["bar"] is None, "no bar")


def row_14(guest: Guest) -> None:
    """The fourth hand played before the second; the demand stands at its plate until it has played (W-PEN-4)."""
    seen = guest.bar("", ["Win it", "Not win it", "Waive"], "W-TURN-2")
    assert guest.people or seen["law"]["plates"]["bottom"] == guest.chooses
    assert any(words == "Too soon" for words, _ in seen["law"]["tags"])
    guest.answer("Not win it")
    over(guest)


def row_15(guest: Guest) -> None:
    """Attention was drawn to the trick."""
    seen = guest.bar("", None, "W-QUIT-6")
    words = [one["words"] for one in seen["law"]["bar"]["buttons"]]
    assert words[0].startswith("Play the highest ") and words[2:] == ["Win it", "Not win it", "Waive"], words
    guest.answer(words[1])
    over(guest)


def row_15_american(guest: Guest) -> None:
    """The same in America: the last to play may demand the highest or lowest."""
    seen = guest.bar("", None, "W-AWL-11")
    words = [one["words"] for one in seen["law"]["bar"]["buttons"]]
    assert len(words) == 3 and words[1].startswith("Play the lowest ")
    guest.answer("Waive")
    over(guest)


def row_16(guest: Guest) -> None:
    """A quitted trick was looked at: a suit is called."""
    guest.bar("Edith leads, and looked at a quitted trick. Call a suit.", SUITS, "W-QUIT-4")
    guest.answer("Hearts")
    over(guest)


def row_16_hot_seat(guest: Guest) -> None:
    """Edith looks herself, and Ruth is asked behind the curtain."""
    lift(guest, "Edith")
    command(guest, "Look at the last trick", "ctrl+shift+l")
    lift(guest, "Ruth")
    seen = guest.bar("Edith leads, and looked at a quitted trick. Call a suit.", SUITS, "W-QUIT-4")
    assert seen["law"]["plates"]["bottom"] == ["Ruth", "Chooses a remedy"]
    guest.answer("Waive")
    lift(guest, "Edith")


def row_17(guest: Guest) -> None:
    """The turned card was named."""
    seen = guest.bar("", ["Call the highest trump", "Call the lowest trump", "Not now", "Waive"], "W-TRUMP-4")
    assert seen["law"]["bar"]["title"].endswith(" named the turned card.")
    guest.answer("Call the lowest trump")
    over(guest)


def row_18(guest: Guest) -> None:
    """A winning card was played on before partner: which trick he must win."""
    seen = guest.bar("", None, "W-EXP-7")
    law = seen["law"]
    assert law["bar"]["title"].endswith(" must, if able, win trick") and law["dashed"]
    guest.answer(law["bar"]["buttons"][1]["words"])
    over(guest)


def row_19(guest: Guest) -> None:
    """The other side claims: the person admits it."""
    press(guest, "Accept")
    guest.bar("The play is over.", ["Go on to the count", "Claim a revoke"], "W-REV-6")


def row_20(guest: Guest) -> None:
    """A claim of all tricks is refused, the cards of dummy's partner are not exposed, and play goes on."""
    command(guest, "Claim…", "ctrl+k")
    press(guest, "Claim 8" if isinstance(guest, ByPointer) else "8 of 8 tricks")
    seen = guest.bar("The claim of all eight is refused. Play goes on.", ["Play on", "Show the line after the deal"],
                     "W-CLAIM-5")  # fmt: skip
    assert not seen["law"]["dashed"], "not at English Dummy (ED-43)"
    guest.answer("Play on")
    over(guest)


def row_21(guest: Guest) -> None:
    """A hand was thrown down: all its cards may be called, by suits where they are many."""
    seen = guest.bar("", None, "W-EXP-2")
    words = [one["words"] for one in seen["law"]["bar"]["buttons"]]
    assert words[-1] == "Not now" and all(word.startswith("Call ") for word in words[:-1]), words
    assert len(seen["law"]["dashed"]) >= len(words) - 1, (seen["law"]["dashed"], words)
    guest.answer("Not now")
    over(guest)


def row_21a(guest: Guest) -> None:
    """W-CLAIM-4: each in his turn lays down his hand; after the last the rest is shared out, and the deal is over."""
    third = guest.table.standing.person_of(holder(guest.table, "right")).name
    lift(guest, third)
    command(guest, "Lay down the hand", "ctrl+shift+a")
    for _ in ("Ruth", "her partner"):
        lift(guest, "")
        guest.bar("", None, "W-EXP-2")
        guest.answer("Not now")
    lift(guest, third)
    guest.play_any(guest.quiet())
    lift(guest, "Ruth")
    command(guest, "Lay down the hand", "ctrl+shift+a")
    guest.until(lambda seen: "All hands lie on the table" in seen["law"]["said"], "that the deal is over")
    guest.picture("over")


def row_22(guest: Guest) -> None:
    """A revoke is claimed, proved, and paid for; the bar is there after the window has changed."""
    who, trick = first_revoke(guest)
    guest.bar("The play is over. Has anybody revoked?", ["Go on to the count", "Claim a revoke"], "W-REV-6")
    guest.answer("Claim a revoke")
    step(guest, "Whose revoke?")
    guest.answer(who)
    step(guest, f"In which trick did {who} revoke?")
    guest.answer(str(trick))
    seen = guest.bar(f"Proved: {who} revoked in trick {trick}. Choose one penalty.", None, "ED-52")
    law = seen["law"]
    chooses = ["Ruth", "Chooses the penalty"] if guest.people else ["You", "Choose the penalty"]
    assert law["plates"]["bottom"] == chooses, law["plates"]
    assert all(one["small"] for one in law["bar"]["buttons"])
    guest.answer(law["bar"]["buttons"][0]["words"])
    guest.bar("The play is over.")
    guest.answer("Go on to the count")
    guest.until(lambda seen: called(seen["choices"], "Next deal"), "the deal counted")


def _bar_of_two(number: int) -> Callable[[Seen], bool]:
    return lambda seen: (seen["law"]["bar"] or {}).get("count") == f"{number} of 2"


def row_22a(guest: Guest) -> None:
    """Two revokes are told of at the end: each has its bar."""
    for number in (1, 2):
        seen = guest.until(_bar_of_two(number), f"the bar {number} of 2")
        guest.answer(seen["law"]["bar"]["buttons"][number - 1]["words"])
    over(guest)


def row_22b(guest: Guest) -> None:
    """Who revoked had won the game: a waived revoke holds the score below it, and the score sheet says so."""
    who, trick = first_revoke(guest)
    for words in ("Claim a revoke", who, str(trick)):
        guest.answer(words)
    seen = guest.bar(f"Proved: {who} revoked in trick {trick}. Choose one penalty.", None, "ED-52")
    waive = next(one["words"] for one in seen["law"]["bar"]["buttons"] if one["words"].startswith("Waive"))
    guest.answer(waive)
    guest.bar("The play is over.")
    guest.answer("Go on to the count")
    guest.until(lambda seen: called(seen["choices"], "Next deal"), "the deal counted")
    command(guest, "Score sheet", "F7", "Game")
    seen = guest.until(lambda seen: seen["sheet"] == "Score sheet", "the score sheet")
    guest.picture("sheet")
    assert "held at four: a revoke" in seen["ledger"][0], seen["ledger"]


def row_23(guest: Guest) -> None:
    """A claim of what was no revoke is told, with what it costs."""
    guest.bar("The play is over.")
    for words in ("Claim a revoke", "Edith", "1"):
        guest.answer(words)
    seen = guest.until(lambda seen: (seen["law"]["bar"] or {}).get("proof"), "a bar with a proof")
    assert (
        seen["law"]["bar"]["proof"] == "Not proved: Edith did not revoke in trick 1. The callers have no point to lose."
    )
    guest.answer("Go on to the count")
    over(guest)


def row_24(guest: Guest) -> None:
    """W-EXP-6: a card is called before its holder's turn, and the call is lost for this trick."""
    card = hand_at(deal_of(guest.table), seat_of(guest.table, "right"))[0]
    command(guest, "Call the law…", "ctrl+r")
    step(guest, "What do you call?")
    guest.answer("Called card")
    step(guest, "Which card do you call?")
    words = tr("{card:card^}", card=card)
    guest.answer(words)
    over(guest)
    guest.said("too early: the call is lost for this trick.")


def row_25(guest: Guest) -> None:
    """A call that was not obeyed is a revoke, and is proved as one."""
    found = next(one for one in established(deal_of(guest.table)) if one.disobeyed)
    guest.bar("The play is over.")
    for words in ("Claim a revoke", "Edith", str(found.trick)):
        guest.answer(words)
    seen = guest.bar(f"Proved: Edith revoked in trick {found.trick}.")
    assert seen["law"]["bar"]["proof"] == "A call was not obeyed though it could be: that counts as a revoke."
    guest.answer(seen["law"]["bar"]["buttons"][0]["words"])


def row_26(guest: Guest) -> None:
    """Both sides revoked: the person pays for his own, and chooses for that of the others."""
    seen = guest.bar("Proved: Edith revoked in trick ")
    assert seen["law"]["bar"]["count"].endswith(" of 2")
    guest.answer(seen["law"]["bar"]["buttons"][0]["words"])
    over(guest)


def row_27(guest: Guest) -> None:
    """Who revoked openly may have the deal played out, though the claim is right."""
    press(guest, "Play the deal out")
    guest.until(lambda seen: not called(seen["asked"], "Agree"), "the play goes on")


def row_28(guest: Guest) -> None:
    """A renege is called by hand and book, and what a wrong call costs is said before."""
    who, book = first_revoke(guest)
    if guest.people:  # the laptop is with his own side first, which lets it be
        guest.until(lambda seen: seen["law"]["bar"] and seen["law"]["plates"]["bottom"][0] != who, "one against him")
    seen = guest.bar("")
    if not seen["law"]["bar"]["title"].startswith("Proved: "):  # else a computer of his side saw it, and called it
        guest.bar("The play is over. Has anybody reneged?", None, "BD-66")
        guest.answer("Call a renege")
        guest.answer(who)
        seen = step(guest, f"In which book did {who} renege? A wrong call costs three books.")
        assert "Not sure" not in [one["words"] for one in seen["law"]["bar"]["buttons"]]
        guest.answer(str(book))
    guest.bar(f"Proved: {who} reneged in book {book}.", ["Take three books", "Waive"], "BD-63")
    guest.answer("Take three books")
    guest.bar("The play is over. Has anybody reneged?")


ROWS: Final = (
    Row("14-fourth-first", Left(WHIST, turn("me", place=0), (follows("me"), goes_ahead("right")), "classic-whist", ALL),
        row_14),
    Row("15-attention", Left(WHIST, turn("left", place=0),
                             (follows("left"), does("left", lambda deal, seat: DRAW_TRICK)),
                             "classic-whist", ALL), row_15),
    Row("15-attention-american", Left(WHIST, turn("left", place=0),
                                      (follows("left"), does("left", lambda deal, seat: DRAW_TRICK)),
                                      "classic-whist", {**ALL, "code": "awl_1893"}), row_15_american),
    Row("16-looked", Left(ALONE, turn("left", place=0, tricks=2), (does("left", lambda deal, seat: LOOK_BACK),),
                          changes={**ALL, "last_trick": "hidden"}), row_16),
    Row("16-looked-hot-seat", Left(HOT_SEAT, turn("left", place=0, tricks=2),
                                   changes={**ALL, "last_trick": "hidden"}), row_16_hot_seat),
    Row("17-named", Left(WHIST, may("left", NAME_TURNED, turn("left")), (does("left", lambda deal, seat: NAME_TURNED),),
                         "classic-whist", ALL), row_17),
    Row("18-winners", Left(WHIST, lambda table: turn("across", place=1)(table) and bool(_winners(table)),
                           (lambda table: (holder(table, "left"), next(iter(_winners(table).values()))),),
                           "classic-whist", ALL), row_18),
    Row("19-claim", Left(ALONE, turn("left", place=0, tricks=4), (does("left", lambda deal, seat: Claim(0)),),
                         changes={**ALL, "claim_check": "opponents"}), row_19),
    Row("20-refused", Left(ALONE, lambda table: any(turn(who, place=0, tricks=5)(table) for who in ("me", "dummy")),
                           changes=ALL), row_20),
    Row("21-thrown-down", Left(WHIST, turn("left", place=0, tricks=4), (does("left", lambda deal, seat: THROW_DOWN),),
                               "classic-whist", ALL), row_21),
    Row("21a-all-down", Left(("person",) * 4, turn("right", place=0, tricks=4),
                             (does("left", lambda deal, seat: THROW_DOWN),
                              does("across", lambda deal, seat: THROW_DOWN)), "classic-whist", ALL), row_21a),
    Row("22-revoke", Left(ALONE, played_out(wrong("left"))), row_22),
    Row("22a-two", Left(ALONE, played_out(wrong("left"), wrong("right")), changes={"revoke_detection": "automatic"}),
        row_22a),
    Row("22b-held", Left(ALONE, played_out(wrong("left")), first_number=3), row_22b),
    Row("23-false", Left(ALONE, played_out(), changes={"false_claim": "minus_one"}), row_23),
    Row("24-too-early", Left(ALONE, turn("me", place=0),
                             (does("right", lambda deal, seat: SHOWN[hand_at(deal, seat)[0]]),), changes=ALL), row_24),
    Row("25-disobeyed", Left(ALONE, played_out(disobeys()), changes={**ALL, "last_trick": "hidden"}), row_25),
    Row("26-both", Left(ALONE, played_out(wrong("left"), wrong("me")), changes={"revoke_detection": "automatic"}),
        row_26),
    Row("27-played-out", Left(ALONE, can_renounce("me", place=1),
                              (renounces("me"), does("me", lambda deal, seat: LET_STAND),
                               does("left", lambda deal, seat: Claim(0))),
                              changes={"revoke_detection": "warn"}), row_27),
    Row("28-renege", Left(ALONE, played_out(wrong_foe()), game="bid-dummy"), row_28),
)  # fmt: skip
