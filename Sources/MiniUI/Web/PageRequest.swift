/// A request that a page has sent to a server without the app's help (S2.1).
public struct PageRequest: Equatable, Sendable {
  /// The address of the request.
  public let address: String
  /// The body of the request.
  public let body: String
  /// The user agent of the browser.
  public let userAgent: String
  /// The bundle identifier of the app that showed the page, or Safari's.
  public let owner: String
  /// True if the request reached the server; otherwise it is lost.
  public let arrived: Bool
}
