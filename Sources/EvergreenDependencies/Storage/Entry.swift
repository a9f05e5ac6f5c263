/// A value in an override table or a cache.
@usableFromInline
final class Entry<Key: TestDependencyKey>: AnyEntry {
    @usableFromInline let value: Key.Value
    /// Why the value should not be used, if so.
    @usableFromInline let fault: DependencyFault?

    init(value: Key.Value, fault: DependencyFault? = nil) {
        self.value = value
        self.fault = fault
    }

    /// Makes the key's own value for a context.
    convenience init(madeIn context: DependencyContext) {
        switch context {
        case .live:
            if let value = Key.ownLiveValue {
                self.init(value: value)
            } else {
                self.init(value: Key.testValue, fault: .noLiveValue)
            }
        case .preview:
            self.init(value: Key.previewValue)
        case .test:
            let note = StandInNote()
            let value = StandInNote.$current.withValue(note) { Key.testValue }
            self.init(value: value, fault: note.isStandIn.withLock { $0 } ? .noTestValue : nil)
        }
    }

    @usableFromInline var key: any TestDependencyKey.Type { Key.self }
}

/// An ``Entry`` whose key is known by its place in a table only.
@usableFromInline
protocol AnyEntry: AnyObject, Sendable {
    var key: any TestDependencyKey.Type { get }
}

extension AnyEntry {
    /// The entry with its type.
    ///
    /// Every table files an entry under the `ObjectIdentifier` of the key in its type, so what the look-up of `Key` finds is
    /// an `Entry<Key>`; debug builds check it.
    @inlinable
    func entry<Key: TestDependencyKey>(of key: Key.Type) -> Entry<Key> {
        unsafeDowncast(self, to: Entry<Key>.self)
    }
}

extension TestDependencyKey {
    /// The live value, if the key has one, be it declared in another module.
    fileprivate static var ownLiveValue: Value? {
        func value<Key: DependencyKey>(of key: Key.Type) -> Any { Key.liveValue }
        guard let key = Self.self as? any DependencyKey.Type else { return nil }
        return value(of: key) as? Value
    }
}
