/// A value of any type, identified by one of its properties.
struct IdentifiedItem<Value, ID: Hashable>: Identifiable {
    let id: ID
    let value: Value
}

extension Optional {
    /// The value with an id. Setting it to nil sets the value to nil.
    subscript<ID: Hashable>(identifiedBy id: KeyPath<Wrapped, ID>) -> IdentifiedItem<Wrapped, ID>? {
        get { map { IdentifiedItem(id: $0[keyPath: id], value: $0) } }
        set { self = newValue?.value }
    }
}

extension Binding {
    /// The item of a presentation, identified by a property.
    @MainActor
    func identified<Item, ID: Hashable>(by id: KeyPath<Item, ID>) -> Binding<IdentifiedItem<Item, ID>?>
    where Value == Item? {
        self[dynamicMember: \.[identifiedBy: id]]
    }
}
