import Foundation

/// A view that passes the size of its immediately enclosing frame to its descendants, through the elements in between.
package struct FrameSizeSharing<Wrapped: View>: WrapperView {
    package let wrapped: Wrapped

    package init(wrapped: Wrapped) {
        self.wrapped = wrapped
    }

    package func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        inputs.environment.sharedFrameSize = FixedFrame(in: inputs.modifiers.style).size
        return inputs
    }
}

private struct SharedFrameSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
    /// The size of the frame around the nearest ``FrameSizeSharing``, in points, or nil if it is not fixed.
    package fileprivate(set) var sharedFrameSize: CGSize? {
        get { self[SharedFrameSizeKey.self] }
        set { self[SharedFrameSizeKey.self] = newValue }
    }
}
