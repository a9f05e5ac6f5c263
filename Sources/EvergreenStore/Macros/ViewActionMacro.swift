/// Lets a view send its actions with `send(.refreshButtonTapped)`.
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
/// The feature's action must conform to ``ViewAction``. Calls of `store.send` in the view cause a warning.
///
/// - Parameter reducer: The feature.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ViewActionMacro") where R.Action: ViewAction
