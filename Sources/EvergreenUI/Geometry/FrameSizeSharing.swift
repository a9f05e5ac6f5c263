import Foundation

/// A view whose descendants know the size of a frame right around it, though elements are between them and the frame.
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
    /// That of a frame around the nearest ``FrameSizeSharing``, in points; nil if it says none.
    package fileprivate(set) var sharedFrameSize: CGSize? {
        get { self[SharedFrameSizeKey.self] }
        set { self[SharedFrameSizeKey.self] = newValue }
    }
}
