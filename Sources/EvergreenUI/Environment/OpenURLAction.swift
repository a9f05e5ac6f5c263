import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// Opens URLs: see ``EvergreenRuntime/EnvironmentValues/openURL``.
///
/// An action of an app's own handles the links in a view, and what views open there:
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
    /// What an action has done with a URL.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable {
            case handled, discarded
            /// Nil for the URL as it is.
            case system(URL?)
        }

        fileprivate let outcome: Outcome

        /// The app has handled the URL.
        public static let handled = Result(outcome: .handled)
        /// The app does not want the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The browser is to open the URL.
        public static let systemAction = Result(outcome: .system(nil))
        /// The browser is to open another URL.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    fileprivate let handler: (@MainActor (URL) -> Result)?
    /// That of the window.
    fileprivate var opener: URLOpener?

    /// An action that handles URLs itself. The handler runs on the main actor.
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    fileprivate init(opener: URLOpener?) {
        handler = nil
        self.opener = opener
    }

    /// Opens a URL: `openURL(url)`.
    ///
    /// A page opens `http` and `https` URLs in a tab of their own, right after the user has done something; otherwise it asks the
    /// user to. `mailto` and `tel` URLs go to the programs for them. A URL of the app leads the page to its place: see
    /// ``Link``. Other URLs are not opened.
    @MainActor
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL, and says whether it was accepted: by the app, or as one that the browser opens.
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
    /// Opens a URL for code that has no views around it, in the browser of the user whose page the current task began in.
    ///
    /// - Returns: Whether it was accepted.
    @MainActor
    package static func open(_ url: URL) -> Bool {
        guard let opener = CurrentWindow.current?.tree?.environment?.urlOpener else {
            logger.warning("A URL was not opened: no window did this. Begin the task in an action of a view.")
            return false
        }
        return opener.open(url)
    }

    private static let logger = Logger(leveled: "evergreen.ui")
}

/// Has the screen of a window open URLs.
@MainActor
final class URLOpener: WindowAction {
    private weak var window: _Node?

    init(of window: _Node) {
        self.window = window
    }

    /// Returns whether a page opens such a URL.
    func open(_ url: URL) -> Bool {
        guard let window else { return false }
        if window.environment.addressBar?.visit(url) == true { return true }
        guard let address = LinkAddress.followed(url) else { return false }
        open(address, in: window)
        return true
    }

    /// Opens a place of the app in a tab or a window of its own.
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
    /// Opens URLs: in the browser of the person who looks at the page, unless a view around sets another action. That one gets
    /// the URLs of links, too.
    public var openURL: OpenURLAction {
        get {
            guard var action = self[OpenURLKey.self] else { return OpenURLAction(opener: urlOpener) }
            action.opener = urlOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Whether an app handles URLs itself.
    private var handlesURLs: Bool { self[OpenURLKey.self]?.handler != nil }

    /// Where a link to a URL leads, and whether the app handles it: a place of the same window, or any URL if a view around
    /// handles them. Nil for what a page does not follow.
    func linkTarget(of url: URL) -> (address: String?, isHandled: Bool) {
        guard let location = addressBar?.location, let address = location.address(of: url) else {
            return (LinkAddress.followed(url), handlesURLs)
        }
        return ("./\(address.text)", handlesURLs || location.isInGroup(address))
    }

    /// That of the window.
    var urlOpener: URLOpener? {
        get { self[URLOpenerKey.self] }
        set { self[URLOpenerKey.self] = newValue }
    }
}
