prefix operator /

/// The case path of a case with a payload: `/Action.child`.
///
/// The path extracts payloads by reflection, which costs about a microsecond. Prefer case key paths (`\.child`).
///
/// - Parameter embed: The case.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
    AnyCasePath(unsafe: embed)
}

/// The case path of a case without a payload: `/Action.refresh`.
///
/// - Parameter root: The case.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
    AnyCasePath(unsafe: { root })
}

/// The identity path: `/.self`.
///
/// - Parameter type: The type of the value.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
    AnyCasePath()
}

/// Returns a case path unchanged.
///
/// - Parameter path: The path.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
    path
}

/// The function that extracts the payload of a case: `actions.compactMap(/Action.child)`.
///
/// - Parameter embed: The case.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
    AnyCasePath(unsafe: embed).extract(from:)
}
