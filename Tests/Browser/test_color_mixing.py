"""Interpolation between two colors."""

import pytest

PIXEL = """(node) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { colorSpace: 'srgb' });
    context.fillStyle = getComputedStyle(node.parentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
}"""


# The server's results have the same values: see ColorMixTests.
@pytest.mark.parametrize("name, color", [
    ("perceptual-0", (255, 0, 0)), ("perceptual-2", (140, 83, 162)), ("perceptual-4", (0, 0, 255)),
    ("device-1", (191, 0, 64)), ("device-2", (128, 0, 128)),
])
def test_a_browser_mixes_colors_as_the_server_does(gallery, name, color):
    page = gallery("gradients").page
    assert page.get_by_test_id(name).evaluate(PIXEL) == pytest.approx([*color, 255], abs=1)
