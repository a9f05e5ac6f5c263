import Evergreen
import Foundation
import Observation

/// What a person does with the list, and what went wrong.
@MainActor
@Observable
final class TodoListModel {
    /// The title that is being written.
    var draft = ""
    /// Nil unless something has failed.
    var failure: String?

    @ObservationIgnored @Dependency(\.todoDatabase) private var database
    @ObservationIgnored @Dependency(\.date.now) private var now

    var canAdd: Bool { !title.isEmpty }

    private var title: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Adds what is written in the draft. If that fails, the draft comes back.
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

    /// Deletes all that is done, also what another page has checked off in this moment.
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
