"""A training from its first game to a net in a file: it can be stopped at any time and goes on where it stopped."""

import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final, Self

import jax
import msgspec
import numpy as np

from freebooter.bots.arena.card import CARD, Card, TrainedNet, figures_of, read_card, write_card
from freebooter.bots.arena.crews import crew_of
from freebooter.bots.nets.net import arrays_of, weights_of
from freebooter.bots.nets.net_file import NetFile, read_net, write_net
from freebooter.core.catalogue import find_game
from freebooter.core.errors import FreebooterError
from freebooter.core.source import Rng
from freebooter.envs.batch import Batch
from freebooter.envs.processes import SharedBatch
from freebooter.train.cluster_play import ClusterPlay
from freebooter.train.curve import Progress, draw_curve, write_curve
from freebooter.train.expert import Expert, TrainingRound
from freebooter.train.kept import Kept, read_kept, write_kept, write_whole
from freebooter.train.learner import Learner, Lessons, Params, begin, left_of
from freebooter.train.lessons import parts_of
from freebooter.train.plan import BadTraining, TrainingPlan
from freebooter.train.self_play import Games, SelfPlay, games_of

NET: Final = "net"
CURVE: Final = "curve.csv"
PICTURE: Final = "curve.svg"
_STATE: Final = "state.npz"

# A past self is kept every so many rounds, and so many of them.
_AGE: Final = 20
_PAST: Final = 16
# Everything is written to the folder so often, in seconds, and at the end.
SAVE: Final = 60.0
# What observations are like is taken from so many looks at random games, so many steps apart.
_LOOKS: Final = 40
_APART: Final = 5


