import EvergreenRuntime

/// The state of the session that a returning page had before.
@MainActor
struct PreviousSession {
    let state: KeptState
}
