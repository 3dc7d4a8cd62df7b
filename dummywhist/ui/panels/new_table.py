"""Who plays what? The sheet that opens a new table: a game, its seats, the first dummy, the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dummywhist.engine.cards.seal import Proving
from dummywhist.engine.rules.declare import Setting
from dummywhist.engine.rules.games.game import Game
from dummywhist.engine.solver.solver import is_native
from dummywhist.others import Other
from dummywhist.ui.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from dummywhist.ui.controls.choices import Segmented, Switch
from dummywhist.ui.controls.fields import Select, TextField
from dummywhist.ui.controls.fitting import lay_beside
from dummywhist.ui.controls.labels import Avatar, Notice, Text, Title
from dummywhist.ui.controls.paint import RING
from dummywhist.ui.controls.sheet import Sheet
from dummywhist.ui.controls.tiles import Tile
from dummywhist.ui.panels.doors import ELSEWHERE, Doors
from dummywhist.ui.panels.rules_state import AGREEMENTS, usable
from dummywhist.ui.panels.table_plan import (
    Choice,
    Person,
    agreement,
    choices,
    first_options,
    persons,
    planned,
    refused,
    rules_options,
    seated,
    story,
    usual_first,
)
from dummywhist.ui.preferences import LONGEST_NAME
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import rule_text, tr
from dummywhist.ui.words.levels import FAST, kinds, level_stories, no_solver
from dummywhist.ui.words.names import chosen_name, shown_name

TWO_COLUMNS = 6
"""From so many games on the tiles stand in two columns."""
FORM = 302
NOBODY = ""
"""In place of who plays: nobody waits there."""
WIDEST = 16777215
"""What the toolkit takes for no bound."""


class NewTableSheet(Sheet):
    """The new-table sheet.

    ``people`` are the usual names and kinds; ``game`` is the key of the last table's game (None: the first), ``wanted``
    are its rules; ``others`` are the players of other makers; ``proving``: whether its deals were proved to be fair.
    """

    sit_down = Signal(object)
    room_asked = Signal(int, str)
    """At Duplicate Whist: how many other tables play the trays, and who plays there; before `sit_down`."""
    elsewhere_wanted = Signal(str)
    """At Duplicate Whist: a `Door` behind which nobody sits down here."""

    differs_wanted = Signal(str)
    """The key of the game of which somebody wants to know how it differs."""

    def __init__(self, host: QWidget, games: Sequence[Game], people: Sequence[Person],
                 own: Mapping[str, Mapping[str, Mapping[str, Setting]]] | None = None, *,
                 wanted: Mapping[str, Setting] | None = None, game: str | None = None,
                 others: Sequence[Other] = (), proving: Proving = "",
                 other_room: tuple[int, str] = (8, "here"), motion: int = 0) -> None:  # fmt: skip
        self._others = tuple(others)
        self._proving: Proving = proving
        self._other_room = other_room
        offered = choices(games)
        columns = 2 if len(offered) >= TWO_COLUMNS else 1
        super().__init__(host, tr("New table"), width=900 if columns == 2 else 700, height=528, motion=motion)
        self._choices = offered
        self._own = own or {}
        self._wanted = wanted
        self._game = next((one for one in games if one.key == game), games[0])
        self._first = usual_first(self._game)
        self._last = self._game.key
        self._most = max(one.most for one in games)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(28 - 2 * RING)
        tiles = QWidget(self.content)
        tiles.setAccessibleName(tr("Games"))
        grid = QGridLayout(tiles)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10 - 2 * RING)
        self.tiles = []
        rows = (len(offered) + columns - 1) // columns
        for place, choice in enumerate(offered):
            tile = Tile(choice.name, choice.summary, choice.players, tiles)
            tile.setAccessibleDescription(
                tr("{summary} {players} players.", summary=choice.summary, players=choice.players)
            )
            tile.setChecked(self._game in choice.games)
            tile.clicked.connect(lambda _=False, chosen=choice: self._choose(self._of(chosen)))
            grid.addWidget(tile, place % rows, place // rows)
            self.tiles.append(tile)
        grid.setRowStretch(rows, 1)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        row.addWidget(tiles, 1)
        form = QWidget(self.content)
        form.setFixedWidth(current().length(FORM) + 2 * RING)
        self._form = QVBoxLayout(form)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setSpacing(4)
        row.addWidget(form)
        self.body.addLayout(row, 1)
        self._halves = (tiles, form)
        self._fill_form(people)
        self.add_button(SecondaryButton(tr("Cancel")), press_closes=0)
        self.sit = self.add_button(PrimaryButton(tr("Sit down")), safe=True)
        self.sit.clicked.connect(self._sit_down)
        self._choose(self._game)
        # The tile that is chosen has the focus: arrows go among the games, and Enter sits down.
        self.set_safe(next(tile for tile in self.tiles if tile.isChecked()))

    def arrange(self, width: int) -> None:
        """Set the form beside the games, or under them where ``width`` px are not enough for both."""
        margins = self.body.contentsMargins()
        widths = [max(half.minimumSizeHint().width(), half.minimumWidth()) for half in self._halves]
        needed = sum(widths) + self._row.spacing()
        beside = needed + margins.left() + margins.right() <= width
        widest = max(widths) + margins.left() + margins.right()
        # Where all fits no bar is wanted along the foot, also while the margin makes room for the other one.
        policy = Qt.ScrollBarPolicy
        self.scroll_across(policy.ScrollBarAlwaysOff if beside or widest <= width else policy.ScrollBarAsNeeded)
        if lay_beside(self._row, beside):
            form = self._halves[1]
            form.setMaximumWidth(form.minimumWidth() if beside else WIDEST)

    def people(self) -> tuple[Person, ...]:
        """Who sits down, as it stands."""
        everybody = (
            (chosen_name(field.text()), str(kind.value())) for field, kind in zip(self.names, self.kinds, strict=True)
        )
        found = tuple(everybody)[: self._game.most]
        # Nobody waits behind an empty place.
        empty = (seat for seat, (_, kind) in enumerate(found) if kind == NOBODY)
        return found[: next(empty, len(found))]

    def first(self) -> int | None:
        """Who takes dummy first, as it stands; None for the cut."""
        return self._first

    def _of(self, choice: Choice) -> Game:
        """Return the game of a tile that has more than one: the one for as many as played last."""
        alike = [game for game in choice.games if game.players == self._game.players]
        return (alike or list(choice.games))[0]

    def _fill_form(self, people: Sequence[Person]) -> None:
        outer = form = self._form
        self._name = Title("", 24)
        self._story = Text("", 12, tone="mute", wrap=True)
        form.addWidget(self._name)
        form.addWidget(self._story)
        self.differs = LinkButton(tr("How it differs"))
        self.differs.clicked.connect(lambda: self.differs_wanted.emit(self._game.key))
        form.addWidget(self.differs, 0, Qt.AlignmentFlag.AlignLeft)
        form.addSpacing(8)
        self._players_row = QVBoxLayout()
        form.addLayout(self._players_row)
        self.players: Segmented | None = None
        self._players_of: Choice | None = None
        tables, level = self._other_room
        self.doors = Doors(tables=tables, level=level)
        self.doors.show_rules(self._wanted or {}, people=bool(persons(people)))
        self.doors.changed.connect(self._door_changed)
        form.addWidget(self.doors)
        self._at_table = QWidget()
        self._form = form = QVBoxLayout(self._at_table)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(4)
        outer.addWidget(self._at_table)
        form.addWidget(Text(tr("Seats"), 13, 600))
        self.names: list[TextField] = []
        self.kinds: list[Select] = []
        self._avatars: list[Avatar] = []
        self._seats: list[QWidget] = []
        waited = [one.players for choice in self._choices for one in choice.games if one.most > one.players]
        self._least = min(waited, default=self._most)
        for seat, (name, kind) in enumerate(seated(people, self._most)):
            self._seat(seat, name, kind if seat < max(len(people), self._least) else NOBODY)
        self._wait = Text(tr("More sit down than play: the cut says who plays, and who waits comes in after."), 12,
                          tone="mute", wrap=True)  # fmt: skip
        self._wait.hide()
        form.addWidget(self._wait)
        self.notice = Notice("")
        self.notice.hide()
        form.addWidget(self.notice)
        self.stories = Text("", 12, tone="mute", wrap=True)
        form.addWidget(self.stories)
        self.slow = Text(no_solver(), 12, tone="mute", wrap=True)
        self.slow.setVisible(False)
        form.addWidget(self.slow)
        form.addSpacing(6)
        self.first_title = Text("", 13, 600)
        form.addWidget(self.first_title)
        self._first_row = QVBoxLayout()
        form.addLayout(self._first_row)
        self.first_choice: Segmented | Select | None = None
        form.addSpacing(6)
        form.addWidget(Text(tr("Rules"), 13, 600))
        self.rules = Select((), name=tr("Rules"))
        form.addWidget(self.rules)
        form.addSpacing(6)
        self.proves = Switch(tr("Prove each deal is fair"))
        self.proves.setChecked(bool(self._proving))
        self.proves.toggled.connect(self._show_proving)
        form.addWidget(self.proves)
        self._proof_story = Text("", 12, tone="mute", wrap=True)
        form.addWidget(self._proof_story)
        self.at_once = Switch(tr("Deal at once"))
        self.at_once.setChecked(self._proving == "at-once")
        self.at_once.toggled.connect(self._show_proving)
        form.addWidget(self.at_once)
        self._show_proving()
        form.addStretch()
        outer.addStretch()

    def _door_changed(self) -> None:
        """Another door: behind some nobody sits down here."""
        words = ELSEWHERE.get(self.doors.door) if self._asks_door else None
        self._at_table.setVisible(words is None)
        self.sit.setText(tr("Sit down") if words is None else tr(words))
        self.sit.setEnabled(words is not None or not refused(self.people())[0])
        self.grow()

    @property
    def _asks_door(self) -> bool:
        """Whether this game asks how its trays are compared."""
        return any(toggle.key == "trays" for toggle in self._game.toggles)

    def _show_proving(self) -> None:
        """Tell what is proved, and ask for shares only where it is."""
        proves, at_once = self.proves.isChecked(), self.at_once.isChecked()
        self.at_once.setVisible(proves)
        self._proof_story.setVisible(proves)
        self._proof_story.setText(
            tr("Each deal is sealed before it is dealt, and the seal can be checked afterwards.")
            if at_once
            else tr("Each deal is sealed, then everybody cuts and writes a few words before the cards are dealt.")
        )
        self.grow()

    def proving(self) -> Proving:
        """Whether each deal is proved to be fair, as it stands."""
        if not self.proves.isChecked():
            return ""
        return "at-once" if self.at_once.isChecked() else "shares"

    def _seat(self, seat: int, name: str, kind: str) -> None:
        avatar = Avatar(shown_name(name), seat)
        field = TextField(tr("Name"), name=tr("Name, seat {seat}", seat=seat + 1))
        field.setMaxLength(LONGEST_NAME)
        field.setText(shown_name(name))
        # Who waits until somebody goes out may also be nobody (W-CUT-2).
        words = tr("Nobody else waits") if seat > self._least else tr("Nobody waits")
        nobody = [(NOBODY, words)] if seat >= self._least else []
        # Wide enough for the levels; a long name of another player ends in an ellipsis.
        who = Select([*nobody, *kinds()], name=tr("Who plays, seat {seat}", seat=seat + 1))
        who.setMinimumWidth(who.sizeHint().width())
        offered = [*nobody, *kinds(self._others)]
        who.set_options(offered, kind if kind in dict(offered) else "beginner")
        field.textChanged.connect(self._named)
        who.chosen.connect(self._named)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(avatar)
        row.addWidget(field, 1)
        row.addWidget(who)
        self._form.addWidget(whole)
        self._seats.append(whole)
        self._avatars.append(avatar)
        self.names.append(field)
        self.kinds.append(who)

    def _choose(self, game: Game) -> None:
        if agreement(game) != agreement(self._game):
            self._first = usual_first(game)
        self._game = game
        self._name.setText(rule_text(game.name))
        self._story.setText(story(game))
        self._ask_players()
        self._show_seats()
        self.doors.setVisible(self._asks_door)
        own = {name: changes for name, changes in self._own.get(game.key, {}).items() if usable(game, changes)}
        wanted = self._wanted if game.key == self._last else None
        if wanted is not None:
            wanted = {key: value for key, value in wanted.items() if key != agreement(game)}
            wanted = wanted if usable(game, wanted) else None
        self._bases = rules_options(game, own, wanted)
        now = next((base.name for base in self._bases if wanted is not None and dict(base.changes) == wanted), None)
        self.rules.set_options([(base.name, base.name) for base in self._bases], now)
        self._named()

    def _show_seats(self) -> None:
        """Show a row for each who plays, one for each who waits, and one more while there is a place to wait."""
        free = self._game.players
        while free < self._game.most and self.kinds[free].value() != NOBODY:
            free += 1
        for seat, row in enumerate(self._seats):
            row.setVisible(seat < self._game.players or seat < min(free + 1, self._game.most))
            nobody = self.kinds[seat].value() == NOBODY
            self.names[seat].setVisible(not nobody)
            self._avatars[seat].setVisible(not nobody)

    def _ask_players(self) -> None:
        """Ask for how many, where the game can be had for several numbers."""
        choice = next(choice for choice in self._choices if self._game in choice.games)
        if self.players is not None and self._players_of == choice:
            return  # it was used just now, and keeps the focus
        self._players_of = choice
        if self.players is not None:
            self._players_row.removeWidget(self.players)
            self.players.hide()
            self.players.deleteLater()
            self.players = None
        if len(choice.games) < 2:
            return
        numbers = [(game.players, tr("{players:words^} players", players=game.players)) for game in choice.games]
        self.players = Segmented(numbers, self._game.players, name=tr("Players"))
        self.players.changed.connect(
            lambda number: self._choose(next(game for game in choice.games if game.players == number))
        )
        self._players_row.addWidget(self.players)
        before: QWidget = self.tiles[-1]
        for segment in (*self.players.segments, self.names[0]):
            self.setTabOrder(before, segment)
            before = segment

    def _named(self) -> None:
        """Names or kinds have changed: what may be agreed and the notice follow."""
        self._show_seats()
        people = self.people()
        waits = len(people) > self._game.players
        about = None if waits else agreement(self._game)
        self._wait.setVisible(waits)
        for avatar, (name, _) in zip(self._avatars, people, strict=False):
            avatar.set_name(shown_name(name) or "?")
        options = first_options(people, about)
        known = [value for value, _ in options]
        if self._first not in known:
            here = persons(people)
            self._first = here[0] if len(here) == 1 and here[0] in known else None
        self.first_title.setText("" if about is None else tr(AGREEMENTS[about]))
        self.first_title.setVisible(about is not None)
        if self.first_choice is not None:
            self._first_row.removeWidget(self.first_choice)
            self.first_choice.hide()
            self.first_choice.deleteLater()
            self.first_choice = None
        if about is not None:
            self.first_choice = self._first_control(options, tr(AGREEMENTS[about]))
            self._first_row.addWidget(self.first_choice)
        self.stories.setText(level_stories(kind for _, kind in people))
        self.stories.setVisible(bool(self.stories.text()))
        self.slow.setVisible(not is_native() and any(kind in FAST for _, kind in people))
        why, _ = refused(people)
        self.notice.set_text(why)
        self.notice.setVisible(bool(why))
        self.doors.set_people(bool(persons(people)))
        self._door_changed()

    def _first_control(self, options: Sequence[tuple[int | None, str]], title: str) -> Segmented | Select:
        # None is a value here, so the controls hold the places of the options.
        places = [(place, words) for place, (_, words) in enumerate(options)]
        here = next(place for place, (value, _) in enumerate(options) if value == self._first)

        def take(place: int) -> None:
            self._first = options[place][0]

        if len(options) == 2:
            pair = Segmented(places, here, name=title)
            pair.setSizePolicy(pair.sizePolicy().Policy.Preferred, pair.sizePolicy().Policy.Fixed)
            pair.changed.connect(take)
            for segment in pair.segments:
                segment.setAccessibleName(f"{title}: {segment.text()}")
            return pair
        select = Select(places, here, name=title)
        select.chosen.connect(take)
        return select

    def _sit_down(self) -> None:
        if self._asks_door and self.doors.door in ELSEWHERE:
            self.done(1)
            self.elsewhere_wanted.emit(self.doors.door)
            return
        why, seat = refused(self.people())
        if why:
            self.names[seat].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        base = next(base for base in self._bases if base.name == self.rules.value())
        changes = dict(base.changes)
        if self._asks_door:
            changes = self.doors.agreed(changes)
            if self.doors.door == "room":
                self.room_asked.emit(self.doors.tables.value(), self.doors.level.value())
        plan = planned(self._game, self.people(), self._first, changes, self.proving())
        self.done(1)
        self.sit_down.emit(plan)
