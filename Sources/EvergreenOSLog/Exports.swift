// What a source finds that says `import OSLog`, where the compiler takes that name for this module.
@_exported public import EvergreenOS
