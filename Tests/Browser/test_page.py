"""The page without a script."""

import os
import pathlib
import re
import urllib.request

import pytest
from playwright.sync_api import expect


def read(url):
    with urllib.request.urlopen(url) as answer:
        return answer.read().decode(), answer.headers


def test_the_page_is_readable_without_a_script(server):
    html, _ = read(server.url)
    assert "<title>Players</title>" in html
    assert re.search(r"<h1[^>]*>Players</h1>", html)
    assert "<main" in html and "<header" in html
    assert "8 players" in html
    for name, score in server.sql("SELECT name, score FROM player"):
        assert f">{name}<" in html
        assert f'aria-label="Score of {name}"' in html
    assert ">Order<" in html


def test_the_content_security_policy_forbids_inline_and_foreign_content(server):
    html, headers = read(server.url)
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert not re.search(r"<style|\sstyle=|\son\w+=", html)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cache-Control"] == "no-store"
    assert "HttpOnly" in headers["Set-Cookie"] and "SameSite=Strict" in headers["Set-Cookie"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1100, 800), (375, 812)], ids=["desktop", "phone"])
def test_the_page_fits_its_screen(server, open_page, tmp_path, scheme, size):
    page = open_page(server, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    width = page.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]
    background = page.page.evaluate("getComputedStyle(document.body).backgroundColor")
    bright = sum(map(int, re.findall(r"\d+", background)[:3])) > 380
    assert bright == (scheme == "light")
    # `make screenshots` stores them: see the README.
    folder = pathlib.Path(os.environ.get("EVERGREEN_SCREENSHOTS", tmp_path))
    page.page.screenshot(path=folder / f"players-{'phone' if size[0] < 500 else 'desktop'}-{scheme}.png")


def test_symbols_are_loaded(server, open_page):
    page = open_page(server)
    answer = page.page.evaluate(
        "async () => (await fetch(document.querySelector('use').getAttribute('href').split('#')[0])).status"
    )
    assert answer == 200
    box = page.row(1).locator("use").first.evaluate("node => node.getBoundingClientRect().width")
    assert box > 0


def rows_without_a_script(page):
    return page.locator("[data-testid^='score-']").evaluate_all("nodes => nodes.map((node) => node.dataset.testid)")


@pytest.fixture
def long_server(start_server):
    return start_server(players=320)


def test_links_page_through_a_long_list_without_a_script(long_server, browser, tmp_path):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 375, "height": 812})
    page = context.new_page()
    page.goto(long_server.url)
    seen = rows_without_a_script(page)
    links = page.get_by_role("navigation", name="More rows").get_by_role("link")
    assert links.count() == 1
    while links.filter(has_text="Next").count():
        with page.expect_navigation():
            links.filter(has_text="Next").click()
        seen += rows_without_a_script(page)
    assert len(seen) == len(set(seen)) == 320
    page.screenshot(path=tmp_path / "rows.png", full_page=True)
    with page.expect_navigation():
        links.filter(has_text="Previous").click()
    assert len(rows_without_a_script(page)) == 100
    context.close()


def test_a_url_with_a_range_of_rows_becomes_a_live_page_with_a_script(long_server, open_url):
    page = open_url(f"{long_server.url}?_evergreen-rows=0.150").page
    # The page is scrolled to the top: the first rows are loaded, and the links are not shown.
    first = long_server.sql("SELECT id FROM player ORDER BY score DESC, name LIMIT 1")[0][0]
    expect(page.get_by_test_id(f"score-{first}")).to_be_visible()
    expect(page.get_by_role("navigation", name="More rows")).to_have_count(0)
