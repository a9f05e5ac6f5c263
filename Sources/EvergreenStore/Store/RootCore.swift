import EvergreenDependencies
import Observation

/// The owner of a feature's state. It runs the reducer for each action, and the resulting effects.
///
/// 1. `send(_:)` starts handling an action. Actions that are sent meanwhile are queued.
/// 2. The reducer modifies a copy of the state, so that concurrent reads of the store see the previous state.
/// 3. Effects start. Actions that they send immediately are queued as well.
/// 4. When the queue is empty, the copy becomes the state, and observers are notified.
///
/// An action that changes nothing and has no effects costs one call of the reducer, without allocations.
@MainActor
final class RootCore<Root: Reducer>: StoreCore {
    typealias State = Root.State
    typealias Action = Root.Action

    /// A queued action.
    private struct Waiting {
        let action: Action
        /// The run that it belongs to: that of the effect that sent it, or a new one.
        let run: ActionRun
        let animation: Animation?
    }

    private(set) var currentState: State
    private let reducer: Root
    /// The overridden dependencies; nil for none.
    private let dependencies: DependencyValues.Continuation?
    private let runner: EffectRunner<Action>
    private let signal = StateSignal()
    private var queue: [Waiting] = []
    private var isHandling = false
    /// Functions to call after the current action was handled.
    private var waitingForState: [@MainActor () -> Void] = []
    /// Created for the first observer.
    private lazy var subject = PassthroughSubject<Void, Never>()
    private var isObserved = false
    /// Whether a state was replaced as a whole; nil for states that are not observable.
    private let hasOtherIdentity: ((State, State) -> Bool)?

    init(
        initialState: State,
        reducer: Root,
        dependencies: DependencyValues.Continuation?,
        effectThread: EffectThread = .any
    ) {
        currentState = initialState
        runner = EffectRunner(thread: effectThread)
        self.reducer = reducer
        self.dependencies = dependencies
        if let type = State.self as? any ObservableState.Type {
            hasOtherIdentity = identityComparison(of: type)
        } else {
            hasOtherIdentity = nil
        }
    }

    var state: State {
        signal.recordRead()
        return currentState
    }

    var isPresent: Bool { true }

    var changes: PassthroughSubject<Void, Never> {
        isObserved = true
        return subject
    }

    func afterCurrentAction(_ perform: @escaping @MainActor () -> Void) {
        if isHandling { waitingForState.append(perform) } else { perform() }
    }

    func send(_ action: Action) -> ActionRun? {
        guard !isHandling else {
            let run = ActionRun(in: runner.effects)
            run.isWaiting = true
            enqueue(action, run)
            return run
        }
        return handle(action, run: nil)
    }

    /// Receives an action from an effect.
    private func receive(_ action: Action, _ run: ActionRun) {
        if isHandling { enqueue(action, run) } else { _ = handle(action, run: run) }
    }

    private func enqueue(_ action: Action, _ run: ActionRun) {
        run.begin()
        queue.append(Waiting(action: action, run: run, animation: currentAnimation))
    }

    private func handle(_ action: Action, run: ActionRun?) -> ActionRun? {
        isHandling = true
        ObservableStateNumbers.beginTurn()
        var state = currentState
        let started = reduce(into: &state, action, run: run)
        var next = 0
        while next < queue.count {
            let waiting = queue[next]
            next += 1
            waiting.run.isWaiting = false
            if let animation = waiting.animation {
                withTransaction(Transaction(animation: animation)) {
                    _ = reduce(into: &state, waiting.action, run: waiting.run)
                }
            } else {
                _ = reduce(into: &state, waiting.action, run: waiting.run)
            }
            waiting.run.end()
        }
        queue.removeAll(keepingCapacity: true)
        if let hasOtherIdentity, hasOtherIdentity(currentState, state) { signal.notify() }
        currentState = state
        isHandling = false
        if !waitingForState.isEmpty {
            let waiting = waitingForState
            waitingForState.removeAll()
            for perform in waiting { perform() }
        }
        if isObserved { subject.send(()) }
        return started.flatMap { $0.isFinished ? nil : $0 }
    }

    /// Runs the reducer, and starts its effects.
    private func reduce(into state: inout State, _ action: Action, run: ActionRun?) -> ActionRun? {
        let effect =
            if let dependencies {
                dependencies.yield { reducer.reduce(into: &state, action: action) }
            } else {
                reducer.reduce(into: &state, action: action)
            }
        if effect.isNone { return run }
        let run = run ?? ActionRun(in: runner.effects)
        run.begin()
        runner.start(
            effect,
            in: run.effects,
            send: { [weak self] action in self?.receive(action, run) },
            dismiss: nil,
            completion: { run.end() }
        )
        return run
    }
}

/// The identity comparison of an observable state type, cast to the same type under another name. Nil if the types differ.
private func identityComparison<Observed: ObservableState, State>(of type: Observed.Type) -> ((State, State) -> Bool)? {
    // The function is cast, rather than its arguments, so that a call needs no cast.
    let compare: Any = { (old: Observed, new: Observed) in !new._$id.isContinuation(of: old._$id) }
    return compare as? (State, State) -> Bool
}

/// Notifies views that a state was replaced as a whole. The state itself reports changes of its fields.
final class StateSignal: Observable {
    private let registrar = ObservationRegistrar()

    private var token: Void { () }

    func recordRead() {
        if UntrackedRead.isActive { return }
        registrar.access(self, keyPath: \.token)
    }

    func notify() {
        registrar.willSet(self, keyPath: \.token)
        registrar.didSet(self, keyPath: \.token)
    }
}
