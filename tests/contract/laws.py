"""The laws every game obeys, each as a function that raises AssertionError where it is broken.

They know nothing of any game: `Setting` says which game is judged, at how many seats, with which options.
"""

import pickle
import re
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from operator import ge, le
from typing import Any

import msgspec
from msgspec import Raw

from freebooter.core import engine
from freebooter.core.actions import Action, Outcome
from freebooter.core.deck import Segment
from freebooter.core.errors import IllegalOutcome
from freebooter.core.events import Told
from freebooter.core.facts import attributes, digest, facts, is_row
from freebooter.core.game import AnyGame, IllegalAction, default_names
from freebooter.core.journal import Row, Step
from freebooter.core.match import readable, shows
from freebooter.core.message import Message
from freebooter.core.moments import Moments, patched
from freebooter.core.several import Several
from freebooter.core.sheets import Mask
from freebooter.core.source import Rng
from freebooter.core.table import CHANCE, SPECTATOR, Frame, Static
from freebooter.core.words import LANGUAGES, words
from tests.contract.help_pages import rule_numbers
from tests.contract.names import names_in

Moved = tuple[int, Action]
# Masks by observation, both turned to the seat.
Masks = dict[tuple[int, ...], list[int]]


@dataclass(frozen=True)
class Setting:
    """One game as it is set up for a trial."""

    game: AnyGame
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "+".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.meta.id}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def new(self) -> Any:
        return self.game.new(self.seats, self.options)

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]


# On every step


def who_decides(s: Setting, t: Any) -> None:
    """Exactly one of over, chance, asked; the asked have something to do, the others nothing."""
    asks = s.game.asks(t)
    assert engine.is_over(t) == (not asks), "over, yet somebody is asked, or open, and nobody is"
    assert asks == (CHANCE,) or list(asks) == sorted(set(asks) & set(range(s.seats))), f"asked: {asks}"
    for seat in range(s.seats):
        numbers = engine.legal(t, seat)
        assert bool(numbers) == (seat in asks), f"seat {seat}: {len(numbers)} legal actions, asked: {asks}"
        if numbers:
            assert len(numbers) == len(set(numbers)), f"seat {seat}: an action is listed twice"
            assert 0 <= min(numbers) <= max(numbers) < len(s.game.space), f"seat {seat}: a number outside the space"
    if asks == (CHANCE,):
        chance_is_whole(s, t)


def chance_is_whole(s: Setting, t: Any) -> None:
    """Chance says what it is for, in public names; outcomes are numbered, different, and weighted by whole numbers
    above 0; a throw is made of whole numbers."""
    frame = t.frames[-1]
    purpose = s.game.purpose(t)
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*(@[0-9])?", purpose), f"chance for {purpose!r}"
    if frame.throws(t):
        throw = frame.sample(t, Rng(7))
        assert all(type(number) is int for number in throw), f"a throw of {throw}"
        assert throw == frame.sample(t, Rng(7)), "the same source throws differently"
        assert frame.misthrown(t, throw) == "", "its own throw does not fit"
        return
    outcomes = engine.outcomes(t)
    assert outcomes, "chance is asked and has no outcome"
    assert all(type(weight) is int and weight > 0 for _, weight in outcomes), f"weights: {outcomes}"
    numbers = [number for number, _ in outcomes]
    assert len(numbers) == len(set(numbers)), "an outcome is listed twice"
    assert all(0 <= number < len(s.game.chances) for number in numbers), "an outcome outside the chance space"


def sums_hold(s: Setting, t: Any, start: dict[str, int]) -> None:
    """What the game declares to stay the same does."""
    now = s.game.sums(t)
    assert now == start, f"sums changed: {[(k, start.get(k), v) for k, v in now.items() if start.get(k) != v]}"


# On a sample of steps


def scores_can_be_told(s: Setting, t: Any) -> None:
    """What everybody would score if the game ended here: a number a seat, and asking changes nothing."""
    before = digest(t)
    scores = s.game.result(t).scores
    assert len(scores) == s.seats, f"{len(scores)} scores for {s.seats} seats"
    assert all(type(score) is int for score in scores), f"scores are whole numbers: {scores}"
    assert digest(t) == before, "asking for the scores has changed the state"


