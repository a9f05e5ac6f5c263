extension ForEach: TabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue

    /// Tabs for identifiable elements.
    @_disfavoredOverload
    public init(_ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Tabs for elements that a key path tells apart.
    @_disfavoredOverload
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Tabs for the numbers of a range.
    @_disfavoredOverload
    public init(_ data: Range<Int>, @TabContentBuilder<Content.TabValue> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    public var _tabs: ForEach<Data, ID, Content._Tabs> {
        ForEach<Data, ID, Content._Tabs>(data: data, content: { content($0)._tabs }, id: id)
    }
}
