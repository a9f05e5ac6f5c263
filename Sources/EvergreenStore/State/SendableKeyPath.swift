/// A key path to a field of state, for use in closures of other tasks.
///
/// A key path is immutable. It is not `Sendable` only because it may contain subscript arguments that are not.
///
/// `@unchecked` is safe because the key paths used here are written as literals, `\.field` or `\.$field`: they contain at most the identity
/// of an element.
struct SendableKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
    let path: Path

    init(_ path: Path) {
        self.path = path
    }
}
