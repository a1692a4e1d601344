// swift-tools-version: 6.1
import PackageDescription

// Fuzzers of the byte layer. A package of its own, because they need a toolchain with libFuzzer: see README.md.

let package = Package(
    name: "RivuletFuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rivulet", path: "../..")],
    targets: [
        .systemLibrary(name: "LibFuzzer"),
        .executableTarget(
            name: "FuzzRead", dependencies: ["LibFuzzer", .product(name: "RivuletFormat", package: "Rivulet")]),
        .executableTarget(
            name: "FuzzRoundTrip", dependencies: ["LibFuzzer", .product(name: "RivuletFormat", package: "Rivulet")]),
    ]
)
