"""Virtual scrolling: the page has only the rows near the visible region, and visible rows match the database."""

import os
import random
import threading
import time

import pytest
from conftest import TIMEOUT
from playwright.sync_api import expect

BY_SCORE = "SELECT id FROM player ORDER BY score DESC, name, id"

# The visible players, from top to bottom, with their distances from the top of the screen.
IN_SIGHT = """() => [...document.querySelectorAll('[data-testid^=player-]')]
    .filter((node) => /^player-\\d+$/.test(node.dataset.testid))
    .map((node) => [Number(node.dataset.testid.slice(7)), node.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
    .map(([id, box]) => [id, Math.round(box.top)])"""

# Whether the page has settled for 100 ms: its scroll position and rows have not changed, and no placeholder is visible. All
# three are checked together: a scroll may begin after its event, and bring placeholders into view.
IS_SETTLED = """() => new Promise((done) => {
    const isWaiting = () => [...document.querySelectorAll('.placeholder')].some((node) => {
        const box = node.getBoundingClientRect();
        return box.bottom > 0 && box.top < innerHeight;
    });
    const look = () => [scrollY, document.querySelector('.list').innerHTML.length, isWaiting()].join();
    const before = look();
    setTimeout(() => requestAnimationFrame(() => done(look() === before && !isWaiting())), 100);
})"""

COUNT = "() => document.querySelectorAll('.row').length"


def in_sight(page):
    return [player for player, _ in page.page.evaluate(IN_SIGHT)]


def tops(page):
    return dict(page.page.evaluate(IN_SIGHT))


def settle(page):
    """Waits until no visible row is missing, and no request is pending."""
    # After a slow fetch, the rows arrive after the first render.
    expect(page.page.locator(".list")).to_be_attached()
    # Playwright's own wait takes a promise for true, regardless of its result.
    deadline = time.monotonic() + TIMEOUT
    while not page.page.evaluate(IS_SETTLED):
        assert time.monotonic() < deadline, "the page does not settle"


def wheel(page, distance):
    """Turns the mouse wheel, and waits for the page's wheel event: Chromium scrolls asynchronously."""
    page.page.evaluate(
        """() => { window.wheeled = new Promise((done) => addEventListener('wheel', () => done(), { once: true })); }"""
    )
    page.page.mouse.wheel(0, distance)
    page.page.evaluate("() => window.wheeled")


def scroll_to(page, part):
    """Scrolls to a fraction of the page: 0 is its start, 1 its end."""
    page.page.evaluate("(part) => scrollTo(0, part * (document.scrollingElement.scrollHeight - innerHeight))", part)
    settle(page)


def expect_true(page, server):
    """Checks that the visible players match the database, in order and without gaps, and that their scores are right."""
    deadline = time.monotonic() + TIMEOUT
    # The last commit may still be in transit, without another sign of it.
    while not is_true(page, server):
        assert time.monotonic() < deadline, f"{in_sight(page)} does not match the database"
        settle(page)
    scores = dict(server.sql("SELECT id, score FROM player"))
    for player in in_sight(page):
        expect(page.score(player)).to_have_text(f"{scores[player]:,}")


def is_true(page, server):
    order = [player for (player,) in server.sql(BY_SCORE)]
    shown = in_sight(page)
    if len(shown) <= 3 or shown[0] not in order:
        return False
    start = order.index(shown[0])
    return shown == order[start : start + len(shown)]


@pytest.fixture
def long_server(start_server):
    return start_server(players=5000)


def test_a_long_list_opens_with_its_first_rows(long_server, open_page):
    page = open_page(long_server)
    expect(page.page.get_by_test_id("player-count")).to_have_text("5,000 players")
    settle(page)
    assert page.page.evaluate(COUNT) < 120
    expect_true(page, long_server)
    # The page is as high as with all rows.
    row = page.page.locator(".row").first.bounding_box()["height"]
    assert page.page.evaluate("document.scrollingElement.scrollHeight") > 0.8 * 5000 * row


