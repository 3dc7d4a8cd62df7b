"""Is every moment of the law table reached in a real window, by pointer and by keyboard, and seen as it must be?

Each row of the law table has a deal of its own: it is played without a window up to the moment before, and left; the
program takes it up, and from there on all is done through the window system. What is seen is compared with what the
row promises, and with what every bar and notice promises (`faults`). Pictures lie in the folder that the environment
names in ``LAW_PICTURES``, if it names one.
"""

import itertools
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.hand import cards_in
from dummywhist.engine.cards.notation import card_text, read_card
from dummywhist.engine.cards.ranking import suit_led
from dummywhist.engine.cards.seat import Seat, left_of
from dummywhist.engine.deal.actions.action import Action
from dummywhist.engine.deal.actions.laws import AHEAD
from dummywhist.engine.deal.actions.play import Play, play_of
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import TABLE, By, Player
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.deal.state import DealState
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.store import create
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.table import Table
from dummywhist.paths import Paths
from dummywhist.ui.desk.settings import load
from tests.playing import play_on
from tests.ui.onscreen.hands import AWAY, Hands, Place, Seen, left_out, opened

NAMES: Final = ("Ruth", "Edith", "Max", "Ada")
NOTES: Final = ("note turn_up", "note packet", "note score", "score sheet")
PICTURES: Final = "LAW_PICTURES"
CORNER: Final = (10, 40)
"""Of the window on the screen, px, which leaves room for its frame."""
ASK_RUTH: Final = "Ask Ruth"
AGREED: Final = "Who chooses the remedy?"
RANKS: Final = 13
MOST_CARDS: Final = 40
"""So many strokes bring the ring to a card, or to a button."""
WIDTH, MARGIN = 640, 32
"""Of a bar, and how much narrower than the table it is, px."""
ABOVE_HAND, ABOVE_EDGE = 8, 14

Until = Callable[[Table], bool]
Then = Callable[[Table], tuple[By, Action]]


def drawn(cards: Sequence[Card], many: int) -> list[Card]:
    """Return what is drawn at the cut: Ruth the king of clubs, the others the next below it (W-CUT-1)."""
    return sorted((card for card in cards if card < RANKS), reverse=True)[1 : many + 1]


class Left(NamedTuple):
    """A table that is left before a window comes: what is played there, by whom, how far, and what is done last.

    ``kinds``: "person" or the level of a computer, for Ruth, Edith, Max and Ada. ``until``: play goes on, by cards that
    follow suit, until this is so. ``then``: entries made after it, each by what the table is then.
    """

    kinds: tuple[str, ...]
    until: Until
    then: tuple[Then, ...] = ()
    game: str = "english-dummy"
    changes: dict[str, Setting] = {}  # noqa: RUF012
    first_number: int = 5
    order: tuple[int, ...] = (1, 2, 3)

    def play(self, paths: Paths) -> tuple[Table, str]:
        """Play it and leave it among the tables of ``paths``; return the table, and the name of its file."""
        people = [Person(name, kind) for name, kind in zip(NAMES, self.kinds, strict=False)]
        english = self.game == "english-dummy"
        customs = {"first_dummy": "agreed"} if english else {}
        record = new_record(self.game, {**customs, "follow": "penalise", **self.changes}, people)
        file = paths.tables / f"{self.game}-2001-01-01-120000.dwr"
        table = Table(record, create(file, record), itertools.count(self.first_number).__next__, drawn)
        if english:
            table.submit(Proposal(TABLE, AgreeOrder(self.order), table.stamp))
        play_on(table, self.until, lawful)
        for then in self.then:
            by, action = then(table)
            done = table.submit(Proposal(by, action, table.stamp))
            assert not isinstance(done, Refusal), done
        table.close()
        return table, file.name

    def make(self, home: Path, size: tuple[int, int]) -> Table:
        """Play it, leave it in ``home`` so that the program takes it up in a window of that size; return the table."""
        paths = Paths.within(home)
        table, name = self.play(paths)
        settings, saved, _ = load(paths.settings)
        saved.save(replace(settings, tables=(name,), seen=NOTES, window=(*CORNER, *size, 0)))
        return table


