#if !canImport(Combine)
    import GRDB
    import OpenCombineShim

    /// Publishes the single result of some work on a scheduler.
    ///
    /// The work begins at the first demand, synchronously: a read that is requested inside a write sees exactly the state of that moment.
    /// Only the result is scheduled.
    struct OneResult<Output>: Publisher {
        typealias Failure = any Error

        private let begin: @Sendable (@escaping @Sendable (Result<Output, any Error>) -> Void) -> Void
        private let scheduler: AnyScheduling

        init(
            on scheduler: some Scheduler,
            _ begin: @escaping @Sendable (@escaping @Sendable (Result<Output, any Error>) -> Void) -> Void
        ) {
            self.begin = begin
            self.scheduler = AnyScheduling(scheduler)
        }

        func receive<S: Subscriber & SendableMetatype>(subscriber: S) where S.Failure == any Error, S.Input == Output {
            let (begin, scheduler) = (begin, scheduler)
            subscriber.receive(
                subscription: SourceSubscription(downstream: subscriber) { subscription in
                    begin { result in
                        scheduler.schedule {
                            switch result {
                            case .success(let value):
                                subscription.send(value)
                                subscription.send(completion: .finished)
                            case .failure(let error):
                                subscription.send(completion: .failure(error))
                            }
                        }
                    }
                    return AnyDatabaseCancellable {}
                }
            )
        }
    }

    /// A type-erased scheduler.
    ///
    /// `@unchecked Sendable`: it only passes an action to `Scheduler.schedule`, which may be called from threads other than the scheduler's
    /// own.
    private struct AnyScheduling: @unchecked Sendable {
        let schedule: (@escaping () -> Void) -> Void

        init(_ scheduler: some Scheduler) {
            schedule = { scheduler.schedule($0) }
        }
    }
#endif
