import EvergreenStore
import Testing

/// Cases as key paths.
struct CasePathTests {
    @CasePathable
    @dynamicMemberLookup
    enum Outer: Equatable {
        case inner(Inner)
        case pair(Int, name: String)
        case labelled(value: Int)
        case optional(Int?)
        case plain
        indirect case nested(Outer)
    }

    @CasePathable
    @dynamicMemberLookup
    enum Inner: Equatable {
        case text(String)
        case number(Int)
    }

    @Test func `a case key path reads its payload`() {
        #expect(Outer.inner(.number(1))[case: \.inner] == .number(1))
        #expect(Outer.plain[case: \.inner] == nil)
        #expect(Outer.labelled(value: 2)[case: \.labelled] == 2)
        #expect(Outer.pair(1, name: "one")[case: \.pair]?.name == "one")
        #expect(Outer.nested(.plain)[case: \.nested] == .plain)
        #expect(Outer.optional(nil)[case: \.optional] == .some(nil))
    }

    @Test func `a key path reads a payload's case`() {
        #expect(Outer.inner(.number(1))[case: \.inner.number] == 1)
        #expect(Outer.inner(.text("a"))[case: \.inner.number] == nil)
        #expect(Outer.nested(.nested(.inner(.number(3))))[case: \.nested.nested.inner.number] == 3)
    }

    @Test func `dynamic members read payloads`() {
        let outer = Outer.inner(.number(1))
        #expect(outer.inner?.number == 1)
        #expect(outer.labelled == nil)
        #expect(outer.plain == nil)
    }

    @Test func `is checks the case`() {
        #expect(Outer.plain.is(\.plain))
        #expect(!Outer.plain.is(\.inner))
        #expect(Outer.inner(.number(1)).is(\.inner.number))
        #expect(!Outer.inner(.number(1)).is(\.inner.text))
    }

    @Test func `a case key path matches in a switch`() {
        func name(_ outer: Outer) -> String {
            switch outer {
            case \.inner.number: "number"
            case \.plain: "plain"
            default: "other"
            }
        }
        #expect(name(.inner(.number(1))) == "number")
        #expect(name(.plain) == "plain")
        #expect(name(.inner(.text(""))) == "other")
    }

    @Test func `a payload is set only in its own case`() {
        var outer = Outer.labelled(value: 1)
        outer[case: \.labelled] = 2
        #expect(outer == .labelled(value: 2))
        outer[case: \.inner] = .number(1)
        #expect(outer == .labelled(value: 2))
        outer[case: \.labelled] = nil
        #expect(outer == .labelled(value: 2))
    }

    @Test func `a payload is modified in place`() {
        var outer = Outer.inner(.number(1))
        outer.modify(\.inner.number) { $0 += 1 }
        #expect(outer == .inner(.number(2)))
    }

    @Test func `modifying another case is reported and changes nothing`() {
        var outer = Outer.plain
        withKnownIssue {
            outer.modify(\.inner.number) { $0 += 1 }
        } matching: { issue in
            issue.description.contains("which is in the case 'plain'. Check the case first.")
        }
        #expect(outer == .plain)
    }

    @Test func `a case key path embeds its payload`() {
        let inner: CaseKeyPath<Outer, Inner> = \.inner
        let plain: CaseKeyPath<Outer, Void> = \.plain
        #expect(inner(.number(1)) == .inner(.number(1)))
        #expect(plain() == .plain)
    }

    @Test func `all cases are enumerated in order`() {
        let paths: [PartialCaseKeyPath<Inner>] = Array(Inner.allCasePaths)
        #expect(paths == [\.text, \.number])
    }

    @Test func `optionals and results have case paths`() {
        let some: Int? = 1
        #expect(some.is(\.some))
        #expect(some[case: \.some] == 1)
        let result: Result<Int, CancellationError> = .success(2)
        #expect(result[case: \.success] == 2)
        #expect(result.is(\.success))
        let wrapped: Inner? = .number(3)
        #expect(wrapped[case: \.number] == .some(.some(3)))
    }

    @Test func `cases of a generic enum have key paths`() {
        #expect(Tree<Int>.leaf(1)[case: \.leaf] == 1)
        #expect(Tree<Int>.node(.leaf(1), .leaf(2))[case: \.node]?.0[case: \.leaf] == 1)
    }

    @CasePathable
    enum Tree<Element: Comparable> {
        case leaf(Element)
        indirect case node(Self, Self)
    }
}

/// `/Action.case`, the legacy syntax of case paths.
struct CasePathOperatorTests {
    enum Action: Equatable {
        case tapped
        case set(Int)
        case other(Int)
        case labelled(value: Int)
        case pair(Int, String)
        case labels(id: Int, action: String)
        case optional(Int?)
        indirect case nested(Action)
    }

    @Test func `payloads are extracted only from their own case`() {
        #expect((/Action.set).extract(from: .set(1)) == 1)
        #expect((/Action.set).extract(from: .other(1)) == nil)
        #expect((/Action.labelled).extract(from: .labelled(value: 2)) == 2)
        #expect((/Action.nested).extract(from: .nested(.tapped)) == .tapped)
        #expect((/Action.set).extract(from: .tapped) == nil)
    }

    @Test func `several values are a tuple`() {
        let pair = (/Action.pair).extract(from: .pair(1, "a"))
        #expect(pair?.0 == 1 && pair?.1 == "a")
        let labels = (/Action.labels).extract(from: .labels(id: 2, action: "b"))
        #expect(labels?.0 == 2 && labels?.1 == "b")
        #expect((/Action.pair).extract(from: .labels(id: 2, action: "b")) == nil)
    }

    @Test func `a case without payload is matched`() {
        #expect((/Action.tapped).extract(from: .tapped) != nil)
        #expect((/Action.tapped).extract(from: .set(1)) == nil)
    }

    @Test func `an optional payload is extracted as an optional`() {
        #expect((/Action.optional).extract(from: .optional(nil)) == .some(nil))
        #expect((/Action.optional).extract(from: .optional(1)) == .some(1))
        #expect((/Action.optional).extract(from: .set(1)) == nil)
    }

    @Test func `a path embeds, matches and is appended`() {
        let path = (/Action.nested).appending(path: /Action.set)
        #expect(path.embed(3) == .nested(.set(3)))
        #expect(path.extract(from: .nested(.set(3))) == 3)
        let set: AnyCasePath<Action, Int> = /Action.set
        #expect(set ~= .set(1))
    }

    @Test func `a path is a function for sequences`() {
        let actions: [Action] = [.set(1), .tapped, .set(2), .other(3)]
        let numbers = actions.compactMap(/Action.set)
        #expect(numbers == [1, 2])
    }
}
