import Foundation

/// Keeps the saved state of pages while their server is away.
///
/// It knows nothing of views: state is data that it returns as it was given. ``SQLitePageStateStore`` keeps it in a file,
/// ``MemoryPageStateStore`` as long as the process lives.
package protocol PageStateStore: Sendable {
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
}
