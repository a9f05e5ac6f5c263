import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// The types accepted by a drop destination, and its actions.
@MainActor
struct DropDestination: _ContentDrop {
    let imported: ImportedTypes
    let isTargeted: (Bool) -> Void
    /// Loads values from items, and performs the action with them, the place, and the offset of a place between rows.
    let receive: ([DroppedItem], DropPlace, Int) -> Void
    /// The delegate for each drag, or nil if all drags of the types are accepted.
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
                        "Dropped content could not be read.",
                        metadata: ["type": "\(type)", "reason": "\(error.localizedDescription)"]
                    )
                }
            }
        }
    }

    /// Creates a destination that receives item providers.
    init(
        of types: [UTType],
        isTargeted: @escaping (Bool) -> Void = { _ in },
        action: @escaping ([NSItemProvider], DropPlace, Int) -> Void
    ) {
        imported = ImportedTypes(types)
        self.isTargeted = isTargeted
        receive = { items, place, offset in action(items.map(\.provider), place, offset) }
    }

    /// Creates a destination with a delegate.
    init(of types: [UTType], delegate: any DropDelegate) {
        self.init(of: types) { providers, place, _ in
            _ = delegate.performDrop(info: DropInfo(at: place, offering: types) { providers })
        }
        self.delegate = delegate
    }

    /// Whether a payload can be converted to the type of the destination.
    func accepts(_ payload: any DragPayload) -> Bool {
        let offered = payload.types
        return imported.identifiers.contains(where: offered.contains)
    }
}
