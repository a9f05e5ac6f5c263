import EvergreenDatabase
import Foundation
public import Observation

/// Counts new transactions in the history of a container's stores, by all contexts of all programs.
///
/// ```swift
/// let observer = try HistoryObserver(observedModels: [Recipe.self], modelContainer: container)
///
/// for await _ in Observations({ observer.eventCounter }) { try await synchronize() }
/// ```
///
/// The observer is `Observable`: readers of its ``eventCounter`` are notified of changes. Fetch the transactions with
/// ``ModelContext/fetchHistory(_:)``. After a commit, the new transactions are read once, at a cost proportional to their number.
///
/// The stores have to keep a history: see ``ModelContext/fetchHistory(_:)``. The observer runs on the main actor.
@MainActor
@Observable
public final class HistoryObserver {
    /// The container whose stores are observed.
    public let modelContainer: ModelContainer

    /// Incremented for new matching transactions. Several that arrive together count as one.
    public private(set) var eventCounter = 0

    /// The last observed transaction of each store, by the name of the store; none for a store that had no history yet.
    public var historyTokens: [String: any HistoryToken] { tokens }

    @ObservationIgnored private var tokens: [String: DefaultHistoryToken]
    @ObservationIgnored private let entities: Set<String>
    @ObservationIgnored private let authors: Set<String>
    @ObservationIgnored private let context: ModelContext
    @ObservationIgnored private var observation: CommitObservation?

    /// Observes the history of a container's stores.
    ///
    /// - Parameters:
    ///   - historyTokens: The tokens after which to count transactions, by the names of their stores; nil to count from now on.
    ///   - observedModels: The classes whose changes count; empty for all.
    ///   - authors: The authors whose transactions count; empty for all.
    ///   - modelContainer: The container.
    /// - Throws: A ``ModelError`` with the code `noHistory` if no store keeps a history, or an error of a store that can't be read.
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
        // Commits from here on are observed, regardless of what is read below.
        observation = CommitObservation(of: modelContainer.databaseWriters) { [weak self] in self?.check() }
        if historyTokens == nil {
            tokens = try context.lastHistoryTokens()
        } else {
            try count(context.newTransactions(after: tokens))
        }
    }

    private func check() {
        do {
            try count(context.newTransactions(after: tokens))
        } catch let error as ModelError where error.code == .historyTokenExpired {
            skip()
        } catch {
            ModelContext.logger.error("The history of a container can't be read: \(error)")
        }
    }

    /// Some of the new transactions were deleted from the history: they may have been relevant.
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

    /// The transactions after the given tokens, oldest first within each store.
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
