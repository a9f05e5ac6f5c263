import EvergreenSharing
import Testing

/// Keys declared once, as properties of an app name them.
struct SharedInitializerTests {
    @Test func `a read-only value accepts a writable key`() async throws {
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

    @Test func `a read-only value has its key's default value or its own`() {
        @SharedReader(.lives) var lives
        #expect(lives == 3)
        @SharedReader(.ints) var ints = [1, 2]
        #expect(ints == [1, 2])
    }

    @Test func `a shared value's own default value overrides its key's`() {
        @Shared(.lives) var lives = 9
        #expect(lives == 9)
    }

    @Test func `an optional value of a key starts with nil or with the key's default value`() {
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
