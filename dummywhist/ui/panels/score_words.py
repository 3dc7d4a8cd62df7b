"""What do the words on a score sheet mean, to somebody who sees one for the first time?"""

from __future__ import annotations

from dataclasses import replace

from dummywhist.engine.rules.counts import Count, GameValue
from dummywhist.engine.session.tally import Rubber
from dummywhist.ui.panels.account import Account
from dummywhist.ui.panels.ledger import page_now, pages
from dummywhist.ui.panels.rows import Page
from dummywhist.ui.tongues import tr


def lesson_pages(account: Account) -> tuple[Page, ...]:
    """Return the one page of a lesson, whose only deal may not be counted: without games that nobody will play."""
    found = pages(replace(account, rubbers=tuple(_played(rubber) for rubber in account.rubbers)))
    if not found:
        return ()
    return (found[page_now(account)]._replace(subtitle=tr("This deal alone: a lesson is not saved."), note=""),)


def _played(rubber: Rubber) -> Rubber:
    """Return a rubber without the games after that of its last deal."""
    return rubber._replace(games=tuple(game for game in rubber.games if game.deals) or rubber.games[:1])


def score_words(account: Account) -> tuple[tuple[str, str], ...]:
    """Return each word of the sheet that no line explains, and what it means in this game (ED-70, ED-80, ED-81)."""
    count, rubbers = account.rules.count, account.rubbers
    found = []
    if isinstance(count, Count):
        found.append((tr("Game"), tr("won by the side that first has {points:words} points.", points=count.game)))
        if count.value is GameValue.ENGLISH:
            treble = tr("a game in which the others make no point. It is worth three game points; a double, if they "
                        "make one or two, is worth two, any other game one.")  # fmt: skip
            found.append((tr("Treble"), treble))
    if rubbers and rubbers[0].match.games > 1:
        match = rubbers[0].match
        words = tr("won by the side that first has {games:words} games, and worth {bonus:words} game points more.",
                   games=match.needed, bonus=match.bonus)  # fmt: skip
        found.append((tr("Rubber"), words))
    return tuple(found)
