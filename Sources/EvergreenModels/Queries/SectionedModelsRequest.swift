public import EvergreenQuery
public import OpenCombineShim

/// The request of a query whose models are in sections. A descriptor selects the models; their sections come first in their order.
///
/// Views spell it with the initializers of `Query` that take a `sectionBy` key path, where the property is a ``SectionedResults``.
public struct SectionedModelsRequest<Element: PersistentModel>: Queryable {
    private let request: ModelsRequest<Element>
    private let section: SectionKey<Element>

    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?, section: SectionKey<Element>) {
        request = ModelsRequest(descriptor, transaction: transaction, section: section)
        self.section = section
    }

    /// No sections, until the models were fetched.
    @MainActor public static var defaultValue: SectionedResults<Element, String> { SectionedResults { _ in "" } }

    /// Publishes the sections, as the request of their models publishes those, and when a model comes to another section.
    ///
    /// - Throws: Why nothing can be fetched.
    @MainActor
    public func publisher(in context: ModelContext) throws -> SectionsPublisher<Element> {
        SectionsPublisher(models: try request.publisher(in: context), section: section)
    }

    /// Whether both give the same models in the same sections, and animate their changes in the same way.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.request == rhs.request }
}

extension SectionedModelsRequest: PartialValueQueryable {
    /// The first row that had to be left out.
    package func omission() -> (any Error)? { request.omission() }
}

/// Publishes the models of a descriptor in sections, as ``ModelsPublisher`` publishes the models.
public struct SectionsPublisher<Element: PersistentModel>: Publisher {
    /// The sections.
    public typealias Output = SectionedResults<Element, String>

    /// A fetch can fail with any error.
    public typealias Failure = any Error

    let models: ModelsPublisher<Element>
    let section: SectionKey<Element>

    /// Attaches a subscriber, on the main actor.
    public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
    where S.Failure == any Error, S.Input == Output {
        models.receive(subscriber: subscriber, value: section.sections)
    }
}
