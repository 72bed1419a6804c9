"""Episodes: who acts at once knows nothing of the others."""

from random import Random

import numpy as np
import pytest

from freebooter.core.catalogue import find_game
from freebooter.envs.episode import Episode


@pytest.mark.parametrize("game_id", ["winds_of_plunder", "seven_seas", "plunder"])
def test_no_observation_changes_while_others_seal(game_id: str) -> None:
    episode, source = Episode(find_game(game_id), 4), Random(1)
    episode.reset(1)
    questions = 0
    while questions < 3:
        if episode.is_over:
            episode.reset()
        asked = episode.to_act[:]
        questions += len(asked) > 1
        seen = {seat: (episode.observation(seat), episode.mask(seat)) for seat in asked}
        for place, seat in enumerate(asked):
            while seat in episode.to_act:
                for other in asked[place + 1 :]:
                    assert np.array_equal(episode.observation(other), seen[other][0])
                    assert np.array_equal(episode.mask(other), seen[other][1])
                episode.act(seat, source.choice(episode.mask(seat).nonzero()[0].tolist()))
