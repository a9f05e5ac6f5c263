public import EvergreenQuery
import Foundation

/// The request of a query of models: the models that a descriptor selects, as they are stored and as they were changed in
/// the context.
///
/// Views spell it with the initializers of `Query` that take a filter and an order, or a descriptor.
public struct ModelsRequest<Element: PersistentModel>: Queryable {
    /// Which models, in which order.
    public let descriptor: FetchDescriptor<Element>

    /// How changes of the models come about in the view; nil for at once.
    let transaction: Transaction?

    /// What the models are put into sections by; nil if they are not.
    let section: SectionKey<Element>?

    /// Copies of one request are equal, whatever is in it.
    private let origin = Origin()

    @MainActor
    private final class Origin {
        weak var results: ModelResults<Element>?
        nonisolated init() {}
    }

    /// Makes the request of a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>) {
        self.init(descriptor, transaction: nil)
    }

    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?, section: SectionKey<Element>? = nil) {
        self.descriptor = section?.ordering(descriptor) ?? descriptor
        self.transaction = transaction
        self.section = section
    }

    /// No models, until they were fetched.
    @MainActor public static var defaultValue: [Element] { [] }

    /// Publishes the models, at once unless the database is busy, and after each change of which of them there are, or of
    /// their order.
    ///
    /// - Throws: Why nothing can be fetched.
    @MainActor
    public func publisher(in context: ModelContext) throws -> ModelsPublisher<Element> {
        let results = try context.results(of: descriptor)
        origin.results = results
        return ModelsPublisher(results: results, transaction: transaction)
    }

    /// Whether both give the same models, and animate their changes in the same way.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        if lhs.origin === rhs.origin { return true }
        return lhs.section == rhs.section && lhs.transaction?.animation == rhs.transaction?.animation
            && lhs.descriptor.isSame(as: rhs.descriptor)
    }
}

extension ModelsRequest: PartialValueQueryable {
    /// The first row that had to be left out.
    package func omission() -> (any Error)? {
        origin.results?.unreadable
    }
}
