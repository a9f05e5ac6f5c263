private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `.background` paints with in a view; nil for the color behind everything in the window.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what `.background` paints with in this view, and the background of its group boxes.
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

    /// Sets the view's background to that of the views around: see ``backgroundStyle(_:)``. A page has no safe area: whatever edges are
    /// named, it is painted up to the view's own.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }
}

private struct SettingBackgroundStyle<S: ShapeStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        // A style that is made of `.background` means that of the views around.
        environment.backgroundStyle = AnyShapeStyle(style, resolvedIn: environment)
    }
}

extension BackgroundStyle {
    /// The style that the views around have set, or the color behind everything in the window.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        guard let style = environment.backgroundStyle else { return AnyShapeStyle(_color) }
        var around = environment
        around.backgroundStyle = nil
        return AnyShapeStyle(style, resolvedIn: around)
    }
}
