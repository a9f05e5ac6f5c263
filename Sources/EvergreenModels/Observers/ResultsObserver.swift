public import EvergreenModelStorage
public import Foundation
public import Observation
import OpenCombineShim

/// Observes the models that match a descriptor, outside views: the counterpart of `@Query`.
///
/// ```swift
/// @MainActor @Observable
/// final class Dashboard {
///     private let open: ResultsObserver<Todo, Never>
///     var openCount: Int { open.results.count }
///
///     init(modelContext: ModelContext) throws {
///         open = try ResultsObserver(filterBy: #Predicate { !$0.isDone }, modelContext: modelContext)
///     }
/// }
/// ```
///
/// The results are the stored models, with the unsaved changes of the context. They reflect all changes: by this context, by others, and by
/// other programs. The observer is `Observable`: a body that reads the results runs again when they change, as does
/// `withObservationTracking`. They cost as much as a query's, and are shared with equal queries. The observer runs on the main actor, with
/// a context of the main actor.
///
/// `SectionTitle` is `Never` for results without sections.
@MainActor
@Observable
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable> {
    /// The context that the models are fetched in.
    public let modelContext: ModelContext

    /// The models, in their order.
    public private(set) var results: [Element] = []

    /// The models in sections; nil if the observer has no `sectionBy` key path. Computed on each read: O(s log n) for s sections of n
    /// models.
    public var sections: SectionedResults<Element, SectionTitle>? { makeSections?(results) }

    /// The error that ended the updates of the results; nil while they are up to date.
    public private(set) var error: (any Error)?

    /// The predicate that selects the models; nil for all. Setting it updates the results immediately.
    public var filterBy: Predicate<Element>? { didSet { followAgain() } }

    /// The order of the models, after the order of their sections.
    public var sortBy: [SortDescriptor<Element>]? { didSet { followAgain() } }

    @ObservationIgnored private var descriptor: FetchDescriptor<Element>
    @ObservationIgnored private let section: SectionKey<Element>?
    @ObservationIgnored private let makeSections: (([Element]) -> SectionedResults<Element, SectionTitle>)?
    @ObservationIgnored private var subscription: AnyCancellable?

    private init(
        _ descriptor: FetchDescriptor<Element>,
        _ modelContext: ModelContext,
        _ section: SectionKey<Element>?,
        makeSections: (([Element]) -> SectionedResults<Element, SectionTitle>)?
    ) throws {
        self.descriptor = descriptor
        self.modelContext = modelContext
        self.section = section
        self.makeSections = makeSections
        filterBy = descriptor.predicate
        sortBy = descriptor.sortBy
        try follow()
    }

    private func followAgain() {
        descriptor.predicate = filterBy
        descriptor.sortBy = sortBy ?? []
        do {
            try follow()
        } catch {
            fail(error)
        }
    }

    private func follow() throws {
        let request = ModelsRequest(descriptor, transaction: nil, section: section)
        let models = try request.publisher(in: modelContext)
        error = nil
        subscription = models.sink { [weak self] in
            self?.receive($0)
        } receiveValue: { [weak self] in
            self?.results = $0
        }
    }

    private func receive(_ completion: Subscribers.Completion<any Error>) {
        if case .failure(let error) = completion { fail(error) }
    }

    private func fail(_ error: any Error) {
        self.error = error
        ModelContext.logger.error("An observer stopped updating its results: \(error)")
    }
}

extension ResultsObserver where SectionTitle == Never {
    /// Observes the models of a descriptor.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
        modelContext: ModelContext
    ) throws {
        try self.init(fetchDescriptor, modelContext, nil, makeSections: nil)
    }

    /// Observes the models of a descriptor, in a new context.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
        modelContainer: ModelContainer
    ) throws {
        try self.init(fetchDescriptor: fetchDescriptor, modelContext: ModelContext(modelContainer))
    }

    /// Observes the models that match a predicate, in an order.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        modelContext: ModelContext
    ) throws {
        let descriptor = FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? [])
        try self.init(fetchDescriptor: descriptor, modelContext: modelContext)
    }

    /// Observes the models that match a predicate, in an order, in a new context.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        modelContainer: ModelContainer
    ) throws {
        try self.init(filterBy: filterBy, sortBy: sortBy, modelContext: ModelContext(modelContainer))
    }
}

extension ResultsObserver where SectionTitle == String {
    /// Observes the models of a descriptor, in sections by a `String` or `String?` property.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init<Title: _SectionTitle>(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
        sectionBy: KeyPath<Element, Title> & Sendable,
        modelContext: ModelContext
    ) throws {
        let section = SectionKey(sectionBy)
        try self.init(fetchDescriptor, modelContext, section, makeSections: section.sections)
    }

    /// Observes the models of a descriptor, in sections, in a new context.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init<Title: _SectionTitle>(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
        sectionBy: KeyPath<Element, Title> & Sendable,
        modelContainer: ModelContainer
    ) throws {
        let context = ModelContext(modelContainer)
        try self.init(fetchDescriptor: fetchDescriptor, sectionBy: sectionBy, modelContext: context)
    }

    /// Observes the models that match a predicate, in an order and in sections.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init<Title: _SectionTitle>(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, Title> & Sendable,
        modelContext: ModelContext
    ) throws {
        let descriptor = FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? [])
        try self.init(fetchDescriptor: descriptor, sectionBy: sectionBy, modelContext: modelContext)
    }

    /// Observes the models that match a predicate, in an order and in sections, in a new context.
    ///
    /// - Throws: An error if nothing can be fetched.
    public convenience init<Title: _SectionTitle>(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, Title> & Sendable,
        modelContainer: ModelContainer
    ) throws {
        let context = ModelContext(modelContainer)
        try self.init(filterBy: filterBy, sortBy: sortBy, sectionBy: sectionBy, modelContext: context)
    }
}
