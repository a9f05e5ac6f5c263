"""Two versions of Evergreen at once behind a balancer that takes them in turn: pages have their files, and go on."""

import re
import sqlite3
from contextlib import closing

import pytest
from balancer import Balancer, in_turn, is_socket
from players_server import Server
from playwright.sync_api import expect

from test_saved_state import half_edited


class Versions:
    """Two servers of one store and database behind a balancer, which makes the pages of the first those of an older version."""

    def __init__(self, binary, folder):
        self.store = folder / "pages.sqlite"
        self.servers = [Server(binary, folder, 8) for _ in range(2)]
        for number, server in enumerate(self.servers):
            server.log = folder / f"log-{number}.txt"
            server.options = [f"--page-state={self.store}"]
            server.start()
        # What the scripts of the two versions are named by: equally long, as the balancer changes bytes under way.
        self.newer = self.newer_hash()
        self.older = "0" * len(self.newer)
        self.leave_older_files()
        # How many pages of the older version were sent.
        self.older_pages = 0
        self.balancer = Balancer([server.port for server in self.servers], change=self.change)

    def newer_hash(self):
        with closing(sqlite3.connect(self.store)) as store:
            return store.execute("SELECT address FROM asset WHERE address LIKE '%/page.js'").fetchone()[0].split("/")[1]

    def leave_older_files(self):
        """Leaves the files of the older version in the store, as a process of it does."""
        with closing(sqlite3.connect(self.store)) as store:
            store.execute(
                """
                INSERT INTO asset SELECT replace(address, ?1, ?2), contentType, bytes, start + 1 FROM asset
                WHERE address LIKE '%/' || ?1 || '/%'
                """,
                [self.newer, self.older],
            )
            store.commit()

    def change(self, data, server, is_answer):
        if not is_answer:
            # Pages are not compressed then.
            return re.sub(rb"(?i)accept-encoding:", b"Accept-Nothing:", data)
        if server == 0 and self.newer.encode() in data:
            self.older_pages += 1
            return data.replace(self.newer.encode(), self.older.encode())
        return data

    def stop(self):
        self.balancer.stop()
        for server in self.servers:
            server.stop()


@pytest.fixture
def versions(players_binary, tmp_path):
    versions = Versions(players_binary, tmp_path)
    yield versions
    versions.stop()


@pytest.fixture
def context(open_page):
    """A browser that remembers the requests for pages, and those that failed."""
    context = open_page.new_context()
    context.pages_asked = []
    context.failed = []
    context.on(
        "request",
        lambda request: context.pages_asked.append(request.url) if request.resource_type in ("document", "fetch") else None,
    )
    context.on("response", lambda answer: context.failed.append(answer.url) if answer.status >= 400 else None)
    return context


@pytest.fixture
def page(versions, context, open_page):
    """A page of the older version."""
    versions.balancer.choose = lambda start, turn: 0 if not is_socket(start) else turn
    page = open_page(versions.balancer, context)
    versions.balancer.choose = in_turn
    return page


def version(page):
    return page.page.locator("script").first.get_attribute("src").split("/")[-2]


def test_a_page_has_its_script_where_requests_for_it_reach_another_version(versions, context, open_page):
    # Pages come from the older version, all else from the newer one, which does not know the sessions of them.
    def choose(start, turn):
        return 0 if re.match(rb"GET / ", start) or is_socket(start) else 1

    versions.balancer.choose = choose
    page = open_page(versions.balancer, context)
    assert version(page) == versions.older
    player = page.ids()[-1]
    score = int(page.score(player).inner_text())
    page.increment(player)
    expect(page.score(player)).to_have_text(str(score + 10))
    assert context.failed == []


def test_a_page_goes_on_between_versions_that_take_turns(versions, context, page):
    half_edited(page)
    for number in range(5):
        page.sent.clear()
        with page.reconnecting():
            versions.balancer.drop()
        expect(page.status).to_be_empty()
        expect(page.field("Name")).to_have_value("Half a name" if number == 0 else f"Half a name {number - 1}")
        page.field("Name").fill(f"Half a name {number}")
        page.wait_until_answered()
    page.button("Save").click()
    expect(page.button("Half a name 4")).to_be_visible()
    assert context.failed == [] and versions.older_pages > 0
    # It did not load itself over and over.
    assert len(context.pages_asked) < 50


def test_a_page_becomes_one_of_the_version_that_is_left(versions, page):
    half_edited(page)
    versions.servers[0].stop()
    expect(page.page.locator(f"head script[src*='{versions.newer}']")).to_have_count(1)
    expect(page.status).to_be_empty()
    expect(page.field("Name")).to_have_value("Half a name")
    page.button("Save").click()
    expect(page.button("Half a name")).to_be_visible()


@pytest.mark.parametrize(
    "refuse",
    [
        # By a server of another version, which does not know all style classes.
        lambda route: route.fulfill(status=404, headers={"cache-control": "no-store"}),
        lambda route: route.abort("connectionreset"),
    ],
    ids=["unknown", "lost on the way"],
)
def test_rules_that_did_not_come_are_asked_for_again(refuse, versions, context, open_page):
    asked = []

    def refuse_twice(route):
        asked.append(route.request.url)
        if len(asked) <= 2:
            refuse(route)
        else:
            route.continue_()

    context.route("**/style.css?*", refuse_twice)
    page = open_page(versions.balancer, context)
    expect(page.page.locator("link[data-styles]").first).to_have_attribute("data-attempts", "2")
    page.page.wait_for_function("() => document.querySelector('link[data-styles]').sheet?.cssRules.length")
    assert len(asked) == 3
