/// A control that does something when it is pressed.
public struct Button<Label: View>: ContainerView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let inner: Label

    public typealias Body = Never

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

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
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == EvergreenUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(titleKey, systemImage: systemImage) }
    }

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

private final class ButtonNode<Label: View>: ContainerNode<Button<Label>> {
    override var kind: ElementKind {
        .button(ButtonTraits(role: view.role?.role, prominence: inputs.environment.buttonProminence))
    }

    override var isControl: Bool { true }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }

    override func mountChildren() {
        super.mountChildren()
        element.onEvent = { [weak self] event in
            guard let self, event == .tap else { return false }
            view.action()
            inputs.environment.buttonCompletion?.perform()
            return true
        }
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
        tint.map { [.tint($0.paint)] } ?? []
    }
}
