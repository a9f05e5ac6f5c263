// Overloads for localized string resources.

extension Window {
    /// Creates a window with a title. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(titleResource, id: id, content: content)
    }
}

extension WindowGroup {
    /// Creates a group with a title for its windows. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleResource), id: nil, content: content)
    }

    /// Creates a group at the path of its id, with a title for its windows.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: Text(titleResource), id: id, content: content)
    }

    /// Creates windows with a title that present a value of a type.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleResource, id: WindowValueText<D>.path, for: type, content: content)
    }

    /// Creates windows with a title that present a value of a type, each at a path with an id and the value.
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
