"""The cost of pages, from a commit to the bytes of the frame, compared with an echo on the same socket, and a commit and a read.

    pages.py [--rows 8,1000,100000,1000000] [--sessions 20,500] [--sleeping 500,5000] [--rounds 200]

Measures a release build of the Players app over raw sockets, without a browser. Prints Markdown.
"""

import argparse
import itertools
import socket
import sqlite3
import statistics
import sys
import tempfile
import time
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Support"))

from players_server import Server, product  # noqa: E402
from raw_client import Connection, Page, frame  # noqa: E402


# The pause before each round, in seconds.
PAUSE = 0.03
# How long to wait, in seconds, until idle pages share their views and have released memory.
REST = 8
# The same for pages after an interaction.
REST_AFTER_TOUCH = 40
# The number of rounds without a pause: below the limit on events that a page may send at once.
BURST = 10
# The maximum number of awake pages while most pages sleep.
BATCH = 250


def milliseconds(seconds):
    return f"{seconds * 1000:.2f} ms" if seconds < 0.1 else f"{seconds * 1000:.0f} ms"


def size(count):
    return f"{count} B" if count < 10_000 else f"{count / 1000:.0f} KB"


def measure_both(figures, name, measure, rounds):
    """Measures the median of some rounds, with a pause before each, and in bursts."""
    figures[name] = median(measure, rounds, PAUSE)
    figures[name + ", in a burst"] = median_in_bursts(measure, rounds)


