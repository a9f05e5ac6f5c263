/// A control that turns something on and off.
public struct Toggle<Label: View>: ContainerView {
    let isOn: Binding<Bool>
    let inner: Label

    public typealias Body = Never

    /// A toggle whose label is a view.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        inner = label()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ToggleNode(view, parent: parent, inputs: inputs)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

private final class ToggleNode<Label: View>: ContainerNode<Toggle<Label>> {
    override var kind: ElementKind { .toggle(isOn: reading { view.isOn.wrappedValue }) }
    override var isControl: Bool { true }
    /// Elsewhere it changes what it stands for at once.
    override var isField: Bool { inputs.environment.isPresented }

    override var ownStyle: [StyleValue] {
        let look = inputs.environment.toggleLook
        return inputs.environment.controlStyle + (look == .switch ? [] : [.toggle(look)])
    }

    override func mountChildren() {
        super.mountChildren()
        element.onEvent = { [weak self] event in
            guard let self, case .toggle(let isOn) = event else { return false }
            element.acceptFromScreen { $0 = .toggle(isOn: isOn) }
            view.isOn.wrappedValue = isOn
            invalidate()
            return true
        }
    }
}
