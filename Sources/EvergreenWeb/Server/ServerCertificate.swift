import EvergreenConcurrency
import Foundation
import Logging
import NIOCore
import NIOSSL

/// The TLS certificate of a server and its private key, from two PEM files.
///
/// Replaced files, as after a renewal, are reloaded for new connections. If they can't be used, the server keeps the current certificate
/// and logs the reason.
final class ServerCertificate: Sendable {
    private struct State {
        var context: NIOSSLContext
        /// The modification dates of the files from which the context was made.
        var dates: [Date?]
        var nextCheck: NIODeadline
    }

    private static let pause = TimeAmount.seconds(10)

    private let certificatePath: String
    private let keyPath: String
    private let logger: Logger
    private let state: Locked<State>

    /// - Throws: ``ServerError/unusableCertificate(_:reason:)``.
    init(certificate: String, key: String, logger: Logger) throws {
        certificatePath = certificate
        keyPath = key
        self.logger = logger
        // Before the files are read, so that a concurrent change is detected later.
        let dates = ServerCertificate.dates(of: [certificate, key])
        let context = try ServerCertificate.context(certificate: certificate, key: key, logger: logger)
        state = Locked(State(context: context, dates: dates, nextCheck: .now() + ServerCertificate.pause))
    }

    /// Makes the TLS handler of a connection.
    func makeHandler() -> NIOSSLServerHandler { NIOSSLServerHandler(context: context(at: .now())) }

    /// Checks the files periodically, with two system calls. Unchanged files are not read.
    func context(at time: NIODeadline) -> NIOSSLContext {
        state.withLock { state in
            guard time >= state.nextCheck else { return state.context }
            state.nextCheck = time + ServerCertificate.pause
            let dates = ServerCertificate.dates(of: [certificatePath, keyPath])
            guard dates != state.dates else { return state.context }
            do {
                let context = try ServerCertificate.context(certificate: certificatePath, key: keyPath, logger: logger)
                state.context = context
                state.dates = dates
                logger.notice("The certificate was reloaded.", metadata: ["file": "\(certificatePath)"])
            } catch {
                // Possibly only one of the files has been replaced so far. They are checked again.
                logger.error("The certificate could not be reloaded.", metadata: ["reason": "\(error)"])
            }
            return state.context
        }
    }

    private static func context(certificate: String, key: String, logger: Logger) throws -> NIOSSLContext {
        let chain = try reading(certificate) { try NIOSSLCertificate.fromPEMFile(certificate) }
        guard let first = chain.first else {
            throw ServerError.unusableCertificate(certificate, reason: "it contains no certificate in the PEM format")
        }
        if first.notValidAfter < Int(Date().timeIntervalSince1970) {
            logger.warning(
                "The certificate has expired: browsers will reject it.",
                metadata: ["file": "\(certificate)"]
            )
        }
        let privateKey = try reading(key) { try NIOSSLPrivateKey(file: key, format: .pem) }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) },
            privateKey: .privateKey(privateKey)
        )
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        return try reading(key) { try NIOSSLContext(configuration: configuration) }
    }

    private static func reading<Value>(_ file: String, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch {
            throw ServerError.unusableCertificate(file, reason: "\(error)")
        }
    }

    private static func dates(of files: [String]) -> [Date?] {
        files.map { file in
            try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        }
    }
}
