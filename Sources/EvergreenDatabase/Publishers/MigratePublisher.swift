#if !canImport(Combine)
    import Dispatch
    import GRDB
    import OpenCombineShim

    extension DatabasePublishers {
        /// A publisher that migrates a database. See `DatabaseMigrator.migratePublisher(_:receiveOn:)`.
        public struct Migrate: Publisher {
            /// Published when all migrations are done.
            public typealias Output = Void
            /// A migration can fail with any error.
            public typealias Failure = any Error

            let result: OneResult<Void>

            /// Attaches a subscriber. The migrations start with its first demand.
            public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
            where S.Failure == any Error, S.Input == Void {
                result.receive(subscriber: subscriber)
            }
        }
    }

    extension DatabaseMigrator {
        /// Runs the pending migrations in the background, publishes when they are done, and finishes.
        ///
        /// - Parameters:
        ///   - writer: The database to migrate.
        ///   - scheduler: The scheduler on which the result is published; by default the main queue.
        public func migratePublisher(
            _ writer: any DatabaseWriter,
            receiveOn scheduler: some Scheduler = DispatchQueue.main
        ) -> DatabasePublishers.Migrate {
            DatabasePublishers.Migrate(
                result: OneResult(on: scheduler) { fulfill in
                    asyncMigrate(writer) { result in fulfill(result.map { _ in }) }
                }
            )
        }
    }
#endif
