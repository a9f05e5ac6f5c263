/// Something that stands in a toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype _Content: View

    /// The views that the bar shows.
    var _content: _Content { get }
}

/// Where in its bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let placement: ToolbarPlacement

    public static let automatic = ToolbarItemPlacement(placement: .trailing)
    public static let principal = ToolbarItemPlacement(placement: .principal)
    public static let navigation = ToolbarItemPlacement(placement: .leading)
    public static let primaryAction = ToolbarItemPlacement(placement: .trailing)
    public static let confirmationAction = ToolbarItemPlacement(placement: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(placement: .leading)
    public static let destructiveAction = ToolbarItemPlacement(placement: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(placement: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(placement: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(placement: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(placement: .trailing)
    public static let bottomBar = ToolbarItemPlacement(placement: .bottom)
    public static let status = ToolbarItemPlacement(placement: .bottom)
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// An item with these views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _content: some View { Slot(.toolbarItem(placement.placement), content) }
}

/// Several items of a toolbar, in the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Items with these views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _content: some View { Slot(.toolbarItem(placement.placement), content) }
}

/// Several things that stand in a toolbar, one after the other.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    public var _content: TupleView<repeat (each Content)._Content> {
        TupleView(content: (repeat (each content)._content))
    }
}

/// Something that stands in a toolbar, or not.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var _content: Wrapped._Content? { self?._content }
}

/// One of two things that stand in a toolbar.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    public let _content: _ConditionalContent<First._Content, Second._Content>
}

/// Makes the content of a toolbar of the items that a closure lists.
@MainActor
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
        _ConditionalToolbarContent(_content: _ConditionalContent(storage: .first(first._content)))
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalToolbarContent<First, Second> {
        _ConditionalToolbarContent(_content: _ConditionalContent(storage: .second(second._content)))
    }
}

extension View {
    /// Gives items to the bar of the navigation stack around this view, or of the window.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        ToolbarView(wrapped: self, items: content()._content)
    }

    /// Gives views to the bar of the navigation stack around this view, or of the window: each is an item.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(wrapped: self, items: ToolbarItems(wrapped: content()))
    }
}

/// Views that are toolbar items, each by itself.
private struct ToolbarItems<Content: View>: WrapperView {
    let wrapped: Content

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        inputs.placement = BarPlacement.shared
        return inputs
    }
}

/// Views that are items of a bar: each element is wrapped into an item.
private final class BarPlacement: Placement {
    static let shared = BarPlacement()

    var wrapper: ElementKind? { .toolbarItem(.trailing) }
}

private struct ToolbarView<Content: View, Items: View>: WrapperView {
    let wrapped: Content
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

/// Shows views in the bar around.
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
