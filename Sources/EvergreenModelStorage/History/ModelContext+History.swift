import GRDB

extension ModelContext {
    /// Fetches transactions of the history: the changes made by saves of contexts.
    ///
    /// ```swift
    /// var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
    /// if let token { descriptor.predicate = #Predicate { $0.token > token } }
    /// for transaction in try context.fetchHistory(descriptor) {
    ///     for change in transaction.changes { send(change) }
    /// }
    /// ```
    ///
    /// A store keeps a history if its ``ModelConfiguration`` enables it, if one of its classes has an attribute with the option
    /// `preserveValueOnDeletion`, or once a context with an ``author`` has saved to it. From then on the history records all saves of all
    /// contexts of all programs that use the file. Writes by GRDB, SQL or triggers are not recorded.
    ///
    /// - Throws: A ``ModelError`` with the code `noHistory` if a store keeps none, and with the code `historyTokenExpired` if transactions
    ///   after the token in the predicate were deleted: then fetch the models themselves.
    public func fetchHistory(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] {
        try history(descriptor, isComplete: true)
    }

    /// - Parameter isComplete: Whether to throw if transactions after a token were deleted.
    private func history(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>,
        isComplete: Bool
    ) throws -> [DefaultHistoryTransaction] {
        let limit = descriptor.fetchLimit == 0 ? Int.max : Int(clamping: descriptor.fetchLimit)
        // For another order, all transactions have to be read first.
        let readLimit = descriptor.sortBy.isEmpty ? limit : .max
        var transactions: [DefaultHistoryTransaction] = []
        for store in try storesWithHistory() {
            var read: [DefaultHistoryTransaction] = []
            try self.read(store) { db in
                try HistoryReader(store, db).forEach(descriptor.predicate, isComplete: isComplete) { transaction in
                    read.append(transaction)
                    return read.count < readLimit
                }
            }
            transactions += read
        }
        if core.stores.count > 1 { transactions.sort { $0.token < $1.token } }
        if !descriptor.sortBy.isEmpty { transactions.sort(using: descriptor.sortBy) }
        return transactions.count > limit ? Array(transactions.prefix(limit)) : transactions
    }

    /// - Throws: If no store keeps a history.
    func storesWithHistory() throws -> [ModelStore] {
        if let unavailability { throw unavailability }
        let stores = try core.stores.filter { store in try read(store, HistoryTable.exists) }
        if stores.isEmpty, !core.stores.contains(where: \.keepsHistory) {
            let names = core.stores.map(\.configuration.name).joined(separator: ", ")
            throw ModelError(
                .noHistory,
                "The store \(names) keeps no history. Create its configuration with keepsHistory: true, or set the author of a "
                    + "context before it saves: what is saved from then on is in the history."
            )
        }
        return stores
    }

    /// Deletes transactions from the history. The models are not affected.
    ///
    /// A token that precedes deleted transactions is expired. Transactions are only deleted by this method; without it the history grows
    /// with each save.
    ///
    /// ```swift
    /// let month = Date.now.addingTimeInterval(-30 * 24 * 3600)
    /// try context.deleteHistory(HistoryDescriptor(predicate: #Predicate { $0.timestamp < month }))
    /// ```
    ///
    /// - Throws: A ``ModelError`` if a store keeps no history, or can't be written to.
    public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        let limited =
            descriptor.fetchLimit > 0
            ? Dictionary(grouping: try history(descriptor, isComplete: false), by: \.storeIdentifier) : nil
        for store in try storesWithHistory() {
            try deleteHistory(of: store) { db in
                if let limited { return (limited[store.configuration.name] ?? []).map(\.transactionIdentifier) }
                var numbers: [Int64] = []
                try HistoryReader(store, db).forEach(descriptor.predicate, isComplete: false) { transaction in
                    numbers.append(transaction.transactionIdentifier)
                    return true
                }
                return numbers
            }
        }
    }

    private func deleteHistory(of store: ModelStore, _ numbers: (Database) throws -> [Int64]) throws {
        guard store.configuration.allowsSave else { throw ModelError.savingNotAllowed(store) }
        do {
            try store.writer.unsafeReentrantWrite { db in
                try db.inSavepoint {
                    try HistoryTable.delete(numbers(db), db)
                    return .commit
                }
            }
        } catch let error as DatabaseError {
            throw ModelError.storeFailure(error, store)
        }
    }
}
