/// What decides about the drags over a view: whether they are taken, what happens meanwhile, and what a drop does.
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
/// A drag that comes is validated, enters, is updated with each place that it comes to, and exits or is dropped. The page tells
/// of its places once a frame, so the pointer shows a proposal a moment later.
@MainActor
@preconcurrency
public protocol DropDelegate {
    /// Whether the drag is taken. One that is not does not enter. True by default.
    func validateDrop(info: DropInfo) -> Bool

    /// Performs the drop.
    ///
    /// - Returns: Whether it is done. That is for the animation of a platform that has one: a page has none.
    func performDrop(info: DropInfo) -> Bool

    /// A drag has come over the view. Does nothing by default.
    func dropEntered(info: DropInfo)

    /// The drag is at another place of the view.
    ///
    /// - Returns: What a drop would do; nil, which is the default, for what it usually does: to move views of this window, and
    ///   to copy what comes from another one. It can't be dropped where it is `forbidden` or `cancel`.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// The drag has left the view, or has ended elsewhere. Does nothing by default.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// True: each drag of the types is taken.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Does nothing.
    public func dropEntered(info: DropInfo) {}

    /// Nil: the drop does what it usually does.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// What a drop would do.
public struct DropProposal: Sendable {
    /// What the drop would do.
    public let operation: DropOperation

    /// Proposes an operation.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What a drop does with what was dragged.
public enum DropOperation: Sendable {
    /// Nothing: the drag ends.
    case cancel
    /// Nothing: it can't be dropped there.
    case forbidden
    /// It is there and at the destination.
    case copy
    /// It is at the destination.
    case move
}
