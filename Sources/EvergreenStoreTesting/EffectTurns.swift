/// Lets effects go as far as they come by themselves: to their end, or to where they wait for a clock, a file or another thread.
///
/// The effects of a ``TestStore`` run on the main thread, in the order in which they become ready, so each yield lets all that
/// are ready go on. One may make another ready: hence several times.
@MainActor
func letEffectsRun() async {
    for _ in 0..<5 {
        for _ in 0..<8 { await Task.yield() }
        // What runs on other threads gets a turn, too.
        await Task.detached(priority: .background) { await Task.yield() }.value
    }
}

/// Lets effects run until a condition holds.
///
/// On a busy machine, time may pass without a turn for them: so they get a number of turns, however late it is.
///
/// - Parameters:
///   - timeout: How long to try.
///   - condition: The condition.
/// - Returns: Whether it holds.
@MainActor
func wait(_ timeout: Duration, until condition: @MainActor () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now.advanced(by: timeout)
    if condition() { return true }
    await letEffectsRun()
    var missingTurns = min(100, Int(timeout / .milliseconds(1)))
    while !condition() {
        guard ContinuousClock.now < deadline || missingTurns > 0, !Task.isCancelled else { return false }
        missingTurns -= 1
        // A cancelled sleep ends the loop, above.
        try? await Task.sleep(for: .milliseconds(1))
    }
    return true
}
