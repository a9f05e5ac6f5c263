import EvergreenTesting
import Testing

@testable import EvergreenDocument
@testable import EvergreenRuntime
@testable import EvergreenUI

private let slow = Animation.linear(duration: 2)
private let quick = Animation.easeIn(duration: 0.1)

private struct Fade: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5) }
}

private enum IsOfTimer: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    fileprivate var isOfTimer: Bool {
        get { self[IsOfTimer.self] }
        set { self[IsOfTimer.self] = newValue }
    }
}

@MainActor
struct TransactionTests {
    /// The changes of an update, by animation.
    private struct Changes: Equatable {
        var texts: [String] = []
        var styles: [StyleValue] = []
        var count = 0
    }

    /// The changes of the update that a button triggers, by animation.
    private func changes(in tree: ViewTree, pressing title: String = "Change") throws -> [Animation?: Changes] {
        _ = tree.document.takePatches()
        try tree.tap(title)
        return changes(of: tree.document.takePatches())
    }

    private func changes(of patches: [Patch]) -> [Animation?: Changes] {
        var current: AnimationTraits?
        var changes: [Animation?: Changes] = [:]
        for patch in patches {
            guard case .animate(let animation) = patch else {
                let key = [slow, quick, .default].first { $0.traits == current }
                changes[key, default: Changes()].count += 1
                if case .set(_, let previous, let new) = patch {
                    if case .text(let text) = new.kind, previous.kind != new.kind {
                        changes[key, default: Changes()].texts.append(text)
                    }
                    let styles = new.styleChanges(from: previous)?.map(\.value) ?? []
                    changes[key, default: Changes()].styles += styles
                }
                continue
            }
            current = animation
        }
        return changes
    }

