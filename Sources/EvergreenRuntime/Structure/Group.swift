/// Several views that modifiers are applied to at once, each by itself.
public struct Group<Content>: View, SeveralViews where Content: View {
    package let content: Content

    /// A group with these views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
