/// Makes the fields of a feature's state observable: a view's body runs again when a field that it has read changes.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///     var count = 0
///     @Presents var editor: Editor.State?
/// }
/// ```
///
/// It applies to a struct or an enum. A field with `@ObservationStateIgnored` is not observed, nor are constants and
/// computed properties, which are observed through what they read.
@attached(extension, conformances: Observable, ObservableState, _DumpableState)
@attached(member, names: named(_$id), named(_$observationRegistrar), named(_$willModify))
@attached(memberAttribute)
public macro ObservableState() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservableStateMacro")

/// Reports the reads and the changes of a field. ``ObservableState()`` applies it to each.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservationStateTrackedMacro")

/// Leaves a field of observable state as it is: its changes invalidate no view.
@attached(peer)
public macro ObservationStateIgnored() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservationStateIgnoredMacro")

/// Declares a field of observable state that holds the state of what is presented, or nil.
///
/// ```swift
/// @ObservableState
/// struct State {
///     @Presents var editor: Editor.State?
/// }
/// ```
///
/// The projection, `\.$editor`, is what the operator `ifLet(_:action:)` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "EvergreenMacrosPlugin", type: "PresentsMacro")
