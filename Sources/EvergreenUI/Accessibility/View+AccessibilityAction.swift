import EvergreenDocument

/// What an accessibility action does.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: Text?

    /// What a press of the view does.
    public static let `default` = AccessibilityActionKind(name: nil)

    /// An action with a name.
    public init(named name: Text) {
        self.name = name
    }

    private init(name: Text?) {
        self.name = name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name == nil) }
}

extension View {
    /// Adds an action for assistive technology and the keyboard.
    ///
    /// On a page, a button out of sight before the view, which is named by the action, or by the texts of the view for a default
    /// action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        AccessibilityActionView(inner: self, name: actionKind.name, handler: handler)
    }

    /// Adds an action with a name for assistive technology and the keyboard.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a name for assistive technology and the keyboard.
    public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(key), handler)
    }

    /// Adds an action with a name for assistive technology and the keyboard.
    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}

/// The direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Larger, and smaller.
    case increment, decrement
}

extension View {
    /// Adds actions for assistive technology that make the value of this view larger and smaller. On a page, two buttons out of sight
    /// before the view.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAction(named: Text(StandardWord.decrement)) { handler(.decrement) }
            .accessibilityAction(named: Text(StandardWord.increment)) { handler(.increment) }
    }

    /// Adds actions for assistive technology: the buttons of a view. On a page, they are out of sight, until the keyboard leads to one of
    /// them.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        overlay { VStack(content: content).modifier(StyleModifier(value: .outOfSight)) }
    }
}

private struct AccessibilityActionView<Inner: View>: DecoratingView {
    let inner: Inner
    let name: Text?
    let handler: () -> Void

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .gestureArea(.action(name: name?.resolve(in: node.environment)))
    }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard event == .tap else { return false }
        handler()
        return true
    }
}
