/// A control that switches between on and off.
public struct Toggle<Label: View>: StyledElementView {
    let isOn: Binding<Bool>
    package let inner: Label
    /// Whether some of the toggle's values are on, but not all.
    var isMixed: @MainActor () -> Bool = { false }

    /// Creates a toggle with a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        inner = label()
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle of a style's configuration, with the enclosing style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        isMixed = { configuration.isMixed }
    }
}

extension Toggle {
    package func styledBody(in node: ElementNode<Self>) -> AnyView? {
        node.environment.customToggleStyle?.makeBody(
            ToggleStyleConfiguration(label: .init(view: AnyView(inner)), isOn: isOn, mixture: isMixed)
        )
    }

    private func isStyled(in node: ElementNode<Self>) -> Bool { node.environment.customToggleStyle != nil }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        isStyled(in: node) ? .styled : .toggle(isOn: node.reading { isOn.wrappedValue })
    }

    package static var isControl: Bool { true }

    /// The body of a custom style disables its own controls.
    package func isEnabled(in node: ElementNode<Self>) -> Bool {
        isStyled(in: node) || node.environment.isEnabled
    }

    /// A form field only within a presentation. Elsewhere, a change takes effect immediately.
    package func isField(in node: ElementNode<Self>) -> Bool { node.environment.isPresented && !isStyled(in: node) }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard !isStyled(in: node) else { return [] }
        let appearance = node.environment.toggleAppearance
        return node.environment.controlStyle + (appearance == .switch ? [] : [.toggle(appearance)])
            + (appearance == .button ? node.environment.buttonWidthStyle : [])
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .toggle(let isOn) = event, !isStyled(in: node) else { return false }
        node.element.acceptFromScreen { $0 = .toggle(isOn: isOn) }
        self.isOn.wrappedValue = isOn
        node.invalidate()
        return true
    }
}