def every_legal_action_applies(s: Setting, t: Any) -> None:
    """Each legal action, and each outcome, can be carried out, told and silent, and leads to the same state."""
    before = digest(t)
    for seat in s.game.asks(t):
        if seat == CHANCE:
            for outcome, _ in s.game.outcomes(t):
                told, silent = t.copy(), t.copy()
                s.game.apply_chance(told, outcome)
                engine.happen(silent, s.game.chances.number(outcome))
                assert digest(told) == digest(silent), f"{outcome} differs when told"
            continue
        for action in s.game.legal(t, seat):
            told, silent = t.copy(), t.copy()
            s.game.apply(told, seat, action)
            engine.play(silent, seat, s.game.number(action))
            assert digest(told) == digest(silent), f"{action} of seat {seat} differs when told"
    assert digest(t) == before, "playing on copies changed the original"


def refuse_is_exact(s: Setting, t: Any) -> None:
    """Over the whole space `refuse` is empty exactly for the legal actions, cites a rule, and changes nothing."""
    before = facts(t)
    for seat in range(s.seats):
        legal = set(engine.legal(t, seat))
        for number, action in enumerate(s.game.space.actions):
            refusal = s.game.refuse(t, seat, action)
            assert (refusal is None) == (number in legal), f"{action} of seat {seat}: {refusal}"
            if refusal is not None:
                wording_is_there(s, refusal)
                assert refusal.rule, f"{action} of seat {seat} is refused without a rule"
        refused = next((n for n in range(len(s.game.space)) if n not in legal), None)
        if refused is not None:
            try:
                s.game.apply(t, seat, s.game.space[refused])
            except IllegalAction:
                pass
            else:
                raise AssertionError(f"{s.game.space[refused]} of seat {seat} is illegal and was applied")
    assert facts(t) == before, "a refused action changed the state"


def impossible_outcomes_are_refused(s: Setting, t: Any) -> None:
    """Chance cannot bring what is not among the outcomes, and trying changes nothing."""
    possible = [outcome for outcome, _ in s.game.outcomes(t)]
    other = next((o for o in s.game.chances.actions if o not in possible), None)
    if other is None:
        return
    before = digest(t)
    try:
        s.game.apply_chance(t, other)  # type: ignore[arg-type]
    except IllegalOutcome:
        assert digest(t) == before, "a refused outcome changed the state"
    else:
        raise AssertionError(f"{other} cannot happen here and was applied")


def numbers_round_trip(s: Setting, t: Any) -> None:
    """A legal action is the same by number, typed, and as plain data."""
    for seat in s.game.asks(t):
        for number in engine.legal(t, seat):
            action = s.game.space[number]
            assert s.game.number(action) == number
            plain = msgspec.json.decode(msgspec.json.encode(action))
            assert s.game.read_action(plain) == action


def choices_have_words(s: Setting, t: Any) -> None:
    """Everything that may be done can be said in every language."""
    for seat in s.game.asks(t):
        if seat != CHANCE:
            seen = s.game.view(t, seat)
            for action in s.game.legal(t, seat):
                wording_is_there(s, s.game.tell_action(action, seen))


def questions_have_words(s: Setting, t: Any) -> None:
    """While a seat is asked, every viewer is told what is asked, by which rule, in every language."""
    asks = s.game.asks(t)
    for viewer in s.viewers:
        told = s.game.prompt(s.game.view(t, viewer))
        assert (told is not None) == (bool(asks) and asks != (CHANCE,)), f"asked: {asks}, and {viewer} is told {told}"
        if told is not None:
            wording_is_there(s, told)
            assert told.rule, f"{told.key} cites no rule"


def names_are_explained(s: Setting, names: Iterable[str]) -> None:
    """Every name says in every language what it is, and by which rule."""
    for name in names:
        about = s.game.about(name)
        assert about is not None, f"nothing says what {name} is"
        for language in LANGUAGES:
            said = words(s.game.package, language).say(about, [])
            cited = re.findall(rf"\b{s.game.meta.rules}\d+\b", said[said.rfind("(") :])
            assert cited, f"what {name} is cites no rule in {language}: {said}"
            assert set(cited) <= rule_numbers(s.game), f"what {name} is cites {cited}"


def what_is_seen_is_explained(s: Setting, t: Any) -> None:
    """No name that stands in a view is without a sentence that says what it is."""
    for name in {name for viewer in s.viewers for name in names_in(s.game, s.game.view(t, viewer))}:
        assert s.game.about(name) is not None, f"nothing says what {name} is"


