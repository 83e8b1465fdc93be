import AutoTrack
import LabLanguage

extension TransportAnswer {
  /// The reason why a server has not taken everything, with a remedy.
  var reason: String {
    switch self {
    case .failure(let reason): reason
    case .response(let response): response.reason
    }
  }
}

extension TransportResponse {
  fileprivate var reason: String {
    guard 200...299 ~= status else { return "the server answered \(status)\(words); \(remedy)" }
    if isPage { return "the server answered with a web page; look at the address's path" }
    return accepted(of: []) == nil
      ? "the server's answer is not made as docs/delivery.md has it; look at the address's path"
      : "the server has not accepted everything; see what it says of it"
  }

  private var remedy: String {
    switch status {
    case 300...399: "name the address that it leads to"
    case 401, 403, 407: "name a server that asks for no password"
    case 404, 405, 410: "look at the address's path"
    default: "see what it says of it"
    }
  }

  /// A few words of the response: a redirect's target, or the body.
  private var words: String {
    if 300...399 ~= status, let place = headers["Location"] { return " (\(place.brief))" }
    let text = String(decoding: body.prefix(200), as: UTF8.self)
    return text.isEmpty || isPage ? "" : " (\(text.brief))"
  }

  /// True if the body is HTML, such as a network's login page.
  private var isPage: Bool { body.first { $0 > 0x20 } == UInt8(ascii: "<") }
}
