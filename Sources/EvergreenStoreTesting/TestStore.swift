import CustomDump
import EvergreenDependencies
import EvergreenSharing
import EvergreenStore
import IssueReporting

/// A store that asserts what happens in a feature: each change of the state, each action, and the end of each effect.
///
/// ```swift
/// @Test func `the count goes up`() async {
///     let store = TestStore(initialState: Counter.State()) {
///         Counter()
///     } withDependencies: {
///         $0.continuousClock = clock
///     }
///
///     await store.send(.startButtonTapped) { $0.isRunning = true }
///     await clock.advance(by: .seconds(1))
///     await store.receive(\.ticked) { $0.count = 1 }
///     await store.send(.stopButtonTapped) { $0.isRunning = false }
/// }
/// ```
///
/// By default it is *exhaustive*: the test fails for a changed field that it does not assert, for an action of an effect that
/// it does not receive, and for an effect that still runs when the store is released. ``exhaustivity`` turns that off.
///
/// It lives on the main actor.
@MainActor
public final class TestStore<State, Action> {
    /// Dependencies of the feature. They can be changed between two actions.
    public var dependencies: DependencyValues {
        get { ledger.read(\.dependencies) }
        set { ledger.write { $0.dependencies = newValue } }
    }

    /// How much of what happens is to be asserted.
    public var exhaustivity: Exhaustivity {
        get { ledger.read(\.exhaustivity) }
        set { ledger.write { $0.exhaustivity = newValue } }
    }

    /// How long `receive` and `finish` wait; by default one second.
    public var timeout: Duration = .seconds(1)

    /// The state after the last action that was asserted.
    public var state: State { ledger.read(\.state) }

    /// Whether all tasks of the process run on the main actor's thread, one after the other: see `uncheckedUseMainSerialExecutor`.
    ///
    /// The effects of a store run in one order without it. It is for what they start on other threads, holds for the whole process, and
    /// so only for tests that run beside no others. It becomes what it was with the end of the store.
    public var useMainSerialExecutor: Bool {
        get { uncheckedUseMainSerialExecutor }
        set {
            if executorBefore == nil { executorBefore = uncheckedUseMainSerialExecutor }
            uncheckedUseMainSerialExecutor = newValue
        }
    }

    /// Whether the main actor's thread ran all tasks before the store was told whether it should.
    private var executorBefore: Bool?

    /// Whether the feature has dismissed itself, by `\.dismiss`.
    public var isDismissed: Bool { ledger.read(\.isDismissed) }

    let store: Store<State, TestAction<Action>>
    let ledger: TestLedger<State, Action>
    private let place: SourcePlace
    /// The assertion of the state that `State: Equatable` allows.
    let areEqual: (State, State) -> Bool

    /// Makes a store of a feature.
    ///
    /// - Parameters:
    ///   - initialState: The state to begin with.
    ///   - reducer: Makes the reducer.
    ///   - prepareDependencies: Overrides dependencies.
    ///   - fileID: The file of failures that are reported at the end.
    ///   - filePath: The file of failures that are reported at the end.
    ///   - line: The line of failures that are reported at the end.
    ///   - column: The column of failures that are reported at the end.
    public init<R: Reducer<State, Action>>(
        initialState: @autoclosure () -> State,
        @ReducerBuilder<State, Action> reducer: () -> R,
        withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where State: Equatable {
        place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        areEqual = { $0 == $1 }
        var dependencies: DependencyValues?
        let sharedChanges = SharedChangeTracker()
        let (state, reduce) = EvergreenDependencies.withDependencies {
            $0.stackElementID = StackElementIDGenerator()
            prepareDependencies(&$0)
            $0.sharedChangeTracker = sharedChanges
            dependencies = $0
        } operation: {
            (initialState(), Reduce(reducer()))
        }
        // What has changed so far is where the feature starts.
        _ = sharedChanges.cut()
        ledger = TestLedger(
            state: state,
            dependencies: dependencies ?? Dependency(\.self).wrappedValue,
            sharedChanges: sharedChanges
        )
        store = Store(
            initialState: state,
            reducer: TestReducer(reducer: reduce, ledger: ledger),
            effectThread: .main
        )
    }

    deinit {
        if let executorBefore { uncheckedUseMainSerialExecutor = executorBefore }
        // Actions that no one has received, and effects that still run, are what only the end shows.
        guard ledger.read(\.exhaustivity) == .on else { return }
        Self.failForUnasserted(ledger, at: place, when: "The test has ended")
    }

    /// Runs assertions with other dependencies.
    ///
    /// - Parameters:
    ///   - updateValues: Sets the values.
    ///   - operation: Sends and receives actions.
    /// - Throws: What either closure throws.
    /// - Returns: What the operation returns.
    @discardableResult
    public func withDependencies<R>(
        _ updateValues: (inout DependencyValues) throws -> Void,
        operation: () async throws -> R
    ) async rethrows -> R {
        let previous = dependencies
        defer { dependencies = previous }
        try updateValues(&dependencies)
        return try await operation()
    }

    /// Runs assertions with another exhaustivity.
    ///
    /// - Parameters:
    ///   - exhaustivity: How much is to be asserted.
    ///   - operation: Sends and receives actions.
    /// - Throws: What the operation throws.
    /// - Returns: What the operation returns.
    @discardableResult
    public func withExhaustivity<R>(
        _ exhaustivity: Exhaustivity,
        operation: () async throws -> R
    ) async rethrows -> R {
        let previous = self.exhaustivity
        defer { self.exhaustivity = previous }
        self.exhaustivity = exhaustivity
        return try await operation()
    }
}

/// The test store of a feature: `let store: TestStoreOf<Counter>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
