"""Who plays what? The sheet that opens a new table: a game, its seats, the first dummy, the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.game import Game
from dummywhist.ui.controls import (
    Avatar,
    Notice,
    PrimaryButton,
    SecondaryButton,
    Segmented,
    Select,
    Sheet,
    Text,
    TextField,
    Tile,
    Title,
)
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.panels.rules_state import usable
from dummywhist.ui.panels.table_plan import (
    KINDS,
    Person,
    first_options,
    persons,
    planned,
    refused,
    rules_options,
    story,
)
from dummywhist.ui.preferences_values import LONGEST_NAME
from dummywhist.ui.theme import current

TWO_COLUMNS = 6
"""From so many games on the tiles stand in two columns."""
FORM = 302


class NewTableSheet(Sheet):
    """The new-table sheet. ``people`` are the usual names and kinds; ``wanted`` the rules of the last table."""

    sit_down = Signal(object)

    def __init__(self, host: QWidget, games: Sequence[Game], people: Sequence[Person],
                 own: Mapping[str, Mapping[str, Mapping[str, Setting]]] | None = None, *,
                 wanted: Mapping[str, Setting] | None = None, first: int | None = 0,
                 motion: int = 0) -> None:  # fmt: skip
        columns = 2 if len(games) >= TWO_COLUMNS else 1
        super().__init__(host, "New table", width=900 if columns == 2 else 700, height=528, motion=motion)
        self._games = tuple(games)
        self._own = own or {}
        self._wanted = wanted
        self._first: int | None = first
        self._game = self._games[0]
        row = QHBoxLayout()
        row.setSpacing(28 - 2 * RING)
        tiles = QWidget(self.content)
        tiles.setAccessibleName("Games")
        grid = QGridLayout(tiles)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10 - 2 * RING)
        self.tiles = []
        for place, game in enumerate(self._games):
            tile = Tile(game.name, game.summary, str(game.players), tiles)
            tile.setAccessibleDescription(f"{game.summary} {game.players} players.")
            tile.setChecked(place == 0)
            tile.clicked.connect(lambda _=False, chosen=game: self._choose(chosen))
            rows = (len(self._games) + columns - 1) // columns
            grid.addWidget(tile, place % rows, place // rows)
            self.tiles.append(tile)
        grid.setRowStretch(len(self._games), 1)
        row.addWidget(tiles, 1)
        form = QWidget(self.content)
        form.setFixedWidth(current().length(FORM) + 2 * RING)
        self._form = QVBoxLayout(form)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setSpacing(4)
        row.addWidget(form)
        self.body.addLayout(row, 1)
        self._fill_form(people)
        self.add_button(SecondaryButton("Cancel"), press_closes=0)
        self.sit = self.add_button(PrimaryButton("Sit down"), safe=True)
        self.sit.clicked.connect(self._sit_down)
        self._choose(self._game)

    def people(self) -> tuple[Person, ...]:
        """Who sits down, as it stands."""
        return tuple((field.text(), kind.value()) for field, kind in zip(self.names, self.kinds, strict=True))

    def first(self) -> int | None:
        """Who takes dummy first, as it stands; None for the cut."""
        return self._first

    def _fill_form(self, people: Sequence[Person]) -> None:
        form = self._form
        self._name = Title("", 24)
        self._story = Text("", 12, tone="mute", wrap=True)
        form.addWidget(self._name)
        form.addWidget(self._story)
        form.addSpacing(14)
        form.addWidget(Text("Seats", 13, 600))
        self.names: list[TextField] = []
        self.kinds: list[Select] = []
        self._avatars: list[Avatar] = []
        for seat, (name, kind) in enumerate(people):
            self._seat(seat, name, kind)
        self.notice = Notice("")
        self.notice.hide()
        form.addWidget(self.notice)
        form.addSpacing(6)
        form.addWidget(Text("First dummy", 13, 600))
        self._first_row = QVBoxLayout()
        form.addLayout(self._first_row)
        self.first_choice: Segmented | Select | None = None
        form.addSpacing(6)
        form.addWidget(Text("Rules", 13, 600))
        self.rules = Select((), name="Rules")
        form.addWidget(self.rules)
        form.addStretch()

    def _seat(self, seat: int, name: str, kind: str) -> None:
        avatar = Avatar(name, seat)
        field = TextField("Name", name=f"Name, seat {seat + 1}")
        field.setMaxLength(LONGEST_NAME)
        field.setText(name)
        who = Select(list(KINDS.items()), kind if kind in KINDS else "beginner", name=f"Who plays, seat {seat + 1}")
        who.setMinimumWidth(who.sizeHint().width())
        field.textChanged.connect(self._named)
        who.chosen.connect(self._named)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(avatar)
        row.addWidget(field, 1)
        row.addWidget(who)
        self._form.addLayout(row)
        self._avatars.append(avatar)
        self.names.append(field)
        self.kinds.append(who)

    def _choose(self, game: Game) -> None:
        self._game = game
        self._name.setText(game.name)
        self._story.setText(story(game))
        own = {name: changes for name, changes in self._own.get(game.key, {}).items() if usable(game, changes)}
        wanted = self._wanted
        if wanted is not None:
            wanted = {key: value for key, value in wanted.items() if key != "first_dummy"}
            wanted = wanted if usable(game, wanted) else None
        self._bases = rules_options(game, own, wanted)
        now = next((base.name for base in self._bases if wanted is not None and dict(base.changes) == wanted), None)
        self.rules.set_options([(base.name, base.name) for base in self._bases], now)
        self._named()

    def _named(self) -> None:
        """Names or kinds have changed: the first dummy's choices and the notice follow."""
        people = self.people()
        for avatar, (name, _) in zip(self._avatars, people, strict=True):
            avatar.set_name(name or "?")
        options = first_options(people)
        known = [value for value, _ in options]
        if self._first not in known:
            here = persons(people)
            self._first = here[0] if len(here) == 1 else None
        if self.first_choice is not None:
            self._first_row.removeWidget(self.first_choice)
            self.first_choice.hide()
            self.first_choice.deleteLater()
        self.first_choice = self._first_control(options)
        self._first_row.addWidget(self.first_choice)
        why, _ = refused(people)
        self.notice.set_text(why)
        self.notice.setVisible(bool(why))
        self.sit.setEnabled(not why)

    def _first_control(self, options: Sequence[tuple[int | None, str]]) -> Segmented | Select:
        # None is a value here, so the controls hold the places of the options.
        places = [(place, words) for place, (_, words) in enumerate(options)]
        here = next(place for place, (value, _) in enumerate(options) if value == self._first)

        def take(place: int) -> None:
            self._first = options[place][0]

        if len(options) == 2:
            pair = Segmented(places, here, name="First dummy")
            pair.setSizePolicy(pair.sizePolicy().Policy.Preferred, pair.sizePolicy().Policy.Fixed)
            pair.changed.connect(take)
            for segment in pair.segments:
                segment.setAccessibleName(f"First dummy: {segment.text()}")
            return pair
        select = Select(places, here, name="First dummy")
        select.chosen.connect(take)
        return select

    def _sit_down(self) -> None:
        why, seat = refused(self.people())
        if why:
            self.names[seat].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        base = next(base for base in self._bases if base.name == self.rules.value())
        plan = planned(self._game, self.people(), self._first, base.changes)
        self.done(1)
        self.sit_down.emit(plan)
