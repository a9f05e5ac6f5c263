/// A value in an override table or a cache.
@usableFromInline
final class Entry<Key: TestDependencyKey>: AnyEntry {
    @usableFromInline let value: Key.Value
    /// The reason why the value should not be used, if there is one.
    @usableFromInline let fault: DependencyFault?

    init(value: Key.Value, fault: DependencyFault? = nil) {
        self.value = value
        self.fault = fault
    }

    /// Creates the key's default value for a context.
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
            let flag = DefaultTestValueFlag()
            let value = DefaultTestValueFlag.$current.withValue(flag) { Key.testValue }
            self.init(value: value, fault: flag.isSet.withLock { $0 } ? .noTestValue : nil)
        }
    }

    @usableFromInline var key: any TestDependencyKey.Type { Key.self }
}

/// A type-erased ``Entry``, whose key is only known from its place in a table.
@usableFromInline
protocol AnyEntry: AnyObject, Sendable {
    var key: any TestDependencyKey.Type { get }
}

extension AnyEntry {
    /// The entry with its type.
    ///
    /// Every table stores an entry under the `ObjectIdentifier` of the key in its type, so that looking up `Key` yields an `Entry<Key>`;
    /// debug builds check it.
    @inlinable
    func entry<Key: TestDependencyKey>(of key: Key.Type) -> Entry<Key> {
        unsafeDowncast(self, to: Entry<Key>.self)
    }
}

extension TestDependencyKey {
    /// The live value, if the key has one, even if it is declared in another module.
    fileprivate static var ownLiveValue: Value? {
        func value<Key: DependencyKey>(of key: Key.Type) -> Any { Key.liveValue }
        guard let key = Self.self as? any DependencyKey.Type else { return nil }
        return value(of: key) as? Value
    }
}
