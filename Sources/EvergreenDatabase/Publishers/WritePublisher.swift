#if !canImport(Combine)
    import Dispatch
    import GRDB
    import OpenCombineShim

    extension DatabasePublishers {
        /// A publisher of the result of one write. See `DatabaseWriter.writePublisher(receiveOn:updates:)`.
        public struct Write<Output>: Publisher {
            /// A write can fail with any error.
            public typealias Failure = any Error

            let result: OneResult<Output>

            /// Attaches a subscriber. The write starts with its first demand.
            public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
            where S.Failure == any Error, S.Input == Output {
                result.receive(subscriber: subscriber)
            }
        }
    }

    extension DatabaseWriter {
        /// Writes in one transaction, in the background, publishes the result of `updates`, and finishes.
        ///
        /// - Parameters:
        ///   - scheduler: The scheduler on which the result is published; by default the main queue.
        ///   - updates: Writes to the database. If it throws, the transaction is rolled back and the publisher fails.
        public func writePublisher<Output>(
            receiveOn scheduler: some Scheduler = DispatchQueue.main,
            updates: @escaping @Sendable (Database) throws -> Output
        ) -> DatabasePublishers.Write<Output> {
            DatabasePublishers.Write(
                result: OneResult(on: scheduler) { fulfill in
                    self.asyncWrite(updates) { _, result in fulfill(result) }
                }
            )
        }

        /// Writes in one transaction, in the background, then publishes a value that is read right after it, and finishes.
        ///
        /// The read sees the state that the transaction left, and, in a `DatabasePool`, does not block later writes.
        ///
        /// - Parameters:
        ///   - scheduler: The scheduler on which the value is published; by default the main queue.
        ///   - updates: Writes to the database. If it throws, the transaction is rolled back and the publisher fails.
        ///   - value: Reads the value, given the result of `updates`.
        public func writePublisher<T: Sendable, Output>(
            receiveOn scheduler: some Scheduler = DispatchQueue.main,
            updates: @escaping @Sendable (Database) throws -> T,
            thenRead value: @escaping @Sendable (Database, T) throws -> Output
        ) -> DatabasePublishers.Write<Output> {
            DatabasePublishers.Write(
                result: OneResult(on: scheduler) { fulfill in
                    self.asyncWriteWithoutTransaction { db in
                        do {
                            let updated = try db.inTransaction(returning: updates)
                            self.spawnConcurrentRead { db in
                                fulfill(Result { try value(db.get(), updated) })
                            }
                        } catch {
                            fulfill(.failure(error))
                        }
                    }
                }
            )
        }
    }

    extension Database {
        /// Commits the writes of `updates`, and returns its result.
        fileprivate func inTransaction<T>(returning updates: (Database) throws -> T) throws -> T {
            var result: Result<T, any Error> = .failure(CancellationError())
            try inTransaction {
                result = .success(try updates(self))
                return .commit
            }
            return try result.get()
        }
    }
#endif
