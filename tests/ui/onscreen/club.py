"""Can a club of five tables be directed in a real window by the keyboard alone, from the names to the printed ranking?

    python -m tests.ui.onscreen.club [WIDTHxHEIGHT] [LANGUAGE]

DUMMYWHIST_LOOK may name a folder for pictures of the screen. Nothing is done at the program but through the window
system; the pointer lies on nothing.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QCoreApplication

from dummywhist.engine.duplicate.ranking import ranking
from dummywhist.engine.duplicate.store import read_match_file
from dummywhist.paths import Paths
from dummywhist.ui.tongues import speak, tr
from tests.sections import Section
from tests.ui.onscreen.hands import AWAY, Hands, Seen, left_out, missing, opened

PAIRS: Final = (
    "Ada and Ruth", "Edith and Jo", "Max and Ana", "Tom and Joan", "Ben and Henry",
    "Ida and Paul", "Vera and Otto", "Lena and Hugo", "Rosa and Emil", "Nell and Carl",
)  # fmt: skip
ROUNDS, RESULTS = 5, 100
TABS: Final = 40
SIZE: Final = "1366x768"


def tricks(place: list[int]) -> int:
    """Return what is entered at a place: round, table, tray."""
    return (3 * place[1] + 5 * place[2] + place[0]) % 8 + 3


class Director:
    """Presses keys only."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands, self.name = hands, name
        hands.point(AWAY)

    def club(self, seen: Seen) -> Seen:
        """What is to be seen of the room."""
        found: Seen = seen["match"]["club"]
        return found

    def until(self, what: str, why: str) -> Seen:
        """Wait until the keyboard is on something of this name."""
        return self.club(self.hands.until(lambda seen: self.club(seen).get("focus") == what, why))

    def tab_to(self, words: str) -> None:
        """Press Tab until the keyboard is on what is called ``words``."""
        for _ in range(TABS):
            if self.club(self.hands.look())["focus"] == words:
                return
            self.hands.key("Tab")
        raise AssertionError(f"Tab never comes to {words}")

    def direct(self, pdf: Path) -> str:
        """Direct the match; return how it went."""
        self.hands.key("ctrl+shift+m")
        self.hands.until(lambda seen: "begun" in self.club(seen), "the club room")
        self.hands.keep_picture(f"{self.name}-none")
        self.begin()
        for number in range(1, ROUNDS + 1):
            self.play_round(number)
        self.until(tr("Ranking"), "the way to the ranking")
        self.hands.key("Return")
        self.hands.until(lambda seen: self.club(seen)["ranking"], "the ranking")
        self.hands.keep_picture(f"{self.name}-ranking")
        self.print(pdf)
        return f"{RESULTS} results by {self.hands.keys} keys; the ranking is a PDF of {pdf.stat().st_size} bytes"

    def begin(self) -> None:
        """Name the pairs, and begin."""
        self.tab_to(tr("New match…"))
        self.hands.key("Return")
        self.until(tr("Names"), "the names")
        for place, pair in enumerate(PAIRS):
            if place:
                self.hands.key("Return")
            self.hands.type(pair.replace(" and ", f" {tr('and')} "))
        self.hands.keep_picture(f"{self.name}-new")
        self.tab_to(tr("Begin"))
        self.hands.key("Return")
        self.hands.until(lambda seen: self.club(seen)["begun"] and not seen["sheet"], "the first round")

    def play_round(self, number: int) -> None:
        """Enter all results of a round, and call the next."""
        each = RESULTS // ROUNDS
        for done in range((number - 1) * each, number * each):
            seen = self.entered(done)
            place = seen["place"]
            assert place is not None and place[0] == number, seen
            self.hands.type(str(tricks(place)))
            self.hands.key("Return")
        seen = self.entered(number * each)
        title = tr("Round {round} of {rounds}", round=number, rounds=ROUNDS)
        assert seen["title"] == title and seen["place"] is None, seen
        self.hands.keep_picture(f"{self.name}-round-{number}")
        if number < ROUNDS:
            self.until(tr("Call round {round}", round=number + 1), "the call")
            self.hands.key("Return")
            title = tr("Round {round} of {rounds}", round=number + 1, rounds=ROUNDS)
            self.hands.until(lambda now: self.club(now)["title"] == title, "the next round")

    def entered(self, results: int) -> Seen:
        """Wait until so many results are entered."""
        return self.club(self.hands.until(lambda seen: self.club(seen)["results"] == results, f"{results} results"))

    def print(self, pdf: Path) -> None:
        """Print the ranking to a file."""
        self.hands.key("ctrl+p")
        self.hands.until(lambda seen: seen["sheet"], "the preview")
        self.until(tr("Save as PDF…"), "the button that saves")
        self.hands.until(lambda seen: not seen["focus_fresh"], "time to look")
        self.hands.keep_picture(f"{self.name}-print")
        self.hands.key("Return")
        self.hands.until(lambda seen: seen["focus"].startswith("QLineEdit"), "the name of the file")
        self.hands.type(str(pdf))
        self.hands.key("Return")
        self.hands.until(lambda _seen: pdf.exists() and pdf.stat().st_size > 0, "the file")


def direct(size: str, language: str = "en") -> str:
    """Direct a club in a window of this size and language, and compare what is kept with what was entered."""
    speak(language)
    with TemporaryDirectory(prefix="club-") as folder:
        home, pdf = Path(folder), Path(folder) / "ranking.pdf"
        with opened(home, size=size, language=language) as hands:
            told = Director(hands, f"club-{size}-{language}").direct(pdf)
            assert hands.clicks == 0
        assert pdf.read_bytes().startswith(b"%PDF-")
        (path,) = Paths.within(home).matches.glob("*.dwm")
        match = read_match_file(path)
        results = match.standing.results
        assert len(results) == RESULTS
        for place, made in results.items():
            wanted = tricks([place.round, place.table, place.tray])
            assert getattr(made, "north_south", None) == wanted, (place, made)
        best = ranking(match).lines[0].ranks[0]
        return f"{size}: {told}; first {match.name_of(best.entrant)}"


def play_all(count: int, _seed: int) -> str:
    """Do it ``count`` times."""
    return left_out() or "; ".join(direct(SIZE) for _ in range(count))


def main(size: str = SIZE, language: str = "en") -> int:
    """Do it once; say how it went, or what is missing."""
    lack, _held = missing(), QCoreApplication([])  # without it no language can be spoken
    print(lack or direct(size, language))
    return 1 if lack else 0


CLUB_ONSCREEN: Final = Section("club-onscreen", "times, a club directed in a real window", 1, play_all)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
