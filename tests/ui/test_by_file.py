"""A match by file in the window: made and handed out, opened, played tray by tray, handed in, merged; by keys alone."""

import os
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from dummywhist.engine.deal.actions.claims import Claim
from dummywhist.engine.duplicate.by_file import standings
from dummywhist.sealing.home import at_home
from dummywhist.sealing.results import Counted, Opened, read_results
from dummywhist.sealing.sealed import key_of, opened, read_sealed
from dummywhist.ui.desk import by_file
from dummywhist.ui.desk.commands import COMMANDS, NO_HELP, ONCE
from dummywhist.ui.panels.make_match import MakeMatchSheet
from dummywhist.ui.panels.matches_sheet import MatchesSheet
from dummywhist.ui.panels.merged_sheet import MergedSheet
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.scene.questions.claim_box import ClaimBox
from dummywhist.ui.seat.conductor import Mode
from tests.daily import one_in
from tests.sealing import friends
from tests.sealing.test_merging import WHYS, broken
from tests.ui.house import House
from tests.ui.test_claiming import needs_solver
from tests.ui.test_duplicate_table import SIZES, look
from tests.ui.test_law_table import follow

WORD = friends.WORD
TRAYS = 4


def match_file(tmp_path: Path, trays: int = TRAYS) -> Path:
    path = tmp_path / "Autumn cup.dwm"
    path.write_bytes(friends.match(trays))
    return path


def with_match(house: House, tmp_path: Path, size: tuple[int, int] = SIZES[0], trays: int = TRAYS) -> MatchesSheet:
    """The window with a friend's match in the list."""
    house.open(size=size)
    house.rest()
    assert house.program.sheets.open_match(match_file(tmp_path, trays))
    return house.sheet(MatchesSheet)


def sit_down(house: House, sheet: MatchesSheet, player: str = "Ruth", word: str = WORD) -> None:
    sheet.player.setText(player)
    sheet.word.setText(word)
    house.press(sheet.play)
    tried(house)


def tried(house: House) -> None:
    """Wait until the word was tried, or a match sealed with it, in a thread."""
    house.until(lambda: house.program.sheets.by_file._busy is None)


def play_tray(house: House) -> int:
    """Play the tray on the table, the lowest card always; return the tricks of North and South."""
    while house.conductor.mode not in (Mode.BETWEEN, Mode.OVER):
        follow(house)
        house.rest()
    house.rest()
    result = house.conductor.view().result
    assert result is not None
    return sum(tricks for side, tricks in result.tricks if side == "NS")


def own(house: House):
    (match,), broken = at_home(house.paths.sealed)
    assert not broken
    return match


def offered(house: House) -> list[str]:
    return [str(choice.value) for choice in house.picture.choices]


def test_the_third_door_of_a_new_table_leads_to_the_matches(house: House) -> None:
    house.open()
    house.rest()
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    next(tile for tile in sheet.tiles if tile.text() == "Duplicate Whist").click()
    sheet.doors.tiles["file"].click()
    assert sheet.sit.text() == "Matches by file" and sheet.sit.isEnabled() and not sheet.doors.trays.isVisible()
    look(house, "door-by-file")
    house.press(sheet.sit)
    matches = house.sheet(MatchesSheet)
    assert matches.none.isVisible() and not matches.play.isEnabled() and not matches.list.isVisible()
    look(house, "by-file-none")


