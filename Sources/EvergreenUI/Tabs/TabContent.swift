/// One or several tabs of a tab view.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    /// What the tabs stand for; `Never` for tabs that the person alone selects.
    associatedtype TabValue: Hashable
    associatedtype _Tabs: View

    /// The views that the tab view shows.
    var _tabs: _Tabs { get }
}

/// Several tabs, one after the other.
public struct TupleTabContent<TabValue: Hashable, each Content: TabContent>: TabContent {
    let content: (repeat each Content)

    public var _tabs: TupleView<repeat (each Content)._Tabs> {
        TupleView(content: (repeat (each content)._tabs))
    }
}

/// Tabs that are there, or not.
extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    public var _tabs: Wrapped._Tabs? { self?._tabs }
}

/// One or the other tabs.
public struct _ConditionalTabContent<First: TabContent, Second: TabContent>: TabContent {
    public typealias TabValue = First.TabValue
    public let _tabs: _ConditionalContent<First._Tabs, Second._Tabs>
}

/// Makes the content of a tab view of the tabs that a closure lists.
@MainActor
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
        _ConditionalTabContent(_tabs: _ConditionalContent(storage: .first(first._tabs)))
    }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _ConditionalTabContent<First, Second> {
        _ConditionalTabContent(_tabs: _ConditionalContent(storage: .second(second._tabs)))
    }

    /// The views of a tab view whose tabs a builder made.
    public struct Content<Tabs: TabContent>: View {
        let tabs: Tabs

        public var body: some View { tabs._tabs }
    }
}

extension TabContentBuilder.Content: SeveralViews {}
