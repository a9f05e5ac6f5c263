import EvergreenRuntime

/// What the session left that a page had before it came back.
@MainActor
struct FormerSession {
    let state: KeptState
}
