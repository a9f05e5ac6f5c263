import EvergreenDocument
import EvergreenRuntime
import EvergreenUI
import HTTPTypes

extension AppLanguages {
    /// Returns the screen traits of a request: those in its cookie, and the app's language that the browser prefers.
    func traits(of headers: HTTPFields) -> WindowTraits {
        var traits = TraitsCookie.traits(in: headers[.cookie])
        traits.locale = locale(for: AcceptLanguage.languages(in: headers[.acceptLanguage]))
        return traits
    }
}

extension PageHandshake {
    /// Nil without a valid client cookie.
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
            traits: languages.traits(of: headers),
            request: request,
            prepareEnvironment: prepareEnvironment
        )
    }
}
