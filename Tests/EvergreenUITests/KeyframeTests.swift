import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

struct KeyframeTests {
    private struct Look: Equatable {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
    }

    @Test func `tracks animate properties in parallel`() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(1, duration: 2)
            }
            KeyframeTrack(\.angle) {
                LinearKeyframe(.degrees(90), duration: 1, timingCurve: .easeIn)
            }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: -1) == Look())
        #expect(timeline.value(time: 0.5).scale == 1.5)
        #expect(timeline.value(time: 2).scale == 1.5)
        #expect(abs(timeline.value(time: 0.5).angle.degrees - 90 * UnitCurve.easeIn.value(at: 0.5)) < 1e-9)
        // The shorter track keeps its final value.
        #expect(abs(timeline.value(time: 2).angle.degrees - 90) < 1e-9)
        #expect(timeline.value(progress: 1) == timeline.value(time: 99))
    }

    @Test func `keyframes without a track animate the whole value`() {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            MoveKeyframe(CGPoint(x: 10, y: 0))
            LinearKeyframe(CGPoint(x: 20, y: 40), duration: 1)
        }
        #expect(timeline.value(time: 0) == CGPoint(x: 10, y: 0))
        #expect(timeline.value(time: 0.5) == CGPoint(x: 15, y: 20))
        let track = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack {
                MoveKeyframe(CGPoint(x: 10, y: 0))
                LinearKeyframe(CGPoint(x: 20, y: 40), duration: 1)
            }
        }
        #expect(track.value(time: 0) == CGPoint(x: 10, y: 0))
        #expect(track.value(time: 0.5) == CGPoint(x: 15, y: 20))
    }

    @Test func `cubic keyframes have a continuous velocity`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                CubicKeyframe(1, duration: 1)
                CubicKeyframe(3, duration: 1)
                CubicKeyframe(2, duration: 1)
            }
        }
        func slope(at time: Double, _ step: Double) -> Double {
            (timeline.value(time: time + step) - timeline.value(time: time)) / step
        }
        for (time, value) in [(0.0, 0.0), (1, 1), (2, 3), (3, 2)] {
            #expect(abs(timeline.value(time: time) - value) < 1e-9)
        }
        for time in [1.0, 2] { #expect(abs(slope(at: time, 1e-6) - slope(at: time, -1e-6)) < 1e-3) }
        #expect(abs(slope(at: 1, 1e-6) - 1.5) < 1e-3)
        // It starts and ends at rest.
        #expect(abs(slope(at: 0, 1e-6)) < 1e-3 && abs(slope(at: 3, -1e-6)) < 1e-3)
    }

    @Test func `a cubic keyframe has its explicit velocities`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack { CubicKeyframe(1, duration: 2, startVelocity: 3, endVelocity: -1) }
        }
        #expect(abs(timeline.value(time: 1e-6) / 1e-6 - 3) < 1e-3)
        #expect(abs((timeline.value(time: 2) - timeline.value(time: 2 - 1e-6)) / 1e-6 + 1) < 1e-3)
    }

    @Test(arguments: [-0.5, 0, 0.3, 0.9], [0.0, 4])
    func `a spring follows its differential equation`(bounce: Double, velocity: Double) {
        let spring = Spring(duration: 0.7, bounce: bounce)
        let frequency = 2 * Double.pi / 0.7
        // Oracle: numerical integration in small steps.
        var (position, speed) = (0.0, velocity)
        let step = 1e-5
        for number in 1...100_000 {
            speed += step * (frequency * frequency * (1 - position) - 2 * spring.dampingRatio * frequency * speed)
            position += step * speed
            guard number % 20_000 == 0 else { continue }
            let time = Double(number) * step
            #expect(abs(spring.value(target: 1.0, initialVelocity: velocity, time: time) - position) < 2e-3)
            #expect(abs(spring.velocity(target: 1.0, initialVelocity: velocity, time: time) - speed) < 2e-2)
        }
    }

    @Test func `a spring has settled after its settling duration`() {
        for bounce in [-0.8, 0, 0.2, 0.6] {
            let spring = Spring(bounce: bounce)
            #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.01)
        }
        #expect(Spring(bounce: 1).settlingDuration == 50)
        let keyframe = KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { SpringKeyframe(1, spring: .bouncy) } }
        #expect(keyframe.duration == Spring.bouncy.settlingDuration)
    }

    @Test(arguments: [
        Spring(duration: -1, bounce: .nan), Spring(duration: .infinity), Spring(mass: 0, stiffness: 0, damping: 0),
        Spring(response: 0, dampingRatio: -3),
    ])
    func `invalid spring parameters give finite values`(spring: Spring) {
        #expect(spring.value(target: 1.0, time: 0.3).isFinite)
        #expect(spring.settlingDuration.isFinite && spring.settlingDuration > 0)
    }

    @Test func `a spring keyframe inherits the previous velocity and can be truncated`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(1, duration: 1)
                SpringKeyframe(1, duration: 0.2, spring: Spring(bounce: 0.5))
                LinearKeyframe(0, duration: 1)
            }
        }
        // It overshoots because of its initial velocity of one.
        #expect(timeline.value(time: 1.05) > 1.01)
        let cut = timeline.value(time: 1.2)
        #expect(abs(timeline.value(time: 1.7) - cut / 2) < 1e-9)
    }

    @Test func `animatable pairs add and scale componentwise`() {
        let pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
        #expect((pair + pair).scaled(by: 0.5) == pair && pair - pair == .zero)
        #expect(pair.magnitudeSquared == 14)
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.second.second == 4)
        #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
    }
}

@MainActor
struct KeyframeAnimatorTests {
    private final class Shown {
        var values: [Double] = []
    }

    private struct Moving: View {
        let shown: Shown
        @State private var count = 0

        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                Text(verbatim: "at").onChange(of: value) { shown.values.append(value) }
            } keyframes: { start in
                KeyframeTrack {
                    LinearKeyframe(start + 1, duration: 0.05)
                    MoveKeyframe(start + 5)
                }
            }
            Button("Go") { count += 1 }
        }
    }

    @Test func `a changed trigger plays the keyframes once, from the current value`() async throws {
        let shown = Shown()
        let screen = Screen { Moving(shown: shown) }
        try screen.find(.button, "Go").tap()
        try await screen.wait { shown.values.last == 5 }
        try screen.find(.button, "Go").tap()
        try await screen.wait { shown.values.last == 10 }
        #expect(shown.values == shown.values.sorted())
    }

    @Test func `without a trigger, keyframes repeat`() async throws {
        let shown = Shown()
        let screen = Screen {
            KeyframeAnimator(initialValue: 0.0) { value in
                Text(verbatim: "at").onChange(of: value) { shown.values.append(value) }
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(1, duration: 0.15) }
            }
        }
        try await screen.wait { shown.values.count { $0 == 1 } >= 3 }
        #expect(shown.values.contains { $0 < 1 })
    }

    private struct Inner: View {
        let action: () -> Void
        var body: some View { Text(verbatim: "inner") }
    }

    @Test func `a keyframe animator modifies its view without running the view's body`() async throws {
        let shown = Shown()
        let screen = Screen {
            Inner {}.keyframeAnimator(initialValue: 1.0, repeating: false) { view, value in
                view.scaleEffect(value).onChange(of: value) { shown.values.append(value) }
            } keyframes: { _ in
                SpringKeyframe(2, duration: 0.2)
                CubicKeyframe(3, duration: 0.1)
            }
        }
        screen.resetBodyCounts()
        try await screen.wait { shown.values.count >= 2 }
        #expect(screen.bodyCount(of: Inner.self) == 0)
    }
}
