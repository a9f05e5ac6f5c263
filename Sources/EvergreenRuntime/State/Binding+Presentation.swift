extension Binding where Value == Bool {
    /// True as something, false as nil.
    @MainActor
    package var presentation: Binding<Bool?> {
        Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 ?? false })
    }

    /// Data while the value is true, and nil otherwise. Nil makes the value false.
    @MainActor
    package func presenting<T>(_ data: T?) -> Binding<T?> {
        Binding<T?>(get: { wrappedValue ? data : nil }, set: { if $0 == nil { wrappedValue = false } })
    }
}
