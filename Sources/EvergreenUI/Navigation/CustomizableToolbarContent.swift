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
