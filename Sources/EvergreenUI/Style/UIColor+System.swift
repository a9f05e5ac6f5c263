import EvergreenDocument

// Semantic colors that adapt to light and dark appearance.
extension UIColor {
    /// The color of primary text.
    public static let label = UIColor(paint: .semantic(.primary, opacity: 1))
    /// The color of secondary text, such as captions.
    public static let secondaryLabel = UIColor(paint: .semantic(.secondary, opacity: 1))
    /// The color of text that is less prominent than secondary text.
    public static let tertiaryLabel = UIColor(paint: .semantic(.tertiary, opacity: 1))
    /// The color of text that is less prominent than tertiary text.
    public static let quaternaryLabel = UIColor(paint: .semantic(.quaternary, opacity: 1))
    /// The color of placeholder text in fields.
    public static let placeholderText = UIColor(paint: .semantic(.tertiary, opacity: 1))
    /// The color of links.
    public static let link = UIColor(paint: .semantic(.blue, opacity: 1))
    /// The tint color of controls, set by `tint(_:)`.
    public static let tintColor = UIColor(paint: .semantic(.accent, opacity: 1))
    /// The color of translucent separators.
    public static let separator = UIColor(paint: .semantic(.primary, opacity: 0.14))
    /// The color of opaque separators.
    public static let opaqueSeparator = UIColor(paint: .semantic(.gray4, opacity: 1))
    /// The background color of ungrouped content.
    public static let systemBackground = UIColor(paint: .semantic(.plain, opacity: 1))
    /// The background color of content layered on `systemBackground`.
    public static let secondarySystemBackground = UIColor(paint: .semantic(.plainInset, opacity: 1))
    /// The background color of content layered on `secondarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(paint: .semantic(.raised, opacity: 1))
    /// The background color of grouped content and of the window.
    public static let systemGroupedBackground = UIColor(paint: .semantic(.background, opacity: 1))
    /// The background color of one group, such as the rows of a section.
    public static let secondarySystemGroupedBackground = UIColor(paint: .semantic(.surface, opacity: 1))
    /// The background color of content within a group.
    public static let tertiarySystemGroupedBackground = UIColor(paint: .semantic(.surfaceInset, opacity: 1))
    /// The fill color of thin and small shapes.
    public static let systemFill = UIColor(paint: .semantic(.gray, opacity: 0.2))
    /// The fill color of medium-sized shapes.
    public static let secondarySystemFill = UIColor(paint: .semantic(.gray, opacity: 0.16))
    /// The fill color of large shapes, such as fields and buttons.
    public static let tertiarySystemFill = UIColor(paint: .semantic(.gray, opacity: 0.12))
    /// The fill color of large shapes with complex content.
    public static let quaternarySystemFill = UIColor(paint: .semantic(.gray, opacity: 0.08))
    /// Red, adapted to light and dark appearance.
    public static let systemRed = UIColor(paint: .semantic(.red, opacity: 1))
    /// Orange, adapted to light and dark appearance.
    public static let systemOrange = UIColor(paint: .semantic(.orange, opacity: 1))
    /// Yellow, adapted to light and dark appearance.
    public static let systemYellow = UIColor(paint: .semantic(.yellow, opacity: 1))
    /// Green, adapted to light and dark appearance.
    public static let systemGreen = UIColor(paint: .semantic(.green, opacity: 1))
    /// Mint, adapted to light and dark appearance.
    public static let systemMint = UIColor(paint: .semantic(.mint, opacity: 1))
    /// Teal, adapted to light and dark appearance.
    public static let systemTeal = UIColor(paint: .semantic(.teal, opacity: 1))
    /// Cyan, adapted to light and dark appearance.
    public static let systemCyan = UIColor(paint: .semantic(.cyan, opacity: 1))
    /// Blue, adapted to light and dark appearance.
    public static let systemBlue = UIColor(paint: .semantic(.blue, opacity: 1))
    /// Indigo, adapted to light and dark appearance.
    public static let systemIndigo = UIColor(paint: .semantic(.indigo, opacity: 1))
    /// Purple, adapted to light and dark appearance.
    public static let systemPurple = UIColor(paint: .semantic(.purple, opacity: 1))
    /// Pink, adapted to light and dark appearance.
    public static let systemPink = UIColor(paint: .semantic(.pink, opacity: 1))
    /// Brown, adapted to light and dark appearance.
    public static let systemBrown = UIColor(paint: .semantic(.brown, opacity: 1))
    /// Gray, adapted to light and dark appearance.
    public static let systemGray = UIColor(paint: .semantic(.gray, opacity: 1))
    /// A gray closer to the background than `systemGray`.
    public static let systemGray2 = UIColor(paint: .semantic(.gray2, opacity: 1))
    /// A gray closer to the background than `systemGray2`.
    public static let systemGray3 = UIColor(paint: .semantic(.gray3, opacity: 1))
    /// A gray closer to the background than `systemGray3`.
    public static let systemGray4 = UIColor(paint: .semantic(.gray4, opacity: 1))
    /// A gray closer to the background than `systemGray4`.
    public static let systemGray5 = UIColor(paint: .semantic(.gray5, opacity: 1))
    /// A gray closer to the background than `systemGray5`.
    public static let systemGray6 = UIColor(paint: .semantic(.gray6, opacity: 1))
}

// Fixed colors that don't adapt to light and dark appearance.
extension UIColor {
    /// Plain red, which doesn't adapt.
    public static let red = UIColor(paint: .rgb(red: 1, green: 0, blue: 0, opacity: 1))
    /// Plain green, which doesn't adapt.
    public static let green = UIColor(paint: .rgb(red: 0, green: 1, blue: 0, opacity: 1))
    /// Plain blue, which doesn't adapt.
    public static let blue = UIColor(paint: .rgb(red: 0, green: 0, blue: 1, opacity: 1))
    /// Plain cyan, which doesn't adapt.
    public static let cyan = UIColor(paint: .rgb(red: 0, green: 1, blue: 1, opacity: 1))
    /// Plain magenta, which doesn't adapt.
    public static let magenta = UIColor(paint: .rgb(red: 1, green: 0, blue: 1, opacity: 1))
    /// Plain yellow, which doesn't adapt.
    public static let yellow = UIColor(paint: .rgb(red: 1, green: 1, blue: 0, opacity: 1))
    /// Plain orange, which doesn't adapt.
    public static let orange = UIColor(paint: .rgb(red: 1, green: 0.5, blue: 0, opacity: 1))
    /// Plain purple, which doesn't adapt.
    public static let purple = UIColor(paint: .rgb(red: 0.5, green: 0, blue: 0.5, opacity: 1))
    /// Plain brown, which doesn't adapt.
    public static let brown = UIColor(paint: .rgb(red: 0.6, green: 0.4, blue: 0.2, opacity: 1))
    /// White.
    public static let white = UIColor(paint: .semantic(.white, opacity: 1))
    /// Black.
    public static let black = UIColor(paint: .semantic(.black, opacity: 1))
    /// Fully transparent.
    public static let clear = UIColor(paint: .semantic(.clear, opacity: 1))
    /// Gray with a brightness of 1/2.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Gray with a brightness of 2/3.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// Gray with a brightness of 1/3.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// The color of text on a dark background, in any appearance.
    public static let lightText = UIColor(paint: .rgb(red: 1, green: 1, blue: 1, opacity: 0.6))
    /// The color of text on a light background, in any appearance.
    public static let darkText = UIColor(paint: .rgb(red: 0, green: 0, blue: 0, opacity: 1))
}
