import EvergreenModelStorage
import Foundation

/// A struct that is stored as JSON.
struct Dimensions: Codable, Hashable {
    var width = 1.0
    var height = 2.0
}

/// An enum with raw values.
enum Course: String, Codable {
    case starter, main, dessert
}

/// An enum with associated values.
enum Source: Codable, Hashable {
    case book(title: String, page: Int)
    case person(String)
}

/// A property of each storable type, without a default value, and as an optional.
@Model final class EveryType {
    var bool: Bool
    var int: Int
    var int8: Int8
    var int16: Int16
    var int32: Int32
    var int64: Int64
    var uint: UInt
    var uint8: UInt8
    var uint16: UInt16
    var uint32: UInt32
    var uint64: UInt64
    var float: Float
    var double: Double
    var decimal: Decimal
    var string: String
    var date: Date
    var data: Data
    var uuid: UUID
    var url: URL
    var course: Course
    var source: Source
    var dimensions: Dimensions
    var array: [String]
    var set: Set<Int>
    var dictionary: [String: Double]

    var optionalBool: Bool?
    var optionalInt: Int?
    var optionalDouble: Double?
    var optionalDecimal: Decimal?
    var optionalString: String?
    var optionalDate: Date?
    var optionalData: Data?
    var optionalUUID: UUID?
    var optionalURL: URL?
    var optionalCourse: Course?
    var optionalSource: Source?
    var optionalDimensions: Dimensions?
    var optionalArray: Optional<[String]>
    var unwrapped: String!

    init() {
        bool = true
        int = -1
        int8 = .min
        int16 = .min
        int32 = .min
        int64 = .min
        uint = 1
        uint8 = .max
        uint16 = .max
        uint32 = .max
        uint64 = 7
        float = 1.5
        double = .leastNonzeroMagnitude
        decimal = Decimal(string: "12345678901234567890.123456789") ?? 0
        string = "Crème brûlée \u{1F36E}"
        date = Date(timeIntervalSinceReferenceDate: 1_000_000.125)
        data = Data([0, 255, 3])
        uuid = UUID()
        url = URL(fileURLWithPath: "/tmp/a b")
        course = .dessert
        source = .book(title: "Soups", page: 12)
        dimensions = Dimensions(width: 3, height: 4)
        array = ["a", ""]
        set = [1, 2]
        dictionary = ["a": 0.5]
        optionalArray = nil
    }
}
