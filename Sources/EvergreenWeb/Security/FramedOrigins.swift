import EvergreenRuntime
import EvergreenUI

extension [EnvironmentValues] {
    /// The sites that the pages of these scenes may contain, in a stable order.
    var framedOrigins: [WebOrigin] { Set(flatMap(\.webViewOrigins)).sorted { $0.text < $1.text } }
}
