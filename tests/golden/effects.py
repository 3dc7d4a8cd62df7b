"""What shows of a toggle? Everything in a golden file but the settings themselves."""

import json


def record_effect(text: str) -> list[str]:
    """Return the lines of a record without those that only say which rules were chosen."""
    return [line for line in text.splitlines() if not line.startswith("set ")]


def views_effect(text: str) -> list[object]:
    """Return the Views of a file without their settings."""
    seen: list[object] = []
    for line in text.splitlines():
        if not line.startswith("#"):
            shown = json.loads(line)
            del shown["settings"]
            seen.append(shown)
    return seen
