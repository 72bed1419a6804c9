"""Everything one viewer can get out of a server about a running game, written down in order to be compared."""

import re
from typing import Any

import httpx

from freebooter.core.actions import plain
from freebooter.core.game import AnyGame
from freebooter.core.journal import Journal, Row
from freebooter.core.table import SPECTATOR
from freebooter.core.timeline import Timeline
from tests.server.client import Live, Player
from tests.server.glass_house import GlassHouse, LogBook

# Of a long stretch only the first rows are sent one by one; of the rest, several come with one message.
_ONE_BY_ONE = 12
_AT_ONCE = 20
# How many actions that are not legal are sent.
_OTHERS = 5

# What may differ between two runs without telling anything: when a line was logged, and whose socket has closed yet.
_TIME = re.compile(r'"timestamp": ?"[^"]*"')
_PRESENT = re.compile(r'"present":\{[^}]*\}')

# Every idempotency key that is sent begins so.
KEY = "marker-of-a-key"
# What came of moves is told under their key, to nobody but who sent them.
_ANSWERED = re.compile(rf'^({{"type":"(?:answer|error)".*"key":"){KEY}')

Entry = tuple[str, str]


class Scribe:
    """Plays the rows of one world to one viewer and writes down all they are told: pairs of a source and its text."""

    def __init__(self, glass: GlassHouse, log: LogBook, game: AnyGame, table: str, viewer: int) -> None:
        self.glass = glass
        self.log = log
        self.game = game
        self.table = table
        self.viewer = viewer
        self.player: Player = glass.looker()
        self.entries: list[Entry] = []

    def play(self, journal: Journal, seed: bytes, rows: list[Row], fork: int) -> list[Entry]:
        """Everything told while the rows from `fork` on are written."""
        logged = len(self.log.getvalue())
        asks = asked_after(self.game, journal)
        first = max(1, fork)
        self.glass.clear()
        self.glass.begin(self.table, journal, seed, self.viewer, rows[:first])
        with self.player.live(self.table, viewer=self.viewer, after=-1) as live:
            # The room has let the newcomer in: what comes now comes in a fixed order.
            live.until(lambda message: message["type"] == "present")
            place = first
            has_asked = has_begun = False
            while place < len(rows):
                if not has_asked and (self.viewer == SPECTATOR or live.sight["question"] >= 0):
                    self._ask_everything(live)
                    has_asked = True
                has_begun = has_begun or self._begin_a_gesture(live)
                more = rows[place : place + (1 if place < first + _ONE_BY_ONE else _AT_ONCE)]
                place += len(more)
                self.glass.write(self.table, more, asks[place - 1])
                live.until_number(place - 1)
            self._look(live)
            live.send(type="ping", number=max(-1, first - 5))
            live.until(lambda message: message["type"] == "news")
            told = [text for text in live.texts if '"type":"present"' not in text]
            self.entries += [("socket", _ANSWERED.sub(r"\1", _PRESENT.sub("", text))) for text in told]
        self.entries.append(("log", _TIME.sub("", self.log.since(logged))))
        return self.entries

    def _ask_everything(self, live: Live) -> None:
        """Every kind of request that leaves the table as it is, and some that must fail."""
        self._look(live)
        if self.viewer != SPECTATOR:
            self._ask_as_a_seat(live)

    def _look(self, live: Live) -> None:
        last = live.sight["number"]
        self._get("sight")
        self._get("news", since=0)
        self._get("past", start=max(0, last - 40), count=200)
        self._get("record")
        self._get("journal")
        self._get("chat")
        self._get("")
        stranger = 0 if self.viewer == SPECTATOR else (self.viewer + 1) % len(live.hello["table"]["seats"])
        self._get("past", viewer=stranger)
        self._note("mine", self.player.http.get("/api/tables/mine"))

    def _ask_as_a_seat(self, live: Live) -> None:
        sight = live.sight
        seat, question = self.viewer, sight["question"]
        legal = [choice["action"] for choice in sight["legal"]]
        self._post("refusals", {"seat": seat, "question": question, "actions": []})
        others = [plain(action) for action in self.game.space.actions[:: max(1, len(self.game.space) // _OTHERS)]]
        for number, action in enumerate(action for action in others if action not in legal):
            body = {"seat": seat, "question": question, "key": f"{KEY}-{number}", "actions": [action]}
            self._play(live, "moves", body)
        stale = {
            "seat": seat,
            "question": max(0, question) + 1,
            "key": f"{KEY}-stale",
            "actions": [{"type": "Nothing"}],
        }
        self._play(live, "moves", {**stale, "actions": others[:1]})
        self._play(live, "moves", {**stale, "question": question})
        self._play(live, "moves", {**stale, "actions": others[:1], "replaces": sight["number"] + 1})
        if sight["undo"] is None or sight["undo"]["refusal"] is not None:
            row = sight["number"] if sight["undo"] is None else sight["undo"]["row"]
            self._post("undo", {"seat": seat, "row": row, "key": f"{KEY}-undo"})

    def _begin_a_gesture(self, live: Live) -> bool:
        """Send the first action that is not whole by itself, if there is one."""
        sight = live.sight
        begun = next((choice["action"] for choice in sight["legal"] if self._is_draft(choice["action"])), None)
        if begun is not None:
            question = {"seat": self.viewer, "question": sight["question"]}
            self._play(live, "draft", {**question, "key": f"{KEY}-draft", "actions": [begun]})
            self._post("refusals", {**question, "actions": [begun]})
        return begun is not None

    def _is_draft(self, action: dict[str, Any]) -> bool:
        """Whether this action alone is no whole gesture, so that sending it changes nothing."""
        running = self.glass.house.memory.peek(self.table)
        assert running is not None
        gesture = running.match.gesture(self.viewer)
        gesture.add(self.game.read_action(action))
        return gesture.is_draft

    def _get(self, what: str, **query: Any) -> None:
        self._note(what or "table", self.player.http.get(f"/api/tables/{self.table}/{what}".rstrip("/"), params=query))

    def _post(self, what: str, body: dict[str, Any]) -> None:
        path = "moves" if what == "draft" else what
        answer = self.player.try_post(f"/api/tables/{self.table}/{path}", body)
        assert what in ("draft", "refusals") or not answer.is_success, f"{what} {body} has changed the table"
        self._note(what, answer)

    def _play(self, live: Live, what: str, body: dict[str, Any]) -> None:
        """Send moves by both roads; what the socket answers is written down with all that it tells."""
        self._post(what, body)
        live.send(type="play", moves=body)
        live.until(lambda message: message["type"] in ("answer", "error"))

    def _note(self, what: str, answer: httpx.Response) -> None:
        assert answer.status_code < 500, answer.text
        name = answer.headers.get("content-disposition", "")
        self.entries.append((what, f"{answer.status_code} {name}\n{_PRESENT.sub('', answer.text)}"))


def asked_after(game: AnyGame, journal: Journal) -> list[int]:
    """Who is asked after each row, as bits."""
    timeline = Timeline.of(game, journal.head)
    found = []
    for row in journal.rows:
        timeline.add(row, check_digest=False)
        found.append(sum(1 << seat for seat in game.asks(timeline.state)))
    return found


def first_difference(one: list[Entry], other: list[Entry]) -> str:
    """Where two worlds were told differently first; nothing if they were not."""
    for (source, text), (_, twin) in zip(one, other, strict=True):
        if text != twin:
            place = next((i for i, (a, b) in enumerate(zip(text, twin, strict=False)) if a != b), len(text))
            around = slice(max(0, place - 80), place + 80)
            return f"{source}: …{text[around]}… / …{twin[around]}…"
    return ""
