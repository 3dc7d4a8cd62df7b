"""How are the rules of a game read in the language spoken now? Toggles, presets and games with their words changed."""

from __future__ import annotations

from dataclasses import replace

from dummywhist.engine.rules.declare import Preset, Requirement, Toggle
from dummywhist.ui.tongues.speech import rule_text


def spoken(toggle: Toggle) -> Toggle:
    """Return ``toggle`` with everything that people read of it in the language spoken now."""
    return replace(
        toggle,
        label=rule_text(toggle.label),
        help=rule_text(toggle.help),
        group=rule_text(toggle.group),
        source=rule_text(toggle.source),
        values=tuple(replace(value, label=rule_text(value.label)) for value in toggle.values),
        requires=tuple(spoken_requirement(one) for one in toggle.requires),
    )


def spoken_requirement(requirement: Requirement) -> Requirement:
    """Return ``requirement`` with its sentence in the language spoken now."""
    return replace(requirement, why=rule_text(requirement.why))


def spoken_preset(preset: Preset) -> Preset:
    """Return ``preset`` with its name and its book in the language spoken now."""
    return replace(preset, label=rule_text(preset.label), source=rule_text(preset.source))
