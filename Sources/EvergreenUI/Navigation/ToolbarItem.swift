/// An item of a toolbar.
///
/// `ID` is `String` for items with an id, which ``CustomizableToolbarContent`` is made of, and `Void` for others.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    /// Whether it is in the bar. A user, who could add it, can't here.
    var isShown = true

    public typealias Body = Never

    @ViewBuilder public var _items: some View {
        if isShown { content.placed(placement) }
    }
}

extension ToolbarItem where ID == Void {
    /// An item with its content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// An item of a toolbar with an id: see ``EvergreenRuntime/View/toolbar(id:content:)``.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    /// An item of a toolbar with an id, which is in the bar, or is not.
    ///
    /// - Parameter showsByDefault: False for an item that a user adds to the bar, on platforms that let them. A page never shows it.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content(), isShown: showsByDefault)
    }
}
