"""Nothing on the cloth lies over anything else, in any window, text size and language; docks cover no part of it."""

from dataclasses import replace
from functools import partial
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from dummywhist.engine.cards.card import PACK
from dummywhist.engine.knowledge.view import Cards
from dummywhist.ui.scene import corner_items, pills
from dummywhist.ui.scene.furniture import abridged
from dummywhist.ui.scene.layout import Backs, Facts, OwnHand, layout
from dummywhist.ui.scene.layout.docks import GLIMPSE, LEAST_TABLE_WIDTH, Heights, least_table_height, share
from dummywhist.ui.scene.parts import Choice, Looks, Note, Verdict
from dummywhist.ui.scene.picture import compose
from dummywhist.ui.scene.table_view import TableView
from dummywhist.ui.theme import current
from dummywhist.ui.tongues import speak
from tests.daily import pairs
from tests.ui.looks import LARGEST, USUAL, Look, wearing
from tests.ui.scene import clear
from tools.family_gallery import MOMENTS, company_of, find, picture_of
from tools.scene_gallery import shots


def text_of(item: object) -> str:
    return f"{item.text:.0%}" if isinstance(item, Look) else str(item)


in_one_look = partial(pytest.mark.parametrize, ("game", "look"), indirect=["look"], ids=text_of)
"""Every game in one of the looks, every day; in the other one by `./check --long`."""


@in_one_look(pairs(list(MOMENTS), (USUAL, LARGEST)))
def test_nothing_is_covered_or_cut(look: Look, game: str) -> None:
    assert not clear.faults([game], sizes=clear.SIZES[::4])


@wearing(USUAL)
@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_is_covered_or_cut_over_a_strip_in_the_smallest_window(look: Look, game: str) -> None:
    assert not clear.faults([game], sizes=[(800, int(least_table_height(look.text)))])


@wearing(USUAL, LARGEST)
def test_nothing_is_covered_or_cut_in_other_states(look: Look) -> None:
    assert not clear.faults_of_states(("de",), [(800, 508)])
    speak("en")


@in_one_look(pairs([game for game in MOMENTS if any(one.name == "counted" for one in MOMENTS[game])], (USUAL, LARGEST)))
def test_what_a_deal_decided_stands_between_the_hands_and_the_buttons(look: Look, game: str) -> None:
    moment = next(one for one in MOMENTS[game] if one.name == "counted")
    told = Verdict("Edith and Maximilian won the rubber: 8 points", ("Edith and Maximilian won the game, a treble.",))
    choices = (Choice("Settlement", 0, primary=True), Choice("Another table", 1))
    picture = replace(picture_of(find(game, moment)), verdict=told, choices=choices)
    view = TableView(looks=Looks(speed="off"))
    for size in clear.SIZES[::3]:
        clear.resized(view, QSize(*size))
        view.present(picture)
        assert view.scene_items.verdict.isVisible() and view.choices.buttons
        assert not clear.overlaps(view) + clear.cut(view), size
    view.close_faces()


@wearing(USUAL)
@pytest.mark.parametrize("game", ["humbug", "double-dummy-dead", "thirteen"])
def test_tricks_opposite_are_clear_of_all_when_a_deal_is_looked_back_on_with_open_hands(look: Look, game: str) -> None:
    play, counted = (next(one for one in MOMENTS[game] if one.name == name) for name in ("play", "counted"))
    sight, held = find(game, play), find(game, counted).seen
    assert sight.seen is not None and held is not None and held.held is not None
    hands = tuple(Cards(hand) for hand in held.held)
    picture = picture_of(sight._replace(seen=sight.seen._replace(hands=hands, options=())))
    assert picture.packets["top"].count
    view = TableView(looks=Looks(speed="off"))
    for size in clear.SIZES[::2]:
        clear.resized(view, QSize(*size))
        view.present(picture)
        top = [found for found in clear.overlaps(view) if "top" in found or "packets:" in found]
        assert not top, size
    view.close_faces()


NUMBERED = ("Player 1", "Player 2", "Player 3", "Player 4")


