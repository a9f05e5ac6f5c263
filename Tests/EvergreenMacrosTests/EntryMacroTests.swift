import EvergreenMacros
import EvergreenTesting
import EvergreenUI
import Synchronization
import Testing

private final class Connection: Sendable {
    static let made = Atomic(0)

    static func empty() -> Connection {
        made.add(1, ordering: .relaxed)
        return Connection()
    }
}

extension EnvironmentValues {
    @Entry fileprivate var connection = Connection.empty()
    @Entry fileprivate var title: String = "Untitled"
    @Entry fileprivate var action: () -> Int = { 1 }
    @Entry fileprivate var selection: String?
    @Entry fileprivate var `default` = 7
    /// What follows is public, and documented.
    @Entry public var macroTestLimit: Int = 20
}

extension ContainerValues {
    @Entry fileprivate var rank = 3
    @Entry fileprivate var note: String?
}

extension Transaction {
    @Entry fileprivate var source = "a user"
}

extension FocusedValues {
    @Entry fileprivate var choice: String?
    @Entry fileprivate var count: Optional<Int>
}

private struct FocusedReader: View {
    @FocusedValue(\.choice) private var choice
    @FocusedValue(\.count) private var count

    var body: some View { Text("\(choice ?? "none"), \(count ?? 0)") }
}

private struct Values: View {
    @Environment(\.title) private var title
    @Environment(\.selection) private var selection
    @Environment(\.default) private var number

    var body: some View {
        Text("\(title), \(selection ?? "none"), \(number)")
    }
}

@MainActor
struct EntryMacroTests {
    @Test func `views read the default and the value set by an ancestor`() {
        let screen = Screen {
            Values()
            Values().environment(\.title, "Letter").environment(\.selection, "A").environment(\.default, 8)
        }
        #expect(screen.texts == ["Untitled, none, 7", "Letter, A, 8"])
        #expect(EnvironmentValues().macroTestLimit == 20)
    }

    @Test func `transactions have custom values`() {
        #expect(Transaction().source == "a user")
        var transaction = Transaction()
        transaction.source = "a timer"
        #expect(transaction.source == "a timer")
    }

    @Test func `views read focused values`() {
        let screen = Screen { FocusedReader() }
        #expect(screen.texts == ["none, 0"])
        let chosen = Screen { FocusedReader().focusedSceneValue(\.choice, "A").focusedSceneValue(\.count, 2) }
        #expect(chosen.texts == ["A, 2"])
    }

    @Test func `a Sendable default is created once`() {
        let first = EnvironmentValues().connection
        #expect(EnvironmentValues().connection === first)
        #expect(Connection.made.load(ordering: .relaxed) == 1)
    }

    @Test func `a default that is not Sendable works`() {
        var values = EnvironmentValues()
        #expect(values.action() == 1)
        values.action = { 2 }
        #expect(values.action() == 2)
    }

    @Test func `containers read the default and the views' values`() {
        let screen = Screen {
            ForEach(
                subviews: Group {
                    Text("a")
                    Text("b").containerValue(\.rank, 4).containerValue(\.note, "noted")
                }
            ) { subview in
                Text("\(subview.containerValues.rank), \(subview.containerValues.note ?? "none")")
            }
        }
        #expect(screen.texts == ["3, none", "4, noted"])
        screen.close()
    }
}
