"""How quick the page is: from what the server tells to what is painted, a long log, and what has to be loaded."""

import gzip
import re
import statistics

import pytest
from playwright.sync_api import Route, expect

from freebooter import client
from tests.web.answering import click_on
from tests.web.player import Player

_MOVES = 50
_PAINTED = 100  # milliseconds from event to painted move
_FRAME = 1000 / 60
_ENTRIES = 1_000
_SMOOTH = 50  # milliseconds a frame, in the middle of the field, on a slow machine
_FIRST_PAGE = 150_000
_BOARD = 100_000

# For every piece of news: how long it took from the socket's message to the first frame after the page had changed.
# A fixed piece of work is timed each time as well, as a whole and in bits: where the whole takes longer than ten times
# the quickest bit, others were taking the machine away meanwhile, and it tells how much of it. So does the time that a
# frame takes in which nothing has changed.
_STOPWATCH = """
window.painted = [];
window.worked = [];
window.quickest = Infinity;
window.idle = [];
const framed = (then) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = then;
  after.port2.postMessage(null);
});
const work = () => {
  const begun = performance.now();
  for (let bit = 0; bit < 10; bit++) {
    const start = performance.now();
    for (let turn = 0, sum = 0; turn < 4e6; turn++) sum = (Math.imul(sum, 31) + turn) | 0;
    window.quickest = Math.min(window.quickest, performance.now() - start);
  }
  window.worked.push((performance.now() - begun) / 10);
  const asked = performance.now();
  framed(() => window.idle.push(performance.now() - asked));
};
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (message) => {
      if (JSON.parse(message.data).type !== 'news') return;
      const told = performance.now();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        framed(() => {
          window.painted.push(performance.now() - told);
          work();
        });
      });
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      watch.observe(document.querySelector('.table'), all);
    });
  }
};
"""


def test_a_move_is_painted_at_once(player: Player) -> None:
    player.context.add_init_script(_STOPWATCH)
    player.sit_with_bots("buccaneer", 2)
    goes_on = player.await_turn()
    while goes_on and player.page.evaluate("window.painted.length") < _MOVES:
        goes_on = click_on(player)
    assert player.page.evaluate("window.painted.length") >= _MOVES
    assert painted_in(player, "from event to painted move") < _PAINTED


def painted_in(player: Player, what: str) -> float:
    """The median time to paint a move, less what others on this machine slowed it down by; both are printed."""
    times, slowed = player.page.evaluate("window.painted"), slowed_down(player)
    median = float(statistics.median(times))
    print(f"\n{what}: median {median:.0f} ms over {len(times)} moves; the machine was {slowed:.1f} times slowed down")
    return median / slowed


def slowed_down(player: Player) -> float:
    """How many times longer work took in this page than it does on the same machine left alone."""
    worked, quickest, idle = player.page.evaluate("[window.worked, window.quickest, window.idle]")
    # Many of these frames show the next move already; the quicker ones are those in which nothing has changed.
    frame = float(statistics.quantiles(idle, n=4)[0])
    return max(1.0, float(statistics.median(worked) / quickest), frame / _FRAME)


# Frame by frame, the log is scrolled from its end to its start and back; how long each frame took.
_SCROLLING = """
(frames) => new Promise((resolve) => {
  const log = document.querySelector('.log');
  const took = [];
  let last = performance.now();
  const step = (now) => {
    took.push(now - last);
    last = now;
    const share = took.length / frames;
    log.scrollTop = (log.scrollHeight - log.clientHeight) * Math.abs(1 - 2 * share);
    if (took.length < frames) requestAnimationFrame(step); else resolve(took.slice(1));
  };
  requestAnimationFrame(step);
})
"""


def test_a_log_of_a_thousand_entries_stays_smooth(player: Player) -> None:
    player.context.add_init_script(_STOPWATCH)
    player.sit_with_bots("buccaneer", 2)
    player.await_turn()
    for _ in range(5):
        click_on(player)
    short = painted_in(player, "from event to paint with a short log")
    # A game this long would take the bots minutes: the page is told what has happened so far again and again.
    player.page.route(re.compile(r"/api/tables/\w+/news"), tell_often)
    player.page.reload()
    player.await_turn()
    earlier = player.page.locator(".log > button")
    expect(earlier).to_be_visible()
    for _ in range(5):
        click_on(player)
    assert painted_in(player, "from event to paint with a long log") < max(_PAINTED, 3 * short)
    while earlier.count():
        earlier.click()
    expect(player.page.locator(".log li").nth(_ENTRIES - 1)).to_be_attached()
    times = player.page.evaluate(_SCROLLING, 90)
    median, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"\na frame with {_ENTRIES} entries in the log: median {median:.0f} ms, one in twenty over {slow:.0f} ms")
    assert median / slowed_down(player) < _SMOOTH


def tell_often(route: Route) -> None:
    """The news as they are, as many times as a thousand entries take."""
    news = route.fetch().json()
    times = 1 + _ENTRIES // sum(len(row["events"]) for row in news)
    route.fulfill(json=news * times)


@pytest.mark.parametrize("game", ["buccaneer", "plunder", "seven_seas", "winds_of_plunder"])
def test_a_page_is_small(player: Player, game: str) -> None:
    loaded: set[str] = set()
    player.page.on("response", lambda answer: loaded.add(answer.url.rsplit("/", 1)[-1]))
    player.go("/")
    player.page.wait_for_selector(".games li")
    player.page.wait_for_load_state("networkidle")
    first = weight(loaded)
    player.sit_with_bots(game, 2)
    player.await_turn()
    board = weight(loaded) - first
    print(f"\n{game}: first page {first / 1000:.0f} KB, table and board {board / 1000:.0f} KB more, gzipped")
    assert 10_000 < first < _FIRST_PAGE
    assert 10_000 < board < _BOARD


def weight(names: set[str]) -> int:
    """What these scripts and styles weigh, gzipped."""
    files = (client.STATIC / "assets" / name for name in names if name.endswith((".js", ".css")))
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
