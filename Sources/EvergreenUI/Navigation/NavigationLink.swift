/// A control that pushes a page onto the navigation stack around it. In a row of a list, the whole row is the control.
///
/// A link that is in no navigation stack is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
    let target: Target
    let label: Label

    enum Target {
        case view(() -> Destination)
        /// Disabled without a value.
        case value(AnyHashable?)
    }

    public typealias Body = Never

    private init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    /// A link to a page of its own. The page is made when the link is followed.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    /// A link to a page of its own. The page is made when the link is followed.
    public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        NavigationLinkNode(view, parent: parent, inputs: inputs)
    }
}

extension NavigationLink where Label == Text {
    /// A link to a page of its own, with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleKey))
    }

    /// A link to a page of its own, with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(title))
    }

    /// A link to a page of its own, with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleKey))
    }

    /// A link to a page of its own, with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: @autoclosure @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page for a value, which a `navigationDestination(for:destination:)` declares. Without a value,
    /// the link is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link to the page for a value, with a title that is looked up in the app's translations.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link to the page for a value, with a title that is shown as it is.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some StringProtocol, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

private final class NavigationLinkNode<Label: View, Destination: View>: ElementNode<NavigationLink<Label, Destination>>
{
    private var label: _ViewNode<Label>?

    override var kind: ElementKind { .navigationLink }
    override var isControl: Bool { true }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }

    override var isEnabled: Bool {
        guard super.isEnabled, inputs.environment.navigationPage != nil else { return false }
        if case .value(nil) = view.target { return false }
        return true
    }

    override func mountChildren() {
        label = Label._makeNode(view.label, parent: self, inputs: innerInputs)
        element.onEvent = { [weak self] event in
            guard let self, event == .tap else { return false }
            follow()
            return true
        }
    }

    override func updateChildren() {
        label?.update(view.label, inputs: innerInputs)
        if case .view(let destination) = view.target {
            inputs.environment.navigationPage?.stack?.setContent(
                AnyView(DestinationContent { destination() }),
                forLink: self
            )
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let label { body(label) }
    }

    private func follow() {
        guard let page = inputs.environment.navigationPage else { return }
        switch view.target {
        case .view(let destination):
            page.stack?.push(AnyView(DestinationContent { destination() }), for: self, on: page)
        case .value(let value?):
            page.stack?.push(value, on: page)
        case .value(nil):
            break
        }
    }
}
