extension View {
    /// Runs an action after the view has appeared, and again when a hidden tab or page with the view is shown again.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(wrapped: self, onAppear: action, onDisappear: nil)
    }

    /// Runs an action after the view has disappeared: it is removed, or its tab or page is hidden.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(wrapped: self, onAppear: nil, onDisappear: action)
    }
}

private struct AppearanceView<Wrapped: View>: WrapperView {
    typealias Node = AppearanceNode<Wrapped>

    @Boxed var wrapped: Wrapped
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
}

private final class AppearanceNode<Content: View>: LifecycleNode<AppearanceView<Content>> {
    override func didAppear() { view.onAppear?() }
    override func didDisappear() { view.onDisappear?() }
}
