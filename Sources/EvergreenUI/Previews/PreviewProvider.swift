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
/// `--preview PlayerList_Previews` on the app's command line shows it on the page instead of the app. Several previews
/// are shown side by side. None inherits the app's environment: set what they need. Generic types are not found.
@_alwaysEmitConformanceMetadata
@MainActor
@preconcurrency
public protocol PreviewProvider: _PreviewSource {
    /// The type of the previews, which the compiler infers.
    associatedtype Previews: View

    /// The views to preview, each a preview of its own.
    @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
    public static var _declaration: _PreviewDeclaration {
        _PreviewDeclaration(of: Self.self) { previews }
    }
}
