extension View {
    /// Sets the preferred color scheme of the window; nil for the browser's setting. If several views set it, the innermost visible one
    /// takes precedence.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        PreferredColorSchemeView(wrapped: self, colorScheme: colorScheme)
    }

    /// Sets the color scheme of this view, independently of the window's.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets the color scheme of this view, independently of the window's.
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>,
        _ value: ColorScheme
    ) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironment(keyPath: keyPath, value: value))
            .modifier(StyleModifier(value: .colorScheme(value)))
    }
}

private struct PreferredColorSchemeView<Content: View>: WrapperView {
    @Boxed var wrapped: Content
    let colorScheme: ColorScheme?

    func makeNodeState() {}

    func didMount(_ node: WrapperNode<Self>) { set(colorScheme, from: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        if colorScheme != previous.colorScheme { set(colorScheme, from: node) }
    }

    private func set(_ colorScheme: ColorScheme?, from node: WrapperNode<Self>) {
        node.environment.preferredColorScheme?.set(colorScheme, from: node)
    }

    func visibilityDidChange(_ node: WrapperNode<Self>) {
        node.environment.preferredColorScheme?.visibilityDidChange()
    }

    func willUnmount(_ node: WrapperNode<Self>) { set(nil, from: node) }
}
