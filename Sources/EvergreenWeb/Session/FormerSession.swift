import EvergreenRuntime

/// What a page that comes back says of the session that it had, and what that session left.
@MainActor
struct FormerSession {
    /// The public part of its token.
    let name: String
    let state: KeptState
}
