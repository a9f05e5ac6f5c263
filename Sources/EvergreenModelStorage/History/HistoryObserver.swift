import EvergreenDatabase
import Foundation
public import Observation

/// Counts the transactions that come to the history of a container's stores: of all contexts, of all programs.
///
/// ```swift
/// let observer = try HistoryObserver(observedModels: [Recipe.self], modelContainer: container)
///
/// for await _ in Observations({ observer.eventCounter }) { try await synchronize() }
/// ```
///
/// The observer is `Observable`: what reads its ``eventCounter`` is told of changes. ``ModelContext/fetchHistory(_:)`` has the
/// transactions. After a commit, what has come to the history since is read once: the cost is that of what has come.
///
/// The stores have to keep a history: see ``ModelContext/fetchHistory(_:)``. It works on the main actor.
@MainActor
@Observable
public final class HistoryObserver {
    /// The container whose stores are observed.
    public let modelContainer: ModelContainer

    /// Counts up whenever transactions have come that the observer was made for. Several that come together count as one.
    public private(set) var eventCounter = 0

    /// The last transaction of each store that was looked at, by the name of the store; none for a store that had no history yet.
    public var historyTokens: [String: any HistoryToken] { tokens }

    @ObservationIgnored private var tokens: [String: DefaultHistoryToken]
    @ObservationIgnored private let entities: Set<String>
    @ObservationIgnored private let authors: Set<String>
    @ObservationIgnored private let context: ModelContext
    @ObservationIgnored private var observation: CommitObservation?

    /// Observes the history of a container's stores.
    ///
    /// - Parameters:
    ///   - historyTokens: The tokens after which transactions count, by the names of their stores; nil for all that come from now on.
    ///   - observedModels: The classes whose changes count; empty for all.
    ///   - authors: The authors whose transactions count; empty for all.
    ///   - modelContainer: The container.
    /// - Throws: A ``ModelError`` of the code `noHistory` if no store keeps a history, or one of a store that can't be read.
    public init(
        historyTokens: [String: any HistoryToken]? = nil,
        observedModels: [any PersistentModel.Type] = [],
        authors: Set<String> = [],
        modelContainer: ModelContainer
    ) throws {
        self.modelContainer = modelContainer
        self.authors = authors
        entities = Set(observedModels.map { $0._typeName })
        context = ModelContext(modelContainer)
        tokens = historyTokens?.compactMapValues { $0 as? DefaultHistoryToken } ?? [:]
        // What is committed from here on is seen, whatever is read below.
        observation = CommitObservation(of: modelContainer.databaseWriters) { [weak self] in self?.look() }
        if historyTokens == nil {
            tokens = try context.lastHistoryTokens()
        } else {
            try count(context.newTransactions(after: tokens))
        }
    }

    private func look() {
        do {
            try count(context.newTransactions(after: tokens))
        } catch let error as ModelError where error.code == .historyTokenExpired {
            skip()
        } catch {
            ModelContext.logger.error("The history of a container can't be read: \(error)")
        }
    }

    /// A part of what has come was deleted from the history: it may have been of any kind.
    private func skip() {
        do {
            tokens = try context.lastHistoryTokens()
            eventCounter += 1
        } catch {
            ModelContext.logger.error("The history of a container can't be read: \(error)")
        }
    }

    private func count(_ transactions: [DefaultHistoryTransaction]) {
        for transaction in transactions { tokens[transaction.storeIdentifier] = transaction.token }
        if transactions.contains(where: isObserved) { eventCounter += 1 }
    }

    private func isObserved(_ transaction: DefaultHistoryTransaction) -> Bool {
        guard authors.isEmpty || transaction.author.map(authors.contains) == true else { return false }
        return entities.isEmpty
            || transaction.changes.contains { entities.contains($0.changedPersistentIdentifier.entityName) }
    }
}

extension ModelContext {
    /// The last transaction of each store, by its name.
    fileprivate func lastHistoryTokens() throws -> [String: DefaultHistoryToken] {
        var tokens: [String: DefaultHistoryToken] = [:]
        for store in try storesWithHistory() {
            tokens[store.configuration.name] = try read(store) { db in try HistoryReader(store, db).lastToken() }
        }
        return tokens
    }

    /// The transactions that follow those of some tokens, the oldest of each store first.
    fileprivate func newTransactions(after tokens: [String: DefaultHistoryToken]) throws -> [DefaultHistoryTransaction]
    {
        var transactions: [DefaultHistoryTransaction] = []
        for store in try storesWithHistory() {
            let name = store.configuration.name
            let token = tokens[name] ?? DefaultHistoryToken(store: name, position: 0, date: .distantPast)
            let isNew = #Predicate<DefaultHistoryTransaction> { $0.token > token }
            try read(store) { db in
                try HistoryReader(store, db).forEach(isNew, isComplete: true) { transaction in
                    transactions.append(transaction)
                    return true
                }
            }
        }
        return transactions
    }
}
