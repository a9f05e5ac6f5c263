"""Soak test: pages connect, write and disconnect while another process commits. Does anything grow?

    soak.py [--minutes 10] [--pages 200] [--commits 50]

Some pages stay connected throughout. Prints memory, processor time, descriptors and the time from a tap to its frame each
minute, and a verdict.
"""

import argparse
import random
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Support"))

from players_server import Server, product  # noqa: E402
from raw_client import TIMEOUT, Closed, Page  # noqa: E402

HIDDEN = "light.regular.regular.background.moving.UTC"


# The number of pages that stay connected: they show growth per frame.
STAYING = 4


class Visitors:
    """Pages, each on a separate thread: it connects, reads, taps at random, and disconnects after a while."""

    def __init__(self, server, count, seed):
        self.server = server
        self.is_over = False
        self.errors = []
        self.visits = 0
        self.threads = [threading.Thread(target=self.visit, args=(index, seed), daemon=True) for index in range(count)]
        self.threads += [threading.Thread(target=self.watch, daemon=True) for _ in range(STAYING)]
        for thread in self.threads:
            thread.start()

    def visit(self, index, seed):
        rng = random.Random(f"{seed} {index}")
        while not self.is_over:
            try:
                self.stay(rng, f"127.0.1.{1 + index % 250}")
                self.visits += 1
            except (Closed, TimeoutError, AssertionError, StopIteration) as error:
                self.errors.append(repr(error))
                time.sleep(1)

    def watch(self):
        """Keeps one page connected to the end, and reads all frames."""
        try:
            page = Page(self.server.port, "127.0.2.1").connect().showing(8)
            page.applies = False
            while not self.is_over:
                page.read()
            page.leave()
        except (Closed, TimeoutError, AssertionError) as error:
            self.errors.append(f"a page that stays: {error!r}")

    def stay(self, rng, source):
        page = Page(self.server.port, source)
        page.connect().showing(8)
        page.applies = False
        end = time.monotonic() + rng.uniform(5, 60)
        while time.monotonic() < end and not self.is_over:
            # Reads the available frames: the server stops rendering for a page with too many unacknowledged ones.
            page.connection.socket.settimeout(rng.uniform(0.2, 2))
            try:
                page.read()
            except TimeoutError:
                pass
            if rng.random() < 0.05:
                page.send(page.stepper(rng.randrange(1, 9)), "increment")
            time.sleep(rng.uniform(0.05, 0.5))
        if rng.random() < 0.2:
            page = self.sleep(page)
        if rng.random() < 0.8:
            page.leave()
        else:
            # As after a crash of the browser: the session waits for five minutes, and stores its state.
            page.connection.close()

    def sleep(self, page):
        """Hides the page until its session has ended, and reopens it."""
        page.connection.socket.settimeout(TIMEOUT)
        page.send(1, "traits", HIDDEN)
        code = page.connection.end()
        assert code == 4410, f"a hidden page was closed with {code}"
        page.connection.close()
        again = Page(page.port, page.source, page.cookie, previous=page.token)
        again.connect().showing(8)
        again.applies = False
        return again


def commit(server, rate, visitors):
    """Writes to the file as another process would."""
    connection = sqlite3.connect(server.database, timeout=30)
    number = 0
    started = time.monotonic()
    while not visitors.is_over:
        number += 1
        with connection:
            connection.execute("UPDATE player SET score = score + 1 WHERE id = ?", (1 + number % 8,))
        time.sleep(max(0, started + number / rate - time.monotonic()))


def latency(server):
    page = Page(server.port)
    page.connect().showing(8)
    page.applies = False
    times = []
    for _ in range(5):
        started = time.perf_counter()
        number = page.send(page.stepper(8), "increment")
        page.wait(lambda number=number: page.answered >= number, 60, "an acknowledgement")
        times.append(time.perf_counter() - started)
    page.leave()
    return statistics.median(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--commits", type=float, default=50, help="a second")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.pages} pages, {options.commits:g} commits a second", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(product("Players"), Path(folder), players=8, log_level="critical")
        server.options = ["--sleep-after=2"]
        server.start()
        visitors = Visitors(server, options.pages, options.seed)
        writer = threading.Thread(target=commit, args=(server, options.commits, visitors), daemon=True)
        writer.start()
        samples = []
        started = time.monotonic()
        interval = min(60, options.minutes * 60 / 10)
        while time.monotonic() - started < options.minutes * 60:
            time.sleep(interval)
            if not server.is_running:
                sys.exit(f"The process has ended: {server.log.read_text()[-3000:]}")
            samples.append((server.memory / (1 << 20), server.descriptors, server.processor_time))
            busy = (samples[-1][2] - (samples[-2][2] if len(samples) > 1 else 0)) / interval
            try:
                time_to_answer = f"{latency(server) * 1000:.1f} ms"
            except (Closed, TimeoutError, AssertionError) as error:
                time_to_answer = f"too long ({error})"
            print(
                f"{(time.monotonic() - started) / 60:5.1f} min: {samples[-1][0]:6.0f} MB, "
                f"{samples[-1][1]:4} descriptors, "
                f"{busy:.2f} processors, tap to answer {time_to_answer}, {visitors.visits} visits, {len(visitors.errors)} errors",
                flush=True,
            )
        visitors.is_over = True
        for thread in [*visitors.threads, writer]:
            thread.join(10)
        server.stop(within=10)
    for error in sorted(set(visitors.errors))[:10]:
        print(f"{visitors.errors.count(error)} times: {error[:200]}")
    if len(samples) < 8:
        sys.exit(f"{len(samples)} samples are too few for a verdict: the server was too slow for so many pages.")
    # Sessions of crashed pages accumulate for five minutes: the first half is not counted.
    later = samples[len(samples) // 2 :]
    middle = len(later) // 2
    first = statistics.mean(memory for memory, _, _ in later[:middle])
    last = statistics.mean(memory for memory, _, _ in later[middle:])
    busy = [after[2] - before[2] for before, after in pairwise(later)]
    busy_first, busy_last = statistics.mean(busy[: len(busy) // 2]), statistics.mean(busy[len(busy) // 2 :])
    grows = (
        last > first * 1.1 + 10
        or later[-1][1] > later[0][1] + options.pages
        or busy_last > busy_first * 1.25
        or any("stays" in error for error in visitors.errors)
    )
    verdict = "it grows" if grows else "nothing grows"
    print(
        f"Third quarter: {first:.0f} MB, {busy_first / interval:.2f} processors; "
        f"last: {last:.0f} MB, {busy_last / interval:.2f}: {verdict}."
    )
    sys.exit(1 if grows or len(visitors.errors) > options.pages else 0)


main()
