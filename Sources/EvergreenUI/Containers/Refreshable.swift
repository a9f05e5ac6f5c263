/// Refreshes what a view shows, as the person asked for. Waits until that is done.
public struct RefreshAction: Sendable {
    let perform: @MainActor @Sendable () async -> Void

    /// Refreshes what the view shows.
    @MainActor
    public func callAsFunction() async { await perform() }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Refreshes what the view shows, if a view around it is `refreshable(action:)`.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets a person refresh what this view shows: with a button in the bar of the navigation stack around it, or of
    /// the window, which is disabled while the action runs. When the view leaves, the action is cancelled.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        RefreshableView(content: self, action: action)
    }
}

private struct RefreshableView<Content: View>: View {
    let content: Content
    let action: @MainActor @Sendable () async -> Void
    /// Counts the times that the person asked. The action runs while this is ahead of `finished`.
    @State private var asked = 0
    @State private var finished = 0

    var body: some View {
        content
            .environment(\.refresh, RefreshAction(perform: action))
            .toolbar {
                Button("Refresh", systemImage: "arrow.clockwise") { asked += 1 }
                    .disabled(asked != finished)
            }
            .task(id: asked) {
                guard asked != finished else { return }
                await action()
                finished = asked
            }
    }
}
