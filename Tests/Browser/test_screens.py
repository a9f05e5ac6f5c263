"""The screens of Examples/Screens, in typical use."""

import subprocess

import pytest
from players_server import free_port, product
from playwright.sync_api import expect


@pytest.fixture
def screen(start_app, open_url):
    url = start_app("Screens")

    def open_screen(title):
        page = open_url(url).page
        page.get_by_role("link", name=title, exact=True).click()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        return page

    return open_screen


def test_settings_are_changed_and_reset(screen):
    page = screen("Settings")
    page.get_by_label("Theme").select_option("Dark")
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_be_disabled()
    page.get_by_role("switch", name="Sounds").click()
    expect(slider).to_be_enabled()
    page.get_by_role("switch", name="Allow notifications").click()
    expect(slider).to_have_count(0)
    page.get_by_role("button", name="Reset all settings").click()
    page.get_by_role("button", name="Reset", exact=True).click()
    expect(page.get_by_label("Theme")).to_have_value(page.get_by_label("Theme").locator("option").first.get_attribute("value"))
    expect(slider).to_be_visible()


def test_a_registration_is_validated(screen):
    page = screen("Registration")
    page.get_by_label("Name").fill("Eva")
    page.get_by_label("E-mail").fill("eva")
    expect(page.get_by_text("An address contains an @.")).to_be_visible()
    page.get_by_label("E-mail").fill("eva@example.org")
    page.get_by_label("Password").fill("evergreen")
    register = page.get_by_role("button", name="Register")
    expect(register).to_be_disabled()
    page.get_by_role("switch", name="I accept the terms").click()
    register.click()
    expect(page.get_by_text("We have sent a message to eva@example.org.")).to_be_visible()


def test_a_wrong_password_is_reported(screen):
    page = screen("Login")
    page.get_by_label("User").fill("eva")
    page.get_by_label("Password").fill("wrong")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("Wrong name or password.")).to_be_visible()
    page.get_by_label("Password").fill("evergreen")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are signed in as eva.")).to_be_visible()


def test_a_held_button_looks_pressed(screen):
    page = screen("Login")
    page.get_by_label("User").fill("eva")
    page.get_by_label("Password").fill("wrong")
    button = page.get_by_role("button", name="Sign in")
    expect(button).to_be_enabled()
    box = button.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-hold] *')].some(node => getComputedStyle(node).scale === '0.97')"
    )
    page.mouse.up()
    expect(page.get_by_text("Wrong name or password.")).to_be_visible()


def test_a_message_is_sent(screen):
    page = screen("Chat")
    page.get_by_label("Message").fill("It opens on Sunday.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("It opens on Sunday.")).to_be_visible()
    expect(page.get_by_label("Message")).to_have_value("")


def test_a_wizard_guides_through_its_steps(screen):
    page = screen("Wizard")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Continue")).to_be_disabled()
    page.get_by_text("Birds").click()
    page.get_by_text("Stars").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("You like Birds and Stars.")).to_be_visible()
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_role("heading", name="Screens")).to_be_visible()


def test_a_cart_is_paid(screen):
    page = screen("Cart")
    page.get_by_role("button", name="Increment").first.click()
    pay = page.get_by_role("button", name="Pay")
    expect(pay).to_contain_text("14.65")
    pay.click()
    expect(page.get_by_text("Your order is on its way.")).to_be_visible()


def test_todos_are_filtered_and_found(screen):
    page = screen("To-do")
    page.get_by_label("New to-do").fill("Feed the cat")
    page.get_by_label("New to-do").press("Enter")
    expect(page.get_by_text("Feed the cat")).to_be_visible()
    page.get_by_role("radio", name="Done").check()
    expect(page.get_by_text("Feed the cat")).to_have_count(0)
    expect(page.get_by_text("Read a book")).to_be_visible()
    page.get_by_role("radio", name="All").check()
    page.get_by_role("searchbox").fill("eva")
    expect(page.get_by_text("Call Eva")).to_be_visible()
    expect(page.get_by_text("Read a book")).to_have_count(0)


def test_a_contact_is_found_and_renamed(screen):
    page = screen("Contacts")
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_text("No results for “zzz”")).to_be_visible()
    page.get_by_role("searchbox").fill("bel")
    page.get_by_role("link", name="Bela").click()
    page.get_by_role("button", name="Edit").click()
    page.get_by_label("Name").fill("Bella")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Bella")).to_be_visible()


