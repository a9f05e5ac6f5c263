import CustomDump
import EvergreenDependencies
import EvergreenSharing
import EvergreenStore
import IssueReporting

/// A store that asserts the behavior of a feature: each change of the state, each action, and the end of each effect.
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
/// By default it is *exhaustive*: the test fails for a changed field that it does not assert, for an action of an effect that it does not
/// receive, and for an effect that is still running when the store is released. Set ``exhaustivity`` to change that.
///
/// It is isolated to the main actor.
@MainActor
public final class TestStore<State, Action> {
    /// The dependencies of the feature. They can be changed between two actions.
    public var dependencies: DependencyValues {
        get { ledger.read(\.dependencies) }
        set { ledger.write { $0.dependencies = newValue } }
    }

    /// The extent to which assertions are required.
    public var exhaustivity: Exhaustivity {
        get { ledger.read(\.exhaustivity) }
        set { ledger.write { $0.exhaustivity = newValue } }
    }

    /// The timeout of `receive` and `finish`; by default one second.
    public var timeout: Duration = .seconds(1)

    /// The state after the last asserted action.
    public var state: State { ledger.read(\.state) }

    /// Whether all tasks of the process run on the main actor's thread, one after the other: see `uncheckedUseMainSerialExecutor`.
    ///
    /// The effects of a store run in a deterministic order without it. It affects work that they start on other threads, applies to the
    /// whole process, and is therefore only suitable for tests that do not run in parallel. Its previous value is restored when the store
    /// is released.
    public var useMainSerialExecutor: Bool {
        get { uncheckedUseMainSerialExecutor }
        set {
            if executorBefore == nil { executorBefore = uncheckedUseMainSerialExecutor }
            uncheckedUseMainSerialExecutor = newValue
        }
    }

    /// The value of `uncheckedUseMainSerialExecutor` before the store changed it.
    private var executorBefore: Bool?

    /// Whether the feature has dismissed itself, with `\.dismiss`.
    public var isDismissed: Bool { ledger.read(\.isDismissed) }

    let store: Store<State, TestAction<Action>>
    let ledger: TestLedger<State, Action>
    private let place: SourcePlace
    /// The comparison of states, from `State: Equatable`.
    let areEqual: (State, State) -> Bool

    /// Creates a store of a feature.
    ///
    /// - Parameters:
    ///   - initialState: The initial state.
    ///   - reducer: Creates the reducer.
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
        // Changes up to here belong to the initial state.
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
        // Unreceived actions and running effects only become apparent at the end.
        guard ledger.read(\.exhaustivity) == .on else { return }
        Self.failForUnasserted(ledger, at: place, when: "The test has ended")
    }

    /// Runs assertions with overridden dependencies.
    ///
    /// - Parameters:
    ///   - updateValues: Sets the values.
    ///   - operation: Sends and receives actions.
    /// - Throws: The error of either closure.
    /// - Returns: The result of the operation.
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

    /// Runs assertions with a different exhaustivity.
    ///
    /// - Parameters:
    ///   - exhaustivity: The extent to which assertions are required.
    ///   - operation: Sends and receives actions.
    /// - Throws: The error of the operation.
    /// - Returns: The result of the operation.
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
