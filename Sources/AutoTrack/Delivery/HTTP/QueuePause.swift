#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// A pause of a session's queue, so that waiting for an answer uses almost no CPU.
  ///
  /// On Linux a session is notified of writable sockets as long as the request lives, which is all
  /// the time: it creates a source for that while it connects, and never cancels it
  /// (swift-corelibs-foundation, `MultiHandle.swift`). Waiting for an answer took half a core. A
  /// request of this scheme sleeps on the session's own queue, which stops these notifications
  /// meanwhile.
  final class QueuePause: URLProtocol {
    private static let scheme = "autotrack-pause"
    /// The length of a pause as a share of the silence before it, and its bounds in seconds.
    ///
    /// Activity is not delayed, and an answer arrives late by a fifth at most.
    private static let (share, bounds) = (0.2, 0.001...0.05)

    /// Returns the request for a pause after a silence of `seconds`.
    static func request(after seconds: Double) -> URLRequest? {
      let pause = max(bounds.lowerBound, min(bounds.upperBound, seconds * share))
      return URL(string: "\(scheme):\(pause)").map { URLRequest(url: $0) }
    }

    /// Returns true if a request is for a pause.
    static func isAsked(by request: URLRequest?) -> Bool { request?.url?.scheme == scheme }

    override class func canInit(with request: URLRequest) -> Bool { isAsked(by: request) }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      let text = request.url?.absoluteString.dropFirst(Self.scheme.count + 1) ?? ""
      Thread.sleep(forTimeInterval: min(Double(text) ?? 0, Self.bounds.upperBound))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }
#endif