@pytest.mark.parametrize("part", [0.001, 0.1, 0.5, 0.873, 1])
def test_rows_are_loaded_wherever_the_user_scrolls(long_server, open_page, part):
    page = open_page(long_server)
    settle(page)
    scroll_to(page, part)
    expect_true(page, long_server)
    order = [player for (player,) in long_server.sql(BY_SCORE)]
    place = order.index(in_sight(page)[0]) / len(order)
    assert abs(place - part) < 0.02
    assert page.page.evaluate(COUNT) < 200


def test_a_long_list_scrolls_without_gaps(long_server, open_page):
    page = open_page(long_server)
    settle(page)
    seen = in_sight(page)
    for _ in range(60):
        wheel(page, 400)
        page.page.wait_for_timeout(20)
        settle(page)
        seen += [player for player in in_sight(page) if player not in seen]
    order = [player for (player,) in long_server.sql(BY_SCORE)]
    assert len(seen) > 200
    assert seen == order[: len(seen)]
    for _ in range(60):
        wheel(page, -400)
        page.page.wait_for_timeout(20)
        settle(page)
        expect_true(page, long_server)
    assert page.page.evaluate("scrollY") == 0


def test_the_keyboard_reaches_both_ends(long_server, open_page):
    page = open_page(long_server)
    settle(page)
    order = [player for (player,) in long_server.sql(BY_SCORE)]
    page.page.keyboard.press("End")
    page.page.wait_for_function("() => scrollY > innerHeight")
    settle(page)
    expect(page.row(order[-1])).to_be_in_viewport()
    expect_true(page, long_server)
    page.page.keyboard.press("Home")
    page.page.wait_for_function("() => scrollY === 0")
    settle(page)
    expect(page.row(order[0])).to_be_in_viewport()
    page.page.keyboard.press("PageDown")
    page.page.wait_for_function("() => scrollY > innerHeight / 2")
    settle(page)
    expect_true(page, long_server)


def test_visible_rows_keep_their_position_when_rows_above_change(long_server, open_page):
    page = open_page(long_server)
    settle(page)
    scroll_to(page, 0.5)
    before = tops(page)
    for statement in [
        "INSERT INTO player (name, score) VALUES ('First', 5000)",
        "DELETE FROM player WHERE id IN (SELECT id FROM player ORDER BY score DESC, name, id LIMIT 300)",
        "INSERT INTO player (name, score) SELECT 'New', 4000 FROM player LIMIT 700",
    ]:
        long_server.execute(statement)
        count = long_server.sql("SELECT count(*) FROM player")[0][0]
        expect(page.page.get_by_test_id("player-count")).to_have_text(f"{count:,} players")
        settle(page)
        after = tops(page)
        shared = before.keys() & after.keys()
        assert len(shared) >= len(before) - 2
        assert all(abs(before[player] - after[player]) <= 2 for player in shared)
    expect_true(page, long_server)


def test_a_row_that_is_inserted_at_the_top_is_visible(long_server, open_page):
    page = open_page(long_server)
    settle(page)
    long_server.execute("INSERT INTO player (id, name, score) VALUES (100000, 'First', 5000)")
    expect(page.row(100000)).to_be_in_viewport()
    assert in_sight(page)[0] == 100000


def test_the_row_with_the_focus_is_never_removed(long_server, open_page):
    page = open_page(long_server)
    settle(page)
    player = in_sight(page)[1]
    page.name(player).focus()
    scroll_to(page, 0.7)
    expect_true(page, long_server)
    expect(page.name(player)).to_be_focused()
    assert player not in in_sight(page)
    # It is at its position, and is removed once it has lost the focus.
    page.page.evaluate("document.activeElement.blur()")
    scroll_to(page, 0.3)
    expect(page.row(player)).to_have_count(0)


def test_rows_have_aria_positions(long_server, open_page):
    page = open_page(long_server)
    settle(page)
    scroll_to(page, 0.6)
    order = [player for (player,) in long_server.sql(BY_SCORE)]
    player = in_sight(page)[2]
    row = page.page.locator(".row", has=page.row(player))
    expect(row).to_have_attribute("aria-posinset", str(order.index(player) + 1))
    expect(row).to_have_attribute("aria-setsize", "5000")
    long_server.execute("DELETE FROM player WHERE id > 60")
    expect(page.page.get_by_test_id("player-count")).to_have_text("60 players")
    expect(page.page.locator(".placeholder")).to_have_count(0)
    expect(page.page.locator("[aria-posinset]")).to_have_count(0)


