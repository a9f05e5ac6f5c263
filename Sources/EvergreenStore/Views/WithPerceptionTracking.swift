/// Shows its content. Elsewhere it observes state on systems without `@Observable`; views of this package always observe.
public struct WithPerceptionTracking<Content: View>: View {
    private let content: () -> Content

    /// Shows views.
    ///
    /// - Parameter content: Makes the views.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var body: some View { content() }
}

/// The names of the library that brings observation to older systems, for sources that were written with it.
public enum Perception {
    /// Bindings to a store: `@Perception.Bindable var store: StoreOf<Feature>`.
    #if canImport(SwiftUI)
        public typealias Bindable = SwiftUI.Bindable
    #else
        public typealias Bindable = EvergreenUI.Bindable
    #endif
}
