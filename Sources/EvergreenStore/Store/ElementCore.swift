/// An element of a collection in another core's observable state.
///
/// Readers depend on the element only, not on the collection. The element itself reports changes of its fields; ``ElementStores`` reports
/// that it was replaced as a whole.
///
/// If the element is removed, its last state stays, for views that are about to be unmounted.
@MainActor
final class ElementCore<BaseState, BaseAction, State, Action>: StoreCore {
    private let base: any StoreCore<BaseState, BaseAction>
    private let read: (BaseState) -> State?
    private let embed: (Action) -> BaseAction
    private var last: State
    let signal = StateSignal()

    init(
        _ base: any StoreCore<BaseState, BaseAction>,
        initial: State,
        state read: @escaping (BaseState) -> State?,
        action embed: @escaping (Action) -> BaseAction
    ) {
        self.base = base
        last = initial
        self.read = read
        self.embed = embed
    }

    var state: State {
        signal.recordRead()
        if let state = UntrackedRead.perform({ read(base.state) }) { last = state }
        return last
    }

    var isPresent: Bool { base.isPresent && UntrackedRead.perform { read(base.state) != nil } }
    var changes: PassthroughSubject<Void, Never> { base.changes }

    func send(_ action: Action) -> ActionRun? { base.send(embed(action)) }
    func afterCurrentAction(_ perform: @escaping @MainActor () -> Void) { base.afterCurrentAction(perform) }
}
