// Ends the sessions of hidden pages, and keeps their state: see ``SleepingSessions``.
extension SessionRegistry {
    /// Called when the page of a session is hidden or shown again. The session of a hidden page ends after a while, unless it has state
    /// that can't be restored.
    func visibilityDidChange(of session: Session) {
        hidden?.cancel(session)
        if session.isHidden { hidden?.start(session) }
    }

    func putToSleep(_ session: Session) {
        if keepState(of: session) {
            end(session, .asleep)
        } else {
            // State that can't be kept may become so later.
            hidden?.start(session)
        }
    }

    /// Keeps the state of a session for its successor. Returns whether it is complete.
    @discardableResult
    func keepState(of session: Session) -> Bool {
        guard session.isSavable, limits.hiddenBeforeSleep != nil, let state = session.keptState else { return false }
        sleepingSessions.add(session, state: state)
        return true
    }
}
