import EvergreenSharing
import EvergreenTesting
import Foundation
import Testing

@MainActor
struct AppStorageKeyTests {
    enum Order: String, Sendable { case name, score }
    enum Level: Int, Sendable { case low = 1, high }
    struct Settings: Codable, Equatable, Sendable { var size = 3 }

    private let store = UserDefaults.inMemory

    @Test func `values of all types are stored`() throws {
        @Shared(.appStorage("bool", store: store)) var bool = false
        @Shared(.appStorage("int", store: store)) var int = 1
        @Shared(.appStorage("double", store: store)) var double = 1.5
        @Shared(.appStorage("string", store: store)) var string = "a"
        @Shared(.appStorage("strings", store: store)) var strings = ["a"]
        @Shared(.appStorage("url", store: store)) var url = URL(filePath: "/a")
        @Shared(.appStorage("data", store: store)) var data = Data([1])
        @Shared(.appStorage("date", store: store)) var date = Date(timeIntervalSince1970: 0)
        @Shared(.appStorage("order", store: store)) var order = Order.name
        @Shared(.appStorage("level", store: store)) var level = Level.low
        @Shared(.appStorage("settings", store: store)) var settings = Settings()

        $bool.withLock { $0 = true }
        $int.withLock { $0 = 2 }
        $double.withLock { $0 = 2.5 }
        $string.withLock { $0 = "b" }
        $strings.withLock { $0 = ["b", "c"] }
        $url.withLock { $0 = URL(filePath: "/b") }
        $data.withLock { $0 = Data([2]) }
        $date.withLock { $0 = Date(timeIntervalSince1970: 1) }
        $order.withLock { $0 = .score }
        $level.withLock { $0 = .high }
        $settings.withLock { $0.size = 4 }

        #expect(store.object(forKey: "bool") as? Bool == true)
        #expect(store.object(forKey: "int") as? Int == 2)
        #expect(store.object(forKey: "double") as? Double == 2.5)
        #expect(store.object(forKey: "string") as? String == "b")
        #expect(store.object(forKey: "strings") as? [String] == ["b", "c"])
        #expect(store.object(forKey: "url") as? String == "file:///b")
        #expect(store.object(forKey: "data") as? Data == Data([2]))
        #expect(store.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 1))
        #expect(store.object(forKey: "order") as? String == "score")
        #expect(store.object(forKey: "level") as? Int == 2)
        #expect(store.object(forKey: "settings") as? Data == Data(#"{"size":4}"#.utf8))
    }

    @Test func `optional values are stored, and removed by nil`() {
        @Shared(.appStorage("name", store: store)) var name: String?
        @Shared(.appStorage("order", store: store)) var order: Order?
        @Shared(.appStorage("settings", store: store)) var settings: Settings?
        #expect(name == nil && order == nil && settings == nil)
        $name.withLock { $0 = "Ann" }
        $order.withLock { $0 = .score }
        $settings.withLock { $0 = Settings() }
        #expect(store.object(forKey: "name") as? String == "Ann")
        #expect(store.object(forKey: "order") as? String == "score")
        #expect(store.object(forKey: "settings") is Data)
        $name.withLock { $0 = nil }
        #expect(store.object(forKey: "name") == nil)
    }

    @Test func `a stored value is loaded, and one of another type is ignored`() {
        store.set(4, forKey: "count")
        store.set("many", forKey: "other")
        @Shared(.appStorage("count", store: store)) var count = 1
        @Shared(.appStorage("other", store: store)) var other = 1
        #expect(count == 4)
        #expect(other == 1)
        store.set(Data("{".utf8), forKey: "settings")
        @Shared(.appStorage("settings", store: store)) var settings = Settings()
        #expect(settings == Settings())
        #expect($settings.loadError is DecodingError)
    }

    @Test func `a change by other code is observed when it is notified`() async {
        @Shared(.appStorage("count", store: store)) var count = 1
        store.set(5, forKey: "count")
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        // Another test's notification may have detected the change first, and reports it on its own thread.
        for _ in 0..<10_000 where count != 5 { await Task.yield() }
        #expect(count == 5)
        store.removeObject(forKey: "count")
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        for _ in 0..<10_000 where count != 1 { await Task.yield() }
        #expect(count == 1)
    }

    @Test func `two references to one store observe each other`() {
        @Shared(.appStorage("count", store: store)) var number = 1
        let text = withDependencies {
            $0.persistentReferences = PersistentReferences()
        } operation: {
            Shared(wrappedValue: 0.0, .appStorage("count", store: store))
        }
        $number.withLock { $0 = 3 }
        #expect(text.wrappedValue == 3)
        text.withLock { $0 = 4 }
        #expect(number == 4)
    }

    @Test func `each test has its own store, which can be replaced`() {
        @Shared(.appStorage("count")) var count = 1
        #expect(count == 1)
        store.set(8, forKey: "count")
        let other = withDependencies {
            $0.defaultAppStorage = store
        } operation: {
            Shared(wrappedValue: 1, .appStorage("count"))
        }
        #expect(other.wrappedValue == 8)
        #expect(count == 1)
        $count.withLock { $0 = 2 }
        #expect(UserDefaults.standard.object(forKey: "count") == nil)
    }

    private struct Counters: View {
        @AppStorage("count") private var count = 0
        @Shared var shared: Int

        init(_ store: UserDefaults) {
            _shared = Shared(wrappedValue: 0, .appStorage("count", store: store))
        }

        var body: some View {
            Button("Add") { count += 1 }
            Button("Add shared") { $shared.withLock { $0 += 10 } }
            Text(verbatim: "\(count) \(shared)").accessibilityIdentifier("counts")
        }
    }

    @Test func `a shared value and AppStorage with the same key have one value`() throws {
        let store = store
        let screen = Screen { Counters(store).defaultAppStorage(store) }
        let second = Screen { Counters(store).defaultAppStorage(store) }
        try screen.find(.button, "Add").tap()
        #expect(try screen.find(identifier: "counts").text == "1 1")
        try screen.find(.button, "Add shared").tap()
        #expect(try screen.find(identifier: "counts").text == "11 11")
        #expect(try second.find(identifier: "counts").text == "11 11")
    }

    @Test func `no thread's change is lost`() async {
        let count = Shared(wrappedValue: 0, .appStorage("count", store: store))
        await withTaskGroup { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } } }
        }
        #expect(count.wrappedValue == 400)
        #expect(store.object(forKey: "count") as? Int == 400)
    }
}