@pytest.mark.parametrize("size", one_in(2, SIZES[1::-1]))
def test_a_match_is_made_and_handed_out(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size) -> None:
    house.open(size=size)
    house.rest()
    house.do("by_file")
    sheet = house.sheet(MatchesSheet)
    sheet.make_wanted.emit()
    make = house.sheet(MakeMatchSheet)
    house.press(make.make)
    assert make.wrong.text() == "The match needs a title." and QApplication.focusWidget() is make.name
    make.name.setText("Autumn cup")
    house.press(make.make)
    assert make.wrong.text() == "The trays need a word that opens them." and QApplication.focusWidget() is make.word
    look(house, "make-match")
    make.trays.setValue(6)
    make.trump.set_value("spades")
    make.closes.setText("30 November")
    make.word.setText(WORD)
    out = tmp_path / "cup.dwm"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    level = make.level.value()
    house.press(make.make)
    tried(house)
    sealed = read_sealed(out.read_bytes())
    assert sealed.agreed == ("Autumn cup", 6, level, "spades", "30 November")
    assert opened(sealed, key_of(sealed.salt, WORD), 6).number == 6
    sheet = house.sheet(MatchesSheet)
    assert sheet.name == sealed.name and sheet.word.text() == WORD and sheet.play.text() == "Play tray 1"
    assert not sheet.hand_in.isEnabled()
    look(house, "by-file-made")


