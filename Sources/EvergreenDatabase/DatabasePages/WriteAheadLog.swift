import Foundation
import GRDB
import GRDBSQLite

/// Reads the end of a database's write-ahead log, beyond the frames that connections can see.
///
/// A commit writes its frames to the log, and marks the last one. It waits until they are on the disk. Then it updates the index of the
/// log, which is shared memory of all connections, and becomes visible. No file system notifies of a write to memory, so that a mark beyond
/// the end in the index is the only announcement of the commit (https://sqlite.org/walformat.html).
///
/// Unsafe code: the log file carries no locks, unlike the other files of the database, which must not be opened here, because closing them
/// would release the locks of this process.
enum WriteAheadLog {
    /// The kind of data that another connection has written to the log and that is not visible yet.
    enum InvisibleEnd {
        case nothing
        /// Part of a transaction, or the frames of one that was rolled back.
        case transaction
        case commit
    }

    /// Returns the kind of data that another connection has written to the log and that is not visible yet. Takes a few reads of 24 bytes,
    /// and one more for each doubling of the log.
    ///
    /// - Parameter db: The connection, on its queue.
    static func invisibleEnd(_ db: Database) -> InvisibleEnd {
        guard let path = db.filePath else { return .nothing }
        let log = open(path + "-wal", O_RDONLY | O_CLOEXEC)
        guard log >= 0 else { return .nothing }
        defer { close(log) }
        guard let index = WriteAheadLogIndex(db) else { return .nothing }
        // It is being written right now.
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

        /// The last frame of the current log after a number of frames. Frames of previous logs may follow.
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

        /// The number of frames that fit in the file.
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
