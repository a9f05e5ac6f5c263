import EvergreenCombine

/// Upstreams for the existence tests.
struct Examples {
    struct Oops: Error {}

    struct Coded: Codable {}

    final class Model: ObservableObject {
        @Published var count = 0
        @Published var name = ""
        var plain = 0
    }

    let ints = PassthroughSubject<Int, Never>()
    let failing = PassthroughSubject<Int, Oops>()
    let strings = CurrentValueSubject<String, Never>("")
    let optionals = PassthroughSubject<Int?, Never>()
    let model = Model()
}

/// Compiles if the expression does.
func exists<Value>(_ value: Value) {}
