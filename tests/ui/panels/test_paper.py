"""What is printed: every deal, score sheet and rule set of every game, in three languages, on both papers."""

import re

import pytest
from PySide6.QtGui import QColor, QImage

from dummywhist.engine.cards.hand import size
from dummywhist.engine.deal.layout import PLAYERS
from dummywhist.engine.rules.games.catalogue import GAMES, game_of
from dummywhist.ui.panels.paper import Paper, deal_paper, rules_paper, score_paper
from dummywhist.ui.panels.print_sheet import PageView, PrintSheet
from dummywhist.ui.panels.record_lines import dealt_hands
from dummywhist.ui.panels.typeset import Typeset, typeset
from dummywhist.ui.tongues import speak
from tests.golden.making import FOLDER, log_of
from tests.ui.panels.test_ledger_family import account_at
from tests.ui.panels.test_record_family import NAMES, ends

A = PLAYERS[0]
FIRST = [min((FOLDER / game.key).glob("*.dwr")) for game in GAMES if any((FOLDER / game.key).glob("*.dwr"))]


@pytest.fixture
def language(qapp, request):
    """Speak a language for one test."""
    speak(request.param)
    yield request.param
    speak("en")


def last_deal(path):
    """Return the deal of a session that was counted last, as the person at the table sees it."""
    moment = ends(path)[-1]
    return moment.view(A if A in moment.session.players else None)


@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.parent.name)
def test_a_deal_of_every_game_fits_on_one_page_with_all_its_cards(qapp, path):
    view = last_deal(path)
    paper = deal_paper(view, NAMES, A, game="A game", number=15_250_640_347)
    assert "Deal K7QM\u202f3X9T, number 15\u202f250\u202f640\u202f347" in paper.body
    cards = sum(size(hand) for _, hand in dealt_hands(view, NAMES, A))
    pips = paper.body.count('src="pip:')
    played = sum(len(trick.cards) for trick in view.played)
    assert cards >= 26 and pips >= played - 2, "jokers have no pip"
    for paper_size in ("a4", "letter"):
        assert Typeset(paper, paper_size).count == 1


@pytest.mark.parametrize("path", FIRST[:4], ids=lambda path: path.parent.name)
def test_a_score_sheet_has_a_page_for_each_of_its_tables(qapp, path):
    log = log_of(path)
    _, account = account_at(log, len(log.entries))
    paper = score_paper(account, "A game")
    pages = Typeset(paper, "a4")
    assert pages.count >= paper.body.count("page-break-before") + 1
    assert "What counted" in pages.words()


@pytest.mark.parametrize("language", ["en", "fr", "de"], indirect=True)
def test_rules_say_what_is_changed(language):
    paper = rules_paper(game_of("english-dummy"), {"first_dummy": "agreed", "game": 7})
    changed = {"en": "changed", "fr": "modifié", "de": "geändert"}[language]
    assert paper.body.count(f"({changed})") == 2
    assert Typeset(paper, "letter").words().startswith(paper.title)


def test_nothing_that_is_printed_is_taken_for_markup(qapp):
    names = {player: f"<i>{number}</i>" for number, player in enumerate(PLAYERS)}
    view = last_deal(FIRST[0])
    assert "<i>" not in deal_paper(view, names, None, game="<i>x</i>").body


def test_a_page_is_black_on_white_and_a_pdf_has_its_size(qapp):
    pages = Typeset(Paper("Title", "<h1>Title</h1><p>words</p>"), "letter")
    image = pages.picture(0, 612)
    assert (image.width(), image.height()) == (612, 792)
    inks = {QColor(image.pixel(x, y)).saturation() for x in range(0, 612, 2) for y in range(0, 792, 2)}
    assert max(inks) <= 1 and image.pixelColor(2, 2) == QColor("white")
    pdf = pages.pdf()
    assert pdf.startswith(b"%PDF-")
    box = re.search(rb"/MediaBox \[([^]]+)\]", pdf)
    assert box is not None and [round(float(side)) for side in box[1].split()] == [0, 0, 612, 792]


