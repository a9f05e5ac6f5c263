import Dispatch
import EvergreenDependencies
import Foundation
import Observation
import Testing

struct Todo: Equatable, Sendable {
    var id: UUID
    var title: String
    var date: Date
}

final class TodoStore: Sendable {
    init() {}
    init(path: String) throws {}

    func todos() throws -> [Todo] { [] }
    func insert(_ todo: Todo) throws {}
}

extension TodoStore: DependencyKey {
    static let liveValue = TodoStore()
}

struct TodoLog: Sendable {
    var write: @Sendable (String) -> Void
}

extension TodoLog: DependencyKey {
    static let liveValue = TodoLog(write: { print($0) })
}

extension DependencyValues {
    var todoStore: TodoStore {
        get { self[TodoStore.self] }
        set { self[TodoStore.self] = newValue }
    }

    var todoLog: TodoLog {
        get { self[TodoLog.self] }
        set { self[TodoLog.self] = newValue }
    }
}

struct EditorModel {
    let todo: Todo
}
