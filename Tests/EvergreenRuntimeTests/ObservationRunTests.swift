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

    /// Tracks a read of a property that never changes. The probe lives as long as the registration.
    private func track(_ model: Model, in run: ObservationRun) -> WeakProbe {
        let probe = Probe()
        run.track({ _ = model.name }, onChange: { _ = probe })
        return WeakProbe(probe: probe)
    }

    @Test func `a finished run leaves no registration for its reads`() {
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

    /// Counts existing registrations.
    private final class Registration: Sendable {
        static let count = Mutex(0)
        init() { Self.count.withLock { $0 += 1 } }
        deinit { Self.count.withLock { $0 -= 1 } }
    }

    @Test func `any number of updates leave one registration`() {
        let model = Model()
        let run = ObservationRun()
        var most = 0
        for _ in 0..<100_000 {
            run.finish()
            let registration = Registration()
            run.track({ _ = (model.name, model.score) }, onChange: { _ = registration })
            // One property that changes, and one that never does.
            model.score += 1
            most = max(most, Registration.count.withLock { $0 })
        }
        run.finish()
        // The last one, and the one just created.
        #expect(most <= 2)
        #expect(Registration.count.withLock { $0 } == 0)
    }

    @Test func `several reads are one run, and a change of any of them is reported`() {
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

    @Test func `a body that reads no model has no observation`() {
        let (result, observation) = ObservationRun.trackUnexpected({ 1 }, onChange: {})
        #expect(result == 1)
        #expect(observation == nil)
    }

    @Test func `an unexpected read is reported until its run ends`() throws {
        let model = Model()
        var changes: [String] = []
        let first = ObservationRun.trackUnexpected({ model.name }, onChange: { changes.append("first") }).1
        model.name = "Bob"
        #expect(first != nil)
        #expect(changes == ["first"])
        let second = try #require(
            ObservationRun.trackUnexpected({ model.name }, onChange: { changes.append("second") }).1
        )
        second.finish()
        second.track({ _ = model.score }, onChange: { changes.append("score") })
        model.name = "Cleo"
        #expect(changes == ["first"])
        model.score = 2
        #expect(changes == ["first", "score"])
    }

    private struct ModelReader: View {
        let model: Model
        let ran: @MainActor () -> Void

        var body: EmptyView {
            ran()
            _ = model.name
            return EmptyView()
        }
    }

    @Test func `each node of a type observes a model, including the first`() {
        let model = Model()
        var runs = [0, 0, 0]
        let trees = (0..<3).map { index in
            ViewTree(
                ModelReader(model: model) { runs[index] += 1 },
                title: "",
                environment: EnvironmentValues(),
                frame: nil
            )
        }
        #expect(runs == [1, 1, 1])
        for number in 2...4 {
            model.name = "\(number)"
            for tree in trees { tree.update() }
            #expect(runs == [number, number, number])
        }
    }
}
