"""How does a LIN file look, as Bridge Base Online writes it? Pairs of a tag and what it says, each ended by a stroke.

A board is read into the tags of a PBN game, so that what follows is the same for both. The cards of the play stand in
the order in which they fell.
"""

import re
from array import array
from collections.abc import Iterator
from heapq import merge
from typing import Final

from dummywhist.engine.cards.notation import SUIT_LETTERS
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.record.pbn.syntax import MOST_GAMES, MOST_PIECES, Game, Tag, Word, decoded
from dummywhist.engine.values import NamedTuple

BEGINNING: Final = re.compile(rb"\s*[A-Za-z]{2}\|")
LIN: Final = re.compile(rb"(?<![^|\s])[mM][dD]\|")
PBN: Final = re.compile(rb'\[[ \t]*[Dd]eal\s*"')
PLACES: Final = tuple(re.compile(word + rb"(?<![^|\s]..)\|([^|]*)(?:\||\Z)") for word in (b"md", b"qx", b"pn"))
PAIR: Final = re.compile(r"\s*([A-Za-z]{2})\|([^|]*)(?P<end>\||$)")
CALL: Final = re.compile(r"[1-7](?:NT?|[SHDC])|P(?:ASS)?|D(?:BL)?|R(?:DBL)?|XX?", re.I)
RANK: Final = re.compile("10|[2-9TJQKA]", re.I)
CARD: Final = re.compile(r"([SHDC])(10|[2-9TJQKA])", re.I)
SEATS: Final = ("S", "W", "N", "E")
"""The seats in the order of the file; who deals is named by a figure from 1."""
WHOLE: Final = (39, 52)
"""How many cards are told of four hands; the last may be what the others leave."""
NAMES: Final = ("South", "West", "North", "East")


class Board(NamedTuple):
    """Where a board begins, and where the names stand that hold for it: -1 where none do."""

    start: int
    names: int


def is_lin(data: bytes) -> bool:
    """Whether a file is LIN: it begins or deals cards as LIN does, and deals none as PBN does."""
    return (BEGINNING.match(data) or LIN.search(data)) is not None and PBN.search(data) is None


def no_board(data: bytes) -> Unreadable:
    """Return why no board of a file has cards: it breaks off before them, or tells none."""
    whole = data.rstrip()
    if whole.endswith(b"|"):
        return Unreadable("pbn.no_game")
    return Unreadable("pbn.torn_lin", line=1 + whole.count(b"\n"))


def boards(data: bytes) -> "tuple[array[int], array[int]]":
    """Return where each board begins that has cards, and where the names that hold for it stand (-1: nowhere)."""
    begins: array[int] = array("q")
    names_at: array[int] = array("q")
    names, begin = -1, -1
    small = data.lower()
    for start, word, said in merge(*(_places(place, small) for place in PLACES)):
        if word == b"pn":
            names = start
        if word != b"md":
            begin = start if begin < 0 or word == b"qx" else begin
        elif said.strip():
            begins.append(start if begin < 0 else begin)
            names_at.append(names)
            begin = -1
            if len(begins) > MOST_GAMES:
                raise Unreadable("unreadable.many_deals", most=MOST_GAMES)
    return begins, names_at


def _places(pattern: re.Pattern[bytes], data: bytes) -> Iterator[tuple[int, bytes, bytes]]:
    """Yield where a tag stands, its name, and what it says."""
    for found in pattern.finditer(data):
        yield found.start(), found[0][:2], found[1]


def read_board(raw: bytes, names: bytes, line: int) -> Game:
    """Read one board, which begins on ``line``; ``names``: the text that begins with those of its players."""
    game = Game(line)
    auction, play = Tag("", line), Tag("", line)
    number, room = "", ""
    place, text = 0, decoded(raw)
    for count, found in enumerate(_pairs(text)):
        line += text.count("\n", place, found.start(1))
        place = found.start(1)
        if count >= MOST_PIECES:
            game.wrong("pbn.long", line, most=MOST_PIECES)
            break
        word, said = found[1].lower(), found[2].strip()
        if word == "qx":
            room, number = said[:1].lower(), said.lstrip("ocOC")
        elif word == "ah":
            number = said.lower().removeprefix("board").strip() or number
        elif word == "md" and "Deal" not in game.tags and said:
            if found["end"] or len(RANK.findall(said[1:])) in WHOLE:
                _deal(game, said, line)
            else:
                game.wrong("pbn.torn_lin", line + found[2].rstrip().count("\n"))
        elif word == "mb":
            auction.words += [Word(_call(call), line) for call in CALL.findall(said)]
        elif word == "pc":
            play.words += [Word((suit + rank).upper().replace("10", "T"), line) for suit, rank in CARD.findall(said)]
    game.tags["Board"] = Tag(number, game.line)
    _names(game, decoded(names), room)
    dealer = game.get("Dealer")
    if auction.words and dealer is not None:
        auction.value = dealer.value
        game.tags["Auction"] = auction
    if play.words:
        game.tags["Play"] = play
        play.line = play.words[0].line
    return game


def _pairs(text: str) -> Iterator[re.Match[str]]:
    """Yield the pairs; what is none is left out to the next stroke."""
    place = 0
    while place < len(text):
        found = PAIR.match(text, place)
        if found is None:
            place = text.find("|", place) + 1
            if place == 0:
                return
        else:
            yield found
            place = found.end()


def _deal(game: Game, said: str, line: int) -> None:
    dealer = int(said[0]) if said[:1] in ("1", "2", "3", "4") else 0
    hands = said.lstrip("0123456789").split(",")
    hands += [""] * (len(SEATS) - len(hands))
    if dealer:
        game.tags["Dealer"] = Tag(SEATS[dealer - 1], line)
    game.tags["Deal"] = Tag("S:" + " ".join(_hand(hand) for hand in hands), line)


def _hand(spelled: str) -> str:
    """Return a hand as PBN spells it; what is before the first suit stays there, so that it is found wrong."""
    parts = re.split("([SHDC])", spelled.strip().upper())
    suits = dict.fromkeys(SUIT_LETTERS, "")
    for suit, ranks in zip(parts[1::2], parts[2::2], strict=True):
        suits[suit] += ranks.strip()
    return parts[0] + ".".join(suits.values()) if spelled.strip() else "-"


def _call(spelled: str) -> str:
    call = spelled.upper()
    if call[0] in "1234567":
        return call
    return {"P": "Pass", "D": "X", "R": "XX"}.get(call[0], call)


def _names(game: Game, text: str, room: str) -> None:
    found = PAIR.match(text)
    if found is None or found[1].lower() != "pn":
        return
    names = [name.strip() for name in found[2].split(",")]
    if room == "c" and len(names) > len(SEATS):
        names = names[len(SEATS) :]
    for seat, name in zip(NAMES, names, strict=False):
        game.tags[seat] = Tag(name, game.line)
