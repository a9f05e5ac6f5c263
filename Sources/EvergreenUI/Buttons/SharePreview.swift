/// A preview of an item to share.
///
/// Browsers create previews themselves. A page can set only the title.
public struct SharePreview<Image, Icon> {
    let title: Text

    private init(title: Text) {
        self.title = title
    }
}

extension SharePreview {
    /// Creates a preview with a localized title. The browser does not show the image and the icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a verbatim title. The browser does not show the image and the icon.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image, icon: Icon) { self.init(title: Text(title)) }

    /// Creates a preview with a title. The browser does not show the image and the icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title. The browser does not show the image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a verbatim title. The browser does not show the image.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image) { self.init(title: Text(title)) }

    /// Creates a preview with a title. The browser does not show the image.
    public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init(title: Text(title)) }

    /// Creates a preview with a title.
    public init(_ title: Text) { self.init(title: title) }
}

extension ShareLink {
    /// Creates a share button for one item, with a custom label. The subject defaults to the title of the preview.
    public init<Item: _ShareItem, Image, Icon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<Image, Icon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(item: item, subject: subject ?? preview.title, message: message, label: label)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a share button for one item, with the standard label. The subject defaults to the title of the preview.
    public init<Item: _ShareItem, Image, Icon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) where Data == CollectionOfOne<Item> {
        self.init(item: item, subject: subject ?? preview.title, message: message)
    }

    /// Creates a share button for one item, with a localized title. The subject defaults to the title of the preview.
    public init<Item: _ShareItem, Image, Icon>(
        _ titleKey: LocalizedStringKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) where Data == CollectionOfOne<Item> {
        self.init(titleKey, item: item, subject: subject ?? preview.title, message: message)
    }

    /// Creates a share button for one item, with a verbatim title. The subject defaults to the title of the preview.
    @_disfavoredOverload
    public init<Item: _ShareItem, Image, Icon>(
        _ title: some StringProtocol,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) where Data == CollectionOfOne<Item> {
        self.init(title, item: item, subject: subject ?? preview.title, message: message)
    }
}
