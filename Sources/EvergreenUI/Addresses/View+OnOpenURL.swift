public import Foundation

extension View {
    /// Performs an action when the window is opened at, or navigates to, a URL of the app.
    ///
    /// ```swift
    /// NavigationStack(path: $path) { PlayerList() }
    ///     .onOpenURL { url in
    ///         if let id = Int64(url.lastPathComponent) { path = [id] }
    ///     }
    /// ```
    ///
    /// The action is called when a page is opened at an address other than the root of the app, and when a ``Link``, `\.openURL` or the
    /// browser's history navigates to an address of the app. The URL has the scheme and the host of the page, and the path relative to that
    /// of the app: `https://example.org/players/7`, regardless of `--base-path`. A page that reconnects after the loss of its session
    /// resumes where it was, without calling the action.
    ///
    /// Views that contribute to the address (`addressSegment`, `addressQuery`, `navigationDestination(for:address:)`) have been updated
    /// before. A window with such an action accepts every address. Without one, an address that no view understands results in status 404.
    /// If a window has several actions, all are called, in the order in which their views appeared, except those in hidden tabs and pages.
    ///
    /// URLs are untrusted input. Use them to show something, never to change data.
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
