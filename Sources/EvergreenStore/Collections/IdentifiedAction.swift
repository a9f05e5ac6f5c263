/// An action of one of the features in an ``IdentifiedArray``.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
    /// An action of the feature with an identity.
    case element(id: ID, action: Action)

    /// The case paths of all cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The case of an action, and the paths to the features' actions by identity.
    public struct AllCasePaths: Sendable {
        /// An action of a feature, with its identity.
        public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
            AnyCasePath(
                embed: { .element(id: $0, action: $1) },
                extract: { root in
                    guard case .element(let id, let action) = root else { return nil }
                    return (id: id, action: action)
                }
            )
        }

        /// An action of the feature with an identity: `\.rows[id: 1].toggled`.
        public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
            AnyCasePath(
                embed: { .element(id: id, action: $0) },
                extract: { root in
                    guard case .element(id, let action) = root else { return nil }
                    return action
                }
            )
        }
    }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
