import EvergreenRuntime

/// The state of the session that a returning page had before.
@MainActor
struct FormerSession {
    let state: KeptState
}
