extension View {
    /// Sets the name of a preview, which is its heading on the page. On a list of views, such as a `Group`, it names
    /// each view without a name.
    ///
    /// - Parameter value: The name; nil for none.
    public func previewDisplayName(_ value: String?) -> some View {
        PreviewNamingView(content: self, name: value)
    }
}

/// A view that has a name as a preview, and is like any other elsewhere.
private struct PreviewNamingView<Content: View>: View, PreviewList {
    let content: Content
    let name: String?

    var body: some View { content }

    var previewVariants: [PreviewVariant] {
        PreviewVariant.all(in: content).map { PreviewVariant(title: $0.title ?? name, view: $0.view) }
    }
}
