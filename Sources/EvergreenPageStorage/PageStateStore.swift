import Foundation

/// Stores the state of pages while their server is not running.
///
/// It is independent of views: state is opaque data. ``SQLitePageStateStore`` stores it in a file, ``MemoryPageStateStore`` in memory.
package protocol PageStateStore: Sendable {
    /// Whether other processes can use the same records.
    var isShared: Bool { get }

    /// Applies changes in order: all of them or, if it throws, none. After it returns, they survive the termination of the process.
    func apply(_ changes: [PageStateChange]) async throws

    /// The record with a name; nil if there is none.
    func record(named name: String) async throws -> PageStateRecord?

    /// Updates the last use of pages.
    func touch(names: [String], at time: Date) async throws

    /// Removes the records of pages that were last used before a time, and then the oldest others until the total size is within the limit.
    ///
    /// - Returns: The total size of the remaining records, in bytes.
    @discardableResult
    func prune(lastUsedBefore time: Date, totalBytes: Int) async throws -> Int

    /// Returns the pages that have moved to another process since the last query.
    ///
    /// - Parameter position: The position of the last result; nil for a start position without moves.
    func moves(after position: Int64?) async throws -> PageMoves
}

/// A store of a single process, which knows where its pages are.
extension PageStateStore {
    package var isShared: Bool { false }

    package func moves(after position: Int64?) async throws -> PageMoves { PageMoves() }
}
