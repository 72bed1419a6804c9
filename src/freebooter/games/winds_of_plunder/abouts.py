"""What the names of Winds of Plunder say with the figures in play."""

from msgspec.structs import replace

from freebooter.core.message import Message
from freebooter.games.winds_of_plunder.figures import BUYING, ITEMS, PORTS, WindsFigures

# What lies before players is an Action card.
_CARDS_LYING = {"winds_of_plunder-label-caches": "secret-cache", "winds_of_plunder-label-brawl": "tavern-brawl"}


def amend_about(name: str, figures: WindsFigures, told: Message) -> Message:
    """The sentence beside a name, with its figures."""
    args: dict[str, int | str] = {
        "most": figures.tally_max.value,
        "rounds": figures.rounds.value,
        "cubes": figures.wind_cubes.value,
        "reserve": figures.reserve_cubes.value,
        "ladder1": figures.booty_ladder[1].value,
        "ladder": figures.booty_ladder[-1].value,
        "bonus1": figures.area_bonus.value[0],
        "copies": _copies(name, figures),
    }
    terms: dict[str, str | list[str]] = {}
    if name in PORTS:
        areas = [[str(port) for port in area.value] for area in figures.areas_west_to_east]
        area = next(number for number, ports in enumerate(areas) if name in ports)
        args |= {"area": area + 1, "order": [*map(str, figures.north_to_south.value)].index(name) + 1}
        terms["others"] = [port for port in areas[area] if port != name]
    for kind, item in zip(BUYING, ITEMS, strict=True):
        if name.startswith(f"{kind}-"):
            copy = "abc".index(name[-1])
            terms |= {"item": item, "ports": list(figures.free_ports[kind][copy].value)}
    return replace(told, args=args, terms=terms)


def _copies(name: str, figures: WindsFigures) -> int:
    """How many copies of the Action card there are that a name is about."""
    card = _CARDS_LYING.get(name, name)
    return figures.action_cards[card].value if card in figures.action_cards else 0
