"""The layers of symbols, and their rendering modes."""

import base64

import pytest
from conftest import LATENCY
from pixels import Picture
from playwright.sync_api import expect
from waiting import wait_for

BLUE, ORANGE, GREEN, WHITE, BLACK = "1e62c9", "b05400", "22803c", "ffffff", "15201a"
GROUND = "f3f5f2"


@pytest.fixture
def symbols(gallery):
    # With so many pixels, antialiased ones are few.
    return gallery("symbols", viewport={"width": 1200, "height": 900}, device_scale_factor=4).page


def symbol(page, name):
    """Scrolls until the symbol is loaded."""
    found = page.locator(".vstack", has=page.get_by_text(name, exact=True)).last.locator("svg.symbol")
    for _ in range(200):
        if found.count():
            break
        page.mouse.wheel(0, 600)
        # Wait for rows to load before scrolling past them.
        page.wait_for_timeout(50 + 2 * LATENCY)
    return found


def colors(symbol):
    """The main colors of a symbol, the most frequent first, without the background."""
    # Away from bars.
    symbol.evaluate("node => node.scrollIntoView({ block: 'center', behavior: 'instant' })")
    picture = base64.b64encode(symbol.screenshot()).decode()
    return symbol.page.evaluate(
        """async ([picture, ground]) => {
            const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
            const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            const counts = new Map();
            for (let place = 0; place < data.length; place += 4) {
                const color = [...data.slice(place, place + 3)].map((part) => part.toString(16).padStart(2, '0')).join('');
                counts.set(color, (counts.get(color) ?? 0) + 1);
            }
            return [...counts].filter(([color, count]) => color !== ground && count > data.length / 1200)
                .sort(([, one], [, other]) => other - one).map(([color]) => color);
        }""",
        [picture, GROUND],
    )


def wait_for_colors(page, name, is_painted):
    """Waits until the colors of a symbol, the most frequent first, satisfy a condition."""
    found, seen = symbol(page, name), []

    def meets():
        seen[:] = colors(found)
        return bool(seen) and is_painted(seen)

    wait_for(page, meets, lambda: f"{name} has the colors {seen}")


def paint(page, mode):
    page.keyboard.press("Home")
    page.get_by_role("radio", name=mode).check()
    expect(page.get_by_role("radio", name=mode)).to_be_checked()


def is_half(color):
    """Whether a color is halfway between the text color and the background."""
    parts = zip(*(bytes.fromhex(one) for one in (color, BLACK, GROUND)))
    return all(abs(part - (one + other) / 2) <= 2 for part, one, other in parts)


def test_a_monochrome_symbol_has_one_color(symbols):
    wait_for_colors(symbols, "checkmark.circle.fill", lambda painted: painted[0] == BLACK)


def test_the_layers_of_a_hierarchical_symbol_have_different_opacities(symbols):
    paint(symbols, "Hierarchical")
    wait_for_colors(symbols, "checkmark.circle.fill", lambda painted: is_half(painted[0]) and BLACK in painted)


def test_the_layers_of_a_palette_symbol_have_the_colors_of_the_palette(symbols):
    paint(symbols, "Palette")
    wait_for_colors(symbols, "calendar.badge.plus", lambda painted: {BLUE, ORANGE} <= set(painted) and GREEN not in painted)
    wait_for_colors(symbols, "cloud.sun.rain.fill", lambda painted: {BLUE, ORANGE, GREEN} <= set(painted))


def test_a_glyph_in_a_filled_shape_is_a_layer(symbols):
    paint(symbols, "Palette")
    wait_for_colors(symbols, "checkmark.circle.fill", lambda painted: painted[0] == ORANGE and BLUE in painted)


def test_multicolor_symbols_have_their_own_colors(symbols):
    paint(symbols, "Multicolor")
    wait_for_colors(symbols, "checkmark.circle.fill", lambda painted: painted[0] == GREEN and WHITE in painted)
    # A symbol without inherent colors.
    wait_for_colors(symbols, "chevron.up.circle.fill", lambda painted: painted[0] == BLACK)


def test_the_layers_of_a_variable_symbol_are_faint_above_its_value(gallery):
    page = gallery("images", color_scheme="light").page
    sample = page.get_by_test_id("variableValue")
    sample.scroll_into_view_if_needed()
    box = sample.bounding_box()
    # The waves and the point of each symbol, from the inside, 60 points wide.
    waves = [49, 26, 15]

    def are_strong():
        picture = Picture(page, page.screenshot(clip=box))
        return [[min(max(picture.color(60 * place + 30, wave + dy)) for dy in (-1, 0, 1)) < 120 for wave in waves] for place in range(3)]

    wait_for(page, lambda: are_strong() == [[False] * 3, [True, True, False], [True] * 3])
