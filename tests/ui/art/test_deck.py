"""Is the deck found, read and refused with a clear word?"""

import sys
from pathlib import Path

import pytest

from dummywhist.engine.cards.card import JOKER_BIG, JOKER_LITTLE, PACK, Card
from dummywhist.ui.art import assets
from dummywhist.ui.art.assets import MissingDeck, find_asset, find_deck
from dummywhist.ui.art.deck import read_deck


@pytest.fixture(scope="module")
def deck():
    return read_deck(find_deck())


def test_every_face_and_back_of_every_style_is_there(deck):
    files = {deck.face_file(card, style) for style in deck.styles.values() for card in (*PACK, JOKER_LITTLE, JOKER_BIG)}
    assert len(files) == 54 * 4
    assert all(file.is_file() for file in files)
    assert all(deck.back_file(back).is_file() for back in deck.backs.values())


@pytest.mark.parametrize(
    ("card", "name"),
    [(0, "spades-2"), (8, "spades-10"), (12, "spades-A"), (13, "hearts-2"), (37, "diamonds-K"), (51, "clubs-A"),
     (52, "joker-little"), (53, "joker-big")],
)  # fmt: skip
def test_cards_are_named_as_the_files_are(deck, card, name):
    assert deck.face_file(Card(card), deck.style()).stem == name


def test_measures_for_the_layout(deck):
    assert deck.rho == pytest.approx(880 / 630)
    assert deck.corner == pytest.approx(34 / 630)
    assert deck.style().index.min_strip == 0.18
    assert deck.style(jumbo=True).index.min_strip == 0.25
    assert deck.style().index.right < deck.style().index.min_strip
    assert deck.style(four_colours=True, jumbo=True).id == "four-colour-jumbo"


def test_colours_are_those_of_the_tokens(deck):
    assert deck.style(four_colours=True).colours == ("#1b2430", "#c4162a", "#1560b3", "#12783c")


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (("schema = 1", "schema = 9"), "schema 9"),
        (("schema = 1", ""), "“schema” is wanting"),
        (('[card]', '[card'), "not well formed"),
        (("view_box = [630, 880]", 'view_box = "wide"'), "wrong kind"),
        (('"K"]', '"K", "X"]'), "thirteen"),
        (('index = "standard"', 'index = "tiny"'), "“tiny” is wanting"),
        (("{suit}-{rank}.svg", "face.svg"), "face"),
    ],
)  # fmt: skip
def test_a_broken_deck_is_refused_in_one_sentence(tmp_path, change, word):
    text = (find_deck() / "deck.toml").read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "deck.toml").write_text(text.replace(*change), encoding="utf-8")
    with pytest.raises(MissingDeck, match=word) as caught:
        read_deck(tmp_path)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_no_deck_at_all(tmp_path):
    with pytest.raises(MissingDeck, match="cannot be read"):
        read_deck(tmp_path / "nowhere")


def test_a_packed_program_finds_its_deck_first(tmp_path, monkeypatch):
    place = tmp_path / "dummywhist" / "assets" / "cards"
    place.mkdir(parents=True)
    (place / "deck.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert find_deck() == place


def test_an_installed_program_finds_the_deck_in_its_package(tmp_path, monkeypatch):
    place = tmp_path / "dummywhist" / "assets" / "cards"
    place.mkdir(parents=True)
    (place / "deck.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(assets, "__file__", str(tmp_path / "dummywhist" / "ui" / "art" / "assets.py"))
    assert find_deck() == place


def test_without_assets_the_error_says_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(assets, "__file__", str(tmp_path / "dummywhist" / "ui" / "art" / "assets.py"))
    with pytest.raises(MissingDeck, match="assets/cards"):
        find_deck()
    assert find_asset("icon/dummywhist.svg") is None


def test_the_programs_icon_is_found():
    found = find_asset("icon/dummywhist.svg")
    assert isinstance(found, Path)
    assert found.is_file()
