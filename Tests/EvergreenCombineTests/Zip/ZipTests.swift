import EvergreenCombine
import Testing

struct ZipTests {
    @Test func `publishers that zip equal upstreams are equal`() {
        #expect(Just(1).zip(Just(2)) == Publishers.Zip(Just(1), Just(2)))
        #expect(Just(1).zip(Just(2)) != Publishers.Zip(Just(1), Just(3)))
        #expect(Just(1).zip(Just(2), Just(3)) == Publishers.Zip3(Just(1), Just(2), Just(3)))
        #expect(Just(1).zip(Just(2), Just(3)) != Publishers.Zip3(Just(1), Just(2), Just(4)))
        #expect(Just(1).zip(Just(2), Just(3), Just(4)) == Publishers.Zip4(Just(1), Just(2), Just(3), Just(4)))
        #expect(Just(1).zip(Just(2), Just(3), Just(4)) != Publishers.Zip4(Just(1), Just(2), Just(3), Just(5)))
    }
}
