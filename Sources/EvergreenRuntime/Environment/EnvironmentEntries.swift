import HashTreeCollections

/// The values of an environment, by key.
///
/// A change prepends a link to the entries it was made from. Most environments differ from their parent's in one value, and there are many
/// of them: a link has a sixth of the size of the nodes that a change of a dictionary copies. Reading a value that is set walks the links,
/// so their number is limited: beyond it, all entries are merged into one dictionary.
final class EnvironmentEntries {
    private typealias Table = TreeDictionary<ObjectIdentifier, EnvironmentEntry>

    /// The end of a chain of links, shared by all links.
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
    /// The entries that are not in links; nil if there are none.
    private let table: SharedTable?
    /// The number of links, including this one.
    private let length: Int
    /// A bit per key with an entry, as a filter: most reads are of keys without one, and need no search.
    private let keyBits: UInt64

    /// - Parameter entries: The entries to extend, which are not changed; nil if there are none.
    init(_ entries: EnvironmentEntries?, setting entry: EnvironmentEntry, for key: ObjectIdentifier) {
        self.key = key
        self.entry = entry
        keyBits = (entries?.keyBits ?? 0) | Self.bit(of: key)
        // An entry with the same key is permanently hidden.
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

    /// Metatypes are several words apart in memory, but not by a power of two of them.
    private static func bit(of key: ObjectIdentifier) -> UInt64 {
        let address = UInt(bitPattern: key)
        return 1 << UInt64((address >> 3 ^ address >> 9) & 63)
    }

    func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
        keyBits & Self.bit(of: key) == 0 ? nil : search(for: key)
    }

    /// Recursive: unlike a loop, it doesn't retain each link.
    private func search(for key: ObjectIdentifier) -> EnvironmentEntry? {
        if self.key == key { return entry }
        guard let next else { return table?.entries[key] }
        return next.search(for: key)
    }

    /// Returns the entries that are not in `others`. O(n) for n entries.
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
        // Links closer to the front override those behind them.
        for link in links.reversed() { entries[link.key] = link.entry }
        return entries
    }
}

/// The value of a key in an environment. Its subclass has the type.
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
