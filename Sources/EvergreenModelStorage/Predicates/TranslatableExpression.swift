import Foundation

/// An expression of a predicate that can be translated to SQL, and evaluated without traps.
protocol TranslatableExpression<Output>: PredicateExpression {
    /// - Throws: ``Untranslatable``.
    func translated(_ translation: inout Translation) throws -> Operand

    /// The value, given the variables of an evaluation.
    ///
    /// - Throws: ``NoValue``, or an error of an expression of another module.
    func value(_ evaluation: Evaluation) throws -> Output
}

/// An expression has no value: an overflow, a division by zero, or a force-unwrapped nil.
struct NoValue: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// The variables of an evaluation in Swift, and its failures.
///
/// Foundation's own evaluation traps at an overflow and at a division by zero. This one has SQL's three-valued logic: an expression without
/// a value makes a predicate neither true nor false, unless the other operand of `&&` or `||` decides. Only models for which the predicate
/// is true are selected.
struct Evaluation {
    final class Failures {
        var count = 0
        var first: (any Error)?
    }

    var bindings: PredicateBindings
    var failures = Failures()

    func callAsFunction<E: PredicateExpression>(_ expression: E) throws -> E.Output {
        guard let translatable = expression as? any TranslatableExpression else {
            return try countingFailures { try expression.evaluate(bindings) }
        }
        func open<T: TranslatableExpression>(_ translatable: T) throws -> E.Output {
            guard let value = try translatable.value(self) as? E.Output else {
                return try expression.evaluate(bindings)
            }
            return value
        }
        return try open(translatable)
    }

    /// Counts failures.
    func countingFailures<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            failures.count += 1
            if failures.first == nil { failures.first = error }
            throw error
        }
    }

    func fail(_ reason: String) throws -> Never {
        try countingFailures { throw NoValue(reason) }
    }

    func binding<Value>(_ variable: PredicateExpressions.Variable<Value>, to value: Value) -> Evaluation {
        Evaluation(bindings: bindings.binding(variable, to: value), failures: failures)
    }
}

extension Evaluation {
    /// Whether the body is true for any element. Failures matter only if it is true for none.
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
