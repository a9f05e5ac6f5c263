import EvergreenConcurrency
import Foundation

/// Stores page state in memory: pages are restored after they have lost their session, but not after a restart.
package final class MemoryPageStateStore: PageStateStore {
    private let records = Locked<[String: PageStateRecord]>([:])

    /// An empty store.
    package init() {}

    package func apply(_ changes: [PageStateChange]) async throws {
        records.withLock { records in
            for change in changes {
                switch change {
                case .save(let record): records[record.name] = record
                case .remove(let name): records[name] = nil
                case .move(let move, _):
                    guard let record = records[move.name], record.secretHash == move.secretHash,
                        record.clientHash == move.clientHash
                    else { continue }
                    records[move.name] = nil
                }
            }
        }
    }

    package func record(named name: String) async throws -> PageStateRecord? { records.withLock { $0[name] } }

    package func touch(names: [String], at time: Date) async throws {
        records.withLock { records in
            for name in names { records[name]?.time = time }
        }
    }

    @discardableResult
    package func prune(lastUsedBefore time: Date, totalBytes: Int) async throws -> Int {
        records.withLock { records in
            records = records.filter { $0.value.time >= time }
            var bytes = records.values.reduce(0) { $0 + $1.state.count }
            for record in records.values.sorted(by: { $0.time < $1.time }) where bytes > totalBytes {
                records[record.name] = nil
                bytes -= record.state.count
            }
            return bytes
        }
    }
}
