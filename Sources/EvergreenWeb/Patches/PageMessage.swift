import EvergreenDocument
import Foundation

/// A message from a page: a JSON array that starts with a letter.
enum PageMessage: Hashable, Sendable {
    /// `["h",token,number,address,script,user]`: the first message. The page shows the session with this token, up to that frame. Without
    /// the last three items, the page can't continue if the session is unknown.
    case hello(token: String, frame: Int, page: ShownPage?)
    /// `["k",number]`: the page has applied all frames up to this one.
    case acknowledge(frame: Int)
    /// `["e",number,element,name,value…]`: a user's interaction, or a report or request of the page.
    case event(number: Int, element: ElementID, ElementEvent)
    /// `["p"]`: checks the connection.
    case ping
    /// `["b"]`: the page was closed permanently.
    case bye

    /// - throws: ``PageMessageError`` for malformed messages.
    init(_ text: String) throws(PageMessageError) {
        // Messages are flat. Deep nesting could overflow the decoder's stack.
        guard !PageMessage.isNested(text) else { throw PageMessageError(reason: "malformed message: nested") }
        do {
            self = try JSONDecoder().decode(DecodedMessage.self, from: Data(text.utf8)).message
        } catch {
            throw PageMessageError(reason: "malformed message: \(error)".prefix(200).description)
        }
    }

    /// Whether there is more than one opening bracket or brace outside of strings.
    private static func isNested(_ text: String) -> Bool {
        var opened = 0
        var isInString = false
        var isEscaped = false
        for byte in text.utf8 {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                opened += 1
                if opened > 1 { return true }
            }
        }
        return false
    }
}

/// A malformed message.
struct PageMessageError: Error, Hashable {
    var reason: String
}

private struct DecodedMessage: Decodable {
    let message: PageMessage

    init(from decoder: any Decoder) throws {
        var items = try decoder.unkeyedContainer()
        switch try items.decode(String.self) {
        case "h":
            let token = try items.decode(String.self)
            let frame = try items.decode(Int.self)
            message = .hello(token: token, frame: frame, page: items.isAtEnd ? nil : try Self.page(in: &items))
        case "k": message = .acknowledge(frame: try items.decode(Int.self))
        case "e":
            let number = try items.decode(Int.self)
            let element = ElementID(rawValue: try items.decode(Int.self))
            message = .event(number: number, element: element, try Self.event(in: &items))
        case "p": message = .ping
        case "b": message = .bye
        default:
            throw DecodingError.dataCorruptedError(in: items, debugDescription: "unknown message")
        }
        guard items.isAtEnd else {
            throw DecodingError.dataCorruptedError(in: items, debugDescription: "too many items")
        }
    }

    private static func page(in items: inout any UnkeyedDecodingContainer) throws -> ShownPage {
        ShownPage(
            address: try items.decode(String.self),
            script: try items.decode(String.self),
            user: try items.decode(String.self)
        )
    }

    private static func event(in items: inout any UnkeyedDecodingContainer) throws -> ElementEvent {
        switch try items.decode(String.self) {
        case "tap": .tap
        case "press": .press
        case "recognize": .recognize(try input(try items.decode(String.self)))
        case "hold": .hold(try items.decode(Bool.self))
        case "hover": .hover(try items.decode(Bool.self))
        case "input": .input(try items.decode(String.self))
        case "edit": .edit(try items.decode(String.self), try selection(try items.decode(String.self)))
        case "selection": .selectText(try selection(try items.decode(String.self)))
        case "commit": .commit(try items.decode(String.self))
        case "submit": .submit
        case "toggle": .toggle(try items.decode(Bool.self))
        case "select": .select(try items.decode(Int.self))
        case "increment": .increment
        case "decrement": .decrement
        case "dismiss": .dismiss
        case "remove": .remove
        case "actions": .showActions
        case "menu": .showMenu
        case "primary": .performPrimaryAction
        case "choose": .chooseRows(try choice(try items.decode(String.self)))
        case "key": .key(try key(try items.decode(String.self)))
        case "move": .move(by: try items.decode(Int.self))
        case "drag": .drag(try items.decode(Bool.self))
        case "over": try over(in: &items)
        case "out": .dragAway
        case "drop": try drop(in: &items)
        case "copy": .copy
        case "cut": .cut
        case "load": .load(try items.decode(Bool.self))
        case "files": .chooseFiles(try files(try items.decode(String.self)))
        case "sent": .sendFiles(try items.decode(Bool.self))
        case "swipe": .fullSwipe(try items.decode(Bool.self) ? .leading : .trailing)
        case "focus": .focus(try items.decode(Bool.self))
        case "rows": try rows(from: items.decode(Int.self), to: items.decode(Int.self), keeping: items.decode(Int.self))
        case "traits": .changeTraits(try traits(try items.decode(String.self)))
        case "visit": .visit(try address(try items.decode(String.self)))
        case "measure": try measures(try items.decode(String.self))
        case "scroll": .scroll(to: try target(items.decode(Int.self)))
        case "scrolled": .scrollState(try scrollState(try items.decode(String.self)))
        case "targets": try targets(try items.decode(String.self))
        case "visible": .changeVisibility(try items.decode(Bool.self))
        case "layout": .layOut(try layout(try items.decode(String.self)))
        default: throw DecodingError.dataCorruptedError(in: items, debugDescription: "unknown event")
        }
    }

