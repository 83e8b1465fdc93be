/// Why a page cannot be shown, with the numbers of `NSURLErrorDomain`.
enum LoadFailure: Int, Error {
  /// A later navigation took its place.
  case cancelled = -999
  /// No browser knows what to do with such an address.
  case unsupported = -1002
  /// There is no such server.
  case unknownHost = -1003
  /// The device is connected to nothing.
  case offline = -1009

  /// What the system says about it.
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
  /// Finds the page at an address, and keeps it for the next time.
  ///
  /// A page that this browser has seen before needs no server.
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
