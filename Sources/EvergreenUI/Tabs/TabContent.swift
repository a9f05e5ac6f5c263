/// The content of a ``TabView``: one or more tabs.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection; `Never` for tabs without a selection binding.
    associatedtype TabValue: Hashable
    associatedtype _Tabs: View

    /// The views of the tabs.
    var _tabs: _Tabs { get }
}

/// A fixed number of tabs, created by ``TabContentBuilder``.
public nonisolated struct TupleTabContent<TabValue: Hashable, each Content: TabContent>: TabContent {
    let content: (repeat each Content)

    @MainActor public var _tabs: TupleView<repeat (each Content)._Tabs> {
        TupleView(content: (repeat (each content)._tabs))
    }
}

/// Optional tabs, created by an `if` without `else`.
extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the selection.
    public typealias TabValue = Wrapped.TabValue

    public var _tabs: Wrapped._Tabs? { self?._tabs }
}

/// One of two alternatives of tab content, created by `if` and `switch`.
public nonisolated struct _ConditionalTabContent<First: TabContent, Second: TabContent>: TabContent {
    public typealias TabValue = First.TabValue
    let branch: Either<First, Second>

    @MainActor public var _tabs: _ConditionalContent<First._Tabs, Second._Tabs> {
        switch branch {
        case .first(let first): _ConditionalContent(storage: .first(first._tabs))
        case .second(let second): _ConditionalContent(storage: .second(second._tabs))
        }
    }
}

/// A result builder for tabs. Supports `if` and `switch`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue {
        content
    }

    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> TupleTabContent<TabValue, repeat each Content> {
        TupleTabContent(content: (repeat each content))
    }

    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _ConditionalTabContent<First, Second> {
        _ConditionalTabContent(branch: .first(first))
    }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _ConditionalTabContent<First, Second> {
        _ConditionalTabContent(branch: .second(second))
    }

    /// The content of a tab view with the tabs of a builder.
    public struct Content<Tabs: TabContent>: View {
        let tabs: Tabs

        public var body: some View { tabs._tabs }
    }
}

extension TabContentBuilder.Content: MultiView {}
