/// The overrides of a scope: an immutable hash table with open addressing.
///
/// A `Dictionary` would take five times as long, mostly for a hash function that withstands attacks.
@usableFromInline
struct OverrideTable: Sendable {
    /// A power of two, at least twice the number of entries, so that every search ends at an empty place.
    @usableFromInline let keys: ContiguousArray<ObjectIdentifier?>
    /// The entry of each key, at the same index.
    @usableFromInline let places: ContiguousArray<(any AnyEntry)?>
    @usableFromInline let count: Int

    init() {
        self.init([])
    }

    private init(_ entries: [any AnyEntry]) {
        var placeCount = 4
        while placeCount < entries.count * 2 { placeCount *= 2 }
        var keys = ContiguousArray<ObjectIdentifier?>(repeating: nil, count: placeCount)
        var places = ContiguousArray<(any AnyEntry)?>(repeating: nil, count: placeCount)
        for entry in entries {
            let key = ObjectIdentifier(entry.key)
            var place = Self.firstPlace(of: key) & (placeCount - 1)
            while keys[place] != nil { place = (place + 1) & (placeCount - 1) }
            keys[place] = key
            places[place] = entry
        }
        self.keys = keys
        self.places = places
        count = entries.count
    }

    var entries: [any AnyEntry] {
        places.compactMap { $0 }
    }

    @inlinable
    func find(_ key: ObjectIdentifier) -> (any AnyEntry)? {
        if count == 0 { return nil }
        let mask = keys.count - 1
        var place = Self.firstPlace(of: key) & mask
        while let found = keys[place] {
            if found == key { return places[place] }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Returns a table with additional entries, which replace those of the same keys. O(n).
    func setting(_ added: [any AnyEntry]) -> OverrideTable {
        let replaced = Set(added.map { ObjectIdentifier($0.key) })
        return OverrideTable(entries.filter { !replaced.contains(ObjectIdentifier($0.key)) } + added)
    }

    /// Type metadata is aligned to at least 8 bytes, and lies dozens of bytes apart.
    @inlinable
    static func firstPlace(of key: ObjectIdentifier) -> Int {
        let address = Int(bitPattern: key)
        return address >> 4 ^ address >> 9
    }
}
