/// The path of a feature in the tree of features: the steps from the root's state to its own.
///
/// `ifLet`, `ifCaseLet` and `forEach` add a step. Effects and their ids belong to a path, so that they end with the feature there, and so
/// that two rows of a list with equal ids do not cancel each other's effects. It is a list with shared tails: a step costs one allocation,
/// regardless of the depth.
///
/// `@unchecked` is safe: all properties are constants. Steps are key paths, ids and names of cases, which are never mutated.
final class FeaturePath: Hashable, @unchecked Sendable {
    /// The path of the feature whose reducer or effect runs; nil for the root.
    @TaskLocal static var current: FeaturePath?

    let parent: FeaturePath?
    private let keyPath: AnyKeyPath
    private let id: AnyHashable?
    private let caseName: UnsafePointer<CChar>?
    /// Whether the feature, or an ancestor, is presented, so that it can be dismissed.
    let isPresented: Bool

    init(
        parent: FeaturePath?,
        keyPath: AnyKeyPath,
        identity: FeatureIdentity,
        isPresentation: Bool
    ) {
        self.parent = parent
        self.keyPath = keyPath
        id = identity.id
        caseName = identity.caseName
        isPresented = isPresentation || parent?.isPresented == true
    }

    static func == (lhs: FeaturePath, rhs: FeaturePath) -> Bool {
        if lhs === rhs { return true }
        return lhs.caseName == rhs.caseName && lhs.id == rhs.id && lhs.keyPath == rhs.keyPath
            && lhs.parent == rhs.parent
    }

    /// O(depth). Each action of a child has a path; only those with effects are looked up by it.
    func hash(into hasher: inout Hasher) {
        hasher.combine(parent)
        hasher.combine(keyPath)
        hasher.combine(id)
        hasher.combine(caseName)
    }
}
