/// An action of a presented feature, or its dismissal.
@dynamicMemberLookup
public enum PresentationAction<Action>: CasePathable {
    /// The feature is dismissed: its state becomes nil.
    case dismiss
    /// An action of the feature.
    indirect case presented(Action)

    /// The case paths of all cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The cases, and those of the feature's actions: `\.destination.editor` for `\.destination.presented.editor`.
    @dynamicMemberLookup
    public struct AllCasePaths: Sendable {
        /// The path of ``PresentationAction/dismiss``.
        public var dismiss: AnyCasePath<PresentationAction, Void> {
            AnyCasePath(
                embed: { .dismiss },
                extract: { root in
                    guard case .dismiss = root else { return nil }
                    return ()
                }
            )
        }

        /// An action of the feature.
        public var presented: AnyCasePath<PresentationAction, Action> {
            AnyCasePath(
                embed: { .presented($0) },
                extract: { root in
                    guard case .presented(let action) = root else { return nil }
                    return action
                }
            )
        }

        /// A case of the feature's actions.
        public subscript<Member>(
            dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
        ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
            presented.appending(path: Action.allCasePaths[keyPath: keyPath])
        }

        /// A case of the feature's actions, or the dismissal: for views that present one of several features.
        @_disfavoredOverload
        public subscript<Member>(
            dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
        ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
            Action.allCasePaths[keyPath: keyPath].ofPresentation
        }
    }
}

extension AnyCasePath {
    /// The path from actions of a presented feature to those of one case, each including the dismissal.
    fileprivate var ofPresentation: AnyCasePath<PresentationAction<Root>, PresentationAction<Value>> {
        AnyCasePath<PresentationAction<Root>, PresentationAction<Value>>(
            embed: { action in
                switch action {
                case .dismiss: .dismiss
                case .presented(let member): .presented(embed(member))
                }
            },
            extract: { root in
                switch root {
                case .dismiss: .dismiss
                case .presented(let action): extract(from: action).map { .presented($0) }
                }
            }
        )
    }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
