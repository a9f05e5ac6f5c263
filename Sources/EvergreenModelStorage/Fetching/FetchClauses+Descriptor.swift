import Foundation

extension FetchClauses {
    init(_ descriptor: FetchDescriptor<Model>, _ entity: Schema.Entity) throws {
        remainder = descriptor.predicate
        isOrderedInSwift = !descriptor.sortBy.isEmpty
    }
}
