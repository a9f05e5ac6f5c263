import EvergreenDependencies
import Foundation
import Testing

private final class NotSendable {
    var count = 1
}

struct IsolatedValueTests {
    private struct Failure: Error {}

    @Test func `threads change a locked value one after the other`() async {
        let counter = LockIsolated(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { counter.withValue { $0 += 1 } } }
        }
        #expect(counter.value == 100)
        counter.setValue(7)
        #expect(counter.value == 7)
    }

    @Test func `a locked value can be read while it is being changed`() {
        let list = LockIsolated([1])
        list.withValue { $0.append(list.value.count + list.count) }
        #expect(list.value == [1, 2])
    }

    @Test func `a change to a locked value is kept when the closure throws`() {
        let list = LockIsolated([1])
        #expect(throws: Failure.self) {
            try list.withValue {
                $0.append(2)
                throw Failure()
            }
        }
        #expect(list.value == [1, 2])
    }

    @Test func `locked values are equal if their values are equal`() {
        let value = LockIsolated("a")
        #expect(value == value)
        #expect(value == LockIsolated("a"))
        #expect(value != LockIsolated("b"))
        #expect(Set([value, LockIsolated("a")]).count == 1)
    }

    @Test func `an actor guards a value`() async {
        let list = ActorIsolated<[Int]>([])
        await list.withValue { $0.append(1) }
        await list.withValue { value in
            await Task.yield()
            value.append(2)
        }
        #expect(await list.value == [1, 2])
        await list.setValue([])
        #expect(await list.value.isEmpty)
    }

    @Test func `UncheckedSendable forwards access, equality and coding to its value`() async throws {
        @UncheckedSendable var object = NotSendable()
        let box = $object
        let count = await Task { box.count }.value
        #expect(count == 1)
        object.count = 2
        #expect(box.value.count == 2)
        let json = try JSONEncoder().encode(UncheckedSendable([1, 2]))
        #expect(String(decoding: json, as: UTF8.self) == "[1,2]")
        #expect(try JSONDecoder().decode(UncheckedSendable<[Int]>.self, from: json) == UncheckedSendable([1, 2]))
    }

    @Test func `AnyHashableSendable values are hashed as their base values`() {
        let values: Set<AnyHashableSendable> = [1, "1", 1.5, true, AnyHashableSendable(AnyHashableSendable(1))]
        #expect(values.count == 4)
        #expect(AnyHashableSendable(UUID(1)) == AnyHashableSendable(UUID(1)))
        #expect(AnyHashableSendable(UUID(1)) != AnyHashableSendable(UUID(2)))
        #expect("\(AnyHashableSendable("text"))" == "text")
        #expect(AnyHashableSendable(AnyHashableSendable(1)).base as? Int == 1)
    }
}
