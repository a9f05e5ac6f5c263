extension View {
    /// Runs an action when the view has come onto the screen.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceView(wrapped: self, onAppear: action, onDisappear: nil)
    }

    /// Runs an action when the view has left the screen.
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        AppearanceView(wrapped: self, onAppear: nil, onDisappear: action)
    }
}

private struct AppearanceView<Wrapped: View>: WrapperView {
    typealias Node = AppearanceNode<Wrapped>

    let wrapped: Wrapped
    let onAppear: (@MainActor () -> Void)?
    let onDisappear: (@MainActor () -> Void)?
}

private final class AppearanceNode<Content: View>: LifecycleNode<AppearanceView<Content>> {
    override func didAppear() { view.onAppear?() }
    override func didDisappear() { view.onDisappear?() }
}
