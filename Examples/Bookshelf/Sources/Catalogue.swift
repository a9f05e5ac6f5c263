import Evergreen
import GRDB

/// The read-only database of books, which is bundled with the app.
struct Catalogue {
    private enum Access {
        case connected(DatabasePool)
        case failed(any Error)
    }

    private let access: Access

    /// Opens the catalogue. Each query reports an error of this.
    init(_ open: () throws -> DatabasePool) {
        do {
            access = try .connected(open())
        } catch {
            access = .failed(error)
        }
    }

    static let notConnected = Catalogue { throw DatabaseContextError.notConnected }
}

extension Catalogue: TopLevelDatabaseReader {
    var reader: any DatabaseReader {
        get throws {
            switch access {
            case .connected(let database): return database
            case .failed(let error): throw error
            }
        }
    }
}
