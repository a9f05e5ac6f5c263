/// The id of effects that are cancelled together: the one that an app gives, and the place of the feature that gives it.
struct CancelID: Hashable, Sendable {
    private let id: AnyHashableSendable
    private let path: FeaturePath?

    /// - Parameters:
    ///   - id: The app's id.
    ///   - path: The place of the feature.
    init(_ id: some Hashable & Sendable, path: FeaturePath? = .current) {
        self.id = AnyHashableSendable(id)
        self.path = path
    }

    private init(id: AnyHashableSendable, path: FeaturePath?) {
        self.id = id
        self.path = path
    }

    /// The effects of the feature at a place, and of all features below.
    static func lifetime(of path: FeaturePath) -> CancelID { CancelID(Lifetime(), path: path) }

    private struct Lifetime: Hashable {}

    /// This id, and the same one in the features around: whose cancellation cancels the effects of this feature, too.
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

/// A hashable value of any type that may cross threads.
///
/// `@unchecked` is safe: it is only made of a `Sendable` value.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
    private let base: AnyHashable

    init(_ base: some Hashable & Sendable) {
        self.base = AnyHashable(base)
    }
}
