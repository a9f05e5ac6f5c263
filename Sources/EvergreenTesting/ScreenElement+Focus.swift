import EvergreenUI

extension ScreenElement {
    /// Moves the keyboard focus to a control with `focused(_:)`, as a click does.
    public func focus() throws(ScreenError) { try send(.focus(true)) }

    /// Removes the keyboard focus from a control with `focused(_:)`.
    public func blur() throws(ScreenError) { try send(.focus(false)) }

    /// Whether the control has the keyboard focus. Known only for controls with `focused(_:)`.
    public var isFocused: Bool {
        tree.update()
        return tree.document.focused === element
    }
}
