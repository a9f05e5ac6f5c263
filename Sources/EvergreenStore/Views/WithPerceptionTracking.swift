/// Shows its content unchanged. For sources written for systems without `@Observable`.
///
/// Views in this package observe state without it.
public struct WithPerceptionTracking<Content: View>: View {
    private let content: () -> Content

    /// Shows the content.
    ///
    /// - Parameter content: The views.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var body: some View { content() }
}

/// Names of the library that back-ports observation to older systems.
public enum Perception {
    #if canImport(SwiftUI)
        /// Bindings to a store: `@Perception.Bindable var store: StoreOf<Feature>`.
        public typealias Bindable = SwiftUI.Bindable
    #else
        /// Bindings to a store: `@Perception.Bindable var store: StoreOf<Feature>`.
        public typealias Bindable = EvergreenUI.Bindable
    #endif
}

/// Makes a class observable, like `@Observable`. For sources written for systems without it.
@attached(
    member,
    names: named(_$observationRegistrar),
    named(access),
    named(withMutation),
    named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
