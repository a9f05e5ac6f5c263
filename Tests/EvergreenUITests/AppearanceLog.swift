import EvergreenUI

/// Records lifecycle events of views, in order.
@MainActor
final class AppearanceLog {
    var entries: [String] = []

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A counter that records its appearance and disappearance.
struct LoggedCounter: View {
    let name: String
    let log: AppearanceLog
    @State private var count = 0

    init(_ name: String, _ log: AppearanceLog) {
        self.name = name
        self.log = log
    }

    var body: some View {
        Button("\(name): \(count)") { count += 1 }
            .onAppear { log.entries.append("\(name) appears") }
            .onDisappear { log.entries.append("\(name) disappears") }
    }
}
