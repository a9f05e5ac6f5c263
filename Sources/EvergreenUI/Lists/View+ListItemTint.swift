import EvergreenDocument

/// The color of the icons in the rows of a list.
public struct ListItemTint: Hashable, Sendable {
    let color: Color

    /// A color, whatever the style of the list.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color that the style of the list may overrule. On a page, none does: as ``fixed(_:)``.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The color of primary texts.
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    /// Sets the color of the icons of the labels in this row, or in the rows of this section; nil for that of their texts.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(StyleModifier(value: tint.map { .rowIconColor($0.color.paint) }))
    }

    /// Sets the color of the icons of the labels in this row, or in the rows of this section; nil for that of their texts.
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map(ListItemTint.fixed)) }
}