def median_in_bursts(measure, rounds):
    """Measures the median of some rounds in bursts.

    A user does not press a button as fast as a socket can send. After a pause the processor's caches contain other data; in a
    burst they contain that of the last round. On a virtual machine, the same work takes two to three times as much processor time
    after a pause of 30 ms, in the server and in this program; a loop that uses no memory takes the same.
    """
    results = []
    for _ in range(max(rounds // BURST, 1)):
        time.sleep(PAUSE * BURST)
        measure()
        results += [measure() for _ in range(BURST)]
    return statistics.median(results)


def median(measure, rounds, pause):
    """Measures the median of some rounds, with a pause before each."""
    results = []
    for _ in range(rounds):
        time.sleep(pause)
        results.append(measure())
    return statistics.median(results)


def get(port, compressed, path="/"):
    """Requests a page. Returns its size in bytes, and the seconds until it is complete."""
    encoding = "Accept-Encoding: gzip\r\n" if compressed else ""
    start = time.perf_counter()
    connection = Connection(port, timeout=120)
    connection.send(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{encoding}Connection: close\r\n\r\n".encode())
    head, body = connection.read_answer()
    seconds = time.perf_counter() - start
    connection.close()
    assert " 200 " in head.splitlines()[0], head
    if compressed:
        assert "gzip" in head.lower() and zlib.decompress(body, 31)
    return len(body), seconds


def open_pages(server, count):
    """Opens pages with sockets, from several source addresses because of the limits per address."""
    pages = []
    for index in range(count):
        page = Page(server.port, source=f"127.0.2.{1 + index % 250}", timeout=120)
        page.applies = False
        page.connect()
        pages.append(page)
    return pages


def read_change(page, acknowledges=True):
    """Reads until a frame has operations. Returns its size in bytes."""
    while True:
        before = page.bytes
        if page.read(acknowledges):
            return page.bytes - before


def leave(pages):
    for page in pages:
        page.post(["b"])
        page.connection.close()


class Writer:
    """Writes to the file as another process would."""

    def __init__(self, server):
        self.connection = sqlite3.connect(server.database, timeout=60, isolation_level=None)
        self.number = 0

    def change(self, player):
        self.number += 1
        self.connection.execute("UPDATE player SET name = ? WHERE id = ?", (f"Changed {self.number}", player))

    def commit_and_read(self, player):
        start = time.perf_counter()
        self.change(player)
        self.connection.execute("SELECT * FROM player WHERE id = ?", (player,)).fetchall()
        return time.perf_counter() - start


def first_player(page):
    """The first player on the page; None if there are none yet."""
    names = (node.attributes.get("data-testid") or "" for node in page.model.root.descendants())
    return next((int(name.removeprefix("score-")) for name in names if name.startswith("score-")), None)


def echo(page):
    start = time.perf_counter()
    page.connection.send(frame("echo", opcode=9))
    while page.connection.read_frame() != "pong echo":
        pass
    return time.perf_counter() - start


def measure_rows(server, rounds):
    """Measures one page with the rows of a server."""
    figures = {}
    get(server.port, compressed=False)
    # These share no window, because there is none without a query yet: it takes two pages to make one.
    paths = (f"/?page={number}" for number in itertools.count())
    measure_both(figures, "first page", lambda: get(server.port, True, next(paths))[1], 20)
    measure_both(figures, "first page, of a URL that others request", lambda: get(server.port, True)[1], 20)
    measure_both(figures, "the same, with another query each", lambda: get(server.port, True, next(paths))[1], 20)
    figures["its bytes"] = get(server.port, compressed=False)[0]
    figures["compressed"] = get(server.port, compressed=True)[0]
    page = Page(server.port, timeout=120).connect()
    page.wait(lambda: first_player(page) is not None, what="the first player")
    player = first_player(page)
    stepper = page.stepper(player)
    page.applies = False
    measure_both(figures, "echo", lambda: echo(page), rounds)
    sizes = []

    def tap():
        start = time.perf_counter()
        page.send(stepper, "increment")
        sizes.append(read_change(page))
        return time.perf_counter() - start

    measure_both(figures, "tap", tap, rounds)
    figures["its frame"] = int(statistics.median(sizes))
    writer = Writer(server)

    def commit():
        start = time.perf_counter()
        writer.change(player)
        read_change(page)
        return time.perf_counter() - start

    measure_both(figures, "another process's commit", commit, rounds)
    measure_both(figures, "commit and read", lambda: writer.commit_and_read(player), rounds)
    leave([page])
    others = open_pages(server, 2)
    for other in others:
        other.catch_up()
    time.sleep(REST)
    measure_both(figures, "first page, while others show the same", lambda: get(server.port, compressed=True)[1], 20)
    leave(others)
    return figures


def measure_sessions(server, count, rounds, are_touched, rest):
    """Measures one commit until all pages have its frame. Idle pages share their views."""
    before = server.memory
    pages = open_pages(server, count)
    for page in pages:
        page.catch_up()
        if are_touched:
            # The root element has no tap action: nothing changes.
            page.send(1, "tap")
    time.sleep(rest)
    for page in pages:
        page.catch_up()
    idle = (server.memory - before) / count
    player, writer = 1, Writer(server)

    def change():
        start = time.perf_counter()
        writer.change(player)
        for page in pages:
            page.connection.fill()
        seconds = time.perf_counter() - start
        # Parsed after the measurement: of 20 frames, this takes some tenths of a millisecond.
        for page in pages:
            read_change(page, acknowledges=False)
            assert not page.connection.buffer, "a frame after the change"
        # A browser acknowledges frames when it has shown them.
        for page in pages:
            page.post(["k", page.frame])
        return seconds

    change()
    used = server.processor_time
    seconds = median(change, rounds, PAUSE)
    used = (server.processor_time - used) / rounds
    in_bursts = median_in_bursts(change, rounds)
    leave(pages)
    time.sleep(3)
    return seconds, in_bursts, used, idle, server.memory / before


def hide(pages):
    """Hides pages until their sessions have ended."""
    for page in pages:
        page.send(1, "traits", "light.regular.regular.background.moving.UTC")
    for page in pages:
        assert page.connection.end() == 4410
        page.connection.close()
    time.sleep(3)


def measure_sleep(server, count):
    """Measures the memory per visible page, per sleeping page, and per additional sleeping page, in bytes, and the seconds until
    one is live again.

    The pages are not awake simultaneously: the memory of one is reused for the next, as in a server with many tabs.
    """
    leave(open_pages(server, 100))
    time.sleep(3)
    before = server.memory
    sleeping = []
    memory = {}
    while len(sleeping) < count:
        pages = open_pages(server, min(BATCH, count - len(sleeping)))
        for page in pages:
            page.catch_up()
        if not sleeping:
            awake = (server.memory - before) / len(pages)
        hide(pages)
        sleeping += pages
        memory[len(sleeping)] = server.memory
    half = max((number for number in memory if number * 2 <= count), default=0)
    further = (memory[count] - memory.get(half, before)) / (count - half)
    seconds = []
    for page in sleeping[-200:]:
        start = time.perf_counter()
        again = Page(server.port, source=page.source, cookie=page.cookie, previous=page.token)
        again.applies = False
        again.connect()
        seconds.append(time.perf_counter() - start)
        leave([again])
    return awake, (memory[count] - before) / count, further, statistics.median(seconds), max(seconds)


def counted(option):
    """Parses the numbers of an option such as 8,1000; none for 0."""
    return [count for count in map(int, option.split(",")) if count]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", default="8,1000,100000,1000000")
    parser.add_argument("--sessions", default="20,500")
    parser.add_argument("--sleeping", default="500,5000")
    parser.add_argument("--rounds", type=int, default=200)
    options = parser.parse_args()
    counts = counted(options.rows)
    columns = {}
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(product("Players"), Path(folder), count, log_level="warning").start()
            try:
                columns[count] = measure_rows(server, options.rounds)
            finally:
                server.stop(within=60)
    print("| one page | " + " | ".join(f"{count:,} rows" for count in counts) + " | most rows / 1,000 rows |")
    print("|---" * (len(counts) + 2) + "|")
    for name in columns[counts[0]]:
        show = size if isinstance(columns[counts[0]][name], int) else milliseconds
        cells = " | ".join(show(columns[count][name]) for count in counts)
        base = columns.get(1000, columns[counts[0]])[name]
        print(f"| {name} | {cells} | {columns[counts[-1]][name] / base:.2f} |")
    floors = (("tap", "echo"), ("another process's commit", "commit and read"))
    for name, floor in ((name + end, floor + end) for name, floor in floors for end in ("", ", in a burst")):
        cells = " | ".join(f"{columns[count][name] / columns[count][floor]:.1f}" for count in counts)
        print(f"| {name} / {floor} | {cells} | |")
    print("\n| pages of 8 rows | one commit until all have it | in a burst | server's processor time | memory of each "
          "| memory after they have closed / before |")
    print("|---|---|---|---|---|---|")
    kinds = [
        ("without interaction", False, REST),
        ("after an interaction", True, REST),
        ("idle since an interaction", True, REST_AFTER_TOUCH),
    ]
    for count, (kind, are_touched, rest) in itertools.product(counted(options.sessions), kinds):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(product("Players"), Path(folder), 8, log_level="warning").start()
            try:
                leave(open_pages(server, 5))
                time.sleep(1)
                seconds, in_bursts, used, idle, after = measure_sessions(server, count, 50, are_touched, rest)
            finally:
                server.stop(within=60)
        cells = " | ".join([*map(milliseconds, (seconds, in_bursts, used)), size(int(idle))])
        print(f"| {count:,}, {kind} | {cells} | {after:.2f} |")
    print("\n| pages of 8 rows | memory of each visible one | of each sleeping one | of each additional one | until one is live again "
          "| at most |")
    print("|---|---|---|---|---|---|")
    for count in counted(options.sleeping):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(product("Players"), Path(folder), 8, log_level="warning")
            server.options = ["--sleep-after=1"]
            server.start()
            try:
                awake, asleep, further, middle, most = measure_sleep(server, count)
            finally:
                server.stop(within=60)
        sizes = [size(round(each)) for each in (awake, asleep, further)]
        cells = " | ".join([*sizes, milliseconds(middle), milliseconds(most)])
        print(f"| {count:,} | {cells} |")


if __name__ == "__main__":
    socket.setdefaulttimeout(120)
    main()
