import EvergreenStoreTesting
import Testing

@testable import EvergreenStore

/// Features on a stack.
struct StackStateTests {
    @Test func `ids count up from zero in each test`() {
        var stack = StackState(["a", "b"])
        stack.append("c")
        #expect(Array(stack.ids) == [0, 1, 2])
        #expect(stack[id: 1] == "b")
        #expect(Array(stack) == ["a", "b", "c"])
    }

    @Test func `elements are popped from and to one`() {
        var stack = StackState(["a", "b", "c"])
        stack.pop(to: 1)
        #expect(Array(stack) == ["a", "b"])
        stack.pop(from: 0)
        #expect(stack.isEmpty)
        stack.pop(from: 5)
        #expect(stack.isEmpty)
    }

    @Test func `a removed id is not reused`() {
        var stack = StackState(["a", "b"])
        stack.removeLast()
        stack.append("c")
        #expect(Array(stack.ids) == [0, 2])
    }

    @Test func `a value set for an unknown id is reported and ignored`() {
        var stack = StackState(["a"])
        withKnownIssue {
            withDependencies {
                $0.context = .live
            } operation: {
                stack[id: 7] = "b"
            }
        } matching: {
            $0.description.contains("There is no element #7 on this StackState of String.")
        }
        #expect(Array(stack) == ["a"])
        stack[id: 0] = "z"
        #expect(Array(stack) == ["z"])
        // In a test, this names the element that an action has pushed.
        stack[id: 1] = "y"
        #expect(Array(stack) == ["z", "y"])
        stack[id: 1] = nil
        stack[id: 0] = nil
        #expect(stack.isEmpty)
    }

    @Test func `an element's case is read and written`() {
        var stack = StackState<Shape>([.circle(radius: 1), .point])
        #expect(stack[id: 0, case: \.circle] == 1)
        stack[id: 0, case: \.circle]? += 1
        #expect(stack[id: 0] == .circle(radius: 2))
        #expect(stack[id: 1, case: \.circle] == nil)
        withKnownIssue { stack[id: 1, case: \.circle] = 3 }
        #expect(stack[id: 1] == .point)
    }
}
