import EvergreenModelStorage
import Foundation
import Testing

struct AttributeTypeTests {
    @Test func `values of all types are saved and fetched`() throws {
        let container = try ModelContainer.inMemory(EveryType.self)
        let saved = EveryType()
        try container.save(saved)

        let fetched = try container.fetchOnly(EveryType.self)
        #expect(fetched !== saved)
        #expect(fetched.bool == saved.bool)
        #expect(fetched.int == saved.int)
        #expect(
            [Int64(fetched.int8), Int64(fetched.int16), Int64(fetched.int32), fetched.int64] == [
                -128, -32768, Int64(Int32.min), .min,
            ]
        )
        #expect(fetched.uint == 1)
        #expect(
            [UInt64(fetched.uint8), UInt64(fetched.uint16), UInt64(fetched.uint32), fetched.uint64] == [
                255, 65535, UInt64(UInt32.max), 7,
            ]
        )
        #expect(fetched.float == saved.float)
        #expect(fetched.double == saved.double)
        #expect(fetched.decimal == saved.decimal)
        #expect(fetched.string == saved.string)
        #expect(abs(fetched.date.timeIntervalSince(saved.date)) < 0.001)
        #expect(fetched.data == saved.data)
        #expect(fetched.uuid == saved.uuid)
        #expect(fetched.url == saved.url)
        #expect(fetched.course == saved.course)
        #expect(fetched.source == saved.source)
        #expect(fetched.dimensions == saved.dimensions)
        #expect(fetched.array == saved.array)
        #expect(fetched.set == saved.set)
        #expect(fetched.dictionary == saved.dictionary)
    }

    @Test func `optionals start as nil and keep nil and values`() throws {
        let container = try ModelContainer.inMemory(EveryType.self)
        let saved = EveryType()
        #expect(saved.optionalBool == nil)
        #expect(saved.optionalArray == nil)
        #expect(saved.unwrapped == nil)
        saved.optionalInt = 5
        saved.optionalString = ""
        saved.optionalUUID = UUID()
        saved.optionalCourse = .main
        saved.optionalSource = .person("Ada")
        saved.optionalArray = []
        saved.unwrapped = "set"
        try container.save(saved)

        let fetched = try container.fetchOnly(EveryType.self)
        #expect(fetched.optionalBool == nil)
        #expect(fetched.optionalInt == 5)
        #expect(fetched.optionalDouble == nil)
        #expect(fetched.optionalDecimal == nil)
        #expect(fetched.optionalString == "")
        #expect(fetched.optionalDate == nil)
        #expect(fetched.optionalData == nil)
        #expect(fetched.optionalUUID == saved.optionalUUID)
        #expect(fetched.optionalURL == nil)
        #expect(fetched.optionalCourse == .main)
        #expect(fetched.optionalSource == .person("Ada"))
        #expect(fetched.optionalDimensions == nil)
        #expect(fetched.optionalArray == [])
        #expect(fetched.unwrapped == "set")
    }
}
