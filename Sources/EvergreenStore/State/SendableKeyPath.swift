/// A key path to a field of state, which closures of other tasks use.
///
/// A key path is immutable. It is not `Sendable` by itself only because it may hold arguments of subscripts that are not.
///
/// `@unchecked` is safe because the paths that come here are written as literals, `\.field` or `\.$field`: what they hold,
/// if anything, is the identity of an element.
struct SendableKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
    let path: Path

    init(_ path: Path) {
        self.path = path
    }
}
