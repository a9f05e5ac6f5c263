public import Foundation

// Foundation has these on Apple platforms. `EvergreenUI` and `EvergreenModelStorage` export them, like SwiftUI and SwiftData export
// Foundation's.
#if !canImport(Darwin)
    extension NotificationCenter {
        /// Returns an asynchronous sequence of notifications with a name.
        ///
        /// ```swift
        /// for await notification in NotificationCenter.default.notifications(named: ModelContext.didSave) { … }
        /// ```
        ///
        /// An iteration receives the notifications that are posted after it has begun, and buffers those that were not requested yet. It
        /// ends when its task is cancelled.
        ///
        /// - Parameters:
        ///   - name: The name of the notifications.
        ///   - object: The sender; nil for any.
        /// - Returns: The notifications.
        public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
            Notifications(center: self, name: name, object: object)
        }

        /// Notifications as an asynchronous sequence: see ``notifications(named:object:)``.
        public final class Notifications: AsyncSequence, Sendable {
            /// A posted notification.
            public typealias Element = Notification
            /// The sequence does not fail.
            public typealias Failure = Never

            private let center: NotificationCenter
            private let name: Notification.Name
            /// `nonisolated(unsafe)`: the center only compares its identity.
            private nonisolated(unsafe) let object: AnyObject?

            fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
                self.center = center
                self.name = name
                self.object = object
            }

            /// Starts to observe the center.
            public func makeAsyncIterator() -> Iterator {
                Iterator(center: center, name: name, object: object)
            }

            /// An iterator of notifications. It observes the center during its lifetime.
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

            /// `@unchecked` is as safe as the center itself, which passes a notification from the posting thread to its observers: the
            /// sender must ensure that these can read it.
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
