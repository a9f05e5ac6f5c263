#if !canImport(Combine)
    import Dispatch
    import GRDB
    import OpenCombineShim

    extension DatabasePublishers {
        /// A publisher of observed values. See `ValueObservation.publisher(in:scheduling:)`.
        public struct Value<Output>: Publisher {
            /// An observation can fail with any error.
            public typealias Failure = any Error

            typealias Start =
                @Sendable (
                    _ onError: @escaping @Sendable (any Error) -> Void,
                    _ onChange: @escaping @Sendable (Output) -> Void
                ) -> AnyDatabaseCancellable

            let start: Start

            /// Attaches a subscriber. The observation starts with its first demand.
            public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
            where S.Failure == any Error, S.Input == Output {
                let start = start
                subscriber.receive(
                    subscription: SourceSubscription(downstream: subscriber) { subscription in
                        start(
                            { [weak subscription] error in subscription?.send(completion: .failure(error)) },
                            { [weak subscription] value in subscription?.send(value) }
                        )
                    }
                )
            }
        }
    }

    extension ValueObservation {
        /// Publishes the observed values.
        ///
        /// The observation starts when the subscriber requests values, and ends with the subscription. Values without demand are dropped.
        ///
        /// - Parameters:
        ///   - reader: The connection to observe.
        ///   - scheduler: The scheduling of values; by default asynchronous, on the main queue. With `.immediate` the first value is
        ///     published before the subscription returns.
        public func publisher(
            in reader: any DatabaseReader,
            scheduling scheduler: some ValueObservationScheduler = .async(onQueue: .main)
        ) -> DatabasePublishers.Value<Reducer.Value> where Reducer: ValueReducer {
            DatabasePublishers.Value { onError, onChange in
                self.startOnAnyThread(in: reader, scheduling: scheduler, onError: onError, onChange: onChange)
            }
        }
    }

    extension SharedValueObservation {
        /// Publishes the values of the shared observation, with its scheduling.
        public func publisher() -> DatabasePublishers.Value<Element> {
            DatabasePublishers.Value { onError, onChange in
                self.start(onError: onError, onChange: onChange)
            }
        }
    }
#endif
