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
        ToolbarView(wrapped: self, items: ToolbarItems(content: content()))
    }
}

/// Views that are toolbar items, each by itself.
private struct ToolbarItems<Content: View>: View, WrapperView {
    let content: Content

    typealias Body = Never

    var wrapped: Content { content }

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ToolbarItemsNode(view, parent: parent, inputs: inputs)
    }
}

private final class ToolbarItemsNode<Content: View>: WrapperNode<ToolbarItems<Content>> {
    override var wrappedInputs: _NodeInputs {
        var inputs = inputs
        inputs.placement = .toolbarItem
        return inputs
    }
}

private struct ToolbarView<Content: View, Items: View>: View, WrapperView {
    let wrapped: Content
    let items: Items

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ToolbarNode(view, parent: parent, inputs: inputs)
    }
}

private final class ToolbarNode<Content: View, Items: View>: _ViewNode<ToolbarView<Content, Items>> {
    private var content: _ViewNode<Content>?
    private var items: BarItemsNode<Items>?

    override init(_ view: ToolbarView<Content, Items>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        content = Content._makeNode(view.wrapped, parent: self, inputs: inputs)
        items = BarItemsNode(view.items, parent: self, inputs: inputs.inside())
    }

    override func update(_ view: ToolbarView<Content, Items>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        content?.update(view.wrapped, inputs: inputs)
        items?.update(view.items, inputs: inputs.inside())
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let content { body(content) }
        if let items { body(items) }
    }
}

/// Hands the elements of its views to the bar around.
private final class BarItemsNode<Items: View>: _ViewNode<Items> {
    private var child: _ViewNode<Items>?

    override init(_ view: Items, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = Items._makeNode(view, parent: self, inputs: inputs)
        hand()
    }

    override func update(_ view: Items, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        child?.update(view, inputs: inputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    /// The elements are in the bar, not here.
    override func collectElements(into elements: inout [Element]) {}

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.hand() }
    }

    private func hand() {
        guard isMounted else { return }
        inputs.environment.navigationBar?.set(items: childElements, from: self)
    }

    override func visibilityDidChange() {
        inputs.environment.navigationBar?.visibilityDidChange()
    }

    override func willUnmount() {
        inputs.environment.navigationBar?.remove(self)
    }
}
