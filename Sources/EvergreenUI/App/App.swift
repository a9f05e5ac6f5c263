/// An app: the scenes that it has.
///
/// Mark the type with `@main`. The state of the app itself is there once, however many windows are open.
@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder var body: Body { get }

    init()
}
