public import Foundation

extension ModelContext {
    /// The notification before a save. Its object is the context.
    public static let willSave = Notification.Name("EvergreenModelContextWillSave")

    /// The notification after a save. Its object is the context; its user info has the identifiers of the saved models, under the raw
    /// values of ``NotificationKey``.
    public static let didSave = Notification.Name("EvergreenModelContextDidSave")

    /// The keys of the user info of ``didSave``.
    public enum NotificationKey: String, Sendable {
        /// The identifiers of inserted models: `[PersistentIdentifier]`.
        case insertedIdentifiers
        /// The identifiers of updated models: `[PersistentIdentifier]`.
        case updatedIdentifiers
        /// The identifiers of deleted models: `[PersistentIdentifier]`.
        case deletedIdentifiers
    }
}
