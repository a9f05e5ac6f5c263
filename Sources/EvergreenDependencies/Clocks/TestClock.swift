import EvergreenConcurrency
import IssueReporting

/// A clock that a test advances manually.
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
/// A task sleeps until the clock reaches its deadline. ``advance(by:)`` stops at each deadline on the way, so that a task that sleeps
/// repeatedly, like a timer, wakes up as often as it would in real time.
public final class TestClock: Clock, Sendable {
    private struct Sleeper {
        let deadline: ClockInstant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Waiter {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now: ClockInstant
        var nextID = 0
        /// In the order in which they started to sleep, in which those with the same deadline wake up.
        var sleepers: [Int: Sleeper] = [:]
        var waiters: [Waiter] = []
    }

    private let state: Locked<State>

    /// Creates a clock that does not advance by itself.
    ///
    /// - Parameter now: The initial time.
    public init(now: ClockInstant = ClockInstant()) {
        state = Locked(State(now: now))
    }

    /// The current time of the clock.
    public var now: ClockInstant {
        state.withLock { $0.now }
    }

    /// Zero: the time is exact.
    public var minimumResolution: Duration { .zero }

    /// Sleeps until the clock reaches the deadline.
    ///
    /// - Parameters:
    ///   - deadline: The time to wake up. If it is not in the future, the task only yields.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
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
                addSleeper(id, until: deadline, continuation)
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    private func addSleeper(
        _ id: Int,
        until deadline: ClockInstant,
        _ continuation: CheckedContinuation<Void, any Error>
    ) {
        enum Outcome {
            case cancelled
            case reached
            case asleep([Waiter])
        }
        let outcome: Outcome = state.withLock { state in
            // A task is marked as cancelled before its handler runs: either this code sees the mark, or the handler, which needs the lock,
            // finds the sleeper.
            if Task.isCancelled { return .cancelled }
            // The clock may have advanced since the deadline was first checked.
            if deadline <= state.now { return .reached }
            state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
            let count = state.sleepers.count
            let satisfied = state.waiters.filter { $0.count <= count }
            state.waiters.removeAll { $0.count <= count }
            return .asleep(satisfied)
        }
        switch outcome {
        case .cancelled: continuation.resume(throwing: CancellationError())
        case .reached: continuation.resume()
        case .asleep(let waiters): for waiter in waiters { waiter.continuation.resume() }
        }
    }

    /// Waits until tasks sleep on the clock, so that a test knows that code has reached that point.
    ///
    /// - Parameter count: The number of tasks that must sleep at the same time.
    public func waitForSleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isSatisfied = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.waiters.append(Waiter(count: count, continuation: continuation))
                return false
            }
            if isSatisfied { continuation.resume() }
        }
    }

    /// Advances the clock, and resumes the sleepers whose deadlines have passed.
    ///
    /// It lets other tasks run before and after each deadline, so that they can sleep again. That depends on the scheduler; a test that
    /// must be deterministic calls ``waitForSleepers(_:)`` first.
    ///
    /// - Parameter duration: The duration; zero resumes only the sleepers that are due.
    public func advance(by duration: Duration = .zero) async {
        await advance(to: now.advanced(by: duration))
    }

    /// Advances the clock to a point in time; see ``advance(by:)``.
    ///
    /// - Parameter deadline: The point in time. If it is in the past, nothing happens.
    public func advance(to deadline: ClockInstant) async {
        await yieldToOtherTasks()
        while wakeNext(upTo: deadline) {
            await yieldToOtherTasks()
        }
        state.withLock { $0.now = max($0.now, deadline) }
        await yieldToOtherTasks()
    }

    /// Advances the clock from deadline to deadline until there are no sleepers.
    ///
    /// - Parameters:
    ///   - timeout: The maximum real time. If it is exceeded, because a task sleeps again and again, an issue is reported.
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
        await yieldToOtherTasks()
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

    /// Verifies that no task is sleeping on the clock.
    ///
    /// - Throws: ``SuspensionError`` if one is.
    public func checkSuspension() async throws {
        await yieldToOtherTasks()
        guard state.withLock({ $0.sleepers.isEmpty }) else { throw SuspensionError() }
    }

    /// Wakes all sleepers of the earliest deadline. Returns false if there is none up to the limit.
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

/// The error of ``TestClock/checkSuspension()``: a task is sleeping on the clock.
public struct SuspensionError: Error, Hashable, Sendable {}