@pytest.mark.parametrize(
    "title",
    ["Agenda", "Board", "Cards", "Cart", "Chat", "Contacts", "Dashboard", "Login", "Player", "Profile", "Registration",
     "Settings", "To-do", "Wizard"],
)
def test_a_screen_fits_a_phone(screen, title):
    page = screen(title)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_app_without_a_title_has_the_name_of_its_executable(start_app, browser):
    help = subprocess.run([product("Screens"), "--help"], capture_output=True, text=True, timeout=60).stdout
    assert "Serves Screens as a live web page." in help
    program = subprocess.Popen([product("Screens"), f"--port={free_port()}", "--page-state=none"], stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout.readline().startswith("Screens is at http://")
    finally:
        program.terminate()
        program.wait(timeout=60)
        program.stdout.close()
    page = browser.new_page()
    page.goto(start_app("Screens"))
    expect(page).to_have_title("Screens")
    page.close()


def test_temperatures_are_converted_to_another_unit(screen):
    page = screen("Weather")
    temperature = page.get_by_test_id("temperature")
    expect(temperature).to_have_text("17°")
    page.get_by_role("button", name="Change unit").click()
    expect(temperature).to_have_text("63°")
    # Five hours fill the width.
    widths = page.locator(".container-x").evaluate_all("nodes => nodes.map(node => node.getBoundingClientRect().width)")
    scroll = page.locator(".scroll-x").evaluate("node => node.getBoundingClientRect().width")
    assert 5 * widths[0] + 48 == pytest.approx(scroll, abs=1)


def test_a_habit_is_marked_and_undone_with_keys(screen):
    page = screen("Habits")
    day = page.get_by_role("button", name="Water, day 7")
    undo, redo = (page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    row = page.locator("li.row").filter(has=day)
    expect(undo).to_be_disabled()
    day.click()
    expect(row.get_by_text("1 days")).to_be_visible()
    expect(undo).to_be_enabled()
    page.keyboard.press("Control+z")
    expect(row.get_by_text("0 days")).to_be_visible()
    expect(redo).to_be_enabled()
    page.keyboard.press("Control+Shift+z")
    expect(row.get_by_text("1 days")).to_be_visible()
    undo.click()
    expect(undo).to_be_disabled()


def test_a_photo_opens_above_the_others(screen):
    page = screen("Photos")
    page.get_by_role("button", name="Photo 3", exact=True).and_(page.locator(":not(.activator)")).click()
    expect(page.get_by_text("Photo 3", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Photo 3", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Photo 3", exact=True).and_(page.locator(":not(.activator)"))).to_be_visible()


def test_mail_is_read_and_archived(screen):
    page = screen("Mail")
    page.locator(".row", has_text="Moth").locator(".select").click()
    expect(page.get_by_text("From Grace")).to_be_visible()
    page.get_by_role("button", name="Archive").last.click()
    expect(page.get_by_text("No Message Selected")).to_be_visible()
    page.locator(".row", has_text="Archive").first.locator(".select").click()
    # A snapshot of the removed row is outside of the main element.
    expect(page.locator("main").get_by_text("We have found it, in relay 70.")).to_be_visible()


def test_a_recipe_is_validated_before_it_is_saved(screen):
    page = screen("Recipe")
    save = page.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    page.get_by_label("Title").fill("Soup")
    expect(page.get_by_text("A recipe has a title.")).to_have_count(0)
    page.get_by_label("Name").fill("Leek")
    page.get_by_label("Amount").fill("3")
    page.get_by_label("Title").focus()
    expect(save).to_be_enabled()
    save.click()
    expect(page.get_by_text("“Soup” serves 2.")).to_be_visible()


def test_an_amount_is_converted(screen):
    page = screen("Currency")
    result = page.get_by_test_id("result")
    expect(result).to_contain_text("108.00")
    page.get_by_role("button", name="Swap").click()
    expect(result).to_contain_text("92.59")
    page.get_by_label("Amount").fill("200")
    page.get_by_label("Amount").press("Enter")
    expect(result).to_contain_text("185.19")


def test_pages_are_swiped(start_app, open_url):
    page = open_url(start_app("Screens"), has_touch=True, viewport={"width": 390, "height": 800}).page
    page.get_by_role("link", name="Onboarding").click()
    expect(page.get_by_role("heading", name="Onboarding")).to_be_visible()
    expect(page.get_by_text("Welcome")).to_be_visible()

    def swipe(start, end):
        page.evaluate(
            """([start, end]) => {
                const node = document.querySelector('.pages > .panel');
                const send = (type, clientX) => {
                    const touch = new Touch({ identifier: 1, target: node, clientX, clientY: 300 });
                    const touches = type === 'touchend' ? [] : [touch];
                    node.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true }));
                };
                send('touchstart', start);
                send('touchend', end);
            }""",
            [start, end],
        )

    swipe(300, 100)
    expect(page.get_by_text("Stay informed")).to_be_visible()
    expect(page.get_by_role("tab", name="2 / 3")).to_have_attribute("aria-selected", "true")
    swipe(100, 300)
    expect(page.get_by_text("Welcome")).to_be_visible()
    page.get_by_role("tab", name="3 / 3").click()
    expect(page.get_by_text("Private")).to_be_visible()
    page.get_by_role("button", name="Get started").click()
    expect(page.get_by_text("You are ready.")).to_be_visible()


def test_a_card_moves_to_the_next_column(screen):
    page = screen("Kanban")
    todo, doing = (page.get_by_role("group", name=name, exact=True) for name in ("To do", "Doing"))
    expect(todo.get_by_text("Draw the icons")).to_be_visible()
    todo.get_by_text("Draw the icons").click()
    expect(doing.get_by_text("Draw the icons")).to_be_visible()
    expect(todo.get_by_text("Draw the icons")).to_have_count(0)
