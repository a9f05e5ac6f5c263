public import Foundation

extension ModelContext {
    /// Deletes all models of a class that match a predicate, with the next save.
    ///
    /// - Throws: The errors of a fetch.
    public func delete<Model: PersistentModel>(
        model: Model.Type,
        where predicate: Predicate<Model>? = nil,
        includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(model) }
    }
}
