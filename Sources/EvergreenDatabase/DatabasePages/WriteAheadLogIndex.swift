import GRDB
import GRDBSQLite

/// The index of a write-ahead log, in the shared memory of all connections to its database
/// (https://sqlite.org/walformat.html#the_wal_index_file_format).
///
/// Unsafe code: the index stays mapped as long as the connection is open and owned by the calling thread. It consists of blocks of 32 KB,
/// each of which is requested before it is read. Other connections write to it concurrently: its header exists twice, and is torn while the
/// copies differ; the entries of the frames that the header counts don't change as long as the salt does not.
struct WriteAheadLogIndex {
    struct Header: Equatable {
        /// The number of commits since the index was created. Not reset with the log.
        let commitCount: UInt32
        let pageSize: Int
        /// The number of frames of the log that connections can see.
        let frameCount: UInt32
        /// The number of pages of the database.
        let pageCount: UInt32
        /// Changes when the log is reset. In the byte order of the file.
        let salt: UInt64

        fileprivate init(_ header: UnsafeRawPointer) {
            commitCount = header.load(fromByteOffset: 8, as: UInt32.self)
            let size = Int(header.load(fromByteOffset: 14, as: UInt16.self))
            pageSize = size == 1 ? 65_536 : size
            frameCount = header.load(fromByteOffset: 16, as: UInt32.self)
            pageCount = header.load(fromByteOffset: 20, as: UInt32.self)
            salt = header.load(fromByteOffset: 32, as: UInt64.self)
        }
    }

    private typealias Map =
        @convention(c) (
            UnsafeMutablePointer<sqlite3_file>?, CInt, CInt, CInt, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        ) -> CInt

    private let file: UnsafeMutablePointer<sqlite3_file>
    private let map: Map

    private static let blockSize = 32_768
    private static let headerSize = 136
    private static let framesPerBlock = 4_096
    private static let framesOfFirstBlock = (blockSize / 2 - headerSize) / 4
    private static let slotCount = 8_192

    /// Nil if the database has no write-ahead log, or none with a shared index.
    ///
    /// - Parameter db: The connection, on its queue.
    init?(_ db: Database) {
        var pointer: UnsafeMutablePointer<sqlite3_file>?
        // In another mode there is no index, and requesting it would create one.
        guard (try? String.fetchOne(db.cachedStatement(sql: "PRAGMA main.journal_mode"))) == "wal",
            let connection = db.sqliteConnection,
            sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &pointer) == SQLITE_OK,
            let file = pointer, let methods = file.pointee.pMethods?.pointee, methods.iVersion >= 2,
            let map = methods.xShmMap
        else { return nil }
        self.file = file
        self.map = map
    }

    /// Nil while it is being written, and if there is no index.
    var header: Header? {
        guard let block = block(0) else { return nil }
        let header = Header(block)
        return header == Header(block + 48) && header.pageSize > 0 ? header : nil
    }

    /// The number of frames that checkpoints have copied to the database file, or have begun to copy (`nBackfill` and `nBackfillAttempted`
    /// in the format). Nil if there is no index.
    var copiedFrames: UInt32? {
        block(0).map { block in
            max(block.load(fromByteOffset: 96, as: UInt32.self), block.load(fromByteOffset: 128, as: UInt32.self))
        }
    }

    private func block(_ number: Int) -> UnsafeRawPointer? {
        var block: UnsafeMutableRawPointer?
        guard map(file, CInt(number), CInt(Self.blockSize), 0, &block) == SQLITE_OK else { return nil }
        return block.map { UnsafeRawPointer($0) }
    }

    /// Returns the part of the index that covers a frame.
    ///
    /// - Parameter frame: Counted from 1.
    private func part(of frame: UInt32) -> Part? {
        let number = (Int(frame) - 1 + Self.framesPerBlock - Self.framesOfFirstBlock) / Self.framesPerBlock
        guard let block = block(number) else { return nil }
        let before = number == 0 ? 0 : Self.framesOfFirstBlock + (number - 1) * Self.framesPerBlock
        return Part(
            pages: block + (number == 0 ? Self.headerSize : 0),
            slots: block + Self.blockSize / 2,
            before: UInt32(before)
        )
    }

    private struct Part {
        /// The page number of each frame.
        let pages: UnsafeRawPointer
        /// A hash table of the frames of each page, counted from 1 within this part; 0 is an empty slot.
        let slots: UnsafeRawPointer
        /// The number of frames that the previous parts cover.
        let before: UInt32

        func page(of frame: UInt32) -> UInt32 {
            pages.load(fromByteOffset: 4 * Int(frame - before - 1), as: UInt32.self)
        }

        /// Returns the last frame of a page, up to a frame number.
        func lastFrame(of page: UInt32, upTo last: UInt32) -> UInt32? {
            var found: UInt32?
            var slot = Int(page &* 383) % slotCount
            for _ in 0..<slotCount {
                let number = UInt32(slots.load(fromByteOffset: 2 * slot, as: UInt16.self))
                guard number != 0, number <= framesPerBlock else { break }
                let frame = before + number
                if frame <= last, frame > found ?? 0, self.page(of: frame) == page { found = frame }
                slot = (slot + 1) % slotCount
            }
            return found
        }
    }

    /// The pages written to a range of frames, counted from 1. Nil if the index does not cover them.
    func pages(of frames: ClosedRange<UInt32>) -> Set<UInt32>? {
        var pages: Set<UInt32> = []
        for frame in frames {
            guard let page = part(of: frame)?.page(of: frame), page > 0 else { return nil }
            pages.insert(page)
        }
        return pages
    }

    /// Returns the last frame of a page, up to a frame number; nil if there is none.
    func lastFrame(of page: UInt32, upTo last: UInt32) -> UInt32? {
        var last = last
        while last > 0, let part = part(of: last) {
            if let frame = part.lastFrame(of: page, upTo: last) { return frame }
            last = part.before
        }
        return nil
    }
}