def test_the_sheet_shows_the_pages_of_what_is_chosen(window, qtbot):
    made: list[tuple[str, int]] = []

    def papers(kind, ordinal):
        made.append((kind, ordinal))
        return Paper(kind, f"<h1>{kind}</h1>")

    sheet = PrintSheet(window, papers, [(0, "Deal 1"), (4, "Deal 5")], printers=False)
    sheet.open()
    assert made == [("score", 4)] and len(sheet.findChildren(PageView)) == 1
    assert not sheet.print_button.isEnabled() and sheet.pdf_button.isEnabled() and "no printer" in sheet.note.text()
    sheet.kind.segments[1].click()
    assert made[-1] == ("deal", 4) and sheet.deal.isVisible()
    with qtbot.waitSignal(sheet.pdf_wanted) as told:
        sheet.pdf_button.click()
    assert told.args[0].paper.title == "deal"
    assert not sheet.grab().isNull()


def test_before_the_first_count_only_the_rules_can_be_printed(window):
    sheet = PrintSheet(window, lambda kind, _deal: Paper(kind, "<p>words</p>"), [])
    sheet.open()
    assert sheet.kind.value() == "rules" and window.focusWidget() is sheet.pdf_button and sheet.pdf_button.isEnabled()
    sheet.kind.segments[0].click()
    assert sheet.empty.text() == "Nothing has been counted yet." and not sheet.pdf_button.isEnabled()
    sheet.kind.segments[2].click()
    assert sheet.pdf_button.isEnabled() and sheet.print_button.isEnabled() and not sheet.empty.isVisible()


def inked(page: QImage, left: float, right: float) -> list[tuple[int, int]]:
    """The bands of a page that have ink between two shares of its width: first and last line of each, px."""
    columns = range(round(left * page.width()), round(right * page.width()))
    rows = [any(page.pixelColor(x, y).lightness() < 128 for x in columns) for y in range(page.height())]
    edges = [y for y in range(1, len(rows)) if rows[y] != rows[y - 1]]
    return list(zip(edges[::2], edges[1::2], strict=True))


@pytest.mark.parametrize("size", ["a4", "letter"])
def test_no_row_of_a_table_is_parted_by_the_foot_of_a_page(qapp, size):
    rows = "".join(f"<tr><td>{'<br>'.join('HHHH' for _ in range(3))}</td></tr>" for _ in range(60))
    pages = typeset(Paper("Rows", f"<table width='100%' cellspacing='0' cellpadding='3'>{rows}</table>"), size)
    assert pages.count > 2
    lines = [len(inked(pages.picture(number, 620), 0.095, 0.12)[:-1]) for number in range(pages.count)]
    assert sum(lines) == 180 and all(count % 3 == 0 for count in lines), lines


def test_no_heading_stands_alone_at_the_foot_of_a_page(qapp):
    table = "<table width='100%' cellspacing='0' cellpadding='3'><tr><th>x</th></tr><tr><td>x</td></tr></table>"
    kept = []
    for lines in range(28, 36):
        pages = typeset(Paper("Head", f"{'<p>x</p>' * lines}<h2>HEAD</h2>{table}"), "a4")
        high = [
            [foot - top for top, foot in inked(pages.picture(n, 620), 0.095, 0.12)[:-1]] for n in range(pages.count)
        ]
        heads = [(number, at) for number, bands in enumerate(high) for at, band in enumerate(bands) if band > 8]
        ((page, at),) = heads
        assert high[page][at + 1 :] == high[page][-2:] and len(high[page]) >= at + 3, (lines, high)
        kept.append(page)
    assert {*kept} == {0, 1}, "both of a page with room for all of it, and without"


def test_a_slip_is_folded_along_its_middle_and_its_halves_keep_clear_of_the_fold(qapp):
    halves = tuple(f"<h1>{word}</h1><p>HHHH</p>" for _ in range(9) for word in ("Upper", "Lower"))
    pages = typeset(Paper("Slips", "", halves, (2, 4), folded=True), "a4")
    assert pages.count == 2 and pages.words().count("Lower") == 9
    page = pages.picture(0, 620)
    high = page.height() / 4
    for row in range(4):
        bands = [band for band in inked(page, 0.05, 0.2) if row * high < band[0] < (row + 1) * high]
        upper = [band for band in bands if band[1] < (row + 0.5) * high - 5]
        lower = [band for band in bands if band[0] > (row + 0.5) * high + 5]
        assert len(upper) == len(lower) >= 2, (row, bands)


def test_titles_on_paper_have_lining_figures(qapp):
    page = typeset(Paper("One", "<h1>1 H</h1>"), "a4").picture(0, 1240)
    (band,) = inked(page, 0.09, 0.105)[:1]
    (letter,) = inked(page, 0.11, 0.14)[:1]
    assert abs((band[1] - band[0]) - (letter[1] - letter[0])) <= 2, "the 1 is as high as a capital"
