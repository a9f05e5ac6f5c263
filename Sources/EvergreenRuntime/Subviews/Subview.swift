import EvergreenComparison
import EvergreenConcurrency

/// One of the views that another view consists of, as a container finds it.
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
/// The view gets its environment where it is placed, with what modifiers around it in the source set. An app's own view of which
/// only its body says how many views it is runs that body in the environment of the container. SwiftUI does so for all views.
///
/// Placed twice, it is two views, with a state each. A subview that an app keeps shows the last version of its view once that is
/// no longer in the source. To place one costs what the view itself does, and two nodes; the container's closure does not run
/// again when the view changes, unless its container values do.
public nonisolated struct Subview: Identifiable {
    /// Identifies a subview among those of its container.
    public struct ID: Hashable {
        let identity: SubviewIdentity

        public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }

        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
    }

    let record: SubviewRecord
    /// Identifies the view for as long as it is in the source, wherever it moves there.
    public let id: ID
    /// What the view gives to its container.
    public let containerValues: ContainerValues

    init(_ record: SubviewRecord, id: ID, _ values: ContainerValues) {
        self.record = record
        self.id = id
        containerValues = values
    }
}

extension Subview.ID: StablyNamed {
    /// Views are identified on the main actor.
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

    /// In another container, the view has the values that it has in this one.
    @MainActor func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.add(inner: record.modifiers)
        modifiers.containerValues.add(inner: containerValues.values)
        if let tag = containerValues.anyTag { modifiers.tag = tag }
    }
}
