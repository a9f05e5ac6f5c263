extension Optional {
    /// Whether there is a value. Setting it to false sets the value to nil.
    fileprivate var isPresented: Bool {
        get { self != nil }
        set { if !newValue { self = nil } }
    }

    /// Whether there is a value. Setting it to false sets the value to nil if it has the given id, but not one that has replaced it.
    fileprivate subscript<ID: Hashable>(isPresented id: ID?) -> Bool where Wrapped: Identifiable<ID> {
        get { self != nil }
        set { if !newValue, self?.id == id { self = nil } }
    }
}

extension Binding {
    /// Whether there is an item. Setting it to false sets the item to nil.
    @MainActor
    func isPresented<Item>() -> Binding<Bool> where Value == Item? { self[dynamicMember: \.isPresented] }

    /// Whether there is an item. Setting it to false sets the item to nil if it has the given id, but not one that has replaced it.
    @MainActor
    func isPresented<Item: Identifiable>(id: Item.ID?) -> Binding<Bool> where Value == Item? {
        self[dynamicMember: \.[isPresented: id]]
    }
}

extension Binding<Bool> {
    /// A binding to whether there is a value. Setting it to false sets the value to nil; setting it to true has no effect.
    ///
    /// ```swift
    /// .navigationDestination(isPresented: Binding($model.editor)) { … }
    /// ```
    ///
    /// - Parameter base: The optional.
    @MainActor
    @_disfavoredOverload
    public init<Item>(_ base: Binding<Item?>) {
        self = base.isPresented()
    }
}
