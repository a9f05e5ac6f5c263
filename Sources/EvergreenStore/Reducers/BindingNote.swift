import EvergreenConcurrency
import EvergreenDependencies

/// Records whether a ``BindingReducer`` has handled a binding action. If none has, the binding reports that the feature lacks one.
final class BindingNote: Sendable {
    @TaskLocal static var current: BindingNote?

    let isHandled = Locked(false)
}
