import HashTreeCollections

/// The values of an environment by their keys.
///
/// A change is a link in front of the entries that it was made from: most environments differ in one value from the one
/// around them, and there are many of them, so a link has a sixth of the size of a dictionary's changed nodes. Each read
/// walks the links, so they are few: after that many, all entries are put into one dictionary.
final class EnvironmentEntries {
    struct Entry {
        let value: Any
        /// Two entries with the same version have the same value.
        let version: Int
    }

    private typealias Table = TreeDictionary<ObjectIdentifier, Entry>

    /// What ends a chain of links, shared by all of them.
    private final class SharedTable {
        let entries: Table

        init(_ entries: Table) {
            self.entries = entries
        }
    }

    private static let longestChain = 8

    private let key: ObjectIdentifier
    private let entry: Entry
    private let next: EnvironmentEntries?
    /// What the links don't say; nil for nothing.
    private let table: SharedTable?
    /// The number of links from here on.
    private let length: Int

    /// - Parameter entries: What is there already; nil for nothing. It stays as it is.
    convenience init(_ entries: EnvironmentEntries?, setting value: Any, for key: ObjectIdentifier) {
        self.init(entries, setting: Entry(value: value, version: UniqueVersion.next()), for: key)
    }

    /// - Parameter entries: What is there already; nil for nothing. It stays as it is.
    init(_ entries: EnvironmentEntries?, setting entry: Entry, for key: ObjectIdentifier) {
        self.key = key
        self.entry = entry
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

    func entry(for key: ObjectIdentifier) -> Entry? {
        var link = self
        while link.key != key {
            guard let next = link.next else { return table?.entries[key] }
            link = next
        }
        return link.entry
    }

    /// The entries that are not in others. O(n) for n entries.
    func entries(notIn others: EnvironmentEntries?) -> [(key: ObjectIdentifier, entry: Entry)] {
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
