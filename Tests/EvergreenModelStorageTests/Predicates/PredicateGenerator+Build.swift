import EvergreenModelStorage
import Foundation

// The expressions that `#Predicate` builds, with type-erased operands.
extension PredicateGenerator {
    typealias Expressions = PredicateExpressions
    typealias Standard = StandardPredicateExpression

    func path<Root, Value>(_ root: Term<Root>, _ keyPath: any KeyPath<Root, Value> & Sendable) -> Term<Value> {
        func build<R: Standard<Root>>(_ root: R) -> Term<Value> {
            Expressions.build_KeyPath(root: root, keyPath: keyPath)
        }
        return build(root)
    }

    func value<Value: Codable>(_ value: Value) -> Term<Value> {
        Expressions.build_Arg(value) as Expressions.Value<Value>
    }

    func value(_ raw: Int, _: ComparisonResult.Type) -> Term<ComparisonResult> {
        value(ComparisonResult(rawValue: raw) ?? .orderedSame)
    }

    func and(_ lhs: Term<Bool>, _ rhs: Term<Bool>) -> Term<Bool> {
        func build<L: Standard<Bool>, R: Standard<Bool>>(_ lhs: L, _ rhs: R) -> Term<Bool> {
            Expressions.build_Conjunction(lhs: lhs, rhs: rhs)
        }
        return build(lhs, rhs)
    }

    func or(_ lhs: Term<Bool>, _ rhs: Term<Bool>) -> Term<Bool> {
        func build<L: Standard<Bool>, R: Standard<Bool>>(_ lhs: L, _ rhs: R) -> Term<Bool> {
            Expressions.build_Disjunction(lhs: lhs, rhs: rhs)
        }
        return build(lhs, rhs)
    }

    func not(_ wrapped: Term<Bool>) -> Term<Bool> {
        func build<W: Standard<Bool>>(_ wrapped: W) -> Term<Bool> { Expressions.build_Negation(wrapped) }
        return build(wrapped)
    }

    func conditional<Value>(_ test: Term<Bool>, _ first: Term<Value>, _ second: Term<Value>) -> Term<Value> {
        func build<T: Standard<Bool>, F: Standard<Value>, S: Standard<Value>>(_ test: T, _ first: F, _ second: S)
            -> Term<Value>
        { Expressions.build_Conditional(test, first, second) }
        return build(test, first, second)
    }

    func equal<Value: Equatable>(_ lhs: Term<Value>, _ rhs: Term<Value>, _ isEqual: Bool = true) -> Term<Bool> {
        func build<L: Standard<Value>, R: Standard<Value>>(_ lhs: L, _ rhs: R) -> Term<Bool> {
            if isEqual { return Expressions.build_Equal(lhs: lhs, rhs: rhs) }
            return Expressions.build_NotEqual(lhs: lhs, rhs: rhs)
        }
        return build(lhs, rhs)
    }

    func isNil<Value: Equatable>(_ optional: Term<Value?>) -> Term<Bool> {
        func build<O: Standard<Value?>>(_ optional: O) -> Term<Bool> {
            Expressions.build_Equal(lhs: optional, rhs: Expressions.NilLiteral<Value>())
        }
        return build(optional)
    }

    mutating func comparison<Value: Comparable>(_ lhs: Term<Value>, _ rhs: Term<Value>) -> Term<Bool> {
        let operators: [Expressions.ComparisonOperator] = [
            .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual,
        ]
        let op = operators[Int.random(in: 0..<4, using: &random)]
        func build<L: Standard<Value>, R: Standard<Value>>(_ lhs: L, _ rhs: R) -> Term<Bool> {
            Expressions.build_Comparison(lhs: lhs, rhs: rhs, op: op)
        }
        return build(lhs, rhs)
    }

    mutating func arithmetic(_ lhs: Term<Int>, _ rhs: Term<Int>) -> Term<Int> {
        let choice = Int.random(in: 0..<5, using: &random)
        func build<L: Standard<Int>, R: Standard<Int>>(_ lhs: L, _ rhs: R) -> Term<Int> {
            switch choice {
            case 0: Expressions.build_Arithmetic(lhs: lhs, rhs: rhs, op: .add)
            case 1: Expressions.build_Arithmetic(lhs: lhs, rhs: rhs, op: .subtract)
            case 2: Expressions.build_Arithmetic(lhs: lhs, rhs: rhs, op: .multiply)
            case 3: Expressions.build_Division(lhs: lhs, rhs: rhs)
            default: Expressions.build_Remainder(lhs: lhs, rhs: rhs)
            }
        }
        return build(lhs, rhs)
    }

