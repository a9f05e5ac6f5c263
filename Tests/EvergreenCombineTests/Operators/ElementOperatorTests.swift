import Dispatch
import EvergreenCombine
import Foundation
import Testing

/// The operators of Combine's reference that handle elements and failures: each compiles with its arguments and type.
struct ElementOperatorTests {
    private let examples = Examples()

    @Test func `element mapping operators exist`() {
        exists(examples.ints.map { $0 + 1 })
        exists(examples.ints.tryMap { $0 })
        exists(examples.strings.map(\.count))
        exists(examples.strings.map(\.count, \.isEmpty))
        exists(examples.strings.map(\.count, \.isEmpty, \.first))
        exists(examples.failing.mapError { $0 as Error })
        exists(examples.optionals.replaceNil(with: 0))
        exists(examples.ints.scan(0, +))
        exists(examples.ints.tryScan(0) { $0 + $1 })
        exists(examples.ints.setFailureType(to: Examples.Oops.self))
    }

    @Test func `element filtering operators exist`() {
        exists(examples.ints.filter { $0 > 1 })
        exists(examples.ints.tryFilter { $0 > 1 })
        exists(examples.optionals.compactMap { $0 })
        exists(examples.ints.tryCompactMap { Optional($0) })
        exists(examples.ints.removeDuplicates())
        exists(examples.ints.removeDuplicates { $0 == $1 })
        exists(examples.ints.tryRemoveDuplicates { $0 == $1 })
        exists(examples.ints.replaceEmpty(with: 1))
        exists(examples.failing.replaceError(with: 1))
    }

    @Test func `element reducing operators exist`() {
        exists(examples.ints.collect())
        exists(examples.ints.collect(2))
        exists(examples.ints.collect(.byTime(DispatchQueue.main, .seconds(1))))
        exists(examples.ints.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 3)))
        exists(examples.ints.ignoreOutput())
        exists(examples.ints.reduce(0, +))
        exists(examples.ints.tryReduce(0) { $0 + $1 })
        exists(examples.ints.count())
        exists(examples.ints.max())
        exists(examples.ints.max { $0 < $1 })
        exists(examples.ints.tryMax { $0 < $1 })
        exists(examples.ints.min())
        exists(examples.ints.min { $0 < $1 })
        exists(examples.ints.tryMin { $0 < $1 })
        exists(examples.ints.contains(1))
        exists(examples.ints.contains { $0 > 1 })
        exists(examples.ints.tryContains { $0 > 1 })
        exists(examples.ints.allSatisfy { $0 > 1 })
        exists(examples.ints.tryAllSatisfy { $0 > 1 })
    }

    @Test func `sequence operators exist`() {
        exists(examples.ints.drop(untilOutputFrom: examples.strings))
        exists(examples.ints.dropFirst())
        exists(examples.ints.dropFirst(2))
        exists(examples.ints.drop { $0 < 2 })
        exists(examples.ints.tryDrop { $0 < 2 })
        exists(examples.ints.append(1, 2))
        exists(examples.ints.append([1]))
        exists(examples.ints.append(Just(1)))
        exists(examples.ints.prepend(1, 2))
        exists(examples.ints.prepend([1]))
        exists(examples.ints.prepend(Just(1)))
        exists(examples.ints.prefix(2))
        exists(examples.ints.prefix { $0 < 2 })
        exists(examples.ints.tryPrefix { $0 < 2 })
        exists(examples.ints.prefix(untilOutputFrom: examples.strings))
        exists(examples.ints.first())
        exists(examples.ints.first { $0 > 1 })
        exists(examples.ints.tryFirst { $0 > 1 })
        exists(examples.ints.last())
        exists(examples.ints.last { $0 > 1 })
        exists(examples.ints.tryLast { $0 > 1 })
        exists(examples.ints.output(at: 1))
        exists(examples.ints.output(in: 1...2))
        exists(examples.ints.output(in: 1..<2))
    }

    @Test func `combining operators exist`() {
        exists(examples.ints.combineLatest(examples.strings))
        exists(examples.ints.combineLatest(examples.strings, examples.optionals))
        exists(examples.ints.combineLatest(examples.strings, examples.optionals, examples.ints))
        exists(examples.ints.combineLatest(examples.strings) { "\($0)\($1)" })
        exists(examples.ints.combineLatest(examples.strings, examples.optionals) { a, b, c in a })
        exists(examples.ints.combineLatest(examples.strings, examples.optionals, examples.ints) { a, b, c, d in a })
        exists(examples.ints.merge(with: examples.ints))
        exists(examples.ints.merge(with: Just(1)))
        exists(examples.ints.merge(with: examples.ints, examples.ints))
        exists(
            examples.ints.merge(
                with: examples.ints,
                examples.ints,
                examples.ints,
                examples.ints,
                examples.ints,
                examples.ints,
                examples.ints
            )
        )
        exists(Publishers.MergeMany([examples.ints, examples.ints]))
        exists(Publishers.MergeMany(examples.ints, examples.ints))
        exists(Publishers.Merge(examples.ints, Just(1)))
        exists(examples.ints.zip(examples.strings))
        exists(examples.ints.zip(examples.strings) { a, b in a })
        exists(examples.ints.zip(examples.strings, examples.optionals))
        exists(examples.ints.zip(examples.strings, examples.optionals) { a, b, c in a })
        exists(examples.ints.zip(examples.strings, examples.optionals, examples.ints))
        exists(examples.ints.zip(examples.strings, examples.optionals, examples.ints) { a, b, c, d in a })
    }

    @Test func `flattening operators exist for any pair of failure types`() {
        exists(examples.ints.flatMap { Just($0) })
        exists(examples.failing.flatMap { Just($0) })
        exists(examples.ints.flatMap { _ in examples.failing })
        exists(examples.failing.flatMap { Just($0).setFailureType(to: Examples.Oops.self) })
        exists(examples.ints.flatMap(maxPublishers: .max(1)) { Just($0) })
        exists(examples.ints.map { Just($0) }.switchToLatest())
        exists(examples.failing.map { Just($0) }.switchToLatest())
        exists(examples.ints.map { _ in examples.failing }.switchToLatest())
        exists(examples.failing.map { _ in examples.failing }.switchToLatest())
        let nested: AnyPublisher<Int, Never> = examples.ints.flatMap { Just($0) }.eraseToAnyPublisher()
        exists(nested)
        let nested2: AnyPublisher<Int, Examples.Oops> = examples.ints.flatMap { _ in examples.failing }
            .eraseToAnyPublisher()
        exists(nested2)
    }

    @Test func `error handling operators exist`() {
        exists(examples.ints.assertNoFailure())
        exists(examples.failing.catch { _ in Just(1) })
        exists(examples.failing.tryCatch { _ in Just(1) })
        exists(examples.failing.retry(2))
    }
}
