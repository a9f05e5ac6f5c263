import EvergreenPageStorage
import Foundation
import NIOConcurrencyHelpers

/// A store that records its calls, and fails or blocks as told.
final class RecordingStateStore: PageStateStore {
    struct Failure: Error {}

    private struct State {
        var batches: [[PageStateChange]] = []
        var touched: [String] = []
        var prunes = 0
        var isFailing = false
        var isHolding = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let memory = MemoryPageStateStore()
    private let state = NIOLockedValueBox(State())

    /// The applied batches, and the failed ones.
    var batches: [[PageStateChange]] { state.withLockedValue { $0.batches } }
    var touched: [String] { state.withLockedValue { $0.touched } }
    var prunes: Int { state.withLockedValue { $0.prunes } }

    var isFailing: Bool {
        get { state.withLockedValue { $0.isFailing } }
        set { state.withLockedValue { $0.isFailing = newValue } }
    }

    /// Whether writes block.
    var isHolding: Bool {
        get { state.withLockedValue { $0.isHolding } }
        set {
            let released = state.withLockedValue { state in
                state.isHolding = newValue
                defer { if !newValue { state.held = [] } }
                return newValue ? [] : state.held
            }
            for continuation in released { continuation.resume() }
        }
    }

    func apply(_ changes: [PageStateChange]) async throws {
        await withCheckedContinuation { continuation in
            let isHeld = state.withLockedValue { state in
                state.batches.append(changes)
                if state.isHolding { state.held.append(continuation) }
                return state.isHolding
            }
            if !isHeld { continuation.resume() }
        }
        if isFailing { throw Failure() }
        try await memory.apply(changes)
    }

    func record(named name: String) async throws -> PageStateRecord? {
        if isFailing { throw Failure() }
        return try await memory.record(named: name)
    }

    func touch(names: [String], at time: Date) async throws {
        state.withLockedValue { $0.touched += names }
        try await memory.touch(names: names, at: time)
    }

    func prune(lastUsedBefore time: Date, totalBytes: Int) async throws -> Int {
        state.withLockedValue { $0.prunes += 1 }
        return try await memory.prune(lastUsedBefore: time, totalBytes: totalBytes)
    }
}
