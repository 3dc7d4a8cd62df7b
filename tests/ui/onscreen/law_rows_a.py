"""Rows 1 to 11 and 13 of the law table in a real window: wrong suits, cards shown, leads and cards out of turn.

Against computers, one person has the screen; among people, three share it, and the curtain falls between them. Row 12
is not among them: whoever may have a wrong lead put right is asked before a fourth card can be played.
"""

from collections.abc import Callable, Mapping
from typing import Final

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import SHOWN, THROW_DOWN, WITHDRAWN, AskNone, PlayTwo, Withdraw
from dummywhist.engine.deal.law import LawTable
from dummywhist.engine.deal.layout import Player
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.table import Table
from dummywhist.ui.tongues import tr
from tests.ui.onscreen.hands import Seen
from tests.ui.onscreen.law_rows import (
    Guest,
    Left,
    Row,
    Then,
    Until,
    both,
    can_renounce,
    deal_of,
    does,
    follows,
    goes_ahead,
    hand_at,
    renounces,
    seat_of,
    turn,
    wrong_card,
)

ALONE: Final = ("person", "steady", "steady")
PEOPLE: Final = ("person", "person", "person")
FOUR: Final = ("person", "steady", "steady", "steady")
ASKING: Final = ("person", "master", "master", "master")
WHIST: Final = "classic-whist"
AGAINST: Final = (2, 1, 3)
"""Edith plays dummy, and Ruth and Max play against her."""
TURN: Final[dict[str, Setting]] = {"penalise_scope": "revoke_turn"}
ALL: Final[dict[str, Setting]] = {"penalise_scope": "all"}
NOTHING: Final[Mapping[str, Setting]] = {}
REMEDIES: Final = ["Leave it to be called", "Call the highest", "Call the lowest", "Waive"]
MOST_PLAYED: Final = 60
"""Turns after which a card that may be called must have been asked about."""
SUITS: Final = ["Spades", "Hearts", "Diamonds", "Clubs", "Waive"]
OUT: Final = ["Leave it to be called", "Call a suit", "Play to it", "Waive"]


def took_back(at: int = -1) -> Callable[[DealState, Seat], Action]:
    """Return what takes back a card of the trick."""
    return lambda deal, _seat: WITHDRAWN[deal.trick[at]]


def asks_of(who: str) -> Then:
    """Return the entry by which the hand at Ruth's left asks who plays a hand whether he has none."""
    return lambda table: (holder_of(table, "left"), AskNone(seat_of(table, who)))


def holder_of(table: Table, who: str) -> Player:
    """Return who plays a hand."""
    holder = deal_of(table).layout.holder[seat_of(table, who)]
    assert holder is not None
    return holder


def void(who: str) -> Until:
    """Return whether a hand has none of the suit led."""

    def so(table: Table) -> bool:
        deal = deal_of(table)
        led = suit_led(deal.ranked, deal.trick)
        return led is not None and not deal.hands[seat_of(table, who)] & deal.ranked.of_suit[led]

    return so


def two(deal: DealState, seat: Seat) -> Action:
    """Two cards at once."""
    return PlayTwo(*hand_at(deal, seat)[:2])


def shows(deal: DealState, seat: Seat) -> Action:
    """One card dropped."""
    return SHOWN[hand_at(deal, seat)[0]]


def lowest(guest: Guest, who: str) -> Card:
    """Return the lowest card of a hand as it was left."""
    return hand_at(deal_of(guest.table), seat_of(guest.table, who))[0]


def wrong(guest: Guest, who: str) -> Card:
    """Return the card by which a hand can fail to follow suit, as it was left."""
    card = wrong_card(deal_of(guest.table), seat_of(guest.table, who))
    assert card is not None
    return card


def said(card: Card) -> str:
    """Return what a card is called."""
    return tr("{card:card}", card=card)


def name(guest: Guest, who: str) -> str:
    """Return the name of who plays a hand."""
    holder = deal_of(guest.table).layout.holder[seat_of(guest.table, who)]
    assert holder is not None
    return guest.table.standing.person_of(holder).name


def role(seen: Seen, place: str) -> str:
    """Return what stands under the name on a plate."""
    return str(seen["law"]["plates"][place][1])


def lies(guest: Guest, card: Card) -> Seen:
    """Wait until a card lies face up with its dash before its owner."""
    return guest.until(
        lambda seen: card_text(card) in seen["law"]["dashed"] and card_text(card) in seen["law"]["called"],
        f"{card_text(card)} before its owner",
    )


