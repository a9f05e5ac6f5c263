/// An item of a toolbar.
///
/// `ID` is `String` for items with an id, which conform to ``CustomizableToolbarContent``, and `Void` for others.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    /// Whether the item is in the bar. Users can't add items on a page.
    var isShown = true

    public typealias Body = Never

    @ViewBuilder public var _items: some View {
        if isShown { content.placed(placement) }
    }
}

extension ToolbarItem where ID == Void {
    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item with an id. See ``EvergreenRuntime/View/toolbar(id:content:)``.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    /// Creates an item with an id that may be hidden by default.
    ///
    /// - Parameter showsByDefault: False for an item that users can add to the bar on platforms that support it. On a page, such an item is
    ///   never shown.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content(), isShown: showsByDefault)
    }
}
