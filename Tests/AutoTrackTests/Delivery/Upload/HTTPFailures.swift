import Foundation
import Testing
import Wording

@testable import AutoTrackHTTP

/// The error messages for a server that does not answer.
@Suite struct HTTPFailures {
  private static let plain = HTTPFailure(place: "h:1", isSecure: false)
  private static let secure = HTTPFailure(place: "h:1", isSecure: true)

  @Test(arguments: [
    (URLError.Code.unknown, "SSL certificate problem: self-signed certificate"),
    (.serverCertificateUntrusted, "it is not trusted"),
    (.serverCertificateHasBadDate, "it has expired"),
  ])
  func `the error for an untrusted certificate quotes the system's words`(
    code: URLError.Code, words: String
  ) {
    #expect(
      Self.secure.sentence(of: code, saying: words).text
        == "the certificate of h:1 is not trusted (\(words)); "
        + "let this machine trust it, or use a server that it trusts")
  }

  @Test(arguments: [
    (URLError.Code.unknown, "OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number"),
    (.unknown, "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to h:1"),
    (.secureConnectionFailed, "An SSL error has occurred"),
  ])
  func `the error for a TLS request to a plain server suggests http`(
    code: URLError.Code, words: String
  ) {
    #expect(
      Self.secure.sentence(of: code, saying: words)
        == "h:1 does not speak TLS; use http:// or another port")
  }

  @Test func `the error for a closed connection suggests TLS for plain addresses only`() {
    let sentence: Sentence = "h:1 closed the connection without an answer; check the server's log"
    #expect(
      Self.plain.sentence(of: .networkConnectionLost, saying: "")
        == "\(sentence), or use https:// if it speaks TLS")
    #expect(Self.secure.sentence(of: .badServerResponse, saying: "") == sentence)
  }

  @Test(arguments: [
    "transfer closed with 8 bytes remaining to read", "end of response with 8 bytes missing",
  ])
  func `an answer that ends early is told from no answer by libcurl's words`(words: String) {
    #expect(Self.plain.sentence(of: .unknown, saying: words) == Self.plain.breakOff)
  }

  @Test func `an unknown failure quotes the system's words`() {
    #expect(
      Self.plain.sentence(of: .cannotWriteToFile, saying: "no room")
        == "h:1 gave no answer: no room")
    #expect(Self.plain.sentence(of: nil, saying: "why not") == "h:1 gave no answer: why not")
  }
}
