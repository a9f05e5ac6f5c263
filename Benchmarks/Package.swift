// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "evergreen-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "evergreen", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .executableTarget(
            name: "DatabaseBenchmarks",
            dependencies: [
                "Measurements",
                .product(name: "EvergreenDatabase", package: "evergreen"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "OpenCombineShim", package: "OpenCombine"),
            ]
        ),
        .executableTarget(
            name: "DependencyBenchmark",
            dependencies: [.product(name: "EvergreenDependencies", package: "evergreen")]
        ),
        .target(name: "Measurements"),
        .executableTarget(
            name: "ModelBenchmarks",
            dependencies: [
                "Measurements",
                .product(name: "EvergreenModels", package: "evergreen"),
                .product(name: "EvergreenTesting", package: "evergreen"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .executableTarget(
            name: "StoreBenchmarks",
            dependencies: [
                "Measurements",
                .product(name: "EvergreenStore", package: "evergreen"),
                .product(name: "EvergreenTesting", package: "evergreen"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
