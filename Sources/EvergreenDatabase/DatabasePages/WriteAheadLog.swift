import Foundation
import GRDB
import GRDBSQLite

/// Reads where the write-ahead log of a database ends, beyond what its connections can see.
///
/// A commit writes its frames to the log, the last of them with a mark. It waits until they are on the disk. Then it writes
/// to the index of the log, which all connections have in their memory, and becomes visible. No system tells of a write to
/// memory, so that a mark beyond the end in the index is all that announces the commit
/// (https://sqlite.org/walformat.html).
///
/// Unsafe code: the file of the log carries no locks, unlike the others of the database: those must not be opened here,
/// because to close them would end the locks of this process.
enum WriteAheadLog {
    /// What another connection has written to the log that is not visible yet.
    enum InvisibleEnd {
        case nothing
        /// A transaction that is written before its end, or what was rolled back.
        case transaction
        case commit
    }

    /// What another connection has written to the log that is not visible yet. It takes a few reads of 24 bytes, one more for
    /// each doubling of the log.
    ///
    /// - Parameter db: On its queue.
    static func invisibleEnd(_ db: Database) -> InvisibleEnd {
        guard let path = db.filePath else { return .nothing }
        let log = open(path + "-wal", O_RDONLY | O_CLOEXEC)
        guard log >= 0 else { return .nothing }
        defer { close(log) }
        guard let index = WriteAheadLogIndex(db) else { return .nothing }
        // It is being written.
        guard let end = index.header else { return .transaction }
        guard let last = Frames(log: log, end: end).last(after: end.frameCount) else { return .nothing }
        return last.isCommit ? .commit : .transaction
    }

    private struct Frames {
        let log: CInt
        let end: WriteAheadLogIndex.Header

        struct Frame {
            var isCommit: Bool
            var salt: UInt64
        }

        /// The last frame of the present log behind a number of frames. They are followed by those of former logs.
        func last(after count: UInt32) -> Frame? {
            var last: Frame?
            var (low, high) = (Int(count), self.count)
            while low < high {
                let middle = (low + high) / 2
                if let frame = frame(middle), frame.salt == end.salt {
                    last = frame
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            return last
        }

        /// How many frames the file has room for.
        private var count: Int {
            var status = stat()
            guard fstat(log, &status) == 0 else { return 0 }
            return max(0, (Int(status.st_size) - 32) / (24 + end.pageSize))
        }

        private func frame(_ number: Int) -> Frame? {
            withUnsafeTemporaryAllocation(byteCount: 24, alignment: 8) { bytes in
                let offset = 32 + number * (24 + end.pageSize)
                guard let start = bytes.baseAddress, pread(log, start, 24, off_t(offset)) == 24 else { return nil }
                return Frame(
                    isCommit: start.load(fromByteOffset: 4, as: UInt32.self) != 0,
                    salt: start.load(fromByteOffset: 8, as: UInt64.self)
                )
            }
        }
    }
}
