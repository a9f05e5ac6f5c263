"""Texts, formats and layouts in the user's language, on the gallery's page of languages."""

import pytest
from players_server import ROOT
from playwright.sync_api import expect


@pytest.fixture
def languages(start_app, open_url):
    """Opens the page by the title of its link in a language."""
    url = start_app("Gallery")

    def open_page(title, **options):
        page = open_url(url, **options).page
        page.get_by_role("link", name=title, exact=True).click()
        expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
        return page

    return open_page


def attributes(page):
    return page.evaluate("[document.documentElement.lang, document.documentElement.dir]")


def left(locator):
    return locator.bounding_box()["x"]


def right(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"]


def row(page, text):
    return page.locator("li.row").filter(has_text=text)


def count_up(page, name):
    page.get_by_role("button", name=name).first.click()


def test_a_german_user_gets_german_texts_and_formats(languages):
    page = languages("Sprachen", locale="de-DE", timezone_id="UTC")
    assert attributes(page) == ["de-DE", "ltr"]
    expect(page.get_by_text("Guten Morgen", exact=True)).to_have_count(2)
    expect(page.get_by_test_id("loud")).to_have_text("GUTEN MORGEN")
    expect(row(page, "Preis")).to_contain_text("1.234,50\u00a0€")
    expect(row(page, "Tag").first).to_contain_text("3. März 2026")
    expect(page.get_by_text("1 Spieler", exact=True)).to_be_visible()
    expect(page.get_by_test_id("teams")).to_have_text("2 Mannschaften mit einem Spieler")
    count_up(page, "Erhöhen")
    expect(page.get_by_text("2 Spieler insgesamt", exact=True)).to_be_visible()
    expect(page.get_by_test_id("teams")).to_have_text("2 Mannschaften mit 2 Spielern")
    # Evergreen's own texts.
    page.get_by_role("button", name="Bearbeiten").click()
    expect(page.get_by_role("button", name="Fertig")).to_be_visible()
    alpha = row(page, "Alpha")
    alpha.hover()
    alpha.get_by_role("button", name="Aktionen").click()
    expect(alpha.get_by_role("button", name="Löschen")).to_be_visible()
    page.get_by_role("link", name="Nächste Seite").click()
    expect(page.get_by_role("button", name="Zurück zu Sprachen")).to_be_visible()


def test_an_arabic_user_gets_a_right_to_left_layout(languages):
    page = languages("اللغات", locale="ar", timezone_id="UTC")
    assert attributes(page) == ["ar", "rtl"]
    expect(page.get_by_text("لاعب واحد")).to_be_visible()
    players = page.get_by_role("button", name="Increment").first
    for text in ["لاعبان", "3 لاعبين"]:
        players.click()
        expect(page.get_by_text(text, exact=True)).to_be_visible()
    # Rows begin at the right: a row's label is to the right of its value.
    label = page.get_by_text("السعر", exact=True)
    value = row(page, "السعر").locator(".value")
    assert left(label) > right(value)
    # A switch that is on has its knob at the left.
    toggle = page.get_by_role("switch").or_(page.get_by_role("checkbox")).first
    expect(toggle).to_be_checked()
    knob = "(node) => new DOMMatrix(getComputedStyle(node, '::before').translate.startsWith('-') ? 'scale(-1)' : 'none').a"
    assert toggle.evaluate(knob) == -1
    # Symbols that point forward are mirrored, and those that point right are not.
    forward = page.locator("svg.directional").first
    assert forward.evaluate("(node) => getComputedStyle(node).scale") == "-1 1"
    assert page.get_by_test_id("right").evaluate("(node) => getComputedStyle(node).scale") == "none"
    # A left-to-right part of the page.
    part = page.locator("[dir=ltr]").last
    assert left(part.locator(".text")) < left(part.locator("svg"))
    assert part.locator("svg").evaluate("(node) => getComputedStyle(node).scale") == "none"
    # A part in another language, with its lines aligned as on the page.
    part = page.locator("main [lang=de]")
    expect(part).to_have_text("Guten Morgen")
    expect(part).to_have_css("text-align", "right")
    expect(part).to_have_css("unicode-bidi", "plaintext")


def test_swipe_actions_are_at_the_left_in_a_right_to_left_layout(languages):
    page = languages("اللغات", locale="ar")
    alpha = row(page, "Alpha")
    alpha.hover()
    alpha.get_by_role("button", name="Actions").click()
    delete = alpha.get_by_role("button", name="Delete")
    expect(delete).to_be_visible()
    expect(alpha.locator(".text").first).not_to_have_css("translate", "none")
    page.wait_for_function("(node) => node.getAnimations({ subtree: true }).every((one) => one.playState === 'finished')",
                           arg=alpha.element_handle())
    assert abs(left(delete) - left(alpha)) < 3
    delete.click()
    expect(row(page, "Alpha")).to_have_count(0)


def test_a_user_of_an_unsupported_language_gets_english_texts_with_regional_formats(languages):
    page = languages("Languages", locale="fr-CA", timezone_id="UTC")
    assert attributes(page) == ["en-CA", "ltr"]
    expect(page.get_by_text("1 player", exact=True)).to_be_visible()
    expect(page.get_by_test_id("teams")).to_have_text("1 player in 2 teams")
    expect(page.get_by_text("Guten Morgen")).to_have_count(1)
    expect(page.get_by_role("button", name="Edit")).to_be_visible()


def test_an_american_user_gets_english_texts_and_formats(languages):
    page = languages("Languages", locale="en-US", timezone_id="UTC")
    assert attributes(page) == ["en-US", "ltr"]
    expect(row(page, "Price")).to_contain_text("€1,234.50")
    expect(row(page, "Day").first).to_contain_text("March 3, 2026")


def test_the_page_has_its_own_texts_in_four_languages(languages):
    page = languages("Sprachen", locale="de-DE")
    module = (ROOT / "Sources/EvergreenWeb/Page/Script/localization.js").read_text()
    page.route("**/localization.js", lambda route: route.fulfill(body=module, content_type="text/javascript"))
    words = page.evaluate("""async () => {
        const address = new URL('/localization.js', location.href);
        const { localized } = await import(address);
        const names = [...(await (await fetch(address)).text()).matchAll(/^ {8}(\\w+):/gm)].map(([, name]) => name);
        const read = (language) => {
            document.documentElement.lang = language;
            return Object.fromEntries([...new Set(names)].map((name) => [name, localized(name, '7')]));
        };
        const german = localized('reconnecting');
        return { german, en: read('en-US'), de: read('de'), fr: read('fr-CA'), es: read('es'), ja: read('ja') };
    }""")
    assert words["german"] == "Verbindung wird wiederhergestellt …"
    assert words["en"]["lost"] == "The connection to the server was lost. Not carried out: 7."
    assert words["ja"] == words["en"]
    for language in ["de", "fr", "es"]:
        assert words[language].keys() == words["en"].keys()
        for name, text in words[language].items():
            assert ("7" in text) == ("7" in words["en"][name]), name


def test_flips_for_right_to_left_layout_direction_mirrors_a_view(languages):
    scale = "node => getComputedStyle(node.closest('.scaled') ?? node).scale"
    page = languages("اللغات", locale="ar")
    assert page.get_by_test_id("plane").evaluate(scale) == "-1 1"
    page = languages("Languages", locale="en-US")
    assert page.get_by_test_id("plane").evaluate(scale) == "none"