def lawful(table: Table, by: By) -> Action:
    """Return the lowest card that follows suit, else the first thing that may be done."""
    options = list(table.choices(by))
    deal = table.session.deal
    plays = [option for option in options if isinstance(option, Play)]
    if not plays or deal is None:
        return options[0]
    led = suit_led(deal.ranked, deal.trick) if deal.trick else None
    following = [play for play in plays if deal.ranked.suit[play.card] == led]
    return min(following or plays, key=lambda play: (deal.ranked.strength[play.card], play.card))


def deal_of(table: Table) -> DealState:
    """Return the deal in play."""
    deal = table.session.deal
    assert deal is not None
    return deal


def player_of(table: Table, entrant: int = 1) -> Player:
    """Return which player an entrant is: 1 for Ruth, who is the person where there is one."""
    return next(player for player, one in table.session.entrant_of.items() if one == entrant)


def seat_of(table: Table, who: str) -> Seat:
    """Return the seat of a hand, by where it lies for Ruth (me, left, across, right), or by what it is.

    dummy: that of the first dummy; vivant: the hand of who plays it.
    """
    layout = deal_of(table).layout
    if who == "dummy":
        return layout.dummies[0]
    if who == "vivant":
        holder = layout.holder[layout.dummies[0]]
        assert holder is not None
        return layout.own_seat(holder)
    return left_of(layout.own_seat(player_of(table)), ("me", "left", "across", "right").index(who))


def turn(who: str, *, place: int | None = None, tricks: int = 1) -> Until:
    """Return whether a hand is on turn, as the so many-eth of its trick from 0, after so many tricks."""

    def so(table: Table) -> bool:
        deal = table.session.deal
        if deal is None or deal.phase_name != "play" or trick_full(deal) or len(deal.tricks) < tricks:
            return False
        return to_play(deal) == seat_of(table, who) and place in (None, len(deal.trick))

    return so


def both(*wanted: Until) -> Until:
    """Return whether all of these are so."""
    return lambda table: all(one(table) for one in wanted)


def does(who: str, what: Callable[[DealState, Seat], Action]) -> Then:
    """Return the entry by which who plays a hand does what is said of the deal and its seat."""

    def then(table: Table) -> tuple[By, Action]:
        deal, seat = deal_of(table), seat_of(table, who)
        holder = deal.layout.holder[seat]
        assert holder is not None
        return holder, what(deal, seat)

    return then


def follows(who: str) -> Then:
    """Return the entry by which a hand plays its lowest card that follows."""

    def then(table: Table) -> tuple[By, Action]:
        holder = deal_of(table).layout.holder[seat_of(table, who)]
        assert holder is not None
        return holder, lawful(table, holder)

    return then


def hand_at(deal: DealState, seat: Seat) -> list[Card]:
    """Return the cards of a hand, the lowest first."""
    return sorted(cards_in(deal.hands[seat]))


def wrong_card(deal: DealState, seat: Seat) -> Card | None:
    """Return a plain card that does not follow suit though another of its hand would; None if there is none."""
    led, suits = suit_led(deal.ranked, deal.trick) if deal.trick else None, deal.ranked.suit
    hand = hand_at(deal, seat)
    if led is None or not any(suits[card] == led for card in hand):
        return None
    return next((card for card in hand if suits[card] not in (led, deal.trump)), None)


def can_renounce(who: str, **how: int) -> Until:
    """Return whether a hand is on turn and can fail to follow suit."""
    on_turn = turn(who, **how)
    return lambda table: on_turn(table) and wrong_card(deal_of(table), seat_of(table, who)) is not None


def renounces(who: str) -> Then:
    """Return the entry by which a hand fails to follow suit."""

    def what(deal: DealState, seat: Seat) -> Action:
        card = wrong_card(deal, seat)
        assert card is not None
        return play_of(card)

    return does(who, what)


def goes_ahead(who: str) -> Then:
    """Return the entry by which a hand leads or plays its lowest card out of turn."""
    return does(who, lambda deal, seat: AHEAD[hand_at(deal, seat)[0]])


