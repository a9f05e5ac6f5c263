import Testing

@testable import EvergreenUI

@MainActor
struct AccessibilityTraitsTests {
    private func traits<Content: View>(_ content: Content) -> [AccessibleTraits] {
        var found: [AccessibleTraits] = []
        ViewTree(content).document.root.visit { element in
            for case .traits(let traits) in element.description.attributes.notes { found.append(traits) }
        }
        return found
    }

    @Test func `traits are added and removed`() {
        #expect(
            traits(Text("A").accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isSelected, .isButton]))
                == [[.header, .selected, .button]]
        )
        #expect(traits(Text("A").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)) == [])
        #expect(traits(Text("A").accessibilityAddTraits([])) == [])
    }

    @Test func `other traits keep a heading's level`() {
        let found = traits(Text("A").accessibilityAddTraits([.isHeader, .isModal, .isStaticText, .isToggle]))
        #expect(found == [[.header, .modal, .staticText, .toggle]])
        #expect(found.first?.headingLevel == nil)
        let heading = traits(Text("A").accessibilityAddTraits(.isKeyboardKey).accessibilityHeading(.h3))
        #expect(heading.first?.headingLevel == 3)
    }

    @Test func `pages of a page-style tab view are named by position`() {
        var names: [String?] = []
        let pages = TabView {
            Text("A")
            Text("B")
        }
        func collect<Content: View>(_ content: Content) -> [String?] {
            names = []
            ViewTree(content).document.root.visit { element in
                if case .tab(let traits) = element.description.kind { names.append(traits.pageName) }
            }
            return names
        }
        #expect(collect(pages.tabViewStyle(.page)) == ["1 / 2", "2 / 2"])
        #expect(collect(pages) == [nil, nil])
    }
}
