import EvergreenConcurrency

/// The note on which a key's default `testValue` marks that it is a stand-in for one that nobody wrote.
final class StandInNote: Sendable {
    @TaskLocal static var current: StandInNote?

    let isStandIn = Locked(false)
}
