import OpenCombineShim

extension Publisher where Failure == any Error {
    /// Terminates the program on an error, if `asserted`: see ``QueryableOptions/assertNoFailure``.
    func assertingNoFailure(if asserted: Bool) -> AnyPublisher<Output, any Error> {
        if asserted {
            assertNoFailure("A request with the option assertNoFailure has failed.")
                .setFailureType(to: (any Error).self)
                .eraseToAnyPublisher()
        } else {
            eraseToAnyPublisher()
        }
    }
}
