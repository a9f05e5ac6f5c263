/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
    let content: Content

    /// A group of the controls of a view builder.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        HStack(spacing: 4) { content }
    }
}
