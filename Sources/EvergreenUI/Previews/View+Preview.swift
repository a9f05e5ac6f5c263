extension View {
    /// Sets the name of a preview, which is its heading on the page. On a list of views, such as a `Group`, it names each unnamed view.
    ///
    /// - Parameter value: The name; nil for none.
    public func previewDisplayName(_ value: String?) -> some View {
        PreviewModifyingView(content: self) { $0.title = $0.title ?? value }
    }

    /// Sets the size of a preview, or of each preview of a list of views. Has no effect elsewhere.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewModifyingView(content: self) { $0.size = $0.size ?? value.size }
    }

    /// Shows a preview, or each preview of a list of views, in a frame with the size of a device. Has no effect elsewhere.
    ///
    /// - Parameter value: The device; nil for the size of the page.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        PreviewModifyingView(content: self) { $0.size = $0.size ?? value?.size }
    }

    /// Shows a preview, or each preview of a list of views, in a frame with the size of a device in an orientation; by default, a phone.
    /// Has no effect elsewhere.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewModifyingView(content: self) { $0.orientation = $0.orientation ?? value }
    }
}

/// A view that modifies its preview variants and has no effect elsewhere.
private struct PreviewModifyingView<Content: View>: View, PreviewList {
    let content: Content
    let change: @MainActor (inout PreviewVariant) -> Void

    var body: some View { content }

    var previewVariants: [PreviewVariant] { PreviewVariant.all(in: content).map { $0.changing(change) } }
}
