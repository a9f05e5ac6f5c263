/// An error of a sign-in.
public enum SignInError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The view is not on a page, but in a test or a preview.
    case noPage
    /// The scene has no authentication, which would look up the user.
    case noAuthentication
    /// The id is empty, or longer than 256 bytes.
    case invalidUserID

    /// The problem and its solution.
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
