"""The bots that play by a net: by what it would do at once, or by a search that asks it."""

from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from freebooter.bots.nets.net import Net
from freebooter.bots.nets.net_file import read_net
from freebooter.bots.nets.net_judge import NetJudge
from freebooter.bots.nets.shipped import shipped_net
from freebooter.bots.players.search_bot import SearchBot
from freebooter.bots.players.thinking_bot import ThinkingBot
from freebooter.bots.search.node import LOTS
from freebooter.bots.search.search import asked_again
from freebooter.core.catalogue import find_game
from freebooter.core.figures import FigureSet
from freebooter.core.game import AnyGame
from freebooter.core.meta import Options
from freebooter.core.source import Rng


@lru_cache(maxsize=8)
def load_net(path: Path, game_id: str) -> Net:
    """The net in this file, for this game; what does not fit is refused."""
    game = find_game(game_id)
    return Net(game, read_net(path, game))


class BotWithNet(ThinkingBot):
    """Takes its net from a file when it sits down, or without a file the one that ships for the game."""

    def __init__(self, seed: int, path: Path | None = None) -> None:
        super().__init__(seed)
        self.path = path

    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        super().start(game, seat, options, figures)
        self.net = load_net(self.path, game.meta.id) if self.path else shipped_net(game.meta.id)


class NetBot(BotWithNet):
    """Gives the answer that its net finds most likely; where others choose at the same time, one drawn by lot."""

    name: ClassVar[str] = "net"
    version: ClassVar[int] = 1

    def think(self, world: Any, answers: list[int], source: Rng, seconds: float | None) -> int:
        seats = world.seats
        turned = self.game.turned_to(self.seat, seats)
        policy = self.net.policy(self.net.look(world, self.seat), np.array([turned[answer] for answer in answers]))
        if asked_again(world, self.seat).waiting() == 1 << self.seat:
            return answers[int(policy.argmax())]
        lot = source.below(LOTS) / LOTS
        return answers[min(int(np.searchsorted(policy.cumsum(), lot)), len(answers) - 1)]


class NetSearchBot(BotWithNet, SearchBot):
    """Searches for so long with a net in place of the judge."""

    name: ClassVar[str] = "net-search"
    version: ClassVar[int] = 3

    def start(self, game: AnyGame, seat: int, options: Options, figures: FigureSet) -> None:
        super().start(game, seat, options, figures)
        self.judge = NetJudge(self.net)