def test_the_word_is_tried_while_the_window_lives_and_a_sheet_that_was_shut_begins_nothing(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet, threads, goes_on, real = with_match(house, tmp_path), [], Event(), key_of

    def slow(salt: bytes, word: str) -> bytes:
        threads.append(current_thread())
        assert goes_on.wait(20)
        return real(salt, word)

    monkeypatch.setattr(by_file, "key_of", slow)
    before = house.program.path
    sheet.player.setText("Ruth")
    sheet.word.setText(WORD)
    house.press(sheet.play)
    house.until(lambda: len(threads) == 1)
    assert threads[0] is not main_thread() and sheet.note.text() == "The word is tried."
    house.press(sheet.play)  # once is enough
    house.rest()
    sheet.reject()
    goes_on.set()
    tried(house)
    threads[0].join(20)
    house.rest()
    assert len(threads) == 1 and house.program.path == before and own(house).results is None


@pytest.mark.parametrize("size", one_in(2, SIZES[1::-1]))
def test_trays_are_played_in_turn_and_each_stands_in_the_results(house: House, tmp_path: Path, size) -> None:
    sheet = with_match(house, tmp_path, size)
    before = house.program.path
    look(house, "by-file-opened")
    sit_down(house, sheet)
    house.rest()
    match = own(house)
    assert match.results.entries == (Opened(1),)  # before a card was seen
    tray = opened(match.sealed, friends.key(TRAYS), 1)
    assert house.deal.dealt == tray.hands and house.conductor.view().turned == tray.turned
    assert house.conductor.view().dealer == tray.dealer
    kinds = {house.sitting.standing.person_of(player).kind for player in house.sitting.standing.players}
    assert kinds == {"person", "steady"} and house.picture.plates["bottom"].role == "South"
    assert house.conductor.computers.other_room.plan.tables == 0  # friends play it, and no other room
    assert "Autumn cup, tray 1 of 4" in house.window.facts.text()
    look(house, "sealed-tray")
    reasons = {key: COMMANDS[key].reason(house.window._offered) for key in ("undo", "hint")}
    assert reasons == {"undo": ONCE, "hint": NO_HELP}
    made = []
    for number in range(1, TRAYS + 1):
        made.append(play_tray(house))
        assert own(house).results.tricks == dict(enumerate(made, 1))
        assert house.picture.verdict.lines == (
            "It stands in your results. Merging them with those of others compares it.",
        )
        last = number == TRAYS
        assert offered(house) == (["to the matches"] if last else ["next sealed tray", "to the matches"])
        if number == 1:
            look(house, "sealed-tray-counted")
            house.view.cloth_clicked.emit()
            house.rest()
            assert house.conductor.view().result is not None  # nothing else is dealt here
        if not last:
            house.view.choice_made.emit("next sealed tray")
            house.rest()
            assert own(house).results.entries[-1] == Opened(number + 1)
            assert house.deal.dealt == opened(match.sealed, friends.key(TRAYS), number + 1).hands
    assert house.program.sheets.open_sheet is None  # no ranking of other rooms is opened
    house.view.choice_made.emit("to the matches")
    house.until(lambda: isinstance(house.program.sheets.open_sheet, MatchesSheet))
    assert house.program.path == before
    sheet = house.sheet(MatchesSheet)
    assert sheet.play.text() == "All trays are played" and not sheet.play.isEnabled()
    entry = own(house).results.entries[1]
    assert isinstance(entry, Counted) and entry.played == ("steady", "steady", "person", "steady")


def test_a_tray_that_is_left_goes_on_where_it_was_and_is_not_dealt_again(house: House, tmp_path: Path) -> None:
    sit_down(house, with_match(house, tmp_path))
    house.rest()
    follow(house)
    house.rest()
    played = [*house.conductor.view().played, house.conductor.view().trick]
    house.key(Qt.Key.Key_Escape)
    house.rest()
    assert own(house).begun and house.program.path is not None
    house.shut()
    house.open()
    house.rest()
    house.do("by_file")
    sheet = house.sheet(MatchesSheet)
    assert sheet.play.text() == "Go on with tray 1" and not sheet.player.isEnabled()
    assert sheet.player.text() == "Ruth" and not sheet.partner.isEnabled()
    sit_down(house, sheet, player="Ruth")
    house.rest()
    assert [*house.conductor.view().played, house.conductor.view().trick][: len(played)] == played
    made = play_tray(house)
    assert own(house).results.tricks == {1: made}
    assert [type(entry) for entry in own(house).results.entries] == [Opened, Counted]


def test_killed_after_the_count_the_result_is_written_when_the_tray_comes_back(
    house: House, tmp_path, monkeypatch
) -> None:
    sit_down(house, with_match(house, tmp_path))
    house.rest()
    monkeypatch.setattr(house.program.sheets.by_file.tray, "_write", lambda: None)
    made = play_tray(house)
    house.shut()
    assert own(house).begun
    house.open()
    house.rest()
    house.do("by_file")
    sit_down(house, house.sheet(MatchesSheet))
    house.rest()
    assert own(house).results.tricks == {1: made} and offered(house)[0] == "next sealed tray"


def test_a_result_that_cannot_be_written_is_said_and_tried_again(house: House, tmp_path, monkeypatch) -> None:
    sit_down(house, with_match(house, tmp_path))
    house.rest()
    tray = house.program.sheets.by_file.tray

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    file = tray._file
    with monkeypatch.context() as patch:
        patch.setattr("dummywhist.sealing.keeping.append_at", full)
        play_tray(house)
        assert house.said.startswith("Not saved: ") and offered(house) == ["save the result"]
        assert tray._file is file
    house.view.choice_made.emit("save the result")
    house.rest()
    assert own(house).played == 1 and offered(house)[0] == "next sealed tray"


@pytest.mark.parametrize(
    ("player", "word", "said"),
    [
        ("", WORD, "Write your name: the results bear it."),
        ("Ruth", "  ", "Write the match word: it opens the trays."),
        ("Ruth", "blue kettle 4418", "This word opens no tray: it is another word."),
    ],
)
def test_what_is_missing_is_said_and_begins_nothing(house: House, tmp_path: Path, player, word, said) -> None:
    sheet = with_match(house, tmp_path)
    sit_down(house, sheet, player, word)
    assert sheet.isVisible() and sheet.wrong.text() == said
    assert own(house).results is None


def test_two_people_at_one_screen_play_north_and_south(house: House, tmp_path: Path) -> None:
    sheet = with_match(house, tmp_path)
    sheet.partner.set_value("person")
    sheet._show_partner()
    sheet.partner_name.setText("Ruth")
    sit_down(house, sheet)
    assert sheet.wrong.text() == "Two people cannot have one name here."
    sheet.partner_name.setText("Max")
    look(house, "by-file-partner")
    house.press(sheet.play)
    tried(house)
    house.until(lambda: house.conductor.mode in (Mode.CURTAIN, Mode.PERSON))
    standing = house.sitting.standing
    people = {standing.person_of(player) for player in standing.players}
    assert {("Ruth", "person"), ("Max", "person")} <= people
    assert sorted(person.kind for person in people) == ["person", "person", "steady", "steady"]


def changed_tray(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if line.startswith(b"tray 1 "))
    last = b"0" if lines[at][-2:-1] != b"0" else b"1"
    lines[at] = lines[at][:-2] + last + b"\n"
    return b"".join(lines)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "sealed match: the first line"),
        (b"dummywhist sealed match 1\n", "What is agreed in this sealed match cannot be read"),
        (b"dummywhist sealed match 9\n", "This sealed match is of version 9"),
        (friends.match(TRAYS)[:-200], "line"),
        (b"\x00" * 200, "sealed match: the first line"),
    ],
)
def test_a_broken_match_is_refused_in_a_sentence(house: House, tmp_path: Path, content: bytes, said: str) -> None:
    house.open()
    house.rest()
    house.do("by_file")
    sheet = house.sheet(MatchesSheet)
    path = tmp_path / "cup.dwm"
    path.write_bytes(content)
    sheet.dropped.emit((path,))
    if said != "line":
        assert sheet.wrong.text().startswith("cup.dwm: ") and said in sheet.wrong.text()
        assert not house.paths.sealed.exists() and path.read_bytes() == content
    else:  # the last line is shorter: that tray alone does not open
        assert sheet.name or sheet.wrong.text()


