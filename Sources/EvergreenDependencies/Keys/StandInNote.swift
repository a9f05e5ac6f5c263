import EvergreenConcurrency

/// Records that a `testValue` is the default implementation rather than a declared one.
final class StandInNote: Sendable {
    @TaskLocal static var current: StandInNote?

    let isStandIn = Locked(false)
}