    mutating func sum(_ lhs: Term<Double>, _ rhs: Term<Double>) -> Term<Double> {
        let operators: [Expressions.ArithmeticOperator] = [.add, .subtract, .multiply]
        let op = operators[Int.random(in: 0..<3, using: &random)]
        func build<L: Standard<Double>, R: Standard<Double>>(_ lhs: L, _ rhs: R) -> Term<Double> {
            Expressions.build_Arithmetic(lhs: lhs, rhs: rhs, op: op)
        }
        return build(lhs, rhs)
    }

    func quotient(_ lhs: Term<Double>, _ rhs: Term<Double>) -> Term<Double> {
        func build<L: Standard<Double>, R: Standard<Double>>(_ lhs: L, _ rhs: R) -> Term<Double> {
            Expressions.build_Division(lhs: lhs, rhs: rhs)
        }
        return build(lhs, rhs)
    }

    func minus<Value: SignedNumeric>(_ wrapped: Term<Value>) -> Term<Value> {
        func build<W: Standard<Value>>(_ wrapped: W) -> Term<Value> { Expressions.build_UnaryMinus(wrapped) }
        return build(wrapped)
    }

    func coalesce<Value>(_ lhs: Term<Value?>, _ rhs: Term<Value>) -> Term<Value> {
        func build<L: Standard<Value?>, R: Standard<Value>>(_ lhs: L, _ rhs: R) -> Term<Value> {
            Expressions.build_NilCoalesce(lhs: lhs, rhs: rhs)
        }
        return build(lhs, rhs)
    }

    func unwrap<Value>(_ optional: Term<Value?>) -> Term<Value> {
        func build<O: Standard<Value?>>(_ optional: O) -> Term<Value> { Expressions.ForcedUnwrap(optional) }
        return build(optional)
    }

    /// `if let x = optional { body(x) } else { other }`
    mutating func ifLet<Value>(
        _ optional: Term<Value?>,
        _ other: Term<Bool>,
        _ body: (inout Self, Term<Value>) -> Term<Bool>
    ) -> Term<Bool> {
        var inner = self
        func build<O: Standard<Value?>, T: Standard<Bool>, R: Standard<Bool>>(_ optional: O, _: T, _ other: R) -> Term<
            Bool
        > {
            let mapped = Expressions.build_flatMap(optional) { variable in body(&inner, variable).typed(T.self) }
            return Expressions.build_NilCoalesce(lhs: mapped, rhs: other)
        }
        var probe = self
        let shape = body(&probe, Expressions.Variable<Value>())
        defer { random = probe.random }
        return build(optional, shape, other)
    }

    mutating func map<Value, Result>(
        _ optional: Term<Value?>,
        _ body: (inout Self, Term<Value>) -> Term<Result>
    ) -> Term<Result?> {
        var inner = self
        func build<O: Standard<Value?>, T: Standard<Result>>(_ optional: O, _: T) -> Term<Result?> {
            Expressions.build_flatMap(optional) { variable in body(&inner, variable).typed(T.self) }
                as Expressions.OptionalFlatMap<O, Value, T, Result>
        }
        var probe = self
        let shape = body(&probe, Expressions.Variable<Value>())
        defer { random = probe.random }
        return build(optional, shape)
    }

    mutating func flatMap<Value, Result>(
        _ optional: Term<Value?>,
        _ body: (inout Self, Term<Value>) -> Term<Result?>
    ) -> Term<Result?> {
        var inner = self
        func build<O: Standard<Value?>, T: Standard<Result?>>(_ optional: O, _: T) -> Term<Result?> {
            Expressions.build_flatMap(optional) { variable in body(&inner, variable).typed(T.self) }
                as Expressions.OptionalFlatMap<O, Value, T, Result>
        }
        var probe = self
        let shape = body(&probe, Expressions.Variable<Value>())
        defer { random = probe.random }
        return build(optional, shape)
    }

    // MARK: Sequences

    mutating func some<Element>(
        _ sequence: Term<[Element]>,
        _ body: (inout Self, Term<Element>) -> Term<Bool>
    ) -> Term<Bool> {
        var inner = self
        func build<S: Standard<[Element]>, T: Standard<Bool>>(_ sequence: S, _: T) -> Term<Bool> {
            Expressions.build_contains(sequence, where: { variable in body(&inner, variable).typed(T.self) })
        }
        var probe = self
        let shape = body(&probe, Expressions.Variable<Element>())
        defer { random = probe.random }
        return build(sequence, shape)
    }

