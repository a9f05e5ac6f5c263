import Foundation

/// A thread, compared by identity.
struct ThreadIdentity: Equatable {
    private let thread: Thread

    static var current: Self { Self(thread: Thread.current) }

    static func == (first: Self, second: Self) -> Bool { first.thread === second.thread }
}
