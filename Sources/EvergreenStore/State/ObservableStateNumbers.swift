import EvergreenConcurrency

#if !canImport(Darwin)
    import Synchronization
#endif

/// The numbers of identities, versions and turns, unique in a process.
enum ObservableStateNumbers {
    #if canImport(Darwin)
        private static let last = Locked<UInt64>(0)
        private static let currentTurn = Locked<UInt64>(1)

        static func next() -> UInt64 {
            last.withLock {
                $0 += 1
                return $0
            }
        }

        static var turn: UInt64 { currentTurn.withLock { $0 } }

        static func beginTurn() {
            currentTurn.withLock { $0 += 1 }
        }
    #else
        private static let last = Atomic<UInt64>(0)
        private static let currentTurn = Atomic<UInt64>(1)

        /// A number that was never returned before.
        static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }

        /// The current turn.
        static var turn: UInt64 { currentTurn.load(ordering: .relaxed) }

        /// Begins another turn. A store calls it before it passes an action to its reducer: earlier changes may have been rendered since.
        static func beginTurn() { _ = currentTurn.wrappingAdd(1, ordering: .relaxed) }
    #endif
}
