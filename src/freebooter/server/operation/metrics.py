"""Numbers for whoever runs a server, in Prometheus' format."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from freebooter.server.errors import Refused

REGISTRY = CollectorRegistry()

SUBMITS = Counter("freebooter_submits", "Submits by what came of them.", ["outcome"], registry=REGISTRY)
SUBMIT_SECONDS = Histogram(
    "freebooter_submit_seconds",
    "From a submit's arrival to its commit.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)


class Messages(Collector):
    """Counted without a lock: every viewer of every move is sent one."""

    def __init__(self) -> None:
        self.count = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("freebooter_messages", "Messages sent over sockets.", value=self.count)


MESSAGES = Messages()
REGISTRY.register(MESSAGES)
LISTENERS = Gauge("freebooter_listeners", "Open sockets of this process.", registry=REGISTRY)
MATCHES = Gauge("freebooter_matches", "Matches in this process's memory.", registry=REGISTRY)


@contextmanager
def refusals_counted() -> Iterator[None]:
    """Count a submit of which nothing comes by the reason."""
    try:
        yield
    except Refused as error:
        SUBMITS.labels(error.code).inc()
        raise
    except Exception:
        SUBMITS.labels("fault").inc()
        raise


def metrics_text(listeners: int, matches: int) -> bytes:
    """All numbers of this process."""
    LISTENERS.set(listeners)
    MATCHES.set(matches)
    return generate_latest(REGISTRY)
