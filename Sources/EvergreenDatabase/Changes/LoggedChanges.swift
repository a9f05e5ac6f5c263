import EvergreenLogging
import GRDB
import Logging

/// Determines which rows other connections have changed, from the pages that their commits wrote to the write-ahead log.
///
/// A commit that changes a row writes the page that contains it. A page contains the rows between two row ids
/// (https://sqlite.org/fileformat2.html#b_tree_pages), typically about a hundred: these rows may have changed, and no others. Those that
/// have are found by comparing the page with its previous version, which is in the log, or in the file until a checkpoint replaces it. A
/// deleted row was in a page that was written, or that no longer belongs to its table.
///
/// Uncertain cases count as a change of everything: other journal modes, another schema, a log that was reset with commits in between, rows
/// that span several pages and were changed in place, databases with `auto_vacuum`, and commits of very many pages.
struct LoggedChanges {
    /// The position up to which the log has been read.
    private var position: WriteAheadLogIndex.Header?
    private var tables: [LoggedTable] = []

    /// The maximum number of written pages to examine. With more, fetching everything is cheaper.
    private static let maximumWrittenPages = 2_000
    /// The maximum number of leaf pages of all tables together: 4 GB of rows with pages of 4 KB.
    private static let maximumLeaves = 1 << 20
    private static let logger = Logger(leveled: "evergreen.database")

    /// Moves to the end of the log, when all commits so far are known, or none.
    mutating func forget(upTo pages: StoredPages?) {
        tables = []
        position = pages?.end
    }

    /// Moves to the end of the log, when no other connection has committed.
    mutating func skip(_ pages: StoredPages?, _ db: Database) {
        // Deletions can only be detected later if the current locations of rows are known.
        if tables.contains(where: { !$0.isFollowed }) { tables = [] }
        if tables.isEmpty { position = pages?.end } else { _ = take(pages, db) }
    }

    /// Returns the changes committed since the last call, by any connection.
    ///
    /// - Parameters:
    ///   - pages: The pages that the connection sees; nil if they are not known.
    ///   - db: The connection, at that moment.
    mutating func take(_ pages: StoredPages?, _ db: Database) -> CommittedChanges {
        defer { position = pages?.end }
        do {
            if let pages, let position, let written = try Self.writtenPages(since: position, pages) {
                return try changes(written, since: position, pages, db)
            }
        } catch {
            // A page that can't be read or is malformed may contain anything.
            Self.logger.debug(
                "The changed rows could not be determined from the write-ahead log.",
                metadata: ["error": "\(error)"]
            )
        }
        tables = []
        return .everything
    }

    /// The pages written since a position; nil if they are not known, or too many.
    private static func writtenPages(
        since position: WriteAheadLogIndex.Header,
        _ pages: StoredPages
    ) throws -> Set<UInt32>? {
        let end = pages.end
        guard end.pageSize == position.pageSize else { return nil }
        var first = position.frameCount + 1
        if end.salt != position.salt {
            // The log was reset. Commits written to the previous log after its position would be missing.
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
        since position: WriteAheadLogIndex.Header,
        _ stored: StoredPages,
        _ db: Database
    ) throws -> CommittedChanges {
        var changes = CommittedChanges()
        guard !written.isEmpty else { return changes }
        let file = try FileHeader(stored)
        if tables.isEmpty { tables = try LoggedTable.all(db) }
        // The first page contains the schema, which is known to be unchanged.
        var unknown = written.subtracting([1])
        let pages = LoggedTable.Written(
            pages: written,
            position: position,
            stored: stored,
            usableSize: file.usableSize
        )
        for index in tables.indices {
            let change = try tables[index].take(pages, maximumLeaves: Self.maximumLeaves)
            unknown.subtract(change.pages)
            if change.isChanged { changes.tables.append(tables[index].change(change.rowIDs)) }
        }
        // Writes to the shadow tables of a virtual table may have changed the virtual table.
        if !changes.tables.isEmpty { changes.tables += tables.filter(\.isVirtual).map { $0.change(nil) } }
        try explain(unknown, written, stored, file)
        return changes
    }

    /// Verifies that pages that belong to no table contain no part of a row that may have been changed in place.
    ///
    /// - Throws: ``MalformedPage`` for a page that may.
    private func explain(
        _ unknown: Set<UInt32>,
        _ written: Set<UInt32>,
        _ stored: StoredPages,
        _ file: FileHeader
    ) throws {
        // B-tree pages that belong to no table belong to an index or the schema, or are free.
        var rest = try unknown.filter { number in try number <= stored.end.pageCount && stored.page(number).kind == nil
        }
        guard !rest.isEmpty else { return }
        // Overflow pages of long rows whose first page was written, too.
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
