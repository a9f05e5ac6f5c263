/// A delegate that validates drags over a view, updates their proposal, and performs drops.
///
/// ```swift
/// struct Reordering: DropDelegate {
///     let card: Card
///     @Binding var cards: [Card]
///     @Binding var dragged: Card?
///
///     func dropEntered(info: DropInfo) {
///         guard let dragged, dragged != card, … else { return }
///         withAnimation { cards.move(fromOffsets: …, toOffset: …) }
///     }
///
///     func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
///
///     func performDrop(info: DropInfo) -> Bool {
///         dragged = nil
///         return true
///     }
/// }
/// ```
///
/// A drag is validated, then enters, is updated with each location, and finally exits or is dropped. The page reports locations once per
/// frame, so the pointer shows a proposal with a delay.
@MainActor
@preconcurrency
public protocol DropDelegate {
    /// Returns whether the drag is accepted. A rejected drag does not enter. True by default.
    func validateDrop(info: DropInfo) -> Bool

    /// Performs the drop.
    ///
    /// - Returns: Whether the drop was performed. Used only by platforms that animate it: a page does not.
    func performDrop(info: DropInfo) -> Bool

    /// Called when the drag enters the view. Does nothing by default.
    func dropEntered(info: DropInfo)

    /// Called when the drag has moved within the view.
    ///
    /// - Returns: A proposal. Nil, the default, moves views of this window and copies content of other windows. A drop is not possible with
    ///   `forbidden` or `cancel`.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when the drag leaves the view, or ends elsewhere. Does nothing by default.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts every drag of the supported types.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Does nothing.
    public func dropEntered(info: DropInfo) {}

    /// Returns nil, for the default operation.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
    /// The proposed operation.
    public let operation: DropOperation

    /// Creates a proposal of an operation.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The operation of a drop.
public enum DropOperation: Sendable {
    /// The drag ends without a drop.
    case cancel
    /// A drop is not allowed here.
    case forbidden
    /// The content is copied to the destination.
    case copy
    /// The content is moved to the destination.
    case move
}
