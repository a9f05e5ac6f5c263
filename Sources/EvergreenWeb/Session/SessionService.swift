import EvergreenRuntime

/// What a server does for sessions besides showing their views. It outlives them.
@MainActor
protocol SessionService: AnyObject {
    /// Gives what adds to the environment of a session's views.
    func environment(of session: Session) -> @MainActor (inout EnvironmentValues) -> Void
    /// Whether something is under way that a session's views will hear of.
    func isBusy(for session: Session) -> Bool
    /// The session with this name has ended.
    func sessionDidEnd(_ name: String)
    /// All sessions have ended, and no more will begin.
    func close()
}