# ---- 1, 2: somebody does not follow ----


def notes(guest: Guest) -> None:
    """ED-51a: an adversary of the partners against dummy may not ask, but note it."""
    seen = guest.notice("Max played the ", ["Note it", "Say nothing"], "W-REV-5")
    assert role(seen, "right") == "Renounced"
    guest.answer("Note it")
    guest.none()


def asks(guest: Guest) -> None:
    """W-REV-3: the partner is asked; he takes it back, and the adversaries choose."""
    partner = name(guest, "across")
    guest.notice(f"{partner} played the ", [f"Ask {partner}", "Say nothing"], "W-REV-3")
    guest.answer(f"Ask {partner}")
    guest.until(lambda seen: not seen["law"]["notice"], "the question asked")


def asks_void(guest: Guest) -> None:
    """Row 2: he has none, and says so."""
    partner = name(guest, "across")
    guest.notice(f"{partner} played the ", [f"Ask {partner}", "Say nothing"], "W-REV-3")
    guest.answer(f"Ask {partner}")
    led = suit_led(deal_of(guest.table).ranked, deal_of(guest.table).trick)
    guest.said(f"{partner} answers: no {tr('{suit:suit}', suit=led)}.")


def says_nothing(guest: Guest) -> None:
    """W-AWL-3: an adversary may ask; the notice goes, and does not come again."""
    adversary = name(guest, "right")
    guest.notice(f"{adversary} played the ", [f"Ask {adversary}", "Say nothing"], "W-AWL-3")
    guest.answer("Say nothing")
    guest.none()


# ---- 3, 3a: the wrong card is taken back ----


def _does_not_mend(guest: Guest) -> None:
    """Among people who played a wrong card may mend it before the screen is handed on."""
    if guest.people:
        guest.notice("You hold ", ["Take it back", "Let it stand"])
        guest.answer("Let it stand")


def is_asked(guest: Guest) -> None:
    """W-REV-2: who sits across asks, and the card goes back."""
    card = wrong(guest, "me")
    guest.play(card)
    _does_not_mend(guest)
    guest.bar("You hold ", ["Take it back", "Answer that there is none"], "W-REV-3")
    guest.answer("Take it back")
    guest.until(lambda seen: card_text(card) not in seen["law"]["trick"], "the card taken back")


def is_asked_abroad(guest: Guest) -> None:
    """W-AWL-3: an adversary who asks requires the correction: there is no second button."""
    card = deal_of(guest.table).trick[-1]
    guest.bar("You hold ", ["Take it back"], "W-AWL-3")
    guest.answer("Take it back")
    guest.until(lambda seen: card_text(card) not in seen["law"]["trick"], "the card taken back")


def mends(guest: Guest) -> None:
    """He sees it himself; the computers demand something, which stands at his plate or before him."""
    card = wrong(guest, "me")
    guest.play(card)
    guest.quiet()
    guest.notice("You hold ", ["Take it back", "Let it stand"], "W-REV-2")
    guest.answer("Take it back")
    guest.until(lambda seen: seen["law"]["chips"].get("bottom") or card_text(card) in seen["law"]["dashed"], "a remedy")
    guest.picture("demand")


def mends_dummy(guest: Guest) -> None:
    """ED-50: dummy's wrong card goes back, and nothing is owed."""
    card = wrong(guest, "dummy")
    guest.play(card)
    guest.notice("Dummy has a ", ["Take it back", "Let it stand"], "ED-50")
    guest.answer("Take it back")
    seen = guest.until(lambda seen: seen["waits"] and card_text(card) in seen["cards"], "dummy to play again")
    assert not seen["law"]["chips"] and not seen["law"]["dashed"]


# ---- 4, 5: what is demanded for it ----


def goes_on(guest: Guest, kind: str, starts: str) -> None:
    """Play on until a bar or a notice begins so: to the trick of the renounce the card cannot be called (W-EXP-3)."""

    def there(seen: Seen) -> bool:
        return bool((seen["law"][kind] or {}).get("title", "").startswith(starts))

    def mine(seen: Seen) -> bool:
        ruths = not guest.people or seen["law"]["plates"].get("bottom", [""])[0] == "Ruth"
        return bool(seen["waits"]) and ruths and not seen["law"]["curtain"]

    for _ in range(MOST_PLAYED):
        seen = guest.until(lambda seen: there(seen) or mine(seen), f"{kind} {starts}, or the next turn")
        if there(seen):
            return
        if guest.buttons_of(seen):
            guest.answer(guest.buttons_of(seen)[-1]["words"])
            guest.none()
        else:
            guest.play_any(seen)
    raise AssertionError(f"row {guest.row}, {guest.how}: no {kind} begins {starts}")


