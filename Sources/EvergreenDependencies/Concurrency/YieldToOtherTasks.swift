/// Yields to the tasks that are ready to run, on the main actor and elsewhere, several times, because one may make another ready.
func yieldToOtherTasks() async {
    for _ in 0..<20 {
        await Task { @MainActor in await Task.yield() }.value
        await Task.detached(priority: .background) { await Task.yield() }.value
    }
}
