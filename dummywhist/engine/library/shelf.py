"""Which deals does a person keep, by which name, tags and note? A line for each change, in a file that only grows.

A kept deal has its cards with it: it is there when its record is not. The last line about a deal counts.
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import Hand
from dummywhist.engine.cards.notation import card_text, hand_text, hands_text, suit_text
from dummywhist.engine.cards.seat import SEATS, Seat, seat_text
from dummywhist.engine.cards.whole_name import WholeDeal, can_be_named, read_whole_name, whole_name
from dummywhist.engine.errors import DummyWhistError, Unreadable
from dummywhist.engine.library.facts import NONE, Facts, heard, told, turned_of
from dummywhist.engine.record.pbn.syntax import pbn_text, tag_line
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.values import NamedTuple

LONGEST_NAME: Final = 60
LONGEST_TAG: Final = 30
LONGEST_NOTE: Final = 2_000
MOST_TAGS: Final = 12
FIRST_LINE: Final = "# Deals of Dummy Whist"
LARGEST_FILE: Final = 2_000_000
"""Bytes of a file of deals."""
BETWEEN: Final = " | "


class KeptDeal(NamedTuple):
    """A deal that is kept: its facts, and what was written about it."""

    facts: Facts
    name: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""


class Shelf(NamedTuple):
    """The kept deals of a file by their keys, and what is wrong with each line that could not be read."""

    deals: Mapping[str, KeptDeal]
    left_out: tuple[DummyWhistError, ...]


def key_of(facts: Facts) -> str:
    """Return what names a deal wherever it came from: a digest of its game, cards, dealer, trumps."""
    told = (facts.game, *map(hand_text, facts.hands), facts.dealer, facts.turned, facts.trump)
    return hashlib.sha256(" ".join(map(str, told)).encode()).hexdigest()[:16]


def plain(text: str, longest: int) -> str:
    """Return what somebody wrote as it is kept: in one line, without what cannot be seen, not too long."""
    words = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text))
    return " ".join(words.split())[:longest].rstrip()


def read_tags(text: str) -> tuple[str, ...]:
    """Return the tags that somebody wrote, with commas or signs # between them; each once."""
    found = [plain(tag.replace("|", " "), LONGEST_TAG) for tag in re.split(r"[,;#]", text)]
    return tuple(dict.fromkeys(tag for tag in found if tag))[:MOST_TAGS]


# ---- in the file of the kept ones ----


def kept_text(kept: KeptDeal) -> str:
    """Spell a kept deal on one line."""
    return json.dumps([key_of(kept.facts), told(kept.facts), kept.name, list(kept.tags), kept.note],
                      ensure_ascii=False, separators=(",", ":"))  # fmt: skip


def dropped_text(key: str) -> str:
    """Spell on one line that a deal is kept no longer."""
    return json.dumps([key])


def read_shelf(lines: Iterable[str]) -> Shelf:
    """Read the kept deals; a line that is none is named, and the others are read."""
    found: dict[str, KeptDeal] = {}
    left_out: list[DummyWhistError] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            key, *rest = _read_line(line)
        except Unreadable as error:
            left_out.append(error.at(number))
            continue
        found.pop(str(key), None)
        if rest and isinstance(rest[0], KeptDeal):
            found[str(key)] = rest[0]
    return Shelf(found, tuple(left_out))


def _read_line(line: str) -> tuple[object, ...]:
    try:
        values = json.loads(line)
        if isinstance(values, list) and len(values) == 1 and isinstance(values[0], str):
            return (values[0],)
        key, facts, name, tags, note = values
        kept = KeptDeal(heard(facts), plain(name, LONGEST_NAME), read_tags(",".join(tags)), plain(note, LONGEST_NOTE))
        game_of(kept.facts.game)
        if key != key_of(kept.facts):
            raise ValueError
    except (ValueError, TypeError, AttributeError, RecursionError, DummyWhistError):
        raise Unreadable("deals.line", text=line.strip()[:60]) from None
    return key, kept


# ---- as a file for others ----


