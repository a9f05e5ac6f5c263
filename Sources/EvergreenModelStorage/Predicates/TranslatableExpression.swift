import Foundation

/// An expression of a predicate that knows what it is in SQL, and how to be evaluated without a trap.
protocol TranslatableExpression<Output>: PredicateExpression {
    /// - Throws: ``Untranslatable``.
    func translated(_ translation: inout Translation) throws -> Operand

    /// The value for the variables of an evaluation.
    ///
    /// - Throws: ``NoValue``, or what an expression of another module throws.
    func value(_ evaluation: Evaluation) throws -> Output
}

/// An expression has no value: an overflow, a division by zero, nil that was unwrapped by force.
struct NoValue: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// The variables of an evaluation in Swift, and what had no value.
///
/// Foundation's own evaluation traps at an overflow and at a division by zero. This one has SQL's logic of three values:
/// what has no value makes a predicate neither true nor false, unless the other side of `&&` or `||` decides. A model for
/// which the predicate is not true is not selected.
struct Evaluation {
    final class Failures {
        var count = 0
        var first: (any Error)?
    }

    var bindings: PredicateBindings
    var failures = Failures()

    func callAsFunction<E: PredicateExpression>(_ expression: E) throws -> E.Output {
        guard let translatable = expression as? any TranslatableExpression else {
            return try noting { try expression.evaluate(bindings) }
        }
        func open<T: TranslatableExpression>(_ translatable: T) throws -> E.Output {
            guard let value = try translatable.value(self) as? E.Output else {
                return try expression.evaluate(bindings)
            }
            return value
        }
        return try open(translatable)
    }

    /// Counts what has no value.
    func noting<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            failures.count += 1
            if failures.first == nil { failures.first = error }
            throw error
        }
    }

    func fail(_ reason: String) throws -> Never {
        try noting { throw NoValue(reason) }
    }

    func binding<Value>(_ variable: PredicateExpressions.Variable<Value>, to value: Value) -> Evaluation {
        Evaluation(bindings: bindings.binding(variable, to: value), failures: failures)
    }
}

extension Evaluation {
    /// Whether any body is true. What has no value counts only if none is.
    func any<S: Sequence>(of elements: S, _ body: (S.Element) throws -> Bool) throws -> Bool {
        var failure: (any Error)?
        for element in elements {
            do {
                if try body(element) { return true }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return false
    }
}

/// Whether a predicate is true for a model. Never traps; false if the predicate has no value for it.
func isSelected<Model>(_ model: Model, by predicate: Predicate<Model>, _ failures: Evaluation.Failures) -> Bool {
    let evaluation = Evaluation(bindings: PredicateBindings((predicate.variable, model)), failures: failures)
    func evaluate(_ expression: some PredicateExpression<Bool>) -> Bool { (try? evaluation(expression)) ?? false }
    return evaluate(predicate.expression)
}
