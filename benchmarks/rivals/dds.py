"""DDS, through its public functions `SolveBoard` and `CalcDDtable`, on one thread."""

import ctypes
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from benchmarks.rivals.rival import APART, FASTEST, NotBuilt, Question, run
from dummywhist.engine.cards.card import SUITS, Card
from dummywhist.engine.solver.position import Position

NO_TRUMPS = 4
ANY_BEST, EVERY_CARD = 1, 3
"""What `SolveBoard` finds: a best card, or the tricks of every card."""


class Deal(ctypes.Structure):
    """`struct deal`: suits from spades to clubs, the ranks of a suit as bits 2 to 14."""

    _fields_ = [
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("suits", ctypes.c_int * 3),
        ("ranks", ctypes.c_int * 3),
        ("remain", (ctypes.c_uint * 4) * 4),
    ]


class Found(ctypes.Structure):
    """`struct futureTricks`: ``equals`` are the ranks that are as good as ``rank``, as bits."""

    _fields_ = [
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    ]


class TableDeal(ctypes.Structure):
    """`struct ddTableDeal`."""

    _fields_ = [("cards", (ctypes.c_uint * 4) * 4)]


class TableFound(ctypes.Structure):
    """`struct ddTableResults`: tricks by strain, from spades to no trumps, and declarer."""

    _fields_ = [("tricks", (ctypes.c_int * 4) * 5)]


class Dds:
    """A build of DDS, from a source folder with `src/*.cpp` (2.9) or from a shared library."""

    def __init__(self, source: Path, scratch: Path, name: str = "dds") -> None:
        self.name = name
        self._library = _library(source, scratch / f"{name}.so")
        self._library.SolveBoard.argtypes = (
            Deal, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.POINTER(Found), ctypes.c_int,
        )  # fmt: skip
        self._library.CalcDDtable.argtypes = (TableDeal, ctypes.POINTER(TableFound))
        self._library.SetMaxThreads(1)

    def tricks(self, position: Position) -> Question[int]:
        """Ask for the most tricks of the side on turn."""
        found = Found()
        return Question(self._solve(position, ANY_BEST, found), lambda: int(found.score[0]))

    def cards(self, position: Position) -> Question[dict[Card, int]]:
        """Ask for the tricks of the side on turn for every card that may be played."""
        found = Found()
        return Question(self._solve(position, EVERY_CARD, found), lambda: _every_card(found))

    def table(self, hands: Sequence[int]) -> Question[dict[tuple[int | None, int], int]]:
        """Ask for the tricks of the hands 0 and 2 for every trump (None: no trumps) and leader."""
        deal, found = TableDeal(_remaining(hands)), TableFound()
        answer = ctypes.byref(found)
        return Question(lambda: _right(self._library.CalcDDtable(deal, answer)), lambda: _every_contract(found))

    def _solve(self, position: Position, solutions: int, found: Found) -> Callable[[], None]:
        deal = Deal(NO_TRUMPS if position.trump is None else position.trump, position.leader)
        deal.remain = _remaining(position.hands)
        for place, card in enumerate(position.trick):
            deal.suits[place], deal.ranks[place] = card // 13, card % 13 + 2
        answer = ctypes.byref(found)
        return lambda: _right(self._library.SolveBoard(deal, -1, solutions, 1, answer, 0))


def _every_card(found: Found) -> dict[Card, int]:
    told = {}
    for place in range(found.cards):
        suit, score = 13 * found.suit[place], found.score[place]
        told[Card(suit + found.rank[place] - 2)] = score
        told |= {Card(suit + rank - 2): score for rank in range(2, 15) if found.equals[place] >> rank & 1}
    return told


def _every_contract(found: TableFound) -> dict[tuple[int | None, int], int]:
    told = {}
    for strain in range(5):
        for leader in range(4):
            declarer = (leader + 3) % 4
            tricks = found.tricks[strain][declarer]
            told[None if strain == NO_TRUMPS else strain, leader] = tricks if declarer % 2 == 0 else 13 - tricks
    return told


def _library(source: Path, library: Path) -> ctypes.CDLL:
    if source.suffix == ".so":
        return ctypes.CDLL(str(source))
    files = sorted(str(file) for file in (source / "src").glob("*.cpp"))
    if not files:
        raise NotBuilt(f"{source} has no src/*.cpp.")
    include = f"-I{source / 'include'}"
    run(["g++", "-std=c++14", "-flto", *FASTEST, *APART, "-shared", include, *files, "-o", str(library)])
    return ctypes.CDLL(str(library))


def _remaining(hands: Iterable[int]) -> ctypes.Array[ctypes.Array[ctypes.c_uint]]:
    rows = [(ctypes.c_uint * 4)(*((hand >> 13 * suit & 0x1FFF) << 2 for suit in SUITS)) for hand in hands]
    return ((ctypes.c_uint * 4) * 4)(*rows)


def _right(answer: int) -> None:
    if answer != 1:
        raise ValueError(f"DDS refuses the deal with {answer}.")