    /// Returns a parsed value.
    ///
    /// - Throws: If it is nil, because its text is malformed.
    private static func parsed<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "malformed \(name)")
            )
        }
        return value
    }

    private static func traits(_ text: String) throws -> WindowTraits {
        try parsed(WindowTraits(pageText: text), "window traits")
    }

    private static func selection(_ text: String) throws -> FieldSelection {
        try parsed(FieldSelection(pageText: text), "text selection")
    }

    private static func choice(_ text: String) throws -> RowChoice {
        try parsed(RowChoice(rawValue: text), "row selection")
    }

    private static func key(_ text: String) throws -> KeyInput {
        try parsed(KeyInput(pageText: text), "key")
    }

    private static func input(_ text: String) throws -> RecognizerInput {
        try parsed(RecognizerInput(pageText: text), "gesture input")
    }

    private static func files(_ text: String) throws -> [ChosenFile] {
        try parsed([ChosenFile](pageText: text), "file descriptions")
    }

    private static func over(in items: inout any UnkeyedDecodingContainer) throws -> ElementEvent {
        let place = try place(in: &items)
        return .dragOver(DragSource(pageNumber: try items.decode(Int.self)), place)
    }

    private static func drop(in items: inout any UnkeyedDecodingContainer) throws -> ElementEvent {
        let place = try place(in: &items)
        let kind = try items.decode(String.self)
        guard let content = DroppedContent(kind: kind, pageText: try items.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: items, debugDescription: "malformed drop")
        }
        return .drop(content, place)
    }

    private static func place(in items: inout any UnkeyedDecodingContainer) throws -> DropPlace {
        let place = DropPlace(
            x: try items.decode(Double.self),
            y: try items.decode(Double.self),
            isAfter: try items.decode(Bool.self)
        )
        guard place.isOnScreen else {
            throw DecodingError.dataCorruptedError(in: items, debugDescription: "malformed location")
        }
        return place
    }

    private static func address(_ text: String) throws -> WindowAddress {
        do {
            return try WindowAddress(text: text)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "malformed address: \(error)")
            )
        }
    }

    private static func measures(_ text: String) throws -> ElementEvent {
        try parsed(ElementEvent(measures: text), "element measures")
    }

    private static func target(_ number: Int) throws -> ElementID? {
        number == 0 ? nil : ElementID(rawValue: number)
    }

    private static func scrollState(_ text: String) throws -> ScrollState {
        try parsed(ScrollState(pageText: text), "scroll state")
    }

    private static func targets(_ text: String) throws -> ElementEvent {
        try parsed(ElementEvent(targets: text), "scroll targets")
    }

    private static func layout(_ text: String) throws -> LayoutMeasure {
        try parsed(LayoutMeasure(pageText: text), "layout measure")
    }

    private static func rows(from first: Int, to end: Int, keeping kept: Int) throws -> ElementEvent {
        .showRows(try parsed(RowRange(first, end), "row range"), keeping: kept == 0 ? nil : ElementID(rawValue: kept))
    }
}
