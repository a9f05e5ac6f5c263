import Foundation

/// A view that animates its content through keyframes, with a separate track for each property.
///
/// ```swift
/// KeyframeAnimator(initialValue: Look()) { look in
///     Image(systemName: "bell").scaleEffect(look.scale).rotationEffect(look.angle)
/// } keyframes: { _ in
///     KeyframeTrack(\.scale) {
///         SpringKeyframe(1.4, duration: 0.3)
///         LinearKeyframe(1, duration: 0.2)
///     }
///     KeyframeTrack(\.angle) { CubicKeyframe(.degrees(20), duration: 0.5) }
/// }
/// ```
///
/// The server updates the content ten times per second, each with a message to the page, which interpolates linearly between updates. The
/// animation pauses while the tab is hidden.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    private let initialValue: Value
    private let trigger: AnyEquatable?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var value: Value
    @State private var runs = 0
    @Environment(\.scenePhase) private var scenePhase

    /// Creates an animator that starts when the view appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - repeating: Whether the animation repeats. If false, it runs once.
    ///   - content: Returns the content for a value.
    ///   - keyframes: Returns the keyframes from a value. Called at the start of each run.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, trigger: nil, repeats: repeating, content, keyframes)
    }

    /// Creates an animator that runs once for each change of a value.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe. Each run starts at the end of the previous one.
    ///   - trigger: The value. A change during a run restarts the animation from the current value.
    ///   - content: Returns the content for a value.
    ///   - keyframes: Returns the keyframes from a value. Called at the start of each run.
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, trigger: AnyEquatable(value: trigger), repeats: false, content, keyframes)
    }

    private init(
        _ initialValue: Value,
        trigger: AnyEquatable?,
        repeats: Bool,
        _ content: @escaping (Value) -> Content,
        _ keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = trigger
        self.repeats = repeats
        self.content = content
        self.keyframes = keyframes
        _value = State(initialValue: initialValue)
    }

    public var body: some View {
        let run = KeyframeRun(number: runs, isHidden: scenePhase == .background)
        content(value)
            .onChange(of: trigger) { runs += 1 }
            .task(id: run) { await play(run) }
    }

    private func play(_ run: KeyframeRun) async {
        guard !run.isHidden, trigger == nil || run.number > 0 else { return }
        var start = trigger == nil ? initialValue : value
        repeat {
            let timeline = KeyframeTimeline(start, keyframes(start))
            guard timeline.duration > 0 else { return value = timeline.value(time: 0) }
            guard await play(timeline) else { return }
            start = initialValue
        } while repeats
    }

    /// Returns false if the task was cancelled.
    private func play(_ timeline: KeyframeTimeline<Value>) async -> Bool {
        let begin = ContinuousClock.now
        var time = 0.0
        while time < timeline.duration {
            // A delayed step continues from the current time.
            let now = max(time, (ContinuousClock.now - begin) / .seconds(1))
            let next = min(now + AnimationStep.duration / .seconds(1), timeline.duration)
            withAnimation(.linear(duration: max(next - now, 0))) { value = timeline.value(time: next) }
            do { try await Task.sleep(until: begin + .seconds(next)) } catch { return false }
            time = next
        }
        return true
    }
}

/// The id of the task of a ``KeyframeAnimator``.
private struct KeyframeRun: Equatable {
    let number: Int
    let isHidden: Bool
}

extension View {
    /// Animates this view through keyframes. See ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - repeating: Whether the animation repeats.
    ///   - content: Applies a value to a placeholder for this view.
    ///   - keyframes: Returns the keyframes from a value.
    public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(placeholder, $0) },
            keyframes: keyframes
        )
    }

    /// Animates this view through keyframes once for each change of a value. See ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - trigger: The value. A change during a run restarts the animation from the current value.
    ///   - content: Applies a value to a placeholder for this view.
    ///   - keyframes: Returns the keyframes from a value.
    public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(placeholder, $0) },
            keyframes: keyframes
        )
    }
}
