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
            "There is no browser to sign in to outside of a page: set the environment's user in tests and previews."
        case .noAuthentication:
            "The scene has no authentication: add .authentication { request in … }, which looks up the user by request.signedInUserID."
        case .invalidUserID:
            "The id of a user must have 1 to 256 bytes."
        }
    }
}