def leaves(guest: Guest) -> None:
    """W-REV-4: the card is left to be called, and nobody may call it to the trick of the renounce (W-EXP-3)."""
    card = wrong(guest, "right") if guest.row.startswith("04p") else _wrong_left(guest)
    seen = guest.bar(f"Max took back the {said(card)}. Choose one remedy.", None, "W-REV-4")
    buttons = [one["words"] for one in seen["law"]["bar"]["buttons"]]
    assert buttons[0] == REMEDIES[0] and buttons[-1] == REMEDIES[-1] and len(buttons) == 4, buttons
    assert all(words.startswith(start) for words, start in zip(buttons, REMEDIES, strict=True)), buttons
    assert role(seen, "bottom") == ("Choose a remedy" if guest.row == "04-leave" else "Chooses a remedy"), role(
        seen, "bottom"
    )
    lies(guest, card)
    guest.answer("Leave it to be called")
    guest.until(lambda seen: not seen["law"]["bar"], "the bar gone")


def _wrong_left(guest: Guest) -> Card:
    """Return the card that was taken back before the table was left."""
    return [one.action.card for one in guest.table.entries if isinstance(one.action, Withdraw)][-1]


def leaves_and_calls(guest: Guest) -> None:
    """W-EXP-2: the card is called when its holder is to play, in a later trick."""
    leaves(guest)
    card = _wrong_left(guest)
    goes_on(guest, "notice", "Max is to play.")
    seen = guest.notice("Max is to play.", [f"Call the {said(card)}", "Not now"], "W-EXP-2")
    assert role(seen, "right") == "May be called" and [words for words, _ in seen["law"]["tags"]] == ["May be called"]
    guest.answer(f"Call the {said(card)}")
    guest.none()
    guest.until(lambda seen: seen["waits"], "the next turn")


def leaves_among_people(guest: Guest) -> None:
    """Max plays a wrong card and takes it back; Ruth chooses behind the curtain."""
    guest.lift("Max")
    card = wrong(guest, "right")
    guest.play(card)
    guest.notice("You hold ", ["Take it back", "Let it stand"], "W-REV-2")
    guest.answer("Take it back")
    guest.lift("Ruth")
    leaves(guest)
    guest.lift("Max")
    guest.until(lambda seen: card_text(card) in seen["law"]["dashed"], "his card that may be called")
    guest.picture("own")


def agrees_who_chooses(guest: Guest) -> None:
    """W-MISC-1: two people may choose; they agree on one, who then has the bar, behind the curtain if need be."""
    first = guest.until(lambda seen: seen["law"]["curtain"], "the curtain")["law"]["curtain_words"]
    guest.lift()
    names = [name(guest, who) for who in ("me", "across")]
    other = next(one for one in names if one not in first)
    seen = guest.bar("Who chooses the remedy?", None, "W-MISC-1")
    assert sorted(one["words"] for one in seen["law"]["bar"]["buttons"]) == sorted(names), seen["law"]["bar"]
    guest.answer(other)
    guest.lift(other)
    guest.bar(f"{name(guest, 'right')} took back the ", None, "W-REV-4")
    guest.answer("Waive")


def calls_highest(guest: Guest) -> None:
    """W-PEN-3: the highest of the suit led is owed to this trick."""
    seen = guest.bar("Edith took back the ", None, "W-REV-4")
    words = seen["law"]["bar"]["buttons"][1]["words"]
    assert words.startswith("Call the highest ")
    guest.answer(words)
    _, card = deal_of(guest.table).part(LawTable).changing[0]
    guest.notice("You may change dummy’s card.", ["Keep it", "Change it"], "W-REV-4")
    guest.answer("Keep it")
    guest.until(lambda seen: card_text(card) in seen["law"]["trick"], "the same card played again")


def changes(guest: Guest) -> None:
    """W-REV-4: who had played after a card that was taken back may play another."""
    guest.bar("Edith took back the ", None, "W-REV-4")
    guest.answer("Waive")
    _, card = deal_of(guest.table).part(LawTable).changing[0]
    guest.notice("You may change dummy’s card.", ["Keep it", "Change it"], "W-REV-4")
    guest.answer("Change it")
    seen = guest.none()
    other = next(one for one in map(read_card, sorted(seen["cards"])) if one != card)
    guest.play(other)
    guest.until(lambda seen: card_text(other) in seen["law"]["trick"], "another card played")


