"""The contract can fail: deliberately broken variants of the example are each found out."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from smugglers import GAME, flow
from smugglers.actions import DRAW, Agree, Pick
from smugglers.state import Cove
from smugglers.view import SmugglerView, rebuild, see

from freebooter.core.actions import Action
from freebooter.core.buffers import Odds
from freebooter.core.game import AnyGame
from freebooter.core.hand import everyone, only
from freebooter.core.message import Message
from freebooter.core.outlook import Outlook
from freebooter.core.result import Result
from freebooter.core.rows import Row
from freebooter.core.seen_hand import SeenHand
from freebooter.core.table import CHANCE_BIT, Frame
from freebooter.core.way import Way
from tests.contract.laws import Setting, names_are_explained
from tests.contract.names import names_of
from tests.contract.trials import cheap_trial, sampled_trial

pytestmark = pytest.mark.both_forms


def is_found_out(game: AnyGame) -> str:
    """What the contract says of the game within a few trials; nothing if it finds no fault."""
    # One of its own: a game keeps tables as they are set up, and this one may break them.
    game = replace(game)
    for seed in range(30):
        s = Setting(game, 2 + seed % 3)
        try:
            cheap_trial(s, seed)
            sampled_trial(s, seed, 5)
        except (AssertionError, TypeError, KeyError, ValueError) as error:
            return str(error)
    return ""


def test_the_example_itself_has_no_fault() -> None:
    assert is_found_out(GAME) == ""


def test_a_leaked_card_is_found() -> None:
    def leaky(t: Cove, viewer: int, shared: dict[str, Any]) -> SmugglerView:
        seen = see(t, viewer, shared)
        hands = tuple(SeenHand(h.size, tuple(t.hands[i].cards), h.public) for i, h in enumerate(seen.hands))
        return _with(seen, hands=hands) if viewer == 0 else seen

    assert "hands" in is_found_out(replace(GAME, see=leaky))


def test_a_question_skipped_because_of_a_hidden_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def waits_for(self: flow.Barter, t: Cove) -> int:
        is_defenceless = self.asked == only(self.to) and not t.hands[self.to].cards[flow.BLADE]
        return CHANCE_BIT if is_defenceless else self.asked

    monkeypatch.setattr(flow.Barter, "waits_for", waits_for)
    assert is_found_out(GAME)


def test_a_list_shared_by_a_copy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: Cove) -> Cove:
        twin = honest(self)
        twin.coins = self.coins
        return twin

    honest = Cove.copy
    monkeypatch.setattr(Cove, "copy", copy)
    assert "a copy shares coins" in is_found_out(GAME)


def test_a_field_that_a_copy_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: Cove) -> Cove:
        twin = honest(self)
        vars(twin).pop("tide", None)
        return twin

    def new(self: Any, seats: int, edition: int, cards: Row, like: Cove | None = None) -> None:
        opening(self, seats, edition, cards, like)
        self.tide = 1

    honest, opening = Cove.copy, Cove.__init__
    monkeypatch.setattr(Cove, "__init__", new)
    monkeypatch.setattr(Cove, "copy", copy)
    assert "a copy forgets a field" in is_found_out(GAME)


def test_a_changed_frame_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def happen(self: flow.Round, t: Cove, outcome: int) -> None:
        honest(self, t, outcome)
        self.dealt += 1
        t.replace(self)

    honest = flow.Round.happen
    monkeypatch.setattr(flow.Round, "happen", happen)
    assert is_found_out(GAME)


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def happen(self: flow.Barter, t: Cove, outcome: int) -> None:
        honest(self, t, outcome)
        if self.offer:
            t.hands[self.to].lose(self.offer[0], everyone(t.seats))

    honest = flow.Barter.happen
    monkeypatch.setattr(flow.Barter, "happen", happen)
    assert "sums changed" in is_found_out(GAME)


def test_a_score_that_is_known_at_the_end_only_is_found() -> None:
    def result(t: Cove) -> Result:
        found = GAME.result(t)
        return found if not t.frames else msgspec.structs.replace(found, scores=())

    assert "0 scores for" in is_found_out(replace(GAME, result=result))


def test_a_float_in_chance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def outcomes(self: flow.Barter, t: Cove, odds: Odds) -> None:
        for kind, held in enumerate(t.hands[self.to].cards):
            odds.add(DRAW.at(kind), held / 1)  # type: ignore[arg-type]

    monkeypatch.setattr(flow.Barter, "outcomes", outcomes)
    assert "float" in is_found_out(GAME)


def test_an_imagine_that_forgets_a_known_card_is_found() -> None:
    def forgetful(seen: SmugglerView, options: Any, figures: Any) -> Cove:
        hands = tuple(SeenHand(h.size, h.public, h.public) if i != seen.viewer else h for i, h in enumerate(seen.hands))
        return rebuild(_with(seen, hands=hands), options, figures)

    assert "imagine" in is_found_out(replace(GAME, rebuild=forgetful))


def test_an_illegal_action_that_changes_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: flow.Auction, t: Cove, seat: int, action: int) -> str:
        reason = honest(self, t, seat, action)
        if reason == "X3-too-dear":
            t.coins[seat] = 0
        return reason

    honest = flow.Auction.refuse
    monkeypatch.setattr(flow.Auction, "refuse", refuse)
    assert "a refused action changed the state" in is_found_out(GAME)


def test_a_question_without_words_is_found() -> None:
    def unworded(frame: Frame[Cove], seen: SmugglerView, told: Message) -> Message:
        return msgspec.structs.replace(told, key="smugglers-asks-nobody-knows-what")

    assert "smugglers-asks-nobody-knows-what" in is_found_out(replace(GAME, amend_prompt=unworded))


def test_a_question_that_lacks_what_it_says_is_found() -> None:
    def nameless(frame: Frame[Cove], seen: SmugglerView, told: Message) -> Message:
        return msgspec.structs.replace(told, seats={})

    assert "Unknown external" in is_found_out(replace(GAME, amend_prompt=nameless))


def test_a_question_that_betrays_a_hand_is_found() -> None:
    def peeking(t: Cove, viewer: int, shared: dict[str, Any]) -> SmugglerView:
        looked_at[:] = [hand.cards[flow.BLADE] for hand in t.hands]
        return see(t, viewer, shared)

    def telling(frame: Frame[Cove], seen: SmugglerView, told: Message) -> Message:
        return msgspec.structs.replace(told, args={**told.args, "blades": max(looked_at)})

    looked_at: list[int] = []
    assert "says another question" in is_found_out(replace(GAME, see=peeking, amend_prompt=telling))


def test_a_name_that_nothing_explains_is_found() -> None:
    def silent(name: str, figures: Any, told: Message) -> Message | None:
        return None if name == "silk" else told

    twin = replace(GAME, amend_about=silent)
    with pytest.raises(AssertionError, match="nothing says what silk is"):
        names_are_explained(Setting(twin, 2), names_of(twin))


def test_an_outlook_that_knows_a_hidden_hand_is_found() -> None:
    def foresee(t: Cove, seat: int, action: Action) -> Outlook | None:
        blades = int(t.hands[(seat + 1) % t.seats].cards[flow.BLADE])
        return (
            Outlook(says=Message("smugglers-agree", "X4"), facts={"blades": blades})
            if isinstance(action, Pick)
            else None
        )

    assert "in another world" in is_found_out(replace(GAME, foresee=foresee))


def test_a_way_that_knows_a_hidden_hand_and_one_that_cannot_be_gone_are_found() -> None:
    def ways(t: Cove, seat: int) -> list[Way]:
        blades = int(t.hands[(seat + 1) % t.seats].cards[flow.BLADE])
        return [Way((Agree(),) * (2 + blades), Message("smugglers-agree", "X4"))]

    def blind(t: Cove, seat: int) -> list[Way]:
        return [Way((Agree(), Agree()), Message("smugglers-agree", "X4"))]

    assert "in another world" in is_found_out(replace(GAME, find_ways=ways))
    assert "cannot be done" in is_found_out(replace(GAME, find_ways=blind))


def _with(seen: SmugglerView, **changes: Any) -> SmugglerView:
    return msgspec.structs.replace(seen, **changes)
