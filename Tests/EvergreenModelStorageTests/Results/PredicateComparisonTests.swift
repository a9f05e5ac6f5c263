import Foundation
import Testing

@testable import EvergreenModelStorage

struct PredicateComparisonTests {
    private struct Value {
        var name = ""
        var numbers: [Int] = []
        var parent: [Value] = []
    }

    private func areSame(_ lhs: Predicate<Value>?, _ rhs: Predicate<Value>?) -> Bool {
        PredicateComparison.areSame(lhs, rhs)
    }

    @Test func `predicates with equal meaning are equal`() {
        func make(_ name: String, _ numbers: Set<Int>) -> Predicate<Value> {
            #Predicate { value in value.name == name && value.numbers.contains { numbers.contains($0) } }
        }
        #expect(areSame(make("a", [1, 2]), make("a", [2, 1])))
        #expect(!areSame(make("a", [1]), make("b", [1])))
        #expect(!areSame(make("a", [1]), make("a", [2])))
        #expect(areSame(nil, nil))
        #expect(!areSame(make("a", [1]), nil))
    }

    @Test func `predicates with different operators, key paths or variables differ`() {
        #expect(!areSame(#Predicate { $0.name < "a" }, #Predicate { $0.name > "a" }))
        #expect(!areSame(#Predicate { $0.name <= "a" }, #Predicate { $0.name < "a" }))
        #expect(!areSame(#Predicate { $0.name.isEmpty }, #Predicate { $0.numbers.isEmpty }))
        let outer = #Predicate<Value> { value in value.parent.contains { child in child.name == value.name } }
        let inner = #Predicate<Value> { value in value.parent.contains { child in child.name == child.name } }
        let outerAgain = #Predicate<Value> { value in value.parent.contains { child in child.name == value.name } }
        #expect(areSame(outer, outerAgain))
        #expect(!areSame(outer, inner))
    }
}