# ---- what must be so of every bar and notice ----


def faults(seen: Seen) -> list[str]:
    """Return what is wrong with the bar or the notice that is to be seen."""
    law = seen["law"]
    found = []
    for kind in ("bar", "notice"):
        paper = law[kind]
        if paper is None:
            continue
        found += _shape(kind, paper, law)
        found += [f"{button['words']} is cut" for button in paper["buttons"] if button["cut"]]
        found += [f"{button['words']} is not to be seen" for button in paper["buttons"] if not button["seen"]]
        found += [
            f"the {kind} hides the index of the {card}"
            for card, index in (*law["trick"].items(), *law["called"].items())
            if index and _meet(paper["paper"], index)
        ]
        found += [f"the {kind} hides the tag {words}" for words, at in law["tags"] if _meet(paper["paper"], at)]
        hidden = {**law["pills"], **law["corner"]}
        found += [f"the {kind} hides {key}" for key, at in hidden.items() if _meet(paper["paper"], at)]
    bar = law["bar"]
    if bar is not None:
        found += [f"the {part} of the bar is cut" for part in ("cut", "proof_cut") if bar[part]]
        found += ["the prompt stands beside the bar"] if law["prompt"] else []
        if [button["words"] for button in bar["buttons"] if button["primary"]] != [bar["buttons"][0]["words"]]:
            found.append("the first button is not the default")
    return found


def _shape(kind: str, paper: dict[str, Any], law: dict[str, Any]) -> list[str]:
    x, y, wide, high = paper["paper"]
    left, top, width, height = law["table"]
    found = []
    if x < left or y < top or x + wide > left + width or y + high > top + height:
        found.append(f"the {kind} reaches out of the table")
    if kind == "bar":
        if wide > width - MARGIN + 1:
            found.append("the bar is wider than the table allows")
        foot = min((card[1] for card in law["hand"]), default=top + height) - (
            ABOVE_HAND if law["hand"] else ABOVE_EDGE
        )
        if abs(y + high - foot) > 2:
            found.append(f"the foot of the bar is at {y + high}, not {foot}")
    return found


