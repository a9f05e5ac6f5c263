extension View {
    /// Runs an action after the view has appeared, and each time its hidden tab or page is shown again.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AppearanceView(wrapped: self, onAppear: action, onDisappear: nil)
    }

    /// Runs an action after the view has disappeared: it was removed, or its tab or page was hidden.
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
