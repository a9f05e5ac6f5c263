/// The stores of the parts of a store, by their key paths.
///
/// A part has one store as long as it exists, so that views that are passed it don't change. Stores of removed parts are dropped each time
/// the number of stores has doubled.
@MainActor
struct ScopeCache {
    struct Key: Hashable {
        let state: AnyKeyPath
        let action: AnyKeyPath
    }

    private struct Entry {
        let child: AnyObject
        let isPresent: @MainActor () -> Bool
    }

    private var entries: [Key: Entry] = [:]
    private var countToSweep = 16

    subscript<Child: AnyObject>(key: Key, as type: Child.Type) -> Child? {
        entries[key]?.child as? Child
    }

    mutating func insert(_ child: AnyObject, for key: Key, isPresent: @escaping @MainActor () -> Bool) {
        entries[key] = Entry(child: child, isPresent: isPresent)
        guard entries.count >= countToSweep else { return }
        entries = entries.filter { $0.value.isPresent() }
        countToSweep = max(16, entries.count * 2)
    }

    mutating func remove(_ key: Key) {
        entries[key] = nil
    }

    var count: Int { entries.count }
}
