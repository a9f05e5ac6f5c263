import EvergreenDocument
public import Foundation

/// The phase of a hover over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at this location in points.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Performs an action when the pointer moves over the view, and when it leaves. Fingers don't hover.
    ///
    /// The client sends a location after the response to the previous one, at most 40 times per second.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The coordinate space of the locations.
    ///   - action: Receives the phase.
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

/// A hover gesture whose value is the location of the pointer.
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
