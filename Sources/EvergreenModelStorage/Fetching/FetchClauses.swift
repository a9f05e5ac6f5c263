import Foundation
import GRDB

/// The translation of a descriptor to SQL, and the rest that is evaluated in Swift.
struct FetchClauses<Model: PersistentModel> {
    /// The condition on columns of the entity's table; nil if there is none.
    var condition: String?

    /// The arguments of the condition.
    var arguments: StatementArguments = []

    /// The terms of the order, without the primary key, which comes last.
    var order: [String] = []

    /// The predicate, if SQL can't express all of it: it is evaluated over the rows that the condition selects.
    var remainder: Predicate<Model>?

    /// The reasons why SQL can't express the whole predicate and order.
    var reasons: [String] = []

    /// Whether to sort in Swift.
    var isOrderedInSwift = false

    /// Whether the predicate or the order reads tables other than the entity's, or may do so in Swift.
    var readsOtherTables = false

    /// The other entities that the predicate and the order read; nil if unknown.
    var otherEntities: Set<ObjectIdentifier>? = []

    /// The properties of the entity that the predicate and the order read; all of them if unknown.
    var properties: Set<Int> = []
}
