import Foundation

/// A link to a URL: to an address of the app in the same tab, or to another site in a new tab.
///
/// A URL of the app has no scheme and begins with a slash, such as `/players/7`, or has the scheme and the host of the page. It navigates
/// to that address: see `onOpenURL(perform:)`. Of other URLs, only web (`http`, `https`), `mailto` and `tel` URLs are opened.
public struct Link<Label: View>: ContainerView {
    let destination: URL
    package let inner: Label

    /// Creates a link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        inner = label()
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: SingleActionControl {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let link = node.environment.linkTarget(of: destination)
        return .link(address: link.address, isHandled: link.isHandled)
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard event == .tap else { return false }
        node.environment.openURL(destination)
        return true
    }

    package static var isControl: Bool { true }
    package func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.controlStyle }
}
