import SeededRandomness
import Testing

@testable import EvergreenRuntime

struct EnvironmentEntriesTests {
    private final class Key {}

    @Test func `entries behave like a dictionary's, for any sequence of settings`() {
        var random = SeededGenerator(seed: 16)
        let keys = (0..<20).map { _ in Key() }
        for _ in 0..<200 {
            var entries: EnvironmentEntries?
            var expected: [ObjectIdentifier: Int] = [:]
            var previous: [(EnvironmentEntries?, [ObjectIdentifier: Int])] = []
            for number in 0..<60 {
                previous.append((entries, expected))
                let key = ObjectIdentifier(keys[Int.random(in: 0..<keys.count, using: &random)])
                entries = EnvironmentEntries(entries, setting: TypedEnvironmentEntry(number), for: key)
                expected[key] = number
            }
            previous.append((entries, expected))
            for (entries, expected) in previous {
                #expect((entries?.count ?? 0) == expected.count)
                for key in keys.map({ ObjectIdentifier($0) }) {
                    #expect((entries?.entry(for: key) as? TypedEnvironmentEntry<Int>)?.value == expected[key])
                }
            }
        }
    }

    @Test func `an entry keeps its version while others are set`() {
        let keys = (0..<30).map { _ in Key() }
        let first = EnvironmentEntries(nil, setting: TypedEnvironmentEntry(0), for: ObjectIdentifier(keys[0]))
        let version = first.entry(for: ObjectIdentifier(keys[0]))?.version
        var entries = first
        for key in keys.dropFirst() {
            entries = EnvironmentEntries(entries, setting: TypedEnvironmentEntry(1), for: ObjectIdentifier(key))
            #expect(entries.entry(for: ObjectIdentifier(keys[0]))?.version == version)
        }
        entries = EnvironmentEntries(entries, setting: TypedEnvironmentEntry(0), for: ObjectIdentifier(keys[0]))
        #expect(entries.entry(for: ObjectIdentifier(keys[0]))?.version != version)
    }
}
