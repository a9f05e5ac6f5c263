@testable import EvergreenDocument
@testable import EvergreenWeb
import Foundation
import Testing

/// Window traits as a page reports them in text form.
struct WindowTraitsTextTests {
    @Test(arguments: [
        "light.regular.regular.active.moving",
        "light.regular.regular.active.moving-contrast",
        "light.regular.regular.active.still-contrast-opaque.Europe/Berlin",
        "light.regular.regular.active.moving-x200",
        "light.regular.regular.active.still-contrast-opaque-inverted-x200.Europe/Berlin",
        "light.regular.regular.active.still-contrast-opaque-x133.Europe/Berlin",
        "dark.compact.compact.background.still.Europe/Berlin",
        "dark.regular.compact.inactive.moving.America/Argentina/Buenos_Aires",
    ])
    func `traits are parsed from their text form`(text: String) throws {
        #expect(try #require(WindowTraits(pageText: text)).pageText == text)
    }

    @Test func `each word of the text form sets a trait`() throws {
        let traits = try #require(WindowTraits(pageText: "dark.compact.regular.background.still.Asia/Tokyo"))
        #expect(traits.colorScheme == .dark && traits.scenePhase == .background && traits.reducesMotion)
        #expect(try #require(WindowTraits(pageText: "dark.compact.regular.active.still-x150")).displayScale == 1.5)
        #expect(traits.displayScale == 1)
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.timeZone == TimeZone(identifier: "Asia/Tokyo"))
    }

    @Test(arguments: [
        "", "dark", "dim.regular.regular.active.moving", "LIGHT.regular.regular.active.moving",
        "light.regular.regular.active.moving-fast", "light.regular.regular.active.moving-x",
        "light.regular.regular.active.moving-x0", "light.regular.regular.active.moving-x-200",
        "light.regular.regular.active.moving-x99999999999999999999", "light.regular.regular.active.moving-x1.5",
    ])
    func `malformed traits are rejected`(text: String) {
        #expect(WindowTraits(pageText: text) == nil)
        #expect(WindowTraits(pageText: text + String(repeating: ".", count: 500)) == nil)
    }

    @Test(arguments: ["Mars/Olympus", "../../etc/passwd", ""])
    func `an unknown time zone is ignored`(name: String) {
        #expect(WindowTraits(pageText: "light.regular.regular.active.moving.\(name)") == WindowTraits())
    }

    @Test func `a malformed traits cookie is ignored`() {
        #expect(TraitsCookie.traits(in: nil) == WindowTraits())
        #expect(TraitsCookie.traits(in: "evergreen-traits=<script>; evergreen=1") == WindowTraits())
        let header = "a=b; evergreen-traits=dark.regular.regular.active.moving; evergreen=x"
        #expect(TraitsCookie.traits(in: header).colorScheme == .dark)
    }
}
