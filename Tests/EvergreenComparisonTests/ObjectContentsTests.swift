import Foundation
import Observation
import Testing

@testable import EvergreenComparison

/// Objects of two modified windows.
@MainActor
struct ObjectContentsTests {
    @Observable
    class Draft {
        var title = ""
        @ObservationIgnored var notes: [String] = []
    }

    @Observable
    final class Letter: Draft {
        var address: String?
        @ObservationIgnored var part: Draft?
        @ObservationIgnored var action: (() -> Void)?
    }

    private final class Counter {
        var count = 0
    }

    private func areEqual(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
        ObjectPairs(areUntouched: false).pair(lhs, with: rhs)
    }

    @Test func `objects with equal properties are interchangeable, regardless of their observers`() {
        let (one, other) = (Letter(), Letter())
        #expect(areEqual(one, other))
        withObservationTracking {
            _ = one.title
        } onChange: {
        }
        #expect(areEqual(one, other))
        one.title = "Dear"
        #expect(!areEqual(one, other))
        other.title = "Dear"
        #expect(areEqual(one, other))
    }

    @Test(
        arguments: [
            { $0.title = "Dear" }, { $0.notes = ["note"] }, { $0.address = "" }, { $0.part = Draft() },
            { letter in letter.action = { letter.title = "" } },
        ] as [@MainActor (Letter) -> Void]
    )
    func `a differing property distinguishes objects`(change: @MainActor (Letter) -> Void) {
        let (one, other) = (Letter(), Letter())
        change(one)
        #expect(!areEqual(one, other))
        #expect(!areEqual(other, one))
        // Closures and other objects can't be compared.
        change(other)
        #expect(areEqual(one, other) == (one.part == nil && one.action == nil))
    }

    @Test func `a shared part is equal`() {
        let (one, other, part) = (Letter(), Letter(), Draft())
        (one.part, other.part) = (part, part)
        #expect(areEqual(one, other))
    }

    @Test func `objects of unsupported or different classes are never equal`() {
        #expect(!areEqual(Counter(), Counter()))
        #expect(!areEqual(NSLock(), NSLock()))
        #expect(!areEqual(Draft(), Letter()))
        let counter = Counter()
        #expect(areEqual(counter, counter))
    }

    @Test func `in unmodified windows, objects created by the same property are equal`() {
        #expect(ObjectPairs(areUntouched: true).pair(Counter(), with: Counter()))
    }

    private struct Action: WindowAction {}

    @Test func `an action is interchangeable until its window is modified`() {
        for areUntouched in [true, false] {
            let objects = ObjectPairs(areUntouched: areUntouched)
            #expect(InputComparison.areInterchangeable(Action(), Action(), objects: objects) == areUntouched)
            #expect(InputComparison.areInterchangeable(Action?.none, nil, objects: objects))
        }
    }
}
