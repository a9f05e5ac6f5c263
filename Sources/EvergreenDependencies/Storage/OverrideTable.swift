/// The overrides of a scope: a hash table with open addressing, made whole for each change.
///
/// A `Dictionary` would do the same in five times the time, most of it spent on a hash that withstands attackers.
@usableFromInline
struct OverrideTable: Sendable {
    /// Twice as many places as entries or more, a power of two of them, so that an empty place ends every search.
    @usableFromInline let keys: ContiguousArray<ObjectIdentifier?>
    /// The entry of each key, in the same place.
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

    /// A table with the entries too, which replace those of the same keys. O(n).
    func setting(_ added: [any AnyEntry]) -> OverrideTable {
        let replaced = Set(added.map { ObjectIdentifier($0.key) })
        return OverrideTable(entries.filter { !replaced.contains(ObjectIdentifier($0.key)) } + added)
    }

    /// Metadata of types is aligned to 8 bytes or more, and lies dozens of bytes apart.
    @inlinable
    static func firstPlace(of key: ObjectIdentifier) -> Int {
        let address = Int(bitPattern: key)
        return address >> 4 ^ address >> 9
    }
}
