#if !canImport(Combine)
    import Dispatch
    import GRDB
    import OpenCombineShim

    extension DatabasePublishers {
        /// A publisher of one read value. See `DatabaseReader.readPublisher(receiveOn:value:)`.
        public struct Read<Output>: Publisher {
            /// A read can fail with any error.
            public typealias Failure = any Error

            let result: OneResult<Output>

            /// Attaches a subscriber. The read starts with its first demand.
            public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
            where S.Failure == any Error, S.Input == Output {
                result.receive(subscriber: subscriber)
            }
        }
    }

    extension DatabaseReader {
        /// Publishes one value that is read in the background, and finishes.
        ///
        /// - Parameters:
        ///   - scheduler: The scheduler on which the value is published; by default the main queue.
        ///   - value: Reads the value. If it throws, the publisher fails.
        public func readPublisher<Output>(
            receiveOn scheduler: some Scheduler = DispatchQueue.main,
            value: @escaping @Sendable (Database) throws -> Output
        ) -> DatabasePublishers.Read<Output> {
            DatabasePublishers.Read(
                result: OneResult(on: scheduler) { fulfill in
                    self.asyncRead { db in
                        fulfill(Result { try value(db.get()) })
                    }
                }
            )
        }
    }
#endif
