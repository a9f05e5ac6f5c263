extension TaskResult: CasePathable, CasePathIterable {
    /// The cases of a task's result.
    public struct AllCasePaths: Sendable, Sequence {
        /// The value.
        public var success: AnyCasePath<TaskResult, Success> {
            AnyCasePath(
                embed: { .success($0) },
                extract: { root in
                    guard case .success(let value) = root else { return nil }
                    return value
                }
            )
        }

        /// The error.
        public var failure: AnyCasePath<TaskResult, any Error> {
            AnyCasePath(
                embed: { .failure($0) },
                extract: { root in
                    guard case .failure(let error) = root else { return nil }
                    return error
                }
            )
        }

        public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<TaskResult>> {
            let all: [PartialCaseKeyPath<TaskResult>] = [\.success, \.failure]
            return all.makeIterator()
        }
    }

    /// The case paths of both cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
