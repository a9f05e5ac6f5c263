import EvergreenDocument

/// A container for controls for data entry, one per row.
public struct Form<Content: View>: View {
    let content: Content
    @Environment(\.customFormStyle) private var customStyle

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        if let customStyle {
            customStyle.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content))))
        } else {
            FormRows(inner: content)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form of a style's configuration, with the enclosing style.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}

/// The rows of a form drawn by the platform.
private struct FormRows<Content: View>: ContainerView {
    let inner: Content

    func makeNodeState() -> DerivedEnvironment<Void> { DerivedEnvironment() }

    func kind(in node: ElementNode<Self>) -> ElementKind { .form }

    static var contentPlacement: (any Placement)? { RowPlacement.shared }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.takeScrollReports()
        return (node.environment.hasFormColumns ? [.formColumns] : []) + node.environment.listStyle
    }

    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        guard inputs.environment.hasScrollViewValues else { return inputs }
        inputs.environment = node.state.derive(from: inputs.environment) { $0.endScrollView() }
        return inputs
    }
}
