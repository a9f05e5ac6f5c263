import EvergreenDocument
import Foundation

/// A web page of another site, inside of the app's page.
///
/// ```swift
/// WindowGroup { WebView(url: URL(string: "https://www.example.com/map")) }
///     .webViewOrigins(["https://www.example.com"])
/// ```
///
/// The scene lists the sites that its web views may show, because the page's content security policy forbids all others. A view with
/// another URL is a gray area, and is logged. Sites can forbid to be shown inside of other pages; the browser then shows its own message.
///
/// The site runs in the user's browser, in a sandbox: it has its own scripts, cookies and forms, but no access to the app's page, and
/// can't navigate it. It gets no `Referer` header. The view fills the available space, and scrolls on its own.
public struct WebView: View {
    private let url: URL?
    @Environment(\.webViewOrigins) private var origins

    /// Creates a view of the page at a URL; nil for none.
    public init(url: URL?) {
        self.url = url
    }

    public var body: some View {
        if let url, origins.contains(where: { $0.contains(url) }) {
            WebFrame(address: url.absoluteString)
        } else {
            let _ = url.map { WebOrigin.reportMissing(for: $0) }
            Image(source: .placeholder).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// The frame of a web page.
private struct WebFrame: ElementView {
    let address: String

    func kind(in node: ElementNode<Self>) -> ElementKind { .webFrame(address: address) }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        [.frame(FrameLayout(maxWidth: .infinity, maxHeight: .infinity))]
    }
}
