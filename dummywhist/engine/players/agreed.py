"""What do partners agree that a card means? The conventions of the whist books, each of which may be left out."""

from typing import Final

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.rules.declare import Toggle, on_off
from dummywhist.engine.values import NamedTuple

CAVENDISH: Final = "Cavendish, Laws and Principles of Whist"
FOSTER: Final = "Foster, Complete Hoyle, Whist"
HOFFMANN: Final = "Hoffmann, Hoyle’s Games Modernized, Whist"
NOTHING: Final = "common"
"""How conventions are spelled that differ in nothing from `COMMON`."""


class Conventions(NamedTuple):
    """Which conventions a seat and its partner play, by the keys of `CONVENTIONS`, which say what each means."""

    fourth_best: bool = True
    king_from_ace_king: bool = True
    honours: bool = True
    short_top: bool = True
    trumps: bool = True
    trump_return: bool = True
    returns: bool = True
    follow: bool = True
    call: bool = True
    echo: bool = True
    discards: bool = True


COMMON: Final = Conventions()
SILENT: Final = Conventions(*(False for _ in Conventions._fields))

LEADS: Final = "Leads"
TRUMPS: Final = "Trumps"
REPLIES: Final = "Replies"


def _convention(key: str, label: str, help_: str, group: str, source: str) -> Toggle:
    return Toggle(key, label, help_, group, "on", on_off(), source, ())


CONVENTIONS: Final = (
    _convention(
        "fourth_best", "Fourth best", "From four or more without a strong sequence the fourth best is led, so that "
        "eleven less its pips are the higher ones in the other three hands.", LEADS,
        f"{CAVENDISH}, section 1 and Appendix A; {FOSTER}, rules for leading low cards and eleven rule",
    ),
    _convention(
        "king_from_ace_king", "King from ace and king", "The king is led of ace and king, the ace only from these two "
        "alone.", LEADS, f"{CAVENDISH}, analysis of leads; {FOSTER}, rules for leading high cards",
    ),
    _convention(
        "honours", "Honours that show a sequence", "The king is led of king and queen, the queen of queen, jack and "
        "ten, the ten of king, jack and ten, the ace of five or with queen and jack.", LEADS,
        f"{CAVENDISH}, section 2 and analysis of leads; {FOSTER}, rules for leading high cards",
    ),
    _convention(
        "short_top", "Lead from a short suit", "Of two, or of three without ace, king or queen, the highest is led; of "
        "three with one of these, the lowest.", LEADS,
        f"{CAVENDISH}, section 3; {FOSTER}, rules for leading short suits",
    ),
    _convention(
        "trumps", "Trumps from five", "Who has five trumps or more leads one as soon as he can.", TRUMPS,
        f"{CAVENDISH}, section 13; {FOSTER}, rules for leading trumps",
    ),
    _convention(
        "trump_return", "Trump lead returned", "Who gets the lead after his partner led trumps leads them back at "
        "once.", TRUMPS, f"{CAVENDISH}, section 13; {FOSTER}, the leader’s partner",
    ),
    _convention(
        "call", "Call for trumps", "A needlessly high card and then a lower one of the same suit ask partner to lead "
        "trumps, and promise five with an honour or four with two.", TRUMPS,
        f"{CAVENDISH}, section 13; {FOSTER}, the trump signal; {HOFFMANN}, the call for trumps",
    ),
    _convention(
        "echo", "Echo", "Under partner’s trump lead the third best and then a lower one show four trumps or more.",
        TRUMPS, f"{CAVENDISH}, section 13; {FOSTER}, the echo in trumps; {HOFFMANN}, the echo to the call",
    ),
    _convention(
        "returns", "Return of partner’s suit", "The winning card is returned, else the higher of two, or the lowest "
        "of three and more.", REPLIES, f"{CAVENDISH}, section 5; {FOSTER}, rules for returning partner’s suits",
    ),
    _convention(
        "follow", "Lowest that serves", "Who follows suit plays the lowest of equals, and the lowest of all where he "
        "does not try to win.", REPLIES, f"{CAVENDISH}, sections 6, 8 and 12; {FOSTER}, second hand play",
    ),
    _convention(
        "discards", "First discard", "The first discard is from the weakest suit, but from the best protected once "
        "trumps are declared against the side.", REPLIES, f"{CAVENDISH}, section 11; {FOSTER}, discarding",
    ),
)  # fmt: skip
"""What may be agreed, in the order in which it is shown."""


def text_of(conventions: Conventions) -> str:
    """Spell ``conventions`` by what differs from `COMMON`: ``fourth_best=off, echo=off``, or ``common``."""
    off = [toggle.key for toggle in CONVENTIONS if not getattr(conventions, toggle.key)]
    return ", ".join(f"{key}=off" for key in off) or NOTHING


def read_conventions(text: str) -> Conventions:
    """Read conventions as `text_of` spells them; Unreadable says what is wrong."""
    found: dict[str, bool] = {}
    words = [] if text.strip() in ("", NOTHING) else text.split(",")
    for word in words:
        key, equals, value = (part.strip() for part in word.partition("="))
        toggle = next((toggle for toggle in CONVENTIONS if toggle.key == key), None)
        if toggle is None or not equals:
            raise Unreadable("unreadable.convention", text=_short(word.strip()))
        if key in found:
            raise Unreadable("unreadable.convention_twice", key=key)
        found[key] = toggle.read(_short(value)) == "on"
    return COMMON._replace(**found)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"
