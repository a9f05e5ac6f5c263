import Testing

@testable import EvergreenComparison

/// Values of two windows that may be interchangeable.
@MainActor
struct InterchangeableTests {
    private final class Model {}

    private struct Opener: WindowBound {
        let model = Model()
    }

    private struct Fields {
        var number = 1
        var model: Model?
        var action: () -> Void = {}
    }

    private func areInterchangeable<Value>(
        _ lhs: Value,
        _ rhs: Value,
        _ objects: ObjectPairs = ObjectPairs(areUntouched: true),
        _ functions: InputComparison.FunctionComparison = .ignored
    ) -> Bool {
        InputComparison.areInterchangeable(lhs, rhs, objects: objects, functions: functions)
    }

    @Test func `plain values are compared as inputs`() {
        #expect(areInterchangeable(1, 1))
        #expect(!areInterchangeable(1, 2))
        #expect(areInterchangeable(Fields(), Fields()))
        #expect(!areInterchangeable(Fields(), Fields(number: 2)))
    }

    @Test func `closures of views are interchangeable, and others are different`() {
        let (one, other) = (1, 2)
        let functions = [{ one }, { other }]
        #expect(areInterchangeable(functions[0], functions[1]))
        #expect(!areInterchangeable(functions[0], functions[1], ObjectPairs(areUntouched: true), .different))
        let optional: ((() -> Int)?, (() -> Int)?) = (functions[0], nil)
        #expect(!areInterchangeable(optional.0, optional.1))
    }

    @Test func `objects are interchangeable if identical or paired`() {
        let (lhs, rhs) = (Model(), Model())
        let objects = ObjectPairs(areUntouched: true)
        #expect(areInterchangeable(lhs, lhs))
        #expect(!areInterchangeable(Fields(model: lhs), Fields(model: rhs)))
        #expect(objects.pair(lhs, with: rhs))
        #expect(areInterchangeable(lhs, rhs, objects))
        #expect(areInterchangeable(Fields(model: lhs), Fields(model: rhs), objects))
        #expect(areInterchangeable(lhs as Any, rhs as Any, objects))
        #expect(!areInterchangeable(rhs, lhs, objects))
        #expect(!objects.pair(lhs, with: Model()))
        #expect(objects.pair(lhs, with: rhs))
    }

    @Test func `window-bound values are interchangeable between windows`() {
        #expect(areInterchangeable(Opener(), Opener(), ObjectPairs(areUntouched: true), .different))
        #expect(!InputComparison.areEqual(Opener(), Opener()))
    }

    @Test func `input comparison is unchanged afterwards`() {
        let (lhs, rhs) = (Model(), Model())
        let objects = ObjectPairs(areUntouched: true)
        _ = objects.pair(lhs, with: rhs)
        #expect(areInterchangeable(Fields(model: lhs), Fields(model: rhs), objects))
        #expect(!InputComparison.areEqual(Fields(model: lhs), Fields(model: rhs)))
    }
}