@wearing(USUAL)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["mort-4", "classic-whist"])
def test_names_alike_but_for_a_number_keep_it_and_who_sits_out_lies_over_nothing(
    look: Look, language: str, game: str
) -> None:
    speak(language)
    sight = find(game, next(one for one in MOMENTS[game] if one.name == "play"))
    usual = company_of(sight)
    names = dict(zip(usual.names, NUMBERED, strict=True))
    picture = compose(sight.seen, replace(usual, names=names, waiting=("Player 5", "Player 6")))
    assert picture.sitter is not None
    view = TableView(looks=Looks(speed="off"))
    for size in ((676, 548), (800, 508), (1024, 548), (1366, 676)):
        clear.resized(view, QSize(*size))
        view.present(picture)
        assert not clear.overlaps(view), size
        assert view.scene_items.sitter.isVisible()
    speak("en")
    view.close_faces()


@pytest.mark.usefixtures("qapp")
def test_of_names_that_have_no_room_as_much_goes_as_must() -> None:
    metrics = QFontMetricsF(current().fonts.text(14, 600))
    whole = metrics.horizontalAdvance
    for name in NUMBERED:
        shown = abridged(name, metrics, whole(name) - 12, names=True)
        assert shown.endswith(f"…{name[-1]}") and shown.startswith("P") and whole(shown) <= whole(name) - 12
        assert abridged(name, metrics, whole(name), names=True) == name
    both = abridged("Player 3, Ada", metrics, whole("Player 3, Ada") - 12, names=True)
    assert both.endswith("…3, Ada") and whole(both) <= whole("Player 3, Ada") - 12
    assert abridged("Wilhelmine", metrics, 50, names=True).endswith("…")
    assert abridged("Dealer, calls 1st", metrics, 50).endswith("…")


def drawn_in(plate: pills.PlateItem) -> list[str]:
    """Return the words of a plate in the order in which they are drawn: one alone is the initial in the disc."""
    said: list[str] = []
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    with patch.object(pills, "line", lambda _painter, _box, words, *_rest, **_how: said.append(words)):
        plate.draw(QPainter(image))
    return said


@wearing(USUAL)
def test_a_plate_keeps_its_role_however_long_the_name(look: Look) -> None:
    view = TableView(looks=Looks(speed="off"))
    sight = find("classic-whist", next(one for one in MOMENTS["classic-whist"] if one.name == "play"))
    company = company_of(sight)
    picture = compose(sight.seen, replace(company, names=dict.fromkeys(company.names, "Wilhelmine Charlotte")))
    for size in ((800, 420), (800, 508), (1024, 548)):
        clear.resized(view, QSize(*size))
        view.present(picture)
        for place, item in view.scene_items.plates.items():
            said, room = drawn_in(item), view.scene_items.table.plates[place].rect
            if len(said) == 1:
                assert room.width < 130 * view.scene_items.kit.u, (size, place)
            else:
                assert {item.plate.role, item.plate.short} & {*said}, (size, place)
    view.close_faces()


@wearing(USUAL)
def test_a_dummy_with_a_long_name_is_called_so_in_a_word_where_that_has_room(look: Look) -> None:
    speak("de")
    view = TableView(looks=Looks(speed="off"))
    clear.resized(view, QSize(772, 548))
    view.present(picture_of(find("double-dummy", next(one for one in MOMENTS["double-dummy"] if one.name == "play"))))
    plates = view.scene_items.plates.values()
    assert "Anas Strohmann" in {item.plate.name for item in plates}
    (said,) = (drawn_in(item) for item in plates if item.plate.name == "Anas Strohmann")
    assert said[1] == "Strohmann" and len(said) > 2
    speak("en")
    view.close_faces()


@given(st.integers(660, 1920), st.integers(420, 988), st.floats(1.0, 1.5))
def test_the_corner_at_the_bottom_right_is_clear_of_the_own_hand(width: int, height: int, text: float) -> None:
    table = layout(Facts(width, height, OwnHand(tuple(PACK[:13])), top=Backs(13), zone="dummy", text=text))
    hand = [pose.rect(table.metrics.rho) for slot, pose in table.cards.items() if slot[0] == "hand"]
    assert len(hand) == 13
    for room in (table.bottom_right, table.sitter_plate):
        assert not any(room.rect.meets(card) for card in hand)


