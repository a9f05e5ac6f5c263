import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// What can be dropped on a view or between rows, and what happens then.
@MainActor
struct DropDestination: _ContentDrop {
    let imported: ImportedTypes
    let isTargeted: (Bool) -> Void
    /// Makes values of items, and performs the action with them, the place, and the offset of a place between rows.
    let receive: ([DroppedItem], DropPlace, Int) -> Void
    /// What decides about each drag; nil where all of the types are taken.
    var delegate: (any DropDelegate)?

    private static let logger = Logger(leveled: "evergreen.ui")

    init<Value: Transferable & Sendable>(
        for type: Value.Type,
        isTargeted: @escaping (Bool) -> Void = { _ in },
        action: @escaping ([Value], DropPlace, Int) -> Void
    ) {
        imported = TransferTypes.imported(by: type)
        self.isTargeted = isTargeted
        receive = { items, place, offset in
            let values = items.compactMap { $0.value(as: type) }
            guard values.count < items.count else { return action(values, place, offset) }
            Task {
                do {
                    let values = try await DroppedItem.load(items, as: type)
                    if !values.isEmpty { action(values, place, offset) }
                } catch {
                    Self.logger.notice(
                        "What was dropped could not be read.",
                        metadata: ["type": "\(type)", "reason": "\(error.localizedDescription)"]
                    )
                }
            }
        }
    }

    /// A destination for the providers of what is dropped.
    init(
        of types: [UTType],
        isTargeted: @escaping (Bool) -> Void = { _ in },
        action: @escaping ([NSItemProvider], DropPlace, Int) -> Void
    ) {
        imported = ImportedTypes(types)
        self.isTargeted = isTargeted
        receive = { items, place, offset in action(items.map(\.provider), place, offset) }
    }

    /// A destination whose delegate decides about each drag.
    init(of types: [UTType], delegate: any DropDelegate) {
        self.init(of: types) { providers, place, _ in
            _ = delegate.performDrop(info: DropInfo(at: place, offering: types) { providers })
        }
        self.delegate = delegate
    }

    /// Whether a payload becomes a value.
    func accepts(_ payload: any DragPayload) -> Bool {
        let offered = payload.types
        return imported.identifiers.contains(where: offered.contains)
    }
}
