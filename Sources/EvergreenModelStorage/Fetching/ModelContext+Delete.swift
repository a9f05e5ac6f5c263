public import Foundation

extension ModelContext {
    /// Deletes all models of a class that a predicate selects, with the next save.
    ///
    /// - Throws: What a fetch throws.
    public func delete<Model: PersistentModel>(
        model: Model.Type,
        where predicate: Predicate<Model>? = nil,
        includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(model) }
    }
}
