import EvergreenDocument
public import Foundation

extension View {
    /// Attaches a gesture to the view.
    ///
    /// Gestures of subviews and controls take precedence.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Without `.gesture`, this gesture is not recognized. Without `.subviews`, it takes precedence over those of subviews.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .normal, mask)
    }

    /// Attaches a gesture to the view, if it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .normal, isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture to the view, with precedence over the gestures of subviews and over controls.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Without `.gesture`, this gesture is not recognized.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .high, mask)
    }

    /// Attaches a gesture to the view, if it is enabled, with precedence over the gestures of subviews and over controls.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .high, isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture to the view that is recognized simultaneously with the gestures of subviews and controls.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Without `.gesture`, this gesture is not recognized. Without `.subviews`, it takes precedence over those of subviews.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .simultaneous, mask)
    }

    /// Attaches a gesture to the view, if it is enabled, that is recognized simultaneously with the gestures of subviews and controls.
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
    /// Performs an action with the location of a tap or click, or of the last one of several.
    ///
    /// - Parameters:
    ///   - count: The required number of taps.
    ///   - coordinateSpace: The coordinate space of the location.
    ///   - action: Receives the location, in points. Zero for a tap by keyboard.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return gesture(tap.onEnded { action($0.location) })
    }

    /// Performs an action after a long press on the view, and reports when the press begins and ends.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds.
    ///   - maximumDistance: The maximum distance that the pointer may move during the press, in points.
    ///   - action: Called when the press is recognized.
    ///   - onPressingChanged: Receives true when the pointer goes down, and false when the press is recognized or fails.
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
