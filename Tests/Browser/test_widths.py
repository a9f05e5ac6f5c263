"""How wide buttons are, and the margins of sections."""


def test_a_flexible_button_is_as_wide_as_its_row(gallery):
    page = gallery("styles").page
    wide = page.get_by_role("button", name="flexible", exact=True)
    row = wide.locator("xpath=ancestor::li[contains(@class, 'row')]")
    assert wide.bounding_box()["width"] > row.bounding_box()["width"] - 60
    assert page.get_by_role("button", name="bordered", exact=True).bounding_box()["width"] < 200


def test_a_section_has_margins_of_its_own(gallery):
    page = gallery("rows").page
    row = page.get_by_text("Between margins").locator("xpath=ancestor::li[contains(@class, 'row')]").bounding_box()
    other = page.get_by_text("Sixth").locator("xpath=ancestor::li[contains(@class, 'row')]").bounding_box()
    assert abs(row["x"] - other["x"] - 40) < 1
    assert abs(other["width"] - row["width"] - 80) < 1
