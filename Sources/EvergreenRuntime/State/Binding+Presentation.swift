extension Binding where Value == Bool {
    /// The presentation flag as an optional item: true or nil.
    @MainActor
    package var presentation: Binding<Bool?> {
        Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 ?? false })
    }

    /// The data while the flag is true, otherwise nil. Setting nil sets the flag to false.
    @MainActor
    package func presenting<T>(_ data: T?) -> Binding<T?> {
        Binding<T?>(get: { wrappedValue ? data : nil }, set: { if $0 == nil { wrappedValue = false } })
    }
}
