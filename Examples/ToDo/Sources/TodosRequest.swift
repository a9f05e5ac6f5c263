import Evergreen
import GRDB

/// All to-dos, oldest first.
struct TodosRequest: ValueObservationQueryable {
    static var defaultValue: [Todo] { [] }

    func fetch(_ db: Database) throws -> [Todo] {
        try Todo.order(Todo.Columns.date, Todo.Columns.id).fetchAll(db)
    }
}
