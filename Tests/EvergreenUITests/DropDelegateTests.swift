@testable import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct DropDelegateTests {
    @MainActor
    private final class Log {
        var calls: [String] = []
        var isValid = true
        var operation: DropOperation?
        var isProviderAlive: () -> Bool = { false }
    }

    private struct Recording: DropDelegate {
        let log: Log

        func validateDrop(info: DropInfo) -> Bool {
            log.calls.append("validate \(info.hasItemsConforming(to: [.text]))")
            return log.isValid
        }

        func dropEntered(info: DropInfo) { log.calls.append("entered") }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            log.calls.append("updated \(Int(info.location.x)) \(Int(info.location.y))")
            return log.operation.map { DropProposal(operation: $0) }
        }

        func dropExited(info: DropInfo) { log.calls.append("exited") }

        func performDrop(info: DropInfo) -> Bool {
            log.calls.append(
                "perform \(info.itemProviders(for: [.text]).count) \(info.itemProviders(for: [.png]).count)"
            )
            return true
        }
    }

    private struct Target: View {
        let log: Log

        var body: some View {
            Text("A text").onDrag {
                log.calls.append("drag")
                let provider = NSItemProvider(object: "Tea")
                log.isProviderAlive = { [weak provider] in provider != nil }
                return provider
            }
            Text("A value").draggable("Coffee")
            Text("A picture").onDrag { NSItemProvider(item: Data([1]), typeIdentifier: UTType.png.identifier) }
            Text("Here").onDrop(of: [.text], delegate: Recording(log: log))
        }
    }

    @Test func `a drag is validated, enters, updates and is dropped`() throws {
        let log = Log()
        let screen = Screen { Target(log: log) }
        let (text, here) = (try screen.find(.text, "A text"), try screen.find(.text, "Here"))
        #expect(log.calls.isEmpty)
        try text.dragOver(here, at: CGPoint(x: 1, y: 2))
        try text.dragOver(here, at: CGPoint(x: 3, y: 4))
        try text.drag(onto: here, at: CGPoint(x: 5, y: 6))
        let expected = ["drag", "validate true", "entered", "updated 1 2", "updated 3 4", "updated 5 6", "perform 1 0"]
        #expect(log.calls == expected)
    }

    @Test func `a drag that leaves exits, and reenters when it returns`() throws {
        let log = Log()
        let screen = Screen { Target(log: log) }
        let (value, here) = (try screen.find(.text, "A value"), try screen.find(.text, "Here"))
        try value.dragOver(here)
        try here.dragAway()
        try here.dragAway()
        try value.dragOver(here)
        #expect(
            log.calls == [
                "validate true", "entered", "updated 0 0", "exited", "validate true", "entered", "updated 0 0",
            ]
        )
    }

    @Test(arguments: [DropOperation.forbidden, .cancel])
    func `a forbidden or cancelled operation is not dropped`(_ operation: DropOperation) throws {
        let log = Log()
        log.operation = operation
        let screen = Screen { Target(log: log) }
        let (value, here) = (try screen.find(.text, "A value"), try screen.find(.text, "Here"))
        try value.drag(onto: here)
        #expect(log.calls == ["validate true", "entered", "updated 0 0", "exited"])
        log.operation = .copy
        try value.drag(onto: here)
        #expect(log.calls.last == "perform 1 0")
    }

    @Test func `an invalid drag does not enter`() throws {
        let log = Log()
        log.isValid = false
        let screen = Screen { Target(log: log) }
        let (value, here) = (try screen.find(.text, "A value"), try screen.find(.text, "Here"))
        try value.drag(onto: here)
        #expect(log.calls == ["validate true"])
        try here.dragAway()
        #expect(log.calls == ["validate true"])
    }

    @Test func `a drag of another type is not reported to the delegate`() throws {
        let log = Log()
        let screen = Screen { Target(log: log) }
        let (picture, here) = (try screen.find(.text, "A picture"), try screen.find(.text, "Here"))
        #expect(throws: ScreenError.self) { try picture.drag(onto: here) }
        #expect(log.calls.isEmpty)
    }

    @Test func `a text from another window is validated against the accepted types and dropped`() throws {
        let log = Log()
        let screen = Screen { Target(log: log) }
        try screen.find(.text, "Here").drop("Water")
        #expect(log.calls == ["validate true", "entered", "updated 0 0", "perform 1 0"])
    }

    @Test func `the provider is released when the drag has ended`() throws {
        let log = Log()
        let screen = Screen { Target(log: log) }
        let (text, here) = (try screen.find(.text, "A text"), try screen.find(.text, "Here"))
        try text.dragOver(here)
        #expect(log.isProviderAlive())
        try text.drag(onto: here)
        #expect(!log.isProviderAlive())
    }

    private struct Reordered: View {
        struct Moving: DropDelegate {
            let letter: String
            @Binding var letters: [String]
            @Binding var dragged: String?

            func dropEntered(info: DropInfo) {
                guard let dragged, dragged != letter, let from = letters.firstIndex(of: dragged),
                    let to = letters.firstIndex(of: letter)
                else { return }
                letters.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
            }

            func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

            func performDrop(info: DropInfo) -> Bool {
                dragged = nil
                return true
            }
        }

        @State private var letters = ["A", "B", "C", "D"]
        @State private var dragged: String?

        var body: some View {
            Text("Dragged: \(dragged ?? "none")")
            ForEach(letters, id: \.self) { letter in
                Text(letter)
                    .onDrag {
                        dragged = letter
                        return NSItemProvider(object: letter)
                    }
                    .onDrop(of: [.text], delegate: Moving(letter: letter, letters: $letters, dragged: $dragged))
            }
        }
    }

    @Test func `views are reordered while one is dragged over the others`() throws {
        let screen = Screen { Reordered() }
        let first = try screen.find(.text, "A")
        try first.dragOver(screen.find(.text, "B"))
        #expect(screen.texts == ["Dragged: A", "B", "A", "C", "D"])
        try first.dragOver(screen.find(.text, "D"))
        #expect(screen.texts == ["Dragged: A", "B", "C", "D", "A"])
        try screen.find(.text, "A").drag(onto: screen.find(.text, "A"))
        #expect(screen.texts == ["Dragged: none", "B", "C", "D", "A"])
    }

    private struct Providers: View {
        @State private var texts: [String] = []
        @State private var place = CGPoint.zero
        @State private var isTargeted = false
        @State private var rows = ["One", "Two"]

        var body: some View {
            Text("A text").onDrag { NSItemProvider(object: "Tea") }
            Text("A value").draggable("Coffee")
            Text("Texts: \(texts.joined(separator: " ")) \(Int(place.x))")
                .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers, location in
                    place = location
                    load(providers) { texts += $0 }
                    return true
                }
                .accessibilityIdentifier("texts")
            Text("Values").dropDestination(for: String.self) { dropped, _ in
                texts += dropped.map { $0.uppercased() }
                return true
            }
            Text(isTargeted ? "Targeted" : "Idle")
            List {
                ForEach(rows, id: \.self) { Text($0) }
                    .onInsert(of: ["public.text"].map { UTType(importedAs: $0) }) { offset, providers in
                        load(providers) { rows.insert(contentsOf: $0, at: offset) }
                    }
            }
        }

        private func load(_ providers: [NSItemProvider], then: @escaping @MainActor ([String]) -> Void) {
            for provider in providers {
                provider.loadObject(ofClass: String.self) { text, _ in
                    Task { @MainActor in then([text].compactMap { $0 }) }
                }
            }
        }
    }

    @Test func `both kinds of draggable views work with both kinds of drop destinations`() async throws {
        let screen = Screen { Providers() }
        let target = try screen.find(identifier: "texts")
        try screen.find(.text, "A text").dragOver(target)
        #expect(screen.texts.contains("Targeted"))
        try screen.find(.text, "A text").drag(onto: target, at: CGPoint(x: 7, y: 0))
        try await screen.wait { screen.texts.contains("Texts: Tea 7") }
        #expect(screen.texts.contains("Idle"))
        try screen.find(.text, "A value").drag(onto: target)
        try await screen.wait { screen.texts.contains("Texts: Tea Coffee 0") }
        try screen.find(.text, "A text").drag(onto: screen.find(.text, "Values"))
        try await screen.wait { screen.texts.contains("Texts: Tea Coffee TEA 0") }
    }

    @Test func `item providers are inserted between rows`() async throws {
        let screen = Screen { Providers() }
        try screen.find(.text, "A text").drag(before: screen.find(.text, "Two"))
        try await screen.wait { Array(screen.texts.suffix(3)) == ["One", "Tea", "Two"] }
    }
}
