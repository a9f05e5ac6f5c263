/// Controls to fill in, one per row.
public struct Form<Content: View>: ContainerView {
    package let inner: Content

    /// A form with these views.
    public init(@ViewBuilder content: () -> Content) {
        inner = content()
    }
}

extension Form {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .form }
    package static var contentPlacement: (any Placement)? { RowPlacement.shared }
}
