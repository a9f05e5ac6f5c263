import EvergreenModelStorage
import Foundation
import SeededRandomness

typealias Term<Value> = any StandardPredicateExpression<Value>

/// Creates random predicates of samples: every kind of expression, nested.
struct PredicateGenerator {
    var random: SeededGenerator

    /// The models that expressions can read.
    private var samples: [Term<Sample>] = []
    private var owners: [Term<SampleOwner>] = []
    private var labels: [Term<SampleLabel>] = []

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func predicate(depth: Int) -> Predicate<Sample> {
        var generator = self
        let predicate = Predicate<Sample> { variable in
            generator.samples = [variable]
            return generator.bool(depth)
        }
        random = generator.random
        return predicate
    }

    private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
    private mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    // MARK: Booleans

    private mutating func bool(_ depth: Int) -> Term<Bool> {
        guard depth > 0 else { return simpleBool() }
        switch choice(22) {
        case 0, 1, 2: return and(bool(depth - 1), bool(depth - 1))
        case 3, 4: return or(bool(depth - 1), bool(depth - 1))
        case 5, 6: return not(bool(depth - 1))
        case 7: return conditional(bool(depth - 1), bool(depth - 1), bool(depth - 1))
        case 8: return equal(bool(depth - 1), bool(depth - 1), choice(2) == 0)
        case 9: return comparison(integer(depth), integer(depth))
        case 10: return comparison(double(depth), double(depth))
        case 11: return equal(optionalText(depth), optionalText(depth), choice(2) == 0)
        case 12: return equal(optionalInteger(depth), optionalInteger(depth), choice(2) == 0)
        case 13: return equal(integer(depth), integer(depth), choice(2) == 0)
        case 14: return equal(double(depth), double(depth), choice(2) == 0)
        case 15: return textTest(depth)
        case 16: return quantifier(depth)
        case 17: return rangeTest(depth)
        case 18: return membership(depth)
        case 19: return ifLet(depth)
        case 20: return nested(depth)
        default: return simpleBool()
        }
    }

    private mutating func simpleBool() -> Term<Bool> {
        let sample = pick(samples)
        switch choice(20) {
        case 0: return path(sample, \.flag)
        case 1: return equal(path(sample, \.optionalFlag), value(pick([true, false, nil])), choice(2) == 0)
        case 2: return coalesce(path(sample, \.optionalFlag), value(choice(2) == 0))
        case 3: return comparison(path(sample, \.date), value(pick(Extremes.dates)))
        case 4: return equal(path(sample, \.optionalDate), value(pick(Extremes.dates + [nil])), choice(2) == 0)
        case 5: return equal(path(sample, \.uuid), value(pick(Extremes.uuids)), choice(2) == 0)
        case 6: return equal(path(sample, \.url), value(pick(Extremes.urls + [nil])), choice(2) == 0)
        case 7: return comparison(path(sample, \.price), value(pick(Extremes.decimals)))
        case 8: return equal(path(sample, \.price), value(pick(Extremes.decimals)), choice(2) == 0)
        case 9: return equal(path(sample, \.suit), value(pick(Sample.Suit.allCases)), choice(2) == 0)
        case 10: return equal(path(sample, \.level), value(pick([.low, .middle, .high, nil])), choice(2) == 0)
        case 11: return equal(path(path(sample, \.suit), \.rawValue), text(0), choice(2) == 0)
        case 12: return isNil(path(sample, \.point))
        case 13: return isNil(path(sample, \.owner))
        case 14: return comparison(path(sample, \.float), value(pick([0, 0.1, 1.5, -1.5])))
        case 15: return comparison(path(sample, \.small), value(Int8(choice(200) - 100)))
        case 16: return equal(path(sample, \.unsigned), value(UInt(choice(3))), choice(2) == 0)
        case 17: return path(text(0), \.isEmpty)
        case 18: return equal(path(sample, \.data), value(Data(pick(Extremes.texts).utf8)), choice(2) == 0)
        default: return comparison(path(sample, \.uuid), value(pick(Extremes.uuids)))
        }
    }

