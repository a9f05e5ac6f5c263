public import Foundation

// Foundation has these on Apple platforms. `EvergreenUI` and `EvergreenModelStorage` export them, as SwiftUI and SwiftData bring
// Foundation's.
#if !canImport(Darwin)
    extension NotificationCenter {
        /// The notifications of a name, as an asynchronous sequence.
        ///
        /// ```swift
        /// for await notification in NotificationCenter.default.notifications(named: ModelContext.didSave) { … }
        /// ```
        ///
        /// An iteration gets what is posted after it has begun, and keeps what it has not been asked for yet. It ends when its task is
        /// cancelled.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - object: What posts them; nil for anything.
        /// - Returns: The notifications.
        public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
            Notifications(center: self, name: name, object: object)
        }

        /// Notifications as an asynchronous sequence: see ``notifications(named:object:)``.
        public final class Notifications: AsyncSequence, Sendable {
            /// What was posted.
            public typealias Element = Notification
            /// There are no errors.
            public typealias Failure = Never

            private let center: NotificationCenter
            private let name: Notification.Name
            /// `nonisolated(unsafe)`: the center compares it by its identity, and nothing else is done with it.
            private nonisolated(unsafe) let object: AnyObject?

            fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
                self.center = center
                self.name = name
                self.object = object
            }

            /// Begins to observe the center.
            public func makeAsyncIterator() -> Iterator {
                Iterator(center: center, name: name, object: object)
            }

            /// One iteration over notifications. It observes the center for as long as it lives.
            public struct Iterator: AsyncIteratorProtocol {
                private let observation: Observation
                private var iterator: AsyncStream<Posted>.Iterator

                fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
                    let (stream, continuation) = AsyncStream<Posted>.makeStream()
                    iterator = stream.makeAsyncIterator()
                    let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
                        continuation.yield(Posted(notification: notification))
                    }
                    observation = Observation(center: center, observer: observer)
                }

                /// The next notification; nil once the task is cancelled.
                public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                    await iterator.next(isolation: actor)?.notification
                }

                /// The next notification; nil once the task is cancelled.
                public mutating func next() async -> Notification? {
                    await iterator.next()?.notification
                }
            }

            /// `@unchecked` is as safe as the center itself, which hands a notification from the thread that posts it to those that
            /// observe it: who posts one sees to it that these may read it.
            fileprivate struct Posted: @unchecked Sendable {
                let notification: Notification
            }

            /// Ends with the iterator.
            fileprivate final class Observation {
                private let center: NotificationCenter
                private let observer: any NSObjectProtocol

                init(center: NotificationCenter, observer: any NSObjectProtocol) {
                    self.center = center
                    self.observer = observer
                }

                deinit { center.removeObserver(observer) }
            }
        }
    }
#endif
