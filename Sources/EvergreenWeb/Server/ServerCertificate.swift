import EvergreenConcurrency
import Foundation
import Logging
import NIOCore
import NIOSSL

/// The certificate with which a server proves its name, and its key, from two files in the PEM format.
///
/// Files that are replaced, as a renewal does, are read again for connections that come later. If they can't be used, the
/// server goes on with what it has, and the log says why.
final class ServerCertificate: Sendable {
    private struct State {
        var context: NIOSSLContext
        /// When the files were changed that the context was made of.
        var dates: [Date?]
        var nextLook: NIODeadline
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
        // Before the files are read: a change meanwhile is found later.
        let dates = ServerCertificate.dates(of: [certificate, key])
        let context = try ServerCertificate.context(certificate: certificate, key: key, logger: logger)
        state = Locked(State(context: context, dates: dates, nextLook: .now() + ServerCertificate.pause))
    }

    /// Encrypts a connection.
    func makeHandler() -> NIOSSLServerHandler { NIOSSLServerHandler(context: context(at: .now())) }

    /// The files are looked at from time to time: two calls of the system, and nothing is read that has not changed.
    func context(at time: NIODeadline) -> NIOSSLContext {
        state.withLock { state in
            guard time >= state.nextLook else { return state.context }
            state.nextLook = time + ServerCertificate.pause
            let dates = ServerCertificate.dates(of: [certificatePath, keyPath])
            guard dates != state.dates else { return state.context }
            do {
                let context = try ServerCertificate.context(certificate: certificatePath, key: keyPath, logger: logger)
                state.context = context
                state.dates = dates
                logger.notice("The certificate was read again.", metadata: ["file": "\(certificatePath)"])
            } catch {
                // One of the two may have been replaced so far. They are looked at again.
                logger.error("The certificate could not be read again.", metadata: ["reason": "\(error)"])
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
                "The certificate has expired: browsers will refuse it.",
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
