import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct UndoTests {
    @MainActor
    private final class Counter {
        var value = 0

        func set(_ new: Int, _ manager: UndoManager) {
            let old = value
            value = new
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
            manager.setActionName("Set \(new)")
        }
    }

    private let manager = UndoManager()
    private let counter = Counter()

    @Test func `actions are undone and redone`() {
        manager.groupsByEvent = false
        counter.set(1, manager)
        counter.set(2, manager)
        #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Set 2")
        manager.undo()
        #expect(counter.value == 1 && manager.undoActionName == "Set 1" && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo)
        manager.undo()
        counter.set(5, manager)
        #expect(!manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test func `actions of one turn are undone together`() async {
        counter.set(1, manager)
        counter.set(2, manager)
        #expect(manager.canUndo)
        while manager.groupingLevel > 0 { await Task.yield() }
        counter.set(3, manager)
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 2)
    }

    @Test func `actions of deallocated targets can't be undone, and the levels of undo are limited`() {
        manager.groupsByEvent = false
        var other: Counter? = Counter()
        other?.set(1, manager)
        other = nil
        #expect(!manager.canUndo)
        manager.levelsOfUndo = 2
        for value in 1...5 { counter.set(value, manager) }
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(counter.value == 3)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `groups are undone as one, and registration can be disabled`() {
        manager.beginUndoGrouping()
        counter.set(1, manager)
        manager.beginUndoGrouping()
        counter.set(2, manager)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.disableUndoRegistration()
        counter.set(3, manager)
        manager.enableUndoRegistration()
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
    }

    private struct Page: View {
        let counter: Counter
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Button("Up") {
                if let undoManager { counter.set(counter.value + 1, undoManager) }
            }
            Text(undoManager?.canUndo == true ? "Can undo" : "Nothing")
        }
    }

    @Test func `a window undoes with its shortcuts once a view has read its undo manager`() throws {
        let tree = ViewTree(Page(counter: counter))
        let root = tree.document.root
        #expect(root.description.attributes.notes.contains(.undoable))
        func press(_ key: String, _ modifiers: KeyModifiers) -> Bool? {
            root.onEvent?(.key(KeyInput(phase: .down, stroke: KeyStroke(key: key, modifiers: modifiers))))
        }
        let screen = Screen { Page(counter: counter) }
        #expect(screen.texts.contains("Nothing"))
        try screen.find(.button, "Up").tap()
        #expect(screen.texts.contains("Can undo") && counter.value == 1)
        #expect(press("z", .command) == true && press("z", [.command, .shift]) == true)
        #expect(press("z", []) == false && press("x", .command) == false)
        let other = ViewTree(Text("A"))
        #expect(!other.document.root.description.attributes.notes.contains(.undoable))
    }
}
