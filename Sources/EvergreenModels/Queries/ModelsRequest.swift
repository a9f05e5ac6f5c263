public import EvergreenQuery
import Foundation

/// The request of a query of models: the models that match a descriptor, with the unsaved changes of the context.
///
/// Views create it with the initializers of `Query` that take a filter and an order, or a descriptor.
public struct ModelsRequest<Element: PersistentModel>: Queryable {
    /// The predicate, the order and the limit.
    public let descriptor: FetchDescriptor<Element>

    /// The transaction for changes of the models in the view; nil for none.
    let transaction: Transaction?

    /// The key that groups the models into sections; nil for no sections.
    let section: SectionKey<Element>?

    /// Makes copies of a request equal, even if its contents can't be compared.
    private let origin = Origin()

    @MainActor
    private final class Origin {
        weak var results: ModelResults<Element>?
        nonisolated init() {}
    }

    /// Creates the request of a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>) {
        self.init(descriptor, transaction: nil)
    }

    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?, section: SectionKey<Element>? = nil) {
        self.descriptor = section?.ordering(descriptor) ?? descriptor
        self.transaction = transaction
        self.section = section
    }

    /// No models until they are fetched.
    @MainActor public static var defaultValue: [Element] { [] }

    /// Publishes the models, immediately unless the database is busy, and again after each change of the selection or order.
    ///
    /// - Throws: An error if nothing can be fetched.
    @MainActor
    public func publisher(in context: ModelContext) throws -> ModelsPublisher<Element> {
        let results = try context.results(of: descriptor)
        origin.results = results
        return ModelsPublisher(results: results, transaction: transaction)
    }

    /// Whether both select the same models, and animate their changes in the same way.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        if lhs.origin === rhs.origin { return true }
        return lhs.section == rhs.section && lhs.transaction?.animation == rhs.transaction?.animation
            && lhs.descriptor.isSame(as: rhs.descriptor)
    }
}

extension ModelsRequest: PartialValueQueryable {
    /// The error of the first row that was omitted.
    package func omission() -> (any Error)? {
        origin.results?.unreadable
    }
}
