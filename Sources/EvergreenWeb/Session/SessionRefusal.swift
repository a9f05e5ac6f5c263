/// The reason for which a page gets no session.
enum SessionRefusal: Error, Hashable {
    /// The server has reached its limit of sessions.
    case tooManySessions
    /// The browser or the network address has reached its limit of sessions.
    case tooManySessionsOfClient
    /// The sign-in has ended during authentication, which must be repeated.
    case userChanged
}
