/// Toolbar content with an id, which users can customize on platforms that support it.
///
/// Pages don't support customization: all items are in the bar, in their declared positions.
@MainActor
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension View {
    /// Adds items with ids to the bar of the containing page, sheet or window.
    ///
    /// Pages don't support toolbar customization, so the ids have no effect.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }
}

/// The customization of a toolbar item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let number: Int

    /// The user can move and remove the item.
    public static let `default` = ToolbarCustomizationBehavior(number: 0)
    /// The user can move the item, but not remove it.
    public static let reorderable = ToolbarCustomizationBehavior(number: 1)
    /// The user can't change the item.
    public static let disabled = ToolbarCustomizationBehavior(number: 2)
}

extension CustomizableToolbarContent {
    /// Sets the customization of the item. Has no effect on a page, whose bars are not customizable.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }
}
