import IssueReporting

/// Runs a child's reducer on an optional part of the state, in place, and assigns its effects to the child.
///
/// - Parameters:
///   - child: The child's reducer.
///   - state: The child's state; nil if it was removed.
///   - action: The child's action.
///   - keyPath: The key path of the child's state.
///   - isPresentation: Whether the child can be dismissed.
///   - identify: Returns the identity that distinguishes the child from others at its path.
/// - Returns: The child's effects; nil if the child was removed.
func reduceChild<Child: Reducer>(
    _ child: Child,
    into state: inout Child.State?,
    action: Child.Action,
    at keyPath: AnyKeyPath,
    isPresentation: Bool = false,
    identify: (Child.State) -> FeatureIdentity = FeatureIdentity.init(of:)
) -> Effect<Child.Action>? {
    guard var present = state else { return nil }
    // Moved out meanwhile, so that the child's arrays are uniquely referenced, and not copied when they change.
    state = nil
    defer { state = present }
    let path = FeaturePath(
        parent: .current,
        keyPath: keyPath,
        identity: identify(present),
        isPresentation: isPresentation
    )
    let effect = FeaturePath.$current.withValue(path) { child.reduce(into: &present, action: action) }
    return effect.belonging(to: path)
}

/// The path of a child, as used by ``reduceChild(_:into:action:at:isPresentation:identify:)``, to end the child's effects.
func path(of identity: FeatureIdentity, at keyPath: AnyKeyPath, isPresentation: Bool = false) -> FeaturePath {
    FeaturePath(parent: .current, keyPath: keyPath, identity: identity, isPresentation: isPresentation)
}

/// The source location where a reducer was composed, for reports.
struct ReducerLocation: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Reports an action for a child that was removed.
    func reportAbsentChild(operator name: String, parent: Any.Type, action: Any, reason: String) {
        reportIssue(
            """
            '\(name)' in \(feature(of: parent)) received an action for a missing child: \(reason). The state is unchanged.

              Action: \(caseName(of: action))

            Run '\(name)' before the reducer that removes the child; cancel its effects; and let views send actions \
            only while the child exists.
            """,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

/// The case of an action and of nested actions, without other payloads, for messages.
package func caseName(of action: Any) -> String {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return "\(type(of: action))" }
    guard let child = mirror.children.first, let label = child.label else { return ".\(action)" }
    var payload = child.value
    let tuple = Mirror(reflecting: payload)
    if tuple.displayStyle == .tuple, let action = tuple.children.first(where: { $0.label == "action" }) {
        payload = action.value
    }
    let isAction = Mirror(reflecting: payload).displayStyle == .enum
    return isAction ? ".\(label)(\(caseName(of: payload)))" : ".\(label)"
}
