/// The id of effects that are cancelled together: the app's id, and the path of its feature.
struct CancelID: Hashable, Sendable {
    private let id: AnyHashableSendable
    private let path: FeaturePath?

    /// - Parameters:
    ///   - id: The app's id.
    ///   - path: The path of the feature.
    init(_ id: some Hashable & Sendable, path: FeaturePath? = .current) {
        self.id = AnyHashableSendable(id)
        self.path = path
    }

    private init(id: AnyHashableSendable, path: FeaturePath?) {
        self.id = id
        self.path = path
    }

    /// The id of the effects of the feature at a path, and of its descendants.
    static func lifetime(of path: FeaturePath) -> CancelID { CancelID(Lifetime(), path: path) }

    private struct Lifetime: Hashable {}

    /// This id, and the same one in the ancestor features, whose cancellation also cancels the effects of this feature.
    var withAncestors: [CancelID] {
        var ids = [self]
        var path = path
        while let current = path {
            path = current.parent
            ids.append(CancelID(id: id, path: path))
        }
        return ids
    }
}

/// A type-erased hashable value that is `Sendable`.
///
/// `@unchecked` is safe: it is only created from a `Sendable` value.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
    private let base: AnyHashable

    init(_ base: some Hashable & Sendable) {
        self.base = AnyHashable(base)
    }
}
