import EvergreenSharing
import Testing

/// Keys that are declared once, as an app's properties name them.
struct SharedInitializerTests {
    @Test func `a read-only value finds a key that can be written`() async throws {
        @SharedReader(.plays) var plays = 2
        @Shared(.plays) var shared = 5
        #expect(plays == 2)
        $shared.withLock { $0 = 7 }
        #expect(plays == 7)
        let required = try await SharedReader(require: .plays)
        #expect(required.wrappedValue == 7)
        let other = SharedReader(wrappedValue: 0, .inMemory("other"))
        try await other.load(.plays)
        #expect(other.wrappedValue == 7)
    }

    @Test func `a read-only value has the default value of its key, or its own`() {
        @SharedReader(.lives) var lives
        #expect(lives == 3)
        @SharedReader(.ints) var ints = [1, 2]
        #expect(ints == [1, 2])
    }

    @Test func `a shared value's own default value takes the place of its key's`() {
        @Shared(.lives) var lives = 9
        #expect(lives == 9)
    }

    @Test func `an optional value of a key begins with nil, or with the key's default value`() {
        @Shared(.bestScore) var best
        @SharedReader(.bestScore) var bestReader
        #expect(best == nil)
        #expect(bestReader == nil)
        @Shared(.level) var level
        @SharedReader(.level) var levelReader
        #expect(level == 1)
        #expect(levelReader == 1)
        $level.withLock { $0 = nil }
        #expect(levelReader == nil)
    }
}

extension SharedKey where Self == InMemoryKey<Int> {
    fileprivate static var plays: Self { .inMemory("plays") }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
    fileprivate static var lives: Self { Self[.inMemory("lives"), default: 3] }
}

extension SharedKey where Self == InMemoryKey<[Int]>.Default {
    fileprivate static var ints: Self { Self[.inMemory("ints"), default: []] }
}

extension SharedKey where Self == InMemoryKey<Int?> {
    fileprivate static var bestScore: Self { .inMemory("bestScore") }
}

extension SharedReaderKey where Self == InMemoryKey<Int?>.Default {
    fileprivate static var level: Self { Self[.inMemory("level"), default: 1] }
}
