import EvergreenDocument

/// What an accessibility action does.
public struct AccessibilityActionKind: Hashable, Sendable {
    let form: Form

    enum Form: Equatable, Sendable {
        case press, escape, delete
        case named(Text)
    }

    /// What a press of the view does.
    public static let `default` = AccessibilityActionKind(form: .press)
    /// What closes the view, or leaves it. On a page, the Escape key while the view or one inside has the focus.
    public static let escape = AccessibilityActionKind(form: .escape)
    /// What deletes the view's content. On a page, the keys that delete, while the view or one inside has the focus.
    public static let delete = AccessibilityActionKind(form: .delete)

    /// An action with a name.
    public init(named name: Text) {
        self.init(form: .named(name))
    }

    private init(form: Form) {
        self.form = form
    }

    public func hash(into hasher: inout Hasher) {
        switch form {
        case .press: hasher.combine(0)
        case .escape: hasher.combine(1)
        case .delete: hasher.combine(2)
        case .named: hasher.combine(3)
        }
    }
}

extension View {
    /// Adds an action for assistive technology and the keyboard.
    ///
    /// On a page, a button out of sight before the view, which is named by the action, or by the texts of the view for a default
    /// action. ``AccessibilityActionKind/escape`` and ``AccessibilityActionKind/delete`` are keys.
    @ViewBuilder
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        switch actionKind.form {
        case .press: AccessibilityActionView(inner: self, name: nil, handler: handler)
        case .named(let name): AccessibilityActionView(inner: self, name: name, handler: handler)
        case .escape: onExitCommand(perform: handler)
        case .delete: onDeleteCommand(perform: handler)
        }
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
