#if !canImport(Darwin)
    public import Synchronization

    /// An append-only table of entries.
    ///
    /// Each bucket is a list that grows at its head. A reader loads the head, the only mutable part, and follows constant links: it takes
    /// no lock, counts no references, and never waits.
    ///
    /// Invariants, which also prove `@unchecked Sendable`:
    /// - `buckets` and the nodes are allocated by this object and freed by `deinit`, when there are no readers left.
    /// - A node is complete before the releasing store that publishes it, and never changes after; readers load with acquiring order.
    /// - A node's entry lives as long as the node, and is an `Entry` of the node's key.
    /// - Calls of `insert` never overlap (`EntryCreations` calls it under its lock).
    @usableFromInline
    final class EntryTable: @unchecked Sendable {
        @usableFromInline
        struct Node {
            @usableFromInline let key: ObjectIdentifier
            @usableFromInline let context: DependencyContext
            @usableFromInline let entry: any AnyEntry
            @usableFromInline let next: UnsafePointer<Node>?
        }

        @usableFromInline static var bucketCount: Int { 128 }

        @usableFromInline let buckets: UnsafeMutablePointer<Atomic<UnsafePointer<Node>?>>

        init() {
            buckets = .allocate(capacity: Self.bucketCount)
            for index in 0..<Self.bucketCount {
                (buckets + index).initialize(to: Atomic(nil))
            }
        }

        deinit {
            for index in 0..<Self.bucketCount {
                var next = buckets[index].load(ordering: .acquiring)
                while let node = next {
                    next = node.pointee.next
                    UnsafeMutablePointer(mutating: node).deinitialize(count: 1)
                    node.deallocate()
                }
            }
            buckets.deinitialize(count: Self.bucketCount)
            buckets.deallocate()
        }

        @inlinable
        func withEntry<Key: TestDependencyKey, Result>(
            of key: Key.Type,
            in context: DependencyContext,
            _ body: (Entry<Key>) -> Result?
        ) -> Result? {
            let key = ObjectIdentifier(Key.self)
            var next = buckets[Self.bucket(of: key)].load(ordering: .acquiring)
            while let node = next {
                if node.pointee.key == key, node.pointee.context == context {
                    return body(node.pointee.entry.entry(of: Key.self))
                }
                next = node.pointee.next
            }
            return nil
        }

        func contains(_ key: ObjectIdentifier, in context: DependencyContext) -> Bool {
            var next = buckets[Self.bucket(of: key)].load(ordering: .acquiring)
            while let node = next {
                if node.pointee.key == key, node.pointee.context == context { return true }
                next = node.pointee.next
            }
            return false
        }

        func insert(_ entry: any AnyEntry, in context: DependencyContext) {
            let key = ObjectIdentifier(entry.key)
            let bucket = Self.bucket(of: key)
            let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
            let head = buckets[bucket].load(ordering: .acquiring)
            node.initialize(to: Node(key: key, context: context, entry: entry, next: head))
            buckets[bucket].store(UnsafePointer(node), ordering: .releasing)
        }

        /// Type metadata is aligned to at least 8 bytes, and lies dozens of bytes apart.
        @inlinable
        static func bucket(of key: ObjectIdentifier) -> Int {
            let address = UInt(bitPattern: key)
            return Int((address >> 4 ^ address >> 11) % UInt(bucketCount))
        }
    }
#else
    import EvergreenConcurrency

    /// An append-only table of entries.
    ///
    /// The Synchronization module requires later systems than this package does, so that a lock guards a dictionary here.
    @usableFromInline
    final class EntryTable: Sendable {
        private struct Slot: Hashable {
            let key: ObjectIdentifier
            let context: DependencyContext
        }

        private let entries = Locked<[Slot: any AnyEntry]>([:])

        @usableFromInline
        func withEntry<Key: TestDependencyKey, Result>(
            of key: Key.Type,
            in context: DependencyContext,
            _ body: (Entry<Key>) -> Result?
        ) -> Result? {
            let slot = Slot(key: ObjectIdentifier(Key.self), context: context)
            return entries.withLock { $0[slot] }.flatMap { body($0.entry(of: Key.self)) }
        }

        func contains(_ key: ObjectIdentifier, in context: DependencyContext) -> Bool {
            entries.withLock { $0[Slot(key: key, context: context)] != nil }
        }

        func insert(_ entry: any AnyEntry, in context: DependencyContext) {
            entries.withLock { $0[Slot(key: ObjectIdentifier(entry.key), context: context)] = entry }
        }
    }
#endif
