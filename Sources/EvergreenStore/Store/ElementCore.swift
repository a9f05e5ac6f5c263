/// An element of a collection in another core's state, which is observable.
///
/// What reads it depends on the element, and on nothing on the way there. Changes of the element's fields are told by the
/// element itself; ``ElementStores`` tells that it was replaced as a whole.
///
/// When the element has left, its last state stays, for views that are about to leave.
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
    func whenHandled(_ perform: @escaping @MainActor () -> Void) { base.whenHandled(perform) }
}
