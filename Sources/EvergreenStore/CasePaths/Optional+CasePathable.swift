extension Optional: CasePathable, CasePathIterable {
    /// The cases of an optional, and those of the wrapped enum.
    @dynamicMemberLookup
    public struct AllCasePaths: Sendable, Sequence {
        /// The absence of a value.
        public var none: AnyCasePath<Wrapped?, Void> {
            AnyCasePath(embed: { nil }, extract: { $0 == nil ? () : nil })
        }

        /// The wrapped value.
        public var some: AnyCasePath<Wrapped?, Wrapped> {
            AnyCasePath(embed: { $0 }, extract: { $0 })
        }

        /// A case of the wrapped value. Its payload is nil if there is no value.
        public subscript<Member>(
            dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
        ) -> AnyCasePath<Wrapped?, Member?> where Wrapped: CasePathable {
            Wrapped.allCasePaths[keyPath: keyPath].ofOptional
        }

        public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Wrapped?>> {
            let all: [PartialCaseKeyPath<Wrapped?>] = [\.none, \.some]
            return all.makeIterator()
        }
    }

    /// The case paths of both cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath {
    /// The path from an optional enum to its case's payload, which is nil if there is no enum.
    fileprivate var ofOptional: AnyCasePath<Root?, Value?> {
        AnyCasePath<Root?, Value?>(
            embed: { $0.map(embed) },
            extract: { root in
                guard let root else { return .some(nil) }
                return extract(from: root).map { $0 }
            }
        )
    }
}
