/// Content of a toolbar: an item, several of them, or a type of an app's own that is composed of others.
///
/// ```swift
/// struct EditorToolbar: ToolbarContent {
///     @Environment(\.dismiss) private var dismiss
///     @Binding var text: String
///
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .cancellationAction) {
///             Button("Cancel", role: .cancel) { dismiss() }
///         }
///         ToolbarItem(placement: .primaryAction) {
///             Button("Clear") { text = "" }.disabled(text.isEmpty)
///         }
///     }
/// }
/// ```
///
/// Its dynamic properties work as those of a view. The environment is that of the view that has the toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
    /// The type of the content of which this is composed, which the compiler infers.
    associatedtype Body: ToolbarContent
    associatedtype _Items: View

    /// The content of which this is composed.
    @ToolbarContentBuilder var body: Body { get }

    /// The views in the bar.
    var _items: _Items { get }
}

extension ToolbarContent {
    public var _items: _ToolbarBody<Self> { _ToolbarBody(content: DynamicProperties(of: self)) }
}

/// The views of toolbar content that is composed of others. Its dynamic properties work as those of a view.
public struct _ToolbarBody<Content: ToolbarContent>: View {
    let content: DynamicProperties<Content>

    public var body: some View { content.value.body._items }
}

extension Never: ToolbarContent {
    public var _items: Never { switch self {} }
}

extension ToolbarContent where Body == Never {
    /// Primitive content has no body. Accessing it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is not made of other toolbar content.") }
}

/// A fixed number of toolbar items, as a ``ToolbarContentBuilder`` makes.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    public typealias Body = Never

    @MainActor public var _items: TupleView<repeat (each Content)._Items> {
        TupleView(content: (repeat (each content)._items))
    }
}

/// Toolbar content that may be absent, as an `if` without `else` makes.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never

    public var _items: Wrapped._Items? { self?._items }
}

/// One of two contents of a toolbar, as `if` and `switch` make.
public nonisolated struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    public typealias Body = Never

    let branch: Either<First, Second>

    @MainActor public var _items: _ConditionalContent<First._Items, Second._Items> {
        switch branch {
        case .first(let first): _ConditionalContent(storage: .first(first._items))
        case .second(let second): _ConditionalContent(storage: .second(second._items))
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
