import EvergreenConcurrency
import EvergreenDependencies

/// Records whether a ``BindingReducer`` has handled the action of a binding. If none has, the binding reports that the feature
/// lacks one.
final class BindingNote: Sendable {
    @TaskLocal static var current: BindingNote?

    let isHandled = Locked(false)
}
