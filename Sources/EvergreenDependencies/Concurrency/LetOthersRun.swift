/// Queues behind the tasks that are ready to run, a few times over, since one may make another ready: behind those
/// of the main actor, and behind the others.
func letOthersRun() async {
    for _ in 0..<20 {
        await Task { @MainActor in await Task.yield() }.value
        await Task.detached(priority: .background) { await Task.yield() }.value
    }
}
