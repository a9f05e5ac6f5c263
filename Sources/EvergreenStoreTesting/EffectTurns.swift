/// Lets effects run until they end, or wait for a clock, a file or another thread.
///
/// The effects of a ``TestStore`` run on the main thread, in the order in which they become ready, so that each yield resumes all ready
/// ones. Since one may make another ready, there are several yields.
@MainActor
func yieldToEffects() async {
    for _ in 0..<5 {
        for _ in 0..<8 { await Task.yield() }
        // Code on other threads gets a turn, too.
        await Task.detached(priority: .background) { await Task.yield() }.value
    }
}

/// Lets effects run until a condition holds.
///
/// On a busy machine, time may pass before they get a turn: so they get a minimum number of turns, even after the timeout.
///
/// - Parameters:
///   - timeout: The timeout.
///   - condition: The condition.
/// - Returns: Whether the condition holds.
@MainActor
func wait(_ timeout: Duration, until condition: @MainActor () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now.advanced(by: timeout)
    if condition() { return true }
    await yieldToEffects()
    var remainingTurns = min(100, Int(timeout / .milliseconds(1)))
    while !condition() {
        guard ContinuousClock.now < deadline || remainingTurns > 0, !Task.isCancelled else { return false }
        remainingTurns -= 1
        // If the sleep is cancelled, the check above ends the loop.
        try? await Task.sleep(for: .milliseconds(1))
    }
    return true
}