def name_of(facts: Facts) -> str | None:
    """Return the name by which a deal can be passed on; None for one that is not four hands with a turned card."""
    deal = WholeDeal(facts.hands, facts.dealer, turned_of(facts))  # type: ignore[arg-type]
    return whole_name(deal) if can_be_named(*deal) else None


def deal_of(name: str, game: str) -> Facts:
    """Return the deal that a name names, as one that was never played; Unreadable for what is none."""
    return facts_of(*read_whole_name(name), game)


def facts_of(hands: tuple[Hand, ...], dealer: Seat, turned: Card, game: str) -> Facts:
    """Return a deal of four hands that was never played, by the key of its game."""
    return Facts(
        "", 0, "", game_of(game).key, None, int(dealer), hands, ("",) * 4, NONE, turned // 13, int(turned), 0, 0, 0
    )


def pbn_of(facts: Facts) -> str | None:
    """Return a deal for bridge programs, without its play; None for one that is not four hands with a turned card.

    The declarer is the dealer, and the contract names trumps alone, as in a deal of a record (docs/pbn.md); the game
    and the turned card stand in tags of ours.
    """
    return None if name_of(facts) is None else pbn_text(_pbn_tags(KeptDeal(facts), facts.deal + 1))


def deals_pbn(kept: Iterable[KeptDeal]) -> tuple[str, int]:
    """Return chosen deals for bridge programs, as boards from 1 on, and how many have no name and are left out."""
    lines: list[str] = []
    boards = without = 0
    for one in kept:
        if name_of(one.facts) is None:
            without += 1
            continue
        boards += 1
        lines += [*([""] if lines else []), *_pbn_tags(one, boards)]
    return pbn_text(lines), without


def _pbn_tags(kept: KeptDeal, board: int) -> list[str]:
    facts = kept.facts
    dealer = seat_text(SEATS[facts.dealer])
    tags = {
        "Event": kept.name or game_of(facts.game).name,
        "Site": "?",
        "Date": facts.day.replace("-", ".") or "????.??.??",
        "Board": str(board),
        **{word: facts.names[seat] or "?" for seat, word in enumerate(("North", "East", "South", "West"))},
        "Dealer": dealer,
        "Vulnerable": "None",
        "Deal": hands_text(facts.hands),
        "Scoring": "?",
        "Declarer": dealer,
        "Contract": f"1{suit_text(Suit(facts.trump))}",
        "Result": "?",
        "DummyWhistGame": facts.game,
        "DummyWhistTurned": card_text(Card(facts.turned)),
    }
    return [tag_line(name, value) for name, value in tags.items()]


def deals_text(kept: Iterable[KeptDeal]) -> tuple[str, int]:
    """Return chosen deals as the text of a file, and how many of them have no name and are left out."""
    lines, without = [FIRST_LINE, "# name of the deal | game | title | tags | note"], 0
    for one in kept:
        name = name_of(one.facts)
        if name is None:
            without += 1
            continue
        words = (name, one.facts.game, one.name, " ".join(f"#{tag}" for tag in one.tags), one.note)
        lines.append(BETWEEN.join(word.replace("|", "/") for word in words))
    return "\n".join([*lines, ""]), without


def read_deals(text: str) -> tuple[tuple[KeptDeal, ...], tuple[DummyWhistError, ...]]:
    """Read a file of deals, and what is wrong with lines that could not be read; Unreadable if it is no such file."""
    lines = text.splitlines()
    if not lines or lines[0].lstrip("\ufeff").strip() != FIRST_LINE:
        raise Unreadable("deals.file")
    found: list[KeptDeal] = []
    left_out: list[DummyWhistError] = []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#") or number == 1:
            continue
        words = [word.strip() for word in line.split("|")]
        try:
            if len(words) > 5:
                raise Unreadable("deals.line", text=line.strip()[:60])
            name, game, title, tags, note = (*words, *[""] * (5 - len(words)))
            facts = deal_of(name, game or "english-dummy")
        except DummyWhistError as error:
            left_out.append(error.at(number) if isinstance(error, Unreadable) else error)
            continue
        found.append(KeptDeal(facts, plain(title, LONGEST_NAME), read_tags(tags), plain(note, LONGEST_NOTE)))
    return tuple(found), tuple(left_out)
