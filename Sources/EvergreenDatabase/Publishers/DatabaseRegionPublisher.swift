#if !canImport(Combine)
    import GRDB
    import OpenCombineShim

    extension DatabasePublishers {
        /// A publisher of transactions that changed a region. See `DatabaseRegionObservation.publisher(in:)`.
        public struct DatabaseRegion: Publisher {
            /// The connection that has just committed, inside its protected queue.
            public typealias Output = Database
            /// An observation can fail with any error.
            public typealias Failure = any Error

            let observation: DatabaseRegionObservation
            let writer: any DatabaseWriter

            /// Attaches a subscriber. The observation starts with its first demand.
            public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
            where S.Failure == any Error, S.Input == Database {
                let observation = observation
                let writer = writer
                subscriber.receive(
                    subscription: SourceSubscription(downstream: subscriber) { subscription in
                        observation.start(
                            in: writer,
                            onError: { [weak subscription] error in subscription?.send(completion: .failure(error)) },
                            onChange: { [weak subscription] db in subscription?.send(db) }
                        )
                    }
                )
            }
        }
    }

    extension DatabaseRegionObservation {
        /// Publishes the connection after each transaction that changed the region.
        ///
        /// It publishes on the connection's own queue, before any other transaction can begin. Keep the work short.
        public func publisher(in writer: any DatabaseWriter) -> DatabasePublishers.DatabaseRegion {
            DatabasePublishers.DatabaseRegion(observation: self, writer: writer)
        }
    }
#endif