@pytest.mark.usefixtures("qapp")
def test_who_sits_out_has_a_plate_before_the_first_deal() -> None:
    sight = find("mort-4", next(one for one in MOMENTS["mort-4"] if one.name == "play"))
    assert sight.seen is not None
    picture = compose(None, replace(company_of(sight), layout=sight.seen.layout))
    assert picture.sitter is not None and picture.sitter.short == "Sits out"
    view = TableView(looks=Looks(speed="off"))
    for size in clear.SIZES[::3]:
        clear.resized(view, QSize(*size))
        view.present(picture)
        assert view.scene_items.sitter.isVisible() and not clear.overlaps(view)
    view.close_faces()


@wearing(USUAL)
def test_the_search_finds_what_is_covered(look: Look) -> None:
    view = TableView(looks=Looks(speed="off"))
    clear.resized(view, QSize(1024, 548))
    view.present(picture_of(find("english-dummy", MOMENTS["english-dummy"][0])))
    assert not clear.overlaps(view)
    item = view.scene_items.prompt
    item.lie(view.scene_items.marker.box)
    assert "marker meets prompt" in clear.overlaps(view)
    item.lie(item.box.translated(900, 0))
    assert "prompt leaves the cloth" in clear.overlaps(view)
    view.close_faces()


@wearing(USUAL)
def test_dummys_plate_is_there_in_the_smallest_window(look: Look) -> None:
    view = TableView(looks=Looks(speed="off"))
    for size in (QSize(800, 508), QSize(956, 528), QSize(1024, 548)):
        clear.resized(view, size)
        view.present(picture_of(find("english-dummy", MOMENTS["english-dummy"][0])))
        assert view.scene_items.plates["top"].isVisible()
    view.close_faces()


@wearing(USUAL)
@pytest.mark.parametrize("size", [(1024, 548), (1366, 676)])
def test_a_note_covers_nothing_or_is_not_there(look: Look, size: tuple[int, int]) -> None:
    view = TableView(looks=Looks(speed="off"))
    clear.resized(view, QSize(*size))
    picture = picture_of(find("english-dummy", MOMENTS["english-dummy"][0]))
    view.present(replace(picture, note=Note("Six tricks make the book; each one more is a point.", "packets")))
    assert view.scene_items.note.isVisible()
    assert not clear.overlaps(view)
    view.close_faces()


@wearing(USUAL)
def test_the_note_on_the_card_that_lies_across_points_at_it(look: Look) -> None:
    view = TableView(looks=Looks(speed="off"))
    clear.resized(view, QSize(1024, 548))
    view.present(shots()["first-run"].picture)
    note, beside = view.scene_items.note, view.scene_items.beside()
    assert beside is not None and note.isVisible() and note._tip is not None
    assert 0 <= note.box.y() - beside.bottom < 60
    view.close_faces()


@wearing(USUAL, LARGEST)
def test_words_in_the_corner_stand_clear_of_what_is_beside_and_under_them(look: Look) -> None:
    view = TableView(looks=Looks(speed="off"))
    for size in clear.SIZES[::3]:
        clear.resized(view, QSize(*size))
        view.present(picture_of(find("mort-4", MOMENTS["mort-4"][0])))
        table, u = view.scene_items.table, view.scene_items.kit.u
        assert table.tournee_title is not None
        assert table.tournee[0].y - table.tournee_title.rect.bottom >= 3.9 * u
        assert view.scene_items.plates["top"].box.x() - table.trump_text.rect.right >= 3
    view.close_faces()


@wearing(USUAL, LARGEST)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_where_trumps_come_from_stands_over_the_title_of_the_strip(look: Look, language: str) -> None:
    speak(language)
    view = TableView(looks=Looks(speed="off"))
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    for game in ("english-dummy", "mort-3", "mort-4"):
        for size in clear.SIZES[::2]:
            clear.resized(view, QSize(*size))
            view.present(picture_of(find(game, MOMENTS[game][0])))
            scene, foot = view.scene_items, []
            assert scene.table.tournee_title is not None
            with patch.object(corner_items, "few_lines", lambda _p, box, *_rest, foot=foot: foot.append(box.bottom())):
                scene.trump.draw(QPainter(image))
            assert foot and foot[0] <= scene.table.tournee_title.rect.y + clear.EASE, (game, size)
    speak("en")
    view.close_faces()


