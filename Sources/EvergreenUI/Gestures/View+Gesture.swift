import EvergreenDocument
public import Foundation

extension View {
    /// Has a gesture be recognized on this view.
    ///
    /// Gestures of views inside come first, and controls.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Without `.gesture`, this gesture is not recognized; without `.subviews`, it comes before those inside.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .normal, mask)
    }

    /// Has a gesture be recognized on this view, if it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .normal, isEnabled ? .all : .subviews)
    }

    /// Has a gesture be recognized on this view, before those of views inside, and before controls.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Without `.gesture`, this gesture is not recognized.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .high, mask)
    }

    /// Has a gesture be recognized on this view, if it is enabled, before those of views inside, and before controls.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .high, isEnabled ? .all : .subviews)
    }

    /// Has a gesture be recognized on this view, whatever gestures views inside and controls recognize.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Without `.gesture`, this gesture is not recognized; without `.subviews`, it comes before those inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .simultaneous, mask)
    }

    /// Has a gesture be recognized on this view, if it is enabled, whatever gestures views inside and controls recognize.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }

    private func recognizing<T: Gesture>(
        _ gesture: T,
        _ priority: RecognizerTraits.Priority,
        _ mask: GestureMask
    ) -> some View {
        RecognizerView(
            inner: self,
            gesture: gesture,
            priority: mask.contains(.subviews) ? priority : .high,
            isOn: mask.contains(.gesture)
        )
    }
}

extension View {
    /// Performs an action with the place of a tap or click, or of the last one of a number in a row.
    ///
    /// - Parameters:
    ///   - count: How many taps.
    ///   - coordinateSpace: The space of the location.
    ///   - action: Gets the location, in points. Zero for a tap that was made by keyboard.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return gesture(tap.onEnded { action($0.location) })
    }

    /// Performs an action when a person has held this view down, and says when that begins and ends.
    ///
    /// - Parameters:
    ///   - minimumDuration: For how long, in seconds.
    ///   - maximumDistance: How far the finger or the pointer may move meanwhile, in points.
    ///   - action: Called when the press is recognized.
    ///   - onPressingChanged: Gets true when the pointer is put down, and false when the press is recognized or has failed.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: @escaping (Bool) -> Void
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            press.onPhase { phase, isPressed in
                let wasPressed = isPressed != nil
                isPressed = phase.isUnderWay ? true : nil
                if wasPressed != phase.isUnderWay { onPressingChanged(phase.isUnderWay) }
                if case .ended = phase { action() }
            }
        )
    }
}
