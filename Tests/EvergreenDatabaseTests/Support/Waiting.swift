import Testing

/// Waits until a condition holds without blocking the main actor. After a minute, the test fails, and this returns too.
@MainActor
func wait(sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool) async {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    while !condition() {
        guard clock.now < deadline else {
            Issue.record("The condition was not fulfilled in time.", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
