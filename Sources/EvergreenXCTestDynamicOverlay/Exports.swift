// What a source finds that says `import XCTestDynamicOverlay`, where the compiler takes that name for this module.
@_exported public import EvergreenDependencies
