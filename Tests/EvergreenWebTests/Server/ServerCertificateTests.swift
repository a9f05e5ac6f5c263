import Foundation
import Logging
import NIOCore
import NIOSSL
import Testing

@testable import EvergreenWeb

/// Certificates that are loaded, renewed and malformed. A page over TLS is tested in a browser: `test_tls.py`.
struct ServerCertificateTests {
    private let folder: URL
    private let log = LogRecorder()
    private let start = NIODeadline.now()

    private var certificate: String { folder.appending(path: "server.crt").path }
    private var key: String { folder.appending(path: "server.key").path }

    init() throws {
        folder = URL.temporaryDirectory.appending(path: "certificate-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Writes both files with a modification date.
    private func write(certificate: String, key: String, day: Int) throws {
        for (text, path) in [(certificate, self.certificate), (key, self.key)] {
            try Data(text.utf8).write(to: URL(filePath: path))
            let date = Date(timeIntervalSince1970: Double(day) * 86400)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
    }

    private func read() throws -> ServerCertificate {
        try ServerCertificate(certificate: certificate, key: key, logger: log.logger)
    }

    private func shows(_ context: NIOSSLContext, _ certificate: String) throws -> Bool {
        let expected = try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem)
        return context.configuration.certificateChain == [.certificate(expected)]
    }

    @Test func `a renewed certificate is used for later connections`() throws {
        try write(certificate: Self.a.certificate, key: Self.a.key, day: 1)
        let certificate = try read()
        try write(certificate: Self.b.certificate, key: Self.b.key, day: 2)
        #expect(try shows(certificate.context(at: start), Self.a.certificate))
        #expect(try shows(certificate.context(at: start + .seconds(11)), Self.b.certificate))
        #expect(log.messages == ["The certificate was reloaded."])
    }

    @Test func `unchanged files are not reloaded`() throws {
        try write(certificate: Self.a.certificate, key: Self.a.key, day: 1)
        let certificate = try read()
        let context = certificate.context(at: start)
        #expect(certificate.context(at: start + .hours(1)) === context)
    }

    @Test func `an incomplete or invalid renewal keeps the current certificate and is retried`() throws {
        try write(certificate: Self.a.certificate, key: Self.a.key, day: 1)
        let certificate = try read()
        try write(certificate: Self.b.certificate, key: Self.a.key, day: 2)
        #expect(try shows(certificate.context(at: start + .seconds(11)), Self.a.certificate))
        try FileManager.default.removeItem(atPath: key)
        #expect(try shows(certificate.context(at: start + .seconds(22)), Self.a.certificate))
        #expect(log.messages == Array(repeating: "The certificate could not be reloaded.", count: 2))
        try write(certificate: Self.b.certificate, key: Self.b.key, day: 3)
        #expect(try shows(certificate.context(at: start + .seconds(33)), Self.b.certificate))
    }

    @Test func `a certificate with another's key is rejected, naming the file`() throws {
        try write(certificate: Self.a.certificate, key: Self.b.key, day: 1)
        let error = #expect(throws: ServerError.self) { try read() }
        #expect(error?.description.contains(key) == true)
    }

    @Test func `an expired certificate is used and logged`() throws {
        try write(certificate: Self.old.certificate, key: Self.old.key, day: 1)
        #expect(try shows(read().context(at: start), Self.old.certificate))
        #expect(log.messages == ["The certificate has expired: browsers will reject it."])
    }

    /// The certificate of a.test, valid until 2126, and its key: for tests only.
    private static let a = (
        certificate: """
        -----BEGIN CERTIFICATE-----
        MIIBeTCCAR+gAwIBAgIUKLG+0SE0urE2+JJG8ZFI/5WtZb8wCgYIKoZIzj0EAwIw
        ETEPMA0GA1UEAwwGYS50ZXN0MCAXDTI2MTEyMzE4MTk1MVoYDzIxMjYxMDMwMTgx
        OTUxWjARMQ8wDQYDVQQDDAZhLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
        AAQacs91xgIY2gmJUE8w72TRl6P7ctOlWC1yEg4hHqxU2ooH/ap5vmE1xsObS7ws
        NHxoDkwRKuQOiYCXxo6uK8reo1MwUTAdBgNVHQ4EFgQUqYe4/2bSUGFz//2oaQZz
        mP2atd0wHwYDVR0jBBgwFoAUqYe4/2bSUGFz//2oaQZzmP2atd0wDwYDVR0TAQH/
        BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA3ifRWxfpccUuNToiKpsbERs9a/wc
        8wL963VajZvvmj4CICv/xxRR15CHqS+UgY9n9mWwvhOunvBU1bIEaBpQTZ15
        -----END CERTIFICATE-----
        """,
        key: """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgroWJbLIYkSpq1ZhJ
        sJo3eh060zzj7ERAtN0MJtodn86hRANCAAQacs91xgIY2gmJUE8w72TRl6P7ctOl
        WC1yEg4hHqxU2ooH/ap5vmE1xsObS7wsNHxoDkwRKuQOiYCXxo6uK8re
        -----END PRIVATE KEY-----
        """
    )

    /// The same for b.test.
    private static let b = (
        certificate: """
        -----BEGIN CERTIFICATE-----
        MIIBeDCCAR+gAwIBAgIUIABzO5m1lEyjgUVWs0NIJWBCDpowCgYIKoZIzj0EAwIw
        ETEPMA0GA1UEAwwGYi50ZXN0MCAXDTI2MTEyMzE4MTk1MVoYDzIxMjYxMDMwMTgx
        OTUxWjARMQ8wDQYDVQQDDAZiLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
        AARUxRGIzZ59vHmoCrzXAyYqBzSnh/YHjwYVfovkarRjYJdnjAGtj6/8asFDyypN
        4+JYuznfpkV15lZy+yaRTFQWo1MwUTAdBgNVHQ4EFgQUyOlEKfN6w3pTPJQhFMf+
        Tl4Aeo0wHwYDVR0jBBgwFoAUyOlEKfN6w3pTPJQhFMf+Tl4Aeo0wDwYDVR0TAQH/
        BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBLsnJSc2Vo2hraamqXOcgLZuwvoA86
        6x/JSa65/VrtrgIgHR2xvhTn3/0/vScVqrGcDd5pW/n11u9GxmYxhSxXlZc=
        -----END CERTIFICATE-----
        """,
        key: """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeytIBd9/mKs8MPyG
        iczkRCkdHMe4ttsdomNhAo07g72hRANCAARUxRGIzZ59vHmoCrzXAyYqBzSnh/YH
        jwYVfovkarRjYJdnjAGtj6/8asFDyypN4+JYuznfpkV15lZy+yaRTFQW
        -----END PRIVATE KEY-----
        """
    )

    /// The same for old.test, which expired in 2026.
    private static let old = (
        certificate: """
        -----BEGIN CERTIFICATE-----
        MIIBIDCBxwIUbvGphcqrJthGOBoPwEytZMmO1f4wCgYIKoZIzj0EAwIwEzERMA8G
        A1UEAwwIb2xkLnRlc3QwHhcNMjYxMTIzMTgyMDI1WhcNMjYxMTIyMTgyMDI1WjAT
        MREwDwYDVQQDDAhvbGQudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFYv
        OzacGShFMAXYBfKaCmBqX7gqvRkxqpfm4iOeMX9qp/SXJQMvR6OLNN+nwBvx+dPp
        bZDAPuEwkPKpz21rL14wCgYIKoZIzj0EAwIDSAAwRQIgZ4uZL1Czan6bLlebriZW
        V8HF0vfMC2aZiDTMUsQ/SxoCIQDtDMFG1N/aSn3jFgpAUZh5MQ8qAbaheZOEB1ko
        kJNq4Q==
        -----END CERTIFICATE-----
        """,
        key: """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1+p/IpkA8hcAlr4Z
        1h47NHx9nRYM8c2tco9PdJtHiGOhRANCAARWLzs2nBkoRTAF2AXymgpgal+4Kr0Z
        MaqX5uIjnjF/aqf0lyUDL0ejizTfp8Ab8fnT6W2QwD7hMJDyqc9tay9e
        -----END PRIVATE KEY-----
        """
    )
}
