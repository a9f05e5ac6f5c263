public import Foundation

/// What SwiftData calls the errors of model storage. Here they say more: see ``ModelError``.
public typealias SwiftDataError = ModelError

// The errors that SwiftData names, for comparisons and `catch` patterns: `catch SwiftDataError.historyTokenExpired`.
extension ModelError {
    /// A container can't be made: its file can't be opened, or holds another schema that no migration leads from.
    public static let loadIssueModelContainer = ModelError(.unreadableStore, "The container can't be made.")
    /// A part of the history that follows the token was deleted.
    public static let historyTokenExpired = ModelError(.historyTokenExpired, "The history token has expired.")
    /// What was saved violates a constraint of the schema.
    public static let modelValidationFailure = ModelError(.violatedConstraint, "The model violates a constraint.")
    /// The predicate of a fetch is not supported.
    public static let unsupportedPredicate = ModelError(.unsupportedFetch, "The predicate is not supported.")
    /// The order of a fetch is not supported.
    public static let unsupportedSortDescriptor = ModelError(.unsupportedFetch, "The sort descriptor is not supported.")
    /// A key path of a fetch is not supported.
    public static let unsupportedKeyPath = ModelError(.unsupportedFetch, "The key path is not supported.")
}

extension ModelError: Equatable {
    /// Whether both are failures of the same kind: their ``code`` is the same, or both kept a container from being made.
    public static func == (lhs: ModelError, rhs: ModelError) -> Bool {
        lhs.code == rhs.code || lhs.code.isOfOpening && rhs.code.isOfOpening
    }

    /// Whether an error is one of model storage, of the same kind.
    public static func ~= (pattern: ModelError, error: any Error) -> Bool { error as? ModelError == pattern }
}

extension ModelError.Code {
    /// Whether it keeps a container from being made.
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
