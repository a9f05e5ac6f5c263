"""Custom fonts."""

from gallery import SOURCES
from playwright.sync_api import expect
from segment_font import font


def test_a_text_uses_a_custom_font(start_app, open_url):
    opened = open_url(f"{start_app('Gallery')}/texts")
    page = opened.page
    text = page.get_by_test_id("custom font")
    expect(text).to_be_visible()
    page.wait_for_function("() => document.fonts.status === 'loaded' && [...document.fonts].some((font) => font.status === 'loaded')")
    # All glyphs of the font are 0.6 em wide. Some browsers round that to a pixel, but not at 35 pixels.
    page.evaluate("document.documentElement.style.fontSize = '20px'")
    assert abs(text.evaluate("node => { const r = document.createRange(); r.selectNodeContents(node); return r.getBoundingClientRect().width; }") - 8 * 0.6 * 35) < 1
    # By its PostScript name, and with a fixed size that does not scale with the user's text size.
    fixed = page.get_by_test_id("fixed size")
    assert fixed.evaluate("node => getComputedStyle(node).fontFamily").startswith(('Segments-Regular', '"Segments-Regular"'))
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert fixed.evaluate("node => getComputedStyle(node).fontSize") == "20px"
    assert text.evaluate("node => getComputedStyle(node).fontSize") == "56px"


def test_the_font_of_the_gallery_is_generated_by_its_script():
    assert (SOURCES / "Segments-Regular.ttf").read_bytes() == font()
