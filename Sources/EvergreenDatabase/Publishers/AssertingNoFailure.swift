import OpenCombineShim

extension Publisher where Failure == any Error {
    /// Ends the program on an error, if `asserted`: the behaviour that ``QueryableOptions/assertNoFailure`` asks for.
    func assertingNoFailure(if asserted: Bool) -> AnyPublisher<Output, any Error> {
        if asserted {
            assertNoFailure("A request that may not fail has failed.")
                .setFailureType(to: (any Error).self)
                .eraseToAnyPublisher()
        } else {
            eraseToAnyPublisher()
        }
    }
}
