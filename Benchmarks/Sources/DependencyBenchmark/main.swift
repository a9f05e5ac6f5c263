import EvergreenDependencies

// The cost of reading a dependency, compared with a plain task-local read in the same run. Run it in release:
//
//     swift run -c release DependencyBenchmark

/// A struct of closures, as apps write them.
struct Client: Sendable {
    var fetch: @Sendable () -> Int
    var add: @Sendable (Int) -> Void
}

extension Client: DependencyKey {
    static let liveValue = Client(fetch: { 1 }, add: { _ in })
}

enum NumberKey: DependencyKey {
    static let liveValue = 1
}

extension DependencyValues {
    var client: Client {
        get { self[Client.self] }
        set { self[Client.self] = newValue }
    }

    var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

enum Plain {
    @TaskLocal static var client = Client(fetch: { 1 }, add: { _ in })
}

struct Feature {
    @Dependency(\.client) var client
    @Dependency(Client.self) var clientByKey
    @Dependency(\.client.fetch) var fetch
    @Dependency(\.number) var number
}

/// The key of one of many overrides, to measure the cost of a large scope.
struct Filler<Tag>: DependencyKey {
    static var liveValue: Int { 0 }
}

@inline(never)
func consume<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}

let roundCount = 9
let readCount = 1_000_000

/// Measures a read in nanoseconds: the median of nine rounds of a million reads, with the extremes.
@inline(never)
func measure<Value>(_ name: String, _ read: () -> Value) -> Double {
    var figures: [Double] = []
    for _ in 0..<roundCount {
        let clock = ContinuousClock()
        let time = clock.measure {
            for _ in 0..<readCount { consume(read()) }
        }
        figures.append(Double(time.components.attoseconds) / 1e9 / Double(readCount))
    }
    figures.sort()
    return report(name, figures)
}

func report(_ name: String, _ figures: [Double]) -> Double {
    let median = figures[figures.count / 2]
    func text(_ figure: Double) -> String {
        let tenths = Int((figure * 10).rounded())
        let digits = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(0, 8 - digits.count)) + digits
    }
    let padded = name + String(repeating: " ", count: max(0, 48 - name.count))
    print("\(padded)\(text(median)) ns   (\(text(figures[0])) … \(text(figures[figures.count - 1])))")
    return median
}

func run(_ title: String) {
    print("\n\(title)")
    let feature = Feature()
    let plain = measure("plain task-local, struct of closures") { Plain.client }
    let read = measure("@Dependency(\\.client)") { feature.client }
    _ = measure("@Dependency(Client.self)") { feature.clientByKey }
    _ = measure("@Dependency(\\.client.fetch)") { feature.fetch }
    _ = measure("@Dependency(\\.number)") { feature.number }
    _ = measure("declared and read in place") {
        @Dependency(\.client) var client
        return client
    }
    print("ratio to the plain read: \((read / plain * 10).rounded() / 10)")
}

func runWithManyOverrides() {
    withDependencies {
        $0[Filler<Int>.self] = 1
        $0[Filler<Int8>.self] = 1
        $0[Filler<Int16>.self] = 1
        $0[Filler<Int32>.self] = 1
        $0[Filler<Int64>.self] = 1
        $0[Filler<UInt>.self] = 1
        $0[Filler<UInt8>.self] = 1
        $0[Filler<UInt16>.self] = 1
        $0[Filler<UInt32>.self] = 1
        $0[Filler<UInt64>.self] = 1
    } operation: {
        run("ten overrides of other dependencies")
        withDependencies {
            $0.client.fetch = { 2 }
            $0.number = 2
        } operation: {
            run("twelve overrides, including the one that is read")
        }
    }
}

run("no override")
runWithManyOverrides()
await Task {
    run("in a task, no override")
    runWithManyOverrides()
}.value