def test_a_changed_tray_is_named_and_not_opened(house: House, tmp_path: Path) -> None:
    house.open()
    house.rest()
    path = tmp_path / "cup.dwm"
    path.write_bytes(changed_tray(friends.match(TRAYS)))
    assert house.program.sheets.open_match(path)
    sheet = house.sheet(MatchesSheet)
    sit_down(house, sheet)
    assert sheet.wrong.text().startswith("Tray 1 does not open with the word that opens others")
    assert own(house).results is None


def test_results_that_were_changed_here_cannot_be_gone_on_with(house: House, tmp_path: Path) -> None:
    sit_down(house, with_match(house, tmp_path))
    house.rest()
    play_tray(house)
    house.shut()
    path = own(house).results_file
    content = path.read_bytes()
    changed = content.replace(b"NS ", b"NS 1", 1)
    path.write_bytes(changed)
    house.open()
    house.rest()
    house.do("by_file")
    sheet = house.sheet(MatchesSheet)
    assert sheet.wrong.text() == "Tray 1 of Ruth’s results was changed after it was played."
    assert not sheet.play.isEnabled() and path.read_bytes() == changed
    look(house, "by-file-changed")


# ---- merging ----

PLAYERS = ("Max", "Ana", "Nell", "Carl", "Zoë")


def lines_of(sheet: MergedSheet) -> list[str]:
    return [sheet._files.itemAt(at).widget().text() for at in range(sheet._files.count())]


def ranks(sheet: MergedSheet) -> list[list[str]]:
    table = sheet.ranks
    return [[table.item(row, column).text() for column in range(5)] for row in range(table.rowCount())]


def merge(house: House, sheet: MatchesSheet, files: list[Path]) -> MergedSheet:
    house.press(sheet.merge)
    merged = house.sheet(MergedSheet)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    merged.dropEvent(QDropEvent(QPointF(20, 20), Qt.DropAction.CopyAction, mime, buttons, keys))
    return merged


