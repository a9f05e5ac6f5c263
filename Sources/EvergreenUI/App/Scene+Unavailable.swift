// What a window of a browser can't be. The names are there so that the compiler can say what to do.

/// Which sizes the user can give a window. A page has no say in that.
@available(*, unavailable, message: "The user resizes a page's window: leave out windowResizability")
public enum WindowResizability: Sendable {
    /// As the platform decides, or no other sizes than those of the content, or no smaller ones.
    case automatic, contentSize, contentMinSize
}

/// The look of a window. The browser draws that of a page.
@available(*, unavailable, message: "The browser draws a page's window: leave out windowStyle")
public enum WindowStyle: Sendable {
    /// As the platform decides, with a title bar, or with one that is hidden, or with no decoration at all.
    case automatic, titleBar, hiddenTitleBar, plain
}

/// The look of the toolbar in a window's title bar. A page has no title bar.
@available(*, unavailable, message: "A page has no title bar: use toolbarRole and toolbarTitleDisplayMode in its views")
public enum WindowToolbarStyle: Sendable {
    /// As the platform decides, below the title, beside it, or beside it in a smaller bar.
    case automatic, expanded, unified, unifiedCompact
}

extension Scene {
    /// A page has no say in which sizes the user can give its window.
    @available(*, unavailable, message: "The user resizes a page's window: leave out windowResizability")
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// The browser draws the window of a page.
    @available(*, unavailable, message: "The browser draws a page's window: leave out windowStyle")
    public func windowStyle(_ style: WindowStyle) -> some Scene { self }

    /// A page has no title bar.
    @available(
        *,
        unavailable,
        message: "A page has no title bar: use toolbarRole and toolbarTitleDisplayMode in its views"
    )
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
}