def first_only(guest: Guest) -> None:
    """W-AWL-4, 1893: the card lies open and may be called from the next trick on, and nothing else is asked."""
    assert not guest.quiet()["law"]["bar"]
    goes_on(guest, "bar", f"{name(guest, 'right')} is to play. Call the ")
    guest.bar(f"{name(guest, 'right')} is to play. Call the ", None, "W-AWL-8")
    guest.answer("Not now")
    guest.none()


# ---- 6, 7: cards shown and called ----


def counts(guest: Guest) -> None:
    """W-EXP-4: of two cards the adversary says which counts."""
    first, second = (said(card) for card in hand_at(deal_of(guest.table), seat_of(guest.table, "right"))[:2])
    guest.bar("Max played two cards. Which one counts?", [f"The {first}", f"The {second}"], "W-EXP-4")
    guest.answer(f"The {second}")
    guest.until(lambda seen: seen["law"]["dashed"] == [card_text(lowest(guest, "right"))], "the other face up")


def counts_own(guest: Guest) -> None:
    """ED-53: P says himself which he meant, and owes nothing."""
    first, second = hand_at(deal_of(guest.table), seat_of(guest.table, "me"))[:2]
    guest.two(first, second)
    guest.bar("Two cards were played. Which one is meant?", [f"The {said(first)}", f"The {said(second)}"], "ED-53")
    guest.answer(f"The {said(first)}")
    seen = guest.none()
    assert not seen["law"]["dashed"]


def drops(guest: Guest) -> None:
    """W-EXP-1: an adversary of dummy drops a card: it lies open, and may be called."""
    card = lowest(guest, "me")
    guest.expose(card)
    guest.until(lambda seen: card_text(card) in (*seen["law"]["dashed"], *seen["law"]["trick"]), "the card open")
    guest.picture("dropped")


def calls_card(guest: Guest) -> None:
    """W-EXP-2: the card that lies open is called as its holder leads, and he plays it."""
    card = lowest(guest, "right")
    seen = guest.bar(f"Max is to play. Call the {said(card)}?", [f"Call the {said(card)}", "Not now"], "W-EXP-2")
    assert role(seen, "right") == "May be called"
    guest.answer(f"Call the {said(card)}")
    guest.until(lambda seen: card_text(card) in seen["law"]["trick"], "the card that was called")


def calls_of_many(guest: Guest) -> None:
    """W-CLAIM-3: of a hand laid down the suit is asked first, then the card; Back leads back."""
    guest.bar(
        "Max is to play. Call a card?", ["Call a spade", "Call a heart", "Call a diamond", "Call a club", "Not now"]
    )
    guest.answer("Call a spade")
    guest.until(lambda seen: seen["law"]["bar"] and seen["law"]["bar"]["title"] == "Which spade?", "the second step")
    guest.picture("step")
    guest.answer("Back")
    guest.bar("Max is to play. Call a card?")
    guest.answer("Not now")


# ---- 8 to 11: leads out of turn ----


def leaves_lead(guest: Guest) -> None:
    """W-LEAD-1, where the card led may be called."""
    card = _led(guest)
    lead = "Ruth has the lead" if guest.people else "It is your lead"
    title = f"Max led the {said(card)}. {lead}. Choose one remedy."
    seen = guest.bar(title, OUT, "W-LEAD-1")
    assert [one["small"] for one in seen["law"]["bar"]["buttons"]] == [
        "It lies face up before Max", "When Max or Edith next leads",
        "Nothing is owed once all have played", "It is taken back",
    ]  # fmt: skip
    assert role(seen, "right") == "Led out of turn" and [words for words, _ in seen["law"]["tags"]] == ["Out of turn"]
    assert seen["law"]["dashed"] == [card_text(card)]
    guest.answer("Leave it to be called")
    lies(guest, card)


def _led(guest: Guest) -> Card:
    return deal_of(guest.table).trick[0]


