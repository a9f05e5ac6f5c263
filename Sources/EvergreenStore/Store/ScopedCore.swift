/// A part of another core's state that always exists.
@MainActor
final class ScopedCore<Base: StoreCore, State, Action>: StoreCore {
    private let base: Base
    private let read: (Base.State) -> State
    private let embed: (Action) -> Base.Action

    init(_ base: Base, state read: @escaping (Base.State) -> State, action embed: @escaping (Action) -> Base.Action) {
        self.base = base
        self.read = read
        self.embed = embed
    }

    var state: State { read(base.state) }
    var isPresent: Bool { base.isPresent }
    var changes: PassthroughSubject<Void, Never> { base.changes }

    func send(_ action: Action) -> ActionRun? { base.send(embed(action)) }
    func afterCurrentAction(_ perform: @escaping @MainActor () -> Void) { base.afterCurrentAction(perform) }
}

/// An optional part of another core's state.
///
/// If it is removed, the last state stays, for views that are about to be unmounted.
@MainActor
final class OptionalCore<Base: StoreCore, State, Action>: StoreCore {
    private let base: Base
    private let read: (Base.State) -> State?
    private let embed: (Action) -> Base.Action
    private var last: State

    init(
        _ base: Base,
        initial: State,
        state read: @escaping (Base.State) -> State?,
        action embed: @escaping (Action) -> Base.Action
    ) {
        self.base = base
        last = initial
        self.read = read
        self.embed = embed
    }

    var state: State {
        if let state = read(base.state) { last = state }
        return last
    }

    var isPresent: Bool { base.isPresent && read(base.state) != nil }
    var changes: PassthroughSubject<Void, Never> { base.changes }

    func send(_ action: Action) -> ActionRun? { base.send(embed(action)) }
    func afterCurrentAction(_ perform: @escaping @MainActor () -> Void) { base.afterCurrentAction(perform) }
}

extension StoreCore {
    func scoped<ChildState, ChildAction>(
        state read: @escaping (State) -> ChildState,
        action embed: @escaping (ChildAction) -> Action
    ) -> any StoreCore<ChildState, ChildAction> {
        ScopedCore(self, state: read, action: embed)
    }

    func scoped<ChildState, ChildAction>(
        initial: ChildState,
        state read: @escaping (State) -> ChildState?,
        action embed: @escaping (ChildAction) -> Action
    ) -> any StoreCore<ChildState, ChildAction> {
        OptionalCore(self, initial: initial, state: read, action: embed)
    }
}
