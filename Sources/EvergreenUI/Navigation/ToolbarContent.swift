/// The content of a toolbar: an item, a group of items, or a custom type composed of other content.
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
/// Its dynamic properties work as in a view. Its environment is that of the view with the toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
    /// The type of the body, which the compiler infers.
    associatedtype Body: ToolbarContent
    associatedtype _Items: View

    /// The content of this type.
    @ToolbarContentBuilder var body: Body { get }

    /// The views of the items.
    var _items: _Items { get }
}

extension ToolbarContent {
    public var _items: _ToolbarBody<Self> { _ToolbarBody(content: DynamicProperties(of: self)) }
}

/// The views of composed toolbar content. Its dynamic properties work as in a view.
public struct _ToolbarBody<Content: ToolbarContent>: View {
    let content: DynamicProperties<Content>

    public var body: some View { content.value.body._items }
}

extension Never: ToolbarContent {
    public var _items: Never { switch self {} }
}

extension ToolbarContent where Body == Never {
    /// Primitive content has no body. Accessing it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) is primitive toolbar content and has no body.") }
}

/// A fixed number of toolbar items, created by ``ToolbarContentBuilder``.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    public typealias Body = Never

    @MainActor public var _items: TupleView<repeat (each Content)._Items> {
        TupleView(content: (repeat (each content)._items))
    }
}

/// Optional toolbar content, created by an `if` without `else`.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never

    public var _items: Wrapped._Items? { self?._items }
}

/// One of two alternatives of toolbar content, created by `if` and `switch`.
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

/// A result builder for toolbar content. Supports `if` and `switch`.
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
