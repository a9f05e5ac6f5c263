public import Foundation

extension View {
    /// Does something with the URLs of the app that its window is opened at, or led to.
    ///
    /// ```swift
    /// NavigationStack(path: $path) { PlayerList() }
    ///     .onOpenURL { url in
    ///         if let id = Int64(url.lastPathComponent) { path = [id] }
    ///     }
    /// ```
    ///
    /// It is called when a page is opened at another address than that of the app itself, and when a ``Link``, `\.openURL` or the
    /// browser's history leads the page to an address of the app. The URL has the scheme and the host of the page, and the path
    /// below that of the app: `https://example.org/players/7`, whatever `--base-path` is. A page that comes back after it has lost its
    /// session goes on where it was, and is not opened again.
    ///
    /// Views that have a part in the address (`addressSegment`, `addressQuery`, `navigationDestination(for:address:)`) have shown it
    /// before. A window with such an action takes every address: without one, an address that no view understands is answered with
    /// status 404. Of several actions in a window, all are called, in the order in which their views appeared; those in tabs and
    /// pages that are hidden are not.
    ///
    /// URLs come from anybody. Let them show something, and change nothing.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        URLHandlingView(wrapped: self, action: action)
    }
}

private struct URLHandlingView<Content: View>: WrapperView {
    @Boxed var wrapped: Content
    let action: (URL) -> Void

    func didMount(_ node: WrapperNode<Self>) { setHandler(in: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) { setHandler(in: node) }

    private func setHandler(in node: WrapperNode<Self>) {
        node.environment.addressBar?.setHandler(of: node) { action($0) }
    }

    func willUnmount(_ node: WrapperNode<Self>) { node.environment.addressBar?.removeHandler(of: node) }
}
