/// A type that shows views of an app as they are in circumstances of its choice.
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
/// `--preview PlayerList_Previews` on the app's command line shows it in the page, instead of the app. Several previews
/// stand side by side, each in an environment of its own: what they need, they set. A generic type is not found.
@_alwaysEmitConformanceMetadata
@MainActor
@preconcurrency
public protocol PreviewProvider: _PreviewSource {
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
    public static var _declaration: _PreviewDeclaration {
        _PreviewDeclaration(of: Self.self) { previews }
    }
}
