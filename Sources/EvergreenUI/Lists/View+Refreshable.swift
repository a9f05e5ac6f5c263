import OpenCombineShim

/// Loads what a view shows anew: see `refreshable(action:)`.
public struct RefreshAction {
    let action: @MainActor () async -> Void

    /// Refreshes, and returns when that is done: `await refresh()`.
    @MainActor
    public func callAsFunction() async { await action() }
}

extension RefreshAction: WindowAction {}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action of the nearest view around that is refreshable; nil if there is none.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets a person refresh the view. On a page, with a button in the bar, which is disabled until the action is done.
    ///
    /// The action runs on the main actor. It is cancelled when the view disappears. Views inside read it as `\.refresh`.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        RefreshableView(content: self, action: action)
    }
}

private struct RefreshableView<Content: View>: View {
    let content: Content
    let action: @MainActor () async -> Void
    /// An object: nobody wants a page to refresh because its server was restarted.
    @StateObject private var refreshing = Refreshing()

    var body: some View {
        // What the task of this body is for: it may begin when the person has asked once more.
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
    /// How often the person has asked.
    @Published var count = 0
    @Published var isRunning = false
}
