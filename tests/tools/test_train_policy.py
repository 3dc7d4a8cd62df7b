"""The policy is learned from deals that were played: gathered, fitted, checked, as the command does it."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from dummywhist.engine.players.belief import sampling as drawing
from dummywhist.engine.players.belief.policy import WEIGHTS, Policy, Weights, read_weights, table_of, written
from dummywhist.engine.players.habits import POLICIES
from dummywhist.engine.rules.games.catalogue import game_of
from tests.engine.players.belief.asked import chance_of
from tools import train_policy as train

pytestmark = pytest.mark.skipif(drawing.NATIVE is None, reason="the native module was not built")


@pytest.fixture
def command(monkeypatch, capsys):
    def run(*args):
        monkeypatch.setattr(sys, "argv", ["train_policy", *map(str, args)])
        train.main()
        told = capsys.readouterr()
        return str(told.out + told.err)

    return run


@pytest.fixture
def deals(command, tmp_path):
    """Six deals of Humbug and six of English Dummy by steady players."""
    file = tmp_path / "deals.jsonl"
    for game in ("humbug", "english-dummy"):
        part = tmp_path / f"{game}.jsonl"
        command("gather", part, "--game", game, "--level", "beginner", "--first-deal", 5, "--deals", 6)
        file.write_text((file.read_text() if file.exists() else "") + part.read_text())
    return file


def test_gather_fit_check(command, deals, tmp_path):
    lines = [json.loads(line) for line in deals.read_text().splitlines()]
    assert [line["number"] for line in lines] == [5, 6, 7, 8, 9, 10] * 2
    assert all(len(line["tricks"]) == 13 for line in lines)

    weights = tmp_path / "trial.weights"
    told = command("fit", deals, "--passes", 2, "--weights", weights)
    assert "12 deals" in told and "log loss" in told and " s\n" in told
    learned = Policy(weights.read_bytes())
    provenance = learned.provenance["custom"]
    assert provenance["deals"] == {"humbug": 6, "english-dummy": 6}
    assert read_weights(weights.read_bytes())["plain"] == read_weights(Path(WEIGHTS).read_bytes())["plain"]
    many, loss, uniform, best = provenance["losses"]["declarer"]
    assert many > 5 and loss > 0 and 0.5 < uniform < 2.5 and 0 <= best <= 1

    told = command("check", deals, "--weights", weights, "--worlds", 20)
    assert "after trick 2" in told and "us a world" in told
    assert '"deals"' in command("show", "--weights", weights)


def test_gathering_goes_on_where_it_was_broken_off(command, tmp_path):
    file = tmp_path / "deals.jsonl"
    command("gather", file, "--game", "humbug", "--level", "beginner", "--first-deal", 1, "--deals", 2)
    first = file.read_text()
    told = command("gather", file, "--game", "humbug", "--level", "beginner", "--first-deal", 1, "--deals", 3)
    assert "1 deals added" in told and "2 were there" in told
    assert file.read_text().startswith(first) and len(file.read_text().splitlines()) == 3


def test_trying_writes_nothing(command, deals, tmp_path):
    weights = tmp_path / "none.weights"
    command("fit", deals, "--passes", 1, "--weights", weights, "--try")
    assert not weights.exists()


def test_learning_goes_on_from_weights(command, deals, tmp_path):
    first, second, still = tmp_path / "first", tmp_path / "second", tmp_path / "still"
    command("fit", deals, "--passes", 1, "--weights", first, "--policy", "plain")
    command("fit", deals, "--passes", 1, "--weights", second, "--from", first)
    command("fit", deals, "--passes", 0, "--weights", still, "--from", first)
    begun, went, stayed = (
        np.frombuffer(read_weights(file.read_bytes())[style].halves, "<f2")
        for file, style in ((first, "plain"), (second, "custom"), (still, "custom"))
    )
    assert (begun == stayed).all() and (begun != went).any()
    assert Policy(second.read_bytes()).provenance["custom"]["from"] == "first"


@pytest.mark.parametrize("units", (32, 64))
def test_what_is_learned_is_what_is_played(deals, units):
    """The chances that the trainer computes from the features are those of the native module with the same weights."""
    records = list(train.read([deals]))
    data = train.choices(records)
    starts = np.concatenate([[0], np.cumsum(data.kind[:, 4])[:-1]])
    dice = np.random.default_rng(3)
    parts = [train.Part(situations, dice, units) for situations in train.KINDS]
    for part in parts:
        part.weights = {
            name: dice.normal(0, 0.2, weight.shape).astype("<f2").astype("<f4") for name, weight in part.weights.items()
        }
        part.weights["base"] *= 0  # the sum of two halves is no half
    model = Policy(written(dict.fromkeys(POLICIES, Weights({}, train.packed(parts))))).native
    record = records[-1]
    mine = np.flatnonzero(data.deal == record.number)[-40:]
    played = sum(1 << card for _, cards in record.tricks for card in cards)
    left = tuple(hand & ~played for hand in record.told["held"])
    table = table_of(
        game_of(record.game).rules(), record.layout, record.told["trump"], record.told["down"], (1 << 52) - 1
    )
    looked = 0
    for part in parts:
        picked = mine[np.isin(data.kind[mine, 2], part.situations) & (data.kind[mine, 1] < 4)]
        if not len(picked):
            continue
        batch = train.Batch(data, starts, picked, part.situations)
        for moment, chance in zip(data.kind[picked, 0], part.chances(batch)[batch.played], strict=True):
            native = chance_of(model, table, record.layout, record.tricks, left, int(moment), 2)
            assert native == pytest.approx(chance, rel=1e-3, abs=1e-6)
            looked += 1
    assert looked > 20


def test_slopes_are_those_of_the_loss(deals):
    """A small step against the slope of each weight changes the log loss by as much as the slope says."""
    data = train.choices(list(train.read([deals])))
    starts = np.concatenate([[0], np.cumsum(data.kind[:, 4])[:-1]])
    for situations in train.KINDS:
        dice = np.random.default_rng(1)
        part = train.Part(situations, dice, 32)
        picked = np.flatnonzero(np.isin(data.kind[:, 2], situations))[:60]
        batch = train.Batch(data, starts, picked, part.situations)

        def loss(part=part, batch=batch):
            return float(-np.log(part.chances(batch)[batch.played]).mean())

        slopes, before = part.slopes(batch), loss()
        for name, slope in slopes.items():
            kept, step = part.weights[name], 1e-3 / (np.abs(slope).max() + 1e-9)
            part.weights[name] = kept - (step * slope).astype(np.float32)
            expected = step * float((slope.astype(np.float64) ** 2).sum())
            assert before - loss() == pytest.approx(expected, rel=0.1, abs=1e-5), name
            part.weights[name] = kept
