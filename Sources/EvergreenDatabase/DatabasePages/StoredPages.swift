import Foundation
import GRDB
import GRDBSQLite

/// A snapshot of the pages of a database file as a connection sees them: those in its write-ahead log, and the others in the file.
///
/// Unsafe code: pages are read with SQLite's own file methods, on the thread that owns the connection. The log file carries no locks,
/// unlike the other files of the database, which must not be opened here, because closing them would release the locks of this process.
struct StoredPages {
    /// The end of the log in this snapshot.
    let end: WriteAheadLogIndex.Header
    let index: WriteAheadLogIndex
    private let file: UnsafeMutablePointer<sqlite3_file>
    private let log: CInt

    /// Calls a function while the connection is at one snapshot. Nil if there is no write-ahead log, if the connection may already be at an
    /// earlier snapshot, or if other connections commit continuously.
    ///
    /// - Parameter db: The connection, on its queue.
    static func read<T>(_ db: Database, _ body: (StoredPages) throws -> T) throws -> T? {
        var pointer: UnsafeMutablePointer<sqlite3_file>?
        guard let connection = db.sqliteConnection, sqlite3_get_autocommit(connection) != 0,
            let index = WriteAheadLogIndex(db), !hasRunningStatement(connection), let path = db.filePath,
            sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &pointer) == SQLITE_OK,
            let file = pointer
        else { return nil }
        let log = open(path + "-wal", O_RDONLY | O_CLOEXEC)
        guard log >= 0 else { return nil }
        defer { close(log) }
        for _ in 1...10 {
            let before = index.header
            // A running statement keeps the connection at one snapshot.
            let statement = try db.cachedStatement(sql: "SELECT count(*) FROM sqlite_master").sqliteStatement
            defer { sqlite3_reset(statement) }
            guard sqlite3_step(statement) == SQLITE_ROW else { return nil }
            guard let end = index.header, before == end else { continue }
            let result = try body(StoredPages(end: end, index: index, file: file, log: log))
            // A log without readers, all of which is in the file, may be reset. The index announces that before it is done.
            guard let now = index.header, now.salt == end.salt else { continue }
            return result
        }
        return nil
    }

    private static func hasRunningStatement(_ connection: SQLiteConnection) -> Bool {
        var statement = sqlite3_next_stmt(connection, nil)
        while let present = statement {
            if sqlite3_stmt_busy(present) != 0 { return true }
            statement = sqlite3_next_stmt(connection, present)
        }
        return false
    }

    /// Returns a page of this snapshot.
    ///
    /// - Parameter number: Counted from 1.
    func page(_ number: UInt32) throws -> StoredPage {
        guard number > 0, number <= end.pageCount else { throw MalformedPage() }
        guard let frame = index.lastFrame(of: number, upTo: end.frameCount) else { return try pageOfFile(number) }
        return try self.page(number, ofFrame: frame)
    }

    /// Returns a page as it was at the end of an earlier snapshot; nil if that version no longer exists, or may not.
    ///
    /// - Parameter previous: The end of that snapshot. All commits since are in the current log.
    func page(_ number: UInt32, at previous: WriteAheadLogIndex.Header) throws -> StoredPage? {
        guard number > 0, number <= previous.pageCount, end.pageSize == previous.pageSize else { return nil }
        // All frames of an earlier log are in the file.
        let frames = end.salt == previous.salt ? previous.frameCount : 0
        if let frame = index.lastFrame(of: number, upTo: frames) { return try page(number, ofFrame: frame) }
        let page = try pageOfFile(number)
        // A checkpoint, which may be running, replaces pages of the file by those of later frames.
        guard let copied = index.copiedFrames, copied <= frames else { return nil }
        return page
    }

    private func page(_ number: UInt32, ofFrame frame: UInt32) throws -> StoredPage {
        let bytes = try self.bytes(ofFrame: frame, count: 24 + end.pageSize)
        let header = StoredPage(number: 0, bytes: bytes)
        guard try header.int32(0) == number, salt(of: bytes) == end.salt else { throw MalformedPage() }
        return StoredPage(number: number, bytes: Array(bytes[24...]))
    }

    private func pageOfFile(_ number: UInt32) throws -> StoredPage {
        guard let read = file.pointee.pMethods?.pointee.xRead else { throw MalformedPage() }
        let offset = Int64(number - 1) * Int64(end.pageSize)
        var code = SQLITE_OK
        let bytes = [UInt8](unsafeUninitializedCapacity: end.pageSize) { buffer, count in
            code = read(file, buffer.baseAddress, CInt(end.pageSize), offset)
            count = code == SQLITE_OK ? end.pageSize : 0
        }
        guard code == SQLITE_OK else { throw MalformedPage() }
        return StoredPage(number: number, bytes: bytes)
    }

    private func bytes(ofFrame frame: UInt32, count: Int) throws -> [UInt8] {
        let offset = 32 + (Int(frame) - 1) * (24 + end.pageSize)
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
            read = max(0, pread(log, buffer.baseAddress, count, off_t(offset)))
        }
        guard bytes.count == count else { throw MalformedPage() }
        return bytes
    }

    private func salt(of frame: [UInt8]) -> UInt64 {
        frame.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self) }
    }

    /// The number of frames in a range, counted from 1, that end a transaction.
    func commitCount(ofFrames frames: ClosedRange<UInt32>) throws -> Int {
        try frames.reduce(0) { count, frame in
            let header = StoredPage(number: 0, bytes: try bytes(ofFrame: frame, count: 24))
            return count + (try header.int32(4) == 0 ? 0 : 1)
        }
    }
}
