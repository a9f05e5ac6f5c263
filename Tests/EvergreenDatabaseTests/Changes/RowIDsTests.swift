import Testing

@testable import EvergreenDatabase

struct RowIDsTests {
    @Test func `a row that changes often is listed once`() {
        var rowIDs = RowIDs()
        for number in 0..<1_000_000 { rowIDs.append(Int64(number % 3)) }
        #expect(rowIDs.distinct == [0, 1, 2])
        #expect(rowIDs.list.count < 200_000)
        #expect(!rowIDs.areTooMany)
    }

    @Test func `lists of row ids are merged`() {
        var one = RowIDs()
        one.append(1)
        var two = RowIDs()
        two.append(1)
        two.append(2)
        one.append(two)
        #expect(one.distinct == [1, 2])
    }

    @Test func `too many row ids are permanently treated as all rows`() {
        var rowIDs = RowIDs()
        for number in 0..<3_000_000 { rowIDs.append(Int64(number)) }
        #expect(rowIDs.areTooMany)
        #expect(rowIDs.list.count < 200_000)
        var other = RowIDs()
        other.append(1)
        other.append(rowIDs)
        #expect(other.areTooMany)
        rowIDs.append(other)
        #expect(rowIDs.areTooMany)
    }
}
