"""Clients that send invalid requests for rows of long lists."""

import time

import pytest
from conftest import IS_FULL
from players_server import Server, product
from raw_client import Page

PLAYERS = 2000
EDGES = [-(1 << 40), -(1 << 31), -301, -1, 0, 1, 49, 300, 1950, 1999, 2000, 2001, 1 << 31, 1 << 40]


@pytest.fixture
def long_server(tmp_path):
    server = Server(product("Players"), tmp_path, PLAYERS, log_level="warning").start()
    yield server
    server.stop()


def connected_page(server):
    """A page with a list: on a slow machine, the players may arrive after the first render."""
    page = Page(server.port).connect()
    page.wait(lambda: of_class(page, "placeholder"), what="the list")
    return page


def of_class(page, name):
    return [node for node in page.model.root.descendants() if name in node.attributes.get("class", "").split()]


def number_of(node):
    return int(node.attributes["id"].removeprefix("e"))


def test_any_range_of_rows_yields_a_bounded_number(long_server, rng):
    page = connected_page(long_server)
    for _ in range(300 if IS_FULL else 30):
        placeholder = rng.choice(of_class(page, "placeholder"))
        kept = rng.choice([0, 1, 1 << 40, number_of(placeholder), number_of(rng.choice(of_class(page, "row")))])
        bounds = sorted(rng.choice([*EDGES, rng.randrange(-100, PLAYERS)]) for _ in range(2))
        number = page.send(number_of(placeholder), "rows", *bounds, kept)
        page.wait(lambda: page.answered >= number)
        page.catch_up()
        rows = len(of_class(page, "row"))
        assert 0 < rows <= 301
        # The rows on the page and those in placeholders add up.
        assert rows + sum(int(node.attributes["data-rows"]) for node in of_class(page, "placeholder")) == PLAYERS
        # Below the rate limit of a page.
        time.sleep(0.03)
    page.leave()


@pytest.mark.parametrize("rows", ["5,4,0", "0,1", "0,1,0,0", '"0",1,0', "0,1.5,0", f"0,{(1 << 40) + 1},0", f"{-(1 << 63)},0,0"])
def test_a_malformed_range_of_rows_closes_the_socket(long_server, rows):
    page = connected_page(long_server)
    page.post(f'["e",1,{number_of(of_class(page, "placeholder")[0])},"rows",{rows}]')
    assert page.connection.end() in (1002, None)
