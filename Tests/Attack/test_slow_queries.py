"""A slow query does not delay other pages."""

import threading
import time

from players_server import Server, product
from raw_client import Page

ROWS = 100_000


def test_a_slow_first_value_does_not_delay_other_pages(tmp_path):
    server = Server(product("Players"), tmp_path, players=8, log_level="warning").start()
    try:
        # Another process adds players to the eight on the page. Then a page selects another order.
        server.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
            f"{ROWS}) INSERT INTO player (name, score) SELECT 'Player ' || i, i FROM n"
        )
        witness = Page(server.port, source="127.0.0.2", timeout=300).connect()
        witness.wait(lambda: str(ROWS + 8) in digits(witness), timeout=300, what="all players")
        asking = Page(server.port, source="127.0.0.3", timeout=300).connect()
        options = [node for node in asking.model.root.descendants() if node.attributes.get("type") == "radio"]
        option = next(node for node in options if "checked" not in node.attributes)
        picker = option
        while picker.tag != "fieldset":
            picker = picker.parent
        longest = Longest(witness)
        longest.start()
        started = time.perf_counter()
        asking.send(int(picker.id[1:]), "select", int(option.attributes["value"]))
        asking.wait(lambda: asking.answered == 1, timeout=300, what="the new order")
        answered = time.perf_counter() - started
        asking.wait(lambda: "Player 99990" not in asking.model.root.text, timeout=300, what="the players in the new order")
        fetched = time.perf_counter() - started
        longest.end()
        print(f"\nanswered after {answered * 1000:.0f} ms, fetched after {fetched * 1000:.0f} ms;")
        print(f"the longest echo through the main actor meanwhile took {longest.seconds * 1000:.0f} ms")
        assert longest.count > 5
        assert longest.seconds < fetched
    finally:
        server.stop(within=300)


def digits(page):
    return "".join(c for c in page.model.root.text if c.isdigit() or c.isspace())


class Longest(threading.Thread):
    """Sends pings one after another, which the main actor answers, and records the longest round trip."""

    def __init__(self, page):
        super().__init__(daemon=True)
        self.page = page
        self.is_over = False
        self.seconds = 0.0
        self.count = 0

    def run(self):
        while not self.is_over:
            started = time.perf_counter()
            self.page.post(["p"])
            self.page.connection.read_frame()
            self.seconds = max(self.seconds, time.perf_counter() - started)
            self.count += 1
            time.sleep(0.02)

    def end(self):
        self.is_over = True
        self.join(60)
