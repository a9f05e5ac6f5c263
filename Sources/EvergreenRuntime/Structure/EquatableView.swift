/// A view whose body runs again only when the view differs, by its own `==`, from the one before.
public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Runs the view's body again only when the view differs from the one before.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
