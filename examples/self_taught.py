"""A net that teaches itself Buccaneer for about a minute, and then plays two seats against two random players.

python examples/self_taught.py FOLDER
"""

import sys
from pathlib import Path

import numpy as np

from freebooter.bots.nets.net import Net
from freebooter.bots.nets.net_file import read_net
from freebooter.core.catalogue import find_game
from freebooter.core.source import Rng
from freebooter.envs.batch import Batch
from freebooter.train.plan import TrainingPlan
from freebooter.train.training import NET, Training

PLAN = TrainingPlan(game="buccaneer", seats=4, games=128, steps=32, part=512, width=64)


def teach(folder: Path, rounds: int) -> Net:
    """A net that has learnt from so many rounds of decisions."""
    with Training(folder, PLAN) as training:
        training.run(decisions=rounds * PLAN.decisions)
        return Net(training.game, read_net(folder / NET, training.game))


def won_against_random(net: Net, games: int) -> float:
    """The share of games that the net wins from every other seat; each game counts once, however many are begun."""
    batch, source, won = Batch(net.game, games, PLAN.seats, seed=7), Rng(7), dict[int, float]()
    masks = np.asarray(batch.masks)
    while len(won) < games:
        answers = []
        for place in range(games):
            legal, seat = masks[place].nonzero()[0], batch.seats[place]
            if seat % 2 == place % 2 and place not in won:
                answers.append(int(legal[net.policy(net.look(batch.table(place), seat), legal).argmax()]))
            else:
                answers.append(int(legal[source.below(len(legal))]))
        batch.step(answers)
        for place in range(games):
            if batch.ends[place] and place not in won:
                won[place] = sum(batch.rewards[place, seat] for seat in range(place % 2, PLAN.seats, 2))
    return sum(won.values()) / games


if __name__ == "__main__":
    taught = teach(Path(sys.argv[1]), 100)
    print(f"{find_game(PLAN.game).meta.id}: {100 * won_against_random(taught, 200):.0f} % of 200 games won")
