import MemoryTesting
import Testing

@testable import EvergreenComparison

@MainActor
struct InputComparisonTests {
    private class Plant {}

    /// Not `Equatable`, with seven padding bytes between its fields.
    private struct Pot {
        var isBig: Bool
        var plant: Plant?
        var care: () -> Void = {}
    }

    private enum Place {
        case bed(Pot)
        case shelf(number: Int, Pot)
        case owned(by: Any, Pot)
        case nowhere
    }

    /// Compares copies of two values over memory with different garbage.
    private func areEqualOverGarbage<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
        withCopiesOverGarbage(lhs, rhs) { InputComparison.comparison(for: Value.self).areEqual($0, $1) }
    }

    @Test func `padding between fields is ignored`() {
        let pot = Pot(isBig: true, plant: Plant())
        #expect(areEqualOverGarbage(pot, pot))
        #expect(areEqualOverGarbage((UInt8(1), pot), (UInt8(1), pot)))
        #expect(areEqualOverGarbage([pot].first, pot))
        var other = pot
        other.isBig = false
        #expect(!areEqualOverGarbage(pot, other))
        other = pot
        other.plant = Plant()
        #expect(!areEqualOverGarbage(pot, other))
    }

    @Test func `padding in payloads is ignored`() {
        let pot = Pot(isBig: true, plant: Plant())
        #expect(areEqualOverGarbage(Place.bed(pot), .bed(pot)))
        #expect(areEqualOverGarbage(Place.shelf(number: 1, pot), .shelf(number: 1, pot)))
        #expect(areEqualOverGarbage(Place.owned(by: 1, pot), .owned(by: 1, pot)))
        #expect(!areEqualOverGarbage(Place.owned(by: 1, pot), .owned(by: "1", pot)))
        #expect(areEqualOverGarbage(Place.nowhere, .nowhere))
        #expect(!areEqualOverGarbage(Place.shelf(number: 1, pot), .shelf(number: 2, pot)))
        #expect(!areEqualOverGarbage(Place.bed(pot), .shelf(number: 1, pot)))
        #expect(!areEqualOverGarbage(Place.bed(pot), .nowhere))
        #expect(!areEqualOverGarbage(Place.bed(pot), .bed(Pot(isBig: true, plant: Plant()))))
    }

    @Test func `existential values are compared by their dynamic values`() {
        #expect(InputComparison.areEqual(1 as any Hashable, 1 as any Hashable))
        #expect(!InputComparison.areEqual(1 as any Hashable, "1" as any Hashable))
        #expect(!InputComparison.areEqual(1 as Any, 2 as Any))
        let plant = Plant()
        #expect(InputComparison.areEqual(plant as AnyObject, plant as AnyObject))
        #expect(InputComparison.areEqual(plant as Any, plant as Any))
        #expect(!InputComparison.areEqual(plant as Any, Plant() as Any))
    }

    // MARK: Copies

    /// Has its own equality, which its bits do not reflect.
    private struct CustomEquality: InputComparable {
        let number: Int

        static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { false }
    }

    private struct Leaf {
        let isOpen: Bool
        let number: Int?
        let name: String
        let measure: (Int8, Int64)
    }

    @Test func `copies of a value are equal, and differing values are not`() {
        func leaf(
            isOpen: Bool = true,
            number: Int? = 1,
            name: String = "A name that is long enough for the heap",
            _ a: Int8 = 1,
            _ b: Int64 = 2
        ) -> Leaf {
            Leaf(isOpen: isOpen, number: number, name: name, measure: (a, b))
        }
        let first = leaf()
        #expect(InputComparison.areEqual(first, first))
        // Equal, though the texts are stored twice.
        #expect(InputComparison.areEqual(first, leaf(name: "A name that is long " + "enough for the heap")))
        for other in [leaf(isOpen: false), leaf(number: 2), leaf(number: nil), leaf(name: "B"), leaf(2), leaf(1, 3)] {
            #expect(!InputComparison.areEqual(first, other))
        }
    }

    @Test func `a copy is compared as its type requires`() {
        struct Branch {
            let leaf: CustomEquality
        }
        struct Twig {
            let leaf: CustomEquality?
            let action: (() -> Void)?
        }
        let branch = Branch(leaf: CustomEquality(number: 1))
        #expect(!InputComparison.areEqual(branch, branch))
        let twig = Twig(leaf: CustomEquality(number: 1), action: nil)
        #expect(!InputComparison.areEqual(twig, twig))
        let bare = Twig(leaf: nil, action: nil)
        #expect(InputComparison.areEqual(bare, bare))
        #expect(!InputComparison.areEqual((1, branch), (1, branch)))
    }

    @Test func `padding between stored properties is ignored`() {
        struct Padded {
            let small: UInt8
            let large: UInt64
        }
        func padded(_ filling: UInt8, _ large: UInt64 = 7) -> Padded {
            withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
                buffer.withMemoryRebound(to: UInt8.self) { $0.update(repeating: filling) }
                buffer.initializeElement(at: 0, to: Padded(small: 1, large: large))
                return buffer[0]
            }
        }
        #expect(InputComparison.areEqual(padded(0), padded(255)))
        #expect(!InputComparison.areEqual(padded(0), padded(0, 8)))
    }

    // MARK: Weak and unowned references

    private struct Label {
        weak var plant: Plant?
        var text: String
    }

    private struct Tag {
        unowned let plant: Plant
    }

    private struct Mark {
        unowned(unsafe) let plant: Plant
    }

    private protocol Grower: AnyObject {}

    private final class Gardener: Grower {}

    private struct Bed {
        let number: Void = ()
        weak var gardener: (any Grower)?
        unowned var plant: Plant?
        let strong: Plant?
    }

    @Test func `fields have their reference strength`() throws {
        let fields = try #require(storedFields(of: Bed.self))
        #expect(fields.map(\.isStrong) == [true, false, false, true])
        #expect(storedFields(of: Tag.self)?.map(\.isStrong) == [false])
        #expect(storedFields(of: Mark.self)?.map(\.isStrong) == [false])
        #expect(storedFields(of: Unmanaged<Plant>.self)?.map(\.isStrong) == [false])
        #expect(storedFields(of: (Plant, Plant?).self)?.map(\.isStrong) == [true, true])
        #expect(storedFields(of: Pot.self)?.map(\.isStrong) == [true, true, true])
    }

    @Test func `weak and unowned references are never equal`() {
        let plant = Plant()
        let label = Label(plant: plant, text: "Mint")
        #expect(!InputComparison.areEqual(label, label))
        #expect(!InputComparison.areEqual(Tag(plant: plant), Tag(plant: plant)))
        #expect(!InputComparison.areEqual(Mark(plant: plant), Mark(plant: plant)))
        // It may previously have been an object whose release made it nil.
        let bed = Bed(gardener: nil, plant: nil, strong: plant)
        #expect(!InputComparison.areEqual(bed, bed))
        let tended = Bed(gardener: Gardener(), plant: nil, strong: plant)
        #expect(!InputComparison.areEqual(tended, tended))
    }

    @Test func `dangling references can be compared`() {
        var plants: [Plant] = [Plant(), Plant(), Plant()]
        let label = Label(plant: plants[0], text: "Mint")
        let tag = Tag(plant: plants[1])
        let mark = Mark(plant: plants[2])
        plants.removeAll()
        #expect(label.plant == nil)
        for _ in 0..<100 {
            #expect(!InputComparison.areEqual(label, label))
            #expect(!InputComparison.areEqual(tag, tag))
            #expect(!InputComparison.areEqual(mark, mark))
        }
    }
}
