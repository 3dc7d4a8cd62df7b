"""The fair deal in the window: the pack is cut, words are given, the cards are dealt, and the proof is shown."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget

from dummywhist.engine.cards.seal import Share
from dummywhist.engine.fair.kept import Fate
from dummywhist.engine.fair.proof import script
from dummywhist.engine.record.people import Person
from dummywhist.engine.record.text import read_record, record_text
from dummywhist.engine.rules.games.duplicate_whist import DUPLICATE_WHIST
from dummywhist.ui.panels.new_table import NewTableSheet
from dummywhist.ui.panels.proof_parts import HandShown, LineShown
from dummywhist.ui.panels.proof_sheet import ProofSheet
from dummywhist.ui.panels.rules_page import RulesPage
from dummywhist.ui.panels.score_sheet import ScoreSheet
from dummywhist.ui.panels.table_plan import planned
from dummywhist.ui.scene.giving.value import Gives
from dummywhist.ui.seat.conductor import Mode
from dummywhist.ui.seat.opening import Seating
from tests.daily import pairs
from tests.ui.house import House, play

ALONE, TWO = ("person", "beginner", "beginner"), ("person", "person", "beginner")
SECRET = "ceae2db598a2fa0fda6ff318adb65f2e21650dd4a2c06a094dfcad4368eabc3f"
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
SIZES = [(800, 600), (1024, 640), (1366, 768), (1920, 1080)]


@pytest.fixture
def sealed(house: House):
    """Return who sits down at a table that proves its deals and waits for shares."""

    def sit(kinds=ALONE, **how):
        house.sit(kinds, proving=how.pop("proving", "shares"), **how)
        house.rest()
        QTest.qWait(0)
        return house.view.giving

    return sit


def names(giving) -> list[tuple[str, Gives]]:
    return [(giver.name, giver.gives) for giver in giving.paper.giving.givers]


def write(house: House, words: str) -> None:
    """Type words where the keyboard is, also signs that no key of a plain keyboard has."""
    for sign in words:
        QApplication.sendEvent(house.focus(), QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign))


def finish(house: House) -> None:
    """Let the computers finish the deal, and put away what comes."""
    house.conductor.finish_at_once()
    house.until(lambda: house.conductor.mode in (Mode.BETWEEN, Mode.OVER))
    house.rest()
    house.program.sheets.close_sheet()


# ---- the step before the deal ----


def test_it_is_off_at_first_and_asked_for_at_a_new_table(house: House) -> None:
    house.sit(ALONE)
    house.rest()
    assert house.table.session.proving == "" and not house.view.giving.asks
    house.do("new_table")
    sheet = house.sheet(NewTableSheet)
    assert not sheet.proves.isChecked() and not sheet.at_once.isVisible()
    sheet.proves.click()
    assert sheet.at_once.isVisible() and not sheet.at_once.isChecked()
    house.press(sheet.sit)
    house.rest()
    assert house.conductor.mode is Mode.SHARES and house.table.record.proving == "shares"
    house.do("new_table")
    assert house.sheet(NewTableSheet).proves.isChecked()
    house.sheet(NewTableSheet).at_once.click()
    house.press(house.sheet(NewTableSheet).sit)
    house.rest()
    assert house.conductor.mode is not Mode.SHARES and house.table.record.proving == "at-once"


def test_by_keyboard_alone_from_the_cut_to_the_cards(sealed, house: House) -> None:
    giving = sealed()
    assert giving.ribbon.hasFocus() and giving.ribbon.value() == 0
    house.key(Qt.Key.Key_Right)
    house.key(Qt.Key.Key_Home)
    house.key(Qt.Key.Key_PageUp)
    house.key(Qt.Key.Key_Right)
    assert giving.ribbon.value() == 7
    house.key(Qt.Key.Key_End)
    assert giving.ribbon.value() == 51
    house.key(Qt.Key.Key_Left)
    house.key(ENTER)
    assert house.focus() is giving.paper.field
    house.type("blue kettle 4417")
    house.key(ENTER)
    house.rest()
    QTest.qWait(0)
    assert house.table.session.sealed.shares == (Share(1, 50, "blue kettle 4417"),)
    assert giving.paper.deal.hasFocus() and giving.paper.deal.text() == "Deal"
    house.key(ENTER)
    house.until(lambda: any(house.deal.dealt))
    assert not giving.asks and house.rest()
    assert 'A share 1 cut 50 words "blue kettle 4417"' in record_text(house.table.record)


def test_by_mouse_and_the_button_gives_and_deals_at_once(sealed, house: House) -> None:
    giving = sealed()
    ribbon = giving.ribbon
    at = QPoint(ribbon.width() // 2, ribbon.height() // 2)
    QTest.mouseMove(ribbon, at)
    QTest.mouseClick(ribbon, Qt.MouseButton.LeftButton, pos=at)
    assert ribbon.value() == 26
    QTest.mousePress(ribbon, Qt.MouseButton.LeftButton, pos=at)
    house.press(giving.paper.deal)
    house.until(lambda: any(house.deal.dealt))
    assert house.table.session.sealed.shares == (Share(1, 26, ""),)


def test_a_cut_by_number_is_1_to_51(sealed, house: House) -> None:
    giving = sealed()
    house.type("31")
    assert giving.ribbon.value() == 31
    giving.ribbon._forget_typed()
    for wrong in ("0", "52"):
        house.type(wrong)
        assert giving.paper.strength.text() == "1 to 51"
    assert giving.ribbon.value() == 5  # the first figure of 52


def test_signs_that_cannot_be_seen_are_dropped_and_two_hundred_are_the_most(sealed, house: House) -> None:
    giving = sealed()
    house.key(ENTER)
    write(house, "a\u0430b\u200bc")
    assert giving.paper.field.text() == "abc"
    assert giving.paper.strength.text() == "Latin letters, digits and signs only."
    write(house, "d" * 300)
    assert len(giving.paper.field.text()) == 200
    house.key(ENTER)
    assert house.table.session.sealed.shares[0].words == "abc" + "d" * 197


def test_how_strong_a_share_is_stands_in_words(sealed, house: House) -> None:
    giving = sealed()
    strength = giving.paper.strength.text
    assert strength() == "No share"
    house.key(Qt.Key.Key_Home)
    assert strength() == "A cut alone is weak"
    house.key(ENTER)
    house.type("blu")
    assert strength() == "Still weak"
    house.type("e kettle 4417")
    assert strength() == "Strong enough"


def test_escape_gives_no_share_and_the_deal_goes_on(sealed, house: House) -> None:
    giving = sealed()
    house.key(Qt.Key.Key_End)
    house.key(ESC)
    assert names(giving) == [("Ruth", Gives.NOTHING)] and house.said == "Ruth gives no share."
    house.until(lambda: house.focus() is giving.paper.deal)
    house.key(ENTER)
    house.until(lambda: any(house.deal.dealt))
    assert house.table.session.sealed.shares == ()


def test_several_people_give_one_after_another_and_may_change_the_order(sealed, house: House) -> None:
    giving = sealed(TWO)
    assert names(giving) == [("Ruth", Gives.TURN), ("Edith", Gives.WAITS)]
    assert giving.paper.deal.text() == "Next: Edith"
    house.press(giving.paper.order)
    assert names(giving) == [("Edith", Gives.TURN), ("Ruth", Gives.WAITS)]
    house.until(lambda: house.focus() is giving.ribbon)
    house.type("23")
    house.key(ENTER)
    house.type("blue kettle 4417")
    house.key(ENTER)
    house.until(lambda: house.focus() is giving.ribbon)
    assert giving.ribbon.value() == 0 and giving.paper.deal.text() == "Deal"
    assert names(giving) == [("Edith", Gives.GIVEN), ("Ruth", Gives.TURN)] and not giving.paper.order.isVisible()
    house.type("31")
    house.key(ENTER)
    write(house, "Ruth’s garden gate")
    house.press(giving.paper.deal)
    house.until(lambda: any(house.deal.dealt))
    assert [share.entrant for share in house.table.session.sealed.shares] == [2, 1]


def test_who_gets_up_is_not_asked_and_who_sits_down_is(sealed, house: House) -> None:
    giving = sealed(TWO)
    house.press(giving.paper.order)
    edith = house.conductor.persons()[1]
    assert house.conductor.reseat(edith, "beginner", "Edith")
    house.rest()
    assert names(giving) == [("Ruth", Gives.TURN)]
    assert house.conductor.reseat(edith, "person", "Edith")
    house.rest()
    assert names(giving) == [("Ruth", Gives.TURN), ("Edith", Gives.WAITS)]


def test_the_example_gives_its_deal(house: House) -> None:
    house.begin().secrets = lambda: SECRET
    people = (Person("Ruth", "person"), Person("Jo", "person"), Person("Max", "beginner"))
    house.program.new_table(Seating("english-dummy", people, (1, 2, 3), {"first_dummy": "agreed"}, "shares"))
    house.show()
    house.rest()
    giving = house.view.giving
    assert giving.paper.giving.seal.startswith("fb114688")
    for entrant, cut, words in ((2, 23, "blue kettle 4417"), (1, 31, "Ruth’s garden gate")):
        if giving.paper.giving.turn.entrant != entrant:
            house.press(giving.paper.order)
            house.until(lambda: house.focus() is giving.ribbon)
        giving.ribbon.setValue(cut)
        giving.paper.field.setText(words)
        giving.paper._give()
    house.press(giving.paper.deal)
    house.until(lambda: any(house.deal.dealt))
    assert house.table.deal_number == 10282181828466379693


def test_the_seal_is_copied_whole_and_spoken(sealed, house: House) -> None:
    giving = sealed()
    seal = house.table.session.sealed.seal
    house.press(giving.paper.copy)
    assert QGuiApplication.clipboard().text() == seal
    assert " ".join(seal[:8]) in giving.spoken and giving.spoken.startswith("The deal is sealed. Seal: ")
    spoken: list[str] = []
    house.view.announcer.spoken.connect(lambda words, _assertive: spoken.append(words))
    house.do("repeat")
    house.until(lambda: any(" ".join(seal[:8]) in words for words in spoken))


def test_a_screen_reader_finds_a_slider_a_list_and_buttons(sealed, house: House) -> None:
    giving = sealed(TWO)
    house.type("31")
    slider = QAccessible.queryAccessibleInterface(giving.ribbon)
    assert slider.role() == QAccessible.Role.Slider and slider.text(QAccessible.Text.Name) == "Cut"
    assert slider.text(QAccessible.Text.Description) == "31 of 51" and slider.text(QAccessible.Text.Value) == "31"
    rows = [row.accessibleName() for row in giving.paper.rows]
    assert rows == ["Ruth, in turn", "Edith, waits"]
    assert giving.paper.field.accessibleName() == "Words of Ruth"
    assert giving.paper.seal.accessibleName().replace(" ", "") == house.table.session.sealed.seal


def test_meanwhile_no_deal_is_thrown_in_or_asked_for(sealed, house: House) -> None:
    sealed()
    assert not house.offers("new_deal") and not house.offers("deal_number") and not house.offers("same_deal")
    assert house.offers("proof")


def test_how_this_works_is_a_page_to_read_and_the_step_stands_after_it(sealed, house: House) -> None:
    giving = sealed()
    house.press(giving.paper.how)
    assert "The fair deal" in house.sheet(RulesPage).title.text()
    house.program.sheets.close_sheet()
    house.rest()
    assert giving.asks and house.conductor.mode is Mode.SHARES


def test_a_table_that_is_taken_up_goes_on_with_the_same_seal_and_shares(sealed, house: House) -> None:
    giving = sealed(TWO)
    house.type("23")
    house.key(ENTER)
    house.key(ENTER)
    sealed_ = house.table.session.sealed
    assert len(sealed_.shares) == 1
    house.shut()
    house.open()
    house.rest()
    giving = house.view.giving
    assert giving.asks and house.table.session.sealed == sealed_
    assert names(giving) == [("Ruth", Gives.GIVEN), ("Edith", Gives.TURN)]


@pytest.mark.parametrize(("size", "language"), pairs(SIZES, ["de", "en", "fr"]))
def test_everything_lies_in_the_window_and_over_nothing(sealed, house: House, size, language) -> None:
    giving = sealed(TWO, size=size, language=language)
    house.key(Qt.Key.Key_Home)
    paper, ribbon, view = giving.paper, giving.ribbon, house.view
    surface = view.viewport().rect()
    assert surface.contains(ribbon.geometry())
    body = paper.geometry().adjusted(24, 24, -24, -24)
    assert surface.contains(body)
    table = view.scene_items.table
    cards = ribbon._strip().translated(ribbon.pos().toPointF())
    assert cards.bottom() < body.top() and cards.top() > table.marker.bottom
    for part in (paper.title, paper.how, paper.seal, paper.copy, paper.deal, paper.order, paper.strength):
        if part.isVisible():
            box = part.rect().translated(part.mapTo(view.viewport(), QPoint(0, 0)))
            assert body.contains(box), part.accessibleName()
    for label in paper.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap() and type(label).__name__ == "Text":
            assert label.width() >= label.sizeHint().width() - 1, label.text()
    assert paper.seal.height() >= paper.seal.sizeHint().height()


# ---- the secret ----


def everything_said(house: House) -> str:
    """All words that any widget or item of the window bears."""
    found: list[str] = [house.said]
    for widget in [house.window, *house.window.findChildren(QWidget)]:
        for name in ("text", "accessibleName", "accessibleDescription", "toolTip"):
            said = getattr(widget, name, None)
            if callable(said):
                try:
                    found.append(str(said()))
                except TypeError:
                    continue
    found += [str(label) for label in house.picture.labels.values()]
    return "\n".join(found)


def test_the_secret_is_nowhere_in_the_window_nor_in_its_log_before_the_count(sealed, house: House, caplog) -> None:
    giving = sealed()
    secret = house.table.session.sealed.secret
    groups = {secret[at : at + 8] for at in range(0, 64, 8)}

    def check() -> None:
        said = everything_said(house)
        assert not [group for group in groups if group in said]
        files = [file for file in house.paths.logs.rglob("*") if file.is_file() and file.suffix != ".dwr"]
        logs = [file.read_text("utf-8", "replace") for file in files]
        assert secret not in "".join(logs) and secret not in caplog.text

    check()
    house.press(giving.paper.deal)
    house.until(lambda: any(house.deal.dealt))
    play(house, 2)
    check()
    house.do("proof")
    assert house.sheet(ProofSheet).proof.secret == ""
    check()
    house.program.sheets.close_sheet()
    finish(house)
    house.do("proof")
    assert secret[:8] in everything_said(house)


def test_at_once_only_the_status_bar_says_that_it_is_sealed(sealed, house: House) -> None:
    giving = sealed(proving="at-once")
    assert not giving.asks
    assert f"Sealed {house.table.session.sealed.seal[:8]} …" in house.window.facts.text()


# ---- the proof ----


def test_after_the_deal_the_sheet_shows_four_ticks_and_the_hand(sealed, house: House) -> None:
    giving = sealed()
    house.type("31")
    house.key(ENTER)
    write(house, "Ruth’s garden gate")
    house.press(giving.paper.deal)
    house.until(lambda: any(house.deal.dealt))
    finish(house)
    house.do("proof")
    sheet = house.sheet(ProofSheet)
    assert sheet.title.text() == "The deal was fair" and sheet.proof.fair
    assert [line.accessibleName() for line in sheet.findChildren(LineShown)] == [
        "Yes: The secret gives the seal",
        "Yes: Secret, cuts and words give the deal number",
        "Yes: The deal number gives this pack",
        "Yes: Your thirteen cards were these",
    ]
    hand = sheet.findChild(HandShown)
    assert hand is not None and hand.accessibleName().count(",") == 12
    house.press(sheet.copy)
    proof = QGuiApplication.clipboard().text()
    assert proof.count("\n") == 6 and "share 31 Ruth’s garden gate\n" in proof
    house.press(sheet.again)
    assert sheet.note.text() == "Checked again: The deal was fair."


def test_the_script_is_saved_as_it_is_shipped_and_checks_the_copied_proof(
    sealed, house: House, tmp_path, monkeypatch
) -> None:
    sealed(proving="at-once")
    finish(house)
    house.do("proof")
    sheet = house.sheet(ProofSheet)
    path = tmp_path / "check_deal.py"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    house.press(sheet.script)
    assert path.read_bytes() == script() and sheet.note.text() == "The script is in check_deal.py."
    house.press(sheet.copy)
    proof = QGuiApplication.clipboard().text().encode()
    done = subprocess.run([sys.executable, "-I", str(path)], input=proof, capture_output=True, check=False)
    assert done.returncode == 0 and b"The secret gives the seal." in done.stdout
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "no" / "x.py"), ""))
    house.press(sheet.script)
    assert sheet.note.text().startswith("The script could not be saved: ")


def test_without_shares_the_sheet_says_that_the_cards_may_have_been_chosen(sealed, house: House) -> None:
    sealed(proving="at-once")
    finish(house)
    house.do("proof")
    said = "\n".join(label.text() for label in house.sheet(ProofSheet).findChildren(QLabel))
    assert "You gave no share, so they may have been chosen." in said


def test_a_deal_thrown_in_stays_in_the_list_as_not_played(sealed, house: House) -> None:
    sealed(proving="at-once")
    first = house.table.session.sealed.seal
    house.do("new_deal")
    house.rest()
    second = house.table.session.sealed
    assert second.seal != first
    house.do("proof")
    sheet = house.sheet(ProofSheet)
    assert [proof.fate for proof in sheet.proofs] == [Fate.THROWN_IN, Fate.PLAYING]
    assert sheet.title.text() == "The deal is sealed" and not sheet.copy.isEnabled()
    house.press(sheet.earlier)
    assert sheet.title.text() == "Not played" and sheet.proof.fair and sheet.copy.isEnabled()
    assert not sheet.earlier.isEnabled()
    sheet.list.chosen.emit(1)
    assert sheet.place == 1


def test_DW_TRAY_1_the_trays_of_a_match_are_sealed_one_after_another_and_the_other_room_plays_them(
    house: House,
) -> None:
    people = [(name, "person" if name == "Ruth" else "beginner") for name in ("Ruth", "Edith", "Max", "Ada")]
    plan = planned(DUPLICATE_WHIST, people, 0, {"trays": 4}, "shares")
    seats = tuple(Person(name, kind) for name, kind in plan.people)
    house.begin(size=(1366, 768)).new_table(Seating(plan.game, seats, plan.order(lambda _n: 0), plan.changes, "shares"))
    house.show()
    room = house.conductor.computers.other_room
    sheet: ProofSheet | None = None
    for tray in (1, 2):
        house.until(lambda: house.view.giving.asks)
        QTest.qWait(0)
        assert len(room.played()) == tray - 1 and not house.sitting.operator.unseen_trays(), (
            "nobody knows the cards yet"
        )
        house.type("31")
        house.key(ENTER)
        house.type("blue kettle 4417")
        house.press(house.view.giving.paper.deal)
        house.until(lambda: any(house.deal.dealt))
        assert [one.ordinal for one in house.sitting.operator.unseen_trays()] == [tray - 1]
        finish(house)
        house.until(lambda: room.trays() and all(one.complete for one in room.trays()))
        assert len(room.trays()) == tray
        house.do("proof")
        sheet = house.sheet(ProofSheet)
        assert sheet.title.text() == "The deal was fair" and len(sheet.proofs) == tray
        assert all(proof.fair for proof in sheet.proofs) and sheet.proofs[-1].shares[0].words == "blue kettle 4417"
        assert [line.accessibleName()[:4] for line in sheet.findChildren(LineShown)] == ["Yes:"] * 4
        house.program.sheets.close_sheet()
        house.conductor.next_deal()
        house.rest()
    assert sheet is not None and sheet.proofs[1].after == sheet.proofs[0].mixed


def test_the_score_sheet_leads_to_the_proof(sealed, house: House) -> None:
    sealed(proving="at-once")
    finish(house)
    house.do("score")
    house.press(house.sheet(ScoreSheet).proof)
    assert house.sheet(ProofSheet).proof.fair


def test_the_review_of_a_deal_leads_to_its_proof(sealed, house: House) -> None:
    sealed(proving="at-once")
    finish(house)
    house.conductor.next_deal()
    house.rest()
    finish(house)
    house.do("review")
    house.rest()
    house.program.sheets.looking.show_moment(0, 0)
    house.rest()
    panel = house.program.sheets.review.panel
    assert panel is not None and panel.proof.isVisible() and panel.proof.text() == "Proof of the deal"
    house.press(panel.proof)
    assert house.sheet(ProofSheet).proof.ordinal == 0


def test_the_review_of_a_deal_without_a_seal_leads_to_none(house: House) -> None:
    house.sit(ALONE)
    finish(house)
    house.do("review")
    house.rest()
    panel = house.program.sheets.review.panel
    assert panel is not None and not panel.proof.isVisible()


def test_a_table_without_seals_says_so(house: House) -> None:
    house.sit(ALONE)
    house.rest()
    assert not house.offers("proof")
    finish(house)
    house.do("proof")
    assert house.sheet(ProofSheet).title.text() == "No seal was kept"


@pytest.mark.parametrize(
    ("was", "now", "title", "said"),
    [
        ("after start", f"after {'0' * 64}", "This does not fit", "No: The secret is not the one that was sealed."),
        ("garden", "ga\u200brden", "This does not fit", "No: Ruth’s words hold a sign that cannot be seen."),
        ("garden", "gardens", "This does not fit", "No: These cuts and words give another deal: "),
        ("", "", "The deal was fair", "Yes: The secret gives the seal"),
    ],
)
def test_a_file_from_elsewhere_is_checked_with_its_name(sealed, house: House, tmp_path, was, now, title, said) -> None:
    giving = sealed()
    giving.ribbon.setValue(3)
    giving.paper.field.setText("Ruth’s garden gate")
    house.press(giving.paper.deal)
    house.until(lambda: any(house.deal.dealt))
    finish(house)
    text = record_text(house.table.record)
    path = tmp_path / "evening.dwr"
    path.write_text(text.replace(was, now, 1) if was else text, "utf-8")
    assert read_record(path.read_bytes())
    assert house.program.open_file(path)
    house.rest()
    house.do("proof")
    sheet = house.sheet(ProofSheet)
    assert sheet.title.text() == title and sheet.subtitle.text().startswith("evening.dwr.")
    told = [line.accessibleName() for line in sheet.findChildren(LineShown)]
    assert any(words.startswith(said) for words in told), told


@pytest.mark.parametrize(("size", "language"), pairs(SIZES, ["de", "en", "fr"]))
def test_the_sheet_cuts_no_words(sealed, house: House, size, language) -> None:
    sealed(proving="at-once", size=size, language=language)
    house.do("new_deal")
    house.rest()
    house.do("proof")
    sheet = house.sheet(ProofSheet)
    sheet.show_proof(0)
    QTest.qWait(0)
    assert house.window.rect().contains(sheet.panel.geometry())
    for label in sheet.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap() and type(label).__name__ in ("Text", "Digits"):
            assert label.width() >= label.sizeHint().width() - 1, label.text()
