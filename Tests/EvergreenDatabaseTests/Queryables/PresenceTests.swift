import EvergreenDatabase
import OpenCombineShim
import Testing

struct PresenceTests {
    @Test func `value is non-nil for existing and gone values`() {
        #expect(Presence<Int>.missing.value == nil)
        #expect(Presence.existing(1).value == 1)
        #expect(Presence.gone(1).value == 1)
    }

    @Test func `only an existing value exists`() {
        #expect(!Presence<Int>.missing.exists)
        #expect(Presence.existing(1).exists)
        #expect(!Presence.gone(1).exists)
    }

    @Test func `a presence is equatable, hashable and identifiable as its value`() {
        #expect(Presence.gone(1) != .existing(1))
        #expect(Set([Presence.gone(1), .gone(1), .missing]).count == 2)
        #expect(Presence.gone(Player(id: 3, name: "Ann", score: 0)).id == 3)
        #expect(Presence<Player>.missing.id == nil)
    }

    @Test func `scanPresence keeps the last existing value`() {
        var presences: [Presence<Int>] = []
        _ = [nil, 1, 2, nil, nil, 3].publisher.scanPresence().sink { presences.append($0) }
        #expect(presences == [.missing, .existing(1), .existing(2), .gone(2), .gone(2), .existing(3)])
    }
}
