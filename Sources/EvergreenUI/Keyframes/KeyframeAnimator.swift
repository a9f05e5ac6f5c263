import Foundation

/// A view whose content moves from keyframe to keyframe, each property along a track of its own.
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
/// The server makes the content ten times a second, each a message to the page, which animates the changes from one to the next at a
/// constant pace. Keyframes stand still while the tab is hidden.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    private let initialValue: Value
    private let trigger: AnyEquatable?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var value: Value
    @State private var runs = 0
    @Environment(\.scenePhase) private var scenePhase

    /// Moves from the moment on at which the view appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - repeating: Whether it begins again at the end; with `false`, it moves once.
    ///   - content: The content for a value.
    ///   - keyframes: The keyframes, from a value on. Called at the beginning of each run.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, trigger: nil, repeats: repeating, content, keyframes)
    }

    /// Moves once each time that a value changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe. A run begins where the one before has ended.
    ///   - trigger: The value. A change in the middle begins anew, from where it is then.
    ///   - content: The content for a value.
    ///   - keyframes: The keyframes, from a value on. Called at the beginning of each run.
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

    /// Returns false if it was cancelled.
    private func play(_ timeline: KeyframeTimeline<Value>) async -> Bool {
        let begin = ContinuousClock.now
        var time = 0.0
        while time < timeline.duration {
            // A step that comes late goes on from where the keyframes are by then.
            let now = max(time, (ContinuousClock.now - begin) / .seconds(1))
            let next = min(now + AnimationStep.duration / .seconds(1), timeline.duration)
            withAnimation(.linear(duration: max(next - now, 0))) { value = timeline.value(time: next) }
            do { try await Task.sleep(until: begin + .seconds(next)) } catch { return false }
            time = next
        }
        return true
    }
}

/// What has a ``KeyframeAnimator`` begin.
private struct KeyframeRun: Equatable {
    let number: Int
    let isHidden: Bool
}

extension View {
    /// Moves this view from keyframe to keyframe, again and again. See ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - repeating: Whether it begins again at the end.
    ///   - content: Applies a value to what stands for this view.
    ///   - keyframes: The keyframes, from a value on.
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

    /// Moves this view from keyframe to keyframe each time that a value changes. See ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first keyframe.
    ///   - trigger: The value. A change in the middle begins anew, from where it is then.
    ///   - content: Applies a value to what stands for this view.
    ///   - keyframes: The keyframes, from a value on.
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