@wearing(USUAL)
def test_the_ring_of_a_plate_in_focus_goes_round_its_words(look: Look) -> None:
    view = TableView(looks=Looks(speed="off"))
    clear.resized(view, QSize(1024, 548))
    view.present(picture_of(find("humbug", MOMENTS["humbug"][1])))
    for place, item in view.scene_items.plates.items():
        ring = QRectF(view.overlay.regions[f"plate:{place}"].geometry())
        assert item.box.adjusted(-5, -5, 5, 5).contains(ring) and ring.contains(item.box)
    view.close_faces()


def heights(least: int, more: int, strip: int) -> Heights:
    return Heights(least, least + more, strip)


DOCKS = st.builds(heights, st.integers(80, 400), st.integers(0, 900), st.sampled_from([0, 0, *range(34, 120)]))


@given(st.integers(800, 3840), st.integers(420, 2068), st.integers(250, 530), st.floats(1.0, 1.5), DOCKS)
def test_a_dock_covers_a_part_of_the_table_only_as_a_sheet(
    width: int, height: int, wide: int, text: float, dock: Heights
) -> None:
    shared, least = share(width, height, wide, dock, text), least_table_height(text)
    if shared.way == "over":
        assert shared.table.height == height and GLIMPSE <= shared.dock.y < height
        assert dock.least > height - least and not 0 < dock.strip <= height - least
    else:
        assert not shared.dock.meets(shared.table)
        assert shared.table.width >= LEAST_TABLE_WIDTH
        assert shared.way == "beside" or shared.table.height >= least
    assert shared.dock.right <= width and shared.dock.bottom <= height


def played() -> list[Facts]:
    """Return what lies on the table of each game when cards are played."""
    return [
        picture_of(find(game, moment)).facts for game in MOMENTS for moment in MOMENTS[game] if moment.name == "play"
    ]


@given(
    st.deferred(lambda: st.sampled_from(played())),
    st.integers(800, 3840),
    st.integers(508, 2068),
    st.floats(1.0, 1.5),
    st.sampled_from([252, 300, 348]),
    DOCKS,
)
def test_no_card_plate_prompt_or_score_lies_under_a_dock(
    facts: Facts, width: int, height: int, text: float, wide: int, dock: Heights
) -> None:
    shared = share(width, height, wide * text, dock, text)
    if shared.way == "over":
        return
    table = layout(replace(facts, width=shared.table.width, height=shared.table.height, text=text))
    lying = {str(slot): pose.rect(facts.rho) for slot, pose in table.cards.items()}
    lying |= {f"plate {place}": room.rect for place, room in table.plates.items()}
    lying |= {"prompt": table.prompt, "marker": table.marker, "trump": table.trump_tile}
    under = [name for name, rect in lying.items() if rect.outset(-clear.EASE).meets(shared.dock)]
    assert not under
    out = [name for name, rect in lying.items() if rect.bottom > shared.table.bottom + clear.EASE]
    assert not out


@given(st.integers(800, 3840), st.integers(508, 2068), st.floats(1.0, 1.5))
def test_larger_text_has_larger_rooms_and_never_takes_much_of_a_card(width: int, height: int, size: float) -> None:
    usual = layout(Facts(width, height, OwnHand(()), zone="dummy")).metrics
    larger = layout(Facts(width, height, OwnHand(()), zone="dummy", text=size)).metrics
    assert usual.u <= larger.u <= usual.u * size + 1e-6
    assert larger.cw >= 0.85 * usual.cw - 1


def test_words_grow_on_the_largest_screens() -> None:
    small = layout(Facts(1920, 988, OwnHand(()), zone="dummy")).metrics
    large = layout(Facts(3840, 2068, OwnHand(()), zone="dummy")).metrics
    assert large.u > 1.9 * small.u and large.cw > 1.9 * small.cw
