import EvergreenDocument

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
    let form: Form

    enum Form: Equatable, Sendable {
        case press, escape, delete
        case named(Text)
    }

    /// The default action of the view.
    public static let `default` = AccessibilityActionKind(form: .press)
    /// Closes or leaves the view. On a page, the Escape key while the view or a descendant has focus.
    public static let escape = AccessibilityActionKind(form: .escape)
    /// Deletes the view's content. On a page, the Delete and Backspace keys while the view or a descendant has focus.
    public static let delete = AccessibilityActionKind(form: .delete)

    /// Creates the kind of a named action.
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
    /// On a page, a visually hidden button before the view, labeled with the action's name, or with the view's text for a default action.
    /// ``AccessibilityActionKind/escape`` and ``AccessibilityActionKind/delete`` are keys instead.
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

    /// Adds an action with a label for assistive technology and the keyboard.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityActions { Button(action: action, label: label) }
    }

    /// Adds a named action for assistive technology and the keyboard.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds a named action for assistive technology and the keyboard.
    public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(key), handler)
    }

    /// Adds a named action for assistive technology and the keyboard.
    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}

/// The direction of an adjustment by assistive technology.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// An increase and a decrease of the value.
    case increment, decrement
}

extension View {
    /// Adds actions that increment and decrement the value of this view with assistive technology. On a page, two visually hidden buttons
    /// before the view.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAction(named: Text(StandardText.decrement)) { handler(.decrement) }
            .accessibilityAction(named: Text(StandardText.increment)) { handler(.increment) }
    }

    /// Adds the buttons of a view as accessibility actions. On a page, they are visually hidden until one of them has keyboard focus.
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
