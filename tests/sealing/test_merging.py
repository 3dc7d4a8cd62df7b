"""Is a match of 48 trays merged from six files, and is each way in which one can be broken told from all others?"""

from fractions import Fraction
from functools import cache
from math import sqrt
from statistics import variance

import pytest

from dummywhist.engine.duplicate.by_file import averages, standings
from dummywhist.engine.english import ENGLISH
from dummywhist.engine.messages import worded
from dummywhist.sealing.merging import merged
from dummywhist.sealing.results import Counted, Opened, entry_line, key_text
from dummywhist.sealing.sealed import read_sealed
from tests.sealing.friends import LEVELS, WORD, entries, match, results, signer, tricks, written

PLAYERS = ("Ruth", "Max", "Ana", "Nell", "Carl", "Zoë")


@cache
def ruths_lines() -> list[bytes]:
    """Return the lines of Ruth's results, with their ends."""
    return results("Ruth").splitlines(keepends=True)


def line_of(word: str, tray: int) -> int:
    """Return where Ruth's record of a tray stands."""
    return next(at for at, line in enumerate(ruths_lines()) if line.startswith(f"{word} tray {tray} ".encode()))


def without(*places: int) -> bytes:
    return b"".join(line for at, line in enumerate(ruths_lines()) if at not in places)


def resigned_from(tray: int) -> bytes:
    """Ruth's results, from a tray on signed by somebody else."""
    ours = ruths_lines()[: line_of("opened", tray)]
    lines = [line.decode().rstrip("\n") for line in ours]
    for entry in entries("Ruth", 48)[2 * (tray - 1) :]:
        lines.append(entry_line(entry, lines[-1], signer("Eve")))
    return "".join(f"{line}\n" for line in lines).encode()


def changed(entry_of: dict[int, int]) -> list[Opened | Counted]:
    return [
        entry._replace(tricks=entry_of[entry.tray]) if isinstance(entry, Counted) and entry.tray in entry_of else entry
        for entry in entries("Ruth", 48)
    ]


def grafted() -> bytes:
    """The records of tray 9 and on from another play of the same player, behind those up to tray 8."""
    other = written(
        "Ruth", read_sealed(match()), changed({3: 13 - tricks("Ruth", 3) if tricks("Ruth", 3) != 13 else 0})
    )
    at = line_of("opened", 9)
    return b"".join(ruths_lines()[:at] + other.splitlines(keepends=True)[at:])


TWICE = [*entries("Ruth", 6), Opened(6), Counted(6, 7, LEVELS)]
SKIPPED = [*entries("Ruth", 4), *entries("Ruth", 48)[10:]]
LEFT_OPEN = [*entries("Ruth", 4), Opened(5), Opened(6), Counted(6, 7, LEVELS)]
WHYS = {
    "changed record": "Tray 6 of Ruth’s results was changed after it was played.",
    "changed number of a tray": "Tray 6 of Ruth’s results was changed after it was played.",
    "changed last record": "Tray 48 of Ruth’s results was changed after it was played.",
    "other match": "Ruth’s results are of another match.",
    "broken chain": "The chain of Ruth’s results breaks at tray 9: a record before it was taken out or put in.",
    "a tray twice, copied": "Tray 6 is there twice in Ruth’s results.",
    "a tray twice, signed": "Tray 6 is there twice in Ruth’s results.",
    "a tray missing, cut out": "Tray 6 is missing from Ruth’s results.",
    "a result missing, cut out": "Tray 6 is missing from Ruth’s results.",
    "a tray missing, signed": "Tray 5 is missing from Ruth’s results.",
    "a tray left open, signed": "Tray 5 is missing from Ruth’s results.",
    "not opened before": "Tray 6 of Ruth’s results has a result and was not opened before.",
    "beyond": "Ruth’s results have a tray 49, and the match has 48.",
    "torn last line": "The last line is cut short: the file was not copied to its end.",
    "wrong signature": "Tray 6 of Ruth’s results was not signed by the key that the file names.",
    "other name": "The line that says whose results these are was changed.",
    "no results": "These are no results of a match by file: the first line of such a file",
    "of a later version": "These results are of version 2; this program reads version 1.",
    "more than thirteen tricks": "Thirteen tricks at most, and these are 14.",
}
"""What is said of each way in which a file can be broken."""


