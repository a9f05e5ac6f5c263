/// Why nobody can be signed in.
public enum SignInError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The view is not on a page, but in a test or a preview.
    case noPage
    /// The scene has no authentication: nobody would learn who was signed in.
    case noAuthentication
    /// The id is empty, or longer than 256 bytes.
    case invalidUserID

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .noPage:
            "There is no page here whose browser could be signed in: set the environment's user in tests and previews."
        case .noAuthentication:
            "The scene has no authentication: add .authentication { request in … }, which finds the user by request.signedInUserID."
        case .invalidUserID:
            "A user's id is a text of 1 to 256 bytes."
        }
    }
}
