import Foundation

/// Keeps the saved state of pages while their server is away.
///
/// It knows nothing of views: state is data that it returns as it was given. ``SQLitePageStateStore`` keeps it in a file,
/// ``MemoryPageStateStore`` as long as the process lives.
package protocol PageStateStore: Sendable {
    /// Whether other processes may use the same records.
    var isShared: Bool { get }

    /// Applies changes, in order: all of them or, if it throws, none. When it returns, a process that is killed leaves them
    /// to the next one.
    func apply(_ changes: [PageStateChange]) async throws

    /// The record with a name; nil if there is none.
    func record(named name: String) async throws -> PageStateRecord?

    /// Marks pages as in use, at a time.
    func touch(names: [String], at time: Date) async throws

    /// Removes the records of pages that were last in use before a time, and the oldest of the others as long as they are
    /// larger in all.
    ///
    /// - Returns: How many bytes the records have that are left.
    @discardableResult
    func prune(lastUsedBefore time: Date, bytesInAll: Int) async throws -> Int

    /// The pages that have gone on elsewhere since the store was asked last.
    ///
    /// - Parameter position: That of the last answer; nil for a position to begin with, and no moves.
    func moves(after position: Int64?) async throws -> PageMoves
}

/// A store that one process has for itself: it knows by itself where its pages are.
extension PageStateStore {
    package var isShared: Bool { false }

    package func moves(after position: Int64?) async throws -> PageMoves { PageMoves() }
}
