extension View {
    /// Runs an action when the view has come onto the screen.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceView(content: self, onAppear: action, onDisappear: nil)
    }

    /// Runs an action when the view has left the screen.
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceView(content: self, onAppear: nil, onDisappear: action)
    }
}

private struct AppearanceView<Content: View>: View {
    let content: Content
    let onAppear: (@MainActor () -> Void)?
    let onDisappear: (@MainActor () -> Void)?

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        AppearanceNode(view, parent: parent, inputs: inputs)
    }
}

extension AppearanceView: WrapperView {
    var wrapped: Content { content }
}

private final class AppearanceNode<Content: View>: LifecycleNode<AppearanceView<Content>> {
    override func didAppear() { view.onAppear?() }
    override func didDisappear() { view.onDisappear?() }
}
