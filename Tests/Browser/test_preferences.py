"""Reduced motion."""

from playwright.sync_api import expect

# Records the duration of the longest animation or transition, in milliseconds.
RECORD = """
    window.longest = 0;
    const record = () => {
        for (const animation of document.getAnimations()) {
            // A progress spinner keeps turning, slowly.
            if (animation.effect.target?.matches('progress')) continue;
            const { activeDuration, delay } = animation.effect.getComputedTiming();
            window.longest = Math.max(window.longest, activeDuration + delay);
        }
    };
    for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, record, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        record();
        return animation;
    };
"""


def test_nothing_moves_with_reduced_motion(start_app, open_url):
    url = start_app("Gallery")
    page = open_url(url, reduced_motion="reduce").page
    page.add_init_script(RECORD)
    page.goto(f"{url}/animations")
    page.get_by_role("button", name="withAnimation").click()
    expect(page.get_by_test_id("moved")).to_be_visible()
    page.get_by_role("switch", name="animation(_:value:)").click()
    page.get_by_role("button", name="transition").click()
    expect(page.get_by_text("Leaf 2")).to_be_visible()
    assert page.evaluate("longest") <= 10
    page.goto(f"{url}/bars")
    page.get_by_role("button", name="Edit in a sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Small title").or_(page.get_by_role("link", name="Small title")).first.click()
    expect(page.get_by_role("heading", name="Small title")).to_be_visible()
    assert page.evaluate("longest") <= 10
    page.goto(f"{url}/styles")
    page.get_by_role("switch", name="switch").click()
    page.get_by_role("radio", name="Elm").first.check(force=True)
    assert page.evaluate("longest") <= 10
