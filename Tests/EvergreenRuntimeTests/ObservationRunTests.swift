import Observation
import Synchronization
import Testing

@testable import EvergreenRuntime

@MainActor
struct ObservationRunTests {
    @Observable
    final class Model {
        var name = "Ann"
        var score = 1
    }

    private final class Probe: Sendable {}

    private struct WeakProbe {
        weak var probe: Probe?
    }

    /// Tracks a read of the property that never changes. The probe lives for as long as the registration does.
    private func track(_ model: Model, in run: ObservationRun) -> WeakProbe {
        let probe = Probe()
        run.track({ _ = model.name }, onChange: { _ = probe })
        return WeakProbe(probe: probe)
    }

    @Test func `a run that has ended leaves no registration with what it read`() {
        let model = Model()
        let run = ObservationRun()
        let probes = (0..<1_000).map { _ in
            run.finish()
            return track(model, in: run)
        }
        #expect(probes.filter { $0.probe != nil }.count == 1)
        run.finish()
        #expect(probes.allSatisfy { $0.probe == nil })
    }

    /// Counts the registrations that are there.
    private final class Registration: Sendable {
        static let count = Mutex(0)
        init() { Self.count.withLock { $0 += 1 } }
        deinit { Self.count.withLock { $0 -= 1 } }
    }

    @Test func `as many updates as one likes leave one registration`() {
        let model = Model()
        let run = ObservationRun()
        var most = 0
        for _ in 0..<100_000 {
            run.finish()
            let registration = Registration()
            run.track({ _ = (model.name, model.score) }, onChange: { _ = registration })
            // One that changes, beside one that never does.
            model.score += 1
            most = max(most, Registration.count.withLock { $0 })
        }
        run.finish()
        // The last one, and the one that is just made.
        #expect(most <= 2)
        #expect(Registration.count.withLock { $0 } == 0)
    }

    @Test func `several reads are one run, and any of them is told of`() {
        let model = Model()
        let run = ObservationRun()
        var changes: [String] = []
        run.track({ _ = model.name }, onChange: { changes.append("name") })
        run.track({ _ = model.score }, onChange: { changes.append("score") })
        model.score = 2
        model.name = "Bob"
        #expect(changes == ["score", "name"])
        run.track({ _ = model.score }, onChange: { changes.append("again") })
        run.finish()
        model.score = 3
        #expect(changes == ["score", "name"])
    }
}
