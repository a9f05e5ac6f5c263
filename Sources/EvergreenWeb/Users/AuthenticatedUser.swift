import Foundation

/// The authenticated user of a page: see ``EvergreenRuntime/EnvironmentValues/user``.
///
/// It contains what an app needs for access control. An app's other data about a user is in its database, under the same id, and can be
/// observed there: `@Query(Profile.Request(id: user.id))`.
public struct AuthenticatedUser: Hashable, Identifiable, Sendable {
    /// The id of the user in the app's own records. It must never change, because saved page state belongs to it.
    public let id: String
    /// The display name.
    public let name: String
    /// The roles of the user, defined by the app, such as `editor`.
    public let roles: Set<String>

    /// Creates a user.
    ///
    /// - Parameters:
    ///   - id: The id of the user in the app's own records.
    ///   - name: The display name; nil for the id.
    ///   - roles: The roles of the user, defined by the app.
    public init(id: String, name: String? = nil, roles: Set<String> = []) {
        self.id = id
        self.name = name ?? id
        self.roles = roles
    }

    /// A hash by which a page distinguishes users. It is neither secret nor the user's id.
    var mark: String { SHA256.hash(id).prefix(9).base64EncodedString() }
}
