import Evergreen
import GRDB

/// The loans by the id of their book.
struct LoansRequest: ValueObservationQueryable, Hashable {
    typealias Context = Shelf

    static var defaultValue: [Book.ID: Loan] { [:] }

    func fetch(_ db: Database) throws -> [Book.ID: Loan] {
        Dictionary(try Loan.fetchAll(db).map { ($0.bookId, $0) }, uniquingKeysWith: { $1 })
    }
}
