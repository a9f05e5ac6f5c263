import EvergreenDocument

/// The color of icons in list rows.
public struct ListItemTint: Hashable, Sendable {
    let color: Color

    /// A color, regardless of the list style.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color that the list style may override. On a page, none does: the same as ``fixed(_:)``.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The primary text color.
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    /// Sets the color of label icons in this row, or in the rows of this section. Nil restores the color of their text.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(StyleModifier(value: tint.map { .rowIconColor($0.color.paint) }))
    }

    /// Sets the color of label icons in this row, or in the rows of this section. Nil restores the color of their text.
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map(ListItemTint.fixed)) }
}
