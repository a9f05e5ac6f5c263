/// Invalidates a view when its time-dependent content changes.
@MainActor
package final class ViewClock {
    private var task: Task<Void, Never>?

    func redraw(after delay: TimeInterval, _ redraw: @escaping @MainActor () -> Void) {
        task?.cancel()
        task = Task { @MainActor in
            do { try await Task.sleep(for: .seconds(min(max(delay, 0.05), 86_400))) } catch { return }
            redraw()
        }
    }

    func stop() { task?.cancel() }
}
