import EvergreenDependencies

/// The note on which a ``BindingReducer`` marks that it has carried out the action of a binding. A binding that finds it without
/// a mark reports that the feature has no such reducer.
final class BindingNote: Sendable {
    @TaskLocal static var current: BindingNote?

    let isCarriedOut = Locked(false)
}
