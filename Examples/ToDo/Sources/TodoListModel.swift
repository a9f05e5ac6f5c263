import Evergreen
import Foundation
import Observation

/// The actions of the list, and their error.
@MainActor
@Observable
final class TodoListModel {
    /// The title in the text field.
    var draft = ""
    /// The error of a failed action.
    var failure: String?

    @ObservationIgnored @Dependency(\.todoDatabase) private var database
    @ObservationIgnored @Dependency(\.date.now) private var now

    var canAdd: Bool { !title.isEmpty }

    private var title: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Inserts a to-do with the draft's title. If that fails, the draft is restored.
    func add() {
        guard canAdd else { return }
        let text = draft
        let todo = Todo(title: title, date: now)
        let add = database.add
        draft = ""
        perform {
            try await add(todo)
        } onFailure: { [self] in
            if draft.isEmpty { draft = text }
        }
    }

    func setDone(_ todo: Todo, _ isDone: Bool) {
        let setDone = database.setDone
        perform { try await setDone(todo, isDone) }
    }

    func delete(_ todo: Todo) {
        let delete = database.delete
        perform { try await delete(todo) }
    }

    /// Deletes all completed to-dos, including those that another page has just completed.
    func deleteDone() {
        let database = database
        perform {
            for todo in try await database.fetch() where todo.isDone { try await database.delete(todo) }
        }
    }

    private func perform(
        _ operation: @escaping @Sendable () async throws -> Void,
        onFailure: @escaping @MainActor () -> Void = {}
    ) {
        Task {
            do {
                try await operation()
            } catch {
                failure = "\(error)"
                onFailure()
            }
        }
    }
}
