"""Custom containers, which resolve the subviews and sections of their content."""

from playwright.sync_api import expect


def test_a_container_updates_with_its_subviews(start_app, open_url):
    page = open_url(start_app("Gallery") + "/subviews", viewport={"width": 1000, "height": 844}).page
    songs = page.get_by_test_id("song")
    expect(songs).to_have_count(10)
    page.get_by_text("Born in the USB").click()
    expect(page.get_by_text("Born in the USB ♥1")).to_be_visible()
    page.get_by_role("button", name="Turn round").click()
    expect(songs.nth(2)).to_have_text("Some Like It Dot")
    expect(songs.nth(3)).to_have_text("Born in the USB ♥1")
    page.get_by_role("button", name="Add a song").click()
    expect(songs.nth(2)).to_have_text("Song 4")
    expect(songs.nth(4)).to_have_text("Born in the USB ♥1")
    page.get_by_text("Encore").click()
    expect(page.get_by_text("7 songs in 2 sets")).to_be_visible()
    # A pinned song has the other song's color.
    colors = page.get_by_text("Staying Active").or_(page.get_by_text("Call Me Daisy")).evaluate_all(
        """nodes => nodes.map(node => {
            while (getComputedStyle(node).backgroundColor === 'rgba(0, 0, 0, 0)') node = node.parentElement;
            return getComputedStyle(node).backgroundColor;
        })"""
    )
    assert len(colors) == 2 and colors[0] == colors[1]
