import Testing

@testable import EvergreenUI

struct UnitCurveTests {
    @Test func `curves start at 0 and end at 1, and times are clamped`() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .circularEaseInOut.inverse,
        ]
        for curve in curves {
            #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: -1)) < 1e-6)
            #expect(abs(curve.value(at: 1) - 1) < 1e-6 && abs(curve.value(at: 2) - 1) < 1e-6)
        }
    }

    @Test func `curves have their values and velocities`() {
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
        #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4 && UnitCurve.easeOut.value(at: 0.5) > 0.6)
        #expect(UnitCurve.easeIn.velocity(at: 0) < 0.01)
        // A triangle of 3, 4 and 5.
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
        #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-9)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-9)
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    }

    @Test func `the inverse curve inverts values`() {
        for curve in [UnitCurve.easeInOut, .easeIn, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
            #expect(curve.inverse.inverse == curve)
            for time in stride(from: 0.1, to: 1, by: 0.2) {
                #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
            }
        }
    }

    @Test func `an animation has its curve's control points`() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.1, y: 0.2),
            endControlPoint: UnitPoint(x: 1.3, y: 1.4)
        )
        #expect(Animation.timingCurve(curve, duration: 2) == .timingCurve(0.1, 0.2, 1, 1.4, duration: 2))
    }
}
