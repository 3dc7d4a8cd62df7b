"""Moments of the golden sessions, for whatever shows them: every game, and every value of every toggle."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from dummywhist.engine.deal.state import DealState
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.rules.games.catalogue import GAMES
from dummywhist.engine.session.session import Session
from tests.golden.making import FOLDER, log_of

EVERY: tuple[Path, ...] = tuple(path for game in GAMES for path in sorted((FOLDER / game.key).glob("*.dwr")))
"""Every golden session: the engine replays them all."""


def _telling() -> tuple[Path, ...]:
    """Return the sessions that show something new: the plain ones of each game, and each switch in one game."""
    found: dict[str, Path] = {}
    for path in EVERY:
        switch = path.stem.rpartition("-")[0] or path.stem
        plain = path.stem.startswith("default")
        found.setdefault(f"{path.parent.name} {path.stem}" if plain else switch, path)
    own = {
        path
        for path in EVERY
        if path.stem.startswith(
            ("jokers", "nt_joker", "trump-dealer", "match-tournament", "revoke_det", "claim_check-s", "penalise_scope")
        )
    }
    return tuple(path for path in EVERY if path in own or path in found.values())


RECORDS: tuple[Path, ...] = _telling()


class Moment(NamedTuple):
    """A session as it stood after so many entries, and the deal on its table (None before the first)."""

    entries: int
    session: Session
    deal: DealState | None

    def view(self, player) -> View | None:
        """Return what ``player`` sees."""
        return None if self.deal is None else view(self.deal, player)


def name(path: Path) -> str:
    """Return what a record is called in a test's name."""
    return f"{path.parent.name}-{path.stem}"


def moments(path: Path, most: int = 60) -> Iterator[Moment]:
    """Return moments of a session: the first and the last, each phase of its first deals, and some between."""
    log = log_of(path)
    whole = len(log.sessions)
    wanted = {0, whole - 1, *range(0, whole, max(1, whole // most))}
    phases: dict[str, int] = {}
    for entries, session in enumerate(log.sessions):
        phase = session.stage if session.deal is None or session.between_deals else session.deal.phase_name
        phases[phase] = phases.get(phase, 0) + 1
        if phases[phase] <= 6:
            wanted.add(entries)
    for entries in sorted(wanted):
        session = log.sessions[entries]
        deal = session.last if session.deal is None or (session.between_deals and session.last) else session.deal
        yield Moment(entries, session, deal)