    mutating func all<Element>(
        _ sequence: Term<[Element]>,
        _ body: (inout Self, Term<Element>) -> Term<Bool>
    ) -> Term<Bool> {
        var inner = self
        func build<S: Standard<[Element]>, T: Standard<Bool>>(_ sequence: S, _: T) -> Term<Bool> {
            Expressions.build_allSatisfy(sequence) { variable in body(&inner, variable).typed(T.self) }
        }
        var probe = self
        let shape = body(&probe, Expressions.Variable<Element>())
        defer { random = probe.random }
        return build(sequence, shape)
    }

    mutating func filter<Element>(
        _ sequence: Term<[Element]>,
        _ body: (inout Self, Term<Element>) -> Term<Bool>
    ) -> Term<[Element]> {
        var inner = self
        func build<S: Standard<[Element]>, T: Standard<Bool>>(_ sequence: S, _: T) -> Term<[Element]> {
            Expressions.build_filter(sequence) { variable in body(&inner, variable).typed(T.self) }
        }
        var probe = self
        let shape = body(&probe, Expressions.Variable<Element>())
        defer { random = probe.random }
        return build(sequence, shape)
    }

    func contains<Elements: Sequence>(_ sequence: Term<Elements>, _ element: Term<Elements.Element>) -> Term<Bool>
    where Elements.Element: Equatable {
        func build<S: Standard<Elements>, E: Standard<Elements.Element>>(_ sequence: S, _ element: E) -> Term<Bool> {
            Expressions.build_contains(sequence, element) as Expressions.SequenceContains<S, E>
        }
        return build(sequence, element)
    }

    func contains(_ base: Term<String>, _ other: Term<String>) -> Term<Bool> {
        func build<B: Standard<String>, O: Standard<String>>(_ base: B, _ other: O) -> Term<Bool> {
            Expressions.build_contains(base, other) as Expressions.CollectionContainsCollection<B, O>
        }
        return build(base, other)
    }

    func starts(_ base: Term<String>, _ prefix: Term<String>) -> Term<Bool> {
        func build<B: Standard<String>, O: Standard<String>>(_ base: B, _ other: O) -> Term<Bool> {
            Expressions.build_starts(base, with: other)
        }
        return build(base, prefix)
    }

    func standardContains(_ base: Term<String>, _ other: Term<String>) -> Term<Bool> {
        func build<B: Standard<String>, O: Standard<String>>(_ base: B, _ other: O) -> Term<Bool> {
            Expressions.build_localizedStandardContains(base, other)
        }
        return build(base, other)
    }

    func caseInsensitive(_ base: Term<String>, _ other: Term<String>) -> Term<ComparisonResult> {
        func build<B: Standard<String>, O: Standard<String>>(_ base: B, _ other: O) -> Term<ComparisonResult> {
            Expressions.build_caseInsensitiveCompare(base, other)
        }
        return build(base, other)
    }

    func localized(_ base: Term<String>, _ other: Term<String>) -> Term<ComparisonResult> {
        func build<B: Standard<String>, O: Standard<String>>(_ base: B, _ other: O) -> Term<ComparisonResult> {
            Expressions.build_localizedCompare(base, other)
        }
        return build(base, other)
    }

    // MARK: Ranges

    func range(_ lower: Term<Int>, _ upper: Term<Int>) -> Term<Range<Int>> {
        func build<L: Standard<Int>, U: Standard<Int>>(_ lower: L, _ upper: U) -> Term<Range<Int>> {
            Expressions.build_Range(lower: lower, upper: upper)
        }
        return build(lower, upper)
    }

    func closedRange(_ lower: Term<Int>, _ upper: Term<Int>) -> Term<ClosedRange<Int>> {
        func build<L: Standard<Int>, U: Standard<Int>>(_ lower: L, _ upper: U) -> Term<ClosedRange<Int>> {
            Expressions.build_ClosedRange(lower: lower, upper: upper)
        }
        return build(lower, upper)
    }

    func within<R: RangeExpression>(_ range: Term<R>, _ element: Term<R.Bound>) -> Term<Bool> {
        func build<S: Standard<R>, E: Standard<R.Bound>>(_ range: S, _ element: E) -> Term<Bool> {
            Expressions.build_contains(range, element) as Expressions.RangeExpressionContains<S, E>
        }
        return build(range, element)
    }
}

extension StandardPredicateExpression {
    /// The expression as one of a type that the same numbers have created before.
    func typed<Other>(_: Other.Type) -> Other {
        // The generator creates the same expression from the same numbers.
        // swift-format-ignore: NeverForceUnwrap
        self as! Other
    }
}
