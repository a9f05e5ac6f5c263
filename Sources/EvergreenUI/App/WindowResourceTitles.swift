// Titles that are localized resources, as models have them.

extension Window {
    /// A window with a title. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(titleResource, id: id, content: content)
    }
}

extension WindowGroup {
    /// A group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleResource), id: nil, content: content)
    }

    /// A group at the path of its id, with a title for its windows.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleResource), id: id, content: content)
    }

    /// Windows with a title that show a value of a type.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleResource, id: WindowValueText<D>.path, for: type, content: content)
    }

    /// Windows with a title that show a value of a type, each at the path of an id and the value.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleResource), id: id, value: D.self) { PresentedWindowContent(content: content) }
    }
}
