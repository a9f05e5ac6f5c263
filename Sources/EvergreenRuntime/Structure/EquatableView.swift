/// A view that is compared with its own `==`: its body runs only if it differs from the previous one.
public struct EquatableView<Content: View & Equatable>: View {
    /// The compared view.
    public var content: Content

    /// A view that compares its content with the content's own `==`.
    public init(content: Content) {
        self.content = content
    }

    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Compares this view with its own `==` to decide whether its body runs.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