@pytest.mark.parametrize("size", one_in(2, SIZES[1::-1]))
def test_results_that_are_dropped_make_one_ranking(house: House, tmp_path: Path, size) -> None:
    sheet = with_match(house, tmp_path, size, trays=12)
    files = []
    for player in PLAYERS:
        path = tmp_path / f"{player}.dwr"
        path.write_bytes(friends.results(player, 9 if player == "Carl" else 12, 12))
        files.append(path)
    merged = merge(house, sheet, files)
    made = {player: read_results(path.read_bytes()).tricks for player, path in zip(PLAYERS, files, strict=True)}
    wanted = standings(made)
    assert [row[1] for row in ranks(merged)] == [one.player for one in wanted]
    assert {row[1]: row[2] for row in ranks(merged)} == {one: "9 of 12" if one == "Carl" else "12" for one in PLAYERS}
    first = wanted[0]
    assert merged.subtitle.text().startswith(f"{first.player}: place 1 of 5, +{float(first.plus):.1f} tricks.")
    assert f"Chance alone moves such a total by about {first.chance:.1f} tricks." in merged.subtitle.text()
    assert lines_of(merged)[0] == "Max.dwr: Max, twelve trays." and merged.trays.rowCount() == 12
    look(house, "merged")
    merged.ranks.setFocus()
    house.key(Qt.Key.Key_Down)
    second = ranks(merged)[1][1]
    assert merged.subtitle.text().startswith(f"{second}: place 2 of 5")
    merged.trays.setFocus()
    house.key(Qt.Key.Key_Down)
    assert merged.pages.currentIndex() == 1
    look(house, "merged-traveller")
    house.press(merged.back)
    assert merged.pages.currentIndex() == 0
    house.key(Qt.Key.Key_Escape)
    assert house.free


@pytest.mark.parametrize("way", WHYS)
def test_each_way_in_which_a_file_can_be_broken_is_told_in_one_sentence(house: House, tmp_path: Path, way: str) -> None:
    content, said = broken()[way], WHYS[way]
    sheet = with_match(house, tmp_path, trays=48)
    torn, whole = tmp_path / "Ruth.dwr", tmp_path / "Max.dwr"
    torn.write_bytes(content)
    whole.write_bytes(friends.results("Max"))
    merged = merge(house, sheet, [torn, whole])
    (line,) = [line for line in lines_of(merged) if line.startswith("Ruth.dwr: ")]
    assert said in line and [row[1] for row in ranks(merged)] == ["Max"]
    assert torn.read_bytes() == content
    if way == "broken chain":
        look(house, "merged-broken")


def test_one_player_twice_shows_both_and_counts_none(house: House, tmp_path: Path) -> None:
    sheet = with_match(house, tmp_path)
    match = read_sealed(friends.match(TRAYS))
    entries = friends.entries("Max", TRAYS)
    second = Counted(2, (friends.tricks("Max", 2) + 1) % 14, friends.LEVELS)
    other = [*entries[:3], second, *entries[4:]]
    files = [tmp_path / "a.dwr", tmp_path / "b.dwr", tmp_path / "gone.dwr"]
    files[0].write_bytes(friends.written("Max", match, entries))
    files[1].write_bytes(friends.written("Max", match, other))
    merged = merge(house, sheet, files)
    told = lines_of(merged)
    assert told[0] == "a.dwr: There are two files of Max with different results; none of them counts."
    assert told[2] == f"Max, tray 2: a.dwr {friends.tricks('Max', 2)}, b.dwr {second.tricks}"
    assert told[3].startswith("gone.dwr: ") and not ranks(merged)
    look(house, "merged-twice")


def test_ones_own_results_are_handed_in_and_merged_by_a_friend(house: House, tmp_path: Path, monkeypatch) -> None:
    sit_down(house, with_match(house, tmp_path))
    house.rest()
    made = play_tray(house)
    house.view.choice_made.emit("to the matches")
    house.until(lambda: isinstance(house.program.sheets.open_sheet, MatchesSheet))
    sheet = house.sheet(MatchesSheet)
    out = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    house.press(sheet.hand_in)
    assert sheet.note.text() == "Saved in mine.dwr."
    content = (tmp_path / "mine.dwr").read_bytes()
    assert read_results(content).tricks == {1: made} and content == own(house).results_file.read_bytes()
    path = tmp_path / "max.dwr"
    path.write_bytes(friends.results("Max", TRAYS, TRAYS))
    merged = merge(house, sheet, [path, tmp_path / "mine.dwr"])
    assert {row[1]: row[2] for row in ranks(merged)} == {"Ruth": "1 of 4", "Max": "4"}
    assert "mine.dwr: Another file of Ruth has this and more, or the same." in lines_of(merged)
    assert merged.subtitle.text().startswith("Ruth: place ")


