extension ForEach: TabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue

    /// Creates tabs for identifiable elements.
    public init<Value: Hashable>(
        _ data: Data,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates tabs for elements identified by a key path.
    public init<Value: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates tabs for a range of integers.
    public init<Value: Hashable>(_ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, Content.TabValue == Value {
        self.init(data: data, content: content, id: { $0 })
    }

    public var _tabs: ForEach<Data, ID, Content._Tabs> {
        ForEach<Data, ID, Content._Tabs>(data: data, content: { content($0)._tabs }, id: id)
    }
}
