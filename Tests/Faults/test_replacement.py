"""Two processes behind one balancer are replaced one after the other, while pages write and others have a sheet open."""

import os
import random
import threading
import time

import pytest
from balancer import Balancer, by_cookie, in_turn
from players_server import Server, product
from raw_client import Closed, Page

IS_FULL = os.environ.get("EVERGREEN_FAULTS", "short") == "full"
SEED = int(os.environ.get("EVERGREEN_SEED") or random.randrange(1 << 32))
WRITERS = 200 if IS_FULL else 20
READERS = 40 if IS_FULL else 6
PLAYERS = 20
# A page that is not back after so many seconds is lost.
PATIENCE = 60


# How often a page loses its connection by itself, where any process may get the next one.
LOSSES = 0.02


class Tab:
    """A page that comes back after its connection was lost, as the page's script does it."""

    def __init__(self, port, seed, losses):
        self.port = port
        self.losses = losses
        self.chance = random.Random(seed)
        self.page = Page(port)
        self.returns = 0
        self.moves = 0
        self.requests = 0
        try:
            self.connect()
        except Closed as closed:
            self.come_back(closed.code)

    def connect(self):
        token = self.page.token
        self.page.connect(about=self.page.about)
        self.moves += self.page.token != token

    def lose(self):
        """Loses the connection now and then."""
        if self.chance.random() < self.losses:
            self.page.connection.close()
            raise Closed()

    def come_back(self, code):
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "the page is lost"
            time.sleep(self.chance.uniform(0.01, 0.1))
            try:
                # There is no such session, and none is opened without a request.
                if code == 4404:
                    again = Page(self.port, cookie=self.page.cookie, former=self.page.token)
                    self.requests += 1
                    if again.status != 200:
                        continue
                    self.page = again
                self.connect()
                self.returns += 1
                return
            # A server that is away, or about to stop: another one is asked.
            except Closed as closed:
                code = closed.code
            except OSError:
                code = None


def write(tab, player, end, report):
    """Adds points again and again. What the page shows was acknowledged."""
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
            tab.come_back(getattr(error, "code", None))
    report.append((player, shown, sent, tab))
    tab.page.leave()


def has_sheet(page):
    return any(node.tag == "dialog" for node in page.model.root.descendants())


def read(tab, end, report):
    """Has a sheet open, which is there again whichever process the page comes back to."""
    while not end.is_set():
        try:
            tab.page.catch_up()
            assert has_sheet(tab.page), "the sheet is gone"
            time.sleep(0.02)
            tab.lose()
        except (Closed, OSError) as error:
            tab.come_back(getattr(error, "code", None))
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
    raise AssertionError("there is no button for the settings")


@pytest.fixture
def servers(tmp_path):
    """Two servers of one database and one file for the state of pages. A test that fails leaves none behind."""
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


@pytest.mark.parametrize("is_sticky", [True, False], ids=["sticky", "in turn"])
def test_a_rolling_replacement_loses_no_write_and_no_page(servers, is_sticky):
    print(f"\nseed {SEED} (EVERGREEN_SEED)")
    balancer = Balancer([server.port for server in servers], by_cookie if is_sticky else in_turn)
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
            # The other one has all pages meanwhile.
            end.wait(1)
            server.start()
        end.wait(2)
    finally:
        end.set()
        for thread in threads:
            thread.join(PATIENCE * 2)
        assert failures == []
    after = dict(servers[0].sql("SELECT id, score FROM player"))
    assert len(written) == WRITERS and len(readers) == READERS
    for player in before:
        mine = [(shown, sent) for other, shown, sent, _ in written if other == player]
        assert after[player] >= max(shown for shown, _ in mine), f"player {player} has lost what was shown"
        assert after[player] <= before[player] + 10 * sum(sent for _, sent in mine), f"player {player} has too much"
    tabs = [tab for *_, tab in written] + readers
    returns, moves, requests = (sum(getattr(tab, name) for tab in tabs) for name in ("returns", "moves", "requests"))
    assert returns > (WRITERS + READERS) // 2
    # Of the first sockets of pages, every second one reaches the other process.
    assert is_sticky or moves > (WRITERS + READERS) // 2
    print(
        f"{WRITERS} pages wrote {sum(sent for _, _, sent, _ in written)} times and {READERS} had a sheet open; "
        f"they came back {returns} times, went on {moves} times in a session that their socket opened, and asked for one "
        f"{requests} times"
    )
    for server in servers:
        server.stop()
    balancer.stop()
