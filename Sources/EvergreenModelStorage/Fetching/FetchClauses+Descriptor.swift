import EvergreenConcurrency
import Foundation
import GRDB

extension FetchClauses {
    /// Translates a predicate and an order to SQL, as far as SQL gives the same result.
    ///
    /// Each term of a conjunction that can be translated selects rows in SQL. If a term can't, the whole predicate is evaluated in Swift
    /// over those rows. A descriptor that differs only in its captured values has the same SQL, with different arguments.
    init(_ descriptor: FetchDescriptor<Model>, _ entity: Schema.Entity) throws {
        if let predicate = descriptor.predicate { translate(predicate, entity) }
        if !descriptor.sortBy.isEmpty { translate(descriptor.sortBy, entity) }
        if remainder != nil || isOrderedInSwift {
            properties = Set(entity.allProperties.indices)
            otherEntities = nil
            FetchReport.report(reasons, entity)
        }
        readsOtherTables = otherEntities?.isEmpty != true
    }

    private mutating func translate(_ predicate: Predicate<Model>, _ entity: Schema.Entity) {
        var translation = Translation(predicate.variable, entity)
        var condition: SQLText?
        for term in predicate.expression.conjuncts {
            do {
                let sql = try translation.term(term)
                guard let sql else { continue }
                let joined = condition.map { "\($0) AND \(sql)" } ?? sql
                guard joined.isWithinLimits else { throw Untranslatable("the predicate is too long") }
                condition = joined
            } catch {
                reasons.append((error as? Untranslatable)?.reason ?? "\(error)")
                remainder = predicate
            }
        }
        self.condition = condition?.text
        arguments = StatementArguments(condition?.arguments ?? [])
        note(translation)
    }

    private mutating func translate(_ descriptors: [SortDescriptor<Model>], _ entity: Schema.Entity) {
        var translation = Translation()
        do {
            order = try descriptors.map { try translation.orderTerm($0, entity) }
        } catch {
            order = []
            isOrderedInSwift = true
            reasons.append((error as? Untranslatable)?.reason ?? "\(error)")
        }
        note(translation)
    }

    private mutating func note(_ translation: Translation) {
        properties.formUnion(translation.properties)
        otherEntities?.formUnion(translation.otherEntities)
    }
}

extension PredicateExpression where Output == Bool {
    /// The operands of a conjunction.
    fileprivate var conjuncts: [any PredicateExpression<Bool>] {
        (self as? any ConjunctionExpression)?.terms ?? [self]
    }
}

/// A type-erased conjunction.
private protocol ConjunctionExpression {
    var terms: [any PredicateExpression<Bool>] { get }
}

extension PredicateExpressions.Conjunction: ConjunctionExpression {
    var terms: [any PredicateExpression<Bool>] { lhs.conjuncts + rhs.conjuncts }
}

extension Translation {
    /// A term of the condition; nil if it is always true.
    fileprivate mutating func term(_ expression: some PredicateExpression<Bool>) throws -> SQLText? {
        let operand = try self(expression)
        if case .constant(let isTrue as Bool) = operand, isTrue { return nil }
        return try value(operand, as: Bool.self).operand(in: .conjunction)
    }
}

/// Logs once for each class and reason that a fetch is partly evaluated in Swift.
enum FetchReport {
    private static let reported = Locked<Set<String>>([])

    static func report(_ reasons: [String], _ entity: Schema.Entity) {
        for reason in unreported(reasons, entity) {
            ModelContext.logger.notice(
                """
                A fetch of \(entity.name) is in part evaluated in Swift, over the rows that the rest of its predicate \
                selects, because \(reason).
                """
            )
        }
    }

    /// Returns the reasons that have not been reported yet, and marks them as reported.
    static func unreported(_ reasons: [String], _ entity: Schema.Entity) -> [String] {
        reported.withLock { reported in reasons.filter { reported.insert("\(entity.name): \($0)").inserted } }
    }
}
