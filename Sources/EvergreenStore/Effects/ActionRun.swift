/// All that one action has started: its effects, and those of the actions that they send.
///
/// It ends when nothing of it is pending. It is what a ``StoreTask`` waits for and cancels.
@MainActor
final class ActionRun {
    let effects: RunningEffect
    /// Whether the action itself still waits for its turn.
    var isWaiting = false
    private var pending = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(in effects: RunningEffect) {
        self.effects = effects.makeChild()
    }

    var isFinished: Bool { pending == 0 }

    /// Counts something that is under way: an effect, or an action that waits for its turn.
    func begin() {
        pending += 1
    }

    func end() {
        pending -= 1
        guard pending == 0 else { return }
        effects.finish()
        let waiting = waiting
        self.waiting.removeAll()
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until all is done. A task that is cancelled meanwhile cancels the run, and waits for its end.
    func finish() async {
        guard !isFinished else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if isFinished { continuation.resume() } else { waiting.append(continuation) }
            }
        } onCancel: { [effects] in
            effects.cancel()
        }
    }
}
