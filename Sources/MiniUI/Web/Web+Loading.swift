/// The reason why a page cannot be loaded, with the numbers of `NSURLErrorDomain`.
enum LoadFailure: Int, Error {
  /// A later navigation has replaced this one.
  case cancelled = -999
  /// The scheme is not one of the web.
  case unsupported = -1002
  /// The server does not exist.
  case unknownHost = -1003
  /// The device has no network connection.
  case offline = -1009

  /// The system's error message.
  var words: String {
    switch self {
    case .cancelled: "The operation couldn’t be completed."
    case .unsupported: "unsupported URL"
    case .unknownHost: "A server with the specified hostname could not be found."
    case .offline: "The Internet connection appears to be offline."
    }
  }
}

extension Web {
  /// Returns the page at an address and caches it.
  ///
  /// A page that this browser has cached needs no server.
  func load(_ address: String, for owner: String) throws(LoadFailure) -> ScriptedPage {
    let place = WebAddress(address)
    let scheme = place.scheme
    guard WebAddress.isWeb(scheme) else { throw .unsupported }
    if scheme == "about" { return ScriptedPage(at: address) }
    let data = data(of: owner)
    if !isReachable, WebAddress.isRemote(scheme), !data.holds(place) { throw .offline }
    guard let page = page(in: place) else { throw .unknownHost }
    data.keep(place)
    return page
  }
}