def outlooks_give_nothing_away(s: Setting, t: Any, seed: int) -> None:
    """What would follow from a choice has words, whole figures, and is the same in every world that its seat could not
    tell from this one."""
    for seat in s.game.asks(t):
        if seat == CHANCE:
            continue
        before = digest(t)
        legal = s.game.legal(t, seat)
        ahead = [s.game.outlook(t, seat, action) for action in legal]
        assert digest(t) == before, "looking ahead changed the state"
        world = s.game.redeal(t, seat, Rng(seed))
        for action, outlook in zip(legal, ahead, strict=True):
            other = s.game.outlook(world, seat, action)
            assert other == outlook, f"{action} of seat {seat}: {outlook}, in another world {other}"
            if outlook is None:
                continue
            assert outlook.says or outlook.warning, f"{action} of seat {seat}: an outlook that says nothing"
            for message in (outlook.says, outlook.warning):
                if message is not None:
                    assert message.rule, f"{message.key} cites no rule"
                    wording_is_there(s, message)
            figures = (*outlook.odds.values(), *outlook.facts.values())
            assert all(type(figure) is int for figure in figures), f"{action}: {figures}"
            assert all(weight >= 0 for weight in outlook.odds.values()), f"{action}: {outlook.odds}"


def ways_can_be_gone(s: Setting, t: Any, seed: int) -> None:
    """Each step of a way is legal after those before it, its seat goes on being asked, nothing hidden is shown, and the
    ways are the same in every world that looks the same."""
    for seat in s.game.asks(t):
        if seat == CHANCE:
            continue
        found = s.game.ways(t, seat)
        assert s.game.ways(s.game.redeal(t, seat, Rng(seed)), seat) == found, (
            f"other ways of seat {seat}, in another world"
        )
        # A few of many: the middle of the list, and both its ends.
        for way in {at: found[at] for at in (0, len(found) // 2, len(found) - 1) if found}.values():
            assert len(way.actions) > 1, f"{way} is a single step"
            wording_is_there(s, way.message)
            after = t.copy()
            for action in way.actions:
                assert seat in s.game.asks(after), f"{way}: seat {seat} is not asked before {action}"
                assert s.game.refuse(after, seat, action) is None, f"{way}: {action} cannot be done"
                assert not shows(s.game.apply(after, seat, action), seat), f"{way}: {action} shows something hidden"


def views_survive(s: Setting, t: Any, seed: int) -> None:
    """A view comes back from JSON, and from every world that it leaves possible, with the same question."""
    game = s.game
    options, figures = game.options(s.options), game.figures()
    start = game.sums(t)
    before = digest(t)
    for viewer in s.viewers:
        seen = game.view(t, viewer)
        told = game.prompt(seen)
        assert seen == game.view(t, viewer), "the same state looks different"
        assert msgspec.json.decode(msgspec.json.encode(seen), type=game.view_type) == seen, "a view is lost in JSON"
        for world, how in (
            (game.redeal(t, viewer, Rng(seed)), "redeal"),
            (game.imagine(seen, options, figures, Rng(seed)), "imagine"),
        ):
            assert game.view(world, viewer) == seen, (
                f"{how} for {viewer}: {_difference(game.view(world, viewer), seen)}"
            )
            assert game.prompt(game.view(world, viewer)) == told, f"{how} for {viewer} says another question"
            assert game.asks(world) == game.asks(t), f"{how} for {viewer} asks others"
            if game.asks(t) == (CHANCE,):
                assert game.purpose(world) == game.purpose(t), f"{how} for {viewer} draws for something else"
            assert engine.legal(world, viewer) == engine.legal(t, viewer), f"{how} for {viewer} allows other actions"
            assert game.sums(world) == start, f"{how} for {viewer} loses something"
    assert digest(t) == before, "looking changed the state"


def observations_hold(s: Setting, t: Any, seed: int, known: Masks) -> None:
    """An observation keeps its bounds and is the same in every world that looks the same, and says what its seat may
    do."""
    game = s.game
    for seat in {*game.asks(t)[:1], seed % s.seats} - {CHANCE}:
        numbers = observed(game, t, seat)
        other = observed(game, game.redeal(t, seat, Rng(seed)), seat)
        assert numbers == other, f"seat {seat} tells a redealt world: {_named(s, numbers, other)}"
        masks_are_observed(s, t, seat, known)


def masks_are_observed(s: Setting, t: Any, seat: int, known: Masks) -> None:
    """Whoever observes the same may do the same, by the numbers turned to them, at whatever table of the game: `known`
    is what was found so far, with any options."""
    mask = Mask(len(s.game.space))
    s.game.mask(t, seat, mask, turned=True)
    flags = mask.listed(0, len(s.game.space))
    turn = s.game.turned_to(seat, s.seats)
    assert [place for place, flag in enumerate(flags) if flag] == sorted(turn[n] for n in engine.legal(t, seat))
    found = known.setdefault(observed(s.game, t, seat), flags)
    assert found == flags, f"seat {seat} observes the same and may do something else: {_allowed(s, found, flags)}"


def own_answers_are_observed(s: Setting, t: Any) -> None:
    """A seat tells its own sealed answers and drafts apart while others are still asked; they do not."""
    asked = s.game.asks(t)
    if len(asked) < 2 or not isinstance(t.frames[-1], Several):
        return
    own: dict[tuple[int, ...], Action] = {}
    others: set[tuple[int, ...]] = set()
    for action in s.game.legal(t, asked[0]):
        answered = t.copy()
        s.game.play(answered, asked[0], action)
        if s.game.asks(answered)[-1:] != asked[-1:]:
            return
        numbers = observed(s.game, answered, asked[0])
        assert numbers not in own, f"{action} and {own[numbers]} look the same to seat {asked[0]}"
        own[numbers] = action
        if asked[0] not in s.game.asks(answered):
            others.add(observed(s.game, answered, asked[-1]))
    assert len(others) <= 1, f"seat {asked[-1]} tells apart what seat {asked[0]} has sealed"


def observed(game: AnyGame, t: Any, seat: int) -> tuple[int, ...]:
    """What a seat observes, as long as is declared and within the bounds."""
    page, layout = game.observer.page(t, seat), game.layout
    assert page.at == layout.size, "an observation is not as long as its layout"
    numbers = tuple(int(number) for number in page.cells)
    if not (all(map(le, layout.lows, numbers)) and all(map(ge, layout.highs, numbers))):
        bounds = zip(layout.names, layout.lows, numbers, layout.highs, strict=True)
        assert not [one for one in bounds if not one[1] <= one[2] <= one[3]], "out of bounds"
    return numbers


def _named(s: Setting, one: tuple[int, ...], other: tuple[int, ...]) -> list[tuple[str, int, int]]:
    return [both for both in zip(s.game.layout.names, one, other, strict=True) if both[1] != both[2]][:9]


def _allowed(s: Setting, one: list[int], other: list[int]) -> list[Action]:
    """What only one of two masks allows, as the first seat would do it."""
    return [action for action, *flags in zip(s.game.space.actions, one, other, strict=True) if flags[0] != flags[1]][:9]


def worlds_play_on(s: Setting, t: Any, seed: int) -> None:
    """A world dealt anew plays to its end like any other."""
    viewer = s.viewers[seed % len(s.viewers)]
    world = s.game.redeal(t, viewer, Rng(seed))
    start = s.game.sums(world)
    engine.play_out(world, Rng(seed), s.game.meta.most_moves)
    assert engine.is_over(world), "a world dealt anew does not end"
    sums_hold(s, world, start)


def undo_gives_nothing_away(s: Setting, t: Any, seat: int, action: Action, seed: int) -> None:
    """A move that may be taken back at once has shown nobody anything: where another viewer's view changes by it,
    the same move is possible, and looks the same, in worlds that they could not tell apart before it. A sealed answer
    is left out: how far a seat has come with it is hidden, too, and it is shown only by the last one."""
    if isinstance(t.frames[-1], Several):
        return
    after = t.copy()
    told = s.game.apply(after, seat, action)
    if shows(told, seat) or s.game.asks(after) == (CHANCE,):
        return
    for viewer in s.viewers:
        if viewer == seat or s.game.view(after, viewer) == s.game.view(t, viewer):
            continue
        world = s.game.redeal(t, viewer, Rng(seed))
        assert s.game.refuse(world, seat, action) is None, f"{action} shows {viewer} a hidden fact, but can be undone"
        s.game.apply(world, seat, action)
        same = s.game.view(world, viewer) == s.game.view(after, viewer)
        assert same, f"{action} looks different to {viewer} in another world, but can be undone"


def twin_worlds(s: Setting, t: Any, seed: int, steps: int = 12) -> None:
    """Fork on a choice and keep both worlds in step: who has read the same events has the same view."""
    source = Rng(seed)
    first, second = t.copy(), t.copy()
    forked = _fork(s, first, second, source)
    if forked is None:
        return
    actor, read_first, read_second = forked
    apart = {actor} if actor != CHANCE else set()
    for _ in range(steps):
        for viewer in s.viewers:
            if readable(read_first, viewer) != readable(read_second, viewer):
                apart.add(viewer)
            if viewer not in apart:
                one, other = s.game.view(first, viewer), s.game.view(second, viewer)
                assert one == other, f"viewer {viewer} read the same and sees: {_difference(one, other)}"
        move = _common_move(s, first, second, source)
        if move is None:
            return
        seat, action = move
        read_first, read_second = apply_move(s, first, seat, action), apply_move(s, second, seat, action)


def moments_are_true(s: Setting, t: Any, seat: int, action: Action, seed: int) -> None:
    """What viewers are shown while a move is told leads to the view that follows. Whoever is told the same in another
    world that looks the same, before and after, is shown the same."""
    after, row = t.copy(), _row_of(seat, action)
    told = apply_move(s, after, seat, action)
    moments = Moments.of(s.game, t, row)
    for viewer in s.viewers:
        patches = moments.patches(viewer)
        assert len(patches) == len(readable(told, viewer)), f"{viewer} is shown more or less than they are told"
        shown = _plain(s.game.view(t, viewer))
        for patch in patches:
            shown = patched(shown, _plain(patch))
        seen = s.game.view(after, viewer)
        assert shown == _plain(seen) or not patches, f"{action} does not lead {viewer} to what they see"
        world = s.game.redeal(t, viewer, Rng(seed))
        if not _is_possible(s, world, seat, action):
            continue
        twin = world.copy()
        same = readable(apply_move(s, twin, seat, action), viewer) == readable(told, viewer)
        if same and s.game.view(twin, viewer) == seen:
            shown_there = Moments.of(s.game, world, row).patches(viewer)
            assert shown_there == patches, f"while {action} is told, {viewer} is shown something hidden"


def _row_of(seat: int, action: Action) -> Row:
    return Row(number=0, seat=seat, steps=[Step(seat=seat, action=Raw(msgspec.json.encode(action)))], digest="")


def _is_possible(s: Setting, t: Any, seat: int, action: Action) -> bool:
    if seat != CHANCE:
        return s.game.refuse(t, seat, action) is None
    try:
        s.game.apply_chance(t.copy(), action)  # type: ignore[arg-type]
    except IllegalOutcome:
        return False
    return True


def _plain(thing: Any) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def events_have_words(s: Setting, told: list[Told]) -> None:
    """Everything told is a declared event, survives JSON, cites an existing rule and has words in every language."""
    for one in told:
        for event in (one.event, one.twin):
            if event is not None:
                assert type(event) in s.game.events, f"{type(event).__name__} is not among the game's events"
                plain = msgspec.json.decode(msgspec.json.encode(event))
                assert msgspec.convert(plain, s.game.event_type) == event
                message = s.game.tell_event(event)
                assert message.rule, f"{type(event).__name__} cites no rule"
                wording_is_there(s, message)


def wording_is_there(s: Setting, message: Message) -> None:
    """A message has words in every language, and its rule exists in the help."""
    if message.rule:
        assert message.rule in rule_numbers(s.game), f"rule {message.rule} is not in the help ({message.key})"
    for language in LANGUAGES:
        said = words(s.game.package, language).say(msgspec.structs.replace(message, rule=""), default_names(s.seats))
        assert said.strip(), f"{message.key} says nothing in {language!r}"


def copies_stand_alone(s: Setting, t: Any) -> None:
    """A copy is equal, takes over every field, and shares nothing that can change: no list, no row, no hand."""
    twin = t.copy()
    # Tables are begun as copies themselves, so what they have is compared with one that was made.
    made = s.game.set_up(s.seats, s.game.meta.edition, s.game.options(s.options), s.game.figures())
    assert attributes(twin) == attributes(made), "a copy forgets a field"
    assert facts(twin) == facts(t), "a copy is not equal"
    before = facts(t)
    for name in attributes(t):
        _disturb(getattr(twin, name), set())
        assert facts(t) == before, f"a copy shares {name}"


def _disturb(thing: Any, seen: set[int]) -> None:
    """Change whatever can be changed in place: numbers in rows, members of lists, and all that in what they hold."""
    if isinstance(thing, Static | Frame | Segment) or id(thing) in seen:
        return
    seen.add(id(thing))
    if is_row(thing):
        for place, number in enumerate(thing):
            thing[place] = number + 1
    elif isinstance(thing, list):
        for member in thing:
            _disturb(member, seen)
        thing.append(None)
    elif not isinstance(thing, tuple | int | str):
        for name in attributes(thing):
            _disturb(getattr(thing, name), seen)


def positions_survive(s: Setting, t: Any) -> None:
    """A table comes back from its line of text."""
    text = s.game.text(t, s.options)
    back = s.game.position(text)
    assert facts(back) == facts(t), f"{text}\ncomes back as\n{s.game.text(back, s.options)}"


def bytes_survive(s: Setting, t: Any) -> None:
    """A table comes back from its bytes and from a pickle, looking the same to everyone, equals its copies, and plays
    on as it would have."""
    for back in (s.game.deserialize(s.game.serialize(t, s.options)), pickle.loads(pickle.dumps(t)), deepcopy(t)):
        assert back == t, "a table is lost in bytes"
        assert hash(back) == hash(t)
        assert s.game.view(back, 0) == s.game.view(t, 0)
        assert list(map(engine.legal, [back] * s.seats, range(s.seats))) == [
            engine.legal(t, seat) for seat in range(s.seats)
        ]
        if s.game.asks(t):
            move, twin = random_move(s, t, Rng(7)), t.copy()
            assert apply_move(s, back, *move) == apply_move(s, twin, *move), "it goes on otherwise"
            assert back == twin


def views_share_what_they_can(s: Setting, t: Any) -> None:
    """Views made together are those made one by one."""
    assert s.game.views(t, s.viewers) == [s.game.view(t, viewer) for viewer in s.viewers]


# Moving trials along


def random_move(s: Setting, t: Any, source: Rng) -> Moved:
    """Some answer of some asked seat, or an outcome of chance."""
    asks = s.game.asks(t)
    if asks == (CHANCE,):
        return CHANCE, s.game.draw(t, source)
    seat = asks[source.below(len(asks))]
    numbers = engine.legal(t, seat)
    return seat, s.game.space[numbers[source.below(len(numbers))]]


def apply_move(s: Setting, t: Any, seat: int, action: Action) -> list[Told]:
    if isinstance(action, Outcome):
        return s.game.apply_chance(t, action)
    return s.game.apply(t, seat, action)


def _fork(s: Setting, first: Any, second: Any, source: Rng) -> tuple[int, list[Told], list[Told]] | None:
    one = random_move(s, first, source)
    for _ in range(8):
        other = random_move(s, second, source)
        if other[0] == one[0] and other[1] != one[1]:
            return one[0], apply_move(s, first, *one), apply_move(s, second, *other)
    return None


def _common_move(s: Setting, first: Any, second: Any, source: Rng) -> Moved | None:
    """A move that both worlds can make."""
    asks = s.game.asks(first)
    if not asks or s.game.asks(second) != asks:
        return None
    if asks == (CHANCE,):
        if first.frames[-1].throws(first):
            throw = s.game.draw(first, source)
            fits = second.frames[-1].throws(second) and not second.frames[-1].misthrown(second, list(throw.numbers))  # type: ignore[attr-defined]
            return (CHANCE, throw) if fits else None
        both = [o for o, _ in s.game.outcomes(first) if o in [p for p, _ in s.game.outcomes(second)]]
        return (CHANCE, both[source.below(len(both))]) if both else None
    seat = asks[source.below(len(asks))]
    shared = [n for n in engine.legal(first, seat) if n in set(engine.legal(second, seat))]
    return (seat, s.game.space[shared[source.below(len(shared))]]) if shared else None


def _difference(one: Any, other: Any) -> str:
    fields = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return "; ".join(f"{name}: {getattr(one, name)} / {getattr(other, name)}" for name in fields)[:600]
