#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// Keeps the queue of a session busy for a moment, so that waiting costs next to nothing.
  ///
  /// On Linux a session hears of a socket that could be written to as long as the request lives,
  /// which it is all the time: it made a source for that while it connected, and never cancels it
  /// (swift-corelibs-foundation, `MultiHandle.swift`). Waiting for an answer took half a core. A
  /// request of this scheme is answered on the session's own queue, where nothing else happens
  /// meanwhile.
  final class QueuePause: URLProtocol {
    private static let scheme = "autotrack-pause"
    /// A pause lasts as long as this part of the silence before it, within these bounds, so that
    /// what goes on is not held up, and an answer is late by a fifth at most.
    private static let (share, bounds) = (0.2, 0.001...0.05)

    /// The request for a pause after so many seconds of silence.
    static func request(after seconds: Double) -> URLRequest? {
      let pause = max(bounds.lowerBound, min(bounds.upperBound, seconds * share))
      return URL(string: "\(scheme):\(pause)").map { URLRequest(url: $0) }
    }

    /// Whether a request is one for a pause.
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
