import EvergreenStore
import Testing

/// Reducers are composed in source order.
struct ReducerBuilderTests {
    private struct Append: Reducer {
        let text: String

        func reduce(into state: inout [String], action: Int) -> Effect<Int> {
            state.append(text)
            return .none
        }
    }

    private struct Composed: Reducer {
        var isLong = true
        var count = 2

        var body: some Reducer<[String], Int> {
            Append(text: "first")
            if isLong { Append(text: "if") }
            switch count {
            case 0: Append(text: "none")
            default: EmptyReducer()
            }
            for index in 0..<count { Append(text: "\(index)") }
            CombineReducers {
                Append(text: "a")
                Append(text: "b")
            }
        }
    }

    @Test func `reducers run in source order`() {
        var state: [String] = []
        _ = Composed().reduce(into: &state, action: 0)
        #expect(state == ["first", "if", "0", "1", "a", "b"])
    }

    @Test func `a condition excludes reducers`() {
        var state: [String] = []
        _ = Composed(isLong: false, count: 0).reduce(into: &state, action: 0)
        #expect(state == ["first", "none", "a", "b"])
    }
}
