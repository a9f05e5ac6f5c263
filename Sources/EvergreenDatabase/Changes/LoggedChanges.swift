import EvergreenLogging
import GRDB
import Logging

/// Finds out which rows other connections have changed, from the pages that their commits wrote to the write-ahead log.
///
/// A commit that changes a row writes the page that the row is in. A page holds the rows between two row ids
/// (https://sqlite.org/fileformat2.html#b_tree_pages), mostly about a hundred of them: these rows may have changed, and no
/// others. A row that was deleted was in a page that was written, or that is no page of its table any more.
///
/// What is not known for certain counts as a change of everything: other journal modes, another schema, a log that was begun
/// anew with commits in between, rows whose content is in more than one page and was changed in place, databases with
/// `auto_vacuum`, commits of very many pages.
struct LoggedChanges {
    /// Up to where the log has been read.
    private var position: WriteAheadLogIndex.Header?
    private var tables: [LoggedTable] = []

    /// More are better fetched again as a whole.
    private static let maximumWrittenPages = 2_000
    /// How many pages with rows all tables together may have: 4 GB of rows with pages of 4 KB.
    private static let maximumLeaves = 1 << 20
    private static let logger = Logger(leveled: "evergreen.database")

    /// Goes to the end of the log, when all that was committed so far is known, or when nothing is.
    mutating func forget(upTo pages: StoredPages?) {
        tables = []
        position = pages?.end
    }

    /// Goes to the end of the log, when nobody else has committed.
    mutating func skip(_ pages: StoredPages?, _ db: Database) {
        // Where rows are now has to be known when they are deleted.
        if tables.contains(where: { !$0.isFollowed }) { tables = [] }
        if tables.isEmpty { position = pages?.end } else { _ = take(pages, db) }
    }

    /// What was committed since the last call, by any connection.
    ///
    /// - Parameters:
    ///   - pages: What the connection sees; nil if that is not known.
    ///   - db: The connection, at that moment.
    mutating func take(_ pages: StoredPages?, _ db: Database) -> CommittedChanges {
        defer { position = pages?.end }
        do {
            if let pages, let position, let written = try Self.writtenPages(since: position, pages) {
                return try changes(written, pages, db)
            }
        } catch {
            // A page that can't be read, or is not what was expected, may be anything.
            Self.logger.debug(
                "The write-ahead log does not tell which rows were changed.",
                metadata: ["error": "\(error)"]
            )
        }
        tables = []
        return .everything
    }

    /// The pages that were written since a position; nil if that is not known, or if they are too many.
    private static func writtenPages(
        since position: WriteAheadLogIndex.Header,
        _ pages: StoredPages
    ) throws -> Set<UInt32>? {
        let end = pages.end
        guard end.pageSize == position.pageSize else { return nil }
        var first = position.frameCount + 1
        if end.salt != position.salt {
            // The log was begun anew. Commits that were written to the former one after its position would be missing.
            first = 1
            guard end.frameCount > 0, end.frameCount <= maximumWrittenPages,
                try pages.commitCount(ofFrames: 1...end.frameCount) == end.commitCount &- position.commitCount
            else { return nil }
        }
        guard first <= end.frameCount else { return first == end.frameCount + 1 ? [] : nil }
        guard end.frameCount - first < maximumWrittenPages else { return nil }
        return pages.index.pages(of: first...end.frameCount)
    }

    private mutating func changes(
        _ written: Set<UInt32>,
        _ stored: StoredPages,
        _ db: Database
    ) throws -> CommittedChanges {
        var changes = CommittedChanges()
        guard !written.isEmpty else { return changes }
        let file = try FileHeader(stored)
        if tables.isEmpty { tables = try LoggedTable.all(db) }
        // The first page is the one of the schema, which is known to be the same.
        var unknown = written.subtracting([1])
        for index in tables.indices {
            let change = try tables[index].take(written, stored, maximumLeaves: Self.maximumLeaves)
            unknown.subtract(change.pages)
            if change.isChanged { changes.tables.append(tables[index].change(change.rowIDs)) }
        }
        // What is written to the tables behind a virtual table may have changed that one.
        if !changes.tables.isEmpty { changes.tables += tables.filter(\.isVirtual).map { $0.change(nil) } }
        try explain(unknown, written, stored, file)
        return changes
    }

    /// Makes sure that pages which are none of a table hold no part of a row that may have changed where it was.
    ///
    /// - Throws: ``MalformedPage`` for one that may.
    private func explain(
        _ unknown: Set<UInt32>,
        _ written: Set<UInt32>,
        _ stored: StoredPages,
        _ file: FileHeader
    ) throws {
        // Pages of b-trees that are none of a table are of an index, of the schema, or free.
        var rest = try unknown.filter { number in try number <= stored.end.pageCount && stored.page(number).kind == nil
        }
        guard !rest.isEmpty else { return }
        // The content of long rows whose beginning was written, too.
        for number in written where number <= stored.end.pageCount {
            for first in try stored.page(number).firstOverflowPages(usableSize: file.usableSize) {
                var next = first
                for _ in 0..<Self.maximumWrittenPages where next != 0 && !rest.isEmpty {
                    rest.remove(next)
                    next = try stored.page(next).int32(0)
                }
            }
            if rest.isEmpty { return }
        }
        try rest.subtract(file.freePages(stored))
        if !rest.isEmpty { throw MalformedPage() }
    }
}
