import EvergreenUI

extension ScreenElement {
    /// Gives a control with `focused` the keyboard's focus, as a click does.
    public func focus() throws(ScreenError) { try send(.focus(true)) }

    /// Takes the keyboard's focus from a control with `focused`.
    public func blur() throws(ScreenError) { try send(.focus(false)) }

    /// Whether a control with `focused` has the keyboard's focus.
    public var isFocused: Bool {
        tree.update()
        return tree.document.focused === element
    }
}