    private mutating func textTest(_ depth: Int) -> Term<Bool> {
        let (lhs, rhs) = (text(depth), text(depth))
        switch choice(8) {
        case 0: return equal(lhs, rhs, choice(2) == 0)
        case 1: return comparison(lhs, rhs)
        case 2: return contains(lhs, rhs)
        case 3: return starts(lhs, rhs)
        case 4: return standardContains(lhs, rhs)
        case 5: return equal(caseInsensitive(lhs, rhs), value(pick([0, 1, -1]), ComparisonResult.self), choice(2) == 0)
        case 6: return equal(localized(lhs, rhs), value(pick([0, 1, -1]), ComparisonResult.self), choice(2) == 0)
        default: return comparison(path(lhs, \.count), value(choice(4)))
        }
    }

    private mutating func quantifier(_ depth: Int) -> Term<Bool> {
        let sample = pick(samples)
        switch choice(9) {
        case 0: return path(path(sample, \.children), \.isEmpty)
        case 1: return comparison(path(path(sample, \.labels), \.count), value(choice(3)))
        case 2:
            return some(path(sample, \.children)) {
                $0.samples.append($1); return $0.bool(depth - 1)
            }
        case 3:
            return some(path(sample, \.labels)) {
                $0.labels.append($1); return $0.bool(depth - 1)
            }
        case 4:
            return all(path(sample, \.children)) {
                $0.samples.append($1); return $0.bool(depth - 1)
            }
        case 5:
            return all(path(sample, \.labels)) {
                $0.labels.append($1); return $0.bool(depth - 1)
            }
        case 6:
            let filtered = filter(path(sample, \.labels)) {
                $0.labels.append($1); return $0.bool(depth - 1)
            }
            return comparison(path(filtered, \.count), value(choice(3)))
        case 7:
            let filtered = filter(path(sample, \.children)) {
                $0.samples.append($1); return $0.bool(depth - 1)
            }
            return path(filtered, \.isEmpty)
        default: return contains(path(path(sample, \.group), \.samples), pick(samples))
        }
    }

    private mutating func rangeTest(_ depth: Int) -> Term<Bool> {
        let bounds = [pick(Extremes.integers), pick(Extremes.integers)].sorted()
        switch choice(5) {
        case 0: return within(value(bounds[0]..<bounds[1]), integer(depth))
        case 1: return within(value(bounds[0]...bounds[1]), integer(depth))
        case 2: return within(range(integer(depth - 1), integer(depth - 1)), integer(depth))
        case 3: return within(closedRange(integer(depth - 1), integer(depth - 1)), integer(depth))
        default:
            let texts = [pick(Extremes.texts), pick(Extremes.texts)].sorted()
            return within(value(texts[0]..<texts[1]), text(depth))
        }
    }

    private mutating func membership(_ depth: Int) -> Term<Bool> {
        switch choice(6) {
        case 0: return contains(value([pick(Extremes.integers), pick(Extremes.integers), 1]), integer(depth))
        case 1: return contains(value([pick(Extremes.texts), pick(Extremes.texts)]), text(depth))
        case 2: return contains(value([pick(Extremes.texts), nil, "a"]), optionalText(depth))
        case 3: return contains(value(Set([Sample.Suit.clubs, .hearts])), path(pick(samples), \.suit))
        case 4: return contains(value([Int]()), integer(depth))
        default:
            let expected = text(depth)
            return some(value([pick(Extremes.texts), "é"])) { $0.contains(expected, $1) }
        }
    }

    private mutating func ifLet(_ depth: Int) -> Term<Bool> {
        let other = bool(depth - 1)
        switch choice(4) {
        case 0:
            return ifLet(optionalInteger(depth), other) { generator, number in
                generator.comparison(generator.arithmetic(number, generator.integer(0)), generator.integer(0))
            }
        case 1: return ifLet(optionalText(depth), other) { $0.contains($1, $0.text(0)) }
        case 2:
            return ifLet(path(pick(samples), \.owner), other) {
                $0.owners.append($1); return $0.bool(depth - 1)
            }
        default:
            return ifLet(path(pick(samples), \.parent), other) {
                $0.samples.append($1); return $0.bool(depth - 1)
            }
        }
    }

