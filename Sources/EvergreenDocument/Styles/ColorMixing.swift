import Foundation

/// Mixes colors like browsers do, with components premultiplied by opacity.
///
/// See *CSS Color Module Level 5*, `color-mix()`, and *A perceptual color space for image processing* for Oklab.
package struct ColorMixing {
    private let space: Paint.MixingSpace

    package init(_ space: Paint.MixingSpace) {
        self.space = space
    }

    /// - Parameter part: The fraction of the second color, from 0 to 1.
    package func mix(_ first: Paint.RGB, _ second: Paint.RGB, part: Double) -> Paint.RGB {
        let opacity = first.opacity * (1 - part) + second.opacity * part
        guard opacity > 0 else { return Paint.RGB(red: 0, green: 0, blue: 0, opacity: 0) }
        let mixed =
            (components(of: first) * (first.opacity * (1 - part))
                + components(of: second) * (second.opacity * part)) / opacity
        return color(mixed, opacity: opacity)
    }

    /// The components of a color in the space, without its opacity.
    package func components(of color: Paint.RGB) -> SIMD3<Double> {
        let components = SIMD3(color.red, color.green, color.blue)
        guard space == .perceptual else { return components }
        let light = components.map(Self.linear)
        let cones = SIMD3(
            0.4122214708 * light.x + 0.5363325363 * light.y + 0.0514459929 * light.z,
            0.2119034982 * light.x + 0.6806995451 * light.y + 0.1073969566 * light.z,
            0.0883024619 * light.x + 0.2817188376 * light.y + 0.6299787005 * light.z
        )
        .map(cbrt)
        return SIMD3(
            0.2104542553 * cones.x + 0.7936177850 * cones.y - 0.0040720468 * cones.z,
            1.9779984951 * cones.x - 2.4285922050 * cones.y + 0.4505937099 * cones.z,
            0.0259040371 * cones.x + 0.7827717662 * cones.y - 0.8086757660 * cones.z
        )
    }

    /// The color with components in the space.
    package func color(_ mixed: SIMD3<Double>, opacity: Double) -> Paint.RGB {
        guard space == .perceptual else {
            return Paint.RGB(red: mixed.x, green: mixed.y, blue: mixed.z, opacity: opacity)
        }
        let cones = SIMD3(
            mixed.x + 0.3963377774 * mixed.y + 0.2158037573 * mixed.z,
            mixed.x - 0.1055613458 * mixed.y - 0.0638541728 * mixed.z,
            mixed.x - 0.0894841775 * mixed.y - 1.2914855480 * mixed.z
        )
        .map { $0 * $0 * $0 }
        let components = SIMD3(
            4.0767416621 * cones.x - 3.3077115913 * cones.y + 0.2309699292 * cones.z,
            -1.2684380046 * cones.x + 2.6097574011 * cones.y - 0.3413193965 * cones.z,
            -0.0041960863 * cones.x - 0.7034186147 * cones.y + 1.7076147010 * cones.z
        )
        .map(Self.encoded)
        return Paint.RGB(red: components.x, green: components.y, blue: components.z, opacity: opacity)
    }

    /// The linear value of an sRGB component.
    package static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// The sRGB component of a linear value.
    package static func encoded(_ light: Double) -> Double {
        light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}

extension SIMD3 where Scalar == Double {
    fileprivate func map(_ transform: (Double) -> Double) -> SIMD3 { SIMD3(transform(x), transform(y), transform(z)) }
}