@cache
def broken() -> dict[str, bytes]:
    """Return Ruth's results, broken in each of the ways."""
    ruth, lines, sealed, six = results("Ruth"), ruths_lines(), read_sealed(match()), line_of("result", 6)
    return {
        "changed record": ruth.replace(
            f"tray 6 NS {tricks('Ruth', 6)} ".encode(), f"tray 6 NS {(tricks('Ruth', 6) + 1) % 14} ".encode()
        ),
        "changed number of a tray": ruth.replace(b"result tray 6 ", b"result tray 7 "),
        "changed last record": ruth.replace(b"result tray 48 NS", b"result tray 48  NS"),
        "other match": written("Ruth", read_sealed(match(48, "Spring cup")), entries("Ruth", 48)),
        "broken chain": grafted(),
        "a tray twice, copied": b"".join([*lines[: six + 1], lines[six], *lines[six + 1 :]]),
        "a tray twice, signed": written("Ruth", sealed, TWICE),
        "a tray missing, cut out": without(six - 1, six),
        "a result missing, cut out": without(six),
        "a tray missing, signed": written("Ruth", sealed, SKIPPED),
        "a tray left open, signed": written("Ruth", sealed, LEFT_OPEN),
        "not opened before": without(six - 1),
        "beyond": written("Ruth", sealed, [*entries("Ruth", 48), Opened(49)]),
        "torn last line": ruth[:-40],
        "wrong signature": resigned_from(6),
        "other name": ruth.replace(b"player Ruth", b"player Rute"),
        "no results": b"dummywhist record 1\n",
        "of a later version": ruth.replace(b"results 1", b"results 2", 1),
        "more than thirteen tricks": written("Ruth", sealed, [*entries("Ruth", 1), Opened(2), Counted(2, 14, LEVELS)]),
    }


def said(judged) -> str:
    return "" if judged.why is None else worded(judged.why, ENGLISH)


def files(**other: bytes):
    return [("cup.dwm", match()), *((name, other.get(name, results(name))) for name in PLAYERS)]


def test_six_files_make_one_ranking():
    found = merged(files(), {}, WORD)
    assert [one.fate for one in found.judged] == ["match", *["counted"] * 6] and not any(map(said, found.judged))
    made = {player: one.tricks for player, one in found.counted.items()}
    assert made == {player: {tray: tricks(player, tray) for tray in range(1, 49)} for player in PLAYERS}
    ranked = standings(made)
    assert sum(one.plus for one in ranked) == 0 and [one.place for one in ranked] == sorted(one.place for one in ranked)
    best = max(PLAYERS, key=lambda player: sum(tricks(player, tray) for tray in range(1, 49)))
    assert ranked[0].player == best


@pytest.mark.parametrize("way", WHYS)
def test_a_broken_file_is_refused_in_a_sentence_and_the_others_count(way):
    assert broken()[way] != results("Ruth")
    found = merged(files(Ruth=broken()[way]), {})
    ruth = next(one for one in found.judged if one.name == "Ruth")
    assert ruth.fate == "refused" and said(ruth).startswith(WHYS[way])
    assert set(found.counted) == set(PLAYERS) - {"Ruth"}
    assert [said(one) for one in found.judged if one.name != "Ruth"] == [""] * 6


def test_each_way_has_a_sentence_of_its_own():
    assert broken().keys() == WHYS.keys()
    keys = {way: merged([("Ruth", file), ("cup", match())], {}).judged[0].why.key for way, file in broken().items()}
    assert len(set(keys.values())) == 13, keys


def test_one_player_twice_with_different_results_counts_neither():
    other = written("Ruth", read_sealed(match()), changed({7: (tricks("Ruth", 7) + 1) % 14}))
    found = merged([*files(), ("again", other)], {})
    two = [one for one in found.judged if one.name in ("Ruth", "again")]
    assert [one.fate for one in two] == ["refused"] * 2 and all(one.results for one in two)
    assert {said(one) for one in two} == {"There are two files of Ruth with different results; none of them counts."}
    assert "Ruth" not in found.counted and len(found.counted) == 5


