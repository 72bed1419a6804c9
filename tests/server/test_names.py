"""What people may call themselves: anything that others can read."""

import pytest

from freebooter.server.tables.setup import check_name


@pytest.mark.parametrize(
    "name", ["Anne", "Øyvind Å", "李雷", "محمد", "Zoë-Marie O'Neill", "👩\u200d🚀", "🏴\u200d☠\ufe0f"]
)
def test_names_of_people(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bne",
        "An\u200dne",
        "\u202eennA",
        "Anne\u2066",
        "Anne\u00ad",
        "\u3164",
        "\u2800",
        "Anne\ue000",
        "A\u2028b",
    ],
)
def test_names_that_look_like_others_or_like_nothing(name: str) -> None:
    with pytest.raises(ValueError, match="invisible"):
        check_name(name)
