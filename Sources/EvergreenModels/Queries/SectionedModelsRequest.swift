public import EvergreenQuery
import OpenCombineShim

/// The request of a query with sections. A descriptor selects the models; they are ordered by section first.
///
/// Views create it with the initializers of `Query` that take a `sectionBy` key path, for a property of type ``SectionedResults``.
public struct SectionedModelsRequest<Element: PersistentModel>: Queryable {
    private let request: ModelsRequest<Element>
    private let section: SectionKey<Element>

    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?, section: SectionKey<Element>) {
        request = ModelsRequest(descriptor, transaction: transaction, section: section)
        self.section = section
    }

    /// No sections until the models are fetched.
    @MainActor public static var defaultValue: SectionedResults<Element, String> { SectionedResults { _ in "" } }

    /// Publishes the sections whenever the request of their models publishes, and when a model moves to another section.
    ///
    /// - Throws: An error if nothing can be fetched.
    @MainActor
    public func publisher(in context: ModelContext) throws -> SectionsPublisher<Element> {
        SectionsPublisher(models: try request.publisher(in: context), section: section)
    }

    /// Whether both select the same models in the same sections, and animate their changes in the same way.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.request == rhs.request }
}

extension SectionedModelsRequest: PartialValueQueryable {
    /// The error of the first row that was omitted.
    package func omission() -> (any Error)? { request.omission() }
}

/// Publishes the models of a descriptor in sections, like ``ModelsPublisher`` publishes the models.
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
