import EvergreenUI

extension ScreenElement {
    /// Moves the keyboard focus to a control, like a click. It or an ancestor must have `focused(_:)` or `focusedValue(_:_:)`.
    public func focus() throws(ScreenError) { try send(.focus(true), to: focusObserver) }

    /// Removes the keyboard focus from a control.
    public func blur() throws(ScreenError) { try send(.focus(false), to: focusObserver) }

    /// The nearest element with an observed focus, as on a page.
    private var focusObserver: Element {
        var next: Element? = element
        while let element = next {
            if element.onFocusChange != nil || element.onOwnFocusChange != nil { return element }
            next = element.parent
        }
        return element
    }

    /// Whether the control has the keyboard focus. Known only for controls with `focused(_:)`.
    public var isFocused: Bool {
        tree.update()
        return tree.document.focused === element
    }
}
