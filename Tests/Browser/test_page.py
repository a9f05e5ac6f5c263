"""The page as it comes, without a script."""

import os
import pathlib
import re
import urllib.request

import pytest


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


def test_the_page_allows_nothing_inline_and_nothing_foreign(server):
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
    # `make screenshots` keeps them: see the README.
    folder = pathlib.Path(os.environ.get("EVERGREEN_SCREENSHOTS", tmp_path))
    page.page.screenshot(path=folder / f"players-{'phone' if size[0] < 500 else 'desktop'}-{scheme}.png")


def test_the_symbols_are_drawn(server, open_page):
    page = open_page(server)
    answer = page.page.evaluate(
        "async () => (await fetch(document.querySelector('use').getAttribute('href').split('#')[0])).status"
    )
    assert answer == 200
    box = page.row(1).locator("use").first.evaluate("node => node.getBoundingClientRect().width")
    assert box > 0
