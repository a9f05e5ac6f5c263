import EvergreenRuntime

/// A service of a server for its sessions, besides showing their views. It outlives them.
@MainActor
protocol SessionService: AnyObject {
    /// Returns a closure that sets environment values for a session's views.
    func environment(of session: Session) -> @MainActor (inout EnvironmentValues) -> Void
    /// Whether operations are running that will notify a session's views.
    func isBusy(for session: Session) -> Bool
    /// Called when the session with this name has ended.
    func sessionDidEnd(_ name: String)
    /// Called when all sessions have ended, and no more will begin.
    func close()
}
