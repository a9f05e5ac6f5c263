import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// An action that opens URLs. See ``EvergreenRuntime/EnvironmentValues/openURL``.
///
/// A custom action handles the links in a view, and the URLs that its descendants open:
///
/// ```swift
/// ContentView()
///     .environment(\.openURL, OpenURLAction { url in
///         guard url.scheme == "players" else { return .systemAction }
///         path.append(url.lastPathComponent)
///         return .handled
///     })
/// ```
public struct OpenURLAction {
    /// The outcome of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable {
            case handled, discarded
            /// Nil for the original URL.
            case system(URL?)
        }

        fileprivate let outcome: Outcome

        /// The app handled the URL.
        public static let handled = Result(outcome: .handled)
        /// The app discarded the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The browser opens the original URL.
        public static let systemAction = Result(outcome: .system(nil))
        /// The browser opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    fileprivate let handler: (@MainActor (URL) -> Result)?
    /// The opener of the window.
    fileprivate var opener: URLOpener?

    /// Creates an action with a custom handler, which runs on the main actor.
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    fileprivate init(opener: URLOpener?) {
        handler = nil
        self.opener = opener
    }

    /// Opens a URL: `openURL(url)`.
    ///
    /// A page opens `http` and `https` URLs in a new tab. This requires a user gesture: without one, the page asks the user first. `mailto`
    /// and `tel` URLs are passed to the programs for them. A URL of the app navigates to its address: see ``Link``. Other URLs are not
    /// opened.
    @MainActor
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL, and reports whether it was accepted by the app, or as one that the browser opens.
    @MainActor
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(opener?.open(other ?? url) ?? false)
        }
    }
}

extension OpenURLAction {
    /// Opens a URL for code without an environment, in the window in which the current task began.
    ///
    /// - Returns: Whether the URL was accepted.
    @MainActor
    package static func open(_ url: URL) -> Bool {
        guard let opener = CurrentWindow.current?.tree?.environment?.urlOpener else {
            logger.warning(
                "A URL was not opened, because there is no current window. Start the task in an action of a view."
            )
            return false
        }
        return opener.open(url)
    }

    private static let logger = Logger(leveled: "evergreen.ui")
}

/// Opens URLs through the page of a window.
@MainActor
final class URLOpener: WindowAction {
    private weak var window: _Node?

    init(of window: _Node) {
        self.window = window
    }

    /// Opens a URL. Returns false for schemes that a page does not open.
    func open(_ url: URL) -> Bool {
        guard let window else { return false }
        if window.environment.addressBar?.visit(url) == true { return true }
        guard let address = LinkAddress.followed(url) else { return false }
        open(address, in: window)
        return true
    }

    /// Opens an address of the app in a new tab or window.
    func open(_ address: WindowAddress, at origin: WindowOrigin, placement: WindowPlacement?) {
        guard let window else { return }
        open("\(origin.text)\(origin.path)/\(address.text)", in: window, placement: placement)
    }

    /// Closes windows of the app.
    func close(_ windows: WindowClosing) {
        guard let window else { return }
        window.tree.enqueue { [weak window] in window?.tree.document.close(windows) }
    }

    private func open(_ address: String, in window: _Node, placement: WindowPlacement? = nil) {
        window.tree.enqueue { [weak window] in window?.tree.document.open(address, in: placement) }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

private struct URLOpenerKey: EnvironmentKey {
    static var defaultValue: URLOpener? { nil }
}

extension EnvironmentValues {
    /// An action that opens URLs in the user's browser, unless an ancestor sets a custom action, which also receives the URLs of links.
    public var openURL: OpenURLAction {
        get {
            guard var action = self[OpenURLKey.self] else { return OpenURLAction(opener: urlOpener) }
            action.opener = urlOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Whether the app has a custom handler.
    private var handlesURLs: Bool { self[OpenURLKey.self]?.handler != nil }

    /// The address of a link to a URL, and whether the app handles it: because it is an address of the same window, or because an ancestor
    /// has a custom handler. The address is nil for URLs that a page does not open.
    func linkTarget(of url: URL) -> (address: String?, isHandled: Bool) {
        guard let location = addressBar?.location, let address = location.address(of: url) else {
            return (LinkAddress.followed(url), handlesURLs)
        }
        return ("./\(address.text)", handlesURLs || location.isInGroup(address))
    }

    /// The opener of the window.
    var urlOpener: URLOpener? {
        get { self[URLOpenerKey.self] }
        set { self[URLOpenerKey.self] = newValue }
    }
}
