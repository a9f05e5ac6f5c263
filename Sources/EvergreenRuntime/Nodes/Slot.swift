/// A part of an element that has several: its title, its actions.
package nonisolated struct Slot<Content: View>: ContainerView {
    let kind: ElementKind
    package let inner: Content

    package init(_ kind: ElementKind, _ inner: Content) {
        self.kind = kind
        self.inner = inner
    }

    @MainActor package func kind(in node: ElementNode<Self>) -> ElementKind { kind }
}
