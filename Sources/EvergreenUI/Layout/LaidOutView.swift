/// Views in a layout that is a value. Its type does not depend on the layout, so that another one keeps the views' nodes.
struct LaidOutView<Content: View>: ContainerView {
    let kind: ElementKind
    let inner: Content
}

extension LaidOutView {
    func kind(in node: ElementNode<Self>) -> ElementKind { kind }
}
