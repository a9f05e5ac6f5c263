extension ModelContext {
    /// Returns the results of a descriptor, creating them unless a query shows those of an equal one.
    ///
    /// - Throws: An error if nothing can be fetched.
    @MainActor
    package func results<Model>(of descriptor: FetchDescriptor<Model>) throws -> ModelResults<Model> {
        let type = ObjectIdentifier(Model.self)
        let living = (results[type] ?? []).filter { $0.results != nil }
        results[type] = living
        for entry in living {
            if let known = entry.results as? ModelResults<Model>, known.failure == nil,
                known.descriptor.isSame(as: descriptor)
            {
                return known
            }
        }
        let made = try ModelResults(descriptor, self)
        results[type, default: []].append(WeakResults(results: made))
        return made
    }
}
