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
/// Apply it to a struct or an enum. Fields with `@ObservationStateIgnored` and constants are not observed; computed properties are observed
/// through the fields that they read.
@attached(extension, conformances: Observable, ObservableState, _DumpableState)
@attached(member, names: named(_$id), named(_$observationRegistrar), named(_$willModify))
@attached(memberAttribute)
public macro ObservableState() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservableStateMacro")

/// Reports reads and changes of a field. ``ObservableState()`` applies it to each field.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservationStateTrackedMacro")

/// Excludes a field of observable state from observation: its changes invalidate no view.
@attached(peer)
public macro ObservationStateIgnored() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservationStateIgnoredMacro")

/// Declares a field of observable state that holds an optional presented state.
///
/// ```swift
/// @ObservableState
/// struct State {
///     @Presents var editor: Editor.State?
/// }
/// ```
///
/// Pass the projection, `\.$editor`, to the operator `ifLet(_:action:)`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "EvergreenMacrosPlugin", type: "PresentsMacro")