def test_an_older_copy_gives_way_to_the_whole_file_wherever_it_stands():
    older, whole = results("Ruth", 9), results("Ruth")
    for order in ((older, whole), (whole, older), (whole, whole)):
        found = merged([("cup", match()), *zip("ab", order, strict=True)], {})
        assert sorted(one.fate for one in found.judged) == ["counted", "match", "older"]
        assert len(found.counted["Ruth"].tricks) == 48


def test_a_known_name_with_a_new_key_is_said_and_counts():
    known = {"Ruth": key_text(signer("Eve")), "Max": key_text(signer("Max"))}
    found = merged(files(), known)
    told = {one.name: said(one) for one in found.judged if said(one)}
    assert told == {"Ruth": "Ruth’s file comes from another installation."} and "Ruth" in found.counted


def test_who_has_not_finished_is_ranked_by_what_he_played():
    found = merged(files(Ruth=results("Ruth", 9)), {})
    made = {player: one.tricks for player, one in found.counted.items()}
    ruth = next(one for one in standings(made) if one.player == "Ruth")
    average = averages(made)
    assert ruth.trays == 9
    assert ruth.plus == sum(tricks("Ruth", tray) - average[tray] for tray in range(1, 10))
    others = [player for player in PLAYERS if player != "Ruth"]
    assert average[10] == Fraction(sum(tricks(player, 10) for player in others), 5)


def test_how_far_chance_moves_a_total_follows_from_what_the_others_made_of_the_same_trays():
    found = merged(files(Ruth=results("Ruth", 9)), {})
    made = {player: one.tricks for player, one in found.counted.items()}
    ranked = {one.player: one for one in standings(made)}
    for player in ("Ruth", "Max"):
        others = [[made[one][tray] for one in PLAYERS if one != player and tray in made[one]] for tray in made[player]]
        wanted = sqrt(sum(variance(tricks) * len(tricks) / (len(tricks) + 1) for tricks in others))
        assert ranked[player].chance == pytest.approx(wanted)
    assert ranked["Ruth"].chance < ranked["Max"].chance


def test_with_fewer_than_three_others_nothing_is_said_of_chance():
    made = {player: {1: 7, 2: 6} for player in ("Ruth", "Max", "Ana")}
    assert {one.chance for one in standings(made)} == {None}
    made["Nell"] = {1: 9}
    assert {one.player for one in standings(made) if one.chance is not None} == {"Nell"}


def test_a_wrong_word_opens_nothing_and_results_are_merged_all_the_same():
    found = merged(files(), {}, "blue kettle 4418")
    assert said(found.judged[0]) == "This word opens no tray: it is another word."
    assert found.judged[0].fate == "refused" and len(found.counted) == 6


def test_a_changed_sealed_tray_is_named():
    text = match().decode().splitlines(keepends=True)
    at = next(n for n, line in enumerate(text) if line.startswith("tray 31 "))
    text[at] = text[at][:-2] + ("0" if text[at][-2] != "0" else "1") + "\n"
    found = merged([("cup", "".join(text).encode()), ("Ruth", results("Ruth"))], {}, WORD)
    assert said(found.judged[0]).startswith("Tray 31 does not open with the word that opens others")
    assert set(found.counted) == {"Ruth"}


def test_two_trays_that_have_changed_places_are_found():
    text = match().decode()
    lines = {
        n: line.split(" ")[2] for line in text.splitlines() if line.startswith("tray ") for n in [line.split(" ")[1]]
    }
    swapped = text.replace(lines["3"], "x").replace(lines["4"], lines["3"]).replace("x", lines["4"])
    assert swapped != text
    assert said(merged([("cup", swapped.encode())], {}, WORD).judged[0]).startswith("Tray 3 does not open")


def test_what_is_agreed_cannot_be_changed_under_the_seals():
    found = merged([("cup", match().replace(b"level steady", b"level strong"))], {}, WORD)
    assert said(found.judged[0]) == "What is agreed in this match was changed after the trays were sealed."
