// APIs that browser windows can't support. They are declared so that the compiler can suggest alternatives.

/// The resizability of a window. A page can't control it.
@available(*, unavailable, message: "The user resizes a page's window: leave out windowResizability")
public enum WindowResizability: Sendable {
    /// The platform's default, exactly the content's size, or at least the content's size.
    case automatic, contentSize, contentMinSize
}

/// The style of a window. The browser draws the windows of a page.
@available(*, unavailable, message: "The browser draws a page's window: leave out windowStyle")
public enum WindowStyle: Sendable {
    /// The platform's default, with a title bar, with a hidden title bar, or without decoration.
    case automatic, titleBar, hiddenTitleBar, plain
}

/// The style of the toolbar in a window's title bar. A page has no title bar.
@available(*, unavailable, message: "A page has no title bar: use toolbarRole and toolbarTitleDisplayMode in its views")
public enum WindowToolbarStyle: Sendable {
    /// The platform's default, below the title, beside it, or beside it in a compact bar.
    case automatic, expanded, unified, unifiedCompact
}

extension Scene {
    /// Not available: a page can't control how the user resizes its window.
    @available(*, unavailable, message: "The user resizes a page's window: leave out windowResizability")
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Not available: the browser draws the window of a page.
    @available(*, unavailable, message: "The browser draws a page's window: leave out windowStyle")
    public func windowStyle(_ style: WindowStyle) -> some Scene { self }

    /// Not available: a page has no title bar.
    @available(
        *,
        unavailable,
        message: "A page has no title bar: use toolbarRole and toolbarTitleDisplayMode in its views"
    )
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
}
