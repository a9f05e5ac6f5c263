import OpenCombineShim

/// An action that reloads the content of a view. See `refreshable(action:)`.
public struct RefreshAction {
    let action: @MainActor () async -> Void

    /// Performs the refresh, and returns after it has finished: `await refresh()`.
    @MainActor
    public func callAsFunction() async { await action() }
}

extension RefreshAction: WindowAction {}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The refresh action of the nearest refreshable ancestor, or nil if there is none.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the user refresh the view. A page shows a button in the toolbar, which is disabled while the action runs.
    ///
    /// The action runs on the main actor, and is cancelled when the view disappears. Views inside can read it as `\.refresh`.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        RefreshableView(content: self, action: action)
    }
}

private struct RefreshableView<Content: View>: View {
    let content: Content
    let action: @MainActor () async -> Void
    /// An object, because its state must not be restored: a server restart should not trigger a refresh.
    @StateObject private var refreshing = Refreshing()

    var body: some View {
        // Captured for the task, which may start after a further request.
        let count = refreshing.count
        content
            .environment(\.refresh, RefreshAction(action: action))
            .toolbar {
                ToolbarItem {
                    Button {
                        refreshing.count += 1
                    } label: {
                        Label(.refresh, systemImage: "arrow.clockwise").labelStyle(.iconOnly)
                    }
                    .disabled(refreshing.isRunning)
                }
            }
            .task(id: count) {
                guard count > 0 else { return }
                refreshing.isRunning = true
                await action()
                refreshing.isRunning = false
            }
    }
}

private final class Refreshing: ObservableObject {
    /// The number of requested refreshes.
    @Published var count = 0
    @Published var isRunning = false
}
