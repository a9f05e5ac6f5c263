import EvergreenRuntime
import EvergreenUI
import HTTPTypes

extension PageHandshake {
    /// Nil without a cookie that looks like the browser's.
    init?(
        _ headers: HTTPFields,
        from source: TrustedProxies.Source,
        isFromTrustedProxy: Bool,
        basePath: BasePath,
        languages: AppLanguages = .main,
        hostUser: AuthenticatedUser? = nil,
        prepareEnvironment: (@MainActor @Sendable (inout EnvironmentValues) -> Void)? = nil
    ) {
        let cookies = headers[.cookie]
        guard let client = ClientCookie.client(in: cookies, for: basePath) else { return nil }
        var traits = TraitsCookie.traits(in: cookies)
        traits.locale = languages.locale(for: AcceptLanguage.languages(in: headers[.acceptLanguage]))
        var request = WebRequest(
            handshake: headers,
            appPath: basePath.prefix,
            from: source,
            isFromTrustedProxy: isFromTrustedProxy
        )
        request.hostUser = hostUser
        self.init(
            client: client,
            signIn: SignInCookie.token(in: cookies, isSecure: source.isSecure, app: basePath),
            traits: traits,
            request: request,
            prepareEnvironment: prepareEnvironment
        )
    }
}
