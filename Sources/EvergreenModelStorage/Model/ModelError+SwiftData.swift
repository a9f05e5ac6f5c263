public import Foundation

/// SwiftData's name for errors of model storage. Here they have more detail: see ``ModelError``.
public typealias SwiftDataError = ModelError

// The errors that SwiftData names, for comparisons and `catch` patterns: `catch SwiftDataError.historyTokenExpired`.
extension ModelError {
    /// A container can't be created: its file can't be opened, or has another schema that can't be migrated.
    public static let loadIssueModelContainer = ModelError(.unreadableStore, "The container can't be made.")
    /// Transactions after the token were deleted from the history.
    public static let historyTokenExpired = ModelError(.historyTokenExpired, "The history token has expired.")
    /// A saved model violates a constraint of the schema.
    public static let modelValidationFailure = ModelError(.violatedConstraint, "The model violates a constraint.")
    /// The predicate of a fetch is not supported.
    public static let unsupportedPredicate = ModelError(.unsupportedFetch, "The predicate is not supported.")
    /// The order of a fetch is not supported.
    public static let unsupportedSortDescriptor = ModelError(.unsupportedFetch, "The sort descriptor is not supported.")
    /// A key path of a fetch is not supported.
    public static let unsupportedKeyPath = ModelError(.unsupportedFetch, "The key path is not supported.")
}

extension ModelError: Equatable {
    /// Whether both errors are of the same kind: with the same ``code``, or both from opening a container.
    public static func == (lhs: ModelError, rhs: ModelError) -> Bool {
        lhs.code == rhs.code || lhs.code.isOfOpening && rhs.code.isOfOpening
    }

    /// Whether an error is a model storage error of the same kind.
    public static func ~= (pattern: ModelError, error: any Error) -> Bool { error as? ModelError == pattern }
}

extension ModelError.Code {
    /// Whether it prevents a container from being opened.
    fileprivate var isOfOpening: Bool {
        switch self {
        case .unreadableStore, .newerStore, .incompatibleStore, .failedMigration, .invalidSchema: true
        default: false
        }
    }
}

extension ModelError: LocalizedError {
    /// The ``message``.
    public var errorDescription: String? { message }
}
