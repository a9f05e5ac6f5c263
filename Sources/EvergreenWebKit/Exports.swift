// What a source finds that says `import WebKit`, where the compiler takes that name for this module.
@_exported public import EvergreenUI
