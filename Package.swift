// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// The platforms without SwiftUI and Combine, on which Evergreen's view runtime and web server
/// replace SwiftUI.
let withoutSwiftUI: [Platform] = [.linux, .android, .windows, .openbsd]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let combine = Target.Dependency.product(name: "OpenCombineShim", package: "OpenCombine")
let issueReporting = Target.Dependency.product(name: "IssueReporting", package: "xctest-dynamic-overlay")
/// Required for test processes outside of Apple platforms to record the issues that `IssueReporting` reports.
let issueReportingTestSupport = Target.Dependency.product(
    name: "IssueReportingTestSupport",
    package: "xctest-dynamic-overlay"
)
let customDump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")

/// The dependencies library, under the names of all modules that apps import it from.
let dependenciesModules = [
    "EvergreenClocks", "EvergreenCombineSchedulers", "EvergreenConcurrencyExtras", "EvergreenDependencies",
    "EvergreenXCTestDynamicOverlay",
]

let package = Package(
    name: "evergreen",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "Evergreen", targets: ["Evergreen"]),
        .library(name: "EvergreenCharts", targets: ["EvergreenCharts"]),
        .library(name: "EvergreenCombine", targets: ["EvergreenCombine"]),
        .library(
            name: "EvergreenComposableArchitecture",
            targets: [
                "EvergreenCasePaths", "EvergreenComposableArchitecture", "EvergreenIdentifiedCollections",
                "EvergreenPerception", "EvergreenSwiftNavigation", "EvergreenSwiftUINavigation",
            ] + dependenciesModules
        ),
        .library(name: "EvergreenDatabase", targets: ["EvergreenDatabase"]),
        .library(name: "EvergreenDependencies", targets: dependenciesModules),
        .library(name: "EvergreenDependenciesMacros", targets: ["EvergreenDependenciesMacros"]),
        .library(name: "EvergreenDependenciesTesting", targets: ["EvergreenDependenciesTesting"]),
        .library(name: "EvergreenFoundation", targets: ["EvergreenFoundation"]),
        .library(name: "EvergreenMacros", targets: ["EvergreenMacros"]),
        .library(name: "EvergreenModels", targets: ["EvergreenModels"]),
        .library(name: "EvergreenModelStorage", targets: ["EvergreenModelStorage"]),
        .library(name: "EvergreenOS", targets: ["EvergreenOS", "EvergreenOSLog"]),
        .library(name: "EvergreenQuery", targets: ["EvergreenQuery"]),
        .library(name: "EvergreenSharing", targets: ["EvergreenSharing"]),
        .library(name: "EvergreenStore", targets: ["EvergreenStore"]),
        .library(name: "EvergreenStoreTesting", targets: ["EvergreenStoreTesting"]),
        .library(name: "EvergreenSwiftData", targets: ["EvergreenSwiftData"]),
        .library(
            name: "EvergreenSwiftUI",
            targets: [
                "EvergreenCoreTransferable", "EvergreenPhotosUI", "EvergreenSwiftUI", "EvergreenUIKit",
                "EvergreenUniformTypeIdentifiers", "EvergreenWebKit",
            ]
        ),
        .library(name: "EvergreenTesting", targets: ["EvergreenTesting"]),
        .library(name: "EvergreenUI", targets: ["EvergreenUI"]),
        .library(name: "EvergreenWeb", targets: ["EvergreenWeb"]),
    ],
    dependencies: [
        // Up to the next minor version: the tests rely on GRDB behavior that its API does not guarantee.
        .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.20.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
    ],
    targets: [
        // MARK: Libraries
        .target(
            name: "Evergreen",
            dependencies: [
                "EvergreenDatabase",
                "EvergreenDependencies",
                "EvergreenQuery",
                .target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI)),
                .target(name: "EvergreenWeb", condition: .when(platforms: withoutSwiftUI)),
            ]
        ),
        .target(
            name: "EvergreenDatabase",
            dependencies: [
                "CSQLitePreupdate",
                "EvergreenConcurrency",
                "EvergreenFileWatch",
                "EvergreenLogging",
                combine,
                grdb,
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ]
        ),
        .target(name: "CDeflate", linkerSettings: [.linkedLibrary("z")]),
        .target(name: "CMallocTrim"),
        .target(name: "CPageFiles"),
        .target(name: "CSQLitePreupdate"),
        .target(name: "CSwiftConformances"),
        // Charts. Not part of `Evergreen`, as Charts is not part of SwiftUI.
        .target(
            name: "EvergreenCharts",
            dependencies: [
                .target(name: "EvergreenDocument", condition: .when(platforms: withoutSwiftUI)),
                .target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI)),
            ]
        ),
        // OpenCombine, and the Combine operators that it lacks.
        .target(
            name: "EvergreenCombine",
            dependencies: [
                "EvergreenConcurrency",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]
        ),
        // Compares values that are inputs of views.
        .target(name: "EvergreenComparison"),
        // Locks, and the main actor's queue.
        .target(name: "EvergreenConcurrency"),
        .target(
            name: "EvergreenDependencies",
            dependencies: ["EvergreenConcurrency", combine, issueReporting]
        ),
        // The macros for dependency clients, for targets that may depend on swift-syntax.
        .target(
            name: "EvergreenDependenciesMacros",
            dependencies: ["EvergreenDependencies", "EvergreenMacrosPlugin", issueReporting]
        ),
        // Test traits that override dependencies.
        .target(
            name: "EvergreenDependenciesTesting",
            dependencies: [
                "EvergreenDependencies",
                // Records issues of dependencies as test failures.
                issueReportingTestSupport,
            ]
        ),
        // The document of a window: elements and their patches. Independent of views.
        .target(
            name: "EvergreenDocument",
            dependencies: [
                "EvergreenConcurrency",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        // Observes changes of files.
        .target(name: "EvergreenFileWatch", dependencies: ["EvergreenConcurrency"]),
        // The formatters of Apple's Foundation that Foundation lacks elsewhere.
        .target(
            name: "EvergreenFoundation",
            dependencies: ["EvergreenConcurrency"],
            // Foundation's ICU, which is part of each toolchain.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: withoutSwiftUI))]
        ),
        // Log levels for this package's loggers.
        .target(
            name: "EvergreenLogging",
            dependencies: ["EvergreenConcurrency", .product(name: "Logging", package: "swift-log")]
        ),
        .target(
            name: "EvergreenMacros",
            dependencies: [
                .target(name: "EvergreenMacrosPlugin", condition: .when(platforms: withoutSwiftUI)),
                .target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI)),
            ]
        ),
        // Compiles swift-syntax only for packages that depend on the product EvergreenMacros.
        .macro(
            name: "EvergreenMacrosPlugin",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftIfConfig", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ]
        ),
        // A metrics system with the Prometheus text format.
        .target(
            name: "EvergreenMetrics",
            dependencies: [
                "EvergreenConcurrency",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        // Model classes, independent of views.
        .target(
            name: "EvergreenModelStorage",
            dependencies: [
                "EvergreenConcurrency",
                "EvergreenDatabase",
                "EvergreenLogging",
                "EvergreenMacrosPlugin",
                grdb,
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        // Model classes and their queries for views: the one import of an app.
        .target(
            name: "EvergreenModels",
            dependencies: [
                "EvergreenMacrosPlugin",
                "EvergreenModelStorage",
                "EvergreenQuery",
                .target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI)),
                combine,
            ]
        ),
        // The part of Apple's os module that apps use.
        .target(name: "EvergreenOS", dependencies: [.product(name: "Logging", package: "swift-log")]),
        // Stores the state of pages, as data, in a SQLite file. Independent of views.
        .target(name: "EvergreenPageStorage", dependencies: ["EvergreenConcurrency", grdb]),
        .target(
            name: "EvergreenQuery",
            dependencies: [
                "EvergreenCombine",
                "EvergreenComparison",
                "EvergreenConcurrency",
                "EvergreenDatabase",
                "EvergreenDependencies",
                .target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI)),
                grdb,
                combine,
            ]
        ),
        // The view protocol, state and environment, and the view graph. Independent of controls.
        .target(
            name: "EvergreenRuntime",
            dependencies: [
                "EvergreenComparison",
                "EvergreenConcurrency",
                "EvergreenDocument",
                "EvergreenFoundation",
                combine,
                issueReporting,
                .product(name: "HashTreeCollections", package: "swift-collections"),
            ]
        ),
        // Shared values and their storages. Independent of databases and stores.
        .target(
            name: "EvergreenSharing",
            dependencies: [
                "EvergreenCombine",
                "EvergreenComparison",
                "EvergreenConcurrency",
                "EvergreenDependencies",
                "EvergreenFileWatch",
                .target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI)),
                combine,
                customDump,
                issueReporting,
            ]
        ),
        .target(
            name: "EvergreenStore",
            dependencies: [
                "EvergreenCombine",
                "EvergreenConcurrency",
                "EvergreenDatabase",
                "EvergreenDependencies",
                "EvergreenDependenciesMacros",
                "EvergreenMacrosPlugin",
                "EvergreenQuery",
                "EvergreenSharing",
                .target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI)),
                combine,
                customDump,
                issueReporting,
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .target(
            name: "EvergreenStoreTesting",
            dependencies: [
                "EvergreenConcurrency",
                "EvergreenDependencies",
                "EvergreenSharing",
                "EvergreenStore",
                customDump,
                issueReporting,
                // Records issues of stores as test failures.
                issueReportingTestSupport,
            ]
        ),
        .target(
            name: "EvergreenTesting",
            dependencies: [
                "EvergreenUI",
                // Records issues of views as test failures.
                issueReportingTestSupport,
            ]
        ),
        // The views and modifiers.
        .target(
            name: "EvergreenUI",
            dependencies: [
                "CSwiftConformances",
                "EvergreenConcurrency",
                "EvergreenDocument",
                "EvergreenFoundation",
                "EvergreenLogging",
                "EvergreenRuntime",
                combine,
                issueReporting,
                .product(name: "Logging", package: "swift-log"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .target(
            name: "EvergreenWeb",
            dependencies: [
                "CDeflate",
                "CMallocTrim",
                "CPageFiles",
                "EvergreenConcurrency",
                "EvergreenDocument",
                "EvergreenLogging",
                "EvergreenMetrics",
                "EvergreenPageStorage",
                "EvergreenRuntime",
                "EvergreenUI",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HeapModule", package: "swift-collections"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "OrderedCollections", package: "swift-collections"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            // Embedded by `CPageFiles`.
            exclude: ["Page"]
        ),

        // MARK: Targets for module aliases of other packages' imports
        .target(name: "EvergreenCasePaths", dependencies: ["EvergreenStore"]),
        .target(name: "EvergreenClocks", dependencies: ["EvergreenDependencies"]),
        .target(name: "EvergreenCombineSchedulers", dependencies: ["EvergreenDependencies"]),
        .target(
            name: "EvergreenComposableArchitecture",
            dependencies: ["EvergreenDependencies", "EvergreenStore", customDump]
        ),
        .target(name: "EvergreenConcurrencyExtras", dependencies: ["EvergreenDependencies"]),
        .target(
            name: "EvergreenCoreTransferable",
            dependencies: [.target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI))]
        ),
        .target(name: "EvergreenIdentifiedCollections", dependencies: ["EvergreenStore"]),
        .target(name: "EvergreenOSLog", dependencies: ["EvergreenOS"]),
        .target(name: "EvergreenPerception", dependencies: ["EvergreenStore"]),
        .target(
            name: "EvergreenPhotosUI",
            dependencies: [.target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI))]
        ),
        .target(name: "EvergreenSwiftData", dependencies: ["EvergreenModels"]),
        .target(name: "EvergreenSwiftNavigation", dependencies: ["EvergreenStore"]),
        .target(name: "EvergreenSwiftUI", dependencies: ["Evergreen", "EvergreenMacros"]),
        .target(name: "EvergreenSwiftUINavigation", dependencies: ["EvergreenStore"]),
        .target(
            name: "EvergreenUIKit",
            dependencies: [.target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI))]
        ),
        .target(
            name: "EvergreenUniformTypeIdentifiers",
            dependencies: [.target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI))]
        ),
        .target(
            name: "EvergreenWebKit",
            dependencies: [.target(name: "EvergreenUI", condition: .when(platforms: withoutSwiftUI))]
        ),
        .target(name: "EvergreenXCTestDynamicOverlay", dependencies: ["EvergreenDependencies"]),

        // MARK: Tests
        // Runs the compiler, for tests of its diagnostics.
        .target(name: "CompilerTesting", path: "Tests/CompilerTesting"),
        .target(name: "MemoryTesting", path: "Tests/MemoryTesting"),
        .target(name: "SeededRandomness", path: "Tests/SeededRandomness"),
        .testTarget(
            name: "EvergreenChartsTests",
            dependencies: ["EvergreenCharts", "EvergreenTesting", "EvergreenUI", "EvergreenWeb", "SeededRandomness"]
        ),
        .testTarget(
            name: "EvergreenCombineTests",
            dependencies: ["EvergreenCombine", "EvergreenConcurrency", "SeededRandomness"]
        ),
        .testTarget(name: "EvergreenComparisonTests", dependencies: ["EvergreenComparison", "MemoryTesting"]),
        .testTarget(
            name: "EvergreenDatabaseTests",
            dependencies: [
                "EvergreenConcurrency", "EvergreenDatabase", "EvergreenFileWatch", "SeededRandomness", combine, grdb,
            ]
        ),
        .testTarget(name: "EvergreenFoundationTests", dependencies: ["EvergreenFoundation"]),
        .testTarget(
            name: "EvergreenDependenciesTests",
            dependencies: [
                "CompilerTesting", "EvergreenDependencies", "EvergreenDependenciesMacros",
                "EvergreenDependenciesTesting",
                combine, issueReportingTestSupport,
            ]
        ),
        .testTarget(name: "EvergreenDocumentTests", dependencies: ["EvergreenDocument", "SeededRandomness"]),
        // Not the plugin itself: with it, all dependencies of the tests would be compiled again for the host.
        .testTarget(
            name: "EvergreenMacrosTests",
            dependencies: ["CompilerTesting", "EvergreenMacros", "EvergreenTesting", "EvergreenUI"]
        ),
        .testTarget(
            name: "EvergreenLoggingTests",
            dependencies: ["EvergreenLogging", .product(name: "Logging", package: "swift-log")]
        ),
        .testTarget(
            name: "EvergreenMetricsTests",
            dependencies: [
                "EvergreenMetrics",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "EvergreenModelStorageTests",
            dependencies: ["CompilerTesting", "EvergreenDatabase", "EvergreenModelStorage", "SeededRandomness", grdb]
        ),
        .testTarget(
            name: "EvergreenModelsTests",
            dependencies: ["EvergreenModels", "EvergreenTesting", "SeededRandomness", combine, grdb]
        ),
        // Code that was written for SwiftData, in its language mode.
        .testTarget(
            name: "EvergreenModelsReferenceTests",
            dependencies: [
                "Evergreen",
                "EvergreenDependencies",
                "EvergreenModels",
                "EvergreenStore",
                "EvergreenStoreTesting",
                "EvergreenTesting",
                issueReportingTestSupport,
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "EvergreenOSTests",
            dependencies: ["EvergreenOS", .product(name: "Logging", package: "swift-log")]
        ),
        .testTarget(name: "EvergreenPageStorageTests", dependencies: ["EvergreenPageStorage", grdb]),
        .testTarget(
            name: "EvergreenQueryTests",
            dependencies: [
                "EvergreenConcurrency", "EvergreenDatabase", "EvergreenQuery", "EvergreenTesting", "MemoryTesting",
                grdb,
            ]
        ),
        .testTarget(
            name: "EvergreenRuntimeTests",
            dependencies: ["EvergreenDocument", "EvergreenRuntime", "SeededRandomness"]
        ),
        .testTarget(
            name: "EvergreenSharingTests",
            dependencies: [
                "CompilerTesting",
                "EvergreenConcurrency",
                "EvergreenSharing",
                "EvergreenTesting",
                combine,
                customDump,
                issueReporting,
                issueReportingTestSupport,
            ]
        ),
        .testTarget(
            name: "EvergreenStoreTests",
            dependencies: [
                "CompilerTesting",
                "EvergreenConcurrency",
                "EvergreenDatabase",
                "EvergreenModels",
                "EvergreenSharing",
                "EvergreenStore",
                "EvergreenStoreTesting",
                "EvergreenTesting",
                "SeededRandomness",
                combine,
                customDump,
                grdb,
            ]
        ),
        .testTarget(
            name: "EvergreenUITests",
            dependencies: [
                "EvergreenDocument", "EvergreenRuntime", "EvergreenTesting", "EvergreenUI", "SeededRandomness", combine,
            ]
        ),
        .testTarget(
            name: "EvergreenWebTests",
            dependencies: [
                "EvergreenConcurrency",
                "EvergreenMetrics",
                "EvergreenPageStorage",
                "EvergreenUI",
                "EvergreenWeb",
                "SeededRandomness",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // SwiftPM recompiles an app or a test when a module that it depends on directly has changed, but not for a re-exported module: it would
    // use outdated type layouts. So each product and test lists all modules that it consists of.
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

    @MainActor func modules(of names: [String]) -> Set<String> {
        var found: Set<String> = []
        var rest = names
        while let name = rest.popLast() {
            guard let target = targets[name], target.type == .regular, found.insert(name).inserted else { continue }
            rest += namedTargets(target.dependencies)
        }
        return found
    }

    func namedTargets(_ dependencies: [Target.Dependency]) -> [String] {
        dependencies.compactMap { dependency in
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): name
            default: nil
            }
        }
    }

    package.products = package.products.map { product in
        guard let library = product as? Product.Library else { return product }
        return .library(name: library.name, type: library.type, targets: modules(of: library.targets).sorted())
    }
    for test in package.targets where test.type == .test {
        let named = namedTargets(test.dependencies)
        test.dependencies += modules(of: named).subtracting(named).sorted().map { .target(name: $0) }
    }
#endif