def calls_suit_later(guest: Guest) -> None:
    """W-PEN-2: row 10, when one of them leads next."""
    guest.bar("Max led the ", OUT, "W-LEAD-1")
    guest.answer("Call a suit")
    guest.none()
    seen = guest.quiet()
    while not seen["law"]["bar"]:
        assert not seen["sheet"], "neither of them led any more"
        guest.play_any(seen)
        seen = guest.quiet()
    title = seen["law"]["bar"]["title"]
    assert title.startswith(("Max leads", "Edith leads")) and title.endswith(" Call a suit."), title
    guest.bar(title, SUITS, "W-LEAD-1")
    guest.answer("Hearts")
    guest.none()


def calls_suit_now(guest: Guest) -> None:
    """W-LEAD-2: row 9, of the partner who should have led, at once."""
    buttons = [*SUITS[:4], "Leave it to be called", "Play to it", "Waive"]
    guest.bar("Edith should have led. Call a suit from that hand now?", buttons, "W-LEAD-2")
    guest.answer("Diamonds")
    guest.none()

    def obeyed(seen: Seen) -> bool:
        """A diamond is called of Edith, or has led one already."""
        return "Diamonds called" in seen["law"]["chips"].values() or seen["plays"][-1].startswith("D")

    guest.until(obeyed, "a diamond owed or led")


def calls_suit_abroad(guest: Guest) -> None:
    """W-AWL-9: nothing is left to be called."""
    guest.bar("", ["Call a suit later", "Waive"], "W-AWL-9")
    guest.answer("Waive")
    guest.none()


def wrong_hand(guest: Guest) -> None:
    """ED-55: Edith led from dummy in her own turn, or the other way round."""
    guest.bar("", [*SUITS[:4], "Play to it", "Waive"], "ED-55")
    guest.answer("Clubs")
    guest.none()


def wrong_hand_self(guest: Guest) -> None:
    """ED-55: the person led from dummy in his own turn; the computers put it right and call a suit."""
    card = lowest(guest, "dummy")
    guest.play(card)
    seen = guest.until(lambda seen: seen["law"]["chips"].get("bottom", "").endswith("s called"), "the suit owed")
    assert " are called: lead one" in seen["law"]["prompt"]
    guest.picture("owes")


def wrong_hand_mort(guest: Guest) -> None:
    """MO-55: the adversaries may let it stand."""
    guest.bar("", ["Let it stand", "It goes back"], "MO-55")
    guest.answer("It goes back")
    guest.none()


def goes_back(guest: Guest) -> None:
    """ED-56: dummy's side led in an adversary's turn: it goes back for nothing."""
    guest.bar("", ["It goes back", "Play to it"], "ED-56")
    guest.answer("It goes back")
    seen = guest.none()
    assert not seen["law"]["chips"]


def plays_to_it(guest: Guest) -> None:
    """W-LEAD-3, ED-57: a lead out of turn is played to, and stands when all four have played."""
    guest.bar("", None, "ED-56" if guest.row.startswith("12-back") else "W-LEAD-1")
    guest.answer("Play to it")
    seen = guest.none()
    assert not seen["law"]["plates"]["bottom"][1].startswith("Choose"), seen["law"]["plates"]
    seen = guest.quiet()
    while not seen["on_trick"]:
        assert not seen["law"]["bar"], "nobody is asked again"
        guest.play_any(seen)
        seen = guest.quiet()
    guest.said("The lead out of turn stands.")
    guest.gather()
    guest.quiet()


# ---- 13: third before second ----


def goes_before(guest: Guest) -> None:
    """W-TURN-1: the fourth plays before the second too."""
    second = name(guest, "across")
    seen = guest.notice(f"You may play before {second}.", ["Play now", "Wait"], "W-TURN-1")
    assert [words for words, _ in seen["law"]["tags"]] == ["Too soon"]
    guest.answer("Play now")
    guest.play(lowest(guest, "me"))
    guest.until(lambda seen: len(seen["law"]["trick"]) == 4 or seen["on_trick"], "the trick full")


def waits(guest: Guest) -> None:
    """He waits, and the second plays."""
    guest.notice("You may play before ", ["Play now", "Wait"], "W-TURN-1")
    guest.answer("Wait")
    guest.until(
        lambda seen: seen["waits"] and seen["law"]["prompt"].startswith(("Your turn", "Ruth’s turn")),
        "the second hand played",
    )


RIGHT_BACK: Final = (renounces("right"), does("right", took_back()))
LATE_BACK: Final = (renounces("left"), follows("dummy"), follows("right"), does("left", took_back(1)))
LAID_DOWN: Final = (does("right", lambda _deal, _seat: THROW_DOWN),)
TURN_1893: Final[dict[str, Setting]] = {**TURN, "code": "awl_1893"}
BY_1893: Final[dict[str, Setting]] = {"code": "awl_1893"}


