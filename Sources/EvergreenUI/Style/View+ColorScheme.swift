extension View {
    /// Has the whole window appear light or dark; nil for what the person's browser asks for. Of several views that ask,
    /// the innermost visible one decides.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        PreferredColorSchemeView(wrapped: self, colorScheme: colorScheme)
    }

    /// Has this view appear light or dark, whatever the window does.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Has this view appear light or dark, whatever the window does.
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
