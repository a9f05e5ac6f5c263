import EvergreenDocument
public import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at this point, in points.
    case active(CGPoint)
    /// It has left the view.
    case ended
}

extension View {
    /// Performs an action when the pointer moves over this view, and when it leaves. Fingers don't hover.
    ///
    /// The page reports where the pointer is when the report before has been answered, 40 times a second at most.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space of the points.
    ///   - action: Gets the phase.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        let hover = PointingGesture(coordinateSpace: coordinateSpace.coordinateSpace).onPhase { phase, _ in
            switch phase {
            case .possible: break
            case .active(let point): action(.active(point))
            case .ended, .failed: action(.ended)
            }
        }
        return simultaneousGesture(hover)
    }
}

/// A pointer over a view. The value is where it is.
private struct PointingGesture: Gesture {
    let coordinateSpace: CoordinateSpace

    static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        list.add(.pointing(space: list.space(gesture.coordinateSpace)), memory: memory)
    }

    static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<CGPoint>? {
        memory.phase(after: event) { $0.startLocation }
    }
}
