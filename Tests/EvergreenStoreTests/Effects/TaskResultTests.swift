import EvergreenStore
import EvergreenStoreTesting
import Foundation
import Testing

/// Equatable results of tasks.
@MainActor
struct TaskResultTests {
    private struct Unequatable: Error {}

    private enum Failure: Error, Equatable {
        case code(Int)
    }

    private struct HashableFailure: Error, Hashable {
        var code: Int
    }

    @Reducer
    struct Loader {
        @ObservableState
        struct State: Equatable {
            var value: Int?
            var failures = 0
        }

        enum Action: Equatable {
            case load
            case response(TaskResult<Int>)
        }

        var load: @Sendable () async throws -> Int = { 0 }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .load:
                    return .run { send in await send(.response(TaskResult { try await load() })) }
                case .response(.success(let value)):
                    state.value = value
                    return .none
                case .response(.failure):
                    state.failures += 1
                    return .none
                }
            }
        }
    }

    @Test func `a task result keeps a closure's value or error`() async throws {
        let success = await TaskResult { 3 }
        #expect(try success.value == 3)
        let failure = await TaskResult<Int> { throw Failure.code(1) }
        #expect(throws: Failure.code(1)) { try failure.value }
    }

    @Test func `a Result is converted to a task result and back`() throws {
        let task = TaskResult(Result<Int, Failure>.success(1))
        #expect(task == .success(1))
        #expect(TaskResult(Result<Int, Failure>.failure(.code(2))) == .failure(Failure.code(2)))
        #expect(try task.result.get() == 1)
        #expect(try Result(task).get() == 1)
    }

    @Test func `a value is mapped, and an error is kept`() {
        let success = TaskResult<Int>.success(2)
        #expect(success.map { "\($0)" } == .success("2"))
        #expect(success.flatMap { _ in TaskResult<String>.failure(Failure.code(1)) } == .failure(Failure.code(1)))
        let failure = TaskResult<Int>.failure(Failure.code(1))
        #expect(failure.map { "\($0)" } == .failure(Failure.code(1)))
        #expect(failure.flatMap { .success("\($0)") } == .failure(Failure.code(1)))
    }

    @Test func `equatable errors are compared with their equality`() {
        let result = TaskResult<Int>.failure(Failure.code(1))
        #expect(result == .failure(Failure.code(1)))
        #expect(result != .failure(Failure.code(2)))
        #expect(result != .failure(HashableFailure(code: 1)))
        #expect(result != .success(1))
        #expect(TaskResult<Int>.failure(CocoaError(.fileNoSuchFile)) == .failure(CocoaError(.fileNoSuchFile)))
    }

    @Test func `errors that are not equatable differ and are reported`() {
        withExpectedIssue {
            #expect(TaskResult<Int>.failure(Unequatable()) != .failure(Unequatable()))
        }
        #expect(TaskResult<Int>.failure(Unequatable()) != .failure(Failure.code(1)))
    }

    @Test func `equal results have equal hash values`() {
        let results: Set<TaskResult<Int>> = [
            .success(1), .success(1), .success(2),
            .failure(HashableFailure(code: 1)), .failure(HashableFailure(code: 1)), .failure(HashableFailure(code: 2)),
            .failure(Failure.code(1)), .failure(Failure.code(1)), .failure(Failure.code(2)),
        ]
        #expect(results.count == 6)
        withExpectedIssue { _ = TaskResult<Int>.failure(Unequatable()).hashValue }
    }

    @Test func `case paths lead into results`() {
        #expect(Loader.Action.response(.success(1))[case: \.response.success] == 1)
        #expect(Loader.Action.response(.failure(Failure.code(1)))[case: \.response.success] == nil)
        #expect(Loader.Action.response(.failure(Failure.code(1))).is(\.response.failure))
        #expect(Array(TaskResult<Int>.allCasePaths).count == 2)
    }

    @Test func `a test store receives a response`() async {
        let store = TestStore(initialState: Loader.State()) { Loader { 7 } }
        await store.send(.load)
        await store.receive(.response(.success(7))) { $0.value = 7 }
        await store.send(.load)
        await store.receive(\.response.success, 7)
        await store.send(.response(.failure(Failure.code(1)))) { $0.failures = 1 }
    }
}
