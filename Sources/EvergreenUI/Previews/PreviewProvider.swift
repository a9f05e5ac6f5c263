/// A type that declares previews of views.
///
/// ```swift
/// struct PlayerList_Previews: PreviewProvider {
///     static var previews: some View {
///         PlayerList().databaseContext(.empty).previewDisplayName("Empty")
///         PlayerList().databaseContext(.samples).previewDisplayName("Populated")
///     }
/// }
/// ```
///
/// `--preview PlayerList_Previews` on the app's command line shows it on the page instead of the app. Multiple previews are shown side by
/// side. Previews don't inherit the app's environment and must set the values that they need. Generic types are not found.
@_alwaysEmitConformanceMetadata
@MainActor
@preconcurrency
public protocol PreviewProvider: _PreviewSource {
    /// The type of the previews, which the compiler infers.
    associatedtype Previews: View

    /// The views to preview, each as a separate preview.
    @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
    public static var _declaration: _PreviewDeclaration {
        _PreviewDeclaration(of: Self.self) { previews }
    }
}