def test_a_key_that_is_not_the_known_one_is_said(house: House, tmp_path: Path) -> None:
    sheet = with_match(house, tmp_path)
    path = tmp_path / "max.dwr"
    path.write_bytes(friends.results("Max", TRAYS, TRAYS))
    merged = merge(house, sheet, [path])
    house.key(Qt.Key.Key_Escape)
    match = read_sealed(friends.match(TRAYS))
    path.write_bytes(friends.written("Max", match, friends.entries("Max", 2), friends.signer("Eve")))
    house.program.sheets.by_file._files.clear()
    house.do("by_file")
    merged = merge(house, house.sheet(MatchesSheet), [path])
    assert "max.dwr: Max’s file comes from another installation." in lines_of(merged)


def test_the_word_stands_nowhere_on_the_disk(house: House, tmp_path: Path) -> None:
    sit_down(house, with_match(house, tmp_path))
    house.rest()
    play_tray(house)
    house.shut()
    for folder, _, names in os.walk(house.paths.data):
        for name in names:
            assert WORD.encode() not in (Path(folder) / name).read_bytes()


def claimed(house: House, tricks: int) -> None:
    """Claim by the keyboard alone: Ctrl+K, and the number that is offered."""
    house.do("claim")
    house.rest()
    assert house.view.findChild(ClaimBox).isVisible()
    house.conductor.propose(Claim(tricks))
    house.rest()


@needs_solver
def test_W_CLAIM_1_tricks_that_are_given_up_end_a_sealed_tray_and_stand_in_the_results(house, tmp_path: Path) -> None:
    sit_down(house, with_match(house, tmp_path))
    house.rest()
    while len(house.deal.tricks) < 3 or house.conductor.mode is not Mode.PERSON:
        follow(house)
        house.rest()
    won = sum(trick.winner % 2 == 0 for trick in house.deal.tricks)
    assert house.offers("claim")
    claimed(house, 0)
    house.until(lambda: house.deal.result is not None or house.conductor.mode is Mode.BETWEEN)
    house.rest()
    assert own(house).results.tricks == {1: won} and offered(house)[0] == "next sealed tray"
    house.view.choice_made.emit("next sealed tray")
    house.rest()
    assert own(house).results.entries[-1] == Opened(2), "only the tray that was claimed is over"


@needs_solver
@pytest.mark.parametrize("size", SIZES[:2])
def test_W_CLAIM_5_a_claim_that_is_refused_at_a_sealed_tray_tells_nothing_and_is_made_once(
    house, tmp_path, size
) -> None:
    sit_down(house, with_match(house, tmp_path, size))
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    house.rest()
    hidden = house.conductor.view().hands
    claimed(house, 13)
    seen = house.conductor.view()
    look(house, "sealed-claim-refused")
    assert "is refused" in house.view.question.accessibleName() and seen.phase == "play" and seen.claim is None
    assert seen.hands == hidden and seen.dealt is None, "no card is shown for it"
    while len(house.deal.tricks) < 2 or house.conductor.mode is not Mode.PERSON:
        follow(house)
        house.rest()
    assert not house.offers("claim") and not house.offers("line")
    assert "no other is made of this tray" in house.window.actions_by_key["claim"].toolTip()
    made = play_tray(house)
    assert own(house).results.tricks == {1: made}
    house.until(lambda: house.window.central.dock_name == "line")  # as it was said when it was refused
    look(house, "sealed-claim-line")
    house.view.choice_made.emit("next sealed tray")
    house.until(lambda: house.conductor.mode is Mode.PERSON)
    house.rest()
    assert house.window.central.dock_name != "line" and house.offers("claim")
