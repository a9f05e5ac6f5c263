import EvergreenDocument
@testable import EvergreenTesting
import EvergreenUI
import Testing

/// Rows whose content has row modifiers inside of gestures, context menus and other views that decorate it.
@MainActor
struct DecoratedRowTests {
    /// The badges of the rows, in order; nil for none.
    private func badges(_ screen: Screen) -> [String?] {
        rows(screen).map { row in
            for child in row.children {
                if case .badge(let text) = child.description.kind { return text }
            }
            return nil
        }
    }

    private func rows(_ screen: Screen) -> [Element] {
        var found: [Element] = []
        screen.tree.document.root.visit { element in
            switch element.description.kind {
            case .row, .editableRow: found.append(element)
            default: break
            }
        }
        return found
    }

    @Test func `a badge is shown from inside of what decorates the row`() {
        let screen = Screen {
            List {
                Text("tapped").badge(1).onTapGesture {}
                Text("menu").badge(2).contextMenu { Button("Open") {} }
                Text("several").badge(3).onTapGesture {}.contextMenu { Button("Open") {} }.draggable("dragged")
                Text("layers").badge(4).background(.red).overlay(alignment: .top) { Text("over") }
                Text("geometry").badge(5).onGeometryChange(for: Double.self) {
                    $0.size.width
                } action: { _ in
                }
                Text("outside").badge(6).onTapGesture {}.badge(7)
                HStack { Text("in a stack").badge(8) }.onTapGesture {}
            }
        }
        #expect(badges(screen) == ["1", "2", "3", "4", "5", "6", nil])
    }

    /// A row that sets its own badge.
    private struct Counter: View {
        @State private var count = 0
        @State private var isShort = false

        var body: some View {
            if isShort {
                Text("short")
            } else {
                HStack {
                    Button("Count") { count += 1 }
                    Button("Shorten") { isShort = true }
                }
                .badge(count)
            }
        }
    }

    @Test func `a badge follows the view inside`() throws {
        let screen = Screen { List { Counter().onTapGesture {}.contextMenu { Button("Open") {} } } }
        #expect(badges(screen) == [nil])
        try screen.find(.button, "Count").tap()
        #expect(badges(screen) == ["1"])
        try screen.find(.button, "Count").tap()
        #expect(badges(screen) == ["2"])
        try screen.find(.button, "Shorten").tap()
        #expect(badges(screen) == [nil])
    }

    private struct Removable: View {
        @State private var numbers = [1, 2, 3]
        @State private var selection: Int?

        var body: some View {
            List(selection: $selection) {
                Text("selected \(selection ?? 0)")
                ForEach(numbers, id: \.self) { number in
                    Text("Row \(number)")
                        .listRowBackground(Color.red)
                        .swipeActions { Button("Remove") { numbers.removeAll { $0 == number } } }
                        .tag(number * 10)
                        .contextMenu { Button("Open") {} }
                }
            }
        }
    }

    @Test func `swipe actions, backgrounds and tags apply from inside of a context menu`() throws {
        let screen = Screen { Removable() }
        let row = try #require(screen.findAll(.row).dropFirst(2).first)
        try row.showActions()
        try screen.find(.button, "Remove").tap()
        #expect(screen.findAll(.text, "Row 2").isEmpty && !screen.findAll(.text, "Row 3").isEmpty)
        let styles = rows(screen).map { row in
            row.description.style.contains { if case .background = $0 { true } else { false } }
        }
        #expect(styles == [false, true, true])
        try #require(screen.findAll(.row).last).tap()
        #expect(!screen.findAll(.text, "selected 30").isEmpty)
    }
}
