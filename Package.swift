// swift-tools-version: 6.2
import PackageDescription

// Targets are the pipeline from bytes to the tool, in the order in which data flows.
// A target imports only what stands above it: see Documentation/Architecture.md.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableExperimentalFeature("Lifetimes"),
]

let package = Package(
    name: "Rivulet",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "RivuletFormat", targets: ["RivuletFormat", "RivuletMarkup"]),
        .library(name: "RivuletRuntime", targets: ["RivuletRuntime"]),
        .library(name: "RivuletPlayback", targets: ["RivuletPlayback"]),
        .library(name: "RivuletTesting", targets: ["RivuletTesting"]),
        .library(name: "RivuletRender", targets: ["RivuletRender"]),
        .executable(name: "rivulet", targets: ["rivulet"]),
    ],
    targets: [
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
        .target(name: "RivuletSchema", swiftSettings: settings),
        .target(name: "RivuletFormat", dependencies: ["RivuletSchema", "CZlib"], swiftSettings: settings),
        .target(name: "RivuletMarkup", dependencies: ["RivuletSchema", "RivuletFormat"], swiftSettings: settings),
        .target(name: "RivuletRuntime", dependencies: ["RivuletSchema", "RivuletFormat"], swiftSettings: settings),
        .target(name: "RivuletPlayback", dependencies: ["RivuletRuntime"], swiftSettings: settings),
        .target(name: "JPEGDecoding", dependencies: ["CJPEG"]),
        .target(
            name: "RivuletRender", dependencies: ["RivuletRuntime", "CCairo", "JPEGDecoding", "CWebP", "CZlib"],
            swiftSettings: settings),
        .target(
            name: "RivuletTesting", dependencies: ["RivuletRuntime", "RivuletPlayback"], swiftSettings: settings),
        .target(
            name: "RivuletConformance",
            dependencies: ["RivuletSchema", "RivuletFormat", "RivuletMarkup", "RivuletRuntime"],
            swiftSettings: settings),
        .target(
            name: "RivuletCommands",
            dependencies: [
                "RivuletSchema", "RivuletFormat", "RivuletMarkup", "RivuletRuntime", "RivuletPlayback",
                "RivuletConformance", "RivuletRender",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "rivulet", dependencies: ["RivuletCommands"], path: "Sources/RivuletCLI", swiftSettings: settings),
        .executableTarget(
            name: "SchemaGenerator", exclude: ["schema.json"], swiftSettings: settings),
        .target(
            name: "RivuletTestSupport",
            dependencies: ["RivuletSchema", "RivuletFormat", "RivuletMarkup", "RivuletRuntime"],
            path: "Tests/RivuletTestSupport", swiftSettings: settings),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .executableTarget(
            name: "SteadyFrames", dependencies: ["RivuletRuntime", "AllocationCounter"], path: "Tests/SteadyFrames",
            swiftSettings: settings),
        .testTarget(
            name: "RivuletSchemaTests", dependencies: ["RivuletSchema", "RivuletTestSupport"], swiftSettings: settings),
        .testTarget(
            name: "RivuletFormatTests", dependencies: ["RivuletFormat", "RivuletTestSupport"],
            exclude: ["roundtrip-exceptions.txt"], swiftSettings: settings),
        .testTarget(
            name: "RivuletMarkupTests", dependencies: ["RivuletMarkup", "RivuletTestSupport"], swiftSettings: settings),
        .testTarget(
            name: "RivuletRuntimeTests",
            dependencies: ["RivuletRuntime", "RivuletMarkup", "RivuletConformance", "RivuletTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "RivuletPlaybackTests", dependencies: ["RivuletPlayback", "RivuletMarkup", "RivuletTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "RivuletTestingTests", dependencies: ["RivuletTesting", "RivuletPlayback"], swiftSettings: settings),
        // A pretend app that tests its own intro: it sees the products only, with settings of its own.
        .testTarget(
            name: "ExampleAppTests", dependencies: ["RivuletPlayback", "RivuletTesting"]),
        .testTarget(
            name: "RivuletRenderTests", dependencies: ["RivuletRender", "RivuletMarkup", "RivuletTestSupport"],
            exclude: ["Golden"], swiftSettings: settings),
        .testTarget(
            name: "RivuletCommandsTests", dependencies: ["RivuletCommands", "RivuletTesting", "RivuletTestSupport"],
            swiftSettings: settings),
    ]
)
