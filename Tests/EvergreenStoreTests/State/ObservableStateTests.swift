import EvergreenConcurrency
import EvergreenStoreTesting
import Foundation
import Testing

@testable import EvergreenStore

/// Which observers are notified of a state change.
// On the main actor, as stores are: their turns do not start within a test.
@MainActor
struct ObservableStateTests {
    @ObservableState
    struct Parent: Equatable {
        var child = Child()
        var other = Child()
        var optional: Child?
        var rows: IdentifiedArrayOf<Child> = [Child(id: 1), Child(id: 2)]
        var stack = StackState<Child>([Child(id: 1), Child(id: 2)])
        @Presents var presented: Child?
        var screen = Screen.child(Child())
        var text = ""
        var list: [Int] = []
        @ObservationStateIgnored var ignored = 0
    }

    @ObservableState
    struct Child: Equatable, Identifiable {
        var id = 0
        var count = 0
        var name = ""
    }

    @CasePathable
    @ObservableState
    enum Screen: Equatable {
        case child(Child)
        case other(Child)
        case plain
        case text(String)
    }

    /// Whether a change notifies observers of a key path.
    func changes(
        of read: (Parent) -> some Any,
        in parent: inout Parent,
        by change: (inout Parent) -> Void
    ) -> Bool {
        let isChanged = Locked(false)
        withObservationTracking {
            _ = read(parent)
        } onChange: {
            isChanged.withLock { $0 = true }
        }
        ObservableStateNumbers.beginTurn()
        change(&parent)
        return isChanged.withLock { $0 }
    }

    @Test func `a field's change notifies only its observers`() {
        var parent = Parent()
        #expect(changes(of: \.text, in: &parent) { $0.text = "a" })
        #expect(!changes(of: \.list, in: &parent) { $0.text = "b" })
        #expect(changes(of: \.list, in: &parent) { $0.list.append(1) })
        #expect(!changes(of: \.text, in: &parent) { $0.text = "b" })
        #expect(!changes(of: \.ignored, in: &parent) { $0.ignored = 1 })
    }

    @Test func `a child's fields are observed independently`() {
        var parent = Parent()
        #expect(changes(of: \.child.count, in: &parent) { $0.child.count += 1 })
        #expect(!changes(of: \.child.name, in: &parent) { $0.child.count += 1 })
        #expect(!changes(of: \.other.count, in: &parent) { $0.child.count += 1 })
        // Observers of the child alone need not be notified.
        #expect(!changes(of: \.child, in: &parent) { $0.child.count += 1 })
    }

    @Test func `changes through key paths are in place too`() {
        var parent = Parent()
        let path: WritableKeyPath<Parent, Child> = \.child
        let field: WritableKeyPath<Parent, Int> = \.child.count
        #expect(changes(of: \.child.count, in: &parent) { $0[keyPath: path].count += 1 })
        #expect(!changes(of: \.child.name, in: &parent) { $0[keyPath: path].count += 1 })
        #expect(changes(of: \.child.count, in: &parent) { $0[keyPath: field] += 1 })
        #expect(!changes(of: \.child, in: &parent) { $0[keyPath: field] += 1 })
    }

    @Test func `replacing a child notifies all its observers`() {
        var parent = Parent()
        #expect(changes(of: \.child.name, in: &parent) { $0.child = Child() })
        #expect(changes(of: \.child, in: &parent) { $0.child = Child() })
        #expect(!changes(of: \.child.name, in: &parent) { $0.child = $0.child })
    }

    @Test func `restoring an older copy of a child notifies all its observers`() {
        var parent = Parent()
        let backup = parent.child
        #expect(changes(of: \.child.name, in: &parent) { $0.child.name = "new" })
        #expect(changes(of: \.child.name, in: &parent) { $0.child = backup })
        #expect(parent.child.name == "")

        var copy = parent.child
        copy.name = "changed elsewhere"
        #expect(changes(of: \.child.name, in: &parent) { $0.child = copy })

        let path: WritableKeyPath<Parent, Child> = \.child
        #expect(changes(of: \.child.name, in: &parent) { $0[keyPath: path] = backup })
    }

    @Test func `assigning a copy changed in another turn notifies all observers`() {
        var parent = Parent()
        var copy = parent.child
        copy.name = "first"
        ObservableStateNumbers.beginTurn()
        copy.count = 1
        // `name` was reported in a turn before this observation.
        #expect(changes(of: \.child.name, in: &parent) { $0.child = copy })
    }

    @Test func `observers of optional state are notified when it becomes nil or non-nil`() {
        var parent = Parent()
        #expect(changes(of: \.optional, in: &parent) { $0.optional = Child() })
        #expect(!changes(of: \.optional, in: &parent) { $0.optional?.count += 1 })
        #expect(changes(of: \.optional?.count, in: &parent) { $0.optional?.count += 1 })
        #expect(changes(of: \.optional?.count, in: &parent) { $0.optional = nil })
    }

