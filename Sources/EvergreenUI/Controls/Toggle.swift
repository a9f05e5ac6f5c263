/// A control that turns something on and off.
public struct Toggle<Label: View>: ContainerView {
    let isOn: Binding<Bool>
    let inner: Label

    public typealias Body = Never

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        inner = label()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ToggleNode(view, parent: parent, inputs: inputs)
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

private final class ToggleNode<Label: View>: ContainerNode<Toggle<Label>> {
    override var kind: ElementKind { .toggle(isOn: reading { view.isOn.wrappedValue }) }
    override var isControl: Bool { true }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }

    override func mountChildren() {
        super.mountChildren()
        element.onEvent = { [weak self] event in
            guard let self, case .toggle(let isOn) = event else { return false }
            element.acceptFromScreen(.toggle(isOn: isOn))
            view.isOn.wrappedValue = isOn
            invalidate()
            return true
        }
    }
}
