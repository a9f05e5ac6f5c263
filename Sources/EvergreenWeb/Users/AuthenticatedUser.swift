import Foundation

/// The user who looks at a page, as the app's authentication says: see ``EvergreenRuntime/EnvironmentValues/user``.
///
/// It is what an app needs to decide who may see what. What else an app knows of its users is in its database, under the same
/// id, and follows it: `@Query(Profile.Request(id: user.id))`.
public struct AuthenticatedUser: Hashable, Identifiable, Sendable {
    /// The name of the user in the app's own records. It never changes: the saved state of pages belongs to it.
    public let id: String
    /// The name to show.
    public let name: String
    /// What the user may do, in the app's own words, such as `editor`.
    public let roles: Set<String>

    /// A user of the app.
    ///
    /// - Parameters:
    ///   - id: The name of the user in the app's own records.
    ///   - name: The name to show; the id if there is none.
    ///   - roles: What the user may do, in the app's own words.
    public init(id: String, name: String? = nil, roles: Set<String> = []) {
        self.id = id
        self.name = name ?? id
        self.roles = roles
    }

    /// By which a page tells one user from another. It is no secret, and not the user's name either.
    var mark: String { SHA256.hash(id).prefix(9).base64EncodedString() }
}
