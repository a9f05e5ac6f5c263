/// Everything that one action has started: its effects, and those of the actions that they send.
///
/// It ends when nothing is pending. A ``StoreTask`` waits for it and cancels it.
@MainActor
final class ActionRun {
    let effects: RunningEffect
    /// Whether the action itself is still queued.
    var isWaiting = false
    private var pending = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(in effects: RunningEffect) {
        self.effects = effects.makeChild()
    }

    var isFinished: Bool { pending == 0 }

    /// Counts a pending effect or queued action.
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

    /// Waits until everything is done. If the waiting task is cancelled, the run is cancelled, and its end is awaited.
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
