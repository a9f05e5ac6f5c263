import Evergreen
import Foundation
import GRDB

/// The database of a person's loans and notes.
///
/// Its writer is private, and its methods are the only writes: no view can lend a book twice.
struct Shelf: Sendable {
    private enum Access {
        case connected(DatabasePool)
        case failed(any Error)
    }

    private let access: Access

    /// Opens the shelf. Each query and each write reports an error of this.
    init(_ open: () throws -> DatabasePool) {
        do {
            access = try .connected(open())
        } catch {
            access = .failed(error)
        }
    }

    static let notConnected = Shelf { throw DatabaseContextError.notConnected }

    private var database: DatabasePool {
        get throws {
            switch access {
            case .connected(let database): return database
            case .failed(let error): throw error
            }
        }
    }
}

extension Shelf: TopLevelDatabaseReader {
    var reader: any DatabaseReader {
        get throws { try database }
    }
}

// MARK: - Writes

extension Shelf {
    enum Refusal: Error, CustomStringConvertible {
        case isLent(to: String)
        case nobody

        var description: String {
            switch self {
            case .isLent(let borrower): "\(borrower) has it already. Take it back first."
            case .nobody: "Say who borrows it."
            }
        }
    }

    /// Lends a book. A book can have only one borrower.
    func lend(_ book: Book, to borrower: String, on date: Date = Date()) async throws {
        let borrower = borrower.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !borrower.isEmpty else { throw Refusal.nobody }
        try await database.write { db in
            if let loan = try Loan.fetchOne(db, key: book.id) { throw Refusal.isLent(to: loan.borrower) }
            try Loan(bookId: book.id, borrower: borrower, date: date).insert(db)
        }
    }

    /// Deletes the loan of a book, if there is one.
    func takeBack(_ book: Book) async throws {
        try await database.write { db in _ = try Loan.deleteOne(db, key: book.id) }
    }

    /// Replaces the note about a book. An empty text deletes it.
    func note(_ text: String, about book: Book) async throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        try await database.write { db in
            if text.isEmpty {
                _ = try Note.deleteOne(db, key: book.id)
            } else {
                try Note(bookId: book.id, text: text).save(db)
            }
        }
    }
}
