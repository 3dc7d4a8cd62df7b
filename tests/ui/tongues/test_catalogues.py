"""Is everything said in every language, with the same places to fill in, and can every sentence be worded?"""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

from dummywhist.engine.messages import message
from dummywhist.ui.tongues import LANGUAGES, dummy, dummy_of, noun, player, say, speak, together, you
from dummywhist.ui.tongues.speech import _field, worded
from tools import translate
from tools.translatable import Source, sources


def test_every_string_is_translated_and_the_catalogues_are_made_of_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert translate.main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("english", "said", "why"),
    [
        ("Plain", "", "is not translated"),
        ("{n} tricks", "{m} levées", "has other places to fill in: {m} levées"),
        ("{n} tricks", "levées", "has other places to fill in: levées"),
        (" and", "et", "has other blanks at its ends: et"),
        ("{n} tricks", "{n}|{n:Stich|Stiche}", "has a bar, as between two columns of a table: {n}|{n:Stich|Stiche}"),
    ],
)
def test_what_is_wrong_with_a_translation_is_found(english: str, said: str, why: str) -> None:
    source = Source("ui", english)
    assert [fault.why for fault in translate.faults("fr", (source,), {source: said})] == [why]


def test_a_no_break_space_and_other_forms_are_no_fault() -> None:
    for english, said in (("{n:number} up", "{n}\N{NO-BREAK SPACE}!"), ("; low", "\N{NO-BREAK SPACE}; basses")):
        source = Source("ui", english)
        assert not translate.faults("fr", (source,), {source: said})


def test_a_table_is_filled_in_by_numbers(tmp_path: Any) -> None:
    file = tmp_path / "table.txt"
    file.write_text(f"{len(sources()) - 1}|Essai\nno number|nothing\n", encoding="utf-8")
    assert translate.fill("fr", sources(), file)[sources()[-1]] == "Essai"


def specs(text: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for _, name, spec, _ in Formatter().parse(text):
        if name:
            found.setdefault(name, set()).add((spec or "").removesuffix("^"))
    return found


def values() -> Iterator[Any]:
    """Yield one of each sort that a sentence may be filled with."""
    yield from (2, 50, player("Edith"), noun("rubber"), "words", True)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_sentence_can_be_worded_with_the_same_sort_of_argument_in_every_language(language: str) -> None:
    """A form that a language does not have, or that its grammar does not know, is a KeyError."""
    known = {other: translate.read(other) for other in translate.LANGUAGES}
    speak(language)
    for source in sources():
        if source.context == "rules":
            continue
        said = source.text if language == "en" else known[language][source]
        filled = {}
        for name, wanted in specs(said).items():
            filled[name] = next((value for value in values() if _takes(value, wanted)), None)
            assert filled[name] is not None, (source, name, wanted)
        if filled:
            assert "{" not in worded(said, filled), source


def _takes(value: Any, wanted: set[str]) -> bool:
    try:
        for spec in wanted:
            _field(value, spec)
    except (KeyError, IndexError, AttributeError, TypeError):
        return False
    return True


def test_french_says_who_does_what_and_of_whom() -> None:
    speak("fr")
    text = "{name:^} {name:avez|a|ont} joué, à {name:du}"
    assert worded(text, {"name": you()}) == "Vous avez joué, à de vous"
    assert worded(text, {"name": player("Edith")}) == "Edith a joué, à d’Edith"
    assert worded(text, {"name": dummy(name=True)}) == "Le mort a joué, à du mort"
    assert worded(text, {"name": dummy_of(player("Max"))}).startswith("Le mort de Max a joué")
    assert worded(text, {"name": together([player("Max"), dummy()])}).startswith("Max et le mort ont joué")
    assert worded(text, {"name": together([you(), player("Max")])}).startswith("Vous et Max avez joué")
    assert worded("{c:card.le}, {d:card.du}, {e:card}", {"c": 12, "d": 23, "e": 10}) == (
        "l’as de pique, de la dame de cœur, dame de pique"
    )
    assert worded("{n:levée|levées} {m:levée|levées} {u:le} {u:pl}", {"n": 0, "m": 2, "u": noun("game")}) == (
        "levée levées la partie parties"
    )
    assert worded("{a:^} {b:devant}paie{b:derriere}", {"a": player("Ana"), "b": you()}) == "Ana vous paie"
    assert worded("{a:^} {b:devant}paie{b:derriere}", {"a": you(), "b": player("Ana")}) == "Vous paie à Ana"


def test_german_has_cases_and_genders() -> None:
    speak("de")
    text = "{who:^} {who:spielen|spielt} für {who:akk} mit {who:dat}"
    assert worded(text, {"who": you()}) == "Sie spielen für Sie mit Ihnen"
    assert worded(text, {"who": dummy(name=True)}) == "Der Strohmann spielt für den Strohmann mit dem Strohmann"
    assert worded("{who:whose} {who:gen}", {"who": player("Max")}) == "Max’ Max’"
    assert worded("{c:card.nom} {c:card.akk} {c:card.dat}", {"c": 9}) == "der Pik-Bube den Pik-Buben dem Pik-Buben"
    assert worded("{c:card.akk} {d:card.gen}", {"c": 12, "d": 24}) == "das Pik-Ass des Herz-Königs"
    assert worded("{u:ein|eine|ein} {u} {u:gen} {u:dieser}", {"u": noun("rubber")}) == (
        "ein Robber des Robbers dieser Robber"
    )
    assert worded("{j:card} {j:card.akk}", {"j": 53}) == "Großer Joker den großen Joker"


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_what_a_card_is_read_to_say_names_somebody_who_sits_there(language: str) -> None:
    speak(language)
    for who, word in ((player("Max"), "Max"), (dummy(name=True), str(dummy(name=True)))):
        said = say(message("infer.answer", seat=who, card=12))
        assert said.startswith(word), said
