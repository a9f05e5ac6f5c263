import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

struct PageMessageTests {
    @Test(arguments: [
        (#"["h","abc.def",7]"#, PageMessage.hello(token: "abc.def", frame: 7, page: nil)),
        (
            #"["h","abc.def",-1,"players/7?a=b","_evergreen/1/page.js","me"]"#,
            .hello(
                token: "abc.def",
                frame: -1,
                page: ShownPage(address: "players/7?a=b", script: "_evergreen/1/page.js", user: "me")
            )
        ),
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
        (
            #"["e",9,42,"edit","elm","3 3 n"]"#,
            .event(number: 9, element: ElementID(rawValue: 42), .edit("elm", FieldSelection(3..<3)))
        ),
        (
            #"["e",9,42,"selection","1 3 b"]"#,
            .event(
                number: 9,
                element: ElementID(rawValue: 42),
                .selectText(FieldSelection(1..<3, direction: .backward))
            )
        ),
        (#"["e",9,42,"remove"]"#, .event(number: 9, element: ElementID(rawValue: 42), .remove)),
        (#"["e",10,42,"actions"]"#, .event(number: 10, element: ElementID(rawValue: 42), .showActions)),
        (#"["e",10,42,"press"]"#, .event(number: 10, element: ElementID(rawValue: 42), .press)),
        (#"["e",10,42,"hover",false]"#, .event(number: 10, element: ElementID(rawValue: 42), .hover(false))),
        (#"["e",11,42,"move",-2]"#, .event(number: 11, element: ElementID(rawValue: 42), .move(by: -2))),
        (#"["e",12,42,"focus",true]"#, .event(number: 12, element: ElementID(rawValue: 42), .focus(true))),
    ])
    func `page messages are parsed`(text: String, message: PageMessage) throws {
        #expect(try PageMessage(text) == message)
    }

    @Test func `file descriptions are parsed, and malformed ones rejected`() throws {
        let files = [
            ChosenFile(name: "my photo.png", contentType: "image/png", byteCount: 12),
            ChosenFile(name: "b", byteCount: 0),
        ]
        #expect(
            try PageMessage(#"["e",1,42,"files","12 image/png my photo.png\n0 - b"]"#)
                == .event(number: 1, element: ElementID(rawValue: 42), .chooseFiles(files))
        )
        #expect(
            try PageMessage(#"["e",2,42,"sent",false]"#)
                == .event(number: 2, element: ElementID(rawValue: 42), .sendFiles(false))
        )
        for text in [
            "", "a", "1", "1 -", "1 - ", "-1 - a", "1.5 - a", "x - a", "99999999999999999999 - a", "1  a", "1 - a\\n",
        ] {
            #expect(throws: PageMessageError.self, "\(text)") { try PageMessage(#"["e",1,42,"files","\#(text)"]"#) }
        }
    }

    @Test func `drag and drop messages contain elements, texts, links or files`() throws {
        let target = ElementID(rawValue: 42)
        func event(_ text: String) throws -> PageMessage { try PageMessage(#"["e",1,42,\#(text)]"#) }
        func message(_ event: ElementEvent) -> PageMessage { .event(number: 1, element: target, event) }
        let place = DropPlace(x: 1.5, y: -2, isAfter: true)
        #expect(try event(#""drag",true"#) == message(.drag(true)))
        #expect(
            try event(#""over",3,4.5,false,7"#)
                == message(.dragOver(.element(ElementID(rawValue: 7)), DropPlace(x: 3, y: 4.5)))
        )
        #expect(try event(#""over",0,0,true,0"#) == message(.dragOver(.outside, DropPlace(isAfter: true))))
        #expect(try event(#""out""#) == message(.dragAway))
        #expect(
            try event(#""drop",1.5,-2,true,"element","7""#)
                == message(.drop(.element(ElementID(rawValue: 7)), place))
        )
        #expect(try event(#""drop",1.5,-2,true,"text","a\nb""#) == message(.drop(.text("a\nb"), place)))
        #expect(
            try event(#""drop",1.5,-2,true,"urls","https://a\nhttps://b""#)
                == message(.drop(.addresses(["https://a", "https://b"]), place))
        )
        #expect(
            try event(#""drop",1.5,-2,true,"files","12 - a""#)
                == message(.drop(.files([ChosenFile(name: "a", byteCount: 12)]), place))
        )
    }

    @Test(arguments: [
        #""drop",1e300,0,true,"element","7""#, #""drop",0,-1e8,true,"element","7""#, #""drop",0,0,1,"element","7""#,
        #""drop",0,0,true,"element","-7""#, #""drop",0,0,true,"element","x""#, #""drop",0,0,true,"element",7"#,
        #""drop",0,0,true,"files","no files""#, #""drop",0,0,true,"other","7""#, #""drop",0,0,true,"text""#,
        #""over","7""#, #""over",7"#, #""over",1e9,0,false,7"#, #""drag",1"#, #""out",1"#,
    ])
    func `a malformed drop is rejected`(_ text: String) {
        #expect(throws: PageMessageError.self) { try PageMessage("[\"e\",1,42,\(text)]") }
    }

    @Test func `visible row ranges are parsed`() throws {
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

    @Test func `visited addresses are parsed, and malformed ones rejected`() throws {
        let address = WindowAddress(segments: ["players", "a/b"], queryItems: [.init(name: "order", value: "name")])
        #expect(
            try PageMessage(#"["e",1,1,"visit","players/a%2Fb?order=name"]"#)
                == .event(number: 1, element: ElementID(rawValue: 1), .visit(address))
        )
        for text in ["..", "a//b", "%zz", "%00", "/a", String(repeating: "a/", count: 1000)] {
            #expect(throws: PageMessageError.self) { try PageMessage(#"["e",1,1,"visit","\#(text)"]"#) }
        }
    }

    @Test func `layout measurements are parsed`() throws {
        let answer = LayoutMeasure.Answer(
            element: ElementID(rawValue: 12),
            proposal: LayoutProposal(width: nil, height: .infinity),
            width: 40.5,
            height: .infinity,
            firstBaseline: 16,
            lastBaseline: 16
        )
        let measure = LayoutMeasure(isFresh: true, space: LayoutProposal(width: 300, height: nil), answers: [answer])
        #expect(
            try PageMessage(#"["e",1,9,"layout","1,300,n;12,n,i,40.5,i,16,16"]"#)
                == .event(number: 1, element: ElementID(rawValue: 9), .layOut(measure))
        )
    }

    @Test(arguments: [
        "", "1", "2,300,n", "1,300", "1,-3,n", "1,1e9,n", "1,300,n;", "1,300,n;12", "1,300,n;0,n,n,1,1,1,1",
        "1,300,n;12,n,n,n,1,1,1", "1,300,n;12,n,n,1,1,i,1", "1,300,n;12,n,n,1,1,1", "1,nan,n",
        "1,300,n;12,n,n,1,1,1,1,1",
        "1,300,n" + String(repeating: ";12,n,n,1,1,1,1", count: 1001),
    ])
    func `malformed layout measurements are rejected`(text: String) {
        #expect(throws: PageMessageError.self) { try PageMessage("[\"e\",1,9,\"layout\",\"\(text)\"]") }
    }

    @Test func `measurements are parsed`() throws {
        let position = try #require(ElementMeasure.Position(x: 0, y: -300.5))
        let inSpace = try #require(ElementMeasure.Position(x: 1, y: 2))
        let space = try #require(ElementMeasure.Space(position: inSpace, width: 30, height: 40))
        let first = try #require(ElementMeasure(width: 366, height: 20.5, position: position))
        let second = try #require(
            ElementMeasure(width: 1, height: 2, position: position, spaces: [space])
        )
        let measures = [ElementID(rawValue: 12): first, ElementID(rawValue: 13): second]
        #expect(
            try PageMessage(#"["e",1,1,"measure","12 366 20.5 0 -300.5;13 1 2 0 -300.5 1 2 30 40"]"#)
                == .event(number: 1, element: ElementID(rawValue: 1), .measure(measures))
        )
        #expect(second.pageText == "1 2 0 -300.5 1 2 30 40")
    }

    @Test(arguments: [
        "", ";", "12", "12 1 2", "12 1 2 3", "12 -1 2 3 4", "12 1e9 2 3 4", "12 inf 2 3 4", "12 nan 2 3 4", "0 1 2 3 4",
        "12 1 2 3 4;", "12 1 2 3 4 5", "12  1 2 3 4", "12 1 2 3 4 1 2", "12 1 2 3 4 1 2 -3 4",
        "12 1 2 3 4" + String(repeating: " 1 2 3 4", count: 9), "x 1 2 3 4",
        "12 1 2 3 99999999999999", "12 0x1 2 3 4", "12 1,5 2 3 4", "12 1 2 3 4;12 1 2 3", "-3 1 2 3 4",
        Array(repeating: "7 1 1 1 1", count: 501).enumerated().map { "\($0.offset + 2) 1 1 1 1" }.joined(
            separator: ";"
        ),
    ])
    func `malformed measurements are rejected`(text: String) {
        #expect(throws: PageMessageError.self) { try PageMessage(#"["e",1,1,"measure","\#(text)"]"#) }
    }

    @Test(arguments: [
        "", "[]", "{}", "null", "7", "tap", #"["x"]"#, #"["k"]"#, #"["k","1"]"#, #"["k",1,2]"#, #"["k",1.5]"#,
        #"["e",1,42,"explode"]"#, #"["e",1,42,"tap",1]"#, #"["e",1,42,"toggle","true"]"#, #"["e",1,"42","tap"]"#,
        #"["e",1,42,"rows",2,1,0]"#, #"["e",1,42,"rows",1,2]"#, #"["e",1,42,"rows",0,2000000000000,0]"#,
        #"["e",99999999999999999999,42,"tap"]"#, #"["p"]["p"]"#, #"[["p"]]"#, #"["h",null,0]"#,
        String(repeating: "[", count: 60_000),
    ])
    func `malformed messages are rejected`(text: String) {
        #expect(throws: PageMessageError.self) { try PageMessage(text) }
    }

    @Test(arguments: [1, 2, UInt64.random(in: 0 ... .max)])
    func `mutated messages are parsed or rejected without trapping`(seed: UInt64) {
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
