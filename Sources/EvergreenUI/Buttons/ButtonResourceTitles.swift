// Overloads for localized string resources.

import Foundation

extension Button where Label == Text {
    /// Creates a button with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a button with a title from a localized resource and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { EvergreenUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    /// Creates a link with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a share button for several items, with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// Creates a share button for one item, with a title from a localized resource.
    @_disfavoredOverload
    public init<Item: _ShareItem>(
        _ titleResource: LocalizedStringResource,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(titleResource, items: CollectionOfOne(item), subject: subject, message: message)
    }
}
