import Dispatch
import Foundation
import GRDB
import SeededRandomness
import Testing

@testable import EvergreenModelStorage

/// Random predicates of random samples: SQL, the evaluation in Swift, and Foundation agree.
///
/// `EVERGREEN_SEED` repeats a run; `EVERGREEN_LONG_TESTS=1` makes a longer one.
struct PredicateOracleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isLong = environment["EVERGREEN_LONG_TESTS"] == "1"
    private static let seed = environment["EVERGREEN_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

    @Test func `a random predicate selects the rows for which it is true`() async throws {
        print("PredicateOracleTests: EVERGREEN_SEED=\(Self.seed)")
        let count = Self.isLong ? 40_000 : 1_500
        // On a separate thread: other tests need the main actor and the threads of the concurrency pool.
        let run: OracleRun = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "evergreen.tests.oracle").async {
                continuation.resume(with: Result { try OracleRun(seed: Self.seed, count: count) })
            }
        }
        for failure in run.failures { Issue.record("\(failure)") }
        #expect(run.selected > 0)
        #expect(run.translated > run.count * 9 / 10, "\(run.translated) of \(run.count) predicates are SQL")
    }
}

/// Compares random predicates of one seed.
private struct OracleRun {
    var count = 0
    /// How many predicates were entirely SQL, and how many rows all of them selected.
    var translated = 0
    var selected = 0
    var failures: [String] = []

    /// Ends after several failures.
    init(seed: UInt64, count: Int) throws {
        var random = SeededGenerator(seed: seed)
        let container = try sampleContainer()
        let writing = ModelContext(container)
        writing.insertSamples(60, &random)
        try writing.save()

        // SQL sees the fetched values, not the inserted ones.
        let context = ModelContext(container)
        let samples = try context.fetch(FetchDescriptor<Sample>())
        let entity = try #require(container.schema.entity(for: Sample.self))
        var generator = PredicateGenerator(seed: seed)
        for number in 0..<count where failures.count < 8 {
            let predicate = generator.predicate(depth: 1 + number % 4)
            let clauses = try FetchClauses(FetchDescriptor(predicate: predicate), entity)
            if clauses.remainder == nil { translated += 1 }
            let comparison = try SelectionComparison(predicate, samples, context)
            selected += comparison.expected.count
            self.count += 1
            guard !comparison.isEqual else { continue }
            failures.append(
                "Predicate \(number) of the seed \(seed): \(comparison.difference)\n\(clauses.condition ?? "")"
            )
        }
    }
}

/// The rows that a fetch selects, and the rows that an evaluation selects.
struct SelectionComparison {
    var expected: Set<Int64> = []
    var fetched: Set<Int64> = []
    /// The rows for which Foundation's answer differs from the evaluation without traps.
    var disputed: Set<Int64> = []

    init(_ predicate: Predicate<Sample>, _ samples: [Sample], _ context: ModelContext) throws {
        for sample in samples {
            let failures = Evaluation.Failures()
            let isTrue = isSelected(sample, by: predicate, failures)
            let rowID = sample.persistentModelID.rowID ?? 0
            if isTrue { expected.insert(rowID) }
            // Foundation traps on missing values.
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
