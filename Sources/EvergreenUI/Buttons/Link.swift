import Foundation

/// A link to a URL: to a place of the app in the same tab, or to another page in a new one.
///
/// A URL of the app is one without a scheme that begins with a slash, such as `/players/7`, or one with the scheme and the host of
/// the page. It leads to the place of that address: see `onOpenURL(perform:)`. Of others, only web (`http`,
/// `https`), `mailto` and `tel` URLs are followed.
public struct Link<Label: View>: ContainerView {
    let destination: URL
    package let inner: Label

    /// A link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        inner = label()
    }
}

extension Link where Label == Text {
    /// A link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: WholeControl {
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