    private mutating func nested(_ depth: Int) -> Term<Bool> {
        var generator = self
        defer { random = generator.random }
        let inner = Predicate<Sample> { variable in
            generator.samples = [variable]
            generator.owners = []
            generator.labels = []
            return generator.bool(depth - 1)
        }
        func evaluate<S: StandardPredicateExpression<Sample>>(_ sample: S) -> Term<Bool> {
            PredicateExpressions.build_evaluate(PredicateExpressions.build_Arg(inner), sample)
        }
        let sample = pick(samples)
        return evaluate(sample)
    }

    // MARK: Numbers and texts

    private mutating func integer(_ depth: Int) -> Term<Int> {
        let sample = pick(samples)
        switch choice(depth > 0 ? 13 : 6) {
        case 0, 1: return path(sample, \.number)
        case 2: return value(pick(Extremes.integers))
        case 3: return coalesce(path(sample, \.optionalNumber), value(choice(3)))
        case 4: return path(path(sample, \.group), \.rank)
        case 5: return value(choice(5))
        case 6: return arithmetic(integer(depth - 1), integer(depth - 1))
        case 7: return arithmetic(integer(depth - 1), integer(depth - 1))
        case 8: return minus(integer(depth - 1))
        case 9: return conditional(bool(depth - 1), integer(depth - 1), integer(depth - 1))
        case 10: return unwrap(optionalInteger(depth - 1))
        case 11: return path(text(depth - 1), \.count)
        default: return path(path(sample, \.children), \.count)
        }
    }

    private mutating func optionalInteger(_ depth: Int) -> Term<Int?> {
        let sample = pick(samples)
        switch choice(depth > 0 ? 7 : 3) {
        case 0: return path(sample, \.optionalNumber)
        case 1: return value(pick(Extremes.integers))
        case 2: return labels.isEmpty ? value(Int?.none) : path(pick(labels), \.weight)
        case 3: return flatMap(path(sample, \.owner)) { $0.path($1, \.age) }
        case 4: return flatMap(flatMap(path(sample, \.owner)) { $0.path($1, \.boss) }) { $0.path($1, \.age) }
        case 5: return map(path(sample, \.parent)) { $0.path($1, \.number) }
        default: return map(optionalText(depth - 1)) { $0.path($1, \.count) }
        }
    }

    private mutating func double(_ depth: Int) -> Term<Double> {
        let sample = pick(samples)
        switch choice(depth > 0 ? 8 : 3) {
        case 0: return path(sample, \.double)
        case 1: return value(pick(Extremes.doubles))
        case 2: return coalesce(path(sample, \.optionalDouble), value(pick(Extremes.doubles)))
        case 3: return quotient(double(depth - 1), double(depth - 1))
        case 4: return minus(double(depth - 1))
        case 5: return conditional(bool(depth - 1), double(depth - 1), double(depth - 1))
        default: return sum(double(depth - 1), double(depth - 1))
        }
    }

    private mutating func text(_ depth: Int) -> Term<String> {
        let sample = pick(samples)
        switch choice(depth > 0 ? 9 : 6) {
        case 0, 1: return path(sample, \.text)
        case 2: return value(pick(Extremes.texts))
        case 3: return labels.isEmpty ? value(pick(Extremes.texts)) : path(pick(labels), \.name)
        case 4: return owners.isEmpty ? path(path(sample, \.group), \.title) : path(pick(owners), \.name)
        case 5: return coalesce(path(sample, \.optionalText), value(pick(Extremes.texts)))
        case 6: return unwrap(optionalText(depth - 1))
        case 7: return conditional(bool(depth - 1), text(depth - 1), text(depth - 1))
        default: return path(unwrap(path(sample, \.owner)), \.name)
        }
    }

    private mutating func optionalText(_ depth: Int) -> Term<String?> {
        let sample = pick(samples)
        switch choice(depth > 0 ? 6 : 2) {
        case 0: return path(sample, \.optionalText)
        case 1: return value(pick(Extremes.texts + [nil]))
        case 2: return map(path(sample, \.owner)) { $0.path($1, \.name) }
        case 3: return map(flatMap(path(sample, \.owner)) { $0.path($1, \.boss) }) { $0.path($1, \.name) }
        case 4: return map(path(sample, \.parent)) { $0.path($0.path($1, \.group), \.title) }
        default: return flatMap(path(sample, \.parent)) { $0.path($1, \.optionalText) }
        }
    }
}
