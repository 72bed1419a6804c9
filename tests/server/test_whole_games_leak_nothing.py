"""No leak in whole games: bots play, and everything a server sends one viewer is the same, byte for byte, in twin
games in which other cards are hidden from them: socket, answers, errors, drafts, replays, exports and logs."""

import logging
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from smugglers import GAME as SMUGGLERS

from freebooter.bots.players.catalogue import make_bot
from freebooter.core import catalogue
from freebooter.core.chance import seed_of
from freebooter.core.facts import facts
from freebooter.core.game import AnyGame, default_names
from freebooter.core.journal import Journal, Seating, figures_for
from freebooter.core.match import Match
from freebooter.core.record import record
from freebooter.core.table import SPECTATOR
from freebooter.server.live import rooms
from freebooter.server.operation.logs import set_up_logs
from freebooter.server.settings import Settings
from freebooter.server.tables import moves, past
from freebooter.server.tables.running import Running
from freebooter.server.tables.showing import Showing
from freebooter.server.tables.sight import Sight, sight
from freebooter.server.web.routes import past as past_routes
from tests.contract.settings import games
from tests.server.glass_house import SESSION, GlassHouse, LogBook
from tests.server.transcript import KEY, Scribe, first_difference
from tests.server.twins import twins

_BOTS = ("heuristic", "random", "deckhand")
# Options that end a long game after some rounds.
_SHORT: dict[str, dict[str, Any]] = {"plunder": {"round_limit": 5}, "seven_seas": {"round_limit": 5}}
_SEED = 11
# So many twins are tried for one viewer; each goes on where the one before it ended.
_MOST_TWINS = 4


@dataclass(frozen=True)
class Worlds:
    """Two servers, alike in everything but what is hidden at their tables."""

    true: GlassHouse
    twin: GlassHouse
    log: LogBook
    numbers: Iterator[int] = field(default_factory=count)

    def compare(self, game: AnyGame, journal: Journal, viewer: int, most: int) -> tuple[int, str]:
        """Play twin games to a viewer: over how many rows the worlds differed, and the first thing that told them
        apart."""
        compared = 0
        found_twins = sorted(twins(game, journal, viewer, most), key=lambda twin: len(twin.rows) - twin.fork)
        # The longest; and to the first viewer the shortest, too, which hides something that is soon shown.
        for twin in found_twins[-1:] + (found_twins[:-1][:1] if viewer == 0 else []):
            # The last row of a game is left out: when it is over, everything may be known.
            rows = twin.rows[: len(journal.rows) - 1]
            table = f"twin{next(self.numbers)}"
            told = [
                Scribe(glass, self.log, game, table, viewer).play(journal, seed_of(_SEED), written, twin.fork)
                for glass, written in ((self.true, journal.rows[: len(rows)]), (self.twin, rows))
            ]
            for secret in (seed_of(_SEED).hex(), SESSION, KEY):
                assert not [source for source, text in told[0] if secret in text], f"{secret} was given away"
            found = first_difference(*told)
            if found:
                return compared, f"{game.meta.id}, viewer {viewer}, from row {twin.fork} on: {found}"
            compared += len(rows) - twin.fork
        return compared, ""


def bot_game(game: AnyGame) -> Journal:
    """A whole game of bots, every gesture sent as one row."""
    seats = max(3, game.meta.least_seats)
    names = [Seating(name=name) for name in default_names(seats)]
    match = Match(game, names, _SHORT.get(game.meta.id), seed=seed_of(_SEED))
    bots = [make_bot(_BOTS[seat % len(_BOTS)], game.meta.id, _SEED + seat) for seat in range(seats)]
    told = [0] * seats
    for seat, bot in enumerate(bots):
        bot.start(game, seat, game.options(match.options), figures_for(game, match.components))
    while not match.is_over:
        seat = match.asks[0]
        for notice in match.notices(seat, told[seat]):
            bots[seat].notice(notice)
        told[seat] = len(match.rows)
        gesture = match.gesture(seat)
        while not gesture.steps or gesture.is_draft:
            state = gesture.state
            gesture.add(bots[seat].choose(game.view(state, seat), game.legal(state, seat), None))
        match.enter(match.play(gesture))
    return match.journal()


@pytest.fixture(scope="module")
def worlds(games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(games))
        catalogue._entries.cache_clear()
        log = LogBook()
        patch.setattr(sys, "stderr", log)
        set_up_logs(Settings(database="", log_level="debug"))
        structlog.configure(cache_logger_on_first_use=False)
        folder = tmp_path_factory.mktemp("worlds")
        both = Worlds(GlassHouse(folder / "true"), GlassHouse(folder / "twin"), log)
        yield both
        both.true.close()
        both.twin.close()
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()
    catalogue._entries.cache_clear()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.id)
def test_whole_games_of_bots_give_nothing_away(worlds: Worlds, game: AnyGame) -> None:
    journal = bot_game(game)
    compared = 0
    for viewer in (*range(len(journal.seats)), SPECTATOR):
        rows, told_apart = worlds.compare(game, journal, viewer, _MOST_TWINS)
        assert not told_apart, told_apart
        compared += rows
    if game.meta.id == "buccaneer":
        assert compared == 0, "Buccaneer is played with everything open: no other world looks like the true one"
    else:
        assert compared > len(journal.rows), f"only {compared} rows could be compared"


def all_in_sight(running: Running, viewer: int) -> Sight:
    seen = sight(running, viewer)
    return msgspec.structs.replace(seen, view={**msgspec.to_builtins(seen.view), "all": facts(running.match.state)})


def loose_talk(showing: Showing, viewer: int, since: int) -> bytes:
    rooms.log.info("telling", state=facts(showing.running.match.state))
    return encode_news(showing, viewer, since)


encode_news = rooms.encode_news
shown = moves.draft

LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "socket": (rooms, "sight", all_in_sight),
    "sight": (past_routes, "sight", all_in_sight),
    "past": (past, "readable", lambda told, _: tuple(one.event for one in told)),
    "record": (past, "record", lambda match, viewer: record(match, (viewer + 1) % 3)),
    "moves": (moves, "sight", all_in_sight),
    "draft": (moves, "draft", lambda gesture: msgspec.structs.replace(shown(gesture), view=facts(gesture.state))),
    "log": (rooms, "encode_news", loose_talk),
}


@pytest.mark.parametrize("source", LEAKS)
def test_a_leak_is_found_where_it_is(worlds: Worlds, source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = bot_game(SMUGGLERS)
    place, name, leak = LEAKS[source]
    monkeypatch.setattr(place, name, leak)
    found = [worlds.compare(SMUGGLERS, journal, viewer, _MOST_TWINS)[1] for viewer in range(len(journal.seats))]
    assert any(f": {source}: " in told_apart for told_apart in found), found
