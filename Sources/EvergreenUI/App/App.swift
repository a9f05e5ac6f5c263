/// What a program shows.
@MainActor
public protocol App {
    /// Makes the app.
    init()
}
