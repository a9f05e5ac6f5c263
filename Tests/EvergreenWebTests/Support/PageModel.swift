import Foundation
import Testing

/// A model of the browser's page: parses the server's HTML and applies frames as `operations.js` does.
final class PageModel {
    final class Node {
        var tag: String
        var attributes: [String: String] = [:]
        var children: [Node] = []
        var text = ""
        weak var parent: Node?

        init(tag: String) { self.tag = tag }

        /// Equal for equal nodes, regardless of the order of their attributes.
        var summary: String {
            let attributes = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.debugDescription)" }
            return "<\(tag) \(attributes.joined(separator: " "))>\(text)\(children.map(\.summary).joined())</>"
        }

        func find(_ id: String) -> Node? {
            if attributes["id"] == id { return self }
            for child in children {
                if let found = child.find(id) { return found }
            }
            return nil
        }

        func append(_ node: Node, before: Node?) {
            node.parent?.children.removeAll { $0 === node }
            node.parent = self
            if let before, let index = children.firstIndex(where: { $0 === before }) {
                children.insert(node, at: index)
            } else {
                children.append(node)
            }
        }

        var isElement: Bool { attributes["id"]?.wholeMatch(of: /e[0-9]+/) != nil }
    }

    private(set) var root: Node
    private(set) var rules: [String] = []
    private(set) var lastFrame = 0
    /// The element that last received the focus; 0 if the focus was removed.
    private(set) var focus: Int?

    init(html: String) throws {
        root = try PageModel.parse(html)
    }

    func apply(frame text: String) throws {
        let frame = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
        let number = try #require(frame[0] as? Int)
        guard number > lastFrame else { return }
        let operations = try #require(frame[2] as? [[Any]])
        // A redraw may follow any frame.
        #expect(number == lastFrame + 1 || operations.last?.first as? String == "w")
        lastFrame = number
        for operation in operations { try apply(operation) }
    }

    private func apply(_ operation: [Any]) throws {
        func integer(_ index: Int) throws -> Int { try #require(operation[index] as? Int) }
        func string(_ index: Int) throws -> String { try #require(operation[index] as? String) }
        func element(_ index: Int) throws -> Node { try #require(root.find("e\(try integer(index))")) }
        func slot(_ index: Int) throws -> Node { try root.find("c\(try integer(index))") ?? element(index) }
        func before(_ index: Int) throws -> Node? { try integer(index) == 0 ? nil : element(index) }
        switch try string(0) {
        case "t": try target(operation[1]).text = try string(2)
        case "a":
            let node = try target(operation[1])
            for (name, value) in try #require(operation[2] as? [String: Any]) {
                node.attributes[name] = value as? String
            }
        case "x":
            let old = try element(1)
            let children = try slot(1).children.filter(\.isElement)
            let fresh = try PageModel.parse(try string(2))
            let target = fresh.find("c\(try integer(1))") ?? fresh
            for child in children { target.append(child, before: nil) }
            if let parent = old.parent {
                parent.append(fresh, before: old)
                parent.children.removeAll { $0 === old }
            } else {
                root = fresh
            }
        case "i": try slot(1).append(try PageModel.parse(try string(3)), before: try before(2))
        case "r":
            let node = try element(1)
            node.parent?.children.removeAll { $0 === node }
        case "m": try slot(2).append(try element(1), before: try before(3))
        case "f": focus = try integer(1)
        case "s": rules += operation.dropFirst().compactMap { $0 as? String }
        case "o": rules = operation.dropFirst().compactMap { $0 as? String }
        case "w": root = try PageModel.parse(try string(1))
        // Presentation only.
        case "n": break
        default: Issue.record("unknown operation \(operation)")
        }
    }

    private func target(_ target: Any) throws -> Node {
        if let id = target as? Int { return try #require(root.find("e\(id)")) }
        let path = try #require(target as? [Int])
        return try path.dropFirst().reduce(#require(root.find("e\(path[0])"))) { $0.children[$1] }
    }

    // MARK: - Parsing

    /// Parses well-formed HTML of one node. Fails on anything that the server never writes.
    static func parse(_ html: String) throws -> Node {
        var rest = html[...]
        let top = Node(tag: "")
        var open = [top]
        while let start = rest.firstIndex(of: "<") {
            let current = try #require(open.last)
            current.text += unescape(rest[..<start])
            let end = try #require(rest.firstIndex(of: ">"))
            var tag = rest[rest.index(after: start)..<end]
            let isClosed = tag.hasSuffix(" /")
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                #expect(String(tag.dropFirst()) == current.tag)
                open.removeLast()
                continue
            }
            let name = tag.prefix { $0 != " " }
            tag = tag.dropFirst(name.count)
            let node = Node(tag: String(name))
            for match in tag.matches(of: /([a-z-]+)(?:=(?:"([^"]*)"|([^" ]+)))?/) {
                #expect(node.attributes[String(match.1)] == nil)
                node.attributes[String(match.1)] = unescape(match.2 ?? match.3 ?? "")
            }
            current.append(node, before: nil)
            if name != "input" && name != "hr" && !isClosed { open.append(node) }
        }
        #expect(open.count == 1 && rest.isEmpty)
        return try #require(top.children.first)
    }

    private static func unescape(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#13;", with: "\r").replacing("&amp;", with: "&")
    }
}
