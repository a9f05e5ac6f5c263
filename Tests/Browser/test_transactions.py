"""Different animations of views and modifiers within one update."""

from playwright.sync_api import expect
from waiting import wait_for

# Records starting CSS transitions: the view, the property, the duration and the delay.
RECORD = """() => {
    window.begun = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const name = (target.closest('[data-testid]') ?? target.querySelector('[data-testid]'))?.dataset.testid;
        const animation = target.getAnimations().find((one) => one.transitionProperty === propertyName);
        if (!name || !animation) return;
        const { duration, delay } = animation.effect.getTiming();
        begun.push([name, propertyName, duration, delay]);
    });
}"""


def begun(page, name=""):
    return [one for one in page.evaluate("begun") if one[0].startswith(name)]


def times(page, name):
    """The durations of a view's transitions, by property."""
    return {what: duration for _, what, duration, _ in begun(page, name)}


def test_views_are_animated_with_staggered_delays(gallery):
    page = gallery("transactions").page
    page.evaluate(RECORD)
    page.get_by_label("One after the other").check()
    wait_for(page, lambda: len(begun(page, "dot")) == 7)
    assert sorted(begun(page)) == [[f"dot-{index}", "translate", 500, index * 80] for index in range(7)]


def test_modifiers_of_a_view_have_separate_animations(gallery):
    page = gallery("transactions").page
    page.evaluate(RECORD)
    toggle = page.get_by_label("Color at once, shape as a spring")
    toggle.check()
    wait_for(page, lambda: "scale" in times(page, "shaped"))
    shape = times(page, "shaped")
    assert shape.pop("scale") == 800
    assert set(shape.values()) == {800} and all("radius" in what for what in shape)
    # Reversed, during the animation.
    page.evaluate("begun.length = 0")
    toggle.uncheck()
    wait_for(page, lambda: "scale" in times(page, "shaped"))
    assert all(what == "scale" or "radius" in what for what in times(page, "shaped"))


def test_a_body_scoped_animation_applies_only_to_its_modifiers(gallery):
    page = gallery("transactions").page
    page.evaluate(RECORD)
    page.get_by_label("A modifier alone").check()
    wait_for(page, lambda: begun(page, "marked"))
    expect(page.get_by_text("Watered")).to_be_visible()
    assert times(page, "marked") == {"rotate": 600, "translate": 600}


def test_a_view_is_excluded_from_the_animation_of_an_update(gallery):
    page = gallery("transactions").page
    page.evaluate(RECORD)
    page.get_by_role("button", name="Score").click()
    wait_for(page, lambda: page.get_by_test_id("moving").bounding_box()["width"] == 50)
    assert page.get_by_test_id("still").bounding_box()["width"] == 50
    assert times(page, "moving")["width"] == 800
    assert begun(page, "still") == []


def test_a_transaction_can_disable_the_animations_of_modifiers(gallery):
    page = gallery("transactions").page
    leaf = page.get_by_test_id("leaf")
    place = leaf.bounding_box()["x"]
    page.evaluate(RECORD)
    page.get_by_role("button", name="Move at once").click()
    wait_for(page, lambda: leaf.bounding_box()["x"] == place + 60)
    assert begun(page, "leaf") == []
    page.get_by_role("button", name="Move", exact=True).click()
    wait_for(page, lambda: begun(page, "leaf"))
    assert times(page, "leaf") == {"translate": 600}
