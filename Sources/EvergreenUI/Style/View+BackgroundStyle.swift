private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that `.background` resolves to; nil for the window's background color.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style that `.background` resolves to in this view. Group boxes use it as their background.
    ///
    /// ```swift
    /// VStack {
    ///     Text("Title").padding().background()
    ///     GroupBox("Details") { … }
    /// }
    /// .backgroundStyle(.yellow)
    /// ```
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingBackgroundStyle(style: style))
    }

    /// Sets the view's background to the inherited background style. See ``backgroundStyle(_:)``. A page has no safe area, so the
    /// background always fills the view's bounds.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }
}

private struct SettingBackgroundStyle<S: ShapeStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        // Resolved with the inherited environment, so that a style based on `.background` refers to the ancestors' style.
        environment.backgroundStyle = AnyShapeStyle(style, resolvedIn: environment)
    }
}

extension BackgroundStyle {
    /// Returns the inherited style, or the window's background color.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        guard let style = environment.backgroundStyle else { return AnyShapeStyle(_color) }
        var around = environment
        around.backgroundStyle = nil
        return AnyShapeStyle(style, resolvedIn: around)
    }
}
