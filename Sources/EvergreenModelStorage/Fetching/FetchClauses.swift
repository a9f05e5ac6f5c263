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

    /// The predicate, if SQL can't say all of it: to be evaluated over the rows that the condition selects.
    var remainder: Predicate<Model>?

    /// Why SQL can't say all of the predicate and of the order.
    var reasons: [String] = []

    /// Whether the order has to be made in Swift.
    var isOrderedInSwift = false

    /// Whether the predicate or the order reads other tables than the one of the entity, or may do so in Swift.
    var readsOtherTables = false

    /// The entities that the predicate and the order read beside the rows themselves; nil if that is not known.
    var otherEntities: Set<ObjectIdentifier>? = []

    /// The properties of the entity that the predicate and the order read; all of them if that is not known.
    var properties: Set<Int> = []
}
