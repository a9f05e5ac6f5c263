/// An app: its scenes and its shared state. Mark the type with `@main`.
///
/// The app is created once per process. Its own state is shared by all windows, that is, by all pages in all browsers.
@MainActor
@preconcurrency
public protocol App {
    /// The type of the scenes. The compiler infers it.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder var body: Body { get }

    /// Creates the app, once, at launch.
    init()
}
