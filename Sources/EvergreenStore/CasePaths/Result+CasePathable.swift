extension Result: CasePathable, CasePathIterable {
    /// The cases of a result.
    public struct AllCasePaths: Sendable, Sequence {
        /// The value.
        public var success: AnyCasePath<Result, Success> {
            AnyCasePath(
                embed: { .success($0) },
                extract: { root in
                    guard case .success(let value) = root else { return nil }
                    return value
                }
            )
        }

        /// The error.
        public var failure: AnyCasePath<Result, Failure> {
            AnyCasePath(
                embed: { .failure($0) },
                extract: { root in
                    guard case .failure(let error) = root else { return nil }
                    return error
                }
            )
        }

        public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
            let all: [PartialCaseKeyPath<Result>] = [\.success, \.failure]
            return all.makeIterator()
        }
    }

    /// The case paths of both cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
