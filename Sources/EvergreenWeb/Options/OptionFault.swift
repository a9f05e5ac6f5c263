/// The error message for an invalid value of an option; nil for a valid one: `VALUE: what it should be`.
enum OptionFault {
    static func hostname(_ text: String) -> String? {
        isName(text) ? nil : "\(text): a host name is like players.example.org, without a scheme, a port or a path."
    }

    static func origin(_ text: String) -> String? {
        isOrigin(text) ? nil : "\(text): an origin is like https://example.org, without a path."
    }

    static func proxy(_ text: String) -> String? {
        NetworkRange(text) == nil ? "\(text): choose an address like 127.0.0.1 or 10.0.0.0/8." : nil
    }

    private static func isName(_ text: String) -> Bool {
        NetworkAddress(host: text) != nil
            || text.wholeMatch(
                of: /[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?)*/
            ) != nil
    }

    private static func isOrigin(_ text: String) -> Bool {
        guard let match = text.wholeMatch(of: /https?:\/\/(?<host>[^:\/]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?/) else {
            return false
        }
        return isName(String(match.host))
    }
}