class Training:
    """One training in one folder, begun or gone on with. It is closed after use, best by `with`."""

    def __init__(
        self, folder: Path, plan: TrainingPlan, *, processes: int = 1, ray: str = "", begun: NetFile | None = None
    ) -> None:
        """It begins with a net that knows nothing, or with the one that it is given as `begun`."""
        self.folder = folder
        self.plan = plan.checked()
        self.game = find_game(plan.game)
        self.game.check_seats(plan.seats)
        self.lines: list[Progress] = []
        self.lessons: list[str] = []
        folder.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(plan)
        self.begun = begun.digest if begun else ""
        self._check_folder()
        self.expert = Expert(plan, self.learner, processes, ray) if plan.expert else None
        self._open = ExitStack()
        self.play = self._begin_to_play(processes, ray)
        self.params = arrays_of(begun) if begun else self._first_params()
        self.memory = self.learner.memory_of(self.params)
        self.past: list[Params] = [self.params]
        # The games as they stood when they were written last: an interrupt leaves them in mid-round, or ends their
        # processes.
        self.under_way = self.play.state()
        self._restore()

    def study(
        self,
        lessons: Lessons,
        digest: str,
        *,
        epochs: int = 2,
        done: Callable[[float, float], None] | None = None,
    ) -> None:
        """Learn from decisions of others, the data set of that digest: so often from each what was done, and what it
        came to. `done` hears how much of it is over, and how much of the answers came as a surprise."""
        seats = lessons.returns.shape[1]
        if seats != self.plan.seats:
            raise BadTraining(
                f"these lessons are of tables of {seats}, and this training is at tables of {self.plan.seats}"
            )
        steps = max(1, epochs * len(lessons.answers) // self.plan.part)
        for number, part in enumerate(parts_of(lessons, self.plan.part, steps, self.plan.seed)):
            rate = self.plan.rate * (1 - number / steps)
            self.params, self.memory, studied = self.learner.study(self.params, self.memory, part, rate)
            if done:
                done((number + 1) / steps, float(studied.surprise))
        self.past = [self.params]
        self.lessons.append(digest)
        self.save()

    def run(
        self,
        *,
        seconds: float | None = None,
        decisions: int | None = None,
        done: Callable[[Progress], None] | None = None,
        played: Callable[[int], None] | None = None,
    ) -> None:
        """Learn for so long, or for so many decisions more, as in one training with all that was learnt before; `done`
        hears of every round, and `played`, in rounds of searches, of games that have ended."""
        saved = time.monotonic()
        first, spent = self.decisions, self.seconds
        begun = saved - spent
        while True:
            past = (time.monotonic() - begun) / (spent + seconds) if seconds else 0.0
            if decisions:
                past = max(past, self.decisions / (first + decisions))
            if past >= 1.0:
                break
            self._round(past, lambda: time.monotonic() - begun, played)
            if done:
                done(self.lines[-1])
            if time.monotonic() - saved > SAVE:
                self._save_with_games()
                saved = time.monotonic()
        self._save_with_games()

    @property
    def decisions(self) -> int:
        return self.lines[-1].decisions if self.lines else 0

    @property
    def seconds(self) -> float:
        return self.lines[-1].seconds if self.lines else 0.0

    def save(self) -> None:
        """Write the net with its card, the curve and its picture, and what it takes to go on."""
        params, memory, past = jax.device_get((self.params, self.memory, self.past))
        card = self.card()
        file = NetFile.of(self.game, msgspec.to_builtins(card), weights_of(params))
        write_net(self.folder / NET, file)
        write_card(self.folder / CARD, Card(training=[msgspec.structs.replace(card, result=file.digest)]))
        write_whole(self.folder / CURVE, write_curve(self.lines).encode())
        write_whole(self.folder / PICTURE, draw_curve(self.plan.game, self.lines).encode())
        kept = Kept(params, memory, past, self.lines, self.begun, self.lessons, self.under_way)
        write_kept(self.folder / _STATE, kept)

    def card(self) -> TrainedNet:
        """The experiment: what would make such a net again."""
        options = self.game.unattended(None)
        return TrainedNet(
            jax=jax.__version__,
            device=jax.devices()[0].device_kind,
            game=self.plan.game,
            edition=self.game.meta.edition,
            rounds=len(self.lines),
            decisions=self.decisions,
            games=sum(line.games for line in self.lines),
            seconds=round(self.seconds, 1),
            plan=msgspec.to_builtins(self.plan),
            begun=self.begun,
            lessons=self.lessons,
            options={name: value for name, value in options.items() if value is not None},
            figures=figures_of(self.game, self.game.figures()),
        )

    def close(self) -> None:
        """Let the processes of the games end, or leave the cluster."""
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin_to_play(self, processes: int, ray: str) -> SelfPlay | ClusterPlay:
        """Games without a search, by whoever plays them; searches have games of their own."""
        if self.expert:
            return SelfPlay([], self.plan)
        if ray:
            return ClusterPlay(self.plan, self._open.enter_context(crew_of(1, ray)))
        games = _games(self.plan, processes)
        for part in games:
            if isinstance(part, SharedBatch):
                self._open.callback(part.close)
        return SelfPlay(games, self.plan)

    def _save_with_games(self) -> None:
        self.under_way = self.play.state()
        self.save()

    def _round(self, past: float, clock: Callable[[], float], played: Callable[[int], None] | None) -> None:
        number = len(self.lines) + 1
        other = self.past[number % len(self.past)]
        if self.expert:
            rate = self.plan.rate * left_of(past)
            judged = not self.begun and past < self.plan.judged
            found = self.expert.round(self.params, self.memory, other, number, rate, judged=judged, done=played)
        else:
            found = self._practise(other, number, past)
        self.params, self.memory = found.params, found.memory
        if self.expert or number % _AGE == 0:
            self.past = [*self.past, self.params][-_PAST:]
        self.lines.append(
            Progress(
                round=number,
                decisions=self.decisions + found.decisions,
                games=found.games,
                entropy=round(float(found.learnt.entropy), 4),
                value_loss=round(float(found.learnt.value_loss), 4),
                shift=round(float(found.learnt.shift), 4),
                league=round(found.league, 4),
                house=round(found.house, 4),
                seconds=round(clock(), 2),
            )
        )

    def _practise(self, other: Params, number: int, past: float) -> TrainingRound:
        """A round of the net's own answers, without a search."""
        played, last, last_seat = self.play.round(self.params, other, number)
        league, house = self.play.shares_against_others()
        params, memory, learnt = self.learner.learn(self.params, self.memory, played, last, last_seat, number, past)
        return TrainingRound(params, memory, learnt, self.plan.decisions, int(played.ended.sum()), league, house)

    def _check_folder(self) -> None:
        """Refuse a folder in which something else is learnt."""
        if not (self.folder / CARD).exists():
            return
        there = read_card(self.folder / CARD).training
        plans = [msgspec.convert(one.plan, TrainingPlan) for one in there]
        if plans != [self.plan]:
            raise BadTraining(f"{self.folder} holds a training by another plan: {plans}")
        if self.begun not in {"", there[0].begun}:
            raise BadTraining(f"{self.folder} holds a training that began with another net, {there[0].begun or 'none'}")
        # Its observations may have another layout.
        read_net(self.folder / NET, self.game)

    def _first_params(self) -> Params:
        """A net that knows nothing, made for observations as random games show them."""
        batch = Batch(self.game, 64, self.plan.seats, seed=self.plan.seed)
        source, looks = Rng(self.plan.seed), []
        for _ in range(_LOOKS):
            batch.play_randomly(_APART, source)
            looks.append(np.array(batch.observations))
        seen = np.concatenate(looks).astype(np.float32)
        return begin(self.game, self.plan, seen.mean(0), seen.std(0))

    def _restore(self) -> None:
        """Go on with what the folder holds, if it holds anything."""
        if not (self.folder / _STATE).exists():
            return
        kept = read_kept(self.folder / _STATE, self.memory)
        self.params, self.memory, self.past, self.lines, self.begun, self.lessons, self.under_way = kept
        # Games of another version of the engine are no loss: others have begun in their places.
        with suppress(FreebooterError):
            self.play.restore(self.under_way)


def _games(plan: TrainingPlan, processes: int) -> list[Games]:
    """All games, in two parts where there are processes that step one while the other is answered."""
    if processes == 1:
        return [games_of(plan, plan.games)]
    half = plan.games // 2
    return [
        SharedBatch(
            plan.game,
            games,
            plan.seats,
            processes=count,
            seed=plan.seed,
            first=first,
            reward="share",
            house=plan.house_bot,
            taught=plan.is_taught,
        )
        for first, games, count in ((0, half, processes // 2), (half, plan.games - half, processes - processes // 2))
    ]
