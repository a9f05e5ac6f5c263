import Foundation
import GRDB
import Testing

@testable import EvergreenModelStorage

/// Random predicates of random samples: SQL, the evaluation in Swift, and Foundation's give the same answer.
///
/// `EVERGREEN_SEED` repeats a run; `EVERGREEN_LONG_TESTS=1` makes a longer one.
@MainActor
struct PredicateOracleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isLong = environment["EVERGREEN_LONG_TESTS"] == "1"
    private static let seed = environment["EVERGREEN_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

    @Test func `a random predicate selects what it is true for`() throws {
        print("PredicateOracleTests: EVERGREEN_SEED=\(Self.seed)")
        var random = SampleRandom(seed: Self.seed)
        let container = try sampleContainer()
        let writing = ModelContext(container)
        writing.autosaveEnabled = false
        writing.insertSamples(60, &random)
        try writing.save()

        // What was read, and not what was inserted, is what SQL sees.
        let context = ModelContext(container)
        let samples = try context.fetch(FetchDescriptor<Sample>())
        let entity = try #require(container.schema.entity(for: Sample.self))
        var generator = PredicateGenerator(seed: Self.seed)
        let count = Self.isLong ? 40_000 : 150
        var translated = 0
        var selected = 0
        var failures = 0
        for number in 0..<count {
            let predicate = generator.predicate(depth: 1 + number % 4)
            let clauses = try FetchClauses(FetchDescriptor(predicate: predicate), entity)
            if clauses.remainder == nil { translated += 1 }
            let comparison = try SelectionComparison(predicate, samples, context)
            selected += comparison.expected.count
            guard comparison.isEqual else {
                Issue.record(
                    "Predicate \(number) of the seed \(Self.seed): \(comparison.difference)\n\(clauses.condition ?? "")"
                )
                failures += 1
                if failures == 8 { return }
                continue
            }
        }
        #expect(selected > 0)
        #expect(translated > count * 9 / 10, "\(translated) of \(count) predicates are SQL")
    }
}

/// What a predicate selects by a fetch, and what by an evaluation.
struct SelectionComparison {
    var expected: Set<Int64> = []
    var fetched: Set<Int64> = []
    /// The rows for which Foundation has another answer than the evaluation without traps.
    var disputed: Set<Int64> = []

    @MainActor
    init(_ predicate: Predicate<Sample>, _ samples: [Sample], _ context: ModelContext) throws {
        for sample in samples {
            let failures = Evaluation.Failures()
            let isTrue = isSelected(sample, by: predicate, failures)
            let rowID = sample.persistentModelID.rowID ?? 0
            if isTrue { expected.insert(rowID) }
            // Foundation traps at what has no value.
            if failures.count == 0, try predicate.evaluate(sample) != isTrue { disputed.insert(rowID) }
        }
        fetched = Set(try context.fetch(FetchDescriptor(predicate: predicate)).compactMap(\.persistentModelID.rowID))
    }

    var isEqual: Bool { expected == fetched && disputed.isEmpty }

    var difference: String {
        "only fetched: \(fetched.subtracting(expected).sorted()), only true: \(expected.subtracting(fetched).sorted()), "
            + "disputed: \(disputed.sorted())"
    }
}
