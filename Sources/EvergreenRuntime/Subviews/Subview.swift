import EvergreenComparison
import EvergreenConcurrency

/// One of the subviews of a view, as a container sees them.
///
/// A container gets it from `Group(subviews:)` or `ForEach(subviews:)`, and places it like any other view:
///
/// ```swift
/// struct Cards<Content: View>: View {
///     @ViewBuilder let content: Content
///
///     var body: some View {
///         ForEach(subviews: content) { subview in
///             subview
///                 .padding()
///                 .background(subview.containerValues.isPinned ? .yellow : .white, in: .rect(cornerRadius: 8))
///         }
///     }
/// }
/// ```
///
/// The view gets its environment from the place where it is shown, plus the values set by modifiers around it in the source. If only the
/// body of a custom view determines its number of subviews, that body runs in the container's environment. SwiftUI does so for all views.
///
/// A subview that is placed twice is two views, each with its own state. A subview that an app keeps shows the last version of its view
/// after that has left the source. Placing a subview costs its view and two nodes. The container's closure does not run when the view
/// changes, unless its container values do.
public nonisolated struct Subview: Identifiable {
    /// The identity of a subview among those of its container.
    public struct ID: Hashable {
        let identity: SubviewIdentity

        public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }

        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
    }

    let record: SubviewRecord
    /// A stable id of the view while it is in the source, also when it moves.
    public let id: ID
    /// The container values of the view.
    public let containerValues: ContainerValues

    init(_ record: SubviewRecord, id: ID, _ values: ContainerValues) {
        self.record = record
        self.id = id
        containerValues = values
    }
}

extension Subview.ID: StablyNamed {
    /// Nil off the main actor, on which views are identified.
    var stableName: String? {
        guard MainQueue.isCurrent else { return nil }
        let identity = identity
        return MainActor.assumeIsolated { identity.stableName }
    }
}

extension Subview: View, PrimitiveView {
    package typealias Node = SubviewNode
}

extension Subview: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.record === rhs.record && InputComparison.areEqual(lhs.containerValues, rhs.containerValues)
    }
}

extension Subview: FormedView, ModifyingView {
    @MainActor package static func makeSubviewForm(content: SubviewForm) -> SubviewForm {
        SubviewForm(isSingle: true, setsValues: true)
    }

    /// In another container, the view has its container values from this one.
    @MainActor func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.add(inner: record.modifiers)
        modifiers.containerValues.add(inner: containerValues.values)
        if let tag = containerValues.anyTag { modifiers.tag = tag }
    }
}
