/// What `import SwiftUI` gives the source of an app without further imports: URLs, dates and formats, queues, and
/// `@Observable`.
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