    @Test func `observers of presented state are notified when it is presented or dismissed`() {
        var parent = Parent()
        #expect(changes(of: \.presented, in: &parent) { $0.presented = Child() })
        #expect(!changes(of: \.presented, in: &parent) { $0.presented?.count += 1 })
        #expect(!changes(of: \.presented, in: &parent) { $0.$presented.wrappedValue?.count += 1 })
        #expect(changes(of: \.presented?.count, in: &parent) { $0.presented?.count += 1 })
        let path: WritableKeyPath<Parent, PresentationState<Child>> = \.$presented
        #expect(!changes(of: \.presented, in: &parent) { $0[keyPath: path].wrappedValue?.count += 1 })
        #expect(changes(of: \.presented, in: &parent) { $0[keyPath: path].wrappedValue = nil })
    }

    @Test func `a row's change notifies the row's observers`() {
        var parent = Parent()
        #expect(changes(of: { $0.rows[id: 1]?.count }, in: &parent) { $0.rows[id: 1]?.count += 1 })
        #expect(!changes(of: { $0.rows[id: 2]?.count }, in: &parent) { $0.rows[id: 1]?.count += 1 })
        #expect(!changes(of: \.rows.ids, in: &parent) { $0.rows[id: 1]?.count += 1 })
        #expect(!changes(of: \.rows, in: &parent) { $0.rows[0].count += 1 })
        #expect(changes(of: \.rows.ids, in: &parent) { $0.rows.append(Child(id: 3)) })
        #expect(changes(of: \.rows.ids, in: &parent) { $0.rows.move(fromOffsets: [0], toOffset: 3) })
        #expect(changes(of: \.rows, in: &parent) { $0.rows[id: 1] = Child(id: 1) })
        let path: WritableKeyPath<Parent, IdentifiedArrayOf<Child>> = \.rows
        #expect(!changes(of: \.rows, in: &parent) { $0[keyPath: path][id: 1]?.count += 1 })
        #expect(changes(of: \.rows, in: &parent) { $0[keyPath: path][id: 1] = nil })
    }

    @Test func `a stack element's change notifies the element's observers`() {
        var parent = Parent()
        #expect(changes(of: { $0.stack[id: 0]?.count }, in: &parent) { $0.stack[id: 0]?.count += 1 })
        #expect(!changes(of: { $0.stack[id: 1]?.count }, in: &parent) { $0.stack[id: 0]?.count += 1 })
        #expect(!changes(of: \.stack, in: &parent) { $0.stack[0].count += 1 })
        #expect(changes(of: \.stack, in: &parent) { $0.stack.append(Child()) })
    }

    @Test func `an enum's case and its payload are observed independently`() {
        var parent = Parent()
        #expect(!changes(of: \.screen, in: &parent) { $0.screen.modify(\.child) { $0.count += 1 } })
        #expect(
            changes(of: { $0.screen[case: \.child]?.count }, in: &parent) {
                $0.screen.modify(\.child) { $0.count += 1 }
            }
        )
        #expect(changes(of: \.screen, in: &parent) { $0.screen = .other($0.screen[case: \.child] ?? Child()) })
        #expect(changes(of: \.screen, in: &parent) { $0.screen = .plain })
        #expect(!changes(of: \.screen, in: &parent) { $0.screen = .plain })
        #expect(changes(of: \.screen, in: &parent) { $0.screen = .text("a") })
        #expect(changes(of: \.screen, in: &parent) { $0.screen = .text("b") })
    }

    @ObservableState
    struct Root {
        var parent = Parent()
    }

    @Test func `a grandchild's change notifies only its observers`() {
        let isChanged = Locked(false)
        var root = Root()
        withObservationTracking {
            _ = root.parent.other.count
        } onChange: {
            isChanged.withLock { $0 = true }
        }
        root.parent.child.count += 1
        let path: WritableKeyPath<Root, Int> = \.parent.child.count
        root[keyPath: path] += 1
        #expect(!isChanged.withLock { $0 })
        root.parent.other.count += 1
        #expect(isChanged.withLock { $0 })
    }

    @Test func `equality compares only the fields`() {
        var first = Child(id: 1, count: 2)
        let second = Child(id: 1, count: 2)
        #expect(first == second)
        #expect(first._$id != second._$id)
        first.count = 3
        #expect(first != second)
    }

    @Test func `default values are created once per instance`() {
        #expect(Numbered().number == 1)
        #expect(Numbered().number == 2)
        #expect(Numbered.made.withLock { $0 } == 2)
    }

    @ObservableState
    struct Numbered {
        static let made = Locked(0)
        var number = made.withLock {
            $0 += 1
            return $0
        }
    }

    @Test func `a difference shows only the fields`() {
        expectNoDifference(
            diff(Child(id: 1), Child(id: 1, count: 1)),
            """
              ObservableStateTests.Child(
                id: 1,
            -   count: 0,
            +   count: 1,
                name: ""
              )
            """
        )
    }
}
