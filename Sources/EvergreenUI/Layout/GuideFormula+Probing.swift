import EvergreenDocument
import Foundation

/// Records the guides that a function reads, and answers with sample positions.
///
/// Used on one thread, during one call of `GuideFormula.init(_:)`.
final class GuideProbe {
    fileprivate(set) var guides: [AlignmentGuide] = []
    fileprivate var positions: [AlignmentGuide: CGFloat] = [:]

    /// The sample position of a guide.
    func position(of guide: AlignmentGuide) -> CGFloat {
        if let position = positions[guide] { return position }
        let position = CGFloat(31 + 17 * guides.count)
        guides.append(guide)
        positions[guide] = position
        return position
    }
}

extension GuideFormula {
    private struct Sample {
        var width: CGFloat = 200
        var height: CGFloat = 100
        var firstBaseline: CGFloat = 20
        var lastBaseline: CGFloat = 80
    }

    /// Determines the coefficients from sample sizes and positions; nil if the function is not linear.
    init?(_ compute: (ViewDimensions) -> CGFloat) {
        let probe = GuideProbe()
        func value(_ sample: Sample) -> CGFloat {
            compute(
                ViewDimensions(
                    width: sample.width,
                    height: sample.height,
                    firstBaseline: sample.firstBaseline,
                    lastBaseline: sample.lastBaseline,
                    probe: probe
                )
            )
        }
        let sample = Sample()
        let base = value(sample)
        let guides = probe.guides
        let starts = probe.positions
        func difference(_ path: WritableKeyPath<Sample, CGFloat>, _ distance: CGFloat) -> CGFloat {
            var other = sample
            other[keyPath: path] += distance
            return (value(other) - base) / distance
        }
        let width = difference(\.width, 64)
        let height = difference(\.height, 32)
        let first = difference(\.firstBaseline, 8)
        let last = difference(\.lastBaseline, 16)
        let factors = guides.map { guide in
            probe.positions[guide, default: 0] += 32
            defer { probe.positions = starts }
            return (value(sample) - base) / 32
        }
        func sum(_ sample: Sample, _ positions: [AlignmentGuide: CGFloat]) -> CGFloat {
            let own =
                sample.width * width + sample.height * height + sample.firstBaseline * first
                + sample.lastBaseline * last
            return zip(guides, factors).reduce(own) { $0 + (positions[$1.0] ?? 0) * $1.1 }
        }
        let constant = base - sum(sample, starts)
        // Limits such as those of `min` and `max` show up at much smaller or larger sizes.
        let sizes: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (77, 41, 13, 37), (3, 2, 1, 1.5), (4000, 3000, 200, 2500),
        ]
        for (index, size) in sizes.enumerated() {
            let sample = Sample(width: size.0, height: size.1, firstBaseline: size.2, lastBaseline: size.3)
            for guide in guides { probe.positions[guide] = size.0 / CGFloat(index + 2) + (starts[guide] ?? 0) }
            let expected = constant + sum(sample, probe.positions)
            guard abs(value(sample) - expected) < 0.1, probe.guides == guides else { return nil }
        }
        func rounded(_ factor: CGFloat) -> Double { Double((factor * 100_000).rounded() / 100_000) }
        self.init(
            constant: Double((constant * 1000).rounded() / 1000),
            width: rounded(width),
            height: rounded(height),
            firstBaseline: rounded(first),
            lastBaseline: rounded(last),
            references: zip(guides, factors).compactMap { guide, factor in
                rounded(factor) == 0 ? nil : Reference(guide: guide, factor: rounded(factor))
            }
        )
    }
}
