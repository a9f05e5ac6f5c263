/// What `import SwiftUI` gives the source of an app without further imports: URLs, dates and formats, queues, and
/// `@Observable`; and the modules on which this one stands.
@_exported import Dispatch
@_exported import EvergreenConcurrency
@_exported import EvergreenDocument
@_exported import EvergreenFoundation
@_exported import EvergreenRuntime
@_exported import Foundation
@_exported import Observation