    private struct Siblings: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("a\(count)").animation(quick, value: count)
                Text("b\(count)")
                Text("c\(count)").animation(nil, value: count)
                VStack { Text("d\(count)").animation(quick, value: count) }.animation(slow, value: count)
                VStack { Text("e\(count)").animation(quick, value: 0) }.animation(slow, value: count)
            }
            Button("Change") { count += 1 }
            Button("Change slowly") { withAnimation(slow) { count += 1 } }
            Button("Change at once") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { count += 1 }
            }
        }
    }

    @Test func `animation with a value animates descendants, and the innermost animation wins`() throws {
        let tree = ViewTree(Siblings())
        let changes = try changes(in: tree)
        #expect(changes[quick]?.texts == ["a1", "d1"])
        #expect(changes[slow]?.texts == ["e1"])
        #expect(changes[nil]?.texts == ["b1", "c1"])
    }

    @Test func `views keep their own or no animation in an animated update`() throws {
        let tree = ViewTree(Siblings())
        let changes = try changes(in: tree, pressing: "Change slowly")
        #expect(changes[quick]?.texts == ["a1", "d1"])
        #expect(changes[slow]?.texts == ["b1", "e1"])
        #expect(changes[nil]?.texts == ["c1"])
    }

    @Test func `a transaction can disable modifier animations for one update`() throws {
        let tree = ViewTree(Siblings())
        #expect(try changes(in: tree, pressing: "Change at once").keys.elementsEqual([nil]))
        #expect(try changes(in: tree)[quick]?.texts == ["a2", "d2"])
    }

    @available(*, deprecated)
    private struct Older: View {
        @State private var isOn = false
        @State private var count = 0

        var body: some View {
            VStack {
                Text("a\(count)").animation(slow)
                VStack { Text("b\(count)").animation(nil) }.animation(quick)
                Text("c\(count)").modifier(Fade(isOn: isOn).animation(slow))
                Text("d\(count)").modifier(
                    Fade(isOn: isOn).concat(Fade(isOn: !isOn)).transaction { $0.animation = quick }
                )
            }
            Button("Change") {
                count += 1
                isOn.toggle()
            }
        }
    }

    @available(*, deprecated)
    @Test func `an animation without a value applies to all changes, and a modifier's to its own changes`() throws {
        let tree = ViewTree(Older())
        let changes = try changes(in: tree)
        #expect(changes[slow]?.texts == ["a1"])
        #expect(changes[nil]?.texts == ["b1", "c1", "d1"])
        #expect(changes[slow]?.styles == [.opacity(1)])
        #expect(changes[quick]?.styles == [.opacity(1), .opacity(0.5)])
    }

    private struct Modifiers: View {
        @State private var isLarge = false

        var body: some View {
            Text("a")
                .opacity(isLarge ? 1 : 0.5)
                .animation(nil, value: isLarge)
                .scaleEffect(isLarge ? 2 : 1)
                .animation(quick, value: isLarge)
                .offset(x: isLarge ? 9 : 0)
                .animation(slow, value: isLarge)
                .zIndex(isLarge ? 1 : 0)
            Button("Change") { isLarge.toggle() }
            Button("Change with the default") { withAnimation { isLarge.toggle() } }
        }
    }

    @Test func `each modifier of a view is animated with its enclosing animation`() throws {
        let tree = ViewTree(Modifiers())
        let changes = try changes(in: tree)
        #expect(changes[quick]?.styles == [.scale(x: 2, y: 2, anchor: .center)])
        #expect(changes[slow]?.styles == [.offset(x: 9, y: 0)])
        #expect(changes[nil]?.styles.count == 2)
        let others = try self.changes(in: tree, pressing: "Change with the default")
        #expect(others[.default]?.styles == [.zIndex(0)])
        #expect(others[nil]?.styles.count == 1)
    }

    @Test func `the patches of one view lead to its final description step by step`() throws {
        let tree = ViewTree(Modifiers())
        _ = tree.document.takePatches()
        let element = try #require(tree.document.root.children.first)
        var shown = element.description
        try tree.tap("Change")
        for case .set(element.id, let previous, let new) in tree.document.takePatches() {
            #expect(previous.style.withoutScopes == shown.style.withoutScopes && previous.kind == shown.kind)
            shown = new
        }
        #expect(shown == element.description)
    }

    private struct Parts: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Text("first")
                Group {
                    if isShown { Text("part") }
                }
                .animation(quick, value: isShown)
            }
            Button("Change") { isShown.toggle() }
        }
    }

    @Test func `insertions and removals of descendants are animated`() throws {
        let tree = ViewTree(Parts())
        #expect(try changes(in: tree).mapValues(\.count) == [quick: 1])
        #expect(try changes(in: tree).mapValues(\.count) == [quick: 1])
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Text("\(name)\(count)")
            Button("Count \(name)") { withAnimation(slow) { count += 1 } }
        }
    }

    private struct Quiet: View {
        @State private var isChanged = false
        @State private var isShown = true

        var body: some View {
            if isShown {
                VStack {
                    Counter(name: "a")
                    Text(isChanged ? "yes" : "no")
                }
                .transaction { $0.animation = nil }
                Counter(name: "b").transaction { if $0.isOfTimer { $0.animation = quick } }
                Text(isChanged ? "1" : "0").transaction { $0.animation = $0.animation?.speed(20) }
            }
            Text(isChanged ? "on" : "off")
            Button("Change") { withAnimation(slow) { isChanged.toggle() } }
            Button("Change by a timer") {
                withTransaction(\.isOfTimer, true) { isChanged.toggle() }
            }
            Button("Show") { isShown.toggle() }
        }
    }

    @Test func `a view transforms the transactions of its updates, including those started by descendants`() throws {
        let tree = ViewTree(Quiet())
        let changes = try changes(in: tree)
        #expect(changes[nil]?.texts == ["yes", "1"])
        #expect(changes[slow]?.texts == ["on"])
        #expect(try self.changes(in: tree, pressing: "Count a")[nil]?.texts == ["a1"])
        #expect(try self.changes(in: tree, pressing: "Count b")[slow]?.texts == ["b1"])
        #expect(tree.transactionViews == 3)
        try tree.tap("Show")
        #expect(tree.transactionViews == 0)
    }

    @Test func `a transaction is transformed as inherited by the view`() throws {
        let tree = ViewTree(Quiet())
        _ = tree.document.takePatches()
        try tree.tap("Change")
        let animations = tree.document.takePatches().compactMap { patch in
            if case .animate(let animation?) = patch { animation.duration } else { nil }
        }
        #expect(Set(animations) == [0.1, 2])
    }

    private struct Timed: View {
        @State private var count = 0

        var body: some View {
            Text("a\(count)").transaction { if $0.isOfTimer { $0.animation = quick } }
            Text("b\(count)").transaction(value: count) { if !$0.isOfTimer { $0.animation = slow } }
            Button("Change") { count += 1 }
            Button("Tick") {
                withTransaction(\.isOfTimer, true) {
                    #expect(Transaction.current.isOfTimer)
                    count += 1
                }
            }
        }
    }

    @Test func `custom transaction keys reach transaction modifiers`() throws {
        let tree = ViewTree(Timed())
        #expect(try changes(in: tree)[slow]?.texts == ["b1"])
        let changes = try changes(in: tree, pressing: "Tick")
        #expect(changes[quick]?.texts == ["a2"] && changes[nil]?.texts == ["b2"])
        #expect(!Transaction().isOfTimer)
    }

    private struct Content: View {
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .opacity(Double(count) / 10)
                .animation(quick) { content in
                    content.offset(x: Double(count)).transaction({ $0.animation = nil }) { $0.zIndex(Double(count)) }
                }
                .scaleEffect(Double(count + 1))
            Button("Change") { count += 1 }
            Button("Change slowly") { withAnimation(slow) { count += 1 } }
        }
    }

    @Test func `an animation with a body closure applies only to its modifiers`() throws {
        let tree = ViewTree(Content())
        let changes = try changes(in: tree)
        #expect(changes[quick]?.styles == [.offset(x: 1, y: 0)])
        #expect(changes[nil]?.texts == ["1"])
        let others = try self.changes(in: tree, pressing: "Change slowly")
        #expect(others[quick]?.styles == [.offset(x: 2, y: 0)])
        #expect(others[nil]?.styles == [.zIndex(2)])
        #expect(others[slow]?.texts == ["2"])
        #expect(others[slow]?.styles == [.opacity(0.2), .scale(x: 3, y: 3, anchor: .center)])
    }

    @Test func `an inner repetition continues within an enclosing animation`() throws {
        struct Beat: View {
            @State private var count = 0

            var body: some View {
                Text("a")
                    .scaleEffect(Double(count + 1))
                    .animation(quick.repeatForever(), value: count)
                    .offset(x: Double(count))
                    .animation(slow, value: count)
                Button("Change") { count += 1 }
            }
        }
        let tree = ViewTree(Beat())
        let changes = try changes(in: tree)
        #expect(changes.keys.elementsEqual([slow]))
        let repeated = tree.document.root.children.first?.description.attributes.repeatedChanges
        #expect(repeated?.count == 1)
        #expect(repeated?.first?.animation.duration == 0.1)
    }
}