def alone(
    until: Until, *then: Then, changes: Mapping[str, Setting] = NOTHING, order: tuple[int, ...] = (1, 2, 3)
) -> Left:
    """Return a table of English Dummy with one person."""
    return Left(ALONE, until, then, changes=dict(changes), order=order)


def whist(until: Until, *then: Then, changes: Mapping[str, Setting] = NOTHING, kinds: tuple[str, ...] = FOUR) -> Left:
    """Return a table of whist with one person."""
    return Left(kinds, until, then, WHIST, dict(changes))


THIRD_FIRST: Final = whist(turn("across", place=1), goes_ahead("right"), changes=TURN)
MY_LEAD, RIGHTS_LEAD = turn("me", place=0), turn("right", place=0, tricks=2)
ROWS: Final = (
    Row("01-note", alone(can_renounce("right"), renounces("right")), notes),
    Row("01-ask", whist(can_renounce("across", place=1), renounces("across")), asks),
    Row("01-abroad", whist(can_renounce("right", place=1), renounces("right"), changes=BY_1893), says_nothing),
    Row("02-none", whist(both(turn("across", place=1), void("across")), follows("across")), asks_void),
    Row("03-asked", whist(can_renounce("me", place=1), kinds=ASKING), is_asked),
    Row(
        "03-abroad",
        whist(can_renounce("me", place=1), renounces("me"), asks_of("me"), changes=BY_1893),
        is_asked_abroad,
    ),
    Row("03-self", alone(can_renounce("me")), mends),
    Row("03a-dummy", alone(can_renounce("dummy")), mends_dummy),
    Row("04-leave", alone(can_renounce("right"), *RIGHT_BACK), leaves_and_calls),
    Row("04p-people", Left(PEOPLE, can_renounce("right", place=1)), leaves_among_people),
    Row("04-1893", whist(can_renounce("right"), *RIGHT_BACK, changes=BY_1893), first_only),
    Row("04-who", whist(can_renounce("right"), *RIGHT_BACK, kinds=("person",) * 4), agrees_who_chooses),
    Row("05-later", alone(can_renounce("left", place=1), *LATE_BACK), calls_highest),
    Row("05-change", alone(can_renounce("left", place=1), *LATE_BACK), changes),
    Row("06-two", alone(turn("right", place=0), does("right", two), changes=ALL), counts),
    Row("06-own", alone(MY_LEAD, changes=ALL), counts_own),
    Row("06-drop", alone(turn("me"), changes=ALL, order=AGAINST), drops),
    Row("07-call", alone(RIGHTS_LEAD, does("right", shows), changes=ALL), calls_card),
    Row("07-many", alone(RIGHTS_LEAD, *LAID_DOWN, changes=ALL), calls_of_many),
    Row("08-lead", alone(MY_LEAD, goes_ahead("right"), changes=TURN), leaves_lead),
    Row("08-abroad", whist(MY_LEAD, goes_ahead("left"), changes=TURN_1893), calls_suit_abroad),
    Row("09-partner", alone(turn("left", place=0), goes_ahead("right"), changes=TURN), calls_suit_now),
    Row("10-next", alone(MY_LEAD, goes_ahead("right"), changes=TURN), calls_suit_later),
    Row("11-dummy", alone(turn("vivant", place=0), goes_ahead("dummy"), changes=TURN, order=AGAINST), wrong_hand),
    Row("11-vivant", alone(turn("dummy", place=0), goes_ahead("vivant"), changes=TURN, order=AGAINST), wrong_hand),
    Row("11-self", alone(MY_LEAD, changes=TURN), wrong_hand_self),
    Row(
        "11-mort",
        Left(ALONE, turn("dummy", place=0), (goes_ahead("vivant"),), "mort-3", TURN, first_number=7),
        wrong_hand_mort,
    ),
    Row("11a-back", alone(MY_LEAD, goes_ahead("vivant"), changes=TURN, order=AGAINST), goes_back),
    Row("12-stands", alone(MY_LEAD, goes_ahead("right"), changes=TURN), plays_to_it),
    Row("12-back", alone(MY_LEAD, goes_ahead("vivant"), changes=TURN, order=AGAINST), plays_to_it),
    Row("13-now", THIRD_FIRST, goes_before),
    Row("13-wait", THIRD_FIRST, waits),
)
