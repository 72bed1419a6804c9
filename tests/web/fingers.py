"""Fingers on a screen: what a drag, a pinch and a double tap send to the page."""

from playwright.sync_api import CDPSession, Page

Spot = tuple[float, float]
_STEPS = 8
_STILL = 120


class Fingers:
    """One hand on the screen of a phone."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def drag(self, start: Spot, end: Spot, steps: int = _STEPS) -> None:
        self._move([start], [end], steps)

    def pinch(self, middle: Spot, before: float, after: float) -> None:
        """Two fingers beside each other move from one distance to another."""
        x, y = middle
        self._move([(x - before / 2, y), (x + before / 2, y)], [(x - after / 2, y), (x + after / 2, y)], _STEPS)

    def tap(self, spot: Spot, times: int = 1) -> None:
        for _ in range(times):
            self._send("touchStart", [spot])
            self._send("touchEnd", [])

    def _move(self, starts: list[Spot], ends: list[Spot], steps: int) -> None:
        self._send("touchStart", starts)
        for step in range(1, steps + 1):
            share = step / steps
            self._send(
                "touchMove",
                [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(starts, ends, strict=True)],
            )
        # Lifted in full swing, they would fling, and a browser takes the next tap for the end of that.
        self._page.wait_for_timeout(_STILL)
        self._send("touchMove", ends)
        self._send("touchEnd", [])

    def _send(self, kind: str, spots: list[Spot]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
