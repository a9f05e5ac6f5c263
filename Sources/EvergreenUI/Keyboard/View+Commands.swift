/// The direction of an arrow key.
public enum MoveCommandDirection: CaseIterable, Hashable, Sendable {
    /// The up arrow key.
    case up
    /// The down arrow key.
    case down
    /// The left arrow key.
    case left
    /// The right arrow key.
    case right

    fileprivate var key: KeyEquivalent {
        switch self {
        case .up: .upArrow
        case .down: .downArrow
        case .left: .leftArrow
        case .right: .rightArrow
        }
    }
}

extension View {
    /// Performs an action when an arrow key is pressed, or repeats, while this view or a descendant has focus. See
    /// ``onKeyPress(_:action:)``.
    ///
    /// - Parameter action: Receives the direction. Nil for no action.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        let directions = action == nil ? [] : MoveCommandDirection.allCases
        return onKeyPress(keys: Set(directions.map(\.key)), phases: [.down, .repeat]) { press in
            guard let action, let direction = directions.first(where: { $0.key == press.key }) else { return .ignored }
            action(direction)
            return .handled
        }
    }

    /// Performs an action when the Escape key is pressed while this view or a descendant has focus. See ``onKeyPress(_:action:)``.
    ///
    /// - Parameter action: Nil for no action.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { onCommand(of: [.escape], perform: action) }

    /// Performs an action when a delete key is pressed while this view or a descendant has focus. See ``onKeyPress(_:action:)``. In a text
    /// field, the key deletes a character instead.
    ///
    /// - Parameter action: Nil for no action.
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommand(of: [.delete, .deleteForward], perform: action)
    }

    private func onCommand(of keys: Set<KeyEquivalent>, perform action: (() -> Void)?) -> some View {
        onKeyPress(keys: action == nil ? [] : keys, phases: .down) { _ in
            guard let action else { return .ignored }
            action()
            return .handled
        }
    }
}
