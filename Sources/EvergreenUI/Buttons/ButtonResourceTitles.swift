// Titles that are localized resources, as models have them.

import Foundation

extension Button where Label == Text {
    /// A button with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == EvergreenUI.Label<Text, Image> {
    /// A button with a title of a localized resource.
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
    /// A link with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button with a title of a localized resource that shares several items.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// A button with a title of a localized resource that shares one item.
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
