import Evergreen
import GRDB

/// The books that there are. The app brings them along, and nobody writes there: not even the app could.
struct Catalogue {
    private enum Access {
        case connected(DatabasePool)
        case failed(any Error)
    }

    private let access: Access

    /// Opens the catalogue in a file. What fails is told by each query.
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
