import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct TraitsHTMLTests {
    private func pageHTML<Content: View>(_ content: Content) -> String {
        var writer = HTMLWriter()
        for element in ViewTree(content).document.root.children { writer.write(ElementSnapshot(element)) }
        return writer.text
    }

    @Test func `traits map to roles where there is one`() {
        func html(_ traits: AccessibilityTraits) -> String {
            pageHTML(HStack { Text("A") }.accessibilityAddTraits(traits))
        }
        #expect(html(.isToggle).contains("role=switch aria-checked=false"))
        #expect(html([.isToggle, .isSelected]).contains("role=switch aria-checked=true"))
        #expect(html(.isModal).contains("role=dialog aria-modal=true"))
        #expect(html(.isTabBar).contains("role=navigation"))
        #expect(html(.allowsDirectInteraction).contains("role=application"))
        #expect(html(.isKeyboardKey).contains("role=button"))
        #expect(html(.isStaticText) == html([]))
    }

    @Test func `a toggle button is pressed or not pressed`() {
        func html(_ traits: AccessibilityTraits) -> String {
            pageHTML(Button("A") {}.accessibilityAddTraits(traits))
        }
        #expect(html(.isToggle).contains("aria-pressed=false"))
        let selected = html([.isToggle, .isSelected])
        #expect(selected.contains("aria-pressed=true") && !selected.contains("aria-current"))
        #expect(html(.isSelected).contains("aria-current=true"))
    }

    @Test func `a tappable view's role is on its activator`() {
        func html(_ traits: AccessibilityTraits) -> String {
            pageHTML(HStack { Text("A") }.onTapGesture {}.accessibilityLabel("A").accessibilityAddTraits(traits))
        }
        let toggle = html([.isToggle, .isSelected])
        #expect(toggle.contains("<span role=switch aria-checked=true tabindex=0"))
        #expect(toggle.contains("role=group aria-label=A") && toggle.count(of: "aria-checked") == 1)
        #expect(html(.isButton).contains("<span role=button tabindex=0"))
        #expect(html(.isButton).count(of: "role=button") == 1)
        #expect(html(.isHeader).contains("role=heading"))
    }

    @Test func `a text field with the search trait has the searchbox role`() {
        let field = TextField("Name", text: .constant(""))
        #expect(pageHTML(field.accessibilityAddTraits(.isSearchField)).contains("role=searchbox"))
        #expect(!pageHTML(field).contains("searchbox"))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
