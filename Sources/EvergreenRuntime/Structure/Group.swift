/// Groups views without laying them out. A modifier of the group applies to each of its views.
public nonisolated struct Group<Content>: View, MultiView where Content: View {
    package let content: Content

    /// A group of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
