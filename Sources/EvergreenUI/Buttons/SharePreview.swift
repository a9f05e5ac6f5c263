/// What a person sees of an item before it is shared.
///
/// A browser makes a preview itself, of which a page can only set the title.
public struct SharePreview<Image, Icon> {
    let title: Text

    private init(title: Text) {
        self.title = title
    }
}

extension SharePreview {
    /// A preview with a localized title. The browser does not show the image and the icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

    /// A preview with a title that is not localized. The browser does not show the image and the icon.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image, icon: Icon) { self.init(title: Text(title)) }

    /// A preview with a title. The browser does not show the image and the icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
    /// A preview with a localized title. The browser does not show the image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// A preview with a title that is not localized. The browser does not show the image.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image) { self.init(title: Text(title)) }

    /// A preview with a title. The browser does not show the image.
    public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// A preview with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init(title: Text(title)) }

    /// A preview with a title.
    public init(_ title: Text) { self.init(title: title) }
}

extension ShareLink {
    /// A button with a custom label that shares one item. The title of the preview is the subject where there is no other.
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
    /// A button with the standard label that shares one item. The title of the preview is the subject where there is no other.
    public init<Item: _ShareItem, Image, Icon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) where Data == CollectionOfOne<Item> {
        self.init(item: item, subject: subject ?? preview.title, message: message)
    }

    /// A button with a localized title that shares one item. The title of the preview is the subject where there is no other.
    public init<Item: _ShareItem, Image, Icon>(
        _ titleKey: LocalizedStringKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) where Data == CollectionOfOne<Item> {
        self.init(titleKey, item: item, subject: subject ?? preview.title, message: message)
    }

    /// A button with a title that is not localized, which shares one item. The title of the preview is the subject where there is no
    /// other.
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
