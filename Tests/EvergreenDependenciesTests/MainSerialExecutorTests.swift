import EvergreenDependencies
import Testing

/// In separate processes: the executor is shared by all tests of a process.
struct MainSerialExecutorTests {
    @Test func `tasks run in the order in which they started`() async {
        await #expect(processExitsWith: .success) {
            let order = LockIsolated<[Int]>([])
            await withMainSerialExecutor {
                precondition(uncheckedUseMainSerialExecutor)
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<100 {
                        group.addTask {
                            order.withValue { $0.append(number) }
                            await Task.yield()
                            order.withValue { $0.append(number) }
                        }
                    }
                }
            }
            precondition(order.value == Array(0..<100) + Array(0..<100))
            precondition(!uncheckedUseMainSerialExecutor)
        }
    }

    @Test func `withMainSerialExecutor restores the previous setting`() async {
        await #expect(processExitsWith: .success) {
            uncheckedUseMainSerialExecutor = true
            withMainSerialExecutor {}
            precondition(uncheckedUseMainSerialExecutor)
            uncheckedUseMainSerialExecutor = false
            withMainSerialExecutor { precondition(uncheckedUseMainSerialExecutor) }
            precondition(!uncheckedUseMainSerialExecutor)
        }
    }
}
