"""Two processes behind one balancer are replaced one after the other, while pages write and others have a sheet open."""

import asyncio
import os
import random
import re
import threading
import time

import pytest
from players_server import Server, free_port, product
from raw_client import Closed, Page

IS_FULL = os.environ.get("EVERGREEN_FAULTS", "short") == "full"
SEED = int(os.environ.get("EVERGREEN_SEED") or random.randrange(1 << 32))
WRITERS = 200 if IS_FULL else 20
READERS = 40 if IS_FULL else 6
PLAYERS = 20
# A page that is not back after so many seconds is lost.
PATIENCE = 60


class Balancer:
    """Passes each connection on to the server that its cookie says; to the other one if that does not listen."""

    def __init__(self, servers):
        self.ports = [server.port for server in servers]
        self.turn = 0
        self.port = free_port()
        self.loop = asyncio.new_event_loop()
        started = threading.Event()
        self.thread = threading.Thread(target=self.run, args=[started], daemon=True)
        self.thread.start()
        assert started.wait(10)

    def run(self, started):
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", self.port))
        started.set()
        self.loop.run_forever()

    def stop(self):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)

    async def serve(self, reader, writer):
        try:
            start = await reader.read(1 << 16)
            to_reader, to_writer = await self.connect(start)
        except OSError:
            return writer.close()
        to_writer.write(start)
        await asyncio.gather(self.copy(reader, to_writer), self.copy(to_reader, writer))

    async def connect(self, start):
        cookie = re.search(rb"evergreen=([^;\s]+)", start)
        self.turn += 1
        # A browser without a cookie gets one from a server, which need not be the one that the cookie says.
        first = sum(cookie[1]) if cookie else self.turn
        try:
            return await asyncio.open_connection("127.0.0.1", self.ports[first % 2])
        except OSError:
            return await asyncio.open_connection("127.0.0.1", self.ports[(first + 1) % 2])

    async def copy(self, reader, writer):
        try:
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        writer.close()


class Tab:
    """A page that comes back after its connection was lost, as the page's script does it."""

    def __init__(self, port, seed):
        self.port = port
        self.chance = random.Random(seed)
        self.page = Page(port)
        self.returns = 0
        try:
            self.page.connect()
        except Closed:
            self.come_back()

    def come_back(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "the page is lost"
            time.sleep(self.chance.uniform(0.01, 0.1))
            try:
                again = Page(self.port, cookie=self.page.cookie, former=self.page.token)
                if again.status == 200:
                    self.page = again.connect()
                    self.returns += 1
                    return
            # A server that is away, or about to stop: another one is asked.
            except (Closed, OSError):
                continue


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
        except (Closed, OSError):
            tab.come_back()
    report.append((player, shown, sent, tab.returns))
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
        except (Closed, OSError):
            tab.come_back()
    report.append(tab.returns)
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


def test_a_rolling_replacement_loses_no_write_and_no_page(servers):
    print(f"\nseed {SEED} (EVERGREEN_SEED)")
    balancer = Balancer(servers)
    before = dict(servers[0].sql("SELECT id, score FROM player"))
    end = threading.Event()
    written, read_returns, failures = [], [], []

    def run(work, *arguments):
        try:
            work(*arguments)
        except BaseException as error:
            failures.append(repr(error))
            end.set()

    threads = []
    for number in range(WRITERS):
        tab = Tab(balancer.port, f"{SEED} {number}")
        threads.append(threading.Thread(target=run, args=[write, tab, 1 + number % PLAYERS, end, written]))
    for number in range(READERS):
        tab = Tab(balancer.port, f"{SEED} reader {number}")
        open_sheet(tab.page)
        threads.append(threading.Thread(target=run, args=[read, tab, end, read_returns]))
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
    assert len(written) == WRITERS and len(read_returns) == READERS
    for player in before:
        mine = [(shown, sent) for other, shown, sent, _ in written if other == player]
        assert after[player] >= max(shown for shown, _ in mine), f"player {player} has lost what was shown"
        assert after[player] <= before[player] + 10 * sum(sent for _, sent in mine), f"player {player} has too much"
    assert sum(returns for *_, returns in written) + sum(read_returns) > (WRITERS + READERS) // 2
    print(
        f"{WRITERS} pages wrote {sum(sent for _, _, sent, _ in written)} times and {READERS} had a sheet open; "
        f"they came back {sum(returns for *_, returns in written) + sum(read_returns)} times"
    )
    for server in servers:
        server.stop()
    balancer.stop()
