"""How does each game look at its own moments? Steady computers play; pictures are saved as one of them sees the table.

python -m tools.family_gallery FOLDER [GAME…]     every moment of each game at three sizes
python -m tools.family_gallery --handbook         the picture of each page of the handbook
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layers.claims import claim_of
from dummywhist.engine.deal.layout import PLAYERS, TABLE, Player
from dummywhist.engine.deal.phases.auction import Bidding
from dummywhist.engine.deal.phases.exchange import Exchanging
from dummywhist.engine.deal.phases.play import to_play, trick_full
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.players.manner import BOOKS
from dummywhist.engine.players.protocol import decide
from dummywhist.engine.record.log import new_record
from dummywhist.engine.record.people import Person
from dummywhist.engine.rules.automation import Automation
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.engine.seats.proposal import Proposal, Refusal
from dummywhist.engine.seats.standing import Standing
from dummywhist.engine.table import Table
from dummywhist.ui.scene.parts import Company, Looks, Picture
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.seat.company import company

SIZES: Final = {"1366": QSize(1366, 676), "1024": QSize(1024, 548), "1920": QSize(1920, 988)}
NAMES: Final = ("You", "Ana", "Ben", "Claire")
CLOTHS: Final = {"bid-dummy": "burgundy", "three-handed": "slate", "mort-3": "burgundy", "mort-4": "burgundy"}
PAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
QUALITY: Final = 90
"""Of the pictures of the handbook, in percent."""
DEALS: Final = 30
"""Deals within which a moment must come."""


class Moment(NamedTuple):
    """A moment to wait for: ``when`` it is there, seen by the first player; ``chosen``: it stands in the handbook."""

    name: str
    when: Callable[[Table], bool]
    chosen: bool = False
    changes: tuple[tuple[str, Setting], ...] = ()


YOU: Final = PLAYERS[0]


def asked(phase: str, after: int = 0) -> Callable[[Table], bool]:
    """Return whether the first player has to decide something in ``phase``, with so many calls or decisions before."""

    def when(table: Table) -> bool:
        deal = table.session.deal
        if deal is None or table.session.between_deals or deal.phase_name != phase or YOU not in table.actors:
            return False
        return len(deal.part(Bidding).calls) + len(deal.part(Exchanging).kept) >= after

    return when


def turn(tricks: int, lying: int = 1, dummy: bool | None = None) -> Callable[[Table], bool]:
    """Return whether the first player plays after so many tricks, to so many cards; from a dummy if that is asked."""

    def when(table: Table) -> bool:
        deal = table.session.deal
        if deal is None or deal.phase_name != "play" or len(deal.tricks) < tricks or len(deal.trick) != lying:
            return False
        if trick_full(deal) or deal.layout.holder[to_play(deal)] != YOU:
            return False
        return dummy is None or (to_play(deal) in deal.layout.dummies) == dummy

    return when


def sits_out(table: Table) -> bool:
    """Return whether the first player sits out and a deal is under way."""
    deal = table.session.deal
    return deal is not None and deal.phase_name == "play" and YOU not in deal.layout.players and len(deal.tricks) == 3


def counted(table: Table) -> bool:
    """Return whether a deal has just been counted."""
    session = table.session
    return session.deals > 0 and (session.between_deals or session.stage == "over")


MOMENTS: Final[dict[str, tuple[Moment, ...]]] = {
    "english-dummy": (Moment("play", turn(4, 2)), Moment("counted", counted)),
    "double-dummy": (Moment("play", turn(4, 1, dummy=True), chosen=True), Moment("counted", counted)),
    "mort-3": (
        Moment("play", turn(2, 1, dummy=True), chosen=True),
        Moment("against", turn(2, 2, dummy=False)),
        Moment("counted", counted),
    ),
    "mort-4": (
        Moment("play", turn(1, 1, dummy=True), chosen=True),
        Moment("sits-out", sits_out),
        Moment("counted", counted),
    ),
    "classic-whist": (
        Moment("play", turn(5, 2), chosen=True),
        Moment("turned", turn(0, 0)),
        Moment("counted", counted),
    ),
    "duplicate-whist": (
        Moment("play", turn(5, 2), chosen=True),
        Moment("turned", turn(0, 0)),
        Moment("counted", counted),
    ),
    "bid-dummy": (
        Moment("auction", asked("auction", 1), chosen=True),
        Moment("put-away", asked("discard"), changes=(("jokers", "on"),)),
        Moment("name", asked("name")),
        Moment("play", turn(4, 2)),
        Moment("counted", counted),
    ),
    "humbug": (
        Moment("exchange", asked("exchange")),
        Moment("play", turn(5, 1), chosen=True),
        Moment("name", asked("name"), changes=(("trump", "dealer_names"),)),
        Moment("counted", counted),
    ),
    "double-dummy-dead": (
        Moment("exchange", asked("exchange"), chosen=True),
        Moment("play", turn(4, 1)),
        Moment("counted", counted),
    ),
    "thirteen": (Moment("play", turn(4, 1), chosen=True), Moment("counted", counted)),
    "single-dummy-bridge": (
        Moment("auction", asked("auction", 2), chosen=True),
        Moment("choose-dummy", asked("choose_dummy")),
        Moment("play", turn(4, 1)),
        Moment("counted", counted),
    ),
    "three-handed": (
        Moment("exchange", asked("exchange", 1), chosen=True),
        Moment("play", turn(4, 1)),
        Moment("counted", counted),
    ),
}  # fmt: skip


class Sight(NamedTuple):
    """What the first player sees of a table, who sits there, and how the session stands."""

    seen: View | None
    players: tuple[Player, ...]
    standing: Standing


def find(game: str, moment: Moment) -> Sight:
    """Return what the first player sees at the first such moment; LookupError if it does not come."""
    found = _sights(game, moment.changes)
    if moment.name not in found:
        raise LookupError(f"{game}: the moment “{moment.name}” does not come within {DEALS} deals")
    return found[moment.name]


@cache
def _sights(game: str, changes: tuple[tuple[str, Setting], ...]) -> Mapping[str, Sight]:
    """Let computers play by these rules and the books once, and return all moments to wait for, by name."""
    awaited = {moment.name: moment.when for moment in MOMENTS[game] if moment.changes == changes}
    found: dict[str, Sight] = {}
    players = game_of(game).players
    record = new_record(game, dict(changes), [Person(name, "steady") for name in NAMES[:players]])
    table = Table(record, numbers=count(1).__next__, automation=Automation(quit=True))
    table.submit(Proposal(TABLE, AgreeOrder(tuple(range(1, players + 1))), table.stamp))
    while awaited and table.session.deals < DEALS:
        if YOU in table.session.players:
            for name in [name for name, when in awaited.items() if when(table)]:
                del awaited[name]
                found[name] = Sight(table.view(YOU), table.session.players, table.standing)
        if table.session.stage == "over":
            break
        if awaited:
            _step(table)
    return found


def _step(table: Table) -> None:
    """One step: chance, the automation, or what the books decide."""
    forced = table.pending()
    if table.waits_for_chance:
        table.chance()
        return
    if forced is None:
        session = table.session
        player = next(Player(by) for by in table.actors if by in session.players)
        deal = session.deal
        if deal is not None and deal.phase_name == "play" and not trick_full(deal) and claim_of(deal) is None:
            player = deal.layout.holder[to_play(deal)] or player
        seen = None if deal is None or session.stage != "deal" else view(deal, player)
        action = next(iter(table.choices(player))) if seen is None else decide(BOOKS, seen, 1).action
        forced = Proposal(player, action, table.stamp)
    done = table.submit(forced)
    if isinstance(done, Refusal):
        raise RuntimeError(done.message.key)


def company_of(sight: Sight) -> Company:
    """Return the facts around what the first player sees."""
    names = dict(zip(sight.players, NAMES, strict=False))
    return company(sight.standing, sight.seen, names, frozenset({YOU}), YOU)


def picture_of(sight: Sight) -> Picture:
    """Return the picture of what the first player sees."""
    return compose(sight.seen, company_of(sight))


def pictures(games: list[str], sizes: dict[str, QSize], handbook: bool) -> Iterator[tuple[str, QImage]]:
    """Yield each picture with its name."""
    for game in games:
        for moment in MOMENTS[game]:
            if handbook and not moment.chosen:
                continue
            picture = picture_of(find(game, moment))
            for word, size in sizes.items():
                table = TableView(looks=Looks(cloth=CLOTHS.get(game, "green"), speed="off"))
                table.resize(size)
                table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
                table.show()
                table.present(picture)
                table.close_faces()
                QApplication.processEvents()
                yield (game if handbook else f"{game}-{moment.name}-{word}"), table.grab().toImage()
                table.close()
                table.deleteLater()


def main() -> int:
    """Save the pictures."""
    parser = argparse.ArgumentParser(description="Save pictures of every game at its own moments.")
    parser.add_argument("folder", nargs="?", type=Path, default=PAGES)
    parser.add_argument("games", nargs="*", choices=[*MOMENTS, []], metavar="game")
    parser.add_argument("--handbook", action="store_true")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    sizes = {"1024": SIZES["1024"]} if given.handbook else SIZES
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, image in pictures(given.games or [game.key for game in GAMES], sizes, given.handbook):
        file = given.folder / (f"{name}.jpg" if given.handbook else f"{name}.png")
        image.save(str(file), quality=QUALITY)
        print(name, flush=True)
    del app
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
