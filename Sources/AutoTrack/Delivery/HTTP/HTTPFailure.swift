import Foundation
import Wording

/// The sentence for a request without an answer, with a remedy that the system's text lacks.
struct HTTPFailure {
  /// The host and the port as in the URL.
  let place: String
  /// True for `https`.
  let isSecure: Bool

  /// Returns the sentence for an error, without its full stop.
  ///
  /// On Linux the error codes are coarse, and the texts are those of libcurl and OpenSSL; on macOS
  /// the codes are precise instead.
  func sentence(of code: URLError.Code?, saying words: String) -> Sentence {
    switch code {
    case .cannotFindHost, .dnsLookupFailed:
      "the host \(place) was not found; check its spelling and this machine's network"
    case .cannotConnectToHost: "no server is listening at \(place); start it, or correct the port"
    case .networkConnectionLost, .badServerResponse:
      isSecure
        ? "\(place) closed the connection without an answer; check the server's log"
        : "\(place) closed the connection without an answer;"
          + " check the server's log, or use https:// if it speaks TLS"
    case _ where words.contains("HTTP/0.9") || code == .cannotParseResponse:
      "\(place) does not answer in HTTP; use the port of an HTTP server"
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot:
      certificate(words)
    case _ where words.contains("certificate"): certificate(words)
    case .secureConnectionFailed: noTLS
    case _ where isSecure && words.contains("SSL"): noTLS
    // The system may report the end before it has reported the head of the answer.
    case _ where words.contains("bytes remaining to read") || words.contains("bytes missing"):
      breakOff
    default: "\(place) gave no answer: \(words)"
    }
  }

  /// The sentence for an answer that ended early.
  var breakOff: Sentence {
    "\(place) closed the connection in the middle of its answer; check the server's log"
  }

  func lateness(after seconds: Double) -> Sentence {
    let isWhole = seconds == seconds.rounded()
    let time = isWhole ? "\(Int(seconds))" : "\(seconds)"
    return "\(place) gave no answer within \(time) s; check whether the server is busy or hangs"
  }

  private var noTLS: Sentence { "\(place) does not speak TLS; use http:// or another port" }

  private func certificate(_ words: String) -> Sentence {
    "the certificate of \(place) is not trusted (\(words));"
      + " let this machine trust it, or use a server that it trusts"
  }
}
