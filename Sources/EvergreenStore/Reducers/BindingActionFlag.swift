import EvergreenConcurrency
import EvergreenDependencies

/// Records whether a ``BindingReducer`` has handled a binding action. If none has, the binding reports that the feature lacks one.
final class BindingActionFlag: Sendable {
    @TaskLocal static var current: BindingActionFlag?

    let isHandled = Locked(false)
}
