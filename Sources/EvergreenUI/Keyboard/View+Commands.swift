/// A direction in which the user wants to go with an arrow key.
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
    /// Performs an action when an arrow key is pressed, or held, while this view or one inside has the focus: see
    /// ``onKeyPress(_:action:)``.
    ///
    /// - Parameter action: Gets the direction; nil for none.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        let directions = action == nil ? [] : MoveCommandDirection.allCases
        return onKeyPress(keys: Set(directions.map(\.key)), phases: [.down, .repeat]) { press in
            guard let action, let direction = directions.first(where: { $0.key == press.key }) else { return .ignored }
            action(direction)
            return .handled
        }
    }

    /// Performs an action when the Escape key is pressed while this view or one inside has the focus: see
    /// ``onKeyPress(_:action:)``.
    ///
    /// - Parameter action: Nil for none.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { onCommand(of: [.escape], perform: action) }

    /// Performs an action when a key that deletes is pressed while this view or one inside has the focus: see
    /// ``onKeyPress(_:action:)``. In a text field, the key deletes a letter.
    ///
    /// - Parameter action: Nil for none.
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
