/// The header of a database file (https://sqlite.org/fileformat2.html#the_database_header).
struct FileHeader {
    /// The number of bytes of a page that SQLite uses.
    let usableSize: Int
    private let firstFreePage: UInt32
    private let freePageCount: UInt32

    /// Reading more of them would take longer than fetching rows again.
    private static let maximumFreePages = 100_000

    /// - Throws: ``MalformedPage`` for a file whose pages can't be identified: an encrypted one, one with `auto_vacuum`, which moves pages,
    ///   or one of more than 2^24 pages.
    init(_ stored: StoredPages) throws {
        let page = try stored.page(1)
        guard try page.int32(0) == 0x5351_4C69, try page.int32(52) == 0, stored.end.pageCount < 1 << 24 else {
            throw MalformedPage()
        }
        usableSize = stored.end.pageSize - Int(try page.int32(20) >> 24)
        firstFreePage = try page.int32(32)
        freePageCount = try page.int32(36)
        guard usableSize >= 480 else { throw MalformedPage() }
    }

    /// The free pages.
    func freePages(_ stored: StoredPages) throws -> Set<UInt32> {
        guard freePageCount <= Self.maximumFreePages else { throw MalformedPage() }
        var free: Set<UInt32> = []
        var next = firstFreePage
        // Each of these pages contains the number of the next one, and the numbers of free leaf pages.
        while next != 0, free.insert(next).inserted {
            let page = try stored.page(next)
            let count = Int(try page.int32(4))
            guard count <= usableSize / 4 - 2 else { throw MalformedPage() }
            for index in 0..<count { free.insert(try page.int32(8 + 4 * index)) }
            next = try page.int32(0)
        }
        return free
    }
}
