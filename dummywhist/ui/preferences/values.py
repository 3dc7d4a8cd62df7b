"""Which preferences are there? Each declared once; pages, settings file and the test of effects are made from them."""

from __future__ import annotations

from typing import Final, Literal

from dummywhist.engine.players.agreed import NOTHING
from dummywhist.ui.preferences.declare import (
    HOUSE,
    Choice,
    Conventions,
    DeckName,
    Effect,
    Flag,
    Name,
    Page,
    Preference,
    T,
    Value,
    Valued,
)
from dummywhist.ui.tongues import LANGUAGES, mark

Speed = Literal["off", "fast", "normal", "slow"]
Gathering = Literal["wait", "pause", "at_once"]
End = Literal["left", "right"]
Level = Literal["beginner", "steady", "strong", "master"]
OtherLevel = Literal["here", "beginner", "steady", "strong", "master"]
Thinking = Literal["quick", "normal", "long"]
Reminder = Literal["suit", "card", "none"]
TrickValues = Literal["both", "seen", "known", "none"]
Tutor = Literal["off", "mistakes", "slips"]
Look = Literal["system", "light", "dark", "contrast"]


class Preferences(Valued):
    """All preferences: ``preferences.cloth`` is a value, ``Preferences.cloth`` its declaration."""

    __slots__ = ()

    deck = DeckName(
        HOUSE, Page.CARDS, mark("Deck"), mark("A deck of the desktop has its own colours and its own back."),
        changes=Effect.PICTURE,
    )  # fmt: skip
    four_colours = Flag(
        False, Page.CARDS, mark("Four colours"), mark("Diamonds blue, clubs green"),
        changes=(Effect.THEME, Effect.PICTURE),
    )  # fmt: skip
    jumbo = Flag(
        False, Page.CARDS, mark("Jumbo index"), mark("Large corners for reading at arm’s length"),
        changes=Effect.PICTURE,
    )  # fmt: skip
    back = Choice[str](
        "two-packs",
        {"back-blue": mark("Blue"), "back-red": mark("Red"), "two-packs": mark("Two packs in turn")},
        Page.CARDS, mark("Back"), mark("Of two packs one lies still, on the left of who deals next."),
        changes=Effect.PICTURE,
    )  # fmt: skip
    cloth = Choice[str](
        "green",
        {"green": mark("Green"), "blue": mark("Blue"), "burgundy": mark("Burgundy"), "slate": mark("Slate")},
        Page.CARDS,
        mark("Cloth"),
        changes=(Effect.THEME, Effect.PICTURE),
        swatches=True,
    )
    motion = Choice[Speed](
        "normal", {"off": mark("Off"), "fast": mark("Fast"), "normal": mark("Normal"), "slow": mark("Slow")},
        Page.CARDS, mark("Card motion"), changes=(Effect.FILMS, Effect.PACE),
    )  # fmt: skip
    gather = Choice[Gathering](
        "wait", {"wait": mark("Wait for me"), "pause": mark("After a pause"), "at_once": mark("At once")},
        Page.CARDS, mark("After a trick"), changes=Effect.PACE,
    )  # fmt: skip
    play_forced = Flag(
        False, Page.CARDS, mark("Play forced cards"),
        mark("The only card that you may play is played for you; among several people only the last of a hand is."),
        changes=Effect.PACE,
    )  # fmt: skip
    trumps_side = Choice[End](
        "right", {"left": mark("Left"), "right": mark("Right")}, Page.CARDS, mark("Trumps in hand"),
        changes=Effect.PICTURE,
    )  # fmt: skip
    dummy_rows = Choice[Literal["columns", "rows"]](
        "columns", {"columns": mark("In columns"), "rows": mark("In rows")}, Page.CARDS, mark("Dummy opposite"),
        changes=Effect.PICTURE,
    )  # fmt: skip
    """How dummy's suits run when it lies opposite; at a side they always run across."""

    trick_values = Choice[TrickValues](
        "both",
        {"both": mark("Both"), "seen": mark("All hands seen"), "known": mark("Knowable"), "none": mark("None")},
        Page.CARDS, mark("Trick values"), mark("What stands on the cards in the review of a deal."),
        changes=Effect.REVIEW,
    )  # fmt: skip

    play = Choice[Literal["one_click", "choose"]](
        "one_click", {"one_click": mark("One click"), "choose": mark("Choose, then play")},
        Page.PLAY, mark("Playing a card"), changes=Effect.TOUCH,
    )  # fmt: skip
    seat_on_turn = Choice[Literal["bottom", "stays"]](
        "bottom", {"bottom": mark("Turn to who plays"), "stays": mark("Stay as it is")},
        Page.PLAY, mark("Several people"), mark("Whether the table turns to the person who plays next."),
        changes=Effect.SEAT,
    )  # fmt: skip
    your_name = Name("You", Page.PLAY, mark("Your name"), changes=Effect.NEXT_TABLE)
    first_computer = Name("Edith", Page.PLAY, mark("Computer players"), changes=Effect.NEXT_TABLE)
    second_computer = Name(
        "Max", Page.PLAY, "", spoken=mark("Second computer player"), changes=Effect.NEXT_TABLE
    )  # fmt: skip
    level = Choice[Level](
        "beginner",
        {"beginner": mark("Gentle"), "steady": mark("Steady"), "strong": mark("Strong"), "master": mark("Master")},
        Page.PLAY,
        mark("Their level"),
        mark("Names and level are those of the next new table."),
        changes=Effect.NEXT_TABLE,
    )
    other_tables = Choice[int](
        8, {tables: f"{tables}" for tables in range(1, 21)}, Page.PLAY, mark("Other tables"),
        mark("At Duplicate Whist so many tables of computers play the same trays."), changes=Effect.OTHER_ROOM,
    )  # fmt: skip
    other_level = Choice[OtherLevel](
        "here",
        {"here": mark("As strong as here"), "beginner": mark("Gentle"), "steady": mark("Steady"),
         "strong": mark("Strong"), "master": mark("Master")},
        Page.PLAY, mark("Who plays there"), changes=Effect.OTHER_ROOM,
    )  # fmt: skip
    penalty_seconds = Choice[int](
        0, {0: mark("As long as it takes"), **{seconds: f"{seconds} s" for seconds in range(10, 70, 10)}}, Page.PLAY,
        mark("Time for a penalty"), mark("A line under the bar of the law shows it; at its end the right is waived."),
        changes=Effect.PACE,
    )  # fmt: skip
    """How long a remedy or a penalty may be chosen at a law table, in s; 0: there is no clock (W-MISC-2)."""

    tutor = Choice[Tutor](
        "off", {"off": mark("Off"), "mistakes": mark("Mistakes"), "slips": mark("Slips too")}, Page.PLAY, mark("Tutor"),
        mark("The tutor asks before a dear card. Deals with the tutor are marked and not rated."), changes=Effect.TUTOR,
    )  # fmt: skip
    """From which loss on, on what can be known, somebody is asked: half a trick, or a fifth of one."""

    thinking = Choice[Thinking](
        "normal", {"quick": mark("Quick"), "normal": mark("Normal"), "long": mark("Long")}, Page.PLAY,
        mark("Thinking"), mark("How long Strong and Master look into a choice; it holds at once."),
        changes=Effect.PLAYERS,
    )  # fmt: skip
    computers_err = Flag(
        False, Page.PLAY, mark("Computers may err"),
        mark("At a law table they take a card for another of its colour now and then, the better players more rarely."),
        changes=Effect.PLAYERS,
    )  # fmt: skip
    same_cards = Flag(
        False, Page.PLAY, mark("Same cards each time"),
        mark("Else a mistake has other suits from the third time on, so that you learn the position."),
        changes=Effect.PROBLEMS,
    )  # fmt: skip
    agreed = Conventions(
        NOTHING, Page.CONVENTIONS, "",
        mark("What computers agree with their partners, with you too: so they play, and so they read cards."),
        changes=Effect.PLAYERS,
    )  # fmt: skip

    turnup_reminder = Choice[Reminder](
        "suit", {"suit": mark("Its suit"), "card": mark("The card"), "none": mark("Nothing")}, Page.CUSTOMS,
        mark("Turned card, taken up"), mark("What is left of it in the corner; a press on the corner always tells."),
        changes=Effect.PICTURE,
    )  # fmt: skip
    whist_letters = Flag(
        False, Page.CUSTOMS, mark("Whist letters"), mark("A leads, Z deals; A and B play against Y and Z"),
        changes=Effect.PICTURE,
    )  # fmt: skip
    hold_trump = Flag(
        False, Page.CUSTOMS, mark("Turned card at Mort"),
        mark("Whoever deals turns it himself, when a hand gone by is no longer talked about"), changes=Effect.PACE,
    )  # fmt: skip
    deal_direction = Choice[Literal["counterclockwise", "clockwise"]](
        "counterclockwise", {"counterclockwise": mark("Against the play"), "clockwise": mark("As it is played")},
        Page.CUSTOMS, mark("Single Dummy Bridge is dealt"), changes=Effect.FILMS,
    )  # fmt: skip

    sounds = Flag(
        False, Page.ACCESSIBILITY, mark("Sounds"), mark("Cards, tricks and turns are heard"), changes=Effect.SOUND
    )  # fmt: skip
    volume = Choice[int](
        50, {25: "25 %", 50: "50 %", 75: "75 %", 100: "100 %"}, Page.ACCESSIBILITY, mark("Volume"),
        changes=Effect.SOUND,
    )  # fmt: skip
    announcements = Flag(
        True, Page.ACCESSIBILITY, mark("Announcements"), mark("Cards, tricks and turns are told to a screen reader"),
        changes=Effect.VOICE,
    )  # fmt: skip
    reduced_motion = Flag(
        False, Page.ACCESSIBILITY, mark("Reduced motion"), mark("Cards change places at once"), changes=Effect.FILMS
    )  # fmt: skip
    look = Choice[Look](
        "system",
        {"system": mark("System"), "light": mark("Light"), "dark": mark("Dark"), "contrast": mark("High contrast")},
        Page.ACCESSIBILITY,
        mark("Colours"),
        changes=Effect.THEME,
    )
    text_size = Choice[int](
        100, {100: "100 %", 110: "110 %", 125: "125 %", 150: "150 %"}, Page.ACCESSIBILITY, mark("Text size"),
        mark("On top of the size that the system asks for."), changes=Effect.THEME,
    )  # fmt: skip

    card_size = Choice[int](
        100, {70: "70 %", 80: "80 %", 90: "90 %", 100: "100 %", 110: "110 %", 120: "120 %"}, Page.ACCESSIBILITY,
        mark("Card size"), mark("Of the usual size; never larger than the window has room for."),
        changes=Effect.PICTURE,
    )  # fmt: skip

    language = Choice[str](
        "system", {"system": mark("System"), **{code: language.name for code, language in LANGUAGES.items()}},
        Page.LANGUAGE, mark("Language"), mark("Everything in the window is said in it at once."),
        changes=(Effect.WORDS, Effect.PICTURE),
    )  # fmt: skip
    letters = Choice[str](
        "language", {"language": mark("As spoken"), **{code: one.letters for code, one in LANGUAGES.items()}},
        Page.LANGUAGE, mark("Court cards"), mark("The letters in the corners of ace, king, queen and jack."),
        changes=(Effect.WORDS, Effect.PICTURE),
    )  # fmt: skip

    def but(self, preference: Preference[T], value: T) -> Preferences:
        """Return these preferences with another value of one; ValueError if it may not have it."""
        return self.having({preference.key: value})

    def having(self, values: dict[str, Value]) -> Preferences:
        """Return these preferences with other values of those named."""
        return Preferences(**{**dict(self.items()), **values})


DEFAULTS: Final = Preferences()
