import OpenCombineShim

/// A part of a shared value.
final class MemberReference<Base, Value>: MutableReference {
    private let base: any MutableReference<Base>
    private let path: SharedKeyPath<WritableKeyPath<Base, Value>>

    init(_ base: any MutableReference<Base>, _ path: WritableKeyPath<Base, Value>) {
        self.base = base
        self.path = SharedKeyPath(path)
    }

    func read(_ side: SharedAssertion.Side) -> Value { base.read(side)[keyPath: path.path] }
    var publisher: AnyPublisher<Value, Never> {
        base.publisher.map { [path] in $0[keyPath: path.path] }.eraseToAnyPublisher()
    }
    func withLock<R>(_ body: (inout Value) throws -> R, at place: SharedPlace) rethrows -> R {
        try base.withLock({ try body(&$0[keyPath: path.path]) }, at: place)
    }

    var isLoading: Bool { base.isLoading }
    var loadError: (any Error)? { base.loadError }
    var saveError: (any Error)? { base.saveError }
    func load() async throws { try await base.load() }
    func save() async throws { try await base.save() }

    func isSame(as other: any Reference) -> Bool {
        guard let other = other as? MemberReference<Base, Value> else { return false }
        return other.path.path == path.path && base.isSame(as: other.base)
    }
    var root: AnyObject { base.root }
    var description: String { "\(base)[\(path.path)]" }
}

/// A read-only part of a shared value.
final class ReadingReference<Base, Value>: Reference {
    private let base: any Reference<Base>
    /// Nil if the part is computed by a function.
    private let path: SharedKeyPath<KeyPath<Base, Value>>?
    private let compute: @Sendable (Base) -> Value

    init(_ base: any Reference<Base>, _ path: KeyPath<Base, Value>) {
        let path = SharedKeyPath(path)
        self.base = base
        self.path = path
        compute = { $0[keyPath: path.path] }
    }

    init(_ base: any Reference<Base>, _ compute: @escaping @Sendable (Base) -> Value) {
        self.base = base
        self.compute = compute
        path = nil
    }

    func read(_ side: SharedAssertion.Side) -> Value { compute(base.read(side)) }
    var publisher: AnyPublisher<Value, Never> { base.publisher.map(compute).eraseToAnyPublisher() }

    var isLoading: Bool { base.isLoading }
    var loadError: (any Error)? { base.loadError }
    func load() async throws { try await base.load() }

    func isSame(as other: any Reference) -> Bool {
        if other === self { return true }
        guard let path, let other = other as? ReadingReference<Base, Value>, let otherPath = other.path else {
            return false
        }
        return path.path == otherPath.path && base.isSame(as: other.base)
    }
    var root: AnyObject { base.root }
    var description: String { path.map { "\(base)[\($0.path)]" } ?? "\(base)[…]" }
}

/// A key path to a part of a shared value.
///
/// `@unchecked` is safe: a key path is immutable. It is not `Sendable` only because it may contain subscript arguments that are not; the
/// arguments used with shared values (a position, an identity, a key) are only compared and hashed.
struct SharedKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
    let path: Path

    init(_ path: Path) {
        self.path = path
    }
}
