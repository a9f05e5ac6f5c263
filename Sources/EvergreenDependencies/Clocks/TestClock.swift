import EvergreenConcurrency
import IssueReporting

/// A clock that a test advances by hand.
///
/// ```swift
/// let clock = TestClock()
/// let model = withDependencies { $0.continuousClock = clock } operation: { TimerModel() }
///
/// let task = Task { await model.start() }
/// await clock.waitForSleepers()
/// await clock.advance(by: .seconds(1))
/// #expect(model.elapsed == 1)
/// ```
///
/// A task sleeps until the clock reaches its deadline. ``advance(by:)`` stops at each deadline on the way, so that a
/// task that sleeps again and again, as a timer does, wakes up as often as it would have.
public final class TestClock: Clock, Sendable {
    private struct Sleeper {
        let deadline: ClockInstant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Watcher {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now: ClockInstant
        var nextID = 0
        /// By the order in which they fell asleep, in which those of one deadline wake up.
        var sleepers: [Int: Sleeper] = [:]
        var watchers: [Watcher] = []
    }

    private let state: Locked<State>

    /// Makes a clock that stands still.
    ///
    /// - Parameter now: The time that it shows.
    public init(now: ClockInstant = ClockInstant()) {
        state = Locked(State(now: now))
    }

    /// The time that the clock was advanced to.
    public var now: ClockInstant {
        state.withLock { $0.now }
    }

    /// Time is exact.
    public var minimumResolution: Duration { .zero }

    /// Waits until the clock was advanced to the deadline.
    ///
    /// - Parameters:
    ///   - deadline: When to wake up. If it is not in the future, the task only lets others run.
    ///   - tolerance: Not used.
    /// - Throws: `CancellationError` when the task is cancelled, at once.
    public func sleep(until deadline: ClockInstant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let id: Int? = state.withLock { state in
            guard deadline > state.now else { return nil }
            defer { state.nextID += 1 }
            return state.nextID
        }
        guard let id else {
            await Task.yield()
            return
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                fallAsleep(id, until: deadline, continuation)
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    private func fallAsleep(
        _ id: Int,
        until deadline: ClockInstant,
        _ continuation: CheckedContinuation<Void, any Error>
    ) {
        enum Outcome {
            case cancelled
            case reached
            case asleep([Watcher])
        }
        let outcome: Outcome = state.withLock { state in
            // A task is marked as cancelled before its handler runs: either this sees the mark, or the handler, which
            // needs the lock, finds the sleeper.
            if Task.isCancelled { return .cancelled }
            // The clock may have been advanced since the deadline was compared with it.
            if deadline <= state.now { return .reached }
            state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
            let count = state.sleepers.count
            let satisfied = state.watchers.filter { $0.count <= count }
            state.watchers.removeAll { $0.count <= count }
            return .asleep(satisfied)
        }
        switch outcome {
        case .cancelled: continuation.resume(throwing: CancellationError())
        case .reached: continuation.resume()
        case .asleep(let watchers): for watcher in watchers { watcher.continuation.resume() }
        }
    }

    /// Waits until tasks sleep on the clock, so that a test knows that what it started has come so far.
    ///
    /// - Parameter count: How many tasks must sleep at the same time.
    public func waitForSleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isSatisfied = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.watchers.append(Watcher(count: count, continuation: continuation))
                return false
            }
            if isSatisfied { continuation.resume() }
        }
    }

    /// Advances the clock, and resumes the sleepers whose deadlines have passed.
    ///
    /// Before and after each deadline it lets other tasks run, so that they can fall asleep again. That is a matter of
    /// the scheduler; where a test must be sure, it calls ``waitForSleepers(_:)`` first.
    ///
    /// - Parameter duration: By how much; by nothing, it resumes what is due at once.
    public func advance(by duration: Duration = .zero) async {
        await advance(to: now.advanced(by: duration))
    }

    /// Advances the clock to a point in time; see ``advance(by:)``.
    ///
    /// - Parameter deadline: The point. If it is in the past, nothing happens.
    public func advance(to deadline: ClockInstant) async {
        await letOthersRun()
        while wakeNext(upTo: deadline) {
            await letOthersRun()
        }
        state.withLock { $0.now = max($0.now, deadline) }
        await letOthersRun()
    }

    /// Advances the clock from deadline to deadline until there are no sleepers.
    ///
    /// - Parameters:
    ///   - timeout: How much real time that may take. When it is over, which happens if a task sleeps again and again, an issue is
    ///     reported.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public func run(
        timeout: Duration = .seconds(10),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let end = ContinuousClock.now + timeout
        await letOthersRun()
        while let deadline = state.withLock({ $0.sleepers.values.map(\.deadline).min() }) {
            guard ContinuousClock.now < end else {
                reportIssue(
                    "The clock ran for \(timeout), and tasks still sleep on it. Cancel them, or advance the clock step by step.",
                    fileID: fileID,
                    filePath: filePath,
                    line: line,
                    column: column
                )
                return
            }
            await advance(to: deadline)
        }
    }

    /// Checks that no task sleeps on the clock.
    ///
    /// - Throws: ``SuspensionError`` if one does.
    public func checkSuspension() async throws {
        await letOthersRun()
        guard state.withLock({ $0.sleepers.isEmpty }) else { throw SuspensionError() }
    }

    /// Wakes everyone of the earliest deadline. False if there is none up to the limit.
    private func wakeNext(upTo limit: ClockInstant) -> Bool {
        let woken: [Sleeper] = state.withLock { state in
            guard let next = state.sleepers.values.map(\.deadline).min(), next <= limit else { return [] }
            state.now = max(state.now, next)
            let ids = state.sleepers.filter { $0.value.deadline == next }.keys.sorted()
            return ids.compactMap { state.sleepers.removeValue(forKey: $0) }
        }
        for sleeper in woken { sleeper.continuation.resume() }
        return !woken.isEmpty
    }
}

/// What ``TestClock/checkSuspension()`` throws: a task sleeps on the clock.
public struct SuspensionError: Error, Hashable, Sendable {}
