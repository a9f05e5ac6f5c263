import EvergreenDocument
import Foundation

/// An item of a ``ShareLink``: a `URL` or a `String`.
public protocol _ShareItem {
    /// The item as an address, or nil if it is text.
    var _address: String? { get }
    /// The item as text, or nil if it is an address.
    var _text: String? { get }
}

extension URL: _ShareItem {
    public var _address: String? { absoluteString }
    public var _text: String? { nil }
}

extension String: _ShareItem {
    public var _address: String? { nil }
    public var _text: String? { self }
}

/// A button that shares URLs and text.
///
/// On a page, it opens the browser's share sheet. Without one, it copies the items to the clipboard and tells the user.
public struct ShareLink<Data: RandomAccessCollection, Label: View>: ContainerView where Data.Element: _ShareItem {
    let items: Data
    let subject: Text?
    let message: Text?
    package let inner: Label

    /// Creates a share button for several items, with a custom label.
    ///
    /// - Parameters:
    ///   - items: The items to share.
    ///   - subject: A subject, for the apps that support it.
    ///   - message: Text before the items.
    ///   - label: The label of the button.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.items = items
        self.subject = subject
        self.message = message
        inner = label()
    }

    /// Creates a share button for one item, with a custom label.
    public init<Item: _ShareItem>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a share button for several items, with the standard label.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }

    /// Creates a share button for several items, with a localized title.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Creates a share button for several items, with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Creates a share button for one item, with the standard label.
    public init<Item: _ShareItem>(item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a share button for one item, with a localized title.
    public init<Item: _ShareItem>(
        _ titleKey: LocalizedStringKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(titleKey, items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a share button for one item, with a verbatim title.
    @_disfavoredOverload
    public init<Item: _ShareItem>(
        _ title: some StringProtocol,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(title, items: CollectionOfOne(item), subject: subject, message: message)
    }
}

/// The label of a share button: a symbol, and a custom title or “Share…” in the user's language.
public struct DefaultShareLinkLabel: View {
    let title: Text?

    public var body: some View {
        EvergreenUI.Label {
            title ?? Text(.share)
        } icon: {
            Image(decorativeSymbol: "square.and.arrow.up")
        }
    }
}

extension ShareLink: SingleActionControl {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let addresses = items.compactMap(\._address)
        // A page can share a single address. Several are shared as text.
        let address = addresses.count == 1 ? addresses.first : nil
        let message = message.map { $0.resolve(in: node.environment) }
        let texts = [message] + items.map { $0._text ?? (address == nil ? $0._address : nil) }
        return .shareLink(
            ShareTraits(
                title: subject.map { $0.resolve(in: node.environment) } ?? "",
                text: texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n"),
                address: address ?? ""
            )
        )
    }

    package static var isControl: Bool { true }
    package func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.buttonStyleValues }
}
