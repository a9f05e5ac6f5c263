import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

struct PageMessageTests {
    @Test(arguments: [
        (#"["h","abc.def",7]"#, PageMessage.hello(token: "abc.def", frame: 7)),
        (#"["k",12]"#, .acknowledge(frame: 12)),
        (#"["p"]"#, .ping),
        (#"["b"]"#, .bye),
        (#"["e",1,42,"tap"]"#, .event(number: 1, element: ElementID(rawValue: 42), .tap)),
        (#"["e",2,42,"input","\"<\u00eb"]"#, .event(number: 2, element: ElementID(rawValue: 42), .input("\"<ë"))),
        (#"["e",3,42,"commit",""]"#, .event(number: 3, element: ElementID(rawValue: 42), .commit(""))),
        (#"["e",4,42,"submit"]"#, .event(number: 4, element: ElementID(rawValue: 42), .submit)),
        (#"["e",5,42,"toggle",true]"#, .event(number: 5, element: ElementID(rawValue: 42), .toggle(true))),
        (#"["e",6,42,"select",3]"#, .event(number: 6, element: ElementID(rawValue: 42), .select(3))),
        (#"["e",7,42,"increment"]"#, .event(number: 7, element: ElementID(rawValue: 42), .increment)),
        (#"["e",8,42,"decrement"]"#, .event(number: 8, element: ElementID(rawValue: 42), .decrement)),
        (#"["e",9,42,"dismiss"]"#, .event(number: 9, element: ElementID(rawValue: 42), .dismiss)),
        (#"["e",10,42,"actions"]"#, .event(number: 10, element: ElementID(rawValue: 42), .showActions)),
        (#"["e",10,42,"press"]"#, .event(number: 10, element: ElementID(rawValue: 42), .press)),
        (#"["e",10,42,"hover",false]"#, .event(number: 10, element: ElementID(rawValue: 42), .hover(false))),
        (#"["e",11,42,"move",-2]"#, .event(number: 11, element: ElementID(rawValue: 42), .move(by: -2))),
        (#"["e",12,42,"focus",true]"#, .event(number: 12, element: ElementID(rawValue: 42), .focus(true))),
    ])
    func `a message of the page is read`(text: String, message: PageMessage) throws {
        #expect(try PageMessage(text) == message)
    }

    @Test func `rows that come into sight are read`() throws {
        let rows = try #require(RowRange(-5, 90))
        let element = ElementID(rawValue: 42)
        let kept = ElementID(rawValue: 7)
        #expect(
            try PageMessage(#"["e",13,42,"rows",-5,90,7]"#)
                == .event(number: 13, element: element, .showRows(rows, keeping: kept))
        )
        #expect(
            try PageMessage(#"["e",14,42,"rows",-5,90,0]"#)
                == .event(number: 14, element: element, .showRows(rows, keeping: nil))
        )
    }

    @Test(arguments: [
        "", "[]", "{}", "null", "7", "tap", #"["x"]"#, #"["k"]"#, #"["k","1"]"#, #"["k",1,2]"#, #"["k",1.5]"#,
        #"["e",1,42,"explode"]"#, #"["e",1,42,"tap",1]"#, #"["e",1,42,"toggle","true"]"#, #"["e",1,"42","tap"]"#,
        #"["e",1,42,"rows",2,1,0]"#, #"["e",1,42,"rows",1,2]"#, #"["e",1,42,"rows",0,2000000000000,0]"#,
        #"["e",99999999999999999999,42,"tap"]"#, #"["p"]["p"]"#, #"[["p"]]"#, #"["h",null,0]"#,
        String(repeating: "[", count: 60_000),
    ])
    func `anything else is refused`(text: String) {
        #expect(throws: PageMessageError.self) { try PageMessage(text) }
    }

    @Test(arguments: [1, 2, UInt64.random(in: 0 ... .max)])
    func `damaged messages are read or refused, and never trap`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let seeds = [#"["e",1,42,"input","text"]"#, #"["h","a.b",0]"#, #"["e",5,42,"toggle",true]"#]
        var refused = 0
        for _ in 0..<2000 {
            var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.insert(contentsOf: Array("[]{}\",\\0".utf8).shuffled(using: &random).prefix(2), at: index)
                default: if bytes.count > 1 { bytes.remove(at: index) }
                }
            }
            do { _ = try PageMessage(String(decoding: bytes, as: UTF8.self)) } catch { refused += 1 }
        }
        #expect(refused > 1000, "seed \(seed)")
    }
}
