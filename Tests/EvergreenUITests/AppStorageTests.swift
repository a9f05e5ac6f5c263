import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
final class AppStorageTests {
    private let suite = "evergreen.tests.\(UUID().uuidString)"
    private let store: UserDefaults

    init() throws {
        store = try #require(UserDefaults(suiteName: suite))
    }

    deinit {
        UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
    }

    enum Order: String { case name, score }

    struct Settings: View {
        @AppStorage("isOn") private var isOn = false
        @AppStorage("count") private var count = 3
        @AppStorage("ratio") private var ratio = 0.5
        @AppStorage("name") private var name = "Ann"
        @AppStorage("order") private var order = Order.name
        @AppStorage("nickname") private var nickname: String?

        var body: some View {
            Toggle("On", isOn: $isOn)
            Stepper("Count", value: $count)
            TextField("Name", text: $name)
            Button("Change") {
                ratio = 0.25
                order = .score
                nickname = "Zoe"
            }
            Button("Forget") { nickname = nil }
            Text(verbatim: "\(isOn) \(count) \(ratio) \(name) \(order.rawValue) \(nickname ?? "none")")
                .accessibilityIdentifier("values")
        }
    }

    private func values(of screen: Screen) throws -> String { try screen.find(identifier: "values").text }

    @Test func `values start with their defaults, are stored, and are restored`() throws {
        let store = store
        let screen = Screen { Settings().defaultAppStorage(store) }
        #expect(try values(of: screen) == "false 3 0.5 Ann name none")
        try screen.find(.toggle).toggle()
        try screen.find(.stepper).increment()
        try screen.find(.textField).fill("Eve")
        try screen.find(.button, "Change").tap()
        #expect(try values(of: screen) == "true 4 0.25 Eve score Zoe")
        #expect(store.string(forKey: "name") == "Eve")
        #expect(store.integer(forKey: "count") == 4)
        #expect(store.string(forKey: "order") == "score")
        #expect(try values(of: Screen { Settings().defaultAppStorage(store) }) == "true 4 0.25 Eve score Zoe")
        try screen.find(.button, "Forget").tap()
        #expect(store.object(forKey: "nickname") == nil)
        #expect(try values(of: screen) == "true 4 0.25 Eve score none")
    }

    @Test func `all windows observe a stored value`() throws {
        let store = store
        let first = Screen { Settings().defaultAppStorage(store) }
        let second = Screen { Settings().defaultAppStorage(store) }
        try first.find(.stepper).increment()
        #expect(try values(of: second) == "false 4 0.5 Ann name none")
    }

    @Test func `a change by other code is visible on the next render`() throws {
        let store = store
        let screen = Screen { Settings().defaultAppStorage(store) }
        store.set("Bob", forKey: "name")
        #expect(try values(of: Screen { Settings().defaultAppStorage(store) }) == "false 3 0.5 Bob name none")
        try screen.find(.stepper).increment()
        #expect(try values(of: screen) == "false 4 0.5 Bob name none")
    }

    @Test func `a stored value of another type is ignored`() throws {
        let store = store
        store.set("many", forKey: "count")
        store.set("sideways", forKey: "order")
        let screen = Screen { Settings().defaultAppStorage(store) }
        #expect(try values(of: screen) == "false 3 0.5 Ann name none")
        try screen.find(.stepper).increment()
        #expect(store.integer(forKey: "count") == 4)
    }

    @Test func `equal keys in two stores are independent`() throws {
        let other = "evergreen.tests.\(UUID().uuidString)"
        let second = try #require(UserDefaults(suiteName: other))
        defer { second.removePersistentDomain(forName: other) }
        let store = store
        let screen = Screen { Settings().defaultAppStorage(store) }
        second.set(100, forKey: "count")
        #expect(try values(of: screen) == "false 3 0.5 Ann name none")
    }
}
