"""Are the sounds those that the script makes, short and quiet?"""

from array import array
from pathlib import Path

import pytest

from tools.make_sounds import LOUDEST, RATE, SOUNDS, file, samples

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def test_there_is_a_file_for_each_sound_and_no_other():
    assert {path.name for path in FOLDER.glob("*.wav")} == {f"{name}.wav" for name in SOUNDS}


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_quiet_and_its_file_is_what_the_script_makes(name):
    made = SOUNDS[name]()
    sound: array[int] = samples(made)
    assert len(sound) < 0.4 * RATE and max(map(abs, sound)) <= round(32_767 * LOUDEST) and sound[0] == sound[-1] == 0
    assert (FOLDER / f"{name}.wav").read_bytes() == file(made)
