/// One of several parts of an element, such as its title or its actions.
package struct Slot<Content: View>: ContainerView {
    let kind: ElementKind
    package let inner: Content

    package init(_ kind: ElementKind, _ inner: Content) {
        self.kind = kind
        self.inner = inner
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind { kind }
}
