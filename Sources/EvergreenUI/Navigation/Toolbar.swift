/// The position of an item in its bar.
///
/// A page has four positions: the leading, center and trailing areas of the bar, and the bottom of the window.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let placement: BarPosition
    /// Whether a button in this position is the default action of its sheet.
    var confirms = false

    /// At the trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(placement: .trailing)
    /// Between the leading and trailing items. Unlike in SwiftUI, the title remains visible.
    public static let principal = ToolbarItemPlacement(placement: .principal)
    /// At the leading end of the bar's items.
    public static let navigation = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar.
    public static let primaryAction = ToolbarItemPlacement(placement: .trailing)
    /// At the trailing end of the bar. Unlike in SwiftUI, never in a menu.
    public static let secondaryAction = ToolbarItemPlacement(placement: .trailing)
    /// Between the leading and trailing items. Unlike in SwiftUI, the title remains visible.
    public static let title = ToolbarItemPlacement(placement: .principal)
    /// Above the on-screen keyboard while a field has the focus. Not shown on devices without a touch screen.
    public static let keyboard = ToolbarItemPlacement(placement: .keyboard)
    /// At the trailing end of the bar. For the action that accepts a sheet's changes. Its button is prominent unless it has a style.
    public static let confirmationAction = ToolbarItemPlacement(placement: .trailing, confirms: true)
    /// At the leading end of the bar's items. For the action that discards a sheet's changes.
    public static let cancellationAction = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar. For an action that deletes data.
    public static let destructiveAction = ToolbarItemPlacement(placement: .trailing)
    /// At the leading end of the bar's items.
    public static let topBarLeading = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(placement: .trailing)
    /// At the leading end of the bar's items. The older name of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar. The older name of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(placement: .trailing)
    /// At the bottom of the window, in order. For columns placed side by side, the items are on a separate line of the column's bar.
    public static let bottomBar = ToolbarItemPlacement(placement: .bottom)
    /// At the bottom of the window, like ``bottomBar``.
    public static let status = ToolbarItemPlacement(placement: .bottom)
}

/// Makes the buttons of a confirmation item prominent, unless they have a style.
private struct SettingItemProminence: EnvironmentWrite {
    let confirms: Bool

    func write(to environment: inout EnvironmentValues) {
        if confirms, environment.buttonProminence == .automatic { environment.buttonProminence = .borderedProminent }
    }
}

extension View {
    /// The content of an item in its position.
    func placed(_ placement: ToolbarItemPlacement) -> some View {
        EnvironmentWritingView(
            wrapped: Slot(.toolbarItem(placement.placement), self),
            write: SettingItemProminence(confirms: placement.confirms)
        )
    }
}

extension View {
    /// Adds items to the bar of the containing page, sheet or window.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        ToolbarView(wrapped: self, items: content()._items)
    }

    /// Adds each view as an item to the bar of the containing page, sheet or window.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(wrapped: self, items: ToolbarItems(wrapped: content()))
    }
}

/// Views that become one toolbar item each.
private struct ToolbarItems<Content: View>: WrapperView {
    @Boxed var wrapped: Content

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        inputs.placement = BarPlacement.shared
        return inputs
    }
}

/// The placement of views in a bar: each element is wrapped in an item.
private final class BarPlacement: Placement {
    static let shared = BarPlacement()

    var wrapper: ElementKind? { .toolbarItem(.trailing) }
}

private struct ToolbarView<Content: View, Items: View>: WrapperView {
    @Boxed var wrapped: Content
    let items: Items

    struct NodeState {
        var items: OutletNode<Items, BarOutlet>?
    }

    func makeNodeState() -> NodeState { NodeState() }

    func didMount(_ node: WrapperNode<Self>) {
        node.state.items = OutletNode(items, outlet: BarOutlet(), parent: node, inputs: node.inputs.inside())
    }

    func didUpdateWrapped(_ node: WrapperNode<Self>) {
        node.state.items?.update(items, inputs: node.inputs.inside())
    }

    static var hasOtherChildren: Bool { true }

    func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void) {
        if let content = node.wrapped { body(content) }
        if let items = node.state.items { body(items) }
    }
}

/// Contributes views to the containing bar.
private final class BarOutlet: Outlet {
    private weak var node: _Node?

    func willMount(_ node: _Node) { self.node = node }

    func show(_ elements: [Element]) {
        guard let node else { return }
        node.environment.navigationBar?.set(items: elements, from: node)
    }

    func visibilityDidChange() {
        node?.environment.navigationBar?.visibilityDidChange()
    }

    func willUnmount() {
        guard let node else { return }
        node.environment.navigationBar?.remove(node)
    }
}
