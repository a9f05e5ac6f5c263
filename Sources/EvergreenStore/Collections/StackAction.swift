/// An action of a feature on a stack, or of the stack itself.
public enum StackAction<State, Action>: CasePathable {
    /// An action of the feature with an identity.
    indirect case element(id: StackElementID, action: Action)
    /// Removes the feature with an identity, and those above it.
    case popFrom(id: StackElementID)
    /// Pushes a feature.
    case push(id: StackElementID, state: State)

    /// The case paths of all cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The cases of a stack's actions, and the paths to the features' actions by identity.
    public struct AllCasePaths: Sendable {
        /// An action of a feature, with its identity.
        public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
            AnyCasePath(
                embed: { .element(id: $0, action: $1) },
                extract: { root in
                    guard case .element(let id, let action) = root else { return nil }
                    return (id: id, action: action)
                }
            )
        }

        /// The removal of a feature, by its identity.
        public var popFrom: AnyCasePath<StackAction, StackElementID> {
            AnyCasePath(
                embed: { .popFrom(id: $0) },
                extract: { root in
                    guard case .popFrom(let id) = root else { return nil }
                    return id
                }
            )
        }

        /// The push of a feature.
        public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
            AnyCasePath(
                embed: { .push(id: $0, state: $1) },
                extract: { root in
                    guard case .push(let id, let state) = root else { return nil }
                    return (id: id, state: state)
                }
            )
        }

        /// An action of the feature with an identity: `\.path[id: 0].detail`.
        public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
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

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
