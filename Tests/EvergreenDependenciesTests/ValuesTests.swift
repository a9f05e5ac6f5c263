import EvergreenDependencies
import Foundation
import Testing

@Suite struct ValuesTests {
    private let epoch = Date(timeIntervalSince1970: 0)

    @Test func `the date can be set`() {
        @Dependency(\.date) var date
        @Dependency(\.date.now) var now
        withDependencies {
            $0.date = .constant(epoch)
        } operation: {
            #expect(date() == epoch)
            #expect(date.now == epoch)
            #expect(now == epoch)
        }
        withDependencies {
            $0.date.now = epoch
        } operation: {
            #expect(now == epoch)
        }
    }

    @Test func `the date can be computed`() {
        let seconds = LockedBox(0.0)
        @Dependency(\.date.now) var now
        withDependencies {
            $0.date = DateGenerator {
                seconds.withLock { seconds in
                    defer { seconds += 1 }
                    return Date(timeIntervalSince1970: seconds)
                }
            }
        } operation: {
            #expect(now == epoch)
            #expect(now == epoch.addingTimeInterval(1))
        }
    }

    @Test func `identifiers can be constant`() {
        @Dependency(\.uuid) var uuid
        withDependencies {
            $0.uuid = .constant(UUID(7))
        } operation: {
            #expect(uuid() == UUID(7))
            #expect(uuid() == UUID(7))
        }
    }

    @Test func `identifiers can be incrementing`() {
        @Dependency(\.uuid) var uuid
        withDependencies {
            $0.uuid = .incrementing
        } operation: {
            #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
            #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
            #expect(uuid() == UUID(2))
        }
        withDependencies {
            $0.uuid = .incrementing
        } operation: {
            #expect(uuid() == UUID(0))
        }
    }

    @Test func `an identifier from a number ends with it in hexadecimal`() {
        #expect(UUID(0x12ab).uuidString == "00000000-0000-0000-0000-0000000012AB")
        #expect(UUID(-1).uuidString == "00000000-0000-0000-FFFF-FFFFFFFFFFFF")
    }

    @Test func `the locale, the time zone and the calendar can be set`() throws {
        @Dependency(\.locale) var locale
        @Dependency(\.timeZone) var timeZone
        @Dependency(\.calendar) var calendar
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        withDependencies {
            $0.locale = Locale(identifier: "ko_KR")
            $0.timeZone = tokyo
            $0.calendar = Calendar(identifier: .buddhist)
        } operation: {
            #expect(locale.identifier == "ko_KR")
            #expect(timeZone == tokyo)
            #expect(calendar.identifier == .buddhist)
        }
    }

    @Test func `random numbers can be seeded`() {
        @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
        func dice(seed: UInt64) -> [Int] {
            withDependencies {
                $0.withRandomNumberGenerator = .seeded(seed)
            } operation: {
                (0..<20).map { _ in withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } }
            }
        }
        #expect(dice(seed: 1) == dice(seed: 1))
        #expect(dice(seed: 1) != dice(seed: 2))
    }

    @Test func `a seed gives the same numbers on each machine`() {
        // The first outputs of SplitMix64 for this seed, from the author's reference implementation.
        let generator = WithRandomNumberGenerator.seeded(1_234_567)
        #expect(generator { $0.next() } == 6_457_827_717_110_365_317)
        #expect(generator { $0.next() } == 3_203_168_211_198_807_973)
    }

    @Test func `live values are the system's`() {
        withDependencies {
            $0.context = .live
        } operation: {
            @Dependency(\.date.now) var now
            @Dependency(\.uuid) var uuid
            @Dependency(\.locale) var locale
            @Dependency(\.timeZone) var timeZone
            @Dependency(\.calendar) var calendar
            @Dependency(\.continuousClock) var continuousClock
            @Dependency(\.suspendingClock) var suspendingClock
            @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
            let before = Date()
            #expect(now >= before)
            #expect(uuid() != uuid())
            #expect(locale == .autoupdatingCurrent)
            #expect(timeZone.identifier == TimeZone.autoupdatingCurrent.identifier)
            #expect(calendar.identifier == Calendar.autoupdatingCurrent.identifier)
            #expect(continuousClock is ContinuousClock)
            #expect(suspendingClock is SuspendingClock)
            #expect((0..<10).contains(withRandomNumberGenerator { Int.random(in: 0..<10, using: &$0) }))
        }
    }

    @Test func `each unset built-in value is reported in a test`() {
        let names = LockedBox<Set<String>>([])
        withKnownIssue {
            @Dependency(\.date) var date
            @Dependency(\.uuid) var uuid
            @Dependency(\.locale) var locale
            @Dependency(\.timeZone) var timeZone
            @Dependency(\.calendar) var calendar
            @Dependency(\.continuousClock) var continuousClock
            @Dependency(\.suspendingClock) var suspendingClock
            @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
            @Dependency(\.mainQueue) var mainQueue
            _ = (date, uuid, locale, timeZone, calendar, continuousClock, suspendingClock)
            _ = (withRandomNumberGenerator, mainQueue)
        } matching: { issue in
            names.withLock { _ = $0.insert(issue.description) }
            return true
        }
        #expect(names.withLock { $0.count } == 9)
    }
}
