"""A minute of `freebooter train` on two cores is enough to beat random play."""

import os
import subprocess
import sys
from pathlib import Path

from self_taught import won_against_random

from freebooter.bots.arena.card import CARD, read_card
from freebooter.bots.nets.net import Net
from freebooter.bots.nets.net_file import read_net
from freebooter.core.catalogue import find_game
from freebooter.train.training import NET


def test_one_minute_on_two_cores_beats_random(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "freebooter", "train", "buccaneer", "--minutes", "1", "--jobs", "2"]
    # The device is what the command says, whatever JAX was told before.
    subprocess.run([*command, "--out", str(tmp_path)], env={**os.environ, "JAX_PLATFORMS": "tpu"}, check=True)
    (card,) = read_card(tmp_path / CARD).training
    assert card.device == "cpu"
    game = find_game("buccaneer")
    # On two cores that did much else nets of six seeds won 90 to 99 % of 100 games; of seven that had half a minute or
    # a quarter none won less than 79 %, and one of the plain engine, twenty times slower, won 82 %.
    assert won_against_random(Net(game, read_net(tmp_path / NET, game)), 100) > 0.65
