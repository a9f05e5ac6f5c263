import EvergreenConcurrency

/// Records that a `testValue` is the default implementation rather than a declared one.
final class DefaultTestValueFlag: Sendable {
    @TaskLocal static var current: DefaultTestValueFlag?

    let isSet = Locked(false)
}
