// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that an app that depends on Evergreen can have targets with these names.

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let combine = Target.Dependency.product(name: "OpenCombineShim", package: "OpenCombine")
let evergreen = Target.Dependency.product(name: "Evergreen", package: "evergreen")
let charts = Target.Dependency.product(name: "EvergreenCharts", package: "evergreen")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let models = Target.Dependency.product(name: "EvergreenModels", package: "evergreen")
let sharing = Target.Dependency.product(name: "EvergreenSharing", package: "evergreen")
let store = Target.Dependency.product(name: "EvergreenStore", package: "evergreen")
let storeTesting = Target.Dependency.product(name: "EvergreenStoreTesting", package: "evergreen")
let testing = Target.Dependency.product(name: "EvergreenTesting", package: "evergreen")

/// Module aliases that resolve Apple's imports on Linux.
let appleImports = SwiftSetting.unsafeFlags(
    [
        "-module-alias", "SwiftUI=EvergreenSwiftUI", "-module-alias", "Charts=EvergreenCharts",
        "-module-alias", "CoreTransferable=EvergreenCoreTransferable",
        "-module-alias", "UniformTypeIdentifiers=EvergreenUniformTypeIdentifiers",
    ],
    .when(platforms: [.linux])
)

/// The gallery's pages that show their sources.
let galleryPages = [
    "Alignments", "Animations", "Arrangements", "Bars", "Board", "Carousels", "Charts", "Clipboard", "Containers",
    "Controls", "Dates", "Dragging", "Drawing", "Effects", "Files", "Forms", "Frames", "Geometry", "Gestures",
    "Gradients", "Images", "Keyboard",
    "Keyframes", "Languages", "Layouts", "Links", "Lists", "Mail", "Motion", "Plots", "Pointers", "Presentations",
    "Proportions",
    "Reveals", "Rows", "Screen", "Scrolling", "Selection", "Settings", "Shapes", "Sizes", "Stacks", "Styles",
    "Subviews", "Symbols", "Tables", "Tabs", "Texts", "Transactions", "Trees", "Words",
]

let package = Package(
    name: "evergreen-examples",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .executable(name: "Bookshelf", targets: ["Bookshelf"]),
        .executable(name: "Clubhouse", targets: ["Clubhouse"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "Garden", targets: ["Garden"]),
        .executable(name: "GuestBook", targets: ["GuestBook"]),
        .executable(name: "Journal", targets: ["Journal"]),
        .executable(name: "Players", targets: ["Players"]),
        .executable(name: "Recipes", targets: ["Recipes"]),
        .executable(name: "Screens", targets: ["Screens"]),
        .executable(name: "ToDo", targets: ["ToDo"]),
    ],
    dependencies: [
        .package(name: "evergreen", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        .executableTarget(
            name: "Bookshelf",
            dependencies: [evergreen, grdb, argumentParser],
            path: "Bookshelf/Sources"
        ),
        .testTarget(
            name: "BookshelfTests",
            dependencies: ["Bookshelf", evergreen, grdb, testing],
            path: "Bookshelf/Tests"
        ),

        .executableTarget(
            name: "Clubhouse",
            dependencies: [evergreen, hummingbird, argumentParser],
            path: "Clubhouse/Sources"
        ),
        .testTarget(
            name: "ClubhouseTests",
            dependencies: [
                "Clubhouse", evergreen, hummingbird, testing,
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ],
            path: "Clubhouse/Tests"
        ),

        .executableTarget(
            name: "Gallery",
            dependencies: ["GalleryPageSource", charts, evergreen, sharing, argumentParser],
            path: "Gallery/Sources",
            resources: [
                .copy("Assets.xcassets"), .process("Localizable.xcstrings"), .copy("Segments-Regular.ttf"),
                .process("icon.svg"),
            ]
        ),
        // The source files of the pages as resources, which the gallery shows beside the pages.
        .target(
            name: "GalleryPageSource",
            path: "Gallery",
            exclude: [
                "Sources/Assets.xcassets", "Sources/AtlasView.swift", "Sources/GalleryApp.swift",
                "Sources/GalleryCommand.swift",
                "Sources/GalleryPage.swift", "Sources/Localizable.xcstrings", "Sources/Sample.swift",
                "Sources/Segments-Regular.ttf", "Sources/SourceView.swift", "Sources/WindowLayoutPage.swift",
                "Sources/WriterView.swift", "Sources/icon.svg",
            ],
            sources: ["PageSource"],
            resources: galleryPages.map { .copy("Sources/\($0)Page.swift") }
        ),

        .executableTarget(
            name: "Garden",
            dependencies: ["GardenModels", evergreen, argumentParser],
            path: "Garden/Sources"
        ),
        // The models and view models of Garden, independent of views.
        .target(
            name: "GardenModels",
            dependencies: [.product(name: "EvergreenDatabase", package: "evergreen"), combine, grdb],
            path: "Garden/Models"
        ),
        .testTarget(
            name: "GardenTests",
            dependencies: ["Garden", "GardenModels", evergreen, grdb, testing],
            path: "Garden/Tests"
        ),

        .executableTarget(
            name: "GuestBook",
            dependencies: [
                evergreen, grdb, argumentParser,
                // For password hashes with scrypt.
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            path: "GuestBook/Sources"
        ),
        .testTarget(
            name: "GuestBookTests",
            dependencies: ["GuestBook", evergreen, grdb, testing],
            path: "GuestBook/Tests"
        ),

        .executableTarget(
            name: "Journal",
            dependencies: [evergreen, store, grdb, argumentParser],
            path: "Journal/Sources"
        ),
        .testTarget(
            name: "JournalTests",
            dependencies: ["Journal", evergreen, store, storeTesting, testing, grdb],
            path: "Journal/Tests"
        ),

        .executableTarget(name: "Players", dependencies: [evergreen, grdb, argumentParser], path: "Players/Sources"),
        .testTarget(name: "PlayersTests", dependencies: ["Players", testing], path: "Players/Tests"),

        .executableTarget(
            name: "Recipes",
            dependencies: ["RecipeModels", evergreen, models, argumentParser],
            path: "Recipes/Sources"
        ),
        // The model classes of Recipes, in two versions, and their background work, independent of views.
        .target(name: "RecipeModels", dependencies: [models], path: "Recipes/Models"),
        .testTarget(
            name: "RecipesTests",
            dependencies: ["RecipeModels", "Recipes", evergreen, models, testing, grdb],
            path: "Recipes/Tests"
        ),

        // Sources with imports of Apple's frameworks, unchanged.
        .executableTarget(
            name: "Screens",
            dependencies: [
                .product(name: "EvergreenCharts", package: "evergreen", condition: .when(platforms: [.linux])),
                .product(name: "EvergreenSwiftUI", package: "evergreen", condition: .when(platforms: [.linux])),
            ],
            path: "Screens/Sources",
            swiftSettings: [appleImports]
        ),

        .executableTarget(
            name: "ToDo",
            dependencies: [
                evergreen, grdb, argumentParser,
                .product(name: "EvergreenMacros", package: "evergreen"),
            ],
            path: "ToDo/Sources"
        ),
        .testTarget(name: "ToDoTests", dependencies: ["ToDo", evergreen, testing], path: "ToDo/Tests"),
    ],
    swiftLanguageModes: [.v6]
)
