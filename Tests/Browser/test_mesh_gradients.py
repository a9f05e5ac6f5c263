"""Mesh gradients, as rendered by a browser."""

import pytest

from pixels import painted

# Orange, blue and green, as areas.
EDGES = {
    "light": [(0xB0, 0x54, 0x00), (0x1E, 0x62, 0xC9), (0x22, 0x80, 0x3C)],
    "dark": [(0xBB, 0x59, 0x00), (0x29, 0x71, 0xDF), (0x24, 0x86, 0x3F)],
}


def colors(page, name):
    sample = page.get_by_test_id(name)
    sample.scroll_into_view_if_needed()
    return painted(page, sample.bounding_box())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_mesh_has_the_colors_of_its_points_in_the_appearance_of_the_page(gallery, scheme):
    page = gallery("gradients", color_scheme=scheme).page
    mesh = colors(page, "MeshGradient")
    # The points in the middle of the left, the right and the lower edge.
    edges = [mesh(0, 0.5), mesh(1, 0.5), mesh(0.5, 1)]
    assert edges == [pytest.approx(color, abs=24) for color in EDGES[scheme]]
    # The point in the middle is white, and moved to the upper right.
    assert mesh(0.8, 0.3) == pytest.approx((255, 255, 255), abs=16)


def test_a_path_and_a_text_show_a_part_of_a_mesh(gallery):
    page = gallery("gradients", color_scheme="light").page
    path = colors(page, "MeshGradient in a path")
    # Blue in the lower left corner, black in the lower right one.
    assert path(0.5, 0.98) == pytest.approx((0, 0, 128), abs=16)
    assert path(0.06, 0.98) == pytest.approx((0, 0, 240), abs=24)
    assert min(path(0.02, 0.02)) > 180, "the page"
    text = colors(page, "MeshGradient in a text")
    seen = [text(x / 40, y / 20) for x in range(41) for y in range(21)]
    assert any(color[0] > 150 and max(color[1:]) < 110 for color in seen), "red, at the upper left"
    assert any(color[1] > 110 and color[0] < 110 and color[2] < 110 for color in seen), "green, at the upper right"
