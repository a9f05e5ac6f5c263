"""Shared fixtures of the attack tests: a Players server, and a legitimate page that detects damage."""

import os
import random
import statistics
import time

import pytest
from players_server import Server, product
from raw_client import TIMEOUT, Page

# The form of the suite: `short` runs with all tests, `full` is `make attack`.
FORM = os.environ.get("EVERGREEN_ATTACK", "short")
IS_FULL = FORM == "full"
SEED = int(os.environ.get("EVERGREEN_SEED") or random.randrange(1 << 32))
FRAMES = int(os.environ.get("EVERGREEN_ATTACK_FRAMES") or (30_000 if IS_FULL else 800))
# The allowed growth: up to 200 sessions of attackers may wait for a socket for five minutes, in a debug build.
MEMORY = 300 << 20


def pytest_terminal_summary(terminalreporter):
    terminalreporter.write_line(
        f"seed {SEED} (EVERGREEN_SEED), {FRAMES} frames of the fuzzer (EVERGREEN_ATTACK_FRAMES), {FORM} form"
    )


# How long to wait for a response that may not arrive, in seconds.
RESPONSE_TIMEOUT = 1 if IS_FULL else 0.1

takes_long = pytest.mark.skipif(not IS_FULL, reason="takes long: `make attack` runs it")


@pytest.fixture
def rng(request):
    """A random number generator with the same sequence for the same seed and test."""
    return random.Random(f"{SEED} {request.node.name}")


class Witness:
    """A legitimate page that stays open. Checks that the server's process is the same, and that the page shows the database's values."""

    def __init__(self, server):
        self.server = server
        self.process = server.process.pid
        self.page = Page(server.port).connect()
        self.taps = 20 if IS_FULL else 5
        self.measure()
        self.latency = self.measure()
        self.memory = server.memory
        self.descriptors = server.descriptors

    def measure(self):
        """Measures the median time from a tap to its frame, in seconds."""
        self.page.catch_up()
        player = self.server.sql("SELECT min(id) FROM player")[0][0]
        times = []
        for _ in range(self.taps):
            times.append(self.page.tap_to_frame(player))
            # Below the rate limit of a page.
            time.sleep(0.02)
        return statistics.median(times)

    def has_seen_all(self):
        """Whether the page shows the scores in the database file."""
        return all(self.page.score(id) == score for id, score in self.server.sql("SELECT id, score FROM player"))

    def trim(self):
        """Keeps the list small, as another process would: the fuzzer adds players, and gives them long names."""
        self.server.execute("DELETE FROM player WHERE id NOT IN (SELECT id FROM player ORDER BY id LIMIT 12)")
        self.server.execute(
            "UPDATE player SET name = 'Name', score = 0 WHERE length(name) > 40 OR abs(score) > 1000000"
        )
        if self.server.sql("SELECT count(*) FROM player") == [(0,)]:
            self.server.execute("INSERT INTO player (name, score) VALUES ('Ada', 0)")

    def compare(self, fresh):
        """Waits until a new page shows the same as this one. Pending writes of the attack may change both."""
        deadline = time.monotonic() + TIMEOUT
        while True:
            self.page.catch_up()
            fresh.catch_up()
            shown, expected = self.page.model.texts(), fresh.model.texts()
            if shown == expected:
                return
            assert time.monotonic() < deadline, f"the witness shows {shown}, a fresh page {expected}"
            time.sleep(0.05)

    def check(self, part):
        """Checks the server after a part of the attack, and prints the cost."""
        server, page = self.server, self.page
        assert server.is_running and server.process.pid == self.process, "the process has ended"
        self.trim()
        server.execute("UPDATE player SET score = score + 1")
        # Writes of the attack may still be pending.
        page.wait(self.has_seen_all, what="the last commit")
        page.catch_up()
        fresh = Page(server.port, cookie=page.cookie)
        assert fresh.status == 200, "a legitimate user gets no page"
        fresh.connect()
        self.compare(fresh)
        fresh.leave()
        assert page.redraws == 0, "the witness was redrawn"
        latency = self.measure()
        memory = server.memory - self.memory
        print(
            f"\n{part}: tap to frame {latency * 1000:.1f} ms ({latency / self.latency:.1f} times what it was), "
            f"memory {memory / (1 << 20):+.0f} MB, descriptors {server.descriptors - self.descriptors:+d}"
        )
        assert memory < MEMORY, f"{memory} bytes more than before"


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = Server(product("Players"), tmp_path_factory.mktemp("attacked"), players=8, log_level="critical").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def session_witness(server):
    witness = Witness(server)
    yield witness
    witness.page.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.has_failed = getattr(item, "has_failed", False) or report.failed
    return report


@pytest.fixture
def witness(session_witness, request):
    """The witness, which checks the server after the test."""
    yield session_witness
    if not request.node.has_failed:
        session_witness.check(request.node.name)
