/// A control that does something when it is pressed.
public struct Button<Label: View>: ContainerView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let inner: Label

    public typealias Body = Never

    /// A button whose label is a view.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button whose label is a view.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        inner = label()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ButtonNode(view, parent: parent, inputs: inputs)
    }
}

extension Button where Label == Text {
    /// A button with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == EvergreenUI.Label<Text, Image> {
    /// A button with a title that is looked up in the app's translations.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title that is shown as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(title, systemImage: systemImage) }
    }
}

private final class ButtonNode<Label: View>: ElementNode<Button<Label>> {
    private var label: _ViewNode<Label>?
    /// What an app's own style makes of the label; there is either this or the label.
    private var styled: _ViewNode<AnyView>?

    override var kind: ElementKind {
        let prominence =
            inputs.environment.customButtonStyle == nil ? inputs.environment.buttonProminence : .plain
        return .button(ButtonTraits(role: view.role?.role, prominence: prominence))
    }

    override var isControl: Bool { true }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }

    override func mountChildren() {
        _ = placeLabel()
        element.onEvent = { [weak self] event in
            guard let self, event == .tap else { return false }
            view.action()
            inputs.environment.buttonCompletion?.perform()
            return true
        }
    }

    override func updateChildren() {
        if placeLabel() { elementsDidChange() }
    }

    /// Makes the label, or brings it up to date. Returns whether it is another one.
    private func placeLabel() -> Bool {
        guard let style = inputs.environment.customButtonStyle else {
            styled?.unmount()
            styled = nil
            guard let label else {
                label = Label._makeNode(view.inner, parent: self, inputs: innerInputs)
                return true
            }
            label.update(view.inner, inputs: innerInputs)
            return false
        }
        label?.unmount()
        label = nil
        let body = style.makeBody(
            ButtonStyleConfiguration(role: view.role, label: .init(view: AnyView(view.inner)), isPressed: false)
        )
        guard let styled else {
            styled = AnyView._makeNode(body, parent: self, inputs: innerInputs)
            return true
        }
        styled.update(body, inputs: innerInputs)
        return false
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let label { body(label) }
        if let styled { body(styled) }
    }
}

/// What happens after any button of an alert was pressed: the alert closes.
@MainActor
final class ButtonCompletion {
    let perform: @MainActor () -> Void

    init(perform: @escaping @MainActor () -> Void) {
        self.perform = perform
    }
}

private struct ButtonCompletionKey: EnvironmentKey {
    static var defaultValue: ButtonCompletion? { nil }
}

extension EnvironmentValues {
    var buttonCompletion: ButtonCompletion? {
        get { self[ButtonCompletionKey.self] }
        set { self[ButtonCompletionKey.self] = newValue }
    }

    /// The style values that all controls get from the environment.
    var controlStyle: [StyleValue] {
        (tint.map { [.tint($0.paint)] } ?? []) + (areLabelsHidden ? [.hiddenLabel] : []) + controlSizeStyle
    }
}
