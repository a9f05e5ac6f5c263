import EvergreenDependencies
import Testing

/// In processes of their own: the executor is that of all tests of a process.
struct MainSerialExecutorTests {
    @Test func `tasks run in the order in which they were started`() async {
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

    @Test func `what is set before an operation is set after it`() async {
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