def _meet(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two boxes have more than a line in common."""
    return (
        one[0] + 1 < other[0] + other[2] - 1
        and other[0] + 1 < one[0] + one[2] - 1
        and one[1] + 1 < other[1] + other[3] - 1
        and other[1] + 1 < one[1] + one[3] - 1
    )


# ---- one at the table ----


class Guest:
    """One who sits at the law table, with the pointer alone or the keyboard alone; ``told`` is what went well."""

    how = ""

    def __init__(self, hands: Hands, table: Table, row: str, *, people: bool = False) -> None:
        self.hands, self.table, self.row, self.people = hands, table, row, people
        self._pictures = 0
        self._passing = False

    # -- looking --

    def until(self, what: Callable[[Seen], Any], why: str) -> Seen:
        """Look until something is to be seen."""
        return self.hands.until(self._or_pass_on(what) if self.people else what, f"row {self.row}, {self.how}: {why}")

    def _or_pass_on(self, what: Callable[[Seen], Any]) -> Callable[[Seen], Any]:
        """Return ``what``, but where only people sit the screen is handed on until it is so.

        Who lifts the curtain keeps the screen; of two who may choose the one at the screen does (W-MISC-1). All but
        Ruth answer the law with the first button, ask her if they may, and play the lowest card that follows.
        """

        def so(seen: Seen) -> Any:
            found = what(seen)
            if found or self._passing:
                return found
            self._passing = True
            try:
                self._pass_on(seen)
            finally:
                self._passing = False
            return None

        return so

    def _pass_on(self, seen: Seen) -> None:
        law = seen["law"]
        bar, notice = law["bar"], law["notice"]
        if law["curtain"]:
            self._lift(seen)
            self.until(lambda seen: not seen["law"]["curtain_words"], "the curtain lifted")
        elif bar and bar["title"] == AGREED and not any(one["fresh"] for one in bar["buttons"]):
            self.answer(bar["buttons"][0]["words"])
            self.until(lambda seen: (seen["law"]["bar"] or {}).get("title") != AGREED, "who chooses")
        elif not seen["waits"] or law["plates"].get("bottom", ["Ruth"])[0] == "Ruth":
            return
        elif bar and not any(one["fresh"] for one in bar["buttons"]):
            self.answer(bar["buttons"][0]["words"])
            self.until(lambda seen: seen["law"]["bar"] != bar, "the bar answered")
        elif notice and not any(one["fresh"] for one in notice["buttons"]):
            words = [one["words"] for one in notice["buttons"]]
            self.answer(ASK_RUTH if ASK_RUTH in words else words[-1])
            self.until(lambda seen: seen["law"]["notice"] != notice, "the notice put away")
        elif not bar and not notice and (seen["on_trick"] or seen["cards"]):
            self.play_any(seen)

    def picture(self, name: str = "") -> None:
        """Save a picture, if pictures are wanted."""
        folder = os.environ.get(PICTURES)
        if folder:
            self._pictures += 1
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.hands.picture(Path(folder) / f"{self.row}-{self.how}-{self._pictures}{name and '-'}{name}.png")

    def quiet(self) -> Seen:
        """Wait until a person is waited for, with nothing moving."""
        return self.until(lambda seen: seen["waits"] if not seen["law"]["curtain"] else not self.people, "quiet")

    @property
    def chooses(self) -> list[str]:
        """What stands at Ruth's plate when she is to choose a remedy."""
        return ["Ruth", "Chooses a remedy"] if self.people else ["You", "Choose a remedy"]

    def _asks(self, kind: str, starts: str, buttons: Sequence[str] | None, rule: str) -> Seen:
        def there(seen: Seen) -> bool:
            paper = seen["law"][kind]
            if not paper or not paper["title"].startswith(starts) or any(one["fresh"] for one in paper["buttons"]):
                return False
            if not self.people:
                return True
            # Among people others may be asked or offered something else.
            meant = buttons is None or [one["words"] for one in paper["buttons"]] == list(buttons)
            return meant and paper["title"] != AGREED and rule in ("", paper["rule"])

        seen = self.until(there, f"a {kind} that says {starts}")
        self.picture(kind)
        paper = seen["law"][kind]
        if buttons is not None:
            assert [one["words"] for one in paper["buttons"]] == list(buttons), paper
        assert not rule or paper["rule"] == rule, f"row {self.row}: {paper['rule']} is cited, not {rule}"
        wrong = faults(seen)
        assert not wrong, f"row {self.row}, {self.how}: {wrong}: {seen}"
        return seen

    def bar(self, starts: str, buttons: Sequence[str] | None = None, rule: str = "") -> Seen:
        """Wait for a bar whose title starts so, and look whether it is as every bar must be."""
        seen = self._asks("bar", starts, buttons, rule)
        first = seen["law"]["bar"]["buttons"][0]
        assert first["focus"], f"row {self.row}, {self.how}: the default button has not the keyboard: {seen['focus']}"
        return seen

    def notice(self, starts: str, buttons: Sequence[str] | None = None, rule: str = "") -> Seen:
        """Wait for a notice whose title starts so, and look whether it is as every notice must be."""
        return self._asks("notice", starts, buttons, rule)

    def none(self) -> Seen:
        """Wait until no bar and no notice is to be seen."""
        return self.until(lambda seen: not seen["law"]["bar"] and not seen["law"]["notice"], "no bar and no notice")

    def said(self, words: str) -> Seen:
        """Wait until the status bar says so."""
        seen = self.until(lambda seen: words in seen["law"]["said"], f"the status {words!r}")
        self.picture("status")
        return seen

    def buttons_of(self, seen: Seen) -> list[dict[str, Any]]:
        """Return the buttons of the bar or the notice."""
        paper = seen["law"]["bar"] or seen["law"]["notice"]
        return list(paper["buttons"]) if paper else []

    def place_of(self, card: Card) -> Place:
        """Wait until a card is within reach; return where it is."""
        name = card_text(card)

        def where(seen: Seen) -> Place:
            law = seen["law"]
            places = (seen["cards"].get(name), law["ahead"].get(name), law["shown"].get(name), law["demands"].get(name))
            return next((at for at in places if at), [])

        return where(self.until(where, f"{name} within reach"))

    # -- acting --

    def lift(self, whose: str = "") -> Seen:
        """Lift the curtain, which hands the screen to somebody."""
        seen = self.until(lambda seen: seen["law"]["curtain"], f"the curtain before {whose}")
        assert whose in seen["law"]["curtain_words"], seen["law"]["curtain_words"]
        self._lift(seen)
        return self.until(lambda seen: not seen["law"]["curtain_words"], "the curtain lifted")

    def _lift(self, seen: Seen) -> None:
        raise NotImplementedError

    def play(self, card: Card) -> None:
        """Play a card, in turn or not."""
        raise NotImplementedError

    def play_any(self, seen: Seen) -> None:
        """Play the first card that may be played, or gather the trick, and wait until that is done."""
        if seen["on_trick"]:
            self.gather()
        else:
            led, called = seen["law"]["follow"], seen["law"]["dashed"]
            cards = sorted(seen["cards"], key=lambda card: (card[0] != led, card not in called, card))
            self.play(read_card(cards[0]))
        self.until(lambda now: now["entries"] > seen["entries"], "that it went on")

    def answer(self, words: str) -> None:
        """Press a button of the bar or the notice."""
        raise NotImplementedError

    def gather(self) -> None:
        """Gather the full trick."""
        raise NotImplementedError

    def expose(self, card: Card) -> None:
        """Drop a card face up."""
        raise NotImplementedError

    def two(self, first: Card, second: Card) -> None:
        """Play two cards at once."""
        raise NotImplementedError


def focused(buttons: Sequence[dict[str, Any]]) -> int | None:
    """Return which of these buttons has the keyboard."""
    return next((number for number, one in enumerate(buttons) if one["focus"]), None)


def _button(guest: Guest, words: str) -> dict[str, Any]:
    """Wait for a button that says so."""
    found: list[dict[str, Any]] = []

    def there(seen: Seen) -> bool:
        found[:] = [one for one in guest.buttons_of(seen) if one["words"] == words and not one["fresh"]]
        return bool(found)

    guest.until(there, f"the button {words}")
    return found[0]


class ByPointer(Guest):
    """Has only the pointer."""

    how = "pointer"

    def _lift(self, seen: Seen) -> None:
        self.hands.click(seen["law"]["curtain"])

    def play(self, card: Card) -> None:
        """A click."""
        self.hands.click(self.place_of(card))

    def answer(self, words: str) -> None:
        """A click."""
        self.hands.click(_button(self, words)["at"])
        self.hands.point(AWAY)

    def gather(self) -> None:
        """A click on the cloth."""
        seen = self.until(lambda seen: seen["on_trick"] and seen["waits"], "a full trick")
        self.hands.click(seen["cloth"])

    def expose(self, card: Card) -> None:
        """It is carried beside the trick and let go."""
        at = self.place_of(card)
        self.hands.carry(at, self.hands.look()["cloth"])

    def two(self, first: Card, second: Card) -> None:
        """The second with Shift, then the first."""
        self.hands.click_holding("shift", self.place_of(second))
        self.until(lambda seen: "comes along" in seen["law"]["prompt"], "a card that comes along")
        self.picture("along")
        self.hands.click(self.place_of(first))


class ByKeys(Guest):
    """Has only the keyboard; the pointer lies on nothing."""

    how = "keys"

    def _lift(self, seen: Seen) -> None:
        """Space alone holds the curtain; Tab goes on to what keeps the cards on the screen."""
        for _ in range(MOST_CARDS):
            if self.hands.look()["focus"].startswith("LinkButton"):
                break
            self.hands.key("Tab")
        self.hands.key("Return")

    def _ring(self, card: Card) -> None:
        """Bring the ring to a card: along the rows of cards, from the own hand upward."""
        name = card_text(card)
        self.place_of(card)
        walk = [*["Down"] * 3, *[*["shift+Home"], *["shift+Right"] * 12, "Up"] * 3]
        for key in walk:
            if self.hands.look()["ring"] == name:
                return
            self.hands.key(key)
        raise AssertionError(f"row {self.row}: the ring does not come to {name}: {self.hands.look()}")

    def play(self, card: Card) -> None:
        """Arrows, and Enter."""
        self._ring(card)
        self.hands.key("Return")

    def answer(self, words: str) -> None:
        """Arrows among the buttons, and Enter; a notice is reached by Ctrl+R, if it has not the keyboard."""
        _button(self, words)
        for _ in range(MOST_CARDS):
            buttons = self.buttons_of(self.hands.look())
            here = focused(buttons)
            there = next((number for number, one in enumerate(buttons) if one["words"] == words), None)
            assert there is not None, f"row {self.row}: {words} is there no more: {buttons}"
            if here == there:
                self.hands.key("Return")
                return
            self.hands.key("ctrl+r" if here is None else "Right" if there > here else "Left")
            # What is seen may still be the moment before the key: a second one would lead past the button.
            self._leave(here, f"the focus on its way to {words}")
        raise AssertionError(f"row {self.row}: {words} is not reached by keys: {self.hands.look()}")

    def _leave(self, here: int | None, why: str) -> None:
        """Wait until the keyboard is at another button than ``here``."""
        self.until(lambda seen: focused(self.buttons_of(seen)) != here, why)

    def gather(self) -> None:
        """Enter."""
        self.until(lambda seen: seen["on_trick"] and seen["waits"], "a full trick")
        self.hands.key("Return")

    def expose(self, card: Card) -> None:
        """Its shortcut, when the ring is on the card."""
        self._ring(card)
        self.hands.key("ctrl+shift+d")

    def two(self, first: Card, second: Card) -> None:
        """Shift and Enter, then Enter."""
        self._ring(second)
        self.hands.key("shift+Return")
        self.until(lambda seen: "comes along" in seen["law"]["prompt"], "a card that comes along")
        self._ring(first)
        self.hands.key("Return")


KINDS: Final[tuple[type[Guest], ...]] = (ByPointer, ByKeys)


class Row(NamedTuple):
    """One moment of the law table: how its table is left, and what is done and seen there."""

    name: str
    left: Left
    run: Callable[[Guest], None]
    prefers: Mapping[str, str] = {}
    passes: bool = False
    """Whether the screen is handed on among people, until what is looked for is seen."""

    def among_people(self) -> "Row":
        """Return the same moment with people alone at the table."""
        kinds = ("person",) * len(self.left.kinds)
        return self._replace(name=f"{self.name}-among", left=self.left._replace(kinds=kinds), passes=True)


@contextmanager
def seated(row: Row, kind: type[Guest], home: Path, size: str = "1366x768") -> Iterator[Guest]:
    """Take up the table of a row in a window, with one who has only the pointer, or only the keyboard."""
    home.mkdir(parents=True, exist_ok=True)
    wide, high = (int(side) for side in size.split("x"))
    table = row.left.make(home, (wide, high))
    with opened(
        home,
        size=f"{wide + 2 * CORNER[0]}x{high + 2 * CORNER[1]}",
        **{"gather": "wait", "motion": "off", **row.prefers},
    ) as hands:
        hands.point(AWAY)
        yield kind(hands, table, row.name, people=row.passes)


def play_rows(rows: Sequence[Row], sizes: Sequence[str] = ("1366x768",)) -> str:
    """Play all rows by pointer and by keyboard; return how many. All that fail are told together."""
    skipped = left_out()
    if skipped:
        return skipped
    wrong, done = [], 0
    with TemporaryDirectory(prefix="law-rows-") as folder:
        for size, row, kind in itertools.product(sizes, rows, KINDS):
            try:
                with seated(row, kind, Path(folder) / f"{row.name}-{kind.how}-{size}", size) as guest:
                    row.run(guest)
                done += 1
            except AssertionError as error:
                wrong.append(f"{row.name} by {kind.how} at {size}: {error}")
    assert not wrong, "\n".join(wrong)
    return f"{len(rows)} moments, {done} times"
