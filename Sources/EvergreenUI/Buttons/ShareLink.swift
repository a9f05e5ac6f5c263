import EvergreenDocument
import Foundation

/// What a ``ShareLink`` shares: a `URL` or a `String`.
public protocol _ShareItem {
    /// The item as an address; nil if it is none.
    var _address: String? { get }
    /// The item as a text; nil if it is an address.
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

/// A button that shares addresses and texts.
///
/// On a page, it opens the browser's own way of sharing. Where there is none, it copies what is shared, and says so.
public struct ShareLink<Data: RandomAccessCollection, Label: View>: ContainerView where Data.Element: _ShareItem {
    let items: Data
    let subject: Text?
    let message: Text?
    package let inner: Label

    /// A button with a custom label that shares several items.
    ///
    /// - Parameters:
    ///   - items: What is shared.
    ///   - subject: A title, for the apps that take one.
    ///   - message: A text that goes before the items.
    ///   - label: The label of the button.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.items = items
        self.subject = subject
        self.message = message
        inner = label()
    }

    /// A button with a custom label that shares one item.
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
    /// A button with the standard label that shares several items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }

    /// A button with a localized title that shares several items.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// A button with a title that is not localized, which shares several items.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// A button with the standard label that shares one item.
    public init<Item: _ShareItem>(item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// A button with a localized title that shares one item.
    public init<Item: _ShareItem>(
        _ titleKey: LocalizedStringKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(titleKey, items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// A button with a title that is not localized, which shares one item.
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

/// The label of a share link: a symbol, and “Share…” in the language of the person or a title of the app's own.
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

extension ShareLink: WholeControl {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let addresses = items.compactMap(\._address)
        // A page shares one address. More are a text.
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
