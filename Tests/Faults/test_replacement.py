"""Rolling replacement of two processes behind a load balancer, while pages write and others have an open sheet."""

import os
import random
import threading
import time

import pytest
from balancer import Balancer, by_cookie, round_robin
from players_server import Server, product
from raw_client import Closed, Page

IS_FULL = os.environ.get("EVERGREEN_FAULTS", "short") == "full"
SEED = int(os.environ.get("EVERGREEN_SEED") or random.randrange(1 << 32))
WRITERS = 200 if IS_FULL else 20
READERS = 40 if IS_FULL else 6
PLAYERS = 20
# A page that has not reconnected after this many seconds is lost.
RECONNECT_TIMEOUT = 60


# The probability that a page loses its connection in each step, where any process may get the next connection.
LOSSES = 0.02


class Tab:
    """A page that reconnects as the page's script does."""

    def __init__(self, port, seed, losses):
        self.port = port
        self.losses = losses
        self.rng = random.Random(seed)
        self.page = Page(port)
        self.returns = 0
        self.moves = 0
        self.requests = 0
        try:
            self.connect()
        except Closed as closed:
            self.reconnect(closed.code)

    def connect(self):
        token = self.page.token
        self.page.connect(about=self.page.about)
        self.moves += self.page.token != token

    def lose(self):
        """Closes the connection at random."""
        if self.rng.random() < self.losses:
            self.page.connection.close()
            raise Closed()

    def reconnect(self, code):
        deadline = time.monotonic() + RECONNECT_TIMEOUT
        while True:
            assert time.monotonic() < deadline, "the page is lost"
            time.sleep(self.rng.uniform(0.01, 0.1))
            try:
                # The session is unknown, and the socket opens none: request one.
                if code == 4404:
                    again = Page(self.port, cookie=self.page.cookie, previous=self.page.token)
                    self.requests += 1
                    if again.status != 200:
                        continue
                    self.page = again
                self.connect()
                self.returns += 1
                return
            # The server is down or shutting down: try again.
            except Closed as closed:
                code = closed.code
            except OSError:
                code = None


def write(tab, player, end, report):
    """Adds points repeatedly. Shown points were acknowledged."""
    shown = tab.page.showing(player).score(player)
    sent = 0
    while not end.is_set():
        try:
            tab.page.send(tab.page.stepper(player), "increment")
            sent += 1
            tab.page.catch_up()
            shown = max(shown, tab.page.score(player) or 0)
            tab.lose()
        except (Closed, OSError) as error:
            tab.reconnect(getattr(error, "code", None))
    report.append((player, shown, sent, tab))
    tab.page.leave()


def has_sheet(page):
    return any(node.tag == "dialog" for node in page.model.root.descendants())


def read(tab, end, report):
    """Keeps a sheet open, and checks that it is still open after each reconnection to any process."""
    while not end.is_set():
        try:
            tab.page.catch_up()
            assert has_sheet(tab.page), "the sheet is gone"
            time.sleep(0.02)
            tab.lose()
        except (Closed, OSError) as error:
            tab.reconnect(getattr(error, "code", None))
    report.append(tab)
    tab.page.leave()


def open_sheet(page):
    for node in page.model.root.descendants():
        if node.tag == "button" and (node.text.strip() == "Settings" or node.attributes.get("aria-label") == "Settings"):
            while not node.is_element:
                node = node.parent
            page.send(int(node.id[1:]), "tap")
            page.wait(lambda: has_sheet(page), what="the sheet")
            return
    raise AssertionError("no settings button")


@pytest.fixture
def servers(tmp_path):
    """Two servers with the same database and page state file. Both are ended even if the test fails."""
    servers = [Server(product("Players"), tmp_path, PLAYERS, log_level="critical") for _ in range(2)]
    try:
        for number, server in enumerate(servers):
            server.log = tmp_path / f"log-{number}.txt"
            server.options = [f"--page-state={tmp_path}/pages.sqlite"]
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process:
                server.kill()


@pytest.mark.parametrize("is_sticky", [True, False], ids=["sticky", "round-robin"])
def test_a_rolling_replacement_loses_no_write_and_no_page(servers, is_sticky):
    print(f"\nseed {SEED} (EVERGREEN_SEED)")
    balancer = Balancer([server.port for server in servers], by_cookie if is_sticky else round_robin)
    losses = 0 if is_sticky else LOSSES
    before = dict(servers[0].sql("SELECT id, score FROM player"))
    end = threading.Event()
    written, readers, failures = [], [], []

    def run(work, *arguments):
        try:
            work(*arguments)
        except BaseException as error:
            failures.append(repr(error))
            end.set()

    threads = []
    for number in range(WRITERS):
        tab = Tab(balancer.port, f"{SEED} {number}", losses)
        threads.append(threading.Thread(target=run, args=[write, tab, 1 + number % PLAYERS, end, written]))
    for number in range(READERS):
        tab = Tab(balancer.port, f"{SEED} reader {number}", losses)
        open_sheet(tab.page)
        threads.append(threading.Thread(target=run, args=[read, tab, end, readers]))
    for thread in threads:
        thread.start()
    try:
        for server in servers:
            end.wait(2)
            server.stop()
            # The other one serves all pages in the meantime.
            end.wait(1)
            server.start()
        end.wait(2)
    finally:
        end.set()
        for thread in threads:
            thread.join(RECONNECT_TIMEOUT * 2)
        assert failures == []
    after = dict(servers[0].sql("SELECT id, score FROM player"))
    assert len(written) == WRITERS and len(readers) == READERS
    for player in before:
        mine = [(shown, sent) for other, shown, sent, _ in written if other == player]
        assert after[player] >= max(shown for shown, _ in mine), f"player {player} has lost shown points"
        assert after[player] <= before[player] + 10 * sum(sent for _, sent in mine), f"player {player} has too many points"
    tabs = [tab for *_, tab in written] + readers
    returns, moves, requests = (sum(getattr(tab, name) for tab in tabs) for name in ("returns", "moves", "requests"))
    assert returns > (WRITERS + READERS) // 2
    # Half of the pages' first sockets reach the other process.
    assert is_sticky or moves > (WRITERS + READERS) // 2
    print(
        f"{WRITERS} pages wrote {sum(sent for _, _, sent, _ in written)} times and {READERS} had an open sheet; "
        f"they reconnected {returns} times, continued {moves} times in a session that their socket opened, and requested one "
        f"{requests} times"
    )
    for server in servers:
        server.stop()
    balancer.stop()
