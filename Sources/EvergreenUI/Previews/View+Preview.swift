extension View {
    /// Sets the name of a preview, which is its heading on the page. On a list of views, such as a `Group`, it names
    /// each view without a name.
    ///
    /// - Parameter value: The name; nil for none.
    public func previewDisplayName(_ value: String?) -> some View {
        PreviewModifyingView(content: self) { $0.title = $0.title ?? value }
    }

    /// Sets the size of a preview, or of each preview of a list of views. Elsewhere, it changes nothing.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewModifyingView(content: self) { $0.size = $0.size ?? value.size }
    }

    /// Shows a preview, or each preview of a list of views, in a frame as large as a device. Elsewhere, it changes nothing.
    ///
    /// - Parameter value: The device; nil for the space of the page.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        PreviewModifyingView(content: self) { $0.size = $0.size ?? value?.size }
    }

    /// Shows a preview, or each preview of a list of views, in a frame as large as a device that is held this way: as a phone, if
    /// nothing else is said. Elsewhere, it changes nothing.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewModifyingView(content: self) { $0.orientation = $0.orientation ?? value }
    }
}

/// A view that has something of its own as a preview, and is like any other elsewhere.
private struct PreviewModifyingView<Content: View>: View, PreviewList {
    let content: Content
    let change: @MainActor (inout PreviewVariant) -> Void

    var body: some View { content }

    var previewVariants: [PreviewVariant] { PreviewVariant.all(in: content).map { $0.changing(change) } }
}
