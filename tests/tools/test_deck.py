"""Are the card pictures exactly what their generator draws?"""

import tomllib
from pathlib import Path

import pytest

from dummywhist.ui.tongues import LANGUAGES
from tools.deck import generate, letters

CARDS = Path(__file__).parents[2] / "assets" / "cards"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the whole deck, freshly drawn."""
    folder = tmp_path_factory.mktemp("deck")
    generate.main(["--out", str(folder)])
    return folder


def pictures(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.svg")}


def test_committed_pictures_are_the_generators_byte_for_byte(drawn: Path) -> None:
    fresh, committed = pictures(drawn), pictures(CARDS)
    assert sorted(fresh) == sorted(committed)
    assert [name for name in fresh if fresh[name] != committed[name]] == []


def test_deck_description_names_the_pictures() -> None:
    deck = tomllib.loads((CARDS / "deck.toml").read_text(encoding="utf-8"))
    files = deck["files"]
    names = [files["face"].format(suit=suit, rank=rank) for suit in files["suits"] for rank in files["ranks"]]
    names += [f"{joker}.svg" for joker in files["jokers"]]
    told = {f"{style['folder']}/{name}" for style in deck["styles"] for name in names}
    told |= {back["file"] for back in deck["backs"]}
    assert told == set(pictures(CARDS))
    assert (CARDS.parents[1] / deck["generator"]).is_file()


def test_one_style_alone(tmp_path: Path) -> None:
    generate.main(["--out", str(tmp_path), "--scheme", "four-colour", "--index", "jumbo"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backs", "four-colour-jumbo"]


def test_letters_of_other_languages_are_the_generators_and_stand_twice_on_their_cards_alone() -> None:
    committed = (CARDS / "letters.toml").read_text(encoding="utf-8")
    assert committed == letters.document()
    drawn = tomllib.loads(committed)
    assert list(drawn) == [language.code for language in LANGUAGES.values() if language.redrawn]
    for folder, index in (("two-colour", "standard"), ("four-colour-jumbo", "jumbo")):
        pictures = {path.stem: path.read_text(encoding="utf-8") for path in (CARDS / folder).glob("*.svg")}
        for (own, other), rank in zip(drawn["fr"][index], LANGUAGES["fr"].redrawn, strict=True):
            assert {name: text.count(own) for name, text in pictures.items() if own in text} == {
                f"{suit}-{rank}": 2 for suit in ("spades", "hearts", "diamonds", "clubs")
            }
            assert own != other
