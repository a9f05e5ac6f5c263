import Testing

@testable import EvergreenUI

@MainActor
struct SectionIndexTests {
    /// The labels of the sections, and whether each list hides its index.
    private func index<Content: View>(of view: Content) -> (labels: [String?], isHidden: [Bool]) {
        var labels: [String?] = []
        var isHidden: [Bool] = []
        ViewTree(view).document.root.visit { element in
            switch element.description.kind {
            case .section:
                labels.append(
                    element.description.attributes.notes.lazy
                        .compactMap { if case .sectionIndex(let label) = $0 { label } else { nil } }.first
                )
            case .list: isHidden.append(element.description.style.contains(.hiddenSectionIndex))
            default: break
            }
        }
        return (labels, isHidden)
    }

    @Test func `sections have index labels`() {
        let letter: String? = "B"
        let none: String? = nil
        let list = List {
            Section("Antwerp") { Text("a") }.sectionIndexLabel(Text("A"))
            Section("Bern") { Text("b") }.sectionIndexLabel(letter)
            Section("Cork") { Text("c") }.sectionIndexLabel(none)
            Section("Derby") { Text("d") }.sectionIndexLabel("")
            Section("Essen") { Text("e") }
        }
        #expect(index(of: list).labels == ["A", "B", nil, nil, nil])
        #expect(index(of: list).isHidden == [false])
    }

    @Test func `the rows of a section do not have its index label`() {
        let list = List {
            Section("Antwerp") {
                Text("a")
                Text("b")
            }
            .sectionIndexLabel("A")
        }
        var count = 0
        ViewTree(list).document.root.visit { element in
            count += element.description.attributes.notes.filter { $0 == .sectionIndex("A") }.count
        }
        #expect(count == 1)
    }

    @Test func `listSectionIndexVisibility hides the index`() {
        func list(_ visibility: Visibility) -> some View {
            List { Section("a") { Text("a") }.sectionIndexLabel("A") }.listSectionIndexVisibility(visibility)
        }
        #expect(index(of: list(.hidden)).isHidden == [true])
        #expect(index(of: list(.visible)).isHidden == [false])
        #expect(index(of: list(.automatic)).isHidden == [false])
    }
}
