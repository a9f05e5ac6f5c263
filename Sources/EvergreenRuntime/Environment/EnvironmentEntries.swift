import HashTreeCollections

/// The values of an environment by their keys.
///
/// A change is a link in front of the entries that it was made from: most environments differ in one value from the one
/// around them, and there are many of them, so a link has a sixth of the size of a dictionary's changed nodes. A read of what is set
/// walks the links, so they are few: after that many, all entries are put into one dictionary.
final class EnvironmentEntries {
    private typealias Table = TreeDictionary<ObjectIdentifier, EnvironmentEntry>

    /// What ends a chain of links, shared by all of them.
    private final class SharedTable {
        let entries: Table

        init(_ entries: Table) {
            self.entries = entries
        }
    }

    private static let longestChain = 8

    private let key: ObjectIdentifier
    private let entry: EnvironmentEntry
    private let next: EnvironmentEntries?
    /// What the links don't say; nil for nothing.
    private let table: SharedTable?
    /// The number of links from here on.
    private let length: Int
    /// A bit for each key that has an entry: most reads are of keys that have none, and need no search.
    private let keyBits: UInt64

    /// - Parameter entries: What is there already; nil for nothing. It stays as it is.
    init(_ entries: EnvironmentEntries?, setting entry: EnvironmentEntry, for key: ObjectIdentifier) {
        self.key = key
        self.entry = entry
        keyBits = (entries?.keyBits ?? 0) | Self.bit(of: key)
        // One of the same key is hidden for good.
        let rest = entries?.key == key ? entries?.next : entries
        if let rest, rest.length >= Self.longestChain {
            next = nil
            table = SharedTable(rest.joined)
            length = 1
        } else {
            next = rest
            table = (rest ?? entries)?.table
            length = (rest?.length ?? 0) + 1
        }
    }

    /// Types are apart by some words in memory, but not by a power of two of them.
    private static func bit(of key: ObjectIdentifier) -> UInt64 {
        let address = UInt(bitPattern: key)
        return 1 << UInt64((address >> 3 ^ address >> 9) & 63)
    }

    func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
        keyBits & Self.bit(of: key) == 0 ? nil : search(for: key)
    }

    /// By recursion, which keeps no link alive that the one in front of it keeps.
    private func search(for key: ObjectIdentifier) -> EnvironmentEntry? {
        if self.key == key { return entry }
        guard let next else { return table?.entries[key] }
        return next.search(for: key)
    }

    /// The entries that are not in others. O(n) for n entries.
    func entries(notIn others: EnvironmentEntries?) -> [(key: ObjectIdentifier, entry: EnvironmentEntry)] {
        joined.filter { others?.entry(for: $0.key)?.version != $0.value.version }.map { ($0.key, $0.value) }
    }

    var count: Int { joined.count }

    /// All entries in one dictionary.
    private var joined: Table {
        var links: [EnvironmentEntries] = []
        var link: EnvironmentEntries? = self
        while let current = link {
            links.append(current)
            link = current.next
        }
        var entries = table?.entries ?? [:]
        // The first links hide those behind them.
        for link in links.reversed() { entries[link.key] = link.entry }
        return entries
    }
}

/// The value of a key in an environment. Its class says the type.
@usableFromInline class EnvironmentEntry {
    /// Two entries with the same version have the same value.
    let version: Int

    fileprivate init() {
        version = UniqueVersion.next()
    }
}

/// The value of a key whose values are of this type.
@usableFromInline final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
    @usableFromInline let value: Value

    init(_ value: Value) {
        self.value = value
        super.init()
    }
}
