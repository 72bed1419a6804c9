"""The golden files of a game: what pins its numbers, rules and views, made afresh from nothing but the game."""

from collections.abc import Callable, Iterator

from freebooter.bots.arena.simulate import bot_seed
from freebooter.bots.players.bot import Bot
from freebooter.bots.players.random_bot import RandomBot
from freebooter.bots.players.seated import play_match
from freebooter.bots.seekers import seekers_of
from freebooter.core import engine
from freebooter.core.chance import seed_of
from freebooter.core.game import AnyGame, default_names
from freebooter.core.journal import Journal, Seating, write_journal
from freebooter.core.match import Match
from freebooter.core.source import Rng
from freebooter.core.space import Space
from freebooter.core.table import CHANCE, Table
from freebooter.workshop.plain_text import text_of
from freebooter.workshop.transcript import transcript

# A transcript ends with the step that makes it longer than this.
_MOST_CHARACTERS = 140_000
# So many matches are tried to reach an ending, by random play and then by a seeker.
_MOST_SEEDS = 100
_LONGEST = 4
# Sequences are counted from the start, and from the first place after so many moves that does not branch too widely.
_POSITIONS = (0, 25, 60)
_MOST_SEQUENCES = 200_000


def golden_files(game: AnyGame, kept: Callable[[str], bytes | None] | None = None) -> dict[str, bytes]:
    """All golden files by name. An ending that is not reached here keeps its journal, if `kept` has one."""
    least, most = game.meta.least_seats, game.meta.most_seats
    files = {
        "actions.txt": actions_text(game).encode(),
        "counts.txt": counts_text(game).encode(),
        "observations.txt": observations_text(game).encode(),
        "transcript-1.txt": transcript_text(game, least, seed=1).encode(),
        "transcript-2.txt": transcript_text(game, most, seed=2).encode(),
    }
    found = ending_journals(game)
    for ending in game.meta.endings:
        name = f"journal-{ending}.json"
        text = write_journal(found[ending]) if ending in found else kept(name) if kept else None
        if text is not None:
            files[name] = text
    return files


def missing_endings(game: AnyGame, files: dict[str, bytes]) -> list[str]:
    """The ways a game can end of which there is no journal."""
    return [ending for ending in game.meta.endings if f"journal-{ending}.json" not in files]


def actions_text(game: AnyGame) -> str:
    """Every number of the game: the seats' actions, then chance's outcomes. Lines may be added, never changed."""
    return "".join(
        f"{title}\n" + "".join(f"{number} {_typed(space, number)}\n" for number in range(len(space)))
        for title, space in (("# seats", game.space), ("# chance", game.chances))
    )


def observations_text(game: AnyGame) -> str:
    """What the numbers of an observation mean, a line a field. A line that changes calls for another version."""
    layout = game.layout
    fields = [f"{field.name} {field.low}..{field.high} {' '.join(field.labels)}".rstrip() for field in layout.fields]
    return "\n".join([f"# version {layout.version}, {layout.size} numbers", *fields, ""])


def transcript_text(game: AnyGame, seats: int, seed: int) -> str:
    """A game as every viewer sees it, from its set-up until the text is long enough."""
    text = ""
    for page in transcript(game, seats, seed):
        text += page
        if len(text) > _MOST_CHARACTERS:
            return text + "cut here\n"
    return text


def counts_text(game: AnyGame) -> str:
    """How many sequences of 1 to 4 moves there are: from the start as far as they stay few, else from narrow places."""
    lines = []
    for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
        for moves in _POSITIONS:
            t = game.new(seats, game.unattended())
            source = Rng(seats)
            while game.asks(t) == (CHANCE,):
                engine.roll(t, source)
            engine.play_out(t, source, moves)
            counts = list(_counts(t))
            while moves and len(counts) < _LONGEST:
                engine.play_out(t, source, 1)
                moves += 1
                counts = list(_counts(t))
            said = " ".join(str(count) for count in counts)
            lines.append(f"{seats} seats, {moves} moves after the set-up: {said}\n")
    return "".join(lines)


def ending_journals(game: AnyGame) -> dict[str, Journal]:
    """A finished journal for each way to end that is reached: by random play, else by the game's seeker."""
    found: dict[str, Journal] = {}
    sought = seekers_of(game.meta.id)
    for match in _matches(game, RandomBot):
        found.setdefault(_play(match, RandomBot), match.journal())
        if found.keys() | sought.keys() >= set(game.meta.endings):
            break
    for ending in sought.keys() - found.keys():
        for match in _matches(game, sought[ending]):
            if _play(match, sought[ending]) == ending:
                found[ending] = match.journal()
                break
    return found


def _matches(game: AnyGame, make: Callable[[int], Bot]) -> Iterator[Match]:
    seats = game.meta.least_seats
    kind = f"bot:{make(0).name}"
    for seed in range(1, _MOST_SEEDS + 1):
        people = [Seating(name=name, kind=kind) for name in default_names(seats)]
        yield Match(game, people, game.unattended(), seed=seed_of(seed))


def _play(match: Match, make: Callable[[int], Bot]) -> str:
    """Play a match to its end, and say which; the bots' seeds follow from the match's commitment."""
    seed = int(match.journal().commitment[:12], 16)
    return play_match(match, {seat: make(bot_seed(seed, seat)) for seat in range(len(match.seats))}).ending


def _counts(t: Table) -> Iterator[int]:
    """Counts for growing lengths, until the next would be beyond the limit if it grew as the last one did."""
    last = 1
    for length in range(1, _LONGEST + 1):
        count = int(engine.sequences(t, length))
        yield count
        if count * count > _MOST_SEQUENCES * last:
            return
        last = count


def _typed(space: Space, number: int) -> str:
    action = space[number]
    fields = " ".join(f"{name}={text_of(getattr(action, name))}" for name in action.__struct_fields__)
    return f"{type(action).__name__} {fields}".rstrip()
