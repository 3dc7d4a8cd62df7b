"""Which states of the table are looked at? Real sessions are played until they come."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dummywhist.engine.cards.card import Card
from dummywhist.engine.cards.seat import NORTH, SOUTH, WEST
from dummywhist.engine.deal.actions.claims import others
from dummywhist.engine.deal.actions.play import Play
from dummywhist.engine.deal.actions.session import AgreeOrder
from dummywhist.engine.deal.layout import CHANCE, PLAYERS, TABLE, Player, Side
from dummywhist.engine.deal.pack import deal_out
from dummywhist.engine.knowledge.redact import redact
from dummywhist.engine.knowledge.view import View, view
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.catalogue import game_of
from dummywhist.engine.session import session as sessions
from dummywhist.engine.session.session import Session
from dummywhist.ui.panels.notes import note
from dummywhist.ui.scene.parts import Choice, Company, Curtain, Looks, Note, Picture, RubberFact
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.table_view import SeatEvent, TableView
from dummywhist.ui.tongues import tr

NAMES = ("You", "Edith", "Max")


class Game:
    """A session that is played by choosing from what may be done."""

    def __init__(self, seed: int, settings: Mapping[str, Setting] | None = None) -> None:
        self.chance = random.Random(seed)
        wanted = {"first_dummy": "agreed", **(settings or {})}
        self.session: Session = sessions.start(game_of("english-dummy").rules(wanted))
        self.happened: list[tuple[Session, tuple[object, ...]]] = []

    def do(self, by: object, action: object) -> tuple[object, ...]:
        """One action."""
        before = self.session
        self.session, events = sessions.apply(before, by, action)  # type: ignore[arg-type]
        self.happened.append((before, events))
        return events

    def step(self) -> tuple[object, ...]:
        """The next thing that can be done; chance and choices come from the seed."""
        session = self.session
        if session.stage == "cut":
            return self.do(TABLE, AgreeOrder(tuple(range(1, session.entrants + 1))))
        actors = sessions.actors(session)
        if actors[0] == CHANCE:
            assert session.deal is not None
            return self.do(CHANCE, deal_out(session.deal.setup, self.chance.randrange(1 << 64)))
        doing = ((by, others(sessions.choices(session, by))) for by in actors)
        by, options = next((by, options) for by, options in doing if options)
        return self.do(by, self.chance.choice(options))

    def play(self, player: Player, card: Card) -> tuple[object, ...]:
        """One card."""
        return self.do(player, Play(card))

    def seen(self, player: Player | None) -> View:
        """The view of one player."""
        assert self.session.deal is not None
        return view(self.session.deal, player)

    def seat_events(self, player: Player | None, events: Sequence[object]) -> list[SeatEvent]:
        """What a player sees happen."""
        deal = self.session.deal or self.session.last
        assert deal is not None
        return [redact(event, deal.setup.layout, player) for event in events]  # type: ignore[arg-type]


def reach(reached: Callable[[Session], bool], seed: int = 0, settings: Mapping[str, Setting] | None = None) -> Game:
    """Play sessions, from this seed on, until one comes to where this holds."""
    while True:
        game = Game(seed, settings)
        while sessions.actors(game.session):
            if reached(game.session):
                return game
            game.step()
        seed += 1


def company(game: Game, you: Player | None, people: Sequence[Player] = ()) -> Company:
    """The facts around a view of this game."""
    session = game.session
    players = session.players
    real = ("Ruth", "Tom", "Ida")
    others = iter(NAMES[1:])
    names = {
        player: real[i] if people or you is None else NAMES[0] if player == you else next(others)
        for i, player in enumerate(players)
    }
    number = len(session.rubbers)
    rubbers = tuple(
        RubberFact(player, None if i >= number else (session.rubbers[i].value or 0) > 0)
        for i, player in enumerate(players)
    )
    rubber = session.rubber
    games = {} if rubber is None else {side: rubber.games_won(side) for side in (Side("NS"), Side("EW"))}
    return Company(
        names=names,
        people=frozenset(people or ([you] if you is not None else [])),
        bottom=you,
        rubbers=rubbers,
        rubber=number,
        games=games,
    )


def at_trick(session: Session, number: int, cards: int) -> bool:
    """Whether so many tricks are quitted and so many cards of the next are on the table."""
    deal = session.deal
    return deal is not None and deal.phase_name == "play" and len(deal.tricks) == number and len(deal.trick) == cards


@dataclass(frozen=True)
class Shot:
    """One picture to be taken."""

    picture: Picture
    looks: Looks = field(default_factory=Looks)
    keys: tuple[Qt.Key, ...] = ()
    last_trick: bool = False
    refusal: str = ""


def _turn_of(session: Session, player: Player, dummy: bool = False) -> bool:
    deal = session.deal
    if deal is None or deal.phase_name != "play" or len(deal.trick) == 4:
        return False
    chairs, layout = deal.setup.layout.chairs, deal.setup.layout
    seat = chairs[(chairs.index(deal.leader) + len(deal.trick)) % 4]
    return layout.holder[seat] == player and (seat in layout.dummies) == dummy


A, B, C = PLAYERS[:3]


def shots() -> dict[str, Shot]:
    """All states, by name."""
    made: dict[str, Shot] = {}

    game = reach(lambda s: at_trick(s, 0, 2) and _turn_of(s, A), 11)
    made["first-trick"] = Shot(compose(game.seen(A), company(game, A)))
    slate = Looks(four_colours=True, cloth="slate")
    made["four-colours"] = Shot(compose(game.seen(A), company(game, A), slate), slate)
    jumbo = Looks(jumbo=True)
    made["jumbo"] = Shot(compose(game.seen(A), company(game, A), jumbo), jumbo)
    rows = Looks(dummy_rows=True, trumps_at="left")
    made["rows"] = Shot(compose(game.seen(A), company(game, A), rows), rows)

    game = reach(
        lambda s: at_trick(s, 0, 1) and _turn_of(s, A) and s.deal is not None and s.deal.setup.dealer == NORTH, 2
    )
    made["first-run"] = Shot(compose(game.seen(A), company(game, A), note=Note(note("turn_up"), "turn_up")))
    game = reach(lambda s: at_trick(s, 1, 0) and _turn_of(s, A), 3)
    made["note-packet"] = Shot(compose(game.seen(A), company(game, A), note=Note(note("packet"), "packets")))
    game = reach(lambda s: s.deals >= 1 and at_trick(s, 0, 2) and _turn_of(s, A), 3)
    made["note-score"] = Shot(compose(game.seen(A), company(game, A), note=Note(note("score"), "marker")))
    game = reach(lambda s: s.deals >= 1 and _middle(s, 6) and _turn_of(s, A) and len(s.deal.trick) >= 2, 5)  # type: ignore[union-attr]
    made["mid-deal"] = Shot(compose(game.seen(A), company(game, A)), keys=(Qt.Key.Key_Right,))
    made["refused"] = Shot(compose(game.seen(A), company(game, A)), refusal="Follow diamonds: you hold two")
    made["last-trick"] = Shot(compose(game.seen(A), company(game, A)), last_trick=True)
    game = reach(
        lambda s: _middle(s, 9) and _turn_of(s, A, dummy=True) and s.deal is not None and bool(s.deal.trick), 8
    )
    made["dummys-card"] = Shot(compose(game.seen(A), company(game, A)), keys=(Qt.Key.Key_Right,))
    game = reach(lambda s: at_trick(s, 11, 4), 21)
    made["gather"] = Shot(compose(game.seen(A), company(game, A)))

    blue = Looks(cloth="blue")
    game = reach(
        lambda s: (
            len(s.rubbers) == 2 and _middle(s, 3) and _turn_of(s, A) and s.deal is not None and len(s.deal.trick) > 1
        ),
        4,
    )
    made["adversary-left"] = Shot(compose(game.seen(A), company(game, A), blue), blue)
    game = reach(
        lambda s: (
            len(s.rubbers) == 1
            and at_trick(s, 0, 0)
            and _turn_of(s, A)
            and s.deal is not None
            and s.deal.setup.dealer == NORTH
        ),
        4,
    )
    made["adversary-right"] = Shot(compose(game.seen(A), company(game, A)), keys=(Qt.Key.Key_Home, Qt.Key.Key_Right))
    burgundy = Looks(cloth="burgundy", back="back-red")
    game = reach(lambda s: at_trick(s, 0, 0) and s.deal is not None and s.deal.setup.dealer == WEST, 9)
    made["dealers-turn-up"] = Shot(compose(game.seen(A), company(game, A), burgundy), burgundy)
    game = reach(lambda s: at_trick(s, 0, 1) and s.deal is not None and s.deal.setup.dealer == SOUTH, 9)
    made["own-turn-up"] = Shot(compose(game.seen(A), company(game, A)))
    game = reach(
        lambda s: len(s.rubbers) == 1 and at_trick(s, 0, 0) and s.deal is not None and s.deal.setup.dealer == NORTH, 14
    )
    made["curtain"] = Shot(
        compose(game.seen(None), replace(company(game, A, (A, B)), bottom=B), curtain=Curtain("Tom", "Ruth"))
    )
    made["hot-seat"] = Shot(compose(game.seen(B), replace(company(game, B, (A, B, C)), bottom=B)))
    game = reach(lambda s: s.deal is not None and s.deal.phase_name == "honours", 3, {"honours_claim": "call"})
    made["honours"] = Shot(compose(game.seen(A), company(game, A)))
    game = reach(
        lambda s: s.deals == 4 and at_trick(s, 0, 0),
        3,
        {"trump": "rotate_with_no_trump", "game": 10, "dummy_shown": "after_lead"},
    )
    made["no-trumps"] = Shot(compose(game.seen(A), company(game, A)))
    ready = compose(
        game.seen(A),
        company(game, A),
        choices=(Choice(tr("Next deal"), "next", True), Choice(tr("Score sheet"), "score")),
    )
    made["choices"] = Shot(ready)
    return made


def _middle(session: Session, tricks: int) -> bool:
    return session.deal is not None and session.deal.phase_name == "play" and len(session.deal.tricks) == tricks


def show(table: TableView, shot: Shot) -> None:
    """Show a state on a table that is shown."""
    table.present(shot.picture)
    QApplication.processEvents()
    if shot.keys:
        table.focus_hand()
        for key in shot.keys:
            QTest.keyClick(table, key)
    if shot.refusal:
        table.refuse(shot.refusal)
    if shot.last_trick:
        table.show_last_trick()
    QApplication.processEvents()
