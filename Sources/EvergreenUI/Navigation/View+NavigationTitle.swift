extension View {
    /// Gives the navigation stack around this view, or the window, a title.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Gives the navigation stack around this view, or the window, a title.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

    /// Gives the navigation stack around this view, or the window, a title.
    public func navigationTitle(_ title: Text) -> some View { TitledView(wrapped: self, title: title) }
}

private struct TitledView<Content: View>: View, WrapperView {
    let wrapped: Content
    let title: Text

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        TitleNode(view, parent: parent, inputs: inputs)
    }
}

private final class TitleNode<Content: View>: WrapperNode<TitledView<Content>> {
    private var title: String?

    override init(_ view: TitledView<Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        setTitle()
    }

    override func didUpdate(from previous: TitledView<Content>) { setTitle() }

    private func setTitle() {
        let title = view.title.resolve(in: inputs.environment)
        guard title != self.title else { return }
        self.title = title
        inputs.environment.navigationBar?.set(title: title, from: self)
    }

    override func willUnmount() {
        inputs.environment.navigationBar?.set(title: nil, from: self)
    }
}