def test_a_page_keeps_its_scroll_position_after_a_restart(long_server, open_page):
    page = open_page(long_server)
    settle(page)
    scroll_to(page, 0.4)
    before = in_sight(page)
    with page.reconnecting():
        long_server.stop()
        long_server.start()
    expect(page.status).to_be_hidden()
    settle(page)
    assert abs(len(set(before) & set(in_sight(page))) - len(before)) <= len(before) // 2
    expect_true(page, long_server)


def test_rows_match_the_database_while_the_user_scrolls_and_others_write(long_server, open_page):
    seed = random.randrange(1 << 32)
    print("seed", seed)
    rng = random.Random(seed)
    page = open_page(long_server)
    settle(page)
    for number in range(150):
        choice = rng.randrange(5)
        if choice == 0:
            long_server.execute(f"INSERT INTO player (name, score) VALUES ('New {number}', {rng.randrange(1100)})")
        elif choice == 1:
            long_server.execute(
                f"DELETE FROM player WHERE id = (SELECT id FROM player LIMIT 1 OFFSET {rng.randrange(2000)})"
            )
        elif choice == 2:
            shown = in_sight(page)
            if shown:
                long_server.execute(
                    f"UPDATE player SET score = {rng.randrange(1100)} WHERE id = {rng.choice(shown)}"
                )
        elif choice == 3:
            wheel(page, rng.choice([-3000, -500, 500, 3000]))
        else:
            page.page.evaluate(
                "(part) => scrollTo(0, part * document.scrollingElement.scrollHeight)", rng.random()
            )
        if number % 10 == 9:
            count = long_server.sql("SELECT count(*) FROM player")[0][0]
            expect(page.page.get_by_test_id("player-count")).to_have_text(f"{count:,} players")
            settle(page)
            expect_true(page, long_server)
            shown = in_sight(page)
            assert len(shown) == len(set(shown))


@pytest.mark.skipif(not os.environ.get("EVERGREEN_LONG_TESTS"), reason="takes more than a minute")
def test_a_minute_of_scrolling_through_100_000_rows_while_others_write(start_server, open_page):
    server = start_server(players=100_000)
    page = open_page(server)
    settle(page)
    is_over = threading.Event()
    commits = []

    def write():
        rng = random.Random(7)
        started = time.monotonic()
        while not is_over.is_set():
            player = rng.randrange(1, 100_001)
            server.execute(f"UPDATE player SET score = {10 * rng.randrange(101)} WHERE id = {player}")
            commits.append(player)
            time.sleep(max(0, started + len(commits) / 100 - time.monotonic()))

    def memory():
        page.page.request_gc()
        return page.page.evaluate("() => performance.memory.usedJSHeapSize")

    writer = threading.Thread(target=write)
    writer.start()
    heaps = []
    rng = random.Random(11)
    end = time.monotonic() + 60
    try:
        while time.monotonic() < end:
            if rng.randrange(10):
                wheel(page, rng.choice([-2000, 300, 800, 3000]))
            else:
                page.page.evaluate("(part) => scrollTo(0, part * document.scrollingElement.scrollHeight)", rng.random())
            page.page.wait_for_timeout(50)
            shown = in_sight(page)
            assert len(shown) == len(set(shown))
            heaps.append(memory() if len(heaps) % 50 == 0 else heaps[-1])
    finally:
        is_over.set()
        writer.join()
    settle(page)
    # The last commits may still be in transit.
    order = [player for (player,) in server.sql(BY_SCORE)]
    deadline = time.monotonic() + TIMEOUT

    def differs():
        shown = in_sight(page)
        start = order.index(shown[0])
        return shown != order[start : start + len(shown)]

    while differs() and time.monotonic() < deadline:
        page.page.wait_for_timeout(50)
    expect_true(page, server)
    print(len(commits), "commits; the heap of the page in MB:", sorted({round(heap / 1e6, 1) for heap in heaps}))
    assert len(commits) > 2000
    assert heaps[-1] < 2 * heaps[len(heaps) // 3] + 5e6
