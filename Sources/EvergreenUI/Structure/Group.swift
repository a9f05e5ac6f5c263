/// Several views that modifiers are applied to at once, each by itself.
public struct Group<Content>: View where Content: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
