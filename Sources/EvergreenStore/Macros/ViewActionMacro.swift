/// Lets a view send its actions by `send(.refreshButtonTapped)`.
///
/// ```swift
/// @ViewAction(for: Feature.self)
/// struct FeatureView: View {
///     let store: StoreOf<Feature>
///
///     var body: some View {
///         Button("Refresh") { send(.refreshButtonTapped) }
///     }
/// }
/// ```
///
/// The feature's action is a ``ViewAction``. Calls of `store.send` in the view get a warning.
///
/// - Parameter reducer: The feature.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ViewActionMacro") where R.Action: ViewAction
