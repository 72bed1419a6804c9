"""Where the wind and a Gust carry a ship: every cell of the tables (W5, W16, W19)."""

import pytest

from freebooter.games.winds_of_plunder.actions import CallGust, Sail
from freebooter.games.winds_of_plunder.figures import DIRECTIONS, PORTS
from tests.games.winds_of_plunder.positions import arrive, may, play, port_of, refusal, sea

pytestmark = pytest.mark.both_forms

SHORT = dict(zip(("Hav", "Coz", "Bel", "Nas", "SS", "Jam", "T&C", "PR", "SD", "Gua", "Bar", "Tri"), PORTS, strict=True))

# From, then North, East, South, West.
WINDS = """
Nas | - | T&C PR SD Gua Bar Tri | SS Hav T&C Coz PR Jam SD Bel | Hav Coz Bel
SS | Nas | T&C PR SD Gua Bar Tri | Hav T&C Coz PR Jam SD Bel | Hav Coz Bel
Jam | Nas SS Hav T&C Coz PR | T&C PR SD Gua Bar Tri | SD Bel | Hav Coz Bel
Hav | Nas SS | Nas SS Jam T&C PR SD | Coz Jam Bel | -
Coz | Nas SS Hav | Nas SS Jam T&C PR SD | Jam Bel | -
Bel | Nas SS Hav Coz Jam | Nas SS Jam T&C PR SD | - | -
T&C | Nas SS | Gua Bar Tri | PR Jam SD Gua Bar Tri | Nas SS Jam Hav Coz Bel
PR | Nas SS T&C | Gua Bar Tri | Jam SD Gua Bar Tri | Nas SS Jam Hav Coz Bel
SD | Nas SS T&C PR Jam | Gua Bar Tri | Gua Bar Tri | Nas SS Jam Hav Coz Bel
Gua | T&C PR SD | - | Bar Tri | Nas SS Jam T&C PR SD
Bar | T&C PR SD Gua | - | Tri | Nas SS Jam T&C PR SD
Tri | T&C PR SD Gua Bar | - | - | Nas SS Jam T&C PR SD
"""

# Variant d: from, then North and South.
NARROW = """
Nas | - | SS Jam
SS | Nas | Jam
Jam | Nas SS | -
Hav | - | Coz Bel
Coz | Hav | Bel
Bel | Hav Coz | -
T&C | - | PR SD
PR | T&C | SD
SD | T&C PR | -
Gua | - | Bar Tri
Bar | Gua | Tri
Tri | Gua Bar | -
"""


def table(text: str, winds: tuple[str, ...]) -> dict[tuple[str, str], set[str]]:
    cells = {}
    for line in text.strip().splitlines():
        start, *reaches = (part.strip() for part in line.split("|"))
        for wind, reach in zip(winds, reaches, strict=True):
            cells[SHORT[start], wind] = set() if reach == "-" else {SHORT[port] for port in reach.split()}
    return cells


TABLE = table(WINDS, DIRECTIONS)
NARROW_TABLE = TABLE | table(NARROW, ("north", "south"))
CELLS = sorted(TABLE)


def sailings(port: str, wind: str, *, gust: bool = False, narrow: bool = False) -> set[str]:
    t = sea(f"wind {wind}; ports {port}", seats=3, narrow_winds=narrow)
    if gust:
        play(t, CallGust())
    return {action.port for action in may(t, Sail)}  # type: ignore[attr-defined]


def gust_reach(cells: dict[tuple[str, str], set[str]], port: str, wind: str) -> set[str]:
    """Every direction's own reach, and with an East or West wind one area more: at the edges of the map."""
    reach = {other for direction in DIRECTIONS for other in cells[port, direction]}
    if wind == "east" and port in ("havana", "cozumel", "belize"):
        reach |= {"guadeloupe", "barbados", "trinidad"}
    if wind == "west" and port in ("guadeloupe", "barbados", "trinidad"):
        reach |= {"havana", "cozumel", "belize"}
    return reach


def test_the_tables_have_all_their_cells() -> None:
    assert len(TABLE) == 48
    assert len(NARROW_TABLE) == 48


@pytest.mark.parametrize(("port", "wind"), CELLS)
def test_w19_ships_sail_where_the_table_says(port: str, wind: str) -> None:
    assert sailings(port, wind) == TABLE[port, wind]


@pytest.mark.parametrize(("port", "wind"), CELLS)
def test_w5_a_gust_turns_the_wind_or_adds_an_area(port: str, wind: str) -> None:
    assert sailings(port, wind, gust=True) == gust_reach(TABLE, port, wind) != set()


@pytest.mark.parametrize(("port", "wind"), CELLS)
def test_w16_variant_d_keeps_north_and_south_in_the_area(port: str, wind: str) -> None:
    assert sailings(port, wind, narrow=True) == NARROW_TABLE[port, wind]
    assert sailings(port, wind, gust=True, narrow=True) == gust_reach(NARROW_TABLE, port, wind) != set()


def test_rulebook_example_west_from_puerto_rico() -> None:
    t = sea("wind west; ports puerto-rico", seats=3)
    reach = {action.port for action in may(t, Sail)}  # type: ignore[attr-defined]
    assert reach == {"san-salvadore", "nassau", "jamaica", "havana", "cozumel", "belize"}
    assert refusal(t, Sail("santo-domingo")) == "W19: the wind blows West and does not carry you to Santo Domingo"
    assert refusal(t, Sail("turks-and-caicos")).startswith("W19")


def test_rulebook_example_south_from_puerto_rico() -> None:
    t = sea("wind south; ports puerto-rico", seats=3)
    reach = {action.port for action in may(t, Sail)}  # type: ignore[attr-defined]
    assert reach == {"jamaica", "santo-domingo", "guadeloupe", "barbados", "trinidad"}
    assert refusal(t, Sail("belize")).startswith("W19")
    assert refusal(t, Sail("puerto-rico")) == "W19: your ship lies in Puerto Rico already"


def test_rulebook_example_variant_d_havana() -> None:
    assert sailings("havana", "south", narrow=True) == {"cozumel", "belize"}
    assert sailings("havana", "north", narrow=True) == set()
    t = sea("wind south; ports puerto-rico", seats=3, narrow_winds=True)
    assert refusal(t, Sail("jamaica")) == "W16: in this variant a North or South wind stays in its area"
    assert refusal(t, Sail("turks-and-caicos")).startswith("W19")


def test_a_refusal_names_the_cause_that_holds() -> None:
    """Havana to Trinidad is too far for any wind: neither the narrow wind nor a Gust in hand changes that."""
    t = sea("wind south; ports havana", seats=3, narrow_winds=True)
    assert refusal(t, Sail("trinidad")) == "W19: the wind blows South and does not carry you to Trinidad"
    assert refusal(t, Sail("jamaica")) == "W16: in this variant a North or South wind stays in its area"
    assert refusal(t, Sail("nassau")) == "W19: the wind blows South and does not carry you to Nassau"
    play(t, CallGust())
    assert refusal(t, Sail("trinidad")) == (
        "W5: neither the wind, which blows South, nor your Gust of Wind carries you to Trinidad"
    )


def test_rulebook_note_a_gust_does_not_turn_the_arrow() -> None:
    t = sea("ports nassau", seats=3)
    play(t, CallGust())
    arrive(t, "havana")
    assert port_of(t, 0) == "havana"
    assert DIRECTIONS[t.wind] == "east"
