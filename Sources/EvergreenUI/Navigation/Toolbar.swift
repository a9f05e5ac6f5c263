/// Content of a toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype _Content: View

    /// The views in the bar.
    var _content: _Content { get }
}

/// The position of an item in its bar.
///
/// A page has four positions: first, in the middle and last among the bar's items, and at the bottom of the window.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let placement: BarPosition
    /// Whether a button there is the one that its sheet is for.
    var confirms = false

    /// At the trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(placement: .trailing)
    /// Between the leading and the trailing items. Unlike in SwiftUI, the title stays.
    public static let principal = ToolbarItemPlacement(placement: .principal)
    /// At the leading end of the bar's items.
    public static let navigation = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar.
    public static let primaryAction = ToolbarItemPlacement(placement: .trailing)
    /// At the trailing end of the bar. Unlike in SwiftUI, never in a menu.
    public static let secondaryAction = ToolbarItemPlacement(placement: .trailing)
    /// Between the leading and the trailing items. Unlike in SwiftUI, the title stays.
    public static let title = ToolbarItemPlacement(placement: .principal)
    /// Above the keyboard of a touch screen, while a field has the focus. Not there on other screens.
    public static let keyboard = ToolbarItemPlacement(placement: .keyboard)
    /// At the trailing end of the bar. For the action that accepts a sheet's changes. Its button is
    /// prominent, unless it has a style.
    public static let confirmationAction = ToolbarItemPlacement(placement: .trailing, confirms: true)
    /// At the leading end of the bar's items. For the action that discards a sheet's changes.
    public static let cancellationAction = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar. For an action that deletes data.
    public static let destructiveAction = ToolbarItemPlacement(placement: .trailing)
    /// At the leading end of the bar's items.
    public static let topBarLeading = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(placement: .trailing)
    /// At the leading end of the bar's items. An older name of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(placement: .leading)
    /// At the trailing end of the bar. An older name of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(placement: .trailing)
    /// At the bottom of the window. Several such items are in the bar, each on a line of its own, and so are those of
    /// columns that stand side by side.
    public static let bottomBar = ToolbarItemPlacement(placement: .bottom)
    /// At the bottom of the window, as ``bottomBar``.
    public static let status = ToolbarItemPlacement(placement: .bottom)
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// An item with its content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _content: some View { content.placed(placement) }
}

/// Several items of a toolbar with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Items with their content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _content: some View { content.placed(placement) }
}

/// The buttons of an item that confirms are prominent, unless they have a style.
private struct SettingItemProminence: EnvironmentWrite {
    let confirms: Bool

    func write(to environment: inout EnvironmentValues) {
        if confirms, environment.buttonProminence == .automatic { environment.buttonProminence = .borderedProminent }
    }
}

extension View {
    /// The content of an item where it stands.
    fileprivate func placed(_ placement: ToolbarItemPlacement) -> some View {
        EnvironmentWritingView(
            wrapped: Slot(.toolbarItem(placement.placement), self),
            write: SettingItemProminence(confirms: placement.confirms)
        )
    }
}

/// A fixed number of toolbar items, as a ``ToolbarContentBuilder`` makes.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    @MainActor public var _content: TupleView<repeat (each Content)._Content> {
        TupleView(content: (repeat (each content)._content))
    }
}

/// Toolbar content that may be absent, as an `if` without `else` makes.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var _content: Wrapped._Content? { self?._content }
}

/// One of two contents of a toolbar, as `if` and `switch` make.
public nonisolated struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    let branch: Either<First, Second>

    @MainActor public var _content: _ConditionalContent<First._Content, Second._Content> {
        switch branch {
        case .first(let first): _ConditionalContent(storage: .first(first._content))
        case .second(let second): _ConditionalContent(storage: .second(second._content))
        }
    }
}

/// Combines the toolbar items of a closure. Supports `if` and `switch`.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> {
        TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(branch: .first(first))
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(branch: .second(second))
    }
}

extension View {
    /// Adds items to the bar of the containing page, sheet or window.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        ToolbarView(wrapped: self, items: content()._content)
    }

    /// Adds each view as an item to the bar of the containing page, sheet or window.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(wrapped: self, items: ToolbarItems(wrapped: content()))
    }
}

/// Views of which each is a toolbar item.
private struct ToolbarItems<Content: View>: WrapperView {
    @Boxed var wrapped: Content

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        inputs.placement = BarPlacement.shared
        return inputs
    }
}

/// The placement of views in a bar: each element is wrapped into an item.
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

/// Shows views in the containing bar.
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
