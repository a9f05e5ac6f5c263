import Foundation
import GRDB

/// What of a descriptor SQL says, and what is left for Swift.
struct FetchClauses<Model: PersistentModel> {
    /// The condition, about columns of the table of the entity; nil if there is none.
    var condition: String?

    /// The arguments of the condition.
    var arguments: StatementArguments = []

    /// The terms of the order, but for the primary key, which comes last.
    var order: [String] = []

    /// What SQL can't say of the predicate: to be evaluated over the rows that the condition selects.
    var remainder: Predicate<Model>?

    /// Whether the order has to be made in Swift.
    var isOrderedInSwift = false

    /// Whether the condition reads other tables than the one of the entity.
    var readsOtherTables = false

    /// The properties of the entity that the predicate and the order read.
    var properties: Set<Int> = []
}
